export const id = 440;
export const ids = [440];
export const modules = {
	4873: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H5: () => NO_CONFIG,
			kp: () => AUTH_SCHEMES,
			mC: () => CONFIG_KEYS
		});
		const NO_CONFIG = {
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
		const AUTH_SCHEMES = [
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
				schema: { enum: AUTH_SCHEMES }
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
	}),
	1998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JY: () => openConnection,
			Ng: () => connect,
			Ur: () => CONNECTION_OPTIONS
		});
		var _rate_limit_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5144);
		var _arguments_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(283);
		var _cli_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4873);
		var _read_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9526);
		var _secret_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(470);
		const CONNECTION_OPTIONS = {
			"base-url": (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_4__.F9)("URL", "URL of the platform's API (default: $TOUCHDOWN_BASE_URL)"),
			"token-file": (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_4__.F9)("FILE", "read the token from this file, or from standard input if it is - (default: the token in $TOUCHDOWN_TOKEN)"),
			"auth-scheme": (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_4__.F9)("SCHEME", "how to send the token: auto, token or bearer (default: auto, detects a JWT)", { choices: _cli_config_js__WEBPACK_IMPORTED_MODULE_1__.kp }),
			"allow-http": (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_4__.kY)("allow plain http to other hosts, which exposes the token"),
			config: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_4__.F9)("FILE", "configuration file (default: $TOUCHDOWN_CONFIG, else touchdown.yaml in this folder)"),
			json: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_4__.kY)("print JSON lines")
		};
		async function connect(values, terminal) {
			return openConnection(await (0, _read_config_js__WEBPACK_IMPORTED_MODULE_2__.Xg)(values, terminal), values, terminal, 0);
		}
		async function openConnection(config, values, terminal, reserve) {
			const { clock, random, env } = terminal;
			const token = await (0, _secret_source_js__WEBPACK_IMPORTED_MODULE_3__.AI)(values, terminal, config);
			const baseUrl = (0, _read_config_js__WEBPACK_IMPORTED_MODULE_2__.SF)(config);
			const { createPlatform } = await Promise.all([
				__webpack_require__.e(701),
				__webpack_require__.e(507),
				__webpack_require__.e(346),
				__webpack_require__.e(458),
				__webpack_require__.e(283)
			]).then(__webpack_require__.bind(__webpack_require__, 7283));
			const platform = createPlatform({
				...{
					baseUrl,
					token,
					clock,
					random,
					env
				},
				authScheme: config.authScheme ?? "auto",
				allowHttp: config.allowHttp ?? false,
				gate: (0, _rate_limit_gate_js__WEBPACK_IMPORTED_MODULE_0__.q)({
					clock,
					random,
					reserve
				})
			});
			return {
				platform,
				baseUrl,
				config,
				close: () => platform.close()
			};
		}
	}),
	9526: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R2: () => mergeConfig,
			Xg: () => readConfig,
			RG: () => readConfigFile,
			SF: () => requireBaseUrl
		});
		var promises_ = __webpack_require__(1455);
		var external_node_path_ = __webpack_require__(6760);
		var errors = __webpack_require__(6641);
		var exit_codes = __webpack_require__(4527);
		var cli_config = __webpack_require__(4873);
		var near_word = __webpack_require__(2260);
		var units = __webpack_require__(5171);
		var untrusted = __webpack_require__(2274);
		var http_json = __webpack_require__(2245);
		;
		const NAMES = Object.keys(cli_config.mC);
		const IN_QUOTES = "Put a text that looks like a number in quotes.";
		const MAX_SHOWN_CHARS = 60;
		function decodeConfig(json, name, folder) {
			const entries = new Map(Object.entries((0, http_json.Gv)(json) ? json : {}));
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
			if (json !== null && !(0, http_json.Gv)(json)) reject("", "is not a list of keys and values. Write for example \"base-url: https://api.example.com\".");
			for (const key of entries.keys()) if (!NAMES.includes(key)) reject((0, untrusted.h0)(key).slice(0, MAX_SHOWN_CHARS), renderUnknown(key));
			const tokenFile = read("token-file", asText, `is not the path of a file. ${IN_QUOTES}`);
			const config = {
				baseUrl: read("base-url", asText, "is not a text. Use the platform's URL, for example https://api.example.com/api/v1."),
				organization: read("organization", asText, `is not a text. ${IN_QUOTES}`),
				appIds: read("app-id", asTexts, `is not a text or a list of texts. ${IN_QUOTES}`) ?? [],
				authScheme: read("auth-scheme", asAuthScheme, `is not valid. Use ${cli_config.kp.join(", ")}.`),
				allowHttp: read("allow-http", (value) => typeof value === "boolean" ? value : null, "is not true or false."),
				tokenFile: tokenFile === null || tokenFile === "-" ? tokenFile : (0, external_node_path_.resolve)(folder, tokenFile),
				timeoutMs: read("timeout", asDuration, (0, units.VD)(null)),
				up: entries.get("up")
			};
			if (bad.length > 0) throw new errors.dz(bad);
			return config;
		}
		function asAuthScheme(value) {
			return cli_config.kp.find((scheme) => scheme === value) ?? null;
		}
		function renderUnknown(key) {
			if (key === "token") {
				return "is not allowed in a file that is shared. Set TOUCHDOWN_TOKEN, or name a file with token-file.";
			}
			return (0, near_word.V)(key, NAMES);
		}
		function asText(value) {
			return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
		}
		function asTexts(value) {
			const texts = (Array.isArray(value) ? value : [value]).map(asText);
			return texts.length > 0 && texts.every((text) => text !== null) ? texts : null;
		}
		function asDuration(value) {
			const durationMs = typeof value === "string" || typeof value === "number" ? (0, units.E9)(String(value)) : null;
			return durationMs !== null && durationMs > 0 ? durationMs : null;
		}
		;
		const CONFIG_NAME = "touchdown.yaml";
		async function readConfig(values, terminal) {
			return mergeConfig(values, terminal, await readConfigFile(values, terminal));
		}
		async function readConfigFile({ config: option }, { env, folder }) {
			const asked = (typeof option === "string" ? option : null) ?? (env["TOUCHDOWN_CONFIG"] || null);
			const path = (0, external_node_path_.resolve)(folder, asked ?? CONFIG_NAME);
			const text = await readText(path, asked);
			if (text === null) return cli_config.H5;
			const { parseYaml } = await Promise.all([__webpack_require__.e(815), __webpack_require__.e(317)]).then(__webpack_require__.bind(__webpack_require__, 5317));
			const name = asked ?? CONFIG_NAME;
			return {
				...decodeConfig(parseYaml(text, name), name, (0, external_node_path_.dirname)(path)),
				path
			};
		}
		async function readText(path, asked) {
			try {
				return await (0, promises_.readFile)(path, "utf8");
			} catch (error) {
				const reason = (0, exit_codes.$N)(error);
				if (reason === "ENOENT" && asked === null) return null;
				const problem = `cannot be read (${reason}). Check the path and its permissions.`;
				throw new errors.dz([{
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
					problem: `is not valid. Use one of ${cli_config.kp.join(", ")}.`
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
				tokenFile: tokenFile === null ? file.tokenFile : tokenFile === "-" ? "-" : (0, external_node_path_.resolve)(folder, tokenFile)
			};
			if (bad.length > 0) throw new errors.dz(bad);
			return config;
		}
		function requireBaseUrl({ baseUrl }) {
			if (baseUrl !== null) return baseUrl;
			const problem = "is missing. Give --base-url URL, set TOUCHDOWN_BASE_URL, or write base-url in touchdown.yaml.";
			throw new errors.dz([{
				name: "base-url",
				seen: "",
				problem
			}]);
		}
	}),
	470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AI: () => readToken,
			NL: () => readSecretInput,
			fW: () => readSecretFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6641);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6329);
		var _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4527);
		var _read_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9526);
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
		const WAYS = "Set TOUCHDOWN_TOKEN, or give a file with --token-file FILE (or TOUCHDOWN_TOKEN_FILE, or token-file in touchdown.yaml), " + "or standard input with --token-file -.";
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
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_3__.cl)(token);
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
					const file = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path), true);
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
				if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz) throw error;
				const reason = (0, _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error);
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
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
				name: "token",
				seen: "",
				problem
			}], cause);
		}
		async function readSecretFile(path, { folder }) {
			try {
				return keepSecret(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), "utf8"));
			} catch (error) {
				const reason = (0, _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error);
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
					name: "the file",
					seen: "",
					problem: `cannot be read (${reason}). Check the path and its permissions.`
				}], error);
			}
		}
		async function readSecretInput(thing, values, terminal) {
			if (isTokenOnInput(values, terminal, await (0, _read_config_js__WEBPACK_IMPORTED_MODULE_5__.Xg)(values, terminal))) {
				const problem = `${thing} and the token cannot both come from standard input. Set the token in TOUCHDOWN_TOKEN.`;
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
					name: "--token-file",
					seen: "",
					problem
				}]);
			}
			return keepSecret(await terminal.readInput() ?? "");
		}
		function keepSecret(text) {
			const value = text.replace(/\r?\n$/, "");
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_3__.cl)(value);
			return value;
		}
	}),
	7237: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => createPaint,
			q: () => createOutput
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		var _json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9880);
		function createOutput(command, isJson, terminal) {
			return {
				isJson,
				paint: createPaint(terminal.hasColors ?? false),
				say: (text) => {
					if (!isJson) terminal.out(text);
				},
				show: (kind, data, text) => terminal.out(isJson ? (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_1__.ni)(kind, command, data) : text)
			};
		}
		const STYLES = {
			strong: "bold",
			good: "green",
			doubt: "yellow",
			bad: "red",
			busy: "cyan",
			faint: "dim"
		};
		function createPaint(hasColors) {
			return (style, text) => hasColors ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(STYLES[style], text, { validateStream: false }) : text;
		}
	}),
	3477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => backOffMs });
		function backOffMs(failures, { firstMs, maxMs, growth = 2 }, chance = 1) {
			const wholeMs = Math.min(maxMs, firstMs * growth ** Math.max(0, failures - 1));
			return wholeMs / 2 * (1 + chance);
		}
	}),
	2260: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => describeUnknownKey,
			Y: () => findNearWord
		});
		;
		function distanceOf(one, other) {
			let row = Array.from({ length: other.length + 1 }, (_, at) => at);
			for (const [at, letter] of [...one].entries()) {
				const next = [at + 1];
				for (const [column, wanted] of [...other].entries()) {
					const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
					next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
				}
				row = next;
			}
			return row.at(-1) ?? 0;
		}
		;
		function findNearWord(word, words) {
			const most = Math.min(2, Math.floor((word.length - 1) / 2));
			const ranked = words.filter((known) => Math.abs(known.length - word.length) <= most).map((known) => ({
				known,
				distance: distanceOf(word.toLowerCase().replaceAll("_", "-"), known)
			})).filter(({ distance }) => distance <= most).sort((one, other) => one.distance - other.distance);
			return ranked[0]?.known ?? null;
		}
		function describeUnknownKey(key, known) {
			const near = findNearWord(key, known);
			return `is not a known key. ${near === null ? `Use one of ${known.join(", ")}.` : `Did you mean ${near}?`}`;
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
			return typeof value === "string" && value.trim() === "" ? "an empty string" : `${typeof value === "object" ? "an" : "a"} ${typeof value}`;
		}
		function renderCompact(value, where) {
			try {
				return JSON.stringify(value);
			} catch (error) {
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(where, "a value with fewer levels", "nested too deeply to be shown", error);
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
			return /^\s*</.test(text) ? "an HTML page" : "text that is not JSON";
		}
	}),
	5144: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => createGate });
		var errors = __webpack_require__(6641);
		var back_off = __webpack_require__(3477);
		;
		const WINDOW_MS = 36e5;
		const UNKNOWN_END_MS = 6e4;
		const ROUNDING_MS = 1e3;
		const RESET_SPREAD_MS = 4e3;
		const SAME_END_MS = 5e3;
		function readWindow(advice, before, nowMs, chance) {
			const { retryAfterMs } = advice;
			const isEndKnown = advice.resetInMs !== null || retryAfterMs !== null;
			const remaining = advice.remaining ?? (advice.limited && isEndKnown ? 0 : null);
			if (remaining === null) return null;
			const limit = advice.limit || before?.limit || null;
			const reading = {
				limit,
				remaining,
				readAt: nowMs
			};
			if (remaining === 0 && retryAfterMs !== null) {
				return {
					...reading,
					endsAt: nowMs + retryAfterMs,
					opensAt: nowMs + spreadOut(retryAfterMs, chance),
					chance
				};
			}
			const endsAt = nowMs + (advice.resetInMs ?? untilEndOf(before, nowMs));
			const own = before !== null && isEndOf(before, endsAt, nowMs) ? before.chance : chance;
			return {
				...reading,
				endsAt,
				opensAt: endsAt + ROUNDING_MS + RESET_SPREAD_MS * own,
				chance: own
			};
		}
		function isSameWindow(before, after) {
			return isEndOf(before, after.endsAt, after.readAt);
		}
		function windowAt(reported, nowMs) {
			if (reported === null || nowMs < reported.opensAt) return reported;
			if (reported.limit === null) return null;
			const endsAt = nowMs + WINDOW_MS;
			return {
				...reported,
				remaining: reported.limit,
				endsAt,
				opensAt: endsAt,
				readAt: nowMs
			};
		}
		function spreadOut(durationMs, chance) {
			return durationMs * (1 + .1 * chance);
		}
		function isEndOf(window, endsAt, readAt) {
			return readAt < window.endsAt && Math.abs(endsAt - window.endsAt) <= SAME_END_MS;
		}
		function untilEndOf(window, nowMs) {
			return window !== null && nowMs < window.endsAt ? window.endsAt - nowMs : UNKNOWN_END_MS;
		}
		;
		const REQUESTS_BEFORE_POLLING = 2;
		const KEPT_FOR_EACH = 1.5;
		const STAY_MS = 6e5;
		const DOUBT = 3;
		const WATCH_MS = 3e4;
		const POLLS_WHILE_UNWATCHED = WATCH_MS / 5e3;
		const SMALL_SHARE = .1;
		const TINY_SHARE = .05;
		const UNUSED_SHARE = .97;
		const FIRST_POLL_MS = 12e4;
		const MAX_SPREAD_MS = 6e4;
		const UNSEEN = {
			found: 0,
			seen: 0,
			usedByOthers: 0,
			watchedSinceAt: null,
			hasPolled: false
		};
		function watchCrowd(crowd, before, after, sent, reserve) {
			if (before === null) return findCrowd(crowd, after, sent, reserve);
			const passedMs = after.readAt - before.readAt;
			const fade = Math.exp(-passedMs / STAY_MS);
			const found = crowd.found * fade;
			const hasPolled = crowd.hasPolled || sent.polls > 0;
			if (!isSameWindow(before, after)) return {
				...crowd,
				found,
				seen: crowd.seen * fade,
				hasPolled
			};
			const polls = Math.max(0, before.remaining - after.remaining - sent.otherRequests);
			const allowed = passedMs * spendable(before, reserve, sizeOf(crowd)) / untilEnd(before, before.readAt);
			const seen = crowd.seen * fade + polls - allowed;
			const others = Math.max(0, polls - sent.polls);
			const doubt = others > 0 ? 1 : DOUBT / (DOUBT + passedMs * evenRate(before, reserve));
			return {
				...crowd,
				found: Math.max(0, found * doubt + Math.min(0, seen)),
				seen: Math.max(0, seen),
				usedByOthers: crowd.usedByOthers + others,
				hasPolled
			};
		}
		function pollIntervalMs(crowd, window, reserve, nowMs) {
			return intervalOf(sizeOf(crowd), window, reserve, nowMs);
		}
		function paceIntervalMs(crowd, window, reserve, nowMs) {
			const { limit, remaining } = window;
			if (!crowd.hasPolled && limit !== null && remaining > UNUSED_SHARE * limit) return 0;
			const interval = pollIntervalMs(crowd, window, reserve, nowMs);
			const watchedMs = nowMs - (crowd.watchedSinceAt ?? nowMs);
			const unwatchedMs = WATCH_MS - watchedMs;
			if (unwatchedMs <= 0) return interval;
			const largest = crowd.usedByOthers / REQUESTS_BEFORE_POLLING;
			const left = spendable(window, reserve, largest);
			if (largest * POLLS_WHILE_UNWATCHED <= SMALL_SHARE * left) return interval;
			if (largest <= TINY_SHARE * left) return Math.min(unwatchedMs, Math.max(interval, watchedMs));
			const careful = Math.max(interval, intervalOf(largest, window, reserve, nowMs));
			const curious = FIRST_POLL_MS * sizeOf(crowd) / Math.max(0, remaining - reserve);
			return Math.min(careful, Math.max(unwatchedMs, curious));
		}
		function spreadAfterResetMs(crowd, window, reserve) {
			return Math.min(MAX_SPREAD_MS, sizeOf(crowd) / evenRate(window, reserve));
		}
		function intervalOf(size, window, reserve, nowMs) {
			const left = spendable(window, reserve, size);
			if (left === 0) return Number.POSITIVE_INFINITY;
			return STAY_MS * Math.log1p(size * untilEnd(window, nowMs) / left / STAY_MS);
		}
		function findCrowd(crowd, first, sent, reserve) {
			const due = evenRate(first, reserve) * untilEnd(first, first.readAt);
			const used = (first.limit ?? first.remaining) - first.remaining - sent.otherRequests - sent.polls;
			return {
				found: Math.max(0, due - (first.remaining - reserve) - sent.otherRequests),
				seen: crowd.seen,
				usedByOthers: Math.max(0, used),
				watchedSinceAt: crowd.watchedSinceAt ?? first.readAt,
				hasPolled: crowd.hasPolled || sent.polls > 0
			};
		}
		function sizeOf({ found, seen }) {
			return 1 + (found + seen) / REQUESTS_BEFORE_POLLING;
		}
		function spendable({ remaining }, reserve, size) {
			return Math.max(0, remaining - reserve - size * KEPT_FOR_EACH);
		}
		function evenRate({ limit, remaining }, reserve) {
			return Math.max(1, (limit ?? remaining) - reserve) / WINDOW_MS;
		}
		function untilEnd({ endsAt }, nowMs) {
			return Math.max(1, endsAt - nowMs);
		}
		;
		const REFUSED = {
			firstMs: 2e3,
			maxMs: 6e4
		};
		const LOG_INTERVAL_MS = 1e4;
		const NOTHING_SENT = {
			polls: 0,
			otherRequests: 0
		};
		function createBudget(reserve) {
			return {
				reserve,
				window: null,
				crowd: UNSEEN,
				inFlight: 0,
				overtaken: 0,
				used: 0,
				sent: NOTHING_SENT,
				isTried: false,
				closedUntilAt: Number.NEGATIVE_INFINITY,
				refusals: 0
			};
		}
		function admit(budget, purpose, nowMs) {
			const window = windowAt(budget.window, nowMs);
			const isSpent = window !== null && window.remaining - budget.inFlight <= keptFrom(purpose, window, budget);
			const untilAt = Math.max(budget.closedUntilAt, isSpent ? window.opensAt : nowMs);
			if (untilAt > nowMs) return purpose === "log" ? { kind: "given-up" } : {
				kind: "wait",
				untilAt
			};
			if (budget.inFlight > 0 && isUnknown(budget, nowMs)) return { kind: "hold" };
			if (purpose === "log" && window !== null && !isPlentiful(budget, window, nowMs)) return { kind: "given-up" };
			const sent = withOneMore(budget.sent, purpose);
			return {
				kind: "admitted",
				budget: {
					...budget,
					inFlight: budget.inFlight + 1,
					used: budget.used + 1,
					sent
				}
			};
		}
		function learn(budget, advice, nowMs, chance) {
			const back = {
				...budget,
				inFlight: Math.max(0, budget.inFlight - 1),
				isTried: true
			};
			if (advice === null) return {
				...back,
				...withOneSpent(back.window, back.inFlight)
			};
			return applyRefusal(applyReading(back, advice, nowMs, chance), advice, nowMs, chance);
		}
		function pace(budget, nowMs) {
			const window = windowAt(budget.window, nowMs);
			if (window === null) return 0;
			const reserve = reserveIn(window, budget);
			const interval = paceIntervalMs(budget.crowd, window, reserve, nowMs);
			if (interval <= (window.endsAt - nowMs) / 2) return interval;
			return window.opensAt - nowMs + window.chance * spreadAfterResetMs(budget.crowd, window, reserve);
		}
		function applyReading(budget, advice, nowMs, chance) {
			const before = budget.window;
			const read = readWindow(advice, before, nowMs, chance);
			if (read === null) return {
				...budget,
				...withOneSpent(before !== null && nowMs < before.opensAt ? before : null, budget.inFlight)
			};
			const isOlder = before !== null && budget.overtaken > 0 && isSameWindow(before, read);
			const window = isOlder ? {
				...read,
				remaining: Math.max(0, Math.min(read.remaining, before.remaining - 1))
			} : read;
			const crowd = watchCrowd(budget.crowd, before, window, budget.sent, reserveIn(window, budget));
			return {
				...budget,
				window,
				crowd,
				sent: NOTHING_SENT,
				overtaken: budget.inFlight
			};
		}
		function applyRefusal(budget, advice, nowMs, chance) {
			const refusals = advice.limited ? budget.refusals + 1 : 0;
			const asked = advice.retryAfterMs ?? 0;
			if (asked === 0 && !advice.limited) return {
				...budget,
				refusals
			};
			const waitMs = asked > 0 ? spreadOut(asked, chance) : (0, back_off.V)(refusals, REFUSED, chance);
			return {
				...budget,
				refusals,
				closedUntilAt: Math.max(budget.closedUntilAt, nowMs + waitMs)
			};
		}
		function withOneSpent(window, inFlight) {
			if (window === null) return {
				window,
				overtaken: inFlight
			};
			return {
				window: {
					...window,
					remaining: Math.max(0, window.remaining - 1)
				},
				overtaken: inFlight
			};
		}
		function withOneMore({ polls, otherRequests }, purpose) {
			return purpose === "follow" ? {
				polls: polls + 1,
				otherRequests
			} : {
				polls,
				otherRequests: otherRequests + 1
			};
		}
		function isUnknown({ window, isTried }, nowMs) {
			return window === null ? !isTried : nowMs >= window.opensAt;
		}
		function keptFrom(purpose, window, budget) {
			if (purpose === "final") return 0;
			const last = Math.min(1, half(window));
			const reserve = reserveIn(window, budget);
			return Math.max(last, purpose === "essential" ? Math.floor(reserve / 2) : reserve);
		}
		function reserveIn(window, { reserve }) {
			return Math.min(reserve, half(window));
		}
		function half({ limit }) {
			return limit === null ? Number.POSITIVE_INFINITY : Math.floor(limit / 2);
		}
		function isPlentiful(budget, window, nowMs) {
			return pollIntervalMs(budget.crowd, window, reserveIn(window, budget), nowMs) <= LOG_INTERVAL_MS;
		}
		;
		const TURNS = {
			final: 0,
			essential: 1,
			follow: 2,
			other: 3,
			log: 4
		};
		function createGate(options) {
			return new TokenGate(options);
		}
		class TokenGate {
			#clock;
			#random;
			#queue = [];
			#budget;
			#bell = new AbortController();
			#isServing = false;
			constructor({ clock, random, reserve }) {
				this.#clock = clock;
				this.#random = random;
				this.#budget = createBudget(reserve);
			}
			pass(purpose, { signal, deadlineAt }) {
				const { promise, resolve, reject } = Promise.withResolvers();
				const waiter = {
					purpose,
					deadlineAt: deadlineAt ?? this.#clock.monotonicMs() + WINDOW_MS,
					settle: (outcome) => {
						signal?.removeEventListener("abort", leave);
						if (outcome instanceof Error) reject(outcome);
						else resolve(outcome);
					}
				};
				const leave = () => {
					this.#queue.splice(this.#queue.indexOf(waiter), 1);
					waiter.settle(cancelled());
					this.#ring();
				};
				if (signal?.aborted) return Promise.reject(cancelled());
				signal?.addEventListener("abort", leave);
				enqueue(this.#queue, waiter);
				this.#ring();
				return promise;
			}
			learn(advice) {
				this.#budget = learn(this.#budget, advice, this.#clock.monotonicMs(), this.#random());
				this.#ring();
			}
			paceMs() {
				return pace(this.#budget, this.#clock.monotonicMs());
			}
			isOpenFor(purpose) {
				return admit(this.#budget, purpose, this.#clock.monotonicMs()).kind === "admitted";
			}
			view() {
				const now = this.#clock.monotonicMs();
				const { window, used } = this.#budget;
				if (window === null) return {
					limit: null,
					remaining: null,
					resetsAt: null,
					used
				};
				const isOpen = windowAt(window, now) === window;
				return {
					limit: window.limit,
					remaining: isOpen ? window.remaining : null,
					resetsAt: isOpen ? this.#clock.epochMs() + (window.endsAt - now) : null,
					used
				};
			}
			#ring() {
				if (this.#isServing) this.#bell.abort();
				else void this.#serve();
			}
			async #serve() {
				this.#isServing = true;
				for (let wakesAt = this.#serveQueue(); this.#queue.length > 0; wakesAt = this.#serveQueue()) {
					this.#bell = new AbortController();
					await this.#clock.wait(wakesAt - this.#clock.monotonicMs(), this.#bell.signal);
				}
				this.#isServing = false;
			}
			#serveQueue() {
				let wakesAt = Number.POSITIVE_INFINITY;
				for (const waiter of this.#queue.splice(0)) {
					const triesAgainAt = this.#serveOne(waiter);
					if (triesAgainAt === null) continue;
					this.#queue.push(waiter);
					wakesAt = Math.min(wakesAt, triesAgainAt);
				}
				return wakesAt;
			}
			#serveOne({ purpose, deadlineAt, settle }) {
				const now = this.#clock.monotonicMs();
				const admission = admit(this.#budget, purpose, now);
				switch (admission.kind) {
					case "wait":
						if (admission.untilAt <= deadlineAt) return admission.untilAt;
						settle(this.#throttled(admission.untilAt - now));
						return null;
					case "hold":
						if (now < deadlineAt) return deadlineAt;
						settle(this.#unreported());
						return null;
					case "admitted":
						this.#budget = admission.budget;
						settle("admitted");
						return null;
					case "given-up":
						settle("given-up");
						return null;
				}
			}
			#throttled(waitMs) {
				const opensAt = this.#clock.epochMs() + waitMs;
				const limit = this.#budget.window?.limit ?? null;
				const name = limit === null ? "rate limit" : `rate limit of ${limit} requests per hour`;
				const time = new Date(opensAt).toISOString().replace(/\.\d+Z$/, "Z");
				return new errors.Xe(`The token's ${name} resets at ${time}, after the timeout`, waitMs, opensAt);
			}
			#unreported() {
				const message = "No response reported the token's rate limit before the timeout";
				return new errors.Xe(message, 0, this.#clock.epochMs());
			}
		}
		function cancelled() {
			return new errors.cc("signal", "A request was canceled while it waited for the rate limit because the run was stopped.");
		}
		function enqueue(queue, waiter) {
			const behind = queue.findLastIndex(({ purpose }) => TURNS[purpose] <= TURNS[waiter.purpose]);
			queue.splice(behind + 1, 0, waiter);
		}
	})
};
