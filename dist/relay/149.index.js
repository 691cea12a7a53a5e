export const id = 149;
export const ids = [149];
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
	4149: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { register: () => register });
		var request_fate = __webpack_require__(2320);
		var untrusted = __webpack_require__(2274);
		var platform_client = __webpack_require__(5793);
		var read_settings = __webpack_require__(7987);
		var relay_variables = __webpack_require__(2432);
		var setting_values = __webpack_require__(6888);
		var authenticity = __webpack_require__(3338);
		var common_options = __webpack_require__(9034);
		var hostile_json = __webpack_require__(29);
		var redaction = __webpack_require__(6329);
		var extra_fields = __webpack_require__(4690);
		var promises_ = __webpack_require__(1455);
		var external_node_path_ = __webpack_require__(6760);
		var errors = __webpack_require__(6641);
		var exit_codes = __webpack_require__(4527);
		;
		const cli_config_NO_CONFIG = {
			path: null,
			baseUrl: null,
			organization: null,
			appIds: [],
			authScheme: null,
			allowHttp: null,
			tokenFile: null,
			timeoutMs: null,
			up: undefined
		};
		const cli_config_AUTH_SCHEMES = [
			"auto",
			"token",
			"bearer"
		];
		const TEXT = {
			type: "string",
			minLength: 1
		};
		const DURATION = { anyOf: [{
			type: "string",
			pattern: "^\\s*(\\d+(\\.\\d+)?|(?=\\d)(\\d+(\\.\\d+)?h)?(\\d+(\\.\\d+)?m)?(\\d+(\\.\\d+)?s)?(\\d+(\\.\\d+)?ms)?)\\s*$"
		}, {
			type: "number",
			exclusiveMinimum: 0
		}] };
		const CONFIG_KEYS = {
			"base-url": {
				meaning: "The URL of the platform's API, for example https://api.example.com/api/v1.",
				schema: TEXT
			},
			organization: {
				meaning: "The organization, by id or name.",
				schema: TEXT
			},
			"app-id": {
				meaning: "The default application of deploy, follow, status and logs, or a list of them.",
				schema: { anyOf: [TEXT, {
					type: "array",
					items: TEXT,
					minItems: 1
				}] }
			},
			"auth-scheme": {
				meaning: "How to send the token (default: auto, which sends a JWT as a bearer token and any other as an API token).",
				schema: { enum: cli_config_AUTH_SCHEMES }
			},
			"allow-http": {
				meaning: "Set to true to allow plain http to other hosts, which exposes the token (default: false).",
				schema: { type: "boolean" }
			},
			"token-file": {
				meaning: "A file that contains the token, relative to the folder of this file; never the token itself.",
				schema: TEXT
			},
			timeout: {
				meaning: "Overall timeout of a deployment: 90s, 30m or 1h30m; a number means seconds (default: 30m).",
				schema: DURATION
			},
			up: {
				meaning: "The resources that touchdown up creates if they are missing, and deploys.",
				schema: { type: "object" }
			}
		};
		var units = __webpack_require__(5171);
		var json = __webpack_require__(2245);
		;
		const NAMES = Object.keys(CONFIG_KEYS);
		const IN_QUOTES = "Put a text that looks like a number in quotes.";
		const MAX_SHOWN_CHARS = 60;
		function decode_config_decodeConfig(json, name, folder) {
			const entries = new Map(Object.entries(isObject(json) ? json : {}));
			const bad = [];
			const reject = (key, problem) => {
				bad.push({
					name: key === "" ? name : `${name}: ${key}`,
					seen: "",
					problem
				});
				return null;
			};
			const read = (key, decode, problem) => {
				const value = entries.get(key) ?? null;
				return value === null ? null : decode(value) ?? reject(key, problem);
			};
			if (json !== null && !isObject(json)) reject("", "is not a list of keys and values. Write for example \"base-url: https://api.example.com\".");
			for (const key of entries.keys()) if (!NAMES.includes(key)) reject(plainLine(key).slice(0, MAX_SHOWN_CHARS), renderUnknown(key));
			const tokenFile = read("token-file", asText, `is not the path of a file. ${IN_QUOTES}`);
			const config = {
				baseUrl: read("base-url", asText, "is not a text. Use the platform's URL, for example https://api.example.com/api/v1."),
				organization: read("organization", asText, `is not a text. ${IN_QUOTES}`),
				appIds: read("app-id", asTexts, `is not a text or a list of texts. ${IN_QUOTES}`) ?? [],
				authScheme: read("auth-scheme", decode_config_asAuthScheme, `is not valid. Use ${AUTH_SCHEMES.join(", ")}.`),
				allowHttp: read("allow-http", (value) => typeof value === "boolean" ? value : null, "is not true or false."),
				tokenFile: tokenFile === null || tokenFile === "-" ? tokenFile : resolve(folder, tokenFile),
				timeoutMs: read("timeout", asDuration, describeBadDuration(null)),
				up: entries.get("up")
			};
			if (bad.length > 0) throw new InputError(bad);
			return config;
		}
		function decode_config_asAuthScheme(value) {
			return AUTH_SCHEMES.find((scheme) => scheme === value) ?? null;
		}
		function renderUnknown(key) {
			if (key === "token") {
				return "is not allowed in a file that is shared. Set TOUCHDOWN_TOKEN, or name a file with token-file.";
			}
			return describeUnknownKey(key, NAMES);
		}
		function asText(value) {
			return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
		}
		function asTexts(value) {
			const texts = (Array.isArray(value) ? value : [value]).map(asText);
			return texts.length > 0 && texts.every((text) => text !== null) ? texts : null;
		}
		function asDuration(value) {
			const durationMs = typeof value === "string" || typeof value === "number" ? parseDuration(String(value)) : null;
			return durationMs !== null && durationMs > 0 ? durationMs : null;
		}
		;
		const CONFIG_NAME = "touchdown.yaml";
		async function read_config_readConfig(values, terminal) {
			return mergeConfig(values, terminal, await readConfigFile(values, terminal));
		}
		async function readConfigFile({ config: option }, { env, folder }) {
			const asked = (typeof option === "string" ? option : null) ?? (env["TOUCHDOWN_CONFIG"] || null);
			const path = resolve(folder, asked ?? CONFIG_NAME);
			const text = await readText(path, asked);
			if (text === null) return NO_CONFIG;
			const { parseYaml } = await Promise.all([__webpack_require__.e(815), __webpack_require__.e(317)]).then(__webpack_require__.bind(__webpack_require__, 5317));
			const name = asked ?? CONFIG_NAME;
			return {
				...decodeConfig(parseYaml(text, name), name, dirname(path)),
				path
			};
		}
		async function readText(path, asked) {
			try {
				return await readFile(path, "utf8");
			} catch (error) {
				const reason = codeOf(error);
				if (reason === "ENOENT" && asked === null) return null;
				const problem = `cannot be read (${reason}). Check the path and its permissions.`;
				throw new InputError([{
					name: "--config",
					seen: asked ?? CONFIG_NAME,
					problem
				}], error);
			}
		}
		function mergeConfig(values, { env, folder }, file) {
			const bad = [];
			const variable = (name) => env[name]?.trim() || null;
			const option = (name) => {
				const value = values[name];
				return typeof value === "string" ? value : null;
			};
			const flagOf = (seen) => {
				if (seen === null || /^(true|1|false|0)$/i.test(seen)) return seen === null ? null : /^(true|1)$/i.test(seen);
				bad.push({
					name: "TOUCHDOWN_ALLOW_HTTP",
					seen,
					problem: "is not a boolean. Use true or false."
				});
				return null;
			};
			const schemeOf = (name, seen) => {
				const scheme = asAuthScheme(seen);
				if (seen !== null && scheme === null) bad.push({
					name,
					seen,
					problem: `is not valid. Use one of ${AUTH_SCHEMES.join(", ")}.`
				});
				return scheme;
			};
			const tokenFile = option("token-file") ?? variable("TOUCHDOWN_TOKEN_FILE");
			const appIds = (variable("TOUCHDOWN_APP_ID") ?? "").split(/[\s,]+/).filter((appId) => appId !== "");
			const config = {
				...file,
				baseUrl: option("base-url") ?? variable("TOUCHDOWN_BASE_URL") ?? file.baseUrl,
				organization: option("organization") ?? variable("TOUCHDOWN_ORGANIZATION") ?? file.organization,
				appIds: appIds.length > 0 ? appIds : file.appIds,
				authScheme: schemeOf("--auth-scheme", option("auth-scheme")) ?? schemeOf("TOUCHDOWN_AUTH_SCHEME", variable("TOUCHDOWN_AUTH_SCHEME")) ?? file.authScheme,
				allowHttp: values["allow-http"] === true ? true : flagOf(variable("TOUCHDOWN_ALLOW_HTTP")) ?? file.allowHttp,
				tokenFile: tokenFile === null ? file.tokenFile : tokenFile === "-" ? "-" : resolve(folder, tokenFile)
			};
			if (bad.length > 0) throw new InputError(bad);
			return config;
		}
		function requireBaseUrl({ baseUrl }) {
			if (baseUrl !== null) return baseUrl;
			const problem = "is missing. Give --base-url URL, set TOUCHDOWN_BASE_URL, or write base-url in touchdown.yaml.";
			throw new InputError([{
				name: "base-url",
				seen: "",
				problem
			}]);
		}
		;
		var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
			if (value !== null && value !== void 0) {
				if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					if (async) inner = dispose;
				}
				if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
				if (inner) dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				};
				env.stack.push({
					value,
					dispose,
					async
				});
			} else if (async) {
				env.stack.push({ async: true });
			}
			return value;
		};
		var __disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = true;
				}
				var r, s = 0;
				function next() {
					while (r = env.stack.pop()) {
						try {
							if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
							if (r.dispose) {
								var result = r.dispose.call(r.value);
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
			var e = new Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		const MAX_BYTES = 65536;
		const READABLE_BY_OTHERS = 36;
		const UNSET_MACRO = /^\$\(([\w.-]+)\)$/;
		const WAYS = null && "Set TOUCHDOWN_TOKEN, or give a file with --token-file FILE (or TOUCHDOWN_TOKEN_FILE, or token-file in touchdown.yaml), " + "or standard input with --token-file -.";
		async function readToken(values, terminal, { tokenFile }) {
			const inEnvironment = values["token-file"] === undefined ? keepToken(terminal.env["TOUCHDOWN_TOKEN"] ?? "") : "";
			if (inEnvironment !== "") return inEnvironment;
			if (tokenFile === null) throw missing(`is missing. ${WAYS}`);
			const token = keepToken(tokenFile === "-" ? await terminal.readInput() ?? "" : await readTokenFile(tokenFile, terminal));
			if (token === "") throw missing(`is missing: ${tokenFile === "-" ? "standard input" : "the file"} is empty. ${WAYS}`);
			return token;
		}
		function isTokenOnInput(values, { env }, { tokenFile }) {
			const isInEnvironment = values["token-file"] === undefined && (env["TOUCHDOWN_TOKEN"] ?? "").trim() !== "";
			return tokenFile === "-" && !isInEnvironment;
		}
		function keepToken(text) {
			const token = text.trim();
			const name = UNSET_MACRO.exec(token)?.[1];
			if (name !== undefined) throw missing(renderUnset(name));
			registerSecret(token);
			return token;
		}
		function renderUnset(name) {
			return `is only the text $(${name}), because the variable ${name} is not set. Create it, and map it into the environment of this step.`;
		}
		async function readTokenFile(path, terminal) {
			try {
				const env_1 = {
					stack: [],
					error: void 0,
					hasError: false
				};
				try {
					const file = __addDisposableResource(env_1, await open(path), true);
					const facts = await file.stat();
					if (facts.isFile() && (facts.mode & READABLE_BY_OTHERS) !== 0 && process.platform !== "win32") {
						terminal.err(`touchdown: other users can read the token file ${path}. Restrict it with chmod 600.\n`);
					}
					return await readShort(file);
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = true;
				} finally {
					const result_1 = __disposeResources(env_1);
					if (result_1) await result_1;
				}
			} catch (error) {
				if (error instanceof InputError) throw error;
				const reason = codeOf(error);
				throw missing(`cannot be read from ${path} (${reason}). Check the path and its permissions.`, error);
			}
		}
		async function readShort(file) {
			const bytes = Buffer.alloc(MAX_BYTES + 1);
			for (let length = 0; length < bytes.length;) {
				const { bytesRead } = await file.read(bytes, length, bytes.length - length, null);
				if (bytesRead === 0) return bytes.toString("utf8", 0, length);
				length += bytesRead;
			}
			throw missing("cannot be read: the file is too large for a token.");
		}
		function missing(problem, cause) {
			return new InputError([{
				name: "token",
				seen: "",
				problem
			}], cause);
		}
		async function readSecretFile(path, { folder }) {
			try {
				return keepSecret(await (0, promises_.readFile)((0, external_node_path_.resolve)(folder, path), "utf8"));
			} catch (error) {
				const reason = (0, exit_codes.$N)(error);
				throw new errors.dz([{
					name: "the file",
					seen: "",
					problem: `cannot be read (${reason}). Check the path and its permissions.`
				}], error);
			}
		}
		async function readSecretInput(thing, values, terminal) {
			if (isTokenOnInput(values, terminal, await readConfig(values, terminal))) {
				const problem = `${thing} and the token cannot both come from standard input. Set the token in TOUCHDOWN_TOKEN.`;
				throw new InputError([{
					name: "--token-file",
					seen: "",
					problem
				}]);
			}
			return keepSecret(await terminal.readInput() ?? "");
		}
		function keepSecret(text) {
			const value = text.replace(/\r?\n$/, "");
			(0, redaction.cl)(value);
			return value;
		}
		;
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
		const extra_field_options_MAX_SHOWN_CHARS = 80;
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
				const read = value.startsWith("@") ? await readSecretFile(value.slice(1), terminal) : (0, hostile_json.qF)(value);
				if (read !== undefined) {
					entries.push([field, read]);
					continue;
				}
				const [problem] = (0, extra_fields.wy)(kind, [[field, ""]], nameSetting);
				reject(reader, field, problem?.problem ?? adviceFor(field, value));
			}
			const problems = (0, extra_fields.wy)(kind, entries, nameSetting);
			for (const { field, problem } of problems) reject(reader, field, problem);
			const fields = Object.fromEntries(entries);
			if (problems.length === 0) (0, extra_fields.jd)(fields);
			return fields;
		}
		function reject(reader, field, problem) {
			reader.reject({
				name: `--field ${(0, untrusted.b1)(field, extra_field_options_MAX_SHOWN_CHARS)}`,
				seen: "",
				problem
			});
		}
		function adviceFor(field, value) {
			if ((0, extra_fields.eh)(field)) return `${HOW_TO_QUOTE} To read a secret from a file, use ${field}=@FILE.`;
			if (!PLAIN_WORD.test(value)) return HOW_TO_QUOTE;
			return `has the value ${(0, redaction.E$)(value)}, which is not JSON. To send it as a text, write ${example(field, (0, redaction.E$)(value))}.`;
		}
		function example(field, text) {
			return `--field ${(0, untrusted.b1)(field, extra_field_options_MAX_SHOWN_CHARS)}='"${text}"'`;
		}
		var option_values = __webpack_require__(1560);
		var terminal_output = __webpack_require__(7237);
		var relay_address = __webpack_require__(9111);
		;
		const TARGET = "/hooks/platform";
		const REQUIRED = new Map([["PLATFORM_BASE_URL", "is missing. Set it to a URL such as https://api.example.com."], ["PLATFORM_TOKEN", "is missing. Set it to a token with the scope Write."]]);
		async function register(values, terminal, world) {
			const output = (0, terminal_output.q)("relay register", values["json"] === true, terminal);
			const wanted = await readWanted((0, option_values.V)(values), world.env, terminal);
			const platform = (0, platform_client.Q)({
				...wanted.platform,
				allowHttp: true,
				env: world.env
			});
			try {
				const secretPart = wanted.isInHeader ? "" : `/${encodeURIComponent(wanted.secret)}`;
				const { organization, url, events, fields } = wanted;
				const webhook = {
					targetUrl: `${url}${TARGET}${secretPart}`,
					events,
					enabled: true,
					fields
				};
				const { id } = await platform.webhooks.create(organization, webhook, { signal: terminal.ending });
				const facts = {
					webhookId: id,
					organizationId: organization,
					relayUrl: url,
					events
				};
				output.show("result", facts, renderCreated(wanted, id));
				return 0;
			} catch (error) {
				if ((0, request_fate.cp)(error)) {
					output.show("notice", {
						code: "uncertain",
						message: UNCERTAIN
					}, "");
					terminal.err(`${UNCERTAIN}\n`);
				}
				throw error;
			} finally {
				await platform.close();
			}
		}
		const UNCERTAIN = "The webhook may have been created anyway. Check on the platform before you try again.";
		async function readWanted(reader, env, terminal) {
			(0, read_settings.dg)(env);
			const take = (name, read, otherwise) => {
				const text = env[name]?.trim() || relay_variables.ut[name];
				const result = read(text);
				if (!("problem" in result)) return result.value;
				const problem = (text === "" ? REQUIRED.get(name) : undefined) ?? result.problem;
				reader.reject({
					name,
					seen: "",
					problem
				});
				return otherwise;
			};
			const organization = reader.text("organization") ?? "";
			if (organization === "") {
				reader.reject({
					name: "--organization",
					seen: "",
					problem: "is missing. Give the id of the platform's organization."
				});
			}
			const url = (0, relay_address.p)(reader);
			const baseUrl = take("PLATFORM_BASE_URL", setting_values.zq, "");
			const token = take("PLATFORM_TOKEN", setting_values.AI, "");
			const secrets = take("RELAY_WEBHOOK_SECRET", setting_values.ql, []);
			const secretHeader = env["RELAY_SECRET_HEADER"]?.trim() || relay_variables.ut.RELAY_SECRET_HEADER;
			take("RELAY_SECRET_HEADER", setting_values.dj, "");
			const events = (0, common_options.wj)(reader);
			const fields = await readFields("webhook", reader, terminal, nameSetting);
			reader.finish();
			const [secret = ""] = (0, authenticity.NO)(secrets).shown;
			return {
				organization,
				url,
				isInHeader: reader.flag("in-header"),
				events,
				fields,
				secret,
				secretHeader,
				platform: {
					baseUrl,
					token
				}
			};
		}
		function nameSetting(setting) {
			return setting === "enabled" ? null : nameOption(setting);
		}
		function renderCreated({ organization, url, isInHeader, events, secretHeader }, id) {
			const secretPart = isInHeader ? "" : "/***";
			const left = isInHeader ? `\nNow configure the platform to send the first RELAY_WEBHOOK_SECRET in the header ${secretHeader}. Without it, the relay responds 401.\n` : "";
			return `Created webhook ${(0, untrusted.h0)(id)} in organization ${organization}.
  target  ${url}${TARGET}${secretPart}
  events  ${events.join(", ")}
${left}
Run this only once. A second webhook would send everything twice; the relay would ignore the duplicates.
Next: touchdown relay check --url ${url}
`;
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
	})
};
