export const id = 94;
export const ids = [94];
export const modules = {
	5094: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { dispatch: () => dispatch });
		var external_node_util_ = __webpack_require__(7975);
		var clock = __webpack_require__(6470);
		var errors = __webpack_require__(6641);
		var untrusted = __webpack_require__(2274);
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
			const optionRows = Object.entries(options).map(([option, { short, value, summary: text }]) => [`${short === undefined ? "" : `-${short}, `}--${option}${value === undefined ? "" : ` ${value}`}`, text]);
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
		async function tellUnknown(words, commands, terminal, headings) {
			const [name = "", next] = words;
			const group = new Map([...commands].filter(([known]) => known.startsWith(`${name} `)));
			if (group.size > 0 && (next === "--help" || next === "-h")) {
				terminal.out(renderHelp(await loadAll(group)));
				return exit_codes.d.done;
			}
			const missing = next === undefined || next.startsWith("-");
			const told = group.size > 0 && !missing ? `${name} ${next}` : name;
			const sentence = group.size > 0 && missing ? `say which command of ${name}` : `there is no command ${JSON.stringify(told)}`;
			const help = group.size > 0 ? renderHelp(await loadAll(group)) : renderHelp(await loadAll(commands), headings);
			if (words.includes("--json")) terminal.out((0, output.J)(told, new errors.gG("input", `${sentence}.`)));
			terminal.err(`touchdown: ${sentence}.\n\n${help}`);
			return exit_codes.d.misused;
		}
		function nameFirst(words, commands) {
			const [first, second, ...rest] = words;
			const pair = `${first} ${second}`;
			return commands.has(pair) ? [pair, ...rest] : words;
		}
		async function runOne(name, command, words, terminal) {
			const { lost } = terminal;
			const isEnding = command.isSeenThrough !== true;
			const ending = isEnding ? AbortSignal.any([terminal.ending, lost]) : terminal.ending;
			const code = await runTold(name, command, words, {
				...terminal,
				ending
			});
			await (0, clock.G)();
			if (!lost.aborted) return code;
			const isUnread = isOfCode(lost.reason, "EPIPE");
			if (!isUnread) terminal.err(`touchdown ${name}: ${renderLoss(lost.reason)}\n`);
			if (!isEnding) return code;
			return isUnread ? exit_codes.d.done : exit_codes.d.unknown;
		}
		async function runTold(name, command, words, terminal) {
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
				if (terminal.lost.aborted && told.code === "cancelled-signal") return exit_codes.d.unknown;
				if (words.includes("--json")) terminal.out((0, output.J)(name, told));
				const help = told.code === "input" ? `See touchdown ${name} --help.\n` : "";
				terminal.err(`touchdown ${name}: ${told.message}\n${help}`);
				return (0, exit_codes.R)(told);
			}
		}
		function renderLoss(reason) {
			const why = reason instanceof Error ? (0, untrusted.b1)(reason.message, 200) : "unknown";
			return `the output could not be written (${why}). Make room for it, or have it written elsewhere.`;
		}
		function isOfCode(error, code) {
			return error instanceof Error && "code" in error && error.code === code;
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
	6470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => endOfTurn,
			g: () => createSystemClock
		});
		function createSystemClock() {
			return {
				monotonicMs: () => performance.now(),
				epochMs: () => Date.now(),
				wait: waitOnTimer
			};
		}
		function endOfTurn() {
			return new Promise((resolve) => setImmediate(resolve));
		}
		function waitOnTimer(durationMs, signal) {
			return new Promise((resolve) => {
				if (signal?.aborted) return resolve();
				const finish = () => {
					clearTimeout(timer);
					signal?.removeEventListener("abort", finish);
					resolve();
				};
				const timer = setTimeout(finish, Math.min(Math.max(0, durationMs), 2147483647));
				signal?.addEventListener("abort", finish, { once: true });
			});
		}
	}),
	5171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E9: () => parseDuration,
			PP: () => renderDuration,
			UP: () => renderBytes,
			fP: () => toSeconds
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
		function toSeconds(durationMs) {
			return Math.round(durationMs / 100) / 10;
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
