#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	7598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	8474: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
	}),
	3024: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
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
				var _cli_relay_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6126);
				var _cli_sibling_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5551);
				var _cli_version_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5537);
				var __rewriteRelativeImportExtension = undefined && undefined.__rewriteRelativeImportExtension || function(path, preserveJsx) {
					if (typeof path === "string" && /^\.\.?\//.test(path)) {
						return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
							return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
						});
					}
					return path;
				};
				const script = process.argv[1] ?? "";
				const COMMANDS = new Map([["sandbox", async () => (await __nccwpck_require__.e(616).then(__nccwpck_require__.bind(__nccwpck_require__, 616))).command], ...(0, _cli_relay_commands_js__WEBPACK_IMPORTED_MODULE_1__.S)(loadRelay)]);
				async function loadRelay() {
					const { href } = (0, _cli_sibling_js__WEBPACK_IMPORTED_MODULE_2__.S)(script, "relay");
					const { program } = await import(__rewriteRelativeImportExtension(href));
					return program;
				}
				const ending = new AbortController();
				process.once("SIGINT", () => ending.abort());
				process.once("SIGTERM", () => ending.abort());
				process.stdout.on("error", () => process.exit());
				process.exitCode = await (0, _cli_dispatch_js__WEBPACK_IMPORTED_MODULE_0__.J)(process.argv.slice(2), COMMANDS, () => (0, _cli_version_js__WEBPACK_IMPORTED_MODULE_3__.$)(script), {
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
		function renderCommandHelp(name, { summary, options, details = [] }) {
			const rows = Object.entries(options).map(([option, { value, summary: text }]) => [`--${option}${value === undefined ? "" : ` ${value}`}`, text]);
			return `Usage: touchdown ${name} [options]

${summary}

Options
${renderRows([...rows, ["-h, --help", "show this"]])}
${details.map(({ heading, rows: lines }) => `\n${heading}\n${renderRows(lines)}\n`).join("")}`;
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
			const [name, ...rest] = nameFirst(words, commands);
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
		function nameFirst(words, commands) {
			const [first, second, ...rest] = words;
			const pair = `${first} ${second}`;
			return commands.has(pair) ? [pair, ...rest] : words;
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
	6126: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { S: () => createRelayCommands });
		;
		const MEANINGS = {
			PORT: "where to listen; 0 takes any free port",
			HOST: "on which address",
			RELAY_STORE: "where deliveries are kept: sqlite:FILE for one relay, postgres://\u2026 for several",
			RELAY_WEBHOOK_SECRET: "required: the platform's webhook carries it; several with commas between them, to rotate",
			RELAY_SECRET_HEADER: "the header that may carry the secret instead of the path",
			RELAY_SIGNATURE: "standard-webhooks: deliveries have to be signed as well",
			RELAY_CONFIG: "the file of applications, read again on SIGHUP",
			PLATFORM_BASE_URL: "the platform's API; with it and its token nothing is green that the status does not confirm",
			PLATFORM_TOKEN: "its token: scope Read to confirm, Deploy for the button \"Deploy again\", Write for `relay register`",
			GITHUB_APP_ID: "required: the GitHub App's id",
			GITHUB_APP_PRIVATE_KEY: "required, this or the next: the App's private key (PEM)",
			GITHUB_APP_PRIVATE_KEY_FILE: "the path of a file that holds it",
			GITHUB_API_URL: "GitHub's API; https://HOST/api/v3 for a server of your own",
			GITHUB_WEBHOOK_SECRET: "the App's webhook secret; without it GitHub's events are not taken",
			RELAY_OIDC_ISSUER: "whose tokens may register deployments; several with commas between them",
			RELAY_OIDC_AUDIENCE: "the audience that those tokens have to name",
			RELAY_UNPLACED: "an event whose commit is not known: keep shows it, branch-head takes its branch's head",
			RELAY_DEADLINE: "how long a deployment may take, from 1m to 24h, before its check ends as timed out",
			RELAY_ADMIN_TOKEN: "opens the page, and lets `touchdown relay replay` in; without it there are neither",
			RELAY_URL: "where people reach the relay: the check runs' Details lead to its page"
		};
		;
		const VARIABLES = {
			PORT: "8080",
			HOST: "0.0.0.0",
			RELAY_STORE: "sqlite:relay.db",
			RELAY_WEBHOOK_SECRET: "",
			RELAY_SECRET_HEADER: "X-Webhook-Secret",
			RELAY_SIGNATURE: "off",
			RELAY_CONFIG: "relay.json",
			PLATFORM_BASE_URL: "",
			PLATFORM_TOKEN: "",
			GITHUB_APP_ID: "",
			GITHUB_APP_PRIVATE_KEY: "",
			GITHUB_APP_PRIVATE_KEY_FILE: "",
			GITHUB_API_URL: "https://api.github.com",
			GITHUB_WEBHOOK_SECRET: "",
			RELAY_OIDC_ISSUER: "https://token.actions.githubusercontent.com",
			RELAY_OIDC_AUDIENCE: "touchdown",
			RELAY_UNPLACED: "keep",
			RELAY_DEADLINE: "60m",
			RELAY_ADMIN_TOKEN: "",
			RELAY_URL: ""
		};
		const OWN_PREFIX = "RELAY_";
		const FARTHEST = 3;
		function findUnknownVariables(env) {
			return Object.keys(env).filter((name) => name.startsWith(OWN_PREFIX) && /^\w{1,100}$/.test(name) && !Object.hasOwn(VARIABLES, name)).map((name) => {
				const near = nearestOf(name);
				return `${name} is no variable of the relay and is ignored${near === null ? "" : `; did you mean ${near}?`}`;
			});
		}
		function nearestOf(name) {
			const known = Object.keys(VARIABLES).map((word) => ({
				word,
				distance: distanceOf(name, word)
			}));
			const nearest = known.sort((one, other) => one.distance - other.distance)[0];
			return nearest !== undefined && nearest.distance <= FARTHEST ? nearest.word : null;
		}
		function distanceOf(one, other) {
			let row = Array.from({ length: other.length + 1 }, (_, index) => index);
			for (const [above, letter] of [...one].entries()) {
				let last = above + 1;
				const next = [last];
				for (const [index, wanted] of [...other].entries()) {
					const replaced = (row[index] ?? 0) + Number(letter !== wanted);
					last = Math.min(replaced, last + 1, (row[index + 1] ?? 0) + 1);
					next.push(last);
				}
				row = next;
			}
			return row[other.length] ?? 0;
		}
		;
		const URL_OF_RELAY = {
			type: "string",
			value: "URL",
			summary: "where the relay is reached from outside"
		};
		const ENVIRONMENT = variables("Environment", Object.keys(VARIABLES).filter(isVariable));
		const COMMANDS = {
			serve: {
				name: "relay",
				summary: "Turns the platform's webhooks into check runs on GitHub, until it is told to end",
				options: {},
				details: [ENVIRONMENT, {
					heading: "To begin",
					rows: [
						["touchdown relay manifest", "register the GitHub App"],
						["touchdown relay register", "create the platform's webhook"],
						["touchdown relay check", "see whether all of it is right"]
					]
				}]
			},
			register: {
				name: "relay register",
				summary: "Creates the platform's webhook that tells the relay of deployments",
				options: {
					organization: {
						type: "string",
						value: "ID",
						summary: "the platform's organization; required"
					},
					url: required(URL_OF_RELAY),
					"in-header": {
						type: "boolean",
						summary: "leave the secret out of the address: a header carries it"
					}
				},
				details: [variables("Environment", [
					"PLATFORM_BASE_URL",
					"PLATFORM_TOKEN",
					"RELAY_WEBHOOK_SECRET",
					"RELAY_SECRET_HEADER"
				])]
			},
			manifest: {
				name: "relay manifest",
				summary: "Prints the manifest of the GitHub App that the relay needs, and how to register it",
				options: {
					url: required(URL_OF_RELAY),
					name: {
						type: "string",
						value: "NAME",
						summary: "the App's name, at most 34 characters"
					},
					organization: {
						type: "string",
						value: "LOGIN",
						summary: "the organization on GitHub that is to own it"
					}
				},
				details: [variables("Environment", ["GITHUB_API_URL"])]
			},
			check: {
				name: "relay check",
				summary: "Proves the relay's whole configuration and says what is wrong; changes nothing",
				options: {
					url: {
						...URL_OF_RELAY,
						summary: "look at the relay that runs there, too"
					},
					json: {
						type: "boolean",
						summary: "print JSON"
					}
				},
				details: [ENVIRONMENT]
			},
			replay: {
				name: "relay replay",
				summary: "Has a running relay try again what GitHub refused",
				options: {
					check: {
						type: "string",
						value: "ID",
						summary: "this one alone; all of them unless said"
					},
					url: {
						...URL_OF_RELAY,
						summary: "where the relay is; http://127.0.0.1 and $PORT unless said"
					}
				},
				details: [variables("Environment", ["RELAY_ADMIN_TOKEN", "PORT"])]
			}
		};
		function createRelayCommands(load) {
			const names = Object.keys(COMMANDS).filter(isName);
			return new Map(names.map((key) => [COMMANDS[key].name, async () => commandOf(key, load)]));
		}
		function commandOf(key, load) {
			const { name: _, ...shown } = COMMANDS[key];
			return {
				...shown,
				run: async (values, terminal) => (await load())[key](values, terminal)
			};
		}
		function required(option) {
			return {
				...option,
				summary: `${option.summary}; required`
			};
		}
		function variables(heading, names) {
			return {
				heading,
				rows: names.map((name) => {
					const usual = VARIABLES[name];
					return [name, usual === "" ? MEANINGS[name] : `${MEANINGS[name]} (${usual})`];
				})
			};
		}
		function isVariable(name) {
			return Object.hasOwn(VARIABLES, name);
		}
		function isName(key) {
			return Object.hasOwn(COMMANDS, key);
		}
	}),
	5551: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { S: () => siblingOf });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
		var node_url__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3136);
		function siblingOf(script, name) {
			const path = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(script);
			const isBundle = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === "index.js";
			return (0, node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(isBundle ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), "..", name, "index.js") : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `${name}${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path)}`));
		}
		function isProgram(script, name) {
			return script !== "" && pathToFileURL(realpathSync(script)).href === siblingOf(script, name).href;
		}
	}),
	5537: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { $: () => readVersion });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
		function readVersion(path) {
			for (let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path));; folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
				const version = versionIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "package.json"));
				if (version !== null) return version;
				if (folder === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) return "unknown";
			}
		}
		function versionIn(path) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) return null;
			const manifest = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
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
		const JSON_WEB_TOKEN = /(?<![a-z])eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;
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
			for (const shape of [GITHUB_TOKEN, JSON_WEB_TOKEN]) {
				for (const { 0: token, index } of text.matchAll(shape)) found.push({
					start: index,
					end: index + token.length
				});
			}
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
