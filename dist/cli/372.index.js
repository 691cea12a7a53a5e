export const id = 372;
export const ids = [372];
export const modules = { 5372: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { command: () => command });
	var _app_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4393);
	var _deploy_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2061);
	var _run_deploy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4976);
	const command = {
		summary: "Starts nothing: follows the deployments in progress, or judges the state that is there",
		isSeenThrough: true,
		arguments: [_app_ids_js__WEBPACK_IMPORTED_MODULE_0__.b],
		options: _deploy_options_js__WEBPACK_IMPORTED_MODULE_1__.lQ,
		examples: [["touchdown follow app-1", "follows the deployment that somebody else started"], ["touchdown follow app-1 --logs on-failure --timeout 10m", "shows the last log lines where it fails"]],
		details: _deploy_options_js__WEBPACK_IMPORTED_MODULE_1__.TQ,
		run: (values, terminal, words) => (0, _run_deploy_js__WEBPACK_IMPORTED_MODULE_2__.o)("follow", values, terminal, words)
	};
}) };
