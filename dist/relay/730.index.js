export const id = 730;
export const ids = [730];
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
	6730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			check: () => check,
			createCheckWorld: () => createCheckWorld
		});
		var web_fetch = __webpack_require__(5700);
		var issuer_keys = __webpack_require__(7472);
		var relay_parts = __webpack_require__(5048);
		var open_store = __webpack_require__(3912);
		var option_values = __webpack_require__(1560);
		var errors = __webpack_require__(6641);
		var untrusted = __webpack_require__(2274);
		;
		const MAX_SENTENCE_CHARS = 500;
		const MARKS = {
			good: "\u2713",
			wrong: "\u2717",
			note: "!"
		};
		const STYLES = {
			good: "good",
			wrong: "bad",
			note: "doubt"
		};
		const SUBJECT_COLUMNS = 12;
		function findingsOf(subject) {
			const make = (verdict, sentence, fix) => ({
				verdict,
				subject,
				sentence: (0, untrusted.b1)(sentence, MAX_SENTENCE_CHARS),
				fix: fix === null ? null : (0, untrusted.b1)(fix, MAX_SENTENCE_CHARS)
			});
			return {
				good: (sentence) => make("good", sentence, null),
				wrong: (sentence, fix) => make("wrong", sentence, fix ?? null),
				note: (sentence, fix) => make("note", sentence, fix ?? null),
				unusable: (error) => {
					if (!(error instanceof errors.dz)) throw error;
					return error.inputs.map((input) => make("wrong", new errors.dz([input]).message, null));
				}
			};
		}
		function showFindings(output, findings) {
			for (const finding of findings) output.show("item", finding, renderFinding(finding, output.paint));
		}
		function showSummary(output, findings) {
			const wrong = findings.filter(({ verdict }) => verdict === "wrong").length;
			const notes = findings.filter(({ verdict }) => verdict === "note").length;
			output.show("result", {
				ok: wrong === 0,
				wrong,
				notes
			}, renderSummary(wrong, notes, output.paint));
			return wrong === 0;
		}
		function interruptedCheck() {
			return new errors.cc("signal", "Interrupted before all checks were done.");
		}
		function renderFinding({ verdict, subject, sentence, fix }, paint) {
			return `${paint(STYLES[verdict], MARKS[verdict])} ${subject.padEnd(SUBJECT_COLUMNS)} ${sentence}${fix === null ? "" : ` ${fix}`}\n`;
		}
		function renderSummary(wrong, notes, paint) {
			const also = notes === 0 ? "" : `, ${notes === 1 ? "1 note" : `${notes} notes`} (!)`;
			if (wrong === 0) return `\n${paint("good", "No problems found")}${also}.\n`;
			return `\n${paint("bad", wrong === 1 ? "1 problem" : `${wrong} problems`)}${also}.\n`;
		}
		var terminal_output = __webpack_require__(7237);
		var units = __webpack_require__(5171);
		var installation_tokens = __webpack_require__(2251);
		var store_error = __webpack_require__(9494);
		;
		const SENTENCES = {
			current: "The store can be opened and written to.",
			empty: "The store is empty. The relay sets it up when it starts."
		};
		const MAX_APART_MS = 1e3;
		async function checkStore(probe) {
			const { good, wrong } = findingsOf("store");
			try {
				const { state, clockAheadMs } = await probe();
				if (state !== "held") return [good(SENTENCES[state]), ...checkClock(clockAheadMs ?? 0)];
				return [good("The store is in use by a running relay or another process, so it was not checked.")];
			} catch (error) {
				if (!(error instanceof store_error.AD)) throw error;
				return [wrong(error.message)];
			}
		}
		function checkClock(aheadMs) {
			const apartMs = Math.abs(aheadMs);
			if (apartMs <= MAX_APART_MS) return [];
			const sentence = `This machine's clock is ${(0, units.PP)(apartMs)} ${aheadMs > 0 ? "ahead of" : "behind"} the database's.`;
			return [findingsOf("store").wrong(sentence, "Synchronize all clocks with NTP: relays use them to decide which one may write.")];
		}
		const MAX_MS = 3e4;
		async function checkPlatform({ platform, signature }, applications, { statusReader, clock, signal }) {
			const found = findingsOf("platform");
			if (platform === null || statusReader === null) return [noteAbsence(found, signature)];
			const findings = [];
			for (const { id } of applications) {
				const status = await statusReader(id).checkStatus("baseline", {
					signal,
					deadlineAt: clock.monotonicMs() + MAX_MS
				});
				findings.push(findingOf(found, id, status));
				if (isTrueOfAll(status) || signal.aborted) return findings;
			}
			return [...findings, found.note(...DEPLOY_UNKNOWN)];
		}
		function isTrueOfAll(status) {
			if (status.kind === "refused") return status.refusal === "unauthorized";
			return status.kind === "throttled" || status.kind === "failed" && status.error instanceof errors.Dr;
		}
		const DEPLOY_UNKNOWN = ["Cannot check whether the token may deploy without deploying.", "Only the button \"Deploy again\" needs the scope Deploy."];
		function noteAbsence({ note, good }, signature) {
			if (signature !== "off") return good("PLATFORM_TOKEN is not set, so signed deliveries decide outcomes.");
			const fix = "Set PLATFORM_BASE_URL and PLATFORM_TOKEN, or RELAY_SIGNATURE=standard-webhooks.";
			return note("PLATFORM_TOKEN is not set and deliveries are not signed, so no check can pass.", fix);
		}
		function findingOf({ good, wrong }, id, status) {
			switch (status.kind) {
				case "observed": return good(`The status of ${id} can be read: ${status.observation.state}.`);
				case "malformed": return wrong(`The status of ${id} is malformed. ${status.error.message}`);
				default: return wrong(`The status of ${id} cannot be read. ${status.error.message}`);
			}
		}
		const ACCEPT = "Set them in the App's settings under Permissions, then accept them in each installation.";
		async function checkGithub(github, applications) {
			const found = findingsOf("github");
			const app = await github.readApp();
			if (app.kind !== "done") return [found.wrong(`Cannot read the App. ${app.sentence}`, KEY_FIX[app.kind])];
			const { slug, permissions } = app.value;
			const findings = [found.good(`The key belongs to the App ${slug}.`), ...comparisonOf(found, slug, permissions)];
			for (const name of new Map(applications.map(({ repository }) => [repository.toLowerCase(), repository])).values()) {
				findings.push(repositoryOf(found, name, await github.readRepository(name)));
			}
			return findings;
		}
		const KEY_FIX = {
			dead: "Check GITHUB_APP_ID, the private key and GITHUB_API_URL.",
			later: "Try again later.",
			lost: "Try again later.",
			"not-sent": "Check GITHUB_API_URL, the network and the proxy."
		};
		function comparisonOf({ good, wrong, note }, slug, permissions) {
			const { missing, needless } = comparePermissions(permissions);
			return [missing.length === 0 ? good(`${slug} has all required permissions.`) : wrong(`${slug} is missing permissions: ${missing.join(", ")}.`, ACCEPT), ...needless.length === 0 ? [] : [note(`${slug} has permissions that it does not need: ${needless.join(", ")}.`, "Remove them.")]];
		}
		function repositoryOf({ good, wrong, note }, name, reply) {
			if (reply.kind !== "done") return wrong(`${name}: ${reply.sentence}`);
			const { repository, repositoryId, installationId } = reply.value;
			const ids = `repository ${repositoryId}, installation ${installationId}`;
			if (repository.toLowerCase() === name.toLowerCase()) return good(`The App is installed on ${name} (${ids}).`);
			return note(`${name} was renamed to ${repository} (${ids}).`, "Update the name in the applications file.");
		}
		const LEVELS = [
			"read",
			"write",
			"admin"
		];
		function comparePermissions(given) {
			const isEnough = (name, level) => LEVELS.indexOf(given[name] ?? "") >= LEVELS.indexOf(level);
			const isNeedless = (name, level) => LEVELS.indexOf(level) > LEVELS.indexOf(installation_tokens.d[name] ?? "");
			return {
				missing: render(Object.entries(installation_tokens.d).filter(([name, level]) => !isEnough(name, level))),
				needless: render(Object.entries(given).filter(([name, level]) => isNeedless(name, level)))
			};
		}
		function render(permissions) {
			return permissions.map(([name, level]) => `${name} (${level})`);
		}
		async function checkIssuers(issuers, readKeys) {
			const { good, wrong } = findingsOf("oidc");
			const findings = [];
			for (const issuer of issuers) {
				const keys = await readKeys(issuer);
				if (keys === null) {
					const fix = "Check RELAY_OIDC_ISSUER, the network and the proxy. No workflow can register until this works.";
					findings.push(wrong(`Cannot read the keys of ${issuer}.`, fix));
				} else if (keys.length === 0) {
					findings.push(wrong(`${issuer} publishes no key.`, "Check RELAY_OIDC_ISSUER."));
				} else {
					findings.push(good(`${issuer} publishes ${keys.length === 1 ? "1 key" : `${keys.length} keys`}.`));
				}
			}
			return findings;
		}
		var hostile_json = __webpack_require__(29);
		;
		async function checkAddress(url, send, signal) {
			const found = findingsOf("relay");
			const alive = await ask(send, `${url}/healthz`, signal);
			if (alive.status === null) {
				return [found.wrong(`Cannot reach ${url}${alive.reason}.`, "Check the address, and that the relay is running.")];
			}
			if ((0, hostile_json._F)(alive.body, "alive") !== true) {
				const sentence = `${url} is not a relay: ${url}/healthz responded ${alive.status}.`;
				return [found.wrong(sentence, "Check the address, and that a proxy in front of it passes every path through.")];
			}
			const ready = await ask(send, `${url}/readyz`, signal);
			const hooks = await Promise.all(["platform", "github"].map((name) => checkHook(found, url, name, send, signal)));
			return [
				found.good(`A relay is running at ${url}.`),
				readyOf(found, ready),
				...githubOf(found, ready),
				...hooks.flat()
			];
		}
		async function checkHook({ wrong }, url, name, send, signal) {
			const { status } = await ask(send, `${url}/hooks/${name}`, signal);
			if (status === 405) return [];
			const sentence = `${url}/hooks/${name} does not reach the relay${status === null ? "" : ` (${status})`}.`;
			return [wrong(sentence, "Configure the proxy in front of it to pass /hooks/ through.")];
		}
		function readyOf({ good, wrong }, asked) {
			if (asked.status === 200) return good("It is ready: it can store deliveries.");
			const reasons = asked.status === null ? null : (0, hostile_json._F)(asked.body, "reasons");
			const given = Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === "string").join(", ") : "";
			return wrong(`It is not ready${given === "" ? "" : `: ${given}`}.`, "See its log for the reason.");
		}
		function githubOf({ good, wrong, note }, asked) {
			const github = asked.status === null ? null : (0, hostile_json._F)(asked.body, "github");
			const at = Date.parse(String((0, hostile_json._F)(github, "since")));
			const since = Number.isNaN(at) ? "" : ` since ${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
			switch ((0, hostile_json._F)(github, "state")) {
				case "ok": return [good("GitHub accepts its App.")];
				case "unknown": return [note("It has not called GitHub yet, so it does not know whether GitHub accepts its App.", "Check again in a minute.")];
				case "refused": return [wrong(`GitHub has refused its App${since}, so it cannot write check runs.`, REFUSED)];
				case "unreachable": return [wrong(`It has not been able to reach GitHub${since}.`, "See its page or log for the reason.")];
				case "slow": return [note(`GitHub has responded slowly${since}, so check runs are late.`)];
				default: return [];
			}
		}
		const REFUSED = "Check its GITHUB_APP_ID and private key. See its page or log for the reason.";
		async function ask(send, address, signal) {
			try {
				const response = await send(address, { signal });
				const text = await response.text();
				return {
					status: response.status,
					body: (0, hostile_json.qF)(text)
				};
			} catch (error) {
				if (!(error instanceof TypeError)) throw error;
				const { cause } = error;
				return {
					status: null,
					reason: cause instanceof errors.gG ? ` (${cause.message.replace(/\.$/, "")})` : ""
				};
			}
		}
		var config_file = __webpack_require__(5066);
		var read_settings = __webpack_require__(7987);
		var relay_variables = __webpack_require__(2432);
		;
		function checkSettings(env, readFile) {
			const { good, note, unusable } = findingsOf("settings");
			const unknown = (0, relay_variables.Dr)(env).map(({ name, problem }) => note(`${name} ${problem}`));
			try {
				const settings = (0, read_settings.sb)(env, readFile);
				return {
					value: settings,
					findings: [
						good("All variables are valid."),
						...unknown,
						...noteOptions(settings)
					]
				};
			} catch (error) {
				return {
					value: null,
					findings: [...unusable(error), ...unknown]
				};
			}
		}
		function checkApplications(env, readFile) {
			const { good, note, unusable } = findingsOf("applications");
			const path = env["RELAY_CONFIG"]?.trim() || relay_variables.ut.RELAY_CONFIG;
			try {
				const applications = (0, config_file.Gb)(path, readFile);
				const count = applications.length === 1 ? "1 application" : `${applications.length} applications`;
				if (applications.length > 0) return {
					value: applications,
					findings: [good(`${path} lists ${count}.`)]
				};
				const fix = "Add one: { \"id\": \"\u2026\", \"repository\": \"owner/name\" }.";
				return {
					value: applications,
					findings: [note(`${path} lists no applications, so the relay ignores every event.`, fix)]
				};
			} catch (error) {
				return {
					value: null,
					findings: unusable(error)
				};
			}
		}
		function checkBranches(settings, applications) {
			if (settings.unplaced === "keep") return [];
			const { note } = findingsOf("applications");
			return applications.filter(({ branch }) => branch === null).map(({ id }) => note(`${id} has no branch, so RELAY_UNPLACED=branch-head does nothing for it.`, "Set its branch."));
		}
		function noteOptions({ github, adminToken }) {
			const { good, note } = findingsOf("settings");
			const hook = github.webhookSecret === null ? note("The relay does not accept GitHub's events: no queued checks, no buttons, no protection rules.", "Set GITHUB_WEBHOOK_SECRET, and the same secret in the App's settings.") : good("GITHUB_WEBHOOK_SECRET is set.");
			const page = adminToken === null ? [note("The page and replays are disabled.", "Set RELAY_ADMIN_TOKEN to enable them.")] : [];
			return [hook, ...page];
		}
		var relay_address = __webpack_require__(9111);
		;
		async function check(values, terminal, world) {
			const reader = (0, option_values.V)(values);
			const url = (0, relay_address.w)(reader);
			const output = (0, terminal_output.q)("relay check", reader.flag("json"), terminal);
			reader.finish();
			const all = [];
			for await (const findings of runChecks(world, url, terminal.ending)) {
				if (terminal.ending.aborted) break;
				all.push(...findings);
				showFindings(output, findings);
			}
			if (terminal.ending.aborted) throw interruptedCheck();
			return showSummary(output, all) ? 0 : 1;
		}
		async function* runChecks(world, url, signal) {
			const settings = checkSettings(world.env, world.readFile);
			yield settings.findings;
			const applications = checkApplications(world.env, world.readFile);
			yield applications.findings;
			if (settings.value !== null) yield* checkConnections(world, settings.value, applications.value ?? [], signal);
			if (url !== null) yield* checkUrl(world, url, signal);
		}
		async function* checkConnections({ clock, reach }, settings, applications, signal) {
			yield checkBranches(settings, applications);
			const network = attempt(() => reach(settings));
			if ("findings" in network) return yield network.findings;
			const { github, platform, readKeys, probeStore, close } = network.value;
			signal.addEventListener("abort", close, { once: true });
			try {
				yield await checkStore(probeStore);
				yield await checkPlatform(settings, applications, {
					statusReader: platform,
					clock,
					signal
				});
				yield await checkGithub(github, applications);
				yield await checkIssuers(settings.oidc.issuers, readKeys);
			} finally {
				signal.removeEventListener("abort", close);
				await close();
			}
		}
		async function* checkUrl({ fetchAt }, url, signal) {
			const send = attempt(() => fetchAt(url));
			if ("findings" in send) return yield send.findings;
			try {
				yield await checkAddress(url, send.value, signal);
			} finally {
				await send.value.close();
			}
		}
		function attempt(work) {
			try {
				return { value: work() };
			} catch (error) {
				return { findings: findingsOf("settings").unusable(error) };
			}
		}
		function createCheckWorld({ env, clock, readFile }) {
			return {
				env,
				clock,
				readFile,
				reach: (settings) => {
					const { fetch, disconnect, ...network } = (0, relay_parts.y)(settings, env, clock);
					const readKeys = (0, issuer_keys.D)(fetch, clock);
					return {
						...network,
						readKeys,
						probeStore: () => (0, open_store.s)(settings.store, clock),
						close: disconnect
					};
				},
				fetchAt: (origin) => (0, web_fetch.dd)({
					origin,
					env,
					clock
				})
			};
		}
	}),
	9111: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => requireUrl,
			w: () => readUrl
		});
		var _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6888);
		function readUrl(reader) {
			const text = reader.text("url");
			if (text === undefined) return null;
			const read = (0, _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_0__.zq)(text);
			if ("problem" in read) {
				reader.reject({
					name: "--url",
					seen: text.includes("@") ? "" : text,
					problem: read.problem
				});
				return null;
			}
			return read.value.replace(/\/+$/, "");
		}
		function requireUrl(reader) {
			const url = readUrl(reader);
			if (reader.text("url") === undefined) {
				reader.reject({
					name: "--url",
					seen: "",
					problem: "is missing. Give the relay's URL, for example https://relay.example.com."
				});
			}
			return url ?? "";
		}
	}),
	3912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => openStore,
			s: () => probeStore
		});
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_path_ = __webpack_require__(6760);
		var external_node_sqlite_ = __webpack_require__(99);
		var store = __webpack_require__(3061);
		var store_operations = __webpack_require__(5675);
		var store_schema = __webpack_require__(1261);
		var store_error = __webpack_require__(9494);
		;
		const OF_A_ROW = [
			18,
			19,
			20
		];
		function explainSqlite(path, error) {
			if (error instanceof store_error.AD) return error;
			const code = primaryCodeOf(error);
			const message = error instanceof Error ? error.message : String(error);
			if (code !== null && OF_A_ROW.includes(code)) return new store_error.$9(`The store refused a row: ${message}.`, error);
			return new store_error.AD(sentenceFor(path, code) ?? `The store ${path} failed: ${message}.`, error);
		}
		function sentenceFor(path, code) {
			switch (code) {
				case 5: return `The store ${path} is in use by another process. Only one relay can open it; use PostgreSQL for several.`;
				case 8: return sentenceForReadOnly(path);
				case 10: return isAllowed(path, external_node_fs_.constants.W_OK) ? null : sentenceForReadOnly(path);
				case 11: return `The store ${path} is damaged. Restore it from a backup, or move it away to start with an empty one.`;
				case 13: return `There is no disk space left for the store ${path}.`;
				case 14: return isFolder((0, external_node_path_.dirname)(path)) ? `The store ${path} cannot be opened. It must be a file that the relay can read and write, in a folder where it can write.` : `The folder ${(0, external_node_path_.dirname)(path)} of the store does not exist. Create it first.`;
				case 26: return `The file ${path} is not a SQLite database. Use another path for the store.`;
				default: return null;
			}
		}
		function primaryCodeOf(error) {
			if (typeof error !== "object" || error === null || !("errcode" in error)) return null;
			return typeof error.errcode === "number" ? error.errcode & 255 : null;
		}
		function isFolder(path) {
			return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
		}
		function sentenceForReadOnly(path) {
			return `The store ${path} is read-only. The relay needs write access to the file and its folder.`;
		}
		function isAllowed(path, mode) {
			try {
				(0, external_node_fs_.accessSync)(path, mode);
				return true;
			} catch {
				return false;
			}
		}
		;
		const BUSY_MS = 1e3;
		const LOG_LIMIT_BYTES = 16 * 1024 * 1024;
		const PAGE_BYTES = 4096;
		const MAX_PREPARED = 500;
		const BUSY = 5;
		const CANNOT_OPEN = 14;
		async function createSqliteStore({ path, clock, operations = store_operations.x }) {
			keepPrivate(path);
			const database = explainAt(path, () => openFile(path));
			const query = createQuery(database);
			const transact = (steps) => explainAt(path, () => runInTransaction(database, steps, query));
			try {
				transact((0, store_schema.U)(clock.epochMs(), null));
			} catch (error) {
				database.close();
				throw error;
			}
			const close = async () => database.close();
			return (0, store.y)({
				perform: async (name, input) => transact(operations[name](input)),
				close
			}, clock);
		}
		function keepPrivate(path) {
			attempt(() => (0, external_node_fs_.closeSync)((0, external_node_fs_.openSync)(path, "wx", 384)));
			for (const file of [
				path,
				`${path}-wal`,
				`${path}-shm`
			]) {
				attempt(() => (0, external_node_fs_.chmodSync)(file, (0, external_node_fs_.statSync)(file).mode & 448));
			}
		}
		function attempt(work) {
			try {
				work();
			} catch {}
		}
		function openFile(path) {
			const database = new external_node_sqlite_.DatabaseSync(path, {
				timeout: BUSY_MS,
				enableForeignKeyConstraints: false
			});
			try {
				database.exec("PRAGMA locking_mode = EXCLUSIVE");
				database.exec("PRAGMA journal_mode = WAL");
				database.exec("PRAGMA synchronous = FULL");
				database.exec(`PRAGMA journal_size_limit = ${LOG_LIMIT_BYTES}`);
				database.exec(`PRAGMA wal_autocheckpoint = ${LOG_LIMIT_BYTES / PAGE_BYTES}`);
				database.exec("BEGIN IMMEDIATE; COMMIT");
				const mode = database.prepare("PRAGMA journal_mode").get()?.["journal_mode"];
				const level = database.prepare("PRAGMA synchronous").get()?.["synchronous"];
				if (mode !== "wal" || level !== 2) throw new Error("it does not keep a write-ahead log with synchronous=FULL");
				return database;
			} catch (error) {
				database.close();
				throw error;
			}
		}
		function explainAt(path, work) {
			try {
				return work();
			} catch (error) {
				throw explainSqlite(path, error);
			}
		}
		function runInTransaction(database, steps, query) {
			database.exec("BEGIN IMMEDIATE");
			try {
				const value = runSteps(steps, query);
				database.exec("COMMIT");
				return value;
			} catch (error) {
				if (database.isTransaction) database.exec("ROLLBACK");
				throw error;
			}
		}
		function runSteps(steps, query) {
			let step = steps.next([]);
			while (step.done !== true) step = steps.next(query(step.value));
			return step.value;
		}
		function createQuery(database) {
			const prepared = new Map();
			return ({ sql, values }) => {
				const known = prepared.get(sql);
				const statement = known ?? database.prepare(toSqlite(sql));
				if (known === undefined && prepared.size < MAX_PREPARED) prepared.set(sql, statement);
				return statement.all(...values).map((row) => row);
			};
		}
		function toSqlite(sql) {
			return sql.replaceAll("BIGINT_KEY", "INTEGER PRIMARY KEY AUTOINCREMENT").replaceAll("LIMIT ?", "LIMIT +?");
		}
		function probeSqlite(path, rehearse) {
			try {
				if ((0, external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined) return rehearseOn(path, rehearse());
				if (isAllowed((0, external_node_path_.dirname)(path), external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK)) return "empty";
			} catch (error) {
				if (primaryCodeOf(error) === BUSY) return "held";
				throw explainSqlite(path, error);
			}
			throw explainSqlite(path, { errcode: CANNOT_OPEN });
		}
		function rehearseOn(path, steps) {
			const database = new external_node_sqlite_.DatabaseSync(path, {
				timeout: BUSY_MS / 2,
				enableForeignKeyConstraints: false
			});
			try {
				database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE");
				return runSteps(steps, createQuery(database));
			} finally {
				if (database.isTransaction) database.exec("ROLLBACK");
				database.close();
			}
		}
		;
		async function openStore(settings, clock) {
			if (settings.kind === "sqlite") return createSqliteStore({
				path: settings.path,
				clock
			});
			return (await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 7649))).createPostgresStore({
				url: settings.url,
				clock
			});
		}
		async function probeStore(settings, clock) {
			const rehearse = () => (0, store_schema.Q)(clock.epochMs());
			return settings.kind === "sqlite" ? {
				state: probeSqlite(settings.path, rehearse),
				clockAheadMs: null
			} : (await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 7649))).probePostgres(settings.url, clock, rehearse);
		}
	})
};
