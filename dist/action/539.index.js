"use strict";
exports.id = 539;
exports.ids = [539];
exports.modules = {
	1539: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			closeGithubReport: () => closeGithubReport,
			createGithubReport: () => createGithubReport
		});
		var http_limit = __webpack_require__(5339);
		var http_response = __webpack_require__(7769);
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
				if (token.trim() === "") return (0, http_response._Q)(asked);
				const startedAt = clock.monotonicMs();
				if (limit.opensAt > startedAt) return (0, http_response.Zg)(asked, {
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
					limit = (0, http_limit.sV)(limit, (0, http_response.QJ)(response), {
						monotonicMs: now,
						epochMs: clock.epochMs()
					});
					const { status, headers } = response;
					return {
						...(0, http_response.oX)(asked, response, {
							opensAt: limit.opensAt,
							now
						}),
						head: {
							status,
							headers
						}
					};
				} catch (error) {
					return (0, http_response.lx)(asked, error);
				}
			};
			return { call };
		}
		var hostile_json = __webpack_require__(9974);
		;
		const HEADERS = {
			accept: "application/vnd.github+json",
			"x-github-api-version": "2022-11-28"
		};
		function withoutSlash(baseUrl) {
			return baseUrl.replace(/(?<!\/)\/+$/, "");
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
			const { getOctokit } = await __webpack_require__.e(329).then(__webpack_require__.bind(__webpack_require__, 1329));
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
		var view = __webpack_require__(6916);
		;
		function readJob(env, sha, checkRunId) {
			const [owner = "", repo = "", ...rest] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
			const runId = Number(env["GITHUB_RUN_ID"]);
			const server = (env["GITHUB_SERVER_URL"] ?? "").replace(/(?<!\/)\/+$/, "");
			if (owner === "" || repo === "" || rest.length > 0 || !Number.isSafeInteger(runId) || runId < 1 || server === "") return null;
			const runAttempt = Number(env["GITHUB_RUN_ATTEMPT"] ?? 1);
			const attempt = Number.isSafeInteger(runAttempt) && runAttempt > 0 ? runAttempt : 1;
			const page = `${server}/${owner}/${repo}/actions/runs/${runId}`;
			return {
				owner,
				repo,
				sha,
				workflow: (0, view.GD)(env["GITHUB_WORKFLOW"] ?? ""),
				job: (0, view.GD)(env["GITHUB_JOB"] ?? ""),
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
		var external_node_crypto_ = __webpack_require__(7598);
		var time_limit = __webpack_require__(3542);
		var report_unwritten = __webpack_require__(3844);
		var back_off = __webpack_require__(7510);
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
		const MAX_GUARD_MS = 2e4;
		const MAX_READ = 5;
		const DEPLOYMENTS = "deployments: read";
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
		async function findNewerDeployment(guarded, clock) {
			const found = await (0, time_limit.zl)(clock, MAX_GUARD_MS, () => readNewer(guarded));
			return found ?? {
				newer: null,
				problem: OUT_OF_TIME
			};
		}
		async function readNewer({ client, job, environment }) {
			const { owner, repo, sha } = job;
			const listed = await client.call("GET /repos/{owner}/{repo}/deployments", {
				owner,
				repo,
				environment,
				task: "deploy",
				per_page: 10
			}, DEPLOYMENTS);
			if (listed.kind !== "done") return unknownBecause(listed);
			for (const { id, sha: theirs } of newestOf(listed.data)) {
				const statuses = await client.call("GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses", {
					owner,
					repo,
					deployment_id: id,
					per_page: 1
				}, DEPLOYMENTS);
				if (statuses.kind === "gone") continue;
				if (statuses.kind !== "done") return unknownBecause(statuses);
				const [last] = (0, hostile_json.ZE)(statuses.data);
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
			return (0, hostile_json.ZE)(deployments).flatMap((deployment) => {
				const [id, sha] = [(0, hostile_json._F)(deployment, "id"), (0, hostile_json._F)(deployment, "sha")];
				return (0, http_response.eQ)(id) && (0, http_response.HH)(sha) ? [{
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
		const PERMISSION = "pull-requests: read";
		const NOT_THERE = [409, 422];
		const MAX_PULL_REQUESTS = 3;
		async function findPullRequests(search) {
			const { client, job, subject } = search;
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
			}, PERMISSION);
			const found = decodeFound(ofCommit, (pulls) => chooseOfCommit(pulls, sha));
			if (found.problem !== null || found.numbers.length > 0 || subject.headLabel === null) return found;
			const ofBranch = await client.call("GET /repos/{owner}/{repo}/pulls", {
				owner,
				repo,
				state: "open",
				head: subject.headLabel,
				per_page: 100
			}, PERMISSION);
			return decodeFound(ofBranch, (pulls) => pulls.filter((pull) => isOpenHead(pull, sha)));
		}
		function decodeFound(response, choose) {
			if (response.kind === "done") {
				const numbers = choose((0, hostile_json.ZE)(response.data)).map((pull) => (0, hostile_json._F)(pull, "number"));
				return {
					numbers: [...new Set(numbers.filter(http_response.eQ))].slice(0, MAX_PULL_REQUESTS),
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
		var deploy_result = __webpack_require__(2366);
		var plain_text = __webpack_require__(4281);
		var cause_text = __webpack_require__(9113);
		var limits = __webpack_require__(2608);
		;
		function renderCommitStatus(run) {
			const [first] = run.apps;
			const headline = first !== undefined && run.apps.length === 1 ? `Deploying: ${first.appId}` : run.headline;
			const isOver = run.progress === "completed";
			return {
				state: commitStateOf(run),
				description: isOver ? renderDescription(run) : cutDescription(headline)
			};
		}
		function commitStateOf({ progress, result, conclusion }) {
			if (progress !== "completed" || conclusion === null) return "pending";
			if (conclusion === "success" || conclusion === "skipped" || conclusion === "neutral") return "success";
			return result === "unknown" || result === "cancelled" ? "error" : "failure";
		}
		function renderDeploymentStatus(run) {
			return {
				state: deploymentStateOf(run),
				description: renderDescription(run)
			};
		}
		function deploymentStateOf({ progress, result, conclusion }) {
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
		function isFinalState(state) {
			return state !== "queued" && state !== "in_progress" && state !== "pending";
		}
		function selectApps(run, appIds) {
			const apps = appsAmong(run, appIds);
			if (apps.length > 0) return (0, view.Kj)(apps);
			if (run.progress !== "completed") return {
				...run,
				progress: "queued",
				apps
			};
			if (run.result === "unknown" || run.result === "cancelled") return {
				...run,
				apps
			};
			return {
				...run,
				result: "skipped",
				conclusion: "skipped",
				headline: (0, deploy_result.gD)("skipped"),
				reason: "",
				apps
			};
		}
		function appsAmong({ apps }, appIds) {
			const shown = appIds.map(view.GD);
			return apps.filter((app) => shown.includes(app.appId));
		}
		function renderDescription({ progress, headline, reason, apps }) {
			const [worst] = (0, view.E$)(apps);
			const [cause] = worst?.causes ?? [];
			const name = worst === undefined || apps.length === 1 ? "" : `${worst.appId}: `;
			const why = cause === undefined ? reason : `${name}${(0, cause_text.nw)(cause)}`;
			return cutDescription(progress !== "completed" || why === "" ? headline : `${headline}. ${why}`);
		}
		const FOUR_BYTES = /[\u{10000}-\u{10ffff}]/gu;
		function cutDescription(text) {
			return (0, plain_text.oN)(text.replace(FOUR_BYTES, "\uFFFD"), limits.bn);
		}
		;
		const SPACING_MS = 1e3;
		const LAST_STARTS_WITHIN_MS = 4e3;
		const COMMENT_SPACING_MS = 12e4;
		const NO_RESPONSE = {
			kind: "unreachable",
			permission: null,
			sentence: "GitHub did not respond in time."
		};
		class Reporter {
			#clock;
			#queue;
			#onWrite;
			#run = null;
			#loop = null;
			#nextWriteAt = 0;
			#spacingMs = SPACING_MS;
			#wake = new AbortController();
			#isStopped = false;
			#isFinishing = false;
			#waitsUntil = Number.POSITIVE_INFINITY;
			constructor({ surfaces, clock, onWrite }) {
				this.#clock = clock;
				this.#onWrite = onWrite;
				this.#queue = surfaces.map((surface) => ({
					surface,
					notBefore: 0,
					written: null,
					problem: null,
					isStarted: false,
					isGivenUp: false
				}));
			}
			changed(run) {
				if (this.#isStopped) return;
				this.#run = run;
				this.#wakeUp();
			}
			async finish(run, timeoutMs) {
				if (this.#isStopped) return;
				this.#run = run;
				this.#isFinishing = true;
				this.#waitsUntil = this.#clock.monotonicMs() + timeoutMs;
				const writes = this.#outdated().length;
				this.#spacingMs = Math.min(SPACING_MS, LAST_STARTS_WITHIN_MS / Math.max(1, writes));
				this.#nextWriteAt = Math.min(this.#nextWriteAt, this.#clock.monotonicMs() + this.#spacingMs);
				this.#wakeUp();
				await (0, time_limit.zl)(this.#clock, timeoutMs, async () => this.#loop);
				this.stop();
			}
			stop() {
				this.#isStopped = true;
				this.#wake.abort();
			}
			saved() {
				return this.#queue.flatMap(({ surface, isStarted }) => {
					const { kind, key } = surface;
					return surface.saved() ?? (isStarted ? {
						kind,
						key,
						id: null,
						url: "",
						written: null
					} : []);
				});
			}
			unwritten() {
				const outdated = this.#outdated();
				return this.#queue.flatMap((queued) => {
					if (!queued.isGivenUp && !outdated.includes(queued)) return [];
					const { sentence, permission } = queued.problem ?? NO_RESPONSE;
					return [{
						kind: queued.surface.kind,
						sentence,
						permission
					}];
				});
			}
			isOutdated() {
				return this.#outdated().length > 0;
			}
			#outdated() {
				const run = this.#run;
				if (run === null) return [];
				return this.#queue.filter((queued) => !queued.isGivenUp && !isSameGate(queued, run) && !this.#awaitsLog(queued.surface, run) && queued.surface.isOutdated(run));
			}
			#awaitsLog({ kind, appIds }, run) {
				if (this.#isFinishing) return false;
				if (kind === "check-run" || kind === "comment") return run.progress === "completed";
				const shown = appIds === undefined ? run.apps : appsAmong(run, appIds);
				return shown.some(({ isLogOpen }) => isLogOpen === true);
			}
			#wakeUp() {
				this.#wake.abort();
				this.#wake = new AbortController();
				this.#loop ??= this.#writeAll();
			}
			async #writeAll() {
				await Promise.resolve();
				for (;;) {
					const run = this.#run;
					const outdated = this.#outdated();
					if (this.#isStopped || run === null || outdated.length === 0) break;
					const [next, at] = this.#findNext(outdated, run);
					if (at > this.#waitsUntil) break;
					const waitMs = at - this.#clock.monotonicMs();
					if (waitMs > 0) await this.#clock.wait(waitMs, this.#wake.signal);
					else await this.#write(next, run);
				}
				this.#loop = null;
			}
			#findNext(outdated, run) {
				const due = outdated.map((queued) => {
					const isPaced = run.progress !== "completed" || queued.problem !== null;
					return [queued, Math.max(this.#nextWriteAt, isPaced ? queued.notBefore : 0)];
				});
				const now = this.#clock.monotonicMs();
				const ready = due.find(([, at]) => at <= now);
				return ready ?? due.reduce((first, other) => other[1] < first[1] ? other : first);
			}
			async #write(queued, run) {
				queued.isStarted = true;
				this.#onWrite();
				const startedAt = this.#clock.monotonicMs();
				const attempt = await queued.surface.write(run);
				this.#nextWriteAt = startedAt + this.#spacingMs;
				recordAttempt(queued, attempt, run.progress, this.#clock.monotonicMs());
				this.#onWrite();
			}
		}
		function recordAttempt(queued, attempt, progress, now) {
			queued.problem = attempt.kind === "written" ? null : attempt.problem;
			queued.isGivenUp = attempt.kind === "given-up";
			if (attempt.kind === "later") queued.notBefore = attempt.notBefore;
			else queued.notBefore = queued.surface.kind === "comment" ? now + COMMENT_SPACING_MS : 0;
			if (attempt.kind === "written") queued.written = progress;
		}
		function isSameGate({ surface, written }, { progress }) {
			if (progress === "completed" || written === null) return false;
			return surface.kind === "commit-status" || surface.kind === "check-run" && written === progress;
		}
		var log_excerpt = __webpack_require__(1788);
		var untrusted = __webpack_require__(7627);
		;
		const MAX_COUNT = 999999999;
		const MAX_CAUSES = 10;
		const MAX_LINES = 100;
		const MAX_LINE_UNITS = 1e3;
		const MAX_URL_UNITS = 2e3;
		const MAX_INSTANT = 864e13;
		function decodeApp(value) {
			const progress = view.Gd.find((one) => one === (0, hostile_json._F)(value, "progress"));
			const result = deploy_result.Pr.find((one) => one === (0, hostile_json._F)(value, "result")) ?? null;
			const conclusion = deploy_result.Fr.find((one) => one === (0, hostile_json._F)(value, "conclusion")) ?? null;
			const [appId, startedAt, end] = [
				"appId",
				"startedAt",
				"endedAt"
			].map((name) => (0, hostile_json._F)(value, name));
			const endedAt = isInstant(end) ? end : null;
			const causes = (0, hostile_json.ZE)((0, hostile_json._F)(value, "causes")).slice(0, MAX_CAUSES).map(decodeCause);
			if (progress === undefined || typeof appId !== "string" || !isInstant(startedAt)) return null;
			if ([
				result,
				conclusion,
				endedAt
			].some((one) => one === null === (progress === "completed"))) return null;
			return {
				appId: (0, view.GD)(appId),
				progress,
				result,
				conclusion,
				...(0, hostile_json._F)(value, "isRefused") === true ? { isRefused: true } : {},
				headline: (0, view.b4)((0, hostile_json.b6)(value, "headline")),
				reason: (0, view.b4)((0, hostile_json.b6)(value, "reason")),
				advice: (0, view.b4)((0, hostile_json.b6)(value, "advice")),
				state: wordOf(value, "state"),
				shortCommit: wordOf(value, "shortCommit"),
				deploymentId: wordOf(value, "deploymentId"),
				startedAt,
				endedAt,
				evidence: (0, view.b4)((0, hostile_json.b6)(value, "evidence")),
				log: decodeLog((0, hostile_json._F)(value, "log")),
				causes: causes.filter(({ sentence }) => sentence !== "")
			};
		}
		function urlOf(value, name) {
			const url = (0, hostile_json.b6)(value, name);
			return url.length > MAX_URL_UNITS ? null : (0, untrusted.h0)(url) || null;
		}
		function countOf(value, name) {
			const count = (0, hostile_json._F)(value, name);
			return isCount(count) ? count : null;
		}
		function decodeLog(value) {
			const texts = (0, hostile_json.ZE)((0, hostile_json._F)(value, "lines")).slice(0, MAX_LINES);
			const lines = texts.map((text) => typeof text === "string" ? (0, untrusted.y1)(text).join(" ") : "");
			const marks = (0, hostile_json.ZE)((0, hostile_json._F)(value, "marks")).filter(isCount).slice(0, MAX_CAUSES);
			return {
				lines: lines.map((line) => (0, plain_text.oN)(line, MAX_LINE_UNITS)),
				marks: marks.filter((at) => at < lines.length),
				before: countOf(value, "before") ?? 0,
				after: countOf(value, "after") ?? 0
			};
		}
		function decodeCause(value) {
			const file = (0, hostile_json._F)(value, "file");
			const cause = {
				kind: (0, hostile_json.b6)(value, "kind"),
				sentence: (0, hostile_json.b6)(value, "sentence"),
				certainty: (0, hostile_json._F)(value, "certainty") === "certain" ? "certain" : "likely",
				file: typeof file === "string" ? file : null,
				line: countOf(value, "line"),
				column: countOf(value, "column")
			};
			return (0, cause_text.bC)(cause, decodePlace((0, hostile_json._F)(value, "place")));
		}
		function decodePlace(value) {
			const path = wordOf(value, "path");
			if (path === null) return null;
			return {
				path,
				isInCheckout: (0, hostile_json._F)(value, "isInCheckout") === true,
				url: urlOf(value, "url")
			};
		}
		function isCount(value) {
			return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;
		}
		function isInstant(value) {
			return typeof value === "number" && Number.isInteger(value) && Math.abs(value) <= MAX_INSTANT;
		}
		function wordOf(value, name) {
			const text = (0, hostile_json._F)(value, name);
			return typeof text === "string" ? (0, view.GD)(text) : null;
		}
		;
		const saved_report_MAX_LINES = 20;
		const saved_report_MAX_LINE_UNITS = 300;
		const MAX_TOTAL_LINES = 2e3;
		function renderSavedReport(report) {
			const failed = report.apps.filter(view.WN).length;
			const lines = Math.min(saved_report_MAX_LINES, Math.floor(MAX_TOTAL_LINES / Math.max(1, failed)));
			const apps = report.apps.map((app) => {
				const log = (0, log_excerpt.Xo)(app.log, (0, view.WN)(app) ? lines : 0);
				const shorter = {
					...log,
					lines: log.lines.map((line) => (0, limits.xk)(line, saved_report_MAX_LINE_UNITS))
				};
				return {
					...app,
					log: shorter,
					phases: undefined,
					isLogOpen: undefined
				};
			});
			return JSON.stringify({
				...report,
				apps
			});
		}
		function decodeSavedReport(text) {
			const value = (0, hostile_json.qF)(text);
			const [sha, nonce, author] = [
				"sha",
				"nonce",
				"author"
			].map((name) => (0, hostile_json._F)(value, name));
			const appIds = decodeList(value, "appIds", (id) => typeof id === "string" ? id : null);
			const pullRequests = decodeList(value, "pullRequests", (id) => isInteger(id) ? id : null);
			const apps = decodeList(value, "apps", decodeApp);
			const surfaces = decodeList(value, "surfaces", decodeSurface);
			if (typeof sha !== "string" || typeof nonce !== "string" || !(0, hostile_json.MA)(author)) return null;
			if (appIds === null || pullRequests === null || apps === null || surfaces === null) return null;
			return {
				sha,
				appIds,
				nonce,
				pullRequests,
				author,
				apps,
				surfaces
			};
		}
		function decodeList(value, name, decode) {
			const list = (0, hostile_json._F)(value, name);
			if (!Array.isArray(list)) return null;
			const items = list.map(decode).filter((item) => item !== null);
			return items.length === list.length ? items : null;
		}
		function decodeSurface(value) {
			const kind = KINDS.find((one) => one === (0, hostile_json._F)(value, "kind"));
			const [key, id, url, written] = [
				"key",
				"id",
				"url",
				"written"
			].map((name) => (0, hostile_json._F)(value, name));
			if (kind === undefined || typeof key !== "string" || typeof url !== "string" || !(0, hostile_json.MA)(written)) return null;
			return id === null || isInteger(id) ? {
				kind,
				key,
				id,
				url,
				written
			} : null;
		}
		const KINDS = [
			"comment",
			"deployment",
			"check-run",
			"commit-status"
		];
		function isInteger(value) {
			return Number.isSafeInteger(value);
		}
		var markup = __webpack_require__(8189);
		var markdown = __webpack_require__(613);
		;
		const PARAGRAPH_BYTES = 4;
		const LOG_BYTES = 2e4;
		const MAX_LOG_LINES = 200;
		const MAX_MARKS = 50;
		function renderCheckRun(run, job) {
			const isOver = run.progress === "completed";
			return {
				status: run.progress,
				conclusion: isOver ? run.conclusion : null,
				title: (0, plain_text.oN)(run.headline, limits.e5),
				summary: renderSummary(run),
				text: isOver ? renderText(run.apps) : null,
				annotations: isOver ? renderAnnotations(run.apps, job.workflowPath) : [],
				startedAt: run.apps.length === 0 ? null : Math.min(...run.apps.map((app) => app.startedAt)),
				completedAt: isOver ? lastEnd(run.apps) : null
			};
		}
		function lastEnd(apps) {
			const ends = apps.flatMap((app) => app.endedAt ?? []);
			return ends.length === 0 ? null : Math.max(...ends);
		}
		function renderSummary(run) {
			const { headline, apps } = run;
			const causes = (0, markdown.Bu)(apps).join("\n");
			const table = apps.length === 0 ? "" : (0, markdown.bo)(apps).join("\n");
			const parts = [
				causes,
				(0, markup.FV)(reasonOf(run)),
				table,
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
			return (0, view.WN)(app) || (0, view.Ge)(app);
		}
		function renderReasons(apps) {
			return apps.filter(isTroubled).map((app) => `- **${(0, markup.FV)(app.appId)}**: ${(0, markup.FV)(`${app.reason} ${app.advice}`)}`).join("\n");
		}
		function renderText(apps) {
			const evidence = (0, limits.G$)(renderEvidence(apps), limits.lo - LOG_BYTES);
			const roomBytes = limits.lo - (0, limits.$$)(evidence) - PARAGRAPH_BYTES;
			const sayLeftOut = (count) => `Logs left out because they are too long: ${count}.`;
			const logs = (0, markdown.Oe)(apps.filter(view.WN), MAX_LOG_LINES, roomBytes, sayLeftOut);
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
				...(0, markdown.pI)(lines)
			].join("\n");
		}
		function renderAnnotations(apps, workflow) {
			const failed = apps.filter(view.WN);
			const firsts = failed.flatMap((app) => {
				const [cause] = app.causes;
				const facts = `Application ${app.appId}: ${app.reason} ${app.advice}`.trim();
				if (cause === undefined) return annotateAt(workflow, app, facts);
				const message = `${(0, cause_text.nw)(cause)}\n${facts}`;
				return cause.place === null ? annotateAt(workflow, app, message) : annotateCause(app, cause, message);
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
			const title = (0, plain_text.oN)(app.headline, limits.e5);
			return [{
				path,
				line: 1,
				level: "failure",
				title,
				message: (0, plain_text.Uw)(message, limits.xi)
			}];
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
		;
		const check_run_PERMISSION = "checks: write";
		const CHECK_RUNS = "/repos/{owner}/{repo}/check-runs";
		class CheckRunSurface {
			kind = "check-run";
			key = "";
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
			isOutdated(run) {
				return this.#isShort(this.#render(run));
			}
			async write(run) {
				const check = this.#render(run);
				const setback = this.#isShort(check) && this.#isUnsure ? await this.#recover() : null;
				if (setback !== null || !this.#isShort(check)) return this.#judge(setback);
				return this.#judge(await (this.#id === null ? this.#create(check) : this.#update(this.#id, check)));
			}
			saved() {
				if (this.#id === null && !this.#isUnsure) return null;
				const written = this.#shown === null ? null : renderShown(this.#shown);
				return {
					kind: this.kind,
					key: this.key,
					id: this.#id,
					url: this.#url,
					written
				};
			}
			#render(run) {
				return renderCheckRun(run, this.#options.job);
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
				}, check_run_PERMISSION), decodeCheck);
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
				const response = await client.call("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", query, check_run_PERMISSION);
				return readResult(response, (data) => check_run_decodeFound(data, externalId));
			}
			async #read(id) {
				const { client, job } = this.#options;
				const query = {
					owner: job.owner,
					repo: job.repo,
					check_run_id: id
				};
				const response = await client.call(`GET ${CHECK_RUNS}/{check_run_id}`, query, check_run_PERMISSION);
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
		function check_run_decodeFound(data, externalId) {
			const items = (0, http_response.S3)((0, hostile_json._F)(data, "check_runs"));
			if (items === null) return null;
			const ours = (0, http_response.su)(items.filter((item) => (0, hostile_json.b6)(item, "external_id") === externalId));
			return { check: decodeCheck(ours) };
		}
		function decodeCheck(data) {
			const id = (0, http_response.pq)(data, "id");
			if (id === null) return null;
			const isCompleted = (0, hostile_json.b6)(data, "status") === "completed";
			const annotations = (0, http_response.pq)((0, hostile_json._F)(data, "output"), "annotations_count");
			return {
				id,
				url: (0, http_response.rs)(data, "html_url"),
				isCompleted,
				annotations
			};
		}
		var external_node_zlib_ = __webpack_require__(8522);
		;
		const LOG_LINES = 20;
		const LINE_UNITS = 200;
		const WORD_UNITS = 120;
		const SENTENCE_UNITS = 300;
		const URL_UNITS = 600;
		function entriesFrom({ apps }, job, environmentUrl) {
			const { runId, runAttempt } = job;
			return apps.map((app) => cutEntry({
				...isFailing(app.conclusion) ? app : {
					...app,
					log: log_excerpt.RJ,
					causes: []
				},
				runId,
				runAttempt,
				job: job.job,
				version: 0,
				logUrl: (0, untrusted.h0)(job.logUrl),
				environmentUrl: environmentUrl === null ? null : (0, untrusted.h0)((0, view.fY)(environmentUrl, app.appId))
			}));
		}
		function decodeEntry(value) {
			const app = decodeApp(value);
			const [runId, job] = [(0, hostile_json._F)(value, "runId"), (0, hostile_json._F)(value, "job")];
			const [runAttempt, version] = [countOf(value, "runAttempt"), countOf(value, "version")];
			if (app === null || typeof job !== "string" || runAttempt === null || version === null) return null;
			if (typeof runId !== "number" || !Number.isSafeInteger(runId) || runId < 0) return null;
			return cutEntry({
				...app,
				runId,
				runAttempt,
				job: (0, view.GD)(job),
				version,
				logUrl: urlOf(value, "logUrl"),
				environmentUrl: urlOf(value, "environmentUrl")
			});
		}
		function cutEntry(entry) {
			const log = cutLog(entry.log, LOG_LINES);
			return {
				appId: cutWord(entry.appId),
				runId: entry.runId,
				runAttempt: entry.runAttempt,
				job: cutWord(entry.job),
				version: entry.version,
				progress: entry.progress,
				result: entry.result,
				conclusion: entry.conclusion,
				...entry.isRefused === true ? { isRefused: true } : {},
				headline: (0, plain_text.oN)(entry.headline, SENTENCE_UNITS),
				reason: (0, plain_text.oN)(entry.reason, SENTENCE_UNITS),
				state: entry.state === null ? null : cutWord(entry.state),
				shortCommit: entry.shortCommit === null ? null : cutWord(entry.shortCommit),
				startedAt: entry.startedAt,
				endedAt: entry.endedAt,
				causes: entry.causes.slice(0, 1).map(cutCause),
				log: {
					...log,
					lines: log.lines.map((line) => (0, plain_text.oN)(line, LINE_UNITS))
				},
				logUrl: cutUrl(entry.logUrl),
				environmentUrl: cutUrl(entry.environmentUrl)
			};
		}
		function cutWord(text) {
			return (0, plain_text.oN)(text, WORD_UNITS);
		}
		function cutCause(cause) {
			return cause.place === null ? cause : {
				...cause,
				place: {
					...cause.place,
					url: cutUrl(cause.place.url)
				}
			};
		}
		function cutUrl(url) {
			return url === null || url === "" || url.length > URL_UNITS ? null : url;
		}
		function cutLog(log, most) {
			const kept = (0, log_excerpt.Xo)(log, most);
			return kept.marks.length === 0 ? {
				...log_excerpt.RJ,
				lines: kept.lines
			} : kept;
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
		function compareVersions(one, other) {
			return view.Gd.indexOf(one.progress) - view.Gd.indexOf(other.progress) || one.version - other.version || compareTexts(contentOf(withoutLog(one)), contentOf(withoutLog(other)));
		}
		function furtherOf(one, other) {
			const order = compareVersions(one, other) || one.log.lines.length - other.log.lines.length || compareTexts(JSON.stringify(one.log), JSON.stringify(other.log));
			return order >= 0 ? one : other;
		}
		function withoutLog(entry) {
			return {
				...entry,
				log: log_excerpt.RJ
			};
		}
		function contentOf(entry) {
			return JSON.stringify({
				...entry,
				version: 0
			});
		}
		function compareTexts(one, other) {
			return one < other ? -1 : one > other ? 1 : 0;
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
				history: completed.map((entry) => entry.log.lines.length === 0 ? entry : withoutLog(entry))
			};
		}
		function hasAll(document, entries) {
			const known = new Map(document.entries.map((entry) => [keyOf(entry), entry]));
			return entries.every((entry) => {
				const there = known.get(keyOf(entry));
				return there !== undefined && compareVersions(there, entry) >= 0;
			});
		}
		const MAX_BODY_UNITS = 262144;
		const MAX_DATA_BYTES = 8388608;
		const MAX_ENTRIES = 2e3;
		function renderMarker({ revision, leftOut, entries }, keyHash) {
			const data = (0, external_node_zlib_.deflateRawSync)(JSON.stringify({
				leftOut,
				entries
			})).toString("base64url");
			return `${markerStart(keyHash)}${revision} data=${data} -->`;
		}
		function decodeComment(body, keyHash) {
			const start = markerStart(keyHash);
			if (!body.startsWith(start) || body.length > MAX_BODY_UNITS) return null;
			const end = body.indexOf(" -->", start.length);
			const [, digits, data = ""] = /^(\d{1,9}) data=([^\s>]*)$/.exec(body.slice(start.length, Math.max(end, 0))) ?? [];
			if (digits === undefined) return null;
			const decoded = inflateJson(Buffer.from(data, "base64url"));
			const list = (0, hostile_json._F)(decoded, "entries");
			const entries = (Array.isArray(list) ? list.slice(0, MAX_ENTRIES) : []).map(decodeEntry);
			return joinDocuments(EMPTY_DOCUMENT, {
				revision: Number(digits),
				entries: entries.filter((entry) => entry !== null),
				leftOut: countOf(decoded, "leftOut") ?? 0
			});
		}
		function markerStart(keyHash) {
			return `<!-- touchdown comment=${keyHash} revision=`;
		}
		function inflateJson(data) {
			try {
				return (0, hostile_json.qF)((0, external_node_zlib_.inflateRawSync)(data, { maxOutputLength: MAX_DATA_BYTES }));
			} catch {
				return undefined;
			}
		}
		var units = __webpack_require__(314);
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
		function fitComment(document, keyHash) {
			const parts = partsOf(document.entries);
			const renderWith = (lines, history, rows) => {
				const kept = {
					rows: parts.rows.slice(0, rows).map((row) => ({
						...row,
						log: cutLog(row.log, lines)
					})),
					history: parts.history.slice(0, history)
				};
				const leftOut = Math.max(document.leftOut, parts.rows.length - rows);
				const fitted = {
					revision: document.revision,
					entries: [...kept.rows, ...kept.history],
					leftOut
				};
				return {
					body: `${renderMarker(fitted, keyHash)}\n${renderParts(kept, leftOut)}\n`,
					document: fitted
				};
			};
			const ifFits = (fitted) => fitted.body.length <= COMMENT_UNITS ? fitted : null;
			const { rows, history } = parts;
			return (0, limits.gb)(LOG_LINES, (lines) => ifFits(renderWith(lines, history.length, rows.length))) ?? (0, limits.gb)(history.length, (count) => ifFits(renderWith(0, count, rows.length))) ?? (0, limits.gb)(rows.length, (count) => ifFits(renderWith(0, 0, count))) ?? renderWith(0, 0, 0);
		}
		function renderParts({ rows, history }, leftOut) {
			const causes = (0, markdown.Bu)(rows);
			const reasons = rows.filter(isToExplain).map((row) => `- **${(0, markup.FV)(row.appId)}**: ${(0, markup.FV)(row.reason)}`);
			const logs = rows.filter(({ log }) => log.lines.length > 0);
			const said = `At least ${leftOut === 1 ? "one more application does" : `${leftOut} more applications do`} not fit into this comment.`;
			const parts = [
				`### ${renderHeadline(rows)}`,
				...causes.length === 0 ? [] : [causes.join("\n")],
				...rows.length === 0 ? [] : [renderTable(rows)],
				...leftOut === 0 ? [] : [said],
				...reasons.length === 0 ? [] : [reasons.join("\n")],
				...logs.map(({ appId, log }) => (0, markdown.ir)(appId, log)),
				...history.length === 0 ? [] : [(0, markdown.I2)("Earlier deployments", history.map(renderPast).join("\n"))]
			];
			return parts.join("\n\n");
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
		function renderTable(rows) {
			const hasEnvironment = rows.some(({ environmentUrl }) => environmentUrl !== null);
			const environmentOf = (row) => hasEnvironment ? [(0, markdown.BK)(row.environmentUrl, null)] : [];
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
				(0, markdown.BK)(entry.logUrl, "log")
			];
		}
		function isToExplain(entry) {
			const { conclusion, reason } = entry;
			return reason !== "" && conclusion !== null && (conclusion !== "success" || (0, view.Ge)(entry));
		}
		function renderPast(entry) {
			const commit = entry.shortCommit === null ? "" : ` at ${(0, markup.FV)(entry.shortCommit)}`;
			const link = entry.logUrl === null ? "" : ` (${(0, markdown.BK)(entry.logUrl, "log")})`;
			const verdict = `${signOf(entry)} ${verdictOf(entry)}`;
			return `- ${renderMinute(entry.startedAt)} ${verdict}: ${(0, markup.FV)(entry.appId)}${commit}, ${renderTime(entry)}${link}`;
		}
		function signOf(entry) {
			const { conclusion, progress } = entry;
			if (conclusion === null) return progress === "queued" ? "\u23F3" : "\u{1F504}";
			if (isFailing(conclusion)) return "\u274C";
			if (conclusion === "cancelled") return "\u{1F6AB}";
			if (conclusion === "skipped") return "\u23ED\uFE0F";
			return (0, view.Ge)(entry) ? "\u26A0\uFE0F" : "\u2705";
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
		const comment_candidates_PERMISSION = "pull-requests: write";
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
					}, comment_candidates_PERMISSION);
				}),
				create: (body) => client.call(`POST ${ofIssue}`, {
					...issue,
					body
				}, comment_candidates_PERMISSION),
				edit: (id, body) => client.call(`PATCH ${ofComment}`, {
					...comment(id),
					body
				}, comment_candidates_PERMISSION),
				remove: (id) => client.call(`DELETE ${ofComment}`, comment(id), comment_candidates_PERMISSION)
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
			const [id, user] = [(0, hostile_json._F)(data, "id"), (0, hostile_json._F)(data, "user")];
			const updatedAt = Date.parse((0, hostile_json.b6)(data, "updated_at"));
			if (!(0, http_response.eQ)(id) || Number.isNaN(updatedAt)) return null;
			return {
				id,
				url: (0, hostile_json.b6)(data, "html_url"),
				body: (0, hostile_json.b6)(data, "body"),
				updatedAt,
				author: (0, hostile_json.b6)(user, "login") || null,
				isBot: (0, hostile_json.b6)(user, "type") === "Bot"
			};
		}
		;
		class CommentSurface {
			kind = "comment";
			key;
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
				this.key = String(pullRequest);
				const ours = saved?.key === this.key ? saved : null;
				this.#candidates.started = ours;
				this.#written = ours?.written ?? null;
			}
			isOutdated(run) {
				if (this.#options.settings.comment === "off") return false;
				const entries = this.#entriesOf(run);
				if (comment_fingerprintOf(entries) === this.#written) return false;
				return !this.#isAbsent || this.#isWanted(entries) || run.progress === "completed";
			}
			async write(run) {
				return await this.#settle(run, false) ?? { kind: "written" };
			}
			async confirm(run) {
				const isNothing = this.#options.settings.comment === "off" || run.apps.length === 0;
				if (isNothing || this.#isAbsent && !this.isOutdated(run)) return null;
				return this.#settle(run, true);
			}
			saved() {
				const { started } = this.#candidates;
				if (started === null) return null;
				return {
					kind: this.kind,
					key: this.key,
					id: started.id,
					url: started.url,
					written: this.#written
				};
			}
			async #settle(run, isThorough) {
				const reading = await this.#candidates.read();
				if (reading.kind === "failed") return this.#judge(reading.failure);
				const { documents } = reading;
				this.#memory = documents.reduce(joinDocuments, this.#memory);
				const entries = this.#entriesOf(run);
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
				this.#written = comment_fingerprintOf(entries);
				const pruned = await this.#candidates.prune(isThorough);
				if (pruned.kind === "failed" && isThorough) return this.#judge(pruned.failure);
				return this.#finish(entries, change.kind === "changed" || pruned.kind === "changed");
			}
			#finish(entries, isChanged) {
				this.#written = comment_fingerprintOf(entries);
				const attempt = this.#judge(null);
				return isChanged ? attempt : null;
			}
			#entriesOf(run) {
				return entriesFrom(run, this.#options.job, this.#options.settings.environmentUrl);
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
		function comment_fingerprintOf(entries) {
			const text = entries.map(contentOf).join("\n");
			return (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 16);
		}
		;
		const commit_status_PERMISSION = "statuses: write";
		class CommitStatusSurface {
			kind = "commit-status";
			key = "";
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
			isOutdated(run) {
				if (this.#written === null) return true;
				return this.#written.startsWith("pending ") && this.#written !== fingerprintOf(renderCommitStatus(run));
			}
			async write(run) {
				return this.#judge(this.isOutdated(run) ? await this.#write(renderCommitStatus(run)) : null);
			}
			saved() {
				if (this.#written === null && !this.#isUnsure) return null;
				return {
					kind: this.kind,
					key: this.key,
					id: this.#id,
					url: "",
					written: this.#written
				};
			}
			async #write(desired) {
				const setback = this.#isUnsure ? await this.#recover(desired) : null;
				return setback !== null || this.#written === fingerprintOf(desired) ? setback : this.#post(desired);
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
				const response = readResult(await client.call("POST /repos/{owner}/{repo}/statuses/{sha}", body, commit_status_PERMISSION), http_response.TH);
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
			async #recover(desired) {
				const { client, job, context } = this.#options;
				const { owner, repo, sha: ref, logUrl } = job;
				const query = {
					owner,
					repo,
					ref,
					per_page: 100
				};
				const route = "GET /repos/{owner}/{repo}/commits/{ref}/statuses";
				const response = readResult(await client.call(route, query, commit_status_PERMISSION), http_response.S3);
				if (response.kind !== "read") return response;
				const newest = (0, http_response.su)(response.value.filter((item) => (0, hostile_json.b6)(item, "context") === context));
				if ((0, hostile_json.b6)(newest, "target_url") !== logUrl) return null;
				const found = fingerprintOf({
					state: (0, hostile_json.b6)(newest, "state"),
					description: (0, hostile_json.b6)(newest, "description")
				});
				if (found !== fingerprintOf(desired)) return null;
				this.#id = (0, http_response.TH)(newest);
				this.#written = found;
				this.#isUnsure = false;
				return null;
			}
		}
		;
		const deployment_PERMISSION = "deployments: write";
		const TASK = "deploy";
		const deployment_DEPLOYMENTS = "/repos/{owner}/{repo}/deployments";
		const STATUSES = `${deployment_DEPLOYMENTS}/{deployment_id}/statuses`;
		class DeploymentSurface {
			kind = "deployment";
			key;
			appIds;
			#options;
			#judge;
			#id;
			#url;
			#written;
			#isUnsure;
			constructor(options) {
				this.#options = options;
				this.key = options.environment;
				this.appIds = options.appIds;
				this.#judge = createJudge(options.clock);
				this.#id = options.saved?.id ?? null;
				this.#url = options.saved?.url ?? "";
				this.#written = options.saved?.written ?? null;
				this.#isUnsure = options.saved !== null && this.#written === null;
			}
			isOutdated(run) {
				const ours = selectApps(run, this.appIds);
				const desired = renderDeploymentStatus(ours);
				if (this.#id === null) return this.#isUnsure || desired.state !== "inactive" || ours.result === "triggered";
				if (this.#written === null) return true;
				const [state = ""] = this.#written.split(" ", 1);
				if (isFinalState(state) || state === "in_progress" && desired.state === "queued") return false;
				return this.#written !== fingerprintOf(desired);
			}
			async write(run) {
				const setback = this.isOutdated(run) && this.#isUnsure ? await this.#recover() : null;
				if (setback !== null || !this.isOutdated(run)) return this.#judge(setback);
				const id = this.#id;
				return this.#judge(await (id === null ? this.#create() : this.#report(id, this.#render(run))));
			}
			saved() {
				if (this.#id === null && !this.#isUnsure) return null;
				return {
					kind: this.kind,
					key: this.key,
					id: this.#id,
					url: this.#url,
					written: this.#written
				};
			}
			#render(run) {
				return renderDeploymentStatus(selectApps(run, this.appIds));
			}
			async #create() {
				const { client } = this.#options;
				this.#isUnsure = true;
				const response = readResult(await client.call(`POST ${deployment_DEPLOYMENTS}`, renderCreation(this.#options), deployment_PERMISSION), decodeDeployment);
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
				const response = readResult(await client.call(`POST ${STATUSES}`, parameters, deployment_PERMISSION), http_response.TH);
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
				const response = readResult(await client.call(`GET ${deployment_DEPLOYMENTS}`, query, deployment_PERMISSION), http_response.S3);
				if (response.kind !== "read") return response;
				const found = decodeDeployment((0, http_response.su)(response.value.filter((item) => nonceOf(item) === nonce)));
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
				const response = readResult(await client.call(`GET ${STATUSES}`, query, deployment_PERMISSION), http_response.S3);
				if (response.kind !== "read") return response;
				const newest = (0, http_response.su)(response.value);
				const state = (0, hostile_json.b6)(newest, "state");
				this.#written = state === "" ? null : fingerprintOf({
					state,
					description: (0, hostile_json.b6)(newest, "description")
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
			if (appIds.length === 1) return (0, view.fY)(environmentUrl, only);
			return (0, view.fY)(environmentUrl, "") === environmentUrl ? environmentUrl : null;
		}
		function nonceOf(deployment) {
			const payload = (0, hostile_json._F)(deployment, "payload");
			return (0, hostile_json.b6)(typeof payload === "string" ? (0, hostile_json.qF)(payload) : payload, "touchdown");
		}
		function decodeDeployment(data) {
			const id = (0, http_response.TH)(data);
			return id === null ? null : {
				id,
				url: (0, http_response.rs)(data, "url")
			};
		}
		;
		function createSurfaces(options) {
			const { client, clock, job, settings, nonce } = options;
			const common = {
				client,
				clock,
				job,
				settings
			};
			const savedOf = (kind, key) => options.saved.find((one) => one.kind === kind && one.key === key) ?? null;
			const deployments = environmentsOf(settings, options.appIds).map(({ environment, appIds }) => new DeploymentSurface({
				...common,
				appIds,
				environment,
				nonce: `${nonce}/${environment}`,
				saved: savedOf("deployment", environment)
			}));
			const { checkRun, commitStatus } = settings;
			const gates = [];
			if (checkRun !== null) {
				const saved = savedOf("check-run", "");
				gates.push(new CheckRunSurface({
					...common,
					name: checkRun,
					externalId: nonce,
					saved
				}));
			}
			if (commitStatus !== null) {
				const saved = savedOf("commit-status", "");
				gates.push(new CommitStatusSurface({
					...common,
					context: commitStatus,
					saved
				}));
			}
			const keyHash = (0, external_node_crypto_.createHash)("sha256").update(settings.commentKey).digest("hex").slice(0, 16);
			const pullRequests = settings.comment === "off" ? [] : options.pullRequests;
			const comments = pullRequests.map((pullRequest) => new CommentSurface({
				...common,
				keyHash,
				pullRequest,
				authorLogin: options.author,
				saved: savedOf("comment", String(pullRequest))
			}));
			return {
				all: [
					...deployments,
					...gates,
					...comments
				],
				comments
			};
		}
		function environmentsOf({ environment }, appIds) {
			if (environment === null) return [];
			const names = [...new Set(appIds.map((appId) => (0, view.fY)(environment, appId)))];
			return names.map((name) => ({
				environment: name,
				appIds: appIds.filter((appId) => (0, view.fY)(environment, appId) === name)
			}));
		}
		;
		const MAX_DELAY_MS = 8e3;
		const SETTLING_MS = 2500;
		const MAX_CONFIRMATIONS = 8;
		class RunReport {
			#options;
			#refused = [];
			#newer = new Map();
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
				const environment = (0, view.fY)(settings.environment, appId);
				const newer = this.#newer.get(environment) ?? this.#findNewerIn(environment);
				this.#newer.set(environment, newer);
				const commit = await newer;
				return commit === null ? null : {
					commit,
					environment
				};
			}
			async #findNewerIn(environment) {
				const { client, clock, job } = this.#options;
				const found = await findNewerDeployment({
					client,
					job,
					environment
				}, clock);
				if (found.problem !== null) this.#refuse("order-guard", found.problem);
				return found.newer;
			}
			changed(run) {
				if (this.#isLeft) return;
				this.#last = run;
				this.#save();
				this.#reporter?.changed(run);
			}
			async finish(run) {
				this.changed(run);
				const { clock, subject, hasSummary, warn } = this.#options;
				const untilMs = clock.monotonicMs() + MAX_DELAY_MS;
				await (0, time_limit.zl)(clock, MAX_DELAY_MS, async () => this.#ready);
				await this.#reporter?.finish(run, Math.max(0, untilMs - clock.monotonicMs()));
				await this.#confirm(run);
				this.#isDone = this.#reporter !== null && !this.#reporter.isOutdated();
				this.leave(run);
				const unwritten = this.#reporter?.unwritten() ?? [];
				if (!this.#isDone) return (0, report_unwritten.aC)(unwritten);
				const message = (0, report_unwritten.Z0)([...this.#refused, ...unwritten], {
					isReadOnly: subject.isReadOnly,
					hasSummary
				});
				if (message !== null) warn(message);
				return null;
			}
			leave(run) {
				this.#last = run;
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
						subject
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
				this.#reporter = new Reporter({
					surfaces: this.#surfaces.all,
					clock,
					onWrite: () => this.#save()
				});
				if (this.#last !== null && !this.#isLeft) this.#reporter.changed(this.#last);
			}
			async #confirm(run) {
				const { clock } = this.#options;
				const written = this.#surfaces.comments.filter((comment) => comment.saved()?.id != null);
				for (const comment of written) {
					for (let turn = 0; turn < MAX_CONFIRMATIONS; turn++) {
						await clock.wait(SETTLING_MS);
						const attempt = await comment.confirm(run);
						if (attempt === null || !isSoonOver(attempt, clock.monotonicMs())) break;
					}
				}
			}
			#save() {
				const { job, appIds, nonce, save } = this.#options;
				if (this.#last === null) return;
				const { apps } = this.#last;
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
					apps,
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
			return response.kind === "done" ? (0, hostile_json.b6)(response.data, "login") || null : null;
		}
		function linksOf(saved, settings, ids) {
			const urlOf = (kind) => saved.find((one) => one.kind === kind && one.url !== "")?.url ?? null;
			const deployments = environmentsOf(settings, ids).flatMap(({ environment, appIds }) => {
				const written = saved.find(({ kind, key }) => kind === "deployment" && key === environment);
				return written?.id == null ? [] : [{
					id: written.id,
					url: written.url,
					appIds
				}];
			});
			return {
				deployments,
				comment: urlOf("comment"),
				checkRun: urlOf("check-run"),
				environment: settings.environmentUrl
			};
		}
		const MAX_CLOSING_MS = 12e4;
		const MAX_ENVIRONMENTS = 150;
		const ARRIVING_MS = 2e3;
		function warnOfEnvironments(settings, appIds) {
			const count = environmentsOf(settings, appIds).length;
			if (count <= MAX_ENVIRONMENTS) return null;
			return `This step has ${count} environments on GitHub. If it is cancelled, the post step can close about ${MAX_ENVIRONMENTS} of them in its two minutes; the rest stay in progress. Use fewer environments in github-environment, or split the step.`;
		}
		async function closeReport(options) {
			const { client, clock, job, settings, saved, jobStatus } = options;
			const reason = jobStatus === "cancelled" ? "The job was cancelled before the step had a result." : "The step was stopped before it had a result.";
			const run = (0, view.Su)((0, view.Kj)(saved.apps), reason, clock.epochMs());
			const { all } = createSurfaces({
				...saved,
				client,
				clock,
				job,
				settings,
				saved: saved.surfaces
			});
			const isStarted = ({ kind, key }) => saved.surfaces.some((one) => one.kind === kind && one.key === key);
			const surfaces = run.conclusion === "cancelled" ? all.filter(isStarted) : all;
			if (saved.surfaces.some(({ written }) => written === null)) await clock.wait(ARRIVING_MS);
			const reporter = new Reporter({
				surfaces,
				clock,
				onWrite: () => {}
			});
			await reporter.finish(run, MAX_CLOSING_MS);
			return (0, report_unwritten.Z0)(reporter.unwritten(), options);
		}
		var github_subject = __webpack_require__(2463);
		var web_fetch = __webpack_require__(1223);
		var interruption = __webpack_require__(2283);
		var inputs_inputs = __webpack_require__(5135);
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
			return new RunReport({
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
			const inputs = (0, inputs_inputs.K)({
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
	1223: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => createWebStream,
			d: () => createWebFetch
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4634);
		var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5198);
		var _http_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4888);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5876);
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
			const exchange = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_2__.C)({
				origin,
				proxy: (0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.U)(origin, env),
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
			const client = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_2__.u)({
				origin,
				proxy: (0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.U)(origin, env),
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
			const why = (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.V)(cause);
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
