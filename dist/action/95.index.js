"use strict";
exports.id = 95;
exports.ids = [95];
exports.modules = {
	2039: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lr: () => isGithubWanted,
			AR: () => openInputs,
			Sy: () => readClosing,
			Ko: () => readInputs
		});
		var common_text = __webpack_require__(2726);
		var errors = __webpack_require__(4634);
		var redaction = __webpack_require__(5740);
		var view = __webpack_require__(6916);
		var health = __webpack_require__(1563);
		var key_values = __webpack_require__(5465);
		var plain_text = __webpack_require__(4281);
		var web_address = __webpack_require__(6854);
		var app_paths = __webpack_require__(5651);
		var settings_kind = __webpack_require__(2399);
		var kinds = __webpack_require__(4406);
		;
		const HOUR_MS = 36e5;
		const DAY = (0, kinds.TH)(24 * HOUR_MS);
		const SETTINGS = {
			token: {
				kind: kinds.CV,
				isRequired: true,
				text: "API token or JWT for the platform. It is masked before the step does anything else"
			},
			"app-id": {
				kind: kinds.h,
				isRequired: true,
				text: "application id, or `NAME=ID` to show a name instead of the id. For several applications, write one per line, or separate them with commas; they are deployed in parallel"
			},
			commit: {
				kind: kinds.dg,
				byDefault: "the commit of the event",
				text: "commit to deploy or follow, by 7 to 40 digits of its SHA. `none` names no commit; `from:staging` promotes the one that was deployed last to the GitHub environment `staging`, if the default branch contains it"
			},
			"base-url": {
				kind: (0, kinds.KF)("https://api.example.com/api/v1"),
				byDefault: "`$TOUCHDOWN_BASE_URL`",
				text: "URL of the platform's API, with its version prefix such as `/api/v1`"
			},
			"auth-scheme": {
				kind: (0, kinds.FH)("auto", "token", "bearer"),
				default: "auto",
				text: "how to send the token: `token`, `bearer` or `auto`, which sends only a JWT as `bearer`"
			},
			trigger: {
				kind: kinds.Jx,
				default: "true",
				text: "follow a deployment that was started elsewhere"
			},
			wait: {
				kind: kinds.Jx,
				default: "true",
				text: "finish as soon as the platform has accepted the deployment, with result `triggered`"
			},
			timeout: {
				kind: DAY,
				default: "30m",
				text: "overall time limit of each deployment, at most 24h"
			},
			"start-timeout": {
				kind: DAY,
				default: "60s",
				text: "how long to wait for the deployment to start"
			},
			"poll-interval": {
				kind: (0, kinds.TH)(HOUR_MS),
				default: "5s",
				text: "minimum time between two status checks, which are less frequent when the rate limit is low"
			},
			logs: {
				kind: (0, kinds.FH)("stream", "on-failure", "off"),
				default: "stream",
				text: "when to show the log: `stream` (live), `on-failure` (only after a failure: its last lines, or those around the error), or `off` (read no log)"
			},
			"log-tail": {
				kind: (0, kinds.kh)(1, 1e4),
				default: "200",
				text: "log lines to request at a time, from 1 to 10000"
			},
			"success-states": {
				kind: kinds.xj,
				text: "states of your platform that mean success, separated by commas or newlines. They override the built-in states"
			},
			"failure-states": {
				kind: kinds.xj,
				text: "states of your platform that mean failure, separated by commas or newlines. They override the built-in states"
			},
			"health-url": {
				kind: kinds._d,
				byDefault: "health is not checked",
				text: "address that has to respond well three times in a row after the platform reports success, otherwise the deployment fails. `{app}` is replaced by the name of the application, or its id if it has no name, and `{sha}` by the commit"
			},
			"health-text": {
				kind: kinds.pj,
				text: "text that has to be in the body of the response, with `{app}` and `{sha}` as in `health-url`. `{sha}` distinguishes the new version from the old one, which responds too"
			},
			"health-status": {
				kind: kinds.f,
				default: "200-399",
				text: "statuses of the response that pass, for example `200` or `200-299,401`. Redirects are followed first"
			},
			"health-timeout": {
				kind: DAY,
				default: "2m",
				text: "how long to wait for the application to become healthy, within `timeout`"
			},
			"on-unchanged": {
				kind: (0, kinds.FH)("succeed", "fail"),
				default: "fail",
				text: "whether to `succeed` or `fail` if the application runs but nothing proves that this commit was deployed"
			},
			"on-superseded": {
				kind: (0, kinds.FH)("fail", "neutral", "succeed"),
				default: "fail",
				text: "whether to `fail`, end `neutral` or `succeed` if a newer deployment replaced this one"
			},
			"on-conflict": {
				kind: (0, kinds.FH)("wait", "adopt", "fail"),
				default: "wait",
				text: "if the platform refuses because another deployment is in progress: `wait` and deploy after it, `adopt` (follow it), or `fail`"
			},
			"rate-limit-reserve": {
				kind: (0, kinds.kh)(0),
				default: "50",
				text: "how many requests of the token's rate limit to leave for other jobs"
			},
			variables: {
				kind: kinds.Ro,
				text: "environment variables to set on each application before the deployment, one `KEY=VALUE` per line"
			},
			secrets: {
				kind: kinds.VE,
				text: "secrets to set on each application before the deployment, one `KEY=VALUE` per line. The values are masked, except short or common ones"
			},
			summary: {
				kind: kinds.Jx,
				default: "true",
				text: "write no job summary"
			},
			"dry-run": {
				kind: kinds.Jx,
				default: "false",
				text: "check the token, application, commit and rate limit without deploying"
			},
			"allow-http": {
				kind: kinds.Jx,
				default: "false",
				text: "allow plain http to another host, which exposes the token"
			},
			"github-token": {
				kind: kinds.CV,
				expression: "${{ github.token }}",
				text: "token for what the step reads and writes on GitHub. It is used only for the inputs below, for `from:` in `commit`, and for the events `status`, `check_run` and `check_suite`"
			},
			"pr-comment": {
				kind: (0, kinds.FH)("off", "on", "on-failure"),
				default: "off",
				text: "keep one comment on the commit's pull requests up to date: `on`, `off`, or `on-failure` (only after a failure)"
			},
			"comment-key": {
				kind: kinds.a$,
				byDefault: "the workflow and the job",
				text: "jobs with the same key share one comment"
			},
			"github-environment": {
				kind: kinds.o_,
				text: "create a GitHub Deployment in this environment and update its status. `{app}` is replaced by the name of the application, or its id if it has no name"
			},
			"environment-url": {
				kind: kinds._d,
				text: "address to show on the GitHub Deployment and in the comment. `{app}` is replaced by the name of the application, or its id if it has no name"
			},
			production: {
				kind: kinds.Jx,
				byDefault: "GitHub decides by its name",
				text: "set to `true` or `false` to mark the environment as production or not"
			},
			transient: {
				kind: kinds.Jx,
				byDefault: "false",
				text: "set to `true` for a preview environment that will be deleted later"
			},
			close: {
				kind: kinds.Jx,
				byDefault: "`true` for the event `pull_request: closed` with `transient: true`, otherwise `false`",
				text: "set to `true` to deploy nothing, and to close what this workflow reported for the pull request: its GitHub Deployments in `github-environment` become inactive, and the comment says Closed. Needs no `token`, `app-id` and `base-url`; with `app-id`, only these applications are closed"
			},
			"commit-status": {
				kind: kinds.o_,
				text: "write a commit status with this context on the head commit. With `{app}` in it, one for each application"
			},
			"check-run": {
				kind: kinds.o_,
				text: "write a check run with this name on the head commit. With `{app}` in it, one for each application"
			},
			"order-guard": {
				kind: (0, kinds.FH)("off", "skip", "fail"),
				default: "off",
				text: "if a newer commit is already deployed to `github-environment`: `skip` this one (passes), `fail`, or `off` (deploy anyway)"
			},
			paths: {
				kind: kinds.PO,
				byDefault: "always deploy",
				text: "deploy an application only if its files changed since the commit that it runs, one `NAME=PATTERN,PATTERN` per line, with the patterns of `on.push.paths`. Without a pattern, every file counts"
			},
			"relay-url": {
				kind: (0, kinds.KF)("https://relay.example.com"),
				byDefault: "poll",
				text: "address of a relay to wait on instead of polling. Needs `permissions: id-token: write`"
			},
			"relay-audience": {
				kind: kinds.Xu,
				default: "touchdown",
				text: "audience of the OIDC token that the step sends to the relay"
			},
			"job-status": {
				kind: kinds.a$,
				expression: "${{ job.status }}",
				text: "the job's status, read when the job ends. Leave it at its default"
			},
			"job-check-run-id": {
				kind: kinds.a$,
				expression: "${{ job.check_run_id }}",
				text: "the job's id, used for links to its log. Leave it at its default"
			},
			"job-total": {
				kind: kinds.a$,
				expression: "${{ strategy.job-total }}",
				text: "number of jobs in the matrix, used to refuse names that several of them would write to. Leave it at its default"
			},
			"job-matrix": {
				kind: kinds.a$,
				expression: "${{ toJSON(matrix) }}",
				text: "the job's values of the matrix, used to refuse names that several jobs would write to. Leave it at its default"
			}
		};
		function describeSetting(name, byDefault = specOf(name).byDefault) {
			const { text, default: given } = specOf(name);
			const isTurned = given === "true" || given === "false";
			const what = isTurned ? `set to \`${given === "true" ? "false" : "true"}\` to ${text}` : text;
			return `${what.charAt(0).toUpperCase()}${what.slice(1)}${byDefault === undefined ? "" : ` (default: ${byDefault})`}.`;
		}
		function specOf(name) {
			return SETTINGS[name];
		}
		;
		const WITHOUT_TRIGGER = "trigger: false, which deploys nothing. Remove it.";
		function createSettingReader(textOf, spelling, problems) {
			return {
				spelling,
				take: (name) => {
					const { kind, default: byDefault, isRequired } = specOf(name);
					const text = textOf(name) ?? byDefault ?? (isRequired === true ? "" : null);
					return text === null ? null : (0, settings_kind.wK)(kind, text, spelling.name(name), problems);
				},
				chosen: (name) => {
					const text = textOf(name);
					return text === specOf(name).default ? null : text;
				},
				reject: (name, seen, problem) => {
					problems.push({
						name: spelling.name(name),
						seen,
						problem
					});
				}
			};
		}
		function readPolicy(reader) {
			const { take } = reader;
			const timeoutMs = take("timeout");
			return {
				wait: take("wait"),
				dryRun: take("dry-run"),
				timeoutMs,
				startTimeoutMs: Math.min(take("start-timeout"), timeoutMs),
				pollIntervalMs: take("poll-interval"),
				...readStates(reader),
				onUnchanged: take("on-unchanged"),
				onSuperseded: take("on-superseded"),
				onConflict: take("on-conflict")
			};
		}
		function readStates({ take, reject, spelling }) {
			const successStates = take("success-states") ?? [];
			const failureStates = take("failure-states") ?? [];
			const successes = new Set(successStates.map(plain_text._P));
			const both = failureStates.filter((state) => successes.has((0, plain_text._P)(state)));
			if (both.length > 0) {
				const problem = `is also given as ${spelling.name("success-states")}. A state cannot mean both.`;
				reject("failure-states", both.join(", "), problem);
			}
			return {
				successStates,
				failureStates
			};
		}
		function readPaths({ take, reject, spelling }, apps, { commit, trigger }) {
			const paths = take("paths");
			const isGiven = paths !== null && paths.length > 0;
			if (isGiven && !trigger) reject("paths", "", `cannot be used with ${WITHOUT_TRIGGER}`);
			else if (isGiven && commit === null) reject("paths", "", `needs a commit to compare with the one that runs. Give ${spelling.name("commit")}, or remove it.`);
			for (const app of (0, app_paths.TC)(paths ?? [], apps)) {
				const names = apps.slice(0, 10).map(({ name }) => name);
				reject("paths", app, `is not the name or the id of an application of this run. Use ${names.join(", ")}.`);
			}
			return paths;
		}
		function joinKeyValues(variables, secrets, env, { reject }) {
			const all = [...variables.map((entry) => ({
				kind: "variable",
				...entry
			})), ...secrets.map((entry) => ({
				kind: "secret",
				...entry
			}))];
			return all.flatMap(({ kind, key, value: written, place }, at) => {
				const value = written ?? (0, key_values.Qo)(key, env);
				const isLine = "line" in place;
				const where = isLine ? `line ${place.line}` : `number ${place.number}`;
				const which = value === undefined ? where : `${where} (${key})`;
				if (all.slice(0, at).some((other) => other.key === key)) {
					reject(`${kind}s`, "", `${which} is given twice. Give each key once, as a variable or as a secret.`);
				}
				if (value !== undefined && (kind === "variable" || value.trim() !== "")) return [{
					kind,
					key,
					value
				}];
				const [unset, empty] = isLine ? ["Set it with env.", key_values.z4] : ["Set it.", "Set it."];
				const state = value === undefined ? `not set. ${unset}` : `empty. ${empty}`;
				const problem = `${which} has no value: it is a key alone, and the environment variable of this name is ${state}`;
				reject(`${kind}s`, "", problem);
				return [];
			});
		}
		function findEncryptionProblem(address, isHttpAllowed, { set }) {
			if (isHttpAllowed || !(0, web_address.oK)(address)) return null;
			return `is not encrypted: http would send the token in clear text. Give an https URL, or ${set("allow-http", "true")}.`;
		}
		var hostile_json = __webpack_require__(9974);
		var untrusted = __webpack_require__(7627);
		;
		function isSharedName(name, { jobTotal, matrix }) {
			return Number(jobTotal) > 1 && !leavesOf((0, hostile_json.qF)(matrix)).some(isIn(name));
		}
		function keysMissingIn(name, { jobTotal, matrix }) {
			const keys = (0, hostile_json.qF)(matrix);
			if (!(Number(jobTotal) > 1) || typeof keys !== "object" || keys === null) return [];
			return Object.entries(keys).filter(([, value]) => !leavesOf(value).some(isIn(name))).map(([key]) => (0, untrusted.b1)(key, 100));
		}
		function isIn(name) {
			const words = wordsOf(name);
			return (value) => {
				const wanted = wordsOf(value);
				return wanted === "" ? value.trim() !== "" && name.includes(value.trim()) : words.includes(wanted);
			};
		}
		function wordsOf(text) {
			return (text.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => ` ${word} `).join("");
		}
		function leavesOf(value, level = 0) {
			if (level > 20) return [];
			if (typeof value === "object" && value !== null) return Object.values(value).flatMap((inner) => leavesOf(inner, level + 1));
			return value === null || value === undefined ? [] : [String(value)];
		}
		var wording = __webpack_require__(9606);
		;
		function readInputs(commands, env, event, textOf = openInputs(commands, env)) {
			const problems = [];
			const reader = createSettingReader(textOf, wording.i, problems);
			const isCommitGiven = textOf("commit") !== null;
			const inputs = takeInputs(reader, env, isCommitGiven, event);
			if (textOf("base-url") === null) {
				const how = "Set the URL of the platform's API here or in the environment variable TOUCHDOWN_BASE_URL.";
				reader.reject("base-url", "", `is missing. ${how}`);
			}
			rejectUnencrypted(inputs, reader);
			rejectOpposedGuard(inputs, reader);
			rejectUnsetSettings(inputs, reader);
			rejectShownSecrets(inputs, reader);
			if (problems.length > 0) throw new errors.dz(problems);
			for (const message of warningsOf(inputs, isCommitGiven, event)) {
				commands.annotate({
					level: "warning",
					title: "Touchdown",
					message
				});
			}
			return inputs;
		}
		function readClosing(textOf, env, event) {
			const problems = [];
			const reader = createSettingReader(textOf, wording.i, problems);
			const { take } = reader;
			const isClosing = take("close") ?? (event.isClosed && take("transient") === true);
			if (!isClosing || problems.length > 0) return null;
			const apps = textOf("app-id") === null ? [] : take("app-id");
			const baseUrl = take("base-url") ?? "";
			const { githubToken, surfaces, jobCheckRunId } = readGithubInputs(reader, env, {
				apps,
				baseUrl
			});
			const { pullRequest } = event;
			if (pullRequest === null) {
				reader.reject("close", "true", "needs an event of a pull request, for example pull_request with types: [closed].");
			}
			if (apps.length === 0 && surfaces.environment?.includes("{app}") === true) {
				reader.reject("app-id", "", "is missing, and github-environment contains {app}. Give the applications to close.");
			}
			const closing = {
				githubToken,
				surfaces,
				jobCheckRunId,
				apps,
				pullRequest: pullRequest ?? 0,
				summary: take("summary"),
				dryRun: take("dry-run")
			};
			if (problems.length > 0) throw new errors.dz(problems);
			return closing;
		}
		function openInputs(commands, env) {
			for (const secret of secretsAmong(commands.input, env)) {
				(0, redaction.cl)(secret);
				for (const form of maskableForms(secret)) commands.mask(form);
			}
			return (name) => readInput(name, commands.input, env);
		}
		function takeInputs(reader, env, isCommitGiven, event) {
			const { take } = reader;
			const trigger = take("trigger");
			const baseUrl = take("base-url") ?? "";
			const apps = take("app-id");
			const allowHttp = take("allow-http");
			const policy = {
				trigger,
				commit: chooseCommit(reader, isCommitGiven, event, trigger),
				...readPolicy(reader)
			};
			const checked = apps.map(({ name }) => ({
				name,
				commit: policy.commit
			}));
			return {
				token: take("token"),
				apps,
				baseUrl,
				authScheme: take("auth-scheme"),
				policy,
				health: (0, health.L)(reader, {
					apps: checked,
					wait: policy.wait,
					allowHttp
				}),
				isCommitGiven,
				logs: take("logs"),
				logTail: take("log-tail"),
				rateLimitReserve: take("rate-limit-reserve"),
				settings: joinKeyValues(take("variables") ?? [], take("secrets") ?? [], env, reader),
				summary: take("summary"),
				close: take("close"),
				allowHttp,
				relayUrl: take("relay-url"),
				relayAudience: take("relay-audience"),
				...readGithubInputs(reader, env, {
					apps,
					baseUrl
				}),
				paths: readPaths(reader, apps, policy)
			};
		}
		function readGithubInputs(reader, env, { apps, baseUrl }) {
			const { take, reject } = reader;
			const environment = take("github-environment");
			const orderGuard = take("order-guard");
			if (orderGuard !== "off" && environment === null) {
				const problem = "needs github-environment: the guard checks what is deployed there. Set it too.";
				reject("order-guard", orderGuard, problem);
			}
			const job = {
				apps,
				jobTotal: take("job-total") ?? "",
				matrix: take("job-matrix") ?? ""
			};
			return {
				githubToken: take("github-token") ?? "",
				surfaces: {
					comment: take("pr-comment"),
					commentKey: take("comment-key") ?? `${env["GITHUB_WORKFLOW"] ?? ""}/${env["GITHUB_JOB"] ?? ""}`,
					baseUrl,
					environment,
					environmentUrl: take("environment-url"),
					production: take("production"),
					transient: take("transient"),
					commitStatus: takeOwnName("commit-status", reader, job),
					checkRun: takeOwnName("check-run", reader, job)
				},
				matrixJob: {
					jobTotal: job.jobTotal,
					matrix: job.matrix
				},
				orderGuard,
				jobCheckRunId: readId(take("job-check-run-id") ?? "")
			};
		}
		function takeOwnName(name, { take, reject }, { apps, ...job }) {
			const value = take(name);
			if (value !== null && apps.some((app) => isSharedName((0, view.fY)(value, app), job))) {
				const how = "Put a value of the matrix into it, for example ${{ matrix.region }}.";
				reject(name, value, `may be the same in every job of the matrix, so that the last success hides a failure. ${how}`);
			}
			return value;
		}
		function isGithubWanted({ surfaces, orderGuard }) {
			const { comment, environment, commitStatus, checkRun } = surfaces;
			return comment !== "off" || environment !== null || commitStatus !== null || checkRun !== null || orderGuard !== "off";
		}
		function readId(text) {
			return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
		}
		function rejectUnencrypted({ baseUrl, relayUrl, allowHttp }, { reject }) {
			const addresses = {
				"base-url": baseUrl,
				"relay-url": relayUrl ?? ""
			};
			for (const name of ["base-url", "relay-url"]) {
				const problem = findEncryptionProblem(addresses[name], allowHttp, wording.i);
				if (problem !== null) reject(name, addresses[name], problem);
			}
		}
		function readInput(name, input, env) {
			const text = input(name);
			const trimmed = text.trim();
			if (trimmed === "") return (name === "base-url" ? env["TOUCHDOWN_BASE_URL"]?.trim() : "") || null;
			return name === "variables" || name === "secrets" ? text : trimmed;
		}
		function rejectOpposedGuard({ orderGuard, policy }, { reject }) {
			if (orderGuard !== "fail" || policy.onSuperseded === "fail") return;
			const problem = `cannot be combined with on-superseded: ${policy.onSuperseded}, which lets the guard's result pass. Use skip, or set on-superseded to fail.`;
			reject("order-guard", orderGuard, problem);
		}
		function rejectShownSecrets({ apps, surfaces }, { reject }) {
			const shown = {
				"github-environment": surfaces.environment,
				"environment-url": surfaces.environmentUrl,
				"commit-status": surfaces.commitStatus,
				"check-run": surfaces.checkRun
			};
			for (const name of [
				"github-environment",
				"environment-url",
				"commit-status",
				"check-run"
			]) {
				const text = shown[name];
				if (text === null || !apps.some((app) => (0, redaction.TA)((0, view.fY)(text, app)))) continue;
				reject(name, "", "contains the value of a secret, which everyone who can read the repository would see on GitHub. Leave it out, or give the value in variables if it is not secret.");
			}
		}
		function rejectUnsetSettings({ policy, settings: [first], orderGuard }, { reject }) {
			if (policy.trigger) return;
			if (orderGuard !== "off") reject("order-guard", orderGuard, `cannot be used with ${WITHOUT_TRIGGER}`);
			if (first === undefined) return;
			const problem = "cannot be used with trigger: false, because settings are written only before a deployment. Remove it.";
			reject(first.kind === "variable" ? "variables" : "secrets", "", problem);
		}
		function chooseCommit({ take, reject }, isGiven, { commit, refusal, loop }, isNeeded) {
			if (isNeeded && loop !== undefined) {
				reject("commit", "", loop);
				return null;
			}
			if (isGiven) return take("commit");
			if (!isNeeded) return commit;
			const missing = "is missing, and the event has no commit. Give a commit, or the word none to deploy without one.";
			const problem = refusal ?? (commit === null ? missing : null);
			if (problem !== null) reject("commit", "", problem);
			return commit;
		}
		function warningsOf(inputs, isCommitGiven, { problem }) {
			return [
				...problem !== null && !isCommitGiven ? [problem] : [],
				...isGithubWanted(inputs) && inputs.githubToken === "" ? ["github-token is empty, so nothing is written on GitHub. The job summary has everything."] : [],
				...describeMatrix(inputs),
				...describeUnmasked(inputs)
			];
		}
		function describeMatrix({ apps, surfaces, matrixJob }) {
			const bothOf = ({ name, appId }) => ({ name: `${name}=${appId}` });
			const named = Object.entries({
				"commit-status": surfaces.commitStatus,
				"check-run": surfaces.checkRun
			});
			const missing = named.flatMap(([setting, name]) => apps.flatMap((app) => name === null ? [] : keysMissingIn((0, view.fY)(name, bothOf(app)), matrixJob)).map((key) => ({
				setting,
				key
			})));
			const [first] = missing;
			if (first === undefined) return [];
			const settings = [...new Set(missing.map(({ setting }) => setting))].join(" and ");
			const keys = [...new Set(missing.map(({ key }) => key))].join(", ");
			return [`The matrix has more keys than ${settings}: ${keys}. Jobs that differ only in these would overwrite each other, so that the last success hides a failure. Then put a value of each key into the name, for example \${{ matrix.${first.key} }}.`];
		}
		function describeUnmasked({ token, githubToken, settings }) {
			const isUnmasked = (value) => value !== "" && maskableForms(value).length === 0;
			const secrets = settings.filter(({ kind, value }) => kind === "secret" && isUnmasked(value));
			const inputs = Object.entries({
				token,
				"github-token": githubToken
			}).filter(([, value]) => isUnmasked(value));
			const names = [...inputs.map(([name]) => name), ...secrets.map(({ key }) => `secret ${key}`)];
			if (names.length === 0) return [];
			return [`Not masked by GitHub: ${names.join(", ")}. A value that is shorter than ${common_text.A} characters, a number or a common word would be hidden everywhere, and outputs that contain it would be lost.`];
		}
		function secretsAmong(input, env) {
			const values = (0, key_values.zh)(input("secrets"), env);
			return [
				input("token").trim(),
				input("github-token").trim(),
				...values
			].filter((value) => value.trim() !== "");
		}
		function maskableForms(value) {
			const lines = value.split(/\r\n|\r|\n/).map((line) => line.trim()).filter((line) => line !== "");
			const uncommon = lines.filter((line) => !(0, common_text.p)(line));
			return uncommon.length > 0 && uncommon.length === lines.length ? [...new Set([value, ...uncommon])] : uncommon;
		}
	}),
	5339: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bE: () => updateLimit,
			bZ: () => OPEN_LIMIT,
			lU: () => isLimited
		});
		var _kernel_back_off_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7510);
		var _rate_limit_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1430);
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
			if (says("retry-after") !== "" || /rate limit|abuse detection/i.test(message)) return true;
			return says("x-ratelimit-remaining") === "0" && !/not accessible by/i.test(message);
		}
		function updateLimit(limit, notice, now) {
			const { remaining, resetInMs, retryAfterMs } = (0, _rate_limit_advice_js__WEBPACK_IMPORTED_MODULE_0__.N)({
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
			const waitMs = (0, _kernel_back_off_js__WEBPACK_IMPORTED_MODULE_1__.V)(limit.unexplained + 1, UNEXPLAINED);
			return {
				opensAt: later(limit, now, waitMs),
				unexplained: limit.unexplained + 1
			};
		}
		function later(limit, { monotonicMs }, waitMs) {
			return waitMs === null ? limit.opensAt : Math.max(limit.opensAt, monotonicMs + Math.max(MIN_WAIT_MS, waitMs));
		}
	}),
	7769: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HH: () => isSha,
			Md: () => payloadOf,
			QJ: () => noticeOf,
			S3: () => itemsOf,
			TH: () => idOf,
			Zg: () => heldBack,
			_Q: () => withoutToken,
			eQ: () => isId,
			lx: () => decodeFailure,
			oX: () => decodeResponse,
			pq: () => countOf,
			rs: () => urlOf,
			su: () => newestOf
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4634);
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9974);
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4835);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(314);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7627);
		var _limit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5339);
		const MAX_MESSAGE = 300;
		const FORKS = "Pull requests from forks and from Dependabot get a read-only token.";
		const APP_KEY = "check that the id and the private key belong to the same App.";
		function noticeOf({ status, headers, data }) {
			const said = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(data, "message");
			return {
				status,
				headers,
				message: typeof said === "string" ? said : ""
			};
		}
		function decodeResponse(request, response, opening) {
			const { route } = request;
			const { status } = response;
			if (status >= 200 && status < 300) return decodeSuccess(request, response);
			const said = `${status}${describeBody(response.data)}`;
			if ((0, _limit_js__WEBPACK_IMPORTED_MODULE_5__.lU)(noticeOf(response))) return throttledUntil(request, opening, said);
			if (status === 401) return {
				kind: "denied",
				problem: unaccepted(request, said)
			};
			if (status === 403) return {
				kind: "denied",
				problem: unpermitted(request, said, response)
			};
			if (status < 300 || status >= 500) return lost(request, said);
			if (status < 400) {
				const sentence = `GitHub redirected ${route} (${said}). Only redirects within its own address are followed, five at most.`;
				return {
					kind: "refused",
					status,
					problem: createProblem("refused", sentence)
				};
			}
			if (status !== 404 && status !== 410) {
				return {
					kind: "refused",
					status,
					problem: createProblem("refused", `GitHub refused ${route} (${said}).`)
				};
			}
			return {
				kind: "gone",
				problem: createProblem("refused", `GitHub did not find the target of ${route} (${said}).`)
			};
		}
		function decodeFailure(request, error) {
			const { kind, why, isLasting } = readFailure(error);
			const sentence = `GitHub could not be reached for ${request.route}: ${why.replace(/\.$/, "")}. Nothing was sent.`;
			const result = kind === "lost" ? lost(request, why) : {
				kind,
				problem: createProblem("unreachable", sentence)
			};
			return isLasting ? {
				...result,
				isLasting
			} : result;
		}
		function heldBack(request, opening) {
			return throttledUntil(request, opening, "not sent");
		}
		function withoutToken({ route, holder }) {
			const missing = holder === "command" ? "GITHUB_TOKEN is not set." : "the input github-token is empty.";
			return {
				kind: "denied",
				problem: createProblem("denied", `No token for ${route}: ${missing}`)
			};
		}
		function decodeSuccess(request, { status, data }) {
			if (status === 204 || status === 205) return {
				kind: "done",
				status,
				data: null
			};
			return typeof data !== "object" ? lost(request, `${status} without readable JSON`) : {
				kind: "done",
				status,
				data
			};
		}
		function throttledUntil({ route }, { opensAt, now }, said) {
			const sentence = `GitHub's rate limit delays ${route} (${said}) by another ${(0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_3__.PP)(opensAt - now)}.`;
			return {
				kind: "throttled",
				notBefore: opensAt,
				problem: createProblem("throttled", sentence)
			};
		}
		function unaccepted({ route, holder }, said) {
			const name = holder === "command" ? "GITHUB_TOKEN" : "github-token";
			const [token, advice] = holder === "app" ? ["App's token", APP_KEY] : [`token (${name})`, "check that it has not expired."];
			return createProblem("denied", `GitHub does not accept the ${token} for ${route} (${said}): ${advice}`);
		}
		function unpermitted({ route, permission, holder }, said, response) {
			const isLacking = /not accessible by integration/i.test(noticeOf(response).message);
			const lacking = {
				app: `give the App the permission \`${permission}\`, and accept it where the App is installed.`,
				command: `give the token in GITHUB_TOKEN the permission \`${permission}\`.`,
				workflow: `add \`permissions: ${permission}\` to the job. ${FORKS}`
			}[holder];
			const isOfToken = holder === "app" && permission === "";
			const remedy = isLacking && !isOfToken ? lacking : adviseOnRefusal(response, holder);
			const sentence = `GitHub did not allow ${route} (${said})${remedy === null ? "." : `: ${remedy}`}`;
			return {
				...createProblem("denied", sentence),
				permission: isLacking && !isOfToken ? permission : null
			};
		}
		const SINGLE_SIGN_ON = "authorize the token for the organization's single sign-on (SAML) in the settings of the token's owner.";
		const JOBS_TOKEN = "Use the job's own token, `${{ github.token }}`.";
		const OTHER_TOKEN = "Set GITHUB_TOKEN to another one.";
		const REFUSALS = [
			[/\bIP allow list\b/i, {
				workflow: "the organization's IP allow list lacks the address of this machine. Add it, or use a runner that is on the list.",
				command: "the organization's IP allow list lacks the address of this machine. Add it.",
				app: "add the address of this machine to the organization's IP allow list."
			}],
			[/\bSAML\b/i, {
				workflow: SINGLE_SIGN_ON,
				command: SINGLE_SIGN_ON,
				app: "ask an owner of the organization to let the App through the organization's single sign-on (SAML)."
			}],
			[/\barchived\b/i, {
				workflow: "the repository is archived, so nothing can be written. Unarchive it, or remove the input.",
				app: "unarchive the repository, or remove it from the applications file."
			}],
			[/\bforbids access via a (?:fine-grained )?personal access token/i, {
				workflow: `the organization does not accept this personal access token. ${JOBS_TOKEN}`,
				command: `the organization does not accept this personal access token. ${OTHER_TOKEN}`
			}],
			[/not accessible by personal access token/i, {
				workflow: "the personal access token lacks a permission. Give it more, or use the job's own token, `${{ github.token }}`.",
				command: "the personal access token in GITHUB_TOKEN lacks a permission. Give it more."
			}],
			[/authenticate via a GitHub App/i, {
				workflow: `only a GitHub App may do this. ${JOBS_TOKEN}`,
				command: `only a GitHub App may do this. ${OTHER_TOKEN}`
			}],
			[/\bsuspended\b/i, {
				workflow: "lift the suspension, or use another token.",
				command: "lift the suspension, or use another token.",
				app: "unsuspend it where the App is installed."
			}]
		];
		function adviseOnRefusal(response, holder = "workflow") {
			const isUnauthorized = /^\s*required\b/i.test(response.headers["x-github-sso"] ?? "");
			const message = isUnauthorized ? "SAML" : noticeOf(response).message;
			const [, remedies = {}] = REFUSALS.find(([reason]) => reason.test(message)) ?? [];
			return remedies[holder] ?? null;
		}
		function lost({ route }, why) {
			const doubt = route.startsWith("GET ") ? "" : " The change may or may not have been made.";
			return {
				kind: "lost",
				problem: createProblem("unreachable", `GitHub sent no usable response to ${route} (${why}).${doubt}`)
			};
		}
		function createProblem(kind, sentence) {
			return {
				kind,
				permission: null,
				sentence: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_4__.b1)(sentence, 1e3)
			};
		}
		function describeBody(body) {
			const details = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.ZE)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(body, "errors")).slice(0, 5).map(describeDetail);
			const words = [(0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(body, "message"), ...details].filter((word) => typeof word === "string" && word.trim() !== "");
			return words.length === 0 ? "" : `: ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_4__.b1)(words.join("; "), MAX_MESSAGE).replace(/\.$/, "")}`;
		}
		function describeDetail(detail) {
			if (typeof detail === "string") return detail;
			const message = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(detail, "message");
			const named = [
				(0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(detail, "resource"),
				(0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(detail, "field"),
				(0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(detail, "code")
			];
			return message ?? named.filter((name) => typeof name === "string").join(" ");
		}
		const WHY = {
			headers: "no response in time",
			body: "the response was incomplete",
			reset: "the connection was lost",
			protocol: "the response is not valid HTTP/1.1"
		};
		function readFailure(error) {
			const isLasting = false;
			let why = "the connection failed";
			for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
				if (cause instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr) {
					const kind = (0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_2__.wt)(cause) ? "not-sent" : "lost";
					return {
						kind,
						why: kind === "not-sent" ? cause.message : WHY[cause.stage] ?? why,
						isLasting: (0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_2__.jH)(cause) === "lasting"
					};
				}
				const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
				if ((0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_2__.hL)(code) !== null) return {
					kind: "not-sent",
					why: code,
					isLasting
				};
				if (/^E[A-Z_]{3,20}$/.test(code)) why = code;
				if (cause instanceof SyntaxError) return {
					kind: "not-sent",
					why: "the event file is not valid JSON",
					isLasting
				};
				if (cause.name === "TimeoutError" || cause.name === "AbortError") why = "no response in time";
			}
			return {
				kind: "lost",
				why,
				isLasting
			};
		}
		function countOf(value, name) {
			const field = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(value, name);
			return typeof field === "number" && Number.isSafeInteger(field) && field >= 0 ? field : null;
		}
		function idOf(value) {
			return countOf(value, "id");
		}
		function urlOf(value, name) {
			const text = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(value, name);
			return /^https?:\/\/[!#-;=?-~]+$/.test(text) ? text : "";
		}
		function payloadOf(deployment) {
			const payload = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)(deployment, "payload");
			return typeof payload === "string" ? (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(payload) : payload;
		}
		function itemsOf(value) {
			return Array.isArray(value) ? value : null;
		}
		function newestOf(items) {
			const ids = items.map((item) => countOf(item, "id") ?? -1);
			const highest = Math.max(-1, ...ids);
			return highest < 0 ? null : items[ids.indexOf(highest)];
		}
		function isSha(value) {
			return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
		}
		function isId(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
		}
	}),
	2463: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => readSubject });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9974);
		var _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9646);
		var _http_response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7769);
		const LARGEST_EVENT_BYTES = 25e6;
		const HEADS = [
			[[
				"pull_request",
				"head",
				"sha"
			], "chosen"],
			[["merge_group", "head_sha"], "chosen"],
			[["deployment", "sha"], "chosen"],
			[["workflow_run", "head_sha"], "chosen"],
			[["check_suite", "head_sha"], "anyone's"],
			[["check_run", "head_sha"], "anyone's"],
			[["sha"], "anyone's"]
		];
		const MERGED = [[["pull_request", "merge_commit_sha"], "chosen"]];
		const CLOSED_UNMERGED = "the pull request was closed without a merge, so there is nothing to deploy. Add if: github.event.pull_request.merged to the job, set close: true to close a preview, or give a commit.";
		const LOOP = `the event's GitHub Deployment is of the relay, which reports a deployment that runs already. Add if: github.event.deployment.task != '${_report_github_status_js__WEBPACK_IMPORTED_MODULE_2__.QO}' to the job.`;
		const EVENTS_OF_FORKS = [
			"pull_request",
			"pull_request_review",
			"pull_request_review_comment"
		];
		const ABOUT_COMMIT = [
			"push",
			"merge_group",
			"deployment",
			"deployment_status",
			"status",
			"check_run",
			"check_suite"
		];
		function readSubject(env) {
			const sha = env["GITHUB_SHA"];
			const fallback = (0, _http_response_js__WEBPACK_IMPORTED_MODULE_3__.HH)(sha) ? sha : null;
			const occasion = {
				event: env["GITHUB_EVENT_NAME"] ?? "",
				actor: env["GITHUB_ACTOR"] ?? ""
			};
			const path = env["GITHUB_EVENT_PATH"];
			if (path === undefined || path === "") return decodeSubject({}, fallback, occasion);
			try {
				return decodeSubject(readEvent(path), fallback, occasion);
			} catch {
				const problem = "The event file (GITHUB_EVENT_PATH) could not be read. Using GITHUB_SHA instead.";
				return {
					...decodeSubject({}, fallback, occasion),
					problem
				};
			}
		}
		function decodeSubject(payload, fallback, occasion) {
			const named = decodeCommit(payload, fallback);
			return {
				...named,
				refusal: isClosed(payload) && !isMerged(payload) ? CLOSED_UNMERGED : null,
				loop: requestOf(payload) !== null && isOfRelay(payload) ? LOOP : undefined,
				pullRequest: decodePullRequest(payload),
				isClosed: isClosed(payload),
				headSha: (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "pull_request", "head"), "sha") || null,
				headLabel: decodeHeadLabel(payload),
				isAboutCommit: isAboutCommit(payload, occasion),
				testMerges: decodeTestMerges(payload, fallback, occasion).filter((sha) => sha !== named.commit),
				deployment: isOfRelay(payload) ? null : requestOf(payload),
				isReadOnly: isReadOnly(payload, occasion)
			};
		}
		function decodeCommit(payload, fallback) {
			for (const [path, origin] of isMerged(payload) ? MERGED : HEADS) {
				const named = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, ...path);
				const mustBeIn = origin === "chosen" ? null : [fallback, decodeDefaultBranch(payload)].filter((ref) => ref !== null);
				if ((0, _http_response_js__WEBPACK_IMPORTED_MODULE_3__.HH)(named)) return {
					commit: named,
					problem: null,
					mustBeIn
				};
				if (named !== undefined) {
					const problem = `The event's ${path.join(".")} is not a commit. Using GITHUB_SHA instead.`;
					return {
						commit: fallback,
						problem,
						mustBeIn: null
					};
				}
			}
			return {
				commit: fallback,
				problem: null,
				mustBeIn: null
			};
		}
		function decodeDefaultBranch(payload) {
			const branch = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "repository", "default_branch");
			return isBranch(branch) ? branch : null;
		}
		function isAboutCommit(payload, { event }) {
			if (event === "push" && (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(payload, "ref").startsWith("refs/tags/")) return false;
			const origin = event === "workflow_run" ? (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "workflow_run", "event") : event;
			return ABOUT_COMMIT.some((about) => about === origin);
		}
		function decodeTestMerges(payload, fallback, { event }) {
			const merge = isMerged(payload) ? null : (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "pull_request", "merge_commit_sha");
			return [EVENTS_OF_FORKS.includes(event) ? fallback : null, merge].filter(_http_response_js__WEBPACK_IMPORTED_MODULE_3__.HH);
		}
		function requestOf(payload) {
			const deployment = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "deployment");
			const id = (0, _http_response_js__WEBPACK_IMPORTED_MODULE_3__.TH)(deployment);
			if (id === null || (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "deployment_status") !== undefined) return null;
			const [environment, sha] = [(0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(deployment, "environment"), (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.b6)(deployment, "sha")];
			return {
				id,
				url: (0, _http_response_js__WEBPACK_IMPORTED_MODULE_3__.rs)(deployment, "url"),
				environment,
				sha
			};
		}
		function isOfRelay(payload) {
			return (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "deployment", "task") === _report_github_status_js__WEBPACK_IMPORTED_MODULE_2__.QO;
		}
		function isMerged(payload) {
			return (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "pull_request", "merged") === true;
		}
		function isClosed(payload) {
			return (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "action") === "closed" && (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "pull_request", "head") !== undefined;
		}
		function decodePullRequest(payload) {
			const inQueue = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-(\d{1,15})-[0-9a-f]{40,64}$/;
			const headRef = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "merge_group", "head_ref");
			const queued = typeof headRef === "string" ? Number(inQueue.exec(headRef)?.[1]) : undefined;
			const commented = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "issue", "pull_request") ? (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "issue", "number") : undefined;
			return [
				(0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "pull_request", "number"),
				queued,
				commented
			].find(_http_response_js__WEBPACK_IMPORTED_MODULE_3__.eQ) ?? null;
		}
		function decodeHeadLabel(payload) {
			const run = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "workflow_run");
			const head = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "pull_request", "head");
			return renderLabel((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(head, "user", "login"), (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(head, "ref")) ?? renderLabel((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(run, "head_repository", "owner", "login"), (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(run, "head_branch"));
		}
		function renderLabel(owner, branch) {
			if (typeof owner !== "string" || !/^[A-Za-z0-9_-]{1,100}$/.test(owner)) return null;
			return isBranch(branch) ? `${owner}:${branch}` : null;
		}
		function isBranch(name) {
			return typeof name === "string" && /^[^\s\p{C}~^:?*[\\]{1,255}$/u.test(name);
		}
		function isReadOnly(payload, { event, actor }) {
			if (actor === "dependabot[bot]") return true;
			if (!EVENTS_OF_FORKS.includes(event)) return false;
			const base = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "pull_request", "base", "repo", "id");
			return (0, _http_response_js__WEBPACK_IMPORTED_MODULE_3__.eQ)(base) && (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "pull_request", "head", "repo", "id") !== base;
		}
		function readEvent(path) {
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > LARGEST_EVENT_BYTES) throw new RangeError("the file is too large");
			return JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
		}
	}),
	7510: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => backOffMs });
		function backOffMs(failures, { firstMs, maxMs, growth = 2 }, chance = 1) {
			const wholeMs = Math.min(maxMs, firstMs * growth ** Math.max(0, failures - 1));
			return wholeMs / 2 * (1 + chance);
		}
	}),
	5469: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l0: () => isDeclaredOver,
			oj: () => ChunkBuffer,
			x8: () => readBody
		});
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
				const isWorthKeeping = chunk.length >= MIN_BLOCK_BYTES || this.#blocks.length === 0;
				const isKept = isWorthKeeping && chunk.length === chunk.buffer.byteLength;
				const block = isKept ? Buffer.from(chunk.buffer) : this.#allocate(chunk.length);
				if (!isKept) block.set(chunk);
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
	}),
	6484: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => parseHttpDate,
			n: () => parseInstant
		});
		const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
		const DIGITS = /^\d{10,20}(?:\.\d+)?$/;
		function parseInstant(value) {
			if (typeof value === "number") return fromNumber(value);
			if (typeof value !== "string") return null;
			const text = value.trim();
			if (DIGITS.test(text)) return fromNumber(Number(text));
			const iso = ISO.exec(text);
			if (iso !== null) return finite(Date.parse(`${iso[1]}T${iso[2]?.replace(",", ".")}${offset(iso[3] ?? "Z")}`));
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
	}),
	4835: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PH: () => markUnsent,
			W8: () => outlookOfUnsent,
			hL: () => unsentStageOf,
			jH: () => outlookOf,
			wt: () => isUnsent
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4634);
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
			"network-proxy": "unsent",
			"network-tls": "unsent",
			"network-protocol": "open",
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
			return error instanceof TouchdownError && fateOf(error) === "open";
		}
		const OUTLOOKS = {
			"network-dns": "starting",
			"network-connect": "starting",
			"network-proxy": "lasting",
			"network-tls": "lasting",
			"network-protocol": "lasting"
		};
		function outlookOf(error) {
			if (isResponseOfOthers(error)) return "lasting";
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG ? OUTLOOKS[error.code] ?? "passing" : "passing";
		}
		function outlookOfUnsent(stage) {
			const code = `network-${stage}`;
			return FATES[code] === "unsent" ? OUTLOOKS[code] ?? "passing" : null;
		}
		function isResponseOfOthers(error) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi) || error.code !== "remote") return false;
			const { status = 0 } = error.facts;
			return status >= 400 && status < 500 && status !== 408 && status !== 425;
		}
		function unsentStageOf(code) {
			if (/^(?:ENOTFOUND|EAI_[A-Z]+)$/.test(code)) return "dns";
			return code === "ECONNREFUSED" ? "connect" : null;
		}
		function fateOf(error) {
			return marked.has(error) ? "unsent" : FATES[error.code];
		}
	}),
	7308: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => createContact });
		var _kernel_back_off_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7510);
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4835);
		var _kernel_time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3542);
		var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5198);
		const MAX_LASTING = 2;
		const PAUSE_MS = 3e4;
		const LOGIN_PAUSE = {
			firstMs: PAUSE_MS,
			maxMs: 9e5
		};
		function createContact(clock) {
			let isReached = false;
			let lasting = 0;
			let closed = null;
			let first = null;
			const reach = () => {
				isReached = true;
				lasting = 0;
				closed = null;
			};
			const isClosed = () => closed !== null && clock.monotonicMs() < closed.until;
			const record = (result, lastingBefore) => {
				if (result.kind === "responded" || !(0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.cC)(result.failure)) return null;
				const outlook = (0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__.W8)(result.failure.kind);
				if (outlook === "lasting" && lasting === lastingBefore) {
					isReached = false;
					lasting += 1;
					const failures = lasting - MAX_LASTING + 1;
					const pauseMs = (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.mZ)(result.failure) ? (0, _kernel_back_off_js__WEBPACK_IMPORTED_MODULE_2__.V)(failures, LOGIN_PAUSE) : PAUSE_MS;
					if (failures > 0) closed = {
						until: clock.monotonicMs() + pauseMs,
						by: result
					};
				}
				return outlook === null ? null : result;
			};
			return { send: async (send, signal) => {
				while (!isReached && first !== null) {
					const shared = await (0, _kernel_time_limit_js__WEBPACK_IMPORTED_MODULE_3__.Wh)(first, signal);
					if (shared !== null || signal.aborted) return shared ?? send(reach);
				}
				if (closed !== null && isClosed()) return closed.by;
				const { promise, resolve } = Promise.withResolvers();
				if (!isReached) first = promise;
				const lastingBefore = lasting;
				const result = await send(() => {
					reach();
					resolve(null);
				});
				const failed = record(result, lastingBefore);
				if (first === promise) first = null;
				resolve(failed);
				return result;
			} };
		}
	}),
	5497: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => isDecompressionError,
			m: () => decompress
		});
		var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7075);
		var node_stream__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_0__);
		var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
		const gunzip = (_, bytes) => passThrough(bytes, (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)());
		const inflate = ([head = 0], bytes) => passThrough(bytes, (head & 15) === 8 ? (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate)() : (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw)());
		const DECOMPRESSORS = new Map([
			["gzip", gunzip],
			["x-gzip", gunzip],
			["deflate", inflate],
			["br", (_, bytes) => passThrough(bytes, (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress)())]
		]);
		const UNCODED = /^(?:|identity|none|null|utf-?8|us-ascii|8bit|binary|text)$/;
		const MAX_CODINGS = 2;
		function decompress(body, encoding) {
			const codings = encoding.toLowerCase().split(",").map((coding) => coding.trim()).filter((coding) => !UNCODED.test(coding));
			const stages = codings.reverse().map((coding) => DECOMPRESSORS.get(coding));
			if (stages.includes(undefined) || stages.length > MAX_CODINGS) return null;
			return stages.reduce((source, stage) => stage === undefined ? source : node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(decode(source, stage), { objectMode: false }), body);
		}
		function isDecompressionError(error) {
			return error instanceof Error && "code" in error && /^(?:Z_|ERR_(?:_ERROR|BROTLI|PADDING))/.test(String(error.code));
		}
		async function* decode(source, stage) {
			const chunks = source[Symbol.asyncIterator]();
			const first = await chunks.next();
			if (first.done !== true) yield* stage(first.value, withFirst(first.value, chunks));
		}
		function passThrough(bytes, stage) {
			return (0, node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(bytes, { objectMode: false }), stage, () => {});
		}
		async function* withFirst(first, others) {
			yield first;
			yield* { [Symbol.asyncIterator]: () => others };
		}
	}),
	5198: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SP: () => explainFailure,
			XE: () => classifyFailure,
			cC: () => isOfNetwork,
			hc: () => ADVICE,
			mZ: () => isLoginRefused
		});
		var _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(180);
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4835);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(314);
		var _decompress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5497);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5876);
		function isOfNetwork(failure) {
			return failure.kind in BROKEN;
		}
		const TLS = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|UND_ERR_PRX_TLS)|SELF_SIGNED_CERT|^(?:EPROTO|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)$/;
		const CLOSED = /^UND_ERR_(?:DESTROYED|CLOSED)$/;
		function classifyFailure(cause, progress, proxy = null) {
			return {
				kind: kindOf(cause, progress),
				cause,
				proxy
			};
		}
		function kindOf(cause, progress) {
			const code = codeOf(cause);
			if (CLOSED.test(code)) return "closed";
			const refusal = refusalOf(cause);
			if (refusal !== null) return isLastingRefusal(refusal) ? "proxy" : "connect";
			if ((0, _decompress_js__WEBPACK_IMPORTED_MODULE_2__.i)(cause)) return "encoded";
			if (progress === "answering") return "body";
			if (UNREADABLE.test(messageOf(cause))) return progress === "waiting" ? "proxy" : "protocol";
			if (progress === "sent") return NO_CLIENT_CERTIFICATE.test(code) ? "tls" : "reset";
			return (0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__.hL)(code) ?? (TLS.test(code) ? "tls" : "connect");
		}
		const NO_CLIENT_CERTIFICATE = /^ERR_SSL_.*_ALERT_CERTIFICATE_REQUIRED$/;
		function refusalOf(cause) {
			const said = /^Proxy (?:response|Authentication)\D{0,30}(\d{3})/.exec(messageOf(cause));
			return said === null ? null : Number(said[1]);
		}
		function isLoginRefused({ cause }) {
			return refusalOf(cause) === 407;
		}
		function isLastingRefusal(status) {
			return status >= 400 && status < 500 && status !== 408 && status !== 429;
		}
		const UNREADABLE = /^(?:Response does not match the HTTP|Headers Overflow|Response body length does not match|bad response|bad upgrade)/;
		const REASON = /^Response does not match the HTTP\/1\.1 protocol \((?!Expected HTTP)(.{1,100})\)$/;
		function messageOf(cause) {
			return cause instanceof Error ? cause.message : "";
		}
		function describeCause(cause) {
			const code = codeOf(cause);
			if (/^[A-Z][A-Z0-9_/]{2,60}$/.test(code) && !code.startsWith("UND_")) return code;
			const refusal = refusalOf(cause);
			return refusal === null ? REASON.exec(messageOf(cause))?.[1] ?? "" : `the proxy returned ${refusal}`;
		}
		function codeOf(cause) {
			if (!(cause instanceof Error)) return "";
			const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
			return code.startsWith("UND_ERR_PRX") ? codeOf(cause.cause) || code : code;
		}
		function explainFailure(failure, address, limits) {
			const detail = describeCause(failure.cause);
			const { what, advice } = explainByCode(failure, detail, address) ?? explainByStage(failure, limits);
			return {
				what: detail === "" ? what : `${what} (${detail})`,
				advice
			};
		}
		function explainByStage({ kind, cause, proxy = null }, limits) {
			const isTimeout = cause === undefined;
			if (proxy === null || kind !== "dns" && kind !== "connect") return {
				what: isTimeout ? timedOut(kind, limits) : BROKEN[kind],
				advice: ADVICE[kind]
			};
			const name = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.D)(proxy);
			const advice = `Check ${proxy.variable}, and that the proxy is running and can reach the service.`;
			if (isTimeout) return {
				what: `connecting through the proxy ${name} took too long`,
				advice
			};
			return {
				what: `could not connect ${refusalOf(cause) === null ? "to" : "through"} the proxy ${name}`,
				advice
			};
		}
		function timedOut(stage, { headersMs, bodyMs }) {
			if (stage === "headers") return `no response came within ${(0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.PP)(headersMs)}`;
			if (stage === "body") return `the response started, but was not complete within ${(0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.PP)(bodyMs)}`;
			return stage === "connect" ? "connecting took too long" : BROKEN[stage];
		}
		const BROKEN = {
			dns: "could not resolve the host name",
			connect: "could not connect",
			proxy: "the proxy refused to pass the request on",
			tls: "could not establish a secure connection",
			protocol: "the response is not HTTP/1.1",
			headers: "no response came",
			body: "the connection was lost in the middle of the response",
			reset: "the connection was lost before a response came"
		};
		const REACH = "Check the URL, the network and the proxy settings.";
		const WAIT = "The service may be restarting or overloaded. Check its status page, then try again.";
		const ADVICE = {
			dns: REACH,
			connect: REACH,
			proxy: REACH,
			tls: "Check the URL, and how the service is set up for TLS. It may demand a certificate of the client.",
			protocol: "Check the URL and its port: the service has to use HTTP/1.1 there.",
			headers: WAIT,
			body: WAIT,
			reset: WAIT
		};
		const UNTRUSTED = /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_UNTRUSTED|INVALID_CA|INVALID_PURPOSE)$/;
		const OTHER_NAME = /^(?:ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/;
		const NO_TLS = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/;
		function explainByCode({ kind, cause, proxy = null, fault }, code, address) {
			if (kind === "proxy") return explainRefusal(proxy, cause);
			if (kind === "reset" && /^http:/i.test(address)) return {
				what: BROKEN.reset,
				advice: `${WAIT} If this port uses https, give an https URL.`
			};
			if (kind === "protocol" || kind === "body") return explainUnreadable(kind, messageOf(cause));
			if (kind !== "tls") return null;
			if (fault === "client-certificate" || NO_CLIENT_CERTIFICATE.test(code)) {
				const advice = "Touchdown has none to send. Use an address that demands none, or one of a gateway that sends its own certificate.";
				return {
					what: "the service demands a certificate of the client",
					advice
				};
			}
			const isOfProxy = fault === "proxy" && proxy !== null;
			const certificate = isOfProxy ? `the certificate of the proxy ${(0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.D)(proxy)}` : "the service's certificate";
			if (UNTRUSTED.test(code)) {
				const who = proxy === null || isOfProxy ? "" : ` The proxy ${(0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.D)(proxy)} may have replaced the certificate.`;
				const advice = code === "DEPTH_ZERO_SELF_SIGNED_CERT" ? "It is signed by itself. If it is yours, set NODE_EXTRA_CA_CERTS to the file with this certificate." : "If it is from your own certificate authority, set NODE_EXTRA_CA_CERTS to the file with the certificate of that authority.";
				return {
					what: `${certificate} is not trusted`,
					advice: `${advice}${who}`
				};
			}
			if (OTHER_NAME.test(code)) {
				const url = isOfProxy ? proxy.variable : "the URL";
				const advice = `Check ${url}: its host has to be one that the certificate names.`;
				return {
					what: `${certificate} is for another host name`,
					advice
				};
			}
			if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
				const what = code === "CERT_HAS_EXPIRED" ? "has expired" : "is not valid yet";
				return {
					what: `${certificate} ${what}`,
					advice: "Renew it, or correct the clock of this machine."
				};
			}
			if (NO_TLS.test(code)) return explainPlainHttp(address, isOfProxy ? proxy : null);
			if (isOfProxy) {
				const advice = `Check ${proxy.variable}, and how the proxy is set up for TLS.`;
				return {
					what: `${BROKEN.tls} to the proxy ${(0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.D)(proxy)}`,
					advice
				};
			}
			if (/_ALERT_NO_APPLICATION_PROTOCOL$/.test(code)) {
				const advice = "It may offer only HTTP/2. Enable HTTP/1.1 there, or use an address that offers it.";
				return {
					what: "the service does not offer HTTP/1.1",
					advice
				};
			}
			return null;
		}
		function explainUnreadable(kind, message) {
			const isLost = kind === "body" && (!REASON.test(message) || /\bEOF\b/.test(message));
			if (isLost || !REASON.test(message) && /^Response does not match the HTTP/.test(message)) return null;
			const isTooLarge = message.startsWith("Headers Overflow");
			const what = isTooLarge ? "the response's headers are larger than 64 kB" : "the response breaks the rules of HTTP/1.1";
			return {
				what,
				advice: "Check the URL, and the service or the proxy before it that sends this response."
			};
		}
		function explainRefusal(proxy, cause) {
			const status = refusalOf(cause);
			const [name, variable] = proxy === null ? ["", "HTTPS_PROXY"] : [` ${(0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.D)(proxy)}`, proxy.variable];
			if (status === 407) {
				const advice = `Set ${variable} to a URL with a user name and a password that it accepts: before the host, with a colon between them and an @ after them.`;
				return {
					what: `the proxy${name} did not accept the login`,
					advice
				};
			}
			if (status === null) {
				const advice = `Check ${variable}: its host and port have to be those of an HTTP proxy.`;
				return {
					what: `the proxy${name} sent a response that is not valid HTTP/1.1`,
					advice
				};
			}
			const advice = "Allow the host in the proxy, or name it in NO_PROXY if it can be reached without the proxy.";
			return {
				what: `the proxy${name} refused to pass the request on`,
				advice
			};
		}
		function explainPlainHttp(address, proxy) {
			const what = BROKEN.tls;
			if (proxy !== null) {
				const advice = `The port of the proxy ${(0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.D)(proxy)} seems to use http: set ${proxy.variable} to a URL that begins with http://.`;
				return {
					what,
					advice
				};
			}
			const plain = address.replace(/^https:/i, "http:");
			const isHere = (0, _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_4__.U)(URL.parse(address)?.hostname ?? "");
			const use = isHere ? `Use ${plain}.` : `Use the https port, or allow plain http and use ${plain}.`;
			return {
				what,
				advice: `This port seems to use http, not https. ${use}`
			};
		}
	}),
	4407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => createExchange,
			u: () => createHttpClient
		});
		var bounded_body = __webpack_require__(5469);
		var time_limit = __webpack_require__(3542);
		var undici = __webpack_require__(1684);
		;
		function createConnections(proxy, settings) {
			let isCertificateRequested = false;
			const proxyErrors = new WeakSet();
			const watchServer = (_, socket) => {
				if (socket !== null && "getSharedSigalgs" in socket && socket.getSharedSigalgs().length > 0) isCertificateRequested = true;
			};
			const watchProxy = (error) => {
				if (error !== null) proxyErrors.add(error);
			};
			const poolOf = (watch) => (origin, options) => {
				const { connect } = options;
				return new undici.Pool(origin, {
					...settings,
					...options,
					connect: observe(connect, watch)
				});
			};
			const direct = {
				timeout: settings.connectTimeout,
				allowH2: false
			};
			const agent = proxy === null ? new undici.Agent({
				...settings,
				connect: observe((0, undici.buildConnector)(direct), watchServer)
			}) : new undici.ProxyAgent({
				...settings,
				uri: proxy.url,
				factory: poolOf(watchServer),
				clientFactory: poolOf(watchProxy)
			});
			const isKnown = (error) => error instanceof Error && proxyErrors.has(error);
			return {
				agent,
				isCertificateRequested: () => isCertificateRequested,
				isOfProxy: (error) => isKnown(error) || error instanceof Error && isKnown(error.cause)
			};
		}
		function observe(connect, watch) {
			return (options, callback) => connect(options, (...result) => {
				watch(result[0], result[1] ?? null);
				callback(...result);
			});
		}
		var http_contact = __webpack_require__(7308);
		var decompress = __webpack_require__(5497);
		var http_failure = __webpack_require__(5198);
		;
		const CONNECTIONS = 8;
		const HTTP = {
			connections: CONNECTIONS,
			pipelining: 1,
			allowH2: false,
			keepAliveTimeout: 3e4
		};
		const NO_LIMITS = {
			headersTimeout: 0,
			bodyTimeout: 0
		};
		const MAX_HEADER_BYTES = 65537;
		function createHttpClient(options) {
			const { origin, proxy, connectMs, clock, contact = (0, http_contact.v)(clock) } = options;
			const isPlain = origin.startsWith("http:");
			const settings = {
				...HTTP,
				...NO_LIMITS,
				maxHeaderSize: MAX_HEADER_BYTES,
				connectTimeout: connectMs
			};
			const connections = createConnections(proxy, settings);
			const { agent } = connections;
			let isClosed = false;
			let hasResponded = false;
			const findFault = ({ kind, cause }, method) => {
				if (kind === "tls" && proxy !== null) return isPlain || connections.isOfProxy(cause) ? "proxy" : null;
				const isLikely = method === "GET" && !hasResponded && connections.isCertificateRequested();
				return kind === "reset" && isLikely ? "client-certificate" : null;
			};
			return {
				open: async (request, limits) => {
					const { signal, method, path, headers, body: sentBody } = request;
					if (isClosed) return {
						kind: "failed",
						failure: { kind: "closed" }
					};
					if (signal?.aborted) return {
						kind: "failed",
						failure: {
							kind: "signal",
							cause: signal.reason
						}
					};
					let isSent = false;
					const limit = startLimit(request, clock);
					const onSent = () => {
						isSent = true;
						limit.allow(limits.headersMs, "headers");
					};
					limit.allow(limits.connectMs + limits.headersMs, "connect");
					const send = async (onReached) => {
						const onStarted = () => {
							onSent();
							if (!(isPlain && proxy !== null) && !connections.isCertificateRequested()) onReached();
						};
						const sending = agent.compose(reportStart(onStarted)).request({
							origin,
							method,
							path,
							headers: { ...headers },
							body: sentBody,
							signal: limit.signal,
							...NO_LIMITS
						});
						const response = await (0, time_limit.Wh)(sending, limit.signal);
						if (response === null) throw limit.signal.reason;
						hasResponded = true;
						onReached();
						response.body.on("error", () => {});
						if (limits.bodyMs === null) limit.clear();
						else limit.allow(limits.bodyMs, "body");
						const responseHeaders = joinRepeated(response.headers);
						const body = (0, decompress.m)(response.body, responseHeaders["content-encoding"] ?? "");
						body?.on("error", () => {});
						return {
							kind: "responded",
							status: response.statusCode,
							headers: responseHeaders,
							body,
							failureOf: (error) => limit.failure() ?? (0, http_failure.XE)(error, "answering", proxy),
							end: () => {
								response.body.destroy();
								limit.end();
							}
						};
					};
					const toFailed = (error) => {
						const failure = limit.failure() ?? (0, http_failure.XE)(error, isSent ? "sent" : "waiting", proxy);
						const fault = findFault(failure, method);
						limit.end();
						const known = fault === null ? {} : {
							kind: "tls",
							fault
						};
						return {
							kind: "failed",
							failure: {
								...failure,
								...known,
								proxy
							}
						};
					};
					const result = await contact.send((onReached) => send(onReached).catch(toFailed), limit.signal);
					if (result.kind === "failed") limit.end();
					return result;
				},
				close: async () => {
					isClosed = true;
					await agent.destroy();
				}
			};
		}
		function startLimit({ signal: callerSignal, deadlineAt }, clock) {
			const timer = (0, time_limit.CR)(clock);
			const ending = new AbortController();
			let failure = null;
			const giveUp = (why) => {
				failure ??= why;
				ending.abort(new Error(`given up: ${why.kind}`));
			};
			const onAbort = () => giveUp({
				kind: "signal",
				cause: callerSignal?.reason
			});
			callerSignal?.addEventListener("abort", onAbort, { once: true });
			return {
				signal: ending.signal,
				failure: () => failure,
				allow: (durationMs, kind) => {
					const untilDeadlineMs = deadlineAt - clock.monotonicMs();
					const ends = untilDeadlineMs < durationMs ? "deadline" : kind;
					timer.set(Math.min(durationMs, untilDeadlineMs), () => giveUp({ kind: ends }));
				},
				clear: timer.clear,
				end: () => {
					timer.clear();
					callerSignal?.removeEventListener("abort", onAbort);
				}
			};
		}
		function reportStart(onSent) {
			return (dispatch) => (options, handler) => dispatch(options, {
				onRequestStart: (controller, context) => {
					onSent();
					handler.onRequestStart?.(controller, context);
				},
				onResponseStart: (...given) => handler.onResponseStart?.(...given),
				onResponseData: (...given) => handler.onResponseData?.(...given),
				onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
				onResponseError: (...given) => handler.onResponseError?.(...given)
			});
		}
		function joinRepeated(headers) {
			const entries = Object.entries(headers).flatMap(([name, value]) => value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]]);
			return Object.fromEntries(entries);
		}
		const MAX_BODY_BYTES = 10 * 1024 * 1024;
		function createExchange(options) {
			const { limits } = options;
			const client = createHttpClient({
				...options,
				connectMs: limits.connectMs
			});
			return {
				send: async (request) => {
					const opened = await client.open(request, limits);
					return opened.kind === "failed" ? opened : readWhole(opened);
				},
				close: client.close
			};
		}
		async function readWhole(opened) {
			const { status, headers, end } = opened;
			try {
				const read = await readBody(opened);
				return typeof read === "string" ? {
					kind: "responded",
					status,
					headers,
					text: read,
					failure: null
				} : {
					kind: "responded",
					status,
					headers,
					text: "",
					failure: read
				};
			} finally {
				end();
			}
		}
		async function readBody({ headers, body, failureOf }) {
			if (body === null) return { kind: "encoded" };
			if ((0, bounded_body.l0)(headers["content-length"] ?? null, MAX_BODY_BYTES)) return { kind: "too-large" };
			const chunks = new bounded_body.oj();
			try {
				for await (const chunk of body) {
					if (chunks.sizeBytes + chunk.byteLength > MAX_BODY_BYTES) return { kind: "too-large" };
					chunks.add(chunk);
				}
			} catch (error) {
				return failureOf(error);
			}
			return new TextDecoder().decode(chunks.take());
		}
	}),
	5876: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => renderProxy,
			U: () => chooseProxy
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4634);
		var _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(180);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5740);
		function renderProxy({ url, variable }) {
			return `${new URL(url).origin} (${variable})`;
		}
		function chooseProxy(origin, env) {
			const target = new URL(origin);
			if ((0, _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_2__.U)(target.hostname) || isExempt(target, env[either(env, "no_proxy")] ?? "")) return null;
			const variable = either(env, target.protocol === "https:" ? "https_proxy" : "http_proxy");
			const value = env[variable]?.trim() ?? "";
			return value === "" ? null : {
				url: parseProxy(variable, value),
				variable
			};
		}
		function either(env, name) {
			return env[name]?.trim() ? name : name.toUpperCase();
		}
		function parseProxy(name, value) {
			const url = URL.parse(value.includes("://") ? value : `http://${value}`);
			const password = decodeSafely(url?.password ?? "");
			if (url === null || password === null || url.protocol !== "http:" && url.protocol !== "https:") {
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
					name,
					seen: "",
					problem: "is not the URL of an http or https proxy. Use for example http://proxy.example.com:3128."
				}]);
			}
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.cl)(url.password);
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.cl)(password);
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
			const host = target.hostname.replace(/\.$/, "");
			const port = target.port || (target.protocol === "https:" ? "443" : "80");
			const names = [host, host.replace(/^\[(.+)\]$/, "$1")];
			const entries = list.toLowerCase().split(/[,\s]+/);
			return entries.some((entry) => {
				const written = entry.endsWith(`:${port}`) && !names.includes(entry) ? entry.slice(0, -port.length - 1) : entry;
				const suffix = written.replace(/^\*?\./, "").replace(/\.$/, "");
				return entry === "*" || names.some((name) => name === suffix || suffix !== "" && name.endsWith(`.${suffix}`));
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
		var _http_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4407);
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
		const WITHOUT_BODY = [
			204,
			205,
			304
		];
		function createWebFetch(options) {
			const { env, clock, contact } = options;
			const { origin } = new URL(options.origin);
			const link = {
				origin,
				limits: LIMITS
			};
			const exchange = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_2__.C)({
				origin,
				proxy: (0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.U)(origin, env),
				limits: LIMITS,
				clock,
				contact
			});
			const send = async (input, init = {}) => {
				const request = renderRequest(origin, input, init, clock.monotonicMs() + MAX_CALL_MS);
				const exchanged = await exchange.send(request);
				if (exchanged.kind === "failed") throw failed(link, request, exchanged.failure);
				if (exchanged.failure !== null && exchanged.status < 300) throw failed(link, request, exchanged.failure);
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
			const { env, clock, contact } = options;
			const { origin } = new URL(options.origin);
			const link = {
				origin,
				limits: {
					...LIMITS,
					...STREAM_LIMITS,
					bodyMs: LIMITS.bodyMs
				}
			};
			const client = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_2__.u)({
				origin,
				proxy: (0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.U)(origin, env),
				connectMs: STREAM_LIMITS.connectMs,
				clock,
				contact
			});
			const send = async (input, init = {}) => {
				const request = renderRequest(origin, input, init, Number.POSITIVE_INFINITY);
				const opened = await client.open(request, STREAM_LIMITS);
				if (opened.kind === "failed") throw failed(link, request, opened.failure);
				const { status, headers, body, failureOf, end } = opened;
				const isEmpty = WITHOUT_BODY.includes(status);
				if (isEmpty || body === null) end();
				if (body === null) throw failed(link, request, { kind: "encoded" });
				body.once("close", end);
				return respond(request, isEmpty ? null : streamOf(link, request, body, failureOf), {
					status,
					headers
				});
			};
			return Object.assign(send, { close: client.close });
		}
		function streamOf(link, request, body, failureOf) {
			const chunks = body[Symbol.asyncIterator]();
			return new ReadableStream({
				pull: async (controller) => {
					try {
						const { done, value } = await chunks.next();
						if (done === true) controller.close();
						else controller.enqueue(value);
					} catch (error) {
						throw failed(link, request, failureOf(error));
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
		function failed(link, request, failure) {
			return new TypeError("fetch failed", { cause: errorOf(link, request, failure) });
		}
		const OTHERS = {
			signal: "The request was canceled.",
			deadline: "The request took too long.",
			closed: "the connection was closed",
			"too-large": "the response is larger than 10 MiB",
			encoded: "the response cannot be decompressed"
		};
		function errorOf({ origin, limits }, request, failure) {
			if (!(0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.cC)(failure)) {
				const { kind, cause } = failure;
				if (kind === "signal") return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("signal", OTHERS[kind], cause);
				if (kind === "deadline") return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("timeout", OTHERS[kind], cause);
				return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr(kind === "closed" ? "reset" : "body", OTHERS[kind], factsOf(request), cause);
			}
			const { what, advice } = (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)(failure, origin, limits);
			const message = advice === _failure_js__WEBPACK_IMPORTED_MODULE_1__.hc[failure.kind] ? what : `${what}. ${advice}`;
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr(failure.kind, message, factsOf(request), failure.cause);
		}
		function factsOf({ method, path }) {
			return {
				method,
				path: path.replace(/\?.*$/, "")
			};
		}
	}),
	1430: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => readAdvice,
			j: () => MAX_UNAVAILABLE_MS
		});
		var _kernel_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6484);
		const MAX_MS = 36e5;
		const MAX_UNAVAILABLE_MS = 6e4;
		const COUNT = /^\d{1,15}$/;
		const NUMBER = /^\d{1,25}(?:\.\d{1,9})?$/;
		function readAdvice({ status, headers }, epochMs) {
			const read = (name) => headers[name]?.trim() ?? "";
			const respondedAt = (0, _kernel_instant_js__WEBPACK_IMPORTED_MODULE_0__.m)(read("date")) ?? epochMs;
			const limit = parseCount(read("x-ratelimit-limit"));
			const limited = status === 429;
			const retryAfterMs = limited || status === 503 ? parseRetryAfter(read("retry-after"), respondedAt) : null;
			return {
				limit: limit === 0 ? null : limit,
				remaining: limit === 0 ? null : parseCount(read("x-ratelimit-remaining")),
				resetInMs: parseReset(read("x-ratelimit-reset"), respondedAt),
				retryAfterMs: limited || retryAfterMs === null ? retryAfterMs : Math.min(MAX_UNAVAILABLE_MS, retryAfterMs),
				limited
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
			const at = (0, _kernel_instant_js__WEBPACK_IMPORTED_MODULE_0__.m)(text);
			return at === null ? null : clampWait(at - now);
		}
		function clampWait(durationMs) {
			return Math.min(MAX_MS, Math.max(0, durationMs));
		}
	}),
	9646: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B2: () => selectApps,
			EQ: () => renderCommitStatus,
			G8: () => isFinalState,
			QO: () => RELAY_TASK,
			qC: () => renderDeploymentStatus,
			zs: () => cutDescription
		});
		var _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2366);
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4281);
		var _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9113);
		var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2608);
		var _view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6916);
		const RELAY_TASK = "touchdown-relay";
		function renderCommitStatus(run, sha) {
			const [first] = run.apps;
			const headline = first !== undefined && run.apps.length === 1 ? `Deploying: ${first.name}` : run.headline;
			const isOver = run.progress === "completed";
			const description = isOver ? renderDescription(run, sha) : cutDescription(`${headline}${sayOther(run, sha)}`);
			return {
				state: commitStateOf(run),
				description
			};
		}
		function commitStateOf({ progress, result, conclusion }) {
			if (progress !== "completed" || conclusion === null) return "pending";
			if (conclusion === "success" || conclusion === "skipped" || conclusion === "neutral") return "success";
			return result === "unknown" || result === "cancelled" ? "error" : "failure";
		}
		function renderDeploymentStatus(run, sha) {
			return {
				state: deploymentStateOf(run),
				description: renderDescription(run, sha)
			};
		}
		function deploymentStateOf({ progress, result, conclusion }) {
			if (progress !== "completed") return progress;
			switch (result) {
				case "success": return "success";
				case "unchanged": return conclusion === "neutral" ? "success" : "failure";
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
			const shown = appIds.map(_view_js__WEBPACK_IMPORTED_MODULE_3__.GD);
			const apps = run.apps.filter((app) => shown.includes(app.appId));
			if (apps.length > 0) return (0, _view_js__WEBPACK_IMPORTED_MODULE_3__.Kj)(apps);
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
				headline: (0, _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__.gD)("skipped"),
				reason: "",
				apps
			};
		}
		function renderDescription(run, sha) {
			const { progress, reason, apps } = run;
			const headline = `${run.headline}${sayOther(run, sha)}`;
			const [worst] = (0, _view_js__WEBPACK_IMPORTED_MODULE_3__.E$)(apps);
			const [cause] = worst?.causes ?? [];
			const name = worst === undefined || apps.length === 1 ? "" : `${worst.name}: `;
			const why = cause === undefined ? reason : `${name}${(0, _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_2__.nw)(cause)}`;
			return cutDescription(progress !== "completed" || why === "" ? headline : `${headline}. ${why}`);
		}
		function sayOther({ apps }, sha) {
			const commit = apps.find(({ shortCommit }) => shortCommit !== null)?.shortCommit ?? null;
			return commit === null || sha === undefined || sha.startsWith(commit.toLowerCase()) ? "" : ` (commit ${commit})`;
		}
		const FOUR_BYTES = /[\u{10000}-\u{10ffff}]/gu;
		function cutDescription(text) {
			return (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(text.replace(FOUR_BYTES, "\uFFFD"), _limits_js__WEBPACK_IMPORTED_MODULE_4__.bn);
		}
	}),
	1563: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => readHealth,
			g: () => healthFor
		});
		var _kernel_web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6854);
		var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4406);
		function takeHealth({ take }, url) {
			return {
				url,
				text: take("health-text"),
				statuses: take("health-status"),
				timeoutMs: take("health-timeout")
			};
		}
		function readHealth(reader, { apps, wait, allowHttp }) {
			const { take, chosen, reject, spelling } = reader;
			const url = take("health-url");
			const health = takeHealth(reader, url ?? "");
			for (const name of [
				"health-text",
				"health-status",
				"health-timeout"
			]) {
				const text = url === null ? chosen(name) : null;
				if (text !== null) reject(name, text, `needs ${spelling.name("health-url")}: nothing is checked without it.`);
			}
			if (url === null) return null;
			const refuse = (address, problem) => reject("health-url", (0, _kernel_web_address_js__WEBPACK_IMPORTED_MODULE_1__.qs)(address), problem);
			for (const name of ["health-url", "health-text"]) {
				if (chosen(name)?.includes("{sha}") !== true || apps.every(({ commit }) => commit !== null)) continue;
				reject(name, "", `has {sha}, but no commit is named. Give ${spelling.name("commit")}, or leave {sha} out.`);
			}
			const isAddress = _kinds_js__WEBPACK_IMPORTED_MODULE_0__._d.parse(url).problem === null;
			if (isAddress && !wait) refuse(url, "cannot be checked without waiting for the outcome. Remove one of both.");
			const addresses = isAddress ? apps.map((app) => healthFor(health, withSha(app)).url) : [];
			for (const address of new Set(addresses)) {
				const { problem } = _kinds_js__WEBPACK_IMPORTED_MODULE_0__._d.parse(address);
				if (problem !== null) refuse(address, problem);
				else if (!allowHttp && (0, _kernel_web_address_js__WEBPACK_IMPORTED_MODULE_1__.oK)(address)) refuse(address, `is not encrypted. Give an https URL, or ${spelling.set("allow-http", "true")}.`);
			}
			return health;
		}
		function withSha(app) {
			return (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.RY)(app.commit) === null ? app : {
				...app,
				commit: "0".repeat(40)
			};
		}
		function healthFor({ url, text, ...rest }, { name, commit }) {
			const fill = (written, app) => written.replaceAll("{app}", () => app).replaceAll("{sha}", (commit ?? "").toLowerCase());
			return {
				...rest,
				url: fill(url, encodeURIComponent(name.toWellFormed())),
				text: text === null ? null : fill(text, name)
			};
		}
	})
};
;
