export const id = 998;
export const ids = [998];
export const modules = {
	5384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => codeOf });
		function codeOf(error) {
			return error instanceof Error && "code" in error ? String(error.code) : "unknown";
		}
	}),
	745: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => requireBaseUrl });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		function requireBaseUrl({ baseUrl }) {
			if (baseUrl !== null) return baseUrl;
			const accepted = "give --base-url URL, or set TOUCHDOWN_BASE_URL, or write base-url in touchdown.yaml";
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "base-url",
				seen: "",
				accepted
			}]);
		}
	}),
	4873: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => NO_CONFIG });
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
	}),
	3169: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => AUTH_SCHEMES,
			m: () => CONFIG_KEYS
		});
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
				meaning: "The platform's address with its version prefix, if any: https://api.example.com/api/v1.",
				schema: TEXT
			},
			organization: {
				meaning: "The id or the name of the organization.",
				schema: TEXT
			},
			"app-id": {
				meaning: "The application that deploy, follow, status and logs are about where none is named, or several.",
				schema: { anyOf: [TEXT, {
					type: "array",
					items: TEXT,
					minItems: 1
				}] }
			},
			"auth-scheme": {
				meaning: "How the token is sent; auto, the default: as a bearer where it is a JWT, else as an API token.",
				schema: { enum: AUTH_SCHEMES }
			},
			"allow-http": {
				meaning: "Allows plain http to another host, which shows the token to the network.",
				schema: { type: "boolean" }
			},
			"token-file": {
				meaning: "A file that holds the token, from the folder of this file; never the token itself.",
				schema: TEXT
			},
			timeout: {
				meaning: "How long a deployment is followed: 90s, 30m, 1h30m; a number is seconds.",
				schema: DURATION
			},
			up: {
				meaning: "What touchdown up creates where it is missing, and deploys.",
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
		var _rate_limit_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6530);
		var _base_url_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(745);
		var _config_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3169);
		var _read_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8077);
		var _token_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4571);
		const CONNECTION_OPTIONS = {
			"base-url": {
				type: "string",
				value: "URL",
				summary: "the platform's address; else TOUCHDOWN_BASE_URL"
			},
			"token-file": {
				type: "string",
				value: "FILE",
				summary: "read the token from this file, - for standard input; else TOUCHDOWN_TOKEN, TOUCHDOWN_TOKEN_FILE"
			},
			"auth-scheme": {
				type: "string",
				value: "SCHEME",
				choices: _config_keys_js__WEBPACK_IMPORTED_MODULE_2__.k,
				summary: "auto, token or bearer; auto, the default: a bearer where the token is a JWT"
			},
			"allow-http": {
				type: "boolean",
				summary: "allow plain http to another host: it shows the token to the network"
			},
			config: {
				type: "string",
				value: "FILE",
				summary: "touchdown.yaml in this folder unless said; else TOUCHDOWN_CONFIG"
			},
			json: {
				type: "boolean",
				summary: "print lines of JSON"
			}
		};
		async function connect(values, terminal) {
			return openConnection(await (0, _read_config_js__WEBPACK_IMPORTED_MODULE_3__.X)(values, terminal), values, terminal, 0);
		}
		async function openConnection(config, values, terminal, reserve) {
			const { clock, random, env } = terminal;
			const token = await (0, _token_source_js__WEBPACK_IMPORTED_MODULE_4__.A)(values, terminal, config);
			const baseUrl = (0, _base_url_source_js__WEBPACK_IMPORTED_MODULE_1__.S)(config);
			const { createPlatform } = await Promise.all([
				__webpack_require__.e(701),
				__webpack_require__.e(507),
				__webpack_require__.e(762),
				__webpack_require__.e(105),
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
	7483: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => decodeConfig,
			k: () => asAuthScheme
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6641);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5171);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2274);
		var _config_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3169);
		var _near_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5198);
		const NAMES = Object.keys(_config_keys_js__WEBPACK_IMPORTED_MODULE_4__.m);
		const IN_QUOTES = "a text; put it in quotes where it looks like a number";
		const MAX_SHOWN_CHARS = 60;
		function decodeConfig(json, name, folder) {
			const entries = new Map(Object.entries(isMapping(json) ? json : {}));
			const bad = [];
			const reject = (key, accepted) => {
				bad.push({
					name: key === "" ? name : `${name}: ${key}`,
					seen: "",
					accepted
				});
				return null;
			};
			const read = (key, decode, accepted) => {
				const value = entries.get(key) ?? null;
				return value === null ? null : decode(value) ?? reject(key, accepted);
			};
			if (json !== null && !isMapping(json)) reject("", "keys and their values, as \"base-url: https://api.example.com\"");
			for (const key of entries.keys()) if (!NAMES.includes(key)) reject((0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(key).slice(0, MAX_SHOWN_CHARS), renderUnknown(key));
			const tokenFile = read("token-file", asText, `the path of a file, as ${IN_QUOTES}`);
			const config = {
				baseUrl: read("base-url", asText, "the platform's address, as https://api.example.com/api/v1"),
				organization: read("organization", asText, IN_QUOTES),
				appIds: read("app-id", asTexts, `${IN_QUOTES}, or a list of them`) ?? [],
				authScheme: read("auth-scheme", asAuthScheme, _config_keys_js__WEBPACK_IMPORTED_MODULE_4__.k.join(", ")),
				allowHttp: read("allow-http", (value) => typeof value === "boolean" ? value : null, "true or false"),
				tokenFile: tokenFile === null || tokenFile === "-" ? tokenFile : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, tokenFile),
				timeoutMs: read("timeout", asDuration, "a duration above zero, as 90s, 30m or 1h30m"),
				up: entries.get("up")
			};
			if (bad.length > 0) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz(bad);
			return config;
		}
		function asAuthScheme(value) {
			return _config_keys_js__WEBPACK_IMPORTED_MODULE_4__.k.find((scheme) => scheme === value) ?? null;
		}
		function renderUnknown(key) {
			if (key === "token") {
				return "a token does not belong in a file that is shared; give it in TOUCHDOWN_TOKEN, or name a file with token-file";
			}
			const near = (0, _near_word_js__WEBPACK_IMPORTED_MODULE_5__.Y)(key, NAMES);
			return near === null ? `there is no such key; there are ${NAMES.join(", ")}` : `there is no such key; did you mean ${near}?`;
		}
		function asText(value) {
			return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
		}
		function asTexts(value) {
			const texts = (Array.isArray(value) ? value : [value]).map(asText);
			return texts.length > 0 && texts.every((text) => text !== null) ? texts : null;
		}
		function asDuration(value) {
			const durationMs = typeof value === "string" || typeof value === "number" ? (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_2__.E9)(String(value)) : null;
			return durationMs !== null && durationMs > 0 ? durationMs : null;
		}
		function isMapping(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
	}),
	5198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => findNearWord });
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
	}),
	8077: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => readConfigFile,
			X: () => readConfig
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6641);
		var _arguments_exit_code_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5384);
		var _cli_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4873);
		var _decode_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7483);
		var _settle_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8544);
		const CONFIG_NAME = "touchdown.yaml";
		async function readConfig(values, terminal) {
			return (0, _settle_config_js__WEBPACK_IMPORTED_MODULE_5__.U)(values, terminal, await readConfigFile(values, terminal));
		}
		async function readConfigFile({ config: option }, { env, folder }) {
			const asked = (typeof option === "string" ? option : null) ?? (env["TOUCHDOWN_CONFIG"] || null);
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, asked ?? CONFIG_NAME);
			const text = await readText(path, asked);
			if (text === null) return _cli_config_js__WEBPACK_IMPORTED_MODULE_3__.H;
			const { parseYaml } = await Promise.all([__webpack_require__.e(815), __webpack_require__.e(317)]).then(__webpack_require__.bind(__webpack_require__, 5317));
			const name = asked ?? CONFIG_NAME;
			return {
				...(0, _decode_config_js__WEBPACK_IMPORTED_MODULE_4__.F)(parseYaml(text, name), name, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)),
				path
			};
		}
		async function readText(path, asked) {
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
			} catch (error) {
				const reason = (0, _arguments_exit_code_of_js__WEBPACK_IMPORTED_MODULE_6__.$)(error);
				if (reason === "ENOENT" && asked === null) return null;
				const accepted = `a file that can be read (${reason})`;
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
					name: "--config",
					seen: asked ?? CONFIG_NAME,
					accepted
				}], error);
			}
		}
	}),
	8544: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => settleConfig });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6641);
		var _config_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3169);
		var _decode_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7483);
		function settleConfig(values, { env, folder }, file) {
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
					accepted: "use true or false"
				});
				return null;
			};
			const schemeOf = (name, seen) => {
				const scheme = (0, _decode_config_js__WEBPACK_IMPORTED_MODULE_3__.k)(seen);
				if (seen !== null && scheme === null) bad.push({
					name,
					seen,
					accepted: `use one of ${_config_keys_js__WEBPACK_IMPORTED_MODULE_2__.k.join(", ")}`
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
				tokenFile: tokenFile === null ? file.tokenFile : tokenFile === "-" ? "-" : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, tokenFile)
			};
			if (bad.length > 0) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz(bad);
			return config;
		}
	}),
	4571: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => readToken,
			V: () => isTokenOnInput
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6641);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6329);
		var _arguments_exit_code_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5384);
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
		const WAYS = "give it in the variable TOUCHDOWN_TOKEN, or in a file with --token-file FILE (or TOUCHDOWN_TOKEN_FILE, or token-file in " + "touchdown.yaml), or on standard input with --token-file -";
		async function readToken(values, terminal, { tokenFile }) {
			const inEnvironment = values["token-file"] === undefined ? keep(terminal.env["TOUCHDOWN_TOKEN"] ?? "") : "";
			if (inEnvironment !== "") return inEnvironment;
			if (tokenFile === null) throw missing(`the token is missing: ${WAYS}`);
			const token = keep(tokenFile === "-" ? await terminal.readInput() ?? "" : await readTokenFile(tokenFile, terminal));
			if (token === "") throw missing(`${tokenFile === "-" ? "standard input" : "the file"} holds no token: ${WAYS}`);
			return token;
		}
		function isTokenOnInput(values, { env }, { tokenFile }) {
			const isInEnvironment = values["token-file"] === undefined && (env["TOUCHDOWN_TOKEN"] ?? "").trim() !== "";
			return tokenFile === "-" && !isInEnvironment;
		}
		function keep(text) {
			const token = text.trim();
			const name = UNSET_MACRO.exec(token)?.[1];
			if (name !== undefined) throw missing(renderUnset(name));
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_2__.cl)(token);
			return token;
		}
		function renderUnset(name) {
			return `the variable ${name} is not set, so the token arrived as the text $(${name}). Create the variable, and map it into the environment of this step`;
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
						terminal.err(`touchdown: others can read the token's file ${path}; forbid it with chmod 600.\n`);
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
				if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz) throw error;
				const reason = (0, _arguments_exit_code_of_js__WEBPACK_IMPORTED_MODULE_3__.$)(error);
				throw missing(`${path} cannot be read (${reason})`, error);
			}
		}
		async function readShort(file) {
			const bytes = Buffer.alloc(MAX_BYTES + 1);
			for (let length = 0; length < bytes.length;) {
				const { bytesRead } = await file.read(bytes, length, bytes.length - length, null);
				if (bytesRead === 0) return bytes.toString("utf8", 0, length);
				length += bytesRead;
			}
			throw missing("the file is too large to hold a token");
		}
		function missing(accepted, cause) {
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz([{
				name: "token",
				seen: "",
				accepted
			}], cause);
		}
	}),
	6530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => createGate });
		var errors = __webpack_require__(6641);
		;
		const FIRST_MS = 1e3;
		const MAX_MS = 6e4;
		function backOffMs(refusals, chance) {
			const ceiling = Math.min(MAX_MS, FIRST_MS * 2 ** refusals);
			return ceiling / 2 * (1 + chance);
		}
		;
		const WINDOW_MS = 36e5;
		const UNTOLD_END_MS = 6e4;
		const ROUNDING_MS = 1e3;
		const RESET_SPREAD_MS = 4e3;
		const SAME_END_MS = 5e3;
		function readWindow(advice, before, nowMs, chance) {
			const { retryAfterMs } = advice;
			const isTold = advice.resetInMs !== null || retryAfterMs !== null;
			const remaining = advice.remaining ?? (advice.limited && isTold ? 0 : null);
			if (remaining === null) return null;
			const limit = advice.limit || before?.limit || null;
			const told = {
				limit,
				remaining,
				toldAt: nowMs
			};
			if (remaining === 0 && retryAfterMs !== null) {
				return {
					...told,
					endsAt: nowMs + retryAfterMs,
					opensAt: nowMs + spreadOut(retryAfterMs, chance),
					chance
				};
			}
			const endsAt = nowMs + (advice.resetInMs ?? untilEndOf(before, nowMs));
			const own = before !== null && isEndOf(before, endsAt, nowMs) ? before.chance : chance;
			return {
				...told,
				endsAt,
				opensAt: endsAt + ROUNDING_MS + RESET_SPREAD_MS * own,
				chance: own
			};
		}
		function isSameWindow(before, after) {
			return isEndOf(before, after.endsAt, after.toldAt);
		}
		function windowAt(told, nowMs) {
			if (told === null || nowMs < told.opensAt) return told;
			if (told.limit === null) return null;
			const endsAt = nowMs + WINDOW_MS;
			return {
				...told,
				remaining: told.limit,
				endsAt,
				opensAt: endsAt,
				toldAt: nowMs
			};
		}
		function spreadOut(durationMs, chance) {
			return durationMs * (1 + .1 * chance);
		}
		function isEndOf(window, endsAt, toldAt) {
			return toldAt < window.endsAt && Math.abs(endsAt - window.endsAt) <= SAME_END_MS;
		}
		function untilEndOf(window, nowMs) {
			return window !== null && nowMs < window.endsAt ? window.endsAt - nowMs : UNTOLD_END_MS;
		}
		;
		const REQUESTS_BEFORE_LOOKING = 2;
		const KEPT_FOR_EACH = 1.5;
		const STAY_MS = 6e5;
		const DOUBT = 3;
		const WATCH_MS = 3e4;
		const LOOKS_WHILE_UNWATCHED = WATCH_MS / 5e3;
		const SMALL_SHARE = .1;
		const TINY_SHARE = .05;
		const UNUSED_SHARE = .97;
		const FIRST_LOOK_MS = 12e4;
		const MAX_SPREAD_MS = 6e4;
		const UNSEEN = {
			found: 0,
			seen: 0,
			usedByOthers: 0,
			watchedSinceAt: null,
			hasLooked: false
		};
		function watchCrowd(crowd, before, after, sent, reserve) {
			if (before === null) return findCrowd(crowd, after, sent, reserve);
			const passedMs = after.toldAt - before.toldAt;
			const fade = Math.exp(-passedMs / STAY_MS);
			const found = crowd.found * fade;
			const hasLooked = crowd.hasLooked || sent.looks > 0;
			if (!isSameWindow(before, after)) return {
				...crowd,
				found,
				seen: crowd.seen * fade,
				hasLooked
			};
			const looks = Math.max(0, before.remaining - after.remaining - sent.asides);
			const borne = passedMs * spendable(before, reserve, sizeOf(crowd)) / untilEnd(before, before.toldAt);
			const seen = crowd.seen * fade + looks - borne;
			const others = Math.max(0, looks - sent.looks);
			const doubt = others > 0 ? 1 : DOUBT / (DOUBT + passedMs * evenRate(before, reserve));
			return {
				...crowd,
				found: Math.max(0, found * doubt + Math.min(0, seen)),
				seen: Math.max(0, seen),
				usedByOthers: crowd.usedByOthers + others,
				hasLooked
			};
		}
		function lookIntervalMs(crowd, window, reserve, nowMs) {
			return intervalOf(sizeOf(crowd), window, reserve, nowMs);
		}
		function paceIntervalMs(crowd, window, reserve, nowMs) {
			const { limit, remaining } = window;
			if (!crowd.hasLooked && limit !== null && remaining > UNUSED_SHARE * limit) return 0;
			const interval = lookIntervalMs(crowd, window, reserve, nowMs);
			const watchedMs = nowMs - (crowd.watchedSinceAt ?? nowMs);
			const unwatchedMs = WATCH_MS - watchedMs;
			if (unwatchedMs <= 0) return interval;
			const largest = crowd.usedByOthers / REQUESTS_BEFORE_LOOKING;
			const left = spendable(window, reserve, largest);
			if (largest * LOOKS_WHILE_UNWATCHED <= SMALL_SHARE * left) return interval;
			if (largest <= TINY_SHARE * left) return Math.min(unwatchedMs, Math.max(interval, watchedMs));
			const careful = Math.max(interval, intervalOf(largest, window, reserve, nowMs));
			const curious = FIRST_LOOK_MS * sizeOf(crowd) / Math.max(0, remaining - reserve);
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
			const due = evenRate(first, reserve) * untilEnd(first, first.toldAt);
			const used = (first.limit ?? first.remaining) - first.remaining - sent.asides - sent.looks;
			return {
				found: Math.max(0, due - (first.remaining - reserve) - sent.asides),
				seen: crowd.seen,
				usedByOthers: Math.max(0, used),
				watchedSinceAt: crowd.watchedSinceAt ?? first.toldAt,
				hasLooked: crowd.hasLooked || sent.looks > 0
			};
		}
		function sizeOf({ found, seen }) {
			return 1 + (found + seen) / REQUESTS_BEFORE_LOOKING;
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
		const LOG_INTERVAL_MS = 1e4;
		const NOTHING_SENT = {
			looks: 0,
			asides: 0
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
			if (budget.inFlight > 0 && isUntold(budget, nowMs)) return { kind: "hold" };
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
				...spentUntold(back.window, back.inFlight)
			};
			return takeRefusal(takeReading(back, advice, nowMs, chance), advice, nowMs, chance);
		}
		function pace(budget, nowMs) {
			const window = windowAt(budget.window, nowMs);
			if (window === null) return 0;
			const reserve = reserveIn(window, budget);
			const interval = paceIntervalMs(budget.crowd, window, reserve, nowMs);
			if (interval <= (window.endsAt - nowMs) / 2) return interval;
			return window.opensAt - nowMs + window.chance * spreadAfterResetMs(budget.crowd, window, reserve);
		}
		function takeReading(budget, advice, nowMs, chance) {
			const before = budget.window;
			const read = readWindow(advice, before, nowMs, chance);
			if (read === null) return {
				...budget,
				...spentUntold(before !== null && nowMs < before.opensAt ? before : null, budget.inFlight)
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
		function takeRefusal(budget, advice, nowMs, chance) {
			const refusals = advice.limited ? budget.refusals + 1 : 0;
			const asked = advice.retryAfterMs ?? 0;
			if (asked === 0 && !advice.limited) return {
				...budget,
				refusals
			};
			const waitMs = asked > 0 ? spreadOut(asked, chance) : backOffMs(refusals, chance);
			return {
				...budget,
				refusals,
				closedUntilAt: Math.max(budget.closedUntilAt, nowMs + waitMs)
			};
		}
		function spentUntold(window, inFlight) {
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
		function withOneMore({ looks, asides }, purpose) {
			return purpose === "follow" ? {
				looks: looks + 1,
				asides
			} : {
				looks,
				asides: asides + 1
			};
		}
		function isUntold({ window, isTried }, nowMs) {
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
			return lookIntervalMs(budget.crowd, window, reserveIn(window, budget), nowMs) <= LOG_INTERVAL_MS;
		}
		;
		const TURNS = {
			final: 0,
			essential: 1,
			follow: 2,
			other: 3,
			log: 4
		};
		function enqueue(queue, waiter) {
			const behind = queue.findLastIndex(({ purpose }) => TURNS[purpose] <= TURNS[waiter.purpose]);
			queue.splice(behind + 1, 0, waiter);
		}
		;
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
						settle(this.#untold());
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
				const name = limit === null ? "rate limit" : `rate limit of ${limit} requests an hour`;
				const time = new Date(opensAt).toISOString().replace(/\.\d+Z$/, "Z");
				return new errors.Xe(`The token's ${name} opens again only at ${time}, after the deadline`, waitMs, opensAt);
			}
			#untold() {
				const message = "No answer told what is left of the token's rate limit before the deadline";
				return new errors.Xe(message, 0, this.#clock.epochMs());
			}
		}
		function cancelled() {
			return new errors.cc("signal", "A request was given up while it waited for the rate limit: somebody asked to stop.");
		}
	})
};
