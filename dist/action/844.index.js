"use strict";
exports.id = 844;
exports.ids = [844];
exports.modules = {
	9606: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => INPUT_WORDING });
		const INPUT_WORDING = {
			name: (setting) => setting,
			set: (setting, value) => `set ${setting}${value === null ? "" : `: ${value}`}`,
			again: "run the job again"
		};
	}),
	1844: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			runMain: () => runMain,
			runPost: () => runPost
		});
		var clock = __webpack_require__(7639);
		var time_limit = __webpack_require__(3542);
		;
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
			await (0, time_limit.zl)(clock, FLUSH_MS, () => flushed);
			process.exit(code);
		}
		var errors = __webpack_require__(4634);
		var redaction = __webpack_require__(5740);
		var untrusted = __webpack_require__(7627);
		var log_excerpt = __webpack_require__(1788);
		var ending = __webpack_require__(8);
		var report_interruption = __webpack_require__(2283);
		var report_outputs = __webpack_require__(3600);
		var kinds = __webpack_require__(4406);
		var wording = __webpack_require__(9606);
		;
		const STOP_GRACE_MS = 3500;
		const NO_VERDICT = {
			result: "unknown",
			reasonCode: "no-result",
			reason: "The step was stopped before it had a result."
		};
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
				return end((0, report_interruption.UW)(error, wording.i));
			};
			publishOutputs((0, report_outputs.J0)(NO_VERDICT), commands);
			host.onCrash((error) => void fail(error));
			host.onStop((signal) => {
				if (controller.signal.aborted) return void end((0, report_interruption.Kg)(signal, wording.i));
				controller.abort(new errors.cc("signal", `the step was stopped (${signal})`));
				void clock.wait(STOP_GRACE_MS).then(() => end((0, report_interruption.Kg)(signal, wording.i)));
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
				return renderUnprepared((0, report_interruption.UW)(error, wording.i), commands);
			}
		}
		function renderUnprepared(interruption, commands) {
			const summary = kinds.Jx.parse(commands.input("summary").trim());
			const isUnwanted = summary.problem === null && !summary.value;
			return (0, ending.G)(interruption ?? (0, report_interruption.UW)(new Error("it ended without a result"), wording.i), !isUnwanted);
		}
		function publishEnding(ending, commands) {
			publishOutputs(ending.outputs, commands);
			if (ending.summary !== null) commands.summarize(ending.summary);
			for (const log of ending.logs) if (!isAmong(log, ending.failing)) publishLog(log, commands);
			for (const failing of ending.failing) publishFailing(failing, commands);
			if (ending.missingCheckout !== null) commands.info(ending.missingCheckout);
			for (const line of ending.verdict) commands.info(line);
			for (const annotation of ending.annotations) commands.annotate(annotation);
			commands.saveState("phase", "finished");
			return ending.passed ? 0 : 1;
		}
		function publishOutputs(outputs, commands) {
			for (const name of report_outputs.P0) commands.output(name, outputs[name]);
		}
		function renderStack(error, mostErrors = 5) {
			if (!(error instanceof Error)) return (0, report_interruption.bD)(error);
			const hasCause = error.cause !== undefined && mostErrors > 1;
			const cause = hasCause ? `\ncaused by: ${renderStack(error.cause, mostErrors - 1)}` : "";
			return (0, redaction.E$)(`${error.stack ?? error.message}${cause}`);
		}
		function isAmong(held, failing) {
			return failing.some(({ title, log }) => title === held.title && log.lines.length === held.log.lines.length);
		}
		function publishLog({ title, log }, commands) {
			commands.openGroup(title);
			for (const line of (0, log_excerpt.uD)(log).flatMap(untrusted.Px)) commands.info(line);
			commands.closeGroup();
		}
		const RED = "\x1B[31m";
		const RESET = "\x1B[0m";
		function publishFailing({ title, log }, commands) {
			commands.info(`${title}:`);
			for (const [at, text] of (0, log_excerpt.uD)(log).entries()) {
				for (const line of (0, untrusted.Px)(log.marks.includes(at) ? `${RED}${text}${RESET}` : text)) commands.info(line);
			}
		}
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_os_ = __webpack_require__(8161);
		var core = __webpack_require__(2825);
		var external_node_path_ = __webpack_require__(6760);
		;
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
				home ??= (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(folder, "touchdown-"));
				const path = (0, external_node_path_.join)(home, `${name}.json`);
				(0, external_node_fs_.writeFileSync)(`${path}.new`, text, { mode: 384 });
				(0, external_node_fs_.renameSync)(`${path}.new`, path);
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
			if ((0, external_node_fs_.statSync)(path).size > MAX_FILE_BYTES) throw new RangeError(`${path} is larger than ${MAX_FILE_BYTES} bytes`);
			return (0, external_node_fs_.readFileSync)(path, "utf8");
		}
		;
		function createCommands() {
			const reported = new Set();
			const attempt = (what, act) => {
				try {
					return act();
				} catch (error) {
					if (!reported.has(what)) core.$e(`${what}. ${(0, report_interruption.bD)(error)}`);
					reported.add(what);
					return null;
				}
			};
			const runnerState = {
				save: core.LZ,
				read: core.Gu
			};
			const store = createStateStore(runnerState, process.env["RUNNER_TEMP"] || (0, external_node_os_.tmpdir)());
			return {
				input: (name) => core.V4(name, { trimWhitespace: false }),
				mask: (value) => core.Pq(value),
				info: (line) => core.pq(line),
				debug: (line) => core.Yz(line),
				annotate: ({ level, title, message, position }) => (level === "error" ? core.z3 : core.$e)(message, {
					title,
					...renderPosition(position)
				}),
				openGroup: (title) => core.Oh(title),
				closeGroup: () => core.N4(),
				output: (name, value) => void attempt("The outputs could not be written", () => core.uH(name, value)),
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
			if (path !== undefined && path !== "") (0, external_node_fs_.appendFileSync)(path, markdown);
		}
		;
		const run_clock = (0, clock.g)();
		const commands = createCommands();
		function runMain() {
			return runStep(async (step) => (await Promise.all([__webpack_require__.e(95), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 2739))).deploy(step, run_clock), {
				host: createHost(run_clock),
				commands,
				clock: run_clock
			});
		}
		async function runPost() {
			const { finishJob } = await __webpack_require__.e(506).then(__webpack_require__.bind(__webpack_require__, 1506));
			await finishJob(commands, process.env, run_clock);
		}
	}),
	1052: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => IDENTITY_FIELDS });
		const IDENTITY_FIELDS = [
			"deployment_request_id",
			"execution_id",
			"deployment_id"
		];
	}),
	2152: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$R: () => isDateOlder,
			I7: () => publishedId,
			MP: () => compareNames,
			PT: () => areNamesEqual,
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
			yu: () => isMoved
		});
		var _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7811);
		var _deploy_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
		var _phase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3696);
		const SECOND_MS = 1e3;
		function compareNames(one, other) {
			const shared = _deploy_target_js__WEBPACK_IMPORTED_MODULE_1__.D.find((field) => one[field] !== undefined && other[field] !== undefined);
			if (shared === undefined) return "unrelated";
			return areNamesEqual(one[shared], other[shared]) ? "same" : "different";
		}
		function areNamesEqual(one, other) {
			return one === undefined || other === undefined ? one === other : (0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.WB)(one, other);
		}
		function hasIdentity(identity) {
			return _deploy_target_js__WEBPACK_IMPORTED_MODULE_1__.D.some((field) => identity[field] !== undefined);
		}
		function withoutNamesOf(before, now) {
			return Object.fromEntries(_deploy_target_js__WEBPACK_IMPORTED_MODULE_1__.D.flatMap((field) => {
				const id = now[field];
				return id === undefined || areNamesEqual(id, before[field]) ? [] : [[field, id]];
			}));
		}
		function publishedId(identity) {
			const named = _deploy_target_js__WEBPACK_IMPORTED_MODULE_1__.D.find((field) => identity[field] !== undefined);
			return named === undefined ? null : identity[named] ?? null;
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
			if (compareNames(ours, now.identity) === "same") return false;
			if (reference === null) return true;
			if (reference.state !== null) return !isMoved(reference, now);
			return reference.lastDeploymentDate === null || !isDateChanged(reference.lastDeploymentDate, now.lastDeploymentDate);
		}
		function mayBeFromBefore(reference, ours, now) {
			if (reference === null || compareNames(ours, now.identity) === "same") return false;
			const [before, date] = [reference.lastDeploymentDate, now.lastDeploymentDate];
			return !isDateChanged(before, date) || isDateOlder(date, before);
		}
		function isNewIdentity(before, now) {
			const relation = compareNames(before, now);
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
	2024: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dy: () => RAISE_TIMEOUT,
			Ul: () => FOLLOW,
			nC: () => checkOrChoose,
			sq: () => CHECK_FIRST
		});
		const RAISE_TIMEOUT = {
			kind: "raise",
			setting: "timeout"
		};
		const CHECK_FIRST = [{
			kind: "repeat",
			when: "checked"
		}];
		const FOLLOW = {
			kind: "set",
			setting: "trigger",
			value: "false",
			to: "follow it"
		};
		function checkOrChoose(what) {
			return [{
				kind: "do",
				what
			}, {
				kind: "set",
				setting: "on-superseded",
				value: null,
				to: "decide whether this fails"
			}];
		}
	}),
	3696: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EX: () => readActivity,
			Gu: () => isWaiting,
			Nr: () => isOtherAction,
			Wr: () => isHealthy,
			_E: () => toReadableCheck,
			a7: () => isOutOfDate,
			d5: () => isNeverDeployed,
			nx: () => activityOf,
			rk: () => readStatus,
			un: () => readState,
			xB: () => isIdle
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4634);
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4281);
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
		function readState(state, overrides) {
			const word = (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(state);
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
			const phase = details.status === null ? undefined : DETAILED[(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(details.status)];
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
			const action = details?.action == null ? "UNKNOWN" : (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(details.action);
			return action !== "DEPLOY" && action !== "UNKNOWN";
		}
		function activityOf(reading, details = null) {
			if (reading.phase !== "progress") return "ended";
			const detail = details?.status == null ? "" : (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(details.status);
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
			const word = (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(state);
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
			return serviceDeploymentStatus !== null && NOT_CURRENT.has((0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(serviceDeploymentStatus));
		}
		function isHealthy({ serviceDeploymentStatus, requestsWaiting, details }, { phase }) {
			const isOpen = (requestsWaiting ?? 0) > 0 || isOtherAction(details);
			const isCurrent = serviceDeploymentStatus === null || (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(serviceDeploymentStatus) === "UP_TO_DATE";
			return phase === "success" && isCurrent && !isOpen;
		}
		function isNeverDeployed(serviceDeploymentStatus) {
			return serviceDeploymentStatus !== null && (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(serviceDeploymentStatus) === "NEVER_DEPLOYED";
		}
		function chosenPhase(word, overrides) {
			if (overrides.failureStates.some((chosen) => (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(chosen) === word)) return "failure";
			if (overrides.successStates.some((chosen) => (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__._P)(chosen) === word)) return "success";
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
	2366: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$9: () => headlineOfEnd,
			Fr: () => CONCLUSIONS,
			Pr: () => RESULTS,
			WG: () => isPassing,
			gD: () => headlineOf,
			hm: () => worstOf,
			sP: () => concludeFrom
		});
		const CONCLUSIONS = [
			"failure",
			"timed_out",
			"cancelled",
			"neutral",
			"success",
			"skipped"
		];
		const RESULTS = [
			"failure",
			"timed_out",
			"unknown",
			"cancelled",
			"superseded",
			"unchanged",
			"triggered",
			"success",
			"skipped"
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
				case "unchanged": return isPassing(result, policy) ? "neutral" : "failure";
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
		function headlineOfEnd({ result, isRefused, nothing }) {
			if (isRefused === true && result === "failure") return REFUSED;
			return nothing === undefined ? headlineOf(result) : `Nothing was ${nothing}`;
		}
	}),
	585: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => sentenceOf,
			Bh: () => renderHealth,
			En: () => renderOtherCommit,
			KG: () => asSentence,
			TR: () => describeSettings,
			YO: () => lastSeen,
			eB: () => renderSeconds,
			ku: () => NOTICES,
			oP: () => renderEvidence,
			pI: () => renderList
		});
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4281);
		var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2152);
		const MAX_STATES = 12;
		function renderEvidence(record, isTriggering) {
			const seen = wordsOf(record);
			const request = `${renderRequest(record, isTriggering)}; the platform reported ${renderSeen(seen)}`;
			const isBefore = isTriggering && !isRequested(record);
			const isUnproven = isBefore || seen.length === 0 && record.evidence === "none";
			const health = record.health === undefined ? "" : `; ${renderHealth(record.health)}`;
			return `${request}${isUnproven ? "" : renderStrongest(record)}${health}`;
		}
		function renderHealth({ url, attempts, isHealthy }) {
			if (isHealthy) return `${url} passed the health check`;
			return `${url} did not pass the health check in ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
		}
		function lastSeen({ last, baseline, triggeredAt }) {
			return last === null || triggeredAt !== null && last === baseline ? null : last.state;
		}
		function renderOtherCommit(commit, ours) {
			return `The deployment succeeded, but the application runs ${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(commit)} instead of ${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(ours)}: the platform merged the request with another one, or a newer deployment replaced it.`;
		}
		const NOTICES = {
			statusForbidden: "The token may not read the application's status (403). Deploying without reading it first.",
			statusUnauthorized: "The platform does not accept the token for reading the status (401). The token is wrong, has expired, or may only deploy: the next request shows which.",
			responseLost: (cause) => `The response to the deployment request was lost. ${asSentence(cause)} Checking whether the deployment started before sending it again.`,
			notArrived: (quietMs) => `Nothing changed for ${renderSeconds(quietMs)}, so the request did not arrive. Sending it once more.`,
			startedAnyway: "The status changed, so the deployment started although the response was lost.",
			conflict: (message) => `Another deployment is in progress. The platform says: ${asSentence(message)}`,
			conflictIsOurs: "The platform says that a deployment is in progress. It is probably the one whose response was lost. Following it.",
			adopting: "Following it instead of starting another one.",
			waiting: (requests, timeoutMs) => `Deployment requests waiting for this application: ${requests}. This deployment has not started. The overall timeout is ${renderSeconds(timeoutMs)}.`,
			details: (words) => `The platform's status details: ${words.join(", ")}.`,
			unknownState: (word) => `The platform shows an unknown state, ${word}, which counts as in progress.`,
			otherShown: "The status shows another deployment. Waiting for this one.",
			previousShown: (state) => `The status shows ${state}, which may still be the previous deployment's. Waiting for evidence of this one.`,
			outOfDate: (state, serviceStatus) => `The state is ${state}, but the service reports ${serviceStatus}. Waiting.`,
			checkFailed: (error) => `A status check failed; trying again: ${sentenceOf(error)}`,
			checkingHealth: (url) => `The platform reports success. Checking the health of ${url}.`,
			notHealthy: (what, leftMs) => `Not healthy yet: the address ${what}. Trying again for ${renderSeconds(leftMs)}.`,
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
		function renderList(names) {
			const [last = ""] = names.slice(-1);
			return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
		}
		function describeSettings(settings) {
			const keysOf = (wanted) => settings.filter(({ how }) => how === wanted).map(({ key }) => key);
			const set = settings.filter(({ how }) => how === "created" || how === "changed" || how === "written");
			const same = keysOf("unchanged");
			const text = [set.length === 0 ? "" : `Set ${set.map(({ key, how }) => `${key} (${how})`).join(", ")}.`, same.length === 0 ? "" : `Unchanged: ${same.join(", ")}.`].filter((sentence) => sentence !== "");
			const kept = ["kept", "unlisted"].filter((how) => keysOf(how).length > 0);
			return [...text.length === 0 ? [] : [{
				level: "info",
				text: text.join(" ")
			}], ...kept.map((how) => ({
				level: "warning",
				text: secretsKept(keysOf(how), how)
			}))];
		}
		function secretsKept(keys, how) {
			const isOne = keys.length === 1;
			const [exists, it, values] = isOne ? [
				"already exists",
				"it",
				"its stored value is"
			] : [
				"already exist",
				"them",
				"their stored values are"
			];
			const because = how === "kept" ? `The platform cannot change ${it}` : `${isOne ? "It" : "They"} could not be listed, which is needed to change ${it}`;
			return `The ${isOne ? "secret" : "secrets"} ${renderList(keys)} ${exists}. ${because}, so ${values} used.`;
		}
		function renderSeconds(durationMs) {
			const seconds = Math.round(durationMs / 1e3);
			return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
		}
		function renderRequest(record, isTriggering) {
			const { commit, triggeredAt, isAdopted } = record;
			if (!isTriggering) return "started no deployment";
			if (!isRequested(record)) return "no deployment was requested";
			if (triggeredAt === null) return "no deployment request was confirmed";
			const requested = commit === null ? "requested a deployment" : `requested ${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(commit)}`;
			return isAdopted === true ? `${requested}, but followed the deployment already in progress` : requested;
		}
		function isRequested({ triggeredAt, isRequestDue }) {
			return triggeredAt !== null || isRequestDue === true;
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
				case "commit": return ", and the application runs this commit";
				case "progress-seen": return " and showed work in progress";
				case "date-changed": return ", and the deployment date changed";
				case "identity": return isDateMoved ? ", with this deployment's id and a new deployment date" : ", with this deployment's id";
			}
		}
	}),
	7639: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	2726: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => MIN_UNCOMMON_CHARS,
			p: () => isCommonText
		});
		const MIN_UNCOMMON_CHARS = 6;
		const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;
		const ENVIRONMENTS = new Set("production staging preview development testing integration acceptance sandbox canary nightly master develop default".split(" "));
		const WORDS = new Set(`true false null none yes no on off
  success succeeded failure failed timed out superseded unchanged cancelled canceled unknown triggered skipped neutral
  result results reason confirmed deployment deployments id state states service status last date commit duration seconds requests used
  rate limit remaining log file github url comment check run environment superseded by cause causes app phases name started ended at
  kind sentence certainty certain likely line column
  running stopped error ready queued building deploying deployed restarting restarted restart stopping stop deleting deleted delete
  canceling executing waiting pending completed aborted unavailable recap build deploy up to of never preparing more
  accepted access allowed already although another anyway apparently application around arrive before belong change changed checked
  checking conflict continue continues current determine errors evidence exists finished follow followed following forbidden identity
  instead interrupted merged message neither nothing outcome overall platform policy previous progress reachable reached readable refused
  rejected replaced reported reports request requested resets responded response sending setting showed starting stayed target timeout
  timeline trigger trying unauthorized unclear variable variables secret secrets waited whether within without
  baseline cannot certificate closed code dry expired health in input invalid lost missing newer node not old other proxy pull queue read runs scope sent set
  settings token unexpected unproven unreachable`.split(/\s+/));
		function isCommonText(text) {
			const trimmed = text.trim().toLowerCase();
			if (trimmed.length < MIN_UNCOMMON_CHARS || NUMBER.test(trimmed)) return true;
			const words = trimmed.split(/[\s_-]+/);
			return [ENVIRONMENTS, WORDS].some((common) => words.every((word) => common.has(word)));
		}
	}),
	7487: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qd: () => maskPrivateKeys,
			gD: () => findCredentials,
			v5: () => MASK
		});
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4281);
		const MASK = "***";
		const GAP = String.raw`(?:[\s"'+,]|\\+[nr])`;
		const KEY_NAME = "[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----";
		const KEY_BODY = `[A-Za-z0-9+/]{16,}(?:${GAP}+[A-Za-z0-9+/]{16,})*(?:${GAP}+[A-Za-z0-9+/]{1,15}(?==|${GAP}*-----END ${KEY_NAME}))?={0,2}`;
		const KEY = `-----BEGIN ${KEY_NAME}(?:${GAP}+[A-Za-z-]{1,24}: [\\w,-]{1,100}){0,4}${GAP}*(?<token>${KEY_BODY})`;
		const TOKENS = [
			["gh", /(?<![a-z])gh[opsur]_[A-Za-z0-9._-]{20,}/g],
			["github_pat_", /(?<![a-z])github_pat_[A-Za-z0-9_]{20,}/g],
			["eyJ", /(?<![\w-])(?=[\w-]+\.[\w-]{5,}\.)(?:[\w-]*?(?<![a-z]))(?<token>eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*)/g],
			["AKIA", /(?<![A-Za-z0-9])AKIA[A-Z0-9]{16}(?![A-Za-z0-9])/g],
			["ASIA", /(?<![A-Za-z0-9])ASIA[A-Z0-9]{16}(?![A-Za-z0-9])/g],
			["npm_", /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{30,}/g],
			["gl", /(?<![A-Za-z0-9])gl(?:pat|dt|oas|rt|rtr|cbt|ptt|ft|imt|agent|soat|ffct|wt)-[\w.-]{20,}/g],
			["xox", /(?<![A-Za-z0-9])xox[a-z](?:\.xox[a-z])?-[\w-]{10,}/g],
			["hooks.slack.com/", /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<token>[\w/-]+)/g],
			["k_", /(?<![A-Za-z0-9])[sr]k_(?:live|test)_[A-Za-z0-9]{10,}/g],
			["whsec_", /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/]{16,}={0,2}/g],
			["hv", /(?<![\w.])hv[sbr]\.[\w-]{20,}/g],
			["s.", /(?<![\w.-])s\.(?=[A-Za-z]{0,23}\d)[A-Za-z0-9]{24}(?![\w.(-])/g],
			["AIza", /(?<![A-Za-z0-9])AIza[\w-]{35}(?![\w-])/g],
			["ya29.", /(?<![A-Za-z0-9])ya29\.[\w-]{20,}/g],
			["GOCSPX-", /(?<![A-Za-z0-9])GOCSPX-[\w-]{20,}/g],
			["://", /:\/\/(?:[^\s/?#@:"'`<>]*:(?<token>[^\s/?#"'`<>]+)|(?<user>(?=[A-Za-z_-]*\d)[\w-]{20,}))@/g],
			["://", /(?:sql|gres|db|srv|rediss?|amqps?):\/\/[^\s/?#@:"']*:(?<token>(?!\d{1,5}[/?#])[^\s@"'<>]{1,256})@/g],
			["@tcp(", /(?:^|[\s"'=`])[\w.-]{1,64}:(?<token>[^\s:@"'`]{1,256})@tcp\(/g],
			["earer ", /(?<![A-Za-z])[Bb]earer (?<token>(?=[A-Za-z_.~+/-]{0,64}\d)[\w.~+/-]{16,}={0,2})/g],
			["PRIVATE KEY", new RegExp(KEY, "g")]
		];
		function findCredentials(text) {
			const found = [];
			for (const [beginning, pattern] of TOKENS) {
				if (!text.includes(beginning)) continue;
				for (const { 0: whole, index, groups } of text.matchAll(pattern)) {
					const token = groups?.["token"] ?? groups?.["user"] ?? whole;
					const start = index + whole.lastIndexOf(token);
					if (!isPlaceholder(token)) found.push({
						start,
						end: start + token.length
					});
				}
			}
			addNamedValues(text, found);
			return found;
		}
		const NAMED = /(?<word>secret|token|password|passwd|passphrase|pwd|key|_auth|authorization)(?:[_-]?\d{1,3}|_(?:base|value|old|new|prod|production|dev|development|test|staging|live))?(?<close>\\{0,3}["'`]|\])?(?<sign>[ \t]{0,8}(?:=>|:=|=(?![=~>])|:(?![:/=?])|,(?=[ \t]?\\{0,3}["'`]))[ \t]{0,8}|[ \t]{1,8}(?![-|=:]))/gi;
		const IS_VARIABLE = /^[A-Z0-9_]+$/;
		const SECRET_KEY = /(?:api|access|private|secret|encrypt(?:ion)?|signing|master|auth|account|storage|shared|session|app|admin|service|license|deploy|ssh|jwt|hmac|aes|webhook)[_-]?$/i;
		const SECRET_KEY_IN_WORDS = /(?<![\w-])(?:api|access|private|secret|encryption|signing|master|license) $/i;
		const PUBLIC_KEY = /(?:^|_)(?:PUBLIC|PUBLISHABLE|PRIMARY|FOREIGN|CACHE|SORT|PARTITION|ROUTING|UNIQUE|DUPLICATE|DUP|HOST|INVALID|UNKNOWN|MISSING)_$/;
		const PARSED = /(?:unexpected|expected|illegal|reserved|next|current)[\s_-]?$/i;
		const QUOTED = {
			"\"": /[^"\\\n]*(?:\\.[^"\\\n]*)*/y,
			"'": /[^'\\\n]*(?:\\.[^'\\\n]*)*/y,
			"`": /[^`\\\n]*(?:\\.[^`\\\n]*)*/y
		};
		const ESCAPED = /[^"\\\n]*/y;
		const SLASHES = /\\{0,3}/y;
		const BARE = /[^\s"'`,;&<>|\\]+/y;
		const TO_SPACE = /\S+/y;
		const SCHEME = /(?:basic|bearer|token|digest|negotiate|ntlm|api-?key|key|jwt|bot|oauth|hawk|sharedkey|aws4-hmac-sha256)[ \t]+/iy;
		const TO_QUOTE = /[^"'`\\\n]+/y;
		function addNamedValues(text, found) {
			NAMED.lastIndex = 0;
			for (let match = NAMED.exec(text); match !== null; match = NAMED.exec(text)) {
				const [{ length }, { word = "", close = "", sign = "" }] = [match[0], match.groups ?? {}];
				const before = `${match.index > 64 ? "\u2026" : ""}${text.slice(Math.max(0, match.index - 64), match.index)}`;
				const head = /(?<![\w-])[\w-]*$/.exec(before.slice(-40))?.[0] ?? "";
				const lead = before.slice(0, before.length - head.length);
				const named = {
					word: word.toLowerCase(),
					head,
					lead,
					name: `${head}${word}`,
					close,
					sign: sign.trim(),
					isSpaced: sign !== sign.trim()
				};
				if (/^=[ \t]/.test(sign) && IS_VARIABLE.test(named.name) || !isSecretName(named)) continue;
				const value = readValue(text, match.index + length, named);
				if (value === null) continue;
				const isSecret = isSecretValue(text, value, named);
				if (isSecret) found.push(value);
				if (isSecret || !value.isQuoted) NAMED.lastIndex = value.end;
			}
		}
		function isSecretName({ word, head, lead, name, close, sign }) {
			if (lead.endsWith("://")) return false;
			if (sign === "" && (!head.startsWith("--") || close !== "")) return false;
			if (sign === "," && (word !== "authorization" || close === "")) return false;
			if (word === "secret" && sign === ":" && /[:/]$/.test(lead)) return false;
			if (sign === "=>" && word !== "authorization" && close === "" && !lead.endsWith(":")) return false;
			if (word === "key") {
				if (SECRET_KEY.test(head) || head === "" && SECRET_KEY_IN_WORDS.test(lead)) return true;
				return IS_VARIABLE.test(name) && head.endsWith("_") && !PUBLIC_KEY.test(head);
			}
			if (word === "_auth") return head === "";
			if (word === "pwd") return !/^(?:OLD)?PWD$/.test(name) || lead.endsWith(";");
			return word !== "token" || !PARSED.test(head === "" ? lead : head);
		}
		function readValue(text, at, named) {
			const quoteAt = endOf(SLASHES, text, at);
			const inQuotes = QUOTED[text[quoteAt] ?? ""];
			const start = inQuotes === undefined ? at : quoteAt + 1;
			if (named.word === "authorization") {
				const from = endOf(SCHEME, text, start);
				const isList = /^(?:digest|aws4-hmac-sha256|oauth|hawk)\s/i.test(text.slice(start, from));
				return valueAt(inQuotes !== undefined || isList ? TO_QUOTE : BARE, text, from, from > start);
			}
			if (inQuotes !== undefined) return valueAt(quoteAt > at ? ESCAPED : inQuotes, text, start, true);
			const isLine = IS_VARIABLE.test(named.name) && named.sign === "=" && /(?:^|\n)[ \t]*(?:export |ENV |- )?$/.test(named.lead);
			const value = valueAt(isLine && !named.isSpaced ? TO_SPACE : BARE, text, start, false);
			if (value === null || isLine) return value;
			const bare = text.slice(value.start, value.end);
			const closing = /[([{]/.test(bare) ? 0 : /[)\]}]{0,8}$/.exec(bare.slice(-8))?.[0].length ?? 0;
			return closing === bare.length ? null : {
				...value,
				end: value.end - closing
			};
		}
		function valueAt(pattern, text, at, isQuoted) {
			const end = endOf(pattern, text, at);
			return end === at ? null : {
				start: at,
				end,
				isQuoted
			};
		}
		function endOf(pattern, text, at) {
			pattern.lastIndex = at;
			return pattern.test(text) ? pattern.lastIndex : at;
		}
		const PLACEHOLDER = /^(?:\*+|[xX]{3,}|\.{3,}|\u2026|<[^>]*>?|\[[^\]]*\]?|[#@$]?\{.*|\$?\(.*|\$\$?(?:[A-Z_][A-Z0-9_]*|[a-z_]+)|%[a-z]|%\(.*|@[A-Z]+|%[A-Z_]+%|(?:[Rr]edacted|[Ff]iltered|[Mm]asked|[Hh]idden|REDACTED|FILTERED|MASKED|HIDDEN))$/s;
		const WORDS = new Set(`null none nil undefined true false yes no required invalid missing expired incorrect wrong denied failed failure empty unset set valid present
  absent optional unknown unauthorized forbidden rejected revoked disabled enabled string number boolean any never object str int bool bytes char text
  varchar function array not is was are were be must may the a an and or for to of in on at by from with without as if when can cannot should has have needs
  need expected unexpected found provided given value token password secret key flag option argument instead but that this which file name error
  authentication authorization scheme header credentials bearer basic does did will would only already because please check use using try wait`.split(/\s+/));
		const LITERALS = /^(?:null|none|nil|undefined|true|false)$/i;
		const SENTENCE = /\s(?:is|are|was|must|required|invalid|not|cannot|incorrect|missing|expired)\b|^(?:please|enter|invalid|missing|no)\s/i;
		const EXPRESSION = /^(?:(?:await|new)$|[\w.$:]+[([]|(?:self|this|process|os|config|cfg|conf|env|settings|options|opts|props|req|request|ctx|args|params|user|data|var|local|module|secrets|import)[.[])/;
		const FILE = /^(?:[.~]{0,2}\/|[A-Za-z]:\\)\S*\.[A-Za-z]{2,5}$/;
		const TRAILING = /(?<![.,;:!)])[.,;:!)]+$/;
		const LETTERS = /^[A-Za-z_./-]+$/;
		function isPlaceholder(text) {
			return text.length <= 256 && (PLACEHOLDER.test(text) || PLACEHOLDER.test(text.replace(TRAILING, "")));
		}
		function isSecretValue(text, { start, end, isQuoted }, named) {
			const value = text.slice(start, Math.min(end, start + 512));
			const lower = value.toLowerCase();
			if (isPlaceholder(value) || LITERALS.test(value) || FILE.test(value)) return false;
			if (named.word === "authorization") return isQuoted ? !WORDS.has(lower) : value.length >= 8 && /\d/.test(value);
			if (named.word === "pwd" && value.startsWith("/")) return false;
			const isProse = named.sign === ":" && `${named.close}${named.head}` === "" && /[A-Za-z] $/.test(named.lead);
			if (WORDS.has(lower.replace(TRAILING, ""))) return false;
			if (isQuoted) return !SENTENCE.test(value) && !(isProse && value.includes(" "));
			const isWord = /^[a-z]+[,.]?$/.test(value) && /^[ \t]+[a-z]/.test(text.slice(end, end + 40));
			if (named.sign === "") return !isWord && !/^(?:id|src|source|type|env)=/.test(value);
			const isVariable = IS_VARIABLE.test(named.name);
			const isAssigned = named.sign === "=" && !named.isSpaced;
			if (lower === named.name.replace(/^--?/, "").toLowerCase()) return false;
			if (!(isVariable && isAssigned) && EXPRESSION.test(value)) return false;
			if (isAssigned) return !named.name.startsWith("--") || !WORDS.has(lower);
			if (named.sign !== ":") return isVariable || named.close !== "" || /[^\w.$]|\d/.test(value);
			const isRandom = value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value);
			if (!isRandom && /^[ \t]+[^\s#]/.test(text.slice(end, end + 40))) return false;
			if (isVariable || named.close !== "" || !LETTERS.test(value)) return true;
			return /(?:^|\n)[ \t-]*$/.test(named.lead) && /^[a-z]+$/.test(value);
		}
		const KEY_EDGE = new RegExp(`-----(?<edge>BEGIN|END) ${KEY_NAME}`, "g");
		const KEY_WORD = /^["']?(?<word>={0,2}[A-Za-z0-9+/]{1,16384}={0,2})(?:\\+[nr])*["',+\\]{0,4}$/;
		const MIN_KEY_WORD = 16;
		const MAX_KEY_LINES = 400;
		const MAX_OTHER_LINES = 4;
		function maskPrivateKeys(lines) {
			if (!lines.some(({ text }) => text.includes("PRIVATE KEY"))) return lines;
			const rowsOf = lines.map(({ text }) => (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(text).map((row) => ({
				text: (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Pz)(row),
				isMasked: false
			})));
			const rows = rowsOf.flat();
			let key = null;
			for (const [at, row] of rows.entries()) {
				const edge = [...row.text.matchAll(KEY_EDGE)].at(-1);
				if (edge === undefined) {
					if (key !== null) key = maskNext(row, key);
				} else if (edge.groups?.["edge"] === "BEGIN") {
					key = {
						column: edge.index,
						units: 0,
						left: MAX_KEY_LINES,
						others: 0
					};
				} else {
					if (key === null) maskAbove(rows, at, edge.index);
					key = null;
				}
			}
			return lines.map((line, at) => {
				const own = rowsOf[at] ?? [];
				return own.some(({ isMasked }) => isMasked) ? {
					...line,
					text: own.map(({ text }) => text).join("\n")
				} : line;
			});
		}
		function maskNext(row, { column, units, left, others }) {
			const word = keyWordOf(row, column);
			if (left === 0) return null;
			if (word === null) return others === MAX_OTHER_LINES ? null : {
				column,
				units,
				left: left - 1,
				others: others + 1
			};
			maskWord(row, word);
			const length = word.end - word.start;
			const isLast = word.start === column && length < units;
			return isLast ? null : {
				column: word.start,
				units: length,
				left: left - 1,
				others: 0
			};
		}
		function maskAbove(rows, end, column) {
			let units = 0;
			for (const row of rows.slice(Math.max(0, end - MAX_KEY_LINES), end).reverse()) {
				const word = keyWordOf(row, column);
				if (word === null || word.end - word.start < units) return;
				units = word.end - word.start;
				maskWord(row, word);
			}
		}
		function keyWordOf(row, column) {
			const line = row.text.trimEnd();
			const start = Math.max(line.lastIndexOf(" "), line.lastIndexOf("	"), line.lastIndexOf("|")) + 1;
			const text = KEY_WORD.exec(line.slice(start))?.groups?.["word"];
			if (text === undefined) return null;
			const isLong = text.length >= MIN_KEY_WORD && !text.startsWith("/");
			const wordStart = line.indexOf(text, start);
			return isLong || start === column ? {
				start: wordStart,
				end: wordStart + text.length
			} : null;
		}
		function maskWord(row, { start, end }) {
			row.text = row.text.slice(0, start) + MASK + row.text.slice(end);
			row.isMasked = true;
		}
	}),
	4634: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4281);
		var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5740);
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
	180: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => isLoopback });
		function isLoopback(hostname) {
			const name = hostname.toLowerCase().replace(/\.$/, "");
			return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(name);
		}
	}),
	8189: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FV: () => escapeMarkdown,
			Fw: () => escapeMermaid,
			Q: () => renderFence,
			ZD: () => escapeHtml
		});
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4281);
		var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7627);
		const MARKDOWN = /:\/\/|:(?=(?:100|1234|(?!\d+:)[\w+-]+):)|www\.|gh-(?=\d)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[\\`*[\]~&<>|$@#]/giu;
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
			if (mark === "@" || mark === ":") return mark + _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe;
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
	4757: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			mb: () => isPathIncluded,
			qB: () => sayUnder,
			zW: () => parsePathPattern
		});
		const MAX_NAMED = 3;
		function parsePathPattern(text) {
			const isExclusion = text.startsWith("!");
			const path = isExclusion ? text.slice(1) : text;
			if (path === "" || /\p{C}/u.test(path)) return { problem: "is not a pattern. Use for example apps/web/**." };
			if (/^\.{0,2}\//.test(path)) {
				return { problem: "matches no file, since paths start at the root of the repository, without \"/\", \"./\" or \"../\"." };
			}
			if (path.endsWith("/")) return { problem: "matches no file. Write ** after it for every file in the folder." };
			const atoms = readAtoms([...path]);
			return typeof atoms === "string" ? { problem: atoms } : {
				pattern: {
					text,
					isExclusion,
					atoms
				},
				problem: null
			};
		}
		function readAtoms(chars) {
			const atoms = [];
			for (let at = 0; at < chars.length; at++) {
				const char = chars[at] ?? "";
				const before = atoms.at(-1);
				if (char === "*") {
					const start = at;
					while (chars[at + 1] === "*") at += 1;
					const isDeep = at > start;
					const isFolders = isDeep && chars[at + 1] === "/" && (start === 0 || chars[start - 1] === "/");
					if (isFolders) atoms.push({
						matches: () => false,
						isRepeated: false,
						skips: [1, 3]
					});
					atoms.push({
						matches: (given) => isDeep || given !== "/",
						isRepeated: true,
						skips: [1]
					});
				} else if (char === "?" || char === "+") {
					if (before === undefined || before.isRepeated || before.skips.length > 0) {
						return `has a "${char}" without a character before it that it could repeat. Write \\${char} for the character itself.`;
					}
					if (char === "?") atoms[atoms.length - 1] = {
						...before,
						skips: [1]
					};
					else atoms.push({
						...before,
						isRepeated: true,
						skips: [1]
					});
				} else {
					if (char === "\\") at += 1;
					const literal = chars[at] ?? "";
					if (char === "[") return "has a \"[\", which starts a list on GitHub and has no meaning here. Write \\[ for the character itself.";
					if (char === "\\" && /^\w?$/.test(literal)) return "has a \"\\\" that escapes nothing. Write / between folders.";
					atoms.push({
						matches: (given) => given === literal,
						isRepeated: false,
						skips: []
					});
				}
			}
			return atoms;
		}
		function isPathIncluded(path, patterns) {
			const last = patterns.findLast(({ atoms }) => isMatch(path, atoms));
			return last === undefined ? patterns.length === 0 : !last.isExclusion;
		}
		function isMatch(path, atoms) {
			let positions = withSkips(new Set([0]), atoms);
			for (const char of path) {
				const next = new Set();
				for (const at of positions) {
					const atom = atoms[at];
					if (atom?.matches(char) === true) next.add(atom.isRepeated ? at : at + 1);
				}
				positions = withSkips(next, atoms);
			}
			return positions.has(atoms.length);
		}
		function withSkips(positions, atoms) {
			for (const at of positions) for (const skip of atoms[at]?.skips ?? []) positions.add(at + skip);
			return positions;
		}
		function sayUnder(patterns) {
			const included = patterns.filter(({ isExclusion }) => !isExclusion).map(({ text }) => text.replace(/\/\*\*$/, ""));
			if (included.length === 0 || included.includes("**")) return "";
			const more = included.length - MAX_NAMED;
			const named = included.slice(0, MAX_NAMED);
			const last = more > 0 ? `${more} more` : named.pop();
			return ` under ${named.length === 0 ? last : `${named.join(", ")} and ${last}`}`;
		}
	}),
	4281: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ax: () => shortCommit,
			IM: () => eachLine,
			Pz: () => stripHidden,
			Uw: () => cutBytes,
			_P: () => foldWord,
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
		function foldWord(word) {
			return word.trim().replace(/([a-z])([A-Z])/g, "$1_$2").replace(/[\s.\-_]+/g, "_").toUpperCase();
		}
	}),
	5740: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E$: () => redact,
			TA: () => hasSecret,
			cl: () => registerSecret,
			dL: () => findSecrets,
			kU: () => reachOfSecrets
		});
		var _common_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2726);
		var _credentials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7487);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4281);
		const MIN_SECRET = 3;
		const MIN_LINE = 6;
		const registered = new Set();
		let sorted = null;
		const USUAL_REACH = 8192;
		let longestForm = USUAL_REACH;
		function registerSecret(value) {
			if (value.trim().length < MIN_SECRET) return;
			const shapes = new Set([
				value,
				value.trim(),
				(0, _plain_text_js__WEBPACK_IMPORTED_MODULE_2__.qA)(value).plain.trim()
			]);
			const whole = [...shapes].flatMap((shape) => [shape, ...encodingsOf(shape)]);
			const lines = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_2__.uz)(value).map((line) => (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_2__.qA)(line).plain.trim());
			const added = [...whole.filter(({ length }) => length >= MIN_SECRET), ...lines.filter(({ length }) => length >= MIN_LINE)];
			for (const form of added) {
				registered.add(form);
				longestForm = Math.max(longestForm, form.length);
			}
			sorted = null;
		}
		function sortedForms() {
			sorted ??= [...registered].sort((one, other) => one.length - other.length);
			return sorted;
		}
		function forgetSecrets() {
			registered.clear();
			sorted = null;
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
				shown += text.slice(from, start) + _credentials_js__WEBPACK_IMPORTED_MODULE_1__.v5;
				from = end;
			}
			return shown + text.slice(from, Math.max(from, units));
		}
		function findSecrets(text) {
			const found = (0, _credentials_js__WEBPACK_IMPORTED_MODULE_1__.gD)(text);
			for (const form of sortedForms()) {
				if (form.length > text.length) break;
				for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
					const end = at + form.length;
					if (!(0, _common_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(form) || isWholeWord(text, at, end)) found.push({
						start: at,
						end
					});
				}
			}
			return found.length < 2 ? found : joinSpans(found);
		}
		function hasSecret(text) {
			return sortedForms().some((form) => text.includes(form) && !(0, _common_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(form));
		}
		const WORD_CHAR = /[\p{L}\p{N}_]/u;
		function isWholeWord(text, start, end) {
			const isWordAt = (at) => WORD_CHAR.test(text.charAt(at));
			return !(isWordAt(start - 1) && isWordAt(start)) && !(isWordAt(end - 1) && isWordAt(end));
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
			const inHex = Buffer.from(wellFormed).toString("hex");
			return [
				wellFormed,
				inUrl,
				inForm,
				...inBase64,
				...inBase64Url,
				inHex,
				inHex.toUpperCase(),
				...QUOTES.map(([double, single]) => escapeMarkup(wellFormed, double, single)),
				...JSON_ESCAPES.flatMap((escaped) => [escapeJson(value, escaped, false), escapeJson(value, escaped, true)])
			];
		}
		const QUOTES = [
			["\"", "'"],
			["&quot;", "'"],
			["&quot;", "&#39;"],
			["&quot;", "&#x27;"],
			["&quot;", "&apos;"],
			["&#34;", "&#39;"]
		];
		function escapeMarkup(text, double, single) {
			const inText = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
			return inText.replaceAll("\"", double).replaceAll("'", single);
		}
		const JSON_ESCAPES = [
			/(?!)/,
			/[^\0-\x7f]/,
			/[<>&\u2028\u2029]/,
			/[<>&]|[^\0-\x7f]/,
			/[<>&"'+`]|[^\0-\x7f]/,
			/[\s\S]/
		];
		function escapeJson(value, escaped, isUpper) {
			const escapeUnit = (unit) => {
				const digits = unit.charCodeAt(0).toString(16).padStart(4, "0");
				return `\\u${isUpper ? digits.toUpperCase() : digits}`;
			};
			const parts = value.split(new RegExp(`(${escaped.source})`));
			return parts.map((part, at) => at % 2 === 1 ? escapeUnit(part) : JSON.stringify(part).slice(1, -1)).join("");
		}
		function encodeInside(value, shift) {
			const bytes = Buffer.from(value);
			const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
			const firstWhole = Math.ceil(shift * 8 / 6);
			const endOfWhole = Math.floor((shift + bytes.length) * 8 / 6);
			return encoded.slice(firstWhole, endOfWhole);
		}
	}),
	7811: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N4: () => MAX_ID_CHARS,
			O1: () => isUuid,
			WB: () => isSameId,
			wk: () => isSegment
		});
		const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
		const MAX_ID_CHARS = 255;
		function isUuid(id) {
			return UUID.test(id);
		}
		function isSameId(one, other) {
			return one === other || isUuid(one) && one.toLowerCase() === other.toLowerCase();
		}
		function isSegment(id) {
			const parts = id.replace(/%2e/gi, ".").split(/[/\\]|%2f|%5c/i);
			const isWalking = parts.some((part) => /^\s*\.{1,2}\s*$/.test(part));
			return id.trim() !== "" && id.length <= MAX_ID_CHARS && !isWalking && !/\p{C}/u.test(id);
		}
	}),
	3542: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CR: () => createTimer,
			Eu: () => untilAborted,
			Wh: () => unlessAborted,
			r5: () => startTimeLimit,
			zl: () => withinLimit
		});
		function startTimeLimit(clock, limitMs, signal) {
			const over = new AbortController();
			const timer = createTimer(clock);
			timer.set(limitMs, () => over.abort());
			return {
				signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
				isOver: () => over.signal.aborted,
				end: timer.clear
			};
		}
		function createTimer(clock) {
			let pending = new AbortController();
			const clear = () => pending.abort("cleared");
			const set = (durationMs, onElapsed) => {
				clear();
				const current = new AbortController();
				pending = current;
				void clock.wait(durationMs, current.signal).then(() => {
					if (!current.signal.aborted) onElapsed();
				});
			};
			return {
				set,
				clear
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
	314: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E9: () => parseDuration,
			PP: () => renderDuration,
			UP: () => renderBytes,
			Y7: () => sayTooLong,
			fP: () => toSeconds
		});
		const NUMBER = String.raw`(\d{1,12}(?:\.\d{1,6})?)`;
		const BARE_SECONDS = new RegExp(`^${NUMBER}$`);
		const PARTS = new RegExp(`^(?:${NUMBER}h)?(?:${NUMBER}m)?(?:${NUMBER}s)?(?:${NUMBER}ms)?$`);
		const UNITS = [
			["h", 36e5],
			["m", 6e4],
			["s", 1e3],
			["ms", 1]
		];
		function parseDuration(text) {
			const written = text.trim();
			const bare = BARE_SECONDS.exec(written)?.[1];
			if (bare !== undefined) return asDuration(Number(bare) * 1e3);
			const parts = PARTS.exec(written)?.slice(1);
			if (parts === undefined || written === "") return null;
			return asDuration(UNITS.reduce((sum, [, unitMs], index) => sum + Number(parts[index] ?? 0) * unitMs, 0));
		}
		function asDuration(durationMs) {
			const wholeMs = Math.round(durationMs);
			return Number.isSafeInteger(wholeMs) ? wholeMs : null;
		}
		function writeDuration(durationMs) {
			const parts = UNITS.map(([unit, unitMs], index) => {
				const [, largerMs = Number.POSITIVE_INFINITY] = UNITS[index - 1] ?? [];
				const count = Math.floor(durationMs % largerMs / unitMs);
				return count === 0 ? "" : `${count}${unit}`;
			});
			return parts.join("");
		}
		function sayTooLong(text, mostMs) {
			const problem = `is longer than ${writeDuration(mostMs)}`;
			if (!BARE_SECONDS.test(text.trim())) return `${problem}.`;
			const meantMs = Math.round(Number(text));
			const how = meantMs <= mostMs ? ` For milliseconds, use ${writeDuration(meantMs)}.` : "";
			return `${problem}: a number without a unit is seconds.${how}`;
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
	7627: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => sentenceOf,
			AO: () => eachPlainLine,
			Px: () => safeLogLines,
			b1: () => safeSentence,
			h0: () => plainLine,
			y1: () => plainLines
		});
		var _credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7487);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4281);
		var _redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5740);
		var _units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(314);
		const PREFIX = "\u2502 ";
		const LINE_LIMIT_BYTES = 8192;
		const KEPT_UNITS = 1048576;
		const FRAME_BYTES = 64;
		const NOTHING_TO_CLEAN = /^[!-~]+(?: [!-~]+)*$/;
		const RESET = "\x1B[0m";
		const IS_RESET = /^\x1b\[0*m$/;
		const COMMAND_MARK = "##[";
		const BROKEN_MARK = `##${_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.pe}[`;
		function safeLogLines(text) {
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.uz)(text).map(renderLogLine);
		}
		function plainLines(text) {
			return [...eachPlainLine(text)];
		}
		function* eachPlainLine(text) {
			for (const line of (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.IM)(text)) yield renderPlainLine(line);
		}
		function plainLine(text) {
			if (text.length <= KEPT_UNITS && NOTHING_TO_CLEAN.test(text)) return (0, _redaction_js__WEBPACK_IMPORTED_MODULE_2__.E$)(text);
			return plainLines(text).join(" ").replace(/\s+/g, " ").trim();
		}
		function safeSentence(text, maxChars) {
			const { seen, isWhole } = seeStart(text, 2 * maxChars);
			const line = plainLine(seen);
			const shown = isWhole ? line : `${line.slice(0, unitsToShow(line, isWhole))}\u2026`;
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(shown.replaceAll(COMMAND_MARK, BROKEN_MARK).replace(/^::/, `:${_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.pe}:`), maxChars);
		}
		function sentenceOf(error, maxChars = 300) {
			return safeSentence(error instanceof Error ? error.message : String(error), maxChars);
		}
		function seeStart(text, units) {
			const most = 2 * units + (0, _redaction_js__WEBPACK_IMPORTED_MODULE_2__.kU)();
			return text.length <= most ? {
				seen: text,
				isWhole: true
			} : {
				seen: text.slice(0, most),
				isWhole: false
			};
		}
		function unitsToShow(cleaned, isWhole) {
			return isWhole ? cleaned.length : Math.max(0, cleaned.length - (0, _redaction_js__WEBPACK_IMPORTED_MODULE_2__.kU)());
		}
		function renderPlainLine(line) {
			const { seen, isWhole } = seeStart(line, KEPT_UNITS);
			const plain = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.Pz)(seen);
			const units = Math.min(KEPT_UNITS, unitsToShow(plain, isWhole));
			const missingBytes = isWhole && units === plain.length ? 0 : Buffer.byteLength(line) - Buffer.byteLength(plain.slice(0, units));
			return (0, _redaction_js__WEBPACK_IMPORTED_MODULE_2__.E$)(plain, units) + renderCut(missingBytes);
		}
		function renderCut(missingBytes) {
			return missingBytes > 0 ? ` \u2026 [${(0, _units_js__WEBPACK_IMPORTED_MODULE_3__.UP)(missingBytes)} more cut]` : "";
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
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.Uw)(text, maxBytes);
		}
		function piecesOf(line, isWhole) {
			const { plain, colors } = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.qA)(line);
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
			for (const span of (0, _redaction_js__WEBPACK_IMPORTED_MODULE_2__.dL)(plain)) edits.push({
				...span,
				text: _credentials_js__WEBPACK_IMPORTED_MODULE_0__.v5,
				isColor: false
			});
			for (let at = plain.indexOf(COMMAND_MARK); at !== -1; at = plain.indexOf(COMMAND_MARK, at + 1)) {
				edits.push({
					start: at + 2,
					end: at + 2,
					text: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.pe,
					isColor: false
				});
			}
			return edits.sort((a, b) => a.start - b.start);
		}
	}),
	6854: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K7: () => parseWebAddress,
			jc: () => findBaseUrlProblem,
			oK: () => isUnencrypted,
			qs: () => showableAddress
		});
		var _loopback_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(180);
		function parseWebAddress(text) {
			const url = /[\s\p{C}]/u.test(text) ? null : URL.parse(text);
			return url !== null && /^https?:$/.test(url.protocol) ? url : null;
		}
		function findBaseUrlProblem(text, example = "https://api.example.com/api/v1") {
			const url = parseWebAddress(text);
			if (url === null) return `is not a URL. Use for example ${example}.`;
			if (hasLogin(url)) return "has a user or password in it. Remove it.";
			return /[?#]/.test(text) ? "is followed by a query or a fragment. Remove it." : null;
		}
		function isSameAddress(one, other) {
			return withoutEnd(one) === withoutEnd(other);
		}
		function withoutEnd(url) {
			return (URL.parse(url)?.href ?? url).replace(/(?<!\/)\/+$/, "");
		}
		function isUnencrypted(text) {
			const url = parseWebAddress(text);
			return url !== null && url.protocol === "http:" && !(0, _loopback_js__WEBPACK_IMPORTED_MODULE_0__.U)(url.hostname);
		}
		function showableAddress(text) {
			const url = parseWebAddress(text);
			const isSecret = url === null ? text.includes("@") : hasLogin(url) || hasLoginInside(url.pathname);
			return isSecret ? "" : text.replace(/[?#].*$/s, "");
		}
		function findGitUrlProblem(text) {
			const url = URL.parse(text);
			const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
			if (url === null || url.password === "" && !(isWeb && url.username !== "")) return null;
			return "has a user or password in it. Remove it: the platform uses its own access to git.";
		}
		function hasLogin({ username, password }) {
			return username !== "" || password !== "";
		}
		function hasLoginInside(path) {
			const colon = path.indexOf(":");
			return colon !== -1 && path.includes("@", colon);
		}
	}),
	1168: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => withAdvice,
			x: () => renderAdvice
		});
		function renderAdvice(steps, wording, appId = "") {
			const clauses = [];
			const choices = [];
			for (const step of steps) {
				const words = wordStep(step, wording, appId);
				if (words === null) continue;
				if (step.kind === "classify") choices.push(`If it is final, ${words}.`);
				else if (step.kind === "set" && step.to !== undefined) choices.push(`To ${step.to}, ${words}.`);
				else clauses.push(words);
			}
			const last = clauses.pop();
			if (last === undefined) return choices.join(" ");
			const sentence = [clauses.join(", "), last].filter((words) => words !== "").join(", or ");
			return [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`, ...choices].join(" ");
		}
		function withAdvice(text, steps, wording, appId = "") {
			return `${text} ${renderAdvice(steps, wording, appId)}`.trimEnd();
		}
		function wordStep(step, { name, set, again }, appId) {
			switch (step.kind) {
				case "do": return step.what;
				case "raise": return name(step.setting) === null ? null : `raise ${name(step.setting)}`;
				case "set": return set(step.setting, step.value, appId);
				case "repeat": return REPEATS[step.when].replace("AGAIN", again);
				case "classify": return name("success-states") === null ? null : `name it with ${name("success-states")} or ${name("failure-states")}`;
			}
		}
		const REPEATS = {
			checked: "check the platform before you AGAIN",
			reachable: "check the base URL, the network and the platform, then AGAIN",
			finished: "AGAIN when it has finished",
			later: "AGAIN later"
		};
	}),
	9113: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => renderWhere,
			bC: () => viewCause,
			g7: () => renderCause,
			lw: () => renderCauseFields,
			nw: () => sayCause
		});
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7627);
		const MAX_SENTENCE_UNITS = 300;
		const MAX_FILE_UNITS = 200;
		const MAX_KIND_UNITS = 40;
		function viewCause(cause, place) {
			return {
				kind: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.b1)(cause.kind, MAX_KIND_UNITS),
				sentence: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.b1)(cause.sentence, MAX_SENTENCE_UNITS),
				certainty: cause.certainty,
				file: cause.file === null ? null : (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.b1)(cause.file, MAX_FILE_UNITS) || null,
				line: cause.line,
				column: cause.column,
				place
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
		function renderWhere({ file, line }) {
			return file === null ? "" : `${file}${line === null ? "" : `:${line}`}`;
		}
	}),
	1788: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EK: () => titleExcerpt,
			RJ: () => NO_LOG,
			Xo: () => narrowExcerpt,
			uD: () => renderExcerpt
		});
		const NO_LOG = {
			lines: [],
			marks: [],
			before: 0,
			after: 0
		};
		const LINES_BEFORE = 10;
		const MARK = "\u2192 ";
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
	8: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => renderBareEnding,
			i: () => renderEnding
		});
		var result = __webpack_require__(2366);
		var markup = __webpack_require__(8189);
		var units = __webpack_require__(314);
		var untrusted = __webpack_require__(7627);
		var cause_text = __webpack_require__(9113);
		var equal_warnings = __webpack_require__(4094);
		var limits = __webpack_require__(2608);
		var report_view = __webpack_require__(6916);
		;
		const MAX_ERRORS = 10;
		function renderAnnotations({ apps, interruption }) {
			const failed = apps.filter(report_view.WN);
			const unreported = failed.length === 0 && interruption !== null ? [annotateInterruption(interruption)] : [];
			const doubtful = apps.filter(report_view.Ge);
			const further = failed.flatMap((app) => app.causes.slice(1).map((cause) => annotateCause(app, cause, "")));
			return [
				...annotateFailures(failed),
				...further.slice(0, Math.max(0, MAX_ERRORS - failed.length)),
				...unreported,
				...[...Map.groupBy(doubtful, (app) => renderSaid(app, "")).values()].flatMap(warnOfDoubts)
			];
		}
		function sayMissingCheckout({ apps }) {
			const causes = apps.flatMap(({ causes }) => causes);
			const cause = causes.find(({ place }) => place?.isInCheckout === false);
			if (cause === undefined) return null;
			return `To show the error on ${(0, cause_text.W)(cause)}, check out the repository in a step before this one.`;
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
			const message = `These applications did not pass either: ${others.map(({ name }) => name).join(", ")}. The job's log says why.`;
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
			return annotate("error", app, app.log.lines.length === 0 ? "" : "The last log lines are in the job's log.");
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
		function warnOfDoubts(apps) {
			const [app, ...others] = apps;
			if (app === undefined) return [];
			if (others.length === 0) return [annotate("warning", app, "")];
			const message = (0, equal_warnings.A)(renderSaid(app, ""), apps.map(({ name }) => name));
			return [{
				level: "warning",
				title: (0, report_view.ae)(apps, apps.length),
				message
			}];
		}
		function renderFacts(app, log) {
			return `Application ${app.name}: ${renderSaid(app, log)}`;
		}
		function renderSaid(app, log) {
			return [
				app.reason,
				renderState(app),
				app.advice,
				log
			].filter((text) => text !== "").join(" ");
		}
		function renderState({ state, isStateFromBefore, reason }) {
			if (state === null) return "The platform reported no state.";
			if (isStateFromBefore) return `The state before the deployment was ${state}.`;
			return reason.includes(state) ? "" : `The last state was ${state}.`;
		}
		var log_excerpt = __webpack_require__(1788);
		var outputs = __webpack_require__(3600);
		var markdown = __webpack_require__(613);
		;
		const LOG_LINES = 50;
		const PART_BYTES = 16e4;
		function renderJobSummary(view) {
			const parts = [
				renderVerdict(view),
				...view.apps.length === 0 ? [] : [
					renderLines((0, markdown.bo)(view.apps)),
					renderPicture(view.apps),
					renderEvidence(view.apps)
				],
				renderRequests(view),
				renderIds(view.apps)
			].filter((part) => part !== "");
			const text = parts.join("\n\n");
			const sayLeftOut = (count) => `The logs of ${count} applications are left out (too long).`;
			const logs = (0, markdown.Oe)(view.apps, LOG_LINES, limits.R$ - (0, limits.$$)(text), sayLeftOut);
			return `${[text, ...logs].join("\n\n")}\n`;
		}
		function renderVerdict(view) {
			const sign = (0, report_view.Pc)(view) ? view.apps.some(report_view.Ge) ? "\u26A0\uFE0F" : "\u2705" : "\u274C";
			const said = (view.interruption?.message ?? "").split("\n").filter((line) => line !== "");
			const causes = (0, markdown.Bu)(view.apps);
			const reasons = view.apps.map((app) => renderReason(app, view)).filter((line) => line !== "");
			const lines = [...said.map(markup.FV), ...reasons];
			return renderLines([
				`## ${sign} ${(0, markup.FV)(view.headline)}`,
				...causes.length === 0 ? [] : ["", ...causes],
				...lines.length === 0 ? [] : ["", ...(0, markdown.pI)(lines)]
			]);
		}
		function renderReason(app, { apps, interruption }) {
			const isShownAbove = app.reason === interruption?.reason || (0, report_view.mA)(app);
			const advice = app.advice === interruption?.advice ? "" : app.advice;
			const sentences = [
				isShownAbove ? "" : app.reason,
				advice,
				...app.settings
			];
			const text = (0, markup.FV)(sentences.filter((sentence) => sentence !== "").join(" "));
			return text === "" || apps.length === 1 ? text : `**${(0, markup.FV)(app.name)}**: ${text}`;
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
				const name = apps.length === 1 ? "" : `**${(0, markup.FV)(app.name)}**: `;
				return `${name}${(0, markup.FV)(app.evidence)}`;
			});
			return renderLines([
				"### Evidence",
				"",
				...(0, markdown.pI)(lines)
			]);
		}
		function renderIds(apps) {
			const lines = apps.flatMap(({ name, appId, deploymentId }) => {
				const application = name === appId ? [] : [`application ${(0, markup.FV)(appId)}`];
				const deployment = deploymentId === null ? [] : [`deployment ${(0, markup.FV)(deploymentId)}`];
				const ids = [...application, ...deployment].join(", ");
				return ids === "" ? [] : `Ids of **${(0, markup.FV)(name)}**: ${ids}`;
			});
			return renderLines((0, markdown.pI)(lines));
		}
		function renderRequests({ requestsUsed, requestsLeft }) {
			const left = requestsLeft === null ? "" : `, ${requestsLeft} left until the rate limit resets`;
			return `Requests: ${requestsUsed} used${left}.`;
		}
		function renderLines(lines) {
			const { kept, leftOut } = (0, limits.IU)(lines, PART_BYTES);
			return [...kept, ...leftOut === 0 ? [] : ["", `\u2026 and ${leftOut} more.`]].join("\n");
		}
		const MAX_LABEL_UNITS = 32;
		const MAX_SECTION_UNITS = 29;
		const SECTION_LINES = /.{1,11}$|.{1,10}[-_./ ]|.{1,10}/gu;
		const MAX_TICKS = 4;
		const TICKS = [
			...[
				1,
				2,
				5,
				10,
				30
			].map((count) => [count * 1e3, `${count}second`]),
			...[
				1,
				2,
				5,
				10,
				30
			].map((count) => [count * 6e4, `${count}minute`]),
			...[
				1,
				3,
				12
			].map((count) => [count * 36e5, `${count}hour`])
		];
		function renderGantt(apps) {
			const lines = [
				"gantt",
				"  dateFormat x",
				"  axisFormat %H:%M:%S",
				`  tickInterval ${renderInterval(apps)}`
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
		function renderInterval(apps) {
			const start = Math.min(...apps.map(({ phases }) => phases[0]?.startedAt ?? Number.POSITIVE_INFINITY));
			const end = Math.max(...apps.map(({ phases }) => phases.at(-1)?.endedAt ?? 0));
			return TICKS.find(([stepMs]) => end - start < stepMs * MAX_TICKS)?.[1] ?? "1day";
		}
		function renderSection(app) {
			const name = (0, markup.Fw)(app.name, MAX_SECTION_UNITS).match(SECTION_LINES) ?? [];
			const isLast = (index) => index === app.phases.length - 1;
			const tasks = app.phases.map((phase, index) => renderTask(phase, isLast(index) && !(0, report_view.Pc)(app)));
			return [`  section ${name.join("<br/>")}`, ...tasks];
		}
		function renderTask({ name, startedAt, endedAt }, isFailure) {
			const took = startedAt === endedAt ? "" : ` ${(0, units.PP)(endedAt - startedAt)}`;
			const marks = `${isFailure ? "crit, " : ""}${took === "" ? "milestone, " : ""}`;
			return `  ${(0, markup.Fw)(name, MAX_LABEL_UNITS)}${took} :${marks}${startedAt}, ${endedAt}`;
		}
		;
		function renderEnding(view, options) {
			return {
				passed: (0, report_view.Pc)(view),
				outputs: (0, outputs.$Z)(view),
				annotations: renderAnnotations(view),
				missingCheckout: sayMissingCheckout(view),
				verdict: renderVerdictLines(view),
				logs: options.logs === "on-failure" ? heldLogs(view, options.logTail ?? Number.POSITIVE_INFINITY) : [],
				failing: failingLogs(view),
				summary: options.summary ? renderJobSummary(view) : null
			};
		}
		function renderBareEnding(interruption, isSummaryWanted) {
			return {
				passed: false,
				outputs: (0, outputs.J0)(interruption),
				annotations: [annotateInterruption(interruption)],
				missingCheckout: null,
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
			const took = (0, units.PP)(app.endedAt - app.startedAt);
			return app.shortCommit === null ? took : `commit ${app.shortCommit}, ${took}`;
		}
		function heldLogs(view, mostLines) {
			return view.apps.filter((app) => (0, report_view.WN)(app) && app.log.lines.length > 0).map((app) => {
				const log = (0, log_excerpt.Xo)(app.log, mostLines);
				return {
					title: log.marks.length === 0 ? `Last log lines of ${app.name}` : (0, log_excerpt.EK)(log, app.name),
					log
				};
			});
		}
		const FAILING_LINES = 23;
		const MAX_FAILING = 10;
		function failingLogs(view) {
			const explained = view.apps.filter((app) => app.causes.length > 0);
			return explained.slice(0, MAX_FAILING).flatMap((app) => {
				const log = (0, log_excerpt.Xo)(app.log, FAILING_LINES);
				return log.marks.length === 0 ? [] : [{
					title: (0, log_excerpt.EK)(log, app.name),
					log
				}];
			});
		}
		const MAX_CELL = 200;
		function renderBareSummary({ reason, advice, inputs }) {
			const rows = inputs.map(renderRow);
			const table = rows.length === 0 ? [] : [[
				"| Input | Value | Problem |",
				"| --- | --- | --- |",
				...rows
			].join("\n")];
			const headline = rows.length === 0 ? reason.replace(/\.$/, "") : (0, result.gD)("skipped");
			return `${[
				`## \u274C ${(0, markup.FV)(headline)}`,
				...table,
				(0, markup.FV)(advice)
			].join("\n\n")}\n`;
		}
		function renderRow({ name, seen, problem }) {
			const cells = [
				name,
				seen,
				problem
			].map((text) => (0, markup.FV)((0, untrusted.b1)(text, MAX_CELL)));
			return `| ${cells.join(" | ")} |`;
		}
	}),
	4094: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => renderShared,
			C: () => createEqualWarnings
		});
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4281);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2608);
		const MAX_NAMES = 10;
		const MAX_TEXT_UNITS = _limits_js__WEBPACK_IMPORTED_MODULE_1__.g1 / 2;
		function createEqualWarnings() {
			const warnings = new Map();
			const shown = new Set();
			return {
				add: (appId, text, key = text) => {
					const known = warnings.get(key) ?? {
						text,
						apps: new Set()
					};
					known.apps.add(appId);
					warnings.set(key, known);
				},
				take: () => {
					const fresh = [...warnings].filter(([key]) => !shown.has(key));
					for (const [key] of fresh) shown.add(key);
					return fresh.map(([, { text, apps }]) => renderWarning(text, [...apps]));
				}
			};
		}
		function renderWarning(text, apps) {
			if (apps.length === 1) return {
				title: `Application ${apps[0]}`,
				message: text
			};
			return {
				title: `${apps.length} applications`,
				message: renderShared(text, apps)
			};
		}
		function renderShared(text, apps) {
			const rest = apps.length - MAX_NAMES;
			const names = `${apps.slice(0, MAX_NAMES).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
			return (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oN)(`${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oN)(text, MAX_TEXT_UNITS)} Applications: ${names}.`, _limits_js__WEBPACK_IMPORTED_MODULE_1__.g1);
		}
	}),
	2283: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kg: () => explainSignal,
			UW: () => explainError,
			bD: () => messageOf
		});
		var _deploy_next_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2024);
		var _deploy_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(585);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4634);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7627);
		var _advice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1168);
		const CHECK = {
			kind: "do",
			what: "check it there"
		};
		const MAX_UNITS = 1800;
		function explainError(error, wording) {
			if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz) return explainInputs(error);
			if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.gG) {
				const result = error.code === "cancelled-signal" ? "cancelled" : "unknown";
				return interruption(result, sentenceOf(error.message), renderNext([CHECK, _deploy_next_steps_js__WEBPACK_IMPORTED_MODULE_0__.Ul], wording));
			}
			const reason = sentenceOf(`The step failed unexpectedly: ${messageOf(error)}`);
			const debug = {
				kind: "do",
				what: `${wording.again} with debug logging to see the stack trace`
			};
			return interruption("unknown", reason, renderNext([
				CHECK,
				debug,
				_deploy_next_steps_js__WEBPACK_IMPORTED_MODULE_0__.Ul
			], wording));
		}
		function messageOf(error) {
			if (error instanceof Error) return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.b1)(error.message, MAX_UNITS);
			return typeof error === "string" ? (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.b1)(error, MAX_UNITS) : `${typeof error} was thrown instead of an error`;
		}
		function explainSignal(signal, wording) {
			const reason = `The step was stopped (${signal}) before the deployment finished.`;
			return interruption("cancelled", reason, renderNext([CHECK, _deploy_next_steps_js__WEBPACK_IMPORTED_MODULE_0__.Ul], wording));
		}
		function renderNext(steps, wording) {
			return (0, _advice_js__WEBPACK_IMPORTED_MODULE_4__.b)("A deployment that has started continues on the platform.", steps, wording);
		}
		function explainInputs(error) {
			const lines = error.message.split("\n").map((line) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.b1)(line, MAX_UNITS));
			const what = `Invalid ${lines.length === 1 ? "input" : "inputs"}:`;
			return {
				result: "unknown",
				reasonCode: "invalid-input",
				reason: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.b1)([what, ...lines].join(" "), MAX_UNITS),
				advice: "Fix the workflow file, then run the workflow again.",
				message: lines.length === 1 ? `${what} ${lines[0]}` : [what, ...lines].join("\n"),
				inputs: error.inputs
			};
		}
		function interruption(result, reason, advice) {
			const reasonCode = result === "cancelled" ? "interrupted" : "unexpected-error";
			return {
				result,
				reasonCode,
				reason,
				advice,
				message: `${reason} ${advice}`,
				inputs: []
			};
		}
		function sentenceOf(text) {
			return (0, _deploy_sentences_js__WEBPACK_IMPORTED_MODULE_1__.KG)((0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.b1)(text, MAX_UNITS));
		}
	}),
	2608: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
	613: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BK: () => renderLink,
			Bu: () => renderCauses,
			I2: () => renderFold,
			Oe: () => renderFoldedLogs,
			bo: () => renderTable,
			ir: () => renderOpenedLog,
			pI: () => renderList
		});
		var _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8189);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(314);
		var _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9113);
		var _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1788);
		var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2608);
		var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6916);
		const UNSAFE_IN_TARGET = /[^A-Za-z0-9\-._~:/?#=&%+,;]/g;
		const HOST_UNITS = 60;
		const PARAGRAPH_BYTES = 4;
		const LEFT_OUT_BYTES = 100;
		function renderLink(address, label) {
			if (address === null) return "";
			const url = parseUrl(address);
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
		function renderCauses(apps) {
			return renderList(apps.flatMap(({ name, causes: [cause] }) => {
				if (cause === undefined) return [];
				const of = apps.length === 1 ? "" : ` of ${(0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.FV)(name)}`;
				const label = `**${cause.certainty === "likely" ? "Likely cause" : "Cause"}**${of}:`;
				const where = (0, _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_2__.W)(cause);
				const url = cause.place?.url ?? null;
				const place = where === "" || url === null ? (0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.FV)(where) : renderLink(url, where);
				return [
					label,
					place,
					(0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.FV)(cause.sentence)
				].filter((text) => text !== "").join(" ");
			}));
		}
		function renderList(lines) {
			return lines.length === 1 ? lines : lines.map((line) => `- ${line}`);
		}
		function renderTable(apps) {
			const head = ["| Application | Result | State | Commit | Took |", "| --- | --- | --- | --- | --- |"];
			return [...head, ...apps.map(renderRow)];
		}
		function renderRow(app) {
			const took = app.endedAt === null ? null : (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.PP)(app.endedAt - app.startedAt);
			const state = app.progress === "completed" ? app.state : null;
			const words = [
				app.name,
				renderResult(app),
				state,
				app.shortCommit,
				took
			];
			return `| ${words.map((text) => text === null ? "" : (0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.FV)(text)).join(" | ")} |`;
		}
		function renderResult(app) {
			if (app.progress !== "completed") return `\u23F3 ${app.progress === "queued" ? "queued" : "in progress"}`;
			if ((0, _view_js__WEBPACK_IMPORTED_MODULE_4__.WN)(app)) return `\u274C ${app.result}`;
			return `${(0, _view_js__WEBPACK_IMPORTED_MODULE_4__.Ge)(app) ? "\u26A0\uFE0F" : "\u2705"} ${app.result}`;
		}
		function renderFoldedLogs(apps, mostLines, roomBytes, sayLeftOut) {
			const logs = apps.filter((app) => app.log.lines.length > 0);
			const shareBytes = Math.floor((roomBytes - LEFT_OUT_BYTES) / Math.max(1, logs.length)) - PARAGRAPH_BYTES;
			const blocks = logs.flatMap((app) => renderFoldedLog(app.name, (0, _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.Xo)(app.log, mostLines), shareBytes) ?? []);
			return blocks.length === logs.length ? blocks : [...blocks, sayLeftOut(logs.length - blocks.length)];
		}
		function renderFoldedLog(name, excerpt, mostBytes) {
			return (0, _limits_js__WEBPACK_IMPORTED_MODULE_5__.gb)(excerpt.lines.length, (count) => {
				const part = (0, _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.Xo)(excerpt, count);
				if (part.lines.length === 0 || (0, _limits_js__WEBPACK_IMPORTED_MODULE_5__.$$)(part.lines.join("\n")) > mostBytes) return null;
				const block = renderOpenedLog(name, part);
				return (0, _limits_js__WEBPACK_IMPORTED_MODULE_5__.$$)(block) <= mostBytes ? block : null;
			});
		}
		function renderOpenedLog(name, excerpt) {
			return renderFold((0, _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.EK)(excerpt, escapeTitle(name)), (0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.uD)(excerpt).join("\n")));
		}
		function renderFold(title, content) {
			return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
		}
		function escapeTitle(text) {
			return (0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_0__.ZD)(text).replace(/@|:|(?<!&)#/g, "$&&#8203;");
		}
	}),
	3600: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Z: () => renderOutputs,
			J0: () => renderBlankOutputs,
			P0: () => OUTPUT_NAMES
		});
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(314);
		var _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9113);
		var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2608);
		var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6916);
		const OUTPUT_NAMES = [
			"result",
			"reason",
			"reason-code",
			"confirmed",
			"deployment-id",
			"state",
			"service-deployment-status",
			"last-deployment-date",
			"commit",
			"previous-commit",
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
			const [worst] = (0, _view_js__WEBPACK_IMPORTED_MODULE_2__.E$)(view.apps);
			const { links } = view;
			const linkOf = (among) => among.find(({ appIds }) => worst !== undefined && appIds.includes(worst.appId));
			const deployment = linkOf(links.deployments);
			const hasAddress = worst !== undefined && links.environment !== null;
			return {
				result: view.result,
				reason: view.reason,
				"reason-code": view.reasonCode,
				confirmed: String(worst?.confirmed ?? false),
				"deployment-id": worst?.deploymentId ?? "",
				state: worst?.state ?? "",
				"service-deployment-status": worst?.serviceDeploymentStatus ?? "",
				"last-deployment-date": worst?.lastDeploymentDate ?? "",
				commit: worst?.commit ?? "",
				"previous-commit": worst?.previousCommit ?? "",
				"duration-seconds": String((0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.fP)(view.durationMs)),
				"requests-used": String(view.requestsUsed),
				"rate-limit-remaining": view.requestsLeft === null ? "" : String(view.requestsLeft),
				"log-file": view.logFile ?? "",
				results: renderResults(view.apps),
				"github-deployment-id": deployment === undefined ? "" : String(deployment.id),
				"github-deployment-url": deployment?.url ?? "",
				"comment-url": links.comment ?? "",
				"check-run-url": linkOf(links.checkRuns)?.url ?? "",
				"environment-url": hasAddress ? (0, _view_js__WEBPACK_IMPORTED_MODULE_2__.Wd)(links.environment, worst) : "",
				"superseded-by": worst?.supersededBy ?? "",
				cause: (worst?.causes ?? []).slice(0, 1).map(_cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__.g7).join(""),
				causes: JSON.stringify((worst?.causes ?? []).map(_cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__.lw))
			};
		}
		function renderBlankOutputs({ result, reasonCode, reason }, links = _view_js__WEBPACK_IMPORTED_MODULE_2__.EB) {
			return renderOutputs({
				result,
				reasonCode,
				reason,
				apps: [],
				durationMs: 0,
				requestsUsed: 0,
				requestsLeft: null,
				logFile: null,
				links
			});
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
				name: app.name,
				result: app.result,
				reason: app.reason,
				"reason-code": app.reasonCode,
				confirmed: app.confirmed,
				"deployment-id": app.deploymentId,
				state: app.state,
				"service-deployment-status": app.serviceDeploymentStatus,
				"last-deployment-date": app.lastDeploymentDate,
				commit: app.commit,
				"previous-commit": app.previousCommit,
				"duration-seconds": (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.fP)(app.endedAt - app.startedAt)
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
	6916: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EB: () => NO_LINKS,
			Gd: () => PROGRESS,
			Wd: () => addressFor,
			Su: () => cancelRun,
			b4: () => cleanSentence,
			GD: () => cleanWord,
			Kj: () => combineApps,
			fY: () => forApp,
			WN: () => hasFailed,
			Pc: () => hasPassed,
			ae: () => headlineOfSeveral,
			Ge: () => isDoubtful,
			mA: () => isReasonEvidence,
			mQ: () => reasonOfSeveral,
			vd: () => viewEnd,
			bz: () => viewRun,
			E$: () => worstAmong
		});
		var deploy_result = __webpack_require__(2366);
		var sentences = __webpack_require__(585);
		var plain_text = __webpack_require__(4281);
		var untrusted = __webpack_require__(7627);
		var web_address = __webpack_require__(6854);
		var advice = __webpack_require__(1168);
		var cause_text = __webpack_require__(9113);
		var log_excerpt = __webpack_require__(1788);
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
		function marksOf({ startedAt, triggeredAt, steps, health }, end) {
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
			const checking = health === undefined ? [] : [{
				name: "Health check",
				at: health.startedAt
			}];
			const marks = [
				preparing,
				...waiting,
				...states,
				...checking
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
		const NO_LINKS = {
			deployments: [],
			comment: null,
			checkRuns: [],
			environment: null
		};
		const PROGRESS = [
			"queued",
			"in_progress",
			"completed"
		];
		const MAX_WORD_UNITS = 200;
		const MAX_SENTENCE_UNITS = 1800;
		const MAX_NAMED = 3;
		function viewRun(facts) {
			return combineApps(facts.apps.map((app) => viewApp(app, facts)));
		}
		function viewEnd(facts, cause) {
			const haveSettled = facts.apps.length > 0 && facts.apps.every(({ record }) => record.settlement !== null);
			const interruption = cause?.result === "cancelled" && haveSettled ? null : cause;
			const apps = facts.apps.map((app) => viewEndedApp(app, facts, interruption));
			const { links } = facts;
			const environment = (0, web_address.K7)(links.environment ?? "") === null ? null : links.environment;
			const combined = combineEnded(apps, interruption);
			const [worst] = worstAmong(apps, combined.result);
			return {
				...combined,
				reasonCode: worst?.reasonCode ?? interruption?.reasonCode ?? "no-result",
				apps,
				interruption,
				durationMs: Math.max(0, facts.endedAt - facts.startedAt),
				requestsUsed: facts.requestsUsed,
				requestsLeft: facts.requestsLeft,
				logFile: facts.logFile,
				links: {
					...links,
					environment
				}
			};
		}
		function combineApps(apps) {
			const finished = apps.filter(({ progress }) => progress === "completed").length;
			if (finished === apps.length) return {
				...combineEnded(apps, null),
				apps
			};
			const [first] = apps;
			return {
				progress: apps.every(({ progress }) => progress === "queued") ? "queued" : "in_progress",
				result: null,
				conclusion: null,
				headline: first !== undefined && apps.length === 1 ? first.headline : `Deploying ${apps.length} applications`,
				reason: finished === 0 ? "" : `${finished} of ${apps.length} have finished.`,
				apps
			};
		}
		function cancelRun(run, reason, endedAt) {
			if (run.progress === "completed") return run;
			const apps = run.apps.map((app) => app.progress === "completed" ? app : cancelApp(app, reason, endedAt));
			const combined = combineApps(apps);
			return apps.length === 1 ? combined : {
				...combined,
				headline: (0, deploy_result.gD)("cancelled"),
				reason
			};
		}
		function cancelApp(app, reason, endedAt) {
			return {
				...app,
				progress: "completed",
				result: "cancelled",
				conclusion: "cancelled",
				headline: `${(0, deploy_result.gD)("cancelled")}: ${app.name}`,
				reason,
				endedAt: Math.max(app.startedAt, Math.round(endedAt))
			};
		}
		function combineEnded(apps, interruption) {
			const results = apps.flatMap((app) => app.result ?? []);
			const result = (0, deploy_result.hm)(interruption === null ? results : [...results, interruption.result]);
			const broken = interruption?.result === "cancelled" ? "cancelled" : "failure";
			const conclusions = [...apps.map((app) => app.conclusion), interruption === null ? null : broken];
			return {
				progress: "completed",
				result,
				conclusion: deploy_result.Fr.find((one) => conclusions.includes(one)) ?? "success",
				...describeWorst(apps, result, interruption)
			};
		}
		function describeWorst(apps, result, interruption) {
			const alike = worstAmong(apps, result);
			const [worst] = alike;
			if (worst === undefined) {
				return {
					headline: (0, deploy_result.gD)(result),
					reason: interruption?.reason ?? "No deployment was started."
				};
			}
			if (apps.length === 1) return {
				headline: worst.headline,
				reason: worst.reason
			};
			return {
				headline: headlineOfSeveral(alike, apps.length),
				reason: reasonOfSeveral(apps)
			};
		}
		function reasonOfSeveral(apps) {
			const failed = apps.filter(hasFailed);
			const byReason = new Map();
			for (const { name, reason } of (failed.length === 0 ? apps : failed).toSorted((a, b) => rankOf(a) - rankOf(b))) {
				byReason.set(reason, [...byReason.get(reason) ?? [], name]);
			}
			const reasons = [...byReason].map(([reason, names]) => `${renderFew(names)}: ${reason}`);
			const more = reasons.length - MAX_NAMED;
			const text = [...reasons.slice(0, MAX_NAMED), ...more > 0 ? [`${more} more, each for its own reason.`] : []].join(" ");
			return (0, plain_text.oN)(text, MAX_SENTENCE_UNITS);
		}
		function renderFew(names) {
			const more = names.length - MAX_NAMED;
			return more > 0 ? `${names.slice(0, MAX_NAMED).join(", ")} and ${more} more` : names.join(", ");
		}
		function rankOf({ result, ...app }) {
			return (result === null ? deploy_result.Pr.length : deploy_result.Pr.indexOf(result)) + (isUnstarted(app) ? .5 : 0);
		}
		function isUnstarted({ isRefused, nothing }) {
			return isRefused === true || nothing !== undefined;
		}
		function viewApp(app, facts) {
			const { record } = app;
			if (record.settlement !== null) return viewSettledApp(app, facts, record.settlement);
			const isUnderWay = record.triggeredAt !== null || record.steps.length > 0;
			const known = viewKnown(app, facts);
			return {
				...known,
				progress: isUnderWay ? "in_progress" : "queued",
				result: null,
				conclusion: null,
				headline: `${isUnderWay ? "Deploying" : "Waiting"}: ${known.name}`,
				reason: "",
				advice: "",
				endedAt: null,
				evidence: "",
				log: log_excerpt.RJ,
				causes: []
			};
		}
		function viewKnown({ record, name }, { epochOffsetMs }) {
			return {
				appId: cleanWord(record.appId),
				name: cleanWord(name),
				state: optionalWord(record.last?.state),
				shortCommit: record.commit === null ? null : cleanWord((0, plain_text.Ax)(record.commit)),
				deploymentId: optionalWord(record.deploymentId),
				startedAt: Math.round(record.startedAt + epochOffsetMs)
			};
		}
		function viewSettledApp(app, facts, settlement) {
			const { record, log, causes, isLogOpen } = app;
			const { policy } = facts;
			const { result } = settlement;
			const conclusion = (0, deploy_result.sP)(result, policy);
			const isExplained = !hasPassed({ conclusion });
			const isCauseOpen = isLogOpen === true && (result === "failure" || result === "timed_out");
			const known = viewKnown(app, facts);
			return {
				...known,
				progress: "completed",
				result,
				conclusion,
				...settlement.isRefused === true ? { isRefused: true } : {},
				...settlement.nothing && { nothing: settlement.nothing },
				headline: `${(0, deploy_result.$9)(settlement)}: ${known.name}`,
				reason: cleanSentence(settlement.reason),
				advice: cleanSentence((0, advice.x)(settlement.advice, facts.wording, known.appId)),
				endedAt: known.startedAt + Math.max(0, Math.round(settlement.settledAt - record.startedAt)),
				evidence: cleanSentence((0, sentences.oP)(record, policy.trigger && !policy.dryRun)),
				log: isExplained ? log : facts.isLogForFailure === true ? log_excerpt.RJ : {
					...log,
					marks: []
				},
				causes: isExplained ? causes.map((cause) => (0, cause_text.bC)(cause, cause.place ?? null)) : [],
				...isCauseOpen ? { isLogOpen: true } : {}
			};
		}
		function viewEndedApp(app, facts, interruption) {
			const { record } = app;
			const settlement = record.settlement ?? settlementFrom(interruption, facts.endedAt);
			const phases = renderTimeline(record, facts.endedAt, facts.epochOffsetMs);
			return {
				...viewSettledApp(app, facts, settlement),
				reasonCode: settlement.reasonCode,
				...record.settlement === null ? { advice: cleanSentence(interruption?.advice ?? "") } : {},
				confirmed: settlement.confirmed,
				commit: optionalWord(record.commit),
				previousCommit: optionalWord(record.previousCommit),
				supersededBy: optionalWord(record.supersededBy),
				isStateFromBefore: record.last !== null && (0, sentences.YO)(record) === null,
				serviceDeploymentStatus: optionalWord(record.last?.serviceDeploymentStatus),
				lastDeploymentDate: optionalWord(record.last?.lastDeploymentDate?.text),
				phases: phases.map((phase) => ({
					...phase,
					name: cleanWord(phase.name)
				})),
				settings: (record.settings ?? []).map(cleanSentence)
			};
		}
		function settlementFrom(interruption, settledAt) {
			const result = interruption?.result ?? "unknown";
			const reason = interruption?.reason ?? "The step stopped before the deployment finished.";
			const reasonCode = interruption?.reasonCode ?? "no-result";
			return {
				result,
				reasonCode,
				reason,
				advice: [],
				confirmed: false,
				settledAt
			};
		}
		function cleanWord(text) {
			return (0, untrusted.b1)(text, MAX_WORD_UNITS);
		}
		function cleanSentence(text) {
			return (0, untrusted.b1)(text, MAX_SENTENCE_UNITS);
		}
		function optionalWord(text) {
			return text === null || text === undefined ? null : cleanWord(text);
		}
		function hasPassed({ conclusion }) {
			return conclusion === "success" || conclusion === "neutral" || conclusion === "skipped";
		}
		function hasFailed({ conclusion }) {
			return conclusion !== null && !hasPassed({ conclusion });
		}
		function isDoubtful({ conclusion }) {
			return conclusion === "neutral";
		}
		function worstAmong(apps, result = (0, deploy_result.hm)(apps.flatMap(({ result }) => result ?? []))) {
			const alike = apps.filter((app) => app.result === result);
			const deployed = alike.filter((app) => !isUnstarted(app));
			if (deployed.length > 0) return deployed;
			return alike.filter(({ isRefused }) => isRefused === alike[0]?.isRefused);
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
		function forApp(text, { name }) {
			return text.replaceAll("{app}", () => name);
		}
		function addressFor(address, { name }) {
			return forApp(address, { name: encodeURIComponent(name.toWellFormed()) });
		}
	}),
	5651: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => patternsOf,
			PN: () => parseAppPaths,
			TC: () => unknownAmong
		});
		var _kernel_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4757);
		var _kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2399);
		const MAX_CHARS = 2e3;
		const FORM = "Write one line for each application, NAME=PATTERN,PATTERN.";
		function parseAppPaths(text) {
			const lines = text.split(/[\r\n]+/).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
			const all = [];
			for (const line of lines) {
				const at = line.indexOf("=");
				const app = line.slice(0, Math.max(0, at)).trim();
				const refuse = (problem, blamed = line) => (0, _kind_js__WEBPACK_IMPORTED_MODULE_0__.MB)([], `${problem} ${FORM}`, blamed);
				if (app === "") return refuse(`has no ${at < 0 ? "\"=\"" : "name before the \"=\""}.`);
				if (all.some((other) => isSame(other.app, app))) return refuse("has two lines.", app);
				if (line.length > MAX_CHARS) return refuse(`has more than ${MAX_CHARS} characters in one line.`, app);
				const patterns = [];
				const texts = line.slice(at + 1).split(",");
				for (const written of texts.map((one) => one.trim()).filter((one) => one !== "")) {
					const parsed = (0, _kernel_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__.zW)(written);
					if (parsed.problem !== null) return (0, _kind_js__WEBPACK_IMPORTED_MODULE_0__.MB)([], parsed.problem, written);
					patterns.push(parsed.pattern);
				}
				if (patterns.length > 0 && patterns.every(({ isExclusion }) => isExclusion)) {
					return refuse("has only exclusions. Write ** before them to include every other file.");
				}
				all.push({
					app,
					patterns
				});
			}
			return (0, _kind_js__WEBPACK_IMPORTED_MODULE_0__.uw)(all);
		}
		function unknownAmong(paths, apps) {
			return paths.filter((line) => !apps.some((app) => isOf(app, line))).map(({ app }) => app);
		}
		function patternsOf(app, paths) {
			return paths.find((line) => isOf(app, line))?.patterns ?? [];
		}
		function isOf({ appId, name }, { app }) {
			return isSame(name, app) || isSame(appId, app);
		}
		function isSame(one, other) {
			return one.toLowerCase() === other.toLowerCase();
		}
	}),
	5465: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FF: () => parseKeyValueLines,
			Qo: () => readEnvironment,
			z4: () => EMPTY_SECRET,
			zh: () => listLineValues
		});
		var _kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2399);
		const KEY_PATTERN = "^[A-Za-z_][A-Za-z0-9_]*$";
		const KEY = new RegExp(KEY_PATTERN);
		const EMPTY_SECRET = "The expression of a secret that is misspelt or does not exist is empty, and a pull request from a fork gets no secrets.";
		function isKey(text) {
			return KEY.test(text);
		}
		function parseKeyValue(text) {
			const at = text.indexOf("=");
			const pair = {
				key: text.slice(0, Math.max(0, at)).trim(),
				value: text.slice(at + 1)
			};
			if (at < 0) return (0, _kind_js__WEBPACK_IMPORTED_MODULE_0__.MB)(pair, "has no \"=\"");
			return isKey(pair.key) ? (0, _kind_js__WEBPACK_IMPORTED_MODULE_0__.uw)(pair) : (0, _kind_js__WEBPACK_IMPORTED_MODULE_0__.MB)(pair, BAD_KEY);
		}
		const BAD_KEY = "has a key that is not letters, digits and underscores";
		const HOW = "Write KEY=VALUE, or KEY alone for the value of the environment variable KEY. A value of several lines starts after KEY<<EOF and ends before a line EOF.";
		const MAX_PROBLEMS = 3;
		function parseKeyValueLines(text, isEmptyAllowed) {
			const firstLines = new Map();
			const problems = [];
			const entries = [];
			let hasEmpty = false;
			let above = "";
			for (const { entry, line, problem } of readEntries(text)) {
				const { key, value } = entry;
				const first = firstLines.get(key);
				const isEmpty = !isEmptyAllowed && value !== null && value.trim() === "";
				const isRest = !isEmptyAllowed && value !== null && /^=+$/.test(value);
				if (problem !== null) problems.push(`line ${line} ${problem}`);
				else if (first !== undefined) problems.push(`line ${line} sets the same key as line ${first}`);
				else if (isEmpty) problems.push(`line ${line}${mayBeBase64(above) ? "" : ` (${key})`} has no value`);
				else if (isRest) problems.push(`line ${line} looks like the rest of a value that starts above it`);
				else entries.push(entry);
				hasEmpty ||= isEmpty;
				above = value ?? key;
				if (problem === null && first === undefined) firstLines.set(key, line);
			}
			if (problems.length === 0) return (0, _kind_js__WEBPACK_IMPORTED_MODULE_0__.uw)(entries);
			return (0, _kind_js__WEBPACK_IMPORTED_MODULE_0__.MB)([], `${sayFirst(problems)}. ${hasEmpty ? `${EMPTY_SECRET} ` : ""}${HOW}`);
		}
		function sayFirst(problems) {
			const more = problems.length - MAX_PROBLEMS;
			const shown = problems.slice(0, MAX_PROBLEMS).join("; ");
			return more <= 0 ? shown : `${shown}; and ${more} more ${more === 1 ? "line" : "lines"}`;
		}
		function mayBeBase64(value) {
			return /^[A-Za-z0-9+/]{16,}$/.test(value);
		}
		function listLineValues(text, env) {
			return readEntries(text).flatMap(({ entry, problem, written }) => {
				const { key, value } = entry;
				if (value === null) return [problem === null ? readEnvironment(key, env) ?? written : written];
				return problem === null && !/^=*$/.test(value) ? [value] : [written, value];
			});
		}
		function readEnvironment(key, env) {
			return Object.hasOwn(env, key) ? env[key] : undefined;
		}
		function readEntries(text) {
			const lines = splitLines(text);
			const read = [];
			for (let at = 0; at < lines.length; at++) {
				const line = lines[at];
				if (line === undefined || /^\s*(?:#|$)/.test(line.text)) continue;
				const opening = parseOpening(line.text);
				if (opening === null) {
					read.push(readLine(line));
					continue;
				}
				const { key, delimiter } = opening;
				const closing = lines.findIndex((other, index) => index > at && other.text === delimiter);
				const last = lines[closing < 0 ? lines.length - 1 : closing];
				const body = lines.slice(at + 1, closing < 0 ? undefined : closing);
				const value = text.slice(body[0]?.start ?? 0, body.at(-1)?.end ?? 0);
				const problem = closing < 0 ? "starts a value whose end is missing: no later line is the word after <<" : keyProblem(key);
				const entry = {
					key,
					value,
					place: { line: line.number }
				};
				read.push({
					entry,
					line: line.number,
					problem,
					written: problem === null ? "" : text.slice(line.start, last?.end)
				});
				at = closing < 0 ? lines.length : closing;
			}
			return read;
		}
		function parseOpening(line) {
			const at = line.indexOf("<<");
			const equals = line.indexOf("=");
			if (at < 0 || equals >= 0 && equals < at) return null;
			const delimiter = line.slice(at + 2).trim();
			return delimiter === "" ? null : {
				key: line.slice(0, at).trim(),
				delimiter
			};
		}
		function readLine({ number, text }) {
			const { value: pair, problem } = parseKeyValue(text);
			const isAlone = !text.includes("=");
			const key = isAlone ? text.trim() : pair.key;
			const entry = {
				key,
				value: isAlone ? null : pair.value,
				place: { line: number }
			};
			const said = isAlone ? isKey(key) ? null : "is neither a key nor KEY=VALUE" : problem;
			return {
				entry,
				line: number,
				problem: said,
				written: text
			};
		}
		function keyProblem(key) {
			return isKey(key) ? null : BAD_KEY;
		}
		function splitLines(text) {
			const lines = [];
			let start = 0;
			for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\r|\n|$/g)) {
				lines.push({
					number: lines.length + 1,
					text: text.slice(start, index),
					start,
					end: index
				});
				start = index + lineBreak.length;
			}
			return lines;
		}
	}),
	2399: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MB: () => bad,
			uw: () => good,
			wK: () => readValue
		});
		function good(value) {
			return {
				value,
				problem: null
			};
		}
		function bad(value, problem, blamed) {
			return blamed === undefined ? {
				value,
				problem
			} : {
				value,
				problem,
				blamed
			};
		}
		function readValue(kind, text, name, problems) {
			const { value, problem, blamed = text } = kind.parse(text);
			if (problem !== null) problems.push({
				name,
				seen: kind.isSecret === true ? "" : blamed,
				problem
			});
			return value;
		}
	}),
	4406: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => APPS,
			PO: () => APP_PATHS,
			Xu: () => AUDIENCE,
			Jx: () => BOOLEAN,
			dg: () => COMMIT_OR_FROM,
			pj: () => LINE,
			o_: () => kinds_NAME,
			VE: () => SECRET_LINES,
			xj: () => STATES,
			f: () => STATUSES,
			a$: () => TEXT,
			CV: () => TOKEN,
			Ro: () => VARIABLE_LINES,
			_d: () => WEB_ADDRESS,
			KF: () => baseUrlLike,
			FH: () => choiceOf,
			kh: () => countFrom,
			TH: () => durationUpTo,
			RY: () => promotedFrom
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
		var units = __webpack_require__(314);
		var web_address = __webpack_require__(6854);
		var resource_id = __webpack_require__(7811);
		var kind = __webpack_require__(2399);
		;
		const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;
		const QUOTE = /["'`\u201C\u201D\u2018\u2019]/;
		const SIGN = /[[\]{}"'`\u201C\u201D\u2018\u2019#]/;
		const FORM = "Give each application as ID or NAME=ID.";
		function parseApps(text) {
			const trimmed = text.trim();
			const isList = trimmed.startsWith("[") && trimmed.endsWith("]");
			const parts = (isList ? trimmed.slice(1, -1) : trimmed).split(/[,\r\n]/).map(tidy);
			const spaced = parts.find((part) => hasSpacedName(part) || isList && isSpacedString(part));
			if (spaced !== undefined) return (0, kind.MB)([], `has a space in a name or after an id. ${FORM}`, spaced);
			const apps = parts.flatMap((part) => part.split(/\s+/).filter((word) => word !== "")).map(parseApp);
			if (apps.length === 0) return (0, kind.MB)([], "has no application id. Give at least one.");
			return findProblem(apps) ?? (0, kind.uw)(apps);
		}
		function tidy(part) {
			const words = part.split("=").map((word) => word.trim());
			return words.join("=").replace(/^-\s/, "").trim();
		}
		function hasSpacedName(part) {
			const words = part.split(/\s+/);
			return part.includes("=") && words.some((word) => !word.includes("="));
		}
		function isSpacedString(part) {
			const inner = part.slice(1, -1);
			const isQuoted = /^["']/.test(part) && part.length > 1 && part.endsWith(part.charAt(0));
			return isQuoted && !/["']/.test(inner) && /\s/.test(inner.trim());
		}
		function parseApp(word) {
			const written = unquote(word);
			const at = written.indexOf("=");
			const appId = unquote(written.slice(at + 1));
			return {
				appId,
				name: at < 0 ? appId : unquote(written.slice(0, at))
			};
		}
		function unquote(text) {
			let [start, end] = [0, text.length];
			while (start < end && QUOTE.test(text.charAt(start))) start += 1;
			while (end > start && QUOTE.test(text.charAt(end - 1))) end -= 1;
			return text.slice(start, end);
		}
		function findProblem(apps) {
			const refuse = (refused, problem) => refused.length === 0 ? null : (0, kind.MB)(apps, problem, [...new Set(refused)].join(", "));
			const ids = apps.map(({ appId }) => appId);
			const uniqueIds = new Set();
			const isGivenBefore = (id) => {
				const known = (0, resource_id.O1)(id) ? id.toLowerCase() : id;
				return uniqueIds.has(known) || !uniqueIds.add(known);
			};
			const names = Map.groupBy(apps, ({ name }) => name.toLowerCase());
			const given = apps.filter(({ appId, name }) => name !== appId).map(({ name }) => name);
			return refuse(apps.filter(({ appId }) => appId === "").map(({ name }) => `${name}=`), `has no id after the name. ${FORM}`) ?? refuse(ids.filter((id) => !(0, resource_id.wk)(id) || SIGN.test(id) || /^-$|:$/.test(id)), `is not a valid id. Use up to ${resource_id.N4} characters, without brackets, quotes, "#", control characters, a ":" at the end, and "." or ".." as a part. ${FORM}`) ?? refuse(given.filter((name) => !NAME.test(name)), "is not a valid name. Use up to 63 letters, digits, dots, underscores and hyphens, starting with a letter or a digit.") ?? refuse(ids.filter(isGivenBefore), "is given twice. Give each application once.") ?? refuse(given.filter((name) => (names.get(name.toLowerCase())?.length ?? 0) > 1), "is the name of two applications. Give each its own; case does not matter.");
		}
		var app_paths = __webpack_require__(5651);
		var key_values = __webpack_require__(5465);
		;
		const MAX_NAME_CHARS = 255;
		const VISIBLE_ASCII = /^[\x21-\x7e]+$/;
		const BOOLEAN = { parse: (text) => {
			if (/^(?:true|True|TRUE)$/.test(text)) return (0, kind.uw)(true);
			if (/^(?:false|False|FALSE)$/.test(text)) return (0, kind.uw)(false);
			return (0, kind.MB)(false, "is not a boolean. Use true or false.");
		} };
		function durationUpTo(mostMs) {
			return { parse: (text) => {
				const durationMs = (0, units.E9)(text);
				if (durationMs === null || durationMs === 0) {
					return (0, kind.MB)(0, `is not a duration${durationMs === 0 ? " above zero" : ""}. Use for example 90s, 10m or 1h30m.`);
				}
				return durationMs <= mostMs ? (0, kind.uw)(durationMs) : (0, kind.MB)(0, (0, units.Y7)(text, mostMs));
			} };
		}
		function countFrom(least, most = Number.MAX_SAFE_INTEGER) {
			const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
			return { parse: (text) => {
				const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
				return count >= least && count <= most ? (0, kind.uw)(count) : (0, kind.MB)(least, `is not a whole number ${range}.`);
			} };
		}
		function choiceOf(...choices) {
			const all = `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
			return {
				choices,
				parse: (text) => {
					const choice = choices.find((word) => word === text);
					if (choice !== undefined) return (0, kind.uw)(choice);
					const near = findNearWord(text, choices);
					return (0, kind.MB)(choices[0], `is not valid. ${near === null ? "" : `Did you mean ${near}? `}Use ${all}.`);
				}
			};
		}
		const STATES = { parse: (text) => {
			const states = splitList(text);
			return states.length > 0 ? (0, kind.uw)(states) : (0, kind.MB)(states, "is empty. Give a state, for example RUNNING.");
		} };
		const STATUSES = { parse: (text) => {
			const ranges = splitList(text).map((entry) => {
				const [, from, to = from] = /^([2-5]\d\d)(?:\s*-\s*([2-5]\d\d))?$/.exec(entry) ?? [];
				return [Number(from ?? "none"), Number(to ?? "none")];
			});
			if (ranges.length > 0 && ranges.every(([from, to]) => from <= to)) return (0, kind.uw)(ranges);
			return (0, kind.MB)(ranges, "is not a list of statuses from 200 to 599. Use for example 200, 200-399 or 200-299,401.");
		} };
		const APPS = { parse: parseApps };
		const APP_PATHS = { parse: app_paths.PN };
		const NO_COMMIT = "none";
		const COMMIT = { parse: (text) => {
			if (text === NO_COMMIT) return (0, kind.uw)(null);
			if (/^0{40}$/.test(text)) {
				const when = "forty zeros are how GitHub says that a commit does not exist, for example before a new branch.";
				return (0, kind.MB)(text, `is no commit: ${when} Give the commit to deploy.`);
			}
			if (/^[0-9a-f]{7,40}$/i.test(text)) return (0, kind.uw)(text);
			const name = /^[A-Za-z][\w./~^-]{0,99}$/.test(text) ? text : "HEAD";
			const how = `Use 7 to 40 hexadecimal digits, for example "$(git rev-parse ${name})" in a shell, or the word none.`;
			return (0, kind.MB)(text, `is not a commit. ${how}`);
		} };
		const FROM = "from:";
		const COMMIT_OR_FROM = { parse: (text) => {
			if (!text.startsWith(FROM)) return COMMIT.parse(text);
			const environment = text.slice(FROM.length).trim();
			if (environment === "") return (0, kind.MB)(text, "names no environment. Write for example from:staging.");
			const { problem } = kinds_NAME.parse(environment);
			return problem === null ? (0, kind.uw)(`${FROM}${environment}`) : (0, kind.MB)(text, problem);
		} };
		function promotedFrom(commit) {
			return commit?.startsWith(FROM) === true ? commit.slice(FROM.length) : null;
		}
		const TOKEN = {
			isSecret: true,
			parse: (text) => {
				if (text === "") {
					return (0, kind.MB)(text, "is empty. Set the platform's API token, and check that the repository has this secret.");
				}
				if (VISIBLE_ASCII.test(text)) return (0, kind.uw)(text);
				return (0, kind.MB)(text, "has spaces, line breaks or special characters. Give the token alone, without \"Token\" or \"Bearer\" before it.");
			}
		};
		const AUDIENCE = { parse: (text) => {
			if (text.length <= MAX_NAME_CHARS && VISIBLE_ASCII.test(text)) return (0, kind.uw)(text);
			return (0, kind.MB)(text, `is not an audience. Use up to ${MAX_NAME_CHARS} ASCII characters without spaces.`);
		} };
		const VARIABLE_LINES = {
			isSecret: true,
			parse: (text) => (0, key_values.FF)(text, true)
		};
		const SECRET_LINES = {
			isSecret: true,
			parse: (text) => (0, key_values.FF)(text, false)
		};
		function baseUrlLike(example) {
			return { parse: (text) => {
				const problem = (0, web_address.jc)(text, example);
				return problem === null ? (0, kind.uw)(text) : (0, kind.MB)("", problem, (0, web_address.qs)(text));
			} };
		}
		const WEB_ADDRESS = { parse: (text) => {
			const url = (0, web_address.K7)(text);
			if (url !== null && url.username === "" && url.password === "") return (0, kind.uw)(text);
			return (0, kind.MB)(text, "is not a valid URL. Use http or https without credentials.", (0, web_address.qs)(text));
		} };
		const kinds_NAME = lineOf("name");
		const LINE = lineOf("text");
		function lineOf(what) {
			return { parse: (text) => {
				if (text !== "" && text.length <= MAX_NAME_CHARS && !/\p{C}/u.test(text)) return (0, kind.uw)(text);
				return (0, kind.MB)(text, `is not a valid ${what}. Use up to ${MAX_NAME_CHARS} characters without control characters.`);
			} };
		}
		const TEXT = { parse: kind.uw };
		function splitList(text) {
			const entries = text.split(/[,\r\n]/).map((entry) => entry.trim());
			return [...new Set(entries.filter((entry) => entry !== ""))];
		}
	})
};
;
