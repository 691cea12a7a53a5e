export const id = 111;
export const ids = [111];
export const modules = { 7111: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { serveRelay: () => serveRelay });
	var kernel_clock = __webpack_require__(6470);
	var time_limit = __webpack_require__(2329);
	var config_file = __webpack_require__(5066);
	var read_settings = __webpack_require__(7987);
	var external_node_http_ = __webpack_require__(7067);
	var bounded_body = __webpack_require__(5486);
	var plain_response = __webpack_require__(1205);
	var external_node_net_ = __webpack_require__(7030);
	var login_throttle = __webpack_require__(8986);
	;
	const SHARED = new external_node_net_.BlockList();
	SHARED.addAddress("127.0.0.1");
	SHARED.addAddress("::1", "ipv6");
	for (const [network, bits] of [
		["10.0.0.0", 8],
		["172.16.0.0", 12],
		["192.168.0.0", 16],
		["100.64.0.0", 10],
		["169.254.0.0", 16]
	]) SHARED.addSubnet(network, bits);
	SHARED.addSubnet("fc00::", 7, "ipv6");
	SHARED.addSubnet("fe80::", 10, "ipv6");
	function createConnectionLimit(max) {
		const counts = new Map();
		return {
			open: (address) => {
				if (address === "" || SHARED.check(address, address.includes(":") ? "ipv6" : "ipv4")) return true;
				const network = (0, login_throttle.Af)(address);
				const count = counts.get(network) ?? 0;
				if (count >= max) return false;
				counts.set(network, count + 1);
				return true;
			},
			close: (address) => {
				const network = (0, login_throttle.Af)(address);
				const count = counts.get(network) ?? 0;
				if (count > 1) counts.set(network, count - 1);
				else counts.delete(network);
			}
		};
	}
	;
	const LIMITS = {
		headersTimeout: 1e4,
		requestTimeout: 3e4,
		keepAliveTimeout: 65e3,
		connectionsCheckingInterval: 5e3,
		maxHeaderSize: 32768,
		keepAlive: true,
		keepAliveInitialDelay: 6e4
	};
	const GRACE_MS = 8e3;
	const IDLE_CHECK_MS = 50;
	const MAX_CONNECTIONS = 2e4;
	const MAX_CONNECTIONS_PER_ADDRESS = 1e3;
	const RETRY_STATUSES = [408, 503];
	const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
	const MIN_READ_BYTES = 16384;
	const MAX_UNREAD_BYTES = 131072;
	const MAX_DISCARDED_BYTES = 4194304;
	async function startServer(parts) {
		const closing = { isClosing: false };
		const server = (0, external_node_http_.createServer)(LIMITS, (incoming, outgoing) => {
			if (closing.isClosing) outgoing.setHeader("connection", "close");
			void respond(parts.app, incoming, outgoing).then((response) => sendResponse(response, outgoing));
		});
		server.maxConnections = MAX_CONNECTIONS;
		const limit = createConnectionLimit(MAX_CONNECTIONS_PER_ADDRESS);
		server.on("connection", (socket) => {
			const { remoteAddress = "" } = socket;
			if (limit.open(remoteAddress)) socket.once("close", () => limit.close(remoteAddress));
			else socket.destroy();
		});
		await listen(server, parts.port, parts.host);
		const address = server.address();
		const port = typeof address === "object" && address !== null ? address.port : parts.port;
		let closed = null;
		return {
			port,
			url: `http://${parts.host.includes(":") ? `[${parts.host}]` : parts.host}:${port}`,
			close: () => {
				closing.isClosing = true;
				closed ??= node_server_close(server, parts);
				return closed;
			}
		};
	}
	async function requireFreePort(port, host) {
		const server = (0, external_node_http_.createServer)();
		await listen(server, port, host);
		await new Promise((resolve) => server.close(resolve));
	}
	function listen(server, port, host) {
		return new Promise((resolve, reject) => {
			server.once("error", reject);
			server.listen(port, host, () => {
				server.off("error", reject);
				resolve();
			});
		});
	}
	async function node_server_close(server, { waiters, clock, graceMs = GRACE_MS }) {
		const finished = new AbortController();
		const done = new Promise((resolve) => server.close(() => resolve())).then(() => finished.abort());
		waiters.close();
		for (let leftMs = graceMs; leftMs > 0 && !finished.signal.aborted; leftMs -= IDLE_CHECK_MS) {
			server.closeIdleConnections();
			await clock.wait(Math.min(IDLE_CHECK_MS, leftMs), finished.signal);
		}
		if (!finished.signal.aborted) server.closeAllConnections();
		await done;
	}
	async function respond(app, incoming, outgoing) {
		const gone = new AbortController();
		outgoing.once("close", () => gone.abort());
		const request = toRequest(incoming, gone.signal);
		if (request === null) return (0, plain_response.Zr)((0, plain_response.vr)(400, "the request cannot be understood"));
		const response = await app(request, incoming.socket.remoteAddress);
		if (request.body?.locked === false) request.body.cancel().catch(() => {});
		if (!incoming.complete && RETRY_STATUSES.includes(response.status)) outgoing.shouldKeepAlive = false;
		return response;
	}
	function toRequest(incoming, signal) {
		const { method = "GET" } = incoming;
		const hasBody = method !== "GET" && method !== "HEAD";
		try {
			const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) => values.map((value) => [name, value]));
			const url = urlOf(incoming);
			if (url === null) return null;
			const body = hasBody ? new ReadableStream(new IncomingBody(incoming), { highWaterMark: 0 }) : null;
			return new Request(url, {
				method,
				headers,
				...body === null ? { signal } : {
					body,
					duplex: "half"
				}
			});
		} catch {
			return null;
		}
	}
	function urlOf({ url = "", headersDistinct }) {
		const hosts = headersDistinct["host"] ?? [];
		const [host = ""] = hosts;
		const [path = ""] = url.split("?", 1);
		if (hosts.length !== 1 || !HOST.test(host) || path.includes("\\")) return null;
		const address = url.startsWith("/") ? `http://${host}${url}` : url;
		return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
	}
	class IncomingBody {
		#incoming;
		#unread = new bounded_body.oj();
		#state = "open";
		#discardedBytes = 0;
		#wake = null;
		#turn = null;
		constructor(incoming) {
			this.#incoming = incoming;
			incoming.on("data", (chunk) => this.#take(chunk));
			incoming.on("end", () => this.#become("ended"));
			incoming.on("close", () => this.#become("broken"));
			incoming.on("error", () => this.#become("broken"));
		}
		async pull(controller) {
			if (this.#unread.sizeBytes === 0 && this.#state === "open") {
				await new Promise((resolve) => {
					this.#wake = resolve;
				});
			}
			if (this.#unread.sizeBytes > 0) controller.enqueue(this.#unread.take());
			else if (this.#state === "ended") controller.close();
			else controller.error(new Error("the body broke off"));
		}
		cancel(reason) {
			this.#unread.take();
			this.#become("discarded");
			if (reason !== undefined) this.#incoming.pause();
		}
		#take(chunk) {
			if (this.#state === "open") this.#unread.add(chunk);
			else this.#discardedBytes += chunk.length;
			if (this.#unread.sizeBytes > MAX_UNREAD_BYTES) this.#become("broken");
			if (this.#discardedBytes > MAX_DISCARDED_BYTES) this.#incoming.destroy();
			if (this.#wake === null) return;
			if (this.#unread.sizeBytes >= MIN_READ_BYTES) this.#wakeReader();
			else this.#turn ??= (0, kernel_clock.G)().then(() => this.#wakeReader());
		}
		#become(state) {
			if (this.#state === "open") this.#state = state;
			this.#wakeReader();
		}
		#wakeReader() {
			this.#turn = null;
			this.#wake?.();
			this.#wake = null;
		}
	}
	async function sendResponse({ status, headers, body }, outgoing) {
		const reader = body?.getReader();
		const cancel = () => void reader?.cancel().catch(() => {});
		outgoing.once("close", cancel);
		if (outgoing.destroyed) cancel();
		try {
			const cookies = headers.getSetCookie();
			const several = cookies.length === 0 ? {} : { "set-cookie": cookies };
			outgoing.writeHead(status, {
				...Object.fromEntries(headers),
				...several
			});
			for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
				if (!outgoing.write(chunk.value)) await untilDrained(outgoing);
			}
			outgoing.end();
		} catch {
			outgoing.destroy();
		}
	}
	function untilDrained(outgoing) {
		return new Promise((resolve) => {
			const done = () => {
				outgoing.off("drain", done).off("close", done);
				resolve();
			};
			outgoing.on("drain", done).on("close", done);
		});
	}
	var json_log = __webpack_require__(8176);
	var relay_relay = __webpack_require__(8162);
	var relay_parts = __webpack_require__(6076);
	var driver_store = __webpack_require__(3319);
	var store_flood = __webpack_require__(6912);
	;
	function createLanes(clock) {
		const appends = [];
		const others = [];
		let isBusy = false;
		let isResting = false;
		const flood = (0, store_flood.$)(clock);
		const otherStartsAt = () => flood.otherStartsAt(appends.length > 0);
		const runNext = () => {
			if (isBusy) return;
			const now = clock.monotonicMs();
			const isOther = others.length > 0 && now >= otherStartsAt();
			const next = isOther ? others.shift() : appends.shift();
			if (next !== undefined) void run(next, now);
			else if (others.length > 0) void restUntil(otherStartsAt(), now);
		};
		const run = async (piece, startedAt) => {
			isBusy = true;
			await piece.run();
			isBusy = false;
			if (piece.rows === 0) flood.worked(startedAt);
			else flood.appended(piece.rows);
			runNext();
		};
		const restUntil = async (at, now) => {
			if (isResting) return;
			isResting = true;
			await clock.wait(at - now);
			isResting = false;
			runNext();
		};
		const enter = (lane, rows, work) => new Promise((resolve, reject) => {
			lane.push({
				rows,
				run: () => work().then(resolve, reject)
			});
			runNext();
		});
		return {
			append: (work, rows) => enter(appends, rows, work),
			other: (work) => enter(others, 0, work)
		};
	}
	var external_node_worker_threads_ = __webpack_require__(5919);
	var driver = __webpack_require__(7540);
	var store_error = __webpack_require__(9494);
	;
	async function startSqliteThread(workerUrl, start, onDeath) {
		const worker = new external_node_worker_threads_.Worker(workerUrl, { workerData: start });
		let asked = null;
		let death = null;
		let isExpected = true;
		const take = () => {
			const current = asked;
			asked = null;
			return current;
		};
		const die = (cause) => {
			if (death !== null) return;
			death = new store_error.A("The thread of the database has died.", cause);
			take()?.reject(death);
			if (!isExpected) onDeath(death);
		};
		worker.on("error", die);
		worker.on("message", (reply) => settle(take(), reply));
		const ended = new Promise((resolve) => {
			worker.on("exit", () => {
				die();
				resolve();
			});
		});
		const answerTo = (send) => new Promise((resolve, reject) => {
			if (death !== null) return reject(death);
			asked = {
				resolve,
				reject
			};
			send();
		});
		await answerTo(() => {}).catch((error) => {
			void worker.terminate();
			throw error;
		});
		isExpected = false;
		return {
			ask: (request) => answerTo(() => {
				if (request.kind === "close") isExpected = true;
				worker.postMessage(request);
			}),
			ended
		};
	}
	function settle(asked, reply) {
		if (reply.kind === "done") asked?.resolve(reply.value);
		else asked?.reject(reply.isOfRow ? new driver.$(reply.message) : new store_error.A(reply.message));
	}
	;
	async function createSqliteStore({ path, clock, workerUrl, onFatal }) {
		const thread = await startSqliteThread(workerUrl, {
			path,
			now: clock.epochMs()
		}, (error) => onFatal?.(error));
		return (0, driver_store.y)(createSqliteDriver(thread, clock), (0, driver_store.u)(), clock);
	}
	const APPLY_ROWS = 50;
	function createSqliteDriver(thread, clock) {
		const lanes = createLanes(clock);
		return {
			applyRows: APPLY_ROWS,
			appendAll: async (batch) => {
				const deliveries = JSON.stringify(batch);
				return decodeAppended(await lanes.append(() => thread.ask({
					kind: "append",
					deliveries
				}), batch.length));
			},
			perform: async (name, input) => decodeOutput(await lanes.other(() => thread.ask({
				kind: "perform",
				name,
				input
			}))),
			tell: () => {},
			close: async () => {
				await lanes.other(() => thread.ask({ kind: "close" }));
				await thread.ended;
			}
		};
	}
	function decodeAppended(value) {
		return JSON.parse(String(value));
	}
	function decodeOutput(value) {
		return value;
	}
	;
	async function openStore(settings, parts) {
		switch (settings.kind) {
			case "sqlite": return createSqliteStore({
				path: settings.path,
				...parts
			});
			case "postgres": return (await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 1711))).createPostgresStore({
				url: settings.url,
				clock: parts.clock
			});
		}
	}
	;
	const NOTICE_MS = 500;
	const REQUESTS_MS = 4e3;
	const WORK_MS = 4500;
	async function serveRelay({ env, workerUrl, write }) {
		const clock = (0, kernel_clock.g)();
		const log = (0, json_log.$)(write, clock);
		const parts = joinParts(env, clock, log);
		const { settings } = parts;
		const { port, host } = settings;
		const broken = Promise.withResolvers();
		const onFatal = (error) => {
			log("error", "The store has ended.", { reason: error.message });
			broken.resolve();
		};
		await requireFreePort(port, host);
		const store = await openStore(settings.store, {
			clock,
			workerUrl,
			onFatal
		});
		const relay = (0, relay_relay.s)({
			...parts,
			store
		});
		const server = await startServer({
			...relay,
			clock,
			port,
			host,
			graceMs: REQUESTS_MS
		}).catch(async (error) => {
			await relay.stop();
			await parts.disconnect();
			throw error;
		});
		(0, relay_parts.B)(settings, env, log);
		log("info", "The relay listens.", {
			url: server.url,
			applications: parts.config.applications.length
		});
		return {
			url: server.url,
			broken: broken.promise,
			reload: () => {
				const reloaded = parts.config.reload();
				if (reloaded.kind === "reloaded") log("info", "The applications were read again.", { count: reloaded.applications });
				else log("error", "The file of applications is refused, and the former one kept.", refusalOf(reloaded, settings));
			},
			close: async () => {
				await closeInOrder(relay, server, clock);
				await parts.disconnect();
				log("info", "The relay has stopped.");
			}
		};
	}
	function refusalOf({ reason }, { configFile }) {
		return {
			file: configFile,
			reason: reason.replaceAll("\n", "; ")
		};
	}
	function joinParts(env, clock, log) {
		try {
			return (0, relay_parts.k)((0, read_settings.ZC)(env, config_file.yR), env, clock, log);
		} catch (error) {
			throw (0, read_settings.m5)(error, env);
		}
	}
	async function closeInOrder(relay, server, clock) {
		relay.health.setReady(false);
		await clock.wait(NOTICE_MS);
		await server.close();
		await (0, time_limit.zl)(clock, WORK_MS, () => relay.stop().catch(() => {}));
	}
}) };
