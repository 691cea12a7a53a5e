"use strict";
exports.id = 672;
exports.ids = [672];
exports.modules = {
	8082: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { EventEmitter } = __webpack_require__(8474);
		const { Buffer } = __webpack_require__(4573);
		const { InvalidArgumentError, Socks5ProxyError } = __webpack_require__(8707);
		const { debuglog } = __webpack_require__(7975);
		const { parseAddress } = __webpack_require__(1732);
		const debug = debuglog("undici:socks5");
		const EMPTY_BUFFER = Buffer.alloc(0);
		const SOCKS_VERSION = 5;
		const AUTH_METHODS = {
			NO_AUTH: 0,
			GSSAPI: 1,
			USERNAME_PASSWORD: 2,
			NO_ACCEPTABLE: 255
		};
		const COMMANDS = {
			CONNECT: 1,
			BIND: 2,
			UDP_ASSOCIATE: 3
		};
		const ADDRESS_TYPES = {
			IPV4: 1,
			DOMAIN: 3,
			IPV6: 4
		};
		const REPLY_CODES = {
			SUCCEEDED: 0,
			GENERAL_FAILURE: 1,
			CONNECTION_NOT_ALLOWED: 2,
			NETWORK_UNREACHABLE: 3,
			HOST_UNREACHABLE: 4,
			CONNECTION_REFUSED: 5,
			TTL_EXPIRED: 6,
			COMMAND_NOT_SUPPORTED: 7,
			ADDRESS_TYPE_NOT_SUPPORTED: 8
		};
		const STATES = {
			INITIAL: "initial",
			HANDSHAKING: "handshaking",
			AUTHENTICATING: "authenticating",
			AUTHENTICATED: "authenticated",
			CONNECTING: "connecting",
			CONNECTED: "connected",
			ERROR: "error",
			CLOSED: "closed"
		};
		class Socks5Client extends EventEmitter {
			constructor(socket, options = {}) {
				super();
				if (!socket) {
					throw new InvalidArgumentError("socket is required");
				}
				this.socket = socket;
				this.options = options;
				this.state = STATES.INITIAL;
				this.buffer = EMPTY_BUFFER;
				this.onSocketData = this.onData.bind(this);
				this.onSocketError = this.onError.bind(this);
				this.onSocketClose = this.onClose.bind(this);
				this.authMethods = [];
				if (options.username && options.password) {
					this.authMethods.push(AUTH_METHODS.USERNAME_PASSWORD);
				}
				this.authMethods.push(AUTH_METHODS.NO_AUTH);
				this.socket.on("data", this.onSocketData);
				this.socket.on("error", this.onSocketError);
				this.socket.on("close", this.onSocketClose);
			}
			onData(data) {
				debug("received data", data.length, "bytes in state", this.state);
				this.buffer = Buffer.concat([this.buffer, data]);
				try {
					switch (this.state) {
						case STATES.HANDSHAKING:
							this.handleHandshakeResponse();
							break;
						case STATES.AUTHENTICATING:
							this.handleAuthResponse();
							break;
						case STATES.CONNECTING:
							this.handleConnectResponse();
							break;
					}
				} catch (err) {
					this.onError(err);
				}
			}
			onError(err) {
				debug("socket error", err);
				this.state = STATES.ERROR;
				this.emit("error", err);
				this.destroy();
			}
			onClose() {
				debug("socket closed");
				this.state = STATES.CLOSED;
				this.emit("close");
			}
			destroy() {
				if (this.socket && !this.socket.destroyed) {
					this.socket.destroy();
				}
			}
			markAuthenticated() {
				this.state = STATES.AUTHENTICATED;
				this.emit("authenticated");
			}
			handshake() {
				if (this.state !== STATES.INITIAL) {
					throw new InvalidArgumentError("Handshake already started");
				}
				debug("starting handshake with", this.authMethods.length, "auth methods");
				this.state = STATES.HANDSHAKING;
				const request = Buffer.alloc(2 + this.authMethods.length);
				request[0] = SOCKS_VERSION;
				request[1] = this.authMethods.length;
				this.authMethods.forEach((method, i) => {
					request[2 + i] = method;
				});
				this.socket.write(request);
			}
			handleHandshakeResponse() {
				if (this.buffer.length < 2) {
					return;
				}
				const version = this.buffer[0];
				const method = this.buffer[1];
				if (version !== SOCKS_VERSION) {
					throw new Socks5ProxyError(`Invalid SOCKS version: ${version}`, "UND_ERR_SOCKS5_VERSION");
				}
				if (method === AUTH_METHODS.NO_ACCEPTABLE) {
					throw new Socks5ProxyError("No acceptable authentication method", "UND_ERR_SOCKS5_AUTH_REJECTED");
				}
				this.buffer = this.buffer.subarray(2);
				debug("server selected auth method", method);
				if (method === AUTH_METHODS.NO_AUTH) {
					this.markAuthenticated();
				} else if (method === AUTH_METHODS.USERNAME_PASSWORD) {
					this.state = STATES.AUTHENTICATING;
					this.sendAuthRequest();
				} else {
					throw new Socks5ProxyError(`Unsupported authentication method: ${method}`, "UND_ERR_SOCKS5_AUTH_METHOD");
				}
			}
			sendAuthRequest() {
				const { username, password } = this.options;
				if (!username || !password) {
					throw new InvalidArgumentError("Username and password required for authentication");
				}
				debug("sending username/password auth");
				const usernameBuffer = Buffer.from(username);
				const passwordBuffer = Buffer.from(password);
				if (usernameBuffer.length > 255 || passwordBuffer.length > 255) {
					throw new InvalidArgumentError("Username or password too long");
				}
				const request = Buffer.alloc(3 + usernameBuffer.length + passwordBuffer.length);
				request[0] = 1;
				request[1] = usernameBuffer.length;
				usernameBuffer.copy(request, 2);
				request[2 + usernameBuffer.length] = passwordBuffer.length;
				passwordBuffer.copy(request, 3 + usernameBuffer.length);
				this.socket.write(request);
			}
			handleAuthResponse() {
				if (this.buffer.length < 2) {
					return;
				}
				const version = this.buffer[0];
				const status = this.buffer[1];
				if (version !== 1) {
					throw new Socks5ProxyError(`Invalid auth sub-negotiation version: ${version}`, "UND_ERR_SOCKS5_AUTH_VERSION");
				}
				if (status !== 0) {
					throw new Socks5ProxyError("Authentication failed", "UND_ERR_SOCKS5_AUTH_FAILED");
				}
				this.buffer = this.buffer.subarray(2);
				debug("authentication successful");
				this.markAuthenticated();
			}
			connect(address, port) {
				if (this.state === STATES.CONNECTING || this.state === STATES.CONNECTED) {
					throw new InvalidArgumentError("Connection already in progress");
				}
				if (this.state !== STATES.AUTHENTICATED) {
					throw new InvalidArgumentError("Client must be authenticated before CONNECT");
				}
				debug("connecting to", address, port);
				this.state = STATES.CONNECTING;
				const request = this.buildConnectRequest(COMMANDS.CONNECT, address, port);
				this.socket.write(request);
			}
			buildConnectRequest(command, address, port) {
				const { type: addressType, buffer: addressBuffer } = parseAddress(address);
				const request = Buffer.alloc(4 + addressBuffer.length + 2);
				request[0] = SOCKS_VERSION;
				request[1] = command;
				request[2] = 0;
				request[3] = addressType;
				addressBuffer.copy(request, 4);
				request.writeUInt16BE(port, 4 + addressBuffer.length);
				return request;
			}
			handleConnectResponse() {
				if (this.buffer.length < 4) {
					return;
				}
				const version = this.buffer[0];
				const reply = this.buffer[1];
				const addressType = this.buffer[3];
				if (version !== SOCKS_VERSION) {
					throw new Socks5ProxyError(`Invalid SOCKS version in reply: ${version}`, "UND_ERR_SOCKS5_REPLY_VERSION");
				}
				let responseLength = 4;
				if (addressType === ADDRESS_TYPES.IPV4) {
					responseLength += 4 + 2;
				} else if (addressType === ADDRESS_TYPES.DOMAIN) {
					if (this.buffer.length < 5) {
						return;
					}
					responseLength += 1 + this.buffer[4] + 2;
				} else if (addressType === ADDRESS_TYPES.IPV6) {
					responseLength += 16 + 2;
				} else {
					throw new Socks5ProxyError(`Invalid address type in reply: ${addressType}`, "UND_ERR_SOCKS5_ADDR_TYPE");
				}
				if (this.buffer.length < responseLength) {
					return;
				}
				if (reply !== REPLY_CODES.SUCCEEDED) {
					const errorMessage = this.getReplyErrorMessage(reply);
					throw new Socks5ProxyError(`SOCKS5 connection failed: ${errorMessage}`, `UND_ERR_SOCKS5_REPLY_${reply}`);
				}
				let boundAddress;
				let offset = 4;
				if (addressType === ADDRESS_TYPES.IPV4) {
					boundAddress = Array.from(this.buffer.subarray(offset, offset + 4)).join(".");
					offset += 4;
				} else if (addressType === ADDRESS_TYPES.DOMAIN) {
					const domainLength = this.buffer[offset];
					offset += 1;
					boundAddress = this.buffer.subarray(offset, offset + domainLength).toString();
					offset += domainLength;
				} else if (addressType === ADDRESS_TYPES.IPV6) {
					const parts = [];
					for (let i = 0; i < 8; i++) {
						const value = this.buffer.readUInt16BE(offset + i * 2);
						parts.push(value.toString(16));
					}
					boundAddress = parts.join(":");
					offset += 16;
				}
				const boundPort = this.buffer.readUInt16BE(offset);
				this.buffer = EMPTY_BUFFER;
				this.state = STATES.CONNECTED;
				this.socket.removeListener("data", this.onSocketData);
				debug("connected, bound address:", boundAddress, "port:", boundPort);
				this.emit("connected", {
					address: boundAddress,
					port: boundPort
				});
			}
			getReplyErrorMessage(reply) {
				switch (reply) {
					case REPLY_CODES.GENERAL_FAILURE: return "General SOCKS server failure";
					case REPLY_CODES.CONNECTION_NOT_ALLOWED: return "Connection not allowed by ruleset";
					case REPLY_CODES.NETWORK_UNREACHABLE: return "Network unreachable";
					case REPLY_CODES.HOST_UNREACHABLE: return "Host unreachable";
					case REPLY_CODES.CONNECTION_REFUSED: return "Connection refused";
					case REPLY_CODES.TTL_EXPIRED: return "TTL expired";
					case REPLY_CODES.COMMAND_NOT_SUPPORTED: return "Command not supported";
					case REPLY_CODES.ADDRESS_TYPE_NOT_SUPPORTED: return "Address type not supported";
					default: return `Unknown error code: ${reply}`;
				}
			}
		}
		module.exports = {
			Socks5Client,
			AUTH_METHODS,
			COMMANDS,
			ADDRESS_TYPES,
			REPLY_CODES,
			STATES
		};
	}),
	1732: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Buffer } = __webpack_require__(4573);
		const net = __webpack_require__(7030);
		const { InvalidArgumentError } = __webpack_require__(8707);
		function parseAddress(address) {
			if (net.isIPv4(address)) {
				const parts = address.split(".").map(Number);
				return {
					type: 1,
					buffer: Buffer.from(parts)
				};
			}
			if (net.isIPv6(address)) {
				return {
					type: 4,
					buffer: parseIPv6(address)
				};
			}
			const domainBuffer = Buffer.from(address, "utf8");
			if (domainBuffer.length > 255) {
				throw new InvalidArgumentError("Domain name too long (max 255 bytes)");
			}
			return {
				type: 3,
				buffer: Buffer.concat([Buffer.from([domainBuffer.length]), domainBuffer])
			};
		}
		function parseIPv6(address) {
			const buffer = Buffer.alloc(16);
			let normalizedAddress = address;
			if (address.includes(".")) {
				const lastColonIndex = address.lastIndexOf(":");
				const ipv4Part = address.slice(lastColonIndex + 1);
				if (net.isIPv4(ipv4Part)) {
					const octets = ipv4Part.split(".").map(Number);
					const high = (octets[0] << 8 | octets[1]).toString(16);
					const low = (octets[2] << 8 | octets[3]).toString(16);
					normalizedAddress = `${address.slice(0, lastColonIndex)}:${high}:${low}`;
				}
			}
			const doubleColonIndex = normalizedAddress.indexOf("::");
			if (doubleColonIndex !== -1) {
				const before = normalizedAddress.slice(0, doubleColonIndex);
				const after = normalizedAddress.slice(doubleColonIndex + 2);
				const beforeParts = before === "" ? [] : before.split(":");
				const afterParts = after === "" ? [] : after.split(":");
				let bufferIndex = 0;
				for (const part of beforeParts) {
					buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
					bufferIndex += 2;
				}
				bufferIndex = 16 - afterParts.length * 2;
				for (const part of afterParts) {
					buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
					bufferIndex += 2;
				}
			} else {
				const parts = normalizedAddress.split(":");
				for (let i = 0; i < parts.length; i++) {
					buffer.writeUInt16BE(parseInt(parts[i], 16), i * 2);
				}
			}
			return buffer;
		}
		function buildAddressBuffer(type, addressBuffer, port) {
			const portBuffer = Buffer.allocUnsafe(2);
			portBuffer.writeUInt16BE(port, 0);
			return Buffer.concat([
				Buffer.from([type]),
				addressBuffer,
				portBuffer
			]);
		}
		function parseResponseAddress(buffer, offset = 0) {
			if (buffer.length < offset + 1) {
				throw new InvalidArgumentError("Buffer too small to contain address type");
			}
			const addressType = buffer[offset];
			let address;
			let currentOffset = offset + 1;
			switch (addressType) {
				case 1: {
					if (buffer.length < currentOffset + 6) {
						throw new InvalidArgumentError("Buffer too small for IPv4 address");
					}
					address = Array.from(buffer.subarray(currentOffset, currentOffset + 4)).join(".");
					currentOffset += 4;
					break;
				}
				case 3: {
					if (buffer.length < currentOffset + 1) {
						throw new InvalidArgumentError("Buffer too small for domain length");
					}
					const domainLength = buffer[currentOffset];
					currentOffset += 1;
					if (buffer.length < currentOffset + domainLength + 2) {
						throw new InvalidArgumentError("Buffer too small for domain address");
					}
					address = buffer.subarray(currentOffset, currentOffset + domainLength).toString("utf8");
					currentOffset += domainLength;
					break;
				}
				case 4: {
					if (buffer.length < currentOffset + 18) {
						throw new InvalidArgumentError("Buffer too small for IPv6 address");
					}
					const parts = [];
					for (let i = 0; i < 8; i++) {
						const value = buffer.readUInt16BE(currentOffset + i * 2);
						parts.push(value.toString(16));
					}
					address = parts.join(":");
					currentOffset += 16;
					break;
				}
				default: throw new InvalidArgumentError(`Invalid address type: ${addressType}`);
			}
			if (buffer.length < currentOffset + 2) {
				throw new InvalidArgumentError("Buffer too small for port");
			}
			const port = buffer.readUInt16BE(currentOffset);
			currentOffset += 2;
			return {
				address,
				port,
				bytesRead: currentOffset - offset
			};
		}
		function createReplyError(replyCode) {
			const messages = {
				1: "General SOCKS server failure",
				2: "Connection not allowed by ruleset",
				3: "Network unreachable",
				4: "Host unreachable",
				5: "Connection refused",
				6: "TTL expired",
				7: "Command not supported",
				8: "Address type not supported"
			};
			const message = messages[replyCode] || `Unknown SOCKS5 error code: ${replyCode}`;
			const error = new Error(message);
			error.code = `SOCKS5_${replyCode}`;
			return error;
		}
		module.exports = {
			parseAddress,
			parseIPv6,
			buildAddressBuffer,
			parseResponseAddress,
			createReplyError
		};
	}),
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
		const Socks5ProxyAgent = __webpack_require__(7223);
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
	}),
	7223: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { URL } = __webpack_require__(3136);
		let tls;
		const DispatcherBase = __webpack_require__(1841);
		const { ConnectTimeoutError, InvalidArgumentError } = __webpack_require__(8707);
		const { Socks5Client, STATES } = __webpack_require__(8082);
		const { kBusy, kConnected, kDispatch, kClose, kDestroy } = __webpack_require__(6443);
		const Pool = __webpack_require__(628);
		const buildConnector = __webpack_require__(9136);
		const { setupConnectTimeout } = __webpack_require__(3440);
		const { debuglog } = __webpack_require__(7975);
		const debug = debuglog("undici:socks5-proxy");
		const DEFAULT_SOCKS5_CONNECT_TIMEOUT = 5e3;
		const kProxyUrl = Symbol("proxy url");
		const kProxyHeaders = Symbol("proxy headers");
		const kProxyAuth = Symbol("proxy auth");
		const kProxyProtocol = Symbol("proxy protocol");
		const kPools = Symbol("pools");
		const kConnector = Symbol("connector");
		const kConnectTimeout = Symbol("connect timeout");
		const kRequestTls = Symbol("request tls settings");
		const kRequestTlsTimeout = Symbol("request tls timeout");
		function createConnectTimeoutError(hostname, port, timeout) {
			return new ConnectTimeoutError(`Connect Timeout Error (attempted address: ${hostname}:${port}, timeout: ${timeout}ms)`);
		}
		let experimentalWarningEmitted = false;
		class Socks5ProxyAgent extends DispatcherBase {
			constructor(proxyUrl, options = {}) {
				super(options);
				if (!experimentalWarningEmitted) {
					process.emitWarning("SOCKS5 proxy support is experimental and subject to change", "ExperimentalWarning");
					experimentalWarningEmitted = true;
				}
				if (!proxyUrl) {
					throw new InvalidArgumentError("Proxy URL is mandatory");
				}
				const url = typeof proxyUrl === "string" ? new URL(proxyUrl) : proxyUrl;
				if (url.protocol !== "socks5:" && url.protocol !== "socks:") {
					throw new InvalidArgumentError("Proxy URL must use socks5:// or socks:// protocol");
				}
				this[kProxyUrl] = url;
				this[kProxyHeaders] = options.headers || {};
				this[kProxyProtocol] = options.proxyTls ? "https:" : "http:";
				const connectTimeout = options.connectTimeout ?? DEFAULT_SOCKS5_CONNECT_TIMEOUT;
				if (!Number.isFinite(connectTimeout) || connectTimeout < 0) {
					throw new InvalidArgumentError("invalid connectTimeout");
				}
				this[kConnectTimeout] = connectTimeout;
				const { timeout, ...requestTls } = options.requestTls || {};
				const requestTlsTimeout = timeout ?? connectTimeout;
				if (!Number.isFinite(requestTlsTimeout) || requestTlsTimeout < 0) {
					throw new InvalidArgumentError("invalid requestTls.timeout");
				}
				this[kRequestTls] = requestTls;
				this[kRequestTlsTimeout] = requestTlsTimeout;
				this[kProxyAuth] = {
					username: options.username || (url.username ? decodeURIComponent(url.username) : null),
					password: options.password || (url.password ? decodeURIComponent(url.password) : null)
				};
				const proxyTlsTimeout = options.proxyTls?.timeout ?? connectTimeout;
				if (!Number.isFinite(proxyTlsTimeout) || proxyTlsTimeout < 0) {
					throw new InvalidArgumentError("invalid proxyTls.timeout");
				}
				this[kConnector] = options.connect || buildConnector({
					...options.proxyTls,
					timeout: proxyTlsTimeout,
					servername: options.proxyTls?.servername || url.hostname
				});
				this[kPools] = new Map();
			}
			async createSocks5Connection(targetHost, targetPort) {
				const proxyHost = this[kProxyUrl].hostname;
				const proxyPort = parseInt(this[kProxyUrl].port) || 1080;
				debug("creating SOCKS5 connection to", proxyHost, proxyPort);
				const socketReady = Promise.withResolvers();
				this[kConnector]({
					hostname: proxyHost,
					host: proxyHost,
					port: proxyPort,
					protocol: this[kProxyProtocol]
				}, (err, socket) => {
					if (err) {
						socketReady.reject(err);
					} else {
						socketReady.resolve(socket);
					}
				});
				const socket = await socketReady.promise;
				const socks5Client = new Socks5Client(socket, this[kProxyAuth]);
				socks5Client.on("error", (err) => {
					debug("SOCKS5 error:", err);
					socket.destroy();
				});
				await socks5Client.handshake();
				const authenticationReady = Promise.withResolvers();
				const authenticationTimeout = this[kConnectTimeout] === 0 ? null : setTimeout(() => {
					cleanupAuthenticationListeners();
					socks5Client.destroy();
					authenticationReady.reject(createConnectTimeoutError(proxyHost, proxyPort, this[kConnectTimeout]));
				}, this[kConnectTimeout]);
				const cleanupAuthenticationListeners = () => {
					clearTimeout(authenticationTimeout);
					socks5Client.removeListener("authenticated", onAuthenticated);
					socks5Client.removeListener("error", onAuthenticationError);
				};
				const onAuthenticated = () => {
					cleanupAuthenticationListeners();
					authenticationReady.resolve();
				};
				const onAuthenticationError = (err) => {
					cleanupAuthenticationListeners();
					authenticationReady.reject(err);
				};
				if (socks5Client.state === STATES.AUTHENTICATED) {
					clearTimeout(authenticationTimeout);
					authenticationReady.resolve();
				} else {
					socks5Client.once("authenticated", onAuthenticated);
					socks5Client.once("error", onAuthenticationError);
				}
				await authenticationReady.promise;
				await socks5Client.connect(targetHost, targetPort);
				const connectionReady = Promise.withResolvers();
				const connectionTimeout = this[kConnectTimeout] === 0 ? null : setTimeout(() => {
					cleanupConnectionListeners();
					socks5Client.destroy();
					connectionReady.reject(createConnectTimeoutError(targetHost, targetPort, this[kConnectTimeout]));
				}, this[kConnectTimeout]);
				const cleanupConnectionListeners = () => {
					clearTimeout(connectionTimeout);
					socks5Client.removeListener("connected", onConnected);
					socks5Client.removeListener("error", onConnectionError);
				};
				const onConnected = (info) => {
					debug("SOCKS5 tunnel established to", targetHost, targetPort, "via", info);
					cleanupConnectionListeners();
					connectionReady.resolve();
				};
				const onConnectionError = (err) => {
					cleanupConnectionListeners();
					connectionReady.reject(err);
				};
				socks5Client.once("connected", onConnected);
				socks5Client.once("error", onConnectionError);
				await connectionReady.promise;
				return socket;
			}
			[kDispatch](opts, handler) {
				const { origin } = opts;
				debug("dispatching request to", origin, "via SOCKS5");
				try {
					const originKey = String(origin);
					let pool = this[kPools].get(originKey);
					if (!pool || pool.destroyed || pool.closed) {
						pool = new Pool(origin, {
							pipelining: opts.pipelining,
							connections: opts.connections,
							connect: async (connectOpts, callback) => {
								try {
									const url = new URL(origin);
									const targetHost = url.hostname;
									const targetPort = parseInt(url.port) || (url.protocol === "https:" ? 443 : 80);
									debug("establishing SOCKS5 connection to", targetHost, targetPort);
									const socket = await this.createSocks5Connection(targetHost, targetPort);
									let finalSocket = socket;
									if (url.protocol === "https:") {
										if (!tls) {
											tls = __webpack_require__(1692);
										}
										debug("upgrading to TLS");
										finalSocket = tls.connect({
											...this[kRequestTls],
											socket,
											servername: this[kRequestTls]?.servername || targetHost
										});
										const tlsReady = Promise.withResolvers();
										const cleanupTlsListeners = () => {
											queueMicrotask(clearTlsTimeout);
											finalSocket.removeListener("secureConnect", onSecureConnect);
											finalSocket.removeListener("error", onTlsError);
										};
										const onSecureConnect = () => {
											cleanupTlsListeners();
											tlsReady.resolve();
										};
										const onTlsError = (err) => {
											cleanupTlsListeners();
											tlsReady.reject(err);
										};
										const clearTlsTimeout = setupConnectTimeout(new WeakRef(finalSocket), {
											timeout: this[kRequestTlsTimeout],
											hostname: targetHost,
											port: targetPort
										});
										finalSocket.once("secureConnect", onSecureConnect);
										finalSocket.once("error", onTlsError);
										await tlsReady.promise;
									}
									callback(null, finalSocket);
								} catch (err) {
									debug("SOCKS5 connection error:", err);
									callback(err);
								}
							}
						});
						this[kPools].set(originKey, pool);
						const closePoolIfUnused = () => {
							if (this[kPools].get(originKey) !== pool || pool[kConnected] > 0 || pool[kBusy]) {
								return;
							}
							this[kPools].delete(originKey);
							if (!pool.destroyed) {
								pool.close();
							}
						};
						pool.on("disconnect", closePoolIfUnused);
						pool.on("connectionError", closePoolIfUnused);
					}
					return pool[kDispatch](opts, handler);
				} catch (err) {
					debug("dispatch error:", err);
					if (typeof handler.onResponseError === "function") {
						handler.onResponseError(null, err);
						return false;
					} else if (typeof handler.onError === "function") {
						handler.onError(err);
						return false;
					} else {
						throw err;
					}
				}
			}
			async [kClose]() {
				const closePromises = [];
				for (const pool of this[kPools].values()) {
					closePromises.push(pool.close());
				}
				this[kPools].clear();
				await Promise.all(closePromises);
			}
			async [kDestroy](err) {
				const destroyPromises = [];
				for (const pool of this[kPools].values()) {
					destroyPromises.push(pool.destroy(err));
				}
				this[kPools].clear();
				await Promise.all(destroyPromises);
			}
		}
		module.exports = Socks5ProxyAgent;
	})
};
;
