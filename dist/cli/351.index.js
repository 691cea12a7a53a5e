export const id = 351;
export const ids = [351];
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
	3641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			mA: () => findOrganizationId,
			t2: () => findOrganization,
			wI: () => findProjectId
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2062);
		var _platform_resources_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9425);
		async function findOrganizationId({ organizations }, nameOrId, call) {
			if (nameOrId !== null) return (0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.O)(nameOrId) ? nameOrId : (await organizations.find(nameOrId, call)).id;
			const seen = [];
			for await (const organization of organizations.list(call)) {
				seen.push(organization);
				if (seen.length > _platform_resources_lists_js__WEBPACK_IMPORTED_MODULE_1__.qy) break;
			}
			const [only, ...others] = seen;
			if (only !== undefined && others.length === 0) return only.id;
			const problem = only === undefined ? "is missing: the token sees none. Give its id with --organization, or use a token with the scope Read." : `is missing: the token sees several. Choose one with --organization: ${(0, _platform_resources_lists_js__WEBPACK_IMPORTED_MODULE_1__.Ts)(seen, false)}.`;
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "organization",
				seen: "",
				problem
			}]);
		}
		async function findProjectId(platform, { organization, project }, call) {
			if ((0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.O)(project)) return project;
			const organizationId = await findOrganizationId(platform, organization, call);
			return (await platform.projects.find(organizationId, project, call)).id;
		}
		async function findOrganization(platform, { named, known }, call) {
			if (named !== null || known === null) return findOrganizationId(platform, named, call);
			for await (const { id } of platform.organizations.list(call)) if ((0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.W)(id, known)) return id;
			return findOrganizationId(platform, null, call);
		}
	}),
	4351: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			command: () => command,
			hideUrl: () => hideUrl,
			parseWebhookUrl: () => parseWebhookUrl
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6329);
		var _arguments_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(283);
		var _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9034);
		var _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8842);
		var _config_find_organization_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3641);
		var _config_secret_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(470);
		var _do_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1330);
		var _resource_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8787);
		const command = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_7__.o)({
			name: "webhooks create",
			summary: "Creates a webhook that sends deployment events to a URL",
			options: {
				url: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_8__.F9)("URL", "URL to send events to; if it contains a secret, use --url-file"),
				"url-file": (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_8__.F9)("FILE", "read the URL from this file, or from standard input if it is -"),
				event: _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_2__.pk,
				field: _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_2__.Px,
				disabled: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_8__.kY)("create it disabled, so it sends no events yet"),
				organization: _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_2__.Ct
			},
			examples: [
				["touchdown webhooks create --url https://ci.example.com/hooks/touchdown", "sends every deployment event"],
				["touchdown webhooks create --url-file url.txt --event DEPLOYMENT_FAILED", "sends only failures, to a secret URL"],
				["touchdown webhooks create --url https://ci.example.com/ --field target_secret=@secret.txt", "sends a secret from a file in a field that has no option"]
			],
			read: async (given) => {
				const { reader, terminal } = given;
				const events = (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_2__.wj)(reader);
				const fields = await (0, _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_3__.q)("webhook", reader, terminal);
				const targetUrl = parseWebhookUrl(await readAddress(given));
				return {
					targetUrl,
					events,
					enabled: !reader.flag("disabled"),
					fields
				};
			},
			perform: async (webhook, task) => {
				const { platform, config, call } = task;
				const parentId = await (0, _config_find_organization_js__WEBPACK_IMPORTED_MODULE_4__.mA)(platform, config.organization, call);
				const shown = hideUrl(webhook.targetUrl);
				const create = async () => ({ id: (await platform.webhooks.create(parentId, webhook, call)).id });
				await (0, _do_once_js__WEBPACK_IMPORTED_MODULE_6__.Zg)({
					resource: "webhook",
					name: shown,
					parentId
				}, create, task);
			}
		});
		async function readAddress({ reader, values, terminal }) {
			const [url, file] = [reader.text("url"), reader.text("url-file")];
			if (url !== undefined && file !== undefined) {
				reader.reject({
					name: "--url-file",
					seen: "",
					problem: "cannot be combined with --url. Give only one of them."
				});
			}
			reader.finish();
			if (file === undefined) return url ?? "";
			return file === "-" ? (0, _config_secret_source_js__WEBPACK_IMPORTED_MODULE_5__.NL)("the address", values, terminal) : (0, _config_secret_source_js__WEBPACK_IMPORTED_MODULE_5__.fW)(file, terminal);
		}
		const MIN_SECRET_CHARS = 8;
		function parseWebhookUrl(text) {
			const trimmed = text.trim();
			const url = /[\s\p{C}]/u.test(trimmed) ? null : URL.parse(trimmed);
			if (url === null || url.protocol !== "https:" && url.protocol !== "http:") {
				const problem = "is missing or not an http or https URL. Give one with --url, or in a file with --url-file.";
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
					name: "--url",
					seen: "",
					problem
				}]);
			}
			const parts = [
				url.username,
				url.password,
				url.pathname,
				...url.pathname.split("/"),
				...url.searchParams.values()
			];
			const isSecret = parts.filter((part) => part.length >= MIN_SECRET_CHARS && /\d/.test(part));
			const isBare = url.href === `${url.origin}/`;
			for (const part of [
				isBare ? "" : trimmed,
				url.password,
				...isSecret
			]) (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.cl)(part);
			return trimmed;
		}
		function hideUrl(address) {
			const url = URL.parse(address);
			if (url === null) return "\u2026";
			return `${url.origin}${url.pathname === "/" && url.search === "" ? "/" : "/\u2026"}`;
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
	2062: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => isUuid,
			W: () => isSameId
		});
		const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
		function isUuid(id) {
			return UUID.test(id);
		}
		function isSameId(one, other) {
			return one === other || isUuid(one) && one.toLowerCase() === other.toLowerCase();
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
	}),
	9425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ci: () => decodePage,
			Ts: () => renderCandidates,
			WD: () => takeTurns,
			_M: () => findByIdOrName,
			_U: () => findByName,
			_w: () => listAll,
			md: () => PAGE_SIZE,
			pN: () => listPages,
			qy: () => MAX_CANDIDATES
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2245);
		const PAGE_SIZE = 100;
		function takeTurns(transport, options = {}) {
			let leftMs = transport.leftMs(transport.begin(options));
			return async (send) => {
				const call = transport.begin({
					...options,
					timeoutMs: leftMs
				});
				try {
					return await send(call);
				} finally {
					leftMs = transport.leftMs(call);
				}
			};
		}
		function decodePage(json, decodeItem) {
			const { list, where, paging } = findList(json);
			const items = list.map((item, at) => {
				const place = `${where}[${at}]`;
				if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(item)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(place, "an object", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(item));
				return decodeItem(item, place);
			});
			return {
				items,
				totalPages: readCount(paging["total_pages"]),
				totalCount: readCount(paging["total_count"])
			};
		}
		async function* listAll(fetchPage, identityOf) {
			const seen = new Set();
			for (let page = 1;; page++) {
				const { items, totalPages, totalCount } = await fetchPage(page);
				const seenBefore = seen.size;
				for (const item of items) {
					const identity = identityOf(item);
					if (seen.has(identity)) continue;
					seen.add(identity);
					yield item;
				}
				const isLast = totalPages !== null && page >= totalPages || totalCount !== null && seen.size >= totalCount;
				const countsItself = (totalPages ?? 1) === 1 && (totalCount ?? items.length) === items.length;
				const isDoubtful = items.length >= PAGE_SIZE && countsItself;
				if (isLast && !isDoubtful || seen.size === seenBefore) return;
			}
		}
		function listPages(transport, takeTurn, operationOf, decodeItem, identityOf) {
			return listAll(async (page) => {
				return decodePage(await takeTurn((call) => transport.fetchJson(operationOf(page), call)), decodeItem);
			}, identityOf);
		}
		async function findByName(items, wanted, describe) {
			return chooseByName(await Array.fromAsync(items), wanted, describe, "names");
		}
		async function findByIdOrName(items, wanted) {
			const others = [];
			for await (const item of items) {
				if (item.id === wanted.name) return item;
				others.push(item);
			}
			return chooseByName(others, wanted, (item) => item, "names or ids");
		}
		function chooseByName(items, wanted, describe, kinds) {
			const [first, ...others] = items.filter((item) => describe(item).name === wanted.name);
			if (first !== undefined && others.length === 0) return first;
			const candidates = renderCandidates((first === undefined ? items : [first, ...others]).map(describe));
			const problem = items.length === 0 ? `is not found: no ${wanted.input} exists yet.` : first === undefined ? `is not found. Use one of these ${kinds}: ${candidates}.` : `is not a unique name. Use an id: ${candidates}.`;
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: wanted.input,
				seen: wanted.name,
				problem
			}]);
		}
		function findList(json) {
			if (Array.isArray(json)) return {
				list: json,
				where: "$",
				paging: {}
			};
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "a list", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(json));
			const { results, pagination } = json;
			if (Array.isArray(results)) return {
				list: results,
				where: "$.results",
				paging: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(pagination) ? pagination : json
			};
			if (results === undefined && "id" in json) return {
				list: [json],
				where: "$",
				paging: { total_pages: 1 }
			};
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.results", "an array", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(results));
		}
		function readCount(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
		}
		const MAX_CANDIDATES = 20;
		const MAX_NAME = 100;
		function renderCandidates(candidates, isWhole = true) {
			const named = candidates.slice(0, MAX_CANDIDATES).map(renderCandidate).join(", ");
			const more = candidates.length - MAX_CANDIDATES;
			if (more <= 0) return named;
			return isWhole ? `${named} and ${more} more` : `${named} and more`;
		}
		function renderCandidate({ name, id }) {
			const [shownName, shownId] = [name, id].map((text) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(text ?? "", MAX_NAME));
			if (!shownName) return shownId ?? "";
			return shownId ? `${shownName} (${shownId})` : shownName;
		}
	})
};
