export const id = 666;
export const ids = [666];
export const modules = {
	29: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_F: () => fieldOf,
			qF: () => parseJson
		});
		const UTF_8 = new TextDecoder("utf-8", { fatal: true });
		function parseJson(source) {
			try {
				return JSON.parse(typeof source === "string" ? source : UTF_8.decode(source));
			} catch {
				return undefined;
			}
		}
		function fieldOf(value, name) {
			return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
		}
		function fieldAt(value, ...path) {
			return path.reduce(fieldOf, value);
		}
	}),
	3123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => isLoopback });
		function isLoopback(hostname) {
			const name = hostname.toLowerCase().replace(/\.$/, "");
			return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(name);
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
	9626: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => renderAuthorization });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6329);
		function renderAuthorization(token, scheme) {
			const trimmed = token.trim();
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_2__.cl)(trimmed);
			if (!/^[\x21-\x7e]+$/.test(trimmed)) {
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
					name: "token",
					seen: "",
					accepted: "an API token or a JWT: visible characters, no spaces"
				}]);
			}
			const isBearer = scheme === "bearer" || scheme === "auto" && isJwt(trimmed);
			return `${isBearer ? "Bearer" : "Token"} ${trimmed}`;
		}
		function isJwt(token) {
			const parts = token.split(".");
			if (parts.length !== 3 || !parts.every((part) => /^[\w-]*$/.test(part))) return false;
			const header = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(Buffer.from(parts[0] ?? "", "base64url").toString());
			return typeof header === "object" && header !== null && "alg" in header;
		}
	}),
	2543: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => parseBaseAddress });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3123);
		const ACCEPTED = "the platform's address with its version prefix, if any, as \"https://api.example.com/api/v1\"";
		function parseBaseAddress(text, { allowHttp }) {
			const url = /[\s\p{C}]/u.test(text.trim()) ? null : URL.parse(text.trim());
			if (url === null || url.protocol !== "https:" && url.protocol !== "http:") throw unusable(text, ACCEPTED);
			if (url.username !== "" || url.password !== "") {
				throw unusable(text, "an address without a user name or password in it; the token is a setting of its own");
			}
			if (/[?#]/.test(text)) throw unusable(url.origin + url.pathname, "an address without a query or a fragment");
			if (url.protocol === "http:" && !allowHttp && !(0, _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_1__.U)(url.hostname)) {
				throw unusable(text, "an https address; plain http would show the token to the network, unless allow-http is set");
			}
			return {
				origin: url.origin,
				prefix: url.pathname.replace(/\/+$/, "")
			};
		}
		function unusable(text, accepted) {
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "base-url",
				seen: text.includes("@") ? "" : text.trim(),
				accepted
			}]);
		}
	}),
	5421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => describeCause,
			X: () => classifyFailure
		});
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2320);
		const TLS = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|UND_ERR_PRX_TLS)|SELF_SIGNED_CERT|^(?:EPROTO|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)$/;
		const CLOSED = /^UND_ERR_(?:DESTROYED|CLOSED)$/;
		function classifyFailure(cause, progress) {
			const code = codeOf(cause);
			if (CLOSED.test(code)) return {
				kind: "closed",
				cause
			};
			if (progress === "sent") return {
				kind: "reset",
				cause
			};
			if (progress === "answering") return {
				kind: "body",
				cause
			};
			return {
				kind: (0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__.hL)(code) ?? (TLS.test(code) ? "tls" : "connect"),
				cause
			};
		}
		function describeCause(cause) {
			const code = codeOf(cause);
			if (/^[A-Z][A-Z0-9_]{2,60}$/.test(code) && !code.startsWith("UND_")) return code;
			const refusal = /^Proxy (?:response|Authentication)\D*(\d{3})/.exec(cause instanceof Error ? cause.message : "");
			return refusal === null ? "" : `the proxy answered ${refusal[1]}`;
		}
		function codeOf(cause) {
			return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
		}
	}),
	1912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => advisePlainHttp });
		var _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3123);
		const NO_TLS = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/;
		function advisePlainHttp(code, address) {
			const url = URL.parse(address);
			if (!NO_TLS.test(code) || url?.protocol !== "https:") return null;
			const plain = address.replace(/^https:/i, "http:");
			const use = (0, _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_0__.U)(url.hostname) ? `Use ${plain}.` : `Use the port for https, or ${plain} with allow-http.`;
			return `The port seems to speak plain http, not https. ${use}`;
		}
	}),
	8287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => chooseProxy });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3123);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6329);
		function chooseProxy(origin, env) {
			const target = new URL(origin);
			if ((0, _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_2__.U)(target.hostname) || isExempt(target, either(env, "no_proxy") ?? "")) return null;
			const name = target.protocol === "https:" ? "https_proxy" : "http_proxy";
			const value = either(env, name)?.trim() ?? "";
			return value === "" ? null : parseProxy(name.toUpperCase(), value);
		}
		function either(env, name) {
			return env[name] || env[name.toUpperCase()];
		}
		function parseProxy(name, value) {
			const url = URL.parse(value.includes("://") ? value : `http://${value}`);
			const password = decodeSafely(url?.password ?? "");
			if (url === null || password === null || url.protocol !== "http:" && url.protocol !== "https:") {
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
					name,
					seen: "",
					accepted: "a proxy's address, as \"http://proxy.example.com:3128\""
				}]);
			}
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.cl)(url.password);
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.cl)(password);
			return url.href;
		}
		function decodeSafely(encoded) {
			try {
				return decodeURIComponent(encoded);
			} catch {
				return null;
			}
		}
		function isExempt(target, list) {
			const host = target.hostname.toLowerCase();
			const port = target.port || (target.protocol === "https:" ? "443" : "80");
			const names = [
				host,
				host.replace(/^\[(.+)\]$/, "$1"),
				`${host}:${port}`
			];
			const entries = list.toLowerCase().split(/[,\s]+/).filter((entry) => entry !== "");
			return entries.some((entry) => entry === "*" || names.some((name) => isCovered(name, entry)));
		}
		function isCovered(name, entry) {
			const suffix = entry.replace(/^\*?\./, "");
			return name === suffix || name.endsWith(`.${suffix}`);
		}
	}),
	1015: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => decideRedirect });
		const LEADING_ON = new Set([
			301,
			302,
			303,
			307,
			308
		]);
		const MAX_FOLLOWED = 5;
		function decideRedirect({ status, headers }, { method, origin, path, followed }) {
			if (!LEADING_ON.has(status)) return { kind: "none" };
			if (method !== "GET") return {
				kind: "refuse",
				why: "only a read is sent on to another address"
			};
			const location = headers["location"];
			const target = location === undefined ? null : URL.parse(location, origin + path);
			if (target === null) return {
				kind: "refuse",
				why: "it does not say where to"
			};
			if (target.origin !== origin) return {
				kind: "refuse",
				why: `the token is not sent to another origin, ${target.origin}`
			};
			if (followed >= MAX_FOLLOWED) return {
				kind: "refuse",
				why: `${MAX_FOLLOWED} were followed before it`
			};
			return {
				kind: "follow",
				path: target.pathname + target.search
			};
		}
	}),
	9122: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => readServiceMessage,
			b: () => readServiceWords
		});
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2245);
		const LONGEST = 300;
		function readServiceMessage(body) {
			const text = body.trim();
			const json = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Ip)(text);
			if (json === undefined) return text.startsWith("<") ? "" : (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.b1)(text, LONGEST);
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.b1)(saidIn(json)[0] ?? "", LONGEST);
		}
		function readServiceWords(body) {
			const json = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Ip)(body.trim());
			const said = json === undefined ? [body] : saidIn(json);
			return said.map((words) => words.slice(0, LONGEST)).join("\n");
		}
		function saidIn(json) {
			if (typeof json === "string") return [json];
			if (typeof json !== "object" || json === null) return [];
			const fields = new Map(Object.entries(json));
			return [
				"message",
				"detail",
				"error"
			].map((name) => wordsOf(fields.get(name))).filter((words) => words !== "");
		}
		function wordsOf(value) {
			const list = Array.isArray(value) ? value : [value];
			return list.filter((words) => typeof words === "string").map((words) => words.trim()).filter((words) => words !== "").join("; ");
		}
	}),
	535: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => createExchange });
		;
		const MIN_BLOCK_BYTES = 4096;
		const MAX_BLOCK_BYTES = 65536;
		class ChunkBuffer {
			#blocks = [];
			#usedBytes = 0;
			#sizeBytes = 0;
			#heldBytes = 0;
			get sizeBytes() {
				return this.#sizeBytes;
			}
			get heldBytes() {
				return this.#heldBytes;
			}
			add(chunk) {
				const last = this.#blocks.at(-1);
				const fitting = Math.min(chunk.length, last === undefined ? 0 : last.length - this.#usedBytes);
				last?.set(chunk.subarray(0, fitting), this.#usedBytes);
				this.#usedBytes += fitting;
				if (fitting < chunk.length) this.#addBlock(chunk.subarray(fitting));
				this.#sizeBytes += chunk.length;
			}
			take() {
				this.#blocks.push(...this.#blocks.splice(-1).map((last) => last.subarray(0, this.#usedBytes)));
				const [first, ...rest] = this.#blocks;
				const bytes = first !== undefined && rest.length === 0 ? first : Buffer.concat(this.#blocks, this.#sizeBytes);
				this.#blocks = [];
				this.#usedBytes = 0;
				this.#sizeBytes = 0;
				this.#heldBytes = 0;
				return bytes;
			}
			#addBlock(chunk) {
				const isLarge = chunk.length >= MIN_BLOCK_BYTES && chunk.length === chunk.buffer.byteLength;
				const block = isLarge ? Buffer.from(chunk.buffer) : this.#allocate(chunk.length);
				if (!isLarge) block.set(chunk);
				this.#blocks.push(block);
				this.#usedBytes = chunk.length;
				this.#heldBytes += block.length;
			}
			#allocate(leastBytes) {
				const grownBytes = Math.min(MAX_BLOCK_BYTES, Math.max(MIN_BLOCK_BYTES, this.#heldBytes));
				return Buffer.allocUnsafeSlow(Math.max(grownBytes, leastBytes));
			}
		}
		async function readBody(body, maxBytes, { onChunk, signal } = {}) {
			const read = new ChunkBuffer();
			const reader = body?.getReader();
			const stop = () => void reader?.cancel(signal?.reason).catch(() => {});
			signal?.addEventListener("abort", stop);
			if (signal?.aborted) stop();
			try {
				for (;;) {
					const chunk = (await reader?.read())?.value;
					if (signal?.aborted) return {
						bytes: read.take(),
						isWhole: false
					};
					if (chunk === undefined) return {
						bytes: read.take(),
						isWhole: true
					};
					read.add(chunk);
					onChunk?.(chunk, read.heldBytes);
					if (read.sizeBytes <= maxBytes) continue;
					stop();
					return {
						bytes: read.take(),
						isWhole: false
					};
				}
			} finally {
				signal?.removeEventListener("abort", stop);
			}
		}
		function isDeclaredOver(contentLength, maxBytes) {
			return Number(contentLength) > maxBytes;
		}
		var failure = __webpack_require__(5421);
		;
		function createTimeLimit(clock) {
			let lifted = new AbortController();
			const lift = () => lifted.abort();
			const set = (durationMs, onElapsed) => {
				lift();
				const current = new AbortController();
				lifted = current;
				void clock.wait(durationMs, current.signal).then(() => {
					if (!current.signal.aborted) onElapsed();
				});
			};
			return {
				set,
				lift
			};
		}
		;
		const MAX_BODY_BYTES = 10 * 1024 * 1024;
		class Conversation {
			#request;
			#limits;
			#clock;
			#limit;
			#resolve;
			#body = new ChunkBuffer();
			#controller = null;
			#head = null;
			#isSettled = false;
			constructor(request, limits, clock, resolve) {
				this.#request = request;
				this.#limits = limits;
				this.#clock = clock;
				this.#limit = createTimeLimit(clock);
				this.#resolve = resolve;
				request.signal?.addEventListener("abort", this.#onAbort, { once: true });
				this.#allow(limits.connectMs + limits.headersMs, "connect");
			}
			onRequestStart(controller) {
				this.#controller = controller;
				if (this.#isSettled) controller.abort(new Error("given up before it was sent"));
				else this.#allow(this.#limits.headersMs, "headers");
			}
			onResponseStart(_, status, headers) {
				if (status < 200) return;
				this.#head = {
					status,
					headers: joinRepeated(headers)
				};
				this.#allow(this.#limits.bodyMs, "body");
				const { "content-encoding": encoding = "", "content-length": length = null } = this.#head.headers;
				if (!/^(?:identity)?$/i.test(encoding)) this.#giveUp({ kind: "encoded" });
				else if (isDeclaredOver(length, MAX_BODY_BYTES)) this.#giveUp({ kind: "too-large" });
			}
			onResponseData(_, chunk) {
				if (this.#isSettled) return;
				if (this.#body.sizeBytes + chunk.byteLength > MAX_BODY_BYTES) this.#giveUp({ kind: "too-large" });
				else this.#body.add(chunk);
			}
			onResponseEnd() {
				this.#settle(null);
			}
			onResponseError(_, error) {
				this.#settle((0, failure.X)(error, this.#progress()));
			}
			#onAbort = () => this.#giveUp({
				kind: "signal",
				cause: this.#request.signal?.reason
			});
			#progress() {
				if (this.#head !== null) return "answering";
				return this.#controller === null ? "waiting" : "sent";
			}
			#allow(durationMs, kind) {
				const untilDeadlineMs = this.#request.deadlineAt - this.#clock.monotonicMs();
				const ends = untilDeadlineMs < durationMs ? "deadline" : kind;
				this.#limit.set(Math.min(durationMs, untilDeadlineMs), () => this.#giveUp({ kind: ends }));
			}
			#giveUp(failure) {
				this.#settle(failure);
				this.#controller?.abort(new Error(`given up: ${failure.kind}`));
			}
			#settle(failure) {
				if (this.#isSettled) return;
				this.#isSettled = true;
				this.#limit.lift();
				this.#request.signal?.removeEventListener("abort", this.#onAbort);
				this.#resolve(this.#outcome(failure));
			}
			#outcome(failure) {
				if (this.#head !== null) {
					const text = failure === null ? new TextDecoder().decode(this.#body.take()) : "";
					return {
						kind: "answered",
						...this.#head,
						text,
						failure
					};
				}
				return {
					kind: "unanswered",
					failure: failure ?? { kind: "reset" }
				};
			}
		}
		function joinRepeated(headers) {
			const entries = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]);
			return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
		}
		var client = __webpack_require__(3701);
		;
		const CONNECTIONS = 8;
		const HTTP = {
			pipelining: 1,
			allowH2: false,
			bodyTimeout: 0,
			keepAliveTimeout: 3e4
		};
		async function createDispatcher(origin, proxy, limits) {
			return proxy === null ? connectDirectly(origin, limits) : connectThrough(proxy, limits);
		}
		function connectDirectly(origin, { connectMs }) {
			const clients = [];
			const choose = () => {
				const [freest] = clients.toSorted((one, other) => one.stats.size - other.stats.size);
				if (freest !== undefined && (freest.stats.size === 0 || clients.length === CONNECTIONS)) return freest;
				const opened = new client(origin, {
					...HTTP,
					connectTimeout: connectMs,
					headersTimeout: 0
				});
				clients.push(opened);
				return opened;
			};
			return {
				dispatch: (request, handler) => choose().dispatch(request, handler),
				destroy: async () => {
					await Promise.all(clients.map((client) => client.destroy()));
				}
			};
		}
		async function connectThrough(proxy, { connectMs }) {
			const { default: ProxyAgent } = await __webpack_require__.e(672).then(__webpack_require__.t.bind(__webpack_require__, 6672, 19));
			const { default: connect } = await __webpack_require__.e(660).then(__webpack_require__.t.bind(__webpack_require__, 2279, 19));
			const options = {
				...HTTP,
				connections: CONNECTIONS,
				connectTimeout: connectMs,
				headersTimeout: 0
			};
			const clientFactory = (address, given) => Object.assign(new client(address, {
				...given,
				headersTimeout: connectMs
			}), { connect });
			return new ProxyAgent({
				uri: proxy,
				...options,
				clientFactory
			});
		}
		;
		function createExchange(options) {
			const { origin, proxy, limits, clock } = options;
			let dispatcher = null;
			let isClosed = false;
			const send = async (request) => {
				if (isClosed) return {
					kind: "unanswered",
					failure: { kind: "closed" }
				};
				try {
					dispatcher ??= createDispatcher(origin, proxy, limits);
					return await converse(await dispatcher, origin, request, limits, clock);
				} catch (error) {
					return {
						kind: "unanswered",
						failure: (0, failure.X)(error, "waiting")
					};
				}
			};
			const close = async () => {
				isClosed = true;
				await dispatcher?.then((opened) => opened.destroy(), () => {});
			};
			return {
				send,
				close
			};
		}
		function converse(dispatcher, origin, request, limits, clock) {
			const { method, path, headers, body, signal } = request;
			return new Promise((resolve) => {
				if (signal?.aborted) return resolve({
					kind: "unanswered",
					failure: {
						kind: "signal",
						cause: signal.reason
					}
				});
				const conversation = new Conversation(request, limits, clock, resolve);
				dispatcher.dispatch({
					origin,
					method,
					path,
					headers: { ...headers },
					body
				}, conversation);
			});
		}
	}),
	5677: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => readAdvice });
		var _kernel_http_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(651);
		const MAX_MS = 36e5;
		const COUNT = /^\d{1,15}$/;
		const NUMBER = /^\d{1,25}(?:\.\d{1,9})?$/;
		function readAdvice({ status, headers }, epochMs) {
			const read = (name) => headers[name]?.trim() ?? "";
			const answeredAt = (0, _kernel_http_date_js__WEBPACK_IMPORTED_MODULE_0__.m)(read("date")) ?? epochMs;
			const mayAskToWait = status === 429 || status === 503;
			return {
				limit: parseCount(read("x-ratelimit-limit")),
				remaining: parseCount(read("x-ratelimit-remaining")),
				resetInMs: parseReset(read("x-ratelimit-reset"), answeredAt),
				retryAfterMs: mayAskToWait ? parseRetryAfter(read("retry-after"), answeredAt) : null,
				limited: status === 429
			};
		}
		function parseCount(text) {
			return COUNT.test(text) ? Number(text) : null;
		}
		function parseReset(text, now) {
			if (!NUMBER.test(text)) return parseUntil(text, now);
			const value = Number(text);
			if (value >= 0x16345785d8a0000) return clampWait(value / 1e6 - now);
			if (value >= 0x5af3107a4000) return clampWait(value / 1e3 - now);
			if (value >= 1e11) return clampWait(value - now);
			if (value >= 1e9) return clampWait(value * 1e3 - now);
			return clampWait(value * 1e3);
		}
		function parseRetryAfter(text, now) {
			return NUMBER.test(text) ? clampWait(Number(text) * 1e3) : parseUntil(text, now);
		}
		function parseUntil(text, now) {
			const at = (0, _kernel_http_date_js__WEBPACK_IMPORTED_MODULE_0__.m)(text);
			return at === null ? null : clampWait(at - now);
		}
		function clampWait(durationMs) {
			return Math.min(MAX_MS, Math.max(0, durationMs));
		}
	})
};
