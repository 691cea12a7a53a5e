export const id = 591;
export const ids = [591];
export const modules = {
	8842: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => readFields });
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4690);
		var _config_secret_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(470);
		const OPTIONS = {
			"git-repository.url": "--git-url",
			"git-repository.branch": "--git-branch",
			"min-running-instances": "--min-instances",
			"max-running-instances": "--max-instances",
			ports: "--port",
			"target-url": "--url",
			events: "--event",
			enabled: "--disabled"
		};
		const MAX_SHOWN_CHARS = 80;
		const PLAIN_WORD = /^[\w.:/@-]{1,60}$/;
		const HOW_TO_QUOTE = `the value is not JSON. Write a text as '"TEXT"' and an object as '{"name":"TEXT"}'`;
		function nameOption(setting) {
			return OPTIONS[setting] ?? `--${setting}`;
		}
		async function readFields(kind, reader, terminal, nameSetting = nameOption) {
			const texts = reader.texts("field");
			if (texts.length === 0) return undefined;
			const entries = [];
			for (const text of texts) {
				const at = text.indexOf("=");
				if (at <= 0) {
					reader.reject({
						name: "--field",
						seen: "",
						accepted: `write KEY=JSON, for example ${example("cluster", "c1")}`
					});
					continue;
				}
				const [field, value] = [text.slice(0, at), text.slice(at + 1)];
				const read = value.startsWith("@") ? await (0, _config_secret_source_js__WEBPACK_IMPORTED_MODULE_3__.f)(value.slice(1), terminal) : parseJson(value);
				if (read !== undefined) {
					entries.push([field, read]);
					continue;
				}
				const [problem] = (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__.wy)(kind, [[field, ""]], nameSetting);
				reject(reader, field, problem?.accepted ?? adviceFor(field, value));
			}
			const problems = (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__.wy)(kind, entries, nameSetting);
			for (const { field, accepted } of problems) reject(reader, field, accepted);
			const fields = Object.fromEntries(entries);
			if (problems.length === 0) (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__.jd)(fields);
			return fields;
		}
		function reject(reader, field, accepted) {
			reader.reject({
				name: `--field ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(field, MAX_SHOWN_CHARS)}`,
				seen: "",
				accepted
			});
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
		function adviceFor(field, value) {
			if ((0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_2__.eh)(field)) return `${HOW_TO_QUOTE}, or read a secret from a file with ${field}=@FILE`;
			if (!PLAIN_WORD.test(value)) return HOW_TO_QUOTE;
			return `${(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__.E$)(value)} is not JSON. To send it as a text, write ${example(field, (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__.E$)(value))}`;
		}
		function example(field, text) {
			return `--field ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(field, MAX_SHOWN_CHARS)}='"${text}"'`;
		}
	}),
	3748: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => findOrganizationId,
			w: () => findProjectId
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
			const accepted = only === undefined ? "the token sees no organization; give its id with --organization, or use a token with the scope Read" : `the token sees several; choose one with --organization: ${(0, _platform_resources_lists_js__WEBPACK_IMPORTED_MODULE_1__.Ts)(seen, false)}`;
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
	470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => readSecretInput,
			f: () => readSecretFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6641);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6329);
		var _arguments_exit_code_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5384);
		var _read_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8077);
		var _token_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4571);
		async function readSecretFile(path, { folder }) {
			try {
				return keep(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), "utf8"));
			} catch (error) {
				const reason = (0, _arguments_exit_code_of_js__WEBPACK_IMPORTED_MODULE_6__.$)(error);
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
					name: "the file",
					seen: "",
					accepted: `one that can be read (${reason})`
				}], error);
			}
		}
		async function readSecretInput(thing, values, terminal) {
			if ((0, _token_source_js__WEBPACK_IMPORTED_MODULE_5__.V)(values, terminal, await (0, _read_config_js__WEBPACK_IMPORTED_MODULE_4__.X)(values, terminal))) {
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
	9591: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => command });
		var _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8842);
		var _arguments_field_option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46);
		var _arguments_option_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3748);
		var _status_other_cluster_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5313);
		var _created_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2955);
		var _next_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3994);
		var _required_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1054);
		var _resource_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8787);
		const CLUSTER_WORDS = {
			setting: "--cluster-id",
			field: "--field cluster",
			exampleOf: (cluster) => `--field cluster='"${cluster}"'`,
			advice: "It exists now: use it as it is, or delete it in the platform's console."
		};
		const command = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_7__.o)({
			name: "environments create",
			summary: "Creates an environment in a project",
			options: {
				project: {
					type: "string",
					value: "ID_OR_NAME",
					summary: "the project; required"
				},
				name: {
					type: "string",
					value: "NAME",
					summary: "what it is called; required"
				},
				mode: {
					type: "string",
					value: "MODE",
					choices: ["STAGING", "PRODUCTION"],
					summary: "STAGING or PRODUCTION; any other is sent as it is"
				},
				"cluster-id": {
					type: "string",
					value: "ID",
					summary: "the cluster that it runs on"
				},
				field: _arguments_field_option_js__WEBPACK_IMPORTED_MODULE_1__.P,
				organization: _required_js__WEBPACK_IMPORTED_MODULE_6__.Ct
			},
			examples: [
				["touchdown environments create --project shop --name staging --mode STAGING", "names the project"],
				["touchdown environments create --project PROJECT_ID --name eu --cluster-id CLUSTER_ID", "chooses the cluster"],
				[`touchdown environments create --project shop --name eu --field cluster='"CLUSTER_ID"'`, "sends a field that has no option"]
			],
			read: async ({ reader, terminal }) => ({
				project: (0, _required_js__WEBPACK_IMPORTED_MODULE_6__.He)(reader, "project", "give the id or the name of the project"),
				name: (0, _required_js__WEBPACK_IMPORTED_MODULE_6__.He)(reader, "name", "give the name of the environment"),
				mode: (0, _required_js__WEBPACK_IMPORTED_MODULE_6__.yR)(reader, "mode"),
				clusterId: (0, _required_js__WEBPACK_IMPORTED_MODULE_6__.yR)(reader, "cluster-id"),
				fields: await (0, _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_0__.q)("environment", reader, terminal)
			}),
			perform: async ({ project, ...environment }, task) => {
				const { platform, config, call } = task;
				const parentId = await (0, _arguments_option_names_js__WEBPACK_IMPORTED_MODULE_2__.w)(platform, {
					organization: config.organization,
					project
				}, call);
				const create = () => platform.environments.create(parentId, environment, call);
				const created = await (0, _created_js__WEBPACK_IMPORTED_MODULE_4__.Ur)(create, `The environment ${environment.name}`, _created_js__WEBPACK_IMPORTED_MODULE_4__.wl, task);
				const problem = (0, _status_other_cluster_js__WEBPACK_IMPORTED_MODULE_3__.P)(environment, created, CLUSTER_WORDS);
				if (problem !== null) throw problem;
				const { id, name } = created;
				const git = ["--git-url", "URL"];
				const next = (0, _next_command_js__WEBPACK_IMPORTED_MODULE_5__.F)("applications", "create", "--environment", id, "--name", "NAME", ...git);
				(0, _created_js__WEBPACK_IMPORTED_MODULE_4__.SO)({
					resource: "environment",
					id,
					name: name ?? environment.name,
					parentId,
					next
				}, task);
			}
		});
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
	3994: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => renderNextCommand });
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		function renderNextCommand(...words) {
			return ["touchdown", ...words.map(quoteWord)].join(" ");
		}
		function quoteWord(word) {
			const plain = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(word);
			return /^[\w./:@=-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", String.raw`'\''`)}'`;
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
	5313: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => otherClusterError });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _platform_resources_environments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7904);
		const MAX_CHARS = 100;
		function otherClusterError(wanted, created, { setting, field, exampleOf, advice }) {
			const other = (0, _platform_resources_environments_js__WEBPACK_IMPORTED_MODULE_2__.O)(wanted, created);
			if (other === null) return null;
			const [name, id, reported] = [
				wanted.name,
				created.id,
				other.reported
			].map((text) => (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(text, MAX_CHARS));
			const asked = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(other.asked, MAX_CHARS);
			const isField = other.asked !== wanted.clusterId;
			const hint = `Some services expect the cluster in another field: try ${exampleOf(asked)} for the next one.`;
			const fact = `the service created the environment ${name} (id ${id}) on cluster ${reported} instead.`;
			const message = [
				`${isField ? field : setting} ${asked}: ${fact}`,
				advice,
				...isField ? [] : [hint]
			].join(" ");
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi("rejected", message, {
				method: "POST",
				path: "/project/{project_id}/environment"
			}, "");
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
