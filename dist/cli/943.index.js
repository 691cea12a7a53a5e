export const id = 943;
export const ids = [943];
export const modules = {
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
						accepted: `use ${isWhole ? "an integer" : "a number"} from ${least} to ${most}`
					});
					return undefined;
				},
				durationMs(name) {
					const seen = text(name);
					const durationMs = seen === undefined ? null : (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.E9)(seen);
					if (seen === undefined || durationMs !== null && durationMs > 0) return durationMs ?? undefined;
					const accepted = "use a duration above zero, as 500ms, 90s, 10m or 1h30m; a bare number is seconds";
					bad.push({
						name: `--${name}`,
						seen,
						accepted
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
	8943: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => command });
		var _key_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9887);
		var _resource_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8787);
		var _write_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4377);
		const command = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_1__.o)({
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
			options: {},
			examples: [["touchdown variables create APP_ID LOG_LEVEL=info", "creates one"], ["touchdown variables create APP_ID LOG_LEVEL=info GREETING=\"Good morning\"", "creates two"]],
			read: ({ words: [appId = "", ...pairs] }) => ({
				appId,
				variables: (0, _key_values_js__WEBPACK_IMPORTED_MODULE_0__.x)(pairs)
			}),
			perform: ({ appId, variables }, task) => {
				const create = (key, value) => task.platform.applications.environmentVariables.create(appId, {
					key,
					value
				}, task.call);
				return (0, _write_keys_js__WEBPACK_IMPORTED_MODULE_2__.m)("variable", appId, variables, create, task);
			}
		});
	}),
	2955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SO: () => showCreated,
			Ur: () => createOnce,
			h: () => doOnce,
			wl: () => LOOK_AT_CONSOLE
		});
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2320);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		const LOOK_AT_CONSOLE = "Look in the platform's console before you create it again.";
		function showCreated(created, { output }) {
			const { resource, id, name, next } = created;
			const named = name === null ? "" : ` ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(name)}`;
			output.show("result", created, `Created ${resource}${named}. Its id is ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(id)}.\n${next === null ? "" : `Next: ${next}\n`}`);
		}
		function createOnce(create, thing, look, task) {
			return doOnce(create, {
				message: `${thing} may have been created: the answer was lost.`,
				look
			}, task);
		}
		async function doOnce(act, { message, look }, { output, terminal }) {
			try {
				return await act();
			} catch (error) {
				if ((0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__.cp)(error)) {
					const told = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(`${message} ${look}`);
					output.show("notice", {
						code: "uncertain",
						message: told
					}, "");
					terminal.err(`${told}\n`);
				}
				throw error;
			}
		}
	}),
	9887: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => requireKeys,
			x: () => parsePairs
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		const KEY = /^[^\s=\p{C}]+$/u;
		const LONGEST_SHOWN_CHARS = 60;
		function parsePairs(words) {
			const pairs = words.map((word) => [word.split("=", 1)[0] ?? "", word]);
			const bad = pairs.filter(([key, word]) => !KEY.test(key) || key === word).map(([key]) => ({
				name: "KEY=VALUE",
				seen: shorten(key),
				accepted: "write a key, an equals sign and the value"
			}));
			requireNone([...bad, ...findRepeated(pairs.map(([key]) => key))]);
			return new Map(pairs.map(([key, word]) => [key, word.slice(key.length + 1)]));
		}
		function requireKeys(words) {
			const bad = words.filter((word) => !KEY.test(word)).map((word) => ({
				name: "KEY",
				seen: "",
				accepted: word.includes("=") ? "give the key alone: others can read the command line, so a secret is never there; use --from-env, --value-file or standard input, and change the value that was given" : "a key without spaces"
			}));
			requireNone([...bad, ...findRepeated(words)]);
		}
		function findRepeated(keys) {
			const repeated = new Set(keys.filter((key, at) => keys.indexOf(key) !== at && KEY.test(key)));
			return [...repeated].map((key) => ({
				name: "KEY",
				seen: shorten(key),
				accepted: "give each key once"
			}));
		}
		function requireNone(bad) {
			if (bad.length > 0) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(bad);
		}
		function shorten(text) {
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(text).slice(0, LONGEST_SHOWN_CHARS);
		}
	}),
	3994: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => renderNextCommand });
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		function renderNextCommand(...words) {
			return ["touchdown", ...words.map(quoteWord)].join(" ");
		}
		function quoteWord(word) {
			const plain = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(word);
			return /^[\w./:@=-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", String.raw`'\''`)}'`;
		}
	}),
	8787: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => createResourceCommand });
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
		var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(585);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5158);
		var _option_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1819);
		var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8288);
		const LONGEST_CALL_MS = 6e5;
		function createResourceCommand({ name, read, perform, ...shown }) {
			return {
				...shown,
				options: {
					...shown.options,
					..._connection_js__WEBPACK_IMPORTED_MODULE_1__.Ur
				},
				async run(values, terminal, words) {
					const reader = (0, _option_values_js__WEBPACK_IMPORTED_MODULE_3__.V)(values);
					const wanted = await read({
						reader,
						words,
						values,
						terminal
					});
					reader.finish();
					const { platform, config, close } = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(values, terminal);
					const call = {
						signal: terminal.ending,
						timeoutMs: LONGEST_CALL_MS
					};
					const output = withoutSecrets((0, _output_js__WEBPACK_IMPORTED_MODULE_4__.qw)(name, values["json"] === true, terminal));
					try {
						await perform(wanted, {
							platform,
							config,
							terminal,
							output,
							call
						});
						return _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.d.done;
					} finally {
						await close();
					}
				}
			};
		}
		function withoutSecrets(output) {
			const clean = (_key, value) => typeof value === "string" ? (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__.E$)(value) : value;
			const cleanData = (data) => {
				const cleaned = JSON.parse(JSON.stringify(data, clean));
				return typeof cleaned === "object" && cleaned !== null ? cleaned : {};
			};
			return {
				...output,
				show: (kind, data, text) => output.show(kind, output.isJson ? cleanData(data) : data, text)
			};
		}
	}),
	4377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => writeKeys });
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		var _created_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2955);
		var _next_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3994);
		async function writeKeys(thing, appId, values, create, task) {
			const waiting = [...values.keys()];
			try {
				for (const [key, value] of values) {
					waiting.shift();
					const message = `The ${thing} ${key} of application ${appId} may have been created: the answer was lost.`;
					await (0, _created_js__WEBPACK_IMPORTED_MODULE_1__.h)(() => create(key, value), {
						message,
						look: LOOK[thing](appId)
					}, task);
					task.output.show("item", {
						resource: thing,
						key,
						applicationId: appId
					}, `Created ${thing} ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(key)}.\n`);
				}
			} catch (error) {
				if (waiting.length > 0) task.terminal.err(`Not tried: ${waiting.map(_kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0).join(", ")}.\n`);
				throw error;
			}
			const next = (0, _next_command_js__WEBPACK_IMPORTED_MODULE_2__.F)("deploy", appId);
			const result = {
				things: `${thing}s`,
				count: values.size,
				next
			};
			task.output.show("result", result, `The application sees ${values.size === 1 ? "it" : "them"} once it is deployed. Next: ${next}\n`);
		}
		const LOOK = {
			variable: (appId) => `See ${(0, _next_command_js__WEBPACK_IMPORTED_MODULE_2__.F)("variables", "list", appId)} before you create it again.`,
			secret: () => "Create it again: where it is there already, the platform says so."
		};
	}),
	2320: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PH: () => markUnsent,
			cp: () => isUncertain,
			hL: () => unsentStageOf,
			wt: () => isUnsent
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		const FATES = {
			input: "unsent",
			"access-unauthorized": "refused",
			"access-forbidden": "refused",
			"access-not-found": "refused",
			throttled: "refused",
			remote: "open",
			rejected: "refused",
			conflict: "refused",
			"network-dns": "unsent",
			"network-connect": "unsent",
			"network-tls": "unsent",
			"network-headers": "open",
			"network-body": "open",
			"network-reset": "open",
			protocol: "open",
			"cancelled-signal": "open",
			"cancelled-timeout": "open"
		};
		const marked = new WeakSet();
		function markUnsent(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG) marked.add(error);
			return error;
		}
		function isUnsent(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG && fateOf(error) === "unsent";
		}
		function isUncertain(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG && fateOf(error) === "open";
		}
		function unsentStageOf(code) {
			if (/^(?:ENOTFOUND|EAI_[A-Z]+)$/.test(code)) return "dns";
			return code === "ECONNREFUSED" ? "connect" : null;
		}
		function fateOf(error) {
			return marked.has(error) ? "unsent" : FATES[error.code];
		}
	})
};
