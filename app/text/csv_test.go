package text

import "testing"

func TestATableIsTextToASpreadsheet(t *testing.T) {
	for _, c := range []struct {
		fields []string
		want   string
	}{
		{[]string{"=1+1", "a,b", `say "x"`, "-2", "two\nlines", "@x", "5", ""}, "'=1+1,\"a,b\",\"say \"\"x\"\"\",'-2,\"two\nlines\",'@x,5,\r\n"},
		{[]string{"\t=1", "\r=1", "+1"}, "'\t=1,\"'\r=1\",'+1\r\n"},
		{[]string{"'t Woordenboek", "a=b"}, "'t Woordenboek,a=b\r\n"}, // no formula: the name stays as it is
		{[]string{"é"}, "\uFEFFé\r\n"},
	} {
		var table CSV
		table.Add(c.fields...)
		if got := table.File(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
