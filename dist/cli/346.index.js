export const id = 346;
export const ids = [346];
export const modules = {
	3123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => isLoopback });
		function isLoopback(hostname) {
			const name = hostname.toLowerCase().replace(/\.$/, "");
			return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(name);
		}
	}),
	2329: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eu: () => untilAborted,
			Wh: () => unlessAborted,
			iv: () => createAlarm,
			r5: () => startTimeLimit,
			zl: () => withinLimit
		});
		function startTimeLimit(clock, limitMs, signal) {
			const over = new AbortController();
			const alarm = createAlarm(clock);
			alarm.set(limitMs, () => over.abort());
			return {
				signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
				isOver: () => over.signal.aborted,
				end: alarm.lift
			};
		}
		function createAlarm(clock) {
			let lifted = new AbortController();
			const lift = () => lifted.abort("lifted");
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
		function createTimeouts(clock, durationMs) {
			const open = new Set();
			let idle = null;
			const run = async ({ signal }) => {
				for (let [first] = open; first !== undefined && !signal.aborted; [first] = open) {
					const leftMs = first.dueAt - clock.monotonicMs();
					if (leftMs > 0) {
						await clock.wait(leftMs, signal);
						continue;
					}
					open.delete(first);
					first.onElapsed();
				}
				if (!signal.aborted) idle = null;
			};
			return (onElapsed) => {
				const timeout = {
					dueAt: clock.monotonicMs() + durationMs,
					onElapsed
				};
				open.add(timeout);
				if (idle === null) {
					idle = new AbortController();
					void run(idle);
				}
				return () => {
					open.delete(timeout);
					if (open.size > 0) return;
					idle?.abort("idle");
					idle = null;
				};
			};
		}
		async function withinLimit(clock, limitMs, run, signal) {
			const limit = startTimeLimit(clock, limitMs, signal);
			try {
				return await unlessAborted(run(limit.signal), limit.signal);
			} finally {
				limit.end();
			}
		}
		async function unlessAborted(work, signal) {
			const { promise: aborted, resolve } = Promise.withResolvers();
			const stop = () => resolve(null);
			if (signal.aborted) stop();
			else signal.addEventListener("abort", stop, { once: true });
			try {
				return await Promise.race([work, aborted]);
			} finally {
				signal.removeEventListener("abort", stop);
			}
		}
		async function untilAborted(signal) {
			await unlessAborted(new Promise(() => {}), signal);
		}
	}),
	210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DV: () => errorFromFailure,
			M$: () => BROKEN,
			Nt: () => readServiceMessage,
			X1: () => errorFromRedirect,
			hc: () => ADVICE,
			lH: () => advisePlainHttp,
			rN: () => errorFromBody,
			x$: () => errorFromStatus,
			xn: () => toTouchdownError
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3123);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5171);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2274);
		var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5421);
		var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2245);
		const REQUEST_ID_HEADERS = [
			"x-request-id",
			"x-correlation-id",
			"request-id",
			"x-amzn-requestid",
			"cf-ray"
		];
		function factsOf({ operation }, head) {
			const facts = {
				method: operation.method,
				path: operation.template
			};
			if (head === null) return facts;
			const name = REQUEST_ID_HEADERS.map((header) => head.headers[header]).find((value) => value !== undefined);
			const requestId = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(name ?? "", 100);
			return {
				...facts,
				status: head.status,
				...requestId === "" ? {} : { requestId }
			};
		}
		function errorFromFailure(asked, failure, head) {
			const where = renderAsked(asked);
			switch (failure.kind) {
				case "signal": return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("signal", `${where} was canceled because the run was stopped.`, failure.cause);
				case "closed": return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("signal", `${where} was canceled because the client was closed.`, failure.cause);
				case "deadline": return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc("timeout", `${where} was canceled: no response came before the timeout.`);
				case "too-large": return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "at most 10 MiB", "longer");
				case "encoded": return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "plain text or JSON", "compressed, which was not requested");
				default: return networkError(asked, failure.kind, failure, head);
			}
		}
		function networkError(asked, stage, failure, head) {
			const detail = (0, _failure_js__WEBPACK_IMPORTED_MODULE_3__.V)(failure.cause);
			const what = failure.cause === undefined ? timedOut(stage, asked.limits) : BROKEN[stage];
			const message = `${renderAsked(asked)}: ${what}${detail === "" ? "" : ` (${detail})`}. ${advisePlainHttp(detail, asked.address) ?? ADVICE[stage]}`;
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr(stage, message, factsOf(asked, head), failure.cause);
		}
		function timedOut(stage, limits) {
			if (stage === "headers") return `no response came within ${(0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.PP)(limits.headersMs)}`;
			if (stage === "body") return `the response started, but was not complete within ${(0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.PP)(limits.bodyMs)}`;
			return stage === "connect" ? "connecting took too long" : BROKEN[stage];
		}
		const BROKEN = {
			dns: "could not resolve the host name",
			connect: "could not connect",
			tls: "could not establish a secure connection",
			headers: "no response came",
			body: "the connection was lost in the middle of the response",
			reset: "the connection was lost before a response came"
		};
		const REACH = "Check the base URL, the network and the proxy settings.";
		const WAIT = "The service may be restarting or overloaded. Check its status page, then try again.";
		const ADVICE = {
			dns: REACH,
			connect: REACH,
			tls: "Check the base URL, and that the runner trusts the service's certificate.",
			headers: WAIT,
			body: WAIT,
			reset: WAIT
		};
		function errorFromStatus(asked, head, body) {
			const said = readServiceMessage(body);
			const facts = factsOf(asked, head);
			const { status } = head;
			if (status === 401) return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Zz("access-unauthorized", unauthorized(asked, said), facts);
			if (status === 403) return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Zz("access-forbidden", withRule(asked, forbidden(asked, said)), facts);
			if (status === 404) return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Zz("access-not-found", withRule(asked, notFound(asked, said)), facts);
			const code = codeOf(asked.operation, status, body);
			const message = `${renderAsked(asked)} returned ${status}${quoted(said)}. ${NEXT[code]}`;
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi(code, code === "remote" ? message : withRule(asked, message), facts, said);
		}
		function withRule({ operation }, message) {
			return operation.rule === undefined ? message : `${message} ${operation.rule}`;
		}
		const NEXT = {
			remote: WAIT,
			rejected: "The service rejected the request. Fix what its message names, then try again.",
			conflict: "It already exists or is already in progress."
		};
		function codeOf(operation, status, body) {
			if (status === 409) return "conflict";
			if ((status === 400 || status === 422) && operation.saysConflict?.(readServiceWords(body))) return "conflict";
			return status >= 500 || status === 408 || status === 425 ? "remote" : "rejected";
		}
		function errorFromRedirect(asked, head, why) {
			const message = `${renderAsked(asked)} returned a redirect (${head.status}) that was not followed: ${why}. Check the base URL.`;
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi("rejected", message, factsOf(asked, head), "");
		}
		function errorFromBody(asked, head, body, cause) {
			const message = `${renderAsked(asked)} returned ${head.status} with ${cause.came} instead of JSON. Check the base URL. If it is right, the service or a proxy may be in maintenance.`;
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi("remote", message, factsOf(asked, head), readServiceMessage(body), cause);
		}
		function unauthorized({ operation, authWord }, said) {
			return `The platform does not accept the token (401)${quoted(said)}. To ${operation.action}, it needs the scope ${operation.scope}. It was sent as "Authorization: ${authWord}". Check that the token is complete, has not expired, and is of that kind.`;
		}
		function forbidden({ operation }, said) {
			return `The token may not ${operation.action} (403)${quoted(said)}. Create a token with the scope ${operation.scope}. If it has this scope, check the id: some services return 403 for an unknown id.`;
		}
		function notFound({ operation, address }, said) {
			return `The platform at ${address} does not know ${operation.subject} (404)${quoted(said)}. To ${operation.action}, the token needs the scope ${operation.scope}. Check the id, the base URL with its version prefix, and that the token belongs to the same organization.`;
		}
		function renderAsked({ operation, address }) {
			return `${operation.method} ${address}${operation.template}`;
		}
		function quoted(said) {
			return said === "" ? "" : `: "${said.replace(/\.$/, "")}"`;
		}
		const NO_TLS = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/;
		function advisePlainHttp(code, address) {
			const url = URL.parse(address);
			if (!NO_TLS.test(code) || url?.protocol !== "https:") return null;
			const plain = address.replace(/^https:/i, "http:");
			const use = (0, _kernel_loopback_js__WEBPACK_IMPORTED_MODULE_5__.U)(url.hostname) ? `Use ${plain}.` : `Use the https port, or ${plain} with allow-http.`;
			return `This port seems to use http, not https. ${use}`;
		}
		function toTouchdownError(error) {
			if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.gG) return error;
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "a valid response", "one that caused an unexpected error", error);
		}
		const LONGEST = 300;
		function readServiceMessage(body) {
			const text = body.trim();
			const json = (0, _json_js__WEBPACK_IMPORTED_MODULE_4__.Ip)(text);
			if (json === undefined) return text.startsWith("<") ? "" : (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(text, LONGEST);
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(saidIn(json)[0] ?? "", LONGEST);
		}
		function readServiceWords(body) {
			const json = (0, _json_js__WEBPACK_IMPORTED_MODULE_4__.Ip)(body.trim());
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
			return refusal === null ? "" : `the proxy returned ${refusal[1]}`;
		}
		function codeOf(cause) {
			return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
		}
	}),
	8024: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => fillPath });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		function fillPath(template, ids, query = {}) {
			const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeSegment(name, ids[name] ?? ""));
			const pairs = Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
			return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
		}
		function encodeSegment(name, id) {
			const isUsable = id.trim() !== "" && id.isWellFormed() && !isWalking(id);
			if (isUsable) return encodeURIComponent(id);
			const problem = "is not a valid id. Copy it from the platform.";
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: name.replaceAll("_", "-"),
				seen: id.toWellFormed(),
				problem
			}]);
		}
		function isWalking(id) {
			const parts = id.replace(/%2e/gi, ".").split(/[/\\]|%2f|%5c/i);
			return parts.some((part) => /^\s*\.{1,2}\s*$/.test(part));
		}
	}),
	2265: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dk: () => deployOperation,
			Gj: () => logOperation,
			Q0: () => applicationOperation,
			R4: () => environmentLogOperation,
			Uj: () => statusOperation,
			_z: () => createVariableOperation,
			fg: () => listVariablesOperation,
			oI: () => createApplicationOperation,
			wS: () => createSecretOperation
		});
		var _http_conflict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6525);
		var _extra_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4690);
		var _lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9425);
		function createApplicationOperation(environmentId, application) {
			return {
				method: "POST",
				template: "/environment/{env_id}/application",
				ids: { env_id: environmentId },
				body: (0, _extra_fields_js__WEBPACK_IMPORTED_MODULE_0__.cl)("application", renderApplication(application), application.fields),
				scope: "Write",
				action: `create an application in environment ${environmentId}`,
				subject: `environment ${environmentId}`,
				saysConflict: _http_conflict_words_js__WEBPACK_IMPORTED_MODULE_2__.H
			};
		}
		function deployOperation(appId, commit) {
			return {
				...onApplication(appId),
				method: "POST",
				template: "/application/{app_id}/deploy",
				body: commit === null ? {} : { git_commit_id: commit },
				scope: "Deploy",
				action: `start a deployment of application ${appId}`,
				saysConflict: _http_conflict_words_js__WEBPACK_IMPORTED_MODULE_2__.Q
			};
		}
		function applicationOperation(appId) {
			return {
				...onApplication(appId),
				method: "GET",
				template: "/application/{app_id}",
				scope: "Read",
				action: `read application ${appId}`
			};
		}
		function environmentLogOperation(environmentId) {
			return {
				method: "GET",
				template: "/environment/{env_id}/logs",
				ids: { env_id: environmentId },
				scope: "Read",
				action: `read the log of environment ${environmentId}`,
				subject: `environment ${environmentId}`
			};
		}
		function statusOperation(appId) {
			return {
				...onApplication(appId),
				method: "GET",
				template: "/application/{app_id}/status",
				scope: "Read",
				action: `follow application ${appId}`
			};
		}
		function logOperation(appId, tail) {
			return {
				...onApplication(appId),
				method: "GET",
				template: "/application/{app_id}/log",
				query: { tail },
				scope: "Read",
				action: `read the log of application ${appId}`
			};
		}
		function listVariablesOperation(appId, page) {
			return {
				...onApplication(appId),
				method: "GET",
				template: "/application/{app_id}/environmentVariable",
				query: {
					page,
					page_size: _lists_js__WEBPACK_IMPORTED_MODULE_1__.md
				},
				isList: true,
				scope: "Read",
				action: `list the environment variables of application ${appId}`
			};
		}
		function createVariableOperation(appId, { key, value, fields }) {
			return {
				...onApplication(appId),
				method: "POST",
				template: "/application/{app_id}/environmentVariable",
				body: (0, _extra_fields_js__WEBPACK_IMPORTED_MODULE_0__.cl)("variable", {
					key,
					value
				}, fields),
				scope: "Write",
				action: `set the environment variable ${key} of application ${appId}`,
				saysConflict: _http_conflict_words_js__WEBPACK_IMPORTED_MODULE_2__.H
			};
		}
		function createSecretOperation(appId, { key, value, fields }) {
			return {
				...onApplication(appId),
				method: "POST",
				template: "/application/{app_id}/secret",
				body: (0, _extra_fields_js__WEBPACK_IMPORTED_MODULE_0__.cl)("secret", {
					key,
					value
				}, fields),
				scope: "Write",
				action: `set the secret ${key} of application ${appId}`,
				saysConflict: _http_conflict_words_js__WEBPACK_IMPORTED_MODULE_2__.H
			};
		}
		function renderApplication({ gitRepository, ports, ...application }) {
			return {
				name: application.name,
				git_repository: gitRepository && {
					url: gitRepository.url,
					branch: gitRepository.branch
				},
				build_mode: application.buildMode,
				dockerfile_path: application.dockerfilePath,
				cpu: application.cpu,
				memory: application.memory,
				min_running_instances: application.minRunningInstances,
				max_running_instances: application.maxRunningInstances,
				ports: ports?.map(renderPort)
			};
		}
		function renderPort({ internalPort, externalPort, protocol, publiclyAccessible }) {
			return {
				internal_port: internalPort,
				external_port: externalPort,
				protocol,
				publicly_accessible: publiclyAccessible
			};
		}
		function onApplication(appId) {
			return {
				ids: { app_id: appId },
				subject: `application ${appId}`
			};
		}
	}),
	3236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => decodeLog,
			w: () => lastLines
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3885);
		var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2245);
		const MAX_ROWS = 5e4;
		const LIST_KEYS = [
			"results",
			"logs",
			"data",
			"lines"
		];
		const TEXT_KEYS = [
			"message",
			"msg",
			"line",
			"log",
			"text"
		];
		const TIME_KEYS = ["created_at", "timestamp"];
		function decodeLog({ status, contentType, text }) {
			if (status === 204 || text.trim() === "") return [];
			const type = contentType.toLowerCase();
			if (type.includes("html")) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "log lines", "an HTML page");
			const isJsonLines = /ndjson|jsonl|json-seq|stream\+json/.test(type);
			const isJson = !isJsonLines && /[/+]json/.test(type);
			const isListLike = isJson || /^\s*[[{]/.test(text);
			const whole = isListLike ? (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Ip)(text) : undefined;
			if (whole !== undefined && !isJsonLines) return decodeWhole(whole);
			const cut = isJson ? cutList(text, LIST_KEYS) : null;
			if (cut !== null) return decodeCut(cut);
			const rows = splitRows(text);
			const present = rows.filter((row) => row.trim() !== "");
			if (isJsonLines || present.every(isJsonLine)) return present.map(decodeRow);
			if (isJson) (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text);
			return rows.map(plain);
		}
		function lastLines(lines, tail) {
			const timed = lines.flatMap((line) => line.epochMs === null ? [] : [{
				line,
				epochMs: line.epochMs
			}]);
			if (timed.length < lines.length) return lines.slice(Math.max(0, lines.length - tail));
			const isNewestFirst = (timed.at(0)?.epochMs ?? 0) > (timed.at(-1)?.epochMs ?? 0);
			const inOrder = isNewestFirst ? timed.reverse() : timed;
			return inOrder.sort((one, other) => one.epochMs - other.epochMs).slice(Math.max(0, lines.length - tail)).map(({ line }) => line);
		}
		function decodeWhole(json) {
			if (json === null) return [];
			if (Array.isArray(json)) return json.map(decodeLine);
			if (typeof json === "string") return splitRows(json).map(plain);
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) return [decodeLine(json)];
			const list = LIST_KEYS.map((key) => json[key]).find((value) => Array.isArray(value));
			return Array.isArray(list) ? list.map(decodeLine) : [decodeLine(json)];
		}
		function decodeCut({ head, tail }) {
			const last = decodeWhole((0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(tail));
			const lastMs = last.at(-1)?.epochMs ?? null;
			if (lastMs === null) return last;
			const first = decodeWhole((0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(head));
			return (first.at(0)?.epochMs ?? lastMs) > lastMs ? first : last;
		}
		function decodeLine(json) {
			if (typeof json === "string") return plain(json);
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) return plain((0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.G$)(json, "$"));
			const epochMs = TIME_KEYS.map((key) => (0, _kernel_instant_js__WEBPACK_IMPORTED_MODULE_1__.n)(json[key])).find((instant) => instant !== null) ?? null;
			return {
				text: textOf(json) ?? (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.G$)(json, "$"),
				epochMs,
				id: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.pS)(json["id"])
			};
		}
		function decodeRow(row) {
			const json = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Ip)(row);
			return json === undefined ? plain(row) : decodeLine(json);
		}
		function isJsonLine(row) {
			const json = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Ip)(row);
			return (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json) && textOf(json) !== null;
		}
		function textOf(json) {
			const text = TEXT_KEYS.map((key) => json[key]).find((value) => typeof value === "string");
			return typeof text === "string" ? text : null;
		}
		function plain(text) {
			return {
				text,
				epochMs: null,
				id: null
			};
		}
		function splitRows(text) {
			if (text === "") return [];
			const rows = [];
			let end = text.length;
			if (end > 0 && isBreak(text.charCodeAt(end - 1))) end = beforeBreak(text, end);
			while (rows.length < MAX_ROWS) {
				let start = end;
				while (start > 0 && !isBreak(text.charCodeAt(start - 1))) start -= 1;
				rows.push(text.slice(start, end));
				if (start === 0) break;
				end = beforeBreak(text, start);
			}
			return rows.reverse();
		}
		const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];
		function isBreak(character) {
			return character === LINE_FEED || character === CARRIAGE_RETURN;
		}
		function beforeBreak(text, end) {
			const isPair = text.charCodeAt(end - 1) === LINE_FEED && text.charCodeAt(end - 2) === CARRIAGE_RETURN;
			return isPair ? end - 2 : end - 1;
		}
		const MAX_PART_VALUES = 6e4;
		function cutList(text, keys) {
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.I9)(text)) return null;
			const whole = scanList(text, keys, () => {});
			if (whole === null) return null;
			let [headEnd, tailStart] = [whole.start, whole.end];
			scanList(text, keys, (comma, values) => {
				if (values <= MAX_PART_VALUES) headEnd = comma;
				if (whole.values - values <= MAX_PART_VALUES) tailStart = Math.min(tailStart, comma + 1);
			});
			if (headEnd === whole.start || tailStart === whole.end) return null;
			return {
				head: `[${text.slice(whole.start, headEnd)}]`,
				tail: `[${text.slice(tailStart, whole.end)}]`
			};
		}
		function scanList(text, keys, onElement) {
			let depth = 0;
			let values = 0;
			let start = -1;
			let listDepth = -1;
			let key = "";
			for (let at = 0; at < text.length; at++) {
				const character = text[at];
				if (character === "\"") {
					const end = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.ap)(text, at);
					if (depth === 1 && start < 0) key = text.slice(at + 1, Math.min(end, at + 99));
					at = end;
				} else if (character === ",") {
					if (depth === listDepth) onElement(at, values);
					values += 1;
				} else if (character === "[" || character === "{") {
					values += 1;
					depth += 1;
					const isList = start < 0 && character === "[" && (depth === 1 || depth === 2 && keys.includes(key));
					if (isList) [start, listDepth] = [at + 1, depth];
				} else if (character === "]" || character === "}") {
					if (depth === listDepth) return {
						start,
						end: at,
						values
					};
					depth -= 1;
				}
			}
			return null;
		}
	})
};
