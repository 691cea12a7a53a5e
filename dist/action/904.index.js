"use strict";
exports.id = 904;
exports.ids = [904];
exports.modules = { 7904: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { connectRelay: () => connectRelay });
	var core = __webpack_require__(2825);
	var random = __webpack_require__(5122);
	var http_contact = __webpack_require__(7308);
	var web_fetch = __webpack_require__(1223);
	var view = __webpack_require__(6916);
	var bounded_body = __webpack_require__(5469);
	var errors = __webpack_require__(4634);
	var redaction = __webpack_require__(5740);
	var hostile_json = __webpack_require__(9974);
	;
	const ENDS = [
		"succeeded",
		"failed",
		"cancelled",
		"superseded",
		"timed_out"
	];
	function decodeReport(data, subject) {
		const value = (0, hostile_json.qF)(data);
		const revision = (0, hostile_json._F)(value, "rev");
		if (typeof revision !== "number" || !Number.isSafeInteger(revision) || revision < 0) return null;
		const sha = (0, hostile_json._F)(value, "sha");
		const isOurs = (0, hostile_json._F)(value, "id") === subject.id && (0, hostile_json._F)(value, "app_id") === subject.appId && typeof sha === "string" && sha.toLowerCase() === subject.sha.toLowerCase();
		const progress = progressOf((0, hostile_json._F)(value, "state"), (0, hostile_json._F)(value, "ended"), (0, hostile_json._F)(value, "unconfirmed"));
		return isOurs && progress !== null ? {
			progress,
			revision
		} : null;
	}
	function decodeRegistration(body) {
		const id = (0, hostile_json._F)((0, hostile_json.qF)(body), "id");
		return typeof id === "string" && /^[A-Za-z0-9_-]{1,128}$/.test(id) ? id : null;
	}
	function progressOf(state, ended, unconfirmed) {
		if (typeof ended !== "boolean") return null;
		const isEnd = ENDS.includes(state);
		if (ended) return isEnd ? "ended" : null;
		if (isEnd || isSaid(unconfirmed)) return "ending";
		return state === "unknown" || state === "queued" || state === "running" ? state : null;
	}
	function isSaid(unconfirmed) {
		return unconfirmed !== undefined && unconfirmed !== null && unconfirmed !== false && unconfirmed !== "";
	}
	;
	const MAX_BODY_BYTES = 65536;
	const NO_TOKEN = "GitHub's token service did not issue an OIDC token";
	class RelayClient {
		#options;
		#root;
		constructor(options) {
			this.#options = options;
			this.#root = options.baseUrl.replace(/(?<!\/)\/+$/, "");
		}
		async register(deployment, deploymentId, signal) {
			const token = await this.#authorize();
			if (token === null) return doubtful(NO_TOKEN);
			const headers = {
				...token,
				"content-type": "application/json"
			};
			const body = renderRegistration(deployment, deploymentId);
			try {
				const response = await this.#options.fetch(`${this.#root}/v1/deployments`, {
					method: "POST",
					headers,
					body,
					signal
				});
				const { bytes, isWhole } = await (0, bounded_body.x8)(response.body, MAX_BODY_BYTES);
				if (response.status !== 200 && response.status !== 201) return doubtful(`the relay responded ${response.status}`);
				const id = isWhole ? decodeRegistration(new TextDecoder().decode(bytes)) : null;
				return id === null ? doubtful("the response of the relay cannot be read") : {
					kind: "registered",
					id
				};
			} catch (error) {
				const cause = error instanceof Error ? error.cause : null;
				const why = cause instanceof errors.Dr ? ` (${cause.message.replace(/\.$/, "")})` : "";
				return doubtful(`the relay could not be reached${why}`);
			}
		}
		async open(id, lastEventId, signal) {
			const token = await this.#authorize();
			if (token === null) return doubtful(NO_TOKEN);
			const resumed = lastEventId === "" ? {} : { "last-event-id": lastEventId };
			const headers = {
				...token,
				accept: "text/event-stream",
				...resumed
			};
			try {
				const response = await this.#options.fetch(`${this.#root}/v1/deployments/${id}/events`, {
					headers,
					signal
				});
				const isStream = /^text\/event-stream(?:;|$)/i.test(response.headers.get("content-type") ?? "");
				if (response.status === 200 && isStream && response.body !== null) return {
					kind: "open",
					body: response.body
				};
				await response.body?.cancel();
				return doubtful(response.status === 200 ? "the relay did not respond with an event stream" : `the relay responded ${response.status}`);
			} catch {
				return { kind: "closed" };
			}
		}
		close() {
			return this.#options.fetch.close();
		}
		async #authorize() {
			try {
				const token = await this.#options.readToken();
				(0, redaction.cl)(token);
				return /^[\x21-\x7e]+$/.test(token) ? { authorization: `Bearer ${token}` } : null;
			} catch {
				return null;
			}
		}
	}
	function renderRegistration(deployment, deploymentId) {
		const { appId, sha, pullRequest, environment, url } = deployment;
		return JSON.stringify({
			app_id: appId,
			deployment_id: deploymentId ?? undefined,
			sha,
			pull_request: pullRequest ?? undefined,
			environment: environment ?? undefined,
			url: url ?? undefined
		});
	}
	function doubtful(why) {
		return {
			kind: "doubtful",
			why
		};
	}
	var time_limit = __webpack_require__(3542);
	;
	class ParseError extends Error {
		constructor(message, options) {
			super(message);
			this.name = "ParseError";
			this.type = options.type;
			this.field = options.field;
			this.value = options.value;
			this.line = options.line;
		}
	}
	;
	const LF = 10;
	const CR = 13;
	const SPACE = 32;
	const MAX_FIELD_PREFIX_LENGTH = 6;
	function createParser(config) {
		if (typeof config === "function") {
			throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
		}
		const { maxBufferSize, onComment, onError, onEvent, onId, onRetry } = config;
		const pendingFragments = [];
		let pendingFragmentsLength = 0;
		let bomPrefix = "";
		let id;
		let data = "";
		let dataLines = 0;
		let eventType;
		let terminated = false;
		let skippingLine = false;
		let skipNextLineFeed = false;
		function feed(chunk) {
			if (terminated) {
				throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
			}
			if (bomPrefix !== undefined) {
				chunk = bomPrefix + chunk;
				if (chunk === "" || chunk === "\u00EF" || chunk === "\u00EF\u00BB") {
					bomPrefix = chunk;
					return;
				}
				bomPrefix = undefined;
				chunk = chunk.replace(/^(?:\uFEFF|\xEF\xBB\xBF)/, "");
			}
			if (skippingLine || skipNextLineFeed) {
				chunk = resumeAfterSkip(chunk);
				if (!chunk) {
					return;
				}
			}
			if (!pendingFragments.length) {
				const trailing = processLines(chunk);
				if (trailing !== "") {
					storeTrailing(trailing);
				}
				checkForBufferOverflow();
				return;
			}
			if (chunk.indexOf("\n") === -1 && chunk.indexOf("\r") === -1) {
				if (pendingFragmentsLength < MAX_FIELD_PREFIX_LENGTH) {
					const head = pendingFragments.join("") + chunk.slice(0, MAX_FIELD_PREFIX_LENGTH - pendingFragmentsLength);
					if (!shouldBufferTrailing(head)) {
						pendingFragments.length = 0;
						pendingFragmentsLength = 0;
						skippingLine = true;
						return;
					}
				}
				pendingFragments.push(chunk);
				pendingFragmentsLength += chunk.length;
				checkForBufferOverflow();
				return;
			}
			pendingFragments.push(chunk);
			const input = pendingFragments.join("");
			pendingFragments.length = 0;
			pendingFragmentsLength = 0;
			storeTrailing(processLines(input));
			checkForBufferOverflow();
		}
		function resumeAfterSkip(chunk) {
			if (chunk.length === 0) {
				return chunk;
			}
			if (skipNextLineFeed) {
				skipNextLineFeed = false;
				return chunk.charCodeAt(0) === LF ? chunk.slice(1) : chunk;
			}
			const crIndex = chunk.indexOf("\r");
			const lfIndex = chunk.indexOf("\n");
			const lineEnd = crIndex === -1 ? lfIndex : lfIndex === -1 ? crIndex : crIndex < lfIndex ? crIndex : lfIndex;
			if (lineEnd === -1) {
				return "";
			}
			if (lineEnd === chunk.length - 1 && chunk.charCodeAt(lineEnd) === CR) {
				skippingLine = false;
				skipNextLineFeed = true;
				return "";
			}
			skippingLine = false;
			return chunk.slice(lineEnd + (chunk.charCodeAt(lineEnd) === CR && chunk.charCodeAt(lineEnd + 1) === LF ? 2 : 1));
		}
		function storeTrailing(trailing) {
			if (!trailing) return;
			if (trailing.charCodeAt(trailing.length - 1) === CR) {
				parseLine(trailing, 0, trailing.length - 1);
				if (checkForBufferOverflow()) return;
				skipNextLineFeed = true;
				return;
			}
			if (shouldBufferTrailing(trailing)) {
				pendingFragments.push(trailing);
				pendingFragmentsLength = trailing.length;
				return;
			}
			skippingLine = true;
		}
		function shouldBufferTrailing(trailing) {
			const firstCharCode = trailing.charCodeAt(0);
			return firstCharCode === 58 && !!onComment || firstCharCode === 100 && isPotentialField(trailing, "data") || firstCharCode === 101 && isPotentialField(trailing, "event") || firstCharCode === 105 && isPotentialField(trailing, "id") || firstCharCode === 114 && isPotentialField(trailing, "retry");
		}
		function checkForBufferOverflow() {
			if (terminated) return true;
			if (maxBufferSize === undefined) return false;
			if (pendingFragmentsLength + data.length <= maxBufferSize) return false;
			terminated = true;
			pendingFragments.length = 0;
			pendingFragmentsLength = 0;
			id = undefined;
			data = "";
			dataLines = 0;
			eventType = undefined;
			skippingLine = false;
			skipNextLineFeed = false;
			onError === null || onError === void 0 ? void 0 : onError(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, { type: "max-buffer-size-exceeded" }));
			return true;
		}
		function processLines(chunk) {
			let searchIndex = 0;
			if (chunk.indexOf("\r") === -1) {
				let lfIndex = chunk.indexOf("\n", searchIndex);
				while (lfIndex !== -1) {
					if (searchIndex === lfIndex) {
						if (id !== undefined) {
							onId === null || onId === void 0 ? void 0 : onId(id);
						}
						if (dataLines > 0) {
							onEvent === null || onEvent === void 0 ? void 0 : onEvent({
								id,
								event: eventType,
								data
							});
						}
						id = undefined;
						data = "";
						dataLines = 0;
						eventType = undefined;
						searchIndex = lfIndex + 1;
						lfIndex = chunk.indexOf("\n", searchIndex);
						continue;
					}
					const firstCharCode = chunk.charCodeAt(searchIndex);
					if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
						const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5;
						const value = chunk.slice(valueStart, lfIndex);
						if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
							if (id !== undefined) {
								onId === null || onId === void 0 ? void 0 : onId(id);
							}
							onEvent === null || onEvent === void 0 ? void 0 : onEvent({
								id,
								event: eventType,
								data: value
							});
							id = undefined;
							data = "";
							eventType = undefined;
							searchIndex = lfIndex + 2;
							lfIndex = chunk.indexOf("\n", searchIndex);
							continue;
						}
						data = dataLines === 0 ? value : `${data}\n${value}`;
						dataLines++;
					} else if (isEventPrefix(chunk, searchIndex, firstCharCode)) {
						eventType = chunk.slice(chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6, lfIndex) || undefined;
					} else {
						parseLine(chunk, searchIndex, lfIndex);
					}
					if (checkForBufferOverflow()) return "";
					searchIndex = lfIndex + 1;
					lfIndex = chunk.indexOf("\n", searchIndex);
				}
				return chunk.slice(searchIndex);
			}
			let crIndex = chunk.indexOf("\r", searchIndex);
			let lfIndex = chunk.indexOf("\n", searchIndex);
			while (searchIndex < chunk.length) {
				let lineEnd = -1;
				if (crIndex !== -1 && lfIndex !== -1) {
					lineEnd = crIndex < lfIndex ? crIndex : lfIndex;
				} else if (crIndex !== -1) {
					if (crIndex === chunk.length - 1) {
						lineEnd = -1;
					} else {
						lineEnd = crIndex;
					}
				} else if (lfIndex !== -1) {
					lineEnd = lfIndex;
				}
				if (lineEnd === -1) {
					break;
				}
				parseLine(chunk, searchIndex, lineEnd);
				if (checkForBufferOverflow()) return "";
				searchIndex = lineEnd + 1;
				if (chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF) {
					searchIndex++;
				}
				if (crIndex !== -1 && crIndex < searchIndex) {
					crIndex = chunk.indexOf("\r", searchIndex);
				}
				if (lfIndex !== -1 && lfIndex < searchIndex) {
					lfIndex = chunk.indexOf("\n", searchIndex);
				}
			}
			return chunk.slice(searchIndex);
		}
		function parseLine(chunk, start, end) {
			if (start === end) {
				dispatchEvent();
				return;
			}
			const firstCharCode = chunk.charCodeAt(start);
			if (isDataPrefix(chunk, start, firstCharCode)) {
				const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5;
				const value = chunk.slice(valueStart, end);
				data = dataLines === 0 ? value : `${data}\n${value}`;
				dataLines++;
				return;
			}
			if (isEventPrefix(chunk, start, firstCharCode)) {
				eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || undefined;
				return;
			}
			if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
				const value = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
				if (!value.includes("\0")) id = value;
				return;
			}
			if (firstCharCode === 58) {
				if (onComment) {
					const line = chunk.slice(start, end);
					onComment(line.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
				}
				return;
			}
			const line = chunk.slice(start, end);
			const fieldSeparatorIndex = line.indexOf(":");
			if (fieldSeparatorIndex === -1) {
				processField(line, "", line);
				return;
			}
			const field = line.slice(0, fieldSeparatorIndex);
			const offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1;
			const value = line.slice(fieldSeparatorIndex + offset);
			processField(field, value, line);
		}
		function processField(field, value, line) {
			switch (field) {
				case "event":
					eventType = value || undefined;
					break;
				case "data":
					data = dataLines === 0 ? value : `${data}\n${value}`;
					dataLines++;
					break;
				case "id":
					if (!value.includes("\0")) id = value;
					break;
				case "retry":
					if (/^\d+$/.test(value)) {
						onRetry === null || onRetry === void 0 ? void 0 : onRetry(parseInt(value, 10));
					} else {
						onError === null || onError === void 0 ? void 0 : onError(new ParseError(`Invalid \`retry\` value: "${value}"`, {
							type: "invalid-retry",
							value,
							line
						}));
					}
					break;
				default:
					onError === null || onError === void 0 ? void 0 : onError(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, {
						type: "unknown-field",
						field,
						value,
						line
					}));
					break;
			}
		}
		function dispatchEvent() {
			if (id !== undefined) {
				onId === null || onId === void 0 ? void 0 : onId(id);
			}
			if (dataLines > 0) {
				onEvent === null || onEvent === void 0 ? void 0 : onEvent({
					id,
					event: eventType,
					data
				});
			}
			id = undefined;
			data = "";
			dataLines = 0;
			eventType = undefined;
		}
		function reset(options = {}) {
			if (options.consume && pendingFragments.length > 0) {
				const incompleteLine = pendingFragments.join("");
				parseLine(incompleteLine, 0, incompleteLine.length);
			}
			bomPrefix = "";
			id = undefined;
			data = "";
			dataLines = 0;
			eventType = undefined;
			pendingFragments.length = 0;
			pendingFragmentsLength = 0;
			terminated = false;
			skippingLine = false;
			skipNextLineFeed = false;
		}
		return {
			feed,
			reset
		};
	}
	function isDataPrefix(chunk, i, firstCharCode) {
		return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
	}
	function isEventPrefix(chunk, i, firstCharCode) {
		return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
	}
	function isPotentialField(line, field) {
		let i = 1;
		while (i < line.length && i < field.length) {
			if (line.charCodeAt(i) !== field.charCodeAt(i)) {
				return false;
			}
			i++;
		}
		return line.length <= field.length || line.charCodeAt(field.length) === 58;
	}
	;
	const MAX_SILENCE_MS = 45e3;
	const MAX_STREAM_BYTES = 8 * 1024 * 1024;
	const MAX_EVENT_CHARS = 65536;
	const TOO_LARGE = "the event stream of the relay is too large";
	const ID = /^[\x21-\x7e]{0,128}$/;
	async function readStream(options, take) {
		const { client, clock, subject, signal } = options;
		const silent = new AbortController();
		const over = new AbortController();
		const either = AbortSignal.any([
			signal,
			silent.signal,
			over.signal
		]);
		const timer = (0, time_limit.CR)(clock);
		const heartbeat = () => timer.set(MAX_SILENCE_MS, () => silent.abort());
		heartbeat();
		const ended = await (0, time_limit.Wh)(client.open(subject.id, options.lastEventId, either), either);
		let heard = {
			doubt: null,
			lastEventId: options.lastEventId
		};
		if (ended?.kind === "doubtful") heard = {
			...heard,
			doubt: ended.why
		};
		if (ended?.kind === "open") heard = await hear(ended.body, options, either, take, heartbeat);
		timer.clear();
		over.abort();
		return silent.signal.aborted ? {
			...heard,
			doubt: "the relay was silent for 45 s"
		} : heard;
	}
	async function hear(body, { lastEventId, subject }, signal, take, heartbeat) {
		const reader = body.getReader();
		const decoder = new TextDecoder();
		let ending = null;
		let lastId = lastEventId;
		let sizeBytes = 0;
		const end = (doubt) => {
			ending ??= {
				doubt,
				lastEventId: lastId
			};
		};
		const parser = createParser({
			maxBufferSize: MAX_EVENT_CHARS,
			onComment: heartbeat,
			onId: (id) => {
				if (ending === null && ID.test(id)) lastId = id;
			},
			onEvent: ({ event, data }) => {
				heartbeat();
				if (ending !== null || event !== "state") return;
				const report = decodeReport(data, subject);
				if (report === null) end("an event of the relay cannot be read");
				else if (report !== undefined && !take(report)) end(null);
			},
			onError: ({ type }) => {
				if (type === "max-buffer-size-exceeded") end(TOO_LARGE);
			}
		});
		while (ending === null) {
			const read = await (0, time_limit.Wh)(reader.read().catch(() => null), signal);
			if (read === null || read.value === undefined) {
				end(null);
				continue;
			}
			sizeBytes += read.value.byteLength;
			parser.feed(decoder.decode(read.value, { stream: true }));
			if (sizeBytes > MAX_STREAM_BYTES) end(TOO_LARGE);
		}
		reader.cancel().catch(() => {});
		return ending;
	}
	;
	const ORDER = [
		"unknown",
		"queued",
		"running",
		"ending",
		"ended"
	];
	const CHECKS_TO_CONFIRM = 2;
	const MAX_CLOSINGS = 1;
	const LONG_STREAM_MS = 6e4;
	function createTrust() {
		return {
			doubt: null,
			progress: "unknown",
			revision: -1,
			isCalling: false,
			checksSinceCall: null,
			hasEvidence: false,
			closings: 0
		};
	}
	function isAtRest({ doubt, checksSinceCall }) {
		return doubt === null && checksSinceCall === null;
	}
	function addReport(trust, { progress, revision }) {
		if (trust.doubt !== null) return trust;
		const steps = ORDER.indexOf(progress) - ORDER.indexOf(trust.progress);
		if (steps < 0 || revision < trust.revision) {
			return distrust(trust, "the relay contradicted an earlier event");
		}
		const reported = {
			...trust,
			progress,
			revision
		};
		const isNews = steps > 0 && (isEnd(progress) || progress === "running" && !trust.hasEvidence);
		return isNews ? {
			...reported,
			isCalling: true,
			checksSinceCall: 0
		} : reported;
	}
	function startCheck(trust) {
		return {
			...trust,
			isCalling: false
		};
	}
	function addCheck(trust, hasEvidence) {
		const seen = {
			...trust,
			hasEvidence
		};
		if (trust.doubt !== null || trust.checksSinceCall === null || trust.isCalling) return seen;
		const checks = trust.checksSinceCall + 1;
		const isEnough = checks >= CHECKS_TO_CONFIRM;
		if (isEnd(trust.progress)) {
			return isEnough ? distrust(seen, "the relay reported an outcome that the status does not show") : {
				...seen,
				checksSinceCall: checks
			};
		}
		return {
			...seen,
			checksSinceCall: isEnough || hasEvidence ? null : checks
		};
	}
	function trust_close(trust, lastedMs) {
		if (lastedMs >= LONG_STREAM_MS) return trust;
		const closings = trust.closings + 1;
		return closings > MAX_CLOSINGS ? distrust({
			...trust,
			closings
		}, "the event stream of the relay closed twice") : {
			...trust,
			closings
		};
	}
	function distrust(trust, why) {
		return {
			...trust,
			doubt: trust.doubt ?? why,
			isCalling: false
		};
	}
	function isEnd(progress) {
		return progress === "ending" || progress === "ended";
	}
	;
	const REGISTRATION_MS = 2e4;
	const REOPEN_MS = 1e3;
	class RelayWakeUp {
		#options;
		#ended = new AbortController();
		#trust = createTrust();
		#listening = null;
		#bell = new AbortController();
		constructor(options) {
			this.#options = options;
		}
		accepted(deploymentId) {
			this.#listening ??= this.#listen(deploymentId).catch(() => this.#lose("an unexpected error occurred"));
		}
		isTrusted() {
			return this.#listening !== null && this.#trust.doubt === null;
		}
		mayRest() {
			return this.isTrusted() && isAtRest(this.#trust);
		}
		checked(hasEvidence) {
			this.#become(addCheck(this.#trust, hasEvidence));
		}
		async next(signal) {
			const wasTrusted = this.isTrusted();
			while (!signal.aborted) {
				if (this.#trust.isCalling) {
					this.#trust = startCheck(this.#trust);
					return true;
				}
				if (wasTrusted && !this.isTrusted()) return false;
				await (0, time_limit.Eu)(AbortSignal.any([signal, this.#bell.signal]));
			}
			return false;
		}
		async end() {
			this.#ended.abort();
			await this.#listening;
			await this.#options.client.close();
		}
		async #listen(deploymentId) {
			const id = await this.#register(deploymentId);
			if (id === null || !this.#options.isFollowed) return;
			const signal = AbortSignal.any([this.#options.signal, this.#ended.signal]);
			for (let lastEventId = ""; !signal.aborted && this.#trust.progress !== "ended";) {
				lastEventId = await this.#hear(id, lastEventId, signal);
			}
		}
		async #register(deploymentId) {
			const { client, deployment, isFollowed, clock, signal } = this.#options;
			const stopped = AbortSignal.any(isFollowed ? [signal, this.#ended.signal] : [signal]);
			const register = (limit) => client.register(deployment, deploymentId, limit);
			const registered = await (0, time_limit.zl)(clock, REGISTRATION_MS, register, stopped);
			if (stopped.aborted) return null;
			if (registered?.kind === "registered") return registered.id;
			this.#lose(registered === null ? "the relay did not respond in time" : registered.why);
			return null;
		}
		async #hear(id, lastEventId, signal) {
			const { client, clock, deployment, random } = this.#options;
			const subject = {
				id,
				appId: deployment.appId,
				sha: deployment.sha
			};
			const startedMs = clock.monotonicMs();
			const heard = await readStream({
				client,
				clock,
				subject,
				lastEventId,
				signal
			}, (report) => {
				this.#become(addReport(this.#trust, report));
				return this.#trust.doubt === null;
			});
			if (signal.aborted || heard.doubt === null && this.#trust.progress === "ended") return heard.lastEventId;
			const lastedMs = clock.monotonicMs() - startedMs;
			this.#become(heard.doubt === null ? trust_close(this.#trust, lastedMs) : distrust(this.#trust, heard.doubt));
			if (this.#trust.doubt === null) await clock.wait(REOPEN_MS * (1 + random()), signal);
			return heard.lastEventId;
		}
		#lose(why) {
			this.#become(distrust(this.#trust, why));
		}
		#become(trust) {
			const wasTrusted = this.#trust.doubt === null;
			this.#trust = trust;
			if (wasTrusted && trust.doubt !== null) this.#reportDoubt(trust.doubt);
			const rung = this.#bell;
			this.#bell = new AbortController();
			rung.abort();
		}
		#reportDoubt(why) {
			const { isFollowed, signal, say } = this.#options;
			const isOver = signal.aborted || isFollowed && this.#ended.signal.aborted;
			this.#ended.abort();
			if (isOver) return;
			say(isFollowed ? `Polling the platform from now on: ${why}.` : `Could not register the deployment with the relay: ${why}.`);
		}
	}
	;
	function connectRelay({ commands, env, signal }, inputs, baseUrl, { commit: sha, pullRequest }, clock, readIdToken = createIdTokens(env)) {
		const warn = (message) => commands.annotate({
			level: "warning",
			title: "Relay",
			message
		});
		if (readIdToken === null) {
			warn("This job has no OIDC token, so the step polls the platform instead of waiting on the relay. Add `permissions: id-token: write` " + "to the job. Pull requests from forks never get a token.");
			return null;
		}
		if (sha === null) {
			warn("No full SHA to register with the relay is known, so the step polls the platform instead. Give all 40 digits in commit.");
			return null;
		}
		const { origin } = new URL(baseUrl);
		const contact = (0, http_contact.v)(clock);
		return (app, watch) => {
			const web = (0, web_fetch.F)({
				origin,
				env,
				clock,
				contact
			});
			const { environment, environmentUrl } = inputs.surfaces;
			return new RelayWakeUp({
				client: new RelayClient({
					baseUrl,
					fetch: web,
					readToken: () => readIdToken(inputs.relayAudience)
				}),
				deployment: {
					appId: app.appId,
					sha,
					pullRequest,
					environment: environment && (0, view.fY)(environment, app),
					url: environmentUrl && (0, view.Wd)(environmentUrl, app)
				},
				isFollowed: inputs.policy.wait,
				clock,
				random: (0, random.D)(),
				signal,
				say: (text) => watch.notice({
					level: "info",
					text
				})
			});
		};
	}
	function createIdTokens(env) {
		const isGiven = Boolean(env["ACTIONS_ID_TOKEN_REQUEST_URL"]) && Boolean(env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]);
		return isGiven ? (audience) => (0, core.V9)(audience) : null;
	}
}) };
;
