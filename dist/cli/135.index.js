export const id = 135;
export const ids = [135];
export const modules = {
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
	}),
	5171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E9: () => parseDuration,
			PP: () => renderDuration,
			UP: () => renderBytes
		});
		const LONGEST_DURATION_MS = 2147483647;
		const NUMBER = String.raw`(\d{1,12}(?:\.\d{1,6})?)`;
		const BARE_SECONDS = new RegExp(`^${NUMBER}$`);
		const PARTS = new RegExp(`^(?:${NUMBER}h)?(?:${NUMBER}m)?(?:${NUMBER}s)?(?:${NUMBER}ms)?$`);
		const PART_MS = [
			36e5,
			6e4,
			1e3,
			1
		];
		function parseDuration(text) {
			const written = text.trim();
			const bare = BARE_SECONDS.exec(written)?.[1];
			if (bare !== undefined) return asDuration(Number(bare) * 1e3);
			const parts = PARTS.exec(written)?.slice(1);
			if (parts === undefined || written === "") return null;
			return asDuration(parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (PART_MS[index] ?? 0), 0));
		}
		function asDuration(durationMs) {
			const wholeMs = Math.round(durationMs);
			return wholeMs <= LONGEST_DURATION_MS ? wholeMs : null;
		}
		function renderDuration(durationMs) {
			if (!(durationMs >= .5)) return "0 s";
			if (Math.round(durationMs) < 1e3) return `${Math.round(durationMs)} ms`;
			const tenths = Math.round(durationMs / 100);
			if (tenths < 100) return `${tenths / 10} s`;
			const seconds = Math.round(durationMs / 1e3);
			if (seconds < 3600) return renderPair(seconds, 60, "min", "s");
			const minutes = Math.round(seconds / 60);
			if (minutes < 1440) return renderPair(minutes, 60, "h", "min");
			return renderPair(Math.round(minutes / 60), 24, "d", "h");
		}
		function renderPair(count, perLarge, large, small) {
			const shown = [[Math.floor(count / perLarge), large], [count % perLarge, small]];
			return shown.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`).join(" ");
		}
		function renderBytes(bytes) {
			let amount = bytes > 0 ? Math.round(bytes) : 0;
			let unit = "B";
			for (const larger of [
				"KiB",
				"MiB",
				"GiB",
				"TiB"
			]) {
				if (roundForShow(amount) < 1024) break;
				amount /= 1024;
				unit = larger;
			}
			return `${roundForShow(amount)} ${unit}`;
		}
		function roundForShow(amount) {
			return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
		}
	}),
	2274: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Px: () => safeLogLines,
			b1: () => safeSentence,
			h0: () => plainLine,
			y1: () => plainLines
		});
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6094);
		var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6329);
		var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5171);
		const PREFIX = "\u2502 ";
		const LINE_LIMIT_BYTES = 8192;
		const FRAME_BYTES = 64;
		const RESET = "\x1B[0m";
		const IS_RESET = /^\x1b\[0*m$/;
		const COMMAND_MARK = "##[";
		const BROKEN_MARK = `##${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}[`;
		function safeLogLines(text) {
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(text).map(renderLogLine);
		}
		function plainLines(text) {
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(text).map((line) => (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.rb)(line).plain));
		}
		function plainLine(text) {
			return plainLines(text).join(" ").replace(/\s+/g, " ").trim();
		}
		function safeSentence(text, maxChars) {
			const line = plainLine(text).replaceAll(COMMAND_MARK, BROKEN_MARK).replace(/^::/, `:${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}:`);
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oN)(line, maxChars);
		}
		function renderLogLine(line) {
			let shown = PREFIX;
			let leftBytes = LINE_LIMIT_BYTES - FRAME_BYTES;
			let missingBytes = 0;
			let isColourOpen = false;
			for (const piece of piecesOf(line)) {
				const kept = fitPiece(piece, missingBytes > 0 ? 0 : leftBytes);
				const keptBytes = Buffer.byteLength(kept);
				shown += kept;
				leftBytes -= keptBytes;
				if (!piece.isColour) missingBytes += Buffer.byteLength(piece.text) - keptBytes;
				else if (kept !== "") isColourOpen = !IS_RESET.test(kept);
			}
			return shown + (isColourOpen ? RESET : "") + (missingBytes > 0 ? ` \u2026 [${(0, _units_js__WEBPACK_IMPORTED_MODULE_2__.UP)(missingBytes)} more cut]` : "");
		}
		function fitPiece({ text, isColour }, maxBytes) {
			if (isColour) return text.length <= maxBytes ? text : "";
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Uw)(text, maxBytes);
		}
		function piecesOf(line) {
			const { plain, colours } = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.rb)(line);
			const pieces = [];
			let from = 0;
			for (const { start, end, text, isColour } of editsOf(plain, colours)) {
				if (start > from) pieces.push({
					text: plain.slice(from, start),
					isColour: false
				});
				pieces.push({
					text,
					isColour
				});
				from = Math.max(from, end);
			}
			pieces.push({
				text: plain.slice(from),
				isColour: false
			});
			return pieces;
		}
		function editsOf(plain, colours) {
			const edits = colours.map(({ at, sequence }) => ({
				start: at,
				end: at,
				text: sequence,
				isColour: true
			}));
			for (const span of (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.dL)(plain)) edits.push({
				...span,
				text: _redaction_js__WEBPACK_IMPORTED_MODULE_1__.v5,
				isColour: false
			});
			for (let at = plain.indexOf(COMMAND_MARK); at !== -1; at = plain.indexOf(COMMAND_MARK, at + 1)) {
				edits.push({
					start: at + 2,
					end: at + 2,
					text: _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe,
					isColour: false
				});
			}
			return edits.sort((a, b) => a.start - b.start);
		}
	})
};
