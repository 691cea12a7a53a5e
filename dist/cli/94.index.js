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
	})
};
