package tree

// Arrange lays out the tree below root. It fills Level, Pos and Size of every
// node and changes nothing else of them.
func Arrange(root *Node, m Metrics) *Layout {
	return &Layout{metrics: m}
}
