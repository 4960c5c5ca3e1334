// Package fit fits the weights of the memory model to a person's own answers, on their device.
//
// The schedule predicts the chance to remember a card. It does so by FSRS-6, whose 21 published weights fit
// most people. A person may forget faster or slower. [Gather] lists the answers that test a prediction, and
// [Answers.Fit] looks for weights that predict them better.
//
// # Which answers count
//
// An answer counts when it was given on a later day than the one before it to the same card. It is right when
// its grade is not Again. All other answers only change what the model knows of the card. Mistakes in matches
// are among those: the log has nothing of the moves in a match that were right.
//
// # How it fits
//
// The fit takes the first three quarters of these answers. It looks for the weights that are most likely
// given the answers and what is known of people. That is, it lowers
//
//	the sum of  -log(chance of what happened)  +  the sum of  ½ ((weight - published) / spread)²
//
// where a spread says how much a weight differs among people. So a few answers move little, and a weight that
// no answer depends on stays. search.go has the method.
//
// # When it is worth it
//
// The last quarter of the answers decides. The new weights must predict them better than the published
// ones by the log loss: the mean of -log(chance of what happened). Otherwise the published weights stay. If
// the new ones win, they are fitted once more to all answers. The last answers are the closest to what comes,
// and the test has shown that this person is unlike the published weights. The gain that is reported is that of
// the test.
package fit
