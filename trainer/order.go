package trainer

// sortOrder is the order that sorts n things: the index of the first, of the second and so on. Equal
// things keep their order. It is a merge sort from the bottom up. The library's sorts are not used: each
// type would add code to the page, and none of them takes turns.
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

// inOrder is a list sorted by compare. Equal items keep their order.
func inOrder[T any](list []T, compare func(a, b *T) int) []T {
	numbers, _ := sortOrder(len(list), func(i, j int) int { return compare(&list[i], &list[j]) }, paced(nil))
	sorted := make([]T, len(list))
	for i, n := range numbers {
		sorted[i] = list[n]
	}
	return sorted
}
