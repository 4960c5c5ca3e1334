#!/usr/bin/env bash
# Every task of the project. Without an argument: build the site into dist/.
set -euo pipefail
cd "$(dirname "$0")"
export GOWORK=off        # this module alone, whatever workspace lies around it
export GOFLAGS=-trimpath # as the client is built, so that the tests compile nothing again

usage() {
  cat <<'TEXT'
./build.sh         build the site into dist/
./build.sh serve   build it, serve it on this machine and print the address
./build.sh test    run every check and test
./build.sh bench   run the benchmarks and write wasm/browser/MEASURED.md
./build.sh lighthouse   print what Lighthouse says of the page, as a phone and as a desktop
./build.sh dicts   rebuild the dictionaries in dicts/data/ from their packages
TEXT
}

# The packages that the dictionaries are made of, and the checker of the accessibility tests.
debian_packages=(wamerican=2020.12.07-2 scowl=2020.12.07-2 miscfiles=1.5+dfsg-4)
npm_dictionaries=dictionaries@0.0.2
npm_axe=axe-core@4.14.1
npm_lighthouse=lighthouse@12.8.2

# The pure packages are tested a second time as WebAssembly, under Node. What is in app is, in the browser.
wasm_tests=(./dicts ./solver/... ./trainer/... ./app/{chart,icicle,tree})
wasm_benchmarks=(./dicts ./solver ./solver/hangman ./trainer ./trainer/fit ./trainer/match ./app/icicle)

main() {
  case "${1:-build}" in
    build) build dist ;;
    serve) build dist && go run ./wasm serve -dir dist "${@:2}" ;;
    test) run_tests ;;
    bench) bench ;;
    lighthouse) lighthouse ;;
    dicts) dictionaries ;;
    -h | --help | help) usage ;;
    *)
      usage >&2
      exit 2
      ;;
  esac
}

# build writes the site into the folder $1.
build() {
  need_go
  want libdeflate-gzip libdeflate-tools "the files for hosts with gzip are 5% larger without it"
  local client=$scratch/app.wasm
  say "Compiling the client"
  go run ./wasm client -out "$client"
  say "Writing the site"
  go run ./wasm generate -wasm "$client" -out "$1"
}

run_tests() {
  need_go
  need node nodejs
  need libdeflate-gzip libdeflate-tools
  need_browser
  check_format
  local site=$scratch/dist native=$scratch/native.log failed=0
  fetch_axe
  say "go vet, and the client"
  go vet -tags browser ./... &
  local vetting=$!
  build "$site"
  go_for_client vet ./...
  wait $vetting || fail "go vet found something"

  # Linking and one long test keep only one core busy, so the tests as wasm run beside the native ones.
  say "Tests, native and as wasm under Node"
  go test -vet=off ./... >"$native" 2>&1 & # go vet has just seen them
  local testing=$!
  test_in_wasm "${wasm_tests[@]}" || failed=1
  wait $testing || failed=1
  cat "$native"
  [[ $failed == 0 ]] || fail "tests failed"

  say "Tests in the browser"
  test_in_browser "$site"
  say "All tests passed"
}

# test_in_browser tests the site in the folder $1, in one browser with two pages for each core, because
# a page waits half of the time.
test_in_browser() {
  export SPECTRIE_DIST=$1
  local tests=$scratch/browser.test
  go test -tags browser -c -o "$tests" ./wasm/browser
  (cd wasm/browser && "$tests" -test.timeout 30m -test.parallel $((2 * $(nproc)))) || fail "tests in the browser failed"
}

check_format() {
  say "gofmt"
  local unformatted
  unformatted=$(gofmt -l .)
  if [[ -n $unformatted ]]; then
    fail "these files are not formatted; run gofmt -w on them:"$'\n'"$unformatted"
  fi
}

# test_in_wasm runs go test for WebAssembly under Node.
# Go's start-up code has room for 8 KB of environment, so it gets only what it needs.
test_in_wasm() {
  local exec
  exec="env -i 'PATH=$PATH' 'HOME=$HOME' '$(go env GOROOT)/lib/wasm/go_js_wasm_exec'"
  go_for_client test -vet=off -exec "$exec" "$@"
}

# go_for_client runs the go command $1 for WebAssembly, with the flags that compile the client: so it takes what
# the client's build compiled, and tests what ships.
go_for_client() {
  local flags
  flags=$(go run ./wasm client -flags)
  # shellcheck disable=SC2086 # one flag a word
  GOOS=js GOARCH=wasm go "$1" $flags "${@:2}"
}

bench() {
  need_go
  need node nodejs
  need_browser
  local site=$scratch/dist
  build "$site"
  local stamp
  stamp="$(date -u '+%-d %B %Y'), commit $(git rev-parse --short HEAD), $(nproc) cores ($(sed -n 's/^model name\s*: //p' /proc/cpuinfo | head -n 1)), $(go env GOVERSION), Node $(node --version)."
  say "Benchmarks, native"
  go test -run '^$' -bench . -benchmem "${wasm_benchmarks[@]}" | tee "$scratch/native.txt"
  say "Benchmarks, as wasm under Node"
  test_in_wasm -run '^$' -bench . -benchmem "${wasm_benchmarks[@]}" | tee "$scratch/node.txt"
  say "Benchmarks, in the browser"
  SPECTRIE_DIST=$site SPECTRIE_MEASURED=$scratch/browser.md SPECTRIE_STAMP=$stamp \
    go test -tags browser -run '^$' -bench Browser -benchtime 1x -timeout 40m ./wasm/browser
  go run ./wasm measured -native "$scratch/native.txt" -node "$scratch/node.txt" -browser "$scratch/browser.md" \
    -stamp "$stamp" -into wasm/browser/MEASURED.md
  say "The tables are in wasm/browser/MEASURED.md"
}

# lighthouse rates the built site on our own server. It is not a test, because the rating of the speed
# depends on what else the machine does.
lighthouse() {
  need_go
  need node nodejs
  need npm npm
  need_browser
  local site=$scratch/dist server=$scratch/server address=127.0.0.1:8090 preset report
  local cache=${XDG_CACHE_HOME:-$HOME/.cache}/spectrie/$npm_lighthouse
  if [[ ! -d $cache/node_modules ]]; then
    say "Fetching $npm_lighthouse"
    npm install --silent --no-audit --no-fund --prefix "$cache" "$npm_lighthouse"
  fi
  build "$site"
  go build -o "$server" ./wasm
  "$server" serve -dir "$site" -addr "$address" >/dev/null &
  trap "kill $!; rm -rf '$scratch'" EXIT
  for preset in --form-factor=mobile --preset=desktop; do
    say "Lighthouse, ${preset#*=}"
    report=$scratch/${preset#*=}.json
    CHROME_PATH=$(command -v chromium || command -v chromium-browser || command -v google-chrome) \
      "$cache/node_modules/.bin/lighthouse" "http://$address/" "$preset" --quiet --output=json --output-path="$report" \
      --chrome-flags="--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"
    node -e '
      const { categories, audits } = JSON.parse(require("fs").readFileSync(process.argv[1]));
      for (const c of Object.values(categories)) console.log(`${c.title}: ${Math.round(100 * c.score)}`);
      for (const name of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"])
        console.log(`  ${audits[name].title}: ${audits[name].displayValue}`);' "$report"
  done
}

# dictionaries fetches the packages, unpacks each into a folder of its name and packs dicts/data.
dictionaries() {
  need_go
  need npm npm
  need apt-get apt
  need dpkg-deb dpkg
  local from=$scratch package deb
  say "Fetching the packages"
  for package in "${debian_packages[@]}"; do
    (cd "$from" && apt-get download -q "$package") ||
      fail "could not download $package; as root, apt-get update may help"
  done
  for deb in "$from"/*.deb; do
    dpkg-deb -x "$deb" "$from/$(basename "${deb%%_*}")"
  done
  npm_unpack "$npm_dictionaries" "$from/npm"
  say "Packing the dictionaries"
  go run ./wasm dicts -from "$from" -out dicts/data
}

# fetch_axe makes the accessibility checker available to the tests, once per machine.
fetch_axe() {
  local cache=${XDG_CACHE_HOME:-$HOME/.cache}/spectrie/$npm_axe
  export SPECTRIE_AXE=$cache/package/axe.min.js
  if [[ ! -f $SPECTRIE_AXE ]]; then
    need npm npm
    say "Fetching $npm_axe for the accessibility tests"
    npm_unpack "$npm_axe" "$cache"
  fi
}

# npm_unpack fetches the package $1 and unpacks it into the folder $2.
npm_unpack() {
  local archive
  mkdir -p "$2"
  archive=$(cd "$2" && npm pack --silent "$1")
  tar -xzf "$2/$archive" -C "$2"
  rm "$2/$archive"
}

# need_go makes every go command below use the version in go.mod, so that a machine with another Go
# builds the same bytes. The go command fetches that version if necessary.
need_go() {
  local wanted
  wanted=$(sed -n 's/^toolchain //p' go.mod)
  command -v go >/dev/null || fail "install Go: $wanted, or any version from 1.21, which fetches $wanted"
  export GOTOOLCHAIN=$wanted
  [[ $(go env GOVERSION) == "$wanted" ]] ||
    fail "this needs $wanted, which could not be fetched; the Go here is $(GOTOOLCHAIN=local go version)"
}

need_browser() {
  command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
    command -v google-chrome >/dev/null || need chromium chromium
}

# need makes sure that the command $1 exists, from the Debian package $2.
need() {
  command -v "$1" >/dev/null && return
  if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    say "Installing $2"
    apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$2"
  else
    fail "install $1; on Debian or Ubuntu: sudo apt-get install $2"
  fi
}

# want is need for what a build can do without; $3 says what that costs.
want() {
  (need "$@") || say "Going on without $1: $3"
}

say() {
  printf '\n== %s\n' "$*"
}

fail() {
  printf 'build.sh: %s\n' "$*" >&2
  exit 1
}

# Temporary files of a run, which are deleted when it ends.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
main "$@"
