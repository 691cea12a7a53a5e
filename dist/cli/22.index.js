export const id = 22;
export const ids = [22];
export const modules = { 22: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { command: () => command });
	var _app_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4393);
	var _deploy_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2061);
	var _run_deploy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4976);
	const command = {
		summary: "Deploys applications, follows them to the end and tells how it ended",
		isSeenThrough: true,
		arguments: [_app_ids_js__WEBPACK_IMPORTED_MODULE_0__.b],
		options: _deploy_options_js__WEBPACK_IMPORTED_MODULE_1__.NL,
		examples: [
			["touchdown deploy app-1 --commit \"$(git rev-parse HEAD)\"", "deploys this commit and waits for its end"],
			["touchdown deploy app-1 app-2 --timeout 20m --junit report.xml", "deploys two at once, and writes a JUnit report"],
			["DB_PASSWORD=\u2026 touchdown deploy app-1 --secret DB_PASSWORD", "sets a secret before, its value not in the words"],
			["touchdown deploy app-1 --json | jq -r \"select(.kind == \\\"result\\\").data.reason\"", "tells why it ended so"]
		],
		details: _deploy_options_js__WEBPACK_IMPORTED_MODULE_1__.TQ,
		run: (values, terminal, words) => (0, _run_deploy_js__WEBPACK_IMPORTED_MODULE_2__.o)("deploy", values, terminal, words)
	};
}) };
