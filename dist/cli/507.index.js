export const id = 507;
export const ids = [507];
export const modules = {
	133: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => IDENTITY_FIELDS });
		const IDENTITY_FIELDS = [
			"deployment_request_id",
			"execution_id",
			"deployment_id"
		];
	}),
	3885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => parseHttpDate,
			n: () => parseInstant
		});
		const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
		const DIGITS = /^\d{10,20}(?:\.\d+)?$/;
		function parseInstant(value) {
			if (typeof value === "number") return fromNumber(value);
			if (typeof value !== "string") return null;
			const text = value.trim();
			if (DIGITS.test(text)) return fromNumber(Number(text));
			const iso = ISO.exec(text);
			if (iso !== null) return orNull(Date.parse(`${iso[1]}T${iso[2]?.replace(",", ".")}${offset(iso[3] ?? "Z")}`));
			return parseHttpDate(text);
		}
		function fromNumber(value) {
			if (!Number.isFinite(value) || value < 1e9) return null;
			if (value >= 0x16345785d8a0000) return Math.round(value / 1e6);
			if (value >= 0x5af3107a4000) return Math.round(value / 1e3);
			return Math.round(value >= 1e11 ? value : value * 1e3);
		}
		function offset(text) {
			if (/^z$/i.test(text)) return "Z";
			const digits = text.slice(1).replace(":", "");
			return `${text.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2) || "00"}`;
		}
		function orNull(epochMs) {
			return Number.isNaN(epochMs) ? null : epochMs;
		}
		const TIME = String.raw`\d{2}:\d{2}:\d{2}`;
		const DAY_AND_MONTH = String.raw`\d{2} [A-Z][a-z]{2}`;
		const FIXED = new RegExp(`^[A-Z][a-z]{2}, ${DAY_AND_MONTH} \\d{4} ${TIME} GMT$`);
		const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-[A-Z][a-z]{2}-\\d{2} ${TIME} GMT$`);
		const ASCTIME = new RegExp(`^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \\d]\\d ${TIME} \\d{4}$`);
		function parseHttpDate(text) {
			if (FIXED.test(text) || RFC_850.test(text)) return finite(Date.parse(text));
			if (ASCTIME.test(text)) return finite(Date.parse(`${text} GMT`));
			return null;
		}
		function finite(epochMs) {
			return Number.isFinite(epochMs) ? epochMs : null;
		}
	}),
	2320: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PH: () => markUnsent,
			cp: () => isUncertain,
			hL: () => unsentStageOf,
			wt: () => isUnsent
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		const FATES = {
			input: "unsent",
			"access-unauthorized": "refused",
			"access-forbidden": "refused",
			"access-not-found": "refused",
			throttled: "refused",
			remote: "open",
			rejected: "refused",
			conflict: "refused",
			"network-dns": "unsent",
			"network-connect": "unsent",
			"network-tls": "unsent",
			"network-headers": "open",
			"network-body": "open",
			"network-reset": "open",
			protocol: "open",
			"cancelled-signal": "open",
			"cancelled-timeout": "open"
		};
		const marked = new WeakSet();
		function markUnsent(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG) marked.add(error);
			return error;
		}
		function isUnsent(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG && fateOf(error) === "unsent";
		}
		function isUncertain(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gG && fateOf(error) === "open";
		}
		function unsentStageOf(code) {
			if (/^(?:ENOTFOUND|EAI_[A-Z]+)$/.test(code)) return "dns";
			return code === "ECONNREFUSED" ? "connect" : null;
		}
		function fateOf(error) {
			return marked.has(error) ? "unsent" : FATES[error.code];
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
	6525: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => saysExists,
			Q: () => saysDeploymentInProgress
		});
		const IN_PROGRESS = [
			/\b(?:deploy\w*|redeploy\w*|build|rollout|operation|action|task|job|another|already)\b.*\b(?:in progress|ongoing|under way|underway)\b/,
			/\b(?:in progress|ongoing|pending|running|active|concurrent|another|unfinished) (?:deploy\w*|build|rollout|operation)\b/,
			/\b(?:deployment|deploy|build|rollout|operation) (?:is|are|has been) (?:(?:already|currently|still) )?(?:being \w+|running|pending|queued|active|started|executing)\b/,
			/\b(?:being|already|currently|still) (?:re)?(?:deploy(?:ed|ing)|build?ing|built|starting|started|running|queued)\b/
		];
		const NOT_IN_PROGRESS = /\b(?:no|not|without|never)\b[^.;]*\b(?:in progress|ongoing|running|being|under way|underway)\b/;
		const EXISTS = /\balready (?:exists?|existing|defined|set|taken|used|in use|present|there)\b|\bduplicated?\b|\bmust be unique\b|\bnot unique\b/;
		function saysDeploymentInProgress(message) {
			const lines = foldLines(message);
			return lines.some((line) => !NOT_IN_PROGRESS.test(line) && IN_PROGRESS.some((pattern) => pattern.test(line)));
		}
		function saysExists(message) {
			return foldLines(message).some((line) => EXISTS.test(line));
		}
		function foldLines(message) {
			return message.replace(/(?<!\w)(["'`]).*?\1(?!\w)/g, " ").replaceAll("_", " ").toLowerCase().split(/\r?\n/);
		}
	}),
	4690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cl: () => withExtraFields,
			eh: () => isSecretName,
			jd: () => registerSecretFields,
			vS: () => FIELD_PATH,
			wy: () => findFieldProblems
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6329);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2274);
		var _http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2245);
		const KNOWN = {
			project: {
				name: true,
				description: true
			},
			environment: {
				name: true,
				mode: true,
				cluster_id: true
			},
			application: {
				name: true,
				git_repository: {
					url: true,
					branch: true
				},
				build_mode: true,
				dockerfile_path: true,
				cpu: true,
				memory: true,
				min_running_instances: true,
				max_running_instances: true,
				ports: true
			},
			database: {
				name: true,
				type: true,
				version: true,
				mode: true,
				cpu: true,
				memory: true,
				storage: true
			},
			variable: {
				key: true,
				value: true
			},
			secret: {
				key: true,
				value: true
			},
			webhook: {
				target_url: true,
				events: true,
				enabled: true
			}
		};
		const FIELD_PATH = "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$";
		const RESERVED = [
			"__proto__",
			"constructor",
			"prototype"
		];
		const RESERVED_ADVICE = "reserved in JavaScript and never sent. Use another name.";
		const SECRET_NAME = /secret|passw|token|credential|private|api[_-]?key/i;
		const MAX_LEVELS = 50;
		const MAX_SHOWN_CHARS = 80;
		function findFieldProblems(kind, fields, nameSetting) {
			return fields.flatMap(([field, value], at) => {
				const wrong = (problem) => [{
					field,
					problem
				}];
				const path = field.split(".");
				if (!new RegExp(FIELD_PATH).test(field)) {
					return wrong("is not a field name. Use letters, digits, \"_\" and \"-\", with a dot before a nested field.");
				}
				if (path.some((name) => RESERVED.includes(name))) return wrong(`is ${RESERVED_ADVICE}`);
				const before = fields.slice(0, at).find(([other]) => isWithin(other, field) || isWithin(field, other));
				if (before?.[0] === field) return wrong("is given twice. Give each field once.");
				if (before !== undefined) return wrong(`is given together with the overlapping ${before[0]}. Give each field once.`);
				const problem = findValueProblem(value, 0);
				return problem === null ? findKnown(KNOWN[kind], path, value, nameSetting) : wrong(problem);
			});
		}
		function withExtraFields(kind, body, fields = {}) {
			const problems = findFieldProblems(kind, Object.entries(fields), (setting) => setting);
			if (problems.length > 0) {
				const inputs = problems.map(({ field, problem }) => ({
					name: `fields.${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(field, MAX_SHOWN_CHARS)}`,
					seen: "",
					problem
				}));
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(inputs);
			}
			registerSecretFields(fields);
			return Object.entries(fields).reduce((merged, [field, value]) => withField(merged, field.split("."), value), body);
		}
		function registerSecretFields(fields) {
			const register = (value, isSecret) => {
				if (typeof value === "string" && isSecret) (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.cl)(value);
				if (typeof value !== "object" || value === null) return;
				for (const [name, inner] of Object.entries(value)) register(inner, isSecret || isSecretName(name));
			};
			register(fields, false);
		}
		function isSecretName(name) {
			return SECRET_NAME.test(name);
		}
		function isWithin(path, of) {
			return path === of || path.startsWith(`${of}.`);
		}
		function findKnown(known, path, value, nameSetting, above = []) {
			if (known === undefined) return [];
			const [name, ...rest] = path;
			const field = [...above, ...path].join(".");
			if (known === true) {
				const which = path.length === 0 ? "this field" : `the field ${above.join(".")}`;
				const setting = nameSetting(above.join(".").replaceAll("_", "-"));
				return [{
					field,
					problem: `cannot be set: touchdown sets ${which} itself.${setting === null ? "" : ` Use ${setting}.`}`
				}];
			}
			if (name !== undefined) return findKnown(own(known, name), rest, value, nameSetting, [...above, name]);
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value)) {
				return [{
					field,
					problem: `cannot be replaced: touchdown builds this object. Add to it with ${field}.FIELD.`
				}];
			}
			return Object.entries(value).flatMap(([inner, one]) => findKnown(own(known, inner), [], one, nameSetting, [...above, inner]));
		}
		function own(object, key) {
			return Object.hasOwn(object, key) ? object[key] : undefined;
		}
		function findValueProblem(value, level) {
			if (level > MAX_LEVELS) return `has a value that is nested more than ${MAX_LEVELS} levels deep. Use fewer levels.`;
			if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return null;
			if (Array.isArray(value)) return firstProblem(value, level);
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value) || Object.getPrototypeOf(value) !== Object.prototype) return "has a value that is not JSON. Use JSON.";
			const reserved = Object.keys(value).find((name) => RESERVED.includes(name));
			return reserved === undefined ? firstProblem(Object.values(value), level) : `has ${reserved} in its value, which is ${RESERVED_ADVICE}`;
		}
		function firstProblem(values, level) {
			for (const value of values) {
				const problem = findValueProblem(value, level + 1);
				if (problem !== null) return problem;
			}
			return null;
		}
		function withField(object, [name = "", ...rest], value) {
			const present = own(object, name);
			const inner = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(present) ? present : {};
			if (rest.length > 0) return {
				...object,
				[name]: withField(inner, rest, value)
			};
			return {
				...object,
				[name]: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value) ? {
					...inner,
					...value
				} : value
			};
		}
	}),
	9425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ci: () => decodePage,
			Ts: () => renderCandidates,
			WD: () => takeTurns,
			_M: () => findByIdOrName,
			_U: () => findByName,
			_w: () => listAll,
			md: () => PAGE_SIZE,
			pN: () => listPages,
			qy: () => MAX_CANDIDATES
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2245);
		const PAGE_SIZE = 100;
		function takeTurns(transport, options = {}) {
			let leftMs = transport.leftMs(transport.begin(options));
			return async (send) => {
				const call = transport.begin({
					...options,
					timeoutMs: leftMs
				});
				try {
					return await send(call);
				} finally {
					leftMs = transport.leftMs(call);
				}
			};
		}
		function decodePage(json, decodeItem) {
			const { list, where, paging } = findList(json);
			const items = list.map((item, at) => {
				const place = `${where}[${at}]`;
				if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(item)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(place, "an object", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(item));
				return decodeItem(item, place);
			});
			return {
				items,
				totalPages: readCount(paging["total_pages"]),
				totalCount: readCount(paging["total_count"])
			};
		}
		async function* listAll(fetchPage, identityOf) {
			const seen = new Set();
			for (let page = 1;; page++) {
				const { items, totalPages, totalCount } = await fetchPage(page);
				const seenBefore = seen.size;
				for (const item of items) {
					const identity = identityOf(item);
					if (seen.has(identity)) continue;
					seen.add(identity);
					yield item;
				}
				const isLast = totalPages !== null && page >= totalPages || totalCount !== null && seen.size >= totalCount;
				const countsItself = (totalPages ?? 1) === 1 && (totalCount ?? items.length) === items.length;
				const isDoubtful = items.length >= PAGE_SIZE && countsItself;
				if (isLast && !isDoubtful || seen.size === seenBefore) return;
			}
		}
		function listPages(transport, takeTurn, operationOf, decodeItem, identityOf) {
			return listAll(async (page) => {
				return decodePage(await takeTurn((call) => transport.fetchJson(operationOf(page), call)), decodeItem);
			}, identityOf);
		}
		async function findByName(items, wanted, describe) {
			return chooseByName(await Array.fromAsync(items), wanted, describe, "names");
		}
		async function findByIdOrName(items, wanted) {
			const others = [];
			for await (const item of items) {
				if (item.id === wanted.name) return item;
				others.push(item);
			}
			return chooseByName(others, wanted, (item) => item, "names or ids");
		}
		function chooseByName(items, wanted, describe, kinds) {
			const [first, ...others] = items.filter((item) => describe(item).name === wanted.name);
			if (first !== undefined && others.length === 0) return first;
			const candidates = renderCandidates((first === undefined ? items : [first, ...others]).map(describe));
			const problem = items.length === 0 ? `is not found: no ${wanted.input} exists yet.` : first === undefined ? `is not found. Use one of these ${kinds}: ${candidates}.` : `is not a unique name. Use an id: ${candidates}.`;
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: wanted.input,
				seen: wanted.name,
				problem
			}]);
		}
		function findList(json) {
			if (Array.isArray(json)) return {
				list: json,
				where: "$",
				paging: {}
			};
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "a list", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(json));
			const { results, pagination } = json;
			if (Array.isArray(results)) return {
				list: results,
				where: "$.results",
				paging: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(pagination) ? pagination : json
			};
			if (results === undefined && "id" in json) return {
				list: [json],
				where: "$",
				paging: { total_pages: 1 }
			};
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.results", "an array", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(results));
		}
		function readCount(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
		}
		const MAX_CANDIDATES = 20;
		const MAX_NAME = 100;
		function renderCandidates(candidates, isWhole = true) {
			const named = candidates.slice(0, MAX_CANDIDATES).map(renderCandidate).join(", ");
			const more = candidates.length - MAX_CANDIDATES;
			if (more <= 0) return named;
			return isWhole ? `${named} and ${more} more` : `${named} and more`;
		}
		function renderCandidate({ name, id }) {
			const [shownName, shownId] = [name, id].map((text) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(text ?? "", MAX_NAME));
			if (!shownName) return shownId ?? "";
			return shownId ? `${shownName} (${shownId})` : shownName;
		}
	}),
	2087: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ag: () => decodeDatabase,
			EH: () => decodeProject,
			Oy: () => decodeWebhook,
			PR: () => decodeCreated,
			Wi: () => decodeOrganization,
			X2: () => decodeApplication,
			dq: () => decodeDatabaseDeployment,
			ms: () => decodeEnvironment
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2245);
		var _wire_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5231);
		function decodeOrganization(json, where) {
			return {
				id: requireId(json, where),
				name: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["name"]),
				createdAt: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["created_at"])
			};
		}
		function decodeProject(json, where) {
			return {
				...decodeCommon(json, where),
				description: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["description"])
			};
		}
		function decodeEnvironment(json, where) {
			return {
				id: requireId(json, where),
				name: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["name"]),
				mode: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["mode"]),
				clusterId: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["cluster_id"]),
				createdAt: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["created_at"])
			};
		}
		function decodeApplication(json, where) {
			return decodeCommon(json, where);
		}
		function decodeDatabase(json, where) {
			return decodeCommon(json, where);
		}
		function decodeWebhook(json, where) {
			const { events, enabled } = json;
			return {
				id: requireId(json, where),
				targetUrl: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["target_url"]),
				events: Array.isArray(events) ? events.filter((event) => typeof event === "string") : [],
				enabled: typeof enabled === "boolean" ? enabled : null
			};
		}
		function decodeDatabaseDeployment(body, databaseId) {
			const { deploymentId, state } = (0, _wire_js__WEBPACK_IMPORTED_MODULE_2__.Vh)(body, databaseId);
			return {
				id: deploymentId,
				status: state
			};
		}
		function decodeCreated(body, kind, decode) {
			try {
				const json = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(body);
				if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(json)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "an object", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.wQ)(json));
				return decode(json, "$");
			} catch (error) {
				if (!(error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd)) throw error;
				const expected = `the ${kind} with its id (it was probably created; check the platform before you create it again)`;
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(error.where, expected, error.came, error);
			}
		}
		function decodeCommon(json, where) {
			return {
				id: requireId(json, where),
				name: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["name"]),
				createdAt: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["created_at"]),
				updatedAt: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["updated_at"])
			};
		}
		function requireId(json, where) {
			const id = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["id"]);
			if (id === null) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(`${where}.id`, "an id", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.wQ)(json["id"]));
			return id;
		}
	}),
	5231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G_: () => decodeDeployedCommit,
			Vh: () => decodeStartedDeployment,
			au: () => decodeEnvironmentVariable,
			fp: () => decodeEnvironmentId,
			pQ: () => decodeStatus
		});
		var _deploy_deploy_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(133);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3885);
		var _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2062);
		var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2245);
		const MAX_WORD_UNITS = 255;
		function decodeStatus(json) {
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) {
				return {
					kind: "malformed",
					error: new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "an object", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(json)),
					partial: null
				};
			}
			const partial = {
				serviceDeploymentStatus: readShortString(json["service_deployment_status"]),
				lastDeploymentDate: decodeDate(json["last_deployment_date"]),
				identity: decodeIdentity(json),
				...decodeQueue(json)
			};
			const state = readShortString(json["state"]);
			if (state !== null) return {
				kind: "observed",
				observation: {
					state,
					...partial
				}
			};
			const came = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.E3)(json["state"]) === null ? (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(json["state"]) : `longer than ${MAX_WORD_UNITS} characters`;
			const error = new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.state", "a state word", came);
			return {
				kind: "malformed",
				error,
				partial
			};
		}
		function decodeStartedDeployment(body, appId) {
			const json = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Ip)(body);
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) return {
				identity: {},
				deploymentId: null,
				state: null,
				aboutDeployment: false
			};
			const id = readShortWord(json["id"]);
			const ownId = id === null || (0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_3__.W)(id, appId) ? null : id;
			const named = decodeIdentity(json, appId);
			const identity = ownId === null ? named : {
				deployment_id: ownId,
				...named
			};
			const deploymentId = _deploy_deploy_target_js__WEBPACK_IMPORTED_MODULE_4__.D.map((field) => identity[field]).find((value) => value !== undefined) ?? null;
			const [state, status] = [readShortString(json["state"]), readShortString(json["status"])];
			const aboutDeployment = ownId !== null;
			const word = aboutDeployment ? status ?? state : state ?? status;
			const { requestsWaiting } = decodeQueue(json);
			return {
				identity,
				deploymentId,
				state: word,
				aboutDeployment,
				...requestsWaiting === undefined ? {} : { requestsWaiting }
			};
		}
		function decodeDeployedCommit(json) {
			const repository = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json) ? json["git_repository"] : null;
			const commit = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(repository) ? readShortString(repository["deployed_commit_id"]) : null;
			return commit !== null && /^[0-9a-f]{7,64}$/i.test(commit) ? commit : null;
		}
		function decodeEnvironmentId(json) {
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) return null;
			const { environment } = json;
			return ((0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(environment) ? readShortWord(environment["id"]) : null) ?? readShortWord(json["environment_id"]);
		}
		function decodeQueue(json) {
			const count = json["deployment_requests_count"];
			const details = json["status_details"];
			return {
				...Number.isSafeInteger(count) && count >= 0 ? { requestsWaiting: count } : {},
				...(0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(details) ? { details: decodeDetails(details) } : {}
			};
		}
		function decodeDetails(json) {
			return {
				action: readShortString(json["action"]),
				status: readShortString(json["status"]),
				subAction: readShortString(json["sub_action"])
			};
		}
		function decodeEnvironmentVariable(json, where) {
			const key = (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.E3)(json["key"]);
			if (key === null) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(`${where}.key`, "a key", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(json["key"]));
			const value = json["value"];
			const isShown = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
			return {
				id: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.pS)(json["id"]),
				key,
				value: isShown ? String(value) : null
			};
		}
		function decodeIdentity(json, appId) {
			const named = _deploy_deploy_target_js__WEBPACK_IMPORTED_MODULE_4__.D.map((field) => [field, readShortWord(json[field])]);
			return Object.fromEntries(named.filter(([, value]) => value !== null && (appId === undefined || !(0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_3__.W)(value, appId))));
		}
		function decodeDate(value) {
			const text = readShortWord(value);
			return text === null ? null : {
				text,
				epochMs: (0, _kernel_instant_js__WEBPACK_IMPORTED_MODULE_1__.n)(value)
			};
		}
		function readShortString(value) {
			return isShort(value) ? (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.E3)(value) : null;
		}
		function readShortWord(value) {
			return isShort(value) ? (0, _http_json_js__WEBPACK_IMPORTED_MODULE_2__.pS)(value) : null;
		}
		function isShort(value) {
			return typeof value !== "string" || value.length <= MAX_WORD_UNITS;
		}
	})
};
