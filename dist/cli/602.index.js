export const id = 602;
export const ids = [602];
export const modules = {
	8842: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => readFields });
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6329);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2274);
		var _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4690);
		var _config_secret_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(470);
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
		const HOW_TO_QUOTE = `has a value that is not JSON. Write a text as '"TEXT"' and an object as '{"name":"TEXT"}'.`;
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
						problem: `is not KEY=JSON. Use for example ${example("cluster", "c1")}.`
					});
					continue;
				}
				const [field, value] = [text.slice(0, at), text.slice(at + 1)];
				const read = value.startsWith("@") ? await (0, _config_secret_source_js__WEBPACK_IMPORTED_MODULE_4__.fW)(value.slice(1), terminal) : (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(value);
				if (read !== undefined) {
					entries.push([field, read]);
					continue;
				}
				const [problem] = (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__.wy)(kind, [[field, ""]], nameSetting);
				reject(reader, field, problem?.problem ?? adviceFor(field, value));
			}
			const problems = (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__.wy)(kind, entries, nameSetting);
			for (const { field, problem } of problems) reject(reader, field, problem);
			const fields = Object.fromEntries(entries);
			if (problems.length === 0) (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__.jd)(fields);
			return fields;
		}
		function reject(reader, field, problem) {
			reader.reject({
				name: `--field ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(field, MAX_SHOWN_CHARS)}`,
				seen: "",
				problem
			});
		}
		function adviceFor(field, value) {
			if ((0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__.eh)(field)) return `${HOW_TO_QUOTE} To read a secret from a file, use ${field}=@FILE.`;
			if (!PLAIN_WORD.test(value)) return HOW_TO_QUOTE;
			return `has the value ${(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(value)}, which is not JSON. To send it as a text, write ${example(field, (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(value))}.`;
		}
		function example(field, text) {
			return `--field ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(field, MAX_SHOWN_CHARS)}='"${text}"'`;
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
	5602: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			createSecrets: () => createSecrets,
			createVariables: () => createVariables,
			parsePairs: () => parsePairs,
			requireKeys: () => requireKeys
		});
		var errors = __webpack_require__(6641);
		var untrusted = __webpack_require__(2274);
		var command = __webpack_require__(283);
		var common_options = __webpack_require__(9034);
		var extra_field_options = __webpack_require__(8842);
		var do_once = __webpack_require__(1330);
		var resource_command = __webpack_require__(8787);
		var redaction = __webpack_require__(6329);
		var secret_source = __webpack_require__(470);
		;
		async function readSecretValues({ keys, fromEnvironment, valueFiles }, values, terminal) {
			const files = parseFiles(valueFiles, keys);
			const left = keys.filter((key) => !files.has(key) && !fromEnvironment);
			if (left.length > 1) {
				throw missing(left.join(", "), "cannot all be read from standard input, which holds one value. Use --from-env, or --value-file KEY=PATH for each.");
			}
			const found = new Map();
			for (const key of keys) {
				const path = files.get(key);
				const value = path !== undefined ? await (0, secret_source.fW)(path, terminal) : fromEnvironment ? terminal.env[key] ?? "" : await (0, secret_source.NL)(`the value of ${key}`, values, terminal);
				(0, redaction.cl)(value);
				if (value === "") throw missing(key, describeEmptiness(path, fromEnvironment));
				found.set(key, value);
			}
			return found;
		}
		function parseFiles(valueFiles, keys) {
			const pairs = valueFiles.map((text) => {
				const [key = ""] = text.split("=", 1);
				return [key, text.slice(key.length + 1)];
			});
			const [wrong] = pairs.filter(([key, path]) => !keys.includes(key) || path === "");
			if (wrong !== undefined) throw missing("--value-file", "is not KEY=PATH with one of the given keys and the path of a file.");
			const files = new Map(pairs);
			if (files.size < pairs.length) throw missing("--value-file", "has the same key twice. Give each key once.");
			return files;
		}
		function describeEmptiness(path, fromEnvironment) {
			if (path !== undefined) return "is empty: its file has no content.";
			if (fromEnvironment) return "is not set: the environment variable of this name does not exist or is empty.";
			return "is empty: standard input has no content. Pipe the value in, or use --from-env or --value-file KEY=PATH.";
		}
		function missing(name, problem) {
			return new errors.dz([{
				name,
				seen: "",
				problem
			}]);
		}
		;
		const createVariables = (0, resource_command.o)({
			name: "variables create",
			summary: "Creates environment variables of an application; for secrets, use touchdown secrets create",
			arguments: [{
				name: "APP_ID",
				isRequired: true,
				summary: "id of the application"
			}, {
				name: "KEY=VALUE",
				isRequired: true,
				isRepeated: true,
				summary: "a variable and its value"
			}],
			options: { field: {
				...common_options.Px,
				summary: `${common_options.Px.summary}; sent with each variable`
			} },
			examples: [["touchdown variables create APP_ID LOG_LEVEL=info", "creates a variable"], ["touchdown variables create APP_ID LOG_LEVEL=info GREETING=\"Good morning\"", "creates two variables"]],
			read: async ({ reader, terminal, words: [appId = "", ...pairs] }) => ({
				appId,
				variables: parsePairs(pairs),
				fields: await (0, extra_field_options.q)("variable", reader, terminal, () => "KEY=VALUE")
			}),
			perform: ({ appId, variables, fields }, task) => {
				const create = (key, value) => task.platform.applications.environmentVariables.create(appId, {
					key,
					value,
					fields
				}, task.call);
				return writeKeys("variable", appId, variables, create, task);
			}
		});
		const SETTINGS = {
			key: "KEY",
			value: "--from-env, --value-file or standard input"
		};
		const createSecrets = (0, resource_command.o)({
			name: "secrets create",
			summary: "Creates secrets of an application, whose values come from the environment, files or standard input",
			arguments: [{
				name: "APP_ID",
				isRequired: true,
				summary: "id of the application"
			}, {
				name: "KEY",
				isRequired: true,
				isRepeated: true,
				summary: "name of a secret, not its value"
			}],
			options: {
				"from-env": (0, command.kY)("read each value from the environment variable of the same name"),
				"value-file": (0, command.F9)("KEY=PATH", "read the value of KEY from a file, without a trailing line break; can be repeated", { multiple: true }),
				field: {
					...common_options.Px,
					summary: `${common_options.Px.summary}; sent with each secret`
				}
			},
			examples: [
				["touchdown secrets create APP_ID DATABASE_URL --from-env", "reads the value from the variable DATABASE_URL"],
				["touchdown secrets create APP_ID TLS_KEY --value-file TLS_KEY=key.pem", "reads the value from a file"],
				["pass show shop/api-key | touchdown secrets create APP_ID API_KEY", "reads the value from standard input"]
			],
			read: async ({ reader, words: [appId = "", ...keys], values, terminal }) => {
				requireKeys(keys);
				const sources = {
					keys,
					fromEnvironment: reader.flag("from-env"),
					valueFiles: reader.texts("value-file")
				};
				const fields = await (0, extra_field_options.q)("secret", reader, terminal, (setting) => SETTINGS[setting] ?? null);
				reader.finish();
				return {
					appId,
					fields,
					secrets: await readSecretValues(sources, values, terminal)
				};
			},
			perform: ({ appId, secrets, fields }, task) => {
				const create = (key, value) => task.platform.applications.secrets.create(appId, {
					key,
					value,
					fields
				}, task.call);
				return writeKeys("secret", appId, secrets, create, task);
			}
		});
		async function writeKeys(thing, appId, values, create, task) {
			const waiting = [...values.keys()];
			try {
				for (const [key, value] of values) {
					waiting.shift();
					const message = `The ${thing} ${key} of application ${appId} may have been created: the response was lost.`;
					await (0, do_once.h)(() => create(key, value), {
						message,
						hint: HINTS[thing](appId)
					}, task);
					task.output.show("item", {
						resource: thing,
						key,
						applicationId: appId
					}, `Created ${thing} ${(0, untrusted.h0)(key)}.\n`);
				}
			} catch (error) {
				if (waiting.length > 0) task.terminal.err(`Not tried: ${waiting.map(untrusted.h0).join(", ")}.\n`);
				throw error;
			}
			const next = (0, do_once.Fc)("deploy", appId);
			const result = {
				things: `${thing}s`,
				count: values.size,
				next
			};
			task.output.show("result", result, `The application gets ${values.size === 1 ? "it" : "them"} with its next deployment. Next: ${next}\n`);
		}
		const HINTS = {
			variable: (appId) => `Check ${(0, do_once.Fc)("variables", "list", appId)} before you create it again.`,
			secret: () => "Create it again. If it already exists, the platform says so."
		};
		const KEY = /^[^\s=\p{C}]+$/u;
		const MAX_SHOWN_CHARS = 60;
		function parsePairs(words) {
			const pairs = words.map((word) => [word.split("=", 1)[0] ?? "", word]);
			const bad = pairs.filter(([key, word]) => !KEY.test(key) || key === word).map(([key]) => ({
				name: "KEY=VALUE",
				seen: shorten(key),
				problem: "is not a key with a value. Write a key, an equals sign and the value."
			}));
			requireNone([...bad, ...findRepeated(pairs.map(([key]) => key))]);
			return new Map(pairs.map(([key, word]) => [key, word.slice(key.length + 1)]));
		}
		function requireKeys(words) {
			const bad = words.filter((word) => !KEY.test(word)).map((word) => ({
				name: "KEY",
				seen: "",
				problem: word.includes("=") ? "has a value on the command line, where others can read it. Change that value, and give it with --from-env, --value-file or standard input." : "is not a key. Use a text without spaces and control characters."
			}));
			requireNone([...bad, ...findRepeated(words)]);
		}
		function findRepeated(keys) {
			const repeated = new Set(keys.filter((key, at) => keys.indexOf(key) !== at && KEY.test(key)));
			return [...repeated].map((key) => ({
				name: "KEY",
				seen: shorten(key),
				problem: "is given twice. Give each key once."
			}));
		}
		function requireNone(bad) {
			if (bad.length > 0) throw new errors.dz(bad);
		}
		function shorten(text) {
			return (0, untrusted.h0)(text).slice(0, MAX_SHOWN_CHARS);
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
		const RESERVED_ADVICE = "reserved in JavaScript and never sent. Use another name.";
		const SECRET_NAME = /secret|passw|token|credential|private|api[_-]?key/i;
		const MAX_LEVELS = 50;
		const MAX_SHOWN_CHARS = 80;
		function findFieldProblems(kind, fields, nameSetting) {
			return fields.flatMap(([field, value], at) => {
				const wrong = (problem) => [{
					field,
					problem
				}];
				const path = field.split(".");
				if (!new RegExp(FIELD_PATH).test(field)) {
					return wrong("is not a field name. Use letters, digits, \"_\" and \"-\", with a dot before a nested field.");
				}
				if (path.some((name) => RESERVED.includes(name))) return wrong(`is ${RESERVED_ADVICE}`);
				const before = fields.slice(0, at).find(([other]) => isWithin(other, field) || isWithin(field, other));
				if (before?.[0] === field) return wrong("is given twice. Give each field once.");
				if (before !== undefined) return wrong(`is given together with the overlapping ${before[0]}. Give each field once.`);
				const problem = findValueProblem(value, 0);
				return problem === null ? findKnown(KNOWN[kind], path, value, nameSetting) : wrong(problem);
			});
		}
		function withExtraFields(kind, body, fields = {}) {
			const problems = findFieldProblems(kind, Object.entries(fields), (setting) => setting);
			if (problems.length > 0) {
				const inputs = problems.map(({ field, problem }) => ({
					name: `fields.${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(field, MAX_SHOWN_CHARS)}`,
					seen: "",
					problem
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
					problem: `cannot be set: touchdown sets ${which} itself.${setting === null ? "" : ` Use ${setting}.`}`
				}];
			}
			if (name !== undefined) return findKnown(own(known, name), rest, value, nameSetting, [...above, name]);
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value)) {
				return [{
					field,
					problem: `cannot be replaced: touchdown builds this object. Add to it with ${field}.FIELD.`
				}];
			}
			return Object.entries(value).flatMap(([inner, one]) => findKnown(own(known, inner), [], one, nameSetting, [...above, inner]));
		}
		function own(object, key) {
			return Object.hasOwn(object, key) ? object[key] : undefined;
		}
		function findValueProblem(value, level) {
			if (level > MAX_LEVELS) return `has a value that is nested more than ${MAX_LEVELS} levels deep. Use fewer levels.`;
			if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return null;
			if (Array.isArray(value)) return firstProblem(value, level);
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value) || Object.getPrototypeOf(value) !== Object.prototype) return "has a value that is not JSON. Use JSON.";
			const reserved = Object.keys(value).find((name) => RESERVED.includes(name));
			return reserved === undefined ? firstProblem(Object.values(value), level) : `has ${reserved} in its value, which is ${RESERVED_ADVICE}`;
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
	})
};
