package trainer

import (
	"testing"
	"time"
	_ "time/tzdata" // the tests need the real changes of real places
)

func in(t *testing.T, name string) *time.Location {
	t.Helper()
	location, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return location
}

func TestADayBeginsAtTheHourThatThePersonChose(t *testing.T) {
	s := DefaultSettings()
	newYork := in(t, "America/New_York")
	late := time.Date(2026, 3, 3, 3, 59, 59, 0, newYork)
	early := time.Date(2026, 3, 2, 4, 0, 0, 0, newYork)
	if s.DayOf(late) != s.DayOf(early) || s.DayOf(late.Add(time.Second)) != s.DayOf(early)+1 {
		t.Errorf("days %d, %d, %d", s.DayOf(early), s.DayOf(late), s.DayOf(late.Add(time.Second)))
	}
	if before := time.Date(1969, 12, 31, 23, 0, 0, 0, time.UTC); (Settings{}).DayOf(before) != -1 {
		t.Errorf("the day before the first is %d", Settings{}.DayOf(before))
	}
}

// A slow twin walks over four years minute by minute in the places where clocks
// change at midnight, by half an hour, or by a whole day.
func TestADayBeginsWithItsFirstMinute(t *testing.T) {
	for _, name := range []string{"UTC", "America/New_York", "Europe/Berlin", "America/Santiago", "Africa/Cairo", "Asia/Beirut", "Australia/Lord_Howe", "America/Havana", "Atlantic/Azores", "Asia/Kathmandu", "Asia/Gaza"} {
		location := in(t, name)
		for _, hour := range []int{0, 1, 2, 3, 4, 12} {
			s := Settings{DayStart: hour}
			begin := time.Date(2023, 1, 1, 12, 0, 0, 0, location)
			last := s.DayOf(begin)
			for at := begin; at.Year() < 2026; at = at.Add(15 * time.Minute) {
				day := s.DayOf(at)
				if day == last {
					continue
				}
				if day != last+1 {
					t.Fatalf("%s, from %d h: day %d follows on day %d", name, hour, day, last)
				}
				last = day
				if got := s.Begins(day, location); !got.Equal(at) {
					t.Errorf("%s, from %d h: day %d begins at %v; its first minute is %v", name, hour, day, got, at)
				}
			}
		}
	}
}

func TestADayThatAPlaceLeftOutBeginsWithTheNext(t *testing.T) {
	apia := in(t, "Pacific/Apia") // had no 2011-12-30
	s := DefaultSettings()
	missing := s.DayOf(time.Date(2011, 12, 30, 12, 0, 0, 0, time.UTC))
	if got := s.Begins(missing, apia); got.After(s.Begins(missing+1, apia)) || s.DayOf(got) < missing {
		t.Errorf("the missing day begins at %v, the next at %v", got, s.Begins(missing+1, apia))
	}
}
