export const id = 456;
export const ids = [456];
export const modules = {
	4393: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => APP_IDS,
			l: () => chooseAppIds
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _platform_request_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9727);
		const APP_IDS = {
			name: "APP_ID",
			isRequired: false,
			isRepeated: true,
			summary: "the applications; else TOUCHDOWN_APP_ID, else app-id of touchdown.yaml"
		};
		const LONGEST_CHARS = 255;
		function chooseAppIds(words, configured) {
			const appIds = [...new Set(words.length > 0 ? words : configured)];
			if (appIds.length === 0) {
				const accepted = "give an application's id, or set TOUCHDOWN_APP_ID, or write app-id in touchdown.yaml";
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
					name: "APP_ID",
					seen: "",
					accepted
				}]);
			}
			for (const appId of appIds) requireId(appId);
			return appIds;
		}
		function requireId(appId) {
			(0, _platform_request_path_js__WEBPACK_IMPORTED_MODULE_1__.d)("{app_id}", { app_id: appId });
			const isName = appId.length <= LONGEST_CHARS && !/\p{C}/u.test(appId);
			const accepted = `give an id of up to ${LONGEST_CHARS} characters, none of them a control character`;
			if (!isName) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "APP_ID",
				seen: appId.slice(0, LONGEST_CHARS),
				accepted
			}]);
		}
	}),
	7762: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => renderAnnotations });
		var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8587);
		function renderAnnotations({ apps, interruption }) {
			const failed = apps.filter((app) => !app.passed);
			const untold = failed.length === 0 && interruption !== null ? [annotateInterruption(interruption)] : [];
			const doubtful = apps.filter((app) => app.isDoubtful);
			return [
				...failed.map((app) => annotate("error", app)),
				...untold,
				...doubtful.map((app) => annotate("warning", app))
			];
		}
		function annotateInterruption({ message }) {
			return {
				level: "error",
				title: "Touchdown",
				message: (0, _limits_js__WEBPACK_IMPORTED_MODULE_0__.xk)(message, _limits_js__WEBPACK_IMPORTED_MODULE_0__.g1)
			};
		}
		function annotate(level, app) {
			const sentences = [
				`Application ${app.appId}: ${app.reason}`,
				renderState(app),
				app.advice
			];
			const said = sentences.filter((text) => text !== "").join(" ");
			return {
				level,
				title: app.headline,
				message: (0, _limits_js__WEBPACK_IMPORTED_MODULE_0__.xk)(said, _limits_js__WEBPACK_IMPORTED_MODULE_0__.g1)
			};
		}
		function renderState({ state, isStateFromBefore, reason }) {
			if (state === null) return "No state was seen.";
			if (isStateFromBefore) return `The state before the deployment was ${state}.`;
			return reason.includes(state) ? "" : `The last state seen was ${state}.`;
		}
	}),
	3496: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y3: () => CI_NAMES,
			Ay: () => detectCi,
			Sw: () => dialectFor
		});
		var annotation = __webpack_require__(7762);
		var safe_text = __webpack_require__(7771);
		var ci_variables = __webpack_require__(4153);
		;
		function renderIssue(level, title, message) {
			if (level === "info") return null;
			return renderCommand("task.logissue", { type: level }, (0, safe_text.bC)(`${title}: ${message}`));
		}
		function renderEnding(view) {
			const variables = (0, ci_variables.m)(view).map(([variable, value]) => renderCommand("task.setvariable", {
				variable,
				isOutput: "true"
			}, breakMacros((0, safe_text.F$)(value))));
			const isDoubtful = view.passed && view.apps.some((app) => app.isDoubtful);
			const complete = renderCommand("task.complete", { result: "SucceededWithIssues" }, (0, safe_text.F$)(view.headline));
			return isDoubtful ? [...variables, complete] : variables;
		}
		function renderCommand(name, properties, message) {
			const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)};`);
			return `##vso[${name} ${pairs.join("")}]${escapeData(message)}\n`;
		}
		function breakMacros(value) {
			return value.replaceAll("$(", "$ (").replaceAll("$[", "$ [").replaceAll("${", "$ {");
		}
		function escapeData(text) {
			return text.replaceAll("%", "%AZP25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function escapeProperty(text) {
			return escapeData(text).replaceAll("]", "%5D").replaceAll(";", "%3B");
		}
		;
		const CI_NAMES = [
			"none",
			"github",
			"gitlab",
			"azure",
			"buildkite",
			"circleci",
			"jenkins",
			"bitbucket"
		];
		const MARKS = [
			["github", "GITHUB_ACTIONS"],
			["gitlab", "GITLAB_CI"],
			["azure", "TF_BUILD"],
			["buildkite", "BUILDKITE"],
			["circleci", "CIRCLECI"],
			["bitbucket", "BITBUCKET_BUILD_NUMBER"],
			["jenkins", "JENKINS_URL"]
		];
		function detectCi(env) {
			const isSet = (value) => value !== undefined && value !== "" && value !== "false";
			return MARKS.find(([, variable]) => isSet(env[variable]))?.[0] ?? "none";
		}
		function dialectFor(name) {
			const { renderNotice = renderPlainNotice, openGroup = (title) => `${(0, safe_text.F$)(title)}\n`, closeGroup, head } = WORDS[name];
			return {
				name,
				renderNotice,
				openGroup,
				closeGroup: closeGroup ?? (() => ""),
				renderEnding: (view) => [
					...head?.(view) ?? [],
					...(0, annotation.H)(view).map(({ level, title, message }) => renderNotice(level, title, message)),
					...name === "azure" ? renderEnding(view) : []
				]
			};
		}
		const WORDS = {
			none: {},
			circleci: {},
			jenkins: {},
			bitbucket: {},
			github: {
				renderNotice: (level, title, message) => {
					const command = level === "info" ? "notice" : level;
					return `::${command} title=${escapeGithubProperty((0, safe_text.F$)(title))}::${escapeGithub((0, safe_text.bC)(message))}\n`;
				},
				openGroup: (title) => `::group::${escapeGithub((0, safe_text.F$)(title))}\n`,
				closeGroup: () => "::endgroup::\n"
			},
			gitlab: {
				openGroup: (title, atSeconds) => `\x1b[0Ksection_start:${wholeSeconds(atSeconds)}:${sectionOf(title)}[collapsed=true]\r\x1b[0K${(0, safe_text.F$)(title)}\n`,
				closeGroup: (title, atSeconds) => `\x1b[0Ksection_end:${wholeSeconds(atSeconds)}:${sectionOf(title)}\r\x1b[0K\n`
			},
			azure: {
				renderNotice: (level, title, message) => renderIssue(level, title, message) ?? renderPlainNotice(level, title, message),
				openGroup: (title) => `##[group]${(0, safe_text.F$)(title)}\n`,
				closeGroup: () => "##[endgroup]\n"
			},
			buildkite: {
				openGroup: (title) => `--- ${(0, safe_text.F$)(title)}\n`,
				head: (view) => [`+++ ${(0, safe_text.F$)(view.headline)}\n`]
			}
		};
		function renderPlainNotice(level, title, message) {
			const word = {
				info: "Note",
				warning: "Warning",
				error: "Error"
			}[level];
			return `${word}: ${(0, safe_text.F$)(`${title}: ${message}`)}\n`;
		}
		function sectionOf(title) {
			const words = title.replace(/[^A-Za-z0-9]+/g, "_").slice(0, 80);
			return `touchdown_${words}`;
		}
		function wholeSeconds(atSeconds) {
			return Math.max(0, Math.round(atSeconds));
		}
		function escapeGithub(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function escapeGithubProperty(text) {
			return escapeGithub(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
	}),
	7771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F$: () => sayPlainly,
			bC: () => sayWithLines,
			sw: () => safeCiLine
		});
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		const COMMAND_MARK = /#(?=(?:\x1b\[[\d;:]*m|[^\x20-\x7e])*#)/gu;
		const SECTION_MARK = /section_(?=(?:start|end):)/g;
		const CONCEAL = "\x1B[8m";
		function safeCiLine(line) {
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Px)(line).map(breakMarks).join("\n");
		}
		function sayPlainly(text) {
			return breakMarks((0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text));
		}
		function sayWithLines(text) {
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.y1)(text).map(breakMarks).join("\n");
		}
		function breakMarks(line) {
			return line.replaceAll(CONCEAL, "").replace(COMMAND_MARK, "# ").replace(SECTION_MARK, "section ");
		}
	}),
	4153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => renderVariables });
		var _outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7672);
		const NAMES = [
			"result",
			"reason",
			"confirmed",
			"deployment-id",
			"commit",
			"duration-seconds",
			"environment-url",
			"state",
			"service-deployment-status",
			"superseded-by",
			"requests-used",
			"rate-limit-remaining"
		];
		function renderVariables(view) {
			const outputs = (0, _outputs_js__WEBPACK_IMPORTED_MODULE_0__.$Z)(view);
			return NAMES.filter((name) => outputs[name] !== "").map((name) => [nameOf(name), outputs[name]]);
		}
		function nameOf(output) {
			return `TOUCHDOWN_${output.toUpperCase().replaceAll("-", "_")}`;
		}
	}),
	8587: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$$: () => bytesOf,
			IU: () => fitFirst,
			R$: () => SUMMARY_BYTES,
			Z4: () => RESULTS_UNITS,
			g1: () => ANNOTATION_UNITS,
			ih: () => DIAGRAM_UNITS,
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
	7672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $Z: () => renderOutputs });
		var units = __webpack_require__(5171);
		var limits = __webpack_require__(8587);
		;
		function renderResults(apps) {
			const whole = JSON.stringify(apps.map((app) => ({
				...renderApp(app),
				phases: app.phases.map(renderPhase)
			})));
			if (whole.length <= limits.Z4) return whole;
			return JSON.stringify(apps.map((app) => ({
				...renderApp(app),
				phases: null
			})));
		}
		function renderApp(app) {
			return {
				"app-id": app.appId,
				result: app.result,
				reason: app.reason,
				confirmed: app.confirmed,
				"deployment-id": app.deploymentId,
				state: app.state,
				"service-deployment-status": app.serviceDeploymentStatus,
				"last-deployment-date": app.lastDeploymentDate,
				commit: app.commit,
				"duration-seconds": (0, units.fP)(app.durationMs)
			};
		}
		function renderPhase({ name, startedAt, endedAt }) {
			return {
				name,
				"started-at": new Date(startedAt).toISOString(),
				"ended-at": new Date(endedAt).toISOString(),
				"duration-seconds": (0, units.fP)(endedAt - startedAt)
			};
		}
		var surfaces = __webpack_require__(6467);
		;
		const OUTPUT_NAMES = null && [
			"result",
			"reason",
			"confirmed",
			"deployment-id",
			"state",
			"service-deployment-status",
			"last-deployment-date",
			"commit",
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
			"superseded-by"
		];
		function renderOutputs(view) {
			const { worst } = view;
			return {
				result: view.result,
				reason: view.reason,
				confirmed: String(worst?.confirmed ?? false),
				"deployment-id": worst?.deploymentId ?? "",
				state: worst?.state ?? "",
				"service-deployment-status": worst?.serviceDeploymentStatus ?? "",
				"last-deployment-date": worst?.lastDeploymentDate ?? "",
				commit: worst?.commit ?? "",
				"duration-seconds": String((0, units.fP)(view.durationMs)),
				"requests-used": String(view.requestsUsed),
				"rate-limit-remaining": view.requestsLeft === null ? "" : String(view.requestsLeft),
				"log-file": view.logFile ?? "",
				results: renderResults(view.apps),
				...renderLinks(view),
				"superseded-by": worst?.supersededBy ?? ""
			};
		}
		function renderBlankOutputs(result, reason) {
			return {
				result,
				reason,
				confirmed: "false",
				"deployment-id": "",
				state: "",
				"service-deployment-status": "",
				"last-deployment-date": "",
				commit: "",
				"duration-seconds": "0",
				"requests-used": "0",
				"rate-limit-remaining": "",
				"log-file": "",
				results: "[]",
				"github-deployment-id": "",
				"github-deployment-url": "",
				"comment-url": "",
				"check-run-url": "",
				"environment-url": "",
				"superseded-by": ""
			};
		}
		function renderLinks({ links, worst }) {
			const deployment = links.deployments.find(({ appIds }) => worst !== null && appIds.includes(worst.appId));
			return {
				"github-deployment-id": deployment === undefined ? "" : String(deployment.id),
				"github-deployment-url": deployment?.url ?? "",
				"comment-url": links.comment ?? "",
				"check-run-url": links.checkRun ?? "",
				"environment-url": worst === null || links.environment === null ? "" : (0, surfaces.f)(links.environment, worst.appId)
			};
		}
	}),
	6467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => NO_LINKS,
			f: () => forApp
		});
		function forApp(text, appId) {
			return text.replaceAll("{app}", () => appId);
		}
		const NO_LINKS = {
			deployments: [],
			comment: null,
			checkRun: null,
			environment: null
		};
	})
};
