export const id = 324;
export const ids = [324];
export const modules = { 8943: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { command: () => command });
	var _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8842);
	var _arguments_field_option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46);
	var _key_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9887);
	var _resource_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8787);
	var _write_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
	const command = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_3__.o)({
		name: "variables create",
		summary: "Creates environment variables of an application; secrets have a command of their own",
		arguments: [{
			name: "APP_ID",
			isRequired: true,
			summary: "the id of the application"
		}, {
			name: "KEY=VALUE",
			isRequired: true,
			isRepeated: true,
			summary: "a variable and its value"
		}],
		options: { field: {
			..._arguments_field_option_js__WEBPACK_IMPORTED_MODULE_1__.P,
			summary: `${_arguments_field_option_js__WEBPACK_IMPORTED_MODULE_1__.P.summary}; goes with each variable`
		} },
		examples: [["touchdown variables create APP_ID LOG_LEVEL=info", "creates one"], ["touchdown variables create APP_ID LOG_LEVEL=info GREETING=\"Good morning\"", "creates two"]],
		read: async ({ reader, terminal, words: [appId = "", ...pairs] }) => ({
			appId,
			variables: (0, _key_values_js__WEBPACK_IMPORTED_MODULE_2__.x)(pairs),
			fields: await (0, _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_0__.q)("variable", reader, terminal, () => "KEY=VALUE")
		}),
		perform: ({ appId, variables, fields }, task) => {
			const create = (key, value) => task.platform.applications.environmentVariables.create(appId, {
				key,
				value,
				fields
			}, task.call);
			return (0, _write_keys_js__WEBPACK_IMPORTED_MODULE_4__.m)("variable", appId, variables, create, task);
		}
	});
}) };
