"use strict";
exports.id = 506;
exports.ids = [506, 463];
exports.modules = {
	1506: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { finishJob: () => finishJob });
		var _report_unwritten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3844);
		var _inputs_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9606);
		var _runner_saved_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2110);
		async function finishJob(commands, env, clock) {
			const leftOpen = (0, _report_unwritten_js__WEBPACK_IMPORTED_MODULE_0__.gh)((0, _runner_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.b)(commands), _inputs_wording_js__WEBPACK_IMPORTED_MODULE_1__.i);
			if (leftOpen !== null) {
				commands.annotate({
					level: "warning",
					title: "Stopped before the result",
					message: leftOpen.warning
				});
				commands.summarize(leftOpen.summary);
			}
			const saved = commands.state("github");
			if (saved === "") return;
			const { closeGithubReport } = await Promise.all([__webpack_require__.e(351), __webpack_require__.e(95)]).then(__webpack_require__.bind(__webpack_require__, 2351));
			await closeGithubReport(commands, env, saved, clock);
		}
	}),
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
	3844: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z0: () => renderUnwritten,
			aC: () => renderLeft,
			gh: () => renderLeftOpen
		});
		var _deploy_next_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2024);
		var _kernel_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8189);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7627);
		var _advice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1168);
		var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2608);
		const NAMES = {
			comment: "the comment",
			deployment: "the deployment",
			"check-run": "the check run",
			"commit-status": "the commit status",
			"order-guard": "the order guard",
			commit: "the result on the deployed commit"
		};
		const MAX_SENTENCES = 2;
		function renderUnwritten(refused, { isReadOnly, hasSummary }) {
			if (refused.length === 0) return null;
			const names = [...new Set(refused.map(({ kind }) => NAMES[kind]))];
			const lines = [...new Set(refused.flatMap(({ permission }) => permission ?? []))];
			const sentences = new Set(refused.flatMap(({ permission, sentence }) => permission === null ? sentence : []));
			const cure = lines.length === 0 ? "" : isReadOnly ? "Pull requests from forks and from Dependabot get a read-only token." : `Add to the job: ${lines.map((line) => `permissions: ${line}`).join(", ")}.`;
			const said = [
				`Not everything could be written on GitHub: ${names.join(", ")}.`,
				cure,
				...[...sentences].slice(0, MAX_SENTENCES),
				`This does not affect the result; ${hasSummary ? "the job summary" : "the job's log"} has everything.`
			];
			return (0, _limits_js__WEBPACK_IMPORTED_MODULE_4__.xk)(said.filter((text) => text !== "").join(" "), _limits_js__WEBPACK_IMPORTED_MODULE_4__.g1);
		}
		function renderLeft(unwritten) {
			const names = [...new Set(unwritten.map(({ kind }) => NAMES[kind]))];
			const what = names.length === 0 ? "everything on GitHub" : names.join(", ");
			const reasons = [...new Set(unwritten.map(({ sentence }) => sentence))].slice(0, MAX_SENTENCES);
			const why = reasons.length === 0 ? "GitHub did not respond in time." : reasons.join(" ");
			return (0, _limits_js__WEBPACK_IMPORTED_MODULE_4__.xk)(`The post step will update ${what}. ${why}`, _limits_js__WEBPACK_IMPORTED_MODULE_4__.g1);
		}
		const FIRST = "The deploy step was stopped before it had a result.";
		const NEXT = [{
			kind: "do",
			what: "check the outcome on the platform"
		}, _deploy_next_steps_js__WEBPACK_IMPORTED_MODULE_0__.Ul];
		function renderLeftOpen(deployments, wording) {
			if (deployments.length === 0) return null;
			const sentences = deployments.map(renderDeployment);
			const next = (0, _advice_js__WEBPACK_IMPORTED_MODULE_3__.x)(NEXT, wording);
			const { kept, leftOut } = (0, _limits_js__WEBPACK_IMPORTED_MODULE_4__.IU)(sentences.map((text) => `- ${(0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_1__.FV)(text)}`), _limits_js__WEBPACK_IMPORTED_MODULE_4__.R$ / 2);
			const more = leftOut === 0 ? [] : [`- and ${leftOut} more`];
			return {
				warning: (0, _limits_js__WEBPACK_IMPORTED_MODULE_4__.xk)([
					FIRST,
					next,
					...sentences
				].join(" "), _limits_js__WEBPACK_IMPORTED_MODULE_4__.g1),
				summary: [
					"## \u26A0\uFE0F Stopped before the result",
					"",
					FIRST,
					"",
					...kept,
					...more,
					"",
					next,
					""
				].join("\n")
			};
		}
		function renderDeployment({ appId, name, deploymentId, isTaken }) {
			const app = name === appId ? name : `${name} (${appId})`;
			const id = deploymentId === null ? "" : ` ${deploymentId}`;
			const text = isTaken ? `Deployment${id} of ${app} continues on the platform.` : `A deployment of ${app} may have been started.`;
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(text, 600);
		}
	})
};
;
