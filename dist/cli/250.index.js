export const id = 250;
export const ids = [250];
export const modules = {
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
	1250: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deployCommand: () => deployCommand,
			followCommand: () => followCommand
		});
		var app_ids = __webpack_require__(4393);
		var dialect = __webpack_require__(442);
		var command = __webpack_require__(283);
		var option_values = __webpack_require__(1560);
		var connection = __webpack_require__(1998);
		var state_options = __webpack_require__(7151);
		;
		const LOGS = [
			"stream",
			"on-failure",
			"off"
		];
		const ON_UNCHANGED = ["succeed", "fail"];
		const ON_SUPERSEDED = [
			"fail",
			"neutral",
			"succeed"
		];
		const ON_CONFLICT = [
			"wait",
			"adopt",
			"fail"
		];
		const CI_CHOICES = ["auto", ...dialect.y3];
		const FOLLOW_OPTIONS = {
			timeout: (0, command.F9)("TIME", "overall timeout (default: 30m)"),
			"start-timeout": (0, command.F9)("TIME", "how long to wait for the deployment to start (default: 60s)"),
			"poll-interval": (0, command.F9)("TIME", "minimum time between two status checks (default: 5s)"),
			logs: (0, command.F9)("WHEN", "when to print the log: stream, on-failure or off (default: stream)", { choices: LOGS }),
			"log-tail": (0, command.F9)("N", "log lines per request, 1 to 10000 (default: 200)"),
			...state_options.J,
			"on-unchanged": (0, command.F9)("WORD", "result if nothing changed and the application runs: succeed or fail (default: succeed)", { choices: ON_UNCHANGED }),
			"on-superseded": (0, command.F9)("WORD", "result if a newer deployment replaced this one: fail, neutral or succeed (default: fail)", { choices: ON_SUPERSEDED }),
			"rate-limit-reserve": (0, command.F9)("N", "API requests to leave for other users of the token (default: 50)"),
			junit: (0, command.F9)("FILE", "write the result as JUnit XML"),
			dotenv: (0, command.F9)("FILE", "write the result as KEY=VALUE lines"),
			summary: (0, command.F9)("FILE", "append the result as Markdown"),
			ci: (0, command.F9)("NAME", `format the output for this CI: ${CI_CHOICES.join(", ")} (default: auto)`, { choices: CI_CHOICES }),
			...connection.Ur
		};
		const DEPLOY_OPTIONS = {
			commit: (0, command.F9)("SHA", "commit to deploy (default: the platform chooses)"),
			"no-wait": (0, command.kY)("exit as soon as the platform has accepted the deployment"),
			"dry-run": (0, command.kY)("check the token, the application and the rate limit without deploying"),
			"on-conflict": (0, command.F9)("WORD", "if another deployment is in progress: wait for it, adopt it or fail (default: wait)", { choices: ON_CONFLICT }),
			variable: (0, command.F9)("KEY=VALUE", "environment variable to set before deploying; can be repeated", { multiple: true }),
			secret: (0, command.F9)("KEY", "secret to set before deploying, with the value of $KEY; can be repeated", { multiple: true }),
			...FOLLOW_OPTIONS
		};
		const DEPLOY_DETAILS = [(0, command.hS)(["0", "every deployment passed"], ["1", "a deployment failed, timed out, was superseded or was cancelled"], ["2", "an option, a file or an id is invalid"], ["3", "the platform refused the token, or an application does not exist"], ["4", "the outcome is unknown"], ["130", "interrupted; a deployment that has started continues on the platform"])];
		const MINUTE_MS = 6e4;
		function readChoices(values, { env }, { trigger, timeoutMs }) {
			const reader = (0, option_values.V)(values);
			const ci = choiceOf(reader, "ci", CI_CHOICES);
			const choices = {
				policy: readPolicy(reader, trigger, timeoutMs ?? 30 * MINUTE_MS),
				settings: trigger ? readSettings(reader, env) : [],
				logs: choiceOf(reader, "logs", LOGS),
				logTail: reader.number("log-tail", {
					least: 1,
					most: 1e4
				}) ?? 200,
				rateLimitReserve: reader.number("rate-limit-reserve", {
					least: 0,
					most: 1e9
				}) ?? 50,
				reports: {
					junit: pathOf(reader, "junit"),
					dotenv: pathOf(reader, "dotenv"),
					summary: pathOf(reader, "summary")
				},
				ci: ci === "auto" ? (0, dialect.Ay)(env) : ci
			};
			reader.finish();
			return choices;
		}
		function readPolicy(reader, trigger, usualTimeoutMs) {
			const timeoutMs = reader.durationMs("timeout") ?? usualTimeoutMs;
			return {
				commit: commitOf(reader),
				trigger,
				wait: !reader.flag("no-wait"),
				dryRun: reader.flag("dry-run"),
				timeoutMs,
				startTimeoutMs: Math.min(reader.durationMs("start-timeout") ?? MINUTE_MS, timeoutMs),
				pollIntervalMs: reader.durationMs("poll-interval") ?? 5e3,
				...(0, state_options.r)(reader),
				onUnchanged: choiceOf(reader, "on-unchanged", ON_UNCHANGED),
				onSuperseded: choiceOf(reader, "on-superseded", ON_SUPERSEDED),
				onConflict: choiceOf(reader, "on-conflict", ON_CONFLICT)
			};
		}
		function choiceOf(reader, name, choices) {
			const seen = reader.text(name);
			const choice = seen === undefined ? choices[0] : choices.find((word) => word === seen);
			if (choice === undefined) reader.reject({
				name: `--${name}`,
				seen: seen ?? "",
				problem: `is not valid. Use one of ${choices.join(", ")}.`
			});
			return choice ?? choices[0];
		}
		function commitOf(reader) {
			const commit = reader.text("commit");
			if (commit === undefined) return null;
			if (commit === "" || commit.length > 255 || /[\s\p{C}]/u.test(commit)) reader.reject({
				name: "--commit",
				seen: commit,
				problem: "is not a commit. Use up to 255 characters without spaces."
			});
			return commit;
		}
		function pathOf(reader, name) {
			const path = reader.text(name);
			if (path === "") reader.reject({
				name: `--${name}`,
				seen: "",
				problem: "is empty. Give the path of a file."
			});
			return path ?? null;
		}
		const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;
		const ACCEPTED_KEY = "A key has only letters, digits and underscores.";
		function readSettings(reader, env) {
			const settings = [];
			const add = (name, setting) => {
				const isThere = settings.some(({ key }) => key === setting.key);
				if (isThere) reader.reject({
					name,
					seen: setting.key,
					problem: "is given twice. Give each key once, as a variable or as a secret."
				});
				else settings.push(setting);
			};
			for (const text of reader.texts("variable")) {
				const at = text.indexOf("=");
				const key = text.slice(0, at);
				if (at < 0 || !KEY.test(key)) reader.reject({
					name: "--variable",
					seen: "",
					problem: `is not KEY=VALUE. ${ACCEPTED_KEY}`
				});
				else add("--variable", {
					kind: "variable",
					key,
					value: text.slice(at + 1)
				});
			}
			for (const key of reader.texts("secret")) {
				const value = env[key] ?? "";
				if (!KEY.test(key)) {
					const problem = `is not a key. ${ACCEPTED_KEY} The value is read from the environment variable KEY.`;
					reader.reject({
						name: "--secret",
						seen: "",
						problem
					});
				} else if (value === "") {
					reader.reject({
						name: "--secret",
						seen: key,
						problem: `has no value. Set the environment variable ${key} to it.`
					});
				} else add("--secret", {
					kind: "secret",
					key,
					value
				});
			}
			return settings;
		}
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_path_ = __webpack_require__(6760);
		var deploy_result = __webpack_require__(3405);
		var deploy_application = __webpack_require__(3231);
		var connect_application = __webpack_require__(2999);
		var cause_text = __webpack_require__(4731);
		var untrusted = __webpack_require__(2274);
		;
		const LINES_BEFORE = 10;
		const MARK = "\u2192 ";
		function excerptLog({ logTail, causes, logCut }, most) {
			const cut = logCut ?? {
				before: 0,
				after: 0
			};
			return narrowExcerpt({
				...cut,
				lines: logTail,
				marks: causes.map(({ at }) => at)
			}, most);
		}
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
		var limits = __webpack_require__(8587);
		var sentences = __webpack_require__(3272);
		var plain_text = __webpack_require__(6094);
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
		function marksOf({ startedAt, triggeredAt, steps }, end) {
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
			const marks = [
				preparing,
				...waiting,
				...states
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
		const MAX_WORD_UNITS = 200;
		const MAX_SENTENCE_UNITS = 1800;
		function viewRun(facts, interruption) {
			const apps = facts.apps.map((app) => viewApp(app, facts, interruption));
			const results = apps.map((app) => app.result);
			const result = (0, deploy_result.hm)(interruption === null ? results : [...results, interruption.result]);
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
		function viewApp({ record, logTail, causes, logCut }, facts, interruption) {
			const settlement = record.settlement ?? settlementFrom(interruption, facts.endedAt);
			const passed = (0, deploy_result.WG)(settlement.result, facts.policy);
			const appId = word(record.appId);
			return {
				appId,
				result: settlement.result,
				passed,
				isDoubtful: passed && isDoubtful(settlement.result, facts.policy),
				...settlement.isRefused === true ? { isRefused: true } : {},
				headline: `${(0, deploy_result.$9)(settlement)}: ${appId}`,
				reason: sentence(settlement.reason),
				advice: sentence(adviceOf(settlement, facts.policy)),
				confirmed: settlement.confirmed,
				commit: optionalWord(record.commit),
				shortCommit: record.commit === null ? null : word((0, plain_text.Ax)(record.commit)),
				deploymentId: optionalWord(record.deploymentId),
				supersededBy: optionalWord(record.supersededBy),
				state: optionalWord(record.last?.state),
				isStateFromBefore: record.last !== null && (0, sentences.YO)(record) === null,
				serviceDeploymentStatus: optionalWord(record.last?.serviceDeploymentStatus),
				lastDeploymentDate: optionalWord(record.last?.lastDeploymentDate?.text),
				durationMs: Math.max(0, settlement.settledAt - record.startedAt),
				phases: renderTimeline(record, facts.endedAt, facts.epochOffsetMs).map((phase) => ({
					...phase,
					name: word(phase.name)
				})),
				evidence: sentence((0, sentences.oP)(record, facts.policy.trigger && !facts.policy.dryRun)),
				logTail,
				causes: passed ? [] : causes.map(cause_text.rD),
				...logCut === undefined ? {} : { logCut }
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
			if (first === undefined) return (0, deploy_result.gD)(result);
			return apps.length === 1 ? first.headline : headlineOfSeveral(alike, apps.length);
		}
		function reasonFor(result, apps, worst, interruption) {
			if (worst === null || worst.result !== result) return sentence(interruption?.reason ?? "No deployment was started.");
			return apps.length === 1 ? worst.reason : sentence(`${worst.appId}: ${worst.reason}`);
		}
		function word(text) {
			return (0, untrusted.b1)(text, MAX_WORD_UNITS);
		}
		function optionalWord(text) {
			return text === null || text === undefined ? null : word(text);
		}
		function sentence(text) {
			return (0, untrusted.b1)(text, MAX_SENTENCE_UNITS);
		}
		function worstAmong(apps, result = (0, deploy_result.hm)(apps.flatMap(({ result }) => result ?? []))) {
			const alike = apps.filter((app) => app.result === result);
			const deployed = alike.filter(({ isRefused }) => isRefused !== true);
			return deployed.length > 0 ? deployed : alike;
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
		;
		const MAX_LOG_LINES = 200;
		const MAX_LINE_UNITS = 2e3;
		const NO_CHARACTER = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
		const ENTITIES = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&apos;"
		};
		const READ_FILES = ["gitlab", "circleci"];
		const ATTACHMENT = /\[\[(?=ATTACHMENT)/gi;
		function renderJunit(view, ci = "none") {
			const cases = [...view.apps.map((app) => renderCase(app, READ_FILES.includes(ci))), ...renderOtherFailure(view)];
			const outcomes = [...view.apps.map(outcomeOf), ...isUntold(view) ? [outcomeOfRun(view)] : []];
			const count = (kind) => outcomes.filter((outcome) => outcome.kind === kind).length;
			const counts = `tests="${outcomes.length}" failures="${count("failure")}" errors="${count("error")}"`;
			const totals = `name="touchdown" ${counts} time="${toSeconds(view.durationMs)}"`;
			return [
				"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
				`<testsuites ${totals}>`,
				`<testsuite ${totals} skipped="${count("skipped")}">`,
				...cases,
				"</testsuite>",
				"</testsuites>",
				""
			].join("\n");
		}
		function renderCase(app, hasFile) {
			const outcome = outcomeOf(app);
			const log = renderExcerpt(excerptLog(app, MAX_LOG_LINES)).map((line) => (0, limits.xk)((0, untrusted.h0)(line), MAX_LINE_UNITS));
			const place = app.causes[0]?.place;
			const file = hasFile && place?.isInCheckout === true ? place.path : null;
			const evidence = isReasonEvidence(app) ? "" : app.evidence;
			const facts = [
				app.headline,
				...app.causes.map(cause_text.nw),
				app.reason,
				app.advice,
				evidence
			].filter((text) => text !== "");
			return renderElement({
				name: app.appId,
				file
			}, app.durationMs, outcome, [...facts, ...log]);
		}
		function renderOtherFailure(view) {
			if (!isUntold(view)) return [];
			return [renderElement({
				name: "touchdown",
				file: null
			}, view.durationMs, outcomeOfRun(view), (0, untrusted.y1)(view.interruption?.message ?? ""))];
		}
		function isUntold(view) {
			return !view.passed && view.apps.every((app) => app.passed);
		}
		function outcomeOfRun(view) {
			return {
				kind: "error",
				message: view.reason,
				type: view.result
			};
		}
		function outcomeOf(app) {
			const cause = app.causes.slice(0, 1).map((first) => `${(0, cause_text.nw)(first)}.`);
			const sentences = [
				...cause,
				app.reason,
				app.advice
			].filter((text) => text !== "");
			const said = {
				message: sentences.join(" "),
				type: app.result
			};
			if (app.result === "skipped") return {
				kind: "skipped",
				...said
			};
			if (app.passed) return {
				kind: "passed",
				...said
			};
			const isUndetermined = app.result === "unknown" || app.result === "cancelled";
			return {
				kind: isUndetermined ? "error" : "failure",
				...said
			};
		}
		function renderElement({ name, file }, durationMs, outcome, lines) {
			const source = file === null ? "" : ` file="${escapeXml((0, untrusted.h0)(file))}"`;
			return [
				`<testcase classname="touchdown" name="${escapeXml((0, untrusted.h0)(name))}"${source} time="${toSeconds(durationMs)}">`,
				...outcome.kind === "passed" ? [] : [renderOutcome(outcome)],
				`<system-out>${escapeText(lines.join("\n"))}</system-out>`,
				"</testcase>"
			].join("\n");
		}
		function renderOutcome({ kind, message, type }) {
			const line = (0, untrusted.h0)(message);
			return `<${kind} message="${escapeXml(line)}" type="${escapeXml((0, untrusted.h0)(type))}">${escapeText(line)}</${kind}>`;
		}
		function escapeText(text) {
			return escapeXml(text.replace(ATTACHMENT, "[ ["));
		}
		function escapeXml(text) {
			return text.toWellFormed().replace(NO_CHARACTER, "").replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
		}
		function toSeconds(durationMs) {
			return (durationMs / 1e3).toFixed(3);
		}
		var variables = __webpack_require__(4153);
		var markup = __webpack_require__(1726);
		var units = __webpack_require__(5171);
		var annotation = __webpack_require__(7762);
		var outputs = __webpack_require__(4121);
		;
		function renderFoldedLog(appId, excerpt, mostBytes) {
			return (0, limits.gb)(excerpt.lines.length, (count) => {
				const part = narrowExcerpt(excerpt, count);
				if (part.lines.length === 0 || (0, limits.$$)(part.lines.join("\n")) > mostBytes) return null;
				const block = renderOpenedLog(appId, part);
				return (0, limits.$$)(block) <= mostBytes ? block : null;
			});
		}
		function renderOpenedLog(appId, excerpt) {
			return renderFold(titleExcerpt(excerpt, escapeTitle(appId)), (0, markup.Q)(renderExcerpt(excerpt).join("\n")));
		}
		function renderFold(title, content) {
			return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
		}
		function escapeTitle(text) {
			return (0, markup.ZD)(text).replace(/@|(?<!&)#/g, "$&&#8203;");
		}
		;
		const LOG_LINES = 50;
		const PART_BYTES = 16e4;
		const LEFT_OUT_BYTES = 200;
		const PARAGRAPH_BYTES = 4;
		function renderJobSummary(view) {
			const parts = [
				renderVerdict(view),
				...view.apps.length === 0 ? [] : [
					renderTable(view.apps),
					renderPicture(view.apps),
					renderEvidence(view.apps)
				],
				renderRequests(view)
			];
			const text = parts.join("\n\n");
			return `${[text, ...renderLogs(view.apps, limits.R$ - (0, limits.$$)(text))].join("\n\n")}\n`;
		}
		function renderVerdict(view) {
			const sign = view.passed ? signOf(view.apps.some((app) => app.isDoubtful)) : "\u274C";
			const said = (view.interruption?.message ?? "").split("\n").filter((line) => line !== "");
			const reasons = view.apps.map((app) => renderReason(app, view)).filter((line) => line !== "");
			const lines = [...said.map(markup.FV), ...reasons];
			return renderLines([
				`## ${sign} ${(0, markup.FV)(view.headline)}`,
				...renderCauses(view.apps),
				...lines.length === 0 ? [] : ["", ...listOf(lines)]
			]);
		}
		function renderCauses(apps) {
			const lines = apps.flatMap(({ appId, causes: [cause] }) => cause === undefined ? [] : [(0, cause_text.iL)((0, cause_text.fS)(cause), apps.length === 1 ? null : appId)]);
			return lines.length === 0 ? [] : ["", ...listOf(lines)];
		}
		function renderReason(app, { apps, interruption }) {
			const isShownAbove = app.reason === interruption?.reason || isReasonEvidence(app);
			const sentences = [isShownAbove ? "" : app.reason, app.advice === interruption?.advice ? "" : app.advice];
			const text = (0, markup.FV)(sentences.filter((sentence) => sentence !== "").join(" "));
			return text === "" || apps.length === 1 ? text : `**${(0, markup.FV)(app.appId)}**: ${text}`;
		}
		function signOf(isDoubtful) {
			return isDoubtful ? "\u26A0\uFE0F" : "\u2705";
		}
		function renderTable(apps) {
			const head = ["| Application | Result | State | Commit | Deployment | Took |", "| --- | --- | --- | --- | --- | --- |"];
			return renderLines([...head, ...apps.map(renderRow)]);
		}
		function renderRow(app) {
			const sign = app.passed ? signOf(app.isDoubtful) : "\u274C";
			const words = [
				app.appId,
				`${sign} ${app.result}`,
				app.state,
				app.shortCommit,
				app.deploymentId,
				(0, units.PP)(app.durationMs)
			];
			return `| ${words.map((text) => text === null ? "" : (0, markup.FV)(text)).join(" | ")} |`;
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
				const name = apps.length === 1 ? "" : `**${(0, markup.FV)(app.appId)}**: `;
				return `${name}${(0, markup.FV)(app.evidence)}`;
			});
			return renderLines([
				"### Evidence",
				"",
				...listOf(lines)
			]);
		}
		function listOf(lines) {
			return lines.length === 1 ? lines : lines.map((line) => `- ${line}`);
		}
		function renderRequests({ requestsUsed, requestsLeft }) {
			const left = requestsLeft === null ? "" : `, ${requestsLeft} left until the rate limit resets`;
			return `Requests: ${requestsUsed} used${left}.`;
		}
		function renderLogs(apps, roomBytes) {
			const logs = apps.filter((app) => app.logTail.length > 0);
			const shareBytes = Math.floor((roomBytes - LEFT_OUT_BYTES) / Math.max(1, logs.length)) - PARAGRAPH_BYTES;
			const blocks = logs.flatMap((app) => renderFoldedLog(app.appId, excerptLog(app, LOG_LINES), shareBytes) ?? []);
			const leftOut = logs.length - blocks.length;
			return leftOut === 0 ? blocks : [...blocks, `The logs of ${leftOut} applications are left out (too long).`];
		}
		function renderLines(lines) {
			const { kept, leftOut } = (0, limits.IU)(lines, PART_BYTES);
			return [...kept, ...leftOut === 0 ? [] : ["", `\u2026 and ${leftOut} more.`]].join("\n");
		}
		const MAX_LABEL_UNITS = 60;
		function renderGantt(apps) {
			const lines = [
				"gantt",
				"  dateFormat x",
				"  axisFormat %H:%M:%S"
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
		function renderSection(app) {
			const tasks = app.phases.map((phase, index) => renderTask(phase, tagOf(app, index === app.phases.length - 1)));
			return [`  section ${(0, markup.Fw)(app.appId, MAX_LABEL_UNITS)}`, ...tasks];
		}
		function renderTask({ name, startedAt, endedAt }, tag) {
			const label = `${(0, markup.Fw)(name, MAX_LABEL_UNITS)} ${(0, units.PP)(endedAt - startedAt)}`;
			const kind = startedAt === endedAt ? `${tag}, milestone` : tag;
			return `  ${label} :${kind}, ${startedAt}, ${endedAt}`;
		}
		function tagOf(app, isLast) {
			if (!isLast) return "done";
			return app.passed ? "active" : "crit";
		}
		;
		function renderEnding(facts, interruption, options) {
			const view = viewRun(facts, interruption);
			return {
				passed: view.passed,
				outputs: (0, outputs.$Z)(view),
				annotations: (0, annotation.H)(view),
				verdict: renderVerdictLines(view),
				logs: options.logs === "on-failure" ? heldLogs(view, options.logTail ?? Number.POSITIVE_INFINITY) : [],
				failing: failingLines(view),
				summary: options.summary ? renderJobSummary(view) : null
			};
		}
		function renderBareEnding(interruption, isSummaryWanted) {
			return {
				passed: false,
				outputs: renderBlankOutputs(interruption.result, interruption.reason),
				annotations: [annotateInterruption(interruption)],
				verdict: [],
				logs: [],
				failing: [],
				summary: isSummaryWanted ? renderBareSummary(interruption) : null
			};
		}
		function renderVerdictLines(view) {
			const lines = view.apps.map((app) => `${app.headline} (${renderFacts(app)}). ${app.reason}`);
			return view.apps.length === 1 ? lines : [...lines, `${view.headline}.`];
		}
		function renderFacts(app) {
			const took = (0, units.PP)(app.durationMs);
			return app.shortCommit === null ? took : `commit ${app.shortCommit}, ${took}`;
		}
		function heldLogs(view, mostLines) {
			return view.apps.filter((app) => !app.passed && app.logTail.length > 0).map((app) => {
				const excerpt = excerptLog(app, mostLines);
				const title = excerpt.marks.length === 0 ? `Last log lines of ${app.appId}` : titleExcerpt(excerpt, app.appId);
				return {
					title,
					lines: renderExcerpt(excerpt)
				};
			});
		}
		const FAILING_LINES = 23;
		const MAX_FAILING = 10;
		function failingLines(view) {
			const explained = view.apps.filter((app) => app.causes.length > 0);
			return explained.slice(0, MAX_FAILING).flatMap((app) => {
				const excerpt = excerptLog(app, FAILING_LINES);
				if (excerpt.marks.length === 0) return [];
				const lines = renderExcerpt(excerpt).map((text, at) => ({
					text,
					isError: excerpt.marks.includes(at)
				}));
				return [{
					title: titleExcerpt(excerpt, app.appId),
					lines
				}];
			});
		}
		const MAX_CELL = 200;
		function renderBareSummary({ reason, advice, inputs }) {
			const rows = inputs.map(ending_renderRow);
			const table = rows.length === 0 ? [] : [[
				"| Input | Value | Problem |",
				"| --- | --- | --- |",
				...rows
			].join("\n")];
			return `${[
				`## \u274C ${escapeMarkdown(reason.replace(/\.$/, ""))}`,
				...table,
				escapeMarkdown(advice)
			].join("\n\n")}\n`;
		}
		function ending_renderRow({ name, seen, problem }) {
			const cells = [
				name,
				seen,
				problem
			].map((text) => escapeMarkdown(safeSentence(text, MAX_CELL)));
			return `| ${cells.join(" | ")} |`;
		}
		var surface_names = __webpack_require__(3093);
		var exit_codes = __webpack_require__(4527);
		var read_config = __webpack_require__(9526);
		var live_block = __webpack_require__(9834);
		var output = __webpack_require__(7237);
		var log_sentences = __webpack_require__(6826);
		;
		function createJsonView(output, clock) {
			const budget = (0, log_sentences.kY)();
			const notice = (appId, level, message) => output.show("notice", {
				appId,
				level,
				message
			}, "");
			return {
				changed: (record, sentences) => {
					const { appId, last, startedAt, triggeredAt, deploymentId } = record;
					const elapsedSeconds = (0, units.fP)(clock.monotonicMs() - (triggeredAt ?? startedAt));
					const state = last === null ? null : (0, untrusted.h0)(last.state);
					for (const sentence of sentences) output.show("progress", {
						appId,
						message: sentence,
						state,
						deploymentId,
						elapsedSeconds
					}, "");
				},
				notice: (appId, { level, text }) => notice(appId, level, (0, untrusted.h0)(text)),
				log: (appId, text) => {
					const { lines, remark } = budget(text);
					for (const line of lines.flatMap(untrusted.y1)) output.show("log", {
						appId,
						line
					}, "");
					if (remark !== null) notice(appId, "info", remark);
				},
				logRemark: (appId, sentence) => notice(appId, "info", sentence),
				end: ({ view, exitCode }) => output.show("result", resultData(view, exitCode), ""),
				leave: () => undefined
			};
		}
		function resultData(view, exitCode) {
			const { result, passed, reason } = view;
			return {
				result,
				passed,
				reason,
				exitCode,
				applications: view.apps.map(applicationData)
			};
		}
		function applicationData(app) {
			const { appId, result, passed, reason, advice, confirmed, deploymentId, supersededBy } = app;
			const { state, serviceDeploymentStatus, lastDeploymentDate, commit } = app;
			return {
				...{
					appId,
					result,
					passed,
					reason,
					advice,
					confirmed,
					deploymentId,
					supersededBy
				},
				causes: app.causes.map(cause_text.lw),
				...{
					state,
					serviceDeploymentStatus,
					lastDeploymentDate,
					commit
				},
				durationSeconds: (0, units.fP)(app.durationMs),
				phases: app.phases.map(({ name, startedAt, endedAt }) => ({
					name,
					startedAt: new Date(startedAt).toISOString(),
					endedAt: new Date(endedAt).toISOString(),
					durationSeconds: (0, units.fP)(endedAt - startedAt)
				}))
			};
		}
		var safe_text = __webpack_require__(7771);
		;
		const MAX_NAME_UNITS = 200;
		const plain_view_MAX_SENTENCE_UNITS = 1800;
		const GROUP = "Log";
		function createPlainView(options) {
			const { print, dialect, isWatched = false } = options;
			const isForPerson = dialect.name === "none";
			const { enter, say, printLog, about } = createPrinter(options);
			const budget = (0, log_sentences.kY)();
			const printEnd = ({ view, verdict, logs, failing, causes }) => {
				for (const { title, lines } of logs) {
					if (isForPerson) say(null, `${title}:`);
					printLog(null, lines, title);
				}
				enter(null);
				const failingLines = failing.flatMap(renderFailing(options));
				if (isWatched && isForPerson) for (const text of failingLines) print(text);
				if (!isForPerson) for (const text of dialect.renderEnding(view, failingLines)) print(text);
				for (const { appId, lines } of isForPerson ? causes : []) for (const line of lines) say(appId, line, "bad");
				for (const line of verdict) say(null, line);
			};
			return {
				changed: (record, sentences) => {
					for (const sentence of sentences) say(record.appId, sentence);
				},
				notice: (appId, { level, text }) => {
					if (level === "info") return say(appId, text);
					const sentence = (0, untrusted.b1)(text, plain_view_MAX_SENTENCE_UNITS);
					enter(null);
					if (isForPerson) print(`${about(appId)}Warning: ${(0, safe_text.F$)(sentence)}\n`);
					else print(dialect.renderNotice(level, appId === null ? "Touchdown" : `Application ${appId}`, sentence));
				},
				log: (appId, text) => printLog(appId, (0, log_sentences.e9)(budget(text))),
				logRemark: (appId, sentence) => printLog(appId, [(0, log_sentences.PJ)(sentence)]),
				end: printEnd,
				leave: () => enter(null)
			};
		}
		function createPrinter({ print, dialect, hasSeveral, hasColors, clock }) {
			const paint = (0, output.X)(hasColors);
			let openTitle = null;
			const atSeconds = () => clock.epochMs() / 1e3;
			const enter = (title) => {
				if (dialect.name === "none" || openTitle === title) return;
				if (openTitle !== null) print(dialect.closeGroup(openTitle, atSeconds()));
				if (title !== null) print(dialect.openGroup(title, atSeconds()));
				openTitle = title;
			};
			const about = (appId) => hasSeveral && appId !== null ? `[${(0, safe_text.F$)((0, untrusted.b1)(appId, MAX_NAME_UNITS))}] ` : "";
			const say = (appId, sentence, style) => {
				enter(null);
				const text = (0, safe_text.F$)((0, untrusted.b1)(sentence, plain_view_MAX_SENTENCE_UNITS));
				print(`${about(appId)}${style === undefined ? text : paint(style, text)}\n`);
			};
			const printLog = (appId, lines, group = GROUP) => {
				enter(group);
				for (const line of hasColors ? lines : lines.flatMap(untrusted.y1)) print(`${about(appId)}${(0, safe_text.sw)(line)}\n`);
			};
			return {
				about,
				enter,
				say,
				printLog
			};
		}
		function renderFailing({ hasColors }) {
			const paint = (0, output.X)(hasColors);
			return ({ title, lines }) => [`${(0, safe_text.F$)(title)}:\n`, ...lines.map(({ text, isError }) => {
				const line = (0, untrusted.y1)(text).map(safe_text.sw).join("\n");
				return `${isError ? paint("bad", line) : line}\n`;
			})];
		}
		var status_block = __webpack_require__(3995);
		;
		function createLiveView(options) {
			const { terminal, clock, policy, typicalMs, requests, initial } = options;
			const { hasColors } = terminal;
			const records = new Map(initial.map((record) => [record.appId, record]));
			const typical = new Map(initial.map(({ appId }) => [appId, typicalMs(appId)]));
			const render = (columns, maxLines) => {
				const now = clock.monotonicMs();
				const apps = [...records.values()].map((record) => statusOf(record, policy, typical.get(record.appId) ?? null, now));
				return (0, status_block.E)({
					apps,
					requests: requests(),
					hasColors
				}, columns, maxLines);
			};
			const { print, leave } = (0, live_block.Q)({
				terminal,
				clock,
				render
			});
			const lines = createPlainView({
				...{
					print,
					clock,
					hasColors
				},
				dialect: (0, dialect.Sw)("none"),
				hasSeveral: initial.length > 1,
				isWatched: true
			});
			return {
				...lines,
				changed: (record, sentences) => {
					records.set(record.appId, record);
					lines.changed(record, sentences);
				},
				end: (end) => {
					lines.end(end);
					leave();
				},
				leave
			};
		}
		const live_view_MAX_WORD_UNITS = 200;
		function statusOf(record, policy, typicalMs, now) {
			const { settlement, startedAt, triggeredAt, commit } = record;
			const state = (0, sentences.YO)(record);
			return {
				name: (0, untrusted.b1)(record.appId, live_view_MAX_WORD_UNITS),
				standing: standingOf(record, policy),
				phase: phaseOf(record, policy),
				state: state === null ? null : (0, untrusted.b1)(state, live_view_MAX_WORD_UNITS),
				elapsedMs: (settlement?.settledAt ?? now) - (triggeredAt ?? startedAt),
				typicalMs: triggeredAt === null ? null : typicalMs,
				commit: commit === null ? null : (0, untrusted.b1)((0, plain_text.Ax)(commit), live_view_MAX_WORD_UNITS)
			};
		}
		function standingOf({ settlement }, policy) {
			if (settlement === null) return "going";
			if (!(0, deploy_result.WG)(settlement.result, policy)) return "failed";
			return ["unchanged", "superseded"].includes(settlement.result) ? "doubtful" : "passed";
		}
		function phaseOf({ settlement, triggeredAt, evidence }, { trigger }) {
			if (settlement !== null) return (0, deploy_result.$9)(settlement);
			if (trigger && triggeredAt === null) return "preparing";
			if (evidence === "none") return trigger ? "waiting to start" : "checking";
			return "in progress";
		}
		;
		const MAX_PATH_UNITS = 200;
		const UNTRACKED = [".git", "node_modules"];
		function cause_place_placeCauses(causes, checkout, page) {
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
			const server = (env["GITHUB_SERVER_URL"] ?? "").replace(/\/+$/, "");
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
					return findEnding(files, ending);
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
		;
		const FOLDERS = {
			github: "GITHUB_WORKSPACE",
			gitlab: "CI_PROJECT_DIR",
			azure: "BUILD_SOURCESDIRECTORY",
			buildkite: "BUILDKITE_BUILD_CHECKOUT_PATH",
			jenkins: "WORKSPACE",
			bitbucket: "BITBUCKET_CLONE_DIR"
		};
		function placeInJob(causes, ci, { env, folder }) {
			if (causes.length === 0) return causes;
			const named = env[FOLDERS[ci] ?? ""] ?? "";
			return cause_place_placeCauses(causes, openCheckout(named === "" ? folder : named), null);
		}
		var external_node_crypto_ = __webpack_require__(7598);
		var hostile_json = __webpack_require__(29);
		var json = __webpack_require__(2245);
		;
		const MAX_DURATIONS = 20;
		const MAX_APPLICATIONS = 500;
		const MAX_KEY_CHARS = 2048;
		const MAX_MS = 2147483647;
		function keyOfDurations(baseUrl, appId) {
			return `${baseUrl} ${appId}`;
		}
		function typicalMs(durations, key) {
			const sorted = [...durations.get(key) ?? []].sort((one, other) => one - other);
			const upper = sorted[Math.floor(sorted.length / 2)];
			const lower = sorted[Math.floor((sorted.length - 1) / 2)];
			return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
		}
		function addDuration(durations, key, durationMs) {
			const kept = durations.get(key) ?? [];
			const others = [...durations].filter(([other]) => other !== key);
			const added = [key, [...kept, Math.round(durationMs)].slice(-MAX_DURATIONS)];
			return new Map([...others, added].slice(-MAX_APPLICATIONS));
		}
		function parseDurations(text) {
			const kept = (0, hostile_json._F)((0, hostile_json.qF)(text), "durations");
			const entries = Object.entries((0, json.Gv)(kept) ? kept : {}).filter(([key]) => key.length <= MAX_KEY_CHARS);
			const usable = entries.map(([key, list]) => [key, decodeList(list)]).filter(([, list]) => list.length > 0);
			return new Map(usable.slice(-MAX_APPLICATIONS));
		}
		function renderDurations(durations) {
			return `${JSON.stringify({
				version: 1,
				durations: Object.fromEntries(durations)
			})}\n`;
		}
		function decodeList(list) {
			if (!Array.isArray(list)) return [];
			const numbers = list.slice(-MAX_DURATIONS).filter((value) => Number.isFinite(value));
			return numbers.filter((value) => value >= 0 && value <= MAX_MS);
		}
		const MAX_BYTES = 1048576;
		const NOTHING_KNOWN = {
			typicalMs: () => null,
			keep: () => undefined
		};
		function openTypicalDurations(env, baseUrl) {
			const path = typical_duration_pathOf(env);
			if (path === null) return NOTHING_KNOWN;
			const durations = readDurations(path);
			return {
				typicalMs: (appId) => typicalMs(durations, keyOfDurations(baseUrl, appId)),
				keep: (took) => {
					if (took.length === 0) return;
					const kept = took.reduce((all, { appId, durationMs }) => addDuration(all, keyOfDurations(baseUrl, appId), durationMs), readDurations(path));
					writeDurations(path, kept);
				}
			};
		}
		function typical_duration_pathOf(env) {
			if (![
				"",
				"false",
				"0"
			].includes(env["CI"] ?? "")) return null;
			const { XDG_STATE_HOME: stateHome = "", HOME: home = "" } = env;
			const folder = (0, external_node_path_.isAbsolute)(stateHome) ? stateHome : (0, external_node_path_.isAbsolute)(home) ? (0, external_node_path_.join)(home, ".local", "state") : null;
			return folder === null ? null : (0, external_node_path_.join)(folder, "touchdown", "durations.json");
		}
		function readDurations(path) {
			try {
				const file = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
				try {
					const facts = (0, external_node_fs_.fstatSync)(file);
					const isUsable = facts.isFile() && facts.size <= MAX_BYTES;
					return parseDurations(isUsable ? (0, external_node_fs_.readFileSync)(file, "utf8") : "");
				} finally {
					(0, external_node_fs_.closeSync)(file);
				}
			} catch {
				return new Map();
			}
		}
		function writeDurations(path, durations) {
			const draft = `${path}.${(0, external_node_crypto_.randomUUID)()}`;
			try {
				(0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(path), {
					recursive: true,
					mode: 448
				});
				(0, external_node_fs_.writeFileSync)(draft, renderDurations(durations), {
					mode: 384,
					flag: "wx"
				});
				(0, external_node_fs_.renameSync)(draft, path);
			} catch {
				rmQuietly(draft);
			}
		}
		function rmQuietly(path) {
			try {
				(0, external_node_fs_.rmSync)(path, { force: true });
			} catch {}
		}
		var state = __webpack_require__(3611);
		;
		const MIN_KEPT_LINES = 5e3;
		const log_memory_LINES_BEFORE = 10;
		function createLogMemory(shownLines) {
			const last = (0, log_sentences.AT)(Math.max(shownLines, MIN_KEPT_LINES));
			let doubtfulUntil = 0;
			let searchedFrom = 0;
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
					causes = found.map((cause) => ({
						...cause,
						at: cause.at + searchedFrom
					}));
				},
				facts: () => {
					const kept = causes.map((cause) => ({
						...cause,
						at: cause.at - last.leftOut()
					}));
					return cutAround(last.lines(), kept, shownLines, last.leftOut());
				}
			};
		}
		function cutAround(lines, causes, most, leftOut) {
			const end = Math.max(0, lines.length - most);
			const at = causes[0]?.at ?? -1;
			const lead = Math.min(log_memory_LINES_BEFORE, Math.floor((most - 1) / 2));
			const from = at < 0 ? end : Math.min(end, Math.max(0, at - lead));
			const logCut = {
				before: leftOut + from,
				after: Math.max(0, lines.length - from - most)
			};
			const isShown = (at) => at >= from && at < from + most;
			return {
				logTail: lines.slice(from, from + most),
				causes: causes.map((cause) => ({
					...cause,
					at: isShown(cause.at) ? cause.at - from : -1
				})),
				...logCut.before + logCut.after === 0 ? {} : { logCut }
			};
		}
		var progress = __webpack_require__(5364);
		var command_wording = __webpack_require__(6509);
		;
		function watchApplication(started, options) {
			const { show, isStreaming, tailLines, place } = options;
			const { appId } = started;
			const memory = createLogMemory(tailLines);
			let last = started;
			const remark = (sentence) => {
				for (const line of (0, untrusted.AO)((0, log_sentences.PJ)(sentence))) memory.add(line);
				if (isStreaming) show.logRemark(appId, sentence);
			};
			return {
				appId,
				changed: (record) => {
					const reworded = (0, command_wording.$)(record);
					show.changed(reworded, (0, progress.E)(last, reworded));
					last = reworded;
				},
				notice: ({ level, text }) => show.notice(appId, {
					level,
					text: (0, command_wording.a)(text)
				}),
				line: ({ text }) => {
					for (const line of (0, untrusted.AO)(text)) memory.add(line);
					if (isStreaming) show.log(appId, text);
				},
				gap: (missing, cause) => {
					memory.gap(cause);
					remark((0, log_sentences.yo)(missing, cause));
				},
				remark,
				unavailable: (error) => show.notice(appId, {
					level: "warning",
					text: (0, log_sentences.EY)(error)
				}),
				keptLines: memory.keptLines,
				explained: (found) => memory.explained(place?.(found) ?? found),
				facts: () => ({
					record: last,
					...memory.facts()
				})
			};
		}
		function createRecords(appIds, commit, now) {
			return appIds.map((appId) => (0, state.e)(appId, commit, now));
		}
		;
		async function runDeployments(command, values, terminal, words) {
			const run = await openRun(command === "deploy", values, terminal, words);
			const startedAt = terminal.clock.monotonicMs();
			const records = createRecords(run.appIds, run.choices.policy.commit, startedAt);
			const typical = openTypicalDurations(terminal.env, run.baseUrl);
			const show = openShow(command, values["json"] === true, terminal, run, records, typical);
			const { logs, logTail, ci } = run.choices;
			const place = (causes) => placeInJob(causes, ci, terminal);
			const watches = records.map((record) => watchApplication(record, {
				show,
				isStreaming: logs === "stream",
				tailLines: logTail,
				place
			}));
			try {
				await Promise.all(watches.map((watch) => deployOne(watch, run, terminal)));
				return reportResult(factsOf(watches, run, terminal, startedAt), run, terminal, show, typical);
			} finally {
				show.leave();
				await run.platform.close();
			}
		}
		async function deployOne(watch, { platform, choices }, terminal) {
			const { policy, settings, logs, logTail } = choices;
			const { clock, random, ending: signal } = terminal;
			const log = { logTail: logs === "off" ? null : logTail };
			const application = (0, connect_application.$)(platform, watch.appId);
			await (0, deploy_application.E)({
				...application,
				policy,
				settings,
				...log,
				watch,
				clock,
				random,
				signal
			});
		}
		function factsOf(watches, { platform, choices }, { clock }, startedAt) {
			const endedAt = clock.monotonicMs();
			const { used, remaining } = platform.gate.view();
			return {
				policy: choices.policy,
				apps: watches.map((watch) => watch.facts()),
				startedAt,
				endedAt,
				epochOffsetMs: clock.epochMs() - endedAt,
				requestsUsed: used,
				requestsLeft: remaining,
				logFile: null,
				links: surface_names.E
			};
		}
		function reportResult(facts, run, terminal, show, typical) {
			const { reports, policy, ci } = run.choices;
			const records = facts.apps.map(({ record }) => record);
			const end = endOf(facts, run.choices, exitCodeOfRun(records, policy, terminal.ending.aborted));
			writeReports(end.view, reports, ci, terminal.folder, (text) => show.notice(null, {
				level: "warning",
				text
			}));
			show.end(end);
			typical.keep(records.flatMap(durationOf));
			return end.exitCode;
		}
		function endOf(facts, { logs, logTail }, exitCode) {
			const view = viewRun(facts, null);
			const ending = renderEnding(facts, null, {
				logs,
				logTail,
				summary: false
			});
			const verdict = ending.verdict.map((line, index) => {
				const app = view.apps[index];
				return app === undefined || app.passed && !app.isDoubtful ? line : `${line} ${app.advice}`;
			});
			const causes = view.apps.map(({ appId, causes }) => ({
				appId,
				lines: causes.map(renderCauseLine)
			}));
			return {
				view,
				exitCode,
				verdict,
				logs: ending.logs,
				failing: ending.failing,
				causes
			};
		}
		function renderCauseLine(cause, index) {
			const label = cause.certainty === "likely" ? "Likely cause" : "Cause";
			return `${index === 0 ? label : "Also"}: ${(0, cause_text.g7)(cause)}`;
		}
		function durationOf({ appId, settlement, triggeredAt }) {
			if (settlement?.result !== "success" || !settlement.confirmed || triggeredAt === null) return [];
			return [{
				appId,
				durationMs: settlement.settledAt - triggeredAt
			}];
		}
		async function openRun(trigger, values, terminal, words) {
			const config = await (0, read_config.Xg)(values, terminal);
			const appIds = (0, app_ids.l)(words, config.appIds);
			const choices = readChoices(values, terminal, {
				trigger,
				timeoutMs: config.timeoutMs
			});
			const { platform, baseUrl } = await (0, connection.JY)(config, values, terminal, choices.rateLimitReserve);
			return {
				platform,
				baseUrl,
				appIds,
				choices
			};
		}
		function openShow(command, isJson, terminal, run, records, typical) {
			const { clock, hasColors } = terminal;
			const { ci, policy } = run.choices;
			if (isJson) return createJsonView((0, output.q)(command, true, terminal), clock);
			if (ci === "none" && (0, live_block.D)(terminal)) {
				const requests = () => run.platform.gate.view();
				return createLiveView({
					terminal,
					clock,
					policy,
					initial: records,
					typicalMs: typical.typicalMs,
					requests
				});
			}
			const print = terminal.out;
			return createPlainView({
				print,
				dialect: (0, dialect.Sw)(ci),
				hasSeveral: records.length > 1,
				hasColors,
				clock
			});
		}
		function exitCodeOfRun(records, policy, isInterrupted) {
			const endings = records.map(({ settlement }) => settlement ?? { result: "unknown" });
			const bad = endings.filter(({ result }) => !(0, deploy_result.WG)(result, policy));
			if (bad.length === 0) return exit_codes.dc.done;
			if (isInterrupted && bad.some(({ result }) => result === "cancelled")) return exit_codes.dc.interrupted;
			const refused = bad.filter((ending) => "isRefused" in ending && ending.isRefused === true);
			const unknown = bad.filter(({ result }) => result === "unknown");
			if (bad.length > refused.length + unknown.length) return exit_codes.dc.bad;
			return refused.length > 0 ? exit_codes.dc.refused : exit_codes.dc.unknown;
		}
		function writeReports(view, { junit, dotenv, summary }, ci, folder, warn) {
			const attempt = (option, path, write) => {
				if (path === null) return;
				try {
					write((0, external_node_path_.resolve)(folder, path));
				} catch (error) {
					const reason = (0, exit_codes.$N)(error);
					warn(`Could not write ${path} for ${option} (${reason}). The exit code is not affected.`);
				}
			};
			attempt("--junit", junit, (path) => (0, external_node_fs_.writeFileSync)(path, renderJunit(view, ci)));
			attempt("--dotenv", dotenv, (path) => (0, external_node_fs_.writeFileSync)(path, (0, variables.J)(view)));
			attempt("--summary", summary, (path) => (0, external_node_fs_.appendFileSync)(path, `${renderJobSummary(view)}\n`));
		}
		;
		const deployCommand = {
			summary: "Deploys applications, follows the deployments and reports the outcome",
			isSeenThrough: true,
			arguments: [app_ids.b],
			options: DEPLOY_OPTIONS,
			examples: [
				["touchdown deploy app-1 --commit \"$(git rev-parse HEAD)\"", "deploys the current commit and waits for the outcome"],
				["touchdown deploy app-1 app-2 --timeout 20m --junit report.xml", "deploys two applications in parallel and writes a JUnit report"],
				["DB_PASSWORD=\u2026 touchdown deploy app-1 --secret DB_PASSWORD", "sets a secret from the environment, then deploys"],
				["touchdown deploy app-1 --json | jq -r \"select(.kind == \\\"result\\\").data.reason\"", "prints the reason of the outcome"]
			],
			details: DEPLOY_DETAILS,
			run: (values, terminal, words) => runDeployments("deploy", values, terminal, words)
		};
		const followCommand = {
			summary: "Follows deployments in progress, or judges the current state, without starting anything",
			isSeenThrough: true,
			arguments: [app_ids.b],
			options: FOLLOW_OPTIONS,
			examples: [["touchdown follow app-1", "follows a deployment that was started elsewhere"], ["touchdown follow app-1 --logs on-failure --timeout 10m", "prints the last log lines if the deployment fails"]],
			details: DEPLOY_DETAILS,
			run: (values, terminal, words) => runDeployments("follow", values, terminal, words)
		};
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
	})
};
