export const id = 746;
export const ids = [746];
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
	9348: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => createLogTail });
		var errors = __webpack_require__(6641);
		var time_limit = __webpack_require__(2329);
		;
		const FAILURES_TO_REPORT = 3;
		const SKIPS_TO_REPORT = 2;
		const MAX_REPEATED_LINES = 50;
		function createPresenter(sink) {
			let hasShown = false;
			let hasRead = false;
			let skipped = [];
			let failed = [];
			const reportOnce = reportingOnce(sink);
			const showLines = (lines) => {
				for (const line of lines) sink.line(line);
				hasShown ||= lines.length > 0;
				return lines.length > 0;
			};
			const succeed = () => {
				hasRead = true;
				skipped = [];
				failed = [];
			};
			return {
				show: ({ gap, fresh }) => {
					succeed();
					if (gap !== null && (hasShown || gap.cause === "rolled")) sink.gap(gap.missing);
					return showLines(fresh);
				},
				withhold: ({ state, fresh }, sinceMs) => {
					succeed();
					const ours = fresh.filter(({ epochMs }) => sinceMs !== null && epochMs !== null && epochMs >= sinceMs);
					if (ours.length < fresh.length) sink.gap(null, "withheld");
					else if (fresh.length > 0 && state.total === null) sink.gap(null);
					return showLines(ours);
				},
				skip: (error) => {
					skipped = [...skipped, error].slice(-SKIPS_TO_REPORT);
				},
				fail: (error, isLasting) => {
					failed = [...failed, error].slice(-FAILURES_TO_REPORT);
					if (isLasting || failed.length === FAILURES_TO_REPORT) reportOnce(error);
				},
				repeat: (lines) => {
					if (!hasRead || hasShown || lines.length === 0) return;
					showLines(lines.slice(-MAX_REPEATED_LINES));
					sink.gap(null, "repeated");
				},
				close: (unanswered) => {
					const last = failed.at(-1) ?? unanswered;
					if (last !== undefined) reportOnce(last);
					else if (!hasRead || skipped.length === SKIPS_TO_REPORT) reportOnce(skipped.at(-1) ?? null);
				}
			};
		}
		function reportingOnce(sink) {
			let hasReported = false;
			return (error) => {
				if (error === null || hasReported) return;
				hasReported = true;
				sink.unavailable(error);
			};
		}
		;
		function numberWindows(old, fresh) {
			const usesIds = areLineIds(old) && areLineIds(fresh) && areSameIds(old, fresh);
			const byId = new Map();
			const byTextAndTime = new Map();
			const texts = new Map();
			const distinct = [];
			const numberOf = ({ id, epochMs, text }) => {
				const isNamed = usesIds && id !== null;
				const numbers = isNamed ? byId : byTextAndTime;
				const key = isNamed ? id : `${epochMs ?? ""} ${getOrAdd(texts, text, texts.size)}`;
				const number = getOrAdd(numbers, key, distinct.length);
				if (number === distinct.length) distinct.push(isNamed || epochMs !== null);
				return number;
			};
			return {
				old: old.map(numberOf),
				fresh: fresh.map(numberOf),
				isDistinct: (number) => distinct[number] ?? false
			};
		}
		function getOrAdd(numbers, key, next) {
			const known = numbers.get(key);
			if (known === undefined) numbers.set(key, next);
			return known ?? next;
		}
		function dropRepeatedIds(lines) {
			if (!areLineIds(lines)) return lines;
			const seen = new Set();
			return lines.filter(({ id }) => {
				if (id === null) return true;
				const isNew = !seen.has(id);
				seen.add(id);
				return isNew;
			});
		}
		function areLineIds(lines) {
			const texts = new Map();
			return lines.every(({ id, text }) => {
				if (id === null) return true;
				const known = texts.get(id);
				if (known === undefined) texts.set(id, text);
				return known === undefined || known === text;
			});
		}
		function areSameIds(old, fresh) {
			const known = new Map(old.map((line) => [line.id, line]));
			let shared = 0;
			let different = 0;
			for (const line of fresh) {
				const before = line.id === null ? undefined : known.get(line.id);
				if (before === undefined) continue;
				shared += 1;
				if (before.text !== line.text || before.epochMs !== line.epochMs) different += 1;
			}
			return different <= 1 || different * 2 <= shared;
		}
		function countMissing(old, fresh) {
			const [, last] = readCount(old) ?? [];
			const [first] = readCount(fresh) ?? [];
			return last === undefined || first === undefined || first <= last ? null : first - last - 1;
		}
		function readCount(lines) {
			const counts = lines.map(({ id }) => id !== null && /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN);
			const first = counts[0];
			if (first === undefined || counts.length < 2) return null;
			return counts.every((count, index) => count === first + index) ? [first, first + counts.length - 1] : null;
		}
		;
		const MAX_TAIL = 5e3;
		const GROWTH_AFTER_GAP = 4;
		function createStitchState(tail) {
			return {
				wantTail: tail,
				smallestTail: tail,
				lines: [],
				total: null,
				isShortWindowWhole: true
			};
		}
		function stitch(state, window) {
			const lines = dropRepeatedIds(window.lines);
			if (lines.length === 0) return {
				state: emptied(state),
				fresh: [],
				gap: null
			};
			const numbers = numberWindows(state.lines, lines);
			const read = {
				state,
				lines,
				numbers,
				tail: window.tail,
				isWhole: state.isShortWindowWhole && lines.length < window.tail,
				overlap: findOverlap(numbers.old, numbers.fresh, state.total ?? undefined)
			};
			if (state.lines.length === 0) return begin(read);
			return ignoreLateCopy(read) ?? follow(read) ?? collect(read) ?? breakOff(read);
		}
		function emptied(state) {
			return state.lines.length === 0 ? {
				...state,
				total: state.total ?? 0
			} : state;
		}
		function begin(read) {
			const mayMiss = read.state.total === 0 && !read.isWhole;
			return advance(read, read.lines, mayMiss ? {
				cause: "rolled",
				missing: null
			} : null);
		}
		function ignoreLateCopy({ state, numbers, overlap }) {
			const older = findOverlap(numbers.fresh, numbers.old);
			if (older === null || older.length <= (overlap?.length ?? 0) || older.length * 2 < numbers.fresh.length) return null;
			return {
				state,
				fresh: [],
				gap: null
			};
		}
		function follow(read) {
			const { state, lines, overlap, isWhole } = read;
			if (overlap === null || !isSure(overlap, read)) return null;
			const fresh = lines.slice(overlap.seen);
			const total = state.total === null ? null : state.total + fresh.length;
			if (!isWhole || total === null || total === lines.length) return advance(read, fresh, null, total);
			const stitched = advance(read, fresh, null);
			return {
				...stitched,
				state: {
					...stitched.state,
					total: null,
					isShortWindowWhole: false
				}
			};
		}
		function isSure({ seen, length }, { state, isWhole, numbers }) {
			const { old, fresh, isDistinct } = numbers;
			if (length * 2 >= fresh.length) return true;
			if (length === old.length && (isWhole || state.total !== old.length)) return true;
			const [inOld, inFresh] = [countEach(old), countEach(fresh)];
			return fresh.slice(seen - length, seen).some((number) => isDistinct(number) || inOld.get(number) === 1 && inFresh.get(number) === 1);
		}
		function collect(read) {
			const { lines, numbers } = read;
			const seen = countEach(numbers.old);
			const start = numbers.fresh.findIndex((number) => seen.has(number) && numbers.isDistinct(number));
			if (start === -1) return null;
			const fresh = lines.filter((_, index) => {
				const number = numbers.fresh[index];
				if (number === undefined || index < start) return false;
				const left = seen.get(number) ?? 0;
				seen.set(number, left - 1);
				return left <= 0;
			});
			return advance(read, fresh, null);
		}
		function breakOff(read) {
			const { state, lines, isWhole, overlap } = read;
			if (isWhole) return advance(read, lines, {
				cause: "restarted",
				missing: null
			});
			return advance(read, lines.slice(overlap?.seen ?? 0), {
				cause: "rolled",
				missing: countMissing(state.lines, lines)
			});
		}
		function advance(read, fresh, gap, total = null) {
			const { state, lines, isWhole } = read;
			const wantTail = nextTail(read, fresh.length, gap);
			return {
				state: {
					...state,
					wantTail,
					lines: lines.slice(-wantTail),
					total: isWhole ? lines.length : total
				},
				fresh,
				gap
			};
		}
		function nextTail({ state, tail, isWhole }, freshCount, gap) {
			const largest = Math.max(MAX_TAIL, state.smallestTail);
			if (gap?.cause === "rolled") return Math.min(largest, tail * GROWTH_AFTER_GAP);
			if (!isWhole && state.lines.length > 0 && freshCount * 2 > tail) return Math.min(largest, tail * 2);
			return freshCount * 8 < tail ? Math.max(state.smallestTail, Math.floor(tail / 2)) : tail;
		}
		function countEach(numbers) {
			const counts = new Map();
			for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
			return counts;
		}
		function findOverlap(old, fresh, seenAtMost = fresh.length) {
			if (old.length === 0 || fresh.length === 0) return null;
			if (old.length <= fresh.length) {
				const seen = findEnds(old, fresh).findLast((end) => end <= seenAtMost);
				if (seen !== undefined) return {
					seen,
					length: old.length
				};
			}
			const length = matchAlong(fresh, old.slice(-fresh.length)).at(-1) ?? 0;
			return length === 0 ? null : {
				seen: length,
				length
			};
		}
		function findEnds(pattern, text) {
			const ends = [];
			for (const [index, length] of matchAlong(pattern, text).entries()) if (length === pattern.length) ends.push(index + 1);
			return ends;
		}
		function matchAlong(pattern, text) {
			const borders = bordersOf(pattern);
			const lengths = [];
			let length = 0;
			for (const number of text) {
				while (length > 0 && pattern[length] !== number) length = borders[length - 1] ?? 0;
				if (pattern[length] === number) length += 1;
				lengths.push(length);
			}
			return lengths;
		}
		function bordersOf(pattern) {
			const borders = pattern.length === 0 ? [] : [0];
			let length = 0;
			for (const number of pattern.slice(1)) {
				while (length > 0 && pattern[length] !== number) length = borders[length - 1] ?? 0;
				if (pattern[length] === number) length += 1;
				borders.push(length);
			}
			return borders;
		}
		;
		const BASELINE_MS = 3e3;
		const DRAIN_MS = 5e3;
		const DRAIN_WAIT_MS = 1e3;
		const QUIET_READS_TO_END = 2;
		const CLOCK_STEP_MS = 1e3;
		function createLogTail(options) {
			const reader = createReader(options);
			return {
				baseline: ({ signal, deadlineAt }) => reader.readBaseline({
					signal,
					deadlineAt: Math.min(deadlineAt, options.clock.monotonicMs() + BASELINE_MS)
				}),
				started: reader.start,
				follow: (limits) => tail_follow(options, reader, limits),
				drain: (limits) => drain(options.clock, reader, limits),
				repeat: reader.repeat
			};
		}
		async function tail_follow({ clock, pollIntervalMs, paceMs }, reader, limits) {
			const startedAt = clock.monotonicMs();
			let lastWaitMs = null;
			let isFlowing = false;
			while (!reader.isOver()) {
				const elapsedMs = clock.monotonicMs() - startedAt;
				lastWaitMs = nextReadMs({
					pollIntervalMs,
					paceMs: paceMs(),
					elapsedMs,
					lastWaitMs,
					isFlowing
				});
				await clock.wait(Math.min(lastWaitMs, limits.deadlineAt - clock.monotonicMs()), limits.signal);
				if (hasEnded(clock, limits)) return;
				isFlowing = await reader.showNew("follow", limits) === true;
			}
		}
		async function drain(clock, reader, { signal, deadlineAt }) {
			const limitMs = Math.min(deadlineAt - clock.monotonicMs(), DRAIN_MS);
			const limit = (0, time_limit.r5)(clock, limitMs, signal);
			const limits = {
				signal: limit.signal,
				deadlineAt: clock.monotonicMs() + limitMs
			};
			let isAnswered = reader.isOver();
			for (let quietReads = 0; !reader.isOver() && !hasEnded(clock, limits);) {
				const shown = await reader.showNew("drain", limits);
				isAnswered ||= shown !== null;
				quietReads = shown === true ? 0 : quietReads + 1;
				if (quietReads === QUIET_READS_TO_END) break;
				await clock.wait(DRAIN_WAIT_MS, limits.signal);
			}
			limit.end();
			await reader.close(isAnswered || signal.aborted ? undefined : tooSlow());
		}
		function tooSlow() {
			return new errors.cc("timeout", "No response came in time.");
		}
		function hasEnded(clock, { signal, deadlineAt }) {
			return signal.aborted || clock.monotonicMs() >= deadlineAt;
		}
		function createReader({ source, sink, tail }) {
			const presenter = createPresenter(sink);
			let state = createStitchState(tail);
			let lacksBaseline = false;
			let oursSinceMs = null;
			let isOver = false;
			const read = async (purpose, limits) => limits.signal.aborted ? null : inTime(source.read(state.wantTail, purpose, limits), limits.signal);
			const take = (lines) => {
				const stitched = stitch(state, {
					lines,
					tail: state.wantTail
				});
				state = stitched.state;
				return stitched;
			};
			const present = (answer) => {
				if (answer.kind === "unavailable") {
					isOver = answer.lasting;
					presenter.fail(answer.error, answer.lasting);
				}
				if (answer.kind === "skipped" && answer.error !== undefined) presenter.skip(answer.error);
				if (answer.kind !== "window") return false;
				const stitched = take(answer.lines);
				if (!lacksBaseline) return presenter.show(stitched);
				lacksBaseline = false;
				return presenter.withhold(stitched, oursSinceMs);
			};
			const attempt = attempting(() => {
				isOver = true;
			});
			return {
				readBaseline: async (limits) => {
					const answer = await attempt(() => read("follow", limits), null);
					const lines = answer === null ? null : linesBefore(answer);
					if (lines !== null) take(lines);
					else if (answer?.kind === "unavailable") presenter.fail(answer.error, false);
					lacksBaseline = lines === null;
				},
				start: (takenAt) => {
					oursSinceMs = takenAt === null ? null : takenAt + CLOCK_STEP_MS;
				},
				showNew: (purpose, limits) => attempt(async () => {
					const answer = await read(purpose, limits);
					return answer === null ? null : present(answer);
				}, false),
				repeat: () => attempt(() => presenter.repeat(state.lines), undefined),
				isOver: () => isOver,
				close: (unanswered) => attempt(() => presenter.close(unanswered), undefined)
			};
		}
		function attempting(giveUp) {
			return async (work, otherwise) => {
				try {
					return await work();
				} catch {
					giveUp();
					return otherwise;
				}
			};
		}
		function linesBefore(answer) {
			if (answer.kind === "window") return answer.lines;
			const isNone = answer.kind === "unavailable" && (answer.lasting || answer.error.code === "access-not-found");
			return isNone ? [] : null;
		}
		async function inTime(work, signal) {
			const read = await (0, time_limit.Wh)(work, signal);
			return signal.aborted && read?.kind !== "window" ? null : read;
		}
		const MIN_MS = 500;
		const MAX_FLOWING_MS = 2e4;
		const MAX_QUIET_MS = 3e4;
		const ELAPSED_SHARE = 1 / 6;
		const QUIET_GROWTH = 1.5;
		const CHECKS_PER_READ = 3;
		function nextReadMs({ pollIntervalMs, paceMs, elapsedMs, lastWaitMs, isFlowing }) {
			const shortestMs = Math.max(MIN_MS, pollIntervalMs, paceMs * CHECKS_PER_READ);
			if (lastWaitMs === null) return shortestMs;
			const wantedMs = isFlowing ? Math.min(elapsedMs * ELAPSED_SHARE, MAX_FLOWING_MS) : Math.min(lastWaitMs * QUIET_GROWTH, MAX_QUIET_MS);
			return Math.max(shortestMs, wantedMs);
		}
	}),
	9368: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => createBuildLogSource,
			w: () => createLogSource
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _http_error_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(210);
		var _resources_application_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2265);
		var _resources_applications_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4701);
		var _resources_wire_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5231);
		const READ_MS = 1e4;
		function createLogSource({ transport }, appId) {
			return { read: async (tail, purpose, limits) => {
				try {
					const deadlineAt = Math.min(limits.deadlineAt, transport.begin({ timeoutMs: READ_MS }).deadlineAt);
					const call = {
						...limits,
						deadlineAt,
						purpose: purpose === "follow" ? "log" : "other",
						attempts: 1
					};
					return {
						kind: "window",
						lines: await (0, _resources_applications_js__WEBPACK_IMPORTED_MODULE_3__.$U)(transport, appId, tail, call)
					};
				} catch (error) {
					return readOf((0, _http_error_mapping_js__WEBPACK_IMPORTED_MODULE_1__.xn)(error));
				}
			} };
		}
		function readOf(error) {
			if (error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xe) return {
				kind: "skipped",
				error
			};
			const isRefused = error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Zz && error.code !== "access-not-found";
			const isLasting = isRefused || error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi && error.code === "rejected";
			return {
				kind: "unavailable",
				error,
				lasting: isLasting
			};
		}
		function createBuildLogSource({ transport }, appId) {
			return { readBuildLog: async (most, limits) => {
				const call = {
					...limits,
					purpose: "other",
					attempts: 1
				};
				let environmentId = null;
				try {
					environmentId = (0, _resources_wire_js__WEBPACK_IMPORTED_MODULE_4__.fp)(await transport.fetchJson((0, _resources_application_operations_js__WEBPACK_IMPORTED_MODULE_2__.Q0)(appId), call));
					if (environmentId === null) return {
						kind: "absent",
						environmentId
					};
					return {
						kind: "lines",
						environmentId,
						lines: await (0, _resources_applications_js__WEBPACK_IMPORTED_MODULE_3__.YK)(transport, environmentId, most, call)
					};
				} catch (error) {
					return {
						kind: buildLogProblemOf((0, _http_error_mapping_js__WEBPACK_IMPORTED_MODULE_1__.xn)(error)),
						environmentId
					};
				}
			} };
		}
		function buildLogProblemOf(error) {
			if (!(error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Zz)) return "unreadable";
			return error.code === "access-not-found" ? "absent" : "refused";
		}
	}),
	4701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$U: () => fetchLog,
			X$: () => createSecret,
			YK: () => fetchEnvironmentLog,
			ce: () => listVariables,
			md: () => createApplications
		});
		var _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6329);
		var _application_operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2265);
		var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9425);
		var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5231);
		var _wire_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3236);
		var _wire_resources_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2087);
		const DEFAULT_TAIL = 200;
		function createApplications(transport) {
			return {
				create: async (environmentId, application, options) => {
					const operation = (0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.oI)(environmentId, application);
					const { text } = await transport.send(operation, transport.begin(options));
					return (0, _wire_resources_js__WEBPACK_IMPORTED_MODULE_5__.PR)(text, "application", _wire_resources_js__WEBPACK_IMPORTED_MODULE_5__.X2);
				},
				deploy: async (appId, { commit } = {}, options) => {
					const call = {
						...transport.begin(options),
						purpose: "essential"
					};
					const { text } = await transport.send((0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.Dk)(appId, commit ?? null), call);
					return (0, _wire_js__WEBPACK_IMPORTED_MODULE_3__.Vh)(text, appId);
				},
				status: async (appId, options) => {
					const reading = (0, _wire_js__WEBPACK_IMPORTED_MODULE_3__.pQ)(await transport.fetchJson((0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.Uj)(appId), transport.begin(options)));
					if (reading.kind === "malformed") throw reading.error;
					return reading.observation;
				},
				log: (appId, { tail = DEFAULT_TAIL } = {}, options) => fetchLog(transport, appId, tail, transport.begin(options)),
				environmentVariables: createEnvironmentVariables(transport),
				secrets: { create: (appId, secret, options) => createSecret(transport, appId, secret, transport.begin(options)) }
			};
		}
		function fetchLog(transport, appId, tail, call) {
			return fetchLines(transport, (0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.Gj)(appId, tail), tail, call);
		}
		function fetchEnvironmentLog(transport, environmentId, tail, call) {
			return fetchLines(transport, (0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.R4)(environmentId), tail, call);
		}
		async function fetchLines(transport, operation, tail, call) {
			const { status, headers, text } = await transport.send(operation, call);
			return (0, _wire_log_js__WEBPACK_IMPORTED_MODULE_4__.w)((0, _wire_log_js__WEBPACK_IMPORTED_MODULE_4__.N)({
				status,
				contentType: headers["content-type"] ?? "",
				text
			}), tail);
		}
		function listVariables(transport, appId, takeTurn) {
			const operationOf = (page) => (0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.fg)(appId, page);
			return (0, _lists_js__WEBPACK_IMPORTED_MODULE_2__.pN)(transport, takeTurn, operationOf, _wire_js__WEBPACK_IMPORTED_MODULE_3__.au, ({ id, key }) => id ?? key);
		}
		async function createSecret(transport, appId, secret, call) {
			(0, _kernel_redaction_js__WEBPACK_IMPORTED_MODULE_0__.cl)(secret.value);
			await transport.send((0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__.wS)(appId, secret), call);
		}
		function createEnvironmentVariables(transport) {
			const list = (appId, options) => listVariables(transport, appId, (0, _lists_js__WEBPACK_IMPORTED_MODULE_2__.WD)(transport, options));
			return {
				list,
				find: (appId, key, options) => (0, _lists_js__WEBPACK_IMPORTED_MODULE_2__._U)(list(appId, options), {
					name: key,
					input: "key"
				}, ({ key: name, id }) => ({
					name,
					id
				})),
				create: async (appId, variable, options) => {
					await transport.send((0, _application_operations_js__WEBPACK_IMPORTED_MODULE_1__._z)(appId, variable), transport.begin(options));
				}
			};
		}
	}),
	7762: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => renderAnnotations });
		var _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4731);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8587);
		const MAX_ERRORS = 10;
		function renderAnnotations({ apps, interruption }) {
			const failed = apps.filter((app) => !app.passed);
			const unreported = failed.length === 0 && interruption !== null ? [annotateInterruption(interruption)] : [];
			const doubtful = apps.filter((app) => app.isDoubtful);
			const further = failed.flatMap((app) => app.causes.slice(1).map((cause) => annotateCause(app, cause, "")));
			return [
				...annotateFailures(failed),
				...further.slice(0, Math.max(0, MAX_ERRORS - failed.length)),
				...unreported,
				...doubtful.map((app) => annotate("warning", app, ""))
			];
		}
		function annotateInterruption({ message }) {
			return {
				level: "error",
				title: "Touchdown",
				message: (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.xk)(message, _limits_js__WEBPACK_IMPORTED_MODULE_1__.g1)
			};
		}
		function annotateFailures(failed) {
			if (failed.length <= MAX_ERRORS) return failed.map(annotateFailure);
			const others = failed.slice(MAX_ERRORS - 1);
			const message = `These applications did not pass either: ${others.map(({ appId }) => appId).join(", ")}. The job's log says why.`;
			const title = `${others.length} more applications did not pass`;
			return [...failed.slice(0, MAX_ERRORS - 1).map(annotateFailure), {
				level: "error",
				title,
				message: (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.xk)(message, _limits_js__WEBPACK_IMPORTED_MODULE_1__.g1)
			}];
		}
		function annotateFailure(app) {
			const [cause] = app.causes;
			if (cause !== undefined) return annotateCause(app, cause, renderFacts(app, ""));
			return annotate("error", app, app.logTail.length === 0 ? "" : "The last log lines are in the job's log.");
		}
		function annotate(level, app, log) {
			return {
				level,
				title: app.headline,
				message: (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.xk)(renderFacts(app, log), _limits_js__WEBPACK_IMPORTED_MODULE_1__.g1)
			};
		}
		function annotateCause({ headline }, cause, facts) {
			const message = [(0, _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_0__.nw)(cause), facts].filter((text) => text !== "").join("\n");
			const said = {
				level: "error",
				title: headline,
				message: (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.xk)(message, _limits_js__WEBPACK_IMPORTED_MODULE_1__.g1)
			};
			if (cause.place?.isInCheckout !== true) return said;
			const line = cause.line === null ? {} : { line: cause.line };
			const column = cause.line === null || cause.column === null ? {} : { column: cause.column };
			return {
				...said,
				position: {
					file: cause.place.path,
					...line,
					...column
				}
			};
		}
		function renderFacts(app, log) {
			const sentences = [
				`Application ${app.appId}: ${app.reason}`,
				renderState(app),
				app.advice,
				log
			];
			return sentences.filter((text) => text !== "").join(" ");
		}
		function renderState({ state, isStateFromBefore, reason }) {
			if (state === null) return "The platform reported no state.";
			if (isStateFromBefore) return `The state before the deployment was ${state}.`;
			return reason.includes(state) ? "" : `The last state was ${state}.`;
		}
	}),
	4731: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			rD: () => cleanCause,
			g7: () => renderCause,
			lw: () => renderCauseFields,
			iL: () => renderCauseLine,
			nw: () => sayCause,
			fS: () => showCause
		});
		var markup = __webpack_require__(1726);
		var untrusted = __webpack_require__(2274);
		;
		const UNSAFE_IN_TARGET = /[^A-Za-z0-9\-._~:/?#=&%+,;]/g;
		const HOST_UNITS = 60;
		function renderLink(address, label) {
			if (address === null) return "";
			const url = parseUrl((0, untrusted.h0)(address));
			if (url === null) return (0, markup.FV)(label ?? address.slice(0, HOST_UNITS));
			const target = url.href.replace(UNSAFE_IN_TARGET, encode).replaceAll("&", "&amp;");
			return `[${(0, markup.FV)(label ?? url.host.slice(0, HOST_UNITS))}](${target})`;
		}
		function parseUrl(text) {
			const url = URL.parse(text);
			if (url === null || !/^https?:$/.test(url.protocol) || !/^[a-z0-9.-]+$/.test(url.hostname)) return null;
			url.username = "";
			url.password = "";
			return url;
		}
		function encode(mark) {
			return `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
		}
		;
		const MAX_SENTENCE_UNITS = 300;
		const MAX_FILE_UNITS = 200;
		function cleanCause(cause) {
			const file = cause.file === null ? "" : (0, untrusted.b1)(cause.file, MAX_FILE_UNITS);
			return {
				...cause,
				sentence: (0, untrusted.b1)(cause.sentence, MAX_SENTENCE_UNITS),
				file: file === "" ? null : file
			};
		}
		function renderCause(cause) {
			return [renderWhere(cause), cause.sentence].filter((text) => text !== "").join(" ");
		}
		function sayCause(cause) {
			return `${cause.certainty === "likely" ? "Likely cause: " : ""}${renderCause(cause)}`;
		}
		function renderCauseFields({ kind, sentence, certainty, file, line, column }) {
			return {
				kind,
				sentence,
				certainty,
				file,
				line,
				column
			};
		}
		function showCause(cause) {
			const { sentence, certainty, place } = cause;
			return {
				isLikely: certainty === "likely",
				where: renderWhere(cause),
				sentence,
				url: place?.url ?? null
			};
		}
		function renderCauseLine({ isLikely, where, sentence, url }, appId) {
			const label = `**${isLikely ? "Likely cause" : "Cause"}**${appId === null ? "" : ` of ${(0, markup.FV)(appId)}`}:`;
			const place = where === "" || url === null ? (0, markup.FV)(where) : renderLink(url, where);
			return [
				label,
				place,
				(0, markup.FV)(sentence)
			].filter((text) => text !== "").join(" ");
		}
		function renderWhere({ file, line }) {
			return file === null ? "" : `${file}${line === null ? "" : `:${line}`}`;
		}
	}),
	442: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ay: () => detectCi,
			Sw: () => dialectFor,
			y3: () => CI_NAMES
		});
		var _annotation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7762);
		var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7771);
		var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4153);
		const CI_NAMES = [
			"none",
			"github",
			"gitlab",
			"azure",
			"buildkite",
			"circleci",
			"jenkins",
			"bitbucket"
		];
		const MARKS = [
			["github", "GITHUB_ACTIONS"],
			["gitlab", "GITLAB_CI"],
			["azure", "TF_BUILD"],
			["buildkite", "BUILDKITE"],
			["circleci", "CIRCLECI"],
			["bitbucket", "BITBUCKET_BUILD_NUMBER"],
			["jenkins", "JENKINS_URL"]
		];
		function detectCi(env) {
			const isSet = (value) => value !== undefined && value !== "" && value !== "false";
			return MARKS.find(([, variable]) => isSet(env[variable]))?.[0] ?? "none";
		}
		function dialectFor(name) {
			const { renderNotice = renderPlainNotice, openGroup = (title) => `${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(title)}\n`, closeGroup, head } = WORDS[name];
			return {
				name,
				renderNotice,
				openGroup,
				closeGroup: closeGroup ?? (() => ""),
				renderEnding: (view, failing = []) => [
					...head?.(view) ?? [],
					...failing,
					...(0, _annotation_js__WEBPACK_IMPORTED_MODULE_0__.H)(view).map(({ level, title, message, position }) => renderNotice(level, title, message, position)),
					...name === "azure" ? renderAzureEnding(view) : []
				]
			};
		}
		const WORDS = {
			none: {},
			circleci: {},
			jenkins: {},
			bitbucket: {},
			github: {
				renderNotice: (level, title, message, position) => {
					const command = level === "info" ? "notice" : level;
					const properties = {
						title,
						...renderGithubPosition(position)
					};
					const pairs = Object.entries(properties).map(([name, value]) => `${name}=${escapeGithubProperty((0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(value))}`);
					return `::${command} ${pairs.join(",")}::${escapeGithub((0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.bC)(message))}\n`;
				},
				openGroup: (title) => `::group::${escapeGithub((0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(title))}\n`,
				closeGroup: () => "::endgroup::\n"
			},
			gitlab: {
				openGroup: (title, atSeconds) => `\x1b[0Ksection_start:${wholeSeconds(atSeconds)}:${sectionOf(title)}[collapsed=true]\r\x1b[0K${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(title)}\n`,
				closeGroup: (title, atSeconds) => `\x1b[0Ksection_end:${wholeSeconds(atSeconds)}:${sectionOf(title)}\r\x1b[0K\n`
			},
			azure: {
				renderNotice: (level, title, message, position) => renderAzureIssue(level, title, message, position) ?? renderPlainNotice(level, title, message),
				openGroup: (title) => `##[group]${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(title)}\n`,
				closeGroup: () => "##[endgroup]\n"
			},
			buildkite: {
				openGroup: (title) => `--- ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(title)}\n`,
				head: (view) => [`+++ ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(view.headline)}\n`]
			}
		};
		function renderPlainNotice(level, title, message) {
			const word = {
				info: "Note",
				warning: "Warning",
				error: "Error"
			}[level];
			const sentences = message.replace(/([^.!?])\n/g, "$1.\n");
			return `${word}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(`${title}: ${sentences}`)}\n`;
		}
		function sectionOf(title) {
			const words = title.replace(/[^A-Za-z0-9]+/g, "_").slice(0, 80);
			return `touchdown_${words}`;
		}
		function wholeSeconds(atSeconds) {
			return Math.max(0, Math.round(atSeconds));
		}
		function renderGithubPosition(position) {
			if (position === undefined) return {};
			const { file, line, column } = position;
			return {
				file,
				...line === undefined ? {} : { line: `${line}` },
				...column === undefined ? {} : { col: `${column}` }
			};
		}
		function escapeGithub(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function escapeGithubProperty(text) {
			return escapeGithub(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
		function renderAzureIssue(level, title, message, position) {
			if (level === "info") return null;
			const properties = {
				type: level,
				...renderAzurePosition(position)
			};
			return renderAzureCommand("task.logissue", properties, (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.bC)(`${title}: ${message}`));
		}
		function renderAzurePosition(position) {
			if (position === undefined) return {};
			const { file, line, column } = position;
			return {
				sourcepath: (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(file),
				...line === undefined ? {} : { linenumber: String(line) },
				...column === undefined ? {} : { columnnumber: String(column) }
			};
		}
		function renderAzureEnding(view) {
			const variables = (0, _variables_js__WEBPACK_IMPORTED_MODULE_2__.m)(view).map(([variable, value]) => renderAzureCommand("task.setvariable", {
				variable,
				isOutput: "true"
			}, breakMacros((0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(value))));
			const isDoubtful = view.passed && view.apps.some((app) => app.isDoubtful);
			const complete = renderAzureCommand("task.complete", { result: "SucceededWithIssues" }, (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.F$)(view.headline));
			return isDoubtful ? [...variables, complete] : variables;
		}
		function renderAzureCommand(name, properties, message) {
			const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeAzureProperty(value)};`);
			return `##vso[${name} ${pairs.join("")}]${escapeAzureData(message)}\n`;
		}
		function breakMacros(value) {
			return value.replaceAll("$(", "$ (").replaceAll("$[", "$ [").replaceAll("${", "$ {");
		}
		function escapeAzureData(text) {
			return text.replaceAll("%", "%AZP25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function escapeAzureProperty(text) {
			return escapeAzureData(text).replaceAll("]", "%5D").replaceAll(";", "%3B");
		}
	}),
	7771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F$: () => sayPlainly,
			bC: () => sayWithLines,
			sw: () => safeCiLine
		});
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
		const COMMAND_MARK = /#(?=(?:\x1b\[[\d;:]*m|[^\x20-\x7e])*#)/gu;
		const SECTION_MARK = /section_(?=(?:start|end):)/g;
		const CONCEAL = "\x1B[8m";
		function safeCiLine(line) {
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Px)(line).map(breakMarks).join("\n");
		}
		function sayPlainly(text) {
			return breakMarks((0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text));
		}
		function sayWithLines(text) {
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.y1)(text).map(breakMarks).join("\n");
		}
		function breakMarks(line) {
			return line.replaceAll(CONCEAL, "").replace(COMMAND_MARK, "# ").replace(SECTION_MARK, "section ");
		}
	}),
	4153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => renderDotenv,
			m: () => renderVariables
		});
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6094);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4121);
		const NAMES = [
			"result",
			"reason",
			"cause",
			"confirmed",
			"deployment-id",
			"commit",
			"duration-seconds",
			"environment-url",
			"state",
			"service-deployment-status",
			"superseded-by",
			"requests-used",
			"rate-limit-remaining"
		];
		function renderVariables(view) {
			const outputs = (0, _outputs_js__WEBPACK_IMPORTED_MODULE_2__.$Z)(view);
			return NAMES.filter((name) => outputs[name] !== "").map((name) => [nameOf(name), outputs[name]]);
		}
		function nameOf(output) {
			return `TOUCHDOWN_${output.toUpperCase().replaceAll("-", "_")}`;
		}
		const MAX_VALUE_BYTES = 300;
		const MAX_REASON_BYTES = 1e3;
		function renderDotenv(view) {
			const lines = renderVariables(view).map(([name, value]) => {
				const mostBytes = name === "TOUCHDOWN_REASON" ? MAX_REASON_BYTES : MAX_VALUE_BYTES;
				return `${name}=${(0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Uw)(breakReferences((0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(value)), mostBytes)}\n`;
			});
			return lines.join("");
		}
		function breakReferences(value) {
			return value.replaceAll("$", "\uFF04").replace(/%(?=%|[A-Za-z_]\w*%)/g, "\uFF05");
		}
	}),
	8587: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$$: () => bytesOf,
			IU: () => fitFirst,
			R$: () => SUMMARY_BYTES,
			Z4: () => RESULTS_UNITS,
			g1: () => ANNOTATION_UNITS,
			gb: () => fitLargest,
			ih: () => DIAGRAM_UNITS,
			xk: () => cutToUnits
		});
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
		function fitLargest(most, attempt) {
			let best = attempt(most);
			if (best !== null) return best;
			let low = 0;
			let high = most - 1;
			while (low <= high) {
				const middle = Math.floor((low + high) / 2);
				const tried = attempt(middle);
				if (tried === null) high = middle - 1;
				else {
					best = tried;
					low = middle + 1;
				}
			}
			return best;
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
	}),
	6826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A8: () => sayLinesLeftOut,
			AT: () => createLastLines,
			EY: () => renderUnreadable,
			PJ: () => renderRemark,
			PL: () => cutEntry,
			e9: () => renderShownEntry,
			kY: () => createLineBudget,
			yo: () => sayGap
		});
		var _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6094);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8587);
		function sayGap(missing, cause) {
			if (cause === "withheld") return "lines are left out here: the log was not read before this deployment, so they may be from the previous one. The platform has them";
			if (cause === "repeated") return "no log line is known to be from this deployment: the lines above may be from the previous one";
			return `${missing === null ? "some" : `about ${missing}`} lines are missing here`;
		}
		function sayLinesLeftOut(count, elsewhere) {
			return `${count} more lines of this entry are not shown${elsewhere}`;
		}
		function renderRemark(sentence) {
			return `\u2026 ${sentence} \u2026`;
		}
		function renderUnreadable({ message }) {
			return `The log cannot be read. This does not affect the result. ${message}`;
		}
		const MAX_LINE_UNITS = 8192;
		const MAX_UNITS = 4194304;
		const COPIED_UNITS = 12;
		function createLastLines(mostLines) {
			const kept = [];
			let units = 0;
			let leftOut = 0;
			return {
				add: (line) => {
					const cut = (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.xk)(line, MAX_LINE_UNITS);
					kept.push(cut.length <= COPIED_UNITS ? cut : Buffer.from(cut).toString());
					units += cut.length;
					while (kept.length > mostLines || units > MAX_UNITS) {
						units -= kept.shift()?.length ?? 0;
						leftOut += 1;
					}
				},
				lines: () => [...kept],
				leftOut: () => leftOut
			};
		}
		const MAX_ENTRY_LINES = 1e3;
		const MAX_RUN_LINES = 1e5;
		function createLineBudget(elsewhere = "") {
			let left = MAX_RUN_LINES;
			return (entry) => {
				if (left === 0) return {
					lines: [],
					remark: null
				};
				const { lines, leftOut } = cutEntry(entry, Math.min(left, MAX_ENTRY_LINES));
				left -= lines.length;
				if (left === 0) return {
					lines,
					remark: `no more log lines are shown: the limit is ${MAX_RUN_LINES} lines per run${elsewhere}`
				};
				return {
					lines,
					remark: leftOut === 0 ? null : sayLinesLeftOut(leftOut, elsewhere)
				};
			};
		}
		function renderShownEntry({ lines, remark }) {
			return remark === null ? lines : [...lines, renderRemark(remark)];
		}
		function cutEntry(entry, most = MAX_ENTRY_LINES) {
			const lines = [];
			let leftOut = 0;
			for (const line of (0, _kernel_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.IM)(entry)) {
				if (lines.length < most) lines.push(line);
				else leftOut += 1;
			}
			return {
				lines,
				leftOut
			};
		}
	}),
	4121: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $Z: () => renderOutputs });
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5171);
		var _cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4731);
		var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8587);
		var _surface_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3093);
		const OUTPUT_NAMES = null && [
			"result",
			"reason",
			"confirmed",
			"deployment-id",
			"state",
			"service-deployment-status",
			"last-deployment-date",
			"commit",
			"duration-seconds",
			"requests-used",
			"rate-limit-remaining",
			"log-file",
			"results",
			"github-deployment-id",
			"github-deployment-url",
			"comment-url",
			"check-run-url",
			"environment-url",
			"superseded-by",
			"cause",
			"causes"
		];
		function renderOutputs(view) {
			const { worst } = view;
			return {
				result: view.result,
				reason: view.reason,
				confirmed: String(worst?.confirmed ?? false),
				"deployment-id": worst?.deploymentId ?? "",
				state: worst?.state ?? "",
				"service-deployment-status": worst?.serviceDeploymentStatus ?? "",
				"last-deployment-date": worst?.lastDeploymentDate ?? "",
				commit: worst?.commit ?? "",
				"duration-seconds": String((0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.fP)(view.durationMs)),
				"requests-used": String(view.requestsUsed),
				"rate-limit-remaining": view.requestsLeft === null ? "" : String(view.requestsLeft),
				"log-file": view.logFile ?? "",
				results: renderResults(view.apps),
				...renderLinks(view),
				"superseded-by": worst?.supersededBy ?? "",
				cause: (worst?.causes ?? []).slice(0, 1).map(_cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__.g7).join(""),
				causes: JSON.stringify((worst?.causes ?? []).map(_cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__.lw))
			};
		}
		function renderBlankOutputs(result, reason) {
			return {
				result,
				reason,
				confirmed: "false",
				"deployment-id": "",
				state: "",
				"service-deployment-status": "",
				"last-deployment-date": "",
				commit: "",
				"duration-seconds": "0",
				"requests-used": "0",
				"rate-limit-remaining": "",
				"log-file": "",
				results: "[]",
				"github-deployment-id": "",
				"github-deployment-url": "",
				"comment-url": "",
				"check-run-url": "",
				"environment-url": "",
				"superseded-by": "",
				cause: "",
				causes: "[]"
			};
		}
		function renderLinks({ links, worst }) {
			const deployment = links.deployments.find(({ appIds }) => worst !== null && appIds.includes(worst.appId));
			return {
				"github-deployment-id": deployment === undefined ? "" : String(deployment.id),
				"github-deployment-url": deployment?.url ?? "",
				"comment-url": links.comment ?? "",
				"check-run-url": links.checkRun ?? "",
				"environment-url": worst === null || links.environment === null ? "" : (0, _surface_names_js__WEBPACK_IMPORTED_MODULE_2__.f)(links.environment, worst.appId)
			};
		}
		function renderResults(apps) {
			const phasesOf = (app) => ({ phases: app.phases.map(renderPhase) });
			const causesOf = (app) => ({ causes: app.causes.map(_cause_cause_text_js__WEBPACK_IMPORTED_MODULE_1__.lw) });
			const whole = JSON.stringify(apps.map((app) => ({
				...renderApp(app),
				...causesOf(app),
				...phasesOf(app)
			})));
			if (whole.length <= _limits_js__WEBPACK_IMPORTED_MODULE_3__.Z4) return whole;
			const shorter = JSON.stringify(apps.map((app) => ({
				...renderApp(app),
				...causesOf(app),
				phases: null
			})));
			if (shorter.length <= _limits_js__WEBPACK_IMPORTED_MODULE_3__.Z4) return shorter;
			return JSON.stringify(apps.map((app) => ({
				...renderApp(app),
				causes: null,
				phases: null
			})));
		}
		function renderApp(app) {
			return {
				"app-id": app.appId,
				result: app.result,
				reason: app.reason,
				confirmed: app.confirmed,
				"deployment-id": app.deploymentId,
				state: app.state,
				"service-deployment-status": app.serviceDeploymentStatus,
				"last-deployment-date": app.lastDeploymentDate,
				commit: app.commit,
				"duration-seconds": (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.fP)(app.durationMs)
			};
		}
		function renderPhase({ name, startedAt, endedAt }) {
			return {
				name,
				"started-at": new Date(startedAt).toISOString(),
				"ended-at": new Date(endedAt).toISOString(),
				"duration-seconds": (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_0__.fP)(endedAt - startedAt)
			};
		}
	}),
	3093: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => NO_LINKS,
			f: () => forApp
		});
		function forApp(text, appId) {
			return text.replaceAll("{app}", () => appId);
		}
		const NO_LINKS = {
			deployments: [],
			comment: null,
			checkRun: null,
			environment: null
		};
	})
};
