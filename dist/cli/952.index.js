export const id = 952;
export const ids = [952];
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
	952: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => sandbox_command_command });
		var external_node_path_ = __webpack_require__(6760);
		var errors = __webpack_require__(6641);
		var time_limit = __webpack_require__(2329);
		var untrusted = __webpack_require__(2274);
		;
		const DEFAULT_TOKENS = [
			defaultToken("sandbox-admin", ["Admin"]),
			defaultToken("sandbox-ci", ["Read", "Deploy"]),
			defaultToken("sandbox-read", ["Read"]),
			defaultToken("sandbox-deploy", ["Deploy"]),
			defaultToken("sandbox-write", ["Write"])
		];
		function defaultToken(name, scopes) {
			return {
				name,
				value: name,
				scopes
			};
		}
		function tokenIn(header) {
			return /^(?:token|bearer) +(\S+)$/i.exec(header?.trim() ?? "")?.[1] ?? null;
		}
		function authenticate(header, tokens) {
			const value = tokenIn(header);
			return tokens.find((token) => token.value === value) ?? null;
		}
		function isAllowed(token, scope) {
			return token.scopes.includes("Admin") || token.scopes.includes(scope);
		}
		var external_node_crypto_ = __webpack_require__(7598);
		;
		function drawFor(text) {
			return Number.parseInt(digestOf(text).slice(0, 13), 16) / 2 ** 52;
		}
		function identifierFor(text) {
			const hex = digestOf(text);
			return [
				hex.slice(0, 8),
				hex.slice(8, 12),
				`4${hex.slice(13, 16)}`,
				`a${hex.slice(17, 20)}`,
				hex.slice(20, 32)
			].join("-");
		}
		function digestOf(text) {
			return (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex");
		}
		;
		function createRepository(fullName) {
			return {
				id: numberFor(`repository/${fullName.toLowerCase()}`),
				fullName,
				comments: [],
				deployments: [],
				statuses: [],
				checkRuns: [],
				pullRequests: [],
				runs: [],
				gates: [],
				parents: new Map()
			};
		}
		function ownerOf({ fullName }) {
			return fullName.split("/")[0] ?? "";
		}
		function pullRequestOf(repository, number) {
			return repository.pullRequests.find((known) => known.number === number);
		}
		function branchOf(label) {
			return label.slice(label.indexOf(":") + 1);
		}
		function isSha(text) {
			return /^[0-9a-f]{40}$/i.test(text);
		}
		function resolveRef(repository, ref) {
			if (isSha(ref)) return ref.toLowerCase();
			const branch = branchOf(ref.replace(/^(?:refs\/)?heads\//, ""));
			const pull = repository.pullRequests.findLast(({ headLabel }) => branchOf(headLabel) === branch);
			return pull?.headSha ?? digestOf(`branch/${repository.fullName.toLowerCase()}/${branch}`).slice(0, 40);
		}
		function numberFor(text) {
			return Number.parseInt(digestOf(text).slice(0, 7), 16) + 1;
		}
		;
		const PERMISSIONS = [
			"checks",
			"statuses",
			"deployments",
			"pull_requests",
			"contents",
			"issues",
			"actions",
			"merge_queues",
			"metadata"
		];
		const ACTIONS_BOT = {
			login: "github-actions[bot]",
			id: 41898282,
			type: "Bot",
			app: {
				id: 15368,
				slug: "github-actions",
				name: "GitHub Actions"
			}
		};
		const DEFAULT_GITHUB_TOKENS = [{
			name: "sandbox-github",
			value: "sandbox-github",
			actor: ACTIONS_BOT,
			permissions: everywhere("write")
		}, {
			name: "sandbox-github-read",
			value: "sandbox-github-read",
			actor: ACTIONS_BOT,
			permissions: everywhere("read")
		}];
		function everywhere(level) {
			return Object.fromEntries(PERMISSIONS.map((permission) => [permission, level]));
		}
		function actorFor(login) {
			if (login === ACTIONS_BOT.login) return ACTIONS_BOT;
			const id = numberFor(`user/${login}`);
			if (!login.endsWith("[bot]")) return {
				login,
				id,
				type: "User",
				app: null
			};
			const slug = login.slice(0, -"[bot]".length);
			return {
				login,
				id,
				type: "Bot",
				app: {
					id: numberFor(`app/${slug}`),
					slug,
					name: slug
				}
			};
		}
		function authenticateGithub(header, tokens) {
			const known = authenticate(header, tokens);
			if (known !== null) return known;
			const value = tokenIn(header);
			if (value === null || !value.startsWith("ghs_")) return null;
			const name = `ghs-${identifierFor(value).slice(0, 8)}`;
			return {
				name,
				value,
				actor: ACTIONS_BOT,
				permissions: everywhere("write")
			};
		}
		function permits(token, permissions, level) {
			return permissions.some((permission) => {
				const given = token.permissions[permission];
				return given === "write" || given === level;
			});
		}
		;
		const FETCH = lines([0, "Deployment of {app} requested for commit {commit}"], [2, "Waiting for a build machine"], [6, "Build machine ready (4 vCPU, 8 GiB)"], [7, "Cloning the repository"], [8, "Receiving objects: 100% (4127/4127), 3.81 MiB | 24.10 MiB/s, done."], [8, "Resolving deltas: 100% (2386/2386), done."], [9, "HEAD is now at {commit}"]);
		const BUILD = lines([10, "#1 [internal] load build definition from Dockerfile"], [10, "#1 transferring dockerfile: 1.24kB done"], [11, "#2 [internal] load metadata for docker.io/library/node:24-slim"], [12, "#2 DONE 0.9s"], [12, "#3 [internal] load .dockerignore"], [12, "#3 DONE 0.0s"], [13, "#4 [build 1/6] FROM docker.io/library/node:24-slim"], [14, "#4 extracting layer 1/5 28.23MB / 28.23MB"], [15, "#4 extracting layer 2/5 3.31kB / 3.31kB"], [16, "#4 extracting layer 3/5 49.87MB / 49.87MB"], [17, "#4 extracting layer 4/5 1.71MB / 1.71MB"], [18, "#4 extracting layer 5/5 446B / 446B"], [18, "#4 DONE 5.2s"], [19, "#5 [build 2/6] WORKDIR /app"], [19, "#5 DONE 0.1s"], [20, "#6 [build 3/6] COPY package.json package-lock.json ./"], [20, "#6 DONE 0.1s"], [21, "#7 [build 4/6] RUN npm ci"], [24, "#7 npm warn deprecated inflight@1.0.6: This module is not supported"], [30, "#7 added 412 packages, and audited 413 packages in 9s"], [30, "#7 found 0 vulnerabilities"], [31, "#7 DONE 10.4s"], [32, "#8 [build 5/6] COPY . ."], [32, "#8 DONE 0.3s"], [33, "#9 [build 6/6] RUN npm run build"], [34, "#9 > build"], [34, "#9 > tsc -p . && vite build"]);
		const PACKAGE = lines([40, "#9 vite: building for production"], [43, "#9 218 modules transformed"], [44, "#9 dist/index.html            0.62 kB | gzip:  0.36 kB"], [44, "#9 dist/assets/index.css     18.40 kB | gzip:  4.11 kB"], [44, "#9 dist/assets/index.js     212.77 kB | gzip: 68.03 kB"], [45, "#9 DONE 12.1s"], [47, "#10 exporting layers"], [50, "#10 exporting layers 3.0s done"], [51, "#10 naming to {image} done"], [52, "Pushing {image}"], [54, "Pushed layer 1 of 3"], [55, "Pushed layer 2 of 3"], [56, "Pushed layer 3 of 3"]);
		const ROLLOUT = lines([58, "Rolling out {image}"], [59, "Created replica 1 of 2"], [60, "Pulling {image}"], [66, "Pulled {image} in 5.8s"], [67, "Started container server"], [68, "server: migrations: 2 pending"], [70, "server: migrations: 2 applied"]);
		const READY = lines([71, "server: listening on 0.0.0.0:8080"], [74, "Readiness probe returned 503, retrying"], [77, "Readiness probe returned 503, retrying"], [80, "Readiness probe returned 503, retrying"], [83, "Readiness probe returned 200"], [84, "Created replica 2 of 2"], [87, "Readiness probe returned 200"], [88, "Traffic moved to the new replicas"], [89, "Stopped 2 previous replicas"], [90, "Deployment finished in 90s"]);
		const BUILD_LOG = [
			...FETCH,
			...BUILD,
			...PACKAGE,
			...ROLLOUT,
			...READY
		];
		const BUILD_FAILURE_LOG = [
			...FETCH,
			...BUILD,
			...lines([38, "#9 src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'."], [38, "#9 ERROR: process \"/bin/sh -c npm run build\" did not complete successfully: exit code: 2"], [39, "Build failed after 29s"], [40, "Deployment failed: the image could not be built"])
		];
		const CRASH_LOG = [
			...FETCH,
			...BUILD,
			...PACKAGE,
			...ROLLOUT,
			...lines([72, "server: listening on 0.0.0.0:8080"], [74, "server: Error: connect ECONNREFUSED 10.0.3.7:5432"], [74, "server:     at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1634:16)"], [75, "Container server exited with code 1, restarting (1 of 3)"], [78, "Container server exited with code 1, restarting (2 of 3)"], [81, "Container server exited with code 1, restarting (3 of 3)"], [84, "Deployment failed: the container keeps crashing"])
		];
		const REFUSED_LOG = lines([0, "Deployment of {app} requested for commit {commit}"], [0, "Deployment failed: the cluster has no room for 2 replicas of 500 mCPU"]);
		const PROMPT_LOG = lines([0, "Deployment of {app} requested for commit {commit}"], [0, "The image {image} already exists"], [0, "Deployment finished in 0s"]);
		const BUSY_LOG = Array.from({ length: 3e3 }, (_, index) => ({
			atSeconds: index / 50,
			text: `worker ${index % 8}: processed item ${index + 1} of 3000`
		}));
		function lines(...entries) {
			return entries.map(([atSeconds, text]) => ({
				atSeconds,
				text
			}));
		}
		;
		const PLAIN = {
			envelope: "results",
			fields: {
				text: "message",
				time: "created_at",
				unit: "iso",
				id: true
			},
			newestFirst: false,
			ignoresTail: false,
			odd: false
		};
		const LOG_SHAPES = new Map(Object.entries({
			results: {},
			strings: {
				envelope: "array",
				fields: null
			},
			objects: {
				envelope: "array",
				fields: {
					text: "msg",
					time: "timestamp",
					unit: "seconds",
					id: false
				}
			},
			logs: {
				envelope: "logs",
				fields: {
					text: "line",
					time: "timestamp",
					unit: "iso",
					id: false
				}
			},
			data: {
				envelope: "data",
				fields: {
					text: "text",
					time: "created_at",
					unit: "ms",
					id: true
				}
			},
			lines: {
				envelope: "lines",
				fields: null
			},
			text: {
				envelope: "text",
				fields: null
			},
			ndjson: {
				envelope: "ndjson",
				fields: {
					text: "log",
					time: "timestamp",
					unit: "ms",
					id: false
				}
			},
			"newest-first": { newestFirst: true },
			"tail-ignored": { ignoresTail: true },
			odd: { odd: true },
			nothing: { envelope: "nothing" }
		}).map(([name, shape]) => [name, {
			...PLAIN,
			...shape
		}]));
		function logShape(name) {
			const shape = LOG_SHAPES.get(name);
			if (shape === undefined) throw new RangeError(`The log shape "${name}" does not exist.`);
			return shape;
		}
		;
		const QUEUED = {
			atSeconds: 0,
			state: "QUEUED",
			service: "OUT_OF_DATE",
			event: "DEPLOYMENT_STARTED"
		};
		const BUILDING = {
			atSeconds: 6,
			state: "BUILDING",
			service: "OUT_OF_DATE"
		};
		const DEPLOYING = {
			atSeconds: 58,
			state: "DEPLOYING",
			service: "OUT_OF_DATE"
		};
		const RUNNING = {
			atSeconds: 90,
			state: "RUNNING",
			service: "UP_TO_DATE",
			dateMoves: true,
			event: "DEPLOYMENT_SUCCEEDED"
		};
		function failing(atSeconds) {
			return {
				atSeconds,
				state: "ERROR",
				service: "OUT_OF_DATE",
				dateMoves: true,
				event: "DEPLOYMENT_FAILED"
			};
		}
		function standing(state, service = "UP_TO_DATE") {
			return [{
				atSeconds: 0,
				state,
				service
			}];
		}
		const plain_scenario_PLAIN = {
			before: standing("RUNNING"),
			delaySeconds: 0,
			timeline: [
				QUEUED,
				BUILDING,
				DEPLOYING,
				RUNNING
			],
			deployResponse: "deployment",
			refusal: null,
			identity: null,
			dateNotation: "utc",
			log: BUILD_LOG,
			logShape: logShape("results"),
			environmentLog: null,
			faults: [],
			budget: null,
			limitHeaders: "epoch-seconds",
			skewSeconds: 0,
			queue: null
		};
		;
		function overtaking(atSeconds) {
			const another = (stage) => ({
				...stage,
				atSeconds: stage.atSeconds + atSeconds,
				another: true
			});
			return [
				another(QUEUED),
				another(BUILDING),
				another(DEPLOYING),
				another(RUNNING)
			];
		}
		const [rivalQueued, rivalBuilding, rivalDeploying, { dateMoves: _, ...rivalRunning }] = overtaking(45);
		const DEPLOYMENT_SCENARIOS = {
			succeeds: { description: "A normal deployment: queued, building, deploying, and running after 90 seconds." },
			fast: {
				description: "The first status check after the POST shows RUNNING with a new date, without any state in between.",
				timeline: [{
					...RUNNING,
					atSeconds: 0
				}],
				log: PROMPT_LOG
			},
			"first-deployment": {
				description: "The first deployment of an application, whose status has no date before.",
				before: standing("READY", "NEVER_DEPLOYED")
			},
			"build-fails": {
				description: "The image cannot be built: BUILD_ERROR after 40 seconds.",
				timeline: [
					QUEUED,
					BUILDING,
					{
						...failing(40),
						state: "BUILD_ERROR"
					}
				],
				log: BUILD_FAILURE_LOG
			},
			"crashes-after-start": {
				description: "The container starts and crashes: the status shows RUNNING with OUT_OF_DATE, then ERROR.",
				timeline: [
					QUEUED,
					BUILDING,
					DEPLOYING,
					{
						atSeconds: 72,
						state: "RUNNING",
						service: "OUT_OF_DATE"
					},
					failing(84)
				],
				log: CRASH_LOG
			},
			"never-starts": {
				description: "The POST is accepted, but nothing happens: the application stays STOPPED and OUT_OF_DATE.",
				before: standing("STOPPED", "OUT_OF_DATE"),
				timeline: [],
				log: []
			},
			unchanged: {
				description: "The POST is accepted, but nothing happens: the application stays RUNNING and UP_TO_DATE.",
				timeline: [],
				log: []
			},
			"unchanged-renotated": {
				description: "Nothing happens, but after the POST the same date is written with another time zone offset.",
				timeline: [],
				log: [],
				dateNotation: "changing"
			},
			"never-ends": {
				description: "The deployment reaches DEPLOYING and stays there.",
				timeline: [
					QUEUED,
					BUILDING,
					DEPLOYING
				],
				log: BUILD_LOG.filter(({ atSeconds }) => atSeconds <= 70)
			},
			"slow-start": {
				description: "Nothing changes for 50 seconds after the POST; then a normal deployment starts.",
				delaySeconds: 50
			},
			superseded: {
				description: "Halfway through, the status switches to another user's deployment, which then succeeds.",
				identity: "deployment_id",
				timeline: [
					QUEUED,
					BUILDING,
					...overtaking(30)
				],
				log: BUILD_LOG.filter(({ atSeconds }) => atSeconds < 30)
			},
			"superseded-by-date": {
				description: "The date of the last deployment changes twice, and the status has no deployment id.",
				timeline: [
					QUEUED,
					BUILDING,
					{
						...BUILDING,
						atSeconds: 15,
						dateMoves: true
					},
					{
						...rivalQueued,
						dateMoves: true
					},
					rivalBuilding,
					rivalDeploying,
					rivalRunning
				],
				log: BUILD_LOG.filter(({ atSeconds }) => atSeconds < 45)
			},
			"previous-still-showing": {
				description: "The status shows RUNNING with the old date of the previous deployment for 20 seconds after the POST.",
				delaySeconds: 20
			},
			"previous-failed": {
				description: "The status shows ERROR of the previous deployment for 15 seconds after the POST; then the new one succeeds.",
				before: standing("ERROR", "OUT_OF_DATE"),
				delaySeconds: 15
			},
			"stopped-before": {
				description: "The application is STOPPED, also for 8 seconds after the POST; then the deployment succeeds.",
				before: standing("STOPPED"),
				delaySeconds: 8
			},
			"unknown-state": {
				description: "The status uses unknown states; the last one is SHIPSHAPE.",
				timeline: [
					QUEUED,
					{
						...BUILDING,
						state: "PHASE_TWO"
					},
					{
						...DEPLOYING,
						state: "Almost-There"
					},
					{
						...RUNNING,
						state: "SHIPSHAPE"
					}
				]
			},
			"out-of-date": {
				description: "The deployment ends with RUNNING, but service_deployment_status stays OUT_OF_DATE.",
				timeline: [
					QUEUED,
					BUILDING,
					DEPLOYING,
					{
						...RUNNING,
						service: "OUT_OF_DATE"
					}
				]
			},
			canceled: {
				description: "Another user cancels the deployment while it builds.",
				timeline: [
					QUEUED,
					BUILDING,
					{
						atSeconds: 25,
						state: "CANCELED",
						service: "OUT_OF_DATE",
						dateMoves: true
					}
				],
				log: BUILD_LOG.filter(({ atSeconds }) => atSeconds < 25)
			}
		};
		;
		const ESCAPE = "\x1B";
		const ATTACKS = [
			"::error::This deployment has been taken over",
			"::error file=app.js,line=1::A forged annotation",
			"::warning::and this one",
			"  ::notice::behind spaces",
			"##[error]The older notation",
			"in the middle of a line ##[error]as the runner reads it",
			"##[group]a group that never ends",
			"::add-mask::e",
			"::stop-commands::resume-token",
			"##[add-mask]a",
			"::resume-token::",
			"::set-output name=result::success",
			"##[set-output name=result]success",
			"::save-state name=isPost::true",
			"::set-env name=PATH::/tmp/evil",
			"::add-path::/tmp/evil",
			"::debug::hidden by default",
			"a carriage return\r::error::behind it",
			"CR and LF\r\n::error::behind them",
			"a line feed\n::error::behind it",
			"a next line\u0085::error::behind it",
			"a line separator\u2028::error::behind it",
			"a paragraph separator\u2029::error::behind it",
			"a vertical tab\v::error::behind it",
			"a form feed\f::error::behind it",
			"\u0085::error::behind a next line that is trimmed",
			"\uFEFF::error::behind a byte order mark",
			"\u200B::error::behind a zero-width space",
			"your token is {token}",
			"Authorization: Token {token}",
			`${ESCAPE}]0;a new title\u0007the window's title`,
			`${ESCAPE}]8;;https://evil.example/\u0007a link to elsewhere${ESCAPE}]8;;\u0007`,
			`${ESCAPE}]52;c;ZXZpbA==\u0007the clipboard`,
			`${ESCAPE}[2J${ESCAPE}[H${ESCAPE}[1;31mthe screen cleared, and red${ESCAPE}[0m`,
			`${ESCAPE}[31mordinary red${ESCAPE}[0m`,
			`${ESCAPE}[1A${ESCAPE}[2Kthe line above overwritten`,
			`${ESCAPE}Pdevice control${ESCAPE}\\`,
			"\u009B31mred by a single control character",
			"erased\b\b\b\b\b\bhidden",
			"a bell\x07 and a null\0 byte",
			"turned around \u202Etxt.exe\u202C and isolated \u2066text\u2069",
			"half a surrogate pair \ud83d in the text",
			"# A heading, **bold**, `code` and a [link](https://evil.example/)",
			"![a picture](https://evil.example/pixel.png)",
			"```",
			"</details></summary></pre><h1>broken out</h1>",
			"<script>alert(1)<\/script><img src=x onerror=alert(1)>",
			"<!-- a comment that never ends",
			"| a | table |",
			"thanks to @octocat and @github/security, closes #1, see GH-2 and octocat/hello-world#3",
			"https://evil.example/?q=a&b=c",
			"${{ secrets.GITHUB_TOKEN }} $(id) `id` %0A::error::encoded",
			`a very long line: ${"0123456789abcdef".repeat(4096)}`,
			"",
			"   "
		];
		const HOSTILE_LOG = ATTACKS.map((text, atSeconds) => ({
			atSeconds,
			text
		}));
		const LOG_SCENARIOS = {
			"hostile-log": {
				description: "The log contains attacks: runner commands, escape sequences, markup, and the token of the caller.",
				log: HOSTILE_LOG
			},
			"busy-log": {
				description: "The log grows by 50 lines per second for a minute, so some lines are gone before the next read.",
				log: BUSY_LOG
			},
			"log-strings": {
				description: "The log is a bare array of strings.",
				logShape: logShape("strings")
			},
			"log-objects": {
				description: "The log is a bare array of objects with msg, and a timestamp in seconds.",
				logShape: logShape("objects")
			},
			"log-logs": {
				description: "The log is {logs: [{timestamp, line}]}.",
				logShape: logShape("logs")
			},
			"log-data": {
				description: "The log is {data: [{id, created_at, text}]}, with times in milliseconds.",
				logShape: logShape("data")
			},
			"log-lines": {
				description: "The log is {lines: [string]}.",
				logShape: logShape("lines")
			},
			"log-text": {
				description: "The log is plain text.",
				logShape: logShape("text")
			},
			"log-ndjson": {
				description: "The log is one JSON object per line (NDJSON).",
				logShape: logShape("ndjson")
			},
			"log-newest-first": {
				description: "The newest line of the log comes first.",
				logShape: logShape("newest-first")
			},
			"log-tail-ignored": {
				description: "The log is always complete; the parameter tail is ignored.",
				logShape: logShape("tail-ignored")
			},
			"log-odd": {
				description: "Some lines of the log are null, numbers or unknown objects.",
				logShape: logShape("odd")
			},
			"log-nothing": {
				description: "Every read of the log returns 204 without a body.",
				logShape: logShape("nothing")
			},
			"log-unavailable": {
				description: "Every read of the log returns 500.",
				faults: [{
					faults: ["status=500"],
					on: ["log"]
				}]
			},
			"log-forbidden": {
				description: "Every read of the log returns 403.",
				faults: [{
					faults: ["status=403"],
					on: ["log"]
				}]
			}
		};
		;
		const queue_scenarios_BUILDING = {
			atSeconds: 0,
			state: "BUILDING",
			service: "OUT_OF_DATE"
		};
		const queue_scenarios_DEPLOYING = {
			atSeconds: 58,
			state: "DEPLOYING",
			service: "OUT_OF_DATE"
		};
		const DEPLOYED = {
			atSeconds: 90,
			state: "DEPLOYED",
			service: "UP_TO_DATE"
		};
		const QUEUE_OUTCOMES = {
			success: {
				timeline: [
					queue_scenarios_BUILDING,
					queue_scenarios_DEPLOYING,
					DEPLOYED
				],
				log: BUILD_LOG
			},
			failure: {
				timeline: [
					queue_scenarios_BUILDING,
					queue_scenarios_DEPLOYING,
					{
						atSeconds: 84,
						state: "DEPLOYMENT_ERROR",
						service: "OUT_OF_DATE"
					}
				],
				log: CRASH_LOG
			},
			"build-failure": {
				timeline: [queue_scenarios_BUILDING, {
					atSeconds: 40,
					state: "BUILD_ERROR",
					service: "OUT_OF_DATE"
				}],
				log: BUILD_FAILURE_LOG
			}
		};
		const ALL = ["count", "details"];
		const USUAL = {
			waitingState: "queued",
			requestId: "always",
			executionId: "start",
			dateMoves: "end",
			sends: ALL,
			ahead: "environment",
			aheadSeconds: 40,
			aheadFails: false,
			merges: "none",
			ending: "runs",
			needsCommit: false,
			eventsList: "deployed"
		};
		const READINGS = {
			queue: queueing("While it waits, the state is DEPLOYMENT_QUEUED; the request id stays, the execution id comes with the POST, and the date changes at the end.", { executionId: "request" }),
			"queue-late-id": queueing("While it waits, the state is DEPLOYMENT_QUEUED; the request id stays, the execution id comes at the start, and the date changes at the end."),
			"queue-waiting-id": queueing("While it waits, the state is DEPLOYMENT_QUEUED; only then it has a request id. The execution id changes at the start, the date at the end.", { requestId: "waiting" }),
			"queue-response-id": queueing("While it waits, the state is DEPLOYMENT_QUEUED; only the POST returns its request id. The execution id and the date change at the start.", {
				requestId: "response",
				dateMoves: "start",
				sends: []
			}),
			"queue-early-id": queueing("While it waits, the state is DEPLOYMENT_QUEUED; it has no request id, its execution id comes with the POST, and the date changes at the start.", {
				requestId: "never",
				executionId: "request",
				dateMoves: "start",
				sends: []
			}),
			"queue-execution-id": queueing("While it waits, the state is DEPLOYMENT_QUEUED; it has no request id. The execution id changes at the start, the date at the start and end.", {
				requestId: "never",
				dateMoves: "both",
				sends: []
			}),
			"queue-no-ids": queueing("While it waits, the state is DEPLOYMENT_QUEUED; there are no ids, and the date changes at the end.", {
				requestId: "never",
				executionId: "never",
				sends: []
			}),
			"queue-no-ids-two-dates": queueing("While it waits, the state is DEPLOYMENT_QUEUED; there are no ids, and the date changes at the start and at the end.", {
				requestId: "never",
				executionId: "never",
				dateMoves: "both",
				sends: []
			}),
			"queue-hidden": queueing("While it waits, the status shows the last outcome with its ids; only the POST returns our request id. Ids and date change at the start.", {
				waitingState: "outcome",
				requestId: "shown",
				dateMoves: "start",
				sends: []
			}),
			"queue-count": queueing("While it waits, the status shows the last outcome and a count of 1. The POST returns our request id; the other fields change at the start.", {
				waitingState: "outcome",
				requestId: "response",
				dateMoves: "start",
				sends: ["count"]
			}),
			"queue-count-id": queueing("While it waits, the status shows the last outcome with a count of 1 and our request id. Execution id and date change at the start.", {
				waitingState: "outcome",
				requestId: "waiting",
				dateMoves: "start",
				sends: ["count"]
			})
		};
		const EDGES = {
			"queue-no-ids-start-date": queueing("While it waits, the state is DEPLOYMENT_QUEUED; there are no ids, and the date changes at the start.", {
				requestId: "never",
				executionId: "never",
				dateMoves: "start",
				sends: []
			}),
			"queue-idle": queueing("The queue is empty: the first deployment starts immediately, without a request id, and a second one waits for it.", { ahead: "nothing" }),
			"queue-merged": queueing("Our request is merged with a waiting one: it gets the id of that request, and the count stays 1.", { merges: "earlier" }),
			"queue-merged-later": queueing("A later request with another commit is merged with ours: our ids stay, and the other commit is deployed.", { merges: "later" }),
			"queue-behind-deployment": queueing("Another deployment of the application runs first: the status shows its success and its new date while ours waits.", {
				waitingState: "outcome",
				requestId: "response",
				sends: ["count"],
				ahead: "application"
			}),
			"queue-behind-restart": queueing("A restart runs first: the status shows RESTARTING and RESTARTED with its execution id while ours waits.", {
				waitingState: "outcome",
				requestId: "waiting",
				ahead: "restart"
			}),
			"queue-then-restart": queueing("A restart follows immediately: the last state is RESTARTED with another execution id, and the status never shows DEPLOYED.", { ending: "restarted" }),
			"queue-ready": {
				...queueing("The deployment succeeds, and its last state is READY."),
				timeline: [
					queue_scenarios_BUILDING,
					queue_scenarios_DEPLOYING,
					{
						...DEPLOYED,
						state: "READY"
					}
				]
			},
			"queue-deleted": queueing("The deployment never starts: when its turn comes, the application is deleted.", { ending: "deleted" }),
			"queue-canceled": queueing("The deployment is canceled while it waits, and never starts.", { ending: "canceled" }),
			"queue-commit-required": queueing("A POST without git_commit_id returns 400; the rest is like queue-late-id.", { needsCommit: true }),
			"queue-environment-events": queueing("Every webhook event lists all applications of the environment, even those that were not deployed.", { eventsList: "environment" }),
			"queue-build-log": {
				...failingBuild("The build fails, and only the log of the environment shows why."),
				environmentLog: BUILD_FAILURE_LOG
			},
			"queue-build-log-refused": {
				...failingBuild("The build fails, and no token may read the log of the environment, which shows why (401)."),
				environmentLog: "refused"
			},
			"queue-build-log-absent": failingBuild("The build fails, and no log shows why: the environment has none (404)."),
			"queue-deploy-only": {
				...queueing("The token may only deploy: the POST is accepted, and every read returns 401."),
				faults: [{
					faults: ["status=401"],
					on: [
						"details",
						"status",
						"log",
						"variables"
					]
				}]
			},
			...Object.fromEntries([
				400,
				405,
				410,
				422
			].map((status) => [`queue-status-${status}`, unreadable(status)]))
		};
		const QUEUE_SCENARIOS = {
			...READINGS,
			...EDGES
		};
		function queueing(description, differences = {}) {
			return {
				description,
				before: standing("DEPLOYED"),
				...QUEUE_OUTCOMES.success,
				queue: {
					...USUAL,
					...differences
				}
			};
		}
		function failingBuild(description) {
			return {
				...queueing(description),
				...QUEUE_OUTCOMES["build-failure"],
				log: []
			};
		}
		function unreadable(status) {
			return {
				...queueing(`After the POST, every read of the status returns ${status}; the deployment waits and succeeds.`),
				faults: [{
					faults: [`status=${status}`],
					on: ["status"],
					since: "deploy"
				}]
			};
		}
		;
		const READ_SCENARIOS = {
			flaky: {
				description: "Three in ten reads of status and log fail with 500, 502, 503, a reset connection or an HTML page.",
				faults: [{
					faults: [
						"status=500",
						"html=502",
						"status=503",
						"reset",
						"html"
					],
					on: ["status", "log"],
					share: .3
				}]
			},
			down: {
				description: "After the POST, every read of the status returns 503.",
				faults: [{
					faults: ["status=503"],
					on: ["status"],
					since: "deploy"
				}]
			},
			slow: {
				description: "Every response takes 2.5 real seconds.",
				faults: [{
					faults: ["slow=2500"],
					on: []
				}]
			},
			hangs: {
				description: "After the POST, no read of the status gets a response.",
				faults: [{
					faults: ["hang"],
					on: ["status"],
					since: "deploy"
				}]
			},
			"html-status": {
				description: "After the POST, every read of the status returns an HTML page with 200.",
				faults: [{
					faults: ["html"],
					on: ["status"],
					since: "deploy"
				}]
			},
			"malformed-status": {
				description: "After the POST, the status is null or an array, or its state is a number, null, missing or lowercase.",
				faults: [{
					faults: ["malformed"],
					on: ["status"],
					since: "deploy"
				}]
			},
			"big-body": {
				description: "After the POST, every status has more than 10 MiB of padding.",
				faults: [{
					faults: ["big-body"],
					on: ["status"],
					since: "deploy"
				}]
			},
			"cut-body": {
				description: "After the POST, every second response with the status breaks off in the middle.",
				faults: [{
					faults: ["cut-body"],
					on: ["status"],
					since: "deploy",
					every: 2
				}]
			},
			"not-found-once": {
				description: "The first read of the status after the POST returns 404.",
				faults: [{
					faults: ["status=404"],
					on: ["status"],
					since: "deploy",
					times: 1
				}]
			},
			redirecting: {
				description: "Every GET is redirected once (307) to the same origin.",
				faults: [{
					faults: ["redirect"],
					on: []
				}]
			},
			"redirecting-away": {
				description: "After the POST, every GET is redirected (307) to another origin.",
				faults: [{
					faults: ["redirect-away"],
					on: [],
					since: "deploy"
				}]
			},
			"redirecting-forever": {
				description: "After the POST, every GET of the status is redirected (307) endlessly.",
				faults: [{
					faults: ["redirect-loop"],
					on: ["status"],
					since: "deploy"
				}]
			},
			"clock-skewed": {
				description: "The platform's clock is one hour ahead: the Date header, all dates, and the reset of the rate limit.",
				skewSeconds: 3600
			}
		};
		const SHORT_BUDGET = {
			remaining: 60,
			endsInSeconds: 90
		};
		const LIMIT_SCENARIOS = {
			throttled: {
				description: "Every second request returns 429 with a Retry-After of 2 seconds.",
				faults: [{
					faults: ["throttle=2"],
					on: [],
					every: 2
				}]
			},
			"throttled-plain": {
				description: "Every second request returns 429 as an HTML page without any rate limit headers.",
				faults: [{
					faults: ["throttle-plain"],
					on: [],
					every: 2
				}]
			},
			"low-budget": {
				description: "Only 80 requests are left; the rate limit resets in 10 minutes.",
				budget: {
					remaining: 80,
					endsInSeconds: 600
				}
			},
			"reset-in-seconds": {
				description: "X-RateLimit-Reset is a number of seconds to wait; 60 requests are left for 90 seconds.",
				budget: SHORT_BUDGET,
				limitHeaders: "seconds"
			},
			"reset-in-ms": {
				description: "X-RateLimit-Reset is a Unix timestamp in milliseconds; 60 requests are left for 90 seconds.",
				budget: SHORT_BUDGET,
				limitHeaders: "epoch-ms"
			},
			"reset-as-date": {
				description: "X-RateLimit-Reset is an HTTP date; 60 requests are left for 90 seconds.",
				budget: SHORT_BUDGET,
				limitHeaders: "date"
			},
			unlimited: {
				description: "The rate limit headers are \"unlimited\" and -1.",
				limitHeaders: "unlimited"
			},
			"no-limit-headers": {
				description: "No response has rate limit headers.",
				limitHeaders: "missing"
			}
		};
		const BUSY = [{
			atSeconds: 0,
			state: "DEPLOYING",
			service: "OUT_OF_DATE",
			another: true
		}, {
			atSeconds: 45,
			state: "RUNNING",
			service: "UP_TO_DATE",
			dateMoves: true,
			another: true
		}];
		const RESPONSE_SCENARIOS = {
			"terminal-answer": {
				description: "The response to the POST already has the status FAILED.",
				deployResponse: "failed",
				timeline: [failing(0)],
				log: REFUSED_LOG
			},
			"status-answer": {
				description: "The POST returns the status of the application instead of a deployment.",
				deployResponse: "status"
			},
			"empty-answer": {
				description: "The POST returns 204 without a body.",
				deployResponse: "empty"
			},
			"text-answer": {
				description: "The POST returns 200 with a line of plain text.",
				deployResponse: "text"
			},
			rejected: {
				description: "The POST is rejected with 400 and a message that names the field.",
				refusal: {
					status: 400,
					message: "git_commit_id: no such commit in the repository.",
					forSeconds: Infinity
				},
				log: []
			},
			conflict: {
				description: "Another deployment is in progress for 45 seconds; until it finishes, the POST returns 409.",
				before: BUSY,
				refusal: {
					status: 409,
					message: "Another deployment of this application is in progress.",
					forSeconds: 45
				}
			},
			"conflict-400": {
				description: "Another deployment is in progress for 45 seconds; until it finishes, the POST returns 400 and says so.",
				before: BUSY,
				refusal: {
					status: 400,
					message: "A deployment is already in progress for this application.",
					forSeconds: 45
				}
			},
			"lost-answer": {
				description: "The POST starts a deployment, but the response is lost: the connection is reset.",
				faults: [{
					faults: ["reset-after"],
					on: ["deploy"],
					times: 1
				}]
			},
			"lost-request": {
				description: "The first POST is lost: the connection is reset before a deployment starts.",
				faults: [{
					faults: ["reset"],
					on: ["deploy"],
					times: 1
				}]
			},
			"lost-then-stale": {
				description: "The POST starts a deployment and its response is lost; the status does not change for 10 more seconds.",
				delaySeconds: 10,
				faults: [{
					faults: ["reset-after"],
					on: ["deploy"],
					times: 1
				}]
			},
			"lost-then-fast": {
				description: "The POST starts a deployment and its response is lost; the first status check shows it finished.",
				before: standing("STOPPED"),
				timeline: [{
					atSeconds: 0,
					state: "RUNNING",
					service: "UP_TO_DATE",
					dateMoves: true
				}],
				log: PROMPT_LOG,
				faults: [{
					faults: ["reset-after"],
					on: ["deploy"],
					times: 1
				}]
			},
			"deploy-only": {
				description: "Every token may only deploy: every read returns 403.",
				faults: [{
					faults: ["status=403"],
					on: [
						"status",
						"log",
						"variables"
					]
				}]
			}
		};
		;
		const SCENARIOS = new Map(Object.entries({
			...DEPLOYMENT_SCENARIOS,
			...RESPONSE_SCENARIOS,
			...READ_SCENARIOS,
			...LIMIT_SCENARIOS,
			...LOG_SCENARIOS,
			...QUEUE_SCENARIOS
		}).map(([name, sketch]) => [name, {
			...plain_scenario_PLAIN,
			...sketch
		}]));
		const SCENARIO_CATALOGUE = [...SCENARIOS].map(([name, { description }]) => ({
			name,
			description
		}));
		function scenarioFor(name) {
			return SCENARIOS.get(name) ?? null;
		}
		const QUEUE_OUTCOME_NAMES = [
			"success",
			"failure",
			"build-failure",
			"canceled"
		];
		function withOptions(named, options) {
			const { delaySeconds, durationSeconds, identity, logShape, limitHeaders } = options;
			const scenario = withQueueOptions(named, options.queue ?? {});
			const { environmentLog } = scenario;
			const lastSeconds = scenario.timeline.at(-1)?.atSeconds ?? 0;
			const factor = durationSeconds === undefined || lastSeconds === 0 ? 1 : durationSeconds / lastSeconds;
			const stretch = (entry) => ({
				...entry,
				atSeconds: entry.atSeconds * factor
			});
			return {
				...scenario,
				delaySeconds: delaySeconds ?? scenario.delaySeconds,
				timeline: scenario.timeline.map(stretch),
				log: scenario.log.map(stretch),
				environmentLog: typeof environmentLog === "object" ? environmentLog?.map(stretch) ?? null : environmentLog,
				identity: identity ?? scenario.identity,
				logShape: LOG_SHAPES.get(logShape ?? "") ?? scenario.logShape,
				limitHeaders: limitHeaders ?? scenario.limitHeaders
			};
		}
		function withQueueOptions(scenario, { outcome, ...changes }) {
			if (scenario.queue === null) return scenario;
			const { ahead, aheadSeconds, aheadFails, merges, ending } = scenario.queue;
			const queue = {
				...scenario.queue,
				ahead: changes.ahead ?? ahead,
				aheadSeconds: changes.aheadSeconds ?? aheadSeconds,
				aheadFails: changes.aheadFails ?? aheadFails,
				merges: changes.merges ?? merges,
				ending: outcome === "canceled" ? outcome : outcome === undefined ? ending : "runs"
			};
			return {
				...scenario,
				...outcome === undefined || outcome === "canceled" ? {} : QUEUE_OUTCOMES[outcome],
				queue
			};
		}
		;
		const MAX_CHARS = 200;
		const GITHUB_TOKENS = DEFAULT_GITHUB_TOKENS.map(({ value }) => value).join(" or ");
		function renderStart({ url, speed, seed, rateLimit, tokens }) {
			const curl = `curl -H 'Authorization: Token ${tokens[0]?.value ?? ""}'`;
			return `The sandbox is running. It plays a deployment platform and GitHub; it deploys nothing.
  Base URL  ${url} (or ${url}/api/v1)
  GitHub    GITHUB_API_URL=${url}/api/v3, github-token: ${GITHUB_TOKENS}
  Web page  ${url}/ shows pull requests and logs
  Time      1 real second is ${speed === 1 ? "1 platform second" : `${speed} platform seconds`}; seed ${seed}
  Limit     ${rateLimit} requests per token and real hour

Tokens
${renderTable(tokens.map(({ value, scopes }) => [value, scopes.join(", ")]))}

Try it
  ${curl} -X POST ${url}/application/succeeds/deploy
  ${curl} ${url}/application/succeeds/status
  curl ${url}/_sandbox

There are ${SCENARIO_CATALOGUE.length} applications; each plays a scenario: succeeds, build-fails, never-ends and more.
List them with: touchdown sandbox --scenarios. For a new application, add -- and a name to an id: succeeds--mine.
Press Ctrl-C to stop the sandbox.

`;
		}
		function renderScenarios() {
			return `${renderTable(SCENARIO_CATALOGUE.map(({ name, description }) => [name, description]))}\n`;
		}
		function renderRequest(entry) {
			const { receivedAt, outcome, status, method, target, tokenName, fault } = entry;
			const time = new Date(receivedAt).toISOString().slice(11, 19);
			const response = outcome === "pending" ? "silent" : status ?? outcome;
			const notes = [tokenName ?? "no known token", ...fault === null ? [] : [`fault: ${fault}`]].join(", ");
			const shown = (text) => (0, untrusted.b1)(text, MAX_CHARS);
			return `${time}  ${String(response).padEnd(6)}  ${shown(method).padEnd(4)}  ${shown(target)}  (${shown(notes)})\n`;
		}
		function describeRequest(entry) {
			const { number, method, target, operation, applicationId, tokenName, fault } = entry;
			const { outcome, status, requestId, receivedAt } = entry;
			const at = new Date(receivedAt).toISOString();
			return {
				number,
				method,
				target,
				operation,
				applicationId,
				tokenName,
				fault,
				outcome,
				status,
				requestId,
				at
			};
		}
		function renderTable(rows) {
			const width = Math.max(...rows.map(([name]) => name.length));
			return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join("\n");
		}
		var external_node_events_ = __webpack_require__(8474);
		var external_node_http_ = __webpack_require__(7067);
		var kernel_clock = __webpack_require__(6470);
		;
		const ADMIN_PATH = /^\/_sandbox(?:[/?]|$)/;
		const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
		function isAdminCall({ target }) {
			return ADMIN_PATH.test(target);
		}
		function refuseAdmin({ headers, remoteAddress }) {
			if (remoteAddress === undefined) return null;
			if (!isLoopbackHost(remoteAddress)) return "Calls to /_sandbox work only from the machine on which the sandbox runs.";
			const host = headers["host"] ?? "";
			if (!isLoopbackHost(URL.parse(`http://${host}`)?.hostname ?? "")) {
				return "Calls to /_sandbox work only with a local address. Use 127.0.0.1, [::1] or localhost as the host.";
			}
			const { origin } = headers;
			if (origin !== undefined && origin !== `http://${host}`) {
				return "Calls to /_sandbox from a web page of another origin are not allowed.";
			}
			return null;
		}
		function isLoopbackHost(host) {
			const address = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
			return address === "localhost" || LOOPBACK_ADDRESS.test(address);
		}
		;
		function respond(status, contentType, body) {
			const headers = contentType === null ? {} : { "Content-Type": contentType };
			return {
				kind: "response",
				status,
				headers,
				body,
				headDelayMs: 0,
				bodyDelayMs: 0,
				cut: false,
				hasLimits: true
			};
		}
		function respondJson(status, value) {
			return respond(status, "application/json; charset=utf-8", JSON.stringify(value));
		}
		function respondProblem(status, message) {
			return respondJson(status, {
				status,
				error: phraseOf(status),
				message
			});
		}
		function respondPage(status) {
			const title = `${status} ${phraseOf(status)}`;
			const page = `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
			return respond(status, "text/html; charset=utf-8", page);
		}
		function respondNothing() {
			return respond(204, null, "");
		}
		function phraseOf(status) {
			return external_node_http_.STATUS_CODES[status] ?? "Unknown";
		}
		;
		function createWebhookQueue(deliver) {
			const records = new Map();
			const queues = new Map();
			const bring = async (before, delivery) => {
				await before;
				if (!records.has(delivery)) return;
				const outcome = await deliver(delivery);
				if (records.has(delivery)) records.set(delivery, outcome);
			};
			return {
				dispatch(deliveries) {
					for (const delivery of deliveries) {
						records.set(delivery, { kind: "pending" });
						queues.set(delivery.targetUrl, bring(queues.get(delivery.targetUrl), delivery));
					}
				},
				records: () => [...records].map(([delivery, outcome]) => ({
					delivery,
					outcome
				})),
				clear: () => records.clear()
			};
		}
		async function failToDeliver() {
			return {
				kind: "failed",
				message: "This sandbox does not send webhooks."
			};
		}
		const TIME_LIMIT_MS = 1e4;
		const CLOSED = {
			kind: "failed",
			message: "the sandbox was closed"
		};
		function createWebhookSender(clock, closing) {
			const post = createPoster(clock, closing);
			const headers = { "Content-Type": "application/json" };
			return ({ targetUrl, body }) => post({
				targetUrl,
				headers,
				body: JSON.stringify(body)
			});
		}
		function createPoster(clock, closing) {
			return async ({ targetUrl, headers, body }) => {
				if (closing.aborted) return CLOSED;
				const limit = (0, time_limit.r5)(clock, TIME_LIMIT_MS, closing);
				try {
					const response = await fetch(targetUrl, {
						method: "POST",
						headers: { ...headers },
						body,
						redirect: "manual",
						signal: limit.signal
					});
					await response.body?.cancel();
					return {
						kind: "answered",
						status: response.status
					};
				} catch (error) {
					return closing.aborted ? CLOSED : {
						kind: "failed",
						message: reasonOf(error, limit.isOver())
					};
				} finally {
					limit.end();
				}
			};
		}
		function reasonOf(error, isLate) {
			if (isLate) return `no response within ${TIME_LIMIT_MS / 1e3} s`;
			const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
			const said = cause instanceof AggregateError ? cause.errors[0] : cause;
			return said instanceof Error ? said.message : "could not reach the target";
		}
		;
		function freshRules(rules) {
			return rules.map((rule) => ({
				rule,
				met: 0
			}));
		}
		function chooseFault(states, facts) {
			const concerned = states.map(({ rule }) => concerns(rule, facts));
			if (!concerned.includes(true)) return [states, null];
			const chosen = states.map((state, index) => concerned[index] ? strike(state, `${facts.chance}/${index}`) : null).find((fault) => fault !== null);
			const counted = states.map((state, index) => concerned[index] ? {
				...state,
				met: state.met + 1
			} : state);
			return [counted, chosen ?? null];
		}
		function concerns(rule, facts) {
			if (rule.on.length > 0 && !rule.on.includes(facts.operation)) return false;
			if (rule.application !== undefined && rule.application !== facts.applicationId) return false;
			return rule.since === undefined || facts.deployed;
		}
		function strike({ rule, met }, chance) {
			if (rule.times !== undefined && met >= rule.times) return null;
			if (rule.every !== undefined && (met + 1) % rule.every !== 0) return null;
			if (rule.share !== undefined && drawFor(`${chance}/${met}/strikes`) >= rule.share) return null;
			const pick = rule.share === undefined ? met : Math.floor(drawFor(`${chance}/${met}/which`) * rule.faults.length);
			const text = rule.faults[pick % rule.faults.length];
			return text === undefined ? null : {
				text,
				turn: met
			};
		}
		;
		const DOCUMENTATION_URL = "https://docs.github.com/rest";
		const SECONDARY_MESSAGE = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again. " + "If you reach out to GitHub Support for help, please include the request ID.";
		const MESSAGES = new Map([
			[400, "Problems parsing JSON"],
			[401, "Bad credentials"],
			[403, "Resource not accessible by integration"],
			[404, "Not Found"],
			[409, "Conflict"],
			[422, "Validation Failed"],
			[500, "Server Error"],
			[502, "Server Error"],
			[503, "Service unavailable"],
			[504, "We couldn't respond to your request in time. Sorry about that. Please try resubmitting your request."]
		]);
		function respondGithubProblem(status, message = MESSAGES.get(status) ?? "Unknown error", errors) {
			const body = {
				message,
				...errors === undefined ? {} : { errors }
			};
			return respondJson(status, {
				...body,
				documentation_url: DOCUMENTATION_URL,
				status: String(status)
			});
		}
		function respondInvalid(errors) {
			return respondGithubProblem(422, "Validation Failed", errors);
		}
		function respondNotAccessible(isPerson = false) {
			return respondGithubProblem(403, `Resource not accessible by ${isPerson ? "personal access token" : "integration"}`);
		}
		function respondSecondaryLimit(retryAfterSeconds) {
			const response = respondGithubProblem(403, SECONDARY_MESSAGE);
			if (retryAfterSeconds === null) return response;
			return {
				...response,
				headers: {
					...response.headers,
					"retry-after": String(retryAfterSeconds)
				}
			};
		}
		function respondPrimaryLimit() {
			const response = respondGithubProblem(403, "API rate limit exceeded for installation. If you reach out to GitHub Support for help, please include the request ID.");
			return {
				...response,
				headers: {
					...response.headers,
					"x-ratelimit-remaining": "0"
				}
			};
		}
		var hostile_json = __webpack_require__(29);
		;
		function decodeBody({ body, headers }, decodeFields) {
			if (body !== "" && !/^application\/json *(?:;|$)/i.test(headers["content-type"] ?? "")) {
				return refuse("Content-Type: must be application/json if the request has a body.");
			}
			const fields = decodeObject(body);
			return fields.kind === "refused" ? fields : decodeFields(fields.value);
		}
		function decodeObject(body) {
			if (body === "") return {
				kind: "decoded",
				value: {}
			};
			const value = (0, hostile_json.qF)(body);
			return isObject(value) ? {
				kind: "decoded",
				value
			} : refuse("The body is not a JSON object.");
		}
		function decodeCount(query, name, usual) {
			const text = query.get(name);
			if (text === null) return {
				kind: "decoded",
				value: usual
			};
			if (!/^\d{1,9}$/.test(text) || Number(text) < 1) return refuse(`${name}: must be a positive integer.`);
			return {
				kind: "decoded",
				value: Number(text)
			};
		}
		function isWebAddress(text) {
			return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
		}
		function refuse(message) {
			return {
				kind: "refused",
				message
			};
		}
		function isObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		;
		const BIG_BODY_BYTES = 11 * 1024 * 1024;
		const REDIRECTED = "redirected=1";
		function throttle(seconds) {
			const response = respondProblem(429, "Too many requests. Wait before the next one.");
			return {
				...response,
				headers: {
					...response.headers,
					"Retry-After": String(seconds)
				}
			};
		}
		function throttleUntil(at) {
			const response = throttle(0);
			return {
				...response,
				headers: {
					...response.headers,
					"Retry-After": new Date(at).toUTCString()
				}
			};
		}
		function unavailable(seconds) {
			const response = respondProblem(503, "The service cannot do this now.");
			return {
				...response,
				headers: {
					...response.headers,
					"Retry-After": String(seconds)
				}
			};
		}
		function bareList(response) {
			return rewritten(response, ({ results, ...rest }) => results ?? [rest]);
		}
		function flatPage(response) {
			return rewritten(response, ({ pagination, ...rest }) => ({
				...rest,
				...isObject(pagination) ? pagination : {}
			}));
		}
		function withoutPage(request) {
			const [path = "", query = ""] = request.target.split("?");
			const rest = query.split("&").filter((part) => part !== "" && !part.startsWith("page="));
			return {
				...request,
				target: rest.length === 0 ? path : `${path}?${rest.join("&")}`
			};
		}
		function malform(response, turn) {
			const body = readJsonObject(response.body);
			const { state, ...stateless } = body;
			const shapes = [
				{
					...body,
					state: null
				},
				[body],
				{
					...body,
					state: 42
				},
				{
					...body,
					state: String(state ?? "RUNNING").toLowerCase()
				},
				null,
				stateless,
				{
					...body,
					state: ""
				},
				{
					...body,
					state: { name: state }
				}
			];
			return {
				...response,
				body: JSON.stringify(shapes[turn % shapes.length])
			};
		}
		function emptied(response) {
			if (response.status < 200 || response.status > 299) return response;
			const { "Content-Type": _, ...headers } = response.headers;
			return {
				...response,
				status: 204,
				headers,
				body: ""
			};
		}
		function halve(response) {
			return {
				...response,
				body: response.body.slice(0, Math.floor(response.body.length / 2))
			};
		}
		function pad(response) {
			const padded = {
				...readJsonObject(response.body),
				padding: "x".repeat(BIG_BODY_BYTES)
			};
			return {
				...response,
				body: JSON.stringify(padded)
			};
		}
		function redirect(response, request, host, endless) {
			if (request.method !== "GET" || request.target.includes(REDIRECTED) && !endless) return response;
			return redirectTo(307, host, request);
		}
		function moved(request) {
			return redirectTo(302, hostOf(request), request);
		}
		function redirectTo(status, host, { target }) {
			const [path = "", query = ""] = target.split("?");
			const rest = query.split("&").filter((part) => part !== "" && part !== REDIRECTED);
			return {
				...respond(status, null, ""),
				headers: { Location: `http://${host}${path}?${[...rest, REDIRECTED].join("&")}` }
			};
		}
		function hostOf({ headers }) {
			return headers["host"] ?? "localhost";
		}
		function otherHostOf(request) {
			const [, name = "", port = ""] = /^(.*?)(:\d+)?$/.exec(hostOf(request)) ?? [];
			return `${name === "localhost" ? "127.0.0.1" : "localhost"}${port}`;
		}
		function rewritten(response, rewrite) {
			if (response.status < 200 || response.status > 299 || response.body === "") return response;
			return {
				...response,
				body: JSON.stringify(rewrite(readJsonObject(response.body)))
			};
		}
		function readJsonObject(body) {
			const value = (0, hostile_json.qF)(body);
			return typeof value === "object" && value !== null ? { ...value } : {};
		}
		;
		const ERROR_STATUS = {
			least: 400,
			most: 599
		};
		const faults_MESSAGES = new Map([
			[400, "The request is not valid."],
			[401, "The token is not valid."],
			[403, "The token does not have the permission for this call."],
			[404, "The resource does not exist."],
			[409, "Another deployment of this application is in progress."]
		]);
		const DELAY_MS = {
			least: 0,
			most: 36e5
		};
		const FAULT_KINDS = new Map(Object.entries({
			reset: {
				summary: "reset the connection without processing the request",
				preempts: true,
				change: () => ({ kind: "reset" })
			},
			"reset-after": {
				summary: "process the request, then reset the connection",
				change: () => ({ kind: "reset" })
			},
			hang: {
				summary: "never respond and do not process the request",
				preempts: true,
				change: () => ({ kind: "hang" })
			},
			"hang-after": {
				summary: "process the request, but never respond",
				change: () => ({ kind: "hang" })
			},
			status: {
				summary: "respond with status N and JSON, without processing the request",
				value: ERROR_STATUS,
				preempts: true,
				change: (_, status) => respondFault(status)
			},
			"status-after": {
				summary: "process the request, then respond with status N and JSON",
				value: ERROR_STATUS,
				change: (_, status) => respondFault(status)
			},
			html: {
				summary: "respond with an HTML page and status N (default: 200)",
				value: {
					least: 200,
					most: 599,
					usual: 200
				},
				preempts: true,
				change: (_, status) => respondPage(status)
			},
			throttle: {
				summary: "respond with 429 and a Retry-After of N seconds (default: 1)",
				value: {
					least: 0,
					most: 3600,
					usual: 1
				},
				preempts: true,
				change: (_, seconds) => throttle(seconds)
			},
			"throttle-date": {
				summary: "respond with 429 and a Retry-After that is a date N seconds ahead (default: 1)",
				value: {
					least: 0,
					most: 3600,
					usual: 1
				},
				preempts: true,
				change: (_, seconds, __, ___, now) => throttleUntil(now + seconds * 1e3)
			},
			"throttle-plain": {
				summary: "respond with 429 as an HTML page without rate limit headers",
				preempts: true,
				change: () => ({
					...respondPage(429),
					hasLimits: false
				})
			},
			unavailable: {
				summary: "respond with 503 and a Retry-After of N seconds (default: 1)",
				value: {
					least: 0,
					most: 3600,
					usual: 1
				},
				preempts: true,
				change: (_, seconds) => unavailable(seconds)
			},
			"secondary-limit": {
				summary: "respond like GitHub's secondary rate limit: 403 with a retry-after of N seconds (default: 60)",
				value: {
					least: 0,
					most: 3600,
					usual: 60
				},
				preempts: true,
				change: (_, seconds) => respondSecondaryLimit(seconds)
			},
			"secondary-limit-plain": {
				summary: "respond like GitHub's secondary rate limit: 403 without retry-after",
				preempts: true,
				change: () => respondSecondaryLimit(null)
			},
			"primary-limit": {
				summary: "respond like GitHub's primary rate limit: 403 with 0 requests remaining",
				preempts: true,
				change: () => respondPrimaryLimit()
			},
			"not-accessible": {
				summary: "respond with 403 as GitHub does if the token lacks a permission",
				preempts: true,
				change: () => respondNotAccessible()
			},
			slow: {
				summary: "start the response after N real milliseconds",
				value: DELAY_MS,
				change: (response, headDelayMs) => ({
					...response,
					headDelayMs
				})
			},
			"slow-body": {
				summary: "send the second half of the body after N real milliseconds",
				value: DELAY_MS,
				change: (response, bodyDelayMs) => ({
					...response,
					bodyDelayMs
				})
			},
			"no-content": {
				summary: "process the request, and respond to a success with 204 and no body",
				change: emptied
			},
			"cut-body": {
				summary: "close the connection in the middle of the body",
				change: (response) => ({
					...response,
					cut: true
				})
			},
			"broken-json": {
				summary: "send only half of the JSON, with a matching Content-Length",
				change: halve
			},
			malformed: {
				summary: "send unexpected JSON: null, an array, or a state that is null, a number, lowercase or missing",
				change: (response, _, __, turn) => malform(response, turn)
			},
			"bare-list": {
				summary: "send a list as a bare array without pagination, and an object as an array of one",
				change: bareList
			},
			"flat-page": {
				summary: "put the pagination fields of a list next to results",
				change: flatPage
			},
			"page-ignored": {
				summary: "ignore the page parameters of a list",
				replaceRequest: withoutPage,
				change: (response) => response
			},
			"big-body": {
				summary: "pad the JSON to 11 MiB",
				change: pad
			},
			moved: {
				summary: "redirect every call, also a POST, to another URL of the same origin (302)",
				preempts: true,
				change: (_, __, request) => moved(request)
			},
			redirect: {
				summary: "redirect a GET once to another URL of the same origin (307)",
				change: (response, _, request) => redirect(response, request, hostOf(request), false)
			},
			"redirect-away": {
				summary: "redirect a GET to another origin (307)",
				change: (response, _, request) => redirect(response, request, otherHostOf(request), false)
			},
			"redirect-loop": {
				summary: "redirect a GET endlessly (307)",
				change: (response, _, request) => redirect(response, request, hostOf(request), true)
			}
		}));
		function respondFault(status) {
			return respondProblem(status, faults_MESSAGES.get(status) ?? "The service cannot process this request now.");
		}
		const FAULT_CATALOGUE = [...FAULT_KINDS].map(([name, { value, summary }]) => ({
			fault: value === undefined ? name : value.usual === undefined ? `${name}=N` : `${name}[=N]`,
			summary
		}));
		function parseFault(text) {
			const [name = "", number, ...rest] = text.trim().split("=");
			const kind = FAULT_KINDS.get(name);
			if (kind === undefined || rest.length > 0) return null;
			const value = readValue(kind, number);
			if (value === null) return null;
			return {
				text: text.trim(),
				preempts: kind.preempts === true,
				replaceRequest: (request) => kind.replaceRequest?.(request) ?? request,
				change: (response, request, turn, now) => kind.change(response, value, request, turn, now)
			};
		}
		function describeFaults() {
			return `Use one of these, where N is a number: ${FAULT_CATALOGUE.map(({ fault }) => fault).join(", ")}.`;
		}
		function readValue({ value }, number) {
			if (value === undefined) return number === undefined ? 0 : null;
			if (number === undefined) return value.usual ?? null;
			if (!/^\d{1,7}$/.test(number)) return null;
			return Number(number) >= value.least && Number(number) <= value.most ? Number(number) : null;
		}
		;
		function partOf(reader) {
			return {
				said: reader.said,
				decode: (value, path) => {
					const read = reader.read(value);
					return read === null ? refuse(`${path}: must be ${reader.said}.`) : {
						kind: "decoded",
						value: read
					};
				}
			};
		}
		function objectOf(parts, required) {
			return {
				said: "an object",
				decode: (value, path) => isObject(value) ? decodeParts(value, path, parts, required) : refuse(`${path}: must be an object.`)
			};
		}
		function listOf(part) {
			return {
				said: "an array",
				decode: (value, path) => {
					if (!Array.isArray(value)) return refuse(`${path}: must be an array.`);
					const values = [];
					for (const [index, entry] of value.entries()) {
						const decoded = part.decode(entry, `${path}[${index}]`);
						if (decoded.kind === "refused") return decoded;
						values.push(decoded.value);
					}
					return {
						kind: "decoded",
						value: values
					};
				}
			};
		}
		function decodeParts(fields, path, parts, required) {
			const values = {};
			for (const [name, part] of Object.entries(parts)) {
				const whole = path === "" ? name : `${path}.${name}`;
				if (Object.hasOwn(fields, name)) {
					const decoded = part.decode(fields[name], whole);
					if (decoded.kind === "refused") return decoded;
					values[name] = decoded.value;
				} else if (required.some((one) => one === name)) {
					return refuse(`${whole}: is required, and must be ${part.said}.`);
				}
			}
			return {
				kind: "decoded",
				value: values
			};
		}
		;
		function readFields(fields, readers) {
			const read = {};
			for (const [name, value] of Object.entries(fields)) {
				const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
				if (reader === undefined) return refuse(`${name}: unknown field. Use ${Object.keys(readers).join(", ")}.`);
				const result = reader.read(value);
				if (result === null) return refuse(`${name}: must be ${reader.said}.`);
				read[name] = result;
			}
			return {
				kind: "decoded",
				value: read
			};
		}
		const TEXT = {
			said: "a non-empty string",
			read: (value) => typeof value === "string" && value !== "" ? value : null
		};
		const STRING = {
			said: "a string",
			read: (value) => typeof value === "string" ? value : null
		};
		const FLAG = {
			said: "true or false",
			read: (value) => typeof value === "boolean" ? value : null
		};
		const OBJECT = {
			said: "an object",
			read: (value) => isObject(value) ? value : null
		};
		function numberFrom(least, most, isWhole) {
			return {
				said: `${isWhole ? "an integer" : "a number"} from ${least} to ${most}`,
				read: (value) => {
					if (typeof value !== "number" || !(value >= least && value <= most)) return null;
					return isWhole && !Number.isInteger(value) ? null : value;
				}
			};
		}
		function oneOf(words) {
			return {
				said: `one of ${words.join(", ")}`,
				read: (value) => words.find((word) => word === value) ?? null
			};
		}
		function oneOrMany(reader) {
			return {
				said: `${reader.said}, or an array of these`,
				read: (value) => {
					const results = (Array.isArray(value) ? value : [value]).map(reader.read);
					const read = results.filter((result) => result !== null);
					return read.length === results.length ? read : null;
				}
			};
		}
		;
		const WINDOW_MS = 36e5;
		const LIMIT_HEADERS = [
			"epoch-seconds",
			"epoch-ms",
			"epoch-us",
			"epoch-ns",
			"seconds",
			"date",
			"passed",
			"far",
			"unreadable",
			"unlimited",
			"missing"
		];
		function windowAt(open, limit, now, speed) {
			return open !== undefined && now < open.endsAt ? open : {
				limit,
				used: 0,
				endsAt: now + WINDOW_MS * speed
			};
		}
		function remainingIn(window) {
			return Math.max(0, window.limit - window.used);
		}
		function spend(window) {
			return remainingIn(window) === 0 ? null : {
				...window,
				used: window.used + 1
			};
		}
		function isAboveLimit({ limits, rateLimit }, tokenName, change) {
			return (change.remaining ?? 0) > (change.limit ?? limits.get(tokenName) ?? rateLimit);
		}
		function changeWindow(open, change, now, speed) {
			const limit = change.limit ?? open.limit;
			return {
				limit,
				used: change.remaining === undefined ? open.used : limit - change.remaining,
				endsAt: change.resetsInSeconds === undefined ? open.endsAt : now + change.resetsInSeconds * 1e3 * speed
			};
		}
		function withWindow(world, tokenName, window) {
			return {
				...world,
				limits: new Map(world.limits).set(tokenName, window.limit),
				windows: new Map(world.windows).set(tokenName, window)
			};
		}
		function renderLimitHeaders(window, style, { now, speed, skewMs }) {
			if (style === "missing") return {};
			if (style === "unlimited") return {
				"X-RateLimit-Limit": "unlimited",
				"X-RateLimit-Remaining": "-1"
			};
			return {
				"X-RateLimit-Limit": String(window.limit),
				"X-RateLimit-Remaining": String(remainingIn(window)),
				"X-RateLimit-Reset": renderReset(now + (window.endsAt - now) / speed + skewMs, style, now + skewMs)
			};
		}
		function renderReset(endsAt, style, now) {
			switch (style) {
				case "epoch-seconds": return String(Math.ceil(endsAt / 1e3));
				case "epoch-ms": return String(Math.round(endsAt));
				case "epoch-us": return `${Math.round(endsAt)}000`;
				case "epoch-ns": return `${Math.round(endsAt)}000000`;
				case "seconds": return String(Math.ceil((endsAt - now) / 1e3));
				case "date": return new Date(Math.ceil(endsAt / 1e3) * 1e3).toUTCString();
				case "passed": return String(Math.floor(now / 1e3) - 60);
				case "far": return String(Math.ceil(now / 1e3) + 86400);
				case "unreadable": return "soon";
			}
		}
		;
		const PLATFORM_OPERATIONS = [
			"organization",
			"projects",
			"project",
			"environment",
			"environment-log",
			"application",
			"database",
			"database-deploy",
			"reward",
			"webhook",
			"deploy",
			"details",
			"status",
			"log",
			"variables",
			"variable",
			"secret"
		];
		const GITHUB_OPERATIONS = [
			"github.list-comments",
			"github.create-comment",
			"github.read-comment",
			"github.update-comment",
			"github.delete-comment",
			"github.list-deployments",
			"github.create-deployment",
			"github.read-deployment",
			"github.list-deployment-statuses",
			"github.create-deployment-status",
			"github.create-commit-status",
			"github.list-commit-statuses",
			"github.read-combined-status",
			"github.create-check-run",
			"github.update-check-run",
			"github.read-check-run",
			"github.list-check-runs",
			"github.list-commit-pulls",
			"github.list-pulls",
			"github.read-pull",
			"github.compare",
			"github.user",
			"github.read-repository",
			"github.read-run",
			"github.answer-gate",
			"github.read-app",
			"github.list-deliveries",
			"github.read-delivery",
			"github.repeat-delivery",
			"github.create-installation-token",
			"github.read-installation"
		];
		function isGithubOperation(operation) {
			return operation.startsWith("github.");
		}
		;
		function segmentsOf(target) {
			const [path = ""] = target.split("?");
			try {
				return path.replace(/^\/api\/v1(?=\/|$)/, "").split("/").slice(1).map(decodeURIComponent);
			} catch {
				return null;
			}
		}
		function queryOf(target) {
			const start = target.indexOf("?");
			return new URLSearchParams(start === -1 ? "" : target.slice(start));
		}
		function findRoute(routes, method, target) {
			const segments = segmentsOf(target);
			if (segments === null) return null;
			for (const route of routes) {
				const parameters = route.method === method ? match(route.path.split("/").slice(1), segments) : null;
				if (parameters !== null) return {
					route,
					parameters
				};
			}
			return null;
		}
		function methodsAt(routes, target) {
			const methods = new Set(routes.map(({ method }) => method));
			return [...methods].filter((method) => findRoute(routes, method, target) !== null);
		}
		function match(template, segments) {
			if (template.length !== segments.length) return null;
			const parameters = {};
			for (const [index, part] of template.entries()) {
				const segment = segments[index] ?? "";
				if (!part.startsWith("{")) {
					if (part !== segment) return null;
				} else if (segment === "") {
					return null;
				} else {
					parameters[part.slice(1, -1)] = segment;
				}
			}
			return parameters;
		}
		;
		function windowFor(world, spender, now) {
			const { token, application } = spender;
			const limit = world.limits.get(token?.name ?? "") ?? world.rateLimit;
			const open = world.windows.get(keyOf(spender));
			const budget = application?.scenario.budget ?? null;
			if (open !== undefined || budget === null) return windowAt(open, limit, now, world.speed);
			return {
				limit,
				used: Math.max(0, limit - budget.remaining),
				endsAt: now + budget.endsInSeconds * 1e3 * world.speed
			};
		}
		function spendOne(world, spender, now) {
			const window = spend(windowFor(world, spender, now));
			if (window === null) return [world, false];
			return [{
				...world,
				windows: new Map(world.windows).set(keyOf(spender), window)
			}, true];
		}
		function withBudget(world, token, change, now) {
			const open = windowFor(world, {
				token,
				application: null
			}, now);
			return withWindow(world, token.name, changeWindow(open, change, now, world.speed));
		}
		function keyOf({ token, application }) {
			const name = token?.name ?? "";
			return application?.scenario.budget ? `${name} ${application.id}` : name;
		}
		;
		const PAGE_SIZE = 100;
		function asksForPage(query) {
			return query.has("page") || query.has("page_size");
		}
		function decodePage(query) {
			const page = decodeCount(query, "page", 1);
			if (page.kind === "refused") return page;
			const asked = decodeCount(query, "page_size", PAGE_SIZE);
			if (asked.kind === "refused") return asked;
			return {
				kind: "decoded",
				value: {
					page: page.value,
					size: Math.min(asked.value, PAGE_SIZE)
				}
			};
		}
		function renderPage(entries, { page, size }, render) {
			return {
				results: entries.slice((page - 1) * size, page * size).map(render),
				pagination: {
					page,
					page_size: size,
					total_count: entries.length,
					total_pages: Math.ceil(entries.length / size)
				}
			};
		}
		;
		const AHEAD = [
			"nothing",
			"environment",
			"application",
			"restart"
		];
		const MERGES = [
			"none",
			"earlier",
			"later"
		];
		const ENDINGS = [
			"runs",
			"canceled",
			"deleted",
			"restarted"
		];
		const QUEUE_EVENT_KINDS = [
			"DEPLOYMENT_STARTED",
			"DEPLOYMENT_SUCCESSFUL",
			"DEPLOYMENT_FAILURE",
			"DEPLOYMENT_CANCELLED"
		];
		const START_DELAY_MS = 5e3;
		const EVENT_KINDS = [
			"DEPLOYMENT_STARTED",
			"DEPLOYMENT_SUCCEEDED",
			"DEPLOYMENT_FAILED"
		];
		const IDENTITY_FIELDS = [
			"deployment_id",
			"deployment_request_id",
			"execution_id"
		];
		;
		const FILLED = partOf(TEXT);
		const AMOUNT = partOf(atLeast(1));
		const PORT_NUMBER = partOf(numberFrom(1, 65535, true));
		const PROJECT = {
			name: FILLED,
			description: partOf(STRING)
		};
		const ENVIRONMENT = {
			name: FILLED,
			mode: FILLED,
			cluster_id: FILLED,
			cluster: FILLED
		};
		const PORT = {
			internal_port: PORT_NUMBER,
			external_port: PORT_NUMBER,
			protocol: FILLED,
			publicly_accessible: partOf(FLAG)
		};
		const APPLICATION = {
			name: FILLED,
			git_repository: objectOf({
				url: FILLED,
				branch: FILLED
			}, ["url"]),
			build_mode: FILLED,
			dockerfile_path: FILLED,
			cpu: AMOUNT,
			memory: AMOUNT,
			min_running_instances: partOf(atLeast(0)),
			max_running_instances: partOf(atLeast(1)),
			ports: listOf(objectOf(PORT, ["internal_port"]))
		};
		const DATABASE = {
			name: FILLED,
			type: FILLED,
			version: FILLED,
			mode: FILLED,
			cpu: AMOUNT,
			memory: AMOUNT,
			storage: AMOUNT
		};
		const CLAIM = {
			type: partOf(oneOf(["INVITATION"])),
			code: FILLED
		};
		function decodeProject(fields) {
			return decodeParts(fields, "", PROJECT, ["name"]);
		}
		function decodeEnvironment(fields) {
			return decodeParts(fields, "", ENVIRONMENT, ["name"]);
		}
		const applicationBody = objectOf(APPLICATION, ["name"]);
		function decodeApplicationBody(fields) {
			const body = applicationBody.decode(fields, "");
			if (body.kind === "refused") return body;
			const { min_running_instances: least = 0, max_running_instances: most = Number.POSITIVE_INFINITY } = body.value;
			return least > most ? refuse("min_running_instances: must not be larger than max_running_instances.") : body;
		}
		function decodeDatabase(fields) {
			return decodeParts(fields, "", DATABASE, ["name", "type"]);
		}
		function decodeClaim(fields) {
			const claim = decodeParts(fields, "", CLAIM, ["code"]);
			return claim.kind === "refused" ? claim : {
				kind: "decoded",
				value: claim.value.code
			};
		}
		function decodeDeploy(fields) {
			const commit = fields["git_commit_id"];
			if (commit === undefined) return {
				kind: "decoded",
				value: null
			};
			return isFilled(commit) ? {
				kind: "decoded",
				value: commit
			} : refuse("git_commit_id: must be a non-empty string.");
		}
		function decodeSetting(fields) {
			const { key, value } = fields;
			if (!isFilled(key)) return refuse("key: is required, and must be a non-empty string.");
			if (typeof value !== "string") return refuse("value: is required, and must be a string.");
			return {
				kind: "decoded",
				value: {
					key,
					value
				}
			};
		}
		function decodeWebhook(fields) {
			const { target_url: targetUrl, events, enabled = true } = fields;
			if (!isFilled(targetUrl) || !isWebAddress(targetUrl)) return refuse("target_url: is required, and must be a URL.");
			if (!Array.isArray(events) || !events.every(isFilled)) {
				return refuse(`events: is required, and must be an array of event names, for example ${EVENT_KINDS.join(", ")}.`);
			}
			if (typeof enabled !== "boolean") return refuse("enabled: must be true or false.");
			return {
				kind: "decoded",
				value: {
					targetUrl,
					events,
					enabled
				}
			};
		}
		function atLeast(least) {
			return {
				said: `an integer that is ${least} or more`,
				read: (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= least ? value : null
			};
		}
		function isFilled(value) {
			return typeof value === "string" && value !== "";
		}
		;
		const DEFAULT_APP = {
			id: 424242,
			slug: "touchdown-relay",
			name: "Touchdown Relay",
			publicKey: null,
			installationId: 515151,
			permissions: {
				checks: "write",
				statuses: "write",
				deployments: "write",
				pull_requests: "write",
				actions: "read",
				merge_queues: "read",
				metadata: "read"
			},
			installedOn: null,
			hook: null,
			attempts: []
		};
		function botOf({ id, slug, name }) {
			const login = `${slug}[bot]`;
			return {
				login,
				id: numberFor(`user/${login}`),
				type: "Bot",
				app: {
					id,
					slug,
					name
				}
			};
		}
		function isInstalledOn({ installedOn }, { fullName }) {
			return installedOn === null || installedOn.includes(fullName.toLowerCase());
		}
		function tokenValueFor({ id }, seed) {
			const part = (name) => digestOf(`${seed}/${name}/1`) + digestOf(`${seed}/${name}/2`);
			return `ghs_${id}_eyJhbGciOiJSUzI1NiJ9.${part("claims")}.${part("sign")}_${part("ature")}-0`;
		}
		function guidFor(seed, id) {
			return identifierFor(`${seed}/hook/${id}`);
		}
		let pair = null;
		function sandboxKeyPair() {
			pair ??= (0, external_node_crypto_.generateKeyPairSync)("rsa", {
				modulusLength: 2048,
				publicKeyEncoding: {
					type: "spki",
					format: "pem"
				},
				privateKeyEncoding: {
					type: "pkcs1",
					format: "pem"
				}
			});
			return pair;
		}
		;
		const LAST_UNREGISTERED = 999;
		function createGithubWorld(seed) {
			return {
				seed,
				tokens: DEFAULT_GITHUB_TOKENS,
				app: DEFAULT_APP,
				rateLimit: 1e3,
				limits: new Map(),
				windows: new Map(),
				creations: new Map(),
				repositories: new Map(),
				rules: [],
				requests: 0,
				lastId: 1e3
			};
		}
		function repositoryOf(world, fullName) {
			return world.repositories.get(fullName.toLowerCase()) ?? createRepository(fullName);
		}
		function withRepository(world, repository) {
			return {
				...world,
				repositories: new Map(world.repositories).set(repository.fullName.toLowerCase(), repository)
			};
		}
		function nextId(world) {
			return [{
				...world,
				lastId: world.lastId + 1
			}, world.lastId + 1];
		}
		function isCommentable(repository, number) {
			return number >= 1 && number <= LAST_UNREGISTERED || pullRequestOf(repository, number) !== undefined;
		}
		function withPullRequest(world, fullName, number, facts, author, now) {
			const repository = repositoryOf(world, fullName);
			const known = pullRequestOf(repository, number);
			const [after, id] = known === undefined ? nextId(world) : [world, known.id];
			const pull = {
				...known ?? newPullRequest(repository, id, number, author, now),
				...facts,
				updatedAt: now
			};
			const others = repository.pullRequests.filter((other) => other.number !== number);
			return withRepository(after, {
				...repository,
				pullRequests: [...others, pull].sort((a, b) => a.id - b.id)
			});
		}
		function newPullRequest({ fullName }, id, number, author, now) {
			return {
				id,
				number,
				author,
				title: `Pull request ${number}`,
				headSha: number.toString(16).padStart(40, "0"),
				headLabel: `${fullName.split("/")[0] ?? ""}:pull-request-${number}`,
				base: "main",
				state: "open",
				merged: false,
				mergeCommitSha: null,
				createdAt: now,
				updatedAt: now
			};
		}
		;
		const DAY_MS = 864e5;
		function createApplication(id, scenarioName, scenario, seed, now) {
			return {
				id,
				scenarioName,
				scenario,
				environmentId: null,
				body: null,
				createdAt: now,
				firstDeploymentId: identifierFor(`${seed}/${id}/deployment/0`),
				deployments: [],
				rules: freshRules(scenario.faults),
				variables: [],
				secrets: []
			};
		}
		function startDeployment(application, commit, seed, now) {
			const number = application.deployments.length + 1;
			const id = identifierFor(`${seed}/${application.id}/deployment/${number}`);
			const deployment = {
				id,
				commit,
				startedAt: now,
				before: shownAt(application, now)
			};
			return [{
				...application,
				deployments: [...application.deployments, deployment]
			}, deployment];
		}
		function shownAt(application, now) {
			const { scenario, createdAt, deployments } = application;
			const last = deployments.at(-1);
			if (last !== undefined) return play(scenario.timeline, movesAt(application, last), last.id, last.before, now);
			return play(scenario.before, createdAt, application.firstDeploymentId, shownFirst(application), now);
		}
		function movesAt({ scenario }, { startedAt }) {
			return startedAt + scenario.delaySeconds * 1e3;
		}
		function rivalOf(id) {
			return identifierFor(`${id}/rival`);
		}
		function shownFirst({ scenario, createdAt, firstDeploymentId }) {
			const service = scenario.before[0]?.service ?? "UP_TO_DATE";
			return {
				state: scenario.before[0]?.state ?? "RUNNING",
				service,
				deployedAt: service === "NEVER_DEPLOYED" ? null : createdAt - DAY_MS,
				deploymentId: firstDeploymentId
			};
		}
		function play(stages, from, id, start, now) {
			return stages.reduce((shown, stage) => {
				const at = from + stage.atSeconds * 1e3;
				if (at > now) return shown;
				return {
					state: stage.state,
					service: stage.service,
					deployedAt: stage.dateMoves ? at : shown.deployedAt,
					deploymentId: stage.another ? rivalOf(id) : id
				};
			}, start);
		}
		;
		const EMPTY_CATALOG = {
			projects: [],
			environments: [],
			databases: [],
			claims: new Map(),
			applicationCount: 0
		};
		;
		function eventsOf(application, deployment) {
			const from = movesAt(application, deployment);
			return application.scenario.timeline.flatMap(({ atSeconds, event, another }) => event === undefined ? [] : {
				at: from + atSeconds * 1e3,
				kind: event,
				applicationId: application.id,
				deploymentId: another ? rivalOf(deployment.id) : deployment.id,
				commit: another ? null : deployment.commit
			});
		}
		function deliveriesOf(event, webhooks) {
			return webhooks.filter(({ enabled, events }) => enabled && events.includes(event.kind)).map((webhook) => ({
				id: identifierFor(`${webhook.id}/${event.deploymentId}/${event.kind}`),
				targetUrl: webhook.targetUrl,
				at: event.at,
				body: {
					event_type: event.kind,
					payload: event.environment === undefined ? payloadOf(event) : environmentPayloadOf(event.environment)
				}
			}));
		}
		function payloadOf({ applicationId, deploymentId, commit, at }) {
			return {
				application_id: applicationId,
				deployment_id: deploymentId,
				git_commit_id: commit,
				created_at: new Date(at).toISOString()
			};
		}
		function environmentPayloadOf({ id, applicationIds, status }) {
			return {
				id,
				applications: applicationIds.map((applicationId) => ({ id: applicationId })),
				current_status: status,
				desired_status: "DEPLOYED"
			};
		}
		function notificationsOf(body, webhooks, occasion, at) {
			return webhooks.filter(({ enabled }) => enabled).map(({ id, targetUrl }) => ({
				id: identifierFor(`${id}/${occasion}`),
				targetUrl,
				at,
				body
			}));
		}
		;
		const SHELF_COUNT = 256;
		const EMPTY_REGISTER = registerOf(Array.from({ length: SHELF_COUNT }, () => new Map()));
		function registerOf(shelves) {
			return {
				get: (id) => shelves[shelfOf(id)]?.get(id),
				with: (application) => {
					const index = shelfOf(application.id);
					return registerOf(shelves.with(index, new Map(shelves[index]).set(application.id, application)));
				},
				list: () => shelves.flatMap((shelf) => [...shelf.values()]).sort((a, b) => a.createdAt - b.createdAt)
			};
		}
		function shelfOf(id) {
			let sum = 0;
			for (let index = 0; index < id.length; index += 1) sum = (sum * 31 + id.charCodeAt(index)) % 65521;
			return sum % SHELF_COUNT;
		}
		const ORGANIZATION = {
			id: "sandbox-organization",
			name: "Sandbox"
		};
		const ALL_EVENT_KINDS = [...new Set([...EVENT_KINDS, ...QUEUE_EVENT_KINDS])];
		function createWorld(options, now) {
			const { seed = 1, speed = 1, rateLimit = 1e3, tokens = DEFAULT_TOKENS, webhooks = [] } = options;
			const bare = {
				seed,
				speed,
				createdAt: now,
				tokens,
				rateLimit,
				limits: new Map(),
				windows: new Map(),
				applications: EMPTY_REGISTER,
				catalog: EMPTY_CATALOG,
				webhooks: [],
				coming: [],
				github: createGithubWorld(seed),
				rules: [],
				requests: 0
			};
			return webhooks.reduce((world, targetUrl) => withWebhook(world, { targetUrl }, now), bare);
		}
		function withWebhook(world, webhook, now) {
			const { targetUrl, events = ALL_EVENT_KINDS, enabled = true } = webhook;
			const id = identifierFor(`${world.seed}/webhook/${world.webhooks.length + 1}`);
			return {
				...world,
				webhooks: [...world.webhooks, {
					id,
					targetUrl,
					events,
					enabled,
					createdAt: now
				}]
			};
		}
		function withApplication(world, application) {
			return {
				...world,
				applications: world.applications.with(application)
			};
		}
		function resolveApplication(world, id, now) {
			const known = world.applications.get(id);
			if (known !== undefined) return [world, known];
			const named = scenarioNamedIn(id);
			if (named === null) return [world, null];
			const application = createApplication(id, named.name, named.scenario, world.seed, now);
			return [withApplication(world, application), application];
		}
		function scenarioNamedIn(id) {
			const [name = ""] = id.split("--");
			const scenario = scenarioFor(name);
			return scenario === null ? null : {
				name,
				scenario
			};
		}
		function isQueueing(world, id) {
			const scenario = world.applications.get(id)?.scenario ?? scenarioNamedIn(id)?.scenario ?? null;
			return scenario !== null && scenario.queue !== null;
		}
		function claimDue(world, now) {
			const first = world.coming[0];
			if (first === undefined || first.at > now) return [world, []];
			const due = world.coming.filter(({ at }) => at <= now);
			const coming = world.coming.filter(({ at }) => at > now);
			return [{
				...world,
				coming
			}, due.flatMap((event) => deliveriesOf(event, world.webhooks))];
		}
		function withMoreEvents(world, events) {
			return {
				...world,
				coming: [...world.coming, ...events].sort((a, b) => a.at - b.at)
			};
		}
		function withEvents(world, applicationId, events) {
			const others = world.coming.filter((event) => event.applicationId !== applicationId);
			return withMoreEvents({
				...world,
				coming: others
			}, events);
		}
		;
		function createEnvironment(world, call, now) {
			const { catalog, seed } = world;
			const project = catalog.projects.find(({ id }) => id === call.parameters["project_id"]);
			if (project === undefined) return [world, respondProblem(404, "project_id: the project does not exist.")];
			const body = decodeBody(call.request, decodeEnvironment);
			if (body.kind === "refused") return [world, respondProblem(400, body.message)];
			const { name, mode = null, cluster = null, cluster_id: clusterId = cluster } = body.value;
			const id = identifierFor(`${seed}/environment/${catalog.environments.length + 1}`);
			const environment = {
				id,
				projectId: project.id,
				name,
				mode,
				clusterId,
				createdAt: now
			};
			const after = {
				...world,
				catalog: {
					...catalog,
					environments: [...catalog.environments, environment]
				}
			};
			return [after, respondJson(201, renderEnvironment(environment))];
		}
		function createInEnvironment(world, call, decodeFields, create) {
			const environment = world.catalog.environments.find(({ id }) => id === call.parameters["env_id"]);
			if (environment === undefined) return [world, respondProblem(404, "env_id: the environment does not exist.")];
			const body = decodeBody(call.request, decodeFields);
			if (body.kind === "refused") return [world, respondProblem(400, body.message)];
			return create(environment.id, body.value);
		}
		function renderEnvironment({ id, name, mode, clusterId, createdAt }) {
			return {
				id,
				name,
				...mode === null ? {} : { mode },
				...clusterId === null ? {} : { cluster_id: clusterId },
				created_at: new Date(createdAt).toISOString()
			};
		}
		function createDatabase(world, call, now) {
			return createInEnvironment(world, call, decodeDatabase, (environmentId, body) => {
				const { databases } = world.catalog;
				const id = identifierFor(`${world.seed}/database/${databases.length + 1}`);
				const database = {
					...body,
					id,
					environmentId,
					createdAt: now,
					deployments: []
				};
				const at = new Date(now).toISOString();
				const response = respondJson(201, {
					id,
					...body,
					created_at: at,
					updated_at: at
				});
				return [withDatabases(world, [...databases, database]), response];
			});
		}
		function deployDatabase(world, call, now) {
			const { databases } = world.catalog;
			const index = databases.findIndex(({ id }) => id === call.parameters["db_id"]);
			const database = databases[index];
			if (database === undefined) return [world, respondProblem(404, "db_id: the database does not exist.")];
			const id = identifierFor(`${world.seed}/${database.id}/deployment/${database.deployments.length + 1}`);
			const deployed = {
				...database,
				deployments: [...database.deployments, {
					id,
					createdAt: now
				}]
			};
			const body = {
				id,
				status: "QUEUED",
				created_at: new Date(now).toISOString(),
				database_id: database.id
			};
			return [withDatabases(world, databases.with(index, deployed)), respondJson(200, body)];
		}
		function withDatabases(world, databases) {
			return {
				...world,
				catalog: {
					...world.catalog,
					databases
				}
			};
		}
		const MAX_CLAIMS = 3;
		function claimReward(world, call) {
			const code = decodeBody(call.request, decodeClaim);
			if (code.kind === "refused") return [world, respondProblem(400, code.message)];
			const { claims } = world.catalog;
			const count = claims.get(code.value) ?? 0;
			if (count >= MAX_CLAIMS) {
				return [world, respondProblem(400, `code: has already been claimed ${MAX_CLAIMS} times, which is the maximum.`)];
			}
			const catalog = {
				...world.catalog,
				claims: new Map(claims).set(code.value, count + 1)
			};
			return [{
				...world,
				catalog
			}, respondJson(200, {})];
		}
		function readOrganization(world) {
			return [world, respondJson(200, {
				...ORGANIZATION,
				created_at: new Date(world.createdAt).toISOString()
			})];
		}
		function createWebhook(world, call, now) {
			const refusal = refuseOrganization(call);
			if (refusal !== null) return [world, refusal];
			const body = decodeBody(call.request, decodeWebhook);
			if (body.kind === "refused") return [world, respondProblem(400, body.message)];
			const after = withWebhook(world, body.value, now);
			const { targetUrl, events, enabled } = body.value;
			const at = new Date(now).toISOString();
			const webhook = {
				id: after.webhooks.at(-1)?.id,
				target_url: targetUrl,
				events,
				enabled
			};
			return [after, respondJson(201, {
				...webhook,
				created_at: at,
				updated_at: at
			})];
		}
		function refuseOrganization({ parameters }) {
			if (parameters["org_id"] === ORGANIZATION.id) return null;
			return respondProblem(404, `org_id: the organization does not exist. The token belongs to ${ORGANIZATION.id}.`);
		}
		function readProjects(world, call) {
			const refusal = refuseOrganization(call);
			if (refusal !== null) return [world, refusal];
			const { projects } = world.catalog;
			if (!asksForPage(call.query)) return [world, respondJson(200, { results: projects.map(renderProject) })];
			const order = decodePage(call.query);
			if (order.kind === "refused") return [world, respondProblem(400, order.message)];
			return [world, respondJson(200, renderPage(projects, order.value, renderProject))];
		}
		function createProject(world, call, now) {
			const refusal = refuseOrganization(call);
			if (refusal !== null) return [world, refusal];
			const body = decodeBody(call.request, decodeProject);
			if (body.kind === "refused") return [world, respondProblem(400, body.message)];
			const [after, created] = withProjects(world, [body.value], now);
			return [after, respondJson(201, created.map(renderProject)[0])];
		}
		function withProjects(world, bodies, now) {
			const { catalog, seed } = world;
			const created = bodies.map(({ name, description = "" }, index) => ({
				id: identifierFor(`${seed}/project/${catalog.projects.length + index + 1}`),
				name,
				description,
				createdAt: now,
				updatedAt: now
			}));
			return [{
				...world,
				catalog: {
					...catalog,
					projects: [...catalog.projects, ...created]
				}
			}, created];
		}
		function renderProject({ id, name, description, createdAt, updatedAt }) {
			return {
				id,
				name,
				description,
				created_at: new Date(createdAt).toISOString(),
				updated_at: new Date(updatedAt).toISOString()
			};
		}
		;
		const SECONDS = numberFrom(0, 1e9, false);
		const COUNT = numberFrom(1, 1e9, true);
		const FAULT = {
			said: `a fault. ${describeFaults()}`,
			read: (value) => typeof value === "string" && parseFault(value) !== null ? value : null
		};
		const ALL_OF_GITHUB = "github";
		const FAULT_FIELDS = {
			fault: oneOrMany(FAULT),
			on: oneOrMany(oneOf([
				...PLATFORM_OPERATIONS,
				ALL_OF_GITHUB,
				...GITHUB_OPERATIONS
			])),
			application: TEXT,
			times: COUNT,
			every: COUNT,
			share: numberFrom(0, 1, false)
		};
		function decodeFaultRule(fields) {
			const read = readFields(fields, FAULT_FIELDS);
			if (read.kind === "refused") return read;
			const { fault: faults, on: named = [], ...rest } = read.value;
			if (faults === undefined || faults.length === 0) return refuse(`fault: is required, and must be ${FAULT.said}`);
			const on = named.flatMap((name) => name === ALL_OF_GITHUB ? GITHUB_OPERATIONS : [name]);
			if (new Set(on.map(isGithubOperation)).size > 1) {
				return refuse("on: has calls of both the platform and GitHub. Add one fault for each.");
			}
			return {
				kind: "decoded",
				value: {
					faults,
					on,
					...rest
				}
			};
		}
		const OPTION_FIELDS = {
			delay_seconds: SECONDS,
			duration_seconds: SECONDS,
			identity: oneOf(IDENTITY_FIELDS),
			log_shape: oneOf([...LOG_SHAPES.keys()]),
			limit_headers: oneOf(LIMIT_HEADERS)
		};
		const { identity: admin_bodies_, ...SHARED_OPTION_FIELDS } = OPTION_FIELDS;
		const QUEUE_OPTION_FIELDS = {
			...SHARED_OPTION_FIELDS,
			ahead: oneOf(AHEAD),
			ahead_seconds: SECONDS,
			ahead_outcome: oneOf(["success", "failure"]),
			merge: oneOf(MERGES),
			outcome: oneOf(QUEUE_OUTCOME_NAMES)
		};
		function decodeApplication(fields) {
			const read = readFields(fields, {
				id: TEXT,
				scenario: TEXT,
				options: OBJECT
			});
			if (read.kind === "refused") return read;
			const { id, scenario: scenarioName = "succeeds", options = {} } = read.value;
			if (id === undefined) return refuse("id: is required.");
			const scenario = scenarioFor(scenarioName);
			if (scenario === null) return refuse(`scenario: ${JSON.stringify(scenarioName)} does not exist. GET /_sandbox/scenarios lists all scenarios.`);
			const chosen = scenario.queue === null ? decodeOptions(options) : decodeQueueOptions(options, scenario.queue);
			if (chosen.kind === "refused") return refuse(`options.${chosen.message}`);
			return {
				kind: "decoded",
				value: {
					id,
					scenarioName,
					scenario: withOptions(scenario, chosen.value)
				}
			};
		}
		function decodeOptions(fields) {
			const read = readFields(fields, OPTION_FIELDS);
			return read.kind === "refused" ? read : {
				kind: "decoded",
				value: sharedOptions(read.value)
			};
		}
		function decodeQueueOptions(fields, queue) {
			const read = readFields(fields, QUEUE_OPTION_FIELDS);
			if (read.kind === "refused") return read;
			const { ahead, ahead_seconds: aheadSeconds, ahead_outcome: aheadOutcome, merge: merges, outcome } = read.value;
			const idle = ["ahead_seconds", "ahead_outcome"].find((name) => Object.hasOwn(fields, name));
			const needy = idle ?? ((merges ?? queue.merges) === "none" ? undefined : "merge");
			if ((ahead ?? queue.ahead) === "nothing" && needy !== undefined) {
				return refuse(`${needy}: has no effect because ahead is nothing. Set ahead to one of ${AHEAD.slice(1).join(", ")}.`);
			}
			const aheadFails = aheadOutcome === undefined ? undefined : aheadOutcome === "failure";
			const value = {
				...sharedOptions(read.value),
				queue: {
					ahead,
					aheadSeconds,
					aheadFails,
					merges,
					outcome
				}
			};
			return {
				kind: "decoded",
				value
			};
		}
		function sharedOptions(read) {
			return {
				delaySeconds: read.delay_seconds,
				durationSeconds: read.duration_seconds,
				identity: read.identity,
				logShape: read.log_shape,
				limitHeaders: read.limit_headers
			};
		}
		function decodeClock(fields) {
			const read = readFields(fields, {
				advance_seconds: SECONDS,
				frozen: FLAG
			});
			if (read.kind === "refused") return read;
			const { advance_seconds: advanceSeconds = 0, frozen = null } = read.value;
			return {
				kind: "decoded",
				value: {
					advanceSeconds,
					frozen
				}
			};
		}
		function decodeBudget(fields) {
			const readers = {
				token: TEXT,
				limit: COUNT,
				remaining: numberFrom(0, 1e9, true),
				resets_in_seconds: numberFrom(0, 3600, false)
			};
			const read = readFields(fields, readers);
			if (read.kind === "refused") return read;
			const { token: tokenName = null, limit, remaining, resets_in_seconds: resetsInSeconds } = read.value;
			return {
				kind: "decoded",
				value: {
					tokenName,
					change: {
						limit,
						remaining,
						resetsInSeconds
					}
				}
			};
		}
		function decodeNotification(fields) {
			const read = readFields(fields, {
				event_type: TEXT,
				payload: OBJECT
			});
			if (read.kind === "refused") return read;
			const { event_type, payload = {} } = read.value;
			if (event_type === undefined) return refuse(`event_type: is required, and must be ${TEXT.said}.`);
			return {
				kind: "decoded",
				value: {
					event_type,
					payload
				}
			};
		}
		;
		function findErrors(resource, fields, rules) {
			return Object.entries(rules).flatMap(([field, checks]) => {
				const value = fields[field] ?? undefined;
				const found = checks.filter((check) => value !== undefined || check === required).map((check) => check(value)).find((error) => error !== null);
				return found === undefined ? [] : [{
					resource,
					field,
					...found
				}];
			});
		}
		function required(value) {
			return value === undefined ? { code: "missing_field" } : null;
		}
		function isText(value) {
			return typeof value === "string" ? null : {
				code: "invalid",
				message: "is not a string."
			};
		}
		function isFlag(value) {
			return typeof value === "boolean" ? null : {
				code: "invalid",
				message: "is not a boolean."
			};
		}
		function field_rules_isFilled(value) {
			if (typeof value !== "string") return isText(value);
			return value.trim() === "" ? {
				code: "custom",
				message: "can't be blank"
			} : null;
		}
		function isAddress(value) {
			if (typeof value === "string" && isWebAddress(value)) return null;
			return {
				code: "custom",
				message: "must use http(s) scheme"
			};
		}
		function isInstant(value) {
			const isDate = typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
			return isDate ? null : {
				code: "invalid",
				message: "is not a date-time."
			};
		}
		function isOneOf(words) {
			return (value) => words.some((word) => word === value) ? null : {
				code: "custom",
				message: "is not included in the list"
			};
		}
		function isAtMost(most) {
			return (value) => {
				if (typeof value !== "string") return isText(value);
				return value.length > most ? {
					code: "custom",
					message: `is too long (maximum is ${most} characters)`
				} : null;
			};
		}
		function isListOf(most, rules) {
			return (value) => {
				if (!Array.isArray(value)) return {
					code: "invalid",
					message: "is not an array."
				};
				if (value.length > most) return {
					code: "invalid",
					message: `exceeds a maximum quantity of ${most}`
				};
				const isWrong = value.some((entry) => !isObject(entry) || findErrors("", entry, rules).length > 0);
				return isWrong ? {
					code: "invalid",
					message: "has an entry that is not valid."
				} : null;
			};
		}
		function textOf(fields, name) {
			const value = fields[name];
			return typeof value === "string" ? value : null;
		}
		function flagOf(fields, name, usual) {
			const value = fields[name];
			return typeof value === "boolean" ? value : usual;
		}
		;
		function decodeGithubBody(body) {
			if (body === "") return {};
			const value = (0, hostile_json.qF)(body);
			return isObject(value) ? value : null;
		}
		function respondPageOf({ query, target, links }, items, render) {
			const size = pageSizeOf(query);
			const page = countIn(query, "page", 1);
			const response = respondJson(200, render(items.slice((page - 1) * size, page * size)));
			const link = renderPageLinks(`${links.web}${target}`, page, Math.ceil(items.length / size));
			return link === null ? response : {
				...response,
				headers: {
					...response.headers,
					link
				}
			};
		}
		function pageSizeOf(query) {
			return Math.min(100, countIn(query, "per_page", 30));
		}
		function countIn(query, name, usual) {
			const text = query.get(name) ?? "";
			return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : usual;
		}
		function matches(query, item) {
			return Object.entries(item).every(([name, value]) => !query.has(name) || query.get(name) === value);
		}
		function numberIn(call, name) {
			const text = call.parameters[name] ?? "";
			return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
		}
		function renderPageLinks(url, page, last) {
			if (last <= 1) return null;
			const pages = [
				{
					rel: "prev",
					number: page - 1,
					isThere: page > 1
				},
				{
					rel: "next",
					number: page + 1,
					isThere: page < last
				},
				{
					rel: "last",
					number: last,
					isThere: page < last
				},
				{
					rel: "first",
					number: 1,
					isThere: page > 1
				}
			];
			return pages.filter(({ isThere }) => isThere).map(({ rel, number }) => `<${withPage(url, number)}>; rel="${rel}"`).join(", ");
		}
		function withPage(url, page) {
			const [path = "", query = ""] = url.split("?");
			const parameters = new URLSearchParams(query);
			parameters.set("page", String(page));
			return `${path}?${parameters}`;
		}
		;
		function renderInstant(at) {
			return `${new Date(at).toISOString().slice(0, 19)}Z`;
		}
		function nodeIdOf(kind, id) {
			return Buffer.from(`0${kind.length}:${kind}${id}`).toString("base64");
		}
		function renderUser({ login, id, type }, { api, web }) {
			const name = encodeURIComponent(login);
			const own = `${api}/users/${name}`;
			return {
				login,
				id,
				node_id: nodeIdOf("User", id),
				avatar_url: `${web}/avatars/${id}`,
				gravatar_id: "",
				url: own,
				html_url: type === "Bot" ? `${web}/apps/${encodeURIComponent(login.replace(/\[bot\]$/, ""))}` : `${web}/${name}`,
				...Object.fromEntries(USER_LISTS.map(([field, path]) => [field, `${own}/${path}`])),
				type,
				site_admin: false
			};
		}
		const USER_LISTS = [
			["followers_url", "followers"],
			["following_url", "following{/other_user}"],
			["gists_url", "gists{/gist_id}"],
			["starred_url", "starred{/owner}{/repo}"],
			["subscriptions_url", "subscriptions"],
			["organizations_url", "orgs"],
			["repos_url", "repos"],
			["events_url", "events{/privacy}"],
			["received_events_url", "received_events"]
		];
		const APP_OWNER = {
			login: "github",
			id: 9919,
			type: "User",
			app: null
		};
		function renderApp(app, links) {
			if (app === null) return null;
			const { web } = links;
			const { id, slug, name } = app;
			const at = renderInstant(Date.UTC(2018, 6, 30));
			return {
				id,
				slug,
				name,
				node_id: nodeIdOf("Integration", id),
				owner: renderUser(APP_OWNER, links),
				description: "",
				external_url: web,
				html_url: `${web}/apps/${slug}`,
				created_at: at,
				updated_at: at,
				permissions: {},
				events: []
			};
		}
		function renderDates({ createdAt, updatedAt }) {
			return {
				created_at: renderInstant(createdAt),
				updated_at: renderInstant(updatedAt)
			};
		}
		;
		const STALE_AFTER_MS = 14 * 864e5;
		const PASSES = [
			"success",
			"neutral",
			"skipped"
		];
		function latestStatuses({ statuses }, sha) {
			return latestBy(statuses, sha, ({ context }) => context);
		}
		function latestCheckRuns({ checkRuns }, sha, now) {
			return latestBy(checkRuns, sha, ({ name, author }) => `${author.app?.id ?? 0} ${name}`).map((run) => standAt(run, now));
		}
		function standAt(run, now) {
			const staleAt = run.createdAt + STALE_AFTER_MS;
			if (run.status === "completed" || now < staleAt) return run;
			return {
				...run,
				status: "completed",
				conclusion: "stale",
				completedAt: renderInstant(staleAt)
			};
		}
		function contextsOf(repository, sha, now) {
			const statuses = latestStatuses(repository, sha).map(({ context, state }) => ({
				context,
				state
			}));
			const runs = latestCheckRuns(repository, sha, now).map(({ name, status, conclusion }) => ({
				context: name,
				state: status !== "completed" ? "pending" : PASSES.includes(conclusion ?? "") ? "success" : "failure"
			}));
			return [...statuses, ...runs];
		}
		function latestBy(things, sha, keyOf) {
			const own = things.filter((thing) => thing.sha === sha);
			return own.filter((thing) => own.findLast((other) => keyOf(other) === keyOf(thing)) === thing);
		}
		;
		function createCheckRun(call) {
			const { world, repository, actor, fields, links, now } = call;
			if (actor.app === null) return [world, respondGithubProblem(403, "You must authenticate via a GitHub App.")];
			const errors = findCheckRunErrors(fields, true);
			if (errors.length > 0) return [world, respondInvalid(errors)];
			const [numbered, id] = nextId(world);
			const fresh = {
				id,
				sha: "",
				name: "",
				author: actor,
				externalId: "",
				detailsUrl: null,
				status: "queued",
				conclusion: null,
				startedAt: renderInstant(now),
				completedAt: null,
				output: {
					title: null,
					summary: null,
					text: null,
					annotations: []
				},
				actions: [],
				createdAt: now,
				updatedAt: now
			};
			const run = readCheckRun(fresh, fields, now);
			return [withRepository(numbered, {
				...repository,
				checkRuns: [...repository.checkRuns, run]
			}), respondJson(201, renderCheckRun(repository, run, links))];
		}
		function updateCheckRun(call) {
			const { world, repository, actor, fields, links, now } = call;
			const run = checkRunOf(call);
			if (run === undefined) return [world, respondGithubProblem(404)];
			if (actor.app?.id !== run.author.app?.id) {
				const reason = "check run can only be modified by the GitHub App that created it.";
				return [world, respondGithubProblem(403, `Invalid app_id \`${actor.app?.id ?? ""}\` - ${reason}`)];
			}
			const errors = findCheckRunErrors(fields, false);
			if (errors.length > 0) return [world, respondInvalid(errors)];
			const { id, sha, author, createdAt } = run;
			const changed = {
				...readCheckRun(run, fields, now),
				id,
				sha,
				author,
				createdAt
			};
			const checkRuns = repository.checkRuns.map((other) => other.id === id ? changed : other);
			return [withRepository(world, {
				...repository,
				checkRuns
			}), respondJson(200, renderCheckRun(repository, changed, links))];
		}
		function readOneCheckRun(call) {
			const { world, repository, links, now } = call;
			const run = checkRunOf(call);
			if (run === undefined) return [world, respondGithubProblem(404)];
			return [world, respondJson(200, renderCheckRun(repository, standAt(run, now), links))];
		}
		function listCheckRuns(call) {
			const { world, repository, parameters, query, links, now } = call;
			const sha = resolveRef(repository, parameters["ref"] ?? "");
			const all = repository.checkRuns.filter((run) => run.sha === sha).map((run) => standAt(run, now));
			const runs = (query.get("filter") === "all" ? all : latestCheckRuns(repository, sha, now)).filter(({ name, status, author }) => matches(query, {
				check_name: name,
				status,
				app_id: String(author.app?.id ?? "")
			})).toReversed();
			return [world, respondPageOf(call, runs, (page) => ({
				total_count: runs.length,
				check_runs: page.map((run) => renderCheckRun(repository, run, links))
			}))];
		}
		function renderCheckRun({ fullName, pullRequests }, run, links) {
			const { id, sha, name, externalId, detailsUrl, status, conclusion, startedAt, completedAt, output, author } = run;
			const url = `${links.api}/repos/${fullName}/check-runs/${id}`;
			const { annotations, ...said } = output;
			return {
				id,
				name,
				node_id: nodeIdOf("CheckRun", id),
				head_sha: sha,
				external_id: externalId,
				url,
				html_url: `${links.web}/${fullName}/runs/${id}`,
				details_url: detailsUrl ?? links.web,
				status,
				conclusion,
				started_at: startedAt,
				completed_at: completedAt,
				output: {
					...said,
					annotations_count: annotations.length,
					annotations_url: `${url}/annotations`
				},
				check_suite: { id: numberFor(`suite/${author.app?.id ?? 0}/${sha}`) },
				app: renderApp(author.app, links),
				pull_requests: pullRequests.filter(({ headSha, headLabel }) => headSha === sha && headLabel.startsWith(`${fullName.split("/")[0] ?? ""}:`)).map(({ id: pullId, number }) => ({
					id: pullId,
					number,
					url: `${links.api}/repos/${fullName}/pulls/${number}`
				}))
			};
		}
		function checkRunOf(call) {
			const id = numberIn(call, "check_run_id");
			return call.repository.checkRuns.find((run) => run.id === id);
		}
		const MAX_TEXT = 65535;
		const CONCLUSIONS = [
			"action_required",
			"cancelled",
			"failure",
			"neutral",
			"success",
			"skipped",
			"timed_out"
		];
		const ANNOTATION_RULES = {
			path: [required, field_rules_isFilled],
			start_line: [required],
			end_line: [required],
			annotation_level: [required, isOneOf([
				"notice",
				"warning",
				"failure"
			])],
			message: [
				required,
				field_rules_isFilled,
				isAtMost(MAX_TEXT)
			],
			title: [isAtMost(255)]
		};
		const ACTION_RULES = {
			label: [
				required,
				field_rules_isFilled,
				isAtMost(20)
			],
			description: [
				required,
				field_rules_isFilled,
				isAtMost(40)
			],
			identifier: [
				required,
				field_rules_isFilled,
				isAtMost(20)
			]
		};
		const OUTPUT_RULES = {
			summary: [required, isAtMost(MAX_TEXT)],
			title: [isText],
			text: [isAtMost(MAX_TEXT)],
			annotations: [isListOf(50, ANNOTATION_RULES)]
		};
		const CHANGE_RULES = {
			name: [field_rules_isFilled],
			details_url: [isAddress],
			external_id: [isText],
			status: [isOneOf([
				"queued",
				"in_progress",
				"completed"
			])],
			conclusion: [isOneOf(CONCLUSIONS)],
			started_at: [isInstant],
			completed_at: [isInstant],
			actions: [isListOf(3, ACTION_RULES)]
		};
		const CREATION_RULES = {
			...CHANGE_RULES,
			name: [required, field_rules_isFilled],
			head_sha: [
				required,
				isText,
				isCommit
			]
		};
		function findCheckRunErrors(fields, isCreation) {
			const errors = findErrors("CheckRun", fields, isCreation ? CREATION_RULES : CHANGE_RULES);
			return [
				...errors,
				...findOutputErrors(fields["output"], isCreation),
				...findOpenEnding(fields)
			];
		}
		function findOutputErrors(output, isCreation) {
			if (output === undefined || output === null) return [];
			if (!isObject(output)) return [{
				resource: "CheckRun",
				field: "output",
				code: "invalid"
			}];
			const rules = isCreation ? {
				...OUTPUT_RULES,
				title: [required, isText]
			} : OUTPUT_RULES;
			return findErrors("CheckRun", output, rules);
		}
		function findOpenEnding({ status, conclusion }) {
			if (conclusion === null) return [{
				resource: "CheckRun",
				field: "conclusion",
				code: "invalid"
			}];
			const isOpen = status === "completed" && conclusion === undefined;
			return isOpen ? [{
				resource: "CheckRun",
				field: "conclusion",
				code: "missing_field"
			}] : [];
		}
		function isCommit(value) {
			return typeof value === "string" && isSha(value) ? null : {
				code: "custom",
				message: `No commit found for SHA: ${value}`
			};
		}
		function readCheckRun(run, fields, now) {
			const given = textOf(fields, "conclusion");
			const status = given === null ? textOf(fields, "status") ?? run.status : "completed";
			const isCompleted = status === "completed";
			return {
				...run,
				sha: textOf(fields, "head_sha")?.toLowerCase() ?? run.sha,
				name: textOf(fields, "name") ?? run.name,
				detailsUrl: textOf(fields, "details_url") ?? run.detailsUrl,
				externalId: textOf(fields, "external_id") ?? run.externalId,
				status,
				conclusion: isCompleted ? given ?? run.conclusion : null,
				startedAt: textOf(fields, "started_at") ?? run.startedAt,
				completedAt: isCompleted ? textOf(fields, "completed_at") ?? run.completedAt ?? renderInstant(now) : null,
				output: readOutput(run.output, fields["output"]),
				actions: readActions(fields["actions"]) ?? run.actions,
				updatedAt: now
			};
		}
		function readActions(actions) {
			if (!Array.isArray(actions)) return null;
			return actions.filter(isObject).map((action) => ({
				label: textOf(action, "label") ?? "",
				description: textOf(action, "description") ?? "",
				identifier: textOf(action, "identifier") ?? ""
			}));
		}
		function readOutput(before, output) {
			if (!isObject(output)) return before;
			const added = output["annotations"];
			return {
				title: textOf(output, "title") ?? before.title,
				summary: textOf(output, "summary") ?? before.summary,
				text: textOf(output, "text") ?? before.text,
				annotations: [...before.annotations, ...Array.isArray(added) ? added : []]
			};
		}
		;
		function listPullRequests(call) {
			const { world, repository, query } = call;
			const wanted = query.get("state") ?? "open";
			const pulls = repository.pullRequests.filter(({ state, headLabel, base }) => (wanted === "all" || state === wanted) && matches(query, {
				head: headLabel,
				base
			}));
			return [world, respondPulls(call, pulls.toReversed())];
		}
		function readPullRequest(call) {
			const { world, repository, links } = call;
			const pull = pullRequestOf(repository, numberIn(call, "pull_number"));
			if (pull === undefined) return [world, respondGithubProblem(404)];
			const { merged } = pull;
			const body = {
				...renderPull(repository, pull, links),
				merged,
				mergeable: merged ? null : true
			};
			return [world, respondJson(200, body)];
		}
		function listPullRequestsOfCommit(call) {
			const { world, repository, parameters } = call;
			const sha = resolveRef(repository, parameters["ref"] ?? "");
			const pulls = repository.pullRequests.filter((pull) => {
				if (pull.merged) return pull.mergeCommitSha === sha || pull.headSha === sha;
				return pull.headSha === sha && isOwn(repository, pull);
			});
			return [world, respondPulls(call, pulls)];
		}
		function isOwn(repository, { headLabel }) {
			return headLabel.toLowerCase().startsWith(`${ownerOf(repository).toLowerCase()}:`);
		}
		function respondPulls(call, pulls) {
			const { repository, links } = call;
			return respondPageOf(call, pulls, (page) => page.map((pull) => renderPull(repository, pull, links)));
		}
		function renderPull(repository, pull, links) {
			const { fullName } = repository;
			const { id, number, title, state, author, merged, mergeCommitSha, updatedAt } = pull;
			const url = `${links.api}/repos/${fullName}/pulls/${number}`;
			const closedAt = state === "open" ? null : renderInstant(updatedAt);
			return {
				url,
				id,
				node_id: nodeIdOf("PullRequest", id),
				html_url: `${links.web}/${fullName}/pull/${number}`,
				issue_url: `${links.api}/repos/${fullName}/issues/${number}`,
				comments_url: `${links.api}/repos/${fullName}/issues/${number}/comments`,
				number,
				state,
				locked: false,
				title,
				user: renderUser(author, links),
				body: null,
				...renderDates(pull),
				closed_at: closedAt,
				merged_at: merged ? closedAt : null,
				merge_commit_sha: mergeCommitSha,
				draft: false,
				head: renderBranch(repository, pull.headLabel, pull.headSha, links),
				base: renderBranch(repository, `${ownerOf(repository)}:${pull.base}`, resolveRef(repository, pull.base), links)
			};
		}
		function renderBranch({ fullName, id }, label, sha, links) {
			const owner = label.slice(0, label.indexOf(":"));
			const [, name = ""] = fullName.split("/");
			const url = `${links.api}/repos/${owner}/${name}`;
			return {
				label,
				ref: branchOf(label),
				sha,
				user: renderUser(actorFor(owner), links),
				repo: {
					id,
					name,
					full_name: `${owner}/${name}`,
					fork: `${owner}/${name}` !== fullName,
					url
				}
			};
		}
		;
		const LISTS = [
			...[
				"assignees{/user}",
				"blobs{/sha}",
				"branches{/branch}",
				"collaborators{/collaborator}",
				"comments{/number}",
				"commits{/sha}"
			],
			...[
				"contributors",
				"deployments",
				"downloads",
				"events",
				"forks",
				"hooks",
				"issues{/number}",
				"keys{/key_id}"
			],
			...[
				"labels{/name}",
				"languages",
				"merges",
				"milestones{/number}",
				"pulls{/number}",
				"releases{/id}",
				"stargazers"
			],
			...[
				"statuses/{sha}",
				"subscribers",
				"subscription",
				"tags",
				"teams"
			]
		];
		const OTHERS = {
			archive_url: "{archive_format}{/ref}",
			compare_url: "compare/{base}...{head}",
			contents_url: "contents/{+path}",
			git_commits_url: "git/commits{/sha}",
			git_refs_url: "git/refs{/sha}",
			git_tags_url: "git/tags{/sha}",
			issue_comment_url: "issues/comments{/number}",
			issue_events_url: "issues/events{/number}",
			notifications_url: "notifications{?since,all,participating}",
			trees_url: "git/trees{/sha}"
		};
		const COUNTS = [
			"forks",
			"forks_count",
			"open_issues",
			"open_issues_count",
			"size",
			"stargazers_count"
		];
		const MORE_COUNTS = [
			"watchers",
			"watchers_count",
			"network_count",
			"subscribers_count"
		];
		const CREATED_AT = Date.UTC(2020, 0, 1);
		function renderRepository(repository, links) {
			const { id, fullName } = repository;
			const url = `${links.api}/repos/${fullName}`;
			const lists = LISTS.map((ending) => [`${/^\w+/.exec(ending)?.[0] ?? ""}_url`, `${url}/${ending}`]);
			const others = Object.entries(OTHERS).map(([field, ending]) => [field, `${url}/${ending}`]);
			return {
				id,
				node_id: nodeIdOf("Repository", id),
				name: fullName.split("/")[1] ?? "",
				full_name: fullName,
				private: false,
				owner: renderUser(actorFor(ownerOf(repository)), links),
				html_url: `${links.web}/${fullName}`,
				description: null,
				fork: false,
				url,
				...Object.fromEntries([...lists, ...others])
			};
		}
		function renderWholeRepository(repository, links) {
			const page = `${links.web}/${repository.fullName}`;
			const at = renderInstant(CREATED_AT);
			return {
				...renderRepository(repository, links),
				...{
					clone_url: `${page}.git`,
					git_url: `${page}.git`,
					ssh_url: `${page}.git`,
					svn_url: page
				},
				...{
					default_branch: "main",
					homepage: null,
					language: null,
					mirror_url: null,
					license: null
				},
				...{
					has_issues: true,
					has_projects: false,
					has_wiki: false,
					has_pages: false,
					has_downloads: false,
					has_discussions: false
				},
				...{
					archived: false,
					disabled: false,
					created_at: at,
					updated_at: at,
					pushed_at: at
				},
				...Object.fromEntries([...COUNTS, ...MORE_COUNTS].map((field) => [field, 0]))
			};
		}
		;
		const HOOK_EVENTS = [
			"check_run.rerequested",
			"check_run.requested_action",
			"check_suite.requested",
			"pull_request.opened",
			"pull_request.synchronize",
			"pull_request.reopened",
			"merge_group.checks_requested",
			"deployment_protection_rule.requested"
		];
		function renderEvent(app, repository, order, links) {
			const [event = "", action = ""] = order.name.split(".");
			const facts = BODIES[event]?.(repository, order, links) ?? null;
			if (facts === null) return {
				kind: "missing",
				message: `${order.name}: set ${NEEDS[event]} to something that exists in ${repository.fullName}.`
			};
			const payload = {
				action,
				...facts,
				repository: renderRepository(repository, links),
				installation: {
					id: app.installationId,
					node_id: `installation-${app.installationId}`
				},
				sender: renderUser(actorFor(order.login), links)
			};
			return {
				kind: "event",
				event: {
					event,
					payload,
					repositoryId: repository.id
				}
			};
		}
		const NEEDS = {
			check_run: "check_run_id",
			check_suite: "sha",
			pull_request: "number",
			merge_group: "sha",
			deployment_protection_rule: "run_id and environment"
		};
		const BODIES = {
			check_run: (repository, { name, checkRunId, identifier = "deploy-again" }, links) => {
				const run = repository.checkRuns.find(({ id }) => id === checkRunId);
				if (run === undefined) return null;
				const asked = name.endsWith("requested_action") ? { requested_action: { identifier } } : {};
				return {
					check_run: renderCheckRun(repository, run, links),
					...asked
				};
			},
			check_suite: (repository, { sha }) => sha === undefined ? null : { check_suite: {
				id: numberFor(`suite/${sha}`),
				head_sha: sha,
				head_branch: "main",
				status: "queued",
				...suite(repository, sha)
			} },
			pull_request: (repository, { number }, links) => {
				const pull = number === undefined ? undefined : pullRequestOf(repository, number);
				return pull === undefined ? null : {
					number,
					pull_request: renderPull(repository, pull, links)
				};
			},
			merge_group: (repository, { sha, number = 1 }) => sha === undefined ? null : { merge_group: {
				head_sha: sha,
				head_ref: `refs/heads/gh-readonly-queue/main/pr-${number}-${sha}`,
				base_sha: resolveRef(repository, "main"),
				base_ref: "refs/heads/main"
			} },
			deployment_protection_rule: (repository, { runId, environment }, links) => {
				const run = repository.runs.find(({ id }) => id === runId);
				if (run === undefined || environment === undefined) return null;
				const url = `${links.api}/repos/${repository.fullName}/actions/runs/${run.id}/deployment_protection_rule`;
				return {
					environment,
					event: "push",
					sha: run.headSha,
					ref: "refs/heads/main",
					deployment_callback_url: url,
					deployment: {
						id: run.id,
						sha: run.headSha,
						ref: "refs/heads/main",
						task: "deploy",
						environment
					},
					pull_requests: []
				};
			}
		};
		function suite({ pullRequests }, sha) {
			const own = pullRequests.filter(({ headSha }) => headSha === sha);
			return {
				conclusion: null,
				pull_requests: own.map(({ id, number }) => ({
					id,
					number
				}))
			};
		}
		;
		const KEPT_MS = 2592e5;
		function withEvent(world, event, outcome, now) {
			const [numbered, id] = nextId(world);
			const attempt = {
				...event,
				id,
				guid: guidFor(world.seed, id),
				isRepeated: false,
				at: now,
				outcome
			};
			return [withOneMore(numbered, attempt), attempt];
		}
		function claimPostings(world) {
			const { app } = world;
			const waiting = app.attempts.filter(({ outcome }) => outcome === "waiting");
			if (waiting.length === 0) return [world, []];
			const { hook } = app;
			const outcome = hook === null ? 502 : "under-way";
			const taken = withAttempts(world, app.attempts.map((attempt) => attempt.outcome === "waiting" ? {
				...attempt,
				outcome
			} : attempt));
			return [taken, hook === null ? [] : waiting.map((attempt) => renderPosting(attempt, hook, app.id))];
		}
		function withOutcome(world, attemptId, status) {
			return withAttempts(world, world.app.attempts.map((attempt) => attempt.id === attemptId ? {
				...attempt,
				outcome: status
			} : attempt));
		}
		function listDeliveries({ world, query, links, target, now }) {
			const from = Number(/^v1_(\d+)$/.exec(query.get("cursor") ?? "")?.[1] ?? Number.MAX_SAFE_INTEGER);
			const size = pageSizeOf(query);
			const wanted = query.get("status");
			const found = keptAt(world, now).filter((attempt) => wanted === null || wanted === (isTaken(attempt) ? "success" : "failure")).filter(({ id }) => id <= from).toReversed();
			const response = respondJson(200, found.slice(0, size).map((attempt) => renderAttempt(world, attempt)));
			const next = found[size];
			return [world, next === undefined ? response : withNext(response, `${links.web}${target}`, next.id)];
		}
		function readDelivery(call) {
			const { world, now } = call;
			const attempt = keptAt(world, now).find(({ id }) => id === numberIn(call, "delivery_id"));
			if (attempt === undefined) return [world, respondGithubProblem(404)];
			const request = {
				headers: {
					"X-GitHub-Event": attempt.event,
					"X-GitHub-Delivery": attempt.guid
				},
				payload: attempt.payload
			};
			return [world, respondJson(200, {
				...renderAttempt(world, attempt),
				request,
				response: {
					headers: {},
					payload: null
				}
			})];
		}
		function repeatDelivery(call) {
			const { world, now } = call;
			const known = keptAt(world, now).find(({ id }) => id === numberIn(call, "delivery_id"));
			if (known === undefined) return [world, respondGithubProblem(404)];
			const [numbered, id] = nextId(world);
			const attempt = {
				...known,
				id,
				isRepeated: true,
				at: now,
				outcome: "waiting"
			};
			return [withOneMore(numbered, attempt), respondJson(202, {})];
		}
		function withOneMore(world, attempt) {
			const known = world.app.attempts.filter(({ at, outcome }) => typeof outcome !== "number" || isKept(at, attempt.at));
			return withAttempts(world, [...known, attempt]);
		}
		function withAttempts(world, attempts) {
			return {
				...world,
				app: {
					...world.app,
					attempts
				}
			};
		}
		function keptAt({ app }, now) {
			return app.attempts.filter(({ at, outcome }) => typeof outcome === "number" && isKept(at, now));
		}
		function isKept(at, now) {
			return at > now - KEPT_MS;
		}
		function isTaken({ outcome }) {
			return typeof outcome === "number" && outcome >= 200 && outcome < 300;
		}
		function withNext(response, url, id) {
			const [path = "", query = ""] = url.split("?");
			const parameters = new URLSearchParams(query);
			parameters.set("cursor", `v1_${id}`);
			return {
				...response,
				headers: {
					...response.headers,
					link: `<${path}?${parameters}>; rel="next"`
				}
			};
		}
		function renderPosting({ id, guid, event, payload }, { url, secret }, appId) {
			const body = JSON.stringify(payload);
			const headers = {
				"Content-Type": "application/json",
				"User-Agent": "GitHub-Hookshot/sandbox",
				"X-GitHub-Delivery": guid,
				"X-GitHub-Event": event,
				"X-GitHub-Hook-Installation-Target-ID": String(appId),
				"X-GitHub-Hook-Installation-Target-Type": "integration",
				"X-Hub-Signature-256": `sha256=${(0, external_node_crypto_.createHmac)("sha256", secret).update(body).digest("hex")}`
			};
			return {
				attemptId: id,
				targetUrl: url,
				headers,
				body
			};
		}
		function renderAttempt({ app }, attempt) {
			const { id, guid, event, payload, repositoryId, isRepeated, at, outcome } = attempt;
			return {
				id,
				guid,
				delivered_at: renderInstant(at),
				redelivery: isRepeated,
				duration: .1,
				status: isTaken(attempt) ? "OK" : outcome === 502 ? "failed to connect to host" : `Invalid HTTP Response: ${outcome}`,
				status_code: outcome,
				event,
				action: payload["action"] ?? null,
				installation_id: app.installationId,
				repository_id: repositoryId,
				throttled_at: null
			};
		}
		function createHookSender(post, report) {
			let round = {};
			let last = Promise.resolve();
			const bring = async (before, posting, own) => {
				await before;
				if (own !== round) return;
				const outcome = await post(posting);
				if (own === round) report(posting.attemptId, outcome.kind === "answered" ? outcome.status : 502);
			};
			return {
				dispatch(postings) {
					for (const posting of postings) last = bring(last, posting, round);
				},
				clear() {
					round = {};
				}
			};
		}
		;
		const MAX_COMMENT = 65536;
		const COMMENT_RULES = { body: [
			required,
			field_rules_isFilled,
			isAtMost(MAX_COMMENT)
		] };
		function listComments(call) {
			const { world, repository, query, links } = call;
			const number = numberIn(call, "issue_number");
			if (!isCommentable(repository, number)) return [world, respondGithubProblem(404)];
			const since = Date.parse(query.get("since") ?? "");
			const comments = repository.comments.filter(({ issueNumber, updatedAt }) => issueNumber === number && !(updatedAt < since));
			return [world, respondPageOf(call, comments, (page) => page.map((comment) => renderComment(repository, comment, links)))];
		}
		function createComment(call) {
			const { world, repository, actor, fields, links, now } = call;
			const number = numberIn(call, "issue_number");
			if (!isCommentable(repository, number)) return [world, respondGithubProblem(404)];
			const errors = findErrors("IssueComment", fields, COMMENT_RULES);
			if (errors.length > 0) return [world, respondInvalid(errors)];
			const [after, comment] = withComment(world, repository.fullName, number, actor, textOf(fields, "body") ?? "", now);
			return [after, respondJson(201, renderComment(repository, comment, links))];
		}
		function withComment(world, fullName, issueNumber, author, body, now) {
			const isKnown = pullRequestOf(repositoryOf(world, fullName), issueNumber) !== undefined;
			const met = isKnown ? world : withPullRequest(world, fullName, issueNumber, {}, author, now);
			const [numbered, id] = nextId(met);
			const comment = {
				id,
				issueNumber,
				author,
				body,
				createdAt: now,
				updatedAt: now
			};
			const repository = repositoryOf(numbered, fullName);
			return [withRepository(numbered, {
				...repository,
				comments: [...repository.comments, comment]
			}), comment];
		}
		function readComment(call) {
			const { world, repository, links } = call;
			const comment = commentOf(call);
			if (comment === undefined) return [world, respondGithubProblem(404)];
			return [world, respondJson(200, renderComment(repository, comment, links))];
		}
		function updateComment(call) {
			const { world, repository, fields, links, now } = call;
			const comment = commentOf(call);
			if (comment === undefined) return [world, respondGithubProblem(404)];
			const errors = findErrors("IssueComment", fields, COMMENT_RULES);
			if (errors.length > 0) return [world, respondInvalid(errors)];
			const changed = {
				...comment,
				body: textOf(fields, "body") ?? "",
				updatedAt: now
			};
			const comments = repository.comments.map((other) => other.id === comment.id ? changed : other);
			return [withRepository(world, {
				...repository,
				comments
			}), respondJson(200, renderComment(repository, changed, links))];
		}
		function deleteComment(call) {
			const { world, repository } = call;
			const comment = commentOf(call);
			if (comment === undefined) return [world, respondGithubProblem(404)];
			const comments = repository.comments.filter((other) => other !== comment);
			return [withRepository(world, {
				...repository,
				comments
			}), respondNothing()];
		}
		function renderComment(repository, comment, links) {
			const { id, issueNumber, author, body } = comment;
			const { fullName } = repository;
			return {
				url: `${links.api}/repos/${fullName}/issues/comments/${id}`,
				html_url: `${links.web}/${fullName}/pull/${issueNumber}#issuecomment-${id}`,
				issue_url: `${links.api}/repos/${fullName}/issues/${issueNumber}`,
				id,
				node_id: nodeIdOf("IssueComment", id),
				user: renderUser(author, links),
				...renderDates(comment),
				author_association: author.login === ownerOf(repository) ? "OWNER" : "NONE",
				body,
				performed_via_github_app: renderApp(author.app, links)
			};
		}
		function commentOf(call) {
			const id = numberIn(call, "comment_id");
			return call.repository.comments.find((comment) => comment.id === id);
		}
		;
		const CONTENT_LIMITS = [{
			most: 80,
			withinMs: 6e4
		}, {
			most: 500,
			withinMs: 36e5
		}];
		const HOUR_MS = 36e5;
		function githubWindowFor(world, tokenName, now) {
			return windowAt(world.windows.get(tokenName), world.limits.get(tokenName) ?? world.rateLimit, now, 1);
		}
		function spendRequest(world, tokenName, now) {
			const window = spend(githubWindowFor(world, tokenName, now));
			if (window === null) return [world, false];
			return [{
				...world,
				windows: new Map(world.windows).set(tokenName, window)
			}, true];
		}
		function secondsUntilCreation(world, tokenName, now) {
			const creations = world.creations.get(tokenName) ?? [];
			const waitsMs = CONTENT_LIMITS.map(({ most, withinMs }) => {
				const first = creations.at(-most);
				return first === undefined ? 0 : first + withinMs - now;
			});
			return Math.max(0, Math.ceil(Math.max(...waitsMs) / 1e3));
		}
		function countCreation(world, tokenName, now) {
			const recent = (world.creations.get(tokenName) ?? []).filter((at) => at > now - HOUR_MS);
			return {
				...world,
				creations: new Map(world.creations).set(tokenName, [...recent, now])
			};
		}
		function withGithubBudget(world, tokenName, change, now) {
			return withWindow(world, tokenName, changeWindow(githubWindowFor(world, tokenName, now), change, now, 1));
		}
		function renderGithubLimits(window) {
			return {
				"x-ratelimit-limit": String(window.limit),
				"x-ratelimit-remaining": String(remainingIn(window)),
				"x-ratelimit-used": String(window.used),
				"x-ratelimit-reset": String(Math.ceil(window.endsAt / 1e3)),
				"x-ratelimit-resource": "core"
			};
		}
		;
		const REPOSITORY = {
			said: "owner/name",
			read: (value) => typeof value === "string" && /^[\w.-]+\/[\w.-]+$/.test(value) ? value : null
		};
		const SHA = {
			said: "a SHA of 40 hexadecimal digits",
			read: (value) => typeof value === "string" && isSha(value) ? value.toLowerCase() : null
		};
		const LABEL = {
			said: "owner:branch",
			read: (value) => typeof value === "string" && /^[^:]+:.+$/.test(value) ? value : null
		};
		const NUMBER = numberFrom(1, 1e9, true);
		const LEVEL = oneOf([
			"read",
			"write",
			"none"
		]);
		function decodePullRequest(fields) {
			const read = readFields(fields, {
				repository: REPOSITORY,
				number: NUMBER,
				title: TEXT,
				head_sha: SHA,
				head_label: LABEL,
				base: TEXT,
				state: oneOf(["open", "closed"]),
				merged: FLAG,
				merge_commit_sha: SHA,
				login: TEXT
			});
			if (read.kind === "refused") return read;
			const { repository, number, login = "octocat", merged, title, base, state } = read.value;
			if (repository === undefined || number === undefined) return refuse("repository and number: are required.");
			const { head_sha: headSha, head_label: headLabel, merge_commit_sha: mergeCommitSha } = read.value;
			const facts = present({
				...{
					title,
					headSha,
					headLabel,
					base,
					mergeCommitSha,
					merged
				},
				state: merged === true ? "closed" : state
			});
			return {
				kind: "decoded",
				value: {
					repository,
					number,
					login,
					facts
				}
			};
		}
		function decodeCommit(fields) {
			const read = readFields(fields, {
				repository: REPOSITORY,
				sha: SHA,
				parents: oneOrMany(SHA)
			});
			if (read.kind === "refused") return read;
			const { repository, sha, parents } = read.value;
			if (repository === undefined || sha === undefined || parents === undefined) {
				return refuse("repository, sha and parents: are required.");
			}
			return {
				kind: "decoded",
				value: {
					repository,
					sha,
					parents
				}
			};
		}
		function decodeComment(fields) {
			const read = readFields(fields, {
				repository: REPOSITORY,
				number: NUMBER,
				login: TEXT,
				body: TEXT
			});
			if (read.kind === "refused") return read;
			const { repository, number, login = "octocat", body } = read.value;
			if (repository === undefined || number === undefined || body === undefined) {
				return refuse("repository, number and body: are required.");
			}
			return {
				kind: "decoded",
				value: {
					repository,
					number,
					login,
					body
				}
			};
		}
		function decodeToken(fields) {
			const read = readFields(fields, {
				token: TEXT,
				login: TEXT,
				permissions: OBJECT
			});
			if (read.kind === "refused") return read;
			const { token, login = "github-actions[bot]", permissions = {} } = read.value;
			if (token === undefined) return refuse("token: is required.");
			const readers = Object.fromEntries(PERMISSIONS.map((permission) => [permission, LEVEL]));
			const levels = readFields(permissions, readers);
			if (levels.kind === "refused") return refuse(`permissions.${levels.message}`);
			const value = {
				name: token,
				value: token,
				actor: actorFor(login)
			};
			return {
				kind: "decoded",
				value: {
					...value,
					permissions: {
						...everywhere("none"),
						...levels.value
					}
				}
			};
		}
		const ADDRESS = {
			said: "an http or https URL",
			read: (value) => typeof value === "string" && isWebAddress(value) ? value : null
		};
		const SLUG = {
			said: "a name of lowercase letters, digits and hyphens",
			read: (value) => typeof value === "string" && /^[a-z0-9-]+$/.test(value) ? value : null
		};
		const ID = numberFrom(1, Number.MAX_SAFE_INTEGER, true);
		function decodeAppChange(fields, app) {
			const read = readFields(fields, {
				...{
					id: NUMBER,
					slug: SLUG,
					public_key: TEXT,
					permissions: OBJECT
				},
				...{
					installed_on: oneOrMany(REPOSITORY),
					hook_url: ADDRESS,
					hook_secret: TEXT
				}
			});
			if (read.kind === "refused") return read;
			const { id = app.id, slug = app.slug, permissions, installed_on: names, hook_url: url, hook_secret } = read.value;
			const levels = readFields(permissions ?? {}, Object.fromEntries(PERMISSIONS.map((name) => [name, LEVEL])));
			if (levels.kind === "refused") return refuse(`permissions.${levels.message}`);
			const secret = hook_secret ?? app.hook?.secret;
			if (url !== undefined && secret === undefined) return refuse("hook_secret: is required with hook_url.");
			const address = url ?? app.hook?.url;
			const value = {
				...app,
				id,
				slug,
				publicKey: read.value.public_key ?? app.publicKey,
				permissions: permissions === undefined ? app.permissions : levels.value,
				installedOn: names === undefined ? app.installedOn : names.map((name) => name.toLowerCase()),
				hook: address === undefined || secret === undefined ? app.hook : {
					url: address,
					secret
				}
			};
			return {
				kind: "decoded",
				value
			};
		}
		function decodeRun(fields) {
			const read = readFields(fields, {
				repository: REPOSITORY,
				id: ID,
				head_sha: SHA
			});
			if (read.kind === "refused") return read;
			const { repository, id, head_sha: headSha } = read.value;
			if (repository === undefined || id === undefined || headSha === undefined) {
				return refuse("repository, id and head_sha: are required.");
			}
			return {
				kind: "decoded",
				value: {
					repository,
					id,
					headSha
				}
			};
		}
		function decodeEvent(fields) {
			const read = readFields(fields, {
				...{
					event: oneOf(HOOK_EVENTS),
					repository: REPOSITORY,
					login: TEXT,
					check_run_id: ID,
					identifier: TEXT
				},
				...{
					number: NUMBER,
					sha: SHA,
					run_id: ID,
					environment: TEXT,
					lost: FLAG
				}
			});
			if (read.kind === "refused") return read;
			const { event: name, repository, login = "octocat", lost: isLost = false } = read.value;
			if (name === undefined || repository === undefined) return refuse("event and repository: are required.");
			const { check_run_id: checkRunId, identifier, number, sha, run_id: runId, environment } = read.value;
			const event = {
				name,
				login,
				...present({
					checkRunId,
					identifier,
					number,
					sha,
					runId,
					environment
				})
			};
			return {
				kind: "decoded",
				value: {
					repository,
					isLost,
					event
				}
			};
		}
		function present(fields) {
			return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
		}
		;
		function withBody(request, decodeFields, carryOut) {
			const order = decodeBody(request, decodeFields);
			return order.kind === "refused" ? problem(400, order.message) : carryOut(order.value);
		}
		function unchanged(body) {
			return [respondJson(200, body), { kind: "nothing" }];
		}
		function describeUnknownToken(name) {
			return name === null ? "token: no token exists." : `token: ${JSON.stringify(name)} does not exist.`;
		}
		function problem(status, message) {
			return [respondProblem(status, message), { kind: "nothing" }];
		}
		;
		const executions_DAY_MS = 864e5;
		const RESTART = {
			action: "RESTART",
			states: ["RESTARTING", "RESTARTED"],
			service: "UP_TO_DATE",
			durationMs: 2e4
		};
		const DELETION = {
			action: "DELETE",
			states: ["DELETING", "DELETED"],
			service: "OUT_OF_DATE",
			durationMs: 1e4
		};
		function executionIdOf(requestId) {
			return identifierFor(`${requestId}/execution`);
		}
		function earlierRequestId({ firstDeploymentId }) {
			return identifierFor(`${firstDeploymentId}/waiting`);
		}
		function executionsOf(application, queue) {
			return [
				...firstOf(application),
				...aheadOf(application, queue),
				...application.deployments.flatMap((deployment) => ownOf(application, queue, deployment))
			];
		}
		function waitingAt(application, queue, now) {
			const last = application.deployments.at(-1);
			if (last === undefined) {
				const requestId = earlierRequestId(application);
				return queue.merges === "earlier" ? {
					requestId,
					executionId: executionIdOf(requestId)
				} : null;
			}
			const leavesAt = canceledAt(queue, last) ?? turnOf(last);
			return now < leavesAt ? {
				requestId: last.id,
				executionId: executionIdOf(last.id)
			} : null;
		}
		function runOf(application, queue, deployment) {
			const [first] = ownOf(application, queue, deployment);
			return first?.id === executionIdOf(deployment.id) ? first : null;
		}
		function canceledAt(queue, deployment) {
			const waitMs = turnOf(deployment) - deployment.startedAt;
			return queue.ending === "canceled" && waitMs > 0 ? deployment.startedAt + waitMs / 2 : null;
		}
		function isSuccess({ action, endsAt, phases }) {
			return action === "DEPLOY" && endsAt < Infinity && phases.at(-1)?.service === "UP_TO_DATE";
		}
		function phaseAt({ phases }, now) {
			return phases.findLast(({ at }) => at <= now) ?? phases[0];
		}
		function turnOf({ startedAt, startsAt = startedAt }) {
			return startsAt;
		}
		function firstOf({ scenario, createdAt, firstDeploymentId }) {
			const [before] = scenario.before;
			if (before === undefined || before.service === "NEVER_DEPLOYED") return [];
			const at = createdAt - executions_DAY_MS;
			return [{
				id: executionIdOf(firstDeploymentId),
				isStarted: true,
				requestId: firstDeploymentId,
				action: "DEPLOY",
				commit: commitOf(firstDeploymentId),
				startsAt: at,
				endsAt: at,
				phases: [{
					at,
					state: before.state,
					service: before.service
				}]
			}];
		}
		function aheadOf(application, queue) {
			if (queue.ahead !== "application" && queue.ahead !== "restart") return [];
			const { createdAt, firstDeploymentId, deployments } = application;
			const requestId = identifierFor(`${firstDeploymentId}/ahead`);
			const askedAt = deployments[0]?.startedAt ?? Infinity;
			const aheadMs = queue.aheadSeconds * 1e3;
			const endsAt = askedAt + aheadMs;
			const isRestart = queue.ahead === "restart";
			const [begin, middle] = isRestart ? ["RESTARTING", "RESTARTING"] : ["BUILDING", "DEPLOYING"];
			const [success, failure] = isRestart ? ["RESTARTED", "RESTART_ERROR"] : ["DEPLOYED", "DEPLOYMENT_ERROR"];
			const underWay = isRestart ? "UP_TO_DATE" : "OUT_OF_DATE";
			const phases = [
				{
					at: createdAt,
					state: begin,
					service: underWay
				},
				{
					at: askedAt + aheadMs / 2,
					state: middle,
					service: underWay
				},
				{
					at: endsAt,
					state: queue.aheadFails ? failure : success,
					service: queue.aheadFails ? underWay : "UP_TO_DATE"
				}
			];
			return [{
				id: executionIdOf(requestId),
				isStarted: true,
				requestId,
				action: isRestart ? "RESTART" : "DEPLOY",
				commit: commitOf(requestId),
				startsAt: createdAt,
				endsAt,
				phases: phases.filter(({ at }) => at < Infinity)
			}];
		}
		function ownOf(application, queue, deployment) {
			const withdrawnAt = canceledAt(queue, deployment);
			if (withdrawnAt !== null) return [withdrawn(queue, deployment, withdrawnAt)];
			const startsAt = turnOf(deployment);
			if (queue.ending === "deleted") {
				return [follow(deployment, DELETION, startsAt)];
			}
			const run = runFrom(application, queue, deployment, startsAt);
			if (queue.ending !== "restarted") return [run];
			return [run, follow(deployment, RESTART, run.endsAt)];
		}
		function runFrom(application, queue, deployment, startsAt) {
			const waits = startsAt > deployment.startedAt;
			const phases = phasesFrom(application.scenario.timeline, startsAt, queue.ending === "canceled");
			return {
				id: executionIdOf(deployment.id),
				isStarted: true,
				requestId: waits ? deployment.id : null,
				action: "DEPLOY",
				commit: queue.merges === "later" && waits ? commitOf(`${deployment.id}/later`) : deployment.commit ?? commitOf(deployment.id),
				startsAt,
				endsAt: phases.at(-1)?.at ?? startsAt,
				phases
			};
		}
		function withdrawn(queue, { id, commit }, at) {
			return {
				id: queue.executionId === "request" ? executionIdOf(id) : null,
				isStarted: false,
				requestId: id,
				action: "DEPLOY",
				commit: commit ?? commitOf(id),
				startsAt: queue.waitingState === "queued" ? at : Infinity,
				endsAt: at,
				phases: [{
					at,
					state: "CANCELED",
					service: "OUT_OF_DATE"
				}]
			};
		}
		function follow({ id }, { action, states, service, durationMs }, startsAt) {
			const [state, last] = states;
			const endsAt = startsAt + durationMs;
			return {
				id: executionIdOf(`${id}/${action}`),
				isStarted: true,
				requestId: null,
				action,
				commit: commitOf(id),
				startsAt,
				endsAt,
				phases: [{
					at: startsAt,
					state,
					service
				}, {
					at: endsAt,
					state: last,
					service
				}]
			};
		}
		function phasesFrom(timeline, from, isCanceled) {
			const phases = timeline.map(({ atSeconds, state, service }) => ({
				at: from + atSeconds * 1e3,
				state,
				service
			}));
			if (!isCanceled) return phases;
			const at = (from + (phases.at(-1)?.at ?? from)) / 2;
			return [...phases.filter((phase) => phase.at < at), {
				at,
				state: "CANCELED",
				service: "OUT_OF_DATE"
			}];
		}
		function commitOf(id) {
			return digestOf(`${id}/commit`).slice(0, 40);
		}
		;
		function renderQueueStatus(application, queue, now, use) {
			const seen = seenAt(use === "status" ? asShown(application, now) : application, queue, now);
			const requestId = requestIdOf(queue, seen, use);
			const executionId = queue_status_executionIdOf(queue, seen);
			return {
				id: application.id,
				...stateOf(application, queue, seen),
				last_deployment_date: dateOf(queue, seen),
				...requestId === undefined ? {} : { deployment_request_id: requestId },
				...executionId === undefined ? {} : { execution_id: executionId },
				...queue.sends.includes("count") ? { deployment_requests_count: seen.waiting === null ? 0 : 1 } : {},
				...queue.sends.includes("details") ? detailsOf(queue, seen) : {}
			};
		}
		function stateAt(application, now) {
			const { queue } = application.scenario;
			if (queue !== null) return stateOf(application, queue, seenAt(asShown(application, now), queue, now));
			const { state, service } = shownAt(application, now);
			return {
				state,
				service_deployment_status: service
			};
		}
		function deployedAt(application, queue, now) {
			const last = executionsOf(application, queue).findLast((one) => isSuccess(one) && one.endsAt <= now);
			return last === undefined ? null : {
				commit: last.commit,
				at: last.endsAt
			};
		}
		function asShown(application, now) {
			const last = application.deployments.at(-1);
			if (last === undefined || now >= last.startedAt + application.scenario.delaySeconds * 1e3) return application;
			return {
				...application,
				deployments: application.deployments.slice(0, -1)
			};
		}
		function seenAt(application, queue, now) {
			const started = executionsOf(application, queue).filter(({ startsAt }) => startsAt <= now);
			return {
				now,
				started,
				waiting: waitingAt(application, queue, now)
			};
		}
		function isQueued(queue, { waiting }) {
			return waiting !== null && queue.waitingState === "queued";
		}
		function stateOf({ scenario }, queue, seen) {
			if (isQueued(queue, seen)) return {
				state: "DEPLOYMENT_QUEUED",
				service_deployment_status: "OUT_OF_DATE"
			};
			const shown = seen.started.at(-1);
			const { state = "READY", service = "NEVER_DEPLOYED" } = (shown === undefined ? scenario.before[0] : phaseAt(shown, seen.now)) ?? {};
			return {
				state,
				service_deployment_status: service
			};
		}
		function dateOf({ dateMoves }, { now, started }) {
			const instants = started.filter(({ action, isStarted }) => action === "DEPLOY" && isStarted).flatMap(({ startsAt, endsAt }) => [...dateMoves === "end" ? [] : [startsAt], ...dateMoves === "start" ? [] : [endsAt]]).filter((at) => at <= now);
			return instants.length === 0 ? null : new Date(Math.max(...instants)).toISOString();
		}
		function requestIdOf({ requestId }, { started, waiting }, use) {
			const shown = started.at(-1)?.requestId ?? null;
			if (requestId === "never" || requestId === "response" && use === "status") return undefined;
			if (use === "response") return waiting?.requestId ?? null;
			if (requestId === "shown") return shown;
			return waiting?.requestId ?? (requestId === "always" ? shown : null);
		}
		function queue_status_executionIdOf({ executionId }, { started, waiting }) {
			if (executionId === "never") return undefined;
			const last = started.findLast(({ id }) => id !== null)?.id ?? undefined;
			return executionId === "request" ? waiting?.executionId ?? last : last;
		}
		function detailsOf(queue, seen) {
			const shown = seen.started.at(-1);
			const waitsForOwn = queue.ahead === "application" || queue.ahead === "restart";
			return {
				status_details: {
					action: isQueued(queue, seen) ? "DEPLOY" : shown?.action ?? "UNKNOWN",
					status: isQueued(queue, seen) ? "QUEUED" : progressOf(shown, seen.now),
					sub_action: "NONE"
				},
				is_part_last_deployment: shown !== undefined && (seen.waiting === null || waitsForOwn)
			};
		}
		function progressOf(shown, now) {
			if (shown === undefined) return "NEVER";
			if (now < shown.endsAt) return "ONGOING";
			const state = phaseAt(shown, now)?.state ?? "";
			if (state === "CANCELED") return "CANCELED";
			return state.endsWith("_ERROR") ? "ERROR" : "SUCCESS";
		}
		;
		function renderApplication(application, now) {
			const { id, scenarioName, scenario, deployments, createdAt } = application;
			const { state, service_deployment_status: service } = stateAt(application, now);
			return {
				id,
				scenario: scenarioName,
				description: scenario.description,
				state,
				service_deployment_status: service,
				deployments_started: deployments.length,
				created_at: admin_views_renderInstant(createdAt)
			};
		}
		function renderDeployments({ deployments }) {
			return {
				started: deployments.length,
				results: deployments.map(({ id, commit, startedAt }) => ({
					id,
					git_commit_id: commit,
					created_at: admin_views_renderInstant(startedAt)
				}))
			};
		}
		function renderEntry(entry) {
			return {
				number: entry.number,
				method: entry.method,
				path: entry.target,
				host: entry.host,
				operation: entry.operation,
				application: entry.applicationId,
				token: entry.tokenName,
				fault: entry.fault,
				outcome: entry.outcome,
				status: entry.status,
				request_id: entry.requestId,
				received_at: admin_views_renderInstant(entry.receivedAt),
				answered_at: entry.answeredAt === null ? null : admin_views_renderInstant(entry.answeredAt)
			};
		}
		function renderRule({ rule: { faults, ...rest }, met }) {
			return {
				fault: faults,
				...rest,
				met
			};
		}
		function renderDelivery({ delivery, outcome }) {
			const { id, targetUrl, at, body } = delivery;
			return {
				id,
				target_url: targetUrl,
				sent_at: admin_views_renderInstant(at),
				body,
				outcome
			};
		}
		function admin_views_renderInstant(at) {
			return new Date(at).toISOString();
		}
		;
		const GITHUB_ADMIN_ROWS = [
			[
				"GET",
				"/_sandbox/github",
				"all that is known of the repositories on GitHub",
				({ world }) => unchanged({ repositories: [...world.github.repositories.values()].map(admin_github_renderRepository) })
			],
			[
				"GET",
				"/_sandbox/github/requests",
				"list the requests to GitHub so far, with their bodies",
				({ githubJournal }) => unchanged({ results: githubJournal.map(renderGithubEntry) })
			],
			[
				"POST",
				"/_sandbox/github/pull-requests",
				"create or change a pull request: {repository, number, title, head_sha, head_label, base, state, merged, merge_commit_sha, login}",
				registerPullRequest
			],
			[
				"POST",
				"/_sandbox/github/commits",
				"add a commit with its parents: {repository, sha, parents}",
				registerCommit
			],
			[
				"POST",
				"/_sandbox/github/comments",
				"add a comment as a user: {repository, number, login, body}",
				comment
			],
			[
				"POST",
				"/_sandbox/github/tokens",
				"add a token: {token, login, permissions: {checks, statuses, \u2026}}; each permission is read, write or none",
				addToken
			],
			[
				"POST",
				"/_sandbox/github/rate-limit",
				"change the rate limit of one or all GitHub tokens: {token, limit, remaining, resets_in_seconds}",
				changeBudget
			],
			[
				"GET",
				"/_sandbox/github/app",
				"show the GitHub App: its id, private key, installation, permissions, webhook URL and deliveries",
				({ world }) => unchanged(admin_github_renderApp(world.github.app))
			],
			[
				"POST",
				"/_sandbox/github/app",
				"change the GitHub App: {id, slug, public_key, permissions, installed_on, hook_url, hook_secret}",
				changeApp
			],
			[
				"POST",
				"/_sandbox/github/runs",
				"add a workflow run: {repository, id, head_sha}",
				registerRun
			],
			[
				"POST",
				"/_sandbox/github/deliver",
				"send a signed event to the GitHub App: {event, repository, login, check_run_id, identifier, number, sha, run_id, environment, lost}",
				deliver
			]
		];
		function registerPullRequest(view, request) {
			return withBody(request, decodePullRequest, ({ repository, number, login, facts }) => {
				const { github } = view.world;
				const isKnown = pullRequestOf(repositoryOf(github, repository), number) !== undefined;
				const after = withPullRequest(github, repository, number, facts, actorFor(login), view.now);
				const pull = pullRequestOf(repositoryOf(after, repository), number);
				return changed(view, after, isKnown ? 200 : 201, pull);
			});
		}
		function registerCommit(view, request) {
			return withBody(request, decodeCommit, ({ repository: name, sha, parents }) => {
				const repository = repositoryOf(view.world.github, name);
				const known = {
					...repository,
					parents: new Map(repository.parents).set(sha, parents)
				};
				return changed(view, withRepository(view.world.github, known), 201, {
					sha,
					parents
				});
			});
		}
		function comment(view, request) {
			return withBody(request, decodeComment, ({ repository, number, login, body }) => {
				const { github } = view.world;
				if (!isCommentable(repositoryOf(github, repository), number)) {
					return problem(404, `number: ${repository} has no pull request or issue ${number}.`);
				}
				const [after, written] = withComment(github, repository, number, actorFor(login), body, view.now);
				return changed(view, after, 201, written);
			});
		}
		function addToken(view, request) {
			return withBody(request, decodeToken, (token) => {
				const others = view.world.github.tokens.filter(({ value }) => value !== token.value);
				return changed(view, {
					...view.world.github,
					tokens: [...others, token]
				}, 201, renderToken(token));
			});
		}
		function changeBudget(view, request) {
			return withBody(request, decodeBudget, ({ tokenName, change }) => {
				const { github } = view.world;
				const names = [...new Set([...github.tokens.map(({ name }) => name), ...github.windows.keys()])];
				const chosen = names.filter((name) => tokenName === null || name === tokenName);
				if (chosen.length === 0) return problem(404, describeUnknownToken(tokenName));
				if (chosen.some((name) => isAboveLimit(github, name, change))) {
					return problem(400, "remaining: must not be larger than the limit of the token. Lower it, or set limit too.");
				}
				const after = chosen.reduce((before, name) => withGithubBudget(before, name, change, view.now), github);
				return [respondNothing(), {
					kind: "world",
					world: {
						...view.world,
						github: after
					}
				}];
			});
		}
		function changed({ world }, github, status, body) {
			return [respondJson(status, body), {
				kind: "world",
				world: {
					...world,
					github
				}
			}];
		}
		function admin_github_renderRepository({ parents, ...repository }) {
			return {
				...repository,
				parents: Object.fromEntries(parents)
			};
		}
		function renderToken({ name, actor, permissions }) {
			return {
				name,
				login: actor.login,
				permissions
			};
		}
		function renderGithubEntry(entry) {
			const { application: _, ...rendered } = renderEntry(entry);
			return {
				...rendered,
				body: entry.body
			};
		}
		function changeApp(view, request) {
			const { github } = view.world;
			return withBody(request, (fields) => decodeAppChange(fields, github.app), (order) => {
				return changed(view, {
					...github,
					app: order
				}, 200, admin_github_renderApp(order));
			});
		}
		function registerRun(view, request) {
			return withBody(request, decodeRun, ({ repository: name, id, headSha }) => {
				const repository = repositoryOf(view.world.github, name);
				const run = {
					id,
					headSha,
					at: view.now
				};
				const runs = [...repository.runs.filter((known) => known.id !== id), run];
				return changed(view, withRepository(view.world.github, {
					...repository,
					runs
				}), 201, run);
			});
		}
		function deliver(view, request) {
			return withBody(request, decodeEvent, ({ repository, isLost, event }) => {
				const { github } = view.world;
				const web = `http://${hostOf(request)}`;
				const rendered = renderEvent(github.app, repositoryOf(github, repository), event, {
					api: `${web}/api/v3`,
					web
				});
				if (rendered.kind === "missing") return problem(404, rendered.message);
				const [after, { id, guid }] = withEvent(github, rendered.event, isLost ? 502 : "waiting", view.now);
				return changed(view, after, 202, {
					id,
					guid
				});
			});
		}
		function admin_github_renderApp({ id, slug, publicKey, installationId, permissions, installedOn, hook, attempts }) {
			return {
				app_id: id,
				slug,
				private_key: publicKey === null ? sandboxKeyPair().privateKey : null,
				installation_id: installationId,
				permissions,
				installed_on: installedOn,
				hook_url: hook?.url ?? null,
				deliveries: attempts.map(({ id: attemptId, guid, event, payload, outcome }) => ({
					id: attemptId,
					guid,
					event,
					action: payload["action"],
					outcome
				}))
			};
		}
		;
		const MAX_PROJECTS = 1e5;
		const ORDER = { count: partOf(numberFrom(1, MAX_PROJECTS, true)) };
		function fillProjects({ world, now }, request) {
			return withBody(request, decodeFill, (order) => {
				const before = world.catalog.projects.length;
				const bodies = Array.from({ length: order }, (_, index) => ({ name: `project-${before + index + 1}` }));
				const [after] = withProjects(world, bodies, now);
				const body = {
					created: order,
					total: after.catalog.projects.length
				};
				return [respondJson(201, body), {
					kind: "world",
					world: after
				}];
			});
		}
		function decodeFill(fields) {
			const order = decodeParts(fields, "", ORDER, ["count"]);
			return order.kind === "refused" ? order : {
				kind: "decoded",
				value: order.value.count
			};
		}
		function notify({ world, deliveries, now }, request) {
			return withBody(request, decodeNotification, (order) => {
				const due = notificationsOf(order, world.webhooks, `asked/${deliveries.length + 1}`, now);
				return [respondJson(202, { targets: due.length }), {
					kind: "notify",
					due
				}];
			});
		}
		const ROWS = [
			[
				"GET",
				"/_sandbox",
				"list these calls and all faults",
				() => unchanged({
					calls: ADMIN_CATALOGUE,
					faults: FAULT_CATALOGUE
				})
			],
			[
				"POST",
				"/_sandbox/reset",
				"delete all applications, faults, rate limits, requests and deliveries",
				() => [respondNothing(), { kind: "reset" }]
			],
			[
				"GET",
				"/_sandbox/scenarios",
				"list the scenarios",
				() => unchanged({ results: SCENARIO_CATALOGUE })
			],
			[
				"GET",
				"/_sandbox/applications",
				"list the applications that were used or created",
				({ world, now }) => unchanged({ results: world.applications.list().map((application) => renderApplication(application, now)) })
			],
			[
				"POST",
				"/_sandbox/applications",
				"create an application: {id, scenario, options: {delay_seconds, duration_seconds, identity, log_shape, limit_headers}}; queue scenarios have the options ahead, ahead_seconds, ahead_outcome, merge and outcome, but not identity",
				makeApplication
			],
			[
				"GET",
				"/_sandbox/applications/{id}/deployments",
				"list the deployments of an application",
				({ world }, _, id) => {
					const application = world.applications.get(id);
					return application === undefined ? problem(404, `id: application ${JSON.stringify(id)} does not exist. GET /_sandbox/applications lists all.`) : unchanged(renderDeployments(application));
				}
			],
			[
				"GET",
				"/_sandbox/requests",
				"list the requests so far; ?application= selects one application",
				listRequests
			],
			[
				"GET",
				"/_sandbox/deliveries",
				"list the webhook deliveries so far",
				({ deliveries }) => unchanged({ results: deliveries.map(renderDelivery) })
			],
			[
				"POST",
				"/_sandbox/deliveries",
				"send an event to every enabled webhook: {event_type, payload}",
				notify
			],
			[
				"GET",
				"/_sandbox/faults",
				"list the active faults",
				({ world }) => unchanged({ results: [...world.rules, ...world.github.rules].map(renderRule) })
			],
			[
				"POST",
				"/_sandbox/faults",
				"add a fault: {fault, on, application, times, every, share}",
				addFault
			],
			[
				"DELETE",
				"/_sandbox/faults",
				"remove all faults",
				({ world }) => [respondNothing(), {
					kind: "world",
					world: {
						...world,
						rules: [],
						github: {
							...world.github,
							rules: []
						}
					}
				}]
			],
			[
				"GET",
				"/_sandbox/clock",
				"show the time of the platform",
				({ now, speed, isFrozen }) => unchanged({
					now: admin_views_renderInstant(now),
					speed,
					frozen: isFrozen
				})
			],
			[
				"POST",
				"/_sandbox/clock",
				"advance or freeze the time: {advance_seconds, frozen}",
				changeClock
			],
			[
				"POST",
				"/_sandbox/rate-limit",
				"change the rate limit of one or all tokens: {token, limit, remaining, resets_in_seconds}",
				admin_changeBudget
			],
			[
				"POST",
				"/_sandbox/projects",
				"create projects named project-1, project-2 and so on: {count}",
				fillProjects
			],
			...GITHUB_ADMIN_ROWS
		];
		const ROUTES = ROWS.map(([method, path, _, carryOut]) => ({
			method,
			path,
			carryOut
		}));
		const ADMIN_CATALOGUE = ROWS.map(([method, path, summary]) => ({
			call: `${method} ${path}`,
			summary
		}));
		function respondToAdmin(view, request) {
			const refusal = refuseAdmin(request);
			if (refusal !== null) return problem(403, refusal);
			const found = findRoute(ROUTES, request.method, request.target);
			if (found === null) return problem(404, `The call ${request.method} ${request.target} does not exist. GET /_sandbox lists all calls.`);
			return found.route.carryOut(view, request, found.parameters["id"] ?? "");
		}
		function makeApplication({ world, now }, request) {
			return withBody(request, decodeApplication, ({ id, scenarioName, scenario }) => {
				if (world.applications.get(id) !== undefined) {
					return problem(409, `id: application ${JSON.stringify(id)} already exists. Use another id.`);
				}
				const application = createApplication(id, scenarioName, scenario, world.seed, now);
				return [respondJson(201, renderApplication(application, now)), {
					kind: "world",
					world: withApplication(world, application)
				}];
			});
		}
		function listRequests({ journal }, { target }) {
			const application = queryOf(target).get("application");
			const entries = journal.filter(({ applicationId }) => application === null || applicationId === application);
			return unchanged({ results: entries.map(renderEntry) });
		}
		function addFault({ world }, request) {
			return withBody(request, decodeFaultRule, (rule) => {
				const [fresh] = freshRules([rule]);
				if (fresh === undefined) return problem(400, "fault: is required.");
				const { github } = world;
				const after = fresh.rule.on.some(isGithubOperation) ? {
					...world,
					github: {
						...github,
						rules: [...github.rules, fresh]
					}
				} : {
					...world,
					rules: [...world.rules, fresh]
				};
				return [respondJson(201, renderRule(fresh)), {
					kind: "world",
					world: after
				}];
			});
		}
		function changeClock({ now, speed, isFrozen }, request) {
			return withBody(request, decodeClock, (order) => {
				const advanceMs = Math.round(order.advanceSeconds * 1e3);
				const frozen = order.frozen ?? isFrozen;
				const body = {
					now: admin_views_renderInstant(now + advanceMs),
					speed,
					frozen
				};
				return [respondJson(200, body), {
					kind: "time",
					advanceMs,
					isFrozen: frozen
				}];
			});
		}
		function admin_changeBudget({ world, now }, request) {
			return withBody(request, decodeBudget, ({ tokenName, change }) => {
				const tokens = world.tokens.filter(({ name }) => tokenName === null || name === tokenName);
				if (tokens.length === 0) return problem(404, describeUnknownToken(tokenName));
				if (tokens.some(({ name }) => isAboveLimit(world, name, change))) {
					return problem(400, "remaining: must not be larger than the limit of the token. Lower it, or set limit too.");
				}
				const changed = tokens.reduce((before, token) => withBudget(before, token, change, now), world);
				return [respondNothing(), {
					kind: "world",
					world: changed
				}];
			});
		}
		;
		function identify(world, header, now) {
			const { app, tokens } = world;
			const value = tokenIn(header);
			if (value !== null && isJwt(value)) return identifyApp(app, value, now);
			const live = tokens.filter(({ installation }) => installation === undefined || installation.expiresAt > now);
			const isOld = value?.startsWith(`ghs_${app.id}_`) === true && !live.some((token) => token.value === value);
			return {
				token: isOld ? null : authenticateGithub(header, live),
				refusal: undefined
			};
		}
		function isAppItself({ name }) {
			return name.startsWith(APP_PREFIX);
		}
		function reaches({ app }, { installation }, repository) {
			if (installation === undefined) return true;
			const { repositoryIds } = installation;
			return isInstalledOn(app, repository) && (repositoryIds === null || repositoryIds.includes(repository.id));
		}
		const APP_PREFIX = "app/";
		function identifyApp(app, jwt, now) {
			const publicKey = app.publicKey ?? sandboxKeyPair().publicKey;
			const problem = findJwtProblem(jwt, {
				id: app.id,
				publicKey
			}, now);
			if (problem !== null) return {
				token: null,
				refusal: problem
			};
			const token = {
				name: `${APP_PREFIX}${app.id}`,
				value: jwt,
				actor: botOf(app),
				permissions: everywhere("none")
			};
			return {
				token,
				refusal: undefined
			};
		}
		const UNREADABLE = "A JSON web token could not be decoded";
		const MAX_SECONDS = 600;
		function isJwt(token) {
			return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) && token.startsWith("eyJ");
		}
		function findJwtProblem(token, { id, publicKey }, now) {
			const [head = "", claims = "", signature = ""] = token.split(".");
			if (decode(head)?.["alg"] !== "RS256") return UNREADABLE;
			const isSigned = (0, external_node_crypto_.verify)("RSA-SHA256", Buffer.from(`${head}.${claims}`), (0, external_node_crypto_.createPublicKey)(publicKey), Buffer.from(signature, "base64url"));
			const said = isSigned ? decode(claims) : null;
			return said === null ? UNREADABLE : findClaimProblem(said, id, Math.floor(now / 1e3));
		}
		function findClaimProblem({ iss, iat, exp }, id, nowSeconds) {
			if (String(iss) !== String(id)) return "'Issuer' claim ('iss') must be an Integer";
			if (typeof iat !== "number" || !Number.isInteger(iat) || iat > nowSeconds) {
				return "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued";
			}
			if (typeof exp !== "number" || exp <= nowSeconds) {
				return "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires";
			}
			return exp > nowSeconds + MAX_SECONDS ? "'Expiration time' claim ('exp') is too far in the future" : null;
		}
		function decode(part) {
			try {
				const value = JSON.parse(Buffer.from(part, "base64url").toString());
				return isObject(value) ? value : null;
			} catch {
				return null;
			}
		}
		;
		const app_calls_HOUR_MS = 36e5;
		const EVENTS = [
			"check_run",
			"check_suite",
			"deployment_protection_rule",
			"merge_group",
			"pull_request"
		];
		const INSTALLED_AT = Date.UTC(2026, 0, 1);
		const ACCOUNT = {
			login: "octo",
			id: numberFor("user/octo"),
			type: "User",
			app: null
		};
		const MAX_REPOSITORIES = 500;
		const TOKEN_RULES = {
			repository_ids: [(value) => isList(value, "number")],
			repositories: [(value) => isList(value, "string")]
		};
		function readApp({ world, links }) {
			const { app } = world;
			const { permissions } = app;
			return [world, respondJson(200, {
				...renderApp(app, links),
				permissions,
				events: EVENTS,
				installations_count: 1
			})];
		}
		function readInstallation({ world, repository, links }) {
			if (!isInstalledOn(world.app, repository)) return [world, respondGithubProblem(404)];
			return [world, respondJson(200, renderInstallation(world.app, links))];
		}
		function readRepository({ world, repository, links }) {
			return [world, respondJson(200, renderWholeRepository(repository, links))];
		}
		function createInstallationToken(call) {
			const { world, fields, links, now } = call;
			const { app } = world;
			if (numberIn(call, "installation_id") !== app.installationId) return [world, respondGithubProblem(404)];
			const permissions = cutDown(app, fields["permissions"]);
			if (permissions === null) return [world, app_calls_refuse("The permissions requested are not granted to this installation.")];
			const errors = findErrors("IntegrationInstallation", fields, TOKEN_RULES);
			if (errors.length > 0) return [world, app_calls_refuse(errors.map(({ field, message }) => `${field}: ${message}`).join(" "))];
			const repositoryIds = readIds(fields);
			if (repositoryIds !== null && !repositoryIds.every((id) => isReached(app, id))) return [world, app_calls_refuse(UNREACHED)];
			const [numbered, id] = nextId(world);
			const expiresAt = now + app_calls_HOUR_MS;
			const token = {
				name: `installation-${app.installationId}`,
				value: tokenValueFor(app, `${world.seed}/token/${id}`),
				actor: botOf(app),
				permissions: {
					...everywhere("none"),
					...permissions
				},
				installation: {
					repositoryIds,
					expiresAt
				}
			};
			const tokens = world.tokens.filter(({ installation }) => installation === undefined || installation.expiresAt > now);
			return [{
				...numbered,
				tokens: [...tokens, token]
			}, respondJson(201, {
				token: token.value,
				expires_at: renderInstant(expiresAt),
				permissions,
				repository_selection: repositoryIds === null ? selectionOf(app) : "selected",
				...renderReached(call, repositoryIds, links)
			})];
		}
		const UNREACHED = "There is at least one repository that does not exist or is not accessible to the parent installation.";
		function app_calls_refuse(message) {
			return respondGithubProblem(422, message);
		}
		function cutDown({ permissions: granted }, asked) {
			if (!isObject(asked)) return granted;
			const levels = [
				"none",
				"read",
				"write"
			];
			const given = new Map(Object.entries(granted));
			const isGranted = Object.entries(asked).every(([name, level]) => {
				const most = levels.indexOf(given.get(name) ?? "none");
				return levels.slice(1, most + 1).some((known) => known === level);
			});
			if (!isGranted) return null;
			return Object.fromEntries(Object.entries(granted).filter(([name]) => name in asked).map(([name, most]) => [name, asked[name] === "read" ? "read" : most]));
		}
		function isList(value, type) {
			const isGood = Array.isArray(value) && value.every((entry) => typeof entry === type);
			if (!isGood) return {
				code: "invalid",
				message: `is not an array of ${type}s.`
			};
			const isTooLong = value.length > MAX_REPOSITORIES;
			return isTooLong ? {
				code: "invalid",
				message: `exceeds a maximum quantity of ${MAX_REPOSITORIES}.`
			} : null;
		}
		function readIds({ repository_ids: ids, repositories: names }) {
			if (!Array.isArray(ids) && !Array.isArray(names)) return null;
			const named = listed(names).map((name) => numberFor(`repository/${ACCOUNT.login}/${String(name).toLowerCase()}`));
			return [...listed(ids).filter((id) => typeof id === "number"), ...named];
		}
		function listed(value) {
			return Array.isArray(value) ? value : [];
		}
		function isReached({ installedOn }, id) {
			return installedOn === null || installedOn.some((name) => numberFor(`repository/${name}`) === id);
		}
		function renderReached({ world }, ids, links) {
			if (ids === null) return {};
			const known = [...world.repositories.values()].filter(({ id }) => ids.includes(id));
			return { repositories: known.map((repository) => renderWholeRepository(repository, links)) };
		}
		function selectionOf({ installedOn }) {
			return installedOn === null ? "all" : "selected";
		}
		function renderInstallation(app, links) {
			const { id, slug, installationId, permissions } = app;
			const at = renderInstant(INSTALLED_AT);
			return {
				id: installationId,
				account: renderUser(ACCOUNT, links),
				repository_selection: selectionOf(app),
				access_tokens_url: `${links.api}/app/installations/${installationId}/access_tokens`,
				repositories_url: `${links.api}/installation/repositories`,
				html_url: `${links.web}/settings/installations/${installationId}`,
				app_id: id,
				app_slug: slug,
				target_id: ACCOUNT.id,
				target_type: "Organization",
				permissions,
				events: EVENTS,
				...{
					created_at: at,
					updated_at: at,
					single_file_name: null,
					suspended_by: null,
					suspended_at: null
				}
			};
		}
		;
		const GATE_RULES = {
			environment_name: [required, field_rules_isFilled],
			state: [isOneOf(["approved", "rejected"])],
			comment: [isText, isAtMost(1024)]
		};
		const REPORT_RULES = {
			...GATE_RULES,
			comment: [
				required,
				isText,
				isAtMost(1024)
			]
		};
		function readWorkflowRun(call) {
			const run = app_runs_runOf(call);
			return [call.world, run === undefined ? respondGithubProblem(404) : respondJson(200, renderRun(call, run))];
		}
		function respondToGate(call) {
			const { world, repository, fields, actor, now } = call;
			const run = app_runs_runOf(call);
			if (run === undefined) return [world, respondGithubProblem(404)];
			const state = textOf(fields, "state");
			const errors = findErrors("DeploymentProtectionRule", fields, state === null ? REPORT_RULES : GATE_RULES);
			if (errors.length > 0) return [world, respondInvalid(errors)];
			const gate = {
				runId: run.id,
				environment: textOf(fields, "environment_name") ?? "",
				state,
				comment: textOf(fields, "comment") ?? "",
				login: actor.login,
				at: now
			};
			return [withRepository(world, {
				...repository,
				gates: [...repository.gates, gate]
			}), respondNothing()];
		}
		function app_runs_runOf(call) {
			const id = numberIn(call, "run_id");
			return call.repository.runs.find((run) => run.id === id);
		}
		function renderRun({ repository, links }, { id, headSha, at }) {
			const url = `${links.api}/repos/${repository.fullName}/actions/runs/${id}`;
			const workflowId = numberFor(`workflow/${repository.fullName}`);
			const instant = renderInstant(at);
			return {
				id,
				node_id: nodeIdOf("WorkflowRun", id),
				name: "Deploy",
				head_branch: "main",
				head_sha: headSha,
				path: ".github/workflows/deploy.yml",
				run_number: 1,
				run_attempt: 1,
				display_title: "Deploy",
				event: "push",
				...{
					status: "in_progress",
					conclusion: null,
					pull_requests: []
				},
				workflow_id: workflowId,
				workflow_url: `${links.api}/repos/${repository.fullName}/actions/workflows/${workflowId}`,
				check_suite_url: `${links.api}/repos/${repository.fullName}/check-suites/1`,
				url,
				html_url: `${links.web}/${repository.fullName}/actions/runs/${id}`,
				...Object.fromEntries([
					"jobs",
					"logs",
					"artifacts",
					"cancel",
					"rerun"
				].map((part) => [`${part}_url`, `${url}/${part}`])),
				...{
					created_at: instant,
					updated_at: instant,
					run_started_at: instant
				},
				head_commit: null,
				repository: renderRepository(repository, links),
				head_repository: renderRepository(repository, links)
			};
		}
		;
		const MAX_STATUSES = 1e3;
		const STATUS_RULES = {
			state: [required, isOneOf([
				"error",
				"failure",
				"pending",
				"success"
			])],
			target_url: [isAddress],
			description: [isAtMost(140)],
			context: [field_rules_isFilled]
		};
		function createCommitStatus(call) {
			const { world, repository, actor, parameters, fields, links, now } = call;
			const sha = (parameters["sha"] ?? "").toLowerCase();
			if (!isSha(sha)) return [world, respondGithubProblem(422, `No commit found for SHA: ${sha}`)];
			const errors = findErrors("Status", fields, STATUS_RULES);
			if (errors.length > 0) return [world, respondInvalid(errors)];
			const context = textOf(fields, "context") ?? "default";
			const known = repository.statuses.filter((other) => other.sha === sha && other.context === context);
			if (known.length >= MAX_STATUSES) {
				const message = "This SHA and context has reached the maximum number of statuses.";
				return [world, respondInvalid([{
					resource: "Status",
					field: "context",
					code: "custom",
					message
				}])];
			}
			const [numbered, id] = nextId(world);
			const status = {
				id,
				sha,
				context,
				author: actor,
				state: textOf(fields, "state") ?? "",
				description: textOf(fields, "description"),
				targetUrl: textOf(fields, "target_url"),
				createdAt: now,
				updatedAt: now
			};
			const statuses = [...repository.statuses, status];
			return [withRepository(numbered, {
				...repository,
				statuses
			}), respondJson(201, {
				...renderStatus(repository, status, links),
				creator: renderUser(actor, links)
			})];
		}
		function listCommitStatuses(call) {
			const { world, repository, parameters, links } = call;
			const sha = resolveRef(repository, parameters["ref"] ?? "");
			const statuses = repository.statuses.filter((status) => status.sha === sha).toReversed();
			return [world, respondPageOf(call, statuses, (page) => page.map((status) => ({
				...renderStatus(repository, status, links),
				creator: renderUser(status.author, links)
			})))];
		}
		function readCombinedStatus(call) {
			const { world, repository, parameters, links } = call;
			const sha = resolveRef(repository, parameters["ref"] ?? "");
			const statuses = latestStatuses(repository, sha);
			const url = `${links.api}/repos/${repository.fullName}`;
			return [world, respondPageOf(call, statuses, (page) => ({
				state: combine(statuses.map(({ state }) => state)),
				statuses: page.map((status) => renderStatus(repository, status, links)),
				sha,
				total_count: statuses.length,
				repository: renderRepository(repository, links),
				commit_url: `${url}/commits/${sha}`,
				url: `${url}/commits/${sha}/status`
			}))];
		}
		function combine(states) {
			if (states.some((state) => state === "failure" || state === "error")) return "failure";
			return states.length === 0 || states.includes("pending") ? "pending" : "success";
		}
		function renderStatus({ fullName }, status, links) {
			const { id, sha, context, state, description, targetUrl } = status;
			return {
				url: `${links.api}/repos/${fullName}/statuses/${sha}`,
				id,
				node_id: nodeIdOf("StatusContext", id),
				avatar_url: null,
				state,
				description,
				target_url: targetUrl,
				context,
				...renderDates(status)
			};
		}
		;
		function compareCommits(call) {
			const { world, repository, parameters, links } = call;
			const [base = "", head = "", ...rest] = (parameters["basehead"] ?? "").split("...");
			if (base === "" || head === "" || rest.length > 0) return [world, respondGithubProblem(404)];
			const baseSha = resolveRef(repository, base);
			const headSha = resolveRef(repository, head);
			const comparison = compare(repository.parents, baseSha, headSha);
			if (comparison === null) {
				return [world, respondGithubProblem(404, `No common ancestor between ${base} and ${head}.`)];
			}
			const url = `${links.api}/repos/${repository.fullName}/compare/${base}...${head}`;
			const { ahead, behindBy, mergeBase } = comparison;
			return [world, respondJson(200, {
				url,
				html_url: `${links.web}/${repository.fullName}/compare/${base}...${head}`,
				base_commit: renderCommit(repository, baseSha, links),
				merge_base_commit: renderCommit(repository, mergeBase, links),
				status: statusOf(ahead.length, behindBy),
				ahead_by: ahead.length,
				behind_by: behindBy,
				total_commits: ahead.length,
				commits: ahead.toReversed().map((sha) => renderCommit(repository, sha, links)),
				files: []
			})];
		}
		function compare(parents, base, head) {
			const ofBase = ancestry(parents, base);
			const ofHead = ancestry(parents, head);
			const mergeBase = [...ofHead].find((sha) => ofBase.has(sha));
			if (mergeBase === undefined) return null;
			const ahead = [...ofHead].filter((sha) => !ofBase.has(sha));
			return {
				ahead,
				behindBy: [...ofBase].filter((sha) => !ofHead.has(sha)).length,
				mergeBase
			};
		}
		function ancestry(parents, sha) {
			const found = new Set([sha]);
			for (const known of found) for (const parent of parents.get(known) ?? []) found.add(parent);
			return found;
		}
		function statusOf(aheadBy, behindBy) {
			if (aheadBy > 0) return behindBy > 0 ? "diverged" : "ahead";
			return behindBy > 0 ? "behind" : "identical";
		}
		function renderCommit({ fullName, parents }, sha, links) {
			const url = (of) => `${links.api}/repos/${fullName}/commits/${of}`;
			return {
				url: url(sha),
				sha,
				node_id: nodeIdOf("Commit", numberFor(sha)),
				html_url: `${links.web}/${fullName}/commit/${sha}`,
				parents: (parents.get(sha) ?? []).map((parent) => ({
					sha: parent,
					url: url(parent)
				}))
			};
		}
		;
		const DEPLOYMENT_RULES = {
			ref: [required, field_rules_isFilled],
			task: [isText],
			auto_merge: [isFlag],
			environment: [isText],
			description: [isAtMost(140)],
			transient_environment: [isFlag],
			production_environment: [isFlag]
		};
		function listDeployments(call) {
			const { world, repository, query, links } = call;
			const deployments = repository.deployments.filter(({ sha, ref, task, environment }) => matches(query, {
				sha,
				ref,
				task,
				environment
			})).toReversed();
			return [world, respondPageOf(call, deployments, (page) => page.map((deployment) => renderDeployment(repository, deployment, links)))];
		}
		function readDeployment(call) {
			const { world, repository, links } = call;
			const deployment = deploymentOf(call);
			if (deployment === undefined) return [world, respondGithubProblem(404)];
			return [world, respondJson(200, renderDeployment(repository, deployment, links))];
		}
		function createDeployment(call) {
			const { world, repository, fields, links } = call;
			const errors = findErrors("Deployment", fields, DEPLOYMENT_RULES);
			if (errors.length > 0) return [world, respondInvalid(errors)];
			const ref = textOf(fields, "ref") ?? "";
			const sha = resolveRef(repository, ref);
			const conflict = findConflict(call, ref, sha);
			if (conflict !== null) return [world, conflict];
			const [numbered, id] = nextId(world);
			const deployment = newDeployment(call, id, ref, sha);
			const deployments = [...repository.deployments, deployment];
			return [withRepository(numbered, {
				...repository,
				deployments
			}), respondJson(201, renderDeployment(repository, deployment, links))];
		}
		function findConflict({ repository, fields, now }, ref, sha) {
			if (flagOf(fields, "auto_merge", true)) return respondGithubProblem(409, `Conflict merging main into ${ref}.`);
			const failed = contextsOf(repository, sha, now).filter(({ state }) => state !== "success");
			const named = requiredContexts(fields);
			const contexts = named === null ? failed : named.filter((context) => !contextsOf(repository, sha, now).some((one) => deployment_calls_isSuccess(one, context))).map((context) => failed.find((one) => one.context === context) ?? {
				context,
				state: "missing"
			});
			if (contexts.length === 0) return null;
			const error = {
				contexts,
				resource: "Deployment",
				field: "required_contexts",
				code: "invalid"
			};
			return respondGithubProblem(409, `Conflict: Commit status checks failed for ${ref}.`, [error]);
		}
		function deployment_calls_isSuccess({ context, state }, wanted) {
			return context === wanted && state === "success";
		}
		function requiredContexts(fields) {
			const contexts = fields["required_contexts"];
			return Array.isArray(contexts) ? contexts.map(String) : null;
		}
		function newDeployment({ actor, fields, now }, id, ref, sha) {
			const environment = textOf(fields, "environment") ?? "production";
			return {
				id,
				sha,
				ref,
				author: actor,
				task: textOf(fields, "task") ?? "deploy",
				payload: fields["payload"] ?? {},
				environment,
				originalEnvironment: environment,
				description: textOf(fields, "description"),
				isTransient: flagOf(fields, "transient_environment", false),
				isProduction: flagOf(fields, "production_environment", environment === "production"),
				statuses: [],
				createdAt: now,
				updatedAt: now
			};
		}
		function renderDeployment({ fullName }, deployment, links) {
			const { id, sha, ref, task, payload, environment, originalEnvironment, description, author } = deployment;
			const url = `${links.api}/repos/${fullName}/deployments/${id}`;
			return {
				url,
				id,
				node_id: nodeIdOf("Deployment", id),
				sha,
				ref,
				task,
				payload,
				original_environment: originalEnvironment,
				environment,
				description,
				creator: renderUser(author, links),
				...renderDates(deployment),
				statuses_url: `${url}/statuses`,
				repository_url: `${links.api}/repos/${fullName}`,
				transient_environment: deployment.isTransient,
				production_environment: deployment.isProduction,
				performed_via_github_app: renderApp(author.app, links)
			};
		}
		function deploymentOf(call) {
			const id = numberIn(call, "deployment_id");
			return call.repository.deployments.find((deployment) => deployment.id === id);
		}
		const STATES = [
			"error",
			"failure",
			"inactive",
			"in_progress",
			"queued",
			"pending",
			"success"
		];
		const deployment_calls_STATUS_RULES = {
			state: [required, isOneOf(STATES)],
			target_url: [isText],
			log_url: [isText],
			environment_url: [isText],
			description: [isAtMost(140)],
			environment: [isText],
			auto_inactive: [isFlag]
		};
		function listDeploymentStatuses(call) {
			const { world, repository, links } = call;
			const deployment = deploymentOf(call);
			if (deployment === undefined) return [world, respondGithubProblem(404)];
			return [world, respondPageOf(call, deployment.statuses.toReversed(), (page) => page.map((status) => deployment_calls_renderStatus(repository, deployment, status, links)))];
		}
		function createDeploymentStatus(call) {
			const { world, repository, fields, links } = call;
			const deployment = deploymentOf(call);
			if (deployment === undefined) return [world, respondGithubProblem(404)];
			const errors = findErrors("DeploymentStatus", fields, deployment_calls_STATUS_RULES);
			if (errors.length > 0) return [world, respondInvalid(errors)];
			const [numbered, id] = nextId(world);
			const status = newStatus(call, deployment, id);
			const isTakingOver = status.state === "success" && flagOf(fields, "auto_inactive", true);
			let after = numbered;
			const deployments = repository.deployments.map((other) => {
				if (other === deployment) return withStatus(other, status);
				if (!isTakingOver || !isReplaced(other, deployment.id, status.environment)) return other;
				const [next, inactiveId] = nextId(after);
				after = next;
				return withStatus(other, inactiveFor(other, status, inactiveId));
			});
			return [withRepository(after, {
				...repository,
				deployments
			}), respondJson(201, deployment_calls_renderStatus(repository, deployment, status, links))];
		}
		function isReplaced(older, newerId, environment) {
			if (older.id > newerId || older.environment !== environment || older.isProduction || older.isTransient) return false;
			return older.statuses.at(-1)?.state === "success";
		}
		function withStatus(deployment, status) {
			const { environment, createdAt: updatedAt } = status;
			return {
				...deployment,
				environment,
				updatedAt,
				statuses: [...deployment.statuses, status]
			};
		}
		function inactiveFor({ environment }, by, id) {
			return {
				...by,
				id,
				environment,
				state: "inactive",
				description: "",
				environmentUrl: "",
				logUrl: ""
			};
		}
		function newStatus({ actor, fields, now }, { environment }, id) {
			return {
				id,
				author: actor,
				state: textOf(fields, "state") ?? "",
				description: textOf(fields, "description") ?? "",
				environment: textOf(fields, "environment") ?? environment,
				environmentUrl: textOf(fields, "environment_url") ?? "",
				logUrl: textOf(fields, "log_url") ?? textOf(fields, "target_url") ?? "",
				createdAt: now,
				updatedAt: now
			};
		}
		function deployment_calls_renderStatus({ fullName }, deployment, status, links) {
			const deploymentUrl = `${links.api}/repos/${fullName}/deployments/${deployment.id}`;
			const { id, state, author, description, environment, environmentUrl, logUrl } = status;
			return {
				url: `${deploymentUrl}/statuses/${id}`,
				id,
				node_id: nodeIdOf("DeploymentStatus", id),
				state,
				creator: renderUser(author, links),
				description,
				environment,
				target_url: logUrl,
				log_url: logUrl,
				environment_url: environmentUrl,
				...renderDates(status),
				deployment_url: deploymentUrl,
				repository_url: `${links.api}/repos/${fullName}`,
				performed_via_github_app: renderApp(author.app, links)
			};
		}
		;
		const REPO = "/repos/{owner}/{repo}";
		const COMMENTS = `${REPO}/issues/{issue_number}/comments`;
		const COMMENT = `${REPO}/issues/comments/{comment_id}`;
		const DEPLOYMENTS = `${REPO}/deployments`;
		const DEPLOYMENT = `${DEPLOYMENTS}/{deployment_id}`;
		const CHECK_RUN = `${REPO}/check-runs/{check_run_id}`;
		const RUN = `${REPO}/actions/runs/{run_id}`;
		const COMMIT = `${REPO}/commits/{ref}`;
		const TALK = ["issues", "pull_requests"];
		const github_routes_ROWS = [
			[
				"github.read-comment",
				"GET",
				COMMENT,
				TALK,
				readComment
			],
			[
				"github.update-comment",
				"PATCH",
				COMMENT,
				TALK,
				updateComment
			],
			[
				"github.delete-comment",
				"DELETE",
				COMMENT,
				TALK,
				deleteComment
			],
			[
				"github.list-comments",
				"GET",
				COMMENTS,
				TALK,
				listComments
			],
			[
				"github.create-comment",
				"POST",
				COMMENTS,
				TALK,
				createComment
			],
			[
				"github.list-deployments",
				"GET",
				DEPLOYMENTS,
				["deployments"],
				listDeployments
			],
			[
				"github.create-deployment",
				"POST",
				DEPLOYMENTS,
				["deployments"],
				createDeployment
			],
			[
				"github.read-deployment",
				"GET",
				DEPLOYMENT,
				["deployments"],
				readDeployment
			],
			[
				"github.list-deployment-statuses",
				"GET",
				`${DEPLOYMENT}/statuses`,
				["deployments"],
				listDeploymentStatuses
			],
			[
				"github.create-deployment-status",
				"POST",
				`${DEPLOYMENT}/statuses`,
				["deployments"],
				createDeploymentStatus
			],
			[
				"github.create-commit-status",
				"POST",
				`${REPO}/statuses/{sha}`,
				["statuses"],
				createCommitStatus
			],
			[
				"github.list-commit-statuses",
				"GET",
				`${COMMIT}/statuses`,
				["statuses"],
				listCommitStatuses
			],
			[
				"github.read-combined-status",
				"GET",
				`${COMMIT}/status`,
				["statuses"],
				readCombinedStatus
			],
			[
				"github.create-check-run",
				"POST",
				`${REPO}/check-runs`,
				["checks"],
				createCheckRun
			],
			[
				"github.update-check-run",
				"PATCH",
				CHECK_RUN,
				["checks"],
				updateCheckRun
			],
			[
				"github.read-check-run",
				"GET",
				CHECK_RUN,
				["checks"],
				readOneCheckRun
			],
			[
				"github.list-check-runs",
				"GET",
				`${COMMIT}/check-runs`,
				["checks"],
				listCheckRuns
			],
			[
				"github.list-commit-pulls",
				"GET",
				`${COMMIT}/pulls`,
				["pull_requests"],
				listPullRequestsOfCommit
			],
			[
				"github.list-pulls",
				"GET",
				`${REPO}/pulls`,
				["pull_requests"],
				listPullRequests
			],
			[
				"github.read-pull",
				"GET",
				`${REPO}/pulls/{pull_number}`,
				["pull_requests"],
				readPullRequest
			],
			[
				"github.compare",
				"GET",
				`${REPO}/compare/{basehead}`,
				["contents"],
				compareCommits
			],
			[
				"github.read-repository",
				"GET",
				REPO,
				["metadata"],
				readRepository
			],
			[
				"github.read-run",
				"GET",
				RUN,
				["actions"],
				readWorkflowRun
			],
			[
				"github.answer-gate",
				"POST",
				`${RUN}/deployment_protection_rule`,
				["deployments"],
				respondToGate
			],
			[
				"github.user",
				"GET",
				"/user",
				[],
				readUser
			]
		];
		const APP_ROWS = [
			[
				"github.read-app",
				"GET",
				"/app",
				[],
				readApp
			],
			[
				"github.list-deliveries",
				"GET",
				"/app/hook/deliveries",
				[],
				listDeliveries
			],
			[
				"github.read-delivery",
				"GET",
				"/app/hook/deliveries/{delivery_id}",
				[],
				readDelivery
			],
			[
				"github.repeat-delivery",
				"POST",
				"/app/hook/deliveries/{delivery_id}/attempts",
				[],
				repeatDelivery
			],
			[
				"github.create-installation-token",
				"POST",
				"/app/installations/{installation_id}/access_tokens",
				[],
				createInstallationToken
			],
			[
				"github.read-installation",
				"GET",
				`${REPO}/installation`,
				[],
				readInstallation
			]
		];
		const GITHUB_ROUTES = [...github_routes_ROWS.map((row) => routeOf(row, "token")), ...APP_ROWS.map((row) => routeOf(row, "app"))];
		function routeOf([operation, method, path, permissions, carryOut], as) {
			return {
				operation,
				method,
				path,
				as,
				permissions,
				carryOut
			};
		}
		function readUser({ world, actor, links }) {
			if (actor.app !== null) return [world, respondNotAccessible()];
			return [world, respondJson(200, {
				...renderUser(actor, links),
				...PROFILE
			})];
		}
		const PROFILE = {
			...{
				name: null,
				company: null,
				blog: "",
				location: null,
				email: null,
				hireable: null,
				bio: null
			},
			...{
				public_repos: 0,
				public_gists: 0,
				private_gists: 0,
				total_private_repos: 0,
				owned_private_repos: 0
			},
			...{
				followers: 0,
				following: 0,
				disk_usage: 0,
				collaborators: 0,
				two_factor_authentication: true
			},
			created_at: "2020-01-01T00:00:00Z",
			updated_at: "2020-01-01T00:00:00Z"
		};
		;
		const API = "/api/v3";
		function isGithubCall({ target }) {
			return /^\/api\/v3(?:[/?]|$)/.test(target);
		}
		function respondToGithub(world, request, now) {
			const counted = {
				...world,
				requests: world.requests + 1
			};
			const resolved = {
				request,
				found: findRoute(GITHUB_ROUTES, request.method, request.target.slice(API.length)),
				...identify(world, request.headers["authorization"], now)
			};
			const [after, result, fault] = serve(counted, resolved, now);
			const requestId = identifierFor(`${world.seed}/github/${after.requests}`).toUpperCase().replaceAll("-", ":");
			const exchange = {
				result: stamp(after, resolved, result, requestId, now),
				requestId,
				operation: resolved.found?.route.operation ?? null,
				applicationId: null,
				tokenName: resolved.token?.name ?? null,
				fault
			};
			return [after, exchange];
		}
		function serve(world, resolved, now) {
			const { request, token, refusal } = resolved;
			if (token === null) return [
				world,
				respondGithubProblem(401, refusal),
				null
			];
			const [spent, isAdmitted] = spendRequest(world, token.name, now);
			if (!isAdmitted) return [
				spent,
				respondPrimaryLimit(),
				null
			];
			const [drawn, chosen] = drawFault(spent, resolved);
			if (chosen === null) return [...carryOut(drawn, resolved, token, now), null];
			const fault = parseFault(chosen.text);
			if (fault === null) return [
				drawn,
				respondGithubProblem(400, `X-Sandbox-Fault: unknown. ${describeFaults()}`),
				null
			];
			const [after, response] = fault.preempts ? [drawn, respondNothing()] : carryOut(drawn, {
				...resolved,
				request: fault.replaceRequest(request)
			}, token, now);
			return [
				after,
				asGithub(fault, fault.change(response, request, chosen.turn, now)),
				fault.text
			];
		}
		function drawFault(world, { request, found }) {
			const asked = request.headers["x-sandbox-fault"];
			if (asked !== undefined) return [world, {
				text: asked,
				turn: world.requests
			}];
			if (found === null) return [world, null];
			const { operation } = found.route;
			const facts = {
				operation,
				applicationId: null,
				deployed: false,
				chance: `${world.seed}/github`
			};
			const [rules, chosen] = chooseFault(world.rules, facts);
			return [rules === world.rules ? world : {
				...world,
				rules
			}, chosen];
		}
		function asGithub({ text }, result) {
			const isStatus = result.kind === "response" && /^status(?:-after)?=/.test(text);
			return isStatus ? respondGithubProblem(result.status) : result;
		}
		function carryOut(world, { request, found }, token, now) {
			if (found === null) return [world, respondGithubProblem(404)];
			const { route, parameters } = found;
			if (route.as === "app" !== isAppItself(token)) {
				return [world, respondGithubProblem(401, route.as === "app" ? "A JSON web token could not be decoded" : undefined)];
			}
			const level = route.method === "GET" ? "read" : "write";
			if (route.permissions.length > 0 && !permits(token, route.permissions, level)) {
				return [world, respondNotAccessible(token.actor.app === null)];
			}
			const repository = repositoryOf(world, `${parameters["owner"] ?? ""}/${parameters["repo"] ?? ""}`);
			if (!reaches(world, token, repository)) return [world, respondGithubProblem(404)];
			const waitSeconds = route.method === "POST" ? secondsUntilCreation(world, token.name, now) : 0;
			if (waitSeconds > 0) return [world, respondSecondaryLimit(waitSeconds)];
			const fields = decodeGithubBody(request.body);
			if (fields === null) return [world, respondGithubProblem(400)];
			const { target } = request;
			const web = `http://${hostOf(request)}`;
			const call = {
				world,
				repository,
				actor: token.actor,
				parameters,
				query: queryOf(target),
				target,
				fields,
				links: {
					api: `${web}${API}`,
					web
				},
				now
			};
			const [after, response] = route.carryOut(call);
			return [response.status === 201 ? countCreation(after, token.name, now) : after, response];
		}
		function stamp(world, { token }, result, requestId, now) {
			if (result.kind !== "response") return result;
			const isLimited = result.hasLimits && token !== null;
			const limits = isLimited ? renderGithubLimits(githubWindowFor(world, token.name, now)) : {};
			const stamps = {
				Date: new Date(now).toUTCString(),
				"x-github-request-id": requestId
			};
			return {
				...result,
				headers: {
					...stamps,
					...limits,
					...result.headers
				}
			};
		}
		;
		const MAX_ENTRIES = 1e5;
		function createJournal({ keepsBodies }) {
			const entries = new Map();
			let count = 0;
			return {
				open({ method, target, headers, body }, { result, ...facts }, receivedAt) {
					count += 1;
					const number = count;
					const opened = {
						...facts,
						...{
							number,
							method,
							target,
							host: headers["host"] ?? null,
							body: keepsBodies ? body : null,
							receivedAt
						},
						...{
							outcome: "pending",
							status: null,
							answeredAt: null
						}
					};
					entries.set(number, opened);
					entries.delete(number - MAX_ENTRIES);
					return (answeredAt) => {
						const closed = {
							...opened,
							...outcomeOf(result, answeredAt)
						};
						if (entries.get(number) === opened) entries.set(number, closed);
						return closed;
					};
				},
				entries: () => [...entries.values()],
				clear: () => entries.clear()
			};
		}
		function outcomeOf(result, answeredAt) {
			switch (result.kind) {
				case "response": return {
					outcome: "answered",
					status: result.status,
					answeredAt
				};
				case "reset": return {
					outcome: "reset",
					answeredAt
				};
				case "hang": return {};
			}
		}
		;
		const EARLIER_LINES = [
			[86460, "Deployment of the previous version finished."],
			[86410, "server: listening on 0.0.0.0:8080"],
			[3600, "server: 12043 requests served, 0 failed, p99 41 ms"],
			[60, "server: 12107 requests served, 0 failed, p99 40 ms"]
		];
		function logUntil(application, now, token) {
			const before = application.environmentId === null ? EARLIER_LINES : [];
			const earlier = before.map(([secondsBefore, text], index) => ({
				id: `${application.firstDeploymentId.slice(0, 8)}-${index + 1}`,
				at: application.createdAt - secondsBefore * 1e3,
				text
			}));
			return [...earlier, ...linesOfAll(application, application.scenario.log, now, token)];
		}
		const EARLIER_BUILD = [
			[86480, "#9 [build 6/6] RUN npm run build"],
			[86475, "#9 src/worker.ts(7,11): error TS2304: Cannot find name 'queue'."],
			[86474, "Build failed after 31s"]
		];
		function environmentLogUntil(application, now, token) {
			const { createdAt, firstDeploymentId, scenario } = application;
			if (typeof scenario.environmentLog === "string" || scenario.environmentLog === null) return null;
			const earlier = EARLIER_BUILD.map(([secondsBefore, text], index) => ({
				id: `${firstDeploymentId.slice(0, 8)}-b${index + 1}`,
				at: createdAt - secondsBefore * 1e3,
				text
			}));
			return [...earlier, ...linesOfAll(application, scenario.environmentLog, now, token)];
		}
		function linesOfAll(application, log, now, token) {
			return application.deployments.flatMap((_, index) => linesOf(application, log, index, now, token));
		}
		function linesOf(application, log, index, now, token) {
			const deployment = application.deployments[index];
			if (deployment === undefined) return [];
			const next = application.deployments[index + 1];
			const span = spanOf(application, deployment, next);
			if (span === null) return [];
			const [from, endsAt] = span;
			const until = Math.min(now, endsAt);
			const fill = fillerFor(application.id, deployment.commit, deployment.id, token);
			return log.flatMap(({ atSeconds, text }, line) => {
				const at = from + atSeconds * 1e3;
				return at > until ? [] : [{
					id: `${deployment.id.slice(0, 8)}-${line + 1}`,
					at,
					text: fill(text)
				}];
			});
		}
		function spanOf(application, deployment, next) {
			const { queue } = application.scenario;
			if (queue === null) return [movesAt(application, deployment), next?.startedAt ?? Infinity];
			const run = runOf(application, queue, deployment);
			return run === null ? null : [run.startsAt, run.endsAt];
		}
		function fillerFor(app, commit, deploymentId, token) {
			const tag = (commit ?? deploymentId).slice(0, 12);
			const values = {
				app,
				commit: commit ?? "HEAD",
				image: `registry.local/${app}:${tag}`,
				token
			};
			return (text) => text.replace(/\{(app|commit|image|token)\}/g, (_, name) => values[name] ?? "");
		}
		function renderLog(lines, tail, shape) {
			if (shape.envelope === "nothing") return respondNothing();
			const window = shape.ignoresTail ? lines : lines.slice(Math.max(0, lines.length - tail));
			const ordered = shape.newestFirst ? window.toReversed() : window;
			const written = ordered.map((line, index) => writeLine(line, shape, index));
			switch (shape.envelope) {
				case "array": return respondJson(200, written);
				case "text": return respond(200, "text/plain; charset=utf-8", written.map((line) => `${line}\n`).join(""));
				case "ndjson": return respond(200, "application/x-ndjson", written.map((line) => `${JSON.stringify(line)}\n`).join(""));
				default: return respondJson(200, { [shape.envelope]: written });
			}
		}
		function writeLine(line, { fields, odd }, index) {
			if (odd && index % 4 > 0) return [
				null,
				index,
				{ unexpected: { text: line.text } }
			][index % 4 - 1];
			if (fields === null) return line.text;
			return {
				...fields.id ? { id: line.id } : {},
				[fields.time]: writeTime(line.at, fields.unit),
				[fields.text]: line.text
			};
		}
		function writeTime(at, unit) {
			if (unit === "iso") return new Date(at).toISOString();
			return unit === "ms" ? at : at / 1e3;
		}
		;
		function environmentIdOf({ id, environmentId }) {
			return environmentId ?? identifierFor(`${id}/environment`);
		}
		function queueEventsOf(application, queue, deployment, neighbors) {
			const ahead = neighborOf(application);
			const all = [application.id, ...neighbors.length === 0 ? [ahead] : neighbors];
			return [...occasionsAhead(application, queue, deployment, ahead), ...occasionsOf(application, queue, deployment)].map(({ at, kind, status, deployedId, deploymentId }) => ({
				at,
				kind,
				applicationId: application.id,
				deploymentId,
				commit: null,
				environment: {
					id: environmentIdOf(application),
					applicationIds: queue.eventsList === "environment" ? all : [deployedId],
					status
				}
			}));
		}
		function neighborOf({ firstDeploymentId }) {
			return identifierFor(`${firstDeploymentId}/neighbor`);
		}
		function occasionsAhead({ id, deployments }, { ahead, aheadSeconds, aheadFails }, deployment, neighborId) {
			if (deployments[0] !== deployment || ahead !== "environment" && ahead !== "application") return [];
			const end = aheadFails ? {
				kind: "DEPLOYMENT_FAILURE",
				status: "DEPLOYMENT_ERROR"
			} : {
				kind: "DEPLOYMENT_SUCCESSFUL",
				status: "DEPLOYED"
			};
			const at = deployment.startedAt + aheadSeconds * 1e3;
			const deployedId = ahead === "environment" ? neighborId : id;
			return [{
				...end,
				at,
				deployedId,
				deploymentId: identifierFor(`${deployment.id}/ahead`)
			}];
		}
		function occasionsOf(application, queue, deployment) {
			const about = {
				deployedId: application.id,
				deploymentId: deployment.id
			};
			const withdrawnAt = canceledAt(queue, deployment);
			if (withdrawnAt !== null) {
				return [{
					...about,
					at: withdrawnAt,
					kind: "DEPLOYMENT_CANCELLED",
					status: "CANCELED"
				}];
			}
			const run = runOf(application, queue, deployment);
			if (run === null) return [];
			const status = run.phases.at(-1)?.state ?? "";
			const failed = status === "CANCELED" ? "DEPLOYMENT_CANCELLED" : "DEPLOYMENT_FAILURE";
			return [{
				...about,
				at: run.startsAt,
				kind: "DEPLOYMENT_STARTED",
				status: "DEPLOYING"
			}, {
				...about,
				at: run.endsAt,
				kind: isSuccess(run) ? "DEPLOYMENT_SUCCESSFUL" : failed,
				status
			}];
		}
		function requestDeployment(world, application, queue, commit, now) {
			if (commit === null && queue.needsCommit) return [world, respondProblem(400, "git_commit_id: is required.")];
			const last = application.deployments.at(-1);
			const after = last !== undefined && waitingAt(application, queue, now) !== null ? withApplication(world, replaceLast(application, {
				...last,
				commit
			})) : enqueue(world, application, queue, commit, now);
			const deployed = after.applications.get(application.id) ?? application;
			return [after, respondJson(202, renderQueueStatus(deployed, queue, now, "response"))];
		}
		function readDetails(world, application, _call, now) {
			const { queue } = application.scenario;
			if (queue === null) return [world, respondProblem(404, "This URL does not exist.")];
			const { id, body, createdAt } = application;
			const deployed = deployedAt(application, queue, now);
			const at = new Date(createdAt).toISOString();
			const details = {
				...body ?? { name: id },
				id,
				environment: { id: environmentIdOf(application) },
				git_repository: {
					...body?.git_repository ?? {
						url: `https://git.example.com/${encodeURIComponent(id)}.git`,
						branch: "main"
					},
					deployed_commit_id: deployed?.commit ?? null,
					deployed_commit_date: deployed === null ? null : new Date(deployed.at).toISOString()
				},
				created_at: at,
				updated_at: at
			};
			return [world, respondJson(200, details)];
		}
		const ENVIRONMENT_LOG = {
			...logShape("results"),
			envelope: "array"
		};
		const MAX_LINES = 1e3;
		function readEnvironmentLog(world, call, now) {
			const here = world.applications.list().filter((one) => one.scenario.queue !== null && environmentIdOf(one) === call.parameters["env_id"]);
			if (here.some(({ scenario }) => scenario.environmentLog === "refused")) return [world, respondProblem(401, "The token is not valid.")];
			const logs = here.flatMap((one) => {
				const lines = environmentLogUntil(one, now, call.token.value);
				return lines === null ? [] : [lines];
			});
			if (logs.length === 0) return [world, respondProblem(404, "This URL does not exist.")];
			const lines = logs.flat().sort((one, other) => one.at - other.at);
			return [world, renderLog(lines, MAX_LINES, ENVIRONMENT_LOG)];
		}
		function replaceLast(application, deployment) {
			return {
				...application,
				deployments: application.deployments.with(-1, deployment)
			};
		}
		function enqueue(world, application, queue, commit, now) {
			const number = application.deployments.length + 1;
			const id = number === 1 && queue.merges === "earlier" ? earlierRequestId(application) : identifierFor(`${world.seed}/${application.id}/deployment/${number}`);
			const peers = peersOf(world, application);
			const deployment = {
				id,
				commit,
				startedAt: now,
				before: shownAt(application, now),
				startsAt: turnAfter(busyUntil(application, queue, peers, now), now)
			};
			const deployed = {
				...application,
				deployments: [...application.deployments, deployment]
			};
			const neighbors = peers.map((peer) => peer.id);
			return withMoreEvents(withApplication(world, deployed), queueEventsOf(deployed, queue, deployment, neighbors));
		}
		function peersOf(world, { id, environmentId }) {
			if (environmentId === null) return [];
			return world.applications.list().filter((other) => other.environmentId === environmentId && other.id !== id);
		}
		function busyUntil(application, queue, peers, now) {
			const ends = [application, ...peers].flatMap((one) => {
				const { queue: own } = one.scenario;
				return own === null ? [] : executionsOf(one, own).map(({ endsAt }) => endsAt);
			});
			const firstAt = application.deployments[0]?.startedAt ?? now;
			const aheadEnds = queue.ahead === "nothing" ? [] : [firstAt + queue.aheadSeconds * 1e3];
			return Math.max(-Infinity, ...aheadEnds, ...ends.filter((at) => at < Infinity));
		}
		function turnAfter(busyUntilAt, now) {
			return busyUntilAt > now ? busyUntilAt + START_DELAY_MS : now;
		}
		;
		const application_calls_MAX_LINES = 1e3;
		function deploy(world, application, call, now) {
			const commit = decodeBody(call.request, decodeDeploy);
			if (commit.kind === "refused") return [world, respondProblem(400, commit.message)];
			const { refusal } = application.scenario;
			if (refusal !== null && now < application.createdAt + refusal.forSeconds * 1e3) {
				return [world, respondProblem(refusal.status, refusal.message)];
			}
			const { queue } = application.scenario;
			if (queue !== null) return requestDeployment(world, application, queue, commit.value, now);
			const [deployed, deployment] = startDeployment(application, commit.value, world.seed, now);
			const after = withEvents(withApplication(world, deployed), deployed.id, eventsOf(deployed, deployment));
			return [after, respondToDeploy(deployed, deployment, now)];
		}
		function respondToDeploy(application, deployment, now) {
			const { deployResponse, identity } = application.scenario;
			switch (deployResponse) {
				case "empty": return respondNothing();
				case "text": return respond(200, "text/plain; charset=utf-8", "Deployment queued.\n");
				case "status": return respondJson(200, application_calls_renderStatus(application, now));
				default: return respondJson(201, {
					id: deployment.id,
					status: deployResponse === "failed" ? "FAILED" : "QUEUED",
					application_id: application.id,
					created_at: renderDate(application, deployment.startedAt),
					...identity === null ? {} : { [identity]: deployment.id }
				});
			}
		}
		function readStatus(world, application, _call, now) {
			return [world, respondJson(200, application_calls_renderStatus(application, now))];
		}
		function application_calls_renderStatus(application, now) {
			const { identity, queue } = application.scenario;
			if (queue !== null) return renderQueueStatus(application, queue, now, "status");
			const { state, service, deployedAt, deploymentId } = shownAt(application, now);
			return {
				id: application.id,
				state,
				service_deployment_status: service,
				last_deployment_date: deployedAt === null ? null : renderDate(application, deployedAt),
				...identity === null ? {} : { [identity]: deploymentId }
			};
		}
		function readLog(world, application, call, now) {
			const tail = decodeCount(call.query, "tail", application_calls_MAX_LINES);
			if (tail.kind === "refused") return [world, respondProblem(400, tail.message)];
			const { logShape, skewSeconds } = application.scenario;
			const lines = logUntil(application, now, call.token.value).map((line) => ({
				...line,
				at: line.at + skewSeconds * 1e3
			}));
			return [world, renderLog(lines, Math.min(tail.value, application_calls_MAX_LINES), logShape)];
		}
		function readVariables(world, application, call) {
			const order = decodePage(call.query);
			if (order.kind === "refused") return [world, respondProblem(400, order.message)];
			const page = renderPage(application.variables, order.value, (variable) => ({
				...renderSetting(application, variable),
				value: variable.value
			}));
			return [world, respondJson(200, page)];
		}
		function createVariable(world, application, call, now) {
			return createSetting(world, application, call, now, (variable) => [{
				...application,
				variables: [...application.variables, variable]
			}, {
				...renderSetting(application, variable),
				value: variable.value
			}]);
		}
		function createSecret(world, application, call, now) {
			return createSetting(world, application, call, now, ({ value: _, ...secret }) => [{
				...application,
				secrets: [...application.secrets, secret]
			}, renderSetting(application, secret)]);
		}
		function createSetting(world, { id, variables, secrets }, call, now, add) {
			const setting = decodeBody(call.request, decodeSetting);
			if (setting.kind === "refused") return [world, respondProblem(400, setting.message)];
			const { key, value } = setting.value;
			if ([...variables, ...secrets].some((known) => known.key === key)) {
				return [world, respondProblem(409, `key: ${JSON.stringify(key)} already exists on this application.`)];
			}
			const [after, body] = add({
				id: identifierFor(`${world.seed}/${id}/setting/${key}`),
				key,
				value,
				createdAt: now
			});
			return [withApplication(world, after), respondJson(201, body)];
		}
		function renderSetting(application, setting) {
			const at = renderDate(application, setting.createdAt);
			return {
				id: setting.id,
				key: setting.key,
				created_at: at,
				updated_at: at
			};
		}
		function renderDate({ scenario, deployments }, at) {
			const shown = at + scenario.skewSeconds * 1e3;
			if (scenario.dateNotation === "utc" || deployments.length === 0) return new Date(shown).toISOString();
			return new Date(shown + 2 * 36e5).toISOString().replace("Z", "+02:00");
		}
		const USUAL_SCENARIO = "succeeds";
		const NEVER_DEPLOYED = standing("STOPPED", "NEVER_DEPLOYED");
		const application_calls_READY = standing("READY", "NEVER_DEPLOYED");
		function addApplication(world, call, now) {
			return createInEnvironment(world, call, decodeApplicationBody, (environmentId, body) => {
				const { catalog, seed } = world;
				const applicationCount = catalog.applicationCount + 1;
				const id = identifierFor(`${seed}/application/${applicationCount}`);
				const application = createdApplication({
					id,
					environmentId,
					body,
					seed,
					now
				});
				const after = withApplication({
					...world,
					catalog: {
						...catalog,
						applicationCount
					}
				}, application);
				const at = new Date(now).toISOString();
				return [after, respondJson(201, {
					id,
					...body,
					created_at: at,
					updated_at: at
				})];
			});
		}
		function createdApplication({ id, environmentId, body, seed, now }) {
			const [named = ""] = body.name.split("--");
			const scenario = scenarioFor(named);
			const name = scenario === null ? USUAL_SCENARIO : named;
			const played = scenario ?? scenarioFor(USUAL_SCENARIO) ?? {
				...plain_scenario_PLAIN,
				description: ""
			};
			const application = createApplication(id, name, {
				...played,
				before: played.queue === null ? NEVER_DEPLOYED : application_calls_READY
			}, seed, now);
			return {
				...application,
				environmentId,
				body
			};
		}
		;
		const platform_routes_ORGANIZATION = "/organization";
		const platform_routes_ENVIRONMENT = "/environment/{env_id}";
		const platform_routes_APPLICATION = "/application/{app_id}";
		const PLATFORM_ROUTES = [
			read("organization", platform_routes_ORGANIZATION, readOrganization),
			read("projects", `${platform_routes_ORGANIZATION}/{org_id}/project`, readProjects),
			write("project", `${platform_routes_ORGANIZATION}/{org_id}/project`, createProject),
			write("webhook", `${platform_routes_ORGANIZATION}/{org_id}/webhook`, createWebhook),
			write("environment", "/project/{project_id}/environment", createEnvironment),
			{
				...read("environment-log", `${platform_routes_ENVIRONMENT}/logs`, readEnvironmentLog),
				needsQueue: true
			},
			write("application", `${platform_routes_ENVIRONMENT}/application`, addApplication),
			write("database", `${platform_routes_ENVIRONMENT}/database`, createDatabase),
			{
				...write("database-deploy", "/database/{db_id}/deploy", deployDatabase),
				scope: "Deploy"
			},
			write("reward", "/account/rewardClaim", claimReward),
			{
				...writeOf("deploy", "deploy", deploy),
				scope: "Deploy"
			},
			{
				...readOf("details", "details", readDetails),
				path: platform_routes_APPLICATION,
				needsQueue: true
			},
			readOf("status", "status", readStatus),
			readOf("log", "log", readLog),
			readOf("variables", "environmentVariable", readVariables),
			writeOf("variable", "environmentVariable", createVariable),
			writeOf("secret", "secret", createSecret)
		];
		function read(operation, path, carryOut) {
			return {
				operation,
				method: "GET",
				path,
				scope: "Read",
				of: "organization",
				carryOut
			};
		}
		function write(operation, path, carryOut) {
			return {
				operation,
				method: "POST",
				path,
				scope: "Write",
				of: "organization",
				carryOut
			};
		}
		function readOf(operation, name, carryOut) {
			return {
				operation,
				method: "GET",
				path: `${platform_routes_APPLICATION}/${name}`,
				scope: "Read",
				of: "application",
				carryOut
			};
		}
		function writeOf(operation, name, carryOut) {
			return {
				operation,
				method: "POST",
				path: `${platform_routes_APPLICATION}/${name}`,
				scope: "Write",
				of: "application",
				carryOut
			};
		}
		;
		const openapi_schema_TEXT = { type: "string" };
		const openapi_schema_FILLED = {
			type: "string",
			minLength: 1
		};
		const INSTANT = {
			type: "string",
			format: "date-time"
		};
		const WHOLE = { type: "integer" };
		const openapi_schema_FLAG = { type: "boolean" };
		function said(description, schema) {
			return {
				...schema,
				description
			};
		}
		function orNull(schema) {
			return {
				...schema,
				nullable: true
			};
		}
		function openapi_schema_listOf(items) {
			return {
				type: "array",
				items
			};
		}
		function openapi_schema_objectOf(properties) {
			const entries = Object.entries(properties).map(([name, schema]) => [name.replace(/\?$/, ""), schema]);
			const required = Object.keys(properties).filter((name) => !name.endsWith("?"));
			return {
				type: "object",
				...required.length === 0 ? {} : { required },
				properties: Object.fromEntries(entries)
			};
		}
		function refTo(name) {
			return { $ref: `#/components/schemas/${name}` };
		}
		;
		const POSITIVE = {
			type: "integer",
			minimum: 1,
			maximum: 999999999
		};
		const PAGING = {
			page: {
				...POSITIVE,
				default: 1,
				description: "The page number, from 1."
			},
			page_size: {
				...POSITIVE,
				default: 100,
				description: "The number of entries per page; more than 100 counts as 100."
			}
		};
		const KEY_TAKEN = "The application already has a variable or secret with this key.";
		function response(description, schema) {
			return {
				description,
				content: { "application/json": schema }
			};
		}
		function bodyOf(schema) {
			return {
				schema,
				isRequired: true
			};
		}
		const CALL_DESCRIPTIONS = {
			"GET /organization": {
				operationId: "getOrganization",
				tag: "Organizations",
				summary: "Get the organization that the token belongs to",
				successes: { 200: response("The organization", refTo("Organization")) }
			},
			"GET /organization/{org_id}/project": {
				operationId: "listProjects",
				tag: "Projects",
				summary: "List the projects of an organization",
				description: "Returns one page if `page` or `page_size` is set, otherwise all projects without `pagination`.",
				query: PAGING,
				successes: { 200: response("Projects, oldest first", openapi_schema_objectOf({
					results: openapi_schema_listOf(refTo("Project")),
					"pagination?": refTo("Pagination")
				})) }
			},
			"POST /organization/{org_id}/project": {
				operationId: "createProject",
				tag: "Projects",
				summary: "Create a project",
				body: bodyOf("NewProject"),
				successes: { 201: response("The project", refTo("Project")) }
			},
			"POST /project/{project_id}/environment": {
				operationId: "createEnvironment",
				tag: "Environments",
				summary: "Create an environment",
				body: bodyOf("NewEnvironment"),
				successes: { 201: response("The environment", refTo("Environment")) }
			},
			"GET /environment/{env_id}/logs": {
				operationId: "getEnvironmentLogs",
				tag: "Environments",
				summary: "Get the last log lines of the builds of an environment",
				description: "Returns the log of the queue scenario that has one; in other scenarios this path does not exist.",
				successes: { 200: response("At most 1000 lines, oldest first", refTo("Log")) }
			},
			"POST /environment/{env_id}/application": {
				operationId: "createApplication",
				tag: "Application",
				summary: "Create an application",
				body: bodyOf("NewApplication"),
				successes: { 201: response("The application", refTo("Application")) }
			},
			"POST /application/{app_id}/deploy": {
				operationId: "deployApplication",
				tag: "Application Actions",
				summary: "Deploy an application",
				description: "Starts a deployment. The response depends on the scenario; in most of them it is 201.",
				body: {
					schema: "NewDeployment",
					isRequired: false
				},
				successes: {
					200: {
						description: "Accepted, with the status of the application or a line of text",
						content: {
							"application/json": refTo("ApplicationStatus"),
							"text/plain": { type: "string" }
						}
					},
					201: response("The deployment", refTo("Deployment")),
					202: response("Requested, with the status of the application (only in queue scenarios)", refTo("ApplicationStatus")),
					204: {
						description: "Accepted, without a body",
						content: {}
					}
				},
				conflict: "Another deployment of the application is in progress."
			},
			"GET /application/{app_id}": {
				operationId: "getApplication",
				tag: "Application Main Calls",
				summary: "Get an application",
				description: "Returns an application of a queue scenario; in other scenarios this path does not exist.",
				successes: { 200: response("The application", refTo("ApplicationDetails")) }
			},
			"GET /application/{app_id}/status": {
				operationId: "getApplicationStatus",
				tag: "Application Main Calls",
				summary: "Get the status of an application",
				successes: { 200: response("The status", refTo("ApplicationStatus")) }
			},
			"GET /application/{app_id}/log": {
				operationId: "getApplicationLog",
				tag: "Application Logs",
				summary: "Get the last log lines of an application",
				description: "Returns log lines. Their format depends on the scenario; in most of them it is `{results}` with objects.",
				query: { tail: {
					...POSITIVE,
					default: 1e3,
					description: "The number of lines; more than 1000 counts as 1000."
				} },
				successes: {
					200: {
						description: "The lines",
						content: {
							"application/json": refTo("Log"),
							"text/plain": { type: "string" },
							"application/x-ndjson": { type: "string" }
						}
					},
					204: {
						description: "No lines",
						content: {}
					}
				}
			},
			"GET /application/{app_id}/environmentVariable": {
				operationId: "listEnvironmentVariables",
				tag: "Application Environment Variable",
				summary: "List the environment variables of an application",
				query: PAGING,
				successes: { 200: response("A page of variables, oldest first", refTo("VariableList")) }
			},
			"POST /application/{app_id}/environmentVariable": {
				operationId: "createEnvironmentVariable",
				tag: "Application Environment Variable",
				summary: "Create an environment variable",
				body: bodyOf("NewSetting"),
				successes: { 201: response("The variable", refTo("Variable")) },
				conflict: KEY_TAKEN
			},
			"POST /application/{app_id}/secret": {
				operationId: "createSecret",
				tag: "Application Secret",
				summary: "Create a secret",
				body: bodyOf("NewSetting"),
				successes: { 201: response("The secret, without its value", refTo("Secret")) },
				conflict: KEY_TAKEN
			},
			"POST /environment/{env_id}/database": {
				operationId: "createDatabase",
				tag: "Databases",
				summary: "Create a database",
				body: bodyOf("NewDatabase"),
				successes: { 201: response("The database", refTo("Database")) }
			},
			"POST /database/{db_id}/deploy": {
				operationId: "deployDatabase",
				tag: "Databases",
				summary: "Deploy a database",
				successes: { 200: response("The deployment is accepted", refTo("DatabaseDeployment")) }
			},
			"POST /organization/{org_id}/webhook": {
				operationId: "createWebhook",
				tag: "Organization Webhook",
				summary: "Create a webhook",
				description: "Sends future deployment events to the target URL by POST.",
				body: bodyOf("NewWebhook"),
				successes: { 201: response("The webhook", refTo("Webhook")) }
			},
			"POST /account/rewardClaim": {
				operationId: "postAccountRewardClaim",
				tag: "Referral & Rewards",
				summary: "Claim a reward",
				description: "Claims a reward. The same code can be claimed at most 3 times.",
				body: bodyOf("RewardClaim"),
				successes: { 200: response("The reward is claimed", refTo("ClaimedReward")) }
			}
		};
		;
		const IDENTITY = {
			"deployment_id?": openapi_schema_TEXT,
			"deployment_request_id?": openapi_schema_TEXT,
			"execution_id?": openapi_schema_TEXT
		};
		const QUEUE_FIELDS = {
			...IDENTITY,
			"deployment_request_id?": said("The waiting request, or the one that led to the state; null if neither exists or it started immediately.", orNull(openapi_schema_TEXT)),
			"execution_id?": said("The current or last execution.", openapi_schema_TEXT),
			"deployment_requests_count?": said("The number of waiting requests.", {
				type: "integer",
				minimum: 0
			}),
			"is_part_last_deployment?": said("True if the last deployment of the application's environment included it.", openapi_schema_FLAG),
			"status_details?": said("The action that the state belongs to.", openapi_schema_objectOf({
				action: {
					type: "string",
					enum: [
						"DEPLOY",
						"DELETE",
						"RESTART",
						"STOP",
						"UNKNOWN"
					]
				},
				status: {
					type: "string",
					enum: [
						"QUEUED",
						"ONGOING",
						"EXECUTING",
						"SUCCESS",
						"ERROR",
						"CANCELED",
						"CANCELING",
						"NEVER"
					]
				},
				sub_action: openapi_schema_TEXT
			}))
		};
		const openapi_schemas_AMOUNT = said("The platform does not document the unit.", {
			type: "integer",
			minimum: 1
		});
		const openapi_schemas_PORT_NUMBER = {
			type: "integer",
			minimum: 1,
			maximum: 65535
		};
		const openapi_schemas_APPLICATION = {
			name: openapi_schema_FILLED,
			"git_repository?": openapi_schema_objectOf({
				url: openapi_schema_FILLED,
				"branch?": openapi_schema_FILLED
			}),
			"build_mode?": openapi_schema_FILLED,
			"dockerfile_path?": openapi_schema_FILLED,
			"cpu?": openapi_schemas_AMOUNT,
			"memory?": openapi_schemas_AMOUNT,
			"min_running_instances?": {
				type: "integer",
				minimum: 0
			},
			"max_running_instances?": said("At least `min_running_instances`.", {
				type: "integer",
				minimum: 1
			}),
			"ports?": openapi_schema_listOf(refTo("Port"))
		};
		const openapi_schemas_DATABASE = {
			name: openapi_schema_FILLED,
			type: openapi_schema_FILLED,
			"version?": openapi_schema_FILLED,
			"mode?": openapi_schema_FILLED,
			"cpu?": openapi_schemas_AMOUNT,
			"memory?": openapi_schemas_AMOUNT,
			"storage?": openapi_schemas_AMOUNT
		};
		const CREATED = {
			id: openapi_schema_TEXT,
			created_at: INSTANT,
			updated_at: INSTANT
		};
		const openapi_schemas_BODIES = {
			NewProject: openapi_schema_objectOf({
				name: openapi_schema_FILLED,
				"description?": openapi_schema_TEXT
			}),
			NewEnvironment: openapi_schema_objectOf({
				name: openapi_schema_FILLED,
				"mode?": openapi_schema_FILLED,
				"cluster_id?": openapi_schema_FILLED,
				"cluster?": said("Used if `cluster_id` is absent.", openapi_schema_FILLED)
			}),
			NewApplication: openapi_schema_objectOf(openapi_schemas_APPLICATION),
			Port: openapi_schema_objectOf({
				internal_port: openapi_schemas_PORT_NUMBER,
				"external_port?": openapi_schemas_PORT_NUMBER,
				"protocol?": openapi_schema_FILLED,
				"publicly_accessible?": openapi_schema_FLAG
			}),
			NewDeployment: openapi_schema_objectOf({ "git_commit_id?": openapi_schema_FILLED }),
			NewSetting: openapi_schema_objectOf({
				key: openapi_schema_FILLED,
				value: openapi_schema_TEXT
			}),
			NewDatabase: openapi_schema_objectOf(openapi_schemas_DATABASE),
			NewWebhook: openapi_schema_objectOf({
				target_url: {
					type: "string",
					format: "uri",
					pattern: "^https?:"
				},
				events: openapi_schema_listOf(refTo("EventName")),
				"enabled?": {
					type: "boolean",
					default: true
				}
			}),
			EventName: said(`The sandbox sends ${EVENT_KINDS.join(", ")}, and in queue scenarios ${QUEUE_EVENT_KINDS.join(", ")}. The platform may send others.`, openapi_schema_FILLED),
			RewardClaim: openapi_schema_objectOf({
				"type?": {
					type: "string",
					enum: ["INVITATION"]
				},
				code: openapi_schema_FILLED
			})
		};
		const RESOURCES = {
			Organization: openapi_schema_objectOf({
				id: openapi_schema_TEXT,
				name: openapi_schema_TEXT,
				created_at: INSTANT
			}),
			Project: openapi_schema_objectOf({
				...CREATED,
				name: openapi_schema_TEXT,
				description: openapi_schema_TEXT
			}),
			Environment: openapi_schema_objectOf({
				id: openapi_schema_TEXT,
				name: openapi_schema_TEXT,
				"mode?": openapi_schema_TEXT,
				"cluster_id?": openapi_schema_TEXT,
				created_at: INSTANT
			}),
			Application: openapi_schema_objectOf({
				...CREATED,
				...openapi_schemas_APPLICATION
			}),
			Database: openapi_schema_objectOf({
				...CREATED,
				...openapi_schemas_DATABASE
			}),
			DatabaseDeployment: openapi_schema_objectOf({
				id: openapi_schema_TEXT,
				status: openapi_schema_TEXT,
				database_id: openapi_schema_TEXT,
				created_at: INSTANT
			}),
			ApplicationStatus: openapi_schema_objectOf({
				id: openapi_schema_TEXT,
				state: openapi_schema_TEXT,
				service_deployment_status: openapi_schema_TEXT,
				last_deployment_date: orNull(INSTANT),
				...QUEUE_FIELDS
			}),
			ApplicationDetails: openapi_schema_objectOf({
				...CREATED,
				...openapi_schemas_APPLICATION,
				environment: openapi_schema_objectOf({ id: openapi_schema_TEXT }),
				git_repository: openapi_schema_objectOf({
					url: openapi_schema_FILLED,
					"branch?": openapi_schema_FILLED,
					deployed_commit_id: said("The commit of the last successful deployment; null before the first one.", orNull(openapi_schema_TEXT)),
					deployed_commit_date: orNull(INSTANT)
				})
			}),
			Deployment: openapi_schema_objectOf({
				id: openapi_schema_TEXT,
				status: openapi_schema_TEXT,
				application_id: openapi_schema_TEXT,
				created_at: INSTANT,
				...IDENTITY
			}),
			Variable: openapi_schema_objectOf({
				...CREATED,
				key: openapi_schema_TEXT,
				value: openapi_schema_TEXT
			}),
			Secret: said("A secret, without its value.", openapi_schema_objectOf({
				...CREATED,
				key: openapi_schema_TEXT
			})),
			Webhook: openapi_schema_objectOf({
				...CREATED,
				target_url: openapi_schema_TEXT,
				events: openapi_schema_listOf(refTo("EventName")),
				enabled: openapi_schema_FLAG
			}),
			ClaimedReward: said("Empty: the platform does not document this response.", openapi_schema_objectOf({}))
		};
		const LOG_TEXT_FIELDS = [
			"message",
			"msg",
			"line",
			"log",
			"text"
		];
		const LOG_ENVELOPES = [
			"results",
			"logs",
			"data",
			"lines"
		];
		const LOGS = {
			LogLine: said("A log line; its fields and the format of its time depend on the scenario.", { oneOf: [
				openapi_schema_TEXT,
				{
					type: "object",
					properties: {
						id: openapi_schema_TEXT,
						...Object.fromEntries(["created_at", "timestamp"].map((name) => [name, refTo("LogTime")])),
						...Object.fromEntries(LOG_TEXT_FIELDS.map((name) => [name, openapi_schema_TEXT])),
						unexpected: {
							type: "object",
							description: "Only in the scenario log-odd."
						}
					}
				},
				said("Only in the scenario log-odd.", orNull(WHOLE))
			] }),
			LogTime: { oneOf: [INSTANT, said("Seconds or milliseconds since the Unix epoch.", { type: "number" })] },
			Log: said("The lines, oldest first except in the scenario log-newest-first; mostly under `results`.", { oneOf: [...LOG_ENVELOPES.map((envelope) => openapi_schema_objectOf({ [envelope]: openapi_schema_listOf(refTo("LogLine")) })), openapi_schema_listOf(refTo("LogLine"))] })
		};
		const openapi_schemas_LISTS = {
			Pagination: openapi_schema_objectOf({
				page: WHOLE,
				page_size: WHOLE,
				total_count: WHOLE,
				total_pages: WHOLE
			}),
			VariableList: openapi_schema_objectOf({
				results: openapi_schema_listOf(refTo("Variable")),
				pagination: refTo("Pagination")
			})
		};
		const SCHEMAS = {
			...openapi_schemas_BODIES,
			...RESOURCES,
			...LOGS,
			...openapi_schemas_LISTS,
			Problem: openapi_schema_objectOf({
				status: said("The HTTP status.", WHOLE),
				error: said("The status phrase.", openapi_schema_TEXT),
				message: said("What is wrong. It starts with the name of the field or parameter: `key: is required.`", openapi_schema_TEXT)
			})
		};
		;
		const PATH_HEADERS = Object.fromEntries([
			"X-RateLimit-Limit",
			"X-RateLimit-Remaining",
			"X-RateLimit-Reset",
			"X-Request-Id"
		].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
		function pathsOf(routes) {
			const paths = {};
			for (const route of routes) {
				const description = CALL_DESCRIPTIONS[`${route.method} ${route.path}`];
				if (description === undefined) throw new RangeError(`${route.method} ${route.path} is not described.`);
				paths[route.path] = {
					...paths[route.path],
					[route.method.toLowerCase()]: describe(route, description)
				};
			}
			return paths;
		}
		function describe({ path, scope }, call) {
			const needs = `Requires a token with the scope ${scope} or Admin.`;
			const parameters = [...parametersIn(path), ...openapi_document_queryOf(call)];
			return {
				operationId: call.operationId,
				tags: [call.tag],
				summary: call.summary,
				description: call.description === undefined ? needs : `${call.description} ${needs}`,
				...parameters.length === 0 ? {} : { parameters },
				...call.body === undefined ? {} : { requestBody: openapi_document_bodyOf(call.body) },
				responses: {
					...successesOf(call),
					...problemsOf(path, call)
				}
			};
		}
		function parametersIn(path) {
			return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({ $ref: `#/components/parameters/${name}` }));
		}
		function openapi_document_queryOf({ query = {} }) {
			return Object.entries(query).map(([name, { description, ...schema }]) => ({
				name,
				in: "query",
				description,
				schema
			}));
		}
		function openapi_document_bodyOf({ schema, isRequired }) {
			return {
				required: isRequired,
				content: { "application/json": { schema: refTo(schema) } }
			};
		}
		function successesOf({ successes }) {
			return Object.fromEntries(Object.entries(successes).map(([status, success]) => [status, responseOf(success)]));
		}
		function responseOf({ description, content }) {
			const bodies = Object.entries(content).map(([type, schema]) => [type, { schema }]);
			return {
				description,
				headers: PATH_HEADERS,
				...bodies.length === 0 ? {} : { content: Object.fromEntries(bodies) }
			};
		}
		function problemsOf(path, { body, query, conflict }) {
			const shared = {
				...body === undefined && query === undefined ? {} : { 400: "BadRequest" },
				401: "Unauthorized",
				403: "Forbidden",
				...path.includes("{") ? { 404: "NotFound" } : {},
				429: "TooManyRequests"
			};
			const refs = Object.entries(shared).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]);
			return {
				...Object.fromEntries(refs),
				...conflict === undefined ? {} : { 409: openapi_document_problem(conflict) }
			};
		}
		function openapi_document_problem(description) {
			return responseOf({
				description,
				content: { "application/json": refTo("Problem") }
			});
		}
		const openapi_document_ROUTES = [{
			method: "GET",
			path: "/openapi.json"
		}];
		const openapi_document_TEXT = `Describes the API of the sandbox, which plays the platform and deploys nothing.

Every call needs the header \`Authorization: Token <token>\` or \`Authorization: Bearer <token>\`. A token has scopes: Read allows reading,
Deploy starting deployments, Write creating, and Admin everything. Only Admin includes other scopes.

The scenario of an application defines how it behaves. The header \`X-Sandbox-Fault\` and the calls under \`/_sandbox\` cause errors that
are not described here.`;
		const SECURITY_SCHEMES = {
			apiToken: {
				type: "apiKey",
				in: "header",
				name: "Authorization",
				description: "An API token, as `Token <token>`."
			},
			bearerAuth: {
				type: "http",
				scheme: "bearer",
				bearerFormat: "JWT",
				description: "A JWT, as `Bearer <token>`."
			}
		};
		const HEADERS = {
			"X-RateLimit-Limit": {
				description: "Requests per window; `unlimited` in one scenario.",
				schema: { oneOf: [WHOLE, {
					type: "string",
					enum: ["unlimited"]
				}] }
			},
			"X-RateLimit-Remaining": {
				description: "Requests left in the window; -1 without a limit.",
				schema: WHOLE
			},
			"X-RateLimit-Reset": {
				description: "The end of the window in seconds since the Unix epoch; some scenarios use another format.",
				schema: { oneOf: [WHOLE, { type: "string" }] }
			},
			"X-Request-Id": {
				description: "The id of this request.",
				required: true,
				schema: openapi_schema_FILLED
			}
		};
		const RESPONSES = {
			BadRequest: openapi_document_problem("The request is not valid; the message names the field or parameter."),
			Unauthorized: openapi_document_problem("The token is missing or unknown."),
			Forbidden: openapi_document_problem("The token does not have the scope."),
			NotFound: openapi_document_problem("The resource does not exist; the message names the parameter."),
			TooManyRequests: openapi_document_problem("The rate limit is exceeded.")
		};
		const PATH_PARAMETERS = {
			org_id: "The organization",
			project_id: "The project",
			env_id: "The environment",
			app_id: "The application: the id of a created one, or a scenario's name, optionally with `--` and another name",
			db_id: "The database"
		};
		const DOCUMENT = {
			openapi: "3.0.3",
			info: {
				title: "Infrastructure Deployment Platform REST API (sandbox)",
				version: "1.0.4",
				description: openapi_document_TEXT
			},
			servers: [{ url: "/" }, {
				url: "/api/v1",
				description: "The same, under a version prefix"
			}],
			security: [{ apiToken: [] }, { bearerAuth: [] }],
			tags: [...new Set(Object.values(CALL_DESCRIPTIONS).map(({ tag }) => tag))].map((name) => ({ name })),
			paths: pathsOf(PLATFORM_ROUTES),
			components: {
				securitySchemes: SECURITY_SCHEMES,
				parameters: Object.fromEntries(Object.entries(PATH_PARAMETERS).map(([name, about]) => [name, said(about, {
					name,
					in: "path",
					required: true,
					schema: openapi_schema_FILLED
				})])),
				headers: HEADERS,
				responses: RESPONSES,
				schemas: SCHEMAS
			}
		};
		function isDocumentCall({ method, target }) {
			return findRoute(openapi_document_ROUTES, method, target) !== null;
		}
		function respondDocument() {
			return respondJson(200, DOCUMENT);
		}
		var markup = __webpack_require__(1726);
		;
		const MAX_KEPT_CHARACTERS = 16e6;
		const MIN_CHARACTERS = 500;
		const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){100}/m;
		function createMarkdown() {
			let chain = null;
			let last = Promise.resolve();
			const render = async (text, prefix) => {
				if (TOO_DEEP.test(text)) return renderAsWritten(text);
				try {
					chain ??= Promise.all([__webpack_require__.e(189), __webpack_require__.e(1)]).then(__webpack_require__.bind(__webpack_require__, 1001)).then(({ createChain }) => createChain());
					return (await chain)(text, prefix);
				} catch {
					return renderAsWritten(text);
				}
			};
			return keep((text, prefix) => {
				const rendered = last.then(kernel_clock.G).then(() => render(text, prefix));
				last = rendered;
				return rendered;
			});
		}
		function keep(render) {
			const kept = new Map();
			let characters = 0;
			return (text, prefix) => {
				const key = `${prefix}\n${text}`;
				const known = kept.get(key);
				if (known === undefined) characters += sizeOf(key);
				const rendered = known ?? render(text, prefix);
				kept.delete(key);
				kept.set(key, rendered);
				for (const oldest of kept.keys()) {
					if (characters <= MAX_KEPT_CHARACTERS) break;
					kept.delete(oldest);
					characters -= sizeOf(oldest);
				}
				return rendered;
			};
		}
		function sizeOf(key) {
			return Math.max(MIN_CHARACTERS, key.length);
		}
		function renderAsWritten(text) {
			return `<pre tabindex="0">${(0, markup.ZD)(text)}</pre>`;
		}
		;
		function viewPullRequest(world, fullName, number, now) {
			const repository = repositoryOf(world, fullName);
			const pullRequest = pullRequestOf(repository, number);
			if (pullRequest === undefined) return null;
			return {
				repository: repository.fullName,
				pullRequest,
				checks: viewChecks(repository, pullRequest.headSha, now),
				deployments: viewDeployments(repository, pullRequest),
				comments: repository.comments.filter(({ issueNumber }) => issueNumber === number)
			};
		}
		function viewChecks(repository, sha, now) {
			const runs = latestCheckRuns(repository, sha, now).map(({ id, name, status, conclusion, output, detailsUrl, author, updatedAt, actions }) => ({
				kind: "check-run",
				id,
				name,
				state: conclusion ?? status,
				description: output.title,
				detailsUrl,
				author,
				updatedAt,
				output,
				buttons: actions.map(({ label, identifier }) => ({
					label,
					identifier
				}))
			}));
			const statuses = latestStatuses(repository, sha).map(({ id, context, state, description, targetUrl, author, updatedAt }) => ({
				kind: "commit-status",
				id,
				name: context,
				state,
				description,
				detailsUrl: targetUrl,
				author,
				updatedAt,
				output: null,
				buttons: []
			}));
			return [...runs, ...statuses].sort((a, b) => a.id - b.id);
		}
		function viewDeployments({ deployments }, { headSha, headLabel }) {
			const own = deployments.filter(({ sha, ref }) => sha === headSha || ref === branchOf(headLabel));
			return own.filter(({ id, environment }) => own.findLast((other) => other.environment === environment)?.id === id).map((deployment) => ({
				environment: deployment.environment,
				deployment,
				status: deployment.statuses.at(-1) ?? null
			}));
		}
		var plain_text = __webpack_require__(6094);
		;
		const SAFE_HEADERS = {
			"x-content-type-options": "nosniff",
			"cache-control": "no-store"
		};
		function renderJson(status, value, headers = {}) {
			return {
				status,
				headers: {
					"content-type": "application/json",
					...headers
				},
				body: JSON.stringify(value)
			};
		}
		function renderError(status, error, headers = {}) {
			return renderJson(status, { error }, headers);
		}
		function renderUnavailable(error, retryAfterSeconds = 5) {
			const seconds = Math.min(3600, Math.max(1, Math.ceil(retryAfterSeconds)));
			return renderError(503, error, { "retry-after": String(seconds) });
		}
		function renderNotFound() {
			return renderError(404, "not found");
		}
		function finishResponse(response, method) {
			const { status, headers, body } = response;
			const length = { "content-length": String(Buffer.byteLength(body)) };
			return {
				status,
				headers: {
					...headers,
					...SAFE_HEADERS,
					...length
				},
				body: method === "HEAD" ? "" : body
			};
		}
		function toResponse(response) {
			if (response instanceof Response) return response;
			const { status, headers, body } = response;
			return new Response(body === "" ? null : body, {
				status,
				headers: { ...headers }
			});
		}
		;
		const MAX_TEXT_CHARS = 200;
		function renderDocument({ title, head, bodyAttributes = "", body }) {
			return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${(0, markup.ZD)(title)}</title>
${head}
</head>
<body${bodyAttributes}>
${body}
</body>
</html>
`;
		}
		function renderPageHeaders(sources) {
			return {
				...SAFE_HEADERS,
				"content-security-policy": [
					"default-src 'none'",
					`script-src ${sources.scripts}`,
					`style-src ${sources.styles}`,
					"connect-src 'self'",
					`form-action ${sources.forms}`,
					"frame-ancestors 'none'",
					"base-uri 'none'"
				].join("; "),
				"cross-origin-opener-policy": "same-origin",
				"cross-origin-resource-policy": "same-origin",
				"permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
				"referrer-policy": "no-referrer",
				"x-frame-options": "DENY"
			};
		}
		function renderText(text, maxChars = MAX_TEXT_CHARS) {
			return (0, markup.ZD)((0, plain_text.oN)((0, untrusted.h0)(text), maxChars));
		}
		function renderCode(text) {
			return `<code>${renderText(text)}</code>`;
		}
		function page_kit_renderCommit(sha) {
			return `<code title="${renderText(sha)}">${renderText(shortCommit(sha))}</code>`;
		}
		function renderUnseen(text) {
			return `<span class="unseen"> ${renderText(text)}</span>`;
		}
		function renderSign(tone, sign) {
			return `<span class="sign ${tone}" aria-hidden="true">${sign}</span>`;
		}
		function renderLink(address, label, unseen = "") {
			const url = address === null ? null : URL.parse(address);
			if (url === null || !["http:", "https:"].includes(url.protocol)) return "";
			if (url.username !== "" || url.password !== "") return "";
			const more = unseen === "" ? "" : renderUnseen(unseen);
			return `<a href="${(0, markup.ZD)(url.href)}" rel="noreferrer noopener">${(0, markup.ZD)(label)}${more}</a>`;
		}
		;
		const TONES = {
			success: "good",
			failure: "bad",
			error: "bad",
			timed_out: "bad",
			action_required: "bad",
			queued: "busy",
			in_progress: "busy",
			pending: "busy",
			RUNNING: "good",
			ERROR: "bad",
			FAILED: "bad",
			STOPPED: "bad"
		};
		const SIGNS = {
			good: "\u2713",
			bad: "\u2717",
			busy: "\u25CF",
			idle: "\u2013"
		};
		function toneOf(state) {
			const known = Object.hasOwn(TONES, state) ? TONES[state] : undefined;
			if (known !== undefined) return known;
			if (/_(?:ERROR|FAILED)$/.test(state)) return "bad";
			return /^QUEUED$|^[A-Z_]+ING$/.test(state) ? "busy" : "idle";
		}
		function signOf(tone) {
			return SIGNS[tone];
		}
		function renderTone(tone) {
			return renderSign(tone, SIGNS[tone]);
		}
		;
		const LOG_LINES = 50;
		const FAILURE = /\berror\b|\bfailed\b/i;
		const HIDDEN_TOKEN = "***";
		function viewPage(world, asked, now) {
			const chosen = asked === "job" || asked === "file" ? null : asked ?? findNewest(world);
			return {
				asked,
				repositories: listRepositories(world),
				shown: chosen === null ? null : viewPullRequest(world.github, chosen.repository, chosen.number, now),
				applications: world.applications.list().filter(({ deployments }) => deployments.length > 0).sort((a, b) => startOf(b) - startOf(a)).map((application) => viewApplication(application, now))
			};
		}
		function isBusy({ shown, applications }) {
			const states = [
				...(shown?.checks ?? []).map(({ state }) => toneOf(state)),
				...(shown?.deployments ?? []).map(({ status }) => toneOf(status?.state ?? "pending")),
				...applications.map(({ tone }) => tone)
			];
			return states.includes("busy");
		}
		function findNewest({ github }) {
			const all = [...github.repositories.values()].flatMap(({ fullName, pullRequests }) => pullRequests.map(({ id, number }) => ({
				id,
				repository: fullName,
				number
			})));
			return all.reduce((newest, one) => newest && newest.id > one.id ? newest : one, null);
		}
		function listRepositories({ github }) {
			return [...github.repositories.values()].map(({ fullName, pullRequests }) => ({
				fullName,
				pullRequests: pullRequests.map(({ number, title }) => ({
					repository: fullName,
					number,
					title
				})).reverse()
			}));
		}
		function viewApplication(application, now) {
			const { id, deployments, scenario } = application;
			const { state } = shownAt(application, now);
			const last = deployments.at(-1);
			const lastSeconds = Math.max(...[...scenario.timeline, ...scenario.log].map(({ atSeconds }) => atSeconds), 0);
			const lines = logUntil(application, now, HIDDEN_TOKEN).slice(-LOG_LINES);
			const isMoving = last !== undefined && now < movesAt(application, last) + lastSeconds * 1e3;
			const tone = isMoving ? "busy" : toneOf(state);
			const isFailure = ({ at, text }) => at >= startOf(application) && FAILURE.test(text);
			return {
				id,
				name: application.body?.name ?? id,
				state,
				tone,
				commit: last?.commit ?? null,
				deploymentCount: deployments.length,
				lines,
				failingLine: tone === "bad" && lines.find(isFailure) || null
			};
		}
		function startOf({ deployments }) {
			return deployments.at(-1)?.startedAt ?? 0;
		}
		;
		const SECOND_MS = 1e3;
		const MINUTE_MS = 60 * SECOND_MS;
		const page_dates_HOUR_MS = 60 * MINUTE_MS;
		const page_dates_DAY_MS = 24 * page_dates_HOUR_MS;
		const LAST_INSTANT = 864e13;
		function renderAgo(at, now) {
			const ageMs = now - at;
			if (!(ageMs >= 5 * SECOND_MS)) return "just now";
			if (ageMs < MINUTE_MS) return `${Math.floor(ageMs / SECOND_MS)} s ago`;
			if (ageMs < page_dates_HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min ago`;
			if (ageMs < 2 * page_dates_DAY_MS) return `${Math.floor(ageMs / page_dates_HOUR_MS)} h ago`;
			return `${Math.floor(ageMs / page_dates_DAY_MS)} days ago`;
		}
		function renderTime(at, zone = " UTC") {
			return renderElement(at, (date) => ["", `${date}${zone}`]);
		}
		function renderAge(at, now) {
			return renderElement(at, (date) => [` title="${date} UTC"`, renderAgo(at, now)]);
		}
		function renderElement(at, contentOf) {
			if (!(Math.abs(at) <= LAST_INSTANT)) return "<span>at an unknown time</span>";
			const instant = new Date(at).toISOString();
			const [attributes, text] = contentOf(instant.slice(0, -5).replace("T", " "));
			return `<time datetime="${instant}"${attributes}>${text}</time>`;
		}
		;
		const render_pull_request_PASSES = [
			"success",
			"neutral",
			"skipped"
		];
		function verdictOf(checks) {
			const busy = checks.filter(({ state }) => toneOf(state) === "busy").length;
			const failed = checks.filter(({ state }) => !render_pull_request_PASSES.includes(state)).length - busy;
			const of = `of ${checks.length} ${checks.length === 1 ? "check" : "checks"}`;
			if (failed > 0) return {
				tone: "bad",
				sentence: `${failed} ${of} did not pass`
			};
			if (busy > 0) return {
				tone: "busy",
				sentence: `${busy} ${of} not finished yet`
			};
			if (checks.length === 0) return {
				tone: "idle",
				sentence: "No checks yet"
			};
			return {
				tone: "good",
				sentence: checks.length === 1 ? "The check passed" : `All ${checks.length} checks passed`
			};
		}
		function renderPullRequest(view, { comments, outputs }) {
			const { repository, checks, deployments } = view;
			return `${renderHeader(view)}
${renderVerdict(verdictOf(checks))}
<div class="pair">
${renderCard("checks", "Checks", checks.length, renderRows(checks.map((check) => renderCheck(check, repository, outputs))), "No checks for this commit yet.")}
${renderCard("deployments", "Deployments", deployments.length, renderRows(deployments.map(render_pull_request_renderDeployment)), "This commit has not been deployed yet.")}
</div>
${renderComments(view, comments)}`;
		}
		function renderHeader({ repository, pullRequest }) {
			const { number, title, headLabel, headSha, base, author, merged, state } = pullRequest;
			const [word, tone] = merged ? ["Merged", "idle"] : state === "open" ? ["Open", "good"] : ["Closed", "bad"];
			const target = `${ownerOf({ fullName: repository })}:${base}`;
			return `<header data-part="title">
<h1 class="title">${(0, markup.ZD)(title)} <span class="soft">#${number}</span></h1>
<p class="facts"><span class="pill ${tone}">${word}</span>
<span>${(0, markup.ZD)(author.login)} wants to merge <code>${(0, markup.ZD)(headLabel)}</code> into <code>${(0, markup.ZD)(target)}</code></span>
<span class="soft">in ${(0, markup.ZD)(repository)}, head <code>${(0, markup.ZD)((0, plain_text.Ax)(headSha))}</code></span></p>
</header>`;
		}
		function renderVerdict({ tone, sentence }) {
			return `<p class="status ${tone}" role="status" aria-live="polite" data-part="status"><span aria-hidden="true">${signOf(tone)}</span> ${(0, markup.ZD)(sentence)}</p>`;
		}
		function renderRows(rows) {
			return `<ul class="rows">\n${rows.join("\n")}\n</ul>`;
		}
		function renderCheck(check, repository, outputs) {
			const { id, kind, name, state, description, detailsUrl, author } = check;
			const tone = toneOf(state);
			const output = `${outputs.get(id) ?? ""}${renderAnnotations(check.output?.annotations ?? [])}`;
			const said = description === null || description === "" ? "" : `<div>${(0, markup.ZD)(description)}</div>`;
			const from = kind === "check-run" ? `check run by ${author.login}` : `commit status by ${author.login}`;
			const folded = output === "" ? "" : `<details class="more"><summary>Output of ${(0, markup.ZD)(name)}</summary><div class="body">${output}</div></details>`;
			return `<li class="${tone}" id="check-${id}">${renderTone(tone)}
<div class="what"><span class="name">${(0, markup.ZD)(name)}</span>${said}
<div class="hint">${(0, markup.ZD)(from)} ${renderLink(detailsUrl, "Details", `of ${name}`)}${renderButtons(check, repository)}</div></div>
<span class="word">${renderWord(state)}</span>${folded}</li>`;
		}
		function renderAnnotations(annotations) {
			const textOf = (annotation, name) => {
				const value = (0, hostile_json._F)(annotation, name);
				return typeof value === "string" || typeof value === "number" ? (0, markup.ZD)(`${value}`) : "";
			};
			const items = annotations.map((annotation) => `<li><code>${textOf(annotation, "path")}:${textOf(annotation, "start_line")}</code> <b>${textOf(annotation, "title")}</b><br>${textOf(annotation, "message").replaceAll("\n", "<br>")}</li>`);
			return items.length === 0 ? "" : `<h3>Annotations</h3><ul>${items.join("")}</ul>`;
		}
		function renderButtons({ id, buttons }, repository) {
			return buttons.map(({ label, identifier }) => {
				const event = {
					event: "check_run.requested_action",
					repository,
					check_run_id: id,
					identifier
				};
				return ` <button type="button" data-event="${(0, markup.ZD)(JSON.stringify(event))}">${(0, markup.ZD)(label)}</button>`;
			}).join("");
		}
		function render_pull_request_renderDeployment({ environment, deployment, status }) {
			const state = status?.state ?? "pending";
			const tone = toneOf(state);
			const description = status?.description ?? "";
			const links = [renderLink(status?.environmentUrl ?? null, "Open", environment), renderLink(status?.logUrl ?? null, "Log", `of ${environment}`)];
			return `<li class="${tone}" id="deployment-${deployment.id}">${renderTone(tone)}
<div class="what"><span class="name">${(0, markup.ZD)(environment)}</span>${description === "" ? "" : `<div>${(0, markup.ZD)(description)}</div>`}
<div class="hint">${renderTime(status?.createdAt ?? deployment.createdAt)} <code>${(0, markup.ZD)((0, plain_text.Ax)(deployment.sha))}</code> ${links.join(" ")}</div></div>
<span class="word">${renderWord(state)}</span></li>`;
		}
		function renderComments({ comments }, texts) {
			const shown = comments.map(({ id, author, createdAt, updatedAt }) => {
				const edited = updatedAt > createdAt ? `<span class="hint">edited ${renderTime(updatedAt)}</span>` : "";
				return `<article class="card comment" id="issuecomment-${id}" aria-labelledby="author-${id}">
<div class="head"><h3 id="author-${id}">${(0, markup.ZD)(author.login)}</h3>
<a href="#issuecomment-${id}"><span class="unseen">Link to the comment of </span>${renderTime(createdAt)}</a>${edited}</div>
<div class="body">${texts.get(id) ?? ""}</div>
</article>`;
			});
			const content = shown.length === 0 ? "<p class=\"card empty\">No comments yet.</p>" : shown.join("\n");
			const counted = shown.length === 0 ? "" : `<span class="count">${shown.length}</span>`;
			return `<section class="talk" data-part="comments" id="comments" aria-labelledby="comments-heading">
<h2 id="comments-heading">Comments ${counted}</h2>
${content}
</section>`;
		}
		function renderWord(state) {
			return (0, markup.ZD)(state.replaceAll("_", " "));
		}
		function renderCard(part, heading, count, content, empty) {
			const shown = count === 0 ? `<p class="empty">${(0, markup.ZD)(empty)}</p>` : content;
			const counted = count === 0 ? "" : `<span class="count">${count}</span>`;
			return `<section class="card" data-part="${part}" id="${part}" aria-labelledby="${part}-heading">
<h2 id="${part}-heading">${(0, markup.ZD)(heading)} ${counted}</h2>
${shown}
</section>`;
		}
		;
		const MORPH_SCRIPT = `'use strict';
const keyOf = (node) => node.nodeName + '/' + (node.dataset?.key ?? node.id ?? '');
const syncAttributes = (old, next) => {
  for (const { name } of [...old.attributes]) if (name !== 'open' && !next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (name !== 'open' && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
};
const morph = (old, next) => {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return old;
  }
  syncAttributes(old, next);
  const left = Map.groupBy([...old.childNodes], keyOf);
  const wanted = [...next.childNodes].map((child) => {
    const same = left.get(keyOf(child))?.shift();
    return same === undefined ? child : morph(same, child);
  });
  for (const nodes of left.values()) for (const node of nodes) node.remove();
  let place = old.firstChild;
  for (const node of wanted) {
    if (node === place) place = place.nextSibling;
    else old.insertBefore(node, place);
  }
  return old;
};
`;
		;
		const SCRIPT = `${MORPH_SCRIPT}
const partsOf = (root) => new Map([...root.querySelectorAll('[data-part]')].map((part) => [part.dataset.part, part]));
const known = new Map([...partsOf(document)].map(([name, part]) => [name, part.outerHTML]));
document.querySelector('#still').hidden = true;
const offline = document.querySelector('#offline');
const marked = new Set();
const showMarks = () => {
  for (const mark of document.querySelectorAll('.lines mark')) {
    if (marked.has(mark.id)) continue;
    marked.add(mark.id);
    const box = mark.closest('.lines');
    box.scrollTop += mark.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
  }
};
const update = (fresh) => {
  const parts = partsOf(document);
  const changed = [...partsOf(fresh)].map(([name, next]) => [name, next, next.outerHTML]);
  for (const [name, next, html] of changed) {
    const old = parts.get(name);
    if (old === undefined || known.get(name) === html) continue;
    known.set(name, html);
    morph(old, next);
  }
  showMarks();
  document.title = fresh.title;
  document.body.dataset.pace = fresh.body.dataset.pace ?? 'slow';
};
const refresh = async () => {
  try {
    if (!document.hidden) {
      const response = await fetch(location.href, { cache: 'no-store' });
      update(new DOMParser().parseFromString(await response.text(), 'text/html'));
    }
    offline.hidden = true;
  } catch {
    offline.hidden = false;
  }
  again();
};
const press = async (button) => {
  button.disabled = true;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/_sandbox/github/deliver', { method: 'POST', headers, body: button.dataset.event }).catch(() => null);
  if (response?.ok) return;
  button.disabled = false;
  button.textContent += ' (failed: ' + (response === null ? 'the sandbox is not responding' : 'status ' + response.status) + ')';
};
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-event]');
  if (button !== null) void press(button);
});
const again = () => setTimeout(refresh, document.body.dataset.pace === 'fast' ? 1000 : 3000);
showMarks();
again();
`;
		;
		const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f5f6f8; --card: #ffffff; --sunk: #f0f2f5; --line: #dde1e7; --text: #1c2128; --soft: #57606b; --link: #0858b8;
  --good: #16703a; --good-wash: #e3f4e9; --good-solid: #2f9e5b; --bad: #b3232c; --bad-wash: #fce9e9; --bad-solid: #d64550;
  --busy: #8a5300; --busy-wash: #fdf1da; --busy-solid: #e0a13a; --idle: #57606b; --idle-wash: #eceff3; --idle-solid: #b6bec9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1318; --card: #171c23; --sunk: #10151b; --line: #2a323c; --text: #e4e9ef; --soft: #a1acb9; --link: #79b4ff;
    --good: #5fd08a; --good-wash: #12301f; --good-solid: #3aa566; --bad: #ff8f8a; --bad-wash: #3b1a1c; --bad-solid: #d9585a;
    --busy: #eeb756; --busy-wash: #35270d; --busy-solid: #c98f2e; --idle: #a1acb9; --idle-wash: #242b34; --idle-solid: #4d5866;
  }
}
.good { --tone: var(--good); --wash: var(--good-wash); --solid: var(--good-solid); }
.bad { --tone: var(--bad); --wash: var(--bad-wash); --solid: var(--bad-solid); }
.busy { --tone: var(--busy); --wash: var(--busy-wash); --solid: var(--busy-solid); }
.idle { --tone: var(--idle); --wash: var(--idle-wash); --solid: var(--idle-solid); }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--text); font-size: 0.9375rem; line-height: 1.5;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
}
h1, h2, h3, p, ol, ul, dl, dd { margin: 0; }
a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: 0.875em; }
time, .soft, .hint { color: var(--soft); }
.hint { font-size: 0.8125rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100vw; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--card); }
.skip:focus { left: 0.75rem; z-index: 1; }
.inner { max-width: 78rem; margin-inline: auto; padding-inline: clamp(0.75rem, 3vw, 2rem); }
.bar { background: var(--card); border-bottom: 1px solid var(--line); }
.bar .inner { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1rem; padding-block: 0.625rem; }
.brand { color: inherit; font-size: 1rem; font-weight: 650; text-decoration: none; letter-spacing: -0.01em; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; overflow: hidden; }
.sign { display: inline-grid; place-items: center; flex: none; width: 1.375rem; height: 1.375rem; border-radius: 50%; background: var(--wash); color: var(--tone); font-weight: 700; font-size: 0.75rem; line-height: 1; }
.word { color: var(--tone); font-weight: 600; }
.wide { overflow-x: auto; }
`;
		;
		const STYLE = `${PAGE_STYLE}
pre code { font-size: inherit; }
.hint code { font-size: 0.9375em; }
.offline { padding: 0.5rem 1rem; text-align: center; background: var(--bad-wash); color: var(--bad); }
.layout { display: grid; gap: 1.5rem; padding-block: 1.5rem 3rem; }
.layout > *, .pair > * { min-width: 0; }
main { display: grid; gap: 1.25rem; align-content: start; min-width: 0; }
@media (min-width: 64rem) {
  .layout { grid-template-columns: minmax(0, 1fr) 15rem; gap: 2rem; }
  .pulls { position: sticky; top: 1.5rem; max-height: calc(100vh - 3rem); overflow-y: auto; align-self: start; }
  .pair { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
}
.pair { display: grid; gap: 1.25rem; align-items: start; }
.title { font-size: clamp(1.25rem, 1rem + 1.5vw, 1.75rem); line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere; }
.title .soft { font-weight: 400; }
.facts { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; margin-top: 0.5rem; overflow-wrap: anywhere; }
.pill { padding: 0.0625rem 0.625rem; border-radius: 1rem; font-size: 0.8125rem; font-weight: 600; white-space: nowrap; }
button { padding: 0.0625rem 0.625rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--card); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--sunk); }
button:disabled { cursor: default; opacity: 0.7; }
@media (scripting: none) { button { display: none; } }
.pill, .status { background: var(--wash); color: var(--tone); }
.status { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: baseline; padding: 0.625rem 1rem; border-radius: 0.5rem; font-weight: 600; }
.card > h2, .card > .head { padding: 0.625rem 1rem; border-bottom: 1px solid var(--line); }
h2 { font-size: 0.9375rem; font-weight: 650; }
h2 .count { color: var(--soft); font-weight: 400; margin-left: 0.25rem; }
.empty { padding: 1rem; color: var(--soft); }
.rows { list-style: none; padding: 0; }
.rows > li { display: grid; grid-template-columns: 1.5rem minmax(0, 1fr) auto; gap: 0 0.625rem; padding: 0.625rem 1rem; }
.rows > li + li { border-top: 1px solid var(--line); }
.rows .what { overflow-wrap: anywhere; }
.rows .name { font-weight: 600; }
.rows .more { grid-column: 2 / -1; }
.busy > .sign { animation: pulse 1.6s ease-in-out infinite; }
@keyframes pulse { 50% { background: transparent; } }
@media (prefers-reduced-motion: reduce) { .busy > .sign { animation: none; } }
.word { font-size: 0.8125rem; }
summary { cursor: pointer; width: fit-content; max-width: 100%; }
.rows .more > summary { color: var(--soft); font-size: 0.8125rem; margin-top: 0.25rem; }
.talk { display: grid; gap: 1rem; }
.comment:target { border-color: var(--link); }
.head { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: baseline; background: var(--sunk); }
.head h3 { font-size: inherit; overflow-wrap: anywhere; }
.head time, .head a { font-size: 0.8125rem; color: var(--soft); }
.body { padding: 0.875rem 1rem 1rem; overflow-wrap: anywhere; }
.body > * + *, .body details > * + * { margin-top: 0.75rem; }
.body h1, .body h2, .body h3, .body h4 { font-size: 1.0625rem; line-height: 1.35; }
.body ul, .body ol { padding-left: 1.5rem; }
.body blockquote { margin-inline: 0; padding-left: 0.875rem; border-left: 3px solid var(--line); color: var(--soft); }
.body pre { padding: 0.75rem; line-height: 1.5; border-radius: 0.5rem; background: var(--sunk); overflow: auto; max-height: 22rem; margin-bottom: 0; }
.body :not(pre) > code { padding: 0.1em 0.35em; border-radius: 0.25rem; background: var(--sunk); }
.wide table { border-collapse: collapse; }
.wide th, .wide td { padding: 0.375rem 0.75rem; border: 1px solid var(--line); text-align: left; overflow-wrap: normal; white-space: nowrap; }
.wide th { background: var(--sunk); font-weight: 600; }
.log > summary { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: center; width: auto; padding: 0.625rem 1rem; list-style-position: inside; }
.log + .log { border-top: 1px solid var(--line); }
.log .name { font-weight: 600; overflow-wrap: anywhere; }
.lines { display: flex; flex-direction: column-reverse; max-height: 20rem; overflow: auto; background: var(--sunk); border-top: 1px solid var(--line); }
.lines pre { margin: 0; padding: 0.75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.6; font-size: 0.8125rem; }
.lines time { user-select: none; }
.lines mark, .lines mark time, .cause { background: var(--bad-wash); color: var(--bad); }
.lines mark { font-weight: 600; scroll-margin: 4rem; }
.cause { padding: 0.375rem 1rem; overflow-wrap: anywhere; font-size: 0.8125rem; }
.cause a { color: inherit; }
.pulls h2 { margin-bottom: 0.5rem; }
.pulls h3 { margin: 0.75rem 0 0.25rem; font-size: 0.8125rem; font-weight: 600; color: var(--soft); overflow-wrap: anywhere; }
.pulls ul { list-style: none; padding: 0; }
.pulls li a { display: block; padding: 0.25rem 0.625rem; border-radius: 0.375rem; overflow-wrap: anywhere; text-decoration: none; color: inherit; }
.pulls li a:hover { background: var(--idle-wash); }
.pulls li a[aria-current] { background: var(--card); box-shadow: inset 3px 0 var(--link); }
@media (max-width: 63.99rem) { .pulls { order: 2; } }
@media (max-width: 30rem) { .rows > li { padding-inline: 0.75rem; } .rows .word { grid-column: 2; } }
`;
		;
		const PAGE_HEADERS = renderPageHeaders({
			scripts: hashOf(SCRIPT),
			styles: hashOf(STYLE),
			forms: "'none'"
		});
		function render_page_renderPage(view, texts) {
			const { applications } = view;
			const logs = applications.map(render_page_renderApplication).join("\n");
			const content = `<main id="content">
${view.shown === null ? renderNothing(view.asked) : renderPullRequest(view.shown, texts)}
${renderCard("applications", "Application logs", applications.length, logs, "No application has been deployed yet.")}
</main>
${renderList(view)}`;
			return renderDocument({
				title: titleOf(view),
				head: `<style>${STYLE}</style>`,
				bodyAttributes: ` data-pace="${isBusy(view) ? "fast" : "slow"}"`,
				body: `<a class="skip" href="#content">Skip to the content</a>
<header class="bar"><div class="inner">
<a class="brand" href="/">Touchdown sandbox</a>
<span class="hint">plays GitHub and a deployment platform on this machine; it deploys nothing</span>
</div></header>
<p id="offline" class="offline" role="alert" hidden>The sandbox is not responding. This page shows its last known state.</p>
<div class="inner layout">
${content}
</div>
<p id="still" class="inner hint">JavaScript is off: reload the page to update it.</p>
<script>${SCRIPT}<\/script>`
			});
		}
		function hashOf(text) {
			return `'sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}'`;
		}
		function titleOf({ shown }) {
			if (shown === null) return "Touchdown sandbox";
			const { repository, pullRequest, checks } = shown;
			return `${signOf(verdictOf(checks).tone)} ${pullRequest.title} \u00B7 ${repository}#${pullRequest.number}`;
		}
		function renderNothing(asked) {
			const [what, hint] = describeNothing(asked);
			return `<header data-part="title"><h1 class="title">${what}</h1><p class="facts">${hint}</p></header>`;
		}
		function describeNothing(asked) {
			if (asked === null) {
				const hint = "A pull request appears here when a workflow writes to it through <code>/api/v3</code>.";
				return ["No pull request yet", hint];
			}
			if (asked === "job") {
				const hint = "On GitHub, this page shows the log of a workflow job. The sandbox runs no jobs: see the output of the action where you ran it. The logs of the deployed applications are below.";
				return ["Job log", hint];
			}
			if (asked === "file") {
				const hint = "On GitHub, this page shows a file of the commit. The sandbox has no files: open it in your checkout.";
				return ["File", hint];
			}
			const hint = `The sandbox has no pull request ${asked.number} in ${(0, markup.ZD)(asked.repository)}.`;
			return ["Pull request not found", hint];
		}
		function render_page_renderApplication(application) {
			const { id, name, state, tone, commit, deploymentCount, lines, failingLine } = application;
			const log = lines.map((line) => renderLine(line, line === failingLine)).join("\n");
			const deployed = deploymentCount === 1 ? "deployed once" : `deployed ${deploymentCount} times`;
			const of = commit === null ? "" : `, last commit <code>${(0, markup.ZD)((0, plain_text.Ax)(commit))}</code>`;
			const idShown = name === id ? "" : ` <span class="hint"><code>${(0, markup.ZD)(id)}</code></span>`;
			const key = Buffer.from(id).toString("hex");
			return `<details class="log ${tone}" id="application-${key}" open>
<summary>${renderTone(tone)} <span class="name">${(0, markup.ZD)(name)}</span>${idShown} <span class="word">${renderWord(state)}</span> <span class="hint">${deployed}${of}</span></summary>
${failingLine === null ? "" : `<p class="cause">${signOf("bad")} <a href="#line-${(0, markup.ZD)(failingLine.id)}">${(0, markup.ZD)(failingLine.text)}</a></p>`}
<div class="lines" id="log-${key}" tabindex="0" role="group" aria-label="Log of ${(0, markup.ZD)(name)}"><pre>${log}</pre></div>
</details>`;
		}
		function renderLine({ id, at, text }, isMarked) {
			const line = `${renderTime(at, "")} ${(0, markup.ZD)(text)}`;
			return isMarked ? `<mark id="line-${(0, markup.ZD)(id)}">${line}</mark>` : line;
		}
		function renderList({ repositories, shown }) {
			const lists = repositories.map(({ fullName, pullRequests }) => {
				const items = pullRequests.map(({ repository, number, title }) => {
					const isShown = shown?.repository === repository && shown.pullRequest.number === number;
					const current = isShown ? " aria-current=\"page\"" : "";
					return `<li><a href="${(0, markup.ZD)(addressOf(repository, number))}"${current}>${(0, markup.ZD)(title)} <span class="soft">#${number}</span></a></li>`;
				});
				const list = items.length === 0 ? "<p class=\"hint\">No pull requests</p>" : `<ul>${items.join("\n")}</ul>`;
				return `<h3>${(0, markup.ZD)(fullName)}</h3>\n${list}`;
			});
			const content = lists.length === 0 ? "<p class=\"hint\">None yet</p>" : lists.join("\n");
			return `<nav class="pulls" data-part="pulls" id="pulls" aria-labelledby="pulls-heading">
<h2 id="pulls-heading">Pull requests</h2>
${content}
</nav>`;
		}
		function addressOf(repository, number) {
			return `/${repository.split("/").map(encodeURIComponent).join("/")}/pull/${number}`;
		}
		;
		const pages_ROUTES = [
			{
				method: "GET",
				path: "/"
			},
			{
				method: "GET",
				path: "/{owner}/{repo}/pull/{number}"
			},
			{
				method: "GET",
				path: "/{owner}/{repo}/runs/{check_run_id}"
			},
			{
				method: "GET",
				path: "/{owner}/{repo}/actions/runs/{run_id}"
			},
			{
				method: "GET",
				path: "/{owner}/{repo}/actions/runs/{run_id}/job/{job_id}"
			}
		];
		const FILE = /^\/[^/?]+\/[^/?]+\/blob\/[^/?]+\/[^?]+/;
		function isPageCall({ method, target, headers }) {
			if (headers["authorization"] !== undefined || /^\/(?:api|_sandbox)(?:[/?]|$)/.test(target)) return false;
			return method === "GET" && FILE.test(target) || findRoute(pages_ROUTES, method, target) !== null;
		}
		function createPages() {
			const markdown = createMarkdown();
			return async (world, request, now) => {
				if (isForeign(request)) return respondProblem(403, "This page works only with a local address. Use 127.0.0.1, [::1] or localhost as the host.");
				const view = viewPage(world, addressIn(request), now);
				const page = render_page_renderPage(view, await renderTexts(view, markdown));
				const isMissing = typeof view.asked === "object" && view.asked !== null && view.shown === null;
				const status = isMissing ? 404 : 200;
				const response = respond(status, "text/html; charset=utf-8", page);
				return {
					...response,
					headers: {
						...response.headers,
						...PAGE_HEADERS
					}
				};
			};
		}
		function isForeign({ headers, remoteAddress }) {
			if (remoteAddress === undefined || !isLoopbackHost(remoteAddress)) return false;
			return !isLoopbackHost(URL.parse(`http://${headers["host"] ?? ""}`)?.hostname ?? "");
		}
		function addressIn({ method, target }) {
			if (FILE.test(target)) return "file";
			const { owner, repo, number } = findRoute(pages_ROUTES, method, target)?.parameters ?? {};
			if (owner === undefined || repo === undefined) return null;
			if (number === undefined) return "job";
			return {
				repository: `${owner}/${repo}`,
				number: /^\d{1,15}$/.test(number) ? Number(number) : 0
			};
		}
		async function renderTexts({ shown }, render) {
			const renderOne = async (kind, id, text) => {
				return [id, await render(text, `${kind}-${id}-`)];
			};
			const comments = (shown?.comments ?? []).map(({ id, body }) => renderOne("comment", id, body));
			const outputs = (shown?.checks ?? []).flatMap(({ id, output }) => {
				const text = [output?.summary, output?.text].filter(Boolean).join("\n\n");
				return text === "" ? [] : [renderOne("check", id, text)];
			});
			return {
				comments: new Map(await Promise.all(comments)),
				outputs: new Map(await Promise.all(outputs))
			};
		}
		;
		function createPlatformTime(clock, speed, startAt) {
			let base = startAt;
			let anchor = clock.monotonicMs();
			let frozen = false;
			const now = () => Math.floor(frozen ? base : base + (clock.monotonicMs() - anchor) * speed);
			const rebase = (byMs, isFrozen) => {
				base = now() + byMs;
				anchor = clock.monotonicMs();
				frozen = isFrozen;
			};
			return {
				now,
				speed,
				isFrozen: () => frozen,
				setFrozen: (isFrozen) => rebase(0, isFrozen),
				advance: (byMs) => rebase(byMs, frozen),
				realMsUntil: (at) => frozen && at > now() ? Number.POSITIVE_INFINITY : Math.max(0, (at - now()) / speed)
			};
		}
		;
		const EVERYONES_ROUTES = PLATFORM_ROUTES.filter(({ needsQueue }) => needsQueue !== true);
		function respondToRequest(world, request, now) {
			const [started, overdue] = claimDue({
				...world,
				requests: world.requests + 1
			}, now);
			const [seen, resolved] = resolve(started, request, now);
			const [served, result, fault] = world_serve(seen, resolved, now);
			const [after, due] = claimDue(served, now);
			const requestId = identifierFor(`${world.seed}/request/${after.requests}`);
			const exchange = {
				result: world_stamp(after, resolved, result, requestId, now),
				requestId,
				operation: resolved.route?.operation ?? null,
				applicationId: resolved.application?.id ?? null,
				tokenName: resolved.token?.name ?? null,
				fault
			};
			return [
				after,
				exchange,
				[...overdue, ...due]
			];
		}
		function resolve(world, request, now) {
			const token = authenticate(request.headers["authorization"], world.tokens);
			const found = findRoute(PLATFORM_ROUTES, request.method, request.target);
			const { route = null, parameters = {} } = found ?? {};
			const applicationId = parameters["app_id"];
			const resolved = {
				request,
				route,
				parameters,
				token,
				application: null
			};
			if (route?.of === "application" && route.needsQueue === true && !isQueueing(world, applicationId ?? "")) return [world, {
				...resolved,
				route: null
			}];
			if (token === null || applicationId === undefined) return [world, resolved];
			const [seen, application] = resolveApplication(world, applicationId, now);
			return [seen, {
				...resolved,
				application
			}];
		}
		function world_serve(world, resolved, now) {
			if (resolved.token === null) {
				const message = "The Authorization header does not contain a known token.";
				return [
					world,
					respondProblem(401, message),
					null
				];
			}
			const [spent, isAdmitted] = spendOne(world, resolved, now);
			if (!isAdmitted) return [
				spent,
				respondProblem(429, "Rate limit exceeded."),
				null
			];
			const [drawn, chosen] = world_drawFault(spent, resolved);
			if (chosen === null) return [...world_carryOut(drawn, resolved, resolved.token, now), null];
			const fault = parseFault(chosen.text);
			if (fault === null) return [
				drawn,
				respondProblem(400, `X-Sandbox-Fault: unknown fault. ${describeFaults()}`),
				null
			];
			const [after, response] = fault.preempts ? [drawn, respondNothing()] : world_carryOut(drawn, {
				...resolved,
				request: fault.replaceRequest(resolved.request)
			}, resolved.token, now);
			return [
				after,
				fault.change(response, resolved.request, chosen.turn, now + skewOf(resolved)),
				fault.text
			];
		}
		function world_drawFault(world, { request, route, application }) {
			const asked = request.headers["x-sandbox-fault"];
			if (asked !== undefined) return [world, {
				text: asked,
				turn: world.requests
			}];
			if (route === null) return [world, null];
			const facts = {
				operation: route.operation,
				applicationId: application?.id ?? null,
				deployed: (application?.deployments.length ?? 0) > 0,
				chance: `${world.seed}/${application?.id ?? ""}`
			};
			const [rules, ordered] = chooseFault(world.rules, facts);
			const counted = rules === world.rules ? world : {
				...world,
				rules
			};
			if (ordered !== null || application === null) return [counted, ordered];
			const [own, inherent] = chooseFault(application.rules, facts);
			if (own === application.rules) return [counted, null];
			return [withApplication(counted, {
				...application,
				rules: own
			}), inherent];
		}
		function world_carryOut(world, resolved, token, now) {
			const { route, request, parameters } = resolved;
			if (route === null) return [world, respondProblem(404, describeAbsence(request))];
			if (!isAllowed(token, route.scope)) {
				if (resolved.application?.scenario.queue) return [world, respondProblem(401, "The token is not valid.")];
				return [world, respondProblem(403, `The token does not have the scope ${route.scope}.`)];
			}
			const call = {
				request,
				token,
				parameters,
				query: queryOf(request.target)
			};
			if (route.of === "organization") return route.carryOut(world, call, now);
			const application = world.applications.get(resolved.application?.id ?? "");
			if (application === undefined) return [world, respondProblem(404, "app_id: the application does not exist.")];
			return route.carryOut(world, application, call, now);
		}
		function describeAbsence({ method, target }) {
			const methods = methodsAt(EVERYONES_ROUTES, target).join(", ");
			return methods === "" ? "This URL does not exist." : `This URL does not support ${method}. Use ${methods}.`;
		}
		function world_stamp(world, resolved, result, requestId, now) {
			if (result.kind !== "response") return result;
			const scenario = resolved.application?.scenario;
			const skewMs = skewOf(resolved);
			const limits = result.hasLimits ? renderLimitHeaders(windowFor(world, resolved, now), scenario?.limitHeaders ?? "epoch-seconds", {
				now,
				speed: world.speed,
				skewMs
			}) : {};
			const stamps = {
				Date: new Date(now + skewMs).toUTCString(),
				...world.speed !== 1 && skewMs === 0 ? { "X-Sandbox-Speed": String(world.speed) } : {},
				"X-Request-Id": requestId
			};
			return {
				...result,
				headers: {
					...stamps,
					...limits,
					...result.headers
				}
			};
		}
		function skewOf({ application }) {
			return (application?.scenario.skewSeconds ?? 0) * 1e3;
		}
		;
		const FARTHEST_MS = 864e13;
		const SAVED_ID = partOf(TEXT);
		const SAVED_TEXT = partOf(STRING);
		const SAVED_INSTANT = partOf(numberFrom(-FARTHEST_MS, FARTHEST_MS, false));
		const SAVED_COUNT = partOf(numberFrom(0, Number.MAX_SAFE_INTEGER, true));
		const SAVED_EVENT = partOf(oneOf(EVENT_KINDS));
		const SAVED_ANY_EVENT = partOf(oneOf([...EVENT_KINDS, ...QUEUE_EVENT_KINDS]));
		function wholeOf(parts) {
			return objectOf(parts, Object.keys(parts));
		}
		function nullOr(part) {
			return {
				said: `${part.said}, or null`,
				decode: (value, path) => value === null ? {
					kind: "decoded",
					value: null
				} : part.decode(value, path)
			};
		}
		function fieldsOf(decode) {
			return {
				said: "an object",
				decode: (value, path) => {
					if (!isObject(value)) return refuse(`${path}: must be an object.`);
					const decoded = decode(value);
					return decoded.kind === "refused" ? refuse(`${path}.${decoded.message}`) : decoded;
				}
			};
		}
		function bothOf(first, second) {
			return {
				said: "an object",
				decode: (value, path) => {
					const one = first.decode(value, path);
					if (one.kind === "refused") return one;
					const other = second.decode(value, path);
					return other.kind === "refused" ? other : {
						kind: "decoded",
						value: {
							...one.value,
							...other.value
						}
					};
				}
			};
		}
		function wordOf(said, read) {
			const reader = {
				said,
				read: (value) => read(value) ?? null
			};
			return partOf(reader);
		}
		const SAVED_SECRETS = listOf(wholeOf({
			id: SAVED_ID,
			key: SAVED_ID,
			createdAt: SAVED_INSTANT
		}));
		const SAVED_VARIABLES = listOf(wholeOf({
			id: SAVED_ID,
			key: SAVED_ID,
			value: SAVED_TEXT,
			createdAt: SAVED_INSTANT
		}));
		;
		const saved_world_SECONDS = partOf(numberFrom(0, Number.MAX_SAFE_INTEGER, false));
		const YES = wordOf("true", (value) => value === true ? value : undefined);
		const IDENTITIES = [
			"deployment_id",
			"deployment_request_id",
			"execution_id"
		];
		const STAGES = listOf(objectOf({
			atSeconds: saved_world_SECONDS,
			state: SAVED_TEXT,
			service: SAVED_TEXT,
			dateMoves: YES,
			another: YES,
			event: SAVED_EVENT
		}, [
			"atSeconds",
			"state",
			"service"
		]));
		const LOG = listOf(wholeOf({
			atSeconds: saved_world_SECONDS,
			text: SAVED_TEXT
		}));
		const LOG_SHAPE = wordOf("the name of a log shape", (value) => LOG_SHAPES.get(String(value)));
		const QUEUE = wholeOf({
			waitingState: partOf(oneOf(["queued", "outcome"])),
			requestId: partOf(oneOf([
				"always",
				"waiting",
				"shown",
				"response",
				"never"
			])),
			executionId: partOf(oneOf([
				"request",
				"start",
				"never"
			])),
			dateMoves: partOf(oneOf([
				"start",
				"end",
				"both"
			])),
			sends: listOf(partOf(oneOf(["count", "details"]))),
			ahead: partOf(oneOf(AHEAD)),
			aheadSeconds: saved_world_SECONDS,
			aheadFails: partOf(FLAG),
			merges: partOf(oneOf(MERGES)),
			ending: partOf(oneOf(ENDINGS)),
			needsCommit: partOf(FLAG),
			eventsList: partOf(oneOf(["deployed", "environment"]))
		});
		const SCENARIO_CHANGES = objectOf({
			before: STAGES,
			delaySeconds: saved_world_SECONDS,
			timeline: STAGES,
			log: LOG,
			environmentLog: LOG,
			identity: partOf(oneOf(IDENTITIES)),
			logShape: LOG_SHAPE,
			limitHeaders: partOf(oneOf(LIMIT_HEADERS)),
			queue: QUEUE
		}, []);
		const SCENARIO_FIELDS = {
			before: ({ before }) => before,
			delaySeconds: ({ delaySeconds }) => delaySeconds,
			timeline: ({ timeline }) => timeline,
			log: ({ log }) => log,
			environmentLog: ({ environmentLog: log }) => typeof log === "object" ? log ?? undefined : undefined,
			identity: ({ identity }) => identity ?? undefined,
			logShape: ({ logShape }) => [...LOG_SHAPES].find(([, shape]) => shape === logShape)?.[0],
			limitHeaders: ({ limitHeaders }) => limitHeaders,
			queue: ({ queue }) => queue ?? undefined
		};
		function encodeChanges(scenario, named) {
			const fields = Object.entries(SCENARIO_FIELDS).map(([name, write]) => [
				name,
				write(scenario),
				named && write(named)
			]);
			const changed = fields.filter(([, value, usual]) => JSON.stringify(value) !== JSON.stringify(usual));
			return Object.fromEntries(changed.map(([name, value]) => [name, value]));
		}
		const SHOWN = wholeOf({
			state: SAVED_TEXT,
			service: SAVED_TEXT,
			deployedAt: nullOr(SAVED_INSTANT),
			deploymentId: SAVED_ID
		});
		const saved_world_DEPLOYMENT = objectOf({
			id: SAVED_ID,
			commit: nullOr(SAVED_ID),
			startedAt: SAVED_INSTANT,
			before: SHOWN,
			startsAt: SAVED_INSTANT
		}, [
			"id",
			"commit",
			"startedAt",
			"before"
		]);
		const APPLICATION_FIELDS = wholeOf({
			id: SAVED_ID,
			scenarioName: SAVED_ID,
			changes: SCENARIO_CHANGES,
			environmentId: nullOr(SAVED_ID),
			body: nullOr(fieldsOf(decodeApplicationBody)),
			createdAt: SAVED_INSTANT,
			firstDeploymentId: SAVED_ID,
			deployments: listOf(saved_world_DEPLOYMENT),
			met: listOf(SAVED_COUNT),
			variables: SAVED_VARIABLES,
			secrets: SAVED_SECRETS
		});
		function encodeApplication(application) {
			const { scenario, rules, ...rest } = application;
			return {
				...rest,
				changes: encodeChanges(scenario, scenarioFor(application.scenarioName)),
				met: rules.map(({ met }) => met)
			};
		}
		const SAVED_APPLICATION = {
			said: APPLICATION_FIELDS.said,
			decode: (value, path) => {
				const written = APPLICATION_FIELDS.decode(value, path);
				if (written.kind === "refused") return written;
				const { changes, met, ...rest } = written.value;
				const named = scenarioFor(rest.scenarioName);
				if (named === null) return refuse(`${path}.scenarioName: the scenario ${JSON.stringify(rest.scenarioName)} does not exist.`);
				const rules = freshRules(named.faults).map((rule, index) => ({
					...rule,
					met: met[index] ?? 0
				}));
				return {
					kind: "decoded",
					value: {
						...rest,
						scenario: {
							...named,
							...changes
						},
						rules
					}
				};
			}
		};
		const FORMAT = "touchdown-sandbox";
		const VERSION = 1;
		const saved_world_PROJECT = wholeOf({
			id: SAVED_ID,
			name: SAVED_ID,
			description: SAVED_TEXT,
			createdAt: SAVED_INSTANT,
			updatedAt: SAVED_INSTANT
		});
		const saved_world_ENVIRONMENT = wholeOf({
			id: SAVED_ID,
			projectId: SAVED_ID,
			name: SAVED_ID,
			mode: nullOr(SAVED_ID),
			clusterId: nullOr(SAVED_ID),
			createdAt: SAVED_INSTANT
		});
		const saved_world_DATABASE = bothOf(fieldsOf(decodeDatabase), wholeOf({
			id: SAVED_ID,
			environmentId: SAVED_ID,
			createdAt: SAVED_INSTANT,
			deployments: listOf(wholeOf({
				id: SAVED_ID,
				createdAt: SAVED_INSTANT
			}))
		}));
		const WRITTEN = wholeOf({
			savedAt: SAVED_INSTANT,
			seed: SAVED_COUNT,
			createdAt: SAVED_INSTANT,
			requests: SAVED_COUNT,
			catalog: wholeOf({
				projects: listOf(saved_world_PROJECT),
				environments: listOf(saved_world_ENVIRONMENT),
				databases: listOf(saved_world_DATABASE),
				claims: listOf(wholeOf({
					code: SAVED_ID,
					count: SAVED_COUNT
				})),
				applicationCount: SAVED_COUNT
			}),
			applications: listOf(SAVED_APPLICATION),
			webhooks: listOf(wholeOf({
				id: SAVED_ID,
				targetUrl: SAVED_ID,
				events: listOf(SAVED_ID),
				enabled: partOf(FLAG),
				createdAt: SAVED_INSTANT
			})),
			coming: listOf(objectOf({
				at: SAVED_INSTANT,
				kind: SAVED_ANY_EVENT,
				applicationId: SAVED_ID,
				deploymentId: SAVED_ID,
				commit: nullOr(SAVED_ID),
				environment: wholeOf({
					id: SAVED_ID,
					applicationIds: listOf(SAVED_ID),
					status: SAVED_TEXT
				})
			}, [
				"at",
				"kind",
				"applicationId",
				"deploymentId",
				"commit"
			]))
		});
		function encodeWorld(world, now) {
			const { seed, createdAt, requests, catalog, webhooks, coming } = world;
			const claims = [...catalog.claims].map(([code, count]) => ({
				code,
				count
			}));
			const applications = world.applications.list().map(encodeApplication);
			const written = {
				savedAt: now,
				seed,
				createdAt,
				requests,
				catalog: {
					...catalog,
					claims
				},
				applications
			};
			return `${JSON.stringify({
				format: FORMAT,
				version: VERSION,
				...written,
				webhooks,
				coming
			})}\n`;
		}
		function decodeWorld(text, options) {
			const value = (0, hostile_json.qF)(text);
			if (!isObject(value) || value["format"] !== FORMAT) return refuse("it is not the state of a sandbox.");
			if (value["version"] !== VERSION) return refuse("another version of touchdown wrote it.");
			const written = WRITTEN.decode(value, "");
			if (written.kind === "refused") return written;
			const { savedAt, seed, createdAt, requests, catalog, applications, webhooks, coming } = written.value;
			const { tokens, rateLimit } = options;
			const world = {
				...createWorld({
					seed,
					tokens,
					rateLimit
				}, createdAt),
				requests,
				catalog: {
					...catalog,
					claims: new Map(catalog.claims.map(({ code, count }) => [code, count]))
				},
				applications: applications.reduce((register, application) => register.with(application), EMPTY_REGISTER),
				webhooks,
				coming
			};
			return {
				kind: "decoded",
				value: {
					world,
					savedAt
				}
			};
		}
		function withTargets(world, targets, now) {
			const known = new Set(world.webhooks.map(({ targetUrl }) => targetUrl));
			return targets.filter((targetUrl) => !known.has(targetUrl)).reduce((before, targetUrl) => withWebhook(before, { targetUrl }, now), world);
		}
		;
		function createScheduler(clock, time, ring) {
			let setTo = null;
			let isClosed = false;
			let waiting = new AbortController();
			async function ringAt(at, { signal }) {
				const durationMs = time.realMsUntil(at);
				if (durationMs === Number.POSITIVE_INFINITY) return;
				await clock.wait(Math.ceil(durationMs), signal);
				if (signal.aborted) return;
				setTo = null;
				ring();
			}
			return {
				set(at) {
					if (at === setTo || isClosed) return;
					waiting.abort();
					waiting = new AbortController();
					setTo = at;
					if (at !== null) void ringAt(at, waiting);
				},
				close() {
					isClosed = true;
					waiting.abort();
				}
			};
		}
		function createSandbox(options) {
			return new LiveSandbox(options);
		}
		class LiveSandbox {
			#options;
			#time;
			#journal = createJournal({ keepsBodies: false });
			#githubJournal = createJournal({ keepsBodies: true });
			#pages = createPages();
			#webhookQueue;
			#closing = new AbortController();
			#world;
			#scheduler;
			#hooks;
			#catchUp = () => this.#advance(...claimDue(this.#world, this.#time.now()));
			constructor(options) {
				const { clock, speed = 1, saved, webhooks = [], deliver = failToDeliver, deliverHook = failToDeliver } = options;
				const { startAt = Math.max(clock.epochMs(), saved?.savedAt ?? 0) } = options;
				this.#options = options;
				this.#time = createPlatformTime(clock, speed, startAt);
				this.#webhookQueue = createWebhookQueue(deliver);
				this.#hooks = createHookSender(deliverHook, (attemptId, status) => {
					this.#world = {
						...this.#world,
						github: withOutcome(this.#world.github, attemptId, status)
					};
				});
				this.#scheduler = createScheduler(clock, this.#time, this.#catchUp);
				const now = this.#time.now();
				this.#world = saved ? {
					...withTargets(saved.world, webhooks, now),
					speed
				} : createWorld(options, now);
				this.#catchUp();
			}
			async handle(request) {
				if (isAdminCall(request)) return this.#administer(request);
				if (isDocumentCall(request)) return respondDocument();
				if (isPageCall(request)) return this.#pages(this.#world, request, this.#time.now());
				return isGithubCall(request) ? this.#handleGithub(request) : this.#handlePlatform(request);
			}
			async #handlePlatform(request) {
				const receivedAt = this.#time.now();
				const [world, exchange, due] = respondToRequest(this.#world, request, receivedAt);
				this.#advance(world, due);
				const close = this.#journal.open(request, exchange, receivedAt);
				return this.#respond(exchange.result, close, this.#options.onRequest);
			}
			async #handleGithub(request) {
				const receivedAt = this.#time.now();
				const [github, exchange] = respondToGithub(this.#world.github, request, receivedAt);
				this.#world = {
					...this.#world,
					github
				};
				this.#sendHooks();
				const close = this.#githubJournal.open(request, exchange, receivedAt);
				return this.#respond(exchange.result, close, this.#options.onGithubRequest);
			}
			world() {
				return this.#world;
			}
			github() {
				return this.#world.github;
			}
			now() {
				return this.#time.now();
			}
			journal() {
				return this.#journal.entries();
			}
			githubJournal() {
				return this.#githubJournal.entries();
			}
			deliveries() {
				return this.#webhookQueue.records();
			}
			deploymentsStarted(applicationId) {
				return this.#world.applications.get(applicationId)?.deployments.length ?? 0;
			}
			close() {
				this.#closing.abort();
				this.#scheduler.close();
			}
			#administer(request) {
				const [response, change] = respondToAdmin({
					world: this.#world,
					journal: this.#journal.entries(),
					githubJournal: this.#githubJournal.entries(),
					deliveries: this.#webhookQueue.records(),
					now: this.#time.now(),
					speed: this.#time.speed,
					isFrozen: this.#time.isFrozen()
				}, request);
				this.#change(change);
				this.#sendHooks();
				return response;
			}
			#change(change) {
				switch (change.kind) {
					case "nothing": break;
					case "reset":
						this.#journal.clear();
						this.#githubJournal.clear();
						this.#webhookQueue.clear();
						this.#hooks.clear();
						this.#advance(createWorld({
							...this.#options,
							seed: this.#world.seed
						}, this.#time.now()), []);
						break;
					case "world":
						this.#advance(change.world, []);
						break;
					case "notify":
						this.#webhookQueue.dispatch(change.due);
						break;
					case "time":
						this.#scheduler.set(null);
						this.#time.advance(change.advanceMs);
						this.#time.setFrozen(change.isFrozen);
						this.#catchUp();
				}
			}
			#advance(world, due) {
				this.#world = world;
				this.#options.onChange?.();
				this.#webhookQueue.dispatch(due);
				this.#scheduler.set(world.webhooks.length > 0 ? world.coming[0]?.at ?? null : null);
			}
			#sendHooks() {
				const [github, postings] = claimPostings(this.#world.github);
				this.#world = {
					...this.#world,
					github
				};
				this.#hooks.dispatch(postings);
			}
			async #respond(result, close, report) {
				if (result.kind === "response" && result.headDelayMs > 0) {
					await this.#options.clock.wait(result.headDelayMs, this.#closing.signal);
				}
				const entry = close(this.#time.now());
				report?.(entry);
				return result;
			}
		}
		;
		const KEEP_ALIVE_MS = 12e4;
		async function startSandbox(options = {}) {
			const { clock = (0, kernel_clock.g)(), host = "127.0.0.1", port = 0, allowRemote = false } = options;
			if (!allowRemote && !isLoopbackHost(host)) {
				throw new errors.dz([{
					name: "--host",
					seen: host,
					problem: "is an address that other machines can reach. Use 127.0.0.1, or add --allow-remote."
				}]);
			}
			const closing = new AbortController();
			const deliver = createWebhookSender(clock, closing.signal);
			const sandbox = createSandbox({
				...options,
				clock,
				deliver,
				deliverHook: createPoster(clock, closing.signal)
			});
			const server = (0, external_node_http_.createServer)({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
				void respondTo(sandbox, incoming, outgoing, clock, closing.signal);
			});
			const bound = await listen(server, host, port);
			return {
				...sandboxViews(sandbox),
				url: `http://${bound.family === "IPv6" ? `[${bound.address}]` : bound.address}:${bound.port}`,
				port: bound.port,
				async close() {
					closing.abort();
					sandbox.close();
					const closed = server.listening ? (0, external_node_events_.once)(server, "close") : null;
					server.close();
					server.closeAllConnections();
					await closed;
				}
			};
		}
		function sandboxViews(sandbox) {
			return {
				world: () => sandbox.world(),
				github: () => sandbox.github(),
				now: () => sandbox.now(),
				journal: () => sandbox.journal(),
				githubJournal: () => sandbox.githubJournal(),
				deliveries: () => sandbox.deliveries(),
				deploymentsStarted: (applicationId) => sandbox.deploymentsStarted(applicationId)
			};
		}
		async function respondTo(sandbox, incoming, outgoing, clock, closing) {
			const request = await readRequest(incoming);
			const result = request === null ? respondProblem(400, "The body is larger than 1 MiB, or incomplete.") : await sandbox.handle(request);
			await writeResponse(result, outgoing, clock, closing);
		}
		async function listen(server, host, port) {
			server.listen(port, host.replace(/^\[(.*)\]$/, "$1"));
			try {
				await (0, external_node_events_.once)(server, "listening");
			} catch (cause) {
				throw new errors.dz([describeRefusal(cause, host, port)], cause);
			}
			const address = server.address();
			if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
			return address;
		}
		function describeRefusal(cause, host, port) {
			const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
			switch (code) {
				case "EADDRINUSE": return {
					name: "--port",
					seen: String(port),
					problem: "is used by another program. Use another port, or 0 for any free port."
				};
				case "EACCES": return {
					name: "--port",
					seen: String(port),
					problem: "is not allowed for your account. Use a port from 1024, or 0 for any free port."
				};
				default: return {
					name: "--host",
					seen: host,
					problem: "is not an address of this machine. Use 127.0.0.1."
				};
			}
		}
		const MAX_BODY_BYTES = 1024 * 1024;
		async function readRequest(incoming) {
			const body = await readBody(incoming);
			if (body === null) return null;
			const { method = "GET", url = "/", socket } = incoming;
			const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value ?? ""]));
			return {
				method,
				target: pathOf(url),
				headers,
				body,
				remoteAddress: socket.remoteAddress ?? ""
			};
		}
		function pathOf(url) {
			const path = url.replace(/^https?:\/\/[^/?]*/i, "");
			return path === url || path.startsWith("/") ? path : `/${path}`;
		}
		async function readBody(incoming) {
			const chunks = [];
			let bytes = 0;
			try {
				for await (const chunk of incoming) {
					if (!Buffer.isBuffer(chunk)) continue;
					bytes += chunk.length;
					if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
				}
			} catch {
				return null;
			}
			return bytes > MAX_BODY_BYTES ? null : Buffer.concat(chunks).toString("utf8");
		}
		async function writeResponse(result, outgoing, clock, closing) {
			if (result.kind === "hang") return;
			if (result.kind === "reset") {
				outgoing.socket?.resetAndDestroy();
				return;
			}
			const body = Buffer.from(result.body);
			outgoing.writeHead(result.status, {
				...result.headers,
				...lengthOf(result, body)
			});
			if (result.bodyDelayMs === 0 && !result.cut) {
				outgoing.end(body);
				return;
			}
			const half = Math.floor(body.length / 2);
			outgoing.write(body.subarray(0, half), () => {
				if (result.cut) outgoing.socket?.destroy();
			});
			await clock.wait(result.bodyDelayMs, closing);
			if (!result.cut) outgoing.end(body.subarray(half));
		}
		function lengthOf({ status }, body) {
			return status === 204 ? {} : { "Content-Length": body.length };
		}
		var command = __webpack_require__(283);
		var option_values = __webpack_require__(1560);
		var lock_file = __webpack_require__(9909);
		var terminal_output = __webpack_require__(7237);
		var promises_ = __webpack_require__(1455);
		var exit_codes = __webpack_require__(4527);
		var replace_file = __webpack_require__(6624);
		;
		const WORDS = {
			option: "--data",
			file: "the file",
			advice: "Stop it, or give another file"
		};
		function createDataFile(path, warn) {
			let waiting = null;
			let writing = null;
			let problem = null;
			async function writeAll() {
				while (waiting !== null) {
					const render = waiting;
					waiting = null;
					const failed = await writeWhole(path, render());
					if (failed !== null && problem === null) warn(`${failed.message}\n`);
					problem = failed;
				}
				writing = null;
			}
			return {
				path,
				take: async (own) => (0, lock_file.H)(`${await (0, replace_file.A)(path)}.lock`, own, WORDS),
				read: () => readWhole(path),
				keep(render) {
					waiting = render;
					writing ??= writeAll();
				},
				async flush() {
					await writing;
					if (problem !== null) throw problem;
				}
			};
		}
		async function readWhole(path) {
			try {
				if (!(await (0, promises_.stat)(path)).isFile()) throw unusable(path, "is not a file. Give another path.");
				return await (0, promises_.readFile)(path, "utf8");
			} catch (error) {
				if (error instanceof errors.dz) throw error;
				if ((0, exit_codes.$N)(error) === "ENOENT") return null;
				throw unusable(path, `cannot be read (${(0, exit_codes.$N)(error)}). Check its permissions, or give another file.`, error);
			}
		}
		async function writeWhole(path, text) {
			try {
				await (0, replace_file.f)(path, text);
				return null;
			} catch (error) {
				const isWithoutFolder = (0, exit_codes.$N)(error) === "ENOENT";
				const cure = isWithoutFolder ? "is in a folder that does not exist. Create it" : `cannot be written (${(0, exit_codes.$N)(error)}). Make room`;
				return unusable(path, `${cure}, or give another file.`, error);
			}
		}
		function unusable(path, problem, cause) {
			return new errors.dz([{
				name: "--data",
				seen: path,
				problem
			}], cause);
		}
		;
		const sandbox_command_command = {
			summary: "Serves the platform's API on this machine, to test workflows against; deploys nothing",
			options: {
				port: (0, command.F9)("N", "port to listen on (default: 0, any free port)"),
				host: (0, command.F9)("ADDRESS", "address to listen on (default: 127.0.0.1)"),
				"allow-remote": (0, command.kY)("allow a --host that other machines can reach"),
				speed: (0, command.F9)("N", "platform seconds per real second (default: 1)"),
				seed: (0, command.F9)("N", "seed of all ids and random choices (default: 1)"),
				"rate-limit": (0, command.F9)("N", "requests per hour for each token (default: 1000)"),
				webhook: (0, command.F9)("URL", "send deployment webhooks to this URL; can be repeated", { multiple: true }),
				data: (0, command.F9)("FILE", "save the state in this file, and load it at the next start"),
				quiet: (0, command.kY)("print only the URL: no tokens and no requests"),
				json: (0, command.kY)("print JSON lines"),
				scenarios: (0, command.kY)("list the scenarios and exit")
			},
			examples: [
				["touchdown sandbox --port 4780 --speed 60", "uses a fixed port; an hour of the platform takes a minute"],
				["touchdown sandbox --data sandbox.json", "keeps what was created for the next run"],
				["curl http://127.0.0.1:4780/openapi.json", "shows the API as OpenAPI 3.0, if started with --port 4780"]
			],
			details: [{
				heading: "The file of --data",
				rows: [
					["contains", "projects, environments, applications, databases, deployments, webhooks, keys of secrets,"],
					["", "and variables with their values in plain text; only your account can read it (mode 0600)"],
					["omits", "the rate limit, requested faults, and the state of GitHub"],
					["seed", "is saved too: omit --seed, or use the same value"]
				]
			}],
			run
		};
		async function run(values, terminal) {
			const reader = (0, option_values.V)(values);
			const output = (0, terminal_output.q)("sandbox", reader.flag("json"), terminal);
			if (reader.flag("scenarios")) {
				output.say(renderScenarios());
				for (const scenario of SCENARIO_CATALOGUE) output.show("item", scenario, "");
				output.show("result", {
					things: "scenarios",
					count: SCENARIO_CATALOGUE.length
				}, "");
				return 0;
			}
			const options = readServerOptions(reader);
			const show = (entry) => output.show("log", describeRequest(entry), renderRequest(entry));
			const listeners = reader.flag("quiet") ? {} : {
				onRequest: show,
				onGithubRequest: show
			};
			const path = reader.text("data");
			const file = path === undefined ? null : createDataFile((0, external_node_path_.resolve)(terminal.folder, path), terminal.err);
			const release = await file?.take((0, lock_file.W)());
			try {
				const sandbox = await startKept({
					...options,
					...listeners
				}, file);
				showOpening(output, sandbox, options.speed ?? 1, reader.flag("quiet"));
				await (0, time_limit.Eu)(terminal.ending);
				await sandbox.close();
				await file?.flush();
				output.show("result", {
					things: "requests",
					count: sandbox.journal().length + sandbox.githubJournal().length
				}, "");
				return 0;
			} finally {
				await release?.();
			}
		}
		async function startKept(options, file) {
			if (file === null) return startSandbox(options);
			const saved = await readSaved(options, file);
			let keep = () => {};
			const sandbox = await startSandbox({
				...options,
				saved,
				onChange: () => keep()
			});
			keep = () => file.keep(() => encodeWorld(sandbox.world(), sandbox.now()));
			keep();
			try {
				await file.flush();
			} catch (error) {
				await sandbox.close();
				throw error;
			}
			return sandbox;
		}
		async function readSaved(options, file) {
			const text = await file.read();
			if (text === null) return undefined;
			const decoded = decodeWorld(text, options);
			if (decoded.kind === "refused") {
				const problem = `cannot be used: ${decoded.message} It is unchanged. Fix it, delete it, or give another file.`;
				throw new errors.dz([{
					name: "--data",
					seen: file.path,
					problem
				}]);
			}
			const { seed } = decoded.value.world;
			if (options.seed !== undefined && options.seed !== seed) {
				const problem = `is not the seed of ${file.path}, which is ${seed}. Leave --seed out, or give another file.`;
				throw new errors.dz([{
					name: "--seed",
					seen: String(options.seed),
					problem
				}]);
			}
			return decoded.value;
		}
		function readServerOptions(reader) {
			const options = {
				port: reader.number("port", {
					least: 0,
					most: 65535
				}),
				host: reader.text("host"),
				allowRemote: reader.flag("allow-remote"),
				speed: reader.number("speed", {
					least: .001,
					most: 1e5,
					isWhole: false
				}),
				seed: reader.number("seed", {
					least: 0,
					most: 4294967295
				}),
				rateLimit: reader.number("rate-limit", {
					least: 1,
					most: 1e9
				}),
				webhooks: reader.texts("webhook")
			};
			for (const seen of options.webhooks) {
				if (!/^https?:$/.test(URL.parse(seen)?.protocol ?? "")) {
					reader.reject({
						name: "--webhook",
						seen,
						problem: "is not an http or https URL."
					});
				}
			}
			reader.finish();
			return options;
		}
		function showOpening(output, { url, port, world }, speed, isQuiet) {
			const { seed, rateLimit, tokens } = world();
			const facts = {
				url,
				port,
				speed,
				seed,
				rateLimit,
				tokens
			};
			output.show("notice", facts, isQuiet ? `${url}\n` : renderStart(facts));
		}
	}),
	7237: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => createPaint,
			q: () => createOutput
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		var _json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9880);
		function createOutput(command, isJson, terminal) {
			return {
				isJson,
				paint: createPaint(terminal.hasColors ?? false),
				say: (text) => {
					if (!isJson) terminal.out(text);
				},
				show: (kind, data, text) => terminal.out(isJson ? (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_1__.ni)(kind, command, data) : text)
			};
		}
		const STYLES = {
			strong: "bold",
			good: "green",
			doubt: "yellow",
			bad: "red",
			busy: "cyan",
			faint: "dim"
		};
		function createPaint(hasColors) {
			return (style, text) => hasColors ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(STYLES[style], text, { validateStream: false }) : text;
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
	1726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FV: () => escapeMarkdown,
			Fw: () => escapeMermaid,
			Q: () => renderFence,
			ZD: () => escapeHtml
		});
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6094);
		var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		const MARKDOWN = /:\/\/|www\.|gh-(?=\d)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[\\`*[\]~&<>|$@#]/giu;
		const BLOCK_START = /^(?:[-+=]|\d{1,9}[.)])/;
		const HTML = /[&<>"']/g;
		const ENTITIES = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;",
			"|": "&#124;"
		};
		function escapeMarkdown(text) {
			return (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(text).replace(MARKDOWN, escapeMark).replace(BLOCK_START, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`);
		}
		function escapeMark(mark) {
			if (mark === "@") return `@${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}`;
			if (mark === "#") return `\\#${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}`;
			if (mark.length > 1) return mark.slice(0, -1) + _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe + mark.slice(-1);
			if (mark === "$") return "<span>$</span>";
			return ENTITIES[mark] ?? `\\${mark}`;
		}
		function escapeHtml(text) {
			return (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_1__.y1)(text).join("\n").replace(HTML, (mark) => ENTITIES[mark] ?? mark);
		}
		function fenceFor(text) {
			let longest = 2;
			for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
			return "`".repeat(longest + 1);
		}
		function renderFence(text) {
			const code = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_1__.y1)(text).join("\n").replaceAll("<!--", `<${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}!--`);
			const fence = fenceFor(code);
			return `${fence}text\n${code}\n${fence}`;
		}
		function escapeMermaid(text, maxChars) {
			const words = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(text).replace(/[^\p{L}\p{M}\p{N}_.()/+-]+/gu, " ").trim();
			return _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe + (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oN)(words === "" ? "-" : words, maxChars - 1);
		}
	}),
	2329: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eu: () => untilAborted,
			Wh: () => unlessAborted,
			iv: () => createAlarm,
			r5: () => startTimeLimit,
			zl: () => withinLimit
		});
		function startTimeLimit(clock, limitMs, signal) {
			const over = new AbortController();
			const alarm = createAlarm(clock);
			alarm.set(limitMs, () => over.abort());
			return {
				signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
				isOver: () => over.signal.aborted,
				end: alarm.lift
			};
		}
		function createAlarm(clock) {
			let lifted = new AbortController();
			const lift = () => lifted.abort("lifted");
			const set = (durationMs, onElapsed) => {
				lift();
				const current = new AbortController();
				lifted = current;
				void clock.wait(durationMs, current.signal).then(() => {
					if (!current.signal.aborted) onElapsed();
				});
			};
			return {
				set,
				lift
			};
		}
		function createTimeouts(clock, durationMs) {
			const open = new Set();
			let idle = null;
			const run = async ({ signal }) => {
				for (let [first] = open; first !== undefined && !signal.aborted; [first] = open) {
					const leftMs = first.dueAt - clock.monotonicMs();
					if (leftMs > 0) {
						await clock.wait(leftMs, signal);
						continue;
					}
					open.delete(first);
					first.onElapsed();
				}
				if (!signal.aborted) idle = null;
			};
			return (onElapsed) => {
				const timeout = {
					dueAt: clock.monotonicMs() + durationMs,
					onElapsed
				};
				open.add(timeout);
				if (idle === null) {
					idle = new AbortController();
					void run(idle);
				}
				return () => {
					open.delete(timeout);
					if (open.size > 0) return;
					idle?.abort("idle");
					idle = null;
				};
			};
		}
		async function withinLimit(clock, limitMs, run, signal) {
			const limit = startTimeLimit(clock, limitMs, signal);
			try {
				return await unlessAborted(run(limit.signal), limit.signal);
			} finally {
				limit.end();
			}
		}
		async function unlessAborted(work, signal) {
			const { promise: aborted, resolve } = Promise.withResolvers();
			const stop = () => resolve(null);
			if (signal.aborted) stop();
			else signal.addEventListener("abort", stop, { once: true });
			try {
				return await Promise.race([work, aborted]);
			} finally {
				signal.removeEventListener("abort", stop);
			}
		}
		async function untilAborted(signal) {
			await unlessAborted(new Promise(() => {}), signal);
		}
	})
};
