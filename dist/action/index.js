(() => {
	"use strict";
	var __webpack_modules__ = {
		8266: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				MB: () => bad,
				WF: () => createReader,
				uw: () => good,
				ph: () => parseAppIds,
				QA: () => parseAudience,
				yG: () => parseBoolean,
				HU: () => parseChoice,
				L5: () => parseCommit,
				zq: () => parseCount,
				E1: () => parseList,
				lj: () => parsePositiveDuration,
				P$: () => parseSettings,
				pI: () => parseToken,
				A: () => splitSettings
			});
			var units = __nccwpck_require__(3406);
			;
			const INPUTS = {
				token: {
					kind: "secret",
					required: true,
					default: ""
				},
				"app-id": {
					kind: "list",
					required: true,
					default: ""
				},
				commit: {
					kind: "text",
					required: false,
					default: ""
				},
				"base-url": {
					kind: "text",
					required: false,
					default: ""
				},
				"auth-scheme": {
					kind: "choice",
					required: false,
					default: "auto"
				},
				trigger: {
					kind: "boolean",
					required: false,
					default: "true"
				},
				wait: {
					kind: "boolean",
					required: false,
					default: "true"
				},
				timeout: {
					kind: "positive-duration",
					required: false,
					default: "30m"
				},
				"start-timeout": {
					kind: "positive-duration",
					required: false,
					default: "60s"
				},
				"poll-interval": {
					kind: "positive-duration",
					required: false,
					default: "5s"
				},
				logs: {
					kind: "choice",
					required: false,
					default: "stream"
				},
				"log-tail": {
					kind: "count",
					required: false,
					default: "200"
				},
				"success-states": {
					kind: "list",
					required: false,
					default: ""
				},
				"failure-states": {
					kind: "list",
					required: false,
					default: ""
				},
				"on-unchanged": {
					kind: "choice",
					required: false,
					default: "succeed"
				},
				"on-superseded": {
					kind: "choice",
					required: false,
					default: "fail"
				},
				"on-conflict": {
					kind: "choice",
					required: false,
					default: "wait"
				},
				"rate-limit-reserve": {
					kind: "count",
					required: false,
					default: "50"
				},
				variables: {
					kind: "settings",
					required: false,
					default: ""
				},
				secrets: {
					kind: "settings",
					required: false,
					default: ""
				},
				summary: {
					kind: "boolean",
					required: false,
					default: "true"
				},
				"dry-run": {
					kind: "boolean",
					required: false,
					default: "false"
				},
				"allow-http": {
					kind: "boolean",
					required: false,
					default: "false"
				},
				"github-token": {
					kind: "secret",
					required: false,
					default: "${{ github.token }}"
				},
				"pr-comment": {
					kind: "choice",
					required: false,
					default: "off"
				},
				"comment-key": {
					kind: "text",
					required: false,
					default: ""
				},
				"github-environment": {
					kind: "text",
					required: false,
					default: ""
				},
				"environment-url": {
					kind: "web-address",
					required: false,
					default: ""
				},
				production: {
					kind: "optional-boolean",
					required: false,
					default: ""
				},
				transient: {
					kind: "optional-boolean",
					required: false,
					default: ""
				},
				"commit-status": {
					kind: "text",
					required: false,
					default: ""
				},
				"check-run": {
					kind: "text",
					required: false,
					default: ""
				},
				"order-guard": {
					kind: "choice",
					required: false,
					default: "off"
				},
				"relay-url": {
					kind: "web-address",
					required: false,
					default: ""
				},
				"relay-audience": {
					kind: "text",
					required: false,
					default: "touchdown"
				},
				"job-status": {
					kind: "text",
					required: false,
					default: "${{ job.status }}"
				},
				"job-check-run-id": {
					kind: "text",
					required: false,
					default: "${{ job.check_run_id }}"
				}
			};
			;
			const MAX_ID = 255;
			const UNSEEN = /[\s\p{C}]/u;
			function parseBoolean(text) {
				if (/^(?:true|True|TRUE)$/.test(text)) return good(true);
				if (/^(?:false|False|FALSE)$/.test(text)) return good(false);
				return bad(false, "is not a boolean. Use true or false.");
			}
			function parsePositiveDuration(text) {
				const durationMs = (0, units.E9)(text);
				if (durationMs !== null && durationMs > 0) return good(durationMs);
				return bad(0, (0, units.VD)(durationMs));
			}
			function parseCount(text, least, most = Number.MAX_SAFE_INTEGER) {
				const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
				if (count >= least && count <= most) return good(count);
				const range = most === Number.MAX_SAFE_INTEGER ? ` of ${least} or more` : ` from ${least} to ${most}`;
				return bad(least, `is not a whole number${range}.`);
			}
			function parseChoice(text, choices) {
				const choice = choices.find((word) => word === text);
				if (choice !== undefined) return good(choice);
				return bad(choices[0], `is not valid. Use ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}.`);
			}
			function parseList(text) {
				const entries = text.split(/[,\r\n]/).map((entry) => entry.trim());
				return good([...new Set(entries.filter((entry) => entry !== ""))]);
			}
			function parseAppIds(text) {
				const { value: ids } = parseList(text);
				if (ids.length === 0) return bad(ids, "has no application id. Give at least one.");
				const refused = ids.filter((id) => !isSegment(id));
				if (refused.length === 0) return good(ids);
				const problem = `is not a valid id. Use up to ${MAX_ID} characters, without "." or ".." as a part and without control characters.`;
				return {
					value: ids,
					problem,
					blamed: refused.join(", ")
				};
			}
			function parseCommit(text) {
				const isName = text !== "" && text.length <= 255 && !UNSEEN.test(text);
				return isName ? good(text) : bad(text, "is not a commit. Use up to 255 characters without spaces, or the word none.");
			}
			function parseAudience(text) {
				const isAudience = text.length <= MAX_ID && /^[\x21-\x7e]+$/.test(text);
				return isAudience ? good(text) : bad(text, `is not an audience. Use up to ${MAX_ID} ASCII characters without spaces.`);
			}
			function parseToken(text) {
				if (text === "") return bad(text, "is empty. Set the platform's API token, and check that the repository has this secret.");
				if (/^[\x21-\x7e]+$/.test(text)) return good(text);
				return bad(text, "has spaces, line breaks or special characters. Give the token alone, without \"Token\" or \"Bearer\" before it.");
			}
			function good(value) {
				return {
					value,
					problem: null
				};
			}
			function bad(value, problem) {
				return {
					value,
					problem
				};
			}
			function isSegment(id) {
				const parts = id.replace(/%2e/gi, ".").split(/[/\\]|%2f|%5c/i);
				const walks = parts.some((part) => /^\s*\.{1,2}\s*$/.test(part));
				return !walks && id.length <= MAX_ID && !/\p{C}/u.test(id);
			}
			function createReader(raw) {
				const problems = [];
				const take = (name, parse) => {
					const text = textOf(name, raw);
					const { value, problem, blamed } = parse(text);
					if (problem !== null) problems.push({
						name,
						seen: seenOf(name, blamed ?? text),
						problem
					});
					return value;
				};
				return {
					take,
					problems
				};
			}
			function textOf(name, raw) {
				const { kind, default: byDefault } = INPUTS[name];
				if (kind === "settings") return raw(name);
				return raw(name).trim() || (byDefault.startsWith("${{") ? "" : byDefault);
			}
			function seenOf(name, text) {
				const { kind } = INPUTS[name];
				return kind === "secret" || kind === "settings" ? "" : text;
			}
			function splitSettings(text) {
				return text.split(/\r\n|\r|\n/).map((line, index) => toLine(line, index + 1)).filter(({ key, value }) => !(key === "" && value === null) && !key.startsWith("#"));
			}
			function parseSettings(kind, text, taken = new Set()) {
				const firstLines = new Map();
				const problems = [];
				const settings = [];
				for (const line of splitSettings(text)) {
					const problem = problemOf(line, firstLines, taken);
					if (problem !== null) problems.push(`line ${line.number} ${problem}`);
					else settings.push({
						kind,
						key: line.key,
						value: line.value ?? ""
					});
					if (!firstLines.has(line.key)) firstLines.set(line.key, line.number);
				}
				return {
					value: settings,
					problem: problems.length === 0 ? null : `${problems.join("; ")}. Write KEY=VALUE lines.`
				};
			}
			function toLine(text, number) {
				const at = text.indexOf("=");
				if (at < 0) return {
					number,
					key: text.trim(),
					value: null,
					text
				};
				return {
					number,
					key: text.slice(0, at).trim(),
					value: text.slice(at + 1),
					text
				};
			}
			function problemOf(line, firstLines, taken) {
				if (line.value === null) return "has no \"=\" (a value cannot continue on the next line)";
				if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(line.key)) return "has a key that is not letters, digits and underscores";
				const first = firstLines.get(line.key);
				if (first !== undefined) return `sets the same key as line ${first}`;
				return taken.has(line.key) ? "sets a key that variables also sets" : null;
			}
		}),
		3501: ((module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
				try {
					__nccwpck_require__.r(__webpack_exports__);
					var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
					var node_path__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
					var _kernel_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2323);
					var _runner_host_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3147);
					var _runner_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3179);
					var _runner_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6087);
					const POST_SCRIPT = "post.js";
					const clock = (0, _kernel_clock_js__WEBPACK_IMPORTED_MODULE_4__.g)();
					const commands = (0, _runner_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__.h)();
					if ((0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(process.argv[1] ?? "") === POST_SCRIPT) {
						const { finishJob } = await __nccwpck_require__.e(252).then(__nccwpck_require__.bind(__nccwpck_require__, 3252));
						await finishJob(commands, process.env, clock);
					} else {
						await (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_2__.eg)(async (step) => (await Promise.all([
							__nccwpck_require__.e(701),
							__nccwpck_require__.e(236),
							__nccwpck_require__.e(654)
						]).then(__nccwpck_require__.bind(__nccwpck_require__, 8654))).deploy(step, clock), {
							host: (0, _runner_host_js__WEBPACK_IMPORTED_MODULE_1__.D)(clock),
							commands,
							clock
						});
					}
					__webpack_async_result__();
				} catch (e) {
					__webpack_async_result__(e);
				}
			}, 1);
		}),
		3147: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { D: () => createHost });
			var _kernel_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7170);
			const STOP_SIGNALS = {
				SIGINT: "SIGINT",
				SIGTERM: "SIGTERM",
				SIGBREAK: "SIGTERM"
			};
			const FLUSH_MS = 500;
			function createHost(clock) {
				return {
					env: process.env,
					onStop,
					onCrash,
					exit: (code) => exit(code, clock)
				};
			}
			function onStop(listen) {
				for (const [signal, meaning] of Object.entries(STOP_SIGNALS)) process.on(signal, () => listen(meaning));
			}
			function onCrash(listen) {
				process.on("uncaughtException", listen);
				process.on("unhandledRejection", listen);
				process.on("beforeExit", () => listen(new Error("it ran out of work before it had a result")));
				for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
			}
			async function exit(code, clock) {
				process.exitCode = code;
				const flushed = new Promise((resolve) => process.stdout.write("", () => resolve()));
				await (0, _kernel_time_limit_js__WEBPACK_IMPORTED_MODULE_0__.zl)(clock, FLUSH_MS, () => flushed);
				process.exit(code);
			}
		}),
		3179: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { eg: () => runStep });
			var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7646);
			var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9328);
			var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9567);
			var _report_ending_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5015);
			var _report_interruption_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5663);
			var _report_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6956);
			var _inputs_input_values_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8266);
			const STOP_GRACE_MS = 3500;
			const NO_VERDICT = "The step was stopped before it had a result.";
			async function runStep(body, world) {
				const { commands, host, clock } = world;
				const controller = new AbortController();
				let render = (interruption) => renderUnprepared(interruption, commands);
				let ended = null;
				const end = (interruption) => {
					ended ??= host.exit(publishEnding(renderSafely(render, interruption, commands), commands));
					return ended;
				};
				const fail = (error) => {
					if (host.env["RUNNER_DEBUG"] === "1") commands.debug(renderStack(error));
					return end((0, _report_interruption_js__WEBPACK_IMPORTED_MODULE_4__.UW)(error));
				};
				publishOutputs((0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_5__.J0)("unknown", NO_VERDICT), commands);
				host.onCrash((error) => void fail(error));
				host.onStop((signal) => {
					if (controller.signal.aborted) return void end((0, _report_interruption_js__WEBPACK_IMPORTED_MODULE_4__.Kg)(signal));
					controller.abort(new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("signal", `the step was stopped (${signal})`));
					void clock.wait(STOP_GRACE_MS).then(() => end((0, _report_interruption_js__WEBPACK_IMPORTED_MODULE_4__.Kg)(signal)));
				});
				const step = {
					signal: controller.signal,
					commands,
					env: host.env,
					endWith: (how) => {
						render = how;
					}
				};
				try {
					await body(step);
				} catch (error) {
					return fail(error);
				}
				return end(null);
			}
			function renderSafely(render, interruption, commands) {
				try {
					return render(interruption);
				} catch (error) {
					return renderUnprepared((0, _report_interruption_js__WEBPACK_IMPORTED_MODULE_4__.UW)(error), commands);
				}
			}
			function renderUnprepared(interruption, commands) {
				const summary = (0, _inputs_input_values_js__WEBPACK_IMPORTED_MODULE_6__.yG)(commands.input("summary").trim());
				const isUnwanted = summary.problem === null && !summary.value;
				return (0, _report_ending_js__WEBPACK_IMPORTED_MODULE_3__.Gt)(interruption ?? (0, _report_interruption_js__WEBPACK_IMPORTED_MODULE_4__.UW)(new Error("it ended without a result")), !isUnwanted);
			}
			function publishEnding(ending, commands) {
				publishOutputs(ending.outputs, commands);
				if (ending.summary !== null) commands.summarize(ending.summary);
				for (const log of ending.logs) if (!isAmong(log, ending.failing)) publishLog(log, commands);
				for (const failing of ending.failing) publishFailing(failing, commands);
				for (const line of ending.verdict) commands.info(line);
				for (const annotation of ending.annotations) commands.annotate(annotation);
				commands.saveState("phase", "finished");
				return ending.passed ? 0 : 1;
			}
			function publishOutputs(outputs, commands) {
				for (const name of _report_outputs_js__WEBPACK_IMPORTED_MODULE_5__.P0) commands.output(name, outputs[name]);
			}
			function renderStack(error, mostErrors = 5) {
				if (!(error instanceof Error)) return (0, _report_interruption_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error);
				const hasCause = error.cause !== undefined && mostErrors > 1;
				const cause = hasCause ? `\ncaused by: ${renderStack(error.cause, mostErrors - 1)}` : "";
				return (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(`${error.stack ?? error.message}${cause}`);
			}
			function isAmong(log, failing) {
				return failing.some(({ title, lines }) => title === log.title && lines.length === log.lines.length);
			}
			function publishLog({ title, lines }, commands) {
				commands.openGroup(title);
				for (const line of (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Px)(lines.join("\n"))) commands.info(line);
				commands.closeGroup();
			}
			const RED = "\x1B[31m";
			const RESET = "\x1B[0m";
			function publishFailing({ title, lines }, commands) {
				commands.info(`${title}:`);
				for (const { text, isError } of lines) {
					for (const line of (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Px)(isError ? `${RED}${text}${RESET}` : text)) commands.info(line);
				}
			}
		}),
		6087: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { h: () => createCommands });
			var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
			var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
			var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
			var node_os__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
			var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
			var node_path__WEBPACK_IMPORTED_MODULE_2___default = __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
			var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3118);
			var _report_interruption_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5663);
			function createCommands() {
				const reported = new Set();
				const attempt = (what, act) => {
					try {
						return act();
					} catch (error) {
						if (!reported.has(what)) _actions_core__WEBPACK_IMPORTED_MODULE_3__.$e(`${what}. ${(0, _report_interruption_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
						reported.add(what);
						return null;
					}
				};
				const runnerState = {
					save: _actions_core__WEBPACK_IMPORTED_MODULE_3__.LZ,
					read: _actions_core__WEBPACK_IMPORTED_MODULE_3__.Gu
				};
				const store = createStateStore(runnerState, process.env["RUNNER_TEMP"] || (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
				return {
					input: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_3__.V4(name, { trimWhitespace: false }),
					mask: (value) => _actions_core__WEBPACK_IMPORTED_MODULE_3__.Pq(value),
					info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_3__.pq(line),
					debug: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_3__.Yz(line),
					annotate: ({ level, title, message, position }) => (level === "error" ? _actions_core__WEBPACK_IMPORTED_MODULE_3__.z3 : _actions_core__WEBPACK_IMPORTED_MODULE_3__.$e)(message, {
						title,
						...renderPosition(position)
					}),
					openGroup: (title) => _actions_core__WEBPACK_IMPORTED_MODULE_3__.Oh(title),
					closeGroup: () => _actions_core__WEBPACK_IMPORTED_MODULE_3__.N4(),
					output: (name, value) => void attempt("The outputs could not be written", () => _actions_core__WEBPACK_IMPORTED_MODULE_3__.uH(name, value)),
					saveState: (name, value) => void attempt("The state for the post step could not be written", () => store.save(name, value)),
					state: (name) => attempt("The state of the main step could not be read", () => store.read(name)) ?? "",
					summarize: (markdown) => void attempt("The job summary could not be written", () => appendSummary(markdown))
				};
			}
			function renderPosition(position) {
				if (position === undefined) return {};
				const { file, line, column } = position;
				return {
					file,
					...line === undefined ? {} : { startLine: line },
					...column === undefined ? {} : { startColumn: column }
				};
			}
			function appendSummary(markdown) {
				const path = process.env["GITHUB_STEP_SUMMARY"];
				if (path !== undefined && path !== "") (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, markdown);
			}
			const MAX_VALUE_UNITS = 3e4;
			const MAX_TOTAL_UNITS = 1048576;
			const SHORT_UNITS = 300;
			const MAX_FILE_BYTES = 67108864;
			const IN_FILE = "file:";
			function createStateStore(state, folder) {
				const saved = new Map();
				const inFile = new Set();
				let givenUnits = 0;
				let home = null;
				const give = (name, value) => {
					state.save(name, value);
					givenUnits += value.length;
				};
				const saveToFile = (name, text) => {
					home ??= (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "touchdown-"));
					const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, `${name}.json`);
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(`${path}.new`, text, { mode: 384 });
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${path}.new`, path);
					if (!inFile.has(name)) give(name, `${IN_FILE}${path}`);
					inFile.add(name);
				};
				return {
					save: (name, text) => {
						if (saved.get(name) === text) return;
						const fits = text.length <= MAX_VALUE_UNITS && givenUnits + text.length <= MAX_TOTAL_UNITS;
						if (fits || text.length <= SHORT_UNITS) {
							give(name, text);
							inFile.delete(name);
						} else saveToFile(name, text);
						saved.set(name, text);
					},
					read: (name) => {
						const value = state.read(name);
						return value.startsWith(IN_FILE) ? readText(value.slice(IN_FILE.length)) : value;
					}
				};
			}
			function readText(path) {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_FILE_BYTES) throw new RangeError(`${path} is larger than ${MAX_FILE_BYTES} bytes`);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
			}
		}),
		8960: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { D: () => IDENTITY_FIELDS });
			const IDENTITY_FIELDS = [
				"deployment_request_id",
				"execution_id",
				"deployment_id"
			];
		}),
		6796: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$R: () => isDateOlder,
				G3: () => compareIdentity,
				I7: () => publishedId,
				Pk: () => isDateChanged,
				Ur: () => isDateOf,
				aA: () => withoutNamesOf,
				dp: () => isNewIdentity,
				fo: () => requestOf,
				gN: () => NO_BASELINE,
				qq: () => mayBeFromBefore,
				rr: () => hasIdentity,
				v3: () => isEchoOf,
				wX: () => mayHideOther,
				yS: () => isSameName,
				yu: () => isMoved
			});
			var _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5967);
			var _deploy_target_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8960);
			var _phase_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(356);
			const SECOND_MS = 1e3;
			function compareIdentity(one, other) {
				const shared = _deploy_target_js__WEBPACK_IMPORTED_MODULE_1__.D.find((field) => one[field] !== undefined && other[field] !== undefined);
				if (shared === undefined) return "unrelated";
				return isSameName(one[shared], other[shared]) ? "same" : "different";
			}
			function isSameName(one, other) {
				return one === undefined || other === undefined ? one === other : (0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.W)(one, other);
			}
			function hasIdentity(identity) {
				return _deploy_target_js__WEBPACK_IMPORTED_MODULE_1__.D.some((field) => identity[field] !== undefined);
			}
			function withoutNamesOf(before, now) {
				return Object.fromEntries(_deploy_target_js__WEBPACK_IMPORTED_MODULE_1__.D.flatMap((field) => {
					const id = now[field];
					return id === undefined || isSameName(id, before[field]) ? [] : [[field, id]];
				}));
			}
			function publishedId(identity) {
				for (const field of _deploy_target_js__WEBPACK_IMPORTED_MODULE_1__.D) {
					const id = identity[field];
					if (id !== undefined) return id;
				}
				return null;
			}
			function isDateChanged(before, now) {
				if (now === null) return false;
				if (before === null) return true;
				if (before.epochMs !== null && now.epochMs !== null) return !isSameInstant(before.epochMs, now.epochMs);
				return before.text !== now.text;
			}
			function isSameInstant(one, other) {
				const isWhole = one % SECOND_MS === 0 || other % SECOND_MS === 0;
				return one === other || isWhole && Math.abs(one - other) < SECOND_MS;
			}
			function isDateOlder(one, other) {
				return one !== null && other !== null && one.epochMs !== null && other.epochMs !== null && one.epochMs < other.epochMs;
			}
			function isMoved(before, now) {
				return before.state !== now.state || before.serviceDeploymentStatus !== now.serviceDeploymentStatus || isDateChanged(before.lastDeploymentDate, now.lastDeploymentDate) || isNewIdentity(before.identity, now.identity);
			}
			function isEchoOf(reference, ours, now) {
				if (compareIdentity(ours, now.identity) === "same") return false;
				if (reference === null) return true;
				if (reference.state !== null) return !isMoved(reference, now);
				return reference.lastDeploymentDate === null || !isDateChanged(reference.lastDeploymentDate, now.lastDeploymentDate);
			}
			function mayBeFromBefore(reference, ours, now) {
				if (reference === null || compareIdentity(ours, now.identity) === "same") return false;
				const [before, date] = [reference.lastDeploymentDate, now.lastDeploymentDate];
				return !isDateChanged(before, date) || isDateOlder(date, before);
			}
			function isNewIdentity(before, now) {
				const relation = compareIdentity(before, now);
				return relation === "different" || relation === "unrelated" && hasIdentity(now);
			}
			function requestOf({ deployment_request_id: id }) {
				return id === undefined ? {} : { deployment_request_id: id };
			}
			function isDateOf({ lastDeploymentDate: before }, { lastDeploymentDate: now }) {
				return before !== null && now !== null && !isDateChanged(before, now);
			}
			const NO_BASELINE = {
				state: null,
				serviceDeploymentStatus: null,
				lastDeploymentDate: null,
				identity: {}
			};
			function mayHideOther({ state, serviceDeploymentStatus, lastDeploymentDate }) {
				return state === null && (lastDeploymentDate !== null || !(0, _phase_js__WEBPACK_IMPORTED_MODULE_0__.d5)(serviceDeploymentStatus));
			}
		}),
		356: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				EX: () => readActivity,
				Gu: () => isWaiting,
				Nr: () => isOtherAction,
				_E: () => toReadableCheck,
				_P: () => foldWord,
				a7: () => isOutOfDate,
				d5: () => isNeverDeployed,
				nx: () => activityOf,
				rk: () => readStatus,
				un: () => readState,
				xB: () => isIdle
			});
			var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7646);
			const SUCCESS = new Set([
				"RUNNING",
				"DEPLOYED",
				"RESTARTED",
				"COMPLETED"
			]);
			const FAILURE = new Set([
				"STOPPED",
				"DELETED",
				"ERROR",
				"FAILED"
			]);
			const CANCELLED = new Set([
				"CANCELED",
				"CANCELLED",
				"ABORTED"
			]);
			const FAILURE_ENDING = /_(?:ERROR|FAILED)$/;
			const WAITING = /(?:QUEUED|PENDING)$|^WAITING_|^READY$/;
			const IDLE = new Set(["READY", "RECAP"]);
			const DETAILED = {
				QUEUED: "progress",
				ONGOING: "progress",
				EXECUTING: "progress",
				CANCELING: "progress",
				SUCCESS: "success",
				ERROR: "failure",
				CANCELED: "cancelled"
			};
			const WORKING = /ING$/;
			const NOT_CURRENT = new Set(["OUT_OF_DATE", "NEVER_DEPLOYED"]);
			function foldWord(word) {
				return word.trim().replace(/([a-z])([A-Z])/g, "$1_$2").replace(/[\s.\-_]+/g, "_").toUpperCase();
			}
			function readState(state, overrides) {
				const word = foldWord(state);
				const phase = chosenPhase(word, overrides) ?? builtInPhase(word);
				return {
					word,
					phase: phase ?? "progress",
					known: phase !== null
				};
			}
			function readStatus({ state, details = null }, overrides) {
				const reading = readState(state, overrides);
				if (details === null || isOtherAction(details) || chosenPhase(reading.word, overrides) !== null) return reading;
				const phase = details.status === null ? undefined : DETAILED[foldWord(details.status)];
				if (phase === undefined) return reading;
				if (!reading.known) return {
					...reading,
					phase,
					known: true
				};
				return reading.phase === "success" ? {
					...reading,
					phase
				} : reading;
			}
			function isOtherAction(details) {
				const action = details?.action == null ? "UNKNOWN" : foldWord(details.action);
				return action !== "DEPLOY" && action !== "UNKNOWN";
			}
			function activityOf(reading, details = null) {
				if (reading.phase !== "progress") return "ended";
				const detail = details?.status == null ? "" : foldWord(details.status);
				if (detail === "QUEUED") return "waiting";
				if (DETAILED[detail] === "progress") return "working";
				if (isIdle(reading)) return "idle";
				return isWaiting(reading.word) ? "waiting" : "working";
			}
			function readActivity(status, overrides) {
				if (status === null || status.state === null) return "idle";
				const { state, details = null } = status;
				return activityOf(readStatus({
					state,
					details
				}, overrides), details);
			}
			function isUnavailable(state, overrides) {
				const word = foldWord(state);
				return word === "UNAVAILABLE" && chosenPhase(word, overrides) === null;
			}
			function isReadable(state, { successStates, failureStates }) {
				return state !== state.toLowerCase() || successStates.length > 0 || failureStates.length > 0;
			}
			function isWaiting(word) {
				return WAITING.test(word);
			}
			function isIdle(reading) {
				return !reading.known || IDLE.has(reading.word);
			}
			function isOutOfDate(serviceDeploymentStatus) {
				return serviceDeploymentStatus !== null && NOT_CURRENT.has(foldWord(serviceDeploymentStatus));
			}
			function isNeverDeployed(serviceDeploymentStatus) {
				return serviceDeploymentStatus !== null && foldWord(serviceDeploymentStatus) === "NEVER_DEPLOYED";
			}
			function chosenPhase(word, overrides) {
				if (overrides.failureStates.some((chosen) => foldWord(chosen) === word)) return "failure";
				if (overrides.successStates.some((chosen) => foldWord(chosen) === word)) return "success";
				return null;
			}
			function builtInPhase(word) {
				if (SUCCESS.has(word)) return "success";
				if (FAILURE.has(word) || FAILURE_ENDING.test(word)) return "failure";
				if (CANCELLED.has(word)) return "cancelled";
				if (WAITING.test(word) || WORKING.test(word) || IDLE.has(word)) return "progress";
				return null;
			}
			function toReadableCheck(check, overrides) {
				if (check.kind !== "observed") return check;
				const { observation } = check;
				if (isUnavailable(observation.state, overrides)) {
					return {
						kind: "failed",
						error: new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.state", "the application's state", observation.state)
					};
				}
				if (isReadable(observation.state, overrides)) return check;
				const error = new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.state", "a state word in upper case", "a word in lower case");
				return {
					kind: "malformed",
					error,
					partial: observation
				};
			}
		}),
		9970: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$9: () => headlineOfEnd,
				Pr: () => RESULTS,
				WG: () => isPassing,
				gD: () => headlineOf,
				hm: () => worstOf,
				sP: () => concludeFrom
			});
			const RESULTS = [
				"failure",
				"timed_out",
				"unknown",
				"cancelled",
				"superseded",
				"unchanged",
				"triggered",
				"skipped",
				"success"
			];
			function worstOf(results) {
				return RESULTS.find((result) => results.includes(result)) ?? "success";
			}
			function isPassing(result, policy) {
				switch (result) {
					case "success":
					case "triggered":
					case "skipped": return true;
					case "unchanged": return policy.onUnchanged === "succeed";
					case "superseded": return policy.onSuperseded !== "fail";
					default: return false;
				}
			}
			function exitCodeOf(results, policy) {
				return results.every((result) => isPassing(result, policy)) ? 0 : 1;
			}
			function concludeFrom(result, policy) {
				switch (result) {
					case "success":
					case "triggered": return "success";
					case "skipped":
					case "cancelled":
					case "timed_out": return result;
					case "unchanged": return isPassing(result, policy) ? "success" : "failure";
					case "superseded": return policy.onSuperseded === "neutral" ? "neutral" : isPassing(result, policy) ? "success" : "failure";
					default: return "failure";
				}
			}
			const HEADLINES = {
				success: "Deployed",
				failure: "Deployment failed",
				timed_out: "Deployment timed out",
				superseded: "Superseded by a newer deployment",
				unchanged: "Nothing changed",
				cancelled: "Cancelled",
				unknown: "Outcome unknown",
				triggered: "Deployment triggered",
				skipped: "Nothing was deployed"
			};
			const REFUSED = "Refused by the platform";
			function headlineOf(result) {
				return HEADLINES[result];
			}
			function headlineOfEnd({ result, isRefused }) {
				return isRefused === true && result === "failure" ? REFUSED : headlineOf(result);
			}
		}),
		7493: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$N: () => sentenceOf,
				En: () => renderOtherCommit,
				KG: () => asSentence,
				YO: () => lastSeen,
				eB: () => renderSeconds,
				ku: () => NOTICES,
				oP: () => renderEvidence
			});
			var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93);
			var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6796);
			const MAX_STATES = 12;
			function renderEvidence(record, isTriggering) {
				const seen = wordsOf(record);
				const request = `${renderRequest(record, isTriggering)}; the platform reported ${renderSeen(seen)}`;
				return seen.length === 0 && record.evidence === "none" ? request : `${request}${renderStrongest(record)}`;
			}
			function lastSeen({ last, baseline, triggeredAt }) {
				return last === null || triggeredAt !== null && last === baseline ? null : last.state;
			}
			function renderOtherCommit(commit, ours) {
				return `The deployment succeeded, but the application runs ${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(commit)} instead of ${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(ours)}: the platform merged the request with another one, or a newer deployment replaced it.`;
			}
			const NOTICES = {
				statusForbidden: "The token may not read the application's status (403). Deploying without reading it first.",
				statusUnauthorized: "The platform refused the token for the status (401). It may still be allowed to deploy.",
				responseLost: (cause) => `The response to the deployment request was lost. ${asSentence(cause)} Checking whether the deployment started before sending it again.`,
				notArrived: (quietMs) => `Nothing changed for ${renderSeconds(quietMs)}, so the request did not arrive. Sending it once more.`,
				startedAnyway: "The status changed, so the deployment started although the response was lost.",
				conflict: (message) => `Another deployment is in progress. The platform says: ${asSentence(message)}`,
				conflictIsOurs: "The platform says that a deployment is in progress. Following it as the one whose response was lost.",
				adopting: "Following it, because on-conflict is adopt.",
				waiting: (requests, timeoutMs) => `Deployment requests waiting for this application: ${requests}. This deployment has not started. The overall timeout is ${renderSeconds(timeoutMs)}.`,
				details: (words) => `The platform's status details: ${words.join(", ")}.`,
				unknownState: (word) => `The platform shows an unknown state, ${word}, which counts as in progress. If it is final, name it in success-states or failure-states.`,
				otherShown: "The status shows another deployment. Waiting for this one.",
				previousShown: (state) => `The status shows ${state}, which may still be the previous deployment's. Waiting for evidence of this one.`,
				outOfDate: (state, serviceStatus) => `The state is ${state}, but the service reports ${serviceStatus}. Waiting.`,
				checkFailed: (error) => `A status check failed; trying again: ${sentenceOf(error)}`,
				lastCheck: (cause) => `${asSentence(cause)} The last status check is sent at the timeout.`,
				slowedDown: (intervalMs, resetsAt) => {
					const reset = resetsAt === null ? "" : ` The limit resets at ${new Date(resetsAt).toISOString().slice(11, 16)} UTC.`;
					return `To save the token's rate limit, the next status check is in about ${renderSeconds(intervalMs)}.${reset}`;
				}
			};
			function sentenceOf(error) {
				return asSentence(error.message);
			}
			function asSentence(text) {
				return /[.!?]$/.test(text) ? text : `${text}.`;
			}
			function renderSeconds(durationMs) {
				const seconds = Math.round(durationMs / 1e3);
				return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
			}
			function renderRequest({ commit, triggeredAt, isAdopted }, isTriggering) {
				if (!isTriggering) return "started no deployment";
				if (triggeredAt === null) return "no deployment request was confirmed";
				const requested = commit === null ? "requested a deployment" : `requested ${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(commit)}`;
				return isAdopted === true ? `${requested}, but followed the deployment already in progress` : requested;
			}
			function wordsOf(record) {
				const last = lastSeen(record);
				return record.steps.length === 0 && last !== null ? [last] : record.steps.map((step) => step.state);
			}
			function renderSeen(words) {
				if (words.length === 0) return "no state";
				const half = MAX_STATES / 2;
				const surplus = words.length - MAX_STATES;
				const chain = surplus <= 0 ? words : [
					...words.slice(0, half),
					`${surplus} more`,
					...words.slice(-half)
				];
				return chain.join(" \u2192 ");
			}
			function renderStrongest({ evidence, baseline, last }) {
				const isDateMoved = baseline !== null && (0, _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_1__.Pk)(baseline.lastDeploymentDate, last?.lastDeploymentDate ?? null);
				switch (evidence) {
					case "none": return ", which may belong to another deployment";
					case "progress-seen": return " and showed work in progress";
					case "date-changed": return ", and the deployment date changed";
					case "identity": return isDateMoved ? ", with this deployment's id and a new deployment date" : ", with this deployment's id";
				}
			}
		}),
		2323: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { g: () => createSystemClock });
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
		7646: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Dr: () => NetworkError,
				Hi: () => RemoteError,
				Xe: () => ThrottledError,
				Zz: () => AccessError,
				bd: () => ProtocolError,
				cc: () => CancelledError,
				dz: () => InputError,
				gG: () => TouchdownError
			});
			var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93);
			var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9328);
			class TouchdownError extends Error {
				code;
				constructor(code, message, cause) {
					super((0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(message), cause === undefined ? undefined : { cause });
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
			const MAX_SEEN = 200;
			const CONTINUES = /^(?:is|has|cannot|needs|takes) /;
			function renderBadInput({ name, seen, problem }) {
				const subject = seen === "" ? name : `${name}: ${JSON.stringify((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oN)((0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(seen), MAX_SEEN))}`;
				return `${subject}${CONTINUES.test(problem) ? "" : ":"} ${problem}`;
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
					this.excerpt = (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(excerpt);
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
					super("protocol", `Could not read the service's response: ${where} should be ${expected}, but is ${came}`, cause);
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
		8657: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				FV: () => escapeMarkdown,
				Fw: () => escapeMermaid,
				Q: () => renderFence,
				ZD: () => escapeHtml
			});
			var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93);
			var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9567);
			const MARKDOWN = /:\/\/|www\.|gh-(?=\d)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[\\`*[\]~&<>|$@#]/giu;
			const BLOCK_START = /^(?:[-+=]|\d{1,9}[.)])/;
			const HTML = /[&<>"']/g;
			const ENTITIES = {
				"&": "&amp;",
				"<": "&lt;",
				">": "&gt;",
				"\"": "&quot;",
				"'": "&#39;",
				"|": "&#124;"
			};
			function escapeMarkdown(text) {
				return (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(text).replace(MARKDOWN, escapeMark).replace(BLOCK_START, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`);
			}
			function escapeMark(mark) {
				if (mark === "@") return `@${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}`;
				if (mark === "#") return `\\#${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}`;
				if (mark.length > 1) return mark.slice(0, -1) + _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe + mark.slice(-1);
				if (mark === "$") return "<span>$</span>";
				return ENTITIES[mark] ?? `\\${mark}`;
			}
			function escapeHtml(text) {
				return (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_1__.y1)(text).join("\n").replace(HTML, (mark) => ENTITIES[mark] ?? mark);
			}
			function fenceFor(text) {
				let longest = 2;
				for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
				return "`".repeat(longest + 1);
			}
			function renderFence(text) {
				const code = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_1__.y1)(text).join("\n").replaceAll("<!--", `<${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}!--`);
				const fence = fenceFor(code);
				return `${fence}text\n${code}\n${fence}`;
			}
			function escapeMermaid(text, maxChars) {
				const words = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(text).replace(/[^\p{L}\p{M}\p{N}_.()/+-]+/gu, " ").trim();
				return _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe + (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oN)(words === "" ? "-" : words, maxChars - 1);
			}
		}),
		93: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Ax: () => shortCommit,
				IM: () => eachLine,
				Pz: () => stripHidden,
				Uw: () => cutBytes,
				oN: () => cutChars,
				pe: () => ZERO_WIDTH_SPACE,
				qA: () => separateColors,
				uz: () => splitLines
			});
			const ZERO_WIDTH_SPACE = "\u200B";
			const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
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
			const COLOR_SEQUENCE = /^\x1b\[[\d;:]{0,32}m$/;
			function splitLines(text) {
				return [...eachLine(text)];
			}
			function* eachLine(text) {
				let from = 0;
				for (const { 0: lineBreak, index } of text.matchAll(LINE_BREAK)) {
					yield text.slice(from, index);
					from = index + lineBreak.length;
				}
				if (from < text.length || from === 0) yield text.slice(from);
			}
			function separateColors(line) {
				const source = line.toWellFormed();
				const colors = [];
				let plain = "";
				let from = 0;
				for (const { 0: hidden, index } of source.matchAll(HIDDEN)) {
					plain += source.slice(from, index);
					from = index + hidden.length;
					if (COLOR_SEQUENCE.test(hidden)) colors.push({
						at: plain.length,
						sequence: hidden
					});
				}
				return {
					plain: plain + source.slice(from),
					colors
				};
			}
			function stripHidden(line) {
				return line.toWellFormed().replace(HIDDEN, "");
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
			function shortCommit(commit) {
				return /^[0-9a-f]{12,64}$/i.test(commit) ? commit.slice(0, 7) : commit;
			}
		}),
		9328: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				E$: () => redact,
				cl: () => registerSecret,
				dL: () => findSecrets,
				kU: () => reachOfSecrets,
				v5: () => MASK
			});
			var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93);
			const MASK = "***";
			const MIN_SECRET = 4;
			const MIN_LINE = 8;
			const GITHUB_TOKEN = /(?<![a-z])gh[opsur]_[A-Za-z0-9._-]{20,}/g;
			const FINE_GRAINED_TOKEN = /(?<![a-z])github_pat_[A-Za-z0-9_]{20,}/g;
			const JSON_WEB_TOKEN = /(?<![a-z])eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;
			const SHAPES = [
				["gh", GITHUB_TOKEN],
				["github_pat_", FINE_GRAINED_TOKEN],
				["eyJ", JSON_WEB_TOKEN]
			];
			let forms = [];
			const USUAL_REACH = 8192;
			let longestForm = USUAL_REACH;
			function registerSecret(value) {
				if (value.trim().length < MIN_SECRET) return;
				const shapes = new Set([
					value,
					value.trim(),
					(0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.qA)(value).plain.trim()
				]);
				const whole = [...shapes].flatMap((shape) => [shape, ...encodingsOf(shape)]);
				const lines = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(value).map((line) => (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.qA)(line).plain.trim());
				const added = [...whole.filter(({ length }) => length >= MIN_SECRET), ...lines.filter(({ length }) => length >= MIN_LINE)];
				forms = [...new Set([...forms, ...added])].sort((one, other) => one.length - other.length);
				longestForm = Math.max(USUAL_REACH, forms.at(-1)?.length ?? 0);
			}
			function forgetSecrets() {
				forms = [];
				longestForm = USUAL_REACH;
			}
			function reachOfSecrets() {
				return longestForm;
			}
			function redact(text, units = text.length) {
				let shown = "";
				let from = 0;
				for (const { start, end } of findSecrets(text.slice(0, units + longestForm))) {
					if (start >= units) break;
					shown += text.slice(from, start) + MASK;
					from = end;
				}
				return shown + text.slice(from, Math.max(from, units));
			}
			function findSecrets(text) {
				const found = [];
				for (const form of forms) {
					if (form.length > text.length) break;
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
		5967: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { W: () => isSameId });
			const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
			function isUuid(id) {
				return UUID.test(id);
			}
			function isSameId(one, other) {
				return one === other || isUuid(one) && one.toLowerCase() === other.toLowerCase();
			}
		}),
		7170: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Eu: () => untilAborted,
				Wh: () => unlessAborted,
				iv: () => createAlarm,
				r5: () => startTimeLimit,
				zl: () => withinLimit
			});
			function startTimeLimit(clock, limitMs, signal) {
				const over = new AbortController();
				const alarm = createAlarm(clock);
				alarm.set(limitMs, () => over.abort());
				return {
					signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
					isOver: () => over.signal.aborted,
					end: alarm.lift
				};
			}
			function createAlarm(clock) {
				let lifted = new AbortController();
				const lift = () => lifted.abort("lifted");
				const set = (durationMs, onElapsed) => {
					lift();
					const current = new AbortController();
					lifted = current;
					void clock.wait(durationMs, current.signal).then(() => {
						if (!current.signal.aborted) onElapsed();
					});
				};
				return {
					set,
					lift
				};
			}
			function createTimeouts(clock, durationMs) {
				const open = new Set();
				let idle = null;
				const run = async ({ signal }) => {
					for (let [first] = open; first !== undefined && !signal.aborted; [first] = open) {
						const leftMs = first.dueAt - clock.monotonicMs();
						if (leftMs > 0) {
							await clock.wait(leftMs, signal);
							continue;
						}
						open.delete(first);
						first.onElapsed();
					}
					if (!signal.aborted) idle = null;
				};
				return (onElapsed) => {
					const timeout = {
						dueAt: clock.monotonicMs() + durationMs,
						onElapsed
					};
					open.add(timeout);
					if (idle === null) {
						idle = new AbortController();
						void run(idle);
					}
					return () => {
						open.delete(timeout);
						if (open.size > 0) return;
						idle?.abort("idle");
						idle = null;
					};
				};
			}
			async function withinLimit(clock, limitMs, run, signal) {
				const limit = startTimeLimit(clock, limitMs, signal);
				try {
					return await unlessAborted(run(limit.signal), limit.signal);
				} finally {
					limit.end();
				}
			}
			async function unlessAborted(work, signal) {
				const { promise: aborted, resolve } = Promise.withResolvers();
				const stop = () => resolve(null);
				if (signal.aborted) stop();
				else signal.addEventListener("abort", stop, { once: true });
				try {
					return await Promise.race([work, aborted]);
				} finally {
					signal.removeEventListener("abort", stop);
				}
			}
			async function untilAborted(signal) {
				await unlessAborted(new Promise(() => {}), signal);
			}
		}),
		3406: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				E9: () => parseDuration,
				PP: () => renderDuration,
				UP: () => renderBytes,
				VD: () => describeBadDuration,
				fP: () => toSeconds
			});
			const MAX_DURATION_MS = 2147483647;
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
			function describeBadDuration(durationMs) {
				return `is not a duration${durationMs === 0 ? " above zero" : ""}. Use for example 90s, 10m or 1h30m.`;
			}
			function asDuration(durationMs) {
				const wholeMs = Math.round(durationMs);
				return wholeMs <= MAX_DURATION_MS ? wholeMs : null;
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
		9567: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				AO: () => eachPlainLine,
				Px: () => safeLogLines,
				b1: () => safeSentence,
				h0: () => plainLine,
				y1: () => plainLines
			});
			var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93);
			var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9328);
			var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3406);
			const PREFIX = "\u2502 ";
			const LINE_LIMIT_BYTES = 8192;
			const KEPT_UNITS = 1048576;
			const FRAME_BYTES = 64;
			const NOTHING_TO_CLEAN = /^[!-~]+(?: [!-~]+)*$/;
			const RESET = "\x1B[0m";
			const IS_RESET = /^\x1b\[0*m$/;
			const COMMAND_MARK = "##[";
			const BROKEN_MARK = `##${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}[`;
			function safeLogLines(text) {
				return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(text).map(renderLogLine);
			}
			function plainLines(text) {
				return [...eachPlainLine(text)];
			}
			function* eachPlainLine(text) {
				for (const line of (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.IM)(text)) yield renderPlainLine(line);
			}
			function plainLine(text) {
				if (text.length <= KEPT_UNITS && NOTHING_TO_CLEAN.test(text)) return (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(text);
				return plainLines(text).join(" ").replace(/\s+/g, " ").trim();
			}
			function safeSentence(text, maxChars) {
				const { seen, isWhole } = seeStart(text, 2 * maxChars);
				const line = plainLine(seen);
				const shown = isWhole ? line : `${line.slice(0, unitsToShow(line, isWhole))}\u2026`;
				return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oN)(shown.replaceAll(COMMAND_MARK, BROKEN_MARK).replace(/^::/, `:${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}:`), maxChars);
			}
			function sentenceOf(error, maxChars = 300) {
				return safeSentence(error instanceof Error ? error.message : String(error), maxChars);
			}
			function seeStart(text, units) {
				const most = 2 * units + (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.kU)();
				return text.length <= most ? {
					seen: text,
					isWhole: true
				} : {
					seen: text.slice(0, most),
					isWhole: false
				};
			}
			function unitsToShow(cleaned, isWhole) {
				return isWhole ? cleaned.length : Math.max(0, cleaned.length - (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.kU)());
			}
			function renderPlainLine(line) {
				const { seen, isWhole } = seeStart(line, KEPT_UNITS);
				const plain = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Pz)(seen);
				const units = Math.min(KEPT_UNITS, unitsToShow(plain, isWhole));
				const missingBytes = isWhole && units === plain.length ? 0 : Buffer.byteLength(line) - Buffer.byteLength(plain.slice(0, units));
				return (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(plain, units) + renderCut(missingBytes);
			}
			function renderCut(missingBytes) {
				return missingBytes > 0 ? ` \u2026 [${(0, _units_js__WEBPACK_IMPORTED_MODULE_2__.UP)(missingBytes)} more cut]` : "";
			}
			function renderLogLine(line) {
				const { seen, isWhole } = seeStart(line, LINE_LIMIT_BYTES);
				const roomBytes = LINE_LIMIT_BYTES - FRAME_BYTES;
				let shown = PREFIX;
				let leftBytes = roomBytes;
				let missingBytes = 0;
				let isColorOpen = false;
				for (const piece of piecesOf(seen, isWhole)) {
					const kept = fitPiece(piece, missingBytes > 0 ? 0 : leftBytes);
					const keptBytes = Buffer.byteLength(kept);
					shown += kept;
					leftBytes -= keptBytes;
					if (!piece.isColor) missingBytes += Buffer.byteLength(piece.text) - keptBytes;
					else if (kept !== "") isColorOpen = !IS_RESET.test(kept);
				}
				if (!isWhole) missingBytes = Buffer.byteLength(line) - (roomBytes - leftBytes);
				return shown + (isColorOpen ? RESET : "") + renderCut(missingBytes);
			}
			function fitPiece({ text, isColor }, maxBytes) {
				if (isColor) return text.length <= maxBytes ? text : "";
				return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Uw)(text, maxBytes);
			}
			function piecesOf(line, isWhole) {
				const { plain, colors } = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.qA)(line);
				const units = unitsToShow(plain, isWhole);
				const pieces = [];
				let from = 0;
				for (const { start, end, text, isColor } of editsOf(plain, colors)) {
					if (start > units) break;
					if (start > from) pieces.push({
						text: plain.slice(from, start),
						isColor: false
					});
					pieces.push({
						text,
						isColor
					});
					from = Math.max(from, end);
				}
				pieces.push({
					text: plain.slice(from, Math.max(from, units)),
					isColor: false
				});
				return pieces;
			}
			function editsOf(plain, colors) {
				const edits = colors.map(({ at, sequence }) => ({
					start: at,
					end: at,
					text: sequence,
					isColor: true
				}));
				for (const span of (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.dL)(plain)) edits.push({
					...span,
					text: _redaction_js__WEBPACK_IMPORTED_MODULE_1__.v5,
					isColor: false
				});
				for (let at = plain.indexOf(COMMAND_MARK); at !== -1; at = plain.indexOf(COMMAND_MARK, at + 1)) {
					edits.push({
						start: at + 2,
						end: at + 2,
						text: _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe,
						isColor: false
					});
				}
				return edits.sort((a, b) => a.start - b.start);
			}
		}),
		8077: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				fS: () => showCause,
				g7: () => renderCause,
				iL: () => renderCauseLine,
				lw: () => renderCauseFields,
				nw: () => sayCause,
				rD: () => cleanCause
			});
			var _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8657);
			var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9567);
			var _markdown_link_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1022);
			const MAX_SENTENCE_UNITS = 300;
			const MAX_FILE_UNITS = 200;
			function cleanCause(cause) {
				const file = cause.file === null ? "" : (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(cause.file, MAX_FILE_UNITS);
				return {
					...cause,
					sentence: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(cause.sentence, MAX_SENTENCE_UNITS),
					file: file === "" ? null : file
				};
			}
			function renderCause(cause) {
				return [renderWhere(cause), cause.sentence].filter((text) => text !== "").join(" ");
			}
			function sayCause(cause) {
				return `${cause.certainty === "likely" ? "Likely cause: " : ""}${renderCause(cause)}`;
			}
			function renderCauseFields({ kind, sentence, certainty, file, line, column }) {
				return {
					kind,
					sentence,
					certainty,
					file,
					line,
					column
				};
			}
			function showCause(cause) {
				const { sentence, certainty, place } = cause;
				return {
					isLikely: certainty === "likely",
					where: renderWhere(cause),
					sentence,
					url: place?.url ?? null
				};
			}
			function renderCauseLine({ isLikely, where, sentence, url }, appId) {
				const label = `**${isLikely ? "Likely cause" : "Cause"}**${appId === null ? "" : ` of ${(0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.FV)(appId)}`}:`;
				const place = where === "" || url === null ? (0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.FV)(where) : (0, _markdown_link_js__WEBPACK_IMPORTED_MODULE_2__.B)(url, where);
				return [
					label,
					place,
					(0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.FV)(sentence)
				].filter((text) => text !== "").join(" ");
			}
			function renderWhere({ file, line }) {
				return file === null ? "" : `${file}${line === null ? "" : `:${line}`}`;
			}
		}),
		9792: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Ad: () => excerptLog,
				EK: () => titleExcerpt,
				Xo: () => narrowExcerpt,
				uD: () => renderExcerpt
			});
			const LINES_BEFORE = 10;
			const MARK = "\u2192 ";
			function excerptLog({ logTail, causes, logCut }, most) {
				const cut = logCut ?? {
					before: 0,
					after: 0
				};
				return narrowExcerpt({
					...cut,
					lines: logTail,
					marks: causes.map(({ at }) => at)
				}, most);
			}
			function narrowExcerpt({ lines, marks, before, after }, most) {
				const [first] = marks;
				const isMarked = first !== undefined && first >= 0 && first < lines.length;
				const start = Math.max(0, isMarked ? first - leadOf(most, lines.length - first) : lines.length - most);
				const end = Math.min(lines.length, start + most);
				return {
					lines: lines.slice(start, end),
					marks: isMarked ? marks.filter((at) => at >= start && at < end).map((at) => at - start) : [],
					before: before + start,
					after: after + lines.length - end
				};
			}
			function leadOf(most, rest) {
				return Math.min(LINES_BEFORE, Math.max(Math.floor(most / 2), most - rest));
			}
			function renderExcerpt({ lines, marks }) {
				return marks.length === 0 ? lines : lines.map((line, at) => `${marks.includes(at) ? MARK : "  "}${line}`);
			}
			function titleExcerpt({ lines, marks, before, after }, name) {
				const parts = [before === 0 ? "" : `${before} earlier`, after === 0 ? "" : `${after} later`].filter((part) => part !== "");
				const noun = before + after === 1 ? "line" : "lines";
				const leftOut = parts.length === 0 ? "" : ` (${parts.join(" and ")} ${noun} left out)`;
				if (marks.length > 0) return `Log lines around the error of ${name}${leftOut}`;
				return `Last ${lines.length === 1 ? "log line" : `${lines.length} log lines`} of ${name}${leftOut}`;
			}
		}),
		5015: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Gt: () => renderBareEnding,
				il: () => renderEnding
			});
			var markup = __nccwpck_require__(8657);
			var units = __nccwpck_require__(3406);
			var untrusted = __nccwpck_require__(9567);
			var cause_text = __nccwpck_require__(8077);
			var limits = __nccwpck_require__(788);
			;
			const MAX_ERRORS = 10;
			function renderAnnotations({ apps, interruption }) {
				const failed = apps.filter((app) => !app.passed);
				const unreported = failed.length === 0 && interruption !== null ? [annotateInterruption(interruption)] : [];
				const doubtful = apps.filter((app) => app.isDoubtful);
				const further = failed.flatMap((app) => app.causes.slice(1).map((cause) => annotateCause(app, cause, "")));
				return [
					...annotateFailures(failed),
					...further.slice(0, Math.max(0, MAX_ERRORS - failed.length)),
					...unreported,
					...doubtful.map((app) => annotate("warning", app, ""))
				];
			}
			function annotateInterruption({ message }) {
				return {
					level: "error",
					title: "Touchdown",
					message: (0, limits.xk)(message, limits.g1)
				};
			}
			function annotateFailures(failed) {
				if (failed.length <= MAX_ERRORS) return failed.map(annotateFailure);
				const others = failed.slice(MAX_ERRORS - 1);
				const message = `These applications did not pass either: ${others.map(({ appId }) => appId).join(", ")}. The job's log says why.`;
				const title = `${others.length} more applications did not pass`;
				return [...failed.slice(0, MAX_ERRORS - 1).map(annotateFailure), {
					level: "error",
					title,
					message: (0, limits.xk)(message, limits.g1)
				}];
			}
			function annotateFailure(app) {
				const [cause] = app.causes;
				if (cause !== undefined) return annotateCause(app, cause, renderFacts(app, ""));
				return annotate("error", app, app.logTail.length === 0 ? "" : "The last log lines are in the job's log.");
			}
			function annotate(level, app, log) {
				return {
					level,
					title: app.headline,
					message: (0, limits.xk)(renderFacts(app, log), limits.g1)
				};
			}
			function annotateCause({ headline }, cause, facts) {
				const message = [(0, cause_text.nw)(cause), facts].filter((text) => text !== "").join("\n");
				const said = {
					level: "error",
					title: headline,
					message: (0, limits.xk)(message, limits.g1)
				};
				if (cause.place?.isInCheckout !== true) return said;
				const line = cause.line === null ? {} : { line: cause.line };
				const column = cause.line === null || cause.column === null ? {} : { column: cause.column };
				return {
					...said,
					position: {
						file: cause.place.path,
						...line,
						...column
					}
				};
			}
			function renderFacts(app, log) {
				const sentences = [
					`Application ${app.appId}: ${app.reason}`,
					renderState(app),
					app.advice,
					log
				];
				return sentences.filter((text) => text !== "").join(" ");
			}
			function renderState({ state, isStateFromBefore, reason }) {
				if (state === null) return "The platform reported no state.";
				if (isStateFromBefore) return `The state before the deployment was ${state}.`;
				return reason.includes(state) ? "" : `The last state was ${state}.`;
			}
			var log_excerpt = __nccwpck_require__(9792);
			var outputs = __nccwpck_require__(6956);
			var report_view = __nccwpck_require__(2824);
			var folded_log = __nccwpck_require__(848);
			;
			const LOG_LINES = 50;
			const PART_BYTES = 16e4;
			const LEFT_OUT_BYTES = 200;
			const PARAGRAPH_BYTES = 4;
			function renderJobSummary(view) {
				const parts = [
					renderVerdict(view),
					...view.apps.length === 0 ? [] : [
						renderTable(view.apps),
						renderPicture(view.apps),
						renderEvidence(view.apps)
					],
					renderRequests(view)
				];
				const text = parts.join("\n\n");
				return `${[text, ...renderLogs(view.apps, limits.R$ - (0, limits.$$)(text))].join("\n\n")}\n`;
			}
			function renderVerdict(view) {
				const sign = view.passed ? signOf(view.apps.some((app) => app.isDoubtful)) : "\u274C";
				const said = (view.interruption?.message ?? "").split("\n").filter((line) => line !== "");
				const reasons = view.apps.map((app) => renderReason(app, view)).filter((line) => line !== "");
				const lines = [...said.map(markup.FV), ...reasons];
				return renderLines([
					`## ${sign} ${(0, markup.FV)(view.headline)}`,
					...renderCauses(view.apps),
					...lines.length === 0 ? [] : ["", ...listOf(lines)]
				]);
			}
			function renderCauses(apps) {
				const lines = apps.flatMap(({ appId, causes: [cause] }) => cause === undefined ? [] : [(0, cause_text.iL)((0, cause_text.fS)(cause), apps.length === 1 ? null : appId)]);
				return lines.length === 0 ? [] : ["", ...listOf(lines)];
			}
			function renderReason(app, { apps, interruption }) {
				const isShownAbove = app.reason === interruption?.reason || (0, report_view.mA)(app);
				const sentences = [isShownAbove ? "" : app.reason, app.advice === interruption?.advice ? "" : app.advice];
				const text = (0, markup.FV)(sentences.filter((sentence) => sentence !== "").join(" "));
				return text === "" || apps.length === 1 ? text : `**${(0, markup.FV)(app.appId)}**: ${text}`;
			}
			function signOf(isDoubtful) {
				return isDoubtful ? "\u26A0\uFE0F" : "\u2705";
			}
			function renderTable(apps) {
				const head = ["| Application | Result | State | Commit | Deployment | Took |", "| --- | --- | --- | --- | --- | --- |"];
				return renderLines([...head, ...apps.map(renderRow)]);
			}
			function renderRow(app) {
				const sign = app.passed ? signOf(app.isDoubtful) : "\u274C";
				const words = [
					app.appId,
					`${sign} ${app.result}`,
					app.state,
					app.shortCommit,
					app.deploymentId,
					(0, units.PP)(app.durationMs)
				];
				return `| ${words.map((text) => text === null ? "" : (0, markup.FV)(text)).join(" | ")} |`;
			}
			function renderPicture(apps) {
				const { lines, leftOut } = renderGantt(apps);
				const said = leftOut === 0 ? [] : ["", `The timelines of ${leftOut} more applications are left out.`];
				return [
					"### Timeline",
					"",
					"```mermaid",
					...lines,
					"```",
					...said
				].join("\n");
			}
			function renderEvidence(apps) {
				const lines = apps.map((app) => {
					const name = apps.length === 1 ? "" : `**${(0, markup.FV)(app.appId)}**: `;
					return `${name}${(0, markup.FV)(app.evidence)}`;
				});
				return renderLines([
					"### Evidence",
					"",
					...listOf(lines)
				]);
			}
			function listOf(lines) {
				return lines.length === 1 ? lines : lines.map((line) => `- ${line}`);
			}
			function renderRequests({ requestsUsed, requestsLeft }) {
				const left = requestsLeft === null ? "" : `, ${requestsLeft} left until the rate limit resets`;
				return `Requests: ${requestsUsed} used${left}.`;
			}
			function renderLogs(apps, roomBytes) {
				const logs = apps.filter((app) => app.logTail.length > 0);
				const shareBytes = Math.floor((roomBytes - LEFT_OUT_BYTES) / Math.max(1, logs.length)) - PARAGRAPH_BYTES;
				const blocks = logs.flatMap((app) => (0, folded_log.nk)(app.appId, (0, log_excerpt.Ad)(app, LOG_LINES), shareBytes) ?? []);
				const leftOut = logs.length - blocks.length;
				return leftOut === 0 ? blocks : [...blocks, `The logs of ${leftOut} applications are left out (too long).`];
			}
			function renderLines(lines) {
				const { kept, leftOut } = (0, limits.IU)(lines, PART_BYTES);
				return [...kept, ...leftOut === 0 ? [] : ["", `\u2026 and ${leftOut} more.`]].join("\n");
			}
			const MAX_LABEL_UNITS = 60;
			function renderGantt(apps) {
				const lines = [
					"gantt",
					"  dateFormat x",
					"  axisFormat %H:%M:%S"
				];
				let units = lines.join("\n").length;
				for (const [index, app] of apps.entries()) {
					const section = renderSection(app);
					units += section.join("\n").length + 1;
					if (units > limits.ih) return {
						lines,
						leftOut: apps.length - index
					};
					lines.push(...section);
				}
				return {
					lines,
					leftOut: 0
				};
			}
			function renderSection(app) {
				const tasks = app.phases.map((phase, index) => renderTask(phase, tagOf(app, index === app.phases.length - 1)));
				return [`  section ${(0, markup.Fw)(app.appId, MAX_LABEL_UNITS)}`, ...tasks];
			}
			function renderTask({ name, startedAt, endedAt }, tag) {
				const label = `${(0, markup.Fw)(name, MAX_LABEL_UNITS)} ${(0, units.PP)(endedAt - startedAt)}`;
				const kind = startedAt === endedAt ? `${tag}, milestone` : tag;
				return `  ${label} :${kind}, ${startedAt}, ${endedAt}`;
			}
			function tagOf(app, isLast) {
				if (!isLast) return "done";
				return app.passed ? "active" : "crit";
			}
			;
			function renderEnding(facts, interruption, options) {
				const view = (0, report_view.bz)(facts, interruption);
				return {
					passed: view.passed,
					outputs: (0, outputs.$Z)(view),
					annotations: renderAnnotations(view),
					verdict: renderVerdictLines(view),
					logs: options.logs === "on-failure" ? heldLogs(view, options.logTail ?? Number.POSITIVE_INFINITY) : [],
					failing: failingLines(view),
					summary: options.summary ? renderJobSummary(view) : null
				};
			}
			function renderBareEnding(interruption, isSummaryWanted) {
				return {
					passed: false,
					outputs: (0, outputs.J0)(interruption.result, interruption.reason),
					annotations: [annotateInterruption(interruption)],
					verdict: [],
					logs: [],
					failing: [],
					summary: isSummaryWanted ? renderBareSummary(interruption) : null
				};
			}
			function renderVerdictLines(view) {
				const lines = view.apps.map((app) => `${app.headline} (${ending_renderFacts(app)}). ${app.reason}`);
				return view.apps.length === 1 ? lines : [...lines, `${view.headline}.`];
			}
			function ending_renderFacts(app) {
				const took = (0, units.PP)(app.durationMs);
				return app.shortCommit === null ? took : `commit ${app.shortCommit}, ${took}`;
			}
			function heldLogs(view, mostLines) {
				return view.apps.filter((app) => !app.passed && app.logTail.length > 0).map((app) => {
					const excerpt = (0, log_excerpt.Ad)(app, mostLines);
					const title = excerpt.marks.length === 0 ? `Last log lines of ${app.appId}` : (0, log_excerpt.EK)(excerpt, app.appId);
					return {
						title,
						lines: (0, log_excerpt.uD)(excerpt)
					};
				});
			}
			const FAILING_LINES = 23;
			const MAX_FAILING = 10;
			function failingLines(view) {
				const explained = view.apps.filter((app) => app.causes.length > 0);
				return explained.slice(0, MAX_FAILING).flatMap((app) => {
					const excerpt = (0, log_excerpt.Ad)(app, FAILING_LINES);
					if (excerpt.marks.length === 0) return [];
					const lines = (0, log_excerpt.uD)(excerpt).map((text, at) => ({
						text,
						isError: excerpt.marks.includes(at)
					}));
					return [{
						title: (0, log_excerpt.EK)(excerpt, app.appId),
						lines
					}];
				});
			}
			const MAX_CELL = 200;
			function renderBareSummary({ reason, advice, inputs }) {
				const rows = inputs.map(ending_renderRow);
				const table = rows.length === 0 ? [] : [[
					"| Input | Value | Problem |",
					"| --- | --- | --- |",
					...rows
				].join("\n")];
				return `${[
					`## \u274C ${(0, markup.FV)(reason.replace(/\.$/, ""))}`,
					...table,
					(0, markup.FV)(advice)
				].join("\n\n")}\n`;
			}
			function ending_renderRow({ name, seen, problem }) {
				const cells = [
					name,
					seen,
					problem
				].map((text) => (0, markup.FV)((0, untrusted.b1)(text, MAX_CELL)));
				return `| ${cells.join(" | ")} |`;
			}
		}),
		5663: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Kg: () => explainSignal,
				UW: () => explainError,
				bD: () => messageOf
			});
			var _deploy_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7493);
			var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7646);
			var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9567);
			const NEXT = "A deployment that has started continues on the platform. Check it there, or follow it with trigger: false.";
			const DEBUG = "Run the job again with debug logging to see the stack trace.";
			const MAX_UNITS = 1800;
			function explainError(error) {
				if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz) return explainInputs(error);
				if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__.gG) {
					const result = error.code === "cancelled-signal" ? "cancelled" : "unknown";
					return interruption(result, sentenceOf(error.message), NEXT);
				}
				return interruption("unknown", sentenceOf(`The step failed unexpectedly: ${messageOf(error)}`), `${NEXT} ${DEBUG}`);
			}
			function messageOf(error) {
				if (error instanceof Error) return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(error.message, MAX_UNITS);
				return typeof error === "string" ? (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(error, MAX_UNITS) : `${typeof error} was thrown instead of an error`;
			}
			function explainSignal(signal) {
				return interruption("cancelled", `The step was stopped (${signal}) before the deployment finished.`, NEXT);
			}
			function explainInputs(error) {
				const names = [...new Set(error.inputs.map(({ name }) => name))];
				const reason = `Invalid ${names.length === 1 ? "input" : "inputs"}: ${names.join(", ")}.`;
				const lines = error.message.split("\n").map((line) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(line, MAX_UNITS));
				const advice = "Nothing was deployed. Fix the workflow file, then run the workflow again.";
				return {
					result: "unknown",
					reason,
					advice,
					message: [reason, ...lines].join("\n"),
					inputs: error.inputs
				};
			}
			function interruption(result, reason, advice) {
				return {
					result,
					reason,
					advice,
					message: `${reason} ${advice}`,
					inputs: []
				};
			}
			function sentenceOf(text) {
				return (0, _deploy_sentences_js__WEBPACK_IMPORTED_MODULE_0__.KG)((0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(text, MAX_UNITS));
			}
		}),
		788: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$$: () => bytesOf,
				G$: () => cutMarkdown,
				IU: () => fitFirst,
				R$: () => SUMMARY_BYTES,
				Z4: () => RESULTS_UNITS,
				bn: () => DESCRIPTION_UNITS,
				e5: () => CHECK_TITLE_UNITS,
				g1: () => ANNOTATION_UNITS,
				gb: () => fitLargest,
				ih: () => DIAGRAM_UNITS,
				lo: () => CHECK_OUTPUT_BYTES,
				xi: () => CHECK_ANNOTATION_BYTES,
				xk: () => cutToUnits
			});
			const ANNOTATION_UNITS = 4096;
			const SUMMARY_BYTES = 1048576;
			const RESULTS_UNITS = 262144;
			const DIAGRAM_UNITS = 5e4;
			function bytesOf(text) {
				return Buffer.byteLength(text, "utf8");
			}
			function cutToUnits(text, most) {
				if (text.length <= most) return text;
				const said = (units) => `\u2026 (${units} more characters)`;
				const room = most - said(text.length).length;
				const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(room));
				const kept = text.slice(0, isSplit ? room - 1 : room);
				return `${kept}${said(text.length - kept.length)}`;
			}
			function fitFirst(lines, mostBytes) {
				let bytes = 0;
				const end = lines.findIndex((line) => {
					bytes += bytesOf(line) + 1;
					return bytes > mostBytes;
				});
				return end < 0 ? {
					kept: lines,
					leftOut: 0
				} : {
					kept: lines.slice(0, end),
					leftOut: lines.length - end
				};
			}
			function fitLargest(most, attempt) {
				let best = attempt(most);
				if (best !== null) return best;
				let low = 0;
				let high = most - 1;
				while (low <= high) {
					const middle = Math.floor((low + high) / 2);
					const tried = attempt(middle);
					if (tried === null) high = middle - 1;
					else {
						best = tried;
						low = middle + 1;
					}
				}
				return best;
			}
			const CHECK_OUTPUT_BYTES = 65535;
			const CHECK_TITLE_UNITS = 255;
			const CHECK_ANNOTATION_BYTES = 65536;
			const DESCRIPTION_UNITS = 140;
			function cutMarkdown(markdown, mostBytes) {
				if (bytesOf(markdown) <= mostBytes) return markdown;
				const lines = markdown.split("\n");
				let best = {
					kept: 0,
					tail: closeAfter([], lines.length)
				};
				let open = [];
				let bytes = 0;
				for (const [index, line] of lines.entries()) {
					bytes += bytesOf(line) + 1;
					if (bytes > mostBytes) break;
					open = openAfter(open, line);
					const tail = closeAfter(open, lines.length - index - 1);
					if (bytes + bytesOf(tail) <= mostBytes) best = {
						kept: index + 1,
						tail
					};
				}
				return [...lines.slice(0, best.kept), best.tail].join("\n");
			}
			function openAfter(open, line) {
				const last = open.at(-1) ?? "";
				if (last.startsWith("`")) return /^`+$/.test(line) && line.length >= last.length ? open.slice(0, -1) : open;
				const fence = /^(`{3,})[^`]*$/.exec(line)?.[1];
				if (fence !== undefined) return [...open, fence];
				if (line === "<details>") return [...open, "</details>"];
				return line === "</details>" ? open.slice(0, -1) : open;
			}
			function closeAfter(open, leftOut) {
				const closers = open.toReversed().flatMap((closer) => closer.startsWith("`") ? [closer] : ["", closer]);
				return [
					...closers,
					"",
					`\u2026 (${leftOut} more lines)`
				].join("\n");
			}
		}),
		1022: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { B: () => renderLink });
			var _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8657);
			var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9567);
			const UNSAFE_IN_TARGET = /[^A-Za-z0-9\-._~:/?#=&%+,;]/g;
			const HOST_UNITS = 60;
			function renderLink(address, label) {
				if (address === null) return "";
				const url = parseUrl((0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(address));
				if (url === null) return (0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.FV)(label ?? address.slice(0, HOST_UNITS));
				const target = url.href.replace(UNSAFE_IN_TARGET, encode).replaceAll("&", "&amp;");
				return `[${(0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.FV)(label ?? url.host.slice(0, HOST_UNITS))}](${target})`;
			}
			function parseUrl(text) {
				const url = URL.parse(text);
				if (url === null || !/^https?:$/.test(url.protocol) || !/^[a-z0-9.-]+$/.test(url.hostname)) return null;
				url.username = "";
				url.password = "";
				return url;
			}
			function encode(mark) {
				return `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
			}
		}),
		6956: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$Z: () => renderOutputs,
				J0: () => renderBlankOutputs,
				P0: () => OUTPUT_NAMES
			});
			var _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3406);
			var _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8077);
			var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(788);
			var _surface_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8400);
			const OUTPUT_NAMES = [
				"result",
				"reason",
				"confirmed",
				"deployment-id",
				"state",
				"service-deployment-status",
				"last-deployment-date",
				"commit",
				"duration-seconds",
				"requests-used",
				"rate-limit-remaining",
				"log-file",
				"results",
				"github-deployment-id",
				"github-deployment-url",
				"comment-url",
				"check-run-url",
				"environment-url",
				"superseded-by",
				"cause",
				"causes"
			];
			function renderOutputs(view) {
				const { worst } = view;
				return {
					result: view.result,
					reason: view.reason,
					confirmed: String(worst?.confirmed ?? false),
					"deployment-id": worst?.deploymentId ?? "",
					state: worst?.state ?? "",
					"service-deployment-status": worst?.serviceDeploymentStatus ?? "",
					"last-deployment-date": worst?.lastDeploymentDate ?? "",
					commit: worst?.commit ?? "",
					"duration-seconds": String((0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.fP)(view.durationMs)),
					"requests-used": String(view.requestsUsed),
					"rate-limit-remaining": view.requestsLeft === null ? "" : String(view.requestsLeft),
					"log-file": view.logFile ?? "",
					results: renderResults(view.apps),
					...renderLinks(view),
					"superseded-by": worst?.supersededBy ?? "",
					cause: (worst?.causes ?? []).slice(0, 1).map(_cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__.g7).join(""),
					causes: JSON.stringify((worst?.causes ?? []).map(_cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__.lw))
				};
			}
			function renderBlankOutputs(result, reason) {
				return {
					result,
					reason,
					confirmed: "false",
					"deployment-id": "",
					state: "",
					"service-deployment-status": "",
					"last-deployment-date": "",
					commit: "",
					"duration-seconds": "0",
					"requests-used": "0",
					"rate-limit-remaining": "",
					"log-file": "",
					results: "[]",
					"github-deployment-id": "",
					"github-deployment-url": "",
					"comment-url": "",
					"check-run-url": "",
					"environment-url": "",
					"superseded-by": "",
					cause: "",
					causes: "[]"
				};
			}
			function renderLinks({ links, worst }) {
				const deployment = links.deployments.find(({ appIds }) => worst !== null && appIds.includes(worst.appId));
				return {
					"github-deployment-id": deployment === undefined ? "" : String(deployment.id),
					"github-deployment-url": deployment?.url ?? "",
					"comment-url": links.comment ?? "",
					"check-run-url": links.checkRun ?? "",
					"environment-url": worst === null || links.environment === null ? "" : (0, _surface_names_js__WEBPACK_IMPORTED_MODULE_2__.f)(links.environment, worst.appId)
				};
			}
			function renderResults(apps) {
				const phasesOf = (app) => ({ phases: app.phases.map(renderPhase) });
				const causesOf = (app) => ({ causes: app.causes.map(_cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__.lw) });
				const whole = JSON.stringify(apps.map((app) => ({
					...renderApp(app),
					...causesOf(app),
					...phasesOf(app)
				})));
				if (whole.length <= _limits_js__WEBPACK_IMPORTED_MODULE_3__.Z4) return whole;
				const shorter = JSON.stringify(apps.map((app) => ({
					...renderApp(app),
					...causesOf(app),
					phases: null
				})));
				if (shorter.length <= _limits_js__WEBPACK_IMPORTED_MODULE_3__.Z4) return shorter;
				return JSON.stringify(apps.map((app) => ({
					...renderApp(app),
					causes: null,
					phases: null
				})));
			}
			function renderApp(app) {
				return {
					"app-id": app.appId,
					result: app.result,
					reason: app.reason,
					confirmed: app.confirmed,
					"deployment-id": app.deploymentId,
					state: app.state,
					"service-deployment-status": app.serviceDeploymentStatus,
					"last-deployment-date": app.lastDeploymentDate,
					commit: app.commit,
					"duration-seconds": (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.fP)(app.durationMs)
				};
			}
			function renderPhase({ name, startedAt, endedAt }) {
				return {
					name,
					"started-at": new Date(startedAt).toISOString(),
					"ended-at": new Date(endedAt).toISOString(),
					"duration-seconds": (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.fP)(endedAt - startedAt)
				};
			}
		}),
		848: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				I2: () => renderFold,
				ir: () => renderOpenedLog,
				nk: () => renderFoldedLog
			});
			var _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8657);
			var _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9792);
			var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(788);
			function renderFoldedLog(appId, excerpt, mostBytes) {
				return (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.gb)(excerpt.lines.length, (count) => {
					const part = (0, _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_2__.Xo)(excerpt, count);
					if (part.lines.length === 0 || (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.$$)(part.lines.join("\n")) > mostBytes) return null;
					const block = renderOpenedLog(appId, part);
					return (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.$$)(block) <= mostBytes ? block : null;
				});
			}
			function renderOpenedLog(appId, excerpt) {
				return renderFold((0, _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_2__.EK)(excerpt, escapeTitle(appId)), (0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_2__.uD)(excerpt).join("\n")));
			}
			function renderFold(title, content) {
				return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
			}
			function escapeTitle(text) {
				return (0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.ZD)(text).replace(/@|(?<!&)#/g, "$&&#8203;");
			}
		}),
		8400: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				E: () => NO_LINKS,
				f: () => forApp
			});
			function forApp(text, appId) {
				return text.replaceAll("{app}", () => appId);
			}
			const NO_LINKS = {
				deployments: [],
				comment: null,
				checkRun: null,
				environment: null
			};
		}),
		2824: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				ae: () => headlineOfSeveral,
				mA: () => isReasonEvidence,
				bz: () => viewRun,
				E$: () => worstAmong
			});
			var deploy_result = __nccwpck_require__(9970);
			var sentences = __nccwpck_require__(7493);
			var plain_text = __nccwpck_require__(93);
			var untrusted = __nccwpck_require__(9567);
			var cause_text = __nccwpck_require__(8077);
			;
			const MAX_PHASES = 30;
			function renderTimeline(record, endedAt, epochOffsetMs) {
				const end = record.settlement?.settledAt ?? endedAt;
				const marks = marksOf(record, end);
				const phases = marks.map(({ name, at }, index) => {
					const until = Math.max(at, marks[index + 1]?.at ?? end);
					return {
						name,
						startedAt: Math.round(at + epochOffsetMs),
						endedAt: Math.round(until + epochOffsetMs)
					};
				});
				return joinMiddle(phases);
			}
			function marksOf({ startedAt, triggeredAt, steps }, end) {
				const preparing = {
					name: "Preparing",
					at: startedAt
				};
				const waiting = triggeredAt === null ? [] : [{
					name: "Waiting",
					at: triggeredAt
				}];
				const states = steps.map((step) => ({
					name: step.state,
					at: step.seenAt
				}));
				const marks = [
					preparing,
					...waiting,
					...states
				];
				const lasting = marks.filter(({ at }, index) => index > waiting.length || (marks[index + 1]?.at ?? end) !== at);
				return lasting.length === 0 ? [preparing] : lasting;
			}
			function joinMiddle(phases) {
				const surplus = phases.length - MAX_PHASES;
				if (surplus <= 0) return phases;
				const head = phases.slice(0, MAX_PHASES / 2);
				const tail = phases.slice(head.length + surplus + 1);
				const [startedAt, endedAt] = [head.at(-1)?.endedAt ?? 0, tail[0]?.startedAt ?? 0];
				return [
					...head,
					{
						name: `${surplus + 1} more`,
						startedAt,
						endedAt
					},
					...tail
				];
			}
			;
			const MAX_WORD_UNITS = 200;
			const MAX_SENTENCE_UNITS = 1800;
			function viewRun(facts, interruption) {
				const apps = facts.apps.map((app) => viewApp(app, facts, interruption));
				const results = apps.map((app) => app.result);
				const result = (0, deploy_result.hm)(interruption === null ? results : [...results, interruption.result]);
				const worst = worstAmong(apps)[0] ?? null;
				return {
					result,
					passed: interruption === null && apps.every((app) => app.passed),
					headline: headlineFor(result, apps),
					reason: reasonFor(result, apps, worst, interruption),
					apps,
					worst,
					interruption,
					durationMs: Math.max(0, facts.endedAt - facts.startedAt),
					requestsUsed: facts.requestsUsed,
					requestsLeft: facts.requestsLeft,
					logFile: facts.logFile,
					links: facts.links
				};
			}
			function viewApp({ record, logTail, causes, logCut }, facts, interruption) {
				const settlement = record.settlement ?? settlementFrom(interruption, facts.endedAt);
				const passed = (0, deploy_result.WG)(settlement.result, facts.policy);
				const appId = word(record.appId);
				return {
					appId,
					result: settlement.result,
					passed,
					isDoubtful: passed && isDoubtful(settlement.result, facts.policy),
					...settlement.isRefused === true ? { isRefused: true } : {},
					headline: `${(0, deploy_result.$9)(settlement)}: ${appId}`,
					reason: sentence(settlement.reason),
					advice: sentence(adviceOf(settlement, facts.policy)),
					confirmed: settlement.confirmed,
					commit: optionalWord(record.commit),
					shortCommit: record.commit === null ? null : word((0, plain_text.Ax)(record.commit)),
					deploymentId: optionalWord(record.deploymentId),
					supersededBy: optionalWord(record.supersededBy),
					state: optionalWord(record.last?.state),
					isStateFromBefore: record.last !== null && (0, sentences.YO)(record) === null,
					serviceDeploymentStatus: optionalWord(record.last?.serviceDeploymentStatus),
					lastDeploymentDate: optionalWord(record.last?.lastDeploymentDate?.text),
					durationMs: Math.max(0, settlement.settledAt - record.startedAt),
					phases: renderTimeline(record, facts.endedAt, facts.epochOffsetMs).map((phase) => ({
						...phase,
						name: word(phase.name)
					})),
					evidence: sentence((0, sentences.oP)(record, facts.policy.trigger && !facts.policy.dryRun)),
					logTail,
					causes: passed ? [] : causes.map(cause_text.rD),
					...logCut === undefined ? {} : { logCut }
				};
			}
			function adviceOf({ advice, isRefused }, { trigger }) {
				return advice === "" && isRefused === true && trigger ? "Nothing was deployed." : advice;
			}
			function settlementFrom(interruption, settledAt) {
				const result = interruption?.result ?? "unknown";
				const reason = interruption?.reason ?? "The step stopped before the deployment finished.";
				const advice = interruption?.advice ?? "";
				return {
					result,
					reason,
					advice,
					confirmed: false,
					settledAt
				};
			}
			function isDoubtful(result, policy) {
				return result === "unchanged" || result === "superseded" && policy.onSuperseded === "neutral";
			}
			function headlineFor(result, apps) {
				const alike = worstAmong(apps, result);
				const [first] = alike;
				if (first === undefined) return (0, deploy_result.gD)(result);
				return apps.length === 1 ? first.headline : headlineOfSeveral(alike, apps.length);
			}
			function reasonFor(result, apps, worst, interruption) {
				if (worst === null || worst.result !== result) return sentence(interruption?.reason ?? "No deployment was started.");
				return apps.length === 1 ? worst.reason : sentence(`${worst.appId}: ${worst.reason}`);
			}
			function word(text) {
				return (0, untrusted.b1)(text, MAX_WORD_UNITS);
			}
			function optionalWord(text) {
				return text === null || text === undefined ? null : word(text);
			}
			function sentence(text) {
				return (0, untrusted.b1)(text, MAX_SENTENCE_UNITS);
			}
			function worstAmong(apps, result = (0, deploy_result.hm)(apps.flatMap(({ result }) => result ?? []))) {
				const alike = apps.filter((app) => app.result === result);
				const deployed = alike.filter(({ isRefused }) => isRefused !== true);
				return deployed.length > 0 ? deployed : alike;
			}
			function isReasonEvidence({ reason, evidence }) {
				const plain = (text) => text.toLowerCase().replace(/\.$/, "");
				return plain(reason) === plain(evidence);
			}
			function headlineOfSeveral(worst, total) {
				const [first] = worst;
				const share = worst.length === total ? "" : `${worst.length} of `;
				return `${(0, deploy_result.$9)({
					...first,
					result: first?.result ?? "success"
				})}: ${share}${total} applications`;
			}
		}),
		23: ((module) => {
			module.exports = require("../llhttp/llhttp_simd-wasm.js");
		}),
		8696: ((module) => {
			module.exports = require("../milo/no-simd.js");
		}),
		4094: ((module) => {
			module.exports = require("../milo/simd.js");
		}),
		6839: ((module) => {
			module.exports = require("../web/fetch/body.js");
		}),
		2796: ((module) => {
			module.exports = require("../web/fetch/formdata");
		}),
		4030: ((module) => {
			module.exports = require("../web/webidl");
		}),
		9896: ((module) => {
			module.exports = require("fs");
		}),
		4589: ((module) => {
			module.exports = require("node:assert");
		}),
		6698: ((module) => {
			module.exports = require("node:async_hooks");
		}),
		4573: ((module) => {
			module.exports = require("node:buffer");
		}),
		7598: ((module) => {
			module.exports = require("node:crypto");
		}),
		3053: ((module) => {
			module.exports = require("node:diagnostics_channel");
		}),
		8474: ((module) => {
			module.exports = require("node:events");
		}),
		3024: ((module) => {
			module.exports = require("node:fs");
		}),
		7067: ((module) => {
			module.exports = require("node:http");
		}),
		2467: ((module) => {
			module.exports = require("node:http2");
		}),
		7030: ((module) => {
			module.exports = require("node:net");
		}),
		8161: ((module) => {
			module.exports = require("node:os");
		}),
		6760: ((module) => {
			module.exports = require("node:path");
		}),
		1792: ((module) => {
			module.exports = require("node:querystring");
		}),
		7075: ((module) => {
			module.exports = require("node:stream");
		}),
		1692: ((module) => {
			module.exports = require("node:tls");
		}),
		3136: ((module) => {
			module.exports = require("node:url");
		}),
		7975: ((module) => {
			module.exports = require("node:util");
		}),
		857: ((module) => {
			module.exports = require("os");
		}),
		3118: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Yz: () => debug,
				N4: () => endGroup,
				z3: () => error,
				V9: () => getIDToken,
				V4: () => getInput,
				Gu: () => getState,
				pq: () => info,
				LZ: () => saveState,
				uH: () => setOutput,
				Pq: () => setSecret,
				Oh: () => startGroup,
				$e: () => warning
			});
			var external_os_ = __nccwpck_require__(857);
			;
			function utils_toCommandValue(input) {
				if (input === null || input === undefined) {
					return "";
				} else if (typeof input === "string" || input instanceof String) {
					return input;
				}
				return JSON.stringify(input);
			}
			function utils_toCommandProperties(annotationProperties) {
				if (!Object.keys(annotationProperties).length) {
					return {};
				}
				return {
					title: annotationProperties.title,
					file: annotationProperties.file,
					line: annotationProperties.startLine,
					endLine: annotationProperties.endLine,
					col: annotationProperties.startColumn,
					endColumn: annotationProperties.endColumn
				};
			}
			;
			function command_issueCommand(command, properties, message) {
				const cmd = new Command(command, properties, message);
				process.stdout.write(cmd.toString() + external_os_.EOL);
			}
			function command_issue(name, message = "") {
				command_issueCommand(name, {}, message);
			}
			const CMD_STRING = "::";
			class Command {
				constructor(command, properties, message) {
					if (!command) {
						command = "missing.command";
					}
					this.command = command;
					this.properties = properties;
					this.message = message;
				}
				toString() {
					let cmdStr = CMD_STRING + this.command;
					if (this.properties && Object.keys(this.properties).length > 0) {
						cmdStr += " ";
						let first = true;
						for (const key in this.properties) {
							if (this.properties.hasOwnProperty(key)) {
								const val = this.properties[key];
								if (val) {
									if (first) {
										first = false;
									} else {
										cmdStr += ",";
									}
									cmdStr += `${key}=${escapeProperty(val)}`;
								}
							}
						}
					}
					cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
					return cmdStr;
				}
			}
			function escapeData(s) {
				return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
			}
			function escapeProperty(s) {
				return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
			}
			;
			const external_crypto_namespaceObject = require("crypto");
			var external_fs_ = __nccwpck_require__(9896);
			;
			function file_command_issueFileCommand(command, message) {
				const filePath = process.env[`GITHUB_${command}`];
				if (!filePath) {
					throw new Error(`Unable to find environment variable for file command ${command}`);
				}
				if (!external_fs_.existsSync(filePath)) {
					throw new Error(`Missing file at path: ${filePath}`);
				}
				external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, { encoding: "utf8" });
			}
			function file_command_prepareKeyValueMessage(key, value) {
				const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
				const convertedValue = utils_toCommandValue(value);
				if (key.includes(delimiter)) {
					throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
				}
				if (convertedValue.includes(delimiter)) {
					throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
				}
				return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
			}
			;
			const external_path_namespaceObject = require("path");
			var http_client = __nccwpck_require__(8324);
			;
			class BearerCredentialHandler {
				constructor(token) {
					this.token = token;
				}
			}
			;
			var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
				function adopt(value) {
					return value instanceof P ? value : new P(function(resolve) {
						resolve(value);
					});
				}
				return new (P || (P = Promise))(function(resolve, reject) {
					function fulfilled(value) {
						try {
							step(generator.next(value));
						} catch (e) {
							reject(e);
						}
					}
					function rejected(value) {
						try {
							step(generator["throw"](value));
						} catch (e) {
							reject(e);
						}
					}
					function step(result) {
						result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
					}
					step((generator = generator.apply(thisArg, _arguments || [])).next());
				});
			};
			class OidcClient {
				static createHttpClient(allowRetry = true, maxRetry = 10) {
					const requestOptions = {
						allowRetries: allowRetry,
						maxRetries: maxRetry
					};
					return new http_client.Q("actions/oidc-client", [new BearerCredentialHandler(OidcClient.getRequestToken())], requestOptions);
				}
				static getRequestToken() {
					const token = process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"];
					if (!token) {
						throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");
					}
					return token;
				}
				static getIDTokenUrl() {
					const runtimeUrl = process.env["ACTIONS_ID_TOKEN_REQUEST_URL"];
					if (!runtimeUrl) {
						throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");
					}
					return runtimeUrl;
				}
				static getCall(id_token_url) {
					return __awaiter(this, void 0, void 0, function* () {
						var _a;
						const httpclient = OidcClient.createHttpClient();
						const res = yield httpclient.getJson(id_token_url).catch((error) => {
							throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
						});
						const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
						if (!id_token) {
							throw new Error("Response json body do not have ID Token field");
						}
						return id_token;
					});
				}
				static getIDToken(audience) {
					return __awaiter(this, void 0, void 0, function* () {
						try {
							let id_token_url = OidcClient.getIDTokenUrl();
							if (audience) {
								const encodedAudience = encodeURIComponent(audience);
								id_token_url = `${id_token_url}&audience=${encodedAudience}`;
							}
							debug(`ID token url is ${id_token_url}`);
							const id_token = yield OidcClient.getCall(id_token_url);
							setSecret(id_token);
							return id_token;
						} catch (error) {
							throw new Error(`Error message: ${error.message}`);
						}
					});
				}
			}
			;
			var summary_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
				function adopt(value) {
					return value instanceof P ? value : new P(function(resolve) {
						resolve(value);
					});
				}
				return new (P || (P = Promise))(function(resolve, reject) {
					function fulfilled(value) {
						try {
							step(generator.next(value));
						} catch (e) {
							reject(e);
						}
					}
					function rejected(value) {
						try {
							step(generator["throw"](value));
						} catch (e) {
							reject(e);
						}
					}
					function step(result) {
						result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
					}
					step((generator = generator.apply(thisArg, _arguments || [])).next());
				});
			};
			const { access, appendFile, writeFile } = external_fs_.promises;
			const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
			const SUMMARY_DOCS_URL = "https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary";
			class Summary {
				constructor() {
					this._buffer = "";
				}
				filePath() {
					return summary_awaiter(this, void 0, void 0, function* () {
						if (this._filePath) {
							return this._filePath;
						}
						const pathFromEnv = process.env[SUMMARY_ENV_VAR];
						if (!pathFromEnv) {
							throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
						}
						try {
							yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
						} catch (_a) {
							throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
						}
						this._filePath = pathFromEnv;
						return this._filePath;
					});
				}
				wrap(tag, content, attrs = {}) {
					const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
					if (!content) {
						return `<${tag}${htmlAttrs}>`;
					}
					return `<${tag}${htmlAttrs}>${content}</${tag}>`;
				}
				write(options) {
					return summary_awaiter(this, void 0, void 0, function* () {
						const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
						const filePath = yield this.filePath();
						const writeFunc = overwrite ? writeFile : appendFile;
						yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
						return this.emptyBuffer();
					});
				}
				clear() {
					return summary_awaiter(this, void 0, void 0, function* () {
						return this.emptyBuffer().write({ overwrite: true });
					});
				}
				stringify() {
					return this._buffer;
				}
				isEmptyBuffer() {
					return this._buffer.length === 0;
				}
				emptyBuffer() {
					this._buffer = "";
					return this;
				}
				addRaw(text, addEOL = false) {
					this._buffer += text;
					return addEOL ? this.addEOL() : this;
				}
				addEOL() {
					return this.addRaw(external_os_.EOL);
				}
				addCodeBlock(code, lang) {
					const attrs = Object.assign({}, lang && { lang });
					const element = this.wrap("pre", this.wrap("code", code), attrs);
					return this.addRaw(element).addEOL();
				}
				addList(items, ordered = false) {
					const tag = ordered ? "ol" : "ul";
					const listItems = items.map((item) => this.wrap("li", item)).join("");
					const element = this.wrap(tag, listItems);
					return this.addRaw(element).addEOL();
				}
				addTable(rows) {
					const tableBody = rows.map((row) => {
						const cells = row.map((cell) => {
							if (typeof cell === "string") {
								return this.wrap("td", cell);
							}
							const { header, data, colspan, rowspan } = cell;
							const tag = header ? "th" : "td";
							const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
							return this.wrap(tag, data, attrs);
						}).join("");
						return this.wrap("tr", cells);
					}).join("");
					const element = this.wrap("table", tableBody);
					return this.addRaw(element).addEOL();
				}
				addDetails(label, content) {
					const element = this.wrap("details", this.wrap("summary", label) + content);
					return this.addRaw(element).addEOL();
				}
				addImage(src, alt, options) {
					const { width, height } = options || {};
					const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
					const element = this.wrap("img", null, Object.assign({
						src,
						alt
					}, attrs));
					return this.addRaw(element).addEOL();
				}
				addHeading(text, level) {
					const tag = `h${level}`;
					const allowedTag = [
						"h1",
						"h2",
						"h3",
						"h4",
						"h5",
						"h6"
					].includes(tag) ? tag : "h1";
					const element = this.wrap(allowedTag, text);
					return this.addRaw(element).addEOL();
				}
				addSeparator() {
					const element = this.wrap("hr", null);
					return this.addRaw(element).addEOL();
				}
				addBreak() {
					const element = this.wrap("br", null);
					return this.addRaw(element).addEOL();
				}
				addQuote(text, cite) {
					const attrs = Object.assign({}, cite && { cite });
					const element = this.wrap("blockquote", text, attrs);
					return this.addRaw(element).addEOL();
				}
				addLink(text, href) {
					const element = this.wrap("a", text, { href });
					return this.addRaw(element).addEOL();
				}
			}
			const _summary = new Summary();
			const markdownSummary = null && _summary;
			const summary = null && _summary;
			;
			function toPosixPath(pth) {
				return pth.replace(/[\\]/g, "/");
			}
			function toWin32Path(pth) {
				return pth.replace(/[/]/g, "\\");
			}
			function toPlatformPath(pth) {
				return pth.replace(/[/\\]/g, path.sep);
			}
			;
			var platform_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
				function adopt(value) {
					return value instanceof P ? value : new P(function(resolve) {
						resolve(value);
					});
				}
				return new (P || (P = Promise))(function(resolve, reject) {
					function fulfilled(value) {
						try {
							step(generator.next(value));
						} catch (e) {
							reject(e);
						}
					}
					function rejected(value) {
						try {
							step(generator["throw"](value));
						} catch (e) {
							reject(e);
						}
					}
					function step(result) {
						result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
					}
					step((generator = generator.apply(thisArg, _arguments || [])).next());
				});
			};
			const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
				const { stdout: version } = yield exec.getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Version\"", undefined, { silent: true });
				const { stdout: name } = yield exec.getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Caption\"", undefined, { silent: true });
				return {
					name: name.trim(),
					version: version.trim()
				};
			});
			const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
				var _a, _b, _c, _d;
				const { stdout } = yield exec.getExecOutput("sw_vers", undefined, { silent: true });
				const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : "";
				const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : "";
				return {
					name,
					version
				};
			});
			const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
				const { stdout } = yield exec.getExecOutput("lsb_release", [
					"-i",
					"-r",
					"-s"
				], { silent: true });
				const [name, version] = stdout.trim().split("\n");
				return {
					name,
					version
				};
			});
			const platform = external_os_.platform();
			const arch = external_os_.arch();
			const isWindows = platform === "win32";
			const isMacOS = platform === "darwin";
			const isLinux = platform === "linux";
			function getDetails() {
				return platform_awaiter(this, void 0, void 0, function* () {
					return Object.assign(Object.assign({}, yield isWindows ? getWindowsInfo() : isMacOS ? getMacOsInfo() : getLinuxInfo()), {
						platform,
						arch,
						isWindows,
						isMacOS,
						isLinux
					});
				});
			}
			;
			var core_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
				function adopt(value) {
					return value instanceof P ? value : new P(function(resolve) {
						resolve(value);
					});
				}
				return new (P || (P = Promise))(function(resolve, reject) {
					function fulfilled(value) {
						try {
							step(generator.next(value));
						} catch (e) {
							reject(e);
						}
					}
					function rejected(value) {
						try {
							step(generator["throw"](value));
						} catch (e) {
							reject(e);
						}
					}
					function step(result) {
						result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
					}
					step((generator = generator.apply(thisArg, _arguments || [])).next());
				});
			};
			var ExitCode;
			(function(ExitCode) {
				ExitCode[ExitCode["Success"] = 0] = "Success";
				ExitCode[ExitCode["Failure"] = 1] = "Failure";
			})(ExitCode || (ExitCode = {}));
			function exportVariable(name, val) {
				const convertedVal = toCommandValue(val);
				process.env[name] = convertedVal;
				const filePath = process.env["GITHUB_ENV"] || "";
				if (filePath) {
					return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
				}
				issueCommand("set-env", { name }, convertedVal);
			}
			function setSecret(secret) {
				command_issueCommand("add-mask", {}, secret);
			}
			function addPath(inputPath) {
				const filePath = process.env["GITHUB_PATH"] || "";
				if (filePath) {
					issueFileCommand("PATH", inputPath);
				} else {
					issueCommand("add-path", {}, inputPath);
				}
				process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
			}
			function getInput(name, options) {
				const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
				if (options && options.required && !val) {
					throw new Error(`Input required and not supplied: ${name}`);
				}
				if (options && options.trimWhitespace === false) {
					return val;
				}
				return val.trim();
			}
			function getMultilineInput(name, options) {
				const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
				if (options && options.trimWhitespace === false) {
					return inputs;
				}
				return inputs.map((input) => input.trim());
			}
			function getBooleanInput(name, options) {
				const trueValue = [
					"true",
					"True",
					"TRUE"
				];
				const falseValue = [
					"false",
					"False",
					"FALSE"
				];
				const val = getInput(name, options);
				if (trueValue.includes(val)) return true;
				if (falseValue.includes(val)) return false;
				throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` + `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
			}
			function setOutput(name, value) {
				const filePath = process.env["GITHUB_OUTPUT"] || "";
				if (filePath) {
					return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
				}
				process.stdout.write(external_os_.EOL);
				command_issueCommand("set-output", { name }, utils_toCommandValue(value));
			}
			function setCommandEcho(enabled) {
				issue("echo", enabled ? "on" : "off");
			}
			function setFailed(message) {
				process.exitCode = ExitCode.Failure;
				error(message);
			}
			function isDebug() {
				return process.env["RUNNER_DEBUG"] === "1";
			}
			function debug(message) {
				command_issueCommand("debug", {}, message);
			}
			function error(message, properties = {}) {
				command_issueCommand("error", utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function warning(message, properties = {}) {
				command_issueCommand("warning", utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function notice(message, properties = {}) {
				issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function info(message) {
				process.stdout.write(message + external_os_.EOL);
			}
			function startGroup(name) {
				command_issue("group", name);
			}
			function endGroup() {
				command_issue("endgroup");
			}
			function group(name, fn) {
				return core_awaiter(this, void 0, void 0, function* () {
					startGroup(name);
					let result;
					try {
						result = yield fn();
					} finally {
						endGroup();
					}
					return result;
				});
			}
			function saveState(name, value) {
				const filePath = process.env["GITHUB_STATE"] || "";
				if (filePath) {
					return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
				}
				command_issueCommand("save-state", { name }, utils_toCommandValue(value));
			}
			function getState(name) {
				return process.env[`STATE_${name}`] || "";
			}
			function getIDToken(aud) {
				return core_awaiter(this, void 0, void 0, function* () {
					return yield OidcClient.getIDToken(aud);
				});
			}
		}),
		8324: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { Q: () => HttpClient });
			const RETRIED = new Set([
				502,
				503,
				504
			]);
			class HttpClient {
				constructor(userAgent, handlers = [], { allowRetries = false, maxRetries = 1 } = {}) {
					this.userAgent = userAgent;
					this.token = handlers[0]?.token;
					this.attempts = allowRetries ? maxRetries + 1 : 1;
				}
				async getJson(url) {
					for (let attempt = 1;; attempt++) {
						const response = await fetch(url, { headers: {
							accept: "application/json",
							"user-agent": this.userAgent,
							authorization: `Bearer ${this.token}`
						} });
						if (response.ok) return {
							statusCode: response.status,
							result: await response.json()
						};
						await response.body?.cancel();
						if (!RETRIED.has(response.status) || attempt >= this.attempts) {
							const { status: statusCode } = response;
							throw Object.assign(new Error(`the token service answered ${statusCode}`), { statusCode });
						}
						await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** Math.min(10, attempt)));
					}
				}
				getAgent() {
					return undefined;
				}
				getAgentDispatcher() {
					return undefined;
				}
			}
		})
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== undefined) {
			return cachedModule.exports;
		}
		var module = __webpack_module_cache__[moduleId] = {
			id: moduleId,
			loaded: false,
			exports: {}
		};
		var threw = true;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = false;
		} finally {
			if (threw) delete __webpack_module_cache__[moduleId];
		}
		module.loaded = true;
		return module.exports;
	}
	__nccwpck_require__.m = __webpack_modules__;
	if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = __dirname + "/";
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
		__nccwpck_require__.n = (module) => {
			var getter = module && module.__esModule ? () => module["default"] : () => module;
			__nccwpck_require__.d(getter, { a: getter });
			return getter;
		};
	})();
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			if (mode & 1) value = this(value);
			if (mode & 8) return value;
			if (typeof value === "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then === "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes = leafPrototypes || [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) {
				Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			}
			def["default"] = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
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
		__nccwpck_require__.nmd = (module) => {
			module.paths = [];
			if (!module.children) module.children = [];
			return module;
		};
	})();
	(() => {
		var installedChunks = { 792: 1 };
		var installChunk = (chunk) => {
			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
			for (var moduleId in moreModules) {
				if (__nccwpck_require__.o(moreModules, moduleId)) {
					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
				}
			}
			if (runtime) runtime(__nccwpck_require__);
			for (var i = 0; i < chunkIds.length; i++) installedChunks[chunkIds[i]] = 1;
		};
		__nccwpck_require__.f.require = (chunkId, promises) => {
			if (!installedChunks[chunkId]) {
				if (true) {
					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
				} else installedChunks[chunkId] = 1;
			}
		};
	})();
	var __webpack_exports__ = __nccwpck_require__(3501);
	module.exports = __webpack_exports__;
})();
