export const id = 900;
export const ids = [900];
export const modules = { 6900: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { serve: () => serve });
	var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
	var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
	var _relay_store_store_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9494);
	const LISTENING = new Map([
		["EADDRINUSE", "another program listens there already: end it, or set another PORT"],
		["EACCES", "this user may not listen there: set a PORT above 1023"],
		["EADDRNOTAVAIL", "this machine has no such address: set another HOST"],
		["ENOTFOUND", "there is no such host: set another HOST"]
	]);
	async function serve(_, terminal, { start, onHangup }) {
		const running = { relay: null };
		onHangup(() => running.relay?.reload());
		try {
			running.relay = await start();
		} catch (error) {
			const reason = reasonOf(error);
			if (reason === null) throw error;
			terminal.err(`touchdown relay: ${reason}\n`);
			return 1;
		}
		const code = await Promise.race([untilEnding(terminal.ending).then(() => 0), running.relay.broken.then(() => 1)]);
		await running.relay.close();
		return code;
	}
	function reasonOf(error) {
		if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.gG || !(error instanceof Error)) return null;
		if (error instanceof _relay_store_store_error_js__WEBPACK_IMPORTED_MODULE_2__.A) return error.message;
		const { code, address, port } = {
			code: "",
			address: "",
			port: "",
			...error
		};
		const advice = LISTENING.get(code);
		return advice === undefined ? null : `Cannot listen on ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(`${address}:${port}`, 300)}: ${advice}.`;
	}
	async function untilEnding(ending) {
		if (ending.aborted) return;
		await new Promise((resolve) => ending.addEventListener("abort", () => resolve(), { once: true }));
	}
}) };
