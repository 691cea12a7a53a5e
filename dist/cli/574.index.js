export const id = 574;
export const ids = [574];
export const modules = {
	8842: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => readFields });
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29);
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6329);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2274);
		var _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4690);
		var _config_secret_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(470);
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
		const HOW_TO_QUOTE = `has a value that is not JSON. Write a text as '"TEXT"' and an object as '{"name":"TEXT"}'.`;
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
						problem: `is not KEY=JSON. Use for example ${example("cluster", "c1")}.`
					});
					continue;
				}
				const [field, value] = [text.slice(0, at), text.slice(at + 1)];
				const read = value.startsWith("@") ? await (0, _config_secret_source_js__WEBPACK_IMPORTED_MODULE_4__.fW)(value.slice(1), terminal) : (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(value);
				if (read !== undefined) {
					entries.push([field, read]);
					continue;
				}
				const [problem] = (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__.wy)(kind, [[field, ""]], nameSetting);
				reject(reader, field, problem?.problem ?? adviceFor(field, value));
			}
			const problems = (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__.wy)(kind, entries, nameSetting);
			for (const { field, problem } of problems) reject(reader, field, problem);
			const fields = Object.fromEntries(entries);
			if (problems.length === 0) (0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__.jd)(fields);
			return fields;
		}
		function reject(reader, field, problem) {
			reader.reject({
				name: `--field ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(field, MAX_SHOWN_CHARS)}`,
				seen: "",
				problem
			});
		}
		function adviceFor(field, value) {
			if ((0, _platform_resources_extra_fields_js__WEBPACK_IMPORTED_MODULE_3__.eh)(field)) return `${HOW_TO_QUOTE} To read a secret from a file, use ${field}=@FILE.`;
			if (!PLAIN_WORD.test(value)) return HOW_TO_QUOTE;
			return `has the value ${(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(value)}, which is not JSON. To send it as a text, write ${example(field, (0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(value))}.`;
		}
		function example(field, text) {
			return `--field ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(field, MAX_SHOWN_CHARS)}='"${text}"'`;
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
	9574: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			createDatabase: () => createDatabase,
			createEnvironment: () => createEnvironment,
			createProject: () => createProject
		});
		var _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(283);
		var _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9034);
		var _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8842);
		var _config_find_organization_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3641);
		var _do_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1330);
		var _other_cluster_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6226);
		var _resource_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8787);
		const createProject = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_5__.o)({
			name: "projects create",
			summary: "Creates a project in an organization",
			options: {
				name: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("NAME", "its name (required)"),
				description: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("TEXT", "its description"),
				field: _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.Px,
				organization: _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.Ct
			},
			examples: [["touchdown projects create --name shop", "creates it and prints its id"], ["touchdown projects create --name shop --description \"The web shop\" --organization acme", "sets the description and the organization"]],
			read: async ({ reader, terminal }) => ({
				name: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.He)(reader, "name", "is missing. Give the name of the project."),
				description: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.yR)(reader, "description"),
				fields: await (0, _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_1__.q)("project", reader, terminal)
			}),
			perform: async (project, task) => {
				const { platform, config, call } = task;
				const parentId = await (0, _config_find_organization_js__WEBPACK_IMPORTED_MODULE_2__.mA)(platform, config.organization, call);
				const hint = "Check touchdown projects list before you create it again.";
				const next = (id) => [
					"environments",
					"create",
					"--project",
					id,
					"--name",
					"NAME"
				];
				const creation = {
					resource: "project",
					name: project.name,
					parentId,
					hint,
					next
				};
				await (0, _do_once_js__WEBPACK_IMPORTED_MODULE_3__.Zg)(creation, () => platform.projects.create(parentId, project, call), task);
			}
		});
		const CLUSTER_WORDS = {
			setting: "--cluster-id",
			field: "--field cluster",
			exampleOf: (cluster) => `--field cluster='"${cluster}"'`,
			advice: "It exists now. Use it as it is, or delete it in the platform's console."
		};
		const createEnvironment = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_5__.o)({
			name: "environments create",
			summary: "Creates an environment in a project",
			options: {
				project: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("ID_OR_NAME", "id or name of the project (required)"),
				name: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("NAME", "its name (required)"),
				mode: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("MODE", "STAGING, PRODUCTION or another mode of the platform", { choices: ["STAGING", "PRODUCTION"] }),
				"cluster-id": (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("ID", "id of the cluster to run it on"),
				field: _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.Px,
				organization: _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.Ct
			},
			examples: [
				["touchdown environments create --project shop --name staging --mode STAGING", "uses the name of the project"],
				["touchdown environments create --project PROJECT_ID --name eu --cluster-id CLUSTER_ID", "chooses the cluster"],
				[`touchdown environments create --project shop --name eu --field cluster='"CLUSTER_ID"'`, "sends a field that has no option"]
			],
			read: async ({ reader, terminal }) => ({
				project: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.He)(reader, "project", "is missing. Give the id or the name of the project."),
				name: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.He)(reader, "name", "is missing. Give the name of the environment."),
				mode: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.yR)(reader, "mode"),
				clusterId: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.yR)(reader, "cluster-id"),
				fields: await (0, _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_1__.q)("environment", reader, terminal)
			}),
			perform: async ({ project, ...environment }, task) => {
				const { platform, config, call } = task;
				const parentId = await (0, _config_find_organization_js__WEBPACK_IMPORTED_MODULE_2__.wI)(platform, {
					organization: config.organization,
					project
				}, call);
				const create = async () => {
					const created = await platform.environments.create(parentId, environment, call);
					const problem = (0, _other_cluster_js__WEBPACK_IMPORTED_MODULE_4__.P)(environment, created, CLUSTER_WORDS);
					if (problem !== null) throw problem;
					return created;
				};
				const git = ["--git-url", "URL"];
				const next = (id) => [
					"applications",
					"create",
					"--environment",
					id,
					"--name",
					"NAME",
					...git
				];
				await (0, _do_once_js__WEBPACK_IMPORTED_MODULE_3__.Zg)({
					resource: "environment",
					name: environment.name,
					parentId,
					next
				}, create, task);
			}
		});
		const createDatabase = (0, _resource_command_js__WEBPACK_IMPORTED_MODULE_5__.o)({
			name: "databases create",
			summary: "Creates a database in an environment",
			options: {
				environment: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("ID", "id of the environment (required)"),
				name: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("NAME", "its name (required)"),
				type: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("TYPE", "POSTGRESQL or another type of the platform (required)", { choices: ["POSTGRESQL"] }),
				version: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("VERSION", "version of the database"),
				mode: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("MODE", "MANAGED or another mode of the platform", { choices: ["MANAGED"] }),
				cpu: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("N", "integer in the platform's unit, which is not documented"),
				memory: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("N", "integer in the platform's unit, which is not documented"),
				storage: (0, _arguments_command_js__WEBPACK_IMPORTED_MODULE_6__.F9)("N", "integer in the platform's unit, which is not documented"),
				field: _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.Px
			},
			examples: [["touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --version 16", "creates one"], ["touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --mode MANAGED --storage 20", "creates a managed database"]],
			read: async ({ reader, terminal }) => ({
				environmentId: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.He)(reader, "environment", "is missing. Give the id of the environment."),
				database: {
					name: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.He)(reader, "name", "is missing. Give the name of the database."),
					type: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.He)(reader, "type", "is missing. Give the type of the database, for example POSTGRESQL."),
					version: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.yR)(reader, "version"),
					mode: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.yR)(reader, "mode"),
					cpu: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.No)(reader, "cpu"),
					memory: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.No)(reader, "memory"),
					storage: (0, _arguments_common_options_js__WEBPACK_IMPORTED_MODULE_0__.No)(reader, "storage"),
					fields: await (0, _arguments_extra_field_options_js__WEBPACK_IMPORTED_MODULE_1__.q)("database", reader, terminal)
				}
			}),
			perform: async ({ environmentId: parentId, database }, task) => {
				const { platform, call } = task;
				const next = (id) => [
					"databases",
					"deploy",
					id
				];
				const creation = {
					resource: "database",
					name: database.name,
					parentId,
					next
				};
				await (0, _do_once_js__WEBPACK_IMPORTED_MODULE_3__.Zg)(creation, () => platform.databases.create(parentId, database, call), task);
			}
		});
	}),
	1330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fc: () => renderNextCommand,
			Zg: () => createResource,
			h: () => doOnce
		});
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2320);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		const CHECK_CONSOLE = "Check the platform's console before you create it again.";
		async function createResource({ resource, name, parentId, hint = CHECK_CONSOLE, next }, create, task) {
			const thing = `The ${resource} ${resource === "webhook" ? "to " : ""}${name}`;
			const doubt = {
				message: `${thing} may have been created: the response was lost.`,
				hint
			};
			const created = await doOnce(create, doubt, task);
			const { id } = created;
			const shown = created.name ?? name;
			const command = next === undefined ? null : renderNextCommand(...next(id));
			const text = `Created ${resource} ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(shown)}. Its id is ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(id)}.\n${command === null ? "" : `Next: ${command}\n`}`;
			task.output.show("result", {
				resource,
				id,
				name: shown,
				parentId,
				next: command
			}, text);
		}
		async function doOnce(act, { message, hint }, { output, terminal }) {
			try {
				return await act();
			} catch (error) {
				if ((0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__.cp)(error)) {
					const warning = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(`${message} ${hint}`);
					output.show("notice", {
						code: "uncertain",
						message: warning
					}, "");
					terminal.err(`${warning}\n`);
				}
				throw error;
			}
		}
		function renderNextCommand(...words) {
			return ["touchdown", ...words.map(quoteWord)].join(" ");
		}
		function quoteWord(word) {
			const plain = (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(word);
			return /^[\w./:@=-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", String.raw`'\''`)}'`;
		}
	}),
	6226: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
