//go:build !js

package site

import "encoding/json"

// manifest is the web app manifest, which tells a browser how to install the site as an app.
type manifest struct {
	Name            string               `json:"name"`
	ShortName       string               `json:"short_name"`
	Description     string               `json:"description"`
	Lang            string               `json:"lang"`
	Dir             string               `json:"dir"`
	Scope           string               `json:"scope"`
	StartURL        string               `json:"start_url"`
	Display         string               `json:"display"`
	BackgroundColor string               `json:"background_color"`
	ThemeColor      string               `json:"theme_color"`
	Categories      []string             `json:"categories"`
	Icons           []manifestPicture    `json:"icons"`
	Screenshots     []manifestPicture    `json:"screenshots"`
	Shortcuts       []manifestShortcut   `json:"shortcuts"`
	LaunchHandler   map[string][]string  `json:"launch_handler"`
	FileHandlers    []manifestFiles      `json:"file_handlers"`
	ShareTarget     *manifestShareTarget `json:"share_target"`
}

// manifestPicture is an icon or a screenshot. Only an icon has a purpose; only a screenshot has a
// form factor and a label.
type manifestPicture struct {
	Src        string `json:"src"`
	Type       string `json:"type"`
	Sizes      string `json:"sizes"`
	Purpose    string `json:"purpose,omitempty"`
	FormFactor string `json:"form_factor,omitempty"`
	Label      string `json:"label,omitempty"`
}

type manifestShortcut struct {
	Name        string            `json:"name"`
	Description string            `json:"description"`
	URL         string            `json:"url"`
	Icons       []manifestPicture `json:"icons"`
}

type manifestFiles struct {
	Action     string              `json:"action"`
	Accept     map[string][]string `json:"accept"`
	LaunchType string              `json:"launch_type"`
}

type manifestShareTarget struct {
	Action  string            `json:"action"`
	Method  string            `json:"method"`
	Enctype string            `json:"enctype"`
	Params  map[string]string `json:"params"`
}

var squareIcon = manifestPicture{Src: "web/icon-192.png", Type: "image/png", Sizes: "192x192"}

// manifestJSON describes the installed app. Browsers read its addresses relative to the manifest.
// They would read an id relative to the origin, and one id would make all Spectries of an origin
// the same app. Without an id they differ by their start_url.
//
// A file opened with the app goes to the open window, so that a game continues
// (app/site/launch.go). A text shared with the app comes as an address, which any host can serve
// (boot.js).
func manifestJSON() ([]byte, error) {
	out, err := json.MarshalIndent(manifest{
		Name:            name,
		ShortName:       name,
		Description:     description,
		Lang:            "en",
		Dir:             "ltr",
		Scope:           "./",
		StartURL:        "./",
		Display:         "standalone",
		BackgroundColor: paper,
		ThemeColor:      paper,
		Categories:      []string{"games", "education"},
		Icons: []manifestPicture{
			{Src: "web/icon.svg", Type: "image/svg+xml", Sizes: "any"},
			squareIcon,
			{Src: "web/icon-512.png", Type: "image/png", Sizes: "512x512"},
			{Src: "web/icon-maskable-512.png", Type: "image/png", Sizes: "512x512", Purpose: "maskable"},
		},
		Screenshots: []manifestPicture{
			{Src: screenshots + "wide.png", Type: "image/png", Sizes: "1280x800", FormFactor: "wide",
				Label: "The explorer shows the whole game as a map of winning and losing letters"},
			{Src: screenshots + "narrow.png", Type: "image/png", Sizes: "390x844", FormFactor: "narrow",
				Label: "The explorer on a phone shows which letters win"},
		},
		Shortcuts: []manifestShortcut{
			{"Today", "Learn the words that win, and repeat what is due", "./#/today", []manifestPicture{squareIcon}},
			{"Play", "Play a match against bots or people", "./#/play", []manifestPicture{squareIcon}},
			{"Hangman", "Find the best letter to guess", "./#/hangman", []manifestPicture{squareIcon}},
		},
		LaunchHandler: map[string][]string{"client_mode": {"focus-existing", "auto"}},
		FileHandlers: []manifestFiles{{
			Action: "./#/dictionaries",
			Accept: map[string][]string{
				"text/plain":       {".txt", ".words", ".lst"},
				"application/gzip": {".gz"},
				"application/zstd": {".zst", ".zstd"},
			},
			LaunchType: "single-client",
		}},
		ShareTarget: &manifestShareTarget{
			"./", "GET", "application/x-www-form-urlencoded", map[string]string{"text": "shared-text", "url": "shared-url"},
		},
	}, "", "  ")
	return append(out, '\n'), err
}

// screenshots is the folder of the pictures that a browser shows before it installs the app. No
// page shows them, so the service worker does not keep them.
const screenshots = "web/screenshots/"
