export const id = 476;
export const ids = [476];
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
	5476: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			command: () => create_application_command,
			parsePort: () => parsePort,
			readApplication: () => readApplication
		});
		var command = __webpack_require__(283);
		var common_options = __webpack_require__(9034);
		var extra_field_options = __webpack_require__(8842);
		var option_values = __webpack_require__(1560);
		var promises_ = __webpack_require__(1455);
		var external_node_path_ = __webpack_require__(6760);
		var errors = __webpack_require__(6641);
		var near_word = __webpack_require__(2260);
		var untrusted = __webpack_require__(2274);
		var http_json = __webpack_require__(2245);
		var exit_codes = __webpack_require__(4527);
		;
		const MAX_SHOWN_CHARS = 60;
		async function readOptionsFile(path, options, { folder }) {
			const { parseYaml } = await Promise.all([__webpack_require__.e(815), __webpack_require__.e(317)]).then(__webpack_require__.bind(__webpack_require__, 5317));
			return decodeOptions(parseYaml(await readText((0, external_node_path_.resolve)(folder, path), path), path), options, path);
		}
		function decodeOptions(json, options, path) {
			if (!(0, http_json.Gv)(json)) {
				throw new errors.dz([{
					name: path,
					seen: "",
					problem: "is not a list of keys and values. Write for example \"name: web\"."
				}]);
			}
			const bad = [];
			const values = Object.entries(json).map(([key, value]) => {
				const option = Object.hasOwn(options, key) ? options[key] : undefined;
				const read = option === undefined ? null : decodeValue(value ?? undefined, option);
				if (read === null) {
					const problem = option === undefined ? (0, near_word.V)(key, Object.keys(options)) : describeValue(option);
					bad.push({
						name: `${path}: ${(0, untrusted.h0)(key).slice(0, MAX_SHOWN_CHARS)}`,
						seen: "",
						problem
					});
				}
				return [key, read ?? undefined];
			});
			if (bad.length > 0) throw new errors.dz(bad);
			return Object.fromEntries(values);
		}
		function decodeValue(value, { multiple = false }) {
			if (!Array.isArray(value)) return value === undefined ? undefined : asText(value);
			const texts = value.map(asText).filter((text) => text !== null);
			return multiple && texts.length === value.length ? texts : null;
		}
		function asText(value) {
			if (typeof value === "string") return value;
			return typeof value === "number" && Number.isFinite(value) ? String(value) : null;
		}
		function describeValue({ multiple = false }) {
			return multiple ? "is not a text, a number, or a list of them." : "is not a text or a number.";
		}
		async function readText(path, name) {
			try {
				return await (0, promises_.readFile)(path, "utf8");
			} catch (error) {
				const reason = (0, exit_codes.$N)(error);
				throw new errors.dz([{
					name: "--from",
					seen: name,
					problem: `cannot be read (${reason}). Check the path and its permissions.`
				}], error);
			}
		}
		var do_once = __webpack_require__(1330);
		var resource_command = __webpack_require__(8787);
		;
		const OPTIONS = {
			environment: (0, command.F9)("ID", "id of the environment (required)"),
			name: (0, command.F9)("NAME", "its name (required)"),
			"git-url": (0, command.F9)("URL", "Git repository to build"),
			"git-branch": (0, command.F9)("BRANCH", "branch of the repository"),
			"build-mode": (0, command.F9)("MODE", "DOCKER or another mode of the platform", { choices: ["DOCKER"] }),
			"dockerfile-path": (0, command.F9)("PATH", "path of the Dockerfile in the repository"),
			cpu: (0, command.F9)("N", "integer in the platform's unit, which is not documented"),
			memory: (0, command.F9)("N", "integer in the platform's unit, which is not documented"),
			"min-instances": (0, command.F9)("N", "minimum number of instances"),
			"max-instances": (0, command.F9)("N", "maximum number of instances"),
			port: (0, command.F9)("PORT", "8080, 8080:443 or 8080:443/HTTP; add ,public for public access; can be repeated", { multiple: true }),
			field: common_options.Px
		};
		const create_application_command = (0, resource_command.o)({
			name: "applications create",
			summary: "Creates an application in an environment",
			options: {
				...OPTIONS,
				from: (0, command.F9)("FILE", "read options from this YAML or JSON file with the same names; options on the command line take precedence")
			},
			examples: [["touchdown applications create --environment ENV_ID --name web --git-url https://github.com/acme/web --git-branch main --port 8080:443/HTTP,public", "creates an application with a public port"], ["touchdown applications create --environment ENV_ID --from web.yaml --cpu 500", "reads the rest from a file"]],
			read,
			perform: async ({ environmentId: parentId, application }, task) => {
				const { platform, call } = task;
				const creation = {
					resource: "application",
					name: application.name,
					parentId,
					next: (id) => ["deploy", id]
				};
				await (0, do_once.Zg)(creation, () => platform.applications.create(parentId, application, call), task);
			}
		});
		async function read({ values, terminal }) {
			const from = values["from"];
			const inFile = typeof from === "string" ? await readOptionsFile(from, OPTIONS, terminal) : {};
			const reader = (0, option_values.V)({
				...inFile,
				...values
			});
			const environmentId = (0, common_options.He)(reader, "environment", "is missing. Give the id of the environment.");
			const application = {
				...readApplication(reader),
				fields: await (0, extra_field_options.q)("application", reader, terminal)
			};
			reader.finish();
			return {
				environmentId,
				application
			};
		}
		function readApplication(reader) {
			const url = readGitUrl(reader);
			const branch = (0, common_options.yR)(reader, "git-branch");
			if (branch !== undefined && reader.text("git-url") === undefined) {
				reader.reject({
					name: "--git-branch",
					seen: branch,
					problem: "needs --git-url, the repository of this branch. Add it."
				});
			}
			const [least, most] = [(0, common_options.No)(reader, "min-instances", 0), (0, common_options.No)(reader, "max-instances")];
			if (least !== undefined && most !== undefined && least > most) {
				reader.reject({
					name: "--min-instances",
					seen: String(least),
					problem: `is more than --max-instances ${most}.`
				});
			}
			const ports = readPorts(reader);
			return {
				name: (0, common_options.He)(reader, "name", "is missing. Give the name of the application."),
				gitRepository: url === undefined ? undefined : {
					url,
					branch
				},
				buildMode: (0, common_options.yR)(reader, "build-mode"),
				dockerfilePath: (0, common_options.yR)(reader, "dockerfile-path"),
				cpu: (0, common_options.No)(reader, "cpu"),
				memory: (0, common_options.No)(reader, "memory"),
				minRunningInstances: least,
				maxRunningInstances: most,
				ports: ports.length === 0 ? undefined : ports
			};
		}
		function readGitUrl(reader) {
			const text = (0, common_options.yR)(reader, "git-url");
			const url = URL.parse(text ?? "");
			const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
			if (url === null || url.password === "" && !(isWeb && url.username !== "")) return text;
			const problem = "has a user or password in it. Remove it: the platform uses its own access to git.";
			reader.reject({
				name: "--git-url",
				seen: "",
				problem
			});
			return undefined;
		}
		function readPorts(reader) {
			return reader.texts("port").flatMap((seen) => {
				const port = parsePort(seen);
				if (port === null) {
					const problem = "is not a port. Use for example 8080, 8080:443, 8080:443/HTTP or 8080:443/HTTP,public.";
					reader.reject({
						name: "--port",
						seen,
						problem
					});
				}
				return port ?? [];
			});
		}
		const PORT = /^(?<internal>\d{1,5})(?::(?<external>\d{1,5}))?(?:\/(?<protocol>[A-Za-z][A-Za-z0-9_]{0,31}))?(?<isPublic>,public)?$/;
		function parsePort(text) {
			const { internal, external, protocol, isPublic } = PORT.exec(text.trim())?.groups ?? {};
			const [internalPort, externalPort] = [asPort(internal), asPort(external)];
			if (internalPort === undefined || external !== undefined && externalPort === undefined) return null;
			return {
				internalPort,
				externalPort,
				protocol: protocol?.toUpperCase(),
				publiclyAccessible: isPublic === undefined ? undefined : true
			};
		}
		function asPort(text) {
			const port = Number(text);
			return port >= 1 && port <= 65535 ? port : undefined;
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
