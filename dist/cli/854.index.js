export const id = 854;
export const ids = [854];
export const modules = {
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
	2265: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dk: () => deployOperation,
			Gj: () => logOperation,
			Q0: () => applicationOperation,
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
	4701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$U: () => fetchLog,
			X$: () => createSecret,
			ce: () => listVariables,
			md: () => createApplications
		});
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
		var _application_operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2265);
		var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9425);
		var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5231);
		var _wire_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5995);
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
		async function fetchLog(transport, appId, tail, call) {
			const { status, headers, text } = await transport.send((0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.Gj)(appId, tail), call);
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
	9425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2245);
		var _candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208);
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
				if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(item)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd(place, "an object", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.wQ)(item));
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
			const candidates = (0, _candidates_js__WEBPACK_IMPORTED_MODULE_2__.T)((first === undefined ? items : [first, ...others]).map(describe));
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
			if (!(0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(json)) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$", "a list", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.wQ)(json));
			const { results, pagination } = json;
			if (Array.isArray(results)) return {
				list: results,
				where: "$.results",
				paging: (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(pagination) ? pagination : json
			};
			if (results === undefined && "id" in json) return {
				list: [json],
				where: "$",
				paging: { total_pages: 1 }
			};
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.results", "an array", (0, _http_json_js__WEBPACK_IMPORTED_MODULE_1__.wQ)(results));
		}
		function readCount(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
		}
	}),
	5995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => decodeLog,
			w: () => lastLines
		});
		var errors = __webpack_require__(6641);
		var instant = __webpack_require__(3885);
		var http_json = __webpack_require__(2245);
		;
		const MAX_PART_VALUES = 6e4;
		function cutList(text, keys) {
			if (!(0, http_json.I9)(text)) return null;
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
					const end = (0, http_json.ap)(text, at);
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
		;
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
			if (type.includes("html")) throw new errors.bd("$", "log lines", "an HTML page");
			const isJsonLines = /ndjson|jsonl|json-seq|stream\+json/.test(type);
			const isJson = !isJsonLines && /[/+]json/.test(type);
			const isListLike = isJson || /^\s*[[{]/.test(text);
			const whole = isListLike ? (0, http_json.Ip)(text) : undefined;
			if (whole !== undefined && !isJsonLines) return decodeWhole(whole);
			const cut = isJson ? cutList(text, LIST_KEYS) : null;
			if (cut !== null) return decodeCut(cut);
			const rows = splitRows(text);
			const present = rows.filter((row) => row.trim() !== "");
			if (isJsonLines || present.every(isJsonLine)) return present.map(decodeRow);
			if (isJson) (0, http_json.qF)(text);
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
			if (!(0, http_json.Gv)(json)) return [decodeLine(json)];
			const list = LIST_KEYS.map((key) => json[key]).find((value) => Array.isArray(value));
			return Array.isArray(list) ? list.map(decodeLine) : [decodeLine(json)];
		}
		function decodeCut({ head, tail }) {
			const last = decodeWhole((0, http_json.qF)(tail));
			const lastMs = last.at(-1)?.epochMs ?? null;
			if (lastMs === null) return last;
			const first = decodeWhole((0, http_json.qF)(head));
			return (first.at(0)?.epochMs ?? lastMs) > lastMs ? first : last;
		}
		function decodeLine(json) {
			if (typeof json === "string") return plain(json);
			if (!(0, http_json.Gv)(json)) return plain((0, http_json.G$)(json, "$"));
			const epochMs = TIME_KEYS.map((key) => (0, instant.n)(json[key])).find((instant) => instant !== null) ?? null;
			return {
				text: textOf(json) ?? (0, http_json.G$)(json, "$"),
				epochMs,
				id: (0, http_json.pS)(json["id"])
			};
		}
		function decodeRow(row) {
			const json = (0, http_json.Ip)(row);
			return json === undefined ? plain(row) : decodeLine(json);
		}
		function isJsonLine(row) {
			const json = (0, http_json.Ip)(row);
			return (0, http_json.Gv)(json) && textOf(json) !== null;
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
	})
};
