"use strict";
exports.id = 110;
exports.ids = [110];
exports.modules = { 6110: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { explainFailure: () => explainFailure });
	var time_limit = __webpack_require__(7170);
	var untrusted = __webpack_require__(9567);
	var plain_text = __webpack_require__(93);
	;
	const SUCCEEDED = /^(?:==> |--> |\[?INFO\]? |\u2714 |\u2705 ?|\u2713 |\uD83D\uDE80 ?)?(?:(?:deployment|statefulset|daemon set) "[^"]{1,100}" successfully rolled out|(?:\(service [\w-]{1,100}\) )?has reached a steady state|-----> (?:Build succeeded|Launching)|State changed from starting to up$|STATUS: deployed$|(?:DONE|Job succeeded)$|\[PM2\] Done\.?$|Your service is live|(?:[Dd]eploy(?:ment)?|[Rr]elease|[Rr]ollout|[Ss]moke tests?)(?: of .{1,80}| v?\d[\w.-]{0,40})?(?: has| was| is)? (?:live|active|succe|complete|finished|passed|done)|(?:Successfully )?[Dd]eployed .{1,100} (?:to|in) |Visit your newly deployed app|(?:remote: )?Verifying deploy\.{3,4} ?done|(?:First \w{1,30} )?[Cc]ontainer is healthy|(?:# )?Status: SUCCEED|## Build completed successfully|Job (?:completed with )?result: [Ss]ucce|Finished: SUCCESS$|[Aa]ll (?:required )?(?:steps|checks|jobs) (?:have )?(?:passed|succeeded))/;
	const DOUBT = "\\b(?:not|if|last|previous|wait(?:ing)?|[Tt]imed out|[Tt]imeout|[Ff]ail(?:ed|ure|ing)?|FAILED|[Ee]rrors?|[Cc]ancel\\w{0,5}|[Rr]oll(?:ed|ing|s)?[ -]?back|[Ss]kipp\\w{2,3}|[Uu]pload\\w{0,3}|[Aa]rtifacts?|[Rr]eports?|[Cc]ache)\\b|n't ";
	const WHOLE = "\\b(?:[Pp]ipeline|[Jj]ob|[Bb]uild|[Ss]tep|[Dd]eploy(?:ment)?|[Rr]elease|[Rr]ollout|[Cc]ommand|[Ss]ervice|[Ss]ite|[Ss]tack|[Ww]orkflow|[Hh]ealth ?check|[Ss]moke(?: tests?)?|[Rr]evision|[Mm]igrations?|[Ss]cript|[Tt]ask)\\b";
	const WELL = "(?:\\b[Ss]ucce(?:ss|eded|ssful|ssfully)\\b|SUCCESS|SUCCEEDED|\\bpassed\\b|\\bis (?:now )?(?:live|healthy|active|up|running|current)\\b|(?:status|code):? 0\\b|\\b(?:live|OK|ok|healthy)$)";
	const WENT_WELL = [
		"\\b(?:[Dd]eploy(?:ment)?|[Rr]elease|[Rr]ollout)\\b.{0,60} (?:finished|completed?|done)$",
		"\\b(?:[Dd]eployed|[Rr]eleased|[Pp]romoted) \\S",
		"\\b[Rr]un \\S.{0,100} completed with '?success",
		"\\b(?:done|finished|completed|ended)\\b.{0,40}\\b(?:exit(?: code| status)?|code|status):? 0$",
		"^(?:deployed|done|applied|[Ss]uccess(?:ful)?)$"
	];
	const ENDED_WELL = new RegExp(`^(?!.{0,300}(?:${DOUBT})).{0,200}?(?:${WHOLE}.{0,100}?${WELL}|${WENT_WELL.join("|")})`);
	const RECOVERIES = [
		{
			pattern: /^(?:DONE \d|CACHED$)/,
			settles: "step"
		},
		{
			pattern: /^(?<step>[\w.-]{1,60}) exited with code 0$/,
			settles: "step"
		},
		{
			pattern: /^ ?Container [\w.-]{1,100} {1,4}Healthy$/,
			settles: "effects"
		},
		{
			pattern: /^Health check '[^']{1,100}' on port \d{1,5} is now passing/,
			settles: "effects"
		},
		{
			pattern: /^Successfully (?:pulled image|built|tagged) /,
			settles: "effects"
		},
		{
			pattern: SUCCEEDED,
			settles: "all"
		},
		{
			pattern: /^CircleCI received exit code 0$/,
			settles: "all"
		},
		{
			pattern: /^(?:\[Container\] \S{1,20} \S{1,20} )?Phase complete: BUILD State: SUCCEEDED$/,
			settles: "all"
		},
		{
			pattern: /^[\w.-]{1,128}: digest: sha256:[\da-f]{64} size: \d{1,9}$/,
			settles: "errors"
		},
		{
			pattern: /^.{0,80}\bactive \(running\) since /,
			settles: "all"
		},
		{
			pattern: /^Started [\w@.-]{1,100}\.service\b/,
			settles: "effects"
		},
		{
			pattern: /^==> (?:Cloning from |Deploying\.\.\.)/,
			settles: "all"
		},
		{
			pattern: /^(?:\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d\S{0,8} )?(?:\[?INFO\]? {1,2})?(?:[\w.:-]{1,40}: |\* |(?:\w{1,10}=[^\s"]{1,40} ){1,3}msg=")?(?:(?:The |[Hh]ttp |HTTP |[Aa]pi |[Ww]eb )?(?:[Ss]erver|[Aa]pp|[Aa]pplication|[Ss]ervice) )?(?:is |has |started,? |now )?(?:[Ll]istening|[Ss]tarted|[Rr]unning|ready) (?:on|at) (?:port |address |https?:|[\d:[*]|localhost)/,
			settles: "errors"
		},
		{
			pattern: /^OK(?:, but |\s\(\d)/,
			settles: "errors"
		},
		{
			pattern: /^(?:ok|OK(?: \((?:skipped|expected failures)=\d.{0,40}\))?)$/,
			settles: "errors"
		},
		{
			pattern: /^[\w.-]{1,100} {1,40}(\d{1,4})\/\1 {1,20}\1 {1,20}\1 {1,20}\d{1,6}[smhdy]/,
			settles: "all"
		},
		{
			pattern: /^.{0,80}\b(\d{1,4})\/\1 (?:instances|replicas|pods|tasks|containers) (?:are )?(?:healthy|ready|available)\b/,
			settles: "all"
		},
		{
			pattern: /^(?:\s{1,4}\d{1,6} passing \(|\d{1,6} examples?, 0 failures(?:, \d{1,6} pending)?$|\d{1,6} (?:runs|tests), \d{1,7} assertions, 0 failures, 0 errors|={3,40} \d{1,6} passed(?:, \d{1,6} (?:skipped|deselected|xfailed|xpassed|warnings?)){0,4} in [\d.:s() ]{1,30}={3,40}$)/,
			settles: "step"
		},
		{
			pattern: /^INFO: {1,5}Uvicorn running on /,
			settles: "errors"
		},
		{
			pattern: /^(?:\[Nest\] .{0,60} LOG \[NestApplication\] |\s{0,4}[\u2713\u25B2] )?(?:Nest application successfully started|[Rr]eady (?:in|on|- started) |(?:Server|App|Application) (?:is )?(?:ready|running|started) (?:at|on) )/,
			settles: "errors"
		},
		{
			pattern: /^webpack \d[\w.-]{0,20} compiled successfully in /,
			settles: "errors"
		},
		{
			pattern: /^(?:\[INFO\] BUILD SUCCESS$|BUILD SUCCESSFUL in \d)/,
			settles: "errors"
		},
		{
			pattern: /^\++ (?:true|:)$/,
			settles: "step"
		},
		{
			pattern: /^make(?:\[\d{1,3}\])?: \[.{1,200}\] Error \d{1,3} \(ignored\)$/,
			settles: "errors"
		},
		{
			pattern: /^ {0,8}(?:Successfully installed \S|Bundle complete! )/,
			settles: "step"
		}
	];
	const ROLLS_BACK = /^.{0,100}\b[Rr]oll(?:ing|ed|s)? back to (?:deployment|release|revision|version|the )/;
	const RETRIED = /^(?!.{0,200}--retry).{0,200}\b(?:[Rr]etrying|[Ww]ill retry in \d|[Rr]etry #?\d|[Tt]rying again|[Aa]ttempt #?[2-9] ?(?:of|\/) ?\d|[Rr]e-?running|[Rr]unning again)\b/;
	const FAILED = /^\s{0,8}(?:##\[error\]|==> |Error: |ERROR: | ?! {1,8}|INFO |-----> )?(?:Node\.js v\d|npm (?:error|ERR!) (?:A complete log|code (?:ELIFECYCLE|\d)|Lifecycle script|command failed|Exit status)|\s?ELIFECYCLE|error Command failed with exit code|error: script "[^"]{1,80}" exited with code|\[nodemon\] app crashed|(?:The )?[Pp]rocess (?:exited|completed) with (?:status|code|exit code) [1-9]|Exited with (?:status|code exit status) [1-9]|exit (?:status|code):? [1-9]|Main child exited (?:normally )?with (?:code|status): [1-9]|[\w.-]{1,80} exited with code [1-9]|App \[[^\]]{1,60}\] exited with code \[[1-9]|The command '.{1,300} returned a non-zero code: [1-9]|process "|executor failed running|failed to solve: process|Job failed|Recipe |recipe |make(?:\[\d{1,3}\])?: \*{3} |build step |ERROR\s{1,2}[^:]{1,80}: command|Command "|Push rejected|[Bb]uild failed|failed to build|[Dd]eploy(?:ment)? (?:failed|cancel)|[Rr]elease command failed|[Ee]xecution of \w{1,20} task failed|script returned exit code [1-9]|.{0,80}(?:exited|failed) with (?:(?:exit )?(?:code|status):? )?[1-9]\d{0,2}\b(?! \w|,? ignor)|.{0,80}task: non-zero exit \([1-9]|service rolled back: |timed out waiting|Stopping site .{1,80} because it failed|service update paused|error: job \S{1,100} failed|BackoffLimitExceeded|[Ss]tate changed from \w{1,20} to crashed|.{0,80}exceeded its progress deadline)/;
	;
	const SAYS_NOTHING = "(?!.{0,250}(?:recovered|closed network connection|[Ff]all(?:ing)? ?back|retry|trying again|skipp|ignor|using default))(?!.{0,100}(?:exited with|exit (?:code|status)|did not complete|non-zero|[Cc]ommand failed|[Ff]ailed to (?:build|solve|deploy)$|[Bb]uild failed|errors? occurred:$|[Pp]ush (?:rejected|failed)))";
	const LOGGED = "^\\s{0,8}(?:[\u274C\u2716\u2A2F\u00D7\u2717\u2718] {1,3}|(?:\\[?\\d{2,4}[-\\/:]\\d\\d[-\\/:]\\d\\d[\\d:.,TZ+ -]{0,22}\\]? {1,3})?(?:\\[?(?:ERROR|FATAL|CRITICAL|PANIC|EMERG|SEVERE|CRIT|ERR|[Ee]rror|[Ff]atal(?: error)?|panic|critical)(?:\\]:?|:)|(?:ERROR|FATAL|CRITICAL|SEVERE|PANIC|CRIT)) {1,8}(?:- )?)(?:(?:[Ee]rror|ERROR): )?";
	const FAILS_NEXT = {
		where: "below",
		within: 2,
		pattern: FAILED,
		isRequired: true
	};
	const LAST_WORDS = [
		{
			name: "logfmt-error",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?:\w{1,10}=(?:"[^"]{1,60}"|[^\s"]{1,60}) ){0,3}(?:level|lvl|severity)="?(?:ERROR|error|FATAL|fatal|panic|crit)"? (?:(?:source|caller|logger)=\S{1,200} )?(?:msg|message)=(?!.{0,200}closed network connection)(?:"(?<message>(?:[^"\\]|\\.){1,300})"|(?<message>[^\s"]{1,300}))(?: (?:err|error)=(?:"(?<cause>(?:[^"\\]|\\.){1,300})"|(?<cause>[^\s"]{1,300})))?/,
			sentence: "{message}: {cause}",
			example: "ts=2026-04-11T07:20:02Z level=error msg=\"cannot open the database\" err=\"pq: SSL is not enabled\"",
			source: "https://brandur.org/logfmt"
		},
		{
			name: "klog-error",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^[EF]\d{4} [\d:.]{8,15} {1,10}\d{1,8} [\w./-]{1,60}:\d{1,6}\] (?:"(?<message>[^"]{1,300})"(?: \w{1,30}="[^"]{0,200}"){0,5}? err="(?<cause>(?:[^"\\]|\\.){1,600})"|(?!")(?<cause>.{3,300}))/,
			sentence: "{message}: {cause}",
			example: "E0421 14:03:21.381334      77 server.go:72] \"cannot start\" err=\"listen tcp :10250: permission denied\"",
			source: "https://github.com/kubernetes/klog"
		},
		{
			name: "last-place",
			kind: "compile error",
			rank: "effect",
			isSurvivable: true,
			pattern: new RegExp(`^(?![\\w-]{1,60}\\.go:\\d{1,6}: )(?!\\S{0,200}(?:\\/usr\\/|node_modules|site-packages|\\/pkg\\/mod))(?=\\S{1,200}\\.[a-z]{1,10}:)(?<file>[\\w./-]{1,200}):(?<line>\\d{1,6}):(?:(?<column>\\d{1,5}):)? {0,2}(?!.{0,20}(?:warning|note|info)\\b)${SAYS_NOTHING}(?<cause>\\S.{3,300})$`),
			example: "schema.sql:14: unknown type jsonbb\nmake: *** [Makefile:6: b] Error 3",
			source: "https://www.gnu.org/prep/standards/html_node/Errors.html"
		},
		{
			name: "last-error",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: new RegExp(`${LOGGED}${SAYS_NOTHING}(?<cause>(?=.{0,60}[a-z]).{3,300})$`),
			example: "error: route \"/checkout\" is declared twice\nmake: *** [Makefile:3: routes] Error 1",
			source: "https://www.gnu.org/prep/standards/html_node/Errors.html"
		},
		{
			name: "last-tool-message",
			kind: "crash",
			rank: "effect",
			pattern: new RegExp(`^(?<cause>[a-z][\\w.+-]{1,30}: (?!warning|\\*{3}|line )${SAYS_NOTHING}[^:\\s].{2,250})$`),
			near: [FAILS_NEXT],
			example: "adduser: The user `app' already exists.\nThe command '/bin/sh -c adduser app' returned a non-zero code: 1",
			source: "https://www.gnu.org/prep/standards/html_node/Errors.html"
		},
		{
			name: "last-alarm",
			kind: "crash",
			rank: "effect",
			pattern: new RegExp(`^\\s{0,8}${SAYS_NOTHING}(?<cause>(?=.{0,200}\\b(?:[Cc]annot|[Cc]an't|[Cc]ould not|[Cc]ouldn't|[Uu]nable to|[Ff]ailed to|[Nn]ot found|[Mm]issing|[Ii]nvalid|denied|refused|must|required?|is not|does not|doesn't|[Nn]o such|unexpected|unknown|unsupported)\\b)[A-Za-z].{8,300})$`),
			near: [FAILS_NEXT],
			example: "PORT must be a number\n==> Exited with status 1",
			source: "https://www.gnu.org/prep/standards/html_node/Errors.html"
		}
	];
	var hostile_json = __webpack_require__(7810);
	;
	const MAX_UNITS = 1e3;
	const MAX_PREFIX_UNITS = 8e3;
	const MAX_PREFIXES = 4;
	const PREFIXES = [
		/^(?<step>#\d{1,4}) (?:\d{1,5}\.\d{1,3}(?: |$))?/,
		/^\d{1,5}\.(?:\d{2,3} (?=.)|\d{3} ?$)/,
		/^\s{0,8}\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d|:(?= PM2))?\]?(?:\s(?:\d\d[OE][ +]|std(?:out|err) [FP] |(?:[\w.-]{1,60}\/){2}[\da-f]{24,36} |\[info\](?: |$))?|$)/,
		/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.,]\d{3} (?=Exception in thread |\s{1,8}at |Caused by: |Traceback \(|\s{2,8}File "|[A-Z]\w{0,40}Error: |panic: |fatal error: )/,
		/^\d\d:\d\d:\d\d {2}/,
		/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6} {2}/,
		/^\w[\w ().,/-]{0,80}\t[^\t]{1,100}\t(?=\ufeff?\d{4}-\d\d-\d\dT\d\d:)/,
		/^(?<step>\[pod\/[\w.-]{1,100}\/[\w.-]{1,60}\])(?: |$)/,
		/^section_(?:start|end):\d{8,12}:\w{1,60}(?:\[[^\]]{0,60}\])?/,
		/^\[(?:inf|err|wrn|dbg)\](?: {1,2}|$)/,
		/^[A-Z][a-z]{2} \d\d? \d\d:\d\d:\d\d [AP]M(?: {1,2}|$)/,
		/^(?:app|heroku|runner|proxy|health)\[[\w.-]{1,40}\](?: [a-z]{3} ?\[\w{1,10}\] ?|:(?: |$))/,
		/^(?<step>Step #\d{1,3}(?: - "[^"]{1,60}")?): ?/,
		/^\[\d\d:\d\d:\d\d\][\w ]:\s{0,4}(?<step>\[Step \d{1,3}\/\d{1,3}\])?\s?/,
		/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6}\] |\] | [AP]M: )/,
		/^\[(?:builder|detector|exporter|analyzer|restorer|creator|\d{1,2})\] /,
		/^\[(?:INFO|WARNING|ERROR)\]: ?/,
		/^(?<step>(?:@[\w.-]{1,40}\/)?[\w.-]{1,60}:(?:build|test|lint|dev|start|check|compile|typecheck|check-types)): /,
		/^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,60} [\w.@()-]{1,60}(?:\[\d{1,8}\])?:(?: |$)/,
		/^(?<step>\[WebServer\])(?: |$)/,
		/^remote: ?/,
		/^(?:\d\d:\d\d:\d\d )?(?<step>[\w.@-]{1,100}|\[[\w ./-]{1,80}\]) {1,20}\|(?: |$)/,
		/^ {0,8}Warning +\w+ +(?:<\w+>|\d\w*)(?: \(x\d+ over \w+\))? +[\w-]+ +/,
		/^(?:<\w+>|\d\w*) +Warning +\w+ +[\w-]+\/\S+ +/,
		/^##\[(?:error|warning)\](?=\s|[\w@./-]{1,300}(?:[(:]\d| : ))/,
		/^[\w-]{1,60}\/[\w-]{1,60}\/[0-9a-f]{4,40} /,
		/^[a-z\d-]{1,60}-[a-z\d]{8,10}-[a-z\d]{5} [a-z][a-z\d-]{0,40} /,
		/^(?:\[\d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d:\d\d\] )?WARNING: \[pool [\w.-]{1,60}\] child \d{1,8} said into std(?:err|out): "(?:NOTICE: PHP message: )?/,
		/^(?<step>\[[\w.-]{1,60}\]) err(?: |$)/,
		/^ {0,2}[\w-]{1,30} stderr: (?!Nothing written)/,
		/^ {0,2}(?:INFO|DEBUG|ERROR) \[[0-9a-f]{8}\] \s?/,
		/^(?<step>(?<folder>(?:[\w@.-]{1,60}\/){0,4}[\w@.-]{1,60}) (?:build|test|lint|prepare|postinstall|compile|start|dev|check|typecheck|types)): /
	];
	function readUnprefixed(line) {
		let text = line.length > MAX_PREFIX_UNITS ? line.slice(0, MAX_PREFIX_UNITS) : line;
		let step = "";
		let folder = "";
		for (let count = 0; count < MAX_PREFIXES; count++) {
			const found = firstMatch(text);
			if (found === null) {
				const message = text.startsWith("{") ? readMessage(text) : null;
				if (message === null) break;
				text = message;
				continue;
			}
			text = text.slice(found[0].length);
			step ||= found.groups?.["step"] ?? "";
			folder ||= found.groups?.["folder"] ?? "";
		}
		return {
			text: text.length > MAX_UNITS ? text.slice(0, MAX_UNITS) : text,
			step,
			folder
		};
	}
	function readMessage(text) {
		const entry = (0, hostile_json.qF)(text);
		if (/^(?:fatal|panic|critical|60|[ef])$/i.test(String((0, hostile_json._F)(entry, "level") ?? (0, hostile_json._F)(entry, "s")))) return null;
		const message = (0, hostile_json._F)(entry, "message") ?? (0, hostile_json._F)(entry, "msg") ?? (0, hostile_json._F)(entry, "log") ?? (0, hostile_json._F)(entry, "textPayload");
		return typeof message === "string" ? (0, plain_text.uz)(message)[0] ?? null : null;
	}
	const ANY_PREFIX = oneOf(PREFIXES);
	function firstMatch(text) {
		if (!ANY_PREFIX.test(text)) return null;
		for (const pattern of PREFIXES) {
			const found = pattern.exec(text);
			if (found !== null) return found;
		}
		return null;
	}
	const NAMED_STEP = /\D/;
	function isOfOther(step, own) {
		return step !== own && NAMED_STEP.test(step) && NAMED_STEP.test(own);
	}
	const BUILDPACK_STEP = /^(?:remote: )?-----> /;
	const BUILDPACK_INDENT = /^(?:remote: )? {7}/;
	const STEP_STARTS = [
		/^> (?:@[\w.-]{1,60}\/)?[\w.-]{1,80}@\S{0,40} \S/,
		/^\$ \S/,
		/^\+ (?:\.{0,2}\/|(?:npm|npx|yarn|pnpm|bun|node|deno|python3?|pip3?|poetry|uv|pytest|go|cargo|make|cmake|mvn|gradle|java|dotnet|bundle|rake|ruby|php|composer|docker|kubectl|helm|terraform|bash|sh|exec|cd|set|export|echo|cp|mv|mkdir|curl|wget|tar|git|source|apt-get|apk)(?: |$))/,
		/^Step \d{1,3}\/\d{1,3} : /,
		/^-----> /,
		/^===> /,
		/^> Task :/,
		/^\[INFO\] --- \S/,
		/^#!\/bin\/bash -eo pipefail$/,
		/^##\[group\]Run /,
		/^# Executing command: /
	];
	function oneOf(patterns) {
		return new RegExp(patterns.map(({ source }) => source.replace(/\(\?<\w+>/g, "(?:")).join("|"));
	}
	const STEP_START = oneOf(STEP_STARTS);
	;
	const ROOTS = [
		"/app",
		"/application",
		"/code",
		"/project",
		"/repo",
		"/source",
		"/srv/app",
		"/usr/app",
		"/usr/local/app",
		"/usr/src/app",
		"/usr/src/myapp",
		"/home/node/app",
		"/home/app",
		"/home/appuser/app",
		"/opt/app",
		"/rails",
		"/src/app",
		"/src",
		"/build/app",
		"/build",
		"/go/src/app",
		"/go/src/github.com/*/*",
		"/go/src/gitlab.com/*/*",
		"/home/gradle/src",
		"/home/gradle/project",
		"/var/www/html",
		"/opt/project",
		"/function",
		"/workdir",
		"/work",
		"/srv/*",
		"/var/www/*",
		"/workspace",
		"/tmp/build_*",
		"/opt/render/project/src",
		"/vercel/path*",
		"/opt/build/repo",
		"/var/app/current",
		"/var/app/staging",
		"/var/task",
		"/home/site/wwwroot",
		"/github/workspace",
		"/home/runner/work/*/*",
		"/__w/*/*",
		"/builds/*/*",
		"/home/vsts/work/*/s",
		"/home/circleci/project",
		"/root/project",
		"/opt/atlassian/pipelines/agent/build",
		"/var/lib/jenkins/workspace/*",
		"/var/jenkins_home/workspace/*",
		"/var/lib/buildkite-agent/builds/*/*/*",
		"/buildkite/builds/*/*/*",
		"/home/semaphore/*",
		"/atlantis/repos/*/*/*/*",
		"/home/jenkins/agent/workspace/*",
		"/codebuild/output/*/src/*.*/*/*",
		"/opt/buildagent/work/*",
		"/drone/src",
		"/home/travis/build/*/*",
		"/harness",
		"[A-Za-z]:/a/*/*",
		"[A-Za-z]:/src",
		"[A-Za-z]:/app"
	];
	const RELEASE = "/(?:[^/]{1,100}/){1,6}?(?:releases/[\\w.-]{0,20}\\d[\\w.-]{0,20}|current)";
	const SHARED = "/(?:srv|usr/src|var/www)(?=/[^/]{1,100}$)";
	const ROOT = new RegExp(`^(?:${RELEASE}|${SHARED}|${ROOTS.toSorted((one, other) => other.length - one.length).map((folder) => folder.replaceAll(".", "\\.").replaceAll("*", "[^/]{1,100}")).join("|")})/`);
	const ROOT_WORDS = /[Cc]loning |nitialized |WORKDIR |rootdir|Running on |written to|irectory|orkspace|codebuild/;
	const ROOT_LINES = [
		/^.{0,80}?[Cc]loning into '(?<root>\/[^']{1,200})'/,
		/^Running on [\w. -]{1,100} in (?<root>\/\S{1,200})$/,
		/^.{0,80}?[Cc]loning (?:repository:? |into )?(?:git@|https?:\/\/|ssh:\/\/)\S{1,200}[/:](?<name>[\w.-]{1,60}?)(?:\.git)?(?:[\s'"]|\.{0,3}$)/,
		/^.{0,40}?nitialized (?:empty|existing) Git repository in (?<root>\/\S{1,200})\/\.git\/?$/,
		/^.{0,80}?[Cc]loning into '(?<name>[\w.-]{1,60})'/,
		/^.{0,80}?\bWORKDIR (?<workdir>\/\S{1,200})(?: {1,80}\d{1,6}\.\d{1,3}s)?$/,
		/^rootdir: (?<workdir>\/[^\s,]{1,200})/,
		/^-- Build files have been written to: (?!\/(?:builds|home\/runner\/work|__w)\/[^/]{1,100}\/[^/]{1,100}\/)(?<root>\/\S{1,200})\/(?:build|out|cmake-build-\w{1,20})$/,
		/^.{0,40}?(?:in directory|[Ww]orking [Dd]irectory|[Ww]orkspace)(?: is)?[:=]? '?(?<root>\/[^\s']{1,200})'?$/,
		/^.{0,300}?(?<root>\/codebuild\/output\/[^/\s]{1,60}\/src)\//
	];
	const NO_ROOT = /^\/(?:\w{0,10}|(?:usr|var|opt|etc|home|root|tmp)\/\w{1,10})\/?$/;
	const MAX_ROOTS = 20;
	function readRoots(lines) {
		const copied = readCopies(lines);
		const named = readNamedRoots(lines).filter((from) => !copied.some((one) => `${one.from}/` === from));
		return [
			...named.map((from) => ({
				from,
				to: "",
				isWorkdir: false
			})),
			...copied,
			...readDockerfiles(lines)
		];
	}
	const DOCKER_BUILD = /^.{0,60}?\b(?:docker|podman)(?: buildx| image)? build (?:.{0,300}? )?(?:-f|--file)[ =](?:\.\/)?(?<path>[\w@./-]{1,150}\/(?<name>[\w.-]{1,60}))(?: |$)/;
	function readDockerfiles(lines) {
		const files = lines.flatMap((line) => {
			const { name, path } = (line.includes(" build ") ? DOCKER_BUILD.exec(line)?.groups : null) ?? {};
			return name === undefined || path === undefined ? [] : [[path, name]];
		});
		return [...new Map(files)].map(([path, name]) => ({
			from: name,
			to: path,
			isWorkdir: false
		}));
	}
	const DOCKER_STEP = /^(?: => (?:CACHED )?)?(?:\[(?:(?<stage>[\w.-]{1,60}) )?\d{1,3}\/\d{1,3}\]|Step \d{1,3}\/\d{1,3} :) (?:WORKDIR (?<workdir>\/\S{1,200})|COPY (?:--ch\w{3}=\S{1,60} ){0,2}(?<source>[\w@./-]{1,150}) (?<target>[\w@./-]{1,150}))(?: {1,80}\d{1,6}\.\d{1,3}s)?$/;
	const MAX_COPIES = 50;
	function readCopies(lines) {
		const workdirs = new Map();
		const copies = [];
		for (const line of lines) {
			if (!line.includes("WORKDIR ") && !line.includes("COPY ")) continue;
			const { stage = "", workdir, source, target = "" } = DOCKER_STEP.exec(line)?.groups ?? {};
			if (workdir !== undefined) workdirs.set(stage, workdir.replace(/\/$/, ""));
			const base = workdirs.get(stage);
			if (source === undefined || source.startsWith("/") || copies.length >= MAX_COPIES) continue;
			if (!target.startsWith("/") && base === undefined) continue;
			const isFile = /\/?[^/]{1,100}\.\w{1,10}$/.test(source);
			const into = isFile && /(?:^\.|\/)$/.test(target) ? `${target}/${source.slice(source.lastIndexOf("/") + 1)}` : target;
			const from = into.startsWith("/") ? plainFolder(into) : `${base}/${plainFolder(into)}`.replace(/\/$/, "");
			copies.push({
				from,
				to: plainFolder(source),
				isWorkdir: from === base && !isFile
			});
		}
		return copies;
	}
	function plainFolder(path) {
		return path.split("/").filter((part, at) => part !== "." && (part !== "" || at === 0)).join("/");
	}
	function readNamedRoots(lines) {
		const roots = new Set();
		for (const line of lines) {
			if (!ROOT_WORDS.test(line)) continue;
			for (const pattern of ROOT_LINES) {
				const { root, workdir, name } = pattern.exec(line)?.groups ?? {};
				if (name !== undefined) roots.add(`/${name}/`);
				const path = root ?? (workdir !== undefined && !ROOT.test(`${workdir}/`) ? workdir : "/");
				if (!NO_ROOT.test(path)) roots.add(`${path.replace(/\/$/, "")}/`);
			}
			if (roots.size >= MAX_ROOTS) break;
		}
		return [...roots];
	}
	;
	const UNKNOWN_FOLDER = "?";
	function readPath(file, folder) {
		const plain = file.replace(/^file:\/\//, "").replaceAll("\\", "/");
		if (/^(?:\/|[A-Za-z]:).{0,1000}?\/\.\.\//.test(plain)) return plain;
		const inRepository = plain.replace(ROOT, "").replace(folder === "" ? /^(?:\.{1,2}\/){1,8}/ : /^(?:\.\/){1,4}/, "");
		const isRelative = plain.replace(ROOT, "") === plain && !/^(?:\/|[A-Za-z]:)/.test(plain);
		if (folder === "" || !isRelative) return inRepository;
		const parts = [];
		for (const part of `${`${folder}/`.replace(ROOT, "")}${inRepository}`.split("/")) {
			if (part === "..") parts.pop();
			else if (part !== "." && (part !== "" || parts.length === 0)) parts.push(part);
		}
		return parts.join("/");
	}
	const ENTRY = /^(?:manage\.py|artisan|(?:[\w.-]{1,60}\/){0,4}(?:run[-_])?migrat(?:e|ions?)\.(?:py|[cm]?[jt]s|rb|php)|bin\/(?:rails|rake|bundle|console)|config\/(?:environment|boot)\.rb)$/;
	const ABSOLUTE = /^(?:\/|[A-Za-z]:)/;
	const SYSTEM = /^(?:\/(?:bin|dev|etc|lib|lib64|nix|opt|proc|root|run|sbin|sys|usr|var)\/|[A-Za-z]:\/(?:Program|Windows))/;
	const INSTALLED = /^\/opt\/(?!(?:hostedtoolcache|homebrew|conda|miniconda\d?|venv|java|jdk|node|python|ruby|go|bitnami|atlassian|google|microsoft|pipx?|local|lib|bin)\b)[^/]{1,60}\/(?<path>.{1,300})$/;
	const SOURCES = /^(?:[A-Za-z]:)?\/(?:[^/]{1,100}\/){1,8}?(?<path>(?:src|tests?|spec|lib|apps?|packages|cmd|internal|pkg)\/.{1,300})$/;
	const NO_FILE = /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|\.(?:next|nuxt|output|venv|cargo|m2|gradle|cache|pnpm|yarn))\/|^(?:dist|target|__pycache__)\/|[\]:]\s|[<>|*?"]|^(?:[\w-]{1,60}\.){1,6}(?:com|net|org|io|dev|internal|local|cloud|cluster|svc)$|^[\d.]{1,40}$|^(?!.{0,60}file$|(?:gradlew|mvnw)$)[^./]{1,60}$/;
	function fileIn(file, folder, roots) {
		if ((folder === "" || folder === UNKNOWN_FOLDER) && file.startsWith("../")) return null;
		const path = dockerfileAt(file, roots) ?? belowRoot(file, roots) ?? readPath(file, folder || copiedFolder(file, roots));
		const known = path.startsWith(`${UNKNOWN_FOLDER}/`) ? path.slice(UNKNOWN_FOLDER.length + 1) : path;
		if (ENTRY.test(known) || NO_FILE.test(known)) return null;
		if (!ABSOLUTE.test(path)) return path;
		if (path.startsWith("/etc/") && !path.includes("/../")) return `${UNKNOWN_FOLDER}/${path.slice(path.lastIndexOf("/") + 1)}`;
		const installed = path.includes("/../") ? undefined : INSTALLED.exec(path)?.groups?.["path"];
		if (installed !== undefined) return `${UNKNOWN_FOLDER}/${installed}`;
		return SYSTEM.test(path) || path.includes("/../") ? null : SOURCES.exec(path)?.groups?.["path"] ?? null;
	}
	function folderOfClass(name, file, project) {
		if (name === undefined || name === "") return undefined;
		const [, language = "java"] = /\.(kt|scala|groovy)$/.exec(file) ?? [];
		const kind = /(?:^Test\w*|Tests?|TestCase|IT|Spec)\.\w+$/.test(file) ? "test" : "main";
		return `${below(project)}src/${kind}/${language === "kt" ? "kotlin" : language}/${name.slice(0, -1).replaceAll(".", "/")}`;
	}
	const GO_MODULE = /^(?:(?:github\.com|gitlab\.com|bitbucket\.org)(?:\/[^/]{1,60}){2}|[^/.]{1,60}(?=\/[^/]{1,60}$))(?:\/v\d{1,2})?\/(?<folder>.{1,200})$/;
	const GO_SOURCES = /^.{1,200}?\/(?<folder>(?:internal|pkg|cmd)(?:\/.{1,200})?)$/;
	const MAX_MODULE_PARTS = 2;
	function folderOfGoPackage(name, file, project, roots) {
		const folder = name === undefined ? undefined : goFolder(name, project, roots);
		const own = folderOf(file);
		if (folder === UNKNOWN_FOLDER && file.startsWith("./")) return undefined;
		if (folder === undefined || own === "") return folder;
		if (folder === own) return "";
		return folder.endsWith(`/${own}`) ? folder.slice(0, -own.length - 1) : undefined;
	}
	function endingOfGoFile(name, path) {
		const [, module, folder] = /^(?:[\w-]{1,60}\.){1,4}\w{2,10}\/[^/]{1,60}\/([^/]{1,60})\/(.{1,200})$/.exec(name ?? "") ?? [];
		return path?.startsWith(`${folder}/`) === true ? `${module}/${path}` : null;
	}
	function goFolder(name, project, roots) {
		const own = GO_MODULE.exec(name)?.groups?.["folder"];
		if (own !== undefined) return own;
		for (const { from } of roots()) {
			const repository = `/${from.split("/").findLast((part) => part !== "")}/`;
			const at = name.indexOf(repository);
			if (at !== -1) return name.slice(at + repository.length);
		}
		const folder = GO_SOURCES.exec(name)?.groups?.["folder"];
		if (folder !== undefined) return `${below(project)}${folder}`;
		return name.split("/").length > MAX_MODULE_PARTS ? UNKNOWN_FOLDER : undefined;
	}
	function below(folder) {
		return folder === "" || folder === UNKNOWN_FOLDER ? "" : `${folder}/`;
	}
	function folderAbove(fileFolder, file) {
		const own = folderOf(file);
		if (fileFolder === undefined || own === "" || !fileFolder.endsWith(`/${own}`)) return undefined;
		return fileFolder.slice(0, -own.length - 1);
	}
	function folderOf(file) {
		return plainFolder(file.slice(0, Math.max(0, file.lastIndexOf("/"))));
	}
	function dockerfileAt(file, roots) {
		if (!/^[\w.-]{0,60}(?:Docker|Container)file[\w.-]{0,60}$/.test(file)) return null;
		const [first, ...others] = roots().filter(({ from }) => from === file);
		if (first === undefined) return null;
		return others.length === 0 ? first.to : `${UNKNOWN_FOLDER}/${file}`;
	}
	function belowRoot(file, roots) {
		if (!ABSOLUTE.test(file) || file.includes("/../")) return null;
		const known = ROOT.exec(file)?.[0].length ?? 0;
		let best = {
			end: known,
			path: null
		};
		for (const { from, to } of roots()) {
			const at = from.endsWith("/") ? file.indexOf(from) : 0;
			const end = at + from.length;
			const isBelow = from.endsWith("/") ? at !== -1 : file === from || file.startsWith(`${from}/`);
			if (!isBelow || end + (to === "" ? 0 : 2) <= best.end) continue;
			best = {
				end,
				path: `${to}${to === "" ? file.slice(end).replace(/^\//, "") : file.slice(end)}`
			};
		}
		return best.path;
	}
	function copiedFolder(file, roots) {
		if (ABSOLUTE.test(file) || /(?:^|\/)[\w.-]{0,60}Dockerfile/.test(file)) return "";
		const folders = new Set(roots().flatMap(({ to, isWorkdir }) => isWorkdir ? [to] : []));
		const [only = ""] = folders;
		return folders.size === 1 ? only : folders.size === 0 || folders.has("") ? "" : UNKNOWN_FOLDER;
	}
	;
	const SCRIPT_START = /^> (?:@[\w.-]{1,60}\/)?[\w.-]{1,80}@\S{0,40} [\w:.-]{1,60}(?: (?<folder>\/\S{1,300}))?$/;
	const TASK_START = /^> Task :(?<project>(?:[\w.-]{1,60}:){1,8})[\w.-]{1,60}/;
	const STEP_FOLDER = /^(?:\s{0,4}RUN\s{1,4}v\d\S{0,20}\s{1,3}(?<folder>\/\S{1,300})$|rootdir: (?<folder>\/[^\s,]{1,300})(?:,|$)|running "[^"]{1,200}" in "(?<folder>\/[^"]{1,300})"$|(?:##\[group\]Run |\$ trap '[^']{1,60}' [A-Z ]{1,40}; )?cd (?<folder>[\w@./-]{1,200})(?: && .*)?$|(?:##\[group\]Run |[$+] |> )?(?:terraform -chdir=|(?:make|go|pnpm|poetry|tofu) (?:-C|--dir) |(?:npm|yarn) (?:--prefix|--cwd)[ =])(?<folder>[\w@./-]{1,200})(?: .*)?$)/;
	const CHANGES_FOLDER = /^[$+] cd (?<folder>[\w@./-]{1,200})(?: && .*)?$/;
	const SCRIPT_ENDS = [
		/^\s{0,8}npm (?:error|ERR!) (?:location|path) (?!.{0,300}node_modules)(?<folder>\/[^\s.]{1,300})$/,
		/^\s{0,8}(?:ERROR\s{1,3})?(?<name>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60})#(?<task>[\w:-]{1,40}): command \((?<folder>\/[^)\s]{1,300})\)/,
		/^\s{0,8}ERROR: command finished with error: command \((?<folder>\/[^)\s]{1,300})\)/
	];
	const PACKAGE_STEP = /^(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[\w-]{1,40}$/;
	const PACKAGE_START = /^lerna ERR! .{1,100} exited \d{1,5} in '/;
	const NAMES_FOLDER = oneOf([
		SCRIPT_START,
		PACKAGE_START,
		TASK_START,
		STEP_FOLDER,
		CHANGES_FOLDER
	]);
	const ENDS_SCRIPT = oneOf(SCRIPT_ENDS);
	function addScriptFolders(lines) {
		let isInPackage = false;
		let shellFolder = "";
		let command = {
			folder: "",
			step: ""
		};
		const started = new Map();
		const readStart = ({ text, step }) => {
			const start = SCRIPT_START.exec(text);
			if (PACKAGE_START.test(text)) isInPackage = true;
			if (start !== null) {
				const isOfCommand = Number(step) === Number(command.step) + 1;
				if (isOfCommand) command = {
					...command,
					step
				};
				started.set(step, inRepository(start.groups?.["folder"]) || (isOfCommand ? command.folder : ""));
			}
			const project = TASK_START.exec(text)?.groups?.["project"];
			if (project !== undefined) started.set(step, project.slice(0, -1).replaceAll(":", "/"));
			const named = STEP_FOLDER.exec(text)?.groups?.["folder"];
			if (named !== undefined) started.set(step, inRepository(named));
			if (named !== undefined && /\bcd \S+ && /.test(text)) command = {
				folder: inRepository(named),
				step
			};
			const changed = CHANGES_FOLDER.exec(text)?.groups?.["folder"];
			if (changed !== undefined) shellFolder = inRepository(changed.startsWith("/") ? changed : join(shellFolder, changed));
		};
		const below = lines.map((line) => {
			if (NAMES_FOLDER.test(line.text)) readStart(line);
			const unnamed = isInPackage ? UNKNOWN_FOLDER : shellFolder;
			const folder = line.folder || started.get(line.step) || unnamed;
			return folder === line.folder ? line : {
				...line,
				folder
			};
		});
		const failed = new Map();
		const readEnd = ({ text, step }) => {
			const end = SCRIPT_ENDS.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
			if (end !== undefined) failed.set(end["task"] === undefined ? step : `${end["name"]}:${end["task"]}`, inRepository(end["folder"]));
		};
		const above = below.toReversed().map((line) => {
			if (ENDS_SCRIPT.test(line.text)) readEnd(line);
			const unnamed = PACKAGE_STEP.test(line.step) ? UNKNOWN_FOLDER : "";
			const folder = line.folder === "" ? failed.get(line.step) ?? unnamed : line.folder;
			if (SCRIPT_START.test(line.text)) failed.delete(line.step);
			return folder === line.folder ? line : {
				...line,
				folder
			};
		});
		return above.toReversed();
	}
	function join(folder, change) {
		const parts = folder === "" ? [] : folder.split("/");
		for (const part of change.split("/")) {
			if (part === "..") parts.pop();
			else if (part !== "." && part !== "") parts.push(part);
		}
		return parts.join("/");
	}
	function inRepository(folder) {
		const path = folder === undefined ? "" : readPath(`${folder}/`, "").replace(/\/$/, "");
		return path.startsWith("/") ? "" : path;
	}
	;
	const MAX_LEARNED_LINES = 400;
	const shared_prefix_MAX_PREFIX_UNITS = 100;
	const MIN_LINES = 4;
	const NEARLY_ALL = .9;
	const MAX_INDENT = 8;
	const FRAME = /^\s+(?:at |File "|\d+ \||\||\^)/;
	const MARK = "(?:\\s?[:>|\u2502\u2503-](?=\\s|$))?(?:\\s|$)";
	const ZONE = "(?: ?(?:[AP]M|Z|UTC|MSK|[A-Z]{1,3}T|[+-]\\d\\d:?\\d\\d)\\b)?";
	const FORMS = [
		{
			pattern: new RegExp(`^[[(]?(?:[\\w,/.-]{1,12}[ T:]{1,2}){0,4}?\\d{1,2}:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?${ZONE}(?: \\d{4})?[\\])]?(?:\\s{1,2}(?:stdout|stderr|OUT|ERR)\\b\\s{0,2})?${MARK}`),
			minShare: .6,
			isName: false
		},
		{
			pattern: new RegExp(`^\\[(?!\\s{0,8}(?:info|warn(?:ing)?|err(?:or)?|debug|fatal|trace|notice|critical|severe|nest)\\b)(?=[^\\]]{0,90}?[A-Za-z])[^\\]]{1,90}\\]${MARK}`, "i"),
			minShare: .3,
			minTogether: .6,
			isName: true
		},
		{
			pattern: /^(?:@[\w.-]{1,40}\/[\w.-]{1,60}|(?=[\w-]{0,40}-\w{0,20}\d)[A-Za-z][\w-]{1,60}):(?:\s|$)/,
			minShare: .3,
			minTogether: .6,
			isName: true
		},
		{
			pattern: /^(?!go: |error: |warning: )[A-Za-z][\w-]{1,60}:(?:\s|$)/,
			minShare: .8,
			isName: true
		},
		{
			pattern: /^(?!\s{0,8}(?:info|warn|error|debug)\b|\u27A4 YN)(?=[^|\u2502\u2503]{0,99}?(?:[A-Za-z]{2}|\d:\d)|\d{1,4}\|[A-Za-z])[^|\u2502\u2503]{1,99}(?:\|[\w-]{1,60} {0,40})?[|\u2502\u2503](?:\s|$)/i,
			minShare: 0,
			isName: true
		}
	];
	function learnPrefix(lines) {
		const filled = lines.slice(-MAX_LEARNED_LINES).filter((line) => line.trim() !== "");
		const shared = new Map();
		for (const form of FORMS) {
			const counts = new Map();
			for (const line of filled) {
				const name = nameOf(prefixOf(line, form));
				if (name !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
			}
			const all = counts.values().reduce((sum, count) => sum + count, 0);
			const isTogether = all >= Math.max(MIN_LINES, filled.length * (form.minTogether ?? Infinity));
			const least = isTogether ? 1 : Math.max(MIN_LINES, filled.length * form.minShare);
			const labels = [...counts].flatMap(([name, count]) => {
				const label = form.isName && count < filled.length * NEARLY_ALL ? name : "";
				return count >= least ? [[name, label]] : [];
			});
			if (labels.length > 0) shared.set(form, new Map(labels));
		}
		if (shared.size === 0) return null;
		return (line) => {
			for (const [form, labels] of shared) {
				const prefix = prefixOf(line, form);
				const label = labels.get(nameOf(prefix));
				if (label !== undefined) return {
					text: line.slice(prefix.length),
					label
				};
			}
			return {
				text: line,
				label: ""
			};
		};
	}
	function prefixOf(line, { pattern }) {
		return pattern.exec(line.slice(0, shared_prefix_MAX_PREFIX_UNITS))?.[0] ?? "";
	}
	function nameOf(prefix) {
		return prefix.replace(/\d+/g, "0").replace(/\s+/g, " ").trimEnd();
	}
	function dedent(line, indent) {
		return line.slice(Math.min(indent, line.length - line.trimStart().length));
	}
	function sharedIndent(lines, minShare) {
		const counted = lines.filter((line) => line.trim() !== "" && !FRAME.test(line));
		const indents = counted.map((line) => line.length - line.trimStart().length);
		for (let indent = MAX_INDENT; indent > 0; indent--) if (indents.filter((one) => one >= indent).length >= counted.length * minShare) return indent;
		return 0;
	}
	;
	const MAX_SHARED_PREFIXES = 3;
	function readLog(lines) {
		let started = 0;
		const isIndented = lines.some((line) => BUILDPACK_STEP.test(line));
		const read = lines.map((line) => readUnprefixed(isIndented ? line.replace(BUILDPACK_INDENT, "") : line));
		const log = readUnshared(read).map(({ text, step, folder }) => {
			if (step === "" && STEP_START.test(text)) started += 1;
			return {
				text,
				folder,
				step: step === "" ? String(started) : step
			};
		});
		let roots = null;
		return {
			lines: addScriptFolders(log),
			roots: () => roots ??= readRoots(log.map(({ text }) => text))
		};
	}
	function readUnshared(read) {
		let lines = read;
		for (let count = 0; count < MAX_SHARED_PREFIXES; count++) {
			const strip = learnPrefix(lines.map(({ text }) => text));
			if (strip === null) return lines;
			lines = lines.map((line) => {
				const { text, label } = strip(line.text);
				if (text === line.text) return line;
				const { text: rest, step, folder } = readUnprefixed(text);
				return {
					text: rest,
					step: line.step || step || label,
					folder: line.folder || folder
				};
			});
		}
		return lines;
	}
	;
	const COMMON = new Set([
		"error",
		"Error",
		"ERROR",
		"failed",
		"to",
		"in",
		"is",
		"not",
		"a",
		"the",
		"at",
		"of",
		"no",
		"line"
	]);
	const MAX_MERGED = 5e3;
	const ALARM = /[Ee](?:rr|x(?:ce|pect|it))|[Uu]n(?:a|ex|de|kn|[hr])|[Cc](?:an(?:not|'t)|o(?:uld|nfl))|[Ff]a(?:il|tal)|[Nn]ot? |[Mm]is(?:sing|match)|[Ii]n(?:valid|compat)|[Aa](?:bort|ssert|lready)|[Tt]ime|[Rr]e(?:fused|quire)|[DdKkPp](?:enied|illed|anic)|m(?:emory|ust)|ERR|FA(?:IL|TAL)|TIME|SIG[A-Z]{3}|[Ss]yntax|[\u2717\u2716\u2715\u00D7\u25CF\u2718]|would |does|(?<=[A-Za-z]):\d+[:,]\d|: \[?[A-Z]{1,5}\d{2}|\^ |> [A-Z]|-- |\*{3} |^[A-Z]{1,5}\d{2,4}:? /;
	function indexMatchers(matchers) {
		const all = matchers.map((matcher) => ({
			matcher,
			own: requiredWords(matcher.pattern),
			near: (matcher.near ?? []).flatMap(({ isRequired, pattern }) => isRequired === true ? requiredWords(pattern) ?? [] : [])
		}));
		const needed = new Set(all.flatMap(({ own, near }) => [own ?? [], ...near].flatMap((some) => [...some])));
		return {
			wordsOf: createWordReader(needed),
			forLog: (words) => indexFor(all.filter(({ own, near }) => [own, ...near].every((some) => hasSome(words, some))))
		};
	}
	const IN_WORD = Uint8Array.from({ length: 128 }, (_, code) => /\w/.test(String.fromCharCode(code)) ? 1 : 0);
	const HASHES = 65536;
	function createWordReader(wanted) {
		const isWanted = new Uint8Array(HASHES);
		for (const word of wanted) isWanted[hashOf(word)] = 1;
		return (text) => {
			const words = [];
			let start = 0;
			let hash = 0;
			for (let at = 0; at <= text.length; at++) {
				const code = at < text.length ? text.charCodeAt(at) : 0;
				if (code < IN_WORD.length && IN_WORD[code] === 1) {
					hash = nextHash(hash, code);
					continue;
				}
				if (isWanted[hash] === 1) {
					const word = text.slice(start, at);
					if (wanted.has(word)) words.push(word);
				}
				start = at + 1;
				hash = 0;
			}
			return words;
		};
	}
	function hashOf(word) {
		let hash = 0;
		for (let at = 0; at < word.length; at++) hash = nextHash(hash, word.charCodeAt(at));
		return hash;
	}
	function nextHash(hash, code) {
		return (hash * 31 + code) % HASHES;
	}
	function hasSome(words, some) {
		return some === null || !words.isDisjointFrom(some);
	}
	function indexFor(indexed) {
		const always = [];
		const byWord = new Map();
		for (const [place, { own }] of indexed.entries()) {
			if (own === null) always.push(place);
			for (const word of own ?? []) byWord.set(word, [...byWord.get(word) ?? [], place]);
		}
		const merge = (places) => {
			const inOrder = [...new Set(places)].sort((one, other) => one - other);
			return inOrder.flatMap((place) => indexed[place]?.matcher ?? []);
		};
		const merged = new Map();
		return (words, isAlarming) => {
			const hits = words.filter((word) => byWord.has(word));
			const key = isAlarming ? `! ${hits.join(" ")}` : hits.join(" ");
			const known = merged.get(key);
			if (known !== undefined) return known;
			const found = merge([...isAlarming ? always : [], ...hits.flatMap((word) => byWord.get(word) ?? [])]);
			if (merged.size < MAX_MERGED) merged.set(key, found);
			return found;
		};
	}
	function requiredWords({ source, flags }) {
		return flags.includes("i") ? null : wordsOfChoices(readChoices({
			source,
			at: 0
		}), ANY, ANY);
	}
	const ANY = "\0";
	function readChoices(cursor) {
		const choices = [];
		do {
			const pieces = [];
			while (cursor.at < cursor.source.length && !"|)".includes(cursor.source[cursor.at] ?? "")) {
				const piece = readPiece(cursor);
				pieces.push(readQuantifier(cursor) ? optionalOf(piece, pieces.at(-1)) : piece);
			}
			choices.push(pieces);
		} while (cursor.source[cursor.at++] === "|");
		return choices;
	}
	function optionalOf(piece, before) {
		const ends = typeof piece === "string" ? [piece] : piece.map((pieces) => pieces.at(-1) ?? ANY);
		return [...ends, before].every((end) => typeof end === "string" && end !== ANY && /^\W$/.test(end)) ? " " : ANY;
	}
	function readPiece(cursor) {
		const char = cursor.source[cursor.at++] ?? "";
		if (char === "(") return readGroup(cursor);
		if (char === "[") return readClass(cursor);
		if (char === "\\") return literalOf(cursor.source[cursor.at++] ?? "");
		return char === "." ? ANY : "^$".includes(char) ? " " : char;
	}
	function readGroup(cursor) {
		const opening = /^\?(?:<\w+>|:|[=!])/.exec(cursor.source.slice(cursor.at))?.[0] ?? "";
		cursor.at += opening.length;
		const choices = readChoices(cursor);
		return opening === "?=" || opening === "?!" ? ANY : choices;
	}
	function readClass(cursor) {
		const start = cursor.at;
		while (cursor.source[cursor.at] !== "]") cursor.at += cursor.source[cursor.at] === "\\" ? 2 : 1;
		cursor.at += 1;
		return /^[^\w^\\-]+\]$/.test(cursor.source.slice(start, cursor.at)) ? " " : ANY;
	}
	function literalOf(escaped) {
		if (escaped === "s" || escaped === "b") return " ";
		return /\w/.test(escaped) ? ANY : escaped;
	}
	function readQuantifier(cursor) {
		const found = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(cursor.source.slice(cursor.at));
		if (found === null) return false;
		cursor.at += found[0].length;
		return found[0].startsWith("*") || found[0].startsWith("?") || found[1] === "0";
	}
	function wordsOfChoices(choices, before, after) {
		const words = choices.map((pieces) => wordsOfPieces(pieces, before, after));
		return words.some((some) => some === null) ? null : new Set(words.flatMap((some) => [...some ?? []]));
	}
	function wordsOfPieces(pieces, before, after) {
		const literal = [
			edgeOf(before),
			...pieces.map((piece) => typeof piece === "string" ? piece : ANY),
			edgeOf(after)
		];
		let best = null;
		for (const word of wordsIn(literal.join(""))) best = betterOf(best, new Set([word]));
		for (const [index, piece] of pieces.entries()) if (typeof piece !== "string") best = betterOf(best, wordsOfChoices(piece, literal[index] ?? ANY, literal[index + 2] ?? ANY));
		return best;
	}
	function edgeOf(char) {
		return /\w/.test(char) ? ANY : char;
	}
	function wordsIn(literal) {
		return literal.match(/(?<![\w\0])\w{2,}(?![\w\0])/g) ?? [];
	}
	function betterOf(one, other) {
		if (one === null || other === null) return one ?? other;
		return costOf(other) < costOf(one) ? other : one;
	}
	function costOf(words) {
		let cost = 0;
		for (const word of words) cost += COMMON.has(word) ? 100 : 10 / word.length;
		return cost;
	}
	;
	const CARGO = "https://github.com/rust-lang/cargo/blob/master/src/cargo";
	const cargo_ROOT = {
		where: "below",
		within: 14,
		pattern: /^\s{2,12}(?!\d+: (?=failed to))(?!Caused by:|--- |could not parse input|TOML parse error|failed to (?:load|parse|get|query|fetch|update|read|clone|select|run|acquire)|[Uu]nable to update|process didn't|cargo[:=]|\d* ?\||\.\.\. )(?:\d+: |= note: )?(?<root>\S.*)/,
		until: /^\s{0,8}(?:error|warning)\b/
	};
	const CAUSED_BY = {
		where: "below",
		within: 3,
		pattern: /^\s{0,8}Caused by:$/,
		isRequired: true
	};
	const CARGO_RUN = [
		{
			name: "cargo-compiler-killed",
			kind: "out of memory",
			pattern: /^\s{0,12}process didn't exit successfully: `(?<program>[^\s`]{1,200})(?: [^`]*)?` \((?<signal>signal: \d+, SIG(?:KILL|SEGV|BUS|ABRT)[^)]*)\)/,
			near: [{
				where: "above",
				within: 4,
				pattern: /^\s{0,8}(?:error: |warning: )?(?<what>could not compile `[^`]{1,100}`(?: \([^)]{1,100}\))?)/
			}],
			sentence: "{what}: process didn't exit successfully: `{program}` ({signal})",
			example: "error: could not compile `gateway` (bin \"gateway\")\n\nCaused by:\n  process didn't exit successfully: `rustc --crate-name gateway --edition=2021 src/main.rs` (signal: 9, SIGKILL: kill)",
			source: "https://github.com/rust-lang/cargo/blob/master/crates/cargo-util/src/process_error.rs"
		},
		{
			name: "cargo-error-in-toml",
			kind: "compile error",
			pattern: /^\s{2,12}TOML parse error at line (?<line>\d+), column (?<column>\d+)$/,
			near: [{
				where: "above",
				within: 12,
				pattern: /^\s{0,8}error: (?<what>failed to parse (?:manifest|lock file|config) at:? `?(?<file>[^\s`]{1,300}))/
			}, {
				where: "below",
				within: 6,
				pattern: /^\s{2,12}(?!\d* ?\|)(?<cause>[\w`].*)/
			}],
			example: "error: failed to parse manifest at `/app/Cargo.toml`\n\nCaused by:\n  TOML parse error at line 6, column 8\n    |\n  6 | version\n    |        ^\n  expected `.`, `=`",
			source: "https://github.com/toml-rs/toml/blob/main/crates/toml_edit/src/error.rs"
		},
		{
			name: "cargo-file",
			kind: "compile error",
			pattern: /^\s{0,8}error: (?<cause>failed to parse (?:manifest|lock file) at:? `?(?<file>[^\s`]{1,300})`?)/,
			near: [{
				where: "below",
				within: 8,
				pattern: /^\s{2,12}TOML parse error/,
				isForbidden: true
			}, cargo_ROOT],
			sentence: "{cause}: {root}",
			example: "error: failed to parse manifest at `/app/Cargo.toml`\n\nCaused by:\n  feature `edition2024` is required",
			source: `${CARGO}/core/workspace.rs`
		},
		{
			name: "cargo-dependency",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:no matching package|failed to select a version|failed to get `|failed to download|failed to load source|failed to sync|failed to verify the checksum|checksum for|package `\S+ v|rustc \S+ is not supported|unable to update|failed to fetch|failed to update|failed to query|spurious network|the package|package ID specification|cyclic package dependency|multiple packages|none of the selected packages).*)/,
			near: [{
				where: "below",
				within: 8,
				pattern: /^\s{0,8}(?<root>(?:the package `|package `|error: ).+)/,
				until: /^\s{0,8}Caused by/
			}, cargo_ROOT],
			sentence: "{cause}: {root}",
			example: "error: no matching package named `serd` found\nlocation searched: crates.io index\nrequired by package `gateway v0.3.0 (/app)`",
			source: `${CARGO}/core/resolver/errors.rs`
		},
		{
			name: "cargo-workspace",
			kind: "missing file",
			pattern: /^\s{0,8}error: (?<cause>(?:could not find `|no (?:bin|example|test|library|lib) target|(?:cannot|can't) (?:update|find|create)|the lock file|failed to (?:load manifest|(?:read|open|write|create) `)|current package believes|manifest path|couldn't read|no such (?:sub)?command).*)/,
			near: [
				{
					where: "below",
					within: 1,
					pattern: /^\s{0,8}(?<root>Available .+)/
				},
				{
					where: "below",
					within: 6,
					pattern: /^\s{1,8}failed to read `(?<file>[^`]{1,300}\.toml)`$/
				},
				cargo_ROOT
			],
			sentence: "{cause}: {root}",
			example: "error: could not find `Cargo.toml` in `/app` or any parent directory",
			source: `${CARGO}/util/important_paths.rs`
		},
		{
			name: "rust-toolchain",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:toolchain '|rustup could not|component '|'?(?:cargo|rust)\S{1,20} is not installed|override toolchain|could not (?:download|execute process|choose)|the toolchain|invalid toolchain|target '|linker `|failed to (?:install|run `rustc`)|no (?:default|override)|Unable to proceed|custom toolchain).*)/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{1,12}= note: (?<root>.+)/
			}],
			sentence: "{cause}: {root}",
			example: "error: toolchain 'nightly-x86_64-unknown-linux-gnu' is not installed",
			source: "https://github.com/rust-lang/rustup/blob/master/src/errors.rs"
		},
		{
			name: "cargo-audit",
			kind: "lint error",
			pattern: /^\s{0,8}error: (?<cause>[1-9]\d* vulnerabilit(?:y|ies) found!?)/,
			near: [{
				where: "far-above",
				within: 60,
				pattern: /^Crate: {1,12}(?<crate>\S+)/
			}, {
				where: "far-above",
				within: 60,
				pattern: /^Title: {1,12}(?<title>.+)/
			}],
			sentence: "{cause} {crate} {title}",
			example: "Crate:     time\nTitle:     Potential segfault\nerror: 1 vulnerability found!",
			source: "https://github.com/rustsec/rustsec/blob/main/cargo-audit/src/presenter.rs"
		},
		{
			name: "cargo-arguments",
			kind: "crash",
			pattern: /^\s{0,8}error: (?<cause>(?:the following required arguments were not provided|unexpected argument|unrecognized subcommand|invalid value|a value is required|one or more required|the argument '|The argument '|The following required|Found argument).*)/,
			near: [{
				where: "below",
				within: 12,
				pattern: /^\s{0,8}(?:Usage:|USAGE:)/,
				isRequired: true
			}, {
				where: "below",
				within: 1,
				pattern: /^\s{2,10}(?<argument><?-?.+)/
			}],
			sentence: "{cause} {argument}",
			example: "error: the following required arguments were not provided:\n  --database-url <URL>\n\nUsage: gateway --database-url <URL>",
			source: "https://github.com/clap-rs/clap/blob/master/clap_builder/src/error/format.rs"
		},
		{
			name: "cargo-caused-by",
			kind: "compile error",
			pattern: /^\s{0,8}error: (?!could not compile|failed to (?:run custom build|parse))(?<cause>.+)/,
			near: [CAUSED_BY, cargo_ROOT],
			sentence: "{cause}: {root}",
			example: "error: failed to determine package fingerprint\n\nCaused by:\n  could not find the repository",
			source: `${CARGO}/lib.rs (display_error)`
		},
		{
			name: "rust-main-port",
			kind: "port",
			pattern: /^\s{0,8}Error: (?<cause>.*(?:AddrInUse|Address already in use).*)/,
			example: "Error: Os { code: 98, kind: AddrInUse, message: \"Address already in use\" }",
			source: "https://github.com/rust-lang/rust/blob/master/library/std/src/process.rs (Termination)"
		},
		{
			name: "rust-main-anyhow",
			kind: "crash",
			pattern: /^\s{0,8}Error: (?<cause>.+)/,
			near: [
				CAUSED_BY,
				{
					where: "far-below",
					within: 12,
					pattern: /^\s{4,12}(?:\d+: |= note: )?(?<root>\S.*)/,
					until: /^\s{0,8}$/
				},
				cargo_ROOT
			],
			sentence: "{cause}: {root}",
			example: "Error: cannot open the pool\n\nCaused by:\n    0: error communicating with database\n    1: Connection refused (os error 111)",
			source: "https://github.com/dtolnay/anyhow/blob/master/src/fmt.rs"
		},
		{
			name: "rust-main-error",
			kind: "crash",
			pattern: /^\s{0,8}Error: (?:(?=\w+(?: \{ |\().*[)}]$)|(?=".+"$)|(?=(?:NotPresent|PoolTimedOut|RowNotFound|PoolClosed)$))(?<cause>.+)/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{4}at /,
				isForbidden: true
			}],
			example: "Error: ParseIntError { kind: InvalidDigit }",
			source: "https://github.com/rust-lang/rust/blob/master/library/std/src/process.rs (Termination)"
		},
		{
			name: "rust-memory-allocation",
			kind: "out of memory",
			pattern: /^\s{0,8}(?<cause>memory allocation of \d+ bytes failed|LLVM ERROR: out of memory.*|rustc-LLVM ERROR: out of memory.*)/,
			example: "memory allocation of 536870912 bytes failed\nAborted (core dumped)",
			source: "https://github.com/rust-lang/rust/blob/master/library/std/src/alloc.rs (default_alloc_error_hook)"
		},
		{
			name: "rust-stack-overflow",
			kind: "crash",
			pattern: /^\s{0,8}(?:thread '[^']{1,100}' (?:\(\d+\) )?(?<cause>has overflowed its stack)|fatal runtime error: (?<cause>.+))/,
			example: "\nthread 'main' has overflowed its stack\nfatal runtime error: stack overflow",
			source: "https://github.com/rust-lang/rust/blob/master/library/std/src/sys/pal/unix/stack_overflow.rs"
		},
		{
			name: "rustc-internal-error",
			kind: "compile error",
			pattern: /^\s{0,8}error: (?<cause>internal compiler error: .+)/,
			example: "error: internal compiler error: compiler/rustc_middle/src/ty/mod.rs:5:1: unexpected type",
			source: "https://github.com/rust-lang/rust/blob/master/compiler/rustc_errors/src/lib.rs"
		},
		{
			name: "cc-rs",
			kind: "missing dependency",
			pattern: /^\s{0,8}error occurred(?: in cc-rs)?: (?<cause>.+)/,
			near: [{
				where: "above",
				within: 100,
				pattern: /^\s{0,8}error: (?<build>failed to run custom build command for `[^`]{1,100}`)/
			}],
			sentence: "{build}: {cause}",
			example: "  error occurred in cc-rs: failed to find tool \"x86_64-linux-musl-gcc\": No such file or directory (os error 2)",
			source: "https://github.com/rust-lang/cc-rs/blob/main/src/lib.rs (fail)"
		},
		{
			name: "rust-migration",
			kind: "migration",
			pattern: /^\s{0,8}(?:error: (?<cause>while executing migration \d+: .+)|Failed (?:to run \S+ )?with: (?<cause>.+))/,
			example: "error: while executing migration 20240101: error returned from database: relation \"users\" already exists",
			source: "https://github.com/launchbadge/sqlx/blob/main/sqlx-core/src/migrate/error.rs"
		},
		{
			name: "cargo-build-script",
			kind: "compile error",
			rank: "effect",
			pattern: /^\s{0,8}error: (?<cause>failed to run custom build command for `[^`]{1,100}`)/,
			near: [{
				where: "below",
				within: 60,
				pattern: /^\s{2,12}(?:--- stderr\s)?(?:error: |Error: )?(?<root>(?:Could not |The system library|Unable to|could not |is `cmake`|cannot |Failed |failed ).+)/
			}],
			sentence: "{cause}: {root}",
			example: "error: failed to run custom build command for `libz-sys v1.1.12`",
			source: `${CARGO}/core/compiler/custom_build.rs`
		},
		{
			name: "rustc-linker",
			kind: "compile error",
			rank: "effect",
			pattern: /^\s{0,8}error: (?<cause>linking with `[^`]{1,100}` failed: .+)/,
			example: "error: linking with `cc` failed: exit status: 1",
			source: "https://github.com/rust-lang/rust/blob/master/compiler/rustc_codegen_ssa/src/errors.rs"
		},
		{
			name: "cargo-could-not-compile",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,8}error: (?<cause>could not compile `.+|aborting due to .+|test failed, to rerun .+|process didn't exit successfully: .+)/,
			example: "error: could not compile `gateway` (bin \"gateway\") due to 1 previous error",
			source: `${CARGO}/core/compiler/mod.rs`
		}
	];
	;
	const MSBUILD = "https://github.com/dotnet/msbuild/blob/main/src/Shared/CanonicalError.cs";
	const RUNTIME = "https://github.com/dotnet/runtime/blob/main/src";
	const EF = "https://github.com/dotnet/efcore/blob/main/src";
	const PROJECT = "(?: \\[[^\\]]{1,300}\\])?$";
	const dotnet_FRAME = {
		where: "below",
		within: 60,
		pattern: /^\s{1,12}at .+ in (?!\/_\/|\/home\/runner\/|\/__w\/|[A-Z]:\\a\\)(?<file>(?:[A-Za-z]:)?[^:]{1,300}):(?:line )?(?<line>\d+)$/,
		until: /^\s{0,8}(?:Unhandled exception|info: |warn: )/
	};
	const ANY_FRAME = {
		...dotnet_FRAME,
		pattern: /^\s{1,12}at .+ in (?!\/_\/)(?<file>(?:[A-Za-z]:)?[^:]{1,300}):(?:line )?(?<line>\d+)$/
	};
	const FRAMES = [dotnet_FRAME, ANY_FRAME];
	const UNHANDLED = "^\\s{0,8}(?:\\S{1,60} )?Unhandled [Ee]xception[.:] ";
	const DOTNET = [
		{
			name: "dotnet-command-failed",
			kind: "compile error",
			rank: "effect",
			pattern: new RegExp(`^\\s{0,8}(?:[^\\s(:][^(:]{0,300}\\([\\d,]{1,15}\\)|MSBUILD|EXEC) ?: error MSB(?:3073|3077|6006|3721|4181): (?<cause>.+?)${PROJECT}`),
			example: "/app/src/Api/Api.csproj(20,5): error MSB3073: The command \"npm run build\" exited with code 1. [/app/src/Api/Api.csproj]",
			source: MSBUILD
		},
		{
			name: "dotnet-test-error",
			kind: "test failure",
			pattern: new RegExp(`^\\s{0,8}(?<file>[^\\s(:][^(:]{0,300})\\((?<line>\\d+)\\): error TESTERROR:? (?<test>[^:]{1,250}): (?:Error Message: )?(?<cause>.+?)${PROJECT}`),
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{0,12}(?<expected>Expected: .+)/
			}, {
				where: "below",
				within: 4,
				pattern: /^\s{0,12}(?<actual>(?:Actual|But was): .+)/
			}],
			sentence: "{test}: {cause} {expected} {actual}",
			example: "/app/tests/CartTests.cs(12): error TESTERROR: Api.Tests.CartTests.Adds_tax (5ms): Error Message: Assert.Equal() Failure",
			source: "https://github.com/microsoft/vstest/blob/main/src/Microsoft.TestPlatform.Build/Tasks/VSTestTask2.cs"
		},
		{
			name: "dotnet-format",
			kind: "lint error",
			pattern: new RegExp(`^\\s{0,8}(?<file>(?:[A-Za-z]:)?[^\\s(:][^(:]{0,300})\\((?<line>\\d+),(?<column>\\d+)\\): error (?:WHITESPACE|FINALNEWLINE|IMPORTS|CHARSET|ENDOFLINE|IDE\\d+|CA\\d+|SA\\d+): (?<cause>.+?)${PROJECT}`),
			example: "/app/src/Api/Program.cs(3,5): error WHITESPACE: Fix whitespace formatting. Delete 2 characters. [/app/src/Api/Api.csproj]",
			source: "https://github.com/dotnet/sdk/tree/main/src/BuiltInTools/dotnet-format"
		},
		{
			name: "dotnet-sdk-file",
			kind: "compile error",
			pattern: new RegExp(`^(?=[^(]{0,300}(?:[/\\\\]sdk[/\\\\]|[/\\\\]\\.nuget[/\\\\]|[/\\\\]packages[/\\\\]|[/\\\\]MSBuild[/\\\\]))\\s{0,8}[^\\s(][^(]{1,300}\\(\\d+(?:,\\d+)?\\): error (?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`),
			example: "/usr/share/dotnet/sdk/8.0.100/Sdks/Microsoft.NET.Sdk/targets/Microsoft.NET.TargetFrameworkInference.targets(144,5): error NETSDK1045: The current .NET SDK does not support targeting .NET 9.0. [/app/src/Api/Api.csproj]",
			source: MSBUILD
		},
		{
			name: "msbuild",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}(?:\\d{1,3}(?::\\d{1,3})?>)?(?<file>(?:[A-Za-z]:)?[^\\s(:#][^(:]{0,300})\\((?<line>\\d+)(?:,(?<column>\\d+))?(?:[,-]\\d+){0,4}\\) ?: (?:fatal )?error (?!TS)(?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`),
			example: "/app/src/Api/Program.cs(3,5): error CS1002: ; expected [/app/src/Api/Api.csproj]",
			source: MSBUILD
		},
		{
			name: "msbuild-project",
			kind: "missing dependency",
			pattern: new RegExp(`^\\s{0,8}(?<file>(?=[^\\s:]{1,300}proj :)(?:[A-Za-z]:)?[^\\s:]{1,300}) : error (?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`),
			example: "/app/src/Api/Api.csproj : error NU1101: Unable to find package Acme.Mail. No packages exist with this id in source(s): nuget.org [/app/orders.sln]",
			source: MSBUILD
		},
		{
			name: "msbuild-no-place",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}(?:[\\w./-]{1,200} ?: )?(?:fatal )?error (?:CS|NU|NETSDK|MSB|FS|BC|LNK|IL|ASPNETCORE|BLAZOR)\\d+ ?: (?<cause>.+?)${PROJECT}`),
			near: [{
				where: "below",
				within: 1,
				pattern: /^Switch: (?<switch>.+)/
			}],
			sentence: "{cause} {switch}",
			example: "MSBUILD : error MSB1009: Project file does not exist.\nSwitch: src/Api.csproj",
			source: MSBUILD
		},
		{
			name: "nuget",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:Response status code|Unable to (?:load the service|find package)|NU\d+|Missing value for option|The (?:feed|source) ).+)/,
			example: "error: Response status code does not indicate success: 401 (Unauthorized).",
			source: "https://github.com/NuGet/NuGet.Client"
		},
		{
			name: "dotnet-missing-sdk",
			kind: "missing dependency",
			pattern: /^\s{0,12}(?<cause>A compatible (?:installed )?\.NET (?:Core )?SDK (?:was not found|for global\.json version).*|No \.NET (?:Core )?SDKs were found|Could not find any SDK for the specified|The SDK '.+' specified could not be found.*)/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^\s{0,8}Requested SDK version: (?<version>\S+)/
			}],
			sentence: "{cause} {version}",
			example: "A compatible .NET SDK was not found.\n\nRequested SDK version: 9.0.100\nglobal.json file: /app/global.json",
			source: `${RUNTIME}/native/corehost/fxr/sdk_resolver.cpp`
		},
		{
			name: "dotnet-missing-framework",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>You must install (?:or update )?\.NET to run this application|(?:The )?[Ff]ramework:? '[^']+', version '[^']+'[^.]* was not found|It was not possible to find any compatible framework version)/,
			near: [{
				where: "below",
				within: 8,
				pattern: /^\s{0,8}Framework: (?<framework>'.+)/
			}],
			sentence: "{cause}: {framework}",
			example: "You must install or update .NET to run this application.\n\nApp: /app/Api.dll\nArchitecture: x64\nFramework: 'Microsoft.NETCore.App', version '9.0.0' (x64)",
			source: `${RUNTIME}/native/corehost/fxr/framework_info.cpp`
		},
		{
			name: "dotnet-missing-command",
			kind: "missing file",
			pattern: /^\s{0,12}(?:\* )?(?<cause>The application '[^']+' does not exist.*|You intended to execute a \.NET (?:Core )?(?:program|application), but [\w.-]+ does not exist|A fatal error was encountered\. .+|Cannot use file stream for .+|The specified (?:deps\.json|runtimeconfig\.json) .+)/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{0,12}(?:A compatible|No) .{0,20}SDK/,
				isForbidden: true
			}],
			example: "The command could not be loaded, possibly because:\n  * You intended to execute a .NET application:\n      The application 'Api.dll' does not exist.",
			source: `${RUNTIME}/native/corehost/fxr/fx_muxer.cpp`
		},
		{
			name: "dotnet-missing-library",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>Couldn't find a valid ICU package installed on the system.*|Process terminated\. Couldn't find a valid ICU.+|Failed to (?:resolve|load) lib\w+\.so.*)/,
			example: "Process terminated. Couldn't find a valid ICU package installed on the system. Please install libicu (or icu-libs) using your package manager and try again.",
			source: `${RUNTIME}/libraries/System.Private.CoreLib/src/Resources/Strings.resx`
		},
		{
			name: "dotnet-unhandled-port",
			kind: "port",
			pattern: new RegExp(`${UNHANDLED}(?=.{0,300}(?:Failed to bind to address|Address already in use))(?<cause>.+)`),
			near: FRAMES,
			example: "Unhandled exception. System.IO.IOException: Failed to bind to address http://[::]:8080: address already in use.\n   at Microsoft.AspNetCore.Server.Kestrel.Core.Internal.AddressBinder.BindAsync()",
			source: "https://github.com/dotnet/aspnetcore/blob/main/src/Servers/Kestrel/Core/src/CoreStrings.resx"
		},
		{
			name: "dotnet-out-of-memory",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:Unhandled exception\. )?(?<cause>System\.OutOfMemoryException: .+|Out of memory\.$|GC heap initialization failed.+|Failed to create CoreCLR, HRESULT: 0x8007000E)/,
			near: FRAMES,
			example: "Unhandled exception. System.OutOfMemoryException: Exception of type 'System.OutOfMemoryException' was thrown.",
			source: `${RUNTIME}/coreclr/vm/eepolicy.cpp`
		},
		{
			name: "dotnet-unhandled-with-inner",
			kind: "crash",
			pattern: new RegExp(`${UNHANDLED}(?<cause>System\\.(?:TypeInitializationException|Reflection\\.TargetInvocationException|AggregateException): .+)`),
			near: [{
				where: "far-below",
				within: 12,
				pattern: /^\s{1,4}---> (?:\(Inner Exception #\d+\) )?(?<inner>.+)/,
				until: /^\s{1,12}at /
			}, ...FRAMES],
			sentence: "{cause} {inner}",
			example: "Unhandled exception. System.TypeInitializationException: The type initializer for 'Acme.Settings' threw an exception.\n ---> System.InvalidOperationException: DATABASE_URL is not set\n   at Acme.Settings..cctor() in /app/src/Api/Settings.cs:line 9",
			source: `${RUNTIME}/coreclr/vm/excep.cpp (DefaultCatchHandler)`
		},
		{
			name: "dotnet-unhandled",
			kind: "crash",
			pattern: new RegExp(`${UNHANDLED}(?<cause>.+)`),
			near: FRAMES,
			example: "Unhandled exception. System.InvalidOperationException: DATABASE_URL is not set\n   at Program.<Main>$(String[] args) in /app/src/Api/Program.cs:line 21",
			source: `${RUNTIME}/coreclr/vm/excep.cpp (DefaultCatchHandler)`
		},
		{
			name: "dotnet-fatal",
			kind: "crash",
			pattern: /^\s{0,8}(?:Fatal error\. (?<cause>.+)|(?<cause>Stack overflow\.)$)/,
			near: [{
				where: "below",
				within: 60,
				pattern: /^\s{1,12}at \S.+\(/,
				isRequired: true
			}, ...FRAMES],
			example: "Stack overflow.\n   at Acme.Cart.Total(Int32)\n   at Acme.Cart.Total(Int32)",
			source: `${RUNTIME}/coreclr/vm/eepolicy.cpp (LogInfoForFatalError)`
		},
		{
			name: "dotnet-host-failed",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}(?:Hosting failed to start|Application startup exception|BackgroundService failed)$/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}(?<cause>[A-Z]\w*\.[\w.]+(?: \(\w+\))?: .+)/,
				isRequired: true
			}, ...FRAMES],
			example: "fail: Microsoft.Extensions.Hosting.Internal.Host[11]\n      Hosting failed to start\n      System.IO.IOException: Failed to bind to address http://[::]:8080: address already in use.",
			source: `${RUNTIME}/libraries/Microsoft.Extensions.Hosting/src/Internal/HostingLoggerExtensions.cs`
		},
		{
			name: "dotnet-test",
			kind: "test failure",
			pattern: /^\s{0,8}(?:Failed|failed) (?<test>\S.{0,250}) (?:\[(?:< )?\d[\w .]{0,20}\]|\(\d[\w .]{0,20}\))$/,
			near: [
				{
					where: "below",
					within: 1,
					pattern: /^\s{0,8}(?:Error Message:|\w)/,
					isRequired: true
				},
				{
					where: "below",
					within: 2,
					pattern: /^\s{1,12}(?!Error Message:)(?<cause>\S.*)/
				},
				{
					where: "below",
					within: 8,
					pattern: /^\s{0,12}(?<expected>Expected:?\s{1,6}\S.*)/,
					until: /^\s{0,8}Stack Trace:/
				},
				{
					where: "below",
					within: 9,
					pattern: /^\s{0,12}(?<actual>(?:Actual|But was):\s{1,6}\S.*)/,
					until: /^\s{0,8}Stack Trace:/
				},
				...FRAMES
			],
			sentence: "{test}: {cause} {expected} {actual}",
			example: "  Failed Api.Tests.CartTests.Adds_tax [5 ms]\n  Error Message:\n   Assert.Equal() Failure: Values differ\nExpected: 119\nActual:   100\n  Stack Trace:\n     at Api.Tests.CartTests.Adds_tax() in /app/tests/Api.Tests/CartTests.cs:line 12",
			source: "https://github.com/microsoft/vstest/blob/main/src/vstest.console/Internal/ConsoleLogger.cs"
		},
		{
			name: "dotnet-test-aborted",
			kind: "test failure",
			rank: "effect",
			pattern: /^\s{0,8}(?<cause>The active test run was aborted\. Reason: .+|\[xUnit\.net [\d:.]+\]\s{1,12}\S.+ \[FAIL\])/,
			example: "The active test run was aborted. Reason: Test host process crashed",
			source: "https://github.com/microsoft/vstest/blob/main/src/vstest.console/Internal/ConsoleLogger.cs"
		},
		{
			name: "ef-migration",
			kind: "migration",
			pattern: /^\s{0,8}(?:Npgsql\.PostgresException|Microsoft\.Data\.\w+\.\w+Exception|MySqlConnector\.MySqlException|MySql\.Data\.\w+\.\w+) \(0x\w+\): (?<cause>.+)/,
			near: [{
				where: "above",
				within: 60,
				pattern: /^(?:\s{0,8}(?:Applying migration|Failed executing DbCommand)|.{0,60}Migrations\[)/,
				isRequired: true
			}],
			example: "      Applying migration '20260201093011_AddCustomers'.\nNpgsql.PostgresException (0x80004005): 42P07: relation \"Customers\" already exists",
			source: `${EF}/EFCore.Relational/Migrations/Internal/Migrator.cs`
		},
		{
			name: "ef-tool",
			kind: "migration",
			pattern: /^\s{0,8}(?<cause>(?:No DbContext (?:was found|named)|Unable to create (?:a|an object of type) '?DbContext|Unable to create an object of type|Your startup project '|Your target project '|No project was found\. |More than one DbContext was found|Unable to retrieve project metadata).*)/,
			example: "No DbContext was found in assembly 'Api'. Ensure that you're using the correct assembly and that the type is neither abstract nor generic.",
			source: `${EF}/EFCore.Design/Properties/DesignStrings.resx`
		},
		{
			name: "dotnet-exit",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,8}(?<cause>Build failed\. Use dotnet build to see the errors|Build FAILED|Test Run Failed)\.$/,
			example: "Build FAILED.",
			source: "https://github.com/dotnet/msbuild/blob/main/src/Build/Logging/BaseConsoleLogger.cs"
		}
	];
	;
	const GO = "https://github.com/golang/go/blob/master/src";
	const OWN_FRAME = /^\s{1,8}(?=\/|\.\/|(?:github|gitlab|bitbucket)\.)(?!\S{0,200}\/(?:vendor|(?:go(?:\/[\d.]{3,8}\/\w{3,6})?|golang|go-?\d\.\d{1,2}(?:\.\d{1,2})?)\/src\/(?:bufio|bytes|context|crypto|database|encoding|errors|flag|fmt|html|internal|io|log|maps|math|net|os|path|reflect|regexp|runtime|slices|sort|strconv|strings|sync|syscall|testing|text|time))\/)(?:(?:github|gitlab|bitbucket)\.[a-z]{3}\/[^\s/@]{1,60}\/[^\s/@]{1,60}\/(?:v\d{1,2}\/)?)?(?<file>[^\s@:]{1,300}):(?<line>\d+)(?: |$)/;
	const GOROUTINE = {
		where: "below",
		within: 15,
		pattern: /^(?:goroutine \d+|runtime stack:|\[signal )/,
		isRequired: true
	};
	const go_FRAME = {
		where: "below",
		within: 80,
		pattern: OWN_FRAME,
		until: /^(?:created by|exit status) /
	};
	const NOT_TEST_LINE = /^(?:=== RUN|\s{0,12}--- |FAIL|ok\s|PASS)/;
	const IN_TEST = /^\s{1,16}(?<file>[\w.-]{1,100}_test\.go):(?<line>\d+): (?<cause>\S.*)/;
	const ASSERTION = /^\s{1,16}(?<file>[\w.-]{1,100}_test\.go):(?<line>\d+): (?=.{0,200}\b(?:want|got|[Ee]xpected)\b)(?<cause>\S.*)/;
	const MORE_IN_TEST = {
		where: "all-below",
		within: 4,
		pattern: /^\s{8,20}(?![\w.-]{1,100}\.go:)(?<more>(?:got|want|have|expected|actual|exp|act)\b.*)/i,
		until: NOT_TEST_LINE
	};
	const PACKAGE = {
		where: "below",
		within: 200,
		pattern: /^FAIL\t(?<goPackage>[^\s]{1,300})\t/,
		until: /^(?:FAIL|ok)\s{1,4}\S/
	};
	const GO_RUN = [
		{
			name: "go-test-timeout",
			kind: "timeout",
			pattern: /^(?<cause>panic: test timed out after \S+)/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^\s{1,8}(?<test>Test\w+\S*) \(/
			}, {
				where: "below",
				within: 90,
				pattern: OWN_FRAME
			}],
			sentence: "{test}: {cause}",
			example: "panic: test timed out after 10m0s\nrunning tests:\n	TestSlow (10m0s)\n\ngoroutine 34 [running]:\ntesting.(*M).startAlarm.func1()\n	/usr/local/go/src/testing/testing.go:2366 +0x385\ncreated by time.goFunc\n\ngoroutine 7 [sleep]:\nmain.TestSlow()\n	/app/slow_test.go:9 +0x1d",
			source: `${GO}/testing/testing.go (startAlarm)`
		},
		{
			name: "go-test-panic",
			kind: "test failure",
			pattern: /^\s{0,8}panic: (?<cause>.+?)(?: \[recovered(?:, repanicked)?\])?$/,
			near: [
				{
					where: "above",
					within: 12,
					pattern: /^--- FAIL: (?<test>\S+) \(/,
					until: /^(?:FAIL|ok|=== RUN)/,
					isRequired: true
				},
				GOROUTINE,
				go_FRAME
			],
			sentence: "{test}: {cause}",
			example: "--- FAIL: TestTotal (0.00s)\npanic: assignment to entry in nil map [recovered]\n	panic: assignment to entry in nil map\n\ngoroutine 7 [running]:\nmain.total()\n	/app/cart/total.go:8 +0x1d",
			source: `${GO}/testing/testing.go (tRunner)`
		},
		{
			name: "go-panic-port",
			kind: "port",
			pattern: /^panic: (?<cause>.{0,80}listen (?:tcp|udp)\S* \S+ bind: .+)/,
			near: [GOROUTINE, go_FRAME],
			example: "panic: listen tcp :8080: bind: address already in use\n\ngoroutine 1 [running]:\nmain.main()\n	/app/main.go:12 +0xb5",
			source: `${GO}/net/net.go (OpError.Error)`
		},
		{
			name: "go-panic",
			kind: "crash",
			pattern: /^\s{0,8}panic: (?<cause>.+?)(?: \[recovered(?:, repanicked)?\])?$/,
			near: [GOROUTINE, go_FRAME],
			example: "panic: assignment to entry in nil map\n\ngoroutine 1 [running]:\nmain.main()\n	/app/main.go:12 +0xb5",
			source: `${GO}/runtime/panic.go (printpanics)`
		},
		{
			name: "go-out-of-memory",
			kind: "out of memory",
			pattern: /^(?<cause>fatal error: (?:runtime: )?(?:out of memory|cannot allocate memory).*)/,
			near: [GOROUTINE, go_FRAME],
			example: "fatal error: runtime: out of memory\n\nruntime stack:\nruntime.throw({0x4b2})\n	/usr/local/go/src/runtime/panic.go:1077 +0x5c",
			source: `${GO}/runtime/mem_linux.go (sysMapOS)`
		},
		{
			name: "go-fatal-error",
			kind: "crash",
			pattern: /^(?<cause>fatal error: .+)/,
			near: [GOROUTINE, go_FRAME],
			example: "fatal error: all goroutines are asleep - deadlock!\n\ngoroutine 1 [chan send]:\nmain.main()\n	/app/main.go:6 +0x5b",
			source: `${GO}/runtime/panic.go (fatalthrow)`
		},
		{
			name: "go-data-race",
			kind: "crash",
			pattern: /^(?<cause>WARNING: DATA RACE)/,
			near: [{
				where: "below",
				within: 40,
				pattern: OWN_FRAME,
				until: /^={10,20}$/
			}],
			example: "==================\nWARNING: DATA RACE\nWrite at 0x00c0000b4010 by goroutine 7:\n  main.main.func1()\n      /app/main.go:12 +0x3c",
			source: "https://go.dev/doc/articles/race_detector#Report_Format"
		},
		{
			name: "go-segmentation-violation",
			kind: "crash",
			pattern: /^(?<cause>SIG(?:SEGV|BUS|ILL|FPE|ABRT): .+)/,
			near: [{
				...GOROUTINE,
				within: 6,
				pattern: /^(?:goroutine \d+|PC=0x)/
			}, go_FRAME],
			example: "SIGSEGV: segmentation violation\nPC=0x7f2 m=0 sigcode=1\n\ngoroutine 1 [syscall]:\nmain.main()\n	/app/main.go:6 +0x5b",
			source: `${GO}/runtime/signal_unix.go (sighandler)`
		},
		{
			name: "go-test-testify-values",
			kind: "test failure",
			pattern: /^\s{1,16}Error:\s{1,12}(?<cause>\S.*?)\s{0,4}$/,
			near: [
				{
					where: "below",
					within: 3,
					pattern: /^\s{1,40}expected\s?: (?<expected>.+)/,
					isRequired: true
				},
				{
					where: "below",
					within: 4,
					pattern: /^\s{1,40}actual\s{0,2}: (?<actual>.+)/,
					isRequired: true
				},
				{
					where: "below",
					within: 20,
					pattern: /^\s{1,16}Test:\s{1,12}(?<test>\S+)/
				},
				{
					where: "below",
					within: 22,
					pattern: /^\s{1,16}Messages:\s{1,12}(?<message>\S.*)/,
					until: /^---|^\s{1,16}Error/
				},
				{
					where: "above",
					within: 6,
					pattern: /^\s{1,16}Error Trace:\s{1,8}(?<file>[^\s:]{1,300}):(?<line>\d+)/
				}
			],
			sentence: "{test}: {cause} expected: {expected} actual: {actual} {message}",
			example: "--- FAIL: TestTotal (0.00s)\n    total_test.go:11: \n        	Error Trace:	/app/total_test.go:11\n        	Error:      	Not equal: \n        	            	expected: 119\n        	            	actual  : 100\n        	Test:       	TestTotal\n        	Messages:   	with tax",
			source: "https://github.com/stretchr/testify/blob/master/assert/assertions.go (Fail)"
		},
		{
			name: "go-test-testify",
			kind: "test failure",
			pattern: /^\s{1,16}Error:\s{1,12}(?<cause>\S.*)/,
			near: [
				{
					where: "above",
					within: 6,
					pattern: /^\s{1,16}Error Trace:\s{1,8}(?<file>[^\s:]{1,300}):(?<line>\d+)/,
					isRequired: true
				},
				{
					where: "below",
					within: 20,
					pattern: /^\s{1,16}Test:\s{1,12}(?<test>\S+)/
				},
				{
					where: "below",
					within: 1,
					pattern: /^\s{16,40}(?<more>\S.*)/
				},
				{
					where: "below",
					within: 22,
					pattern: /^\s{1,16}Messages:\s{1,12}(?<message>\S.*)/,
					until: /^---|^\s{1,16}Error/
				}
			],
			sentence: "{test}: {cause} {more} {message}",
			example: "    db_test.go:9: \n        	Error Trace:	/app/db_test.go:9\n        	Error:      	Received unexpected error:\n        	            	dial tcp: connection refused\n        	Test:       	TestOpen",
			source: "https://github.com/stretchr/testify/blob/master/assert/assertions.go (Fail)"
		},
		{
			name: "gotestsum",
			kind: "test failure",
			pattern: /^=== FAIL: (?<folder>\S+) (?<test>\S+) \(/,
			near: [{
				where: "below",
				within: 10,
				pattern: IN_TEST,
				until: NOT_TEST_LINE,
				isRequired: true
			}],
			sentence: "{test}: {cause}",
			example: "=== FAIL: cart TestTotal (0.00s)\n    total_test.go:11: got 100, want 119",
			source: "https://github.com/gotestyourself/gotestsum/blob/main/testjson/summary.go"
		},
		{
			name: "go-test-of-subtest",
			kind: "test failure",
			pattern: /^--- FAIL: (?<test>\S+) \(/,
			near: [
				PACKAGE,
				{
					where: "above",
					within: 60,
					pattern: ASSERTION,
					until: /^\s{0,16}--- /,
					isRequired: true
				},
				{
					where: "above",
					within: 60,
					pattern: /^=== RUN\s{1,4}\S+\//,
					until: /^\s{0,16}--- /,
					isRequired: true
				}
			],
			sentence: "{test}: {cause}",
			example: "=== RUN   TestApply\n=== RUN   TestApply/half_up\n    apply_test.go:19: Apply(15) = 850, want 849\n=== RUN   TestApply/all\n--- FAIL: TestApply (0.00s)\nFAIL",
			source: `${GO}/testing/testing.go (report)`
		},
		{
			name: "go-test",
			kind: "test failure",
			pattern: /^\s{0,16}--- FAIL: (?<test>\S+) \(/,
			near: [
				PACKAGE,
				{
					where: "below",
					within: 10,
					pattern: ASSERTION,
					until: NOT_TEST_LINE
				},
				{
					where: "below",
					within: 10,
					pattern: IN_TEST,
					until: NOT_TEST_LINE,
					isRequired: true
				},
				MORE_IN_TEST
			],
			sentence: "{test}: {cause} {more}",
			example: "--- FAIL: TestTotal (0.00s)\n    total_test.go:11: got 100, want 119\nFAIL",
			source: `${GO}/testing/testing.go (report)`
		},
		{
			name: "go-test-verbose",
			kind: "test failure",
			pattern: /^--- FAIL: (?<test>\S+) \(/,
			near: [
				PACKAGE,
				{
					where: "above",
					within: 12,
					pattern: IN_TEST,
					until: /^(?:=== RUN|\s{0,16}--- )/,
					isRequired: true
				},
				{
					where: "above",
					within: 60,
					pattern: /^=== RUN/,
					isRequired: true
				}
			],
			sentence: "{test}: {cause}",
			example: "=== RUN   TestTotal\n    total_test.go:11: got 100, want 119\n--- FAIL: TestTotal (0.00s)\nFAIL\nFAIL	github.com/acme/orders/cart	0.003s",
			source: `${GO}/testing/testing.go (report)`
		},
		{
			name: "go-test-example",
			kind: "test failure",
			pattern: /^--- FAIL: (?<test>Example\S*) \(/,
			near: [
				{
					where: "below",
					within: 3,
					pattern: /^got:$/,
					isRequired: true
				},
				{
					where: "below",
					within: 2,
					pattern: /^(?!got:)(?<got>\S.*)/
				},
				{
					where: "far-below",
					within: 6,
					pattern: /^(?!want:|FAIL|ok|exit)(?<want>\S.*)/,
					until: /^FAIL/
				}
			],
			sentence: "{test}: got: {got} want: {want}",
			example: "--- FAIL: ExampleTotal (0.00s)\ngot:\n100\nwant:\n119\nFAIL",
			source: `${GO}/testing/example.go (processRunResult)`
		},
		{
			name: "go-test-only-name",
			kind: "test failure",
			rank: "effect",
			pattern: /^\s{0,16}--- FAIL: (?<test>\S+) \(/,
			sentence: "{test} failed",
			example: "--- FAIL: TestTotal (0.00s)\nFAIL",
			source: `${GO}/testing/testing.go (report)`
		},
		{
			name: "ginkgo",
			kind: "test failure",
			pattern: /^\s{0,8}\[FAILED\] (?<cause>.+)/,
			near: [
				{
					where: "below",
					within: 12,
					pattern: /^\s{0,8}In \[\w+\] at: (?<file>[^\s:]{1,300}):(?<line>\d+)/,
					isRequired: true
				},
				{
					where: "below",
					within: 1,
					pattern: /^\s{4,12}(?<got>\S.*)/
				},
				{
					where: "below",
					within: 2,
					pattern: /^\s{2,8}(?<how>to \S.*)/
				},
				{
					where: "below",
					within: 3,
					pattern: /^\s{4,12}(?<want><.*)/,
					until: /^\s{0,8}In \[/
				}
			],
			sentence: "{cause} {got} {how} {want}",
			example: "  [FAILED] Expected\n      <int>: 100\n  to equal\n      <int>: 119\n  In [It] at: /app/cart_test.go:14 @ 04/11/26",
			source: "https://github.com/onsi/ginkgo/blob/master/reporters/default_reporter.go"
		},
		{
			name: "go-test-package",
			kind: "test failure",
			rank: "exit",
			pattern: /^FAIL\t(?<package>\S+)/,
			sentence: "the tests of {package} failed",
			example: "FAIL	github.com/acme/orders/cart	0.003s",
			source: `${GO}/cmd/go/internal/test/test.go`
		}
	];
	;
	const go_build_GO = "https://github.com/golang/go/blob/master/src";
	const NO_ERROR = "(?!warning: |note: )";
	const PLACE = `(?:vet: )?(?=[^\\s:]{1,300}\\.go:)(?<file>[^\\s:]{1,300}):(?<line>\\d+):(?<column>\\d+): ${NO_ERROR}`;
	const go_build_PACKAGE = {
		where: "above",
		within: 20,
		pattern: /^# (?<goPackage>[^\s[]{1,300})$/
	};
	const placed = (rest) => new RegExp(`^\\s{0,8}${PLACE}${rest}`);
	const GO_BUILD = [
		{
			name: "go-in-module",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}(?=[^\\s:]{0,300}(?:/pkg/mod|/vendor|/go/src/[a-z]{1,20})/)(?![^\\s:]{0,300}/go/src/app/)[^\\s:]{1,300}:\\d+:\\d+: ${NO_ERROR}(?<cause>.+)`),
			example: "/go/pkg/mod/golang.org/x/tools@v0.12.0/internal/tokeninternal/x.go:64:9: invalid array length -delta * delta",
			source: `${go_build_GO}/cmd/compile/internal/base/print.go (FlushErrors)`
		},
		{
			name: "golangci-typecheck",
			kind: "compile error",
			pattern: placed("(?<cause>.+) \\(typecheck\\)$"),
			example: "internal/api/api.go:12:2: undefined: handler (typecheck)",
			source: "https://golangci-lint.run/docs/linters/ (typecheck)"
		},
		{
			name: "golangci",
			kind: "lint error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.go:)(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?: (?!warning: )(?<cause>\S.* \([A-Za-z][\w-]{1,30}\))$/,
			example: "internal/store/store.go:44:16: Error return value of `db.Close` is not checked (errcheck)",
			source: "https://github.com/golangci/golangci-lint/blob/main/pkg/printers/text.go"
		},
		{
			name: "golangci-error",
			kind: "lint error",
			pattern: /^(?:time="?[^\s"]{1,40}"? )?(?:level=error msg="|ERRO )(?<cause>(?:Running error: |Can't (?!add file|close tar)|Failed to |Timeout exceeded|\[linters_context\] typechecking)[^"]*)/i,
			example: "level=error msg=\"Timeout exceeded: try increasing it by passing --timeout option\"",
			source: "https://github.com/golangci/golangci-lint/blob/main/pkg/commands/run.go"
		},
		{
			name: "golangci-config",
			kind: "lint error",
			pattern: /^Error: (?<cause>(?:can't load config|unsupported version of the configuration|build linters|you are using a configuration file).*)/,
			example: "Error: can't load config: the Go language version (go1.22) used to build golangci-lint is lower than the targeted Go version (1.23.0)",
			source: "https://github.com/golangci/golangci-lint/blob/main/pkg/config/loader.go"
		},
		{
			name: "go-missing-module",
			kind: "missing dependency",
			pattern: placed("(?<cause>(?:no required module provides package|missing go\\.sum entry|cannot find (?:package|module)|package \\S+ is not in (?:std|GOROOT)|could not import|cannot query module).*?)(?:; to add(?: it)?:)?$"),
			example: "main.go:6:2: no required module provides package github.com/go-chi/chi/v5; to add it:\n	go get github.com/go-chi/chi/v5",
			source: `${go_build_GO}/cmd/go/internal/modload/import.go (ImportMissingError)`
		},
		{
			name: "go-embed",
			kind: "missing file",
			pattern: placed("(?<cause>pattern \\S+: .+)"),
			example: "web/web.go:5:12: pattern static/*: no matching files found",
			source: `${go_build_GO}/cmd/go/internal/load/pkg.go (resolveEmbed)`
		},
		{
			name: "go-vet",
			kind: "lint error",
			pattern: placed("(?<cause>.+)"),
			near: [{
				where: "above",
				within: 20,
				pattern: /^# \[/,
				until: /^# [^[]/,
				isRequired: true
			}, go_build_PACKAGE],
			example: "# github.com/acme/orders\n# [github.com/acme/orders]\n./main.go:9:2: fmt.Printf format %d has arg name of wrong type string",
			source: `${go_build_GO}/cmd/go/internal/work/exec.go (reportCmd)`
		},
		{
			name: "go-vet-command",
			kind: "lint error",
			pattern: placed("(?<cause>.+)"),
			near: [{
				where: "above",
				within: 8,
				pattern: /^(?!.*\bvet: ).{0,100}\bgo vet\b/,
				isRequired: true
			}],
			example: "go vet ./...\n# github.com/acme/orders\n./main.go:9:2: unreachable code",
			source: `${go_build_GO}/cmd/go/internal/vet/vet.go`
		},
		{
			name: "go-compile",
			kind: "compile error",
			pattern: placed("(?:syntax error: (?=syntax error))?(?<cause>.+)"),
			near: [go_build_PACKAGE],
			example: "# github.com/acme/orders/api\napi/routes.go:7:12: syntax error: unexpected newline in argument list",
			source: `${go_build_GO}/cmd/compile/internal/base/print.go (FlushErrors)`
		},
		{
			name: "go-mod-file",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:go: )?(?=[^\s:]{0,300}go\.(?:mod|work|sum):)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?<cause>.+)/,
			example: "go: errors parsing go.mod:\n/app/go.mod:3: invalid go version '1.22.0': must match format 1.23",
			source: `${go_build_GO}/cmd/vendor/golang.org/x/mod/modfile/rule.go (ErrorList)`
		},
		{
			name: "go-generate",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.go:)(?<file>[^\s:]{1,300}):(?<line>\d+): (?<cause>running "[^"]{1,100}": .+)/,
			example: "api/kinds.go:3: running \"stringer\": exec: \"stringer\": executable file not found in $PATH",
			source: `${go_build_GO}/cmd/go/internal/generate/generate.go (exec)`
		},
		{
			name: "go-import-cycle",
			kind: "compile error",
			pattern: /^\s{0,16}(?:package|imports) [^\s:]+(?: from [^\s:]+)?: (?=import cycle not allowed|use of internal package|build constraints exclude|no required module|cannot find|no Go files|\S{1,6} source files not allowed|import ")(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/,
			example: "package github.com/acme/orders\n	imports github.com/acme/orders/a from main.go\n	imports github.com/acme/orders/b from a.go\n	imports github.com/acme/orders/a from b.go: import cycle not allowed",
			source: `${go_build_GO}/cmd/go/internal/load/pkg.go (PackageError)`
		},
		{
			name: "go-package",
			kind: "missing file",
			pattern: /^\s{0,8}(?:go: )?(?:(?=stat \S+: directory not found|no Go files in |found packages \w+ \(|named files must be \.go files|malformed import path|cannot find package|build output ")|(?=package \S+ is not )|(?=pattern \S+: )|(?=directory \S+ (?:is contained|outside)))(?<cause>.+)/,
			example: "stat /app/cmd/server: directory not found",
			source: `${go_build_GO}/cmd/go/internal/load/pkg.go`
		},
		{
			name: "go-run-missing-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>no required module provides package [^\s;]+)/,
			example: "no required module provides package cmd/server/main.go; to add it:\n	go get cmd/server/main.go",
			source: `${go_build_GO}/cmd/go/internal/modload/import.go (ImportMissingError)`
		},
		{
			name: "go-no-main",
			kind: "compile error",
			pattern: /^(?:runtime\.main_main\u00B7f: )?(?<cause>function main is undeclared in the main package)/,
			example: "# command-line-arguments\nruntime.main_main\u00B7f: function main is undeclared in the main package",
			source: `${go_build_GO}/cmd/link/internal/ld/link.go`
		},
		{
			name: "go-link",
			kind: "compile error",
			pattern: /^(?:link: )?(?<cause>\S{1,200}: relocation target \S+ not defined|duplicated definition of symbol .+|loadinternal: cannot find .+)/,
			example: "github.com/acme/orders/crc.update: relocation target github.com/acme/orders/crc.block not defined",
			source: `${go_build_GO}/cmd/link/internal/ld/errors.go`
		},
		{
			name: "go-compiler-killed",
			kind: "out of memory",
			pattern: /^(?:go build )?(?<package>[\w./-]{1,200}): (?=[^:]{1,200}: (?:signal: killed|fork\/exec [^:]{1,200}: cannot allocate memory))(?<cause>.+)/,
			sentence: "{package}: {cause}",
			example: "github.com/acme/orders/db: /usr/local/go/pkg/tool/linux_amd64/compile: signal: killed",
			source: `${go_build_GO}/os/exec_posix.go (ProcessState.String)`
		},
		{
			name: "go-toolchain",
			kind: "missing dependency",
			pattern: /^\s{0,8}go: (?:(?=\S+ requires go >= )|(?=download go\d)|(?=cannot find "go\d)|(?=.{0,90}toolchain not available)|(?=no such tool|invalid toolchain|unknown toolchain))(?<cause>.+)/,
			example: "go: go.mod requires go >= 1.23 (running go 1.21.5; GOTOOLCHAIN=local)",
			source: `${go_build_GO}/cmd/go/internal/gover/toolchain.go (TooNewError)`
		},
		{
			name: "go-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:go: |verifying (?=\S+: checksum))(?:(?=(?:module )?[\w./~-]{1,200}@\S+: )|(?=module [^\s:]+: )|(?=\S{1,200}: checksum mismatch)|(?=cannot find|open |reading |updates to go\.(?:mod|work|sum) needed|inconsistent vendoring|go\.mod file not found|no modules? (?:disabled|declares)|modules (?:disabled|declares)|cannot load module|cannot determine module|error loading|error obtaining VCS|malformed|could not|-mod|unrecognized|unknown|ambiguous|conflicting|missing|no module provides|vendor))(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{1,12}(?<more>(?:(?:fatal|error|remote|ERROR): |[^\s:@]+@[^\s:]+: is explicitly).+)/
			}],
			sentence: "{cause} {more}",
			example: "go: github.com/acme/private@v1.2.0: reading github.com/acme/private/go.mod at revision v1.2.0: git ls-remote -q origin: exit status 128",
			source: `${go_build_GO}/cmd/go/internal/modload/load.go`
		},
		{
			name: "go-mod-tidy",
			kind: "missing dependency",
			pattern: /^\s{1,8}[^\s:]{1,200}: (?<cause>(?:cannot find module|module \S+ found|no required module|ambiguous import).+)/,
			near: [{
				where: "above",
				within: 4,
				pattern: /^(?:go: |[^\s:]{1,200} (?:imports|tested by))/,
				isRequired: true
			}],
			example: "go: finding module for package github.com/lib/pq\ngithub.com/acme/orders/api imports\n	github.com/lib/pq: cannot find module providing package github.com/lib/pq: module lookup disabled by GOPROXY=off",
			source: `${go_build_GO}/cmd/go/internal/modload/load.go`
		},
		{
			name: "go-vcs-stamp",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>error obtaining VCS status: .+)/,
			example: "error obtaining VCS status: exit status 128\n	Use -buildvcs=false to disable VCS stamping.",
			source: `${go_build_GO}/cmd/go/internal/load/pkg.go (setBuildInfo)`
		},
		{
			name: "cgo-compiler",
			kind: "compile error",
			pattern: /^\s{0,8}[\w.-]{1,100}\.[a-z]{1,3}:\d+:\d+: (?:fatal )?error: (?<cause>.+)/,
			near: [{
				where: "above",
				within: 10,
				pattern: /^# [\w.-]{1,60}\.[a-z]{2,10}\/\S+$/,
				isRequired: true
			}],
			example: "# github.com/mattn/go-sqlite3\nsqlite3-binding.c:33:10: fatal error: stdlib.h: No such file or directory",
			source: `${go_build_GO}/cmd/go/internal/work/exec.go (ccompile)`
		},
		{
			name: "cgo",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>cgo: .+)/,
			example: "cgo: C compiler \"gcc\" not found: exec: \"gcc\": executable file not found in $PATH",
			source: `${go_build_GO}/cmd/cgo/gcc.go`
		},
		{
			name: "pkg-config",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>Package '?[\w.+-]{1,60}'?(?: was not found in the pkg-config search path|, required by '.{1,60}', not found).*)/,
			example: "# pkg-config --cflags  -- vips\nPackage 'vips', required by 'virtual:world', not found",
			source: "https://gitlab.freedesktop.org/pkg-config/pkg-config/-/blob/master/parse.c"
		},
		{
			name: "gosec",
			kind: "lint error",
			pattern: /^\s{0,8}\[(?<file>[^\s:\]]{1,300}):(?<line>\d+)\] - (?<cause>G\d+ .+)/,
			example: "[/app/main.go:12] - G104 (CWE-703): Errors unhandled. (Confidence: HIGH, Severity: LOW)",
			source: "https://github.com/securego/gosec/blob/master/report/text/writer.go"
		},
		{
			name: "govulncheck",
			kind: "lint error",
			pattern: /^(?<cause>Your code is affected by [1-9].+)/,
			near: [{
				where: "far-above",
				within: 60,
				pattern: /^Vulnerability #\d+: (?<id>GO-\S+)/
			}],
			sentence: "{cause} {id}",
			example: "Your code is affected by 1 vulnerability from 1 module, and it must be updated.",
			source: "https://github.com/golang/vuln/blob/master/internal/scan/text.go"
		},
		{
			name: "gofmt-diff",
			kind: "lint error",
			pattern: /^diff (?:-u )?(?=\S{1,300}\.go\.orig )\S{1,305} (?<file>\S{1,300})$/,
			sentence: "{file} is not formatted with gofmt",
			example: "diff api/routes.go.orig api/routes.go\n--- api/routes.go.orig\n+++ api/routes.go",
			source: `${go_build_GO}/cmd/gofmt/gofmt.go (processFile)`
		},
		{
			name: "gofmt-list",
			kind: "lint error",
			pattern: /^\s{0,8}(?<file>[\w./-]{1,300}\.go)$/,
			near: [{
				where: "above",
				within: 10,
				pattern: /^.{0,300}(?:go(?:fmt|imports) (?:-s )?-[sld]{1,3} (?!-w)|(?:[Nn]ot|[Uu]n) ?-?(?:go)?formatted|gofmt (?:needs|failed|following|found|must|issues|errors)|(?:not|[Rr]un|[Nn]eeds?(?: to be)?) (?:formatted with )?[`']?gofmt)/,
				isRequired: true
			}, {
				where: "below",
				within: 20,
				pattern: /^.{0,400}(?:[Ee]rror |exit code:? |exit status |status |code )[1-9]/,
				isRequired: true
			}],
			sentence: "{file} is not formatted with gofmt",
			example: "test -z \"$(gofmt -l . | tee /dev/stderr)\"\napi/routes.go\nmake: *** [Makefile:9: fmt] Error 1",
			source: `${go_build_GO}/cmd/gofmt/gofmt.go (processFile)`
		}
	];
	;
	const go_logs_GO = "https://github.com/golang/go/blob/master/src";
	const EXITED = {
		where: "below",
		within: 1,
		pattern: FAILED,
		isRequired: true
	};
	const GO_LOGS = [
		{
			name: "go-flag",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?:Error: )?(?<cause>flag provided but not defined: -[\w-]{1,60}|unknown (?:shorthand )?flag: .{1,80}|invalid value "[^"]{0,100}" for flag -[\w-]{1,60}: .{1,100})/,
			example: "flag provided but not defined: -prot\nUsage of /app/api:\nexit status 2",
			source: `${go_logs_GO}/flag/flag.go (failf)`
		},
		{
			name: "go-exec",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?:[^:]{1,80}: ){0,2}(?<cause>fork\/exec \S{1,200}: (?:permission denied|no such file or directory|exec format error))/,
			example: "fork/exec ./mvnw: permission denied\nERROR: failed to build: exit status 1",
			source: `${go_logs_GO}/os/exec_posix.go (startProcess)`
		},
		{
			name: "go-several-errors",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^\s{1,8}\* (?<cause>\S.{2,300})/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^.{0,200}\b\d{1,3} errors? occurred:$/,
				isRequired: true
			}],
			example: "error: 1 error occurred:\n	* creating security group: already exists",
			source: "https://github.com/hashicorp/go-multierror/blob/main/format.go"
		},
		{
			name: "go-log-fatal-port",
			kind: "port",
			pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?<file>[^\s:]{1,200}):(?<line>\d+): )?)?(?=(?:[\w .]{0,60}: )?listen (?:tcp|udp|unix))(?!.*(?:retry|trying))(?<cause>.+ ?bind: .+)/,
			example: "2026/04/11 07:20:02 listen tcp :8080: bind: address already in use\nexit status 1",
			source: `${go_logs_GO}/net/net.go (OpError.Error)`
		},
		{
			name: "go-log-fatal",
			kind: "crash",
			pattern: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?:(?<file>[^\s:]{1,200}\.go):(?<line>\d+): )?(?<cause>(?!\[|(?:INFO|DEBUG|WARN|ERROR) )\S.+)/,
			near: [EXITED],
			example: "2026/04/11 07:20:02 config: DATABASE_URL must be set\nexit status 1",
			source: `${go_logs_GO}/log/log.go (formatHeader)`
		},
		{
			name: "go-log-place",
			kind: "crash",
			isSurvivable: true,
			pattern: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?<file>[^\s:]{1,200}\.go):(?<line>\d+): (?=.{0,200}\b(?:permission denied|no such (?:file|host|table)|connection refused|(?:must be|not|is) (?:set|empty|required)|cannot|failed|missing|invalid)\b)(?<cause>\S.{1,300})/,
			example: "2026/04/11 07:20:02 main.go:12: create folder: mkdir /data: permission denied\n\n\n\n\nexit status 1",
			source: `${go_logs_GO}/log/log.go (formatHeader)`
		},
		{
			name: "go-zerolog-fatal",
			kind: "crash",
			pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|service|caller)":[^,]{1,100},)?"error":"(?<cause>[^"]+)",(?:"(?:ts|time|service|caller)":[^,]{1,100},)?"message":"(?<message>[^"]+)"/,
			sentence: "{message}: {cause}",
			example: "{\"level\":\"fatal\",\"error\":\"no such host\",\"time\":1775892002,\"message\":\"failed to connect to redis\"}",
			source: "https://github.com/rs/zerolog/blob/master/globals.go"
		},
		{
			name: "go-logger-fatal",
			kind: "crash",
			pattern: /^(?:time="?[^\s"]{1,40}"? |\d\S{0,40} )?(?:level=fatal msg="?|FATA\[\d{4}\] |F\d{4} \d\d:\d\d:\d\d\.\d{6} {1,8}\d+ (?<file>[^\s:]{1,100}):(?<line>\d+)\] )(?<cause>(?:[^"\\]|\\.)+)/,
			example: "time=\"2026-04-11T07:20:02Z\" level=fatal msg=\"cannot read the settings\"",
			source: "https://github.com/sirupsen/logrus/blob/master/text_formatter.go"
		},
		{
			name: "go-zap-fatal-error",
			kind: "crash",
			pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|timestamp)":[^,]{1,40},)?(?:"caller":"(?<bareFile>[\w@./-]{1,200}):(?<line>\d{1,7})",)?.{0,400}?"(?:msg|message)":"(?<message>[^"]+)","error":"(?<cause>[^"]+)"/,
			sentence: "{message}: {cause}",
			example: "{\"level\":\"fatal\",\"ts\":1775892002.1,\"caller\":\"server/main.go:42\",\"msg\":\"server stopped\",\"error\":\"listen tcp :9090: bind: address already in use\"}",
			source: "https://github.com/uber-go/zap/blob/master/zapcore/json_encoder.go"
		},
		{
			name: "go-zap-fatal",
			kind: "crash",
			pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|timestamp)":[^,]{1,40},)?(?:"caller":"(?<bareFile>[\w@./-]{1,200}):(?<line>\d{1,7})",)?"(?:msg|message)":"(?<cause>[^"]+)"/,
			example: "{\"level\":\"fatal\",\"ts\":1775892002.1,\"caller\":\"server/main.go:42\",\"msg\":\"cannot read the settings\"}",
			source: "https://github.com/uber-go/zap/blob/master/zapcore/json_encoder.go"
		}
	];
	;
	const LAUNCHER = "https://github.com/openjdk/jdk/blob/master/src/java.base/share";
	const SPRING = "https://github.com/spring-projects/spring-boot/blob/main";
	const LIBRARIES = "java|javax|jakarta|jdk|sun|com\\.(?:sun|zaxxer|mysql|fasterxml|google|amazonaws|mongodb|microsoft|oracle|netflix|squareup|typesafe|github|ctc|ibm|datastax|rabbitmq)|org\\.(?:springframework|apache|hibernate|junit|opentest4j|assertj|hamcrest|mockito|postgresql|flywaydb|slf4j|eclipse|gradle|jetbrains|codehaus|aspectj|h2|jboss|xnio|mariadb|redisson|yaml|scalatest|scalactic|testng|spockframework|jooq|quartz|liquibase|elasticsearch|bouncycastle|keycloak|objectweb|graalvm|testcontainers|wildfly|reactivestreams|thymeleaf|jline|sqlite|neo4j|ehcache|infinispan|glassfish)|io\\.(?:netty|micrometer|lettuce|ktor|quarkus|micronaut|undertow|reactivex|vertx|grpc|smallrye|kotest|opentelemetry|jsonwebtoken|swagger|dropwizard|cucumber|r2dbc|sentry|confluent|mockk|zipkin|projectreactor)|ch\\.qos|kotlin|kotlinx|scala|akka|play|groovy|liquibase|oracle|reactor|net\\.(?:bytebuddy|sf|sourceforge|bull)|okhttp3|okio|retrofit2|rx|feign|redis|cats|zio|sbt|munit|utest|software\\.amazon|worker\\.org|net\\.ttddyy|lombok|antlr|freemarker|dagger|reactivemongo|slick|cglib|brave|zipkin2|graphql|picocli|javassist|junit";
	const OWN_JAVA_FRAME = new RegExp(`^\\s{1,12}at (?:(?:app|platform)?//|[\\w.-]{1,60}(?:@[\\w.+-]{1,30})?/)?(?!(?:${LIBRARIES})\\.)(?<javaPackage>(?:[a-z_][\\w]{0,60}\\.){0,12})[A-Z][^\\s()/]{0,300}\\((?<file>[\\w$-]{1,100}\\.(?:java|kt|kts|scala|groovy)):(?<line>\\d+)\\)`);
	const START_FRAME = new RegExp(OWN_JAVA_FRAME.source.replace("(?!(?:", "(?!\\S{1,300}\\.main\\()(?!(?:"));
	const EXCEPTION = /^\s{0,8}(?:(?:org\.opentest4j\.AssertionFailedError|java\.lang\.AssertionError|org\.junit\.ComparisonFailure|junit\.framework\.\w+)(?=:|\s{0,2}$)(?:: (?<cause>\S.*)|)|(?<exception>(?:[a-z_][\w$]*\.){1,12}[A-Z][\w$]*(?=:|\s{0,2}$)(?::.*|))|(?<exception>(?=[A-Z]\w*(?:Exception|Error)(?::|$))\w+(?::.*|)))/;
	const NEXT_CAUSE = /^\s{0,8}Caused by: /;
	const NO_CAUSE_BELOW = {
		where: "below",
		within: 150,
		pattern: NEXT_CAUSE,
		until: /^\s{0,8}(?:\d{4}-\d\d-|\d\d:\d\d:|\[INFO|\{"|Process |[\w.-]{1,60} exited with)/,
		isForbidden: true
	};
	const jvm_FRAME = {
		where: "below",
		within: 60,
		pattern: OWN_JAVA_FRAME,
		until: /^\s{0,8}(?:Caused by: |\.\.\. \d+ (?:more|common)|\d{4}-)/
	};
	const FRAME_ABOVE = {
		where: "far-above",
		within: 80,
		pattern: START_FRAME,
		until: /^\s{0,8}(?!Caused by: |Suppressed: )(?:[A-Z]\w* in thread |[\w.$]{1,200}(?:Exception|Error)\b|\d{4}-)/
	};
	const MORE = {
		where: "below",
		within: 1,
		pattern: /^(?!Caused by|Suppressed|Process |Exited |Exception |Error )(?<more>[A-Z][\w'-]{0,40} .{3,200})$/
	};
	const ENDED = {
		where: "above",
		within: 300,
		pattern: /^(?:\s{0,8}(?:Exception in thread "main"|Error: (?:Could not|Unable|LinkageError))|.{0,200}(?:Application run failed|Application startup failed|Failed to start application|Error starting (?:Micronaut|Tomcat)|Failed to (?:initialize|start) (?:connector|component)|Context initialization failed|Startup failed|Error starting ApplicationContext))/,
		isRequired: true
	};
	const ended = (name, kind, words, example) => [
		{
			name: `java-main-${name}`,
			kind,
			pattern: new RegExp(`^\\s{0,8}Exception in thread "main" (?=${words})(?<cause>.+)`),
			near: [
				NO_CAUSE_BELOW,
				jvm_FRAME,
				MORE
			],
			sentence: "{cause} {more}",
			example: `Exception in thread "main" ${example}\n\tat com.acme.Main.main(Main.java:9)`,
			source: `${LAUNCHER}/classes/java/lang/ThreadGroup.java (uncaughtException)`
		},
		{
			name: `java-cause-${name}`,
			kind,
			pattern: new RegExp(`^\\s{0,8}Caused by: (?=${words})(?<cause>.+)`),
			near: [
				NO_CAUSE_BELOW,
				ENDED,
				jvm_FRAME,
				FRAME_ABOVE,
				MORE
			],
			sentence: "{cause} {more}",
			example: `Exception in thread "main" java.lang.ExceptionInInitializerError\nCaused by: ${example}\n\tat com.acme.Main.main(Main.java:9)`,
			source: `${LAUNCHER}/classes/java/lang/Throwable.java (printStackTrace)`
		},
		{
			name: `java-start-${name}`,
			kind,
			pattern: new RegExp(`^(?!\\s{0,8}(?:Caused by|Suppressed):)(?!.{0,300}Application run failed)\\s{0,8}(?=(?:[a-z_][\\w$]*\\.){1,12}[A-Z][\\w$]*(?:: |$))(?=${words})(?<cause>.+)`),
			near: [
				{
					...ENDED,
					within: 3,
					pattern: /^.{0,300}(?:Application run failed|Failed to start application|Error starting Micronaut|Application startup failed)/
				},
				NO_CAUSE_BELOW,
				{
					where: "below",
					within: 4,
					pattern: /^\s{0,8}SQL State {1,4}: /,
					isForbidden: true
				},
				{
					...jvm_FRAME,
					pattern: START_FRAME
				}
			],
			example: `2026-05-20T10:44:09.310Z ERROR 1 --- [main] o.s.boot.SpringApplication : Application run failed\n\n${example}\n\tat com.acme.Main.main(Main.java:9)`,
			source: `${SPRING}/core/spring-boot/src/main/java/org/springframework/boot/SpringApplication.java (reportFailure)`
		}
	];
	const JVM = [
		{
			name: "spring-failed-port",
			kind: "port",
			pattern: /^\s{0,8}(?<cause>(?:Web server failed to start\. |The Tomcat connector |Embedded servlet container failed).*[Pp]ort.+)/,
			example: "APPLICATION FAILED TO START\n\nDescription:\n\nWeb server failed to start. Port 8080 was already in use.",
			source: `${SPRING}/core/spring-boot/src/main/java/org/springframework/boot/web/server/PortInUseFailureAnalyzer.java`
		},
		{
			name: "spring-cycle",
			kind: "crash",
			pattern: /^\s{0,8}(?<cause>The dependencies of some of the beans in the application context form a cycle)/,
			example: "Description:\n\nThe dependencies of some of the beans in the application context form a cycle:",
			source: `${SPRING}/core/spring-boot/src/main/java/org/springframework/boot/diagnostics/analyzer/BeanCurrentlyInCreationFailureAnalyzer.java`
		},
		{
			name: "spring-failed",
			kind: "crash",
			pattern: /^\s{0,8}(?!Description:)(?<cause>\S.+)/,
			near: [
				{
					where: "above",
					within: 3,
					pattern: /^\s{0,8}Description:$/,
					until: /^\s{0,8}\S/,
					isRequired: true
				},
				{
					where: "above",
					within: 8,
					pattern: /^\s{0,8}APPLICATION FAILED TO START/,
					isRequired: true
				},
				{
					where: "below",
					within: 10,
					pattern: /^\s{0,12}Property: (?<property>.+)/,
					until: /^\s{0,8}Action:/
				},
				{
					where: "below",
					within: 12,
					pattern: /^\s{0,12}Reason: (?<reason>.+)/,
					until: /^\s{0,8}Action:/
				}
			],
			sentence: "{cause} {property} {reason}",
			example: "APPLICATION FAILED TO START\n\nDescription:\n\nFailed to configure a DataSource: 'url' attribute is not specified and no embedded datasource could be configured.\n\nReason: Failed to determine a suitable driver class",
			source: `${SPRING}/core/spring-boot/src/main/java/org/springframework/boot/diagnostics/LoggingFailureAnalysisReporter.java`
		},
		{
			name: "java-out-of-memory",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:\[ERROR\] |Exception in thread "[^"]{1,80}" |Caused by: |> |e: |Terminating due to |Aborting due to |Exception: |# )?(?<cause>java\.lang\.OutOfMemoryError(?:: .+)?)/,
			near: [jvm_FRAME],
			example: "java.lang.OutOfMemoryError: Java heap space\n	at com.acme.Main.main(Main.java:9)",
			source: "https://github.com/openjdk/jdk/blob/master/src/hotspot/share/utilities/debug.cpp (report_java_out_of_memory)"
		},
		{
			name: "java-native-memory",
			kind: "out of memory",
			pattern: /^(?:# )?(?<cause>There is insufficient memory for the Java Runtime Environment to continue|Native memory allocation \(\w+\) failed .+|Could not reserve enough space for .+)/,
			example: "#\n# There is insufficient memory for the Java Runtime Environment to continue.",
			source: "https://github.com/openjdk/jdk/blob/master/src/hotspot/share/utilities/vmError.cpp"
		},
		{
			name: "java-crash",
			kind: "crash",
			pattern: /^#\s{1,4}(?<cause>(?:SIG[A-Z]{2,6}|Internal Error|EXCEPTION_\w+) \(.+)/,
			example: "# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f2, pid=1, tid=7",
			source: "https://github.com/openjdk/jdk/blob/master/src/hotspot/share/utilities/vmError.cpp"
		},
		{
			name: "java-class-version",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Exception in thread "[^"]{1,80}" |Caused by: |Error: )?(?:java\.lang\.)?UnsupportedClassVersionError: (?<cause>.+)/,
			example: "Error: LinkageError occurred while loading main class com.acme.Main\n	java.lang.UnsupportedClassVersionError: com/acme/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0",
			source: "https://github.com/openjdk/jdk/blob/master/src/hotspot/share/classfile/classFileParser.cpp (verify_class_version)"
		},
		{
			name: "java-jar",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>Unable to access jarfile .+|Invalid or corrupt jarfile .+|no main manifest attribute, in .+|Could not find or load main class .+|Main method not found in class [^\s,]+|Unable to initialize main class .+|Could not find the main class.+|Error opening zip file or JAR manifest missing.+|Module \S+ not found.*)/,
			example: "Error: Unable to access jarfile target/orders-2.4.1.jar",
			source: `${LAUNCHER}/native/libjli/emessages.h`
		},
		{
			name: "java-options",
			kind: "crash",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>Unrecognized (?:VM )?option:? .+|Invalid (?:maximum|initial) heap size: .+|Improperly specified VM option .+|(?:Initial|Too small) (?:initial |maximum )?heap .+|Conflicting collector combinations.+|VM option .+ is (?:diagnostic|experimental).+|Could not find agent library .+|Error occurred during initialization of boot layer|agent library failed to init.*|Missing \+\/- setting for VM option.+)/,
			example: "Unrecognized VM option 'UseConcMarkSweepGC'\nError: Could not create the Java Virtual Machine.",
			source: "https://github.com/openjdk/jdk/blob/master/src/hotspot/share/runtime/arguments.cpp"
		},
		{
			name: "java-options-refused",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>Could not create the Java Virtual Machine)/,
			example: "Error: Could not create the Java Virtual Machine.",
			source: `${LAUNCHER}/native/libjli/emessages.h`
		},
		{
			name: "java-home",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:ERROR|Error)?:? ?(?<cause>(?:The )?JAVA_HOME (?:is|environment variable is) (?:not|set to an invalid).+)/,
			example: "ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.",
			source: "https://github.com/gradle/gradle/blob/master/gradlew"
		},
		{
			name: "flyway",
			kind: "migration",
			pattern: /^\s{0,8}Message {1,6}: (?<cause>.+)/,
			near: [
				{
					where: "above",
					within: 4,
					pattern: /^\s{0,8}SQL State {1,4}: /,
					isRequired: true
				},
				{
					where: "above",
					within: 6,
					pattern: /^.{0,300}(?:Migration|Script) (?<migration>[\w.-]{1,100}) failed/
				},
				{
					where: "below",
					within: 3,
					pattern: /^\s{0,8}Location {1,4}: (?<file>[^\s(]{1,300})/
				},
				{
					where: "below",
					within: 4,
					pattern: /^\s{0,8}Line {1,8}: (?<line>\d+)/
				}
			],
			sentence: "{migration}: {cause}",
			example: "Migration V2__add.sql failed\n----------------------------\nSQL State  : 42P07\nError Code : 0\nMessage    : ERROR: relation \"customers\" already exists\nLocation   : db/migration/V2__add.sql (/app/db/migration/V2__add.sql)\nLine       : 1",
			source: "https://github.com/flyway/flyway/blob/main/flyway-core/src/main/java/org/flywaydb/core/internal/sqlscript/FlywaySqlScriptException.java"
		},
		{
			name: "tomcat-connector",
			kind: "port",
			rank: "effect",
			pattern: /^.{0,200}(?<cause>Failed to (?:initialize|start) (?:connector|component|end point associated).+)/,
			example: "SEVERE [main] org.apache.catalina.core.StandardService.initInternal Failed to initialize connector [Connector[\"http-nio-8080\"]]",
			source: "https://github.com/apache/tomcat/blob/main/java/org/apache/catalina/core/LocalStrings.properties"
		},
		{
			name: "tomcat-context",
			kind: "crash",
			rank: "effect",
			pattern: /^.{0,200}(?<cause>Context \[[^\]]{0,100}\] startup failed due to previous errors|One or more (?:listeners|Filters) failed to start.*)/,
			example: "SEVERE [main] org.apache.catalina.core.StandardContext.startInternal Context [/orders] startup failed due to previous errors",
			source: "https://github.com/apache/tomcat/blob/main/java/org/apache/catalina/core/LocalStrings.properties"
		},
		{
			name: "quarkus-port",
			kind: "port",
			pattern: /^.{0,200}(?<cause>Port \d+ seems to be in use by another process|Port\(s\) already bound: .+)/,
			example: "ERROR [io.qua.run.Application] (main) Port 8080 seems to be in use by another process.",
			source: "https://github.com/quarkusio/quarkus/blob/main/core/runtime/src/main/java/io/quarkus/runtime/ApplicationLifecycleManager.java"
		},
		...ended("port", "port", "[\\w.]*BindException", "java.net.BindException: Address already in use"),
		...ended("class", "missing dependency", "java\\.lang\\.(?:ClassNotFound|NoClassDefFound)", "java.lang.ClassNotFoundException: org.postgresql.Driver"),
		...ended("migration", "migration", "(?:org\\.flywaydb|liquibase)\\.", "org.flywaydb.core.api.FlywayException: Unable to obtain a connection"),
		...ended("exception", "crash", "\\w", "java.lang.IllegalStateException: DATABASE_URL is not set")
	];
	;
	const GRADLE = "https://github.com/gradle/gradle/blob/master";
	const KOTLIN = "https://github.com/JetBrains/kotlin/blob/master/compiler";
	const SBT = "https://github.com/sbt/sbt/blob/develop";
	const WENT_WRONG = {
		where: "above",
		within: 14,
		pattern: /^\s{0,8}\* What went wrong:$/,
		isRequired: true
	};
	const WHERE = {
		where: "above",
		within: 18,
		pattern: /^\s{0,8}(?:(?:[Bb]uild|[Ss]ettings|[Ii]nit\w*) (?:file|script)|[Ss]cript) '(?<file>[^']{1,300})' line: (?<line>\d+)/,
		until: /^\s{0,8}(?:FAILURE: |\d{1,2}: Task failed)/
	};
	const EXITS = "(?:Compilation (?:failed|error)|There were failing tests|Process .* finished with non-zero|A failure occurred while executing|Internal compiler error|A build operation failed|Checkstyle rule violations|startup failed:|Script compilation error|Lint found errors|Execution failed for task|Could not compile|Test failed|Multiple (?:build operations )?failed|Analysis failed|KtLint found|\\d+ violations? )";
	const levels = (kind, name, words, example) => [
		0,
		3,
		6,
		9,
		12
	].map((indent) => ({
		name: `gradle-${name}-${indent}`,
		kind,
		pattern: new RegExp(`^(?: {7})?${" ".repeat(indent)}> (?!Run with|Get more|Task )(?!${EXITS})(?:error: )?(?=${words})(?<cause>.+)`),
		near: [
			WENT_WRONG,
			{
				where: "below",
				within: 6,
				pattern: new RegExp(`^(?: {7})?${" ".repeat(indent + 3)}> `),
				until: new RegExp(`^(?: {7})?${" ".repeat(indent)}> |^(?: {7})?[*] `),
				isForbidden: true
			},
			WHERE
		],
		example: `FAILURE: Build failed with an exception.\n\n* What went wrong:\nExecution failed for task ':compileJava'.\n${" ".repeat(indent)}> ${example}`,
		source: `${GRADLE}/platforms/core-runtime/logging/src/main/java/org/gradle/internal/logging/ConsoleRenderer.java`
	}));
	const GRADLE_BUILDS = [
		{
			name: "kotlin-old",
			kind: "compile error",
			pattern: /^\s{0,8}e: (?:file:\/\/)?(?<file>[^:]{1,300}): \((?<line>\d+), (?<column>\d+)\): (?<cause>.+)/,
			example: "e: /app/src/main/kotlin/Main.kt: (8, 17): Type mismatch: inferred type is String? but String was expected",
			source: `${KOTLIN}/cli/cli-common/src/org/jetbrains/kotlin/cli/common/messages/PlainTextMessageRenderer.java`
		},
		{
			name: "kapt",
			kind: "compile error",
			pattern: /^\s{0,8}e: (?:\[kapt\] )?(?:file:\/\/)?(?=[^\s:]{1,300}\/build\/)[^\s:]{1,300}:\d+:(?:\d+:)? (?:error: )?(?<cause>.+)/,
			example: "e: /app/build/tmp/kapt3/stubs/main/com/acme/OrderMapper.java:12: error: Unmapped target property: \"total\".",
			source: `${KOTLIN}/cli/cli-common/src/org/jetbrains/kotlin/cli/common/messages/GradleStyleMessageRenderer.kt`
		},
		{
			name: "kotlin",
			kind: "compile error",
			pattern: /^\s{0,8}e: (?:\[ksp\] )?(?:file:\/\/)?(?<file>[^:]{1,300}):(?<line>\d+):(?:(?<column>\d+):?)? (?<cause>.+)/,
			example: "e: file:///app/src/main/kotlin/Main.kt:8:17 Unresolved reference 'prot'.",
			source: `${KOTLIN}/cli/cli-common/src/org/jetbrains/kotlin/cli/common/messages/GradleStyleMessageRenderer.kt`
		},
		{
			name: "kotlin-no-place",
			kind: "compile error",
			pattern: /^\s{0,8}e: (?!java\.lang\.OutOfMemory)(?<cause>\S.+)/,
			example: "e: warnings found and -Werror specified",
			source: `${KOTLIN}/cli/cli-common/src/org/jetbrains/kotlin/cli/common/messages/GradleStyleMessageRenderer.kt`
		},
		{
			name: "ktlint",
			kind: "lint error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.kts?:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+):? (?!error: |warning: )(?:Lint error > )?(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/,
			example: "/app/src/main/kotlin/Main.kt:8:1: Unnecessary long whitespace (standard:no-multi-spaces)",
			source: "https://github.com/pinterest/ktlint/blob/master/ktlint-cli-reporter-plain/src/main/kotlin/com/pinterest/ktlint/cli/reporter/plain/PlainReporter.kt"
		},
		{
			name: "gradle-groovy-script",
			kind: "compile error",
			pattern: /^\s{2,12}(?:build|settings|script)(?: file)? '(?<file>[^']{1,300})': (?<line>\d+): (?<cause>.+?)(?: @ line \d+, column (?<column>\d+))?\.?$/,
			example: "* What went wrong:\nCould not compile build file '/app/build.gradle'.\n> startup failed:\n  build file '/app/build.gradle': 12: unexpected token: } @ line 12, column 1.",
			source: `${GRADLE}/subprojects/core/src/main/java/org/gradle/groovy/scripts/internal/DefaultScriptCompilationHandler.java`
		},
		{
			name: "gradle-kotlin-script",
			kind: "compile error",
			pattern: /^\s{2,120}\^ (?<cause>.+)/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^\s{2,12}Line (?<line>\d+): /,
				isRequired: true
			}, {
				...WHERE,
				isRequired: true
			}],
			example: "* Where:\nBuild file '/app/build.gradle.kts' line: 12\n\n* What went wrong:\nScript compilation error:\n\n  Line 12: implementaton(\"x\")\n           ^ Unresolved reference: implementaton",
			source: `${GRADLE}/platforms/core-configuration/kotlin-dsl/src/main/kotlin/org/gradle/kotlin/dsl/support/KotlinCompiler.kt`
		},
		{
			name: "gradle-daemon",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:> )?(?<cause>Gradle build daemon (?:disappeared|has been stopped).+|Expiring Daemon because JVM heap space is exhausted|The Daemon will expire (?:immediately|after the build).+memory.*)/,
			example: "* What went wrong:\nGradle build daemon disappeared unexpectedly (it may have been killed or may have crashed)",
			source: `${GRADLE}/platforms/core-runtime/launcher/src/main/java/org/gradle/launcher/daemon/client/DaemonDisappearedException.java`
		},
		{
			name: "gradle-spotless",
			kind: "lint error",
			pattern: /^\s{0,16}> (?<cause>The following files had format violations)/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{4,20}(?<file>[^\s:]{1,300})$/
			}],
			sentence: "{cause}: {file}",
			example: "* What went wrong:\nExecution failed for task ':spotlessJavaCheck'.\n> The following files had format violations:\n      src/main/java/com/acme/Orders.java",
			source: "https://github.com/diffplug/spotless/blob/main/plugin-gradle/src/main/java/com/diffplug/gradle/spotless/SpotlessCheck.java"
		},
		...levels("missing dependency", "dependency", "(?:Could not (?:find|resolve|GET|HEAD|download|install)|Cannot find a Java|No matching|Unable to (?:load|find)|Received status|No cached|Failed to (?:install|list)|Toolchain|Plugin )", "Could not find com.acme:commons:9.9.9."),
		...levels("compile error", "cause", "", "Could not get unknown property 'versio' for root project 'orders'."),
		{
			name: "gradle-top",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}(?!${EXITS})(?!> |A problem occurred (?:evaluating|configuring)|\\* |BUILD )(?<cause>\\S.+)`),
			near: [
				{
					...WENT_WRONG,
					within: 1
				},
				{
					where: "below",
					within: 2,
					pattern: /^\s{0,8}> /,
					isForbidden: true
				},
				{
					where: "below",
					within: 1,
					pattern: /^\s{0,8}(?<more>\w.+)/
				},
				WHERE
			],
			sentence: "{cause} {more}",
			example: "FAILURE: Build failed with an exception.\n\n* What went wrong:\nTask 'assembel' not found in root project 'orders'.",
			source: `${GRADLE}/platforms/core-runtime/launcher/src/main/java/org/gradle/launcher/cli/ExceptionReportingAction.java`
		},
		{
			name: "gradle-test",
			kind: "test failure",
			pattern: /^\s{0,8}(?<test>[\w.$]+ > .{1,200}) FAILED$/,
			near: [
				{
					where: "below",
					within: 400,
					pattern: /^\s{0,8}BUILD SUCCESSFUL/,
					isForbidden: true
				},
				{
					where: "below",
					within: 1,
					pattern: /^\s{4,16}(?<exception>[\w.$]+) at (?<file>[\w$-]{1,100}\.(?:java|kt|groovy|scala)):(?<line>\d+)$/
				},
				{
					where: "below",
					within: 2,
					pattern: new RegExp(EXCEPTION.source.replace("{0,8}", "{4,16}"))
				},
				{
					where: "below",
					within: 8,
					pattern: /^\s{4,16}(?<cause>[Ee]xpect(?:ed|ing).*)/,
					until: /^\s{1,16}at /
				},
				{
					where: "below",
					within: 10,
					pattern: /^\s{4,16}(?<more>(?:but was|to be equal|to contain).*)/,
					until: /^\s{1,16}at /
				},
				{
					where: "below",
					within: 40,
					pattern: new RegExp(OWN_JAVA_FRAME.source.replace("{1,12}", "{1,24}")),
					until: /^\s{0,8}$|^\s{0,16}Caused by/
				}
			],
			sentence: "{test}: {exception} {cause} {more}",
			example: "CartTest > addsTax() FAILED\n    org.opentest4j.AssertionFailedError at CartTest.java:13\n\n2 tests completed, 1 failed",
			source: `${GRADLE}/platforms/jvm/testing-base/src/main/java/org/gradle/api/internal/tasks/testing/logging/TestEventLogger.java`
		},
		{
			name: "gradle-exit",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,16}> (?<cause>(?:Compilation (?:failed|error)|There were failing tests|Process .+ finished with non-zero|Checkstyle rule|Lint found|Internal compiler).*)/,
			near: [WENT_WRONG],
			example: "* What went wrong:\nExecution failed for task ':compileJava'.\n> Compilation failed; see the compiler error output for details.",
			source: `${GRADLE}/platforms/jvm/language-java/src/main/java/org/gradle/api/internal/tasks/compile/CompilationFailedException.java`
		},
		{
			name: "android-lint",
			kind: "lint error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.(?:xml|java|kt):)(?<file>[^\s:]{1,300}):(?<line>\d+): Error: (?<cause>.+)/,
			example: "/app/src/main/AndroidManifest.xml:12: Error: Missing permissions required by Camera.open [MissingPermission]",
			source: "https://developer.android.com/studio/write/lint"
		},
		{
			name: "sbt-scala3",
			kind: "compile error",
			pattern: /^\s{0,8}(?:\[error\] )?-- (?:\[E\d+\] )?(?<cause>[\w ]{1,60}): (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+) -{2,200}/,
			near: [{
				where: "all-below",
				within: 8,
				pattern: /^\s{0,8}(?:\[error\])?\s{1,4}\|\s{1,200}(?!\^)(?<detail>\S.*)/,
				until: /^.{0,40}longer explanation/
			}],
			sentence: "{cause}: {detail}",
			example: "[error] -- [E006] Not Found Error: /app/src/main/scala/Main.scala:5:12 ---------\n[error] 5 |  val x = prot\n[error]   |          ^^^^\n[error]   |          Not found: prot",
			source: "https://github.com/scala/scala3/blob/main/compiler/src/dotty/tools/dotc/reporting/MessageRendering.scala"
		},
		{
			name: "sbt-scala2",
			kind: "compile error",
			pattern: /^\s{0,8}\[error\] (?=[^\s:]{1,300}\.(?:scala|sbt|java):)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?:error: )?(?<cause>.+)/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}\[error\] {1,4}(?<found>found {1,8}: .+)/
			}, {
				where: "below",
				within: 3,
				pattern: /^\s{0,8}\[error\] {1,4}(?<required>required: .+)/
			}],
			sentence: "{cause} {found} {required}",
			example: "[error] /app/src/main/scala/Main.scala:5:12: not found: value prot",
			source: `${SBT}/internal/util-logging/src/main/scala/sbt/internal/util/ConsoleAppender.scala`
		},
		{
			name: "sbt-resolve",
			kind: "missing dependency",
			pattern: /^\s{0,8}\[error\] (?:\([^)]{1,60}\) )?(?:sbt\.librarymanagement\.ResolveException|lmcoursier\.\S{1,80}): (?<cause>.+)/,
			example: "[error] (update) sbt.librarymanagement.ResolveException: Error downloading com.acme:commons_2.13:9.9.9",
			source: `${SBT}/lm-core/src/main/scala/sbt/librarymanagement/ResolveException.scala`
		},
		{
			name: "scalatest",
			kind: "test failure",
			pattern: /^\s{0,8}(?:\[(?:info|error)\]\s{1,8}|)(?:- )?(?<test>\S.{0,200}) \*\*\* FAILED \*\*\*/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}(?:\[(?:info|error)\]\s{1,8}|)(?<cause>\S.*) \((?<file>[\w-]{1,100}\.scala):(?<line>\d+)\)$/
			}],
			sentence: "{test}: {cause}",
			example: "[info] - adds tax *** FAILED ***\n[info]   100 did not equal 119 (CartSpec.scala:9)",
			source: "https://github.com/scalatest/scalatest/blob/main/jvm/core/src/main/scala/org/scalatest/tools/StringReporter.scala"
		},
		{
			name: "munit",
			kind: "test failure",
			pattern: /^\s{0,8}==> X (?<test>\S.{0,200}?) {1,4}\d+\.\d+s [\w.]+: (?<file>[^\s:]{1,300}):(?<line>\d+)(?: (?<cause>.+)|)/,
			sentence: "{test} failed {cause}",
			example: "==> X CartSuite.adds tax  0.02s munit.ComparisonFailException: /app/src/test/scala/CartSuite.scala:9",
			source: "https://github.com/scalameta/munit/blob/main/junit-interface/src/main/java/munit/internal/junitinterface/EventDispatcher.java"
		},
		{
			name: "sbt-error",
			kind: "compile error",
			rank: "effect",
			pattern: /^\s{0,8}\[error\] (?:\([^)]{1,80}\) )?(?<cause>(?:Not a valid (?:command|key)|Compilation failed|No such setting|Expected |Failed tests:|java\.\w+\.).*)/,
			example: "[error] Not a valid command: assemblly",
			source: `${SBT}/main-command/src/main/scala/sbt/BasicCommands.scala`
		}
	];
	;
	const JAVAC = "https://github.com/openjdk/jdk/blob/master/src/jdk.compiler/share/classes/com/sun/tools/javac";
	const MAVEN = "https://github.com/apache/maven/blob/master";
	const SUREFIRE = "https://github.com/apache/maven-surefire/blob/master/maven-surefire-common/src/main/java";
	const ERROR = "^\\s{0,8}\\[(?:ERROR|FATAL|error)\\] {1,4}";
	const SYMBOL = {
		where: "below",
		within: 4,
		pattern: /^\s{0,8}(?:\[ERROR\]\s{1,8}|)symbol:\s{1,8}(?<symbol>.+)/,
		until: /^.{0,300}\.java:/
	};
	const jvm_builds_SUCCEEDED = {
		where: "below",
		within: 400,
		pattern: /^\s{0,8}(?:\[INFO\] )?BUILD SUCCESS/,
		isForbidden: true
	};
	const POM = {
		where: "below",
		within: 30,
		pattern: /^\s{0,8}\[ERROR\] {1,8}The project .{0,150}\((?<file>[^()]{1,300})\) has \d/
	};
	const maven = (rest) => new RegExp(`${ERROR}${rest}`);
	const JVM_BUILDS = [
		{
			name: "javac-missing-package",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.java:)(?<file>[^\s:]{1,300}):(?<line>\d+): error: (?<cause>(?=package \S+ does not exist|module not found)\S.+)/,
			example: "App.java:1: error: package com.google.gson does not exist",
			source: `${JAVAC}/resources/compiler.properties`
		},
		{
			name: "javac",
			kind: "compile error",
			pattern: /^\s{0,8}(?=[^:]{1,300}\.(?:java|scala|groovy|sbt):)(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+): error: (?:\[[\w-]{1,40}\] )?(?<cause>.+?);?$/,
			near: [
				SYMBOL,
				{
					where: "below",
					within: 1,
					pattern: /^ (?<found>found {1,4}: .+)/
				},
				{
					where: "below",
					within: 2,
					pattern: /^ (?<required>required: .+)/
				}
			],
			sentence: "{cause}: {symbol}{found} {required}",
			example: "src/Main.java:3: error: ';' expected\n        int port = 8080\n                       ^\n1 error",
			source: `${JAVAC}/util/BasicDiagnosticFormatter.java`
		},
		{
			name: "javac-options",
			kind: "compile error",
			pattern: /^\s{0,8}error: (?<cause>(?:release version|invalid (?:target|source) release|file not found|invalid flag|no source files|cannot access|source (?:option|release)|target (?:option|release)|warnings found and -Werror|module not found).*)/i,
			example: "error: release version 21 not supported",
			source: `${JAVAC}/resources/javac.properties`
		},
		{
			name: "maven-javac-missing-package",
			kind: "missing dependency",
			pattern: maven("(?=[^\\s:]{1,300}\\.java:)(?<file>[^\\s:]{1,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?<cause>package \\S+ does not exist)"),
			example: "[ERROR] /app/src/main/java/com/acme/Orders.java:[3,20] package org.slf4j does not exist",
			source: "https://github.com/apache/maven-compiler-plugin/blob/master/src/main/java/org/apache/maven/plugin/compiler/CompilerMojo.java"
		},
		{
			name: "maven-checkstyle",
			kind: "lint error",
			pattern: maven("(?=[^\\s:]{1,300}\\.\\w{2,6}:)(?<file>[^\\s:]{1,300}):\\[(?<line>\\d+)(?:,(?<column>\\d+))?\\] (?<cause>\\([a-z]+\\) \\w+: .+)"),
			example: "[ERROR] src/main/java/com/acme/Orders.java:[12,5] (naming) MemberName: Name 'X' must match pattern '^[a-z]'.",
			source: "https://maven.apache.org/plugins/maven-checkstyle-plugin/"
		},
		{
			name: "maven-compiler",
			kind: "compile error",
			pattern: maven("(?<file>(?:[A-Za-z]:)?[^\\s:][^:]{0,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?:error: )?(?<cause>.+)"),
			near: [SYMBOL],
			sentence: "{cause}: {symbol}",
			example: "[ERROR] COMPILATION ERROR : \n[ERROR] /app/src/main/java/com/acme/Orders.java:[5,16] cannot find symbol",
			source: "https://github.com/codehaus-plexus/plexus-compiler/blob/master/plexus-compiler-api/src/main/java/org/codehaus/plexus/compiler/CompilerMessage.java"
		},
		{
			name: "checkstyle",
			kind: "lint error",
			pattern: /^\s{0,8}(?:\[ant:checkstyle\] )?\[ERROR\] (?=[^\s:]{1,300}\.\w{2,6}:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?<cause>.+ \[\w+\])$/,
			example: "[ant:checkstyle] [ERROR] /app/src/main/java/com/acme/Orders.java:12:5: Missing a Javadoc comment. [MissingJavadocMethod]",
			source: "https://github.com/checkstyle/checkstyle/blob/master/src/main/java/com/puppycrawl/tools/checkstyle/AuditEventDefaultFormatter.java"
		},
		{
			name: "maven-kotlin",
			kind: "compile error",
			pattern: maven("(?:file://)?(?=[^\\s:]{1,300}\\.kts?:)(?<file>[^\\s:]{1,300}):(?: \\(|)(?<line>\\d+)(?:, |:)(?<column>\\d+)\\)?:? (?:error: )?(?<cause>.+)"),
			example: "[ERROR] /app/src/main/kotlin/Main.kt: (8, 17) Type mismatch: inferred type is String? but String was expected",
			source: "https://github.com/JetBrains/kotlin/blob/master/libraries/tools/kotlin-maven-plugin/src/main/java/org/jetbrains/kotlin/maven/MavenPluginLogMessageCollector.java"
		},
		{
			name: "maven-pom",
			kind: "compile error",
			pattern: maven("(?<cause>\\S.+?) @ (?:(?<file>[^,\\s]{1,300}), )?line (?<line>\\d+), column (?<column>\\d+)"),
			near: [POM],
			example: "[ERROR] [ERROR] Some problems were encountered while processing the POMs:\n[ERROR] 'dependencies.dependency.version' for org.slf4j:slf4j-api:jar is missing. @ line 8, column 29\n[ERROR]   The project com.acme:orders:2.4.1 (/app/pom.xml) has 1 error",
			source: `${MAVEN}/compat/maven-model-builder/src/main/java/org/apache/maven/model/building/ModelProblemUtils.java`
		},
		{
			name: "maven-pom-no-place",
			kind: "compile error",
			pattern: maven("(?<cause>Child module \\S+ of (?<file>\\S+) does not exist|Non-(?:readable|parseable) POM (?<file>[^\\s:]{1,300}): .+)"),
			example: "[ERROR] Child module /app/api of /app/pom.xml does not exist",
			source: `${MAVEN}/compat/maven-model-builder/src/main/java/org/apache/maven/model/building/ModelProblemUtils.java`
		},
		{
			name: "maven-enforcer",
			kind: "missing dependency",
			pattern: maven("Rule \\d+: (?<rule>\\S+) failed with message:"),
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}(?:\[ERROR\] )?(?<cause>\w.+)/,
				isRequired: true
			}],
			example: "[ERROR] Rule 0: org.apache.maven.enforcer.rules.version.RequireJavaVersion failed with message:\nDetected JDK version 17 is not in the allowed range [21,).",
			source: "https://github.com/apache/maven-enforcer/blob/master/maven-enforcer-plugin/src/main/java/org/apache/maven/plugins/enforcer/EnforceMojo.java"
		},
		{
			name: "surefire",
			kind: "test failure",
			pattern: /^\s{0,8}(?:\[ERROR\] {1,2})?(?!Tests run)(?<test>[\w.$]+(?:\([^)]{0,150}\))?(?:\[[^\]]{0,80}\])?)(?: --)? {1,2}Time elapsed: .{0,20} <<< (?:FAILURE|ERROR)!/,
			near: [
				jvm_builds_SUCCEEDED,
				{
					where: "below",
					within: 2,
					pattern: EXCEPTION,
					isRequired: true
				},
				{
					where: "below",
					within: 8,
					pattern: /^\s{0,4}(?<cause>[Ee]xpect(?:ed|ing).*)/,
					until: /^\s{1,12}at /
				},
				{
					where: "below",
					within: 10,
					pattern: /^\s{0,4}(?<more>(?:but was|to be equal|to contain).*)/,
					until: /^\s{1,12}at /
				},
				{
					where: "below",
					within: 40,
					pattern: OWN_JAVA_FRAME,
					until: /^\s{0,8}(?:\[(?:ERROR|INFO)\]|Caused by)/
				}
			],
			sentence: "{test}: {exception} {cause} {more}",
			example: "[ERROR] com.acme.CartTest.addsTax -- Time elapsed: 0.064 s <<< FAILURE!\norg.opentest4j.AssertionFailedError: expected: <119.0> but was: <100.0>\n	at org.junit.jupiter.api.Assertions.assertEquals(Assertions.java:889)\n	at com.acme.CartTest.addsTax(CartTest.java:13)",
			source: `${SUREFIRE}/org/apache/maven/plugin/surefire/report/ConsoleReporter.java`
		},
		{
			name: "surefire-summary",
			kind: "test failure",
			pattern: maven(" ?(?<test>(?<class>[A-Z]\\w*)\\.[^\\s:]{1,100}):(?<line>\\d+)(?:->[^\\s:]{1,100}:\\d+){0,4}(?: \u00BB)? (?<cause>.+)"),
			near: [jvm_builds_SUCCEEDED],
			sentence: "{test}: {cause}",
			example: "[ERROR] Failures: \n[ERROR]   CartTest.addsTax:13 expected: <119.0> but was: <100.0>",
			source: `${SUREFIRE}/org/apache/maven/plugin/surefire/report/SmartStackTraceParser.java`
		},
		{
			name: "maven-dependency",
			kind: "missing dependency",
			pattern: maven("Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: Could not (?:resolve|collect) dependencies for project [^\\s:]+(?::[^\\s:]+){2,4}: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$"),
			example: "[ERROR] Failed to execute goal on project orders: Could not resolve dependencies for project com.acme:orders:jar:2.4.1: Could not find artifact com.acme:commons:jar:9.9.9 in central (https://repo.maven.apache.org/maven2) -> [Help 1]",
			source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/project/DependencyResolutionException.java`
		},
		{
			name: "maven-artifact",
			kind: "missing dependency",
			pattern: /^\s{0,8}\[(?:ERROR|FATAL)\]\s{1,8}(?<cause>(?:Could not (?:find|transfer) artifact|Plugin \S+ or one of its dependencies|Failed to (?:read artifact descriptor|collect dependencies)|No plugin found for prefix|Non-resolvable).+?)(?: -> \[Help \d+\])?$/,
			example: "[ERROR] 	Could not find artifact com.acme:commons:jar:9.9.9 in central (https://repo.maven.apache.org/maven2)",
			source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/project/DependencyResolutionException.java`
		},
		{
			name: "maven-exit",
			kind: "compile error",
			rank: "exit",
			pattern: maven("Failed to execute goal .*on project [^\\s:]+: (?<cause>(?:Compilation failure|There (?:are|were) test failures|There was a timeout|Some Enforcer rules|Could not resolve dependencies|Compilation failed|You have |Failed to run task).*)"),
			sentence: "{cause}",
			example: "[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.13.0:compile (default-compile) on project orders: Compilation failure",
			source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/lifecycle/LifecycleExecutionException.java`
		},
		{
			name: "maven-goal",
			kind: "compile error",
			pattern: maven("Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$"),
			example: "[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.13.0:compile (default-compile) on project orders: Fatal error compiling: error: release version 21 not supported -> [Help 1]",
			source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/lifecycle/LifecycleExecutionException.java`
		},
		{
			name: "maven-usage",
			kind: "missing file",
			pattern: maven("(?<cause>(?:Unknown lifecycle phase|The goal you specified requires a project|Could not find the selected project|No goals have been specified|Could not find goal|Error (?:building|reading|executing) |POM file \\S+ specified|Unable to parse command line|The specified user settings file|Toolchain error|Cannot find matching toolchain|The projects in the reactor contain a cyclic|Source option|Target option|The forked VM terminated|There was an error in the forked process|PMD Failure).+?)(?: -> \\[Help \\d+\\])?$"),
			example: "[ERROR] The goal you specified requires a project to execute but there is no POM in this directory (/app). -> [Help 1]",
			source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/lifecycle`
		}
	];
	;
	const GCC = "https://gcc.gnu.org/git/?p=gcc.git;a=blob;f=gcc";
	const BINUTILS = "https://sourceware.org/git/?p=binutils-gdb.git;a=blob;f=ld";
	const LLD = "https://github.com/llvm/llvm-project/blob/main/lld/ELF";
	const FOLDER = [{
		where: "below",
		within: 60,
		pattern: /^\s{0,8}g?make\[\d+\]: Leaving directory [`'](?<folder>[^']{1,300})'/,
		until: /^\s{0,8}g?make(?:\[\d+\])?: Entering directory /
	}, {
		where: "above",
		within: 200,
		pattern: /^\s{0,8}(?:g?make\[\d+\]|g?make|ninja): Entering directory [`'](?<folder>[^`']{1,300})'/,
		until: /^\s{0,8}g?make\[\d+\]: Leaving directory /
	}];
	const native_SYSTEM = "(?=(?:\\/usr\\/|\\/opt\\/|\\/nix\\/|\\/Library\\/|\\/Applications\\/|[^\\s:]{0,200}(?:_deps|vcpkg|\\.conan2?|\\.cargo\\/registry|node_modules)\\/)(?!src\\/))";
	const SOURCE = "(?<file>(?:[A-Za-z]:)?[^\\s:#][^:]{0,300}):(?<line>\\d+)";
	const native_ERROR = "(?:fatal error|internal compiler error|error): ";
	const LINKER = "^(?:\\s{0,16}= note: )?(?=[^:]{0,200}(?:\\bld|collect2|mold|lld)(?:\\.\\w{1,8})?: )[^:]{1,200}: ";
	const OBJECT = "^(?:\\s{0,16}= note: )?\\s{0,8}(?:[^\\s:]{1,200}: )?(?:[^\\s:]{1,200}\\.o:(?=/))?";
	const UNDEFINED = ": (?<cause>(?:undefined reference to|multiple definition of) .+)";
	const REFERENCES = [{
		where: "below",
		within: 2,
		pattern: /^\s{0,16}>>> (?:referenced by|defined at) [^(]{1,300} \((?<file>[^():]{1,300}):(?<line>\d+)\)/
	}, {
		where: "below",
		within: 2,
		pattern: /^\s{0,16}>>> (?:referenced by|defined at) (?<file>[^\s:()]{1,300}\.(?:c|cc|cpp|cxx|m|mm))(?::(?<line>\d+))?$/
	}];
	const NATIVE = [
		{
			name: "cxx-in-system-header",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}${native_SYSTEM}[^:]{1,300}:\\d+:(?:\\d+:)? ${native_ERROR}(?<cause>.+)`),
			near: [
				{
					where: "above",
					within: 40,
					pattern: /^\s{0,8}(?!\/usr\/|\/opt\/|[^\s:]{0,200}_deps\/)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+):\s{1,4}required from here/,
					until: /^.{0,300}: (?:error|warning): /
				},
				{
					where: "below",
					within: 40,
					pattern: /^\s{0,8}(?!\/usr\/|\/opt\/)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): note: .+ requested here/,
					until: /^.{0,300}: (?:error|warning): /
				},
				...FOLDER
			],
			example: "src/main.cpp:8:12:   required from here\n/usr/include/c++/12/bits/stl_algo.h:1938:50: error: no match for 'operator-'",
			source: `${GCC}/diagnostic.cc`
		},
		{
			name: "cc-missing-header",
			kind: "missing dependency",
			pattern: new RegExp(`^\\s{0,8}${SOURCE}:(?<column>\\d+): (?:fatal error|error): (?:(?=\\S{1,200}: No such file or directory)|(?='\\S{1,200}' file not found)|(?=no such module|could not find module))(?<cause>\\S.*)`),
			near: FOLDER,
			example: "src/fetch.c:2:10: fatal error: curl/curl.h: No such file or directory\n    2 | #include <curl/curl.h>",
			source: `${GCC.replace("f=gcc", "f=libcpp")}/files.cc`
		},
		{
			name: "cc-no-column",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}(?=[^:]{1,300}\\.(?:c|h|cc|hh|cpp|hpp|cxx|hxx|m|mm|S|y|l|ac|am|in|f90|y|cu|swift):)${SOURCE}: (?:fatal )?error: (?<cause>.+)`),
			near: FOLDER,
			example: "configure.ac:5: error: possibly undefined macro: AC_PROG_LIBTOOL",
			source: `${GCC}/diagnostic.cc`
		},
		{
			name: "cc-werror",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}${SOURCE}:(?<column>\\d+): ${native_ERROR}(?<cause>.+)`),
			near: FOLDER,
			example: "src/pool.c:9:12: error: 'conection' undeclared (first use in this function); did you mean 'connection'?",
			source: `${GCC}/diagnostic.cc`
		},
		{
			name: "cc-killed",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:[^\s:]{0,200}\/)?[\w.+-]{1,60}: (?<cause>(?:fatal error: |internal compiler error: )?(?:Killed|[kK]illed signal terminated program|ld terminated with signal 9|out of memory allocating|error: unable to execute command: Killed|clang frontend command failed).*)/,
			example: "g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.",
			source: `${GCC}/gcc.cc`
		},
		{
			name: "cc-virtual-memory",
			kind: "out of memory",
			pattern: /^\s{0,8}(?<cause>virtual memory exhausted: .+|cc1(?:plus)?: out of memory.+)/,
			example: "virtual memory exhausted: Cannot allocate memory",
			source: "https://gcc.gnu.org/git/?p=gcc.git;a=blob;f=libiberty/xmalloc.c"
		},
		{
			name: "cc-exit",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,16}(?:[^\s:]{0,200}\/)?[\w.+-]{1,60}: (?:fatal )?(?:error: )?(?<cause>linker command failed with exit code.+|ld returned \d+ exit status|all warnings being treated as errors|some warnings being treated as errors|build stopped: .+)/,
			example: "collect2: error: ld returned 1 exit status",
			source: `${GCC}/collect2.cc`
		},
		{
			name: "cc-driver",
			kind: "compile error",
			pattern: /^\s{0,8}(?=[^\s:]{0,200}(?:cc|\+\+|clang|cc1|cc1plus|swiftc|zig)(?:-\d{1,2})?: )[^\s:]{1,200}: (?:fatal error|error): (?<cause>.+)/,
			example: "cc: error: src/main.c: No such file or directory\ncc: fatal error: no input files",
			source: `${GCC}/gcc.cc`
		},
		{
			name: "ld-undefined-in-source",
			kind: "compile error",
			pattern: new RegExp(`${OBJECT}(?<file>\\/[^\\s:()]{1,300}):(?<line>\\d+)${UNDEFINED}`),
			example: "/app/src/http.c:7: undefined reference to `metrics_flush'",
			source: `${BINUTILS}/ldmain.c (undefined_symbol)`
		},
		{
			name: "ld-undefined-in-cmake",
			kind: "compile error",
			pattern: new RegExp(`${OBJECT}[^\\s:()]{1,300}:(?:\\(\\.[^)]{1,100}\\)|\\d+)${UNDEFINED}`),
			near: [{
				where: "above",
				within: 1,
				pattern: /^[^:]{0,200}: CMakeFiles\/(?=[^\s/]{1,100}\.dir\/)[^\s/]{1,100}\/[^\s:]{1,300}\.o: in function /,
				isRequired: true
			}],
			example: "/usr/bin/ld: CMakeFiles/server.dir/src/main.c.o: in function `main':\nmain.c:(.text+0xa): undefined reference to `cache_flush'",
			source: `${BINUTILS}/ldmain.c (undefined_symbol)`
		},
		{
			name: "ld-undefined",
			kind: "compile error",
			pattern: new RegExp(`${OBJECT}(?![^\\s:()]{1,300}\\.(?:o|a|lo|obj):|\\/tmp\\/go-|cgo-gcc-)(?<file>[^\\s:()]{1,300}):(?:\\(\\.[^)]{1,100}\\)|(?<line>\\d+))${UNDEFINED}`),
			near: [{
				where: "above",
				within: 12,
				pattern: /^(?:[^:\s]{1,200}: )?(?!\/tmp\/|(?:\.\/)?(?:build|obj|out|CMakeFiles)\/)(?<folder>(?:[\w.-]{1,60}\/){0,8})[\w.-]{1,100}\.o: in function /,
				isRequired: true
			}, ...FOLDER],
			example: "/usr/bin/ld: main.o: in function `main':\nmain.c:(.text+0xa): undefined reference to `cache_flush'",
			source: `${BINUTILS}/ldmain.c (undefined_symbol)`
		},
		{
			name: "gold-undefined",
			kind: "compile error",
			pattern: /^\s{0,8}[^\s:]{1,200}\.o:(?<file>[^\s:()]{1,200}):(?:function [^:]{1,200}(?:::[^:]{1,200}){0,4}|(?<line>\d+)): error: (?<cause>undefined reference to .+)/,
			example: "/tmp/ccJrN6HU.o:main.c:function main: error: undefined reference to 'cache_flush'",
			source: "https://sourceware.org/git/?p=binutils-gdb.git;a=blob;f=gold/errors.cc"
		},
		{
			name: "ld-undefined-in-object",
			kind: "compile error",
			pattern: /^\s{0,16}(?:= note: )?(?:[^\s:]{1,300}: ?){1,3}(?:\([^)]{1,100}\)|\d+|function .{1,100}): (?:error: )?(?<cause>(?:undefined reference to|multiple definition of) .+)/,
			example: "/usr/bin/ld: lib/cache.a(store.o):(.text+0xa): undefined reference to `cache_flush'",
			source: `${BINUTILS}/ldmain.c (undefined_symbol)`
		},
		{
			name: "lld-symbol",
			kind: "compile error",
			pattern: new RegExp(`${LINKER}(?:error|fatal): (?<cause>(?:undefined|duplicate)(?: hidden| protected)? symbol: .+)`),
			near: REFERENCES,
			example: "ld.lld: error: undefined symbol: render_page(int)\n>>> referenced by web.cpp:2 (/app/web.cpp:2)\n>>>               /tmp/web-4b9c1e.o:(main)",
			source: `${LLD}/Relocations.cpp (reportUndefinedSymbol)`
		},
		{
			name: "ld-missing-library",
			kind: "missing dependency",
			pattern: new RegExp(`${LINKER}(?:error: |fatal: )?(?<cause>(?:cannot find|unable to find library|library not found|library '[^']{1,100}' not found|cannot open) ?.*)`),
			example: "/usr/bin/ld: cannot find -lhiredis: No such file or directory",
			source: `${BINUTILS}/ldfile.c`
		},
		{
			name: "ld-error",
			kind: "compile error",
			pattern: new RegExp(`${LINKER}(?!warning|note|NOTE|error: ld returned)(?:error: |fatal: |[^\\s:]{1,300}: )?(?!warning|in function)(?<cause>(?:final link failed|relocation \\S|error adding symbols|file (?:format )?not recognized|undefined reference to|unrecognized|invalid|unknown|error: |cannot |hidden symbol).*)`),
			example: "/usr/bin/ld: main.o: relocation R_X86_64_32 against `.rodata' can not be used when making a PIE object; recompile with -fPIE",
			source: `${BINUTILS}/ldlang.c`
		},
		{
			name: "ld-apple",
			kind: "compile error",
			pattern: /^(?<cause>Undefined symbols for architecture \w+):$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{1,4}"(?<symbol>[^"]{1,300})", referenced from:/
			}],
			sentence: "{cause}: {symbol}",
			example: "Undefined symbols for architecture arm64:\n  \"_cache_flush\", referenced from:\n      _main in main.o",
			source: "https://github.com/apple-oss-distributions/ld64"
		},
		{
			name: "loader-missing-library",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:[^:]{1,200}: )?(?<cause>error while loading shared libraries: .+|Error loading shared library .+)/,
			example: "./server: error while loading shared libraries: libpq.so.5: cannot open shared object file: No such file or directory",
			source: "https://sourceware.org/git/?p=glibc.git;a=blob;f=elf/dl-catch.c"
		},
		{
			name: "loader-version",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:[^\s:]{1,200}: )?[^\s:]{1,200}: (?<cause>version [`'][\w.]{1,60}' not found \(required by .+)/,
			example: "./server: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found (required by ./server)",
			source: "https://sourceware.org/git/?p=glibc.git;a=blob;f=elf/dl-version.c"
		},
		{
			name: "loader-symbol",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:[^\s:]{1,200}: )?(?<cause>symbol lookup error: .+|Error relocating [^:]{1,200}: .+)/,
			example: "./server: symbol lookup error: ./server: undefined symbol: cache_flush",
			source: "https://sourceware.org/git/?p=glibc.git;a=blob;f=elf/dl-lookup.c"
		},
		{
			name: "cxx-uncaught",
			kind: "crash",
			pattern: /^\s{0,8}(?<cause>terminate called (?:after throwing an instance of .+|without an active exception)|libc\+\+abi: terminating .+)/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{1,12}what\(\): {1,2}(?<what>.+)/
			}],
			sentence: "{cause} {what}",
			example: "terminate called after throwing an instance of 'std::runtime_error'\n  what():  DATABASE_URL is not set",
			source: `${GCC.replace("f=gcc", "f=libstdc++-v3")}/libsupc++/vterminate.cc`
		},
		{
			name: "sanitizer",
			kind: "crash",
			pattern: /^={0,2}\d*={0,2} ?(?:ERROR|WARNING): (?<cause>(?:Address|Memory|Thread|Leak|UndefinedBehavior)Sanitizer: .+)/,
			near: [{
				where: "below",
				within: 30,
				pattern: /^\s{1,8}#\d+ 0x[\da-f]{1,16} in [^/]{1,200} (?<file>(?!\.\.\/|\/usr\/|\/rustc\/|\/lib|\/build\/|<)[^\s:()]{1,300}):(?<line>\d+)(?::(?<column>\d+))?$/,
				until: /^(?:0x|SUMMARY|\s{0,8}$)/
			}],
			example: "==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x602 at pc 0x4f8\n    #0 0x4f8 in main /app/src/main.c:12:3",
			source: "https://github.com/llvm/llvm-project/tree/main/compiler-rt/lib/sanitizer_common"
		},
		{
			name: "sanitizer-undefined",
			kind: "crash",
			pattern: new RegExp(`^\\s{0,8}${SOURCE}:(?<column>\\d+): runtime error: (?<cause>.+)`),
			example: "src/main.c:12:5: runtime error: signed integer overflow: 2147483647 + 1 cannot be represented in type int",
			source: "https://clang.llvm.org/docs/UndefinedBehaviorSanitizer.html"
		}
	];
	;
	const MAKE = "https://git.savannah.gnu.org/cgit/make.git/tree/src";
	const CMAKE = "https://gitlab.kitware.com/cmake/cmake/-/blob/master/Source";
	const native_builds_FOLDER = {
		where: "above",
		within: 100,
		pattern: /^\s{0,8}g?make(?:\[\d+\])?: Entering directory [`'](?<folder>[^']{1,300})'/,
		until: /^\s{0,8}g?make\[\d+\]: Leaving directory /
	};
	const PARAGRAPH = {
		where: "all-below",
		within: 8,
		pattern: /^(?: {7})? {2,8}(?<cause>\S.*)/,
		until: /^(?: {7})?(?:[^\s]| {2}(?:Add the|Tried ext|Call Stack|Compatibility|Consider))|^(?:CMake|--)/,
		isRequired: true
	};
	const TEST_START = {
		where: "above",
		within: 12,
		pattern: /^\s{0,8}(?:Start +\d+: |\d{1,4}\/\d{1,4} Test +#|\[ RUN {6}\] )/,
		isRequired: true
	};
	const DETAIL = {
		where: "all-below",
		within: 7,
		pattern: /^\s{0,12}(?<cause>[^\s[].*)/,
		until: /^(?:\[|={3,}|-{3,}|\s{0,8}$)/
	};
	const GTEST_NAME = {
		where: "below",
		within: 30,
		pattern: /^\s{0,8}\[ {2}FAILED {2}\] (?<test>[\w./]+)/
	};
	const NATIVE_BUILDS = [
		{
			name: "make-killed",
			kind: "out of memory",
			rank: "effect",
			pattern: /^\s{0,8}(?:g?make(?:\[\d+\])?|ninja): \*\*\* \[(?:[^\]\s]{1,200}:\d+: )?(?<target>[^\]]{1,200})\] Killed/,
			sentence: "{target}: Killed",
			example: "make: *** [Makefile:4: worker] Killed",
			source: `${MAKE}/job.c (child_error)`
		},
		{
			name: "make-exit",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* \[(?:[^\]\s]{1,200}:\d+: )?(?<target>[^\]]{1,200})\] (?<cause>\S.*)/,
			sentence: "make {target}: {cause}",
			example: "make: *** [Makefile:4: worker] Error 1",
			source: `${MAKE}/job.c (child_error)`
		},
		{
			name: "make-command-missing",
			kind: "missing dependency",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: (?<cause>[^\s:*]{1,200}: (?:No such file or directory|Permission denied|Command not found))$/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* \[(?<file>[^\]\s:]{1,200}):(?<line>\d+): [^\]]{1,200}\] Error 127/
			}, native_builds_FOLDER],
			example: "make: protoc: No such file or directory\nmake: *** [Makefile:3: gen] Error 127",
			source: `${MAKE}/job.c (exec_command)`
		},
		{
			name: "make-file",
			kind: "compile error",
			pattern: /^\s{0,8}(?<file>(?=[^\s:]{0,200}(?:[Mm]akefile|\.mk|\.make|\.in):)[^\s:]{1,300}):(?<line>\d+): (?:\*\*\* )?(?<cause>(?:missing separator|[^\s:]{1,200}: No such file|recipe commences|target pattern|multiple target patterns|unterminated|commands commence|mixed implicit|missing (?:target|rule|endif|`endif')|invalid syntax|extraneous|prerequisites|empty variable|insufficient|non-numeric|Recursive variable).*?)(?:\. {1,2}Stop\.)?$/,
			near: [native_builds_FOLDER],
			example: "Makefile:5: *** missing separator.  Stop.",
			source: `${MAKE}/read.c`
		},
		{
			name: "make-file-error",
			kind: "compile error",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): \*\*\* (?!\[)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/,
			near: [native_builds_FOLDER],
			example: "Makefile:3: *** DATABASE_URL is not set.  Stop.",
			source: `${MAKE}/function.c (func_error)`
		},
		{
			name: "make-no-rule",
			kind: "missing file",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* (?!\[)(?!Waiting for)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/,
			example: "make: *** No rule to make target 'assets/logo.svg', needed by 'public/logo.png'.  Stop.",
			source: `${MAKE}/remake.c (complain)`
		},
		{
			name: "make-no-program",
			kind: "missing dependency",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: (?<cause>[^\s:*]{1,100}: (?:No such file or directory|Command not found|Permission denied))/,
			example: "make: gcc: No such file or directory",
			source: `${MAKE}/job.c (exec_command)`
		},
		{
			name: "cmake-missing-package",
			kind: "missing dependency",
			pattern: /^\s{0,8}CMake Error at (?!\/usr\/|\/opt\/)(?<file>[^\s:(]{1,300}):(?<line>\d+) \((?:find_package|find_library|find_path|pkg_check_modules|pkg_search_module)\):$/,
			near: [PARAGRAPH],
			example: "CMake Error at CMakeLists.txt:6 (find_package):\n  Could not find a package configuration file provided by \"fmt\" with any of\n  the following names:\n\n    fmtConfig.cmake\n    fmt-config.cmake\n\n  Add the installation prefix of \"fmt\" to CMAKE_PREFIX_PATH",
			source: `${CMAKE}/cmFindPackageCommand.cxx`
		},
		{
			name: "cmake-in-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}CMake Error at (?=\/usr\/|\/opt\/|\S{0,200}\/Modules\/)\S{1,300}:\d+ \(\w+\):$/,
			near: [PARAGRAPH, {
				where: "below",
				within: 16,
				pattern: /^ {2,9}(?!\/usr\/|\/opt\/)(?<file>[^\s:(]{1,300}):(?<line>\d+) \(/,
				until: /^(?: {7})?(?:CMake |-- )/
			}],
			example: "CMake Error at /usr/share/cmake-3.25/Modules/FindPackageHandleStandardArgs.cmake:230 (message):\n  Could NOT find OpenSSL (missing: OPENSSL_CRYPTO_LIBRARY)\nCall Stack (most recent call first):\n  /usr/share/cmake-3.25/Modules/FindOpenSSL.cmake:670 (find_package_handle_standard_args)\n  CMakeLists.txt:7 (find_package)",
			source: `${CMAKE}/cmMessenger.cxx`
		},
		{
			name: "cmake-error",
			kind: "compile error",
			pattern: /^\s{0,8}CMake Error (?:at|in) (?<file>[^\s:(]{1,300}):(?:(?<line>\d+)(?: \(\w+\))?:)?$/,
			near: [PARAGRAPH],
			example: "CMake Error at CMakeLists.txt:4 (add_executable):\n  Cannot find source file:\n\n    src/missing.c",
			source: `${CMAKE}/cmMessenger.cxx`
		},
		{
			name: "cmake-error-parse",
			kind: "compile error",
			pattern: /^\s{0,8}CMake Error: Error in cmake code at$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+):$/
			}, {
				where: "below",
				within: 2,
				pattern: /^\s{0,8}(?<cause>[A-Z]\S* .+)/,
				isRequired: true
			}],
			example: "CMake Error: Error in cmake code at\n/app/CMakeLists.txt:8:\nParse error.  Expected \"(\", got newline with text \"\n\".",
			source: `${CMAKE}/cmListFileCache.cxx`
		},
		{
			name: "cmake-no-place",
			kind: "compile error",
			pattern: /^\s{0,8}CMake Error: (?<cause>(?!Error in cmake)\S.+)/,
			example: "CMake Error: The source directory \"/app/server\" does not exist.",
			source: `${CMAKE}/cmake.cxx`
		},
		{
			name: "ninja",
			kind: "missing file",
			pattern: /^\s{0,8}ninja: (?:fatal|error): (?<cause>.+)/,
			example: "ninja: error: 'src/missing.c', needed by 'server.p/src_missing.c.o', missing and no known rule to make it",
			source: "https://github.com/ninja-build/ninja/blob/master/src/util.cc (Error)"
		},
		{
			name: "meson",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<file>[^\s:]{0,300}meson(?:\.build|_options\.txt|\.options)):(?<line>\d+):(?<column>\d+): ERROR: (?<cause>.+)/,
			example: "meson.build:5:0: ERROR: Dependency \"libcurl\" not found, tried pkgconfig and cmake",
			source: "https://github.com/mesonbuild/meson/blob/master/mesonbuild/mlog.py (exception)"
		},
		{
			name: "meson-no-place",
			kind: "missing file",
			pattern: /^\s{0,8}ERROR: (?<cause>Neither (?:source )?directory .+|Unknown compiler\(s\): .+|Compiler .+ (?:can ?not|cannot) compile programs.*|Meson version is .+)/,
			example: "ERROR: Neither source directory '/app' nor build directory '/app/build' contain a build file meson.build.",
			source: "https://github.com/mesonbuild/meson/blob/master/mesonbuild/msetup.py"
		},
		{
			name: "autoconf",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:\.\/)?(?:configure|config\.status): error: (?!in [`'])(?<cause>.+)/,
			example: "configure: error: no acceptable C compiler found in $PATH",
			source: "https://git.savannah.gnu.org/cgit/autoconf.git/tree/lib/m4sugar/m4sh.m4 (AS_ERROR)"
		},
		{
			name: "bazel-no-such",
			kind: "missing file",
			pattern: /^\s{0,8}ERROR: (?:(?<file>\/[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): )?(?:Skipping '[^']{1,200}': )?(?<cause>(?:no such (?:package|target)|name '[^']{1,100}' is not defined|syntax error|Error (?:in|loading)|error (?:loading|fetching|computing)|no targets found|no matching toolchain|.{0,100}not declared in package).*)/,
			example: "ERROR: /app/src/BUILD:5:10: no such target '//src:cache': target 'cache' not declared in package 'src'",
			source: "https://github.com/bazelbuild/bazel/tree/master/src/main/java/com/google/devtools/build/lib/packages"
		},
		{
			name: "bazel-action",
			kind: "compile error",
			rank: "effect",
			pattern: /^\s{0,8}ERROR: (?<file>\/[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+ failed: .+)/,
			example: "ERROR: /app/src/BUILD:5:10: Compiling src/main.cc failed: (Exit 1): gcc failed: error executing CppCompile command",
			source: "https://github.com/bazelbuild/bazel/blob/master/src/main/java/com/google/devtools/build/lib/skyframe/SkyframeActionExecutor.java"
		},
		...["test failure", "crash"].map((kind) => ({
			name: `assert-${kind.replace(" ", "-")}`,
			kind,
			pattern: /^\s{0,8}[^\s:]{1,100}: (?<file>(?!\/usr\/)[^\s:]{1,300}):(?<line>\d+): [^`]{1,300}: (?<cause>Assertion `.+)/,
			near: kind === "crash" ? [] : [TEST_START],
			example: `${kind === "crash" ? "" : "    Start 2: slug\n"}slug_test: /app/tests/slug_test.c:5: main: Assertion \`slugify("A b") == 2' failed.`,
			source: "https://sourceware.org/git/?p=glibc.git;a=blob;f=assert/assert.c"
		})),
		{
			name: "assert-musl",
			kind: "crash",
			pattern: /^\s{0,8}(?<cause>Assertion failed: .+) \((?<file>[^\s:()]{1,300}): [^\s:]{1,100}: (?<line>\d+)\)$/,
			example: "Assertion failed: slugify(\"A b\") == 2 (tests/slug_test.c: main: 5)",
			source: "https://git.musl-libc.org/cgit/musl/tree/src/exit/assert.c"
		},
		{
			name: "gtest",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): Failure$/,
			near: [DETAIL, GTEST_NAME],
			sentence: "{test}: {cause}",
			example: "/app/tests/cart_test.cc:14: Failure\nExpected equality of these values:\n  total(100)\n    Which is: 100\n  119\n\n[  FAILED  ] CartTest.AddsTax (0 ms)",
			source: "https://github.com/google/googletest/blob/main/googletest/src/gtest.cc"
		},
		{
			name: "catch2",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): FAILED:$/,
			near: [DETAIL],
			example: "/app/tests/cart.cpp:14: FAILED:\n  REQUIRE( total(100) == 119 )\nwith expansion:\n  100 == 119",
			source: "https://github.com/catchorg/Catch2/blob/devel/src/catch2/reporters/catch_reporter_console.cpp"
		},
		{
			name: "doctest",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): (?:FATAL )?ERROR: (?<cause>(?:[A-Z]+_)?(?:CHECK|REQUIRE|FAIL)\w*\(.+)/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{1,8}values: (?<values>.+)/
			}],
			sentence: "{cause} {values}",
			example: "/app/tests/cart.cpp:14: ERROR: CHECK( total(100) == 119 ) is NOT correct!\n  values: CHECK( 100 == 119 )",
			source: "https://github.com/doctest/doctest/blob/master/doctest/parts/doctest.cpp"
		},
		{
			name: "boost-test",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:()]{1,300})\((?<line>\d+)\): (?:fatal )?error: in "(?<test>[^"]{1,200})": (?<cause>.+)/,
			sentence: "{test}: {cause}",
			example: "tests/cart.cpp(14): error: in \"adds_tax\": check total(100) == 119 has failed [100 != 119]",
			source: "https://github.com/boostorg/test/blob/develop/include/boost/test/impl/compiler_log_formatter.ipp"
		},
		{
			name: "unity-test",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+):(?<test>\w{1,200}):FAIL: ?(?<cause>.+)/,
			sentence: "{test}: {cause}",
			example: "tests/cart.c:14:test_adds_tax:FAIL: Expected 119 Was 100",
			source: "https://github.com/ThrowTheSwitch/Unity/blob/master/src/unity.c"
		},
		{
			name: "ctest",
			kind: "test failure",
			rank: "effect",
			pattern: /^\s{0,8}\d{1,4}\/\d{1,4} (?<number>Test +#\d+): (?<test>[\w./:-]{1,200}) \.*(?<cause>[\w ]{0,40}\*\*\*[A-Za-z: ]{1,60}[\d.]{0,12}(?: sec)?)/,
			near: [{
				where: "below",
				within: 400,
				pattern: /^\s{0,8}100% tests passed/,
				isForbidden: true
			}],
			sentence: "{number}: {test} {cause}",
			example: "2/2 Test #2: slug .............................***Failed    0.00 sec",
			source: `${CMAKE}/CTest/cmCTestRunTest.cxx`
		},
		{
			name: "ctest-no-program",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>(?:Could not find executable|Unable to find executable:?) \S+)/,
			example: "Could not find executable /app/build/slug_test",
			source: `${CMAKE}/CTest/cmCTestTestHandler.cxx`
		}
	];
	;
	const ELIXIR = "https://github.com/elixir-lang/elixir/blob/main/lib";
	const SWIFT = "https://github.com/swiftlang";
	const other_languages_FRAME = {
		where: "below",
		within: 20,
		pattern: /^\s{2,20}(?!\((?:elixir|stdlib|kernel|mix|ex_unit|logger|iex|eex|compiler|ecto\w{0,20}|postgrex|db_connection|phoenix\w{0,20}|plug\w{0,20}|cowboy\w{0,20}|ranch|bandit|thousand_island|telemetry\w{0,20}|jason|oban|tesla|finch|mint|absinthe\w{0,20}|swoosh|gettext) )(?:\([\w.]{1,60} [\w.-]{1,40}\) )?(?!\/root\/|deps\/|\/usr\/|src\/)(?=[^\s:]{1,300}\.h?e?exs?:)(?!\/app\/releases)(?<file>(?:lib|test|config|priv|apps|mix|\/)[^\s:]{0,300}):(?<line>\d+):/,
		until: /^\s{0,8}(?:\*\* |\[|\d\d:\d\d)/
	};
	const OTHER_LANGUAGES = [
		{
			name: "swift-test",
			kind: "test failure",
			pattern: /^\s{0,8}(?=[^:]{1,300}\.swift:)(?<file>[^\s:][^:]{0,300}):(?<line>\d+): error: (?:-\[)?(?<test>[\w.]{1,200}(?: \w{1,200}\])?) : (?<cause>.+?)(?: -\s{0,2})?$/,
			sentence: "{test}: {cause}",
			example: "/app/Tests/AppTests/CartTests.swift:14: error: CartTests.testTax : XCTAssertEqual failed: (\"100\") is not equal to (\"119\") -",
			source: `${SWIFT}/swift-corelibs-xctest/blob/main/Sources/XCTest/Private/PrintObserver.swift`
		},
		{
			name: "swift-testing",
			kind: "test failure",
			pattern: /^\s{0,8}[\u2718X] Test (?<test>.{1,200}) recorded an issue at (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/,
			sentence: "{test}: {cause}",
			example: "\u2718 Test addsTax() recorded an issue at CartTests.swift:14:5: Expectation failed: (total \u2192 100) == 119",
			source: `${SWIFT}/swift-testing/blob/main/Sources/Testing/Events/Recorder/Event.HumanReadableOutputRecorder.swift`
		},
		{
			name: "swift-fatal",
			kind: "crash",
			pattern: /^\s{0,8}(?!Swift\/)(?<file>[^\s:]{1,300}\.swift):(?<line>\d+): (?<cause>(?:Fatal error|Precondition failed|Assertion failed).*)/,
			example: "App/main.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
			source: `${SWIFT}/swift/blob/main/stdlib/public/stubs/Assert.cpp`
		},
		{
			name: "swift-fatal-in-library",
			kind: "crash",
			pattern: /^\s{0,8}(?:Swift\/[^\s:]{1,200}:\d+: )?Fatal error: (?<cause>.+?)(?:: file (?!Swift\/)(?<file>[^\s:,]{1,300}), line (?<line>\d+))?$/,
			example: "Swift/ErrorType.swift:200: Fatal error: Error raised at top level: App.StartError.noDatabase",
			source: `${SWIFT}/swift/blob/main/stdlib/public/core/ErrorType.swift`
		},
		{
			name: "swift-package",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:Dependencies could not be resolved|'[^']{1,100}': |package '|no such (?:module|target|product)|root manifest not found|the package manifest at|Failed to clone|product '|target '|Source files for target|Could not find Package\.swift).*)/,
			example: "error: 'app': the package manifest at '/Package.swift' cannot be accessed (/Package.swift doesn't exist in file system)",
			source: `${SWIFT}/swift-package-manager/tree/main/Sources/PackageGraph`
		},
		{
			name: "elixir-box",
			kind: "compile error",
			pattern: /^\s{1,16}error: (?<cause>.+)/,
			near: [{
				where: "below",
				within: 14,
				pattern: /^\s{1,16}\u2514\u2500 (?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?/,
				isRequired: true
			}],
			example: "    error: undefined variable \"prot\"\n    \u2502\n  5 \u2502     prot + 1\n    \u2502     ^^^^\n    \u2502\n    \u2514\u2500 lib/orders.ex:5:5: Orders.run/0",
			source: `${ELIXIR}/elixir/lib/module/parallel_checker.ex`
		},
		{
			name: "elixir-error-line",
			kind: "compile error",
			pattern: /^\s{0,16}error: (?<cause>.+)/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{2,16}(?<file>[^\s:]{1,300}\.exs?):(?<line>\d+)(?::(?<column>\d+))?(?:: |$)/,
				isRequired: true
			}],
			example: "error: undefined function totl/1 (expected Orders to define such a function)\n  lib/orders.ex:5: Orders.run/0",
			source: `${ELIXIR}/elixir/lib/io.ex`
		},
		{
			name: "elixir-syntax",
			kind: "compile error",
			pattern: /^\s{0,8}\*\* \((?:SyntaxError|TokenMissingError|MismatchedDelimiterError)\) (?<what>.{0,60}) on (?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?:$/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{1,12}error: (?<cause>.+)/
			}],
			sentence: "{what}: {cause}",
			example: "** (SyntaxError) invalid syntax found on lib/orders.ex:5:10:\n    error: syntax error before: 'end'",
			source: `${ELIXIR}/elixir/lib/exception.ex (SyntaxError)`
		},
		{
			name: "elixir-compile",
			kind: "compile error",
			pattern: /^\s{0,8}\*\* \([A-Z]\w*\) (?=[^\s:]{1,300}\.h?e?exs?:)(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?: (?<cause>.+)/,
			example: "** (CompileError) lib/orders.ex:5: undefined function totl/1",
			source: `${ELIXIR}/elixir/lib/exception.ex (CompileError)`
		},
		{
			name: "elixir-compile-logged",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,8}\*\* \(CompileError\) (?<file>[^\s:]{1,300}): (?<cause>cannot compile module .+)/,
			example: "** (CompileError) lib/orders.ex: cannot compile module Orders (errors have been logged)",
			source: `${ELIXIR}/elixir/lib/exception.ex (CompileError)`
		},
		{
			name: "mix-dependency",
			kind: "missing dependency",
			pattern: /^\s{1,12}(?<cause>(?:the dependency (?:is not|does not|build is)|lock mismatch|different specs were|the dependency .+ overrides|could not find an app file).*)/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^\s{0,8}\* (?<name>[\w-]{1,60}) /,
				isRequired: true
			}],
			sentence: "{name}: {cause}",
			example: "Unchecked dependencies for environment prod:\n* jason (Hex package)\n  the dependency is not available, run \"mix deps.get\"",
			source: `${ELIXIR}/mix/lib/mix/tasks/deps.ex`
		},
		{
			name: "mix-formatted",
			kind: "lint error",
			pattern: /^\s{0,8}\*\* \(Mix\) (?<cause>mix format failed due to --check-formatted)/,
			near: [{
				where: "below",
				within: 6,
				pattern: /^\s{1,12}\* (?<file>\S+)$/
			}],
			sentence: "{cause}: {file}",
			example: "** (Mix) mix format failed due to --check-formatted.\nThe following files are not formatted:\n\n  * lib/orders.ex",
			source: `${ELIXIR}/mix/lib/mix/tasks/format.ex`
		},
		{
			name: "mix-migration",
			kind: "migration",
			pattern: /^\s{0,8}\*\* \((?:Postgrex\.Error|MyXQL\.Error|Exqlite\.Error|Ecto\.MigrationError)\) (?<cause>.+)/,
			near: [{
				...other_languages_FRAME,
				pattern: /^\s{2,20}(?:\([\w.]{1,60} [\w.-]{1,40}\) )?(?<file>priv\/[^\s:]{1,300}):(?<line>\d+):/
			}],
			example: "** (Postgrex.Error) ERROR 42P07 (duplicate_table) relation \"users\" already exists",
			source: "https://github.com/elixir-ecto/postgrex/blob/master/lib/postgrex/error.ex"
		},
		{
			name: "mix-port",
			kind: "port",
			pattern: /^.{0,300}(?<cause>Failed to start Ranch listener .+|failed to start child: .+)/,
			near: [{
				where: "below",
				within: 6,
				pattern: /^.{0,300}eaddrinuse/,
				isRequired: true
			}],
			example: "** (Mix) Could not start application orders: shutdown: failed to start child: OrdersWeb.Endpoint\n    ** (EXIT) :eaddrinuse",
			source: "https://github.com/phoenixframework/phoenix/blob/main/lib/phoenix/endpoint/cowboy2_adapter.ex"
		},
		{
			name: "mix",
			kind: "compile error",
			pattern: /^\s{0,8}\*\* \(Mix\) (?!Can't continue due to errors|Could not compile dependency)(?<cause>.+)/,
			example: "** (Mix) The task \"asets.deploy\" could not be found",
			source: `${ELIXIR}/mix/lib/mix/exceptions.ex`
		},
		{
			name: "phoenix-port",
			kind: "port",
			pattern: /^.{0,30}\[error\] (?<cause>Running \S+ with [^,]{1,100}, port \d+ .+)/,
			example: "[error] Running OrdersWeb.Endpoint with Bandit 1.5.0 at http failed, port 4000 already in use",
			source: "https://github.com/phoenixframework/phoenix/blob/main/lib/phoenix/endpoint/cowboy2_adapter.ex"
		},
		{
			name: "mix-warnings-as-errors",
			kind: "compile error",
			pattern: /^\s{0,8}Compilation failed due to warnings while using the --warnings-as-errors option/,
			near: [{
				where: "above",
				within: 14,
				pattern: /^\s{0,8}warning: (?<cause>.+)/,
				isRequired: true
			}, {
				where: "above",
				within: 6,
				pattern: /^\s{1,12}(?:\u2514\u2500 )?(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?(?:: |$)/
			}],
			example: "warning: variable \"x\" is unused\n  lib/orders.ex:5: Orders.run/0\n\nCompilation failed due to warnings while using the --warnings-as-errors option",
			source: `${ELIXIR}/mix/lib/mix/compilers/elixir.ex`
		},
		{
			name: "mix-exit",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^\s{0,8}\*\* \(Mix\) (?<cause>.+)/,
			example: "** (Mix) Could not compile dependency :bcrypt_elixir, \"make\" command failed.",
			source: `${ELIXIR}/mix/lib/mix/exceptions.ex`
		},
		{
			name: "exunit",
			kind: "test failure",
			pattern: /^\s{1,6}\d{1,4}\) (?:test|property|doctest) (?<test>.+) \([\w.]{1,150}\)$/,
			near: [
				{
					where: "below",
					within: 4,
					pattern: /^\s{4,8}(?!(?:[\w./-]{1,200}\.exs:\d+)$)(?<cause>\S.+)/,
					isRequired: true
				},
				{
					where: "below",
					within: 8,
					pattern: /^\s{4,8}(?<left>left: .+)/,
					until: /^\s{0,3}\d{1,4}\) |^\s{0,8}$/
				},
				{
					where: "below",
					within: 9,
					pattern: /^\s{4,8}(?<right>right: .+)/,
					until: /^\s{0,3}\d{1,4}\) |^\s{0,8}$/
				},
				{
					where: "below",
					within: 24,
					pattern: /^\s{6,12}(?<file>test\/[^\s:]{1,300}):(?<line>\d+): \(test\)/,
					until: /^\s{0,3}\d{1,4}\) |^\s{0,8}$/
				}
			],
			sentence: "{test}: {cause} {left} {right}",
			example: "  1) test adds tax (OrdersTest)\n     test/orders_test.exs:5\n     Assertion with == failed\n     code:  assert total(100) == 119\n     left:  100\n     right: 119\n     stacktrace:\n       test/orders_test.exs:6: (test)",
			source: `${ELIXIR}/ex_unit/lib/ex_unit/formatter.ex`
		},
		{
			name: "elixir-exception",
			kind: "crash",
			pattern: /^\s{0,8}\*\* \((?<exception>(?!Mix|EXIT)[A-Z][\w.]{0,150})\) (?<cause>.+)/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^.{0,200}(?:terminating|\[error\]|exited in|raised an)/,
				isForbidden: true
			}, other_languages_FRAME],
			sentence: "{exception}: {cause}",
			example: "** (RuntimeError) environment variable DATABASE_URL is missing.\n    config/runtime.exs:12: (file)",
			source: `${ELIXIR}/elixir/lib/exception.ex (format_banner)`
		},
		{
			name: "erlang-kernel",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}\{"(?<cause>Kernel pid terminated|init terminating in do_boot)"/,
			example: "{\"Kernel pid terminated\",application_controller,\"{application_start_failure,orders,{shutdown}}\"}",
			source: "https://github.com/erlang/otp/blob/master/erts/preloaded/src/init.erl"
		},
		{
			name: "erlang-compile",
			kind: "compile error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.[ehy]rl:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?!Warning)(?<cause>.+)/,
			example: "===> Compiling src/orders.erl failed\nsrc/orders.erl:5:3: function totl/1 undefined",
			source: "https://github.com/erlang/otp/blob/master/lib/compiler/src/sys_messages.erl"
		},
		{
			name: "rebar",
			kind: "missing dependency",
			pattern: /^===> (?<cause>(?:Failed to (?:fetch|update|load)|Could not|Package not found|Unable to|Errors? loading|Command \w+ not found|Dependency failure).*)/,
			example: "===> Package not found in any repo: acme_mail 1.0.0",
			source: "https://github.com/erlang/rebar3/blob/main/apps/rebar/src/rebar_prv_install_deps.erl"
		},
		{
			name: "nim",
			kind: "compile error",
			pattern: /^\s{0,8}(?<file>[^\s(:]{1,300}\.nims?)\((?<line>\d+), (?<column>\d+)\) Error: (?<cause>.+)/,
			example: "/app/src/main.nim(5, 3) Error: undeclared identifier: 'prot'",
			source: "https://github.com/nim-lang/Nim/blob/devel/compiler/msgs.nim"
		},
		{
			name: "ghc",
			kind: "compile error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.l?hs:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): error:(?: \[[\w, -]{1,60}\])*$/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{1,12}(?:\u2022 )?(?<cause>\S.*)/,
				isRequired: true
			}],
			example: "src/Main.hs:5:3: error: [GHC-88464]\n    Variable not in scope: prot",
			source: "https://gitlab.haskell.org/ghc/ghc/-/blob/master/compiler/GHC/Types/Error.hs"
		},
		{
			name: "zig-panic",
			kind: "crash",
			pattern: /^thread \d+ panic: (?<cause>.+)/,
			near: [{
				where: "below",
				within: 30,
				pattern: /^(?!\/usr\/|\S{0,200}\/lib\/(?:zig\/)?std\/)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): 0x/
			}],
			example: "thread 7 panic: integer overflow\n/app/src/main.zig:5:9: 0x1034 in main (server)",
			source: "https://github.com/ziglang/zig/blob/master/lib/std/debug.zig"
		}
	];
	;
	const RUSTC = "https://github.com/rust-lang/rust/blob/master/compiler";
	const STD = "https://github.com/rust-lang/rust/blob/master/library/std/src";
	const OWN_PLACE = /^\s{0,16}(?:-->|\u250C\u2500) (?!\S{0,200}(?:\/registry\/src\/|\/rustc\/|\/git\/checkouts\/|\/rustlib\/))(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/;
	const ANY_PLACE = /^\s{0,16}(?:-->|\u250C\u2500) \S/;
	const rust_PLACE = {
		where: "below",
		within: 8,
		pattern: OWN_PLACE,
		until: ANY_PLACE,
		isRequired: true
	};
	const SOME_PLACE = {
		where: "below",
		within: 3,
		pattern: ANY_PLACE,
		isRequired: true
	};
	const rust_OWN_FRAME = {
		where: "below",
		within: 120,
		pattern: /^\s{6,24}at (?!\S{0,200}(?:\/registry\/src\/|\/rustc\/|\/git\/checkouts\/|\/rustlib\/))(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/,
		until: /^\s{0,8}(?:note: (?:S|r)|error|thread ')/
	};
	const MESSAGE = {
		where: "below",
		within: 4,
		pattern: /^\s{0,8}(?!note: |stack backtrace)(?<cause>\S.*)/,
		isRequired: true
	};
	const CONTINUES = {
		where: "below",
		within: 40,
		pattern: /^(?!Attempt #|.{0,200}(?:Health check|health check)).{0,200}\b(?:listening|serving|started|ready|recover|caught|disabled|continu|retry|fall(?:ing)? ?back|ignor|passing|succe|test \S{1,80} \.\.\. ok)/i,
		until: /^(?:.{0,20}(?:exited with code|Process exited|called exit\(|---- )|.{0,80}Main process exited)/,
		isForbidden: true
	};
	const BUILD_SCRIPT = {
		where: "above",
		within: 80,
		pattern: /^\s{0,8}error: (?<build>failed to run custom build command for `[^`]{1,100}`)/,
		isRequired: true
	};
	const rust_IN_TEST = {
		where: "above",
		within: 30,
		pattern: /^\s{0,8}(?:---- (?<test>\S.{0,150}) stdout ----|(?:\u2500{2,4}|-{3}) ?STDERR: +(?<test>\S+ \S+))/,
		isRequired: true
	};
	const LEFT = {
		where: "below",
		within: 4,
		pattern: /^\s{1,8}left: (?<left>.+)/,
		isRequired: true
	};
	const RIGHT = {
		where: "below",
		within: 5,
		pattern: /^\s{1,8}right: (?<right>.+)/,
		isRequired: true
	};
	const THREAD = "^\\s{0,8}thread '(?<thread>[^']{1,200})' (?:\\(\\d+\\) )?panicked at ";
	const DOWNLOADED = "(?=\\S{0,200}(?:/registry/src/|/rustc/|/git/checkouts/|/rustlib/))[^:]{1,300}:\\d+:\\d+:$";
	const OWN = "(?<file>[^:']{1,300}):(?<line>\\d+):(?<column>\\d+):$";
	const EXAMPLE = "thread 'main' panicked at src/main.rs:3:47:\nconfig: DATABASE_URL must be set";
	const panics = (name, pattern, matcher) => ({
		name,
		pattern: new RegExp(pattern),
		source: `${STD}/panicking.rs (default_hook)`,
		...matcher
	});
	const RUST_PANICS = [
		panics("rust-build-script-in-crate", THREAD + DOWNLOADED, {
			kind: "missing dependency",
			near: [BUILD_SCRIPT, {
				...MESSAGE,
				where: "all-below",
				until: /^\s{0,8}(?:note: |stack backtrace)/
			}],
			sentence: "{build}: {cause}",
			example: "error: failed to run custom build command for `openssl-sys v0.9.102`\n\nCaused by:\n  --- stderr\n  thread 'main' panicked at /usr/local/cargo/registry/src/index.crates.io-6f1/openssl-sys-0.9.102/build/find_normal.rs:190:5:\n\n\n  Could not find directory of OpenSSL installation, and this `-sys` crate cannot proceed without this knowledge."
		}),
		panics("rust-build-script", THREAD + OWN, {
			kind: "compile error",
			near: [BUILD_SCRIPT, MESSAGE],
			sentence: "{build}: {cause}",
			example: "error: failed to run custom build command for `gateway v0.3.0 (/app)`\n\nCaused by:\n  --- stderr\n  thread 'main' panicked at build.rs:8:10:\n  proto/orders.proto is missing"
		}),
		panics("rust-test-values", THREAD + OWN, {
			kind: "test failure",
			near: [
				rust_IN_TEST,
				MESSAGE,
				LEFT,
				RIGHT
			],
			sentence: "{test}: {cause} (left: {left}, right: {right})",
			example: "---- tests::adds_tax stdout ----\n\nthread 'tests::adds_tax' (7762) panicked at src/lib.rs:7:24:\nassertion `left == right` failed: total with tax\n  left: 100\n right: 119"
		}),
		panics("rust-test", THREAD + OWN, {
			kind: "test failure",
			near: [rust_IN_TEST, MESSAGE],
			sentence: "{test}: {cause}",
			example: "---- tests::parses stdout ----\n\nthread 'tests::parses' panicked at src/lib.rs:7:24:\nthe port is zero"
		}),
		panics("rust-test-in-crate", THREAD + DOWNLOADED, {
			kind: "test failure",
			near: [
				rust_IN_TEST,
				MESSAGE,
				rust_OWN_FRAME
			],
			sentence: "{test}: {cause}",
			example: "---- tests::parses stdout ----\n\nthread 'tests::parses' panicked at /rustc/90b35a6/library/core/src/panicking.rs:2:3:\nthe port is zero"
		}),
		panics("rust-panic-old-values", `${THREAD}'assertion failed: .\\((?<how>left .= right)\\).$`, {
			kind: "test failure",
			near: [
				rust_IN_TEST,
				{
					...LEFT,
					pattern: /^\s{1,8}left: `(?<left>[^`]+)`/
				},
				{
					...RIGHT,
					pattern: /^\s{1,8}right: `(?<right>[^`]+)`(?:: (?<message>[^']+))?'/
				},
				{
					where: "below",
					within: 5,
					pattern: /^\s{1,8}right: [^,]+, (?<file>[^:\s]{1,300}):(?<line>\d+):(?<column>\d+)$/
				}
			],
			sentence: "{test}: assertion failed: `({how})`: {message} (left: {left}, right: {right})",
			example: "---- tests::adds_tax stdout ----\nthread 'tests::adds_tax' panicked at 'assertion failed: `(left == right)`\n  left: `100`,\n right: `119`: total with tax', src/lib.rs:7:24"
		}),
		panics("rust-test-old", `${THREAD}'(?<cause>.+)', (?<file>[^\\s:']{1,300}):(?<line>\\d+):(?<column>\\d+)$`, {
			kind: "test failure",
			near: [rust_IN_TEST],
			sentence: "{test}: {cause}",
			example: "---- tests::parses stdout ----\nthread 'tests::parses' panicked at 'the port is zero', src/lib.rs:7:24"
		}),
		panics("rust-panic-port", THREAD + OWN, {
			kind: "port",
			near: [{
				...MESSAGE,
				within: 1,
				pattern: /^(?=.*(?:AddrInUse|Address already in use))\s{0,8}(?<cause>.+)/,
				isRequired: true
			}],
			example: "thread 'main' panicked at src/main.rs:3:69:\ncalled `Result::unwrap()` on an `Err` value: Os { code: 98, kind: AddrInUse, message: \"Address already in use\" }"
		}),
		panics("rust-panic-in-crate", THREAD + DOWNLOADED, {
			kind: "crash",
			near: [
				MESSAGE,
				rust_OWN_FRAME,
				CONTINUES
			],
			example: "thread 'main' panicked at /usr/local/cargo/registry/src/index.crates.io-6f1/tokio-1.38.0/src/runtime/x.rs:5:9:\nthere is no reactor running"
		}),
		panics("rust-panic-main", THREAD.replace("[^']{1,200}", "main") + OWN, {
			kind: "crash",
			near: [MESSAGE, CONTINUES],
			example: EXAMPLE
		}),
		panics("rust-panic-thread", THREAD + OWN, {
			kind: "crash",
			rank: "effect",
			near: [MESSAGE, CONTINUES],
			example: EXAMPLE.replace("main", "tokio-runtime-worker")
		}),
		panics("rust-panic-old-in-crate", `${THREAD}'(?<cause>.+)', (?=\\S{0,200}(?:/registry/src/|/rustc/))\\S+$`, {
			kind: "crash",
			near: [rust_OWN_FRAME, CONTINUES],
			example: "thread 'main' panicked at 'no reactor running', /rustc/90b35a6/library/core/src/panicking.rs:2:3"
		}),
		panics("rust-panic-old", `${THREAD}'(?<cause>.+)', (?<file>[^\\s:']{1,300}):(?<line>\\d+):(?<column>\\d+)$`, {
			kind: "crash",
			near: [CONTINUES],
			example: "thread 'main' panicked at 'DATABASE_URL must be set', src/main.rs:3:47"
		})
	];
	const RUST = [
		...RUST_PANICS,
		{
			name: "rust-test-error",
			kind: "test failure",
			pattern: /^\s{0,8}Error: (?<cause>.+)/,
			near: [{
				...rust_IN_TEST,
				within: 3
			}],
			sentence: "{test}: {cause}",
			example: "---- tests::parses stdout ----\nError: ParseIntError { kind: InvalidDigit }",
			source: `${STD}/process.rs (Termination)`
		},
		{
			name: "rust-test-no-panic",
			kind: "test failure",
			pattern: /^\s{0,8}note: (?<cause>test did not panic as expected)(?: at (?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+))?/,
			near: [{
				...rust_IN_TEST,
				within: 3
			}],
			sentence: "{test}: {cause}",
			example: "---- tests::refuses stdout ----\nnote: test did not panic as expected at src/lib.rs:9:8",
			source: "https://github.com/rust-lang/rust/blob/master/library/test/src/test_result.rs"
		},
		{
			name: "clippy",
			kind: "lint error",
			pattern: /^\s{0,8}error: (?<cause>.+)/,
			near: [rust_PLACE, {
				where: "below",
				within: 30,
				pattern: /^\s{0,16}= (?:note|help): .*(?:clippy|`-D )/,
				until: /^\s{0,8}(?:error|warning)\b/,
				isRequired: true
			}],
			example: "error: this comparison is always true\n --> src/main.rs:3:8\n  |\n3 |     if n < 0 {\n  |        ^^^^^\n  = note: `#[deny(clippy::absurd_extreme_comparisons)]` on by default",
			source: "https://github.com/rust-lang/rust-clippy/blob/master/README.md"
		},
		{
			name: "rustc-missing-crate",
			kind: "missing dependency",
			pattern: /^\s{0,8}error\[E0(?:432|433|463)\]: (?<cause>(?:unresolved import|can't find crate|(?:cannot|failed).*\b(?:crate|module)\b).*)/,
			near: [rust_PLACE],
			example: "error[E0432]: unresolved import `serde`\n --> src/main.rs:4:13",
			source: "https://doc.rust-lang.org/error_codes/E0432.html"
		},
		{
			name: "rustc-missing-target",
			kind: "missing dependency",
			pattern: /^\s{0,8}error\[E0463\]: (?<cause>can't find crate for `.+)/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^\s{0,16}= note: (?<note>the `.+ target may not be installed)/
			}],
			sentence: "{cause} {note}",
			example: "error[E0463]: can't find crate for `core`\n  |\n  = note: the `x86_64-unknown-linux-musl` target may not be installed",
			source: "https://doc.rust-lang.org/error_codes/E0463.html"
		},
		{
			name: "rustc-macro-panicked",
			kind: "compile error",
			pattern: /^\s{0,8}error: (?<cause>(?:proc[- ]macro(?: derive)?|custom attribute) panicked)/,
			near: [rust_PLACE, {
				where: "below",
				within: 12,
				pattern: /^\s{0,16}= help: message: (?<help>.+)/,
				until: /^\s{0,8}$/
			}],
			sentence: "{cause}: {help}",
			example: "error: proc-macro derive panicked\n --> src/model.rs:5:10\n  |\n5 | #[derive(Template)]\n  |          ^^^^^^^^\n  |\n  = help: message: the template is empty",
			source: `${RUSTC}/rustc_expand/src/proc_macro.rs`
		},
		{
			name: "rustc",
			kind: "compile error",
			pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
			near: [rust_PLACE],
			example: "error[E0308]: mismatched types\n --> src/main.rs:2:5",
			source: `${RUSTC}/rustc_errors/src/emitter.rs`
		},
		{
			name: "rustc-in-crate",
			kind: "compile error",
			pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
			near: [SOME_PLACE],
			example: "error[E0282]: type annotations needed for `Box<_>`\n  --> /usr/local/cargo/registry/src/index.crates.io-6f1/time-0.3.31/src/format_description/parse/mod.rs:83:9",
			source: `${RUSTC}/rustc_errors/src/emitter.rs`
		},
		{
			name: "rustc-short",
			kind: "compile error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.rs:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): error(?:\[E\d+\])?: (?<cause>.+)/,
			example: "src/main.rs:2:5: error[E0308]: mismatched types: expected `u16`, found `String`",
			source: "https://doc.rust-lang.org/rustc/command-line-arguments.html (--error-format=short)"
		},
		{
			name: "rustfmt",
			kind: "lint error",
			pattern: /^\s{0,8}(?<cause>Diff in (?<file>[^\s:]{1,300})(?::| at line )(?<line>\d+)):$/,
			sentence: "{cause}: not formatted with rustfmt",
			example: "Diff in /app/src/main.rs:3:\n fn main() {\n-  run();\n+    run();\n }",
			source: "https://github.com/rust-lang/rustfmt/blob/master/src/emitter/diff.rs"
		}
	];
	;
	const database_programs_RETRIED = {
		where: "below",
		within: 6,
		pattern: /^.{0,120}?(?:[Rr]etry|[Ww]aiting|[Aa]ttempt \d|[Tt]rying again|[Ss]leep|unavailable|is up\b|is ready)/,
		isForbidden: true
	};
	const STOPPED = {
		where: "below",
		within: 6,
		pattern: /^.{0,120}?(?:[Aa]borting|exited with code [1-9]|exited \([1-9]|Back-off|CrashLoop|database system is shut down|shutting down|exit(?:ed with)? (?:code|status):? [1-9])/,
		isRequired: true
	};
	const GIVEN = {
		where: "above",
		within: 30,
		pattern: /^[^<]{0,300}< ?(?<file>[\w./-]{1,200})/,
		until: /^(?:\+|\$) /,
		isRequired: true
	};
	const APPLIED = {
		where: "above",
		within: 30,
		pattern: /^[^A-Za-z]{0,40}(?:[Aa]pplying|[Rr]unning|[Ee]xecuting|[Mm]igrating)(?: migration)?:? (?=\S{1,200}\.sql\b)(?<file>[\w./-]{1,200})/
	};
	function fed(name, pattern, example, source) {
		const unplaced = new RegExp(pattern.source.replace("(?<line>", "(?:"));
		return [{
			name: `${name}-given`,
			kind: "migration",
			pattern,
			near: [GIVEN, database_programs_RETRIED],
			example: `+ db < a.sql\n${example}`,
			source
		}, {
			name,
			kind: "migration",
			pattern: unplaced,
			near: [APPLIED, database_programs_RETRIED],
			example,
			source
		}];
	}
	const DATABASE_PROGRAMS = [
		{
			name: "psql-script",
			kind: "migration",
			pattern: /^psql:(?<file>[^\s:]{1,300}):(?<line>\d{1,7}): (?:ERROR|FATAL): {1,2}(?<cause>.+)$/,
			near: [{
				where: "below",
				within: 6,
				pattern: /^(?:(?:CREATE|ALTER|DROP) [A-Z]{3,20}|INSERT \d+ \d+|UPDATE \d+|COMMIT|COPY \d+|GRANT|SET|ROLLBACK)$/,
				isForbidden: true
			}],
			example: "psql:/app/db/schema.sql:12: ERROR:  relation \"orders\" already exists",
			source: "https://www.postgresql.org/docs/current/app-psql.html"
		},
		{
			name: "postgres-program",
			kind: "migration",
			pattern: /^(?:psql|createdb|dropdb|pg_restore|pg_dump|pg_isready|createuser|pg_ctl): (?:error: |fatal: |FATAL: {1,2})?(?<cause>(?:connection to server|could not|FATAL: |database |error: |server |role |local user|creation|invalid|too many)?.*(?:fail|not |denied|refused|exist|rror|FATAL).*)$/,
			near: [database_programs_RETRIED, {
				where: "below",
				within: 400,
				pattern: /^.{0,80}(?:[Cc]onnected|is ready|accepting connections|[Mm]igrations? (?:applied|complete|done))/,
				isForbidden: true
			}],
			example: "psql: error: connection to server at \"db\" (172.18.0.2), port 5432 failed: Connection refused",
			source: "https://github.com/postgres/postgres/blob/master/src/bin/psql/startup.c"
		},
		{
			name: "postgres-stopped",
			kind: "crash",
			pattern: /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \S{1,6} \[\d{1,8}\] )?(?:FATAL|PANIC): {1,2}(?<cause>.+)$/,
			near: [STOPPED, {
				where: "below",
				within: 1,
				pattern: /^.{0,60}?(?:DETAIL|HINT): {1,2}(?<why>.+)$/
			}],
			sentence: "{cause}: {why}",
			example: "2026-04-09 10:12:00.310 UTC [1] FATAL:  database files are incompatible with server\ndb-1 exited with code 1",
			source: "https://github.com/postgres/postgres/blob/master/src/backend/utils/error/elog.c"
		},
		{
			name: "database-image",
			kind: "crash",
			pattern: /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[+\d:]{0,8} \[ERROR\] \[Entrypoint\]: |Error: |error: )(?<cause>(?:Database is uninitialized and |in \d\d\+, these Docker images are configured).+)$/,
			example: "Error: Database is uninitialized and superuser password is not specified.",
			source: "https://github.com/docker-library/postgres/blob/master/docker-entrypoint.sh"
		},
		{
			name: "mysql-server",
			kind: "crash",
			pattern: /^(?:(?:\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d\S{0,12} {1,3})?\d{1,10} \[ERROR\] (?:\[MY-\d{6}\] )?(?:\[\w{1,20}\] )?(?:\/\S{1,100}\/)?(?:mysqld: |mariadbd: )?|(?:mysqld|mariadbd): )(?<cause>(?![Aa]borting|Unknown\/unsupported|Plugin '|Failed to initialize|Data Dictionary init).+)$/,
			near: [STOPPED],
			example: "2026-04-09T10:12:00.310Z 0 [ERROR] [MY-000067] [Server] unknown variable 'default-authentication=x'.\n2026-04-09T10:12:00.311Z 0 [ERROR] [MY-010119] [Server] Aborting",
			source: "https://dev.mysql.com/doc/refman/8.4/en/error-log-format.html"
		},
		{
			name: "redis-config",
			kind: "crash",
			pattern: /^\*{3} FATAL CONFIG FILE ERROR .{0,40}\*{3}$/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^>>> '(?<setting>.+)'$/,
				isRequired: true
			}, {
				where: "below",
				within: 4,
				pattern: /^(?!>>> |Reading )(?<cause>\S.+)$/
			}],
			sentence: "{setting}: {cause}",
			example: "*** FATAL CONFIG FILE ERROR (Redis 7.0.15) ***\nReading the configuration file, at line 2\n>>> 'maxmemory 200mbb'\nargument must be a memory value",
			source: "https://github.com/redis/redis/blob/unstable/src/config.c"
		},
		{
			name: "redis-server",
			kind: "port",
			pattern: /^(?:\d{1,8}:[A-Z] .{10,30} )?[#*] (?:Warning: )?(?<cause>Could not create server TCP listening socket .+|Fatal error, can't open config file .+|Can't (?:handle RDB format|open or create).+)$/,
			near: [STOPPED],
			example: "1:M 09 Apr 2026 10:12:00.310 # Warning: Could not create server TCP listening socket *:6379: bind: Address already in use\nredis-1 exited with code 1",
			source: "https://github.com/redis/redis/blob/unstable/src/server.c"
		},
		{
			name: "mongosh",
			kind: "migration",
			pattern: /^(?:Uncaught:? ?)?Mongo\w{0,40}Error: (?<cause>.+)$/,
			near: [{
				where: "above",
				within: 40,
				pattern: /^(?:Current Mongosh Log ID|Connecting to):\s/,
				isRequired: true
			}, database_programs_RETRIED],
			example: "Current Mongosh Log ID:	6617a1c2e4\nConnecting to:		mongodb://mongo:27017/shop\nMongoServerError: Authentication failed.",
			source: "https://www.mongodb.com/docs/mongodb-shell/"
		},
		{
			name: "mongo-server",
			kind: "crash",
			pattern: /^\{"t":\{"\$date":"[^"]{1,40}"\}, {0,2}"s":"[EF]", {1,3}"c":"[^"]{1,20}", {1,12}"id":\d{1,9}, {1,6}"ctx":"[^"]{1,60}"(?:,"svc":"[^"]{1,10}")?,"msg":"(?<message>(?!\\n|Fatal assertion)[^"]{1,300})"(?:,"attr":\{.{0,300}?"error":"(?<cause>[^"]{1,300})")?/,
			near: [{
				where: "below",
				within: 40,
				pattern: /^(?:\{"t":.{1,80}"s":"F"|.{0,200}?(?:"exitCode":[1-9]|exited with code [1-9]|exit code:? [1-9]|Back-off|CrashLoop))/,
				isRequired: true
			}],
			sentence: "{message}: {cause}",
			example: "{\"t\":{\"$date\":\"2026-04-09T10:12:02.201+00:00\"},\"s\":\"E\",  \"c\":\"NETWORK\",  \"id\":23024,   \"ctx\":\"initandlisten\",\"msg\":\"Failed to unlink socket file\",\"attr\":{\"path\":\"/tmp/mongodb-27017.sock\",\"error\":\"Operation not permitted\"}}\nmongo-1 exited with code 14",
			source: "https://www.mongodb.com/docs/manual/reference/log-messages/"
		},
		{
			name: "mysql-file",
			kind: "migration",
			pattern: /^(?:mysql: |mariadb: )?ERROR \d{4} \(\w{5}\) at line (?<line>\d{1,7}) in file: '(?<file>[^']{1,300})': (?<cause>.+)$/,
			example: "ERROR 1050 (42S01) at line 3 in file: 'db/001.sql': Table 'orders' already exists",
			source: "https://github.com/MariaDB/server/blob/main/client/mysql.cc"
		},
		...fed("mysql-program", /^(?:mysql: |mariadb: )?ERROR \d{4} \(\w{5}\)(?: at line (?<line>\d{1,7}))?(?: in file: '(?<file>[^']{1,300})')?: (?<cause>.+)$/, "ERROR 1050 (42S01) at line 3: Table 'orders' already exists", "https://dev.mysql.com/doc/refman/8.4/en/mysql-command-options.html"),
		...fed("sqlite-program", /^(?:Parse|Runtime) error (?:near line (?<line>\d{1,7})|in prepare)?:? ?(?<cause>.+?)(?: \(\d{1,4}\))?$/, "Parse error near line 3: table orders already exists", "https://www.sqlite.org/cli.html"),
		{
			name: "perl-module",
			kind: "missing dependency",
			pattern: /^(?<cause>Can't locate \S{1,200} in @INC(?: \(you may need to install the [^)]{1,200}\)|))(?: \([^)]{0,700}\)|) at (?:(?<file>(?!\/usr\/)\S{1,300})|\S{1,300}) line (?<line>\d{1,7})\.$/,
			example: "Can't locate DBI.pm in @INC (you may need to install the DBI module) (@INC entries checked: /etc/perl) at bin/app.pl line 3.",
			source: "https://perldoc.perl.org/perldiag"
		},
		{
			name: "perl",
			kind: "crash",
			pattern: /^(?<cause>(?:Can't |Cannot |Died|Global symbol |Undefined subroutine|syntax error|Bareword |Missing right |Illegal |Modification of|Not an? \w{1,20} reference|Attempt to).{0,400}?) at (?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:\.|(?<near>, (?:near|at) .*))$/,
			sentence: "{cause}{near}",
			example: "Global symbol \"$total\" requires explicit package name (did you forget to declare \"my $total\"?) at lib/Cart.pm line 7.",
			source: "https://perldoc.perl.org/perldiag"
		},
		{
			name: "perl-die",
			kind: "crash",
			pattern: /^(?!Use of uninit)(?<cause>\S.{0,400}?) at (?=\S{1,300}\.(?:pl|pm|psgi|cgi|t) line)(?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:, <\w{1,40}> (?:line|chunk) \d{1,9})?\.$/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^.{0,120}?(?:Process (?:exited with status|completed with exit code) [1-9]|exited with code [1-9]|Main process exited|BEGIN failed|did not complete successfully|exit code:? [1-9]|Error [1-9]|returned a non-zero|[Ee]xited with (?:code|status) [1-9])/,
				isRequired: true
			}],
			example: "DATABASE_URL is not set at bin/app.pl line 7.\nProcess exited with status 255",
			source: "https://perldoc.perl.org/functions/die"
		},
		{
			name: "perl-test",
			kind: "test failure",
			pattern: /^\s{0,8}# {1,3}Failed test '(?<test>[^']{1,200})'$/,
			near: [
				{
					where: "below",
					within: 1,
					pattern: /^\s{0,8}# {1,3}at (?<file>\S{1,300}) line (?<line>\d{1,7})\.$/,
					isRequired: true
				},
				{
					where: "below",
					within: 2,
					pattern: /^\s{0,8}# {1,12}(?<got>got: .+)$/
				},
				{
					where: "below",
					within: 3,
					pattern: /^\s{0,8}# {1,12}(?<expected>expected: .+)$/
				}
			],
			sentence: "{test}: {got} {expected}",
			example: "#   Failed test 'adds tax'\n#   at t/cart.t line 6.\n#          got: '100'\n#     expected: '119'",
			source: "https://metacpan.org/pod/Test::More"
		},
		{
			name: "perl-script-missing",
			kind: "missing file",
			pattern: /^(?<cause>Can't open perl script "[^"]{1,200}": .{1,100})$/,
			example: "Can't open perl script \"bin/app.pl\": No such file or directory",
			source: "https://perldoc.perl.org/perldiag"
		}
	];
	;
	const PRISMA = "https://www.prisma.io/docs/orm/reference/error-reference";
	const NODE_FRAME = {
		where: "below",
		within: 30,
		pattern: /^ {4,8}at (?:[^()]{1,200} \()?(?:file:\/\/)?(?<file>(?![^:]{0,300}node_modules)\/[^:()]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,6})\)?$/,
		until: /^(?! {4}at )/
	};
	const prisma_RETRIED = {
		where: "below",
		within: 6,
		pattern: /^.{0,120}?(?:[Rr]etry|[Ww]aiting|[Aa]ttempt \d|[Tt]rying again|[Ss]leep|unavailable)/,
		isForbidden: true
	};
	const PRISMA_ERRORS = [
		{
			name: "prisma-failed-before",
			kind: "migration",
			pattern: /^(?:Error: )?(?:P3009:? )?(?<cause>migrate found failed migrations in the target database)/,
			near: [{
				where: "below",
				within: 6,
				pattern: /^The `(?<migration>[^`]{1,200})` migration started at/
			}],
			sentence: "{cause}: {migration}",
			example: "Error: P3009\n\nmigrate found failed migrations in the target database, new migrations will not be applied.\nThe `20260130_add_orders` migration started at 2026-01-30 09:01:44 UTC failed",
			source: PRISMA
		},
		{
			name: "prisma-failed-migration",
			kind: "migration",
			pattern: /^(?:Error: )?(?:P30\d\d:? )?(?:A migration failed to apply\. New|Migration `[^`]{1,200}` failed to apply cleanly).*$/,
			near: [{
				where: "below",
				within: 12,
				pattern: /^Migration name: (?<migration>\S{1,200})/
			}, {
				where: "below",
				within: 20,
				pattern: /^(?:ERROR: {1,2}|Database error: |error: |ERROR {1,2})?(?<cause>(?!Database error|Migration name|Please|DbError)\S+ .*(?:exist|violat|constraint|denied|error|syntax|cannot|not |must|contain).*)$/,
				until: /^DbError/
			}],
			sentence: "A migration failed to apply: {migration}: {cause}",
			example: "A migration failed to apply. New migrations cannot be applied before the error is recovered from.\n\nMigration name: 20260130_add_orders\n\nDatabase error code: 42P07\n\nDatabase error:\nERROR: relation \"Order\" already exists",
			source: PRISMA
		},
		{
			name: "prisma-code",
			kind: "migration",
			pattern: /^(?:Error: )(?:P\d{4}): (?<cause>.+)$/,
			near: [prisma_RETRIED],
			example: "Error: P1001: Can't reach database server at `db:5432`",
			source: PRISMA
		},
		{
			name: "prisma-code-above",
			kind: "migration",
			pattern: /^(?<cause>[A-Z@].+)$/,
			near: [{
				where: "above",
				within: 2,
				pattern: /^(?:Error: |Error code: )P(?!1012)\d{4}$/,
				until: /^[^EP]/,
				isRequired: true
			}],
			example: "Error: P3005\n\nThe database schema is not empty. Read more about how to baseline an existing production database",
			source: PRISMA
		},
		{
			name: "prisma-schema",
			kind: "compile error",
			pattern: /^ {0,4}error: (?<cause>.+)$/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^ {1,8}--> {1,2}(?:schema\.prisma:|(?<file>[^\s:]{1,300}\.prisma):(?<line>\d{1,7}))/,
				isRequired: true
			}],
			example: "error: Environment variable not found: DATABASE_URL.\n  -->  prisma/schema.prisma:10\n   | ",
			source: "https://github.com/prisma/prisma-engines/tree/main/psl/diagnostics"
		},
		{
			name: "prisma-engine-download",
			kind: "missing dependency",
			pattern: /^(?:Error: )?(?:request to https:\/\/binaries\.prisma\.sh\S{0,300} failed, reason: |Failed to fetch (?=the engine|sha256))(?<cause>.+)$/,
			example: "Error: request to https://binaries.prisma.sh/all_commits/c2990dca/schema-engine.gz failed, reason: getaddrinfo ENOTFOUND binaries.prisma.sh",
			source: "https://github.com/prisma/prisma/tree/main/packages/fetch-engine"
		},
		{
			name: "prisma-client",
			kind: "crash",
			pattern: /^.{0,200}?PrismaClient(?:Initialization|KnownRequest|UnknownRequest|RustPanic|Validation)Error: (?<cause>\S.+)$/,
			near: [NODE_FRAME],
			example: "PrismaClientInitializationError: Prisma Client could not locate the Query Engine for runtime \"linux-musl-openssl-3.0.x\".",
			source: PRISMA
		},
		{
			name: "prisma-client-reach",
			kind: "crash",
			pattern: /^(?<cause>(?:Can't reach database server at|Authentication failed against database server|Environment variable not found:|Database `[^`]{1,100}` does not exist|The table `[^`]{1,100}` does not exist|The column `[^`]{1,100}` does not exist).{1,200})$/,
			near: [{
				where: "above",
				within: 16,
				pattern: /^.{0,200}?(?:PrismaClient(?:Init|Known|Unknown|Rust|Valid)|Invalid `)/,
				isRequired: true
			}],
			example: "PrismaClientInitializationError: \nInvalid `prisma.user.findMany()` invocation:\n\n\nCan't reach database server at `db:5432`",
			source: PRISMA
		},
		{
			name: "prisma-says",
			kind: "missing file",
			pattern: /^(?:Error: )?(?<cause>(?:Could not (?:find|load) (?:a schema\.prisma|Prisma Schema|`--schema`)|@prisma\/client did not initialize yet|Prisma Migrate has detected that the environment is non-interactive|Drift detected: ).{0,300})$/,
			example: "Error: Could not find Prisma Schema that is required for this command.",
			source: PRISMA
		}
	];
	;
	const FLYWAY = "https://documentation.red-gate.com/fd/error-messages-277578945.html";
	const KNEX = "https://github.com/knex/knex/blob/master/lib/migrations/migrate/Migrator.js";
	const MIGRATIONS = [
		{
			name: "knex-corrupt",
			kind: "migration",
			pattern: /^(?:Error: )?(?<cause>The migration directory is corrupt, the following files are missing: .*)$/,
			example: "Error: The migration directory is corrupt, the following files are missing: 20260101090000_users.js",
			source: KNEX
		},
		{
			name: "knex-connection",
			kind: "migration",
			pattern: /^Acquire connection error: (?:\w{0,40}[Ee]rror: )?(?<cause>.+)$/,
			near: [prisma_RETRIED],
			example: "Acquire connection error: Error: connect ECONNREFUSED 127.0.0.1:5432",
			source: KNEX
		},
		{
			name: "knex-failed",
			kind: "migration",
			pattern: /^migration failed with error: (?:.{0,700} - )?(?<cause>.+)$/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^migration file "(?<bareFile>[\w.-]{1,200})" failed$/
			}],
			example: "migration file \"20260214103000_accounts.js\" failed\nmigration failed with error: create table \"users\" (\"id\" serial) - relation \"users\" already exists",
			source: KNEX
		},
		{
			name: "pg-node",
			kind: "migration",
			pattern: /^(?:\[.\] applying migrations\.\.\.|\[ERROR\] )?(?:error|PostgresError|DatabaseError|QueryFailedError): (?:.{0,500} - )?(?<cause>.+)$/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^ {4,8}at .{0,300}(?:pg-protocol|pg-pool|parseErrorMessage|postgres\/|PostgresQueryRunner|QueryRunner|ErrorResponse)/,
				isRequired: true
			}, NODE_FRAME],
			example: "error: relation \"users\" already exists\n    at Parser.parseErrorMessage (/app/node_modules/pg-protocol/dist/parser.js:285:98)",
			source: "https://github.com/brianc/node-postgres/blob/master/packages/pg-protocol/src/parser.ts"
		},
		{
			name: "typeorm",
			kind: "migration",
			pattern: /^(?:\w{1,60}Error|error|Error): (?<cause>.+)$/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^(?:Error during (?:migration (?:run|show|revert)|schema \w{1,20}|query|Data Source)|Migration "[^"]{1,200}" failed, error:)/,
				isRequired: true
			}, NODE_FRAME],
			example: "Error during migration run:\nQueryFailedError: relation \"users\" already exists",
			source: "https://github.com/typeorm/typeorm/blob/master/src/commands/MigrationRunCommand.ts"
		},
		{
			name: "typeorm-failed",
			kind: "migration",
			pattern: /^(?:MigrationError: )?Migration (?:"[^"]{1,200}" failed, error: |\S{1,200} \((?:up|down)\) failed: Original error: )(?<cause>.+)$/,
			near: [{
				where: "below",
				within: 12,
				pattern: NODE_FRAME.pattern
			}],
			example: "Migration \"CreateUsers1700000000000\" failed, error: relation \"users\" already exists",
			source: "https://github.com/typeorm/typeorm/blob/master/src/migration/MigrationExecutor.ts"
		},
		{
			name: "sequelize",
			kind: "migration",
			pattern: /^ERROR: (?<cause>.+)$/,
			near: [{
				where: "above",
				within: 12,
				pattern: /^(?:Sequelize CLI \[|== \S{1,200}: migrating =)/,
				isRequired: true
			}, {
				where: "below",
				within: 2,
				pattern: /^ERROR DETAIL: (?<detail>.+)$/
			}],
			sentence: "{cause}: {detail}",
			example: "Sequelize CLI [Node: 22.12.0, CLI: 6.6.2, ORM: 6.37.5]\n\n== 20260101-users: migrating =======\n\nERROR: relation \"users\" already exists",
			source: "https://github.com/sequelize/cli/blob/main/src/helpers/view-helper.js"
		},
		{
			name: "flyway-message",
			kind: "migration",
			pattern: /^Message {1,6}: (?:ERROR: )?(?<cause>.+)$/,
			near: [
				{
					where: "above",
					within: 12,
					pattern: /^(?:ERROR: )?(?:Script|Migration) \S{1,200}(?: to version \S{1,60})? (?:- .{1,100})?failed/,
					isRequired: true
				},
				{
					where: "below",
					within: 1,
					pattern: /^Location {1,6}: (?<file>(?!\/)[^\s()]{1,300})/
				},
				{
					where: "below",
					within: 2,
					pattern: /^Line {1,10}: (?<line>\d{1,7})$/
				}
			],
			example: "ERROR: Script V2__add_orders.sql failed\n-----------------------------------\nSQL State  : 42P07\nError Code : 0\nMessage    : ERROR: relation \"orders\" already exists",
			source: FLYWAY
		},
		{
			name: "flyway-validate",
			kind: "migration",
			pattern: /^(?:ERROR: )?(?<cause>(?:Migration (?:checksum|description|type) mismatch for migration|Detected (?:failed|applied|resolved) migration|Found non-empty schema|Found more than one migration|Unable to obtain connection from database|Unable to connect to the database|No database found to handle).{1,300}?)$/,
			near: [{
				where: "below",
				within: 30,
				pattern: /^Successfully (?:applied|validated)/,
				isForbidden: true
			}],
			example: "ERROR: Validate failed: Migrations have failed validation\nMigration checksum mismatch for migration version 2",
			source: FLYWAY
		},
		{
			name: "liquibase-reason",
			kind: "migration",
			pattern: /^ {2,10}Reason: (?:liquibase\.exception\.\w{1,60}: )?(?:ERROR: )?(?<cause>[^[]{3,600})/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^.{0,200}Migration failed for change ?set /,
				isRequired: true
			}],
			example: "Unexpected error running Liquibase: Migration failed for changeset db/changelog.xml::2::ada:\n     Reason: liquibase.exception.DatabaseException: ERROR: relation \"orders\" already exists [Failed SQL: (0) CREATE TABLE orders]",
			source: "https://github.com/liquibase/liquibase/blob/master/liquibase-standard/src/main/java/liquibase/changelog/ChangeSet.java"
		},
		{
			name: "liquibase",
			kind: "migration",
			pattern: /^(?:ERROR: )?(?:Unexpected error running Liquibase: |Exception Primary Reason: {1,2})(?!Migration failed)(?:ERROR: )?(?<cause>.+)$/,
			example: "Unexpected error running Liquibase: Validation Failed: 1 changesets check sum db/changelog.xml::2::ada",
			source: "https://github.com/liquibase/liquibase"
		},
		{
			name: "goose",
			kind: "migration",
			pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?goose (?:run|up): (?=.{0,600}?(?:rror|ERROR|fail))(?:ERROR )?(?<cause>.+)$/,
			example: "2026/04/11 07:20:01 goose run: ERROR 00002_orders.sql: failed to run SQL migration: relation \"orders\" already exists (SQLSTATE 42P07)",
			source: "https://github.com/pressly/goose/blob/main/cmd/goose/main.go"
		},
		{
			name: "golang-migrate",
			kind: "migration",
			pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:error|Execution Error): (?<cause>(?:error returned from database: |migration failed(?: in line \d+)?: |Dirty database version |no migration found for version |first : file does not exist|failed to open (?:database|source)|while executing migration |migration \d+ was previously applied|migration \d+ is partially applied).*)$/,
			example: "error: Dirty database version 3. Fix and force version.",
			source: "https://github.com/golang-migrate/migrate/blob/master/migrate.go"
		},
		{
			name: "diesel",
			kind: "migration",
			pattern: /^(?:Failed to run \S{1,200} with: |thread 'main' panicked.{0,200}Failed to run )(?<cause>.+)$/,
			example: "Failed to run 2026-01-30-101010_orders with: relation \"orders\" already exists",
			source: "https://github.com/diesel-rs/diesel/tree/master/diesel_cli"
		},
		{
			name: "ecto",
			kind: "migration",
			pattern: /^\*\* \((?:Postgrex|MyXQL|DBConnection|Ecto|Exqlite)\.\w{1,60}\) (?<cause>.+)$/,
			example: "** (Postgrex.Error) ERROR 42P07 (duplicate_table) relation \"orders\" already exists",
			source: "https://github.com/elixir-ecto/postgrex"
		},
		{
			name: "go-database",
			kind: "migration",
			pattern: /^Error: (?<cause>(?:pq: |sql\/migrate: |dial tcp |unable to connect to database).+)$/,
			example: "Applying: 20260101_orders.sql\nError: pq: relation \"orders\" already exists",
			source: "https://github.com/amacneil/dbmate"
		},
		{
			name: "doctrine-migration",
			kind: "migration",
			pattern: /^ {0,4}\[error\] (?<cause>Migration \S{1,200} failed during .+)$/,
			example: "[error] Migration DoctrineMigrations\\Version20260101 failed during Execution. Error: \"SQLSTATE[42S01]\"",
			source: "https://github.com/doctrine/migrations/blob/3.9.x/src/Version/DbalExecutor.php"
		}
	];
	;
	const sql_messages_ENDED = {
		where: "below",
		within: 80,
		pattern: /^.{0,160}?(?:exited (?:normally )?with (?:code|status)|Exited with status [1-9]|exit(?: code|ed| status):? [1-9]|completed with exit code [1-9]|did not complete|non-zero|[Ss]topping Container|to crashed|Back-off|Job failed|Rolling back attempted|At statement \d)/,
		isRequired: true
	};
	const SQL_MESSAGES = [
		{
			name: "postgres-message",
			kind: "migration",
			rank: "effect",
			pattern: /^(?=.{0,400}?(?:rror|ERR|xception|failed|SQLSTATE))(?!\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [A-Z])(?!.{0,80}\b(?:NOTICE|WARNING|INFO)\b)(?!query failed).{0,400}?(?<cause>(?:(?:relation|column|type|function|schema|role|database|index|constraint|trigger|extension|sequence|view) "[^"]{1,200}" (?:of relation "[^"]{1,200}" )?(?:does not exist|already exists)|duplicate key value violates|(?:insert or update|update or delete) on table "|null value in column "|new row for relation "|could not create unique index|syntax error at or near "|permission denied for (?:table|schema|relation|database|sequence|view)|must be owner of |password authentication failed for|no pg_hba\.conf entry|unterminated quoted string at|current transaction is aborted).{0,300})$/,
			near: [sql_messages_ENDED],
			example: "[ERROR] AssertionError [ERR_ASSERTION]: ifError got unwanted exception: relation \"orders\" does not exist\nProcess completed with exit code 1.",
			source: "https://www.postgresql.org/docs/current/errcodes-appendix.html"
		},
		{
			name: "mysql-message",
			kind: "migration",
			rank: "effect",
			pattern: /^(?=.{0,400}?(?:rror|ERR|xception|failed|SQLSTATE)).{0,400}?(?<cause>(?:Table '[^']{1,200}' (?:already exists|doesn't exist)|Duplicate (?:column|key) name '|Duplicate entry '|Unknown (?:column|database|table) '|Access denied for user '|You have an error in your SQL syntax|Cannot (?:add|drop) (?:foreign key|index) |Specified key was too long|Data too long for column|Column '[^']{1,100}' cannot be null).{0,300})$/,
			near: [sql_messages_ENDED],
			example: "Error: ER_DUP_FIELDNAME: Duplicate column name 'total'\nweb-1 exited with code 1",
			source: "https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html"
		},
		{
			name: "sqlite-message",
			kind: "migration",
			rank: "effect",
			pattern: /^(?=.{0,400}?(?:rror|ERR|xception|failed)).{0,400}?(?<cause>(?:no such (?:table|column): \S|(?:UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed|database is locked$|attempt to write a readonly database|unable to open database file).{0,200})$/,
			near: [sql_messages_ENDED],
			example: "SqliteError: no such table: orders\nweb-1 exited with code 1",
			source: "https://www.sqlite.org/rescode.html"
		}
	];
	;
	const FRAME_PATTERN = /^\s{1,24}at (?!.{0,400}(?:node_modules|\.pnp\.|\.timestamp-|\/\.(?:next|nuxt|output|svelte-kit|yarn|npm|cache|bun)\/|[( ](?:\.next|dist|build|out)\/|[\w-]\/(?:dist|build|out)\/|[( /]usr\/l|[( ](?:internal\/|(?:_\w{1,30}|assert|buffer|child_process|cluster|dns|domain|events|fs|https?|module|net|readline|stream|timers|tls|url|util|vm|zlib|bootstrap_node|worker_threads)\.js:)))(?:async )?(?:[^(]{1,200}\()?(?<file>(?:file:\/\/)?(?:[A-Za-z]:)?[^:\s]{1,300}\.\w{2,6}):(?<line>\d{1,7}):(?<column>\d{1,7})\)?,?(?: \{)?$/;
	const HEADER_PATTERN = /^\s{0,10}(?:(?:\s?Exception during run: )?(?!.{0,300}\.(?:php|py|rb):)(?:file:\/\/)?(?:[A-Za-z]:)?[/\\][^:]{1,300}|node:[a-z_][\w/-]{0,80}|(?:internal\/[\w/-]{1,80}|[a-z_]{2,30})\.js|\[eval\]|\[stdin\]|<anonymous_script>|undefined):\d{1,7}$/;
	const FILE_HEADER_PATTERN = /^\s{0,10}(?:Exception during run: )?(?!.{0,400}(?:node_modules|\.next\/|[\w-]\/(?:dist|build|out)\/))(?<file>(?:file:\/\/)?(?:[A-Za-z]:)?[/\\][^:]{1,300}):(?<line>\d{1,7})$/;
	const END_PATTERN = /^\s{0,10}Node\.js v\d/;
	const APP_FRAME = {
		where: "below",
		within: 40,
		pattern: FRAME_PATTERN,
		until: END_PATTERN
	};
	const UNCAUGHT = {
		where: "above",
		within: 8,
		pattern: HEADER_PATTERN,
		isRequired: true
	};
	const FILE_HEADER = {
		where: "above",
		within: 8,
		pattern: FILE_HEADER_PATTERN
	};
	const FAILED_EXIT = {
		where: "below",
		within: 60,
		pattern: FAILED,
		isRequired: true
	};
	const GOES_ON = {
		where: "below",
		within: 60,
		pattern: /^(?:(?!.{0,300}(?:[Ee]xit|[Ff]ail|[Cc]rash|[Bb]ack-?[Oo]ff|[Ee]rr|ERR|Node\.js v))[^\s}\])]|\s{0,8}(?:[\u2713\u2714\u221A] |\d{1,6} pass))/,
		until: FAILED_EXIT.pattern,
		isForbidden: true
	};
	const LISTENED = {
		where: "above",
		within: 300,
		pattern: /^.{0,100}?(?:[Ll]istening (?:on|at) |application successfully started|[Rr]eady (?:in|on|at) |(?:running|started) (?:at|on) )/,
		isForbidden: true
	};
	;
	const WEBPACK = "https://github.com/webpack/webpack/blob/main/lib/stats/DefaultStatsPrinterPlugin.js";
	const SASS_PLACE = {
		where: "below",
		within: 12,
		pattern: /^\s{1,8}(?!.{0,300}node_modules)(?<file>[^\s:]{1,300}\.s[ac]ss) (?<line>\d+):(?<column>\d+)\s{2}/
	};
	const MODULE_ABOVE = {
		where: "above",
		within: 1,
		pattern: /^\s{0,8}(?:(?:\[\w{1,20}\] )?ERROR in )?(?!.{0,300}node_modules)(?<file>\.{0,2}\/[^\s:]{1,300}\.\w{1,8})(?:[ :](?<line>\d+):(?<column>\d+))?(?:-|$)/
	};
	const WARNING_ABOVE = {
		where: "above",
		within: 5,
		pattern: /^\s{0,8}(?:WARNING in |(?:\u26A0 )?Compiled with warnings)/,
		until: /^\s{0,8}(?:ERROR in |Failed to compile|Error: Turbopack build failed)/,
		isForbidden: true
	};
	const WEBPACKS = [
		{
			name: "webpack-entry",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>Module not found: (?:Error: )?Can't resolve '\.\/(?<file>[^']{1,200})' in '(?:\/app|\/workspace|\/usr\/src\/app|\/build|\/code|\/src|\/opt\/render\/project\/src|\/home\/node\/app)')/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^\s{0,8}ERROR in [\w-]{1,60}$/,
				isRequired: true
			}],
			example: "ERROR in main\nModule not found: Error: Can't resolve './src/main.js' in '/app'",
			source: WEBPACK
		},
		{
			name: "webpack-missing-file",
			kind: "missing file",
			pattern: /^\s{0,8}(?:\u00D7 )?(?:\.\/(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)(?:-\d+)? - )?(?:Error: )?(?<cause>Module not found: (?:Error: )?Can't resolve '[./@~][^']{0,200}'(?: in '(?<fileFolder>[^']{1,300})')?)/,
			near: [WARNING_ABOVE, MODULE_ABOVE],
			example: "ERROR in ./src/main.js 1:0-15\nModule not found: Error: Can't resolve './nope' in '/app/src'",
			source: WEBPACK
		},
		{
			name: "webpack-missing-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:\u00D7 )?(?:\.\/(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)(?:-\d+)? - )?(?:Error: )?(?<cause>Module not found: (?:Error: )?(?:Can't resolve '[^']{1,200}' in '(?<fileFolder>[^']{1,300})'.{0,300}|(?:Can't resolve '|Cannot find |You attempted to import ).+))/,
			near: [WARNING_ABOVE, MODULE_ABOVE],
			example: "./app/page.tsx\nModule not found: Can't resolve 'date-fns'",
			source: WEBPACK
		},
		{
			name: "webpack-parse",
			kind: "compile error",
			pattern: /^\s{0,8}(?<cause>Module parse failed: .{1,300}?)(?: \((?<line>\d+):(?<column>\d+)\))?$/,
			near: [WARNING_ABOVE, MODULE_ABOVE],
			example: "ERROR in ./src/main.js 1:10\nModule parse failed: Unexpected token (1:10)",
			source: WEBPACK
		},
		{
			name: "babel",
			kind: "compile error",
			pattern: /^\s{0,8}(?:SyntaxError|Error|\[BABEL\]|TypeError):? (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}): (?<cause>.{1,300}?)\.? \((?<line>\d+):(?<column>\d+)\)$/,
			example: "SyntaxError: /app/src/App.js: Unexpected token, expected \",\" (3:4)",
			source: "https://github.com/babel/babel/blob/main/packages/babel-core/src/parser/index.ts"
		},
		{
			name: "webpack-sass",
			kind: "compile error",
			pattern: /^\s{0,8}(?:SassError: |Error: )(?<cause>.+)/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{1,8}\u2577/,
				isRequired: true
			}, SASS_PLACE],
			example: "Error: Undefined variable.\n  \u2577\n3 \u2502   color: $x;\n  \u2502          ^^\n  \u2575\n  src/a.scss 3:10  root stylesheet",
			source: "https://sass-lang.com/documentation/cli/dart-sass/"
		},
		{
			name: "webpack-types",
			kind: "compile error",
			pattern: /^\s{0,8}TS\d{3,6}: (?<cause>.+)/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^\s{0,8}(?:(?:\[tsl\] )?ERROR in )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}?)(?::|\()(?<line>\d+)(?::|,)(?<column>\d+)\)?$/,
				isRequired: true
			}],
			example: "[tsl] ERROR in /app/src/a.ts(3,5)\n      TS2322: Type 'string' is not assignable to type 'number'.",
			source: "https://github.com/TypeStrong/fork-ts-checker-webpack-plugin/blob/main/src/formatter/webpack-formatter.ts"
		},
		{
			name: "react-scripts-types",
			kind: "compile error",
			pattern: /^\s{0,8}TS\d{3,6}: (?<cause>.+)/,
			near: [{
				where: "above",
				within: 2,
				pattern: /^\s{0,8}Failed to compile\./,
				isRequired: true
			}],
			example: "Failed to compile.\n\nTS2322: Type 'string' is not assignable to type 'number'.",
			source: "https://github.com/facebook/create-react-app/blob/main/packages/react-dev-utils/formatWebpackMessages.js"
		},
		{
			name: "webpack-loader",
			kind: "missing dependency",
			pattern: /^\s{0,8}Module build failed \(from [^)]{1,300}\):$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{0,8}Error(?: \[\w{1,40}\])?: (?<cause>Cannot find (?:module|package) '[^']{1,300}')/,
				isRequired: true
			}],
			example: "ERROR in ./src/main.js\nModule build failed (from ./node_modules/babel-loader/lib/index.js):\nError: Cannot find module '@babel/preset-env'",
			source: WEBPACK
		},
		{
			name: "webpack-build",
			kind: "compile error",
			pattern: /^\s{0,8}Module build failed \(from [^)]{1,300}\):$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{0,8}(?!SyntaxError: \/|ModuleBuildError|SassError|TypeError: \/|Error: \/)(?:[A-Z]\w{0,40}: )?(?<cause>\S.+)/,
				isRequired: true
			}, MODULE_ABOVE],
			example: "ERROR in ./src/main.js\nModule build failed (from ./node_modules/eslint-loader/dist/cjs.js):\nError: No ESLint configuration found in /app/src.",
			source: WEBPACK
		},
		{
			name: "webpack-config",
			kind: "compile error",
			pattern: /^\s{0,8}(?:\[webpack-cli\] \W{0,2} ?)?(?:ValidationError: )?Invalid (?:configuration|options) object\./,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}- (?<cause>.{1,300}?)(?:\. |$)/,
				isRequired: true
			}],
			sentence: "webpack: {cause}",
			example: "[webpack-cli] \u2716 Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.\n - configuration has an unknown property 'modules'. These properties are valid:",
			source: "https://github.com/webpack/schema-utils"
		},
		{
			name: "webpack-config-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}\[webpack-cli\] (?:\W{1,2} )?(?:Error(?: \[\w{1,40}\])?: )(?<cause>Cannot find (?:module|package) '[^']{1,300}')/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}- (?!.{0,300}node_modules)(?<file>\/.{1,300})$/
			}, APP_FRAME],
			example: "[webpack-cli] Error: Cannot find module 'html-webpack-plugin'\nRequire stack:\n- /app/webpack.config.js",
			source: "https://github.com/webpack/webpack-cli"
		},
		{
			name: "webpack-config-load",
			kind: "compile error",
			pattern: /^\s{0,8}\[webpack-cli\] \W{0,2} ?Failed to load '(?<file>[^']{1,300})' config/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^\s{0,8}(?:\[webpack-cli\] )?(?:\W{1,2} )?[A-Z]\w{0,40}(?: \[\w{1,40}\])?: (?<cause>.+)/,
				isRequired: true
			}],
			example: "[webpack-cli] Failed to load '/app/webpack.config.js' config\n[webpack-cli] Error: Cannot find module 'html-webpack-plugin'",
			source: "https://github.com/webpack/webpack-cli"
		},
		{
			name: "webpack-cli",
			kind: "compile error",
			pattern: /^\s{0,8}\[webpack-cli\] (?:\W{1,2} )?(?:[A-Z]\w{0,40}: )?(?<cause>(?!Compil|Starting|Watching|Generated|Run ).+)/,
			near: [APP_FRAME, {
				where: "below",
				within: 20,
				pattern: /^\s{1,12}at \S/,
				isRequired: true
			}],
			example: "[webpack-cli] ReferenceError: pth is not defined\n    at Object.<anonymous> (/app/webpack.config.js:5:11)",
			source: "https://github.com/webpack/webpack-cli"
		}
	];
	;
	const ESBUILD = "https://github.com/evanw/esbuild/blob/main/internal/logger/logger.go";
	const VITE = "https://github.com/vitejs/vite/blob/main/packages/vite/src/node/build.ts (enhanceRollupError)";
	const ROLLUP = "https://github.com/rollup/rollup/blob/master/cli/logging.ts";
	const ROLLDOWN = "https://github.com/rolldown/rolldown/tree/main/crates/rolldown_error";
	const ESBUILD_PLACE = {
		where: "below",
		within: 8,
		until: /^\s{0,8}[\u2718X\u25B2] \[/,
		pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^\s:<][^:]{0,300}):(?<line>\d+):(?<column>\d+):$/
	};
	function esbuild(name, kind, cause, example) {
		return {
			name: `esbuild${name}`,
			kind,
			pattern: cause,
			near: [ESBUILD_PLACE],
			example,
			source: ESBUILD
		};
	}
	const VITE_START = /^\s{0,8}(?:error during build:|build error:|(?:\d\d:\d\d:\d\d )?\[ERROR\] \[vite\] \W{0,2}x? ?Build failed)/;
	const FILE_LINE = {
		where: "below",
		within: 4,
		pattern: /^\s{0,8}(?:file|File): (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^:?\s]{1,300})(?:\?[^:\s]{0,200})?(?::(?<line>\d+):(?<column>\d+))?(?: \(|$)/
	};
	const CONFIG_ABOVE = {
		where: "above",
		within: 2,
		pattern: /^\s{0,8}failed to load config from (?<file>.+)/
	};
	function vite(name, kind, message, near, example) {
		return {
			name: `vite-${name}`,
			kind,
			pattern: VITE_START,
			near: [{
				where: "below",
				within: 1,
				pattern: message,
				isRequired: true
			}, ...near],
			example: `${name.startsWith("config") ? "failed to load config from /app/vite.config.ts\n" : ""}error during build:\n${example}`,
			source: VITE
		};
	}
	const VITES = [
		vite("missing-module", "missing dependency", /^\s{0,8}(?:Error: )?\[vite\]: (?<cause>Roll(?:up|down) failed to resolve import "[^./][^"]{0,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?")/, [], "[vite]: Rollup failed to resolve import \"lodash\" from \"/app/src/main.js\"."),
		vite("missing-file", "missing file", /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,2}(?<cause>(?:Roll(?:up|down) failed to resolve import "[./][^"]{0,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?"|Could not (?:resolve|load) (?:entry module "(?<file>[^"/]{1,200}\.\w{1,8})")?.*|Failed to resolve .+))/, [FILE_LINE], "Could not resolve \"./nope\" from \"src/main.js\"\nfile: /app/src/main.js"),
		vite("css", "compile error", /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?\[[\w:.@ /-]{1,60}\] \[(?:sass|scss|less)\] (?<cause>.+)/, [SASS_PLACE, FILE_LINE], "[vite:css] [sass] Undefined variable.\n  \u2577\n1 \u2502 a { color: $x; }\n  \u2502            ^^\n  \u2575\n  src/a.scss 1:12  root stylesheet"),
		vite("postcss", "compile error", /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@/-]{1,60}\] ){1,2}(?!.{0,300}node_modules)(?<file>\/[^\s:]{1,300}\.\w{2,6}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/, [], "[vite:css] [postcss] /app/src/style.css:4:3: The `btn-primry` class does not exist."),
		vite("config-module", "missing dependency", /^\s{0,8}Error(?: \[\w{1,40}\])?: (?<cause>Cannot find (?:package|module) .+)/, [CONFIG_ABOVE], "Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@vitejs/plugin-vue' imported from /app/vite.config.ts.timestamp-1-a.mjs"),
		vite("config", "compile error", /^\s{0,8}(?!.{0,80}(?:Transform|Build) failed with)[A-Z]\w{0,40}(?: \[\w{1,40}\])?: (?<cause>.+)/, [{
			...CONFIG_ABOVE,
			isRequired: true
		}], "ReferenceError: nope is not defined"),
		vite("message", "compile error", /^\s{0,8}(?!.{0,80}(?:Transform|Build) failed with)(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,3}(?:[^\s():]{1,200}(?: \(\d+:\d+\)|:\d+:\d+): )?(?:\/[^\s:]{1,200}:\d+:\d+ )?(?<cause>[^\s[].*?)(?: \(\d+:\d+\))?$/, [{
			...FILE_LINE,
			within: 3
		}, APP_FRAME], "src/main.js (1:8): \"foo\" is not exported by \"src/u.js\", imported by \"src/main.js\".\nfile: /app/src/main.js:1:8")
	];
	const ROLLUPS = [
		{
			name: "rollup-missing",
			kind: "missing file",
			pattern: /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@/ -]{1,60}\] )?(?<cause>Could not (?:resolve|load) .+)/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}(?!.{0,300}node_modules)(?<file>[\w@./\\()[\]-]{1,300}\.\w{1,8})(?: \((?<line>\d+):(?<column>\d+)\))?$/
			}],
			example: "[!] RollupError: Could not resolve \"./nope\" from \"src/main.js\"\nsrc/main.js\n    at getRollupError",
			source: ROLLUP
		},
		{
			name: "rollup-types",
			kind: "compile error",
			pattern: /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:(?:[A-Z][a-z]{1,20})?Error: )?(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+) - error TS\d+: (?<cause>.+)/,
			example: "[!] (plugin rpt2) RollupError: src/index.ts:3:7 - error TS2322: Type 'string' is not assignable to type 'number'.",
			source: "https://github.com/ezolenko/rollup-plugin-typescript2"
		},
		{
			name: "rollup",
			kind: "compile error",
			pattern: /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:[A-Z]\w{0,20}Error: |Error: )(?:\[[\w:.@/ -]{1,60}\] )?(?:[^\s()]{1,200} \(\d+:\d+\): )?(?:@rollup\/plugin-typescript (?:TS\d{1,6}: )?)?(?<cause>\S.*)/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{0,8}(?!.{0,300}node_modules)(?<file>[\w@./\\()[\]-]{1,300}\.\w{1,8}) \((?<line>\d+):(?<column>\d+)\)$/
			}, APP_FRAME],
			example: "[!] RollupError: src/main.js (1:10): Expression expected\nsrc/main.js (1:10)\n1: const x = ;",
			source: ROLLUP
		},
		{
			name: "rolldown",
			kind: "compile error",
			pattern: /^\s{0,8}\[(?:[A-Z_]{4,40}|builtin:[\w-]{1,40})\] (?:Error: )?(?<cause>(?!plugin `).+)/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^.{0,60}Build failed with \d+ error/,
				isRequired: true
			}, {
				where: "below",
				within: 2,
				pattern: /^\s{1,8}\u256D\u2500\[ (?!.{0,300}node_modules)(?<file>[^:\]]{1,300}):(?<line>\d+):(?<column>\d+) \]/
			}],
			example: " ERROR  Build failed with 1 error:\n\n[UNRESOLVED_IMPORT] Could not resolve './nope' in src/main.js\n   \u256D\u2500[ src/main.js:1:8 ]",
			source: ROLLDOWN
		},
		{
			name: "rolldown-plugin",
			kind: "compile error",
			pattern: /^\s{0,8}[A-Z]\w{0,40}: (?:\[\w{1,20}\] )?(?<cause>.+)/,
			near: [
				{
					where: "above",
					within: 3,
					pattern: /^.{0,60}Build failed with \d+ error/,
					isRequired: true
				},
				SASS_PLACE,
				{
					where: "above",
					within: 1,
					pattern: /^\s{0,8}\[plugin [\w:@/.-]{1,60}\] (?!.{0,300}node_modules)(?<file>[^:?\s]{1,300})(?:\?[^:\s]{0,200})?(?::(?<line>\d+):(?<column>\d+))?$/,
					isRequired: true
				}
			],
			example: "Build failed with 1 error:\n\n[plugin vite:css] /app/src/a.scss\nError: [sass] Undefined variable.\n  \u2577\n1 \u2502 a { color: $x; }\n  \u2502            ^^\n  \u2575\n  src/a.scss 1:12  root stylesheet",
			source: ROLLDOWN
		},
		{
			name: "rolldown-vite",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Error: )?\[vite\]: (?<cause>Rolldown failed to resolve import "[^"]{1,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?")/,
			example: "Error: [vite]: Rolldown failed to resolve import \"nopkg\" from \"/app/src/main.js\".",
			source: VITE
		}
	];
	const BUNDLERS = [
		{
			name: "wrangler-api",
			kind: "crash",
			pattern: /^\s{0,8}[\u2718X] \[ERROR\] (?<cause>A request to the Cloudflare API \([^)]{1,200}\) failed)/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{1,8}(?<more>[A-Z].{1,300}?)(?: \[code: \d{1,6}\])?$/
			}],
			sentence: "{cause}: {more}",
			example: "\u2718 [ERROR] A request to the Cloudflare API (/accounts/4f1d/workers/scripts/edge) failed.\n\n  Uncaught ReferenceError: process is not defined\n    at worker.js:1182:18 in getConfig\n   [code: 10021]",
			source: "https://github.com/cloudflare/workers-sdk/blob/main/packages/wrangler/src/parse.ts"
		},
		esbuild("-missing-file", "missing file", /^\s{0,8}[\u2718X] \[ERROR\] (?<cause>Could not resolve "[./][^"]{0,200}")/, "\u2718 [ERROR] Could not resolve \"./db\"\n\n    src/server.ts:3:19:"),
		esbuild("-missing-module", "missing dependency", /^\s{0,8}[\u2718X] \[ERROR\] (?:TS2307: )?(?<cause>(?:Could not resolve|Cannot find module) .+?)(?: \[plugin [\w-]{1,60}\])?$/, "\u2718 [ERROR] Could not resolve \"pg\"\n\n    src/server.ts:3:19:"),
		esbuild("", "compile error", /^\s{0,8}[\u2718X] \[ERROR\] (?!Build failed with )(?:(?:TS|NG)-?\d{1,8}: )?(?<cause>.+?)(?: \[plugin [\w-]{1,60}\])?$/, "\u2718 [ERROR] Expected \")\" but found \"{\"\n\n    src/handler.ts:2:30:"),
		...VITES,
		...ROLLUPS,
		...WEBPACKS,
		{
			name: "sass-missing",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>Error reading \S{1,300}\.s[ac]ss: .+)/,
			example: "Error reading src/nope.scss: no such file or directory.",
			source: "https://sass-lang.com/documentation/cli/dart-sass/"
		},
		{
			name: "postcss",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Error: )?(?:\[[\w:-]{1,40}\] ){0,2}(?:CssSyntaxError: |\[postcss\] )(?:[\w-]{1,40}: )?(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/,
			example: "CssSyntaxError: /app/src/a.css:3:5: Unknown word",
			source: "https://github.com/postcss/postcss/blob/main/lib/css-syntax-error.js"
		},
		{
			name: "metro",
			kind: "missing file",
			pattern: /^\s{0,8}(?:error: )?(?:[^\s:]{1,200}: )?(?<cause>Unable to resolve module \S{1,200} from (?!.{0,300}node_modules)(?<file>\/[^\s:]{1,300})):/,
			near: [{
				where: "below",
				within: 12,
				pattern: /^\s{0,4}>\s{0,4}(?<line>\d{1,6}) \|/
			}],
			example: "error: src/Home.tsx: Unable to resolve module ../logo.png from /app/src/Home.tsx: \n\nNone of these files exist:\n  11 | import a from 'a';\n> 12 | import logo from '../logo.png';",
			source: "https://github.com/facebook/metro/blob/main/packages/metro/src/node-haste/DependencyGraph.js"
		},
		{
			name: "parcel",
			kind: "compile error",
			pattern: /^\s{0,8}@parcel\/[\w-]{1,60}: (?<cause>.+)/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^\s{0,8}(?:\uD83D\uDEA8 )?Build failed/,
				isRequired: true
			}, {
				where: "below",
				within: 3,
				pattern: /^\s{1,8}(?!.{0,300}node_modules)(?<file>\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/
			}],
			example: "\u{1F6A8} Build failed.\n\n@parcel/core: Failed to resolve './x' from './src/index.js'\n\n  /app/src/index.js:1:15",
			source: "https://github.com/parcel-bundler/parcel/blob/v2/packages/reporters/cli/src/CLIReporter.js"
		}
	];
	;
	const JEST = "https://github.com/jestjs/jest/blob/main/packages/jest-message-util/src/index.ts";
	const NEXT_JEST_TEST = /^\s{0,8}(?:\u25CF |Test Suites: |FAIL |PASS )/;
	const JEST_FRAME = {
		...APP_FRAME,
		within: 80,
		until: NEXT_JEST_TEST
	};
	function jest(name, kind, message, example, more = []) {
		return {
			name: `jest-${name}`,
			kind,
			pattern: /^\s{0,8}\u25CF (?![\w@.-]{1,100}\.(?:service|timer|socket) |Console$|Test suite failed|Validation |Deprecation |Cannot log|Multiple )(?<test>\S.*)/,
			near: [
				{
					where: "below",
					within: 2,
					pattern: message,
					isRequired: true
				},
				JEST_FRAME,
				...more
			],
			sentence: "{test}: {cause} {expected} {received}",
			example,
			source: JEST
		};
	}
	function jestSuite(name, kind, cause, near, example) {
		return {
			name: `jest-suite-${name}`,
			kind,
			pattern: /^\s{0,8}\u25CF Test suite failed to run/,
			near: [{
				...cause,
				isRequired: true,
				until: NEXT_JEST_TEST
			}, ...near],
			example: `FAIL test/a.test.js\n  \u25CF Test suite failed to run\n\n${example}`,
			source: JEST
		};
	}
	const JEST_MATCHERS = [
		jest("timeout", "timeout", /^\s{4,8}(?:thrown: ["'])?(?<cause>Exceeded timeout of .{1,40})/, "  \u25CF api \u203A responds\n\n    thrown: \"Exceeded timeout of 5000 ms for a test.\n\n      at Object.test (test/a.test.js:3:1)"),
		jest("expect", "test failure", /^\s{2,8}(?<cause>expect\(.{0,200}?)(?: \/\/ |$)/, "  \u25CF adds\n\n    expect(received).toBe(expected) // Object.is equality\n\n    Expected: 3\n    Received: 2\n\n      at Object.toBe (test/a.test.js:1:34)", [
			{
				where: "below",
				within: 6,
				pattern: /^\s{2,8}(?<expected>(?:Expected[\w ]{0,40}|Snapshot name): .{1,100})/,
				until: NEXT_JEST_TEST
			},
			{
				where: "below",
				within: 14,
				pattern: /^\s{4,6}- {2,12}(?<expected>\S.{0,100})/,
				until: NEXT_JEST_TEST
			},
			{
				where: "below",
				within: 16,
				pattern: /^\s{4,6}\+ {2,12}(?<received>\S.{0,100})/,
				until: NEXT_JEST_TEST
			},
			{
				where: "below",
				within: 8,
				pattern: /^\s{2,8}(?<received>(?:Received[\w ]{0,40}: {1,4}\S|Received promise |Number of calls: ).{0,100})/,
				until: NEXT_JEST_TEST
			}
		]),
		jest("test", "test failure", /^\s{2,8}(?:thrown: )?(?:[A-Z]\w{0,40}Error(?: \[\w{1,40}\])?: )?(?<cause>[^\s\u2022].*)/, "  \u25CF send \u203A sends to one\n\n    Mail was rejected with 422\n\n      at send (src/send.js:3:32)"),
		jestSuite("types", "compile error", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error TS\d+: (?<cause>.+)/
		}, [], "    test/rate.test.ts:1:37 - error TS2582: Cannot find name 'it'. Do you need to install type definitions for a test runner?"),
		jestSuite("missing-file", "missing file", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?<cause>Cannot find module '[./][^']{0,300}'(?: from '[^']{1,300}')?)/
		}, [JEST_FRAME], "    Cannot find module '../src/db' from 'test/db.test.js'\n\n      at Object.<anonymous> (test/db.test.js:1:26)"),
		jestSuite("missing-module", "missing dependency", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?<cause>Cannot find (?:module|package) '[^']{1,300}'(?: from '[^']{1,300}')?)/
		}, [JEST_FRAME], "    Cannot find module 'axios' from 'src/http.js'\n\n      at Object.<anonymous> (src/http.js:1:26)"),
		jestSuite("syntax", "compile error", {
			where: "below",
			within: 50,
			pattern: /^\s{2,8}SyntaxError: (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}): (?<cause>.{1,300}?) \((?<line>\d+):(?<column>\d+)\)$/
		}, [], "    Jest encountered an unexpected token\n\n    Details:\n\n    SyntaxError: /app/test/d.test.js: Unexpected token (1:21)"),
		jestSuite("script", "compile error", {
			where: "below",
			within: 50,
			pattern: /^\s{2,8}SyntaxError: (?<cause>.+)/
		}, [{
			where: "below",
			within: 45,
			pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}):(?<line>\d+)$/,
			until: /^\s{2,8}SyntaxError: /
		}], "    Jest encountered an unexpected token\n\n    Details:\n\n    /app/test/id.test.js:1\n    ({\"Object.<anonymous>\":function(module){import { id }\n      ^^^^^^\n\n    SyntaxError: Cannot use import statement outside a module"),
		jestSuite("mapping", "missing file", {
			where: "below",
			within: 5,
			pattern: /^\s{2,8}(?<cause>Could not locate module .+)/
		}, [], "    Configuration error:\n\n    Could not locate module @/lib/db mapped as:\n    /app/src/$1."),
		jestSuite("empty", "missing file", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?<cause>Your test suite must contain at least one test)/
		}, [{
			where: "above",
			within: 2,
			pattern: /^\s{0,8}FAIL (?<file>[^\s:]{1,300})/
		}], "    Your test suite must contain at least one test."),
		jestSuite("error", "test failure", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?:[A-Z]\w{0,40}Error(?: \[\w{1,40}\])?: )?(?<cause>[^\s\u2022].*)/
		}, [JEST_FRAME], "    ReferenceError: x is not defined\n\n      at Object.<anonymous> (test/c.test.js:1:1)"),
		{
			name: "jest-exit",
			kind: "test failure",
			pattern: /^\s{0,8}\u25CF\s{1,2}(?<cause>process\.exit called with "\d{1,3}")/,
			near: [JEST_FRAME],
			example: "  \u25CF  process.exit called with \"2\"\n\n      at Object.exit (test/e.test.js:1:9)",
			source: "https://github.com/jestjs/jest/blob/main/packages/jest-runner/src/runTest.ts"
		},
		{
			name: "jest-coverage",
			kind: "test failure",
			pattern: /^\s{0,8}Jest: (?:"global"|"?(?<path>[^"]{1,200})"?) (?<cause>coverage threshold for .+)/,
			sentence: "{path} {cause}",
			example: "Jest: \"global\" coverage threshold for lines (80%) not met: 75%",
			source: "https://github.com/jestjs/jest/blob/main/packages/jest-reporters/src/CoverageReporter.ts"
		},
		{
			name: "jest-none",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>No tests found, exiting with code 1)/,
			example: "No tests found, exiting with code 1\nRun with `--passWithNoTests` to exit with code 0",
			source: "https://github.com/jestjs/jest/blob/main/packages/jest-core/src/getNoTestFound.ts"
		},
		{
			name: "jest-config",
			kind: "missing dependency",
			pattern: /^\s{0,8}\u25CF Validation Error:/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{2,8}(?<cause>\S.+)/,
				isRequired: true
			}],
			example: "\u25CF Validation Error:\n\n  Preset ts-jest not found relative to rootDir /app.",
			source: "https://github.com/jestjs/jest/blob/main/packages/jest-config/src/normalize.ts"
		},
		{
			name: "jest-worker",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>A (?:jest )?worker process \(pid=\d+\) was terminated by another process: signal=SIGKILL.*)/,
			example: "A jest worker process (pid=41) was terminated by another process: signal=SIGKILL, exitCode=null.",
			source: "https://github.com/jestjs/jest/blob/main/packages/jest-worker/src/workers/ChildProcessWorker.ts"
		}
	];
	;
	const VITEST = "https://github.com/vitest-dev/vitest/blob/main/packages/vitest/src/node/printError.ts";
	const NEXT_VITEST = /^\s{0,8}(?:FAIL |\u23AF{3})/;
	const VITEST_FRAME = {
		where: "below",
		within: 60,
		pattern: /^\s{0,8}\u276F (?!.{0,300}(?:node_modules|node:))(?:(?:async |new )?[^:/\s]{1,80} )?(?<file>[^:\s]{1,300}\.\w{2,6}):(?<line>\d+):(?<column>\d+)$/,
		until: NEXT_VITEST
	};
	const VITEST_FILE = {
		where: "below",
		within: 6,
		pattern: /^\s{0,8}(?:File|At file): (?!.{0,300}node_modules)(?<file>[^:?]{1,300}):(?<line>\d+):(?<column>\d+)$/,
		until: NEXT_VITEST
	};
	function vitest(name, kind, message, example) {
		return {
			name: `vitest-${name}`,
			kind,
			pattern: /^\s{0,8}FAIL\s{1,4}(?:\|[^|]{1,60}\| |\w[\w@-]{0,40}\s{2})?(?<bareFile>[^\s>[|]{1,200}\.\w{2,6})(?: \([\w ]{1,30}\))? > (?<test>\S.*)/,
			near: [
				{
					where: "below",
					within: 6,
					pattern: message,
					isRequired: true,
					until: /^\s{0,8}(?:\u276F |\u23AF{3})/
				},
				VITEST_FILE,
				VITEST_FRAME
			],
			sentence: "{test}: {cause}",
			example,
			source: VITEST
		};
	}
	function vitestSuite(name, kind, message, example) {
		return {
			...vitest(`suite-${name}`, kind, message, ` FAIL  test/a.test.ts [ test/a.test.ts ]\n${example}`),
			pattern: /^\s{0,8}FAIL\s{1,4}(?:\|[^|]{1,60}\| |\w[\w@-]{0,40}\s{2})?(?<bareFile>[^\s>[|]{1,200}\.\w{2,6}) \[ \S/,
			sentence: "{cause}"
		};
	}
	const VITEST_MATCHERS = [
		vitestSuite("missing-file", "missing file", /^\s{0,8}Error: (?<cause>(?:Failed to resolve import "[./@~][^"]{0,300}" from "[^"]{1,300}"|Cannot find module '[./][^']{0,300}'|Failed to load url [./]|No test suite found in file (?=(?<file>\/\S{1,300}))).*)/, "Error: Cannot find module './db' imported from '/app/test/a.test.ts'\n \u276F test/a.test.ts:1:1"),
		vitestSuite("missing-module", "missing dependency", /^\s{0,8}Error: (?<cause>(?:Failed to resolve (?:import|entry) |Cannot find (?:package|module) '|Failed to load url ).+)/, "Error: Cannot find package 'axios' imported from '/app/test/a.test.ts'\n \u276F test/a.test.ts:1:1"),
		vitestSuite("syntax", "compile error", /^\s{0,8}(?:RollupError: |SyntaxError: |Error: )(?:\[[\w:-]{1,60}\] )?(?:Parse failure: )(?<cause>.+)/, "RollupError: Parse failure: Trailing comma is not allowed\nAt file: /app/test/d.test.js:1:5"),
		vitestSuite("error", "test failure", /^\s{0,8}(?!Plugin|File|At |.{0,60}Transform failed with)(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/, "ReferenceError: x is not defined\n \u276F test/a.test.ts:1:30"),
		vitest("timeout", "timeout", /^\s{0,8}Error: (?<cause>(?:Test|Hook) timed out in \d+ms)/, " FAIL  test/a.test.ts > api > responds\nError: Test timed out in 5000ms.\n \u276F test/a.test.ts:9:3"),
		vitest("snapshot", "test failure", /^\s{0,8}Error: (?<cause>Snapshot `.+)/, " FAIL  test/label.test.ts > label\nError: Snapshot `label 1` mismatched\n\n \u276F test/label.test.ts:3:40"),
		{ ...vitest("test", "test failure", /^\s{0,8}(?:[A-Z]\w{0,40}: |Unknown Error: |[A-Z]\w{0,40} \[\w{1,40}\]: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/, " FAIL  test/cart.test.ts > cart > adds\nAssertionError: expected 1 to be 2 // Object.is equality\n\n- Expected\n+ Received\n\n \u276F test/cart.test.ts:7:21") },
		{
			name: "vitest-unhandled",
			kind: "test failure",
			pattern: /^\s{0,8}\u23AF{2,80} (?:Unhandled (?:Rejection|Error|Errors)|Uncaught Exception|Startup Error) \u23AF{2,80}/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: |Unknown Error: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/,
				isRequired: true
			}, VITEST_FRAME],
			example: "\u23AF\u23AF\u23AF\u23AF Unhandled Rejection \u23AF\u23AF\u23AF\u23AF\u23AF\nError: late\n \u276F test/f.test.js:1:60",
			source: VITEST
		},
		{
			name: "vitest-coverage",
			kind: "test failure",
			pattern: /^\s{0,8}(?:ERROR: )?(?<cause>Coverage for \w{1,20} \([\d.]+%\) does not meet .+)/,
			example: "ERROR: Coverage for lines (75%) does not meet global threshold (80%)",
			source: "https://github.com/vitest-dev/vitest/blob/main/packages/vitest/src/node/coverage.ts"
		},
		{
			name: "vitest-none",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>No test files found, exiting with code 1)/,
			example: "No test files found, exiting with code 1",
			source: "https://github.com/vitest-dev/vitest/blob/main/packages/vitest/src/node/logger.ts"
		}
	];
	;
	const MOCHA = "https://github.com/mochajs/mocha/blob/main/lib/reporters/base.js";
	const NODE_TEST = "https://nodejs.org/api/test.html#test-reporters";
	const NEXT_MOCHA = /^\s{1,8}2\) /;
	function mocha(name, kind, message, example) {
		return {
			name: `mocha-${name}`,
			kind,
			pattern: /^\s{1,12}[1-9]\d{0,5} failing$/,
			near: [
				{
					where: "below",
					within: 3,
					pattern: /^\s{1,8}1\) (?<suite>.*[^:])$/,
					isRequired: true
				},
				{
					where: "below",
					within: 4,
					pattern: /^\s{7}(?<middle>\S.*[^:])$/,
					until: /^\s{1,20}\S.*:$/
				},
				{
					where: "below",
					within: 14,
					pattern: message,
					isRequired: true,
					until: NEXT_MOCHA
				},
				{
					where: "below",
					within: 8,
					pattern: /^\s{0,8}(?<detail>[^\s].{0,100} !== .{1,100})/,
					until: NEXT_MOCHA
				},
				{
					where: "below",
					within: 8,
					pattern: /^\s{6,20}(?<test>\S.*):$/,
					until: /^\s{1,9}(?:\w{1,40}Error|Error)\b/
				},
				{
					where: "below",
					within: 90,
					pattern: /^\s{1,12}at .{0,200}?webpack:\/\/[^/]{0,80}\/\.\/(?<file>[^:\s]{1,300}):(?<line>\d+):(?<column>\d+)\)?$/,
					until: NEXT_MOCHA
				},
				{
					...APP_FRAME,
					within: 90,
					until: NEXT_MOCHA
				}
			],
			sentence: "{suite} {middle} {test}: {cause} {detail}",
			example,
			source: MOCHA
		};
	}
	function mochaRoot(name, kind, message, example) {
		const { near = [], ...matcher } = mocha(`root-${name}`, kind, message, example);
		const title = {
			where: "below",
			within: 3,
			pattern: /^\s{1,8}1\) (?<test>.+):$/,
			isRequired: true
		};
		return {
			...matcher,
			near: [title, ...near.slice(1).filter(({ pattern }) => !/<test>|<middle>/.test(pattern.source))],
			sentence: "{test}: {cause} {detail}"
		};
	}
	const MOCHA_TIMEOUT = /^\s{4,10}(?:Uncaught )?Error: (?<cause>Timeout of \d+ms exceeded[^(]{0,60}(?:\(\)[^(]{0,100})?)(?:\((?<file>\/[^()]{1,300})\))?/;
	const MOCHA_ERROR = /^\s{4,12}(?:Uncaught )?[A-Z]\w{0,60}(?: \[\w{1,40}\])?: (?<cause>.+)/;
	const MOCHAS = [
		mocha("timeout", "timeout", MOCHA_TIMEOUT, "  1 failing\n\n  1) GET /near\n       responds:\n     Error: Timeout of 2000ms exceeded. For async tests and hooks, ensure \"done()\" is called; if returning a Promise, ensure it resolves. (/app/test/api.js)"),
		mocha("test", "test failure", MOCHA_ERROR, "  1 failing\n\n  1) box\n       has the corners of Hamburg:\n\n      AssertionError: expected 1 to equal 2\n      at Context.<anonymous> (test/geo.spec.js:6:64)"),
		mochaRoot("timeout", "timeout", MOCHA_TIMEOUT, "  1 failing\n\n  1) responds:\n     Error: Timeout of 2000ms exceeded."),
		mochaRoot("test", "test failure", MOCHA_ERROR, "  1 failing\n\n  1) adds:\n     Error: boom\n      at Context.<anonymous> (test/b.js:1:30)"),
		{
			name: "mocha-missing-module",
			kind: "missing file",
			pattern: /^\s{0,8}Exception during run: Error(?: \[\w{1,40}\])?: (?<cause>Cannot find (?:module|package) '[^']{1,300}'(?: imported from (?<file>\S.*))?)/,
			near: [APP_FRAME, {
				where: "below",
				within: 3,
				pattern: /^\s{0,8}- (?!.{0,300}node_modules)(?<file>\/.+)/
			}],
			example: " Exception during run: Error: Cannot find module './nope'\nRequire stack:\n- /app/test/d.js",
			source: "https://github.com/mochajs/mocha/blob/main/lib/cli/run.js"
		},
		{
			name: "mocha-exception",
			kind: "crash",
			pattern: /^\s{0,8}Exception during run: (?!TSError|.{0,60}Transform failed)[A-Z]\w{0,40}(?: \[\w{1,40}\])?: (?<cause>.+)/,
			near: [APP_FRAME],
			example: " Exception during run: ReferenceError: x is not defined\n    at Object.<anonymous> (/app/test/d.js:1:1)",
			source: "https://github.com/mochajs/mocha/blob/main/lib/cli/run.js"
		},
		{
			name: "mocha-no-files",
			kind: "missing file",
			pattern: /^\s{0,8}Error: (?<cause>No test files found: .+)/,
			example: "Error: No test files found: \"test\"",
			source: "https://github.com/mochajs/mocha/blob/main/lib/cli/collect-files.js"
		}
	];
	const OTHERS = [
		{
			name: "node-test",
			kind: "test failure",
			pattern: /^\s{0,8}\u2716 (?<test>.{1,300}?) \(\d[\d.]{0,20}ms\)$/,
			near: [
				{
					where: "below",
					within: 1,
					pattern: /^\s{1,8}(?:\[?[A-Z]\w{0,60}(?: \[\w{1,40}\])?: |')(?<cause>\S.*?)(?:'|\]?(?: \{)?)$/,
					isRequired: true
				},
				{
					where: "below",
					within: 4,
					pattern: /^\s{1,8}(?<detail>\S.{0,100} !== .{1,100})/
				},
				{
					...APP_FRAME,
					until: /^\s{0,8}(?:test at |\u2716 )/
				},
				{
					where: "above",
					within: 1,
					pattern: /^\s{0,8}test at (?<file>(?:file:\/\/)?[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/
				}
			],
			sentence: "{test}: {cause} {detail}",
			example: "\u2716 failing tests:\n\ntest at test/a.test.mjs:2:1\n\u2716 adds (4.4ms)\n  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n  \n  1 !== 2\n  \n      at TestContext.<anonymous> (file:///app/test/a.test.mjs:2:25)",
			source: NODE_TEST
		},
		{
			name: "node-test-tap",
			kind: "test failure",
			pattern: /^\s{0,20}not ok \d+ - (?<test>[^#]{1,300}?)$/,
			near: [
				{
					where: "below",
					within: 6,
					pattern: /^\s{1,24}failureType: '(?:testCodeFailure|testTimeoutFailure|hookFailed|uncaughtException|unhandledRejection|testAborted|cancelledByParent)'/,
					isRequired: true
				},
				{
					where: "below",
					within: 8,
					pattern: /^\s{1,24}error: (?:\|-|['"](?<cause>.+?)['"]$)/,
					isRequired: true
				},
				{
					where: "below",
					within: 8,
					pattern: /^\s{4,28}(?<first>[A-Z][^'#:]{0,200}:?)$/
				},
				{
					where: "below",
					within: 12,
					pattern: /^\s{1,28}(?<detail>\S.{0,100} !== .{1,100})/
				},
				{
					where: "below",
					within: 40,
					pattern: /^\s{1,28}(?!.{0,300}(?:node_modules|node:))(?:[^(:]{1,200}\()?(?<file>(?:file:\/\/)?\/[^:\s]{1,300}):(?<line>\d+):(?<column>\d+)\)?$/,
					until: /^\s{0,24}\.\.\.$/
				},
				{
					where: "below",
					within: 5,
					pattern: /^\s{1,24}location: '(?<file>[^:']{1,300}):(?<line>\d+):(?<column>\d+)'/
				}
			],
			sentence: "{test}: {cause}{first} {detail}",
			example: "not ok 1 - adds\n  ---\n  duration_ms: 6.7\n  type: 'test'\n  location: '/app/test/a.test.mjs:2:1'\n  failureType: 'testCodeFailure'\n  error: 'boom'",
			source: NODE_TEST
		},
		{
			name: "ava",
			kind: "test failure",
			pattern: /^\s{0,8}[\u2718\u2716] \[fail\]: (?<test>.+)/,
			near: [{
				where: "below",
				within: 30,
				pattern: /^\s{1,8}(?<file>[\w@./-]{1,300}\.[cm]?[jt]sx?):(?<line>\d+)$/,
				until: /^\s{0,8}[\u2718\u2716] /
			}, {
				where: "below",
				within: 30,
				pattern: /^\s{2,8}message: ['"`](?<cause>.+?)['"`],?$/,
				until: /^\s{0,8}[\u2718\u2716] /
			}],
			sentence: "{test}: {cause}",
			example: "  \u2718 [fail]: adds Error thrown in test\n  \u2500\n\n  adds\n\n  test.js:4\n",
			source: "https://github.com/avajs/ava/blob/main/lib/reporters/default.js"
		},
		{
			name: "jasmine",
			kind: "test failure",
			pattern: /^\s{2,8}Message:$/,
			near: [
				{
					where: "above",
					within: 1,
					pattern: /^\s{0,8}\d{1,4}\) (?<test>\S.*)/,
					isRequired: true
				},
				{
					where: "below",
					within: 1,
					pattern: /^\s{4,12}(?:\w{0,40}Error: )?(?<cause>\S.*)/,
					isRequired: true
				},
				{
					...APP_FRAME,
					until: /^\s{0,8}2\) /
				}
			],
			sentence: "{test}: {cause}",
			example: "Failures:\n1) totals adds shipping\n  Message:\n    Expected 8 to be 9.\n  Stack:\n        at UserContext.<anonymous> (/app/spec/totals.spec.js:3:19)",
			source: "https://github.com/jasmine/jasmine-npm/blob/main/lib/reporters/console_reporter.js"
		},
		{
			name: "karma",
			kind: "test failure",
			pattern: /^\s{0,8}(?:Chrome|Firefox|Headless|Safari)[\w. ]{1,60}\([^)]{1,40}\) (?<test>\S.{0,300}) FAILED$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{1,12}(?:\w{0,40}Error: )?(?<cause>\S.*)/,
				isRequired: true
			}, {
				...APP_FRAME,
				within: 20,
				until: /^\s{0,8}(?:Chrome|Firefox|Headless|Safari) /
			}],
			sentence: "{test}: {cause}",
			example: "Chrome Headless 120.0.0.0 (Linux 0.0.0) CartComponent should add an item FAILED\n	Expected 1 to be 2.\n	    at UserContext.<anonymous> (src/app/cart.component.spec.ts:21:24)",
			source: "https://github.com/karma-runner/karma/blob/master/lib/reporters/base.js"
		},
		{
			name: "uvu",
			kind: "test failure",
			pattern: /^\s{1,8}FAIL {1,4}(?:\S.{0,60} )?"(?<test>[^"]{1,300})"$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{1,8}(?<cause>\S.*?)(?:\s{1,4}\(\w{1,20}\))?$/,
				isRequired: true
			}, {
				...APP_FRAME,
				until: /^\s{1,8}FAIL /
			}],
			sentence: "{test}: {cause}",
			example: "   FAIL  \"sum\"\n    Expected values to be strictly equal:  (is)\n\n        ++3    (Expected)\n        --2    (Actual)\n\n    at Object.handler (/app/tests/a.js:3:28)",
			source: "https://github.com/lukeed/uvu/blob/master/src/index.js"
		},
		{
			name: "playwright",
			kind: "test failure",
			pattern: /^\s{4,8}(?:[A-Z]\w{0,40}: )?(?<cause>\S.+)/,
			near: [
				{
					where: "above",
					within: 2,
					pattern: /^\s{1,6}1\) (?:\[[^\]]{1,60}\] \u203A )?[^:]{1,300}:\d+:\d+ \u203A (?<test>.{1,300}?)\s{0,4}\u2500*\s{0,2}$/,
					isRequired: true
				},
				{
					where: "below",
					within: 400,
					pattern: /^\s{1,6}[1-9]\d{0,5} failed$/,
					isRequired: true
				},
				{
					where: "below",
					within: 60,
					pattern: /^\s{1,24}at (?!.{0,300}node_modules)(?:[^(]{1,100}\()?(?<file>[^\s:()]{1,200}\/[^\s:()]{1,200}):(?<line>\d+):(?<column>\d+)\)?$/,
					until: /^\s{1,6}(?:2\) |[1-9]\d{0,5} failed$)/
				}
			],
			sentence: "{test}: {cause}",
			example: "  1) [chromium] \u203A tests/login.spec.ts:4:5 \u203A login \u203A fails \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\n\n    Error: expect(locator).toBeVisible() failed\n\n        at /app/tests/login.spec.ts:7:42\n\n  1 failed",
			source: "https://github.com/microsoft/playwright/blob/main/packages/playwright/src/reporters/base.ts"
		},
		{
			name: "playwright-browser",
			kind: "missing dependency",
			pattern: /^\s{0,12}(?:Error: )?(?:browserType\.launch: )(?<cause>Executable doesn't exist at .+)/,
			example: "Error: browserType.launch: Executable doesn't exist at /ms-playwright/chromium-1200/chrome-linux/chrome",
			source: "https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/registry/index.ts"
		},
		{
			name: "playwright-server-ended",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}Error: (?<cause>Process from config\.webServer .+)/,
			example: "Error: Process from config.webServer was not able to start. Exit code: 1",
			source: "https://github.com/microsoft/playwright/blob/main/packages/playwright/src/plugins/webServerPlugin.ts"
		},
		{
			name: "playwright-server",
			kind: "timeout",
			pattern: /^\s{0,8}Error: (?<cause>(?:Timed out waiting \d+ms from config\.webServer|http:\/\/\S{1,100} is already used|No tests found).*)/,
			example: "Error: Timed out waiting 60000ms from config.webServer.",
			source: "https://github.com/microsoft/playwright/blob/main/packages/playwright/src/plugins/webServerPlugin.ts"
		},
		{
			name: "bun-test",
			kind: "test failure",
			pattern: /^\s{0,8}(?:error|[A-Z]\w{0,40}Error): (?<cause>.+)/,
			near: [
				{
					where: "below",
					within: 40,
					pattern: /^\s{0,8}(?:\(fail\)|\u2717(?=.{1,300} \[[\d.]{1,12}ms\]$)) (?<test>.{1,300}?)(?: \[[\d.]{1,12}ms\])?$/,
					isRequired: true,
					until: /^\s{0,8}\(pass\)/
				},
				{
					...APP_FRAME,
					until: /^\s{0,8}(?:\(fail\)|\u2717) /
				},
				{
					where: "below",
					within: 5,
					pattern: /^(?<expected>Expected: .{1,100})/
				},
				{
					where: "below",
					within: 6,
					pattern: /^(?<received>Received: .{1,100})/
				}
			],
			sentence: "{test}: {cause} {expected} {received}",
			example: "error: expect(received).toBe(expected)\n\nExpected: 2\nReceived: 1\n\n      at <anonymous> (/app/test/a.test.ts:4:20)\n(fail) math > adds [0.50ms]",
			source: "https://bun.sh/docs/cli/test"
		}
	];
	const JAVASCRIPT_TESTS = [
		...JEST_MATCHERS,
		...VITEST_MATCHERS,
		...MOCHAS,
		...OTHERS
	];
	;
	const ESLINT = "https://eslint.org/docs/latest/use/formatters/";
	const ESLINT_MESSAGES = "https://github.com/eslint/eslint/tree/main/messages";
	const BIOME = "https://github.com/biomejs/biome/tree/main/crates/biome_diagnostics";
	const FILE_ABOVE = {
		where: "above",
		within: 60,
		pattern: /^\s{0,8}(?<file>(?:[A-Za-z]:)?[\w@.()[\]/\\-]{1,300}\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|sass|less|html|json|md|mdx|ya?ml|graphql))$/,
		isRequired: true
	};
	const TOO_MANY_WARNINGS = {
		where: "below",
		within: 100,
		pattern: /^\s{0,8}ESLint found too many warnings/,
		isRequired: true
	};
	const OOPS = {
		where: "above",
		within: 6,
		pattern: /^\s{0,8}Oops! Something went wrong/,
		isRequired: true
	};
	const LINTED = {
		where: "below",
		within: 6,
		pattern: /^\s{0,8}Occurred while linting (?<file>[^\s:]{1,300}?)(?::(?<line>\d{1,7}))?$/
	};
	const BIOME_HEADER = {
		where: "above",
		within: 3,
		pattern: /^\s{0,8}(?<file>[^\s:]{1,300}\.\w{1,8})(?::(?<line>\d+):(?<column>\d+))? (?:lint\/|assist\/|parse |format |organizeImports |suppressions|syntax|internalError\/|plugin|project|css|json).*\u2501/,
		isRequired: true
	};
	const LINTERS = [
		{
			name: "eslint-parsing",
			kind: "compile error",
			pattern: /^\s{1,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:error|Error:)\s{1,4}(?<cause>Parsing error:\s{1,4}\S.*)/,
			near: [FILE_ABOVE],
			example: "/app/src/a.ts\n  3:7  error  Parsing error: Declaration or statement expected",
			source: `${ESLINT}#stylish`
		},
		{
			name: "eslint",
			kind: "lint error",
			pattern: /^\s{0,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:error|Error:|\u2716|\u00D7)\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
			near: [FILE_ABOVE],
			example: "/app/src/a.ts\n  2:9   error  'b' is assigned a value but never used    @typescript-eslint/no-unused-vars",
			source: `${ESLINT}#stylish`
		},
		{
			name: "eslint-warning",
			kind: "lint error",
			pattern: /^\s{1,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:warning)\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
			near: [FILE_ABOVE, TOO_MANY_WARNINGS],
			example: "/app/src/a.js\n  1:1  warning  Unexpected console statement  no-console\n\n\u2716 1 problem (0 errors, 1 warning)\n\nESLint found too many warnings (maximum: 0).",
			source: "https://eslint.org/docs/latest/use/command-line-interface#--max-warnings"
		},
		{
			name: "eslint-compact",
			kind: "lint error",
			pattern: /^\s{0,8}(?<file>[^\s:][^:]{0,300}): line (?<line>\d+), col (?<column>\d+), Error - (?<cause>.{1,500}?)\.?(?: \([@\w/-]{1,100}\))?$/,
			example: "/app/src/a.js: line 3, col 7, Error - 'x' is assigned a value but never used. (no-unused-vars)",
			source: "https://github.com/eslint/eslint/blob/v8.57.0/lib/cli-engine/formatters/compact.js"
		},
		{
			name: "eslint-unix",
			kind: "lint error",
			pattern: /^\s{0,8}(?<file>[^:\s]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.{1,500}?)\.? \[Error\/?[@\w/-]{0,100}\]$/,
			example: "/app/src/a.js:3:7: 'x' is assigned a value but never used. [Error/no-unused-vars]",
			source: "https://github.com/eslint/eslint/blob/v8.57.0/lib/cli-engine/formatters/unix.js"
		},
		{
			name: "standard",
			kind: "lint error",
			pattern: /^\s{1,8}(?!.{0,300}node_modules)(?<file>\/[^:\s]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.{1,500}?)\.? \([@\w/-]{1,100}\)$/,
			near: [{
				where: "above",
				within: 60,
				pattern: /^\s{0,8}standard: /,
				isRequired: true
			}],
			example: "standard: Use JavaScript Standard Style (https://standardjs.com)\n  /app/src/index.js:3:7: 'x' is assigned a value but never used. (no-unused-vars)",
			source: "https://github.com/standard/standard-engine"
		},
		{
			name: "react-scripts-eslint",
			kind: "lint error",
			pattern: /^\s{1,8}Line (?<line>\d+):(?<column>\d+):\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
			near: [FILE_ABOVE, {
				where: "above",
				within: 200,
				pattern: /^\s{0,8}Failed to compile\.|^\s{0,8}Treating warnings as/,
				isRequired: true
			}],
			example: "Failed to compile.\n\n[eslint] \nsrc/App.js\n  Line 5:7:  'x' is not defined  no-undef",
			source: "https://github.com/facebook/create-react-app/blob/main/packages/react-dev-utils/eslintFormatter.js"
		},
		{
			name: "eslint-no-config",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>ESLint couldn't find (?:an eslint\.config|a configuration file).*)/,
			example: "ESLint couldn't find an eslint.config.(js|mjs|cjs) file.",
			source: `${ESLINT_MESSAGES} (config-file-missing.js)`
		},
		{
			name: "eslint-no-plugin",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>ESLint couldn't find the (?:plugin|config) "[^"]{1,200}"[^.]*)/,
			near: [{
				where: "below",
				within: 14,
				pattern: /^\s{0,8}The (?:plugin|config) "[^"]{1,200}" was referenced from the config file in "(?<file>[^"\u00BB]{1,300}?)(?: \u00BB|")/
			}],
			example: "ESLint couldn't find the plugin \"eslint-plugin-vue\".\n\n(The package \"eslint-plugin-vue\" was not found when loaded as a Node module from the directory \"/app\".)\n\nThe plugin \"eslint-plugin-vue\" was referenced from the config file in \".eslintrc.json\".",
			source: `${ESLINT_MESSAGES} (plugin-missing.js)`
		},
		{
			name: "eslint-no-files",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>(?:No files matching (?:the pattern )?['"][^'"]{1,200}['"] were found|All files matched by ['"][^'"]{1,200}['"] are ignored))/,
			near: [OOPS],
			example: "Oops! Something went wrong! :(\n\nESLint: 9.39.5\n\nNo files matching the pattern 'lib' were found.",
			source: `${ESLINT_MESSAGES} (no-files-found.js)`
		},
		{
			name: "eslint-missing-package",
			kind: "missing dependency",
			pattern: /^\s{0,8}Error(?: \[ERR_MODULE_NOT_FOUND\])?: (?<cause>Cannot find (?:package|module) '[^']{1,200}'(?: imported from (?<file>[^'\s]{1,300}))?)/,
			near: [OOPS, {
				where: "below",
				within: 3,
				pattern: /^\s{0,8}- (?!.{0,300}node_modules)(?<file>\S{1,300})$/
			}],
			example: "Oops! Something went wrong! :(\n\nESLint: 9.39.5\n\nError [ERR_MODULE_NOT_FOUND]: Cannot find package 'eslint-plugin-vue' imported from /app/eslint.config.js",
			source: ESLINT_MESSAGES
		},
		{
			name: "eslint-crash",
			kind: "lint error",
			pattern: /^\s{0,8}(?!ESLint)[A-Z]\w{0,60}(?: \[\w{1,60}\])?: (?<cause>.+)/,
			near: [
				OOPS,
				LINTED,
				APP_FRAME
			],
			example: "Oops! Something went wrong! :(\n\nESLint: 9.39.5\n\nConfigError: Config (unnamed): Key \"rules\": Key \"no-undefd\": Could not find \"no-undefd\" in plugin \"@\".",
			source: "https://github.com/eslint/eslint/blob/main/bin/eslint.js"
		},
		{
			name: "eslint-plugin",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>(?:A configuration object specifies rule "[^"]{1,100}", but could not find plugin "|ESLint couldn't find the (?:plugin|config) "|The \w{1,30} formatter is no longer part of core ESLint).*)/,
			example: "Oops! Something went wrong! :(\n\nESLint: 9.39.5\n\nA configuration object specifies rule \"vue/no-x\", but could not find plugin \"vue\".",
			source: ESLINT_MESSAGES
		},
		{
			name: "biome-parse",
			kind: "compile error",
			pattern: /^\s{1,8}[\u2716\u00D7] (?<cause>\S.*)/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^\s{0,8}(?<file>[^\s:]{1,300}\.\w{1,8})(?::(?<line>\d+):(?<column>\d+))? parse .*\u2501/,
				isRequired: true
			}],
			example: "src/menu.ts:3:9 parse \u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\n\n  \u2716 expected `,` but instead found `:`",
			source: BIOME
		},
		{
			name: "biome",
			kind: "lint error",
			pattern: /^\s{1,8}[\u2716\u00D7] (?<cause>\S.*)/,
			near: [BIOME_HEADER],
			example: "src/menu.ts:3:9 lint/suspicious/noDoubleEquals  FIXABLE  \u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\u2501\n\n  \u2716 Using == may be unsafe if you are relying on type coercion.",
			source: BIOME
		},
		{
			name: "prettier-syntax",
			kind: "compile error",
			pattern: /^\s{0,8}\[error\] (?<file>[^:\s]{1,300}): SyntaxError: (?<cause>.{1,500}?)(?: \((?<line>\d+):(?<column>\d+)\))?$/,
			example: "[error] src/a.ts: SyntaxError: Declaration or statement expected. (3:7)",
			source: "https://github.com/prettier/prettier/blob/main/src/cli/format.js"
		},
		{
			name: "prettier",
			kind: "lint error",
			pattern: /^\s{0,8}\[warn\] (?<cause>Code style issues? .+)/,
			near: [{
				where: "far-above",
				within: 60,
				pattern: /^\s{0,8}\[warn\] (?<file>[^\s:]{1,300}\.\w{1,8})$/,
				until: /^\s{0,8}Checking formatting/
			}],
			example: "Checking formatting...\n[warn] src/error.ts\n[warn] src/b.ts\n[warn] Code style issues found in 2 files. Run Prettier with --write to fix.",
			source: "https://github.com/prettier/prettier/blob/main/src/cli/format.js"
		},
		{
			name: "prettier-option",
			kind: "lint error",
			pattern: /^\s{0,8}\[error\] (?<cause>(?:No (?:parser|files|matching)|Invalid |Cannot |Couldn't ).+)/,
			example: "[error] No parser could be inferred for file \"/app/Makefile\".",
			source: "https://github.com/prettier/prettier/blob/main/src/cli/format.js"
		}
	];
	;
	const LOGGED_ERROR = /^\s{0,8}(?:[\u274C\u2716\u2A2F\u00D7] {1,2}|\(node:\d{1,9}\) )?(?:[\w[][^:]{0,60}: |[A-Za-z][a-z]{1,20}(?: [a-z]{1,20}){1,6} |\[[\w ]{1,30}\] )?\w{0,40}(?:Error|Exception)(?: \[\w{1,60}\])?: (?<cause>.+)/;
	const HAS_STACK = {
		where: "below",
		within: 3,
		pattern: /^\s{1,12}at \S/,
		isRequired: true
	};
	const TODO_TEST = {
		where: "above",
		within: 1,
		pattern: /^\s{0,20}\u26A0 /,
		isForbidden: true
	};
	const LOGGED_ERRORS = [
		{
			name: "node-logged-error",
			kind: "crash",
			rank: "effect",
			pattern: LOGGED_ERROR,
			near: [
				HAS_STACK,
				FAILED_EXIT,
				APP_FRAME
			],
			example: "TypeError: Invalid URL\n    at new URL (node:internal/url:816:29)\n    at Object.<anonymous> (/app/src/db.js:4:13)\nnpm error Lifecycle script `start` failed with error:",
			source: "https://nodejs.org/api/errors.html#errorstack"
		},
		{
			name: "node-last-error",
			kind: "crash",
			rank: "effect",
			pattern: LOGGED_ERROR,
			near: [
				HAS_STACK,
				GOES_ON,
				LISTENED,
				TODO_TEST,
				APP_FRAME
			],
			example: "Failed to start: Error: getaddrinfo ENOTFOUND db.internal\n    at GetAddrInfoReqWrap.onlookupall [as oncomplete] (node:dns:123:26) {\n  errno: -3008\n}",
			source: "https://nodejs.org/api/errors.html#errorstack"
		},
		{
			name: "pino-fatal",
			kind: "crash",
			isLast: true,
			pattern: /^\{"level":60,.{0,400}?(?:"err(?:or)?":\{"type":"\w{1,60}","message"|"msg"):"(?<cause>(?:[^"\\]|\\.){1,300})"/,
			example: "{\"level\":60,\"time\":1795300002380,\"pid\":1,\"err\":{\"type\":\"DatabaseError\",\"message\":\"password authentication failed\"},\"msg\":\"stopped\"}",
			source: "https://github.com/pinojs/pino-std-serializers/blob/master/lib/err.js"
		},
		{
			name: "node-missing-setting",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^\s{0,8}(?:[\u274C\u2716\u2A2F\u00D7] {0,2})?(?:\w{1,20}: )?(?<cause>(?:(?:Missing|Invalid) (?:required )?(?:environment|env) |Required environment variable|[Ee]nvironment variable \S{1,80} (?:is|must) ).*)/,
			near: [{
				where: "all-below",
				within: 20,
				pattern: /^\s{1,8}(?<names>[A-Z][A-Z\d_]{1,60})\b/,
				until: /^(?:\S|\s{0,8}$)/
			}],
			sentence: "{cause} {names}",
			example: "Missing environment variables:\n    DATABASE_URL: undefined\n    API_KEY: undefined\nProcess exited with status 1",
			source: "https://nodejs.org/api/process.html#processexitcode"
		}
	];
	;
	const JAVASCRIPT_RUNTIMES = [
		{
			name: "next-port",
			kind: "port",
			pattern: /^\s{0,8}Error: (?<cause>listen (?:EADDRINUSE|EACCES): .+)/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^\s{0,8}(?:\u2A2F )?Failed to start server/,
				isRequired: true
			}],
			example: " \u2A2F Failed to start server\nError: listen EADDRINUSE: address already in use :::3000",
			source: "https://github.com/vercel/next.js/blob/canary/packages/next/src/server/lib/start-server.ts"
		},
		{
			name: "nest-exception",
			kind: "crash",
			pattern: /^\s{0,8}\[Nest\] \d{1,9} {1,4}- .{1,40}? ERROR \[(?:ExceptionHandler|PackageLoader|NestApplication)\] (?:[A-Z]\w{0,60}: )?(?<cause>.+)/,
			near: [APP_FRAME],
			example: "[Nest] 1  - 05/12/2026, 9:14:02 AM   ERROR [ExceptionHandler] Nest can't resolve dependencies of the UsersService (?).",
			source: "https://github.com/nestjs/nest/blob/master/packages/core/errors/exception-handler.ts"
		},
		{
			name: "nodemon-crash",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}\[nodemon\] (?<cause>app crashed)/,
			example: "[nodemon] app crashed - waiting for file changes before starting...",
			source: "https://github.com/remy/nodemon/blob/main/lib/monitor/run.js"
		},
		{
			name: "cdk-construct",
			kind: "crash",
			pattern: /^\s{0,8}\u00AB\w{1,80}\u00BB (?<cause>.+)/,
			near: [APP_FRAME],
			example: "\u00ABInvalidBucketNameValue\u00BB Invalid S3 bucket name (value: Uploads_Prod)\n    at <anonymous> (/app/bin/app.ts:5:1)",
			source: "https://github.com/aws/aws-cdk/blob/main/packages/aws-cdk-lib/core/lib/errors.ts"
		},
		{
			name: "lambda",
			kind: "crash",
			pattern: /^(?:\S{1,40}\s{1,4}ERROR\s{1,4})?(?:Uncaught Exception|Invoke Error|Unhandled Promise Rejection)\s{1,4}\{"errorType":"[\w.]{1,80}","errorMessage":"(?:[A-Z]\w{0,40}: )?(?<cause>(?:[^"\\]|\\"){1,300})(?:\\nRequire stack:\\n- (?!.{0,100}node_modules)(?<file>\/var\/task\/[^\\"]{1,200}))?/,
			example: "2026-04-09T14:04:11.204Z	undefined	ERROR	Uncaught Exception 	{\"errorType\":\"Runtime.ImportModuleError\",\"errorMessage\":\"Error: Cannot find module 'pg'\\nRequire stack:\\n- /var/task/src/db.js\"}",
			source: "https://github.com/aws/aws-lambda-nodejs-runtime-interface-client/blob/main/src/Errors.js"
		},
		{
			name: "lambda-timeout",
			kind: "timeout",
			pattern: /^(?:[\da-f-]{36} )?(?<cause>Task timed out after [\d.]{1,12} seconds)/,
			example: "2026-04-09T14:04:14.210Z 2f1c5e0a-6d5b-4a53-9c55-1fb3a5d5e0d4 Task timed out after 3.01 seconds",
			source: "https://docs.aws.amazon.com/lambda/latest/dg/configuration-timeout.html"
		},
		{
			name: "netlify-command",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}(?:!!! Error: )?(?<cause>Command failed with exit code \d{1,3}(?:: [^(]{1,200})?)/,
			example: "  Error message\n  Command failed with exit code 1: npm run build (https://ntl.fyi/exit-code-1)",
			source: "https://docs.netlify.com/build/configure-builds/troubleshooting-tips/"
		},
		{
			name: "command-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^(?<cause>(?!Process |Command |The command )\S.{0,100} exited with code (?!143$)[1-9]\d{0,2})$/,
			example: "[api] node dist/main.js exited with code 1",
			source: "https://github.com/open-cli-tools/concurrently; docker compose up prints the same of a container"
		},
		{
			name: "pm2",
			kind: "missing file",
			pattern: /^\s{0,8}(?:\[PM2\]\[ERROR\]|PM2 error:) (?:Error: )?(?<cause>(?!Process or Namespace|No process found).+)/,
			example: "[PM2][ERROR] Script not found: /app/dist/server.js",
			source: "https://github.com/Unitech/pm2/blob/master/lib/API.js"
		},
		{
			name: "bun-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>Cannot find (?:package|module) ['"][^'"]{1,200}['"] from ['"](?!.{0,300}node_modules)(?<file>\/[^'"]{1,300})['"])/,
			example: "error: Cannot find package \"hono\" from \"/app/src/index.ts\"\n\nBun v1.2.2 (Linux x64)",
			source: "https://github.com/oven-sh/bun/blob/main/src/bun.js/ModuleLoader.zig"
		},
		{
			name: "bun",
			kind: "crash",
			pattern: /^\s{0,8}(?:error|[A-Z]\w{0,40}Error): (?<cause>.+)/,
			near: [{
				where: "below",
				within: 40,
				pattern: /^\s{0,8}Bun v\d/,
				isRequired: true,
				until: /^(?:error|\w{1,40}Error): /
			}, APP_FRAME],
			example: "3 | throw new Error(\"boom\");\n          ^\nerror: DATABASE_URL is missing\n      at /app/index.ts:3:7\n\nBun v1.2.2 (Linux x64)",
			source: "https://bun.sh/docs/runtime/debugger"
		},
		{
			name: "deno",
			kind: "crash",
			pattern: /^\s{0,8}error: Uncaught (?:\(in (?:worker )?"?[\w ]{0,40}"?\) )?(?:\w{1,60}: )?(?<cause>.+)/,
			near: [APP_FRAME],
			example: "error: Uncaught (in promise) TypeError: Invalid URL\n    at file:///app/main.ts:3:9",
			source: "https://github.com/denoland/deno/blob/main/cli/main.rs"
		},
		{
			name: "deno-module",
			kind: "missing file",
			pattern: /^\s{0,8}error: (?<cause>(?:Module not found|Relative import path|Could not resolve|Cannot find module|Import ).{0,300}"[^"]{1,300}".*)/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{1,8}at (?<file>(?:file:\/\/)?\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/,
				isRequired: true
			}],
			example: "error: Module not found \"file:///app/db.ts\".\n    at file:///app/main.ts:1:19",
			source: "https://github.com/denoland/deno/blob/main/cli/graph_util.rs"
		}
	];
	;
	const NODE_ERRORS = "https://nodejs.org/api/errors.html";
	const STACK = `
    at Server.listen (node:net:2551:5)
    at Object.<anonymous> (/app/server.js:1:32)

Node.js v24.21.0`;
	const REQUIRED_BY = {
		where: "below",
		within: 6,
		pattern: /^\s{0,8}- (?!.{0,300}(?:node_modules|[\w-]\/dist\/))(?<file>(?:\/|[A-Za-z]:\\)\S{1,300})$/,
		until: /^\s{1,24}at /
	};
	function uncaught(name, kind, pattern, message, near = []) {
		return {
			name: `node-${name}`,
			kind,
			pattern,
			near: [
				UNCAUGHT,
				APP_FRAME,
				FILE_HEADER,
				...near
			],
			example: `node:internal/errors:543\n      throw error;\n      ^\n\n${message}${STACK}`,
			source: NODE_ERRORS
		};
	}
	function atHeader(matcher) {
		return {
			...matcher,
			near: [UNCAUGHT, FILE_HEADER]
		};
	}
	const NODE = [
		{
			name: "esbuild-message",
			kind: "compile error",
			pattern: /^\s{0,8}(?<file>(?:[A-Za-z]:)?[^:\s]{1,300}):(?<line>\d+):(?<column>\d+): (?:ERROR|error): (?<cause>.+)/,
			near: [{
				where: "above",
				within: 12,
				pattern: /^.{0,60}(?:Transform|Build) failed with \d+ error/,
				isRequired: true
			}],
			example: "Error: Transform failed with 1 error:\n/app/src/server.ts:4:12: ERROR: Expected \")\" but found \"{\"\n    at failureErrorWithLog (/app/node_modules/esbuild/lib/main.js:1752:15)",
			source: "https://github.com/evanw/esbuild/blob/main/lib/shared/common.ts (failureErrorWithLog)"
		},
		uncaught("port-in-use", "port", /^\s{0,8}(?:Uncaught )?Error: (?<cause>(?:listen|bind) (?:EADDRINUSE|EADDRNOTAVAIL).*)/, "Error: listen EADDRINUSE: address already in use 0.0.0.0:8080"),
		uncaught("bad-port", "port", /^\s{0,8}RangeError \[ERR_SOCKET_BAD_PORT\]: (?<cause>.+)/, "RangeError [ERR_SOCKET_BAD_PORT]: options.port should be >= 0 and < 65536. Received type number (NaN)."),
		uncaught("missing-local-module", "missing file", /^\s{0,8}Error: (?<cause>Cannot find module '\.[^']{0,300}')/, "Error: Cannot find module './config'\nRequire stack:\n- /app/src/server.js", [REQUIRED_BY]),
		atHeader(uncaught("missing-main", "missing file", /^\s{0,8}Error: (?<cause>Cannot find module '(?:\/|[A-Za-z]:)[^']{0,300}')/, "Error: Cannot find module '/app/dist/main.js'")),
		atHeader(uncaught("missing-package", "missing dependency", /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find package '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/, "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'express' imported from /app/server.mjs")),
		atHeader(uncaught("missing-import", "missing file", /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find module '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/, "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/app/src/db' imported from /app/src/server.js")),
		atHeader(uncaught("missing-export", "missing dependency", /^\s{0,8}(?:Type)?Error \[(?:ERR_PACKAGE_\w{1,40}|ERR_UNSUPPORTED_DIR_IMPORT|ERR_INVALID_PACKAGE_\w{1,40})\]: (?<cause>\S.{0,500} imported from (?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>\/.+))/, `Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: Package subpath './sub' is not defined by "exports" in /app/node_modules/ui/package.json imported from /app/server.mjs`)),
		{
			...uncaught("json-module", "compile error", /^\s{0,8}SyntaxError: (?!.{0,300}node_modules)(?<file>\/[^:]{1,300}): (?<cause>.{1,300}?) \(line (?<line>\d+) column (?<column>\d+)\)/, "SyntaxError: /app/config.json: Expected double-quoted property name in JSON at position 7 (line 1 column 8)"),
			near: [UNCAUGHT]
		},
		uncaught("missing-module", "missing dependency", /^\s{0,8}Error(?: \[\w{1,60}\])?: (?<cause>(?:Cannot find (?:module|package) '[^']{1,300}'|No such built-in module: .*))/, "Error: Cannot find module 'helmet'\nRequire stack:\n- /app/lib/app.js", [REQUIRED_BY]),
		atHeader(uncaught("syntax", "compile error", /^\s{0,8}SyntaxError(?: \[\w{1,60}\])?: (?<cause>(?!.{0,200}JSON).+)/, "SyntaxError: missing ) after argument list")),
		uncaught("worker-out-of-memory", "out of memory", /^\s{0,8}Error \[ERR_WORKER_OUT_OF_MEMORY\]: (?<cause>.+)/, "Error [ERR_WORKER_OUT_OF_MEMORY]: Worker terminated due to reaching memory limit: JS heap out of memory"),
		uncaught("no-file", "missing file", /^\s{0,8}(?:Uncaught )?(?:Error: )?(?<cause>(?:ENOENT|ENOTDIR|EISDIR): .+)/, "Error: ENOENT: no such file or directory, open '/etc/ssl/private/server.pem'"),
		uncaught("permission", "permission", /^\s{0,8}(?:Uncaught )?Error: (?<cause>(?:(?:listen )?(?:EACCES|EPERM)|EROFS): .+)/, "Error: EACCES: permission denied, mkdir '/data'"),
		uncaught("timeout", "timeout", /^\s{0,8}(?:Uncaught )?[A-Z]\w{0,60}: (?<cause>(?:connect|read|write|queryA) ETIMEDOUT.*)/, "Error: connect ETIMEDOUT 10.0.0.5:5432"),
		{
			...uncaught("fetch", "crash", /^\s{0,8}\[?TypeError: (?<cause>fetch failed)\]?(?: \{)?$/, "[TypeError: fetch failed] {\n  [cause]: Error: bad port", [{
				where: "below",
				within: 25,
				pattern: /^\s{1,8}\[cause\]: (?:Aggregate)?\w{0,60}Error(?: \[\w{1,60}\])?: (?<reason>.*)/
			}]),
			sentence: "{cause}: {reason}"
		},
		uncaught("aggregate", "crash", /^\s{0,8}AggregateError(?: \[\w{1,60}\])?:?\s{0,4}(?:\{|$)/, "AggregateError [ECONNREFUSED]: \n    at internalConnectMultiple (node:net:1122:18) {\n  [errors]: [\n    Error: connect ECONNREFUSED ::1:5432", [{
			where: "below",
			within: 25,
			pattern: /^\s{1,12}[A-Z]\w{0,60}: (?<cause>\w.+)/,
			isRequired: true
		}]),
		{
			name: "ioredis",
			kind: "crash",
			pattern: /^\s{0,8}MaxRetriesPerRequestError: (?<limit>.+)/,
			near: [
				{
					where: "above",
					within: 60,
					pattern: /^\s{0,8}\[ioredis\] .{0,40}Error: (?<cause>.+)/,
					isRequired: true
				},
				UNCAUGHT,
				APP_FRAME
			],
			example: `[ioredis] Unhandled error event: Error: connect ECONNREFUSED 127.0.0.1:6379\n/app/a.js:3\n      throw error;\n      ^\n\nMaxRetriesPerRequestError: Reached the max retries per request limit (which is 1).${STACK}`,
			source: "https://github.com/redis/ioredis"
		},
		{
			...uncaught("rejection", "crash", /^\s{0,8}\[?UnhandledPromiseRejection: .{0,300}rejected with the reason "(?<cause>[^"]+)/, "UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason \"no license key\"."),
			sentence: "Unhandled promise rejection: {cause}"
		},
		{
			name: "node-thrown-value",
			kind: "crash",
			pattern: /^\s{0,8}\(Use `node --trace-uncaught/,
			near: [
				{
					where: "above",
					within: 1,
					pattern: /^\s{0,8}(?<cause>\S.*)/,
					isRequired: true
				},
				UNCAUGHT,
				FILE_HEADER
			],
			example: "/app/server.js:3\nthrow \"no license key\";\n^\nno license key\n(Use `node --trace-uncaught ...` to show where the exception was thrown)\n\nNode.js v24.21.0",
			source: "https://nodejs.org/api/cli.html#--trace-uncaught"
		},
		{
			...uncaught("zod", "crash", /^\s{0,8}(?:\$?ZodError): \[$/, "ZodError: [\n  {\n    \"code\": \"invalid_type\",\n    \"path\": [\n      \"DATABASE_URL\"\n    ],\n    \"message\": \"Required\"\n  }\n]", [{
				where: "below",
				within: 14,
				pattern: /^\s{1,12}"message": "(?<message>.+)"/,
				isRequired: true
			}, {
				where: "below",
				within: 14,
				pattern: /^\s{1,12}"(?<field>[\w.-]{1,80})"$/
			}]),
			sentence: "{field}: {message}"
		},
		{
			...uncaught("native-module", "missing dependency", /^\s{0,8}Error(?: \[\w{1,60}\])?: (?<cause>The module '[^']{1,300}')$/, "Error: The module '/app/node_modules/bcrypt/bcrypt.node'\nwas compiled against a different Node.js version using\nNODE_MODULE_VERSION 108.", [{
				where: "below",
				within: 1,
				pattern: /^\s{0,8}(?<more>was compiled .+)/
			}]),
			sentence: "{cause} {more}"
		},
		{
			...uncaught("uncaught", "crash", /^\s{0,8}(?:Uncaught |<ref \*\d{1,3}> )?\[?(?![A-Z]{2,60}:|TSError|.{0,80}(?:Transform failed|Build failed) with)(?:[A-Z][\w.]{0,60}|error)(?: \[\w{1,60}\])?: (?<cause>[^\s[{].*?)\]?(?: \{)?$/, "Error: Missing required environment variable: STRIPE_KEY", [{
				where: "below",
				within: 2,
				pattern: /^(?!\s{0,12}at )\s{0,8}(?<more>[-\u2022*\u2716\u2717] .{1,150}|.{1,60} !== .{1,60})$/
			}]),
			sentence: "{cause}: {more}"
		},
		{
			name: "node-unsettled",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}Warning: (?<cause>Detected unsettled top-level await) at (?!.{0,300}node_modules)(?<file>(?:file:\/\/)?\/[^:]{1,300}):(?<line>\d{1,7})$/,
			example: "Warning: Detected unsettled top-level await at file:///app/main.mjs:1\nawait new Promise(() => {});\n^",
			source: "https://nodejs.org/api/process.html#exit-codes"
		},
		{
			name: "node-run-script",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>(?:Missing script: "[^"]{1,100}" for \S|Can't find package\.json for directory ).*)/,
			example: "Can't find package.json for directory /app",
			source: "https://github.com/nodejs/node/blob/main/src/node_task_runner.cc"
		},
		{
			name: "node-heap-limit",
			kind: "out of memory",
			pattern: /^\s{0,8}(?<cause>FATAL ERROR: .{1,100}? Allocation failed - .+)/,
			example: "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory",
			source: "https://github.com/nodejs/node/blob/main/src/node_errors.cc (OOMErrorHandler)"
		},
		{
			name: "node-out-of-memory",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:FATAL ERROR: |# Fatal (?:JavaScript|process) )(?<cause>.{0,200}out of memory.*)/,
			example: "FATAL ERROR: NewSpace::EnsureCurrentCapacity JavaScript heap out of memory",
			source: "https://github.com/nodejs/node/blob/main/src/node_errors.cc (OOMErrorHandler)"
		},
		{
			name: "node-option",
			kind: "crash",
			pattern: /^\s{0,8}(?:\/[\w/.-]{0,100})?(?<cause>node: (?:bad option: |error while loading shared libraries: |\S{1,100} (?:is not allowed in NODE_OPTIONS|requires an argument|must be |is an invalid |can only be|: not found|not found)).*)/,
			example: "node: bad option: --experimental-foo",
			source: "https://github.com/nodejs/node/blob/main/src/node_options.cc"
		},
		...JAVASCRIPT_RUNTIMES
	];
	;
	const NPM_ERRORS = "https://github.com/npm/cli/blob/latest/lib/utils/error-message.js";
	function npm(name, kind, pattern, example, more = {}) {
		return {
			name: `npm-${name}`,
			kind,
			pattern,
			example,
			source: NPM_ERRORS,
			...more
		};
	}
	function npmBelow(pattern, within = 12) {
		return {
			where: "below",
			within,
			pattern
		};
	}
	const NPM = [
		npm("resolve", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?:code )?ERESOLVE (?<cause>unable to resolve dependency tree|could not resolve)/, "npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree\nnpm error\nnpm error While resolving: web@1.0.0\nnpm error Found: react@19.0.0\nnpm error node_modules/react\nnpm error   react@\"^19.0.0\" from the root project\nnpm error\nnpm error Could not resolve dependency:\nnpm error peer react@\"^17.0.0\" from react-hooks@8.0.1", {
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) Found: (?<found>\S{1,200})/), npmBelow(/^\s{0,8}npm (?:error|ERR!) (?<peer>(?:peer|peerOptional|dev|optional|prod)? ?[@\w][^\s"]{0,200}@"[^"]{1,200}" from (?!the root)\S{1,200})/, 30)],
			sentence: "Could not resolve dependency: {cause}: {peer}, found {found}"
		}),
		npm("404", "missing dependency", /^\s{0,8}npm (?:error|ERR!) 404\s{1,2}(?<cause>Not Found) - [A-Z]{3,7} \S/, "npm error code E404\nnpm error 404 Not Found - GET https://registry.npmjs.org/acme\nnpm error 404\nnpm error 404  'acme@^2.1.0' is not in this registry.", {
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) 404 {1,4}(?:The requested resource )?'(?<spec>[^']{1,200})'/, 5)],
			sentence: "404 {cause}: '{spec}'"
		}),
		npm("auth", "permission", /^\s{0,8}npm (?:error|ERR!) (?:40[13] )?(?<cause>(?:40[13] (?:Unauthorized|Forbidden)|Unable to authenticate|Incorrect or missing password|This (?:command|operation) requires|You must (?:be logged in|sign up)).*)/, "npm error code E401\nnpm error Unable to authenticate, your authentication token seems to be invalid."),
		npm("target", "missing dependency", /^\s{0,8}npm (?:error|ERR!) notarget (?<cause>No (?:matching )?versions? .+)/, "npm error code ETARGET\nnpm error notarget No matching version found for express@^99.0.0."),
		npm("lock-missing", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?:code EUSAGE )?`npm ci` can only install packages when your (?<cause>package\.json and package-lock\.json)(?: or npm-shrinkwrap\.json are in sync)/, "npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync. Please update your lock file with `npm install` before continuing.\nnpm error\nnpm error Missing: nanoid@5.1.16 from lock file", {
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) (?<missing>(?:Missing: \S{1,200} from lock file|Invalid: lock file's \S{1,200} does not satisfy \S{1,200}))/, 8)],
			sentence: "{cause} are not in sync: {missing}"
		}),
		npm("lock-absent", "missing file", /^\s{0,8}npm (?:error|ERR!) (?<cause>The `npm ci` command can only install with an existing package-lock\.json.*)/, "npm error code EUSAGE\nnpm error\nnpm error The `npm ci` command can only install with an existing package-lock.json or", {
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) (?<more>npm-shrinkwrap\.json with lockfileVersion.+)/, 1)],
			sentence: "{cause} {more}"
		}),
		npm("engine", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) (?<cause>Unsupported engine)/, "npm error code EBADENGINE\nnpm error engine Unsupported engine\nnpm error engine Not compatible with your version of node/npm: web@1.0.0\nnpm error notsup Required: {\"node\":\">=26.0.0\"}\nnpm error notsup Actual:   {\"node\":\"v24.21.0\",\"npm\":\"11.19.1\"}", {
			near: [
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Not compatible with your version of node\/npm: (?<spec>\S{1,200})/, 6),
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Required: \{"(?<engine>\w{1,20})":"(?<range>[^"]{1,100})"/, 6),
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Actual:\s{1,4}(?:\{"npm":"[^"]{1,40}",|\{)"node":"(?<actual>[^"]{1,40})"/, 6)
			],
			sentence: "{cause}: {spec} requires {engine} {range}, found {actual}"
		}),
		npm("platform", "missing dependency", /^\s{0,8}npm (?:error|ERR!) notsup (?<cause>Unsupported platform .+)/, "npm error code EBADPLATFORM\nnpm error notsup Unsupported platform for fsevents@2.3.3: wanted {\"os\":\"darwin\"} (current: {\"os\":\"linux\"})"),
		npm("script", "missing file", /^\s{0,8}npm (?:error|ERR!) (?<cause>[Mm]issing script: .+)/, "npm error Missing script: \"build\""),
		npm("package-json", "missing file", /^\s{0,8}npm (?:error|ERR!) enoent (?<cause>Could not read package\.json: )(?:Error: )?(?:ENOENT: )?(?<more>.{1,80} open '(?<file>[^']{1,300})')/, "npm error code ENOENT\nnpm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '/app/frontend/package.json'", { sentence: "{cause}{more}" }),
		npm("json", "compile error", /^\s{0,8}npm (?:error|ERR!) (?:code EJSONPARSE |JSON\.parse )(?:(?<what>Invalid package\.json): )?(?:\w{1,30}Error: )?(?<cause>(?!Failed to parse JSON data|Note: )\S.+)/, "npm error code EJSONPARSE\nnpm error path /app/package.json\nnpm error JSON.parse Expected double-quoted property name in JSON at position 42 (line 3 column 3) while parsing near '{...'", {
			near: [{
				where: "above",
				within: 3,
				pattern: /^\s{0,8}npm (?:error|ERR!) (?:path|JSON\.parse Invalid package\.json:) (?<file>\/.+)/
			}],
			sentence: "{what}: {cause}"
		}),
		npm("space", "crash", /^\s{0,8}npm (?:error|ERR!) nospc (?:.{0,200}: )?(?<cause>ENOSPC: .+)/, "npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write"),
		npm("integrity", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?:Verification failed while extracting |sha\d{1,3}-\S{1,200} )(?<cause>integrity checksum failed.{0,40}).*/, "npm error code EINTEGRITY\nnpm error sha512-AAAA== integrity checksum failed when using sha512: wanted sha512-AAAA== but got sha512-BBBB==. (1302 bytes)"),
		npm("network", "timeout", /^\s{0,8}npm (?:error|ERR!) (?:network |errno |FetchError: )(?<cause>(?:request to|Socket timeout|read |connect |getaddrinfo|Invalid response|network ).+)/, "npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request to https://registry.npmjs.org/ms failed, reason: getaddrinfo ENOTFOUND registry.npmjs.org"),
		npm("certificate", "permission", /^\s{0,8}npm (?:error|ERR!) (?<cause>(?:request to \S{1,300} failed, reason: |unable to (?:get|verify) |self.signed certificate).*)/, "npm error code SELF_SIGNED_CERT_IN_CHAIN\nnpm error request to https://registry.npmjs.org/ms failed, reason: self-signed certificate in certificate chain"),
		npm("permission", "permission", /^\s{0,8}npm (?:error|ERR!) (?:\[?Error: )?(?<cause>(?:EACCES|EPERM|EROFS): .+?)\]?(?: \{)?$/, "npm error code EACCES\nnpm error Error: EACCES: permission denied, mkdir '/app/node_modules'"),
		npm("enoent", "missing file", /^\s{0,8}npm (?:error|ERR!) enoent (?:Error: )?(?<cause>(?:ENOENT|An unknown git error|undefined|spawn|no such).{1,300})/, "npm error code ENOENT\nnpm error enoent ENOENT: no such file or directory, open '/app/vendor/ui.tgz'"),
		npm("python", "missing dependency", /^\s{0,8}npm (?:error|ERR!) gyp ERR! stack (?:Error: )?(?<cause>(?:Could not find any|not found:|Can't find Python|EACCES).*)/, "npm error gyp ERR! stack Error: Could not find any Python installation to use", {
			sentence: "node-gyp: {cause}",
			source: "https://github.com/nodejs/node-gyp/blob/main/lib/find-python.js"
		}),
		npm("gyp", "compile error", /^\s{0,8}(?:npm (?:error|ERR!) )?gyp ERR! stack (?:Error: )?(?<cause>(?!at )\S.*)/, "gyp ERR! stack Error: `make` failed with exit code: 2\nnpm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log", {
			rank: "effect",
			near: [FAILED_EXIT],
			sentence: "node-gyp: {cause}",
			source: "https://github.com/nodejs/node-gyp"
		}),
		npm("executable", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?<cause>(?:could not determine executable to run|canceled due to|npx canceled|No workspaces found|Invalid (?:package name|tag name|version|dependency)|Unsupported URL Type|EOVERRIDE|Override for|Tracker |Cannot read propert|Exit handler never called).*)/, "npm error could not determine executable to run"),
		npm("git", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?<cause>(?:fatal: |Permission denied \(publickey\)|ERROR: Repository not found|remote: |spawn git ENOENT|Host key verification).*)/, "npm error code 128\nnpm error An unknown git error occurred\nnpm error command git --no-replace-objects ls-remote ssh://git@github.com/acme/ui.git\nnpm error Permission denied (publickey).", { source: "https://github.com/npm/git" }),
		npm("signal", "out of memory", /^\s{0,8}npm (?:error|ERR!) (?:signal|errno) (?<cause>SIGKILL)/, "npm error path /app\nnpm error command failed\nnpm error signal SIGKILL", {
			rank: "effect",
			sentence: "The command was killed by {cause}"
		}),
		npm("command", "crash", /^\s{0,8}(?<cause>Unknown command: "[^"]{1,60}")$/, "Unknown command: \"isntal\"\n\nTo see a list of supported npm commands, run:\n  npm help", { near: [{
			where: "below",
			within: 12,
			pattern: /^\s{0,8}To see a list of supported npm commands/,
			isRequired: true
		}] }),
		npm("audit", "lint error", /^\s{0,8}(?<cause>\d{1,6} (?:(?:low|moderate|high|critical) severity (?:vulnerability|vulnerabilities)|vulnerabilities \(.*))$/, "# npm audit report\n\n1 high severity vulnerability\n\nTo address all issues, run:\n  npm audit fix\n##[error]Process completed with exit code 1.", {
			rank: "effect",
			near: [{
				where: "above",
				within: 400,
				pattern: /^\s{0,8}# npm audit report$/,
				isRequired: true
			}, {
				...FAILED_EXIT,
				within: 12
			}],
			source: "https://docs.npmjs.com/cli/commands/npm-audit"
		}),
		npm("install-script", "missing dependency", /^\s{0,8}npm (?:error|ERR!) command (?:sh -c|\/bin\/sh -c|bash -c) (?<command>.{1,200})/, "npm error code 1\nnpm error path /app/node_modules/hash\nnpm error command failed\nnpm error command sh -c node build.js\nnpm error no prebuilt binary for linux-musl-x64", {
			rank: "effect",
			near: [
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:\w{0,40}Error(?: \[\w{1,40}\])?|error): (?<cause>.+)/, 40),
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?!gyp |at |node:|\/|\^|\{|\}|A complete log|Node\.js v|> )(?<cause>\S.+)/, 10),
				{
					...npmBelow(/^\s{0,8}npm (?:error|ERR!) (?!A complete log)\S/, 1),
					isRequired: true
				}
			]
		}),
		npm("only-line", "crash", /^\s{0,8}npm (?:error|ERR!) (?<cause>(?!code |errno |A complete |command |path |Lifecycle |Exit status )\S.+)/, "npm error aliases must have a name\nnpm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log", {
			rank: "effect",
			near: [{
				...npmBelow(/^\s{0,8}npm (?:error|ERR!) A complete log of this run/, 1),
				isRequired: true
			}, {
				where: "above",
				within: 1,
				pattern: /^\s{0,8}npm (?:error|ERR!) (?!code )/,
				isForbidden: true
			}]
		}),
		npm("lifecycle", "crash", /^\s{0,8}npm (?:error|ERR!) Lifecycle script `(?<script>[^`]{1,100})` failed with error/, "npm error Lifecycle script `build` failed with error:\nnpm error code 2", {
			rank: "exit",
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) code (?<code>\w{1,20})/, 2)],
			sentence: "npm script {script} failed with code {code}"
		}),
		npm("elifecycle", "crash", /^\s{0,8}npm ERR! (?<spec>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}@\S{1,40}) (?<script>[\w:.-]{1,60}): `(?<command>[^`]{1,200})`$/, "npm ERR! code ELIFECYCLE\nnpm ERR! errno 2\nnpm ERR! web@1.0.0 build: `tsc`\nnpm ERR! Exit status 2", {
			rank: "exit",
			near: [npmBelow(/^\s{0,8}npm ERR! Exit status (?<code>\d{1,5})/, 2)],
			sentence: "npm script {script} failed: {command}: exit code {code}"
		})
	];
	;
	const PNPM_ERRORS = "https://pnpm.io/errors";
	const YARN_ERRORS = "https://yarnpkg.com/advanced/error-codes";
	const YARN_1 = "https://github.com/yarnpkg/yarn/blob/master/src/reporters/lang/en.js";
	const PNPM = [
		{
			name: "pnpm-404",
			kind: "missing dependency",
			pattern: /^\s{0,8}ERR_PNPM_FETCH_404\s{1,4}GET https?:\/\/[^/\s]{1,100}\/(?<cause>\S{1,300}: Not Found - 404)/,
			example: " ERR_PNPM_FETCH_404  GET https://registry.npmjs.org/acme-logger: Not Found - 404",
			source: PNPM_ERRORS
		},
		{
			name: "pnpm-engine",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>Your (?:Node|pnpm) version is incompatible) with/,
			near: [
				{
					where: "above",
					within: 4,
					pattern: /^\s{0,8}ERR_PNPM_UNSUPPORTED_ENGINE/,
					isRequired: true
				},
				{
					where: "below",
					within: 3,
					pattern: /^\s{0,8}Expected version: (?<range>.+)/
				},
				{
					where: "below",
					within: 4,
					pattern: /^\s{0,8}Got: (?<actual>.+)/
				}
			],
			sentence: "{cause}: expected {range}, got {actual}",
			example: " ERR_PNPM_UNSUPPORTED_ENGINE  Unsupported environment (bad pnpm and/or Node.js version)\n\nYour Node version is incompatible with \"/app\".\n\nExpected version: ^18.0.0\nGot: v24.21.0",
			source: PNPM_ERRORS
		},
		{
			name: "pnpm-exit",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}(?:ERR_PNPM_RECURSIVE_(?:(?:RUN|EXEC)_FIRST_)?FAIL|ELIFECYCLE)\s{1,4}(?<cause>.+)/,
			example: " ELIFECYCLE  Command failed with exit code 2.",
			source: PNPM_ERRORS
		},
		{
			name: "pnpm-no-lockfile",
			kind: "missing file",
			pattern: /^\s{0,8}ERR_PNPM_(?:NO_LOCKFILE|NO_PKG_MANIFEST|NO_IMPORTER_MANIFEST_FOUND|NO_SCRIPT|ENOENT)\s{1,4}(?<cause>.+)/,
			example: " ERR_PNPM_NO_LOCKFILE  Cannot install with \"frozen-lockfile\" because pnpm-lock.yaml is absent",
			source: PNPM_ERRORS
		},
		{
			name: "pnpm",
			kind: "missing dependency",
			pattern: /^\s{0,8}ERR_PNPM_(?!UNSUPPORTED_ENGINE|RECURSIVE_\w{0,12}FAIL)[A-Z_0-9]{1,80}\s{1,4}(?<cause>.+)/,
			example: " ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with \"frozen-lockfile\" because pnpm-lock.yaml is not up to date with package.json",
			source: PNPM_ERRORS
		},
		{
			name: "pnpm-command",
			kind: "missing dependency",
			pattern: /^\s{0,8}ERR_PNPM_\w{1,60}\s{1,4}(?<cause>Command "[^"]{1,100}" not found.*)/,
			example: " ERR_PNPM_RECURSIVE_EXEC_NO_PACKAGE  Command \"vite\" not found",
			source: PNPM_ERRORS
		}
	];
	const YARN = [
		{
			name: "yarn-exit",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}error (?<cause>Command failed with (?:exit code|signal) .+)/,
			example: "error Command failed with exit code 2.\ninfo Visit https://yarnpkg.com/en/docs/cli/run for documentation.",
			source: YARN_1
		},
		{
			name: "yarn-command",
			kind: "missing file",
			pattern: /^\s{0,8}error (?<cause>Command "[^"]{1,100}" not found.*)/,
			example: "yarn run v1.22.22\nerror Command \"build\" not found.",
			source: YARN_1
		},
		{
			name: "yarn-engine",
			kind: "missing dependency",
			pattern: /^\s{0,8}error \S{1,200}: (?<cause>The (?:engine|platform) "[^"]{1,60}" is incompatible with this module\..*)/,
			example: "error web@1.0.0: The engine \"node\" is incompatible with this module. Expected version \"18.x\". Got \"24.21.0\"",
			source: YARN_1
		},
		{
			name: "yarn",
			kind: "missing dependency",
			pattern: /^\s{0,8}error (?<cause>(?:Couldn't find (?:any versions for|package|a package\.json|match)|Your lockfile needs to be updated|An unexpected error occurred: |Integrity check failed|Received invalid|Package "|No lockfile|https?:\/\/|This project's package\.json defines|Outdated lockfile|Found incompatible|Workspaces can only|Invalid |Can't |\S{1,200}: Command failed).*)/,
			example: "error Couldn't find package \"acme-logger\" on the \"npm\" registry.",
			source: YARN_1
		},
		{
			name: "yarn-berry",
			kind: "missing dependency",
			pattern: /^\s{0,8}\u27A4 YN(?:0001|0009|0016|0018|0020|0022|0027|0028|0035|0041|0043|0045|0047|0048|0056|0058|0062|0067|0078|0080|0081|0082|0083|0090|0091): (?:[\u2502\u250C\u2514] )?(?<cause>(?![+@\u2502\u250C\u2514-])\S.+)/,
			near: [{
				where: "below",
				within: 100,
				pattern: /^\s{0,8}\u27A4 YN0000: (?:\u00B7 )?Failed with errors/,
				isRequired: true
			}],
			example: "\u27A4 YN0028: \u2502 The lockfile would have been modified by this install, which is explicitly forbidden.\n\u27A4 YN0000: \u2514 Completed\n\u27A4 YN0000: \u00B7 Failed with errors in 0s 52ms",
			source: YARN_ERRORS
		},
		{
			name: "yarn-berry-usage",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Usage|Internal|Unknown Syntax) Error: (?<cause>.+)/,
			example: "Usage Error: Couldn't find a script named \"build\".",
			source: "https://github.com/yarnpkg/berry/blob/master/packages/yarnpkg-core/sources/scriptUtils.ts"
		},
		{
			name: "yarn-berry-command",
			kind: "missing dependency",
			pattern: /^\s{0,8}command not found: (?<cause>\S{1,100})$/,
			sentence: "command not found: {cause}",
			example: "command not found: vite",
			source: "https://github.com/yarnpkg/berry/blob/master/packages/yarnpkg-shell/sources/index.ts"
		}
	];
	const BUN = [
		{
			name: "bun-exit",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}error: (?<cause>script "[^"]{1,100}" (?:exited with code|was terminated by signal) .+)/,
			example: "error: script \"build\" exited with code 1",
			source: "https://github.com/oven-sh/bun/blob/main/src/cli/run_command.zig"
		},
		{
			name: "bun-script",
			kind: "missing file",
			pattern: /^\s{0,8}error: (?<cause>(?:Script not found|Module not found|Missing script:?) .+)/,
			example: "error: Script not found \"build\"",
			source: "https://github.com/oven-sh/bun/blob/main/src/cli/run_command.zig"
		},
		{
			name: "bun-install",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:lockfile had changes, but lockfile is frozen|No version matching |GET https?:\/\/\S{1,300} - \d{3}|Package "|\S{1,200}@\S{1,60} failed to resolve|InvalidLockfile|FileNotFound|Integrity check failed).*)/,
			example: "error: lockfile had changes, but lockfile is frozen",
			source: "https://github.com/oven-sh/bun/blob/main/src/install"
		}
	];
	const NODE_PACKAGES = [
		{
			name: "corepack",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Internal Error|Error): (?<cause>(?:Cannot find matching keyid|Error when performing the request|Server answered with HTTP|Unsupported package manager specification|This package manager|Mismatch hashes).*)/,
			example: "Internal Error: Cannot find matching keyid: {\"signatures\":[]}",
			source: "https://github.com/nodejs/corepack/blob/main/sources/httpUtils.ts"
		},
		{
			name: "buildpack-node-version",
			kind: "missing dependency",
			pattern: /^\s{0,12}(?:! {1,4}|\[Error: )?(?<cause>(?:Could not (?:find|get) \w{1,10} version corresponding to version requirement|Could not parse `engines|Failed to resolve \w{1,10} version|Error resolving Node\.js version|No matching version found for (?:Node|npm|Yarn|pnpm)).*)/,
			example: "       Could not find Node version corresponding to version requirement: 31.x",
			source: "https://github.com/heroku/heroku-buildpack-nodejs/blob/main/lib/failure.sh"
		},
		...NPM,
		...PNPM,
		...YARN,
		...BUN,
		{
			name: "npm-run-not-found",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:\/bin\/)?(?:ba)?sh: (?:line )?(?:\d{1,4}: )?(?<cause>[\w@./-]{1,80}: (?:command )?not found)$/,
			near: [{
				where: "below",
				within: 8,
				pattern: /^\s{0,8}(?:added|changed|removed|up to date)[, ]/,
				isForbidden: true
			}, {
				where: "above",
				within: 6,
				pattern: /^\s{0,8}(?:> [^@\s]{0,100}@\S{0,40} \S|> \S|\$ \S)/,
				isRequired: true
			}],
			example: "> web@1.0.0 build\n> nest build\n\nsh: 1: nest: not found",
			source: "https://docs.npmjs.com/cli/commands/npm-run-script"
		}
	];
	;
	const FORMAT = "https://github.com/microsoft/TypeScript/blob/main/src/compiler/program.ts (formatDiagnostic)";
	const TYPESCRIPT = [
		{
			name: "tsc-missing-file",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792): (?<cause>Cannot find module '[./][^']{0,200}'(?: or its corresponding type declarations)?)/,
			example: "src/queue.ts(2,24): error TS2307: Cannot find module './config' or its corresponding type declarations.",
			source: FORMAT
		},
		{
			name: "tsc-missing-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792|7016|2688): (?<cause>[^']{1,80}'[^']{1,200}'(?: or its corresponding type declarations)?)/,
			example: "src/queue.ts(1,23): error TS2307: Cannot find module 'bullmq' or its corresponding type declarations.",
			source: FORMAT
		},
		{
			name: "tsc",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<cause>.+)/,
			example: "src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'.",
			source: FORMAT
		},
		{
			name: "tsc-pretty-missing-file",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:TS2307|ts\(2307\)): (?<cause>Cannot find module '[./][^']{0,200}'(?: or its corresponding type declarations)?)/,
			example: "src/queue.ts:2:24 - error TS2307: Cannot find module './config' or its corresponding type declarations.",
			source: `${FORMAT} (formatDiagnosticsWithColorAndContext)`
		},
		{
			name: "tsc-pretty-missing-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:TS|ts\()(?:2307|2792|7016|2688)\)?: (?<cause>[^']{1,80}'[^']{1,200}'(?: or its corresponding type declarations)?)/,
			example: "src/queue.ts:1:23 - error TS7016: Could not find a declaration file for module 'pg'. '/app/x.js' implicitly",
			source: `${FORMAT} (formatDiagnosticsWithColorAndContext)`
		},
		{
			name: "tsc-pretty",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:(?:TS|NG|ts\()-?\d+\)?|astro(?:\(\d+\))?): (?<cause>.+)/,
			example: "src/app/app.component.html:3:9 - error NG8002: Can't bind to 'titel' since it isn't a known property.",
			source: `${FORMAT} (formatDiagnosticsWithColorAndContext)`
		},
		{
			name: "tsc-no-types",
			kind: "missing dependency",
			pattern: /^\s{0,8}error TS2688: (?<cause>Cannot find type definition file for '[^']{1,200}')/,
			example: "error TS2688: Cannot find type definition file for 'node'.",
			source: FORMAT
		},
		{
			name: "tsc-no-input",
			kind: "missing file",
			pattern: /^\s{0,8}error TS(?:18003|18002|5083|5058|5057|6053|5012): (?<cause>(?:(?:Cannot read file|File) '(?!.{0,300}node_modules)(?<file>\/[^'\s]{1,300})'|No inputs were found in config file '[^']{1,200}'|[^.]{1,40}(?:'[^']{1,200}')?.*))/,
			example: "error TS5083: Cannot read file '/app/tsconfig.base.json'.",
			source: FORMAT
		},
		{
			name: "tsc-global",
			kind: "compile error",
			pattern: /^\s{0,8}error TS\d{3,6}: (?<cause>.+)/,
			example: "error TS5023: Unknown compiler option 'strictt'.",
			source: FORMAT
		},
		{
			name: "svelte-check",
			kind: "compile error",
			pattern: /^\s{0,8}Error: (?<cause>.{1,800}?)(?: \((?:ts|js|svelte|css|postcss|scss|less)\))?$/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^\s{0,8}(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}\.\w{2,8}):(?<line>\d+):(?<column>\d+)$/,
				isRequired: true
			}],
			example: "/app/src/App.svelte:2:7\nError: Type 'string' is not assignable to type 'number'. (ts)",
			source: "https://github.com/sveltejs/language-tools/blob/master/packages/svelte-check/src/writers.ts (HumanFriendlyWriter)"
		},
		{
			name: "svelte-check-machine",
			kind: "compile error",
			pattern: /^\s{0,8}\d{10,16} ERROR "(?<file>[^"]{1,300})" (?<line>\d+):(?<column>\d+) "(?<cause>.+)"$/,
			example: "1590680326283 ERROR \"src/App.svelte\" 2:7 \"Type 'string' is not assignable to type 'number'.\"",
			source: "https://github.com/sveltejs/language-tools/blob/master/packages/svelte-check/src/writers.ts (MachineFriendlyWriter)"
		},
		{
			name: "deno-check",
			kind: "compile error",
			pattern: /^\s{0,8}(?:error: )?TS\d+ \[ERROR\]: (?<cause>.+)/,
			near: [{
				where: "below",
				within: 8,
				pattern: /^\s{1,8}at (?<file>file:\/\/\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/
			}],
			example: "TS2322 [ERROR]: Type 'string' is not assignable to type 'number'.\nconst a: number = 'x';\n      ^\n    at file:///app/main.ts:1:7",
			source: "https://github.com/denoland/deno/blob/main/cli/tsc/diagnostics.rs"
		}
	];
	;
	const NEXT = "https://github.com/vercel/next.js/tree/canary/packages/next/src/build";
	const NEXT_FILE = {
		where: "above",
		within: 1,
		pattern: /^\s{0,8}(?!.{0,300}node_modules)(?<file>(?:\.\/[^:]{1,300}|[\w@.()[\]/-]{1,300}\.\w{2,4}))(?::(?<line>\d+):(?<column>\d+))?$/,
		isRequired: true
	};
	const ERROR_MESSAGE = /^\s{0,8}\[?(?:[A-Z]\w{0,60}(?: \[\w{1,40}\])?): (?<cause>.+?)\]?(?: \{|$)/;
	const NEXT_MATCHERS = [
		{
			name: "next-types",
			kind: "compile error",
			pattern: /^\s{0,8}Type error: (?<cause>.+)/,
			near: [NEXT_FILE],
			example: "./app/page.tsx:6:14\nType error: Type 'string' is not assignable to type 'number'.",
			source: `${NEXT} (type-check.ts)`
		},
		{
			name: "next-swc",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Error:\s{1,4}|\u251C\u2500\u25B6 {1,6}\u00D7 {1,6})?[x\u00D7] (?<cause>(?!Module build failed).+)/,
			near: [{
				where: "below",
				within: 14,
				pattern: /^[\s\u2502]{1,16}[,\u256D][-\u2500]{1,4}\[(?!.{0,300}node_modules)(?<file>[^\]:]{1,300}):(?<line>\d+):(?<column>\d+)\]/,
				isRequired: true
			}],
			example: "./app/page.tsx\nError:   x You're importing a component that needs `useState`.\n  |\n\n   ,-[/app/app/page.tsx:1:1]",
			source: "https://github.com/swc-project/swc/blob/main/crates/swc_error_reporters/src/handler.rs"
		},
		{
			name: "next-loader",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Syntax|Type|Reference|Module)?Error: (?<cause>.+)/,
			near: [NEXT_FILE, {
				where: "above",
				within: 60,
				pattern: /^\s{0,8}(?:Failed to compile\.|> Build failed because of webpack errors)$/,
				isRequired: true
			}],
			example: "Failed to compile.\n\n./app/globals.css\nError: It looks like you're trying to use `tailwindcss` directly as a PostCSS plugin.",
			source: `${NEXT} (webpack-build)`
		},
		{
			name: "next-turbopack-message",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Parsing \w{1,20} source code failed|Ecmascript file had an error|CSS \w{1,30} failed)$/,
			near: [NEXT_FILE, {
				where: "below",
				within: 16,
				pattern: /^\s{0,4}(?!Import trace)(?<cause>[^\s|>\d/.][^|]{5,400})$/,
				isRequired: true
			}],
			example: "./app/page.tsx:6:14\nParsing ecmascript source code failed\n  5 |   return (\n> 6 |     <main>\n    |     ^\n\nExpected '</', got '}'",
			source: "https://github.com/vercel/next.js/tree/canary/turbopack"
		},
		{
			name: "next-turbopack",
			kind: "compile error",
			pattern: /^\s{0,8}(?<cause>(?:Export \S{1,100} doesn't exist in target module|Unknown module type|Error evaluating Node\.js code|Invalid segment .+|Missing module type))$/,
			near: [NEXT_FILE],
			example: "./app/page.tsx:1:10\nExport createApp doesn't exist in target module",
			source: "https://github.com/vercel/next.js/tree/canary/turbopack"
		},
		{
			name: "next-prerender",
			kind: "crash",
			pattern: /^\s{0,8}(?:\u2A2F )?Error occurred prerendering page "(?<page>[^"]{1,200})"/,
			near: [{
				where: "below",
				within: 3,
				pattern: ERROR_MESSAGE,
				isRequired: true
			}, APP_FRAME],
			sentence: "Prerendering page \"{page}\": {cause}",
			example: "Error occurred prerendering page \"/pricing\". Read more: https://nextjs.org/docs/messages/prerender-error\nTypeError: Cannot read properties of undefined (reading 'map')",
			source: `${NEXT}/../export/routes`
		},
		{
			name: "next-prerender-page",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}(?:\u2A2F )?(?<cause>Error occurred prerendering page "[^"]{1,200}")/,
			example: "Error occurred prerendering page \"/pricing\". Read more: https://nextjs.org/docs/messages/prerender-error",
			source: `${NEXT}/../export/routes`
		},
		{
			name: "next-suspense",
			kind: "compile error",
			pattern: /^\s{0,8}\u2A2F (?<cause>(?:use\w{1,40}\(\) should be wrapped|Page "[^"]{1,200}" is missing|Couldn't find any).{1,200}?)(?:\. Read more|$)/,
			example: " \u2A2F useSearchParams() should be wrapped in a suspense boundary at page \"/search\". Read more: https://nextjs.org/docs/messages/missing-suspense-with-csr-bailout",
			source: "https://nextjs.org/docs/messages/missing-suspense-with-csr-bailout"
		},
		{
			name: "next-page-data",
			kind: "crash",
			pattern: /^\s{0,8}\[?Error: Failed to collect (?:page data|configuration) for /,
			near: [{
				where: "far-above",
				within: 40,
				pattern: ERROR_MESSAGE,
				until: /^\s{0,8}Collecting page data/,
				isRequired: true
			}, {
				...APP_FRAME,
				where: "above"
			}],
			example: "Collecting page data ...\nError: STRIPE_KEY is missing\n    at 3094 (.next/server/app/api/pay/route.js:1:1511)\n\n> Build error occurred\n[Error: Failed to collect page data for /api/pay] { type: 'Error' }",
			source: `${NEXT}/index.ts`
		},
		{
			name: "next-page-data-only",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}\[?Error: (?<cause>Failed to collect (?:page data|configuration) for [^\s\]]{1,200})/,
			example: "[Error: Failed to collect page data for /api/pay] { type: 'Error' }",
			source: `${NEXT}/index.ts`
		},
		{
			name: "next-build",
			kind: "crash",
			pattern: /^\s{0,8}> Build error occurred$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{0,8}\[?(?!Error: (?:Failed to collect|Turbopack build failed|Export encountered|Call retries|Command failed|Static page))(?:[A-Z]\w{0,60}(?: \[\w{1,40}\])?): (?<cause>.+?)\]?(?: \{|$)/,
				isRequired: true
			}, APP_FRAME],
			example: "> Build error occurred\nError: CMS_URL is not set\n    at <unknown> (next.config.mjs:1:33)",
			source: `${NEXT}/index.ts`
		},
		{
			name: "next-worker-killed",
			kind: "out of memory",
			rank: "effect",
			pattern: /^\s{0,8}(?:\u2A2F )?(?<cause>Next\.js build worker exited with code: null and signal: SIGKILL)/,
			example: " \u2A2F Next.js build worker exited with code: null and signal: SIGKILL",
			source: `${NEXT}/build-context.ts`
		},
		{
			name: "next-no-pages",
			kind: "missing file",
			pattern: /^\s{0,8}(?:> |\[?Error: )?(?:> )?(?<cause>Couldn't find any `pages` or `app` directory.*?)\]?$/,
			example: "> Couldn't find any `pages` or `app` directory. Please create one under the project root",
			source: "https://github.com/vercel/next.js/blob/canary/packages/next/src/lib/find-pages-dir.ts"
		},
		{
			name: "next-typescript",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>It looks like you're trying to use TypeScript but do not have the required package\(s\) installed)/,
			example: "It looks like you're trying to use TypeScript but do not have the required package(s) installed.",
			source: "https://github.com/vercel/next.js/blob/canary/packages/next/src/lib/typescript/missingDependencyError.ts"
		}
	];
	;
	const FILE_BELOW = {
		where: "below",
		within: 4,
		pattern: /^\s{0,8}(?:file|File): (?!.{0,300}node_modules)(?<file>[^:?]{1,300})(?:\?[^:]{0,200})?(?::(?<line>\d+):(?<column>\d+))?$/
	};
	function nuxt(name, kind, message, example) {
		const start = /^\s{0,8}(?:\u25A0|ERROR|FATAL|\[\w{5}\])\s{1,3}Nuxt [Bb]uild [Ee]rror: /.source;
		const plugins = /(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@ /-]{1,40}\]:? ){0,2}/.source;
		return {
			name: `nuxt-${name}`,
			kind,
			pattern: new RegExp(`${start}${plugins}${message.source.slice(1)}`),
			near: [FILE_BELOW],
			example: `\u25A0  Nuxt build error: Error: [vite:load-fallback] ${example}`,
			source: "https://github.com/nuxt/cli/blob/main/packages/nuxi/src/commands/build.ts"
		};
	}
	const WEB_FRAMEWORKS = [
		...NEXT_MATCHERS,
		{
			name: "nuxt",
			kind: "compile error",
			pattern: /^\s{0,8}(?:ERROR|\[error\])\s{1,3}(?:\[\w{1,20}\]\s{1,3})?(?:Nuxt Build Error: |Cannot start nuxt:\s{1,2}|RollupError: |Error: )?(?:\[[\w:.@/ -]{1,40}\]:? ){0,2}(?:[^\s()]{1,200} \(\d+:\d+\): )?(?<cause>(?:Rollup failed to resolve import|Could not (?:resolve|load)|"[^"]{1,100}" is not exported|Expected|Unexpected|Element is missing|Cannot find (?:module|package)|Missing required|Undefined variable).*)/,
			near: [FILE_BELOW],
			example: " ERROR  Nuxt Build Error: Could not resolve \"./api\" from \"app.vue\"\nfile: /app/app.vue:3:9",
			source: "https://github.com/nuxt/cli/blob/main/packages/nuxi/src/commands/build.ts"
		},
		nuxt("import", "missing file", /^(?<cause>Could not load \S{1,300} \(imported by (?!.{0,300}node_modules)(?<file>[^\s?)]{1,300}))/, "Could not load /app/app/prices (imported by app/app.vue?vue&type=script&lang.ts): ENOENT: no such file"),
		nuxt("build", "compile error", /^(?:[^\s()]{1,200} \(\d+:\d+\): )?(?<cause>\S.+)/, "\"foo\" is not exported by \"utils/a.ts\", imported by \"app.vue\".\nfile: /app/app.vue:3:9"),
		{
			name: "astro",
			kind: "compile error",
			pattern: /^\s{0,8}(?:(?:\d\d:\d\d:\d\d )?\[ERROR\] (?!\[vite\])(?:\[\w{1,60}\] )?|\[[A-Z][a-z]\w{0,60}\] )(?<cause>.+)/,
			near: [{
				where: "below",
				within: 14,
				pattern: /^\s{1,8}(?:Location|Stack trace|Error reference|File):/,
				isRequired: true
			}, {
				where: "below",
				within: 14,
				pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>\/[^:\s]{1,300}):(?<line>\d+):(?<column>\d+)$/,
				until: /^\s{1,8}Stack trace:/
			}],
			example: "09:14:04 [ERROR] [NoMatchingImport] Could not render `Hero`. No matching import has been found for `Hero`.\n  Location:\n    /app/src/pages/index.astro:7:1\n  Stack trace:",
			source: "https://github.com/withastro/astro/blob/main/packages/astro/src/core/messages.ts"
		},
		{
			name: "astro-caused-by",
			kind: "crash",
			pattern: /^\s{0,8}Caused by:$/,
			near: [{
				where: "above",
				within: 16,
				pattern: /^\s{1,8}Stack trace:$/,
				isRequired: true
			}, {
				where: "below",
				within: 1,
				pattern: /^\s{1,8}(?<cause>\S.+)/,
				isRequired: true
			}],
			example: "  Stack trace:\n    at node:internal/deps/undici/undici:14976:13\n  Caused by:\n  connect ECONNREFUSED 127.0.0.1:4997",
			source: "https://github.com/withastro/astro/blob/main/packages/astro/src/core/messages.ts"
		},
		{
			name: "graphql-codegen",
			kind: "compile error",
			pattern: /^\s{0,8}Error \d{1,3}: (?<cause>.+)/,
			near: [{
				where: "above",
				within: 8,
				pattern: /^.{0,60}GraphQL Document Validation failed/,
				isRequired: true
			}, {
				where: "below",
				within: 2,
				pattern: /^\s{1,8}at (?!.{0,300}node_modules)(?<file>\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)\]?$/
			}],
			example: "\u2716 Generate [FAILED: GraphQL Document Validation failed with 1 errors;\n  Error 0: Cannot query field \"b\" on type \"Query\".\n    at /app/src/q.graphql:1:11]",
			source: "https://the-guild.dev/graphql/codegen"
		},
		{
			name: "gatsby",
			kind: "compile error",
			pattern: /^\s{0,8}ERROR\s{1,3}#\d{3,6}/,
			near: [{
				where: "below",
				within: 6,
				pattern: /^\s{0,8}(?!Generating |Building |There was)(?:Error in "[^"]{1,200}": )?(?<cause>\S.+)/,
				isRequired: true
			}, {
				where: "below",
				within: 16,
				pattern: /^\s{0,8}File: (?!.{0,300}node_modules)(?<file>[^:]{1,300})(?::(?<line>\d+):(?<column>\d+))?$/
			}],
			example: " ERROR #98124  WEBPACK\n\nGenerating JavaScript bundles failed\n\nCan't resolve './hero' in '/app/src/pages'\n\nFile: src/pages/index.js:3:0",
			source: "https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-cli/src/structured-errors/error-map.ts"
		},
		{
			name: "vite-checker",
			kind: "compile error",
			pattern: /^\s{0,8}ERROR\((?:TypeScript|vue-tsc|ESLint|Biome)\)\s{1,3}(?<cause>.+)/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^\s{0,8}FILE\s{1,3}(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/
			}],
			example: " ERROR(TypeScript)  Type 'string' is not assignable to type 'number'.\n FILE  /app/src/main.ts:3:7",
			source: "https://github.com/fi3ework/vite-plugin-checker/blob/main/packages/vite-plugin-checker/src/logger.ts"
		}
	];
	;
	const PHP_ERRORS = "https://www.php.net/manual/en/errorfunc.constants.php";
	const COLLISION = "https://github.com/nunomaduro/collision/blob/v8.x/src/Writer.php";
	const FILE = "(?<file>(?![^:]{0,300}(?:vendor/|/usr/share/|/usr/local/|phar:))(?=[^\\s:()]{1,300}\\.(?:php|phtml|inc)[^\\w])[^\\s:()#]{1,300})";
	const php_STACK = {
		where: "below",
		within: 60,
		pattern: new RegExp(`^ {0,8}(?:PHP {1,4})?(?:#?\\d{1,4}\\.? )?${FILE}\\((?<line>\\d{1,7})\\)`),
		until: /^ {0,8}(?:PHP )?(?: {2}thrown in |(?:#\d{1,4} )?\{main\}|Fatal error)/
	};
	const THROWN = {
		where: "below",
		within: 60,
		pattern: new RegExp(`^ {0,10}thrown in ${FILE} on line (?<line>\\d{1,7})$`),
		until: /^ {0,10}thrown in /
	};
	const SERVES = {
		where: "below",
		within: 60,
		pattern: /^.{0,200}?" [23]\d\d\b/,
		isForbidden: true
	};
	function fatal(name, kind, text, example) {
		return {
			name,
			kind,
			pattern: new RegExp(`^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?(?:Fatal|Parse|Recoverable fatal|Compile) error: {1,2}${text}(?: in (?:${FILE}|(?:phar:)?[^\\s:()]{1,300})(?: on line |:)(?<line>\\d{1,7}))$`),
			near: [SERVES],
			example,
			source: PHP_ERRORS
		};
	}
	const SHOWN_CLASS = {
		where: "above",
		within: 2,
		pattern: /^ {2,6}[\w\\]{0,200}(?:Exception|Error|NotFound) *$/,
		isRequired: true
	};
	const SHOWN_AT = {
		where: "below",
		within: 20,
		pattern: /^ {2,4}at \S.{0,300}:\d{1,7} *$/,
		isRequired: true
	};
	const SHOWN_PLACES = [{
		where: "below",
		within: 20,
		pattern: new RegExp(`^ {2,4}at ${FILE}:(?<line>\\d{1,7}) *$`),
		until: /^ {2,4}at \S/
	}, {
		where: "below",
		within: 60,
		pattern: new RegExp(`^ {2,6}\\d{1,3} {1,4}${FILE}:(?<line>\\d{1,7}) *$`),
		until: /^ {2,6}(?:FAILED|Tests:) /
	}];
	const PHP = [
		fatal("php-parse", "compile error", "(?<cause>(?:syntax error|Unclosed|Unmatched|Invalid numeric|unterminated).{1,300}?)", "PHP Parse error:  syntax error, unexpected token \"}\", expecting \",\" or \";\" in src/Checkout.php on line 7"),
		fatal("php-memory", "out of memory", "(?<cause>(?:Allowed memory size|Out of memory).{1,200}?)", "PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes) in /app/src/Report.php on line 12"),
		fatal("php-timeout", "timeout", "(?<cause>Maximum execution time.{1,100}?)", "PHP Fatal error:  Maximum execution time of 30 seconds exceeded in /app/src/Report.php on line 12"),
		{
			name: "php-called-wrongly",
			kind: "crash",
			pattern: new RegExp(`^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?Fatal error: {1,2}Uncaught (?<cause>[\\w\\\\]{1,200}: .{1,400}?), called in ${FILE} on line (?<line>\\d{1,7}) and defined in `),
			near: [SERVES, php_STACK],
			example: "PHP Fatal error:  Uncaught TypeError: App\\Cart::add(): Argument #1 ($count) must be of type int, string given, called in /app/src/Shop.php on line 12 and defined in /app/src/Cart.php:5\nStack trace:",
			source: PHP_ERRORS
		},
		{
			name: "php-uncaught",
			kind: "crash",
			pattern: new RegExp(`^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?Fatal error: {1,2}Uncaught (?:exception ')?(?<cause>[\\w\\\\]{1,200}(?:: |' with message ').{1,600}?)'?(?: in (?:${FILE}:(?<line>\\d{1,7})|(?:phar:)?[^\\s:()]{1,300}:\\d{1,7}))?$`),
			near: [
				SERVES,
				THROWN,
				php_STACK
			],
			example: "PHP Fatal error:  Uncaught Error: Call to undefined function mb_strlen() in /app/src/Text.php:3\nStack trace:\n#0 {main}\n  thrown in /app/src/Text.php on line 3",
			source: PHP_ERRORS
		},
		{
			name: "php-printed",
			kind: "crash",
			rank: "effect",
			pattern: new RegExp(`^ {0,8}(?=[\\w\\\\]{0,200}(?:Exception|Error): )(?<cause>[\\w\\\\]{3,200}: .{1,600}?)(?: in (?:${FILE}:(?<line>\\d{1,7})|(?:phar:)?[^\\s:()]{1,300}:\\d{1,7}))$`),
			near: [
				{
					where: "below",
					within: 1,
					pattern: /^Stack trace:$/,
					isRequired: true
				},
				{
					where: "below",
					within: 60,
					pattern: /^.{0,160}?(?:exited with|[Ee]xit(?:ed)? (?:code|with|status)|did not complete|[Ss]topping|crashed|Back-off)/,
					isRequired: true
				},
				php_STACK
			],
			example: "PDOException: SQLSTATE[HY000] [2002] Connection refused in /app/src/Db.php:9\nStack trace:\n#0 {main}\nphp-1 exited with code 1",
			source: "https://www.php.net/manual/en/throwable.tostring.php"
		},
		fatal("php-fatal", "crash", "(?!Uncaught )(?<cause>.{1,600}?)", "PHP Fatal error:  Cannot redeclare total() (previously declared in /app/a.php:3) in /app/b.php on line 9"),
		{
			name: "php-input-file",
			kind: "missing file",
			pattern: /^(?<cause>Could not open input file: \S.{0,200})$/,
			example: "Could not open input file: artisan",
			source: "https://github.com/php/php-src/blob/master/sapi/cli/php_cli.c"
		},
		{
			name: "php-port",
			kind: "port",
			pattern: /^(?:\[[^\]]{1,60}\] )?(?:ERROR: )?(?<cause>(?:Failed to listen on \S{1,100} \(reason: |unable to bind listening socket for address ).{1,200})$/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^.{0,60}Development Server \(/,
				isForbidden: true
			}],
			example: "[10-Apr-2026 09:00:01] ERROR: unable to bind listening socket for address '127.0.0.1:9000': Address already in use (98)",
			source: "https://github.com/php/php-src/blob/master/sapi/fpm/fpm/fpm_sockets.c"
		},
		{
			name: "php-fpm",
			kind: "crash",
			pattern: /^\[\d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d:\d\d\] (?:ERROR|ALERT|EMERG): (?<cause>(?!FPM init).+)$/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^\[[^\]]{1,40}\] ERROR: FPM initialization failed/,
				isRequired: true
			}],
			example: "[09-Apr-2026 10:12:02] ERROR: [pool www] cannot get uid for user 'deploy'\n[09-Apr-2026 10:12:02] ERROR: FPM initialization failed",
			source: "https://github.com/php/php-src/blob/master/sapi/fpm/fpm/fpm.c"
		},
		{
			name: "laravel-log",
			kind: "crash",
			rank: "effect",
			pattern: /^\[\d{4}-[^\]]{8,40}\] \w{1,30}\.(?:ERROR|CRITICAL|ALERT|EMERGENCY): (?<cause>.{1,700}?)(?: \{"(?:exception|userId)"|$)/,
			near: [{
				where: "below",
				within: 100,
				pattern: /^(?!\[\d{4}-[^\]]{8,40}\] \w{1,30}\.[A-Z]{3,9}: |\[(?:previous exception|stacktrace)\]|"\}|\{main\}|\[internal|.{0,300}?(?:[Ee]xit|[Ff]ail|[Cc]rash|[Ss]topp|[Bb]ack-?[Oo]ff|rror|ERR|Exception))[^\s#/]/,
				until: /^.{0,300}?(?:exit(?:ed)? |[Ss]topping )/,
				isForbidden: true
			}, php_STACK],
			example: "[2026-04-09 10:12:02] production.ERROR: SQLSTATE[HY000] [2002] Connection refused {\"exception\":\"[object] (PDOException(code: 2002)",
			source: "https://laravel.com/docs/12.x/logging"
		},
		{
			name: "laravel-database",
			kind: "migration",
			pattern: /^ {2,4}(?<cause>SQLSTATE\[.+)$/,
			near: [
				SHOWN_CLASS,
				SHOWN_AT,
				...SHOWN_PLACES
			],
			example: "   Illuminate\\Database\\QueryException \n\n  SQLSTATE[42S01]: Base table or view already exists: 1050 Table 'users' already exists\n\n  at vendor/laravel/framework/src/Illuminate/Database/Connection.php:829\n\n  10  database/migrations/2014_10_12_000000_create_users_table.php:14",
			source: COLLISION
		},
		{
			name: "laravel",
			kind: "crash",
			pattern: /^ {2,4}(?<cause>\S.+)$/,
			near: [
				SHOWN_CLASS,
				SHOWN_AT,
				...SHOWN_PLACES
			],
			example: "   Error \n\n  Class \"App\\Mailer\" not found\n\n  at app/Console/Kernel.php:21\n     17\u2595 ",
			source: COLLISION
		}
	];
	;
	const PROBLEMS = "https://github.com/composer/composer/blob/main/src/Composer/DependencyResolver/Problem.php";
	const TRACED = {
		where: "below",
		within: 60,
		pattern: new RegExp(`^ \\S.{0,300}\\(\\) at ${FILE}:(?<line>\\d{1,7})$`),
		until: /^ {0,10}In \S{1,100} line \d/
	};
	const COMPOSER = [
		{
			name: "composer-root",
			kind: "missing dependency",
			pattern: /^ {2,16}- (?<cause>Root composer\.json requires (?!.{0,300} -> satisfiable by).+)$/,
			example: "  Problem 1\n    - Root composer.json requires php ^8.3 but your php version (8.2.36) does not satisfy that requirement.",
			source: PROBLEMS
		},
		{
			name: "composer-package",
			kind: "missing dependency",
			pattern: /^ {0,16}- (?<cause>(?:\S{1,200} \S{1,200} requires .{1,300} -> (?:your |it |the |could |no |found ).+|Required (?:\(in require-dev\) )?package "[^"]{1,200}" .+|\S{1,200} is present at version .+|The requested (?:package|PHP extension|linked library) .+))$/,
			example: "  Problem 1\n    - acme/mailer 2.0.0 requires ext-intl * -> it is missing from your system. Install or enable PHP's intl extension.",
			source: PROBLEMS
		},
		{
			name: "composer-unresolved",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^ {0,8}(?<cause>Your (?:requirements could not be resolved to an installable set of packages|lock file does not contain a compatible set of packages).{0,60})/,
			example: "Your requirements could not be resolved to an installable set of packages.",
			source: "https://github.com/composer/composer/blob/main/src/Composer/Installer.php"
		},
		{
			name: "composer-json-missing",
			kind: "missing file",
			pattern: /^ {0,8}(?<cause>Composer could not find a composer\.json file in .{1,200})$/,
			example: "Composer could not find a composer.json file in /app",
			source: "https://github.com/composer/composer/blob/main/src/Composer/Factory.php"
		},
		{
			name: "composer-json-invalid",
			kind: "compile error",
			pattern: /^ {2,16}(?<cause>"(?<file>[^"\s]{1,200})" does not (?:contain valid JSON|match the expected JSON schema))/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^ {2,16}Parse error on line (?<line>\d{1,6}):/
			}],
			example: "In JsonFile.php line 347:\n\n  \"./composer.json\" does not contain valid JSON\n  Parse error on line 4:",
			source: "https://github.com/composer/composer/blob/main/src/Composer/Json/JsonFile.php"
		},
		{
			name: "composer-platform",
			kind: "missing dependency",
			pattern: /^ {0,8}(?<cause>Your Composer dependencies require .+?)\.?$/,
			example: "Composer detected issues in your platform:\n\nYour Composer dependencies require a PHP version \">= 8.3.0\". You are running 8.2.36.",
			source: "https://github.com/composer/composer/blob/main/src/Composer/Autoload/AutoloadGenerator.php"
		},
		{
			name: "symfony-error",
			kind: "crash",
			pattern: /^(?:!! {0,2})? {0,10}In (?!JsonFile)[\w.-]{1,100} line \d{1,7}: *$/,
			near: [
				{
					where: "all-below",
					within: 10,
					pattern: /^(?:!! {0,2})? {2,16}(?<cause>[^\s!].*)$/,
					until: /^(?:!! {0,2})?(?:(?![!\s])\S| {2,4}at \S)/,
					isRequired: true
				},
				...SHOWN_PLACES,
				TRACED
			],
			example: "In ExceptionConverter.php line 102:\n\n  An exception occurred in the driver: SQLSTATE[08006] could not translate host name \"db\" to address",
			source: "https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/Application.php"
		},
		{
			name: "symfony-console",
			kind: "crash",
			pattern: /^(?:!! {0,2})? {2,16}(?!\[)(?<cause>\S.+?) *$/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^(?:!! {0,2})? {0,10}\[[\w\\]{1,200}(?:Exception|Error)\] *$/,
				until: /^(?:!! {0,2})? {2,16}[^\s[I]/,
				isRequired: true
			}],
			example: "  [RuntimeException]\n  An exception occurred in the driver: SQLSTATE[08006] could not translate host name \"db\" to address",
			source: "https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/Application.php"
		},
		{
			name: "symfony-log",
			kind: "crash",
			pattern: /^(?:.{0,40}?CRITICAL {1,3})?\[(?:console|critical)\] Error thrown while running command "[^"]{1,200}"\. Message: "(?<cause>.+)$/,
			example: "07:20:01 CRITICAL  [console] Error thrown while running command \"doctrine:migrations:migrate\". Message: \"could not find driver\"",
			source: "https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/EventListener/ErrorListener.php"
		},
		{
			name: "symfony-block",
			kind: "crash",
			pattern: /^ {1,3}\[ERROR\] (?<cause>(?!Found \d)\S.+?) *$/,
			example: " [ERROR] The database schema is not in sync with the current mapping file.",
			source: "https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/Style/SymfonyStyle.php"
		},
		{
			name: "symfony-command",
			kind: "missing file",
			pattern: /^(?:!! {0,2})? {0,16}(?<cause>(?:ERROR {1,4})?(?:Command "[^"]{1,100}" is not defined|There are no commands defined in the "[^"]{1,100}" namespace)).{0,60}$/,
			example: "  Command \"migrat\" is not defined.",
			source: "https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/Application.php"
		},
		{
			name: "composer-script",
			kind: "crash",
			rank: "effect",
			pattern: /^ {0,8}(?<cause>Script .{1,200} handling the \S{1,60} event returned with error code \d{1,3})/,
			example: "Script @php artisan package:discover --ansi handling the post-autoload-dump event returned with error code 1",
			source: "https://github.com/composer/composer/blob/main/src/Composer/EventDispatcher/EventDispatcher.php"
		}
	];
	;
	const PHPUNIT = "https://github.com/sebastianbergmann/phpunit/blob/main/src/TextUI/Output/Default/ResultPrinter.php";
	const TESTDOX = "https://github.com/sebastianbergmann/phpunit/blob/main/src/TextUI/Output/TestDox/ResultPrinter.php";
	const DOX_TEST = {
		where: "above",
		within: 4,
		pattern: /^ \u2718 (?<test>\S.{0,200}?)(?: \[[\d.]{1,10} ms\])?$/,
		isRequired: true
	};
	const PHP_TESTS = [
		{
			name: "pest",
			kind: "test failure",
			pattern: /^ {1,4}FAILED {1,4}(?<test>\S+(?: \S+)*)(?: {2,}|$)/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^ {2,4}(?<cause>[^\s\u2500-].*)$/,
				isRequired: true
			}, ...SHOWN_PLACES],
			sentence: "{test}: {cause}",
			example: "   FAILED  Tests\\Unit\\CartTest > it totals\n  Failed asserting that 4 is identical to 3.\n\n  at tests/Unit/CartTest.php:6",
			source: COLLISION
		},
		{
			name: "phpunit-first",
			kind: "test failure",
			pattern: /^There (?:was|were) \d{1,6} (?:failure|error)s?:$/,
			near: [
				{
					where: "below",
					within: 2,
					pattern: /^1\) (?:(?:[\w\\]{1,200}::)(?<test>\w{1,200})(?: with data set .{1,200})?|Error|Warning)$/,
					isRequired: true
				},
				{
					where: "below",
					within: 3,
					pattern: /^(?!\d\) )(?<cause>\S.+)$/,
					isRequired: true
				},
				{
					where: "below",
					within: 200,
					pattern: new RegExp(`^${FILE}:(?<line>\\d{1,7})$`),
					until: /^(?:[2-9]\) |\d{2,5}\) |FAILURES!|ERRORS!|--$)/
				}
			],
			sentence: "{test}: {cause}",
			example: "There was 1 error:\n\n1) CartTest::testFirst\nTrying to access array offset on value of type null\n\n/app/src/Cart.php:6\n/app/tests/CartTest.php:8\n\nERRORS!",
			source: PHPUNIT
		},
		{
			name: "phpunit",
			kind: "test failure",
			pattern: /^(?<cause>\S.+)$/,
			near: [
				{
					where: "above",
					within: 1,
					pattern: /^\d{1,5}\) (?:[\w\\]{1,200}::)(?<test>\w{1,200})(?: with data set .{1,200})?$/,
					isRequired: true
				},
				{
					where: "above",
					within: 400,
					pattern: /^There (?:was|were) \d{1,6} (?!failure|error)/,
					until: /^There (?:was|were) \d{1,6} (?:failure|error)/,
					isForbidden: true
				},
				{
					where: "below",
					within: 200,
					pattern: new RegExp(`^${FILE}:(?<line>\\d{1,7})$`),
					until: /^(?:\d{1,5}\) |FAILURES!|ERRORS!|--$)/
				}
			],
			sentence: "{test}: {cause}",
			example: "There was 1 failure:\n\n1) CartTest::testTotal\nFailed asserting that 4 is identical to 3.\n\n/app/tests/CartTest.php:12\n\nFAILURES!",
			source: PHPUNIT
		},
		{
			name: "phpunit-testdox-called",
			kind: "test failure",
			pattern: new RegExp(`^ {1,4}\u2502 (?<cause>(?:TypeError|ArgumentCountError): .{1,400}?), called in ${FILE} on line (?<line>\\d{1,7})$`),
			near: [DOX_TEST],
			sentence: "{test}: {cause}",
			example: "Import\n \u2718 Imports rows\n   \u2502\n   \u2502 TypeError: Cart::add(): Argument #2 ($cents) must be of type int, string given, called in /app/tests/ImportTest.php on line 14\n   \u2502",
			source: TESTDOX
		},
		{
			name: "phpunit-testdox",
			kind: "test failure",
			pattern: /^ {1,4}\u2502 (?<cause>(?![/\\]\S{1,300}:\d)\S.+)$/,
			near: [{
				...DOX_TEST,
				within: 2
			}, {
				where: "below",
				within: 60,
				pattern: new RegExp(`^ {1,4}\u2502 ${FILE}:(?<line>\\d{1,7})$`),
				until: /^ (?:\u2718|\u2714)/
			}],
			sentence: "{test}: {cause}",
			example: "Cart\n \u2718 Totals\n   \u2502\n   \u2502 Failed asserting that 4 is identical to 3.\n   \u2502\n   \u2502 /app/tests/CartTest.php:12\n   \u2502",
			source: TESTDOX
		},
		{
			name: "phpunit-says",
			kind: "missing file",
			pattern: /^(?:Error: )?(?<cause>(?:Cannot open file "|Could not read "|Test (?:file|directory) "|Class \S{1,200} could not be found in|Could not read XML from file).{0,200})$/,
			near: [{
				where: "above",
				within: 6,
				pattern: /^PHPUnit \d/,
				isRequired: true
			}],
			example: "PHPUnit 11.5.2 by Sebastian Bergmann and contributors.\n\nTest directory \"/app/tests/Unit\" not found",
			source: PHPUNIT
		},
		{
			name: "phpstan",
			kind: "lint error",
			pattern: /^ {1,4}(?<line>\d{1,7}) {3,8}(?<cause>\S.+?) *$/,
			near: [{
				where: "above",
				within: 200,
				pattern: /^ {1,4}Line {1,8}(?<file>[^\s()]{1,300})(?: \(in context of .{1,300})? *$/,
				isRequired: true
			}],
			example: " ------ -------\n  Line   src/Checkout.php\n ------ -------\n  31     Call to an undefined method App\\Cart::totl().",
			source: "https://phpstan.org/user-guide/output-format"
		},
		{
			name: "phpstan-raw",
			kind: "lint error",
			pattern: /^(?<file>[^\s:]{1,300}\.php):(?<line>\d{1,7}):(?<cause>[A-Z].+)$/,
			near: [{
				where: "above",
				within: 400,
				pattern: /^(?:PHPUnit|There (?:was|were)) /,
				isForbidden: true
			}],
			example: "src/Checkout.php:31:Call to an undefined method App\\Cart::totl().",
			source: "https://phpstan.org/user-guide/output-format"
		},
		{
			name: "psalm",
			kind: "lint error",
			pattern: /^ERROR: \w{1,80} - (?<file>[^:\s]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}) - (?<cause>.+)$/,
			example: "ERROR: UndefinedMethod - src/Checkout.php:31:16 - Method App\\Cart::totl does not exist (see https://psalm.dev/022)",
			source: "https://github.com/vimeo/psalm/blob/6.x/src/Psalm/Report/ConsoleReport.php"
		},
		{
			name: "psalm-lines",
			kind: "lint error",
			pattern: /^ERROR: (?<issue>[A-Z]\w{1,80})$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^at (?<file>[^\s:]{1,300}\.php):(?<line>\d{1,7}):(?<column>\d{1,5})$/,
				isRequired: true
			}, {
				where: "below",
				within: 2,
				pattern: /^(?!at )(?<cause>\S.+)$/
			}],
			sentence: "{issue}: {cause}",
			example: "ERROR: UndefinedMethod\nat /app/src/Checkout.php:31:16\nMethod App\\Cart::totl does not exist",
			source: "https://github.com/vimeo/psalm/blob/6.x/src/Psalm/Report/ConsoleReport.php"
		},
		{
			name: "phpcs",
			kind: "lint error",
			pattern: /^ {1,5}(?<line>\d{1,7}) \| ERROR {1,3}\| (?:\[[x ]\] )?(?<cause>.+)$/,
			near: [{
				where: "above",
				within: 200,
				pattern: /^FILE: (?<file>\S.{0,300})$/,
				isRequired: true
			}],
			example: "FILE: /app/src/Checkout.php\n-----\nFOUND 1 ERROR AFFECTING 1 LINE\n-----\n 7 | ERROR | [x] Missing file doc comment",
			source: "https://github.com/PHPCSStandards/PHP_CodeSniffer/wiki/Reporting"
		}
	];
	;
	const PIP_SOURCE = "https://github.com/pypa/pip/blob/main/src/pip/_internal/exceptions.py";
	const PIP = [
		{
			name: "pip-no-version",
			kind: "missing dependency",
			pattern: /^ {0,8}(?:ERROR: |\[31m)?(?:Could not find a version that satisfies the requirement )(?<cause>.+?)\.?$/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^ {0,8}(?:ERROR: )?No matching distribution found for (?:[^(]{1,200}\(from -r (?<file>[\w./-]{1,200}) \(line (?<line>\d{1,6})\)\)|)/,
				isRequired: true
			}],
			sentence: "No matching distribution found: could not find a version that satisfies the requirement {cause}",
			example: "ERROR: Could not find a version that satisfies the requirement django==99 (from versions: 5.1, 5.2)\nERROR: No matching distribution found for django==99",
			source: "https://github.com/pypa/pip/blob/main/src/pip/_internal/resolution/resolvelib/factory.py"
		},
		{
			name: "pip-conflict",
			kind: "missing dependency",
			pattern: /^ {0,8}ERROR: (?<cause>Cannot install (?:-r (?<file>[\w./-]{1,200}) \(line \d{1,6}\))?.{0,500} because these package versions have conflicting dependencies)/,
			example: "ERROR: Cannot install -r requirements.txt (line 1) and -r requirements.txt (line 2) because these package versions have conflicting dependencies.",
			source: "https://github.com/pypa/pip/blob/main/src/pip/_internal/resolution/resolvelib/factory.py"
		},
		{
			name: "pip-impossible",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^ {0,8}ERROR: (?<cause>ResolutionImpossible)/,
			sentence: "{cause}: the requirements conflict",
			example: "ERROR: ResolutionImpossible: for help visit https://pip.pypa.io/en/latest/topics/dependency-resolution/",
			source: PIP_SOURCE
		},
		{
			name: "pip-permission",
			kind: "permission",
			pattern: /^ {0,8}ERROR: Could not install packages due to an (?:OS|Environment)Error: (?<cause>\[Errno 13\] Permission denied.+)$/,
			example: "ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: '/usr/local/lib/python3.12/site-packages/flask'",
			source: "https://github.com/pypa/pip/blob/main/src/pip/_internal/commands/install.py"
		},
		{
			name: "pip-os-error",
			kind: "missing dependency",
			pattern: /^ {0,8}ERROR: (?<cause>Could not install packages due to an (?:OS|Environment)Error: .+)$/,
			example: "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
			source: "https://github.com/pypa/pip/blob/main/src/pip/_internal/commands/install.py"
		},
		{
			name: "pip-requirements-missing",
			kind: "missing file",
			pattern: /^ {0,8}ERROR: (?<cause>Could not open requirements file: .+)$/,
			example: "ERROR: Could not open requirements file: [Errno 2] No such file or directory: 'requirements.txt'",
			source: "https://github.com/pypa/pip/blob/main/src/pip/_internal/req/req_file.py"
		},
		{
			name: "pip-invalid-requirement",
			kind: "compile error",
			pattern: /^ {0,8}ERROR: (?<cause>(?:Invalid requirement|Invalid marker|Invalid wheel filename)[:(].+?)(?: \(from line (?<line>\d{1,6}) of (?<file>[^()]{1,200})\))?$/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^.{0,300}?\(from line (?<line>\d{1,6}) of (?<file>[^()]{1,200})\)/
			}],
			example: "ERROR: Invalid requirement: 'flask=3.0': Expected semicolon (after name with no version specifier) or end\n    flask=3.0\n         ^ (from line 2 of requirements.txt)",
			source: "https://github.com/pypa/pip/blob/main/src/pip/_internal/req/constructors.py"
		},
		{
			name: "pip-hashes",
			kind: "missing dependency",
			pattern: /^ {0,8}ERROR: (?<cause>THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE)/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^ {4,16}(?<package>[\w.-]{1,100}(?:==\S{1,40})?) from \S{1,300}(?: \(from -r (?<file>\S{1,200}) \(line (?<line>\d{1,6})\)\))?/
			}],
			sentence: "{cause}: {package}",
			example: "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the package versions, please update the hashes.\n    flask==3.0.0 from https://pypi.org/flask.whl (from -r requirements.txt (line 1)):",
			source: PIP_SOURCE
		},
		{
			name: "pip-network",
			kind: "missing dependency",
			pattern: /^ {0,8}ERROR: (?<cause>(?:HTTP error \d{3} while getting|Could not install requirement \S+ .{0,200}because of HTTP error|Could not find a suitable TLS CA|Exception:$|Cannot connect to proxy).{0,400})$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^ {0,8}Traceback/,
				isForbidden: true
			}],
			example: "ERROR: HTTP error 404 while getting https://example.com/wheels/acme-1.0-py3-none-any.whl",
			source: PIP_SOURCE
		},
		{
			name: "pip-refused",
			kind: "missing dependency",
			pattern: /^ {0,8}ERROR: (?<cause>(?:Package '[^']{1,100}' requires a different Python: |\S{1,300}\.whl is not a supported wheel|In --require-hashes mode|Hashes are required in --require-hashes mode|Cannot find command '|Directory '[^']{1,200}' is not installable|\S{1,300} does not appear to be a Python project|\S{1,200} is not a valid editable requirement|Cannot uninstall |Cannot install .{1,200} because|Can not perform a '--user' install|Project \S{1,200} has a 'pyproject\.toml').{0,400})$/,
			example: "ERROR: Package 'orders' requires a different Python: 3.9.18 not in '>=3.11'",
			source: PIP_SOURCE
		},
		{
			name: "pip-externally-managed",
			kind: "permission",
			pattern: /^ {0,8}error: (?<cause>externally-managed-environment)$/,
			example: "error: externally-managed-environment\n\n\u00D7 This environment is externally managed",
			source: "https://peps.python.org/pep-0668/"
		},
		{
			name: "pip-build-header",
			kind: "missing dependency",
			pattern: /^ {2,16}[\w./-]{1,200}\.\w{1,4}:\d{1,6}:(?:\d{1,6}:)? (?:fatal )?error: (?<cause>.+)$/,
			near: [{
				where: "above",
				within: 400,
				pattern: /^ {0,8}(?:\u2570\u2500>|\[stderr\]|ERROR: Command errored|Building wheels? for)/,
				isRequired: true
			}, {
				where: "above",
				within: 400,
				pattern: /^ {0,8}(?:Processing (?:\/|\.)|Obtaining file:)/,
				isForbidden: true
			}],
			example: "  Building wheel for mysqlclient (pyproject.toml): started\n  \u2570\u2500> [20 lines of output]\n      src/MySQLdb/_mysql.c:46:10: fatal error: Python.h: No such file or directory",
			source: "https://pip.pypa.io/en/stable/reference/build-system/"
		},
		{
			name: "pip-build-requires",
			kind: "missing dependency",
			pattern: /^ {0,16}(?:[Ee]rror: )?(?<cause>pg_config executable not found|can't find Rust compiler|Can not find valid pkg-config name|command '[^']{1,200}' failed: No such file or directory|[Uu]nable to execute '[^']{1,200}': No such file or directory|Microsoft Visual C\+\+ \d.{1,100}is required|Multiple top-level packages discovered in a flat-layout.{0,200}|invalid command 'bdist_wheel'|package directory '[^']{1,200}' does not exist|Cargo, the Rust package manager, is not installed or is not on PATH)/,
			example: "      Error: pg_config executable not found.",
			source: "https://github.com/psycopg/psycopg2/blob/master/setup.py"
		},
		{
			name: "pip-git",
			kind: "missing dependency",
			pattern: /^ {2,8}(?<cause>(?:fatal|ERROR|error): (?!subprocess).+)$/,
			near: [{
				where: "below",
				within: 8,
				pattern: /^ {0,8}\u00D7 git \w{1,20} .{1,300}did not run successfully/,
				isRequired: true
			}],
			example: "  fatal: could not read Username for 'https://github.com'\n  error: subprocess-exited-with-error\n\n  \u00D7 git clone --quiet https://github.com/acme/auth.git /tmp/auth did not run successfully.",
			source: PIP_SOURCE
		},
		{
			name: "pip-build",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^ {0,8}(?:ERROR: |\u00D7 )(?<cause>Failed building wheel for .+|Failed to build .+|Could not build wheels for .+|Getting requirements to build (?:wheel|editable) did not run successfully|Preparing (?:metadata|editable metadata) \(\S{1,40}\) did not run successfully|Building wheel for \S.{0,100} did not run successfully|git \w{1,20} .{1,200}did not run successfully|pip subprocess to install build dependencies did not run successfully|python setup\.py \w+ did not run successfully)\.?$/,
			example: "  ERROR: Failed building wheel for lxml",
			source: "https://github.com/pypa/pip/blob/main/src/pip/_internal/wheel_builder.py"
		}
	];
	;
	const TRACEBACKS = "https://docs.python.org/3/library/traceback.html";
	const FOREIGN = "(?![^\"]{0,300}(?:site-packages|dist-packages|[/\\\\][Ll]ib(?:64)?[/\\\\]p|\\\\Lib\\\\|/bin/|/usr/(?:lib|local|share)|/opt/conda|/nix/|/tmp/(?:pip|tmp)|/\\.|python3\\d\\d\\.zip|\\bmanage\\.py\"|(?:alembic|migrations)/env\\.py\"))";
	const APPLICATION_FRAME = {
		where: "above",
		within: 300,
		pattern: new RegExp(`^[ |+]{0,24}File "${FOREIGN}(?<file>[^"<]+\\.pyw?)", line (?<line>\\d{1,7})`),
		until: /^.{0,80}?Traceback \(most recent call last\):$/
	};
	const IN_TRACEBACK = {
		where: "above",
		within: 300,
		pattern: /^.{0,80}?Traceback \(most recent call last\):$/,
		until: /^[^\s|+]/,
		isRequired: true
	};
	const AFTER_FRAMES = {
		where: "above",
		within: 1,
		pattern: /^[ |+]{2}/,
		isRequired: true
	};
	const CHAINED = {
		where: "below",
		within: 40,
		pattern: /^[ |]{0,16}(?:During handling of the above exception|The above exception was the direct cause)/,
		until: /^.{0,80}?Traceback \(most recent call last\):$/,
		isForbidden: true
	};
	const python_LOGGED = {
		where: "above",
		within: 300,
		pattern: /^(?!.{0,80}(?:Traceback|Exception in (?:'lifespan'|worker process|thread django-main)|Exception:$|[Uu]nrecoverable))(?:(?:.{0,80}?[[| :-])?(?:ERROR\b|EXCEPTION\b|WARN(?:ING)?\b(?=.{0,120}?(?:rror|ailed|ould not|annot|etry|fall)))|[^[]{0,80}\[(?:error|warning|exception)\b|Exception (?:ignored|in thread) |--- Logging error|Internal Server Error|Error handling |Task exception was never|future: <)/,
		until: /^(?!.{0,80}Traceback)(?!During |The above |[\w.]+(?:Error|Exception)\b)\S/,
		isForbidden: true
	};
	const CONTINUED = {
		where: "below",
		within: 3,
		pattern: /^(?:(?:[^A-Z]{0,60}[[| :])?(?:INFO|DEBUG)\b(?!.{0,80}(?:xit|hut|top))|.{0,120}?(?:[Rr]etry|[Ff]all(?:ing)? ?back|[Cc]ontinuing|[Ii]gnor|[Ss]kipp|\b[Ss]tarted|\b[Rr]eady|[Ll]istening|\b[Ss]erving))/,
		until: /^.{0,120}?(?:xit|hutting|hutdown|topped)/,
		isForbidden: true
	};
	const python_STOPPED = {
		where: "below",
		within: 12,
		pattern: /^.{0,160}?(?:exited with (?:code|status) [1-9]|Exited with (?:code|status) [1-9]|exited normally with code: [1-9]|exit code:? [1-9]|from starting to crashed|startup failed|returned non-zero|Back-off restarting)/,
		isRequired: true
	};
	const PROOFS = [
		AFTER_FRAMES,
		IN_TRACEBACK,
		CHAINED,
		python_LOGGED,
		CONTINUED,
		APPLICATION_FRAME
	];
	function exception(types) {
		return new RegExp(`^[ |+]{0,16}(?:\\w{1,60}\\.){0,4}(?<cause>(?:${types}): .+|(?:${types}))$`);
	}
	const python_ANY = "(?![A-Z_]{2,40}:|SystemExit|KeyboardInterrupt|Traceback|During|The |\\w{0,40}ExceptionGroup)[A-Z]\\w{2,100}|gaierror|herror|timeout";
	function raised(name, kind, types, error) {
		return {
			name,
			kind,
			pattern: exception(types),
			near: PROOFS,
			example: `Traceback (most recent call last):\n  File "/app/main.py", line 4, in <module>\n    start()\n${error}`,
			source: TRACEBACKS
		};
	}
	const CODE_PLACE = `^[ |+E*]{0,24}File "(?:${FOREIGN}(?<file>[^"<]+))?`;
	const PYTHON = [
		{
			name: "python-syntax",
			kind: "compile error",
			pattern: /^(?:E {3})?[ |+]{0,16}(?:\w{1,60}\.){0,4}(?<cause>(?:SyntaxError|IndentationError|TabError): [^(].*)$/,
			near: [
				{
					where: "above",
					within: 5,
					pattern: /^[ |+E*]{0,24}File "[^"]{1,300}", line \d{1,7}$/,
					isRequired: true
				},
				CHAINED,
				python_LOGGED,
				{
					where: "above",
					within: 5,
					pattern: new RegExp(`${CODE_PLACE}", line (?<line>\\d{1,7})$`)
				}
			],
			example: "  File \"/app/jobs/mail.py\", line 3\n    def send(to:\n            ^\nSyntaxError: '(' was never closed",
			source: TRACEBACKS
		},
		{
			name: "python-syntax-sorry",
			kind: "compile error",
			pattern: /^(?:\*{3} )?Sorry: (?:SyntaxError|IndentationError|TabError): (?<cause>.+) \((?<name>[\w./-]{1,200}), line (?<line>\d{1,7})\)$/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^(?:\*{3} Error c|C)ompiling '(?<file>[^']{1,300})'\.\.\.$/
			}],
			example: "Sorry: IndentationError: expected an indented block after function definition on line 1 (jobs.py, line 2)",
			source: "https://github.com/python/cpython/blob/main/Lib/py_compile.py"
		},
		{
			name: "python-settings",
			kind: "crash",
			pattern: /^[ |+]{0,16}(?:\w{1,60}\.){0,4}(?<count>ValidationError: \d+ validation errors? for \w+)$/,
			near: [
				...PROOFS,
				{
					where: "below",
					within: 1,
					pattern: /^[ |]{0,16}(?<field>[\w.]{1,200})$/
				},
				{
					where: "below",
					within: 2,
					pattern: /^[ |]{0,16} {2}(?<problem>[^\s[(][^[(]{1,200})/
				}
			],
			sentence: "{count}: {field} {problem}",
			example: "Traceback (most recent call last):\n  File \"/app/settings.py\", line 9, in <module>\n    settings = Settings()\npydantic_core._pydantic_core.ValidationError: 1 validation error for Settings\ndatabase_url\n  Field required [type=missing, input_value={}, input_type=dict]",
			source: "https://docs.pydantic.dev/latest/errors/errors/"
		},
		{
			...raised("python-migration", "migration", "\\w{3,60}", ""),
			pattern: /^[ |+]{0,16}(?:django\.db\.|sqlalchemy\.exc\.|psycopg2?\.|alembic\.)(?:\w{1,60}\.){0,3}(?<cause>\w{3,60}: .+)$/,
			near: [...PROOFS, {
				where: "above",
				within: 300,
				pattern: /^[ |+]{0,24}File "[^"]{1,300}(?:\/migrations\/|\/alembic\/)/,
				isRequired: true
			}],
			example: "Traceback (most recent call last):\n  File \"/usr/local/lib/python3.12/site-packages/django/db/migrations/executor.py\", line 135, in migrate\n    state = self._migrate_all_forwards(\ndjango.db.utils.ProgrammingError: relation \"shop_order\" already exists"
		},
		raised("python-missing-module", "missing dependency", "ModuleNotFoundError|DistributionNotFound|PackageNotFoundError", "ModuleNotFoundError: No module named 'psycopg2'"),
		{
			...raised("python-missing-library", "missing dependency", "", ""),
			pattern: /^[ |+]{0,16}(?:ImportError|OSError): (?<cause>lib\S{1,100}: cannot open shared object file.*|No module named .*)$/,
			example: "Traceback (most recent call last):\n  File \"/app/images.py\", line 1, in <module>\n    import cv2\nImportError: libGL.so.1: cannot open shared object file: No such file or directory"
		},
		raised("python-missing-file", "missing file", "FileNotFoundError|TemplateNotFound|TemplateDoesNotExist|NotADirectoryError", "FileNotFoundError: [Errno 2] No such file or directory: 'config.toml'"),
		raised("python-memory", "out of memory", "\\w{0,60}MemoryError", "MemoryError"),
		raised("python-permission", "permission", "PermissionError", "PermissionError: [Errno 13] Permission denied: '/var/log/app.log'"),
		{
			...raised("python-port", "port", "", ""),
			pattern: /^[ |+]{0,16}OSError: (?<cause>\[Errno (?:98|48|10048)\] .+)$/,
			example: "Traceback (most recent call last):\n  File \"/app/main.py\", line 4, in <module>\n    server.bind((\"\", 8000))\nOSError: [Errno 98] Address already in use"
		},
		raised("python-timeout", "timeout", "\\w{0,60}(?:TimeoutError|ReadTimeout|ConnectTimeout|TimeoutException)", "TimeoutError: [Errno 110] Connection timed out"),
		{
			...raised("unittest", "test failure", "", ""),
			pattern: /^[ |+]{0,16}(?:\w{1,60}\.){0,4}(?<cause>[A-Z]\w{2,100}|[A-Z]\w{2,100}: .+)$/,
			near: [...PROOFS, {
				where: "above",
				within: 120,
				pattern: /^(?:FAIL|ERROR): (?<test>\w{1,200})(?: \(| *$)/,
				until: /^(?:Ran \d|OK\b|FAILED \()/,
				isRequired: true
			}],
			sentence: "{test}: {cause}",
			example: "======\nFAIL: test_total (tests.test_cart.CartTest.test_total)\n------\nTraceback (most recent call last):\n  File \"/app/tests/test_cart.py\", line 9, in test_total\n    self.assertEqual(total, 3)\nAssertionError: 4 != 3",
			source: "https://docs.python.org/3/library/unittest.html"
		},
		raised("python", "crash", python_ANY, "AttributeError: module 'metrics' has no attribute 'gague'"),
		{
			...raised("python-logged", "crash", "", ""),
			pattern: exception(python_ANY),
			near: [
				AFTER_FRAMES,
				IN_TRACEBACK,
				CHAINED,
				CONTINUED,
				python_STOPPED,
				APPLICATION_FRAME
			],
			example: "ERROR:app:cannot start\nTraceback (most recent call last):\n  File \"/app/main.py\", line 9, in main\n    connect()\nConnectionRefusedError: [Errno 111] Connection refused\nworker-1 exited with code 1"
		},
		{
			name: "python-command-line",
			kind: "missing file",
			pattern: /^(?:\/[\w./-]{1,200}\/)?python[\d.]{0,6}(?:\.exe)?: (?<cause>(?:can't open file|can't find '__main__'|Error while finding module specification).+)$/,
			example: "python: can't open file '/app/main.py': [Errno 2] No such file or directory",
			source: "https://github.com/python/cpython/blob/main/Modules/main.c"
		},
		{
			name: "python-command-line-module",
			kind: "missing dependency",
			pattern: /^(?:\/[\w./-]{1,200}\/)?python[\d.]{0,6}(?:\.exe)?: (?<cause>No module named \S.{0,200})$/,
			example: "/usr/local/bin/python: No module named gunicorn",
			source: "https://github.com/python/cpython/blob/main/Lib/runpy.py"
		},
		{
			name: "python-fatal",
			kind: "crash",
			pattern: /^Fatal Python error: (?:\w{1,60}: )?(?<cause>.+)$/,
			near: [{
				where: "below",
				within: 60,
				pattern: APPLICATION_FRAME.pattern
			}],
			example: "Fatal Python error: Segmentation fault\n\nCurrent thread 0x00007f (most recent call first):",
			source: "https://docs.python.org/3/library/faulthandler.html"
		}
	];
	;
	const RUFF = "https://docs.astral.sh/ruff/settings/#output-format";
	const CODE_LINE = /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.(?:pyi?|ipynb)):(?<line>\d{1,7}):(?<column>\d{1,5}):? /;
	function lint(name, kind, message, example, source) {
		const pattern = new RegExp(`${CODE_LINE.source}${message}`);
		return {
			name,
			kind,
			pattern,
			sentence: "{code} {cause}",
			example,
			source
		};
	}
	const PYTHON_LINTERS = [
		{
			name: "ruff-syntax",
			kind: "compile error",
			pattern: new RegExp(`${CODE_LINE.source}(?<cause>(?:E999 |invalid-syntax: ?)?SyntaxError: .+|invalid-syntax: .+)$`),
			example: "app/jobs.py:3:10: SyntaxError: Expected ')', found newline",
			source: RUFF
		},
		lint("ruff-flake8", "lint error", "(?:error: |warning: )?(?<code>[A-Z]{1,5}\\d{2,4}) (?:\\[\\*\\] )?(?<cause>.+)$", "app/models.py:1:8: F401 [*] `os` imported but unused", RUFF),
		{
			name: "ruff-pylint",
			kind: "lint error",
			pattern: /^(?<file>[^\s:]{1,300}):(?<line>\d{1,7}): \[(?<code>[A-Z]{1,5}\d{2,4})(?:\([\w-]{1,80}\), [^\]]{0,200})?\] (?<cause>.+)$/,
			sentence: "{code} {cause}",
			example: "app/models.py:1: [F401] `os` imported but unused",
			source: RUFF
		},
		lint("pylint", "lint error", "(?<cause>[EFWRC]\\d{4}: .+)$", "app/models.py:3:0: E0401: Unable to import 'requests' (import-error)", "https://pylint.readthedocs.io/en/stable/user_guide/usage/output.html"),
		lint("mypy-column", "compile error", "error: (?<cause>.+)$", "app/cart.py:10:5: error: Incompatible return value type (got \"str\", expected \"int\")  [return-value]", "https://mypy.readthedocs.io/en/stable/command_line.html"),
		{
			name: "mypy",
			kind: "compile error",
			pattern: /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.pyi?):(?<line>\d{1,7}): error: (?<cause>.+)$/,
			example: "app/cart.py:10: error: Incompatible return value type (got \"str\", expected \"int\")  [return-value]",
			source: "https://mypy.readthedocs.io/en/stable/command_line.html"
		},
		{
			name: "mypy-path",
			kind: "missing file",
			pattern: /^\S{1,200}: (?:error: )?(?<cause>(?:Cannot (?:read|find) file|can't read file|Source file found twice|Duplicate module named).{0,300})$/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^(?:Found \d{1,5} errors? in |.{0,80}?(?:exit|rror))/,
				isRequired: true
			}],
			example: "src: error: Cannot read file: No such file or directory\nFound 1 error in 1 file (errors prevented further checking)",
			source: "https://mypy.readthedocs.io/en/stable/command_line.html"
		},
		{
			name: "ruff-failed",
			kind: "lint error",
			pattern: /^ruff failed$/,
			near: [{
				where: "all-below",
				within: 12,
				pattern: /^ {2,4}Cause: (?<cause>.+)$/,
				until: /^\S/,
				isRequired: true
			}, {
				where: "below",
				within: 4,
				pattern: /^ {2,4}Cause: .{0,200}?(?: from `| parse )(?<file>\/[^`\s:]{1,200})(?:[`:]|$)/,
				until: /^\S/
			}],
			example: "ruff failed\n  Cause: Unknown rule selector `ZZZ9` in `select` from `/app/pyproject.toml`",
			source: RUFF
		},
		{
			name: "pyright",
			kind: "compile error",
			pattern: /^ {2}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.pyi?):(?<line>\d{1,7}):(?<column>\d{1,5}) - error: (?<cause>.+)$/,
			example: "  /app/cart.py:10:12 - error: Type \"str\" is not assignable to return type \"int\" (reportReturnType)",
			source: "https://microsoft.github.io/pyright/#/command-line"
		},
		{
			name: "ruff-full",
			kind: "lint error",
			pattern: /^(?:error\[)?(?<cause>(?:[A-Z]{1,5}\d{2,4}|invalid-syntax):? .+|[a-z][a-z-]{2,60}\]: .+)$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^ {1,8}--> (?<file>[^\s:]{1,300}\.(?:pyi?|ipynb)):(?<line>\d{1,7}):(?<column>\d{1,5})$/,
				isRequired: true
			}],
			example: "F821 Undefined name `os`\n --> app/models.py:1:8\n  |",
			source: RUFF
		},
		{
			name: "ruff-github",
			kind: "lint error",
			pattern: /^::error title=[Rr]uff[^:]{0,200}file=(?<file>[^,:]{1,300}),line=(?<line>\d{1,7}),[^:]{0,200}::(?:[^\s:]{1,300}:\d{1,7}:\d{1,5}: )?(?<cause>.+)$/,
			example: "::error title=Ruff (F821),file=/app/models.py,line=1,col=8,endLine=1,endColumn=10::app/models.py:1:8: F821 Undefined name `os`",
			source: RUFF
		},
		{
			name: "black-parse",
			kind: "compile error",
			pattern: /^error: (?<cause>cannot format (?<file>[^\s:]{1,300}\.pyi?): Cannot parse[^:]{0,60}: (?<line>\d{1,7}):(?<column>\d{1,5}).*)$/,
			example: "error: cannot format app/models.py: Cannot parse: 1:4: x =",
			source: "https://github.com/psf/black/blob/main/src/black/parsing.py"
		},
		{
			name: "black",
			kind: "lint error",
			pattern: /^(?<cause>would reformat (?<file>\S.{0,300}?))$/,
			near: [{
				where: "below",
				within: 400,
				pattern: /^(?:Oh no! |\d{1,6} files? would be reformatted)/,
				isRequired: true
			}],
			example: "would reformat app/models.py\n\nOh no! \u{1F4A5} \u{1F494} \u{1F4A5}\n1 file would be reformatted.",
			source: "https://github.com/psf/black/blob/main/src/black/report.py"
		},
		{
			name: "ruff-format",
			kind: "lint error",
			pattern: /^(?<cause>(?:Would reformat: |unformatted: File would be reformatted)(?<file>\S.{0,300})?)$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^ {1,8}--> (?<file>[^\s:]{1,300}):(?<line>\d{1,7})/
			}],
			example: "Would reformat: app/models.py\n1 file would be reformatted",
			source: "https://docs.astral.sh/ruff/formatter/"
		},
		{
			name: "isort",
			kind: "lint error",
			pattern: /^ERROR: (?<file>\S.{0,300}?\.pyi?) (?<cause>Imports are incorrectly sorted and\/or formatted\.?)$/,
			example: "ERROR: /app/models.py Imports are incorrectly sorted and/or formatted.",
			source: "https://github.com/PyCQA/isort/blob/main/isort/format.py"
		}
	];
	;
	const python_logs_GOES_ON = {
		where: "below",
		within: 60,
		pattern: /^(?!.{0,300}?(?:[Ee]xit|[Ff]ail|[Cc]rash|[Ss]topp|[Bb]ack-?[Oo]ff|rror|ERR|Exception))\S/,
		until: /^.{0,300}?(?:exit(?:ed)? |[Ss]topping )/,
		isForbidden: true
	};
	const python_logs_ENDED = {
		where: "below",
		within: 12,
		pattern: /^.{0,160}?(?:exited (?:normally )?with (?:code|status)|[Ss]topping |to crashed|[Ee]xit(?: code|ed)?:? [1-9]|Back-off)/,
		isRequired: true
	};
	const PYTHON_LOGS = [
		{
			name: "python-rich",
			kind: "crash",
			pattern: new RegExp(`^(?:\\w{1,60}\\.){0,4}(?<cause>(?:${python_ANY})(?:: .+)?)$`),
			near: [
				{
					where: "above",
					within: 1,
					pattern: /^[\u2570\u2514+][\u2500-]{10,200}[\u256F\u2518+]$/,
					isRequired: true
				},
				CONTINUED,
				{
					where: "above",
					within: 400,
					pattern: new RegExp(`^[\u2502|] ${FOREIGN}(?<file>[^":<]{1,300}\\.py):(?<line>\\d{1,7}) in `),
					until: /^[\u256D\u250C+][\u2500-]{1,100} Traceback /
				}
			],
			sentence: "{cause}",
			example: "\u256D\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500 Traceback (most recent call last) \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u256E\n\u2502 /app/cli.py:9 in build \u2502\n\u2502 \u2771  9 \u2502   print(routes[target]) \u2502\n\u2570\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u256F\nKeyError: 'checkout'",
			source: "https://rich.readthedocs.io/en/stable/traceback.html"
		},
		{
			name: "python-loguru",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: exception(python_ANY),
			near: [
				{
					where: "above",
					within: 1,
					pattern: /^$/,
					isRequired: true
				},
				{
					where: "above",
					within: 200,
					pattern: /^Traceback \(most recent call last\):$/,
					until: /^[^\s>]/,
					isRequired: true
				},
				{
					...APPLICATION_FRAME,
					pattern: new RegExp(`^[ >] File "${FOREIGN}(?<file>[^"<]+\\.pyw?)", line (?<line>\\d{1,7})`)
				}
			],
			example: "Traceback (most recent call last):\n\n> File \"/app/main.py\", line 11, in <module>\n    main()\n    \u2514 <function main at 0x7f5fa19d3240>\n\nValueError: no limit is set",
			source: "https://loguru.readthedocs.io/en/stable/api/logger.html#loguru._logger.Logger.catch"
		},
		{
			name: "python-json-error",
			kind: "crash",
			rank: "effect",
			pattern: /^\{(?=.{0,900}?"level": ?"error")(?=.{0,900}?"event": ?"(?<message>[^"]{1,200})")(?:.{0,980}\\n(?:\w{1,60}\.){0,4}(?<cause>[A-Z]\w{1,60}: [^"\\]{1,200}|[A-Z]\w{1,60})")?/,
			near: [python_logs_GOES_ON, python_logs_ENDED],
			sentence: "{message}: {cause}",
			example: "{\"event\": \"cannot start: no license\", \"level\": \"error\", \"timestamp\": \"2026-04-09T10:12:02Z\"}\nweb-1 exited with code 1",
			source: "https://www.structlog.org/en/stable/standard-library.html"
		},
		{
			name: "python-json-critical",
			kind: "crash",
			pattern: /^\{(?=.{0,600}?"level(?:name)?": ?"(?:CRITICAL|critical)")(?=.{0,600}?"(?:message|msg|event)": ?"(?<message>[^"]{1,200})")(?:.{0,980}\\n(?:\w{1,60}\.){0,4}(?<cause>[A-Z]\w{1,60}: [^"\\]{1,200}|[A-Z]\w{1,60})")?/,
			sentence: "{message}: {cause}",
			example: "{\"level\": \"CRITICAL\", \"logger\": \"shop\", \"message\": \"startup failed: DATABASE_URL is not set\"}",
			source: "https://docs.python.org/3/library/logging.html#logging.critical"
		}
	];
	;
	const POETRY = "https://github.com/python-poetry/poetry/tree/main/src/poetry/console";
	const UV = "https://github.com/astral-sh/uv/tree/main/crates/uv/src";
	const PIPENV = "https://github.com/pypa/pipenv/tree/main/pipenv";
	const CONDA = "https://github.com/conda/conda/blob/main/conda/exceptions.py";
	const PYTHON_PACKAGES = [
		{
			name: "poetry-python",
			kind: "missing dependency",
			pattern: /^ {0,8}(?<cause>(?:Current Python version \(\S{1,40}\) is not allowed by the project|The currently activated Python version \S{1,40} is not supported by the project|Poetry was unable to find a compatible version).{0,200})$/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^ {0,8}(?:Using python|Trying to find)/,
				isForbidden: true
			}],
			example: "Current Python version (3.11.2) is not allowed by the project (^3.12).",
			source: POETRY
		},
		{
			name: "poetry-lock",
			kind: "missing dependency",
			pattern: /^ {0,8}(?:Error: )?(?<cause>(?:pyproject\.toml changed significantly since poetry\.lock was last generated|poetry\.lock is not consistent with pyproject\.toml|The lock file is not compatible with the current version of Poetry).{0,300})$/,
			example: "pyproject.toml changed significantly since poetry.lock was last generated. Run `poetry lock` to fix the lock file.",
			source: POETRY
		},
		{
			name: "poetry-conflict",
			kind: "missing dependency",
			pattern: /^ {0,8}(?:So, )?(?<cause>(?:[Bb]ecause|and) .{1,800}version solving failed)/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^ {0,8}(?<start>Because .*[^.\s])$/
			}],
			sentence: "{start} {cause}",
			example: "Because orders depends on flask (^99.0) which doesn't match any versions, version solving failed.",
			source: "https://github.com/python-poetry/poetry/blob/main/src/poetry/mixology/failure.py"
		},
		{
			name: "poetry-solving",
			kind: "missing dependency",
			pattern: /^ {0,8}(?<cause>.{1,300}), version solving failed\.?$/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^ {0,8}(?<start>Because .*[^.\s])$/
			}],
			sentence: "{start} {cause}",
			example: " So, because orders depends on both a (^2) and b (^1), version solving failed.",
			source: "https://github.com/python-poetry/poetry/blob/main/src/poetry/mixology/failure.py"
		},
		{
			name: "poetry-error",
			kind: "missing dependency",
			pattern: /^ {2,4}(?<cause>[^\s<>\u2502\u2192].{2,400})$/,
			near: [{
				where: "above",
				within: 2,
				pattern: /^ {2,4}\w{1,80}(?:Error|Exception|Timeout)$/,
				isRequired: true
			}, {
				where: "below",
				within: 4,
				pattern: /^ {2,4}at \S{1,300}:\d{1,6} in /,
				isRequired: true
			}],
			example: "  RuntimeError\n\n  Unable to find installation candidates for acme-auth (1.0)\n\n  at ~/.local/lib/poetry/installation/chooser.py:74 in choose_for",
			source: "https://github.com/python-poetry/cleo/blob/main/src/cleo/ui/exception_trace/component.py"
		},
		{
			name: "poetry-says",
			kind: "missing file",
			pattern: /^ {0,8}(?:Error: )?(?<cause>(?:Poetry could not find a pyproject\.toml file in|Could not find a matching version of package|Group\(s\) not found:|The current project could not be installed:|\[?Errno 2\]? No such file or directory: 'poetry).{0,300})$/,
			example: "Poetry could not find a pyproject.toml file in /app or its parents",
			source: POETRY
		},
		{
			name: "poetry-invalid",
			kind: "compile error",
			pattern: /^ {0,8}(?:Error: )?(?<cause>The Poetry configuration is invalid):?$/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^ {1,12}- (?<problem>.+)$/
			}],
			sentence: "{cause}: {problem}",
			example: "The Poetry configuration is invalid:\n  - Additional properties are not allowed ('dependancies' was unexpected)",
			source: "https://github.com/python-poetry/poetry-core/blob/main/src/poetry/core/factory.py"
		},
		{
			name: "poetry-toml",
			kind: "compile error",
			pattern: /^ {0,8}(?:Error: )?(?<cause>Invalid TOML file (?<file>[^\s:]{1,300}): [^\n]{1,200}? at line (?<line>\d{1,6}) col (?<column>\d{1,5}))$/,
			example: "Invalid TOML file /app/pyproject.toml: Unexpected character: 'd' at line 9 col 2",
			source: "https://github.com/python-poetry/poetry-core/blob/main/src/poetry/core/pyproject/toml.py"
		},
		{
			name: "uv-lock",
			kind: "missing dependency",
			pattern: /^ {0,8}(?:error: )?(?<cause>The lockfile at `[^`]{1,200}` needs to be updated.{0,200})$/,
			example: "error: The lockfile at `uv.lock` needs to be updated, but `--locked` was provided. To update the lockfile, run `uv lock`.",
			source: UV
		},
		{
			name: "uv-parse",
			kind: "compile error",
			pattern: /^ {0,8}error: (?<cause>Failed to parse:? `(?<file>[^`]{1,200})`)$/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^ {0,16}(?:Caused by: )?TOML parse error at line (?<line>\d{1,6}), column (?<column>\d{1,6})/
			}],
			example: "error: Failed to parse: `pyproject.toml`\n  Caused by: TOML parse error at line 5, column 3",
			source: UV
		},
		{
			name: "uv-no-solution",
			kind: "missing dependency",
			pattern: /^ {0,8}\u00D7 (?<cause>No solution found when resolving .+)$/,
			near: [
				{
					where: "below",
					within: 1,
					pattern: /^ {0,8}\u2570\u2500\u25B6 (?<first>.+)$/
				},
				{
					where: "below",
					within: 2,
					pattern: /^ {5,9}(?<second>\S.{0,200}[^.\s])$/
				},
				{
					where: "below",
					within: 3,
					pattern: /^ {5,9}(?<third>\S.{0,200}\.)$/
				}
			],
			sentence: "{cause} {first} {second} {third}",
			example: "  \u00D7 No solution found when resolving dependencies:\n  \u2570\u2500\u25B6 Because acme-auth was not found in the package registry and your project\n      depends on acme-auth, we can conclude that your requirements are unsatisfiable.",
			source: UV
		},
		{
			name: "uv-says",
			kind: "missing dependency",
			pattern: /^ {0,8}error: (?<cause>(?:Unable to find lockfile at|No `pyproject\.toml` found in|Failed to spawn: |No interpreter found for|No virtual environment found|The Python request from|The (?:requested|current) (?:Python )?interpreter|Failed to fetch: |Failed to download|File not found: |Group `[^`]{1,100}` is not defined|Extra `[^`]{1,100}` is not defined|Distribution `[^`]{1,200}` can't be installed|Failed to (?:build|prepare) |The interpreter at \S{1,200} is externally managed|Request failed after).{0,300})$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^ {2,8}Caused by: (?<why>.+)$/
			}],
			sentence: "{cause}: {why}",
			example: "error: Failed to spawn: `uvicorn`\n  Caused by: No such file or directory (os error 2)",
			source: UV
		},
		{
			name: "uv-build",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^ {0,8}\u00D7 (?<cause>Failed to (?:build|download|download and build|fetch) .+)$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^ {0,8}[\u251C\u2570]\u2500\u25B6 (?<why>.+)$/
			}],
			sentence: "{cause}: {why}",
			example: "  \u00D7 Failed to build `lxml==5.3.0`\n  \u251C\u2500\u25B6 The build backend returned an error",
			source: UV
		},
		{
			name: "pipenv-lock",
			kind: "missing dependency",
			pattern: /^(?:ERROR:: )?(?<cause>(?:Your )?Pipfile\.lock \(\w{1,80}\) (?:is )?out of date.{0,200})$/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^(?:ERROR:: ?|Aborting|Usage: )/,
				isRequired: true
			}],
			example: "Your Pipfile.lock (a1b2c3) is out of date. Expected: (d4e5f6).\nUsage: pipenv install [OPTIONS] [PACKAGES]...",
			source: PIPENV
		},
		{
			name: "pipenv-command",
			kind: "missing dependency",
			pattern: /^Error: (?<cause>the command \S{1,100} (?:\([^)]{1,100}\) )?could not be found within PATH.{0,100})$/,
			example: "Error: the command gunicorn could not be found within PATH or Pipfile's [scripts].",
			source: PIPENV
		},
		{
			name: "conda-missing",
			kind: "missing dependency",
			pattern: /^(?<type>ResolvePackageNotFound|PackagesNotFoundError|LibMambaUnsatisfiableError|UnsatisfiableError): ?(?<cause>.*)$/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^ {0,4}- (?<package>.+)$/
			}],
			sentence: "{type}: {cause} {package}",
			example: "PackagesNotFoundError: The following packages are not available from current channels:\n\n  - acme-auth=1.0",
			source: CONDA
		},
		{
			name: "conda",
			kind: "missing dependency",
			pattern: /^(?:Conda\w{2,40}Error|EnvironmentFileNotFound|SpecNotFound|InvalidSpec|NoWritableEnvsDirError): (?<cause>.+)$/,
			example: "EnvironmentFileNotFound: '/app/environment.yml' file not found",
			source: CONDA
		}
	];
	;
	const GUNICORN = "https://github.com/benoitc/gunicorn/blob/master/gunicorn/arbiter.py";
	const UVICORN = "https://github.com/encode/uvicorn/blob/master/uvicorn/config.py";
	const FLASK = "https://github.com/pallets/flask/blob/main/src/flask/cli.py";
	const CELERY = "https://github.com/celery/celery/blob/main/celery/bin/celery.py";
	const RESTARTED = {
		where: "below",
		within: 40,
		pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[INFO\] Booting worker/,
		isForbidden: true
	};
	const HUNG_AT = {
		where: "far-below",
		within: 40,
		pattern: new RegExp(`^\\s{0,8}File "${FOREIGN}(?<file>[^"<]+\\.pyw?)", line (?<line>\\d{1,7})`),
		until: /^\s{0,2}SystemExit/
	};
	const PYTHON_SERVERS = [
		{
			name: "gunicorn-port",
			kind: "port",
			pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] (?<cause>[Cc]onnection (?:in use: .+|to .+ failed: \[Errno 98\].+))$/,
			near: [{
				where: "below",
				within: 60,
				pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] Can't connect to /,
				until: /^(?:\[[^\]]{1,40}\] ){0,2}\[INFO\] Listening at/,
				isRequired: true
			}],
			example: "[2026-03-02 09:14:11 +0000] [1] [ERROR] Connection in use: ('0.0.0.0', 8000)\n[2026-03-02 09:14:12 +0000] [1] [ERROR] Retrying in 1 second.\n[2026-03-02 09:14:13 +0000] [1] [ERROR] Can't connect to ('0.0.0.0', 8000)\nweb-1 exited with code 1",
			source: "https://github.com/benoitc/gunicorn/blob/master/gunicorn/sock.py"
		},
		{
			name: "gunicorn-failed-to-find",
			kind: "missing file",
			pattern: /^(?<cause>Failed to (?:find attribute '[^']{1,200}' in|parse '[^']{1,200}' as an attribute name).{0,200})$/,
			example: "Failed to find attribute 'app' in 'wsgi'.",
			source: "https://github.com/benoitc/gunicorn/blob/master/gunicorn/util.py"
		},
		{
			name: "gunicorn-config",
			kind: "missing file",
			pattern: /^Error: (?<cause>'[^']{1,200}' doesn't exist)$/,
			example: "Error: 'gunicorn.conf.py' doesn't exist",
			source: "https://github.com/benoitc/gunicorn/blob/master/gunicorn/app/base.py"
		},
		{
			name: "gunicorn-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] (?<cause>Worker \(pid:\d+\) was sent SIGKILL! Perhaps out of memory\?)/,
			near: [RESTARTED],
			example: "[2026-03-02 09:14:11 +0000] [1] [ERROR] Worker (pid:9) was sent SIGKILL! Perhaps out of memory?",
			source: GUNICORN
		},
		{
			name: "gunicorn-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[CRITICAL\] (?<cause>WORKER TIMEOUT \(pid:\d+\))/,
			near: [RESTARTED, HUNG_AT],
			example: "[2026-03-02 09:14:11 +0000] [1] [CRITICAL] WORKER TIMEOUT (pid:9)",
			source: GUNICORN
		},
		{
			name: "gunicorn-boot",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] Reason: |gunicorn\.errors\.HaltServer: <HaltServer ')(?<cause>(?:Worker|App) failed to (?:boot|load))/,
			example: "[2026-03-02 09:14:11 +0000] [1] [ERROR] Reason: Worker failed to boot.",
			source: GUNICORN
		},
		{
			name: "uvicorn-import",
			kind: "missing file",
			pattern: /^(?:ERROR:? {1,8})?Error loading ASGI app\. (?<cause>.+)$/,
			example: "ERROR:    Error loading ASGI app. Could not import module \"main\".",
			source: UVICORN
		},
		{
			name: "uvicorn-port",
			kind: "port",
			pattern: /^(?:ERROR:? {1,8})?(?<cause>\[Errno \d+\] error while attempting to bind on address .+)$/,
			example: "ERROR:    [Errno 98] error while attempting to bind on address ('0.0.0.0', 8000): address already in use",
			source: UVICORN
		},
		{
			name: "uvicorn-startup",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:ERROR:? {1,8})?(?<cause>Application startup failed)\. Exiting\./,
			example: "ERROR:    Application startup failed. Exiting.",
			source: UVICORN
		},
		{
			name: "python-server-port",
			kind: "port",
			pattern: /^(?:Error: |\[ERROR\] |ERROR: {1,8}|.{0,40}CRITICAL Listen failure: |(?=bind\(\)))(?<cause>(?:That port is already in use|\[Errno 98\] Address already in use|Couldn't listen on |bind\(\): Address already in use).{0,200})$/,
			example: "Error: That port is already in use.",
			source: "https://github.com/django/django/blob/main/django/core/management/commands/runserver.py"
		},
		{
			name: "uwsgi-load",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:---\s)?(?<cause>unable to load app \d+ .{1,200}|no python application found, check your startup logs for errors)/,
			example: "unable to load app 0 (mountpoint='') (callable not found or import error)",
			source: "https://github.com/unbit/uwsgi/blob/master/core/loader.c"
		},
		{
			name: "flask-import",
			kind: "missing file",
			pattern: /^Error: (?<cause>Could not import '[^']{1,200}'|Failed to find (?:Flask|application|a Flask).{1,200}|Could not locate a Flask application.{0,200}|Detected multiple Flask applications.{1,200}|While importing '[^']{1,200}', an ImportError was raised)[.:]?/,
			near: [{
				where: "below",
				within: 60,
				pattern: /^Traceback \(most recent call last\):$/,
				until: /^\S/,
				isForbidden: true
			}],
			example: "Error: Could not import 'orders'.",
			source: FLASK
		},
		{
			name: "flask-port",
			kind: "port",
			pattern: /^(?<cause>Port \d{1,5} is (?:already in use|in use by another program).{0,200})$/,
			example: "Address already in use\nPort 5000 is in use by another program. Either identify and stop that program, or start the server with a different port.",
			source: "https://github.com/pallets/werkzeug/blob/main/src/werkzeug/serving.py"
		},
		{
			name: "click-usage",
			kind: "crash",
			pattern: /^Error: (?<cause>(?:No such (?:command|option)|Invalid value|Missing (?:argument|option|parameter)|Got unexpected).+)$/,
			near: [
				{
					where: "above",
					within: 6,
					pattern: /^Usage: \S/,
					isRequired: true
				},
				{
					where: "below",
					within: 4,
					pattern: /^Traceback \(most recent call last\):$/,
					isForbidden: true
				},
				{
					where: "below",
					within: 2,
					pattern: /^(?<more>Unable to load .{1,200}|The (?:module|file) \S{1,200} was not found.{0,100})$/
				}
			],
			sentence: "{cause} {more}",
			example: "Usage: flask [OPTIONS] COMMAND [ARGS]...\nTry 'flask --help' for help.\n\nError: No such command 'db'.",
			source: "https://github.com/pallets/click/blob/main/src/click/exceptions.py"
		},
		{
			name: "argparse-usage",
			kind: "crash",
			pattern: /^[\w./ -]{1,100}: error: (?<cause>(?:unrecognized arguments|the following arguments are required|argument \S{1,100}: (?:invalid|expected)|one of the arguments|ambiguous option).+)$/,
			near: [{
				where: "above",
				within: 20,
				pattern: /^(?:ERROR: )?usage: \S/,
				isRequired: true
			}],
			example: "usage: manage.py migrate [-h]\nmanage.py: error: unrecognized arguments: --noinputs",
			source: "https://github.com/python/cpython/blob/main/Lib/argparse.py"
		},
		{
			name: "celery-load",
			kind: "missing file",
			pattern: /^(?<cause>The module \S{1,200} was not found|Unable to load celery application)\.?$/,
			near: [{
				where: "above",
				within: 6,
				pattern: /^Error: Invalid value for /,
				isForbidden: true
			}, {
				where: "below",
				within: 4,
				pattern: /^Traceback \(most recent call last\):$/,
				isForbidden: true
			}],
			example: "The module proj was not found.",
			source: CELERY
		},
		{
			name: "celery-broker",
			kind: "crash",
			rank: "effect",
			pattern: /^\[[^\]]{1,80}\] consumer: (?<cause>Cannot connect to \S{1,200}: .+)$/,
			near: [{
				where: "below",
				within: 60,
				pattern: /^\[[^\]]{1,80}\] Connected to /,
				isForbidden: true
			}],
			example: "[2026-03-02 09:14:11,204: ERROR/MainProcess] consumer: Cannot connect to redis://redis:6379/0: Error 111 connecting to redis:6379. Connection refused",
			source: "https://github.com/celery/celery/blob/main/celery/worker/consumer/consumer.py"
		},
		{
			name: "alembic",
			kind: "migration",
			pattern: /^ {0,4}(?:FAILED: (?!\S{1,300}\s{0,8}$|\S{1,300}\.(?:o|obj|a|so)\b)|ERROR {1,3}\[(?:flask_migrate|alembic\.util\.messaging)\] (?:Error: )?)(?<cause>\S.+)$/,
			example: "  FAILED: Can't locate revision identified by '4f1c2ab6e3d0'",
			source: "https://github.com/sqlalchemy/alembic/blob/main/alembic/util/messaging.py"
		},
		{
			name: "django-migrations-conflict",
			kind: "migration",
			pattern: /^ {0,8}CommandError: (?<cause>Conflicting migrations detected; .+)$/,
			example: "CommandError: Conflicting migrations detected; multiple leaf nodes in the migration graph: (0002_add_email, 0002_add_phone in shop).",
			source: "https://github.com/django/django/blob/main/django/core/management/commands/migrate.py"
		},
		{
			name: "django-migrations-missing",
			kind: "migration",
			rank: "effect",
			pattern: /^ {0,8}(?<cause>Migrations for '\w{1,80}':)$/,
			near: [
				{
					where: "below",
					within: 1,
					pattern: /^ {2,12}(?<migration>\S{1,200}\.py)$/,
					isRequired: true
				},
				{
					where: "below",
					within: 2,
					pattern: /^ {4,16}(?<change>[-+~] .{1,200})$/
				},
				{
					where: "below",
					within: 40,
					pattern: /^.{0,200}?(?:exit(?:ed with)?(?: status| code)?:? [1-9]|failed|Error [1-9])/,
					until: /^(?! {2,16}\S|Migrations for ')\S/,
					isRequired: true
				}
			],
			sentence: "Migrations are missing for changes of the models: {migration} {change}",
			example: "Migrations for 'shop':\n  shop/migrations/0002_order_note.py\n    + Add field note to order\nProcess completed with exit code 1.",
			source: "https://docs.djangoproject.com/en/stable/ref/django-admin/#cmdoption-makemigrations-check"
		},
		{
			name: "django-command",
			kind: "crash",
			pattern: /^ {0,8}CommandError: (?<cause>(?!Conflicting migrations).+)$/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^ {2}/,
				isForbidden: true
			}],
			example: "CommandError: Unknown command: 'migrat'. Did you mean migrate?",
			source: "https://github.com/django/django/blob/main/django/core/management/base.py"
		},
		{
			name: "django-unknown-command",
			kind: "crash",
			pattern: /^ {0,8}(?<cause>Unknown command: '[^']{1,100}'.{0,100})$/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^ {0,8}Type '\S{1,100} help' for usage/,
				isRequired: true
			}],
			example: "Unknown command: 'migrat'. Did you mean migrate?\nType 'manage.py help' for usage.",
			source: "https://github.com/django/django/blob/main/django/core/management/__init__.py"
		},
		{
			name: "django-system-check",
			kind: "lint error",
			pattern: /^ {0,8}(?:\?: |(?<subject>\S{1,200}: ))\((?<code>\w+\.E\d+)\) (?<cause>.+)$/,
			near: [{
				where: "above",
				within: 200,
				pattern: /^ {0,8}(?:ERRORS|CRITICALS):$/,
				until: /^ {0,8}(?:WARNINGS|INFOS|DEBUGS):$/,
				isRequired: true
			}],
			sentence: "{subject}({code}) {cause}",
			example: "SystemCheckError: System check identified some issues:\n\nERRORS:\nshop.Order.number: (fields.E120) CharFields must define a 'max_length' attribute.",
			source: "https://docs.djangoproject.com/en/stable/ref/checks/"
		}
	];
	;
	const PYTEST = "https://github.com/pytest-dev/pytest/blob/main/src/_pytest/_code/code.py";
	const python_tests_FILE = "(?<file>(?![^:]{0,300}(?:site-packages|dist-packages|[/\\\\]lib(?:64)?[/\\\\]p|/usr/(?:lib|local)|/opt/conda|/tmp/pip))(?=[^:,]{1,300}\\.pyx?[:,])[^:<>,\\s]{1,300})";
	const SECTION = /^(?:_{3,} .{1,300} _{3,}|={3,} .{1,100} ={3,}|-{5,} Captured .{1,60})$/;
	const RAISED_AT = {
		where: "below",
		within: 200,
		pattern: new RegExp(`^${python_tests_FILE}:(?<line>\\d{1,7}): *(?:[\\w.]+ *)?$`),
		until: /^(?:_{3,} .{1,300} _{3,}|={3,} .{1,100} ={3,}|-{5,} Captured .{1,60}|[^\s:]{1,300}:\d{1,7}: \w.{0,200})$/
	};
	const CALLED_AT = {
		where: "above",
		within: 400,
		pattern: new RegExp(`^${python_tests_FILE}:(?<line>\\d{1,7}): *(?:in \\S.{0,200})?$`),
		until: SECTION
	};
	const DEFINED_AT = {
		where: "above",
		within: 10,
		pattern: new RegExp(`^file ${python_tests_FILE}, line (?<line>\\d{1,7})$`),
		until: SECTION
	};
	const TEST = {
		where: "above",
		within: 400,
		pattern: /^_{3,} (?:ERROR at (?:setup|teardown) of |ERROR collecting |\[doctest\] )?(?<test>[^\s_].{0,200}?) _{3,}$/,
		until: /^={3,} .{1,100} ={3,}$/
	};
	const FIRST_OF_ERROR = {
		where: "above",
		within: 1,
		pattern: /^E {3}/,
		isForbidden: true
	};
	const IN_FAILURES = {
		where: "above",
		within: 400,
		pattern: /^={3,} (?:XFAILURES|PASSES|RERUNS) ={3,}$/,
		until: /^={3,} (?:FAILURES|ERRORS) ={3,}$/,
		isForbidden: true
	};
	const python_tests_CHAINED = {
		where: "below",
		within: 60,
		pattern: /^(?:During handling of the above exception|The above exception was the direct cause)/,
		until: SECTION,
		isForbidden: true
	};
	const python_tests_PROOFS = [
		FIRST_OF_ERROR,
		IN_FAILURES,
		python_tests_CHAINED,
		TEST
	];
	const PLACES = [
		DEFINED_AT,
		RAISED_AT,
		CALLED_AT
	];
	const PYTHON_TESTS = [
		{
			name: "pytest-conftest",
			kind: "missing dependency",
			pattern: /^(?:E {3}|)(?<cause>(?:ModuleNotFoundError|ImportError): .+)$/,
			near: [
				{
					where: "above",
					within: 60,
					pattern: /^ImportError while loading conftest '/,
					isRequired: true
				},
				{
					where: "above",
					within: 2,
					pattern: /^(?:E {3}|Traceback)/,
					isForbidden: true
				},
				CALLED_AT
			],
			example: "ImportError while loading conftest '/app/tests/conftest.py'.\ntests/conftest.py:3: in <module>\n    import factory\nE   ImportError: cannot import name 'Factory' from 'factory'",
			source: "https://github.com/pytest-dev/pytest/blob/main/src/_pytest/config/__init__.py"
		},
		{
			name: "pytest-missing-module",
			kind: "missing dependency",
			pattern: /^E {3,40}(?:ModuleNotFoundError|ImportError): (?<cause>(?:No module named|lib\S{1,100}: cannot open).{1,200})$/,
			near: [...python_tests_PROOFS, ...PLACES],
			example: "=== ERRORS ===\n___ ERROR collecting tests/test_api.py ___\nImportError while importing test module '/app/tests/test_api.py'.\ntests/test_api.py:1: in <module>\n    import httpx\nE   ModuleNotFoundError: No module named 'httpx'\n=== short test summary info ===",
			source: PYTEST
		},
		{
			name: "pytest-fixture",
			kind: "test failure",
			pattern: /^E {7}(?<cause>fixture '\w{1,100}' not found)$/,
			near: [...python_tests_PROOFS, DEFINED_AT],
			sentence: "{test}: {cause}",
			example: "___ ERROR at setup of test_creates_a_user ___\nfile /app/tests/test_users.py, line 5\n  def test_creates_a_user(db_session):\nE       fixture 'db_session' not found",
			source: "https://github.com/pytest-dev/pytest/blob/main/src/_pytest/fixtures.py"
		},
		{
			name: "pytest-timeout",
			kind: "timeout",
			pattern: /^E {3,40}(?<cause>Failed: Timeout .+)$/,
			near: [...python_tests_PROOFS, ...PLACES],
			sentence: "{test}: {cause}",
			example: "=== FAILURES ===\n___ test_waits ___\n>       queue.get()\nE       Failed: Timeout >30.0s\n\ntests/test_sync.py:12: Failed",
			source: "https://github.com/pytest-dev/pytest-timeout"
		},
		{
			name: "pytest",
			kind: "test failure",
			pattern: /^E {3,40}(?!File ")(?=.{0,600}?(?:rror|xcept|assert|xpect|ailed|not |does|imeout|DID|xit))(?<cause>[^\s+].*)$/,
			near: [...python_tests_PROOFS, ...PLACES],
			sentence: "{test}: {cause}",
			example: "=== FAILURES ===\n___ test_total ___\n    def test_total():\n>       assert total() == 3\nE       assert 2 == 3\nE        +  where 2 = total()\n\ntests/test_cart.py:8: AssertionError\n",
			source: PYTEST
		},
		{
			name: "pytest-line",
			kind: "test failure",
			pattern: new RegExp(`^${python_tests_FILE}:(?<line>\\d{1,7}): (?<cause>(?:assert|[A-Z]\\w{0,60}: ).+)$`),
			near: [{
				where: "above",
				within: 400,
				pattern: /^={3,} FAILURES ={3,}$/,
				until: /^_{3,} /,
				isRequired: true
			}],
			example: "=== FAILURES ===\n/app/tests/test_cart.py:8: assert 2 == 3",
			source: "https://docs.pytest.org/en/stable/how-to/output.html#modifying-python-traceback-printing"
		},
		{
			name: "pytest-summary",
			kind: "test failure",
			pattern: /^(?:FAILED|ERROR) (?<file>[^\s:]{1,300}\.py)::(?:\w{1,100}::)?(?<test>\S{1,200}) - (?<cause>.+)$/,
			near: [{
				where: "above",
				within: 400,
				pattern: /^E {3}/,
				isForbidden: true
			}],
			sentence: "{test}: {cause}",
			example: "FAILED tests/test_cart.py::test_total - assert 2 == 3",
			source: "https://docs.pytest.org/en/stable/how-to/output.html#producing-a-detailed-summary-report"
		},
		{
			name: "pytest-collecting",
			kind: "test failure",
			pattern: /^_{3,} ERROR collecting (?<file>[^\s:]{1,300}\.py) _{3,}$/,
			near: [
				{
					where: "below",
					within: 1,
					pattern: /^(?!E {3}|(?:ImportError|ModuleNotFoundError) while|[^\s:]{1,300}:\d)(?<cause>\S.+)$/,
					isRequired: true
				},
				{
					where: "below",
					within: 2,
					pattern: /^(?<more>imported module .+)$/
				},
				{
					where: "below",
					within: 60,
					pattern: /^E {3}/,
					until: SECTION,
					isForbidden: true
				}
			],
			sentence: "{cause} {more}",
			example: "=== ERRORS ===\n___ ERROR collecting tests/test_cart.py ___\n'slwo' not found in `markers` configuration option\n=== short test summary info ===",
			source: "https://docs.pytest.org/en/stable/how-to/mark.html#raising-errors-on-unknown-marks"
		},
		{
			name: "behave",
			kind: "test failure",
			pattern: /^ {4,10}(?:Assertion Failed|ASSERT FAILED): (?<cause>.+)$/,
			near: [{
				where: "above",
				within: 3,
				pattern: /^ {2,8}(?<test>(?:Given|When|Then|And|But|\*) \S.{0,200}?) {1,60}# /,
				isRequired: true
			}],
			sentence: "{test}: {cause}",
			example: "    Then the total is 3 # features/steps/cart.py:9\n      Assertion Failed: total was 2",
			source: "https://github.com/behave/behave/blob/main/behave/model.py"
		},
		{
			name: "pytest-internal",
			kind: "crash",
			pattern: /^INTERNALERROR> (?<cause>(?:\w{1,60}\.){0,4}[A-Z]\w{2,60}: .+)$/,
			near: [{
				where: "above",
				within: 40,
				pattern: /^INTERNALERROR> {1,4}File "(?!\/usr\/|[^"]{0,300}-packages\/)(?<file>[^"<]{1,300})", line (?<line>\d{1,7})/
			}],
			example: "INTERNALERROR>   File \"/app/tests/conftest.py\", line 4, in pytest_sessionstart\nINTERNALERROR> RuntimeError: no database",
			source: "https://github.com/pytest-dev/pytest/blob/main/src/_pytest/terminal.py"
		},
		{
			name: "pytest-usage",
			kind: "missing file",
			pattern: /^ERROR: (?<cause>(?:file or directory not found: |not found: |found no collectors for ).{1,300})$/,
			example: "ERROR: file or directory not found: tests/unit",
			source: "https://github.com/pytest-dev/pytest/blob/main/src/_pytest/main.py"
		},
		{
			name: "pytest-coverage",
			kind: "test failure",
			pattern: /^(?:FAIL |ERROR: |Coverage failure: )(?<cause>(?:Required test coverage of|Coverage failure: total of|total of) .{1,200})$/,
			example: "FAIL Required test coverage of 90% not reached. Total coverage: 82.10%",
			source: "https://github.com/pytest-dev/pytest-cov/blob/master/src/pytest_cov/plugin.py"
		},
		{
			name: "pytest-no-tests",
			kind: "test failure",
			rank: "effect",
			pattern: /^={3,} (?<cause>no tests (?:ran|collected)).{0,60} ={3,}$/,
			example: "============================ no tests ran in 0.01s =============================",
			source: PYTEST
		},
		{
			name: "tox",
			kind: "test failure",
			rank: "exit",
			pattern: /^ {2}(?<env>[\w.-]{1,60}): (?:FAIL|exit) ?(?:code )?(?<code>\d{1,3})?\b/,
			near: [{
				where: "below",
				within: 40,
				pattern: /^ {2}evaluation failed/,
				isRequired: true
			}],
			sentence: "tox failed in {env} with exit code {code}",
			example: "  py312: FAIL code 1 (2.10=setup[1.00]+cmd[1.10] seconds)\n  evaluation failed :( (2.20 seconds)",
			source: "https://github.com/tox-dev/tox/blob/main/src/tox/session/cmd/run/common.py"
		}
	];
	;
	const BUNDLER_SOURCE = "https://github.com/rubygems/rubygems/tree/master/bundler/lib/bundler";
	function bundler(name, kind, text, example) {
		return {
			name,
			kind,
			pattern: new RegExp(`^ {0,8}(?:\\[!\\] |ERROR: {1,2})?(?<cause>${text})$`),
			near: [
				{
					where: "all-below",
					within: 3,
					pattern: /^ {0,8}(?<more>[a-z`].{0,100})$/,
					until: /^ {0,8}(?:[^a-z`\s]|$)/
				},
				{
					where: "below",
					within: 9,
					pattern: /^ {0,8}(?<change>You have (?:added to|deleted from|changed in) the Gemfile:)$/
				},
				{
					where: "below",
					within: 10,
					pattern: /^ {0,8}\* (?<item>.{1,100})$/,
					until: /^ {0,8}[A-Z](?!ou have )/
				}
			],
			sentence: "{cause} {more} {change} {item}",
			example,
			source: BUNDLER_SOURCE
		};
	}
	const BUNDLER = [
		{
			name: "bundler-gemfile",
			kind: "compile error",
			pattern: /^ {0,8}\[!\] There was an error (?:while loading|parsing) `(?<file>[^`\s]{1,200})`: (?<cause>.+?)(?: Bundler cannot continue\.?)?$/,
			near: [{
				where: "below",
				within: 12,
				pattern: /^ {0,8}# {1,4}from (?<file>[^:\s]{1,200}):(?<line>\d{1,6})$/
			}],
			example: "[!] There was an error parsing `Gemfile`: undefined local variable or method `foo' for Gemfile. Bundler cannot continue.\n\n #  from /app/Gemfile:5\n #  ----",
			source: "https://github.com/rubygems/rubygems/blob/master/bundler/lib/bundler/dsl.rb"
		},
		{
			name: "bundler-conflict",
			kind: "missing dependency",
			pattern: /^ {0,8}(?<cause>(?:Bundler c|C)ould not find compatible versions(?: for gem "[^"]{1,100}")?):?$/,
			near: [
				{
					where: "below",
					within: 2,
					pattern: /^ {0,8}(?<why>Because .+)$/
				},
				{
					where: "below",
					within: 3,
					pattern: /^ {0,8}(?<second>(?:and|then|depends|could|version|which) .+)$/
				},
				{
					where: "below",
					within: 4,
					pattern: /^ {0,8}(?<third>version solving has failed)/
				}
			],
			sentence: "{cause}: {why} {second} {third}",
			example: "Could not find compatible versions\n\nBecause rails >= 8.0 depends on rack >= 3.1\n  and Gemfile depends on rack ~> 2.2,\n  version solving has failed.",
			source: "https://github.com/rubygems/rubygems/blob/master/bundler/lib/bundler/resolver.rb"
		},
		bundler("bundler-missing-gem", "missing dependency", "Could not find (?:gem '|'|a valid gem '|[\\w.-]{1,100}-\\d|[\\w.-]{1,100}(?: \\([^)]{1,40}\\))? in (?:any of|locally)).{1,400}", "Could not find gem 'acme-auth (~> 2.0)' in rubygems repository https://rubygems.org/ or installed locally."),
		bundler("bundler-ruby-version", "missing dependency", "Your Ruby (?:version|engine|patchlevel) is [^,]{1,60}, but your Gemfile specified .{1,60}|[\\w.-]{1,100} requires r(?:uby|ubygems) version .{1,200}incompatible with the current version.{1,100}|[^,]{1,100} requires Ruby version .{1,160}", "Your Ruby version is 3.1.2, but your Gemfile specified ~> 3.3.0"),
		bundler("bundler-lockfile", "missing dependency", "Your bundle (?:only supports platforms|is locked to) .{1,300}|The deployment setting requires a .{1,200}|You are trying to install in deployment mode after changing.{0,200}|The (?:lockfile|gemspecs for path gems|dependencies in your gemfile|list of sources|gemfile) (?:can't be updated because|changed).{0,200}|Unable to resolve dependencies.{0,200}|Your lockfile (?:is missing|was created|does not).{1,300}|The checksum .{1,200}", "Your bundle only supports platforms [\"arm64-darwin-23\"] but your local platform is x86_64-linux."),
		bundler("bundler-gemfile-missing", "missing file", "Could not locate (?:Gemfile|gemspec).{0,60}|The Gemfile specifies no dependencies$", "Could not locate Gemfile or .bundle/ directory"),
		bundler("bundler-network", "missing dependency", "Could not (?:reach host|fetch specs from|download gem from|verify the SSL certificate for) .{1,200}|Authentication is required for .{1,200}|Bad username or password for .{1,200}|Network error while fetching .{1,200}|bundler: (?:command not found: \\S{1,100}|not executable: .{1,100})", "Could not reach host rubygems.org. Check your network connection and try again."),
		{
			name: "gem-build-requires",
			kind: "missing dependency",
			pattern: /^ {0,8}(?<cause>Can't find the '[\w.-]{1,60} header|(?:ERROR: )?[\w.]{2,40} (?:client )?is missing[.;,].{0,200}|(?:ERROR: )?(?:cannot|can't) find (?:the )?[\w.-]{1,60}(?: header| library)?.{0,60}|You have to install development tools first|mkmf\.rb can't find header files for ruby at \S{1,200}|Cannot find (?:lib)?[\w.-]{1,60} header.{0,60}|(?:Could not|Unable to) (?:find|locate) (?:the )?[\w. -]{1,60}(?:header|library|headers|libraries).{0,60})/,
			near: [{
				where: "below",
				within: 60,
				pattern: /^ {0,8}(?:\*\*\* )?extconf(?:\.rb)? failed/,
				isRequired: true
			}],
			example: "Can't find the 'libpq-fe.h header\n*** extconf.rb failed ***",
			source: "https://github.com/ged/ruby-pg/blob/master/ext/extconf.rb"
		},
		{
			name: "gem-build-c",
			kind: "missing dependency",
			pattern: /^ {0,8}[\w./-]{1,200}\.\w{1,4}:\d{1,6}:(?:\d{1,6}:)? (?:fatal )?error: (?<cause>.+)$/,
			near: [{
				where: "above",
				within: 400,
				pattern: /^ {0,8}(?:Gem::Ext::BuildError|ERROR: +(?:Failed to build|Error installing)|Building native extensions|current directory: \S{1,200}gems)/,
				isRequired: true
			}],
			example: "Gem::Ext::BuildError: ERROR: Failed to build gem native extension.\nunf.c:3:10: fatal error: ruby.h: No such file or directory",
			source: "https://github.com/rubygems/rubygems/blob/master/lib/rubygems/ext/builder.rb"
		},
		{
			name: "bundler-install",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^ {0,8}(?<cause>An error occurred while installing \S{1,100} \([^)]{1,40}\)|(?:Gem::Ext::BuildError: )?ERROR: Failed to build gem native extension|ERROR: {1,2}Error installing \S{1,100})/,
			example: "An error occurred while installing pg (1.5.6), and Bundler cannot continue.",
			source: "https://github.com/rubygems/rubygems/blob/master/bundler/lib/bundler/installer/gem_installer.rb"
		}
	];
	;
	const RUBY = "https://docs.ruby-lang.org/en/master/Exception.html#method-i-full_message";
	const RAILS = "https://github.com/rails/rails/tree/main/railties/lib/rails";
	const ruby_FILE = "(?<file>(?![^:]{0,300}(?:/gems/|/ruby/|/bundle/|/\\.r|/bin/|\\bextconf\\.rb|config/environment\\.rb|\\bbin/(?:rails|rake|bundle)\\b))(?=[^:]{1,300}(?:\\.(?:rb|rake|ru|erb|haml|slim|jbuilder|ya?ml)|Rakefile|Gemfile|Guardfile):)[^:<>\\s]{1,300})";
	const ruby_FRAME = {
		where: "below",
		within: 120,
		pattern: new RegExp(`^[ \\t]{0,16}(?:from )?${ruby_FILE}:(?<line>\\d{1,7}):in `),
		until: /^(?:Tasks: TOP|Caused by:|\(See full trace|[^\s:][^:]{0,200}:\d{1,7}:in [`'][^']{1,120}': )/
	};
	const ruby_START_FRAME = {
		...ruby_FRAME,
		pattern: /^[ \t]{0,16}(?:from )?(?<file>[^:<>\s]{0,200}\bconfig\/environment\.rb):(?<line>\d{1,7}):in /
	};
	const REVERSED_FRAME = {
		where: "above",
		within: 120,
		pattern: new RegExp(`^[ \\t]{1,16}\\d{1,4}: from ${ruby_FILE}:(?<line>\\d{1,7}):in `),
		until: /^\S/
	};
	const ABORTED = {
		where: "above",
		within: 1,
		pattern: /^ {0,8}(?:bin\/)?(?:rake|rails|.{0,60}\/(?:rake|rails)) aborted!$/,
		isRequired: true
	};
	function ruby_uncaught(name, kind, types, error) {
		return {
			name,
			kind,
			pattern: new RegExp(`^ {0,8}(?:${ruby_FILE}:(?<line>\\d{1,7})|[^\\s:][^:]{0,300}:\\d{1,7}|<internal:[^>]{1,200}>:\\d{1,7}):in [\`'][^']{1,200}': (?<cause>.+) \\((?:${types})\\)$`),
			near: [ruby_FRAME, REVERSED_FRAME],
			example: error,
			source: RUBY
		};
	}
	function aborted(name, kind, pattern, error) {
		return {
			name,
			kind,
			pattern,
			near: [
				ABORTED,
				ruby_FRAME,
				ruby_START_FRAME
			],
			example: `rake aborted!\n${error}`,
			source: RAILS
		};
	}
	const RUBY_CODE = [
		{
			name: "puma-syntax",
			kind: "compile error",
			pattern: new RegExp(`^(?:\\[\\d{1,7}\\] )?! Unable to load application: SyntaxError: ${ruby_FILE}:(?<line>\\d{1,7}): (?<cause>.+)`),
			example: "! Unable to load application: SyntaxError: /app/app/orders.rb:16: syntax error, unexpected end-of-input",
			source: "https://github.com/puma/puma/blob/master/lib/puma/runner.rb (load_and_bind)"
		},
		{
			name: "zeitwerk",
			kind: "crash",
			pattern: /^(?: {0,8}(?:(?:\[\d{1,7}\] )?! Unable to load application: )?Zeitwerk::NameError: | {0,8}[^\s:]{1,300}:\d{1,7}:in [`'][^']{1,200}': | {0,8})(?<cause>expected file (?<file>\S{1,300}\.rb) to define constant [\w:]{1,200}, but didn't)/,
			example: "Zeitwerk::NameError: expected file /app/app/jobs/mail.rb to define constant Mail, but didn't",
			source: "https://github.com/fxn/zeitwerk/blob/main/lib/zeitwerk/loader/callbacks.rb"
		},
		{
			name: "ruby-syntax",
			kind: "compile error",
			pattern: new RegExp(`^ {0,8}(?:ruby: |SyntaxError: )?(?:[^\\s:][^:]{0,300}:\\d{1,7}:in [\`'][^']{1,200}': )?${ruby_FILE}:(?<line>\\d{1,7}): (?<cause>syntax errors?\\b.+|[^()]{1,200} \\(SyntaxError\\))$`),
			near: [{
				where: "below",
				within: 12,
				pattern: /^ {0,8}\| [ |]{0,80}\^~* (?<why>\S.{0,200})$/,
				until: /^[^\s>]/
			}],
			sentence: "{cause}: {why}",
			example: "app/report.rb:6: syntax error, unexpected end-of-input, expecting `end'",
			source: "https://github.com/ruby/prism"
		},
		{
			name: "rails-migration",
			kind: "migration",
			pattern: /^ {0,8}(?<cause>[A-Z]\w{1,60}(?:::\w{1,60}){0,4}: .+|[a-z].{1,300})$/,
			near: [
				{
					where: "above",
					within: 3,
					pattern: /^ {0,8}(?:StandardError: )?An error has occurred, (?:this and )?all later migrations canceled:/,
					until: /^ {0,8}[A-Z][\w:]{2,100}: (?!An error)/,
					isRequired: true
				},
				{
					where: "above",
					within: 3,
					pattern: /^ {0,8}Caused by:/,
					isForbidden: true
				},
				ruby_FRAME
			],
			example: "bin/rails aborted!\nStandardError: An error has occurred, this and all later migrations canceled: (StandardError)\n\nPG::DuplicateColumn: ERROR:  column \"status\" of relation \"orders\" already exists\n/app/db/migrate/20260110101500_add_status.rb:3:in `change'",
			source: "https://github.com/rails/rails/blob/main/activerecord/lib/active_record/migration.rb"
		},
		aborted("rake-task-unknown", "missing file", /^ {0,8}(?<cause>Don't know how to build task .+)$/, "Don't know how to build task 'assets:precompile' (See the list of available tasks with `rake --tasks`)"),
		aborted("rake-database", "migration", /^ {0,8}(?:ActiveRecord|PG|Mysql2|Trilogy|SQLite3)::\w{1,80}(?:::\w{1,60})?: (?<cause>.+?)(?: \([A-Z][\w:]{2,100}\))?$/, "ActiveRecord::NoDatabaseError: We could not find your database: shop. Available database configurations can be found in config/database.yml."),
		aborted("rake-missing-gem", "missing dependency", /^ {0,8}(?:LoadError|Gem::\w{1,60}|Bundler::\w{1,60}): (?<cause>.+?)(?: \([A-Z][\w:]{2,100}\))?$/, "LoadError: cannot load such file -- pg"),
		{
			...aborted("rails-sass", "compile error", /^ {0,8}SassC?::SyntaxError: (?:Error: )?(?<cause>.+)$/, "SassC::SyntaxError: Error: Undefined variable: \"$brand\".\n        on line 5:10 of app/assets/stylesheets/application.scss"),
			near: [ABORTED, {
				where: "below",
				within: 2,
				pattern: /^ {4,16}on line (?<line>\d{1,7}):(?<column>\d{1,6}) of (?<file>\S{1,300})$/
			}]
		},
		aborted("rake-no-rakefile", "missing file", /^ {0,8}(?<cause>No Rakefile found .+)$/, "No Rakefile found (looking for: rakefile, Rakefile, rakefile.rb, Rakefile.rb)"),
		{
			...aborted("rake-command", "crash", /^ {0,8}(?<cause>Command failed with (?:status|signal) .+|(?:js|css)bundling-rails: .+)$/, "Command failed with status (1): [yarn build...]"),
			rank: "effect"
		},
		{
			...aborted("rake", "crash", /^ {0,8}(?!StandardError: An error has occurred)[A-Z]\w{1,60}(?:::\w{1,60}){0,4}: (?<cause>.+?)(?: \([A-Z][\w:]{2,100}\))?$/, "NoMethodError: undefined method 'total' for nil\n/app/lib/tasks/report.rake:3:in 'block in <main>'"),
			near: [
				ABORTED,
				ruby_FRAME,
				ruby_START_FRAME,
				{
					where: "below",
					within: 1,
					pattern: /^ {0,8}(?!.{0,300}?:\d{1,7}(?::in |$))(?<more>[a-z].+)$/
				},
				{
					where: "below",
					within: 20,
					pattern: /^ {0,8}(?<file>(?!.{0,200}\/gems\/)[\w./-]{1,200}\.(?:js|coffee|s?css|sass)):(?<line>\d{1,7})$/,
					until: /^ {0,8}\S{1,300}:\d{1,7}:in /
				}
			],
			sentence: "{cause} {more}"
		},
		{
			name: "rake-message",
			kind: "crash",
			pattern: /^ {0,8}(?:bin\/)?(?:rake|rails|.{0,60}\/(?:rake|rails)) aborted!$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^ {0,8}(?![A-Z]\w{1,60}(?:::\w{1,60}){0,4}: |Don't know how|No Rakefile|Command failed|(?:js|css)bundling-rails: )(?<cause>\S.+)$/,
				isRequired: true
			}, ruby_FRAME],
			example: "rake aborted!\nASSET_HOST is empty\nlib/tasks/assets.rake:3:in `block in <main>'",
			source: "https://github.com/ruby/rake/blob/master/lib/rake/application.rb"
		},
		{
			name: "rake-late-message",
			kind: "crash",
			pattern: /^ {0,8}(?:bin\/)?(?:rake|rails|.{0,60}\/(?:rake|rails)) aborted!$/,
			near: [
				{
					where: "below",
					within: 1,
					pattern: /^ {0,8}[A-Z]\w{1,60}(?:::\w{1,60}){0,4}: ?$/,
					isRequired: true
				},
				{
					where: "below",
					within: 4,
					pattern: /^ {0,8}(?![A-Z][\w:]{1,200}: ?$)(?<cause>\S.+)$/,
					isRequired: true
				},
				ruby_FRAME
			],
			example: "rails aborted!\nActiveRecord::DuplicateMigrationNameError: \n\nMultiple migrations have the name AddStatus.",
			source: RAILS
		},
		{
			name: "ruby-load-message",
			kind: "missing dependency",
			pattern: /^(?<cause>cannot load such file -- \S{1,200})$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\/[^\s:]{1,300}\.rb:\d{1,7}:in /,
				isRequired: true
			}],
			example: "cannot load such file -- rubocop-rails\n/usr/local/bundle/gems/rubocop-1.39.0/lib/rubocop/feature_loader.rb:46:in `load'",
			source: "https://github.com/rubocop/rubocop/blob/master/lib/rubocop/cli.rb"
		},
		ruby_uncaught("ruby-missing-gem", "missing dependency", "LoadError|Bundler::\\w{1,60}|Gem::\\w{1,60}", "/usr/local/bundle/gems/bootsnap-1.18/lib/require.rb:30:in `require': cannot load such file -- pg (LoadError)\n	from /app/config/application.rb:3:in `<main>'"),
		ruby_uncaught("ruby-missing-file", "missing file", "Errno::ENOENT", "/app/lib/settings.rb:3:in `read': No such file or directory @ rb_sysopen - config/app.yml (Errno::ENOENT)"),
		ruby_uncaught("ruby-permission", "permission", "Errno::E(?:ACCES|PERM)", "/app/lib/settings.rb:3:in `write': Permission denied @ rb_sysopen - /var/log/app.log (Errno::EACCES)"),
		ruby_uncaught("ruby-port", "port", "Errno::EADDRINUSE", "/usr/local/bundle/gems/puma-6.4/lib/puma/binder.rb:340:in `initialize': Address already in use - bind(2) for \"0.0.0.0\" port 3000 (Errno::EADDRINUSE)"),
		ruby_uncaught("ruby-memory", "out of memory", "NoMemoryError", "/app/lib/report.rb:3:in `*': failed to allocate memory (NoMemoryError)"),
		ruby_uncaught("ruby", "crash", "[A-Z]\\w{1,60}(?:::\\w{1,60}){0,4}", "/app/lib/settings.rb:3:in 'Settings#port': undefined method 'fetch' for nil (NoMethodError)\n	from boot.rb:4:in '<main>'"),
		{
			name: "ruby-script-missing",
			kind: "missing file",
			pattern: /^ruby: (?<cause>No such file or directory -- \S{1,200}) \(LoadError\)$/,
			example: "ruby: No such file or directory -- server.rb (LoadError)",
			source: RUBY
		}
	];
	;
	const RUBY_SERVERS = [
		{
			name: "puma-load",
			kind: "crash",
			pattern: /^(?:\[\d{1,7}\] )?! Unable to (?:load application|start worker): (?:[A-Z][\w:]{1,100}: )?(?<cause>.+)$/,
			near: [{
				...ruby_FRAME,
				until: /^Caused by:/
			}],
			example: "[1] ! Unable to load application: LoadError: cannot load such file -- sidekiq/web\n/app/config/routes.rb:1:in `<main>'",
			source: "https://github.com/puma/puma/blob/master/lib/puma/runner.rb"
		},
		{
			name: "ruby-logged",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?:Error: |(?:[a-z\d= ]{1,60}|[EFW], \[[^\]]{1,60}\] {1,2})(?:WARN|ERROR|FATAL)(?: -- )?: {1,2})?(?<cause>[A-Z]\w{1,60}(?:(?:::\w{1,60}){1,4}|Error): .+)$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^(?:[a-z\d= ]{1,60}(?:WARN|ERROR|FATAL): )?[^\s:]{1,300}:\d{1,7}:in /,
				isRequired: true
			}, ruby_FRAME],
			example: "2026-03-02T09:14:11.204Z pid=1 tid=aa WARN: Redis::CannotConnectError: Error connecting to Redis on redis:6379 (SocketError)\n2026-03-02T09:14:11.204Z pid=1 tid=aa WARN: /usr/local/bundle/gems/redis-4.8.1/lib/redis/client.rb:398:in `establish_connection'\nProcess exited with status 1",
			source: "https://github.com/sidekiq/sidekiq/blob/main/lib/sidekiq/config.rb"
		},
		{
			name: "rails-server-running",
			kind: "port",
			pattern: /^(?<cause>A server is already running\.? .{1,200})$/,
			example: "A server is already running (pid: 1, file: /app/tmp/pids/server.pid).",
			source: "https://github.com/rails/rails/blob/main/railties/lib/rails/commands/server/server_command.rb"
		},
		{
			name: "rails-says",
			kind: "crash",
			pattern: /^ {0,8}(?:[A-Z]\w{1,60}(?:::\w{1,60}){0,3}: )?(?<cause>(?:Missing encryption key to decrypt file with|Missing `secret_key_base` for|Couldn't decrypt config\/credentials|Unrecognized command "|Could not find a JavaScript runtime|Migrations are pending).{0,200})/,
			near: [ruby_FRAME],
			example: "Missing encryption key to decrypt file with. Ask your team for your master key and write it to /app/config/master.key",
			source: "https://github.com/rails/rails/tree/main/railties/lib/rails"
		}
	];
	;
	const RSPEC = "https://github.com/rspec/rspec/blob/main/rspec-core/lib/rspec/core/formatters/exception_presenter.rb";
	const MINITEST = "https://github.com/minitest/minitest/blob/master/lib/minitest.rb";
	const ruby_tests_EXAMPLE = {
		where: "above",
		within: 60,
		pattern: /^ {0,10}\d{1,5}\) (?<test>\S.{0,300})$/
	};
	const FAILURE = {
		where: "above",
		within: 30,
		pattern: /^ {0,14}Failure\/Error:/,
		isRequired: true
	};
	const PENDING = {
		where: "above",
		within: 400,
		pattern: /^ {0,10}Pending: \(Failures listed here are expected/,
		until: /^ {0,10}Failures:$/,
		isForbidden: true
	};
	const SPEC_FRAME = {
		where: "below",
		within: 60,
		pattern: /^ {0,14}# (?<file>\.\/(?!vendor\/)[^:]{1,300}):(?<line>\d{1,7}):?/,
		until: /^ {0,10}\d{1,5}\) |^Finished in/
	};
	const RSPEC_PROOFS = [
		FAILURE,
		PENDING,
		ruby_tests_EXAMPLE,
		SPEC_FRAME
	];
	const MINITEST_NAME = {
		where: "above",
		within: 4,
		pattern: /^ {0,8}(?:\w{1,80}::){0,6}\w{1,80}#(?<test>\S.{0,200}?) \[(?<file>[^:\]]{1,300}):(?<line>\d{1,7})\]:$/,
		isRequired: true
	};
	const ruby_tests_MESSAGE = {
		where: "above",
		within: 1,
		pattern: /^ {0,8}(?<message>[^#[]{1,200})$/
	};
	const MINITEST_ERROR = {
		where: "above",
		within: 1,
		pattern: /^ {0,8}(?:\w{1,80}::){0,6}\w{1,80}#(?<test>\S.{0,200}?):$/,
		isRequired: true
	};
	const RUBY_TESTS = [
		{
			name: "rspec-load",
			kind: "compile error",
			pattern: /^ {0,14}(?<type>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}):$/,
			near: [
				{
					where: "above",
					within: 14,
					pattern: /^ {0,8}An error occurred while loading \S/,
					isRequired: true
				},
				{
					where: "below",
					within: 1,
					pattern: /^ {2,16}(?<cause>\S.*)$/,
					isRequired: true
				},
				SPEC_FRAME
			],
			sentence: "{type}: {cause}",
			example: "An error occurred while loading ./spec/cart_spec.rb.\nFailure/Error: require 'cart'\n\nLoadError:\n  cannot load such file -- cart\n# ./spec/cart_spec.rb:1:in `<top (required)>'",
			source: RSPEC
		},
		{
			name: "rspec-message",
			kind: "test failure",
			pattern: /^ {0,14}Failure\/Error: .+$/,
			near: [
				{
					where: "below",
					within: 12,
					pattern: /^ {0,14}(?:expected|\(|[A-Z][\w:]{1,100}:$)/,
					until: /^ {0,14}# /,
					isForbidden: true
				},
				{
					where: "below",
					within: 3,
					pattern: /^ {7,14}(?<cause>\S.+)$/,
					isRequired: true
				},
				PENDING,
				ruby_tests_EXAMPLE,
				SPEC_FRAME
			],
			sentence: "{test}: {cause}",
			example: "  1) Cart totals\n     Failure/Error: expect(1).to eq(2), \"they differ\"\n       they differ\n     # ./spec/cart_spec.rb:10",
			source: RSPEC
		},
		{
			name: "rspec-compared",
			kind: "test failure",
			pattern: /^ {5,14}(?<want>expected: .+)$/,
			near: [
				...RSPEC_PROOFS,
				{
					where: "below",
					within: 3,
					pattern: /^ {5,20}(?<got>got: .+)$/
				},
				{
					where: "above",
					within: 1,
					pattern: /^ {5,14}(?!Failure\/Error: )(?<message>\S.+)$/
				}
			],
			sentence: "{test}: {message} {want} {got}",
			example: "  1) Money keeps two digits\n     Failure/Error: expect(format(12)).to eq(\"12.00\")\n\n       expected: \"12.00\"\n            got: \"12.0\"\n\n       (compared using ==)\n     # ./spec/money_spec.rb:13:in `block (2 levels) in <top (required)>'",
			source: RSPEC
		},
		{
			name: "rspec-expected",
			kind: "test failure",
			pattern: /^ {5,14}(?<cause>expected .+|\(.{1,200}\)\.\w{1,80}\(.+)$/,
			near: [...RSPEC_PROOFS, {
				where: "below",
				within: 1,
				pattern: /^ {5,20}(?<got>(?:got|but|received):? .+)$/
			}],
			sentence: "{test}: {cause} {got}",
			example: "  1) Cart is empty\n     Failure/Error: expect(cart).to be_empty\n       expected `#<Cart>.empty?` to be truthy, got false\n     # ./spec/cart_spec.rb:4",
			source: RSPEC
		},
		{
			name: "rspec-raised",
			kind: "test failure",
			pattern: /^ {0,14}(?<type>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}):$/,
			near: [...RSPEC_PROOFS, {
				where: "below",
				within: 1,
				pattern: /^ {2,16}(?<cause>\S.*)$/,
				isRequired: true
			}],
			sentence: "{test}: {type}: {cause}",
			example: "  1) Cart totals\n     Failure/Error: items.sum\n\n     NoMethodError:\n       undefined method 'sum' for nil\n     # ./lib/cart.rb:3:in 'total'",
			source: RSPEC
		},
		{
			name: "minitest-compared",
			kind: "test failure",
			pattern: /^ {0,8}(?<want>Expected: .+)$/,
			near: [
				MINITEST_NAME,
				{
					where: "below",
					within: 3,
					pattern: /^ {0,10}(?<got>Actual: .+)$/
				},
				ruby_tests_MESSAGE
			],
			sentence: "{test}: {message} {want} {got}",
			example: "  1) Failure:\nCartTest#test_total [test/cart_test.rb:9]:\nExpected: 3\n  Actual: 4",
			source: MINITEST
		},
		{
			name: "minitest-diff",
			kind: "test failure",
			pattern: /^ {0,8}--- expected$/,
			near: [
				MINITEST_NAME,
				{
					where: "below",
					within: 8,
					pattern: /^ {0,8}-(?<want>[^-].*)$/
				},
				{
					where: "below",
					within: 8,
					pattern: /^ {0,8}\+(?<got>[^+].*)$/
				}
			],
			sentence: "{test}: expected {want}, got {got}",
			example: "CartTest#test_label [test/cart_test.rb:9]:\n--- expected\n+++ actual\n@@ -1 +1 @@\n-\"a\"\n+\"b\"",
			source: MINITEST
		},
		{
			name: "minitest-expected",
			kind: "test failure",
			pattern: /^ {0,8}(?<cause>Expected .+)$/,
			near: [MINITEST_NAME, ruby_tests_MESSAGE],
			sentence: "{test}: {message} {cause}",
			example: "CartTest#test_empty [test/cart_test.rb:9]:\nthe cart is empty.\nExpected 3 to be nil.",
			source: MINITEST
		},
		{
			name: "minitest-failure",
			kind: "test failure",
			pattern: /^ {0,8}(?<cause>\S.+)$/,
			near: [{
				...MINITEST_NAME,
				within: 1
			}],
			sentence: "{test}: {cause}",
			example: "CartTest#test_empty [test/cart_test.rb:9]:\nExpected false to be truthy.",
			source: MINITEST
		},
		{
			name: "minitest-error",
			kind: "test failure",
			pattern: /^ {0,8}(?<cause>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}: .+)$/,
			near: [MINITEST_ERROR, {
				where: "below",
				within: 40,
				pattern: /^ {2,14}(?<file>(?!.{0,200}(?:\/gems\/|\/ruby\/|\/bundle\/))[^\s:]{1,300}\.rb):(?<line>\d{1,7}):in /,
				until: /^ {0,4}\d{1,5}\) |^\d{1,7} (?:runs|tests), /
			}],
			sentence: "{test}: {cause}",
			example: "  1) Error:\nCartTest#test_total:\nNoMethodError: undefined method 'sum' for nil\n    lib/cart.rb:3:in 'total'",
			source: MINITEST
		},
		{
			name: "test-unit",
			kind: "test failure",
			pattern: /^(?:Failure|Error): (?<test>test[\w: -]{0,200})\(\w{1,80}(?:::\w{1,80}){0,4}\): ?(?<cause>.+)$/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^(?<file>[^\s:]{1,300}\.rb):(?<line>\d{1,7}):in /
			}],
			sentence: "{test}: {cause}",
			example: "Failure: test_total(CartTest): <3> expected but was <4>.\n/app/test/cart_test.rb:9:in 'test_total'",
			source: "https://github.com/test-unit/test-unit"
		},
		{
			name: "test-unit-compared",
			kind: "test failure",
			pattern: /^Failure: (?<test>test[\w: -]{0,200})\(\w{1,80}(?:::\w{1,80}){0,4}\):?$/,
			near: [
				{
					where: "below",
					within: 20,
					pattern: /^ {0,2}(?<want><.{1,200}> ?(?:expected|was|is|must).{0,100})$/,
					isRequired: true
				},
				{
					where: "below",
					within: 20,
					pattern: /^ {0,2}(?<got><.{1,200}>)\.?$/,
					until: /^={10}/
				},
				{
					where: "below",
					within: 4,
					pattern: /^(?<file>[^\s:]{1,300}):(?<line>\d{1,7}):in /
				}
			],
			sentence: "{test}: {want} {got}",
			example: "Failure: test_total(CartTest)\ntest/cart_test.rb:4:in 'test_total'\n     3: class CartTest\n<3> expected but was\n<1>",
			source: "https://github.com/test-unit/test-unit"
		},
		{
			name: "rubocop",
			kind: "lint error",
			pattern: /^ {0,8}(?<file>[^\s:]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}): [CWEFR]: (?:\[\w{1,20}\] )?(?<cause>.+)$/,
			example: "app/jobs/mail_job.rb:7:5: W: [Correctable] Lint/UselessAssignment: Useless assignment to variable - error.",
			source: "https://docs.rubocop.org/rubocop/formatters.html"
		},
		{
			name: "rubocop-config",
			kind: "lint error",
			pattern: /^(?:Error: )?(?<cause>(?:unrecognized cop or department|The following cops were added|RuboCop found unknown Ruby version|unrecognized parameter)[^.]{1,200}? found in (?<file>\.[\w./-]{1,100}))/,
			example: "Error: unrecognized cop or department Style/Foo found in .rubocop.yml",
			source: "https://github.com/rubocop/rubocop/blob/master/lib/rubocop/config_validator.rb"
		}
	];
	;
	const INSTRUCTION = {
		where: "below",
		within: 60,
		pattern: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/
	};
	const INSTRUCTION_ABOVE = {
		...INSTRUCTION,
		where: "above",
		within: 30
	};
	const docker_PLACE = [INSTRUCTION, INSTRUCTION_ABOVE];
	const BUILDKIT = "https://github.com/moby/buildkit/blob/master/solver/errdefs/solve.go";
	const MOBY = "https://github.com/moby/moby (daemon errors)";
	const DOCKER = [
		{
			name: "docker-run-killed",
			kind: "out of memory",
			rank: "effect",
			pattern: /^[^K]{0,80}\bKilled\b/,
			near: [{
				where: "below",
				within: 20,
				pattern: /^(?:ERROR: process "|ERROR: executor failed running \[|The command ')(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"'\]]{1,200})["'\]].{0,60}code: 137$/,
				isRequired: true
			}, ...docker_PLACE],
			sentence: "Killed: out of memory during {command} (exit code 137)",
			example: "Killed\nERROR: process \"/bin/sh -c npm run build\" did not complete successfully: exit code: 137",
			source: BUILDKIT
		},
		{
			name: "buildkit-exit-137",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?process "(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"]{1,200})" did not complete successfully: (?:exit code: 137|cannot allocate memory)/,
			near: docker_PLACE,
			sentence: "{command} was killed with exit code 137, most likely for lack of memory",
			example: "ERROR: process \"/bin/sh -c npm run build\" did not complete successfully: exit code: 137",
			source: BUILDKIT
		},
		{
			name: "buildkit-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:executor failed running \[|process ")(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"\]]{1,200})["\]](?: did not complete successfully)?: exit code: (?<code>\d{1,3})/,
			sentence: "{command} failed with exit code {code}",
			example: "ERROR: failed to solve: process \"/bin/sh -c make all\" did not complete successfully: exit code: 2",
			source: BUILDKIT
		},
		{
			name: "docker-legacy-exit-137",
			kind: "out of memory",
			rank: "effect",
			pattern: /^The command '(?:\/bin\/(?:ba)?sh -c )?(?<command>[^']{1,200})' returned a non-zero code: 137$/,
			sentence: "{command} was killed with exit code 137, most likely for lack of memory",
			example: "The command '/bin/sh -c npm run build' returned a non-zero code: 137",
			source: MOBY
		},
		{
			name: "docker-legacy-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^The command '(?:\/bin\/(?:ba)?sh -c )?(?<command>[^']{1,200})' returned a non-zero code: (?<code>\d{1,3})/,
			sentence: "{command} failed with exit code {code}",
			example: "The command '/bin/sh -c npm run build' returned a non-zero code: 2",
			source: "https://github.com/moby/moby/blob/master/builder/dockerfile/dispatchers.go"
		},
		{
			name: "docker-copy-missing",
			kind: "missing file",
			pattern: /^[^"]{0,200}(?<cause>failed to (?:calculate checksum of ref [^\s"]{1,100}|compute cache key:|walk [^\s"]{1,200}) "[^"]{1,300}": not found)/,
			near: docker_PLACE,
			example: "ERROR: failed to calculate checksum of ref l7p0d2s9k3v1c8b6::n4m2: \"/app/build\": not found\nDockerfile:14\n",
			source: BUILDKIT
		},
		{
			name: "docker-copy-failed",
			kind: "missing file",
			pattern: /^(?<cause>(?:COPY|ADD) failed: .{1,300})/,
			example: "COPY failed: file not found in build context or excluded by .dockerignore: stat dist: file does not exist",
			source: "https://github.com/moby/moby/blob/master/builder/dockerfile/copy.go"
		},
		{
			name: "dockerfile-missing",
			kind: "missing file",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:failed to read dockerfile|unable to prepare context: unable to evaluate symlinks in Dockerfile path|resolve): (?<cause>(?:open|lstat|CreateFile) (?<file>\S{1,200}): no such file or directory)/,
			example: "ERROR: failed to solve: failed to read dockerfile: open Dockerfile: no such file or directory",
			source: BUILDKIT
		},
		{
			name: "dockerfile-parse",
			kind: "compile error",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: |Error response from daemon: )?(?:failed to create LLB definition: |rpc error: code = Unknown desc = )?(?<cause>[Dd]ockerfile parse error (?:on )?line (?<line>\d+): .{1,300})/,
			near: [{
				...INSTRUCTION,
				within: 20
			}, INSTRUCTION_ABOVE],
			example: "Dockerfile:7\nERROR: failed to solve: dockerfile parse error on line 7: unknown instruction: RNU (did you mean RUN?)",
			source: BUILDKIT
		},
		{
			name: "docker-image-missing",
			kind: "image pull",
			pattern: /^(?:ERROR|error): (?<cause>(?:[\w.-]+(?::\d+)?\/)[\w./-]{1,200}(?::[\w.-]{1,128})?(?:@sha256:\w+)?: (?:not found|pull access denied.{0,200}|failed to .{1,300}|manifest unknown.{0,100}))/,
			near: docker_PLACE,
			example: "ERROR: docker.io/library/node:24.99-alpine: not found\nDockerfile:1",
			source: BUILDKIT
		},
		{
			name: "docker-platform",
			kind: "image pull",
			pattern: /^(?:ERROR|error): .{0,300}?(?<cause>no match for platform in manifest(?: sha256:\w{8,64})?: not found)$/,
			near: docker_PLACE,
			example: "ERROR: no match for platform in manifest: not found\nDockerfile:1",
			source: BUILDKIT
		},
		{
			name: "docker-resolve-source",
			kind: "image pull",
			rank: "effect",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?<image>[^\s:]{1,200}(?::[\w.-]{1,128})?): (?:failed to (?:do request|authorize|resolve|fetch)|error getting credentials|no match for platform|pulling from host)(?<rest>.{0,100}: )?(?<cause>[^:]{3,200})$/,
			near: docker_PLACE,
			sentence: "{image}: {cause}",
			example: "ERROR: failed to solve: ghcr.io/acme/base:3: failed to resolve source metadata for ghcr.io/acme/base:3: no match for platform in manifest: not found",
			source: BUILDKIT
		},
		{
			name: "docker-daemon-image",
			kind: "image pull",
			isSurvivable: true,
			pattern: /^(?:Error response from daemon|Error|ERROR|docker): (?:Error response from daemon: )?(?<cause>(?:pull access denied|manifest for|manifest unknown|unauthorized: |no matching manifest|toomanyrequests: |Head "|Get "https:\/\/registry).{0,300})/,
			near: docker_PLACE,
			example: "Error response from daemon: pull access denied for acme/web, repository does not exist or may require docker login",
			source: MOBY
		},
		{
			name: "docker-push-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:failed to push \S{1,200}: )?(?<cause>(?:denied|unauthorized|insufficient_scope)[: ].{0,200}|push access denied.{0,200}|server message: insufficient_scope.{0,100})/,
			near: docker_PLACE,
			example: "denied: requested access to the resource is denied",
			source: MOBY
		},
		{
			name: "docker-port-allocated",
			kind: "port",
			pattern: /^(?:(?:docker|Error|ERROR): )?(?:Error response from daemon: )?(?:failed to set up container networking: )?(?:driver failed programming external connectivity|Ports are not available|cannot start service).{0,200}?(?<cause>Bind for \S{1,60} failed: port is already allocated|listen tcp\S? \S{1,60} bind: address already in use|exposing port .{1,200})/,
			example: "Error response from daemon: driver failed programming external connectivity on endpoint proxy-1 (b0e4c7d1f2a3): Bind for 0.0.0.0:443 failed: port is already allocated",
			source: MOBY
		},
		{
			name: "docker-exec-permission",
			kind: "permission",
			pattern: /^[^"]{0,300}(?:unable to start container process|starting container process caused): (?:error during container init: )?(?<cause>exec: "(?:(?<file>\.?\/[^"]{1,200})|[^"]{1,200})": permission denied)/,
			example: "Error response from daemon: failed to create task for container: OCI runtime create failed: runc create failed: unable to start container process: exec: \"/app/docker-entrypoint.sh\": permission denied",
			source: "https://github.com/opencontainers/runc"
		},
		{
			name: "docker-exec-missing",
			kind: "missing file",
			pattern: /^[^"]{0,300}(?:unable to start container process|starting container process caused): (?:error during container init: )?(?<cause>exec: "(?:(?<file>\.\/[\w./-]{1,200})|[^"]{1,200})": (?:executable file not found in \$PATH|stat [^:]{1,200}: no such file or directory|no such file or directory|exec format error))/,
			example: "docker: Error response from daemon: failed to create task for container: unable to start container process: exec: \"nodee\": executable file not found in $PATH: unknown.",
			source: "https://github.com/opencontainers/runc"
		},
		{
			name: "docker-exec-format",
			kind: "crash",
			pattern: /^(?:terminated: )?(?<cause>(?:Application failed to start: failed to load |exec |standard_init_linux\.go:\d+: exec user process caused: ?)(?:(?<file>(?:\.\/|\/app\/|\/usr\/src\/app\/)[\w./-]{1,200}\.sh): |\S{1,200}: )?(?:"?exec format error"?|no such file or directory))$/,
			near: docker_PLACE,
			example: "exec /usr/local/bin/docker-entrypoint.sh: exec format error",
			source: "https://github.com/opencontainers/runc/blob/main/libcontainer/standard_init_linux.go"
		},
		{
			name: "docker-mount",
			kind: "missing file",
			pattern: /^(?:docker: )?Error response from daemon: (?<cause>(?:invalid mount config|error while mounting volume|failed to (?:mount|populate)|network \S{1,100} not found|No such image|create \S{1,100}: ).{0,250})/,
			example: "Error response from daemon: invalid mount config for type \"bind\": bind source path does not exist: /srv/data",
			source: MOBY
		},
		{
			name: "docker-disk-full",
			kind: "crash",
			pattern: /^(?:(?:ERROR|error|Error response from daemon): )?(?:failed to (?:solve|register layer|copy|prepare|export)[^:]{0,100}: )(?<cause>.{0,250}no space left on device)/,
			example: "ERROR: failed to solve: write /var/lib/docker/tmp/x: no space left on device",
			source: MOBY
		},
		{
			name: "compose-unhealthy",
			kind: "health check",
			rank: "effect",
			pattern: /^(?<cause>(?:dependency failed to start: )?[Cc]ontainer \S{1,100} is unhealthy)\b/,
			example: "dependency failed to start: container shop-db-1 is unhealthy",
			source: "https://github.com/docker/compose/blob/main/pkg/compose/convergence.go"
		},
		{
			name: "swarm-paused",
			kind: "crash",
			rank: "effect",
			pattern: /^service update paused: (?<cause>update paused due to failure .{1,250})/,
			example: "service update paused: update paused due to failure or early termination of task y2: task: non-zero exit (3)",
			source: "https://github.com/docker/cli/blob/master/cli/command/service/progress/progress.go"
		},
		{
			name: "compose-exited",
			kind: "crash",
			rank: "effect",
			pattern: /^(?<cause>(?:dependency failed to start: container \S{1,100}|service "[^"]{1,100}" (?:didn't|did not) complete successfully:?) ?(?:exited \(\d{1,3}\)|exit \d{1,3}))/,
			example: `service "migrate" didn't complete successfully: exit 1`,
			source: "https://github.com/docker/compose/blob/main/pkg/compose/convergence.go"
		},
		{
			name: "compose-invalid",
			kind: "compile error",
			pattern: /^(?:validating \S{1,200}: |yaml: |parsing \S{1,200}: )?(?<cause>(?:services|networks|volumes)[. ]\S{0,200} (?:Additional property|additional properties|must be|contains an unsupported).{0,200}|service "[^"]{1,100}" (?:refers to undefined|depends on undefined|has neither an image).{0,200})/,
			example: "service \"api\" refers to undefined volume data: invalid compose project",
			source: "https://github.com/compose-spec/compose-go"
		},
		{
			name: "docker-health-output",
			kind: "health check",
			rank: "effect",
			pattern: /^\{"Status":"unhealthy",.{0,400}?"Output":"(?<cause>(?!\\?")(?:[^"\\]|\\[^n]){3,300})/,
			example: "{\"Status\":\"unhealthy\",\"FailingStreak\":3,\"Log\":[{\"ExitCode\":7,\"Output\":\"curl: (7) Failed to connect\\n\"}]}",
			source: "https://docs.docker.com/reference/api/engine/"
		},
		{
			name: "docker-oom-killed",
			kind: "out of memory",
			rank: "effect",
			pattern: /^.{0,120}(?<cause>\bOOMKilled\b).{0,60}$/,
			example: "    \"OOMKilled\": true,",
			source: "https://docs.docker.com/reference/api/engine/"
		}
	];
	;
	const docker_daemon_MOBY = "https://github.com/moby/moby (daemon errors)";
	const CLI = "https://github.com/docker/cli";
	const COMPOSE = "https://github.com/compose-spec/compose-go";
	const DISTRIBUTION = "https://distribution.github.io/distribution/spec/api/#errors-2";
	const docker_daemon_BUILDKIT = "https://github.com/moby/buildkit";
	const BELOW = {
		where: "below",
		within: 30,
		pattern: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/
	};
	const docker_daemon_PLACE = [BELOW, {
		...BELOW,
		where: "above"
	}];
	const DOCKER_DAEMON = [
		{
			name: "docker-unreachable",
			kind: "crash",
			pattern: /^(?:(?:ERROR|Error|error|docker): )?(?:failed to [\w ]{1,40}: )?(?<cause>(?:Cannot connect to the Docker daemon at|error during connect: |Couldn't connect to Docker daemon|failed to connect to the docker API at).{0,280})/,
			example: "ERROR: Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?",
			source: CLI
		},
		{
			name: "docker-socket",
			kind: "permission",
			pattern: /^(?:(?:ERROR|Error|error|docker): )?(?<cause>(?:Got )?permission denied while trying to connect to the (?:Docker daemon socket|docker API) at \w{1,10}:\/\/[\w./:-]{1,100})/,
			example: "ERROR: permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock: Head \"http://%2Fvar%2Frun%2Fdocker.sock/_ping\": dial unix /var/run/docker.sock: connect: permission denied",
			source: CLI
		},
		{
			name: "docker-rate-limit",
			kind: "image pull",
			pattern: /^(?:ERROR|Error|error|docker)[: ].{0,600}?(?<cause>toomanyrequests: .{1,250})/,
			near: docker_daemon_PLACE,
			example: "ERROR: failed to copy: httpReadSeeker: failed open: unexpected status code https://registry-1.docker.io/v2/library/node/manifests/20: 429 Too Many Requests - Server message: toomanyrequests: You have reached your pull rate limit.",
			source: "https://docs.docker.com/docker-hub/usage/"
		},
		{
			name: "nomad-image",
			kind: "image pull",
			pattern: /^(?:[\w -]{0,40} {2})?(?<cause>Failed to pull `[^`]{1,200}`: .{1,250})/,
			example: "Driver Failure  Failed to pull `acme/web:31`: API error (404): manifest for acme/web:31 not found",
			source: "https://github.com/hashicorp/nomad/blob/main/drivers/docker/coordinator.go"
		},
		{
			name: "docker-login",
			kind: "permission",
			pattern: /^(?:Error: |##\[error\])?(?<cause>Username and password required|Cannot perform an interactive login from a(?: non)? TTY device|Error saving credentials: .{1,200}|no basic auth credentials)$/,
			example: "Error: Cannot perform an interactive login from a non TTY device",
			source: CLI
		},
		{
			name: "docker-registry",
			kind: "image pull",
			pattern: /^(?:(?:ERROR|Error|error): )?(?:failed to push \S{1,200}: )?(?<cause>(?:name unknown: |tag invalid: |manifest invalid: |blob upload (?:unknown|invalid)|manifest blob unknown|error parsing HTTP \d{3} response body: |received unexpected HTTP status: |unexpected status from \w+ request to |unknown blob$|unknown: Not Found|requested access to the resource is denied).{0,280})/,
			example: "tag invalid: The image tag '1.2' already exists in the 'web' repository and cannot be overwritten because the tag is immutable.",
			source: DISTRIBUTION
		},
		{
			name: "docker-mount-kind",
			kind: "missing file",
			pattern: /^(?:docker: )?Error response from daemon: [^"]{0,200}: (?<cause>error mounting ".{1,400})/,
			example: "Error response from daemon: failed to create task for container: unable to start container process: error during container init: error mounting \"/srv/nginx.conf\" to rootfs at \"/etc/nginx/nginx.conf\": mount /srv/nginx.conf:/etc/nginx/nginx.conf: not a directory: unknown: Are you trying to mount a directory onto a file (or vice-versa)?",
			source: "https://github.com/opencontainers/runc"
		},
		{
			name: "docker-daemon-other",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?:(?:docker|Error|ERROR): )?(?:failed to [\w ]{1,60}: )?Error response from daemon: (?<cause>(?!No such |You cannot remove|cannot (?:stop|kill|remove) |network \S{1,100} (?:not found|has active)|.{0,150} is not running).{1,300})/,
			example: "failed to create network app_default: Error response from daemon: Pool overlaps with other one on this address space",
			source: docker_daemon_MOBY
		},
		{
			name: "docker-command-other",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^docker: (?!Error response)(?<cause>[a-z'"].{1,300})/,
			example: "docker: invalid reference format: repository name (Acme/web) must be lowercase.",
			source: CLI
		},
		{
			name: "docker-context",
			kind: "missing file",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to build: )?(?<cause>(?:unable to prepare context: |error checking context: |resolve : |invalid tag "|failed to stat |"docker (?:buildx )?\w+" requires |the Dockerfile cannot be empty|no builder ")(?!.{0,150}Dockerfile path).{0,250})/,
			example: "ERROR: unable to prepare context: path \"web\" not found",
			source: CLI
		},
		{
			name: "docker-copy-destination",
			kind: "compile error",
			pattern: /^(?<cause>When using (?:COPY|ADD) with more than one source file, the destination must be a directory and end with a \/)/,
			example: "When using COPY with more than one source file, the destination must be a directory and end with a /",
			source: docker_daemon_MOBY
		},
		{
			name: "buildkit-copy-missing",
			kind: "missing file",
			pattern: /^(?:ERROR|error): (?:failed to solve: )?(?:failed to compute cache key: )?(?<cause>"[^"]{1,300}" not found: not found)/,
			near: docker_daemon_PLACE,
			example: "ERROR: \"/requirements.txt\" not found: not found\nDockerfile:5",
			source: docker_daemon_BUILDKIT
		},
		{
			name: "buildkit-other",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:Error: buildx failed with: )?(?:ERROR|error): (?:failed to build: )?failed to solve: (?:rpc error: code = \w+ desc = )?(?!process "|executor failed)(?:\S{1,200}: (?=failed to resolve source))?(?<cause>.{1,400})/,
			near: docker_daemon_PLACE,
			example: "Dockerfile:4\nERROR: failed to solve: circular dependency detected on stage: build",
			source: docker_daemon_BUILDKIT
		},
		{
			name: "compose-no-file",
			kind: "missing file",
			pattern: /^(?<cause>no configuration file provided: not found|(?:env file|Couldn't find env file:) \S{1,200}(?: not found(?:: .{1,200})?)?|open [\w./-]{1,200}\.ya?ml: no such file or directory)$/,
			example: "no configuration file provided: not found",
			source: COMPOSE
		},
		{
			name: "compose-other",
			kind: "compile error",
			pattern: /^(?:error while interpolating \S{1,200}: |invalid interpolation format for \S{1,200}[: ]{0,2})?(?<cause>required variable \S{1,100} is missing a value.{0,150}|network \S{1,100} declared as external, but could not be found.{0,100}|external volume "[^"]{1,100}" not found|no such service: \S{1,100}|yaml: (?:line \d{1,5}: |unmarshal errors|found ).{0,200}|You may need to escape any \$.{0,100}|dependency cycle detected: .{1,200})$/,
			example: "error while interpolating services.db.environment.POSTGRES_PASSWORD: required variable DB_PASSWORD is missing a value: set it",
			source: COMPOSE
		}
	];
	;
	const docker_runs_BUILDKIT = "https://github.com/moby/buildkit/blob/master/solver/errdefs/source.go";
	const docker_runs_INSTRUCTION = {
		where: "below",
		within: 80,
		pattern: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/,
		isRequired: true
	};
	const SYSTEM_COMMAND = {
		where: "below",
		within: 80,
		pattern: /^ {0,6}\d{1,5} \| >>> RUN (?:--\S{1,200} )?(?:set -\S{1,20}(?: pipefail)? ?(?:&&|;) )?(?:apt-get|apt|apk|yum|dnf|microdnf|curl|wget|chmod|chown|cp|mv|mkdir|ln|tar|unzip|useradd|groupadd|usermod|adduser|addgroup|sed|git|rm|cat|echo|ls|install|find|touch|gpg|test)\b/,
		isRequired: true
	};
	const DOCKER_RUNS = [
		{
			name: "docker-run-script",
			kind: "permission",
			pattern: /^\/bin\/(?:ba|da|z|a)?sh: (?:line )?(?:\d{1,4}: )?(?<cause>(?<file>[\w-][\w.-]{0,60}(?:\/[\w.-]{1,60}){1,6}\.(?:sh|py|rb|js|pl)): Permission denied)$/,
			near: [{
				...docker_runs_INSTRUCTION,
				pattern: /^Dockerfile[\w.-]{0,60}:\d+$/,
				isRequired: true
			}],
			example: "/bin/sh: 1: scripts/build.sh: Permission denied\nDockerfile:7",
			source: docker_runs_BUILDKIT
		},
		{
			name: "docker-run-shell",
			kind: "missing dependency",
			pattern: /^(?<shell>\/bin\/(?:ba|da|z|a)?sh): (?:line )?(?:\d{1,4}: )?(?<cause>[^\s:]{1,200}: (?:(?:command )?not found|No such file or directory|Permission denied))$/,
			near: [{
				where: "below",
				within: 20,
				pattern: /^(?:make(?:\[\d{1,3}\])?: \*{3} |npm (?:error|ERR!) )/,
				isForbidden: true
			}, docker_runs_INSTRUCTION],
			sentence: "{shell}: {cause}",
			example: "/bin/sh: 1: pnpm: not found\nDockerfile:7",
			source: docker_runs_BUILDKIT
		},
		{
			name: "docker-run-system",
			kind: "crash",
			pattern: /^(?<tool>chmod|chown|cp|mv|mkdir|ln|tar|gzip|unzip|useradd|groupadd|usermod|adduser|addgroup|sed|rm|cat|ls|install|find|touch|wget|curl|git|fatal|gpg): (?!Removing |warning)(?<cause>.{3,250})$/,
			near: [SYSTEM_COMMAND, docker_runs_INSTRUCTION],
			sentence: "{tool}: {cause}",
			example: "groupadd: GID '1000' already exists\nDockerfile:4\n--------------------\n   4 | >>> RUN groupadd -g 1000 app",
			source: docker_runs_BUILDKIT
		}
	];
	;
	const HEROKU = "https://devcenter.heroku.com/articles/error-codes";
	const CNB = "https://github.com/buildpacks/lifecycle";
	const HOSTS = [
		{
			name: "heroku-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^Error R1[45] \((?<cause>[^)]{1,100})\)/,
			example: "Error R15 (Memory quota vastly exceeded)",
			source: HEROKU
		},
		{
			name: "heroku-boot-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^Error R10 \(Boot timeout\)(?: -> (?<cause>.{1,200}))?/,
			sentence: "Boot timeout: {cause}",
			example: "Error R10 (Boot timeout) -> Web process failed to bind to $PORT within 60 seconds of launch",
			source: HEROKU
		},
		{
			name: "heroku-bad-bind",
			kind: "port",
			rank: "effect",
			pattern: /^Error R11 \(Bad bind\)(?: -> (?<cause>.{1,200}))?/,
			sentence: "Bad bind: {cause}",
			example: "Error R11 (Bad bind) -> Process bound to port other than $PORT",
			source: HEROKU
		},
		{
			name: "heroku-error",
			kind: "crash",
			rank: "effect",
			pattern: /^Error [RL]\d\d \((?<cause>[^)]{1,100})\)/,
			example: "Error R12 (Exit timeout) -> At least one process failed to exit within 30 seconds of SIGTERM",
			source: HEROKU
		},
		{
			name: "heroku-no-app",
			kind: "missing file",
			pattern: /^ ?! {1,8}(?<cause>No default language could be detected for this app)/,
			example: " !     No default language could be detected for this app.",
			source: "https://devcenter.heroku.com/articles/buildpacks"
		},
		{
			name: "heroku-slug-size",
			kind: "crash",
			pattern: /^ ?! {1,8}(?<cause>Compiled slug size: .{1,60} is too large.{0,60})/,
			example: " !     Compiled slug size: 612.1M is too large (max is 500M).",
			source: "https://devcenter.heroku.com/articles/slug-compiler"
		},
		{
			name: "render-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:==> )?(?<cause>(?:Ran out of memory|Instance failed: \S{1,40}|Out of memory)[ (:].{0,150})/,
			example: "==> Ran out of memory (used over 512MB) while running your code.",
			source: "https://render.com/docs/troubleshooting-deploys"
		},
		{
			name: "render-no-port",
			kind: "port",
			rank: "effect",
			pattern: /^(?:==> )?(?<cause>(?:Port scan timeout reached, no open ports detected|No open ports detected)\b.{0,100})/,
			near: [{
				where: "below",
				within: 400,
				pattern: /^(?:==> )?Port scan timeout reached/,
				isForbidden: true
			}],
			example: "==> Port scan timeout reached, no open ports detected. Bind your service to at least one port.",
			source: "https://render.com/docs/web-services#port-binding"
		},
		{
			name: "render-deploy-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?:==> )?(?<cause>Timed out after waiting for internal health check .{0,150}|Deploy cancelled by timeout.{0,60})/,
			example: "==> Timed out after waiting for internal health check to return a successful response code at: web:10000 /healthz",
			source: "https://render.com/docs/troubleshooting-deploys"
		},
		{
			name: "render-exited",
			kind: "crash",
			rank: "exit",
			pattern: /^==> (?<cause>(?:Exited with status \d{1,3}|Build failed|Application exited early)[^.]{0,100})/,
			example: "==> Exited with status 1 while running your code. Read our docs for common ways to troubleshoot this",
			source: "https://render.com/docs/troubleshooting-deploys"
		},
		{
			name: "fly-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:\[ {0,8}[\d.]{1,12}\] )?(?<cause>Out of memory: Killed process \d{1,8} \([^)]{1,40}\))/,
			example: "[   38.610318] Out of memory: Killed process 314 (node) total-vm:1104124kB, anon-rss:187444kB",
			source: "https://github.com/torvalds/linux/blob/master/mm/oom_kill.c"
		},
		{
			name: "linux-oom-cgroup",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:\[ {0,8}[\d.]{1,12}\] )?(?<cause>Memory cgroup out of memory: Killed process \d{1,8} \([^)]{1,40}\))/,
			example: "Memory cgroup out of memory: Killed process 2117 (java) total-vm:4034984kB",
			source: "https://github.com/torvalds/linux/blob/master/mm/oom_kill.c"
		},
		{
			name: "fly-health",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:Error: |error: |\u2716 )?(?<cause>(?:timeout reached waiting for health checks to pass for machine|failed to update machine|Health check .{1,100} (?:has failed|failed)|smoke checks? for \S{1,40} failed|the app appears to be crashing)[^\n]{0,150})/i,
			example: "Error: timeout reached waiting for health checks to pass for machine 7811e2ff: failed to get VM 7811e2ff",
			source: "https://github.com/superfly/flyctl/tree/master/internal/command/deploy"
		},
		{
			name: "fly-restarts",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:INFO )?(?<cause>machine has reached its max restart count of \d{1,4})/,
			example: "machine has reached its max restart count of 10",
			source: "https://fly.io/docs/machines/guides-examples/machine-restart-policy/"
		},
		{
			name: "buildpacks-detect",
			kind: "missing file",
			pattern: /^(?:\[detector\] )?ERROR: (?<cause>No buildpack groups passed detection)/,
			example: "[detector] ERROR: No buildpack groups passed detection.",
			source: CNB
		},
		{
			name: "buildpacks-failed",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:\[(?:builder|exporter|detector|analyzer|restorer)\] )?ERROR: (?<cause>failed to (?:build|export|detect|analyze|restore)[ :].{1,200})/,
			example: "ERROR: failed to build: executing lifecycle: failed with status code: 51",
			source: CNB
		},
		{
			name: "ecs-stopped",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:\(service [\w-]{1,100}\)[,:]? ?)?(?:\([^)]{1,120}\),? ?){0,3}(?<cause>(?:failed container health checks\b.{0,100}|\(?task .{1,120} failed (?:ELB|container) health checks.{0,150}|is unhealthy in .{1,200}|Task failed (?:ELB|container) health checks.{0,150}))/,
			example: "(service web) (task 0c1f2d7e) failed container health checks.",
			source: "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/service-event-messages-list.html"
		},
		{
			name: "ecs-failed",
			kind: "health check",
			rank: "exit",
			pattern: /^(?:\(service [\w-]{1,100}\)[,:]? ?)?(?:\([^)]{1,120}\),? ?){0,3}(?<cause>\(?deployment .{0,120}deployment failed: .{1,120})/,
			example: "(service web) (deployment ecs-svc/4402195) deployment failed: tasks failed to start.",
			source: "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/service-event-messages-list.html"
		},
		{
			name: "ecs-image",
			kind: "image pull",
			pattern: /^.{0,80}\b(?<cause>CannotPullContainerError: .{1,250})/,
			example: "CannotPullContainerError: pull image manifest has been retried 5 time(s): failed to resolve ref docker.io/acme/web:9: not found",
			source: "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task_cannot_pull_image.html"
		},
		{
			name: "ecs-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^.{0,80}\b(?<cause>OutOfMemoryError: Container killed due to memory usage)/,
			example: "OutOfMemoryError: Container killed due to memory usage",
			source: "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/stopped-task-error-codes.html"
		},
		{
			name: "ecs-start",
			kind: "crash",
			rank: "effect",
			pattern: /^.{0,80}\b(?<cause>(?:ResourceInitializationError|CannotStartContainerError|CannotCreateContainerError|TaskFailedToStart): .{1,250})/,
			example: "ResourceInitializationError: unable to pull secrets or registry auth: execution resource retrieval failed",
			source: "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/stopped-task-error-codes.html"
		},
		{
			name: "cloud-run-port",
			kind: "port",
			rank: "effect",
			pattern: /^(?:ERROR: )?(?:\(gcloud\.[\w.]{1,60}\) )?(?:Revision '[^']{1,100}' is not ready and cannot serve traffic\. )?(?<cause>The user-provided container failed to start and listen on the port [^.]{1,200})/,
			example: "ERROR: (gcloud.run.deploy) Revision 'web-00007-abc' is not ready and cannot serve traffic. The user-provided container failed to start and listen on the port defined provided by the PORT=8080 environment variable within the allocated timeout.",
			source: "https://cloud.google.com/run/docs/troubleshooting"
		},
		{
			name: "cloud-run-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?<cause>Memory limit of \S{1,20} (?:MiB )?exceeded with .{1,60} used|Container '[^']{1,60}' exceeded memory limit)/,
			example: "Memory limit of 512 MiB exceeded with 534 MiB used. Consider increasing the memory limit",
			source: "https://cloud.google.com/run/docs/troubleshooting"
		},
		{
			name: "kamal-unhealthy",
			kind: "health check",
			rank: "effect",
			pattern: /^(?: {0,8}ERROR )?(?:\(SSHKit::Command::Failed\): |Error: )?(?<cause>target failed to become healthy within configured timeout.{0,60}|container not ready after .{1,60})/,
			example: "Error: target failed to become healthy within configured timeout (30s)",
			source: "https://github.com/basecamp/kamal-proxy"
		},
		{
			name: "railway-health",
			kind: "health check",
			rank: "effect",
			pattern: /^(?<cause>\d{1,3}\/\d{1,3} replicas never became healthy|Healthcheck failed|service unavailable)!?$/,
			example: "1/1 replicas never became healthy!",
			source: "https://docs.railway.com/guides/healthchecks"
		},
		{
			name: "app-service-ping",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:ERROR - )?(?<cause>Container \S{1,100} didn't respond to HTTP pings on port: \d{1,5}.{0,60})/,
			example: "ERROR - Container shop_0_1f2e didn't respond to HTTP pings on port: 8080, failing site start.",
			source: "https://learn.microsoft.com/azure/app-service/faq-app-service-linux"
		},
		{
			name: "railway-start",
			kind: "missing file",
			pattern: /^(?:ERROR: )?(?<cause>The executable `[^`]{1,200}` could not be found)/,
			example: "The executable `./server` could not be found.",
			source: "https://docs.railway.com/reference/errors"
		},
		{
			name: "nixpacks",
			kind: "missing file",
			pattern: /^(?:\u2716 )?(?<cause>(?:Nixpacks|Railpack) (?:was unable to generate a build plan|could not determine how to build the app).{0,60})/,
			example: "Nixpacks was unable to generate a build plan for this app.",
			source: "https://nixpacks.com/docs"
		},
		{
			name: "host-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:Process|Container|container|Main child|App|Application|The process|Command|Task|INFO Main child| INFO Main child)\s?(?:\S{1,60} )?(?<cause>(?:exited|terminated|failed) (?:normally )?with (?:status|code:?|exit code|exit status|signal)[: ]{0,2}(?!0\b|143\b)\w{1,12})/,
			sentence: "The process {cause}",
			example: "Process exited with status 1",
			source: HEROKU
		}
	];
	;
	const INFRASTRUCTURE = [
		{
			name: "terraform",
			kind: "crash",
			pattern: /^(?:[\u2502\u2577|] ?)?Error: (?<cause>.{1,250})/,
			near: [{
				where: "below",
				within: 6,
				pattern: /^[\u2502|]? {1,4}(?:on|with) (?<file>[\w./-]{1,200}\.tf(?:\.json)?) line (?<line>\d+)/,
				isRequired: true
			}, {
				where: "below",
				within: 12,
				pattern: /^(?:[\u2502|] )?(?<detail>[A-Z].{10,250})$/,
				until: /^(?:[\u2502|] )?Error: /
			}],
			sentence: "{cause}: {detail}",
			example: "\u2502 Error: Reference to undeclared resource\n\u2502 \n\u2502   on main.tf line 14, in resource \"aws_instance\" \"web\":\n\u2502   14:   subnet_id = aws_subnet.prod.id",
			source: "https://github.com/hashicorp/terraform/blob/main/internal/command/format/diagnostic.go"
		},
		{
			name: "terraform-plain",
			kind: "crash",
			pattern: /^\u2502 Error: (?<cause>.{1,250})/,
			example: "\u2502 Error: No valid credential sources found",
			source: "https://github.com/hashicorp/terraform/blob/main/internal/command/format/diagnostic.go"
		},
		{
			name: "systemd-exec",
			kind: "permission",
			pattern: /^[\w@.-]{1,100}\.service: (?<cause>Unable to locate executable '[^']{1,200}': Permission denied)/,
			example: "shop.service: Unable to locate executable '/opt/shop/current/bin/server': Permission denied",
			source: "https://github.com/systemd/systemd/blob/main/src/core/exec-invoke.c"
		},
		{
			name: "systemd-exec-missing",
			kind: "missing file",
			pattern: /^[\w@.-]{1,100}\.service: (?<cause>Unable to locate executable '[^']{1,200}': No such file or directory)/,
			example: "shop.service: Unable to locate executable '/opt/shop/bin/server': No such file or directory",
			source: "https://github.com/systemd/systemd/blob/main/src/core/exec-invoke.c"
		},
		{
			name: "hugo",
			kind: "compile error",
			pattern: /^(?:ERROR |Error: )?[Ee]rror building site: "(?<file>[^"]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,7})": (?<cause>.{3,400})/,
			example: "Error: error building site: \"/opt/build/repo/content/guides/install.md:9:1\": failed to extract shortcode: template for shortcode \"shot\" not found",
			source: "https://github.com/gohugoio/hugo/blob/master/common/herrors/file_error.go"
		},
		{
			name: "systemd-failed",
			kind: "crash",
			rank: "exit",
			pattern: /^(?<cause>[\w@.-]{1,100}\.service: (?:Failed with result '[\w-]{1,40}'|Main process exited, code=\w{1,20}, status=(?!0\b|143\b)\S{1,40}))/,
			example: "shop.service: Failed with result 'exit-code'.",
			source: "https://github.com/systemd/systemd/blob/main/src/core/unit.c"
		},
		{
			name: "ansible",
			kind: "crash",
			pattern: /^fatal: \[[^\]]{1,100}\]: (?:FAILED|UNREACHABLE)! => (?:(?=.{0,900}?The error appears to (?:be|have been) in '(?<file>[^']{1,200})': line (?<line>\d{1,7}), column (?<column>\d{1,7}))|).{0,600}?"(?:msg": "(?!non-zero return code|MODULE FAILURE|Unable to (?:re)?start service)|stderr": "(?!"))(?<cause>(?:[^"\\]|\\[^n]){1,280})/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\.\.\.ignoring/,
				isForbidden: true
			}],
			example: "fatal: [web-1]: FAILED! => {\"changed\": false, \"msg\": \"No package matching 'libvips2' is available\"}",
			source: "https://github.com/ansible/ansible/blob/devel/lib/ansible/plugins/callback/default.py"
		},
		{
			name: "ansible-service",
			kind: "crash",
			rank: "effect",
			pattern: /^fatal: \[[^\]]{1,100}\]: FAILED! => .{0,600}?"msg": "(?<cause>Unable to (?:re)?start service (?:[^"\\]|\\[^n]){1,250})/,
			example: "fatal: [web-1]: FAILED! => {\"changed\": false, \"msg\": \"Unable to restart service shop: Job for shop.service failed because the control process exited with error code.\\nSee \\\"systemctl status shop.service\\\" for details.\\n\"}",
			source: "https://github.com/ansible/ansible/blob/devel/lib/ansible/modules/systemd_service.py"
		},
		{
			name: "ansible-file",
			kind: "compile error",
			pattern: /^ERROR! (?<cause>.{3,250})/,
			near: [
				{
					where: "below",
					within: 6,
					pattern: /^(?<detail>Syntax Error while loading YAML)/
				},
				{
					where: "below",
					within: 7,
					pattern: /^ {2}(?<reason>\S.{3,200})/
				},
				{
					where: "below",
					within: 12,
					pattern: /^The error appears to (?:be|have been) in '(?<file>[^']{1,200})': line (?<line>\d+), column (?<column>\d+)/
				}
			],
			sentence: "{cause} {detail}: {reason}",
			example: "ERROR! conflicting action statements: copy, template\n\nThe error appears to be in '/app/site.yml': line 5, column 7, but may",
			source: "https://github.com/ansible/ansible/blob/devel/lib/ansible/errors/__init__.py"
		},
		{
			name: "cloudformation",
			kind: "crash",
			pattern: /^.{0,120}\b(?:CREATE_FAILED|UPDATE_FAILED|DELETE_FAILED)[ |]{1,24}(?<cause>[\w:]{1,80} .{1,250})/,
			example: " 3:14:15 PM | CREATE_FAILED        | AWS::S3::Bucket | Bucket83908E77 acme-prod-assets already exists in stack web",
			source: "https://github.com/aws/aws-cdk-cli"
		},
		{
			name: "kaniko",
			kind: "crash",
			rank: "exit",
			pattern: /^error building image: (?:error building stage: )?(?:failed to execute command: )?(?<cause>.{1,250})/,
			example: "error building image: error building stage: failed to execute command: waiting for process to exit: exit status 1",
			source: "https://github.com/GoogleContainerTools/kaniko/blob/main/cmd/executor/cmd/root.go"
		},
		{
			name: "postgres-server",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S{0,6} [A-Z]{3,5} \[\d{1,8}\] )FATAL: {2}(?<cause>(?:could not (?:create|open|access|bind|write|load)|data directory|database files are incompatible|configuration file|password authentication failed|database "[^"]{1,100}" does not exist).{0,200})/,
			example: "2026-02-01 10:00:00.120 UTC [1] FATAL:  database files are incompatible with server",
			source: "https://www.postgresql.org/docs/current/runtime-config-logging.html"
		},
		{
			name: "elasticsearch-bootstrap",
			kind: "crash",
			pattern: /^.{0,80}(?<cause>max virtual memory areas vm\.max_map_count \[\d+\] is too low.{0,100})/,
			example: "bootstrap check failure [1] of [1]: max virtual memory areas vm.max_map_count [65530] is too low, increase to at least [262144]",
			source: "https://www.elastic.co/docs/deploy-manage/deploy/self-managed/bootstrap-checks"
		},
		{
			name: "apache-port",
			kind: "port",
			pattern: /^\(\d{1,3}\)(?<cause>Address already in use: AH00072: .{1,150})/,
			example: "(98)Address already in use: AH00072: make_sock: could not bind to address [::]:80",
			source: "https://github.com/apache/httpd/blob/trunk/server/listen.c"
		},
		{
			name: "apache-syntax",
			kind: "compile error",
			pattern: /^AH00526: (?<cause>Syntax error on line (?<line>\d+) of (?<file>[^\s:]{1,200}))/,
			example: "AH00526: Syntax error on line 12 of /etc/apache2/sites-enabled/000-default.conf:",
			source: "https://github.com/apache/httpd/blob/trunk/server/config.c"
		},
		{
			name: "haproxy",
			kind: "compile error",
			pattern: /^(?:\[ALERT\] .{0,40}: )?(?:config : )?parsing \[(?<file>[^:\]]{1,200}):(?<line>\d+)\] ?: (?<cause>.{1,200})/,
			example: "[ALERT]    (1) : config : parsing [/usr/local/etc/haproxy/haproxy.cfg:14] : unknown keyword 'servr' in 'backend' section",
			source: "https://github.com/haproxy/haproxy/blob/master/src/cfgparse.c"
		},
		{
			name: "ci-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?:##\[error\]|ERROR: |Error: |error: )?(?<cause>(?:The (?:job|build|step|action|deployment|operation|task)\b.{0,150}? (?:(?:exceeded|ran longer than|reached) the (?:maximum|time)|has timed out after)|(?:Too long with no output|No output has been received|Exceeded build time limit|Job failed: execution took longer|Build timed out|Timeout has been exceeded)\b).{0,150})/,
			example: "##[error]The job has exceeded the maximum execution time of 10m0s",
			source: "https://docs.github.com/en/actions/reference/limits"
		},
		{
			name: "cloud-build-step",
			kind: "crash",
			rank: "exit",
			pattern: /^ERROR: (?<cause>build step \d{1,3} "[^"]{1,200}" failed: .{1,150})/,
			example: "ERROR: build step 3 \"gcr.io/cloud-builders/docker\" failed: step exited with non-zero status: 1",
			source: "https://cloud.google.com/build/docs/troubleshooting"
		},
		{
			name: "codebuild-command",
			kind: "crash",
			rank: "exit",
			pattern: /^Command did not exit successfully (?<command>.{1,200}?) exit status (?<code>\d{1,3})$/,
			sentence: "{command} failed with exit code {code}",
			example: "Command did not exit successfully npm run build exit status 2",
			source: "https://docs.aws.amazon.com/codebuild/latest/userguide/troubleshooting.html"
		},
		{
			name: "command-exited",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:Error: |ERROR: |error: )?Command "(?<command>[^"]{1,200})" (?:exited with|failed with exit code) (?<code>\d{1,3})/,
			sentence: "{command} failed with exit code {code}",
			example: "Error: Command \"npm run build\" exited with 1",
			source: "https://github.com/vercel/vercel/blob/main/packages/build-utils/src/fs/run-user-scripts.ts"
		},
		{
			name: "command-failed",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:Error message: |Error: )?Command failed with exit code (?<code>\d{1,3}): (?<command>.{1,200})/,
			sentence: "{command} failed with exit code {code}",
			example: "Command failed with exit code 1: npm run build",
			source: "https://github.com/netlify/build"
		},
		{
			name: "ci-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:##\[error\]|Error: |ERROR: )(?<cause>(?:Process completed with exit code|Job failed: exit code|Bash exited with code) '?(?!0\b)\d{1,3})/,
			example: "##[error]Process completed with exit code 1.",
			source: "https://github.com/actions/runner/blob/main/src/Runner.Worker/Handlers/ScriptHandler.cs"
		}
	];
	;
	const KUBELET = "https://github.com/kubernetes/kubernetes/tree/master/pkg/kubelet/events";
	const PROBER = "https://github.com/kubernetes/kubernetes/blob/master/pkg/kubelet/prober/prober.go";
	const DESCRIBE = "https://github.com/kubernetes/kubectl/blob/master/pkg/describe/describe.go (describeContainers)";
	const CONTAINER = {
		where: "above",
		within: 20,
		pattern: /^ {2}(?<container>[a-z][\w-]{0,62}):$/,
		isRequired: true
	};
	const EXIT_CODE = {
		where: "below",
		within: 2,
		pattern: /^ {4,12}Exit Code: {1,12}(?<code>\d{1,3})$/
	};
	const KUBERNETES = [
		{
			name: "kubernetes-image",
			kind: "image pull",
			pattern: /^Failed to pull image (?<image>"[^"]{1,200}"): .{0,600}: (?<cause>[^:]{3,120})$/,
			sentence: "Failed to pull image {image}: {cause}",
			example: "Failed to pull image \"registry.example.com/web:1.9.0\": rpc error: code = NotFound desc = failed to pull and unpack image \"registry.example.com/web:1.9.0\": failed to resolve reference \"registry.example.com/web:1.9.0\": registry.example.com/web:1.9.0: not found",
			source: KUBELET
		},
		{
			name: "kubernetes-image-plain",
			kind: "image pull",
			pattern: /^(?<cause>Failed to pull image "[^"]{1,200}".{0,200})/,
			example: "Failed to pull image \"web:2\": not found",
			source: KUBELET
		},
		{
			name: "kubernetes-image-name",
			kind: "image pull",
			pattern: /^.{0,200}?Failed to apply default image tag "[^"]{1,200}": (?<cause>.{3,250})/,
			example: "Failed to apply default image tag \"ghcr.io/Acme/web:2\": couldn't parse image name \"ghcr.io/Acme/web:2\": invalid reference format: repository name (Acme/web) must be lowercase",
			source: KUBELET
		},
		{
			name: "kubernetes-image-waiting",
			kind: "image pull",
			rank: "effect",
			pattern: /^(?<cause>Back-off pulling image "[^"]{1,200}"|Error: InvalidImageName)/,
			example: "Back-off pulling image \"registry.example.com/web:1.9.0\"",
			source: KUBELET
		},
		{
			name: "kubernetes-image-status",
			kind: "image pull",
			rank: "effect",
			pattern: /^.{0,120}\b(?<cause>ImagePullBackOff|ErrImagePull|InvalidImageName|ErrImageNeverPull)\b/,
			example: "web-5b7d9c6f4-t2v8k   0/1     ImagePullBackOff   0          92s",
			source: KUBELET
		},
		{
			name: "kubernetes-container-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^ {4,12}Reason: {1,12}OOMKilled$/,
			near: [CONTAINER, EXIT_CODE],
			sentence: "Container {container} was OOMKilled (exit code {code})",
			example: "  worker:\n    State:          Waiting\n    Last State:     Terminated\n      Reason:       OOMKilled\n      Exit Code:    137",
			source: DESCRIBE
		},
		{
			name: "kubernetes-container-fault",
			kind: "crash",
			rank: "effect",
			pattern: /^ {4,12}Exit Code: {1,12}139$/,
			near: [CONTAINER],
			sentence: "Container {container} terminated with a segmentation fault (exit code 139)",
			example: "  thumbs:\n    Last State:     Terminated\n      Reason:       Error\n      Exit Code:    139",
			source: DESCRIBE
		},
		{
			name: "kubernetes-container-exit",
			kind: "crash",
			rank: "effect",
			pattern: /^ {4,12}Exit Code: {1,12}(?<code>(?!0$|143$)\d{1,3})$/,
			near: [CONTAINER],
			sentence: "Container {container} terminated with exit code {code}",
			example: "  web:\n    Last State:     Terminated\n      Reason:       Error\n      Exit Code:    1",
			source: DESCRIBE
		},
		{
			name: "kubernetes-out-of-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^.{0,120}\b(?<cause>OOMKilled)\b/,
			example: "      Reason:       OOMKilled",
			source: "https://kubernetes.io/docs/tasks/configure-pod-container/assign-memory-resource/"
		},
		{
			name: "kubernetes-probe-refused",
			kind: "health check",
			rank: "effect",
			pattern: /^(?<probe>(?:Live|Readi)ness|Startup) probe failed: (?:Get "?https?:\/\/[^":/]{1,100}:(?<port>\d{1,5})[^"]{0,200}"?: )?dial tcp \S{1,60} (?:connect: )?connection refused/,
			sentence: "{probe} probe failed: connection refused on port {port}",
			example: "Liveness probe failed: Get \"http://10.42.1.37:8080/healthz\": dial tcp 10.42.1.37:8080: connect: connection refused",
			source: PROBER
		},
		{
			name: "kubernetes-probe-deadline",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?<probe>(?:Live|Readi)ness|Startup) probe failed: (?:Get "[^"]{1,300}": |command "?.{1,200}"? )?(?<cause>context deadline exceeded|timed out.{0,60}|net\/http: request canceled)/,
			sentence: "{probe} probe failed: {cause}",
			example: "Startup probe failed: Get \"http://10.1.8.20:9200/_ready\": context deadline exceeded (Client.Timeout exceeded while awaiting headers)",
			source: PROBER
		},
		{
			name: "kubernetes-probe",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:Error: )?(?<cause>(?:Liveness|Readiness|Startup) probe (?:failed|errored): .{1,250})/,
			example: "Readiness probe failed: HTTP probe failed with statuscode: 503",
			source: PROBER
		},
		{
			name: "kubernetes-crash-loop",
			kind: "crash",
			rank: "effect",
			pattern: /^(?<cause>Back-off restarting failed container(?: (?!in )\S{1,100})?)/,
			example: "Back-off restarting failed container api in pod api-6d9c7b8f5d-4xk2p_shop",
			source: KUBELET
		},
		{
			name: "kubernetes-unschedulable",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?<cause>\d+\/\d+ nodes are available: .{1,300}?)(?:\. preemption: |\.?$)/,
			example: "0/3 nodes are available: 3 Insufficient memory. preemption: 0/3 nodes are available: 3 No preemption victims found for incoming pod.",
			source: "https://github.com/kubernetes/kubernetes/blob/master/pkg/scheduler/framework/types.go"
		},
		{
			name: "kubernetes-deadline",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?<cause>Job was active longer than specified deadline)/,
			example: "Job was active longer than specified deadline",
			source: "https://github.com/kubernetes/kubernetes/blob/master/pkg/controller/job/job_controller.go"
		},
		{
			name: "kubernetes-backoff-limit",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:Error: |error: )?(?<cause>Job has reached the specified backoff limit)/,
			example: "Job has reached the specified backoff limit",
			source: "https://github.com/kubernetes/kubernetes/blob/master/pkg/controller/job/job_controller.go"
		},
		{
			name: "kubernetes-config-missing",
			kind: "missing file",
			pattern: /^(?:Error: )?(?:MountVolume\.SetUp failed for volume "[^"]{1,100}" ?: )?(?<cause>(?:references non-existent |couldn't find key \S{1,100} in )?(?:secret|configmap|ConfigMap|Secret) \S{1,200} not found|couldn't find key .{1,200}|configmap references non-existent config key: .{1,100})/,
			example: "MountVolume.SetUp failed for volume \"config\" : configmap \"web-config\" not found",
			source: KUBELET
		},
		{
			name: "kubernetes-container-start",
			kind: "missing file",
			pattern: /^Error: failed to (?:create|start) container[^"]{0,200}: (?:error during container init: )?(?<cause>exec: "[^"]{1,200}": .{1,120})/,
			example: "Error: failed to create containerd task: failed to create shim task: unable to start container process: exec: \"serve\": executable file not found in $PATH: unknown",
			source: KUBELET
		},
		{
			name: "kubectl-forbidden",
			kind: "permission",
			pattern: /^Error from server \(Forbidden\): (?:error when \w{1,20} "(?:STDIN|(?<file>[\w./-]{1,200}))": )?(?<cause>[^\s:]{1,200} (?:"[^"]{1,200}" )?is forbidden: User .{1,500})$/,
			example: "Error from server (Forbidden): deployments.apps \"web\" is forbidden: User \"system:serviceaccount:ci:deployer\" cannot patch resource \"deployments\" in API group \"apps\" in the namespace \"prod\"",
			source: "https://github.com/kubernetes/kubernetes/blob/master/staging/src/k8s.io/apiserver/pkg/endpoints/handlers/responsewriters/errors.go"
		},
		{
			name: "kubectl-strict",
			kind: "compile error",
			pattern: /^Error from server \(BadRequest\): .{0,400}strict decoding error: (?<cause>.{1,250})/,
			example: "Error from server (BadRequest): error when creating \"k8s/deployment.yaml\": Deployment in version \"v1\" cannot be handled as a Deployment: strict decoding error: unknown field \"spec.template.spec.containers[0].imagePullPolice\"",
			source: "https://github.com/kubernetes/kubernetes/blob/master/staging/src/k8s.io/apimachinery/pkg/runtime/strict_decoding_error.go"
		},
		{
			name: "kubectl-validate",
			kind: "compile error",
			pattern: /^error: error validating "(?<file>[^"]{1,200})": error validating data: (?!failed to download)(?:ValidationError\([^)]{1,200}\): )?(?<cause>[^;]{1,250})/,
			sentence: "error validating \"{file}\": {cause}",
			example: "error: error validating \"k.yaml\": error validating data: kind not set; if you choose to ignore these errors, turn validation off with --validate=false",
			source: "https://github.com/kubernetes/kubectl/blob/master/pkg/validation/schema.go"
		},
		{
			name: "kubectl-parse",
			kind: "compile error",
			pattern: /^error: error parsing (?<file>[^\s:]{1,200}): (?<cause>error converting YAML to JSON: yaml: line (?<line>\d+): .{1,200})/,
			sentence: "{cause}",
			example: "error: error parsing k8s/web.yaml: error converting YAML to JSON: yaml: line 12: mapping values are not allowed in this context",
			source: "https://github.com/kubernetes/cli-runtime/blob/master/pkg/resource/visitor.go"
		},
		{
			name: "kubectl-invalid",
			kind: "compile error",
			pattern: /^The \w+ "[^"]{1,200}" is invalid: (?<cause>.{1,250})/,
			example: "The Deployment \"web\" is invalid: spec.selector: Invalid value: {\"matchLabels\":{\"app\":\"api\"}}: field is immutable",
			source: "https://github.com/kubernetes/kubectl/blob/master/pkg/cmd/util/helpers.go"
		},
		{
			name: "kubectl-server",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^Error from server \((?:NotFound|AlreadyExists|Conflict|InternalError|BadRequest)\): (?!.{0,200} is waiting to start: )(?<cause>.{1,250})/,
			example: "Error from server (NotFound): namespaces \"prod\" not found",
			source: "https://github.com/kubernetes/kubectl/blob/master/pkg/cmd/util/helpers.go"
		},
		{
			name: "kubectl-unauthorized",
			kind: "permission",
			pattern: /^error: (?<cause>You must be logged in to the server.{0,100})/,
			example: "error: You must be logged in to the server (Unauthorized)",
			source: "https://github.com/kubernetes/kubectl/blob/master/pkg/cmd/util/helpers.go"
		},
		{
			name: "helm-template-in-chart",
			kind: "compile error",
			pattern: /^Error: (?:UPGRADE FAILED: |INSTALLATION FAILED: )?(?<cause>template: [\w.-]{1,100}\/(?<file>templates\/[^\s:]{1,200}):(?<line>\d+):(?<column>\d+): executing "[^"]{1,200}" at .{3,500})$/,
			near: [{
				where: "above",
				within: 40,
				pattern: /^(?:[+$>] )?helm (?:upgrade|install|template) (?:(?:-i|--install) )?[\w.-]{1,60} (?<folder>(?:\.\/(?:[\w.-]{1,60}\/){0,4}|(?:charts?|deploy|deployment|helm|infra|k8s|kubernetes|ops)\/(?:[\w.-]{1,60}\/){0,4})[\w.-]{1,60})(?: |$)/,
				isRequired: true
			}],
			example: "+ helm upgrade web deploy/web -n prod\nError: UPGRADE FAILED: template: web/templates/ingress.yaml:17:22: executing \"web/templates/ingress.yaml\" at <.Values.tls.host>: nil pointer evaluating interface {}.host",
			source: "https://github.com/helm/helm/blob/main/pkg/engine/engine.go"
		},
		{
			name: "kubectl-kustomize",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?:E\d{4} [\d:.]{8,15} {1,10}\d{1,8} run\.go:\d{1,6}\] "command failed" err="|[Ee]rror: (?=accumulating ))(?:accumulating .{0,800}?(?=evalsymlink|lstat |invalid |missing ))?(?<cause>[^"]{3,600})/,
			example: "E0421 14:03:21.381334      77 run.go:72] \"command failed\" err=\"accumulating resources: accumulation err='accumulating resources from 'web.yaml': evalsymlink failure on '/app/web.yaml' : lstat /app/web.yaml: no such file or directory': must build at directory: not a valid directory\"",
			source: "https://github.com/kubernetes/kubernetes/blob/master/staging/src/k8s.io/component-base/cli/run.go"
		},
		{
			name: "helm-template",
			kind: "compile error",
			pattern: /^Error: (?:UPGRADE FAILED: |INSTALLATION FAILED: )?(?<cause>(?:parse error at|template: (?<bareFile>[^:]{1,200}):(?<line>\d+):(?<column>\d+): executing "[^"]{1,200}" at|execution error at) .{3,500})$/,
			example: "Error: UPGRADE FAILED: template: web/templates/deployment.yaml:23:28: executing \"web/templates/deployment.yaml\" at <.Values.image.tag>: nil pointer evaluating interface {}.tag",
			source: "https://github.com/helm/helm/blob/main/pkg/engine/engine.go"
		},
		{
			name: "helm-failed",
			kind: "timeout",
			rank: "effect",
			pattern: /^Error: (?<cause>(?:UPGRADE|INSTALLATION) FAILED: .{1,250})/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^\s{1,8}\* (?<more>.{3,200})/
			}],
			sentence: "{cause} {more}",
			example: "Error: UPGRADE FAILED: timed out waiting for the condition",
			source: "https://github.com/helm/helm/blob/main/cmd/helm/upgrade.go"
		},
		{
			name: "kubectl-rollout",
			kind: "timeout",
			rank: "exit",
			pattern: /^error: (?<cause>(?:deployment|statefulset|daemonset) "[^"]{1,200}" (?:exceeded its progress deadline|rollout failed)|timed out waiting for the condition.{0,100})/,
			example: "error: deployment \"api\" exceeded its progress deadline",
			source: "https://github.com/kubernetes/kubectl/blob/master/pkg/polymorphichelpers/rollout_status.go"
		}
	];
	;
	const KUBECTL = "https://github.com/kubernetes/kubectl";
	const KAMAL = "https://github.com/basecamp/kamal";
	const rollouts_HEROKU = "https://devcenter.heroku.com/articles/error-codes";
	const BASH = "https://git.savannah.gnu.org/cgit/bash.git/tree/error.c";
	const SHELLCHECK = "https://github.com/koalaman/shellcheck/tree/master/src/ShellCheck/Formatter";
	const TEMPORARY_SCRIPT = "^(?:/tmp/|/dev/|/scripts-|environment|/[\\w./-]{1,150}@tmp/|/home/runner/work/_temp/|/__w/_temp/)[\\w./@-]{0,150}: (?:line )?\\d{1,7}: ";
	const COMMAND_FAILED = {
		where: "below",
		within: 60,
		pattern: FAILED,
		isRequired: true
	};
	const ROLLOUTS = [
		{
			name: "kubernetes-image-refused",
			kind: "image pull",
			pattern: /^(?:Error: )?Failed to pull image (?<image>"[^"]{1,200}"): .{0,600}?(?<cause>pull access denied, repository does not exist or may require authorization|You have reached your (?:unauthenticated )?pull rate limit)/,
			sentence: "Failed to pull image {image}: {cause}",
			example: "Failed to pull image \"web:9\": failed to resolve reference \"docker.io/library/web:9\": pull access denied, repository does not exist or may require authorization: server message: insufficient_scope: authorization failed",
			source: "https://github.com/containerd/containerd"
		},
		{
			name: "kubernetes-quota",
			kind: "crash",
			pattern: /^(?:Error creating|Error from server \(Forbidden\)): (?<cause>.{1,200}is forbidden: (?:exceeded quota|violates PodSecurity|error looking up service account).{1,250})/,
			example: "Error creating: pods \"web-1\" is forbidden: exceeded quota: compute, requested: limits.cpu=2, used: limits.cpu=8, limited: limits.cpu=8",
			source: "https://github.com/kubernetes/kubernetes"
		},
		{
			name: "kubernetes-mount",
			kind: "missing file",
			pattern: /^(?<cause>MountVolume\.SetUp failed for volume "[^"]{1,100}" ?: (?:secret|configmap|ConfigMap|Secret) "[^"]{1,200}" not found)/,
			example: "MountVolume.SetUp failed for volume \"cfg\" : configmap \"web-config\" not found",
			source: "https://github.com/kubernetes/kubernetes"
		},
		{
			name: "kubectl-other",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?:error: (?=resource mapping not found|the path "|context "|no context exists|current-context|unable to recognize|no objects passed|exec plugin|unable to read client|unable to load|the server doesn't have|error validating "[^"]{1,200}": error validating data: failed to download|no matches for|error loading config)|(?=The connection to the server \S{1,100} was refused|Unable to connect to the server: ))(?<cause>.{3,300})/,
			example: "The connection to the server localhost:8080 was refused - did you specify the right host or port?",
			source: KUBECTL
		},
		{
			name: "helm-other",
			kind: "crash",
			pattern: /^Error: (?<cause>(?:repo \S{1,100} not found|failed to download "|chart "[^"]{1,100}" |path "[^"]{1,200}" not found|non-absolute URLs|Kubernetes cluster unreachable|found in Chart\.yaml|values don't meet the specifications|cannot re-use a name|release: not found|"[^"]{1,100}" has no deployed releases).{0,250})/,
			example: "Error: repo acme not found",
			source: "https://github.com/helm/helm"
		},
		{
			name: "kamal-error",
			kind: "crash",
			rank: "effect",
			pattern: /^ {0,4}ERROR \([A-Z][\w:]{1,60}\): (?!.{0,200}exit status: \d)(?:Exception while executing (?:on host |as )\S{1,100}: )?(?<cause>.{3,300})/,
			example: "  ERROR (KeyError): key not found: \"KAMAL_REGISTRY_PASSWORD\"",
			source: KAMAL
		},
		{
			name: "heroku-rejected",
			kind: "crash",
			rank: "exit",
			pattern: /^ {0,2}! {1,8}(?<cause>Push rejected.{0,100})/,
			example: " !     Push rejected, failed to compile Node.js app.",
			source: rollouts_HEROKU
		},
		{
			name: "heroku-refused",
			kind: "crash",
			rank: "effect",
			pattern: /^ {0,2}! {1,8}(?:Error: )?(?<cause>(?!Push |No default language|Compiled slug)[A-Z][^:]{8,250}?)\.?$/,
			near: [{
				where: "below",
				within: 12,
				pattern: /^ {0,2}! {1,8}Push rejected/,
				isRequired: true
			}],
			example: " !     Requested runtime 'python-3.7.2' is not available for this stack (heroku-22).\n !     Push rejected, failed to compile Python app.",
			source: rollouts_HEROKU
		},
		{
			name: "heroku-router",
			kind: "crash",
			rank: "exit",
			pattern: /^at=error code=H(?:10|14|20|99) desc="(?<cause>[^"]{1,100})"/,
			example: "at=error code=H10 desc=\"App crashed\" method=GET path=\"/\" host=x.herokuapp.com",
			source: rollouts_HEROKU
		},
		{
			name: "shell-temporary-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: new RegExp(`${TEMPORARY_SCRIPT}(?<cause>\\.\\/(?<file>[\\w./@-]{1,200}): Permission denied)$`),
			example: "/home/runner/work/_temp/0b1c2d3e.sh: line 3: ./gradlew: Permission denied",
			source: BASH
		},
		{
			name: "shell-temporary-script",
			kind: "crash",
			isSurvivable: true,
			pattern: new RegExp(`${TEMPORARY_SCRIPT}(?<cause>[^:]{1,200}: (?:(?:command )?not found|unbound variable|No such file or directory|Permission denied)|[Ss]yntax error.{1,150}|unexpected EOF .{1,150})$`),
			example: "/home/runner/work/_temp/0b1c2d3e.sh: line 3: jq: command not found",
			source: BASH
		},
		{
			name: "shell-temporary-unbound",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?:\/tmp\/|\/dev\/|\/scripts-|environment|\/[\w./-]{1,150}@tmp\/|bash|\/bin\/(?:ba)?sh|\/home\/runner\/work\/_temp\/|\/__w\/_temp\/)[\w./@-]{0,150}: (?:line )?\d{1,7}: (?<cause>\w{1,100}: unbound variable)$/,
			example: "/home/runner/work/_temp/0b1c2d3e.sh: line 3: DEPLOY_HOST: unbound variable",
			source: BASH
		},
		{
			name: "shell-line-other",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d{1,7}): (?<cause>set: [Ii]llegal option .{1,60}|(?:\$\{.{1,100}: )?[Bb]ad substitution|\[\[: not found|\$'[^']{1,100}': command not found|.{0,100}division by (?:0|zero).{0,60}|arithmetic expression: .{1,100}|(?:source|export|local|declare|readonly): .{1,150})$/,
			example: "deploy.sh: 2: set: Illegal option -o pipefail",
			source: BASH
		},
		{
			name: "shell-line-test",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/)[\w./@-]{1,200}\.(?:ba)?sh): (?:line )?(?<line>\d{1,7}): (?<cause>\[{1,2}: .{1,150}|[A-Z_][A-Z0-9_]{1,60}: .{3,200})$/,
			example: "scripts/check.sh: line 12: [: : integer expression expected",
			source: BASH
		},
		{
			name: "shellcheck",
			kind: "lint error",
			pattern: /^ {0,300}\^-{0,300}\^? SC\d{4} \((?:error|warning|info|style)\): (?<cause>.{3,300})$/,
			near: [{
				where: "above",
				within: 12,
				pattern: /^In (?<file>\S{1,200}) line (?<line>\d{1,7}):$/,
				isRequired: true
			}, COMMAND_FAILED],
			example: "In scripts/deploy.sh line 12:\nrm -rf $DIR/tmp\n       ^--^ SC2086 (info): Double quote to prevent globbing and word splitting.\nERROR: Job failed: exit code 1",
			source: SHELLCHECK
		},
		{
			name: "shellcheck-gcc",
			kind: "lint error",
			pattern: /^(?<file>[\w./@-]{1,200}):(?<line>\d{1,7}):(?<column>\d{1,7}): (?:error|warning|note): (?<cause>.{3,300}) \[SC\d{4}\]$/,
			near: [COMMAND_FAILED],
			example: "scripts/deploy.sh:3:1: warning: Use 'cd ... || exit' in case cd fails. [SC2164]\nERROR: Job failed: exit code 1",
			source: SHELLCHECK
		}
	];
	;
	const shell_INSTRUCTION = {
		where: "below",
		within: 60,
		pattern: /^(?<file>[\w./-]*Dockerfile[\w.-]*):(?<line>\d+)$/
	};
	const shell_BASH = "https://git.savannah.gnu.org/cgit/bash.git/tree/error.c";
	const SHELL = [
		{
			name: "apt-package",
			kind: "missing dependency",
			pattern: /^E: (?<cause>Unable to locate package \S{1,100}|Package '[^']{1,100}' has no installation candidate|Version '[^']{1,100}' for '[^']{1,100}' was not found|Couldn't find any package by .{1,150}|Unable to correct problems, you have held broken packages|The repository '[^']{1,200}' (?:does not have|is not signed).{0,100}|Failed to fetch \S{1,200} .{0,100}|Some index files failed to download.{0,60})/,
			near: [shell_INSTRUCTION],
			example: "E: Unable to locate package libvips42-dev\nDockerfile:4",
			source: "https://salsa.debian.org/apt-team/apt"
		},
		{
			name: "apk-package",
			kind: "missing dependency",
			pattern: /^ {0,2}(?<package>[\w.+-]{1,100}) \((?<cause>no such package)\):?$/,
			near: [{
				where: "above",
				within: 6,
				pattern: /^ERROR: unable to select packages/,
				isRequired: true
			}, shell_INSTRUCTION],
			sentence: "{package}: {cause}",
			example: "ERROR: unable to select packages:\n  libvips-dev2 (no such package):\n    required by: world[libvips-dev2]",
			source: "https://gitlab.alpinelinux.org/alpine/apk-tools/-/blob/master/src/solver.c"
		},
		{
			name: "yum-package",
			kind: "missing dependency",
			pattern: /^(?:Error: )?(?<cause>Unable to find a match: \S{1,200}|No match for argument: \S{1,200}|No package \S{1,100} available)/,
			near: [shell_INSTRUCTION],
			example: "Error: Unable to find a match: libvips-devel2",
			source: "https://github.com/rpm-software-management/dnf"
		},
		{
			name: "shell-line-not-found",
			kind: "missing dependency",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:|zsh:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>[\w./@+-]{1,100}: (?:command )?not found)$/,
			example: "scripts/deploy.sh: 5: jq: not found",
			source: shell_BASH
		},
		{
			name: "shell-not-found",
			kind: "missing dependency",
			isSurvivable: true,
			pattern: /^(?<shell>(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh): (?:line )?(?:\d+: )?(?<cause>(?!\d)[\w./@+-]{1,100}: (?:command )?not found)$/,
			sentence: "{shell}: {cause}",
			example: "sh: 1: nest: not found",
			source: shell_BASH
		},
		{
			name: "zsh-not-found",
			kind: "missing dependency",
			isSurvivable: true,
			pattern: /^zsh:(?:\d+:)? (?<cause>command not found: \S{1,100})$/,
			example: "zsh: command not found: jq",
			source: "https://zsh.sourceforge.io"
		},
		{
			name: "shell-line-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:cannot create )?[^:]{1,200}: Permission denied)$/,
			example: "./deploy.sh: line 9: /var/log/deploy.log: Permission denied",
			source: shell_BASH
		},
		{
			name: "shell-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?<shell>(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh): (?:line )?(?:\d+: )?(?<cause>(?:\.\/)?(?<file>[\w@-][\w@./-]{0,200}\.\w{1,5}): Permission denied|(?:cannot create )?[^:]{1,200}: Permission denied)$/,
			sentence: "{shell}: {cause}",
			example: "/bin/sh: 1: ./build.sh: Permission denied",
			source: shell_BASH
		},
		{
			name: "shell-unbound",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>\w{1,100}: (?:unbound variable|parameter not set|parameter null or not set|\S.{0,100} (?:is|must) .{1,100}))$/,
			example: "scripts/migrate.sh: line 5: DATABASE_URL: unbound variable",
			source: shell_BASH
		},
		{
			name: "shell-syntax",
			kind: "compile error",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:[Ss]yntax error|unexpected EOF while looking)\b.{0,150})$/,
			example: "./build.sh: line 14: syntax error near unexpected token `fi'",
			source: shell_BASH
		},
		{
			name: "shell-missing-file",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:(?:cd|pushd|source|\.|exec): |cannot open |cannot create )?[^:]{1,200}: No such file(?: or directory)?)$/,
			example: "./start.sh: line 3: /etc/app/env: No such file or directory",
			source: shell_BASH
		},
		{
			name: "shell-script-missing",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?<shell>(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh): (?:line )?(?:\d+: )?(?<cause>(?:cannot open |can't cd to |cd: )?[^:]{1,200}: No such file(?: or directory)?|can't open '[^']{1,200}'.{0,60})$/,
			sentence: "{shell}: {cause}",
			example: "sh: 0: cannot open ./start.sh: No such file",
			source: shell_BASH
		},
		{
			name: "env-interpreter",
			kind: "missing dependency",
			pattern: /^(?:\/usr\/bin\/)?env: (?<cause>(?:can't execute )?['\u2018][^'\u2019]{1,100}['\u2019]: No such file or directory)/,
			example: "/usr/bin/env: 'bash': No such file or directory",
			source: "https://git.savannah.gnu.org/cgit/coreutils.git/tree/src/env.c"
		},
		{
			name: "coreutils-missing",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|stat|head|sed|grep|find|touch|source|unzip|rsync|tar(?: \(child\))?): (?<cause>(?:cannot (?:stat|access|open|create regular file|touch|move|remove|find or open) |can't open |can't read )?[^:]{1,200}: (?:Cannot (?:open|stat): )?No such file or directory)/,
			example: "cp: cannot stat 'dist/server.js': No such file or directory",
			source: "https://git.savannah.gnu.org/cgit/coreutils.git"
		},
		{
			name: "coreutils-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|mkdir|touch|tar|rsync|unzip): (?<cause>(?:cannot [a-z ]{3,40} |can't [a-z ]{3,40} |changing [a-z ]{3,40} )?[^:]{1,200}: (?:Permission denied|Operation not permitted|Read-only file system))/,
			example: "mkdir: cannot create directory '/data/cache': Permission denied",
			source: "https://git.savannah.gnu.org/cgit/coreutils.git"
		},
		{
			name: "disk-full",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?<cause>.{0,250}\b(?:[Nn]o space left on device|Disk quota exceeded))\b/,
			example: "cp: error writing '/app/dist/vendor.js': No space left on device",
			source: "https://man7.org/linux/man-pages/man3/errno.3.html"
		},
		{
			name: "curl-own-server",
			kind: "health check",
			rank: "effect",
			pattern: /^curl: \(\d{1,3}\) (?<cause>Failed to connect to (?:localhost|127\.0\.0\.1|0\.0\.0\.0) .{1,200})/,
			example: "curl: (7) Failed to connect to localhost port 3000 after 0 ms: Connection refused",
			source: "https://curl.se/libcurl/c/libcurl-errors.html"
		},
		{
			name: "curl-server-error",
			kind: "health check",
			rank: "effect",
			isSurvivable: true,
			pattern: /^curl: \(22\) (?<cause>The requested URL returned error: 5\d\d.{0,100})/,
			example: "curl: (22) The requested URL returned error: 503",
			source: "https://curl.se/libcurl/c/libcurl-errors.html"
		},
		{
			name: "curl",
			kind: "crash",
			isSurvivable: true,
			pattern: /^curl: \((?!0\))\d{1,3}\) (?<cause>.{1,250})/,
			example: "curl: (6) Could not resolve host: registry.example.com",
			source: "https://curl.se/libcurl/c/libcurl-errors.html"
		},
		{
			name: "git-fatal",
			kind: "crash",
			isSurvivable: true,
			pattern: /^fatal: (?<cause>(?:could not read Username|Authentication failed|repository '[^']{1,200}' not found|unable to access|couldn't find remote ref|Remote branch \S{1,100} not found|not a git repository|reference is not a tree|clone of).{0,200})/,
			example: "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
			source: "https://github.com/git/git"
		},
		{
			name: "ssh-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?<cause>(?:[\w.@-]{1,100}: )?Permission denied \((?:publickey|password)[^)]{0,80}\)|Host key verification failed)\.?$/,
			example: "git@github.com: Permission denied (publickey).",
			source: "https://github.com/openssh/openssh-portable"
		},
		{
			name: "nginx-emergency",
			kind: "crash",
			pattern: /^(?:nginx: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )\[emerg\] (?:\d+#\d+: )?(?<cause>(?!bind\(\)).{1,250}?) in (?<file>\/[\w./-]{1,200}):(?<line>\d+)$/,
			example: "nginx: [emerg] host not found in upstream \"api:3000\" in /etc/nginx/conf.d/default.conf:8",
			source: "https://github.com/nginx/nginx/blob/master/src/core/ngx_log.c"
		},
		{
			name: "nginx-port",
			kind: "port",
			pattern: /^(?:nginx: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )\[emerg\] (?:\d+#\d+: )?(?<cause>bind\(\) to \S{1,60} failed \(\d+: (?:Address already in use|Permission denied)\))/,
			example: "nginx: [emerg] bind() to 0.0.0.0:80 failed (98: Address already in use)",
			source: "https://github.com/nginx/nginx/blob/master/src/core/ngx_connection.c"
		},
		{
			name: "nginx-other",
			kind: "crash",
			pattern: /^(?:nginx: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )\[emerg\] (?:\d+#\d+: )?(?<cause>.{1,250})$/,
			example: "nginx: [emerg] open() \"/var/run/nginx.pid\" failed (13: Permission denied)",
			source: "https://github.com/nginx/nginx/blob/master/src/core/ngx_log.c"
		},
		{
			name: "caddy",
			kind: "compile error",
			pattern: /^Error: (?<cause>(?:adapting config using caddyfile|loading initial config|reading config): (?:(?:parsing caddyfile tokens for '\w+': )?(?<file>[\w./-]{1,200}):(?<line>\d+)(?::| -) )?.{1,250})/,
			example: "Error: adapting config using caddyfile: /etc/caddy/Caddyfile:3: unrecognized directive: reverse_prox",
			source: "https://github.com/caddyserver/caddy"
		},
		{
			name: "shell-out-of-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:[\w./-]{1,200}: )?(?:line \d+: )?(?: {0,6}\d{1,8} )?(?<cause>Killed) {1,20}(?<command>.{1,200})$/,
			sentence: "Killed: {command}",
			example: "./build.sh: line 7:  4127 Killed                  node build.js",
			source: shell_BASH
		},
		{
			name: "shell-line-fault",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/|\/tmp\/)[\w./-]{1,200}): line (?<line>\d+): {0,6}\d{1,8} (?<cause>Segmentation fault|Illegal instruction|Bus error|Aborted)(?: {1,12}(?<dumped>\(core dumped\)))?(?: {1,24}(?<command>\S.{0,150}))?$/,
			sentence: "{cause} {dumped} {command}",
			example: "./start.sh: line 12:     7 Segmentation fault      (core dumped) ./engine --config engine.toml",
			source: shell_BASH
		},
		{
			name: "segfault",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?:[\w./-]{1,200}: )?(?:line \d+: )?(?: {0,6}\d{1,8} )?(?<cause>(?:Segmentation fault|Illegal instruction|Bus error|Aborted)\b(?: \(core dumped\))?)(?: .{1,200})?$/,
			example: "Segmentation fault (core dumped)",
			source: shell_BASH
		}
	];
	;
	const MATCHERS = [
		...DOCKER_RUNS,
		...ROLLOUTS,
		...BUNDLERS,
		...JAVASCRIPT_TESTS,
		...LINTERS,
		...NODE,
		...NODE_PACKAGES,
		...PIP,
		...PYTHON_PACKAGES,
		...BUNDLER,
		...RUBY_CODE,
		...RUBY_SERVERS,
		...PRISMA_ERRORS,
		...MIGRATIONS,
		...DATABASE_PROGRAMS,
		...COMPOSER,
		...PHP,
		...PHP_TESTS,
		...PYTHON_SERVERS,
		...PYTHON_TESTS,
		...PYTHON_LINTERS,
		...PYTHON,
		...PYTHON_LOGS,
		...RUBY_TESTS,
		...TYPESCRIPT,
		...WEB_FRAMEWORKS,
		...RUST,
		...CARGO_RUN,
		...GO_BUILD,
		...GO_RUN,
		...GO_LOGS,
		...OTHER_LANGUAGES,
		...JVM_BUILDS,
		...GRADLE_BUILDS,
		...JVM,
		...DOTNET,
		...NATIVE_BUILDS,
		...NATIVE,
		...KUBERNETES,
		...HOSTS,
		...INFRASTRUCTURE,
		...SHELL,
		...DOCKER,
		...DOCKER_DAEMON,
		...SQL_MESSAGES,
		...LOGGED_ERRORS
	];
	;
	const MAX_LAST_LINES = 3;
	const survived_CONTINUES = /^(?:\s{0,8}$|\s{1,24}(?:at |\w{1,40}: )|\s{0,8}[}\])])/;
	const CLEANUP = /^(?:Running after_script|Post job cleanup\.|~~~ Running \w{1,20} pre-exit hook)$/;
	const IGNORED = /^(?:##\[group\]Run |\$ |\+ |# Executing command: )\S.{0,300} \|\| (?:true|:|echo (?!.{0,200}\bexit\b).{1,200}|sleep \d{1,3}; done)$/;
	function isError({ matcher }) {
		return (matcher.rank ?? "error") === "error";
	}
	const RUNNING = oneOf(RECOVERIES.flatMap(({ pattern, settles }) => settles === "errors" ? [pattern] : []));
	function isSettled(finding) {
		return isError(finding) || finding.matcher.isSurvivable === true;
	}
	function unsettled(findings, { text, step }) {
		const recovery = RECOVERIES.find(({ pattern }) => pattern.test(text));
		if (recovery === undefined) return findings;
		const { settles, pattern } = recovery;
		if (settles === "step") {
			const settled = pattern.exec(text)?.groups?.["step"] ?? step;
			return findings.filter((finding) => finding.step !== settled);
		}
		if (settles === "all") return [];
		if (settles === "effects") return findings.filter(isError);
		return findings.filter((finding) => !isSettled(finding) || NAMED_STEP.test(step) && finding.step !== step || finding.matcher.isLast === true && finding.step === step);
	}
	const MAX_VERDICT_LINES = 4;
	const WORKS = /^##\[group\]Run (?!.{0,200}\b(?:report|coverage|notify|upload|logs?|summary)\b)(?:(?:npm|npx|pnpm|yarn|bun|make|go|cargo|mvn|gradle|\.\/gradlew|\.\/mvnw|pytest|dotnet|bundle|composer|terraform|helm|docker (?:build|push|buildx)) |\.\/(?:scripts|bin)\/(?:build|test|deploy|release))/;
	function toleratedAt(log) {
		const failedAt = log.findLastIndex(({ text }) => text.startsWith("##[error]Process completed"));
		return failedAt !== -1 && log.some(({ text }, at) => at > failedAt && WORKS.test(text)) ? failedAt : -1;
	}
	function endedWellAt(log) {
		const tolerated = toleratedAt(log);
		if (tolerated !== -1) return tolerated;
		let seen = 0;
		for (let at = log.length - 1; at >= 0 && seen < MAX_VERDICT_LINES; at--) {
			const text = log[at]?.text ?? "";
			if (FAILED.test(text)) return -1;
			if (ENDED_WELL.test(text)) return at;
			if (/\S/.test(text)) seen += 1;
		}
		return -1;
	}
	const SCRIPT_SHOWN = /^(?:shell: |env:$|##\[endgroup\]$)/;
	function isIgnoredStep({ text, step }, at, log) {
		if (!IGNORED.test(text) || NAMED_STEP.test(step)) return false;
		return !text.startsWith("##[group]") || [1, 2].some((away) => SCRIPT_SHOWN.test(log[at + away]?.text ?? ""));
	}
	function dropIgnored(findings, log) {
		const cleanupAt = log.findIndex(({ text }) => CLEANUP.test(text));
		const ignored = new Set();
		const isIgnored = log.map((line, at) => {
			if (isIgnoredStep(line, at, log)) ignored.add(line.step);
			else if (line.text.startsWith("+ ")) ignored.delete(line.step);
			return ignored.has(line.step);
		});
		return findings.filter(({ at }) => (cleanupAt === -1 || at < cleanupAt) && isIgnored[at] !== true);
	}
	function dropSurvived(all, log) {
		if (all.length === 0) return all;
		const findings = dropIgnored(all, log);
		const [first] = findings;
		if (first === undefined) return findings;
		const lastEffectAt = findings.findLast(({ matcher }) => matcher.rank === "effect" || matcher.isSurvivable)?.at ?? -1;
		const succeededAt = lastEffectAt === -1 ? -1 : log.findIndex(({ text }) => SUCCEEDED.test(text));
		const retriedAt = log.findLastIndex(({ text }, at) => at > first.at && RETRIED.test(text));
		const retriedIn = log[retriedAt]?.step ?? "";
		const isRetried = ({ at, step }) => at < retriedAt && !isOfOther(retriedIn, step);
		const listenedAt = lastEffectAt === -1 ? -1 : log.findIndex(({ text }) => RUNNING.test(text));
		const isLate = ({ matcher, at }) => succeededAt !== -1 && at > succeededAt || matcher.kind === "crash" && listenedAt !== -1 && at > listenedAt;
		const needsFailure = (finding) => isRetried(finding) || finding.matcher.isSurvivable === true || finding.matcher.rank === "effect" && isLate(finding);
		if (!findings.some(needsFailure)) return findings;
		const lastFailure = readLastFailures(findings.filter((finding) => !needsFailure(finding)), log, first.at);
		const heads = log.flatMap(({ text }, at) => at > first.at && !survived_CONTINUES.test(text) ? [at] : []);
		const isAtEnd = ({ matcher, at }) => !/^ {2}/.test(log[at]?.text ?? "") && (heads.at(-1 - (matcher.rank === "effect" ? 0 : MAX_LAST_LINES)) ?? -1) <= at;
		return findings.filter((finding) => {
			if (!needsFailure(finding)) return true;
			if (isRetried(finding)) return lastFailure(finding.step) > retriedAt;
			return lastFailure(finding.step) > finding.at || !isLate(finding) && isAtEnd(finding);
		});
	}
	function readLastFailures(others, log, below) {
		let [last, unnamed] = [-1, -1];
		const named = new Map();
		const add = (step, at) => {
			last = Math.max(last, at);
			if (NAMED_STEP.test(step)) named.set(step, Math.max(named.get(step) ?? -1, at));
			else unnamed = Math.max(unnamed, at);
		};
		for (const [at, { text, step }] of log.entries()) if (at > below && FAILED.test(text)) add(step, at);
		for (const { matcher, step, at } of others) if (matcher.rank !== "effect") add(step, at);
		return (step) => NAMED_STEP.test(step) ? Math.max(unnamed, named.get(step) ?? -1) : last;
	}
	;
	const MAX_SENTENCE_UNITS = 300;
	const MAX_CAUSES = 10;
	const MAX_DIGITS = 7;
	const MAX_LINES_OF_LAST_WORDS = 1e3;
	const MIN_INDENTED_SHARE = .5;
	const EXPLAINS_TIMEOUT = new Set([
		"health check",
		"out of memory",
		"port",
		"image pull"
	]);
	const INDEX = indexMatchers(MATCHERS);
	const LAST_WORDS_INDEX = indexMatchers(LAST_WORDS);
	function findCauses(lines) {
		const log = readLog(lines);
		const findings = findingsIn(log);
		const indented = findings.some(saysWhy) ? [] : findIndented(log);
		return choose(indented.some(saysWhy) ? indented : findings).slice(0, MAX_CAUSES).map(({ cause }) => cause);
	}
	function saysWhy({ matcher }) {
		return matcher.rank !== "exit";
	}
	function findIndented(log) {
		const indent = sharedIndent(log.lines.map(({ text }) => text), MIN_INDENTED_SHARE);
		return indent === 0 ? [] : findingsIn({
			...log,
			lines: log.lines.map((line) => ({
				...line,
				text: dedent(line.text, indent)
			}))
		});
	}
	function findingsIn(log) {
		const found = search(log, INDEX);
		const settledAt = endedWellAt(log.lines);
		const known = new Set(found.map(({ at }) => at));
		const words = found.some(isError) ? [] : search(log, LAST_WORDS_INDEX, log.lines.length - MAX_LINES_OF_LAST_WORDS).filter(({ at }) => !known.has(at) && !FAILED.test(log.lines[at]?.text ?? ""));
		return dropSurvived([...found, ...words].filter(({ at }) => at > settledAt).toSorted((one, other) => one.at - other.at), log.lines);
	}
	function search(log, index, from = 0) {
		const searched = log.lines.slice(Math.max(0, from));
		const words = searched.map(({ text }) => index.wordsOf(text));
		const known = new Set();
		for (const some of words) for (const word of some) known.add(word);
		const matchersFor = index.forLog(known);
		const first = log.lines.length - searched.length;
		let findings = [];
		let isRolledBack = false;
		for (let at = 0; at < searched.length; at++) {
			const line = searched[at];
			const own = words[at];
			if (line === undefined || own === undefined) continue;
			const isAlarming = ALARM.test(line.text);
			const found = own.length === 0 && !isAlarming ? null : findAt(log, first + at, matchersFor(own, isAlarming));
			if (found !== null) findings.push(found);
			else if (findings.length > 0 && !isRolledBack) {
				isRolledBack = ROLLS_BACK.test(line.text);
				findings = unsettled(findings, line);
			}
		}
		return findings;
	}
	function findAt(log, at, matchers) {
		const { text = "", step = "" } = log.lines[at] ?? {};
		for (const matcher of matchers) {
			const found = matcher.pattern.exec(text);
			const groups = found === null ? null : addNear(log.lines, at, matcher.near ?? [], found.groups ?? {});
			if (groups !== null) return {
				matcher,
				at,
				step,
				cause: renderCause(matcher, groups, log, at)
			};
		}
		return null;
	}
	function addNear(log, at, near, own) {
		let groups = own;
		for (const wanted of near) {
			const found = findNear(log, at, wanted);
			if (found === null ? wanted.isRequired === true : wanted.isForbidden === true) return null;
			if (found === null) continue;
			const known = Object.entries(groups).filter(([, text]) => text !== undefined);
			groups = {
				...found,
				...Object.fromEntries(known)
			};
		}
		return groups;
	}
	function findNear(log, at, { where, within, pattern, until }) {
		const direction = where.endsWith("above") ? -1 : 1;
		let found = null;
		for (let away = 1; away <= within; away++) {
			const { text, step = "" } = log[at + direction * away] ?? {};
			if (isOfOther(step, log[at]?.step ?? "")) continue;
			if (text === undefined || where === "all-below" && until?.test(text) === true) break;
			const match = pattern.exec(text);
			const groups = match === null ? null : match.groups ?? {};
			found = where === "all-below" ? joinGroups(found, groups) : groups ?? found;
			if (groups !== null && !/^(?:far|all)/.test(where)) break;
			if (until?.test(text) === true) break;
		}
		return found;
	}
	function joinGroups(one, other) {
		if (one === null || other === null) return one ?? other;
		return Object.fromEntries(Object.entries(one).map(([name, text]) => [name, `${text} ${other[name]}`]));
	}
	const UNFINISHED = /[^:]:\s{0,8}$/;
	const cause_MORE = {
		where: "below",
		within: 3,
		pattern: /^\s{0,12}(?!at |from |#?\d|[-|>*^])(?<more>\S.{2,300})/
	};
	function renderCause(matcher, groups, log, at) {
		const { bareFile, file = bareFile, line, column } = groups;
		const isBare = groups["file"] === undefined && bareFile !== undefined;
		const folder = log.lines[at]?.folder ?? "";
		const template = matcher.sentence ?? "{cause}";
		const filled = template.replace(/\{(\w+)\}/g, (_, name) => groups[name] ?? "");
		const more = UNFINISHED.test(groups["cause"] ?? "") ? findNear(log.lines, at, cause_MORE)?.["more"] : undefined;
		const sentence = `${filled} ${more ?? ""}`.replaceAll("\\\"", "\"").replace(/\s+/g, " ").replace(/[.:]: /g, ": ");
		const path = file === undefined ? null : fileIn(file.trim(), (isBare ? UNKNOWN_FOLDER : groups["folder"]) ?? folderAbove(groups["fileFolder"], file) ?? folderOfClass(groups["javaPackage"], file, folder) ?? folderOfGoPackage(groups["goPackage"], file, folder, log.roots) ?? folder, log.roots);
		return {
			kind: matcher.kind,
			sentence: (0, plain_text.oN)(sentence.replace(/^[\s:]+|[\s.:]+$/g, ""), MAX_SENTENCE_UNITS),
			certainty: (matcher.rank ?? "error") === "error" ? "certain" : "likely",
			...placeOf(path, endingOfGoFile(groups["goPackage"], path), readNumber(line), readNumber(column)),
			at
		};
	}
	function placeOf(path, moduleEnding, line, column) {
		const nowhere = {
			file: null,
			line: null,
			column: null
		};
		if (path === null) return nowhere;
		const unknown = `${UNKNOWN_FOLDER}/`;
		if (!path.startsWith(unknown)) {
			const place = {
				file: path,
				line,
				column
			};
			return moduleEnding === null ? place : {
				...place,
				ending: {
					...place,
					file: moduleEnding
				}
			};
		}
		return {
			...nowhere,
			ending: {
				file: path.slice(unknown.length),
				line,
				column
			}
		};
	}
	function readNumber(digits) {
		return digits === undefined || digits.length > MAX_DIGITS || Number(digits) < 1 ? null : Number(digits);
	}
	function choose(findings) {
		const exits = findings.filter(({ matcher, step }) => matcher.rank === "exit" && NAMED_STEP.test(step));
		const failed = exits.map(({ step }) => step);
		for (const rank of [
			"error",
			"effect",
			"exit"
		]) {
			const all = findings.filter(({ matcher }) => (matcher.rank ?? "error") === rank);
			const isExplained = rank === "effect" && all.some(({ matcher }) => EXPLAINS_TIMEOUT.has(matcher.kind));
			const ranked = isExplained ? all.filter(({ matcher }) => matcher.kind !== "timeout") : all;
			const last = ranked.findLast(({ step }) => failed.includes(step)) ?? ranked.at(-1);
			if (last === undefined) continue;
			if (rank === "exit") return ranked.slice(-1);
			const firsts = new Map();
			for (const finding of ranked) if (!firsts.has(keyOf(finding))) firsts.set(keyOf(finding), finding);
			const shown = ranked.find(({ cause }) => cause.sentence === last.cause.sentence) ?? last;
			const ofStep = ranked.filter(({ step }) => step === last.step || step === shown.step);
			const sure = ofStep.filter(({ matcher }) => matcher.isSurvivable !== true);
			const survivable = rank === "error" ? ofStep.toReversed() : ofStep;
			return [...new Set((sure.length > 0 ? sure : survivable).map(keyOf))].flatMap((key) => firsts.get(key) ?? []);
		}
		return [];
	}
	function keyOf({ cause }) {
		return JSON.stringify([
			cause.sentence,
			cause.file,
			cause.line
		]);
	}
	;
	const BUILD_LOG_MS = 5e3;
	const GIVE_UP_MS = 5500;
	const MAX_LINES = 1e3;
	const MAX_UNDATED_LINES = 200;
	const explain_failure_MAX_UNITS = 1048576;
	const PAUSE_MS = 36e5;
	const MAX_ID_UNITS = 200;
	async function explainFailure(facts) {
		const { keptLines, isOurs, signal } = facts;
		const own = findCauses(keptLines());
		if (own.length > 0) return isOurs ? own : lastAsLikely(own);
		if (facts.buildLogSource === null || signal.aborted) return [];
		const read = await readInTime(facts, facts.buildLogSource);
		if (signal.aborted) return [];
		const { lines, isDated } = read.kind === "lines" ? chooseLines(read.lines, facts.acceptedBy) : NOTHING;
		if (lines.length === 0) {
			const sentence = sayElsewhere(read, facts);
			if (sentence !== null) facts.say(sentence);
			return [];
		}
		show(read, lines, isDated, facts.sink);
		return explain_failure_search(lines, isDated, facts);
	}
	async function readInTime({ clock, signal }, source) {
		const deadlineAt = clock.monotonicMs() + BUILD_LOG_MS;
		const read = (limit) => source.readBuildLog(MAX_LINES, {
			signal: limit,
			deadlineAt
		});
		const unreadable = {
			kind: "unreadable",
			environmentId: null
		};
		return (0, time_limit.zl)(clock, GIVE_UP_MS, read, signal).then((result) => result ?? unreadable, () => unreadable);
	}
	const NOTHING = {
		lines: [],
		isDated: false
	};
	function chooseLines(all, acceptedBy) {
		const isDated = acceptedBy !== null && all.some(({ epochMs }) => epochMs !== null);
		const lines = isDated ? since(all, acceptedBy) : afterLastPause(all).slice(-MAX_UNDATED_LINES);
		let units = 0;
		const tooLong = lines.findLastIndex(({ text }) => {
			units += text.length;
			return units > explain_failure_MAX_UNITS;
		});
		return {
			lines: lines.slice(tooLong + 1),
			isDated
		};
	}
	function afterLastPause(lines) {
		const at = lines.findLastIndex(({ epochMs }, index) => {
			const before = lines[index - 1]?.epochMs ?? null;
			return epochMs !== null && before !== null && epochMs - before > PAUSE_MS;
		});
		return at < 0 ? lines : lines.slice(at);
	}
	function since(lines, at) {
		return lines.filter(({ epochMs }) => epochMs !== null && epochMs >= at);
	}
	function show({ environmentId }, lines, isDated, sink) {
		const doubt = isDated ? "" : "; some lines may be from earlier builds or other applications";
		sink.remark?.(`the build's log follows (environment ${safeId(environmentId)})${doubt}`);
		for (const line of lines) sink.line(line);
	}
	function explain_failure_search(lines, isDated, { keptLines, isOurs, startedBy }) {
		const kept = keptLines();
		const findIn = (searched) => {
			const from = kept.length - searched.reduce((count, { text }) => count + countLines(text), 0);
			return findCauses(kept.map((line, index) => index < from ? "" : line));
		};
		const certain = isDated && isOurs && startedBy !== null ? findIn(since(lines, startedBy)) : [];
		return certain.length > 0 ? certain : lastAsLikely(findIn(lines));
	}
	function countLines(text) {
		let count = 0;
		for (const _ of (0, untrusted.AO)(text)) count += 1;
		return count;
	}
	function lastAsLikely(causes) {
		return causes.slice(-1).map((cause) => ({
			...cause,
			certainty: "likely"
		}));
	}
	function sayElsewhere({ kind, environmentId }, { appId, deploymentId, hasOwnLines }) {
		if (kind === "absent" && environmentId === null && hasOwnLines) return null;
		const ids = [...environmentId === null ? [] : [`environment ${safeId(environmentId)}`], ...deploymentId === null ? [] : [`deployment ${safeId(deploymentId)}`]];
		const subject = ids.length === 0 ? `application ${safeId(appId)}` : ids.join(", ");
		return `The application's log does not show why it failed. ${explain_failure_PROBLEMS[kind]} Look on the platform for ${subject}.`;
	}
	const explain_failure_PROBLEMS = {
		lines: "The build's log is elsewhere.",
		absent: "The build's log is elsewhere.",
		refused: "The build's log is elsewhere, and the token may not read it.",
		unreadable: "The build's log is elsewhere, and could not be read."
	};
	function safeId(id) {
		return (0, untrusted.b1)(id ?? "", MAX_ID_UNITS);
	}
}) };
;
