export const id = 672;
export const ids = [672];
export const modules = {
	7405: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { InvalidArgumentError, MaxOriginsReachedError } = __webpack_require__(8707);
		const { kBusy, kClients, kConnected, kRunning, kPending, kClose, kDestroy, kDispatch, kUrl } = __webpack_require__(6443);
		const DispatcherBase = __webpack_require__(1841);
		const Pool = __webpack_require__(628);
		const Client = __webpack_require__(3701);
		const util = __webpack_require__(3440);
		const kOnConnect = Symbol("onConnect");
		const kOnDisconnect = Symbol("onDisconnect");
		const kOnConnectionError = Symbol("onConnectionError");
		const kOnDrain = Symbol("onDrain");
		const kFactory = Symbol("factory");
		const kOptions = Symbol("options");
		const kOrigins = Symbol("origins");
		function defaultFactory(origin, opts) {
			return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
		}
		class Agent extends DispatcherBase {
			constructor({ factory = defaultFactory, maxOrigins = Infinity, connect, tls, ...options } = {}) {
				if (typeof factory !== "function") {
					throw new InvalidArgumentError("factory must be a function.");
				}
				if (connect != null && typeof connect !== "function" && typeof connect !== "object") {
					throw new InvalidArgumentError("connect must be a function or an object");
				}
				if (typeof maxOrigins !== "number" || Number.isNaN(maxOrigins) || maxOrigins <= 0) {
					throw new InvalidArgumentError("maxOrigins must be a number greater than 0");
				}
				super(options);
				if (connect && typeof connect !== "function") {
					connect = { ...connect };
				}
				if (tls && typeof tls !== "function") {
					tls = { ...tls };
				}
				this[kOptions] = {
					...util.deepClone(options),
					maxOrigins,
					connect,
					tls
				};
				this[kFactory] = factory;
				this[kClients] = new Map();
				this[kOrigins] = new Set();
				this[kOnDrain] = (origin, targets) => {
					this.emit("drain", origin, [this, ...targets]);
				};
				this[kOnConnect] = (origin, targets) => {
					this.emit("connect", origin, [this, ...targets]);
				};
				this[kOnDisconnect] = (origin, targets, err) => {
					this.emit("disconnect", origin, [this, ...targets], err);
				};
				this[kOnConnectionError] = (origin, targets, err) => {
					this.emit("connectionError", origin, [this, ...targets], err);
				};
			}
			get [kRunning]() {
				let ret = 0;
				for (const dispatcher of this[kClients].values()) {
					ret += dispatcher[kRunning];
				}
				return ret;
			}
			[kDispatch](opts, handler) {
				let origin;
				if (opts.origin && (typeof opts.origin === "string" || opts.origin instanceof URL)) {
					origin = String(opts.origin);
				} else {
					throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");
				}
				const allowH2 = opts.allowH2 ?? this[kOptions].allowH2;
				const key = allowH2 === false ? `${origin}#http1-only` : origin;
				if (this[kOrigins].size >= this[kOptions].maxOrigins && !this[kOrigins].has(origin)) {
					throw new MaxOriginsReachedError();
				}
				let dispatcher = this[kClients].get(key);
				if (!dispatcher) {
					dispatcher = this[kFactory](opts.origin, allowH2 === false ? {
						...this[kOptions],
						allowH2: false
					} : this[kOptions]);
					const closeClientIfUnused = () => {
						if (this[kClients].get(key) !== dispatcher) {
							return;
						}
						if (dispatcher[kConnected] > 0 || dispatcher[kBusy] || dispatcher[kPending] > 0) {
							return;
						}
						this[kClients].delete(key);
						if (!dispatcher.destroyed) {
							dispatcher.close();
						}
						let hasOrigin = false;
						for (const k of this[kClients].keys()) {
							if (k === origin || k === `${origin}#http1-only`) {
								hasOrigin = true;
								break;
							}
						}
						if (!hasOrigin) {
							this[kOrigins].delete(origin);
						}
					};
					dispatcher.on("drain", this[kOnDrain]).on("connect", this[kOnConnect]).on("disconnect", (origin, targets, err) => {
						closeClientIfUnused();
						this[kOnDisconnect](origin, targets, err);
					}).on("connectionError", (origin, targets, err) => {
						closeClientIfUnused();
						this[kOnConnectionError](origin, targets, err);
					});
					this[kClients].set(key, dispatcher);
					this[kOrigins].add(origin);
				}
				return dispatcher.dispatch(opts, handler);
			}
			[kClose]() {
				const closePromises = [];
				for (const dispatcher of this[kClients].values()) {
					closePromises.push(dispatcher.close());
				}
				this[kClients].clear();
				return Promise.all(closePromises);
			}
			[kDestroy](err) {
				const destroyPromises = [];
				for (const dispatcher of this[kClients].values()) {
					destroyPromises.push(dispatcher.destroy(err));
				}
				this[kClients].clear();
				return Promise.all(destroyPromises);
			}
			get stats() {
				const allClientStats = {};
				for (const dispatcher of this[kClients].values()) {
					if (dispatcher.stats) {
						allClientStats[dispatcher[kUrl].origin] = dispatcher.stats;
					}
				}
				return allClientStats;
			}
		}
		module.exports = Agent;
	}),
	4660: ((module) => {
		const kSize = 2048;
		const kMask = kSize - 1;
		class FixedCircularBuffer {
			bottom = 0;
			top = 0;
			list = new Array(kSize).fill(undefined);
			next = null;
			isEmpty() {
				return this.top === this.bottom;
			}
			isFull() {
				return (this.top + 1 & kMask) === this.bottom;
			}
			push(data) {
				this.list[this.top] = data;
				this.top = this.top + 1 & kMask;
			}
			shift() {
				const nextItem = this.list[this.bottom];
				if (nextItem === undefined) {
					return null;
				}
				this.list[this.bottom] = undefined;
				this.bottom = this.bottom + 1 & kMask;
				return nextItem;
			}
		}
		module.exports = class FixedQueue {
			constructor() {
				this.head = this.tail = new FixedCircularBuffer();
			}
			isEmpty() {
				return this.head.isEmpty();
			}
			push(data) {
				if (this.head.isFull()) {
					this.head = this.head.next = new FixedCircularBuffer();
				}
				this.head.push(data);
			}
			shift() {
				const tail = this.tail;
				const next = tail.shift();
				if (tail.isEmpty() && tail.next !== null) {
					this.tail = tail.next;
					tail.next = null;
				}
				return next;
			}
		};
	}),
	2128: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { AsyncResource } = __webpack_require__(6698);
		const { PoolStats } = __webpack_require__(6854);
		const DispatcherBase = __webpack_require__(1841);
		const FixedQueue = __webpack_require__(4660);
		const { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = __webpack_require__(6443);
		const kClients = Symbol("clients");
		const kNeedDrain = Symbol("needDrain");
		const kQueue = Symbol("queue");
		const kClosedResolve = Symbol("closed resolve");
		const kOnDrain = Symbol("onDrain");
		const kOnConnect = Symbol("onConnect");
		const kOnDisconnect = Symbol("onDisconnect");
		const kOnConnectionError = Symbol("onConnectionError");
		const kOnClientBusy = Symbol("on client busy");
		const kOnClientDrain = Symbol("on client drain");
		const kDrainQueue = Symbol("drain queue");
		const kGetDispatcher = Symbol("get dispatcher");
		const kHasDispatcher = Symbol("has dispatcher");
		const kAddClient = Symbol("add client");
		const kRemoveClient = Symbol("remove client");
		const kRetireClient = Symbol("retire client");
		const kRetiring = Symbol("retiring clients");
		class QueuedRequest extends AsyncResource {
			constructor(opts, handler) {
				super("UNDICI_POOL_QUEUED_REQUEST");
				this.opts = opts;
				this.handler = handler;
			}
			dispatch(dispatcher) {
				return this.runInAsyncScope(dispatcher.dispatch, dispatcher, this.opts, this.handler);
			}
		}
		function closeClients(pool) {
			const closeAll = [];
			for (let i = 0; i < pool[kClients].length; i++) {
				const client = pool[kClients][i];
				if (!client.destroyed) {
					closeAll.push(client.close());
				}
			}
			for (const closed of pool[kRetiring].values()) {
				closeAll.push(closed);
			}
			return Promise.all(closeAll);
		}
		class PoolBase extends DispatcherBase {
			[kQueue] = new FixedQueue();
			[kQueued] = 0;
			[kClients] = [];
			[kRetiring] = new Map();
			[kNeedDrain] = false;
			[kOnDrain](client, origin, targets) {
				if (client.closed || client.destroyed) {
					return;
				}
				const queue = this[kQueue];
				let needDrain = false;
				this[kOnClientDrain](client);
				while (!needDrain) {
					const item = queue.shift();
					if (!item) {
						break;
					}
					this[kQueued]--;
					needDrain = !item.dispatch(client);
				}
				client[kNeedDrain] = needDrain;
				if (needDrain) {
					this[kOnClientBusy](client);
					if (!queue.isEmpty()) {
						return this[kDrainQueue](origin, targets);
					}
				}
				if (!needDrain && this[kNeedDrain]) {
					this[kNeedDrain] = false;
					this.emit("drain", origin, [this, ...targets]);
				}
				if (this[kClosedResolve] && queue.isEmpty()) {
					return closeClients(this).then(this[kClosedResolve]);
				}
			}
			[kOnClientBusy]() {}
			[kOnClientDrain]() {}
			[kDrainQueue](origin, targets) {
				const queue = this[kQueue];
				let hasDispatcher = true;
				while (!queue.isEmpty()) {
					const dispatcher = this[kGetDispatcher]();
					if (!dispatcher) {
						hasDispatcher = false;
						break;
					}
					const item = queue.shift();
					this[kQueued]--;
					if (!item.dispatch(dispatcher)) {
						dispatcher[kNeedDrain] = true;
						this[kOnClientBusy](dispatcher);
						hasDispatcher = this[kHasDispatcher]();
						if (!hasDispatcher) {
							break;
						}
					}
				}
				if (hasDispatcher && this[kNeedDrain]) {
					this[kNeedDrain] = false;
					this.emit("drain", origin, [this, ...targets]);
				}
				if (this[kClosedResolve] && queue.isEmpty()) {
					return closeClients(this).then(this[kClosedResolve]);
				}
			}
			[kOnConnect] = (origin, targets) => {
				this.emit("connect", origin, [this, ...targets]);
			};
			[kOnDisconnect] = (origin, targets, err) => {
				this.emit("disconnect", origin, [this, ...targets], err);
			};
			[kOnConnectionError] = (origin, targets, err) => {
				this.emit("connectionError", origin, [this, ...targets], err);
			};
			get [kBusy]() {
				return this[kNeedDrain];
			}
			get [kConnected]() {
				let ret = 0;
				for (const { [kConnected]: connected } of this[kClients]) {
					ret += connected;
				}
				return ret;
			}
			get [kFree]() {
				let ret = 0;
				for (const { [kConnected]: connected, [kNeedDrain]: needDrain } of this[kClients]) {
					ret += connected && !needDrain;
				}
				return ret;
			}
			get [kPending]() {
				let ret = this[kQueued];
				for (const { [kPending]: pending } of this[kClients]) {
					ret += pending;
				}
				return ret;
			}
			get [kRunning]() {
				let ret = 0;
				for (const { [kRunning]: running } of this[kClients]) {
					ret += running;
				}
				return ret;
			}
			get [kSize]() {
				let ret = this[kQueued];
				for (const { [kSize]: size } of this[kClients]) {
					ret += size;
				}
				return ret;
			}
			get stats() {
				return new PoolStats(this);
			}
			[kClose]() {
				if (this[kQueue].isEmpty()) {
					return closeClients(this);
				} else {
					return new Promise((resolve) => {
						this[kClosedResolve] = resolve;
					});
				}
			}
			[kDestroy](err) {
				while (true) {
					const item = this[kQueue].shift();
					if (!item) {
						break;
					}
					item.handler.onResponseError(null, err);
				}
				const destroyAll = new Array(this[kClients].length);
				for (let i = 0; i < this[kClients].length; i++) {
					destroyAll[i] = this[kClients][i].destroy(err);
				}
				for (const client of this[kRetiring].keys()) {
					destroyAll.push(client.destroy(err));
				}
				return Promise.all(destroyAll);
			}
			[kDispatch](opts, handler) {
				const dispatcher = this[kGetDispatcher]();
				if (!dispatcher) {
					this[kNeedDrain] = true;
					this[kQueue].push(new QueuedRequest(opts, handler));
					this[kQueued]++;
				} else if (!dispatcher.dispatch(opts, handler)) {
					dispatcher[kNeedDrain] = true;
					this[kOnClientBusy](dispatcher);
					this[kNeedDrain] = !this[kHasDispatcher]();
				}
				return !this[kNeedDrain];
			}
			[kHasDispatcher]() {
				for (let i = 0; i < this[kClients].length; i++) {
					const dispatcher = this[kClients][i];
					if (!dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true) {
						return true;
					}
				}
				return false;
			}
			[kAddClient](client) {
				client.on("drain", this[kOnDrain].bind(this, client)).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
				this[kClients].push(client);
				if (this[kNeedDrain]) {
					queueMicrotask(() => {
						if (this[kNeedDrain] && !client[kNeedDrain]) {
							this[kOnDrain](client, client[kUrl], [client, this]);
						}
					});
				}
				return this;
			}
			[kRetireClient](client) {
				const idx = this[kClients].indexOf(client);
				if (idx !== -1) {
					this[kClients].splice(idx, 1);
				}
				if (client.destroyed || this[kRetiring].has(client)) {
					return;
				}
				let done = false;
				let resolveClosed;
				const closed = new Promise((resolve) => {
					resolveClosed = resolve;
				});
				this[kRetiring].set(client, closed);
				client.close(() => {
					if (!done) {
						done = true;
						this[kRetiring].delete(client);
						resolveClosed();
					}
				});
			}
			[kRemoveClient](client) {
				this[kRetireClient](client);
				this[kNeedDrain] = !this[kClients].some((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true);
			}
		}
		module.exports = {
			PoolBase,
			kClients,
			kNeedDrain,
			kAddClient,
			kRemoveClient,
			kRetireClient,
			kDrainQueue,
			kOnClientBusy,
			kOnClientDrain,
			kGetDispatcher,
			kHasDispatcher
		};
	}),
	628: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { PoolBase, kClients, kNeedDrain, kAddClient, kDrainQueue, kOnClientBusy, kOnClientDrain, kGetDispatcher, kHasDispatcher, kRemoveClient, kRetireClient } = __webpack_require__(2128);
		const Client = __webpack_require__(3701);
		const { InvalidArgumentError } = __webpack_require__(8707);
		const util = __webpack_require__(3440);
		const { kConnecting, kHTTPContext, kUrl, kQueued } = __webpack_require__(6443);
		const buildConnector = __webpack_require__(9136);
		const kOptions = Symbol("options");
		const kConnections = Symbol("connections");
		const kFactory = Symbol("factory");
		const kProtocol = Symbol("protocol");
		const kProtocolProbe = Symbol("protocol probe");
		function defaultFactory(origin, opts) {
			return new Client(origin, opts);
		}
		function shouldCreateProtocolProbe(pool, dispatcher) {
			return dispatcher instanceof Client && pool[kProtocol] !== "h1" && (pool[kOptions].useH2c === true || pool[kUrl].protocol === "https:" && pool[kOptions].allowH2 !== false);
		}
		function createClient(pool) {
			const dispatcher = pool[kFactory](pool[kUrl], pool[kOptions]);
			if (shouldCreateProtocolProbe(pool, dispatcher)) {
				pool[kProtocolProbe] = dispatcher;
			}
			pool[kAddClient](dispatcher);
			return dispatcher;
		}
		class Pool extends PoolBase {
			constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, useH2c, clientTtl, ...options } = {}) {
				if (connections != null && (!Number.isFinite(connections) || connections < 0)) {
					throw new InvalidArgumentError("invalid connections");
				}
				if (typeof factory !== "function") {
					throw new InvalidArgumentError("factory must be a function.");
				}
				if (connect != null && typeof connect !== "function" && typeof connect !== "object") {
					throw new InvalidArgumentError("connect must be a function or an object");
				}
				if (typeof connect !== "function") {
					connect = buildConnector({
						...tls,
						maxCachedSessions,
						allowH2,
						useH2c,
						socketPath,
						timeout: connectTimeout,
						...typeof autoSelectFamily === "boolean" ? {
							autoSelectFamily,
							autoSelectFamilyAttemptTimeout
						} : undefined,
						...connect
					});
				}
				super(options);
				this[kConnections] = connections || null;
				this[kUrl] = util.parseOrigin(origin);
				this[kOptions] = {
					...util.deepClone(options),
					connect,
					allowH2,
					useH2c,
					clientTtl,
					socketPath
				};
				this[kFactory] = factory;
				this[kProtocol] = null;
				this[kProtocolProbe] = null;
				this.on("connect", (origin, targets) => {
					if (clientTtl != null && clientTtl > 0) {
						for (const target of targets) {
							Object.assign(target, { ttl: Date.now() });
						}
					}
					const client = targets[targets.length - 1];
					if (client instanceof Client) {
						this[kProtocol] = client[kHTTPContext]?.version;
					}
					if (client === this[kProtocolProbe]) {
						if (this[kProtocol] !== "h2") {
							this[kProtocolProbe] = null;
							this[kDrainQueue](origin, targets.slice(1));
						}
					}
				});
				this.on("disconnect", (origin, targets) => {
					if (targets.includes(this[kProtocolProbe])) {
						this[kProtocolProbe] = null;
						this[kDrainQueue](origin, targets.slice(1));
					}
				});
				this.on("connectionError", (origin, targets) => {
					let resumeQueued = false;
					for (const target of targets) {
						if (target === this[kProtocolProbe]) {
							this[kProtocolProbe] = null;
							resumeQueued = true;
						}
						if (this[kClients].includes(target)) {
							this[kRetireClient](target);
						}
					}
					if (resumeQueued || this[kQueued] > 0) {
						this[kDrainQueue](origin, targets.slice(1));
					}
				});
			}
			[kOnClientBusy](client) {
				if (this[kProtocolProbe] === null && client[kConnecting] && shouldCreateProtocolProbe(this, client)) {
					this[kProtocolProbe] = client;
				}
			}
			[kOnClientDrain](client) {
				if (client === this[kProtocolProbe]) {
					this[kProtocolProbe] = null;
				}
			}
			[kGetDispatcher]() {
				const clientTtlOption = this[kOptions].clientTtl;
				for (let i = 0; i < this[kClients].length; i++) {
					const client = this[kClients][i];
					if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
						this[kRemoveClient](client);
						i--;
					} else if (!client[kNeedDrain]) {
						return client;
					}
				}
				if (this[kProtocolProbe] !== null) {
					return;
				}
				if (!this[kConnections] || this[kClients].length < this[kConnections]) {
					return createClient(this);
				}
			}
			[kHasDispatcher]() {
				const clientTtlOption = this[kOptions].clientTtl;
				for (let i = 0; i < this[kClients].length; i++) {
					const client = this[kClients][i];
					if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
						this[kRemoveClient](client);
						i--;
					} else if (!client[kNeedDrain]) {
						return true;
					}
				}
				if (this[kProtocolProbe] !== null) {
					return false;
				}
				if (!this[kConnections] || this[kClients].length < this[kConnections]) {
					createClient(this);
					return true;
				}
				return false;
			}
		}
		module.exports = Pool;
	}),
	6672: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kProxy, kClose, kDestroy, kDispatch } = __webpack_require__(6443);
		const Agent = __webpack_require__(7405);
		const Pool = __webpack_require__(628);
		const DispatcherBase = __webpack_require__(1841);
		const { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError, ProxyConnectionError } = __webpack_require__(8707);
		const buildConnector = __webpack_require__(9136);
		const Client = __webpack_require__(3701);
		const { channels } = __webpack_require__(2414);
		const Socks5ProxyAgent = __webpack_require__(2993);
		const { hasSafeIterator } = __webpack_require__(3440);
		const kAgent = Symbol("proxy agent");
		const kClient = Symbol("proxy client");
		const kProxyHeaders = Symbol("proxy headers");
		const kRequestTls = Symbol("request tls settings");
		const kProxyTls = Symbol("proxy tls settings");
		const kConnectEndpoint = Symbol("connect endpoint function");
		const kConnectEndpointHTTP1 = Symbol("connect endpoint function (http/1.1 only)");
		const kTunnelProxy = Symbol("tunnel proxy");
		const proxyAuthorization = "proxy-authorization";
		function defaultProtocolPort(protocol) {
			return protocol === "https:" ? 443 : 80;
		}
		function defaultFactory(origin, opts) {
			return new Pool(origin, opts);
		}
		const noop = () => {};
		function defaultAgentFactory(origin, opts) {
			if (opts.connections === 1) {
				return new Client(origin, opts);
			}
			return new Pool(origin, opts);
		}
		function shouldProxyTunnel(requestProtocol, proxyTunnel) {
			return proxyTunnel === true || requestProtocol !== "http:";
		}
		class Http1ProxyWrapper extends DispatcherBase {
			#client;
			#proxyServername;
			constructor(proxyUrl, { headers = {}, connect, factory, proxyServername }) {
				if (!proxyUrl) {
					throw new InvalidArgumentError("Proxy URL is mandatory");
				}
				super();
				this[kProxyHeaders] = headers;
				this.#proxyServername = proxyServername;
				if (factory) {
					this.#client = factory(proxyUrl, { connect });
				} else {
					this.#client = new Client(proxyUrl, { connect });
				}
			}
			[kDispatch](opts, handler) {
				const onResponseStart = handler.onResponseStart;
				handler.onResponseStart = function(controller, statusCode, data, statusMessage) {
					if (statusCode === 407) {
						if (typeof handler.onResponseError === "function") {
							handler.onResponseError(controller, new InvalidArgumentError("Proxy Authentication Required (407)"));
						}
						return;
					}
					if (onResponseStart) onResponseStart.call(this, controller, statusCode, data, statusMessage);
				};
				const { origin, path = "/", headers = {} } = opts;
				opts.path = origin + path;
				opts.headers = {
					...this[kProxyHeaders],
					...headers
				};
				if (!hasHostHeader(headers)) {
					opts.headers.host = new URL(origin).host;
				}
				if (this.#proxyServername != null) {
					opts.servername = this.#proxyServername;
				}
				return this.#client[kDispatch](opts, handler);
			}
			[kClose]() {
				return this.#client.close();
			}
			[kDestroy](err) {
				return this.#client.destroy(err);
			}
		}
		class ProxyAgent extends DispatcherBase {
			constructor(opts) {
				if (!opts || typeof opts === "object" && !(opts instanceof URL) && !opts.uri) {
					throw new InvalidArgumentError("Proxy uri is mandatory");
				}
				const { clientFactory = defaultFactory } = opts;
				if (typeof clientFactory !== "function") {
					throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.");
				}
				const { proxyTunnel, connectTimeout } = opts;
				super(opts);
				const url = this.#getUrl(opts);
				const { href, origin, port, protocol, username, password, hostname: proxyHostname } = url;
				this[kProxy] = {
					uri: href,
					protocol
				};
				this[kRequestTls] = opts.requestTls;
				this[kProxyTls] = opts.proxyTls;
				this[kProxyHeaders] = opts.headers || {};
				this[kTunnelProxy] = proxyTunnel;
				if (opts.auth && opts.token) {
					throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");
				} else if (opts.auth) {
					this[kProxyHeaders]["proxy-authorization"] = `Basic ${opts.auth}`;
				} else if (opts.token) {
					this[kProxyHeaders]["proxy-authorization"] = opts.token;
				} else if (username && password) {
					this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`;
				} else if (username) {
					this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:`).toString("base64")}`;
				}
				const connect = buildConnector({
					timeout: connectTimeout,
					...opts.proxyTls
				});
				const connectHTTP1 = buildConnector({
					timeout: connectTimeout,
					...opts.proxyTls,
					allowH2: false
				});
				this[kConnectEndpoint] = buildConnector({
					timeout: connectTimeout,
					...opts.requestTls
				});
				this[kConnectEndpointHTTP1] = buildConnector({
					timeout: connectTimeout,
					...opts.requestTls,
					allowH2: false
				});
				const agentFactory = opts.factory || defaultAgentFactory;
				const factory = (origin, options) => {
					const { protocol } = new URL(origin);
					if (this[kProxy].protocol === "socks5:" || this[kProxy].protocol === "socks:") {
						return new Socks5ProxyAgent(this[kProxy].uri, {
							headers: this[kProxyHeaders],
							connect,
							factory: agentFactory,
							username: opts.username || username,
							password: opts.password || password,
							connectTimeout,
							proxyTls: opts.proxyTls,
							requestTls: opts.requestTls
						});
					}
					if (!shouldProxyTunnel(protocol, this[kTunnelProxy])) {
						const forwardConnect = this[kProxy].protocol === "https:" ? (opts, cb) => connectHTTP1(opts, (err, socket) => {
							if (err && err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
								cb(new SecureProxyConnectionError(err));
							} else {
								cb(err, socket);
							}
						}) : connectHTTP1;
						return new Http1ProxyWrapper(this[kProxy].uri, {
							headers: this[kProxyHeaders],
							connect: forwardConnect,
							factory: agentFactory,
							proxyServername: this[kProxy].protocol === "https:" ? this[kProxyTls]?.servername || proxyHostname : undefined
						});
					}
					return agentFactory(origin, options);
				};
				if (protocol === "socks5:" || protocol === "socks:") {
					this[kClient] = null;
				} else {
					this[kClient] = clientFactory(url, { connect });
				}
				this[kAgent] = new Agent({
					...opts,
					factory,
					connect: async (opts, callback) => {
						if (!this[kClient]) {
							callback(new InvalidArgumentError("Cannot establish tunnel connection without a proxy client"));
							return;
						}
						let requestedPath = opts.host;
						if (!opts.port) {
							requestedPath += `:${defaultProtocolPort(opts.protocol)}`;
						}
						try {
							const connectParams = {
								origin,
								port,
								path: requestedPath,
								signal: opts.signal,
								headers: {
									...this[kProxyHeaders],
									host: opts.host,
									...opts.connections == null || opts.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
								},
								servername: this[kProxyTls]?.servername || proxyHostname
							};
							const { socket, statusCode } = await this[kClient].connect(connectParams);
							if (statusCode !== 200) {
								socket.on("error", noop).destroy();
								callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
								return;
							}
							if (channels.proxyConnected.hasSubscribers) {
								channels.proxyConnected.publish({
									socket,
									connectParams
								});
							}
							if (opts.protocol !== "https:") {
								callback(null, socket);
								return;
							}
							let servername;
							if (this[kRequestTls]) {
								servername = this[kRequestTls].servername;
							} else {
								servername = opts.servername;
							}
							const connectEndpoint = opts.allowH2 === false ? this[kConnectEndpointHTTP1] : this[kConnectEndpoint];
							connectEndpoint({
								...opts,
								servername,
								httpSocket: socket
							}, callback);
						} catch (err) {
							if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
								callback(new SecureProxyConnectionError(err));
							} else if (err.code === "UND_ERR_SOCKET") {
								callback(new ProxyConnectionError(err));
							} else {
								callback(err);
							}
						}
					}
				});
			}
			dispatch(opts, handler) {
				let headers = buildHeaders(opts.headers);
				throwIfProxyAuthIsSent(headers);
				if (headers && !hasHostHeader(headers)) {
					if (headers === opts.headers) {
						headers = { ...headers };
					}
					headers.host = new URL(opts.origin).host;
				}
				return this[kAgent].dispatch({
					...opts,
					headers
				}, handler);
			}
			#getUrl(opts) {
				if (typeof opts === "string") {
					return new URL(opts);
				} else if (opts instanceof URL) {
					return opts;
				} else {
					return new URL(opts.uri);
				}
			}
			[kClose]() {
				const promises = [this[kAgent].close()];
				if (this[kClient]) {
					promises.push(this[kClient].close());
				}
				return Promise.all(promises);
			}
			[kDestroy]() {
				const promises = [this[kAgent].destroy()];
				if (this[kClient]) {
					promises.push(this[kClient].destroy());
				}
				return Promise.all(promises);
			}
		}
		function buildHeaders(headers) {
			if (Array.isArray(headers)) {
				const headersPair = {};
				for (let i = 0; i < headers.length; i += 2) {
					if (isProxyAuthorizationHeader(headers[i])) {
						throwProxyAuthError();
					}
					headersPair[headers[i]] = headers[i + 1];
				}
				return headersPair;
			}
			if (headers && typeof headers === "object" && hasSafeIterator(headers)) {
				const headersPair = {};
				for (const [key, value] of headers) {
					if (!Object.hasOwn(headersPair, key)) {
						headersPair[key] = value;
						continue;
					}
					const previous = headersPair[key];
					const values = [];
					if (previous !== undefined) {
						values.push(...Array.isArray(previous) ? previous : [previous]);
					}
					if (value !== undefined) {
						values.push(...Array.isArray(value) ? value : [value]);
					}
					headersPair[key] = values.length > 1 ? values : values[0];
				}
				return headersPair;
			}
			return headers;
		}
		function throwIfProxyAuthIsSent(headers) {
			for (const key in headers) {
				if (isProxyAuthorizationHeader(key)) {
					throwProxyAuthError();
				}
			}
		}
		function isProxyAuthorizationHeader(key) {
			return key.length === proxyAuthorization.length && key.toLowerCase() === proxyAuthorization;
		}
		function hasHostHeader(headers) {
			for (const key in headers) {
				if (key.length === 4 && key.toLowerCase() === "host") {
					return true;
				}
			}
			return false;
		}
		function throwProxyAuthError() {
			throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor");
		}
		module.exports = ProxyAgent;
	})
};
