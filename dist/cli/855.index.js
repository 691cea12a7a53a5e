export const id = 855;
export const ids = [855];
export const modules = {
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
	9909: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => takeLock,
			W: () => thisProcess
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
		var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6641);
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2274);
		var _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4527);
		const TAKEOVERS = 3;
		const NO_LINKS = [
			"EPERM",
			"EACCES",
			"ENOTSUP",
			"EOPNOTSUPP",
			"ENOSYS",
			"EISDIR"
		];
		const RUN = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
		function thisProcess() {
			return {
				pid: process.pid,
				host: (0, node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)(),
				run: RUN,
				link: node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.link,
				isAlive
			};
		}
		async function takeLock(path, own, words) {
			const { pid, host, run } = own;
			const text = JSON.stringify({
				pid,
				host,
				run
			});
			for (let attempt = 0;; attempt++) {
				if (await createNew(path, text, own, words)) return () => giveBack(path, text);
				const seen = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, "utf8").catch(() => "");
				const holder = parseHolder(seen);
				const isStale = holder === null ? seen === "" : isDead(holder, own);
				if (!isStale || attempt >= TAKEOVERS) throw held(path, holder, words);
				await removeStale(path, seen, own, words);
			}
		}
		async function giveBack(path, own) {
			const seen = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, "utf8").catch(() => "");
			if (seen === own) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { force: true }).catch(() => undefined);
		}
		function isDead(holder, own) {
			if (holder.host !== own.host) return false;
			return holder.pid === own.pid ? holder.run !== own.run : !own.isAlive(holder.pid);
		}
		function isAlive(pid) {
			try {
				process.kill(pid, 0);
				return !isZombie(pid);
			} catch (error) {
				return (0, _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__.$N)(error) !== "ESRCH";
			}
		}
		function isZombie(pid) {
			try {
				return /\) [ZX] [^)]*$/.test((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, "utf8"));
			} catch {
				return false;
			}
		}
		async function createNew(path, text, own, { option }) {
			const draft = `${path}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
			const file = {
				mode: 384,
				flag: "wx"
			};
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(draft, text, file);
				await own.link(draft, path).catch((error) => {
					if (!NO_LINKS.includes((0, _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__.$N)(error))) throw error;
					return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(path, text, file);
				});
				return true;
			} catch (error) {
				const code = (0, _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__.$N)(error);
				if (code === "EEXIST") return false;
				const problem = code === "ENOENT" ? "is in a folder that does not exist. Create the folder, or give another file." : `cannot be locked (${code}). Give a shorter path, or a folder that is writable.`;
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_4__.dz([{
					name: option,
					seen: (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_6__.b1)(path.replace(/\.lock$/, ""), 200),
					problem
				}], error);
			} finally {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(draft, { force: true }).catch(() => undefined);
			}
		}
		async function removeStale(path, judged, own, words) {
			const release = await takeLock(`${path}.takeover`, own, words);
			try {
				if (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, "utf8").catch(() => "") === judged) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { force: true });
			} finally {
				await release();
			}
		}
		function parseHolder(text) {
			const json = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(text);
			const [pid, host, run] = [
				"pid",
				"host",
				"run"
			].map((name) => (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_5__._F)(json, name));
			if (typeof pid !== "number" || typeof host !== "string") return null;
			return {
				pid,
				host,
				run: typeof run === "string" ? run : ""
			};
		}
		function held(path, holder, { option, file, advice }) {
			const who = holder === null ? "another process" : `process ${holder.pid} on ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_6__.b1)(holder.host, 100)}`;
			const problem = `${who} is using ${file}. ${advice}. If the process no longer exists, delete ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_6__.b1)(path, 200)}.`;
			return new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_4__.dz([{
				name: option,
				seen: "",
				problem
			}]);
		}
	}),
	6624: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => resolveLinks,
			f: () => replaceFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
			if (value !== null && value !== void 0) {
				if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					if (async) inner = dispose;
				}
				if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
				if (inner) dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				};
				env.stack.push({
					value,
					dispose,
					async
				});
			} else if (async) {
				env.stack.push({ async: true });
			}
			return value;
		};
		var __disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = true;
				}
				var r, s = 0;
				function next() {
					while (r = env.stack.pop()) {
						try {
							if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
							if (r.dispose) {
								var result = r.dispose.call(r.value);
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
			var e = new Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		const MAX_LINKS = 40;
		async function resolveLinks(path) {
			let place = path;
			for (let followed = 0; followed < MAX_LINKS; followed++) {
				const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(place).catch(() => null);
				if (found !== null) return found;
				const target = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(place).catch(() => null);
				if (target === null) break;
				place = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place), target);
			}
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place);
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => folder), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(place));
		}
		async function replaceFile(path, text) {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const place = await resolveLinks(path);
				const draft = `${place}.tmp`;
				try {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(draft, { force: true });
					await writeDraft(draft, text);
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(draft, place);
				} catch (error) {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(draft, { force: true }).catch(() => undefined);
					throw error;
				}
				const folder = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place), "r").catch(() => null), true);
				await folder?.sync().catch(() => undefined);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		}
		async function writeDraft(path, text) {
			const env_2 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const file = __addDisposableResource(env_2, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, "wx", 384), true);
				await file.writeFile(text);
				await file.sync();
			} catch (e_2) {
				env_2.error = e_2;
				env_2.hasError = true;
			} finally {
				const result_2 = __disposeResources(env_2);
				if (result_2) await result_2;
			}
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
	5855: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => up_command_command });
		var command = __webpack_require__(283);
		var config_connection = __webpack_require__(1998);
		var terminal_output = __webpack_require__(7237);
		var errors = __webpack_require__(6641);
		var near_word = __webpack_require__(2260);
		var resource_id = __webpack_require__(2062);
		var untrusted = __webpack_require__(2274);
		;
		function createNamer({ project, environment }) {
			const place = [project.name, environment.name];
			const below = (kind, ...path) => ({
				kind,
				key: keyOf(kind, [...place, ...path]),
				word: `${kind}:${path.join("/")}`,
				label: `${kind} ${path.join("/")}`
			});
			return {
				project: {
					kind: "project",
					key: keyOf("project", place.slice(0, 1)),
					word: "project",
					label: `project ${project.name}`
				},
				environment: {
					kind: "environment",
					key: keyOf("environment", place),
					word: "environment",
					label: `environment ${environment.name}`
				},
				database: (key) => below("database", key),
				application: (key) => below("application", key),
				setting: (kind, application, key) => below(kind, application, key)
			};
		}
		function listNames(manifest) {
			const namer = createNamer(manifest);
			return [
				namer.project,
				namer.environment,
				...manifest.databases.map(({ key }) => namer.database(key)),
				...manifest.applications.flatMap(({ key, variables, secrets }) => [
					namer.application(key),
					...variables.map((variable) => namer.setting("variable", key, variable.key)),
					...secrets.map((secret) => namer.setting("secret", key, secret.key))
				])
			];
		}
		function isWithin(key, of) {
			return key === of || pathOf(key).startsWith(`${pathOf(of)}/`);
		}
		function applicationKeyOf(key) {
			if (!/^(?:variable|secret):/.test(key)) return null;
			return `application:${pathOf(key).slice(0, pathOf(key).lastIndexOf("/"))}`;
		}
		function keyOf(kind, path) {
			return `${kind}:${path.map((part) => part.replaceAll("%", "%25").replaceAll("/", "%2F")).join("/")}`;
		}
		function pathOf(key) {
			return key.slice(key.indexOf(":") + 1);
		}
		;
		function createState(baseUrl) {
			const nothing = {
				resources: new Map(),
				deployed: new Map(),
				pending: new Map()
			};
			return {
				version: 1,
				baseUrl,
				organizationId: null,
				...nothing
			};
		}
		function withPending(state, key, since, note) {
			return {
				...state,
				pending: withEntry(state.pending, key, {
					since,
					note
				})
			};
		}
		function withoutPending(state, key) {
			return {
				...state,
				pending: without(state.pending, (other) => other === key)
			};
		}
		function withResource(state, key, resource) {
			const application = applicationKeyOf(key);
			return {
				...withoutPending(state, key),
				resources: withEntry(state.resources, key, resource),
				deployed: without(state.deployed, (other) => other === application)
			};
		}
		function withDeployment(state, key, deployment) {
			return {
				...state,
				deployed: withEntry(state.deployed, key, deployment)
			};
		}
		function withoutDeployment(state, key) {
			return {
				...state,
				deployed: without(state.deployed, (other) => other === key)
			};
		}
		function forget(state, key) {
			const isForgotten = (other) => isWithin(other, key);
			return {
				...state,
				resources: without(state.resources, isForgotten),
				deployed: without(state.deployed, isForgotten),
				pending: without(state.pending, isForgotten)
			};
		}
		function withEntry(map, key, value) {
			return new Map(map).set(key, value);
		}
		function without(map, isLeftOut) {
			return new Map([...map].filter(([key]) => !isLeftOut(key)));
		}
		;
		const ADOPTABLE = [
			"project",
			"environment",
			"database",
			"application"
		];
		const ID = /^[^\s\p{C}]{1,255}$/u;
		function readClaims(claims, state, context) {
			const bad = [];
			const forgotten = claims.forget.flatMap((word) => {
				const name = findName(word, context.names);
				if (name === null) bad.push(unknownName("--forget", word, context.names));
				return name === null ? [] : [name];
			});
			const without = forgotten.reduce((now, { key }) => forget(now, key), state);
			const adoptions = claims.adopt.flatMap((text) => {
				const read = readAdoption(text, without, context);
				if (!("problem" in read)) return [read];
				bad.push(read.problem);
				return [];
			});
			bad.push(...findContradictions(adoptions), ...findSharedIds(adoptions, without, context.names));
			if (bad.length > 0) throw new errors.dz(bad);
			if (forgotten.length + adoptions.length === 0) return null;
			const change = (before) => {
				const cleared = forgotten.reduce((now, { key }) => forget(now, key), before);
				return adoptions.reduce((now, { name, id }) => withResource(now, name.key, {
					id,
					createdAt: context.at
				}), cleared);
			};
			return {
				adoptions,
				change
			};
		}
		function readAdoption(text, state, { names }) {
			const at = text.indexOf("=");
			const word = at < 0 ? text : text.slice(0, at);
			const id = at < 0 ? "" : text.slice(at + 1).trim();
			const adoptable = names.filter(({ kind }) => ADOPTABLE.includes(kind));
			const name = findName(word, adoptable);
			if (name === null) return { problem: unknownName("--adopt", word, adoptable) };
			const refuse = (problem) => ({ problem: {
				name: `--adopt ${name.word}`,
				seen: shown(id),
				problem
			} });
			if (!ID.test(id)) return refuse("is not an id. Give NAME=ID with the id that the platform shows.");
			const known = state.resources.get(name.key)?.id ?? null;
			if (known === null || (0, resource_id.W)(known, id)) return {
				name,
				id
			};
			return refuse(`is not its known id, ${shown(known)}. To adopt another, add --forget ${name.word}.`);
		}
		function findContradictions(adoptions) {
			return adoptions.flatMap(({ name, id }, at) => {
				const other = adoptions.slice(0, at).find((before) => before.name.key === name.key && before.id !== id);
				if (other === undefined) return [];
				const problem = `is given together with ${shown(other.id)}. Give one id.`;
				return [{
					name: `--adopt ${name.word}`,
					seen: shown(id),
					problem
				}];
			});
		}
		function findSharedIds(adoptions, state, names) {
			const known = names.flatMap((name) => {
				const id = state.resources.get(name.key)?.id ?? null;
				return id === null ? [] : [{
					name,
					id
				}];
			});
			return adoptions.flatMap(({ name, id }, at) => {
				const isOther = (other) => other.name.key !== name.key && (0, resource_id.W)(other.id, id) && (other.name.kind === name.kind || (0, resource_id.O)(id));
				const taken = adoptions.slice(0, at).find(isOther);
				const held = known.find(isOther);
				const refuse = (problem) => [{
					name: `--adopt ${name.word}`,
					seen: shown(id),
					problem
				}];
				if (taken !== undefined) return refuse(`is also adopted as ${taken.name.word}. Give each its own id.`);
				if (held === undefined) return [];
				return refuse(`is already known as ${held.name.word}. Give another id, or add --forget ${held.name.word}.`);
			});
		}
		function findName(word, names) {
			return names.find((name) => name.word === word) ?? null;
		}
		function unknownName(option, seen, names) {
			const words = names.map(({ word }) => word);
			const near = (0, near_word.Y)(seen, words);
			const problem = `is not a known name. ${near === null ? `Use one of ${words.slice(0, 20).join(", ")}.` : `Did you mean ${near}?`}`;
			return {
				name: option,
				seen: shown(seen),
				problem
			};
		}
		function shown(text) {
			return (0, untrusted.b1)(text, 100);
		}
		var extra_fields = __webpack_require__(4690);
		var http_json = __webpack_require__(2245);
		;
		const MAX_CHARS = 60;
		function findProblems(value, schema, path) {
			const wrong = (problem) => [{
				name: path,
				seen: "",
				problem
			}];
			switch (schema.type) {
				case undefined: return [];
				case "string": return typeof value === "string" ? problemsOfText(value, schema, wrong) : wrong(describeNoText(value, schema));
				case "integer": return isCount(value, schema) ? [] : wrong(`is not a whole number from ${schema.minimum} to ${schema.maximum}.`);
				case "boolean": return typeof value === "boolean" ? [] : wrong("is not true or false.");
				case "array":
					if (!Array.isArray(value)) return wrong(`is not a list (${schema.description}).`);
					return value.flatMap((item, at) => findProblems(item, schema.items, `${path}[${at}]`));
				case "object":
					if (!(0, http_json.Gv)(value)) return wrong(`is not a list of keys and values (${schema.description}).`);
					return schema.additionalProperties === false ? problemsOfRecord(value, schema, path) : problemsOfMap(value, schema, path);
			}
		}
		function isCount(value, { minimum, maximum }) {
			return typeof value === "number" && Number.isInteger(value) && value >= minimum && value <= maximum;
		}
		function problemsOfText(value, { pattern }, wrong) {
			if (pattern === undefined || new RegExp(pattern, "u").test(value)) return [];
			return wrong(value === "" ? "is empty. Give a text." : "has line breaks or control characters. Give one line.");
		}
		function describeNoText(value, { description }) {
			const isScalar = typeof value === "number" || typeof value === "boolean";
			return isScalar ? `is not a text. Put it in quotes: "${String(value)}".` : `is not a text (${description}).`;
		}
		function problemsOfRecord(value, { required, properties }, path) {
			const known = Object.keys(properties);
			const missing = required.filter((key) => !Object.hasOwn(value, key)).map((key) => ({
				name: `${path}.${key}`,
				seen: "",
				problem: `is missing (${properties[key]?.description}).`
			}));
			const found = Object.entries(value).flatMap(([key, one]) => {
				const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
				if (schema !== undefined) return findProblems(one, schema, `${path}.${key}`);
				return [{
					name: `${path}.${(0, untrusted.b1)(key, MAX_CHARS)}`,
					seen: "",
					problem: (0, near_word.V)(key, known)
				}];
			});
			return [...missing, ...found];
		}
		function problemsOfMap(value, { propertyNames, additionalProperties }, path) {
			const form = new RegExp(propertyNames.pattern, "u");
			return Object.entries(value).flatMap(([key, one]) => {
				const name = `${path}.${(0, untrusted.b1)(key, MAX_CHARS)}`;
				const problems = findProblems(one, additionalProperties, name);
				return form.test(key) ? problems : [{
					name,
					seen: "",
					problem: `is not a valid key. It must match ${form.source}.`
				}, ...problems];
			});
		}
		;
		const LINE = "^[^\\u0000-\\u001f\\u007f]+$";
		const KEY = "^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$";
		const VARIABLE = "^[A-Za-z_][A-Za-z0-9_]*$";
		const MAX_AMOUNT = 2147483647;
		const NAME = line("the name to send to the platform (default: the key)");
		const CPU = count("in the platform's own unit, which is not documented", 1);
		const MEMORY = count("in the platform's own unit, which is not documented", 1);
		const FIELDS = map("more fields of the request that creates it; a.b sets the field b of the object a", extra_fields.vS, { description: "any JSON value" });
		const PORT = record("a port that the application listens on", ["internal-port"], {
			"internal-port": count("the port inside the container", 1, 65535),
			"external-port": count("the external port", 1, 65535),
			protocol: line("its protocol", "HTTP"),
			"publicly-accessible": {
				type: "boolean",
				description: "true if it can be reached from the internet"
			}
		});
		const DATABASE = record("a database of the environment", ["type"], {
			name: NAME,
			type: line("the type of the database", "POSTGRESQL"),
			version: line("its version, in quotes", "16"),
			mode: line("how it is operated", "MANAGED"),
			cpu: CPU,
			memory: MEMORY,
			storage: count("in the platform's own unit, which is not documented", 1),
			fields: FIELDS
		});
		const SECRET = record("the source of a secret's value, which is never in this file", ["env"], { env: line("the environment variable that contains the value", "DATABASE_URL") });
		const APPLICATION = record("an application of the environment", [], {
			name: NAME,
			"git-repository": record("the repository of the source code", ["url"], {
				url: line("its URL"),
				branch: line("the branch to build", "main")
			}),
			"build-mode": line("how it is built", "DOCKER"),
			"dockerfile-path": line("the path of its Dockerfile", "Dockerfile"),
			cpu: CPU,
			memory: MEMORY,
			"min-running-instances": count("the minimum number of instances", 0),
			"max-running-instances": count("the maximum number of instances", 1),
			ports: {
				type: "array",
				description: "the ports that it listens on",
				items: PORT
			},
			fields: FIELDS,
			needs: {
				type: "array",
				description: "the keys of databases and applications to deploy before it",
				items: line("a key under databases or applications", "main")
			},
			variables: map("environment variables, which are created but never changed", VARIABLE, {
				type: "string",
				description: "the value, in quotes if it looks like a number or like true"
			}),
			secrets: map("secrets, which are created but never changed", VARIABLE, SECRET),
			commit: line("the commit to deploy (default: the platform chooses)", "${GIT_COMMIT}")
		});
		const UP_SCHEMA = record("what touchdown up creates and deploys", ["project", "environment"], {
			project: record("the project; an existing one of this name is used", ["name"], {
				name: line("its name"),
				description: {
					type: "string",
					description: "its description"
				},
				fields: FIELDS
			}),
			environment: record("the environment of the project", ["name"], {
				name: line("its name", "preview-${BRANCH}"),
				mode: line("its mode", "STAGING", "PRODUCTION"),
				"cluster-id": line("the id of the cluster to run it on"),
				fields: FIELDS
			}),
			databases: map("the databases, by keys of your choice", KEY, DATABASE),
			applications: map("the applications, by keys of your choice", KEY, APPLICATION)
		});
		function line(description, ...examples) {
			return {
				type: "string",
				description,
				pattern: LINE,
				...examples.length === 0 ? {} : { examples }
			};
		}
		function count(description, minimum, maximum = MAX_AMOUNT) {
			return {
				type: "integer",
				description,
				minimum,
				maximum
			};
		}
		function record(description, required, properties) {
			return {
				type: "object",
				description,
				required,
				properties,
				additionalProperties: false
			};
		}
		function map(description, pattern, additionalProperties) {
			return {
				type: "object",
				description,
				propertyNames: { pattern },
				additionalProperties
			};
		}
		;
		function readManifest(up) {
			const project = fieldsOf(up).under("project");
			const environment = fieldsOf(up).under("environment");
			return {
				project: {
					name: project.text("name") ?? "",
					description: project.text("description"),
					fields: project.record("fields")
				},
				environment: {
					name: environment.text("name") ?? "",
					mode: environment.text("mode"),
					clusterId: environment.text("cluster-id"),
					fields: environment.record("fields")
				},
				databases: fieldsOf(up).entries("databases").map(([key, value]) => ({
					key,
					spec: readDatabase(key, fieldsOf(value))
				})),
				applications: fieldsOf(up).entries("applications").map(([key, value]) => readApplication(key, fieldsOf(value)))
			};
		}
		function readDatabase(key, fields) {
			return {
				name: fields.text("name") ?? key,
				type: fields.text("type") ?? "",
				version: fields.text("version"),
				mode: fields.text("mode"),
				cpu: fields.count("cpu"),
				memory: fields.count("memory"),
				storage: fields.count("storage"),
				fields: fields.record("fields")
			};
		}
		function readApplication(key, fields) {
			return {
				key,
				spec: readApplicationSpec(key, fields),
				needs: [...new Set(fields.items("needs").filter((need) => typeof need === "string"))],
				variables: fields.entries("variables").flatMap(([name, value]) => {
					return typeof value === "string" ? [{
						key: name,
						value
					}] : [];
				}),
				secrets: fields.entries("secrets").map(([name, value]) => ({
					key: name,
					from: fieldsOf(value).text("env") ?? ""
				})),
				commit: fields.text("commit") ?? null
			};
		}
		function readApplicationSpec(key, fields) {
			const repository = fields.under("git-repository");
			const url = repository.text("url");
			return {
				name: fields.text("name") ?? key,
				gitRepository: url === undefined ? undefined : {
					url,
					branch: repository.text("branch")
				},
				buildMode: fields.text("build-mode"),
				dockerfilePath: fields.text("dockerfile-path"),
				cpu: fields.count("cpu"),
				memory: fields.count("memory"),
				minRunningInstances: fields.count("min-running-instances"),
				maxRunningInstances: fields.count("max-running-instances"),
				ports: fields.has("ports") ? fields.items("ports").map((port) => readPort(fieldsOf(port))) : undefined,
				fields: fields.record("fields")
			};
		}
		function readPort(fields) {
			return {
				internalPort: fields.count("internal-port") ?? 0,
				externalPort: fields.count("external-port"),
				protocol: fields.text("protocol"),
				publiclyAccessible: fields.flag("publicly-accessible")
			};
		}
		function fieldsOf(value) {
			const at = (key) => (0, http_json.Gv)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
			return {
				has: (key) => at(key) !== undefined,
				text: (key) => only(at(key), (one) => typeof one === "string"),
				count: (key) => only(at(key), (one) => typeof one === "number"),
				flag: (key) => only(at(key), (one) => typeof one === "boolean"),
				record: (key) => only(at(key), http_json.Gv),
				items: (key) => only(at(key), Array.isArray) ?? [],
				entries: (key) => Object.entries(only(at(key), http_json.Gv) ?? {}),
				under: (key) => fieldsOf(at(key))
			};
		}
		function only(value, isOfKind) {
			return isOfKind(value) ? value : undefined;
		}
		;
		const PLACE = /\$\$\{|\$\{([^}]*)(\}?)/g;
		const substitute_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
		function substitute(value, path, lookup) {
			const used = new Set();
			const problems = [];
			const inText = (text, at) => text.replace(PLACE, (place, name, end) => {
				if (name === undefined) return "${";
				const found = end === "}" && substitute_NAME.test(name) ? lookup(name) : null;
				if (typeof found === "string") used.add(name);
				else problems.push({
					name: at,
					seen: "",
					problem: found === null ? MALFORMED : renderUnset(name)
				});
				return found ?? place;
			});
			const inside = (one, at) => {
				if (typeof one === "string") return inText(one, at);
				if (Array.isArray(one)) return one.map((item, index) => inside(item, `${at}[${index}]`));
				if (!(0, http_json.Gv)(one)) return one;
				return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, inside(item, `${at}.${key}`)]));
			};
			return {
				value: inside(value, path),
				used,
				problems
			};
		}
		const MALFORMED = "has a malformed ${NAME}. Write the name with letters, digits and underscores, or $${ for a literal ${.";
		function renderUnset(name) {
			return `needs ${name}, which is not set. Give --set ${name}=VALUE, or set it in the environment.`;
		}
		;
		function parseManifest(up, lookup) {
			if (up === undefined || up === null) {
				throw new errors.dz([{
					name: "up",
					seen: "",
					problem: "is missing in touchdown.yaml. Add it, with project and environment."
				}]);
			}
			const { value, used, problems } = substitute(up, "up", lookup);
			const misshapen = findProblems(value, UP_SCHEMA, "up");
			const manifest = readManifest(value);
			const extras = listExtraFields(manifest);
			const all = [
				...problems,
				...misshapen,
				...findConflicts(manifest),
				...extras.flatMap(findExtraProblems)
			];
			if (all.length > 0) throw new errors.dz(all);
			for (const { fields } of extras) (0, extra_fields.jd)(fields);
			return {
				manifest,
				used
			};
		}
		function listExtraFields({ project, environment, databases, applications }) {
			return [
				{
					kind: "project",
					place: "up.project",
					fields: project.fields ?? {}
				},
				{
					kind: "environment",
					place: "up.environment",
					fields: environment.fields ?? {}
				},
				...databases.map(({ key, spec }) => {
					return {
						kind: "database",
						place: `up.databases.${key}`,
						fields: spec.fields ?? {}
					};
				}),
				...applications.map(({ key, spec }) => {
					return {
						kind: "application",
						place: `up.applications.${key}`,
						fields: spec.fields ?? {}
					};
				})
			];
		}
		function findExtraProblems({ kind, place, fields }) {
			const named = Object.entries(fields).filter(([field]) => new RegExp(extra_fields.vS).test(field));
			const problems = (0, extra_fields.wy)(kind, named, (setting) => `${place}.${setting}`);
			return problems.map(({ field, problem }) => ({
				name: `${place}.fields.${field}`,
				seen: "",
				problem
			}));
		}
		function findConflicts({ databases, applications }) {
			const keys = databases.map(({ key }) => key);
			return [
				...findRepeated("databases", databases),
				...findRepeated("applications", applications),
				...applications.flatMap(({ key, variables, secrets }) => [...keys.includes(key) ? [conflict(`applications.${key}`, "is also the key of a database, so needs could mean either. Rename one of them.")] : [], ...secrets.filter((secret) => variables.some((variable) => variable.key === secret.key)).map((secret) => conflict(`applications.${key}.secrets.${secret.key}`, "is also set in variables. Remove one of them."))]),
				...applications.flatMap(findSpecProblems),
				...findNeedProblems(applications, keys)
			];
		}
		function findSpecProblems({ key, spec }) {
			const { gitRepository, minRunningInstances: least = 0, maxRunningInstances: most = least } = spec;
			const url = URL.parse(gitRepository?.url ?? "");
			const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
			const hasCredentials = url !== null && (url.password !== "" || isWeb && url.username !== "");
			return [...hasCredentials ? [conflict(`applications.${key}.git-repository.url`, CREDENTIALS)] : [], ...least > most ? [conflict(`applications.${key}.min-running-instances`, "is more than max-running-instances.")] : []];
		}
		const CREDENTIALS = "has a user or password in it. Remove it: the platform uses its own access to git.";
		function findRepeated(part, things) {
			return things.flatMap(({ key, spec }, at) => {
				const first = things.slice(0, at).find((other) => other.spec.name === spec.name);
				return first === undefined ? [] : [conflict(`${part}.${key}`, `has the same name as ${first.key}. Give another name.`)];
			});
		}
		function conflict(place, problem) {
			return {
				name: `up.${place}`,
				seen: "",
				problem
			};
		}
		function findNeedProblems(applications, databases) {
			const known = new Set([...databases, ...applications.map(({ key }) => key)]);
			const unknown = applications.flatMap(({ key, needs }) => needs.flatMap((need, at) => {
				if (known.has(need)) return [];
				const problem = `is not a database or application. Use one of ${[...known].join(", ")}.`;
				return [{
					name: `up.applications.${key}.needs[${at}]`,
					seen: need,
					problem
				}];
			}));
			return [...unknown, ...findCircles(applications).map(renderCircle)];
		}
		function findCircles(applications) {
			const needsOf = new Map(applications.map(({ key, needs }) => [key, needs]));
			const circles = [];
			const done = new Set();
			for (const { key: start } of applications) {
				const trail = [];
				const enter = (key) => {
					trail.push({
						key,
						left: [...needsOf.get(key) ?? []]
					});
				};
				if (!done.has(start)) enter(start);
				for (let here = trail.at(-1); here !== undefined; here = trail.at(-1)) {
					const next = here.left.shift();
					const at = trail.findIndex(({ key }) => key === next);
					if (next === undefined) done.add(trail.pop()?.key ?? "");
					else if (at >= 0) circles.push([...trail.slice(at).map(({ key }) => key), next]);
					else if (!done.has(next)) enter(next);
				}
			}
			return circles;
		}
		function renderCircle(circle) {
			const problem = `has a cycle, so none can be deployed first: ${circle.join(" \u2192 ")}.`;
			return {
				name: `up.applications.${circle[0]}.needs`,
				seen: "",
				problem
			};
		}
		;
		function isGood({ kind }) {
			return kind === "created" || kind === "found" || kind === "deployed";
		}
		;
		const MAX_AT_ONCE = 8;
		function schedule(steps, { outcomes, running }) {
			const byId = new Map(steps.map((step) => [step.id, step]));
			const isBrief = ({ kind, name }) => kind === "create" || name.kind === "database";
			const isOver = (id) => !byId.has(id) || outcomes.has(id);
			const waiting = steps.filter(({ id }) => !outcomes.has(id) && !running.has(id));
			const block = waiting.flatMap((step) => {
				const by = step.needs.map((id) => byId.get(id)).find((needed) => needed !== undefined && isBad(outcomes.get(needed.id)));
				return by === undefined ? [] : [{
					step,
					by
				}];
			});
			const blocked = new Set(block.map(({ step }) => step.id));
			const ready = waiting.filter(({ id, needs, after }) => !blocked.has(id) && [...needs, ...after].every(isOver));
			const busy = steps.filter((step) => running.has(step.id) && isBrief(step)).length;
			const brief = ready.filter(isBrief).slice(0, MAX_AT_ONCE - busy);
			return {
				begin: [...brief, ...ready.filter((step) => !isBrief(step))],
				block
			};
		}
		function isBad(outcome) {
			return outcome !== undefined && !isGood(outcome);
		}
		;
		const LEFT = {
			kind: "left",
			note: "not started, because the run ended early"
		};
		function blocked({ kind, name }) {
			const what = kind === "create" ? "creating" : "deploying";
			return {
				kind: "blocked",
				note: `not started, because ${what} ${name.label} did not succeed`
			};
		}
		function foundNote({ kind }, isLost) {
			if (isLost) return "exists: the response to its creation was lost, but the list contains it";
			if (kind === "project") return "exists: the project of this name is used";
			return "already existed, and was not changed";
		}
		function lostBefore(name, since) {
			return `may have been created at ${(0, untrusted.b1)(since, 40)} by an earlier run that got no response. ${adviceFor(name)}`;
		}
		function stillLost(name, since) {
			const note = lostBefore(name, since);
			return {
				kind: "uncertain",
				note,
				error: new errors.cc("signal", note)
			};
		}
		function undecided({ label }, note) {
			return {
				kind: "failed",
				note,
				error: new errors.dz([{
					name: label,
					seen: "",
					problem: note
				}])
			};
		}
		function lostNow(name, error) {
			return {
				kind: "uncertain",
				note: `may have been created: ${error.message} ${adviceFor(name)}`,
				error
			};
		}
		function refused(error, advice = "") {
			return {
				kind: "failed",
				note: advice === "" ? error.message : `${error.message} ${advice}`,
				error
			};
		}
		function outcomeOfDeployment({ kind, deploymentId, sentence, error }) {
			switch (kind) {
				case "passed": return {
					kind: "deployed",
					deploymentId,
					note: sentence
				};
				case "failed": return error === null ? {
					kind: "not-passed",
					deploymentId,
					note: sentence
				} : refused(error);
				case "unknown": return {
					kind: "uncertain",
					note: sentence,
					error
				};
				case "cancelled": return {
					kind: "left",
					note: sentence
				};
				case "unsent": return LEFT;
			}
		}
		function adviceFor({ kind, word }) {
			const again = `add --forget ${word} to create it again`;
			switch (kind) {
				case "project":
				case "variable": return "Run this again: it checks the list first.";
				case "secret": return `To send it again, add --forget ${word}; if it already exists, it is not changed.`;
				default: return `Check the platform's console. If it exists, add --adopt ${word}=ID; if not, ${again}.`;
			}
		}
		;
		async function perform(steps, parts) {
			return new Performer(steps, parts).perform();
		}
		class Performer {
			#steps;
			#parts;
			#outcomes = new Map();
			#running = new Map();
			#halt = null;
			constructor(steps, parts) {
				this.#steps = steps;
				this.#parts = parts;
			}
			async perform() {
				for (;;) {
					const running = new Set(this.#running.keys());
					const { begin, block } = schedule(this.#steps, {
						outcomes: this.#outcomes,
						running
					});
					for (const { step, by } of block) this.#end(step, this.#outcomes.get(by.id)?.kind === "left" ? LEFT : blocked(by));
					const isStopped = this.#halt !== null || this.#parts.signal.aborted;
					for (const step of isStopped ? [] : begin) this.#running.set(step.id, this.#run(step));
					if (this.#running.size > 0) await Promise.race(this.#running.values());
					else if (isStopped || block.length === 0) break;
				}
				for (const step of this.#steps) if (!this.#outcomes.has(step.id)) this.#end(step, LEFT);
				return {
					outcomes: this.#outcomes,
					halt: this.#halt
				};
			}
			async #run(step) {
				this.#parts.started(step);
				const outcome = await (step.kind === "create" ? this.#create(step) : this.#deploy(step));
				this.#running.delete(step.id);
				const isTokenRefused = outcome.kind === "failed" && outcome.error.code === "access-unauthorized";
				if (isTokenRefused) this.#halt ??= outcome.error;
				this.#end(step, outcome);
			}
			#end(step, outcome) {
				this.#outcomes.set(step.id, outcome);
				this.#parts.ended(step, outcome);
			}
			async #create(step) {
				const { thing, name } = step;
				const pending = this.#parts.store.state().pending.get(name.key);
				if (pending?.note !== undefined) return undecided(name, pending.note);
				const lostSince = pending?.since ?? null;
				if (lostSince !== null && !isListed(thing)) return {
					kind: "uncertain",
					note: lostBefore(name, lostSince),
					error: null
				};
				if (thing.kind === "project" || lostSince !== null) {
					const found = await this.#find(step, foundNote(thing, lostSince !== null));
					if (found?.kind === "left" && lostSince !== null) return stillLost(name, lostSince);
					if (found !== null) return found;
				}
				const since = this.#now();
				const problem = await this.#keep((state) => withPending(state, name.key, since));
				if (problem !== null) return refused(problem);
				return this.#settle(step, await this.#parts.creator.create(thing, this.#parentOf(step)));
			}
			async #settle(step, creation) {
				const { thing, name } = step;
				switch (creation.kind) {
					case "created":
						await this.#keepResource(step, creation.id);
						return {
							kind: "created",
							id: creation.id
						};
					case "refused":
						await this.#keep((state) => withoutPending(state, name.key));
						return refused(creation.error);
					case "other-cluster":
						await this.#keep((state) => withPending(state, name.key, this.#now(), creation.error.message));
						return refused(creation.error);
					case "unsent":
						await this.#keep((state) => withoutPending(state, name.key));
						return LEFT;
					case "exists": return await this.#takeExisting(step) ?? this.#refuseExisting(step, creation.error);
					case "lost": {
						const found = isListed(thing) ? await this.#find(step, foundNote(thing, true)) : null;
						return found?.kind === "found" ? found : lostNow(name, creation.error);
					}
				}
			}
			async #takeExisting(step) {
				const note = foundNote(step.thing, false);
				const listed = isListed(step.thing) ? await this.#find(step, note) : null;
				const isSetting = step.thing.kind === "secret" || step.thing.kind === "variable";
				if (listed !== null || !isSetting) return listed;
				await this.#keepResource(step, null);
				return {
					kind: "found",
					id: null,
					note
				};
			}
			async #refuseExisting({ name }, error) {
				await this.#keep((state) => withoutPending(state, name.key));
				return refused(error, `If this is the right one, use it with --adopt ${name.word}=ID.`);
			}
			async #find(step, note) {
				if (!isListed(step.thing)) return null;
				try {
					const found = await this.#parts.creator.find(step.thing, this.#parentOf(step));
					if (found === null) return null;
					await this.#keepResource(step, found.id);
					return {
						kind: "found",
						id: found.id,
						note: found.differs ? `${note}; its value is different` : note
					};
				} catch (error) {
					if (!(error instanceof errors.gG)) throw error;
					return error.code === "cancelled-signal" ? LEFT : refused(error);
				}
			}
			async #deploy({ name, commit }) {
				const { store, deployer } = this.#parts;
				const id = store.state().resources.get(name.key)?.id ?? "";
				const problem = store.state().deployed.has(name.key) ? await this.#keep((state) => withoutDeployment(state, name.key)) : null;
				if (problem !== null) return refused(problem);
				const isDatabase = name.kind === "database";
				const deployment = await (isDatabase ? deployer.deployDatabase(id) : deployer.deployApplication(name.word.slice("application:".length), id, commit));
				const { kind, deploymentId } = deployment;
				const deployedAt = this.#now();
				if (kind === "passed") {
					await this.#keep((state) => withDeployment(state, name.key, {
						commit,
						deploymentId,
						deployedAt
					}));
				}
				return outcomeOfDeployment(deployment);
			}
			async #keepResource({ name }, id) {
				const createdAt = this.#now();
				await this.#keep((state) => withResource(state, name.key, {
					id,
					createdAt
				}));
			}
			async #keep(change) {
				try {
					await this.#parts.store.change(change);
					return null;
				} catch (error) {
					if (!(error instanceof errors.gG)) throw error;
					this.#halt ??= error;
					return error;
				}
			}
			#parentOf({ parent }) {
				return parent === null ? null : this.#parts.store.state().resources.get(parent)?.id ?? null;
			}
			#now() {
				return new Date(this.#parts.clock.epochMs()).toISOString();
			}
		}
		function isListed(thing) {
			return thing.kind === "project" || thing.kind === "variable";
		}
		;
		function plan(manifest, state, options) {
			const namer = createNamer(manifest);
			const { project, environment } = namer;
			const isMissing = ({ name }) => !state.resources.has(name.key);
			const creations = [
				create(project, {
					kind: "project",
					spec: manifest.project
				}, null),
				create(environment, {
					kind: "environment",
					spec: manifest.environment
				}, project.key),
				...manifest.databases.map(({ key, spec }) => {
					return create(namer.database(key), {
						kind: "database",
						spec
					}, environment.key);
				}),
				...manifest.applications.flatMap((application) => createApplication(application, namer))
			].filter(isMissing);
			const created = new Set(creations.map(({ id }) => id));
			return [...creations, ...deployments(manifest, namer, state, options, created)];
		}
		function createApplication({ key, spec, variables, secrets }, namer) {
			const name = namer.application(key);
			return [
				create(name, {
					kind: "application",
					spec
				}, namer.environment.key),
				...variables.map((variable) => {
					return create(namer.setting("variable", key, variable.key), {
						kind: "variable",
						...variable
					}, name.key);
				}),
				...secrets.map((secret) => {
					return create(namer.setting("secret", key, secret.key), {
						kind: "secret",
						...secret
					}, name.key);
				})
			];
		}
		function create(name, thing, parent) {
			const needs = parent === null ? [] : [createId(parent)];
			return {
				kind: "create",
				id: createId(name.key),
				name,
				thing,
				parent,
				needs,
				after: []
			};
		}
		function deployments({ databases, applications }, namer, state, { redeploys }, created) {
			const databaseNames = databases.map(({ key }) => namer.database(key));
			const ofDatabases = databaseNames.filter(({ key }) => !state.deployed.has(key)).map((name) => deploy(name, [createId(name.key)], [], null));
			const after = ofDatabases.map(({ id }) => id);
			const ofApplications = applications.flatMap((application) => {
				const { key, needs, commit } = application;
				const name = namer.application(key);
				const own = createApplication(application, namer).map(({ id }) => id);
				const known = state.deployed.get(name.key);
				const isDeployed = known !== undefined && (commit === null || known.commit === commit);
				if (isDeployed && !redeploys && !own.some((id) => created.has(id))) return [];
				const others = needs.map((need) => {
					return deployId((databaseNames.find(({ word }) => word === `database:${need}`) ?? namer.application(need)).key);
				});
				return [deploy(name, [...own, ...others], after, commit)];
			});
			return [...ofDatabases, ...ofApplications];
		}
		function deploy(name, needs, after, commit) {
			return {
				kind: "deploy",
				id: deployId(name.key),
				name,
				needs,
				after,
				commit
			};
		}
		function createId(key) {
			return `create ${key}`;
		}
		function deployId(key) {
			return `deploy ${key}`;
		}
		var hostile_json = __webpack_require__(29);
		;
		function renderState(state) {
			const { version, baseUrl, organizationId, resources, deployed, pending } = state;
			const head = {
				version,
				baseUrl,
				...organizationId === null ? {} : { organizationId }
			};
			const parts = {
				resources: inOrder(resources),
				deployed: inOrder(deployed),
				pending: inOrder(pending)
			};
			return `${JSON.stringify({
				...head,
				...parts
			}, null, 2)}\n`;
		}
		function parseState(text, baseUrl, name) {
			const json = (0, http_json.Ip)(text);
			if (json === undefined) throw unusable(name, "is not JSON");
			if (!(0, http_json.Gv)(json) || json["version"] !== 1) throw unusable(name, "is not a state file of this version of touchdown");
			const seen = json["baseUrl"];
			if (typeof seen !== "string") throw unusable(name, "has no baseUrl");
			if (sameAddress(seen) !== sameAddress(baseUrl)) {
				throw unusable(name, `is for ${(0, untrusted.b1)(seen, 200)}, not for ${(0, untrusted.b1)(baseUrl, 200)}`);
			}
			return {
				version: 1,
				baseUrl: seen,
				organizationId: readOrganizationId(json, name),
				resources: readPart(json, "resources", name, readResource),
				deployed: readPart(json, "deployed", name, readDeployment),
				pending: readPart(json, "pending", name, readPending)
			};
		}
		function readOrganizationId(json, name) {
			const { organizationId = "" } = json;
			if (!("organizationId" in json)) return null;
			if (typeof organizationId !== "string" || organizationId === "") throw unusable(name, "has an invalid organizationId");
			return organizationId;
		}
		function readPart(json, part, name, read) {
			const entries = json[part];
			if (!(0, http_json.Gv)(entries)) throw unusable(name, `has no ${part}`);
			return new Map(Object.entries(entries).map(([key, fields]) => {
				const value = (0, http_json.Gv)(fields) ? read(fields) : null;
				if (value === null) throw unusable(name, `has an invalid entry: ${part}, ${(0, untrusted.b1)(key, 200)}`);
				return [key, value];
			}));
		}
		function readResource({ id, createdAt }) {
			return (0, hostile_json.MA)(id) && typeof createdAt === "string" ? {
				id,
				createdAt
			} : null;
		}
		function readDeployment(fields) {
			const { commit, deploymentId, deployedAt } = fields;
			if (!(0, hostile_json.MA)(commit) || !(0, hostile_json.MA)(deploymentId) || typeof deployedAt !== "string") return null;
			return {
				commit,
				deploymentId,
				deployedAt
			};
		}
		function readPending({ since, note }) {
			if (typeof since !== "string" || note !== undefined && typeof note !== "string") return null;
			return note === undefined ? { since } : {
				since,
				note
			};
		}
		function sameAddress(url) {
			return (URL.parse(url)?.href ?? url).replace(/\/+$/, "");
		}
		function inOrder(map) {
			return Object.fromEntries([...map].sort(([one], [other]) => one < other ? -1 : 1));
		}
		function unusable(name, what) {
			const problem = `${what}. Fix the file, or give another: only this file records what was created.`;
			return new errors.dz([{
				name: "--state",
				seen: (0, untrusted.b1)(name, 200),
				problem
			}]);
		}
		function ownedBy(state, organizationId, name) {
			const owner = state.organizationId;
			if (owner === null) return {
				...state,
				organizationId
			};
			if ((0, resource_id.W)(owner, organizationId)) return state;
			const [file, of, notOf] = [
				(0, untrusted.b1)(name, 200),
				(0, untrusted.b1)(owner, 100),
				(0, untrusted.b1)(organizationId, 100)
			];
			const problem = `is for organization ${of}, not for ${notOf}. Give another file, or --organization ${of} with a token for it. Nothing was changed.`;
			throw new errors.dz([{
				name: "--state",
				seen: file,
				problem
			}]);
		}
		var exit_codes = __webpack_require__(4527);
		var find_organization = __webpack_require__(3641);
		var lock_file = __webpack_require__(9909);
		var replace_file = __webpack_require__(6624);
		var live_block = __webpack_require__(9834);
		var request_path = __webpack_require__(8024);
		var resources_lists = __webpack_require__(9425);
		;
		const NOTHING_LOST = "Nothing was created, and the state is as it was.";
		const REFUSALS = [
			"access-not-found",
			"access-forbidden",
			"rejected"
		];
		async function checkAdoptions(adoptions, place, call) {
			const bad = [];
			for (const adoption of adoptions) {
				const { name, id } = adoption;
				const problem = await findProblem(adoption, place, call);
				const refused = {
					name: `--adopt ${name.word}`,
					seen: (0, untrusted.b1)(id, 100)
				};
				if (problem !== null) bad.push({
					...refused,
					problem: `${problem} ${NOTHING_LOST}`
				});
			}
			if (bad.length > 0) throw new errors.dz(bad);
			return adoptions.filter(({ name }) => name.kind !== "application" && name.kind !== "project");
		}
		async function findProblem({ name, id }, place, call) {
			try {
				(0, request_path.d)("{id}", { id });
				if (name.kind === "application") await place.platform.applications.status(id, call);
				if (name.kind === "environment") return await findParentProblem(place, call);
				return name.kind === "project" ? await findProjectProblem(id, place, call) : null;
			} catch (error) {
				if (error instanceof errors.dz) return "is not a valid id. Copy it from the platform.";
				if (error instanceof errors.gG && REFUSALS.includes(error.code)) return `cannot be adopted. ${error.message}`;
				throw error;
			}
		}
		async function findProjectProblem(id, { platform, organizationId }, call) {
			const others = [];
			for await (const project of platform.projects.list(organizationId, call)) {
				if ((0, resource_id.W)(project.id, id)) return null;
				others.push(project);
			}
			const lists = `is not found: organization ${(0, untrusted.b1)(organizationId, 100)} lists no project with this id`;
			return others.length === 0 ? `${lists}. No project exists yet; leave --adopt project out to create it.` : `${lists}. Use one that it lists: ${(0, resources_lists.Ts)(others)}.`;
		}
		async function findParentProblem({ platform, organizationId, soughtProject }, call) {
			if (soughtProject === null) return null;
			const others = [];
			for await (const project of platform.projects.list(organizationId, call)) {
				if (project.name === soughtProject) return null;
				others.push(project);
			}
			const lists = `cannot be adopted: organization ${(0, untrusted.b1)(organizationId, 100)} lists no project ${(0, untrusted.b1)(soughtProject, 100)} with such an environment`;
			return others.length === 0 ? `${lists}. No project exists yet.` : `${lists}. Fix up.project.name, or adopt its project with --adopt project=ID: ${(0, resources_lists.Ts)(others)}.`;
		}
		var request_fate = __webpack_require__(2320);
		var other_cluster = __webpack_require__(6226);
		;
		function createPlatformCreator({ platform, organizationId, secrets, retryTimeout }) {
			return {
				create: async (thing, parentId) => {
					try {
						const parent = thing.kind === "project" ? organizationId : parentId ?? "";
						return await retryTimeout.during(send(platform, thing, parent, secrets, retryTimeout.write));
					} catch (error) {
						return asCreation(error);
					}
				},
				find: async (thing, parentId) => retryTimeout.during(thing.kind === "project" ? findProject(platform, organizationId, thing.spec.name, retryTimeout.read) : findVariable(platform, parentId ?? "", thing, retryTimeout.read))
			};
		}
		async function send({ projects, environments, databases, applications }, thing, parentId, secrets, call) {
			switch (thing.kind) {
				case "project": return created(await projects.create(parentId, thing.spec, call));
				case "environment": return createEnvironment(environments, parentId, thing.spec, call);
				case "database": return created(await databases.create(parentId, thing.spec, call));
				case "application": return created(await applications.create(parentId, thing.spec, call));
				case "variable":
					await applications.environmentVariables.create(parentId, {
						key: thing.key,
						value: thing.value
					}, call);
					return created({ id: null });
				case "secret":
					await applications.secrets.create(parentId, {
						key: thing.key,
						value: secrets.get(thing.from) ?? ""
					}, call);
					return created({ id: null });
			}
		}
		function created({ id }) {
			return {
				kind: "created",
				id
			};
		}
		async function createEnvironment(environments, projectId, spec, call) {
			const environment = await environments.create(projectId, spec, call);
			const id = (0, untrusted.b1)(environment.id, 100);
			const error = (0, other_cluster.P)(spec, environment, {
				setting: "up.environment.cluster-id",
				field: "up.environment.fields.cluster",
				exampleOf: (cluster) => `fields: { cluster: "${cluster}" } under up.environment`,
				advice: `It exists now, but nothing is created in it. Keep it with --adopt environment=${id}, or delete it in the platform's console and create another one with --forget environment.`
			});
			return error === null ? created(environment) : {
				kind: "other-cluster",
				error
			};
		}
		function asCreation(error) {
			if (!(error instanceof errors.gG)) throw error;
			const isLost = (0, request_fate.cp)(error);
			if (isLost) return {
				kind: "lost",
				error
			};
			if (error.code === "cancelled-signal") return { kind: "unsent" };
			return {
				kind: error.code === "conflict" ? "exists" : "refused",
				error
			};
		}
		async function findProject({ projects }, organizationId, name, call) {
			const ids = [];
			for await (const project of projects.list(organizationId, call)) if (project.name === name) ids.push(project.id);
			const [only, ...others] = ids;
			if (only === undefined) return null;
			if (others.length === 0) return {
				id: only,
				differs: false
			};
			const candidates = ids.slice(0, 20).map((id) => (0, untrusted.b1)(id, 60));
			const problem = `is the name of several projects. Choose one with --adopt project=ID: ${candidates.join(", ")}.`;
			throw new errors.dz([{
				name: "up.project.name",
				seen: name,
				problem
			}]);
		}
		async function findVariable({ applications }, applicationId, { key, value }, call) {
			for await (const variable of applications.environmentVariables.list(applicationId, call)) {
				if (variable.key === key) return {
					id: null,
					differs: variable.value !== null && variable.value !== value
				};
			}
			return null;
		}
		var deploy_result = __webpack_require__(3405);
		var deploy_application = __webpack_require__(3231);
		var connect_application = __webpack_require__(2999);
		var log_sentences = __webpack_require__(6826);
		var command_wording = __webpack_require__(6509);
		;
		const LOG_LINES = 20;
		const START_TIMEOUT_MS = 6e4;
		const LOG_TIMEOUT_MS = 1e4;
		const MAX_TRIES = 3;
		const REQUESTED = "deployment requested; the API does not report its outcome";
		function createPlatformDeployer(parts) {
			return {
				deployDatabase: (databaseId) => deployDatabase(parts, databaseId),
				deployApplication: (application, appId, commit) => deployOne(parts, application, appId, commit)
			};
		}
		async function deployDatabase({ platform: { databases }, retryTimeout }, databaseId) {
			try {
				const { id } = await retryTimeout.during(databases.deploy(databaseId, retryTimeout.write));
				return {
					kind: "passed",
					deploymentId: id,
					sentence: REQUESTED,
					error: null
				};
			} catch (error) {
				if (!(error instanceof errors.gG)) throw error;
				const isUnderWay = error.code === "conflict";
				if (isUnderWay) return {
					kind: "passed",
					deploymentId: null,
					sentence: "is already being deployed",
					error: null
				};
				return {
					kind: kindOfError(error),
					deploymentId: null,
					sentence: error.message,
					error
				};
			}
		}
		function kindOfError(error) {
			const isLost = (0, request_fate.cp)(error);
			if (isLost) return "unknown";
			return error.code === "cancelled-signal" ? "unsent" : "failed";
		}
		async function deployOne(parts, application, appId, commit) {
			const { platform, watch, clock, random, signal } = parts;
			const policy = policyOf(parts, commit);
			let last = null;
			let isAsked = false;
			const noting = noteRequests(platform, () => {
				isAsked = true;
			});
			const silent = {
				line: () => undefined,
				gap: () => undefined,
				unavailable: () => undefined
			};
			const observed = {
				...silent,
				changed: (record) => {
					watch.changed(application, last, record);
					last = record;
				},
				notice: (notice) => watch.notice(application, {
					...notice,
					text: (0, command_wording.a)(notice.text)
				})
			};
			try {
				const settings = {
					settings: [],
					logTail: null
				};
				const world = {
					...(0, connect_application.$)(noting, appId),
					watch: observed,
					clock,
					random,
					signal
				};
				const deploy = () => (0, deploy_application.E)({
					...world,
					...settings,
					policy
				});
				const record = await deployInTurn(deploy, () => isAsked, parts);
				const deployment = read(record, policy, {
					isEnding: signal.aborted,
					isAsked
				});
				if (deployment.kind === "failed") watch.log(application, await readLog(platform, appId));
				return deployment;
			} catch (error) {
				if (!(error instanceof errors.gG)) throw error;
				return {
					kind: "failed",
					deploymentId: null,
					sentence: error.message,
					error
				};
			}
		}
		async function deployInTurn(deploy, isAsked, { platform: { gate }, retryTimeout }) {
			for (let tries = 1;; tries++) {
				const record = await deploy();
				const isLate = record.settlement?.result === "timed_out" && !isAsked() && !gate.isOpenFor("essential");
				if (!isLate || tries >= MAX_TRIES || !await retryTimeout.turn()) return record;
			}
		}
		function policyOf({ timeoutMs }, commit) {
			return {
				commit,
				trigger: true,
				wait: true,
				dryRun: false,
				timeoutMs,
				startTimeoutMs: Math.min(START_TIMEOUT_MS, timeoutMs),
				pollIntervalMs: 5e3,
				successStates: [],
				failureStates: [],
				onUnchanged: "succeed",
				onSuperseded: "fail",
				onConflict: "wait"
			};
		}
		function read(record, policy, reached) {
			const { settlement, deploymentId } = record;
			if (settlement === null) return {
				kind: "unknown",
				deploymentId,
				sentence: (0, deploy_result.gD)("unknown"),
				error: null
			};
			const { reason, advice } = settlement;
			const parts = [
				`${(0, deploy_result.$9)(settlement)}.`,
				(0, command_wording.a)(reason),
				(0, command_wording.a)(advice)
			];
			const sentence = parts.filter((part) => part !== "").join(" ");
			const kind = kindOf(record, settlement, policy, reached);
			return {
				kind,
				deploymentId,
				sentence,
				error: errorOf(kind, settlement, sentence)
			};
		}
		function kindOf({ triggeredAt }, { result }, policy, { isEnding, isAsked }) {
			if ((0, deploy_result.WG)(result, policy)) return "passed";
			if (isEnding && !isAsked && triggeredAt === null && ["cancelled", "timed_out"].includes(result)) return "unsent";
			if (result === "cancelled" && isEnding) return triggeredAt === null ? "unknown" : "cancelled";
			return result === "unknown" ? "unknown" : "failed";
		}
		function errorOf(kind, { result, isRefused }, sentence) {
			if (isRefused === true) return new errors.gG("access-forbidden", sentence);
			return kind === "unknown" && result === "cancelled" ? new errors.cc("signal", sentence) : null;
		}
		async function readLog({ applications }, appId) {
			try {
				const lines = await applications.log(appId, { tail: LOG_LINES }, { timeoutMs: LOG_TIMEOUT_MS });
				const lastLines = (0, log_sentences.AT)(LOG_LINES);
				for (const { text } of lines) for (const line of (0, untrusted.AO)(text)) lastLines.add(line);
				return lastLines.lines();
			} catch {
				return [];
			}
		}
		function noteRequests(platform, asked) {
			const { transport } = platform;
			const send = async (operation, call) => {
				const isWrite = operation.method === "POST";
				try {
					const response = await transport.send(operation, call);
					if (isWrite) asked();
					return response;
				} catch (error) {
					if (isWrite && (0, request_fate.cp)(error)) asked();
					throw error;
				}
			};
			return {
				...platform,
				transport: {
					...transport,
					send
				}
			};
		}
		;
		const MAX_FIELDS_CHARS = 200;
		function viewStep(step, state, project) {
			const { name } = step;
			const planned = {
				name,
				id: null,
				note: ""
			};
			if (step.kind === "deploy") {
				return {
					...planned,
					action: "deploy",
					note: step.commit === null ? "" : `at ${step.commit}`
				};
			}
			if (name.kind === "project" && project !== null) return {
				...planned,
				action: "use",
				id: project.id
			};
			const pending = state.pending.get(name.key);
			if (pending === undefined) return {
				...planned,
				action: "create",
				note: noteOf(step.thing)
			};
			if (name.kind === "project" || name.kind === "variable") return {
				...planned,
				action: "look-up"
			};
			return {
				...planned,
				action: "ask",
				note: pending.note ?? lostBefore(name, pending.since)
			};
		}
		function renderPlanned({ action, name, id, note }) {
			const more = [...id === null ? [] : [id], ...note === "" ? [] : [note]];
			return `${action.padEnd(7)}  ${(0, untrusted.h0)(`${name.label}${more.length === 0 ? "" : ` (${more.join(", ")})`}`)}`;
		}
		function noteOf(thing) {
			if (thing.kind === "secret") return `from ${thing.from}`;
			const fields = "spec" in thing ? Object.entries(thing.spec.fields ?? {}) : [];
			const shown = fields.map(([field, value]) => `${field}=${JSON.stringify(value)}`).join(", ");
			return shown === "" ? "" : `with ${(0, untrusted.b1)(shown, MAX_FIELDS_CHARS)}`;
		}
		const MAX_NAMES = 20;
		function viewNextRun(manifest, state) {
			const undecided = new Set();
			return plan(manifest, state, { redeploys: false }).map((step) => {
				const { action } = viewStep(step, state, null);
				const isWaiting = step.needs.some((id) => undecided.has(id));
				if (isWaiting || action === "ask") undecided.add(step.id);
				return {
					action: isWaiting ? "wait" : action,
					name: step.name.word
				};
			});
		}
		function renderNextRun(next, names, state) {
			const existing = names.filter(({ key }) => state.resources.has(key)).map(({ word }) => word);
			const sentence = (action, render) => {
				const found = next.filter((step) => step.action === action).map(({ name }) => name);
				return found.length === 0 ? [] : [render(renderNames(found))];
			};
			const parts = [
				...sentence("look-up", (found) => `looks for ${found} first`),
				...sentence("create", (found) => `creates ${found}`),
				...sentence("deploy", (found) => `deploys ${found}`),
				...sentence("ask", (found) => `needs --adopt or --forget for ${found}`),
				...sentence("wait", (found) => `leaves ${found} for later`)
			];
			const unsettled = names.filter(({ key }) => state.pending.has(key)).map(({ word }) => word);
			const open = unsettled.length === 0 ? "" : ` Unknown, see above: ${renderNames(unsettled)}.`;
			const exists = `Exists now: ${existing.length === 0 ? "nothing" : renderNames(existing)}.${open}\n`;
			return parts.length === 0 ? exists : `${exists}The next run ${parts.join("; ")}.\n`;
		}
		function renderNames(names) {
			const once = [...new Set(names)];
			const more = once.length - MAX_NAMES;
			return more > 0 ? `${once.slice(0, MAX_NAMES).join(", ")} and ${more} more` : once.join(", ");
		}
		;
		const MAX_CALL_MS = 72e5;
		const REPORT_AFTER_MS = 5e3;
		const RESERVED_REQUESTS = 1;
		const MIN_WAIT_MS = 1e3;
		function createRetryTimeout({ platform, clock, signal, waits }) {
			let reportedSecond = null;
			const reportWindow = () => {
				const { remaining, resetsAt } = platform.rateLimit;
				if (remaining === null || remaining > RESERVED_REQUESTS || resetsAt === null) return;
				const second = Math.round(resetsAt / 1e3);
				if (reportedSecond !== null && Math.abs(second - reportedSecond) < 60) return;
				reportedSecond = second;
				waits(resetsAt);
			};
			return {
				read: {
					signal,
					timeoutMs: MAX_CALL_MS
				},
				write: {
					turnSignal: signal,
					timeoutMs: MAX_CALL_MS
				},
				during: async (work) => {
					const done = new AbortController();
					void clock.wait(REPORT_AFTER_MS, done.signal).then(() => {
						if (!done.signal.aborted) reportWindow();
					});
					try {
						return await work;
					} finally {
						done.abort();
					}
				},
				turn: async () => {
					const givesUpAt = clock.monotonicMs() + MAX_CALL_MS;
					while (!platform.gate.isOpenFor("essential") && !signal.aborted && clock.monotonicMs() < givesUpAt) {
						reportWindow();
						const waitMs = (platform.rateLimit.resetsAt ?? 0) - clock.epochMs();
						await clock.wait(Math.max(MIN_WAIT_MS, waitMs), signal);
					}
					return !signal.aborted && platform.gate.isOpenFor("essential");
				}
			};
		}
		var promises_ = __webpack_require__(1455);
		;
		async function readState(path, baseUrl) {
			try {
				return parseState(await (0, promises_.readFile)(path, "utf8"), baseUrl, path);
			} catch (error) {
				if (error instanceof errors.dz) throw error;
				const code = (0, exit_codes.$N)(error);
				if (code === "ENOENT") return createState(baseUrl);
				throw refuse(path, `cannot be read (${code}). Check the path and its permissions.`, error);
			}
		}
		function createStateFile(path, initial) {
			let state = initial;
			let writing = Promise.resolve();
			let next = null;
			return {
				state: () => state,
				change: (change) => {
					state = change(state);
					next ??= writing.catch(() => undefined).then(() => {
						next = null;
						writing = writeState(path, renderState(state));
						return writing;
					});
					return next;
				}
			};
		}
		async function writeState(path, text) {
			try {
				await (0, replace_file.f)(path, text);
			} catch (error) {
				const problem = `cannot be written (${(0, exit_codes.$N)(error)}), so nothing more is created. Make room or give another file, then run this again.`;
				throw refuse(path, problem, error);
			}
		}
		function refuse(path, problem, cause) {
			return new errors.dz([{
				name: "--state",
				seen: (0, untrusted.b1)(path, 200),
				problem
			}], cause);
		}
		var external_node_path_ = __webpack_require__(6760);
		var redaction = __webpack_require__(6329);
		var option_values = __webpack_require__(1560);
		;
		const STATE_NAME = "touchdown.state.json";
		const HALF_AN_HOUR_MS = 18e5;
		function readUpChoices(values, { folder }, config) {
			const reader = (0, option_values.V)(values);
			const state = reader.text("state");
			if (state === "") reader.reject({
				name: "--state",
				seen: "",
				problem: "is empty. Give the path of a file."
			});
			const usual = (0, external_node_path_.resolve)(config.path === null ? folder : (0, external_node_path_.dirname)(config.path), STATE_NAME);
			const choices = {
				isPlan: reader.flag("plan"),
				redeploys: reader.flag("redeploy"),
				adopt: reader.texts("adopt"),
				forget: reader.texts("forget"),
				set: new Map(reader.texts("set").map((text) => readSet(text, reader))),
				timeoutMs: reader.durationMs("timeout") ?? config.timeoutMs ?? HALF_AN_HOUR_MS,
				statePath: state === undefined ? usual : (0, external_node_path_.resolve)(folder, state)
			};
			reader.finish();
			return choices;
		}
		function createLookup(set, env) {
			return (name) => set.get(name) ?? (env[name] || undefined);
		}
		function readSet(text, reader) {
			const at = text.indexOf("=");
			const name = text.slice(0, Math.max(0, at));
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
				reader.reject({
					name: "--set",
					seen: name,
					problem: "is not NAME=VALUE. A name has only letters, digits and underscores."
				});
			}
			return [name, text.slice(at + 1)];
		}
		function readSecretValues(steps, env) {
			const values = new Map();
			const bad = [];
			for (const step of steps) {
				if (step.kind !== "create" || step.thing.kind !== "secret") continue;
				const { from } = step.thing;
				const value = env[from] ?? "";
				const problem = `has no value. Set the environment variable ${from} to it.`;
				if (value === "") bad.push({
					name: step.name.label,
					seen: "",
					problem
				});
				(0, redaction.cl)(value);
				values.set(from, value);
			}
			if (bad.length > 0) throw new errors.dz(bad);
			return values;
		}
		var display_width = __webpack_require__(7805);
		var text_table = __webpack_require__(8538);
		;
		const RESOURCE = {
			heading: "RESOURCE",
			cell: ({ name }) => name
		};
		const up_result_ID = {
			heading: "ID",
			cell: ({ id }) => id
		};
		const OUTCOMES = [{
			heading: "RESULT",
			cell: ({ creation }) => WORDS[creation]
		}, {
			heading: "DEPLOYMENT",
			cell: wordOfDeployment
		}];
		const INDENT = "  ";
		function renderResults(resources, width) {
			const shown = resources.filter(isShown);
			const render = (columns) => {
				return (0, text_table.b)(columns, shown, {
					width,
					hasHeadings: true
				});
			};
			const whole = [
				RESOURCE,
				up_result_ID,
				...OUTCOMES
			];
			if (width === null || (0, text_table.w)(whole, shown, width)) return render(whole);
			const short = [RESOURCE, ...OUTCOMES];
			if (!(0, text_table.w)(short, shown, width)) return shown.map((result) => renderStacked(result, width)).join("");
			const [headings = "", ...rows] = render(short).split("\n");
			return `${headings}\n${shown.map((result, at) => `${rows[at]}\n${renderId(result, width)}`).join("")}`;
		}
		function renderStacked(result, width) {
			const name = (0, untrusted.h0)(result.name);
			const shown = (0, display_width.G)((0, display_width.q)(name) > width ? bareNameOf(name) : name, width);
			return `${shown}\n${(0, display_width.G)(`${INDENT}${outcomeOf(result)}`, width)}\n${renderId(result, width)}`;
		}
		function renderId({ id }, width) {
			const text = (0, untrusted.h0)(id ?? "");
			const room = width - (0, display_width.q)(text);
			return text === "" || room < 0 ? "" : `${room < INDENT.length ? "" : INDENT}${text}\n`;
		}
		function bareNameOf(word) {
			return word.slice(word.indexOf(":") + 1);
		}
		function outcomeOf(result) {
			const { creation, deployment } = result;
			const isCreated = [
				"there",
				"found",
				"created"
			].includes(creation);
			return isCreated && deployment !== null ? wordOfDeployment(result) : WORDS[creation];
		}
		function resultsOf(names, outcomes, state) {
			return names.map(({ kind, key, word }) => {
				const creation = outcomes.get(`create ${key}`) ?? null;
				const deployment = outcomes.get(`deploy ${key}`) ?? null;
				const isDeployable = kind === "database" || kind === "application";
				const known = state.deployed.get(key);
				const outcome = deployment ?? creation;
				return {
					kind,
					name: word,
					id: state.resources.get(key)?.id ?? null,
					creation: creation?.kind ?? "there",
					deployment: isDeployable ? deployment?.kind ?? "deployed-before" : null,
					deploymentId: deployment !== null && "deploymentId" in deployment ? deployment.deploymentId : known?.deploymentId ?? null,
					note: outcome !== null && "note" in outcome ? outcome.note : ""
				};
			});
		}
		function isShown({ kind, creation }) {
			const isSetting = kind === "variable" || kind === "secret";
			return !isSetting || ![
				"created",
				"found",
				"there"
			].includes(creation);
		}
		const WORDS = {
			there: "exists",
			created: "created",
			found: "existed",
			deployed: "deployed",
			"deployed-before": "up to date",
			"not-passed": "FAILED",
			failed: "FAILED",
			uncertain: "UNKNOWN",
			blocked: "not started",
			left: "not started"
		};
		function wordOfOutcome(kind, outcome, note) {
			if (outcome === "left" && note !== LEFT.note) return "not followed";
			return kind === "database" && outcome === "deployed" ? "requested" : WORDS[outcome];
		}
		function wordOfDeployment({ kind, deployment, note }) {
			return deployment === null ? "" : wordOfOutcome(kind, deployment, note);
		}
		const ORDER = [
			exit_codes.dc.interrupted,
			exit_codes.dc.bad,
			exit_codes.dc.misused,
			exit_codes.dc.refused,
			exit_codes.dc.unknown
		];
		function exitCodeOfUp({ outcomes, halt }, isInterrupted) {
			const codes = new Set([...outcomes.values()].map(codeOf));
			if (halt !== null) codes.add((0, exit_codes.Rr)(halt));
			if (isInterrupted && [...outcomes.values()].some(({ kind }) => kind === "left")) return exit_codes.dc.interrupted;
			return ORDER.find((code) => codes.has(code)) ?? exit_codes.dc.done;
		}
		function codeOf(outcome) {
			switch (outcome.kind) {
				case "created":
				case "found":
				case "deployed": return exit_codes.dc.done;
				case "not-passed": return exit_codes.dc.bad;
				case "failed": return (0, exit_codes.Rr)(outcome.error);
				case "uncertain": return outcome.error?.code === "cancelled-signal" ? exit_codes.dc.interrupted : exit_codes.dc.unknown;
				case "blocked":
				case "left": return null;
			}
		}
		var sentences = __webpack_require__(3272);
		var progress = __webpack_require__(5364);
		var status_block = __webpack_require__(3995);
		;
		const MAX_UNITS = 200;
		const NARROW_COLUMNS = 50;
		const WORST = [
			"passed",
			"waiting",
			"doubtful",
			"failed"
		];
		function beginRows(steps) {
			const rows = new Map();
			for (const step of steps) {
				const key = up_rows_keyOf(step);
				const known = rows.get(key);
				const none = {
					doing: new Map(),
					startedAt: null,
					endedAt: null,
					word: "",
					state: null
				};
				rows.set(key, {
					...none,
					name: step.name,
					standing: "passed",
					...known,
					left: (known?.left ?? 0) + 1
				});
			}
			return rows;
		}
		function withStarted(rows, step, at) {
			return change(rows, up_rows_keyOf(step), (row) => ({
				...row,
				doing: new Map(row.doing).set(step.id, phaseOf(step)),
				startedAt: row.startedAt ?? at
			}));
		}
		function withEnded(rows, step, outcome, at) {
			return change(rows, up_rows_keyOf(step), (row) => {
				const doing = new Map([...row.doing].filter(([id]) => id !== step.id));
				const ended = {
					...row,
					doing,
					left: row.left - 1,
					endedAt: at
				};
				const standing = standingOf(outcome);
				if (WORST.indexOf(standing) < WORST.indexOf(row.standing)) return ended;
				const isSetting = step.name.key !== row.name.key;
				if (isSetting && standing === "passed") return ended;
				return {
					...ended,
					standing,
					word: wordOfOutcome(step.name.kind, outcome.kind, "note" in outcome ? outcome.note : "")
				};
			});
		}
		function withState(rows, word, state) {
			const [key = ""] = [...rows].find(([, { name }]) => name.word === word) ?? [];
			return change(rows, key, (row) => ({
				...row,
				state: (0, untrusted.b1)(state, MAX_UNITS)
			}));
		}
		function statusesOf(rows, now, columns) {
			return [...rows.values()].map((row) => {
				const { name, doing, left, startedAt, endedAt, standing, word, state } = row;
				const [phase] = doing.values();
				const isGoing = phase !== undefined;
				const waits = word === "" ? "waiting" : `${word}, waiting`;
				const shown = columns < NARROW_COLUMNS ? bareNameOf(name.word) : name.word;
				return {
					name: (0, untrusted.b1)(shown, MAX_UNITS),
					standing: isGoing ? "going" : left > 0 && standing === "passed" ? "waiting" : standing,
					phase: phase ?? (left > 0 && standing === "passed" ? waits : word),
					state: isGoing ? state : null,
					elapsedMs: startedAt === null ? 0 : ((isGoing ? null : endedAt) ?? now) - startedAt,
					typicalMs: null,
					commit: null
				};
			});
		}
		function change(rows, key, into) {
			const row = rows.get(key);
			return row === undefined ? rows : new Map(rows).set(key, into(row));
		}
		function up_rows_keyOf({ name }) {
			return applicationKeyOf(name.key) ?? name.key;
		}
		function phaseOf({ kind, name }) {
			if (kind === "deploy") return "deploying";
			return name.kind === "variable" || name.kind === "secret" ? `creating ${name.kind}s` : "creating";
		}
		function standingOf({ kind }) {
			switch (kind) {
				case "created":
				case "found":
				case "deployed": return "passed";
				case "blocked":
				case "left": return "waiting";
				case "uncertain": return "doubtful";
				case "not-passed":
				case "failed": return "failed";
			}
		}
		;
		function createUpShow(output) {
			const print = (name, message, facts) => {
				output.show("progress", {
					name,
					message,
					...facts
				}, `${name}: ${(0, untrusted.h0)(message)}\n`);
			};
			return {
				started: () => undefined,
				leave: () => undefined,
				ended: (step, outcome) => {
					const id = "id" in outcome ? outcome.id : null;
					const facts = {
						step: step.kind,
						outcome: outcome.kind,
						id
					};
					print(step.name.word, (0, untrusted.h0)(renderOutcome(outcome)), facts);
				},
				waits: (resetsAt) => {
					const time = new Date(resetsAt).toISOString().replace(/\.\d+Z$/, "Z");
					const message = `the token's rate limit is used up; the remaining steps wait until ${time}`;
					output.show("notice", {
						name: "up",
						level: "info",
						message
					}, `up: ${message}\n`);
				},
				changed: (application, before, now) => {
					if (before === null) return;
					const facts = {
						step: "deploy",
						outcome: null,
						id: null
					};
					for (const line of (0, progress.E)(before, now)) print(`application:${application}`, line, facts);
				},
				notice: (application, { level, text }) => {
					const message = (0, untrusted.h0)(text);
					const name = `application:${application}`;
					output.show("notice", {
						name,
						level,
						message
					}, `${name}: ${message}\n`);
				},
				log: (application, lines) => {
					const name = `application:${application}`;
					if (lines.length > 0) output.say(`${name}: last log lines:\n`);
					for (const line of lines.flatMap(untrusted.y1)) output.show("log", {
						name,
						line
					}, `  \u2502 ${line}\n`);
				}
			};
		}
		function showUnchecked(output, { name, id }) {
			const message = `${(0, untrusted.b1)(id, 100)} was not checked, because the API cannot read it`;
			output.show("notice", {
				name: name.word,
				level: "info",
				message
			}, `${name.word}: ${message}\n`);
		}
		function renderOutcome(outcome) {
			if (outcome.kind === "created") return outcome.id === null ? "created" : `created, ${outcome.id}`;
			return outcome.note;
		}
		function createLiveShow({ terminal, clock, steps, requests }) {
			const { hasColors } = terminal;
			let rows = beginRows(steps);
			const render = (columns, maxLines) => {
				const apps = statusesOf(rows, clock.monotonicMs(), columns);
				return (0, status_block.E)({
					apps,
					requests: requests(),
					hasColors,
					isTight: true
				}, columns, maxLines);
			};
			const { print, leave } = (0, live_block.Q)({
				terminal,
				clock,
				render
			});
			const { ended, waits, notice, log } = createUpShow((0, terminal_output.q)("up", false, { out: print }));
			return {
				...{
					waits,
					notice,
					log,
					leave
				},
				started: (step) => {
					rows = withStarted(rows, step, clock.monotonicMs());
				},
				ended: (step, outcome) => {
					rows = withEnded(rows, step, outcome, clock.monotonicMs());
					if (!isGood(outcome)) ended(step, outcome);
				},
				changed: (application, _before, now) => {
					const state = (0, sentences.YO)(now);
					if (state !== null) rows = withState(rows, `application:${application}`, state);
				}
			};
		}
		;
		const STATE = {
			option: "--state",
			file: "the state file",
			advice: "Wait until it finishes"
		};
		async function showPlan(run) {
			const { connection, choices, output } = run;
			const before = await readState(choices.statePath, connection.baseUrl);
			const { manifest, claims } = readIntent(run, before);
			const state = claims?.change(before) ?? before;
			const steps = plan(manifest, state, choices);
			const retryTimeout = retryTimeoutOf(run, createUpShow(output));
			const { organizationId } = await checkWithPlatform(run, before, {
				claims,
				steps,
				retryTimeout
			});
			const creator = createPlatformCreator({
				...connection,
				organizationId,
				secrets: new Map(),
				retryTimeout
			});
			const project = await run_up_findProject(steps, creator);
			for (const planned of steps.map((step) => viewStep(step, state, project))) {
				const { action, name, id, note } = planned;
				output.show("item", {
					action,
					kind: name.kind,
					name: name.word,
					id,
					note
				}, `${renderPlanned(planned)}\n`);
			}
			const text = steps.length === 0 ? "Everything exists and is deployed. Nothing to do.\n" : "";
			output.show("result", {
				steps: steps.length,
				isPlan: true,
				statePath: choices.statePath
			}, text);
			return exit_codes.dc.done;
		}
		async function runUp(run) {
			const { choices, connection } = run;
			readIntent(run, await readState(choices.statePath, connection.baseUrl));
			const release = await (0, lock_file.H)(`${await (0, replace_file.A)(choices.statePath)}.lock`, (0, lock_file.W)(), STATE);
			try {
				return await runLocked(run);
			} finally {
				await release();
			}
		}
		async function runLocked(run) {
			const { connection, choices, output, terminal } = run;
			const initial = await readState(choices.statePath, connection.baseUrl);
			const { manifest, names, claims } = readIntent(run, initial);
			const steps = plan(manifest, claims?.change(initial) ?? initial, choices);
			const secrets = readSecretValues(steps, terminal.env);
			const reads = retryTimeoutOf(run, createUpShow(output));
			const { organizationId, state } = await checkWithPlatform(run, initial, {
				claims,
				steps,
				retryTimeout: reads
			});
			const store = createStateFile(choices.statePath, state);
			if (claims !== null) await store.change(claims.change);
			const { platform } = connection;
			const { timeoutMs } = choices;
			const { clock, random, ending: signal } = terminal;
			const show = openUpShow(run, steps);
			const retryTimeout = retryTimeoutOf(run, show);
			const creator = createPlatformCreator({
				platform,
				organizationId,
				secrets,
				retryTimeout
			});
			const deployer = createPlatformDeployer({
				platform,
				timeoutMs,
				watch: show,
				clock,
				random,
				signal,
				retryTimeout
			});
			const { started, ended, leave } = show;
			const performance = await perform(steps, {
				creator,
				deployer,
				store,
				clock,
				signal,
				started,
				ended
			}).finally(leave);
			const exitCode = exitCodeOfUp(performance, signal.aborted);
			const resources = resultsOf(names, performance.outcomes, store.state());
			const isKept = performance.halt?.code !== "input";
			const next = exitCode === exit_codes.dc.done || !isKept ? [] : viewNextRun(manifest, store.state());
			const facts = {
				exitCode,
				statePath: choices.statePath,
				requests: platform.rateLimit.used,
				resources,
				next
			};
			const table = renderResults(resources, terminal.columns());
			const ending = exitCode === exit_codes.dc.done ? "" : `\n${renderNextRun(next, names, store.state())}`;
			output.show("result", facts, `\n${table}${ending}`);
			if (performance.halt !== null) terminal.err(`touchdown up: ${performance.halt.message}\n`);
			return exitCode;
		}
		function openUpShow({ connection: { platform }, output, terminal }, steps) {
			const isLive = !output.isJson && steps.length > 0 && (0, live_block.D)(terminal);
			if (!isLive) return createUpShow(output);
			return createLiveShow({
				terminal,
				clock: terminal.clock,
				steps,
				requests: () => platform.gate.view()
			});
		}
		function retryTimeoutOf({ connection: { platform }, terminal }, { waits }) {
			const { clock, ending: signal } = terminal;
			return createRetryTimeout({
				platform,
				clock,
				signal,
				waits
			});
		}
		async function checkWithPlatform({ connection: { platform, config }, choices, output }, before, { claims, steps, retryTimeout }) {
			const sought = {
				named: config.organization,
				known: before.organizationId
			};
			const organizationId = await retryTimeout.during((0, find_organization.t2)(platform, sought, retryTimeout.read));
			const state = ownedBy(before, organizationId, choices.statePath);
			const soughtProject = steps[0]?.kind === "create" && steps[0].thing.kind === "project" ? steps[0].thing.spec.name : null;
			const place = {
				platform,
				organizationId,
				soughtProject
			};
			const unchecked = await retryTimeout.during(checkAdoptions(claims?.adoptions ?? [], place, retryTimeout.read));
			for (const adoption of unchecked) showUnchecked(output, adoption);
			return {
				organizationId,
				state
			};
		}
		function readIntent({ connection, choices, terminal }, state) {
			const lookup = createLookup(choices.set, terminal.env);
			const { manifest, used } = parseManifest(connection.config.up, lookup);
			const unused = [...choices.set.keys()].filter((name) => !used.has(name));
			const problem = "is not used: up has no ${NAME} with this name.";
			if (unused.length > 0) throw new errors.dz(unused.map((name) => ({
				name: `--set ${name}`,
				seen: "",
				problem
			})));
			const names = listNames(manifest);
			const at = new Date(terminal.clock.epochMs()).toISOString();
			return {
				manifest,
				names,
				claims: readClaims(choices, state, {
					names,
					at
				})
			};
		}
		async function run_up_findProject(steps, creator) {
			const [first] = steps;
			if (first?.kind !== "create" || first.thing.kind !== "project") return null;
			return creator.find(first.thing, null);
		}
		;
		const up_command_command = {
			summary: "Creates the resources in touchdown.yaml that do not exist yet, and deploys them in order",
			isSeenThrough: true,
			options: {
				...config_connection.Ur,
				organization: (0, command.F9)("NAME", "id or name of the organization"),
				plan: (0, command.kY)("show what would be done, and change nothing"),
				state: (0, command.F9)("FILE", "file with the ids of created resources (default: touchdown.state.json next to touchdown.yaml)"),
				set: (0, command.F9)("NAME=VALUE", "value of ${NAME} in the file (default: the environment); can be repeated", { multiple: true }),
				adopt: (0, command.F9)("NAME=ID", "use an existing resource: project, environment, database:main or application:api; can be repeated", { multiple: true }),
				forget: (0, command.F9)("NAME", "create it again with everything in it; can be repeated", { multiple: true }),
				redeploy: (0, command.kY)("also deploy applications that are up to date"),
				timeout: (0, command.F9)("DURATION", "how long to follow each application (default: 30m)")
			},
			examples: [
				["touchdown up --plan", "shows what would be done"],
				["touchdown up --set BRANCH=login", "creates and deploys the environment of a branch"],
				["touchdown up --adopt application:api=ID", "uses an existing application, for example after a lost response"]
			],
			details: [(0, command.hS)(["0", "everything exists and is deployed"], ["1", "a deployment did not succeed"], ["2", "an option, the file or the state is invalid"], ["3", "the platform refuses the token, or an id does not exist"], ["4", "it is unknown whether something was created or deployed"], ["130", "interrupted"])],
			run
		};
		async function run(values, terminal) {
			const { close, ...connection } = await (0, config_connection.Ng)(values, terminal);
			try {
				const choices = readUpChoices(values, terminal, connection.config);
				const output = (0, terminal_output.q)("up", values["json"] === true, terminal);
				const parts = {
					connection,
					choices,
					output,
					terminal
				};
				return await (choices.isPlan ? showPlan(parts) : runUp(parts));
			} finally {
				await close();
			}
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
