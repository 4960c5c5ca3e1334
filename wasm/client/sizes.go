//go:build !js

package client

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"
)

// CodeByPackage says how many bytes of a compiled client are the code of each Go package, before
// compression. Data is not counted: nothing in the file says which package it belongs to.
func CodeByPackage(module []byte) (map[string]int, error) {
	var bodies []int
	var table lineTable
	known := false
	for at := 8; at < len(module); {
		size, start, err := readUint(module, at+1)
		if err != nil || size > len(module)-start {
			return nil, errDamaged
		}
		section := module[start : start+size]
		switch module[at] {
		case codeSection:
			if bodies, err = bodySizes(section); err != nil {
				return nil, err
			}
		case dataSection:
			image, err := readImage(section)
			if err != nil {
				return nil, err
			}
			table, known = findTable(image)
		}
		at = start + size
	}
	if !known {
		return nil, fmt.Errorf("%w: its table of functions is missing or of another form", errDamaged)
	}

	// In WebAssembly a function's entry in the table is its number, in the order of the code. The numbers
	// do not begin with 0.
	first := binary.LittleEndian.Uint32(table.functions)
	sizes := map[string]int{}
	for f := range table.count {
		record, ok := table.record(f)
		if !ok {
			return nil, errDamaged
		}
		number, name := int(wordAt(record, 0)-first), int(wordAt(record, 1))
		if number >= len(bodies) || name > len(table.names) {
			return nil, errDamaged
		}
		function, _, _ := bytes.Cut(table.names[name:], []byte{0})
		sizes[packageOf(string(function))] += bodies[number]
		bodies[number] = 0
	}
	for _, size := range bodies {
		if size > 0 {
			sizes["(no name)"] += size
		}
	}
	return sizes, nil
}

// codeSection is the number of the section that holds the functions.
const codeSection = 10

// bodySizes are the sizes of the functions in a code section, each with the bytes that say it.
func bodySizes(section []byte) ([]int, error) {
	count, at, err := readUint(section, 0)
	var sizes []int
	for ; err == nil && count > 0; count-- {
		size, start, err := readUint(section, at)
		if err != nil || size > len(section)-start {
			return nil, errDamaged
		}
		sizes = append(sizes, start+size-at)
		at = start + size
	}
	return sizes, err
}

// packageOf is the package of a function by its full name, such as a/b.(*T).method or a/b.F[...]. The
// functions that compare and hash types count together, as type:.
func packageOf(function string) string {
	if strings.HasPrefix(function, "type:") {
		return "type:"
	}
	function, _, _ = strings.Cut(function, "[")
	path := strings.LastIndexByte(function, '/') + 1
	name, _, _ := strings.Cut(function[path:], ".")
	return function[:path] + name
}
