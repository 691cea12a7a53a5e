export const id = 40;
export const ids = [40];
export const modules = {
	1560: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => createOptionReader });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5171);
		function createOptionReader(values) {
			const bad = [];
			const text = (name) => {
				const value = values[name];
				return typeof value === "string" ? value : undefined;
			};
			return {
				flag: (name) => values[name] === true,
				text,
				texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === "string"),
				number(name, { least, most, isWhole = true }) {
					const seen = text(name);
					if (seen === undefined) return undefined;
					const number = /^\d{1,10}(\.\d{1,6})?$/.test(seen) ? Number(seen) : Number.NaN;
					if (number >= least && number <= most && !(isWhole && !Number.isInteger(number))) return number;
					bad.push({
						name: `--${name}`,
						seen,
						problem: `is not ${isWhole ? "a whole number" : "a number"} from ${least} to ${most}.`
					});
					return undefined;
				},
				durationMs(name) {
					const seen = text(name);
					const durationMs = seen === undefined ? null : (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.E9)(seen);
					if (seen === undefined || durationMs !== null && durationMs > 0) return durationMs ?? undefined;
					bad.push({
						name: `--${name}`,
						seen,
						problem: (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.VD)(durationMs)
					});
					return undefined;
				},
				reject: (found) => bad.push(found),
				finish() {
					if (bad.length > 0) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(bad);
				}
			};
		}
	}),
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
	7151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => STATE_OPTIONS,
			r: () => readStates
		});
		var _deploy_phase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5593);
		var _arguments_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(283);
		const STATE_OPTIONS = {
			"success-state": (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_1__.F9)("STATE", "another state that means success; can be repeated", { multiple: true }),
			"failure-state": (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_1__.F9)("STATE", "another state that means failure; can be repeated", { multiple: true })
		};
		function readStates(reader) {
			const read = (name) => {
				const states = reader.texts(name);
				if (states.some((state) => state.trim() === "")) reader.reject({
					name: `--${name}`,
					seen: "",
					problem: "is empty. Give a state, for example RUNNING."
				});
				return states;
			};
			const [successes, failures] = [read("success-state"), read("failure-state")];
			const folded = new Set(successes.map(_deploy_phase_js__WEBPACK_IMPORTED_MODULE_0__._P));
			const both = failures.filter((state) => folded.has((0, _deploy_phase_js__WEBPACK_IMPORTED_MODULE_0__._P)(state)));
			const problem = "is also given as --success-state. A state cannot mean both.";
			if (both.length > 0) reader.reject({
				name: "--failure-state",
				seen: both.join(", "),
				problem
			});
			return {
				successStates: successes,
				failureStates: failures
			};
		}
	}),
	3040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => command });
		var _deploy_phase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5593);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _arguments_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(283);
		var _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4527);
		var _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1560);
		var _config_connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1998);
		var _deploy_app_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4393);
		var _deploy_state_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7151);
		var _terminal_output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7237);
		const command = {
			summary: "Shows the current state of applications",
			arguments: [_deploy_app_ids_js__WEBPACK_IMPORTED_MODULE_5__.b],
			options: {
				..._deploy_state_options_js__WEBPACK_IMPORTED_MODULE_6__.J,
				..._config_connection_js__WEBPACK_IMPORTED_MODULE_4__.Ur
			},
			examples: [["touchdown status app-1", "shows the state of app-1 and when it was last deployed"], ["touchdown status app-1 app-2 --json", "prints a JSON line for each application, and one with the result"]],
			details: [(0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_8__.hS)(["0", "no application is in a failed state; a deployment in progress or cancelled is not a failure"], ["1", "an application is in a failed state"], ["2", "an option, a file or an id is invalid"], ["3", "the platform refused the token, or an application does not exist"], ["4", "the state is unknown"])],
			run: showStatus
		};
		async function showStatus(values, terminal, words) {
			const reader = (0, _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_3__.V)(values);
			const states = (0, _deploy_state_options_js__WEBPACK_IMPORTED_MODULE_6__.r)(reader);
			reader.finish();
			const { platform, config, close } = await (0, _config_connection_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(values, terminal);
			const output = (0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_7__.q)("status", values["json"] === true, terminal);
			try {
				const checks = await Promise.allSettled((0, _deploy_app_ids_js__WEBPACK_IMPORTED_MODULE_5__.l)(words, config.appIds).map(async (appId) => {
					const seen = await platform.applications.status(appId, { signal: terminal.ending });
					return statusData(appId, seen, (0, _deploy_phase_js__WEBPACK_IMPORTED_MODULE_0__.rk)(seen, states).phase);
				}));
				const all = checks.flatMap((check) => check.status === "fulfilled" ? [check.value] : []);
				for (const data of all) output.show("item", data, renderStatus(data, output.paint));
				const failed = checks.find((check) => check.status === "rejected");
				if (failed !== undefined) throw failed.reason;
				const exitCode = all.some(({ phase }) => phase === "failure") ? _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.dc.bad : _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.dc.done;
				output.show("result", {
					applications: all.length,
					exitCode
				}, "");
				return exitCode;
			} finally {
				await close();
			}
		}
		const STYLES = {
			progress: "busy",
			success: "good",
			failure: "bad",
			cancelled: "doubt"
		};
		function statusData(appId, seen, phase) {
			const { state, serviceDeploymentStatus: service, lastDeploymentDate: date, requestsWaiting, details } = seen;
			const words = [
				details?.action,
				details?.status,
				details?.subAction
			].filter((word) => word != null && word !== "NONE");
			return {
				appId,
				state: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(state),
				phase,
				serviceDeploymentStatus: service === null ? null : (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(service),
				lastDeploymentDate: date === null ? null : (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(date.text),
				requestsWaiting: requestsWaiting ?? null,
				statusDetails: words.length === 0 ? null : (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(words.join(", "))
			};
		}
		function renderStatus({ appId, state, phase, serviceDeploymentStatus, lastDeploymentDate, requestsWaiting, statusDetails }, paint) {
			const date = lastDeploymentDate === null ? "no deployment date" : `last deployed ${lastDeploymentDate}`;
			const waiting = requestsWaiting === null || requestsWaiting === 0 ? null : `requests waiting: ${requestsWaiting}`;
			const shown = paint(STYLES[phase], `${state} (${phase})`);
			const parts = [
				(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(appId),
				shown,
				statusDetails,
				serviceDeploymentStatus,
				date,
				waiting
			];
			return `${parts.filter((part) => part !== null).join("  ")}\n`;
		}
	}),
	5593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EX: () => readActivity,
			Gu: () => isWaiting,
			Nr: () => isOtherAction,
			_E: () => toReadableCheck,
			_P: () => foldWord,
			a7: () => isOutOfDate,
			d5: () => isNeverDeployed,
			hS: () => isReadable,
			nx: () => activityOf,
			rk: () => readStatus,
			un: () => readState,
			xB: () => isIdle
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
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
	8024: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => fillPath });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		function fillPath(template, ids, query = {}) {
			const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeSegment(name, ids[name] ?? ""));
			const pairs = Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
			return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
		}
		function encodeSegment(name, id) {
			const isUsable = id.trim() !== "" && id.isWellFormed() && !isWalking(id);
			if (isUsable) return encodeURIComponent(id);
			const problem = "is not a valid id. Copy it from the platform.";
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: name.replaceAll("_", "-"),
				seen: id.toWellFormed(),
				problem
			}]);
		}
		function isWalking(id) {
			const parts = id.replace(/%2e/gi, ".").split(/[/\\]|%2f|%5c/i);
			return parts.some((part) => /^\s*\.{1,2}\s*$/.test(part));
		}
	})
};
