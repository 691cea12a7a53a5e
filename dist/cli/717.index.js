export const id = 717;
export const ids = [717];
export const modules = {
	474: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	6128: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => renderStatusBlock });
		var display_width = __webpack_require__(474);
		;
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
		;
		const MOST_ROOMY = 3;
		const MOST_ROWS = 8;
		const LEAST_ROWS = 3;
		const WIDEST_BAR = 40;
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
			going: "name",
			passed: "good",
			doubtful: "doubt",
			failed: "bad"
		};
		const CODES = {
			plain: "",
			name: "\x1B[1m",
			state: "\x1B[36m",
			faint: "\x1B[2m",
			good: "\x1B[32m",
			doubt: "\x1B[33m",
			bad: "\x1B[31m"
		};
		function renderStatusBlock(model, columns, mostLines = Number.POSITIVE_INFINITY) {
			const room = Math.max(1, columns - 1);
			const rule = [{
				text: "\u2500".repeat(Math.min(room, 60)),
				style: "faint"
			}];
			const last = requestLine(model, room);
			const left = mostLines - 1 - last.length;
			const lines = left < LEAST_ROWS ? tightLines(model.apps, room, mostLines).slice(0, mostLines) : [
				rule,
				...appLines(model, room, left),
				...last
			];
			return lines.map((fields) => paint(fields, model.hasColors));
		}
		function appLines({ apps, isTight }, room, most) {
			const isRoomy = isTight !== true && apps.length <= MOST_ROOMY;
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
					style: "state"
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
		function renderTime({ standing, elapsedMs, usualMs }, room) {
			const elapsed = renderElapsed(elapsedMs);
			if (usualMs === null || standing !== "going") return elapsed;
			const usual = renderElapsed(usualMs);
			return firstToFit([`${elapsed} of the usual ${usual}`, `${elapsed} of ~${usual}`], room);
		}
		function firstToFit(texts, room) {
			return texts.find((text) => (0, display_width.q)(text) <= room) ?? (0, display_width.G)(texts.at(-1) ?? "", room);
		}
		function roomyLines(app, room) {
			const lines = [];
			let left = 0;
			for (const field of fieldsOf(app, room)) {
				const width = GAP.length + (0, display_width.q)(field.text);
				if (lines.length > 0 && width <= left) {
					lines.at(-1)?.push({
						text: GAP,
						style: "plain"
					}, field);
					left -= width;
					continue;
				}
				const indent = lines.length === 0 ? "" : INDENT.slice(0, Math.max(0, room - 1));
				const text = (0, display_width.G)(field.text, room - indent.length);
				lines.push([{
					text: indent,
					style: "plain"
				}, {
					...field,
					text
				}]);
				left = room - indent.length - (0, display_width.q)(text);
			}
			return [...lines, ...barLine(app, room)];
		}
		function barLine({ standing, elapsedMs, usualMs }, room) {
			const width = Math.min(WIDEST_BAR, room - INDENT.length);
			if (standing !== "going" || usualMs === null || width < 10) return [];
			const share = usualMs > 0 ? Math.min(1, Math.max(0, elapsedMs / usualMs)) : 1;
			const done = Math.round(width * share);
			return [[
				{
					text: INDENT,
					style: "plain"
				},
				{
					text: "\u2501".repeat(done),
					style: "state"
				},
				{
					text: "\u254C".repeat(width - done),
					style: "faint"
				}
			]];
		}
		function tightLines(apps, room, most) {
			const rows = apps.length <= most ? MOST_ROWS : Math.min(MOST_ROWS, Math.max(1, most - 1));
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
			return `${going} under way, ${waits}${apps.length - going - waiting} ended`;
		}
		function tightLine(app, room) {
			const [name, ...fields] = fieldsOf(app, room);
			if (name === undefined) return [];
			const text = (0, display_width.G)(name.text, Math.max(3, Math.floor(room / 2)));
			const line = [{
				...name,
				text: (0, display_width.G)(text, room)
			}];
			let left = room - (0, display_width.q)(text);
			for (const field of fields) {
				left -= GAP.length + (0, display_width.q)(field.text);
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
		function paint(fields, hasColors) {
			return fields.map(({ text, style }) => hasColors && style !== "plain" && text !== "" ? `${CODES[style]}${text}\x1b[0m` : text).join("");
		}
	}),
	9428: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => inCommandWords,
			p: () => tellInCommandWords
		});
		const WORDS = [
			[/follow it with `?trigger: false`?/g, "follow it with touchdown follow"],
			[/let this step start one with trigger: true/g, "start one with touchdown deploy"],
			[/set wait: false/g, "give --no-wait"],
			[/([Rr])aise (timeout|start-timeout)(?![\w-])/g, "$1aise --$2"],
			[/(?<![\w-])on-(unchanged|superseded) decides/g, "--on-$1 decides"],
			[/on-conflict is (fail|adopt)/g, "--on-conflict is $1"],
			[/set on-conflict to wait/g, "set --on-conflict to wait"],
			[/in success-states or failure-states/g, "with --success-state or --failure-state"],
			[/leave it out of variables/g, "leave out --variable"],
			[/Check base-url(?!\w)/g, "Check --base-url"],
			[/Check the token and app-id/g, "Check the token and the application's id"],
			[/run the job again/g, "run it again"],
			[/Run the job again/g, "Run it again"],
			[/running the job again/g, "running it again"]
		];
		function inCommandWords(sentence) {
			return WORDS.reduce((text, [words, ours]) => text.replace(words, ours), sentence);
		}
		function tellInCommandWords(record) {
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
	2847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => createLiveBlock });
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
				const mostLines = mostLinesOf(terminal.rows());
				draw(render(terminal.columns() ?? USUAL_COLUMNS, mostLines).slice(0, mostLines));
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
		function mostLinesOf(rows) {
			return rows === null ? Number.POSITIVE_INFINITY : Math.max(0, rows - 1);
		}
		function renderErasure(lineCount) {
			return lineCount === 0 ? "" : `\r\x1b[${lineCount}A\x1b[J`;
		}
	}),
	8871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => isWatched });
		var _report_ci_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3496);
		function isWatched({ columns, env }) {
			const isCi = (0, _report_ci_dialect_js__WEBPACK_IMPORTED_MODULE_0__.Ay)(env) !== "none" || ![
				"",
				"false",
				"0"
			].includes(env["CI"] ?? "");
			return !isCi && columns() !== null && env["TERM"] !== "dumb";
		}
	}),
	8098: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => deployApplication });
		var errors = __webpack_require__(6641);
		var resource_id = __webpack_require__(2062);
		var evidence = __webpack_require__(2809);
		var deploy_phase = __webpack_require__(5593);
		;
		const NO_BASELINE = {
			state: null,
			serviceDeploymentStatus: null,
			lastDeploymentDate: null,
			identity: {}
		};
		function mayHideOther({ state, serviceDeploymentStatus, lastDeploymentDate }) {
			return state === null && (lastDeploymentDate !== null || !(0, deploy_phase.d5)(serviceDeploymentStatus));
		}
		var sentences = __webpack_require__(3272);
		;
		const LOOK_AT_LOG = "Look at the log and the platform for the cause.";
		function endNow(state, reading) {
			const isOurs = state.ties.tie !== "none" && (state.policy.trigger || state.goodLooks > 1);
			const evidence = isOurs ? (0, sentences.oP)(state.record, state.policy.trigger) : `started nothing, judged the state that is there: ${state.record.last?.state}`;
			const result = reading.phase === "progress" ? "unknown" : reading.phase;
			const reason = `${capitalised(evidence)}.`;
			return {
				result,
				reason,
				advice: result === "success" ? "" : LOOK_AT_LOG,
				confirmed: isOurs
			};
		}
		function endUnproven(state, observation, reading) {
			const still = (0, sentences.eB)(state.policy.startTimeoutMs);
			if (state.ties.foreign !== null) return supersededEnding(state);
			if (!state.isAccepted && state.policy.trigger) return state.record.isAdopted === true ? neverShown() : neverAnswered("nothing ties what is seen to it");
			const isOurs = state.ties.tie !== "none";
			if (reading.phase === "success" && (isOurs || !(0, deploy_phase.a7)(observation.serviceDeploymentStatus) || !state.policy.trigger)) {
				return {
					result: "unchanged",
					reason: whyUnproven(state, observation, still),
					advice: "Check at the platform that the commit is the one that runs; on-unchanged decides whether this fails."
				};
			}
			if (!state.policy.trigger) {
				return {
					result: "timed_out",
					reason: `No deployment is in progress: nothing moved for ${still}, and the state is ${observation.state}.`,
					advice: "Start a deployment at the platform, or let this step start one with trigger: true."
				};
			}
			if (reading.phase !== "progress" && state.reference !== null && mayHideOther(state.reference)) {
				return anyonesEnd(observation.state, still);
			}
			return {
				result: "timed_out",
				reason: `The deployment never started: nothing moved for ${still}, and the state is ${observation.state}.`,
				advice: "Check at the platform why it did not start, or raise start-timeout."
			};
		}
		function whyUnproven({ reference }, observation, still) {
			const { state, serviceDeploymentStatus } = observation;
			if ((0, deploy_phase.a7)(serviceDeploymentStatus)) return `The state is ${state}, but the service still said ${serviceDeploymentStatus} after ${still}.`;
			if (reference !== null && mayHideOther(reference)) return `The state is ${state}, but the status could not be read before the deployment, so that nothing tells which one that is the end of.`;
			return `Nothing moved for ${still}: the state was ${state} all along, with nothing that ties it to this deployment.`;
		}
		function supersededEnding(state) {
			const { foreign, oursSeen } = state.ties;
			const id = foreign === null ? null : (0, evidence.I7)(foreign);
			const other = id === null ? "deployment" : `deployment (${id})`;
			return {
				result: "superseded",
				reason: oursSeen || foreign === null ? `A newer ${other} replaced this one before its end was seen: ${(0, sentences.oP)(state.record, state.policy.trigger)}.` : `The status shows another ${other}, and this one was never seen: ${(0, sentences.oP)(state.record, state.policy.trigger)}.`,
				advice: "The other deployment tells what runs; on-superseded decides whether this fails.",
				confirmed: true
			};
		}
		function outOfTime(state, message) {
			const last = (0, sentences.YO)(state.record);
			const seen = last === null ? "no state was seen since the deployment was asked for" : `the last state was ${last} (${(0, sentences.oP)(state.record, state.policy.trigger)})`;
			const because = message === "" ? "" : ` ${(0, sentences.KG)(message)}`;
			return {
				result: "timed_out",
				reason: `No end within ${(0, sentences.eB)(state.policy.timeoutMs)}: ${seen}.${because}`,
				advice: "The deployment goes on at the platform: look there, follow it with trigger: false, or raise timeout."
			};
		}
		function undetermined(state, error) {
			const last = (0, sentences.YO)(state.record);
			return {
				result: "unknown",
				reason: `Could not determine how the deployment ended${last === null ? "" : `; the last state was ${last}`}. ${(0, sentences.KG)(error.message)}`,
				advice: "The deployment may go on at the platform: look there, or follow it with trigger: false."
			};
		}
		function refusedToLook(state, look) {
			if (!state.policy.trigger) return {
				result: "failure",
				reason: (0, sentences.$N)(look.error),
				isRefused: true
			};
			if (look.refusal === "forbidden") {
				return {
					result: "unknown",
					reason: `The deployment was accepted, but this token may not follow it: following needs the Read scope. ${(0, sentences.$N)(look.error)}`,
					advice: "Give the token the Read scope as well, or set wait: false."
				};
			}
			return {
				...undetermined(state, look.error),
				advice: "Check the token and app-id; the deployment may go on at the platform."
			};
		}
		function neverAnswered(why) {
			return {
				result: "unknown",
				reason: `Could not determine whether the deployment began: the answer to the request was lost, and ${(0, sentences.KG)(why)}`,
				advice: "Look at the platform before running the job again: the deployment may be under way."
			};
		}
		function neverShown() {
			return {
				result: "unknown",
				reason: "The platform said that another deployment is in progress, on-conflict is adopt, and nothing ties what is seen to it.",
				advice: "Look at the platform before running the job again: nothing was started by this one."
			};
		}
		function anyonesEnd(word, still) {
			return {
				result: "unknown",
				reason: `Could not determine whether this deployment ended: the state is ${word} and nothing moved for ${still}, but the status could not be read before the deployment, so that nothing tells whose end that is.`,
				advice: "Look at the log and the platform before running the job again."
			};
		}
		function capitalised(text) {
			return text.charAt(0).toUpperCase() + text.slice(1);
		}
		;
		function createTies(reference, ours, other) {
			const date = reference?.lastDeploymentDate ?? null;
			const otherActive = other !== null && other === reference;
			return {
				tie: "none",
				ours,
				date,
				oursSeen: false,
				otherActive,
				other,
				foreign: null,
				superseded: false
			};
		}
		function weigh(ties, reference, seen) {
			return weighProgress(weighDate(weighIdentity(ties, reference, seen), reference, seen), reference, seen);
		}
		function weighIdentity(ties, reference, { observation }) {
			const named = observation.identity;
			const relation = (0, evidence.G3)(ties.ours, named);
			if (relation === "same") {
				return {
					...ties,
					tie: "identity",
					oursSeen: true,
					otherActive: false,
					foreign: null,
					ours: {
						...named,
						...ties.ours
					}
				};
			}
			if (reference === null || isBlind(reference)) return relation === "different" ? {
				...ties,
				foreign: named
			} : ties;
			if (!(0, evidence.dp)(reference.identity, named)) return ties;
			if (relation === "different") return {
				...ties,
				foreign: named,
				superseded: ties.superseded || ties.oursSeen
			};
			return {
				...ties,
				tie: "identity",
				oursSeen: true,
				otherActive: false,
				ours: {
					...named,
					...ties.ours
				}
			};
		}
		function isBlind(reference) {
			return mayHideOther(reference) && !(0, evidence.rr)(reference.identity);
		}
		function weighDate(ties, reference, seen) {
			const now = seen.observation.lastDeploymentDate;
			if (reference === null || !(0, evidence.Pk)(ties.date, now)) return ties;
			const before = reference.lastDeploymentDate;
			const isFirstEnd = seen.activity === "ended" && !mayHideOther(reference);
			if (reference.state === null && ties.date === null && !isFirstEnd) return {
				...ties,
				date: now
			};
			if (!(0, evidence.Pk)(before, now)) return ties;
			const moved = {
				...ties,
				date: now
			};
			if ((0, evidence.G3)(ties.ours, seen.observation.identity) === "same" || ties.foreign !== null) return moved;
			if (ties.otherActive) return {
				...moved,
				otherActive: false
			};
			if (ties.tie === "date-changed" && !(0, evidence.$R)(ties.date, before)) return {
				...moved,
				superseded: true
			};
			return {
				...moved,
				tie: ties.tie === "identity" ? "identity" : "date-changed"
			};
		}
		function weighProgress(ties, reference, seen) {
			if (seen.activity === "ended" || ties.foreign !== null || ties.tie !== "none") return ties;
			if (ties.other !== null && !(0, evidence.yu)(ties.other, seen.observation)) return ties;
			if (ties.otherActive && !isStartedOver(seen)) return ties;
			const sameAsBefore = reference !== null && reference.state === seen.observation.state && seen.before === "idle";
			return sameAsBefore ? ties : {
				...ties,
				otherActive: false,
				tie: "progress-seen"
			};
		}
		function isStartedOver({ activity, before }) {
			return activity !== "ended" && (before === "ended" || activity === "waiting" && before === "working");
		}
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
		const LONGEST_FACTOR = 6;
		const JITTER = .1;
		const FIRST_RETRY_MS = 2e3;
		const LONGEST_RETRY_MS = 3e4;
		function nextLookInMs(input) {
			const factor = STRETCH.find((step) => input.elapsedMs < step.untilMs)?.factor ?? LONGEST_FACTOR;
			const interval = Math.max(input.pollIntervalMs * factor, input.paceMs) * (1 + JITTER * (2 * input.chance - 1));
			return Math.max(input.pollIntervalMs, input.paceMs, interval);
		}
		function nextRetryInMs(failures, chance) {
			const ceiling = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
			return ceiling / 2 + ceiling / 2 * chance;
		}
		;
		const LAST_LOOK_MARGIN_MS = 1500;
		const SETTLING_IN_MS = 45e3;
		const FAILURE_BUDGET = 10;
		const FAILURES_TO_TELL = 4;
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
		function lookLater(state, event, timedOut, heldUntil = Number.POSITIVE_INFINITY) {
			const since = state.record.triggeredAt ?? state.record.startedAt;
			const { intervalMs: paceMs, resetsAt } = event.pace;
			const { pollIntervalMs } = state.policy;
			const cadence = nextLookInMs({
				elapsedMs: event.at - since,
				pollIntervalMs,
				paceMs,
				chance: event.chance
			});
			const wanted = Math.min(event.at + cadence, Math.max(heldUntil, event.at + pollIntervalMs, event.at + paceMs));
			const isSlowed = event.at - since >= SETTLING_IN_MS && paceMs > 2 * pollIntervalMs;
			const notice = slowedNotice(paceMs, resetsAt);
			const [slowed, effects] = isSlowed ? sayOnce(state, "slowed", notice) : [state, []];
			return scheduleLook(slowed, event.at, wanted, timedOut, effects);
		}
		function lookLast(state, at, timedOut) {
			return scheduleLook(state, at, Number.POSITIVE_INFINITY, timedOut, []);
		}
		function lookAfterFailure(state, event, givenUp, timedOut) {
			const failed = {
				...state,
				failures: state.failures + 1
			};
			if (failed.failures >= FAILURE_BUDGET) return settle(failed, event.at, givenUp());
			const backOff = Math.max(nextRetryInMs(failed.failures, event.chance), Math.min(1e3, state.policy.pollIntervalMs));
			const wait = Math.max(backOff, event.pace.intervalMs);
			const [told, effects] = tellFailure(failed, event.look);
			return scheduleLook(told, event.at, event.at + wait, timedOut, effects);
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
		function lastLookAt(state) {
			return state.deadlineAt - LAST_LOOK_MARGIN_MS;
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
		function sayOnce(state, key, effect) {
			if (state.said.includes(key)) return [state, []];
			return [{
				...state,
				said: [...state.said, key]
			}, [effect]];
		}
		function scheduleLook(state, now, wanted, timedOut, effects) {
			const lastAt = lastLookAt(state);
			if (wanted <= lastAt) return [state, [...effects, {
				kind: "look",
				at: wanted,
				purpose: purposeOf(state)
			}]];
			if (now >= lastAt) return settle(state, now, timedOut());
			return [state, [...effects, {
				kind: "look",
				at: lastAt,
				purpose: "final"
			}]];
		}
		function tellFailure(state, look) {
			if (look.kind === "observed") return [state, []];
			const effect = notify("info", `A look at the status failed, trying again: ${(0, sentences.$N)(look.error)}`);
			return state.failures === FAILURES_TO_TELL ? [state, [effect]] : sayOnce(state, "look-failed", effect);
		}
		function purposeOf(state) {
			return state.stage === "baseline" ? "baseline" : "follow";
		}
		function slowedNotice(paceMs, resetsAt) {
			const until = resetsAt === null ? "until it resets" : `until it resets at ${new Date(resetsAt).toISOString().slice(11, 16)} UTC`;
			const text = `The token's rate limit is running low: looking about every ${(0, sentences.eB)(paceMs)}, so that it lasts ${until}.`;
			return notify("info", text);
		}
		;
		const ECHO_MS = 15e3;
		const ECHO_LOOKS = 3;
		function decideFollowing(state, event) {
			const { look } = event;
			if (look.kind === "observed") return judge(take(state, event.at, look.observation), event, look.observation);
			return withoutObservation(state, event, look);
		}
		function withoutObservation(state, event, look) {
			if (look.kind === "throttled") return throttled(state, event, look.error);
			if (look.kind !== "refused") {
				const spent = () => undetermined(state, look.error);
				return lookAfterFailure(state, event, spent, () => outOfTime(state, look.error.message));
			}
			const mayBeEarly = look.refusal === "not-found" && state.goodLooks === 0 && state.isAccepted && !state.isNotFoundForgiven;
			if (!mayBeEarly) return settle(state, event.at, refusedToLook(state, look));
			return lookLater({
				...state,
				isNotFoundForgiven: true
			}, event, () => outOfTime(state, ""));
		}
		function throttled(state, event, error) {
			const ending = () => outOfTime(state, error.message);
			if (!event.pace.isLastLookLeft) return settle(state, event.at, ending());
			const text = `${error.message}: the last look is taken at the end of the time.`;
			const [told, effects] = sayOnce(state, "last-look", notify("info", text));
			return andAlso(effects, lookLast(told, event.at, ending));
		}
		function take(state, at, observation) {
			const { record } = state;
			const reading = (0, deploy_phase.un)(observation.state, state.policy);
			const before = state.goodLooks === 0 ? state.reference : record.last;
			const ties = weigh(state.ties, state.reference, {
				observation,
				activity: activityOf(reading),
				before: activityOfReference(state, before)
			});
			const hasMoved = before === null || (0, evidence.yu)(before, observation);
			return {
				...state,
				ties,
				failures: 0,
				goodLooks: state.goodLooks + 1,
				movedAt: hasMoved ? at : state.movedAt,
				echo: reading.phase === "progress" ? null : echoOf(state, at, observation),
				record: {
					...record,
					last: observation,
					evidence: ties.tie,
					identity: ties.ours,
					deploymentId: record.deploymentId ?? (0, evidence.I7)(ties.ours),
					supersededBy: ties.superseded && ties.foreign !== null ? (0, evidence.I7)(ties.foreign) : null,
					steps: ties.tie !== "none" ? withStep(record.steps, observation.state, at) : record.steps
				}
			};
		}
		function judge(state, event, observation) {
			const reading = (0, deploy_phase.un)(observation.state, state.policy);
			const [said, effects] = say(state, reading, observation);
			return andAlso(effects, judgeLook(said, event, observation, reading));
		}
		function judgeLook(state, event, observation, reading) {
			const { at } = event;
			if (state.ties.superseded) return settle(state, at, supersededEnding(state));
			const unprovenAt = state.movedAt + state.policy.startTimeoutMs;
			if (reading.phase === "progress" && (state.ties.tie !== "none" || state.ties.otherActive) && state.ties.foreign === null) {
				return lookLater(state, event, () => outOfTime(state, ""));
			}
			if (isProven(state, at, observation, reading)) return settle(state, at, endNow(state, reading));
			if (at >= unprovenAt && !(state.ties.foreign !== null && reading.phase === "progress") && !isHolding(state, at, observation, reading)) {
				return settle(state, at, endUnproven(state, observation, reading));
			}
			return lookLater(state, event, () => outOfTime(state, ""), at < unprovenAt ? unprovenAt : undefined);
		}
		function isProven(state, at, observation, reading) {
			if (reading.phase === "progress" || state.ties.foreign !== null) return false;
			if (reading.phase === "success" && (0, deploy_phase.a7)(observation.serviceDeploymentStatus)) return false;
			if (state.policy.trigger && state.ties.tie === "none") return false;
			return state.echo === null || state.echo.looks >= ECHO_LOOKS && at - state.echo.since >= ECHO_MS;
		}
		function isHolding(state, at, observation, reading) {
			return isProven({
				...state,
				echo: null
			}, at, observation, reading);
		}
		function echoOf(state, at, observation) {
			const isEcho = state.policy.trigger ? (0, evidence.v3)(state.reference, state.ties.ours, observation) : state.goodLooks > 0 && (0, evidence.qq)(state.reference, state.ties.ours, observation);
			if (!isEcho) return null;
			return {
				since: state.echo?.since ?? at,
				looks: (state.echo?.looks ?? 0) + 1
			};
		}
		function activityOf(reading) {
			if (reading.phase !== "progress") return "ended";
			if ((0, deploy_phase.xB)(reading)) return "idle";
			return (0, deploy_phase.Gu)(reading.word) ? "waiting" : "working";
		}
		function activityOfReference(state, reference) {
			if (reference === null || reference.state === null) return "idle";
			return activityOf((0, deploy_phase.un)(reference.state, state.policy));
		}
		function withStep(steps, state, at) {
			return steps.at(-1)?.state === state ? steps : [...steps, {
				state,
				seenAt: at
			}];
		}
		function say(state, reading, observation) {
			if (!reading.known) {
				const text = `The platform shows a state that is not known here, ${reading.word}: taken as in progress. Name it in success-states or failure-states if it is an end.`;
				return sayOnce(state, `unknown ${reading.word}`, notify("warning", text));
			}
			if (reading.phase === "progress") return [state, []];
			if (state.ties.foreign !== null) {
				return sayOnce(state, "foreign", notify("info", "The status shows another deployment; waiting for ours."));
			}
			if (state.ties.tie === "none" && state.policy.trigger) {
				const text = `The status shows ${observation.state}, which may still be the previous deployment's; waiting for a sign of this one.`;
				return sayOnce(state, "previous", notify("info", text));
			}
			if (reading.phase === "success" && state.ties.tie !== "none" && (0, deploy_phase.a7)(observation.serviceDeploymentStatus)) {
				const text = `The state is ${observation.state}, but the service says ${observation.serviceDeploymentStatus}; waiting.`;
				return sayOnce(state, "out-of-date", notify("info", text));
			}
			return [state, []];
		}
		;
		const UNREADABLE_BASELINES_BORNE = 3;
		function decideBaseline(state, event) {
			const { look } = event;
			switch (look.kind) {
				case "observed": {
					const { observation } = look;
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
					return state.policy.trigger || state.policy.dryRun ? begin(known, event.at, observation) : decideFollowing(watch(known, event.at), event);
				}
				case "malformed": return malformed({
					...state,
					unreadableBaselines: state.unreadableBaselines + 1
				}, event, look);
				case "failed": return lookAfterFailure(state, event, () => unreachable(look.error.message), () => decide_baseline_outOfTime(look.error.message));
				case "throttled": return settle(state, event.at, {
					result: "timed_out",
					reason: `${(0, sentences.$N)(look.error)} Nothing was deployed.`
				});
				case "refused":
					if (look.refusal === "forbidden" && state.policy.trigger && !state.policy.dryRun) {
						const warning = "The token may not read the status of this application: deploying without a baseline.";
						return andAlso([notify("warning", warning)], begin(state, event.at, NO_BASELINE));
					}
					return settle(state, event.at, {
						result: "failure",
						reason: (0, sentences.$N)(look.error),
						isRefused: true
					});
			}
		}
		function malformed(state, event, look) {
			if (look.partial !== null && state.policy.trigger && state.unreadableBaselines >= UNREADABLE_BASELINES_BORNE) {
				return begin({
					...state,
					failures: 0
				}, event.at, {
					...look.partial,
					state: null
				});
			}
			const { message } = look.error;
			return lookAfterFailure(state, event, () => unreachable(message), () => decide_baseline_outOfTime(message));
		}
		function decideConfigured(state, event) {
			if (event.problem !== null) return settle(state, event.at, event.problem);
			const late = () => decide_baseline_outOfTime("the settings took all the time");
			if (state.record.baseline === null) return triggerLater(state, event.at, event.at, late);
			if (event.at >= state.deadlineAt) return settle(state, event.at, late());
			return [{
				...state,
				stage: "baseline",
				hasSettings: false
			}, [{
				kind: "look",
				at: event.at,
				purpose: "baseline"
			}]];
		}
		function begin(state, at, reference) {
			const ready = {
				...state,
				reference
			};
			if (state.policy.dryRun) {
				return settle(ready, at, {
					result: "skipped",
					reason: dryRunReason(state.policy, reference)
				});
			}
			if (state.hasSettings) return [{
				...ready,
				stage: "configuring"
			}, [{ kind: "configure" }]];
			return triggerLater(ready, at, at, () => decide_baseline_outOfTime("no time was left"));
		}
		function watch(state, at) {
			const baseline = state.record.baseline;
			const ties = {
				...createTies(baseline, baseline?.identity ?? {}, null),
				oursSeen: true
			};
			return {
				...state,
				stage: "following",
				reference: baseline,
				ties,
				movedAt: at
			};
		}
		function isOtherActive(state, reference) {
			if (reference === null || reference.state === null) return false;
			const reading = (0, deploy_phase.un)(reference.state, state.policy);
			return reading.phase === "progress" && !(0, deploy_phase.xB)(reading);
		}
		function dryRunReason({ commit }, reference) {
			const asked = commit === null ? "without naming a commit" : `of commit ${(0, sentences.Ax)(commit)}`;
			const seen = reference.state ?? "no readable state";
			return `Dry run: the token may read, the application is there and shows ${seen}; a deployment ${asked} would be asked for, and nothing was deployed.`;
		}
		function unreachable(message) {
			return {
				result: "unknown",
				reason: `Could not determine the state of the application before the deployment: ${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Check base-url and the platform, then run the job again."
			};
		}
		function decide_baseline_outOfTime(message) {
			return {
				result: "timed_out",
				reason: `The time ran out before the deployment could be asked for: ${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Check the platform, or raise timeout."
			};
		}
		;
		function decideAnswered(state, event) {
			const { answer, at } = event;
			switch (answer.kind) {
				case "accepted": return accepted(state, event, answer);
				case "conflict": return conflicted(state, event, answer.message);
				case "lost": return lost(state, event, answer.error.message);
				case "not-sent": return triggerAfterFailure(state, event, () => untaken(state, answer, notSent(answer.error.message)), () => untaken(state, answer, decide_answered_outOfTime(answer.error.message)));
				case "throttled": return settle(state, at, untaken(state, answer, decide_answered_outOfTime(answer.error.message)));
				case "rejected": return settle(state, at, untaken(state, answer, rejected(answer.error)));
				case "refused": return settle(state, at, untaken(state, answer, {
					...rejected(answer.error),
					advice: "",
					isRefused: true
				}));
			}
		}
		function accepted(state, event, answer) {
			const { at } = event;
			const before = state.reference?.identity ?? {};
			const identity = (0, evidence.aA)(before, answer.identity);
			const { deploymentId } = answer;
			const isOld = deploymentId !== null && Object.values(before).some((name) => (0, resource_id.W)(name, deploymentId));
			const id = (isOld ? null : deploymentId) ?? (0, evidence.I7)(identity);
			const begun = {
				...beginFollowing(state, at, identity, id),
				isAccepted: true
			};
			const phase = answer.state !== null && answer.aboutDeployment && !isOld ? (0, deploy_phase.un)(answer.state, state.policy).phase : "progress";
			if (phase === "failure" || phase === "cancelled") {
				return settle(begun, at, {
					result: phase,
					reason: `The platform answered the request with a deployment that is already ${answer.state}.`,
					advice: "Look at the log and the platform for the cause.",
					confirmed: true
				});
			}
			if (state.policy.wait) return lookLater(begun, event, () => outOfTimeAfter());
			const reason = "The platform accepted the deployment; not waiting for its end.";
			return settle(begun, at, {
				result: "triggered",
				reason
			});
		}
		function beginFollowing(state, at, identity, deploymentId) {
			const ties = createTies(state.reference, identity, isOtherActive(state, state.reference) ? state.reference : state.other);
			return {
				...state,
				stage: "following",
				triggersSent: Math.max(1, state.triggersSent),
				failures: 0,
				goodLooks: 0,
				movedAt: at,
				ties: {
					...ties,
					otherActive: ties.otherActive || state.reference !== null && mayHideOther(state.reference)
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
				const text = "The platform says that a deployment is in progress: taking it for the one whose answer was lost.";
				return andAlso([notify("warning", text)], lookLater(beginFollowing(state, at, {}, null), event, () => outOfTimeAfter()));
			}
			const said = notify("info", `Another deployment is in progress. The platform says: ${(0, sentences.KG)(message)}`);
			switch (state.policy.onConflict) {
				case "fail": return settle(state, at, {
					result: "failure",
					reason: `Another deployment is in progress, and on-conflict is fail: ${(0, sentences.KG)(message)}`,
					advice: "Run the job again when it has ended, or set on-conflict to wait."
				});
				case "adopt": return andAlso([said, notify("info", "Following it, as on-conflict is adopt.")], adoptOther(state, event));
				case "wait": {
					const yielding = {
						...state,
						stage: "yielding",
						conflicts: state.conflicts + 1,
						failures: 0
					};
					return andAlso(state.conflicts === 0 ? [said] : [], lookLater(yielding, event, () => stillInProgress(message)));
				}
			}
		}
		function adoptOther(state, event) {
			const adopted = adopt(state, event.at);
			if (state.policy.wait) return lookLater(adopted, event, () => outOfTimeAfter());
			return settle(adopted, event.at, {
				result: "triggered",
				reason: "Adopted the deployment in progress; not waiting for its end."
			});
		}
		function adopt(state, at) {
			const isNamed = isOtherActive(state, state.reference);
			const following = beginFollowing(state, at, isNamed ? state.reference?.identity ?? {} : {}, null);
			const record = {
				...following.record,
				isAdopted: true
			};
			return {
				...following,
				record,
				ties: {
					...following.ties,
					otherActive: false,
					other: null
				}
			};
		}
		function lost(state, event, message) {
			const sent = {
				...state,
				stage: "confirming",
				triggersSent: state.triggersSent + 1,
				failures: 0,
				goodLooks: 0,
				movedAt: event.at
			};
			const text = `The answer to the request that deploys was lost. ${(0, sentences.KG)(message)} Looking whether the deployment began before anything is repeated.`;
			return andAlso([notify("warning", text)], lookLater(sent, event, () => outOfTimeAfter()));
		}
		function untaken(state, { error }, alone) {
			return state.triggersSent === 0 ? alone : neverAnswered(error.message);
		}
		function rejected(error) {
			return {
				result: "failure",
				reason: (0, sentences.$N)(error),
				advice: "Then run the job again."
			};
		}
		function notSent(message) {
			return {
				result: "unknown",
				reason: `Could not reach the platform to deploy: ${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Check base-url, the network and the platform, then run the job again."
			};
		}
		function decide_answered_outOfTime(message) {
			return {
				result: "timed_out",
				reason: `${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Run the job again later, or raise timeout."
			};
		}
		function stillInProgress(message) {
			return {
				result: "timed_out",
				reason: `Another deployment was still in progress when the time ran out: ${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Run the job again when it has ended, or raise timeout."
			};
		}
		function outOfTimeAfter() {
			return {
				result: "timed_out",
				reason: "The time ran out right after the deployment was asked for.",
				advice: "Raise timeout; the deployment goes on at the platform."
			};
		}
		;
		const LOOKS_BEFORE_REPEATING = 3;
		const MOST_TRIGGERS = 2;
		function decideConfirming(state, event) {
			const { look, at } = event;
			switch (look.kind) {
				case "observed": return observed(state, event, look.observation);
				case "malformed":
				case "failed": return lookAfterFailure(state, event, () => neverAnswered(look.error.message), () => neverAnswered(look.error.message));
				case "refused":
				case "throttled": return settle(state, at, neverAnswered(look.error.message));
			}
		}
		function observed(state, event, observation) {
			const { at } = event;
			const looked = {
				...state,
				failures: 0,
				goodLooks: state.goodLooks + 1,
				record: {
					...state.record,
					last: observation
				}
			};
			if (state.reference === null || mayHideOther(state.reference)) return settle(looked, at, neverAnswered("there is no baseline to compare with"));
			if ((0, evidence.yu)(state.reference, observation)) return adopted(looked, event);
			const repeatAt = state.movedAt + state.policy.startTimeoutMs;
			if (at < repeatAt || looked.goodLooks < LOOKS_BEFORE_REPEATING) {
				return lookLater(looked, event, () => neverAnswered("the time ran out"), repeatAt);
			}
			if (state.triggersSent >= MOST_TRIGGERS) return settle(looked, at, neverAnswered("its answer was lost twice and nothing moved"));
			const text = `Nothing moved for ${(0, sentences.eB)(at - state.movedAt)}: the request did not arrive; sending it once more.`;
			return andAlso([notify("warning", text)], triggerLater(looked, at, at, () => neverAnswered("the time ran out")));
		}
		function adopted(state, event) {
			const following = beginFollowing(state, event.at, {}, null);
			const said = notify("info", "The status moved: the deployment began although the answer was lost.");
			if (state.policy.wait) return andAlso([said], decideFollowing(following, event));
			return andAlso([said], settle(following, event.at, {
				result: "triggered",
				reason: "The answer to the request was lost, but the status moved: the deployment began; not waiting for its end."
			}));
		}
		;
		function decideYielding(state, event) {
			const { look, at } = event;
			switch (look.kind) {
				case "observed": {
					const { observation } = look;
					const looked = {
						...state,
						failures: 0,
						reference: observation,
						record: {
							...state.record,
							baseline: observation,
							last: observation
						}
					};
					if (isOtherActive(looked, observation)) return lookLater({
						...looked,
						other: observation
					}, event, decide_yielding_stillInProgress);
					const wait = state.conflicts > 1 ? nextRetryInMs(state.conflicts, event.chance) : 0;
					return triggerLater({
						...looked,
						other: otherAfter(state, observation)
					}, at, at + wait, decide_yielding_stillInProgress);
				}
				case "malformed":
				case "failed": return lookAfterFailure(state, event, () => decide_yielding_unreachable(look.error.message), decide_yielding_stillInProgress);
				case "throttled": return settle(state, at, {
					result: "timed_out",
					reason: `${(0, sentences.$N)(look.error)} Nothing was deployed.`
				});
				case "refused":
					if (look.refusal !== "forbidden") return settle(state, at, {
						result: "failure",
						reason: (0, sentences.$N)(look.error),
						isRefused: true
					});
					return triggerLater(state, at, at + nextRetryInMs(state.conflicts + 2, event.chance), decide_yielding_stillInProgress);
			}
		}
		function otherAfter(state, observation) {
			const { other, reference } = state;
			if (isOtherActive(state, other)) return other;
			const isShown = reference !== null && reference.state !== null && (0, evidence.yu)(reference, observation);
			return isShown ? null : observation;
		}
		function decide_yielding_stillInProgress() {
			return {
				result: "timed_out",
				reason: "Another deployment was still in progress when the time ran out. Nothing was deployed.",
				advice: "Run the job again when it has ended, or raise timeout."
			};
		}
		function decide_yielding_unreachable(message) {
			return {
				result: "unknown",
				reason: `Could not determine when the other deployment ends: ${(0, sentences.KG)(message)} Nothing was deployed.`,
				advice: "Check base-url and the platform, then run the job again."
			};
		}
		var record = __webpack_require__(8365);
		;
		function createDeployState(appId, policy, hasSettings, startedAt) {
			return {
				stage: "baseline",
				policy,
				hasSettings,
				deadlineAt: startedAt + policy.timeoutMs,
				record: (0, record.e)(appId, policy.commit, startedAt),
				reference: null,
				ties: createTies(null, {}, null),
				other: null,
				triggersSent: 0,
				isAccepted: false,
				conflicts: 0,
				failures: 0,
				unreadableBaselines: 0,
				goodLooks: 0,
				movedAt: startedAt,
				echo: null,
				isNotFoundForgiven: false,
				said: []
			};
		}
		function decide(state, event) {
			if (state.stage === "settled") return [state, []];
			switch (event.kind) {
				case "begun": return [state, [{
					kind: "look",
					at: event.at,
					purpose: "baseline"
				}]];
				case "interrupted": return interrupted(state, event.at);
				case "configured": return decideConfigured(state, event);
				case "answered": return decideAnswered(state, event);
				case "looked": return decideLooked(state, event);
			}
		}
		function decideLooked(state, looked) {
			const event = {
				...looked,
				look: readable(looked.look, state.policy)
			};
			switch (state.stage) {
				case "baseline": return decideBaseline(state, event);
				case "confirming": return decideConfirming(state, event);
				case "yielding": return decideYielding(state, event);
				case "following": return decideFollowing(state, event);
				default: return [state, []];
			}
		}
		function readable(look, policy) {
			if (look.kind !== "observed" || (0, deploy_phase.hS)(look.observation.state, policy)) return look;
			const error = new errors.bd("$.state", "a state word in upper case", "a word in lower case");
			return {
				kind: "malformed",
				error,
				partial: look.observation
			};
		}
		function interrupted(state, at) {
			return settle(state, at, {
				result: "cancelled",
				...whatGoesOn(state)
			});
		}
		function whatGoesOn({ policy, stage, triggersSent, isAccepted, record }) {
			const isSeen = isAccepted || record.isAdopted === true || record.evidence !== "none";
			if (triggersSent === 0 && stage !== "following") return { reason: "Interrupted before anything was started." };
			if (isSeen) {
				return {
					reason: "Interrupted: stopped following; the deployment goes on at the platform.",
					advice: "Look at the platform for how it ends, or follow it with `trigger: false`."
				};
			}
			if (!policy.trigger) return { reason: "Interrupted: stopped looking; no deployment was seen in progress." };
			return {
				reason: "Interrupted without an answer to the request that deploys: the deployment may have begun, and may go on at the platform.",
				advice: "Look at the platform before running the job again."
			};
		}
		;
		const SAFETY_NET_MS = 3e5;
		function restingLook(state, look, now) {
			if (state.stage !== "following" || state.failures > 0) return null;
			if (isEndInSight(state)) return look;
			const wanted = Math.max(look.at, Math.min(now + SAFETY_NET_MS, judgedAt(state, now)));
			const lastAt = lastLookAt(state);
			return wanted < lastAt ? {
				...look,
				at: wanted
			} : {
				...look,
				at: Math.max(look.at, lastAt),
				purpose: "final"
			};
		}
		function isEndInSight(state) {
			return state.ties.tie !== "none" && readPhase(state) === "ended";
		}
		function judgedAt(state, now) {
			const { tie, otherActive, foreign } = state.ties;
			const isUnderWay = readPhase(state) === "progress" && (tie !== "none" || otherActive) && foreign === null;
			const at = state.movedAt + state.policy.startTimeoutMs;
			return isUnderWay || at <= now ? Number.POSITIVE_INFINITY : at;
		}
		function readPhase({ goodLooks, record, policy }) {
			if (goodLooks === 0 || record.last === null) return "none";
			return (0, deploy_phase.un)(record.last.state, policy).phase === "progress" ? "progress" : "ended";
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
					problem: otherValue(setting),
					notices
				};
				const answer = await createSetting(setting, target, limits);
				const problem = await problemOf(answer, setting, target, limits);
				if (problem !== null) return {
					problem,
					notices
				};
				if (answer.kind === "exists" && setting.kind === "secret") notices.push(kept(setting));
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
			let answer = await target.create(setting, limits);
			for (let attempt = 1; answer.kind === "lost" && attempt < ATTEMPTS && !limits.signal.aborted; attempt++) {
				answer = await target.create(setting, limits);
				if (answer.kind === "exists") return await hasOurValue(setting, target, limits) ? { kind: "created" } : answer;
			}
			return answer;
		}
		async function hasOurValue(setting, target, limits) {
			if (setting.kind === "secret") return true;
			return (await readPresent(target, limits)).get(setting.key) === setting.value;
		}
		async function problemOf(answer, setting, target, limits) {
			switch (answer.kind) {
				case "created": return null;
				case "exists":
					if (setting.kind === "secret" || await hasOurValue(setting, target, limits)) return null;
					return otherValue(setting);
				case "refused": return failed("failure", setting, answer.error);
				case "lost": return failed("unknown", setting, answer.error);
				case "throttled": return failed("timed_out", setting, answer.error);
			}
		}
		function failed(result, setting, error) {
			return {
				result,
				reason: `Could not set the ${setting.kind} ${setting.key}: ${(0, sentences.$N)(error)} Nothing was deployed.`,
				advice: "Setting variables and secrets needs a token with the Write scope.",
				...error.code.startsWith("access-") ? { isRefused: true } : {}
			};
		}
		function otherValue(setting) {
			return {
				result: "failure",
				reason: `The variable ${setting.key} is there already, not with this value as far as can be seen, and the platform describes no way to change one. Nothing was deployed.`,
				advice: `Change or delete ${setting.key} at the platform, or leave it out of variables.`
			};
		}
		function kept({ key }) {
			const text = `The secret ${key} is there already and cannot be compared or changed through the API: the stored value is used.`;
			return {
				level: "warning",
				text
			};
		}
		;
		async function follow(options) {
			const { clock, observer, policy, target } = options;
			const startedAt = clock.monotonicMs();
			let state = createDeployState(target.appId, policy, options.settings.length > 0, startedAt);
			let event = {
				kind: "begun",
				at: startedAt
			};
			for (;;) {
				const act = tell(event);
				if (act === undefined) return state.record;
				if (event.kind === "looked") options.wake?.looked(state.ties.tie !== "none");
				event = await perform(act, state, options);
			}
			function tell(happened) {
				let effects;
				[state, effects] = decide(state, happened);
				const isAccepted = happened.kind === "answered" && happened.answer.kind === "accepted";
				if (isAccepted) options.wake?.accepted(state.record.deploymentId);
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
			if (act.kind === "trigger") await clock.wait(act.at - clock.monotonicMs(), signal);
			const due = act.kind === "look" ? await untilDue(act, state, options) : act;
			const interrupted = () => ({
				kind: "interrupted",
				at: clock.monotonicMs()
			});
			if (signal.aborted) return interrupted();
			if (due.kind === "configure") return configure(limits, options);
			if (due.kind === "look") {
				const look = await target.look(due.purpose, limits);
				if (signal.aborted && look.kind !== "observed") return interrupted();
				return {
					kind: "looked",
					at: clock.monotonicMs(),
					chance: random(),
					look,
					pace: target.pace()
				};
			}
			await options.observer.beforeTrigger(limits);
			if (signal.aborted) return interrupted();
			const answer = await target.trigger(state.policy.commit, limits);
			if (signal.aborted && answer.kind === "not-sent") return interrupted();
			return {
				kind: "answered",
				at: clock.monotonicMs(),
				chance: random(),
				answer,
				pace: target.pace()
			};
		}
		async function untilDue(look, state, { clock, signal, wake }) {
			const resting = wake === undefined ? null : restingLook(state, look, clock.monotonicMs());
			if (wake === undefined || resting === null) {
				await clock.wait(look.at - clock.monotonicMs(), signal);
				return look;
			}
			for (;;) {
				const due = wake.mayRest() ? resting : look;
				if (await waitForCall(due.at - clock.monotonicMs(), signal, clock, wake)) return {
					...look,
					purpose: "follow"
				};
				if (signal.aborted || clock.monotonicMs() >= due.at) return due;
			}
		}
		async function waitForCall(durationMs, signal, clock, wake) {
			const waited = new AbortController();
			const either = AbortSignal.any([signal, waited.signal]);
			const called = wake.next(either).finally(() => waited.abort());
			await clock.wait(durationMs, either);
			waited.abort();
			return called;
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
		var result = __webpack_require__(3405);
		var logs_tail = __webpack_require__(2520);
		var request_fate = __webpack_require__(2320);
		var http_date = __webpack_require__(651);
		;
		function readAnsweredAt({ headers }) {
			const age = headers["age"]?.trim() ?? "0";
			return /^0+$/.test(age) ? (0, http_date.m)(headers["date"]?.trim() ?? "") : null;
		}
		var application_operations = __webpack_require__(6783);
		var request_path = __webpack_require__(9727);
		var unexpected = __webpack_require__(6327);
		var wire = __webpack_require__(3685);
		;
		const PURPOSES = {
			baseline: "essential",
			follow: "follow",
			final: "final"
		};
		function createDeployTarget({ transport, gate }, appId) {
			(0, request_path.d)("{app_id}", { app_id: appId });
			const look = async (purpose, limits) => {
				try {
					const call = {
						...limits,
						purpose: PURPOSES[purpose],
						attempts: 1
					};
					let answeredAt = null;
					const json = await transport.fetchJson((0, application_operations.Uj)(appId), call, (head) => {
						answeredAt = readAnsweredAt(head);
					});
					const reading = (0, wire.pQ)(json);
					return reading.kind === "observed" ? {
						...reading,
						answeredAt
					} : reading;
				} catch (error) {
					return lookOf((0, unexpected.x)(error));
				}
			};
			const trigger = async (commit, limits) => {
				try {
					const call = {
						...limits,
						purpose: "essential",
						attempts: 1
					};
					const answer = await transport.send((0, application_operations.Dk)(appId, commit), call);
					const answeredAt = readAnsweredAt(answer);
					return {
						kind: "accepted",
						answeredAt,
						...(0, wire.Vh)(answer.text, appId)
					};
				} catch (error) {
					return triggerAnswerOf((0, unexpected.x)(error));
				}
			};
			const pace = () => ({
				intervalMs: gate.paceMs(),
				resetsAt: gate.view().resetsAt,
				isLastLookLeft: gate.isOpenFor("final")
			});
			return {
				appId,
				look,
				trigger,
				pace
			};
		}
		function lookOf(error) {
			const refusal = refusalOf(error);
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
		function triggerAnswerOf(error) {
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
		var log_source = __webpack_require__(8056);
		var applications = __webpack_require__(5491);
		;
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
						error: (0, unexpected.x)(error)
					};
				}
			};
			const create = async (setting, limits) => {
				try {
					if (setting.kind === "secret") await (0, applications.X$)(transport, appId, setting, callOf(limits));
					else await transport.send((0, application_operations._z)(appId, setting), callOf(limits));
					return { kind: "created" };
				} catch (error) {
					return settingAnswerOf((0, unexpected.x)(error));
				}
			};
			return {
				listVariables: list,
				create
			};
		}
		function settingAnswerOf(error) {
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
		;
		const RESTING_PACE_MS = 2e4;
		const DRAIN_LIMIT_MS = 6e3;
		async function deployApplication(options) {
			const { platform, appId, policy, clock, signal, watch } = options;
			const target = createDeployTarget(platform, appId);
			const tail = options.logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, options.logTail);
			const ended = new AbortController();
			const tailSignal = AbortSignal.any([signal, ended.signal]);
			let following = null;
			const record = await follow({
				...options,
				target: tail === null ? target : datingLog(target, tail),
				settingsTarget: createSettingsTarget(platform, appId),
				observer: {
					notice: watch.notice,
					beforeTrigger: async (limits) => tail?.baseline(limits),
					changed: (now) => {
						watch.changed(now);
						const isUnderWay = now.triggeredAt !== null || !policy.trigger && now.evidence !== "none";
						if (!isUnderWay || now.settlement !== null || isLogSpared(options)) return;
						following ??= tail?.follow({
							signal: tailSignal,
							deadlineAt: now.startedAt + policy.timeoutMs
						}) ?? null;
					}
				}
			});
			ended.abort();
			await following;
			const hasBegun = record.triggeredAt !== null || !policy.trigger;
			const isUnneeded = isLogSpared(options) && (0, result.WG)(record.settlement?.result ?? "unknown", policy);
			await options.wake?.end();
			if (hasBegun && !signal.aborted && !isUnneeded) await tail?.drain({
				signal,
				deadlineAt: clock.monotonicMs() + DRAIN_LIMIT_MS
			});
			return record;
		}
		function isLogSpared({ wake, isLogForFailure }) {
			return isLogForFailure === true && wake?.isTrusted() === true;
		}
		function datingLog(target, tail) {
			return {
				...target,
				trigger: async (commit, limits) => {
					const answer = await target.trigger(commit, limits);
					if (answer.kind === "accepted") tail.begun(answer.answeredAt ?? null);
					return answer;
				}
			};
		}
		function createTail({ platform, appId, policy, watch, clock, wake }, tail) {
			return (0, logs_tail.x)({
				source: (0, log_source.w)(platform, appId),
				sink: watch,
				clock,
				tail,
				pollIntervalMs: policy.pollIntervalMs,
				paceMs: () => Math.max(platform.gate.paceMs(), wake?.isTrusted() === true ? RESTING_PACE_MS : 0)
			});
		}
	}),
	2809: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$R: () => isDateOlder,
			G3: () => compareIdentity,
			I7: () => publishedId,
			Pk: () => isDateChanged,
			aA: () => withoutNamesOf,
			dp: () => isNewIdentity,
			qq: () => mayBeFromBefore,
			rr: () => hasIdentity,
			v3: () => isEchoOf,
			yu: () => isMoved
		});
		var _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2062);
		const IDENTITY_FIELDS = [
			"deployment_request_id",
			"execution_id",
			"deployment_id"
		];
		const SECOND_MS = 1e3;
		function compareIdentity(one, other) {
			const shared = IDENTITY_FIELDS.filter((field) => one[field] !== undefined && other[field] !== undefined);
			if (shared.length === 0) return "unrelated";
			return shared.every((field) => isSameName(one[field], other[field])) ? "same" : "different";
		}
		function isSameName(one, other) {
			return one === undefined || other === undefined ? one === other : (0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_0__.W)(one, other);
		}
		function hasIdentity(identity) {
			return IDENTITY_FIELDS.some((field) => identity[field] !== undefined);
		}
		function withoutNamesOf(before, now) {
			return Object.fromEntries(IDENTITY_FIELDS.flatMap((field) => {
				const id = now[field];
				return id === undefined || isSameName(id, before[field]) ? [] : [[field, id]];
			}));
		}
		function publishedId(identity) {
			for (const field of IDENTITY_FIELDS) {
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
	}),
	5593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gu: () => isWaiting,
			_P: () => foldWord,
			a7: () => isOutOfDate,
			d5: () => isNeverDeployed,
			hS: () => isReadable,
			un: () => readState,
			xB: () => isIdle
		});
		const SUCCESS = new Set([
			"RUNNING",
			"DEPLOYED",
			"RESTARTED",
			"COMPLETED"
		]);
		const FAILURE = new Set([
			"STOPPED",
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
		function isReadable(state, { successStates, failureStates }) {
			return state !== state.toLowerCase() || successStates.length > 0 || failureStates.length > 0;
		}
		function isWaiting(word) {
			return WAITING.test(word);
		}
		function isIdle(reading) {
			return !reading.known || reading.word === "READY";
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
			if (WAITING.test(word) || WORKING.test(word)) return "progress";
			return null;
		}
	}),
	8365: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	3405: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
			unknown: "Outcome could not be determined",
			triggered: "Deployment triggered",
			skipped: "Nothing was deployed"
		};
		function headlineOf(result) {
			return HEADLINES[result];
		}
	}),
	3272: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => sentenceOf,
			Ax: () => shortCommit,
			KG: () => asSentence,
			YO: () => lastSeen,
			eB: () => renderSeconds,
			oP: () => renderEvidence
		});
		var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2809);
		const MOST_STATES = 12;
		function renderEvidence(record, isTriggering) {
			const seen = wordsOf(record);
			const asked = renderAsked(record, isTriggering);
			if (seen.length === 0 && record.evidence === "none") return `${asked}, saw no state`;
			return [
				asked,
				renderSeen(seen),
				renderTie(record)
			].join(", ");
		}
		function lastSeen({ last, baseline, triggeredAt }) {
			return last === null || triggeredAt !== null && last === baseline ? null : last.state;
		}
		function shortCommit(commit) {
			return /^[0-9a-f]{12,64}$/i.test(commit) ? commit.slice(0, 7) : commit;
		}
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
		function renderAsked({ commit, triggeredAt, isAdopted }, isTriggering) {
			if (!isTriggering) return "started nothing";
			if (triggeredAt === null) return "no request to deploy was seen to be taken";
			const asked = commit === null ? "asked for a deployment" : `asked for ${shortCommit(commit)}`;
			return isAdopted === true ? `${asked}, followed the deployment that was in progress instead` : asked;
		}
		function wordsOf(record) {
			const last = lastSeen(record);
			return record.steps.length === 0 && last !== null ? [last] : record.steps.map((step) => step.state);
		}
		function renderSeen(words) {
			if (words.length === 0) return "saw no state";
			const half = MOST_STATES / 2;
			const surplus = words.length - MOST_STATES;
			const chain = surplus <= 0 ? words : [
				...words.slice(0, half),
				`${surplus} more`,
				...words.slice(-half)
			];
			return `saw ${chain.join(" \u2192 ")}`;
		}
		function renderTie({ evidence, baseline, last }) {
			const isDateMoved = baseline !== null && (0, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.Pk)(baseline.lastDeploymentDate, last?.lastDeploymentDate ?? null);
			switch (evidence) {
				case "none": return "nothing ties that to this deployment";
				case "progress-seen": return "in progress since then";
				case "date-changed": return "the deployment date moved";
				case "identity": return isDateMoved ? "the status named this deployment and the deployment date moved" : "the status named this deployment";
			}
		}
	}),
	2320: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PH: () => markUnsent,
			cp: () => isUncertain,
			hL: () => unsentStageOf,
			wt: () => isUnsent
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		const FATES = {
			input: "unsent",
			"access-unauthorized": "refused",
			"access-forbidden": "refused",
			"access-not-found": "refused",
			throttled: "refused",
			remote: "open",
			rejected: "refused",
			conflict: "refused",
			"network-dns": "unsent",
			"network-connect": "unsent",
			"network-tls": "unsent",
			"network-headers": "open",
			"network-body": "open",
			"network-reset": "open",
			protocol: "open",
			"cancelled-signal": "open",
			"cancelled-timeout": "open"
		};
		const marked = new WeakSet();
		function markUnsent(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG) marked.add(error);
			return error;
		}
		function isUnsent(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG && fateOf(error) === "unsent";
		}
		function isUncertain(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG && fateOf(error) === "open";
		}
		function unsentStageOf(code) {
			if (/^(?:ENOTFOUND|EAI_[A-Z]+)$/.test(code)) return "dns";
			return code === "ECONNREFUSED" ? "connect" : null;
		}
		function fateOf(error) {
			return marked.has(error) ? "unsent" : FATES[error.code];
		}
	}),
	2062: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => isUuid,
			W: () => isSameId
		});
		const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
		function isUuid(id) {
			return UUID.test(id);
		}
		function isSameId(one, other) {
			return one === other || isUuid(one) && one.toLowerCase() === other.toLowerCase();
		}
	}),
	5364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => renderProgress });
		var _deploy_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3272);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5171);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		const MOST_UNITS = 400;
		function renderProgress(before, now) {
			const isTaken = now.triggeredAt !== null && before.triggeredAt === null && now.isAdopted !== true;
			const since = now.triggeredAt ?? now.startedAt;
			const steps = now.steps.slice(before.steps.length);
			return [...isTaken ? [renderTaken(now)] : [], ...steps.map((step) => `${step.state} after ${(0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.PP)(step.seenAt - since)}`)].map((line) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(line, MOST_UNITS));
		}
		function renderTaken({ commit, deploymentId }) {
			const name = deploymentId === null ? "" : ` ${deploymentId}`;
			const of = commit === null ? "" : ` of ${(0, _deploy_sentences_js__WEBPACK_IMPORTED_MODULE_2__.Ax)(commit)}`;
			return `The platform took the deployment${name}${of}.`;
		}
	})
};
