export const id = 268;
export const ids = [268];
export const modules = {
	651: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => parseHttpDate });
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
	3885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => parseInstant });
		var _http_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(651);
		const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
		const DIGITS = /^\d{10,20}(?:\.\d+)?$/;
		function parseInstant(value) {
			if (typeof value === "number") return fromNumber(value);
			if (typeof value !== "string") return null;
			const text = value.trim();
			if (DIGITS.test(text)) return fromNumber(Number(text));
			const iso = ISO.exec(text);
			if (iso !== null) return orNull(Date.parse(`${iso[1]}T${iso[2]?.replace(",", ".")}${offset(iso[3] ?? "Z")}`));
			return (0, _http_date_js__WEBPACK_IMPORTED_MODULE_0__.m)(text);
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
	}),
	6783: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dk: () => deployOperation,
			Gj: () => logOperation,
			Uj: () => statusOperation,
			_z: () => createVariableOperation,
			fg: () => listVariablesOperation,
			oI: () => createApplicationOperation,
			wS: () => createSecretOperation
		});
		var _conflict_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4010);
		var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9499);
		function createApplicationOperation(environmentId, application) {
			return {
				method: "POST",
				template: "/environment/{env_id}/application",
				ids: { env_id: environmentId },
				body: renderApplication(application),
				scope: "Write",
				action: `create an application in environment ${environmentId}`,
				subject: `environment ${environmentId}`,
				saysConflict: _conflict_words_js__WEBPACK_IMPORTED_MODULE_1__.H
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
				saysConflict: _conflict_words_js__WEBPACK_IMPORTED_MODULE_1__.Q
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
					page_size: _lists_js__WEBPACK_IMPORTED_MODULE_0__.md
				},
				isList: true,
				scope: "Read",
				action: `list the environment variables of application ${appId}`
			};
		}
		function createVariableOperation(appId, { key, value }) {
			return {
				...onApplication(appId),
				method: "POST",
				template: "/application/{app_id}/environmentVariable",
				body: {
					key,
					value
				},
				scope: "Write",
				action: `set the environment variable ${key} of application ${appId}`,
				saysConflict: _conflict_words_js__WEBPACK_IMPORTED_MODULE_1__.H
			};
		}
		function createSecretOperation(appId, { key, value }) {
			return {
				...onApplication(appId),
				method: "POST",
				template: "/application/{app_id}/secret",
				body: {
					key,
					value
				},
				scope: "Write",
				action: `set the secret ${key} of application ${appId}`,
				saysConflict: _conflict_words_js__WEBPACK_IMPORTED_MODULE_1__.H
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
	394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => renderCandidates,
			x: () => MOST_CANDIDATES
		});
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		const MOST_CANDIDATES = 20;
		const LONGEST_NAME = 100;
		function renderCandidates(candidates, isWhole = true) {
			if (candidates.length === 0) return "there is none yet";
			const named = candidates.slice(0, MOST_CANDIDATES).map(renderCandidate).join(", ");
			const more = candidates.length - MOST_CANDIDATES;
			if (more <= 0) return named;
			return isWhole ? `${named} and ${more} more` : `${named} and more`;
		}
		function renderCandidate({ name, id }) {
			const [shownName, shownId] = [name, id].map((text) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.b1)(text ?? "", LONGEST_NAME));
			if (!shownName) return shownId ?? "";
			return shownId ? `${shownName} (${shownId})` : shownName;
		}
	}),
	4010: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	4078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E3: () => readString,
			G$: () => renderCompact,
			Gv: () => isObject,
			pS: () => readWord,
			qF: () => parseJson,
			wQ: () => nameType
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch (error) {
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "JSON", nameText(text), error);
			}
		}
		function isObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function readWord(value) {
			if (typeof value === "number" && Number.isFinite(value)) return String(value);
			return typeof value === "string" && value.trim() !== "" ? value : null;
		}
		function readString(value) {
			return typeof value === "string" && value.trim() !== "" ? value : null;
		}
		function nameType(value) {
			if (value === undefined) return "missing";
			if (value === null) return "null";
			if (Array.isArray(value)) return "an array";
			return typeof value === "string" && value.trim() === "" ? "an empty string" : `of type ${typeof value}`;
		}
		function renderCompact(value, where) {
			try {
				return JSON.stringify(value);
			} catch (error) {
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(where, "a value of few levels", "nested too deeply to be shown", error);
			}
		}
		function nameText(text) {
			if (text.trim() === "") return "an empty body";
			return /^\s*</.test(text) ? "an HTML page" : "text that is no JSON";
		}
	}),
	9499: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ci: () => decodePage,
			WD: () => takeTurns,
			_M: () => findByIdOrName,
			_U: () => findByName,
			_w: () => listAll,
			md: () => PAGE_SIZE,
			pN: () => listPages
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(394);
		var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4078);
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
				if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(item)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(place, "an object", (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(item));
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
			return chooseByName(await Array.fromAsync(items), wanted, describe, "a name");
		}
		async function findByIdOrName(items, wanted) {
			const others = [];
			for await (const item of items) {
				if (item.id === wanted.name) return item;
				others.push(item);
			}
			return chooseByName(others, wanted, (item) => item, "a name or an id");
		}
		function chooseByName(items, wanted, describe, kinds) {
			const [first, ...others] = items.filter((item) => describe(item).name === wanted.name);
			if (first !== undefined && others.length === 0) return first;
			const candidates = (0, _candidates_js__WEBPACK_IMPORTED_MODULE_1__.T)((first === undefined ? items : [first, ...others]).map(describe));
			const accepted = first === undefined ? `${kinds} that is there: ${candidates}` : `several have this name, use an id: ${candidates}`;
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: wanted.input,
				seen: wanted.name,
				accepted
			}]);
		}
		function findList(json) {
			if (Array.isArray(json)) return {
				list: json,
				where: "$",
				paging: {}
			};
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "a list", (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(json));
			const { results, pagination } = json;
			if (Array.isArray(results)) return {
				list: results,
				where: "$.results",
				paging: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(pagination) ? pagination : json
			};
			if (results === undefined && "id" in json) return {
				list: [json],
				where: "$",
				paging: { total_pages: 1 }
			};
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.results", "an array", (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(results));
		}
		function readCount(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
		}
	}),
	9727: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
			const accepted = "an id as the platform shows it, neither empty nor a path";
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: name.replaceAll("_", "-"),
				seen: id.toWellFormed(),
				accepted
			}]);
		}
		function isWalking(id) {
			const parts = id.replace(/%2e/gi, ".").split(/[/\\]|%2f|%5c/i);
			return parts.some((part) => /^\s*\.{1,2}\s*$/.test(part));
		}
	}),
	3154: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => decodeLog,
			w: () => lastLines
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3885);
		var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4078);
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
			const whole = isListLike ? tryParse(text) : undefined;
			if (whole !== undefined && !isJsonLines) return decodeWhole(whole);
			const rows = splitRows(text);
			const present = rows.filter((row) => row.trim() !== "");
			if (isJsonLines || present.every(isJsonLine)) return present.map(decodeRow);
			if (isJson) (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text);
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
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) return [decodeLine(json)];
			const list = LIST_KEYS.map((key) => json[key]).find((value) => Array.isArray(value));
			return Array.isArray(list) ? list.map(decodeLine) : [decodeLine(json)];
		}
		function decodeLine(json) {
			if (typeof json === "string") return plain(json);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) return plain((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.G$)(json, "$"));
			const epochMs = TIME_KEYS.map((key) => (0, _kernel_instant_js__WEBPACK_IMPORTED_MODULE_1__.n)(json[key])).find((instant) => instant !== null) ?? null;
			return {
				text: textOf(json) ?? (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.G$)(json, "$"),
				epochMs,
				id: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.pS)(json["id"])
			};
		}
		function decodeRow(row) {
			const json = tryParse(row);
			return json === undefined ? plain(row) : decodeLine(json);
		}
		function isJsonLine(row) {
			const json = tryParse(row);
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json) && textOf(json) !== null;
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
			const rows = text.split(/\r\n|\n|\r/);
			return rows.at(-1) === "" ? rows.slice(0, -1) : rows;
		}
		function tryParse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
	}),
	1205: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4078);
		var _wire_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3685);
		function decodeOrganization(json, where) {
			return {
				id: requireId(json, where),
				name: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["name"]),
				createdAt: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["created_at"])
			};
		}
		function decodeProject(json, where) {
			return {
				...decodeCommon(json, where),
				description: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["description"])
			};
		}
		function decodeEnvironment(json, where) {
			return {
				id: requireId(json, where),
				name: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["name"]),
				mode: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["mode"]),
				clusterId: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["cluster_id"]),
				createdAt: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["created_at"])
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
				targetUrl: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["target_url"]),
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
				const json = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(body);
				if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(json)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "an object", (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.wQ)(json));
				return decode(json, "$");
			} catch (error) {
				if (!(error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd)) throw error;
				const expected = `the ${kind} with its id (it was probably created all the same: look at the platform before you create it again)`;
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(error.where, expected, error.came, error);
			}
		}
		function decodeCommon(json, where) {
			return {
				id: requireId(json, where),
				name: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.E3)(json["name"]),
				createdAt: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["created_at"]),
				updatedAt: (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["updated_at"])
			};
		}
		function requireId(json, where) {
			const id = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.pS)(json["id"]);
			if (id === null) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(`${where}.id`, "an id", (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.wQ)(json["id"]));
			return id;
		}
	}),
	3685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vh: () => decodeStartedDeployment,
			au: () => decodeEnvironmentVariable,
			pQ: () => decodeStatus
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3885);
		var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4078);
		const IDENTITY_FIELDS = [
			"deployment_request_id",
			"execution_id",
			"deployment_id"
		];
		function decodeStatus(json) {
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) {
				return {
					kind: "malformed",
					error: new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "an object", (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(json)),
					partial: null
				};
			}
			const partial = {
				serviceDeploymentStatus: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.E3)(json["service_deployment_status"]),
				lastDeploymentDate: decodeDate(json["last_deployment_date"]),
				identity: decodeIdentity(json)
			};
			const state = (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.E3)(json["state"]);
			if (state !== null) return {
				kind: "observed",
				observation: {
					state,
					...partial
				}
			};
			const error = new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.state", "a state word", (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(json["state"]));
			return {
				kind: "malformed",
				error,
				partial
			};
		}
		function decodeStartedDeployment(body, appId) {
			const json = parseLeniently(body);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) return {
				identity: {},
				deploymentId: null,
				state: null,
				aboutDeployment: false
			};
			const id = (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.pS)(json["id"]);
			const ownId = id === null || isSameId(id, appId) ? null : id;
			const named = decodeIdentity(json, appId);
			const identity = ownId === null ? named : {
				deployment_id: ownId,
				...named
			};
			const deploymentId = IDENTITY_FIELDS.map((field) => identity[field]).find((value) => value !== undefined) ?? null;
			const [state, status] = [(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.E3)(json["state"]), (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.E3)(json["status"])];
			const aboutDeployment = ownId !== null;
			return {
				identity,
				deploymentId,
				state: aboutDeployment ? status ?? state : state ?? status,
				aboutDeployment
			};
		}
		function decodeEnvironmentVariable(json, where) {
			const key = (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.E3)(json["key"]);
			if (key === null) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(`${where}.key`, "a key", (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(json["key"]));
			const value = json["value"];
			const isShown = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
			return {
				id: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.pS)(json["id"]),
				key,
				value: isShown ? String(value) : null
			};
		}
		function decodeIdentity(json, appId) {
			const named = IDENTITY_FIELDS.map((field) => [field, (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.pS)(json[field])]);
			return Object.fromEntries(named.filter(([, value]) => value !== null && (appId === undefined || !isSameId(value, appId))));
		}
		function decodeDate(value) {
			const text = (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.pS)(value);
			return text === null ? null : {
				text,
				epochMs: (0, _kernel_instant_js__WEBPACK_IMPORTED_MODULE_1__.n)(value)
			};
		}
		function isSameId(one, other) {
			return one.toLowerCase() === other.toLowerCase();
		}
		function parseLeniently(body) {
			try {
				return JSON.parse(body);
			} catch {
				return null;
			}
		}
	})
};
