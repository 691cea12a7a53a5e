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
			summary: "ids of the applications (default: $TOUCHDOWN_APP_ID, else app-id in touchdown.yaml)"
		};
		const MAX_CHARS = 255;
		function chooseAppIds(words, configured) {
			const appIds = [...new Set(words.length > 0 ? words : configured)];
			if (appIds.length === 0) {
				const problem = "is missing. Give the id of an application, set TOUCHDOWN_APP_ID, or write app-id in touchdown.yaml.";
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
					name: "APP_ID",
					seen: "",
					problem
				}]);
			}
			for (const appId of appIds) requireId(appId);
			return appIds;
		}
		function requireId(appId) {
			(0, _platform_http_request_path_js__WEBPACK_IMPORTED_MODULE_1__.d)("{app_id}", { app_id: appId });
			const isName = appId.length <= MAX_CHARS && !/\p{C}/u.test(appId);
			const problem = `is not a valid id. Use up to ${MAX_CHARS} characters without control characters.`;
			if (!isName) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "APP_ID",
				seen: appId,
				problem
			}]);
		}
	}),
	9925: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => command });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _logs_tail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9348);
		var _platform_platform_log_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9368);
		var _report_ci_dialect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(442);
		var _report_ci_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7771);
		var _report_log_sentences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6826);
		var _arguments_command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(283);
		var _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4527);
		var _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1560);
		var _config_connection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1998);
		var _deploy_app_ids_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4393);
		var _terminal_output_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7237);
		const POLL_INTERVAL_MS = 2e3;
		const DEFAULT_TAIL = 200;
		const MAX_TAIL = 1e4;
		const command = {
			summary: "Prints the last lines of an application's log, and with --follow also new ones",
			arguments: [{
				name: "APP_ID",
				isRequired: false,
				summary: "id of the application (default: $TOUCHDOWN_APP_ID, else app-id in touchdown.yaml)"
			}],
			options: {
				tail: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_12__.F9)("N", `number of last lines, 1 to ${MAX_TAIL} (default: ${DEFAULT_TAIL})`),
				follow: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_12__.kY)("keep printing new lines until interrupted", { short: "f" }),
				..._config_connection_js__WEBPACK_IMPORTED_MODULE_9__.Ur
			},
			examples: [["touchdown logs app-1 --tail 50", "prints the last 50 lines"], ["touchdown logs app-1 --follow | grep -i error", "prints errors as they occur"]],
			details: [(0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_12__.hS)(["0", "the lines were printed"], ["2", "an option, a file or an id is invalid"], ["3", "the platform refused the token, or the application does not exist"], ["4", "the log could not be read"], ["130", "interrupted, the only way to stop --follow"])],
			run: printLog
		};
		async function printLog(values, terminal, words) {
			const reader = (0, _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_8__.V)(values);
			const tail = reader.number("tail", {
				least: 1,
				most: MAX_TAIL
			}) ?? DEFAULT_TAIL;
			reader.finish();
			const connection = await (0, _config_connection_js__WEBPACK_IMPORTED_MODULE_9__.Ng)(values, terminal);
			try {
				const appId = requireOne((0, _deploy_app_ids_js__WEBPACK_IMPORTED_MODULE_10__.l)(words, connection.config.appIds));
				const output = (0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_11__.q)("logs", values["json"] === true, terminal);
				let shown = 0;
				const show = (line) => {
					shown += showLine(line, appId, output, terminal);
				};
				const lines = await connection.platform.applications.log(appId, { tail }, { signal: terminal.ending });
				for (const line of lines) {
					show(line);
					await terminal.ready();
				}
				const shownLog = {
					appId,
					tail,
					lines,
					show
				};
				const exitCode = reader.flag("follow") ? await followLog(shownLog, connection, terminal, output) : _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__.dc.done;
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
			return _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__.dc.interrupted;
		}
		function readOnDemand(lines, source, ready) {
			let hasStarted = false;
			return { read: async (tail, purpose, limits) => {
				await ready();
				if (hasStarted) return source.read(tail, purpose, limits);
				hasStarted = true;
				return {
					kind: "window",
					lines
				};
			} };
		}
		function showLine({ text, epochMs }, appId, output, { env, err }) {
			const isInCi = (0, _report_ci_dialect_js__WEBPACK_IMPORTED_MODULE_4__.Ay)(env) !== "none";
			const at = epochMs === null ? null : new Date(epochMs).toISOString();
			const { lines, leftOut } = (0, _report_log_sentences_js__WEBPACK_IMPORTED_MODULE_6__.PL)(text);
			for (const line of lines.flatMap(_kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.y1)) output.show("log", {
				appId,
				line,
				at
			}, `${isInCi ? (0, _report_ci_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.sw)(line) : line}\n`);
			if (leftOut > 0) showNotice(`${(0, _report_log_sentences_js__WEBPACK_IMPORTED_MODULE_6__.A8)(leftOut, "")}.`, appId, output, err);
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
				problem: "is more than one application. Give only one."
			}]);
		}
	})
};
