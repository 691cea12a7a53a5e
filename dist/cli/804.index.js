export const id = 804;
export const ids = [804];
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
	1330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fc: () => renderNextCommand,
			Zg: () => createResource,
			h: () => doOnce
		});
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2320);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		const CHECK_CONSOLE = "Check the platform's console before you create it again.";
		async function createResource({ resource, name, parentId, hint = CHECK_CONSOLE, next }, create, task) {
			const thing = `The ${resource} ${resource === "webhook" ? "to " : ""}${name}`;
			const doubt = {
				message: `${thing} may have been created: the response was lost.`,
				hint
			};
			const created = await doOnce(create, doubt, task);
			const { id } = created;
			const shown = created.name ?? name;
			const command = next === undefined ? null : renderNextCommand(...next(id));
			const text = `Created ${resource} ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(shown)}. Its id is ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(id)}.\n${command === null ? "" : `Next: ${command}\n`}`;
			task.output.show("result", {
				resource,
				id,
				name: shown,
				parentId,
				next: command
			}, text);
		}
		async function doOnce(act, { message, hint }, { output, terminal }) {
			try {
				return await act();
			} catch (error) {
				if ((0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__.cp)(error)) {
					const warning = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(`${message} ${hint}`);
					output.show("notice", {
						code: "uncertain",
						message: warning
					}, "");
					terminal.err(`${warning}\n`);
				}
				throw error;
			}
		}
		function renderNextCommand(...words) {
			return ["touchdown", ...words.map(quoteWord)].join(" ");
		}
		function quoteWord(word) {
			const plain = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(word);
			return /^[\w./:@=-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", String.raw`'\''`)}'`;
		}
	}),
	3804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			claimReward: () => claimReward,
			deployDatabase: () => deployDatabase
		});
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		var _do_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1330);
		var _resource_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8787);
		const deployDatabase = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_2__.o)({
			name: "databases deploy",
			summary: "Deploys a database; the platform does not report the outcome",
			arguments: [{
				name: "DATABASE_ID",
				isRequired: true,
				summary: "id of the database"
			}],
			options: {},
			examples: [["touchdown databases deploy DATABASE_ID", "requests the deployment"], ["touchdown databases deploy DATABASE_ID --json", "prints the deployment's id and status as JSON"]],
			read: ({ words: [databaseId = ""] }) => databaseId,
			perform: async (databaseId, task) => {
				const { platform, call, output } = task;
				const doubt = {
					message: `A deployment of the database ${databaseId} may have been started: the response was lost.`,
					hint: "Check the platform's console before you start it again."
				};
				const { id, status } = await (0, _do_once_js__WEBPACK_IMPORTED_MODULE_1__.h)(() => platform.databases.deploy(databaseId, call), doubt, task);
				const stateWord = status === null ? "" : ` The platform reports: ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(status)}.`;
				const text = `Deployment of database ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(databaseId)} requested.${stateWord} See the platform's console for its outcome.\n`;
				output.show("result", {
					databaseId,
					deploymentId: id,
					status
				}, text);
			}
		});
		const claimReward = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_2__.o)({
			name: "rewards claim",
			summary: "Claims the reward of an invitation; a code can be claimed at most 3 times",
			arguments: [{
				name: "CODE",
				isRequired: true,
				summary: "code of the invitation"
			}],
			options: {},
			examples: [["touchdown rewards claim SUMMER-2026", "claims the reward"], ["touchdown rewards claim SUMMER-2026 --json", "prints the result as JSON"]],
			read: ({ words: [code = ""] }) => code.trim(),
			perform: async (code, task) => {
				const doubt = {
					message: "The reward may have been claimed: the response was lost.",
					hint: "Check the platform's console before you claim it again."
				};
				await (0, _do_once_js__WEBPACK_IMPORTED_MODULE_1__.h)(() => task.platform.rewards.claim({ code }, task.call), doubt, task);
				task.output.show("result", { isClaimed: true }, "Claimed the reward.\n");
			}
		});
	}),
	8787: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => createResourceCommand });
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
		var _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4527);
		var _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1560);
		var _config_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1998);
		var _terminal_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7237);
		const MAX_CALL_MS = 6e5;
		function createResourceCommand({ name, read, perform, ...shown }) {
			return {
				...shown,
				options: {
					...shown.options,
					..._config_connection_js__WEBPACK_IMPORTED_MODULE_3__.Ur
				},
				async run(values, terminal, words) {
					const reader = (0, _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_2__.V)(values);
					const wanted = await read({
						reader,
						words,
						values,
						terminal
					});
					reader.finish();
					const { platform, config, close } = await (0, _config_connection_js__WEBPACK_IMPORTED_MODULE_3__.Ng)(values, terminal);
					const call = {
						signal: terminal.ending,
						timeoutMs: MAX_CALL_MS
					};
					const output = withoutSecrets((0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_4__.q)(name, values["json"] === true, terminal));
					try {
						await perform(wanted, {
							platform,
							config,
							terminal,
							output,
							call
						});
						return _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.done;
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
