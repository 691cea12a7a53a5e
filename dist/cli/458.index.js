export const id = 458;
export const ids = [458];
export const modules = {
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
					problem: "is empty or has spaces or special characters. Use an API token or a JWT."
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
		const NOT_A_URL = "is not a URL. Use the URL of the platform's API, for example https://api.example.com/api/v1.";
		function parseBaseAddress(text, { allowHttp }) {
			const url = /[\s\p{C}]/u.test(text.trim()) ? null : URL.parse(text.trim());
			if (url === null || url.protocol !== "https:" && url.protocol !== "http:") throw unusable(text, NOT_A_URL);
			if (url.username !== "" || url.password !== "") {
				throw unusable(text, "has a user name or password in it. Remove it, and set the token separately.");
			}
			if (/[?#]/.test(text)) throw unusable(url.origin + url.pathname, "is followed by a query or a fragment. Remove it.");
			if (url.protocol === "http:" && !allowHttp && !(0, _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_1__.U)(url.hostname)) {
				throw unusable(text, "is not encrypted: http would send the token in clear text. Use https, or set allow-http.");
			}
			return {
				origin: url.origin,
				prefix: url.pathname.replace(/\/+$/, "")
			};
		}
		function unusable(text, problem) {
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "base-url",
				seen: text.includes("@") ? "" : text.trim(),
				problem
			}]);
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
					problem: "is not the URL of a proxy. Use for example http://proxy.example.com:3128."
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
	6078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			oO: () => createTransport,
			tg: () => decideRedirect
		});
		var _kernel_back_off_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3477);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2320);
		var _rate_limit_advice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5677);
		var _error_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(210);
		var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2245);
		var _request_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8024);
		const DEFAULT_ATTEMPTS = 4;
		const WAIT = {
			firstMs: 250,
			maxMs: 8e3
		};
		function isRepeatable(error, method) {
			if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr) return error.stage !== "tls" && (method === "GET" || (0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_1__.wt)(error));
			return method === "GET" && error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi && error.code === "remote";
		}
		function nextAttemptInMs(attempt, random) {
			return (0, _kernel_back_off_js__WEBPACK_IMPORTED_MODULE_6__.V)(attempt, WAIT, 1 - random());
		}
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
				why: "only GET requests are redirected"
			};
			const location = headers["location"];
			const target = location === undefined ? null : URL.parse(location, origin + path);
			if (target === null) return {
				kind: "refuse",
				why: "it has no valid Location"
			};
			if (target.origin !== origin) return {
				kind: "refuse",
				why: `the token is not sent to another origin, ${target.origin}`
			};
			if (followed >= MAX_FOLLOWED) return {
				kind: "refuse",
				why: `${MAX_FOLLOWED} redirects were already followed`
			};
			return {
				kind: "follow",
				path: target.pathname + target.search
			};
		}
		function createTransport(parts) {
			return {
				begin: ({ signal, turnSignal, timeoutMs = parts.totalMs } = {}) => ({
					signal,
					turnSignal,
					deadlineAt: parts.clock.monotonicMs() + timeoutMs
				}),
				leftMs: ({ deadlineAt }) => deadlineAt - parts.clock.monotonicMs(),
				send: (operation, call) => sendRepeatedly(parts, operation, call, (response) => response),
				fetchJson: (operation, call, onHead = () => {}) => sendRepeatedly(parts, operation, call, (response) => {
					onHead(response);
					return readJson(askedOf(parts, operation), response);
				})
			};
		}
		async function sendRepeatedly(parts, operation, call, read) {
			const { clock, random } = parts;
			const attempts = call.attempts ?? DEFAULT_ATTEMPTS;
			for (let attempt = 1;; attempt++) {
				try {
					return read(await sendFollowing(parts, operation, call));
				} catch (error) {
					const waitMs = nextAttemptInMs(attempt, random);
					const isTooLate = clock.monotonicMs() + waitMs >= call.deadlineAt;
					if (attempt >= attempts || isTooLate || !isRepeatable(error, operation.method)) throw error;
					await clock.wait(waitMs, call.signal);
				}
			}
		}
		async function sendFollowing(parts, operation, call) {
			const { origin, prefix } = parts.base;
			const { method, template, ids, query } = operation;
			const asked = askedOf(parts, operation);
			let path = prefix + (0, _request_path_js__WEBPACK_IMPORTED_MODULE_5__.d)(template, ids, query);
			for (let followed = 0;; followed++) {
				const answered = await sendAdmitted(parts, asked, path, call);
				const redirect = decideRedirect(answered, {
					method,
					origin,
					path,
					followed
				});
				if (redirect.kind === "none") return requireSuccess(asked, answered);
				if (redirect.kind === "refuse") throw (0, _error_mapping_js__WEBPACK_IMPORTED_MODULE_3__.X1)(asked, answered, redirect.why);
				path = redirect.path;
			}
		}
		async function sendAdmitted(parts, asked, path, call) {
			const { gate, exchange, clock } = parts;
			const { purpose = "other", deadlineAt } = call;
			const request = renderRequest(parts, asked.operation, path, call);
			for (;;) {
				const admission = await gate.pass(purpose, {
					deadlineAt,
					signal: endOfTurn(call)
				}).catch(throwUnsent);
				if (admission === "given-up") throw givenUp(parts);
				const exchanged = await exchange.send(request);
				gate.learn(exchanged.kind === "answered" ? (0, _rate_limit_advice_js__WEBPACK_IMPORTED_MODULE_2__.N)(exchanged, clock.epochMs()) : null);
				if (exchanged.kind === "unanswered") throw (0, _error_mapping_js__WEBPACK_IMPORTED_MODULE_3__.DV)(asked, exchanged.failure, null);
				if (exchanged.status !== 429) return exchanged;
			}
		}
		function endOfTurn({ signal, turnSignal }) {
			return signal === undefined || turnSignal === undefined ? turnSignal ?? signal : AbortSignal.any([signal, turnSignal]);
		}
		function throwUnsent(error) {
			throw (0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_1__.PH)(error);
		}
		function requireSuccess(asked, answered) {
			const { status, text, failure } = answered;
			if (status < 200 || status > 299) throw (0, _error_mapping_js__WEBPACK_IMPORTED_MODULE_3__.x$)(asked, answered, text);
			if (failure !== null && asked.operation.method === "GET") throw (0, _error_mapping_js__WEBPACK_IMPORTED_MODULE_3__.DV)(asked, failure, answered);
			return answered;
		}
		function readJson(asked, response) {
			if (asked.operation.isList === true && response.status === 204) return [];
			try {
				return (0, _json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(response.text);
			} catch (error) {
				throw error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd ? (0, _error_mapping_js__WEBPACK_IMPORTED_MODULE_3__.rN)(asked, response, response.text, error) : error;
			}
		}
		function renderRequest(parts, { method, body }, path, call) {
			const headers = {
				accept: "application/json, text/plain;q=0.9, */*;q=0.1",
				"accept-encoding": "identity",
				authorization: parts.authorization,
				"user-agent": parts.userAgent
			};
			const { signal, deadlineAt } = call;
			if (body === undefined) return {
				method,
				path,
				headers,
				body: null,
				signal,
				deadlineAt
			};
			const typed = {
				...headers,
				"content-type": "application/json"
			};
			return {
				method,
				path,
				headers: typed,
				body: JSON.stringify(body),
				signal,
				deadlineAt
			};
		}
		function askedOf({ base, authorization, limits }, operation) {
			const authWord = authorization.slice(0, authorization.indexOf(" "));
			return {
				operation,
				address: base.origin + base.prefix,
				authWord,
				limits
			};
		}
		function givenUp({ gate, clock }) {
			const now = clock.epochMs();
			const opensAt = Math.max(now, gate.view().resetsAt ?? now);
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xe("The rate limit leaves no request for the log right now.", opensAt - now, opensAt);
		}
	}),
	7958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
				const isWorthKeeping = chunk.length >= MIN_BLOCK_BYTES || this.#blocks.length === 0;
				const isKept = isWorthKeeping && chunk.length === chunk.buffer.byteLength;
				const block = isKept ? Buffer.from(chunk.buffer) : this.#allocate(chunk.length);
				if (!isKept) block.set(chunk);
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
		var time_limit = __webpack_require__(2329);
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
		var failure = __webpack_require__(5421);
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
				this.#limit = (0, time_limit.iv)(clock);
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
		var _kernel_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3885);
		const MAX_MS = 36e5;
		const COUNT = /^\d{1,15}$/;
		const NUMBER = /^\d{1,25}(?:\.\d{1,9})?$/;
		function readAdvice({ status, headers }, epochMs) {
			const read = (name) => headers[name]?.trim() ?? "";
			const respondedAt = (0, _kernel_instant_js__WEBPACK_IMPORTED_MODULE_0__.m)(read("date")) ?? epochMs;
			const mayAskToWait = status === 429 || status === 503;
			return {
				limit: parseCount(read("x-ratelimit-limit")),
				remaining: parseCount(read("x-ratelimit-remaining")),
				resetInMs: parseReset(read("x-ratelimit-reset"), respondedAt),
				retryAfterMs: mayAskToWait ? parseRetryAfter(read("retry-after"), respondedAt) : null,
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
			const at = (0, _kernel_instant_js__WEBPACK_IMPORTED_MODULE_0__.m)(text);
			return at === null ? null : clampWait(at - now);
		}
		function clampWait(durationMs) {
			return Math.min(MAX_MS, Math.max(0, durationMs));
		}
	})
};
