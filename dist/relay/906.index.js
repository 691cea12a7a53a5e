export const id = 906;
export const ids = [906];
export const modules = { 8906: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { serve: () => serve });
	var aborted = __webpack_require__(1527);
	var errors = __webpack_require__(6641);
	var untrusted = __webpack_require__(2274);
	var store_error = __webpack_require__(9494);
	var terminal_output = __webpack_require__(7237);
	;
	function createLogWriter(isJson, terminal) {
		if (!isJson) return (lines) => terminal.out(lines);
		const output = (0, terminal_output.qw)("relay", true, terminal);
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
	;
	const LISTENING = new Map([
		["EADDRINUSE", "another program listens there already: end it, or set another PORT"],
		["EACCES", "this user may not listen there: set a PORT above 1023"],
		["EADDRNOTAVAIL", "this machine has no such address: set another HOST"],
		["ENOTFOUND", "there is no such host: set another HOST"],
		["EAI_AGAIN", "its name cannot be looked up now: set an address as HOST"]
	]);
	async function serve(values, terminal, { start, onHangup }) {
		const running = { relay: null };
		onHangup(() => running.relay?.reload());
		try {
			running.relay = await start(createLogWriter(values["json"] === true, terminal));
		} catch (error) {
			const reason = reasonOf(error);
			if (reason === null) throw error;
			throw new errors.gG(error instanceof store_error.a ? "network-connect" : "input", reason, error);
		}
		const code = await Promise.race([(0, aborted.E)(terminal.ending).then(() => 0), running.relay.broken.then(() => 1)]);
		await running.relay.close();
		(0, terminal_output.qw)("relay", values["json"] === true, terminal).show("result", { exitCode: code }, "");
		return code;
	}
	function reasonOf(error) {
		if (error instanceof errors.gG || !(error instanceof Error)) return null;
		if (error instanceof store_error.A) return error.message;
		const { code, syscall, ...where } = {
			code: "",
			syscall: "",
			address: "",
			hostname: "",
			port: "",
			...error
		};
		const otherwise = syscall === "listen" ? `the system refuses it (${code}): set another HOST or PORT` : undefined;
		const advice = LISTENING.get(code) ?? otherwise;
		return advice === undefined ? null : `Cannot listen on ${(0, untrusted.b1)(renderPlace(where), 300)}: ${advice}.`;
	}
	function renderPlace({ address, hostname, port }) {
		if (hostname !== "") return hostname;
		return `${address.includes(":") ? `[${address}]` : address}:${port}`;
	}
}) };
