export const id = 94;
export const ids = [94];
export const modules = {
	5094: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { dispatch: () => dispatch });
		var external_node_util_ = __webpack_require__(7975);
		var errors = __webpack_require__(6641);
		var exit_codes = __webpack_require__(5158);
		;
		function renderHelp(commands, headings = new Map()) {
			const width = Math.max(...[...commands.keys()].map((name) => name.length));
			const lines = [...commands].map(([name, { summary }], index) => {
				const heading = headings.get(name) ?? (index === 0 ? "Commands" : null);
				return `${heading === null ? "" : `\n${heading}\n`}  ${name.padEnd(width)}  ${summary}\n`;
			});
			return `Usage: touchdown <command> [options]
${lines.join("")}
Options
${renderRows([["-h, --help", "show this, or the help of a command"], ["--version", "show the version"]])}
`;
		}
		function renderCommandHelp(name, command) {
			const { summary, arguments: taken = [], options, examples = [], details = [] } = command;
			const optionRows = Object.entries(options).map(([option, { value, summary: text }]) => [`--${option}${value === undefined ? "" : ` ${value}`}`, text]);
			const words = taken.map(({ name: word, isRequired, isRepeated = false }) => {
				return ` ${isRequired ? word : `[${word}]`}${isRepeated ? "\u2026" : ""}`;
			});
			const parts = [
				{
					heading: "Arguments",
					rows: taken.map((one) => [one.name, one.summary])
				},
				{
					heading: "Options",
					rows: [...optionRows, ["-h, --help", "show this"]]
				},
				...details
			];
			const lines = examples.map(([line, meaning]) => `  ${line}\n      ${meaning}\n`).join("");
			return `Usage: touchdown ${name}${words.join("")} [options]

${summary}
${parts.map(renderPart).join("")}${lines === "" ? "" : `\nExamples\n${lines}`}`;
		}
		function renderPart({ heading, rows }) {
			return rows.length === 0 ? "" : `\n${heading}\n${renderRows(rows)}\n`;
		}
		function renderRows(rows) {
			const width = Math.max(...rows.map(([left]) => left.length));
			return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
		}
		var output = __webpack_require__(8288);
		;
		const TOKEN_OPTION = /^--?(?:(?:api|auth|access|bearer)-?)?(?:token|jwt)(?:=|$)/i;
		function refuseToken(words) {
			const end = words.indexOf("--");
			const found = (end === -1 ? words : words.slice(0, end)).find((word) => TOKEN_OPTION.test(word));
			if (found === undefined) return null;
			const accepted = "a token is never given on the command line, where others can read it; set TOUCHDOWN_TOKEN, or use --token-file FILE, " + "or --token-file - for standard input; revoke the one that was given, as it may be known by now";
			return new errors.dz([{
				name: found.split("=")[0] ?? "--token",
				seen: "",
				accepted
			}]);
		}
		;
		async function dispatch(words, commands, version, terminal, headings) {
			const [name, ...rest] = nameFirst(words, commands);
			if (name === "--version") {
				terminal.out(`${version()}\n`);
				return exit_codes.d.done;
			}
			if (name === undefined || name === "--help" || name === "-h" || name === "help") {
				terminal.out(renderHelp(await loadAll(commands), headings));
				return exit_codes.d.done;
			}
			const load = commands.get(name);
			if (load === undefined) return tellUnknown(words, commands, terminal, headings);
			return runOne(name, await load(), rest, terminal);
		}
		async function tellUnknown([name = "", next], commands, terminal, headings) {
			const group = new Map([...commands].filter(([known]) => known.startsWith(`${name} `)));
			if (group.size > 0 && (next === "--help" || next === "-h")) {
				terminal.out(renderHelp(await loadAll(group)));
				return exit_codes.d.done;
			}
			const missing = next === undefined || next.startsWith("-");
			const told = group.size > 0 && !missing ? `${name} ${next}` : name;
			const sentence = group.size > 0 && missing ? `say which command of ${name}` : `there is no command ${JSON.stringify(told)}`;
			const help = group.size > 0 ? renderHelp(await loadAll(group)) : renderHelp(await loadAll(commands), headings);
			terminal.err(`touchdown: ${sentence}.\n\n${help}`);
			return exit_codes.d.misused;
		}
		function nameFirst(words, commands) {
			const [first, second, ...rest] = words;
			const pair = `${first} ${second}`;
			return commands.has(pair) ? [pair, ...rest] : words;
		}
		async function runOne(name, command, words, terminal) {
			try {
				const leak = refuseToken(words);
				if (leak !== null) throw leak;
				const { values, positionals } = parseWords(command, words);
				if (values["help"] === true) {
					terminal.out(renderCommandHelp(name, command));
					return exit_codes.d.done;
				}
				requireWords(command, positionals);
				return await command.run(values, terminal, positionals);
			} catch (error) {
				const told = asTold(error);
				if (told === null) throw error;
				if (words.includes("--json")) terminal.out((0, output.J)(name, told));
				const help = told.code === "input" ? `See touchdown ${name} --help.\n` : "";
				terminal.err(`touchdown ${name}: ${told.message}\n${help}`);
				return (0, exit_codes.R)(told);
			}
		}
		function parseWords({ options }, words) {
			const known = Object.entries(options).map(([name, { type, short, multiple = false }]) => {
				return [name, {
					type,
					multiple,
					...short === undefined ? {} : { short }
				}];
			});
			const help = {
				type: "boolean",
				short: "h"
			};
			return (0, external_node_util_.parseArgs)({
				args: [...words],
				options: {
					...Object.fromEntries(known),
					help
				},
				allowPositionals: true
			});
		}
		function requireWords({ arguments: taken = [] }, words) {
			const missing = taken.find(({ isRequired }, index) => isRequired && words[index] === undefined);
			if (missing !== undefined) throw new errors.dz([{
				name: missing.name,
				seen: "",
				accepted: missing.summary
			}]);
			const surplus = taken.at(-1)?.isRepeated === true ? undefined : words[taken.length];
			if (surplus === undefined) return;
			const accepted = taken.length === 0 ? "this command takes options only" : "this command takes fewer words";
			throw new errors.dz([{
				name: "the word",
				seen: surplus,
				accepted
			}]);
		}
		function asTold(error) {
			if (error instanceof errors.gG) return error;
			const isOfWords = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
			return isOfWords ? new errors.gG("input", error.message.split(" To specify")[0] ?? "", error) : null;
		}
		async function loadAll(commands) {
			return new Map(await Promise.all([...commands].map(async ([name, load]) => [name, await load()])));
		}
	}),
	5158: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => exitCodeFor,
			d: () => EXIT
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		const EXIT = {
			done: 0,
			bad: 1,
			misused: 2,
			refused: 3,
			unknown: 4,
			interrupted: 130
		};
		function exitCodeFor(error) {
			if (error.code === "input" || isRefusedRequest(error)) return EXIT.misused;
			if (error.code === "cancelled-signal") return EXIT.interrupted;
			return error.code.startsWith("access-") ? EXIT.refused : EXIT.unknown;
		}
		function isRefusedRequest(error) {
			if (!(error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi) || error.facts.method !== "POST") return false;
			return error.code === "rejected" || error.code === "conflict";
		}
	}),
	8288: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => renderErrorLine,
			q: () => createOutput
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5158);
		function createOutput(command, isJson, terminal) {
			return {
				isJson,
				say: (text) => {
					if (!isJson) terminal.out(text);
				},
				show: (kind, data, text) => terminal.out(isJson ? renderLine({
					version: 1,
					kind,
					command,
					data
				}) : text)
			};
		}
		function renderErrorLine(command, error) {
			const hasFacts = error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi || error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Zz || error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr;
			const facts = hasFacts ? error.facts : null;
			const data = {
				code: error.code,
				message: error.message,
				exitCode: (0, _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.R)(error),
				status: facts?.status ?? null,
				requestId: facts?.requestId ?? null
			};
			return renderLine({
				version: 1,
				kind: "error",
				command,
				data
			});
		}
		function renderLine(line) {
			return `${JSON.stringify(line).replaceAll("##", "#\\u0023")}\n`;
		}
	}),
	6641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dr: () => NetworkError,
			Hi: () => RemoteError,
			Xe: () => ThrottledError,
			Zz: () => AccessError,
			bd: () => ProtocolError,
			cc: () => CancelledError,
			dz: () => InputError,
			gG: () => TouchdownError
		});
		var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
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
	6094: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Uw: () => cutBytes,
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
	6329: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E$: () => redact,
			cl: () => registerSecret,
			dL: () => findSecrets,
			v5: () => MASK
		});
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6094);
		const MASK = "***";
		const SHORTEST_SECRET = 4;
		const SHORTEST_LINE = 8;
		const GITHUB_TOKEN = /(?<![a-z])gh[opsur]_[A-Za-z0-9._-]{20,}/g;
		const FINE_GRAINED_TOKEN = /(?<![a-z])github_pat_[A-Za-z0-9_]{20,}/g;
		const JSON_WEB_TOKEN = /(?<![a-z])eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;
		const SHAPES = [
			["gh", GITHUB_TOKEN],
			["github_pat_", FINE_GRAINED_TOKEN],
			["eyJ", JSON_WEB_TOKEN]
		];
		const forms = new Set();
		function registerSecret(value) {
			if (value.trim().length < SHORTEST_SECRET) return;
			for (const shape of new Set([
				value,
				value.trim(),
				(0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.rb)(value).plain.trim()
			])) {
				for (const form of [shape, ...encodingsOf(shape)]) if (form.length >= SHORTEST_SECRET) forms.add(form);
			}
			const lines = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(value).map((line) => (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.rb)(line).plain.trim());
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
			for (const [beginning, shape] of SHAPES) {
				if (!text.includes(beginning)) continue;
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
