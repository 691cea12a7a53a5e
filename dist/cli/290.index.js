export const id = 290;
export const ids = [290];
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
	3641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			mA: () => findOrganizationId,
			t2: () => findOrganization,
			wI: () => findProjectId
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2062);
		var _platform_resources_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9425);
		async function findOrganizationId({ organizations }, nameOrId, call) {
			if (nameOrId !== null) return (0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.O)(nameOrId) ? nameOrId : (await organizations.find(nameOrId, call)).id;
			const seen = [];
			for await (const organization of organizations.list(call)) {
				seen.push(organization);
				if (seen.length > _platform_resources_lists_js__WEBPACK_IMPORTED_MODULE_1__.qy) break;
			}
			const [only, ...others] = seen;
			if (only !== undefined && others.length === 0) return only.id;
			const problem = only === undefined ? "is missing: the token sees none. Give its id with --organization, or use a token with the scope Read." : `is missing: the token sees several. Choose one with --organization: ${(0, _platform_resources_lists_js__WEBPACK_IMPORTED_MODULE_1__.Ts)(seen, false)}.`;
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "organization",
				seen: "",
				problem
			}]);
		}
		async function findProjectId(platform, { organization, project }, call) {
			if ((0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.O)(project)) return project;
			const organizationId = await findOrganizationId(platform, organization, call);
			return (await platform.projects.find(organizationId, project, call)).id;
		}
		async function findOrganization(platform, { named, known }, call) {
			if (named !== null || known === null) return findOrganizationId(platform, named, call);
			for await (const { id } of platform.organizations.list(call)) if ((0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.W)(id, known)) return id;
			return findOrganizationId(platform, null, call);
		}
	}),
	7290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			listItems: () => listItems,
			listOrganizations: () => listOrganizations,
			listProjects: () => listProjects,
			listVariables: () => listVariables
		});
		var _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9034);
		var _config_find_organization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3641);
		var _terminal_text_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8538);
		var _resource_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8787);
		const listOrganizations = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_3__.o)({
			name: "organizations list",
			summary: "Lists the organizations that the token can see",
			options: {},
			examples: [["touchdown organizations list", "shows ids, names and creation dates"], ["touchdown organizations list --json | jq -r \"select(.kind == \\\"item\\\").data.id\"", "prints only the ids"]],
			read: () => null,
			perform: (_, task) => listItems(task.platform.organizations.list(task.call), [
				{
					heading: "ID",
					cell: ({ id }) => id
				},
				{
					heading: "NAME",
					cell: ({ name }) => name
				},
				{
					heading: "CREATED",
					cell: ({ createdAt }) => createdAt
				}
			], {
				things: "organizations",
				whereEmpty: "The token cannot see any organization."
			}, task)
		});
		const listProjects = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_3__.o)({
			name: "projects list",
			summary: "Lists the projects of an organization",
			options: { organization: _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.Ct },
			examples: [["touchdown projects list", "lists the projects of the only organization"], ["touchdown projects list --organization acme --json", "prints a line of JSON for each project"]],
			read: () => null,
			perform: async (_, task) => {
				const { platform, config, call } = task;
				const organizationId = await (0, _config_find_organization_js__WEBPACK_IMPORTED_MODULE_1__.mA)(platform, config.organization, call);
				await listItems(platform.projects.list(organizationId, call), [
					{
						heading: "ID",
						cell: ({ id }) => id
					},
					{
						heading: "NAME",
						cell: ({ name }) => name
					},
					{
						heading: "CREATED",
						cell: ({ createdAt }) => createdAt
					},
					{
						heading: "DESCRIPTION",
						cell: ({ description }) => description
					}
				], {
					things: "projects",
					whereEmpty: "No projects yet. Next: touchdown projects create --name NAME"
				}, task);
			}
		});
		const listVariables = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_3__.o)({
			name: "variables list",
			summary: "Lists the environment variables of an application, with their values",
			arguments: [{
				name: "APP_ID",
				isRequired: true,
				summary: "id of the application"
			}],
			options: {},
			examples: [["touchdown variables list APP_ID", "shows keys and values"], ["touchdown variables list APP_ID --json", "prints a line of JSON for each variable"]],
			read: ({ words: [appId = ""] }) => appId,
			perform: (appId, task) => listItems(task.platform.applications.environmentVariables.list(appId, task.call), [
				{
					heading: "KEY",
					cell: ({ key }) => key
				},
				{
					heading: "VALUE",
					cell: ({ value }) => value
				},
				{
					heading: "ID",
					cell: ({ id }) => id
				}
			], {
				things: "variables",
				whereEmpty: "The application has no environment variables."
			}, task)
		});
		const ROWS_A_PAGE = 100;
		async function listItems(items, columns, { things, whereEmpty }, { output, terminal }) {
			let page = [];
			let count = 0;
			const flush = () => {
				const width = terminal.columns();
				if (page.length > 0) output.say((0, _terminal_text_table_js__WEBPACK_IMPORTED_MODULE_2__.b)(columns, page, {
					width,
					hasHeadings: count === page.length
				}));
				page = [];
			};
			try {
				for await (const item of items) {
					count += 1;
					if (output.isJson) output.show("item", item, "");
					else if (page.push(item) === ROWS_A_PAGE) flush();
					await terminal.ready();
				}
			} finally {
				flush();
			}
			const isEmpty = count === 0 && terminal.columns() !== null;
			output.show("result", {
				things,
				count
			}, isEmpty ? `${whereEmpty}\n` : "");
		}
	}),
	8787: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => createResourceCommand });
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
		var _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4527);
		var _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1560);
		var _config_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1998);
		var _terminal_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7237);
		const MAX_CALL_MS = 6e5;
		function createResourceCommand({ name, read, perform, ...shown }) {
			return {
				...shown,
				options: {
					...shown.options,
					..._config_connection_js__WEBPACK_IMPORTED_MODULE_3__.Ur
				},
				async run(values, terminal, words) {
					const reader = (0, _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_2__.V)(values);
					const wanted = await read({
						reader,
						words,
						values,
						terminal
					});
					reader.finish();
					const { platform, config, close } = await (0, _config_connection_js__WEBPACK_IMPORTED_MODULE_3__.Ng)(values, terminal);
					const call = {
						signal: terminal.ending,
						timeoutMs: MAX_CALL_MS
					};
					const output = withoutSecrets((0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_4__.q)(name, values["json"] === true, terminal));
					try {
						await perform(wanted, {
							platform,
							config,
							terminal,
							output,
							call
						});
						return _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.done;
					} finally {
						await close();
					}
				}
			};
		}
		function withoutSecrets(output) {
			const clean = (_key, value) => typeof value === "string" ? (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__.E$)(value) : value;
			const cleanData = (data) => {
				const cleaned = JSON.parse(JSON.stringify(data, clean));
				return typeof cleaned === "object" && cleaned !== null ? cleaned : {};
			};
			return {
				...output,
				show: (kind, data, text) => output.show(kind, output.isJson ? cleanData(data) : data, text)
			};
		}
	}),
	7805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => cutToWidth,
			q: () => widthOf
		});
		const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe10-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}\ufdfd]|(?=[^\x00-\xff])\p{Emoji}/u;
		function widthOf(text) {
			let columns = 0;
			for (const character of text) columns += columnsOf(character);
			return columns;
		}
		function cutToWidth(text, columns) {
			if (widthOf(text) <= columns) return text;
			let kept = "";
			let left = columns - 1;
			for (const character of text) {
				left -= columnsOf(character);
				if (left < 0) break;
				kept += character;
			}
			return columns < 1 ? "" : `${kept}\u2026`;
		}
		function columnsOf(character) {
			return WIDE.test(character) ? 2 : 1;
		}
	}),
	8538: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => renderTable,
			w: () => isWhole
		});
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		var _display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7805);
		const GAP = "  ";
		const MAX_CELL_COLUMNS = 60;
		function renderTable(columns, items, { width, hasHeadings }) {
			const rows = cellsOf(columns, items);
			if (width === null) return rows.map((row) => `${row.join("	")}\n`).join("");
			const shown = hasHeadings ? [columns.map(({ heading }) => heading), ...rows] : rows;
			const widths = widthsOf(shown).map((widest) => Math.min(MAX_CELL_COLUMNS, widest));
			return shown.map((row) => `${(0, _display_width_js__WEBPACK_IMPORTED_MODULE_1__.G)(alignRow(row, widths), width)}\n`).join("");
		}
		function isWhole(columns, items, width) {
			const widths = widthsOf([columns.map(({ heading }) => heading), ...cellsOf(columns, items)]);
			const total = widths.reduce((sum, widest) => sum + widest + GAP.length, -GAP.length);
			return Math.max(...widths) <= MAX_CELL_COLUMNS && total <= width;
		}
		function cellsOf(columns, items) {
			return items.map((item) => columns.map((column) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(column.cell(item) ?? "")));
		}
		function widthsOf(rows) {
			return (rows[0] ?? []).map((_, at) => Math.max(0, ...rows.map((row) => (0, _display_width_js__WEBPACK_IMPORTED_MODULE_1__.q)(row[at] ?? ""))));
		}
		function alignRow(row, widths) {
			const cells = row.map((cell, at) => {
				const fitted = (0, _display_width_js__WEBPACK_IMPORTED_MODULE_1__.G)(cell, widths[at] ?? MAX_CELL_COLUMNS);
				return fitted + " ".repeat(Math.max(0, (widths[at] ?? 0) - (0, _display_width_js__WEBPACK_IMPORTED_MODULE_1__.q)(fitted)));
			});
			return cells.join(GAP).trimEnd();
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
	})
};
