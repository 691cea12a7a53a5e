"use strict";
exports.id = 49;
exports.ids = [49];
exports.modules = {
	49: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			closeGithubReport: () => closeGithubReport,
			createGithubReport: () => createGithubReport
		});
		var report_standing = __webpack_require__(9176);
		var report_unwritten = __webpack_require__(9344);
		var time_limit = __webpack_require__(7170);
		var deploy_result = __webpack_require__(9970);
		var untrusted = __webpack_require__(9567);
		var view = __webpack_require__(2824);
		;
		const MAX_ID_UNITS = 200;
		function renderDeploymentStatus(standing) {
			return {
				state: stateOf(standing),
				description: (0, report_standing.Nk)(standing)
			};
		}
		function isFinalState(state) {
			return state !== "queued" && state !== "in_progress" && state !== "pending";
		}
		function worstStanding(standing, appIds) {
			const apps = appsAmong(standing, appIds);
			const [first] = apps;
			if (first === undefined) return standingOfNone(standing);
			if (apps.length === 1) return {
				...first,
				...(0, report_standing.kx)(apps)
			};
			return apps.every((app) => app.progress === "completed") ? worstEnded(apps) : worstOpen(apps);
		}
		function appsAmong({ apps }, appIds) {
			const shown = appIds.map((appId) => (0, untrusted.b1)(appId, MAX_ID_UNITS));
			return apps.filter((app) => shown.includes(app.appId));
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
				headline: (0, deploy_result.gD)("skipped"),
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
			const alike = (0, view.E$)(apps);
			const headline = (0, view.ae)(alike, apps.length);
			const [worst] = alike;
			const reason = worst === undefined ? "" : `${worst.appId}: ${worst.reason}`;
			return {
				progress: "completed",
				result: worst?.result ?? null,
				conclusion: worst?.conclusion ?? null,
				headline,
				reason,
				...(0, report_standing.kx)(apps)
			};
		}
		function stateOf({ progress, result, conclusion }) {
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
		var external_node_crypto_ = __webpack_require__(7598);
		var surface_names = __webpack_require__(8400);
		var hostile_json = __webpack_require__(7810);
		var markup = __webpack_require__(8657);
		var plain_text = __webpack_require__(93);
		var units = __webpack_require__(3406);
		var cause_text = __webpack_require__(8077);
		var log_excerpt = __webpack_require__(9792);
		var limits = __webpack_require__(788);
		var folded_log = __webpack_require__(848);
		;
		const PARAGRAPH_BYTES = 4;
		const LOG_BYTES = 2e4;
		const MAX_LOG_LINES = 200;
		const MAX_MARKS = 50;
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
		function hasFailed({ conclusion }) {
			return conclusion === "failure" || conclusion === "timed_out" || conclusion === "cancelled";
		}
		function renderSummary(standing) {
			const { headline, apps } = standing;
			const reason = (0, markup.FV)(reasonOf(standing));
			const parts = [
				renderCauses(apps),
				reason,
				renderTable(apps),
				apps.length === 1 ? "" : renderReasons(apps)
			];
			const text = parts.filter((part) => part !== "").join("\n\n");
			return (0, limits.G$)(text === "" ? (0, markup.FV)(headline) : text, limits.lo);
		}
		function renderCauses(apps) {
			const lines = apps.flatMap(({ appId, causes: [cause] }) => cause === undefined ? [] : [(0, cause_text.iL)((0, cause_text.fS)(cause), apps.length === 1 ? null : appId)]);
			return (lines.length === 1 ? lines : lines.map((line) => `- ${line}`)).join("\n");
		}
		function reasonOf({ reason, apps }) {
			const [only] = apps;
			if (apps.length === 1) return [reason, only?.advice ?? ""].filter((text) => text !== "").join(" ");
			return apps.some((app) => isTroubled(app) && reason === `${app.appId}: ${app.reason}`) ? "" : reason;
		}
		function isTroubled(app) {
			return app.progress === "completed" && (hasFailed(app) || app.isDoubtful);
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
			if (hasFailed(app)) return `\u274C ${app.result}`;
			return `${app.isDoubtful ? "\u26A0\uFE0F" : "\u2705"} ${app.result}`;
		}
		function renderReasons(apps) {
			return apps.filter(isTroubled).map((app) => `- **${(0, markup.FV)(app.appId)}**: ${(0, markup.FV)(`${app.reason} ${app.advice}`)}`).join("\n");
		}
		function renderText(apps) {
			const evidence = (0, limits.G$)(renderEvidence(apps), limits.lo - LOG_BYTES);
			const logs = renderLogs(apps, limits.lo - (0, limits.$$)(evidence) - PARAGRAPH_BYTES);
			const parts = [evidence, ...logs].filter((part) => part !== "");
			return parts.length === 0 ? null : (0, limits.G$)(parts.join("\n\n"), limits.lo);
		}
		function renderEvidence(apps) {
			const isShown = (app) => (apps.length === 1 || isTroubled(app)) && (0, view.mA)(app);
			const proven = apps.filter((app) => app.evidence !== "" && !isShown(app));
			if (proven.length === 0) return "";
			const lines = proven.map((app) => `**${(0, markup.FV)(app.appId)}**: ${(0, markup.FV)(app.evidence)}`);
			return [
				"### Evidence",
				"",
				...lines.length === 1 ? lines : lines.map((line) => `- ${line}`)
			].join("\n");
		}
		function renderLogs(apps, roomBytes) {
			const logs = apps.filter((app) => hasFailed(app) && app.logTail.length > 0);
			const shareBytes = Math.floor((roomBytes - 100) / Math.max(1, logs.length)) - PARAGRAPH_BYTES;
			const blocks = logs.flatMap((app) => (0, folded_log.nk)(app.appId, (0, log_excerpt.Ad)(app, MAX_LOG_LINES), shareBytes) ?? []);
			const leftOut = logs.length - blocks.length;
			return leftOut === 0 ? blocks : [...blocks, `Logs left out because they are too long: ${leftOut}.`];
		}
		function renderAnnotations(apps, workflow) {
			const failed = apps.filter(hasFailed);
			const firsts = failed.flatMap((app) => {
				const [cause] = app.causes;
				const facts = `Application ${app.appId}: ${app.reason} ${app.advice}`.trim();
				if (cause === undefined) return annotateAt(workflow, app, facts);
				const message = `${(0, cause_text.nw)(cause)}\n${facts}`;
				return cause.place === undefined ? annotateAt(workflow, app, message) : annotateCause(app, cause, message);
			});
			const further = failed.flatMap((app) => app.causes.slice(1).flatMap((cause) => annotateCause(app, cause, (0, cause_text.nw)(cause))));
			return [...firsts, ...further.slice(0, Math.max(0, MAX_MARKS - firsts.length))];
		}
		function annotateCause(app, { place, line, column }, message) {
			const marks = annotateAt(place?.path ?? null, app, message);
			if (line === null) return marks;
			return marks.map((mark) => ({
				...mark,
				line,
				...column === null ? {} : { column }
			}));
		}
		function annotateAt(path, app, message) {
			if (path === null) return [];
			const title = (0, untrusted.b1)(app.headline, limits.e5);
			return [{
				path,
				line: 1,
				level: "failure",
				title,
				message: (0, plain_text.Uw)(message.toWellFormed(), limits.xi)
			}];
		}
		var back_off = __webpack_require__(1418);
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
				const delayMs = (0, back_off.V)(unanswered, UNANSWERED);
				return {
					kind: "later",
					notBefore: clock.monotonicMs() + delayMs,
					problem
				};
			};
		}
		function isSoonOver(attempt, now) {
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
		function renderAnnotation({ path, line, column, level, title, message }) {
			const columns = column === undefined ? {} : {
				start_column: column,
				end_column: column
			};
			return {
				path,
				start_line: line,
				end_line: line,
				...columns,
				annotation_level: level,
				title,
				message
			};
		}
		function renderInstant(epochMs) {
			return new Date(epochMs).toISOString();
		}
		var github_response = __webpack_require__(5645);
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
			const items = (0, github_response.S3)((0, hostile_json._F)(data, "check_runs"));
			if (items === null) return null;
			const ours = (0, github_response.su)(items.filter((item) => (0, github_response.b6)(item, "external_id") === externalId));
			return { check: decodeCheck(ours) };
		}
		function decodeCheck(data) {
			const id = (0, github_response.pq)(data, "id");
			if (id === null) return null;
			const isCompleted = (0, github_response.b6)(data, "status") === "completed";
			const annotations = (0, github_response.pq)((0, hostile_json._F)(data, "output"), "annotations_count");
			return {
				id,
				url: (0, github_response.rs)(data, "html_url"),
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
		const pr_comment_entries_MAX_MARKS = 10;
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
				environmentUrl: environmentUrl === null ? null : (0, surface_names.f)(environmentUrl, appId),
				...isFailing(conclusion) ? explain(app) : { log: [] }
			});
		}
		function explain(app) {
			const { lines, ...around } = (0, log_excerpt.Ad)(app, LOG_LINES);
			const [cause] = app.causes;
			return {
				log: lines,
				...around.marks.length === 0 ? {} : { around },
				...cause === undefined ? {} : { cause: (0, cause_text.fS)(cause) }
			};
		}
		function cleanEntry({ around, cause, ...entry }) {
			const log = entry.log.slice(-LOG_LINES).flatMap((line) => (0, untrusted.y1)(line)).slice(-LOG_LINES).map((line) => (0, plain_text.oN)(line, LINE_UNITS));
			const marks = log.length === entry.log.length ? (around?.marks ?? []).filter((at) => at < log.length) : [];
			return {
				...entry,
				appId: word(entry.appId),
				job: word(entry.job),
				headline: (0, untrusted.b1)(entry.headline, SENTENCE_UNITS),
				reason: (0, untrusted.b1)(entry.reason, SENTENCE_UNITS),
				state: entry.state === null ? null : word(entry.state),
				shortCommit: entry.shortCommit === null ? null : word(entry.shortCommit),
				logUrl: address(entry.logUrl),
				environmentUrl: address(entry.environmentUrl),
				log,
				...around === undefined || marks.length === 0 ? {} : { around: {
					...around,
					marks: marks.slice(0, pr_comment_entries_MAX_MARKS)
				} },
				...cause === undefined ? {} : { cause: cleanShownCause(cause) }
			};
		}
		function cleanShownCause({ isLikely, where, sentence, url }) {
			return {
				isLikely,
				where: (0, untrusted.b1)(where, SENTENCE_UNITS),
				sentence: (0, untrusted.b1)(sentence, SENTENCE_UNITS),
				url: address(url)
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
			return report_standing.Gd.indexOf(one.progress) - report_standing.Gd.indexOf(other.progress) || one.version - other.version || compareTexts(contentOf(withoutLog(one)), contentOf(withoutLog(other)));
		}
		function furtherOf(one, other) {
			const order = compareTellings(one, other) || one.log.length - other.log.length || compareTexts(JSON.stringify([one.log, one.around]), JSON.stringify([other.log, other.around]));
			return order >= 0 ? one : other;
		}
		function withoutLog({ around: _lines, ...entry }) {
			return {
				...entry,
				log: []
			};
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
			const links = [entry.logUrl, entry.environmentUrl];
			return JSON.stringify([
				keyOf(entry),
				...shown,
				...links,
				entry.log,
				entry.isRefused,
				entry.around,
				entry.cause
			]);
		}
		function compareTexts(one, other) {
			return one < other ? -1 : one > other ? 1 : 0;
		}
		function word(text) {
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
				history: completed.map((entry) => entry.log.length === 0 ? entry : withoutLog(entry))
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
		var markdown_link = __webpack_require__(1022);
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
				report_standing.Gd.indexOf(progress),
				result,
				conclusion,
				isDoubtful ? 1 : 0,
				headline,
				reason
			];
			const later = trimEnd([
				entry.isRefused === true ? 1 : 0,
				causeTupleOf(entry),
				aroundTupleOf(entry)
			]);
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
				...later
			];
		}
		function trimEnd(values) {
			return values.slice(0, values.findLastIndex((value) => value !== 0) + 1);
		}
		function causeTupleOf({ cause }) {
			return cause === undefined ? 0 : [
				cause.isLikely ? 1 : 0,
				cause.where,
				cause.sentence,
				cause.url
			];
		}
		function aroundTupleOf({ around }) {
			return around === undefined ? 0 : [
				around.before,
				around.after,
				...around.marks
			];
		}
		function decodeCause(tuple) {
			if (!isList(tuple)) return {};
			const [likely, where, sentence, url] = tuple;
			if (!isText(where) || !isText(sentence) || !(0, hostile_json.MA)(url)) return {};
			return { cause: {
				isLikely: likely === 1,
				where,
				sentence,
				url
			} };
		}
		function decodeAround(tuple) {
			if (!isList(tuple) || !tuple.every(isCount)) return {};
			const [before, after, ...marks] = tuple;
			return before === undefined || after === undefined ? {} : { around: {
				before,
				after,
				marks
			} };
		}
		function decodeEntry(tuple) {
			if (!isList(tuple)) return null;
			const [appId, runId, runAttempt, job, version, step, result, conclusion, doubtful, headline, reason] = tuple;
			const [state, shortCommit, startedAt, endedAt, logUrl, environmentUrl, log, refused, cause, around] = tuple.slice(11);
			const progress = isCount(step) ? report_standing.Gd[step] : undefined;
			if (!isText(appId) || !isText(job) || !isText(headline) || !isText(reason) || progress === undefined) return null;
			if (!isId(runId) || !isCount(runAttempt) || !isCount(version) || !isInstant(startedAt)) return null;
			if (!(0, hostile_json.MA)(state) || !(0, hostile_json.MA)(shortCommit) || !(0, hostile_json.MA)(logUrl) || !(0, hostile_json.MA)(environmentUrl)) return null;
			if (!isList(log) || !log.every(isText)) return null;
			const isOver = progress === "completed";
			const ending = {
				result: deploy_result.Pr.find((one) => one === result) ?? null,
				conclusion: report_standing.Fr.find((one) => one === conclusion) ?? null,
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
			const explained = {
				...decodeCause(cause),
				...decodeAround(around)
			};
			const key = {
				appId,
				runId,
				runAttempt,
				job,
				version
			};
			return cleanEntry({
				...key,
				progress,
				...ending,
				isDoubtful,
				...refusal,
				...shown,
				...explained
			});
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function isText(value) {
			return typeof value === "string";
		}
		function isId(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
		}
		function isCount(value) {
			return isId(value) && value <= MAX_COUNT;
		}
		function isInstant(value) {
			return typeof value === "number" && Number.isInteger(value) && Math.abs(value) <= MAX_INSTANT;
		}
		;
		const COMMENT_UNITS = 65536;
		const UNMARKED = {
			marks: [],
			before: 0,
			after: 0
		};
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
			return (0, limits.gb)(LOG_LINES, (lines) => tryWith(lines, history.length, rows.length)) ?? (0, limits.gb)(history.length, (count) => tryWith(0, count, rows.length)) ?? (0, limits.gb)(rows.length, (count) => tryWith(0, 0, count)) ?? empty;
		}
		function cutLog(entry, count) {
			if (entry.log.length <= count) return entry;
			if (count === 0) return withoutLog(entry);
			const { lines, ...around } = (0, log_excerpt.Xo)(excerptOf(entry), count);
			return {
				...withoutLog(entry),
				log: lines,
				...around.marks.length === 0 ? {} : { around }
			};
		}
		function excerptOf({ log, around = UNMARKED }) {
			return {
				lines: log,
				...around
			};
		}
		function renderParts({ rows, history }, document, keyHash) {
			const reasons = rows.filter(isToExplain).map((row) => `- **${(0, markup.FV)(row.appId)}**: ${(0, markup.FV)(row.reason)}`);
			const causes = rows.flatMap(({ appId, cause }) => cause === undefined ? [] : [(0, cause_text.iL)(cause, rows.length === 1 ? null : appId)]);
			const { leftOut } = document;
			const said = `At least ${leftOut === 1 ? "one more application does" : `${leftOut} more applications do`} not fit into this comment.`;
			const parts = [
				`### ${renderHeadline(rows)}`,
				...causes.length === 0 ? [] : [(causes.length === 1 ? causes : causes.map((line) => `- ${line}`)).join("\n")],
				...rows.length === 0 ? [] : [pr_comment_renderTable(rows)],
				...leftOut === 0 ? [] : [said],
				...reasons.length === 0 ? [] : [reasons.join("\n")],
				...rows.map(renderLog).filter((log) => log !== null),
				...history.length === 0 ? [] : [(0, folded_log.I2)("Earlier deployments", history.map(renderPast).join("\n"))]
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
			const alike = (0, view.E$)(judged);
			return `${signOf(alike[0] ?? first)} ${(0, view.ae)(alike, rows.length)}`;
		}
		function pr_comment_renderTable(rows) {
			const hasEnvironment = rows.some(({ environmentUrl }) => environmentUrl !== null);
			const environmentOf = (row) => hasEnvironment ? [(0, markdown_link.B)(row.environmentUrl, null)] : [];
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
				(0, markdown_link.B)(entry.logUrl, "log")
			];
		}
		function isToExplain({ conclusion, isDoubtful, reason }) {
			return reason !== "" && conclusion !== null && (conclusion !== "success" || isDoubtful);
		}
		function renderPast(entry) {
			const commit = entry.shortCommit === null ? "" : ` at ${(0, markup.FV)(entry.shortCommit)}`;
			const link = entry.logUrl === null ? "" : ` (${(0, markdown_link.B)(entry.logUrl, "log")})`;
			const took = renderTime(entry);
			return `- ${renderMinute(entry.startedAt)} ${signOf(entry)} ${verdictOf(entry)}: ${(0, markup.FV)(entry.appId)}${commit}, ${took}${link}`;
		}
		function signOf({ conclusion, progress, isDoubtful }) {
			if (conclusion === null) return progress === "queued" ? "\u23F3" : "\u{1F504}";
			if (isFailing(conclusion)) return "\u274C";
			if (conclusion === "cancelled") return "\u{1F6AB}";
			if (conclusion === "skipped") return "\u23ED\uFE0F";
			return isDoubtful || conclusion === "neutral" ? "\u26A0\uFE0F" : "\u2705";
		}
		function verdictOf({ result, progress, ...entry }) {
			if (result !== null) return (0, deploy_result.$9)({
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
		function renderLog(entry) {
			return entry.log.length === 0 ? null : (0, folded_log.ir)(entry.appId, excerptOf(entry));
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
				const isSame = contentOf(withoutLog(earlier)) === contentOf(withoutLog(entry));
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
				state: commit_status_stateOf(standing),
				description: describe(standing)
			};
		}
		function describe(standing) {
			if (standing.progress === "completed") return (0, report_standing.Nk)({
				...standing,
				...(0, report_standing.kx)(standing.apps)
			});
			const [only] = standing.apps.length === 1 ? standing.apps : [];
			return (0, report_standing.zs)(only === undefined ? standing.headline : `Deploying: ${only.appId}`);
		}
		function commit_status_stateOf({ progress, result, conclusion }) {
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
				const response = readResult(await client.call("POST /repos/{owner}/{repo}/statuses/{sha}", body, commit_statuses_PERMISSION), github_response.TH);
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
				const response = readResult(await client.call(route, query, commit_statuses_PERMISSION), github_response.S3);
				if (response.kind !== "read") return response;
				const newest = (0, github_response.su)(response.value.filter((item) => (0, github_response.b6)(item, "context") === context));
				if ((0, github_response.b6)(newest, "target_url") !== logUrl) return null;
				const found = fingerprintOf({
					state: (0, github_response.b6)(newest, "state"),
					description: (0, github_response.b6)(newest, "description")
				});
				if (found !== fingerprintOf(wanted)) return null;
				this.#id = (0, github_response.TH)(newest);
				this.#written = found;
				this.#isUnsure = false;
				return null;
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
				const response = readResult(await client.call(`POST ${STATUSES}`, parameters, deployments_PERMISSION), github_response.TH);
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
				const response = readResult(await client.call(`GET ${DEPLOYMENTS}`, query, deployments_PERMISSION), github_response.S3);
				if (response.kind !== "read") return response;
				const found = decodeDeployment((0, github_response.su)(response.value.filter((item) => nonceOf(item) === nonce)));
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
				const response = readResult(await client.call(`GET ${STATUSES}`, query, deployments_PERMISSION), github_response.S3);
				if (response.kind !== "read") return response;
				const newest = (0, github_response.su)(response.value);
				const state = (0, github_response.b6)(newest, "state");
				this.#written = state === "" ? null : fingerprintOf({
					state,
					description: (0, github_response.b6)(newest, "description")
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
				description: (0, report_standing.zs)(`${job.workflow} / ${job.job}`),
				...settings.production === null ? {} : { production_environment: settings.production },
				...settings.transient === null ? {} : { transient_environment: settings.transient },
				payload: { touchdown: nonce }
			};
		}
		function environmentUrlOf({ settings: { environmentUrl }, appIds }) {
			const [only] = appIds;
			if (environmentUrl === null || only === undefined) return null;
			if (appIds.length === 1) return (0, surface_names.f)(environmentUrl, only);
			return (0, surface_names.f)(environmentUrl, "") === environmentUrl ? environmentUrl : null;
		}
		function nonceOf(deployment) {
			const payload = (0, hostile_json._F)(deployment, "payload");
			return (0, github_response.b6)(typeof payload === "string" ? (0, hostile_json.qF)(payload) : payload, "touchdown");
		}
		function decodeDeployment(data) {
			const id = (0, github_response.TH)(data);
			return id === null ? null : {
				id,
				url: (0, github_response.rs)(data, "url")
			};
		}
		;
		function createSurfaces(options) {
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
			const deployments = environmentsOf(settings, options.appIds).map(({ environment, appIds }) => ({
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
				of: environment,
				appIds
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
		function environmentsOf({ environment }, appIds) {
			if (environment === null) return [];
			const names = [...new Set(appIds.map((appId) => (0, surface_names.f)(environment, appId)))];
			return names.map((name) => ({
				environment: name,
				appIds: appIds.filter((appId) => (0, surface_names.f)(environment, appId) === name)
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
		function createReporter(options) {
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
				await (0, time_limit.zl)(this.#clock, timeoutMs, async () => this.#running);
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
				return this.#places.filter((place) => !place.isGivenUp && !isUnmoved(place, wanted) && !this.#awaitsLog(place, wanted) && place.surface.isBehind(wanted));
			}
			#awaitsLog({ surface: { kind }, appIds }, standing) {
				if (this.#isFinishing) return false;
				if (kind === "check-run" || kind === "comment") return standing.progress === "completed";
				const shown = appIds === undefined ? standing.apps : appsAmong(standing, appIds);
				return shown.some(({ isLogOpen }) => isLogOpen === true);
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
		function warnOfEnvironments(settings, appIds) {
			const count = environmentsOf(settings, appIds).length;
			if (count <= MAX_ENVIRONMENTS) return null;
			return `This step has ${count} environments on GitHub. If it is cancelled, the post step can close about ${MAX_ENVIRONMENTS} of them in its two minutes; the rest stay in progress. Use fewer environments in github-environment, or split the step.`;
		}
		async function closeReport(options) {
			const { client, clock, job, settings, saved, jobStatus } = options;
			const reason = jobStatus === "cancelled" ? "The job was cancelled before the step had a result." : "The step was stopped before it had a result.";
			const standing = (0, report_standing.PS)(saved.standing, reason, clock.epochMs());
			const { all } = createSurfaces({
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
			const reporter = createReporter({
				surfaces,
				clock,
				onWrite: () => {}
			});
			await reporter.finish(standing, MAX_DELAY_MS);
			return (0, report_unwritten.Z0)(reporter.unwritten(), options);
		}
		var http_limit = __webpack_require__(3863);
		;
		function createGithubClient(options) {
			const { baseUrl, fetch, send, clock, userAgent = "touchdown", holder = "workflow" } = options;
			let limit = http_limit.bZ;
			const call = async (route, parameters, permission, token = options.token) => {
				const asked = {
					route,
					permission,
					holder
				};
				if (token.trim() === "") return (0, github_response._Q)(asked);
				const startedAt = clock.monotonicMs();
				if (limit.opensAt > startedAt) return (0, github_response.Zg)(asked, {
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
					limit = (0, http_limit.sV)(limit, (0, github_response.QJ)(response), {
						monotonicMs: now,
						epochMs: clock.epochMs()
					});
					const { status, headers } = response;
					return {
						...(0, github_response.oX)(asked, response, {
							opensAt: limit.opensAt,
							now
						}),
						head: {
							status,
							headers
						}
					};
				} catch (error) {
					return (0, github_response.lx)(asked, error);
				}
			};
			return { call };
		}
		;
		const HEADERS = {
			accept: "application/vnd.github+json",
			"x-github-api-version": "2022-11-28"
		};
		function withoutSlash(baseUrl) {
			return baseUrl.replace(/\/+$/, "");
		}
		;
		const SILENT = {
			debug: () => {},
			info: () => {},
			warn: () => {},
			error: () => {}
		};
		const sendWithOctokit = async (route, parameters, { token, userAgent, fetch, ...options }) => {
			const baseUrl = withoutSlash(options.baseUrl);
			const { getOctokit } = await __webpack_require__.e(413).then(__webpack_require__.bind(__webpack_require__, 2413));
			const octokit = getOctokit(token, {
				baseUrl,
				userAgent,
				log: SILENT,
				request: {
					fetch,
					log: SILENT
				}
			});
			try {
				return responseOf(await octokit.request(route, {
					...parameters,
					baseUrl,
					headers: HEADERS
				}));
			} catch (error) {
				const response = (0, hostile_json._F)(error, "response");
				if (!isResponse(response)) throw error;
				return responseOf(response);
			}
		};
		function responseOf({ status, headers, data }) {
			const texts = Object.entries(headers).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);
			return {
				status,
				headers: Object.fromEntries(texts),
				data
			};
		}
		function isResponse(value) {
			return typeof (0, hostile_json._F)(value, "status") === "number" && typeof (0, hostile_json._F)(value, "headers") === "object";
		}
		;
		function readJob(env, sha, checkRunId) {
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
		async function findNewerInTime(guarded, clock) {
			const found = await (0, time_limit.zl)(clock, MAX_GUARD_MS, () => findNewerDeployment(guarded));
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
			for (const { id, sha: theirs } of newestOf(listed.data)) {
				const statuses = await client.call("GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses", {
					owner,
					repo,
					deployment_id: id,
					per_page: 1
				}, order_guard_DEPLOYMENTS);
				if (statuses.kind === "gone") continue;
				if (statuses.kind !== "done") return unknownBecause(statuses);
				const [last] = (0, github_response.ZE)(statuses.data);
				if ((0, hostile_json._F)(last, "state") === "success") return theirs === sha ? NONE : compare(client, job, theirs);
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
			return (0, hostile_json._F)(compared.data, "status") === "ahead" ? {
				newer: theirs,
				problem: null
			} : NONE;
		}
		function newestOf(deployments) {
			return (0, github_response.ZE)(deployments).flatMap((deployment) => {
				const [id, sha] = [(0, hostile_json._F)(deployment, "id"), (0, hostile_json._F)(deployment, "sha")];
				return (0, github_response.eQ)(id) && (0, github_response.HH)(sha) ? [{
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
		const NOT_THERE = [409, 422];
		async function findPullRequests(search) {
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
				const numbers = choose((0, github_response.ZE)(response.data)).map((pull) => (0, hostile_json._F)(pull, "number"));
				return {
					numbers: [...new Set(numbers.filter(github_response.eQ))],
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
			const merged = pulls.filter((pull) => typeof (0, hostile_json._F)(pull, "merged_at") === "string");
			const choices = [
				pulls.filter((pull) => isOpenHead(pull, sha)),
				merged.filter((pull) => (0, hostile_json._F)(pull, "merge_commit_sha") === sha),
				merged
			];
			return choices.find((choice) => choice.length > 0) ?? [];
		}
		function isOpenHead(pull, sha) {
			return (0, hostile_json._F)(pull, "state") === "open" && (0, hostile_json.UK)(pull, "head", "sha") === sha;
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
		function renderSavedReport(report) {
			const { standing } = report;
			const failed = standing.apps.filter(hasFailed).length;
			const lines = Math.min(MAX_LINES, Math.floor(MAX_TOTAL_LINES / Math.max(1, failed)));
			const apps = standing.apps.map((app) => shortenLog(app, hasFailed(app) ? lines : 0));
			return JSON.stringify({
				...report,
				standing: {
					...standing,
					apps
				}
			});
		}
		function shortenLog({ isLogOpen: _open, ...app }, mostLines) {
			const { lines, before, after } = (0, log_excerpt.Ad)(app, mostLines);
			const first = before - (app.logCut?.before ?? 0);
			const rebase = (at) => at >= first && at < first + lines.length ? at - first : -1;
			return {
				...app,
				logTail: lines.map((line) => (0, limits.xk)(line, MAX_LINE_UNITS)),
				causes: app.causes.map((cause) => ({
					...cause,
					at: rebase(cause.at)
				})),
				...before + after === 0 ? {} : { logCut: {
					before,
					after
				} }
			};
		}
		function decodeSavedReport(text) {
			const value = (0, hostile_json.qF)(text);
			return isSavedReport(value) ? value : null;
		}
		function isSavedReport(value) {
			return isFields(value) && typeof value["sha"] === "string" && typeof value["nonce"] === "string" && isListOf(value["appIds"], (id) => typeof id === "string") && isListOf(value["pullRequests"], Number.isSafeInteger) && (0, hostile_json.MA)(value["author"]) && isListOf(value["surfaces"], isSavedSurface) && isStanding(value["standing"]);
		}
		function isSavedSurface(value) {
			return isFields(value) && [
				"comment",
				"deployment",
				"check-run",
				"commit-status"
			].includes(String(value["kind"])) && (value["id"] === null || Number.isSafeInteger(value["id"])) && ["url", "of"].every((name) => typeof value[name] === "string") && (0, hostile_json.MA)(value["written"]);
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
			]) && Number.isSafeInteger(value["startedAt"]) && (value["endedAt"] === null || Number.isSafeInteger(value["endedAt"])) && isListOf(value["logTail"], (line) => typeof line === "string") && isListOf(value["causes"], isCause) && (value["logCut"] === undefined || isNumbers(value["logCut"], ["before", "after"]));
		}
		function isCause(value) {
			return isFields(value) && isTexts(value, [
				"kind",
				"sentence",
				"certainty"
			]) && isNumbers(value, ["at"]) && (0, hostile_json.MA)(value["file"]) && ["line", "column"].every((name) => value[name] === null || Number.isSafeInteger(value[name])) && (value["place"] === undefined || isPlace(value["place"]));
		}
		function isPlace(value) {
			if (!isFields(value) || typeof value["path"] !== "string") return false;
			return typeof value["isInCheckout"] === "boolean" && (0, hostile_json.MA)(value["url"]);
		}
		function isNumbers(value, names) {
			return isFields(value) && names.every((name) => Number.isSafeInteger(value[name]));
		}
		function hasProgress(value) {
			return isFields(value) && report_standing.Gd.some((one) => one === value["progress"]);
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
		function createRunReport(options) {
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
					nonce: `${options.nonce}/${(0, external_node_crypto_.randomUUID)()}`
				};
				this.#ready = this.#prepare();
			}
			async findNewer(appId) {
				const { settings } = this.#options;
				if (settings.environment === null) return null;
				const environment = (0, surface_names.f)(settings.environment, appId);
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
				await (0, time_limit.zl)(clock, run_report_MAX_DELAY_MS, async () => this.#ready);
				await this.#reporter?.finish(standing, Math.max(0, untilMs - clock.monotonicMs()));
				await this.#confirm(standing);
				this.#isDone = this.#reporter !== null && !this.#reporter.isBehind();
				this.leave(standing);
				const unwritten = this.#reporter?.unwritten() ?? [];
				if (!this.#isDone) return (0, report_unwritten.aC)(unwritten);
				const message = (0, report_unwritten.Z0)([...this.#refused, ...unwritten], {
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
			return response.kind === "done" ? (0, github_response.b6)(response.data, "login") || null : null;
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
		var github_subject = __webpack_require__(4155);
		var web_fetch = __webpack_require__(4731);
		var interruption = __webpack_require__(5663);
		var inputs_inputs = __webpack_require__(6481);
		;
		function createGithubReport(step, inputs, subject, clock) {
			try {
				return createReport(step, inputs, subject, clock);
			} catch (error) {
				warn(step.commands, `Nothing is written on GitHub: ${(0, interruption.bD)(error)}`);
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
			const subject = (0, github_subject.$)(env);
			const inputs = (0, inputs_inputs.Ko)({
				...commands,
				annotate: () => {}
			}, env, subject);
			const job = readJob(env, saved.sha, inputs.jobCheckRunId);
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
			return (0, web_fetch.d)({
				origin: new URL(baseUrlOf(env)).origin,
				env,
				clock
			});
		}
	}),
	4731: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => createWebStream,
			d: () => createWebFetch
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7646);
		var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6943);
		var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6354);
		var _http_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2756);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8576);
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
			const exchange = (0, _exchange_js__WEBPACK_IMPORTED_MODULE_1__.C)({
				origin,
				proxy: (0, _proxy_js__WEBPACK_IMPORTED_MODULE_4__.U)(origin, env),
				limits: LIMITS,
				clock
			});
			const send = async (input, init = {}) => {
				const request = renderRequest(origin, input, init, clock.monotonicMs() + MAX_CALL_MS);
				const exchanged = await exchange.send(request);
				if (exchanged.kind === "unanswered") throw failed(request, exchanged.failure);
				if (exchanged.failure !== null && exchanged.status < 300) throw failed(request, exchanged.failure);
				const { status, headers, text } = exchanged;
				return respond(request, WITHOUT_BODY.includes(status) ? null : text, {
					status,
					headers
				});
			};
			return Object.assign(send, { close: () => exchange.close() });
		}
		const STREAM_LIMITS = {
			connectMs: 1e4,
			headersMs: 25e3,
			bodyMs: null
		};
		function createWebStream(options) {
			const { env, clock } = options;
			const { origin } = new URL(options.origin);
			const client = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_3__.u)({
				origin,
				proxy: (0, _proxy_js__WEBPACK_IMPORTED_MODULE_4__.U)(origin, env),
				connectMs: STREAM_LIMITS.connectMs,
				clock
			});
			const send = async (input, init = {}) => {
				const request = renderRequest(origin, input, init, Number.POSITIVE_INFINITY);
				const opened = await client.open(request, STREAM_LIMITS);
				if (opened.kind === "unanswered") throw failed(request, opened.failure);
				const { status, headers, body } = opened;
				const isEncoded = !/^(?:identity)?$/i.test(headers["content-encoding"] ?? "");
				const isEmpty = WITHOUT_BODY.includes(status);
				body.once("close", opened.end);
				if (isEncoded || isEmpty) body.destroy();
				if (isEncoded) throw failed(request, { kind: "encoded" });
				return respond(request, isEmpty ? null : streamOf(request, opened), {
					status,
					headers
				});
			};
			return Object.assign(send, { close: client.close });
		}
		function streamOf(request, { body, failureOf }) {
			const chunks = body[Symbol.asyncIterator]();
			return new ReadableStream({
				pull: async (controller) => {
					try {
						const { done, value } = await chunks.next();
						if (done === true) controller.close();
						else controller.enqueue(value);
					} catch (error) {
						throw failed(request, failureOf(error));
					}
				},
				cancel: () => void body.destroy()
			}, { highWaterMark: 0 });
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
		function respond(request, body, head) {
			try {
				return new Response(body, head);
			} catch (error) {
				throw new TypeError("fetch failed", { cause: new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr("body", "not a valid HTTP response", factsOf(request), error) });
			}
		}
		function failed(request, failure) {
			return new TypeError("fetch failed", { cause: errorOf(request, failure) });
		}
		function errorOf(request, { kind, cause }) {
			if (kind === "signal") return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("signal", "The request was canceled.", cause);
			if (kind === "deadline") return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("timeout", "The request took too long.", cause);
			const why = (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.V)(cause);
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr(STAGES[kind], why === "" ? kind : `${kind}: ${why}`, factsOf(request), cause);
		}
		function factsOf({ method, path }) {
			return {
				method,
				path: path.replace(/\?.*$/, "")
			};
		}
	})
};
;
