export const id = 434;
export const ids = [434, 283];
export const modules = {
	1560: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => createOptionReader });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5171);
		function createOptionReader(values) {
			const bad = [];
			const text = (name) => {
				const value = values[name];
				return typeof value === "string" ? value : undefined;
			};
			return {
				flag: (name) => values[name] === true,
				text,
				texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === "string"),
				number(name, { least, most, isWhole = true }) {
					const seen = text(name);
					if (seen === undefined) return undefined;
					const number = /^\d{1,10}(\.\d{1,6})?$/.test(seen) ? Number(seen) : Number.NaN;
					if (number >= least && number <= most && !(isWhole && !Number.isInteger(number))) return number;
					bad.push({
						name: `--${name}`,
						seen,
						problem: `is not ${isWhole ? "a whole number" : "a number"} from ${least} to ${most}.`
					});
					return undefined;
				},
				durationMs(name) {
					const seen = text(name);
					const durationMs = seen === undefined ? null : (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.E9)(seen);
					if (seen === undefined || durationMs !== null && durationMs > 0) return durationMs ?? undefined;
					bad.push({
						name: `--${name}`,
						seen,
						problem: (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.VD)(durationMs)
					});
					return undefined;
				},
				reject: (found) => bad.push(found),
				finish() {
					if (bad.length > 0) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(bad);
				}
			};
		}
	}),
	1434: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			chooseExit: () => chooseExit,
			command: () => conformance_command_command,
			createVerdictLines: () => createVerdictLines,
			renderTally: () => renderTally
		});
		var errors = __webpack_require__(6641);
		var untrusted = __webpack_require__(2274);
		var http_json = __webpack_require__(2245);
		var hostile_json = __webpack_require__(29);
		;
		const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
		const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
		const WORD = /^[A-Z][A-Z0-9_]*$/;
		const parsed = new WeakMap();
		function jsonOf(response) {
			if (!parsed.has(response)) parsed.set(response, (0, hostile_json.qF)(response.text));
			return parsed.get(response);
		}
		function objectOf(response) {
			const json = jsonOf(response);
			return (0, http_json.Gv)(json) ? json : null;
		}
		function entriesOf(response) {
			const json = jsonOf(response);
			if (Array.isArray(json)) return json;
			const list = (0, http_json.Gv)(json) ? Object.values(json).find(Array.isArray) : undefined;
			return list ?? null;
		}
		function nameBody(response) {
			const { text } = response;
			if (text.trim() === "") return "an empty body";
			const json = jsonOf(response);
			if (json === undefined) return /^\s*</.test(text) ? "an HTML page" : "text that is not JSON";
			return (0, http_json.Gv)(json) ? "an object" : (0, http_json.wQ)(json);
		}
		function nameResponse(response, statuses) {
			return statuses.includes(response.status) ? nameBody(response) : `status ${response.status}`;
		}
		function nameListResponse(response) {
			const came = nameResponse(response, [200]);
			return came === "an object" ? "an object without \"results\"" : came;
		}
		function isFilled(value) {
			return typeof value === "string" && value.trim() !== "";
		}
		function isTimestamp(value) {
			return typeof value === "string" && TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value));
		}
		function isDateTime(value) {
			return typeof value === "string" && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value));
		}
		function isWord(value) {
			return typeof value === "string" && WORD.test(value);
		}
		;
		const CONFORMS = { kind: "conforms" };
		function departs(expected, came, cope) {
			return {
				kind: "departs",
				expected,
				came,
				cope
			};
		}
		function judgeFault(fault, cope) {
			return fault === null ? CONFORMS : departs(fault.expected, fault.came, cope);
		}
		function note(came, consequence) {
			return {
				kind: "noted",
				came,
				consequence
			};
		}
		function skip(why) {
			return {
				kind: "skipped",
				why
			};
		}
		;
		class Omission extends Error {
			kind;
			constructor(kind, why) {
				super(why);
				this.name = "Omission";
				this.kind = kind;
			}
		}
		;
		const MAX_MESSAGE = 300;
		function tryClient(session, use, { well, ill }) {
			return async () => {
				try {
					return await use() ? {
						copes: true,
						consequence: well
					} : {
						copes: false,
						consequence: ill
					};
				} catch (error) {
					return judgeFailure(session, error, ill);
				}
			};
		}
		function judgeFailure(session, error, ill) {
			const isUntried = error instanceof Omission || error instanceof errors.Dr;
			if (!isUntried && !(error instanceof errors.gG)) throw error;
			const closedBy = session.closedBy();
			if (isUntried || closedBy !== null) {
				return {
					copes: null,
					consequence: `Could not test the client: ${closedBy ?? error.message}.`
				};
			}
			if (isInterruption(error)) throw error;
			return {
				copes: false,
				consequence: `${ill} The client reports: ${(0, untrusted.b1)(error.message, MAX_MESSAGE)}`
			};
		}
		function copesAnyway(consequence) {
			return async () => ({
				copes: true,
				consequence
			});
		}
		async function errorCodeOf(use) {
			try {
				await use();
				return null;
			} catch (error) {
				if (!(error instanceof errors.gG) || isInterruption(error)) throw error;
				return error.code;
			}
		}
		function isInterruption(error) {
			return error instanceof errors.cc && error.code === "cancelled-signal";
		}
		;
		const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
		async function organizationId({ settings, read }) {
			const response = await read("/organization");
			const json = jsonOf(response);
			const shown = (0, http_json.Gv)(json) && (0, http_json.pS)(json["id"]) !== null ? [json] : objectsIn(response);
			const wanted = settings.organization;
			const found = shown.find(({ id, name }) => wanted === null || (0, http_json.pS)(id) === wanted || name === wanted);
			const id = (0, http_json.pS)(found?.["id"]);
			if (id === null) throw new Omission("skipped", "GET /organization returned no organization with an id");
			return id;
		}
		async function organizationPath(session, name) {
			return `/organization/${encodeURIComponent(await organizationId(session))}/${name}`;
		}
		function objectsIn(response) {
			return (entriesOf(response) ?? []).filter(http_json.Gv);
		}
		function createdId(response, what) {
			const json = jsonOf(response);
			const id = (0, http_json.Gv)(json) ? (0, http_json.pS)(json["id"]) : null;
			if (id === null) throw new Omission("skipped", `it needs ${what}, and creating one returned no id`);
			return id;
		}
		;
		const byName = {
			field: "name",
			value: (label) => label
		};
		const byKey = {
			field: "key",
			value: (label) => label.toUpperCase().replace(/[^A-Z0-9]+/g, "_"),
			rest: () => ({ value: "made-by-touchdown-conformance" })
		};
		const RECIPES = {
			project: {
				...byName,
				path: (session) => organizationPath(session, "project"),
				rest: () => ({ description: "Made by touchdown conformance." })
			},
			environment: {
				...byName,
				path: async (session) => `/project/${await idOf(session, "project")}/environment`,
				rest: ({ clusterId }) => ({
					mode: "STAGING",
					...clusterId === null ? {} : { cluster_id: clusterId }
				})
			},
			application: {
				...byName,
				path: async (session) => `/environment/${await idOf(session, "environment")}/application`,
				rest: ({ gitUrl, gitBranch }) => ({
					git_repository: {
						url: gitUrl,
						branch: gitBranch
					},
					build_mode: "DOCKER",
					dockerfile_path: "Dockerfile",
					cpu: 250,
					memory: 256,
					min_running_instances: 1,
					max_running_instances: 1,
					ports: [{
						internal_port: 8080,
						external_port: 443,
						protocol: "HTTP",
						publicly_accessible: false
					}]
				})
			},
			database: {
				...byName,
				path: async (session) => `/environment/${await idOf(session, "environment")}/database`,
				rest: () => ({
					type: "POSTGRESQL",
					version: "16",
					mode: "MANAGED",
					cpu: 250,
					memory: 256,
					storage: 10
				})
			},
			variable: {
				...byKey,
				path: async (session) => `/application/${await idOf(session, "application")}/environmentVariable`
			},
			secret: {
				...byKey,
				path: async (session) => `/application/${await idOf(session, "application")}/secret`
			},
			webhook: {
				field: "target_url",
				value: (label) => `https://${label}.example.com/`,
				path: (session) => organizationPath(session, "webhook"),
				rest: () => ({
					events: ["DEPLOYMENT_FAILED"],
					enabled: false
				})
			}
		};
		function withArticle(kind) {
			return `${/^[ae]/.test(kind) ? "an" : "a"} ${kind}`;
		}
		function createThing(session, kind, number = 1) {
			return session.once(`create ${kind} ${number}`, async () => session.ask(await renderCreation(session, kind, number)));
		}
		async function renderCreation(session, kind, number) {
			const { field, path, rest } = RECIPES[kind];
			const body = {
				[field]: nameOf(session, kind, number),
				...rest(session.settings)
			};
			return {
				method: "POST",
				path: await path(session),
				body
			};
		}
		async function renderIncomplete(session, kind) {
			return {
				method: "POST",
				path: await RECIPES[kind].path(session),
				body: RECIPES[kind].rest(session.settings)
			};
		}
		function neededField(kind) {
			return RECIPES[kind].field;
		}
		function nameOf({ settings }, kind, number) {
			return RECIPES[kind].value(`${settings.label}-${kind}-${number}`);
		}
		async function idOf(session, kind) {
			return encodeURIComponent(createdId(await createThing(session, kind), withArticle(kind)));
		}
		async function applicationId(session) {
			const { appId, mayWrite } = session.settings;
			if (appId !== null) return appId;
			if (mayWrite) return decodeURIComponent(await idOf(session, "application"));
			throw new Omission("skipped", "no application was given. Set --app-id");
		}
		async function readApplication(session, part) {
			return session.read(`/application/${encodeURIComponent(await applicationId(session))}/${part}`);
		}
		;
		const SECTION = "Shapes seen in usage examples";
		const MAX_WORD = 40;
		const state = {
			id: "status.state",
			section: "States and transitions",
			says: "The state of an application is an uppercase word, for example RUNNING, STOPPED or ERROR.",
			run: async (session) => {
				const response = await readApplication(session, "status");
				const body = objectOf(response);
				const cope = copeWith(session, (seen) => seen.state !== seen.state.toLowerCase(), {
					well: "The client can still read the state.",
					ill: "The client cannot see if a deployment succeeded. Set the success and failure states to these words."
				});
				if (response.status !== 200 || body === null) return departs("status 200 with an object", nameResponse(response, [200]), cope);
				return isWord(body["state"]) ? CONFORMS : departs("an uppercase word", nameWord(body["state"]), cope);
			}
		};
		const id = fieldCheck("id", "The id of a status is a string.", (session, body) => {
			if (isFilled(body["id"])) return CONFORMS;
			return departs("a string", (0, http_json.wQ)(body["id"]), copeWith(session, () => true, STATE_COUNTS));
		});
		const service = fieldCheck("service_deployment_status", "The service_deployment_status is an uppercase word, for example UP_TO_DATE.", (session, body) => {
			const word = body["service_deployment_status"];
			if (isWord(word)) return CONFORMS;
			return departs("an uppercase word", nameWord(word), copeWith(session, () => true, STATE_COUNTS));
		});
		const date = fieldCheck("last_deployment_date", "The last_deployment_date is a date and time after the first deployment.", (session, body) => {
			const value = body["last_deployment_date"];
			if (value === undefined || value === null) return skip("the status has no date; the application may never have been deployed");
			if (isDateTime(value)) return CONFORMS;
			const isRead = ({ lastDeploymentDate: date }) => date !== null && date.epochMs !== null;
			const cope = copeWith(session, isRead, {
				well: "The client can still read the date.",
				ill: "The client sees that the date changes, but not when the deployment happened."
			});
			return departs("ISO 8601 with a time zone offset", (0, http_json.wQ)(value), cope);
		});
		const STATE_COUNTS = {
			well: "The client uses the state and the other fields that are present.",
			ill: "The client cannot read the status."
		};
		const APPLICATION = {
			title: "Application status",
			checks: [
				state,
				id,
				service,
				date
			]
		};
		function fieldCheck(field, says, judge) {
			return {
				id: `status.${field === "service_deployment_status" ? "service" : field.replace("last_deployment_", "")}`,
				section: SECTION,
				says,
				run: async (session) => {
					const response = await readApplication(session, "status");
					const body = objectOf(response);
					return response.status === 200 && body !== null ? judge(session, body) : skip("no response contained a status");
				}
			};
		}
		function copeWith(session, isRead, consequences) {
			const use = async () => isRead(await session.client.applications.status(await applicationId(session)));
			return tryClient(session, use, consequences);
		}
		function nameWord(value) {
			return isFilled(value) ? JSON.stringify(value.slice(0, MAX_WORD)) : (0, http_json.wQ)(value);
		}
		;
		const NO_TOKEN = "touchdown-conformance-no-such-token";
		const OTHER_PATHS = [
			`/organization/${UNKNOWN_ID}/project`,
			`/application/${UNKNOWN_ID}/status`,
			`/application/${UNKNOWN_ID}/log`,
			`/application/${UNKNOWN_ID}/environmentVariable`
		];
		function askWithWrongToken(session) {
			const authorization = wrongAuthorization(session);
			return session.once("wrong token", () => session.ask({
				path: "/organization",
				authorization
			}));
		}
		function clientCodeForWrongToken(session) {
			const client = session.clientWith(wrongAuthorization(session));
			return errorCodeOf(() => Array.fromAsync(client.organizations.list()));
		}
		const missing = {
			id: "auth.missing-token",
			section: "Authentication 6",
			says: "A missing token returns 401.",
			run: async (session) => {
				const response = await session.ask({
					path: "/organization",
					authorization: null
				});
				return requireRefusal(response, copesAnyway("The client never sends a request without a token."));
			}
		};
		const everywhere = {
			id: "auth.every-call",
			section: "Endpoints",
			says: "All endpoints require authentication.",
			run: async (session) => {
				for (const path of OTHER_PATHS) {
					const response = await session.ask({
						path,
						authorization: null
					});
					const cope = copesAnyway("The client never sends a request without a token.");
					if (response.status !== 401) return departs("status 401 without a token", `${response.request}: ${response.status}`, cope);
				}
				return CONFORMS;
			}
		};
		const invalid = {
			id: "auth.invalid-token",
			section: "Authentication 6",
			says: "An invalid token returns 401.",
			run: async (session) => {
				const isReported = async () => (await clientCodeForWrongToken(session))?.startsWith("access-") === true;
				const consequences = {
					well: "The client still reports an access error for a wrong token, but it may suggest a missing scope.",
					ill: "The client does not report that the token is wrong."
				};
				return requireRefusal(await askWithWrongToken(session), tryClient(session, isReported, consequences));
			}
		};
		const AUTHENTICATION = {
			title: "Authentication",
			checks: [
				missing,
				invalid,
				everywhere,
				formCheck("Token", "an API token"),
				formCheck("Bearer", "a JWT")
			]
		};
		function formCheck(word, kind) {
			return {
				id: `auth.${word.toLowerCase()}-form`,
				section: "Authentication 2",
				says: `"Authorization: ${word}" with ${kind} is accepted.`,
				run: async (session) => {
					const [own = "", token = ""] = session.settings.authorization.split(" ");
					const { status } = await session.ask({
						path: "/organization",
						authorization: `${word} ${token}`
					});
					if (status === 401) return skip(`the service accepts this token only as ${own}; this check needs a token of the other kind`);
					if (status === 200 || status === 403) return CONFORMS;
					const cope = copesAnyway(`The client sends the token as ${own}, which the service accepts.`);
					return departs("status 200", `status ${status}`, cope);
				}
			};
		}
		function requireRefusal({ status }, cope) {
			return status === 401 ? CONFORMS : departs("status 401", `status ${status}`, cope);
		}
		function wrongAuthorization({ settings }) {
			return `${settings.authorization.split(" ")[0]} ${NO_TOKEN}`;
		}
		const PREFIX = "/api/v1";
		const prefix = {
			id: "address.prefix",
			section: "Versioning 2",
			says: "Paths work with and without the prefix /api/v1.",
			run: async (session) => {
				const own = session.settings.prefix;
				const other = own.endsWith(PREFIX) ? own.slice(0, -PREFIX.length) : `${own}${PREFIX}`;
				const { status } = await session.ask({
					path: "/organization",
					prefix: other
				});
				if (status === 200) return CONFORMS;
				const cope = copesAnyway("The client uses the base URL exactly as configured, with or without the prefix.");
				return departs("status 200 with and without the prefix", `status ${status} ${other === "" ? "without the prefix" : `under ${other}`}`, cope);
			}
		};
		const ADDRESS = {
			title: "Address",
			checks: [prefix]
		};
		var resource_id = __webpack_require__(2062);
		var environments = __webpack_require__(7904);
		;
		const check_limits_everywhere = {
			id: "limits.headers",
			section: "Limits",
			says: "Every response, including errors, has X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset.",
			run: async (session) => {
				const responses = session.responses();
				const lacking = responses.flatMap(({ headers, status, request }) => {
					const absent = findAbsent(headers);
					return absent === null ? [] : [`${request} (${status}) without ${absent}`];
				});
				if (lacking.length === 0) return CONFORMS;
				const came = `${lacking.length} of ${responses.length} responses without one, first ${lacking[0]}`;
				const well = "The client uses the headers of other responses. If no response has them, it waits when it gets a 429.";
				return departs("all three headers", came, tryClient(session, () => isAnswered(session), {
					well,
					ill: ILL
				}));
			}
		};
		const counts = {
			id: "limits.counts",
			section: "Limits",
			says: "X-RateLimit-Limit and X-RateLimit-Remaining are integers, and Remaining is not larger than Limit.",
			run: async (session) => {
				const limited = session.responses().filter(({ headers }) => headers[LIMIT] && headers[REMAINING]);
				if (limited.length === 0) return skip("no response has both headers");
				const wrong = limited.find(({ headers }) => !areCounts(headers[LIMIT] ?? "", headers[REMAINING] ?? ""));
				if (wrong === undefined) return CONFORMS;
				const came = `${excerpt(wrong.headers[REMAINING])} of ${excerpt(wrong.headers[LIMIT])}`;
				const well = "The client ignores values that are not numbers, and waits when it gets a 429.";
				const cope = tryClient(session, () => isAnswered(session), {
					well,
					ill: ILL
				});
				return departs("integers, for example 999 of 1000", came, cope);
			}
		};
		const check_limits_reset = {
			id: "limits.reset",
			section: "Limits",
			says: "X-RateLimit-Reset is the time at which the limit resets, as a Unix timestamp in seconds.",
			run: async (session) => {
				const limited = session.responses().filter(({ headers }) => headers[RESET]);
				if (limited.length === 0) return skip("no response has the header");
				const wrong = limited.find(({ headers }) => !isReset(headers, session.clock.epochMs()));
				if (wrong === undefined) return CONFORMS;
				const well = "The client recognizes the format from the size of the value. If it cannot, it assumes a reset in one minute and checks again.";
				const ill = "The client would wait until the wrong time.";
				const cope = tryClient(session, () => knowsReset(session), {
					well,
					ill
				});
				return departs("a Unix timestamp in seconds within the next hour", nameReset(wrong.headers[RESET] ?? ""), cope);
			}
		};
		const LIMITS = {
			title: "Rate limit",
			checks: [
				check_limits_everywhere,
				counts,
				check_limits_reset
			]
		};
		const ILL = "The client does not work with this service.";
		async function isAnswered(session) {
			return (await Array.fromAsync(session.client.organizations.list())).length > 0;
		}
		async function knowsReset(session) {
			await isAnswered(session);
			const { resetsAt } = session.client.rateLimit;
			if (resetsAt === null) return false;
			return isInWindow((resetsAt - session.clock.epochMs()) / 1e3);
		}
		const LIMIT = "x-ratelimit-limit";
		const REMAINING = "x-ratelimit-remaining";
		const RESET = "x-ratelimit-reset";
		const NAMES = {
			[LIMIT]: "X-RateLimit-Limit",
			[REMAINING]: "X-RateLimit-Remaining",
			[RESET]: "X-RateLimit-Reset"
		};
		const MAX_SECONDS = 3600 + 120;
		const EARLIEST_SECONDS = -120;
		const MAX_VALUE = 60;
		function findAbsent(headers) {
			return Object.entries(NAMES).find(([name]) => (headers[name] ?? "").trim() === "")?.[1] ?? null;
		}
		function areCounts(limit, remaining) {
			return [limit, remaining].every((text) => /^\d{1,15}$/.test(text)) && Number(remaining) <= Number(limit);
		}
		function isReset(headers, nowAt) {
			const value = headers[RESET] ?? "";
			const sentAt = Date.parse(headers["date"] ?? "");
			const answeredAt = Number.isNaN(sentAt) ? nowAt : sentAt;
			return /^\d{9,11}$/.test(value) && isInWindow(Number(value) - answeredAt / 1e3);
		}
		function isInWindow(seconds) {
			return seconds > EARLIEST_SECONDS && seconds <= MAX_SECONDS;
		}
		function nameReset(value) {
			if (/^\d{1,5}$/.test(value)) return `${value}, which looks like seconds to wait`;
			return /^\d{12,14}$/.test(value) ? `${value}, which looks like milliseconds` : excerpt(value);
		}
		function excerpt(value) {
			return JSON.stringify((value ?? "").slice(0, MAX_VALUE));
		}
		;
		const RESOURCES = [
			"project",
			"environment",
			"application",
			"database",
			"webhook"
		];
		const SETTINGS = ["variable", "secret"];
		const CREATED = [200, 201];
		const INSTANTS = ["created_at", "updated_at"];
		const CONSEQUENCES = {
			well: "The client still treats it as created.",
			ill: "The client does not know what was created. Creating it again may make a duplicate."
		};
		const times = {
			id: "create.timestamps",
			section: "Common fields of a returned resource",
			says: "The created_at and updated_at of a created resource are ISO 8601 with milliseconds and Z.",
			isWriting: true,
			run: async (session) => {
				const made = [];
				for (const kind of RESOURCES) made.push(objectOf(await createThing(session, kind)) ?? {});
				const instants = made.flatMap((thing) => INSTANTS.flatMap((field) => field in thing ? [thing[field]] : []));
				if (instants.length === 0) return skip("no response to a creation contains a date");
				const wrong = instants.filter((value) => !isTimestamp(value));
				if (wrong.length === 0) return CONFORMS;
				const cope = copesAnyway("The client shows the date as the service wrote it.");
				return departs("ISO 8601 with milliseconds and Z", `another format in ${wrong.length} of ${instants.length} dates`, cope);
			}
		};
		const cluster = {
			id: "create.environment-cluster",
			section: "Endpoints",
			says: "An environment created with a cluster_id runs on that cluster.",
			isWriting: true,
			run: async (session) => {
				const { clusterId } = session.settings;
				if (clusterId === null) return skip("no cluster was given. Set --cluster-id");
				const reported = (0, http_json.pS)(objectOf(await createThing(session, "environment"))?.["cluster_id"]);
				if (reported === null) return skip("the response has no cluster_id");
				if ((0, resource_id.W)(reported, clusterId)) return CONFORMS;
				const use = async () => {
					const wanted = {
						name: nameOf(session, "environment", 9),
						mode: "STAGING",
						clusterId
					};
					const created = await session.client.environments.create(await rawIdOf(session, "project"), wanted);
					return (0, environments.O)(wanted, created) !== null;
				};
				return departs(`the requested cluster_id`, excerpt(reported), tryClient(session, use, {
					well: "The client notices it. Commands that create an environment fail with an error that names both clusters, and create nothing in it.",
					ill: "The client does not notice it. Applications run on a different cluster than requested."
				}));
			}
		};
		const CREATION = {
			title: "Creation",
			checks: [
				...RESOURCES.map(resourceCheck),
				...SETTINGS.map(settingCheck),
				cluster,
				times
			]
		};
		function resourceCheck(kind) {
			const field = neededField(kind);
			return {
				id: `create.${kind}`,
				section: "Endpoints",
				says: `Creating ${withArticle(kind)} returns 200 or 201 with its id and ${field}.`,
				isWriting: true,
				run: async (session) => {
					const response = await createThing(session, kind);
					const body = objectOf(response);
					const cope = copeWithCreation(session, kind);
					if (!CREATED.includes(response.status) || body === null) {
						return departs("status 200 or 201 with an object", nameResponse(response, CREATED), cope);
					}
					if (!isFilled(body["id"])) return departs("a string in id", (0, http_json.wQ)(body["id"]), cope);
					if (body[field] === nameOf(session, kind, 1)) return CONFORMS;
					return departs(`the requested ${field}`, body[field] === undefined ? "none" : "a different one", cope);
				}
			};
		}
		function settingCheck(kind) {
			return {
				id: `create.${kind}`,
				section: "Endpoints",
				says: `Creating a ${kind} of an application succeeds.`,
				isWriting: true,
				run: async (session) => {
					const { status } = await createThing(session, kind);
					if ([...CREATED, 204].includes(status)) return CONFORMS;
					return departs("status 200, 201 or 204", `status ${status}`, copeWithCreation(session, kind));
				}
			};
		}
		function copeWithCreation(session, kind) {
			return tryClient(session, async () => await createWithClient(session, kind) !== "", CONSEQUENCES);
		}
		async function createWithClient(session, kind) {
			const { client, settings } = session;
			const name = nameOf(session, kind, 9);
			switch (kind) {
				case "project": return (await client.projects.create(await organizationId(session), { name })).id;
				case "environment": {
					const environment = {
						name,
						mode: "STAGING",
						clusterId: settings.clusterId ?? undefined
					};
					return (await client.environments.create(await rawIdOf(session, "project"), environment)).id;
				}
				case "application": {
					const gitRepository = {
						url: settings.gitUrl,
						branch: settings.gitBranch
					};
					const environment = await rawIdOf(session, "environment");
					return (await client.applications.create(environment, {
						name,
						gitRepository,
						buildMode: "DOCKER"
					})).id;
				}
				case "database": return (await client.databases.create(await rawIdOf(session, "environment"), {
					name,
					type: "POSTGRESQL"
				})).id;
				case "webhook": {
					const webhook = {
						targetUrl: name,
						events: ["DEPLOYMENT_FAILED"],
						enabled: false
					};
					return (await client.webhooks.create(await organizationId(session), webhook)).id;
				}
				default: {
					const { environmentVariables, secrets } = client.applications;
					const setting = {
						key: name,
						value: "made-by-touchdown-conformance"
					};
					const application = await rawIdOf(session, "application");
					await (kind === "variable" ? environmentVariables : secrets).create(application, setting);
					return "created";
				}
			}
		}
		async function rawIdOf(session, kind) {
			return decodeURIComponent(await idOf(session, kind));
		}
		;
		const STARTED = [200, 201];
		const TAKEN = [
			200,
			201,
			204
		];
		const check_deployment_CONSEQUENCES = {
			well: "The client treats the deployment as started and follows its status.",
			ill: "The client does not treat the deployment as started."
		};
		const check_deployment_MAX_WORD = 40;
		const deployResponse = {
			id: "deploy.answer",
			section: "Endpoints",
			says: "POST /application/{app_id}/deploy returns a Deployment with id, status, application_id and created_at.",
			isWriting: true,
			run: async (session) => {
				const response = await deploy(session);
				const body = objectOf(response);
				const cope = copeWithDeploy(session, undefined);
				if (!STARTED.includes(response.status) || body === null) {
					return departs("status 200 or 201 with an object", nameResponse(response, STARTED), cope);
				}
				if (!isFilled(body["id"])) return departs("a string in id", (0, http_json.wQ)(body["id"]), cope);
				const app = await rawApplicationId(session);
				if (String(body["application_id"]) !== app) return departs("the id of the application in application_id", "a different id", cope);
				if (isTimestamp(body["created_at"])) return CONFORMS;
				return departs("ISO 8601 with milliseconds and Z in created_at", (0, http_json.wQ)(body["created_at"]), cope);
			}
		};
		const check_deployment_status = {
			id: "deploy.status",
			section: "States and transitions",
			says: "The status of a deployment is an uppercase word, for example QUEUED.",
			isWriting: true,
			run: async (session) => {
				const response = await deploy(session);
				if (!TAKEN.includes(response.status)) return skip("no deployment was started");
				const body = objectOf(response);
				if (body === null) return skip("the response is not an object");
				const word = body["status"];
				if (isWord(word)) return CONFORMS;
				const came = typeof word === "string" ? JSON.stringify(word.slice(0, check_deployment_MAX_WORD)) : (0, http_json.wQ)(word);
				return departs("an uppercase word", came, copeWithDeploy(session, undefined));
			}
		};
		const end = {
			id: "deploy.ends",
			section: "States and transitions",
			says: "The state of a deployed application becomes RUNNING, STOPPED or ERROR.",
			isWriting: true,
			run: async (session) => {
				const { status: taken } = await deploy(session);
				if (!TAKEN.includes(taken)) return skip("no deployment was started");
				const last = await waitForOutcome(session, await idOf(session, "application"));
				if (last === null) return CONFORMS;
				const seen = last === "" ? "the service reported no state" : `the last state was ${last}`;
				throw new Omission("undetermined", `the deployment did not finish before --timeout; ${seen}`);
			}
		};
		const commit = {
			id: "deploy.commit",
			section: "Endpoints",
			says: "A deployment accepts a git_commit_id.",
			isWriting: true,
			run: async (session) => {
				const { commit: id } = session.settings;
				if (id === null) return skip("no commit was given. Set --commit");
				const path = `/application/${await idOf(session, "application")}/deploy`;
				const response = await session.ask({
					method: "POST",
					path,
					body: { git_commit_id: id }
				});
				if (TAKEN.includes(response.status)) return CONFORMS;
				return departs("status 200, 201 or 204", `status ${response.status}`, copeWithDeploy(session, id));
			}
		};
		const database = {
			id: "deploy.database",
			section: "Endpoints",
			says: "POST /database/{db_id}/deploy accepts a deployment.",
			isWriting: true,
			run: async (session) => {
				const id = await idOf(session, "database");
				const response = await session.ask({
					method: "POST",
					path: `/database/${id}/deploy`
				});
				if (TAKEN.includes(response.status)) return CONFORMS;
				const use = async () => await session.client.databases.deploy(decodeURIComponent(id)) !== null;
				return departs("status 200, 201 or 204", `status ${response.status}`, tryClient(session, use, check_deployment_CONSEQUENCES));
			}
		};
		const DEPLOYMENT = {
			title: "Deployment",
			checks: [
				deployResponse,
				check_deployment_status,
				end,
				commit,
				database
			]
		};
		function deploy(session) {
			return session.once("deploy", async () => {
				const app = await idOf(session, "application");
				await session.once("status before", () => session.ask({ path: `/application/${app}/status` }));
				return session.ask({
					method: "POST",
					path: `/application/${app}/deploy`,
					body: {}
				});
			});
		}
		function copeWithDeploy(session, id) {
			const use = async () => {
				await session.client.applications.deploy(await rawApplicationId(session), { commit: id });
				return true;
			};
			return tryClient(session, use, check_deployment_CONSEQUENCES);
		}
		async function rawApplicationId(session) {
			return decodeURIComponent(await idOf(session, "application"));
		}
		const FINAL_STATES = [
			"RUNNING",
			"STOPPED",
			"ERROR"
		];
		const FIRST_WAIT_MS = 100;
		const MAX_WAIT_MS = 15e3;
		async function waitForOutcome(session, appId) {
			const { clock, ending, settings } = session;
			const path = `/application/${appId}/status`;
			const before = readSeen(await session.once("status before", () => session.ask({ path })));
			const endsAt = clock.monotonicMs() + settings.timeoutMs;
			let hasMoved = false;
			for (let waitMs = FIRST_WAIT_MS;; waitMs = Math.min(MAX_WAIT_MS, waitMs * 2)) {
				const seen = readSeen(await session.ask({ path }));
				hasMoved ||= seen.state !== before.state || seen.date !== before.date;
				if (hasMoved && FINAL_STATES.includes(seen.state.toUpperCase())) return null;
				if (clock.monotonicMs() + waitMs > endsAt) return (0, untrusted.b1)(seen.state, check_deployment_MAX_WORD);
				await clock.wait(waitMs, ending);
			}
		}
		function readSeen(response) {
			const body = objectOf(response);
			if (response.status !== 200 || body === null) {
				throw new Omission("undetermined", `${response.request} returned ${response.status} without a status object`);
			}
			return {
				state: String(body["state"] ?? ""),
				date: String(body["last_deployment_date"] ?? "")
			};
		}
		;
		const DESCRIBED = [
			{
				method: "GET",
				path: "/organization",
				scope: "Read",
				group: "Organizations",
				client: "organizations.list",
				summary: "List the organizations that the token sees"
			},
			{
				method: "GET",
				path: "/organization/{org_id}/project",
				scope: "Read",
				group: "Projects",
				client: "projects.list",
				summary: "List the projects of an organization"
			},
			{
				method: "POST",
				path: "/organization/{org_id}/project",
				scope: "Write",
				group: "Projects",
				client: "projects.create",
				summary: "Create a project in an organization"
			},
			{
				method: "POST",
				path: "/project/{project_id}/environment",
				scope: "Write",
				group: "Environments",
				client: "environments.create",
				summary: "Create an environment in a project"
			},
			{
				method: "POST",
				path: "/environment/{env_id}/application",
				scope: "Write",
				group: "Applications",
				client: "applications.create",
				summary: "Create an application in an environment"
			},
			{
				method: "POST",
				path: "/application/{app_id}/deploy",
				scope: "Deploy",
				group: "Applications",
				client: "applications.deploy",
				summary: "Start a deployment of an application"
			},
			{
				method: "GET",
				path: "/application/{app_id}/status",
				scope: "Read",
				group: "Applications",
				client: "applications.status",
				summary: "Read an application's status"
			},
			{
				method: "POST",
				path: "/application/{app_id}/environmentVariable",
				scope: "Write",
				group: "Environment variables and secrets",
				client: "applications.environmentVariables.create",
				summary: "Create an environment variable of an application"
			},
			{
				method: "GET",
				path: "/application/{app_id}/environmentVariable",
				scope: "Read",
				group: "Environment variables and secrets",
				client: "applications.environmentVariables.list",
				summary: "List the environment variables of an application"
			},
			{
				method: "POST",
				path: "/application/{app_id}/secret",
				scope: "Write",
				group: "Environment variables and secrets",
				client: "applications.secrets.create",
				summary: "Create a secret of an application"
			},
			{
				method: "GET",
				path: "/application/{app_id}/log",
				scope: "Read",
				group: "Applications",
				client: "applications.log",
				summary: "Read the last lines of an application's log"
			},
			{
				method: "POST",
				path: "/environment/{env_id}/database",
				scope: "Write",
				group: "Databases",
				client: "databases.create",
				summary: "Create a database in an environment"
			},
			{
				method: "POST",
				path: "/database/{db_id}/deploy",
				scope: "Deploy",
				group: "Databases",
				client: "databases.deploy",
				summary: "Start a deployment of a database"
			},
			{
				method: "POST",
				path: "/organization/{org_id}/webhook",
				scope: "Write",
				group: "Webhooks",
				client: "webhooks.create",
				summary: "Create a webhook of an organization"
			},
			{
				method: "POST",
				path: "/account/rewardClaim",
				scope: "Write",
				group: "Referral and rewards",
				client: "rewards.claim",
				summary: "Claim the reward of an invitation"
			}
		];
		const ENDPOINTS = DESCRIBED;
		;
		const DESCRIPTION_PATH = "/openapi.json";
		function createSession({ settings, clock, ending, probe, meter, openClient }) {
			const remembered = new Map();
			const responses = [];
			const once = (key, request) => {
				const known = remembered.get(key) ?? request();
				remembered.set(key, known);
				return known;
			};
			const ask = async (asked) => {
				refuseWhereClosed(meter);
				const { method = "GET", path, prefix = settings.prefix, body, isUndescribed = false } = asked;
				const headers = renderHeaders(asked, settings);
				const text = body === undefined ? null : JSON.stringify(body);
				const response = await probe.send({
					method,
					path: prefix + path,
					headers,
					body: text
				}).catch((error) => {
					refuseWhereClosed(meter);
					throw error;
				});
				const checked = {
					...response,
					request: `${method} ${path}`
				};
				if (path !== DESCRIPTION_PATH && !isUndescribed) responses.push(checked);
				if (!isUndescribed) refuseToJudge(checked, asked);
				return checked;
			};
			return {
				settings,
				clock,
				ending,
				client: openClient(settings.authorization),
				clientWith: openClient,
				ask,
				once,
				read: (path) => once(`GET ${path}`, () => ask({ path })),
				responses: () => responses,
				closedBy: () => meter.closedBy()
			};
		}
		function renderHeaders({ authorization, body }, settings) {
			const token = authorization === undefined ? settings.authorization : authorization;
			return {
				accept: "application/json, text/plain;q=0.9, */*;q=0.1",
				"accept-encoding": "identity",
				"user-agent": "touchdown-conformance",
				...token === null ? {} : { authorization: token },
				...body === undefined ? {} : { "content-type": "application/json" }
			};
		}
		function refuseWhereClosed(meter) {
			const why = meter.closedBy();
			if (why !== null) throw new Omission("undetermined", `not checked: ${why}`);
		}
		function refuseToJudge({ status, request }, { authorization, judgesFailure = false }) {
			const isOwnToken = authorization === undefined;
			if (status === 403 && isOwnToken) {
				throw new Omission("skipped", `the token needs the scope ${scopeOf(request)} for ${request}`);
			}
			if (status === 429) throw new Omission("undetermined", "not checked: the rate limit is used up (status 429)");
			if (status >= 502 || status === 500 && isOwnToken && !judgesFailure) throw new Omission("undetermined", `${request} returned ${status}`);
		}
		function scopeOf(request) {
			if (request.startsWith("GET")) return "Read";
			return request.endsWith("/deploy") ? "Deploy" : "Write";
		}
		;
		function findMissing({ paths: listed }, endpoints) {
			const known = new Set(Object.entries((0, http_json.Gv)(listed) ? listed : {}).flatMap(([path, methods]) => {
				return Object.keys((0, http_json.Gv)(methods) ? methods : {}).map((method) => foldPath(method, path));
			}));
			const missing = endpoints.filter(({ method, path }) => !known.has(foldPath(method, path)));
			if (missing.length === 0) return null;
			return `${missing.length} missing, first ${missing[0]?.method} ${missing[0]?.path}`;
		}
		function foldPath(method, path) {
			return `${method.toUpperCase()} ${path.replace(/^\/api\/v1(?=\/)/, "").replace(/\{\w+\}/g, "{}")}`;
		}
		const COPE = copesAnyway("The client does not use the API description.");
		const MAX_EXCERPT = 120;
		const MAX_PATHS = 1e4;
		const served = {
			id: "description.served",
			section: "What the service does 5",
			says: "The OpenAPI description can be downloaded at /openapi.json.",
			run: async (session) => {
				const response = await read(session);
				if (response.status === 200 && objectOf(response) !== null) return CONFORMS;
				return departs("status 200 with a JSON object", nameResponse(response, [200]), COPE);
			}
		};
		const openapi = {
			id: "description.openapi",
			section: "What the service does 5",
			says: "The OpenAPI description uses version 3.0.",
			run: (session) => checkDocument(session, ({ openapi: version }) => typeof version === "string" && /^3\.0\.\d+$/.test(version) ? null : version, "3.0.x")
		};
		const version = {
			id: "description.version",
			section: "Versioning 1",
			says: "The version of the API description is 1.0.4.",
			run: (session) => checkDocument(session, ({ info }) => {
				const version = (0, http_json.Gv)(info) ? info["version"] : undefined;
				return version === "1.0.4" ? null : version;
			}, "1.0.4")
		};
		const paths = {
			id: "description.paths",
			section: "Endpoints",
			says: "The OpenAPI description lists all endpoints.",
			run: (session) => checkDocument(session, (document) => {
				refuseManyPaths(document);
				return findMissing(document, ENDPOINTS);
			}, `all ${ENDPOINTS.length} endpoints with their methods`)
		};
		const DESCRIPTION = {
			title: "Description",
			checks: [
				served,
				openapi,
				version,
				paths
			]
		};
		async function checkDocument(session, fault, expected) {
			const response = await read(session);
			const document = response.status === 200 ? objectOf(response) : null;
			if (document === null) throw new Omission("skipped", "the service has no OpenAPI description");
			const came = fault(document);
			if (came === null) return CONFORMS;
			return departs(expected, typeof came === "string" ? came.slice(0, MAX_EXCERPT) : "none", COPE);
		}
		function refuseManyPaths({ paths: listed }) {
			const count = (0, http_json.Gv)(listed) ? Object.keys(listed).length : 0;
			if (count <= MAX_PATHS) return;
			throw new Omission("undetermined", `the description lists ${count} paths; at most ${MAX_PATHS} are checked`);
		}
		function read(session) {
			return session.read(DESCRIPTION_PATH);
		}
		;
		const KINDS = [
			"project",
			"environment",
			"application",
			"database",
			"variable",
			"secret",
			"webhook"
		];
		const check_validation_CONSEQUENCES = {
			well: "The client shows the error of the service. If that does not name the missing field, you have to find it yourself.",
			ill: "The client does not report that the service rejected the request."
		};
		const VALIDATION = {
			title: "Validation",
			checks: KINDS.map((kind) => {
				const field = neededField(kind);
				return {
					id: `validation.${kind}`,
					section: "Errors 2",
					says: `Creating ${withArticle(kind)} without its ${field} returns 400, and the message names the field.`,
					isWriting: true,
					run: async (session) => {
						const response = await askIncomplete(session, kind);
						const message = objectOf(response)?.["message"];
						const isNamed = typeof message === "string" && message.toLowerCase().includes(field);
						if (response.status === 400 && isNamed) return CONFORMS;
						const use = async () => await clientCodeForIncomplete(session, kind) === "rejected";
						const came = response.status === 400 ? "a message that does not name it" : `status ${response.status}`;
						return departs(`status 400 with a message that names ${field}`, came, tryClient(session, use, check_validation_CONSEQUENCES));
					}
				};
			})
		};
		function askIncomplete(session, kind) {
			return session.once(`incomplete ${kind}`, async () => session.ask(await renderIncomplete(session, kind)));
		}
		async function clientCodeForIncomplete(session, kind) {
			const { path, body } = await renderIncomplete(session, kind);
			const { transport } = session.client;
			const action = `create ${withArticle(kind)}`;
			return errorCodeOf(() => transport.send({
				method: "POST",
				template: path,
				ids: {},
				body,
				scope: "Write",
				action,
				subject: kind
			}, transport.begin()));
		}
		;
		const REFUSALS = [
			{
				status: 401,
				phrase: "Unauthorized",
				code: "access-unauthorized",
				ask: askWithWrongToken,
				tryClient: clientCodeForWrongToken
			},
			{
				status: 404,
				phrase: "Not Found",
				code: "access-not-found",
				ask: askUnknownApplication,
				tryClient: (session) => errorCodeOf(() => session.client.applications.status(UNKNOWN_ID))
			},
			{
				status: 400,
				phrase: "Bad Request",
				code: "rejected",
				ask: (session) => askIncomplete(session, "project"),
				tryClient: (session) => clientCodeForIncomplete(session, "project")
			}
		];
		const BODY = {
			well: "The client uses the status code and shows what it can read of the message.",
			ill: "The client reports a different kind of error."
		};
		const UNKNOWN = {
			well: "The client still reports that the resource does not exist.",
			ill: "The client does not report that the id is wrong."
		};
		const unknownApplication = {
			id: "errors.unknown-application",
			section: "Errors 2",
			says: "A resource that does not exist returns 404.",
			run: async (session) => {
				const use = () => errorCodeOf(() => session.client.applications.status(UNKNOWN_ID));
				return requireNotFound(session, await askUnknownApplication(session), use);
			}
		};
		const unknownOrganization = {
			id: "errors.unknown-organization",
			section: "Errors 2",
			says: "A list of a resource that does not exist returns 404.",
			run: async (session) => {
				const use = () => errorCodeOf(() => Array.fromAsync(session.client.projects.list(UNKNOWN_ID)));
				return requireNotFound(session, await session.read(`/organization/${UNKNOWN_ID}/project`), use);
			}
		};
		const ERRORS = {
			title: "Errors",
			checks: [
				unknownApplication,
				unknownOrganization,
				...REFUSALS.flatMap((refusal) => [bodyCheck(refusal), typeCheck(refusal)])
			]
		};
		function bodyCheck(refusal) {
			const { status } = refusal;
			const says = `The body of a ${status} response is {status, error, message}: the status code, its name and a sentence.`;
			return refusalCheck(refusal, `errors.body-${status}`, says, (response) => findBodyFault(response, refusal));
		}
		function typeCheck(refusal) {
			const { status } = refusal;
			const says = `The body of a ${status} response is JSON, and its Content-Type is application/json.`;
			return refusalCheck(refusal, `errors.type-${status}`, says, findTypeFault);
		}
		function refusalCheck(refusal, id, says, find) {
			const { status } = refusal;
			return {
				id,
				section: "Errors 1",
				says,
				...status === 400 ? { isWriting: true } : {},
				run: async (session) => {
					const response = await refusal.ask(session);
					if (response.status !== status) return skip(`${response.request} returned ${response.status} instead of ${status}`);
					return judgeFault(find(response), check_errors_copeWith(session, refusal));
				}
			};
		}
		function askUnknownApplication(session) {
			return session.read(`/application/${UNKNOWN_ID}/status`);
		}
		function requireNotFound(session, response, use) {
			if (response.status === 404) return CONFORMS;
			const isReported = async () => await use() === "access-not-found";
			return departs("status 404", `status ${response.status}`, tryClient(session, isReported, UNKNOWN));
		}
		function check_errors_copeWith(session, refusal) {
			return tryClient(session, async () => await refusal.tryClient(session) === refusal.code, BODY);
		}
		const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
		function findTypeFault({ headers }) {
			const type = headers["content-type"] ?? "none";
			return JSON_TYPE.test(type) ? null : {
				expected: "application/json",
				came: type
			};
		}
		function findBodyFault(response, { status, phrase }) {
			const json = jsonOf(response);
			if (!(0, http_json.Gv)(json)) return {
				expected: "an object {status, error, message}",
				came: nameBody(response)
			};
			if (json["status"] !== status) return {
				expected: `status ${status} in the body`,
				came: describe(json["status"])
			};
			if (!isPhrase(json["error"], phrase)) return {
				expected: `"${phrase}" in error`,
				came: describe(json["error"])
			};
			return isFilled(json["message"]) ? null : {
				expected: "a sentence in message",
				came: describe(json["message"])
			};
		}
		function isPhrase(value, phrase) {
			const fold = (text) => text.replace(/[^a-z]/gi, "").toLowerCase();
			return typeof value === "string" && fold(value) === fold(phrase);
		}
		function describe(value) {
			if (typeof value === "string") return "a different text";
			return typeof value === "number" ? "a different number" : (0, http_json.wQ)(value);
		}
		var instant = __webpack_require__(3885);
		var wire_resources = __webpack_require__(2087);
		var lists = __webpack_require__(9425);
		;
		const FIGURES = [
			"page",
			"page_size",
			"total_count",
			"total_pages"
		];
		function readFigures(response) {
			const pagination = paginationOf(response);
			const [page, size, count, pages] = FIGURES.map((field) => readInteger(pagination[field]));
			if (page == null || size == null || count == null || pages == null) return null;
			return {
				page,
				page_size: size,
				total_count: count,
				total_pages: pages
			};
		}
		function findEnvelopeFault(response) {
			if (response.status !== 200 || !Array.isArray(objectOf(response)?.["results"])) {
				return {
					expected: "\"results\" and \"pagination\"",
					came: nameListResponse(response)
				};
			}
			const figures = readFigures(response);
			if (figures === null) {
				const pagination = paginationOf(response);
				const wrong = FIGURES.find((field) => readInteger(pagination[field]) === null) ?? "page";
				return {
					expected: `an integer in pagination.${wrong}`,
					came: (0, http_json.wQ)(pagination[wrong])
				};
			}
			const { page, page_size: size, total_count: count, total_pages: pages } = figures;
			if (page === 1 && pages === Math.ceil(count / (size || 1))) return null;
			const came = `page ${page}, page_size ${size}, total_count ${count}, total_pages ${pages}`;
			return {
				expected: "matching pagination numbers for page 1",
				came
			};
		}
		function hasEnded(pages) {
			const before = new Set(pages.slice(0, -1).flatMap(({ ids }) => ids));
			return pages.at(-1)?.ids.every((id) => before.has(id)) ?? false;
		}
		function findEntryFault(pages, known) {
			const ids = pages.flatMap((page) => page.ids);
			const again = ids.length - new Set(ids).size;
			if (again > 0) return {
				expected: "each entry once",
				came: `${again} of ${ids.length} entries repeated`
			};
			const missing = known.difference(new Set(ids)).size;
			if (missing === 0 || !hasEnded(pages)) return null;
			return {
				expected: `${known.size} entries`,
				came: `${known.size - missing} of them`
			};
		}
		function findFiguresFault(pages) {
			const filled = pages.filter(({ ids }) => ids.length > 0);
			const had = {
				total_count: filled.flatMap(({ ids }) => ids).length,
				total_pages: filled.length
			};
			const isWhole = hasEnded(pages);
			for (const { asked, figures } of filled) {
				if (figures === null) continue;
				if (figures.page !== asked) return {
					expected: `page ${asked}`,
					came: `page ${figures.page}`
				};
				for (const field of ["total_count", "total_pages"]) {
					const isRight = isWhole ? figures[field] === had[field] : figures[field] >= had[field];
					const expected = `${field} ${isWhole ? "" : "of at least "}${had[field]}`;
					if (!isRight) return {
						expected,
						came: `${field} ${figures[field]} on page ${asked}`
					};
				}
			}
			return null;
		}
		function findBeyondFault(response) {
			const entries = response.status === 200 ? entriesOf(response) : null;
			if (entries?.length === 0) return null;
			const came = entries === null ? nameResponse(response, [200]) : `${entries.length} entries`;
			return {
				expected: "status 200 with no entries",
				came
			};
		}
		function findAbsurdFault(response, asked) {
			const isList = response.status === 200 && entriesOf(response) !== null;
			if (response.status === 400 || isList) return null;
			return {
				expected: "status 400, or status 200 with a list",
				came: `${nameListResponse(response)} for ${asked}`
			};
		}
		function paginationOf(response) {
			const pagination = objectOf(response)?.["pagination"];
			return (0, http_json.Gv)(pagination) ? pagination : {};
		}
		function readInteger(value) {
			return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
		}
		;
		const MAX_PAGES = 10;
		const PAGES_OF_A_WALK = 3;
		async function readPage(session, list, page, size) {
			await list.read(session);
			return session.read(`${await list.path(session)}?page=${page}&page_size=${size}`);
		}
		async function readKnown(session, list) {
			return new Set(list.identitiesIn(await list.read(session)));
		}
		async function readPages(session, list) {
			const size = sizeFor(await readKnown(session, list));
			const pages = [];
			while (pages.length < MAX_PAGES && !hasEnded(pages)) {
				const asked = pages.length + 1;
				const response = await readPage(session, list, asked, size);
				pages.push({
					asked,
					ids: list.identitiesIn(response),
					figures: readFigures(response)
				});
			}
			return pages;
		}
		function copeWithPages(session, list) {
			const use = async () => {
				const known = await readKnown(session, list);
				const ids = await walkWithClient(session, list, sizeFor(known));
				return known.isSubsetOf(new Set(ids));
			};
			return tryClient(session, use, list.consequences);
		}
		async function createSeveral(session, kind) {
			try {
				for (const number of [
					1,
					2,
					3
				]) await createThing(session, kind, number);
			} catch (error) {
				if (!(error instanceof Omission)) throw error;
			}
		}
		async function walkWithClient(session, list, size) {
			const { transport } = session.client;
			const call = transport.begin();
			const operation = {
				...await list.call(session),
				method: "GET",
				isList: true,
				scope: "Read",
				action: `list the ${list.entries} page by page`
			};
			const fetchPage = async (page) => {
				const json = await transport.fetchJson({
					...operation,
					query: {
						page,
						page_size: size
					}
				}, call);
				return (0, lists.Ci)(json, list.decodeIdentity);
			};
			return Array.fromAsync((0, lists._w)(fetchPage, (id) => id));
		}
		function sizeFor({ size }) {
			return Math.max(1, Math.ceil(size / PAGES_OF_A_WALK));
		}
		;
		const FAR_PAGE = 1e5;
		const ABSURD = [
			"page=0&page_size=2",
			"page=-1&page_size=2",
			"page=none&page_size=2",
			"page=100000000000000000000&page_size=2",
			"page=1&page_size=0",
			"page=1&page_size=-1"
		];
		function pagingChecks(list) {
			return [
				envelopeCheck,
				pageSizeCheck,
				pagesCheck,
				figuresCheck,
				beyondCheck,
				absurdCheck
			].map((make) => make(list));
		}
		function pagesCheck(list) {
			return {
				id: `${list.kind}.pages`,
				section: "Endpoints",
				says: "The pages of a list contain every entry once.",
				run: async (session) => {
					const known = await readKnown(session, list);
					if (known.size < 2) return skip(nameShortage(list));
					return judgeFault(findEntryFault(await readPages(session, list), known), copeWithPages(session, list));
				}
			};
		}
		function envelopeCheck(list) {
			return {
				id: `${list.kind}.envelope`,
				section: "Pagination envelope",
				says: "With page and page_size, a list is {results, pagination: {page, page_size, total_count, total_pages}}.",
				run: async (session) => {
					return judgeFault(findEnvelopeFault(await readPage(session, list, 1, 2)), copeWithPages(session, list));
				}
			};
		}
		function pageSizeCheck(list) {
			return {
				id: `${list.kind}.page-size`,
				section: "Endpoints",
				says: "A page has at most page_size entries.",
				run: async (session) => {
					if ((await readKnown(session, list)).size < 2) return skip(nameShortage(list));
					const response = await readPage(session, list, 1, 1);
					const entries = response.status === 200 ? entriesOf(response) : null;
					if (entries === null) return skip("no page could be read");
					const fault = entries.length <= 1 ? null : {
						expected: "1 entry",
						came: `${entries.length} entries`
					};
					return judgeFault(fault, copeWithPages(session, list));
				}
			};
		}
		function figuresCheck(list) {
			return {
				id: `${list.kind}.figures`,
				section: "Pagination envelope",
				says: "Every page contains its own number, total_count and total_pages.",
				run: async (session) => {
					const known = await readKnown(session, list);
					if (known.size === 0) return skip("the list has no entries");
					const pages = await readPages(session, list);
					if (findEntryFault(pages, known) !== null) return skip("the pages do not contain every entry once");
					if (pages.every(({ figures }) => figures === null)) return skip("no page contains its number and totals");
					return judgeFault(findFiguresFault(pages), copeWithPages(session, list));
				}
			};
		}
		function beyondCheck(list) {
			return {
				id: `${list.kind}.beyond`,
				section: "Pagination envelope",
				says: "A page after the last one has no entries.",
				run: async (session) => {
					return judgeFault(findBeyondFault(await readPage(session, list, FAR_PAGE, 2)), copeWithPages(session, list));
				}
			};
		}
		function absurdCheck(list) {
			return {
				id: `${list.kind}.absurd-page`,
				section: "Errors 2",
				says: "An invalid page number returns 400 or a valid page, never 500.",
				run: async (session) => {
					if ((await list.read(session)).status !== 200) return skip("the list could not be read");
					for (const query of ABSURD) {
						const response = await session.ask({
							path: `${await list.path(session)}?${query}`,
							judgesFailure: true
						});
						const fault = findAbsurdFault(response, query);
						const cope = copesAnyway("The client counts pages from 1 and never requests such a page.");
						if (fault !== null) return judgeFault(fault, cope);
					}
					return CONFORMS;
				}
			};
		}
		function nameShortage({ entries }) {
			return `this check needs at least two ${entries}`;
		}
		;
		const fields_SECTION = "Common fields of a returned resource";
		const INSTANT = "ISO 8601 with milliseconds and Z";
		const fields_MAX_EXCERPT = 40;
		const RULES = [
			{
				field: "id",
				expected: "a string",
				isRight: isFilled
			},
			{
				field: "name",
				expected: "a string",
				isRight: isFilled
			},
			{
				field: "created_at",
				expected: INSTANT,
				isRight: isTimestamp
			},
			{
				field: "updated_at",
				expected: INSTANT,
				isRight: isTimestamp
			}
		];
		function fieldChecks(shown) {
			return RULES.filter(({ field }) => shown.fields.includes(field)).map((rule) => fields_fieldCheck(shown, rule));
		}
		function fields_fieldCheck({ kind, list, cope }, { field, expected, isRight }) {
			return {
				id: `${kind}.${field.replace("_", "-")}`,
				section: fields_SECTION,
				says: `The ${field} of a resource is ${expected}.`,
				run: async (session) => {
					const objects = await list(session);
					if (objects.length === 0) return skip(`no ${kind} was listed`);
					const wrong = objects.find((object) => !isRight(object[field]));
					return wrong === undefined ? CONFORMS : departs(expected, nameValue(wrong[field]), cope(session, field));
				}
			};
		}
		function nameValue(value) {
			const isInstantLike = typeof value === "string" && /^[\d\-:.,TZ+ ]+$/.test(value);
			return isInstantLike ? `"${value.slice(0, fields_MAX_EXCERPT)}"` : (0, http_json.wQ)(value);
		}
		;
		const check_lists_CONSEQUENCES = {
			well: "The client lists every project once.",
			ill: "The client does not list every project, so it may treat an existing project as missing."
		};
		const PROJECT_LIST = {
			kind: "list",
			entries: "projects",
			consequences: check_lists_CONSEQUENCES,
			path: (session) => organizationPath(session, "project"),
			read: async (session) => {
				if (session.settings.mayWrite) await createSeveral(session, "project");
				return session.read(await organizationPath(session, "project"));
			},
			identitiesIn: (response) => objectsIn(response).flatMap(({ id }) => (0, http_json.pS)(id) ?? []),
			call: async (session) => {
				const id = await organizationId(session);
				return {
					template: "/organization/{org_id}/project",
					ids: { org_id: id },
					subject: `organization ${id}`
				};
			},
			decodeIdentity: (entry, where) => (0, wire_resources.EH)(entry, where).id
		};
		function copeWithList(session) {
			const use = async () => {
				const listed = new Set((await list(session)).map(({ id }) => id));
				return (await readKnown(session, PROJECT_LIST)).isSubsetOf(listed);
			};
			return tryClient(session, use, check_lists_CONSEQUENCES);
		}
		function copeWithField(session, field) {
			const isRead = ({ id, name, createdAt, updatedAt }) => {
				if (field === "id") return id !== "";
				if (field === "name") return name !== null;
				return (0, instant.n)(field === "created_at" ? createdAt : updatedAt) !== null;
			};
			return tryClient(session, async () => (await list(session)).every(isRead), {
				well: "The client can still read the projects.",
				ill: "The client does not show this field of a project."
			});
		}
		async function list(session) {
			return Array.fromAsync(session.client.projects.list(await organizationId(session)));
		}
		const plain = {
			id: "list.plain",
			section: "Endpoints",
			says: "The list of projects is {results: [Project]}.",
			run: async (session) => {
				const response = await PROJECT_LIST.read(session);
				const results = objectOf(response)?.["results"];
				if (response.status === 200 && Array.isArray(results) && results.every(http_json.Gv)) return CONFORMS;
				return departs("an object with \"results\"", nameListResponse(response), copeWithList(session));
			}
		};
		const LISTS = {
			title: "Lists",
			checks: [
				plain,
				...pagingChecks(PROJECT_LIST),
				...fieldChecks({
					kind: "project",
					fields: [
						"id",
						"name",
						"created_at",
						"updated_at"
					],
					list: async (session) => objectsIn(await PROJECT_LIST.read(session)),
					cope: copeWithField
				})
			]
		};
		;
		function isLine(entry) {
			if (typeof entry === "string") return true;
			return (0, http_json.Gv)(entry) && Object.values(entry).some((value) => typeof value === "string");
		}
		function instantOf(entry) {
			if (!(0, http_json.Gv)(entry)) return null;
			return Object.values(entry).map(instant.n).find((instant) => instant !== null) ?? null;
		}
		function isAscending(instants) {
			return instants.every((instant, at) => at === 0 || (instant ?? 0) >= (instants[at - 1] ?? 0));
		}
		function nameOrder(instants) {
			return isAscending(instants.toReversed()) ? "newest lines first" : "unordered lines";
		}
		const TAIL = 1e3;
		const SHORT_TAIL = 2;
		const check_log_CONSEQUENCES = {
			well: "The client still shows the last lines, oldest first.",
			ill: "The client does not show the lines correctly."
		};
		const lines = {
			id: "log.lines",
			section: "Endpoints",
			says: "GET /application/{app_id}/log returns log lines as JSON.",
			run: async (session) => {
				const response = await readLog(session, TAIL);
				if (response.status === 204) return CONFORMS;
				const entries = response.status === 200 && jsonOf(response) !== undefined ? entriesOf(response) : null;
				if (entries === null) return departs("a list of lines", nameResponse(response, [200]), check_log_copeWith(session));
				const odd = entries.filter((entry) => !isLine(entry)).length;
				if (odd === 0) return CONFORMS;
				const came = `something else in ${odd} of ${entries.length} entries`;
				return departs("lines that are strings, or objects with a string", came, check_log_copeWith(session));
			}
		};
		const tail = {
			id: "log.tail",
			section: "Endpoints",
			says: "The parameter tail limits the number of lines, counted from the end.",
			run: async (session) => {
				const whole = await readEntries(session, TAIL);
				if (whole.length <= SHORT_TAIL) return skip(`the log has only ${whole.length} lines`);
				const some = await readEntries(session, SHORT_TAIL);
				if (some.length === SHORT_TAIL) return CONFORMS;
				const isTrimmed = (log) => log.length === SHORT_TAIL && isAscending(log.map(({ epochMs }) => epochMs));
				return departs(`${SHORT_TAIL} lines`, `${some.length} lines`, check_log_copeWith(session, isTrimmed, SHORT_TAIL));
			}
		};
		const order = {
			id: "log.order",
			section: "Endpoints",
			says: "Log lines are ordered oldest first.",
			run: async (session) => {
				const entries = await readEntries(session, TAIL);
				const instants = entries.map(instantOf);
				if (entries.length < 2) return skip(`the log has only ${entries.length} lines`);
				if (instants.includes(null)) return skip("some lines have no time");
				if (isAscending(instants)) return CONFORMS;
				const isInOrder = (log) => isAscending(log.map(({ epochMs }) => epochMs));
				return departs("oldest lines first", nameOrder(instants), check_log_copeWith(session, isInOrder));
			}
		};
		const LOG = {
			title: "Log",
			checks: [
				lines,
				tail,
				order
			]
		};
		function readLog(session, count) {
			return readApplication(session, `log?tail=${count}`);
		}
		async function readEntries(session, count) {
			const response = await readLog(session, count);
			const entries = response.status === 200 ? entriesOf(response) : null;
			if (entries === null) throw new Omission("skipped", "no response contained a list of lines");
			return entries;
		}
		function check_log_copeWith(session, isRight = (log) => log.length > 0, count = TAIL) {
			const use = async () => {
				return isRight(await session.client.applications.log(await applicationId(session), { tail: count }));
			};
			return tryClient(session, use, check_log_CONSEQUENCES);
		}
		var wire = __webpack_require__(5231);
		;
		const STATUS_REQUEST = /^(?:GET \/application\/[^/]+\/status|POST \/application\/[^/]+\/deploy)$/;
		const STATUS_FIELDS = [
			{
				name: "deployment_request_id",
				says: "A status may contain the id of the deployment request.",
				sent: "the client can recognize its own request while it waits. A merged request keeps the id of the first one.",
				absent: "the client does not know whose request is waiting."
			},
			{
				name: "execution_id",
				says: "A status may contain the id of the current or last execution.",
				sent: "the client knows which deployment the state belongs to, so it does not report the outcome of another one.",
				absent: "the client uses other ids, the states and the date to find out which deployment the state belongs to."
			},
			{
				name: "deployment_id",
				says: "A status may contain the id of the deployment that the state belongs to.",
				sent: "the client knows which deployment the state belongs to, so it does not report the outcome of another one.",
				absent: "the client uses other ids, the states and the date to find out which deployment the state belongs to."
			},
			{
				name: "deployment_requests_count",
				says: "A status may contain the number of waiting deployment requests.",
				sent: "if it is above 0, a deployment is still waiting, even if the state shows the outcome of the last one.",
				absent: "the client cannot see waiting requests if the state still shows the outcome of the last deployment."
			},
			{
				name: "status_details",
				says: "A status may contain the action that the state belongs to: DEPLOY, RESTART, STOP or DELETE.",
				sent: "the client can distinguish a deployment from a restart, a stop or a deletion.",
				absent: "only the state itself distinguishes a deployment from a restart, a stop or a deletion."
			},
			{
				name: "last_deployment_date",
				says: "A status may contain the date of the last deployment.",
				sent: "a changed date shows that a deployment started or finished, even between two polls.",
				absent: "only ids show that a deployment started and finished between two polls."
			}
		];
		const COMMIT_FIELD = {
			name: "deployed_commit_id",
			says: "GET /application/{app_id} may contain the commit of the last successful deployment.",
			sent: "this proves which commit is running, even if the request was merged with a later one.",
			absent: "nothing proves which commit is running."
		};
		const BUILD_LOG = {
			name: "environment_log",
			says: "GET /environment/{env_id}/logs may return the log of the builds.",
			sent: "after a failure without a cause in the application's log, the client looks for it there.",
			absent: "the client finds the cause of a failed build only if it is in the application's log."
		};
		const OPTIONAL_FIELDS = {
			title: "Optional fields",
			checks: [
				...STATUS_FIELDS.map((field) => check_optional_fields_fieldCheck(field, statusesOf)),
				check_optional_fields_fieldCheck(COMMIT_FIELD, repositoriesOf),
				noteCheck(BUILD_LOG, hasBuildLog)
			]
		};
		function check_optional_fields_fieldCheck(field, read) {
			return noteCheck(field, async (session) => (await read(session)).some((body) => Object.hasOwn(body, field.name)));
		}
		function noteCheck({ name, says, sent, absent }, isSent) {
			return {
				id: `optional.${name.replaceAll("_", "-")}`,
				section: "not in the description",
				says,
				run: async (session) => await isSent(session) ? note("sent", sent) : note("not sent", absent)
			};
		}
		async function statusesOf(session) {
			await readApplication(session, "status");
			const bodies = session.responses().filter(({ request, status }) => status < 300 && STATUS_REQUEST.test(request)).map(objectOf).filter((body) => body !== null);
			if (bodies.length === 0) throw new Omission("skipped", "no response contained a status");
			return bodies;
		}
		async function repositoriesOf(session) {
			const application = await readUndescribed(session, `/application/${encodeURIComponent(await applicationId(session))}`);
			const repository = objectOf(application)?.["git_repository"];
			return (0, http_json.Gv)(repository) ? [repository] : [];
		}
		async function hasBuildLog(session) {
			const application = await readUndescribed(session, `/application/${encodeURIComponent(await applicationId(session))}`);
			const environmentId = application.status === 200 ? (0, wire.fp)(objectOf(application)) : null;
			if (environmentId === null || !/^[\w-]+$/.test(environmentId)) return false;
			const log = await readUndescribed(session, `/environment/${environmentId}/logs`);
			return log.status === 200;
		}
		async function readUndescribed(session, path) {
			const response = await session.once(`GET ${path}`, () => session.ask({
				path,
				isUndescribed: true
			}));
			if ([
				200,
				404,
				405
			].includes(response.status)) return response;
			throw new Omission("skipped", `${response.request} returned ${response.status}`);
		}
		;
		const check_organization_CONSEQUENCES = {
			well: "The client can still read the organization.",
			ill: "The client cannot identify the organization."
		};
		const shape = {
			id: "organization.object",
			section: "Endpoints",
			says: "GET /organization returns an organization object.",
			run: async (session) => {
				const response = await session.read("/organization");
				const json = objectOf(response);
				if (response.status === 200 && json !== null && "id" in json) return CONFORMS;
				const came = response.status === 200 && json !== null ? "an object without an id" : nameResponse(response, [200]);
				const use = async () => (await check_organization_list(session)).length > 0;
				return departs("an object with an id", came, tryClient(session, use, check_organization_CONSEQUENCES));
			}
		};
		const LIST = {
			kind: "organization",
			entries: "organizations",
			consequences: check_organization_CONSEQUENCES,
			path: async () => "/organization",
			read: (session) => session.read("/organization"),
			identitiesIn: (response) => organizationsIn(response).flatMap(({ id }) => (0, http_json.pS)(id) ?? []),
			call: async () => ({
				template: "/organization",
				ids: {},
				subject: "organization"
			}),
			decodeIdentity: (entry, where) => (0, wire_resources.Wi)(entry, where).id
		};
		const pages = {
			id: "organization.pages",
			section: "Endpoints",
			says: "With page and page_size, GET /organization returns each organization once.",
			run: async (session) => {
				const [first, ...others] = LIST.identitiesIn(await LIST.read(session));
				if (others.length > 0) return pagesCheck(LIST).run(session);
				if (first === undefined) return skip("GET /organization returned no id to compare");
				const response = await readPage(session, LIST, 1, 1);
				const isShown = LIST.identitiesIn(response).includes(first);
				if (response.status === 200 && isShown) return CONFORMS;
				return departs("the same organization", nameResponse(response, [200]), copeWithPages(session, LIST));
			}
		};
		const ORGANIZATION = {
			title: "Organization",
			checks: [
				shape,
				pages,
				...fieldChecks({
					kind: "organization",
					fields: [
						"id",
						"name",
						"created_at"
					],
					list: async (session) => organizationsIn(await LIST.read(session)),
					cope: (session, field) => {
						const isRead = ({ id, name, createdAt }) => {
							if (field === "created_at") return (0, instant.n)(createdAt) !== null;
							return field === "name" ? name !== null : id !== "";
						};
						return tryClient(session, async () => (await check_organization_list(session)).every(isRead), check_organization_CONSEQUENCES);
					}
				})
			]
		};
		function organizationsIn(response) {
			const json = objectOf(response);
			return json !== null && "id" in json ? [json] : objectsIn(response);
		}
		function check_organization_list({ client }) {
			return Array.fromAsync(client.organizations.list());
		}
		;
		const MAX_CLAIMS = 3;
		const claimed = {
			id: "reward.claim",
			section: "Reward claim",
			says: "Claiming a reward returns 200.",
			isWriting: true,
			run: async (session) => {
				const { status } = await claim(session, 1);
				if (status === 200) return CONFORMS;
				if (isRefusal(status)) return skipUsedUp(status);
				const use = async () => {
					await session.client.rewards.claim({ code: codeOf(session) });
					return true;
				};
				const consequences = {
					well: "The client treats the reward as claimed.",
					ill: "The client does not treat the reward as claimed."
				};
				return departs("status 200", `status ${status}`, tryClient(session, use, consequences));
			}
		};
		const limit = {
			id: "reward.limit",
			section: "Limits",
			says: "The same code can be claimed at most 3 times.",
			isWriting: true,
			run: async (session) => {
				for (let number = 1; number <= MAX_CLAIMS + 1; number++) {
					const { status } = await claim(session, number);
					if (isRefusal(status)) return number === 1 ? skipUsedUp(status) : CONFORMS;
					if (status > 299) return skip(`a claim returned ${status}`);
				}
				const cope = copesAnyway("The client does not count claims; it sends every claim.");
				return departs(`an error after ${MAX_CLAIMS} claims`, `${MAX_CLAIMS + 1} successful claims`, cope);
			}
		};
		const REWARD = {
			title: "Reward",
			checks: [claimed, limit]
		};
		function isRefusal(status) {
			return status >= 400 && status < 500;
		}
		function skipUsedUp(status) {
			return skip(`the code cannot be claimed (${status}); it may be used up`);
		}
		function claim(session, number) {
			const body = {
				type: "INVITATION",
				code: codeOf(session)
			};
			return session.once(`claim ${number}`, () => session.ask({
				method: "POST",
				path: "/account/rewardClaim",
				body
			}));
		}
		function codeOf({ settings }) {
			if (settings.rewardCode === null) throw new Omission("skipped", "no reward code was given. Set --reward-code");
			return settings.rewardCode;
		}
		;
		const NAME = "environmentVariable";
		const VARIABLE_LIST = {
			kind: "variables",
			entries: "variables of an application",
			consequences: {
				well: "The client lists every variable once.",
				ill: "The client does not list every variable, so it may treat an existing variable as missing."
			},
			path: async (session) => `/application/${encodeURIComponent(await applicationId(session))}/${NAME}`,
			read: async (session) => {
				const { mayWrite, appId } = session.settings;
				if (mayWrite && appId === null) await createSeveral(session, "variable");
				return readApplication(session, NAME);
			},
			identitiesIn: (response) => objectsIn(response).flatMap(({ id, key }) => (0, http_json.pS)(id) ?? (0, http_json.pS)(key) ?? []),
			call: async (session) => {
				const id = await applicationId(session);
				return {
					template: `/application/{app_id}/${NAME}`,
					ids: { app_id: id },
					subject: `application ${id}`
				};
			},
			decodeIdentity: (entry, where) => {
				const { id, key } = (0, wire.au)(entry, where);
				return id ?? key;
			}
		};
		const check_variables_CONSEQUENCES = {
			well: "The client still lists the variables.",
			ill: "The client does not list every variable."
		};
		const check_variables_list = {
			id: "variables.list",
			section: "Endpoints",
			says: "GET /application/{app_id}/environmentVariable returns a list of variables with their keys.",
			run: async (session) => {
				const response = await VARIABLE_LIST.read(session);
				const json = jsonOf(response);
				const results = (0, http_json.Gv)(json) ? json["results"] : json;
				const cope = tryClient(session, async () => (await keysOf(session)).length >= 0, check_variables_CONSEQUENCES);
				if (response.status !== 200 || !Array.isArray(results)) return departs("a list", nameResponse(response, [200]), cope);
				const keyless = results.filter((entry) => !(0, http_json.Gv)(entry) || !isFilled(entry["key"])).length;
				if (keyless === 0) return CONFORMS;
				return departs("a key in every variable", `no key in ${keyless} of ${results.length}`, cope);
			}
		};
		const created = {
			id: "variables.created",
			section: "Endpoints",
			says: "A created variable appears in the list.",
			isWriting: true,
			run: async (session) => {
				if (session.settings.appId !== null) return skip("--app-id is not the application that this run created");
				const { status } = await createThing(session, "variable");
				if (status > 299) return skip("no variable was created");
				const key = nameOf(session, "variable", 1);
				const entries = entriesOf(await VARIABLE_LIST.read(session)) ?? [];
				if (entries.some((entry) => (0, http_json.Gv)(entry) && entry["key"] === key)) return CONFORMS;
				const use = async () => (await keysOf(session)).includes(key);
				return departs("the created variable", "a list without it", tryClient(session, use, check_variables_CONSEQUENCES));
			}
		};
		const VARIABLES = {
			title: "Environment variables",
			checks: [
				check_variables_list,
				created,
				...pagingChecks(VARIABLE_LIST)
			]
		};
		async function keysOf(session) {
			const appId = await applicationId(session);
			const variables = await Array.fromAsync(session.client.applications.environmentVariables.list(appId));
			return variables.map(({ key }) => key);
		}
		;
		const MAX_CHARS = 400;
		async function runChecks(session, onVerdict) {
			await requireToken(session);
			const verdicts = [];
			for (const { title, checks } of CHECK_GROUPS) {
				for (const check of checks) {
					const verdict = await judge(title, check, session);
					verdicts.push(verdict);
					onVerdict(verdict);
				}
			}
			return verdicts;
		}
		async function requireToken(session) {
			try {
				const { status } = await session.read("/organization");
				if (status !== 401) return;
			} catch (error) {
				if (error instanceof Omission) return;
				throw error;
			}
			const scheme = session.settings.authorization.split(" ")[0];
			const message = `The service rejected the token (401), sent as "Authorization: ${scheme}". Check that the token is complete, has not expired and uses that scheme. Otherwise, create a new one.`;
			throw new errors.Zz("access-unauthorized", message, {
				method: "GET",
				path: "/organization",
				status: 401
			});
		}
		async function judge(group, check, session) {
			const { id, section, says } = check;
			const blank = {
				group,
				id,
				section,
				says,
				expected: null,
				came: null,
				copes: null,
				consequence: null,
				why: null
			};
			const finding = await runCheck(check, session);
			if (finding.kind === "conforms") return {
				...blank,
				verdict: "conforms"
			};
			if (finding.kind === "noted") {
				const { came, consequence } = finding;
				return {
					...blank,
					verdict: "noted",
					came: (0, untrusted.b1)(came, MAX_CHARS),
					consequence
				};
			}
			if (finding.kind !== "departs") return {
				...blank,
				verdict: finding.kind,
				why: (0, untrusted.b1)(finding.why, MAX_CHARS)
			};
			const { copes, consequence } = await finding.cope();
			return {
				...blank,
				verdict: "departs",
				expected: (0, untrusted.b1)(finding.expected, MAX_CHARS),
				came: (0, untrusted.b1)(finding.came, MAX_CHARS),
				copes,
				consequence: (0, untrusted.b1)(consequence, MAX_CHARS * 2)
			};
		}
		async function runCheck(check, session) {
			if (check.isWriting === true && !session.settings.mayWrite) {
				return {
					kind: "skipped",
					why: "this check changes something. Use --write to allow it"
				};
			}
			try {
				return await check.run(session);
			} catch (error) {
				if (error instanceof Omission) return {
					kind: error.kind,
					why: error.message
				};
				if (!(error instanceof errors.gG) || isInterruption(error)) throw error;
				return {
					kind: "undetermined",
					why: error.message
				};
			}
		}
		const CHECK_GROUPS = [
			DESCRIPTION,
			ADDRESS,
			AUTHENTICATION,
			ORGANIZATION,
			LISTS,
			CREATION,
			VALIDATION,
			DEPLOYMENT,
			APPLICATION,
			OPTIONAL_FIELDS,
			LOG,
			VARIABLES,
			ERRORS,
			REWARD,
			LIMITS
		];
		function tallyOf(verdicts) {
			const count = (word) => verdicts.filter(({ verdict }) => verdict === word).length;
			return {
				conform: count("conforms"),
				depart: count("departs"),
				coped: verdicts.filter(({ copes }) => copes === true).length,
				skipped: count("skipped"),
				undetermined: count("undetermined")
			};
		}
		var command = __webpack_require__(283);
		var exit_codes = __webpack_require__(4527);
		var read_config = __webpack_require__(9526);
		var secret_source = __webpack_require__(470);
		var terminal_output = __webpack_require__(7237);
		var external_node_crypto_ = __webpack_require__(7598);
		var redaction = __webpack_require__(6329);
		var option_values = __webpack_require__(1560);
		var connection = __webpack_require__(1998);
		;
		const OPTIONS = {
			...connection.Ur,
			organization: (0, command.F9)("ID", "id or name of the organization (default: the first one)"),
			"app-id": (0, command.F9)("ID", "application to check (default: the one that --write creates)"),
			write: (0, command.kY)("also create a project with everything in it, and deploy it; nothing is deleted, since the API cannot delete"),
			"reward-code": (0, command.F9)("CODE", "with --write: claim this reward code until it is refused, which uses it up"),
			"cluster-id": (0, command.F9)("ID", "with --write: cluster for the environment"),
			"git-url": (0, command.F9)("URL", "with --write: repository of the application (default: GitHub's Hello-World)"),
			"git-branch": (0, command.F9)("NAME", "with --git-url: branch of the repository (default: main)"),
			commit: (0, command.F9)("SHA", "with --git-url: commit to deploy"),
			timeout: (0, command.F9)("TIME", "how long a deployment may take (default: 10m)"),
			"most-requests": (0, command.F9)("N", "maximum number of requests (default: 200)"),
			"tolerate-coped": (0, command.kY)("exit with 0 if this client handles all departures")
		};
		const EXAMPLE = {
			gitUrl: "https://github.com/octocat/Hello-World.git",
			gitBranch: "master",
			commit: "7fd1a60b01f91b314f59955a4e4d4e80d8edf11d"
		};
		const MAX_REQUESTS = 200;
		const TIMEOUT_MS = 6e5;
		const WRITES = [
			"reward-code",
			"cluster-id",
			"git-url"
		];
		function readChoices(values, { organization, appIds }) {
			const reader = (0, option_values.V)(values);
			const mayWrite = reader.flag("write");
			requireCompany(reader, WRITES, "write");
			requireCompany(reader, ["git-branch", "commit"], "git-url");
			const rewardCode = reader.text("reward-code") ?? null;
			if (rewardCode !== null) (0, redaction.cl)(rewardCode);
			const choices = {
				organization: reader.text("organization") ?? organization,
				appId: reader.text("app-id") ?? appIds[0] ?? null,
				mayWrite,
				rewardCode,
				label: `touchdown-conformance-${(0, external_node_crypto_.randomBytes)(4).toString("hex")}`,
				clusterId: reader.text("cluster-id") ?? null,
				...readRepository(reader),
				timeoutMs: reader.durationMs("timeout") ?? TIMEOUT_MS,
				mostRequests: reader.number("most-requests", {
					least: 1,
					most: 1e3
				}) ?? MAX_REQUESTS,
				toleratesCoped: reader.flag("tolerate-coped")
			};
			reader.finish();
			return choices;
		}
		function readRepository(reader) {
			const gitUrl = reader.text("git-url");
			if (gitUrl === undefined) return EXAMPLE;
			return {
				gitUrl,
				gitBranch: reader.text("git-branch") ?? "main",
				commit: reader.text("commit") ?? null
			};
		}
		function requireCompany(reader, names, company) {
			if (reader.flag(company) || reader.text(company) !== undefined) return;
			for (const name of names) {
				if (reader.text(name) !== undefined) reader.reject({
					name: `--${name}`,
					seen: "",
					problem: `needs --${company}. Add it.`
				});
			}
		}
		var failure = __webpack_require__(5421);
		var proxy = __webpack_require__(8287);
		var undici_exchange = __webpack_require__(7958);
		;
		const web_fetch_LIMITS = {
			connectMs: 1e4,
			headersMs: 15e3,
			bodyMs: 15e3
		};
		const MAX_CALL_MS = 3e4;
		const METHODS = null && [
			"GET",
			"POST",
			"PATCH",
			"DELETE"
		];
		const STAGES = {
			dns: "dns",
			connect: "connect",
			tls: "tls",
			headers: "headers",
			body: "body",
			reset: "reset",
			closed: "reset",
			"too-large": "body",
			encoded: "body"
		};
		const WITHOUT_BODY = null && [
			204,
			205,
			304
		];
		function createWebFetch(options) {
			const { env, clock } = options;
			const { origin } = new URL(options.origin);
			const exchange = createExchange({
				origin,
				proxy: chooseProxy(origin, env),
				limits: web_fetch_LIMITS,
				clock
			});
			const send = async (input, init = {}) => {
				const request = renderRequest(origin, input, init, clock.monotonicMs() + MAX_CALL_MS);
				const exchanged = await exchange.send(request);
				if (exchanged.kind === "unanswered") throw failed(request, exchanged.failure);
				if (exchanged.failure !== null && exchanged.status < 300) throw failed(request, exchanged.failure);
				return renderResponse(request, exchanged);
			};
			return Object.assign(send, { close: () => exchange.close() });
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
		function renderResponse(request, { status, headers, text }) {
			try {
				const body = WITHOUT_BODY.includes(status) ? null : text;
				return new Response(body, {
					status,
					headers
				});
			} catch (error) {
				throw new TypeError("fetch failed", { cause: new NetworkError("body", "not a valid HTTP response", factsOf(request), error) });
			}
		}
		function failed(request, failure) {
			return new TypeError("fetch failed", { cause: errorOf(request, failure) });
		}
		function errorOf(request, { kind, cause }) {
			if (kind === "signal") return new errors.cc("signal", "The request was canceled.", cause);
			if (kind === "deadline") return new errors.cc("timeout", "The request took too long.", cause);
			const why = (0, failure.V)(cause);
			return new errors.Dr(STAGES[kind], why === "" ? kind : `${kind}: ${why}`, factsOf(request), cause);
		}
		function factsOf({ method, path }) {
			return {
				method,
				path: path.replace(/\?.*$/, "")
			};
		}
		;
		const MAX_MS = 6e4;
		function createProbe(exchange, clock, signal) {
			return { async send(request) {
				const sent = {
					...request,
					signal,
					deadlineAt: clock.monotonicMs() + MAX_MS
				};
				const exchanged = await exchange.send(sent);
				if (exchanged.kind === "unanswered") throw failed(sent, exchanged.failure).cause;
				if (exchanged.failure !== null) throw failed(sent, exchanged.failure).cause;
				const { status, headers, text } = exchanged;
				return {
					status,
					headers,
					text
				};
			} };
		}
		var units = __webpack_require__(5171);
		;
		const SHARE_OF_OTHERS = .1;
		const MIB = 1024 * 1024;
		const MAX_TOTAL_LENGTH = 32 * MIB;
		function createMeter(exchange, { maxRequests, maxMs }, clock) {
			const endAt = clock.monotonicMs() + maxMs;
			let sent = 0;
			let totalLength = 0;
			let reason = null;
			const closedBy = () => {
				if (reason !== null) return reason;
				if (clock.monotonicMs() >= endAt) return `the run reached its time limit of ${(0, units.PP)(maxMs)}`;
				return sent < maxRequests ? null : `all ${maxRequests} allowed requests are used up`;
			};
			return {
				closedBy,
				sent: () => sent,
				async send(request) {
					if (closedBy() !== null) return {
						kind: "unanswered",
						failure: { kind: "closed" }
					};
					sent++;
					const exchanged = await exchange.send({
						...request,
						deadlineAt: Math.min(request.deadlineAt, endAt)
					});
					totalLength += exchanged.kind === "answered" ? exchanged.text.length : 0;
					const excess = findExcess(request, exchanged, totalLength);
					reason ??= excess ?? readShortage(exchanged);
					return excess === null ? exchanged : {
						kind: "unanswered",
						failure: { kind: "closed" }
					};
				},
				close: () => exchange.close()
			};
		}
		function findExcess({ method, path }, exchanged, totalLength) {
			if (exchanged.kind === "unanswered") return null;
			if (totalLength > MAX_TOTAL_LENGTH) return `the responses add up to more than ${MAX_TOTAL_LENGTH / MIB} MiB`;
			if (!isDeeplyNested(exchanged.text)) return null;
			return `${method} ${path} returned JSON nested more than ${MAX_LEVELS} levels deep`;
		}
		function readShortage(exchanged) {
			if (exchanged.kind === "unanswered") return null;
			const { status, headers } = exchanged;
			if (status === 429) return "the rate limit is used up (status 429)";
			if (status > 299) return null;
			const [limit, remaining] = ["limit", "remaining"].map((name) => readCount(headers[`x-ratelimit-${name}`]));
			if (limit === undefined || remaining === undefined || limit === null || remaining === null) return null;
			if (remaining > limit * SHARE_OF_OTHERS) return null;
			return `only ${remaining} of ${limit} requests are left before the rate limit, and other jobs may need them`;
		}
		function readCount(text) {
			return text !== undefined && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;
		}
		const MAX_LEVELS = 100;
		const OTHERS = new Set("	\n\r 0123456789+-.eEtrufalsn,:");
		function isDeeplyNested(text) {
			let levels = 0;
			for (let index = 0; index < text.length; index++) {
				const character = text.charAt(index);
				if (character === "\"") index = endOfString(text, index);
				else if (character === "[" || character === "{") levels++;
				else if (character === "]" || character === "}") levels--;
				else if (!OTHERS.has(character)) return false;
				if (levels > MAX_LEVELS) return true;
			}
			return false;
		}
		function endOfString(text, start) {
			let index = start + 1;
			while (index < text.length && text[index] !== "\"") index += text[index] === "\\" ? 2 : 1;
			return index;
		}
		var http_authorization = __webpack_require__(9626);
		var base_address = __webpack_require__(2543);
		var http_transport = __webpack_require__(6078);
		var platform_client = __webpack_require__(7283);
		var rate_limit_gate = __webpack_require__(5144);
		;
		const open_session_LIMITS = {
			connectMs: 1e4,
			headersMs: 3e4,
			bodyMs: 3e4
		};
		const open_session_MAX_CALL_MS = 6e4;
		const MAX_READING_MS = 3e5;
		function openSession(service, choices, surroundings) {
			const { config, token } = service;
			const { clock, env, ending } = surroundings;
			const base = (0, base_address.d)(service.baseUrl, { allowHttp: config.allowHttp ?? false });
			const authorization = (0, http_authorization.E)(token, config.authScheme ?? "auto");
			const { origin, prefix } = base;
			const exchange = service.exchange ?? (0, undici_exchange.C)({
				origin,
				proxy: (0, proxy.U)(origin, env),
				limits: open_session_LIMITS,
				clock
			});
			const maxMs = MAX_READING_MS + (choices.mayWrite ? choices.timeoutMs : 0);
			const meter = createMeter(exchange, {
				maxRequests: choices.mostRequests,
				maxMs
			}, clock);
			const openClient = (header) => openPlatform({
				base,
				authorization: header,
				meter,
				surroundings
			});
			const probe = createProbe(meter, clock, ending);
			const settings = {
				...choices,
				prefix,
				authorization
			};
			return {
				session: createSession({
					settings,
					clock,
					ending,
					probe,
					meter,
					openClient
				}),
				meter
			};
		}
		function openPlatform(parts) {
			const { base, authorization, meter, surroundings } = parts;
			const { clock, random } = surroundings;
			const gate = (0, rate_limit_gate.q)({
				clock,
				random,
				reserve: 0
			});
			const transport = (0, http_transport.oO)({
				base,
				authorization,
				userAgent: "touchdown-conformance",
				limits: open_session_LIMITS,
				totalMs: open_session_MAX_CALL_MS,
				exchange: meter,
				gate,
				clock,
				random
			});
			return (0, platform_client.G)(transport, gate, () => meter.close());
		}
		;
		const conformance_command_command = {
			summary: "Checks whether a service conforms to the platform's API description",
			isSeenThrough: true,
			options: OPTIONS,
			examples: [
				["touchdown conformance --base-url https://api.example.com", "checks without changing anything"],
				["touchdown conformance --app-id app-1 --json", "also checks an application, and prints a line of JSON for each check"],
				["touchdown conformance --write --base-url http://127.0.0.1:4010", "checks everything, here on a local sandbox"]
			],
			details: [(0, command.hS)(["0", "no departures; with --tolerate-coped: this client handles all of them"], ["1", "the service departs from the description"], ["2", "an option or a file is invalid"], ["3", "the service refuses the token"], ["4", "a check could not be determined, or the service was not reached"])],
			run: conform
		};
		async function conform(values, terminal) {
			const config = await (0, read_config.Xg)(values, terminal);
			const choices = readChoices(values, config);
			const baseUrl = (0, read_config.SF)(config);
			const token = await (0, secret_source.AI)(values, terminal, config);
			const { session, meter } = openSession({
				baseUrl,
				token,
				config
			}, choices, terminal);
			const output = (0, terminal_output.q)("conformance", values["json"] === true, terminal);
			const renderLines = createVerdictLines();
			const shown = [];
			const show = (verdict) => {
				shown.push(verdict);
				output.show("item", verdict, renderLines(verdict));
			};
			try {
				const verdicts = await runChecks(session, show);
				const exitCode = chooseExit(verdicts, choices.toleratesCoped);
				showResult(output, verdicts, {
					requests: meter.sent(),
					label: choices.label,
					exitCode
				});
				return exitCode;
			} catch (error) {
				if (isAnyCreated(shown)) terminal.err(renderLeft(choices.label));
				throw error;
			} finally {
				await meter.close();
			}
		}
		function showResult(output, verdicts, facts) {
			const tally = tallyOf(verdicts);
			const label = isAnyCreated(verdicts) ? facts.label : null;
			const left = label === null ? "" : renderLeft(label);
			output.show("result", {
				...tally,
				...facts,
				label
			}, `${renderTally(tally)}${left}`);
		}
		function isAnyCreated(verdicts) {
			return verdicts.some(({ id, verdict }) => id.startsWith("create.") && verdict !== "skipped");
		}
		function renderLeft(label) {
			return `The names of all created resources start with ${label}. Delete them in the platform's console.\n`;
		}
		function chooseExit(verdicts, toleratesCoped) {
			const departures = verdicts.filter(({ verdict }) => verdict === "departs");
			if (departures.some(({ copes }) => !toleratesCoped || copes !== true)) return exit_codes.dc.bad;
			return verdicts.some(({ verdict }) => verdict === "undetermined") ? exit_codes.dc.unknown : exit_codes.dc.done;
		}
		const MARKS = {
			conforms: "\u2713",
			departs: "\u2717",
			skipped: "\u2013",
			undetermined: "?",
			noted: "\u00B7"
		};
		const ID_COLUMNS = 28;
		const INDENT = "    ";
		function createVerdictLines() {
			let group = "";
			return (verdict) => {
				const title = verdict.group === group ? "" : `${group === "" ? "" : "\n"}${verdict.group}\n`;
				group = verdict.group;
				return title + renderVerdict(verdict);
			};
		}
		function renderTally({ conform, depart, coped, skipped, undetermined }) {
			const departing = `${depart} ${depart === 1 ? "departs" : "depart"}`;
			const parts = [
				`${conform} ${conform === 1 ? "conforms" : "conform"}`,
				depart === 0 ? departing : `${departing} (this client handles ${coped})`,
				`${skipped} skipped`,
				...undetermined === 0 ? [] : [`${undetermined} undetermined`]
			];
			return `\n${parts.join(", ")}.\n`;
		}
		function renderVerdict({ id, section, says, verdict, expected, came, copes, consequence, why }) {
			const head = `  ${MARKS[verdict]} ${id.padEnd(ID_COLUMNS)} `;
			if (verdict === "conforms") return `${head}${says}\n`;
			if (verdict === "noted") return `${head}${came}: ${consequence}\n`;
			if (verdict !== "departs") return `${head}${verdict}: ${why}\n`;
			const coping = copes === null ? "client not tested" : copes ? "this client handles it" : "this client does not handle it";
			return [
				`${head}${says} (${section})`,
				`${INDENT}expected ${expected}, got ${came}`,
				`${INDENT}${coping}: ${consequence}`,
				""
			].join("\n");
		}
	}),
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
