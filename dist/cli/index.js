#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	7598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	8474: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
	}),
	7067: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
	}),
	6760: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	1708: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
	}),
	3136: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
	}),
	3986: ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				var _cli_dispatch_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5422);
				var _cli_version_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9357);
				const COMMANDS = new Map([["sandbox", async () => (await __nccwpck_require__.e(165).then(__nccwpck_require__.bind(__nccwpck_require__, 5165))).command]]);
				const ending = new AbortController();
				process.once("SIGINT", () => ending.abort());
				process.once("SIGTERM", () => ending.abort());
				process.stdout.on("error", () => process.exit());
				const script = process.argv[1] ?? "";
				process.exitCode = await (0, _cli_dispatch_js__WEBPACK_IMPORTED_MODULE_0__.J)(process.argv.slice(2), COMMANDS, () => (0, _cli_version_js__WEBPACK_IMPORTED_MODULE_1__.$)(script), {
					out: (text) => process.stdout.write(text),
					err: (text) => process.stderr.write(text),
					ending: ending.signal
				});
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	5422: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { J: () => dispatch });
		;
		const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
		var errors = __nccwpck_require__(6641);
		;
		function renderHelp(commands) {
			const rows = [...commands].map(([name, { summary }]) => [name, summary]);
			return `Usage: touchdown <command> [options]

Commands
${renderRows(rows)}

Options
${renderRows([["-h, --help", "show this, or the help of a command"], ["--version", "show the version"]])}
`;
		}
		function renderCommandHelp(name, { summary, options }) {
			const rows = Object.entries(options).map(([option, { value, summary: text }]) => [`--${option}${value === undefined ? "" : ` ${value}`}`, text]);
			return `Usage: touchdown ${name} [options]

${summary}

Options
${renderRows([...rows, ["-h, --help", "show this"]])}
`;
		}
		function renderRows(rows) {
			const width = Math.max(...rows.map(([left]) => left.length));
			return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
		}
		;
		const DONE = 0;
		const FAILED = 1;
		const MISUSED = 2;
		async function dispatch(words, commands, version, terminal) {
			const [name, ...rest] = words;
			if (name === "--version") {
				terminal.out(`${version()}\n`);
				return DONE;
			}
			if (name === undefined || name === "--help" || name === "-h" || name === "help") {
				terminal.out(await renderAll(commands));
				return DONE;
			}
			const load = commands.get(name);
			if (load === undefined) {
				terminal.err(`touchdown: there is no command ${JSON.stringify(name)}.\n\n${await renderAll(commands)}`);
				return MISUSED;
			}
			return runOne(name, await load(), rest, terminal);
		}
		async function runOne(name, command, words, terminal) {
			try {
				const values = parseWords(command, words);
				if (values["help"] === true) {
					terminal.out(renderCommandHelp(name, command));
					return DONE;
				}
				return await command.run(values, terminal);
			} catch (error) {
				if (isMisuse(error)) {
					terminal.err(`touchdown ${name}: ${error.message}\nSee touchdown ${name} --help.\n`);
					return MISUSED;
				}
				if (!(error instanceof errors.gG)) throw error;
				terminal.err(`touchdown ${name}: ${error.message}\n`);
				return FAILED;
			}
		}
		function parseWords({ options }, words) {
			const help = {
				type: "boolean",
				short: "h"
			};
			return (0, external_node_util_namespaceObject.parseArgs)({
				args: [...words],
				options: {
					...options,
					help
				}
			}).values;
		}
		function isMisuse(error) {
			if (error instanceof errors.gG) return error.code === "input";
			return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
		}
		async function renderAll(commands) {
			const loaded = await Promise.all([...commands].map(async ([name, load]) => [name, await load()]));
			return renderHelp(new Map(loaded));
		}
	}),
	9357: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { $: () => readVersion });
		;
		const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
		var external_node_path_ = __nccwpck_require__(6760);
		;
		function readVersion(path) {
			for (let folder = (0, external_node_path_.dirname)((0, external_node_fs_namespaceObject.realpathSync)(path));; folder = (0, external_node_path_.dirname)(folder)) {
				const version = versionIn((0, external_node_path_.join)(folder, "package.json"));
				if (version !== null) return version;
				if (folder === (0, external_node_path_.dirname)(folder)) return "unknown";
			}
		}
		function versionIn(path) {
			if (!(0, external_node_fs_namespaceObject.existsSync)(path)) return null;
			const manifest = JSON.parse((0, external_node_fs_namespaceObject.readFileSync)(path, "utf8"));
			if (typeof manifest !== "object" || manifest === null) return null;
			if (!("name" in manifest) || manifest.name !== "touchdown" || !("version" in manifest)) return null;
			return typeof manifest.version === "string" ? manifest.version : null;
		}
	}),
	6641: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			dz: () => InputError,
			gG: () => TouchdownError
		});
		var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6329);
		class TouchdownError extends Error {
			code;
			constructor(code, message, cause) {
				super((0, _redaction_js__WEBPACK_IMPORTED_MODULE_0__.E$)(message), cause === undefined ? undefined : { cause });
				this.code = code;
				this.name = new.target.name;
			}
		}
		class InputError extends TouchdownError {
			inputs;
			constructor(inputs, cause) {
				super("input", inputs.map(renderBadInput).join("\n"), cause);
				this.inputs = inputs;
			}
		}
		function renderBadInput({ name, seen, accepted }) {
			const value = seen === "" ? "" : ` is ${JSON.stringify((0, _redaction_js__WEBPACK_IMPORTED_MODULE_0__.E$)(seen))}, which cannot be used`;
			return `${name}${value}: ${accepted}`;
		}
		class AccessError extends TouchdownError {
			facts;
			constructor(code, message, facts, cause) {
				super(code, message, cause);
				this.facts = facts;
			}
		}
		class ThrottledError extends TouchdownError {
			retryAfterMs;
			opensAt;
			constructor(message, retryAfterMs, opensAt, cause) {
				super("throttled", message, cause);
				this.retryAfterMs = retryAfterMs;
				this.opensAt = opensAt;
			}
		}
		class RemoteError extends TouchdownError {
			facts;
			excerpt;
			constructor(code, message, facts, excerpt, cause) {
				super(code, message, cause);
				this.facts = facts;
				this.excerpt = (0, _redaction_js__WEBPACK_IMPORTED_MODULE_0__.E$)(excerpt);
			}
		}
		class NetworkError extends TouchdownError {
			stage;
			facts;
			constructor(stage, message, facts, cause) {
				super(`network-${stage}`, message, cause);
				this.stage = stage;
				this.facts = facts;
			}
		}
		class ProtocolError extends TouchdownError {
			where;
			expected;
			came;
			constructor(where, expected, came, cause) {
				super("protocol", `The service's answer could not be read: ${where} should be ${expected}, and is ${came}`, cause);
				this.where = where;
				this.expected = expected;
				this.came = came;
			}
		}
		class CancelledError extends TouchdownError {
			constructor(by, message, cause) {
				super(`cancelled-${by}`, message, cause);
			}
		}
	}),
	6094: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			oN: () => cutChars,
			pe: () => ZERO_WIDTH_SPACE,
			rb: () => separateColours,
			uz: () => splitLines
		});
		const ZERO_WIDTH_SPACE = "\u200B";
		const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
		const CONTROL_SEQUENCE = String.raw`(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?`;
		const CONTROL_STRING = String.raw`(?:\x1b[PX\]^_]|[\x90\x98\x9d-\x9f])[^\x07\x18\x1a\x1b\x9c]*(?:\x07|\x9c|\x1b\\)?`;
		const SHORT_ESCAPE = String.raw`\x1b[ -/]*[0-~]?`;
		const CONTROL_CHARACTER = String.raw`[\x00-\x08\x0a-\x1f\x7f-\x9f]`;
		const INVISIBLE_CHARACTER = String.raw`[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]`;
		const HIDDEN = new RegExp([
			CONTROL_SEQUENCE,
			CONTROL_STRING,
			SHORT_ESCAPE,
			CONTROL_CHARACTER,
			INVISIBLE_CHARACTER
		].join("|"), "gu");
		const COLOUR = /^\x1b\[[\d;:]{0,32}m$/;
		function splitLines(text) {
			const lines = text.split(LINE_BREAK);
			if (lines.length > 1 && lines.at(-1) === "") lines.pop();
			return lines;
		}
		function separateColours(line) {
			const source = line.toWellFormed();
			const colours = [];
			let plain = "";
			let from = 0;
			for (const { 0: hidden, index } of source.matchAll(HIDDEN)) {
				plain += source.slice(from, index);
				from = index + hidden.length;
				if (COLOUR.test(hidden)) colours.push({
					at: plain.length,
					sequence: hidden
				});
			}
			return {
				plain: plain + source.slice(from),
				colours
			};
		}
		function cutBytes(text, maxBytes) {
			if (text.length * 3 <= maxBytes || Buffer.byteLength(text) <= maxBytes) return text;
			const bytes = Buffer.from(text.slice(0, maxBytes));
			let end = Math.max(0, maxBytes);
			while (end > 0 && ((bytes[end] ?? 0) & 192) === 128) end -= 1;
			return bytes.toString("utf8", 0, end);
		}
		function cutChars(text, maxChars) {
			if (text.length <= maxChars) return text;
			if (maxChars < 1) return "";
			return `${text.slice(0, maxChars - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
		}
	}),
	6329: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { E$: () => redact });
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6094);
		const MASK = "***";
		const SHORTEST_SECRET = 4;
		const SHORTEST_LINE = 8;
		const GITHUB_TOKEN = /(?<![a-z])(?:gh[opsur]_[A-Za-z0-9._-]{20,}|github_pat_[A-Za-z0-9_]{20,})/g;
		const forms = new Set();
		function registerSecret(value) {
			if (value.trim().length < SHORTEST_SECRET) return;
			for (const shape of new Set([
				value,
				value.trim(),
				separateColours(value).plain.trim()
			])) {
				for (const form of [shape, ...encodingsOf(shape)]) if (form.length >= SHORTEST_SECRET) forms.add(form);
			}
			const lines = splitLines(value).map((line) => separateColours(line).plain.trim());
			for (const line of lines) if (line.length >= SHORTEST_LINE) forms.add(line);
		}
		function redact(text) {
			let shown = "";
			let from = 0;
			for (const { start, end } of findSecrets(text)) {
				shown += text.slice(from, start) + MASK;
				from = end;
			}
			return shown + text.slice(from);
		}
		function findSecrets(text) {
			const found = [];
			for (const form of forms) {
				for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
					found.push({
						start: at,
						end: at + form.length
					});
				}
			}
			for (const { 0: token, index } of text.matchAll(GITHUB_TOKEN)) found.push({
				start: index,
				end: index + token.length
			});
			return found.length < 2 ? found : joinSpans(found);
		}
		function joinSpans(spans) {
			const joined = [];
			for (const span of spans.sort((a, b) => a.start - b.start)) {
				const last = joined.at(-1);
				if (last !== undefined && span.start <= last.end) {
					joined[joined.length - 1] = {
						start: last.start,
						end: Math.max(last.end, span.end)
					};
				} else {
					joined.push(span);
				}
			}
			return joined;
		}
		function encodingsOf(value) {
			const wellFormed = value.toWellFormed();
			const inUrl = encodeURIComponent(wellFormed);
			const inForm = new URLSearchParams([["", wellFormed]]).toString().slice(1);
			const inBase64 = [
				0,
				1,
				2
			].map((shift) => encodeInside(wellFormed, shift));
			const inBase64Url = inBase64.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"));
			return [
				wellFormed,
				inUrl,
				inForm,
				JSON.stringify(value).slice(1, -1),
				...inBase64,
				...inBase64Url
			];
		}
		function encodeInside(value, shift) {
			const bytes = Buffer.from(value);
			const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
			const firstWhole = Math.ceil(shift * 8 / 6);
			const endOfWhole = Math.floor((shift + bytes.length) * 8 / 6);
			return encoded.slice(firstWhole, endOfWhole);
		}
	})
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== undefined) {
		return cachedModule.exports;
	}
	var module = __webpack_module_cache__[moduleId] = { exports: {} };
	var threw = true;
	try {
		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if (threw) delete __webpack_module_cache__[moduleId];
	}
	return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
	var resolveQueue = (queue) => {
		if (queue && queue.d < 1) {
			queue.d = 1;
			queue.forEach((fn) => fn.r--);
			queue.forEach((fn) => fn.r-- ? fn.r++ : fn());
		}
	};
	var wrapDeps = (deps) => deps.map((dep) => {
		if (dep !== null && typeof dep === "object") {
			if (dep[webpackQueues]) return dep;
			if (dep.then) {
				var queue = [];
				queue.d = 0;
				dep.then((r) => {
					obj[webpackExports] = r;
					resolveQueue(queue);
				}, (e) => {
					obj[webpackError] = e;
					resolveQueue(queue);
				});
				var obj = {};
				obj[webpackQueues] = (fn) => fn(queue);
				return obj;
			}
		}
		var ret = {};
		ret[webpackQueues] = (x) => {};
		ret[webpackExports] = dep;
		return ret;
	});
	__nccwpck_require__.a = (module, body, hasAwait) => {
		var queue;
		hasAwait && ((queue = []).d = -1);
		var depQueues = new Set();
		var exports = module.exports;
		var currentDeps;
		var outerResolve;
		var reject;
		var promise = new Promise((resolve, rej) => {
			reject = rej;
			outerResolve = resolve;
		});
		promise[webpackExports] = exports;
		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"]((x) => {}));
		module.exports = promise;
		body((deps) => {
			currentDeps = wrapDeps(deps);
			var fn;
			var getResult = () => currentDeps.map((d) => {
				if (d[webpackError]) throw d[webpackError];
				return d[webpackExports];
			});
			var promise = new Promise((resolve) => {
				fn = () => resolve(getResult);
				fn.r = 0;
				var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
				currentDeps.map((dep) => dep[webpackQueues](fnQueue));
			});
			return fn.r ? promise : getResult();
		}, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
		queue && queue.d < 0 && (queue.d = 0);
	};
})();
(() => {
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) {
			if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
				Object.defineProperty(exports, key, {
					enumerable: true,
					get: definition[key]
				});
			}
		}
	};
})();
(() => {
	__nccwpck_require__.f = {};
	__nccwpck_require__.e = (chunkId) => {
		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	};
})();
(() => {
	__nccwpck_require__.u = (chunkId) => {
		return "" + chunkId + ".index.js";
	};
})();
(() => {
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();
(() => {
	__nccwpck_require__.r = (exports) => {
		if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
			Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		}
		Object.defineProperty(exports, "__esModule", { value: true });
	};
})();
(() => {
	var installedChunks = { 792: 0 };
	var installChunk = (data) => {
		var { ids, modules, runtime } = data;
		var moduleId, chunkId, i = 0;
		for (moduleId in modules) {
			if (__nccwpck_require__.o(modules, moduleId)) {
				__nccwpck_require__.m[moduleId] = modules[moduleId];
			}
		}
		if (runtime) runtime(__nccwpck_require__);
		for (; i < ids.length; i++) {
			chunkId = ids[i];
			if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
				installedChunks[chunkId][0]();
			}
			installedChunks[ids[i]] = 0;
		}
	};
	__nccwpck_require__.f.j = (chunkId, promises) => {
		var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
		if (installedChunkData !== 0) {
			if (installedChunkData) {
				promises.push(installedChunkData[1]);
			} else {
				if (true) {
					var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
						if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
						throw e;
					});
					var promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
					promises.push(installedChunkData[1] = promise);
				}
			}
		}
	};
})();
var __webpack_exports__ = __nccwpck_require__(3986);
__webpack_exports__ = await __webpack_exports__;
