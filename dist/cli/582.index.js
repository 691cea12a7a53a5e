export const id = 582;
export const ids = [582];
export const modules = {
	4582: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			dispatch: () => dispatch,
			reportError: () => reportError
		});
		var clock = __webpack_require__(6470);
		var errors = __webpack_require__(6641);
		var near_word = __webpack_require__(2260);
		var plain_text = __webpack_require__(6094);
		var untrusted = __webpack_require__(2274);
		var safe_text = __webpack_require__(7771);
		var json_lines = __webpack_require__(9880);
		var output = __webpack_require__(7237);
		var exit_codes = __webpack_require__(4527);
		;
		const MIN_COLUMNS = 24;
		const INDENT = "  ";
		const DEEP_INDENT = "      ";
		const PLAIN = (0, output.X)(false);
		function renderHelp(commands, headings = new Map(), columns = null, paint = PLAIN) {
			const width = widestOf([...commands.keys()]);
			const lines = [...commands].map(([name, { summary }], index) => {
				const heading = headings.get(name) ?? (index === 0 ? "Commands" : null);
				return `${heading === null ? "" : `\n${paint("strong", heading)}\n`}${renderRow([name, summary], width, columns)}\n`;
			});
			const options = [["-h, --help", "show help for touchdown or a command"], ["--version", "show the version"]];
			return `Usage: touchdown <command> [options]
${lines.join("")}
${paint("strong", "Options")}
${renderRows(options, columns)}

${fold("Run touchdown <command> --help for the options and examples of a command.", "", columns)}
`;
		}
		function renderCommandHelp(name, command, columns = null, paint = PLAIN) {
			const { summary, arguments: taken = [], options, examples = [], details = [], seeAlso = [] } = command;
			const optionRows = Object.entries(options).map(([option, { short, value, summary: text }]) => [`${short === undefined ? "" : `-${short}, `}--${option}${value === undefined ? "" : ` ${value}`}`, text]);
			const words = taken.map(({ name: word, isRequired, isRepeated = false }) => {
				return ` ${isRequired ? word : `[${word}]`}${isRepeated ? "\u2026" : ""}`;
			});
			const parts = [{
				heading: "Arguments",
				rows: taken.map((one) => [one.name, one.summary])
			}, {
				heading: "Options",
				rows: [...optionRows, ["-h, --help", "show this help"]]
			}];
			const render = (all) => all.map((part) => renderPart(part, columns, paint)).join("");
			const related = seeAlso.map((other) => `${INDENT}touchdown ${other}\n`).join("");
			const lines = examples.map(([line, meaning]) => `${INDENT}${line}\n${fold(meaning, DEEP_INDENT, columns)}\n`).join("");
			return `Usage: touchdown ${name}${words.join("")} [options]

${fold(summary, "", columns)}
${render(parts)}${lines === "" ? "" : `\n${paint("strong", "Examples")}\n${lines}`}${render(details)}${related === "" ? "" : `\n${paint("strong", "See also")}\n${related}`}`;
		}
		function renderPart({ heading, rows }, columns, paint) {
			return rows.length === 0 ? "" : `\n${paint("strong", heading)}\n${renderRows(rows, columns)}\n`;
		}
		function renderRows(rows, columns) {
			const width = widestOf(rows.map(([left]) => left));
			return rows.map((row) => renderRow(row, width, columns)).join("\n");
		}
		function renderRow([left, right], width, columns) {
			const indent = INDENT + " ".repeat(width) + INDENT;
			if (columns !== null && columns - indent.length < MIN_COLUMNS) {
				const below = fold(right, DEEP_INDENT, columns);
				return left === "" ? below : `${INDENT}${left}\n${below}`;
			}
			return `${INDENT}${left.padEnd(width)}${INDENT}${fold(right, indent, columns).slice(indent.length)}`;
		}
		function fold(text, indent, columns) {
			const lines = [];
			for (const word of text.split(" ")) {
				const last = lines.at(-1);
				const longer = `${last ?? ""} ${word}`;
				const isFitting = columns === null || indent.length + longer.length <= columns;
				if (last === undefined) lines.push(word);
				else if (isFitting) lines[lines.length - 1] = longer;
				else lines.push(word);
			}
			return lines.map((line) => `${indent}${line}`).join("\n");
		}
		function widestOf(texts) {
			return Math.max(0, ...texts.map((text) => text.length));
		}
		var external_node_util_ = __webpack_require__(7975);
		;
		const HELP = { help: {
			type: "boolean",
			short: "h"
		} };
		const MAX_NAME = 60;
		function parseWords({ options }, words) {
			const known = {
				...options,
				...HELP
			};
			const { values, positionals, tokens = [] } = parseAll(known, words);
			const bad = tokens.flatMap((token) => token.kind === "option" ? findMistake(token, known) ?? [] : []);
			if (bad.length > 0) throw new errors.dz(bad);
			return {
				values,
				positionals
			};
		}
		function showOptionName(word) {
			return (0, untrusted.b1)(word.split("=")[0] ?? "", MAX_NAME);
		}
		function suggestOption(word, names) {
			const meant = (0, near_word.Y)(`--${word.replace(/^-+/, "")}`, names.map((name) => `--${name}`));
			return meant === null ? "." : `. Did you mean ${meant}?`;
		}
		function parseAll(options, words) {
			const known = Object.entries(options).map(([name, { type, short, multiple = false }]) => {
				return [name, {
					type,
					multiple,
					...short === undefined ? {} : { short }
				}];
			});
			return (0, external_node_util_.parseArgs)({
				args: [...words],
				options: Object.fromEntries(known),
				allowPositionals: true,
				strict: false,
				tokens: true
			});
		}
		function findMistake({ name, rawName, value, inlineValue }, options) {
			const option = Object.hasOwn(options, name) ? options[name] : undefined;
			const shown = showOptionName(rawName);
			const mistake = (problem) => ({
				name: shown,
				seen: "",
				problem
			});
			if (option === undefined) {
				return mistake(`is an unknown option${suggestOption(name, Object.keys(options))}`);
			}
			if (option.type === "boolean") return value === undefined ? null : mistake("takes no value.");
			const example = `${rawName} ${option.value ?? "VALUE"}`;
			if (value === undefined) return mistake(`needs a value. Use ${example}.`);
			if (inlineValue || !/^-[^\d.]/.test(value)) return null;
			return mistake(`needs a value, but ${showOptionName(value)} follows. Use ${example}, or ${rawName}=${option.value ?? "VALUE"} if the value starts with a dash.`);
		}
		const TOKEN_OPTION = /^--?(?:(?:api|auth|access|bearer)-?)?(?:token|jwt)(?:=|$)/i;
		function refuseToken(words) {
			const end = words.indexOf("--");
			const found = (end === -1 ? words : words.slice(0, end)).find((word) => TOKEN_OPTION.test(word));
			if (found === undefined) return null;
			const problem = "is not allowed: others can read the command line. Revoke this token, then set TOUCHDOWN_TOKEN to a new one, " + "or use --token-file FILE, or --token-file - for standard input.";
			return new errors.dz([{
				name: found.split("=")[0] ?? "--token",
				seen: "",
				problem
			}]);
		}
		;
		async function dispatch(words, commands, version, terminal, headings) {
			const [name, ...rest] = nameFirst(words, commands);
			if (name === "--version") {
				terminal.out(`${version()}\n`);
				return exit_codes.dc.done;
			}
			if (name === undefined || name === "--help" || name === "-h" || name === "help") {
				const asked = rest.filter((word) => !word.startsWith("-"));
				if (asked.length > 0) return dispatch([...asked, "--help"], commands, version, terminal, headings);
				terminal.out(renderHelp(await loadAll(commands), headings, terminal.columns(), (0, output.X)(terminal.hasColors)));
				return exit_codes.dc.done;
			}
			const load = commands.get(name);
			const group = groupOf(name, [...commands.keys()]);
			const isAlone = !isWord(rest[0]);
			if (load === undefined) {
				return group.length > 0 && isAlone ? showGroup(words, group, commands, terminal) : reportUnknown(words, commands, terminal);
			}
			const command = await load();
			const isMisspelt = group.length > 0 && !isAlone && command.arguments === undefined;
			return isMisspelt ? reportUnknown(words, commands, terminal) : runOne(name, command, rest, terminal);
		}
		async function showGroup([name = "", ...rest], group, commands, terminal) {
			const shown = new Map([...commands].filter(([known]) => group.includes(known)));
			const all = await loadAll(shown);
			const help = (hasColors) => renderHelp(all, undefined, terminal.columns(), (0, output.X)(hasColors));
			if (rest[0] === "--help" || rest[0] === "-h") {
				terminal.out(help(terminal.hasColors));
				return exit_codes.dc.done;
			}
			const sentence = `${name} needs a subcommand.`;
			if (rest.includes("--json")) terminal.out((0, json_lines.Jz)(name, new errors.gG("input", sentence)));
			terminal.err(`${prefix("", terminal)} ${sentence}\n\n${help(terminal.hasErrColors)}`);
			return exit_codes.dc.misused;
		}
		function reportUnknown(words, commands, terminal) {
			const { name, sentence, next } = describeUnknown(words, [...commands.keys()]);
			if (words.includes("--json")) terminal.out((0, json_lines.Jz)(name, new errors.gG("input", sentence)));
			terminal.err(`${prefix("", terminal)} ${(0, safe_text.bC)(sentence)}\n${next}\n`);
			return exit_codes.dc.misused;
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
			const code = await runReported(name, command, words, {
				...terminal,
				ending
			});
			await (0, clock.G)();
			if (!lost.aborted) return code;
			const isUnread = (0, exit_codes.$N)(lost.reason) === "EPIPE";
			if (!isUnread) terminal.err(`${prefix(name, terminal)} ${renderLoss(lost.reason)}\n`);
			if (!isEnding) return code;
			return isUnread ? exit_codes.dc.done : exit_codes.dc.unknown;
		}
		async function runReported(name, command, words, terminal) {
			try {
				const leak = refuseToken(words);
				if (leak !== null) throw leak;
				const { values, positionals } = parseWords(command, words);
				if (values["help"] === true) {
					terminal.out(renderCommandHelp(name, command, terminal.columns(), (0, output.X)(terminal.hasColors)));
					return exit_codes.dc.done;
				}
				requireWords(command, positionals);
				return await command.run(values, terminal, positionals);
			} catch (error) {
				return reportError(name, command, error, words.includes("--json"), terminal);
			}
		}
		function reportError(name, { isSeenThrough }, error, isJson, terminal) {
			if (!(error instanceof errors.gG)) {
				if (isJson) terminal.out((0, json_lines.oX)(name, error));
				throw error;
			}
			const isOfLoss = terminal.lost.aborted && isSeenThrough !== true;
			if (isOfLoss && error.code === "cancelled-signal") return exit_codes.dc.unknown;
			if (isJson) terminal.out((0, json_lines.Jz)(name, error));
			const help = error.code === "input" ? `See touchdown ${name} --help.\n` : "";
			terminal.err(`${prefix(name, terminal)} ${(0, safe_text.bC)(error.message)}\n${help}`);
			return (0, exit_codes.Rr)(error);
		}
		function prefix(name, { hasErrColors }) {
			return (0, output.X)(hasErrColors)("bad", name === "" ? "touchdown:" : `touchdown ${name}:`);
		}
		function renderLoss(reason) {
			const why = reason instanceof Error ? (0, untrusted.b1)(reason.message, 200) : "unknown";
			return `the output could not be written (${why}). Free some space, or write the output elsewhere.`;
		}
		function requireWords({ arguments: taken = [] }, words) {
			const missing = taken.find(({ isRequired }, index) => isRequired && words[index] === undefined);
			if (missing !== undefined) throw new errors.dz([{
				name: missing.name,
				seen: "",
				problem: `is missing: ${missing.summary}.`
			}]);
			const surplus = taken.at(-1)?.isRepeated === true ? undefined : words[taken.length];
			if (surplus === undefined) return;
			const problem = `is not expected. This command takes ${taken.length === 0 ? "only options" : "fewer arguments"}.`;
			throw new errors.dz([{
				name: "argument",
				seen: surplus,
				problem
			}]);
		}
		async function loadAll(commands) {
			return new Map(await Promise.all([...commands].map(async ([name, load]) => [name, await load()])));
		}
		const MAX_NAME_CHARS = 60;
		function groupOf(word, names) {
			return names.filter((name) => name.startsWith(`${word} `));
		}
		function describeUnknown(words, names) {
			const [first = "", second] = words;
			if (first.startsWith("-")) return describeOption(first);
			const isPair = isWord(second);
			const pair = `${first} ${second}`;
			const group = groupOf(first, names);
			const name = (0, plain_text.oN)(group.length > 0 && isPair ? pair : first, MAX_NAME_CHARS);
			const meant = group.length > 0 ? (0, near_word.Y)(pair, group) : (isPair ? (0, near_word.Y)(pair, names) : null) ?? (0, near_word.Y)(first, firstWordsOf(names));
			return {
				name,
				sentence: `unknown command ${JSON.stringify(name)}.${meant === null ? "" : ` Did you mean ${meant}?`}`,
				next: `See touchdown ${group.length > 0 ? `${first} ` : ""}--help.`
			};
		}
		function isWord(word) {
			return word !== undefined && !word.startsWith("-");
		}
		function describeOption(word) {
			const name = showOptionName(word);
			const sentence = `unknown option ${name} before the command${suggestOption(name, ["help", "version"])}`;
			return {
				name,
				sentence,
				next: "Put options after the command: touchdown COMMAND [options]. See touchdown --help."
			};
		}
		function firstWordsOf(names) {
			return [...new Set(names.map((name) => name.split(" ")[0] ?? name))];
		}
	}),
	7237: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => createPaint,
			q: () => createOutput
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		var _json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9880);
		function createOutput(command, isJson, terminal) {
			return {
				isJson,
				paint: createPaint(terminal.hasColors ?? false),
				say: (text) => {
					if (!isJson) terminal.out(text);
				},
				show: (kind, data, text) => terminal.out(isJson ? (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_1__.ni)(kind, command, data) : text)
			};
		}
		const STYLES = {
			strong: "bold",
			good: "green",
			doubt: "yellow",
			bad: "red",
			busy: "cyan",
			faint: "dim"
		};
		function createPaint(hasColors) {
			return (style, text) => hasColors ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(STYLES[style], text, { validateStream: false }) : text;
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
	2260: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => describeUnknownKey,
			Y: () => findNearWord
		});
		;
		function distanceOf(one, other) {
			let row = Array.from({ length: other.length + 1 }, (_, at) => at);
			for (const [at, letter] of [...one].entries()) {
				const next = [at + 1];
				for (const [column, wanted] of [...other].entries()) {
					const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
					next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
				}
				row = next;
			}
			return row.at(-1) ?? 0;
		}
		;
		function findNearWord(word, words) {
			const most = Math.min(2, Math.floor((word.length - 1) / 2));
			const ranked = words.filter((known) => Math.abs(known.length - word.length) <= most).map((known) => ({
				known,
				distance: distanceOf(word.toLowerCase().replaceAll("_", "-"), known)
			})).filter(({ distance }) => distance <= most).sort((one, other) => one.distance - other.distance);
			return ranked[0]?.known ?? null;
		}
		function describeUnknownKey(key, known) {
			const near = findNearWord(key, known);
			return `is not a known key. ${near === null ? `Use one of ${known.join(", ")}.` : `Did you mean ${near}?`}`;
		}
	}),
	7771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F$: () => sayPlainly,
			bC: () => sayWithLines,
			sw: () => safeCiLine
		});
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		const COMMAND_MARK = /#(?=(?:\x1b\[[\d;:]*m|[^\x20-\x7e])*#)/gu;
		const SECTION_MARK = /section_(?=(?:start|end):)/g;
		const CONCEAL = "\x1B[8m";
		function safeCiLine(line) {
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Px)(line).map(breakMarks).join("\n");
		}
		function sayPlainly(text) {
			return breakMarks((0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text));
		}
		function sayWithLines(text) {
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.y1)(text).map(breakMarks).join("\n");
		}
		function breakMarks(line) {
			return line.replaceAll(CONCEAL, "").replace(COMMAND_MARK, "# ").replace(SECTION_MARK, "section ");
		}
	})
};
