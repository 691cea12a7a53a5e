export const id = 317;
export const ids = [317];
export const modules = { 5317: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { parseYaml: () => parseYaml });
	var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
	var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6641);
	var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2274);
	const MAX_CHARS = 1048576;
	const MAX_ALIASES = 100;
	const MAX_MESSAGE_CHARS = 200;
	function parseYaml(text, name) {
		if (text.length > MAX_CHARS) throw unusable(name, "is larger than 1 MiB.");
		try {
			const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
				lineCounter: lines,
				prettyErrors: false,
				customTags: [],
				logLevel: "error"
			});
			const [error] = [...document.errors, ...document.warnings];
			if (error !== undefined) {
				const { line, col } = lines.linePos(error.pos[0]);
				const isSecond = error.code === "MULTIPLE_DOCS";
				const problem = isSecond ? "is the start of a second YAML document. Use only one." : describe(error);
				throw unusable(`${name}:${line}:${col}`, problem);
			}
			const value = document.toJS({ maxAliasCount: MAX_ALIASES });
			if (isCircular(value)) throw unusable(name, "has an alias inside the value that it refers to. Remove the alias.");
			return value ?? null;
		} catch (error) {
			if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz) throw error;
			throw unusable(name, describe(error));
		}
	}
	function describe(error) {
		const message = error instanceof Error ? error.message.replace(/ in compact mappings$/, " here") : "it cannot be read";
		return `invalid YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
	}
	function isCircular(value, around = new Set()) {
		if (typeof value !== "object" || value === null) return false;
		const within = new Set(around).add(value);
		return around.has(value) || Object.values(value).some((one) => isCircular(one, within));
	}
	function unusable(name, problem) {
		return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz([{
			name,
			seen: "",
			problem: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(problem, MAX_MESSAGE_CHARS)
		}]);
	}
}) };
