export const id = 856;
export const ids = [856];
export const modules = {
	1560: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => createOptionReader });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5171);
		function createOptionReader(values) {
			const bad = [];
			const text = (name) => {
				const value = values[name];
				return typeof value === "string" ? value : undefined;
			};
			return {
				flag: (name) => values[name] === true,
				text,
				texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === "string"),
				number(name, { least, most, isWhole = true }) {
					const seen = text(name);
					if (seen === undefined) return undefined;
					const number = /^\d{1,10}(\.\d{1,6})?$/.test(seen) ? Number(seen) : Number.NaN;
					if (number >= least && number <= most && !(isWhole && !Number.isInteger(number))) return number;
					bad.push({
						name: `--${name}`,
						seen,
						problem: `is not ${isWhole ? "a whole number" : "a number"} from ${least} to ${most}.`
					});
					return undefined;
				},
				durationMs(name) {
					const seen = text(name);
					const durationMs = seen === undefined ? null : (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.E9)(seen);
					if (seen === undefined || durationMs !== null && durationMs > 0) return durationMs ?? undefined;
					bad.push({
						name: `--${name}`,
						seen,
						problem: (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.VD)(durationMs)
					});
					return undefined;
				},
				reject: (found) => bad.push(found),
				finish() {
					if (bad.length > 0) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(bad);
				}
			};
		}
	}),
	9111: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => requireUrl,
			w: () => readUrl
		});
		var _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6888);
		function readUrl(reader) {
			const text = reader.text("url");
			if (text === undefined) return null;
			const read = (0, _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_0__.zq)(text);
			if ("problem" in read) {
				reader.reject({
					name: "--url",
					seen: text.includes("@") ? "" : text,
					problem: read.problem
				});
				return null;
			}
			return read.value.replace(/\/+$/, "");
		}
		function requireUrl(reader) {
			const url = readUrl(reader);
			if (reader.text("url") === undefined) {
				reader.reject({
					name: "--url",
					seen: "",
					problem: "is missing. Give the relay's URL, for example https://relay.example.com."
				});
			}
			return url ?? "";
		}
	}),
	8856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { replay: () => replay });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6329);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2274);
		var _platform_http_web_fetch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5700);
		var _relay_config_relay_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2432);
		var _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6888);
		var _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1560);
		var _terminal_output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7237);
		var _relay_address_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9111);
		async function replay(values, terminal, { env, clock }) {
			const output = (0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_8__.q)("relay replay", values["json"] === true, terminal);
			const wanted = readWanted((0, _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_7__.V)(values), env);
			const replayed = await ask(wanted, env, clock, terminal.ending);
			output.show("result", {
				checkId: wanted.checkId,
				replayed
			}, `${renderReplayed(replayed, wanted.checkId)}\n`);
			return replayed === 0 && wanted.checkId !== null ? 1 : 0;
		}
		function readWanted(reader, env) {
			const token = env["RELAY_ADMIN_TOKEN"]?.trim() ?? "";
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_2__.cl)(token);
			const url = (0, _relay_address_js__WEBPACK_IMPORTED_MODULE_9__.w)(reader);
			const read = (0, _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_6__.Sr)(env["PORT"]?.trim() || _relay_config_relay_variables_js__WEBPACK_IMPORTED_MODULE_5__.ut.PORT);
			const port = "value" in read ? read.value : 0;
			const checkId = reader.text("check") ?? null;
			if (checkId !== null && !/^[\w.:-]{1,128}$/.test(checkId)) {
				reader.reject({
					name: "--check",
					seen: checkId,
					problem: "is not the id of a dead letter. Copy it from the log."
				});
			}
			if ("problem" in (0, _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_6__.AI)(token)) {
				reader.reject({
					name: "RELAY_ADMIN_TOKEN",
					seen: "",
					problem: "is missing or has spaces. Set it to the relay's own admin token."
				});
			}
			if (url === null && port === 0) {
				reader.reject({
					name: "--url",
					seen: "",
					problem: "is missing, and PORT is not a port. Give the relay's URL."
				});
			}
			reader.finish();
			return {
				url: url ?? `http://127.0.0.1:${port}`,
				checkId,
				token
			};
		}
		async function ask({ url, checkId, token }, env, clock, signal) {
			const send = (0, _platform_http_web_fetch_js__WEBPACK_IMPORTED_MODULE_4__.dd)({
				origin: url,
				env,
				clock
			});
			try {
				const response = await send(`${url}/v1/replay`, {
					method: "POST",
					headers: {
						authorization: `Bearer ${token}`,
						"content-type": "application/json"
					},
					body: JSON.stringify({ check: checkId }),
					signal
				});
				return requireReplayed(response, await response.text(), url);
			} catch (error) {
				if (!(error instanceof TypeError)) throw error;
				const { cause } = error;
				if (signal.aborted) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("signal", GIVEN_UP, error);
				const code = cause instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.gG ? cause.code : "network-connect";
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.gG(code, `Cannot reach ${url}${renderCause(cause)}. Check the address, and that the relay is running.`, error);
			} finally {
				await send.close();
			}
		}
		const GIVEN_UP = "Interrupted. The relay may have received the request anyway.";
		function renderCause(cause) {
			return cause instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.gG ? ` (${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.b1)(cause.message.replace(/\.$/, ""), 200)})` : "";
		}
		function requireReplayed(response, text, url) {
			const replayed = response.status === 200 ? decodeReplayed(text) : null;
			if (replayed !== null) return replayed;
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.gG(...problemOf(response, url));
		}
		function problemOf({ status, headers }, url) {
			switch (status) {
				case 200: return ["protocol", `${url} did not respond like a relay. Check the address.`];
				case 401: return ["access-unauthorized", "The relay does not accept this RELAY_ADMIN_TOKEN. Use the one that the relay was started with."];
				case 404: return ["access-not-found", `${url} is not a relay, or its relay was started without RELAY_ADMIN_TOKEN. Check the address and the relay's settings.`];
				case 429: {
					const seconds = /^\d{1,4}$/.exec(headers.get("retry-after") ?? "")?.[0] ?? "60";
					return ["throttled", `Too many wrong tokens. Try again in ${seconds} seconds.`];
				}
				default: return ["remote", `The relay responded ${status}. See its log for the reason.`];
			}
		}
		function decodeReplayed(text) {
			const replayed = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__._F)((0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(text), "replayed");
			return typeof replayed === "number" ? replayed : null;
		}
		function renderReplayed(count, checkId) {
			if (count === 0) return checkId === null ? "There are no dead letters to retry." : `No dead letter has the ID ${checkId}.`;
			return count === 1 ? "1 dead letter will be retried." : `${count} dead letters will be retried.`;
		}
	})
};
