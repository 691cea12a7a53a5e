export const id = 358;
export const ids = [358];
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
						accepted: `use ${isWhole ? "an integer" : "a number"} from ${least} to ${most}`
					});
					return undefined;
				},
				durationMs(name) {
					const seen = text(name);
					const durationMs = seen === undefined ? null : (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.E9)(seen);
					if (seen === undefined || durationMs !== null && durationMs > 0) return durationMs ?? undefined;
					const accepted = "use a duration above zero, as 500ms, 90s, 10m or 1h30m; a bare number is seconds";
					bad.push({
						name: `--${name}`,
						seen,
						accepted
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
	182: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => listItems });
		var _terminal_text_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8538);
		const ROWS_A_PAGE = 100;
		async function listItems(items, columns, { things, whereEmpty }, { output, terminal }) {
			let page = [];
			let count = 0;
			const flush = () => {
				const width = terminal.columns();
				if (page.length > 0) output.say((0, _terminal_text_table_js__WEBPACK_IMPORTED_MODULE_0__.b)(columns, page, {
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
	3358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => command });
		var _list_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(182);
		var _resource_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8787);
		const command = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_1__.o)({
			name: "organizations list",
			summary: "Lists the organizations that the token sees",
			options: {},
			examples: [["touchdown organizations list", "shows id, name and when it was created"], ["touchdown organizations list --json | jq -r \"select(.kind == \\\"item\\\").data.id\"", "prints the ids alone"]],
			read: () => null,
			perform: (_, task) => (0, _list_items_js__WEBPACK_IMPORTED_MODULE_0__.D)(task.platform.organizations.list(task.call), [
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
				whereEmpty: "The token sees no organization."
			}, task)
		});
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
					const output = withoutSecrets((0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_4__.qw)(name, values["json"] === true, terminal));
					try {
						await perform(wanted, {
							platform,
							config,
							terminal,
							output,
							call
						});
						return _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.d.done;
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
		const WIDEST = 60;
		function renderTable(columns, items, { width, hasHeadings }) {
			const rows = cellsOf(columns, items);
			if (width === null) return rows.map((row) => `${row.join("	")}\n`).join("");
			const shown = hasHeadings ? [columns.map(({ heading }) => heading), ...rows] : rows;
			const widths = widthsOf(shown).map((widest) => Math.min(WIDEST, widest));
			return shown.map((row) => `${(0, _display_width_js__WEBPACK_IMPORTED_MODULE_1__.G)(alignRow(row, widths), width)}\n`).join("");
		}
		function isWhole(columns, items, width) {
			const widths = widthsOf([columns.map(({ heading }) => heading), ...cellsOf(columns, items)]);
			const total = widths.reduce((sum, widest) => sum + widest + GAP.length, -GAP.length);
			return Math.max(...widths) <= WIDEST && total <= width;
		}
		function cellsOf(columns, items) {
			return items.map((item) => columns.map((column) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(column.cell(item) ?? "")));
		}
		function widthsOf(rows) {
			return (rows[0] ?? []).map((_, at) => Math.max(0, ...rows.map((row) => (0, _display_width_js__WEBPACK_IMPORTED_MODULE_1__.q)(row[at] ?? ""))));
		}
		function alignRow(row, widths) {
			const cells = row.map((cell, at) => {
				const fitted = (0, _display_width_js__WEBPACK_IMPORTED_MODULE_1__.G)(cell, widths[at] ?? WIDEST);
				return fitted + " ".repeat(Math.max(0, (widths[at] ?? 0) - (0, _display_width_js__WEBPACK_IMPORTED_MODULE_1__.q)(fitted)));
			});
			return cells.join(GAP).trimEnd();
		}
	})
};
