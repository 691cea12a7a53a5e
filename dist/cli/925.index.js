export const id = 925;
export const ids = [925];
export const modules = {
	4393: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => APP_IDS,
			l: () => chooseAppIds
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _platform_http_request_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8024);
		const APP_IDS = {
			name: "APP_ID",
			isRequired: false,
			isRepeated: true,
			summary: "the applications; else TOUCHDOWN_APP_ID, else app-id of touchdown.yaml"
		};
		const MAX_CHARS = 255;
		function chooseAppIds(words, configured) {
			const appIds = [...new Set(words.length > 0 ? words : configured)];
			if (appIds.length === 0) {
				const accepted = "give an application's id, or set TOUCHDOWN_APP_ID, or write app-id in touchdown.yaml";
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
					name: "APP_ID",
					seen: "",
					accepted
				}]);
			}
			for (const appId of appIds) requireId(appId);
			return appIds;
		}
		function requireId(appId) {
			(0, _platform_http_request_path_js__WEBPACK_IMPORTED_MODULE_1__.d)("{app_id}", { app_id: appId });
			const isName = appId.length <= MAX_CHARS && !/\p{C}/u.test(appId);
			const accepted = `give an id of up to ${MAX_CHARS} characters, none of them a control character`;
			if (!isName) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "APP_ID",
				seen: appId,
				accepted
			}]);
		}
	}),
	9925: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => command });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _logs_tail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4223);
		var _platform_platform_log_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9368);
		var _report_ci_dialect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8125);
		var _report_ci_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7771);
		var _report_log_line_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5918);
		var _report_log_log_sentences_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1795);
		var _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4527);
		var _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1560);
		var _config_connection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1998);
		var _deploy_app_ids_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4393);
		var _terminal_output_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7237);
		const POLL_INTERVAL_MS = 2e3;
		const USUAL_TAIL = 200;
		const MAX_TAIL = 1e4;
		const command = {
			summary: "Prints the last lines of an application's log, and with --follow those that come",
			arguments: [{
				name: "APP_ID",
				isRequired: false,
				summary: "the application; else TOUCHDOWN_APP_ID, else app-id of touchdown.yaml, where they name one"
			}],
			options: {
				..._config_connection_js__WEBPACK_IMPORTED_MODULE_9__.Ur,
				tail: {
					type: "string",
					value: "N",
					summary: `how many of the last lines, 1 to ${MAX_TAIL}; ${USUAL_TAIL}`
				},
				follow: {
					type: "boolean",
					short: "f",
					summary: "go on with the lines that come, until it is interrupted"
				}
			},
			examples: [["touchdown logs app-1 --tail 50", "prints the last 50 lines"], ["touchdown logs app-1 --follow | grep -i error", "prints errors as they come"]],
			details: [{
				heading: "Exit codes",
				rows: [
					["0", "the lines were printed"],
					["2", "an option, a file or an id cannot be used"],
					["3", "the platform refuses the token, or there is no such application"],
					["4", "the log could not be read"],
					["130", "interrupted, which is how --follow ends"]
				]
			}],
			run: printLog
		};
		async function printLog(values, terminal, words) {
			const reader = (0, _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_8__.V)(values);
			const tail = reader.number("tail", {
				least: 1,
				most: MAX_TAIL
			}) ?? USUAL_TAIL;
			reader.finish();
			const connection = await (0, _config_connection_js__WEBPACK_IMPORTED_MODULE_9__.Ng)(values, terminal);
			try {
				const appId = requireOne((0, _deploy_app_ids_js__WEBPACK_IMPORTED_MODULE_10__.l)(words, connection.config.appIds));
				const output = (0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_11__.qw)("logs", values["json"] === true, terminal);
				let shown = 0;
				const show = (line) => {
					shown += showLine(line, appId, output, terminal);
				};
				const lines = await connection.platform.applications.log(appId, { tail }, { signal: terminal.ending });
				for (const line of lines) {
					show(line);
					await terminal.ready();
				}
				const begun = {
					appId,
					tail,
					lines,
					show
				};
				const exitCode = reader.flag("follow") ? await followLog(begun, connection, terminal, output) : _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__.d.done;
				output.show("result", {
					appId,
					lines: shown,
					exitCode
				}, "");
				return exitCode;
			} finally {
				await connection.close();
			}
		}
		async function followLog({ appId, tail, lines, show }, { platform }, { clock, ending: signal, err, ready }, output) {
			let problem = null;
			const note = (message) => showNotice(message, appId, output, err);
			const sink = {
				line: show,
				gap: (missing) => note(`${missing === null ? "Some" : `About ${missing}`} lines are missing here.`),
				unavailable: (error) => {
					problem = error;
					note(error.message);
				}
			};
			const source = readOnDemand(lines, (0, _platform_platform_log_source_js__WEBPACK_IMPORTED_MODULE_3__.w)(platform, appId), ready);
			const paceMs = () => platform.gate.paceMs();
			const log = (0, _logs_tail_js__WEBPACK_IMPORTED_MODULE_2__.x)({
				source,
				sink,
				clock,
				tail,
				pollIntervalMs: POLL_INTERVAL_MS,
				paceMs
			});
			const limits = {
				signal,
				deadlineAt: Number.POSITIVE_INFINITY
			};
			await log.baseline(limits);
			await log.follow(limits);
			if (problem !== null && !signal.aborted) throw problem;
			return _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__.d.interrupted;
		}
		function readOnDemand(lines, source, ready) {
			let isBegun = false;
			return { read: async (tail, purpose, limits) => {
				await ready();
				if (isBegun) return source.read(tail, purpose, limits);
				isBegun = true;
				return {
					kind: "window",
					lines
				};
			} };
		}
		function showLine({ text, epochMs }, appId, output, { env, err }) {
			const isInCi = (0, _report_ci_dialect_js__WEBPACK_IMPORTED_MODULE_4__.Ay)(env) !== "none";
			const at = epochMs === null ? null : new Date(epochMs).toISOString();
			const { lines, leftOut } = (0, _report_log_line_budget_js__WEBPACK_IMPORTED_MODULE_6__.PL)(text);
			for (const line of lines.flatMap(_kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.y1)) output.show("log", {
				appId,
				line,
				at
			}, `${isInCi ? (0, _report_ci_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.sw)(line) : line}\n`);
			if (leftOut > 0) showNotice(`${(0, _report_log_log_sentences_js__WEBPACK_IMPORTED_MODULE_12__.A8)(leftOut, "")}.`, appId, output, err);
			return lines.length;
		}
		function showNotice(message, appId, output, err) {
			if (output.isJson) output.show("notice", {
				appId,
				level: "warning",
				message
			}, "");
			else err(`touchdown logs: ${message}\n`);
		}
		function requireOne(appIds) {
			const [appId, ...others] = appIds;
			if (appId !== undefined && others.length === 0) return appId;
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "APP_ID",
				seen: appIds.join(" "),
				accepted: "give one application; its log is its own"
			}]);
		}
	}),
	5918: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PL: () => cutEntry,
			e9: () => renderShownEntry,
			kY: () => createLineBudget
		});
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6094);
		var _log_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1795);
		const MAX_ENTRY_LINES = 1e3;
		const MAX_RUN_LINES = 1e5;
		function createLineBudget(elsewhere = "") {
			let left = MAX_RUN_LINES;
			return (entry) => {
				if (left === 0) return {
					lines: [],
					remark: null
				};
				const { lines, leftOut } = cutEntry(entry, Math.min(left, MAX_ENTRY_LINES));
				left -= lines.length;
				if (left === 0) return {
					lines,
					remark: (0, _log_sentences_js__WEBPACK_IMPORTED_MODULE_1__.aI)(MAX_RUN_LINES, elsewhere)
				};
				return {
					lines,
					remark: leftOut === 0 ? null : (0, _log_sentences_js__WEBPACK_IMPORTED_MODULE_1__.A8)(leftOut, elsewhere)
				};
			};
		}
		function renderShownEntry({ lines, remark }) {
			return remark === null ? lines : [...lines, (0, _log_sentences_js__WEBPACK_IMPORTED_MODULE_1__.PJ)(remark)];
		}
		function cutEntry(entry, most = MAX_ENTRY_LINES) {
			const lines = [];
			let leftOut = 0;
			for (const line of (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.IM)(entry)) {
				if (lines.length < most) lines.push(line);
				else leftOut += 1;
			}
			return {
				lines,
				leftOut
			};
		}
	}),
	1795: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A8: () => sayLinesLeftOut,
			EY: () => renderUnreadable,
			PJ: () => renderRemark,
			aI: () => sayLogEnds,
			yo: () => sayGap
		});
		function sayGap(missing, cause) {
			if (cause === "withheld") return "lines are left out here: the log was not read before this deployment, so that they may be of the deployment before. Look at the platform for them";
			if (cause === "repeated") return "no line of the log is known to be of this deployment: the lines above may be of the deployment before";
			return `${missing === null ? "some" : `about ${missing}`} lines are missing here`;
		}
		function sayLinesLeftOut(count, elsewhere) {
			return `${count} more lines of this entry are not shown${elsewhere}`;
		}
		function sayLogEnds(shown, elsewhere) {
			return `no more of the log is shown: a run shows ${shown} lines at most${elsewhere}`;
		}
		function renderRemark(sentence) {
			return `\u2026 ${sentence} \u2026`;
		}
		function renderUnreadable({ message }) {
			return `The log cannot be read; the verdict does not depend on it. ${message}`;
		}
	})
};
