export const id = 898;
export const ids = [898];
export const modules = {
	1898: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { serveRelay: () => serveRelay });
		var kernel_clock = __webpack_require__(6470);
		var time_limit = __webpack_require__(2329);
		var external_node_http_ = __webpack_require__(7067);
		var bounded_body = __webpack_require__(5486);
		;
		const MIN_READ_BYTES = 16384;
		const MAX_UNREAD_BYTES = 131072;
		const MAX_DISCARDED_BYTES = 4194304;
		class IncomingBody {
			#incoming;
			#unread = new bounded_body.oj();
			#state = "open";
			#discardedBytes = 0;
			#wake = null;
			#turn = null;
			#isRead = false;
			constructor(incoming) {
				this.#incoming = incoming;
				incoming.on("data", (chunk) => this.#take(chunk));
				incoming.on("end", () => this.#become("ended"));
				incoming.on("close", () => this.#become("broken"));
				incoming.on("error", () => this.#become("broken"));
			}
			getReader() {
				this.#isRead = true;
				return this;
			}
			async read() {
				if (this.#unread.sizeBytes === 0 && this.#state === "open") {
					await new Promise((resolve) => {
						this.#wake = resolve;
					});
				}
				if (this.#unread.sizeBytes > 0) return { value: this.#unread.take() };
				if (this.#state === "broken") throw new Error("the body broke off");
				return {};
			}
			async cancel(reason) {
				this.#unread.take();
				this.#become("discarded");
				if (reason !== undefined) this.#incoming.pause();
			}
			discardUnread() {
				if (!this.#isRead) void this.cancel();
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
			const { method = "GET", socket } = incoming;
			const url = urlOf(incoming);
			if (url === null) return (0, plain_response.FO)((0, plain_response.vr)(400, "malformed request"), method);
			const body = method === "GET" || method === "HEAD" ? null : new IncomingBody(incoming);
			const headers = takeHeaders(incoming);
			const response = await app({
				...{
					method,
					url,
					headers,
					body
				},
				get signal() {
					return signalOf(outgoing);
				}
			}, socket.remoteAddress);
			body?.discardUnread();
			if (!incoming.complete && RETRY_STATUSES.includes(response.status)) outgoing.shouldKeepAlive = false;
			return response;
		}
		function takeHeaders(incoming) {
			const headers = new Map(Object.entries(incoming.headersDistinct));
			incoming.headers = {};
			incoming.headersDistinct = {};
			incoming.rawHeaders = [];
			return { get: (given) => {
				const name = given.toLowerCase();
				return headers.get(name)?.join(name === "cookie" ? "; " : ", ") ?? null;
			} };
		}
		function signalOf(outgoing) {
			const gone = new AbortController();
			const abort = () => {
				if (!outgoing.writableFinished) gone.abort("closed");
			};
			if (outgoing.destroyed) abort();
			else outgoing.once("close", abort);
			return gone.signal;
		}
		function urlOf({ url = "", headersDistinct }) {
			const hosts = headersDistinct["host"] ?? [];
			const [host = ""] = hosts;
			const [path = ""] = url.split("?", 1);
			if (hosts.length !== 1 || !HOST.test(host) || path.includes("\\")) return null;
			const address = url.startsWith("/") ? `http://${host}${url}` : url;
			return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
		}
		function sendResponse(response, outgoing) {
			const { status, headers, body } = response;
			try {
				outgoing.writeHead(status, headers instanceof Headers ? Object.fromEntries(headers) : headers);
				if (body === null || typeof body === "string") outgoing.end(body);
				else sendStream(body, outgoing).catch(() => outgoing.destroy());
			} catch {
				outgoing.destroy();
			}
		}
		async function sendStream(body, outgoing) {
			outgoing.flushHeaders();
			const reader = body.getReader();
			let proceed = () => {};
			outgoing.on("drain", () => proceed());
			outgoing.once("close", () => {
				reader.cancel().catch(() => {});
				proceed();
			});
			for (let next = await reader.read(); !next.done; next = await reader.read()) {
				if (outgoing.write(next.value)) continue;
				await new Promise((resolve) => {
					proceed = resolve;
				});
			}
			outgoing.end();
		}
		var json_log = __webpack_require__(8176);
		var publish_reconciler = __webpack_require__(1866);
		var relay = __webpack_require__(7246);
		var relay_parts = __webpack_require__(5048);
		var open_store = __webpack_require__(3912);
		;
		const NOTICE_MS = 500;
		const REQUESTS_MS = 4e3;
		const WORK_MS = 4500;
		async function serveRelay(env, write) {
			const clock = (0, kernel_clock.g)();
			const log = (0, json_log.$)(write, clock);
			const parts = (0, relay_parts.k)(env, clock, log);
			const { port, host, store } = parts.settings;
			await requireFreePort(port, host);
			const opened = await (0, open_store.C)(store, clock);
			const { served, reconciling } = (0, relay.e)(parts, opened, null);
			const reconciler = (0, publish_reconciler.L)(reconciling);
			const stopWork = async () => {
				served.waiters.close();
				await reconciler.stop();
				await opened.close();
			};
			const server = await startServer({
				...served,
				clock,
				port,
				host,
				graceMs: REQUESTS_MS
			}).catch(async (error) => {
				await stopWork();
				await parts.disconnect();
				throw error;
			});
			log("info", "The relay is listening.", {
				url: server.url,
				applications: parts.applications().length
			});
			return {
				url: server.url,
				reload: parts.reload,
				close: async () => {
					served.health.stop();
					await clock.wait(NOTICE_MS);
					await server.close();
					await (0, time_limit.zl)(clock, WORK_MS, () => stopWork().catch(() => {}));
					await parts.disconnect();
					log("info", "The relay has stopped.");
				}
			};
		}
	}),
	3912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => openStore,
			s: () => probeStore
		});
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_path_ = __webpack_require__(6760);
		var external_node_sqlite_ = __webpack_require__(99);
		var store = __webpack_require__(3061);
		var store_operations = __webpack_require__(5675);
		var store_schema = __webpack_require__(1261);
		var store_error = __webpack_require__(9494);
		;
		const OF_A_ROW = [
			18,
			19,
			20
		];
		function explainSqlite(path, error) {
			if (error instanceof store_error.AD) return error;
			const code = primaryCodeOf(error);
			const message = error instanceof Error ? error.message : String(error);
			if (code !== null && OF_A_ROW.includes(code)) return new store_error.$9(`The store refused a row: ${message}.`, error);
			return new store_error.AD(sentenceFor(path, code) ?? `The store ${path} failed: ${message}.`, error);
		}
		function sentenceFor(path, code) {
			switch (code) {
				case 5: return `The store ${path} is in use by another process. Only one relay can open it; use PostgreSQL for several.`;
				case 8: return sentenceForReadOnly(path);
				case 10: return isAllowed(path, external_node_fs_.constants.W_OK) ? null : sentenceForReadOnly(path);
				case 11: return `The store ${path} is damaged. Restore it from a backup, or move it away to start with an empty one.`;
				case 13: return `There is no disk space left for the store ${path}.`;
				case 14: return isFolder((0, external_node_path_.dirname)(path)) ? `The store ${path} cannot be opened. It must be a file that the relay can read and write, in a folder where it can write.` : `The folder ${(0, external_node_path_.dirname)(path)} of the store does not exist. Create it first.`;
				case 26: return `The file ${path} is not a SQLite database. Use another path for the store.`;
				default: return null;
			}
		}
		function primaryCodeOf(error) {
			if (typeof error !== "object" || error === null || !("errcode" in error)) return null;
			return typeof error.errcode === "number" ? error.errcode & 255 : null;
		}
		function isFolder(path) {
			return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
		}
		function sentenceForReadOnly(path) {
			return `The store ${path} is read-only. The relay needs write access to the file and its folder.`;
		}
		function isAllowed(path, mode) {
			try {
				(0, external_node_fs_.accessSync)(path, mode);
				return true;
			} catch {
				return false;
			}
		}
		;
		const BUSY_MS = 1e3;
		const LOG_LIMIT_BYTES = 16 * 1024 * 1024;
		const PAGE_BYTES = 4096;
		const MAX_PREPARED = 500;
		const BUSY = 5;
		const CANNOT_OPEN = 14;
		async function createSqliteStore({ path, clock, operations = store_operations.x }) {
			keepPrivate(path);
			const database = explainAt(path, () => openFile(path));
			const query = createQuery(database);
			const transact = (steps) => explainAt(path, () => runInTransaction(database, steps, query));
			try {
				transact((0, store_schema.U)(clock.epochMs(), null));
			} catch (error) {
				database.close();
				throw error;
			}
			const close = async () => database.close();
			return (0, store.y)({
				perform: async (name, input) => transact(operations[name](input)),
				close
			}, clock);
		}
		function keepPrivate(path) {
			attempt(() => (0, external_node_fs_.closeSync)((0, external_node_fs_.openSync)(path, "wx", 384)));
			for (const file of [
				path,
				`${path}-wal`,
				`${path}-shm`
			]) {
				attempt(() => (0, external_node_fs_.chmodSync)(file, (0, external_node_fs_.statSync)(file).mode & 448));
			}
		}
		function attempt(work) {
			try {
				work();
			} catch {}
		}
		function openFile(path) {
			const database = new external_node_sqlite_.DatabaseSync(path, {
				timeout: BUSY_MS,
				enableForeignKeyConstraints: false
			});
			try {
				database.exec("PRAGMA locking_mode = EXCLUSIVE");
				database.exec("PRAGMA journal_mode = WAL");
				database.exec("PRAGMA synchronous = FULL");
				database.exec(`PRAGMA journal_size_limit = ${LOG_LIMIT_BYTES}`);
				database.exec(`PRAGMA wal_autocheckpoint = ${LOG_LIMIT_BYTES / PAGE_BYTES}`);
				database.exec("BEGIN IMMEDIATE; COMMIT");
				const mode = database.prepare("PRAGMA journal_mode").get()?.["journal_mode"];
				const level = database.prepare("PRAGMA synchronous").get()?.["synchronous"];
				if (mode !== "wal" || level !== 2) throw new Error("it does not keep a write-ahead log with synchronous=FULL");
				return database;
			} catch (error) {
				database.close();
				throw error;
			}
		}
		function explainAt(path, work) {
			try {
				return work();
			} catch (error) {
				throw explainSqlite(path, error);
			}
		}
		function runInTransaction(database, steps, query) {
			database.exec("BEGIN IMMEDIATE");
			try {
				const value = runSteps(steps, query);
				database.exec("COMMIT");
				return value;
			} catch (error) {
				if (database.isTransaction) database.exec("ROLLBACK");
				throw error;
			}
		}
		function runSteps(steps, query) {
			let step = steps.next([]);
			while (step.done !== true) step = steps.next(query(step.value));
			return step.value;
		}
		function createQuery(database) {
			const prepared = new Map();
			return ({ sql, values }) => {
				const known = prepared.get(sql);
				const statement = known ?? database.prepare(toSqlite(sql));
				if (known === undefined && prepared.size < MAX_PREPARED) prepared.set(sql, statement);
				return statement.all(...values).map((row) => row);
			};
		}
		function toSqlite(sql) {
			return sql.replaceAll("BIGINT_KEY", "INTEGER PRIMARY KEY AUTOINCREMENT").replaceAll("LIMIT ?", "LIMIT +?");
		}
		function probeSqlite(path, rehearse) {
			try {
				if ((0, external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined) return rehearseOn(path, rehearse());
				if (isAllowed((0, external_node_path_.dirname)(path), external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK)) return "empty";
			} catch (error) {
				if (primaryCodeOf(error) === BUSY) return "held";
				throw explainSqlite(path, error);
			}
			throw explainSqlite(path, { errcode: CANNOT_OPEN });
		}
		function rehearseOn(path, steps) {
			const database = new external_node_sqlite_.DatabaseSync(path, {
				timeout: BUSY_MS / 2,
				enableForeignKeyConstraints: false
			});
			try {
				database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE");
				return runSteps(steps, createQuery(database));
			} finally {
				if (database.isTransaction) database.exec("ROLLBACK");
				database.close();
			}
		}
		;
		async function openStore(settings, clock) {
			if (settings.kind === "sqlite") return createSqliteStore({
				path: settings.path,
				clock
			});
			return (await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 7649))).createPostgresStore({
				url: settings.url,
				clock
			});
		}
		async function probeStore(settings, clock) {
			const rehearse = () => (0, store_schema.Q)(clock.epochMs());
			return settings.kind === "sqlite" ? {
				state: probeSqlite(settings.path, rehearse),
				clockAheadMs: null
			} : (await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 7649))).probePostgres(settings.url, clock, rehearse);
		}
	})
};
