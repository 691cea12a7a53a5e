export const id = 911;
export const ids = [911];
export const modules = {
	6509: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => withCommandWords,
			a: () => inCommandWords
		});
		const WORDS = [
			[/follow it with trigger: false/g, "follow it with touchdown follow"],
			[/set trigger: true to start one/g, "start one with touchdown deploy"],
			[/set wait: false/g, "give --no-wait"],
			[/([Rr])aise (timeout|start-timeout)(?![\w-])/g, "$1aise --$2"],
			[/set on-(unchanged|superseded)/g, "use --on-$1"],
			[/on-conflict is (fail|adopt)/g, "--on-conflict is $1"],
			[/set on-conflict to wait/g, "set --on-conflict to wait"],
			[/in success-states or failure-states/g, "with --success-state or --failure-state"],
			[/leave it out of variables/g, "leave out --variable"],
			[/Check base-url(?!\w)/g, "Check --base-url"],
			[/Check the token and app-id/g, "Check the token and the application's id"],
			[/run the job again/g, "run it again"],
			[/Run the job again/g, "Run it again"]
		];
		function inCommandWords(sentence) {
			return WORDS.reduce((text, [words, ours]) => text.replace(words, ours), sentence);
		}
		function withCommandWords(record) {
			const { settlement } = record;
			if (settlement === null) return record;
			const { reason, advice } = settlement;
			return {
				...record,
				settlement: {
					...settlement,
					reason: inCommandWords(reason),
					advice: inCommandWords(advice)
				}
			};
		}
	}),
	3995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => renderStatusBlock });
		var _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7805);
		var _terminal_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7237);
		const MAX_ROOMY = 3;
		const MAX_ROWS = 8;
		const MIN_ROWS = 3;
		const MAX_BAR_COLUMNS = 40;
		const GAP = "  ";
		const INDENT = "  ";
		const MARKS = {
			waiting: "\u00B7",
			going: "\u25B8",
			passed: "\u2713",
			doubtful: "!",
			failed: "\u2717"
		};
		const STANDING_STYLES = {
			waiting: "faint",
			going: "strong",
			passed: "good",
			doubtful: "doubt",
			failed: "bad"
		};
		function renderStatusBlock(model, columns, maxLines = Number.POSITIVE_INFINITY) {
			const room = Math.max(1, columns - 1);
			const rule = [{
				text: "\u2500".repeat(Math.min(room, 60)),
				style: "faint"
			}];
			const last = requestLine(model, room);
			const left = maxLines - 1 - last.length;
			const lines = left < MIN_ROWS ? tightLines(model.apps, room, maxLines).slice(0, maxLines) : [
				rule,
				...appLines(model, room, left),
				...last
			];
			const paint = (0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_0__.X)(model.hasColors);
			return lines.map((fields) => fields.map((field) => paintField(paint, field)).join(""));
		}
		function appLines({ apps, isTight }, room, most) {
			const isRoomy = isTight !== true && apps.length <= MAX_ROOMY;
			const roomy = isRoomy ? apps.flatMap((app) => roomyLines(app, room)) : [];
			return isRoomy && roomy.length <= most ? roomy : tightLines(apps, room, most);
		}
		function fieldsOf(app, room) {
			const { name, standing, phase, state, commit } = app;
			const style = STANDING_STYLES[standing];
			return [
				{
					text: `${MARKS[standing]} ${name}`,
					style
				},
				{
					text: phase,
					style: standing === "going" ? "plain" : style
				},
				...state === null ? [] : [{
					text: state,
					style: "busy"
				}],
				...standing === "waiting" ? [] : [{
					text: renderTime(app, room - INDENT.length),
					style: "plain"
				}],
				...commit === null ? [] : [{
					text: `commit ${commit}`,
					style: "faint"
				}]
			];
		}
		function renderTime({ standing, elapsedMs, typicalMs }, room) {
			const elapsed = renderElapsed(elapsedMs);
			if (typicalMs === null || standing !== "going") return elapsed;
			const typical = renderElapsed(typicalMs);
			return firstToFit([`${elapsed} (typical: ${typical})`, `${elapsed} of ~${typical}`], room);
		}
		function firstToFit(texts, room) {
			return texts.find((text) => (0, _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__.q)(text) <= room) ?? (0, _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__.G)(texts.at(-1) ?? "", room);
		}
		function roomyLines(app, room) {
			const lines = [];
			let left = 0;
			for (const field of fieldsOf(app, room)) {
				const width = GAP.length + (0, _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__.q)(field.text);
				if (lines.length > 0 && width <= left) {
					lines.at(-1)?.push({
						text: GAP,
						style: "plain"
					}, field);
					left -= width;
					continue;
				}
				const indent = lines.length === 0 ? "" : INDENT.slice(0, Math.max(0, room - 1));
				const text = (0, _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__.G)(field.text, room - indent.length);
				lines.push([{
					text: indent,
					style: "plain"
				}, {
					...field,
					text
				}]);
				left = room - indent.length - (0, _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
			}
			return [...lines, ...barLine(app, room)];
		}
		function barLine({ standing, elapsedMs, typicalMs }, room) {
			const width = Math.min(MAX_BAR_COLUMNS, room - INDENT.length);
			if (standing !== "going" || typicalMs === null || width < 10) return [];
			const share = typicalMs > 0 ? Math.min(1, Math.max(0, elapsedMs / typicalMs)) : 1;
			const done = Math.round(width * share);
			return [[
				{
					text: INDENT,
					style: "plain"
				},
				{
					text: "\u2501".repeat(done),
					style: "busy"
				},
				{
					text: "\u254C".repeat(width - done),
					style: "faint"
				}
			]];
		}
		function tightLines(apps, room, most) {
			const rows = apps.length <= most ? MAX_ROWS : Math.min(MAX_ROWS, Math.max(1, most - 1));
			const of = (...standings) => apps.filter(({ standing }) => standings.includes(standing));
			const chosen = new Set([
				...of("going"),
				...of("waiting"),
				...of("passed", "doubtful", "failed")
			].slice(0, rows));
			const shown = apps.filter((app) => chosen.has(app));
			const others = apps.filter((app) => !chosen.has(app));
			const more = `\u2026 and ${others.length} more`;
			const text = firstToFit([`${more}: ${renderCounts(others)}`, more], room);
			const rest = others.length === 0 ? [] : [[{
				text,
				style: "faint"
			}]];
			return [...shown.map((app) => tightLine(app, room)), ...rest];
		}
		function renderCounts(apps) {
			const going = apps.filter(({ standing }) => standing === "going").length;
			const waiting = apps.filter(({ standing }) => standing === "waiting").length;
			const waits = waiting === 0 ? "" : `${waiting} waiting, `;
			return `${going} in progress, ${waits}${apps.length - going - waiting} finished`;
		}
		function tightLine(app, room) {
			const [name, ...fields] = fieldsOf(app, room);
			if (name === undefined) return [];
			const text = (0, _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__.G)(name.text, Math.max(3, Math.floor(room / 2)));
			const line = [{
				...name,
				text: (0, _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__.G)(text, room)
			}];
			let left = room - (0, _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
			for (const field of fields) {
				left -= GAP.length + (0, _terminal_display_width_js__WEBPACK_IMPORTED_MODULE_1__.q)(field.text);
				if (left < 0) break;
				line.push({
					text: GAP,
					style: "plain"
				}, field);
			}
			return line;
		}
		function requestLine({ requests: { remaining, limit } }, room) {
			if (remaining === null) return [];
			const left = `${INDENT}${remaining} requests left`;
			const texts = limit === null ? [left] : [`${INDENT}${remaining} of ${limit} requests left`, left];
			return [[{
				text: firstToFit(texts, room),
				style: "faint"
			}]];
		}
		function paintField(paint, { text, style }) {
			return style === "plain" || text === "" ? text : paint(style, text);
		}
		function renderElapsed(durationMs) {
			const seconds = durationMs >= 1e3 ? Math.floor(durationMs / 1e3) : 0;
			if (seconds < 60) return `${seconds}s`;
			const minutes = Math.floor(seconds / 60);
			if (minutes < 60) return `${minutes}m ${pad(seconds % 60)}s`;
			return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
		}
		function pad(count) {
			return String(count).padStart(2, "0");
		}
	}),
	7805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => cutToWidth,
			q: () => widthOf
		});
		const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe10-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}\ufdfd]|(?=[^\x00-\xff])\p{Emoji}/u;
		function widthOf(text) {
			let columns = 0;
			for (const character of text) columns += columnsOf(character);
			return columns;
		}
		function cutToWidth(text, columns) {
			if (widthOf(text) <= columns) return text;
			let kept = "";
			let left = columns - 1;
			for (const character of text) {
				left -= columnsOf(character);
				if (left < 0) break;
				kept += character;
			}
			return columns < 1 ? "" : `${kept}\u2026`;
		}
		function columnsOf(character) {
			return WIDE.test(character) ? 2 : 1;
		}
	}),
	9834: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => isWatched,
			Q: () => createLiveBlock
		});
		var _report_ci_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(442);
		const FRAME_MS = 100;
		const USUAL_COLUMNS = 80;
		function createLiveBlock({ terminal, clock, render }) {
			const ended = new AbortController();
			let pending = "";
			let drawn = [];
			const draw = (block) => {
				if (pending === "" && block.join("\n") === drawn.join("\n")) return;
				terminal.out(`${renderErasure(drawn.length)}${pending}${block.map((line) => `${line}\n`).join("")}`);
				pending = "";
				drawn = block;
			};
			const frame = () => {
				if (ended.signal.aborted) return;
				const maxLines = maxLinesOf(terminal.rows());
				draw(render(terminal.columns() ?? USUAL_COLUMNS, maxLines).slice(0, maxLines));
				void clock.wait(FRAME_MS, ended.signal).then(frame);
			};
			frame();
			return {
				print: (text) => {
					pending += text;
				},
				leave: () => {
					if (ended.signal.aborted) return;
					ended.abort();
					draw([]);
				}
			};
		}
		function maxLinesOf(rows) {
			return rows === null ? Number.POSITIVE_INFINITY : Math.max(0, rows - 1);
		}
		function renderErasure(lineCount) {
			return lineCount === 0 ? "" : `\r\x1b[${lineCount}A\x1b[J`;
		}
		function isWatched({ columns, env }) {
			const isCi = (0, _report_ci_dialect_js__WEBPACK_IMPORTED_MODULE_0__.Ay)(env) !== "none" || ![
				"",
				"false",
				"0"
			].includes(env["CI"] ?? "");
			return !isCi && columns() !== null && env["TERM"] !== "dumb";
		}
	}),
	3231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => deployApplication });
		var time_limit = __webpack_require__(2329);
		var plain_text = __webpack_require__(6094);
		var evidence_evidence = __webpack_require__(1993);
		var deploy_phase = __webpack_require__(5593);
		var sentences = __webpack_require__(3272);
		;
		const CHECK_PLATFORM = "Check the platform before you run the job again.";
		const UNATTRIBUTED = "The status could not be read before the deployment, so it is unclear which deployment finished.";
		function endNow(state, reading) {
			const isOurs = state.evidence.strongest !== "none" && (state.policy.trigger || state.goodChecks > 1);
			const evidence = isOurs || state.policy.trigger ? (0, sentences.oP)(state.record, state.policy.trigger) : `no deployment was started or seen in progress; the current state is ${state.record.last?.state}`;
			const result = reading.phase === "progress" ? "unknown" : reading.phase;
			const reason = `${evidence.charAt(0).toUpperCase()}${evidence.slice(1)}.`;
			return {
				result,
				reason,
				confirmed: isOurs
			};
		}
		function endUnproven(state, observation, reading) {
			const still = (0, sentences.eB)(state.policy.startTimeoutMs);
			if (state.evidence.foreign !== null && !state.evidence.queue.isOpen) return supersededEnding(state);
			if (!state.isAccepted && state.policy.trigger) return state.record.isAdopted === true ? neverShown() : responseLost("The status shows no sign of it.");
			const isOurs = state.evidence.strongest !== "none";
			if (mayHaveWaited(state, observation, reading)) return leftQueue(state, observation, reading);
			if (reading.phase === "progress" && isOurs) return idleAfterWork(state, observation, still);
			if (reading.phase === "success" && (isOurs || !(0, deploy_phase.a7)(observation.serviceDeploymentStatus) || !state.policy.trigger)) {
				return {
					result: "unchanged",
					reason: whyUnproven(state, observation, still),
					advice: "Check on the platform which commit runs. To decide whether this fails, set on-unchanged."
				};
			}
			if (!state.policy.trigger) {
				return {
					result: "timed_out",
					reason: `No deployment is in progress: nothing changed for ${still}, and the state is ${observation.state}.`,
					advice: "Start a deployment on the platform, or set trigger: true to start one."
				};
			}
			if (reading.phase !== "progress" && state.reference !== null && (0, evidence_evidence.wX)(state.reference)) {
				return unattributedEnd(observation.state, still);
			}
			return {
				result: "timed_out",
				reason: `The deployment never started: nothing changed for ${still}, and the state is ${observation.state}.`,
				advice: "Check on the platform why it did not start, or raise start-timeout."
			};
		}
		function mayHaveWaited({ evidence, reference }, { details, identity, requestsWaiting }, { phase }) {
			const { queue, answered, other, strongest } = evidence;
			const isQueueing = requestsWaiting != null || identity.execution_id !== undefined;
			if (phase === "cancelled" && isQueueing || (0, deploy_phase.Nr)(details)) return true;
			const isAnswered = answered.deployment_request_id !== undefined || answered.execution_id !== undefined;
			const isNamed = isAnswered && strongest === "none";
			const isBehind = other !== null && reference?.identity.execution_id !== undefined;
			return queue.hasWaited || queue.isOpen || isNamed || isBehind;
		}
		function leftQueue(state, { state: word }, reading) {
			const { evidence, record, policy } = state;
			const isOnlyOurs = !evidence.queue.isOpen && evidence.queue.others.length === 0 && evidence.other === null;
			if (reading.phase === "cancelled" && isOnlyOurs && record.baseline?.state !== word) {
				return {
					result: "cancelled",
					reason: `The deployment was cancelled before it started: it left the queue, and the state is ${word}.`,
					advice: CHECK_PLATFORM,
					confirmed: true
				};
			}
			if ((0, deploy_phase._P)(word) === "DELETED" && record.baseline?.state !== word) {
				return {
					result: "failure",
					reason: "The application was deleted while the deployment waited: the state is DELETED.",
					advice: CHECK_PLATFORM,
					confirmed: true
				};
			}
			const seen = (0, sentences.oP)(record, policy.trigger);
			return {
				result: "unknown",
				reason: evidence.queue.isOpen ? `Could not determine the outcome: another request was deployed around the same time, and it is unclear which of them the status shows (${seen}).` : `Could not determine the outcome: the state is ${word}, and the status shows no outcome of this deployment (${seen}).`,
				advice: CHECK_PLATFORM
			};
		}
		function idleAfterWork(state, { state: word }, still) {
			return {
				result: "unknown",
				reason: `Could not determine the outcome: the state has been ${word} for ${still}, which means neither success nor failure (${(0, sentences.oP)(state.record, state.policy.trigger)}).`,
				advice: CHECK_PLATFORM
			};
		}
		function whyUnproven({ reference }, observation, still) {
			const { state, serviceDeploymentStatus } = observation;
			if ((0, deploy_phase.a7)(serviceDeploymentStatus)) return `The state is ${state}, but the service still reported ${serviceDeploymentStatus} after ${still}.`;
			if (reference !== null && (0, evidence_evidence.wX)(reference)) return `The state is ${state}. ${UNATTRIBUTED}`;
			return `Nothing changed for ${still}: the state stayed ${state}, with no evidence that this commit was deployed.`;
		}
		function supersededEnding(state) {
			const { foreign, oursSeen } = state.evidence;
			const id = foreign === null ? null : (0, evidence_evidence.I7)(foreign);
			const other = id === null ? "deployment" : `deployment (${id})`;
			return {
				result: "superseded",
				reason: oursSeen || foreign === null ? `A newer ${other} replaced this one before it finished: ${(0, sentences.oP)(state.record, state.policy.trigger)}.` : `The status shows another ${other} and never showed this one: ${(0, sentences.oP)(state.record, state.policy.trigger)}.`,
				advice: "Check the other deployment for what runs now. To decide whether this fails, set on-superseded.",
				confirmed: true
			};
		}
		function outOfTime(state, message) {
			const last = (0, sentences.YO)(state.record);
			const seen = last === null ? "the platform reported no state" : `the last state was ${last} (${(0, sentences.oP)(state.record, state.policy.trigger)})`;
			const because = message === "" ? "" : ` ${(0, sentences.KG)(message)}`;
			return {
				result: "timed_out",
				reason: `Not finished within ${(0, sentences.eB)(state.policy.timeoutMs)}: ${seen}.${because}`,
				advice: "The deployment continues on the platform. Check it there, follow it with trigger: false, or raise timeout."
			};
		}
		function undetermined(state, error) {
			const last = (0, sentences.YO)(state.record);
			return {
				result: "unknown",
				reason: `Could not read the status of the deployment${last === null ? "" : `; the last state was ${last}`}. ${(0, sentences.KG)(error.message)}`,
				advice: "The deployment may continue on the platform. Check it there, or follow it with trigger: false."
			};
		}
		function refusedToCheck(state, check) {
			if (!state.policy.trigger) return {
				result: "failure",
				reason: (0, sentences.$N)(check.error),
				isRefused: true
			};
			if (check.refusal === "forbidden" || check.refusal === "unauthorized") {
				return {
					result: "unknown",
					reason: `The platform accepted the deployment, but following it needs the Read scope. ${(0, sentences.$N)(check.error)}`,
					advice: "Give the token the Read scope as well, or set wait: false."
				};
			}
			const advice = check.refusal === "rejected" ? "Check base-url and app-id" : "Check the token and app-id";
			return {
				...undetermined(state, check.error),
				advice: `${advice}. The deployment may continue on the platform.`
			};
		}
		function responseLost(why) {
			return {
				result: "unknown",
				reason: `Could not determine whether the deployment started: the response to the request was lost. ${(0, sentences.KG)(why)}`,
				advice: `${CHECK_PLATFORM} The deployment may be in progress.`
			};
		}
		function neverShown() {
			return {
				result: "unknown",
				reason: "Could not determine the outcome: the platform said that another deployment is in progress, but its status never showed that.",
				advice: `${CHECK_PLATFORM} This run started no deployment.`
			};
		}
		function unattributedEnd(word, still) {
			return {
				result: "unknown",
				reason: `Could not determine the outcome: the state is ${word}, and nothing changed for ${still}. ${UNATTRIBUTED}`,
				advice: CHECK_PLATFORM
			};
		}
		function notWaiting(reason) {
			return {
				result: "triggered",
				reason: `${reason} Not waiting for its outcome.`
			};
		}
		function finishedAtOnce(result, word) {
			return {
				result,
				reason: `The platform's response to the request shows a deployment that is already ${word}.`,
				confirmed: true
			};
		}
		function outOfTimeAfterRequest() {
			return {
				result: "timed_out",
				reason: "The timeout was reached right after the deployment was requested.",
				advice: "Raise timeout. The deployment continues on the platform."
			};
		}
		function withCommit(ending, commit) {
			return {
				...ending,
				reason: `${ending.reason} The application runs ${(0, plain_text.Ax)(commit)}.`
			};
		}
		function otherCommit(state, commit) {
			return {
				result: "superseded",
				reason: (0, sentences.En)(commit, state.policy.commit ?? ""),
				advice: `Check on the platform who deployed ${(0, plain_text.Ax)(commit)}. To decide whether this fails, set on-superseded.`,
				confirmed: true
			};
		}
		function unsureOfCommit(state, commit) {
			return {
				result: "unknown",
				reason: `The status shows success (${(0, sentences.oP)(state.record, state.policy.trigger)}), but the application runs ${(0, plain_text.Ax)(commit)} instead of ${(0, plain_text.Ax)(state.policy.commit ?? "")}. The timeout was reached before that could be checked again.`,
				advice: "Check on the platform which commit runs, or raise timeout."
			};
		}
		function interruptedEnding(state) {
			return {
				result: "cancelled",
				...whatContinues(state)
			};
		}
		function whatContinues({ policy, stage, triggersSent, isAccepted, record }) {
			const isSeen = isAccepted || record.isAdopted === true || record.evidence !== "none";
			if (triggersSent === 0 && stage !== "following") return { reason: "Interrupted before a deployment was started." };
			if (isSeen) {
				return {
					reason: "Interrupted. The deployment continues on the platform.",
					advice: "Check the outcome on the platform, or follow it with trigger: false."
				};
			}
			if (!policy.trigger) return { reason: "Interrupted. No deployment was seen in progress." };
			return {
				reason: "Interrupted before the platform responded to the request. The deployment may have started, and may continue on the platform.",
				advice: CHECK_PLATFORM
			};
		}
		;
		const READS = 3;
		const BELIEVED_AFTER_MS = 15e3;
		const BETWEEN_COMMIT_READS_MS = BELIEVED_AFTER_MS / (READS - 1);
		const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
		function isFullCommit(commit) {
			return FULL_SHA.test(commit ?? "");
		}
		function judgeCommit(commit, ours, { reads, since }, at) {
			if (commit === null) return "nothing";
			if (isSameCommit(commit, ours)) return "ours";
			const isLongEnough = reads + 1 >= READS && at - (since ?? at) >= BELIEVED_AFTER_MS;
			return isLongEnough ? "another" : "maybe-another";
		}
		function isProvenByCommit(commit, ours, before) {
			return commit !== null && before !== null && isSameCommit(commit, ours) && !isSameCommit(before, ours);
		}
		function isSameCommit(one, other) {
			const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
			return short.length >= 7 && long.startsWith(short);
		}
		var back_off = __webpack_require__(3477);
		;
		const STRETCH = [
			{
				untilMs: 6e4,
				factor: 1
			},
			{
				untilMs: 18e4,
				factor: 1.6
			},
			{
				untilMs: 12e5,
				factor: 1.8
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
		const LAST_CHECK_MARGIN_MS = 1500;
		const MAX_SILENT_WAIT_MS = 1e4;
		const FAILURE_BUDGET = 10;
		const FAILURES_TO_REPORT = 4;
		function settle(state, at, ending) {
			const settlement = {
				result: ending.result,
				reason: ending.reason,
				advice: ending.advice ?? "",
				confirmed: ending.confirmed ?? false,
				settledAt: at,
				...ending.isRefused === true ? { isRefused: true } : {}
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
			const [slowed, effects] = announceSlowdown(state, event.pace);
			return scheduleCheck(slowed, event.at, wanted, timedOut, effects);
		}
		function checkLast(state, at, timedOut) {
			return scheduleCheck(state, at, Number.POSITIVE_INFINITY, timedOut, []);
		}
		function checkAfterFailure(state, event, givenUp, timedOut) {
			const failed = {
				...state,
				failures: state.failures + 1
			};
			if (failed.failures >= FAILURE_BUDGET) return settle(failed, event.at, givenUp());
			const backOff = Math.max(nextRetryInMs(failed.failures, event.chance), Math.min(1e3, state.policy.pollIntervalMs));
			const wait = Math.max(backOff, event.pace.intervalMs);
			const [slowed, announced] = announceSlowdown(failed, event.pace);
			const [reported, effects] = reportFailure(slowed, event.check);
			return scheduleCheck(reported, event.at, event.at + wait, timedOut, [...announced, ...effects]);
		}
		function triggerAfterFailure(state, event, givenUp, timedOut) {
			const failed = {
				...state,
				failures: state.failures + 1
			};
			if (failed.failures >= FAILURE_BUDGET) return settle(failed, event.at, givenUp());
			return triggerLater(failed, event.at, event.at + nextRetryInMs(failed.failures, event.chance), timedOut);
		}
		function triggerLater(state, now, at, timedOut) {
			if (at >= state.deadlineAt) return settle(state, now, timedOut());
			return [{
				...state,
				stage: "triggering"
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
		function reportFailure(state, check) {
			if (check.kind === "observed") return [state, []];
			const effect = notify("info", sentences.ku.checkFailed(check.error));
			return state.failures === FAILURES_TO_REPORT ? [state, [effect]] : sayOnce(state, "check-failed", effect);
		}
		function announceSlowdown(state, { intervalMs, resetsAt }) {
			if (intervalMs <= Math.max(MAX_SILENT_WAIT_MS, state.policy.pollIntervalMs)) return [state, []];
			return sayOnce(state, "slowed", notify("info", sentences.ku.slowedDown(intervalMs, resetsAt)));
		}
		;
		function isProvable({ policy, record }) {
			return policy.trigger && record.isAdopted !== true && isFullCommit(policy.commit);
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
			const { queue } = state.evidence;
			const mayBeOpen = queue.state === "waiting" || queue.isOpen || queue.isFirstOfOther;
			return isProvable(state) && state.policy.wait && mayBeOpen;
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
		function decideOpen(state, event, pending) {
			const ours = state.policy.commit ?? "";
			const { commit } = event;
			if (isProvenByCommit(commit, ours, state.proof.before)) return settle(state, pending.seenAt, withCommit({
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
		const ACCOUNTED_MS = 45e3;
		const UNCOUNTED = {
			state: "unknown",
			atStart: 0,
			count: null,
			exits: 0,
			startedAhead: 0,
			others: [],
			hasWaited: false,
			isMerged: false,
			isOpen: false,
			isFirstOfOther: false
		};
		function enterQueue(reference, { count, working }) {
			const before = reference?.requestsWaiting ?? 0;
			const others = working === null ? [] : [working];
			const atStart = count ?? (before > 0 ? before + 1 : null);
			if (atStart === null) return {
				...UNCOUNTED,
				others
			};
			const isAmongSeveral = atStart > 1 && (count === null || isMergedIntoQueue(reference, {
				count,
				working
			}));
			return {
				...UNCOUNTED,
				state: atStart === 0 ? "left" : "waiting",
				atStart,
				count,
				others,
				hasWaited: (count ?? 0) > 0,
				isOpen: isAmongSeveral
			};
		}
		function isMergedIntoQueue(reference, { count, working, request = null }) {
			const before = reference?.requestsWaiting ?? 0;
			if (count === null) return request !== null && (0, evidence_evidence.yS)(request, reference?.identity.deployment_request_id);
			return before > 0 && count > 0 && count <= before && working === null;
		}
		function advanceQueue(place, reference, seen) {
			const count = seen.observation.requestsWaiting ?? null;
			if (count === null) return place;
			if (place.state === "unknown") return firstCount(place, count);
			if (place.state === "left") return afterOurs(place, count, seen);
			if (count === 0 && isBaselineAgain(reference, seen.observation)) return place;
			const exits = place.exits + Math.max(0, (place.count ?? place.atStart) - count);
			const now = {
				...place,
				count,
				exits,
				hasWaited: place.hasWaited || count > 0,
				isOpen: place.isOpen || seen.sinceMs > ACCOUNTED_MS
			};
			return whileOursWaits(now, reference, seen, count);
		}
		function firstCount(place, count) {
			const isOpen = place.isOpen || count > 1;
			return {
				...place,
				state: count > 0 ? "waiting" : "left",
				atStart: count,
				count,
				hasWaited: count > 0,
				isOpen
			};
		}
		function afterOurs(place, count, { ours }) {
			const isNewerOut = place.count !== null && count < place.count && ours.execution_id === undefined;
			return {
				...place,
				count,
				isOpen: place.isOpen || isNewerOut
			};
		}
		function whileOursWaits(place, reference, seen, count) {
			const execution = seen.observation.identity.execution_id ?? null;
			const hasExecutionNames = execution !== null || reference?.identity.execution_id !== undefined;
			const ahead = Math.max(0, place.atStart - 1);
			if (count === 0) return leave(place, reference, seen, hasExecutionNames);
			const isBelowStart = count < place.atStart;
			if (execution !== null && (0, evidence_evidence.yS)(execution, seen.ours.execution_id)) {
				if (seen.activity === "waiting" || seen.activity === "idle") return place;
				return isBelowStart && place.startedAhead === ahead ? leave(place, reference, seen, hasExecutionNames) : {
					...withOther(place, execution),
					startedAhead: place.startedAhead + 1,
					isOpen: true
				};
			}
			if (execution !== null && isNewExecution(place, reference, execution)) {
				if (!isBelowStart) return {
					...withOther(place, execution),
					isOpen: true
				};
				if (place.startedAhead === ahead) return leave(place, reference, seen, hasExecutionNames);
				const isOpen = place.isOpen || seen.activity === "waiting";
				return {
					...withOther(place, execution),
					startedAhead: place.startedAhead + 1,
					isOpen
				};
			}
			const isWork = seen.activity === "working" || !hasExecutionNames && seen.isDateMoved;
			return {
				...place,
				isOpen: place.isOpen || isWork && !seen.isOtherActive && !isBelowStart
			};
		}
		function leave(place, reference, seen, hasExecutionNames) {
			const execution = seen.observation.identity.execution_id;
			const isNew = execution !== undefined && isNewExecution(place, reference, execution);
			const isNamed = execution !== undefined && (0, evidence_evidence.yS)(execution, seen.ours.execution_id);
			const ahead = Math.max(0, place.atStart - 1);
			const isSum = place.startedAhead === ahead && place.exits <= place.startedAhead + 1;
			const isOtherAtWork = hasExecutionNames && seen.activity === "working" && !isNew && !isNamed;
			const addsUp = isSum && !isOtherAtWork && (hasExecutionNames || ahead === 0);
			return {
				...place,
				state: "left",
				isOpen: place.isOpen || !addsUp
			};
		}
		function withOther(place, execution) {
			if (execution === undefined || isOther(place, execution)) return place;
			return {
				...place,
				others: [...place.others, execution]
			};
		}
		function isOther({ others }, execution) {
			return execution !== undefined && others.some((other) => (0, evidence_evidence.yS)(other, execution));
		}
		function isNewExecution(place, reference, execution) {
			return !isOther(place, execution) && !(0, evidence_evidence.yS)(reference?.identity.execution_id, execution);
		}
		function isBaselineAgain(reference, observation) {
			if (reference === null || reference.state === null || (reference.requestsWaiting ?? 0) > 0) return false;
			return !(0, evidence_evidence.yu)(reference, observation);
		}
		;
		function identityShown({ ours }, { identity, requestsWaiting }) {
			const { deployment_request_id: request, ...rest } = identity;
			const isOurs = request === undefined || (0, evidence_evidence.yS)(request, ours.deployment_request_id);
			return isOurs || (requestsWaiting ?? 0) === 0 ? identity : rest;
		}
		function addIdentity(evidence, reference, seen) {
			const { observation } = seen;
			const named = identityShown(evidence, observation);
			const relation = (0, evidence_evidence.G3)(evidence.ours, named);
			if (relation === "same") return learnFirst(evidence, reference, named, seen);
			if (reference === null || isBlind(reference)) return relation === "different" ? {
				...evidence,
				foreign: named
			} : evidence;
			if (!(0, evidence_evidence.dp)(reference.identity, named)) return passOverOther(evidence, reference, named);
			return relation === "different" ? addForeign(evidence, reference, named, seen) : learnFirst(evidence, reference, named, seen);
		}
		function addForeign(evidence, reference, named, seen) {
			const { queue } = evidence;
			const isOpenNow = queue.isOpen || isExecutionUnsure(evidence);
			if (isOpenNow && (0, evidence_evidence.G3)((0, evidence_evidence.fo)(evidence.answered), (0, evidence_evidence.fo)(named)) === "unrelated") return takeNext(evidence, named);
			const isBaselineDate = (0, evidence_evidence.Ur)(reference, seen.observation);
			if (queue.hasWaited && isBaselineDate && seen.activity === "ended") return evidence;
			const isNewer = seen.activity === "waiting" && named.deployment_request_id !== undefined;
			const isHidden = queue.isMerged && evidence.ours.execution_id === undefined;
			const isOpen = queue.isOpen || isNewer || isHidden;
			const superseded = evidence.superseded || isReplaced(evidence, named, seen);
			return {
				...evidence,
				foreign: named,
				superseded,
				queue: {
					...queue,
					isOpen
				}
			};
		}
		function passOverOther(evidence, reference, { execution_id: execution, ...named }) {
			const isKnown = (0, evidence_evidence.G3)(reference.identity, named) !== "same" || execution === undefined;
			if (isKnown || (0, evidence_evidence.yS)(execution, reference.identity.execution_id)) return evidence;
			return {
				...evidence,
				queue: {
					...withOther(evidence.queue, execution),
					isFirstOfOther: false
				}
			};
		}
		function learnFirst(evidence, reference, named, seen) {
			const { isFirstOfOther, state } = evidence.queue;
			const execution = named.execution_id;
			const isNew = execution !== undefined && !(0, evidence_evidence.yS)(execution, reference?.identity.execution_id);
			if (!isNew || !isFirstOfOther || state !== "unknown") return learn(evidence, reference, named, seen);
			return {
				...evidence,
				queue: {
					...withOther(evidence.queue, execution),
					isFirstOfOther: false,
					isOpen: true
				}
			};
		}
		function isReplaced({ oursSeen, ours, queue }, named, { observation: { requestsWaiting }, activity }) {
			if (!oursSeen && !queue.hasWaited) return false;
			if (named.deployment_id === undefined && activity === "waiting") return false;
			if ((queue.isOpen || queue.isMerged) && ours.execution_id === undefined) return false;
			return (requestsWaiting ?? 0) === 0 || ours.execution_id !== undefined;
		}
		function isExecutionUnsure({ answered, oursSeen, queue }) {
			const { deployment_request_id: request, execution_id: execution } = answered;
			return queue.state === "unknown" && !oursSeen && request !== undefined && execution !== undefined;
		}
		function takeNext(evidence, named) {
			const queue = {
				...withOther(evidence.queue, evidence.ours.execution_id),
				isOpen: true
			};
			return {
				...evidence,
				ours: {
					...evidence.ours,
					...named
				},
				queue
			};
		}
		function learn(evidence, reference, named, { observation, activity }) {
			const { requestsWaiting } = observation;
			const isCertain = requestsWaiting === 0 && (0, evidence_evidence.G3)((0, evidence_evidence.fo)(evidence.answered), (0, evidence_evidence.fo)(named)) === "same";
			return {
				...evidence,
				strongest: "identity",
				oursSeen: true,
				otherActive: false,
				foreign: null,
				ours: {
					...(0, evidence_evidence.aA)(reference?.identity ?? {}, named),
					...evidence.ours
				},
				queue: {
					...evidence.queue,
					isOpen: evidence.queue.isOpen && !isCertain,
					hasWaited: evidence.queue.hasWaited || activity === "waiting" && named.deployment_id === undefined
				}
			};
		}
		function isBlind(reference) {
			return (0, evidence_evidence.wX)(reference) && !(0, evidence_evidence.rr)(reference.identity);
		}
		;
		const SAME_DEPLOYMENT_MS = 15e3;
		function addObservation(evidence, reference, seen) {
			const now = addQueueCount(evidence, reference, seen);
			if (now.queue.state === "waiting") return whileWaiting(now, seen);
			if (isOfAnother(now, reference, seen)) return {
				...passOver(now, seen),
				queue: withActionOf(now, seen)
			};
			return addProgress(addDate(addIdentity(now, reference, seen), reference, seen), reference, seen);
		}
		function isOfAnother(evidence, reference, seen) {
			const { identity, details } = seen.observation;
			if ((0, deploy_phase.Nr)(details) || isOther(evidence.queue, identity.execution_id)) return true;
			return seen.activity === "ended" && isOutcomeBefore(evidence, reference, seen);
		}
		function isNamedBehind({ answered, oursSeen }, reference, { identity, requestsWaiting }) {
			if (reference === null || requestsWaiting != null || oursSeen) return false;
			if (answered.deployment_request_id === undefined) return false;
			const isSameRequest = (0, evidence_evidence.G3)((0, evidence_evidence.fo)(reference.identity), (0, evidence_evidence.fo)(identity)) === "same";
			return isSameRequest && (0, evidence_evidence.yS)(reference.identity.execution_id, identity.execution_id);
		}
		function isOutcomeBefore(evidence, reference, { observation: { identity, state, ...now }, isCancelled = false }) {
			if (reference === null) return false;
			const { execution_id: before } = reference.identity;
			const isFollowed = before !== undefined && (0, evidence_evidence.yS)(evidence.ours.execution_id, before);
			if (isFollowed && (0, evidence_evidence.yS)(identity.execution_id, before)) return false;
			const isSameDate = (0, evidence_evidence.Ur)(reference, now);
			const isSameExecution = before !== undefined && identity.execution_id !== undefined && (0, evidence_evidence.yS)(before, identity.execution_id);
			if (isSameExecution && evidence.other !== null) return true;
			if (isCancelled && reference.state !== state) return false;
			return isSameDate && (isSameExecution || evidence.queue.hasWaited);
		}
		function addQueueCount(evidence, reference, seen) {
			const { observation, activity } = seen;
			const queue = advanceQueue(evidence.queue, reference, {
				observation,
				activity,
				ours: evidence.ours,
				isOtherActive: evidence.otherActive,
				isDateMoved: (0, evidence_evidence.Pk)(evidence.date, observation.lastDeploymentDate),
				sinceMs: seen.sinceMs ?? 0
			});
			const { execution_id: named, ...others } = evidence.ours;
			const isNotOurs = named !== undefined && isOther(queue, named);
			const now = {
				...evidence,
				queue,
				ours: isNotOurs ? others : evidence.ours
			};
			return evidence.queue.state === "waiting" && queue.state === "left" ? leaveQueue(now, seen) : now;
		}
		function leaveQueue(evidence, { observation, activity }) {
			const { queue, ours } = evidence;
			const hadOthers = queue.atStart > 1 || evidence.otherActive || queue.others.length > 0;
			const { date, otherActive } = hadOthers || activity !== "ended" ? passOver(evidence, { observation }) : evidence;
			const shown = observation.identity.execution_id;
			const isAnother = ours.execution_id !== undefined && shown !== undefined && !(0, evidence_evidence.yS)(ours.execution_id, shown);
			if (!isAnother || (0, evidence_evidence.G3)((0, evidence_evidence.fo)(ours), (0, evidence_evidence.fo)(observation.identity)) === "same") {
				return {
					...evidence,
					date,
					otherActive
				};
			}
			const { execution_id: named, ...rest } = ours;
			return {
				...evidence,
				date,
				otherActive,
				ours: rest,
				queue: {
					...withOther(queue, named),
					isOpen: true
				}
			};
		}
		function whileWaiting(evidence, seen) {
			const isNamed = (0, evidence_evidence.G3)((0, evidence_evidence.fo)(evidence.ours), (0, evidence_evidence.fo)(seen.observation.identity)) === "same";
			return {
				...passOver(evidence, seen),
				foreign: null,
				oursSeen: evidence.oursSeen || isNamed
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
		function withActionOf({ queue }, { observation: { identity, details } }) {
			return (0, deploy_phase.Nr)(details) ? withOther(queue, identity.execution_id) : queue;
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
			if (!(0, evidence_evidence.Pk)(before, now)) return evidence;
			const moved = {
				...evidence,
				date: now
			};
			if ((0, evidence_evidence.G3)(evidence.ours, seen.observation.identity) === "same" || evidence.foreign !== null) return moved;
			if (evidence.otherActive) return {
				...moved,
				otherActive: false
			};
			if (evidence.strongest === "date-changed" && !(0, evidence_evidence.$R)(evidence.date, before)) {
				const isSame = evidence.queue.isOpen || evidence.isDateOfStart && isOutcomeOfWork(seen);
				return isSame ? {
					...moved,
					isDateOfStart: false
				} : {
					...moved,
					superseded: true
				};
			}
			const isDateOfStart = seen.activity !== "ended" && seen.before !== "working";
			return {
				...moved,
				isDateOfStart,
				strongest: evidence.strongest === "identity" ? "identity" : "date-changed"
			};
		}
		function isOutcomeOfWork({ activity, before, sinceMs }) {
			const wasUnderWay = before === "working" || before === "waiting";
			return activity === "ended" && wasUnderWay && sinceMs !== undefined && sinceMs <= SAME_DEPLOYMENT_MS;
		}
		function addProgress(evidence, reference, seen) {
			if (seen.activity === "ended" || evidence.foreign !== null || evidence.strongest !== "none") return evidence;
			if (seen.activity === "waiting" && evidence.queue.state === "left" && (evidence.queue.count ?? 0) > 0) return evidence;
			if (evidence.other !== null && !(0, evidence_evidence.yu)(evidence.other, seen.observation)) return evidence;
			if (evidence.otherActive && !isStartedOver(seen)) return evidence;
			const sameAsBefore = reference !== null && reference.state === seen.observation.state && seen.before === "idle";
			if (sameAsBefore) return evidence;
			const { execution_id: before } = reference?.identity ?? {};
			const isOld = before !== undefined && (0, evidence_evidence.yS)(before, seen.observation.identity.execution_id);
			const isOpen = evidence.queue.isOpen || isOld && seen.activity === "working";
			const hasWaited = evidence.queue.hasWaited || isOld && seen.activity === "waiting";
			return {
				...evidence,
				otherActive: false,
				strongest: "progress-seen",
				queue: {
					...evidence.queue,
					isOpen,
					hasWaited
				}
			};
		}
		function isStartedOver({ activity, before }) {
			return activity !== "ended" && (before === "ended" || activity === "waiting" && before === "working");
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
			if (evidence.superseded) return { kind: "superseded" };
			const reading = (0, deploy_phase.rk)(observation, rules);
			const { phase } = reading;
			if (phase === "progress") return judgeProgress(evidence, observation, reading);
			if (!mayBeOurs(evidence, reference, observation, reading, rules)) return { kind: "nothing" };
			if (isHeld(history, at)) return {
				kind: "outcome",
				phase,
				isOpen: evidence.queue.isOpen
			};
			return { kind: evidence.queue.isOpen ? "nothing" : "holding" };
		}
		function isHeld({ echo }, at) {
			return echo === null || echo.checks >= ECHO_CHECKS && at - echo.since >= ECHO_MS;
		}
		function hasMoved(before, now) {
			if (before === null || (0, evidence_evidence.yu)(before, now)) return true;
			return (before.requestsWaiting ?? null) !== (now.requestsWaiting ?? null);
		}
		function judgeProgress(evidence, { details }, reading) {
			const { strongest, otherActive, foreign, queue } = evidence;
			const isOurs = strongest !== "none" || queue.state === "waiting";
			const isUnderWay = foreign === null && (isOurs || otherActive || (0, deploy_phase.Nr)(details));
			if (!isUnderWay) return { kind: "nothing" };
			const isQueued = (0, deploy_phase.nx)(reading, details) === "waiting" || (0, deploy_phase.Gu)(reading.word);
			return {
				kind: "progress",
				isOurs,
				isWaiting: queue.state === "waiting" || isQueued,
				isIdle: reading.known && (0, deploy_phase.xB)(reading) && strongest !== "none"
			};
		}
		function mayBeOurs(evidence, reference, observation, { phase }, { trigger }) {
			if (evidence.foreign !== null || evidence.queue.state === "waiting") return false;
			if (phase === "success" && (0, deploy_phase.a7)(observation.serviceDeploymentStatus)) return false;
			const mayBeOlder = trigger || evidence.queue.hasWaited;
			const seen = {
				observation,
				activity: "ended",
				isCancelled: phase === "cancelled"
			};
			if (mayBeOlder && isOfAnother(evidence, reference, seen)) return false;
			return !trigger || evidence.strongest !== "none";
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
				const spent = () => undetermined(state, check.error);
				return checkAfterFailure(state, event, spent, () => outOfTime(state, check.error.message));
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
			const isOurs = evidence.strongest !== "none" || evidence.queue.state === "waiting" && isWaitingNow;
			return {
				...state,
				evidence,
				checkedAt: at,
				failures: 0,
				goodChecks: state.goodChecks + 1,
				movedAt: hasMoved(before, observation) ? at : state.movedAt,
				echo,
				record: {
					...record,
					last: observation,
					evidence: evidence.strongest,
					identity: evidence.ours,
					deploymentId: record.deploymentId ?? (0, evidence_evidence.I7)(evidence.ours),
					supersededBy: evidence.superseded && evidence.foreign !== null ? (0, evidence_evidence.I7)(evidence.foreign) : null,
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
				return later(state.evidence.isDateOfStart && state.evidence.strongest === "date-changed" ? at + DATED_CHECK_MS : undefined);
			}
			if (judgement.kind === "outcome") {
				const decision = decideProven(state, at, reading);
				if (decision !== null) return decision;
			}
			if ((observation.requestsWaiting ?? 0) > 0 || isNamedBehind(state.evidence, state.reference, observation)) return later();
			if (at >= unprovenAt && !(state.evidence.foreign !== null && reading.phase === "progress") && judgement.kind !== "holding") {
				return decideUnproven(state, at, observation, reading);
			}
			return later(at < unprovenAt ? unprovenAt : undefined);
		}
		function decideProven(state, at, reading) {
			const ending = endNow(state, reading);
			if (!state.evidence.queue.isOpen) {
				if (reading.phase !== "success" || !isProvable(state)) return settle(state, at, ending);
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
		function decideUnproven(state, at, observation, reading) {
			const unproven = endUnproven(state, observation, reading);
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
			if (requestsWaiting !== null && requestsWaiting > 0 && state.evidence.queue.state === "waiting") {
				const text = sentences.ku.waiting(requestsWaiting, state.policy.timeoutMs);
				return sayOnce(state, `waiting ${requestsWaiting}`, notify("info", text));
			}
			if (!reading.known) return sayOnce(state, `unknown ${reading.word}`, notify("warning", sentences.ku.unknownState(reading.word)));
			if (reading.phase === "progress") return [state, []];
			if (state.evidence.foreign !== null) return sayOnce(state, "foreign", notify("info", sentences.ku.otherShown));
			if (state.evidence.strongest === "none" && state.policy.trigger) return sayOnce(state, "previous", notify("info", sentences.ku.previousShown(observation.state)));
			if (reading.phase === "success" && state.evidence.strongest !== "none" && (0, deploy_phase.a7)(observation.serviceDeploymentStatus)) {
				const text = sentences.ku.outOfDate(observation.state, observation.serviceDeploymentStatus);
				return sayOnce(state, "out-of-date", notify("info", text));
			}
			return [state, []];
		}
		;
		function baselineUnreadable(message) {
			return {
				result: "unknown",
				reason: `Could not read the application's status before the deployment: ${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Check base-url and the platform, then run the job again."
			};
		}
		function outOfTimeBefore(message) {
			return {
				result: "timed_out",
				reason: `The timeout was reached before the deployment was requested: ${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Check the platform, or raise timeout."
			};
		}
		function throttledBefore(error) {
			const reason = `${(0, sentences.$N)(error)} Nothing was deployed.`;
			return {
				result: "timed_out",
				reason,
				advice: "Run the job again after that, or raise timeout."
			};
		}
		function refusedBefore(error) {
			return {
				result: "failure",
				reason: (0, sentences.$N)(error),
				isRefused: true
			};
		}
		function dryRun({ commit }, reference) {
			const requested = commit === null ? "without a commit" : `of commit ${(0, plain_text.Ax)(commit)}`;
			const seen = reference.state ?? "not readable";
			const reason = `Dry run: the token can read the application, and its state is ${seen}. A deployment ${requested} would be requested. Nothing was deployed.`;
			return {
				result: "skipped",
				reason
			};
		}
		function conflictFails(message) {
			return {
				result: "failure",
				reason: `Another deployment is in progress, and on-conflict is fail: ${(0, sentences.KG)(message)}`,
				advice: "Run the job again when it has finished, or set on-conflict to wait."
			};
		}
		function stillInProgress(message = "") {
			const said = message === "" ? "." : `: ${(0, sentences.KG)(message)}`;
			return {
				result: "timed_out",
				reason: `Another deployment was still in progress when the timeout was reached${said} Nothing was deployed.`,
				advice: "Run the job again when it has finished, or raise timeout."
			};
		}
		function otherUnreadable(message) {
			return {
				result: "unknown",
				reason: `Could not determine whether the other deployment has finished: ${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Check base-url and the platform, then run the job again."
			};
		}
		function requestRejected(error) {
			return {
				result: "failure",
				reason: (0, sentences.$N)(error),
				advice: "Nothing was deployed."
			};
		}
		function requestNotSent(message) {
			return {
				result: "unknown",
				reason: `Could not send the deployment request: ${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Check base-url, the network and the platform, then run the job again."
			};
		}
		function requestOutOfTime(message) {
			return {
				result: "timed_out",
				reason: `${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Run the job again later, or raise timeout."
			};
		}
		function settingFailed(result, setting, error) {
			return {
				result,
				reason: `Could not set the ${setting.kind} ${setting.key}: ${(0, sentences.$N)(error)} Nothing was deployed.`,
				advice: "Setting variables and secrets needs a token with the Write scope.",
				...error.code.startsWith("access-") ? { isRefused: true } : {}
			};
		}
		function settingDiffers(setting) {
			return {
				result: "failure",
				reason: `The variable ${setting.key} already exists, apparently with another value, and the platform's API cannot change it. Nothing was deployed.`,
				advice: `Change or delete ${setting.key} on the platform, or leave it out of variables.`
			};
		}
		function yieldToNewer(record, newer, environment, guard, settledAt) {
			const reason = `A newer commit, ${shortCommit(newer)}, is already deployed to ${asSentence(environment)}`;
			const advice = "Nothing was deployed. To deploy this commit anyway, set order-guard: off.";
			const result = guard === "skip" ? "skipped" : "superseded";
			return {
				...record,
				supersededBy: newer,
				settlement: {
					result,
					reason,
					advice,
					confirmed: true,
					settledAt
				}
			};
		}
		;
		const UNTOLD = {
			count: null,
			working: null
		};
		function createEvidence(reference, ours, other, atStart = UNTOLD, activityBefore = "working") {
			const isMerged = activityBefore !== "working" && isMergedIntoQueue(reference, atStart);
			const queue = enterQueue(reference, atStart);
			const request = atStart.request ?? null;
			const named = isMerged && request !== null ? {
				...ours,
				deployment_request_id: request
			} : ours;
			const isUncounted = queue.state === "unknown" && other !== null && other === reference;
			const isUnnamed = ours.execution_id === undefined && ours.deployment_id === undefined;
			const isFirstOfOther = isUncounted && isUnnamed && activityBefore === "waiting";
			return {
				strongest: "none",
				ours: named,
				answered: named,
				date: reference?.lastDeploymentDate ?? null,
				isDateOfStart: false,
				oursSeen: false,
				otherActive: other !== null && other === reference && !isMerged,
				other: isMerged ? null : other,
				foreign: null,
				superseded: false,
				queue: {
					...queue,
					isMerged,
					isFirstOfOther
				}
			};
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
						failures: 0,
						unreadableBaselines: 0,
						record
					};
					return state.policy.trigger || state.policy.dryRun ? startAfterBaseline(known, event.at, observation) : decideFollowing(watch(known, event.at), event);
				}
				case "malformed": return malformed({
					...state,
					unreadableBaselines: state.unreadableBaselines + 1
				}, event, check);
				case "failed": return checkAfterFailure(state, event, () => baselineUnreadable(check.error.message), () => outOfTimeBefore(check.error.message));
				case "throttled": return settle(state, event.at, throttledBefore(check.error));
				case "refused":
					if (isAboutToken(check.refusal) && state.policy.trigger && !state.policy.dryRun) {
						return andAlso([withoutBaseline(check.refusal)], startAfterBaseline(state, event.at, evidence_evidence.gN));
					}
					return settle(state, event.at, refusedBefore(check.error));
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
				return startAfterBaseline({
					...state,
					failures: 0
				}, event.at, {
					...check.partial,
					state: null
				});
			}
			const { message } = check.error;
			return checkAfterFailure(state, event, () => baselineUnreadable(message), () => outOfTimeBefore(message));
		}
		function decideConfigured(state, event) {
			if (event.problem !== null) return settle(state, event.at, event.problem);
			const late = () => outOfTimeBefore("setting variables and secrets took too long");
			if (state.record.baseline === null) return triggerLater(state, event.at, event.at, late);
			if (event.at >= state.deadlineAt) return settle(state, event.at, late());
			return [{
				...state,
				stage: "baseline",
				hasSettings: false
			}, [{
				kind: "check",
				at: event.at,
				purpose: "baseline"
			}]];
		}
		function startAfterBaseline(state, at, reference) {
			const ready = {
				...state,
				reference
			};
			if (state.policy.dryRun) {
				return settle(ready, at, dryRun(state.policy, reference));
			}
			if (state.hasSettings) return [{
				...ready,
				stage: "configuring"
			}, [{ kind: "configure" }]];
			return triggerLater(ready, at, at, () => outOfTimeBefore("reading the status took too long"));
		}
		function watch(state, at) {
			const baseline = state.record.baseline;
			const { execution_id: _before, ...request } = baseline?.identity ?? {};
			const waiting = (0, deploy_phase.EX)(baseline, state.policy) === "working" ? 0 : baseline?.requestsWaiting ?? 0;
			const ours = waiting > 0 ? request : baseline?.identity ?? {};
			const evidence = createEvidence(baseline, ours, null);
			const queue = waiting > 0 ? enterQueue(null, {
				count: waiting,
				working: null
			}) : UNCOUNTED;
			return {
				...state,
				stage: "following",
				reference: baseline,
				evidence: {
					...evidence,
					queue,
					oursSeen: true
				},
				movedAt: at
			};
		}
		function isOtherActive(state, reference) {
			const activity = (0, deploy_phase.EX)(reference, state.policy);
			return activity === "waiting" || activity === "working";
		}
		var resource_id = __webpack_require__(2062);
		;
		function decideTriggerResult(state, event) {
			const { response, at } = event;
			switch (response.kind) {
				case "accepted": return accepted(state, event, response);
				case "conflict": return conflicted(state, event, response.message);
				case "lost": return lost(state, event, response.error.message);
				case "not-sent": return triggerAfterFailure(state, event, () => untaken(state, response, requestNotSent(response.error.message)), () => untaken(state, response, requestOutOfTime(response.error.message)));
				case "throttled": return settle(state, at, untaken(state, response, requestOutOfTime(response.error.message)));
				case "rejected": return settle(state, at, untaken(state, response, requestRejected(response.error)));
				case "refused": return settle(state, at, untaken(state, response, {
					...requestRejected(response.error),
					advice: "",
					isRefused: true
				}));
			}
		}
		function accepted(state, event, response) {
			const { at } = event;
			const before = state.reference?.identity ?? {};
			const identity = (0, evidence_evidence.aA)(before, response.identity);
			const { deploymentId } = response;
			const isOld = deploymentId !== null && Object.values(before).some((name) => (0, resource_id.W)(name, deploymentId));
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
			const isWorking = count !== null && count > 0 && response.state !== null && (0, deploy_phase.nx)((0, deploy_phase.un)(response.state, state.policy)) === "working";
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
			const { execution_id: execution, ...request } = identity;
			const ours = execution !== undefined && execution === atStart.working ? request : identity;
			const other = isOtherActive(state, state.reference) ? state.reference : state.other;
			const evidence = createEvidence(state.reference, ours, other, atStart, (0, deploy_phase.EX)(state.reference, state.policy));
			return {
				...state,
				stage: "following",
				checkedAt: null,
				triggersSent: Math.max(1, state.triggersSent),
				failures: 0,
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
				case "fail": return settle(state, at, conflictFails(message));
				case "adopt": return andAlso([said, notify("info", sentences.ku.adopting)], adoptOther(state, event));
				case "wait": {
					const yielding = {
						...state,
						stage: "yielding",
						conflicts: state.conflicts + 1,
						failures: 0
					};
					return andAlso(state.conflicts === 0 ? [said] : [], checkLater(yielding, event, () => stillInProgress(message)));
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
			const following = startFollowing(state, at, isNamed ? state.reference?.identity ?? {} : {}, null);
			const record = {
				...following.record,
				isAdopted: true
			};
			return {
				...following,
				record,
				evidence: {
					...following.evidence,
					otherActive: false,
					other: null,
					queue: UNCOUNTED
				}
			};
		}
		function lost(state, event, message) {
			const sent = {
				...state,
				stage: "confirming",
				triggersSent: state.triggersSent + 1,
				failures: 0,
				goodChecks: 0,
				movedAt: event.at
			};
			return andAlso([notify("warning", sentences.ku.responseLost(message))], checkLater(sent, event, outOfTimeAfterRequest));
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
				case "failed": return checkAfterFailure(state, event, () => responseLost(check.error.message), () => responseLost(check.error.message));
				case "refused":
				case "throttled": return settle(state, at, responseLost(check.error.message));
			}
		}
		function observed(state, event, observation) {
			const { at } = event;
			const checked = {
				...state,
				failures: 0,
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
			const isQueueCounted = event.check.kind === "observed" && event.check.observation.requestsWaiting != null;
			if (!isQueueCounted) return following;
			const { evidence } = following;
			return {
				...following,
				evidence: {
					...evidence,
					queue: {
						...evidence.queue,
						isOpen: true
					}
				}
			};
		}
		;
		function decideYielding(state, event) {
			const { check, at } = event;
			switch (check.kind) {
				case "observed": {
					const { observation } = check;
					const checked = {
						...state,
						failures: 0,
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
					}, event, stillInProgress);
					const wait = state.conflicts > 1 ? nextRetryInMs(state.conflicts, event.chance) : 0;
					return triggerLater({
						...checked,
						other: otherAfter(state, observation)
					}, at, at + wait, stillInProgress);
				}
				case "malformed":
				case "failed": return checkAfterFailure(state, event, () => otherUnreadable(check.error.message), stillInProgress);
				case "throttled": return settle(state, at, throttledBefore(check.error));
				case "refused":
					if (check.refusal !== "forbidden") return settle(state, at, refusedBefore(check.error));
					return triggerLater(state, at, at + nextRetryInMs(state.conflicts + 2, event.chance), stillInProgress);
			}
		}
		function otherAfter(state, observation) {
			const { other, reference } = state;
			if (isOtherActive(state, other)) return other;
			const isShown = reference !== null && reference.state !== null && (0, evidence_evidence.yu)(reference, observation);
			return isShown ? null : observation;
		}
		var state = __webpack_require__(3611);
		;
		function createDeployState(appId, policy, hasSettings, startedAt) {
			return {
				stage: "baseline",
				policy,
				hasSettings,
				deadlineAt: startedAt + policy.timeoutMs,
				record: (0, state.e)(appId, policy.commit, startedAt),
				reference: null,
				evidence: createEvidence(null, {}, null),
				other: null,
				triggersSent: 0,
				isAccepted: false,
				conflicts: 0,
				failures: 0,
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
				case "answered": return decideTriggerResult(state, event);
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
		;
		const SAFETY_NET_MS = 3e5;
		function restingCheck(state, check, now) {
			if (state.stage !== "following" || state.failures > 0) return null;
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
			const { strongest, isDateOfStart } = state.evidence;
			return strongest === "date-changed" && isDateOfStart || strongest !== "none" && readPhase(state) === "ended";
		}
		function judgedAt(state, now) {
			const { strongest, otherActive, foreign, queue } = state.evidence;
			const { last } = state.record;
			const isBehind = last !== null && isNamedBehind(state.evidence, state.reference, last);
			if (isBehind || (last?.requestsWaiting ?? 0) > 0) return Number.POSITIVE_INFINITY;
			const isExpected = strongest !== "none" || otherActive || queue.state === "waiting";
			const isUnderWay = readPhase(state) === "progress" && isExpected && foreign === null;
			const at = state.movedAt + state.policy.startTimeoutMs;
			return isUnderWay || at <= now ? Number.POSITIVE_INFINITY : at;
		}
		function readPhase({ goodChecks, record, policy }) {
			if (goodChecks === 0 || record.last === null) return "none";
			return (0, deploy_phase.rk)(record.last, policy).phase === "progress" ? "progress" : "ended";
		}
		;
		const ATTEMPTS = 3;
		async function writeSettings(settings, target, limits) {
			const notices = [];
			const present = settings.some(({ kind }) => kind === "variable") ? await readPresent(target, limits) : new Map();
			for (const setting of settings) {
				const isPresent = setting.kind === "variable" && present.get(setting.key) === setting.value;
				if (isPresent) continue;
				const isOther = setting.kind === "variable" && present.has(setting.key);
				if (isOther) return {
					problem: settingDiffers(setting),
					notices
				};
				const response = await createSetting(setting, target, limits);
				const problem = await problemOf(response, setting, target, limits);
				if (problem !== null) return {
					problem,
					notices
				};
				if (response.kind === "exists" && setting.kind === "secret") notices.push(kept(setting));
			}
			return {
				problem: null,
				notices
			};
		}
		async function readPresent(target, limits) {
			const list = await target.listVariables(limits);
			return list.kind === "listed" ? list.values : new Map();
		}
		async function createSetting(setting, target, limits) {
			let response = await target.create(setting, limits);
			for (let attempt = 1; response.kind === "lost" && attempt < ATTEMPTS && !limits.signal.aborted; attempt++) {
				response = await target.create(setting, limits);
				if (response.kind === "exists") return await hasOurValue(setting, target, limits) ? { kind: "created" } : response;
			}
			return response;
		}
		async function hasOurValue(setting, target, limits) {
			if (setting.kind === "secret") return true;
			return (await readPresent(target, limits)).get(setting.key) === setting.value;
		}
		async function problemOf(response, setting, target, limits) {
			switch (response.kind) {
				case "created": return null;
				case "exists":
					if (setting.kind === "secret" || await hasOurValue(setting, target, limits)) return null;
					return settingDiffers(setting);
				case "refused": return settingFailed("failure", setting, response.error);
				case "lost": return settingFailed("unknown", setting, response.error);
				case "throttled": return settingFailed("timed_out", setting, response.error);
			}
		}
		function kept({ key }) {
			const text = `The secret ${key} already exists. The platform's API cannot read or change it, so its stored value is used.`;
			return {
				level: "warning",
				text
			};
		}
		;
		const PROOF_LIMIT_MS = 1e4;
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
				const isAccepted = happened.kind === "answered" && happened.response.kind === "accepted";
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
				const commit = await target.readDeployedCommit({
					signal,
					deadlineAt
				});
				if (signal.aborted) return interrupted();
				return {
					kind: "inspected",
					at: clock.monotonicMs(),
					chance: random(),
					commit,
					pace: target.pace()
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
					pace: target.pace()
				};
			}
			await options.observer.beforeTrigger(limits);
			if (signal.aborted) return interrupted();
			const response = await target.trigger(state.policy.commit, limits);
			if (signal.aborted && response.kind === "not-sent") return interrupted();
			return {
				kind: "answered",
				at: clock.monotonicMs(),
				chance: random(),
				response,
				pace: target.pace()
			};
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
			const { problem, notices } = await writeSettings(options.settings, options.settingsTarget, limits);
			for (const notice of notices) options.observer.notice(notice);
			if (options.signal.aborted && problem !== null) return {
				kind: "interrupted",
				at: options.clock.monotonicMs()
			};
			return {
				kind: "configured",
				at: options.clock.monotonicMs(),
				problem
			};
		}
		var deploy_result = __webpack_require__(3405);
		var logs_tail = __webpack_require__(9348);
		;
		const RESTING_PACE_MS = 2e4;
		const DRAIN_LIMIT_MS = 6e3;
		async function deployApplication(options) {
			const { target, policy, clock, signal, watch, wakeUp } = options;
			const sink = countOwnLines(watch);
			const { logTail } = options;
			const tail = logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, logTail, sink);
			const settled = new AbortController();
			const tailSignal = AbortSignal.any([signal, settled.signal]);
			const dates = createDates(policy);
			let tailing = null;
			const record = await follow({
				...options,
				target: tail === null ? target : withDates(target, tail, dates),
				observer: {
					notice: watch.notice,
					beforeTrigger: async (limits) => tail?.baseline(limits),
					changed: (now) => {
						watch.changed(now);
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
			settled.abort();
			await tailing;
			const isStarted = record.triggeredAt !== null || !policy.trigger;
			const result = record.settlement?.result ?? "unknown";
			const isUnneeded = isLogSpared(options) && (0, deploy_result.WG)(result, policy);
			await wakeUp?.end();
			if (isStarted && !signal.aborted && !isUnneeded) {
				await tail?.drain({
					signal,
					deadlineAt: clock.monotonicMs() + DRAIN_LIMIT_MS
				});
				if (result === "failure") await tail?.repeat();
				if (tail !== null && (result === "failure" || result === "timed_out")) await explain(options, record, sink.hasOwnLines(), dates);
			}
			return record;
		}
		async function explain({ watch, policy, buildLogSource, clock, signal }, { appId, deploymentId, evidence }, hasOwnLines, dates) {
			const keptLines = watch.keptLines?.bind(watch);
			if (keptLines === undefined) return;
			const { explainFailure } = await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 3354));
			const causes = await explainFailure({
				appId,
				deploymentId,
				sink: watch,
				keptLines,
				say: (text) => watch.notice({
					level: "info",
					text
				}),
				buildLogSource: policy.trigger && evidence === "none" ? null : buildLogSource ?? null,
				hasOwnLines,
				isOurs: policy.trigger,
				...dates.since(),
				clock,
				signal
			});
			if (causes.length > 0) watch.explained?.(causes);
		}
		const CLOCK_STEP_MS = 1e3;
		function createDates(policy) {
			let acceptedAt = null;
			let checkedAt = null;
			let waitedUntil = 0;
			return {
				accepted: (answeredAt) => {
					acceptedAt = answeredAt;
				},
				checked: (answeredAt) => {
					checkedAt = answeredAt;
				},
				changed: ({ settlement, evidence, last }) => {
					const isWaiting = evidence === "none" || (0, deploy_phase.EX)(last, policy) === "waiting";
					if (settlement === null && isWaiting) waitedUntil = checkedAt ?? waitedUntil;
				},
				since: () => ({
					acceptedBy: acceptedAt === null ? null : acceptedAt + CLOCK_STEP_MS,
					startedBy: acceptedAt === null ? null : Math.max(acceptedAt, waitedUntil) + CLOCK_STEP_MS
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
					if (check.kind === "observed") dates.checked(check.answeredAt ?? null);
					return check;
				},
				trigger: async (commit, limits) => {
					const response = await target.trigger(commit, limits);
					if (response.kind === "accepted") {
						tail.started(response.answeredAt ?? null);
						dates.accepted(response.answeredAt ?? null);
					}
					return response;
				}
			};
		}
		function createTail(options, tail, sink) {
			const { target, logSource, policy, clock, wakeUp } = options;
			return (0, logs_tail.x)({
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
	}),
	1993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
		var _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2062);
		var _deploy_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(133);
		var _phase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5593);
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
	3405: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$9: () => headlineOfEnd,
			WG: () => isPassing,
			gD: () => headlineOf,
			hm: () => worstOf
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
	3272: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => sentenceOf,
			En: () => renderOtherCommit,
			KG: () => asSentence,
			YO: () => lastSeen,
			eB: () => renderSeconds,
			ku: () => NOTICES,
			oP: () => renderEvidence
		});
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6094);
		var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1993);
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
	3611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => createRecord });
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
	}),
	2999: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => connectApplication });
		var errors = __webpack_require__(6641);
		var error_mapping = __webpack_require__(210);
		var instant = __webpack_require__(3885);
		var request_fate = __webpack_require__(2320);
		var request_path = __webpack_require__(8024);
		var application_operations = __webpack_require__(2265);
		var wire = __webpack_require__(5231);
		;
		const PURPOSES = {
			baseline: "essential",
			follow: "follow",
			final: "final"
		};
		function createDeployTarget({ transport, gate }, appId) {
			(0, request_path.d)("{app_id}", { app_id: appId });
			const checkStatus = async (purpose, limits) => {
				try {
					const call = {
						...limits,
						purpose: PURPOSES[purpose],
						attempts: 1
					};
					let answeredAt = null;
					const json = await transport.fetchJson((0, application_operations.Uj)(appId), call, (head) => {
						answeredAt = readResponseDate(head);
					});
					const reading = (0, wire.pQ)(json);
					return reading.kind === "observed" ? {
						...reading,
						answeredAt
					} : reading;
				} catch (error) {
					return statusCheckOf((0, error_mapping.xn)(error));
				}
			};
			const trigger = async (commit, limits) => {
				try {
					const call = {
						...limits,
						purpose: "essential",
						attempts: 1
					};
					const response = await transport.send((0, application_operations.Dk)(appId, commit), call);
					const answeredAt = readResponseDate(response);
					return {
						kind: "accepted",
						answeredAt,
						...(0, wire.Vh)(response.text, appId)
					};
				} catch (error) {
					return triggerResultOf((0, error_mapping.xn)(error));
				}
			};
			const pace = () => ({
				intervalMs: gate.paceMs(),
				resetsAt: gate.view().resetsAt,
				isLastCheckLeft: gate.isOpenFor("final")
			});
			const readDeployedCommit = async (limits) => {
				if (!gate.isOpenFor("follow")) return null;
				const call = {
					...limits,
					purpose: "follow"
				};
				return transport.fetchJson((0, application_operations.Q0)(appId), call).then(wire.G_, () => null);
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
		var platform_log_source = __webpack_require__(9368);
		var applications = __webpack_require__(4701);
		;
		function connectApplication(platform, appId) {
			return {
				target: createDeployTarget(platform, appId),
				settingsTarget: createSettingsTarget(platform, appId),
				logSource: (0, platform_log_source.w)(platform, appId),
				buildLogSource: (0, platform_log_source.O)(platform, appId)
			};
		}
		function createSettingsTarget({ transport }, appId) {
			const callOf = (limits) => ({
				...limits,
				purpose: "essential",
				attempts: 1
			});
			const list = async (limits) => {
				try {
					const variables = await Array.fromAsync((0, applications.ce)(transport, appId, (send) => send(callOf(limits))));
					const shown = variables.flatMap(({ key, value }) => value === null ? [] : [[key, value]]);
					return {
						kind: "listed",
						values: new Map(shown)
					};
				} catch (error) {
					return {
						kind: "unreadable",
						error: (0, error_mapping.xn)(error)
					};
				}
			};
			const create = async (setting, limits) => {
				try {
					if (setting.kind === "secret") await (0, applications.X$)(transport, appId, setting, callOf(limits));
					else await transport.send((0, application_operations._z)(appId, setting), callOf(limits));
					return { kind: "created" };
				} catch (error) {
					return settingResultOf((0, error_mapping.xn)(error));
				}
			};
			return {
				listVariables: list,
				create
			};
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
	}),
	5364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => renderProgress });
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6094);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5171);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2274);
		const MAX_UNITS = 400;
		function renderProgress(before, now) {
			const isAccepted = now.triggeredAt !== null && before.triggeredAt === null && now.isAdopted !== true;
			const since = now.triggeredAt ?? now.startedAt;
			const steps = now.steps.slice(before.steps.length);
			return [...isAccepted ? [renderAccepted(now)] : [], ...steps.map((step) => `${step.state} after ${(0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.PP)(step.seenAt - since)}`)].map((line) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(line, MAX_UNITS));
		}
		function renderAccepted({ commit, deploymentId }) {
			const name = deploymentId === null ? "" : ` ${deploymentId}`;
			const of = commit === null ? "" : ` of ${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(commit)}`;
			return `The platform accepted the deployment${name}${of}.`;
		}
	})
};
