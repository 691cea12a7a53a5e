export const id = 876;
export const ids = [876];
export const modules = { 5876: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { command: () => command });
	var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9715);
	var _run_deploy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(281);
	const command = {
		summary: "Starts nothing: follows the deployments in progress, or judges the state that is there",
		isSeenThrough: true,
		arguments: [{
			name: "APP_ID",
			isRequired: false,
			isRepeated: true,
			summary: "the applications; else TOUCHDOWN_APP_ID, else app-id of touchdown.yaml"
		}],
		options: _options_js__WEBPACK_IMPORTED_MODULE_0__.lQ,
		examples: [["touchdown follow app-1", "follows the deployment that somebody else started"], ["touchdown follow app-1 --logs on-failure --timeout 10m", "shows the last log lines where it fails"]],
		details: _options_js__WEBPACK_IMPORTED_MODULE_0__.TQ,
		run: (values, terminal, words) => (0, _run_deploy_js__WEBPACK_IMPORTED_MODULE_1__.o)("follow", values, terminal, words)
	};
}) };
