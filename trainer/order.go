package trainer

// sortOrder is what sorts n things: the numbers of the first, the second and so on.
// Things that compare equal stay as they are. It is a merge sort from the bottom up.
// All lists are sorted by it, since a sort that is made for one type of things is
// much code for the page, and none of the library lets others have their turn.
func sortOrder(n int, compare func(i, j int) int, p *pace) ([]int, error) {
	sorted, spare := make([]int, n), make([]int, n)
	ascending := true
	for i := range sorted {
		if err := p.step(); err != nil {
			return nil, err
		}
		sorted[i] = i
		ascending = ascending && (i == 0 || compare(i-1, i) <= 0)
	}
	if ascending {
		return sorted, nil
	}
	for width := 1; width < n; width *= 2 {
		for first := 0; first < n; first += 2 * width {
			left, middle := first, min(first+width, n)
			right, end := middle, min(first+2*width, n)
			for i := first; i < end; i++ {
				if err := p.step(); err != nil {
					return nil, err
				}
				if right == end || left < middle && compare(sorted[left], sorted[right]) <= 0 {
					spare[i] = sorted[left]
					left++
				} else {
					spare[i] = sorted[right]
					right++
				}
			}
		}
		sorted, spare = spare, sorted
	}
	return sorted, nil
}

// inOrder is a list sorted by compare, equals as they are.
func inOrder[T any](list []T, compare func(a, b *T) int) []T {
	numbers, _ := sortOrder(len(list), func(i, j int) int { return compare(&list[i], &list[j]) }, paced(nil))
	sorted := make([]T, len(list))
	for i, n := range numbers {
		sorted[i] = list[n]
	}
	return sorted
}
