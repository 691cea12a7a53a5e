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
	7283: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			createPlatform: () => createPlatform,
			G: () => joinPlatform
		});
		var kernel_clock = __webpack_require__(6470);
		var kernel_random = __webpack_require__(1093);
		var rate_limit_gate = __webpack_require__(5144);
		var http_authorization = __webpack_require__(9626);
		var base_address = __webpack_require__(2543);
		var proxy = __webpack_require__(8287);
		var http_transport = __webpack_require__(6078);
		var undici_exchange = __webpack_require__(7958);
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
				rule: "A code can be claimed at most 3 times."
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
			const transport = (0, http_transport.oO)({
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
	4701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$U: () => fetchLog,
			X$: () => createSecret,
			YK: () => fetchEnvironmentLog,
			ce: () => listVariables,
			md: () => createApplications
		});
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
		var _application_operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2265);
		var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9425);
		var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5231);
		var _wire_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3236);
		var _wire_resources_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2087);
		const DEFAULT_TAIL = 200;
		function createApplications(transport) {
			return {
				create: async (environmentId, application, options) => {
					const operation = (0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.oI)(environmentId, application);
					const { text } = await transport.send(operation, transport.begin(options));
					return (0, _wire_resources_js__WEBPACK_IMPORTED_MODULE_5__.PR)(text, "application", _wire_resources_js__WEBPACK_IMPORTED_MODULE_5__.X2);
				},
				deploy: async (appId, { commit } = {}, options) => {
					const call = {
						...transport.begin(options),
						purpose: "essential"
					};
					const { text } = await transport.send((0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.Dk)(appId, commit ?? null), call);
					return (0, _wire_js__WEBPACK_IMPORTED_MODULE_3__.Vh)(text, appId);
				},
				status: async (appId, options) => {
					const reading = (0, _wire_js__WEBPACK_IMPORTED_MODULE_3__.pQ)(await transport.fetchJson((0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.Uj)(appId), transport.begin(options)));
					if (reading.kind === "malformed") throw reading.error;
					return reading.observation;
				},
				log: (appId, { tail = DEFAULT_TAIL } = {}, options) => fetchLog(transport, appId, tail, transport.begin(options)),
				environmentVariables: createEnvironmentVariables(transport),
				secrets: { create: (appId, secret, options) => createSecret(transport, appId, secret, transport.begin(options)) }
			};
		}
		function fetchLog(transport, appId, tail, call) {
			return fetchLines(transport, (0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.Gj)(appId, tail), tail, call);
		}
		function fetchEnvironmentLog(transport, environmentId, tail, call) {
			return fetchLines(transport, (0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.R4)(environmentId), tail, call);
		}
		async function fetchLines(transport, operation, tail, call) {
			const { status, headers, text } = await transport.send(operation, call);
			return (0, _wire_log_js__WEBPACK_IMPORTED_MODULE_4__.w)((0, _wire_log_js__WEBPACK_IMPORTED_MODULE_4__.N)({
				status,
				contentType: headers["content-type"] ?? "",
				text
			}), tail);
		}
		function listVariables(transport, appId, takeTurn) {
			const operationOf = (page) => (0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.fg)(appId, page);
			return (0, _lists_js__WEBPACK_IMPORTED_MODULE_2__.pN)(transport, takeTurn, operationOf, _wire_js__WEBPACK_IMPORTED_MODULE_3__.au, ({ id, key }) => id ?? key);
		}
		async function createSecret(transport, appId, secret, call) {
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__.cl)(secret.value);
			await transport.send((0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.wS)(appId, secret), call);
		}
		function createEnvironmentVariables(transport) {
			const list = (appId, options) => listVariables(transport, appId, (0, _lists_js__WEBPACK_IMPORTED_MODULE_2__.WD)(transport, options));
			return {
				list,
				find: (appId, key, options) => (0, _lists_js__WEBPACK_IMPORTED_MODULE_2__._U)(list(appId, options), {
					name: key,
					input: "key"
				}, ({ key: name, id }) => ({
					name,
					id
				})),
				create: async (appId, variable, options) => {
					await transport.send((0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__._z)(appId, variable), transport.begin(options));
				}
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
