"use strict";
exports.id = 351;
exports.ids = [351];
exports.modules = {
	2351: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			askGithub: () => askGithub,
			closeGithubReport: () => closeGithubReport,
			createGithubReport: () => createGithubReport,
			findGivenCommit: () => findGivenCommit,
			findPromotedCommit: () => findPromotedCommit,
			openCommits: () => openCommits,
			readAuthor: () => readAuthor,
			rejectUnreached: () => rejectUnreached
		});
		var hostile_json = __webpack_require__(9974);
		var time_limit = __webpack_require__(3542);
		var http_response = __webpack_require__(7769);
		var plain_text = __webpack_require__(4281);
		var view = __webpack_require__(6916);
		var attempts = __webpack_require__(2492);
		;
		const MAX_QUESTION_MS = 2e4;
		const MAX_ATTEMPTS = 3;
		const CONTENTS = "contents: read";
		const OUT_OF_TIME = {
			kind: "unreachable",
			permission: null,
			sentence: `GitHub did not respond within ${MAX_QUESTION_MS / 1e3} s.`
		};
		const UNKNOWN = [409, 422];
		async function findSurfaceCommit(lookup, clock) {
			const { job, subject, given } = lookup;
			const found = await (0, time_limit.zl)(clock, MAX_QUESTION_MS, () => readCommit(lookup, clock)) ?? OUT_OF_TIME;
			const problem = typeof found === "string" ? null : found;
			const withoutMerge = (sha) => subject.testMerges.includes(sha) ? subject.commit : sha;
			if ((0, http_response.HH)(found)) return {
				sha: withoutMerge(found),
				deployed: withoutMerge(found),
				problem
			};
			if ((0, http_response.HH)(given)) return {
				sha: subject.commit,
				deployed: withoutMerge(given.toLowerCase()),
				problem
			};
			const sentence = `GitHub knows no commit ${given} in ${job.owner}/${job.repo}, or more than one. Give all 40 digits of its SHA.`;
			return {
				sha: null,
				deployed: null,
				problem: problem ?? {
					kind: "refused",
					permission: null,
					sentence
				}
			};
		}
		async function readCommit({ client, job, given }, clock) {
			const { owner, repo } = job;
			const route = "GET /repos/{owner}/{repo}/commits/{ref}";
			const response = await retry(clock, () => client.call(route, {
				owner,
				repo,
				ref: given,
				per_page: 1
			}, CONTENTS));
			if (response.kind !== "done") return isUnknown(response) ? "" : response.problem;
			const sha = (0, hostile_json.b6)(response.data, "sha").toLowerCase();
			return (0, http_response.HH)(sha) && sha.startsWith(given.toLowerCase()) ? sha : "";
		}
		async function findUnreached(lookup, clock) {
			const commit = (0, plain_text.Ax)(lookup.job.sha);
			const found = await (0, time_limit.zl)(clock, MAX_QUESTION_MS, () => readReach(lookup, clock));
			if (found === true) return null;
			if (found === false) {
				return `the event names ${commit}, which the default branch does not contain: it may be a fork's. Nothing is deployed. Merge it first, or give a commit.`;
			}
			const { sentence } = found ?? OUT_OF_TIME;
			return `the event names ${commit}, and nothing shows that the default branch contains it. ${sentence} Fix that, or give a commit.`;
		}
		async function readReach({ client, job, mustBeIn }, clock) {
			const { owner, repo, sha } = job;
			if (mustBeIn.includes(sha)) return true;
			for (const head of mustBeIn) {
				const parameters = {
					owner,
					repo,
					basehead: `${sha}...${head}`,
					per_page: 1
				};
				const compared = await retry(clock, () => client.call("GET /repos/{owner}/{repo}/compare/{basehead}", parameters, CONTENTS));
				if (compared.kind !== "done" && !isUnknown(compared)) return compared.problem;
				const status = compared.kind === "done" ? (0, hostile_json._F)(compared.data, "status") : null;
				if (status === "ahead" || status === "identical") return true;
			}
			return false;
		}
		function isUnknown(response) {
			return response.kind === "gone" || response.kind === "refused" && UNKNOWN.includes(response.status);
		}
		async function retry(clock, read) {
			const judge = (0, attempts.qU)(clock);
			for (let attempt = 1;; attempt++) {
				const response = await read();
				if (response.kind === "done" || attempt === MAX_ATTEMPTS) return response;
				const verdict = judge(response);
				if (verdict.kind !== "later" || !(0, attempts.K6)(verdict, clock.monotonicMs())) return response;
				await clock.wait(verdict.notBefore - clock.monotonicMs());
			}
		}
		var github_deployment = __webpack_require__(6460);
		var pages = __webpack_require__(980);
		;
		const MAX_MS = 2e4;
		const PER_PAGE = 100;
		const MAX_PAGES = 3;
		const MAX_STATUSES = 10;
		const DEPLOYMENTS = "deployments: read";
		async function findLastCommit(lookup, wanted, clock, limitMs = MAX_MS) {
			const found = await (0, time_limit.zl)(clock, limitMs, async () => [await readLast(lookup, wanted, clock)]);
			return found === null ? OUT_OF_TIME : found[0];
		}
		async function readLast(lookup, wanted, clock) {
			const { client, job } = lookup;
			const place = {
				owner: job.owner,
				repo: job.repo
			};
			const environment = (0, view.fY)(lookup.environment, wanted.app);
			let read = 0;
			for (let page = 1; page <= MAX_PAGES; page++) {
				const query = {
					...place,
					environment,
					task: "deploy",
					per_page: PER_PAGE,
					page
				};
				const route = "GET /repos/{owner}/{repo}/deployments";
				const listed = (0, pages.U)(await retry(clock, () => client.call(route, query, DEPLOYMENTS)));
				if (listed.kind !== "read") return listed.problem;
				const theirs = listed.value.filter((deployment) => isWanted(deployment, lookup, wanted));
				for (const deployment of theirs.toSorted((one, other) => ((0, http_response.TH)(other) ?? 0) - ((0, http_response.TH)(one) ?? 0))) {
					if (++read > MAX_STATUSES) return null;
					const statuses = "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses";
					const parameters = {
						...place,
						deployment_id: (0, http_response.TH)(deployment),
						per_page: 1
					};
					const found = (0, pages.U)(await retry(clock, () => client.call(statuses, parameters, DEPLOYMENTS)));
					if (found.kind === "gone") continue;
					if (found.kind !== "read") return found.problem;
					if (wasSuccess(found.value[0], wanted)) return (0, hostile_json.b6)(deployment, "sha").toLowerCase();
					if (wanted.isNewestOnly === true) return null;
				}
				if (listed.value.length < PER_PAGE) return null;
			}
			return null;
		}
		function wasSuccess(status, { before }) {
			if ((0, hostile_json._F)(status, "state") === "success") return true;
			return before !== undefined && (0, hostile_json.b6)(status, "description") === (0, github_deployment._0)(before).description;
		}
		function isWanted(deployment, { baseUrl }, { app, isPromotion, before }) {
			const id = (0, http_response.TH)(deployment);
			if (id === null || id >= (before ?? Number.POSITIVE_INFINITY) || !(0, http_response.HH)((0, hostile_json._F)(deployment, "sha"))) return false;
			if (isPromotion && (0, hostile_json._F)(deployment, "transient_environment") === true) return false;
			const payload = (0, http_response.Md)(deployment);
			const has = (field, word) => (0, hostile_json.ZE)((0, hostile_json._F)(payload, field)).includes(word);
			if ((0, hostile_json.b6)(payload, "platform") === (0, github_deployment.tj)({ baseUrl }) && has("apps", app.appId)) return true;
			return isPromotion && app.name !== app.appId && has("names", app.name);
		}
		async function findPromoted(lookup, apps, clock) {
			const found = await Promise.all(apps.map((app) => findLastCommit(lookup, {
				app,
				isPromotion: true
			}, clock)));
			const commits = new Set();
			for (const [at, last] of found.entries()) {
				const app = apps[at];
				if (app === undefined) continue;
				if (last === null) return refuse(sayNone((0, view.fY)(lookup.environment, app), app));
				if (typeof last !== "string") return refuse(sayProblem(last));
				commits.add(last);
			}
			const [commit = "", ...others] = commits;
			if (others.length > 0) {
				const each = apps.map(({ name }, at) => `${(0, plain_text.Ax)(String(found[at]))} of ${name}`).join(", ");
				return refuse(`is not one commit, but ${each}. Promote each application on its own.`);
			}
			const reached = await (0, time_limit.zl)(clock, MAX_MS, () => isOnDefaultBranch(lookup, commit, clock));
			if (reached === true) return {
				commit,
				problem: null
			};
			if (reached === false) {
				return refuse(`is ${(0, plain_text.Ax)(commit)}, which the default branch does not contain. Merge it and deploy it there first, or give its SHA.`);
			}
			return refuse(sayProblem(reached ?? OUT_OF_TIME));
		}
		async function isOnDefaultBranch({ client, job: { owner, repo } }, sha, clock) {
			const response = await retry(clock, () => client.call("GET /repos/{owner}/{repo}", {
				owner,
				repo
			}, CONTENTS));
			if (response.kind !== "done") return response.problem;
			const branch = (0, hostile_json.b6)(response.data, "default_branch");
			return branch === "" ? false : readReach({
				client,
				job: {
					owner,
					repo,
					sha
				},
				mustBeIn: [branch]
			}, clock);
		}
		function refuse(problem) {
			return {
				commit: null,
				problem
			};
		}
		function sayNone(environment, { appId, name }) {
			const named = name === appId ? "and, if the application has another id there, with the same name here and there, as web=ID" : "and the same name";
			return `has no commit: none of the newest GitHub Deployments of ${environment} is a success of ${name}. Deploy it there first with the action, with github-environment: ${environment}, ${named}.`;
		}
		function sayProblem({ sentence }) {
			return `cannot be read from GitHub. ${sentence} Fix that, or give the commit itself.`;
		}
		;
		const changed_files_MAX_QUESTION_MS = 2e4;
		const MAX_FILES = 300;
		const MAX_CHARS = 2e5;
		function createCommitSource(options) {
			const { client, job, settings, apps, clock } = options;
			const compared = new Map();
			const read = async (route, parameters, permission) => {
				const { owner, repo } = job;
				if (owner === "") return {
					data: null,
					problem: "GITHUB_REPOSITORY names no repository of GitHub."
				};
				const call = () => client.call(`GET /repos/{owner}/{repo}/${route}`, {
					owner,
					repo,
					...parameters
				}, permission);
				const response = await (0, time_limit.zl)(clock, changed_files_MAX_QUESTION_MS, call);
				if (response?.kind === "done") return {
					data: response.data,
					problem: null
				};
				return {
					data: null,
					problem: response?.problem.sentence ?? "GitHub did not respond in time."
				};
			};
			const compare = async (base, basehead) => {
				const { data, problem } = await read("compare/{basehead}", {
					basehead,
					per_page: 1
				}, "contents: read");
				if (problem !== null) return {
					kind: "failed",
					problem
				};
				const isBase = (0, hostile_json.b6)((0, hostile_json._F)(data, "base_commit"), "sha").toLowerCase().startsWith(base);
				return isBase ? decodeComparison(data) : {
					kind: "failed",
					problem: `GitHub knows no commit ${base} here.`
				};
			};
			return {
				findDeployed: async (appId) => {
					const app = apps.find((one) => one.appId === appId);
					if (settings.environment === null || app === undefined) return { commit: null };
					const lookup = {
						client,
						job,
						environment: settings.environment,
						baseUrl: settings.baseUrl
					};
					const found = await findLastCommit(lookup, {
						app,
						isPromotion: false,
						isNewestOnly: true
					}, clock);
					return typeof found === "string" ? { commit: found } : {
						commit: null,
						...found && { problem: found.sentence }
					};
				},
				compare: (base, head) => {
					const basehead = `${base}...${head}`;
					const comparison = compared.get(basehead) ?? compare(base, basehead);
					compared.set(basehead, comparison);
					return comparison;
				}
			};
		}
		function decodeComparison(data) {
			const listed = (0, http_response.S3)((0, hostile_json._F)(data, "files"));
			const files = (listed ?? []).map((file) => [(0, hostile_json.b6)(file, "filename"), (0, hostile_json.b6)(file, "previous_filename")].filter((name) => name !== ""));
			const isKnown = listed !== null && listed.length < MAX_FILES && files.every(([name]) => name !== undefined);
			const isComplete = isKnown && files.flat().join("").length <= MAX_CHARS;
			return {
				kind: "compared",
				status: (0, hostile_json.b6)(data, "status"),
				files,
				isComplete
			};
		}
		var http_limit = __webpack_require__(5339);
		;
		const MAX_LINK = 8192;
		const PAGE_PARAMETERS = [
			"page",
			"cursor",
			"after",
			"before"
		];
		function nextPageOf(link, baseUrl) {
			if (link.length > MAX_LINK) return null;
			for (const [, address = "", attributes = ""] of link.matchAll(/<([^<>]*)>([^<]*)/g)) {
				if (!/;\s*rel\s*=\s*"?next\b/i.test(attributes)) continue;
				const url = URL.parse(address, baseUrl);
				if (url === null || url.hostname !== URL.parse(baseUrl)?.hostname) return null;
				const found = PAGE_PARAMETERS.flatMap((name) => {
					const value = url.searchParams.get(name) ?? "";
					return /^[\w.=+/:-]{1,200}$/.test(value) ? [[name, value]] : [];
				});
				return found.length === 0 ? null : Object.fromEntries(found);
			}
			return null;
		}
		;
		const FOLLOWED = [
			301,
			307,
			308
		];
		const MAX_REDIRECTS = 5;
		function followRedirects(send) {
			return async (input, init) => {
				let url = String(input);
				for (let followed = 0;; followed++) {
					const response = await send(url, init);
					const target = targetOf(response, url);
					if (target === null || followed === MAX_REDIRECTS) return response;
					url = target;
				}
			};
		}
		function targetOf({ status, headers }, from) {
			const location = headers.get("location");
			if (!FOLLOWED.includes(status) || location === null) return null;
			const target = URL.parse(location, from);
			if (target === null || target.origin !== URL.parse(from)?.origin || target.username !== "") return null;
			return target.href;
		}
		;
		function createGithubClient(options) {
			const { baseUrl, send, clock, userAgent = "touchdown", holder = "workflow" } = options;
			const fetch = followRedirects(options.fetch);
			let limit = http_limit.bZ;
			const call = async (route, parameters, permission, token = options.token) => {
				const request = {
					route,
					permission,
					holder
				};
				if (token.trim() === "") return (0, http_response._Q)(request);
				const startedAt = clock.monotonicMs();
				if (limit.opensAt > startedAt) return (0, http_response.Zg)(request, {
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
					limit = (0, http_limit.bE)(limit, (0, http_response.QJ)(response), {
						monotonicMs: now,
						epochMs: clock.epochMs()
					});
					const { status, headers } = response;
					const head = {
						status,
						headers,
						next: nextPageOf(headers["link"] ?? "", baseUrl)
					};
					return {
						...(0, http_response.oX)(request, response, {
							opensAt: limit.opensAt,
							now
						}),
						head
					};
				} catch (error) {
					return (0, http_response.lx)(request, error);
				}
			};
			return { call };
		}
		const MAX_LASTING = 2;
		function stopAfterLasting({ call }) {
			let failures = 0;
			let last = null;
			return { call: async (...given) => {
				if (last !== null) return last;
				const result = await call(...given);
				const isLasting = (result.kind === "not-sent" || result.kind === "lost") && result.isLasting === true;
				failures = isLasting ? failures + 1 : 0;
				if (!isLasting || failures < MAX_LASTING) return result;
				last = {
					kind: "denied",
					problem: result.problem
				};
				return last;
			} };
		}
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
		var report_unwritten = __webpack_require__(3844);
		;
		const MAX_GUARD_MS = 2e4;
		const MAX_READ = 5;
		const order_guard_DEPLOYMENTS = "deployments: read";
		const order_guard_CONTENTS = "contents: read";
		const NONE = {
			newer: null,
			problem: null
		};
		const order_guard_OUT_OF_TIME = {
			kind: "unreachable",
			permission: null,
			sentence: `GitHub did not report within ${MAX_GUARD_MS / 1e3} s what is deployed.`
		};
		async function findNewerDeployment(guarded, clock) {
			const found = await (0, time_limit.zl)(clock, MAX_GUARD_MS, () => readNewer(guarded));
			return found ?? {
				newer: null,
				problem: order_guard_OUT_OF_TIME
			};
		}
		async function readNewer({ client, job, environment }) {
			const { owner, repo, sha } = job;
			const query = {
				owner,
				repo,
				environment,
				task: "deploy",
				per_page: 10
			};
			const listed = (0, pages.U)(await client.call("GET /repos/{owner}/{repo}/deployments", query, order_guard_DEPLOYMENTS));
			if (listed.kind !== "read") return unknownBecause(listed);
			for (const { id, sha: theirs } of newestOf(listed.value)) {
				const route = "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses";
				const statuses = (0, pages.U)(await client.call(route, {
					owner,
					repo,
					deployment_id: id,
					per_page: 1
				}, order_guard_DEPLOYMENTS));
				if (statuses.kind === "gone") continue;
				if (statuses.kind !== "read") return unknownBecause(statuses);
				const [last] = statuses.value;
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
			}, order_guard_CONTENTS);
			if (compared.kind !== "done") return unknownBecause(compared);
			return (0, hostile_json._F)(compared.data, "status") === "ahead" ? {
				newer: theirs,
				problem: null
			} : NONE;
		}
		function newestOf(deployments) {
			return deployments.flatMap((deployment) => {
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
			if (sha === "") return {
				numbers: [],
				problem: null
			};
			const ofCommit = await (0, pages.n)(client, {
				route: "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
				parameters: {
					owner,
					repo,
					commit_sha: sha
				},
				permission: PERMISSION
			});
			const found = decodeFound(ofCommit, (pulls) => chooseOfCommit(pulls, sha, subject.isAboutCommit));
			if (found.problem !== null || found.numbers.length > 0 || subject.headLabel === null) return found;
			const ofBranch = await (0, pages.n)(client, {
				route: "GET /repos/{owner}/{repo}/pulls",
				parameters: {
					owner,
					repo,
					state: "open",
					head: subject.headLabel
				},
				permission: PERMISSION
			});
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
		function chooseOfCommit(pulls, sha, isAboutCommit) {
			const merged = isAboutCommit ? pulls.filter((pull) => typeof (0, hostile_json._F)(pull, "merged_at") === "string") : [];
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
		var github_reporter = __webpack_require__(6566);
		var log_excerpt = __webpack_require__(1788);
		var limits = __webpack_require__(2608);
		var stored_app = __webpack_require__(6185);
		;
		const MAX_LINES = 20;
		const MAX_LINE_UNITS = 300;
		const MAX_TOTAL_LINES = 2e3;
		function renderSavedReport(report) {
			const failed = report.apps.filter(view.WN).length;
			const lines = Math.min(MAX_LINES, Math.floor(MAX_TOTAL_LINES / Math.max(1, failed)));
			const apps = report.apps.map((app) => {
				const log = (0, log_excerpt.Xo)(app.log, (0, view.WN)(app) ? lines : 0);
				const shorter = {
					...log,
					lines: log.lines.map((line) => (0, limits.xk)(line, MAX_LINE_UNITS))
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
			const names = decodeList(value, "names", decodeName);
			const pullRequests = decodeList(value, "pullRequests", (id) => isInteger(id) ? id : null);
			const apps = decodeList(value, "apps", stored_app.EG);
			const surfaces = decodeList(value, "surfaces", decodeSurface);
			if (typeof sha !== "string" || typeof nonce !== "string" || !(0, hostile_json.MA)(author)) return null;
			if (names === null || pullRequests === null || apps === null || surfaces === null) return null;
			return {
				sha,
				names,
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
		function decodeName(value) {
			const [appId, name] = [(0, hostile_json._F)(value, "appId"), (0, hostile_json._F)(value, "name")];
			return typeof appId === "string" && typeof name === "string" ? {
				appId,
				name
			} : null;
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
		var github_surfaces = __webpack_require__(6415);
		;
		const MAX_DELAY_MS = 8e3;
		const MAX_SEARCH_MS = 3e3;
		const MAX_PREVIOUS_MS = 3e3;
		const SETTLING_MS = 2500;
		const MAX_CONFIRMATIONS = 8;
		class RunReport {
			#options;
			#refused = [];
			#newer = new Map();
			#ready;
			#found = NONE_FOUND;
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
				this.#refuseCommit();
				this.#ready = this.#prepare();
			}
			async findNewer(app) {
				const { settings, job, commitProblem = null } = this.#options;
				if (settings.environment === null) return null;
				if (job.sha === "") {
					if (commitProblem !== null) this.#refuse("order-guard", commitProblem);
					return null;
				}
				const environment = (0, view.fY)(settings.environment, app);
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
				const guarded = {
					...job,
					sha: this.#options.guarded ?? job.sha
				};
				const found = await findNewerDeployment({
					client,
					job: guarded,
					environment
				}, clock);
				if (found.problem !== null) this.#refuse("order-guard", found.problem);
				return found.newer;
			}
			async findPrevious(app) {
				const { client, clock, job, settings } = this.#options;
				const { environment, baseUrl } = settings;
				if (environment === null) return null;
				const ours = this.links().deployments.find(({ appIds }) => appIds.includes(app.appId));
				const wanted = {
					app,
					isPromotion: false,
					before: ours?.id
				};
				const found = await findLastCommit({
					client,
					job,
					environment,
					baseUrl
				}, wanted, clock, MAX_PREVIOUS_MS);
				return typeof found === "string" ? found : null;
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
				await (0, time_limit.zl)(clock, MAX_SEARCH_MS, async () => this.#findAgain());
				await this.#reporter?.finish(run, Math.max(0, untilMs - clock.monotonicMs()));
				await this.#confirm(run);
				this.#isDone = this.#reporter !== null && !this.#reporter.isOutdated();
				this.handOver(run);
				const unwritten = this.#reporter?.unwritten() ?? [];
				if (!this.#isDone) return (0, report_unwritten.aC)(unwritten);
				const { problem } = this.#found;
				if (problem !== null) this.#refuse("comment", problem);
				const message = (0, report_unwritten.Z0)([...this.#refused, ...unwritten], {
					isReadOnly: subject.isReadOnly,
					hasSummary
				});
				if (message !== null) warn(message);
				return null;
			}
			handOver(run) {
				this.#last = run;
				this.#isLeft = true;
				this.#reporter?.stop();
				this.#save();
			}
			links() {
				return linksOf(this.#reporter?.saved() ?? [], this.#options.settings, this.#options.apps);
			}
			async #prepare() {
				const { clock, settings } = this.#options;
				if (settings.comment !== "off") this.#found = await this.#search();
				this.#surfaces = this.#createSurfaces(this.#found.numbers);
				this.#reporter = new github_reporter.a({
					surfaces: this.#surfaces.all,
					clock,
					onWrite: () => this.#save()
				});
				if (this.#last !== null && !this.#isLeft) this.#reporter.changed(this.#last);
			}
			async #findAgain() {
				const { settings, subject } = this.#options;
				if (settings.comment === "off" || subject.pullRequest !== null || this.#reporter === null) return;
				const found = await this.#search();
				const before = this.#found.numbers;
				const more = found.numbers.filter((number) => !before.includes(number));
				this.#found = {
					numbers: [...before, ...more],
					problem: before.length > 0 ? null : found.problem
				};
				const { comments } = this.#createSurfaces(more);
				this.#surfaces = {
					...this.#surfaces,
					comments: [...this.#surfaces.comments, ...comments]
				};
				this.#reporter.add(comments);
			}
			async #search() {
				const { client, isPersonal } = this.#options;
				const found = await findPullRequests(this.#options);
				if (isPersonal && found.numbers.length > 0) this.#author ??= await readLogin(client);
				return found;
			}
			#createSurfaces(pullRequests) {
				const { job, settings, subject } = this.#options;
				const written = withoutCommit(job, settings);
				const author = this.#author;
				const requested = subject.deployment;
				const { pullRequest } = subject;
				return (0, github_surfaces.xS)({
					...this.#options,
					settings: written,
					pullRequests,
					pullRequest,
					author,
					requested,
					saved: []
				});
			}
			async #confirm(run) {
				const { clock } = this.#options;
				const written = this.#surfaces.comments.filter((comment) => comment.saved()?.id != null);
				for (const comment of written) {
					for (let turn = 0; turn < MAX_CONFIRMATIONS; turn++) {
						await clock.wait(SETTLING_MS);
						const attempt = await comment.confirm(run);
						if (attempt === null || !(0, attempts.K6)(attempt, clock.monotonicMs())) break;
					}
				}
			}
			#save() {
				const { job, apps: names, nonce, save } = this.#options;
				if (this.#last === null) return;
				const { apps } = this.#last;
				const surfaces = this.#reporter?.saved() ?? [];
				const found = {
					pullRequests: this.#found.numbers,
					author: this.#author
				};
				const report = {
					sha: job.sha,
					names,
					nonce,
					...found,
					apps,
					surfaces
				};
				save(this.#isDone ? "" : renderSavedReport(report));
			}
			#refuseCommit() {
				const { commitProblem = null, job, settings, subject } = this.#options;
				if (commitProblem === null) return;
				const { environment, checkRun, commitStatus, comment } = settings;
				if (job.sha !== "") {
					this.#refuse("commit", commitProblem);
					return;
				}
				if (environment !== null) this.#refuse("deployment", commitProblem);
				if (checkRun !== null) this.#refuse("check-run", commitProblem);
				if (commitStatus !== null) this.#refuse("commit-status", commitProblem);
				if (comment !== "off" && subject.pullRequest === null) this.#refuse("comment", commitProblem);
			}
			#refuse(kind, { sentence, permission }) {
				this.#refused.push({
					kind,
					sentence,
					permission
				});
			}
		}
		function withoutCommit({ sha }, settings) {
			return sha === "" ? {
				...settings,
				environment: null,
				checkRun: null,
				commitStatus: null
			} : settings;
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
		function linksOf(saved, settings, all) {
			const linksTo = (kind, template) => (0, github_surfaces.c1)(template, all).flatMap(({ name, apps }) => {
				const written = saved.find((one) => one.kind === kind && one.key === name);
				const appIds = apps.map(({ appId }) => appId);
				return written?.id == null ? [] : [{
					id: written.id,
					url: written.url,
					appIds
				}];
			});
			return {
				deployments: linksTo("deployment", settings.environment),
				comment: saved.find(({ kind, url }) => kind === "comment" && url !== "")?.url ?? null,
				checkRuns: linksTo("check-run", settings.checkRun),
				environment: settings.environmentUrl
			};
		}
		const NONE_FOUND = {
			numbers: [],
			problem: null
		};
		const MAX_CLOSING_MS = 12e4;
		const MAX_SURFACES = 150;
		const ARRIVING_MS = 2e3;
		function warnOfSurfaces(settings, apps) {
			const { environment, checkRun, commitStatus } = settings;
			const count = [
				environment,
				checkRun,
				commitStatus
			].flatMap((template) => (0, github_surfaces.c1)(template, apps)).length;
			if (count <= MAX_SURFACES) return null;
			return `This step has ${count} environments, check runs and commit statuses on GitHub. If it is cancelled, the post step can close about ${MAX_SURFACES} of them in its two minutes; the rest stay in progress. Use {app} in fewer names, or split the step.`;
		}
		async function closeReport(options) {
			const { client, clock, job, settings, saved, jobStatus, subject, hasSummary } = options;
			const reason = jobStatus === "cancelled" ? "The job was cancelled before the step had a result." : "The step was stopped before it had a result.";
			const run = (0, view.Su)((0, view.Kj)(saved.apps), reason, clock.epochMs());
			const isOver = run.conclusion !== "cancelled";
			const found = isOver && settings.comment !== "off" ? await findPullRequests({
				client,
				job,
				subject
			}) : NONE_FOUND;
			const { all } = (0, github_surfaces.xS)({
				...saved,
				apps: saved.names,
				pullRequests: [...new Set([...saved.pullRequests, ...found.numbers])],
				requested: subject.deployment,
				pullRequest: subject.pullRequest,
				client,
				clock,
				job,
				settings: withoutCommit(job, settings),
				saved: saved.surfaces
			});
			const isStarted = (surface) => surface.saved() !== null || saved.surfaces.some(({ kind, key }) => kind === surface.kind && key === surface.key);
			const surfaces = isOver ? all : all.filter(isStarted);
			if (saved.surfaces.some(({ written }) => written === null)) await clock.wait(ARRIVING_MS);
			const reporter = new github_reporter.a({
				surfaces,
				clock,
				onWrite: () => {}
			});
			await reporter.finish(run, MAX_CLOSING_MS);
			return (0, report_unwritten.Z0)(reporter.unwritten(), {
				isReadOnly: subject.isReadOnly,
				hasSummary
			});
		}
		var github_subject = __webpack_require__(2463);
		var errors = __webpack_require__(4634);
		var http_contact = __webpack_require__(7308);
		var web_fetch = __webpack_require__(1223);
		var interruption = __webpack_require__(2283);
		var inputs_inputs = __webpack_require__(2039);
		var wording = __webpack_require__(9606);
		;
		async function findGivenCommit(step, inputs, subject, given, clock) {
			const question = (client, job) => findSurfaceCommit({
				client,
				job,
				subject,
				given
			}, clock);
			const found = await askGithub(step, inputs, subject, clock, question).catch(() => null);
			return found ?? {
				sha: subject.commit,
				deployed: (0, http_response.HH)(given) ? given : null,
				problem: null
			};
		}
		async function rejectUnreached(step, inputs, subject, mustBeIn, clock) {
			const question = async (client, job) => ({ problem: await findUnreached({
				client,
				job,
				mustBeIn
			}, clock) });
			const found = await askGithub(step, inputs, subject, clock, question);
			const { problem } = found ?? { problem: NO_REPOSITORY };
			if (problem !== null) throw new errors.dz([{
				name: wording.i.name("commit"),
				seen: "",
				problem
			}]);
		}
		async function findPromotedCommit(step, inputs, environment, clock) {
			const { apps, baseUrl, policy } = inputs;
			const found = await askGithub(step, inputs, { commit: null }, clock, (client, job) => findPromoted({
				client,
				job,
				environment,
				baseUrl
			}, apps, clock));
			if (found?.commit != null) return found.commit;
			const problem = found?.problem ?? OUTSIDE;
			throw new errors.dz([{
				name: wording.i.name("commit"),
				seen: policy.commit ?? "",
				problem
			}]);
		}
		const OUTSIDE = "needs a job of GitHub Actions, whose GITHUB_REPOSITORY has the deployments. Give the commit itself.";
		function openCommits({ env }, { githubToken, surfaces, apps }, clock) {
			const fetch = createFetch(env, clock);
			const client = createClient(env, githubToken, fetch, clock);
			const job = readJob(env, "", null) ?? {
				owner: "",
				repo: ""
			};
			return {
				...createCommitSource({
					client,
					job,
					settings: surfaces,
					apps,
					clock
				}),
				close: () => fetch.close()
			};
		}
		const NO_REPOSITORY = "the event names a commit, but GITHUB_REPOSITORY names no repository whose default branch could contain it. Give a commit.";
		async function askGithub({ env }, { githubToken, jobCheckRunId }, { commit }, clock, question) {
			const job = readJob(env, commit ?? "", jobCheckRunId);
			if (job === null) return null;
			const fetch = createFetch(env, clock);
			try {
				return await question(createClient(env, githubToken, fetch, clock), job);
			} finally {
				await fetch.close();
			}
		}
		function createGithubReport(step, inputs, subject, clock, surfaceCommit = {
			sha: subject.commit,
			deployed: subject.commit,
			problem: null
		}) {
			try {
				return createReport(step, inputs, subject, clock, surfaceCommit);
			} catch (error) {
				warn(step.commands, `Nothing is written on GitHub: ${(0, interruption.bD)(error)}`);
				return null;
			}
		}
		function createReport({ commands, env }, inputs, subject, clock, surfaceCommit) {
			const job = subject.commit === null ? null : readJob(env, surfaceCommit.sha ?? "", inputs.jobCheckRunId);
			if (job === null) {
				warn(commands, "Nothing is written on GitHub: this is not a GitHub Actions job, or its event has no commit.");
				return null;
			}
			const tooMany = warnOfSurfaces(inputs.surfaces, inputs.apps);
			if (tooMany !== null) warn(commands, tooMany);
			return new RunReport({
				client: createClient(env, inputs.githubToken, createFetch(env, clock), clock),
				clock,
				job,
				subject,
				commitProblem: surfaceCommit.problem,
				guarded: surfaceCommit.problem === null ? null : surfaceCommit.deployed,
				settings: inputs.surfaces,
				apps: inputs.apps,
				nonce: [
					job.runId,
					job.runAttempt,
					job.job,
					env["GITHUB_ACTION"] ?? ""
				].join("/"),
				save: (text) => commands.saveState("github", text),
				warn: (message) => warn(commands, message),
				hasSummary: inputs.summary,
				isPersonal: isPersonal(inputs.githubToken)
			});
		}
		function isPersonal(githubToken) {
			return /^(?:ghp|github_pat|gho)_/.test(githubToken);
		}
		async function readAuthor(client, githubToken) {
			return isPersonal(githubToken) ? readLogin(client) : null;
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
				subject,
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
			process.env["GITHUB_EVENT_PATH"] = "";
			return stopAfterLasting(createGithubClient({
				token,
				baseUrl: baseUrlOf(env),
				fetch,
				send: sendWithOctokit,
				clock
			}));
		}
		function baseUrlOf(env) {
			return env["GITHUB_API_URL"] || "https://api.github.com";
		}
		const contacts = new WeakMap();
		function createFetch(env, clock) {
			const contact = contacts.get(clock) ?? (0, http_contact.v)(clock);
			contacts.set(clock, contact);
			return (0, web_fetch.d)({
				origin: new URL(baseUrlOf(env)).origin,
				env,
				clock,
				contact
			});
		}
	}),
	9663: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => Candidates,
			X: () => createCommentCalls
		});
		var hostile_json = __webpack_require__(9974);
		var deploy_result = __webpack_require__(2366);
		var markup = __webpack_require__(8189);
		var units = __webpack_require__(314);
		var limits = __webpack_require__(2608);
		var markdown = __webpack_require__(613);
		var view = __webpack_require__(6916);
		var comment_document = __webpack_require__(8211);
		var comment_entries = __webpack_require__(8544);
		;
		const COMMENT_UNITS = 65536;
		const COLUMNS = [
			"Result",
			"State",
			"Commit",
			"Took",
			"Log"
		];
		function fitComment(document, keyHash) {
			const parts = (0, comment_document.CI)(document.entries);
			const renderWith = (lines, history, rows) => {
				const kept = {
					rows: parts.rows.slice(0, rows).map((row) => ({
						...row,
						log: (0, comment_entries.bm)(row.log, lines)
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
					body: `${(0, comment_document.Bd)(fitted, keyHash)}\n${renderParts(kept, leftOut)}\n`,
					document: fitted
				};
			};
			const ifFits = (fitted) => fitted.body.length <= COMMENT_UNITS ? fitted : null;
			const { rows, history } = parts;
			return (0, limits.gb)(comment_entries.dq, (lines) => ifFits(renderWith(lines, history.length, rows.length))) ?? (0, limits.gb)(history.length, (count) => ifFits(renderWith(0, count, rows.length))) ?? (0, limits.gb)(rows.length, (count) => ifFits(renderWith(0, 0, count))) ?? renderWith(0, 0, 0);
		}
		function renderParts(parts, leftOut) {
			const rows = parts.rows.toSorted(comment_entries.fz);
			const label = createLabels([...rows, ...parts.history]);
			const history = parts.history.map((entry) => renderPast({
				...entry,
				name: label(entry)
			}));
			const labeled = rows.map((row) => ({
				...row,
				name: label(row)
			}));
			const causes = (0, markdown.Bu)(labeled);
			const reasons = labeled.filter(isToExplain).map((row) => `- **${(0, markup.FV)(row.name)}**: ${(0, markup.FV)(row.reason)}`);
			const logs = labeled.filter(({ log }) => log.lines.length > 0);
			const said = `At least ${leftOut === 1 ? "one more application does" : `${leftOut} more applications do`} not fit into this comment.`;
			const shown = [
				`### ${renderHeadline(rows)}`,
				...causes.length === 0 ? [] : [causes.join("\n")],
				...rows.length === 0 ? [] : [renderTable(rows)],
				...leftOut === 0 ? [] : [said],
				...reasons.length === 0 ? [] : [reasons.join("\n")],
				...logs.map(({ name, log }) => (0, markdown.ir)(name, log)),
				...history.length === 0 ? [] : [(0, markdown.I2)("Earlier deployments", history.join("\n"))]
			];
			return shown.join("\n\n");
		}
		function renderHeadline(all) {
			const rows = all.filter(({ isClosed }) => isClosed !== true);
			const [first = all[0]] = rows;
			if (first === undefined) return "No deployments to show";
			if (rows.length === 0) return `${signOf(first)} ${comment_entries.V}`;
			if (rows.length === 1) return `${signOf(first)} ${(0, markup.FV)(first.headline)}`;
			const bad = rows.filter(({ conclusion }) => (0, comment_entries.DI)(conclusion) || conclusion === "cancelled");
			const open = rows.filter(({ progress }) => progress !== "completed");
			if (bad.length === 0 && open.length > 0) {
				const sign = open.every(({ progress }) => progress === "queued") && open.length === rows.length ? "\u23F3" : "\u{1F504}";
				return `${sign} Deploying: ${rows.length - open.length} of ${rows.length} applications have finished`;
			}
			const judged = bad.length > 0 ? bad : rows;
			const alike = (0, view.E$)(judged);
			return `${signOf(alike[0] ?? first)} ${(0, view.ae)(alike, rows.length)}`;
		}
		function createLabels(entries) {
			const hasSeveral = hasSeveralPlatforms(entries);
			return (entry) => {
				const others = entries.filter((other) => other.name === entry.name && (0, comment_entries.$t)(other) !== (0, comment_entries.$t)(entry));
				if (others.length === 0) return entry.name;
				const where = [entry.environment, hasSeveral ? entry.platform : null].filter((mark) => mark !== null);
				return `${entry.name} (${where.length === 0 ? entry.appId : where.join(", ")})`;
			};
		}
		function hasSeveralPlatforms(entries) {
			return new Set(entries.map(({ platform }) => platform)).size > 1;
		}
		function renderTable(rows) {
			const columns = [
				["Application", ({ name }) => (0, markup.FV)(name)],
				...rows.some((row) => row.environment !== null || row.environmentUrl !== null) ? [["Environment", renderEnvironment]] : [],
				...hasSeveralPlatforms(rows) ? [["Platform", (row) => (0, markup.FV)(row.platform)]] : []
			];
			const lines = rows.map((row) => [...columns.map(([, cellOf]) => cellOf(row)), ...cellsOf(row)]);
			const titles = [...columns.map(([title]) => title), ...COLUMNS];
			return [
				titles,
				titles.map(() => "-"),
				...lines
			].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
		}
		function renderEnvironment({ environment, environmentUrl }) {
			return environmentUrl === null ? (0, markup.FV)(environment ?? "") : (0, markdown.BK)(environmentUrl, environment);
		}
		function cellsOf(entry) {
			return [
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
			const time = entry.isClosed === true ? "" : `, ${renderTime(entry)}`;
			return `- ${renderMinute(entry.startedAt)} ${verdict}: ${(0, markup.FV)(entry.name)}${commit}${time}${link}`;
		}
		function signOf(entry) {
			const { conclusion, progress, isClosed } = entry;
			if (isClosed === true) return "\u{1F9F9}";
			if (conclusion === null) return progress === "queued" ? "\u23F3" : "\u{1F504}";
			if ((0, comment_entries.DI)(conclusion)) return "\u274C";
			if (conclusion === "cancelled") return "\u{1F6AB}";
			if (conclusion === "skipped") return "\u23ED\uFE0F";
			return (0, view.Ge)(entry) ? "\u26A0\uFE0F" : "\u2705";
		}
		function verdictOf({ result, progress, ...entry }) {
			if (entry.isClosed === true) return comment_entries.V;
			if (result !== null) return (0, deploy_result.$9)({
				...entry,
				result
			});
			return progress === "queued" ? "Waiting" : "Deploying";
		}
		function renderTime({ startedAt, endedAt, isClosed }) {
			if (isClosed === true) return "";
			return endedAt === null ? `since ${renderMinute(startedAt)}` : (0, units.PP)(endedAt - startedAt);
		}
		function renderMinute(at) {
			return `${new Date(at).toISOString().replace("T", " ").replace(/:\d\d\.\d+Z$/, "")} UTC`;
		}
		var stored_app = __webpack_require__(6185);
		var pages = __webpack_require__(980);
		var response = __webpack_require__(7769);
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
				const revision = Math.min(stored_app.H$, document.revision + 1);
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
				const document = (0, comment_document.kf)(comment.body, this.#keyHash);
				return document === null ? null : {
					...comment,
					document,
					isListed: true
				};
			}
			async #edit(candidate, { body, document }) {
				if (candidate.isListed && (0, comment_document.Ug)(candidate.document, document.entries)) {
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
		const PERMISSION = "pull-requests: write";
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
				list: async (since) => {
					const query = since === null ? {} : { since: new Date(since).toISOString().replace(/\.\d+Z$/, "Z") };
					const response = await (0, pages.n)(client, {
						route: `GET ${ofIssue}`,
						parameters: {
							...issue,
							page: 1,
							...query
						},
						permission: PERMISSION,
						mostPages: MAX_PAGES
					});
					if (response.kind !== "done") return {
						kind: "failed",
						response
					};
					return {
						kind: "listed",
						comments: (0, hostile_json.ZE)(response.data).flatMap((item) => decodeListed(item) ?? [])
					};
				},
				create: (body) => client.call(`POST ${ofIssue}`, {
					...issue,
					body
				}, PERMISSION),
				edit: (id, body) => client.call(`PATCH ${ofComment}`, {
					...comment(id),
					body
				}, PERMISSION),
				remove: (id) => client.call(`DELETE ${ofComment}`, comment(id), PERMISSION)
			};
		}
		function decodeListed(data) {
			const [id, user] = [(0, hostile_json._F)(data, "id"), (0, hostile_json._F)(data, "user")];
			const updatedAt = Date.parse((0, hostile_json.b6)(data, "updated_at"));
			if (!(0, response.eQ)(id) || Number.isNaN(updatedAt)) return null;
			return {
				id,
				url: (0, hostile_json.b6)(data, "html_url"),
				body: (0, hostile_json.b6)(data, "body"),
				updatedAt,
				author: (0, hostile_json.b6)(user, "login") || null,
				isBot: (0, hostile_json.b6)(user, "type") === "Bot"
			};
		}
	}),
	6460: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$i: () => DEPLOYMENTS,
			B4: () => workflowOf,
			_0: () => replacedBy,
			f: () => STATUSES,
			oC: () => PERMISSION,
			tj: () => platformOf,
			wn: () => TASK,
			zf: () => DeploymentSurface
		});
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9974);
		var _report_comment_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8544);
		var _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9646);
		var _report_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6916);
		var _http_attempts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2492);
		var _http_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(980);
		var _http_response_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7769);
		const PERMISSION = "deployments: write";
		const MAX_OLDER = 5;
		const TASK = "deploy";
		const DEPLOYMENTS = "/repos/{owner}/{repo}/deployments";
		const STATUSES = `${DEPLOYMENTS}/{deployment_id}/statuses`;
		class DeploymentSurface {
			kind = "deployment";
			key;
			appIds;
			#options;
			#judge;
			#sha;
			#id;
			#url;
			#written;
			#isUnsure;
			#isAlone = false;
			constructor(options) {
				this.#options = options;
				this.key = options.environment;
				this.appIds = options.apps.map(({ appId }) => appId);
				this.#judge = (0, _http_attempts_js__WEBPACK_IMPORTED_MODULE_4__.qU)(options.clock);
				const given = options.saved ?? options.requested ?? null;
				this.#sha = options.requested?.sha ?? options.job.sha;
				this.#id = given?.id ?? null;
				this.#url = given?.url ?? "";
				this.#written = options.saved?.written ?? null;
				this.#isUnsure = options.saved !== null && this.#written === null;
			}
			isOutdated(run) {
				const ours = (0, _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__.B2)(run, this.appIds);
				const desired = (0, _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__.qC)(ours, this.#sha);
				if (this.#id === null) return this.#isUnsure || desired.state !== "inactive" || ours.result === "triggered";
				if (this.#written === null) return true;
				const [state = ""] = this.#written.split(" ", 1);
				if ((0, _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__.G8)(state) || state === "in_progress" && desired.state === "queued") return false;
				return this.#written !== (0, _http_attempts_js__WEBPACK_IMPORTED_MODULE_4__.ax)(desired);
			}
			async write(run) {
				const setback = this.isOutdated(run) && this.#isUnsure ? await this.#recover() : null;
				if (setback !== null || !this.isOutdated(run)) return this.#judge(setback);
				const id = this.#id;
				if (id === null) return this.#judge(await this.#create());
				const desired = this.#render(run);
				if (desired.state === "success" && !this.#isAlone && await this.#replaceOlder(id)) return this.#judge(null);
				return this.#judge(await this.#report(id, desired));
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
				return (0, _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__.qC)((0, _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__.B2)(run, this.appIds), this.#sha);
			}
			async #create() {
				const { client } = this.#options;
				this.#isUnsure = true;
				const response = (0, _http_attempts_js__WEBPACK_IMPORTED_MODULE_4__.Uv)(await client.call(`POST ${DEPLOYMENTS}`, renderCreation(this.#options), PERMISSION), decodeDeployment);
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
					auto_inactive: false
				};
				const before = this.#written;
				this.#written = null;
				this.#isUnsure = true;
				const parameters = address === null ? body : {
					...body,
					environment_url: address
				};
				const response = (0, _http_attempts_js__WEBPACK_IMPORTED_MODULE_4__.Uv)(await client.call(`POST ${STATUSES}`, parameters, PERMISSION), _http_response_js__WEBPACK_IMPORTED_MODULE_6__.TH);
				if (response.kind === "lost") return response;
				this.#isUnsure = false;
				this.#written = response.kind === "read" ? (0, _http_attempts_js__WEBPACK_IMPORTED_MODULE_4__.ax)({
					state,
					description
				}) : before;
				return response.kind === "read" ? null : response;
			}
			async #replaceOlder(id) {
				this.#isAlone = true;
				const { client, job, settings, environment } = this.#options;
				if (settings.production ?? environment === "production") return false;
				const { owner, repo } = job;
				const parameters = {
					owner,
					repo,
					environment,
					task: TASK,
					per_page: 100
				};
				const listed = await client.call(`GET ${DEPLOYMENTS}`, parameters, PERMISSION);
				const older = listed.kind === "done" ? (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.ZE)(listed.data).filter((item) => this.#isReplaced(item, id)) : [];
				for (const candidate of older.slice(0, MAX_OLDER)) {
					const place = {
						owner,
						repo,
						deployment_id: (0, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.TH)(candidate)
					};
					const statuses = await client.call(`GET ${STATUSES}`, {
						...place,
						per_page: 1
					}, PERMISSION);
					if (statuses.kind !== "done") return false;
					if ((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.b6)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.ZE)(statuses.data)[0], "state") !== "success") continue;
					await client.call(`POST ${STATUSES}`, {
						...place,
						...replacedBy(id)
					}, PERMISSION);
					return true;
				}
				return false;
			}
			#isReplaced(deployment, id) {
				const theirs = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.ZE)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__._F)((0, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.Md)(deployment), "apps"));
				if (((0, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.TH)(deployment) ?? id) >= id || theirs.length === 0) return false;
				if ((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.b6)((0, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.Md)(deployment), "platform") !== platformOf(this.#options.settings)) return false;
				if ((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__._F)(deployment, "production_environment") === true) return false;
				if ((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__._F)(deployment, "transient_environment") === true) return false;
				return theirs.every((app) => this.appIds.some((own) => own === app));
			}
			async #recover() {
				const setback = this.#id === null ? await this.#findDeployment() : null;
				if (setback !== null || this.#id === null) return setback;
				return this.#findStatus(this.#id);
			}
			async #findDeployment() {
				const { client, job, environment, nonce } = this.#options;
				const { owner, repo, sha } = job;
				const parameters = {
					owner,
					repo,
					sha,
					environment,
					task: TASK
				};
				const listed = await (0, _http_pages_js__WEBPACK_IMPORTED_MODULE_5__.n)(client, {
					route: `GET ${DEPLOYMENTS}`,
					parameters,
					permission: PERMISSION
				});
				const response = (0, _http_attempts_js__WEBPACK_IMPORTED_MODULE_4__.Uv)(listed, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.S3);
				if (response.kind !== "read") return response;
				const found = decodeDeployment((0, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.su)(response.value.filter((item) => nonceOf(item) === nonce)));
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
				const response = (0, _http_attempts_js__WEBPACK_IMPORTED_MODULE_4__.Uv)(await client.call(`GET ${STATUSES}`, query, PERMISSION), _http_response_js__WEBPACK_IMPORTED_MODULE_6__.S3);
				if (response.kind !== "read") return response;
				const newest = (0, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.su)(response.value);
				const state = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.b6)(newest, "state");
				this.#written = state === "" ? null : (0, _http_attempts_js__WEBPACK_IMPORTED_MODULE_4__.ax)({
					state,
					description: (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.b6)(newest, "description")
				});
				this.#isUnsure = false;
				return null;
			}
		}
		function replacedBy(id) {
			return {
				state: "inactive",
				description: (0, _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__.zs)(`Replaced by deployment ${id}`)
			};
		}
		function renderCreation({ job, settings, apps, environment, nonce, pullRequest }) {
			return {
				owner: job.owner,
				repo: job.repo,
				ref: job.sha,
				task: TASK,
				auto_merge: false,
				required_contexts: [],
				environment,
				description: (0, _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__.zs)(`${job.workflow} / ${job.job}`),
				...settings.production === null ? {} : { production_environment: settings.production },
				...settings.transient === null ? {} : { transient_environment: settings.transient },
				payload: {
					touchdown: nonce,
					platform: platformOf(settings),
					apps: apps.map(({ appId }) => appId),
					names: apps.map(({ name }) => name),
					workflow: workflowOf(job),
					pull_request: pullRequest ?? null
				}
			};
		}
		function workflowOf({ workflowPath, workflow }) {
			return workflowPath ?? workflow;
		}
		function platformOf({ baseUrl }) {
			return (0, _report_view_js__WEBPACK_IMPORTED_MODULE_3__.GD)((0, _report_comment_entries_js__WEBPACK_IMPORTED_MODULE_1__.Lm)(baseUrl));
		}
		function environmentUrlOf({ settings: { environmentUrl }, apps }) {
			const [only] = apps;
			if (environmentUrl === null || only === undefined) return null;
			return apps.length === 1 || !environmentUrl.includes("{app}") ? (0, _report_view_js__WEBPACK_IMPORTED_MODULE_3__.Wd)(environmentUrl, only) : null;
		}
		function nonceOf(deployment) {
			return (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.b6)((0, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.Md)(deployment), "touchdown");
		}
		function decodeDeployment(data) {
			const id = (0, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.TH)(data);
			return id === null ? null : {
				id,
				url: (0, _http_response_js__WEBPACK_IMPORTED_MODULE_6__.rs)(data, "url")
			};
		}
	}),
	2492: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K6: () => isSoonOver,
			Uv: () => readResult,
			ax: () => fingerprintOf,
			qU: () => createJudge
		});
		var _kernel_back_off_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7510);
		const BACK_OFF = {
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
			let failures = 0;
			return (setback) => {
				const hasNoResponse = setback?.kind === "lost" || setback?.kind === "not-sent";
				failures = hasNoResponse ? failures + 1 : 0;
				if (setback === null) return { kind: "written" };
				const { problem } = setback;
				if (setback.kind === "throttled") return {
					kind: "later",
					notBefore: setback.notBefore,
					problem
				};
				if (!hasNoResponse) return {
					kind: "given-up",
					problem
				};
				const delayMs = (0, _kernel_back_off_js__WEBPACK_IMPORTED_MODULE_0__.V)(failures, BACK_OFF);
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
	}),
	980: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => itemsIn,
			n: () => readPages
		});
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9974);
		var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7769);
		const PER_PAGE = 100;
		const MAX_PAGES = 10;
		const NO_LIST = {
			kind: "unreachable",
			permission: null,
			sentence: "GitHub did not respond with a list."
		};
		function itemsIn(response, field) {
			if (response.kind !== "done") return response;
			const value = (0, _response_js__WEBPACK_IMPORTED_MODULE_1__.S3)(field === undefined ? response.data : (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__._F)(response.data, field));
			return value === null ? {
				kind: "lost",
				problem: NO_LIST
			} : {
				kind: "read",
				value
			};
		}
		async function readPages(client, request) {
			const { route, parameters, permission, field, mostPages = MAX_PAGES } = request;
			const items = [];
			let place = {};
			for (let page = 1;; page++) {
				const response = await client.call(route, {
					...parameters,
					per_page: PER_PAGE,
					...place
				}, permission);
				if (response.kind !== "done") return response;
				const listed = itemsIn(response, field);
				if (listed.kind !== "read") return listed;
				for (const item of listed.value) items.push(item);
				const next = response.head?.next ?? null;
				if (next === null || page === mostPages) return {
					...response,
					data: items
				};
				place = next;
			}
		}
	}),
	6566: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => Reporter });
		var _kernel_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3542);
		var _report_github_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9646);
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
			#queue = [];
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
				this.add(surfaces);
			}
			add(surfaces) {
				const queued = surfaces.map((surface) => ({
					surface,
					notBefore: 0,
					written: null,
					problem: null,
					isStarted: false,
					isGivenUp: false
				}));
				this.#queue.push(...queued);
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
				await (0, _kernel_time_limit_js__WEBPACK_IMPORTED_MODULE_1__.zl)(this.#clock, timeoutMs, async () => this.#loop);
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
			#awaitsLog(surface, run) {
				if (this.#isFinishing) return false;
				const isWhole = surface.appIds === undefined && (surface.kind === "check-run" || surface.kind === "comment");
				if (isWhole) return run.progress === "completed";
				return shownBy(surface, run).apps.some(({ isLogOpen }) => isLogOpen === true);
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
				recordAttempt(queued, attempt, shownBy(queued.surface, run).progress, this.#clock.monotonicMs());
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
		function isSameGate({ surface, written }, run) {
			const { progress } = shownBy(surface, run);
			if (progress === "completed" || written === null) return false;
			return surface.kind === "commit-status" || surface.kind === "check-run" && written === progress;
		}
		function shownBy({ appIds }, run) {
			return appIds === undefined ? run : (0, _report_github_status_js__WEBPACK_IMPORTED_MODULE_0__.B2)(run, appIds);
		}
	}),
	6415: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			xS: () => createSurfaces,
			c1: () => groupsOf,
			FS: () => keyHashOf
		});
		var external_node_crypto_ = __webpack_require__(7598);
		var view = __webpack_require__(6916);
		var hostile_json = __webpack_require__(9974);
		var markup = __webpack_require__(8189);
		var plain_text = __webpack_require__(4281);
		var cause_text = __webpack_require__(9113);
		var limits = __webpack_require__(2608);
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
			return apps.some(isTroubled) && reason === (0, view.mQ)(apps) ? "" : reason;
		}
		function isTroubled(app) {
			return (0, view.WN)(app) || (0, view.Ge)(app);
		}
		function renderReasons(apps) {
			return apps.filter(isTroubled).map((app) => `- **${(0, markup.FV)(app.name)}**: ${(0, markup.FV)(`${app.reason} ${app.advice}`)}`).join("\n");
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
			const lines = proven.map((app) => `**${(0, markup.FV)(app.name)}**: ${(0, markup.FV)(app.evidence)}`);
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
				const facts = `Application ${app.name}: ${app.reason} ${app.advice}`.trim();
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
		var github_status = __webpack_require__(9646);
		var attempts = __webpack_require__(2492);
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
		var pages = __webpack_require__(980);
		var http_response = __webpack_require__(7769);
		;
		const PERMISSION = "checks: write";
		const CHECK_RUNS = "/repos/{owner}/{repo}/check-runs";
		class CheckRunSurface {
			kind = "check-run";
			key;
			appIds;
			#options;
			#judge;
			#id;
			#url;
			#shown;
			#sent = null;
			#isUnsure;
			constructor(options) {
				this.#options = options;
				this.key = options.name;
				if (options.appIds !== undefined) this.appIds = options.appIds;
				this.#judge = (0, attempts.qU)(options.clock);
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
				return renderCheckRun(this.appIds === undefined ? run : (0, github_status.B2)(run, this.appIds), this.#options.job);
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
				const response = (0, attempts.Uv)(await this.#options.client.call(route, {
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
				const response = await (0, pages.n)(client, {
					route: "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
					parameters: {
						owner: job.owner,
						repo: job.repo,
						ref: job.sha,
						check_name: name,
						filter: "all"
					},
					permission: PERMISSION,
					field: "check_runs"
				});
				return (0, attempts.Uv)(response, (data) => decodeFound(data, externalId));
			}
			async #read(id) {
				const { client, job } = this.#options;
				const query = {
					owner: job.owner,
					repo: job.repo,
					check_run_id: id
				};
				const response = await client.call(`GET ${CHECK_RUNS}/{check_run_id}`, query, PERMISSION);
				return (0, attempts.Uv)(response, (data) => {
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
			const items = (0, http_response.S3)(data);
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
		var comment_document = __webpack_require__(8211);
		var comment_entries = __webpack_require__(8544);
		var stored_app = __webpack_require__(6185);
		var comment_candidates = __webpack_require__(9663);
		;
		class CommentSurface {
			kind = "comment";
			key;
			#options;
			#candidates;
			#judge;
			#memory = comment_document.OF;
			#reported = [];
			#written;
			#isAbsent = false;
			constructor(options) {
				const { client, job, pullRequest, keyHash, authorLogin = null, saved, clock } = options;
				this.#options = options;
				this.#candidates = new comment_candidates.j((0, comment_candidates.X)(client, job, pullRequest), keyHash, authorLogin);
				this.#judge = (0, attempts.qU)(clock);
				this.key = String(pullRequest);
				const ours = saved?.key === this.key ? saved : null;
				this.#candidates.started = ours;
				this.#written = ours?.written ?? null;
			}
			isOutdated(run) {
				if (this.#options.settings.comment === "off") return false;
				const entries = this.#entriesOf(run);
				if (fingerprintOf(entries) === this.#written) return false;
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
				this.#memory = documents.reduce(comment_document.tm, this.#memory);
				const entries = this.#entriesOf(run);
				this.#isAbsent = documents.length === 0 && !this.#isWanted(entries);
				if (this.#isAbsent) return this.#finish(entries, false);
				this.#reported = versionEntries(entries, this.#reported, this.#memory);
				this.#memory = (0, comment_document.tm)(this.#memory, {
					...comment_document.OF,
					entries: this.#reported
				});
				const change = await this.#candidates.write(this.#memory);
				if (change.kind === "failed") {
					this.#written = null;
					return this.#judge(change.failure);
				}
				this.#written = fingerprintOf(entries);
				const pruned = await this.#candidates.prune(isThorough);
				if (pruned.kind === "failed" && isThorough) return this.#judge(pruned.failure);
				return this.#finish(entries, change.kind === "changed" || pruned.kind === "changed");
			}
			#finish(entries, isChanged) {
				this.#written = fingerprintOf(entries);
				const attempt = this.#judge(null);
				return isChanged ? attempt : null;
			}
			#entriesOf(run) {
				const { job, settings, apps } = this.#options;
				return (0, comment_entries.RJ)(run, job, settings, apps.map((app) => placeOf(app, settings)));
			}
			#isWanted(entries) {
				return this.#options.settings.comment === "on" || entries.some(({ conclusion }) => (0, comment_entries.DI)(conclusion));
			}
		}
		function versionEntries(entries, before, known) {
			const ours = new Map(before.map((entry) => [(0, comment_entries.TN)(entry), entry]));
			const theirs = new Map(known.entries.map((entry) => [(0, comment_entries.TN)(entry), entry]));
			return entries.map((entry) => {
				const key = (0, comment_entries.TN)(entry);
				const earlier = ours.get(key) ?? theirs.get(key);
				if (earlier === undefined) return entry;
				const isSame = (0, comment_entries.$E)((0, comment_entries.Rn)(earlier)) === (0, comment_entries.$E)((0, comment_entries.Rn)(entry));
				const latest = Math.max(earlier.version, theirs.get(key)?.version ?? 0);
				return {
					...entry,
					version: isSame ? earlier.version : Math.min(stored_app.H$, latest + 1)
				};
			});
		}
		function fingerprintOf(entries) {
			return digestOf(entries.map(comment_entries.$E).join("\n"));
		}
		function placeOf(app, { environment, baseUrl }) {
			return digestOf(JSON.stringify([
				app.appId,
				environment && (0, view.fY)(environment, app),
				(0, comment_entries.Lm)(baseUrl)
			]));
		}
		function digestOf(text) {
			return (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 16);
		}
		;
		const commit_status_PERMISSION = "statuses: write";
		class CommitStatusSurface {
			kind = "commit-status";
			key;
			appIds;
			#options;
			#judge;
			#id;
			#written;
			#isUnsure;
			constructor(options) {
				this.#options = options;
				this.key = options.context;
				if (options.appIds !== undefined) this.appIds = options.appIds;
				this.#judge = (0, attempts.qU)(options.clock);
				this.#id = options.saved?.id ?? null;
				this.#written = options.saved?.written ?? null;
				this.#isUnsure = options.saved !== null && this.#written === null;
			}
			isOutdated(run) {
				if (this.#written === null) return true;
				return this.#written.startsWith("pending ") && this.#written !== (0, attempts.ax)(this.#render(run));
			}
			async write(run) {
				return this.#judge(this.isOutdated(run) ? await this.#write(this.#render(run)) : null);
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
			#render(run) {
				const shown = this.appIds === undefined ? run : (0, github_status.B2)(run, this.appIds);
				return (0, github_status.EQ)(shown, this.#options.job.sha);
			}
			async #write(desired) {
				const setback = this.#isUnsure ? await this.#recover(desired) : null;
				return setback !== null || this.#written === (0, attempts.ax)(desired) ? setback : this.#post(desired);
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
				const response = (0, attempts.Uv)(await client.call("POST /repos/{owner}/{repo}/statuses/{sha}", body, commit_status_PERMISSION), http_response.TH);
				if (response.kind === "lost") return response;
				this.#isUnsure = false;
				this.#written = before;
				if (response.kind !== "read") return response;
				this.#id = response.value;
				this.#written = (0, attempts.ax)({
					state,
					description
				});
				return null;
			}
			async #recover(desired) {
				const { client, job, context } = this.#options;
				const { owner, repo, sha: ref, logUrl } = job;
				const parameters = {
					owner,
					repo,
					ref
				};
				const route = "GET /repos/{owner}/{repo}/commits/{ref}/statuses";
				const listed = await (0, pages.n)(client, {
					route,
					parameters,
					permission: commit_status_PERMISSION
				});
				const response = (0, attempts.Uv)(listed, http_response.S3);
				if (response.kind !== "read") return response;
				const newest = (0, http_response.su)(response.value.filter((item) => (0, hostile_json.b6)(item, "context") === context));
				if ((0, hostile_json.b6)(newest, "target_url") !== logUrl) return null;
				const found = (0, attempts.ax)({
					state: (0, hostile_json.b6)(newest, "state"),
					description: (0, hostile_json.b6)(newest, "description")
				});
				if (found !== (0, attempts.ax)(desired)) return null;
				this.#id = (0, http_response.TH)(newest);
				this.#written = found;
				this.#isUnsure = false;
				return null;
			}
		}
		var deployment = __webpack_require__(6460);
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
			const deployments = groupsOf(settings.environment, options.apps).map(({ name: environment, apps }) => new deployment.zf({
				...common,
				apps,
				environment,
				requested: isFor(options.requested, environment) ? options.requested : null,
				nonce: `${nonce}/${environment}`,
				pullRequest: options.pullRequest ?? options.pullRequests[0] ?? null,
				saved: savedOf("deployment", environment)
			}));
			const checkRuns = groupsOf(settings.checkRun, options.apps).map(({ name, apps }) => new CheckRunSurface({
				...common,
				...partOf(apps, options.apps),
				name,
				externalId: nonce,
				saved: savedOf("check-run", name)
			}));
			const statuses = groupsOf(settings.commitStatus, options.apps).map(({ name: context, apps }) => new CommitStatusSurface({
				...common,
				...partOf(apps, options.apps),
				context,
				saved: savedOf("commit-status", context)
			}));
			const keyHash = keyHashOf(settings);
			const pullRequests = settings.comment === "off" ? [] : options.pullRequests;
			const comments = pullRequests.map((pullRequest) => new CommentSurface({
				...common,
				apps: options.apps,
				keyHash,
				pullRequest,
				authorLogin: options.author,
				saved: savedOf("comment", String(pullRequest))
			}));
			return {
				all: [
					...deployments,
					...checkRuns,
					...statuses,
					...comments
				],
				comments
			};
		}
		function keyHashOf({ commentKey }) {
			return (0, external_node_crypto_.createHash)("sha256").update(commentKey).digest("hex").slice(0, 16);
		}
		function groupsOf(template, apps) {
			if (template === null) return [];
			const names = [...new Set(apps.map((app) => (0, view.fY)(template, app)))];
			return names.map((name) => ({
				name,
				apps: apps.filter((app) => (0, view.fY)(template, app) === name)
			}));
		}
		function partOf(apps, all) {
			return apps.length === all.length ? {} : { appIds: apps.map(({ appId }) => appId) };
		}
		function isFor(requested, environment) {
			return requested?.environment.toLowerCase() === environment.toLowerCase();
		}
	}),
	8211: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bd: () => renderMarker,
			CI: () => partsOf,
			OF: () => EMPTY_DOCUMENT,
			Ug: () => hasAll,
			kf: () => decodeComment,
			tm: () => joinDocuments
		});
		var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9974);
		var _stored_app_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6185);
		var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8544);
		const HISTORY_ENTRIES = 5;
		const EMPTY_DOCUMENT = {
			revision: 0,
			entries: [],
			leftOut: 0
		};
		function joinDocuments(one, other) {
			const further = new Map();
			for (const entry of [...one.entries, ...other.entries]) {
				const key = (0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.TN)(entry);
				const known = further.get(key);
				further.set(key, known === undefined ? entry : (0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.oH)(known, entry));
			}
			const { rows, history } = partsOf([...further.values()]);
			return {
				revision: Math.max(one.revision, other.revision),
				entries: [...rows, ...history],
				leftOut: Math.max(one.leftOut, other.leftOut)
			};
		}
		function partsOf(entries) {
			const newestFirst = entries.toSorted((a, b) => (0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.lF)(b, a));
			const places = new Set();
			const rows = [];
			const others = [];
			for (const entry of newestFirst) {
				const place = (0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.$t)(entry);
				(places.has(place) ? others : rows).push(entry);
				places.add(place);
			}
			const completed = others.filter(({ progress }) => progress === "completed").slice(0, HISTORY_ENTRIES);
			return {
				rows,
				history: completed.map((entry) => entry.log.lines.length === 0 ? entry : (0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.Rn)(entry))
			};
		}
		function hasAll(document, entries) {
			const known = new Map(document.entries.map((entry) => [(0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.TN)(entry), entry]));
			return entries.every((entry) => {
				const there = known.get((0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.TN)(entry));
				return there !== undefined && (0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.Zy)(there, entry) >= 0;
			});
		}
		const MAX_BODY_UNITS = 262144;
		const MAX_DATA_BYTES = 8388608;
		const MAX_ENTRIES = 2e3;
		function renderMarker({ revision, leftOut, entries }, keyHash) {
			const data = (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(JSON.stringify({
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
			const list = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(decoded, "entries");
			const entries = (Array.isArray(list) ? list.slice(0, MAX_ENTRIES) : []).map(_entries_js__WEBPACK_IMPORTED_MODULE_3__.LP);
			return joinDocuments(EMPTY_DOCUMENT, {
				revision: Number(digits),
				entries: entries.filter((entry) => entry !== null),
				leftOut: (0, _stored_app_js__WEBPACK_IMPORTED_MODULE_2__.pq)(decoded, "leftOut") ?? 0
			});
		}
		function markerStart(keyHash) {
			return `<!-- touchdown comment=${keyHash} revision=`;
		}
		function inflateJson(data) {
			try {
				return (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)((0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(data, { maxOutputLength: MAX_DATA_BYTES }));
			} catch {
				return undefined;
			}
		}
	}),
	8544: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => contentOf,
			$t: () => placeOf,
			DI: () => isFailing,
			HH: () => closeEntry,
			LP: () => decodeEntry,
			Lm: () => hostAndPath,
			RJ: () => entriesFrom,
			Rn: () => withoutLog,
			TN: () => keyOf,
			V: () => CLOSED,
			Zy: () => compareVersions,
			bm: () => cutLog,
			dq: () => LOG_LINES,
			fz: () => compareRows,
			lF: () => compareAge,
			oH: () => furtherOf
		});
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9974);
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4281);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7627);
		var _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1788);
		var _stored_app_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6185);
		var _view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6916);
		const LOG_LINES = 20;
		const LINE_UNITS = 200;
		const CLOSED = "Closed";
		const WORD_UNITS = 120;
		const SENTENCE_UNITS = 300;
		const URL_UNITS = 600;
		function entriesFrom({ apps }, job, where, places = []) {
			const { runId, runAttempt } = job;
			const { baseUrl, environment, environmentUrl } = where;
			return apps.map((app, position) => cutEntry({
				...isFailing(app.conclusion) ? app : {
					...app,
					log: _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.RJ,
					causes: []
				},
				runId,
				runAttempt,
				job: job.job,
				version: 0,
				position,
				platform: (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.GD)(hostAndPath(baseUrl)),
				environment: environment === null ? null : (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.GD)((0, _view_js__WEBPACK_IMPORTED_MODULE_5__.fY)(environment, app)),
				place: places[position] ?? "",
				logUrl: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(job.logUrl),
				environmentUrl: environmentUrl === null ? null : (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)((0, _view_js__WEBPACK_IMPORTED_MODULE_5__.Wd)(environmentUrl, app))
			}));
		}
		function hostAndPath(baseUrl) {
			const url = URL.parse(baseUrl);
			return url === null ? "" : `${url.host}${url.pathname}`.replace(/(?<!\/)\/+$/, "");
		}
		function decodeEntry(value) {
			const app = (0, _stored_app_js__WEBPACK_IMPORTED_MODULE_4__.EG)(value);
			const [runId, job] = [(0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__._F)(value, "runId"), (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__._F)(value, "job")];
			const [runAttempt, version, position] = [
				"runAttempt",
				"version",
				"position"
			].map((name) => (0, _stored_app_js__WEBPACK_IMPORTED_MODULE_4__.pq)(value, name));
			if (app === null || typeof job !== "string" || runAttempt == null || version == null || position == null) return null;
			if (typeof runId !== "number" || !Number.isSafeInteger(runId) || runId < 0) return null;
			return cutEntry({
				...app,
				runId,
				runAttempt,
				job: (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.GD)(job),
				version,
				position,
				platform: (0, _stored_app_js__WEBPACK_IMPORTED_MODULE_4__.aG)(value, "platform") ?? "",
				environment: (0, _stored_app_js__WEBPACK_IMPORTED_MODULE_4__.aG)(value, "environment"),
				place: /^[0-9a-f]{1,64}$/.exec((0, _stored_app_js__WEBPACK_IMPORTED_MODULE_4__.aG)(value, "place") ?? "")?.[0] ?? "",
				logUrl: (0, _stored_app_js__WEBPACK_IMPORTED_MODULE_4__.rs)(value, "logUrl"),
				environmentUrl: (0, _stored_app_js__WEBPACK_IMPORTED_MODULE_4__.rs)(value, "environmentUrl"),
				...(0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__._F)(value, "isClosed") === true ? { isClosed: true } : {}
			});
		}
		function closeEntry(row, job, now) {
			const isOlder = row.runId < job.runId || row.runId === job.runId && row.runAttempt < job.runAttempt;
			return cutEntry({
				...row,
				runId: isOlder ? job.runId : row.runId,
				runAttempt: isOlder ? job.runAttempt : row.runAttempt,
				version: Math.min(_stored_app_js__WEBPACK_IMPORTED_MODULE_4__.H$, row.version + 1),
				progress: "completed",
				result: "skipped",
				conclusion: "skipped",
				headline: CLOSED,
				reason: "",
				state: null,
				startedAt: now,
				endedAt: now,
				causes: [],
				log: _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.RJ,
				logUrl: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(job.logUrl),
				environmentUrl: null,
				isClosed: true
			});
		}
		function cutEntry(entry) {
			const log = cutLog(entry.log, LOG_LINES);
			return {
				appId: cutWord(entry.appId),
				name: cutWord(entry.name),
				runId: entry.runId,
				runAttempt: entry.runAttempt,
				job: cutWord(entry.job),
				version: entry.version,
				position: entry.position,
				platform: cutWord(entry.platform),
				environment: entry.environment === null ? null : cutWord(entry.environment),
				place: entry.place,
				progress: entry.progress,
				result: entry.result,
				conclusion: entry.conclusion,
				...entry.isRefused === true ? { isRefused: true } : {},
				...entry.nothing && { nothing: entry.nothing },
				headline: (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(entry.headline, SENTENCE_UNITS),
				reason: (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(entry.reason, SENTENCE_UNITS),
				state: entry.state === null ? null : cutWord(entry.state),
				shortCommit: entry.shortCommit === null ? null : cutWord(entry.shortCommit),
				startedAt: entry.startedAt,
				endedAt: entry.endedAt,
				causes: entry.causes.slice(0, 1).map(cutCause),
				log: {
					...log,
					lines: log.lines.map((line) => (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(line, LINE_UNITS))
				},
				logUrl: cutUrl(entry.logUrl),
				environmentUrl: cutUrl(entry.environmentUrl),
				...entry.isClosed === true ? { isClosed: true } : {}
			};
		}
		function cutWord(text) {
			return (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(text, WORD_UNITS);
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
			const kept = (0, _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.Xo)(log, most);
			return kept.marks.length === 0 ? {
				..._cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.RJ,
				lines: kept.lines
			} : kept;
		}
		function isFailing(conclusion) {
			return conclusion === "failure" || conclusion === "timed_out";
		}
		function keyOf(entry) {
			return JSON.stringify([
				entry.runId,
				entry.runAttempt,
				entry.job,
				placeOf(entry)
			]);
		}
		function placeOf(entry) {
			return entry.place === "" ? shownPlaceOf(entry) : entry.place;
		}
		function shownPlaceOf({ appId, environment, platform }) {
			return JSON.stringify([
				appId,
				environment,
				platform
			]);
		}
		function compareAge(one, other) {
			return one.runId - other.runId || one.runAttempt - other.runAttempt || compareTexts(one.job, other.job) || compareTexts(placeOf(one), placeOf(other));
		}
		function compareRows(one, other) {
			return compareTexts(one.job, other.job) || one.position - other.position || compareTexts(shownPlaceOf(one), shownPlaceOf(other)) || compareTexts(placeOf(one), placeOf(other));
		}
		function compareVersions(one, other) {
			return _view_js__WEBPACK_IMPORTED_MODULE_5__.Gd.indexOf(one.progress) - _view_js__WEBPACK_IMPORTED_MODULE_5__.Gd.indexOf(other.progress) || one.version - other.version || compareTexts(contentOf(withoutLog(one)), contentOf(withoutLog(other)));
		}
		function furtherOf(one, other) {
			const order = compareVersions(one, other) || one.log.lines.length - other.log.lines.length || compareTexts(JSON.stringify(one.log), JSON.stringify(other.log));
			return order >= 0 ? one : other;
		}
		function withoutLog(entry) {
			return {
				...entry,
				log: _cause_log_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.RJ
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
	}),
	6185: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => decodeApp,
			H$: () => MAX_COUNT,
			aG: () => wordOf,
			pq: () => countOf,
			rs: () => urlOf
		});
		var _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2366);
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9974);
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4281);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7627);
		var _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9113);
		var _view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6916);
		const MAX_COUNT = 999999999;
		const MAX_CAUSES = 10;
		const MAX_LINES = 100;
		const MAX_LINE_UNITS = 1e3;
		const MAX_URL_UNITS = 2e3;
		const MAX_INSTANT = 864e13;
		function decodeApp(value) {
			const progress = _view_js__WEBPACK_IMPORTED_MODULE_5__.Gd.find((one) => one === (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "progress"));
			const result = _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__.Pr.find((one) => one === (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "result")) ?? null;
			const conclusion = _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__.Fr.find((one) => one === (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "conclusion")) ?? null;
			const [appId, name, startedAt, end] = [
				"appId",
				"name",
				"startedAt",
				"endedAt"
			].map((key) => (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, key));
			const endedAt = isInstant(end) ? end : null;
			const nothing = ["deployed", "followed"].find((one) => one === (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "nothing"));
			const causes = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.ZE)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "causes")).slice(0, MAX_CAUSES).map(decodeCause);
			if (progress === undefined || typeof appId !== "string" || typeof name !== "string") return null;
			if (!isInstant(startedAt)) return null;
			if ([
				result,
				conclusion,
				endedAt
			].some((one) => one === null === (progress === "completed"))) return null;
			return {
				appId: (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.GD)(appId),
				name: (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.GD)(name),
				progress,
				result,
				conclusion,
				...(0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "isRefused") === true ? { isRefused: true } : {},
				...nothing && { nothing },
				headline: (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.b4)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(value, "headline")),
				reason: (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.b4)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(value, "reason")),
				advice: (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.b4)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(value, "advice")),
				state: wordOf(value, "state"),
				shortCommit: wordOf(value, "shortCommit"),
				deploymentId: wordOf(value, "deploymentId"),
				startedAt,
				endedAt,
				evidence: (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.b4)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(value, "evidence")),
				log: decodeLog((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "log")),
				causes: causes.filter(({ sentence }) => sentence !== "")
			};
		}
		function urlOf(value, name) {
			const url = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(value, name);
			return url.length > MAX_URL_UNITS ? null : (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(url) || null;
		}
		function countOf(value, name) {
			const count = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, name);
			return isCount(count) ? count : null;
		}
		function decodeLog(value) {
			const texts = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.ZE)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "lines")).slice(0, MAX_LINES);
			const lines = texts.map((text) => typeof text === "string" ? (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.y1)(text).join(" ") : "");
			const marks = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.ZE)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "marks")).filter(isCount).slice(0, MAX_CAUSES);
			return {
				lines: lines.map((line) => (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_2__.oN)(line, MAX_LINE_UNITS)),
				marks: marks.filter((at) => at < lines.length),
				before: countOf(value, "before") ?? 0,
				after: countOf(value, "after") ?? 0
			};
		}
		function decodeCause(value) {
			const file = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "file");
			const cause = {
				kind: (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(value, "kind"),
				sentence: (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(value, "sentence"),
				certainty: (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "certainty") === "certain" ? "certain" : "likely",
				file: typeof file === "string" ? file : null,
				line: countOf(value, "line"),
				column: countOf(value, "column")
			};
			return (0, _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_4__.bC)(cause, decodePlace((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "place")));
		}
		function decodePlace(value) {
			const path = wordOf(value, "path");
			if (path === null) return null;
			return {
				path,
				isInCheckout: (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, "isInCheckout") === true,
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
			const text = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, name);
			return typeof text === "string" ? (0, _view_js__WEBPACK_IMPORTED_MODULE_5__.GD)(text) : null;
		}
	})
};
;
