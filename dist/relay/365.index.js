export const id = 365;
export const ids = [365];
export const modules = { 4746: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { createCheckWorld: () => createCheckWorld });
	var web_fetch = __webpack_require__(5700);
	var platform_client = __webpack_require__(3750);
	var platform_deploy_target = __webpack_require__(8710);
	var github_app = __webpack_require__(2325);
	var read_keys = __webpack_require__(5094);
	var migrate = __webpack_require__(2161);
	var upkeep = __webpack_require__(799);
	var esm = __webpack_require__(3849);
	var statements = __webpack_require__(7380);
	var postgres_connection = __webpack_require__(9644);
	var postgres_errors = __webpack_require__(4779);
	;
	const BEGIN = "BEGIN; SET LOCAL lock_timeout = '1s'";
	async function probePostgres(url, clock, rehearse) {
		const client = new esm.Kj((0, postgres_connection.HZ)(url, postgres_connection.jv));
		client.on("error", () => {});
		try {
			await client.connect();
			await (0, postgres_connection.a_)(client);
			const clockAheadMs = await measureClock(client, clock);
			await client.query(BEGIN);
			const steps = rehearse();
			let step = steps.next([]);
			while (step.done !== true) {
				const { sql, values } = step.value;
				step = steps.next((await client.query((0, statements.Hq)(sql), [...values])).rows);
			}
			await client.query("ROLLBACK");
			return {
				state: step.value,
				clockAheadMs
			};
		} catch (error) {
			throw (0, postgres_errors.fE)(error);
		} finally {
			await client.end().catch(() => {});
		}
	}
	async function measureClock(client, clock) {
		const [askedAt, since] = [clock.epochMs(), clock.monotonicMs()];
		const { rows } = await client.query("SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS at");
		return askedAt + (clock.monotonicMs() - since) / 2 - Number(rows[0]?.at);
	}
	var external_node_fs_ = __webpack_require__(3024);
	var external_node_sqlite_ = __webpack_require__(99);
	var driver = __webpack_require__(7540);
	var store_error = __webpack_require__(9494);
	;
	const OF_A_ROW = [
		18,
		19,
		20
	];
	function explainSqlite(path, error) {
		if (error instanceof store_error.A) return error;
		const code = primaryCodeOf(error);
		const message = error instanceof Error ? error.message : String(error);
		if (code !== null && OF_A_ROW.includes(code)) return new driver.$(`The store refuses a row: ${message}.`, error);
		return new store_error.A(sentenceFor(path, code) ?? `The store ${path} failed: ${message}.`, error);
	}
	function sentenceFor(path, code) {
		switch (code) {
			case 5: return `The store ${path} is in use by another process: one relay alone may have it open. For several, use PostgreSQL.`;
			case 8: return sentenceForReadOnly(path);
			case 10: return isWritable(path) ? null : sentenceForReadOnly(path);
			case 11: return `The store ${path} is damaged. Restore it from a copy, or move it away to start with an empty one.`;
			case 13: return `There is no space left for the store ${path}.`;
			case 14: return isFolder(folderOf(path)) ? `The store ${path} cannot be opened: it must be a file that the relay may read and write, in a folder where it may write.` : `The folder ${folderOf(path)} of the store does not exist: create it first.`;
			case 26: return `The file ${path} is not a SQLite database: name another file as the store.`;
			default: return null;
		}
	}
	function primaryCodeOf(error) {
		if (typeof error !== "object" || error === null || !("errcode" in error)) return null;
		return typeof error.errcode === "number" ? error.errcode & 255 : null;
	}
	function folderOf(path) {
		const end = path.lastIndexOf("/");
		return end === -1 ? "." : path.slice(0, Math.max(end, 1));
	}
	function isFolder(path) {
		return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
	}
	function sentenceForReadOnly(path) {
		return `The store ${path} is read-only: the relay must be able to write the file and its folder.`;
	}
	function isWritable(path) {
		try {
			(0, external_node_fs_.accessSync)(path, external_node_fs_.constants.W_OK);
			return true;
		} catch {
			return false;
		}
	}
	;
	const BUSY_MS = 500;
	const BUSY = 5;
	const CANNOT_OPEN = 14;
	function probeSqlite(path, rehearse) {
		if ((0, external_node_fs_.statSync)(path, { throwIfNoEntry: false }) === undefined) return probeFolder(path);
		try {
			return rehearseOn(path, rehearse());
		} catch (error) {
			if (isBusy(error)) return "held";
			throw explainSqlite(path, error);
		}
	}
	function probeFolder(path) {
		try {
			(0, external_node_fs_.accessSync)(path.replace(/[^/]*$/, "") || ".", external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK);
			return "empty";
		} catch {
			throw explainSqlite(path, { errcode: CANNOT_OPEN });
		}
	}
	function rehearseOn(path, steps) {
		const database = new external_node_sqlite_.DatabaseSync(path, {
			timeout: BUSY_MS,
			enableForeignKeyConstraints: false
		});
		try {
			database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE");
			let step = steps.next([]);
			while (step.done !== true) {
				const { sql, values } = step.value;
				step = steps.next(database.prepare((0, statements.Ex)(sql)).all(...values).map(decodeRow));
			}
			return step.value;
		} finally {
			if (database.isTransaction) database.exec("ROLLBACK");
			database.close();
		}
	}
	function isBusy(error) {
		if (typeof error !== "object" || error === null || !("errcode" in error)) return false;
		return typeof error.errcode === "number" && (error.errcode & 255) === BUSY;
	}
	function decodeRow(row) {
		return row;
	}
	var store_schema = __webpack_require__(1261);
	;
	async function probeStore(store, clock) {
		const steps = () => rehearse(clock.epochMs());
		return store.kind === "sqlite" ? {
			state: probeSqlite(store.path, steps),
			clockAheadMs: null
		} : probePostgres(store.url, clock, steps);
	}
	function* rehearse(now) {
		let migrations = 0;
		while (yield* (0, migrate.J)(store_schema.o, now, null)) migrations += 1;
		yield* (0, upkeep.vz)({
			name: "probe",
			value: now
		});
		if (migrations === 0) return "current";
		return migrations === store_schema.o.length ? "empty" : "older";
	}
	;
	function createCheckWorld({ env, clock, readFile }) {
		return {
			env,
			clock,
			readFile,
			reach: (settings) => createReachers(settings, env, clock),
			fetchAt: (origin) => (0, web_fetch.dd)({
				origin,
				env,
				clock
			})
		};
	}
	function createReachers(settings, env, clock) {
		const { platform: access, oidc, store } = settings;
		const github = (0, web_fetch.dd)({
			origin: settings.github.apiUrl,
			env,
			clock
		});
		const platform = access === null ? null : (0, platform_client.Q)({
			...access,
			allowHttp: true,
			env,
			clock
		});
		const issuers = new Map(oidc.issuers.map((issuer) => [issuer, (0, web_fetch.dd)({
			origin: issuer,
			env,
			clock
		})]));
		return {
			github: (0, github_app.T)({
				...settings.github,
				fetch: github,
				clock
			}),
			platform: platform === null ? null : (appId) => (0, platform_deploy_target.P)(platform, appId),
			readKeys: async (issuer) => {
				const fetch = issuers.get(issuer);
				return fetch === undefined ? null : (0, read_keys.D)(fetch, clock)(issuer);
			},
			probeStore: () => probeStore(store, clock),
			close: async () => {
				await Promise.all([
					github.close(),
					platform?.close(),
					...[...issuers.values()].map((fetch) => fetch.close())
				]);
			}
		};
	}
}) };
