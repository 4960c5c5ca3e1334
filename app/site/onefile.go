package site

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// oneFileLink downloads Spectrie as one file. web/update.js keeps the file after the first download, so that
// the link works offline too, and says in spectrieOneFile how the download goes.
func (s *Site) oneFileLink() app.UI {
	link := app.A().ID("download-one-file").Href("spectrie.html").Download("spectrie.html").OnClick(onDownload)
	why := ""
	switch s.oneFile {
	case "busy":
		why = " Downloading…"
	case "failed":
		why = " The download failed. Check the connection, then try again."
	case "offline":
		link = link.Aria("disabled", "true")
		why = " You are offline. Download it once with a connection: after that, this link works offline too."
	}
	return app.Span().Body(link.Text("Download as one file"), app.Span().Role("status").Text(why))
}

// onDownload leaves the click to the browser where there is no service worker: nothing is kept there.
func onDownload(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	download := app.Window().Get("spectrieDownload")
	if !download.Truthy() {
		return
	}
	event.PreventDefault()
	if app.Window().Get("spectrieOneFile").String() != "offline" {
		download.Invoke()
	}
}
