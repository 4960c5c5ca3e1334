//go:build !js

package client

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// dropLines clears parts of a table in the program's memory: its source files and lines, which functions were
// copied into which, and where a function may not be interrupted. WebAssembly has no interrupts. A stack trace
// still names each function that was called, at "?:0". dropLines reports whether it did so: it does not touch a
// table of another layout.
//
// This saves 223,950 bytes today.
//
// The table (runtime/symtab.go, cmd/link/internal/ld/pcln.go; all numbers little-endian):
//
//	+0    magic, padding, instruction size 1, pointer size 8
//	+8    count of functions, count of files, unused
//	+32   where the parts begin: names, units, files, pcs, functions
//	functions: for each one (entry uint32, offset of its record uint32)
//	record: ten words (entry, name, args, defer, pcsp, pcfile, pcln, npcdata, unit, line), four bytes of
//	        which the first is the kind of function and the last the count of funcdata, then npcdata
//	        offsets of further tables in pcs
func dropLines(image []byte) bool {
	t, ok := findTable(image)
	if !ok {
		return false
	}
	used := make([]bool, len(t.pcs))
	for f := range t.count {
		if !t.markUsed(f, used) {
			return false
		}
	}

	// Offset 0 says that there is no such table. The runtime asks for no file without it.
	for f := range t.count {
		record, _ := t.record(f)
		clear(record[4*pcfile : 4*npcdata])
		clear(record[4*unit : 4*(line+1)])
		for _, i := range droppedTables(record) {
			if at := recordSize + 4*i; at+4 <= pcdataEnd(record) {
				clear(record[at : at+4])
			}
		}
	}
	for i := range t.pcs {
		if !used[i] {
			t.pcs[i] = 0
		}
	}
	clear(t.units)
	for name := range bytes.SplitSeq(t.names, []byte{0}) {
		// The runtime prints the types of a generic function as "[...]".
		if from, to := bytes.IndexByte(name, '['), bytes.LastIndexByte(name, ']'); from >= 0 && from+1 < to {
			copy(name[from+1:to], bytes.Repeat([]byte{'.'}, to-from-1))
		}
	}
	return true
}

// knownGo is the version of Go whose runtime this file was written for. The numbers below change with Go, and
// the table does not show all of them.
const knownGo = "go1.26"

// The words of a function's record that this file uses.
const (
	pcsp, pcfile, npcdata, unit, line = 4, 5, 7, 8, 9

	kind       = 40 // in bytes
	recordSize = 44 // without the offsets that follow
)

// wrapper is the kind of function that the compiler generates around another (abi.FuncIDWrapper).
const wrapper = 23

// droppedTables are the pcdata that the runtime does not need (internal/abi/symtab.go). Table 0 says where a
// function may not be interrupted, table 2 which of its instructions were copied from other functions. Wrappers
// keep table 2: recover does not count a wrapper as a caller, but counts what was copied into it.
func droppedTables(record []byte) []int {
	if record[kind] == wrapper {
		return []int{0}
	}
	return []int{0, 2}
}

// pcdataEnd is the end of the offsets of pcdata tables in a function's record.
func pcdataEnd(record []byte) int {
	return recordSize + 4*int(wordAt(record, npcdata))
}

// lineTable holds the parts of the table as slices of the image.
type lineTable struct {
	count     int
	names     []byte // each ends in a zero
	units     []byte // with the files' names
	pcs       []byte
	functions []byte
}

// findTable finds the only table in the image and checks the order of its parts.
func findTable(image []byte) (t lineTable, ok bool) {
	header := []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}
	at := bytes.Index(image, header)
	if at < 0 || bytes.Contains(image[at+1:], header) || len(image)-at < 72 {
		return t, false
	}
	table := image[at:]
	word := func(i int) int { return int(min(binary.LittleEndian.Uint64(table[8*i:]), uint64(len(table)))) }
	t.count = word(1)
	names, units, files, pcs, functions := word(4), word(5), word(6), word(7), word(8)
	if names < 72 || units < names || files < units || pcs < files || functions < pcs || t.count >= (len(table)-functions)/8 {
		return t, false
	}
	t.names, t.units, t.pcs, t.functions = table[names:units], table[units:pcs], table[pcs:functions], table[functions:]
	return t, t.count > 0 && len(t.pcs) > 0
}

// record returns a function's record with its offsets. It must lie in the table and name the same entry.
func (t lineTable) record(f int) ([]byte, bool) {
	start, at := t.functions[8*f:8*f+4], binary.LittleEndian.Uint32(t.functions[8*f+4:])
	if int(at) > len(t.functions)-recordSize {
		return nil, false
	}
	record := t.functions[at:]
	size := recordSize + 4*int(min(wordAt(record, npcdata), 1<<16))
	if size > len(record) || !bytes.Equal(record[:4], start) {
		return nil, false
	}
	return record[:size], true
}

// markUsed marks the tables in pcs that the runtime needs for function f: the depth of the stack, and the pcdata
// that are not dropped.
func (t lineTable) markUsed(f int, used []bool) bool {
	record, ok := t.record(f)
	if !ok || !t.mark(wordAt(record, pcsp), used) {
		return false
	}
	dropped := droppedTables(record)
	for at := recordSize; at < pcdataEnd(record); at += 4 {
		if !slices.Contains(dropped, (at-recordSize)/4) && !t.mark(binary.LittleEndian.Uint32(record[at:]), used) {
			return false
		}
	}
	return true
}

// mark marks the table at the offset. It consists of pairs: the change of a value and a distance. A change of 0
// ends it, unless it is the first.
func (t lineTable) mark(offset uint32, used []bool) bool {
	if offset == 0 {
		return true
	}
	at := int(offset)
	for {
		change, size := uvarintAt(t.pcs, at)
		if size <= 0 {
			return false
		}
		if change == 0 && at > int(offset) {
			at += size
			break
		}
		at += size
		if _, size = uvarintAt(t.pcs, at); size <= 0 {
			return false
		}
		at += size
	}
	for i := int(offset); i < at; i++ {
		used[i] = true
	}
	return true
}

func uvarintAt(from []byte, at int) (value uint64, size int) {
	if at >= len(from) {
		return 0, 0
	}
	return binary.Uvarint(from[at:])
}

func wordAt(record []byte, i int) uint32 {
	return binary.LittleEndian.Uint32(record[4*i:])
}
