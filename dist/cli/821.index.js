export const id = 821;
export const ids = [821];
export const modules = {
	8842: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => readFields });
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4690);
		var _config_secret_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(470);
		const OPTIONS = {
			"git-repository.url": "--git-url",
			"git-repository.branch": "--git-branch",
			"min-running-instances": "--min-instances",
			"max-running-instances": "--max-instances",
			ports: "--port",
			"target-url": "--url",
			events: "--event",
			enabled: "--disabled"
		};
		const MAX_SHOWN_CHARS = 80;
		const PLAIN_WORD = /^[\w.:/@-]{1,60}$/;
		const HOW_TO_QUOTE = `the value is not JSON. Write a text as '"TEXT"' and an object as '{"name":"TEXT"}'`;
		function nameOption(setting) {
			return OPTIONS[setting] ?? `--${setting}`;
		}
		async function readFields(kind, reader, terminal, nameSetting = nameOption) {
			const texts = reader.texts("field");
			if (texts.length === 0) return undefined;
			const entries = [];
			for (const text of texts) {
				const at = text.indexOf("=");
				if (at <= 0) {
					reader.reject({
						name: "--field",
						seen: "",
						accepted: `write KEY=JSON, for example ${example("cluster", "c1")}`
					});
					continue;
				}
				const [field, value] = [text.slice(0, at), text.slice(at + 1)];
				const read = value.startsWith("@") ? await (0, _config_secret_source_js__WEBPACK_IMPORTED_MODULE_3__.f)(value.slice(1), terminal) : parseJson(value);
				if (read !== undefined) {
					entries.push([field, read]);
					continue;
				}
				const [problem] = (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__.wy)(kind, [[field, ""]], nameSetting);
				reject(reader, field, problem?.accepted ?? adviceFor(field, value));
			}
			const problems = (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__.wy)(kind, entries, nameSetting);
			for (const { field, accepted } of problems) reject(reader, field, accepted);
			const fields = Object.fromEntries(entries);
			if (problems.length === 0) (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__.jd)(fields);
			return fields;
		}
		function reject(reader, field, accepted) {
			reader.reject({
				name: `--field ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(field, MAX_SHOWN_CHARS)}`,
				seen: "",
				accepted
			});
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
		function adviceFor(field, value) {
			if ((0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__.eh)(field)) return `${HOW_TO_QUOTE}, or read a secret from a file with ${field}=@FILE`;
			if (!PLAIN_WORD.test(value)) return HOW_TO_QUOTE;
			return `${(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__.E$)(value)} is not JSON. To send it as a text, write ${example(field, (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__.E$)(value))}`;
		}
		function example(field, text) {
			return `--field ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(field, MAX_SHOWN_CHARS)}='"${text}"'`;
		}
	}),
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
	470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => readSecretInput,
			f: () => readSecretFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6641);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6329);
		var _arguments_exit_code_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5384);
		var _read_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8077);
		var _token_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4571);
		async function readSecretFile(path, { folder }) {
			try {
				return keep(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), "utf8"));
			} catch (error) {
				const reason = (0, _arguments_exit_code_of_js__WEBPACK_IMPORTED_MODULE_6__.$)(error);
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
					name: "the file",
					seen: "",
					accepted: `one that can be read (${reason})`
				}], error);
			}
		}
		async function readSecretInput(thing, values, terminal) {
			if ((0, _token_source_js__WEBPACK_IMPORTED_MODULE_5__.V)(values, terminal, await (0, _read_config_js__WEBPACK_IMPORTED_MODULE_4__.X)(values, terminal))) {
				const accepted = `${thing} and the token cannot both come from standard input; give the token in TOUCHDOWN_TOKEN`;
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
					name: "--token-file",
					seen: "",
					accepted
				}]);
			}
			return keep(await terminal.readInput() ?? "");
		}
		function keep(text) {
			const value = text.replace(/\r?\n$/, "");
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_3__.cl)(value);
			return value;
		}
	}),
	6821: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => command });
		var _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8842);
		var _arguments_field_option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46);
		var _created_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2955);
		var _next_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3994);
		var _required_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1054);
		var _resource_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8787);
		const command = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_5__.o)({
			name: "databases create",
			summary: "Creates a database in an environment",
			options: {
				environment: {
					type: "string",
					value: "ID",
					summary: "the environment; required"
				},
				name: {
					type: "string",
					value: "NAME",
					summary: "what it is called; required"
				},
				type: {
					type: "string",
					value: "TYPE",
					choices: ["POSTGRESQL"],
					summary: "POSTGRESQL is known; any other is sent as it is; required"
				},
				version: {
					type: "string",
					value: "VERSION",
					summary: "the version of the database"
				},
				mode: {
					type: "string",
					value: "MODE",
					choices: ["MANAGED"],
					summary: "MANAGED is known; any other is sent as it is"
				},
				cpu: {
					type: "string",
					value: "N",
					summary: "an integer; the platform does not tell its unit"
				},
				memory: {
					type: "string",
					value: "N",
					summary: "an integer; the platform does not tell its unit"
				},
				storage: {
					type: "string",
					value: "N",
					summary: "an integer; the platform does not tell its unit"
				},
				field: _arguments_field_option_js__WEBPACK_IMPORTED_MODULE_1__.P
			},
			examples: [["touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --version 16", "creates one"], ["touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --mode MANAGED --storage 20", "has the platform manage it"]],
			read: async ({ reader, terminal }) => ({
				environmentId: (0, _required_js__WEBPACK_IMPORTED_MODULE_4__.He)(reader, "environment", "give the id of the environment"),
				database: {
					name: (0, _required_js__WEBPACK_IMPORTED_MODULE_4__.He)(reader, "name", "give the name of the database"),
					type: (0, _required_js__WEBPACK_IMPORTED_MODULE_4__.He)(reader, "type", "give the type of the database, as POSTGRESQL"),
					version: (0, _required_js__WEBPACK_IMPORTED_MODULE_4__.yR)(reader, "version"),
					mode: (0, _required_js__WEBPACK_IMPORTED_MODULE_4__.yR)(reader, "mode"),
					cpu: (0, _required_js__WEBPACK_IMPORTED_MODULE_4__.No)(reader, "cpu"),
					memory: (0, _required_js__WEBPACK_IMPORTED_MODULE_4__.No)(reader, "memory"),
					storage: (0, _required_js__WEBPACK_IMPORTED_MODULE_4__.No)(reader, "storage"),
					fields: await (0, _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_0__.q)("database", reader, terminal)
				}
			}),
			perform: async ({ environmentId: parentId, database }, task) => {
				const { platform, call } = task;
				const create = () => platform.databases.create(parentId, database, call);
				const { id, name } = await (0, _created_js__WEBPACK_IMPORTED_MODULE_2__.Ur)(create, `The database ${database.name}`, _created_js__WEBPACK_IMPORTED_MODULE_2__.wl, task);
				const next = (0, _next_command_js__WEBPACK_IMPORTED_MODULE_3__.F)("databases", "deploy", id);
				(0, _created_js__WEBPACK_IMPORTED_MODULE_2__.SO)({
					resource: "database",
					id,
					name: name ?? database.name,
					parentId,
					next
				}, task);
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
	1054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ct: () => ORGANIZATION_OPTION,
			He: () => requireText,
			No: () => readAmount,
			yR: () => readText
		});
		const ORGANIZATION_OPTION = {
			type: "string",
			value: "ID_OR_NAME",
			summary: "the organization; else TOUCHDOWN_ORGANIZATION, else touchdown.yaml, else the only one that the token sees"
		};
		function requireText(reader, name, accepted) {
			const text = reader.text(name)?.trim() ?? "";
			if (text === "") reader.reject({
				name: `--${name}`,
				seen: "",
				accepted
			});
			return text;
		}
		function readText(reader, name) {
			const text = reader.text(name)?.trim();
			if (text === "") reader.reject({
				name: `--${name}`,
				seen: "",
				accepted: "leave it out, or give a text"
			});
			return text === "" ? undefined : text;
		}
		function readAmount(reader, name, least = 1) {
			return reader.number(name, {
				least,
				most: 2147483647
			});
		}
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
					const output = withoutSecrets((0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_4__.qw)(name, values["json"] === true, terminal));
					try {
						await perform(wanted, {
							platform,
							config,
							terminal,
							output,
							call
						});
						return _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.d.done;
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
	}),
	2245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E3: () => readString,
			G$: () => renderCompact,
			Gv: () => isObject,
			I9: () => isTooLarge,
			Ip: () => parseJsonOrNothing,
			ap: () => endOfString,
			pS: () => readWord,
			qF: () => parseJson,
			wQ: () => nameType
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		const MAX_VALUES = 1e5;
		function parseJson(text) {
			if (isTooLarge(text)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", `JSON of at most ${MAX_VALUES} values`, "larger");
			try {
				return JSON.parse(text);
			} catch (error) {
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "JSON", nameText(text), error);
			}
		}
		function parseJsonOrNothing(text) {
			try {
				return parseJson(text);
			} catch {
				return undefined;
			}
		}
		function isObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function readWord(value) {
			if (typeof value === "number" && Number.isFinite(value)) return String(value);
			return typeof value === "string" && value.trim() !== "" ? value : null;
		}
		function readString(value) {
			return typeof value === "string" && value.trim() !== "" ? value : null;
		}
		function nameType(value) {
			if (value === undefined) return "missing";
			if (value === null) return "null";
			if (Array.isArray(value)) return "an array";
			return typeof value === "string" && value.trim() === "" ? "an empty string" : `of type ${typeof value}`;
		}
		function renderCompact(value, where) {
			try {
				return JSON.stringify(value);
			} catch (error) {
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(where, "a value of few levels", "nested too deeply to be shown", error);
			}
		}
		function isTooLarge(text) {
			if (text.length <= MAX_VALUES) return false;
			let values = 1;
			for (let at = 0; at < text.length; at++) {
				const character = text.charCodeAt(at);
				if (character === QUOTE) at = endOfString(text, at);
				else if (character === COMMA || character === BRACKET || character === BRACE) values += 1;
				if (values > MAX_VALUES) return true;
			}
			return false;
		}
		const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [
			34,
			44,
			91,
			123,
			92
		];
		function endOfString(text, start) {
			for (let end = text.indexOf("\"", start + 1); end !== -1; end = text.indexOf("\"", end + 1)) {
				let backslashes = 0;
				while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
				if (backslashes % 2 === 0) return end;
			}
			return text.length;
		}
		function nameText(text) {
			if (text.trim() === "") return "an empty body";
			return /^\s*</.test(text) ? "an HTML page" : "text that is no JSON";
		}
	}),
	4690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cl: () => withExtraFields,
			eh: () => isSecretName,
			jd: () => registerSecretFields,
			vS: () => FIELD_PATH,
			wy: () => findFieldProblems
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6329);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2274);
		var _http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2245);
		const KNOWN = {
			project: {
				name: true,
				description: true
			},
			environment: {
				name: true,
				mode: true,
				cluster_id: true
			},
			application: {
				name: true,
				git_repository: {
					url: true,
					branch: true
				},
				build_mode: true,
				dockerfile_path: true,
				cpu: true,
				memory: true,
				min_running_instances: true,
				max_running_instances: true,
				ports: true
			},
			database: {
				name: true,
				type: true,
				version: true,
				mode: true,
				cpu: true,
				memory: true,
				storage: true
			},
			variable: {
				key: true,
				value: true
			},
			secret: {
				key: true,
				value: true
			},
			webhook: {
				target_url: true,
				events: true,
				enabled: true
			}
		};
		const FIELD_PATH = "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$";
		const RESERVED = [
			"__proto__",
			"constructor",
			"prototype"
		];
		const RESERVED_ADVICE = "reserved in JavaScript and is never sent. Use another name";
		const SECRET_NAME = /secret|passw|token|credential|private|api[_-]?key/i;
		const MAX_LEVELS = 50;
		const MAX_SHOWN_CHARS = 80;
		function findFieldProblems(kind, fields, nameSetting) {
			return fields.flatMap(([field, value], at) => {
				const wrong = (accepted) => [{
					field,
					accepted
				}];
				const path = field.split(".");
				if (!new RegExp(FIELD_PATH).test(field)) {
					return wrong("is not a field name. Use letters, digits, \"_\" and \"-\", with a dot before a nested field");
				}
				if (path.some((name) => RESERVED.includes(name))) return wrong(`this name is ${RESERVED_ADVICE}`);
				const before = fields.slice(0, at).find(([other]) => isWithin(other, field) || isWithin(field, other));
				if (before?.[0] === field) return wrong("is given twice. Give each field once");
				if (before !== undefined) return wrong(`overlaps with ${before[0]}. Give each field once`);
				const problem = findValueProblem(value, 0);
				return problem === null ? findKnown(KNOWN[kind], path, value, nameSetting) : wrong(problem);
			});
		}
		function withExtraFields(kind, body, fields = {}) {
			const problems = findFieldProblems(kind, Object.entries(fields), (setting) => setting);
			if (problems.length > 0) {
				const inputs = problems.map(({ field, accepted }) => ({
					name: `fields.${shown(field)}`,
					seen: "",
					accepted
				}));
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(inputs);
			}
			registerSecretFields(fields);
			return Object.entries(fields).reduce((merged, [field, value]) => withField(merged, field.split("."), value), body);
		}
		function registerSecretFields(fields) {
			const register = (value, isSecret) => {
				if (typeof value === "string" && isSecret) (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.cl)(value);
				if (typeof value !== "object" || value === null) return;
				for (const [name, inner] of Object.entries(value)) register(inner, isSecret || isSecretName(name));
			};
			register(fields, false);
		}
		function isSecretName(name) {
			return SECRET_NAME.test(name);
		}
		function isWithin(path, of) {
			return path === of || path.startsWith(`${of}.`);
		}
		function findKnown(known, path, value, nameSetting, above = []) {
			if (known === undefined) return [];
			const [name, ...rest] = path;
			const field = [...above, ...path].join(".");
			if (known === true) {
				const which = path.length === 0 ? "this field" : `the field ${above.join(".")}`;
				const setting = nameSetting(above.join(".").replaceAll("_", "-"));
				return [{
					field,
					accepted: `touchdown sets ${which} itself${setting === null ? "" : `. Use ${setting}`}`
				}];
			}
			if (name !== undefined) return findKnown(own(known, name), rest, value, nameSetting, [...above, name]);
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value)) {
				return [{
					field,
					accepted: `touchdown builds this object itself. Add to it with ${field}.FIELD`
				}];
			}
			return Object.entries(value).flatMap(([inner, one]) => findKnown(own(known, inner), [], one, nameSetting, [...above, inner]));
		}
		function own(object, key) {
			return Object.hasOwn(object, key) ? object[key] : undefined;
		}
		function findValueProblem(value, level) {
			if (level > MAX_LEVELS) return `its value is nested more than ${MAX_LEVELS} levels deep`;
			if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return null;
			if (Array.isArray(value)) return firstProblem(value, level);
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value) || Object.getPrototypeOf(value) !== Object.prototype) return "its value is not JSON";
			const reserved = Object.keys(value).find((name) => RESERVED.includes(name));
			return reserved === undefined ? firstProblem(Object.values(value), level) : `${reserved} in its value is ${RESERVED_ADVICE}`;
		}
		function firstProblem(values, level) {
			for (const value of values) {
				const problem = findValueProblem(value, level + 1);
				if (problem !== null) return problem;
			}
			return null;
		}
		function withField(object, [name = "", ...rest], value) {
			const present = own(object, name);
			const inner = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(present) ? present : {};
			if (rest.length > 0) return {
				...object,
				[name]: withField(inner, rest, value)
			};
			return {
				...object,
				[name]: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value) ? {
					...inner,
					...value
				} : value
			};
		}
		function shown(field) {
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(field, MAX_SHOWN_CHARS);
		}
	})
};
