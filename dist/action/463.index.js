"use strict";
exports.id = 463;
exports.ids = [463];
exports.modules = { 3844: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
}) };
;
