"use strict";
exports.id = 206;
exports.ids = [206];
exports.modules = {
	7241: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { closeGithubReport: () => closeGithubReport });
		;
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
		function result_worstOf(results) {
			return RESULTS.find((result) => results.includes(result)) ?? "success";
		}
		function result_isPassing(result, policy) {
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
			return results.every((result) => result_isPassing(result, policy)) ? 0 : 1;
		}
		function result_concludeFrom(result, policy) {
			switch (result) {
				case "success":
				case "triggered": return "success";
				case "skipped":
				case "cancelled":
				case "timed_out": return result;
				case "unchanged": return result_isPassing(result, policy) ? "success" : "failure";
				case "superseded": return policy.onSuperseded === "neutral" ? "neutral" : result_isPassing(result, policy) ? "success" : "failure";
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
		function result_headlineOf(result) {
			return HEADLINES[result];
		}
		function result_headlineOfEnd({ result, isRefused }) {
			return isRefused === true && result === "failure" ? REFUSED : result_headlineOf(result);
		}
		var untrusted = __webpack_require__(9567);
		var limits = __webpack_require__(788);
		var sentences = __webpack_require__(1703);
		var plain_text = __webpack_require__(93);
		;
		const MAX_WORD_UNITS = 200;
		const MAX_SENTENCE_UNITS = 1800;
		function view_viewRun(facts, interruption) {
			const apps = facts.apps.map((app) => viewApp(app, facts, interruption));
			const results = apps.map((app) => app.result);
			const result = worstOf(interruption === null ? results : [...results, interruption.result]);
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
		function viewApp({ record, logTail }, facts, interruption) {
			const settlement = record.settlement ?? settlementFrom(interruption, facts.endedAt);
			const passed = isPassing(settlement.result, facts.policy);
			const appId = word(record.appId);
			return {
				appId,
				result: settlement.result,
				passed,
				isDoubtful: passed && isDoubtful(settlement.result, facts.policy),
				...settlement.isRefused === true ? { isRefused: true } : {},
				headline: `${headlineOfEnd(settlement)}: ${appId}`,
				reason: sentence(settlement.reason),
				advice: sentence(adviceOf(settlement, facts.policy)),
				confirmed: settlement.confirmed,
				commit: optionalWord(record.commit),
				shortCommit: record.commit === null ? null : word(shortCommit(record.commit)),
				deploymentId: optionalWord(record.deploymentId),
				supersededBy: optionalWord(record.supersededBy),
				state: optionalWord(record.last?.state),
				isStateFromBefore: record.last !== null && lastSeen(record) === null,
				serviceDeploymentStatus: optionalWord(record.last?.serviceDeploymentStatus),
				lastDeploymentDate: optionalWord(record.last?.lastDeploymentDate?.text),
				durationMs: Math.max(0, settlement.settledAt - record.startedAt),
				phases: renderTimeline(record, facts.endedAt, facts.epochOffsetMs).map((phase) => ({
					...phase,
					name: word(phase.name)
				})),
				evidence: sentence(renderEvidence(record, facts.policy.trigger && !facts.policy.dryRun)),
				logTail
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
			if (first === undefined) return headlineOf(result);
			return apps.length === 1 ? first.headline : headlineOfSeveral(alike, apps.length);
		}
		function reasonFor(result, apps, worst, interruption) {
			if (worst === null || worst.result !== result) return sentence(interruption?.reason ?? "No deployment was started.");
			return apps.length === 1 ? worst.reason : sentence(`${worst.appId}: ${worst.reason}`);
		}
		function word(text) {
			return safeSentence(text, MAX_WORD_UNITS);
		}
		function optionalWord(text) {
			return text === null || text === undefined ? null : word(text);
		}
		function sentence(text) {
			return safeSentence(text, MAX_SENTENCE_UNITS);
		}
		function worstAmong(apps, result = result_worstOf(apps.flatMap(({ result }) => result ?? []))) {
			const alike = apps.filter((app) => app.result === result);
			const deployed = alike.filter(({ isRefused }) => isRefused !== true);
			return deployed.length > 0 ? deployed : alike;
		}
		function headlineOfSeveral(worst, total) {
			const [first] = worst;
			const share = worst.length === total ? "" : `${worst.length} of `;
			return `${result_headlineOfEnd({
				...first,
				result: first?.result ?? "success"
			})}: ${share}${total} applications`;
		}
		;
		const PROGRESS = [
			"queued",
			"in_progress",
			"completed"
		];
		const CONCLUSIONS = [
			"failure",
			"timed_out",
			"cancelled",
			"neutral",
			"success",
			"skipped"
		];
		function renderStanding(facts, isOver) {
			const view = viewRun(facts, null);
			const apps = view.apps.map((app, index) => standingOf(app, facts, index, isOver));
			if (apps.every(({ progress }) => progress === "completed")) {
				const { result, headline, reason } = view;
				return {
					progress: "completed",
					result,
					conclusion: worstConclusion(apps),
					headline,
					reason,
					apps
				};
			}
			const progress = apps.every((app) => app.progress === "queued") ? "queued" : "in_progress";
			const ended = apps.filter((app) => app.progress === "completed").length;
			const headline = apps.length === 1 ? apps[0]?.headline ?? "" : `Deploying ${apps.length} applications`;
			const reason = ended === 0 ? "" : `${ended} of ${apps.length} have finished.`;
			return {
				progress,
				result: null,
				conclusion: null,
				headline,
				reason,
				apps
			};
		}
		function worstConclusion(apps) {
			return CONCLUSIONS.find((one) => apps.some(({ conclusion }) => conclusion === one)) ?? "success";
		}
		function standingOf(app, facts, index, isOver) {
			const record = facts.apps[index]?.record;
			const { appId, isDoubtful, state, commit, shortCommit, deploymentId } = app;
			const startedAt = Math.round((record?.startedAt ?? facts.startedAt) + facts.epochOffsetMs);
			const known = {
				appId,
				state,
				commit,
				shortCommit,
				deploymentId,
				startedAt
			};
			if (isOver || (record?.settlement ?? null) !== null) {
				const { result, headline, reason, advice, evidence, logTail } = app;
				const refusal = app.isRefused === true ? { isRefused: true } : {};
				const conclusion = concludeFrom(result, facts.policy);
				const endedAt = startedAt + Math.round(app.durationMs);
				return {
					...known,
					...refusal,
					progress: "completed",
					result,
					conclusion,
					isDoubtful,
					headline,
					reason,
					advice,
					endedAt,
					evidence,
					logTail
				};
			}
			const isUnderWay = record !== undefined && (record.triggeredAt !== null || record.steps.length > 0);
			return {
				...known,
				progress: isUnderWay ? "in_progress" : "queued",
				result: null,
				conclusion: null,
				isDoubtful: false,
				headline: `${isUnderWay ? "Deploying" : "Waiting"}: ${appId}`,
				reason: "",
				advice: "",
				endedAt: null,
				evidence: "",
				logTail: []
			};
		}
		function cancelStanding(standing, reason, endedAt) {
			if (standing.progress === "completed") return standing;
			const apps = standing.apps.map((app) => app.progress === "completed" ? app : cancelApp(app, reason, endedAt));
			const conclusion = worstConclusion(apps);
			const result = result_worstOf(apps.flatMap((app) => app.result ?? []));
			const headline = apps.length === 1 ? apps[0]?.headline ?? "" : result_headlineOf("cancelled");
			return {
				progress: "completed",
				result,
				conclusion,
				headline,
				reason,
				apps
			};
		}
		function cancelApp(app, reason, endedAt) {
			const headline = `${result_headlineOf("cancelled")}: ${app.appId}`;
			const ended = Math.max(app.startedAt, Math.round(endedAt));
			return {
				...app,
				progress: "completed",
				result: "cancelled",
				conclusion: "cancelled",
				headline,
				reason,
				endedAt: ended
			};
		}
		const FOUR_BYTES = /[\u{10000}-\u{10ffff}]/gu;
		function renderDescription({ progress, headline, reason }) {
			return cutDescription(progress !== "completed" || reason === "" ? headline : `${headline}. ${reason}`);
		}
		function cutDescription(text) {
			return (0, untrusted.b1)(text.replace(FOUR_BYTES, "\uFFFD"), limits.bn);
		}
		var unwritten = __webpack_require__(9344);
		;
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
		async function time_limit_withinLimit(clock, limitMs, run, signal) {
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
		var external_node_crypto_ = __webpack_require__(7598);
		;
		function surface_names_forApp(text, appId) {
			return text.replaceAll("{app}", () => appId);
		}
		const NO_LINKS = {
			deployments: [],
			comment: null,
			checkRun: null,
			environment: null
		};
		var hostile_json = __webpack_require__(7810);
		var markup = __webpack_require__(8657);
		var units = __webpack_require__(3406);
		;
		function renderFoldedLog(appId, lines, mostBytes) {
			const first = firstThatFits(lines, mostBytes);
			for (let leftOut = first; leftOut < lines.length; leftOut++) {
				const block = fold(appId, lines.slice(leftOut), leftOut);
				if ((0, limits.$$)(block) <= mostBytes) return block;
			}
			return null;
		}
		function firstThatFits(lines, mostBytes) {
			let bytes = 0;
			const last = lines.findLastIndex((line) => {
				bytes += (0, limits.$$)(line) + 1;
				return bytes > mostBytes;
			});
			return last + 1;
		}
		function fold(appId, lines, leftOut) {
			const cut = leftOut === 0 ? "" : ` (${leftOut} earlier lines left out)`;
			const title = `Last ${lines.length === 1 ? "log line" : `${lines.length} log lines`} of ${escapeTitle(appId)}${cut}`;
			return renderFold(title, (0, markup.Q)(lines.join("\n")));
		}
		function renderFold(title, content) {
			return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
		}
		function escapeTitle(text) {
			return (0, markup.ZD)(text).replace(/@|(?<!&)#/g, "$&&#8203;");
		}
		;
		const PARAGRAPH_BYTES = 4;
		const LOG_BYTES = 2e4;
		function renderCheckRun(standing, job) {
			const isOver = standing.progress === "completed";
			return {
				status: standing.progress,
				conclusion: isOver ? standing.conclusion : null,
				title: (0, untrusted.b1)(standing.headline, limits.e5),
				summary: renderSummary(standing),
				text: isOver ? renderText(standing.apps) : null,
				annotations: isOver ? renderAnnotations(standing.apps, job.workflowPath) : [],
				startedAt: standing.apps.length === 0 ? null : Math.min(...standing.apps.map((app) => app.startedAt)),
				completedAt: isOver ? lastEnd(standing.apps) : null
			};
		}
		function lastEnd(apps) {
			const ends = apps.flatMap((app) => app.endedAt ?? []);
			return ends.length === 0 ? null : Math.max(...ends);
		}
		function check_run_hasFailed({ conclusion }) {
			return conclusion === "failure" || conclusion === "timed_out" || conclusion === "cancelled";
		}
		function renderSummary(standing) {
			const { headline, apps } = standing;
			const parts = [
				(0, markup.FV)(reasonOf(standing)),
				renderTable(apps),
				apps.length === 1 ? "" : renderReasons(apps)
			];
			const text = parts.filter((part) => part !== "").join("\n\n");
			return (0, limits.G$)(text === "" ? (0, markup.FV)(headline) : text, limits.lo);
		}
		function reasonOf({ reason, apps }) {
			const [only] = apps;
			if (apps.length === 1) return [reason, only?.advice ?? ""].filter((text) => text !== "").join(" ");
			return apps.some((app) => isTroubled(app) && reason === `${app.appId}: ${app.reason}`) ? "" : reason;
		}
		function isTroubled(app) {
			return app.progress === "completed" && (check_run_hasFailed(app) || app.isDoubtful);
		}
		function renderTable(apps) {
			if (apps.length === 0) return "";
			const head = ["| Application | Result | State | Commit | Deployment | Took |", "| --- | --- | --- | --- | --- | --- |"];
			return [...head, ...apps.map(renderRow)].join("\n");
		}
		function renderRow(app) {
			const took = app.endedAt === null ? null : (0, units.PP)(app.endedAt - app.startedAt);
			const state = app.progress === "completed" ? app.state : null;
			const words = [
				app.appId,
				renderResult(app),
				state,
				app.shortCommit,
				app.deploymentId,
				took
			];
			return `| ${words.map((text) => text === null ? "" : (0, markup.FV)(text)).join(" | ")} |`;
		}
		function renderResult(app) {
			if (app.progress !== "completed") return `\u23F3 ${app.progress === "queued" ? "queued" : "in progress"}`;
			if (check_run_hasFailed(app)) return `\u274C ${app.result}`;
			return `${app.isDoubtful ? "\u26A0\uFE0F" : "\u2705"} ${app.result}`;
		}
		function renderReasons(apps) {
			return apps.filter(isTroubled).map((app) => `- **${(0, markup.FV)(app.appId)}**: ${(0, markup.FV)(`${app.reason} ${app.advice}`)}`).join("\n");
		}
		function renderText(apps) {
			const evidence = (0, limits.G$)(check_run_renderEvidence(apps), limits.lo - LOG_BYTES);
			const logs = renderLogs(apps, limits.lo - (0, limits.$$)(evidence) - PARAGRAPH_BYTES);
			const parts = [evidence, ...logs].filter((part) => part !== "");
			return parts.length === 0 ? null : (0, limits.G$)(parts.join("\n\n"), limits.lo);
		}
		function check_run_renderEvidence(apps) {
			const proven = apps.filter((app) => app.evidence !== "");
			if (proven.length === 0) return "";
			const lines = proven.map((app) => `**${(0, markup.FV)(app.appId)}**: ${(0, markup.FV)(app.evidence)}`);
			return [
				"### Evidence",
				"",
				...lines.length === 1 ? lines : lines.map((line) => `- ${line}`)
			].join("\n");
		}
		function renderLogs(apps, roomBytes) {
			const logs = apps.filter((app) => check_run_hasFailed(app) && app.logTail.length > 0);
			const shareBytes = Math.floor((roomBytes - 100) / Math.max(1, logs.length)) - PARAGRAPH_BYTES;
			const blocks = logs.flatMap((app) => renderFoldedLog(app.appId, app.logTail, shareBytes) ?? []);
			const leftOut = logs.length - blocks.length;
			return leftOut === 0 ? blocks : [...blocks, `Logs left out because they are too long: ${leftOut}.`];
		}
		function renderAnnotations(apps, path) {
			if (path === null) return [];
			return apps.filter(check_run_hasFailed).map((app) => ({
				path,
				line: 1,
				level: "failure",
				title: (0, untrusted.b1)(app.headline, limits.e5),
				message: (0, plain_text.Uw)(`Application ${app.appId}: ${app.reason} ${app.advice}`.trim().toWellFormed(), limits.xi)
			}));
		}
		;
		function backOffMs(failures, { firstMs, maxMs, growth = 2 }, chance = 1) {
			const wholeMs = Math.min(maxMs, firstMs * growth ** Math.max(0, failures - 1));
			return wholeMs / 2 * (1 + chance);
		}
		;
		const UNANSWERED = {
			firstMs: 1e3,
			maxMs: 3e4
		};
		const MAX_PAUSE_MS = 1e4;
		const UNREADABLE = {
			kind: "unreachable",
			permission: null,
			sentence: "GitHub's response could not be read. The change may or may not have been made."
		};
		function readResult(response, decode) {
			if (response.kind !== "done") return response;
			const value = decode(response.data);
			return value === null ? {
				kind: "lost",
				problem: UNREADABLE
			} : {
				kind: "read",
				value
			};
		}
		function createJudge(clock) {
			let unanswered = 0;
			return (setback) => {
				const isUnanswered = setback?.kind === "lost" || setback?.kind === "not-sent";
				unanswered = isUnanswered ? unanswered + 1 : 0;
				if (setback === null) return { kind: "written" };
				const { problem } = setback;
				if (setback.kind === "throttled") return {
					kind: "later",
					notBefore: setback.notBefore,
					problem
				};
				if (!isUnanswered) return {
					kind: "given-up",
					problem
				};
				const delayMs = backOffMs(unanswered, UNANSWERED);
				return {
					kind: "later",
					notBefore: clock.monotonicMs() + delayMs,
					problem
				};
			};
		}
		function attempts_isSoonOver(attempt, now) {
			return attempt.kind === "written" || attempt.kind === "later" && attempt.notBefore - now <= MAX_PAUSE_MS;
		}
		function fingerprintOf({ state, description }) {
			return `${state} ${description}`;
		}
		;
		const MAX_ANNOTATIONS = 50;
		function renderCheckBody(check, first) {
			return {
				status: check.status,
				...check.startedAt === null ? {} : { started_at: renderInstant(check.startedAt) },
				...check.conclusion === null ? {} : { conclusion: check.conclusion },
				...check.completedAt === null ? {} : { completed_at: renderInstant(check.completedAt) },
				...renderOutputBody(check, first)
			};
		}
		function renderOutputBody(check, first) {
			const annotations = check.annotations.slice(first, first + MAX_ANNOTATIONS).map(renderAnnotation);
			const { title, summary, text } = check;
			const output = {
				title,
				summary,
				...text === null ? {} : { text }
			};
			return { output: annotations.length === 0 ? output : {
				...output,
				annotations
			} };
		}
		function shownBy(check, annotations) {
			const compared = check.status === "completed" ? [check.conclusion, check.annotations] : check;
			const digest = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(compared)).digest("hex").slice(0, 16);
			return {
				isCompleted: check.status === "completed",
				annotations,
				digest
			};
		}
		function renderShown({ isCompleted, annotations, digest }) {
			return `${isCompleted ? "completed" : "open"}/${annotations}/${digest}`;
		}
		function decodeShown(text) {
			const [, word, annotations, digest] = /^(completed|open)\/(\d{1,9})\/([0-9a-f]*)$/.exec(text) ?? [];
			if (digest === undefined) return null;
			return {
				isCompleted: word === "completed",
				annotations: Number(annotations),
				digest
			};
		}
		function renderAnnotation({ path, line, level, title, message }) {
			return {
				path,
				start_line: line,
				end_line: line,
				annotation_level: level,
				title,
				message
			};
		}
		function renderInstant(epochMs) {
			return new Date(epochMs).toISOString();
		}
		var errors = __webpack_require__(7646);
		;
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
			if (error instanceof TouchdownError) marked.add(error);
			return error;
		}
		function isUnsent(error) {
			return error instanceof errors.gG && fateOf(error) === "unsent";
		}
		function isUncertain(error) {
			return error instanceof TouchdownError && fateOf(error) === "open";
		}
		function unsentStageOf(code) {
			if (/^(?:ENOTFOUND|EAI_[A-Z]+)$/.test(code)) return "dns";
			return code === "ECONNREFUSED" ? "connect" : null;
		}
		function fateOf(error) {
			return marked.has(error) ? "unsent" : FATES[error.code];
		}
		;
		const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
		const DIGITS = /^\d{10,20}(?:\.\d+)?$/;
		function parseInstant(value) {
			if (typeof value === "number") return fromNumber(value);
			if (typeof value !== "string") return null;
			const text = value.trim();
			if (DIGITS.test(text)) return fromNumber(Number(text));
			const iso = ISO.exec(text);
			if (iso !== null) return orNull(Date.parse(`${iso[1]}T${iso[2]?.replace(",", ".")}${offset(iso[3] ?? "Z")}`));
			return parseHttpDate(text);
		}
		function fromNumber(value) {
			if (!Number.isFinite(value) || value < 1e9) return null;
			if (value >= 0x16345785d8a0000) return Math.round(value / 1e6);
			if (value >= 0x5af3107a4000) return Math.round(value / 1e3);
			return Math.round(value >= 1e11 ? value : value * 1e3);
		}
		function offset(text) {
			if (/^z$/i.test(text)) return "Z";
			const digits = text.slice(1).replace(":", "");
			return `${text.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2) || "00"}`;
		}
		function orNull(epochMs) {
			return Number.isNaN(epochMs) ? null : epochMs;
		}
		const TIME = String.raw`\d{2}:\d{2}:\d{2}`;
		const DAY_AND_MONTH = String.raw`\d{2} [A-Z][a-z]{2}`;
		const FIXED = new RegExp(`^[A-Z][a-z]{2}, ${DAY_AND_MONTH} \\d{4} ${TIME} GMT$`);
		const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-[A-Z][a-z]{2}-\\d{2} ${TIME} GMT$`);
		const ASCTIME = new RegExp(`^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \\d]\\d ${TIME} \\d{4}$`);
		function parseHttpDate(text) {
			if (FIXED.test(text) || RFC_850.test(text)) return finite(Date.parse(text));
			if (ASCTIME.test(text)) return finite(Date.parse(`${text} GMT`));
			return null;
		}
		function finite(epochMs) {
			return Number.isFinite(epochMs) ? epochMs : null;
		}
		;
		const MAX_MS = 36e5;
		const COUNT = /^\d{1,15}$/;
		const NUMBER = /^\d{1,25}(?:\.\d{1,9})?$/;
		function readAdvice({ status, headers }, epochMs) {
			const read = (name) => headers[name]?.trim() ?? "";
			const respondedAt = parseHttpDate(read("date")) ?? epochMs;
			const mayAskToWait = status === 429 || status === 503;
			return {
				limit: parseCount(read("x-ratelimit-limit")),
				remaining: parseCount(read("x-ratelimit-remaining")),
				resetInMs: parseReset(read("x-ratelimit-reset"), respondedAt),
				retryAfterMs: mayAskToWait ? parseRetryAfter(read("retry-after"), respondedAt) : null,
				limited: status === 429
			};
		}
		function parseCount(text) {
			return COUNT.test(text) ? Number(text) : null;
		}
		function parseReset(text, now) {
			if (!NUMBER.test(text)) return parseUntil(text, now);
			const value = Number(text);
			if (value >= 0x16345785d8a0000) return clampWait(value / 1e6 - now);
			if (value >= 0x5af3107a4000) return clampWait(value / 1e3 - now);
			if (value >= 1e11) return clampWait(value - now);
			if (value >= 1e9) return clampWait(value * 1e3 - now);
			return clampWait(value * 1e3);
		}
		function parseRetryAfter(text, now) {
			return NUMBER.test(text) ? clampWait(Number(text) * 1e3) : parseUntil(text, now);
		}
		function parseUntil(text, now) {
			const at = parseHttpDate(text);
			return at === null ? null : clampWait(at - now);
		}
		function clampWait(durationMs) {
			return Math.min(MAX_MS, Math.max(0, durationMs));
		}
		;
		const OPEN_LIMIT = {
			opensAt: Number.NEGATIVE_INFINITY,
			unexplained: 0
		};
		const UNEXPLAINED = {
			firstMs: 6e4,
			maxMs: 9e5
		};
		const MIN_WAIT_MS = 1e3;
		function isLimited({ status, headers, message }) {
			if (status === 429) return true;
			if (status !== 403) return false;
			const says = (name) => headers[name]?.trim() ?? "";
			return says("retry-after") !== "" || says("x-ratelimit-remaining") === "0" || /rate limit|secondary|abuse/i.test(message);
		}
		function learnLimit(limit, notice, now) {
			const { remaining, resetInMs, retryAfterMs } = readAdvice({
				status: 429,
				headers: notice.headers
			}, now.epochMs);
			const untilReset = remaining === 0 ? resetInMs : null;
			if (!isLimited(notice)) return {
				opensAt: later(limit, now, untilReset),
				unexplained: 0
			};
			const statedMs = retryAfterMs ?? untilReset;
			if (statedMs !== null) return {
				...limit,
				opensAt: later(limit, now, statedMs)
			};
			if (limit.opensAt > now.monotonicMs && limit.unexplained > 0) return limit;
			const waitMs = backOffMs(limit.unexplained + 1, UNEXPLAINED);
			return {
				opensAt: later(limit, now, waitMs),
				unexplained: limit.unexplained + 1
			};
		}
		function later(limit, { monotonicMs }, waitMs) {
			return waitMs === null ? limit.opensAt : Math.max(limit.opensAt, monotonicMs + Math.max(MIN_WAIT_MS, waitMs));
		}
		;
		function parseJson(text) {
			try {
				if (text === null) return undefined;
				return /\d{16}/.test(text) ? JSON.parse(text, keepLongIds) : JSON.parse(text);
			} catch {
				return undefined;
			}
		}
		function keepLongIds(_name, value, context) {
			const isInexact = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
			return isInexact && /^\d+$/.test(context?.source ?? "") ? context?.source : value;
		}
		const MAX_MESSAGE = 300;
		const FORKS = "Pull requests from forks and from Dependabot get a read-only token.";
		const APP_KEY = "check that the id and the private key belong to the same App.";
		function noticeOf({ status, headers, text }) {
			const body = parseJson(text);
			const said = body === undefined ? text?.slice(0, 1e3) : (0, hostile_json._F)(body, "message");
			return {
				status,
				headers,
				message: typeof said === "string" ? said : ""
			};
		}
		function decodeResponse(asked, response, opening) {
			const { route } = asked;
			const { status } = response;
			if (status >= 200 && status < 300) return decodeSuccess(asked, response);
			const said = `${status}${describeBody(response.text)}`;
			if (isLimited(noticeOf(response))) return throttledUntil(asked, opening, said);
			if (status === 401) return {
				kind: "denied",
				problem: unaccepted(asked, said)
			};
			if (status === 403) return {
				kind: "denied",
				problem: unpermitted(asked, said)
			};
			if (status < 300 || status >= 500) return lost(asked, said);
			if (status !== 404 && status !== 410) {
				return {
					kind: "refused",
					status,
					problem: trouble("refused", `GitHub refused ${route} (${said}).`)
				};
			}
			return {
				kind: "gone",
				problem: trouble("refused", `GitHub did not find the target of ${route} (${said}).`)
			};
		}
		function decodeFailure(asked, error) {
			const { kind, why } = readFailure(error);
			if (kind === "lost") return lost(asked, why);
			const sentence = `GitHub could not be reached for ${asked.route} (${why}): nothing was sent.`;
			return {
				kind: "not-sent",
				problem: trouble("unreachable", sentence)
			};
		}
		function heldBack(asked, opening) {
			return throttledUntil(asked, opening, "not sent");
		}
		function withoutToken({ route }) {
			return {
				kind: "denied",
				problem: trouble("denied", `No token for ${route}: the input github-token is empty.`)
			};
		}
		function decodeSuccess(asked, { status, text }) {
			if (status === 204 || status === 205) return {
				kind: "done",
				status,
				data: null
			};
			const data = parseJson(text);
			return data === undefined ? lost(asked, `${status} without readable JSON`) : {
				kind: "done",
				status,
				data
			};
		}
		function throttledUntil({ route }, { opensAt, now }, said) {
			const sentence = `GitHub's rate limit delays ${route} (${said}) by another ${(0, units.PP)(opensAt - now)}.`;
			return {
				kind: "throttled",
				notBefore: opensAt,
				problem: trouble("throttled", sentence)
			};
		}
		function unaccepted({ route, holder }, said) {
			const [token, advice] = holder === "app" ? ["App's token", APP_KEY] : ["token (github-token)", "check that it has not expired."];
			return trouble("denied", `GitHub does not accept the ${token} for ${route} (${said}): ${advice}`);
		}
		function unpermitted({ route, permission, holder }, said) {
			const grant = permission === "" ? "the App or its installation may be suspended." : `give the App the permission \`${permission}\`, and accept it where the App is installed.`;
			const remedy = holder === "app" ? grant : `add \`permissions: ${permission}\` to the job. ${FORKS}`;
			return {
				...trouble("denied", `GitHub did not allow ${route} (${said}): ${remedy}`),
				permission
			};
		}
		function lost({ route }, why) {
			const doubt = route.startsWith("GET ") ? "" : " The change may or may not have been made.";
			return {
				kind: "lost",
				problem: trouble("unreachable", `GitHub sent no usable response to ${route} (${why}).${doubt}`)
			};
		}
		function trouble(kind, sentence) {
			return {
				kind,
				permission: null,
				sentence: (0, untrusted.b1)(sentence, 1e3)
			};
		}
		function describeBody(text) {
			const body = parseJson(text);
			const details = github_response_elementsOf((0, hostile_json._F)(body, "errors")).slice(0, 5).map(describeDetail);
			const words = [(0, hostile_json._F)(body, "message"), ...details].filter((word) => typeof word === "string" && word.trim() !== "");
			return words.length === 0 ? "" : `: ${(0, untrusted.b1)(words.join("; "), MAX_MESSAGE).replace(/\.$/, "")}`;
		}
		function describeDetail(detail) {
			if (typeof detail === "string") return detail;
			const message = (0, hostile_json._F)(detail, "message");
			const named = [
				(0, hostile_json._F)(detail, "resource"),
				(0, hostile_json._F)(detail, "field"),
				(0, hostile_json._F)(detail, "code")
			];
			return message ?? named.filter((name) => typeof name === "string").join(" ");
		}
		const WHY = {
			dns: "could not resolve the host name",
			connect: "no connection",
			tls: "no secure connection",
			headers: "no response in time",
			body: "the response was incomplete",
			reset: "the connection was lost"
		};
		function readFailure(error) {
			let why = "the connection failed";
			for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
				if (cause instanceof errors.Dr) return {
					kind: isUnsent(cause) ? "not-sent" : "lost",
					why: WHY[cause.stage]
				};
				const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
				if (unsentStageOf(code) !== null) return {
					kind: "not-sent",
					why: code
				};
				if (/^E[A-Z_]{3,20}$/.test(code)) why = code;
				if (cause.name === "TimeoutError" || cause.name === "AbortError") why = "no response in time";
			}
			return {
				kind: "lost",
				why
			};
		}
		function countOf(value, name) {
			const field = (0, hostile_json._F)(value, name);
			return typeof field === "number" && Number.isSafeInteger(field) && field >= 0 ? field : null;
		}
		function idOf(value) {
			return countOf(value, "id");
		}
		function github_response_textOf(value, name) {
			const field = (0, hostile_json._F)(value, name);
			return typeof field === "string" ? field : "";
		}
		function urlOf(value, name) {
			const text = github_response_textOf(value, name);
			return /^https?:\/\/[^\s<>"]+$/.test(text) ? text : "";
		}
		function itemsOf(value) {
			return Array.isArray(value) ? value : null;
		}
		function newestOf(items) {
			const ids = items.map((item) => countOf(item, "id") ?? -1);
			const highest = Math.max(-1, ...ids);
			return highest < 0 ? null : items[ids.indexOf(highest)];
		}
		function github_response_elementsOf(value) {
			return Array.isArray(value) ? value : [];
		}
		function github_response_isSha(value) {
			return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
		}
		function github_response_isId(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
		}
		;
		const PERMISSION = "checks: write";
		const CHECK_RUNS = "/repos/{owner}/{repo}/check-runs";
		function createCheckRunSurface(options) {
			return new CheckRunSurface(options);
		}
		class CheckRunSurface {
			kind = "check-run";
			#options;
			#judge;
			#id;
			#url;
			#shown;
			#sent = null;
			#isUnsure;
			constructor(options) {
				this.#options = options;
				this.#judge = createJudge(options.clock);
				this.#id = options.saved?.id ?? null;
				this.#url = options.saved?.url ?? "";
				this.#shown = decodeShown(options.saved?.written ?? "");
				this.#isUnsure = options.saved !== null && this.#shown === null;
			}
			isBehind(standing) {
				return this.#isShort(this.#render(standing));
			}
			async bring(standing) {
				const check = this.#render(standing);
				const setback = this.#isShort(check) && this.#isUnsure ? await this.#recover() : null;
				if (setback !== null || !this.#isShort(check)) return this.#judge(setback);
				return this.#judge(await (this.#id === null ? this.#create(check) : this.#update(this.#id, check)));
			}
			saved() {
				if (this.#id === null && !this.#isUnsure) return null;
				const written = this.#shown === null ? null : renderShown(this.#shown);
				return {
					kind: this.kind,
					id: this.#id,
					url: this.#url,
					written,
					of: ""
				};
			}
			#render(standing) {
				return renderCheckRun(standing, this.#options.job);
			}
			#isShort(check) {
				const shown = this.#shown;
				if (shown === null) return true;
				const isSame = shown.digest === shownBy(check, 0).digest;
				return shown.isCompleted ? isSame && shown.annotations < check.annotations.length : !isSame;
			}
			#create(check) {
				const { job, name, externalId } = this.#options;
				const who = {
					name,
					head_sha: job.sha,
					external_id: externalId,
					details_url: job.logUrl
				};
				return this.#send(`POST ${CHECK_RUNS}`, {
					...who,
					...renderCheckBody(check, 0)
				}, check, 0);
			}
			#update(id, check) {
				const first = this.#shown?.annotations ?? 0;
				const body = this.#shown?.isCompleted ? renderOutputBody(check, first) : renderCheckBody(check, first);
				return this.#send(`PATCH ${CHECK_RUNS}/{check_run_id}`, {
					check_run_id: id,
					...body
				}, check, first);
			}
			async #send(route, body, check, first) {
				const { owner, repo } = this.#options.job;
				const before = this.#shown;
				this.#sent = shownBy(check, Math.max(first, Math.min(check.annotations.length, first + MAX_ANNOTATIONS)));
				this.#shown = null;
				this.#isUnsure = true;
				const response = readResult(await this.#options.client.call(route, {
					owner,
					repo,
					...body
				}, PERMISSION), decodeCheck);
				if (response.kind === "lost") return response;
				this.#isUnsure = false;
				this.#shown = response.kind === "read" ? this.#sent : before;
				if (response.kind !== "read") return response;
				this.#id = response.value.id;
				this.#url = response.value.url;
				return null;
			}
			async #recover() {
				const response = this.#id === null ? await this.#find() : await this.#read(this.#id);
				if (response.kind !== "read") return response;
				if (response.value.check !== null) this.#adopt(response.value.check);
				this.#isUnsure = false;
				return null;
			}
			async #find() {
				const { client, job, name, externalId } = this.#options;
				const query = {
					owner: job.owner,
					repo: job.repo,
					ref: job.sha,
					check_name: name,
					filter: "all",
					per_page: 100
				};
				const response = await client.call("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", query, PERMISSION);
				return readResult(response, (data) => decodeFound(data, externalId));
			}
			async #read(id) {
				const { client, job } = this.#options;
				const query = {
					owner: job.owner,
					repo: job.repo,
					check_run_id: id
				};
				const response = await client.call(`GET ${CHECK_RUNS}/{check_run_id}`, query, PERMISSION);
				return readResult(response, (data) => {
					const check = decodeCheck(data);
					return check === null ? null : { check };
				});
			}
			#adopt({ id, url, isCompleted, annotations }) {
				const isWhole = this.#sent?.isCompleted === isCompleted && (isCompleted || this.#id === null);
				const sent = isWhole ? this.#sent : null;
				this.#shown = {
					isCompleted,
					annotations: annotations ?? sent?.annotations ?? 0,
					digest: sent?.digest ?? ""
				};
				this.#id = id;
				this.#url = url;
			}
		}
		function decodeFound(data, externalId) {
			const items = itemsOf((0, hostile_json._F)(data, "check_runs"));
			if (items === null) return null;
			const ours = newestOf(items.filter((item) => github_response_textOf(item, "external_id") === externalId));
			return { check: decodeCheck(ours) };
		}
		function decodeCheck(data) {
			const id = countOf(data, "id");
			if (id === null) return null;
			const isCompleted = github_response_textOf(data, "status") === "completed";
			const annotations = countOf((0, hostile_json._F)(data, "output"), "annotations_count");
			return {
				id,
				url: urlOf(data, "html_url"),
				isCompleted,
				annotations
			};
		}
		;
		const MAX_COUNT = 999999999;
		const LOG_LINES = 20;
		const LINE_UNITS = 200;
		const WORD_UNITS = 120;
		const SENTENCE_UNITS = 300;
		const URL_UNITS = 600;
		function entriesFrom(standing, job, settings) {
			return standing.apps.map((app) => entryFrom(app, job, settings.environmentUrl));
		}
		function entryFrom(app, job, environmentUrl) {
			const { appId, progress, result, conclusion, isDoubtful, headline, reason, state, shortCommit, startedAt, endedAt } = app;
			return cleanEntry({
				appId,
				runId: job.runId,
				runAttempt: job.runAttempt,
				job: job.job,
				version: 0,
				progress,
				result,
				conclusion,
				isDoubtful,
				...app.isRefused === true ? { isRefused: true } : {},
				headline,
				reason,
				state,
				shortCommit,
				startedAt: Math.round(startedAt),
				endedAt: endedAt === null ? null : Math.round(endedAt),
				logUrl: job.logUrl,
				environmentUrl: environmentUrl === null ? null : surface_names_forApp(environmentUrl, appId),
				log: isFailing(conclusion) ? app.logTail : []
			});
		}
		function cleanEntry(entry) {
			return {
				...entry,
				appId: pr_comment_entries_word(entry.appId),
				job: pr_comment_entries_word(entry.job),
				headline: (0, untrusted.b1)(entry.headline, SENTENCE_UNITS),
				reason: (0, untrusted.b1)(entry.reason, SENTENCE_UNITS),
				state: entry.state === null ? null : pr_comment_entries_word(entry.state),
				shortCommit: entry.shortCommit === null ? null : pr_comment_entries_word(entry.shortCommit),
				logUrl: address(entry.logUrl),
				environmentUrl: address(entry.environmentUrl),
				log: entry.log.slice(-LOG_LINES).flatMap((line) => (0, untrusted.y1)(line)).slice(-LOG_LINES).map((line) => (0, plain_text.oN)(line, LINE_UNITS))
			};
		}
		function isFailing(conclusion) {
			return conclusion === "failure" || conclusion === "timed_out";
		}
		function keyOf({ runId, runAttempt, job, appId }) {
			return JSON.stringify([
				runId,
				runAttempt,
				job,
				appId
			]);
		}
		function compareAge(one, other) {
			return one.runId - other.runId || one.runAttempt - other.runAttempt || compareTexts(one.job, other.job) || compareTexts(one.appId, other.appId);
		}
		function compareTellings(one, other) {
			return PROGRESS.indexOf(one.progress) - PROGRESS.indexOf(other.progress) || one.version - other.version || compareTexts(contentOf({
				...one,
				log: []
			}), contentOf({
				...other,
				log: []
			}));
		}
		function furtherOf(one, other) {
			const order = compareTellings(one, other) || one.log.length - other.log.length || compareTexts(JSON.stringify(one.log), JSON.stringify(other.log));
			return order >= 0 ? one : other;
		}
		function contentOf(entry) {
			const { progress, result, conclusion, isDoubtful, headline, reason, state, shortCommit, startedAt, endedAt } = entry;
			const shown = [
				progress,
				result,
				conclusion,
				isDoubtful,
				headline,
				reason,
				state,
				shortCommit,
				startedAt,
				endedAt
			];
			return JSON.stringify([
				keyOf(entry),
				...shown,
				entry.logUrl,
				entry.environmentUrl,
				entry.log,
				entry.isRefused
			]);
		}
		function compareTexts(one, other) {
			return one < other ? -1 : one > other ? 1 : 0;
		}
		function pr_comment_entries_word(text) {
			return (0, untrusted.b1)(text, WORD_UNITS);
		}
		function address(text) {
			const url = text === null ? "" : (0, untrusted.b1)(text, URL_UNITS + 1);
			return url === "" || url.length > URL_UNITS ? null : url;
		}
		;
		const HISTORY_ENTRIES = 5;
		const EMPTY_DOCUMENT = {
			revision: 0,
			entries: [],
			leftOut: 0
		};
		function joinDocuments(one, other) {
			const further = new Map();
			for (const entry of [...one.entries, ...other.entries]) {
				const key = keyOf(entry);
				const known = further.get(key);
				further.set(key, known === undefined ? entry : furtherOf(known, entry));
			}
			const { rows, history } = partsOf([...further.values()]);
			return {
				revision: Math.max(one.revision, other.revision),
				entries: [...rows, ...history],
				leftOut: Math.max(one.leftOut, other.leftOut)
			};
		}
		function partsOf(entries) {
			const newestFirst = entries.toSorted((a, b) => compareAge(b, a));
			const apps = new Set();
			const rows = [];
			const others = [];
			for (const entry of newestFirst) {
				(apps.has(entry.appId) ? others : rows).push(entry);
				apps.add(entry.appId);
			}
			const completed = others.filter(({ progress }) => progress === "completed").slice(0, HISTORY_ENTRIES);
			return {
				rows,
				history: completed.map((entry) => entry.log.length === 0 ? entry : {
					...entry,
					log: []
				})
			};
		}
		function hasAll(document, entries) {
			const known = new Map(document.entries.map((entry) => [keyOf(entry), entry]));
			return entries.every((entry) => {
				const there = known.get(keyOf(entry));
				return there !== undefined && compareTellings(there, entry) >= 0;
			});
		}
		;
		const comment_calls_PERMISSION = "pull-requests: write";
		const PER_PAGE = 100;
		const MAX_PAGES = 30;
		function createCommentCalls(client, { owner, repo }, pullRequest) {
			const ofIssue = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
			const ofComment = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
			const issue = {
				owner,
				repo,
				issue_number: pullRequest
			};
			const comment = (id) => ({
				owner,
				repo,
				comment_id: id
			});
			return {
				list: (since) => listPages((page) => {
					const query = since === null ? {} : { since: new Date(since).toISOString().replace(/\.\d+Z$/, "Z") };
					return client.call(`GET ${ofIssue}`, {
						...issue,
						per_page: PER_PAGE,
						page,
						...query
					}, comment_calls_PERMISSION);
				}),
				create: (body) => client.call(`POST ${ofIssue}`, {
					...issue,
					body
				}, comment_calls_PERMISSION),
				edit: (id, body) => client.call(`PATCH ${ofComment}`, {
					...comment(id),
					body
				}, comment_calls_PERMISSION),
				remove: (id) => client.call(`DELETE ${ofComment}`, comment(id), comment_calls_PERMISSION)
			};
		}
		async function listPages(read) {
			const comments = [];
			for (let page = 1; page <= MAX_PAGES; page++) {
				const response = await read(page);
				if (response.kind !== "done") return {
					kind: "failed",
					response
				};
				if (!Array.isArray(response.data)) return {
					kind: "failed",
					response: {
						kind: "lost",
						problem: NO_LIST
					}
				};
				comments.push(...response.data.map(decodeListed).filter((comment) => comment !== null));
				if (response.data.length < PER_PAGE) break;
			}
			return {
				kind: "listed",
				comments
			};
		}
		const NO_LIST = {
			kind: "unreachable",
			permission: null,
			sentence: "GitHub did not respond with a list of comments."
		};
		function decodeListed(data) {
			const id = (0, hostile_json._F)(data, "id");
			const body = (0, hostile_json._F)(data, "body");
			const url = (0, hostile_json._F)(data, "html_url");
			const updatedAt = Date.parse(String((0, hostile_json._F)(data, "updated_at")));
			if (typeof id !== "number" || !Number.isSafeInteger(id) || id <= 0 || Number.isNaN(updatedAt)) return null;
			const user = (0, hostile_json._F)(data, "user");
			const login = (0, hostile_json._F)(user, "login");
			return {
				id,
				url: typeof url === "string" ? url : "",
				body: typeof body === "string" ? body : "",
				updatedAt,
				author: typeof login === "string" ? login : null,
				isBot: (0, hostile_json._F)(user, "type") === "Bot"
			};
		}
		;
		const MAX_BODY_UNITS = 262144;
		const MAX_ENTRIES = 1e3;
		const MAX_INSTANT = 864e13;
		function renderMarker(document, keyHash) {
			const data = JSON.stringify([document.leftOut, document.entries.map(tupleOf)]);
			const base64 = Buffer.from(data, "utf8").toString("base64url");
			return `${markerStart(keyHash)}${document.revision} data=${base64} -->`;
		}
		function decodeComment(body, keyHash) {
			const start = markerStart(keyHash);
			if (!body.startsWith(start) || body.length > MAX_BODY_UNITS) return null;
			const end = body.indexOf(" -->", start.length);
			const [, digits, data = ""] = /^(\d{1,9}) data=([^\s>]*)$/.exec(body.slice(start.length, Math.max(end, 0))) ?? [];
			if (digits === undefined) return null;
			const revision = Number(digits);
			const decoded = (0, hostile_json.qF)(Buffer.from(data, "base64url").toString());
			if (!isList(decoded)) return {
				...EMPTY_DOCUMENT,
				revision
			};
			const [leftOut, tuples] = decoded;
			const entries = (isList(tuples) ? tuples.slice(0, MAX_ENTRIES) : []).map(decodeEntry).filter((entry) => entry !== null);
			return joinDocuments(EMPTY_DOCUMENT, {
				revision,
				entries,
				leftOut: isCount(leftOut) ? leftOut : 0
			});
		}
		function markerStart(keyHash) {
			return `<!-- touchdown comment=${keyHash} revision=`;
		}
		function tupleOf(entry) {
			const { appId, runId, runAttempt, job, version, progress, result, conclusion, isDoubtful, headline, reason } = entry;
			const { state, shortCommit, startedAt, endedAt, logUrl, environmentUrl, log } = entry;
			const key = [
				appId,
				runId,
				runAttempt,
				job,
				version
			];
			const verdict = [
				PROGRESS.indexOf(progress),
				result,
				conclusion,
				isDoubtful ? 1 : 0,
				headline,
				reason
			];
			const refusal = entry.isRefused === true ? [1] : [];
			return [
				...key,
				...verdict,
				state,
				shortCommit,
				startedAt,
				endedAt,
				logUrl,
				environmentUrl,
				log,
				...refusal
			];
		}
		function decodeEntry(tuple) {
			if (!isList(tuple)) return null;
			const [appId, runId, runAttempt, job, version, step, result, conclusion, doubtful, headline, reason] = tuple;
			const [state, shortCommit, startedAt, endedAt, logUrl, environmentUrl, log, refused] = tuple.slice(11);
			const progress = isCount(step) ? PROGRESS[step] : undefined;
			if (!isText(appId) || !isText(job) || !isText(headline) || !isText(reason) || progress === undefined) return null;
			if (!pr_comment_data_isId(runId) || !isCount(runAttempt) || !isCount(version) || !isInstant(startedAt)) return null;
			if (!isTextOrNull(state) || !isTextOrNull(shortCommit) || !isTextOrNull(logUrl) || !isTextOrNull(environmentUrl)) return null;
			if (!isList(log) || !log.every(isText)) return null;
			const isOver = progress === "completed";
			const ending = {
				result: RESULTS.find((one) => one === result) ?? null,
				conclusion: CONCLUSIONS.find((one) => one === conclusion) ?? null,
				endedAt: isInstant(endedAt) ? endedAt : null
			};
			if (Object.values(ending).some((value) => value === null === isOver)) return null;
			const isDoubtful = doubtful === 1;
			const shown = {
				headline,
				reason,
				state,
				shortCommit,
				startedAt,
				logUrl,
				environmentUrl,
				log
			};
			const refusal = refused === 1 ? { isRefused: true } : {};
			return cleanEntry({
				appId,
				runId,
				runAttempt,
				job,
				version,
				progress,
				...ending,
				isDoubtful,
				...refusal,
				...shown
			});
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function isText(value) {
			return typeof value === "string";
		}
		function isTextOrNull(value) {
			return value === null || typeof value === "string";
		}
		function pr_comment_data_isId(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
		}
		function isCount(value) {
			return pr_comment_data_isId(value) && value <= MAX_COUNT;
		}
		function isInstant(value) {
			return typeof value === "number" && Number.isInteger(value) && Math.abs(value) <= MAX_INSTANT;
		}
		;
		const COMMENT_UNITS = 65536;
		const COLUMNS = [
			"Application",
			"Result",
			"State",
			"Commit",
			"Took",
			"Log"
		];
		function renderComment(document, keyHash) {
			return fitComment(document, keyHash).body;
		}
		function fitComment(document, keyHash) {
			const parts = partsOf(document.entries);
			const tryWith = (lines, history, rows) => {
				const kept = {
					rows: parts.rows.slice(0, rows).map((row) => cutLog(row, lines)),
					history: parts.history.slice(0, history)
				};
				const leftOut = Math.max(document.leftOut, parts.rows.length - rows);
				const fitted = {
					revision: document.revision,
					entries: [...kept.rows, ...kept.history],
					leftOut
				};
				const body = renderParts(kept, fitted, keyHash);
				return body.length <= COMMENT_UNITS ? {
					body,
					document: fitted
				} : null;
			};
			const { rows, history } = parts;
			const nothing = {
				...document,
				entries: [],
				leftOut: Math.max(document.leftOut, rows.length)
			};
			const empty = {
				body: renderParts({
					rows: [],
					history: []
				}, nothing, keyHash),
				document: nothing
			};
			return largest(LOG_LINES, (lines) => tryWith(lines, history.length, rows.length)) ?? largest(history.length, (count) => tryWith(0, count, rows.length)) ?? largest(rows.length, (count) => tryWith(0, 0, count)) ?? empty;
		}
		function largest(most, attempt) {
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
		function cutLog(entry, lines) {
			return entry.log.length <= lines ? entry : {
				...entry,
				log: lines === 0 ? [] : entry.log.slice(-lines)
			};
		}
		function renderParts({ rows, history }, document, keyHash) {
			const reasons = rows.filter(isToExplain).map((row) => `- **${(0, markup.FV)(row.appId)}**: ${(0, markup.FV)(row.reason)}`);
			const { leftOut } = document;
			const said = `At least ${leftOut === 1 ? "one more application does" : `${leftOut} more applications do`} not fit into this comment.`;
			const parts = [
				`### ${renderHeadline(rows)}`,
				...rows.length === 0 ? [] : [pr_comment_renderTable(rows)],
				...leftOut === 0 ? [] : [said],
				...reasons.length === 0 ? [] : [reasons.join("\n")],
				...rows.map(renderLog).filter((log) => log !== null),
				...history.length === 0 ? [] : [renderFold("Earlier deployments", history.map(renderPast).join("\n"))]
			];
			return `${renderMarker(document, keyHash)}\n${parts.join("\n\n")}\n`;
		}
		function renderHeadline(rows) {
			const [first] = rows;
			if (first === undefined) return "No deployments to show";
			if (rows.length === 1) return `${signOf(first)} ${(0, markup.FV)(first.headline)}`;
			const bad = rows.filter(({ conclusion }) => isFailing(conclusion) || conclusion === "cancelled");
			const open = rows.filter(({ progress }) => progress !== "completed");
			if (bad.length === 0 && open.length > 0) {
				const sign = open.every(({ progress }) => progress === "queued") && open.length === rows.length ? "\u23F3" : "\u{1F504}";
				return `${sign} Deploying: ${rows.length - open.length} of ${rows.length} applications have finished`;
			}
			const judged = bad.length > 0 ? bad : rows;
			const alike = worstAmong(judged);
			return `${signOf(alike[0] ?? first)} ${headlineOfSeveral(alike, rows.length)}`;
		}
		function pr_comment_renderTable(rows) {
			const hasEnvironment = rows.some(({ environmentUrl }) => environmentUrl !== null);
			const environmentOf = (row) => hasEnvironment ? [renderLink(row.environmentUrl, null)] : [];
			const columns = hasEnvironment ? [...COLUMNS, "Environment"] : COLUMNS;
			const lines = rows.map((row) => [...cellsOf(row), ...environmentOf(row)]);
			return [
				columns,
				columns.map(() => "-"),
				...lines
			].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
		}
		function cellsOf(entry) {
			return [
				(0, markup.FV)(entry.appId),
				`${signOf(entry)} ${verdictOf(entry)}`,
				(0, markup.FV)(entry.state ?? ""),
				(0, markup.FV)(entry.shortCommit ?? ""),
				renderTime(entry),
				renderLink(entry.logUrl, "log")
			];
		}
		function isToExplain({ conclusion, isDoubtful, reason }) {
			return reason !== "" && conclusion !== null && (conclusion !== "success" || isDoubtful);
		}
		function renderPast(entry) {
			const commit = entry.shortCommit === null ? "" : ` at ${(0, markup.FV)(entry.shortCommit)}`;
			const link = entry.logUrl === null ? "" : ` (${renderLink(entry.logUrl, "log")})`;
			const took = renderTime(entry);
			return `- ${renderMinute(entry.startedAt)} ${signOf(entry)} ${verdictOf(entry)}: ${(0, markup.FV)(entry.appId)}${commit}, ${took}${link}`;
		}
		const UNSAFE_IN_TARGET = /[^A-Za-z0-9\-._~:/?#=&%+,;]/g;
		const LABEL_UNITS = 60;
		function renderLink(address, label) {
			if (address === null) return "";
			const url = parseUrl((0, untrusted.h0)(address));
			if (url === null) return (0, markup.FV)(address.slice(0, LABEL_UNITS));
			const target = url.href.replace(UNSAFE_IN_TARGET, encode).replaceAll("&", "&amp;");
			return `[${(0, markup.FV)((label ?? url.host).slice(0, LABEL_UNITS))}](${target})`;
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
		function signOf({ conclusion, progress, isDoubtful }) {
			if (conclusion === null) return progress === "queued" ? "\u23F3" : "\u{1F504}";
			if (isFailing(conclusion)) return "\u274C";
			if (conclusion === "cancelled") return "\u{1F6AB}";
			if (conclusion === "skipped") return "\u23ED\uFE0F";
			return isDoubtful || conclusion === "neutral" ? "\u26A0\uFE0F" : "\u2705";
		}
		function verdictOf({ result, progress, ...entry }) {
			if (result !== null) return result_headlineOfEnd({
				...entry,
				result
			});
			return progress === "queued" ? "Waiting" : "Deploying";
		}
		function renderTime({ startedAt, endedAt }) {
			return endedAt === null ? `since ${renderMinute(startedAt)}` : (0, units.PP)(endedAt - startedAt);
		}
		function renderMinute(at) {
			return `${new Date(at).toISOString().replace("T", " ").replace(/:\d\d\.\d+Z$/, "")} UTC`;
		}
		function renderLog({ appId, log }) {
			if (log.length === 0) return null;
			const count = log.length === 1 ? "log line" : `${log.length} log lines`;
			return renderFold(`Last ${count} of ${escapeTitle(appId)}`, (0, markup.Q)(log.join("\n")));
		}
		;
		const LAG_MS = 6e4;
		class Candidates {
			#calls;
			#keyHash;
			#authorLogin;
			#disowned = new Set();
			#found = [];
			#winner = null;
			#createdId = null;
			#newestAt = null;
			started = null;
			constructor(calls, keyHash, authorLogin) {
				this.#calls = calls;
				this.#keyHash = keyHash;
				this.#authorLogin = authorLogin;
			}
			async read() {
				const listing = await this.#calls.list(this.#safeSince());
				if (listing.kind === "failed") return {
					kind: "failed",
					failure: listing.response
				};
				for (const { updatedAt } of listing.comments) this.#newestAt = Math.max(this.#newestAt ?? updatedAt, updatedAt);
				const listed = listing.comments.map((comment) => this.#decode(comment)).filter((candidate) => candidate !== null);
				listed.sort((a, b) => a.id - b.id);
				const known = this.#winner;
				const isMissing = known !== null && !this.#disowned.has(known.id) && known.id < (listed[0]?.id ?? Infinity);
				this.#found = isMissing ? [{
					...known,
					isListed: false
				}, ...listed] : listed;
				return {
					kind: "read",
					documents: this.#found.map(({ document }) => document)
				};
			}
			async write(document) {
				const revision = Math.min(MAX_COUNT, document.revision + 1);
				const fitted = fitComment({
					...document,
					revision
				}, this.#keyHash);
				for (const candidate of this.#found) {
					const change = await this.#edit(candidate, fitted);
					if (change.kind !== "failed") return change;
					if (change.failure.kind !== "gone" && change.failure.kind !== "denied") return change;
					this.#disowned.add(candidate.id);
				}
				return this.#create(fitted);
			}
			async prune(isThorough) {
				const winnerId = this.#winner?.id ?? Infinity;
				const younger = this.#found.filter(({ id }) => id > winnerId && (isThorough || id === this.#createdId));
				for (const { id } of younger) {
					const response = await this.#calls.remove(id);
					const isToRepeat = response.kind === "throttled" || response.kind === "lost" || response.kind === "not-sent";
					if (isToRepeat) return {
						kind: "failed",
						failure: response
					};
					this.#disowned.add(id);
				}
				return { kind: younger.length === 0 ? "none" : "changed" };
			}
			#safeSince() {
				if (this.#newestAt === null) return null;
				return Math.min(this.#newestAt, this.#winner?.updatedAt ?? Infinity) - LAG_MS;
			}
			#decode(comment) {
				const isOurs = this.#authorLogin === null ? comment.isBot : comment.author === this.#authorLogin;
				if (!isOurs || this.#disowned.has(comment.id)) return null;
				const document = decodeComment(comment.body, this.#keyHash);
				return document === null ? null : {
					...comment,
					document,
					isListed: true
				};
			}
			async #edit(candidate, { body, document }) {
				if (candidate.isListed && hasAll(candidate.document, document.entries)) {
					this.#win(candidate);
					return { kind: "none" };
				}
				const response = await this.#calls.edit(candidate.id, body);
				if (response.kind !== "done") return {
					kind: "failed",
					failure: response
				};
				this.#win({
					...candidate,
					updatedAt: decodeListed(response.data)?.updatedAt ?? candidate.updatedAt,
					document
				});
				return { kind: "changed" };
			}
			async #create({ body, document }) {
				const response = await this.#calls.create(body);
				if (response.kind === "lost") this.started = {
					id: null,
					url: ""
				};
				if (response.kind !== "done") return {
					kind: "failed",
					failure: response
				};
				const comment = decodeListed(response.data);
				if (comment === null) return { kind: "changed" };
				this.#createdId = comment.id;
				this.#win({
					...comment,
					document,
					isListed: false
				});
				return { kind: "changed" };
			}
			#win(candidate) {
				this.#winner = candidate;
				this.started = {
					id: candidate.id,
					url: candidate.url
				};
			}
		}
		;
		function createCommentSurface(options) {
			return new SharedComment(options);
		}
		class SharedComment {
			kind = "comment";
			#options;
			#candidates;
			#judge;
			#memory = EMPTY_DOCUMENT;
			#reported = [];
			#written;
			#isAbsent = false;
			constructor(options) {
				const { client, job, pullRequest, keyHash, authorLogin = null, saved, clock } = options;
				this.#options = options;
				this.#candidates = new Candidates(createCommentCalls(client, job, pullRequest), keyHash, authorLogin);
				this.#judge = createJudge(clock);
				const ours = saved?.of === String(pullRequest) ? saved : null;
				this.#candidates.started = ours;
				this.#written = ours?.written ?? null;
			}
			isBehind(standing) {
				if (this.#options.settings.comment === "off") return false;
				const entries = this.#entriesOf(standing);
				if (comments_fingerprintOf(entries) === this.#written) return false;
				return !this.#isAbsent || this.#isWanted(entries) || standing.progress === "completed";
			}
			async bring(standing) {
				return await this.#settle(standing, false) ?? { kind: "written" };
			}
			async confirm(standing) {
				const isNothing = this.#options.settings.comment === "off" || standing.apps.length === 0;
				if (isNothing || this.#isAbsent && !this.isBehind(standing)) return null;
				return this.#settle(standing, true);
			}
			saved() {
				const { started } = this.#candidates;
				if (started === null) return null;
				return {
					kind: "comment",
					id: started.id,
					url: started.url,
					written: this.#written,
					of: String(this.#options.pullRequest)
				};
			}
			async #settle(standing, isThorough) {
				const reading = await this.#candidates.read();
				if (reading.kind === "failed") return this.#judge(reading.failure);
				const { documents } = reading;
				this.#memory = documents.reduce(joinDocuments, this.#memory);
				const entries = this.#entriesOf(standing);
				this.#isAbsent = documents.length === 0 && !this.#isWanted(entries);
				if (this.#isAbsent) return this.#finish(entries, false);
				this.#reported = versionEntries(entries, this.#reported, this.#memory);
				this.#memory = joinDocuments(this.#memory, {
					...EMPTY_DOCUMENT,
					entries: this.#reported
				});
				const change = await this.#candidates.write(this.#memory);
				if (change.kind === "failed") {
					this.#written = null;
					return this.#judge(change.failure);
				}
				this.#written = comments_fingerprintOf(entries);
				const pruned = await this.#candidates.prune(isThorough);
				if (pruned.kind === "failed" && isThorough) return this.#judge(pruned.failure);
				return this.#finish(entries, change.kind === "changed" || pruned.kind === "changed");
			}
			#finish(entries, isChanged) {
				this.#written = comments_fingerprintOf(entries);
				const attempt = this.#judge(null);
				return isChanged ? attempt : null;
			}
			#entriesOf(standing) {
				return entriesFrom(standing, this.#options.job, this.#options.settings);
			}
			#isWanted(entries) {
				return this.#options.settings.comment === "on" || entries.some(({ conclusion }) => isFailing(conclusion));
			}
		}
		function versionEntries(entries, before, known) {
			const ours = new Map(before.map((entry) => [keyOf(entry), entry]));
			const theirs = new Map(known.entries.map((entry) => [keyOf(entry), entry]));
			return entries.map((entry) => {
				const key = keyOf(entry);
				const earlier = ours.get(key) ?? theirs.get(key);
				if (earlier === undefined) return entry;
				const isSame = contentOf({
					...earlier,
					log: []
				}) === contentOf({
					...entry,
					log: []
				});
				const latest = Math.max(earlier.version, theirs.get(key)?.version ?? 0);
				return {
					...entry,
					version: isSame ? earlier.version : Math.min(MAX_COUNT, latest + 1)
				};
			});
		}
		function comments_fingerprintOf(entries) {
			const text = entries.map(contentOf).join("\n");
			return (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 16);
		}
		;
		function renderCommitStatus(standing) {
			return {
				state: stateOf(standing),
				description: describe(standing)
			};
		}
		function describe(standing) {
			if (standing.progress === "completed") return renderDescription(standing);
			const [only] = standing.apps.length === 1 ? standing.apps : [];
			return cutDescription(only === undefined ? standing.headline : `Deploying: ${only.appId}`);
		}
		function stateOf({ progress, result, conclusion }) {
			if (progress !== "completed" || conclusion === null) return "pending";
			if (conclusion === "success" || conclusion === "skipped" || conclusion === "neutral") return "success";
			return result === "unknown" || result === "cancelled" ? "error" : "failure";
		}
		;
		const commit_statuses_PERMISSION = "statuses: write";
		function createCommitStatusSurface(options) {
			return new CommitStatusSurface(options);
		}
		class CommitStatusSurface {
			kind = "commit-status";
			#options;
			#judge;
			#id;
			#written;
			#isUnsure;
			constructor(options) {
				this.#options = options;
				this.#judge = createJudge(options.clock);
				this.#id = options.saved?.id ?? null;
				this.#written = options.saved?.written ?? null;
				this.#isUnsure = options.saved !== null && this.#written === null;
			}
			isBehind(standing) {
				if (this.#written === null) return true;
				return this.#written.startsWith("pending ") && this.#written !== fingerprintOf(renderCommitStatus(standing));
			}
			async bring(standing) {
				return this.#judge(this.isBehind(standing) ? await this.#write(renderCommitStatus(standing)) : null);
			}
			saved() {
				if (this.#written === null && !this.#isUnsure) return null;
				return {
					kind: this.kind,
					id: this.#id,
					url: "",
					written: this.#written,
					of: ""
				};
			}
			async #write(wanted) {
				const setback = this.#isUnsure ? await this.#recover(wanted) : null;
				return setback !== null || this.#written === fingerprintOf(wanted) ? setback : this.#post(wanted);
			}
			async #post({ state, description }) {
				const { client, job, context } = this.#options;
				const { owner, repo, sha, logUrl } = job;
				const before = this.#written;
				this.#written = null;
				this.#isUnsure = true;
				const body = {
					owner,
					repo,
					sha,
					state,
					context,
					description,
					target_url: logUrl
				};
				const response = readResult(await client.call("POST /repos/{owner}/{repo}/statuses/{sha}", body, commit_statuses_PERMISSION), idOf);
				if (response.kind === "lost") return response;
				this.#isUnsure = false;
				this.#written = before;
				if (response.kind !== "read") return response;
				this.#id = response.value;
				this.#written = fingerprintOf({
					state,
					description
				});
				return null;
			}
			async #recover(wanted) {
				const { client, job, context } = this.#options;
				const { owner, repo, sha: ref, logUrl } = job;
				const query = {
					owner,
					repo,
					ref,
					per_page: 100
				};
				const route = "GET /repos/{owner}/{repo}/commits/{ref}/statuses";
				const response = readResult(await client.call(route, query, commit_statuses_PERMISSION), itemsOf);
				if (response.kind !== "read") return response;
				const newest = newestOf(response.value.filter((item) => github_response_textOf(item, "context") === context));
				if (github_response_textOf(newest, "target_url") !== logUrl) return null;
				const found = fingerprintOf({
					state: github_response_textOf(newest, "state"),
					description: github_response_textOf(newest, "description")
				});
				if (found !== fingerprintOf(wanted)) return null;
				this.#id = idOf(newest);
				this.#written = found;
				this.#isUnsure = false;
				return null;
			}
		}
		;
		const MAX_ID_UNITS = 200;
		function renderDeploymentStatus(standing) {
			return {
				state: deployment_status_stateOf(standing),
				description: renderDescription(standing)
			};
		}
		function isFinalState(state) {
			return state !== "queued" && state !== "in_progress" && state !== "pending";
		}
		function worstStanding(standing, appIds) {
			const shown = appIds.map((appId) => (0, untrusted.b1)(appId, MAX_ID_UNITS));
			const apps = standing.apps.filter((app) => shown.includes(app.appId));
			const [first] = apps;
			if (first === undefined) return standingOfNone(standing);
			if (apps.length === 1) return first;
			return apps.every((app) => app.progress === "completed") ? worstEnded(apps) : worstOpen(apps);
		}
		function standingOfNone(standing) {
			if (standing.progress !== "completed") return {
				...standing,
				progress: "queued"
			};
			const { result } = standing;
			if (result === "unknown" || result === "cancelled") return standing;
			return {
				...standing,
				result: "skipped",
				conclusion: "skipped",
				headline: result_headlineOf("skipped"),
				reason: ""
			};
		}
		function worstOpen(apps) {
			const progress = apps.every((app) => app.progress === "queued") ? "queued" : "in_progress";
			return {
				progress,
				result: null,
				conclusion: null,
				headline: `Deploying ${apps.length} applications`,
				reason: ""
			};
		}
		function worstEnded(apps) {
			const alike = worstAmong(apps);
			const headline = headlineOfSeveral(alike, apps.length);
			const [worst] = alike;
			const reason = worst === undefined ? "" : `${worst.appId}: ${worst.reason}`;
			return {
				progress: "completed",
				result: worst?.result ?? null,
				conclusion: worst?.conclusion ?? null,
				headline,
				reason
			};
		}
		function deployment_status_stateOf({ progress, result, conclusion }) {
			if (progress !== "completed") return progress;
			switch (result) {
				case "success": return "success";
				case "unchanged": return conclusion === "success" ? "success" : "failure";
				case "failure":
				case "timed_out": return "failure";
				case "cancelled":
				case "superseded":
				case "skipped":
				case "triggered": return "inactive";
				default: return "error";
			}
		}
		;
		const deployments_PERMISSION = "deployments: write";
		const TASK = "deploy";
		const DEPLOYMENTS = "/repos/{owner}/{repo}/deployments";
		const STATUSES = `${DEPLOYMENTS}/{deployment_id}/statuses`;
		function createDeploymentSurface(options) {
			return new DeploymentSurface(options);
		}
		class DeploymentSurface {
			kind = "deployment";
			#options;
			#judge;
			#id;
			#url;
			#written;
			#isUnsure;
			constructor(options) {
				this.#options = options;
				this.#judge = createJudge(options.clock);
				this.#id = options.saved?.id ?? null;
				this.#url = options.saved?.url ?? "";
				this.#written = options.saved?.written ?? null;
				this.#isUnsure = options.saved !== null && this.#written === null;
			}
			isBehind(standing) {
				const stand = worstStanding(standing, this.#options.appIds);
				const wanted = renderDeploymentStatus(stand);
				if (this.#id === null) return this.#isUnsure || wanted.state !== "inactive" || stand.result === "triggered";
				if (this.#written === null) return true;
				const [state = ""] = this.#written.split(" ", 1);
				if (isFinalState(state) || state === "in_progress" && wanted.state === "queued") return false;
				return this.#written !== fingerprintOf(wanted);
			}
			async bring(standing) {
				const setback = this.isBehind(standing) && this.#isUnsure ? await this.#recover() : null;
				if (setback !== null || !this.isBehind(standing)) return this.#judge(setback);
				const id = this.#id;
				return this.#judge(await (id === null ? this.#create() : this.#report(id, this.#render(standing))));
			}
			saved() {
				if (this.#id === null && !this.#isUnsure) return null;
				return {
					kind: this.kind,
					id: this.#id,
					url: this.#url,
					written: this.#written,
					of: this.#options.environment
				};
			}
			#render(standing) {
				return renderDeploymentStatus(worstStanding(standing, this.#options.appIds));
			}
			async #create() {
				const { client } = this.#options;
				this.#isUnsure = true;
				const response = readResult(await client.call(`POST ${DEPLOYMENTS}`, renderCreation(this.#options), deployments_PERMISSION), decodeDeployment);
				this.#isUnsure = response.kind === "lost";
				if (response.kind === "read") this.#adopt(response.value);
				return response.kind === "read" ? null : response;
			}
			#adopt({ id, url }) {
				this.#id = id;
				this.#url = url;
			}
			async #report(id, { state, description }) {
				const { client, job } = this.#options;
				const { owner, repo, logUrl } = job;
				const address = environmentUrlOf(this.#options);
				const body = {
					owner,
					repo,
					deployment_id: id,
					state,
					log_url: logUrl,
					description,
					auto_inactive: true
				};
				const before = this.#written;
				this.#written = null;
				this.#isUnsure = true;
				const parameters = address === null ? body : {
					...body,
					environment_url: address
				};
				const response = readResult(await client.call(`POST ${STATUSES}`, parameters, deployments_PERMISSION), idOf);
				if (response.kind === "lost") return response;
				this.#isUnsure = false;
				this.#written = response.kind === "read" ? fingerprintOf({
					state,
					description
				}) : before;
				return response.kind === "read" ? null : response;
			}
			async #recover() {
				const setback = this.#id === null ? await this.#findDeployment() : null;
				if (setback !== null || this.#id === null) return setback;
				return this.#findStatus(this.#id);
			}
			async #findDeployment() {
				const { client, job, environment, nonce } = this.#options;
				const { owner, repo, sha } = job;
				const query = {
					owner,
					repo,
					sha,
					environment,
					task: TASK,
					per_page: 100
				};
				const response = readResult(await client.call(`GET ${DEPLOYMENTS}`, query, deployments_PERMISSION), itemsOf);
				if (response.kind !== "read") return response;
				const found = decodeDeployment(newestOf(response.value.filter((item) => nonceOf(item) === nonce)));
				if (found !== null) this.#adopt(found);
				this.#isUnsure = this.#id !== null;
				return null;
			}
			async #findStatus(id) {
				const { client, job } = this.#options;
				const query = {
					owner: job.owner,
					repo: job.repo,
					deployment_id: id,
					per_page: 1
				};
				const response = readResult(await client.call(`GET ${STATUSES}`, query, deployments_PERMISSION), itemsOf);
				if (response.kind !== "read") return response;
				const newest = newestOf(response.value);
				const state = github_response_textOf(newest, "state");
				this.#written = state === "" ? null : fingerprintOf({
					state,
					description: github_response_textOf(newest, "description")
				});
				this.#isUnsure = false;
				return null;
			}
		}
		function renderCreation({ job, settings, environment, nonce }) {
			return {
				owner: job.owner,
				repo: job.repo,
				ref: job.sha,
				task: TASK,
				auto_merge: false,
				required_contexts: [],
				environment,
				description: cutDescription(`${job.workflow} / ${job.job}`),
				...settings.production === null ? {} : { production_environment: settings.production },
				...settings.transient === null ? {} : { transient_environment: settings.transient },
				payload: { touchdown: nonce }
			};
		}
		function environmentUrlOf({ settings: { environmentUrl }, appIds }) {
			const [only] = appIds;
			if (environmentUrl === null || only === undefined) return null;
			if (appIds.length === 1) return surface_names_forApp(environmentUrl, only);
			return surface_names_forApp(environmentUrl, "") === environmentUrl ? environmentUrl : null;
		}
		function nonceOf(deployment) {
			const payload = (0, hostile_json._F)(deployment, "payload");
			return github_response_textOf(typeof payload === "string" ? parseJson(payload) : payload, "touchdown");
		}
		function decodeDeployment(data) {
			const id = idOf(data);
			return id === null ? null : {
				id,
				url: urlOf(data, "url")
			};
		}
		;
		function surfaces_createSurfaces(options) {
			const { client, clock, job, settings, nonce, saved } = options;
			const savedOf = (kind, of) => saved.find((one) => one.kind === kind && one.of === of) ?? null;
			const keyHash = (0, external_node_crypto_.createHash)("sha256").update(settings.commentKey).digest("hex").slice(0, 16);
			const pullRequests = settings.comment === "off" ? [] : options.pullRequests;
			const comments = pullRequests.map((pullRequest) => {
				const of = String(pullRequest);
				const surface = createCommentSurface({
					client,
					clock,
					job,
					settings,
					keyHash,
					pullRequest,
					authorLogin: options.author,
					saved: savedOf("comment", of)
				});
				return {
					surface,
					of
				};
			});
			const deployments = surfaces_environmentsOf(settings, options.appIds).map(({ environment, appIds }) => ({
				surface: createDeploymentSurface({
					client,
					clock,
					job,
					settings,
					appIds,
					environment,
					nonce: `${nonce}/${environment}`,
					saved: savedOf("deployment", environment)
				}),
				of: environment
			}));
			return {
				all: [
					...deployments,
					...gatesOf(options, savedOf),
					...comments
				],
				comments: comments.map(({ surface }) => surface)
			};
		}
		function surfaces_environmentsOf({ environment }, appIds) {
			if (environment === null) return [];
			const names = [...new Set(appIds.map((appId) => surface_names_forApp(environment, appId)))];
			return names.map((name) => ({
				environment: name,
				appIds: appIds.filter((appId) => surface_names_forApp(environment, appId) === name)
			}));
		}
		function gatesOf({ client, clock, job, settings, nonce }, savedOf) {
			const { checkRun, commitStatus } = settings;
			const check = {
				client,
				clock,
				job,
				externalId: nonce,
				saved: savedOf("check-run", "")
			};
			const status = {
				client,
				clock,
				job,
				saved: savedOf("commit-status", "")
			};
			return [...checkRun === null ? [] : [{
				surface: createCheckRunSurface({
					...check,
					name: checkRun
				}),
				of: ""
			}], ...commitStatus === null ? [] : [{
				surface: createCommitStatusSurface({
					...status,
					context: commitStatus
				}),
				of: ""
			}]];
		}
		const COMMENT_SPACING_MS = 12e4;
		function createPlace(placed) {
			return {
				...placed,
				notBefore: 0,
				shown: null,
				problem: null,
				isStarted: false,
				isGivenUp: false
			};
		}
		function learn(place, attempt, progress, now) {
			place.problem = attempt.kind === "written" ? null : attempt.problem;
			place.isGivenUp = attempt.kind === "given-up";
			if (attempt.kind === "later") place.notBefore = attempt.notBefore;
			else place.notBefore = place.surface.kind === "comment" ? now + COMMENT_SPACING_MS : 0;
			if (attempt.kind === "written") place.shown = progress;
		}
		function isUnmoved({ surface, shown }, { progress }) {
			if (progress === "completed" || shown === null) return false;
			return surface.kind === "commit-status" || surface.kind === "check-run" && shown === progress;
		}
		function notBeforeOf({ notBefore, problem }) {
			return problem === null ? 0 : notBefore;
		}
		;
		const SPACING_MS = 1e3;
		const LAST_BEGINS_WITHIN_MS = 4e3;
		const reporter_UNANSWERED = {
			kind: "unreachable",
			permission: null,
			sentence: "GitHub did not respond in time."
		};
		function reporter_createReporter(options) {
			return new Lane(options);
		}
		class Lane {
			#clock;
			#places;
			#onWrite;
			#wanted = null;
			#running = null;
			#nextWriteAt = 0;
			#spacingMs = SPACING_MS;
			#wake = new AbortController();
			#isStopped = false;
			#isFinishing = false;
			#patientUntil = Number.POSITIVE_INFINITY;
			constructor({ surfaces, clock, onWrite }) {
				this.#clock = clock;
				this.#onWrite = onWrite;
				this.#places = surfaces.map(createPlace);
			}
			changed(standing) {
				if (this.#isStopped) return;
				this.#wanted = standing;
				this.#rouse();
			}
			async finish(standing, timeoutMs) {
				if (this.#isStopped) return;
				this.#wanted = standing;
				this.#isFinishing = true;
				this.#patientUntil = this.#clock.monotonicMs() + timeoutMs;
				const behind = this.#behind().length;
				this.#spacingMs = Math.min(SPACING_MS, LAST_BEGINS_WITHIN_MS / Math.max(1, behind));
				this.#nextWriteAt = Math.min(this.#nextWriteAt, this.#clock.monotonicMs() + this.#spacingMs);
				this.#rouse();
				await time_limit_withinLimit(this.#clock, timeoutMs, async () => this.#running);
				this.stop();
			}
			stop() {
				this.#isStopped = true;
				this.#wake.abort();
			}
			saved() {
				return this.#places.flatMap(({ surface, of, isStarted }) => {
					const started = {
						kind: surface.kind,
						id: null,
						url: "",
						written: null,
						of
					};
					return surface.saved() ?? (isStarted ? started : []);
				});
			}
			unwritten() {
				const behind = this.#behind();
				return this.#places.flatMap((place) => {
					if (!place.isGivenUp && !behind.includes(place)) return [];
					const { sentence, permission } = place.problem ?? reporter_UNANSWERED;
					return [{
						kind: place.surface.kind,
						sentence,
						permission
					}];
				});
			}
			isBehind() {
				return this.#behind().length > 0;
			}
			#behind() {
				const wanted = this.#wanted;
				if (wanted === null) return [];
				return this.#places.filter((place) => !place.isGivenUp && !isUnmoved(place, wanted) && !this.#awaitsLog(place.surface, wanted) && place.surface.isBehind(wanted));
			}
			#awaitsLog({ kind }, { progress }) {
				return !this.#isFinishing && progress === "completed" && (kind === "check-run" || kind === "comment");
			}
			#rouse() {
				this.#wake.abort();
				this.#wake = new AbortController();
				this.#running ??= this.#run();
			}
			async #run() {
				await Promise.resolve();
				for (;;) {
					const wanted = this.#wanted;
					const behind = this.#behind();
					if (this.#isStopped || wanted === null || behind.length === 0) break;
					const [next, at] = this.#earliest(behind, wanted);
					if (at > this.#patientUntil) break;
					const waitMs = at - this.#clock.monotonicMs();
					if (waitMs > 0) await this.#clock.wait(waitMs, this.#wake.signal);
					else await this.#bring(next, wanted);
				}
				this.#running = null;
			}
			#earliest(behind, wanted) {
				const isLast = wanted.progress === "completed";
				const due = behind.map((place) => {
					const isPaced = !isLast && place.surface.kind === "comment";
					return [place, Math.max(this.#nextWriteAt, isPaced ? place.notBefore : notBeforeOf(place))];
				});
				const now = this.#clock.monotonicMs();
				const ready = due.find(([, at]) => at <= now);
				return ready ?? due.reduce((first, other) => other[1] < first[1] ? other : first);
			}
			async #bring(place, wanted) {
				place.isStarted = true;
				this.#onWrite();
				const startedAt = this.#clock.monotonicMs();
				const attempt = await place.surface.bring(wanted);
				this.#nextWriteAt = startedAt + this.#spacingMs;
				learn(place, attempt, wanted.progress, this.#clock.monotonicMs());
				this.#onWrite();
			}
		}
		;
		const MAX_DELAY_MS = 12e4;
		const MAX_ENVIRONMENTS = 150;
		const SETTLING_MS = 2e3;
		function close_report_warnOfEnvironments(settings, appIds) {
			const count = environmentsOf(settings, appIds).length;
			if (count <= MAX_ENVIRONMENTS) return null;
			return `This step has ${count} environments on GitHub. If it is cancelled, the post step can close about ${MAX_ENVIRONMENTS} of them in its two minutes; the rest stay in progress. Use fewer environments in github-environment, or split the step.`;
		}
		async function closeReport(options) {
			const { client, clock, job, settings, saved, jobStatus } = options;
			const reason = jobStatus === "cancelled" ? "The job was cancelled before the step had a result." : "The step was stopped before it had a result.";
			const standing = cancelStanding(saved.standing, reason, clock.epochMs());
			const { all } = surfaces_createSurfaces({
				...saved,
				client,
				clock,
				job,
				settings,
				saved: saved.surfaces
			});
			const isStarted = ({ surface, of }) => saved.surfaces.some((one) => one.kind === surface.kind && one.of === of);
			const surfaces = standing.conclusion === "cancelled" ? all.filter(isStarted) : all;
			if (saved.surfaces.some(({ written }) => written === null)) await clock.wait(SETTLING_MS);
			const reporter = reporter_createReporter({
				surfaces,
				clock,
				onWrite: () => {}
			});
			await reporter.finish(standing, MAX_DELAY_MS);
			return (0, unwritten.Z0)(reporter.unwritten(), options);
		}
		var utils = __webpack_require__(5430);
		;
		const HEADERS = {
			accept: "application/vnd.github+json",
			"x-github-api-version": "2022-11-28"
		};
		function withoutSlash(baseUrl) {
			return baseUrl.replace(/\/+$/, "");
		}
		async function readResponse(response) {
			const text = await response.text().catch(() => null);
			return {
				status: response.status,
				headers: Object.fromEntries(response.headers),
				text
			};
		}
		;
		function createGithubClient(options) {
			const { baseUrl, fetch, send, clock, userAgent = "touchdown", holder = "workflow" } = options;
			let limit = OPEN_LIMIT;
			const call = async (route, parameters, permission, token = options.token) => {
				const asked = {
					route,
					permission,
					holder
				};
				if (token.trim() === "") return withoutToken(asked);
				const startedAt = clock.monotonicMs();
				if (limit.opensAt > startedAt) return heldBack(asked, {
					opensAt: limit.opensAt,
					now: startedAt
				});
				try {
					const response = await send(route, parameters, {
						token: token.trim(),
						baseUrl,
						userAgent,
						fetch
					});
					const now = clock.monotonicMs();
					limit = learnLimit(limit, noticeOf(response), {
						monotonicMs: now,
						epochMs: clock.epochMs()
					});
					const { status, headers } = response;
					return {
						...decodeResponse(asked, response, {
							opensAt: limit.opensAt,
							now
						}),
						head: {
							status,
							headers
						}
					};
				} catch (error) {
					return decodeFailure(asked, error);
				}
			};
			return { call };
		}
		const SILENT = {
			debug: () => {},
			info: () => {},
			warn: () => {},
			error: () => {}
		};
		const sendWithOctokit = async (route, parameters, { token, baseUrl, userAgent, fetch }) => {
			const octokit = new utils.gq((0, utils.EG)(token, {
				userAgent,
				log: SILENT
			}));
			const responses = [];
			const observe = async (input, init) => {
				responses.push(await readResponse(await fetch(input, init)));
				return new Response(null, { status: 204 });
			};
			await octokit.request(route, {
				...parameters,
				baseUrl: withoutSlash(baseUrl),
				headers: HEADERS,
				request: {
					fetch: observe,
					retries: 0,
					log: SILENT
				}
			});
			const [response] = responses;
			if (response === undefined) throw new Error("Octokit sent nothing");
			return response;
		};
		;
		function job_readJob(env, sha, checkRunId) {
			const [owner = "", repo = "", ...rest] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
			const runId = Number(env["GITHUB_RUN_ID"]);
			const server = (env["GITHUB_SERVER_URL"] ?? "").replace(/\/+$/, "");
			if (owner === "" || repo === "" || rest.length > 0 || !Number.isSafeInteger(runId) || runId < 1 || server === "") return null;
			const runAttempt = Number(env["GITHUB_RUN_ATTEMPT"] ?? 1);
			const attempt = Number.isSafeInteger(runAttempt) && runAttempt > 0 ? runAttempt : 1;
			const page = `${server}/${owner}/${repo}/actions/runs/${runId}`;
			return {
				owner,
				repo,
				sha,
				workflow: env["GITHUB_WORKFLOW"] ?? "",
				job: env["GITHUB_JOB"] ?? "",
				workflowPath: pathOf(env["GITHUB_WORKFLOW_REF"] ?? "", `${owner}/${repo}/`),
				runId,
				runAttempt: attempt,
				logUrl: checkRunId === null ? `${page}/attempts/${attempt}` : `${page}/job/${checkRunId}`
			};
		}
		function pathOf(reference, repository) {
			const [path = ""] = reference.split("@");
			return path.startsWith(repository) && path.length > repository.length ? path.slice(repository.length) : null;
		}
		;
		const MAX_GUARD_MS = 2e4;
		const MAX_READ = 5;
		const order_guard_DEPLOYMENTS = "deployments: read";
		const CONTENTS = "contents: read";
		const NONE = {
			newer: null,
			problem: null
		};
		const OUT_OF_TIME = {
			kind: "unreachable",
			permission: null,
			sentence: `GitHub did not report within ${MAX_GUARD_MS / 1e3} s what is deployed.`
		};
		async function order_guard_findNewerInTime(guarded, clock) {
			const found = await withinLimit(clock, MAX_GUARD_MS, () => findNewerDeployment(guarded));
			return found ?? {
				newer: null,
				problem: OUT_OF_TIME
			};
		}
		async function findNewerDeployment({ client, job, environment }) {
			const { owner, repo, sha } = job;
			const listed = await client.call("GET /repos/{owner}/{repo}/deployments", {
				owner,
				repo,
				environment,
				task: "deploy",
				per_page: 10
			}, order_guard_DEPLOYMENTS);
			if (listed.kind !== "done") return unknownBecause(listed);
			for (const { id, sha: theirs } of order_guard_newestOf(listed.data)) {
				const statuses = await client.call("GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses", {
					owner,
					repo,
					deployment_id: id,
					per_page: 1
				}, order_guard_DEPLOYMENTS);
				if (statuses.kind === "gone") continue;
				if (statuses.kind !== "done") return unknownBecause(statuses);
				const [last] = elementsOf(statuses.data);
				if (fieldOf(last, "state") === "success") return theirs === sha ? NONE : compare(client, job, theirs);
			}
			return NONE;
		}
		async function compare(client, job, theirs) {
			const { owner, repo, sha } = job;
			const compared = await client.call("GET /repos/{owner}/{repo}/compare/{basehead}", {
				owner,
				repo,
				basehead: `${sha}...${theirs}`,
				per_page: 1
			}, CONTENTS);
			if (compared.kind !== "done") return unknownBecause(compared);
			return fieldOf(compared.data, "status") === "ahead" ? {
				newer: theirs,
				problem: null
			} : NONE;
		}
		function order_guard_newestOf(deployments) {
			return elementsOf(deployments).flatMap((deployment) => {
				const [id, sha] = [fieldOf(deployment, "id"), fieldOf(deployment, "sha")];
				return isId(id) && isSha(sha) ? [{
					id,
					sha
				}] : [];
			}).sort((one, other) => other.id - one.id).slice(0, MAX_READ);
		}
		function unknownBecause({ problem }) {
			return {
				newer: null,
				problem
			};
		}
		;
		const pull_requests_PERMISSION = "pull-requests: read";
		const NOT_THERE = null && [409, 422];
		async function pull_requests_findPullRequests(search) {
			const { client, job, subject, mostPullRequests } = search;
			const { owner, repo, sha } = job;
			if (subject.pullRequest !== null) return {
				numbers: [subject.pullRequest],
				problem: null
			};
			const ofCommit = await client.call("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
				owner,
				repo,
				commit_sha: sha,
				per_page: 100
			}, pull_requests_PERMISSION);
			const found = pull_requests_decodeFound(ofCommit, (pulls) => chooseOfCommit(pulls, sha));
			if (found.problem !== null || found.numbers.length > 0 || subject.headLabel === null) return cut(found, mostPullRequests);
			const ofBranch = await client.call("GET /repos/{owner}/{repo}/pulls", {
				owner,
				repo,
				state: "open",
				head: subject.headLabel,
				per_page: 100
			}, pull_requests_PERMISSION);
			return cut(pull_requests_decodeFound(ofBranch, (pulls) => pulls.filter((pull) => isOpenHead(pull, sha))), mostPullRequests);
		}
		function pull_requests_decodeFound(response, choose) {
			if (response.kind === "done") {
				const numbers = choose(elementsOf(response.data)).map((pull) => fieldOf(pull, "number"));
				return {
					numbers: [...new Set(numbers.filter(isId))],
					problem: null
				};
			}
			const isNowhere = response.kind === "gone" || response.kind === "refused" && NOT_THERE.includes(response.status);
			return {
				numbers: [],
				problem: isNowhere ? null : response.problem
			};
		}
		function chooseOfCommit(pulls, sha) {
			const merged = pulls.filter((pull) => typeof fieldOf(pull, "merged_at") === "string");
			const choices = [
				pulls.filter((pull) => isOpenHead(pull, sha)),
				merged.filter((pull) => fieldOf(pull, "merge_commit_sha") === sha),
				merged
			];
			return choices.find((choice) => choice.length > 0) ?? [];
		}
		function isOpenHead(pull, sha) {
			return fieldOf(pull, "state") === "open" && fieldAt(pull, "head", "sha") === sha;
		}
		function cut({ numbers, problem }, most) {
			return {
				numbers: numbers.slice(0, most),
				problem
			};
		}
		;
		const MAX_LINES = 20;
		const MAX_LINE_UNITS = 300;
		const MAX_TOTAL_LINES = 2e3;
		function saved_report_renderSavedReport(report) {
			const { standing } = report;
			const failed = standing.apps.filter(hasFailed).length;
			const lines = Math.min(MAX_LINES, Math.floor(MAX_TOTAL_LINES / Math.max(1, failed)));
			const apps = standing.apps.map((app) => ({
				...app,
				logTail: hasFailed(app) ? shortenLog(app.logTail, lines) : []
			}));
			return JSON.stringify({
				...report,
				standing: {
					...standing,
					apps
				}
			});
		}
		function shortenLog(log, lines) {
			return log.slice(Math.max(0, log.length - lines)).map((line) => cutToUnits(line, MAX_LINE_UNITS));
		}
		function decodeSavedReport(text) {
			const value = (0, hostile_json.qF)(text);
			return isSavedReport(value) ? value : null;
		}
		function isSavedReport(value) {
			return isFields(value) && typeof value["sha"] === "string" && typeof value["nonce"] === "string" && isListOf(value["appIds"], (id) => typeof id === "string") && isListOf(value["pullRequests"], Number.isSafeInteger) && (value["author"] === null || typeof value["author"] === "string") && isListOf(value["surfaces"], isSavedSurface) && isStanding(value["standing"]);
		}
		function isSavedSurface(value) {
			return isFields(value) && [
				"comment",
				"deployment",
				"check-run",
				"commit-status"
			].includes(String(value["kind"])) && (value["id"] === null || Number.isSafeInteger(value["id"])) && ["url", "of"].every((name) => typeof value[name] === "string") && (value["written"] === null || typeof value["written"] === "string");
		}
		function isStanding(value) {
			return hasProgress(value) && isTexts(value, ["headline", "reason"]) && isListOf(value["apps"], isApp);
		}
		function isApp(value) {
			return hasProgress(value) && isTexts(value, [
				"appId",
				"headline",
				"reason",
				"advice",
				"evidence"
			]) && Number.isSafeInteger(value["startedAt"]) && (value["endedAt"] === null || Number.isSafeInteger(value["endedAt"])) && isListOf(value["logTail"], (line) => typeof line === "string");
		}
		function hasProgress(value) {
			return isFields(value) && PROGRESS.some((one) => one === value["progress"]);
		}
		function isTexts(value, names) {
			return names.every((name) => typeof value[name] === "string");
		}
		function isListOf(value, isItem) {
			return Array.isArray(value) && value.every(isItem);
		}
		function isFields(value) {
			return typeof value === "object" && value !== null;
		}
		;
		const run_report_MAX_DELAY_MS = 8e3;
		const run_report_SETTLING_MS = 2500;
		const MAX_CONFIRMATIONS = 8;
		const MAX_PULL_REQUESTS = 3;
		function run_report_createRunReport(options) {
			return new LiveRunReport(options);
		}
		class LiveRunReport {
			#options;
			#refused = [];
			#guarded = new Map();
			#ready;
			#pullRequests = [];
			#author = null;
			#surfaces = {
				all: [],
				comments: []
			};
			#reporter = null;
			#last = null;
			#isLeft = false;
			#isDone = false;
			constructor(options) {
				const call = async (...given) => this.#isLeft ? LEFT : options.client.call(...given);
				this.#options = {
					...options,
					client: { call },
					nonce: `${options.nonce}/${randomUUID()}`
				};
				this.#ready = this.#prepare();
			}
			async findNewer(appId) {
				const { settings } = this.#options;
				if (settings.environment === null) return null;
				const environment = forApp(settings.environment, appId);
				const newer = this.#guarded.get(environment) ?? this.#askGuard(environment);
				this.#guarded.set(environment, newer);
				const commit = await newer;
				return commit === null ? null : {
					commit,
					environment
				};
			}
			async #askGuard(environment) {
				const { client, clock, job } = this.#options;
				const found = await findNewerInTime({
					client,
					job,
					environment
				}, clock);
				if (found.problem !== null) this.#refuse("order-guard", found.problem);
				return found.newer;
			}
			changed(standing) {
				if (this.#isLeft) return;
				this.#last = standing;
				this.#save();
				this.#reporter?.changed(standing);
			}
			async finish(standing) {
				this.changed(standing);
				const { clock, subject, hasSummary, warn } = this.#options;
				const untilMs = clock.monotonicMs() + run_report_MAX_DELAY_MS;
				await withinLimit(clock, run_report_MAX_DELAY_MS, async () => this.#ready);
				await this.#reporter?.finish(standing, Math.max(0, untilMs - clock.monotonicMs()));
				await this.#confirm(standing);
				this.#isDone = this.#reporter !== null && !this.#reporter.isBehind();
				this.leave(standing);
				const unwritten = this.#reporter?.unwritten() ?? [];
				if (!this.#isDone) return renderLeft(unwritten);
				const message = renderUnwritten([...this.#refused, ...unwritten], {
					isReadOnly: subject.isReadOnly,
					hasSummary
				});
				if (message !== null) warn(message);
				return null;
			}
			leave(standing) {
				this.#last = standing;
				this.#isLeft = true;
				this.#reporter?.stop();
				this.#save();
			}
			links() {
				return linksOf(this.#reporter?.saved() ?? [], this.#options.settings, this.#options.appIds);
			}
			async #prepare() {
				const { client, clock, job, subject, settings } = this.#options;
				if (settings.comment !== "off") {
					const found = await findPullRequests({
						client,
						job,
						subject,
						mostPullRequests: MAX_PULL_REQUESTS
					});
					this.#pullRequests = found.numbers;
					if (found.problem !== null) this.#refuse("comment", found.problem);
					if (this.#options.isPersonal && found.numbers.length > 0) this.#author = await readLogin(client);
				}
				const [pullRequests, author] = [this.#pullRequests, this.#author];
				this.#surfaces = createSurfaces({
					...this.#options,
					pullRequests,
					author,
					saved: []
				});
				this.#reporter = createReporter({
					surfaces: this.#surfaces.all,
					clock,
					onWrite: () => this.#save()
				});
				if (this.#last !== null && !this.#isLeft) this.#reporter.changed(this.#last);
			}
			async #confirm(standing) {
				const { clock } = this.#options;
				const written = this.#surfaces.comments.filter((comment) => comment.saved()?.id != null);
				for (const comment of written) {
					for (let turn = 0; turn < MAX_CONFIRMATIONS; turn++) {
						await clock.wait(run_report_SETTLING_MS);
						const attempt = await comment.confirm(standing);
						if (attempt === null || !isSoonOver(attempt, clock.monotonicMs())) break;
					}
				}
			}
			#save() {
				const { job, appIds, nonce, save } = this.#options;
				const standing = this.#last;
				if (standing === null) return;
				const surfaces = this.#reporter?.saved() ?? [];
				const found = {
					pullRequests: this.#pullRequests,
					author: this.#author
				};
				const report = {
					sha: job.sha,
					appIds,
					nonce,
					...found,
					standing,
					surfaces
				};
				save(this.#isDone ? "" : renderSavedReport(report));
			}
			#refuse(kind, { sentence, permission }) {
				this.#refused.push({
					kind,
					sentence,
					permission
				});
			}
		}
		const LEFT = {
			kind: "not-sent",
			problem: {
				kind: "unreachable",
				permission: null,
				sentence: "Not sent to GitHub because the step had finished."
			}
		};
		async function readLogin(client) {
			const response = await client.call("GET /user", {}, "metadata: read");
			return response.kind === "done" ? textOf(response.data, "login") || null : null;
		}
		function linksOf(saved, settings, appIds) {
			const urlOf = (kind) => saved.find((one) => one.kind === kind && one.url !== "")?.url ?? null;
			const deployments = environmentsOf(settings, appIds).flatMap((place) => {
				const written = saved.find(({ kind, of }) => kind === "deployment" && of === place.environment);
				return written?.id == null ? [] : [{
					id: written.id,
					url: written.url,
					appIds: place.appIds
				}];
			});
			return {
				deployments,
				comment: urlOf("comment"),
				checkRun: urlOf("check-run"),
				environment: settings.environmentUrl
			};
		}
		var external_node_fs_ = __webpack_require__(3024);
		;
		const LARGEST_EVENT_BYTES = 25e6;
		const HEADS = [
			[
				"pull_request",
				"head",
				"sha"
			],
			["merge_group", "head_sha"],
			["deployment", "sha"],
			["workflow_run", "head_sha"]
		];
		const MERGED = ["pull_request", "merge_commit_sha"];
		const CLOSED_UNMERGED = "the pull request was closed without a merge, so there is nothing to deploy. Add if: github.event.pull_request.merged to the job, or give a commit";
		const EVENTS_OF_FORKS = [
			"pull_request",
			"pull_request_review",
			"pull_request_review_comment"
		];
		const UNKNOWN = {
			event: "",
			actor: ""
		};
		function decodeSubject(payload, fallback, occasion = UNKNOWN) {
			return {
				...decodeCommit(payload, fallback),
				refusal: isClosedUnmerged(payload) ? CLOSED_UNMERGED : null,
				pullRequest: decodePullRequest(payload),
				headLabel: decodeHeadLabel(payload),
				isReadOnly: isReadOnly(payload, occasion)
			};
		}
		function readSubject(env) {
			const sha = env["GITHUB_SHA"];
			const fallback = github_response_isSha(sha) ? sha : null;
			const occasion = {
				event: env["GITHUB_EVENT_NAME"] ?? "",
				actor: env["GITHUB_ACTOR"] ?? ""
			};
			const path = env["GITHUB_EVENT_PATH"];
			if (path === undefined || path === "") return decodeSubject({}, fallback, occasion);
			try {
				return decodeSubject(JSON.parse(readStart(path, LARGEST_EVENT_BYTES)), fallback, occasion);
			} catch {
				const problem = "The event file (GITHUB_EVENT_PATH) could not be read. Using GITHUB_SHA instead.";
				return {
					...decodeSubject({}, fallback, occasion),
					problem
				};
			}
		}
		function decodeCommit(payload, fallback) {
			for (const path of isMerged(payload) ? [MERGED] : HEADS) {
				const named = (0, hostile_json.UK)(payload, ...path);
				if (github_response_isSha(named)) return {
					commit: named,
					problem: null
				};
				if (named !== undefined) {
					return {
						commit: fallback,
						problem: `The event's ${path.join(".")} is not a commit. Using GITHUB_SHA instead.`
					};
				}
			}
			return {
				commit: fallback,
				problem: null
			};
		}
		function isMerged(payload) {
			return (0, hostile_json.UK)(payload, "pull_request", "merged") === true;
		}
		function isClosedUnmerged(payload) {
			const isClosed = (0, hostile_json.UK)(payload, "action") === "closed" && (0, hostile_json.UK)(payload, "pull_request", "head") !== undefined;
			return isClosed && !isMerged(payload);
		}
		function decodePullRequest(payload) {
			const inQueue = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-(\d{1,15})-[0-9a-f]{40,64}$/;
			const headRef = (0, hostile_json.UK)(payload, "merge_group", "head_ref");
			const queued = typeof headRef === "string" ? Number(inQueue.exec(headRef)?.[1]) : undefined;
			const commented = (0, hostile_json.UK)(payload, "issue", "pull_request") ? (0, hostile_json.UK)(payload, "issue", "number") : undefined;
			return [
				(0, hostile_json.UK)(payload, "pull_request", "number"),
				queued,
				commented
			].find(github_response_isId) ?? null;
		}
		function decodeHeadLabel(payload) {
			const run = (0, hostile_json.UK)(payload, "workflow_run");
			const head = (0, hostile_json.UK)(payload, "pull_request", "head");
			return renderLabel((0, hostile_json.UK)(head, "user", "login"), (0, hostile_json.UK)(head, "ref")) ?? renderLabel((0, hostile_json.UK)(run, "head_repository", "owner", "login"), (0, hostile_json.UK)(run, "head_branch"));
		}
		function renderLabel(owner, branch) {
			if (typeof owner !== "string" || !/^[A-Za-z0-9_-]{1,100}$/.test(owner)) return null;
			if (typeof branch !== "string" || !/^[^\s\p{C}~^:?*[\\]{1,255}$/u.test(branch)) return null;
			return `${owner}:${branch}`;
		}
		function isReadOnly(payload, { event, actor }) {
			if (actor === "dependabot[bot]") return true;
			if (!EVENTS_OF_FORKS.includes(event)) return false;
			const base = (0, hostile_json.UK)(payload, "pull_request", "base", "repo", "id");
			return github_response_isId(base) && (0, hostile_json.UK)(payload, "pull_request", "head", "repo", "id") !== base;
		}
		function readStart(path, mostBytes) {
			const file = (0, external_node_fs_.openSync)(path, "r");
			try {
				const chunks = [];
				let bytes = 0;
				for (;;) {
					const chunk = Buffer.alloc(65536);
					const read = (0, external_node_fs_.readSync)(file, chunk, 0, chunk.length, null);
					if (read === 0) return Buffer.concat(chunks).toString("utf8");
					bytes += read;
					if (bytes > mostBytes) throw new RangeError("the file is too large");
					chunks.push(chunk.subarray(0, read));
				}
			} finally {
				(0, external_node_fs_.closeSync)(file);
			}
		}
		;
		const TLS = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|UND_ERR_PRX_TLS)|SELF_SIGNED_CERT|^(?:EPROTO|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)$/;
		const CLOSED = /^UND_ERR_(?:DESTROYED|CLOSED)$/;
		function classifyFailure(cause, progress) {
			const code = codeOf(cause);
			if (CLOSED.test(code)) return {
				kind: "closed",
				cause
			};
			if (progress === "sent") return {
				kind: "reset",
				cause
			};
			if (progress === "answering") return {
				kind: "body",
				cause
			};
			return {
				kind: unsentStageOf(code) ?? (TLS.test(code) ? "tls" : "connect"),
				cause
			};
		}
		function describeCause(cause) {
			const code = codeOf(cause);
			if (/^[A-Z][A-Z0-9_]{2,60}$/.test(code) && !code.startsWith("UND_")) return code;
			const refusal = /^Proxy (?:response|Authentication)\D*(\d{3})/.exec(cause instanceof Error ? cause.message : "");
			return refusal === null ? "" : `the proxy returned ${refusal[1]}`;
		}
		function codeOf(cause) {
			return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
		}
		;
		function isLoopback(hostname) {
			const name = hostname.toLowerCase().replace(/\.$/, "");
			return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(name);
		}
		var redaction = __webpack_require__(9328);
		;
		function chooseProxy(origin, env) {
			const target = new URL(origin);
			if (isLoopback(target.hostname) || isExempt(target, either(env, "no_proxy") ?? "")) return null;
			const name = target.protocol === "https:" ? "https_proxy" : "http_proxy";
			const value = either(env, name)?.trim() ?? "";
			return value === "" ? null : parseProxy(name.toUpperCase(), value);
		}
		function either(env, name) {
			return env[name] || env[name.toUpperCase()];
		}
		function parseProxy(name, value) {
			const url = URL.parse(value.includes("://") ? value : `http://${value}`);
			const password = decodeSafely(url?.password ?? "");
			if (url === null || password === null || url.protocol !== "http:" && url.protocol !== "https:") {
				throw new errors.dz([{
					name,
					seen: "",
					problem: "is not the URL of a proxy. Use for example http://proxy.example.com:3128."
				}]);
			}
			(0, redaction.cl)(url.password);
			(0, redaction.cl)(password);
			return url.href;
		}
		function decodeSafely(encoded) {
			try {
				return decodeURIComponent(encoded);
			} catch {
				return null;
			}
		}
		function isExempt(target, list) {
			const host = target.hostname.toLowerCase();
			const port = target.port || (target.protocol === "https:" ? "443" : "80");
			const names = [
				host,
				host.replace(/^\[(.+)\]$/, "$1"),
				`${host}:${port}`
			];
			const entries = list.toLowerCase().split(/[,\s]+/).filter((entry) => entry !== "");
			return entries.some((entry) => entry === "*" || names.some((name) => isCovered(name, entry)));
		}
		function isCovered(name, entry) {
			const suffix = entry.replace(/^\*?\./, "");
			return name === suffix || name.endsWith(`.${suffix}`);
		}
		;
		const MIN_BLOCK_BYTES = 4096;
		const MAX_BLOCK_BYTES = 65536;
		class ChunkBuffer {
			#blocks = [];
			#usedBytes = 0;
			#sizeBytes = 0;
			#heldBytes = 0;
			get sizeBytes() {
				return this.#sizeBytes;
			}
			get heldBytes() {
				return this.#heldBytes;
			}
			add(chunk) {
				const last = this.#blocks.at(-1);
				const fitting = Math.min(chunk.length, last === undefined ? 0 : last.length - this.#usedBytes);
				last?.set(chunk.subarray(0, fitting), this.#usedBytes);
				this.#usedBytes += fitting;
				if (fitting < chunk.length) this.#addBlock(chunk.subarray(fitting));
				this.#sizeBytes += chunk.length;
			}
			take() {
				this.#blocks.push(...this.#blocks.splice(-1).map((last) => last.subarray(0, this.#usedBytes)));
				const [first, ...rest] = this.#blocks;
				const bytes = first !== undefined && rest.length === 0 ? first : Buffer.concat(this.#blocks, this.#sizeBytes);
				this.#blocks = [];
				this.#usedBytes = 0;
				this.#sizeBytes = 0;
				this.#heldBytes = 0;
				return bytes;
			}
			#addBlock(chunk) {
				const isLarge = chunk.length >= MIN_BLOCK_BYTES && chunk.length === chunk.buffer.byteLength;
				const block = isLarge ? Buffer.from(chunk.buffer) : this.#allocate(chunk.length);
				if (!isLarge) block.set(chunk);
				this.#blocks.push(block);
				this.#usedBytes = chunk.length;
				this.#heldBytes += block.length;
			}
			#allocate(leastBytes) {
				const grownBytes = Math.min(MAX_BLOCK_BYTES, Math.max(MIN_BLOCK_BYTES, this.#heldBytes));
				return Buffer.allocUnsafeSlow(Math.max(grownBytes, leastBytes));
			}
		}
		async function readBody(body, maxBytes, { onChunk, signal } = {}) {
			const read = new ChunkBuffer();
			const reader = body?.getReader();
			const stop = () => void reader?.cancel(signal?.reason).catch(() => {});
			signal?.addEventListener("abort", stop);
			if (signal?.aborted) stop();
			try {
				for (;;) {
					const chunk = (await reader?.read())?.value;
					if (signal?.aborted) return {
						bytes: read.take(),
						isWhole: false
					};
					if (chunk === undefined) return {
						bytes: read.take(),
						isWhole: true
					};
					read.add(chunk);
					onChunk?.(chunk, read.heldBytes);
					if (read.sizeBytes <= maxBytes) continue;
					stop();
					return {
						bytes: read.take(),
						isWhole: false
					};
				}
			} finally {
				signal?.removeEventListener("abort", stop);
			}
		}
		function isDeclaredOver(contentLength, maxBytes) {
			return Number(contentLength) > maxBytes;
		}
		var client = __webpack_require__(3701);
		var client_default = __webpack_require__.n(client);
		;
		const CONNECTIONS = 8;
		const HTTP = {
			pipelining: 1,
			allowH2: false,
			bodyTimeout: 0,
			keepAliveTimeout: 3e4
		};
		async function createDispatcher(origin, proxy, limits) {
			return proxy === null ? connectDirectly(origin, limits) : connectThrough(proxy, limits);
		}
		function connectDirectly(origin, { connectMs }) {
			const clients = [];
			const choose = () => {
				const [freest] = clients.toSorted((one, other) => one.stats.size - other.stats.size);
				if (freest !== undefined && (freest.stats.size === 0 || clients.length === CONNECTIONS)) return freest;
				const opened = new (client_default())(origin, {
					...HTTP,
					connectTimeout: connectMs,
					headersTimeout: 0
				});
				clients.push(opened);
				return opened;
			};
			return {
				dispatch: (request, handler) => choose().dispatch(request, handler),
				destroy: async () => {
					await Promise.all(clients.map((client) => client.destroy()));
				}
			};
		}
		async function connectThrough(proxy, { connectMs }) {
			const { default: ProxyAgent } = await __webpack_require__.e(672).then(__webpack_require__.t.bind(__webpack_require__, 6672, 23));
			const { default: connect } = await __webpack_require__.e(660).then(__webpack_require__.t.bind(__webpack_require__, 2279, 23));
			const options = {
				...HTTP,
				connections: CONNECTIONS,
				connectTimeout: connectMs,
				headersTimeout: 0
			};
			const clientFactory = (address, given) => Object.assign(new (client_default())(address, {
				...given,
				headersTimeout: connectMs
			}), { connect });
			return new ProxyAgent({
				uri: proxy,
				...options,
				clientFactory
			});
		}
		;
		const MAX_BODY_BYTES = 10 * 1024 * 1024;
		class Conversation {
			#request;
			#limits;
			#clock;
			#limit;
			#resolve;
			#body = new ChunkBuffer();
			#controller = null;
			#head = null;
			#isSettled = false;
			constructor(request, limits, clock, resolve) {
				this.#request = request;
				this.#limits = limits;
				this.#clock = clock;
				this.#limit = createAlarm(clock);
				this.#resolve = resolve;
				request.signal?.addEventListener("abort", this.#onAbort, { once: true });
				this.#allow(limits.connectMs + limits.headersMs, "connect");
			}
			onRequestStart(controller) {
				this.#controller = controller;
				if (this.#isSettled) controller.abort(new Error("given up before it was sent"));
				else this.#allow(this.#limits.headersMs, "headers");
			}
			onResponseStart(_, status, headers) {
				if (status < 200) return;
				this.#head = {
					status,
					headers: joinRepeated(headers)
				};
				this.#allow(this.#limits.bodyMs, "body");
				const { "content-encoding": encoding = "", "content-length": length = null } = this.#head.headers;
				if (!/^(?:identity)?$/i.test(encoding)) this.#giveUp({ kind: "encoded" });
				else if (isDeclaredOver(length, MAX_BODY_BYTES)) this.#giveUp({ kind: "too-large" });
			}
			onResponseData(_, chunk) {
				if (this.#isSettled) return;
				if (this.#body.sizeBytes + chunk.byteLength > MAX_BODY_BYTES) this.#giveUp({ kind: "too-large" });
				else this.#body.add(chunk);
			}
			onResponseEnd() {
				this.#settle(null);
			}
			onResponseError(_, error) {
				this.#settle(classifyFailure(error, this.#progress()));
			}
			#onAbort = () => this.#giveUp({
				kind: "signal",
				cause: this.#request.signal?.reason
			});
			#progress() {
				if (this.#head !== null) return "answering";
				return this.#controller === null ? "waiting" : "sent";
			}
			#allow(durationMs, kind) {
				const untilDeadlineMs = this.#request.deadlineAt - this.#clock.monotonicMs();
				const ends = untilDeadlineMs < durationMs ? "deadline" : kind;
				this.#limit.set(Math.min(durationMs, untilDeadlineMs), () => this.#giveUp({ kind: ends }));
			}
			#giveUp(failure) {
				this.#settle(failure);
				this.#controller?.abort(new Error(`given up: ${failure.kind}`));
			}
			#settle(failure) {
				if (this.#isSettled) return;
				this.#isSettled = true;
				this.#limit.lift();
				this.#request.signal?.removeEventListener("abort", this.#onAbort);
				this.#resolve(this.#outcome(failure));
			}
			#outcome(failure) {
				if (this.#head !== null) {
					const text = failure === null ? new TextDecoder().decode(this.#body.take()) : "";
					return {
						kind: "answered",
						...this.#head,
						text,
						failure
					};
				}
				return {
					kind: "unanswered",
					failure: failure ?? { kind: "reset" }
				};
			}
		}
		function joinRepeated(headers) {
			const entries = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]);
			return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
		}
		function createExchange(options) {
			const { origin, proxy, limits, clock } = options;
			let dispatcher = null;
			let isClosed = false;
			const send = async (request) => {
				if (isClosed) return {
					kind: "unanswered",
					failure: { kind: "closed" }
				};
				try {
					dispatcher ??= createDispatcher(origin, proxy, limits);
					return await converse(await dispatcher, origin, request, limits, clock);
				} catch (error) {
					return {
						kind: "unanswered",
						failure: classifyFailure(error, "waiting")
					};
				}
			};
			const close = async () => {
				isClosed = true;
				await dispatcher?.then((opened) => opened.destroy(), () => {});
			};
			return {
				send,
				close
			};
		}
		function converse(dispatcher, origin, request, limits, clock) {
			const { method, path, headers, body, signal } = request;
			return new Promise((resolve) => {
				if (signal?.aborted) return resolve({
					kind: "unanswered",
					failure: {
						kind: "signal",
						cause: signal.reason
					}
				});
				const conversation = new Conversation(request, limits, clock, resolve);
				dispatcher.dispatch({
					origin,
					method,
					path,
					headers: { ...headers },
					body
				}, conversation);
			});
		}
		;
		const LIMITS = {
			connectMs: 1e4,
			headersMs: 15e3,
			bodyMs: 15e3
		};
		const MAX_CALL_MS = 3e4;
		const METHODS = [
			"GET",
			"POST",
			"PATCH",
			"DELETE"
		];
		const STAGES = {
			dns: "dns",
			connect: "connect",
			tls: "tls",
			headers: "headers",
			body: "body",
			reset: "reset",
			closed: "reset",
			"too-large": "body",
			encoded: "body"
		};
		const WITHOUT_BODY = [
			204,
			205,
			304
		];
		function createWebFetch(options) {
			const { env, clock } = options;
			const { origin } = new URL(options.origin);
			const exchange = createExchange({
				origin,
				proxy: chooseProxy(origin, env),
				limits: LIMITS,
				clock
			});
			const send = async (input, init = {}) => {
				const request = renderRequest(origin, input, init, clock.monotonicMs() + MAX_CALL_MS);
				const exchanged = await exchange.send(request);
				if (exchanged.kind === "unanswered") throw failed(request, exchanged.failure);
				if (exchanged.failure !== null && exchanged.status < 300) throw failed(request, exchanged.failure);
				return renderResponse(request, exchanged);
			};
			return Object.assign(send, { close: () => exchange.close() });
		}
		function renderRequest(origin, input, init, deadlineAt) {
			const url = typeof input === "string" ? URL.parse(input) : input instanceof URL ? input : null;
			if (url === null) throw new TypeError("fetch: the URL must be absolute, as a string or a URL");
			if (url.origin !== origin || url.username !== "") throw new TypeError(`fetch: only requests to ${origin} are allowed`);
			const method = METHODS.find((known) => known === (init.method ?? "GET").toUpperCase());
			if (method === undefined) throw new TypeError("fetch: the method must be GET, POST, PATCH or DELETE");
			const body = init.body ?? null;
			if (body !== null && typeof body !== "string") throw new TypeError("fetch: the body must be a string");
			const headers = {
				...Object.fromEntries(new Headers(init.headers)),
				"accept-encoding": "identity"
			};
			return {
				method,
				path: url.pathname + url.search,
				headers,
				body,
				signal: init.signal ?? undefined,
				deadlineAt
			};
		}
		function renderResponse(request, { status, headers, text }) {
			try {
				const body = WITHOUT_BODY.includes(status) ? null : text;
				return new Response(body, {
					status,
					headers
				});
			} catch (error) {
				throw new TypeError("fetch failed", { cause: new errors.Dr("body", "not a valid HTTP response", factsOf(request), error) });
			}
		}
		function failed(request, failure) {
			return new TypeError("fetch failed", { cause: errorOf(request, failure) });
		}
		function errorOf(request, { kind, cause }) {
			if (kind === "signal") return new errors.cc("signal", "The request was canceled.", cause);
			if (kind === "deadline") return new errors.cc("timeout", "The request took too long.", cause);
			const why = describeCause(cause);
			return new errors.Dr(STAGES[kind], why === "" ? kind : `${kind}: ${why}`, factsOf(request), cause);
		}
		function factsOf({ method, path }) {
			return {
				method,
				path: path.replace(/\?.*$/, "")
			};
		}
		var interruption = __webpack_require__(5663);
		var phase = __webpack_require__(356);
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
		function input_values_parseCount(text, least, most = Number.MAX_SAFE_INTEGER) {
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
				const text = input_values_textOf(name, raw);
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
		function input_values_textOf(name, raw) {
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
		;
		const MAX_NAME = 255;
		function readGithubInputs(take, env) {
			const environment = take("github-environment", parseName);
			return {
				githubToken: take("github-token", (text) => text === "" ? good(text) : parseToken(text)),
				surfaces: {
					comment: take("pr-comment", (text) => parseChoice(text, [
						"off",
						"on",
						"on-failure"
					])),
					commentKey: take("comment-key", good) || `${env["GITHUB_WORKFLOW"] ?? ""}/${env["GITHUB_JOB"] ?? ""}`,
					environment,
					environmentUrl: take("environment-url", parseWebAddress),
					production: take("production", parseOptionalBoolean),
					transient: take("transient", parseOptionalBoolean),
					commitStatus: take("commit-status", parseName),
					checkRun: take("check-run", parseName)
				},
				orderGuard: take("order-guard", (text) => parseGuard(text, environment)),
				jobCheckRunId: take("job-check-run-id", parseId)
			};
		}
		function isGithubWanted({ surfaces, orderGuard }) {
			const { comment, environment, commitStatus, checkRun } = surfaces;
			return comment !== "off" || environment !== null || commitStatus !== null || checkRun !== null || orderGuard !== "off";
		}
		function parseGuard(text, environment) {
			const guard = parseChoice(text, [
				"off",
				"skip",
				"fail"
			]);
			if (guard.problem !== null || guard.value === "off" || environment !== null) return guard;
			return bad("off", "needs github-environment: the guard checks what is deployed there. Set it too.");
		}
		function parseName(text) {
			if (text === "") return good(null);
			if (text.length <= MAX_NAME && !/\p{C}/u.test(text)) return good(text);
			return bad(null, `is not a valid name. Use up to ${MAX_NAME} characters without control characters.`);
		}
		function parseWebAddress(text) {
			if (text === "") return good(null);
			const { protocol = "", username = "", password = "" } = URL.parse(text) ?? {};
			if (/^https?:$/.test(protocol) && username === "" && password === "" && !/[\s\p{C}]/u.test(text)) return good(text);
			return bad(null, "is not a valid URL. Use http or https without credentials.");
		}
		function parseOptionalBoolean(text) {
			return text === "" ? good(null) : parseBoolean(text);
		}
		function parseId(text) {
			return good(/^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);
		}
		;
		function parseInputs(raw, env, event) {
			const { take, problems } = createReader(raw);
			const allowHttp = take("allow-http", parseBoolean);
			const variables = take("variables", (text) => parseSettings("variable", text));
			const keys = new Set(variables.map(({ key }) => key));
			const secrets = take("secrets", (text) => parseSettings("secret", text, keys));
			const inputs = {
				token: take("token", parseToken),
				appIds: take("app-id", parseAppIds),
				baseUrl: take("base-url", (text) => parseBaseUrl(text || (env["TOUCHDOWN_BASE_URL"] ?? "").trim(), allowHttp)),
				authScheme: take("auth-scheme", (text) => parseChoice(text, [
					"auto",
					"token",
					"bearer"
				])),
				policy: takePolicy(take, event),
				logs: take("logs", (text) => parseChoice(text, [
					"stream",
					"on-failure",
					"off"
				])),
				logTail: take("log-tail", (text) => input_values_parseCount(text, 1, 1e4)),
				rateLimitReserve: take("rate-limit-reserve", (text) => input_values_parseCount(text, 0)),
				settings: [...variables, ...secrets],
				summary: take("summary", parseBoolean),
				allowHttp,
				relayUrl: take("relay-url", (text) => parseRelayUrl(text, allowHttp)),
				relayAudience: take("relay-audience", parseAudience),
				...readGithubInputs(take, env)
			};
			const opposed = problemOfOpposedGuard(inputs);
			if (opposed !== null) problems.push(opposed);
			const unset = problemOfUnsetSettings(inputs.policy, variables.length > 0 ? "variables" : "secrets", inputs.settings);
			if (unset !== null) problems.push(unset);
			if (problems.length > 0) throw new errors.dz(problems);
			return {
				...inputs,
				warnings: warningsOf(raw, secrets, event, inputs)
			};
		}
		function problemOfOpposedGuard({ orderGuard, policy }) {
			if (orderGuard !== "fail" || policy.onSuperseded === "fail") return null;
			const problem = `cannot be combined with on-superseded: ${policy.onSuperseded}, which lets the guard's result pass. Use skip, or set on-superseded to fail.`;
			return {
				name: "order-guard",
				seen: orderGuard,
				problem
			};
		}
		function problemOfUnsetSettings({ trigger }, name, settings) {
			if (trigger || settings.length === 0) return null;
			return {
				name,
				seen: "",
				problem: "cannot be used with trigger: false, because settings are written only before a deployment. Remove it."
			};
		}
		function takePolicy(take, event) {
			const trigger = take("trigger", parseBoolean);
			const timeoutMs = take("timeout", parsePositiveDuration);
			const successStates = take("success-states", parseList);
			return {
				commit: take("commit", (text) => chooseCommit(text, event, trigger)),
				trigger,
				wait: take("wait", parseBoolean),
				dryRun: take("dry-run", parseBoolean),
				timeoutMs,
				startTimeoutMs: Math.min(take("start-timeout", parsePositiveDuration), timeoutMs),
				pollIntervalMs: take("poll-interval", parsePositiveDuration),
				successStates,
				failureStates: take("failure-states", (text) => parseOtherStates(text, successStates)),
				onUnchanged: take("on-unchanged", (text) => parseChoice(text, ["succeed", "fail"])),
				onSuperseded: take("on-superseded", (text) => parseChoice(text, [
					"fail",
					"neutral",
					"succeed"
				])),
				onConflict: take("on-conflict", (text) => parseChoice(text, [
					"wait",
					"adopt",
					"fail"
				]))
			};
		}
		function chooseCommit(text, event, isNeeded) {
			if (text === "none") return good(null);
			if (text !== "") return parseCommit(text);
			if (event.refusal !== null && isNeeded) return bad(null, event.refusal);
			if (event.commit !== null || !isNeeded) return good(event.commit);
			return bad(null, "is missing, and the event has no commit. Give a commit, or the word none to deploy without one.");
		}
		function parseOtherStates(text, successStates) {
			const { value: states } = parseList(text);
			const successes = new Set(successStates.map(phase._P));
			const both = states.filter((state) => successes.has((0, phase._P)(state)));
			if (both.length === 0) return good(states);
			return {
				...bad(states, "is also in success-states. A state cannot mean both."),
				blamed: both.join(", ")
			};
		}
		function warningsOf(raw, secrets, event, inputs) {
			const unmasked = secrets.filter(({ value }) => value !== "" && maskableForms(value).length === 0);
			return [
				...event.problem !== null && raw("commit").trim() === "" ? [event.problem] : [],
				...isGithubWanted(inputs) && inputs.githubToken === "" ? ["github-token is empty, so nothing is written on GitHub. The job summary has everything."] : [],
				...unmasked.map(({ key }) => `The value of the secret ${key} is too short to be masked in the log.`)
			];
		}
		function parseBaseUrl(text, allowHttp) {
			const problem = inputs_problemOf(text, allowHttp);
			if (problem === null) return good(text);
			return {
				...bad(text, problem),
				blamed: blamable(text)
			};
		}
		function blamable(text) {
			return text.includes("@") ? "" : text.replace(/[?#].*$/s, "");
		}
		function parseRelayUrl(text, allowHttp) {
			if (text === "") return good(null);
			if (parseAddress(text) !== null) return parseBaseUrl(text, allowHttp);
			return {
				...bad(null, "is not an http or https URL. Use for example https://relay.example.com."),
				blamed: blamable(text)
			};
		}
		function inputs_problemOf(text, allowHttp) {
			if (text === "") return "is missing. Set the URL of the platform's API here or in the environment variable TOUCHDOWN_BASE_URL.";
			const address = parseAddress(text);
			if (address === null) return "is not a URL. Use for example https://api.example.com/api/v1.";
			if (address.username !== "" || address.password !== "") return "has a user or password in it. Remove it.";
			if (/[?#]/.test(text)) return "is followed by a query or a fragment. Remove it.";
			if (address.protocol === "http:" && !allowHttp && !isLoopback(address.hostname)) {
				return "is not encrypted: http would send the token in clear text. Use https, or set allow-http: true.";
			}
			return null;
		}
		function parseAddress(text) {
			const address = /[\s\p{C}]/u.test(text) ? null : URL.parse(text);
			return address !== null && /^https?:$/.test(address.protocol) ? address : null;
		}
		const MIN_MASK = 4;
		function secretsOf(raw) {
			const values = splitSettings(raw("secrets")).map(({ value, text }) => value ?? text);
			return [
				raw("token").trim(),
				raw("github-token").trim(),
				...values
			].filter((value) => value.trim() !== "");
		}
		function maskableForms(value) {
			const lines = value.split(/\r\n|\r|\n/).map((line) => line.trim()).filter((line) => line !== "");
			const long = lines.filter((line) => line.length >= MIN_MASK);
			return long.length > 0 && long.length === lines.length ? [...new Set([value, ...long])] : long;
		}
		function readInputs(commands, env, event) {
			for (const secret of secretsOf(commands.input)) {
				(0, redaction.cl)(secret);
				for (const form of maskableForms(secret)) commands.mask(form);
			}
			const inputs = parseInputs(commands.input, env, event);
			for (const message of inputs.warnings) commands.annotate({
				level: "warning",
				title: "Touchdown",
				message
			});
			return inputs;
		}
		;
		function createGithubReport(step, inputs, subject, clock) {
			try {
				return createReport(step, inputs, subject, clock);
			} catch (error) {
				warn(step.commands, `Nothing is written on GitHub: ${messageOf(error)}`);
				return null;
			}
		}
		function createReport({ commands, env }, inputs, subject, clock) {
			const job = subject.commit === null ? null : readJob(env, subject.commit, inputs.jobCheckRunId);
			if (job === null) {
				warn(commands, "Nothing is written on GitHub: this is not a GitHub Actions job, or its event has no commit.");
				return null;
			}
			const tooMany = warnOfEnvironments(inputs.surfaces, inputs.appIds);
			if (tooMany !== null) warn(commands, tooMany);
			return createRunReport({
				client: createClient(env, inputs.githubToken, createFetch(env, clock), clock),
				clock,
				job,
				subject,
				settings: inputs.surfaces,
				appIds: inputs.appIds,
				nonce: [
					job.runId,
					job.runAttempt,
					job.job,
					env["GITHUB_ACTION"] ?? ""
				].join("/"),
				save: (text) => commands.saveState("github", text),
				warn: (message) => warn(commands, message),
				hasSummary: inputs.summary,
				isPersonal: /^(?:ghp|github_pat|gho)_/.test(inputs.githubToken)
			});
		}
		async function closeGithubReport(commands, env, saved, clock) {
			try {
				const message = await closeSaved(commands, env, saved, clock);
				if (message !== null) warn(commands, message);
			} catch (error) {
				warn(commands, `Could not close what the deploy step left open on GitHub. ${(0, interruption.bD)(error)}`);
			}
		}
		async function closeSaved(commands, env, text, clock) {
			const saved = decodeSavedReport(text);
			if (saved === null) return null;
			const subject = readSubject(env);
			const inputs = readInputs({
				...commands,
				annotate: () => {}
			}, env, subject);
			const job = job_readJob(env, saved.sha, inputs.jobCheckRunId);
			if (job === null) return null;
			const fetch = createFetch(env, clock);
			const client = createClient(env, inputs.githubToken, fetch, clock);
			const [settings, jobStatus] = [inputs.surfaces, commands.input("job-status")];
			const message = await closeReport({
				client,
				clock,
				job,
				settings,
				saved,
				jobStatus,
				isReadOnly: subject.isReadOnly,
				hasSummary: inputs.summary
			});
			await fetch.close();
			return message;
		}
		function warn(commands, message) {
			commands.annotate({
				level: "warning",
				title: "GitHub",
				message
			});
		}
		function createClient(env, token, fetch, clock) {
			return createGithubClient({
				token,
				baseUrl: baseUrlOf(env),
				fetch,
				send: sendWithOctokit,
				clock
			});
		}
		function baseUrlOf(env) {
			return env["GITHUB_API_URL"] || "https://api.github.com";
		}
		function createFetch(env, clock) {
			return createWebFetch({
				origin: new URL(baseUrlOf(env)).origin,
				env,
				clock
			});
		}
	}),
	5711: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => restEndpointMethods });
		function restEndpointMethods() {
			return {};
		}
	}),
	7912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => fetch });
		function fetch() {
			throw new Error("@actions/github was given no fetch: pass request.fetch with every request.");
		}
	})
};
;
