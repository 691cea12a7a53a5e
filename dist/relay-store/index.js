import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};
;
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;
const sql_SKIP_LOCKED = "/*skip-locked*/";
const sql_FOR_UPDATE = "/*for-update*/";
function* sql_ask(sql, ...values) {
	return yield {
		sql,
		values
	};
}
function* askOne(sql, ...values) {
	const rows = yield {
		sql,
		values
	};
	return rows[0] ?? null;
}
;
const NOTHING_KNOWN = {
	word: "unknown",
	authority: 0,
	at: 0
};
const RANKS = {
	unknown: 0,
	queued: 1,
	running: 2,
	succeeded: 3,
	failed: 3,
	cancelled: 3,
	superseded: 3,
	timed_out: 3
};
const WORST_FIRST = [
	"failed",
	"timed_out",
	"cancelled",
	"superseded",
	"succeeded"
];
function rankOf(word) {
	return RANKS[word];
}
function isEnd(word) {
	return RANKS[word] === 3;
}
function begunAtOf({ word, at }, receivedAt) {
	return isEnd(word) || rankOf(word) === 0 || at === receivedAt ? null : at;
}
function earlierOf(one, other) {
	return one === null || other === null ? one ?? other : Math.min(one, other);
}
function deployment_evidence_merge(one, other) {
	return compare(one, other) >= 0 ? one : other;
}
function compare(one, other) {
	return RANKS[one.word] - RANKS[other.word] || one.authority - other.authority || one.at - other.at || WORST_FIRST.indexOf(other.word) - WORST_FIRST.indexOf(one.word);
}
;
const WEIGHING_VERSION = 2;
function createTold(knowledge, { isNamed, begunAt, isShared }) {
	const { word, authority, at } = knowledge;
	return {
		word,
		authority,
		at,
		isNamed,
		begunAt,
		...isShared ? { isShared } : {}
	};
}
function knownOf({ told, seen }) {
	return merge(told, seen);
}
function relayed_deployment_state_confirm(deployment, rules) {
	const { told, seen } = deployment;
	const isOthers = told.isShared === true && seen.word === "unknown" && (rules.confirmedBy > 1 || !told.isNamed);
	const known = isOthers ? seen : deployment_evidence_merge(told.isNamed ? told : {
		...told,
		authority: 0
	}, seen);
	if (!isEnd(known.word)) return {
		word: known.word,
		unconfirmed: null
	};
	if (known.authority >= rules.confirmedBy) return {
		word: known.word,
		unconfirmed: null
	};
	return {
		word: "running",
		unconfirmed: known.word
	};
}
function isOver(deployment, rules) {
	return isEnd(relayed_deployment_state_confirm(deployment, rules).word);
}
function awaken(deployment, before, now) {
	const isNew = JSON.stringify(deployment.told) !== JSON.stringify(before.told);
	const awake = isNew && before.endedAt === null ? {
		...deployment,
		looks: 0,
		nextLookAt: now
	} : deployment;
	return awake.told.isNamed && awake.openedAt > now ? {
		...awake,
		openedAt: now
	} : awake;
}
;
const plain_text_ZERO_WIDTH_SPACE = "\u200B";
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const CONTROL_SEQUENCE = String.raw`(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?`;
const CONTROL_STRING = String.raw`(?:\x1b[PX\]^_]|[\x90\x98\x9d-\x9f])[^\x07\x18\x1a\x1b\x9c]*(?:\x07|\x9c|\x1b\\)?`;
const SHORT_ESCAPE = String.raw`\x1b[ -/]*[0-~]?`;
const CONTROL_CHARACTER = String.raw`[\x00-\x08\x0a-\x1f\x7f-\x9f]`;
const INVISIBLE_CHARACTER = String.raw`[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]`;
const HIDDEN = new RegExp([
	CONTROL_SEQUENCE,
	CONTROL_STRING,
	SHORT_ESCAPE,
	CONTROL_CHARACTER,
	INVISIBLE_CHARACTER
].join("|"), "gu");
const COLOUR = /^\x1b\[[\d;:]{0,32}m$/;
function plain_text_splitLines(text) {
	return [...eachLine(text)];
}
function* eachLine(text) {
	let from = 0;
	for (const { 0: lineBreak, index } of text.matchAll(LINE_BREAK)) {
		yield text.slice(from, index);
		from = index + lineBreak.length;
	}
	if (from < text.length || from === 0) yield text.slice(from);
}
function plain_text_separateColors(line) {
	const source = line.toWellFormed();
	const colors = [];
	let plain = "";
	let from = 0;
	for (const { 0: hidden, index } of source.matchAll(HIDDEN)) {
		plain += source.slice(from, index);
		from = index + hidden.length;
		if (COLOUR.test(hidden)) colors.push({
			at: plain.length,
			sequence: hidden
		});
	}
	return {
		plain: plain + source.slice(from),
		colors
	};
}
function stripHidden(line) {
	return line.toWellFormed().replace(HIDDEN, "");
}
function plain_text_cutBytes(text, maxBytes) {
	if (text.length * 3 <= maxBytes || Buffer.byteLength(text) <= maxBytes) return text;
	const bytes = Buffer.from(text.slice(0, maxBytes));
	let end = Math.max(0, maxBytes);
	while (end > 0 && ((bytes[end] ?? 0) & 192) === 128) end -= 1;
	return bytes.toString("utf8", 0, end);
}
function plain_text_cutChars(text, maxChars) {
	if (text.length <= maxChars) return text;
	if (maxChars < 1) return "";
	return `${text.slice(0, maxChars - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}
function plain_text_shortCommit(commit) {
	return /^[0-9a-f]{12,64}$/i.test(commit) ? commit.slice(0, 7) : commit;
}
;
const redaction_MASK = "***";
const MIN_SECRET = 4;
const MIN_LINE = 8;
const GITHUB_TOKEN = /(?<![a-z])gh[opsur]_[A-Za-z0-9._-]{20,}/g;
const FINE_GRAINED_TOKEN = /(?<![a-z])github_pat_[A-Za-z0-9_]{20,}/g;
const JSON_WEB_TOKEN = /(?<![a-z])eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;
const SHAPES = [
	["gh", GITHUB_TOKEN],
	["github_pat_", FINE_GRAINED_TOKEN],
	["eyJ", JSON_WEB_TOKEN]
];
const redaction_forms = new Set();
const USUAL_REACH = 8192;
let longestForm = USUAL_REACH;
function registerSecret(value) {
	if (value.trim().length < MIN_SECRET) return;
	for (const shape of new Set([
		value,
		value.trim(),
		separateColors(value).plain.trim()
	])) {
		for (const form of [shape, ...encodingsOf(shape)]) if (form.length >= MIN_SECRET) addForm(form);
	}
	const lines = splitLines(value).map((line) => separateColors(line).plain.trim());
	for (const line of lines) if (line.length >= MIN_LINE) addForm(line);
}
function forgetSecrets() {
	redaction_forms.clear();
	longestForm = USUAL_REACH;
}
function addForm(form) {
	redaction_forms.add(form);
	longestForm = Math.max(longestForm, form.length);
}
function reachOfSecrets() {
	return longestForm;
}
function redact(text, units = text.length) {
	let shown = "";
	let from = 0;
	for (const { start, end } of redaction_findSecrets(text.slice(0, units + longestForm))) {
		if (start >= units) break;
		shown += text.slice(from, start) + redaction_MASK;
		from = end;
	}
	return shown + text.slice(from, Math.max(from, units));
}
function redaction_findSecrets(text) {
	const found = [];
	for (const form of redaction_forms) {
		for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
			found.push({
				start: at,
				end: at + form.length
			});
		}
	}
	for (const [beginning, shape] of SHAPES) {
		if (!text.includes(beginning)) continue;
		for (const { 0: token, index } of text.matchAll(shape)) found.push({
			start: index,
			end: index + token.length
		});
	}
	return found.length < 2 ? found : joinSpans(found);
}
function joinSpans(spans) {
	const joined = [];
	for (const span of spans.sort((a, b) => a.start - b.start)) {
		const last = joined.at(-1);
		if (last !== undefined && span.start <= last.end) {
			joined[joined.length - 1] = {
				start: last.start,
				end: Math.max(last.end, span.end)
			};
		} else {
			joined.push(span);
		}
	}
	return joined;
}
function encodingsOf(value) {
	const wellFormed = value.toWellFormed();
	const inUrl = encodeURIComponent(wellFormed);
	const inForm = new URLSearchParams([["", wellFormed]]).toString().slice(1);
	const inBase64 = [
		0,
		1,
		2
	].map((shift) => encodeInside(wellFormed, shift));
	const inBase64Url = inBase64.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"));
	return [
		wellFormed,
		inUrl,
		inForm,
		JSON.stringify(value).slice(1, -1),
		...inBase64,
		...inBase64Url
	];
}
function encodeInside(value, shift) {
	const bytes = Buffer.from(value);
	const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
	const firstWhole = Math.ceil(shift * 8 / 6);
	const endOfWhole = Math.floor((shift + bytes.length) * 8 / 6);
	return encoded.slice(firstWhole, endOfWhole);
}
;
class StoreError extends Error {
	constructor(message, cause) {
		super(redact(message), cause === undefined ? undefined : { cause });
		this.name = "StoreError";
	}
}
class StoreUnreachable extends StoreError {
	constructor(message, cause) {
		super(message, cause);
		this.name = "StoreUnreachable";
	}
}
;
function textIn(row, column) {
	const value = row[column];
	if (typeof value !== "string") throw new StoreError(`The database's column ${column} holds no text.`);
	return value;
}
function numberIn(row, column) {
	const value = row[column];
	if (typeof value !== "number") throw new StoreError(`The database's column ${column} holds no number.`);
	return value;
}
function textOrNull(row, column) {
	return row[column] === null || row[column] === undefined ? null : textIn(row, column);
}
function numberOrNull(row, column) {
	return row[column] === null || row[column] === undefined ? null : numberIn(row, column);
}
function jsonIn(row, column) {
	const text = textOrNull(row, column);
	return text === null ? null : JSON.parse(text);
}
;
const MAX_AT_ONCE = 256;
function* askAmong(sqlFor, keys, ...first) {
	const found = [];
	for (const some of partsOf(keys)) {
		const last = some.at(-1) ?? null;
		const listed = Array.from({ length: paddedCount(some.length) }, (_, nth) => some[nth] ?? last);
		found.push(...yield* sql_ask(sqlFor(listed.map(() => "?").join(", ")), ...first, ...listed));
	}
	return found;
}
function* askWith(sqlFor, rows) {
	const found = [];
	for (const some of partsOf(rows)) {
		const empty = some[0]?.map(() => null) ?? [];
		const listed = Array.from({ length: paddedCount(some.length) }, (_, nth) => some[nth] ?? empty);
		const table = listed.map((row, nth) => `(${[nth, ...row.map(() => "?")].join(", ")})`).join(", ");
		found.push(...yield* sql_ask(sqlFor(`(VALUES ${table})`), ...listed.flat()));
	}
	return found;
}
function partsOf(all) {
	const count = Math.ceil(all.length / MAX_AT_ONCE);
	return Array.from({ length: count }, (_, nth) => all.slice(nth * MAX_AT_ONCE, (nth + 1) * MAX_AT_ONCE));
}
function paddedCount(count) {
	return 2 ** Math.ceil(Math.log2(count));
}
;
const KEPT_MS = 24 * 36e5;
function* readDeployments(application, now, names) {
	const rows = yield* sql_ask(`SELECT * FROM deployment WHERE application = ? AND (
       is_ended = 0 OR (ended_at > ? AND (first_key IS NOT NULL OR registered_at IS NOT NULL))
     ) ORDER BY opened_at, id ${sql_FOR_UPDATE}`, ...[application, now - 3 * KEPT_MS]);
	const known = new Set(rows.map((row) => textOrNull(row, "deployment")));
	const others = names.flatMap((deployment) => known.has(deployment) ? [] : [{
		application,
		deployment
	}]);
	return [...rows.map(decodeDeployment), ...yield* readNamed(others)];
}
function* readNamed(names) {
	const distinct = new Map(names.map(({ application, deployment }) => [`${application} ${deployment}`, [application, deployment]]));
	return (yield* askWith(NAMED, [...distinct.values()])).map(decodeDeployment);
}
const NAMED = (names) => `SELECT deployment.* FROM ${names} AS one CROSS JOIN deployment
  WHERE deployment.application = one.column2 AND deployment.deployment = one.column3 ORDER BY one.column1 ${sql_FOR_UPDATE}`;
function decodeDeployment(row) {
	return {
		id: textIn(row, "id"),
		application: textIn(row, "application"),
		deployment: textOrNull(row, "deployment"),
		firstKey: textOrNull(row, "first_key"),
		openedAt: numberIn(row, "opened_at"),
		told: jsonIn(row, "told") ?? {
			...NOTHING_KNOWN,
			isNamed: false
		},
		seen: jsonIn(row, "seen") ?? NOTHING_KNOWN,
		weighing: decodeWeighing(row),
		reference: jsonIn(row, "reference"),
		state: textOrNull(row, "state"),
		doubt: textOrNull(row, "doubt"),
		placed: decodePlace(row),
		environment: textOrNull(row, "environment"),
		pullRequest: numberOrNull(row, "pull_request"),
		url: textOrNull(row, "url"),
		runId: numberOrNull(row, "run_id"),
		registeredAt: numberOrNull(row, "registered_at"),
		endedAt: numberOrNull(row, "ended_at"),
		rev: numberIn(row, "rev"),
		looks: numberIn(row, "looks"),
		nextLookAt: numberOrNull(row, "next_look_at"),
		deadlineAt: numberIn(row, "deadline_at")
	};
}
function decodeWeighing(row) {
	const weighing = jsonIn(row, "weighing");
	return weighing?.version === WEIGHING_VERSION ? weighing : null;
}
function decodePlace(row) {
	const sha = textOrNull(row, "sha");
	if (sha === null) return null;
	return {
		repository: textIn(row, "repository"),
		repositoryId: numberIn(row, "repository_id"),
		installationId: numberIn(row, "installation_id"),
		sha
	};
}
;
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;
function openDeployment(opening, reference, now, rules) {
	const { application, deployment, firstKey, openedAt, again } = opening;
	const id = (0, external_node_crypto_namespaceObject.createHash)("sha256").update(JSON.stringify([
		application,
		deployment,
		firstKey,
		...again === undefined ? [] : [again]
	])).digest("hex").slice(0, 32);
	const environment = rules.applications.find((configured) => configured.id === application)?.environment ?? null;
	return {
		...{
			id,
			application,
			deployment,
			firstKey,
			openedAt
		},
		told: {
			...NOTHING_KNOWN,
			isNamed: false
		},
		seen: NOTHING_KNOWN,
		weighing: null,
		reference,
		state: null,
		doubt: null,
		placed: null,
		environment,
		pullRequest: null,
		url: null,
		runId: null,
		registeredAt: null,
		endedAt: null,
		rev: 0,
		looks: 0,
		nextLookAt: now,
		deadlineAt: now + rules.deadlineMs
	};
}
;
function* saveDeployments(changes, now, rules) {
	const stored = changes.map((change) => settle(change, now, rules));
	for (let begin = 0; begin < stored.length;) {
		const rows = stored.slice(begin, begin + countAtOnce(stored.length - begin));
		yield* sql_ask(upsertOf(rows.length), ...rows.flatMap((row) => valuesOf(row, now, rules)));
		begin += rows.length;
	}
	return stored;
}
function settle({ before, after }, now, rules) {
	const over = isOver(after, rules);
	const settled = {
		...after,
		endedAt: over ? after.endedAt ?? now : null,
		nextLookAt: over ? null : after.nextLookAt
	};
	const isShown = before === null || shownOf(before, rules) !== shownOf(settled, rules);
	return isShown ? {
		...settled,
		rev: settled.rev + 1
	} : settled;
}
function shownOf(deployment, rules) {
	const { state, doubt, placed, endedAt, environment, url } = deployment;
	return JSON.stringify([
		relayed_deployment_state_confirm(deployment, rules),
		deployment.deployment,
		state,
		doubt,
		placed,
		endedAt,
		environment,
		url
	]);
}
const COLUMNS = [
	...[
		"id",
		"application",
		"deployment",
		"first_key",
		"opened_at",
		"told",
		"seen",
		"weighing",
		"reference",
		"state"
	],
	...[
		"doubt",
		"word",
		"is_ended",
		"ended_at",
		"repository",
		"repository_id",
		"installation_id",
		"sha",
		"environment"
	],
	...[
		"pull_request",
		"url",
		"run_id",
		"registered_at",
		"is_placement_wanted",
		"rev",
		"looks",
		"next_look_at"
	],
	...["deadline_at", "changed_at"]
];
function countAtOnce(left) {
	return Math.min(MAX_AT_ONCE, 2 ** Math.floor(Math.log2(left)));
}
function upsertOf(rows) {
	const known = UPSERTS.get(rows);
	if (known !== undefined) return known;
	const row = `(${COLUMNS.map(() => "?").join(", ")})`;
	const sql = `INSERT INTO deployment (${COLUMNS.join(", ")}) VALUES ${Array.from({ length: rows }, () => row).join(", ")}
    ON CONFLICT (id) DO UPDATE SET ${UPDATES}`;
	UPSERTS.set(rows, sql);
	return sql;
}
const UPSERTS = new Map();
const UPDATES = COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`).join(", ");
function valuesOf(deployment, now, rules) {
	const { placed } = deployment;
	const application = rules.applications.find(({ id }) => id === deployment.application);
	const { word } = relayed_deployment_state_confirm(deployment, rules);
	const hasBranch = rules.unplaced === "branch-head" && (application?.branch ?? null) !== null;
	const isWanted = placed === null && hasBranch && word !== "unknown";
	return [
		deployment.id,
		deployment.application,
		deployment.deployment,
		deployment.firstKey,
		deployment.openedAt,
		JSON.stringify(deployment.told),
		JSON.stringify(deployment.seen),
		deployment.weighing === null ? null : JSON.stringify(deployment.weighing),
		deployment.reference === null ? null : JSON.stringify(deployment.reference),
		deployment.state,
		deployment.doubt,
		word,
		deployment.endedAt === null ? 0 : 1,
		deployment.endedAt,
		placed?.repository ?? null,
		placed?.repositoryId ?? null,
		placed?.installationId ?? null,
		placed?.sha ?? null,
		deployment.environment,
		deployment.pullRequest,
		deployment.url,
		deployment.runId,
		deployment.registeredAt,
		isWanted ? 1 : 0,
		deployment.rev,
		deployment.looks,
		deployment.nextLookAt,
		deployment.deadlineAt,
		now
	];
}
;
const RESULTS = null && [
	"failure",
	"timed_out",
	"unknown",
	"cancelled",
	"superseded",
	"unchanged",
	"triggered",
	"skipped",
	"success"
];
function worstOf(results) {
	return RESULTS.find((result) => results.includes(result)) ?? "success";
}
function isPassing(result, policy) {
	switch (result) {
		case "success":
		case "triggered":
		case "skipped": return true;
		case "unchanged": return policy.onUnchanged === "succeed";
		case "superseded": return policy.onSuperseded !== "fail";
		default: return false;
	}
}
function exitCodeOf(results, policy) {
	return results.every((result) => isPassing(result, policy)) ? 0 : 1;
}
function concludeFrom(result, policy) {
	switch (result) {
		case "success":
		case "triggered": return "success";
		case "skipped":
		case "cancelled":
		case "timed_out": return result;
		case "unchanged": return isPassing(result, policy) ? "success" : "failure";
		case "superseded": return policy.onSuperseded === "neutral" ? "neutral" : isPassing(result, policy) ? "success" : "failure";
		default: return "failure";
	}
}
const HEADLINES = {
	success: "Deployed",
	failure: "Deployment failed",
	timed_out: "Deployment timed out",
	superseded: "Superseded by a newer deployment",
	unchanged: "Nothing changed",
	cancelled: "Cancelled",
	unknown: "Outcome could not be determined",
	triggered: "Deployment triggered",
	skipped: "Nothing was deployed"
};
const REFUSED = "Refused by the platform";
function headlineOf(result) {
	return HEADLINES[result];
}
function headlineOfEnd({ result, isRefused }) {
	return isRefused === true && result === "failure" ? REFUSED : headlineOf(result);
}
;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function isUuid(id) {
	return UUID.test(id);
}
function isSameId(one, other) {
	return one === other || isUuid(one) && one.toLowerCase() === other.toLowerCase();
}
;
const deploy_target_IDENTITY_FIELDS = [
	"deployment_request_id",
	"execution_id",
	"deployment_id"
];
;
const CODES = {
	input: true,
	"access-unauthorized": true,
	"access-forbidden": true,
	"access-not-found": true,
	throttled: true,
	remote: true,
	rejected: true,
	conflict: true,
	"network-dns": true,
	"network-connect": true,
	"network-tls": true,
	"network-headers": true,
	"network-body": true,
	"network-reset": true,
	protocol: true,
	"cancelled-signal": true,
	"cancelled-timeout": true
};
function isErrorCode(value) {
	return typeof value === "string" && Object.hasOwn(CODES, value);
}
class TouchdownError extends Error {
	code;
	constructor(code, message, cause) {
		super(redact(message), cause === undefined ? undefined : { cause });
		this.code = code;
		this.name = new.target.name;
	}
}
class InputError extends TouchdownError {
	inputs;
	constructor(inputs, cause) {
		super("input", inputs.map(renderBadInput).join("\n"), cause);
		this.inputs = inputs;
	}
}
const MAX_SEEN = 200;
function renderBadInput({ name, seen, accepted }) {
	const value = seen === "" ? "" : ` is ${JSON.stringify(plain_text_cutChars(redact(seen), MAX_SEEN))}, which cannot be used`;
	return `${name}${value}: ${accepted}`;
}
class AccessError extends TouchdownError {
	facts;
	constructor(code, message, facts, cause) {
		super(code, message, cause);
		this.facts = facts;
	}
}
class ThrottledError extends TouchdownError {
	retryAfterMs;
	opensAt;
	constructor(message, retryAfterMs, opensAt, cause) {
		super("throttled", message, cause);
		this.retryAfterMs = retryAfterMs;
		this.opensAt = opensAt;
	}
}
class RemoteError extends TouchdownError {
	facts;
	excerpt;
	constructor(code, message, facts, excerpt, cause) {
		super(code, message, cause);
		this.facts = facts;
		this.excerpt = redact(excerpt);
	}
}
class NetworkError extends TouchdownError {
	stage;
	facts;
	constructor(stage, message, facts, cause) {
		super(`network-${stage}`, message, cause);
		this.stage = stage;
		this.facts = facts;
	}
}
class ProtocolError extends TouchdownError {
	where;
	expected;
	came;
	constructor(where, expected, came, cause) {
		super("protocol", `The service's answer could not be read: ${where} should be ${expected}, and is ${came}`, cause);
		this.where = where;
		this.expected = expected;
		this.came = came;
	}
}
class CancelledError extends TouchdownError {
	constructor(by, message, cause) {
		super(`cancelled-${by}`, message, cause);
	}
}
;
const SUCCESS = new Set([
	"RUNNING",
	"DEPLOYED",
	"RESTARTED",
	"COMPLETED"
]);
const FAILURE = new Set([
	"STOPPED",
	"DELETED",
	"ERROR",
	"FAILED"
]);
const CANCELLED = new Set([
	"CANCELED",
	"CANCELLED",
	"ABORTED"
]);
const FAILURE_ENDING = /_(?:ERROR|FAILED)$/;
const WAITING = /(?:QUEUED|PENDING)$|^WAITING_|^READY$/;
const IDLE = new Set(["READY", "RECAP"]);
const DETAILED = {
	QUEUED: "progress",
	ONGOING: "progress",
	EXECUTING: "progress",
	CANCELING: "progress",
	SUCCESS: "success",
	ERROR: "failure",
	CANCELED: "cancelled"
};
const WORKING = /ING$/;
const NOT_CURRENT = new Set(["OUT_OF_DATE", "NEVER_DEPLOYED"]);
function foldWord(word) {
	return word.trim().replace(/([a-z])([A-Z])/g, "$1_$2").replace(/[\s.\-_]+/g, "_").toUpperCase();
}
function readState(state, overrides) {
	const word = foldWord(state);
	const phase = chosenPhase(word, overrides) ?? builtInPhase(word);
	return {
		word,
		phase: phase ?? "progress",
		known: phase !== null
	};
}
function readStatus({ state, details = null }, overrides) {
	const reading = readState(state, overrides);
	if (details === null || isOtherAction(details) || chosenPhase(reading.word, overrides) !== null) return reading;
	const phase = details.status === null ? undefined : DETAILED[foldWord(details.status)];
	if (phase === undefined) return reading;
	if (!reading.known) return {
		...reading,
		phase,
		known: true
	};
	return reading.phase === "success" ? {
		...reading,
		phase
	} : reading;
}
function isOtherAction(details) {
	const action = details?.action == null ? "UNKNOWN" : foldWord(details.action);
	return action !== "DEPLOY" && action !== "UNKNOWN";
}
function activityOf(reading, details = null) {
	if (reading.phase !== "progress") return "ended";
	const detail = details?.status == null ? "" : foldWord(details.status);
	if (detail === "QUEUED") return "waiting";
	if (DETAILED[detail] === "progress") return "working";
	if (isIdle(reading)) return "idle";
	return isWaiting(reading.word) ? "waiting" : "working";
}
function readActivity(status, overrides) {
	if (status === null || status.state === null) return "idle";
	const { state, details = null } = status;
	return activityOf(readStatus({
		state,
		details
	}, overrides), details);
}
function isUnavailable(state, overrides) {
	const word = foldWord(state);
	return word === "UNAVAILABLE" && chosenPhase(word, overrides) === null;
}
function isReadable(state, { successStates, failureStates }) {
	return state !== state.toLowerCase() || successStates.length > 0 || failureStates.length > 0;
}
function isWaiting(word) {
	return WAITING.test(word);
}
function isIdle(reading) {
	return !reading.known || IDLE.has(reading.word);
}
function isOutOfDate(serviceDeploymentStatus) {
	return serviceDeploymentStatus !== null && NOT_CURRENT.has(foldWord(serviceDeploymentStatus));
}
function isNeverDeployed(serviceDeploymentStatus) {
	return serviceDeploymentStatus !== null && foldWord(serviceDeploymentStatus) === "NEVER_DEPLOYED";
}
function chosenPhase(word, overrides) {
	if (overrides.failureStates.some((chosen) => foldWord(chosen) === word)) return "failure";
	if (overrides.successStates.some((chosen) => foldWord(chosen) === word)) return "success";
	return null;
}
function builtInPhase(word) {
	if (SUCCESS.has(word)) return "success";
	if (FAILURE.has(word) || FAILURE_ENDING.test(word)) return "failure";
	if (CANCELLED.has(word)) return "cancelled";
	if (WAITING.test(word) || WORKING.test(word) || IDLE.has(word)) return "progress";
	return null;
}
function toReadableCheck(check, overrides) {
	if (check.kind !== "observed") return check;
	const { observation } = check;
	if (isUnavailable(observation.state, overrides)) {
		return {
			kind: "failed",
			error: new ProtocolError("$.state", "the application's state", observation.state)
		};
	}
	if (isReadable(observation.state, overrides)) return check;
	const error = new ProtocolError("$.state", "a state word in upper case", "a word in lower case");
	return {
		kind: "malformed",
		error,
		partial: observation
	};
}
;
const SECOND_MS = 1e3;
function evidence_compareIdentity(one, other) {
	const shared = deploy_target_IDENTITY_FIELDS.find((field) => one[field] !== undefined && other[field] !== undefined);
	if (shared === undefined) return "unrelated";
	return evidence_isSameName(one[shared], other[shared]) ? "same" : "different";
}
function evidence_isSameName(one, other) {
	return one === undefined || other === undefined ? one === other : isSameId(one, other);
}
function hasIdentity(identity) {
	return deploy_target_IDENTITY_FIELDS.some((field) => identity[field] !== undefined);
}
function withoutNamesOf(before, now) {
	return Object.fromEntries(deploy_target_IDENTITY_FIELDS.flatMap((field) => {
		const id = now[field];
		return id === undefined || evidence_isSameName(id, before[field]) ? [] : [[field, id]];
	}));
}
function publishedId(identity) {
	for (const field of IDENTITY_FIELDS) {
		const id = identity[field];
		if (id !== undefined) return id;
	}
	return null;
}
function evidence_isDateChanged(before, now) {
	if (now === null) return false;
	if (before === null) return true;
	if (before.epochMs !== null && now.epochMs !== null) return !isSameInstant(before.epochMs, now.epochMs);
	return before.text !== now.text;
}
function isSameInstant(one, other) {
	const isWhole = one % SECOND_MS === 0 || other % SECOND_MS === 0;
	return one === other || isWhole && Math.abs(one - other) < SECOND_MS;
}
function isDateOlder(one, other) {
	return one !== null && other !== null && one.epochMs !== null && other.epochMs !== null && one.epochMs < other.epochMs;
}
function isMoved(before, now) {
	return before.state !== now.state || before.serviceDeploymentStatus !== now.serviceDeploymentStatus || evidence_isDateChanged(before.lastDeploymentDate, now.lastDeploymentDate) || isNewIdentity(before.identity, now.identity);
}
function isEchoOf(reference, ours, now) {
	if (evidence_compareIdentity(ours, now.identity) === "same") return false;
	if (reference === null) return true;
	if (reference.state !== null) return !isMoved(reference, now);
	return reference.lastDeploymentDate === null || !evidence_isDateChanged(reference.lastDeploymentDate, now.lastDeploymentDate);
}
function mayBeFromBefore(reference, ours, now) {
	if (reference === null || evidence_compareIdentity(ours, now.identity) === "same") return false;
	const [before, date] = [reference.lastDeploymentDate, now.lastDeploymentDate];
	return !evidence_isDateChanged(before, date) || isDateOlder(date, before);
}
function isNewIdentity(before, now) {
	const relation = evidence_compareIdentity(before, now);
	return relation === "different" || relation === "unrelated" && hasIdentity(now);
}
function evidence_requestOf({ deployment_request_id: id }) {
	return id === undefined ? {} : { deployment_request_id: id };
}
function isDateOf({ lastDeploymentDate: before }, { lastDeploymentDate: now }) {
	return before !== null && now !== null && !evidence_isDateChanged(before, now);
}
const NO_BASELINE = {
	state: null,
	serviceDeploymentStatus: null,
	lastDeploymentDate: null,
	identity: {}
};
function mayHideOther({ state, serviceDeploymentStatus, lastDeploymentDate }) {
	return state === null && (lastDeploymentDate !== null || !isNeverDeployed(serviceDeploymentStatus));
}
;
const MAX_STATES = 12;
function renderEvidence(record, isTriggering) {
	const seen = wordsOf(record);
	const asked = renderAsked(record, isTriggering);
	if (seen.length === 0 && record.evidence === "none") return `${asked}, saw no state`;
	return [
		asked,
		renderSeen(seen),
		renderStrongest(record)
	].join(", ");
}
function lastSeen({ last, baseline, triggeredAt }) {
	return last === null || triggeredAt !== null && last === baseline ? null : last.state;
}
function renderOtherCommit(commit, ours) {
	return `The deployment succeeded, but the application runs ${plain_text_shortCommit(commit)} instead of ${plain_text_shortCommit(ours)}: the platform merged the request with another one, or a newer deployment replaced it.`;
}
function sentenceOf(error) {
	return asSentence(error.message);
}
function asSentence(text) {
	return /[.!?]$/.test(text) ? text : `${text}.`;
}
function renderSeconds(durationMs) {
	const seconds = Math.round(durationMs / 1e3);
	return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
function renderAsked({ commit, triggeredAt, isAdopted }, isTriggering) {
	if (!isTriggering) return "started nothing";
	if (triggeredAt === null) return "no request to deploy was seen to be taken";
	const asked = commit === null ? "asked for a deployment" : `asked for ${shortCommit(commit)}`;
	return isAdopted === true ? `${asked}, followed the deployment that was in progress instead` : asked;
}
function wordsOf(record) {
	const last = lastSeen(record);
	return record.steps.length === 0 && last !== null ? [last] : record.steps.map((step) => step.state);
}
function renderSeen(words) {
	if (words.length === 0) return "saw no state";
	const half = MAX_STATES / 2;
	const surplus = words.length - MAX_STATES;
	const chain = surplus <= 0 ? words : [
		...words.slice(0, half),
		`${surplus} more`,
		...words.slice(-half)
	];
	return `saw ${chain.join(" \u2192 ")}`;
}
function renderStrongest({ evidence, baseline, last }) {
	const isDateMoved = baseline !== null && isDateChanged(baseline.lastDeploymentDate, last?.lastDeploymentDate ?? null);
	switch (evidence) {
		case "none": return "nothing ties that to this deployment";
		case "progress-seen": return "in progress since then";
		case "date-changed": return "the deployment date moved";
		case "identity": return isDateMoved ? "the status named this deployment and the deployment date moved" : "the status named this deployment";
	}
}
;
const MAX_DURATION_MS = 2147483647;
const NUMBER = String.raw`(\d{1,12}(?:\.\d{1,6})?)`;
const BARE_SECONDS = new RegExp(`^${NUMBER}$`);
const PARTS = new RegExp(`^(?:${NUMBER}h)?(?:${NUMBER}m)?(?:${NUMBER}s)?(?:${NUMBER}ms)?$`);
const PART_MS = null && [
	36e5,
	6e4,
	1e3,
	1
];
function parseDuration(text) {
	const written = text.trim();
	const bare = BARE_SECONDS.exec(written)?.[1];
	if (bare !== undefined) return asDuration(Number(bare) * 1e3);
	const parts = PARTS.exec(written)?.slice(1);
	if (parts === undefined || written === "") return null;
	return asDuration(parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (PART_MS[index] ?? 0), 0));
}
function asDuration(durationMs) {
	const wholeMs = Math.round(durationMs);
	return wholeMs <= MAX_DURATION_MS ? wholeMs : null;
}
function renderDuration(durationMs) {
	if (!(durationMs >= .5)) return "0 s";
	if (Math.round(durationMs) < 1e3) return `${Math.round(durationMs)} ms`;
	const tenths = Math.round(durationMs / 100);
	if (tenths < 100) return `${tenths / 10} s`;
	const seconds = Math.round(durationMs / 1e3);
	if (seconds < 3600) return renderPair(seconds, 60, "min", "s");
	const minutes = Math.round(seconds / 60);
	if (minutes < 1440) return renderPair(minutes, 60, "h", "min");
	return renderPair(Math.round(minutes / 60), 24, "d", "h");
}
function renderPair(count, perLarge, large, small) {
	const shown = [[Math.floor(count / perLarge), large], [count % perLarge, small]];
	return shown.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`).join(" ");
}
function toSeconds(durationMs) {
	return Math.round(durationMs / 100) / 10;
}
function renderBytes(bytes) {
	let amount = bytes > 0 ? Math.round(bytes) : 0;
	let unit = "B";
	for (const larger of [
		"KiB",
		"MiB",
		"GiB",
		"TiB"
	]) {
		if (roundForShow(amount) < 1024) break;
		amount /= 1024;
		unit = larger;
	}
	return `${roundForShow(amount)} ${unit}`;
}
function roundForShow(amount) {
	return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}
;
const PREFIX = "\u2502 ";
const LINE_LIMIT_BYTES = 8192;
const KEPT_UNITS = 1048576;
const FRAME_BYTES = 64;
const RESET = "\x1B[0m";
const IS_RESET = /^\x1b\[0*m$/;
const COMMAND_MARK = "##[";
const BROKEN_MARK = `##${plain_text_ZERO_WIDTH_SPACE}[`;
function safeLogLines(text) {
	return splitLines(text).map(renderLogLine);
}
function plainLines(text) {
	return [...eachPlainLine(text)];
}
function* eachPlainLine(text) {
	for (const line of eachLine(text)) yield renderPlainLine(line);
}
function untrusted_plainLine(text) {
	return plainLines(text).join(" ").replace(/\s+/g, " ").trim();
}
function safeSentence(text, maxChars) {
	const { seen, isWhole } = seeStart(text, 2 * maxChars);
	const line = untrusted_plainLine(seen);
	const shown = isWhole ? line : `${line.slice(0, unitsToShow(line, isWhole))}\u2026`;
	return plain_text_cutChars(shown.replaceAll(COMMAND_MARK, BROKEN_MARK).replace(/^::/, `:${plain_text_ZERO_WIDTH_SPACE}:`), maxChars);
}
function seeStart(text, units) {
	const most = 2 * units + reachOfSecrets();
	return text.length <= most ? {
		seen: text,
		isWhole: true
	} : {
		seen: text.slice(0, most),
		isWhole: false
	};
}
function unitsToShow(cleaned, isWhole) {
	return isWhole ? cleaned.length : Math.max(0, cleaned.length - reachOfSecrets());
}
function renderPlainLine(line) {
	const { seen, isWhole } = seeStart(line, KEPT_UNITS);
	const plain = stripHidden(seen);
	const units = Math.min(KEPT_UNITS, unitsToShow(plain, isWhole));
	const missingBytes = isWhole && units === plain.length ? 0 : Buffer.byteLength(line) - Buffer.byteLength(plain.slice(0, units));
	return redact(plain, units) + renderCut(missingBytes);
}
function renderCut(missingBytes) {
	return missingBytes > 0 ? ` \u2026 [${renderBytes(missingBytes)} more cut]` : "";
}
function renderLogLine(line) {
	const { seen, isWhole } = seeStart(line, LINE_LIMIT_BYTES);
	const roomBytes = LINE_LIMIT_BYTES - FRAME_BYTES;
	let shown = PREFIX;
	let leftBytes = roomBytes;
	let missingBytes = 0;
	let isColorOpen = false;
	for (const piece of piecesOf(seen, isWhole)) {
		const kept = fitPiece(piece, missingBytes > 0 ? 0 : leftBytes);
		const keptBytes = Buffer.byteLength(kept);
		shown += kept;
		leftBytes -= keptBytes;
		if (!piece.isColor) missingBytes += Buffer.byteLength(piece.text) - keptBytes;
		else if (kept !== "") isColorOpen = !IS_RESET.test(kept);
	}
	if (!isWhole) missingBytes = Buffer.byteLength(line) - (roomBytes - leftBytes);
	return shown + (isColorOpen ? RESET : "") + renderCut(missingBytes);
}
function fitPiece({ text, isColor }, maxBytes) {
	if (isColor) return text.length <= maxBytes ? text : "";
	return cutBytes(text, maxBytes);
}
function piecesOf(line, isWhole) {
	const { plain, colors } = separateColors(line);
	const units = unitsToShow(plain, isWhole);
	const pieces = [];
	let from = 0;
	for (const { start, end, text, isColor } of editsOf(plain, colors)) {
		if (start > units) break;
		if (start > from) pieces.push({
			text: plain.slice(from, start),
			isColor: false
		});
		pieces.push({
			text,
			isColor
		});
		from = Math.max(from, end);
	}
	pieces.push({
		text: plain.slice(from, Math.max(from, units)),
		isColor: false
	});
	return pieces;
}
function editsOf(plain, colors) {
	const edits = colors.map(({ at, sequence }) => ({
		start: at,
		end: at,
		text: sequence,
		isColor: true
	}));
	for (const span of findSecrets(plain)) edits.push({
		...span,
		text: MASK,
		isColor: false
	});
	for (let at = plain.indexOf(COMMAND_MARK); at !== -1; at = plain.indexOf(COMMAND_MARK, at + 1)) {
		edits.push({
			start: at + 2,
			end: at + 2,
			text: ZERO_WIDTH_SPACE,
			isColor: false
		});
	}
	return edits.sort((a, b) => a.start - b.start);
}
;
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
	return untrusted_plainLine(text).replace(MARKDOWN, escapeMark).replace(BLOCK_START, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`);
}
function escapeMark(mark) {
	if (mark === "@") return `@${plain_text_ZERO_WIDTH_SPACE}`;
	if (mark === "#") return `\\#${plain_text_ZERO_WIDTH_SPACE}`;
	if (mark.length > 1) return mark.slice(0, -1) + plain_text_ZERO_WIDTH_SPACE + mark.slice(-1);
	if (mark === "$") return "<span>$</span>";
	return ENTITIES[mark] ?? `\\${mark}`;
}
function escapeHtml(text) {
	return plainLines(text).join("\n").replace(HTML, (mark) => ENTITIES[mark] ?? mark);
}
function fenceFor(text) {
	let longest = 2;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return "`".repeat(longest + 1);
}
function renderFence(text) {
	const code = plainLines(text).join("\n").replaceAll("<!--", `<${plain_text_ZERO_WIDTH_SPACE}!--`);
	const fence = fenceFor(code);
	return `${fence}text\n${code}\n${fence}`;
}
function escapeMermaid(text, maxChars) {
	const words = plainLine(text).replace(/[^\p{L}\p{M}\p{N}_.()/+-]+/gu, " ").trim();
	return ZERO_WIDTH_SPACE + cutChars(words === "" ? "-" : words, maxChars - 1);
}
;
const ANNOTATION_UNITS = 4096;
const SUMMARY_BYTES = 1048576;
const RESULTS_UNITS = 262144;
const DIAGRAM_UNITS = 5e4;
function bytesOf(text) {
	return Buffer.byteLength(text, "utf8");
}
function cutToUnits(text, most) {
	if (text.length <= most) return text;
	const said = (units) => `\u2026 (${units} more characters)`;
	const room = most - said(text.length).length;
	const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(room));
	const kept = text.slice(0, isSplit ? room - 1 : room);
	return `${kept}${said(text.length - kept.length)}`;
}
function fitFirst(lines, mostBytes) {
	let bytes = 0;
	const end = lines.findIndex((line) => {
		bytes += bytesOf(line) + 1;
		return bytes > mostBytes;
	});
	return end < 0 ? {
		kept: lines,
		leftOut: 0
	} : {
		kept: lines.slice(0, end),
		leftOut: lines.length - end
	};
}
const CHECK_OUTPUT_BYTES = 65535;
const CHECK_TITLE_UNITS = 255;
const CHECK_ANNOTATION_BYTES = 65536;
const DESCRIPTION_UNITS = 140;
function cutMarkdown(markdown, mostBytes) {
	if (bytesOf(markdown) <= mostBytes) return markdown;
	const lines = markdown.split("\n");
	let best = {
		kept: 0,
		tail: closeAfter([], lines.length)
	};
	let open = [];
	let bytes = 0;
	for (const [index, line] of lines.entries()) {
		bytes += bytesOf(line) + 1;
		if (bytes > mostBytes) break;
		open = openAfter(open, line);
		const tail = closeAfter(open, lines.length - index - 1);
		if (bytes + bytesOf(tail) <= mostBytes) best = {
			kept: index + 1,
			tail
		};
	}
	return [...lines.slice(0, best.kept), best.tail].join("\n");
}
function openAfter(open, line) {
	const last = open.at(-1) ?? "";
	if (last.startsWith("`")) return /^`+$/.test(line) && line.length >= last.length ? open.slice(0, -1) : open;
	const fence = /^(`{3,})[^`]*$/.exec(line)?.[1];
	if (fence !== undefined) return [...open, fence];
	if (line === "<details>") return [...open, "</details>"];
	return line === "</details>" ? open.slice(0, -1) : open;
}
function closeAfter(open, leftOut) {
	const closers = open.toReversed().flatMap((closer) => closer.startsWith("`") ? [closer] : ["", closer]);
	return [
		...closers,
		"",
		`\u2026 (${leftOut} more lines)`
	].join("\n");
}
;
function renderFoldedLog(appId, lines, mostBytes) {
	const first = firstThatFits(lines, mostBytes);
	for (let leftOut = first; leftOut < lines.length; leftOut++) {
		const block = fold(appId, lines.slice(leftOut), leftOut);
		if (bytesOf(block) <= mostBytes) return block;
	}
	return null;
}
function firstThatFits(lines, mostBytes) {
	let bytes = 0;
	const last = lines.findLastIndex((line) => {
		bytes += bytesOf(line) + 1;
		return bytes > mostBytes;
	});
	return last + 1;
}
function fold(appId, lines, leftOut) {
	const cut = leftOut === 0 ? "" : ` (${leftOut} before them left out)`;
	const title = `Last ${lines.length === 1 ? "log line" : `${lines.length} log lines`} of ${escapeTitle(appId)}${cut}`;
	return renderFold(title, renderFence(lines.join("\n")));
}
function renderFold(title, content) {
	return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function escapeTitle(text) {
	return escapeHtml(text).replace(/@|(?<!&)#/g, "$&&#8203;");
}
;
const PARAGRAPH_BYTES = 4;
const LOG_BYTES = 2e4;
function renderCheckRun(standing, job) {
	const isOver = standing.progress === "completed";
	return {
		status: standing.progress,
		conclusion: isOver ? standing.conclusion : null,
		title: safeSentence(standing.headline, CHECK_TITLE_UNITS),
		summary: renderSummary(standing),
		text: isOver ? renderText(standing.apps) : null,
		annotations: isOver ? renderAnnotations(standing.apps, job.workflowPath) : [],
		startedAt: standing.apps.length === 0 ? null : Math.min(...standing.apps.map((app) => app.startedAt)),
		completedAt: isOver ? lastEnd(standing.apps) : null
	};
}
function lastEnd(apps) {
	const ends = apps.flatMap((app) => app.endedAt ?? []);
	return ends.length === 0 ? null : Math.max(...ends);
}
function hasFailed({ conclusion }) {
	return conclusion === "failure" || conclusion === "timed_out" || conclusion === "cancelled";
}
function renderSummary(standing) {
	const { headline, apps } = standing;
	const parts = [
		escapeMarkdown(reasonOf(standing)),
		renderTable(apps),
		apps.length === 1 ? "" : renderReasons(apps)
	];
	const text = parts.filter((part) => part !== "").join("\n\n");
	return cutMarkdown(text === "" ? escapeMarkdown(headline) : text, CHECK_OUTPUT_BYTES);
}
function reasonOf({ reason, apps }) {
	const [only] = apps;
	if (apps.length === 1) return [reason, only?.advice ?? ""].filter((text) => text !== "").join(" ");
	return apps.some((app) => isTroubled(app) && reason === `${app.appId}: ${app.reason}`) ? "" : reason;
}
function isTroubled(app) {
	return app.progress === "completed" && (hasFailed(app) || app.isDoubtful);
}
function renderTable(apps) {
	if (apps.length === 0) return "";
	const head = ["| Application | Result | State | Commit | Deployment | Took |", "| --- | --- | --- | --- | --- | --- |"];
	return [...head, ...apps.map(renderRow)].join("\n");
}
function renderRow(app) {
	const took = app.endedAt === null ? null : renderDuration(app.endedAt - app.startedAt);
	const state = app.progress === "completed" ? app.state : null;
	const words = [
		app.appId,
		renderResult(app),
		state,
		app.shortCommit,
		app.deploymentId,
		took
	];
	return `| ${words.map((text) => text === null ? "" : escapeMarkdown(text)).join(" | ")} |`;
}
function renderResult(app) {
	if (app.progress !== "completed") return `\u23F3 ${app.progress === "queued" ? "queued" : "in progress"}`;
	if (hasFailed(app)) return `\u274C ${app.result}`;
	return `${app.isDoubtful ? "\u26A0\uFE0F" : "\u2705"} ${app.result}`;
}
function renderReasons(apps) {
	return apps.filter(isTroubled).map((app) => `- **${escapeMarkdown(app.appId)}**: ${escapeMarkdown(`${app.reason} ${app.advice}`)}`).join("\n");
}
function renderText(apps) {
	const evidence = cutMarkdown(check_run_renderEvidence(apps), CHECK_OUTPUT_BYTES - LOG_BYTES);
	const logs = renderLogs(apps, CHECK_OUTPUT_BYTES - bytesOf(evidence) - PARAGRAPH_BYTES);
	const parts = [evidence, ...logs].filter((part) => part !== "");
	return parts.length === 0 ? null : cutMarkdown(parts.join("\n\n"), CHECK_OUTPUT_BYTES);
}
function check_run_renderEvidence(apps) {
	const told = apps.filter((app) => app.evidence !== "");
	if (told.length === 0) return "";
	const lines = told.map((app) => `**${escapeMarkdown(app.appId)}**: ${escapeMarkdown(app.evidence)}`);
	return [
		"### Evidence",
		"",
		...lines.length === 1 ? lines : lines.map((line) => `- ${line}`)
	].join("\n");
}
function renderLogs(apps, roomBytes) {
	const logs = apps.filter((app) => hasFailed(app) && app.logTail.length > 0);
	const shareBytes = Math.floor((roomBytes - 100) / Math.max(1, logs.length)) - PARAGRAPH_BYTES;
	const blocks = logs.flatMap((app) => renderFoldedLog(app.appId, app.logTail, shareBytes) ?? []);
	const leftOut = logs.length - blocks.length;
	return leftOut === 0 ? blocks : [...blocks, `Logs left out because they are too long: ${leftOut}.`];
}
function renderAnnotations(apps, path) {
	if (path === null) return [];
	return apps.filter(hasFailed).map((app) => ({
		path,
		line: 1,
		level: "failure",
		title: safeSentence(app.headline, CHECK_TITLE_UNITS),
		message: plain_text_cutBytes(`Application ${app.appId}: ${app.reason} ${app.advice}`.trim().toWellFormed(), CHECK_ANNOTATION_BYTES)
	}));
}
;
const desired_check_RESULTS = {
	succeeded: "success",
	failed: "failure",
	cancelled: "cancelled",
	superseded: "superseded",
	timed_out: "timed_out"
};
const TOLD = {
	succeeded: "that it succeeded",
	failed: "that it failed",
	cancelled: "that it was cancelled"
};
function desireCheck(deployment, application, rules) {
	const { word, unconfirmed } = relayed_deployment_state_confirm(deployment, rules);
	const result = desired_check_RESULTS[word] ?? null;
	const texts = result === null ? describeProgress(deployment, application, word, unconfirmed, rules) : describeEnd(deployment, application, result);
	const endedAt = result === null ? null : deployment.endedAt;
	return render({
		...texts,
		...identify(application.name, deployment.placed?.sha ?? null),
		isDoubtful: false,
		state: deployment.state,
		deploymentId: deployment.deployment,
		startedAt: Math.min(deployment.openedAt, endedAt ?? deployment.openedAt),
		endedAt,
		logTail: []
	}, {
		detailsUrl: deployment.url ?? pageOf(rules, deployment.id),
		canDeployAgain: result !== null && rules.canDeploy
	});
}
function desireExpected(expected, application, now, rules) {
	const isLate = now >= expected.deadlineAt;
	const texts = isLate ? {
		...ended("timed_out"),
		headline: `${headlineOf("timed_out")}: ${application.name}`,
		reason: "No deployment of this commit was heard of in time.",
		advice: "Deploy the commit, or ask for it with \"Deploy again\".",
		evidence: ""
	} : {
		...underWay("queued"),
		headline: `Waiting: ${application.name}`,
		reason: "No deployment of this commit is known yet."
	};
	return render({
		...texts,
		...identify(application.name, expected.sha),
		isDoubtful: false,
		state: null,
		deploymentId: null,
		startedAt: expected.openedAt,
		endedAt: isLate ? expected.deadlineAt : null,
		logTail: []
	}, {
		detailsUrl: null,
		canDeployAgain: isLate && rules.canDeploy
	});
}
function describeProgress({ doubt }, { name }, word, unconfirmed, rules) {
	if (unconfirmed !== null) {
		const told = `A delivery told ${TOLD[unconfirmed] ?? "that it ended"}; that is not confirmed yet.`;
		const why = rules.confirmedBy > 1 ? doubt ?? "The status does not show this deployment's end yet." : "";
		return {
			...underWay("in_progress"),
			headline: `Awaiting confirmation: ${name}`,
			reason: join(told, why)
		};
	}
	if (word === "running") return {
		...underWay("in_progress"),
		headline: `Deploying: ${name}`,
		reason: doubt ?? ""
	};
	return {
		...underWay("queued"),
		headline: `Waiting: ${name}`,
		reason: doubt ?? ""
	};
}
function describeEnd(deployment, { name }, result) {
	const { told, seen, state, placed } = deployment;
	const runs = deployment.weighing?.proof.runs ?? null;
	const byStatus = seen.authority === 2 && desired_check_RESULTS[seen.word] === result;
	const bySender = told.authority === 1 && told.isNamed && desired_check_RESULTS[told.word] === result;
	return {
		...ended(result),
		headline: `${headlineOf(result)}: ${name}`,
		reason: result === "superseded" && byStatus && runs !== null ? renderOtherCommit(runs, placed?.sha ?? "") : REASONS[result] ?? "",
		advice: "",
		evidence: byStatus ? `The platform's status, read by the relay, shows ${state ?? "its end"} for this deployment${runs === null || result !== "success" ? "" : `, and the application runs ${plain_text_shortCommit(runs)}`}.` : bySender ? "A delivery that carried the sender's signature told the end of this deployment." : ""
	};
}
const REASONS = {
	failure: "The platform says that the deployment failed.",
	cancelled: "The platform says that the deployment was cancelled.",
	superseded: "A newer deployment of the application took its place.",
	timed_out: "Its end was not confirmed in time."
};
function underWay(progress) {
	return {
		progress,
		result: null,
		conclusion: null,
		headline: "",
		reason: "",
		advice: "",
		evidence: ""
	};
}
function ended(result) {
	const conclusion = concludeFrom(result, {
		onUnchanged: "fail",
		onSuperseded: "fail"
	});
	return {
		progress: "completed",
		result,
		conclusion
	};
}
function identify(appId, commit) {
	return {
		appId,
		commit,
		shortCommit: commit?.slice(0, 7) ?? null
	};
}
function render(app, more) {
	const { progress, result, conclusion, headline, reason } = app;
	const standing = {
		progress,
		result,
		conclusion,
		headline,
		reason,
		apps: [app]
	};
	const { annotations: _none, ...check } = renderCheckRun(standing, { workflowPath: null });
	return {
		...check,
		...more
	};
}
function pageOf({ pageUrl }, id) {
	return pageUrl === null ? null : `${pageUrl}#${id}`;
}
function join(...sentences) {
	return sentences.filter((text) => text !== "").join(" ");
}
;
function backOffMs(failures, { firstMs, maxMs, growth = 2 }, chance = 1) {
	const wholeMs = Math.min(maxMs, firstMs * growth ** Math.max(0, failures - 1));
	return wholeMs / 2 * (1 + chance);
}
;
const ACCOUNTED_MS = 45e3;
const UNCOUNTED = {
	state: "unknown",
	atStart: 0,
	count: null,
	exits: 0,
	startedAhead: 0,
	others: [],
	hasWaited: false,
	isMerged: false,
	isOpen: false,
	isFirstOfOther: false
};
function enterQueue(reference, { count, working }) {
	const before = reference?.requestsWaiting ?? 0;
	const others = working === null ? [] : [working];
	const atStart = count ?? (before > 0 ? before + 1 : null);
	if (atStart === null) return {
		...UNCOUNTED,
		others
	};
	const isAmongSeveral = atStart > 1 && (count === null || isMergedIntoQueue(reference, {
		count,
		working
	}));
	return {
		...UNCOUNTED,
		state: atStart === 0 ? "left" : "waiting",
		atStart,
		count,
		others,
		hasWaited: (count ?? 0) > 0,
		isOpen: isAmongSeveral
	};
}
function isMergedIntoQueue(reference, { count, working, request = null }) {
	const before = reference?.requestsWaiting ?? 0;
	if (count === null) return request !== null && evidence_isSameName(request, reference?.identity.deployment_request_id);
	return before > 0 && count > 0 && count <= before && working === null;
}
function advanceQueue(place, reference, seen) {
	const count = seen.observation.requestsWaiting ?? null;
	if (count === null) return place;
	if (place.state === "unknown") return firstCount(place, count);
	if (place.state === "left") return afterOurs(place, count, seen);
	if (count === 0 && isBaselineAgain(reference, seen.observation)) return place;
	const exits = place.exits + Math.max(0, (place.count ?? place.atStart) - count);
	const now = {
		...place,
		count,
		exits,
		hasWaited: place.hasWaited || count > 0,
		isOpen: place.isOpen || seen.sinceMs > ACCOUNTED_MS
	};
	return whileOursWaits(now, reference, seen, count);
}
function firstCount(place, count) {
	const isOpen = place.isOpen || count > 1;
	return {
		...place,
		state: count > 0 ? "waiting" : "left",
		atStart: count,
		count,
		hasWaited: count > 0,
		isOpen
	};
}
function afterOurs(place, count, { ours }) {
	const isNewerOut = place.count !== null && count < place.count && ours.execution_id === undefined;
	return {
		...place,
		count,
		isOpen: place.isOpen || isNewerOut
	};
}
function whileOursWaits(place, reference, seen, count) {
	const execution = seen.observation.identity.execution_id ?? null;
	const isTold = execution !== null || reference?.identity.execution_id !== undefined;
	const ahead = Math.max(0, place.atStart - 1);
	if (count === 0) return leave(place, reference, seen, isTold);
	const isBelowStart = count < place.atStart;
	if (execution !== null && evidence_isSameName(execution, seen.ours.execution_id)) {
		if (seen.activity === "waiting" || seen.activity === "idle") return place;
		return isBelowStart && place.startedAhead === ahead ? leave(place, reference, seen, isTold) : {
			...withOther(place, execution),
			startedAhead: place.startedAhead + 1,
			isOpen: true
		};
	}
	if (execution !== null && isNewExecution(place, reference, execution)) {
		if (!isBelowStart) return {
			...withOther(place, execution),
			isOpen: true
		};
		if (place.startedAhead === ahead) return leave(place, reference, seen, isTold);
		const isOpen = place.isOpen || seen.activity === "waiting";
		return {
			...withOther(place, execution),
			startedAhead: place.startedAhead + 1,
			isOpen
		};
	}
	const isWork = seen.activity === "working" || !isTold && seen.isDateMoved;
	return {
		...place,
		isOpen: place.isOpen || isWork && !seen.isOtherActive && !isBelowStart
	};
}
function leave(place, reference, seen, isTold) {
	const execution = seen.observation.identity.execution_id;
	const isNew = execution !== undefined && isNewExecution(place, reference, execution);
	const isNamed = execution !== undefined && evidence_isSameName(execution, seen.ours.execution_id);
	const ahead = Math.max(0, place.atStart - 1);
	const isSum = place.startedAhead === ahead && place.exits <= place.startedAhead + 1;
	const isOtherAtWork = isTold && seen.activity === "working" && !isNew && !isNamed;
	const addsUp = isSum && !isOtherAtWork && (isTold || ahead === 0);
	return {
		...place,
		state: "left",
		isOpen: place.isOpen || !addsUp
	};
}
function withOther(place, execution) {
	if (execution === undefined || isOther(place, execution)) return place;
	return {
		...place,
		others: [...place.others, execution]
	};
}
function isOther({ others }, execution) {
	return execution !== undefined && others.some((other) => evidence_isSameName(other, execution));
}
function isNewExecution(place, reference, execution) {
	return !isOther(place, execution) && !evidence_isSameName(reference?.identity.execution_id, execution);
}
function isBaselineAgain(reference, observation) {
	if (reference === null || reference.state === null || (reference.requestsWaiting ?? 0) > 0) return false;
	return !isMoved(reference, observation);
}
;
function identityShown({ ours }, { identity, requestsWaiting }) {
	const { deployment_request_id: request, ...rest } = identity;
	const isOurs = request === undefined || evidence_isSameName(request, ours.deployment_request_id);
	return isOurs || (requestsWaiting ?? 0) === 0 ? identity : rest;
}
function addIdentity(evidence, reference, seen) {
	const { observation } = seen;
	const named = identityShown(evidence, observation);
	const relation = evidence_compareIdentity(evidence.ours, named);
	if (relation === "same") return learnFirst(evidence, reference, named, seen);
	if (reference === null || isBlind(reference)) return relation === "different" ? {
		...evidence,
		foreign: named
	} : evidence;
	if (!isNewIdentity(reference.identity, named)) return passOverOther(evidence, reference, named);
	return relation === "different" ? addForeign(evidence, reference, named, seen) : learnFirst(evidence, reference, named, seen);
}
function addForeign(evidence, reference, named, seen) {
	const { queue } = evidence;
	const isOpenNow = queue.isOpen || isExecutionUnsure(evidence);
	if (isOpenNow && evidence_compareIdentity(evidence_requestOf(evidence.answered), evidence_requestOf(named)) === "unrelated") return takeNext(evidence, named);
	const isBaselineDate = isDateOf(reference, seen.observation);
	if (queue.hasWaited && isBaselineDate && seen.activity === "ended") return evidence;
	const isNewer = seen.activity === "waiting" && named.deployment_request_id !== undefined;
	const isHidden = queue.isMerged && evidence.ours.execution_id === undefined;
	const isOpen = queue.isOpen || isNewer || isHidden;
	const superseded = evidence.superseded || isReplaced(evidence, named, seen);
	return {
		...evidence,
		foreign: named,
		superseded,
		queue: {
			...queue,
			isOpen
		}
	};
}
function passOverOther(evidence, reference, { execution_id: execution, ...named }) {
	const isKnown = evidence_compareIdentity(reference.identity, named) !== "same" || execution === undefined;
	if (isKnown || evidence_isSameName(execution, reference.identity.execution_id)) return evidence;
	return {
		...evidence,
		queue: {
			...withOther(evidence.queue, execution),
			isFirstOfOther: false
		}
	};
}
function learnFirst(evidence, reference, named, seen) {
	const { isFirstOfOther, state } = evidence.queue;
	const execution = named.execution_id;
	const isNew = execution !== undefined && !evidence_isSameName(execution, reference?.identity.execution_id);
	if (!isNew || !isFirstOfOther || state !== "unknown") return learn(evidence, reference, named, seen);
	return {
		...evidence,
		queue: {
			...withOther(evidence.queue, execution),
			isFirstOfOther: false,
			isOpen: true
		}
	};
}
function isReplaced({ oursSeen, ours, queue }, named, { observation: { requestsWaiting }, activity }) {
	if (!oursSeen && !queue.hasWaited) return false;
	if (named.deployment_id === undefined && activity === "waiting") return false;
	if ((queue.isOpen || queue.isMerged) && ours.execution_id === undefined) return false;
	return (requestsWaiting ?? 0) === 0 || ours.execution_id !== undefined;
}
function isExecutionUnsure({ answered, oursSeen, queue }) {
	const { deployment_request_id: request, execution_id: execution } = answered;
	return queue.state === "unknown" && !oursSeen && request !== undefined && execution !== undefined;
}
function takeNext(evidence, named) {
	const queue = {
		...withOther(evidence.queue, evidence.ours.execution_id),
		isOpen: true
	};
	return {
		...evidence,
		ours: {
			...evidence.ours,
			...named
		},
		queue
	};
}
function learn(evidence, reference, named, { observation, activity }) {
	const { requestsWaiting } = observation;
	const isCertain = requestsWaiting === 0 && evidence_compareIdentity(evidence_requestOf(evidence.answered), evidence_requestOf(named)) === "same";
	return {
		...evidence,
		strongest: "identity",
		oursSeen: true,
		otherActive: false,
		foreign: null,
		ours: {
			...withoutNamesOf(reference?.identity ?? {}, named),
			...evidence.ours
		},
		queue: {
			...evidence.queue,
			isOpen: evidence.queue.isOpen && !isCertain,
			hasWaited: evidence.queue.hasWaited || activity === "waiting" && named.deployment_id === undefined
		}
	};
}
function isBlind(reference) {
	return mayHideOther(reference) && !hasIdentity(reference.identity);
}
;
const SAME_DEPLOYMENT_MS = 15e3;
function addObservation(evidence, reference, seen) {
	const now = addQueueCount(evidence, reference, seen);
	if (now.queue.state === "waiting") return whileWaiting(now, seen);
	if (isOfAnother(now, reference, seen)) return {
		...passOver(now, seen),
		queue: withActionOf(now, seen)
	};
	return addProgress(addDate(addIdentity(now, reference, seen), reference, seen), reference, seen);
}
function isOfAnother(evidence, reference, seen) {
	const { identity, details } = seen.observation;
	if (isOtherAction(details) || isOther(evidence.queue, identity.execution_id)) return true;
	return seen.activity === "ended" && isOutcomeBefore(evidence, reference, seen);
}
function isNamedBehind({ answered, oursSeen }, reference, { identity, requestsWaiting }) {
	if (reference === null || requestsWaiting != null || oursSeen) return false;
	if (answered.deployment_request_id === undefined) return false;
	const isSameRequest = compareIdentity(requestOf(reference.identity), requestOf(identity)) === "same";
	return isSameRequest && isSameName(reference.identity.execution_id, identity.execution_id);
}
function isOutcomeBefore(evidence, reference, { observation: { identity, state, ...now }, isCancelled = false }) {
	if (reference === null) return false;
	const { execution_id: before } = reference.identity;
	const isFollowed = before !== undefined && evidence_isSameName(evidence.ours.execution_id, before);
	if (isFollowed && evidence_isSameName(identity.execution_id, before)) return false;
	const isSameDate = isDateOf(reference, now);
	const isSameExecution = before !== undefined && identity.execution_id !== undefined && evidence_isSameName(before, identity.execution_id);
	if (isSameExecution && evidence.other !== null) return true;
	if (isCancelled && reference.state !== state) return false;
	return isSameDate && (isSameExecution || evidence.queue.hasWaited);
}
function addQueueCount(evidence, reference, seen) {
	const { observation, activity } = seen;
	const queue = advanceQueue(evidence.queue, reference, {
		observation,
		activity,
		ours: evidence.ours,
		isOtherActive: evidence.otherActive,
		isDateMoved: evidence_isDateChanged(evidence.date, observation.lastDeploymentDate),
		sinceMs: seen.sinceMs ?? 0
	});
	const { execution_id: named, ...others } = evidence.ours;
	const isNotOurs = named !== undefined && isOther(queue, named);
	const now = {
		...evidence,
		queue,
		ours: isNotOurs ? others : evidence.ours
	};
	return evidence.queue.state === "waiting" && queue.state === "left" ? leaveQueue(now, seen) : now;
}
function leaveQueue(evidence, { observation, activity }) {
	const { queue, ours } = evidence;
	const hadOthers = queue.atStart > 1 || evidence.otherActive || queue.others.length > 0;
	const { date, otherActive } = hadOthers || activity !== "ended" ? passOver(evidence, { observation }) : evidence;
	const shown = observation.identity.execution_id;
	const isAnother = ours.execution_id !== undefined && shown !== undefined && !evidence_isSameName(ours.execution_id, shown);
	if (!isAnother || evidence_compareIdentity(evidence_requestOf(ours), evidence_requestOf(observation.identity)) === "same") {
		return {
			...evidence,
			date,
			otherActive
		};
	}
	const { execution_id: named, ...rest } = ours;
	return {
		...evidence,
		date,
		otherActive,
		ours: rest,
		queue: {
			...withOther(queue, named),
			isOpen: true
		}
	};
}
function whileWaiting(evidence, seen) {
	const isNamed = evidence_compareIdentity(evidence_requestOf(evidence.ours), evidence_requestOf(seen.observation.identity)) === "same";
	return {
		...passOver(evidence, seen),
		foreign: null,
		oursSeen: evidence.oursSeen || isNamed
	};
}
function passOver(evidence, { observation: { lastDeploymentDate: now } }) {
	const isMovedOn = evidence_isDateChanged(evidence.date, now);
	return {
		...evidence,
		date: now ?? evidence.date,
		otherActive: evidence.otherActive && !isMovedOn
	};
}
function withActionOf({ queue }, { observation: { identity, details } }) {
	return isOtherAction(details) ? withOther(queue, identity.execution_id) : queue;
}
function addDate(evidence, reference, seen) {
	const now = seen.observation.lastDeploymentDate;
	if (reference === null || !evidence_isDateChanged(evidence.date, now)) return evidence;
	const before = reference.lastDeploymentDate;
	const isFirstEnd = seen.activity === "ended" && !mayHideOther(reference);
	if (reference.state === null && evidence.date === null && !isFirstEnd) return {
		...evidence,
		date: now
	};
	if (!evidence_isDateChanged(before, now)) return evidence;
	const moved = {
		...evidence,
		date: now
	};
	if (evidence_compareIdentity(evidence.ours, seen.observation.identity) === "same" || evidence.foreign !== null) return moved;
	if (evidence.otherActive) return {
		...moved,
		otherActive: false
	};
	if (evidence.strongest === "date-changed" && !isDateOlder(evidence.date, before)) {
		const isSame = evidence.queue.isOpen || evidence.isDateOfStart && isOutcomeOfWork(seen);
		return isSame ? {
			...moved,
			isDateOfStart: false
		} : {
			...moved,
			superseded: true
		};
	}
	const isDateOfStart = seen.activity !== "ended" && seen.before !== "working";
	return {
		...moved,
		isDateOfStart,
		strongest: evidence.strongest === "identity" ? "identity" : "date-changed"
	};
}
function isOutcomeOfWork({ activity, before, sinceMs }) {
	const wasUnderWay = before === "working" || before === "waiting";
	return activity === "ended" && wasUnderWay && sinceMs !== undefined && sinceMs <= SAME_DEPLOYMENT_MS;
}
function addProgress(evidence, reference, seen) {
	if (seen.activity === "ended" || evidence.foreign !== null || evidence.strongest !== "none") return evidence;
	if (seen.activity === "waiting" && evidence.queue.state === "left" && (evidence.queue.count ?? 0) > 0) return evidence;
	if (evidence.other !== null && !isMoved(evidence.other, seen.observation)) return evidence;
	if (evidence.otherActive && !isStartedOver(seen)) return evidence;
	const sameAsBefore = reference !== null && reference.state === seen.observation.state && seen.before === "idle";
	if (sameAsBefore) return evidence;
	const { execution_id: before } = reference?.identity ?? {};
	const isOld = before !== undefined && evidence_isSameName(before, seen.observation.identity.execution_id);
	const isOpen = evidence.queue.isOpen || isOld && seen.activity === "working";
	const hasWaited = evidence.queue.hasWaited || isOld && seen.activity === "waiting";
	return {
		...evidence,
		otherActive: false,
		strongest: "progress-seen",
		queue: {
			...evidence.queue,
			isOpen,
			hasWaited
		}
	};
}
function isStartedOver({ activity, before }) {
	return activity !== "ended" && (before === "ended" || activity === "waiting" && before === "working");
}
;
const ECHO_MS = 15e3;
const ECHO_CHECKS = 3;
const HOLD_CHECK_MS = ECHO_MS / (ECHO_CHECKS - 1);
const DATED_CHECK_MS = 12e3;
function addStatusCheck(history, reference, observation, at, rules) {
	const { checkedAt } = history;
	const reading = readStatus(observation, rules);
	const evidence = addObservation(history.evidence, reference, {
		observation,
		activity: activityOf(reading, observation.details),
		before: readActivity(history.last ?? reference, rules),
		isCancelled: reading.phase === "cancelled",
		...checkedAt === null ? {} : { sinceMs: at - checkedAt }
	});
	const echo = reading.phase === "progress" ? null : echoOf(history, reference, observation, at, rules);
	return {
		evidence,
		echo,
		last: observation,
		checkedAt: at
	};
}
function judgeStatus(history, reference, observation, at, rules) {
	const { evidence } = history;
	if (evidence.superseded) return { kind: "superseded" };
	const reading = readStatus(observation, rules);
	const { phase } = reading;
	if (phase === "progress") return judgeProgress(evidence, observation, reading);
	if (!mayBeOurs(evidence, reference, observation, reading, rules)) return { kind: "nothing" };
	if (isHeld(history, at)) return {
		kind: "outcome",
		phase,
		isOpen: evidence.queue.isOpen
	};
	return { kind: evidence.queue.isOpen ? "nothing" : "holding" };
}
function isHeld({ echo }, at) {
	return echo === null || echo.checks >= ECHO_CHECKS && at - echo.since >= ECHO_MS;
}
function hasMoved(before, now) {
	if (before === null || isMoved(before, now)) return true;
	return (before.requestsWaiting ?? null) !== (now.requestsWaiting ?? null);
}
function judgeProgress(evidence, { details }, reading) {
	const { strongest, otherActive, foreign, queue } = evidence;
	const isOurs = strongest !== "none" || queue.state === "waiting";
	const isUnderWay = foreign === null && (isOurs || otherActive || isOtherAction(details));
	if (!isUnderWay) return { kind: "nothing" };
	const isQueued = activityOf(reading, details) === "waiting" || isWaiting(reading.word);
	return {
		kind: "progress",
		isOurs,
		isWaiting: queue.state === "waiting" || isQueued,
		isIdle: reading.known && isIdle(reading) && strongest !== "none"
	};
}
function mayBeOurs(evidence, reference, observation, { phase }, { trigger }) {
	if (evidence.foreign !== null || evidence.queue.state === "waiting") return false;
	if (phase === "success" && isOutOfDate(observation.serviceDeploymentStatus)) return false;
	const mayBeOlder = trigger || evidence.queue.hasWaited;
	const seen = {
		observation,
		activity: "ended",
		isCancelled: phase === "cancelled"
	};
	if (mayBeOlder && isOfAnother(evidence, reference, seen)) return false;
	return !trigger || evidence.strongest !== "none";
}
function echoOf({ evidence, echo, last }, reference, observation, at, { trigger, mustHold = false }) {
	const isEcho = trigger ? mustHold || isEchoOf(reference, evidence.ours, observation) : last !== null && mayBeFromBefore(reference, evidence.ours, observation);
	return isEcho ? {
		since: echo?.since ?? at,
		checks: (echo?.checks ?? 0) + 1
	} : null;
}
;
const UNTOLD = {
	count: null,
	working: null
};
function createEvidence(reference, ours, other, atStart = UNTOLD, activityBefore = "working") {
	const isMerged = activityBefore !== "working" && isMergedIntoQueue(reference, atStart);
	const queue = enterQueue(reference, atStart);
	const request = atStart.request ?? null;
	const named = isMerged && request !== null ? {
		...ours,
		deployment_request_id: request
	} : ours;
	const isUncounted = queue.state === "unknown" && other !== null && other === reference;
	const isUnnamed = ours.execution_id === undefined && ours.deployment_id === undefined;
	const isFirstOfOther = isUncounted && isUnnamed && activityBefore === "waiting";
	return {
		strongest: "none",
		ours: named,
		answered: named,
		date: reference?.lastDeploymentDate ?? null,
		isDateOfStart: false,
		oursSeen: false,
		otherActive: other !== null && other === reference && !isMerged,
		other: isMerged ? null : other,
		foreign: null,
		superseded: false,
		queue: {
			...queue,
			isMerged,
			isFirstOfOther
		}
	};
}
;
const FIELDS = [
	"execution_id",
	"deployment_id",
	"deployment_request_id"
];
function identityNaming(id, shown) {
	if (id === null) return {};
	return Object.fromEntries(FIELDS.flatMap((field) => evidence_isSameName(id, shown[field]) ? [[field, id]] : []));
}
function isShownSurely(id, { identity, requestsWaiting = null }) {
	const named = identityNaming(id, identity);
	if (named.execution_id !== undefined || named.deployment_id !== undefined) return true;
	if (named.deployment_request_id === undefined) return false;
	return requestsWaiting === 0 || requestsWaiting === null && identity.execution_id === undefined;
}
function withRegisteredId(evidence, id, shown) {
	if (id === null) return evidence;
	const named = identityNaming(id, shown);
	const isKnown = isAmong(id, named) ? FIELDS.every((field) => named[field] === undefined || evidence_isSameName(id, evidence.ours[field])) : isAmong(id, evidence.ours);
	if (isKnown) return evidence;
	if (!isAmong(id, named)) return {
		...evidence,
		...assumed(evidence, id, shown)
	};
	const queue = {
		...evidence.queue,
		others: evidence.queue.others.filter((other) => !evidence_isSameName(other, id))
	};
	const nothingSeen = {
		tie: "none",
		foreign: null,
		superseded: false,
		oursSeen: false,
		isDateOfStart: false
	};
	return {
		...evidence,
		...nothingSeen,
		ours: named,
		answered: named,
		queue
	};
}
function isNeverNamed(id, evidence, shown) {
	return id !== null && !isAmong(id, evidence.ours) && shown.execution_id !== undefined;
}
function assumed({ ours }, id, shown) {
	const field = ["deployment_request_id", "deployment_id"].find((name) => shown[name] !== undefined);
	return field === undefined ? {} : {
		ours: {
			...ours,
			[field]: id
		},
		answered: { [field]: id }
	};
}
function isAmong(id, identity) {
	return FIELDS.some((field) => evidence_isSameName(id, identity[field]));
}
;
const REACH_BACK_MS = 6e4;
function findEpisodes(hints) {
	const episodes = [];
	for (const { key, receivedAt, knowledge, isShared = false } of [...hints].sort(inTime)) {
		const current = episodes.at(-1);
		const begunAt = begunAtOf(knowledge, receivedAt);
		if (current === undefined || isEnd(current.knowledge.word) && !isEnd(knowledge.word)) {
			const first = deployment_evidence_merge(NOTHING_KNOWN, knowledge);
			episodes.push({
				keys: [key],
				openedAt: Math.min(knowledge.at, receivedAt),
				begunAt,
				knowledge: first,
				isShared
			});
			continue;
		}
		episodes[episodes.length - 1] = {
			...current,
			keys: [...current.keys, key],
			begunAt: earlierOf(current.begunAt, begunAt),
			knowledge: deployment_evidence_merge(current.knowledge, knowledge),
			isShared: current.isShared && isShared
		};
	}
	return episodes;
}
function inTime(one, other) {
	return one.knowledge.at - other.knowledge.at || rankOf(one.knowledge.word) - rankOf(other.knowledge.word) || (one.key < other.key ? -1 : 1);
}
function matchEpisodes(registered, episodes, isFree) {
	const taken = new Map();
	for (const one of [...registered].sort(inOrder)) {
		const index = episodes.findIndex((episode, at) => isFree(at) && !taken.has(at) && canOwn(one, episode));
		if (index >= 0) taken.set(index, one.id);
	}
	return taken;
}
function canOwn({ registeredAt, endedAt }, { openedAt }) {
	return openedAt >= registeredAt - REACH_BACK_MS && (endedAt === null || openedAt <= endedAt);
}
function inOrder(one, other) {
	return one.registeredAt - other.registeredAt || (one.tie < other.tie ? -1 : 1);
}
;
const BUILT_IN = {
	successStates: [],
	failureStates: []
};
const PROMPT_MS = 15e3;
const SLACK_MS = 6e4;
function baselineAfter(deployment, { observation, isSuccess, isRequestNamed = false, now, aheadMs = 0 }) {
	const { reference, registeredAt, told } = deployment;
	const date = observation.lastDeploymentDate;
	if (reference !== null && isDateOlder(date, reference.lastDeploymentDate)) return reference;
	if (!isRequestNamed && isFirstAndPrompt(deployment, now)) return observation;
	const registeredThere = registeredAt === null ? null : registeredAt + aheadMs;
	const isTooOld = isBefore(date, registeredThere) || isBefore(date, told.begunAt ?? null);
	return isSuccess && isTooOld ? observation : reference;
}
function createFirstEvidence(deployment, reference) {
	const evidence = evidenceBefore(deployment, reference);
	const isStarted = deployment.registeredAt === null && rankOf(deployment.told.word) > rankOf("queued");
	return isStarted ? {
		...evidence,
		queue: {
			...evidence.queue,
			state: "left"
		}
	} : evidence;
}
function evidenceBefore(deployment, reference) {
	if (reference === null) return createEvidence(null, {}, null);
	const before = {
		...reference,
		requestsWaiting: null
	};
	const activity = readActivity(reference, BUILT_IN);
	const ours = identityNaming(deployment.deployment, reference.identity);
	const isOwnWork = activity === "working" && isExecutionKnown(ours, reference);
	if (isOwnWork) return {
		...createEvidence(before, {
			...reference.identity,
			...ours
		}, null),
		oursSeen: true
	};
	const isUnderWay = activity === "working" || activity === "waiting";
	const atStart = {
		count: null,
		working: null,
		request: ours.deployment_request_id ?? null
	};
	const evidence = createEvidence(before, ours, isUnderWay ? before : null, atStart, activity);
	const mayBeMerged = activity === "waiting" && before.identity.deployment_request_id !== undefined;
	return mayBeMerged && !hasIdentity(ours) ? {
		...evidence,
		queue: {
			...evidence.queue,
			isOpen: true
		}
	} : evidence;
}
function isExecutionKnown(ours, { requestsWaiting }) {
	if (ours.execution_id !== undefined || ours.deployment_id !== undefined) return true;
	return ours.deployment_request_id !== undefined && requestsWaiting === 0;
}
function isWorkGuessed({ deployment }, { observation, activity }) {
	const { identity, requestsWaiting = null } = observation;
	if (activity === "ended" || requestsWaiting !== null || identity.execution_id === undefined) return false;
	return !isShownSurely(deployment, observation);
}
function isWorkOpen({ deployment, reference, seen }, last, observation) {
	if (last === null || !registration_baseline_isBlind(reference) || isShownSurely(deployment, observation)) return false;
	const isLastWorking = readActivity(last, BUILT_IN) === "working";
	const [before, now] = [last.identity.execution_id, observation.identity.execution_id];
	if (before !== undefined && now !== undefined) {
		return !evidence_isSameName(before, now) && (isLastWorking || seen.word === "running");
	}
	const isWorking = isLastWorking && readActivity(observation, BUILT_IN) === "working";
	const isDated = evidence_isDateChanged(last.lastDeploymentDate, observation.lastDeploymentDate);
	return observation.requestsWaiting != null && isWorking && isDated;
}
function registration_baseline_isBlind(reference) {
	return reference === null || mayHideOther(reference);
}
function isPlaceOpen({ deployment, registeredAt, openedAt }, reference, { observation, activity, now }) {
	if ((observation.requestsWaiting ?? 0) === 0) return false;
	if (now - (registeredAt ?? openedAt) > PROMPT_MS) return true;
	const { identity, lastDeploymentDate } = observation;
	const isDated = evidence_isDateChanged(reference?.lastDeploymentDate ?? null, lastDeploymentDate);
	if (activity === "working") {
		const isKnown = reference !== null && readActivity(reference, BUILT_IN) === "working";
		return !isKnown || isDated || isNewIdentity(reference.identity, identity);
	}
	const named = identityNaming(deployment, identity);
	const isNewExecution = identity.execution_id !== undefined && !evidence_isSameName(reference?.identity.execution_id, identity.execution_id);
	return activity === "waiting" && named.execution_id === undefined && (isNewExecution || isDated);
}
function unattributedAfter(before, reference, { observation, activity }) {
	const { unattributed, last } = before;
	if (activity === "ended") return unattributed;
	if (last === null) return registration_baseline_isBlind(reference) ? observation : null;
	const isStarted = isStartOfWork(activity, readActivity(last, BUILT_IN));
	return unattributed === null || isStarted || registration_baseline_isOfAnother(unattributed, observation) ? null : unattributed;
}
function isFromBefore({ registeredAt, openedAt, reference }, { lastDeploymentDate }, aheadMs) {
	if (registeredAt === null || !evidence_isDateChanged(reference?.lastDeploymentDate ?? null, lastDeploymentDate)) return false;
	const registeredThere = registeredAt + aheadMs;
	const startedAt = openedAt < registeredAt ? Math.min(openedAt, registeredThere) : registeredThere;
	return isBefore(lastDeploymentDate, startedAt - REACH_BACK_MS);
}
function isStartOfWork(activity, before) {
	if (before === "idle") return activity !== "idle";
	return before === "ended" || activity === "waiting" && before === "working";
}
function registration_baseline_isOfAnother({ lastDeploymentDate, identity }, now) {
	if (evidence_compareIdentity(identity, now.identity) === "different") return true;
	if (lastDeploymentDate === null || isDateOlder(now.lastDeploymentDate, lastDeploymentDate)) return false;
	return evidence_isDateChanged(lastDeploymentDate, now.lastDeploymentDate);
}
function isFirstAndPrompt({ state, registeredAt, openedAt, told }, now) {
	if (state !== null || isEnd(told.word)) return false;
	return now - (registeredAt ?? openedAt) <= PROMPT_MS;
}
function isBefore(date, at) {
	return date !== null && date.epochMs !== null && at !== null && date.epochMs < at - SLACK_MS;
}
;
const FIRST_MS = 15e3;
const FIRST_AFTER_END_MS = 1e3;
const GROWTH = 1.6;
const MAX_MS = 12e4;
const MIN_MS = 500;
const IDLE_LOOK_MS = 15 * 6e4;
const UNSEEN_LOOK_MS = 6e4;
const BETWEEN_IDLE_MS = 9e3;
const FIRST_AT_ONCE = 100;
function idleLookDelayMs(applications) {
	return Math.max(IDLE_LOOK_MS, applications * BETWEEN_IDLE_MS);
}
function unseenLookDelayMs(applications) {
	return Math.min(idleLookDelayMs(applications), Math.max(UNSEEN_LOOK_MS, applications * BETWEEN_IDLE_MS));
}
function firstLookDelayMs(nth) {
	return Math.max(0, nth + 1 - FIRST_AT_ONCE) * BETWEEN_IDLE_MS;
}
const WHILE_WAITING_MS = 3e4;
function checkWithinMs({ weighing }, now) {
	if (weighing === null) return Number.POSITIVE_INFINITY;
	const { strongest, queue } = weighing.evidence;
	const isUnnamed = queue.count !== null && queue.state === "left" && (strongest === "date-changed" || strongest === "progress-seen");
	if (isUnnamed && readActivity(weighing.last, BUILT_IN) !== "ended") return DATED_CHECK_MS;
	if (strongest !== "none" && !isHeld(weighing, now)) return HOLD_CHECK_MS;
	return queue.state === "waiting" ? WHILE_WAITING_MS : Number.POSITIVE_INFINITY;
}
function nextLookDelayMs(looks, isEndTold, jitter, mostMs = MAX_MS) {
	const first = isEndTold ? FIRST_AFTER_END_MS : FIRST_MS;
	const longest = Math.min(mostMs, backOffMs(looks + 1, {
		firstMs: first,
		maxMs: MAX_MS,
		growth: GROWTH
	}));
	return Math.round(Math.max(MIN_MS, longest * jitter));
}
const MAX_ATTEMPTS = 200;
function writeBackOffMs(attempts) {
	return backOffMs(attempts, {
		firstMs: 1e3,
		maxMs: 3e5
	});
}
;
const MAX_IN_MINUTE = 80;
const MAX_IN_HOUR = 500;
const BETWEEN_MS = 1e3;
const PROGRESS_IN_MINUTE = 60;
const PROGRESS_IN_HOUR = 350;
function hasRoom({ inMinute, inHour, lastAt }, isEnd, now) {
	if (lastAt !== null && now - lastAt < BETWEEN_MS) return false;
	const most = isEnd ? [MAX_IN_MINUTE, MAX_IN_HOUR] : [PROGRESS_IN_MINUTE, PROGRESS_IN_HOUR];
	return inMinute < (most[0] ?? 0) && inHour < (most[1] ?? 0);
}
;
const CANDIDATES = 8;
const HOUR_MS = 36e5;
const CANDIDATE_ROWS = `SELECT id, installation_id FROM (
    SELECT check_run.*, ROW_NUMBER() OVER (
      PARTITION BY installation_id ORDER BY is_final DESC, not_before, opened_at, id
    ) AS turn FROM check_run
    WHERE is_pending = 1 AND is_dead = 0 AND not_before <= ? AND lease_until <= ?
      AND installation_id NOT IN (
        SELECT id FROM installation WHERE not_before > ?
          OR EXISTS (SELECT 1 FROM installation_write WHERE installation_id = installation.id AND at > ?)
      )
      AND (generation = 1 OR NOT EXISTS (
        SELECT 1 FROM check_run AS older
        WHERE older.repository_id = check_run.repository_id AND older.sha = check_run.sha AND older.name = check_run.name
          AND older.generation < check_run.generation AND older.github_id IS NULL AND older.is_pending = 1 AND older.is_dead = 0
      ))
  ) AS ready WHERE turn <= ? ORDER BY turn, is_final DESC, not_before, opened_at, id LIMIT ?`;
const LOCKED = `SELECT * FROM check_run WHERE id = ? AND is_pending = 1 AND is_dead = 0 AND not_before <= ? AND lease_until <= ?
  ${sql_SKIP_LOCKED}`;
function* claim(input) {
	const { now, limit } = input;
	const candidates = yield* sql_ask(CANDIDATE_ROWS, ...[
		now,
		now,
		now,
		now - BETWEEN_MS,
		CANDIDATES,
		limit * CANDIDATES
	]);
	const claims = [];
	const full = new Set();
	for (const candidate of candidates) {
		const installation = numberIn(candidate, "installation_id");
		if (claims.length >= limit) break;
		if (full.has(installation)) continue;
		const row = yield* askOne(LOCKED, textIn(candidate, "id"), now, now);
		if (row === null) continue;
		if (!(yield* findRoom(installation, numberIn(row, "is_final") === 1, now))) {
			full.add(installation);
			continue;
		}
		const taken = yield* take(row, input);
		if (taken === null) continue;
		yield* spend(installation, now);
		claims.push(taken);
	}
	return claims;
}
function* findRoom(id, isEnd, now) {
	yield* sql_ask("INSERT INTO installation (id, not_before) VALUES (?, 0) ON CONFLICT (id) DO NOTHING", id);
	const installation = yield* askOne(`SELECT not_before FROM installation WHERE id = ? ${sql_SKIP_LOCKED}`, id);
	if (installation === null || numberIn(installation, "not_before") > now) return false;
	const spent = yield* askOne(`SELECT COUNT(*) AS in_hour, COALESCE(SUM(CASE WHEN at > ? THEN 1 ELSE 0 END), 0) AS in_minute, MAX(at) AS last_at
     FROM installation_write WHERE installation_id = ? AND at > ?`, ...[
		now - 6e4,
		id,
		now - HOUR_MS
	]);
	const known = {
		inHour: spent === null ? 0 : Number(spent["in_hour"]),
		inMinute: spent === null ? 0 : Number(spent["in_minute"]),
		lastAt: spent === null ? null : numberOrNull(spent, "last_at")
	};
	return hasRoom(known, isEnd, now);
}
function* spend(id, now) {
	yield* sql_ask("DELETE FROM installation_write WHERE installation_id = ? AND at <= ?", id, now - HOUR_MS);
	yield* sql_ask("INSERT INTO installation_write (installation_id, at) VALUES (?, ?)", id, now);
}
function* take(row, { now, owner, leaseMs }) {
	const id = textIn(row, "id");
	const held = yield* askOne(`INSERT INTO publisher (place, owner, epoch, until) VALUES (?, ?, 1, ?)
     ON CONFLICT (place) DO UPDATE SET owner = excluded.owner, epoch = publisher.epoch + 1, until = excluded.until
     WHERE publisher.until <= ? RETURNING epoch`, ...[
		placeKeyOf(row),
		owner,
		now + leaseMs,
		now
	]);
	if (held === null) return null;
	const leased = yield* askOne(`UPDATE check_run SET lease_owner = ?, lease_epoch = lease_epoch + 1, lease_until = ?, attempts = attempts + 1,
       is_uncertain = CASE WHEN github_id IS NULL THEN 1 ELSE is_uncertain END WHERE id = ? RETURNING lease_epoch, attempts`, ...[
		owner,
		now + leaseMs,
		id
	]);
	return leased === null ? null : decodeClaim(row, numberIn(leased, "lease_epoch"), numberIn(leased, "attempts"));
}
function placeKeyOf(row) {
	const name = (0, external_node_crypto_namespaceObject.createHash)("sha256").update(textIn(row, "name")).digest("hex").slice(0, 16);
	return `${numberIn(row, "repository_id")}/${textIn(row, "sha")}/${name}`;
}
function decodeClaim(row, epoch, attempts) {
	const place = {
		repositoryId: numberIn(row, "repository_id"),
		repository: textIn(row, "repository"),
		installationId: numberIn(row, "installation_id"),
		sha: textIn(row, "sha"),
		name: textIn(row, "name"),
		externalId: textIn(row, "external_id")
	};
	return {
		checkId: textIn(row, "id"),
		place,
		wanted: JSON.parse(textIn(row, "desired")),
		desiredRev: numberIn(row, "desired_rev"),
		desiredHash: textIn(row, "desired_hash"),
		githubId: numberOrNull(row, "github_id"),
		isUncertain: numberIn(row, "is_uncertain") === 1,
		epoch,
		attempts
	};
}
;
const PAUSE = {
	firstMs: 1e3,
	maxMs: 6e4
};
const SETTLED_MS = 11e3;
function* renew(input) {
	const { checkId, epoch, now, leaseMs } = input;
	const row = yield* askOne(HELD, checkId, epoch);
	if (row === null || !(yield* holdPlace(row, now + leaseMs))) return false;
	yield* sql_ask("UPDATE check_run SET lease_until = ? WHERE id = ?", now + leaseMs, checkId);
	return true;
}
const HELD = `SELECT * FROM check_run WHERE id = ? AND lease_epoch = ? AND lease_owner IS NOT NULL ${sql_FOR_UPDATE}`;
function* holdPlace(row, until) {
	const held = yield* askOne("UPDATE publisher SET until = ? WHERE place = ? AND owner = ? AND until = ? RETURNING place", ...[
		until,
		placeKeyOf(row),
		textIn(row, "lease_owner"),
		numberIn(row, "lease_until")
	]);
	return held !== null;
}
function* settle_settle(input) {
	const { claim, outcome, now } = input;
	const row = yield* askOne(HELD, claim.checkId, claim.epoch);
	if (row === null) return { changed: [] };
	yield* record(row, claim, outcome, now);
	yield* holdPlace(row, 0);
	yield* sql_ask("UPDATE check_run SET lease_until = 0, lease_owner = NULL WHERE id = ?", claim.checkId);
	const isNews = outcome.kind === "written" && textOrNull(row, "url") !== outcome.url;
	const deployment = textOrNull(row, "deployment_row");
	return { changed: isNews && deployment !== null ? [deployment] : [] };
}
function* record(row, claim, outcome, now) {
	const id = claim.checkId;
	switch (outcome.kind) {
		case "written":
			yield* published(row, claim, outcome, now);
			return;
		case "later":
			yield* sql_ask("UPDATE check_run SET not_before = ?, attempts = ?, last_error = ?, is_uncertain = ? WHERE id = ?", ...[
				outcome.notBefore,
				Math.max(0, claim.attempts - 1),
				outcome.reason,
				claim.isUncertain ? 1 : 0,
				id
			]);
			yield* sql_ask("UPDATE installation SET not_before = ? WHERE id = ? AND not_before < ?", ...[
				outcome.notBefore,
				claim.place.installationId,
				outcome.notBefore
			]);
			return;
		case "failed":
			yield* failed(row, claim, outcome, now);
			return;
		case "dead": yield* refused(row, claim, outcome.reason);
	}
}
function hasOther(row, claim) {
	return numberIn(row, "is_final") === 1 && numberIn(row, "desired_rev") !== claim.desiredRev;
}
function* refused(row, claim, reason) {
	const [isDead, attempts] = hasOther(row, claim) ? [0, 0] : [1, numberIn(row, "attempts")];
	yield* sql_ask("UPDATE check_run SET is_dead = ?, attempts = ?, last_error = ? WHERE id = ?", ...[
		isDead,
		attempts,
		reason,
		claim.checkId
	]);
}
function* published(row, claim, { githubId, url }, now) {
	const isCurrent = numberIn(row, "desired_rev") === claim.desiredRev;
	const notBefore = isCurrent || numberIn(row, "is_final") === 1 ? now : now + 5e3;
	yield* sql_ask(`UPDATE check_run SET github_id = ?, url = ?, is_uncertain = 0, published_rev = ?, published_hash = ?, published_at = ?,
       is_pending = ?, not_before = ?, installation_id = ?, attempts = 0, last_error = NULL WHERE id = ?`, ...[
		githubId,
		url === "" ? textOrNull(row, "url") : url,
		claim.desiredRev,
		claim.desiredHash,
		now
	], ...[
		isCurrent ? 0 : 1,
		notBefore,
		claim.place.installationId,
		textIn(row, "id")
	]);
	yield* sql_ask("UPDATE installation SET unexplained = 0 WHERE id = ?", claim.place.installationId);
}
function* failed(row, claim, { isUncertain, reason }, now) {
	const isLast = claim.attempts >= MAX_ATTEMPTS;
	const isDead = isLast && !hasOther(row, claim);
	yield* sql_ask("UPDATE check_run SET not_before = ?, is_uncertain = ?, last_error = ?, is_dead = ?, attempts = ? WHERE id = ?", ...[
		now + Math.max(writeBackOffMs(claim.attempts), isUncertain ? SETTLED_MS : 0),
		isUncertain || claim.isUncertain ? 1 : 0,
		reason,
		isDead ? 1 : 0,
		isLast && !isDead ? 0 : claim.attempts
	], claim.checkId);
	const installation = yield* askOne("UPDATE installation SET unexplained = unexplained + 1 WHERE id = ? RETURNING unexplained", claim.place.installationId);
	const failures = installation === null ? 0 : numberIn(installation, "unexplained");
	const pauseMs = failures < 3 ? 0 : backOffMs(failures - 2, PAUSE);
	yield* sql_ask("UPDATE installation SET not_before = ? WHERE id = ? AND not_before < ?", ...[
		now + pauseMs,
		claim.place.installationId,
		now + pauseMs
	]);
}
;
const PROGRESS_MS = 5e3;
const PATIENCE_MS = 2e3;
function* wantChecks(wishes, now) {
	const changes = wishes.flatMap((wish) => changeOf(wish, now));
	yield* askWith(WANT, changes.map(({ id, desired, hash, isFinal, notBefore }) => [
		id,
		desired,
		hash,
		isFinal,
		notBefore
	]));
	for (const { id, isRevived } of changes) if (isRevived) yield* sql_ask(REVIVE, id);
}
const REVIVE = `UPDATE check_run SET is_dead = 0, attempts = 0 WHERE id = ? AND (github_id IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM check_run AS newer
    WHERE newer.repository_id = check_run.repository_id AND newer.sha = check_run.sha AND newer.name = check_run.name
      AND newer.generation > check_run.generation
  ))`;
const WANT = (changes) => `UPDATE check_run SET desired = one.column3, desired_hash = one.column4,
    desired_rev = desired_rev + 1, is_final = CAST(one.column5 AS BIGINT), is_pending = 1, not_before = CAST(one.column6 AS BIGINT)
  FROM ${changes} AS one WHERE check_run.id = one.column2`;
function changeOf({ row, wanted }, now) {
	const isFinal = wanted.status === "completed";
	if (numberIn(row, "is_final") === 1 && !isFinal) return [];
	const desired = JSON.stringify(wanted);
	const hash = hashOf(desired);
	if (hash === textIn(row, "desired_hash")) return [];
	const publishedAt = numberOrNull(row, "published_at");
	const notBefore = isFinal || publishedAt === null ? now : nextProgressAt(row, publishedAt, now);
	const isDead = numberIn(row, "is_dead") === 1;
	const what = {
		id: textIn(row, "id"),
		desired,
		hash,
		isFinal: isFinal ? 1 : 0
	};
	return [{
		...what,
		notBefore: Math.max(notBefore, heldUntil(row, now)),
		isRevived: isDead && isFinal
	}];
}
function heldUntil(row, now) {
	const until = numberIn(row, "not_before");
	if (numberIn(row, "is_dead") === 0) return numberIn(row, "attempts") > 0 ? until : 0;
	return numberIn(row, "is_uncertain") === 1 ? Math.min(until, now + SETTLED_MS) : 0;
}
function nextProgressAt(row, publishedAt, now) {
	const waitsUntil = numberIn(row, "is_pending") === 1 ? numberIn(row, "not_before") : now + PATIENCE_MS;
	return Math.max(Math.min(waitsUntil, now + PATIENCE_MS), publishedAt + PROGRESS_MS);
}
function hashOf(text) {
	return (0, external_node_crypto_namespaceObject.createHash)("sha256").update(text).digest("hex");
}
;
const FORGOTTEN = "forgotten";
function* syncChecks(deployments, now, rules) {
	const placed = deployments.filter((one) => one.placed !== null);
	const ids = placed.map(({ id }) => id);
	const rows = yield* askAmong(OWN, ids);
	const own = Map.groupBy(rows, (row) => textIn(row, "deployment_row"));
	const wishes = [];
	for (const deployment of placed) wishes.push(...yield* wishesFor(deployment, own.get(deployment.id) ?? [], now, rules));
	yield* wantChecks(wishes, now);
}
function* wishesFor(deployment, rows, now, rules) {
	const { id, placed, deadlineAt } = deployment;
	const others = rows.filter((row) => !isOn(row, placed)).map((row) => ({
		row,
		wanted: letGo(row, now)
	}));
	const found = rows.find((row) => isOn(row, placed)) ?? null;
	const configured = rules.applications.find((one) => one.id === deployment.application) ?? null;
	const application = configured ?? (found === null ? null : applicationOf(found, rules));
	if (application === null) return others;
	const wanted = desireCheck(deployment, application, rules);
	const row = found ?? (yield* takeOver(id, placed, application, now));
	if (row !== null) return [...others, {
		row,
		wanted
	}];
	yield* insertCheck({
		placed,
		application,
		deployment: id,
		deadlineAt
	}, wanted, now);
	return others;
}
function applicationOf(row, rules) {
	const name = textIn(row, "application");
	const configured = rules.applications.find(({ id }) => id === name);
	const former = {
		id: name,
		name,
		repository: textIn(row, "repository"),
		check: textIn(row, "name")
	};
	return configured ?? {
		...former,
		branch: null,
		environment: null
	};
}
const OWN = (ids) => `SELECT * FROM check_run WHERE deployment_row IN (${ids}) ORDER BY id ${sql_FOR_UPDATE}`;
function isOn(row, { repositoryId, sha }) {
	return numberIn(row, "repository_id") === repositoryId && textIn(row, "sha") === sha;
}
function letGo(row, now) {
	const before = JSON.parse(textIn(row, "desired"));
	return {
		...before,
		status: "completed",
		conclusion: "cancelled",
		title: "Not of this commit",
		summary: "The deployment turned out to be of another commit.",
		text: null,
		completedAt: before.completedAt ?? now
	};
}
function* takeOver(id, placed, application, now) {
	const waiting = yield* askOne(`SELECT * FROM check_run WHERE repository_id = ? AND sha = ? AND name = ? AND deployment_row IS NULL AND is_final = 0
     AND deadline_at > ? ORDER BY generation DESC LIMIT 1 ${sql_FOR_UPDATE}`, ...[
		placed.repositoryId,
		placed.sha,
		application.check,
		now
	]);
	if (waiting !== null) {
		yield* sql_ask("UPDATE check_run SET deployment_row = ? WHERE id = ?", id, textIn(waiting, "id"));
	}
	return waiting;
}
function* insertCheck({ placed, application, deployment, deadlineAt }, wanted, now) {
	const last = yield* askOne("SELECT MAX(generation) AS generation FROM check_run WHERE repository_id = ? AND sha = ? AND name = ?", ...[
		placed.repositoryId,
		placed.sha,
		application.check
	]);
	const generation = (last === null ? 0 : numberOrNull(last, "generation") ?? 0) + 1;
	const key = JSON.stringify([
		placed.repositoryId,
		placed.sha,
		application.check,
		generation,
		deployment,
		now
	]);
	const externalId = `touchdown-${hashOf(key).slice(0, 40)}`;
	const desired = JSON.stringify(wanted);
	yield* sql_ask(`INSERT INTO check_run (id, repository, repository_id, installation_id, sha, name, generation, external_id, application,
       deployment_row, desired, desired_hash, desired_rev, is_final, is_pending, not_before, deadline_at, opened_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 1, ?, ?, ?)`, ...[
		hashOf(key).slice(0, 32),
		placed.repository,
		placed.repositoryId,
		placed.installationId,
		placed.sha
	], ...[
		application.check,
		generation,
		externalId,
		application.id,
		deployment,
		desired,
		hashOf(desired)
	], ...[
		wanted.status === "completed" ? 1 : 0,
		now,
		deadlineAt,
		now
	]);
}
;
const MAX_ANONYMOUS = 500;
function* keepAnonymous(application, hints) {
	for (const { key, deployment, knowledge, receivedAt, isShared } of hints) {
		if (deployment !== null) continue;
		const { word, authority, at } = knowledge;
		yield* sql_ask(`INSERT INTO anonymous_hint (application, hint_key, word, authority, at, received_at, is_shared) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (application, hint_key) DO NOTHING`, ...[
			application,
			key,
			word,
			authority,
			at,
			receivedAt,
			isShared ? 1 : 0
		]);
	}
}
function* readAnonymous(applications) {
	const rows = yield* askAmong(ANONYMOUS, applications);
	return new Set(rows.map((row) => textIn(row, "id")));
}
const ANONYMOUS = (ids) => `SELECT id FROM application WHERE id IN (${ids})
  AND (SELECT MIN(hint_key) FROM anonymous_hint WHERE anonymous_hint.application = application.id) IS NOT NULL`;
function* takeAnonymous(deployments, application, context) {
	const episodes = yield* readEpisodes(application, context.now);
	const owners = ownersOf(deployments, episodes);
	return episodes.reduce((all, episode, index) => {
		const owner = all.find(({ id }) => owners.get(index) === id) ?? openAnonymous(all, application, episode, context);
		return [...all.filter(({ id }) => id !== owner.id), tellEpisode(owner, episode, context.now)];
	}, deployments);
}
function* findOpened(deployments, registered, now) {
	const episodes = yield* readEpisodes(registered.application, now);
	const owners = ownersOf([...deployments, registered], episodes);
	const index = [...owners].find(([, id]) => id === registered.id)?.[0];
	if (index === undefined) return null;
	const id = openersOf(deployments, episodes).get(index);
	return deployments.find((one) => one.id === id) ?? null;
}
function* readEpisodes(application, now) {
	const rows = yield* sql_ask("SELECT * FROM anonymous_hint WHERE application = ? AND received_at > ? ORDER BY received_at DESC LIMIT ?", ...[
		application,
		now - 2 * KEPT_MS,
		MAX_ANONYMOUS
	]);
	const hints = new Map(rows.map((row) => [textIn(row, "hint_key"), decodeHint(row)]));
	const all = findEpisodes([...hints.values()]);
	const whole = rows.length < MAX_ANONYMOUS ? all : all.slice(1);
	return whole.filter(({ keys }) => keys.some((key) => (hints.get(key)?.receivedAt ?? 0) > now - KEPT_MS));
}
function ownersOf(deployments, episodes) {
	const opened = openersOf(deployments, episodes);
	const over = new Set(deployments.filter(({ endedAt }) => endedAt !== null).map(({ id }) => id));
	const registered = deployments.flatMap(({ id, registeredAt, endedAt, told, placed, runId, deployment }) => {
		const tie = JSON.stringify([
			placed?.sha,
			runId,
			deployment
		]);
		return registeredAt === null || told.isNamed ? [] : [{
			id,
			registeredAt,
			endedAt,
			tie
		}];
	});
	const isFree = (index) => !over.has(opened.get(index) ?? "");
	return new Map([...opened, ...matchEpisodes(registered, episodes, isFree)]);
}
function openersOf(deployments, episodes) {
	const opened = new Map();
	for (const { id, firstKey, registeredAt } of deployments) {
		if (firstKey === null || registeredAt !== null) continue;
		const index = episodes.findIndex(({ keys }) => keys.includes(firstKey));
		if (index >= 0) opened.set(index, id);
	}
	return opened;
}
function openAnonymous(all, application, { keys, openedAt }, { reference, now, rules }) {
	const opening = {
		application,
		deployment: null,
		firstKey: keys[0] ?? null,
		openedAt
	};
	let opened = openDeployment(opening, reference, now, rules);
	for (let again = now; all.some(({ id }) => id === opened.id); again++) {
		opened = openDeployment({
			...opening,
			again
		}, reference, now, rules);
	}
	return opened;
}
function tellEpisode(owner, episode, now) {
	const { knowledge, begunAt, isShared } = episode;
	const openedAt = owner.registeredAt === null ? episode.openedAt : owner.openedAt;
	return awaken({
		...owner,
		openedAt,
		told: createTold(knowledge, {
			isNamed: false,
			begunAt,
			isShared
		})
	}, owner, now);
}
function decodeHint(row) {
	const authority = numberIn(row, "authority");
	const knowledge = {
		...NOTHING_KNOWN,
		word: textIn(row, "word"),
		authority,
		at: numberIn(row, "at")
	};
	return {
		key: textIn(row, "hint_key"),
		receivedAt: numberIn(row, "received_at"),
		knowledge,
		isShared: numberIn(row, "is_shared") === 1
	};
}
;
function* applyHints(groups, references, now, rules) {
	for (const [application, hints] of groups) yield* keepAnonymous(application, hints);
	const anonymous = yield* readAnonymous([...groups.keys()]);
	const known = yield* readKnown(groups, anonymous, now);
	const after = [];
	for (const [application, hints] of groups) {
		const context = {
			reference: references.get(application) ?? null,
			now,
			rules
		};
		const named = takeNamed(known.get(application) ?? [], application, hints, context);
		after.push(...anonymous.has(application) ? yield* takeAnonymous(named, application, context) : named);
	}
	return yield* saveChanged([...known.values()].flat(), after, now, rules);
}
function* readKnown(groups, anonymous, now) {
	const names = [...groups].flatMap(([application, hints]) => hints.flatMap(({ deployment }) => deployment === null ? [] : [{
		application,
		deployment
	}]));
	const named = yield* readNamed(names.filter(({ application }) => !anonymous.has(application)));
	const known = Map.groupBy(named, ({ application }) => application);
	for (const application of anonymous) {
		const own = names.filter((name) => name.application === application).map(({ deployment }) => deployment);
		known.set(application, [...yield* readDeployments(application, now, own)]);
	}
	return known;
}
function* saveChanged(before, after, now, rules) {
	const formers = new Map(before.map((deployment) => [deployment.id, deployment]));
	const changes = after.flatMap((deployment) => {
		const former = formers.get(deployment.id) ?? null;
		return isChanged(former, deployment, rules) ? [{
			before: former,
			after: deployment
		}] : [];
	});
	const stored = yield* saveDeployments(changes, now, rules);
	yield* syncChecks(stored, now, rules);
	return stored.flatMap(({ id, rev }) => rev === formers.get(id)?.rev ? [] : [id]);
}
function isChanged(former, deployment, rules) {
	if (former === null) return true;
	if (former === deployment || JSON.stringify(former) === JSON.stringify(deployment)) return false;
	return former.endedAt === null || isOver(deployment, rules);
}
function takeNamed(deployments, application, hints, { reference, now, rules }) {
	const all = new Map(deployments.map((deployment) => [deployment.id, deployment]));
	const ids = new Map(deployments.map(({ id, deployment }) => [deployment, id]));
	for (const { deployment, knowledge, receivedAt, isShared } of hints) {
		if (deployment === null) continue;
		const known = all.get(ids.get(deployment) ?? "") ?? openDeployment({
			application,
			deployment,
			firstKey: null,
			openedAt: knowledge.at
		}, reference, now, rules);
		const told = known.told.isNamed ? deployment_evidence_merge(known.told, knowledge) : knowledge;
		const begunBefore = known.told.isNamed ? known.told.begunAt ?? null : null;
		const begunAt = earlierOf(begunBefore, begunAtOf(knowledge, receivedAt));
		const openedAt = Math.min(known.openedAt, knowledge.at);
		const isOnlyShared = isShared && (!known.told.isNamed || known.told.isShared === true);
		ids.set(deployment, known.id);
		all.set(known.id, awaken({
			...known,
			openedAt,
			told: createTold(told, {
				isNamed: true,
				begunAt,
				isShared: isOnlyShared
			})
		}, known, now));
	}
	return [...all.values()];
}
;
function* holdApplications(applications, now) {
	if (applications.length === 0) return new Map();
	const ids = [...new Set(applications)].sort();
	yield* sql_ask(ADD, now, JSON.stringify(ids.map((id) => ({ id }))));
	const rows = yield* askAmong(HOLD, ids);
	return new Map(rows.map((row) => [textIn(row, "id"), jsonIn(row, "reference")]));
}
function* holdApplication(application, now) {
	return (yield* holdApplications([application], now)).get(application) ?? null;
}
const ADD = `INSERT INTO application (id, next_look_at) SELECT one.value ->> 'id', CAST(? AS BIGINT) FROM json_each(?) AS one
  WHERE true ON CONFLICT (id) DO NOTHING`;
const HOLD = (ids) => `SELECT id, reference FROM application WHERE id IN (${ids}) ORDER BY id ${sql_FOR_UPDATE}`;
;
function* readRepository({ repository }) {
	const row = yield* askOne("SELECT * FROM repository WHERE name = ?", repository.toLowerCase());
	if (row === null) return null;
	return {
		repository: textIn(row, "name"),
		repositoryId: numberIn(row, "repository_id"),
		installationId: numberIn(row, "installation_id")
	};
}
function* saveRepository(input) {
	const { repository, repositoryId, installationId } = input.repository;
	yield* sql_ask(`INSERT INTO repository (name, repository_id, installation_id, read_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET repository_id = excluded.repository_id, installation_id = excluded.installation_id,
       read_at = excluded.read_at`, ...[
		repository.toLowerCase(),
		repositoryId,
		installationId,
		input.now
	]);
}
;
function applicationsAskedFor(row, rules) {
	const request = requestIn(row);
	if (request === null) return [];
	return rules.applications.filter(({ repository }) => isSame(repository, request.place.repository));
}
function requestIn(row) {
	if (textIn(row, "kind") !== "request") return null;
	return jsonIn(row, "body")?.request ?? null;
}
function* applyRequest(row, now, rules) {
	const request = requestIn(row);
	if (request === null) return "kept: it cannot be read any more";
	const applications = applicationsAskedFor(row, rules);
	if (applications.length === 0) return "kept: no configured application is of this repository";
	yield* saveRepository({
		repository: request.place,
		now
	});
	switch (request.kind) {
		case "expect": return yield* expectAll(request, applications, now, rules);
		case "again": return yield* deployAgain(request, row, now, rules);
		case "gate": return yield* openGate(request, applications, numberIn(row, "seq"), now, rules);
	}
}
function isSame(one, other) {
	return one.toLowerCase() === other.toLowerCase();
}
function* expectAll({ place, sha }, applications, now, rules) {
	let added = 0;
	for (const application of [...applications].sort((one, other) => one.id < other.id ? -1 : 1)) {
		yield* holdApplication(application.id, now);
		const known = yield* askOne("SELECT id FROM check_run WHERE repository_id = ? AND sha = ? AND name = ? LIMIT 1", ...[
			place.repositoryId,
			sha,
			application.check
		]);
		if (known !== null) continue;
		const deadlineAt = now + rules.deadlineMs;
		const wanted = desireExpected({
			sha,
			openedAt: now,
			deadlineAt
		}, application, now, rules);
		yield* insertCheck({
			placed: {
				...place,
				sha
			},
			application,
			deployment: null,
			deadlineAt
		}, wanted, now);
		added += 1;
	}
	return `applied: ${added} expected`;
}
function* deployAgain({ place, externalId, askedBy }, row, now, rules) {
	const check = yield* askOne("SELECT * FROM check_run WHERE external_id = ? AND repository_id = ?", externalId, place.repositoryId);
	if (check === null) return "kept: the check run is none of ours";
	if (!rules.canDeploy) return "kept: the relay has no token that may deploy";
	const application = rules.applications.find((one) => one.id === textIn(check, "application"));
	if (application === undefined) return "kept: the application is not in the configuration";
	const id = (0, external_node_crypto_namespaceObject.createHash)("sha256").update(textIn(row, "dedupe_key")).digest("hex").slice(0, 32);
	yield* sql_ask(`INSERT INTO redeployment (id, application, repository, repository_id, sha, environment, asked_by, state, not_before, asked_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'asked', ?, ?) ON CONFLICT (id) DO NOTHING`, ...[
		id,
		application.id,
		textIn(check, "repository"),
		place.repositoryId,
		textIn(check, "sha")
	], ...[
		application.environment,
		askedBy,
		now,
		Math.min(now, numberIn(row, "received_at"))
	]);
	return "applied: a deployment is asked for";
}
function* openGate({ place, sha, runId, environment }, applications, seq, now, rules) {
	const meant = applications.filter((application) => application.environment === environment);
	const ids = (meant.length === 0 ? applications : meant).map(({ id }) => id);
	yield* sql_ask(`INSERT INTO gate (id, repository, repository_id, installation_id, run_id, environment, sha, applications, state, not_before, deadline_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'unread', ?, ?)`, ...[
		`gate-${seq}`,
		place.repository,
		place.repositoryId,
		place.installationId,
		runId,
		environment,
		sha
	], ...[
		JSON.stringify(ids),
		now,
		now + rules.deadlineMs
	]);
	return "applied: a job waits for the verdict";
}
;
function* apply(input) {
	const { limit, now, rules } = input;
	const rows = yield* sql_ask(`SELECT seq, dedupe_key, received_at, kind, authority, body FROM inbox WHERE applied_at IS NULL ORDER BY seq LIMIT ? ${sql_SKIP_LOCKED}`, limit);
	if (rows.length === 0) return {
		applied: 0,
		changed: []
	};
	const outcomes = new Map();
	const groups = groupHints(rows, rules, outcomes);
	const asked = rows.flatMap((row) => applicationsAskedFor(row, rules).map(({ id }) => id));
	const references = yield* holdApplications([...groups.keys(), ...asked], now);
	const changed = yield* applyHints(groups, references, now, rules);
	for (const row of rows) {
		if (textIn(row, "kind") === "request") outcomes.set(numberIn(row, "seq"), yield* applyRequest(row, now, rules));
	}
	const done = Map.groupBy(rows.map((row) => numberIn(row, "seq")), (seq) => outcomes.get(seq) ?? "applied");
	for (const [outcome, seqs] of done) yield* askAmong(DONE, seqs, now, outcome);
	return {
		applied: rows.length,
		changed
	};
}
const DONE = (seqs) => `UPDATE inbox SET applied_at = ?, outcome = ? WHERE seq IN (${seqs})`;
function groupHints(rows, rules, outcomes) {
	const configured = new Set(rules.applications.map(({ id }) => id));
	const hints = rows.flatMap((row) => {
		const hint = jsonIn(row, "body")?.hint;
		if (textIn(row, "kind") !== "hint" || hint === undefined) return [];
		const known = hint.applications.filter((id) => configured.has(id));
		if (known.length === 0) outcomes.set(numberIn(row, "seq"), "kept: the application is not in the configuration");
		return known.map((application) => ({
			application,
			hint: receivedHint(row, hint)
		}));
	});
	const groups = Map.groupBy(hints, ({ application }) => application);
	const sorted = [...groups].sort(([one], [other]) => one < other ? -1 : 1);
	return new Map(sorted.map(([application, all]) => [application, all.map(({ hint }) => hint)]));
}
function receivedHint(row, { applications, deployment, word, toldAt }) {
	const receivedAt = numberIn(row, "received_at");
	const authority = numberIn(row, "authority");
	return {
		key: textIn(row, "dedupe_key"),
		deployment,
		receivedAt,
		knowledge: {
			word,
			authority,
			at: toldAt ?? receivedAt
		},
		isShared: applications.length > 1
	};
}
;
function* expire(input) {
	const { now, limit, rules } = input;
	const rows = yield* sql_ask(`SELECT * FROM deployment WHERE is_ended = 0 AND deadline_at <= ? ORDER BY deadline_at LIMIT ? ${sql_SKIP_LOCKED}`, ...[now, limit]);
	const before = rows.map(decodeDeployment);
	const after = before.map((deployment) => ({
		...deployment,
		seen: {
			word: "timed_out",
			authority: 3,
			at: deployment.deadlineAt
		}
	}));
	const changed = yield* saveChanged(before, after, now, rules);
	yield* expireExpected(now, limit, rules);
	return { changed };
}
function* expireExpected(now, limit, rules) {
	const waiting = yield* sql_ask(`SELECT * FROM check_run WHERE deployment_row IS NULL AND is_final = 0 AND deadline_at <= ? LIMIT ? ${sql_FOR_UPDATE}`, ...[now, limit]);
	const wishes = waiting.map((row) => {
		const expected = {
			sha: textIn(row, "sha"),
			openedAt: numberIn(row, "opened_at"),
			deadlineAt: numberIn(row, "deadline_at")
		};
		return {
			row,
			wanted: desireExpected(expected, applicationOf(row, rules), now, rules)
		};
	});
	yield* wantChecks(wishes, now);
}
;
const COMMENT_UNITS = 1e3;
function decideGate(deployments, isLate) {
	const bad = deployments.filter(({ word }) => isEnd(word) && word !== "succeeded");
	const open = deployments.filter(({ word }) => !isEnd(word));
	if (deployments.length > 0 && bad.length === 0 && open.length === 0) {
		return {
			state: "approved",
			comment: cut(`Deployed: ${listOf(deployments)}.`)
		};
	}
	if (bad.length > 0) return {
		state: "rejected",
		comment: cut(`Not deployed: ${listOf(bad)}.`)
	};
	if (isLate) return {
		state: "rejected",
		comment: cut(`Not deployed in time: ${listOf(open)}.`)
	};
	return null;
}
function listOf(deployments) {
	return deployments.map(({ application, word }) => `${escapeMarkdown(application)} (${word})`).join(", ");
}
function cut(text) {
	return text.length <= COMMENT_UNITS ? text : `${text.slice(0, COMMENT_UNITS - 1)}\u2026`.toWellFormed();
}
;
const AGAIN_MS = 5e3;
const CROWDED_MS = 1e3;
const REFUSED_MS = 10 * 6e4;
const gates_REFUSED = "('dead', 'refused')";
const NEWEST = `SELECT CASE WHEN deployment.id IS NOT NULL THEN deployment.word
    WHEN check_run.desired LIKE '%"conclusion":"success"%' THEN 'succeeded' ELSE 'unknown' END AS word
  FROM check_run LEFT JOIN deployment ON deployment.id = check_run.deployment_row
    AND deployment.repository_id = check_run.repository_id AND deployment.sha = check_run.sha
  WHERE check_run.repository_id = ? AND check_run.sha = ? AND (
    deployment.application = ? OR (check_run.deployment_row = ? AND check_run.application = ?)
  ) ORDER BY check_run.generation DESC LIMIT 1`;
const HOLD_BACK = `UPDATE installation SET not_before = ? WHERE id = (SELECT installation_id FROM gate WHERE gate.id = ?)
  AND not_before < ?`;
function* takeGates(input) {
	const { now, limit, holdMs } = input;
	const rows = yield* sql_ask(`SELECT * FROM gate WHERE (state IN ('unread', 'open') AND not_before <= ?) OR (state IN ${gates_REFUSED} AND not_before <= ?)
     ORDER BY not_before LIMIT ? ${sql_SKIP_LOCKED}`, ...[
		now,
		now - REFUSED_MS,
		limit
	]);
	const tasks = [];
	for (const row of rows) {
		if (UNREAD.includes(textIn(row, "state"))) {
			yield* sql_ask("UPDATE gate SET not_before = ? WHERE id = ?", now + holdMs, textIn(row, "id"));
			tasks.push({
				kind: "read",
				id: textIn(row, "id"),
				place: placeIn(row),
				runId: numberIn(row, "run_id")
			});
			continue;
		}
		const task = yield* decide(row, now);
		const installation = numberIn(row, "installation_id");
		const isTaken = task !== null && (yield* findRoom(installation, true, now));
		const waitMs = isTaken ? holdMs : task === null ? AGAIN_MS : CROWDED_MS;
		yield* sql_ask("UPDATE gate SET not_before = ? WHERE id = ?", now + waitMs, textIn(row, "id"));
		if (!isTaken) continue;
		yield* spend(installation, now);
		tasks.push(task);
	}
	return tasks;
}
const UNREAD = ["unread", "dead"];
function* decide(row, now) {
	const applications = jsonIn(row, "applications") ?? [];
	const words = [];
	for (const application of applications) {
		const newest = yield* askOne(NEWEST, ...[
			numberIn(row, "repository_id"),
			textIn(row, "sha"),
			application,
			FORGOTTEN,
			application
		]);
		words.push({
			application,
			word: newest === null ? "unknown" : textIn(newest, "word")
		});
	}
	const isLate = now >= numberIn(row, "deadline_at");
	const decision = decideGate(words, isLate);
	if (decision === null) return null;
	return {
		kind: "answer",
		id: textIn(row, "id"),
		answer: {
			...placeIn(row),
			runId: numberIn(row, "run_id"),
			environment: textIn(row, "environment"),
			...decision
		}
	};
}
function placeIn(row) {
	return {
		repositoryId: numberIn(row, "repository_id"),
		repository: textIn(row, "repository"),
		installationId: numberIn(row, "installation_id")
	};
}
function* settleGate(input) {
	const { id, outcome } = input;
	if (outcome === "answered") yield* sql_ask("UPDATE gate SET state = 'answered', last_error = NULL WHERE id = ?", id);
	else if ("headSha" in outcome) {
		yield* sql_ask("UPDATE gate SET state = 'open', sha = ?, not_before = 0 WHERE id = ? AND state IN ('unread', 'dead')", outcome.headSha.toLowerCase(), id);
	} else if ("retryAt" in outcome) {
		yield* sql_ask("UPDATE gate SET not_before = ?, attempts = attempts + 1, last_error = ? WHERE id = ? AND state IN ('unread', 'open')", ...[
			outcome.retryAt,
			outcome.reason,
			id
		]);
		if (outcome.isLimit) yield* sql_ask(HOLD_BACK, outcome.retryAt, id, outcome.retryAt);
	} else {
		yield* sql_ask(`UPDATE gate SET state = CASE WHEN state IN ('unread', 'dead') THEN 'dead' ELSE 'refused' END, attempts = attempts + 1,
       last_error = ? WHERE id = ? AND state <> 'answered'`, outcome.deadReason, id);
	}
}
;
const READS = 3;
const BELIEVED_AFTER_MS = 15e3;
const BETWEEN_COMMIT_READS_MS = BELIEVED_AFTER_MS / (READS - 1);
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
function isFullCommit(commit) {
	return FULL_SHA.test(commit ?? "");
}
function judgeCommit(commit, ours, { reads, since }, at) {
	if (commit === null) return "nothing";
	if (isSameCommit(commit, ours)) return "ours";
	const isLongEnough = reads + 1 >= READS && at - (since ?? at) >= BELIEVED_AFTER_MS;
	return isLongEnough ? "another" : "maybe-another";
}
function isProvenByCommit(commit, ours, before) {
	return commit !== null && before !== null && isSameCommit(commit, ours) && !isSameCommit(before, ours);
}
function isSameCommit(one, other) {
	const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
	return short.length >= 7 && long.startsWith(short);
}
;
const prove_commit_UNREAD = {
	isBeforeRead: false,
	before: null,
	pending: null,
	triedFor: null,
	runs: null
};
function isProvable({ registeredAt, placed }) {
	return registeredAt !== null && isFullCommit(placed?.sha ?? null);
}
function isCommitWanted(deployment) {
	const { endedAt, weighing } = deployment;
	if (endedAt !== null || weighing === null || !isProvable(deployment)) return false;
	const { proof, evidence } = weighing;
	if (proof.pending !== null) return true;
	return !proof.isBeforeRead && (evidence.queue.state === "waiting" || evidence.queue.isOpen || evidence.queue.isFirstOfOther);
}
function judgeDeployedCommit(deployment, commit, now) {
	const { weighing, placed } = deployment;
	if (weighing === null || placed === null || !isCommitWanted(deployment)) return deployment;
	const { proof } = weighing;
	const ours = placed.sha;
	if (proof.pending === null) return withProof(deployment, weighing, {
		...proof,
		isBeforeRead: true,
		before: commit
	});
	const settled = {
		...proof,
		isBeforeRead: true,
		pending: null,
		runs: commit
	};
	if (proof.pending.kind === "open") {
		const isOurs = isProvenByCommit(commit, ours, proof.before);
		if (isOurs) return say(withProof(deployment, weighing, settled), "succeeded", now);
		const before = proof.isBeforeRead ? proof.before : commit;
		return withProof(deployment, weighing, {
			...settled,
			before,
			runs: null
		});
	}
	switch (judgeCommit(commit, ours, proof.pending, now)) {
		case "another":
			if (weighing.isGuess) return withProof(deployment, withOpenPlace(weighing), {
				...settled,
				before: commit,
				runs: null
			});
			return say(withProof(deployment, weighing, settled), "superseded", now);
		case "maybe-another": {
			const pending = {
				...proof.pending,
				reads: proof.pending.reads + 1,
				since: proof.pending.since ?? now
			};
			return withProof(deployment, weighing, {
				...proof,
				pending
			});
		}
		default:
			if (commit === null && proof.pending.reads > 0) return deployment;
			return say(withProof(deployment, weighing, settled), "succeeded", now);
	}
}
function withOpenPlace(weighing) {
	const { evidence } = weighing;
	return {
		...weighing,
		evidence: {
			...evidence,
			queue: {
				...evidence.queue,
				isOpen: true
			}
		}
	};
}
function withProof(deployment, weighing, proof) {
	return {
		...deployment,
		weighing: {
			...weighing,
			proof
		}
	};
}
function say(deployment, word, now) {
	return {
		...deployment,
		seen: deployment_evidence_merge(deployment.seen, {
			word,
			authority: 2,
			at: now
		})
	};
}
;
const OUTCOMES = {
	success: "succeeded",
	failure: "failed",
	cancelled: "cancelled"
};
function judgeDeployment(deployment, observation, now, isBehind, aheadMs = 0) {
	const shown = {
		...deployment,
		state: observation.state,
		doubt: null
	};
	if (deployment.weighing?.proof.pending != null) return shown;
	const isNamed = Object.keys(identityNaming(deployment.deployment, observation.identity)).length > 0;
	const isSure = isShownSurely(deployment.deployment, observation);
	const isOthersWork = !isNamed || !isSure && (observation.requestsWaiting ?? 0) > 0;
	if (isBehind && isOthersWork) return {
		...shown,
		reference: observation
	};
	const { phase } = readStatus(observation, BUILT_IN);
	const hasEvidence = (startedOf(deployment)?.evidence.strongest ?? "none") !== "none";
	const check = {
		observation,
		isSuccess: phase === "success",
		isRequestNamed: isNamed,
		now,
		aheadMs
	};
	const mayBeBaseline = phase !== "progress" && !hasEvidence && !isSure;
	const reference = mayBeBaseline ? baselineAfter(deployment, check) : deployment.reference;
	const [weighing, rules] = addCheck({
		...deployment,
		reference
	}, observation, now);
	const judged = {
		...shown,
		reference,
		weighing
	};
	const judgement = judgeStatus(weighing, reference, observation, now, rules);
	const mayBeOther = weighing.unattributed !== null || isFromBefore(judged, observation, aheadMs);
	const isSuccess = judgement.kind === "outcome" && judgement.phase === "success";
	if (isSuccess && !isSure && mayBeOther) return startAfterOther(judged, observation);
	return conclude(judged, weighing, judgement, observation, now);
}
function startAfterOther(deployment, observation) {
	const after = {
		...deployment,
		reference: observation,
		weighing: null
	};
	if (observation.requestsWaiting == null && observation.identity.execution_id === undefined) return after;
	const weighing = startOf(after, observation);
	return {
		...after,
		weighing: {
			...weighing,
			evidence: judge_deployment_withOpenPlace(weighing.evidence)
		}
	};
}
function conclude(deployment, weighing, judgement, observation, now) {
	const say = (word) => ({
		...deployment,
		seen: mergeSeen(deployment.seen, {
			word,
			authority: 2,
			at: now
		})
	});
	switch (judgement.kind) {
		case "superseded":
			if (weighing.evidence.queue.state === "unknown" && deployment.seen.word === "queued") {
				return {
					...deployment,
					reference: observation,
					weighing: null
				};
			}
			return say("superseded");
		case "progress": return judgement.isOurs ? say(judgement.isWaiting ? "queued" : "running") : deployment;
		case "outcome": {
			const isFromWait = registration_baseline_isBlind(deployment.reference) && deployment.seen.word === "queued";
			const isOpen = judgement.isOpen || isFromWait && !isShownSurely(deployment.deployment, observation);
			if (judgement.phase === "success" && isProvable(deployment)) {
				return awaitCommit(deployment, weighing, observation, isOpen);
			}
			return isOpen ? withOpenOutcome(deployment) : say(OUTCOMES[judgement.phase]);
		}
		default:
			if (weighing.evidence.queue.state === "waiting") return say("queued");
			return judge_deployment_isReplaced(weighing, observation, now) ? say("superseded") : deployment;
	}
}
function awaitCommit(deployment, weighing, observation, isOpen) {
	const { triedFor } = weighing.proof;
	if (isOpen && triedFor !== null && !hasMoved(triedFor, observation)) return withOpenOutcome(deployment);
	const pending = {
		kind: isOpen ? "open" : "certain",
		reads: 0,
		since: null
	};
	const proof = {
		...weighing.proof,
		pending,
		triedFor: observation
	};
	return {
		...deployment,
		weighing: {
			...weighing,
			proof
		}
	};
}
function withOpenOutcome(deployment) {
	const doubt = `The status shows ${deployment.state ?? "an outcome"}, which may be the outcome of another request.`;
	return {
		...deployment,
		doubt
	};
}
function mergeSeen(before, seen) {
	return before.word === seen.word ? before : deployment_evidence_merge(before, seen);
}
function addCheck(deployment, shown, now) {
	const { reference, deployment: id } = deployment;
	const start = startedOf(deployment) ?? startOf(deployment, reference);
	const isOldCount = start.evidence.queue.state === "unknown" && reference !== null && !isMoved(reference, shown);
	const observation = isOldCount && shown.requestsWaiting === 0 ? {
		...shown,
		requestsWaiting: null
	} : shown;
	const evidence = withRegisteredId(start.evidence, id, observation.identity);
	const activity = activityOf(readStatus(observation, BUILT_IN), observation.details);
	const check = {
		observation,
		activity,
		now
	};
	const isGuessed = start.last === null ? isWorkGuessed(deployment, check) : start.isGuess;
	const isGuess = isGuessed && !isShownSurely(id, observation);
	const rules = {
		...BUILT_IN,
		trigger: true,
		mustHold: isGuess || isNeverNamed(id, evidence, observation.identity)
	};
	const addTo = (before) => addStatusCheck({
		...start,
		evidence: before
	}, reference, observation, now, rules);
	const added = addTo(evidence);
	const history = added.evidence.superseded && isGuess ? addTo(judge_deployment_withOpenPlace(evidence)) : added;
	const isFirstCount = evidence.queue.state === "unknown" && history.evidence.queue.state !== "unknown";
	const isOpen = isFirstCount && isPlaceOpen(deployment, reference, check) || isWorkOpen(deployment, start.last, observation);
	const isOursWaiting = activity === "waiting" && Object.keys(identityNaming(id, observation.identity)).length > 0;
	const unattributed = isOursWaiting ? null : unattributedAfter(start, reference, check);
	const judged = isOpen ? judge_deployment_withOpenPlace(history.evidence) : history.evidence;
	return [{
		...start,
		...history,
		evidence: judged,
		unattributed,
		isGuess
	}, rules];
}
function judge_deployment_withOpenPlace(evidence) {
	return {
		...evidence,
		queue: {
			...evidence.queue,
			isOpen: true
		}
	};
}
function startedOf({ deployment, weighing }) {
	return weighing?.deployment === deployment ? weighing : null;
}
function startOf(deployment, reference) {
	return {
		version: WEIGHING_VERSION,
		deployment: deployment.deployment,
		evidence: createFirstEvidence(deployment, reference),
		...{
			echo: null,
			last: null,
			checkedAt: null,
			unattributed: null,
			isGuess: false,
			proof: prove_commit_UNREAD
		}
	};
}
function judge_deployment_isReplaced({ evidence, echo, ...rest }, { identity }, now) {
	if (!evidence.oursSeen || evidence.foreign === null || evidence.queue.isOpen || evidence.queue.state === "waiting") return false;
	return evidence_compareIdentity(evidence.ours, identity) === "different" && echo !== null && isHeld({
		...rest,
		echo
	}, now);
}
;
const WORD = /^\P{C}{1,100}$/u;
const DUE = `SELECT id FROM application WHERE next_look_at <= ? OR id IN (
    SELECT application FROM deployment WHERE is_ended = 0 AND next_look_at <= ?
  ) ORDER BY CASE WHEN id IN (
    SELECT application FROM deployment WHERE is_ended = 0 AND next_look_at <= ?
  ) THEN 0 ELSE 1 END, next_look_at, id LIMIT ? ${sql_SKIP_LOCKED}`;
function* takeLooks(input) {
	const { now, limit, holdMs, rules } = input;
	yield* addApplications(rules, now);
	const rows = yield* sql_ask(DUE, ...[
		now,
		now,
		now,
		limit
	]);
	const ids = rows.map((row) => textIn(row, "id"));
	const idleAt = now + idleLookDelayMs(rules.applications.length);
	for (const id of ids) {
		yield* sql_ask("UPDATE application SET next_look_at = ? WHERE id = ?", idleAt, id);
		yield* sql_ask("UPDATE deployment SET next_look_at = ? WHERE application = ? AND is_ended = 0 AND next_look_at <= ?", ...[
			now + holdMs,
			id,
			now
		]);
	}
	return ids.filter((id) => rules.applications.some((configured) => configured.id === id));
}
function* addApplications({ applications }, now) {
	const known = new Set((yield* sql_ask("SELECT id FROM application")).map((row) => textIn(row, "id")));
	const added = applications.flatMap(({ id }) => known.has(id) ? [] : [id]).sort();
	for (const [nth, id] of added.entries()) {
		yield* sql_ask("INSERT INTO application (id, next_look_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING", ...[id, now + firstLookDelayMs(nth)]);
	}
}
function* recordLook(input) {
	const { application, now, jitter, aheadMs = 0, rules } = input;
	yield* holdApplication(application, now);
	const before = yield* readDeployments(application, now, []);
	if (input.look.kind === "commit") {
		const { commit } = input.look;
		const after = before.map((deployment) => withCommit(deployment, commit, now));
		return {
			changed: yield* saveChanged(before, after, now, rules),
			isCommitWanted: false
		};
	}
	const look = toReadableCheck(input.look, BUILT_IN);
	const observation = look.kind === "observed" && WORD.test(look.observation.state) ? look.observation : null;
	const after = learnAll(before, {
		look,
		observation,
		aheadMs
	}, now).map((deployment) => deployment.endedAt !== null ? deployment : scheduleNext(deployment, now, jitter, rules));
	yield* keepReference(application, observation ?? undeployedIn(look), now, rules);
	const changed = yield* saveChanged(before, after, now, rules);
	return {
		changed,
		isCommitWanted: observation !== null && after.some(isCommitWanted)
	};
}
function withCommit(deployment, commit, now) {
	if (!isCommitWanted(deployment)) return deployment;
	const judged = judgeDeployedCommit(deployment, commit, now);
	return isCommitWanted(judged) ? {
		...judged,
		nextLookAt: now + BETWEEN_COMMIT_READS_MS
	} : judged;
}
function* keepReference(application, reference, now, rules) {
	if (reference === null) {
		yield* sql_ask("UPDATE application SET next_look_at = ? WHERE id = ? AND reference IS NULL AND next_look_at > ?", ...[
			now + unseenLookDelayMs(rules.applications.length),
			application,
			now
		]);
		return;
	}
	const sql = reference.state === null ? "UPDATE application SET reference = COALESCE(reference, ?), looked_at = ? WHERE id = ?" : "UPDATE application SET reference = ?, looked_at = ? WHERE id = ?";
	yield* sql_ask(sql, JSON.stringify(reference), now, application);
}
function undeployedIn(look) {
	if (look.kind !== "malformed" || look.partial === null) return null;
	const reference = {
		...look.partial,
		state: null
	};
	return mayHideOther(reference) ? null : reference;
}
function learnAll(before, taken, now) {
	const learned = new Map();
	let isBehind = false;
	for (const deployment of [...before].sort(inTurn)) {
		if (deployment.endedAt !== null) continue;
		const isRegistered = deployment.registeredAt !== null;
		const after = looks_learn(deployment, isBehind && isRegistered, taken, now);
		learned.set(deployment.id, after);
		isBehind ||= isRegistered && after.seen.word !== "superseded";
	}
	return before.map((deployment) => learned.get(deployment.id) ?? deployment);
}
function inTurn(one, other) {
	return (one.registeredAt ?? 0) - (other.registeredAt ?? 0) || (one.id < other.id ? -1 : 1);
}
function looks_learn(deployment, isBehind, { look, observation, aheadMs }, now) {
	if (observation !== null) return judgeDeployment(deployment, observation, now, isBehind, aheadMs);
	const doubt = deployment.doubt ?? doubtOf(look);
	return {
		...deployment,
		doubt
	};
}
function doubtOf(look) {
	switch (look.kind) {
		case "refused": return `The platform refuses the relay's token the status (${look.refusal}).`;
		case "throttled": return "The platform's rate limit holds back the relay's looks at the status.";
		case "failed": return "The platform's status cannot be read at the moment.";
		default: return "The platform's status cannot be understood.";
	}
}
function scheduleNext(deployment, now, jitter, rules) {
	const { unconfirmed } = relayed_deployment_state_confirm(deployment, rules);
	const delayMs = nextLookDelayMs(deployment.looks, unconfirmed !== null, jitter, checkWithinMs(deployment, now));
	return {
		...deployment,
		looks: deployment.looks + 1,
		nextLookAt: now + delayMs
	};
}
;
const PLACE_WITHIN_MS = 12e4;
function* takePlacements(input) {
	const { now, limit, holdMs, rules } = input;
	if (rules.unplaced !== "branch-head") return [];
	const rows = yield* sql_ask(`SELECT id, application FROM deployment WHERE is_placement_wanted = 1 AND is_ended = 0 AND place_not_before <= ?
       AND opened_at >= ? ORDER BY opened_at LIMIT ? ${sql_SKIP_LOCKED}`, ...[
		now,
		now - PLACE_WITHIN_MS,
		limit
	]);
	const placements = [];
	for (const row of rows) {
		const id = textIn(row, "id");
		const configured = rules.applications.find((application) => application.id === textIn(row, "application"));
		yield* sql_ask("UPDATE deployment SET place_not_before = ? WHERE id = ?", now + holdMs, id);
		if (configured?.branch == null) continue;
		const { repository, branch } = configured;
		placements.push({
			id,
			application: configured.id,
			repository,
			branch
		});
	}
	return placements;
}
function* place(input) {
	const { id, at, sha, now, rules } = input;
	const known = yield* askOne("SELECT application FROM deployment WHERE id = ?", id);
	if (known === null) return { changed: [] };
	yield* holdApplication(textIn(known, "application"), now);
	const row = yield* askOne(`SELECT * FROM deployment WHERE id = ? ${sql_FOR_UPDATE}`, id);
	if (row === null) return { changed: [] };
	const before = decodeDeployment(row);
	if (before.placed !== null) return { changed: [] };
	return { changed: yield* saveChanged([before], [{
		...before,
		placed: {
			...at,
			sha
		}
	}], now, rules) };
}
;
function* register(input) {
	const { registration, token, now, rules } = input;
	const { application } = registration;
	const reference = yield* holdApplication(application, now);
	const used = yield* askOne("SELECT * FROM used_token WHERE jti = ?", token.jti);
	if (used !== null && textIn(used, "request_hash") !== token.requestHash) return { kind: "replayed" };
	if (used !== null) return yield* answer(textIn(used, "deployment_row"), false);
	const names = registration.deployment === null ? [] : [registration.deployment];
	const before = yield* readDeployments(application, now, names);
	const known = findRegistered(before, registration);
	const context = {
		reference,
		now,
		rules
	};
	const joined = known ?? (yield* joinUnregistered(before, registration, token, context));
	const all = [...before.filter(({ id }) => id !== joined.id), joined];
	yield* saveChanged(before, yield* takeAnonymous(all, application, context), now, rules);
	yield* sql_ask("INSERT INTO used_token (jti, request_hash, deployment_row, expires_at) VALUES (?, ?, ?, ?)", ...[
		token.jti,
		token.requestHash,
		joined.id,
		token.expiresAt
	]);
	return yield* answer(joined.id, known === null);
}
function findRegistered(deployments, registration) {
	const { deployment, runId, sha } = registration;
	const registered = deployments.filter(({ registeredAt }) => registeredAt !== null);
	const known = registered.find((one) => deployment === null ? one.deployment === null && one.endedAt === null && one.runId === runId && one.placed?.sha === sha : one.deployment === deployment);
	return known ?? null;
}
function* joinUnregistered(deployments, registration, token, { reference, now, rules }) {
	const { application, deployment } = registration;
	const named = deployments.find((one) => deployment !== null && one.deployment === deployment);
	if (named !== undefined) return register_deployment_join(named, registration, now);
	const firstKey = deployment === null ? `token-${token.jti}` : null;
	const opened = openDeployment({
		application,
		deployment,
		firstKey,
		openedAt: now
	}, reference, now, rules);
	const own = register_deployment_join(opened, registration, now);
	const anonymous = yield* findOpened(deployments, own, now);
	return anonymous === null ? own : {
		...register_deployment_join(anonymous, registration, now),
		openedAt: now
	};
}
function register_deployment_join(deployment, registration, now) {
	const { place, sha, runId, pullRequest, environment, url } = registration;
	return {
		...deployment,
		deployment: deployment.deployment ?? registration.deployment,
		openedAt: Math.min(deployment.openedAt, now),
		placed: {
			...place,
			sha
		},
		environment: environment ?? deployment.environment,
		pullRequest,
		url,
		runId,
		registeredAt: now,
		nextLookAt: now
	};
}
function* answer(id, isNew) {
	const check = yield* askOne("SELECT url FROM check_run WHERE deployment_row = ? ORDER BY generation DESC LIMIT 1", id);
	return {
		kind: "registered",
		id,
		isNew,
		checkUrl: check === null ? null : textOrNull(check, "url")
	};
}
;
const HEADING = "\n\n**Deploy again:** ";
const REASON_CHARS = 500;
const DOUBT = "so nobody knows whether it deploys. It is not asked again: look at the platform before you press the button once more.";
function noteAgain(check, failure, askedBy) {
	const [summary = ""] = check.summary.split(HEADING, 1);
	return {
		...check,
		summary: `${summary}${HEADING}asked for by ${escapeMarkdown(askedBy)}; ${renderFailure(failure)}`
	};
}
function renderFailure(failure) {
	if (failure.kind === "unknown") return `the relay ended while it asked the platform, ${DOUBT}`;
	const reason = escapeMarkdown(safeSentence(failure.reason, REASON_CHARS));
	return failure.kind === "lost" ? `the platform gave no usable answer, ${DOUBT} (${reason})` : `nothing was deployed: ${reason}`;
}
;
function* takeRedeployments(input) {
	const { now, limit, holdMs, deadlineMs } = input;
	const late = yield* sql_ask(LATE, ...[now - deadlineMs, limit]);
	for (const row of late) {
		const before = textOrNull(row, "last_error");
		const reason = before === null ? TOO_LATE : `${TOO_LATE} At last: ${before}`;
		yield* sql_ask("UPDATE redeployment SET state = 'given-up', last_error = ? WHERE id = ?", reason, textIn(row, "id"));
		yield* tellCheck(row, {
			kind: "given-up",
			reason
		}, now);
	}
	const lost = yield* sql_ask(LOST, ...[now - holdMs, limit]);
	for (const row of lost) {
		yield* sql_ask("UPDATE redeployment SET state = 'unknown' WHERE id = ?", textIn(row, "id"));
		yield* tellCheck(row, { kind: "unknown" }, now);
	}
	const rows = yield* sql_ask(`SELECT * FROM redeployment WHERE state = 'asked' AND not_before <= ? ORDER BY asked_at LIMIT ? ${sql_SKIP_LOCKED}`, ...[now, limit]);
	for (const row of rows) {
		yield* sql_ask("UPDATE redeployment SET state = 'sent', not_before = ? WHERE id = ?", now, textIn(row, "id"));
	}
	const taskOf = (row, kind) => ({ ...{
		id: textIn(row, "id"),
		application: textIn(row, "application"),
		sha: textIn(row, "sha"),
		kind
	} });
	return [
		...late.map((row) => taskOf(row, "late")),
		...lost.map((row) => taskOf(row, "lost")),
		...rows.map((row) => taskOf(row, "due"))
	];
}
const TOO_LATE = "it could not be done in time. Press the button once more if it is still wanted.";
const LATE = `SELECT * FROM redeployment WHERE state = 'asked' AND asked_at <= ? ORDER BY asked_at LIMIT ? ${sql_SKIP_LOCKED}`;
const LOST = `SELECT * FROM redeployment WHERE state = 'sent' AND not_before <= ? ORDER BY asked_at LIMIT ? ${sql_SKIP_LOCKED}`;
function* tellCheck(row, failure, now) {
	const check = yield* askOne(ENDED_CHECK, ...[
		numberIn(row, "repository_id"),
		textIn(row, "sha"),
		textIn(row, "application")
	]);
	const wanted = check === null ? null : jsonIn(check, "desired");
	if (check !== null && wanted !== null) yield* wantChecks([{
		row: check,
		wanted: noteAgain(wanted, failure, textIn(row, "asked_by"))
	}], now);
}
const ENDED_CHECK = `SELECT * FROM check_run WHERE repository_id = ? AND sha = ? AND application = ? AND is_final = 1
  ORDER BY generation DESC LIMIT 1 ${sql_FOR_UPDATE}`;
const ID = /^\P{C}{1,128}$/u;
function* settleRedeployment(input) {
	const { id, outcome, now, rules } = input;
	const row = yield* askOne(`SELECT * FROM redeployment WHERE id = ? AND state IN ('sent', 'unknown') ${sql_FOR_UPDATE}`, id);
	if (row === null) return { changed: [] };
	const isLate = now - numberIn(row, "asked_at") >= rules.deadlineMs;
	if (outcome.kind === "later" && !isLate) {
		yield* sql_ask("UPDATE redeployment SET state = 'asked', not_before = ?, last_error = ? WHERE id = ?", ...[
			outcome.notBefore,
			outcome.reason,
			id
		]);
		return { changed: [] };
	}
	if (outcome.kind !== "accepted") {
		yield* sql_ask("UPDATE redeployment SET state = 'given-up', last_error = ? WHERE id = ?", outcome.reason, id);
		yield* tellCheck(row, {
			kind: outcome.kind === "lost" ? "lost" : "given-up",
			reason: outcome.reason
		}, now);
		return { changed: [] };
	}
	yield* sql_ask("UPDATE redeployment SET state = 'accepted', last_error = NULL WHERE id = ?", id);
	const application = textIn(row, "application");
	const reference = yield* holdApplication(application, now);
	const context = {
		reference,
		now,
		rules
	};
	const answered = outcome.deployment !== null && ID.test(outcome.deployment) ? outcome.deployment : null;
	const before = yield* readDeployments(application, now, answered === null ? [] : [answered]);
	const isOld = answered !== null && (yield* store_redeployments_isFromBefore(answered, before, row, reference));
	const deployment = yield* redeployed(before, row, isOld ? null : answered, context);
	const all = [...before.filter((one) => one.id !== deployment.id), deployment];
	return { changed: yield* saveChanged(before, yield* takeAnonymous(all, application, context), now, rules) };
}
function* store_redeployments_isFromBefore(name, before, row, reference) {
	const sentAt = numberIn(row, "not_before");
	const known = before.find((one) => one.deployment === name);
	if (known !== undefined && known.endedAt !== null && known.endedAt < sentAt) return true;
	if (known !== undefined && known.openedAt < sentAt - REACH_BACK_MS) return true;
	if (reference === null || !Object.values(reference.identity).includes(name)) return false;
	const seen = yield* askOne("SELECT looked_at FROM application WHERE id = ?", textIn(row, "application"));
	const seenAt = seen === null ? null : numberOrNull(seen, "looked_at");
	return known === undefined || seenAt !== null && seenAt < sentAt;
}
function* redeployed(before, row, name, { reference, now, rules }) {
	const application = textIn(row, "application");
	const opening = {
		application,
		deployment: name,
		firstKey: `again-${textIn(row, "id")}`,
		openedAt: now
	};
	const known = name === null ? undefined : before.find((one) => one.deployment === name);
	if (known !== undefined && known.registeredAt !== null) return known;
	const opened = known ?? openDeployment(opening, reference, now, rules);
	const placed = yield* placeOf(row);
	const own = {
		...opened,
		placed,
		registeredAt: now,
		environment: opened.environment ?? textOrNull(row, "environment")
	};
	const anonymous = known === undefined ? yield* findOpened(before, own, now) : null;
	if (anonymous === null) return {
		...own,
		nextLookAt: now
	};
	const joined = {
		deployment: name,
		placed,
		environment: own.environment,
		registeredAt: now,
		openedAt: now
	};
	return {
		...anonymous,
		...joined,
		nextLookAt: now
	};
}
function* placeOf(row) {
	const repository = textIn(row, "repository");
	const known = yield* askOne("SELECT installation_id FROM repository WHERE name = ?", repository.toLowerCase());
	return {
		repository,
		repositoryId: numberIn(row, "repository_id"),
		installationId: known === null ? 0 : numberIn(known, "installation_id"),
		sha: textIn(row, "sha")
	};
}
;
const VERDICTS_LONGER_MS = 83 * 24 * 36e5;
const NAME_NOW = `(SELECT name FROM repository WHERE repository.repository_id = check_run.repository_id ORDER BY read_at DESC LIMIT 1)`;
function* replay({ checkId, now }) {
	yield* sql_ask(`UPDATE check_run SET is_dead = 0, is_pending = 0, last_error = 'A newer check run took its place.'
     WHERE is_dead = 1 AND github_id IS NULL AND (CAST(? AS TEXT) IS NULL OR id = ?) AND EXISTS (
       SELECT 1 FROM check_run AS newer
       WHERE newer.repository_id = check_run.repository_id AND newer.sha = check_run.sha AND newer.name = check_run.name
         AND newer.generation > check_run.generation
     )`, ...[checkId, checkId]);
	const rows = yield* sql_ask(`UPDATE check_run SET is_dead = 0, is_pending = 1, attempts = 0, not_before = ?, repository = COALESCE(${NAME_NOW}, repository)
     WHERE is_dead = 1 AND (CAST(? AS TEXT) IS NULL OR id = ?) RETURNING id`, ...[
		now,
		checkId,
		checkId
	]);
	return rows.length;
}
function* readMark({ name }) {
	const row = yield* askOne("SELECT value FROM mark WHERE name = ?", name);
	return row === null ? null : numberIn(row, "value");
}
function* saveMark({ name, value }) {
	yield* sql_ask("INSERT INTO mark (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", ...[name, value]);
}
function* prune({ before, limit }) {
	const deployments = yield* sql_ask(OVER_DEPLOYMENTS, before, limit);
	const ids = deployments.map((row) => textIn(row, "id"));
	yield* askAmong(FORGET, ids, FORGOTTEN);
	let removed = deployments.length + (yield* sql_ask(OVER_VERDICTS, FORGOTTEN, before - VERDICTS_LONGER_MS, limit)).length;
	for (const sql of OVER) removed += (yield* sql_ask(sql, before, limit)).length;
	return removed;
}
const OVER_DEPLOYMENTS = `DELETE FROM deployment WHERE id IN (
    SELECT id FROM deployment WHERE is_ended = 1 AND changed_at < ? AND NOT EXISTS (
      SELECT 1 FROM check_run WHERE deployment_row = deployment.id AND is_pending = 1
    ) LIMIT ?) RETURNING id`;
const FORGET = (ids) => `UPDATE check_run SET deployment_row = ? WHERE deployment_row IN (${ids})`;
const OVER_VERDICTS = `DELETE FROM check_run WHERE id IN (
    SELECT id FROM check_run WHERE deployment_row = ? AND is_pending = 0 AND opened_at < ? LIMIT ?) RETURNING id`;
const OVER = [
	"DELETE FROM inbox WHERE seq IN (SELECT seq FROM inbox WHERE received_at < ? AND applied_at IS NOT NULL LIMIT ?) RETURNING seq",
	`DELETE FROM anonymous_hint WHERE (application, hint_key) IN (
    SELECT application, hint_key FROM anonymous_hint WHERE received_at < ? LIMIT ?) RETURNING hint_key`,
	`DELETE FROM check_run WHERE id IN (
    SELECT id FROM check_run WHERE deployment_row IS NULL AND is_final = 1 AND is_pending = 0 AND opened_at < ? LIMIT ?) RETURNING id`,
	"DELETE FROM used_token WHERE jti IN (SELECT jti FROM used_token WHERE expires_at < ? LIMIT ?) RETURNING jti",
	"DELETE FROM gate WHERE id IN (SELECT id FROM gate WHERE state NOT IN ('unread', 'open') AND deadline_at < ? LIMIT ?) RETURNING id",
	"DELETE FROM redeployment WHERE id IN (SELECT id FROM redeployment WHERE state <> 'asked' AND asked_at < ? LIMIT ?) RETURNING id",
	"DELETE FROM publisher WHERE place IN (SELECT place FROM publisher WHERE until < ? LIMIT ?) RETURNING place"
];
;
const WITH_URL = `SELECT deployment.*, (
    SELECT url FROM check_run WHERE deployment_row = deployment.id ORDER BY generation DESC LIMIT 1
  ) AS check_url FROM deployment`;
function* readDeployment({ id }) {
	const row = yield* askOne(`${WITH_URL} WHERE id = ?`, id);
	if (row === null) return null;
	const { application, deployment, placed, environment, state, rev, openedAt, endedAt } = decodeDeployment(row);
	return {
		id,
		application,
		deployment,
		repositoryId: placed?.repositoryId ?? null,
		sha: placed?.sha ?? null,
		environment,
		...views_wordsOf(row),
		state,
		isEnded: numberIn(row, "is_ended") === 1,
		rev,
		openedAt,
		endedAt,
		checkUrl: textOrNull(row, "check_url")
	};
}
function* readRevs({ ids }) {
	const rows = yield* sql_ask(REVS, JSON.stringify(ids.map((id) => ({ id }))));
	return Object.fromEntries(rows.map((row) => [textIn(row, "id"), numberIn(row, "rev")]));
}
const REVS = "SELECT id, rev FROM deployment WHERE id IN (SELECT one.value ->> 'id' FROM json_each(?) AS one)";
function views_wordsOf(row) {
	const word = textIn(row, "word");
	const { told, seen } = decodeDeployment(row);
	const known = deployment_evidence_merge(told, seen).word;
	return {
		word,
		unconfirmed: !isEnd(word) && isEnd(known) ? known : null
	};
}
const REMEMBERED = "(deployment_row IS NULL OR deployment_row < ? OR deployment_row > ?)";
function* measure() {
	const inbox = yield* askOne("SELECT COUNT(*) AS pending, MIN(received_at) AS oldest FROM inbox WHERE applied_at IS NULL");
	const checks = yield* askOne(`SELECT (SELECT COUNT(*) FROM check_run WHERE is_pending = 1 AND is_dead = 0) AS unpublished,
       (SELECT COUNT(*) FROM check_run WHERE is_dead = 1 AND ${REMEMBERED}) AS dead,
       (SELECT COUNT(*) FROM gate WHERE state IN ${gates_REFUSED}) AS refused`, ...[FORGOTTEN, FORGOTTEN]);
	return {
		pending: countIn(inbox, "pending"),
		oldestPendingAt: inbox === null ? null : numberOrNull(inbox, "oldest"),
		unpublished: countIn(checks, "unpublished"),
		dead: countIn(checks, "dead") + countIn(checks, "refused")
	};
}
function countIn(row, column) {
	return Number(row?.[column] ?? 0);
}
function* readOverview({ limit }) {
	const deployments = yield* sql_ask(`${WITH_URL} ORDER BY opened_at DESC, id LIMIT ?`, limit);
	const deliveries = yield* sql_ask("SELECT * FROM inbox ORDER BY seq DESC LIMIT ?", limit);
	const dead = yield* sql_ask(DEAD, FORGOTTEN, FORGOTTEN, limit);
	const refused = yield* sql_ask(`SELECT * FROM gate WHERE state IN ${gates_REFUSED} ORDER BY deadline_at DESC LIMIT ?`, limit);
	const { pending, oldestPendingAt, unpublished } = yield* measure();
	return {
		deployments: deployments.map(deploymentRow),
		deliveries: deliveries.map(deliveryRow),
		deadLetters: [...dead.map(deadLetter), ...refused.map(refusedGate)].slice(0, limit),
		backlog: {
			pending,
			oldestPendingAt,
			unpublished
		}
	};
}
const DEAD = `SELECT * FROM check_run WHERE is_dead = 1 AND ${REMEMBERED} ORDER BY opened_at DESC LIMIT ?`;
function deploymentRow(row) {
	const { id, application, deployment, state, placed, environment, url, openedAt, endedAt } = decodeDeployment(row);
	return {
		...{
			id,
			application,
			deployment,
			...views_wordsOf(row),
			state,
			environment,
			url,
			openedAt,
			endedAt
		},
		repository: placed?.repository ?? null,
		sha: placed?.sha ?? null,
		checkUrl: textOrNull(row, "check_url")
	};
}
function deliveryRow(row) {
	return {
		id: String(numberIn(row, "seq")),
		source: textIn(row, "source"),
		kind: textIn(row, "kind"),
		application: textOrNull(row, "application"),
		deployment: textOrNull(row, "deployment"),
		word: textOrNull(row, "word"),
		receivedAt: numberIn(row, "received_at"),
		repeats: numberIn(row, "repeats"),
		outcome: textOrNull(row, "outcome")
	};
}
function deadLetter(row) {
	return {
		checkId: textIn(row, "id"),
		repository: textIn(row, "repository"),
		sha: textIn(row, "sha"),
		name: textIn(row, "name"),
		attempts: numberIn(row, "attempts"),
		reason: textOrNull(row, "last_error") ?? ""
	};
}
function refusedGate(row) {
	return {
		checkId: textIn(row, "id"),
		repository: textIn(row, "repository"),
		sha: textIn(row, "sha"),
		name: `waiting job of run ${numberIn(row, "run_id")}: ${textIn(row, "environment")}`,
		attempts: numberIn(row, "attempts"),
		reason: textOrNull(row, "last_error") ?? ""
	};
}
;
const OPERATIONS = {
	apply,
	register,
	readDeployment,
	readRevs,
	takeLooks,
	recordLook,
	expire,
	claim,
	renew,
	settle: settle_settle,
	takePlacements,
	place,
	takeGates,
	settleGate,
	takeRedeployments,
	settleRedeployment,
	readRepository,
	saveRepository,
	replay,
	measure,
	readOverview,
	readMark,
	saveMark,
	prune
};
;
const OUTCOME_CHARS = 200;
function rowOf({ source, receivedAt, authority, content }, key, repeats) {
	const hint = content.kind === "hint" ? content.hint : null;
	const outcome = outcomeOf(content);
	return {
		source,
		dedupeKey: key,
		receivedAt,
		kind: content.kind,
		application: hint?.applications[0] ?? null,
		deployment: hint?.deployment ?? null,
		word: hint?.word ?? null,
		authority,
		toldAt: hint?.toldAt ?? null,
		body: JSON.stringify(content),
		repeats,
		outcome,
		appliedAt: outcome === null ? null : receivedAt
	};
}
function outcomeOf(content) {
	switch (content.kind) {
		case "ignored": return safeSentence(content.event, OUTCOME_CHARS);
		case "quarantined": return safeSentence(content.reason, OUTCOME_CHARS);
		default: return null;
	}
}
;
const KNOWN_KEYS = `SELECT dedupe_key FROM inbox
  WHERE dedupe_key IN (SELECT one.value ->> 'key' FROM json_each(?) AS one)`;
const append_COLUMNS = `source, dedupe_key, received_at, kind, application, deployment, word, authority, told_at, body, repeats, outcome,
    applied_at`;
const COUNTED = `ON CONFLICT (dedupe_key) DO UPDATE SET repeats = inbox.repeats + excluded.repeats + 1
  RETURNING seq, dedupe_key, repeats`;
const INSERT_ALL = null && `INSERT INTO inbox (${append_COLUMNS}) SELECT one.value ->> 'source', one.value ->> 'dedupeKey', CAST(one.value ->> 'receivedAt' AS BIGINT),
    one.value ->> 'kind', one.value ->> 'application', one.value ->> 'deployment', one.value ->> 'word',
    CAST(one.value ->> 'authority' AS BIGINT), CAST(one.value ->> 'toldAt' AS BIGINT), one.value ->> 'body',
    CAST(one.value ->> 'repeats' AS BIGINT), one.value ->> 'outcome', CAST(one.value ->> 'appliedAt' AS BIGINT)
  FROM json_each(?) AS one ${COUNTED}`;
const INSERT_ONE = `INSERT INTO inbox (${append_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const INSERT_NEW = `${INSERT_ONE} ON CONFLICT (dedupe_key) DO NOTHING`;
const INSERT_OR_COUNT = `${INSERT_ONE} ${COUNTED}`;
function* appendAll(deliveries, insert) {
	if (deliveries.length === 0) return [];
	const known = yield* askKnownFormers(deliveries);
	const groups = new Map();
	const keys = deliveries.map((delivery) => addTo(groups, delivery, known));
	const rows = [...groups.values()].map(({ key, first, count }) => rowOf(first, key, count - 1));
	const stored = new Map();
	for (const { seq, dedupe_key, repeats } of yield* insert(rows)) {
		stored.set(dedupe_key, {
			id: String(seq),
			isNew: repeats === (groups.get(String(dedupe_key))?.count ?? 0) - 1
		});
	}
	return keys.map((key, index) => answerFor(stored, groups, key, deliveries[index]));
}
function* insertTogether(rows) {
	return yield* ask(INSERT_ALL, JSON.stringify(rows));
}
function* insertEach(rows) {
	const before = yield* askOne("SELECT total_changes() AS made");
	for (const row of rows) yield* sql_ask(INSERT_NEW, ...append_valuesOf(row));
	const after = yield* askOne("SELECT total_changes() AS made, last_insert_rowid() AS seq");
	const made = Number(after?.["made"]) - Number(before?.["made"]);
	if (made === rows.length) {
		const first = Number(after?.["seq"]) - made + 1;
		return rows.map(({ dedupeKey, repeats }, index) => ({
			seq: first + index,
			dedupe_key: dedupeKey,
			repeats
		}));
	}
	const stored = [...yield* sql_ask("SELECT seq, dedupe_key, repeats FROM inbox ORDER BY seq DESC LIMIT ?", made)];
	const isNew = new Set(stored.map(({ dedupe_key }) => dedupe_key));
	for (const row of rows) {
		if (!isNew.has(row.dedupeKey)) stored.push(...yield* sql_ask(INSERT_OR_COUNT, ...append_valuesOf(row)));
	}
	return stored;
}
function append_valuesOf(row) {
	const { source, dedupeKey, receivedAt, kind, application, deployment, word } = row;
	const { authority, toldAt, body, repeats, outcome, appliedAt } = row;
	const head = [
		source,
		dedupeKey,
		receivedAt,
		kind,
		application,
		deployment,
		word
	];
	return [
		...head,
		authority,
		toldAt,
		body,
		repeats,
		outcome,
		appliedAt
	];
}
function* askKnownFormers(deliveries) {
	const formers = deliveries.flatMap(({ formerKey }) => formerKey === null ? [] : [{ key: formerKey }]);
	if (formers.length === 0) return new Set();
	const rows = yield* sql_ask(KNOWN_KEYS, JSON.stringify(formers));
	return new Set(rows.map(({ dedupe_key }) => dedupe_key));
}
function addTo(groups, delivery, known) {
	const { dedupeKey, formerKey } = delivery;
	const hasFormer = formerKey !== null && !groups.has(dedupeKey) && (known.has(formerKey) || groups.has(formerKey));
	const key = hasFormer ? formerKey : dedupeKey;
	const group = groups.get(key);
	if (group === undefined) groups.set(key, {
		key,
		first: delivery,
		count: 1
	});
	else group.count += 1;
	return key;
}
function answerFor(stored, groups, key, delivery) {
	const row = stored.get(key);
	if (row === undefined) throw new Error("The database did not answer a row that it was to store.");
	return {
		id: row.id,
		isDuplicate: !row.isNew || groups.get(key)?.first !== delivery
	};
}
;
class RowRefused extends StoreError {
	constructor(message, cause) {
		super(message, cause);
		this.name = "RowRefused";
	}
}
function stepsOf(operations, name, input) {
	return operations[name](input);
}
;
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;
const external_node_sqlite_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
;
function* migrateNext(migrations, now, lock) {
	if (lock !== null) yield* sql_ask(lock);
	yield* sql_ask("CREATE TABLE IF NOT EXISTS migration (version BIGINT PRIMARY KEY, applied_at BIGINT NOT NULL)");
	const latest = yield* askOne("SELECT MAX(version) AS version FROM migration");
	const version = Number(latest?.["version"] ?? 0);
	if (version > migrations.length) throw newerThanProgram(version, migrations.length);
	const next = migrations[version];
	if (next === undefined) return false;
	for (const statement of next) yield* sql_ask(statement);
	yield* sql_ask("INSERT INTO migration (version, applied_at) VALUES (?, ?)", version + 1, now);
	return true;
}
function newerThanProgram(version, known) {
	return new StoreError(`The store was written by a newer Touchdown: it is at version ${version}, and this one knows up to ${known}. ` + "Start the newer version again, or give this one a store of its own.");
}
;
const MAX_PREPARED = 500;
const PREPARABLE = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;
const TEXT_OR_VALUE = /'(?:[^']|'')*'|\?/g;
function createPostgresTexts() {
	const known = new Map();
	return (sql) => {
		const found = known.get(sql);
		if (found !== undefined) return found;
		const text = toPostgres(sql);
		if (known.size >= MAX_PREPARED || !PREPARABLE.test(sql)) return { text };
		const prepared = {
			name: `touchdown_${known.size}`,
			text
		};
		known.set(sql, prepared);
		return prepared;
	};
}
function toPostgres(sql) {
	let count = 0;
	return sql.replaceAll(SKIP_LOCKED, "FOR UPDATE SKIP LOCKED").replaceAll(FOR_UPDATE, "FOR UPDATE").replaceAll("BIGINT_KEY", "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY").replaceAll("json_each(?)", "jsonb_array_elements(CAST(? AS jsonb))").replace(TEXT_OR_VALUE, (found) => found === "?" ? `$${++count}` : found);
}
function toSqlite(sql) {
	return sql.replaceAll("BIGINT_KEY", "INTEGER PRIMARY KEY AUTOINCREMENT");
}
;
const MIGRATIONS = [
	[
		`CREATE TABLE inbox (
      seq BIGINT_KEY,
      source TEXT NOT NULL,
      dedupe_key TEXT NOT NULL UNIQUE,
      received_at BIGINT NOT NULL,
      kind TEXT NOT NULL,
      application TEXT,
      deployment TEXT,
      word TEXT,
      authority BIGINT NOT NULL,
      told_at BIGINT,
      body TEXT NOT NULL,
      repeats BIGINT NOT NULL DEFAULT 0,
      outcome TEXT,
      applied_at BIGINT
    )`,
		"CREATE INDEX inbox_pending ON inbox (seq) WHERE applied_at IS NULL",
		"CREATE INDEX inbox_received ON inbox (received_at)",
		`CREATE TABLE anonymous_hint (
      application TEXT NOT NULL,
      hint_key TEXT NOT NULL,
      word TEXT NOT NULL,
      authority BIGINT NOT NULL,
      at BIGINT NOT NULL,
      received_at BIGINT NOT NULL,
      PRIMARY KEY (application, hint_key)
    )`,
		"CREATE INDEX anonymous_hint_received ON anonymous_hint (received_at)",
		`CREATE TABLE application (
      id TEXT PRIMARY KEY,
      reference TEXT,
      looked_at BIGINT,
      next_look_at BIGINT NOT NULL
    )`,
		`CREATE TABLE repository (
      name TEXT PRIMARY KEY,
      repository_id BIGINT NOT NULL,
      installation_id BIGINT NOT NULL,
      read_at BIGINT NOT NULL
    )`,
		`CREATE TABLE deployment (
      id TEXT PRIMARY KEY,
      application TEXT NOT NULL,
      deployment TEXT,
      first_key TEXT,
      opened_at BIGINT NOT NULL,
      told TEXT NOT NULL,
      seen TEXT NOT NULL,
      weighing TEXT,
      reference TEXT,
      state TEXT,
      doubt TEXT,
      word TEXT NOT NULL,
      is_ended BIGINT NOT NULL,
      ended_at BIGINT,
      repository TEXT,
      repository_id BIGINT,
      installation_id BIGINT,
      sha TEXT,
      environment TEXT,
      pull_request BIGINT,
      url TEXT,
      run_id BIGINT,
      registered_at BIGINT,
      is_placement_wanted BIGINT NOT NULL DEFAULT 0,
      place_not_before BIGINT NOT NULL DEFAULT 0,
      rev BIGINT NOT NULL,
      looks BIGINT NOT NULL DEFAULT 0,
      next_look_at BIGINT,
      deadline_at BIGINT NOT NULL,
      changed_at BIGINT NOT NULL
    )`,
		"CREATE UNIQUE INDEX deployment_named ON deployment (application, deployment) WHERE deployment IS NOT NULL",
		"CREATE INDEX deployment_application ON deployment (application, opened_at)",
		"CREATE INDEX deployment_look ON deployment (next_look_at) WHERE is_ended = 0",
		"CREATE INDEX deployment_deadline ON deployment (deadline_at) WHERE is_ended = 0",
		"CREATE INDEX deployment_commit ON deployment (repository_id, sha)",
		`CREATE TABLE check_run (
      id TEXT PRIMARY KEY,
      repository TEXT NOT NULL,
      repository_id BIGINT NOT NULL,
      installation_id BIGINT NOT NULL,
      sha TEXT NOT NULL,
      name TEXT NOT NULL,
      generation BIGINT NOT NULL,
      external_id TEXT NOT NULL UNIQUE,
      application TEXT NOT NULL,
      deployment_row TEXT,
      desired TEXT NOT NULL,
      desired_hash TEXT NOT NULL,
      desired_rev BIGINT NOT NULL,
      is_final BIGINT NOT NULL,
      published_hash TEXT,
      published_rev BIGINT NOT NULL DEFAULT 0,
      published_at BIGINT,
      github_id BIGINT,
      url TEXT,
      is_uncertain BIGINT NOT NULL DEFAULT 0,
      is_pending BIGINT NOT NULL,
      lease_owner TEXT,
      lease_epoch BIGINT NOT NULL DEFAULT 0,
      lease_until BIGINT NOT NULL DEFAULT 0,
      not_before BIGINT NOT NULL DEFAULT 0,
      attempts BIGINT NOT NULL DEFAULT 0,
      last_error TEXT,
      is_dead BIGINT NOT NULL DEFAULT 0,
      deadline_at BIGINT NOT NULL,
      opened_at BIGINT NOT NULL,
      UNIQUE (repository_id, sha, name, generation)
    )`,
		"CREATE INDEX check_run_pending ON check_run (is_final, not_before) WHERE is_pending = 1 AND is_dead = 0",
		"CREATE INDEX check_run_deployment ON check_run (deployment_row)",
		"CREATE INDEX check_run_expected ON check_run (deadline_at) WHERE deployment_row IS NULL",
		`CREATE TABLE publisher (
      place TEXT PRIMARY KEY,
      owner TEXT NOT NULL,
      epoch BIGINT NOT NULL,
      until BIGINT NOT NULL
    )`,
		`CREATE TABLE installation (
      id BIGINT PRIMARY KEY,
      not_before BIGINT NOT NULL,
      unexplained BIGINT NOT NULL DEFAULT 0
    )`,
		"CREATE TABLE installation_write (installation_id BIGINT NOT NULL, at BIGINT NOT NULL)",
		"CREATE INDEX installation_write_at ON installation_write (installation_id, at)",
		`CREATE TABLE used_token (
      jti TEXT PRIMARY KEY,
      request_hash TEXT NOT NULL,
      deployment_row TEXT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
		`CREATE TABLE gate (
      id TEXT PRIMARY KEY,
      repository TEXT NOT NULL,
      repository_id BIGINT NOT NULL,
      installation_id BIGINT NOT NULL,
      run_id BIGINT NOT NULL,
      environment TEXT NOT NULL,
      sha TEXT NOT NULL,
      applications TEXT NOT NULL,
      state TEXT NOT NULL,
      not_before BIGINT NOT NULL,
      attempts BIGINT NOT NULL DEFAULT 0,
      last_error TEXT,
      deadline_at BIGINT NOT NULL
    )`,
		`CREATE TABLE redeployment (
      id TEXT PRIMARY KEY,
      application TEXT NOT NULL,
      repository TEXT NOT NULL,
      repository_id BIGINT NOT NULL,
      sha TEXT NOT NULL,
      environment TEXT,
      asked_by TEXT NOT NULL,
      state TEXT NOT NULL,
      not_before BIGINT NOT NULL,
      last_error TEXT,
      asked_at BIGINT NOT NULL
    )`,
		"CREATE TABLE mark (name TEXT PRIMARY KEY, value BIGINT NOT NULL)"
	],
	[
		"DROP INDEX check_run_deployment",
		"CREATE INDEX check_run_deployment ON check_run (deployment_row, opened_at)",
		"CREATE INDEX deployment_over ON deployment (changed_at) WHERE is_ended = 1"
	],
	["ALTER TABLE anonymous_hint ADD COLUMN is_shared BIGINT NOT NULL DEFAULT 0"]
];
;
const OF_A_ROW = [
	18,
	19,
	20
];
function explainSqlite(path, error) {
	if (error instanceof StoreError) return error;
	const code = primaryCodeOf(error);
	const message = error instanceof Error ? error.message : String(error);
	if (code !== null && OF_A_ROW.includes(code)) return new RowRefused(`The store refuses a row: ${message}.`, error);
	return new StoreError(sentenceFor(path, code) ?? `The store ${path} failed: ${message}.`, error);
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
	return (0, external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function sentenceForReadOnly(path) {
	return `The store ${path} is read-only: the relay must be able to write the file and its folder.`;
}
function isWritable(path) {
	try {
		(0, external_node_fs_namespaceObject.accessSync)(path, external_node_fs_namespaceObject.constants.W_OK);
		return true;
	} catch {
		return false;
	}
}
;
const BUSY_MS = 1e3;
const LOG_LIMIT_BYTES = 16 * 1024 * 1024;
const CHECKPOINT_PAGES = 4e3;
const CACHE_KIB = 32768;
function openSqlite(path, now) {
	keepPrivate(path);
	const session = explainAt(path, () => openFile(path));
	try {
		while (session.run(migrateNext(MIGRATIONS, now, null)));
		return session;
	} catch (error) {
		session.close();
		throw error;
	}
}
function keepPrivate(path) {
	attempt(() => (0, external_node_fs_namespaceObject.closeSync)((0, external_node_fs_namespaceObject.openSync)(path, "wx", 384)));
	for (const file of [
		path,
		`${path}-wal`,
		`${path}-shm`
	]) {
		attempt(() => (0, external_node_fs_namespaceObject.chmodSync)(file, (0, external_node_fs_namespaceObject.statSync)(file).mode & 448));
	}
}
function attempt(work) {
	try {
		work();
	} catch {}
}
function openFile(path) {
	const database = new external_node_sqlite_namespaceObject.DatabaseSync(path, {
		timeout: BUSY_MS,
		enableForeignKeyConstraints: false
	});
	try {
		database.exec("PRAGMA locking_mode = EXCLUSIVE");
		database.exec("PRAGMA journal_mode = WAL");
		database.exec("PRAGMA synchronous = FULL");
		database.exec(`PRAGMA journal_size_limit = ${LOG_LIMIT_BYTES}`);
		database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
		database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
		database.exec("BEGIN IMMEDIATE; COMMIT");
		assertDurable(database);
	} catch (error) {
		database.close();
		throw error;
	}
	return createSession(path, database);
}
function assertDurable(database) {
	const mode = database.prepare("PRAGMA journal_mode").get()?.["journal_mode"];
	const level = database.prepare("PRAGMA synchronous").get()?.["synchronous"];
	if (mode !== "wal" || level !== 2) throw new Error("it does not keep a write-ahead log with synchronous=FULL");
}
function createSession(path, database) {
	const prepared = new Map();
	const ask = ({ sql, values }) => {
		const known = prepared.get(sql);
		const statement = known ?? database.prepare(toSqlite(sql));
		if (known === undefined && prepared.size < MAX_PREPARED) prepared.set(sql, statement);
		return statement.all(...values).map(decodeRow);
	};
	return {
		run: (steps) => explainAt(path, () => {
			database.exec("BEGIN IMMEDIATE");
			try {
				let step = steps.next([]);
				while (step.done !== true) step = steps.next(ask(step.value));
				database.exec("COMMIT");
				return step.value;
			} catch (error) {
				if (database.isTransaction) database.exec("ROLLBACK");
				throw error;
			}
		}),
		close: () => database.close()
	};
}
function explainAt(path, work) {
	try {
		return work();
	} catch (error) {
		throw explainSqlite(path, error);
	}
}
function decodeRow(row) {
	return row;
}
;
function serveSqlite(port, { path, now }, operations) {
	const opened = sqlite_serve_attempt(() => openSqlite(path, now));
	port.postMessage(opened.reply);
	const session = opened.value;
	if (session === null) return;
	port.on("message", (request) => {
		port.postMessage(sqlite_serve_attempt(() => sqlite_serve_answer(session, request, operations)).reply);
		if (request.kind === "close") port.close();
	});
}
function sqlite_serve_answer(session, request, operations) {
	switch (request.kind) {
		case "append": return JSON.stringify(session.run(appendAll(decodeDeliveries(request.deliveries), insertEach)));
		case "perform": return session.run(decodeSteps(operations, request.name, request.input));
		case "close": return session.close();
	}
}
function decodeDeliveries(json) {
	return JSON.parse(json);
}
function decodeSteps(operations, name, input) {
	return stepsOf(operations, name, input);
}
function sqlite_serve_attempt(work) {
	try {
		const value = work();
		return {
			value,
			reply: {
				kind: "done",
				value: isSession(value) ? null : value
			}
		};
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		return {
			value: null,
			reply: {
				kind: "failed",
				message,
				isOfRow: error instanceof RowRefused
			}
		};
	}
}
function isSession(value) {
	return typeof value === "object" && value !== null && "run" in value && typeof value.run === "function";
}
;
if (external_node_worker_threads_namespaceObject.parentPort !== null) serveSqlite(external_node_worker_threads_namespaceObject.parentPort, external_node_worker_threads_namespaceObject.workerData, OPERATIONS);
;
