export const id = 213;
export const ids = [213];
export const modules = {
	9213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			drained: () => drained,
			openTerminal: () => openTerminal,
			readAll: () => readAll,
			readSize: () => readSize,
			stopSignals: () => stopSignals
		});
		var _kernel_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6470);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1093);
		function stopSignals(platform) {
			return platform === "win32" ? [
				"SIGINT",
				"SIGTERM",
				"SIGBREAK",
				"SIGHUP"
			] : ["SIGINT", "SIGTERM"];
		}
		function openTerminal() {
			const { stdout, stderr, env } = process;
			const signals = stopSignals(process.platform);
			const ending = new AbortController();
			const end = () => {
				for (const signal of signals) process.off(signal, end);
				ending.abort();
			};
			for (const signal of signals) process.on(signal, end);
			const losing = new AbortController();
			stdout.on("error", (error) => losing.abort(error));
			stderr.on("error", () => {});
			return {
				out: (text) => {
					if (!losing.signal.aborted) stdout.write(text);
				},
				err: (text) => void stderr.write(text),
				lost: losing.signal,
				ready: () => drained(stdout, ending.signal),
				ending: ending.signal,
				env,
				folder: currentFolder(env["PWD"]),
				columns: () => readSize(stdout.isTTY, stdout.columns),
				rows: () => readSize(stdout.isTTY, stdout.rows),
				hasColors: stdout.isTTY && isColorful(env),
				hasErrColors: stderr.isTTY && isColorful(env),
				readInput: async () => process.stdin.isTTY ? null : readAll(process.stdin, ending.signal),
				clock: (0, _kernel_clock_js__WEBPACK_IMPORTED_MODULE_1__.g)(),
				random: (0, _kernel_random_js__WEBPACK_IMPORTED_MODULE_2__.D)()
			};
		}
		function isColorful(env) {
			return !env["NO_COLOR"] && env["TERM"] !== "dumb";
		}
		function currentFolder(inherited) {
			try {
				return process.cwd();
			} catch {
				return inherited || "/";
			}
		}
		function readSize(isTTY, size) {
			return isTTY === true && size !== undefined && size > 0 ? size : null;
		}
		async function drained(stream, signal) {
			if (!stream.writableNeedDrain || signal.aborted) return;
			const { promise, resolve } = Promise.withResolvers();
			const release = () => resolve();
			stream.once("drain", release);
			stream.once("close", release);
			signal.addEventListener("abort", release);
			await promise;
			stream.off("drain", release);
			stream.off("close", release);
			signal.removeEventListener("abort", release);
		}
		async function readAll(stream, ending) {
			const cancelled = new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("signal", "Stopped while reading standard input.");
			const leave = () => void stream.destroy(cancelled);
			if (ending.aborted) leave();
			else ending.addEventListener("abort", leave, { once: true });
			try {
				stream.setEncoding("utf8");
				let text = "";
				for await (const chunk of stream) text += String(chunk);
				return text;
			} finally {
				ending.removeEventListener("abort", leave);
			}
		}
	}),
	6470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => endOfTurn,
			g: () => createSystemClock
		});
		function createSystemClock() {
			return {
				monotonicMs: () => performance.now(),
				epochMs: () => Date.now(),
				wait: waitOnTimer
			};
		}
		function endOfTurn() {
			return new Promise((resolve) => setImmediate(resolve));
		}
		function waitOnTimer(durationMs, signal) {
			return new Promise((resolve) => {
				if (signal?.aborted) return resolve();
				const finish = () => {
					clearTimeout(timer);
					signal?.removeEventListener("abort", finish);
					resolve();
				};
				const timer = setTimeout(finish, Math.min(Math.max(0, durationMs), 2147483647));
				signal?.addEventListener("abort", finish, { once: true });
			});
		}
	}),
	1093: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createSystemRandom });
		function createSystemRandom() {
			return Math.random;
		}
		function createSeededRandom(seed) {
			let state = seed >>> 0;
			return () => {
				state = state + 1831565813 >>> 0;
				let mixed = Math.imul(state ^ state >>> 15, state | 1);
				mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
				return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
			};
		}
	})
};
