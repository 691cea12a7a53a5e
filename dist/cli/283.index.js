export const id = 283;
export const ids = [283];
export const modules = {
	6470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => endOfTurn,
			g: () => createSystemClock
		});
		function createSystemClock() {
			return {
				monotonicMs: () => performance.now(),
				epochMs: () => Date.now(),
				wait: waitOnTimer
			};
		}
		function endOfTurn() {
			return new Promise((resolve) => setImmediate(resolve));
		}
		function waitOnTimer(durationMs, signal) {
			return new Promise((resolve) => {
				if (signal?.aborted) return resolve();
				const finish = () => {
					clearTimeout(timer);
					signal?.removeEventListener("abort", finish);
					resolve();
				};
				const timer = setTimeout(finish, Math.min(Math.max(0, durationMs), 2147483647));
				signal?.addEventListener("abort", finish, { once: true });
			});
		}
	}),
	1093: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createSystemRandom });
		function createSystemRandom() {
			return Math.random;
		}
		function createSeededRandom(seed) {
			let state = seed >>> 0;
			return () => {
				state = state + 1831565813 >>> 0;
				let mixed = Math.imul(state ^ state >>> 15, state | 1);
				mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
				return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
			};
		}
	}),
	2062: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => isUuid,
			W: () => isSameId
		});
		const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
		function isUuid(id) {
			return UUID.test(id);
		}
		function isSameId(one, other) {
			return one === other || isUuid(one) && one.toLowerCase() === other.toLowerCase();
		}
	}),
	630: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => createTransport });
		var errors = __webpack_require__(6641);
		var request_fate = __webpack_require__(2320);
		var advice = __webpack_require__(5677);
		var units = __webpack_require__(5171);
		var untrusted = __webpack_require__(2274);
		var http_failure = __webpack_require__(5421);
		var plain_http = __webpack_require__(1912);
		var service_message = __webpack_require__(9122);
		;
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
			const requestId = (0, untrusted.b1)(name ?? "", 100);
			return {
				...facts,
				status: head.status,
				...requestId === "" ? {} : { requestId }
			};
		}
		function errorFromFailure(asked, failure, head) {
			const where = renderAsked(asked);
			switch (failure.kind) {
				case "signal": return new errors.cc("signal", `${where} was given up, since the run was asked to stop.`, failure.cause);
				case "closed": return new errors.cc("signal", `${where} was given up, since the client was closed.`, failure.cause);
				case "deadline": return new errors.cc("timeout", `${where} was given up: the time for it was over before its answer came.`);
				case "too-large": return new errors.bd("$", "at most 10 MiB", "longer");
				case "encoded": return new errors.bd("$", "plain text or JSON", "compressed, which was not asked for");
				default: return networkError(asked, failure.kind, failure, head);
			}
		}
		function networkError(asked, stage, failure, head) {
			const detail = (0, http_failure.V)(failure.cause);
			const what = failure.cause === undefined ? timedOut(stage, asked.limits) : BROKEN[stage];
			const message = `${renderAsked(asked)}: ${what}${detail === "" ? "" : ` (${detail})`}. ${(0, plain_http.l)(detail, asked.address) ?? ADVICE[stage]}`;
			return new errors.Dr(stage, message, factsOf(asked, head), failure.cause);
		}
		function timedOut(stage, limits) {
			if (stage === "headers") return `no answer came within ${(0, units.PP)(limits.headersMs)}`;
			if (stage === "body") return `the answer began, and did not end within ${(0, units.PP)(limits.bodyMs)}`;
			return "no connection could be had in time";
		}
		const BROKEN = {
			dns: "the host's name could not be resolved",
			connect: "no connection could be made",
			tls: "no secure connection could be made",
			headers: "no answer came",
			body: "the connection broke in the middle of the answer",
			reset: "the connection broke before an answer came"
		};
		const REACH = "Check the base address, and whether the network or a proxy stands in the way.";
		const WAIT = "The service may be restarting or overloaded; look at its status page, then try again.";
		const ADVICE = {
			dns: REACH,
			connect: REACH,
			tls: "Check the base address, and that the runner trusts the service's certificate.",
			headers: WAIT,
			body: WAIT,
			reset: WAIT
		};
		function errorFromStatus(asked, head, body) {
			const said = (0, service_message.N)(body);
			const facts = factsOf(asked, head);
			const { status } = head;
			if (status === 401) return new errors.Zz("access-unauthorized", unauthorized(asked, said), facts);
			if (status === 403) return new errors.Zz("access-forbidden", withRule(asked, forbidden(asked, said)), facts);
			if (status === 404) return new errors.Zz("access-not-found", withRule(asked, notFound(asked, said)), facts);
			const code = codeOf(asked.operation, status, body);
			const message = `${renderAsked(asked)} was answered with ${status}${quoted(said)}. ${NEXT[code]}`;
			return new errors.Hi(code, code === "remote" ? message : withRule(asked, message), facts, said);
		}
		function withRule({ operation }, message) {
			return operation.rule === undefined ? message : `${message} ${operation.rule}`;
		}
		const NEXT = {
			remote: WAIT,
			rejected: "The request as it is will not be accepted: mend what the service names.",
			conflict: "What is asked for is there, or under way, already."
		};
		function codeOf(operation, status, body) {
			if (status === 409) return "conflict";
			if ((status === 400 || status === 422) && operation.saysConflict?.((0, service_message.b)(body))) return "conflict";
			return status >= 500 || status === 408 || status === 425 ? "remote" : "rejected";
		}
		function errorFromRedirect(asked, head, why) {
			const message = `${renderAsked(asked)} was answered with a redirect (${head.status}), and ${why}. Check the base address.`;
			return new errors.Hi("rejected", message, factsOf(asked, head), "");
		}
		function errorFromBody(asked, head, body, cause) {
			const message = `${renderAsked(asked)} was answered with ${head.status}, and ${cause.came} where JSON was expected. Check the base address; if it is right, the service or a proxy before it may be in maintenance.`;
			return new errors.Hi("remote", message, factsOf(asked, head), (0, service_message.N)(body), cause);
		}
		function unauthorized({ operation, authWord }, said) {
			return `The platform does not accept the token (401)${quoted(said)}. It is needed to ${operation.action}, with the scope ${operation.scope}, and was sent as "Authorization: ${authWord}". Check that the token is complete, has not expired, and is of that kind.`;
		}
		function forbidden({ operation }, said) {
			return `The token may not ${operation.action} (403)${quoted(said)}. It needs the scope ${operation.scope}: create a token that has it. If it has, check the id: some services answer 403 for an id that they do not show.`;
		}
		function notFound({ operation, address }, said) {
			return `The platform at ${address} knows no ${operation.subject} (404)${quoted(said)}. The request was to ${operation.action}, which needs the scope ${operation.scope}. Check the id, the base address with its version prefix, and that the token is of the same organization.`;
		}
		function renderAsked({ operation, address }) {
			return `${operation.method} ${address}${operation.template}`;
		}
		function quoted(said) {
			return said === "" ? "" : `, saying "${said.replace(/\.$/, "")}"`;
		}
		var json = __webpack_require__(2245);
		var http_redirect = __webpack_require__(1015);
		var request_path = __webpack_require__(8024);
		;
		const DEFAULT_ATTEMPTS = 4;
		const FIRST_WAIT_MS = 250;
		const MAX_WAIT_MS = 8e3;
		function isRepeatable(error, method) {
			if (error instanceof errors.Dr) return error.stage !== "tls" && (method === "GET" || (0, request_fate.wt)(error));
			return method === "GET" && error instanceof errors.Hi && error.code === "remote";
		}
		function backOffMs(attempt, random) {
			const wholeMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
			return wholeMs * (1 - random() / 2);
		}
		;
		function createTransport(parts) {
			return {
				begin: ({ signal, turnSignal, timeoutMs = parts.totalMs } = {}) => ({
					signal,
					turnSignal,
					deadlineAt: parts.clock.monotonicMs() + timeoutMs
				}),
				leftMs: ({ deadlineAt }) => deadlineAt - parts.clock.monotonicMs(),
				send: (operation, call) => sendRepeatedly(parts, operation, call, (answer) => answer),
				fetchJson: (operation, call, onHead = () => {}) => sendRepeatedly(parts, operation, call, (answer) => {
					onHead(answer);
					return readJson(askedOf(parts, operation), answer);
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
					const waitMs = backOffMs(attempt, random);
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
			let path = prefix + (0, request_path.d)(template, ids, query);
			for (let followed = 0;; followed++) {
				const answered = await sendAdmitted(parts, asked, path, call);
				const redirect = (0, http_redirect.t)(answered, {
					method,
					origin,
					path,
					followed
				});
				if (redirect.kind === "none") return requireSuccess(asked, answered);
				if (redirect.kind === "refuse") throw errorFromRedirect(asked, answered, redirect.why);
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
				gate.learn(exchanged.kind === "answered" ? (0, advice.N)(exchanged, clock.epochMs()) : null);
				if (exchanged.kind === "unanswered") throw errorFromFailure(asked, exchanged.failure, null);
				if (exchanged.status !== 429) return exchanged;
			}
		}
		function endOfTurn({ signal, turnSignal }) {
			return signal === undefined || turnSignal === undefined ? turnSignal ?? signal : AbortSignal.any([signal, turnSignal]);
		}
		function throwUnsent(error) {
			throw (0, request_fate.PH)(error);
		}
		function requireSuccess(asked, answered) {
			const { status, text, failure } = answered;
			if (status < 200 || status > 299) throw errorFromStatus(asked, answered, text);
			if (failure !== null && asked.operation.method === "GET") throw errorFromFailure(asked, failure, answered);
			return answered;
		}
		function readJson(asked, answer) {
			if (asked.operation.isList === true && answer.status === 204) return [];
			try {
				return (0, json.qF)(answer.text);
			} catch (error) {
				throw error instanceof errors.bd ? errorFromBody(asked, answer, answer.text, error) : error;
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
			return new errors.Xe("The rate budget has nothing to spare for the log now.", opensAt - now, opensAt);
		}
	}),
	7283: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			createPlatform: () => createPlatform,
			G: () => joinPlatform
		});
		var kernel_clock = __webpack_require__(6470);
		var kernel_random = __webpack_require__(1093);
		var rate_limit_gate = __webpack_require__(6530);
		var http_authorization = __webpack_require__(9626);
		var base_address = __webpack_require__(2543);
		var proxy = __webpack_require__(8287);
		var http_transport = __webpack_require__(630);
		var undici_exchange = __webpack_require__(535);
		var applications = __webpack_require__(4701);
		var conflict_words = __webpack_require__(6525);
		var extra_fields = __webpack_require__(4690);
		var wire_resources = __webpack_require__(2087);
		;
		function createDatabases(transport) {
			return {
				create: async (environmentId, database, options) => {
					const operation = createDatabaseOperation(environmentId, database);
					const { text } = await transport.send(operation, transport.begin(options));
					return (0, wire_resources.PR)(text, "database", wire_resources.Ag);
				},
				deploy: async (databaseId, options) => {
					const call = {
						...transport.begin(options),
						purpose: "essential"
					};
					const { text } = await transport.send(deployDatabaseOperation(databaseId), call);
					return (0, wire_resources.dq)(text, databaseId);
				}
			};
		}
		function createDatabaseOperation(environmentId, database) {
			const { name, type, version, mode, cpu, memory, storage, fields } = database;
			return {
				method: "POST",
				template: "/environment/{env_id}/database",
				ids: { env_id: environmentId },
				body: (0, extra_fields.cl)("database", {
					name,
					type,
					version,
					mode,
					cpu,
					memory,
					storage
				}, fields),
				scope: "Write",
				action: `create a database in environment ${environmentId}`,
				subject: `environment ${environmentId}`,
				saysConflict: conflict_words.H
			};
		}
		function deployDatabaseOperation(databaseId) {
			return {
				method: "POST",
				template: "/database/{db_id}/deploy",
				ids: { db_id: databaseId },
				scope: "Deploy",
				action: `start a deployment of database ${databaseId}`,
				subject: `database ${databaseId}`,
				saysConflict: conflict_words.Q
			};
		}
		var environments = __webpack_require__(7904);
		var lists = __webpack_require__(9425);
		;
		function createOrganizations(transport) {
			const list = (options) => (0, lists.pN)(transport, (0, lists.WD)(transport, options), listOrganizationsOperation, wire_resources.Wi, ({ id }) => id);
			return {
				list,
				find: (nameOrId, options) => (0, lists._M)(list(options), {
					name: nameOrId,
					input: "organization"
				})
			};
		}
		function listOrganizationsOperation(page) {
			return {
				method: "GET",
				template: "/organization",
				ids: {},
				query: {
					page,
					page_size: lists.md
				},
				isList: true,
				scope: "Read",
				action: "list the organizations",
				subject: "organization"
			};
		}
		;
		function createProjects(transport) {
			const list = (organizationId, options) => {
				const operationOf = (page) => listProjectsOperation(organizationId, page);
				return (0, lists.pN)(transport, (0, lists.WD)(transport, options), operationOf, wire_resources.EH, ({ id }) => id);
			};
			return {
				list,
				find: (organizationId, nameOrId, options) => (0, lists._M)(list(organizationId, options), {
					name: nameOrId,
					input: "project"
				}),
				create: async (organizationId, project, options) => {
					const { text } = await transport.send(createProjectOperation(organizationId, project), transport.begin(options));
					return (0, wire_resources.PR)(text, "project", wire_resources.EH);
				}
			};
		}
		function listProjectsOperation(organizationId, page) {
			return {
				...onProjects(organizationId),
				method: "GET",
				query: {
					page,
					page_size: lists.md
				},
				isList: true,
				scope: "Read",
				action: `list the projects of organization ${organizationId}`
			};
		}
		function createProjectOperation(organizationId, { name, description, fields }) {
			return {
				...onProjects(organizationId),
				method: "POST",
				body: (0, extra_fields.cl)("project", {
					name,
					description
				}, fields),
				scope: "Write",
				action: `create a project in organization ${organizationId}`,
				saysConflict: conflict_words.H
			};
		}
		function onProjects(organizationId) {
			return {
				template: "/organization/{org_id}/project",
				ids: { org_id: organizationId },
				subject: `organization ${organizationId}`
			};
		}
		;
		function createRewards(transport) {
			return { claim: async (reward, options) => {
				await transport.send(claimRewardOperation(reward), transport.begin(options));
			} };
		}
		function claimRewardOperation({ type = "INVITATION", code }) {
			return {
				method: "POST",
				template: "/account/rewardClaim",
				ids: {},
				body: {
					type,
					code
				},
				scope: "Write",
				action: "claim a reward",
				subject: "reward of this code",
				rule: "A code can be claimed 3 times at most."
			};
		}
		;
		function createWebhooks(transport) {
			return { create: async (organizationId, webhook, options) => {
				const { text } = await transport.send(createWebhookOperation(organizationId, webhook), transport.begin(options));
				return (0, wire_resources.PR)(text, "webhook", wire_resources.Oy);
			} };
		}
		function createWebhookOperation(organizationId, { targetUrl, events, enabled, fields }) {
			return {
				method: "POST",
				template: "/organization/{org_id}/webhook",
				ids: { org_id: organizationId },
				body: (0, extra_fields.cl)("webhook", {
					target_url: targetUrl,
					events,
					enabled
				}, fields),
				scope: "Write",
				action: `create a webhook of organization ${organizationId}`,
				subject: `organization ${organizationId}`,
				saysConflict: conflict_words.H
			};
		}
		;
		const TIMEOUTS = {
			connectMs: 1e4,
			headersMs: 3e4,
			bodyMs: 3e4,
			totalMs: 12e4
		};
		function createPlatform(options) {
			const { clock = (0, kernel_clock.g)(), random = (0, kernel_random.D)() } = options;
			const { totalMs, ...limits } = {
				...TIMEOUTS,
				...options.timeouts
			};
			const gate = options.gate ?? (0, rate_limit_gate.q)({
				clock,
				random,
				reserve: 0
			});
			const base = (0, base_address.d)(options.baseUrl, { allowHttp: options.allowHttp ?? false });
			const authorization = (0, http_authorization.E)(options.token, options.authScheme ?? "auto");
			const exchange = (0, undici_exchange.C)({
				origin: base.origin,
				proxy: (0, proxy.U)(base.origin, options.env ?? {}),
				limits,
				clock
			});
			const userAgent = options.userAgent ?? "touchdown";
			const transport = (0, http_transport.o)({
				base,
				authorization,
				userAgent,
				limits,
				totalMs,
				exchange,
				gate,
				clock,
				random
			});
			return joinPlatform(transport, gate, () => exchange.close());
		}
		function joinPlatform(transport, gate, close) {
			return {
				organizations: createOrganizations(transport),
				projects: createProjects(transport),
				environments: (0, environments.j)(transport),
				applications: (0, applications.md)(transport),
				databases: createDatabases(transport),
				webhooks: createWebhooks(transport),
				rewards: createRewards(transport),
				transport,
				gate,
				get rateLimit() {
					return gate.view();
				},
				close
			};
		}
	}),
	7904: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => findOtherCluster,
			j: () => createEnvironments
		});
		var _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2062);
		var _http_conflict_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6525);
		var _extra_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4690);
		var _wire_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2087);
		function createEnvironments(transport) {
			return { create: async (projectId, environment, options) => {
				const operation = createEnvironmentOperation(projectId, environment);
				const { text } = await transport.send(operation, transport.begin(options));
				return (0, _wire_resources_js__WEBPACK_IMPORTED_MODULE_1__.PR)(text, "environment", _wire_resources_js__WEBPACK_IMPORTED_MODULE_1__.ms);
			} };
		}
		function findOtherCluster({ clusterId, fields }, { clusterId: reported }) {
			const asked = [clusterId, fields?.["cluster"]].find((id) => typeof id === "string" && reported !== null && !(0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.W)(id, reported));
			return typeof asked === "string" && reported !== null ? {
				asked,
				reported
			} : null;
		}
		function createEnvironmentOperation(projectId, { name, mode, clusterId, fields }) {
			return {
				method: "POST",
				template: "/project/{project_id}/environment",
				ids: { project_id: projectId },
				body: (0, _extra_fields_js__WEBPACK_IMPORTED_MODULE_0__.cl)("environment", {
					name,
					mode,
					cluster_id: clusterId
				}, fields),
				scope: "Write",
				action: `create an environment in project ${projectId}`,
				subject: `project ${projectId}`,
				saysConflict: _http_conflict_words_js__WEBPACK_IMPORTED_MODULE_3__.H
			};
		}
	})
};
