//go:build !js

package site

import "encoding/json"

type manifest struct {
	Name            string         `json:"name"`
	ShortName       string         `json:"short_name"`
	Description     string         `json:"description"`
	Lang            string         `json:"lang"`
	Scope           string         `json:"scope"`
	StartURL        string         `json:"start_url"`
	Display         string         `json:"display"`
	BackgroundColor string         `json:"background_color"`
	ThemeColor      string         `json:"theme_color"`
	Categories      []string       `json:"categories"`
	Icons           []manifestIcon `json:"icons"`
}

type manifestIcon struct {
	Src     string `json:"src"`
	Type    string `json:"type"`
	Sizes   string `json:"sizes"`
	Purpose string `json:"purpose,omitempty"`
}

// manifestJSON describes the installed app. Browsers read its addresses relative to the manifest,
// except id, which they read relative to the origin: naming one would make all Spectries of an
// origin the same app, while without one they differ by their start_url.
func manifestJSON() ([]byte, error) {
	out, err := json.MarshalIndent(manifest{
		Name:            name,
		ShortName:       name,
		Description:     description,
		Lang:            "en",
		Scope:           "./",
		StartURL:        "./",
		Display:         "standalone",
		BackgroundColor: paper,
		ThemeColor:      paper,
		Categories:      []string{"games", "education"},
		Icons: []manifestIcon{
			{Src: "web/icon.svg", Type: "image/svg+xml", Sizes: "any"},
			{Src: "web/icon-192.png", Type: "image/png", Sizes: "192x192"},
			{Src: "web/icon-512.png", Type: "image/png", Sizes: "512x512"},
			{Src: "web/icon-maskable-512.png", Type: "image/png", Sizes: "512x512", Purpose: "maskable"},
		},
	}, "", "  ")
	return append(out, '\n'), err
}
