"use strict";
exports.id = 765;
exports.ids = [765];
exports.modules = {
	9765: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var parse = __webpack_require__(1169);
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
			const alarm = (0, time_limit.iv)(clock);
			const heartbeat = () => alarm.set(MAX_SILENCE_MS, () => silent.abort());
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
			alarm.lift();
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
			const parser = (0, parse.C)({
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
	}),
	1223: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => createWebStream,
			d: () => createWebFetch
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4634);
		var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5198);
		var _http_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4407);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5876);
		const LIMITS = {
			connectMs: 1e4,
			headersMs: 15e3,
			bodyMs: 15e3
		};
		const MAX_CALL_MS = 3e4;
		const METHODS = [
			"GET",
			"POST",
			"PATCH",
			"DELETE"
		];
		const WITHOUT_BODY = [
			204,
			205,
			304
		];
		function createWebFetch(options) {
			const { env, clock, contact } = options;
			const { origin } = new URL(options.origin);
			const link = {
				origin,
				limits: LIMITS
			};
			const exchange = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_2__.C)({
				origin,
				proxy: (0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.U)(origin, env),
				limits: LIMITS,
				clock,
				contact
			});
			const send = async (input, init = {}) => {
				const request = renderRequest(origin, input, init, clock.monotonicMs() + MAX_CALL_MS);
				const exchanged = await exchange.send(request);
				if (exchanged.kind === "unanswered") throw failed(link, request, exchanged.failure);
				if (exchanged.failure !== null && exchanged.status < 300) throw failed(link, request, exchanged.failure);
				const { status, headers, text } = exchanged;
				return respond(request, WITHOUT_BODY.includes(status) ? null : text, {
					status,
					headers
				});
			};
			return Object.assign(send, { close: () => exchange.close() });
		}
		const STREAM_LIMITS = {
			connectMs: 1e4,
			headersMs: 25e3,
			bodyMs: null
		};
		function createWebStream(options) {
			const { env, clock, contact } = options;
			const { origin } = new URL(options.origin);
			const link = {
				origin,
				limits: {
					...LIMITS,
					...STREAM_LIMITS,
					bodyMs: LIMITS.bodyMs
				}
			};
			const client = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_2__.u)({
				origin,
				proxy: (0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.U)(origin, env),
				connectMs: STREAM_LIMITS.connectMs,
				clock,
				contact
			});
			const send = async (input, init = {}) => {
				const request = renderRequest(origin, input, init, Number.POSITIVE_INFINITY);
				const opened = await client.open(request, STREAM_LIMITS);
				if (opened.kind === "unanswered") throw failed(link, request, opened.failure);
				const { status, headers, body, failureOf, end } = opened;
				const isEmpty = WITHOUT_BODY.includes(status);
				if (isEmpty || body === null) end();
				if (body === null) throw failed(link, request, { kind: "encoded" });
				body.once("close", end);
				return respond(request, isEmpty ? null : streamOf(link, request, body, failureOf), {
					status,
					headers
				});
			};
			return Object.assign(send, { close: client.close });
		}
		function streamOf(link, request, body, failureOf) {
			const chunks = body[Symbol.asyncIterator]();
			return new ReadableStream({
				pull: async (controller) => {
					try {
						const { done, value } = await chunks.next();
						if (done === true) controller.close();
						else controller.enqueue(value);
					} catch (error) {
						throw failed(link, request, failureOf(error));
					}
				},
				cancel: () => void body.destroy()
			}, { highWaterMark: 0 });
		}
		function renderRequest(origin, input, init, deadlineAt) {
			const url = typeof input === "string" ? URL.parse(input) : input instanceof URL ? input : null;
			if (url === null) throw new TypeError("fetch: the URL must be absolute, as a string or a URL");
			if (url.origin !== origin || url.username !== "") throw new TypeError(`fetch: only requests to ${origin} are allowed`);
			const method = METHODS.find((known) => known === (init.method ?? "GET").toUpperCase());
			if (method === undefined) throw new TypeError("fetch: the method must be GET, POST, PATCH or DELETE");
			const body = init.body ?? null;
			if (body !== null && typeof body !== "string") throw new TypeError("fetch: the body must be a string");
			const headers = {
				...Object.fromEntries(new Headers(init.headers)),
				"accept-encoding": "identity"
			};
			return {
				method,
				path: url.pathname + url.search,
				headers,
				body,
				signal: init.signal ?? undefined,
				deadlineAt
			};
		}
		function respond(request, body, head) {
			try {
				return new Response(body, head);
			} catch (error) {
				throw new TypeError("fetch failed", { cause: new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr("body", "not a valid HTTP response", factsOf(request), error) });
			}
		}
		function failed(link, request, failure) {
			return new TypeError("fetch failed", { cause: errorOf(link, request, failure) });
		}
		function errorOf({ origin, limits }, request, failure) {
			const { kind, cause } = failure;
			if (kind === "signal") return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("signal", "The request was canceled.", cause);
			if (kind === "deadline") return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("timeout", "The request took too long.", cause);
			if (!(0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.cC)(failure)) {
				return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr(kind === "closed" ? "reset" : "body", kind, factsOf(request), cause);
			}
			const { what, advice } = (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)(failure, origin, limits);
			const message = advice === _failure_js__WEBPACK_IMPORTED_MODULE_1__.hc[failure.kind] ? what : `${what}. ${advice}`;
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr(failure.kind, message, factsOf(request), cause);
		}
		function factsOf({ method, path }) {
			return {
				method,
				path: path.replace(/\?.*$/, "")
			};
		}
	})
};
;
