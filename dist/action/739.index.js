"use strict";
exports.id = 739;
exports.ids = [739];
exports.modules = {
	2110: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => createSavedState,
			b: () => readOpenDeployments
		});
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9974);
		const MAY_GO_ON = [
			"timed_out",
			"cancelled",
			"unknown",
			"triggered"
		];
		function createSavedState(apps, commands) {
			const open = new Map(apps.map((app) => [app.appId, {
				...app,
				deploymentId: null,
				isTaken: false
			}]));
			const save = () => commands.saveState("deployments", JSON.stringify([...open.values()]));
			commands.saveState("phase", "started");
			save();
			return { changed: (record) => {
				const kept = open.get(record.appId);
				const name = apps.find(({ appId }) => appId === record.appId)?.name ?? record.appId;
				const now = isOver(record) ? undefined : toOpen(record, name);
				if (kept?.deploymentId === now?.deploymentId && kept?.isTaken === now?.isTaken) return;
				if (now === undefined) open.delete(record.appId);
				else open.set(record.appId, now);
				save();
			} };
		}
		function readOpenDeployments(commands) {
			if (commands.state("phase") !== "started") return [];
			const saved = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(commands.state("deployments"));
			return Array.isArray(saved) ? saved.flatMap(decodeOpen) : [];
		}
		function toOpen({ appId, deploymentId, triggeredAt }, name) {
			return {
				appId,
				name,
				deploymentId,
				isTaken: triggeredAt !== null
			};
		}
		function isOver({ settlement }) {
			return settlement !== null && !MAY_GO_ON.includes(settlement.result);
		}
		function decodeOpen(value) {
			const [appId, name, deploymentId] = [
				"appId",
				"name",
				"deploymentId"
			].map((key) => (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__._F)(value, key));
			if (typeof appId !== "string" || typeof name !== "string") return [];
			return [{
				appId,
				name,
				deploymentId: typeof deploymentId === "string" ? deploymentId : null,
				isTaken: (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__._F)(value, "isTaken") === true
			}];
		}
	}),
	2739: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { deploy: () => deploy });
		var endings_before_start = __webpack_require__(7202);
		;
		function createRecord(appId, commit, startedAt) {
			return {
				appId,
				commit,
				startedAt,
				triggeredAt: null,
				deploymentId: null,
				identity: {},
				baseline: null,
				last: null,
				steps: [],
				evidence: "none",
				supersededBy: null,
				settlement: null
			};
		}
		var check_health = __webpack_require__(4286);
		var time_limit = __webpack_require__(3542);
		var plain_text = __webpack_require__(4281);
		var evidence_evidence = __webpack_require__(2152);
		var next_steps = __webpack_require__(2024);
		var deploy_phase = __webpack_require__(3696);
		var reason_codes = __webpack_require__(3292);
		var sentences = __webpack_require__(585);
		;
		const NEVER_SHOWN = "the platform said that another deployment is in progress, but its status never showed that. This run started no deployment.";
		const UNATTRIBUTED = "The status could not be read before the deployment, so it is unclear which deployment finished.";
		function endNow(state, reading) {
			const evidence = (0, sentences.oP)(state.record, state.policy.trigger);
			const reason = `${evidence.charAt(0).toUpperCase()}${evidence.slice(1)}.`;
			const { phase, word } = reading;
			const ended = phase === "progress" ? {
				result: "unknown",
				reasonCode: "outcome-unclear"
			} : {
				result: phase,
				reasonCode: (0, reason_codes.s)(phase, word)
			};
			return {
				...ended,
				reason,
				confirmed: state.evidence.strongest !== "none"
			};
		}
		function alreadyRuns({ policy, record }, observation) {
			const why = policy.trigger ? `nothing changed for ${(0, sentences.eB)(policy.startTimeoutMs)}` : "nothing is in progress";
			const commit = (0, plain_text.Ax)(record.commit ?? "");
			return {
				result: "success",
				reasonCode: "already-runs",
				reason: `The application already runs this commit (${commit}): ${why}, and it is ${stateSince(observation)}.`,
				confirmed: true
			};
		}
		function nothingInProgress(observation, { phase }) {
			const what = (0, deploy_phase.Nr)(observation.details) ? "No deployment" : "Nothing";
			const hasFailed = phase === "failure" || phase === "cancelled";
			return {
				result: hasFailed ? phase : "unknown",
				reasonCode: "nothing-in-progress",
				reason: `${what} is in progress; the application is ${stateSince(observation)}.`,
				advice: [{
					kind: "do",
					what: `${hasFailed ? "read the log of the last deployment, then " : ""}start a deployment on the platform`
				}, {
					kind: "set",
					setting: "trigger",
					value: "true"
				}]
			};
		}
		function stateSince({ state, lastDeploymentDate }) {
			return lastDeploymentDate === null ? state : `${state} since ${lastDeploymentDate.text}`;
		}
		function endUnproven(state, observation, reading) {
			const still = (0, sentences.eB)(state.policy.startTimeoutMs);
			if (state.evidence.another !== null && !state.evidence.isOpen) return supersededEnding(state);
			if (!state.isAccepted && state.policy.trigger) return state.record.isAdopted === true ? undecided(NEVER_SHOWN) : responseLost("The status shows no sign of it.");
			const isOurs = state.evidence.strongest !== "none";
			if (mayHaveWaited(state, observation, reading)) return leftQueue(state, observation, reading);
			if (reading.phase === "progress" && (isOurs || !(reading.known || state.policy.trigger))) {
				const seen = (0, sentences.oP)(state.record, state.policy.trigger);
				const idle = `the state has been ${observation.state} for ${still}, which means neither success nor failure`;
				return undecided(`${idle} (${seen}).`);
			}
			if (!state.policy.trigger && state.record.steps.length <= 1) return nothingInProgress(observation, reading);
			if (reading.phase === "success" && (isOurs || !(0, deploy_phase.a7)(observation.serviceDeploymentStatus))) {
				const [value, to] = state.policy.onUnchanged === "fail" ? ["succeed", "let this pass"] : ["fail", "let this fail"];
				const isSet = state.settings === "written";
				const needed = isSet ? " Only a new deployment uses the variables and secrets of this run." : "";
				return {
					result: "unchanged",
					reasonCode: "unproven",
					reason: `Nothing proves a new deployment: ${whyUnproven(state, observation, still)}${needed}`,
					advice: [{
						kind: "do",
						what: `check on the platform ${isSet ? "whether it was deployed" : "which commit runs"}`
					}, {
						kind: "set",
						setting: "on-unchanged",
						value,
						to
					}]
				};
			}
			if (reading.phase !== "progress" && state.reference !== null && (0, evidence_evidence.wX)(state.reference)) {
				return undecided(`the state is ${observation.state}, and nothing changed for ${still}. ${UNATTRIBUTED}`);
			}
			return {
				result: "timed_out",
				reasonCode: "not-started",
				reason: `The deployment never started: nothing changed for ${still}, and the state is ${observation.state}.`,
				advice: [{
					kind: "do",
					what: "check on the platform why it did not start"
				}, {
					kind: "raise",
					setting: "start-timeout"
				}]
			};
		}
		function mayHaveWaited({ evidence, reference }, { details, identity, requestsWaiting }, { phase }) {
			const { atStart, isOpen, responseNames, other, strongest } = evidence;
			const isQueueing = requestsWaiting != null || identity.execution_id !== undefined;
			if (phase === "cancelled" && isQueueing || (0, deploy_phase.Nr)(details)) return true;
			const isNamedInResponse = responseNames.deployment_request_id !== undefined || responseNames.execution_id !== undefined;
			const isNamed = isNamedInResponse && strongest === "none";
			const isBehind = other !== null && reference?.identity.execution_id !== undefined;
			return atStart > 0 || isOpen || isNamed || isBehind;
		}
		function leftQueue(state, { state: word }, reading) {
			const { evidence, record, policy } = state;
			const isOnlyOurs = !evidence.isOpen && evidence.others.length === 0 && evidence.other === null;
			if (reading.phase === "cancelled" && isOnlyOurs && record.baseline?.state !== word) {
				return {
					result: "cancelled",
					reasonCode: "cancelled-in-queue",
					reason: `The deployment was cancelled before it started: it left the queue, and the state is ${word}.`,
					advice: next_steps.sq,
					confirmed: true
				};
			}
			if ((0, plain_text._P)(word) === "DELETED" && record.baseline?.state !== word) {
				return {
					result: "failure",
					reasonCode: "application-deleted",
					reason: "The application was deleted while the deployment waited: the state is DELETED.",
					advice: next_steps.sq,
					confirmed: true
				};
			}
			const why = evidence.isOpen ? "another request was deployed around the same time, and it is unclear which of them the status shows" : `the state is ${word}, and the status shows no outcome of this deployment`;
			return undecided(`${why} (${(0, sentences.oP)(record, policy.trigger)}).`);
		}
		function undecided(why) {
			const reason = `Could not determine the outcome: ${why}`;
			return {
				result: "unknown",
				reasonCode: "outcome-unclear",
				reason,
				advice: next_steps.sq
			};
		}
		function whyUnproven({ reference }, observation, still) {
			const { state, serviceDeploymentStatus } = observation;
			if ((0, deploy_phase.a7)(serviceDeploymentStatus)) return `the state is ${state}, but the service still reported ${serviceDeploymentStatus} after ${still}.`;
			if (reference !== null && (0, evidence_evidence.wX)(reference)) return `the state is ${state}. ${UNATTRIBUTED}`;
			return `nothing changed for ${still}, and the state stayed ${state}.`;
		}
		function supersededEnding(state) {
			const { another, strongest } = state.evidence;
			const id = (0, evidence_evidence.I7)(another?.names ?? {});
			const other = id === null ? "deployment" : `deployment (${id})`;
			return {
				result: "superseded",
				reasonCode: "replaced",
				reason: strongest === "identity" || id === null ? `A newer ${other} replaced this one before its end was seen: ${(0, sentences.oP)(state.record, state.policy.trigger)}.` : `The status shows another ${other} and never showed this one: ${(0, sentences.oP)(state.record, state.policy.trigger)}.`,
				advice: (0, next_steps.nC)("check the other deployment for what runs now"),
				confirmed: true
			};
		}
		function outOfTime(state, message) {
			const last = (0, sentences.YO)(state.record);
			const seen = last === null ? "the platform reported no state" : `the last state was ${last} (${(0, sentences.oP)(state.record, state.policy.trigger)})`;
			const because = message === "" ? "" : ` ${(0, sentences.KG)(message)}`;
			return {
				result: "timed_out",
				reasonCode: "timeout",
				reason: `Not finished within ${(0, sentences.eB)(state.policy.timeoutMs)}: ${seen}.${because} The deployment continues on the platform.`,
				advice: [
					{
						kind: "do",
						what: "check it there"
					},
					next_steps.Dy,
					next_steps.Ul
				]
			};
		}
		function undetermined(state, error) {
			const last = (0, sentences.YO)(state.record);
			return {
				result: "unknown",
				reasonCode: "cannot-read-status",
				reason: `Could not read the status of the deployment${last === null ? "" : `; the last state was ${last}`}. ${(0, sentences.KG)(error.message)} The deployment may continue on the platform.`,
				advice: [{
					kind: "do",
					what: "check it there"
				}, next_steps.Ul]
			};
		}
		function isExpired({ record }, { refusal }) {
			return refusal === "unauthorized" && record.last !== null;
		}
		function sayRefusal(state, check) {
			const { message } = check.error;
			return isExpired(state, check) ? `The token was accepted before, so it has expired or was revoked. ${message}` : message;
		}
		const RENEW = [{
			kind: "do",
			what: "use a token that is valid for longer than a deployment"
		}, next_steps.Ul];
		function refusedToCheck(state, check) {
			if (isExpired(state, check)) {
				const ending = undetermined(state, { message: sayRefusal(state, check) });
				return {
					...ending,
					reasonCode: "token-expired",
					advice: RENEW
				};
			}
			if (!state.policy.trigger) return {
				result: "failure",
				reasonCode: "platform-refused",
				reason: (0, sentences.$N)(check.error),
				isRefused: true
			};
			if (check.refusal === "forbidden" || check.refusal === "unauthorized") {
				return {
					result: "unknown",
					reasonCode: "read-scope-missing",
					reason: `The platform accepted the deployment, but following it needs the Read scope. ${(0, sentences.$N)(check.error)}`,
					advice: [{
						kind: "do",
						what: "give the token the Read scope as well"
					}, {
						kind: "set",
						setting: "wait",
						value: "false"
					}]
				};
			}
			const doubted = check.refusal === "rejected" ? "the base URL" : "the token";
			const what = `check ${doubted} and the id of the application`;
			return {
				...undetermined(state, check.error),
				advice: [{
					kind: "do",
					what
				}]
			};
		}
		function responseLost(why) {
			return {
				result: "unknown",
				reasonCode: "response-lost",
				reason: `Could not determine whether the deployment started: the response to the request was lost. ${(0, sentences.KG)(why)} The deployment may be in progress.`,
				advice: next_steps.sq
			};
		}
		function notWaiting(reason) {
			return {
				result: "triggered",
				reasonCode: "not-waiting",
				reason: `${reason} Not waiting for its outcome.`
			};
		}
		function finishedAtOnce(result, word) {
			return {
				result,
				reasonCode: (0, reason_codes.s)(result, word ?? ""),
				reason: `The platform's response to the request shows a deployment that is already ${word}.`,
				confirmed: true
			};
		}
		function outOfTimeAfterRequest() {
			return {
				result: "timed_out",
				reasonCode: "timeout",
				reason: "The timeout was reached right after the deployment was requested. It continues on the platform.",
				advice: [next_steps.Dy, next_steps.Ul]
			};
		}
		function withCommit(ending, commit) {
			return {
				...ending,
				reason: `${ending.reason} The application runs ${(0, plain_text.Ax)(commit)}.`
			};
		}
		function withOtherCommit(ending, commit, ours) {
			const runs = `The application runs ${(0, plain_text.Ax)(commit)} instead of ${(0, plain_text.Ax)(ours)}.`;
			return {
				...ending,
				reason: `${ending.reason} ${runs}`
			};
		}
		function otherCommit(state, commit) {
			return {
				result: "superseded",
				reasonCode: "other-commit",
				reason: (0, sentences.En)(commit, state.policy.commit ?? ""),
				advice: (0, next_steps.nC)(`check on the platform who deployed ${(0, plain_text.Ax)(commit)}`),
				confirmed: true
			};
		}
		function unsureOfCommit(state, commit) {
			return {
				result: "unknown",
				reasonCode: "outcome-unclear",
				reason: `The status shows success (${(0, sentences.oP)(state.record, state.policy.trigger)}), but the application runs ${(0, plain_text.Ax)(commit)} instead of ${(0, plain_text.Ax)(state.policy.commit ?? "")}. The timeout was reached before that could be checked again.`,
				advice: [{
					kind: "do",
					what: "check on the platform which commit runs"
				}, next_steps.Dy]
			};
		}
		function interruptedEnding({ policy, stage, triggersSent, isAccepted, record }) {
			const interrupted = (how, advice = [], reasonCode = "interrupted") => {
				return {
					result: "cancelled",
					reasonCode,
					reason: `Interrupted${how}`,
					advice,
					isInterrupted: true
				};
			};
			if (triggersSent === 0 && stage !== "following") return interrupted(" before a deployment was started.", [], "interrupted-before-request");
			if (isAccepted || record.isAdopted === true || record.evidence !== "none") {
				const check = {
					kind: "do",
					what: "check the outcome there"
				};
				return interrupted(". The deployment continues on the platform.", [check, next_steps.Ul]);
			}
			if (!policy.trigger) return interrupted(". No deployment was seen in progress.");
			const unclear = "The deployment may have started, and may continue on the platform.";
			return interrupted(` before the platform responded to the request. ${unclear}`, next_steps.sq);
		}
		;
		const READS = 3;
		const BELIEVED_AFTER_MS = 15e3;
		const BETWEEN_COMMIT_READS_MS = BELIEVED_AFTER_MS / (READS - 1);
		const MIN_DIGITS = 7;
		const SHA = /^[0-9a-f]{7,64}$/i;
		function isSettled({ reads, since }, at) {
			return reads >= READS && at - (since ?? at) >= BELIEVED_AFTER_MS;
		}
		function isComparable(commit) {
			return SHA.test(commit ?? "");
		}
		function judgeCommit(commit, ours, { reads, since }, at) {
			if (commit === null) return "nothing";
			if (isSameCommit(commit, ours)) return "ours";
			return isSettled({
				reads: reads + 1,
				since
			}, at) ? "another" : "maybe-another";
		}
		function isProvenByCommit({ other, another, others, exits }, commit, ours, before) {
			if (commit === null || before === null || isSameCommit(before, ours)) return false;
			const isAlone = other === null && another === null && others.every(({ kind }) => kind === "restart");
			return isAlone && exits <= 1 && isSameCommit(commit, ours);
		}
		function isSameCommit(one, other) {
			const first = one.toLowerCase();
			const second = other.toLowerCase();
			const isLongEnough = first.length >= MIN_DIGITS && second.length >= MIN_DIGITS;
			return isLongEnough && (first.startsWith(second) || second.startsWith(first));
		}
		;
		const ACCOUNTED_MS = 45e3;
		function isMergedIntoQueue(reference, { count, working, request = null }) {
			const before = reference?.requestsWaiting ?? 0;
			if (count === null) return request !== null && (0, evidence_evidence.PT)(request, reference?.identity.deployment_request_id);
			return count > 0 && count <= before && working === null;
		}
		function addQueueCount(evidence, reference, seen) {
			const { observation, countBefore = null, sinceMs = 0 } = seen;
			const count = observation.requestsWaiting ?? null;
			if (count === null) return evidence;
			if (evidence.queue === "left") {
				const isNewerOut = countBefore !== null && count < countBefore && evidence.ours.execution_id === undefined;
				return isNewerOut ? {
					...evidence,
					exits: evidence.exits + 1,
					isOpen: true
				} : evidence;
			}
			if (evidence.queue === "unknown") {
				if (count === 0) return {
					...evidence,
					queue: "left",
					exits: 1
				};
				const isOpen = evidence.isOpen || count > 1;
				return whileOursWaits({
					...evidence,
					queue: "waiting",
					atStart: count,
					isOpen
				}, reference, seen, count);
			}
			const wasIdle = reference !== null && (reference.requestsWaiting ?? 0) === 0;
			if (count === 0 && wasIdle && !(0, evidence_evidence.yu)(reference, observation)) return evidence;
			const exits = evidence.exits + Math.max(0, (countBefore ?? evidence.atStart) - count);
			const isOpen = evidence.isOpen || sinceMs > ACCOUNTED_MS;
			return whileOursWaits({
				...evidence,
				exits,
				isOpen
			}, reference, seen, count);
		}
		function whileOursWaits(evidence, reference, seen, count) {
			const { observation, activity } = seen;
			const { execution_id: execution } = observation.identity;
			const before = reference?.identity.execution_id;
			const isNew = execution !== undefined && !isOther(evidence, execution) && !(0, evidence_evidence.PT)(execution, before);
			const isNamed = execution !== undefined && (0, evidence_evidence.PT)(execution, evidence.ours.execution_id);
			const hasExecutionNames = execution !== undefined || before !== undefined;
			const ahead = Math.max(0, evidence.atStart - 1);
			const isBelowStart = count < evidence.atStart;
			const areAllStarted = startedAhead(evidence) === ahead;
			const isWaiting = activity === "waiting" || activity === "idle";
			if (count === 0 || isNew && isBelowStart && areAllStarted && !(isNamed && isWaiting)) {
				const isSum = areAllStarted && evidence.exits <= ahead + 1;
				const isOtherAtWork = hasExecutionNames && activity === "working" && !isNew && !isNamed;
				const addsUp = isSum && !isOtherAtWork && (hasExecutionNames || ahead === 0);
				return {
					...evidence,
					queue: "left",
					isOpen: evidence.isOpen || !addsUp
				};
			}
			if (isNew) {
				if (isNamed && isWaiting) return evidence;
				if (!isBelowStart) return {
					...withOther(evidence, execution, "deployment"),
					isOpen: true
				};
				const isOpen = evidence.isOpen || isNamed || activity === "waiting";
				return {
					...withOther(evidence, execution, "ahead"),
					isOpen
				};
			}
			const isFirstStart = seen.before === "waiting" && activity === "working" && isBelowStart && ahead > 0;
			if (isFirstStart) return withOther(evidence, execution, "ahead");
			const isDateMoved = (0, evidence_evidence.Pk)(evidence.date, observation.lastDeploymentDate);
			const isWork = activity === "working" || !hasExecutionNames && isDateMoved;
			if (!isWork || evidence.otherActive || isBelowStart) return evidence;
			return withOpenPlace(evidence, true);
		}
		function withOther(evidence, execution, kind) {
			if (execution === undefined || isOther(evidence, execution)) return evidence;
			const { execution_id: named, ...rest } = evidence.ours;
			const ours = (0, evidence_evidence.PT)(named, execution) ? rest : evidence.ours;
			return {
				...evidence,
				ours,
				others: [...evidence.others, {
					execution,
					kind
				}]
			};
		}
		function withOpenPlace(evidence, hasStarted = false) {
			const isNew = hasStarted && startedAhead(evidence) === 0;
			const others = isNew ? [...evidence.others, {
				execution: undefined,
				kind: "ahead"
			}] : evidence.others;
			return {
				...evidence,
				others,
				isOpen: true
			};
		}
		function startedAhead({ others }) {
			return others.filter(({ kind }) => kind === "ahead").length;
		}
		function isOtherNext({ queue, atStart, others }) {
			return queue === "unknown" && startedAhead({ others }) < atStart - 1;
		}
		function mayBecomeOpen(evidence) {
			return evidence.queue === "waiting" || evidence.isOpen || isOtherNext(evidence);
		}
		function isOther({ others }, execution) {
			return execution !== undefined && others.some((other) => (0, evidence_evidence.PT)(other.execution, execution));
		}
		var request_fate = __webpack_require__(4835);
		var back_off = __webpack_require__(7510);
		;
		const STRETCH = [
			{
				untilMs: 12e4,
				factor: 1
			},
			{
				untilMs: 12e5,
				factor: 2
			},
			{
				untilMs: 36e5,
				factor: 3
			}
		];
		const MAX_FACTOR = 6;
		const JITTER = .1;
		const RETRY = {
			firstMs: 2e3,
			maxMs: 3e4
		};
		function nextCheckInMs(input) {
			const factor = STRETCH.find((step) => input.elapsedMs < step.untilMs)?.factor ?? MAX_FACTOR;
			const interval = Math.max(input.pollIntervalMs * factor, input.paceMs) * (1 + JITTER * (2 * input.chance - 1));
			return Math.max(input.pollIntervalMs, input.paceMs, interval);
		}
		function nextRetryInMs(failures, chance) {
			return (0, back_off.V)(failures, RETRY, chance);
		}
		;
		const PATIENCE = {
			lasting: {
				attempts: 2,
				withinMs: 0,
				maxPauseMs: 3e3
			},
			starting: {
				attempts: 1,
				withinMs: 6e4,
				maxPauseMs: 1e4
			},
			passing: {
				attempts: 10,
				withinMs: 3e5,
				maxPauseMs: Number.POSITIVE_INFINITY
			}
		};
		function addFailure(row, outlook, at, wasReached) {
			return {
				since: row?.since ?? at,
				count: (row?.count ?? 0) + 1,
				lasting: (row?.lasting ?? 0) + (outlook === "lasting" ? 1 : 0),
				isReached: wasReached || row?.isReached === true || outlook === "passing"
			};
		}
		function countsAs(row, outlook) {
			return outlook === "starting" && row.isReached ? "passing" : outlook;
		}
		function nextAttemptAt(row, outlook, at, chance) {
			const { attempts, withinMs, maxPauseMs } = PATIENCE[outlook];
			const count = outlook === "lasting" ? row.lasting : row.count;
			const endsAt = row.since + withinMs;
			if (count >= attempts && at >= endsAt) return null;
			const pauseMs = Math.min(maxPauseMs, nextRetryInMs(count, chance));
			return count >= attempts ? Math.min(at + pauseMs, endsAt) : at + pauseMs;
		}
		;
		const LAST_CHECK_MARGIN_MS = 1500;
		const MAX_SILENT_WAIT_MS = 1e4;
		const FAILURES_TO_REPORT = 4;
		function settle(state, at, ending) {
			const settlement = {
				result: ending.result,
				reasonCode: ending.reasonCode,
				reason: ending.reason,
				advice: ending.advice ?? [],
				confirmed: ending.confirmed ?? false,
				settledAt: at,
				...ending.isRefused === true ? { isRefused: true } : {},
				...ending.nothing && { nothing: state.policy.trigger ? ending.nothing : "followed" },
				...ending.isInterrupted === true ? { isInterrupted: true } : {}
			};
			return [{
				...state,
				stage: "settled",
				record: {
					...state.record,
					settlement
				}
			}, []];
		}
		function checkLater(state, event, timedOut, heldUntil = Number.POSITIVE_INFINITY) {
			const since = state.record.triggeredAt ?? state.record.startedAt;
			const paceMs = event.pace.intervalMs;
			const { pollIntervalMs } = state.policy;
			const cadence = nextCheckInMs({
				elapsedMs: event.at - since,
				pollIntervalMs,
				paceMs,
				chance: event.chance
			});
			const wanted = Math.min(event.at + cadence, Math.max(heldUntil, event.at + pollIntervalMs, event.at + paceMs));
			const [slowed, effects] = announceSlowdown(state, event);
			return scheduleCheck(slowed, event.at, wanted, timedOut, effects);
		}
		function checkLast(state, at, timedOut) {
			return scheduleCheck(state, at, Number.POSITIVE_INFINITY, timedOut, []);
		}
		function checkAfterFailure(state, event, endings) {
			const { at, check, pace } = event;
			const retry = planRetry(state, event, check.error, endings);
			if (retry.at === null) return settle(retry.state, at, retry.ending());
			const spacingMs = retry.isReached ? Math.max(Math.min(1e3, state.policy.pollIntervalMs), pace.intervalMs) : 0;
			const [slowed, announced] = announceSlowdown(retry.state, event);
			const [reported, effects] = reportFailure(slowed, check.error);
			return scheduleCheck(reported, at, Math.max(retry.at, at + spacingMs), retry.ending, [...announced, ...effects]);
		}
		function triggerAfterFailure(state, event, error, endings) {
			const retry = planRetry(state, event, error, endings);
			if (retry.at === null) return settle(retry.state, event.at, retry.ending());
			return triggerLater(retry.state, event.at, retry.at, retry.ending);
		}
		function planRetry(state, { at, chance }, error, { givenUp, timedOut, unreached }) {
			const outlook = (0, request_fate.jH)(error);
			const failing = addFailure(state.failing, outlook, at, state.reference !== null);
			const counted = unreached === undefined ? "passing" : countsAs(failing, outlook);
			const next = nextAttemptAt(failing, counted, at, chance);
			const isReached = counted === "passing";
			const late = next === null ? givenUp : timedOut;
			return {
				state: {
					...state,
					failing
				},
				at: next,
				ending: isReached ? late : unreached ?? late,
				isReached
			};
		}
		function triggerLater(state, now, at, timedOut) {
			if (at >= state.deadlineAt) return settle(state, now, timedOut());
			const record = {
				...state.record,
				isRequestDue: true
			};
			return [{
				...state,
				stage: "triggering",
				record
			}, [{
				kind: "trigger",
				at
			}]];
		}
		function lastCheckAt(state) {
			return state.deadlineAt - LAST_CHECK_MARGIN_MS;
		}
		function andAlso(effects, [state, more]) {
			return [state, [...effects, ...more]];
		}
		function notify(level, text) {
			return {
				kind: "notify",
				notice: {
					level,
					text
				}
			};
		}
		const MAX_SAID = 100;
		function sayOnce(state, key, effect) {
			if (state.said.includes(key) || state.said.length >= MAX_SAID) return [state, []];
			return [{
				...state,
				said: [...state.said, key]
			}, [effect]];
		}
		function scheduleCheck(state, now, wanted, timedOut, effects) {
			const lastAt = lastCheckAt(state);
			if (wanted <= lastAt) return [state, [...effects, {
				kind: "check",
				at: wanted,
				purpose: state.stage === "baseline" ? "baseline" : "follow"
			}]];
			if (now >= lastAt) return settle(state, now, timedOut());
			return [state, [...effects, {
				kind: "check",
				at: lastAt,
				purpose: "final"
			}]];
		}
		function reportFailure(state, error) {
			const effect = notify("info", sentences.ku.checkFailed(error));
			return state.failing?.count === FAILURES_TO_REPORT ? [state, [effect]] : sayOnce(state, "check-failed", effect);
		}
		function announceSlowdown(state, { at, pace }) {
			const waitMs = Math.min(pace.intervalMs, lastCheckAt(state) - at);
			if (waitMs <= Math.max(MAX_SILENT_WAIT_MS, state.policy.pollIntervalMs)) return [state, []];
			return sayOnce(state, "slowed", notify("info", sentences.ku.slowedDown(waitMs, pace.resetsAt)));
		}
		;
		function isContradictable({ policy, record }) {
			return policy.trigger && record.isAdopted !== true && isComparable(policy.commit);
		}
		function isProvable(state) {
			return isContradictable(state) && state.settings !== "written";
		}
		function isCommitEnough({ policy, evidence, settings }, observation, reading) {
			if (settings === "written" || !isComparable(policy.commit) || !(0, deploy_phase.Wr)(observation, reading)) return false;
			if (!policy.trigger) return true;
			return evidence.strongest === "none" && (0, evidence_evidence.MP)(evidence.responseNames, observation.identity) !== "different";
		}
		function prove(state, at, pending) {
			const held = {
				...pending,
				seenAt: at,
				reads: 0,
				since: null
			};
			const proof = {
				...state.proof,
				pending: held,
				triedFor: state.movedAt
			};
			return [{
				...state,
				stage: "proving",
				proof
			}, [{
				kind: "inspect",
				at
			}]];
		}
		function isWorthInspecting(state) {
			return isProvable(state) && state.policy.wait && mayBecomeOpen(state.evidence);
		}
		function decideInspected(state, event) {
			const { pending } = state.proof;
			const { commit, at } = event;
			if (pending === null) {
				const proof = {
					...state.proof,
					before: commit
				};
				return checkLater({
					...state,
					proof
				}, event, () => outOfTime(state, ""));
			}
			const ours = state.policy.commit ?? "";
			if (pending.kind === "unseen") return decideUnseen(state, event, pending);
			if (pending.kind !== "certain") return decideOpen(state, event, pending);
			const verdict = judgeCommit(commit, ours, pending, at);
			if (verdict === "ours") return settle(state, pending.seenAt, withCommit(pending.proven, ours));
			if (commit === null || verdict === "nothing") return settle(state, pending.seenAt, pending.proven);
			if (verdict === "another") return settle(state, at, otherCommit(state, commit));
			const againAt = at + BETWEEN_COMMIT_READS_MS;
			if (againAt >= state.deadlineAt) return settle(state, at, unsureOfCommit(state, commit));
			const again = {
				...pending,
				reads: pending.reads + 1,
				since: pending.since ?? at
			};
			return [{
				...state,
				proof: {
					...state.proof,
					pending: again
				}
			}, [{
				kind: "inspect",
				at: againAt
			}]];
		}
		function decideUnseen(state, { commit }, { proven, unproven, seenAt }) {
			const ours = state.policy.commit ?? "";
			if (commit === null) return settle(state, seenAt, unproven);
			if (!isSameCommit(commit, ours)) return settle(state, seenAt, withOtherCommit(unproven, commit, ours));
			return settle({
				...state,
				record: {
					...state.record,
					evidence: "commit"
				}
			}, seenAt, proven);
		}
		function decideOpen(state, event, pending) {
			const ours = state.policy.commit ?? "";
			const { commit } = event;
			if (isProvenByCommit(state.evidence, commit, ours, state.proof.before)) return settle(state, pending.seenAt, withCommit({
				...pending.proven,
				confirmed: true
			}, ours));
			if (pending.kind === "last") return settle(state, pending.seenAt, pending.unproven);
			const following = {
				...state,
				stage: "following",
				proof: {
					...state.proof,
					pending: null
				}
			};
			return checkLater(following, event, () => outOfTime(state, ""));
		}
		;
		function addNames(evidence, reference, seen) {
			const named = namesShown(evidence, seen);
			const relation = (0, evidence_evidence.MP)(evidence.ours, named);
			if (relation === "same") return addFirstNames(evidence, reference, named, seen);
			if (reference === null || isUnnamed(reference)) return addWithoutBaseline(evidence, named);
			if (!(0, evidence_evidence.dp)(reference.identity, named)) return passOverOther(evidence, reference, named);
			return relation === "different" ? addForeign(evidence, reference, named, seen) : addFirstNames(evidence, reference, named, seen);
		}
		function isUnnamed(reference) {
			return reference === null || (0, evidence_evidence.wX)(reference) && !(0, evidence_evidence.rr)(reference.identity);
		}
		function addWithoutBaseline(evidence, named) {
			const { ours, strongest, queue } = evidence;
			if ((0, evidence_evidence.MP)(ours, named) === "different") return {
				...evidence,
				another: {
					names: named,
					isNewer: false
				}
			};
			return strongest === "identity" && queue === "unknown" ? {
				...evidence,
				isOpen: true
			} : evidence;
		}
		function namesShown({ ours }, { observation, activity }) {
			const { identity, requestsWaiting = null } = observation;
			const { deployment_request_id: request, ...rest } = identity;
			if (request === undefined || (0, evidence_evidence.PT)(request, ours.deployment_request_id)) return identity;
			const isOurExecution = ours.execution_id !== undefined && (0, evidence_evidence.PT)(identity.execution_id, ours.execution_id);
			const mayWait = requestsWaiting === null ? activity === "waiting" && isOurExecution : requestsWaiting > 0;
			return mayWait ? rest : identity;
		}
		function addForeign(evidence, reference, named, seen) {
			const { ours, strongest, responseNames, atStart, queue } = evidence;
			const { deployment_request_id: request, execution_id: execution } = responseNames;
			const isUnsure = queue === "unknown" && strongest !== "identity" && request !== undefined && execution !== undefined;
			if ((evidence.isOpen || isUnsure) && (0, evidence_evidence.MP)((0, evidence_evidence.fo)(responseNames), (0, evidence_evidence.fo)(named)) === "unrelated") {
				const next = withOther(evidence, ours.execution_id, "deployment");
				return {
					...next,
					ours: {
						...next.ours,
						...named
					},
					isOpen: true
				};
			}
			if (atStart > 0 && seen.activity === "ended" && (0, evidence_evidence.Ur)(reference, seen.observation)) return evidence;
			const isNextOpen = seen.activity === "waiting" && named.deployment_request_id !== undefined;
			const count = queue === "unknown" ? null : atStart;
			const isMerged = isMergedIntoQueue(reference, {
				count,
				working: null,
				request: request ?? null
			});
			const isHidden = isMerged && ours.execution_id === undefined;
			const another = {
				names: named,
				isNewer: !isHidden && replacesOurs(evidence, named, seen)
			};
			return {
				...evidence,
				another,
				isOpen: evidence.isOpen || isNextOpen || isHidden
			};
		}
		function replacesOurs({ strongest, ours, atStart, isOpen }, named, { observation: { requestsWaiting }, activity }) {
			if (strongest !== "identity" && atStart === 0) return false;
			if (named.deployment_id === undefined && activity === "waiting") return false;
			if (isOpen && (0, evidence_evidence.PT)(ours.execution_id, named.execution_id)) return false;
			return ours.execution_id !== undefined || !isOpen && (requestsWaiting ?? 0) === 0;
		}
		function passOverOther(evidence, reference, { execution_id: execution, ...named }) {
			const isKnown = (0, evidence_evidence.MP)(reference.identity, named) !== "same" || execution === undefined;
			if (isKnown || (0, evidence_evidence.PT)(execution, reference.identity.execution_id)) return evidence;
			return withOther(evidence, execution, "ahead");
		}
		function addFirstNames(evidence, reference, named, seen) {
			const { execution_id: execution } = named;
			const before = reference?.identity.execution_id;
			if (execution === undefined || (0, evidence_evidence.PT)(execution, before)) return addOurNames(evidence, reference, named, seen);
			if (isOtherNext(evidence)) return {
				...withOther(evidence, execution, "ahead"),
				isOpen: true
			};
			const isSecond = evidence.isOpen && evidence.strongest === "progress-seen";
			return addOurNames(isSecond ? withOther(evidence, before, "deployment") : evidence, reference, named, seen);
		}
		function addOurNames(evidence, reference, named, { observation: { requestsWaiting }, activity }) {
			const { responseNames, atStart, ours } = evidence;
			const isWaiting = activity === "waiting" && named.deployment_id === undefined;
			const isBefore = isWaiting && named.deployment_request_id !== undefined && isUnnamed(reference);
			const isCertain = requestsWaiting === 0 && (0, evidence_evidence.MP)((0, evidence_evidence.fo)(responseNames), (0, evidence_evidence.fo)(named)) === "same";
			const { deployment_request_id: request, execution_id: execution } = responseNames;
			const isOnlyExecution = request !== undefined && execution !== undefined && named.deployment_request_id === undefined;
			return {
				...evidence,
				strongest: "identity",
				otherActive: false,
				another: null,
				ours: {
					...(0, evidence_evidence.aA)(reference?.identity ?? {}, isBefore ? (0, evidence_evidence.fo)(named) : named),
					...ours
				},
				atStart: Math.max(atStart, isWaiting ? 1 : 0),
				isOpen: isOnlyExecution && !isWaiting || evidence.isOpen && !isCertain
			};
		}
		;
		const SAME_DEPLOYMENT_MS = 15e3;
		function addObservation(before, reference, seen) {
			if (before.another?.isNewer === true) return before;
			const counted = addQueueCount(before, reference, seen);
			if (counted.queue === "waiting") return passOver(counted, seen);
			const now = before.queue === "waiting" ? startAfterQueue(counted, reference, seen) : counted;
			if (isOfAnother(now, reference, seen)) {
				const { identity, details } = seen.observation;
				return passOver((0, deploy_phase.Nr)(details) ? withOther(now, identity.execution_id, "restart") : now, seen);
			}
			const named = addNames(now, reference, seen);
			return addProgress(addDate(named, reference, seen), reference, seen);
		}
		function isOfAnother({ other, others, atStart }, reference, { observation, activity, isCancelled = false }) {
			const { execution_id: execution } = observation.identity;
			if ((0, deploy_phase.Nr)(observation.details) || isOther({ others }, execution)) return true;
			if (activity !== "ended" || reference === null) return false;
			const isSameExecution = execution !== undefined && (0, evidence_evidence.PT)(reference.identity.execution_id, execution);
			if (isSameExecution && other !== null) return true;
			if (isCancelled && reference.state !== observation.state) return false;
			return (0, evidence_evidence.Ur)(reference, observation) && (isSameExecution || atStart > 0);
		}
		function isNamedBehind({ responseNames, strongest }, reference, { identity, requestsWaiting }) {
			if (reference === null || requestsWaiting != null || strongest === "identity") return false;
			if (responseNames.deployment_request_id === undefined) return false;
			const isSameRequest = (0, evidence_evidence.MP)((0, evidence_evidence.fo)(reference.identity), (0, evidence_evidence.fo)(identity)) === "same";
			return isSameRequest && (0, evidence_evidence.PT)(reference.identity.execution_id, identity.execution_id);
		}
		function startAfterQueue(evidence, reference, seen) {
			const { ours } = evidence;
			const { identity } = seen.observation;
			const isOurDate = seen.activity === "ended" && evidence.atStart <= 1;
			const started = isOurDate ? evidence : passOver(evidence, seen);
			const isNew = identity.execution_id !== undefined && !(0, evidence_evidence.PT)(identity.execution_id, reference?.identity.execution_id);
			const isNamed = ours.execution_id === undefined || (0, evidence_evidence.PT)(ours.execution_id, identity.execution_id);
			if (!isNew || isNamed || (0, evidence_evidence.MP)((0, evidence_evidence.fo)(ours), (0, evidence_evidence.fo)(identity)) === "same") return started;
			return {
				...withOther(started, ours.execution_id, "deployment"),
				isOpen: true
			};
		}
		function passOver(evidence, { observation: { lastDeploymentDate: now } }) {
			const isMovedOn = (0, evidence_evidence.Pk)(evidence.date, now);
			return {
				...evidence,
				date: now ?? evidence.date,
				otherActive: evidence.otherActive && !isMovedOn
			};
		}
		function addDate(evidence, reference, seen) {
			const now = seen.observation.lastDeploymentDate;
			if (reference === null || !(0, evidence_evidence.Pk)(evidence.date, now)) return evidence;
			const before = reference.lastDeploymentDate;
			const isFirstEnd = seen.activity === "ended" && !(0, evidence_evidence.wX)(reference);
			if (reference.state === null && evidence.date === null && !isFirstEnd) return {
				...evidence,
				date: now
			};
			if (!(0, evidence_evidence.Pk)(before, now) || (0, evidence_evidence.$R)(now, before)) return evidence;
			const moved = {
				...evidence,
				date: now
			};
			if (evidence.another !== null) return moved;
			if (evidence.otherActive) return {
				...moved,
				otherActive: false
			};
			const { strongest } = evidence;
			if (strongest === "identity") return moved;
			if (strongest === "date-changed" || strongest === "date-of-start") {
				const isSame = evidence.isOpen || strongest === "date-of-start" && isOutcomeOfWork(seen);
				return isSame ? {
					...moved,
					strongest: "date-changed"
				} : {
					...moved,
					another: {
						names: {},
						isNewer: true
					}
				};
			}
			const isStart = seen.activity !== "ended" && seen.before !== "working";
			return {
				...moved,
				strongest: isStart ? "date-of-start" : "date-changed"
			};
		}
		function isOutcomeOfWork({ activity, before, sinceMs }) {
			const wasUnderWay = before === "working" || before === "waiting";
			return activity === "ended" && wasUnderWay && sinceMs !== undefined && sinceMs <= SAME_DEPLOYMENT_MS;
		}
		function addProgress(evidence, reference, seen) {
			if (seen.activity === "ended" || evidence.another !== null || evidence.strongest !== "none") return evidence;
			if (evidence.other !== null && !(0, evidence_evidence.yu)(evidence.other, seen.observation)) return evidence;
			const isStartedOver = seen.before === "ended" || seen.activity === "waiting" && seen.before === "working";
			if (evidence.otherActive && !isStartedOver) return evidence;
			const sameAsBefore = reference !== null && reference.state === seen.observation.state && seen.before === "idle";
			if (sameAsBefore) return evidence;
			const { execution_id: execution } = seen.observation.identity;
			const isOld = execution !== undefined && (0, evidence_evidence.PT)(reference?.identity.execution_id, execution);
			const atStart = Math.max(evidence.atStart, isOld && seen.activity === "waiting" ? 1 : 0);
			return {
				...evidence,
				otherActive: false,
				strongest: "progress-seen",
				atStart
			};
		}
		;
		const ECHO_MS = 15e3;
		const ECHO_CHECKS = 3;
		const HOLD_CHECK_MS = ECHO_MS / (ECHO_CHECKS - 1);
		const DATED_CHECK_MS = 12e3;
		function addStatusCheck(history, reference, observation, at, rules) {
			const { checkedAt } = history;
			const reading = (0, deploy_phase.rk)(observation, rules);
			const evidence = addObservation(history.evidence, reference, {
				observation,
				activity: (0, deploy_phase.nx)(reading, observation.details),
				before: (0, deploy_phase.EX)(history.last ?? reference, rules),
				countBefore: history.last?.requestsWaiting ?? null,
				isCancelled: reading.phase === "cancelled",
				...checkedAt === null ? {} : { sinceMs: at - checkedAt }
			});
			const echo = reading.phase === "progress" ? null : echoOf(history, reference, observation, at, rules);
			return {
				evidence,
				echo,
				last: observation,
				checkedAt: at
			};
		}
		function judgeStatus(history, reference, observation, at, rules) {
			const { evidence } = history;
			if (evidence.another?.isNewer === true) return { kind: "superseded" };
			const reading = (0, deploy_phase.rk)(observation, rules);
			const { phase } = reading;
			if (phase === "progress") return judgeProgress(evidence, observation, reading);
			if (evidence.another !== null || evidence.queue === "waiting") return { kind: "nothing" };
			if (phase === "success" && (0, deploy_phase.a7)(observation.serviceDeploymentStatus)) return { kind: "nothing" };
			const isBefore = isOfAnother(evidence, reference, {
				observation,
				activity: "ended",
				isCancelled: phase === "cancelled"
			});
			if (isBefore && (rules.trigger || evidence.atStart > 0)) return { kind: "nothing" };
			if (rules.trigger && evidence.strongest === "none") return { kind: "nothing" };
			if (isHeld(history, at)) return {
				kind: "outcome",
				phase,
				isOpen: evidence.isOpen
			};
			return { kind: evidence.isOpen ? "nothing" : "holding" };
		}
		function isHeld({ echo }, at) {
			return echo === null || echo.checks >= ECHO_CHECKS && at - echo.since >= ECHO_MS;
		}
		function hasMoved(before, now) {
			if (before === null || (0, evidence_evidence.yu)(before, now)) return true;
			return (before.requestsWaiting ?? null) !== (now.requestsWaiting ?? null);
		}
		function judgeProgress(evidence, { details }, reading) {
			const { strongest, otherActive, another, queue } = evidence;
			const isOurs = strongest !== "none" || queue === "waiting";
			const isUnderWay = another === null && (isOurs || otherActive || (0, deploy_phase.Nr)(details));
			if (!isUnderWay) return { kind: "nothing" };
			const isQueued = (0, deploy_phase.nx)(reading, details) === "waiting" || (0, deploy_phase.Gu)(reading.word);
			return {
				kind: "progress",
				isOurs,
				isWaiting: queue === "waiting" || isQueued,
				isIdle: reading.known && (0, deploy_phase.xB)(reading) && strongest !== "none"
			};
		}
		function echoOf({ evidence, echo, last }, reference, observation, at, { trigger, mustHold = false }) {
			const isEcho = trigger ? mustHold || (0, evidence_evidence.v3)(reference, evidence.ours, observation) : last !== null && (0, evidence_evidence.qq)(reference, evidence.ours, observation);
			return isEcho ? {
				since: echo?.since ?? at,
				checks: (echo?.checks ?? 0) + 1
			} : null;
		}
		;
		function decideFollowing(state, event) {
			const { check } = event;
			if (check.kind === "observed") return judge(addCheck(state, event.at, check.observation), event, check.observation);
			return withoutObservation(state, event, check);
		}
		function withoutObservation(state, event, check) {
			if (check.kind === "throttled") return throttled(state, event, check.error);
			if (check.kind !== "refused") {
				return checkAfterFailure(state, {
					...event,
					check
				}, {
					givenUp: () => undetermined(state, check.error),
					timedOut: () => outOfTime(state, check.error.message)
				});
			}
			const mayBeEarly = check.refusal === "not-found" && state.goodChecks === 0 && state.isAccepted && !state.isNotFoundForgiven;
			if (!mayBeEarly) return settle(state, event.at, refusedToCheck(state, check));
			return checkLater({
				...state,
				isNotFoundForgiven: true
			}, event, () => outOfTime(state, ""));
		}
		function throttled(state, event, error) {
			const ending = () => outOfTime(state, error.message);
			if (!event.pace.isLastCheckLeft) return settle(state, event.at, ending());
			const [announced, effects] = sayOnce(state, "last-check", notify("info", sentences.ku.lastCheck(error.message)));
			return andAlso(effects, checkLast(announced, event.at, ending));
		}
		function addCheck(state, at, observation) {
			const { record } = state;
			const before = state.goodChecks === 0 ? state.reference : record.last;
			const { evidence, echo } = addStatusCheck(historyOf(state), state.reference, observation, at, state.policy);
			const isWaitingNow = (0, deploy_phase.nx)((0, deploy_phase.rk)(observation, state.policy), observation.details) === "waiting";
			const isOurs = evidence.strongest !== "none" || evidence.queue === "waiting" && isWaitingNow;
			return {
				...state,
				evidence,
				checkedAt: at,
				failing: null,
				goodChecks: state.goodChecks + 1,
				movedAt: hasMoved(before, observation) ? at : state.movedAt,
				echo,
				record: {
					...record,
					last: observation,
					evidence: evidence.strongest === "date-of-start" ? "date-changed" : evidence.strongest,
					identity: evidence.ours,
					deploymentId: record.deploymentId ?? (0, evidence_evidence.I7)(evidence.ours),
					supersededBy: evidence.another?.isNewer === true ? (0, evidence_evidence.I7)(evidence.another.names) : null,
					steps: isOurs ? withStep(record.steps, observation.state, at) : record.steps
				}
			};
		}
		function historyOf({ evidence, echo, goodChecks, record, checkedAt }) {
			return {
				evidence,
				echo,
				last: goodChecks === 0 ? null : record.last,
				checkedAt
			};
		}
		function judge(state, event, observation) {
			const reading = (0, deploy_phase.rk)(observation, state.policy);
			const [detailed, details] = sayDetails(state, observation);
			const [said, effects] = say(detailed, reading, observation);
			return andAlso([...details, ...effects], judgeCheck(said, event, observation, reading));
		}
		function sayDetails(state, { details }) {
			if (details == null || state.policy.trigger && state.evidence.strongest === "none" && !(0, deploy_phase.Nr)(details)) return [state, []];
			const { action, status, subAction } = details;
			const words = [
				action,
				status,
				subAction
			].flatMap((word) => word === null || word === "NONE" ? [] : word);
			if (words.length === 0) return [state, []];
			const text = sentences.ku.details(words);
			return sayOnce(state, text, notify("info", text));
		}
		function judgeCheck(state, event, observation, reading) {
			const { at } = event;
			const judgement = judgeStatus(historyOf(state), state.reference, observation, at, state.policy);
			if (judgement.kind === "superseded") return settle(state, at, supersededEnding(state));
			const unprovenAt = state.movedAt + state.policy.startTimeoutMs;
			const later = (heldUntil) => checkLater(state, event, () => outOfTime(state, ""), heldUntil);
			if (judgement.kind === "progress" && !(judgement.isIdle && at >= unprovenAt)) {
				return later(state.evidence.strongest === "date-of-start" ? at + DATED_CHECK_MS : undefined);
			}
			if (judgement.kind === "outcome") {
				if (isUnseen(state)) return decideUnproven(state, at, observation, reading, nothingInProgress(observation, reading));
				const decision = decideProven(state, at, reading);
				if (decision !== null) return decision;
			}
			if ((observation.requestsWaiting ?? 0) > 0 || isNamedBehind(state.evidence, state.reference, observation)) return later();
			if (at >= unprovenAt && !(state.evidence.another !== null && reading.phase === "progress") && judgement.kind !== "holding") {
				return decideUnproven(state, at, observation, reading, endUnproven(state, observation, reading));
			}
			return later(at < unprovenAt ? unprovenAt : undefined);
		}
		function isUnseen({ policy, evidence, goodChecks }) {
			return !policy.trigger && (evidence.strongest === "none" || goodChecks <= 1);
		}
		function decideProven(state, at, reading) {
			const ending = endNow(state, reading);
			if (!state.evidence.isOpen) {
				if (reading.phase !== "success" || !isContradictable(state)) return settle(state, at, ending);
				return prove(state, at, {
					kind: "certain",
					proven: ending,
					unproven: ending
				});
			}
			if (reading.phase !== "success" || !isProvable(state) || state.proof.triedFor === state.movedAt) return null;
			return prove(state, at, {
				kind: "open",
				proven: ending,
				unproven: ending
			});
		}
		function decideUnproven(state, at, observation, reading, unproven) {
			const isNothingSeen = unproven.result === "unchanged" || isUnseen(state);
			if (isNothingSeen && isCommitEnough(state, observation, reading)) return prove(state, at, {
				kind: "unseen",
				proven: alreadyRuns(state, observation),
				unproven
			});
			const isOpen = unproven.result === "unknown" && reading.phase === "success" && state.proof.before !== null;
			if (!isOpen || !isProvable(state)) return settle(state, at, unproven);
			return prove(state, at, {
				kind: "last",
				proven: {
					...endNow(state, reading),
					confirmed: true
				},
				unproven
			});
		}
		function withStep(steps, state, at) {
			return steps.at(-1)?.state === state ? steps : [...steps, {
				state,
				seenAt: at
			}];
		}
		function say(state, reading, observation) {
			const { requestsWaiting = null } = observation;
			if (requestsWaiting !== null && requestsWaiting > 0 && state.evidence.queue === "waiting") {
				const text = sentences.ku.waiting(requestsWaiting, state.policy.timeoutMs);
				return sayOnce(state, `waiting ${requestsWaiting}`, notify("info", text));
			}
			if (!reading.known) return sayOnce(state, `unknown ${reading.word}`, {
				kind: "notify",
				notice: {
					level: "warning",
					text: sentences.ku.unknownState(reading.word),
					advice: [{ kind: "classify" }]
				}
			});
			if (reading.phase === "progress") return [state, []];
			if (state.evidence.another !== null) return sayOnce(state, "another", notify("info", sentences.ku.otherShown));
			if (state.evidence.strongest === "none" && state.policy.trigger) return sayOnce(state, "previous", notify("info", sentences.ku.previousShown(observation.state)));
			if (reading.phase === "success" && state.evidence.strongest !== "none" && (0, deploy_phase.a7)(observation.serviceDeploymentStatus)) {
				const text = sentences.ku.outOfDate(observation.state, observation.serviceDeploymentStatus);
				return sayOnce(state, "out-of-date", notify("info", text));
			}
			return [state, []];
		}
		;
		const UNTOLD = {
			count: null,
			working: null
		};
		function createEvidence(reference, ours, other, atStart = UNTOLD, activityBefore = "working") {
			const { count, working, request = null } = atStart;
			const isInQueue = isMergedIntoQueue(reference, atStart);
			const isMerged = isInQueue && activityBefore !== "working";
			const named = isMerged && request !== null ? {
				...ours,
				deployment_request_id: request
			} : ours;
			const before = reference?.requestsWaiting ?? 0;
			const waiting = count ?? (before > 0 ? before + 1 : null);
			const otherActive = other !== null && other === reference && !isMerged;
			const isUnnamed = ours.execution_id === undefined && ours.deployment_id === undefined;
			const isBehindOne = waiting === null && otherActive && isUnnamed && activityBefore === "waiting";
			const evidence = {
				strongest: "none",
				ours: named,
				responseNames: named,
				date: reference?.lastDeploymentDate ?? null,
				otherActive,
				other: isMerged ? null : other,
				another: null,
				queue: waiting === null ? "unknown" : waiting === 0 ? "left" : "waiting",
				atStart: isBehindOne ? 2 : waiting ?? 0,
				exits: waiting === 0 ? 1 : 0,
				others: [],
				isOpen: waiting !== null && waiting > 1 ? count === null || isInQueue : isBehindOne && working !== null
			};
			return working === null ? evidence : withOther(evidence, working, isBehindOne ? "ahead" : "deployment");
		}
		function createUncounted(reference, ours, atStart) {
			return createEvidence(reference === null ? null : {
				...reference,
				requestsWaiting: null
			}, ours, null, atStart);
		}
		;
		const MAX_UNREADABLE_BASELINES = 3;
		function decideBaseline(state, event) {
			const { check } = event;
			switch (check.kind) {
				case "observed": {
					const { observation } = check;
					const record = {
						...state.record,
						baseline: observation,
						last: observation
					};
					const known = {
						...state,
						failing: null,
						unreadableBaselines: 0,
						record
					};
					return state.policy.trigger || state.policy.dryRun ? startAfterBaseline(known, event.at, observation) : decideFollowing(watch(known, event.at), event);
				}
				case "malformed": return malformed({
					...state,
					unreadableBaselines: state.unreadableBaselines + 1
				}, event, check);
				case "failed": return checkAfterFailure(state, {
					...event,
					check
				}, endingsWithout(check.error));
				case "throttled": return settle(state, event.at, (0, endings_before_start.kB)(check.error.message));
				case "refused":
					if (isAboutToken(check.refusal) && state.policy.trigger && !state.policy.dryRun) {
						return andAlso([withoutBaseline(check.refusal)], startAfterBaseline(state, event.at, evidence_evidence.gN));
					}
					return settle(state, event.at, (0, endings_before_start.JE)(check.error, state.policy));
			}
		}
		function withoutBaseline(refusal) {
			if (refusal === "forbidden") return notify("warning", sentences.ku.statusForbidden);
			return notify("info", sentences.ku.statusUnauthorized);
		}
		function isAboutToken(refusal) {
			return refusal === "unauthorized" || refusal === "forbidden";
		}
		function malformed(state, event, check) {
			if (check.partial !== null && state.policy.trigger && state.unreadableBaselines >= MAX_UNREADABLE_BASELINES) {
				return startAfterBaseline(state, event.at, {
					...check.partial,
					state: null
				});
			}
			return checkAfterFailure(state, {
				...event,
				check
			}, endingsWithout(check.error));
		}
		function endingsWithout(error) {
			return {
				givenUp: () => (0, endings_before_start.D5)(error.message),
				timedOut: () => (0, endings_before_start.Ez)(error.message),
				unreached: () => (0, endings_before_start.ns)(error)
			};
		}
		function decideConfigured(before, event) {
			const { settings } = event;
			const record = settings.length === 0 ? before.record : {
				...before.record,
				settings
			};
			const state = {
				...before,
				settings: "written",
				record
			};
			if (event.problem !== null) return settle(state, event.at, event.problem);
			const late = () => (0, endings_before_start.Ez)("setting variables and secrets took too long");
			if (state.record.baseline === null) return triggerLater(state, event.at, event.at, late);
			if (event.at >= state.deadlineAt) return settle(state, event.at, late());
			return [{
				...state,
				stage: "baseline"
			}, [{
				kind: "check",
				at: event.at,
				purpose: "baseline"
			}]];
		}
		function startAfterBaseline(state, at, reference) {
			const ready = {
				...state,
				reference,
				failing: null
			};
			if (state.policy.dryRun) {
				return settle(ready, at, (0, endings_before_start.PA)(state.policy, reference));
			}
			if (state.settings === "to-write") return [{
				...ready,
				stage: "configuring"
			}, [{ kind: "configure" }]];
			return triggerLater(ready, at, at, () => (0, endings_before_start.Ez)("reading the status took too long"));
		}
		function watch(state, at) {
			const baseline = state.record.baseline;
			const { execution_id: _before, ...request } = baseline?.identity ?? {};
			const waiting = (0, deploy_phase.EX)(baseline, state.policy) === "working" ? 0 : baseline?.requestsWaiting ?? 0;
			const ours = waiting > 0 ? request : baseline?.identity ?? {};
			const evidence = createUncounted(baseline, ours, {
				count: waiting > 0 ? waiting : null,
				working: null
			});
			const strongest = waiting === 0 && (0, evidence_evidence.rr)(ours) ? "identity" : "none";
			return {
				...state,
				stage: "following",
				reference: baseline,
				evidence: {
					...evidence,
					strongest
				},
				movedAt: at
			};
		}
		function isOtherActive(state, reference) {
			const activity = (0, deploy_phase.EX)(reference, state.policy);
			return activity === "waiting" || activity === "working";
		}
		var resource_id = __webpack_require__(7811);
		;
		function decideTriggerResult(known, event) {
			const { response, at, before = null } = event;
			const state = before === null ? known : {
				...known,
				record: {
					...known.record,
					previousCommit: before
				}
			};
			switch (response.kind) {
				case "accepted": return accepted(state, event, response);
				case "conflict": return conflicted(state, event, response.message);
				case "lost": return lost(state, event, response.error.message);
				case "not-sent": return triggerAfterFailure(state, event, response.error, endingsUnsent(state, response.error));
				case "throttled": return settle(state, at, untaken(state, response, (0, endings_before_start.kB)(response.error.message)));
				case "rejected": return settle(state, at, untaken(state, response, (0, endings_before_start.O8)(response.error)));
				case "refused": return settle(state, at, untaken(state, response, (0, endings_before_start.JE)(response.error, state.policy)));
			}
		}
		function accepted(state, event, response) {
			const { at } = event;
			const before = state.reference?.identity ?? {};
			const identity = (0, evidence_evidence.aA)(before, response.identity);
			const { deploymentId } = response;
			const isOld = deploymentId !== null && Object.values(before).some((name) => (0, resource_id.WB)(name, deploymentId));
			const id = (isOld ? null : deploymentId) ?? (0, evidence_evidence.I7)(identity);
			const atStart = readQueueAtStart(state, response, identity);
			const started = {
				...startFollowing(state, at, identity, id, atStart),
				isAccepted: true
			};
			const phase = response.state !== null && response.aboutDeployment && !isOld ? (0, deploy_phase.un)(response.state, state.policy).phase : "progress";
			if (phase === "failure" || phase === "cancelled") {
				return settle(started, at, finishedAtOnce(phase, response.state));
			}
			if (isWorthInspecting(started)) return [started, [{
				kind: "inspect",
				at
			}]];
			if (state.policy.wait) return checkLater(started, event, outOfTimeAfterRequest);
			return settle(started, at, notWaiting("The platform accepted the deployment."));
		}
		function readQueueAtStart(state, response, named) {
			const count = response.requestsWaiting ?? null;
			const isBehind = count === null ? (0, deploy_phase.EX)(state.reference, state.policy) === "waiting" : count > 0;
			const isWorking = isBehind && response.state !== null && (0, deploy_phase.nx)((0, deploy_phase.un)(response.state, state.policy)) === "working";
			const request = response.identity.deployment_request_id ?? null;
			return {
				count,
				working: isWorking ? named.execution_id ?? null : null,
				request
			};
		}
		function startFollowing(state, at, identity, deploymentId, atStart = {
			count: null,
			working: null
		}) {
			const other = isOtherActive(state, state.reference) ? state.reference : state.other;
			const evidence = createEvidence(state.reference, identity, other, atStart, (0, deploy_phase.EX)(state.reference, state.policy));
			return {
				...state,
				stage: "following",
				checkedAt: null,
				triggersSent: Math.max(1, state.triggersSent),
				failing: null,
				goodChecks: 0,
				movedAt: at,
				evidence: {
					...evidence,
					otherActive: evidence.otherActive || state.reference !== null && (0, evidence_evidence.wX)(state.reference)
				},
				record: {
					...state.record,
					triggeredAt: at,
					identity,
					deploymentId
				}
			};
		}
		function conflicted(state, event, message) {
			const { at } = event;
			if (state.triggersSent > 0) {
				return andAlso([notify("warning", sentences.ku.conflictIsOurs)], checkLater(startFollowing(state, at, {}, null), event, outOfTimeAfterRequest));
			}
			const said = notify("info", sentences.ku.conflict(message));
			switch (state.policy.onConflict) {
				case "fail": return settle(state, at, (0, endings_before_start.gR)(message));
				case "adopt": return andAlso([said, notify("info", sentences.ku.adopting)], adoptOther(state, event));
				case "wait": {
					const yielding = {
						...state,
						stage: "yielding",
						conflicts: state.conflicts + 1,
						failing: null
					};
					return andAlso(state.conflicts === 0 ? [said] : [], checkLater(yielding, event, () => (0, endings_before_start.R6)(message)));
				}
			}
		}
		function adoptOther(state, event) {
			const adopted = adopt(state, event.at);
			if (state.policy.wait) return checkLater(adopted, event, outOfTimeAfterRequest);
			return settle(adopted, event.at, notWaiting("Adopted the deployment in progress."));
		}
		function adopt(state, at) {
			const isNamed = isOtherActive(state, state.reference);
			const ours = isNamed ? state.reference?.identity ?? {} : {};
			const following = startFollowing(state, at, ours, null);
			const record = {
				...following.record,
				isAdopted: true
			};
			return {
				...following,
				record,
				evidence: createUncounted(state.reference, ours)
			};
		}
		function lost(state, event, message) {
			const sent = {
				...state,
				stage: "confirming",
				triggersSent: state.triggersSent + 1,
				failing: null,
				goodChecks: 0,
				movedAt: event.at
			};
			return andAlso([notify("warning", sentences.ku.responseLost(message))], checkLater(sent, event, outOfTimeAfterRequest));
		}
		function endingsUnsent(state, error) {
			const { message } = error;
			if (state.triggersSent > 0) return {
				givenUp: () => responseLost(message),
				timedOut: () => responseLost(message)
			};
			return {
				givenUp: () => (0, endings_before_start.xo)(message),
				timedOut: () => (0, endings_before_start.kB)(message),
				unreached: () => (0, endings_before_start.ns)(error)
			};
		}
		function untaken(state, { error }, alone) {
			return state.triggersSent === 0 ? alone : responseLost(error.message);
		}
		;
		const MIN_CHECKS_BEFORE_REPEATING = 3;
		const MAX_TRIGGERS = 2;
		function decideConfirming(state, event) {
			const { check, at } = event;
			switch (check.kind) {
				case "observed": return observed(state, event, check.observation);
				case "malformed":
				case "failed": return checkAfterFailure(state, {
					...event,
					check
				}, {
					givenUp: () => responseLost(check.error.message),
					timedOut: () => responseLost(check.error.message)
				});
				case "refused": return settle(state, at, responseLost(sayRefusal(state, check)));
				case "throttled": return settle(state, at, responseLost(check.error.message));
			}
		}
		function observed(state, event, observation) {
			const { at } = event;
			const checked = {
				...state,
				failing: null,
				goodChecks: state.goodChecks + 1,
				record: {
					...state.record,
					last: observation
				}
			};
			if (state.reference === null || (0, evidence_evidence.wX)(state.reference)) return settle(checked, at, responseLost("The status before the request is unknown, so a change cannot be seen."));
			if ((0, evidence_evidence.yu)(state.reference, observation) || isCountRaised(state.reference, observation)) {
				return adopted(checked, event);
			}
			const repeatAt = state.movedAt + state.policy.startTimeoutMs;
			if (at < repeatAt || checked.goodChecks < MIN_CHECKS_BEFORE_REPEATING) {
				return checkLater(checked, event, () => responseLost("The timeout was reached."), repeatAt);
			}
			if (mayBeQueued(checked, state.reference)) return settle(checked, at, responseLost("The request may wait behind an earlier deployment, or may have been merged with it."));
			if (state.triggersSent >= MAX_TRIGGERS) return settle(checked, at, responseLost("It was sent twice without a response, and nothing changed."));
			return andAlso([notify("warning", sentences.ku.notArrived(at - state.movedAt))], triggerLater(checked, at, at, () => responseLost("The timeout was reached.")));
		}
		function mayBeQueued(state, reference) {
			const { deployment_request_id: request, execution_id: execution } = reference.identity;
			const isQueueing = reference.requestsWaiting != null || request !== undefined || execution !== undefined;
			return isQueueing && ((reference.requestsWaiting ?? 0) > 0 || isOtherActive(state, reference));
		}
		function isCountRaised(reference, { requestsWaiting }) {
			return requestsWaiting != null && requestsWaiting > (reference.requestsWaiting ?? 0);
		}
		function adopted(state, event) {
			const following = followFound(state, event);
			const said = notify("info", sentences.ku.startedAnyway);
			if (isWorthInspecting(following)) return [following, [said, {
				kind: "inspect",
				at: event.at
			}]];
			if (state.policy.wait) return andAlso([said], decideFollowing(following, event));
			return andAlso([said], settle(following, event.at, notWaiting(sentences.ku.startedAnyway)));
		}
		function followFound(state, event) {
			const following = startFollowing(state, event.at, {}, null);
			const count = event.check.kind === "observed" ? event.check.observation.requestsWaiting ?? null : null;
			if (count === null) return following;
			const { evidence } = following;
			return {
				...following,
				evidence: {
					...evidence,
					isOpen: true,
					exits: count === 0 ? 1 : 0
				}
			};
		}
		;
		function createDeployState(appId, policy, hasSettings, startedAt) {
			return {
				stage: "baseline",
				policy,
				settings: hasSettings ? "to-write" : "none",
				deadlineAt: startedAt + policy.timeoutMs,
				record: createRecord(appId, policy.commit, startedAt),
				reference: null,
				evidence: createEvidence(null, {}, null),
				other: null,
				triggersSent: 0,
				isAccepted: false,
				conflicts: 0,
				failing: null,
				unreadableBaselines: 0,
				goodChecks: 0,
				movedAt: startedAt,
				echo: null,
				isNotFoundForgiven: false,
				checkedAt: null,
				proof: {
					before: null,
					pending: null,
					triedFor: null
				},
				said: []
			};
		}
		function decide(state, event) {
			if (state.stage === "settled") return [state, []];
			switch (event.kind) {
				case "started": return [state, [{
					kind: "check",
					at: event.at,
					purpose: "baseline"
				}]];
				case "interrupted": return settle(state, event.at, interruptedEnding(state));
				case "configured": return decideConfigured(state, event);
				case "responded": return decideTriggerResult(state, event);
				case "inspected": return decideInspected(state, event);
				case "checked": return decideChecked(state, event);
			}
		}
		function decideChecked(state, checked) {
			const event = {
				...checked,
				check: (0, deploy_phase._E)(checked.check, state.policy)
			};
			switch (state.stage) {
				case "baseline": return decideBaseline(state, event);
				case "confirming": return decideConfirming(state, event);
				case "yielding": return decideYielding(state, event);
				case "following": return decideFollowing(state, event);
				default: return [state, []];
			}
		}
		function decideYielding(state, event) {
			const { check, at } = event;
			switch (check.kind) {
				case "observed": {
					const { observation } = check;
					const checked = {
						...state,
						failing: null,
						reference: observation,
						record: {
							...state.record,
							baseline: observation,
							last: observation
						}
					};
					if (isOtherActive(checked, observation)) return checkLater({
						...checked,
						other: observation
					}, event, endings_before_start.R6);
					const wait = state.conflicts > 1 ? nextRetryInMs(state.conflicts, event.chance) : 0;
					return triggerLater({
						...checked,
						other: otherAfter(state, observation)
					}, at, at + wait, endings_before_start.R6);
				}
				case "malformed":
				case "failed": return checkAfterFailure(state, {
					...event,
					check
				}, {
					givenUp: () => (0, endings_before_start.E2)(check.error.message),
					timedOut: endings_before_start.R6
				});
				case "throttled": return settle(state, at, (0, endings_before_start.kB)(check.error.message));
				case "refused":
					if (check.refusal !== "forbidden") return settle(state, at, (0, endings_before_start.JE)({ message: sayRefusal(state, check) }, state.policy));
					return triggerLater(state, at, at + nextRetryInMs(state.conflicts + 2, event.chance), endings_before_start.R6);
			}
		}
		function otherAfter(state, observation) {
			const { other, reference } = state;
			if (isOtherActive(state, other)) return other;
			const isShown = reference !== null && reference.state !== null && (0, evidence_evidence.yu)(reference, observation);
			return isShown ? null : observation;
		}
		;
		const SAFETY_NET_MS = 3e5;
		function restingCheck(state, check, now) {
			if (state.stage !== "following" || state.failing !== null) return null;
			if (isOutcomeInSight(state)) return check;
			const wanted = Math.max(check.at, Math.min(now + SAFETY_NET_MS, judgedAt(state, now)));
			const lastAt = lastCheckAt(state);
			return wanted < lastAt ? {
				...check,
				at: wanted
			} : {
				...check,
				at: Math.max(check.at, lastAt),
				purpose: "final"
			};
		}
		function isOutcomeInSight(state) {
			const { strongest } = state.evidence;
			return strongest === "date-of-start" || strongest !== "none" && readPhase(state) === "ended";
		}
		function judgedAt(state, now) {
			const { strongest, otherActive, another, queue } = state.evidence;
			const { last } = state.record;
			const isBehind = last !== null && isNamedBehind(state.evidence, state.reference, last);
			if (isBehind || (last?.requestsWaiting ?? 0) > 0) return Number.POSITIVE_INFINITY;
			const isExpected = strongest !== "none" || otherActive || queue === "waiting";
			const isUnderWay = readPhase(state) === "progress" && isExpected && another === null;
			const at = state.movedAt + state.policy.startTimeoutMs;
			return isUnderWay || at <= now ? Number.POSITIVE_INFINITY : at;
		}
		function readPhase({ goodChecks, record, policy }) {
			if (goodChecks === 0 || record.last === null) return "none";
			return (0, deploy_phase.rk)(record.last, policy).phase === "progress" ? "progress" : "ended";
		}
		;
		function decideSetting({ kind, key, value }, lists, said = null) {
			const stored = find(lists[kind], key);
			const other = find(lists[kind === "variable" ? "secret" : "variable"], key);
			if (other?.place === "own" && stored?.place !== "own") return {
				kind: "refuse",
				why: "other-kind"
			};
			if (stored === undefined) {
				if (said !== "exists") return {
					kind: "create",
					inherited: null
				};
				const isUnsupported = lists[kind].kind === "unsupported";
				if (kind === "secret") return {
					kind: "done",
					how: isUnsupported ? "kept" : "unlisted"
				};
				return {
					kind: "refuse",
					why: isUnsupported ? "unseen" : "unlisted"
				};
			}
			if (stored.place === "built-in") return {
				kind: "refuse",
				why: "built-in"
			};
			if (stored.value === value) return {
				kind: "done",
				how: "unchanged"
			};
			if (stored.place === "alias") return {
				kind: "refuse",
				why: "alias"
			};
			if (stored.place === "inherited") return {
				kind: "create",
				inherited: stored
			};
			if (stored.id !== null && said !== "unchangeable") return {
				kind: "change",
				stored,
				id: stored.id
			};
			if (kind === "secret") return {
				kind: "done",
				how: "kept"
			};
			return {
				kind: "refuse",
				why: stored.value === null ? "unseen" : "unchangeable"
			};
		}
		function find(list, key) {
			return list.kind === "listed" ? list.stored.find((stored) => stored.key === key) : undefined;
		}
		;
		const ATTEMPTS = 3;
		async function writeSettings(settings, writing) {
			const lists = writing.lists ?? await readLists(writing);
			const run = {
				...writing,
				settings,
				lists,
				isReadAgain: false,
				changedKinds: new Set(),
				keptBy: null
			};
			const refused = refusedAmong(settings, lists);
			if (refused.length > 0) return {
				problem: {
					kind: "refused",
					refused
				},
				settings: []
			};
			const decided = settings.map((setting) => ({
				setting,
				decision: decideSetting(setting, lists)
			}));
			const changes = decided.filter(({ setting, decision }) => setting.kind === "variable" && decision.kind === "change");
			const done = [];
			for (const { setting, decision } of new Set([...changes, ...decided])) {
				const written = await write(setting, decision, run);
				if (written.kind !== "done") return {
					problem: written,
					settings: done
				};
				done.push({
					key: setting.key,
					how: written.how
				});
			}
			return run.keptBy !== null && run.changedKinds.has("secret") ? {
				problem: run.keptBy,
				settings: done.filter(({ how }) => how !== "kept")
			} : {
				problem: null,
				settings: done
			};
		}
		async function readLists({ target, limits }) {
			return {
				variable: await target.list("variable", limits),
				secret: await target.list("secret", limits)
			};
		}
		function refusedAmong(settings, lists, said) {
			return settings.flatMap((setting) => {
				const decision = decideSetting(setting, lists, said);
				return decision.kind === "refuse" ? [{
					setting,
					why: decision.why
				}] : [];
			});
		}
		async function write(setting, decided, run) {
			const { kind } = setting;
			for (let decision = decided;;) {
				if (decision.kind === "done") return decision;
				if (decision.kind === "refuse") return {
					kind: "refused",
					refused: [{
						setting,
						why: decision.why
					}]
				};
				const { result, mayHaveArrived } = await send(setting, decision, run);
				const isCreation = decision.kind === "create";
				if (result.kind === "written") {
					if (!isCreation) run.changedKinds.add(kind);
					return {
						kind: "done",
						how: isCreation ? "created" : kind === "secret" ? "written" : "changed"
					};
				}
				const before = run.lists[kind];
				const exists = result.kind === "exists";
				const isGone = result.kind === "unsupported" && result.error.code === "access-not-found";
				const isLost = mayHaveArrived && before.kind === "unread";
				if (!exists && !isGone && !isLost) return endOf(setting, result, run);
				const isNew = before.kind === "listed" && decideSetting(setting, run.lists).kind === "create";
				if (exists && mayHaveArrived && kind === "secret" && isNew) return {
					kind: "done",
					how: "created"
				};
				const isLasting = before.kind === "unreadable" || before.kind === "unsupported";
				if (!run.isReadAgain && !isLasting) {
					run.lists = await readLists(run);
					run.isReadAgain = true;
				}
				const list = run.lists[kind];
				if (list.kind === "failed") {
					const { error } = list;
					return failed(setting, isLost ? result : {
						kind: error.code === "throttled" ? "throttled" : "lost",
						error
					});
				}
				const next = decideSetting(setting, run.lists, exists ? "exists" : null);
				if (isCreation && mayHaveArrived && next.kind === "done" && next.how === "unchanged") return {
					kind: "done",
					how: "created"
				};
				if (!isLost && isSame(next, decision)) return endOf(setting, result, run);
				decision = next;
			}
		}
		function isSame(one, other) {
			if (one.kind === "change") return other.kind === "change" && one.id === other.id;
			return one.kind === "create" && other.kind === "create" && one.inherited?.id === other.inherited?.id;
		}
		function endOf(setting, result, run) {
			const { kind } = setting;
			const problem = failed(setting, result);
			if (result.kind !== "unsupported" || run.changedKinds.has(kind)) return problem;
			if (kind === "variable") {
				const variables = run.settings.filter((one) => one.kind === "variable");
				const refused = refusedAmong(variables, run.lists, "unchangeable");
				return refused.length === 0 ? problem : {
					kind: "refused",
					refused
				};
			}
			run.keptBy ??= problem;
			return {
				kind: "done",
				how: "kept"
			};
		}
		async function send(setting, decision, { target, limits, clock, random, lists }) {
			const attempts = lists[setting.kind].kind === "unread" ? 1 : ATTEMPTS;
			let failing = null;
			for (let arrivals = 0;;) {
				const result = decision.kind === "create" ? await target.create(setting, decision.inherited, limits) : await target.change(setting, decision.id, decision.stored, limits);
				const isUnreached = result.kind === "lost" && (0, request_fate.wt)(result.error);
				if (result.kind === "lost" && !isUnreached) arrivals += 1;
				const sent = {
					result,
					mayHaveArrived: arrivals > 0
				};
				const isStopped = limits.signal.aborted || result.kind === "lost" && result.error.code === "cancelled-signal";
				if (result.kind !== "lost" || isStopped || arrivals === attempts) return sent;
				if (!isUnreached) failing = null;
				else {
					const at = clock.monotonicMs();
					const outlook = (0, request_fate.jH)(result.error);
					failing = addFailure(failing, outlook, at, true);
					const next = nextAttemptAt(failing, countsAs(failing, outlook), at, random());
					if (next === null || next >= limits.deadlineAt) return sent;
					await clock.wait(next - at, limits.signal);
					if (limits.signal.aborted) return sent;
				}
			}
		}
		function failed(setting, { kind, error }) {
			const isUnclear = kind === "lost" && !(0, request_fate.wt)(error);
			const result = isUnclear ? "unknown" : kind === "throttled" ? "timed_out" : "failure";
			return {
				kind: "failed",
				setting,
				result,
				error
			};
		}
		;
		const PROOF_LIMIT_MS = 1e4;
		const BEFORE_LIMIT_MS = 3e3;
		async function follow(options) {
			const { clock, observer, policy, target } = options;
			const startedAt = clock.monotonicMs();
			let state = createDeployState(target.appId, policy, options.settings.length > 0, startedAt);
			let event = {
				kind: "started",
				at: startedAt
			};
			for (;;) {
				const act = step(event);
				if (act === undefined) return state.record;
				if (event.kind === "checked" && state.stage !== "proving") options.wakeUp?.checked(state.evidence.strongest !== "none");
				event = await perform(act, state, options);
			}
			function step(happened) {
				let effects;
				[state, effects] = decide(state, happened);
				const isAccepted = happened.kind === "responded" && happened.response.kind === "accepted";
				if (isAccepted) options.wakeUp?.accepted(state.record.deploymentId);
				for (const effect of effects) if (effect.kind === "notify") observer.notice(effect.notice);
				observer.changed(state.record);
				return effects.find((effect) => effect.kind !== "notify");
			}
		}
		async function perform(act, state, options) {
			const { clock, random, signal, target } = options;
			const limits = {
				signal,
				deadlineAt: state.deadlineAt
			};
			if (act.kind === "trigger" || act.kind === "inspect") await clock.wait(act.at - clock.monotonicMs(), signal);
			const due = act.kind === "check" ? await untilDue(act, state, options) : act;
			const interrupted = () => ({
				kind: "interrupted",
				at: clock.monotonicMs()
			});
			if (signal.aborted) return interrupted();
			if (due.kind === "configure") return configure(limits, options);
			if (due.kind === "inspect") {
				const deadlineAt = Math.min(limits.deadlineAt, clock.monotonicMs() + PROOF_LIMIT_MS);
				const { commit } = await target.readDeployedCommit({
					signal,
					deadlineAt
				});
				if (signal.aborted && commit === null) return interrupted();
				return {
					kind: "inspected",
					at: clock.monotonicMs(),
					chance: random(),
					commit,
					pace: paceOf(state, options)
				};
			}
			if (due.kind === "check") {
				const check = await target.checkStatus(due.purpose, limits);
				if (signal.aborted && check.kind !== "observed") return interrupted();
				return {
					kind: "checked",
					at: clock.monotonicMs(),
					chance: random(),
					check,
					pace: paceOf(state, options)
				};
			}
			const [before] = await Promise.all([readBefore(state, options), options.observer.beforeTrigger(limits)]);
			if (signal.aborted) return interrupted();
			const response = await target.trigger(state.policy.commit, limits);
			if (signal.aborted && response.kind === "not-sent") return interrupted();
			return {
				kind: "responded",
				at: clock.monotonicMs(),
				chance: random(),
				response,
				before,
				pace: paceOf(state, options)
			};
		}
		async function readBefore({ record, triggersSent, deadlineAt }, { target, clock, signal, isPreviousWanted = false }) {
			if (!isPreviousWanted || record.baseline === null || triggersSent > 0) return null;
			const limits = {
				signal,
				deadlineAt: Math.min(deadlineAt, clock.monotonicMs() + BEFORE_LIMIT_MS)
			};
			return (await target.readDeployedCommit(limits, true)).commit;
		}
		function paceOf({ deadlineAt }, { target, clock }) {
			const pace = target.pace();
			const leftMs = deadlineAt - clock.monotonicMs();
			return pace.resetsAt !== null && pace.resetsAt - clock.epochMs() > leftMs ? {
				...pace,
				resetsAt: null
			} : pace;
		}
		async function untilDue(check, state, { clock, signal, wakeUp }) {
			const resting = wakeUp === undefined ? null : restingCheck(state, check, clock.monotonicMs());
			if (wakeUp === undefined || resting === null) {
				await clock.wait(check.at - clock.monotonicMs(), signal);
				return check;
			}
			for (;;) {
				const due = wakeUp.mayRest() ? resting : check;
				const restMs = due.at - clock.monotonicMs();
				if (await (0, time_limit.zl)(clock, restMs, (limit) => wakeUp.next(limit), signal)) return {
					...check,
					purpose: "follow"
				};
				if (signal.aborted || clock.monotonicMs() >= due.at) return due;
			}
		}
		async function configure(limits, options) {
			const { settings, settingsTarget, clock, random, signal, observer } = options;
			const written = await writeSettings(settings, {
				target: settingsTarget,
				limits,
				clock,
				random
			});
			const { problem } = written;
			const notices = (0, sentences.TR)(written.settings);
			for (const notice of notices) observer.notice(notice);
			if (signal.aborted && problem !== null) return {
				kind: "interrupted",
				at: clock.monotonicMs()
			};
			const ending = problem === null ? null : (0, endings_before_start.NX)(problem);
			return {
				kind: "configured",
				at: clock.monotonicMs(),
				problem: ending,
				settings: notices.map(({ text }) => text)
			};
		}
		var deploy_health = __webpack_require__(2957);
		var deploy_result = __webpack_require__(2366);
		var errors = __webpack_require__(4634);
		;
		const presenter_FAILURES_TO_REPORT = 3;
		const SKIPS_TO_REPORT = 2;
		const MAX_REPEATED_LINES = 50;
		function createPresenter(sink, isShown = false) {
			let hasShown = isShown;
			let hasRead = false;
			let skipped = [];
			let failed = [];
			const reportOnce = reportingOnce(sink);
			const showLines = (lines) => {
				for (const line of lines) sink.line(line);
				hasShown ||= lines.length > 0;
				return lines.length > 0;
			};
			const succeed = () => {
				hasRead = true;
				skipped = [];
				failed = [];
			};
			return {
				show: ({ rest, gap, fresh }) => {
					succeed();
					const hasRest = rest !== null && hasShown && showLines([rest]);
					if (gap !== null && (hasShown || gap.cause === "rolled")) sink.gap(gap.missing);
					return showLines(fresh) || hasRest;
				},
				withhold: ({ state, fresh }, sinceMs) => {
					succeed();
					const ours = fresh.filter(({ epochMs }) => sinceMs !== null && epochMs !== null && epochMs >= sinceMs);
					if (ours.length < fresh.length) sink.gap(null, "withheld");
					else if (fresh.length > 0 && state.total === null) sink.gap(null);
					return showLines(ours);
				},
				skip: (error) => {
					skipped = [...skipped, error].slice(-SKIPS_TO_REPORT);
				},
				fail: (error, isLasting) => {
					failed = [...failed, error].slice(-presenter_FAILURES_TO_REPORT);
					if (isLasting || failed.length === presenter_FAILURES_TO_REPORT) reportOnce(error);
				},
				repeat: (lines) => {
					if (!hasRead || hasShown || lines.length === 0) return;
					showLines(lines.slice(-MAX_REPEATED_LINES));
					sink.gap(null, "repeated");
				},
				close: (unanswered) => {
					const last = failed.at(-1) ?? unanswered;
					if (last !== undefined) reportOnce(last);
					else if (!hasRead || skipped.length === SKIPS_TO_REPORT) reportOnce(skipped.at(-1) ?? null);
				}
			};
		}
		function reportingOnce(sink) {
			let hasReported = false;
			return (error) => {
				if (error === null || hasReported) return;
				hasReported = true;
				sink.unavailable(error);
			};
		}
		var redaction = __webpack_require__(5740);
		;
		function numberWindows(old, fresh) {
			const usesIds = areLineIds(old) && areLineIds(fresh) && areSameIds(old, fresh);
			const byId = new Map();
			const byTextAndTime = new Map();
			const texts = new Map();
			const distinct = [];
			const numberOf = ({ id, epochMs, text }) => {
				const isNamed = usesIds && id !== null;
				const numbers = isNamed ? byId : byTextAndTime;
				const key = isNamed ? id : `${epochMs ?? ""} ${getOrAdd(texts, text, texts.size)}`;
				const number = getOrAdd(numbers, key, distinct.length);
				if (number === distinct.length) distinct.push(isNamed || epochMs !== null);
				return number;
			};
			return {
				old: old.map(numberOf),
				fresh: fresh.map(numberOf),
				usesIds,
				isDistinct: (number) => distinct[number] ?? false
			};
		}
		function growthOf(before, now, usesIds) {
			if (before === undefined || now === undefined || before.text === "") return null;
			if (now.text.length <= before.text.length || !now.text.startsWith(before.text)) return null;
			const isNamed = usesIds && before.id !== null;
			const isSame = isNamed ? now.id === before.id : now.epochMs === before.epochMs && (!usesIds || now.id === null);
			if (!isSame) return null;
			return {
				rest: {
					...now,
					text: restOf(before.text, now.text)
				},
				isSure: isNamed || before.epochMs !== null
			};
		}
		function restOf(before, now) {
			const [shown, whole] = [(0, redaction.E$)(before), (0, redaction.E$)(now)];
			return whole.startsWith(shown) ? whole.slice(shown.length) : whole;
		}
		function getOrAdd(numbers, key, next) {
			const known = numbers.get(key);
			if (known === undefined) numbers.set(key, next);
			return known ?? next;
		}
		function dropRepeatedIds(lines) {
			if (!areLineIds(lines)) return lines;
			const seen = new Set();
			return lines.filter(({ id }) => {
				if (id === null) return true;
				const isNew = !seen.has(id);
				seen.add(id);
				return isNew;
			});
		}
		function areLineIds(lines) {
			const texts = new Map();
			return lines.every(({ id, text }) => {
				if (id === null) return true;
				const known = texts.get(id);
				if (known === undefined) texts.set(id, text);
				return known === undefined || known === text;
			});
		}
		function areSameIds(old, fresh) {
			const known = new Map(old.map((line) => [line.id, line]));
			let shared = 0;
			let different = 0;
			for (const line of fresh) {
				const before = line.id === null ? undefined : known.get(line.id);
				if (before === undefined) continue;
				shared += 1;
				if (before.text !== line.text || before.epochMs !== line.epochMs) different += 1;
			}
			return different <= 1 || different * 2 <= shared;
		}
		function countMissing(old, fresh) {
			const [, last] = readCount(old) ?? [];
			const [first] = readCount(fresh) ?? [];
			return last === undefined || first === undefined || first <= last ? null : first - last - 1;
		}
		function readCount(lines) {
			const counts = lines.map(({ id }) => id !== null && /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN);
			const first = counts[0];
			if (first === undefined || counts.length < 2) return null;
			return counts.every((count, index) => count === first + index) ? [first, first + counts.length - 1] : null;
		}
		;
		const MAX_TAIL = 5e3;
		const GROWTH_AFTER_GAP = 4;
		function createStitchState(tail) {
			return {
				wantTail: tail,
				smallestTail: tail,
				lines: [],
				total: null,
				isShortWindowWhole: true
			};
		}
		function stitch(state, window) {
			const lines = dropRepeatedIds(window.lines);
			if (lines.length === 0) return {
				state: emptied(state),
				rest: null,
				fresh: [],
				gap: null
			};
			const numbers = numberWindows(state.lines, lines);
			const read = {
				state,
				lines,
				numbers,
				tail: window.tail,
				isWhole: state.isShortWindowWhole && lines.length < window.tail,
				overlap: findOverlap(numbers.old, numbers.fresh, state.total ?? undefined)
			};
			if (state.lines.length === 0) return begin(read);
			const grown = findGrown(read);
			if (grown?.isCertain === true) return advanceBy(read, grown.overlap);
			return ignoreLateCopy(read) ?? stitch_follow(read, grown) ?? collect(read) ?? breakOff(read);
		}
		function findGrown(read) {
			const { state, lines, numbers, isWhole } = read;
			const total = state.total ?? undefined;
			const grown = grownOverlap(numbers, [state.lines, numbers.old], [lines, numbers.fresh], total);
			if (grown === null) return null;
			const { seen, length } = grown.overlap;
			const isCertain = isWhole && total === numbers.old.length && seen === total;
			const isAmidKnown = length > 1 && isSure({
				seen: seen - 1,
				length: length - 1
			}, read);
			return isCertain || grown.isSure || isAmidKnown ? {
				...grown,
				isCertain
			} : null;
		}
		function grownOverlap({ usesIds }, [short, shorter], [long, longer], seenAtMost = longer.length) {
			const { seen, length } = findOverlap(shorter.slice(0, -1), longer, seenAtMost - 1) ?? {
				seen: 0,
				length: 0
			};
			const growth = growthOf(short.at(-1), long[seen], usesIds);
			return growth === null ? null : {
				overlap: {
					seen: seen + 1,
					length: length + 1
				},
				isSure: growth.isSure
			};
		}
		function emptied(state) {
			return state.lines.length === 0 ? {
				...state,
				total: state.total ?? 0
			} : state;
		}
		function begin(read) {
			const mayMiss = read.state.total === 0 && !read.isWhole;
			return advance(read, read.lines, mayMiss ? {
				cause: "rolled",
				missing: null
			} : null);
		}
		function ignoreLateCopy({ state, lines, numbers, overlap }) {
			const older = findOverlap(numbers.fresh, numbers.old) ?? grownOverlap(numbers, [lines, numbers.fresh], [state.lines, numbers.old])?.overlap ?? null;
			if (older === null || older.length <= (overlap?.length ?? 0) || older.length * 2 < numbers.fresh.length) return null;
			return {
				state,
				rest: null,
				fresh: [],
				gap: null
			};
		}
		function stitch_follow(read, grown) {
			const { overlap } = read;
			if (overlap !== null && isSure(overlap, read)) return advanceBy(read, overlap);
			return grown === null ? null : advanceBy(read, grown.overlap);
		}
		function advanceBy(read, overlap) {
			const { state, lines, isWhole } = read;
			const rest = growthIn(read, lines[overlap.seen - 1])?.rest ?? null;
			const fresh = lines.slice(overlap.seen);
			const total = state.total === null ? null : state.total + fresh.length;
			if (!isWhole || total === null || total === lines.length) return {
				...advance(read, fresh, null, total),
				rest
			};
			const stitched = advance(read, fresh, null);
			return {
				...stitched,
				rest,
				state: {
					...stitched.state,
					total: null,
					isShortWindowWhole: false
				}
			};
		}
		function isSure({ seen, length }, { state, isWhole, numbers }) {
			const { old, fresh, isDistinct } = numbers;
			if (length * 2 >= fresh.length) return true;
			if (length === old.length && (isWhole || state.total !== old.length)) return true;
			const [inOld, inFresh] = [countEach(old), countEach(fresh)];
			return fresh.slice(seen - length, seen).some((number) => isDistinct(number) || inOld.get(number) === 1 && inFresh.get(number) === 1);
		}
		function collect(read) {
			const { lines, numbers } = read;
			const seen = countEach(numbers.old);
			const start = numbers.fresh.findIndex((number) => seen.has(number) && numbers.isDistinct(number));
			if (start === -1) return null;
			const grownAt = lines.findIndex((line) => growthIn(read, line)?.isSure === true);
			const fresh = lines.filter((_, index) => {
				const number = numbers.fresh[index];
				if (number === undefined || index < start || index === grownAt) return false;
				const left = seen.get(number) ?? 0;
				seen.set(number, left - 1);
				return left <= 0;
			});
			return {
				...advance(read, fresh, null),
				rest: growthIn(read, lines[grownAt])?.rest ?? null
			};
		}
		function growthIn({ state, numbers }, line) {
			return growthOf(state.lines.at(-1), line, numbers.usesIds);
		}
		function breakOff(read) {
			const { state, lines, isWhole, overlap } = read;
			if (isWhole) return advance(read, lines, {
				cause: "restarted",
				missing: null
			});
			return advance(read, lines.slice(overlap?.seen ?? 0), {
				cause: "rolled",
				missing: countMissing(state.lines, lines)
			});
		}
		function advance(read, fresh, gap, total = null) {
			const { state, lines, isWhole } = read;
			const wantTail = nextTail(read, fresh.length, gap);
			return {
				state: {
					...state,
					wantTail,
					lines: lines.slice(-wantTail),
					total: isWhole ? lines.length : total
				},
				rest: null,
				fresh,
				gap
			};
		}
		function nextTail({ state, tail, isWhole }, freshCount, gap) {
			const largest = Math.max(MAX_TAIL, state.smallestTail);
			if (gap?.cause === "rolled") return Math.min(largest, tail * GROWTH_AFTER_GAP);
			if (!isWhole && state.lines.length > 0 && freshCount * 2 > tail) return Math.min(largest, tail * 2);
			return freshCount * 8 < tail ? Math.max(state.smallestTail, Math.floor(tail / 2)) : tail;
		}
		function countEach(numbers) {
			const counts = new Map();
			for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
			return counts;
		}
		function findOverlap(old, fresh, seenAtMost = fresh.length) {
			if (old.length === 0 || fresh.length === 0) return null;
			if (old.length <= fresh.length) {
				const seen = findEnds(old, fresh).findLast((end) => end <= seenAtMost);
				if (seen !== undefined) return {
					seen,
					length: old.length
				};
			}
			const length = matchAlong(fresh, old.slice(-fresh.length)).at(-1) ?? 0;
			return length === 0 ? null : {
				seen: length,
				length
			};
		}
		function findEnds(pattern, text) {
			const ends = [];
			for (const [index, length] of matchAlong(pattern, text).entries()) if (length === pattern.length) ends.push(index + 1);
			return ends;
		}
		function matchAlong(pattern, text) {
			const borders = bordersOf(pattern);
			const lengths = [];
			let length = 0;
			for (const number of text) {
				while (length > 0 && pattern[length] !== number) length = borders[length - 1] ?? 0;
				if (pattern[length] === number) length += 1;
				lengths.push(length);
			}
			return lengths;
		}
		function bordersOf(pattern) {
			const borders = pattern.length === 0 ? [] : [0];
			let length = 0;
			for (const number of pattern.slice(1)) {
				while (length > 0 && pattern[length] !== number) length = borders[length - 1] ?? 0;
				if (pattern[length] === number) length += 1;
				borders.push(length);
			}
			return borders;
		}
		;
		const BASELINE_MS = 3e3;
		const DRAIN_MS = 5e3;
		const DRAIN_WAIT_MS = 1e3;
		const STEP_MS = 500;
		const QUIET_READS_TO_END = 2;
		const CLOCK_STEP_MS = 1e3;
		function createLogTail(options) {
			const reader = createReader(options);
			return {
				baseline: ({ signal, deadlineAt }) => reader.readBaseline({
					signal,
					deadlineAt: Math.min(deadlineAt, options.clock.monotonicMs() + BASELINE_MS)
				}),
				started: reader.start,
				follow: (limits) => tail_follow(options, reader, limits),
				drain: (limits) => drain(options.clock, reader, limits),
				repeat: reader.repeat
			};
		}
		async function tail_follow({ clock, pollIntervalMs, paceMs }, reader, limits) {
			const startedAt = clock.monotonicMs();
			while (!reader.isOver()) {
				const waitMs = nextReadMs({
					pollIntervalMs,
					paceMs: paceMs(),
					elapsedMs: clock.monotonicMs() - startedAt
				});
				await clock.wait(Math.min(waitMs, limits.deadlineAt - clock.monotonicMs()), limits.signal);
				if (hasEnded(clock, limits)) return;
				await reader.showNew("follow", limits);
			}
		}
		async function drain(clock, reader, { signal, deadlineAt }) {
			const over = new AbortController();
			const limit = AbortSignal.any([signal, over.signal]);
			void endAfter(clock, Math.min(deadlineAt - clock.monotonicMs(), DRAIN_MS), over);
			let hasResponse = reader.isOver();
			let quietReads = 0;
			for (let reads = 0; reads < DRAIN_MS / DRAIN_WAIT_MS && !reader.isOver() && !limit.aborted; reads++) {
				const shown = await reader.showNew("drain", {
					signal: limit,
					deadlineAt: clock.monotonicMs() + DRAIN_MS
				});
				hasResponse ||= shown !== null;
				quietReads = shown === true ? 0 : quietReads + 1;
				if (quietReads === QUIET_READS_TO_END) break;
				await clock.wait(DRAIN_WAIT_MS, limit);
			}
			over.abort();
			await reader.close(hasResponse || signal.aborted ? undefined : tooSlow());
		}
		async function endAfter(clock, limitMs, over) {
			for (let leftMs = limitMs; leftMs > 0 && !over.signal.aborted; leftMs -= STEP_MS) {
				await clock.wait(Math.min(leftMs, STEP_MS), over.signal);
			}
			over.abort();
		}
		function tooSlow() {
			return new errors.cc("timeout", "No response came in time.");
		}
		function hasEnded(clock, { signal, deadlineAt }) {
			return signal.aborted || clock.monotonicMs() >= deadlineAt;
		}
		function createReader({ source, sink, tail, isBaselineShown = false }) {
			const presenter = createPresenter(sink, isBaselineShown);
			let state = createStitchState(tail);
			let lacksBaseline = false;
			let oursSinceMs = null;
			let isOver = false;
			const read = async (purpose, limits) => limits.signal.aborted ? null : inTime(source.read(state.wantTail, purpose, limits), limits.signal);
			const take = (lines) => {
				const stitched = stitch(state, {
					lines,
					tail: state.wantTail
				});
				state = stitched.state;
				return stitched;
			};
			const present = (result) => {
				if (result.kind === "unavailable") {
					isOver = result.lasting;
					presenter.fail(result.error, result.lasting);
				}
				if (result.kind === "skipped" && result.error !== undefined) presenter.skip(result.error);
				if (result.kind !== "window") return false;
				const stitched = take(result.lines);
				if (!lacksBaseline) return presenter.show(stitched);
				lacksBaseline = false;
				return presenter.withhold(stitched, oursSinceMs);
			};
			const attempt = attempting(() => {
				isOver = true;
			});
			return {
				readBaseline: async (limits) => {
					const result = await attempt(() => read("follow", limits), null);
					const lines = result === null ? null : linesBefore(result);
					if (lines !== null) take(lines);
					else if (result?.kind === "unavailable") presenter.fail(result.error, false);
					lacksBaseline = lines === null;
				},
				start: (takenAt) => {
					oursSinceMs = takenAt === null ? null : takenAt + CLOCK_STEP_MS;
				},
				showNew: (purpose, limits) => attempt(async () => {
					const result = await read(purpose, limits);
					return result === null ? null : present(result);
				}, false),
				repeat: () => attempt(() => presenter.repeat(state.lines), undefined),
				isOver: () => isOver,
				close: (unanswered) => attempt(() => presenter.close(unanswered), undefined)
			};
		}
		function attempting(giveUp) {
			return async (work, otherwise) => {
				try {
					return await work();
				} catch {
					giveUp();
					return otherwise;
				}
			};
		}
		function linesBefore(result) {
			if (result.kind === "window") return result.lines;
			const isNone = result.kind === "unavailable" && (result.lasting || result.error.code === "access-not-found");
			return isNone ? [] : null;
		}
		async function inTime(work, signal) {
			const read = await (0, time_limit.Wh)(work, signal);
			return signal.aborted && read?.kind !== "window" ? null : read;
		}
		const MIN_MS = 500;
		const FREQUENT_MS = 12e4;
		const LATER_MS = 3e4;
		const CHECKS_PER_READ = 3;
		function nextReadMs({ pollIntervalMs, paceMs, elapsedMs }) {
			return Math.max(MIN_MS, pollIntervalMs, paceMs * CHECKS_PER_READ, elapsedMs < FREQUENT_MS ? 0 : LATER_MS);
		}
		;
		function createSearchBudget() {
			return { linesLeft: 75e3 };
		}
		const RESTING_PACE_MS = 2e4;
		const DRAIN_LIMIT_MS = 6e3;
		const NEEDED = [
			"target",
			"settingsTarget",
			"logSource",
			"policy",
			"settings",
			"logTail",
			"watch",
			"clock",
			"random",
			"signal"
		];
		const POLICY = {
			commit: true,
			trigger: true,
			wait: true,
			dryRun: true,
			timeoutMs: true,
			startTimeoutMs: true,
			pollIntervalMs: true,
			successStates: true,
			failureStates: true,
			onUnchanged: true,
			onSuperseded: true,
			onConflict: true
		};
		function rejectAbsent(options) {
			const absent = [...NEEDED.filter((name) => options[name] === undefined), ...Object.keys(POLICY).filter((name) => options.policy !== undefined && !(name in options.policy)).map((name) => `policy.${name}`)];
			if (absent.length > 0) throw new errors.dz(absent.map((name) => ({
				name,
				seen: "",
				problem: "is missing."
			})));
		}
		async function deployApplication(options) {
			rejectAbsent(options);
			const { target, policy, clock, signal, watch, wakeUp, health, healthProbe } = options;
			const sink = countOwnLines(watch);
			const { logTail } = options;
			const tail = logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, logTail, sink);
			const settled = new AbortController();
			const tailSignal = AbortSignal.any([signal, settled.signal]);
			const dates = createDates(policy);
			let tailing = null;
			const checking = health && healthProbe ? {
				health,
				healthProbe
			} : null;
			const followed = await follow({
				...options,
				target: tail === null ? target : withDates(target, tail, dates),
				observer: {
					notice: watch.notice,
					beforeTrigger: async (limits) => tail?.baseline(limits),
					changed: (now) => {
						if (checking === null || !(0, deploy_health.fY)(now, policy)) watch.changed(now);
						dates.changed(now);
						const isUnderWay = now.triggeredAt !== null || !policy.trigger && now.evidence !== "none";
						if (!isUnderWay || now.settlement !== null || isLogSpared(options)) return;
						tailing ??= tail?.follow({
							signal: tailSignal,
							deadlineAt: now.startedAt + policy.timeoutMs
						}) ?? null;
					}
				}
			});
			const deadlineAt = followed.startedAt + policy.timeoutMs;
			const record = checking === null || !(0, deploy_health.fY)(followed, policy) ? followed : await (0, check_health.N)(followed, {
				...checking,
				deadlineAt,
				clock,
				signal,
				watch
			});
			settled.abort();
			await tailing;
			const result = record.settlement?.result ?? "unknown";
			const isStarted = record.triggeredAt !== null || !policy.trigger && isLogOurs(record, result);
			const isUnneeded = isLogSpared(options) && (0, deploy_result.WG)(result, policy);
			await wakeUp?.end();
			if (isStarted && !signal.aborted && !isUnneeded) {
				await tail?.drain({
					signal,
					deadlineAt: clock.monotonicMs() + DRAIN_LIMIT_MS
				});
				if (result === "failure") await tail?.repeat();
				if (result === "failure" || result === "timed_out") await explain(options, record, tail === null ? null : sink.hasOwnLines(), dates);
			}
			return record;
		}
		function isLogOurs({ evidence }, result) {
			return evidence !== "none" && evidence !== "commit" || result === "failure" || result === "cancelled";
		}
		async function explain(options, record, hasOwnLines, dates) {
			const shown = hasOwnLines === null ? [] : await explainByLog(options, record, hasOwnLines, dates);
			const { problem = null } = record.health ?? {};
			const causes = problem === null ? shown : [causeOf(problem), ...shown];
			if (causes.length > 0) options.watch.explained?.(causes);
		}
		function causeOf({ cause }) {
			return {
				kind: "health check",
				sentence: cause,
				certainty: "certain",
				file: null,
				line: null,
				column: null,
				at: -1
			};
		}
		async function explainByLog({ watch, policy, buildLogSource, clock, signal, searchBudget = createSearchBudget() }, { appId, deploymentId, identity, evidence, health }, hasOwnLines, dates) {
			const keptLines = watch.keptLines?.bind(watch);
			if (keptLines === undefined) return [];
			const { explainFailure } = await __webpack_require__.e(470).then(__webpack_require__.bind(__webpack_require__, 3470));
			const isUnbuilt = policy.trigger && evidence === "none" || health !== undefined;
			return explainFailure({
				appId,
				deploymentId,
				executionId: identity.execution_id ?? null,
				sink: watch,
				keptLines,
				say: (text) => watch.notice({
					level: "info",
					text
				}),
				buildLogSource: isUnbuilt ? null : buildLogSource ?? null,
				hasOwnLines,
				isOurs: policy.trigger,
				...dates.since(),
				searchBudget,
				clock,
				signal
			});
		}
		const deploy_application_CLOCK_STEP_MS = 1e3;
		function createDates(policy) {
			let acceptedAt = null;
			let checkedAt = null;
			let waitedUntil = 0;
			return {
				accepted: (respondedAt) => {
					acceptedAt = respondedAt;
				},
				checked: (respondedAt) => {
					checkedAt = respondedAt;
				},
				changed: ({ settlement, evidence, last }) => {
					const isWaiting = evidence === "none" || (0, deploy_phase.EX)(last, policy) === "waiting";
					if (settlement === null && isWaiting) waitedUntil = checkedAt ?? waitedUntil;
				},
				since: () => ({
					acceptedBy: acceptedAt === null ? null : acceptedAt + deploy_application_CLOCK_STEP_MS,
					startedBy: acceptedAt === null ? null : Math.max(acceptedAt, waitedUntil) + deploy_application_CLOCK_STEP_MS
				})
			};
		}
		function isLogSpared({ wakeUp, isLogForFailure }) {
			return isLogForFailure === true && wakeUp?.isTrusted() === true;
		}
		function withDates(target, tail, dates) {
			return {
				...target,
				checkStatus: async (purpose, limits) => {
					const check = await target.checkStatus(purpose, limits);
					if (check.kind === "observed") dates.checked(check.respondedAt ?? null);
					return check;
				},
				trigger: async (commit, limits) => {
					const response = await target.trigger(commit, limits);
					if (response.kind === "accepted") {
						tail.started(response.respondedAt ?? null);
						dates.accepted(response.respondedAt ?? null);
					}
					return response;
				}
			};
		}
		function createTail(options, tail, sink) {
			const { target, logSource, policy, clock, wakeUp } = options;
			return createLogTail({
				source: logSource,
				sink,
				clock,
				tail,
				pollIntervalMs: policy.pollIntervalMs,
				paceMs: () => Math.max(target.pace().intervalMs, wakeUp?.isTrusted() === true ? RESTING_PACE_MS : 0)
			});
		}
		function countOwnLines(sink) {
			let count = 0;
			return {
				line: (line) => {
					count += 1;
					sink.line(line);
				},
				gap: (missing, cause) => {
					if (cause === "repeated") count = 0;
					sink.gap(missing, cause);
				},
				unavailable: (error) => sink.unavailable(error),
				hasOwnLines: () => count > 0
			};
		}
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_path_ = __webpack_require__(6760);
		var untrusted = __webpack_require__(7627);
		;
		const MAX_PATH_UNITS = 200;
		const UNTRACKED = [".git", "node_modules"];
		function placeCauses(causes, checkout, page) {
			return causes.map(({ ending, ...rest }) => {
				const only = ending === undefined ? null : readRelativePath(checkout?.findOnly(ending.file) ?? null);
				const cause = only === null ? rest : {
					...rest,
					...ending,
					file: only
				};
				const named = readRelativePath(cause.file);
				const found = named === null ? null : readRelativePath(checkout?.find(named) ?? null);
				const path = found ?? (checkout?.isRepository === true ? null : named);
				if (path === null) return cause;
				return {
					...cause,
					place: {
						path,
						isInCheckout: found !== null,
						url: renderPageUrl(page, path, cause.line)
					}
				};
			});
		}
		function readRelativePath(file) {
			if (file === null || file.length > MAX_PATH_UNITS || (0, untrusted.b1)(file, MAX_PATH_UNITS) !== file) return null;
			if (/[\\:*?"<>|]/.test(file)) return null;
			const isFolder = (part) => part === "" || /^\.+$/.test(part) || UNTRACKED.includes(part);
			return file.split("/").some(isFolder) ? null : file;
		}
		function renderPageUrl(page, path, line) {
			if (page === null || page.commit === null) return null;
			const encode = (text) => text.toWellFormed().split("/").map(encodeURIComponent).join("/");
			return `${page.url}/blob/${encode(page.commit)}/${encode(path)}${line === null ? "" : `#L${line}`}`;
		}
		;
		function placeInCheckout(causes, env, commit) {
			if (causes.length === 0) return causes;
			const repository = env["GITHUB_REPOSITORY"] ?? "";
			const server = (env["GITHUB_SERVER_URL"] ?? "").replace(/(?<!\/)\/+$/, "");
			const isKnown = server !== "" && /^[\w.-]+\/[\w.-]+$/.test(repository);
			return placeCauses(causes, openCheckout(env["GITHUB_WORKSPACE"] ?? ""), isKnown ? {
				url: `${server}/${repository}`,
				commit
			} : null);
		}
		function openCheckout(folder) {
			if (folder === "") return null;
			try {
				const root = (0, external_node_fs_.realpathSync)(folder);
				const isRepository = (0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, ".git"));
				let files = null;
				const findOnly = (ending) => {
					files ??= isRepository ? listFiles(root) : [];
					return ending.includes("/") && files.includes(ending) ? ending : findEnding(files, ending);
				};
				const guess = (path) => findShorter(root, path) ?? findOnly(path);
				return {
					isRepository,
					find: (path) => findFile(root, path) ?? (isRepository ? guess(path) : null),
					findOnly
				};
			} catch {
				return null;
			}
		}
		function findShorter(root, path) {
			const [first = "", ...rest] = path.split("/");
			if (rest.length < 2 || (0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, first))) return null;
			return findFile(root, rest.join("/")) ?? findShorter(root, rest.join("/"));
		}
		const MAX_ENTRIES = 5e4;
		const SKIPPED = /^(?:\.git|node_modules|vendor|dist|build|target|\.venv|\.next|\.cache)$/;
		function findEnding(files, path) {
			const [only = null, another] = files.filter((file) => file === path || file.endsWith(`/${path}`));
			return another === undefined ? only : null;
		}
		function listFiles(root) {
			const files = [];
			const folders = [""];
			let entries = 0;
			for (const folder of folders) {
				for (const entry of listFolder((0, external_node_path_.join)(root, folder))) {
					entries += 1;
					if (entries > MAX_ENTRIES) return [];
					const own = folder === "" ? entry.name : `${folder}/${entry.name}`;
					if (entry.isDirectory() && !SKIPPED.test(entry.name)) folders.push(own);
					if (entry.isFile()) files.push(own);
				}
			}
			return files;
		}
		function listFolder(path) {
			try {
				return (0, external_node_fs_.readdirSync)(path, { withFileTypes: true });
			} catch {
				return [];
			}
		}
		function findFile(root, path) {
			try {
				const real = (0, external_node_fs_.realpathSync)((0, external_node_path_.join)(root, path));
				if (!real.startsWith(root.endsWith(external_node_path_.sep) ? root : `${root}${external_node_path_.sep}`) || !(0, external_node_fs_.lstatSync)(real).isFile()) return null;
				return (0, external_node_path_.relative)(root, real).split(external_node_path_.sep).join("/");
			} catch {
				return null;
			}
		}
		var github_subject = __webpack_require__(2463);
		var kernel_random = __webpack_require__(5122);
		var kernel_clock = __webpack_require__(7639);
		var rate_limit_advice = __webpack_require__(1430);
		;
		const WINDOW_MS = 36e5;
		const UNKNOWN_END_MS = 6e4;
		const ROUNDING_MS = 1e3;
		const RESET_SPREAD_MS = 4e3;
		const SAME_END_MS = 5e3;
		function readWindow(advice, before, nowMs, chance) {
			const { retryAfterMs } = advice;
			const isEndKnown = advice.resetInMs !== null || retryAfterMs !== null;
			const remaining = advice.remaining ?? (advice.limited && isEndKnown ? 0 : null);
			if (remaining === null) return null;
			const limit = advice.limit || before?.limit || null;
			const reading = {
				limit,
				remaining,
				readAt: nowMs
			};
			if (remaining === 0 && retryAfterMs !== null) {
				return {
					...reading,
					endsAt: nowMs + retryAfterMs,
					opensAt: nowMs + spreadOut(retryAfterMs, chance),
					chance
				};
			}
			const endsAt = nowMs + (advice.resetInMs ?? untilEndOf(before, nowMs));
			const own = before !== null && isEndOf(before, endsAt, nowMs) ? before.chance : chance;
			return {
				...reading,
				endsAt,
				opensAt: endsAt + ROUNDING_MS + RESET_SPREAD_MS * own,
				chance: own
			};
		}
		function isSameWindow(before, after) {
			return isEndOf(before, after.endsAt, after.readAt);
		}
		function windowAt(reported, nowMs) {
			if (reported === null || nowMs < reported.opensAt) return reported;
			if (reported.limit === null) return null;
			const endsAt = nowMs + WINDOW_MS;
			return {
				...reported,
				remaining: reported.limit,
				endsAt,
				opensAt: endsAt,
				readAt: nowMs
			};
		}
		function spreadOut(durationMs, chance) {
			return durationMs * (1 + .1 * chance);
		}
		function isEndOf(window, endsAt, readAt) {
			return readAt < window.endsAt && Math.abs(endsAt - window.endsAt) <= SAME_END_MS;
		}
		function untilEndOf(window, nowMs) {
			return window !== null && nowMs < window.endsAt ? window.endsAt - nowMs : UNKNOWN_END_MS;
		}
		;
		const REQUESTS_BEFORE_POLLING = 2;
		const STAY_MS = 6e5;
		const MAX_FOUND = 120;
		const UNPROVEN_SHARE = .05;
		const PROOF_POWER = 4;
		const ALONE_SHARE = .45;
		const ALONE_MS = 15e4;
		const FIRST_POLL_MS = 6e4;
		const UNSEEN = {
			found: 0,
			others: 0,
			expected: 0,
			seen: 0,
			leftIfAlone: 0,
			since: 0,
			isAlone: false
		};
		function watchCrowd(crowd, before, after, sent, reserve) {
			if (before === null) return findCrowd(after, sent, reserve);
			const passedMs = after.readAt - before.readAt;
			const stayed = Math.exp(-passedMs / STAY_MS);
			const faded = {
				...crowd,
				found: crowd.found * stayed,
				seen: crowd.seen * stayed
			};
			if (!isSameWindow(before, after)) return {
				...faded,
				leftIfAlone: after.remaining
			};
			const leftIfAlone = crowd.leftIfAlone - sent.polls - sent.otherRequests;
			const isAlone = after.remaining >= leftIfAlone && after.readAt < crowd.since + ALONE_MS;
			const polls = Math.max(0, before.remaining - after.remaining - sent.otherRequests);
			const isFollowing = hasPolled(crowd) || sent.polls > 0;
			return {
				found: faded.found,
				others: crowd.others + (isFollowing ? Math.max(0, polls - sent.polls) : 0),
				expected: crowd.expected + (isFollowing ? passedMs * evenRate(before, reserve) : 0),
				seen: Math.max(0, faded.seen + polls - passedMs * allowedRate(crowd, before, reserve, before.readAt)),
				leftIfAlone: isAlone ? leftIfAlone : Number.POSITIVE_INFINITY,
				since: crowd.since,
				isAlone
			};
		}
		function pollIntervalMs(crowd, window, reserve, nowMs) {
			const rate = allowedRate(crowd, window, reserve, nowMs);
			if (rate === 0) return Number.POSITIVE_INFINITY;
			const interval = sizeOf(crowd) / rate;
			if (!hasPolled(crowd)) return Math.min(FIRST_POLL_MS, interval);
			return interval < untilEnd(window, nowMs) ? Math.min(STAY_MS, interval) : Number.POSITIVE_INFINITY;
		}
		function findCrowd(first, { polls, otherRequests }, reserve) {
			const evenlyLeft = evenRate(first, reserve) * untilEnd(first, first.readAt);
			const missing = evenlyLeft + reserve / 2 - first.remaining - polls - otherRequests;
			const mayBeAlone = first.limit !== null && first.remaining >= ALONE_SHARE * first.limit;
			return {
				...UNSEEN,
				found: Math.min(MAX_FOUND, Math.max(0, missing)),
				leftIfAlone: mayBeAlone ? first.remaining : Number.POSITIVE_INFINITY,
				since: first.readAt
			};
		}
		function allowedRate({ isAlone }, window, reserve, nowMs) {
			const left = Math.max(0, window.remaining - reserve);
			return left / Math.min(untilEnd(window, nowMs), isAlone ? STAY_MS : WINDOW_MS);
		}
		function sizeOf(crowd) {
			return 1 + crowd.found * shareStillThere(crowd) + crowd.seen / REQUESTS_BEFORE_POLLING;
		}
		function shareStillThere(crowd) {
			if (crowd.isAlone) return 0;
			if (!hasPolled(crowd)) return UNPROVEN_SHARE;
			return Math.min(1, (1 + crowd.others) / (1 + crowd.expected)) ** PROOF_POWER;
		}
		function hasPolled({ expected }) {
			return expected > 0;
		}
		function evenRate({ limit, remaining }, reserve) {
			return Math.max(1, (limit ?? remaining) - reserve) / WINDOW_MS;
		}
		function untilEnd({ endsAt }, nowMs) {
			return Math.max(1, endsAt - nowMs);
		}
		;
		const REFUSED = {
			firstMs: 2e3,
			maxMs: 6e4
		};
		const LOG_INTERVAL_MS = 5e3;
		const NOTHING_SENT = {
			polls: 0,
			otherRequests: 0
		};
		function createBudget(reserve) {
			return {
				reserve,
				window: null,
				crowd: UNSEEN,
				inFlight: 0,
				overtaken: 0,
				used: 0,
				sent: NOTHING_SENT,
				isTried: false,
				closedUntilAt: Number.NEGATIVE_INFINITY,
				isUnavailable: false,
				refusals: 0
			};
		}
		function admit(budget, purpose, nowMs) {
			const window = windowAt(budget.window, nowMs);
			const isSpent = window !== null && window.remaining - budget.inFlight <= keptFrom(purpose, window, budget);
			const limitedUntilAt = isSpent ? window.opensAt : nowMs;
			const isUnavailable = budget.isUnavailable && budget.closedUntilAt > limitedUntilAt;
			const untilAt = Math.max(budget.closedUntilAt, limitedUntilAt);
			if (untilAt > nowMs) return purpose === "log" && !isUnavailable ? { kind: "given-up" } : {
				kind: "wait",
				untilAt,
				isUnavailable
			};
			if (budget.inFlight > 0 && isUnknown(budget, nowMs)) return { kind: "hold" };
			if (purpose === "log" && pace(budget, nowMs) > LOG_INTERVAL_MS) return { kind: "given-up" };
			const sent = withOneMore(budget.sent, purpose);
			return {
				kind: "admitted",
				budget: {
					...budget,
					inFlight: budget.inFlight + 1,
					used: budget.used + 1,
					sent
				}
			};
		}
		function applyAdvice(budget, advice, nowMs, chance) {
			const back = {
				...budget,
				inFlight: Math.max(0, budget.inFlight - 1),
				isTried: true
			};
			const read = advice === null ? null : readWindow(advice, budget.window, nowMs, chance);
			const counted = read === null ? countUnreported(back, nowMs) : applyReading(back, read);
			return advice === null ? counted : applyRefusal(counted, advice, nowMs, chance);
		}
		function pace(budget, nowMs) {
			const window = windowAt(budget.window, nowMs);
			if (window === null) return 0;
			const interval = pollIntervalMs(budget.crowd, window, reserveIn(window, budget), nowMs);
			return Number.isFinite(interval) ? interval : window.opensAt - nowMs;
		}
		function applyReading(budget, read) {
			const before = budget.window;
			const isOlder = before !== null && budget.overtaken > 0 && isSameWindow(before, read);
			const window = isOlder ? {
				...read,
				remaining: Math.max(0, Math.min(read.remaining, before.remaining - 1))
			} : read;
			const crowd = watchCrowd(budget.crowd, before, read, budget.sent, reserveIn(window, budget));
			return {
				...budget,
				window,
				crowd,
				sent: NOTHING_SENT,
				overtaken: budget.inFlight
			};
		}
		function countUnreported(budget, nowMs) {
			const { window, inFlight } = budget;
			const isOpen = window !== null && nowMs < window.opensAt;
			return {
				...budget,
				window: isOpen ? {
					...window,
					remaining: Math.max(0, window.remaining - 1)
				} : null,
				overtaken: inFlight
			};
		}
		function applyRefusal(budget, advice, nowMs, chance) {
			const refusals = advice.limited ? budget.refusals + 1 : 0;
			const retryAfterMs = advice.retryAfterMs ?? 0;
			if (retryAfterMs === 0 && !advice.limited) return {
				...budget,
				refusals
			};
			const wantedMs = retryAfterMs > 0 ? spreadOut(retryAfterMs, chance) : (0, back_off.V)(refusals, REFUSED, chance);
			const untilAt = nowMs + (advice.limited ? wantedMs : Math.min(rate_limit_advice.j, wantedMs));
			if (untilAt <= budget.closedUntilAt) return {
				...budget,
				refusals
			};
			return {
				...budget,
				refusals,
				closedUntilAt: untilAt,
				isUnavailable: !advice.limited
			};
		}
		function withOneMore({ polls, otherRequests }, purpose) {
			return purpose === "follow" ? {
				polls: polls + 1,
				otherRequests
			} : {
				polls,
				otherRequests: otherRequests + 1
			};
		}
		function isUnknown({ window, isTried }, nowMs) {
			return window === null ? !isTried : nowMs >= window.opensAt;
		}
		function keptFrom(purpose, window, budget) {
			if (purpose === "final") return 0;
			const last = Math.min(1, half(window));
			const reserve = reserveIn(window, budget);
			return Math.max(last, purpose === "essential" ? Math.floor(reserve / 2) : reserve);
		}
		function reserveIn(window, { reserve }) {
			return Math.min(reserve, half(window));
		}
		function half({ limit }) {
			return limit === null ? Number.POSITIVE_INFINITY : Math.floor(limit / 2);
		}
		;
		const TURNS = {
			final: 0,
			essential: 1,
			follow: 2,
			other: 3,
			log: 4
		};
		function createGate(options) {
			return new TokenGate(options);
		}
		class TokenGate {
			#clock;
			#random;
			#queue = [];
			#budget;
			#bell = new AbortController();
			#isServing = false;
			constructor({ clock, random, reserve }) {
				this.#clock = clock;
				this.#random = random;
				this.#budget = createBudget(reserve);
			}
			pass(purpose, { signal, deadlineAt }) {
				const { promise, resolve, reject } = Promise.withResolvers();
				const waiter = {
					purpose,
					deadlineAt: deadlineAt ?? this.#clock.monotonicMs() + WINDOW_MS,
					settle: (outcome) => {
						signal?.removeEventListener("abort", leave);
						if (outcome instanceof Error) reject(outcome);
						else resolve(outcome);
					}
				};
				const leave = () => {
					this.#queue.splice(this.#queue.indexOf(waiter), 1);
					waiter.settle(cancelled());
					this.#ring();
				};
				if (signal?.aborted) return Promise.reject(cancelled());
				signal?.addEventListener("abort", leave);
				enqueue(this.#queue, waiter);
				this.#ring();
				return promise;
			}
			applyAdvice(advice) {
				this.#budget = applyAdvice(this.#budget, advice, this.#clock.monotonicMs(), this.#random());
				this.#ring();
			}
			paceMs() {
				return pace(this.#budget, this.#clock.monotonicMs());
			}
			isOpenFor(purpose) {
				return admit(this.#budget, purpose, this.#clock.monotonicMs()).kind === "admitted";
			}
			view() {
				const now = this.#clock.monotonicMs();
				const { window, used } = this.#budget;
				if (window === null) return {
					limit: null,
					remaining: null,
					resetsAt: null,
					used
				};
				const isOpen = windowAt(window, now) === window;
				return {
					limit: window.limit,
					remaining: isOpen ? window.remaining : null,
					resetsAt: isOpen ? Math.ceil(this.#clock.epochMs() + (window.endsAt - now)) : null,
					used
				};
			}
			#ring() {
				if (this.#isServing) this.#bell.abort();
				else void this.#serve();
			}
			async #serve() {
				this.#isServing = true;
				for (let wakesAt = this.#serveQueue(); this.#queue.length > 0; wakesAt = this.#serveQueue()) {
					this.#bell = new AbortController();
					await this.#clock.wait(wakesAt - this.#clock.monotonicMs(), this.#bell.signal);
				}
				this.#isServing = false;
			}
			#serveQueue() {
				let wakesAt = Number.POSITIVE_INFINITY;
				for (const waiter of this.#queue.splice(0)) {
					const triesAgainAt = this.#serveOne(waiter);
					if (triesAgainAt === null) continue;
					this.#queue.push(waiter);
					wakesAt = Math.min(wakesAt, triesAgainAt);
				}
				return wakesAt;
			}
			#serveOne({ purpose, deadlineAt, settle }) {
				const now = this.#clock.monotonicMs();
				const admission = admit(this.#budget, purpose, now);
				switch (admission.kind) {
					case "wait":
						if (admission.untilAt <= deadlineAt) return admission.untilAt;
						settle(this.#throttled(admission.untilAt - now, admission.isUnavailable));
						return null;
					case "hold":
						if (now < deadlineAt) return deadlineAt;
						settle(this.#unreported());
						return null;
					case "admitted":
						this.#budget = admission.budget;
						settle("admitted");
						return null;
					case "given-up":
						settle("given-up");
						return null;
				}
			}
			#throttled(waitMs, isUnavailable) {
				const opensAt = this.#clock.epochMs() + waitMs;
				const limit = this.#budget.window?.limit ?? null;
				const name = limit === null ? "rate limit" : `rate limit of ${limit} requests per hour`;
				const time = new Date(opensAt).toISOString().replace(/\.\d+Z$/, "Z");
				const message = isUnavailable ? `The platform is unavailable (503) and asks for no request before ${time}, which is after the timeout` : `The token's ${name} resets at ${time}, after the timeout`;
				return new errors.Xe(message, waitMs, opensAt);
			}
			#unreported() {
				const message = "No response reported the token's rate limit before the timeout";
				return new errors.Xe(message, 0, this.#clock.epochMs());
			}
		}
		function cancelled() {
			return new errors.cc("signal", "A request was not sent because the run was stopped.");
		}
		function enqueue(queue, waiter) {
			const behind = queue.findLastIndex(({ purpose }) => TURNS[purpose] <= TURNS[waiter.purpose]);
			queue.splice(behind + 1, 0, waiter);
		}
		var hostile_json = __webpack_require__(9974);
		;
		function renderAuthorization(token, scheme) {
			const trimmed = token.trim();
			(0, redaction.cl)(trimmed);
			if (!/^[\x21-\x7e]+$/.test(trimmed)) {
				throw new errors.dz([{
					name: "token",
					seen: "",
					problem: "is empty or has spaces or special characters. Use an API token or a JWT."
				}]);
			}
			const isBearer = scheme === "bearer" || scheme === "auto" && isJwt(trimmed);
			return `${isBearer ? "Bearer" : "Token"} ${trimmed}`;
		}
		function isJwt(token) {
			const parts = token.split(".");
			if (parts.length !== 3 || !parts.every((part) => /^[\w-]*$/.test(part))) return false;
			const header = (0, hostile_json.qF)(Buffer.from(parts[0] ?? "", "base64url").toString());
			return typeof header === "object" && header !== null && "alg" in header;
		}
		var web_address = __webpack_require__(6854);
		;
		const UNENCRYPTED = "is not encrypted: http would send the token in clear text. Give an https URL, or set allowHttp.";
		function parseBaseAddress(text, { allowHttp }) {
			const written = text.trim();
			const problem = (0, web_address.jc)(written) ?? ((0, web_address.oK)(written) && !allowHttp ? UNENCRYPTED : null);
			if (problem !== null) throw new errors.dz([{
				name: "baseUrl",
				seen: (0, web_address.qs)(written),
				problem
			}]);
			const { origin, pathname } = new URL(written);
			return {
				origin,
				prefix: pathname.replace(/(?<!\/)\/+$/, "")
			};
		}
		var http_client = __webpack_require__(4407);
		var proxy = __webpack_require__(5876);
		var http_failure = __webpack_require__(5198);
		;
		const MAX_VALUES = 1e5;
		function parseJson(text) {
			if (isTooLarge(text)) throw new errors.bd("$", `JSON of at most ${MAX_VALUES} values`, "larger");
			try {
				return (0, hostile_json.lQ)(text);
			} catch (error) {
				throw new errors.bd("$", "JSON", nameText(text), error);
			}
		}
		function parseJsonOrNothing(text) {
			try {
				return parseJson(text);
			} catch {
				return undefined;
			}
		}
		function json_isObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function readWord(value) {
			if (typeof value === "number" && Number.isFinite(value)) return String(value);
			return typeof value === "string" && value.trim() !== "" ? value : null;
		}
		function readString(value) {
			return typeof value === "string" && value.trim() !== "" ? value : null;
		}
		function nameType(value) {
			if (value === undefined) return "missing";
			if (value === null) return "null";
			if (Array.isArray(value)) return "an array";
			return typeof value === "string" && value.trim() === "" ? "an empty string" : `${typeof value === "object" ? "an" : "a"} ${typeof value}`;
		}
		function renderCompact(value, where) {
			try {
				return JSON.stringify(value);
			} catch (error) {
				throw new errors.bd(where, "a value with fewer levels", "nested too deeply to be shown", error);
			}
		}
		function isTooLarge(text) {
			if (text.length <= MAX_VALUES) return false;
			let values = 1;
			for (let at = 0; at < text.length; at++) {
				const character = text.charCodeAt(at);
				if (character === QUOTE) at = endOfString(text, at);
				else if (character === COMMA || character === BRACKET || character === BRACE) values += 1;
				if (values > MAX_VALUES) return true;
			}
			return false;
		}
		const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [
			34,
			44,
			91,
			123,
			92
		];
		function endOfString(text, start) {
			for (let end = text.indexOf("\"", start + 1); end !== -1; end = text.indexOf("\"", end + 1)) {
				let backslashes = 0;
				while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
				if (backslashes % 2 === 0) return end;
			}
			return text.length;
		}
		function nameText(text) {
			if (text.trim() === "") return "an empty body";
			return /^\s*</.test(text) ? "an HTML page" : "text that is not JSON";
		}
		;
		function fillPath(template, ids, query = {}) {
			const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeSegment(name, ids[name] ?? ""));
			const pairs = Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
			return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
		}
		function encodeSegment(name, id) {
			if ((0, resource_id.wk)(id)) return encodeURIComponent(id);
			const problem = "is not a valid id. Copy it from the platform.";
			throw new errors.dz([{
				name: name.replaceAll("_", "-"),
				seen: id.toWellFormed(),
				problem
			}]);
		}
		;
		const REQUEST_ID_HEADERS = [
			"x-request-id",
			"x-correlation-id",
			"request-id",
			"x-amzn-requestid",
			"cf-ray"
		];
		function factsOf({ operation }, head) {
			const facts = {
				method: operation.method,
				path: operation.template
			};
			if (head === null) return facts;
			const name = REQUEST_ID_HEADERS.map((header) => head.headers[header]).find((value) => value !== undefined);
			const requestId = (0, untrusted.b1)(name ?? "", 100);
			return {
				...facts,
				status: head.status,
				...requestId === "" ? {} : { requestId }
			};
		}
		function errorFromFailure(context, failure, head) {
			if ((0, http_failure.cC)(failure)) return networkError(context, failure, head);
			const where = renderRequestLine(context);
			switch (failure.kind) {
				case "signal": return new errors.cc("signal", `${where} was canceled because the run was stopped.`, failure.cause);
				case "closed": return new errors.cc("signal", `${where} was canceled because the client was closed.`, failure.cause);
				case "deadline": return new errors.cc("timeout", `${where} was canceled: no response came before the timeout.`);
				case "too-large": return new errors.bd("$", "at most 10 MiB", "longer");
				default: return new errors.bd("$", "a body in gzip, deflate, br or uncompressed", "one that cannot be decompressed");
			}
		}
		function networkError(context, failure, head) {
			const { what, advice } = (0, http_failure.SP)(failure, context.address, context.limits);
			const message = `${renderRequestLine(context)}: ${what}. ${advice}`;
			return new errors.Dr(failure.kind, message, factsOf(context, head), failure.cause);
		}
		function errorFromStatus(context, head, body, isWhole = true) {
			const said = readServiceMessage(body);
			const facts = factsOf(context, head);
			const { status } = head;
			const others = responseOfOthers(context, head, body, isWhole);
			if (others !== null) return errorFromOthers(context, others, facts);
			if (status === 401) return new errors.Zz("access-unauthorized", unauthorized(context, said), facts);
			if (status === 403) return new errors.Zz("access-forbidden", withRule(context, forbidden(context, said)), facts);
			if (status === 404) return new errors.Zz("access-not-found", withRule(context, notFound(context, said)), facts);
			const code = codeOf(context.operation, status, body);
			const message = `${renderRequestLine(context)} returned ${status}${quoted(said)}. ${NEXT[code]}`;
			return new errors.Hi(code, code === "remote" ? message : withRule(context, message), facts, said);
		}
		const HTTPS_PORT = /plain HTTP request was sent to HTTPS port|HTTP request to an HTTPS server|plain HTTP to an SSL-enabled|host and port requires TLS/i;
		function responseOfOthers(context, head, body, isWhole) {
			const { operation, address } = context;
			const { status } = head;
			if (status === 400 && address.startsWith("http:") && HTTPS_PORT.test(body)) return `400: this port uses https, not http. Use ${address.replace("http:", "https:")}.`;
			if (status === 407) return "407: a proxy on the way needs a login. Set a user name and a password in the URL of the proxy, or name the host in NO_PROXY if it can be reached without the proxy.";
			const isRefusal = status === 401 || status === 403;
			if (status < 400 || status > 499 || status === 408 || status === 425) return null;
			if (operation.method !== "GET" && !isRefusal) return null;
			const what = nameForeign(head, body, isWhole);
			if (what === null) return null;
			return `${status} with ${what}: probably a firewall or a proxy in front of the platform responded. Check the base URL and its version prefix, such as /api/v1, and allow this machine's requests there.`;
		}
		function nameForeign(head, body, isWhole) {
			if (!isWhole) return "a body that cannot be read";
			if (isPage(head, body)) return "an HTML page instead of JSON";
			const text = body.trim();
			if (text === "" || parseJsonOrNothing(text) !== undefined) return null;
			return `text instead of JSON ("${(0, untrusted.b1)(text, LONGEST)}")`;
		}
		function errorFromOthers(context, what, facts) {
			const code = context.operation.method === "GET" ? "remote" : "rejected";
			return new errors.Hi(code, `${renderRequestLine(context)} returned ${what}`, facts, "");
		}
		function isPage({ headers }, body) {
			if (looksLikeMarkup(body)) return true;
			const isDeclared = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(headers["content-type"] ?? "");
			return isDeclared && body.trim() !== "" && parseJsonOrNothing(body) === undefined;
		}
		function looksLikeMarkup(body) {
			return /^\s*</.test(body);
		}
		function withRule({ operation }, message) {
			return operation.rule === undefined ? message : `${message} ${operation.rule}`;
		}
		const NEXT = {
			remote: http_failure.hc.headers,
			rejected: "The service rejected the request. Fix what its message names, then try again.",
			conflict: "It already exists or is already in progress."
		};
		function codeOf(operation, status, body) {
			if (status === 409) return "conflict";
			if ((status === 400 || status === 422) && operation.saysConflict?.(readServiceWords(body))) return "conflict";
			return status >= 500 || status === 408 || status === 425 ? "remote" : "rejected";
		}
		function errorFromRedirect(context, head, why) {
			const message = `${renderRequestLine(context)} returned a redirect (${head.status}) that was not followed: ${why}. Check the base URL.`;
			return new errors.Hi("rejected", message, factsOf(context, head), "");
		}
		function errorFromBody(context, head, body, cause) {
			const message = `${renderRequestLine(context)} returned ${head.status} with ${cause.came} instead of JSON. Check the base URL. If it is right, the service or a proxy may be in maintenance.`;
			return new errors.Hi("remote", message, factsOf(context, head), readServiceMessage(body), cause);
		}
		function unauthorized({ operation, authScheme }, said) {
			return `The platform does not accept the token (401)${quoted(said)}. To ${operation.action}, it needs the scope ${operation.scope}. It was sent as "Authorization: ${authScheme}". Check that the token is complete, has not expired, and is of that kind.`;
		}
		function forbidden({ operation }, said) {
			return `The token may not ${operation.action} (403)${quoted(said)}. Create a token with the scope ${operation.scope}. If it has this scope, check the id and the base URL: some services return 403 for what they do not know.`;
		}
		function notFound({ operation, address }, said) {
			return `The platform at ${address} does not know ${operation.subject} (404)${quoted(said)}. Check the id, and the version prefix of the base URL, such as /api/v1: a wrong one looks like a wrong id. Also check that the token belongs to the same organization.`;
		}
		function renderRequestLine({ operation: { method, template, ids }, address }) {
			return `${method} ${address}${fillPath(template, ids)}`;
		}
		function quoted(said) {
			return said === "" ? "" : `: "${said.replace(/\.$/, "")}"`;
		}
		function toTouchdownError(error) {
			if (error instanceof errors.gG) return error;
			return new errors.bd("$", "a valid response", "one that caused an unexpected error", error);
		}
		const LONGEST = 300;
		function readServiceMessage(body) {
			return looksLikeMarkup(body) ? "" : (0, untrusted.b1)(saidIn(body)[0] ?? "", LONGEST);
		}
		function readServiceWords(body) {
			return saidIn(body).map((words) => words.slice(0, LONGEST)).join("\n");
		}
		function saidIn(body) {
			const text = body.trim();
			const json = parseJsonOrNothing(text);
			if (json === undefined) return [text];
			if (typeof json === "string") return [json];
			if (typeof json !== "object" || json === null) return [];
			const fields = new Map(Object.entries(json));
			return [
				"message",
				"detail",
				"error"
			].map((name) => wordsOf(fields.get(name))).filter((words) => words !== "");
		}
		function wordsOf(value) {
			const list = Array.isArray(value) ? value : [value];
			return list.filter((words) => typeof words === "string").map((words) => words.trim()).filter((words) => words !== "").join("; ");
		}
		;
		const DEFAULT_ATTEMPTS = 4;
		const WAIT = {
			firstMs: 250,
			maxMs: 8e3
		};
		function isRepeatable(error, method) {
			if ((0, request_fate.jH)(error) === "lasting") return false;
			const isIdempotent = method === "GET" || method === "DELETE";
			if (error instanceof errors.Dr) return isIdempotent || (0, request_fate.wt)(error);
			return isIdempotent && error instanceof errors.Hi && error.code === "remote";
		}
		const REDIRECTS = new Set([
			301,
			302,
			303,
			307,
			308
		]);
		const MAX_FOLLOWED = 5;
		function decideRedirect({ status, headers }, { method, origin, path, followed }) {
			if (!REDIRECTS.has(status)) return { kind: "none" };
			if (method !== "GET") return {
				kind: "refuse",
				why: "only GET requests are redirected"
			};
			const location = headers["location"];
			const target = location === undefined ? null : URL.parse(location, origin + path);
			if (target === null) return {
				kind: "refuse",
				why: "it has no valid Location"
			};
			if (target.origin !== origin) return {
				kind: "refuse",
				why: `the token is not sent to another origin, ${target.origin}`
			};
			if (followed >= MAX_FOLLOWED) return {
				kind: "refuse",
				why: `${MAX_FOLLOWED} redirects were already followed`
			};
			return {
				kind: "follow",
				path: target.pathname + target.search
			};
		}
		function createTransport(parts) {
			return {
				begin: ({ signal, turnSignal, timeoutMs = parts.totalMs } = {}) => ({
					signal,
					turnSignal,
					deadlineAt: parts.clock.monotonicMs() + timeoutMs
				}),
				leftMs: ({ deadlineAt }) => deadlineAt - parts.clock.monotonicMs(),
				send: (operation, call) => sendRepeatedly(parts, operation, call, (response) => response),
				fetchJson: (operation, call, onHead = () => {}) => sendRepeatedly(parts, operation, call, (response) => {
					onHead(response);
					return readJson(contextOf(parts, operation), response);
				})
			};
		}
		async function sendRepeatedly(parts, operation, call, read) {
			const { clock, random } = parts;
			const attempts = call.attempts ?? DEFAULT_ATTEMPTS;
			for (let attempt = 1;; attempt++) {
				try {
					return read(await sendFollowing(parts, operation, call));
				} catch (error) {
					const waitMs = (0, back_off.V)(attempt, WAIT, 1 - random());
					const isTooLate = clock.monotonicMs() + waitMs >= call.deadlineAt;
					if (attempt >= attempts || isTooLate || !isRepeatable(error, operation.method)) throw error;
					await clock.wait(waitMs, call.signal);
				}
			}
		}
		async function sendFollowing(parts, operation, call) {
			const { origin, prefix } = parts.base;
			const { method, template, ids, query } = operation;
			const context = contextOf(parts, operation);
			let path = prefix + fillPath(template, ids, query);
			for (let followed = 0;; followed++) {
				const responded = await sendAdmitted(parts, context, path, call);
				const redirect = decideRedirect(responded, {
					method,
					origin,
					path,
					followed
				});
				if (redirect.kind === "none") return requireSuccess(context, responded);
				if (redirect.kind === "refuse") throw errorFromRedirect(context, responded, redirect.why);
				path = redirect.path;
			}
		}
		async function sendAdmitted(parts, context, path, call) {
			const { gate, exchange, clock } = parts;
			const { purpose = "other", deadlineAt } = call;
			const request = renderRequest(parts, context.operation, path, call);
			for (;;) {
				const admission = await gate.pass(purpose, {
					deadlineAt,
					signal: endOfTurn(call)
				}).catch((error) => {
					throw (0, request_fate.PH)(error);
				});
				if (admission === "given-up") throw givenUp(parts);
				const exchanged = await exchange.send(request);
				gate.applyAdvice(exchanged.kind === "responded" ? (0, rate_limit_advice.N)(exchanged, clock.epochMs()) : null);
				if (exchanged.kind === "failed") throw errorFromFailure(context, exchanged.failure, null);
				if (exchanged.status !== 429) return exchanged;
			}
		}
		function endOfTurn({ signal, turnSignal }) {
			return signal === undefined || turnSignal === undefined ? turnSignal ?? signal : AbortSignal.any([signal, turnSignal]);
		}
		function requireSuccess(context, responded) {
			const { status, text, failure } = responded;
			if (status < 200 || status > 299) throw errorFromStatus(context, responded, text, failure === null);
			if (failure !== null && context.operation.method === "GET") throw errorFromFailure(context, failure, responded);
			if (context.operation.method !== "GET" && isPage(responded, text)) throw errorFromBody(context, responded, text, new errors.bd("$", "JSON", "an HTML page"));
			return responded;
		}
		function readJson(context, response) {
			if (context.operation.isList === true && response.status === 204) return [];
			try {
				return parseJson(response.text);
			} catch (error) {
				throw error instanceof errors.bd ? errorFromBody(context, response, response.text, error) : error;
			}
		}
		function renderRequest(parts, { method, body }, path, call) {
			const headers = {
				accept: "application/json, text/plain;q=0.9, */*;q=0.1",
				"accept-encoding": "identity",
				authorization: parts.authorization,
				"user-agent": parts.userAgent
			};
			const { signal, deadlineAt } = call;
			if (body === undefined) return {
				method,
				path,
				headers,
				body: null,
				signal,
				deadlineAt
			};
			const typed = {
				...headers,
				"content-type": "application/json"
			};
			return {
				method,
				path,
				headers: typed,
				body: JSON.stringify(body),
				signal,
				deadlineAt
			};
		}
		function contextOf({ base, authorization, limits }, operation) {
			const authScheme = authorization.slice(0, authorization.indexOf(" "));
			return {
				operation,
				address: base.origin + base.prefix,
				authScheme,
				limits
			};
		}
		function givenUp({ gate, clock }) {
			const now = clock.epochMs();
			const opensAt = Math.max(now, gate.view().resetsAt ?? now);
			return new errors.Xe("The rate limit leaves no request for the log right now.", opensAt - now, opensAt);
		}
		var credentials = __webpack_require__(7487);
		;
		const WORK = /\b(?:deploy\w*|redeploy\w*|build|rollout|operation|action|task|job|another|already)\b/;
		const GOES_ON = /\b(?:in progress|ongoing|under way|underway)\b/;
		const IN_PROGRESS = [
			/\b(?:in progress|ongoing|pending|running|active|concurrent|another|unfinished) (?:deploy\w*|build|rollout|operation)\b/,
			/\b(?:deployment|deploy|build|rollout|operation) (?:is|are|has been) (?:(?:already|currently|still) )?(?:being \w+|running|pending|queued|active|started|executing)\b/,
			/\b(?:being|already|currently|still) (?:re)?(?:deploy(?:ed|ing)|build?ing|built|starting|started|running|queued)\b/
		];
		const NOT = /\b(?:no|not|without|never)\b/;
		const RUNS = /\b(?:in progress|ongoing|running|being|under way|underway)\b/;
		const EXISTS = /\balready (?:exists?|existing|defined|set|taken|used|in use|present|there)\b|\bduplicated?\b|\bmust be unique\b|\bnot unique\b/;
		function saysDeploymentInProgress(message) {
			const lines = foldLines(message);
			return lines.some((line) => {
				if (line.split(/[.;]/).some((clause) => isFollowed(clause, NOT, RUNS))) return false;
				return isFollowed(line, WORK, GOES_ON) || IN_PROGRESS.some((pattern) => pattern.test(line));
			});
		}
		function isFollowed(text, first, second) {
			const at = text.search(first);
			return at >= 0 && second.test(text.slice(at));
		}
		function saysExists(message) {
			return foldLines(message).some((line) => EXISTS.test(line));
		}
		function foldLines(message) {
			return message.replace(/(?<!\w)(["'`]).{0,300}?\1(?!\w)/g, " ").replaceAll("_", " ").toLowerCase().split(/\r?\n/);
		}
		;
		const DESCRIBED = {
			"organizations.list": {
				method: "GET",
				path: "/organization",
				scope: "Read",
				group: "Organizations",
				summary: "List the organizations that the token sees"
			},
			"projects.list": {
				method: "GET",
				path: "/organization/{org_id}/project",
				scope: "Read",
				group: "Projects",
				summary: "List the projects of an organization"
			},
			"projects.create": {
				method: "POST",
				path: "/organization/{org_id}/project",
				scope: "Write",
				group: "Projects",
				summary: "Create a project in an organization"
			},
			"environments.create": {
				method: "POST",
				path: "/project/{project_id}/environment",
				scope: "Write",
				group: "Environments",
				summary: "Create an environment in a project"
			},
			"applications.create": {
				method: "POST",
				path: "/environment/{env_id}/application",
				scope: "Write",
				group: "Applications",
				summary: "Create an application in an environment"
			},
			"applications.deploy": {
				method: "POST",
				path: "/application/{app_id}/deploy",
				scope: "Deploy",
				group: "Applications",
				summary: "Start a deployment of an application"
			},
			"applications.status": {
				method: "GET",
				path: "/application/{app_id}/status",
				scope: "Read",
				group: "Applications",
				summary: "Read an application's status"
			},
			"applications.environmentVariables.create": {
				method: "POST",
				path: "/application/{app_id}/environmentVariable",
				scope: "Write",
				group: "Environment variables and secrets",
				summary: "Create an environment variable of an application"
			},
			"applications.environmentVariables.list": {
				method: "GET",
				path: "/application/{app_id}/environmentVariable",
				scope: "Read",
				group: "Environment variables and secrets",
				summary: "List the environment variables of an application"
			},
			"applications.secrets.create": {
				method: "POST",
				path: "/application/{app_id}/secret",
				scope: "Write",
				group: "Environment variables and secrets",
				summary: "Create a secret of an application"
			},
			"applications.log": {
				method: "GET",
				path: "/application/{app_id}/log",
				scope: "Read",
				group: "Applications",
				summary: "Read the last lines of an application's log"
			},
			"databases.create": {
				method: "POST",
				path: "/environment/{env_id}/database",
				scope: "Write",
				group: "Databases",
				summary: "Create a database in an environment"
			},
			"databases.deploy": {
				method: "POST",
				path: "/database/{db_id}/deploy",
				scope: "Deploy",
				group: "Databases",
				summary: "Start a deployment of a database"
			},
			"webhooks.create": {
				method: "POST",
				path: "/organization/{org_id}/webhook",
				scope: "Write",
				group: "Webhooks",
				summary: "Create a webhook of an organization"
			},
			"rewards.claim": {
				method: "POST",
				path: "/account/rewardClaim",
				scope: "Write",
				group: "Referral and rewards",
				summary: "Claim the reward of an invitation"
			}
		};
		const ENDPOINTS = Object.entries(DESCRIBED).map(([client, endpoint]) => ({
			...endpoint,
			client
		}));
		function operationOf(client, id, details) {
			const { method, path, scope } = DESCRIBED[client];
			const [, kind, parameter] = /^\/(\w+)(?:\/\{(\w+)\})?/.exec(path) ?? [];
			const ids = parameter === undefined ? {} : { [parameter]: id };
			return {
				method,
				template: path,
				ids,
				scope,
				subject: `${kind} ${id}`,
				...details
			};
		}
		;
		const KNOWN = {
			project: {
				name: true,
				description: true
			},
			environment: {
				name: true,
				mode: true,
				cluster_id: true
			},
			application: {
				name: true,
				git_repository: {
					url: true,
					branch: true
				},
				build_mode: true,
				dockerfile_path: true,
				cpu: true,
				memory: true,
				min_running_instances: true,
				max_running_instances: true,
				ports: true
			},
			database: {
				name: true,
				type: true,
				version: true,
				mode: true,
				cpu: true,
				memory: true,
				storage: true
			},
			variable: {
				key: true,
				value: true
			},
			secret: {
				key: true,
				value: true
			},
			webhook: {
				target_url: true,
				events: true,
				enabled: true
			}
		};
		const FIELD_PATH = "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$";
		const RESERVED = [
			"__proto__",
			"constructor",
			"prototype"
		];
		const RESERVED_ADVICE = "reserved in JavaScript and never sent. Use another name.";
		const SECRET_NAME = /secret|passw|token|credential|private|api[_-]?key/i;
		const MAX_LEVELS = 50;
		const MAX_SHOWN_CHARS = 80;
		function findFieldProblems(kind, fields, nameSetting) {
			const given = new Set();
			const firstIn = new Map();
			return fields.flatMap(([field, value]) => {
				const wrong = (problem) => [{
					field,
					problem
				}];
				const path = field.split(".");
				if (!new RegExp(FIELD_PATH).test(field)) {
					return wrong("is not a field name. Use letters, digits, \"_\" and \"-\", with a dot before a nested field.");
				}
				if (path.some((name) => RESERVED.includes(name))) return wrong(`is ${RESERVED_ADVICE}`);
				if (path.length > MAX_LEVELS) return wrong(`has more than ${MAX_LEVELS} names. Use fewer levels.`);
				const objects = path.map((_, at) => path.slice(0, at + 1).join("."));
				const before = objects.find((object) => given.has(object)) ?? firstIn.get(field);
				given.add(field);
				for (const object of objects) firstIn.set(object, firstIn.get(object) ?? field);
				if (before === field) return wrong("is given twice. Give each field once.");
				if (before !== undefined) return wrong(`is given together with the overlapping ${before}. Give each field once.`);
				const problem = findValueProblem(value, 0);
				return problem === null ? findKnown(KNOWN[kind], path, value, nameSetting) : wrong(problem);
			});
		}
		function withExtraFields(kind, body, fields = {}) {
			const problems = findFieldProblems(kind, Object.entries(fields), (setting) => setting);
			if (problems.length > 0) {
				const inputs = problems.map(({ field, problem }) => ({
					name: `fields.${(0, untrusted.b1)(field, MAX_SHOWN_CHARS)}`,
					seen: "",
					problem
				}));
				throw new errors.dz(inputs);
			}
			registerSecretFields(fields);
			return Object.entries(fields).reduce((merged, [field, value]) => withField(merged, field.split("."), value), body);
		}
		function registerSecretFields(fields) {
			const register = (value, isSecret) => {
				if (typeof value === "string" && isSecret) (0, redaction.cl)(value);
				if (typeof value !== "object" || value === null) return;
				for (const [name, inner] of Object.entries(value)) register(inner, isSecret || isSecretName(name));
			};
			register(fields, false);
		}
		function isSecretName(name) {
			return SECRET_NAME.test(name);
		}
		function findKnown(known, path, value, nameSetting, above = []) {
			if (known === undefined) return [];
			const [name, ...rest] = path;
			const field = [...above, ...path].join(".");
			if (known === true) {
				const which = path.length === 0 ? "this field" : `the field ${above.join(".")}`;
				const setting = nameSetting(above.join(".").replaceAll("_", "-"));
				return [{
					field,
					problem: `cannot be set: touchdown sets ${which} itself.${setting === null ? "" : ` Use ${setting}.`}`
				}];
			}
			if (name !== undefined) return findKnown(own(known, name), rest, value, nameSetting, [...above, name]);
			if (!json_isObject(value)) {
				return [{
					field,
					problem: `cannot be replaced: touchdown builds this object. Add to it with ${field}.FIELD.`
				}];
			}
			return Object.entries(value).flatMap(([inner, one]) => findKnown(own(known, inner), [], one, nameSetting, [...above, inner]));
		}
		function own(object, key) {
			return Object.hasOwn(object, key) ? object[key] : undefined;
		}
		function findValueProblem(value, level) {
			if (level > MAX_LEVELS) return `has a value that is nested more than ${MAX_LEVELS} levels deep. Use fewer levels.`;
			if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return null;
			if (Array.isArray(value)) return firstProblem(value, level);
			if (!json_isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return "has a value that is not JSON. Use JSON.";
			const reserved = Object.keys(value).find((name) => RESERVED.includes(name));
			return reserved === undefined ? firstProblem(Object.values(value), level) : `has ${reserved} in its value, which is ${RESERVED_ADVICE}`;
		}
		function firstProblem(values, level) {
			for (const value of values) {
				const problem = findValueProblem(value, level + 1);
				if (problem !== null) return problem;
			}
			return null;
		}
		function withField(object, [name = "", ...rest], value) {
			const present = own(object, name);
			const inner = json_isObject(present) ? present : {};
			if (rest.length > 0) return {
				...object,
				[name]: withField(inner, rest, value)
			};
			return {
				...object,
				[name]: json_isObject(value) ? {
					...inner,
					...value
				} : value
			};
		}
		;
		const PAGE_SIZE = 100;
		const MAX_PAGES = 500;
		function takeTurns(transport, options = {}) {
			let leftMs = transport.leftMs(transport.begin(options));
			return async (send) => {
				const call = transport.begin({
					...options,
					timeoutMs: leftMs
				});
				try {
					return await send(call);
				} finally {
					leftMs = transport.leftMs(call);
				}
			};
		}
		function decodePage(json, decodeItem, which = "all") {
			const { list, where, paging } = findList(json);
			let problem = null;
			const items = list.flatMap((item, at) => {
				const place = `${where}[${at}]`;
				try {
					if (!json_isObject(item)) throw new errors.bd(place, "an object", nameType(item));
					return [decodeItem(item, place)];
				} catch (error) {
					problem ??= error;
					return [];
				}
			});
			if (problem !== null && (which === "all" || items.length === 0)) throw problem;
			return {
				items,
				totalPages: lists_readCount(paging["total_pages"]),
				totalCount: lists_readCount(paging["total_count"])
			};
		}
		function onPage(operation, page) {
			return {
				...operation,
				query: {
					page,
					page_size: PAGE_SIZE
				},
				isList: true
			};
		}
		async function* listPages(transport, takeTurn, operation, decodeItem, identityOf, which = "all") {
			const seen = new Set();
			for (let page = 1; page <= MAX_PAGES; page++) {
				const json = await takeTurn((call) => transport.fetchJson(onPage(operation, page), call));
				const { items, totalPages, totalCount } = decodePage(json, decodeItem, which);
				const seenBefore = seen.size;
				for (const item of items) {
					const identity = identityOf(item);
					if (seen.has(identity)) continue;
					seen.add(identity);
					yield item;
				}
				const isLast = totalPages !== null && page >= totalPages || totalCount !== null && seen.size >= totalCount;
				const countsItself = (totalPages ?? 1) === 1 && (totalCount ?? items.length) === items.length;
				const isDoubtful = items.length >= PAGE_SIZE && countsItself;
				if (isLast && !isDoubtful || seen.size === seenBefore) return;
			}
			throw new errors.bd("$", `a list of at most ${MAX_PAGES} pages`, "one that continues");
		}
		async function findByName(items, wanted, describe) {
			return chooseByName(await Array.fromAsync(items), wanted, describe, "names");
		}
		async function findByIdOrName(items, wanted) {
			const others = [];
			for await (const item of items) {
				if (item.id === wanted.name) return item;
				others.push(item);
			}
			return chooseByName(others, wanted, (item) => item, "names or ids");
		}
		function chooseByName(items, wanted, describe, kinds) {
			const [first, ...others] = items.filter((item) => describe(item).name === wanted.name);
			if (first !== undefined && others.length === 0) return first;
			const candidates = renderCandidates((first === undefined ? items : [first, ...others]).map(describe));
			const problem = items.length === 0 ? `is not found: no ${wanted.input} exists yet.` : first === undefined ? `is not found. Use one of these ${kinds}: ${candidates}.` : `is not a unique name. Use an id: ${candidates}.`;
			throw new errors.dz([{
				name: wanted.input,
				seen: wanted.name,
				problem
			}]);
		}
		function findList(json) {
			if (Array.isArray(json)) return {
				list: json,
				where: "$",
				paging: {}
			};
			if (!json_isObject(json)) throw new errors.bd("$", "a list", nameType(json));
			const { results, pagination } = json;
			if (Array.isArray(results)) return {
				list: results,
				where: "$.results",
				paging: json_isObject(pagination) ? pagination : json
			};
			if (results === undefined && "id" in json) return {
				list: [json],
				where: "$",
				paging: { total_pages: 1 }
			};
			throw new errors.bd("$.results", "an array", nameType(results));
		}
		function lists_readCount(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
		}
		const MAX_CANDIDATES = 20;
		const MAX_NAME = 100;
		function renderCandidates(candidates, isWhole = true) {
			const named = candidates.slice(0, MAX_CANDIDATES).map(renderCandidate).join(", ");
			const more = candidates.length - MAX_CANDIDATES;
			if (more <= 0) return named;
			return isWhole ? `${named} and ${more} more` : `${named} and more`;
		}
		function renderCandidate({ name, id }) {
			const [shownName, shownId] = [name, id].map((text) => (0, untrusted.b1)(text ?? "", MAX_NAME));
			if (!shownName) return shownId ?? "";
			return shownId ? `${shownName} (${shownId})` : shownName;
		}
		var deploy_target = __webpack_require__(1052);
		var instant = __webpack_require__(6484);
		;
		const MAX_WORD_UNITS = 255;
		function decodeStatus(json) {
			if (!json_isObject(json)) {
				return {
					kind: "malformed",
					error: new errors.bd("$", "an object", nameType(json)),
					partial: null
				};
			}
			const partial = {
				serviceDeploymentStatus: readShortString(json["service_deployment_status"]),
				lastDeploymentDate: decodeDate(json["last_deployment_date"]),
				identity: decodeIdentity(json),
				...decodeQueue(json)
			};
			const state = readShortString(json["state"]);
			if (state !== null) return {
				kind: "observed",
				observation: {
					state,
					...partial
				}
			};
			const came = readString(json["state"]) === null ? nameType(json["state"]) : `longer than ${MAX_WORD_UNITS} characters`;
			const error = new errors.bd("$.state", "a state word", came);
			return {
				kind: "malformed",
				error,
				partial
			};
		}
		function decodeStartedDeployment(body, appId) {
			const json = parseJsonOrNothing(body);
			if (!json_isObject(json)) return {
				identity: {},
				deploymentId: null,
				state: null,
				aboutDeployment: false
			};
			const id = readShortWord(json["id"]);
			const ownId = id === null || (0, resource_id.WB)(id, appId) ? null : id;
			const named = decodeIdentity(json, appId);
			const identity = ownId === null ? named : {
				deployment_id: ownId,
				...named
			};
			const deploymentId = deploy_target.D.map((field) => identity[field]).find((value) => value !== undefined) ?? null;
			const [state, status] = [readShortString(json["state"]), readShortString(json["status"])];
			const aboutDeployment = ownId !== null;
			const word = aboutDeployment ? status ?? state : state ?? status;
			const { requestsWaiting } = decodeQueue(json);
			return {
				identity,
				deploymentId,
				state: word,
				aboutDeployment,
				...requestsWaiting === undefined ? {} : { requestsWaiting }
			};
		}
		function isOfOther(json, appId) {
			const id = json_isObject(json) ? readWord(json["id"]) : null;
			return id !== null && !(0, resource_id.WB)(id, appId);
		}
		function decodeDeployedCommit(json) {
			const repository = json_isObject(json) ? json["git_repository"] : null;
			const commit = json_isObject(repository) ? readShortString(repository["deployed_commit_id"]) : null;
			return commit !== null && /^[0-9a-f]{7,64}$/i.test(commit) ? commit : null;
		}
		function sendsDeployedCommit(json) {
			const repository = json_isObject(json) ? json["git_repository"] : null;
			if (!json_isObject(repository)) return false;
			return repository["deployed_commit_id"] === null || decodeDeployedCommit(json) !== null;
		}
		function decodeSentFields(json) {
			if (!isObject(json)) return {
				names: [],
				hasCount: false,
				hasDate: false
			};
			const date = json["last_deployment_date"];
			return {
				names: IDENTITY_FIELDS.filter((field) => json[field] === null || readShortWord(json[field]) !== null),
				hasCount: json["deployment_requests_count"] === null || decodeQueue(json).requestsWaiting !== undefined,
				hasDate: date === null || decodeDate(date) !== null
			};
		}
		function decodeEnvironmentId(json) {
			if (!json_isObject(json)) return null;
			const { environment } = json;
			return (json_isObject(environment) ? readShortWord(environment["id"]) : null) ?? readShortWord(json["environment_id"]);
		}
		function decodeQueue(json) {
			const count = json["deployment_requests_count"];
			const details = json["status_details"];
			return {
				...Number.isSafeInteger(count) && count >= 0 ? { requestsWaiting: count } : {},
				...json_isObject(details) ? { details: decodeDetails(details) } : {}
			};
		}
		function decodeDetails(json) {
			return {
				action: readShortString(json["action"]),
				status: readShortString(json["status"]),
				subAction: readShortString(json["sub_action"])
			};
		}
		function decodeEnvironmentVariable(json, where) {
			const key = readString(json["key"]);
			if (key === null) throw new errors.bd(`${where}.key`, "a key", nameType(json["key"]));
			const value = json["value"];
			const isShown = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
			return {
				id: readWord(json["id"]),
				key,
				value: isShown ? String(value) : null
			};
		}
		const SCOPES = [
			"APPLICATION",
			"ENVIRONMENT",
			"PROJECT"
		];
		const KEPT_FIELDS = [
			"mount_path",
			"description",
			"enable_interpolation_in_file"
		];
		function settingDecoder(kind, appId) {
			return (json, where) => {
				const { id, key, value } = decodeEnvironmentVariable(json, where);
				const scope = readString(json["scope"])?.toUpperCase() ?? "APPLICATION";
				const type = readString(json["variable_type"])?.toUpperCase() ?? "";
				const service = readWord(json["service_id"]);
				const isAlias = type === "ALIAS" || json_isObject(json["aliased_variable"]) || json_isObject(json["aliased_secret"]);
				const isOurs = scope === "APPLICATION" && (isAlias || service === null || (0, resource_id.WB)(service, appId));
				const isBuiltIn = scope === "BUILT_IN" || type === "BUILT_IN";
				const distance = SCOPES.indexOf(scope);
				return {
					kind,
					key,
					id,
					value: kind === "secret" ? null : value,
					place: isBuiltIn ? "built-in" : isOurs ? isAlias ? "alias" : "own" : "inherited",
					fields: Object.fromEntries(KEPT_FIELDS.filter((name) => name in json).map((name) => [name, json[name]])),
					distance: isOurs ? 0 : distance > 0 && !isBuiltIn ? distance : SCOPES.length
				};
			};
		}
		function decodeIdentity(json, appId) {
			const named = deploy_target.D.map((field) => [field, readShortWord(json[field])]);
			return Object.fromEntries(named.filter(([, value]) => value !== null && (appId === undefined || !(0, resource_id.WB)(value, appId))));
		}
		function decodeDate(value) {
			const text = readShortWord(value);
			return text === null ? null : {
				text,
				epochMs: (0, instant.n)(value)
			};
		}
		function readShortString(value) {
			return isShort(value) ? readString(value) : null;
		}
		function readShortWord(value) {
			return isShort(value) ? readWord(value) : null;
		}
		function isShort(value) {
			return typeof value !== "string" || value.length <= MAX_WORD_UNITS;
		}
		const MAX_LINKS = 20;
		const MAX_URL_UNITS = 2e3;
		function decodeLinks(json) {
			const list = json_isObject(json) ? json["results"] : json;
			const links = (Array.isArray(list) ? list : []).flatMap((item) => {
				const url = json_isObject(item) && typeof item["url"] === "string" ? item["url"] : "";
				const parsed = url.length <= MAX_URL_UNITS ? (0, web_address.K7)(url) : null;
				if (!json_isObject(item) || parsed === null || parsed.username !== "" || parsed.password !== "") return [];
				return [{
					url,
					rank: item["is_default"] === true ? 0 : 1
				}];
			});
			const ordered = links.toSorted((one, other) => one.rank - other.rank).map(({ url }) => url);
			return [...new Set(ordered)].slice(0, MAX_LINKS);
		}
		;
		const MAX_ROWS = 5e4;
		const LIST_KEYS = [
			"results",
			"logs",
			"data",
			"lines"
		];
		const TEXT_KEYS = [
			"message",
			"msg",
			"line",
			"log",
			"text"
		];
		const TIME_KEYS = ["created_at", "timestamp"];
		function decodeLog({ status, contentType, text }) {
			if (status === 204 || text.trim() === "") return [];
			const type = contentType.toLowerCase();
			if (type.includes("html")) throw new errors.bd("$", "log lines", "an HTML page");
			const isJsonLines = /ndjson|jsonl|json-seq|stream\+json/.test(type);
			const isJson = !isJsonLines && /[/+]json/.test(type);
			const isListLike = isJson || /^\s*[[{]/.test(text);
			const whole = isListLike ? parseJsonOrNothing(text) : undefined;
			if (whole !== undefined && !isJsonLines) return decodeWhole(whole);
			const cut = isJson ? cutList(text, LIST_KEYS) : null;
			if (cut !== null) return decodeCut(cut);
			const rows = splitRows(text);
			const present = rows.filter((row) => row.trim() !== "");
			if (isJsonLines || present.every(isJsonLine)) return present.map(decodeRow);
			if (isJson) parseJson(text);
			return rows.map(plain);
		}
		function lastLines(lines, tail) {
			const timed = lines.flatMap((line) => line.epochMs === null ? [] : [{
				line,
				epochMs: line.epochMs
			}]);
			if (timed.length < lines.length) return lines.slice(Math.max(0, lines.length - tail));
			const isNewestFirst = (timed.at(0)?.epochMs ?? 0) > (timed.at(-1)?.epochMs ?? 0);
			const inOrder = isNewestFirst ? timed.reverse() : timed;
			return inOrder.sort((one, other) => one.epochMs - other.epochMs).slice(Math.max(0, lines.length - tail)).map(({ line }) => line);
		}
		function decodeWhole(json) {
			if (json === null) return [];
			if (Array.isArray(json)) return json.map(decodeLine);
			if (typeof json === "string") return splitRows(json).map(plain);
			if (!json_isObject(json)) return [decodeLine(json)];
			const list = LIST_KEYS.map((key) => json[key]).find((value) => Array.isArray(value));
			return Array.isArray(list) ? list.map(decodeLine) : [decodeLine(json)];
		}
		function decodeCut({ head, tail }) {
			const last = decodeWhole(parseJson(tail));
			const lastMs = last.at(-1)?.epochMs ?? null;
			if (lastMs === null) return last;
			const first = decodeWhole(parseJson(head));
			return (first.at(0)?.epochMs ?? lastMs) > lastMs ? first : last;
		}
		function decodeLine(json) {
			if (typeof json === "string") return plain(json);
			if (!json_isObject(json)) return plain(renderCompact(json, "$"));
			const epochMs = TIME_KEYS.map((key) => (0, instant.n)(json[key])).find((instant) => instant !== null) ?? null;
			const origin = decodeOrigin(json["details"]);
			return {
				text: lineTextOf(json) ?? renderCompact(json, "$"),
				epochMs,
				id: readWord(json["id"]),
				...origin === null ? {} : { origin }
			};
		}
		function decodeOrigin(details) {
			const transmitter = (0, hostile_json._F)(details, "transmitter");
			const origin = {
				executionId: readWord((0, hostile_json._F)(details, "execution_id")),
				transmitterId: readWord((0, hostile_json._F)(transmitter, "id")),
				transmitterType: readWord((0, hostile_json._F)(transmitter, "type"))
			};
			return Object.values(origin).every((word) => word === null) ? null : origin;
		}
		function decodeRow(row) {
			const json = parseJsonOrNothing(row);
			return json === undefined ? plain(row) : decodeLine(json);
		}
		function isJsonLine(row) {
			const json = parseJsonOrNothing(row);
			return json_isObject(json) && lineTextOf(json) !== null;
		}
		function lineTextOf(json) {
			const text = TEXT_KEYS.map((key) => json[key]).find((value) => typeof value === "string");
			if (typeof text !== "string" || text === "") return joinParts(json) ?? text ?? null;
			const error = joinParts({ error: json["error"] });
			if (error === null || text.startsWith(error)) return text;
			return error.startsWith(text) ? error : `${text}\n${error}`;
		}
		function joinParts({ error, message }) {
			const texts = [
				(0, hostile_json.b6)(error, "user_log_message"),
				longerText(message, "safe_message"),
				longerText((0, hostile_json._F)(error, "underlying_error"), "message"),
				(0, hostile_json.b6)(error, "hint_message")
			].map((text) => text.trimEnd());
			const isRepeated = (text, at) => texts.some((other, index) => index !== at && other.startsWith(text) && (other.length > text.length || index < at));
			const said = texts.filter((text, at) => text !== "" && !isRepeated(text, at));
			return said.length === 0 ? null : said.join("\n");
		}
		function longerText(value, name) {
			const [text, details] = [(0, hostile_json.b6)(value, name), (0, hostile_json.b6)(value, "full_details")];
			return details.length > text.length ? details : text;
		}
		function plain(text) {
			return {
				text,
				epochMs: null,
				id: null
			};
		}
		function splitRows(text) {
			if (text === "") return [];
			const rows = [];
			let end = text.length;
			if (end > 0 && isBreak(text.charCodeAt(end - 1))) end = beforeBreak(text, end);
			while (rows.length < MAX_ROWS) {
				let start = end;
				while (start > 0 && !isBreak(text.charCodeAt(start - 1))) start -= 1;
				rows.push(text.slice(start, end));
				if (start === 0) break;
				end = beforeBreak(text, start);
			}
			return rows.reverse();
		}
		const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];
		function isBreak(character) {
			return character === LINE_FEED || character === CARRIAGE_RETURN;
		}
		function beforeBreak(text, end) {
			const isPair = text.charCodeAt(end - 1) === LINE_FEED && text.charCodeAt(end - 2) === CARRIAGE_RETURN;
			return isPair ? end - 2 : end - 1;
		}
		const MAX_PART_VALUES = 6e4;
		function cutList(text, keys) {
			if (!isTooLarge(text)) return null;
			const whole = scanList(text, keys, () => {});
			if (whole === null) return null;
			let [headEnd, tailStart] = [whole.start, whole.end];
			scanList(text, keys, (comma, values) => {
				if (values <= MAX_PART_VALUES) headEnd = comma;
				if (whole.values - values <= MAX_PART_VALUES) tailStart = Math.min(tailStart, comma + 1);
			});
			if (headEnd === whole.start || tailStart === whole.end) return null;
			return {
				head: `[${text.slice(whole.start, headEnd)}]`,
				tail: `[${text.slice(tailStart, whole.end)}]`
			};
		}
		function scanList(text, keys, onElement) {
			let depth = 0;
			let values = 0;
			let start = -1;
			let listDepth = -1;
			let key = "";
			for (let at = 0; at < text.length; at++) {
				const character = text[at];
				if (character === "\"") {
					const end = endOfString(text, at);
					if (depth === 1 && start < 0) key = text.slice(at + 1, Math.min(end, at + 99));
					at = end;
				} else if (character === ",") {
					if (depth === listDepth) onElement(at, values);
					values += 1;
				} else if (character === "[" || character === "{") {
					values += 1;
					depth += 1;
					const isList = start < 0 && character === "[" && (depth === 1 || depth === 2 && keys.includes(key));
					if (isList) [start, listDepth] = [at + 1, depth];
				} else if (character === "]" || character === "}") {
					if (depth === listDepth) return {
						start,
						end: at,
						values
					};
					depth -= 1;
				}
			}
			return null;
		}
		;
		function decodeOrganization(json, where) {
			return {
				id: requireId(json, where),
				name: readString(json["name"]),
				createdAt: readWord(json["created_at"])
			};
		}
		function decodeProject(json, where) {
			return {
				...decodeDated(json, where),
				description: readString(json["description"])
			};
		}
		function decodeEnvironment(json, where) {
			return {
				id: requireId(json, where),
				name: readString(json["name"]),
				mode: readString(json["mode"]),
				clusterId: readWord(json["cluster_id"]),
				createdAt: readWord(json["created_at"])
			};
		}
		function decodeDated(json, where) {
			return {
				id: requireId(json, where),
				name: readString(json["name"]),
				createdAt: readWord(json["created_at"]),
				updatedAt: readWord(json["updated_at"])
			};
		}
		function decodeWebhook(json, where) {
			const { events, enabled } = json;
			return {
				id: requireId(json, where),
				targetUrl: readString(json["target_url"]),
				events: Array.isArray(events) ? events.filter((event) => typeof event === "string") : [],
				enabled: typeof enabled === "boolean" ? enabled : null
			};
		}
		function decodeDatabaseDeployment(body, databaseId) {
			const { deploymentId, state } = decodeStartedDeployment(body, databaseId);
			return {
				id: deploymentId,
				status: state
			};
		}
		function decodeCreated(body, kind, decode) {
			try {
				const json = parseJson(body);
				if (!json_isObject(json)) throw new errors.bd("$", "an object", nameType(json));
				return decode(json, "$");
			} catch (error) {
				if (!(error instanceof errors.bd)) throw error;
				const expected = `the ${kind} with its id (it was probably created; check the platform before you create it again)`;
				throw new errors.bd(error.where, expected, error.came, error);
			}
		}
		function requireId(json, where) {
			const id = readWord(json["id"]);
			if (id === null) throw new errors.bd(`${where}.id`, "an id", nameType(json["id"]));
			return id;
		}
		;
		const DEFAULT_TAIL = 200;
		function createApplications(transport) {
			return {
				create: async (environmentId, application, options) => {
					const operation = operationOf("applications.create", environmentId, {
						body: withExtraFields("application", renderApplication(application), application.fields),
						action: `create an application in environment ${environmentId}`,
						saysConflict: saysExists
					});
					const { text } = await transport.send(operation, transport.begin(options));
					return decodeCreated(text, "application", decodeDated);
				},
				deploy: async (appId, { commit } = {}, options) => {
					const call = {
						...transport.begin(options),
						purpose: "essential"
					};
					const { text } = await transport.send(deployOperation(appId, commit ?? null), call);
					return decodeStartedDeployment(text, appId);
				},
				status: async (appId, options) => {
					const reading = decodeStatus(await transport.fetchJson(statusOperation(appId), transport.begin(options)));
					if (reading.kind === "malformed") throw reading.error;
					return reading.observation;
				},
				log: (appId, { tail = DEFAULT_TAIL } = {}, options) => fetchLog(transport, appId, tail, transport.begin(options)),
				links: async (appId, options) => decodeLinks(await transport.fetchJson(linkOperation(appId), transport.begin(options))),
				environmentVariables: createEnvironmentVariables(transport),
				secrets: { create: async (appId, secret, options) => {
					await transport.send(createSettingOperation("secret", appId, secret), transport.begin(options));
				} }
			};
		}
		function fetchLog(transport, appId, tail, call) {
			return fetchLines(transport, logOperation(appId, tail), tail, call);
		}
		function fetchEnvironmentLog(transport, environmentId, tail, call) {
			return fetchLines(transport, environmentLogOperation(environmentId), tail, call);
		}
		async function fetchLines(transport, operation, tail, call) {
			const { status, headers, text } = await transport.send(operation, call);
			const lines = lastLines(decodeLog({
				status,
				contentType: headers["content-type"] ?? "",
				text
			}), tail);
			return (0, credentials.Qd)(lines);
		}
		function listSettings(transport, kind, appId, takeTurn) {
			const operation = kind === "variable" ? listVariablesOperation(appId) : listSecretsOperation(appId);
			const identityOf = ({ id, key, place, distance }) => id ?? `${place} ${distance} ${key}`;
			return listPages(transport, takeTurn, operation, settingDecoder(kind, appId), identityOf, "readable");
		}
		function listVariables(transport, appId, takeTurn) {
			const operation = listVariablesOperation(appId);
			return listPages(transport, takeTurn, operation, decodeEnvironmentVariable, ({ id, key }) => id ?? key);
		}
		function createEnvironmentVariables(transport) {
			const list = (appId, options) => listVariables(transport, appId, takeTurns(transport, options));
			return {
				list,
				find: (appId, key, options) => findByName(list(appId, options), {
					name: key,
					input: "key"
				}, ({ key: name, id }) => ({
					name,
					id
				})),
				create: async (appId, variable, options) => {
					await transport.send(createSettingOperation("variable", appId, variable), transport.begin(options));
				}
			};
		}
		function deployOperation(appId, commit) {
			return operationOf("applications.deploy", appId, {
				body: commit === null ? {} : { git_commit_id: commit },
				action: `start a deployment of application ${appId}`,
				saysConflict: saysDeploymentInProgress
			});
		}
		function statusOperation(appId) {
			return operationOf("applications.status", appId, { action: `follow application ${appId}` });
		}
		function logOperation(appId, tail) {
			return operationOf("applications.log", appId, {
				query: { tail },
				action: `read the log of application ${appId}`
			});
		}
		function listVariablesOperation(appId) {
			const action = `list the environment variables of application ${appId}`;
			return operationOf("applications.environmentVariables.list", appId, { action });
		}
		function createSettingOperation(kind, appId, { key, value, fields }) {
			if (kind === "secret") (0, redaction.cl)(value);
			const client = kind === "secret" ? "applications.secrets.create" : "applications.environmentVariables.create";
			const what = kind === "secret" ? "secret" : "environment variable";
			return operationOf(client, appId, {
				body: withExtraFields(kind, {
					key,
					value
				}, fields),
				action: `set the ${what} ${key} of application ${appId}`,
				saysConflict: saysExists
			});
		}
		function applicationOperation(appId) {
			return {
				method: "GET",
				template: "/application/{app_id}",
				ids: { app_id: appId },
				scope: "Read",
				action: `read application ${appId}`,
				subject: `application ${appId}`
			};
		}
		function linkOperation(appId) {
			return {
				method: "GET",
				template: "/application/{app_id}/link",
				ids: { app_id: appId },
				isList: true,
				scope: "Read",
				action: `read the addresses of application ${appId}`,
				subject: `addresses of application ${appId}`
			};
		}
		function environmentLogOperation(environmentId) {
			return {
				method: "GET",
				template: "/environment/{env_id}/logs",
				ids: { env_id: environmentId },
				scope: "Read",
				action: `read the log of environment ${environmentId}`,
				subject: `environment ${environmentId}`
			};
		}
		function listSecretsOperation(appId) {
			return {
				method: "GET",
				template: "/application/{app_id}/secret",
				ids: { app_id: appId },
				scope: "Read",
				action: `list the secrets of application ${appId}`,
				subject: `secrets of application ${appId}`
			};
		}
		function changeSettingOperation(appId, { kind, key, value }, id, fields) {
			if (kind === "secret") (0, redaction.cl)(value);
			return {
				method: "PUT",
				template: `/application/{app_id}/${SEGMENTS[kind]}/{id}`,
				ids: {
					app_id: appId,
					id
				},
				body: {
					...fields,
					key,
					value
				},
				scope: "Write",
				action: `change the ${kind} ${key} of application ${appId}`,
				subject: `${kind} ${key} of application ${appId}`
			};
		}
		function overrideSettingOperation(appId, { kind, key, value }, id) {
			if (kind === "secret") (0, redaction.cl)(value);
			return {
				method: "POST",
				template: `/application/{app_id}/${SEGMENTS[kind]}/{id}/override`,
				ids: {
					app_id: appId,
					id
				},
				body: { value },
				scope: "Write",
				action: `override the ${kind} ${key} for application ${appId}`,
				subject: `${kind} ${key} of application ${appId}`,
				saysConflict: saysExists
			};
		}
		const SEGMENTS = {
			variable: "environmentVariable",
			secret: "secret"
		};
		function renderApplication({ gitRepository, ports, ...application }) {
			return {
				name: application.name,
				git_repository: gitRepository && {
					url: gitRepository.url,
					branch: gitRepository.branch
				},
				build_mode: application.buildMode,
				dockerfile_path: application.dockerfilePath,
				cpu: application.cpu,
				memory: application.memory,
				min_running_instances: application.minRunningInstances,
				max_running_instances: application.maxRunningInstances,
				ports: ports?.map(renderPort)
			};
		}
		function renderPort({ internalPort, externalPort, protocol, publiclyAccessible }) {
			return {
				internal_port: internalPort,
				external_port: externalPort,
				protocol,
				publicly_accessible: publiclyAccessible
			};
		}
		;
		function createDatabases(transport) {
			return {
				create: async (environmentId, { name, type, version, mode, cpu, memory, storage, fields }, options) => {
					const operation = operationOf("databases.create", environmentId, {
						body: withExtraFields("database", {
							name,
							type,
							version,
							mode,
							cpu,
							memory,
							storage
						}, fields),
						action: `create a database in environment ${environmentId}`,
						saysConflict: saysExists
					});
					const { text } = await transport.send(operation, transport.begin(options));
					return decodeCreated(text, "database", decodeDated);
				},
				deploy: async (databaseId, options) => {
					const operation = operationOf("databases.deploy", databaseId, {
						action: `start a deployment of database ${databaseId}`,
						saysConflict: saysDeploymentInProgress
					});
					const { text } = await transport.send(operation, {
						...transport.begin(options),
						purpose: "essential"
					});
					return decodeDatabaseDeployment(text, databaseId);
				}
			};
		}
		;
		function createEnvironments(transport) {
			return {
				create: async (projectId, { name, mode, clusterId, fields }, options) => {
					const operation = operationOf("environments.create", projectId, {
						body: withExtraFields("environment", {
							name,
							mode,
							cluster_id: clusterId
						}, fields),
						action: `create an environment in project ${projectId}`,
						saysConflict: saysExists
					});
					const { text } = await transport.send(operation, transport.begin(options));
					return decodeCreated(text, "environment", decodeEnvironment);
				},
				list: (projectId, options) => listPages(transport, takeTurns(transport, options), listOperation(projectId), decodeEnvironment, ({ id }) => id),
				delete: async (environmentId, options) => {
					await transport.send(deleteOperation(environmentId), transport.begin(options));
				}
			};
		}
		function listOperation(projectId) {
			return {
				method: "GET",
				template: "/project/{project_id}/environment",
				ids: { project_id: projectId },
				scope: "Read",
				action: `list the environments of project ${projectId}`,
				subject: `environments of project ${projectId}`
			};
		}
		function deleteOperation(environmentId) {
			return {
				method: "DELETE",
				template: "/environment/{env_id}",
				ids: { env_id: environmentId },
				scope: "Write",
				action: `delete environment ${environmentId}`,
				subject: `environment ${environmentId}`
			};
		}
		function findOtherCluster({ clusterId, fields }, { clusterId: reported }) {
			const requested = [clusterId, fields?.["cluster"]].find((id) => typeof id === "string" && reported !== null && !isSameId(id, reported));
			return typeof requested === "string" && reported !== null ? {
				requested,
				reported
			} : null;
		}
		;
		function createOrganizations(transport) {
			const operation = operationOf("organizations.list", "", {
				action: "list the organizations",
				subject: "organization"
			});
			const list = (options) => listPages(transport, takeTurns(transport, options), operation, decodeOrganization, ({ id }) => id);
			return {
				list,
				find: (nameOrId, options) => findByIdOrName(list(options), {
					name: nameOrId,
					input: "organization"
				})
			};
		}
		;
		function createProjects(transport) {
			const list = (organizationId, options) => {
				const action = `list the projects of organization ${organizationId}`;
				const operation = operationOf("projects.list", organizationId, { action });
				return listPages(transport, takeTurns(transport, options), operation, decodeProject, ({ id }) => id);
			};
			return {
				list,
				find: (organizationId, nameOrId, options) => findByIdOrName(list(organizationId, options), {
					name: nameOrId,
					input: "project"
				}),
				create: async (organizationId, { name, description, fields }, options) => {
					const operation = operationOf("projects.create", organizationId, {
						body: withExtraFields("project", {
							name,
							description
						}, fields),
						action: `create a project in organization ${organizationId}`,
						saysConflict: saysExists
					});
					const { text } = await transport.send(operation, transport.begin(options));
					return decodeCreated(text, "project", decodeProject);
				}
			};
		}
		;
		function createRewards(transport) {
			return { claim: async ({ type = "INVITATION", code }, options) => {
				const operation = operationOf("rewards.claim", "", {
					body: {
						type,
						code
					},
					action: "claim a reward",
					subject: "reward of this code",
					rule: "A code can be claimed at most 3 times."
				});
				await transport.send(operation, transport.begin(options));
			} };
		}
		;
		function createWebhooks(transport) {
			return { create: async (organizationId, { targetUrl, events, enabled, fields }, options) => {
				const operation = operationOf("webhooks.create", organizationId, {
					body: withExtraFields("webhook", {
						target_url: targetUrl,
						events,
						enabled
					}, fields),
					action: `create a webhook of organization ${organizationId}`,
					saysConflict: saysExists
				});
				const { text } = await transport.send(operation, transport.begin(options));
				return decodeCreated(text, "webhook", decodeWebhook);
			} };
		}
		;
		const TIMEOUTS = {
			connectMs: 1e4,
			headersMs: 3e4,
			bodyMs: 3e4,
			totalMs: 12e4
		};
		function createPlatform(options) {
			const { clock = (0, kernel_clock.g)(), random = (0, kernel_random.D)() } = options;
			const { totalMs, ...limits } = {
				...TIMEOUTS,
				...options.timeouts
			};
			const gate = options.gate ?? createGate({
				clock,
				random,
				reserve: 0
			});
			const base = parseBaseAddress(options.baseUrl, { allowHttp: options.allowHttp ?? false });
			const authorization = renderAuthorization(options.token, options.authScheme ?? "auto");
			const exchange = (0, http_client.C)({
				origin: base.origin,
				proxy: (0, proxy.U)(base.origin, options.env ?? {}),
				limits,
				clock
			});
			const userAgent = options.userAgent ?? "touchdown";
			const transport = createTransport({
				base,
				authorization,
				userAgent,
				limits,
				totalMs,
				exchange,
				gate,
				clock,
				random
			});
			return joinPlatform(transport, gate, () => exchange.close());
		}
		function joinPlatform(transport, gate, close) {
			return {
				organizations: createOrganizations(transport),
				projects: createProjects(transport),
				environments: createEnvironments(transport),
				applications: createApplications(transport),
				databases: createDatabases(transport),
				webhooks: createWebhooks(transport),
				rewards: createRewards(transport),
				transport,
				gate,
				get rateLimit() {
					return gate.view();
				},
				close
			};
		}
		;
		const PURPOSES = {
			baseline: "essential",
			follow: "follow",
			final: "final"
		};
		function createDeployTarget({ transport, gate }, appId) {
			fillPath("{app_id}", { app_id: appId });
			const checkStatus = async (purpose, limits) => {
				try {
					const call = {
						...limits,
						purpose: PURPOSES[purpose],
						attempts: 1
					};
					let respondedAt = null;
					const json = await transport.fetchJson(statusOperation(appId), call, (head) => {
						respondedAt = readResponseDate(head);
					});
					const reading = decodeStatus(json);
					return reading.kind === "observed" ? {
						...reading,
						respondedAt
					} : reading;
				} catch (error) {
					return statusCheckOf(toTouchdownError(error));
				}
			};
			const trigger = async (commit, limits) => {
				try {
					const call = {
						...limits,
						purpose: "essential",
						attempts: 1
					};
					const response = await transport.send(deployOperation(appId, commit), call);
					const respondedAt = readResponseDate(response);
					return {
						kind: "accepted",
						respondedAt,
						...decodeStartedDeployment(response.text, appId)
					};
				} catch (error) {
					return triggerResultOf(toTouchdownError(error));
				}
			};
			const pace = () => ({
				intervalMs: gate.paceMs(),
				resetsAt: gate.view().resetsAt,
				isLastCheckLeft: gate.isOpenFor("final")
			});
			const readDeployedCommit = async (limits, isOptional = false) => {
				const purpose = isOptional ? "log" : "follow";
				if (!gate.isOpenFor(purpose)) return {
					commit: null,
					isNamed: null,
					error: null
				};
				const call = {
					...limits,
					purpose,
					...isOptional ? { attempts: 1 } : {}
				};
				try {
					const json = await transport.fetchJson(applicationOperation(appId), call);
					if (isOfOther(json, appId)) return {
						commit: null,
						isNamed: null,
						error: null
					};
					return {
						commit: decodeDeployedCommit(json),
						isNamed: sendsDeployedCommit(json),
						error: null
					};
				} catch (caught) {
					const error = toTouchdownError(caught);
					const status = statusCheckOf(error);
					if (status.kind !== "refused") return {
						commit: null,
						isNamed: null,
						error
					};
					const isOfToken = status.refusal === "unauthorized" || status.refusal === "forbidden";
					return {
						commit: null,
						isNamed: false,
						error: isOfToken ? error : null
					};
				}
			};
			return {
				appId,
				checkStatus,
				trigger,
				readDeployedCommit,
				pace
			};
		}
		function statusCheckOf(error) {
			const refusal = isRejected(error) ? "rejected" : refusalOf(error);
			if (refusal !== null) return {
				kind: "refused",
				refusal,
				error
			};
			return {
				kind: error instanceof errors.Xe ? "throttled" : "failed",
				error
			};
		}
		function isRejected(error) {
			return error instanceof errors.Hi && error.code !== "remote" && (error.facts.status ?? 0) >= 400;
		}
		function triggerResultOf(error) {
			const refusal = refusalOf(error);
			if (refusal !== null) return {
				kind: "refused",
				refusal,
				error
			};
			if (error instanceof errors.Xe) return {
				kind: "throttled",
				error
			};
			if ((0, request_fate.wt)(error)) return {
				kind: "not-sent",
				error
			};
			if (!(error instanceof errors.Hi) || error.code === "remote") return {
				kind: "lost",
				error
			};
			return {
				kind: error.code === "conflict" ? "conflict" : "rejected",
				message: error.excerpt || error.message,
				error
			};
		}
		function refusalOf(error) {
			if (!(error instanceof errors.Zz)) return null;
			if (error.code === "access-unauthorized") return "unauthorized";
			return error.code === "access-forbidden" ? "forbidden" : "not-found";
		}
		function readResponseDate({ headers }) {
			const age = headers["age"]?.trim() ?? "0";
			return /^0+$/.test(age) ? (0, instant.m)(headers["date"]?.trim() ?? "") : null;
		}
		;
		const READ_MS = 1e4;
		function createLogSource({ transport }, appId) {
			return { read: async (tail, purpose, limits) => {
				try {
					const deadlineAt = Math.min(limits.deadlineAt, transport.begin({ timeoutMs: READ_MS }).deadlineAt);
					const call = {
						...limits,
						deadlineAt,
						purpose: purpose === "follow" ? "log" : "other",
						attempts: 1
					};
					return {
						kind: "window",
						lines: await fetchLog(transport, appId, tail, call)
					};
				} catch (error) {
					return readOf(toTouchdownError(error));
				}
			} };
		}
		function readOf(error) {
			if (error instanceof errors.Xe) return {
				kind: "skipped",
				error
			};
			const isRefused = error instanceof errors.Zz && error.code !== "access-not-found";
			const isLasting = isRefused || error instanceof errors.Hi && error.code === "rejected";
			return {
				kind: "unavailable",
				error,
				lasting: isLasting
			};
		}
		function createBuildLogSource({ transport }, appId) {
			return { readBuildLog: async (most, limits) => {
				const call = {
					...limits,
					purpose: "other",
					attempts: 1
				};
				let environmentId = null;
				try {
					environmentId = decodeEnvironmentId(await transport.fetchJson(applicationOperation(appId), call));
					if (environmentId === null) return {
						kind: "absent",
						environmentId
					};
					return {
						kind: "lines",
						environmentId,
						lines: await fetchEnvironmentLog(transport, environmentId, most, call)
					};
				} catch (error) {
					return {
						kind: buildLogProblemOf(toTouchdownError(error)),
						environmentId
					};
				}
			} };
		}
		function buildLogProblemOf(error) {
			if (error instanceof errors.Hi && error.facts.status === 404) return "absent";
			if (!(error instanceof errors.Zz)) return "unreadable";
			return error.code === "access-not-found" ? "absent" : "refused";
		}
		;
		function connectApplication(platform, appId) {
			return {
				target: createDeployTarget(platform, appId),
				settingsTarget: createSettingsTarget(platform, appId),
				logSource: createLogSource(platform, appId),
				buildLogSource: createBuildLogSource(platform, appId)
			};
		}
		function createSettingsTarget({ transport }, appId) {
			const write = async (operation, limits) => {
				try {
					await transport.send(operation, {
						...limits,
						purpose: "essential",
						attempts: 1
					});
					return { kind: "written" };
				} catch (error) {
					return settingResultOf(toTouchdownError(error));
				}
			};
			const writeOptional = async (operation, limits) => {
				const result = await write(operation, limits);
				return result.kind !== "written" && isUnsupported(result.error) ? {
					...result,
					kind: "unsupported"
				} : result;
			};
			return {
				list: async (kind, limits) => {
					try {
						const call = {
							...limits,
							purpose: "essential"
						};
						const listed = await Array.fromAsync(listSettings(transport, kind, appId, (send) => send(call)));
						return {
							kind: "listed",
							stored: listed.toSorted((one, other) => one.distance - other.distance)
						};
					} catch (error) {
						const problem = toTouchdownError(error);
						if (isUnsupported(problem)) return {
							kind: "unsupported",
							error: problem
						};
						const isRefused = problem instanceof errors.Zz || problem.code === "rejected";
						return {
							kind: isRefused ? "unreadable" : "failed",
							error: problem
						};
					}
				},
				create: async (setting, inherited, limits) => {
					const created = await write(createSettingOperation(setting.kind, appId, setting), limits);
					if (created.kind !== "exists" || inherited === null || inherited.id === null) return created;
					const overridden = await writeOptional(overrideSettingOperation(appId, setting, inherited.id), limits);
					return overridden.kind === "unsupported" ? created : overridden;
				},
				change: (setting, id, { fields }, limits) => writeOptional(changeSettingOperation(appId, setting, id, fields), limits)
			};
		}
		const UNSUPPORTED = [
			404,
			405,
			501
		];
		function isUnsupported(error) {
			const isResponse = error instanceof errors.Zz || error instanceof errors.Hi;
			return isResponse && UNSUPPORTED.includes(error.facts.status ?? 0);
		}
		function settingResultOf(error) {
			if (error instanceof errors.Xe) return {
				kind: "throttled",
				error
			};
			if (error instanceof errors.Zz || error instanceof errors.dz) return {
				kind: "refused",
				error
			};
			if (!(error instanceof errors.Hi) || error.code === "remote") return {
				kind: "lost",
				error
			};
			return {
				kind: error.code === "conflict" ? "exists" : "refused",
				error
			};
		}
		var bounded_body = __webpack_require__(5469);
		var loopback = __webpack_require__(180);
		var http_contact = __webpack_require__(7308);
		var web_fetch = __webpack_require__(1223);
		;
		const MAX_BODY_BYTES = 16384;
		const MAX_REDIRECTS = 5;
		const HEADERS = {
			accept: "*/*",
			"cache-control": "no-cache",
			"user-agent": "touchdown"
		};
		function createHealthProbe({ env, clock, allowHttp }) {
			const contacts = new Map();
			return async (url, { signal, deadlineAt, isBodyNeeded }) => {
				const { origin } = new URL(url);
				const contact = contacts.get(origin) ?? (0, http_contact.v)(clock);
				contacts.set(origin, contact);
				const limit = (0, time_limit.r5)(clock, deadlineAt - clock.monotonicMs(), signal);
				try {
					let from = new URL(url);
					for (let followed = 0;; followed++) {
						const shared = from.origin === origin ? { contact } : {};
						const response = await get(from, {
							env,
							clock,
							...shared
						}, limit.signal, isBodyNeeded);
						const redirect = decideHealthRedirect(response, {
							from,
							followed,
							allowHttp
						});
						if (redirect?.kind === "refuse") return {
							kind: "failed",
							what: redirect.what
						};
						const redirectedTo = followed === 0 ? null : from.href;
						if (redirect === null) return {
							kind: "responded",
							...response,
							redirectedTo
						};
						from = redirect.to;
					}
				} catch (error) {
					const why = error instanceof TypeError && error.cause !== undefined ? error.cause : error;
					const what = limit.isOver() ? "sent no response in time" : `cannot be reached: ${(0, untrusted.$N)(why)}`;
					return {
						kind: "failed",
						what: what.replace(/\.$/, "")
					};
				} finally {
					limit.end();
				}
			};
		}
		async function get({ origin, href }, options, signal, isBodyNeeded) {
			const fetch = (0, web_fetch.F)({
				origin,
				...options
			});
			try {
				const { status, headers, body } = await fetch(href, {
					headers: HEADERS,
					signal
				});
				const read = isBodyNeeded(status) ? (await (0, bounded_body.x8)(body, MAX_BODY_BYTES, { signal })).bytes : "";
				return {
					status,
					location: headers.get("location"),
					body: read.toString().slice(0, MAX_BODY_BYTES)
				};
			} finally {
				await fetch.close();
			}
		}
		function decideHealthRedirect({ status, location }, { from, followed, allowHttp }) {
			if (!REDIRECTS.has(status) || location === null) return null;
			const refuse = (why) => ({
				kind: "refuse",
				what: `responds with ${status}, a redirect ${why}`
			});
			const to = (0, web_address.K7)(URL.parse(location, from.href)?.href ?? "");
			if (to === null) return refuse("to no http or https address");
			if (to.username !== "" || to.password !== "") return refuse("to an address with a user or password");
			const where = (0, web_address.qs)(to.href);
			if ((0, web_address.oK)(to.href) && !allowHttp) return refuse(`to ${where}, which is not encrypted`);
			if (isHere(to) && !isHere(from)) return refuse("to the machine that checks it");
			if (followed >= MAX_REDIRECTS) return refuse(`to ${where} after ${MAX_REDIRECTS} others`);
			return {
				kind: "follow",
				to
			};
		}
		const HERE = /^(?:0\.0\.0\.0|\[::\]|\[::ffff:(?:0:0|7f[\da-f]{2}:[\da-f]{1,4})\])$/;
		function isHere({ hostname }) {
			return (0, loopback.U)(hostname) || HERE.test(hostname);
		}
		var report_ending = __webpack_require__(8);
		var view = __webpack_require__(6916);
		var app_paths = __webpack_require__(5651);
		var settings_health = __webpack_require__(1563);
		var kinds = __webpack_require__(4406);
		var inputs_inputs = __webpack_require__(2039);
		var wording = __webpack_require__(9606);
		var equal_warnings = __webpack_require__(4094);
		var units = __webpack_require__(314);
		var limits = __webpack_require__(2608);
		;
		function sayGap(missing, cause) {
			if (cause === "withheld") return "lines are left out here: the log was not read before this deployment, so they may be from the previous one. The platform has them";
			if (cause === "repeated") return "no log line is known to be from this deployment: the lines above may be from the previous one";
			return `${missing === null ? "some" : `about ${missing}`} lines are missing here`;
		}
		function sayLinesLeftOut(count, elsewhere) {
			return `${count} more lines of this entry are not shown${elsewhere}`;
		}
		function renderRemark(sentence) {
			return `\u2026 ${sentence} \u2026`;
		}
		function warnOfUnreadable(error) {
			const status = "facts" in error ? (0, hostile_json._F)(error.facts, "status") : undefined;
			const text = `The log cannot be read. This does not affect the result. ${error.message}`;
			return {
				level: "warning",
				text,
				key: `log ${error.code} ${status ?? ""}`
			};
		}
		const MAX_SENTENCE_UNITS = 400;
		function renderProgress(before, now) {
			const isAccepted = now.triggeredAt !== null && before.triggeredAt === null && now.isAdopted !== true;
			const since = now.triggeredAt ?? now.startedAt;
			const steps = now.steps.slice(before.steps.length);
			return [...isAccepted ? [renderAccepted(now)] : [], ...steps.map((step) => `${step.state} after ${(0, units.PP)(step.seenAt - since)}`)].map((line) => (0, untrusted.b1)(line, MAX_SENTENCE_UNITS));
		}
		function renderAccepted({ commit, deploymentId }) {
			const name = deploymentId === null ? "" : ` ${deploymentId}`;
			const of = commit === null ? "" : ` of ${(0, plain_text.Ax)(commit)}`;
			return `The platform accepted the deployment${name}${of}.`;
		}
		const MAX_LINE_UNITS = 8192;
		const MAX_UNITS = 4194304;
		const COPIED_UNITS = 12;
		function createLastLines(mostLines) {
			const kept = [];
			let units = 0;
			let leftOut = 0;
			return {
				add: (line) => {
					const cut = (0, limits.xk)(line, MAX_LINE_UNITS);
					kept.push(cut.length <= COPIED_UNITS ? cut : Buffer.from(cut).toString());
					units += cut.length;
					while (kept.length > mostLines || units > MAX_UNITS) {
						units -= kept.shift()?.length ?? 0;
						leftOut += 1;
					}
				},
				lines: () => [...kept],
				leftOut: () => leftOut
			};
		}
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
					remark: `no more log lines are shown: the limit is ${MAX_RUN_LINES} lines per run${elsewhere}`
				};
				return {
					lines,
					remark: leftOut === 0 ? null : sayLinesLeftOut(leftOut, elsewhere)
				};
			};
		}
		function renderShownEntry({ lines, remark }) {
			return remark === null ? lines : [...lines, renderRemark(remark)];
		}
		function cutEntry(entry, most = MAX_ENTRY_LINES) {
			const lines = [];
			let leftOut = 0;
			for (const line of (0, plain_text.IM)(entry)) {
				if (lines.length < most) lines.push(line);
				else leftOut += 1;
			}
			return {
				lines,
				leftOut
			};
		}
		;
		function createJobLog(commands, several) {
			const budget = createLineBudget("; the file in the output log-file has them");
			const warnings = (0, equal_warnings.C)();
			let isOpen = false;
			let isEnded = false;
			const closeGroup = () => {
				if (isOpen) commands.closeGroup();
				isOpen = false;
			};
			const about = (app) => several ? `[${app}] ` : "";
			const say = (sentence) => {
				if (isEnded) return;
				closeGroup();
				commands.info(sentence);
			};
			const showWarnings = () => {
				closeGroup();
				for (const warning of warnings.take()) commands.annotate({
					level: "warning",
					...warning
				});
			};
			return {
				say,
				headline: (app, sentence) => say(`${about(app)}${sentence}`),
				warn: (app, sentence, key) => {
					if (isEnded) return;
					warnings.add(app, sentence, key);
					if (several) say(`${about(app)}Warning: ${sentence}`);
					else showWarnings();
				},
				text: (app, text) => {
					if (isEnded) return;
					if (!isOpen) commands.openGroup("Log");
					isOpen = true;
					for (const line of renderShownEntry(budget(text)).flatMap(untrusted.Px)) commands.info(`${about(app)}${line}`);
				},
				end: () => {
					showWarnings();
					isEnded = true;
				}
			};
		}
		var external_node_os_ = __webpack_require__(8161);
		var interruption = __webpack_require__(2283);
		;
		const LOG_FILE_BYTES = 104857600;
		function createLogFile(env, warn, mostBytes = LOG_FILE_BYTES) {
			let file = null;
			let leftBytes = mostBytes;
			const attempt = (act) => {
				try {
					act();
				} catch (error) {
					file = null;
					warn(`The log file is incomplete. ${(0, interruption.bD)(error)}`);
				}
			};
			const close = () => {
				if (file === null) return;
				const open = file;
				file = null;
				attempt(() => (0, external_node_fs_.closeSync)(open));
			};
			let path = null;
			attempt(() => {
				path = (0, external_node_path_.join)((0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(env["RUNNER_TEMP"] || (0, external_node_os_.tmpdir)(), "touchdown-")), "deployment.log");
				file = (0, external_node_fs_.openSync)(path, "wx", 384);
			});
			return {
				path: file === null ? null : path,
				write: (lines) => {
					if (file === null || lines.length === 0) return;
					const open = file;
					const bytes = Buffer.from(`${lines.join("\n")}\n`);
					leftBytes -= bytes.length;
					if (leftBytes >= 0) return attempt(() => writeAll(open, bytes));
					const size = (0, units.UP)(mostBytes);
					attempt(() => writeAll(open, Buffer.from(`${renderRemark(`the log continues; this file ends at ${size}`)}\n`)));
					close();
					warn(`The log file is incomplete: it ends at ${size}.`);
				},
				close
			};
		}
		function writeAll(file, bytes) {
			for (let written = 0; written < bytes.length;) written += (0, external_node_fs_.writeSync)(file, bytes, written);
		}
		var saved_state = __webpack_require__(2110);
		var report_advice = __webpack_require__(1168);
		;
		const MIN_KEPT_LINES = 5e3;
		const LINES_BEFORE = 10;
		function createLogMemory(shownLines) {
			const last = createLastLines(Math.max(shownLines, MIN_KEPT_LINES));
			let doubtfulUntil = 0;
			let searchedFrom = 0;
			let marks = [];
			let causes = [];
			return {
				add: last.add,
				gap: (cause) => {
					if (cause === "repeated") doubtfulUntil = last.leftOut() + last.lines().length;
				},
				keptLines: () => {
					searchedFrom = last.leftOut();
					return last.lines().map((line, index) => searchedFrom + index < doubtfulUntil ? "" : line);
				},
				explained: (found) => {
					causes = found;
					marks = found.filter(({ at }) => at >= 0).map(({ at }) => at + searchedFrom);
				},
				facts: () => {
					const before = last.leftOut();
					const whole = {
						lines: last.lines(),
						marks: marks.map((at) => at - before),
						before,
						after: 0
					};
					return {
						log: cutAround(whole, shownLines),
						causes
					};
				}
			};
		}
		function cutAround({ lines, marks, before }, most) {
			const end = Math.max(0, lines.length - most);
			const at = marks[0] ?? -1;
			const lead = Math.min(LINES_BEFORE, Math.floor((most - 1) / 2));
			const from = at < 0 ? end : Math.min(end, Math.max(0, at - lead));
			const isShown = (mark) => mark >= from && mark < from + most;
			return {
				lines: lines.slice(from, from + most),
				marks: at < 0 ? [] : marks.filter(isShown).map((mark) => mark - from),
				before: before + from,
				after: Math.max(0, lines.length - from - most)
			};
		}
		;
		const BATCH_LINES = 100;
		function createWatch(app, started, options) {
			const { jobLog, logFile, savedState } = options;
			const name = (0, view.GD)(app.name);
			const memory = createLogMemory(options.tailLines);
			let last = started;
			let isLogOpen = true;
			const show = (text) => {
				const batch = [];
				for (const line of (0, untrusted.AO)(text)) {
					memory.add(line);
					batch.push(options.several ? `[${name}] ${line}` : line);
					if (batch.length === BATCH_LINES) logFile?.write(batch.splice(0));
				}
				logFile?.write(batch);
				if (options.isStreaming) jobLog.text(name, text);
			};
			const notice = ({ level, text, advice = [], key }) => {
				const sentences = (0, view.b4)((0, report_advice.b)(text, advice, wording.i));
				if (level === "warning") jobLog.warn(name, sentences, key);
				else jobLog.headline(name, sentences);
			};
			return {
				app,
				changed: (record) => {
					savedState.changed(record);
					for (const line of renderProgress(last, record)) jobLog.headline(name, line);
					last = record;
				},
				notice,
				line: ({ text }) => show(text),
				gap: (missing, cause) => {
					memory.gap(cause);
					show(renderRemark(sayGap(missing, cause)));
				},
				remark: (sentence) => show(renderRemark(sentence)),
				unavailable: (error) => notice(warnOfUnreadable(error)),
				keptLines: memory.keptLines,
				explained: (causes) => memory.explained(options.place?.(causes) ?? causes),
				endLog: () => {
					isLogOpen = false;
				},
				facts: () => ({
					record: last,
					name: app.name,
					...memory.facts(),
					...isLogOpen ? { isLogOpen } : {}
				})
			};
		}
		;
		async function deploy(step, clock, random = (0, kernel_random.D)(), openPlatform = createPlatform) {
			const { commands, env, signal } = step;
			const subject = (0, github_subject.$)(env);
			const textOf = (0, inputs_inputs.AR)(commands, env);
			const closing = (0, inputs_inputs.Sy)(textOf, env, subject);
			if (closing !== null) return (await Promise.all([__webpack_require__.e(351), __webpack_require__.e(525)]).then(__webpack_require__.bind(__webpack_require__, 8525))).close(step, closing, subject, clock);
			const inputs = await promote(step, (0, inputs_inputs.Ko)(commands, env, subject, textOf), clock);
			const { policy, settings } = inputs;
			const surfaceCommit = await settleCommit(step, inputs, subject, clock);
			const gate = createGate({
				clock,
				random,
				reserve: inputs.rateLimitReserve
			});
			const platform = openPlatform({
				...inputs,
				env,
				gate,
				clock,
				random
			});
			const report = await openReport(step, inputs, subject, clock, surfaceCommit);
			const { watches, facts, say } = watchApplications(step, inputs, clock, gate, report);
			const logTail = inputs.logs === "off" ? null : inputs.logTail;
			const reportChange = () => report?.changed((0, view.bz)(facts()));
			const searchBudget = createSearchBudget();
			const healthProbe = createHealthProbe({
				env,
				clock,
				allowHttp: inputs.allowHttp
			});
			const createWakeUp = await openRelay(step, inputs, {
				...subject,
				commit: surfaceCommit.deployed
			}, clock);
			const skipper = inputs.paths === null ? null : await openSkipper(step, inputs, inputs.paths, {
				platform,
				healthProbe,
				clock
			});
			const isHeld = await Promise.all(watches.map(async (watch) => await isNewerThere(watch, inputs, report, clock) || await skipper?.skip(watch) === true));
			await skipper?.close();
			reportChange();
			await Promise.all(watches.map(async (watched, index) => {
				if (isHeld[index]) return;
				const watch = watchAlso(watched, reportChange);
				const wakeUp = createWakeUp === null ? {} : { wakeUp: createWakeUp(watch.app, watch) };
				const isLogForFailure = inputs.logs === "on-failure";
				const log = {
					logTail,
					isLogForFailure
				};
				const application = connectApplication(platform, watch.app.appId);
				const health = healthOf(inputs, watch.app, policy.commit);
				const tools = {
					healthProbe,
					searchBudget,
					clock,
					random,
					signal
				};
				const shared = {
					policy,
					settings,
					health,
					...tools,
					isPreviousWanted: true
				};
				await deployApplication({
					...application,
					...shared,
					...log,
					...wakeUp,
					watch
				});
				watch.endLog();
				if (!signal.aborted && watch.facts().record.isRequestDue === true) await addPrevious(watch, report);
				reportChange();
			}));
			await platform.close();
			const last = (0, view.vd)(facts(), null);
			if (signal.aborted) return report?.handOver(last);
			const left = await report?.finish(last) ?? null;
			if (left !== null) say(left);
		}
		async function promote(step, inputs, clock) {
			const environment = (0, kinds.RY)(inputs.policy.commit);
			if (environment === null) return inputs;
			const commit = await (await Promise.all([__webpack_require__.e(351), __webpack_require__.e(463)]).then(__webpack_require__.bind(__webpack_require__, 2351))).findPromotedCommit(step, inputs, environment, clock);
			return {
				...inputs,
				policy: {
					...inputs.policy,
					commit
				}
			};
		}
		function watchApplications(step, inputs, clock, gate, report) {
			const { commands } = step;
			const several = inputs.apps.length > 1;
			const jobLog = createJobLog(commands, several);
			const warn = (message) => commands.annotate({
				level: "warning",
				title: "Log file",
				message
			});
			const logFile = inputs.logs === "off" ? null : createLogFile(step.env, warn);
			const options = {
				jobLog,
				logFile,
				savedState: (0, saved_state.P)(inputs.apps, commands),
				isStreaming: inputs.logs === "stream",
				tailLines: inputs.logTail,
				several,
				place: (causes) => placeInCheckout(causes, step.env, inputs.policy.commit)
			};
			const startedAt = clock.monotonicMs();
			const epochOffsetMs = clock.epochMs() - startedAt;
			const watches = inputs.apps.map((app) => createWatch(app, createRecord(app.appId, inputs.policy.commit, startedAt), options));
			const facts = () => {
				const { used, remaining } = gate.view();
				return {
					policy: inputs.policy,
					wording: wording.i,
					apps: watches.map((watch) => watch.facts()),
					isLogForFailure: inputs.logs === "on-failure",
					startedAt,
					endedAt: clock.monotonicMs(),
					epochOffsetMs,
					requestsUsed: used,
					requestsLeft: remaining,
					logFile: logFile?.path ?? null,
					links: report?.links() ?? view.EB
				};
			};
			step.endWith((interruption) => {
				jobLog.end();
				logFile?.close();
				const ending = (0, report_ending.i)((0, view.vd)(facts(), interruption), inputs);
				return step.env["GITHUB_EVENT_NAME"] === "pull_request_target" ? {
					...ending,
					missingCheckout: null
				} : ending;
			});
			return {
				watches,
				facts,
				say: jobLog.say
			};
		}
		async function settleCommit(step, inputs, subject, clock) {
			const { isCommitGiven, policy, relayUrl } = inputs;
			const { commit, mustBeIn } = subject;
			if (!isCommitGiven && policy.trigger && mustBeIn !== null) {
				await (await Promise.all([__webpack_require__.e(351), __webpack_require__.e(463)]).then(__webpack_require__.bind(__webpack_require__, 2351))).rejectUnreached(step, inputs, subject, mustBeIn, clock);
			}
			const isReported = !policy.dryRun && ((0, inputs_inputs.Lr)(inputs) || relayUrl !== null);
			if (!isReported || !isCommitGiven || policy.commit === null || policy.commit === commit) {
				return {
					sha: commit,
					deployed: commit,
					problem: null
				};
			}
			return (await Promise.all([__webpack_require__.e(351), __webpack_require__.e(463)]).then(__webpack_require__.bind(__webpack_require__, 2351))).findGivenCommit(step, inputs, subject, policy.commit, clock);
		}
		async function openReport(step, inputs, subject, clock, surfaceCommit) {
			if (!(0, inputs_inputs.Lr)(inputs) || inputs.githubToken === "" || inputs.policy.dryRun) return null;
			return (await Promise.all([__webpack_require__.e(351), __webpack_require__.e(463)]).then(__webpack_require__.bind(__webpack_require__, 2351))).createGithubReport(step, inputs, subject, clock, surfaceCommit);
		}
		async function openRelay(step, inputs, subject, clock) {
			if (inputs.relayUrl === null || !inputs.policy.trigger || inputs.policy.dryRun) return null;
			const { connectRelay } = await __webpack_require__.e(904).then(__webpack_require__.bind(__webpack_require__, 7904));
			return connectRelay(step, inputs, inputs.relayUrl, subject, clock);
		}
		function watchAlso(watch, reportChange) {
			return {
				...watch,
				changed: (record) => {
					watch.changed(record);
					reportChange();
				}
			};
		}
		async function addPrevious(watch, report) {
			const { record } = watch.facts();
			if (record.previousCommit !== undefined) return;
			const previousCommit = await report?.findPrevious(watch.app) ?? null;
			if (previousCommit !== null) watch.changed({
				...record,
				previousCommit
			});
		}
		async function isNewerThere(watch, { orderGuard, policy }, report, clock) {
			if (orderGuard === "off" || !policy.trigger) return false;
			const found = await report?.findNewer(watch.app) ?? null;
			if (found === null) return false;
			const { record } = watch.facts();
			watch.changed((0, endings_before_start.q)(record, found.commit, found.environment, orderGuard, clock.monotonicMs()));
			await addPrevious(watch, report);
			return true;
		}
		function healthOf({ health }, { name }, commit) {
			return health && (0, settings_health.g)(health, {
				name,
				commit
			});
		}
		async function openSkipper(step, inputs, paths, { platform, healthProbe, clock }) {
			const { openCommits } = await Promise.all([__webpack_require__.e(351), __webpack_require__.e(463)]).then(__webpack_require__.bind(__webpack_require__, 2351));
			const { skipUntouched } = await __webpack_require__.e(445).then(__webpack_require__.bind(__webpack_require__, 8445));
			const source = openCommits(step, inputs, clock);
			const { policy, settings } = inputs;
			const { signal } = step;
			const skip = (watch) => {
				const { target } = connectApplication(platform, watch.app.appId);
				const { app } = watch;
				const tools = {
					source,
					healthProbe,
					clock,
					signal
				};
				const known = {
					policy,
					settings,
					patterns: (0, app_paths.D4)(app, paths)
				};
				const healthNow = (commit) => healthOf(inputs, app, commit);
				return skipUntouched(watch.facts().record, {
					target,
					...known,
					healthOf: healthNow,
					...tools,
					watch
				});
			};
			return {
				skip,
				close: source.close
			};
		}
	}),
	4286: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => findUnhealthy,
			N: () => checkHealth
		});
		var _kernel_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6854);
		var _health_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2957);
		var _sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(585);
		async function findUnhealthy(policy, { healthProbe, clock, signal }) {
			const response = await probe(policy, {
				healthProbe,
				signal
			}, clock.monotonicMs() + _health_js__WEBPACK_IMPORTED_MODULE_0__.Hy);
			return (0, _health_js__WEBPACK_IMPORTED_MODULE_0__.fP)(response, policy)?.what ?? null;
		}
		function probe(policy, { healthProbe, signal }, deadlineAt) {
			const isBodyNeeded = (status) => policy.text !== null || !(0, _health_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(policy, status);
			return healthProbe(policy.url, {
				signal,
				deadlineAt,
				isBodyNeeded
			});
		}
		async function checkHealth(settled, options) {
			const { health: policy, healthProbe, deadlineAt, clock, signal, watch } = options;
			const url = (0, _kernel_web_address_js__WEBPACK_IMPORTED_MODULE_2__.qs)(policy.url);
			const startedAt = settled.settlement?.settledAt ?? clock.monotonicMs();
			const say = (text) => watch.notice({
				level: "info",
				text
			});
			let health = {
				url,
				startedAt,
				attempts: 0,
				passes: 0,
				isHealthy: false,
				problem: null
			};
			let attemptedAt = Number.NEGATIVE_INFINITY;
			say(_sentences_js__WEBPACK_IMPORTED_MODULE_1__.ku.checkingHealth(url));
			for (;;) {
				watch.changed({
					...settled,
					settlement: null,
					health
				});
				const step = (0, _health_js__WEBPACK_IMPORTED_MODULE_0__.hB)(health, policy, {
					now: clock.monotonicMs(),
					attemptedAt,
					deadlineAt
				});
				if (step.kind === "ended") return settle(step.result);
				await clock.wait(step.at - clock.monotonicMs(), signal);
				attemptedAt = clock.monotonicMs();
				const response = signal.aborted ? null : await probe(policy, {
					healthProbe,
					signal
				}, step.endsAt);
				if (response === null || signal.aborted) return settle("cancelled");
				const leftMs = Math.min(startedAt + policy.timeoutMs, deadlineAt) - clock.monotonicMs();
				if (leftMs <= 0 && response.kind === "failed" && health.attempts > 0) continue;
				const isFirstProblem = health.problem === null;
				health = (0, _health_js__WEBPACK_IMPORTED_MODULE_0__.Vm)(health, response, policy);
				if (isFirstProblem && health.problem !== null && leftMs > 0) say(_sentences_js__WEBPACK_IMPORTED_MODULE_1__.ku.notHealthy(health.problem.what, leftMs));
			}
			function settle(result) {
				const record = (0, _health_js__WEBPACK_IMPORTED_MODULE_0__.gh)(settled, health, result, clock.monotonicMs());
				watch.changed(record);
				return record;
			}
		}
	}),
	7202: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D5: () => baselineUnreadable,
			E2: () => otherUnreadable,
			Ez: () => outOfTimeBefore,
			JE: () => refusedBefore,
			NX: () => settingsNotSet,
			O8: () => requestRejected,
			PA: () => dryRun,
			R6: () => stillInProgress,
			gR: () => conflictFails,
			kB: () => throttledBefore,
			ns: () => unreachedBefore,
			q: () => yieldToNewer,
			sF: () => untouched,
			xo: () => requestNotSent
		});
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4281);
		var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2024);
		var _reason_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3292);
		var _sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(585);
		const ONCE_REACHABLE = {
			kind: "repeat",
			when: "reachable"
		};
		const ONCE_FINISHED = {
			kind: "repeat",
			when: "finished"
		};
		const REFUSED = "platform-refused";
		function nothingDeployed(result, reasonCode, why, ...advice) {
			return {
				result,
				reasonCode,
				reason: (0, _sentences_js__WEBPACK_IMPORTED_MODULE_2__.KG)(why),
				advice,
				nothing: "deployed"
			};
		}
		function baselineUnreadable(message) {
			return nothingDeployed("unknown", "cannot-read-baseline", `Could not read the application's status before the deployment: ${message}`, ONCE_REACHABLE);
		}
		function unreachedBefore(error) {
			return nothingDeployed("failure", (0, _reason_codes_js__WEBPACK_IMPORTED_MODULE_3__.oN)(error), `Could not reach the platform: ${error.message}`);
		}
		function outOfTimeBefore(message) {
			const why = `The timeout was reached before the deployment was requested: ${message}`;
			return nothingDeployed("timed_out", "timeout-before-request", why, {
				kind: "do",
				what: "check the platform"
			}, _next_steps_js__WEBPACK_IMPORTED_MODULE_1__.Dy);
		}
		function throttledBefore(message) {
			return nothingDeployed("timed_out", "rate-limit", message, {
				kind: "repeat",
				when: "later"
			}, _next_steps_js__WEBPACK_IMPORTED_MODULE_1__.Dy);
		}
		function refusedBefore({ message }, { trigger }) {
			const reason = `${(0, _sentences_js__WEBPACK_IMPORTED_MODULE_2__.KG)(message)}${trigger ? " Nothing was deployed." : ""}`;
			return {
				result: "failure",
				reasonCode: REFUSED,
				reason,
				isRefused: true
			};
		}
		function dryRun({ commit }, reference) {
			const requested = commit === null ? "without a commit" : `of commit ${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(commit)}`;
			const seen = reference.state ?? "not readable";
			const why = `Dry run: the token can read the application, and its state is ${seen}. A deployment ${requested} would be requested`;
			return nothingDeployed("skipped", "dry-run", why);
		}
		function untouched(why) {
			return nothingDeployed("skipped", "no-change", why);
		}
		function conflictFails(message) {
			const why = `Another deployment is in progress: ${message}`;
			return nothingDeployed("failure", "conflict", why, ONCE_FINISHED, {
				kind: "set",
				setting: "on-conflict",
				value: "wait"
			});
		}
		function stillInProgress(message = "") {
			const said = message === "" ? "" : `: ${message}`;
			const why = `Another deployment was still in progress when the timeout was reached${said}`;
			return nothingDeployed("timed_out", "conflict-timeout", why, ONCE_FINISHED, _next_steps_js__WEBPACK_IMPORTED_MODULE_1__.Dy);
		}
		function otherUnreadable(message) {
			const why = `Could not determine whether the other deployment has finished: ${message}`;
			return nothingDeployed("unknown", "cannot-read-conflict", why, ONCE_REACHABLE);
		}
		function requestRejected({ message }) {
			return nothingDeployed("failure", "request-rejected", message);
		}
		function requestNotSent(message) {
			return nothingDeployed("unknown", "request-not-sent", `Could not send the deployment request: ${message}`, ONCE_REACHABLE);
		}
		function settingFailed({ result, setting, error }) {
			const isAboutToken = error.code === "access-unauthorized" || error.code === "access-forbidden";
			const why = isAboutToken ? error.message : `Could not set the ${setting.kind} ${setting.key}: ${error.message}`;
			return error.code.startsWith("access-") ? refusedBefore({ message: why }, { trigger: true }) : nothingDeployed(result, "settings-not-set", why);
		}
		const REFUSALS = {
			unchangeable: (_, isOne) => `already ${isOne ? "exists with another value, and the platform cannot change it" : "exist with other values, and the platform cannot change them"}`,
			unseen: (_, isOne) => `already ${isOne ? "exists, apparently with another value, and the platform cannot change it" : "exist, apparently with other values, and the platform cannot change them"}`,
			unlisted: (_, isOne) => `already ${isOne ? "exists, and could not be listed, which is needed to change it" : "exist, and could not be listed, which is needed to change them"}`,
			"built-in": (_, isOne) => `${isOne ? "is" : "are"} built in: only the platform sets ${isOne ? "it" : "them"}`,
			alias: (_, isOne) => isOne ? "is an alias, which has no value of its own" : "are aliases, which have no values of their own",
			"other-kind": (kind, isOne) => `already ${isOne ? "exists" : "exist"} as ${isOne ? "a " : ""}${kind === "variable" ? "secret" : "variable"}${isOne ? "" : "s"}`
		};
		function describeRefused(refused) {
			const groups = Map.groupBy(refused, ({ setting, why }) => `${why} ${setting.kind}`);
			const sentences = [...groups.values()].flatMap((group) => {
				const [first] = group;
				if (first === undefined) return [];
				const { kind } = first.setting;
				const isOne = group.length === 1;
				const keys = (0, _sentences_js__WEBPACK_IMPORTED_MODULE_2__.pI)(group.map(({ setting }) => setting.key));
				return [`The ${kind}${isOne ? "" : "s"} ${keys} ${REFUSALS[first.why](kind, isOne)}.`];
			});
			return sentences.join(" ");
		}
		function describeRefusal({ setting, why }) {
			return REFUSALS[why](setting.kind, true);
		}
		function adviseRefused(refused) {
			const keys = (0, _sentences_js__WEBPACK_IMPORTED_MODULE_2__.pI)(refused.map(({ setting }) => setting.key));
			if (refused.every(({ why }) => why === "built-in")) return {
				kind: "do",
				what: `do not set ${keys} here`
			};
			const it = refused.length === 1 ? "it" : "them";
			return {
				kind: "do",
				what: `change or delete ${keys} on the platform, or do not set ${it} here`
			};
		}
		function settingsNotSet(problem) {
			if (problem.kind === "failed") return settingFailed(problem);
			const { refused } = problem;
			return nothingDeployed("failure", "settings-not-set", describeRefused(refused), adviseRefused(refused));
		}
		function yieldToNewer(record, newer, environment, guard, settledAt) {
			const { result, reasonCode, reason, advice = [], nothing } = nothingDeployed(guard === "skip" ? "skipped" : "superseded", "newer-deployed", `A newer commit, ${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(newer)}, is already deployed to ${environment}`, {
				kind: "set",
				setting: "order-guard",
				value: "off",
				to: "deploy this commit anyway"
			});
			return {
				...record,
				supersededBy: newer,
				settlement: {
					result,
					reasonCode,
					reason,
					advice,
					confirmed: true,
					settledAt,
					...nothing && { nothing }
				}
			};
		}
	}),
	2957: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dn: () => isExpected,
			Hy: () => ATTEMPT_MS,
			Vm: () => addAttempt,
			fP: () => findProblem,
			fY: () => isHealthDue,
			gh: () => settleHealth,
			hB: () => decideHealth
		});
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(314);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7627);
		var _kernel_web_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6854);
		var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2024);
		var _result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2366);
		var _sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(585);
		const PASSES = 3;
		const INTERVAL_MS = 5e3;
		const ATTEMPT_MS = 1e4;
		const BODY_UNITS = 200;
		const WHAT_UNITS = 400;
		function isHealthDue({ settlement }, policy) {
			if (settlement === null || !(0, _result_js__WEBPACK_IMPORTED_MODULE_3__.WG)(settlement.result, policy)) return false;
			return settlement.result === "success" || settlement.result === "unchanged";
		}
		function isExpected({ statuses }, status) {
			return statuses.some(([from, to]) => status >= from && status <= to);
		}
		function addAttempt(health, response, policy) {
			const problem = findProblem(response, policy);
			const passes = problem === null ? health.passes + 1 : 0;
			return {
				...health,
				attempts: health.attempts + 1,
				passes,
				isHealthy: passes >= PASSES,
				problem: problem ?? health.problem
			};
		}
		function findProblem(response, policy) {
			if (response.kind === "failed") {
				const what = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(response.what, WHAT_UNITS);
				return {
					what,
					cause: `the health check's address ${what}`
				};
			}
			const { status, redirectedTo, body } = response;
			const { text } = policy;
			const isStatusGood = isExpected(policy, status);
			if (isStatusGood && (text === null || body.includes(text))) return null;
			const where = redirectedTo === null ? "" : `redirects to ${(0, _kernel_web_address_js__WEBPACK_IMPORTED_MODULE_5__.qs)(redirectedTo)}, which `;
			const missing = isStatusGood ? `, but its body does not contain ${JSON.stringify(text)}` : "";
			const said = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(body, BODY_UNITS);
			return {
				what: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(`${where}responds with ${status}${missing}`, WHAT_UNITS),
				cause: `the health check got ${status}${said === "" ? " without a body" : `: ${said}`}`
			};
		}
		function decideHealth({ startedAt, attempts, passes, isHealthy }, { timeoutMs }, { now, attemptedAt, deadlineAt }) {
			if (isHealthy) return {
				kind: "ended",
				result: "success"
			};
			const limitAt = startedAt + timeoutMs;
			const endsAt = Math.min(limitAt, deadlineAt);
			const at = Math.max(now, attemptedAt + Math.min(INTERVAL_MS, timeoutMs / (PASSES + 1)));
			if (at < endsAt) return {
				kind: "attempt",
				at,
				endsAt: Math.min(at + ATTEMPT_MS, endsAt)
			};
			const isUnhealthy = limitAt <= deadlineAt || attempts > 0 && passes === 0;
			return {
				kind: "ended",
				result: isUnhealthy ? "failure" : "timed_out"
			};
		}
		function settleHealth(record, health, result, settledAt) {
			const { settlement } = record;
			if (settlement === null) return record;
			const reason = `${settlement.reason.replace(/\.$/, "")}; ${(0, _sentences_js__WEBPACK_IMPORTED_MODULE_4__.Bh)(health)}.`;
			const ending = result === "success" ? { reason } : endUnhealthy(record, health, result, settledAt);
			return {
				...record,
				health,
				settlement: {
					...settlement,
					...ending,
					settledAt
				}
			};
		}
		function endUnhealthy(record, { url, startedAt, attempts, passes, problem }, result, now) {
			const reports = `he platform reports ${(0, _sentences_js__WEBPACK_IMPORTED_MODULE_4__.YO)(record) ?? "success"}`;
			if (result === "cancelled") {
				const reason = `Interrupted while the health of ${url} was checked; t${reports}.`;
				return {
					result,
					reasonCode: "interrupted",
					reason,
					advice: [_next_steps_js__WEBPACK_IMPORTED_MODULE_2__.Ul],
					isInterrupted: true
				};
			}
			if (result === "timed_out") {
				const reason = `T${reports}, but the timeout was reached before ${url} passed the health check.`;
				return {
					result,
					reasonCode: "timeout",
					reason,
					advice: [_next_steps_js__WEBPACK_IMPORTED_MODULE_2__.Dy, _next_steps_js__WEBPACK_IMPORTED_MODULE_2__.Ul]
				};
			}
			const tries = `${attempts} ${attempts === 1 ? "attempt" : "attempts"} in ${(0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.PP)(now - startedAt)}`;
			const last = problem?.what ?? "was not checked often enough";
			const what = passes === 0 ? last : `did not pass ${PASSES} times in a row; the last failure: it ${last}`;
			return {
				result,
				reasonCode: "health-failed",
				reason: `T${reports}, but ${url} ${what} (${tries}).`,
				advice: [{
					kind: "do",
					what: "check what the application responds at this address"
				}, {
					kind: "raise",
					setting: "health-timeout"
				}]
			};
		}
	}),
	3292: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			oN: () => codeOfUnreached,
			s: () => codeOfState
		});
		const REASON_CODES = null && [
			"deployed",
			"already-runs",
			"not-waiting",
			"dry-run",
			"no-change",
			"newer-deployed",
			"pull-request-closed",
			"build-failed",
			"deployment-failed",
			"health-failed",
			"application-deleted",
			"platform-refused",
			"request-rejected",
			"settings-not-set",
			"conflict",
			"certificate",
			"proxy",
			"unreachable",
			"old-node",
			"timeout",
			"not-started",
			"timeout-before-request",
			"rate-limit",
			"conflict-timeout",
			"deployment-cancelled",
			"cancelled-in-queue",
			"interrupted",
			"interrupted-before-request",
			"replaced",
			"other-commit",
			"unproven",
			"nothing-in-progress",
			"cannot-read-status",
			"cannot-read-baseline",
			"cannot-read-conflict",
			"read-scope-missing",
			"token-expired",
			"request-not-sent",
			"response-lost",
			"outcome-unclear",
			"invalid-input",
			"unexpected-error",
			"no-result"
		];
		function codeOfUnreached({ code }) {
			if (code === "network-tls") return "certificate";
			return code === "network-proxy" ? "proxy" : "unreachable";
		}
		function codeOfState(phase, word) {
			if (phase === "success") return "deployed";
			if (phase === "cancelled") return "deployment-cancelled";
			return /^BUILD/i.test(word) ? "build-failed" : "deployment-failed";
		}
	}),
	9974: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MA: () => isTextOrNull,
			UK: () => fieldAt,
			ZE: () => elementsOf,
			_F: () => fieldOf,
			b6: () => textOf,
			lQ: () => parseExactJson,
			qF: () => parseJson
		});
		const UTF_8 = new TextDecoder("utf-8", { fatal: true });
		function parseJson(source) {
			try {
				return parseExactJson(typeof source === "string" ? source : UTF_8.decode(source));
			} catch {
				return undefined;
			}
		}
		function parseExactJson(text) {
			return /[\d.]{16}|\d[eE]\+?\d/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
		}
		function keepDigits(_name, value, context) {
			const isInexact = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
			return isInexact ? wholeDigits(context?.source ?? "") ?? value : value;
		}
		const MAX_SCALED_DIGITS = 100;
		function wholeDigits(source) {
			if (/^-?\d+$/.test(source)) return source;
			const [, sign = "", whole = "", fraction = "", exponent = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
			const point = whole.length + Number(exponent);
			const digits = whole + fraction;
			if (point > MAX_SCALED_DIGITS || /[1-9]/.test(digits.slice(Math.max(point, 0)))) return null;
			return sign + digits.slice(0, point).padEnd(point, "0").replace(/^0+(?=\d)/, "");
		}
		function fieldOf(value, name) {
			return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
		}
		function fieldAt(value, ...path) {
			return path.reduce(fieldOf, value);
		}
		function textOf(value, name) {
			const field = fieldOf(value, name);
			return typeof field === "string" ? field : "";
		}
		function elementsOf(value) {
			return Array.isArray(value) ? value : [];
		}
		function isTextOrNull(value) {
			return value === null || typeof value === "string";
		}
	}),
	5122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createSystemRandom });
		function createSystemRandom() {
			return Math.random;
		}
	})
};
;
