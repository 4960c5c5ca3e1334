package storage_test

import (
	"strings"
	"syscall/js"
	"testing"

	"spectrie/app/storage"
)

// newDevice is the browser's IndexedDB, or a memory under Node.
func newDevice(t *testing.T) *tested {
	if !js.Global().Get("indexedDB").Truthy() {
		return memoryDevice()
	}
	d := &tested{Device: storage.ThisDevice(), database: t.Name()}
	d.clear = func() {
		run(t, `new Promise((done, failed) => {
			const deletion = indexedDB.deleteDatabase(name);
			deletion.onsuccess = () => done("");
			deletion.onerror = failed;
		})`)
	}
	d.deny = func() func() {
		run(t, `globalThis.allowed = Object.getOwnPropertyDescriptor(globalThis, "indexedDB"),
			Object.defineProperty(globalThis, "indexedDB", {configurable: true, get() { throw new DOMException("denied", "SecurityError") }}), ""`)
		return func() { run(t, `Object.defineProperty(globalThis, "indexedDB", globalThis.allowed), ""`) }
	}
	d.fill = func() func() {
		run(t, `globalThis.roomy = IDBObjectStore.prototype.put, globalThis.room = 1,
			IDBObjectStore.prototype.put = function (...given) {
				if (--room < 0) throw new DOMException("full", "QuotaExceededError");
				return roomy.apply(this, given);
			}, ""`)
		return func() { run(t, `IDBObjectStore.prototype.put = globalThis.roomy, ""`) }
	}
	d.place = func() {
		transact(t, `
			store.put("under a number", 7);
			store.put("under a list", ["a", new Date(5), new Uint8Array([1])]);
			store.put("under half a character", "half\ud800");
			store.put("under a whole one", "whole\ufffd");
			store.put(new Date(7), "date");
			store.put([1, {two: [undefined]}], "list");
			store.put(null, "null");
			store.put(123456789012345678901234567890n, "large");
			store.put(undefined, "undefined");
			store.put(new Map([["a", {b: 1}]]), "map");
			const circle = {name: "a circle", half: "\udc00", large: 7n, nothing: undefined, null: null, when: new Date(9), inner: {deep: [1, "\ud800"]}, bytes: new Uint8Array([1, 2])};
			circle.inner.map = new Map([["x", new Set([1])]]);
			store.put(circle, "record");
			store.put({["half\ud800"]: 1}, "half a name");
			const round = {}; round.round = [round];
			store.put(round, "round");`)
	}
	d.look = func() string {
		return transact(t, `
			const show = (value, depth = 0) => {
				if (depth > 6) return "…";
				if (typeof value === "bigint") return value + "n";
				if (typeof value === "string") return JSON.stringify(value);
				if (value === null || typeof value !== "object") return String(value);
				const kind = Object.prototype.toString.call(value);
				if (value instanceof Date) return kind + value.getTime();
				if (value instanceof Map || value instanceof Set) return kind + show([...value], depth + 1);
				return kind + Object.keys(value).sort().map(key => show(key) + ":" + show(value[key], depth + 1)).join();
			};
			const cursors = store.openCursor();
			cursors.onsuccess = () => {
				const cursor = cursors.result;
				if (!cursor) return;
				if (cursor.key !== "mine") result += show(cursor.key) + " = " + show(cursor.value) + "\n";
				cursor.continue();
			};`)
	}
	d.clear()
	return d
}

// transact runs JavaScript on the store a, as another program would, and returns its variable result.
func transact(t *testing.T, work string) string {
	t.Helper()
	return run(t, `new Promise((done, failed) => {
		const open = indexedDB.open(name, 1);
		open.onerror = failed;
		open.onsuccess = () => {
			const transaction = open.result.transaction("a", "readwrite"), store = transaction.objectStore("a");
			let result = "";
			`+work+`
			transaction.onabort = failed;
			transaction.oncomplete = () => { open.result.close(); done(result) };
		};
	})`)
}

// run runs JavaScript that promises a text, and waits for it. The code knows the database as name.
func run(t *testing.T, code string) string {
	t.Helper()
	texts, failures := make(chan string, 1), make(chan string, 1)
	send := func(to chan string) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			to <- js.Global().Get("String").Invoke(args[0]).String()
			return nil
		})
	}
	done, failed := send(texts), send(failures)
	defer done.Release()
	defer failed.Release()
	js.Global().Get("Function").New("name", "return (async () => ("+strings.TrimSpace(code)+"))()").
		Invoke(t.Name()).Call("then", done, failed)
	select {
	case text := <-texts:
		return text
	case failure := <-failures:
		t.Fatal(failure)
		return ""
	}
}
