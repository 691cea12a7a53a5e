"use strict";
exports.id = 445;
exports.ids = [445];
exports.modules = { 8445: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { skipUntouched: () => skipUntouched });
	var check_health = __webpack_require__(4286);
	var path_pattern = __webpack_require__(4757);
	var plain_text = __webpack_require__(4281);
	;
	const UNHEALTHY = {
		waiting: "requests to deploy it wait",
		unhealthy: "it does not run well, or is out of date",
		unreadable: "its status could not be read"
	};
	function decidePaths(facts) {
		const { head, hasSettings, application, base, comparison, unhealthy, patterns } = facts;
		if (hasSettings) return inDoubt("variables or secrets are set");
		if (head === null) return inDoubt("the commit to deploy is not given by all digits of its SHA");
		if (application === undefined) return {
			kind: "read",
			what: "application"
		};
		if (application !== "healthy") return inDoubt(UNHEALTHY[application]);
		if (base === undefined) return {
			kind: "read",
			what: "base"
		};
		if (base.commit === null) return inDoubt("it is unknown which commit it runs", base.problem);
		if (comparison === undefined) return {
			kind: "read",
			what: "comparison"
		};
		const since = (0, plain_text.Ax)(base.commit);
		if (comparison.kind === "failed") return inDoubt(`what changed since ${since} is unknown`, comparison.problem);
		if (comparison.status !== "ahead" && comparison.status !== "identical") {
			return inDoubt(`it runs ${since}, which this commit does not contain`);
		}
		if (!comparison.isComplete) return inDoubt(`more changed since ${since} than GitHub lists`);
		const [first, ...more] = comparison.files.flatMap((names) => names.find((name) => (0, path_pattern.mb)(name, patterns)) ?? []);
		if (first === undefined) {
			if (unhealthy === undefined) return {
				kind: "read",
				what: "health"
			};
			if (unhealthy !== null) return inDoubt(`its health check fails: the address ${unhealthy}`);
			return {
				kind: "skip",
				why: `No change${(0, path_pattern.qB)(patterns)} since ${since}`,
				base: base.commit
			};
		}
		const others = more.length === 0 ? "" : ` and ${more.length} more ${more.length === 1 ? "file" : "files"}`;
		return {
			kind: "deploy",
			notice: {
				level: "info",
				text: `Deploying: ${first}${others} changed since ${since}.`
			}
		};
	}
	function inDoubt(why, problem) {
		const text = `Deploying in spite of paths, because ${why}.`;
		if (problem === undefined) return {
			kind: "deploy",
			notice: {
				level: "info",
				text
			}
		};
		return {
			kind: "deploy",
			notice: {
				level: "warning",
				text: `${text} ${problem}`,
				key: problem
			}
		};
	}
	var endings_before_start = __webpack_require__(7202);
	var phase = __webpack_require__(3696);
	;
	const MAX_QUESTION_MS = 2e4;
	async function skipUntouched(record, candidate) {
		const { target, policy, patterns, source, watch, clock, signal } = candidate;
		const { commit } = policy;
		const head = commit !== null && commit.length >= 40 ? commit.toLowerCase() : null;
		let facts = {
			head,
			hasSettings: candidate.settings.length > 0,
			patterns
		};
		let baseline = null;
		for (let decision = decidePaths(facts);; decision = decidePaths(facts)) {
			if (decision.kind === "skip") {
				const settlement = {
					advice: [],
					...(0, endings_before_start.sF)(decision.why),
					confirmed: true,
					settledAt: clock.monotonicMs()
				};
				watch.changed({
					...record,
					baseline,
					last: baseline,
					previousCommit: decision.base,
					settlement
				});
				return true;
			}
			if (decision.kind === "deploy") {
				if (!signal.aborted) watch.notice(decision.notice);
				return false;
			}
			const limits = {
				signal,
				deadlineAt: clock.monotonicMs() + MAX_QUESTION_MS
			};
			if (decision.what === "application") {
				const check = (0, phase._E)(await target.checkStatus("baseline", limits), policy);
				if (check.kind === "observed") baseline = check.observation;
				facts = {
					...facts,
					application: baseline === null ? "unreadable" : readHealth(baseline, policy)
				};
			} else if (decision.what === "base") {
				const { commit: runs } = await target.readDeployedCommit(limits);
				facts = {
					...facts,
					base: runs === null ? await source.findDeployed(target.appId) : { commit: runs.toLowerCase() }
				};
			} else if (decision.what === "health") {
				const health = candidate.healthOf(facts.base?.commit ?? "");
				facts = {
					...facts,
					unhealthy: health && await (0, check_health.I)(health, candidate)
				};
			} else {
				const base = facts.base?.commit ?? "";
				facts = {
					...facts,
					comparison: base === head ? IDENTICAL : await source.compare(base, head ?? "")
				};
			}
		}
	}
	const IDENTICAL = {
		kind: "compared",
		status: "identical",
		files: [],
		isComplete: true
	};
	function readHealth(observation, policy) {
		if ((observation.requestsWaiting ?? 0) > 0) return "waiting";
		return (0, phase.Wr)(observation, (0, phase.rk)(observation, policy)) ? "healthy" : "unhealthy";
	}
}) };
;
