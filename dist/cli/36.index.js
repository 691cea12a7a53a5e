export const id = 36;
export const ids = [36];
export const modules = {
	3801: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => findOrganizationId,
			w: () => findProjectId
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2062);
		var _platform_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(394);
		async function findOrganizationId({ organizations }, nameOrId, call) {
			if (nameOrId !== null) return (0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.O)(nameOrId) ? nameOrId : (await organizations.find(nameOrId, call)).id;
			const seen = [];
			for await (const organization of organizations.list(call)) {
				seen.push(organization);
				if (seen.length > _platform_candidates_js__WEBPACK_IMPORTED_MODULE_1__.x) break;
			}
			const [only, ...others] = seen;
			if (only !== undefined && others.length === 0) return only.id;
			const accepted = only === undefined ? "the token sees no organization; give its id with --organization, or use a token with the scope Read" : `the token sees several; choose one with --organization: ${(0, _platform_candidates_js__WEBPACK_IMPORTED_MODULE_1__.T)(seen, false)}`;
			throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "organization",
				seen: "",
				accepted
			}]);
		}
		async function findProjectId(platform, { organization, project }, call) {
			if ((0, _kernel_resource_id_js__WEBPACK_IMPORTED_MODULE_2__.O)(project)) return project;
			const organizationId = await findOrganizationId(platform, organization, call);
			return (await platform.projects.find(organizationId, project, call)).id;
		}
	}),
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	36: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => command });
		var names = __webpack_require__(3801);
		var created = __webpack_require__(2955);
		var required = __webpack_require__(1054);
		var resource_command = __webpack_require__(8787);
		var secret_source = __webpack_require__(8893);
		var errors = __webpack_require__(6641);
		var redaction = __webpack_require__(6329);
		;
		const SHORTEST_SECRET_CHARS = 8;
		function parseWebhookUrl(text) {
			const trimmed = text.trim();
			const url = /[\s\p{C}]/u.test(trimmed) ? null : URL.parse(trimmed);
			if (url === null || url.protocol !== "https:" && url.protocol !== "http:") {
				const accepted = "give an http or https address with --url, or in a file with --url-file";
				throw new errors.dz([{
					name: "--url",
					seen: "",
					accepted
				}]);
			}
			const parts = [
				url.username,
				url.password,
				url.pathname,
				...url.pathname.split("/"),
				...url.searchParams.values()
			];
			const isSecret = parts.filter((part) => part.length >= SHORTEST_SECRET_CHARS && /\d/.test(part));
			const isBare = url.href === `${url.origin}/`;
			for (const part of [
				isBare ? "" : trimmed,
				url.password,
				...isSecret
			]) (0, redaction.cl)(part);
			return trimmed;
		}
		function hideUrl(address) {
			const url = URL.parse(address);
			if (url === null) return "\u2026";
			return `${url.origin}${url.pathname === "/" && url.search === "" ? "/" : "/\u2026"}`;
		}
		;
		const EVENTS = [
			"DEPLOYMENT_STARTED",
			"DEPLOYMENT_SUCCEEDED",
			"DEPLOYMENT_FAILED"
		];
		const command = (0, resource_command.o)({
			name: "webhooks create",
			summary: "Has the platform tell an address of deployments",
			options: {
				url: {
					type: "string",
					value: "URL",
					summary: "where deliveries go; one that holds a secret is better in a file"
				},
				"url-file": {
					type: "string",
					value: "FILE",
					summary: "read the address from this file, - for standard input"
				},
				event: {
					type: "string",
					multiple: true,
					value: "EVENT",
					choices: EVENTS,
					summary: `what it is told of: ${EVENTS.join(", ")}; all of these unless said; may be repeated`
				},
				disabled: {
					type: "boolean",
					summary: "create it so that nothing is delivered yet"
				},
				organization: required.Ct
			},
			examples: [["touchdown webhooks create --url https://ci.example.com/hooks/touchdown", "tells it of every deployment"], ["touchdown webhooks create --url-file url.txt --event DEPLOYMENT_FAILED", "tells a secret address of failures"]],
			read: async (given) => {
				const { reader } = given;
				const events = reader.texts("event").map((event) => event.trim());
				if (events.includes("")) reader.reject({
					name: "--event",
					seen: "",
					accepted: `use ${EVENTS.join(", ")}`
				});
				const targetUrl = parseWebhookUrl(await readAddress(given));
				return {
					targetUrl,
					events: events.length === 0 ? EVENTS : [...new Set(events)],
					enabled: !reader.flag("disabled")
				};
			},
			perform: async (webhook, task) => {
				const { platform, config, call } = task;
				const parentId = await (0, names.m)(platform, config.organization, call);
				const shown = hideUrl(webhook.targetUrl);
				const create = () => platform.webhooks.create(parentId, webhook, call);
				const { id } = await (0, created.Ur)(create, `The webhook to ${shown}`, created.wl, task);
				(0, created.SO)({
					resource: "webhook",
					id,
					name: shown,
					parentId,
					next: null
				}, task);
			}
		});
		async function readAddress({ reader, values, terminal }) {
			const [url, file] = [reader.text("url"), reader.text("url-file")];
			if (url !== undefined && file !== undefined) {
				reader.reject({
					name: "--url-file",
					seen: "",
					accepted: "give --url or --url-file, not both"
				});
			}
			reader.finish();
			if (file === undefined) return url ?? "";
			return file === "-" ? (0, secret_source.N)("the address", values, terminal) : (0, secret_source.f)(file, terminal);
		}
	}),
	2955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SO: () => showCreated,
			Ur: () => createOnce,
			h: () => doOnce,
			wl: () => LOOK_AT_CONSOLE
		});
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2320);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		const LOOK_AT_CONSOLE = "Look in the platform's console before you create it again.";
		function showCreated(created, { output }) {
			const { resource, id, name, next } = created;
			const named = name === null ? "" : ` ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(name)}`;
			output.show("result", created, `Created ${resource}${named}. Its id is ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(id)}.\n${next === null ? "" : `Next: ${next}\n`}`);
		}
		function createOnce(create, thing, look, task) {
			return doOnce(create, {
				message: `${thing} may have been created: the answer was lost.`,
				look
			}, task);
		}
		async function doOnce(act, { message, look }, { output, terminal }) {
			try {
				return await act();
			} catch (error) {
				if ((0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__.cp)(error)) {
					const told = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(`${message} ${look}`);
					output.show("notice", {
						code: "uncertain",
						message: told
					}, "");
					terminal.err(`${told}\n`);
				}
				throw error;
			}
		}
	}),
	1054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ct: () => ORGANIZATION_OPTION,
			He: () => requireText,
			No: () => readAmount,
			yR: () => readText
		});
		const ORGANIZATION_OPTION = {
			type: "string",
			value: "ID_OR_NAME",
			summary: "the organization; else TOUCHDOWN_ORGANIZATION, else touchdown.yaml, else the only one that the token sees"
		};
		function requireText(reader, name, accepted) {
			const text = reader.text(name)?.trim() ?? "";
			if (text === "") reader.reject({
				name: `--${name}`,
				seen: "",
				accepted
			});
			return text;
		}
		function readText(reader, name) {
			const text = reader.text(name)?.trim();
			if (text === "") reader.reject({
				name: `--${name}`,
				seen: "",
				accepted: "leave it out, or give a text"
			});
			return text === "" ? undefined : text;
		}
		function readAmount(reader, name, least = 1) {
			return reader.number(name, {
				least,
				most: 2147483647
			});
		}
	}),
	8787: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => createResourceCommand });
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
		var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(585);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5158);
		var _option_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1819);
		var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8288);
		const LONGEST_CALL_MS = 6e5;
		function createResourceCommand({ name, read, perform, ...shown }) {
			return {
				...shown,
				options: {
					...shown.options,
					..._connection_js__WEBPACK_IMPORTED_MODULE_1__.Ur
				},
				async run(values, terminal, words) {
					const reader = (0, _option_values_js__WEBPACK_IMPORTED_MODULE_3__.V)(values);
					const wanted = await read({
						reader,
						words,
						values,
						terminal
					});
					reader.finish();
					const { platform, config, close } = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(values, terminal);
					const call = {
						signal: terminal.ending,
						timeoutMs: LONGEST_CALL_MS
					};
					const output = withoutSecrets((0, _output_js__WEBPACK_IMPORTED_MODULE_4__.qw)(name, values["json"] === true, terminal));
					try {
						await perform(wanted, {
							platform,
							config,
							terminal,
							output,
							call
						});
						return _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.d.done;
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
	8893: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => readSecretInput,
			f: () => readSecretFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6641);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6329);
		var _code_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6940);
		var _config_read_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8077);
		var _token_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4428);
		async function readSecretFile(path, { folder }) {
			try {
				return keep(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), "utf8"));
			} catch (error) {
				const reason = (0, _code_of_js__WEBPACK_IMPORTED_MODULE_6__.$)(error);
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
					name: "the file",
					seen: "",
					accepted: `one that can be read (${reason})`
				}], error);
			}
		}
		async function readSecretInput(thing, values, terminal) {
			if ((0, _token_js__WEBPACK_IMPORTED_MODULE_5__.V)(values, terminal, await (0, _config_read_config_js__WEBPACK_IMPORTED_MODULE_4__.X)(values, terminal))) {
				const accepted = `${thing} and the token cannot both come from standard input; give the token in TOUCHDOWN_TOKEN`;
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
					name: "--token-file",
					seen: "",
					accepted
				}]);
			}
			return keep(await terminal.readInput() ?? "");
		}
		function keep(text) {
			const value = text.replace(/\r?\n$/, "");
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_3__.cl)(value);
			return value;
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
	})
};
