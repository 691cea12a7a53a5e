export const id = 900;
export const ids = [900];
export const modules = { 6900: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { serve: () => serve });
	var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
	var _kernel_time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2329);
	var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
	var _relay_store_store_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9494);
	var _terminal_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7237);
	const LISTENING = new Map([
		["EADDRINUSE", "the port is already in use. Stop the other program, or set another PORT"],
		["EACCES", "this user may not use that port. Set a PORT above 1023"],
		["EADDRNOTAVAIL", "this machine does not have that address. Set another HOST"],
		["ENOTFOUND", "the host name does not exist. Set another HOST"],
		["EAI_AGAIN", "the host name cannot be resolved at the moment. Set HOST to an IP address"]
	]);
	async function serve(values, terminal, { start, onHangup }) {
		const running = { relay: null };
		onHangup(() => running.relay?.reload());
		try {
			running.relay = await start(createLogWriter(values["json"] === true, terminal));
		} catch (error) {
			const reason = reasonOf(error);
			if (reason === null) throw error;
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.gG(error instanceof _relay_store_store_error_js__WEBPACK_IMPORTED_MODULE_2__.au ? "network-connect" : "input", reason, error);
		}
		await (0, _kernel_time_limit_js__WEBPACK_IMPORTED_MODULE_4__.Eu)(terminal.ending);
		await running.relay.close();
		(0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_3__.q)("relay", values["json"] === true, terminal).show("result", { exitCode: 0 }, "");
		return 0;
	}
	function reasonOf(error) {
		if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.gG || !(error instanceof Error)) return null;
		if (error instanceof _relay_store_store_error_js__WEBPACK_IMPORTED_MODULE_2__.AD) return error.message;
		const { code, syscall, ...where } = {
			code: "",
			syscall: "",
			address: "",
			hostname: "",
			port: "",
			...error
		};
		const otherwise = syscall === "listen" ? `the system refused it (${code}). Set another HOST or PORT` : undefined;
		const advice = LISTENING.get(code) ?? otherwise;
		return advice === undefined ? null : `Cannot listen on ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(renderPlace(where), 300)}: ${advice}.`;
	}
	function renderPlace({ address, hostname, port }) {
		if (hostname !== "") return hostname;
		return `${address.includes(":") ? `[${address}]` : address}:${port}`;
	}
	function createLogWriter(isJson, terminal) {
		if (!isJson) return (lines) => terminal.out(lines);
		const output = (0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_3__.q)("relay", true, terminal);
		return (lines) => {
			for (const line of lines.trimEnd().split("\n")) {
				const entry = JSON.parse(line);
				output.show("log", {
					facts: {},
					cut: 0,
					...entry
				}, "");
			}
		};
	}
}) };
