"use strict";
exports.id = 2;
exports.ids = [2];
exports.modules = { 5002: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { explainFailure: () => explainFailure });
	var time_limit = __webpack_require__(3542);
	var untrusted = __webpack_require__(7627);
	var plain_text = __webpack_require__(4281);
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
			sentence: "{message}: {cause}"
		},
		{
			name: "klog-error",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^[EF]\d{4} [\d:.]{8,15} {1,10}\d{1,8} [\w./-]{1,60}:\d{1,6}\] (?:"(?<message>[^"]{1,300})"(?: \w{1,30}="[^"]{0,200}"){0,5}? err="(?<cause>(?:[^"\\]|\\.){1,600})"|(?!")(?<cause>.{3,300}))/,
			sentence: "{message}: {cause}"
		},
		{
			name: "last-place",
			kind: "compile error",
			rank: "effect",
			isSurvivable: true,
			pattern: new RegExp(`^(?![\\w-]{1,60}\\.go:\\d{1,6}: )(?!\\S{0,200}(?:\\/usr\\/|node_modules|site-packages|\\/pkg\\/mod))(?=\\S{1,200}\\.[a-z]{1,10}:)(?<file>[\\w./-]{1,200}):(?<line>\\d{1,6}):(?:(?<column>\\d{1,5}):)? {0,2}(?!.{0,20}(?:warning|note|info)\\b)${SAYS_NOTHING}(?<cause>\\S.{3,300})$`)
		},
		{
			name: "last-error",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: new RegExp(`${LOGGED}${SAYS_NOTHING}(?<cause>(?=.{0,60}[a-z]).{3,300})$`)
		},
		{
			name: "last-tool-message",
			kind: "crash",
			rank: "effect",
			pattern: new RegExp(`^(?<cause>[a-z][\\w.+-]{1,30}: (?!warning|\\*{3}|line )${SAYS_NOTHING}[^:\\s].{2,250})$`),
			near: [FAILS_NEXT]
		},
		{
			name: "last-alarm",
			kind: "crash",
			rank: "effect",
			pattern: new RegExp(`^\\s{0,8}${SAYS_NOTHING}(?<cause>(?=.{0,200}\\b(?:[Cc]annot|[Cc]an't|[Cc]ould not|[Cc]ouldn't|[Uu]nable to|[Ff]ailed to|[Nn]ot found|[Mm]issing|[Ii]nvalid|denied|refused|must|required?|is not|does not|doesn't|[Nn]o such|unexpected|unknown|unsupported)\\b)[A-Za-z].{8,300})$`),
			near: [FAILS_NEXT]
		}
	];
	var hostile_json = __webpack_require__(9974);
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
			sentence: "{what}: process didn't exit successfully: `{program}` ({signal})"
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
			}]
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
			sentence: "{cause}: {root}"
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
			sentence: "{cause}: {root}"
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
			sentence: "{cause}: {root}"
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
			sentence: "{cause}: {root}"
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
			sentence: "{cause} {crate} {title}"
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
			sentence: "{cause} {argument}"
		},
		{
			name: "cargo-caused-by",
			kind: "compile error",
			pattern: /^\s{0,8}error: (?!could not compile|failed to (?:run custom build|parse))(?<cause>.+)/,
			near: [CAUSED_BY, cargo_ROOT],
			sentence: "{cause}: {root}"
		},
		{
			name: "rust-main-port",
			kind: "port",
			pattern: /^\s{0,8}Error: (?<cause>.*(?:AddrInUse|Address already in use).*)/
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
			sentence: "{cause}: {root}"
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
			}]
		},
		{
			name: "rust-memory-allocation",
			kind: "out of memory",
			pattern: /^\s{0,8}(?<cause>memory allocation of \d+ bytes failed|LLVM ERROR: out of memory.*|rustc-LLVM ERROR: out of memory.*)/
		},
		{
			name: "rust-stack-overflow",
			kind: "crash",
			pattern: /^\s{0,8}(?:thread '[^']{1,100}' (?:\(\d+\) )?(?<cause>has overflowed its stack)|fatal runtime error: (?<cause>.+))/
		},
		{
			name: "rustc-internal-error",
			kind: "compile error",
			pattern: /^\s{0,8}error: (?<cause>internal compiler error: .+)/
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
			sentence: "{build}: {cause}"
		},
		{
			name: "rust-migration",
			kind: "migration",
			pattern: /^\s{0,8}(?:error: (?<cause>while executing migration \d+: .+)|Failed (?:to run \S+ )?with: (?<cause>.+))/
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
			sentence: "{cause}: {root}"
		},
		{
			name: "rustc-linker",
			kind: "compile error",
			rank: "effect",
			pattern: /^\s{0,8}error: (?<cause>linking with `[^`]{1,100}` failed: .+)/
		},
		{
			name: "cargo-could-not-compile",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,8}error: (?<cause>could not compile `.+|aborting due to .+|test failed, to rerun .+|process didn't exit successfully: .+)/
		}
	];
	;
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
			pattern: new RegExp(`^\\s{0,8}(?:[^\\s(:][^(:]{0,300}\\([\\d,]{1,15}\\)|MSBUILD|EXEC) ?: error MSB(?:3073|3077|6006|3721|4181): (?<cause>.+?)${PROJECT}`)
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
			sentence: "{test}: {cause} {expected} {actual}"
		},
		{
			name: "dotnet-format",
			kind: "lint error",
			pattern: new RegExp(`^\\s{0,8}(?<file>(?:[A-Za-z]:)?[^\\s(:][^(:]{0,300})\\((?<line>\\d+),(?<column>\\d+)\\): error (?:WHITESPACE|FINALNEWLINE|IMPORTS|CHARSET|ENDOFLINE|IDE\\d+|CA\\d+|SA\\d+): (?<cause>.+?)${PROJECT}`)
		},
		{
			name: "dotnet-sdk-file",
			kind: "compile error",
			pattern: new RegExp(`^(?=[^(]{0,300}(?:[/\\\\]sdk[/\\\\]|[/\\\\]\\.nuget[/\\\\]|[/\\\\]packages[/\\\\]|[/\\\\]MSBuild[/\\\\]))\\s{0,8}[^\\s(][^(]{1,300}\\(\\d+(?:,\\d+)?\\): error (?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`)
		},
		{
			name: "msbuild",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}(?:\\d{1,3}(?::\\d{1,3})?>)?(?<file>(?:[A-Za-z]:)?[^\\s(:#][^(:]{0,300})\\((?<line>\\d+)(?:,(?<column>\\d+))?(?:[,-]\\d+){0,4}\\) ?: (?:fatal )?error (?!TS)(?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`)
		},
		{
			name: "msbuild-project",
			kind: "missing dependency",
			pattern: new RegExp(`^\\s{0,8}(?<file>(?=[^\\s:]{1,300}proj :)(?:[A-Za-z]:)?[^\\s:]{1,300}) : error (?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`)
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
			sentence: "{cause} {switch}"
		},
		{
			name: "nuget",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:Response status code|Unable to (?:load the service|find package)|NU\d+|Missing value for option|The (?:feed|source) ).+)/
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
			sentence: "{cause} {version}"
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
			sentence: "{cause}: {framework}"
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
			}]
		},
		{
			name: "dotnet-missing-library",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>Couldn't find a valid ICU package installed on the system.*|Process terminated\. Couldn't find a valid ICU.+|Failed to (?:resolve|load) lib\w+\.so.*)/
		},
		{
			name: "dotnet-unhandled-port",
			kind: "port",
			pattern: new RegExp(`${UNHANDLED}(?=.{0,300}(?:Failed to bind to address|Address already in use))(?<cause>.+)`),
			near: FRAMES
		},
		{
			name: "dotnet-out-of-memory",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:Unhandled exception\. )?(?<cause>System\.OutOfMemoryException: .+|Out of memory\.$|GC heap initialization failed.+|Failed to create CoreCLR, HRESULT: 0x8007000E)/,
			near: FRAMES
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
			sentence: "{cause} {inner}"
		},
		{
			name: "dotnet-unhandled",
			kind: "crash",
			pattern: new RegExp(`${UNHANDLED}(?<cause>.+)`),
			near: FRAMES
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
			}, ...FRAMES]
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
			}, ...FRAMES]
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
			sentence: "{test}: {cause} {expected} {actual}"
		},
		{
			name: "dotnet-test-aborted",
			kind: "test failure",
			rank: "effect",
			pattern: /^\s{0,8}(?<cause>The active test run was aborted\. Reason: .+|\[xUnit\.net [\d:.]+\]\s{1,12}\S.+ \[FAIL\])/
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
			}]
		},
		{
			name: "ef-tool",
			kind: "migration",
			pattern: /^\s{0,8}(?<cause>(?:No DbContext (?:was found|named)|Unable to create (?:a|an object of type) '?DbContext|Unable to create an object of type|Your startup project '|Your target project '|No project was found\. |More than one DbContext was found|Unable to retrieve project metadata).*)/
		},
		{
			name: "dotnet-exit",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,8}(?<cause>Build failed\. Use dotnet build to see the errors|Build FAILED|Test Run Failed)\.$/
		}
	];
	;
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
		},
		{
			name: "go-panic-port",
			kind: "port",
			pattern: /^panic: (?<cause>.{0,80}listen (?:tcp|udp)\S* \S+ bind: .+)/,
			near: [GOROUTINE, go_FRAME]
		},
		{
			name: "go-panic",
			kind: "crash",
			pattern: /^\s{0,8}panic: (?<cause>.+?)(?: \[recovered(?:, repanicked)?\])?$/,
			near: [GOROUTINE, go_FRAME]
		},
		{
			name: "go-out-of-memory",
			kind: "out of memory",
			pattern: /^(?<cause>fatal error: (?:runtime: )?(?:out of memory|cannot allocate memory).*)/,
			near: [GOROUTINE, go_FRAME]
		},
		{
			name: "go-fatal-error",
			kind: "crash",
			pattern: /^(?<cause>fatal error: .+)/,
			near: [GOROUTINE, go_FRAME]
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
			}]
		},
		{
			name: "go-segmentation-violation",
			kind: "crash",
			pattern: /^(?<cause>SIG(?:SEGV|BUS|ILL|FPE|ABRT): .+)/,
			near: [{
				...GOROUTINE,
				within: 6,
				pattern: /^(?:goroutine \d+|PC=0x)/
			}, go_FRAME]
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
			sentence: "{test}: {cause} expected: {expected} actual: {actual} {message}"
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
			sentence: "{test}: {cause} {more} {message}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause} {more}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: got: {got} want: {want}"
		},
		{
			name: "go-test-only-name",
			kind: "test failure",
			rank: "effect",
			pattern: /^\s{0,16}--- FAIL: (?<test>\S+) \(/,
			sentence: "{test} failed"
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
			sentence: "{cause} {got} {how} {want}"
		},
		{
			name: "go-test-package",
			kind: "test failure",
			rank: "exit",
			pattern: /^FAIL\t(?<package>\S+)/,
			sentence: "the tests of {package} failed"
		}
	];
	;
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
			pattern: new RegExp(`^\\s{0,8}(?=[^\\s:]{0,300}(?:/pkg/mod|/vendor|/go/src/[a-z]{1,20})/)(?![^\\s:]{0,300}/go/src/app/)[^\\s:]{1,300}:\\d+:\\d+: ${NO_ERROR}(?<cause>.+)`)
		},
		{
			name: "golangci-typecheck",
			kind: "compile error",
			pattern: placed("(?<cause>.+) \\(typecheck\\)$")
		},
		{
			name: "golangci",
			kind: "lint error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.go:)(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?: (?!warning: )(?<cause>\S.* \([A-Za-z][\w-]{1,30}\))$/
		},
		{
			name: "golangci-error",
			kind: "lint error",
			pattern: /^(?:time="?[^\s"]{1,40}"? )?(?:level=error msg="|ERRO )(?<cause>(?:Running error: |Can't (?!add file|close tar)|Failed to |Timeout exceeded|\[linters_context\] typechecking)[^"]*)/i
		},
		{
			name: "golangci-config",
			kind: "lint error",
			pattern: /^Error: (?<cause>(?:can't load config|unsupported version of the configuration|build linters|you are using a configuration file).*)/
		},
		{
			name: "go-missing-module",
			kind: "missing dependency",
			pattern: placed("(?<cause>(?:no required module provides package|missing go\\.sum entry|cannot find (?:package|module)|package \\S+ is not in (?:std|GOROOT)|could not import|cannot query module).*?)(?:; to add(?: it)?:)?$")
		},
		{
			name: "go-embed",
			kind: "missing file",
			pattern: placed("(?<cause>pattern \\S+: .+)")
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
			}, go_build_PACKAGE]
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
			}]
		},
		{
			name: "go-compile",
			kind: "compile error",
			pattern: placed("(?:syntax error: (?=syntax error))?(?<cause>.+)"),
			near: [go_build_PACKAGE]
		},
		{
			name: "go-mod-file",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:go: )?(?=[^\s:]{0,300}go\.(?:mod|work|sum):)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?<cause>.+)/
		},
		{
			name: "go-generate",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.go:)(?<file>[^\s:]{1,300}):(?<line>\d+): (?<cause>running "[^"]{1,100}": .+)/
		},
		{
			name: "go-import-cycle",
			kind: "compile error",
			pattern: /^\s{0,16}(?:package|imports) [^\s:]+(?: from [^\s:]+)?: (?=import cycle not allowed|use of internal package|build constraints exclude|no required module|cannot find|no Go files|\S{1,6} source files not allowed|import ")(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/
		},
		{
			name: "go-package",
			kind: "missing file",
			pattern: /^\s{0,8}(?:go: )?(?:(?=stat \S+: directory not found|no Go files in |found packages \w+ \(|named files must be \.go files|malformed import path|cannot find package|build output ")|(?=package \S+ is not )|(?=pattern \S+: )|(?=directory \S+ (?:is contained|outside)))(?<cause>.+)/
		},
		{
			name: "go-run-missing-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>no required module provides package [^\s;]+)/
		},
		{
			name: "go-no-main",
			kind: "compile error",
			pattern: /^(?:runtime\.main_main\u00B7f: )?(?<cause>function main is undeclared in the main package)/
		},
		{
			name: "go-link",
			kind: "compile error",
			pattern: /^(?:link: )?(?<cause>\S{1,200}: relocation target \S+ not defined|duplicated definition of symbol .+|loadinternal: cannot find .+)/
		},
		{
			name: "go-compiler-killed",
			kind: "out of memory",
			pattern: /^(?:go build )?(?<package>[\w./-]{1,200}): (?=[^:]{1,200}: (?:signal: killed|fork\/exec [^:]{1,200}: cannot allocate memory))(?<cause>.+)/,
			sentence: "{package}: {cause}"
		},
		{
			name: "go-toolchain",
			kind: "missing dependency",
			pattern: /^\s{0,8}go: (?:(?=\S+ requires go >= )|(?=download go\d)|(?=cannot find "go\d)|(?=.{0,90}toolchain not available)|(?=no such tool|invalid toolchain|unknown toolchain))(?<cause>.+)/
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
			sentence: "{cause} {more}"
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
			}]
		},
		{
			name: "go-vcs-stamp",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>error obtaining VCS status: .+)/
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
			}]
		},
		{
			name: "cgo",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>cgo: .+)/
		},
		{
			name: "pkg-config",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>Package '?[\w.+-]{1,60}'?(?: was not found in the pkg-config search path|, required by '.{1,60}', not found).*)/
		},
		{
			name: "gosec",
			kind: "lint error",
			pattern: /^\s{0,8}\[(?<file>[^\s:\]]{1,300}):(?<line>\d+)\] - (?<cause>G\d+ .+)/
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
			sentence: "{cause} {id}"
		},
		{
			name: "gofmt-diff",
			kind: "lint error",
			pattern: /^diff (?:-u )?(?=\S{1,300}\.go\.orig )\S{1,305} (?<file>\S{1,300})$/,
			sentence: "{file} is not formatted with gofmt"
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
			sentence: "{file} is not formatted with gofmt"
		}
	];
	;
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
			pattern: /^(?:Error: )?(?<cause>flag provided but not defined: -[\w-]{1,60}|unknown (?:shorthand )?flag: .{1,80}|invalid value "[^"]{0,100}" for flag -[\w-]{1,60}: .{1,100})/
		},
		{
			name: "go-exec",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?:[^:]{1,80}: ){0,2}(?<cause>fork\/exec \S{1,200}: (?:permission denied|no such file or directory|exec format error))/
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
			}]
		},
		{
			name: "go-log-fatal-port",
			kind: "port",
			pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?<file>[^\s:]{1,200}):(?<line>\d+): )?)?(?=(?:[\w .]{0,60}: )?listen (?:tcp|udp|unix))(?!.*(?:retry|trying))(?<cause>.+ ?bind: .+)/
		},
		{
			name: "go-log-fatal",
			kind: "crash",
			pattern: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?:(?<file>[^\s:]{1,200}\.go):(?<line>\d+): )?(?<cause>(?!\[|(?:INFO|DEBUG|WARN|ERROR) )\S.+)/,
			near: [EXITED]
		},
		{
			name: "go-log-place",
			kind: "crash",
			isSurvivable: true,
			pattern: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?<file>[^\s:]{1,200}\.go):(?<line>\d+): (?=.{0,200}\b(?:permission denied|no such (?:file|host|table)|connection refused|(?:must be|not|is) (?:set|empty|required)|cannot|failed|missing|invalid)\b)(?<cause>\S.{1,300})/
		},
		{
			name: "go-zerolog-fatal",
			kind: "crash",
			pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|service|caller)":[^,]{1,100},)?"error":"(?<cause>[^"]+)",(?:"(?:ts|time|service|caller)":[^,]{1,100},)?"message":"(?<message>[^"]+)"/,
			sentence: "{message}: {cause}"
		},
		{
			name: "go-logger-fatal",
			kind: "crash",
			pattern: /^(?:time="?[^\s"]{1,40}"? |\d\S{0,40} )?(?:level=fatal msg="?|FATA\[\d{4}\] |F\d{4} \d\d:\d\d:\d\d\.\d{6} {1,8}\d+ (?<file>[^\s:]{1,100}):(?<line>\d+)\] )(?<cause>(?:[^"\\]|\\.)+)/
		},
		{
			name: "go-zap-fatal-error",
			kind: "crash",
			pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|timestamp)":[^,]{1,40},)?(?:"caller":"(?<bareFile>[\w@./-]{1,200}):(?<line>\d{1,7})",)?.{0,400}?"(?:msg|message)":"(?<message>[^"]+)","error":"(?<cause>[^"]+)"/,
			sentence: "{message}: {cause}"
		},
		{
			name: "go-zap-fatal",
			kind: "crash",
			pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|timestamp)":[^,]{1,40},)?(?:"caller":"(?<bareFile>[\w@./-]{1,200}):(?<line>\d{1,7})",)?"(?:msg|message)":"(?<cause>[^"]+)"/
		}
	];
	;
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
	const ended = (name, kind, words) => [
		{
			name: `java-main-${name}`,
			kind,
			pattern: new RegExp(`^\\s{0,8}Exception in thread "main" (?=${words})(?<cause>.+)`),
			near: [
				NO_CAUSE_BELOW,
				jvm_FRAME,
				MORE
			],
			sentence: "{cause} {more}"
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
			sentence: "{cause} {more}"
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
			]
		}
	];
	const JVM = [
		{
			name: "spring-failed-port",
			kind: "port",
			pattern: /^\s{0,8}(?<cause>(?:Web server failed to start\. |The Tomcat connector |Embedded servlet container failed).*[Pp]ort.+)/
		},
		{
			name: "spring-cycle",
			kind: "crash",
			pattern: /^\s{0,8}(?<cause>The dependencies of some of the beans in the application context form a cycle)/
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
			sentence: "{cause} {property} {reason}"
		},
		{
			name: "java-out-of-memory",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:\[ERROR\] |Exception in thread "[^"]{1,80}" |Caused by: |> |e: |Terminating due to |Aborting due to |Exception: |# )?(?<cause>java\.lang\.OutOfMemoryError(?:: .+)?)/,
			near: [jvm_FRAME]
		},
		{
			name: "java-native-memory",
			kind: "out of memory",
			pattern: /^(?:# )?(?<cause>There is insufficient memory for the Java Runtime Environment to continue|Native memory allocation \(\w+\) failed .+|Could not reserve enough space for .+)/
		},
		{
			name: "java-crash",
			kind: "crash",
			pattern: /^#\s{1,4}(?<cause>(?:SIG[A-Z]{2,6}|Internal Error|EXCEPTION_\w+) \(.+)/
		},
		{
			name: "java-class-version",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Exception in thread "[^"]{1,80}" |Caused by: |Error: )?(?:java\.lang\.)?UnsupportedClassVersionError: (?<cause>.+)/
		},
		{
			name: "java-jar",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>Unable to access jarfile .+|Invalid or corrupt jarfile .+|no main manifest attribute, in .+|Could not find or load main class .+|Main method not found in class [^\s,]+|Unable to initialize main class .+|Could not find the main class.+|Error opening zip file or JAR manifest missing.+|Module \S+ not found.*)/
		},
		{
			name: "java-options",
			kind: "crash",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>Unrecognized (?:VM )?option:? .+|Invalid (?:maximum|initial) heap size: .+|Improperly specified VM option .+|(?:Initial|Too small) (?:initial |maximum )?heap .+|Conflicting collector combinations.+|VM option .+ is (?:diagnostic|experimental).+|Could not find agent library .+|Error occurred during initialization of boot layer|agent library failed to init.*|Missing \+\/- setting for VM option.+)/
		},
		{
			name: "java-options-refused",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>Could not create the Java Virtual Machine)/
		},
		{
			name: "java-home",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:ERROR|Error)?:? ?(?<cause>(?:The )?JAVA_HOME (?:is|environment variable is) (?:not|set to an invalid).+)/
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
			sentence: "{migration}: {cause}"
		},
		{
			name: "tomcat-connector",
			kind: "port",
			rank: "effect",
			pattern: /^.{0,200}(?<cause>Failed to (?:initialize|start) (?:connector|component|end point associated).+)/
		},
		{
			name: "tomcat-context",
			kind: "crash",
			rank: "effect",
			pattern: /^.{0,200}(?<cause>Context \[[^\]]{0,100}\] startup failed due to previous errors|One or more (?:listeners|Filters) failed to start.*)/
		},
		{
			name: "quarkus-port",
			kind: "port",
			pattern: /^.{0,200}(?<cause>Port \d+ seems to be in use by another process|Port\(s\) already bound: .+)/
		},
		...ended("port", "port", "[\\w.]*BindException"),
		...ended("class", "missing dependency", "java\\.lang\\.(?:ClassNotFound|NoClassDefFound)"),
		...ended("migration", "migration", "(?:org\\.flywaydb|liquibase)\\."),
		...ended("exception", "crash", "\\w")
	];
	;
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
	const levels = (kind, name, words) => [
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
		]
	}));
	const GRADLE_BUILDS = [
		{
			name: "kotlin-old",
			kind: "compile error",
			pattern: /^\s{0,8}e: (?:file:\/\/)?(?<file>[^:]{1,300}): \((?<line>\d+), (?<column>\d+)\): (?<cause>.+)/
		},
		{
			name: "kapt",
			kind: "compile error",
			pattern: /^\s{0,8}e: (?:\[kapt\] )?(?:file:\/\/)?(?=[^\s:]{1,300}\/build\/)[^\s:]{1,300}:\d+:(?:\d+:)? (?:error: )?(?<cause>.+)/
		},
		{
			name: "kotlin",
			kind: "compile error",
			pattern: /^\s{0,8}e: (?:\[ksp\] )?(?:file:\/\/)?(?<file>[^:]{1,300}):(?<line>\d+):(?:(?<column>\d+):?)? (?<cause>.+)/
		},
		{
			name: "kotlin-no-place",
			kind: "compile error",
			pattern: /^\s{0,8}e: (?!java\.lang\.OutOfMemory)(?<cause>\S.+)/
		},
		{
			name: "ktlint",
			kind: "lint error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.kts?:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+):? (?!error: |warning: )(?:Lint error > )?(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/
		},
		{
			name: "gradle-groovy-script",
			kind: "compile error",
			pattern: /^\s{2,12}(?:build|settings|script)(?: file)? '(?<file>[^']{1,300})': (?<line>\d+): (?<cause>.+?)(?: @ line \d+, column (?<column>\d+))?\.?$/
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
			}]
		},
		{
			name: "gradle-daemon",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:> )?(?<cause>Gradle build daemon (?:disappeared|has been stopped).+|Expiring Daemon because JVM heap space is exhausted|The Daemon will expire (?:immediately|after the build).+memory.*)/
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
			sentence: "{cause}: {file}"
		},
		...levels("missing dependency", "dependency", "(?:Could not (?:find|resolve|GET|HEAD|download|install)|Cannot find a Java|No matching|Unable to (?:load|find)|Received status|No cached|Failed to (?:install|list)|Toolchain|Plugin )"),
		...levels("compile error", "cause", ""),
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
			sentence: "{cause} {more}"
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
			sentence: "{test}: {exception} {cause} {more}"
		},
		{
			name: "gradle-exit",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,16}> (?<cause>(?:Compilation (?:failed|error)|There were failing tests|Process .+ finished with non-zero|Checkstyle rule|Lint found|Internal compiler).*)/,
			near: [WENT_WRONG]
		},
		{
			name: "android-lint",
			kind: "lint error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.(?:xml|java|kt):)(?<file>[^\s:]{1,300}):(?<line>\d+): Error: (?<cause>.+)/
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
			sentence: "{cause}: {detail}"
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
			sentence: "{cause} {found} {required}"
		},
		{
			name: "sbt-resolve",
			kind: "missing dependency",
			pattern: /^\s{0,8}\[error\] (?:\([^)]{1,60}\) )?(?:sbt\.librarymanagement\.ResolveException|lmcoursier\.\S{1,80}): (?<cause>.+)/
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
			sentence: "{test}: {cause}"
		},
		{
			name: "munit",
			kind: "test failure",
			pattern: /^\s{0,8}==> X (?<test>\S.{0,200}?) {1,4}\d+\.\d+s [\w.]+: (?<file>[^\s:]{1,300}):(?<line>\d+)(?: (?<cause>.+)|)/,
			sentence: "{test} failed {cause}"
		},
		{
			name: "sbt-error",
			kind: "compile error",
			rank: "effect",
			pattern: /^\s{0,8}\[error\] (?:\([^)]{1,80}\) )?(?<cause>(?:Not a valid (?:command|key)|Compilation failed|No such setting|Expected |Failed tests:|java\.\w+\.).*)/
		}
	];
	;
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
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.java:)(?<file>[^\s:]{1,300}):(?<line>\d+): error: (?<cause>(?=package \S+ does not exist|module not found)\S.+)/
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
			sentence: "{cause}: {symbol}{found} {required}"
		},
		{
			name: "javac-options",
			kind: "compile error",
			pattern: /^\s{0,8}error: (?<cause>(?:release version|invalid (?:target|source) release|file not found|invalid flag|no source files|cannot access|source (?:option|release)|target (?:option|release)|warnings found and -Werror|module not found).*)/i
		},
		{
			name: "maven-javac-missing-package",
			kind: "missing dependency",
			pattern: maven("(?=[^\\s:]{1,300}\\.java:)(?<file>[^\\s:]{1,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?<cause>package \\S+ does not exist)")
		},
		{
			name: "maven-checkstyle",
			kind: "lint error",
			pattern: maven("(?=[^\\s:]{1,300}\\.\\w{2,6}:)(?<file>[^\\s:]{1,300}):\\[(?<line>\\d+)(?:,(?<column>\\d+))?\\] (?<cause>\\([a-z]+\\) \\w+: .+)")
		},
		{
			name: "maven-compiler",
			kind: "compile error",
			pattern: maven("(?<file>(?:[A-Za-z]:)?[^\\s:][^:]{0,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?:error: )?(?<cause>.+)"),
			near: [SYMBOL],
			sentence: "{cause}: {symbol}"
		},
		{
			name: "checkstyle",
			kind: "lint error",
			pattern: /^\s{0,8}(?:\[ant:checkstyle\] )?\[ERROR\] (?=[^\s:]{1,300}\.\w{2,6}:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?<cause>.+ \[\w+\])$/
		},
		{
			name: "maven-kotlin",
			kind: "compile error",
			pattern: maven("(?:file://)?(?=[^\\s:]{1,300}\\.kts?:)(?<file>[^\\s:]{1,300}):(?: \\(|)(?<line>\\d+)(?:, |:)(?<column>\\d+)\\)?:? (?:error: )?(?<cause>.+)")
		},
		{
			name: "maven-pom",
			kind: "compile error",
			pattern: maven("(?<cause>\\S.+?) @ (?:(?<file>[^,\\s]{1,300}), )?line (?<line>\\d+), column (?<column>\\d+)"),
			near: [POM]
		},
		{
			name: "maven-pom-no-place",
			kind: "compile error",
			pattern: maven("(?<cause>Child module \\S+ of (?<file>\\S+) does not exist|Non-(?:readable|parseable) POM (?<file>[^\\s:]{1,300}): .+)")
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
			}]
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
			sentence: "{test}: {exception} {cause} {more}"
		},
		{
			name: "surefire-summary",
			kind: "test failure",
			pattern: maven(" ?(?<test>(?<class>[A-Z]\\w*)\\.[^\\s:]{1,100}):(?<line>\\d+)(?:->[^\\s:]{1,100}:\\d+){0,4}(?: \u00BB)? (?<cause>.+)"),
			near: [jvm_builds_SUCCEEDED],
			sentence: "{test}: {cause}"
		},
		{
			name: "maven-dependency",
			kind: "missing dependency",
			pattern: maven("Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: Could not (?:resolve|collect) dependencies for project [^\\s:]+(?::[^\\s:]+){2,4}: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$")
		},
		{
			name: "maven-artifact",
			kind: "missing dependency",
			pattern: /^\s{0,8}\[(?:ERROR|FATAL)\]\s{1,8}(?<cause>(?:Could not (?:find|transfer) artifact|Plugin \S+ or one of its dependencies|Failed to (?:read artifact descriptor|collect dependencies)|No plugin found for prefix|Non-resolvable).+?)(?: -> \[Help \d+\])?$/
		},
		{
			name: "maven-exit",
			kind: "compile error",
			rank: "exit",
			pattern: maven("Failed to execute goal .*on project [^\\s:]+: (?<cause>(?:Compilation failure|There (?:are|were) test failures|There was a timeout|Some Enforcer rules|Could not resolve dependencies|Compilation failed|You have |Failed to run task).*)"),
			sentence: "{cause}"
		},
		{
			name: "maven-goal",
			kind: "compile error",
			pattern: maven("Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$")
		},
		{
			name: "maven-usage",
			kind: "missing file",
			pattern: maven("(?<cause>(?:Unknown lifecycle phase|The goal you specified requires a project|Could not find the selected project|No goals have been specified|Could not find goal|Error (?:building|reading|executing) |POM file \\S+ specified|Unable to parse command line|The specified user settings file|Toolchain error|Cannot find matching toolchain|The projects in the reactor contain a cyclic|Source option|Target option|The forked VM terminated|There was an error in the forked process|PMD Failure).+?)(?: -> \\[Help \\d+\\])?$")
		}
	];
	;
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
			]
		},
		{
			name: "cc-missing-header",
			kind: "missing dependency",
			pattern: new RegExp(`^\\s{0,8}${SOURCE}:(?<column>\\d+): (?:fatal error|error): (?:(?=\\S{1,200}: No such file or directory)|(?='\\S{1,200}' file not found)|(?=no such module|could not find module))(?<cause>\\S.*)`),
			near: FOLDER
		},
		{
			name: "cc-no-column",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}(?=[^:]{1,300}\\.(?:c|h|cc|hh|cpp|hpp|cxx|hxx|m|mm|S|y|l|ac|am|in|f90|y|cu|swift):)${SOURCE}: (?:fatal )?error: (?<cause>.+)`),
			near: FOLDER
		},
		{
			name: "cc-werror",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}${SOURCE}:(?<column>\\d+): ${native_ERROR}(?<cause>.+)`),
			near: FOLDER
		},
		{
			name: "cc-killed",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:[^\s:]{0,200}\/)?[\w.+-]{1,60}: (?<cause>(?:fatal error: |internal compiler error: )?(?:Killed|[kK]illed signal terminated program|ld terminated with signal 9|out of memory allocating|error: unable to execute command: Killed|clang frontend command failed).*)/
		},
		{
			name: "cc-virtual-memory",
			kind: "out of memory",
			pattern: /^\s{0,8}(?<cause>virtual memory exhausted: .+|cc1(?:plus)?: out of memory.+)/
		},
		{
			name: "cc-exit",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,16}(?:[^\s:]{0,200}\/)?[\w.+-]{1,60}: (?:fatal )?(?:error: )?(?<cause>linker command failed with exit code.+|ld returned \d+ exit status|all warnings being treated as errors|some warnings being treated as errors|build stopped: .+)/
		},
		{
			name: "cc-driver",
			kind: "compile error",
			pattern: /^\s{0,8}(?=[^\s:]{0,200}(?:cc|\+\+|clang|cc1|cc1plus|swiftc|zig)(?:-\d{1,2})?: )[^\s:]{1,200}: (?:fatal error|error): (?<cause>.+)/
		},
		{
			name: "ld-undefined-in-source",
			kind: "compile error",
			pattern: new RegExp(`${OBJECT}(?<file>\\/[^\\s:()]{1,300}):(?<line>\\d+)${UNDEFINED}`)
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
			}]
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
			}, ...FOLDER]
		},
		{
			name: "gold-undefined",
			kind: "compile error",
			pattern: /^\s{0,8}[^\s:]{1,200}\.o:(?<file>[^\s:()]{1,200}):(?:function [^:]{1,200}(?:::[^:]{1,200}){0,4}|(?<line>\d+)): error: (?<cause>undefined reference to .+)/
		},
		{
			name: "ld-undefined-in-object",
			kind: "compile error",
			pattern: /^\s{0,16}(?:= note: )?(?:[^\s:]{1,300}: ?){1,3}(?:\([^)]{1,100}\)|\d+|function .{1,100}): (?:error: )?(?<cause>(?:undefined reference to|multiple definition of) .+)/
		},
		{
			name: "lld-symbol",
			kind: "compile error",
			pattern: new RegExp(`${LINKER}(?:error|fatal): (?<cause>(?:undefined|duplicate)(?: hidden| protected)? symbol: .+)`),
			near: REFERENCES
		},
		{
			name: "ld-missing-library",
			kind: "missing dependency",
			pattern: new RegExp(`${LINKER}(?:error: |fatal: )?(?<cause>(?:cannot find|unable to find library|library not found|library '[^']{1,100}' not found|cannot open) ?.*)`)
		},
		{
			name: "ld-error",
			kind: "compile error",
			pattern: new RegExp(`${LINKER}(?!warning|note|NOTE|error: ld returned)(?:error: |fatal: |[^\\s:]{1,300}: )?(?!warning|in function)(?<cause>(?:final link failed|relocation \\S|error adding symbols|file (?:format )?not recognized|undefined reference to|unrecognized|invalid|unknown|error: |cannot |hidden symbol).*)`)
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
			sentence: "{cause}: {symbol}"
		},
		{
			name: "loader-missing-library",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:[^:]{1,200}: )?(?<cause>error while loading shared libraries: .+|Error loading shared library .+)/
		},
		{
			name: "loader-version",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:[^\s:]{1,200}: )?[^\s:]{1,200}: (?<cause>version [`'][\w.]{1,60}' not found \(required by .+)/
		},
		{
			name: "loader-symbol",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:[^\s:]{1,200}: )?(?<cause>symbol lookup error: .+|Error relocating [^:]{1,200}: .+)/
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
			sentence: "{cause} {what}"
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
			}]
		},
		{
			name: "sanitizer-undefined",
			kind: "crash",
			pattern: new RegExp(`^\\s{0,8}${SOURCE}:(?<column>\\d+): runtime error: (?<cause>.+)`)
		}
	];
	;
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
			sentence: "{target}: Killed"
		},
		{
			name: "make-exit",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* \[(?:[^\]\s]{1,200}:\d+: )?(?<target>[^\]]{1,200})\] (?<cause>\S.*)/,
			sentence: "make {target}: {cause}"
		},
		{
			name: "make-command-missing",
			kind: "missing dependency",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: (?<cause>[^\s:*]{1,200}: (?:No such file or directory|Permission denied|Command not found))$/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* \[(?<file>[^\]\s:]{1,200}):(?<line>\d+): [^\]]{1,200}\] Error 127/
			}, native_builds_FOLDER]
		},
		{
			name: "make-file",
			kind: "compile error",
			pattern: /^\s{0,8}(?<file>(?=[^\s:]{0,200}(?:[Mm]akefile|\.mk|\.make|\.in):)[^\s:]{1,300}):(?<line>\d+): (?:\*\*\* )?(?<cause>(?:missing separator|[^\s:]{1,200}: No such file|recipe commences|target pattern|multiple target patterns|unterminated|commands commence|mixed implicit|missing (?:target|rule|endif|`endif')|invalid syntax|extraneous|prerequisites|empty variable|insufficient|non-numeric|Recursive variable).*?)(?:\. {1,2}Stop\.)?$/,
			near: [native_builds_FOLDER]
		},
		{
			name: "make-file-error",
			kind: "compile error",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): \*\*\* (?!\[)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/,
			near: [native_builds_FOLDER]
		},
		{
			name: "make-no-rule",
			kind: "missing file",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* (?!\[)(?!Waiting for)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/
		},
		{
			name: "make-no-program",
			kind: "missing dependency",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: (?<cause>[^\s:*]{1,100}: (?:No such file or directory|Command not found|Permission denied))/
		},
		{
			name: "cmake-missing-package",
			kind: "missing dependency",
			pattern: /^\s{0,8}CMake Error at (?!\/usr\/|\/opt\/)(?<file>[^\s:(]{1,300}):(?<line>\d+) \((?:find_package|find_library|find_path|pkg_check_modules|pkg_search_module)\):$/,
			near: [PARAGRAPH]
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
			}]
		},
		{
			name: "cmake-error",
			kind: "compile error",
			pattern: /^\s{0,8}CMake Error (?:at|in) (?<file>[^\s:(]{1,300}):(?:(?<line>\d+)(?: \(\w+\))?:)?$/,
			near: [PARAGRAPH]
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
			}]
		},
		{
			name: "cmake-no-place",
			kind: "compile error",
			pattern: /^\s{0,8}CMake Error: (?<cause>(?!Error in cmake)\S.+)/
		},
		{
			name: "ninja",
			kind: "missing file",
			pattern: /^\s{0,8}ninja: (?:fatal|error): (?<cause>.+)/
		},
		{
			name: "meson",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<file>[^\s:]{0,300}meson(?:\.build|_options\.txt|\.options)):(?<line>\d+):(?<column>\d+): ERROR: (?<cause>.+)/
		},
		{
			name: "meson-no-place",
			kind: "missing file",
			pattern: /^\s{0,8}ERROR: (?<cause>Neither (?:source )?directory .+|Unknown compiler\(s\): .+|Compiler .+ (?:can ?not|cannot) compile programs.*|Meson version is .+)/
		},
		{
			name: "autoconf",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:\.\/)?(?:configure|config\.status): error: (?!in [`'])(?<cause>.+)/
		},
		{
			name: "bazel-no-such",
			kind: "missing file",
			pattern: /^\s{0,8}ERROR: (?:(?<file>\/[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): )?(?:Skipping '[^']{1,200}': )?(?<cause>(?:no such (?:package|target)|name '[^']{1,100}' is not defined|syntax error|Error (?:in|loading)|error (?:loading|fetching|computing)|no targets found|no matching toolchain|.{0,100}not declared in package).*)/
		},
		{
			name: "bazel-action",
			kind: "compile error",
			rank: "effect",
			pattern: /^\s{0,8}ERROR: (?<file>\/[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+ failed: .+)/
		},
		...["test failure", "crash"].map((kind) => ({
			name: `assert-${kind.replace(" ", "-")}`,
			kind,
			pattern: /^\s{0,8}[^\s:]{1,100}: (?<file>(?!\/usr\/)[^\s:]{1,300}):(?<line>\d+): [^`]{1,300}: (?<cause>Assertion `.+)/,
			near: kind === "crash" ? [] : [TEST_START]
		})),
		{
			name: "assert-musl",
			kind: "crash",
			pattern: /^\s{0,8}(?<cause>Assertion failed: .+) \((?<file>[^\s:()]{1,300}): [^\s:]{1,100}: (?<line>\d+)\)$/
		},
		{
			name: "gtest",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): Failure$/,
			near: [DETAIL, GTEST_NAME],
			sentence: "{test}: {cause}"
		},
		{
			name: "catch2",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): FAILED:$/,
			near: [DETAIL]
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
			sentence: "{cause} {values}"
		},
		{
			name: "boost-test",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:()]{1,300})\((?<line>\d+)\): (?:fatal )?error: in "(?<test>[^"]{1,200})": (?<cause>.+)/,
			sentence: "{test}: {cause}"
		},
		{
			name: "unity-test",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+):(?<test>\w{1,200}):FAIL: ?(?<cause>.+)/,
			sentence: "{test}: {cause}"
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
			sentence: "{number}: {test} {cause}"
		},
		{
			name: "ctest-no-program",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>(?:Could not find executable|Unable to find executable:?) \S+)/
		}
	];
	;
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
			sentence: "{test}: {cause}"
		},
		{
			name: "swift-testing",
			kind: "test failure",
			pattern: /^\s{0,8}[\u2718X] Test (?<test>.{1,200}) recorded an issue at (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/,
			sentence: "{test}: {cause}"
		},
		{
			name: "swift-fatal",
			kind: "crash",
			pattern: /^\s{0,8}(?!Swift\/)(?<file>[^\s:]{1,300}\.swift):(?<line>\d+): (?<cause>(?:Fatal error|Precondition failed|Assertion failed).*)/
		},
		{
			name: "swift-fatal-in-library",
			kind: "crash",
			pattern: /^\s{0,8}(?:Swift\/[^\s:]{1,200}:\d+: )?Fatal error: (?<cause>.+?)(?:: file (?!Swift\/)(?<file>[^\s:,]{1,300}), line (?<line>\d+))?$/
		},
		{
			name: "swift-package",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:Dependencies could not be resolved|'[^']{1,100}': |package '|no such (?:module|target|product)|root manifest not found|the package manifest at|Failed to clone|product '|target '|Source files for target|Could not find Package\.swift).*)/
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
			}]
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
			}]
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
			sentence: "{what}: {cause}"
		},
		{
			name: "elixir-compile",
			kind: "compile error",
			pattern: /^\s{0,8}\*\* \([A-Z]\w*\) (?=[^\s:]{1,300}\.h?e?exs?:)(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?: (?<cause>.+)/
		},
		{
			name: "elixir-compile-logged",
			kind: "compile error",
			rank: "exit",
			pattern: /^\s{0,8}\*\* \(CompileError\) (?<file>[^\s:]{1,300}): (?<cause>cannot compile module .+)/
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
			sentence: "{name}: {cause}"
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
			sentence: "{cause}: {file}"
		},
		{
			name: "mix-migration",
			kind: "migration",
			pattern: /^\s{0,8}\*\* \((?:Postgrex\.Error|MyXQL\.Error|Exqlite\.Error|Ecto\.MigrationError)\) (?<cause>.+)/,
			near: [{
				...other_languages_FRAME,
				pattern: /^\s{2,20}(?:\([\w.]{1,60} [\w.-]{1,40}\) )?(?<file>priv\/[^\s:]{1,300}):(?<line>\d+):/
			}]
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
			}]
		},
		{
			name: "mix",
			kind: "compile error",
			pattern: /^\s{0,8}\*\* \(Mix\) (?!Can't continue due to errors|Could not compile dependency)(?<cause>.+)/
		},
		{
			name: "phoenix-port",
			kind: "port",
			pattern: /^.{0,30}\[error\] (?<cause>Running \S+ with [^,]{1,100}, port \d+ .+)/
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
			}]
		},
		{
			name: "mix-exit",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^\s{0,8}\*\* \(Mix\) (?<cause>.+)/
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
			sentence: "{test}: {cause} {left} {right}"
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
			sentence: "{exception}: {cause}"
		},
		{
			name: "erlang-kernel",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}\{"(?<cause>Kernel pid terminated|init terminating in do_boot)"/
		},
		{
			name: "erlang-compile",
			kind: "compile error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.[ehy]rl:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?!Warning)(?<cause>.+)/
		},
		{
			name: "rebar",
			kind: "missing dependency",
			pattern: /^===> (?<cause>(?:Failed to (?:fetch|update|load)|Could not|Package not found|Unable to|Errors? loading|Command \w+ not found|Dependency failure).*)/
		},
		{
			name: "nim",
			kind: "compile error",
			pattern: /^\s{0,8}(?<file>[^\s(:]{1,300}\.nims?)\((?<line>\d+), (?<column>\d+)\) Error: (?<cause>.+)/
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
			}]
		},
		{
			name: "zig-panic",
			kind: "crash",
			pattern: /^thread \d+ panic: (?<cause>.+)/,
			near: [{
				where: "below",
				within: 30,
				pattern: /^(?!\/usr\/|\S{0,200}\/lib\/(?:zig\/)?std\/)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): 0x/
			}]
		}
	];
	;
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
	const panics = (name, pattern, matcher) => ({
		name,
		pattern: new RegExp(pattern),
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
			sentence: "{build}: {cause}"
		}),
		panics("rust-build-script", THREAD + OWN, {
			kind: "compile error",
			near: [BUILD_SCRIPT, MESSAGE],
			sentence: "{build}: {cause}"
		}),
		panics("rust-test-values", THREAD + OWN, {
			kind: "test failure",
			near: [
				rust_IN_TEST,
				MESSAGE,
				LEFT,
				RIGHT
			],
			sentence: "{test}: {cause} (left: {left}, right: {right})"
		}),
		panics("rust-test", THREAD + OWN, {
			kind: "test failure",
			near: [rust_IN_TEST, MESSAGE],
			sentence: "{test}: {cause}"
		}),
		panics("rust-test-in-crate", THREAD + DOWNLOADED, {
			kind: "test failure",
			near: [
				rust_IN_TEST,
				MESSAGE,
				rust_OWN_FRAME
			],
			sentence: "{test}: {cause}"
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
			sentence: "{test}: assertion failed: `({how})`: {message} (left: {left}, right: {right})"
		}),
		panics("rust-test-old", `${THREAD}'(?<cause>.+)', (?<file>[^\\s:']{1,300}):(?<line>\\d+):(?<column>\\d+)$`, {
			kind: "test failure",
			near: [rust_IN_TEST],
			sentence: "{test}: {cause}"
		}),
		panics("rust-panic-port", THREAD + OWN, {
			kind: "port",
			near: [{
				...MESSAGE,
				within: 1,
				pattern: /^(?=.*(?:AddrInUse|Address already in use))\s{0,8}(?<cause>.+)/,
				isRequired: true
			}]
		}),
		panics("rust-panic-in-crate", THREAD + DOWNLOADED, {
			kind: "crash",
			near: [
				MESSAGE,
				rust_OWN_FRAME,
				CONTINUES
			]
		}),
		panics("rust-panic-main", THREAD.replace("[^']{1,200}", "main") + OWN, {
			kind: "crash",
			near: [MESSAGE, CONTINUES]
		}),
		panics("rust-panic-thread", THREAD + OWN, {
			kind: "crash",
			rank: "effect",
			near: [MESSAGE, CONTINUES]
		}),
		panics("rust-panic-old-in-crate", `${THREAD}'(?<cause>.+)', (?=\\S{0,200}(?:/registry/src/|/rustc/))\\S+$`, {
			kind: "crash",
			near: [rust_OWN_FRAME, CONTINUES]
		}),
		panics("rust-panic-old", `${THREAD}'(?<cause>.+)', (?<file>[^\\s:']{1,300}):(?<line>\\d+):(?<column>\\d+)$`, {
			kind: "crash",
			near: [CONTINUES]
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
			sentence: "{test}: {cause}"
		},
		{
			name: "rust-test-no-panic",
			kind: "test failure",
			pattern: /^\s{0,8}note: (?<cause>test did not panic as expected)(?: at (?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+))?/,
			near: [{
				...rust_IN_TEST,
				within: 3
			}],
			sentence: "{test}: {cause}"
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
			}]
		},
		{
			name: "rustc-missing-crate",
			kind: "missing dependency",
			pattern: /^\s{0,8}error\[E0(?:432|433|463)\]: (?<cause>(?:unresolved import|can't find crate|(?:cannot|failed).*\b(?:crate|module)\b).*)/,
			near: [rust_PLACE]
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
			sentence: "{cause} {note}"
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
			sentence: "{cause}: {help}"
		},
		{
			name: "rustc",
			kind: "compile error",
			pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
			near: [rust_PLACE]
		},
		{
			name: "rustc-in-crate",
			kind: "compile error",
			pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
			near: [SOME_PLACE]
		},
		{
			name: "rustc-short",
			kind: "compile error",
			pattern: /^\s{0,8}(?=[^\s:]{1,300}\.rs:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): error(?:\[E\d+\])?: (?<cause>.+)/
		},
		{
			name: "rustfmt",
			kind: "lint error",
			pattern: /^\s{0,8}(?<cause>Diff in (?<file>[^\s:]{1,300})(?::| at line )(?<line>\d+)):$/,
			sentence: "{cause}: not formatted with rustfmt"
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
	function fed(name, pattern) {
		const unplaced = new RegExp(pattern.source.replace("(?<line>", "(?:"));
		return [{
			name: `${name}-given`,
			kind: "migration",
			pattern,
			near: [GIVEN, database_programs_RETRIED]
		}, {
			name,
			kind: "migration",
			pattern: unplaced,
			near: [APPLIED, database_programs_RETRIED]
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
			}]
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
			}]
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
			sentence: "{cause}: {why}"
		},
		{
			name: "database-image",
			kind: "crash",
			pattern: /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[+\d:]{0,8} \[ERROR\] \[Entrypoint\]: |Error: |error: )(?<cause>(?:Database is uninitialized and |in \d\d\+, these Docker images are configured).+)$/
		},
		{
			name: "mysql-server",
			kind: "crash",
			pattern: /^(?:(?:\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d\S{0,12} {1,3})?\d{1,10} \[ERROR\] (?:\[MY-\d{6}\] )?(?:\[\w{1,20}\] )?(?:\/\S{1,100}\/)?(?:mysqld: |mariadbd: )?|(?:mysqld|mariadbd): )(?<cause>(?![Aa]borting|Unknown\/unsupported|Plugin '|Failed to initialize|Data Dictionary init).+)$/,
			near: [STOPPED]
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
			sentence: "{setting}: {cause}"
		},
		{
			name: "redis-server",
			kind: "port",
			pattern: /^(?:\d{1,8}:[A-Z] .{10,30} )?[#*] (?:Warning: )?(?<cause>Could not create server TCP listening socket .+|Fatal error, can't open config file .+|Can't (?:handle RDB format|open or create).+)$/,
			near: [STOPPED]
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
			}, database_programs_RETRIED]
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
			sentence: "{message}: {cause}"
		},
		{
			name: "mysql-file",
			kind: "migration",
			pattern: /^(?:mysql: |mariadb: )?ERROR \d{4} \(\w{5}\) at line (?<line>\d{1,7}) in file: '(?<file>[^']{1,300})': (?<cause>.+)$/
		},
		...fed("mysql-program", /^(?:mysql: |mariadb: )?ERROR \d{4} \(\w{5}\)(?: at line (?<line>\d{1,7}))?(?: in file: '(?<file>[^']{1,300})')?: (?<cause>.+)$/),
		...fed("sqlite-program", /^(?:Parse|Runtime) error (?:near line (?<line>\d{1,7})|in prepare)?:? ?(?<cause>.+?)(?: \(\d{1,4}\))?$/),
		{
			name: "perl-module",
			kind: "missing dependency",
			pattern: /^(?<cause>Can't locate \S{1,200} in @INC(?: \(you may need to install the [^)]{1,200}\)|))(?: \([^)]{0,700}\)|) at (?:(?<file>(?!\/usr\/)\S{1,300})|\S{1,300}) line (?<line>\d{1,7})\.$/
		},
		{
			name: "perl",
			kind: "crash",
			pattern: /^(?<cause>(?:Can't |Cannot |Died|Global symbol |Undefined subroutine|syntax error|Bareword |Missing right |Illegal |Modification of|Not an? \w{1,20} reference|Attempt to).{0,400}?) at (?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:\.|(?<near>, (?:near|at) .*))$/,
			sentence: "{cause}{near}"
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
			}]
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
			sentence: "{test}: {got} {expected}"
		},
		{
			name: "perl-script-missing",
			kind: "missing file",
			pattern: /^(?<cause>Can't open perl script "[^"]{1,200}": .{1,100})$/
		}
	];
	;
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
			sentence: "{cause}: {migration}"
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
			sentence: "A migration failed to apply: {migration}: {cause}"
		},
		{
			name: "prisma-code",
			kind: "migration",
			pattern: /^(?:Error: )(?:P\d{4}): (?<cause>.+)$/,
			near: [prisma_RETRIED]
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
			}]
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
			}]
		},
		{
			name: "prisma-engine-download",
			kind: "missing dependency",
			pattern: /^(?:Error: )?(?:request to https:\/\/binaries\.prisma\.sh\S{0,300} failed, reason: |Failed to fetch (?=the engine|sha256))(?<cause>.+)$/
		},
		{
			name: "prisma-client",
			kind: "crash",
			pattern: /^.{0,200}?PrismaClient(?:Initialization|KnownRequest|UnknownRequest|RustPanic|Validation)Error: (?<cause>\S.+)$/,
			near: [NODE_FRAME]
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
			}]
		},
		{
			name: "prisma-says",
			kind: "missing file",
			pattern: /^(?:Error: )?(?<cause>(?:Could not (?:find|load) (?:a schema\.prisma|Prisma Schema|`--schema`)|@prisma\/client did not initialize yet|Prisma Migrate has detected that the environment is non-interactive|Drift detected: ).{0,300})$/
		}
	];
	;
	const MIGRATIONS = [
		{
			name: "knex-corrupt",
			kind: "migration",
			pattern: /^(?:Error: )?(?<cause>The migration directory is corrupt, the following files are missing: .*)$/
		},
		{
			name: "knex-connection",
			kind: "migration",
			pattern: /^Acquire connection error: (?:\w{0,40}[Ee]rror: )?(?<cause>.+)$/,
			near: [prisma_RETRIED]
		},
		{
			name: "knex-failed",
			kind: "migration",
			pattern: /^migration failed with error: (?:.{0,700} - )?(?<cause>.+)$/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^migration file "(?<bareFile>[\w.-]{1,200})" failed$/
			}]
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
			}, NODE_FRAME]
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
			}, NODE_FRAME]
		},
		{
			name: "typeorm-failed",
			kind: "migration",
			pattern: /^(?:MigrationError: )?Migration (?:"[^"]{1,200}" failed, error: |\S{1,200} \((?:up|down)\) failed: Original error: )(?<cause>.+)$/,
			near: [{
				where: "below",
				within: 12,
				pattern: NODE_FRAME.pattern
			}]
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
			sentence: "{cause}: {detail}"
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
			]
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
			}]
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
			}]
		},
		{
			name: "liquibase",
			kind: "migration",
			pattern: /^(?:ERROR: )?(?:Unexpected error running Liquibase: |Exception Primary Reason: {1,2})(?!Migration failed)(?:ERROR: )?(?<cause>.+)$/
		},
		{
			name: "goose",
			kind: "migration",
			pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?goose (?:run|up): (?=.{0,600}?(?:rror|ERROR|fail))(?:ERROR )?(?<cause>.+)$/
		},
		{
			name: "golang-migrate",
			kind: "migration",
			pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:error|Execution Error): (?<cause>(?:error returned from database: |migration failed(?: in line \d+)?: |Dirty database version |no migration found for version |first : file does not exist|failed to open (?:database|source)|while executing migration |migration \d+ was previously applied|migration \d+ is partially applied).*)$/
		},
		{
			name: "diesel",
			kind: "migration",
			pattern: /^(?:Failed to run \S{1,200} with: |thread 'main' panicked.{0,200}Failed to run )(?<cause>.+)$/
		},
		{
			name: "ecto",
			kind: "migration",
			pattern: /^\*\* \((?:Postgrex|MyXQL|DBConnection|Ecto|Exqlite)\.\w{1,60}\) (?<cause>.+)$/
		},
		{
			name: "go-database",
			kind: "migration",
			pattern: /^Error: (?<cause>(?:pq: |sql\/migrate: |dial tcp |unable to connect to database).+)$/
		},
		{
			name: "doctrine-migration",
			kind: "migration",
			pattern: /^ {0,4}\[error\] (?<cause>Migration \S{1,200} failed during .+)$/
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
			near: [sql_messages_ENDED]
		},
		{
			name: "mysql-message",
			kind: "migration",
			rank: "effect",
			pattern: /^(?=.{0,400}?(?:rror|ERR|xception|failed|SQLSTATE)).{0,400}?(?<cause>(?:Table '[^']{1,200}' (?:already exists|doesn't exist)|Duplicate (?:column|key) name '|Duplicate entry '|Unknown (?:column|database|table) '|Access denied for user '|You have an error in your SQL syntax|Cannot (?:add|drop) (?:foreign key|index) |Specified key was too long|Data too long for column|Column '[^']{1,100}' cannot be null).{0,300})$/,
			near: [sql_messages_ENDED]
		},
		{
			name: "sqlite-message",
			kind: "migration",
			rank: "effect",
			pattern: /^(?=.{0,400}?(?:rror|ERR|xception|failed)).{0,400}?(?<cause>(?:no such (?:table|column): \S|(?:UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed|database is locked$|attempt to write a readonly database|unable to open database file).{0,200})$/,
			near: [sql_messages_ENDED]
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
			}]
		},
		{
			name: "webpack-missing-file",
			kind: "missing file",
			pattern: /^\s{0,8}(?:\u00D7 )?(?:\.\/(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)(?:-\d+)? - )?(?:Error: )?(?<cause>Module not found: (?:Error: )?Can't resolve '[./@~][^']{0,200}'(?: in '(?<fileFolder>[^']{1,300})')?)/,
			near: [WARNING_ABOVE, MODULE_ABOVE]
		},
		{
			name: "webpack-missing-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:\u00D7 )?(?:\.\/(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)(?:-\d+)? - )?(?:Error: )?(?<cause>Module not found: (?:Error: )?(?:Can't resolve '[^']{1,200}' in '(?<fileFolder>[^']{1,300})'.{0,300}|(?:Can't resolve '|Cannot find |You attempted to import ).+))/,
			near: [WARNING_ABOVE, MODULE_ABOVE]
		},
		{
			name: "webpack-parse",
			kind: "compile error",
			pattern: /^\s{0,8}(?<cause>Module parse failed: .{1,300}?)(?: \((?<line>\d+):(?<column>\d+)\))?$/,
			near: [WARNING_ABOVE, MODULE_ABOVE]
		},
		{
			name: "babel",
			kind: "compile error",
			pattern: /^\s{0,8}(?:SyntaxError|Error|\[BABEL\]|TypeError):? (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}): (?<cause>.{1,300}?)\.? \((?<line>\d+):(?<column>\d+)\)$/
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
			}, SASS_PLACE]
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
			}]
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
			}]
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
			}]
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
			}, MODULE_ABOVE]
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
			sentence: "webpack: {cause}"
		},
		{
			name: "webpack-config-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}\[webpack-cli\] (?:\W{1,2} )?(?:Error(?: \[\w{1,40}\])?: )(?<cause>Cannot find (?:module|package) '[^']{1,300}')/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}- (?!.{0,300}node_modules)(?<file>\/.{1,300})$/
			}, APP_FRAME]
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
			}]
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
			}]
		}
	];
	;
	const ESBUILD_PLACE = {
		where: "below",
		within: 8,
		until: /^\s{0,8}[\u2718X\u25B2] \[/,
		pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^\s:<][^:]{0,300}):(?<line>\d+):(?<column>\d+):$/
	};
	function esbuild(name, kind, cause) {
		return {
			name: `esbuild${name}`,
			kind,
			pattern: cause,
			near: [ESBUILD_PLACE]
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
	function vite(name, kind, message, near) {
		return {
			name: `vite-${name}`,
			kind,
			pattern: VITE_START,
			near: [{
				where: "below",
				within: 1,
				pattern: message,
				isRequired: true
			}, ...near]
		};
	}
	const VITES = [
		vite("missing-module", "missing dependency", /^\s{0,8}(?:Error: )?\[vite\]: (?<cause>Roll(?:up|down) failed to resolve import "[^./][^"]{0,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?")/, []),
		vite("missing-file", "missing file", /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,2}(?<cause>(?:Roll(?:up|down) failed to resolve import "[./][^"]{0,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?"|Could not (?:resolve|load) (?:entry module "(?<file>[^"/]{1,200}\.\w{1,8})")?.*|Failed to resolve .+))/, [FILE_LINE]),
		vite("css", "compile error", /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?\[[\w:.@ /-]{1,60}\] \[(?:sass|scss|less)\] (?<cause>.+)/, [SASS_PLACE, FILE_LINE]),
		vite("postcss", "compile error", /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@/-]{1,60}\] ){1,2}(?!.{0,300}node_modules)(?<file>\/[^\s:]{1,300}\.\w{2,6}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/, []),
		vite("config-module", "missing dependency", /^\s{0,8}Error(?: \[\w{1,40}\])?: (?<cause>Cannot find (?:package|module) .+)/, [CONFIG_ABOVE]),
		vite("config", "compile error", /^\s{0,8}(?!.{0,80}(?:Transform|Build) failed with)[A-Z]\w{0,40}(?: \[\w{1,40}\])?: (?<cause>.+)/, [{
			...CONFIG_ABOVE,
			isRequired: true
		}]),
		vite("message", "compile error", /^\s{0,8}(?!.{0,80}(?:Transform|Build) failed with)(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,3}(?:[^\s():]{1,200}(?: \(\d+:\d+\)|:\d+:\d+): )?(?:\/[^\s:]{1,200}:\d+:\d+ )?(?<cause>[^\s[].*?)(?: \(\d+:\d+\))?$/, [{
			...FILE_LINE,
			within: 3
		}, APP_FRAME])
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
			}]
		},
		{
			name: "rollup-types",
			kind: "compile error",
			pattern: /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:(?:[A-Z][a-z]{1,20})?Error: )?(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+) - error TS\d+: (?<cause>.+)/
		},
		{
			name: "rollup",
			kind: "compile error",
			pattern: /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:[A-Z]\w{0,20}Error: |Error: )(?:\[[\w:.@/ -]{1,60}\] )?(?:[^\s()]{1,200} \(\d+:\d+\): )?(?:@rollup\/plugin-typescript (?:TS\d{1,6}: )?)?(?<cause>\S.*)/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{0,8}(?!.{0,300}node_modules)(?<file>[\w@./\\()[\]-]{1,300}\.\w{1,8}) \((?<line>\d+):(?<column>\d+)\)$/
			}, APP_FRAME]
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
			}]
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
			]
		},
		{
			name: "rolldown-vite",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Error: )?\[vite\]: (?<cause>Rolldown failed to resolve import "[^"]{1,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?")/
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
			sentence: "{cause}: {more}"
		},
		esbuild("-missing-file", "missing file", /^\s{0,8}[\u2718X] \[ERROR\] (?<cause>Could not resolve "[./][^"]{0,200}")/),
		esbuild("-missing-module", "missing dependency", /^\s{0,8}[\u2718X] \[ERROR\] (?:TS2307: )?(?<cause>(?:Could not resolve|Cannot find module) .+?)(?: \[plugin [\w-]{1,60}\])?$/),
		esbuild("", "compile error", /^\s{0,8}[\u2718X] \[ERROR\] (?!Build failed with )(?:(?:TS|NG)-?\d{1,8}: )?(?<cause>.+?)(?: \[plugin [\w-]{1,60}\])?$/),
		...VITES,
		...ROLLUPS,
		...WEBPACKS,
		{
			name: "sass-missing",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>Error reading \S{1,300}\.s[ac]ss: .+)/
		},
		{
			name: "postcss",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Error: )?(?:\[[\w:-]{1,40}\] ){0,2}(?:CssSyntaxError: |\[postcss\] )(?:[\w-]{1,40}: )?(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/
		},
		{
			name: "metro",
			kind: "missing file",
			pattern: /^\s{0,8}(?:error: )?(?:[^\s:]{1,200}: )?(?<cause>Unable to resolve module \S{1,200} from (?!.{0,300}node_modules)(?<file>\/[^\s:]{1,300})):/,
			near: [{
				where: "below",
				within: 12,
				pattern: /^\s{0,4}>\s{0,4}(?<line>\d{1,6}) \|/
			}]
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
			}]
		}
	];
	;
	const NEXT_JEST_TEST = /^\s{0,8}(?:\u25CF |Test Suites: |FAIL |PASS )/;
	const JEST_FRAME = {
		...APP_FRAME,
		within: 80,
		until: NEXT_JEST_TEST
	};
	function jest(name, kind, message, more = []) {
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
			sentence: "{test}: {cause} {expected} {received}"
		};
	}
	function jestSuite(name, kind, cause, near) {
		return {
			name: `jest-suite-${name}`,
			kind,
			pattern: /^\s{0,8}\u25CF Test suite failed to run/,
			near: [{
				...cause,
				isRequired: true,
				until: NEXT_JEST_TEST
			}, ...near]
		};
	}
	const JEST_MATCHERS = [
		jest("timeout", "timeout", /^\s{4,8}(?:thrown: ["'])?(?<cause>Exceeded timeout of .{1,40})/),
		jest("expect", "test failure", /^\s{2,8}(?<cause>expect\(.{0,200}?)(?: \/\/ |$)/, [
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
		jest("test", "test failure", /^\s{2,8}(?:thrown: )?(?:[A-Z]\w{0,40}Error(?: \[\w{1,40}\])?: )?(?<cause>[^\s\u2022].*)/),
		jestSuite("types", "compile error", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error TS\d+: (?<cause>.+)/
		}, []),
		jestSuite("missing-file", "missing file", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?<cause>Cannot find module '[./][^']{0,300}'(?: from '[^']{1,300}')?)/
		}, [JEST_FRAME]),
		jestSuite("missing-module", "missing dependency", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?<cause>Cannot find (?:module|package) '[^']{1,300}'(?: from '[^']{1,300}')?)/
		}, [JEST_FRAME]),
		jestSuite("syntax", "compile error", {
			where: "below",
			within: 50,
			pattern: /^\s{2,8}SyntaxError: (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}): (?<cause>.{1,300}?) \((?<line>\d+):(?<column>\d+)\)$/
		}, []),
		jestSuite("script", "compile error", {
			where: "below",
			within: 50,
			pattern: /^\s{2,8}SyntaxError: (?<cause>.+)/
		}, [{
			where: "below",
			within: 45,
			pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}):(?<line>\d+)$/,
			until: /^\s{2,8}SyntaxError: /
		}]),
		jestSuite("mapping", "missing file", {
			where: "below",
			within: 5,
			pattern: /^\s{2,8}(?<cause>Could not locate module .+)/
		}, []),
		jestSuite("empty", "missing file", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?<cause>Your test suite must contain at least one test)/
		}, [{
			where: "above",
			within: 2,
			pattern: /^\s{0,8}FAIL (?<file>[^\s:]{1,300})/
		}]),
		jestSuite("error", "test failure", {
			where: "below",
			within: 3,
			pattern: /^\s{2,8}(?:[A-Z]\w{0,40}Error(?: \[\w{1,40}\])?: )?(?<cause>[^\s\u2022].*)/
		}, [JEST_FRAME]),
		{
			name: "jest-exit",
			kind: "test failure",
			pattern: /^\s{0,8}\u25CF\s{1,2}(?<cause>process\.exit called with "\d{1,3}")/,
			near: [JEST_FRAME]
		},
		{
			name: "jest-coverage",
			kind: "test failure",
			pattern: /^\s{0,8}Jest: (?:"global"|"?(?<path>[^"]{1,200})"?) (?<cause>coverage threshold for .+)/,
			sentence: "{path} {cause}"
		},
		{
			name: "jest-none",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>No tests found, exiting with code 1)/
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
			}]
		},
		{
			name: "jest-worker",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>A (?:jest )?worker process \(pid=\d+\) was terminated by another process: signal=SIGKILL.*)/
		}
	];
	;
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
	function vitest(name, kind, message) {
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
			sentence: "{test}: {cause}"
		};
	}
	function vitestSuite(name, kind, message) {
		return {
			...vitest(`suite-${name}`, kind, message),
			pattern: /^\s{0,8}FAIL\s{1,4}(?:\|[^|]{1,60}\| |\w[\w@-]{0,40}\s{2})?(?<bareFile>[^\s>[|]{1,200}\.\w{2,6}) \[ \S/,
			sentence: "{cause}"
		};
	}
	const VITEST_MATCHERS = [
		vitestSuite("missing-file", "missing file", /^\s{0,8}Error: (?<cause>(?:Failed to resolve import "[./@~][^"]{0,300}" from "[^"]{1,300}"|Cannot find module '[./][^']{0,300}'|Failed to load url [./]|No test suite found in file (?=(?<file>\/\S{1,300}))).*)/),
		vitestSuite("missing-module", "missing dependency", /^\s{0,8}Error: (?<cause>(?:Failed to resolve (?:import|entry) |Cannot find (?:package|module) '|Failed to load url ).+)/),
		vitestSuite("syntax", "compile error", /^\s{0,8}(?:RollupError: |SyntaxError: |Error: )(?:\[[\w:-]{1,60}\] )?(?:Parse failure: )(?<cause>.+)/),
		vitestSuite("error", "test failure", /^\s{0,8}(?!Plugin|File|At |.{0,60}Transform failed with)(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/),
		vitest("timeout", "timeout", /^\s{0,8}Error: (?<cause>(?:Test|Hook) timed out in \d+ms)/),
		vitest("snapshot", "test failure", /^\s{0,8}Error: (?<cause>Snapshot `.+)/),
		{ ...vitest("test", "test failure", /^\s{0,8}(?:[A-Z]\w{0,40}: |Unknown Error: |[A-Z]\w{0,40} \[\w{1,40}\]: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/) },
		{
			name: "vitest-unhandled",
			kind: "test failure",
			pattern: /^\s{0,8}\u23AF{2,80} (?:Unhandled (?:Rejection|Error|Errors)|Uncaught Exception|Startup Error) \u23AF{2,80}/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^\s{0,8}(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: |Unknown Error: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/,
				isRequired: true
			}, VITEST_FRAME]
		},
		{
			name: "vitest-coverage",
			kind: "test failure",
			pattern: /^\s{0,8}(?:ERROR: )?(?<cause>Coverage for \w{1,20} \([\d.]+%\) does not meet .+)/
		},
		{
			name: "vitest-none",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>No test files found, exiting with code 1)/
		}
	];
	;
	const NEXT_MOCHA = /^\s{1,8}2\) /;
	function mocha(name, kind, message) {
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
			sentence: "{suite} {middle} {test}: {cause} {detail}"
		};
	}
	function mochaRoot(name, kind, message) {
		const { near = [], ...matcher } = mocha(`root-${name}`, kind, message);
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
		mocha("timeout", "timeout", MOCHA_TIMEOUT),
		mocha("test", "test failure", MOCHA_ERROR),
		mochaRoot("timeout", "timeout", MOCHA_TIMEOUT),
		mochaRoot("test", "test failure", MOCHA_ERROR),
		{
			name: "mocha-missing-module",
			kind: "missing file",
			pattern: /^\s{0,8}Exception during run: Error(?: \[\w{1,40}\])?: (?<cause>Cannot find (?:module|package) '[^']{1,300}'(?: imported from (?<file>\S.*))?)/,
			near: [APP_FRAME, {
				where: "below",
				within: 3,
				pattern: /^\s{0,8}- (?!.{0,300}node_modules)(?<file>\/.+)/
			}]
		},
		{
			name: "mocha-exception",
			kind: "crash",
			pattern: /^\s{0,8}Exception during run: (?!TSError|.{0,60}Transform failed)[A-Z]\w{0,40}(?: \[\w{1,40}\])?: (?<cause>.+)/,
			near: [APP_FRAME]
		},
		{
			name: "mocha-no-files",
			kind: "missing file",
			pattern: /^\s{0,8}Error: (?<cause>No test files found: .+)/
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
			sentence: "{test}: {cause} {detail}"
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
			sentence: "{test}: {cause}{first} {detail}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
		},
		{
			name: "playwright-browser",
			kind: "missing dependency",
			pattern: /^\s{0,12}(?:Error: )?(?:browserType\.launch: )(?<cause>Executable doesn't exist at .+)/
		},
		{
			name: "playwright-server-ended",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}Error: (?<cause>Process from config\.webServer .+)/
		},
		{
			name: "playwright-server",
			kind: "timeout",
			pattern: /^\s{0,8}Error: (?<cause>(?:Timed out waiting \d+ms from config\.webServer|http:\/\/\S{1,100} is already used|No tests found).*)/
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
			sentence: "{test}: {cause} {expected} {received}"
		}
	];
	const JAVASCRIPT_TESTS = [
		...JEST_MATCHERS,
		...VITEST_MATCHERS,
		...MOCHAS,
		...OTHERS
	];
	;
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
			near: [FILE_ABOVE]
		},
		{
			name: "eslint",
			kind: "lint error",
			pattern: /^\s{0,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:error|Error:|\u2716|\u00D7)\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
			near: [FILE_ABOVE]
		},
		{
			name: "eslint-warning",
			kind: "lint error",
			pattern: /^\s{1,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:warning)\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
			near: [FILE_ABOVE, TOO_MANY_WARNINGS]
		},
		{
			name: "eslint-compact",
			kind: "lint error",
			pattern: /^\s{0,8}(?<file>[^\s:][^:]{0,300}): line (?<line>\d+), col (?<column>\d+), Error - (?<cause>.{1,500}?)\.?(?: \([@\w/-]{1,100}\))?$/
		},
		{
			name: "eslint-unix",
			kind: "lint error",
			pattern: /^\s{0,8}(?<file>[^:\s]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.{1,500}?)\.? \[Error\/?[@\w/-]{0,100}\]$/
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
			}]
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
			}]
		},
		{
			name: "eslint-no-config",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>ESLint couldn't find (?:an eslint\.config|a configuration file).*)/
		},
		{
			name: "eslint-no-plugin",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>ESLint couldn't find the (?:plugin|config) "[^"]{1,200}"[^.]*)/,
			near: [{
				where: "below",
				within: 14,
				pattern: /^\s{0,8}The (?:plugin|config) "[^"]{1,200}" was referenced from the config file in "(?<file>[^"\u00BB]{1,300}?)(?: \u00BB|")/
			}]
		},
		{
			name: "eslint-no-files",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Error: )?(?<cause>(?:No files matching (?:the pattern )?['"][^'"]{1,200}['"] were found|All files matched by ['"][^'"]{1,200}['"] are ignored))/,
			near: [OOPS]
		},
		{
			name: "eslint-missing-package",
			kind: "missing dependency",
			pattern: /^\s{0,8}Error(?: \[ERR_MODULE_NOT_FOUND\])?: (?<cause>Cannot find (?:package|module) '[^']{1,200}'(?: imported from (?<file>[^'\s]{1,300}))?)/,
			near: [OOPS, {
				where: "below",
				within: 3,
				pattern: /^\s{0,8}- (?!.{0,300}node_modules)(?<file>\S{1,300})$/
			}]
		},
		{
			name: "eslint-crash",
			kind: "lint error",
			pattern: /^\s{0,8}(?!ESLint)[A-Z]\w{0,60}(?: \[\w{1,60}\])?: (?<cause>.+)/,
			near: [
				OOPS,
				LINTED,
				APP_FRAME
			]
		},
		{
			name: "eslint-plugin",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>(?:A configuration object specifies rule "[^"]{1,100}", but could not find plugin "|ESLint couldn't find the (?:plugin|config) "|The \w{1,30} formatter is no longer part of core ESLint).*)/
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
			}]
		},
		{
			name: "biome",
			kind: "lint error",
			pattern: /^\s{1,8}[\u2716\u00D7] (?<cause>\S.*)/,
			near: [BIOME_HEADER]
		},
		{
			name: "prettier-syntax",
			kind: "compile error",
			pattern: /^\s{0,8}\[error\] (?<file>[^:\s]{1,300}): SyntaxError: (?<cause>.{1,500}?)(?: \((?<line>\d+):(?<column>\d+)\))?$/
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
			}]
		},
		{
			name: "prettier-option",
			kind: "lint error",
			pattern: /^\s{0,8}\[error\] (?<cause>(?:No (?:parser|files|matching)|Invalid |Cannot |Couldn't ).+)/
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
			]
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
			]
		},
		{
			name: "pino-fatal",
			kind: "crash",
			isLast: true,
			pattern: /^\{"level":60,.{0,400}?(?:"err(?:or)?":\{"type":"\w{1,60}","message"|"msg"):"(?<cause>(?:[^"\\]|\\.){1,300})"/
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
			sentence: "{cause} {names}"
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
			}]
		},
		{
			name: "nest-exception",
			kind: "crash",
			pattern: /^\s{0,8}\[Nest\] \d{1,9} {1,4}- .{1,40}? ERROR \[(?:ExceptionHandler|PackageLoader|NestApplication)\] (?:[A-Z]\w{0,60}: )?(?<cause>.+)/,
			near: [APP_FRAME]
		},
		{
			name: "nodemon-crash",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}\[nodemon\] (?<cause>app crashed)/
		},
		{
			name: "cdk-construct",
			kind: "crash",
			pattern: /^\s{0,8}\u00AB\w{1,80}\u00BB (?<cause>.+)/,
			near: [APP_FRAME]
		},
		{
			name: "lambda",
			kind: "crash",
			pattern: /^(?:\S{1,40}\s{1,4}ERROR\s{1,4})?(?:Uncaught Exception|Invoke Error|Unhandled Promise Rejection)\s{1,4}\{"errorType":"[\w.]{1,80}","errorMessage":"(?:[A-Z]\w{0,40}: )?(?<cause>(?:[^"\\]|\\"){1,300})(?:\\nRequire stack:\\n- (?!.{0,100}node_modules)(?<file>\/var\/task\/[^\\"]{1,200}))?/
		},
		{
			name: "lambda-timeout",
			kind: "timeout",
			pattern: /^(?:[\da-f-]{36} )?(?<cause>Task timed out after [\d.]{1,12} seconds)/
		},
		{
			name: "netlify-command",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}(?:!!! Error: )?(?<cause>Command failed with exit code \d{1,3}(?:: [^(]{1,200})?)/
		},
		{
			name: "command-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^(?<cause>(?!Process |Command |The command )\S.{0,100} exited with code (?!143$)[1-9]\d{0,2})$/
		},
		{
			name: "pm2",
			kind: "missing file",
			pattern: /^\s{0,8}(?:\[PM2\]\[ERROR\]|PM2 error:) (?:Error: )?(?<cause>(?!Process or Namespace|No process found).+)/
		},
		{
			name: "bun-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>Cannot find (?:package|module) ['"][^'"]{1,200}['"] from ['"](?!.{0,300}node_modules)(?<file>\/[^'"]{1,300})['"])/
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
			}, APP_FRAME]
		},
		{
			name: "deno",
			kind: "crash",
			pattern: /^\s{0,8}error: Uncaught (?:\(in (?:worker )?"?[\w ]{0,40}"?\) )?(?:\w{1,60}: )?(?<cause>.+)/,
			near: [APP_FRAME]
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
			}]
		}
	];
	;
	const REQUIRED_BY = {
		where: "below",
		within: 6,
		pattern: /^\s{0,8}- (?!.{0,300}(?:node_modules|[\w-]\/dist\/))(?<file>(?:\/|[A-Za-z]:\\)\S{1,300})$/,
		until: /^\s{1,24}at /
	};
	function uncaught(name, kind, pattern, near = []) {
		return {
			name: `node-${name}`,
			kind,
			pattern,
			near: [
				UNCAUGHT,
				APP_FRAME,
				FILE_HEADER,
				...near
			]
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
			}]
		},
		uncaught("port-in-use", "port", /^\s{0,8}(?:Uncaught )?Error: (?<cause>(?:listen|bind) (?:EADDRINUSE|EADDRNOTAVAIL).*)/),
		uncaught("bad-port", "port", /^\s{0,8}RangeError \[ERR_SOCKET_BAD_PORT\]: (?<cause>.+)/),
		uncaught("missing-local-module", "missing file", /^\s{0,8}Error: (?<cause>Cannot find module '\.[^']{0,300}')/, [REQUIRED_BY]),
		atHeader(uncaught("missing-main", "missing file", /^\s{0,8}Error: (?<cause>Cannot find module '(?:\/|[A-Za-z]:)[^']{0,300}')/)),
		atHeader(uncaught("missing-package", "missing dependency", /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find package '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/)),
		atHeader(uncaught("missing-import", "missing file", /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find module '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/)),
		atHeader(uncaught("missing-export", "missing dependency", /^\s{0,8}(?:Type)?Error \[(?:ERR_PACKAGE_\w{1,40}|ERR_UNSUPPORTED_DIR_IMPORT|ERR_INVALID_PACKAGE_\w{1,40})\]: (?<cause>\S.{0,500} imported from (?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>\/.+))/)),
		{
			...uncaught("json-module", "compile error", /^\s{0,8}SyntaxError: (?!.{0,300}node_modules)(?<file>\/[^:]{1,300}): (?<cause>.{1,300}?) \(line (?<line>\d+) column (?<column>\d+)\)/),
			near: [UNCAUGHT]
		},
		uncaught("missing-module", "missing dependency", /^\s{0,8}Error(?: \[\w{1,60}\])?: (?<cause>(?:Cannot find (?:module|package) '[^']{1,300}'|No such built-in module: .*))/, [REQUIRED_BY]),
		atHeader(uncaught("syntax", "compile error", /^\s{0,8}SyntaxError(?: \[\w{1,60}\])?: (?<cause>(?!.{0,200}JSON).+)/)),
		uncaught("worker-out-of-memory", "out of memory", /^\s{0,8}Error \[ERR_WORKER_OUT_OF_MEMORY\]: (?<cause>.+)/),
		uncaught("no-file", "missing file", /^\s{0,8}(?:Uncaught )?(?:Error: )?(?<cause>(?:ENOENT|ENOTDIR|EISDIR): .+)/),
		uncaught("permission", "permission", /^\s{0,8}(?:Uncaught )?Error: (?<cause>(?:(?:listen )?(?:EACCES|EPERM)|EROFS): .+)/),
		uncaught("timeout", "timeout", /^\s{0,8}(?:Uncaught )?[A-Z]\w{0,60}: (?<cause>(?:connect|read|write|queryA) ETIMEDOUT.*)/),
		{
			...uncaught("fetch", "crash", /^\s{0,8}\[?TypeError: (?<cause>fetch failed)\]?(?: \{)?$/, [{
				where: "below",
				within: 25,
				pattern: /^\s{1,8}\[cause\]: (?:Aggregate)?\w{0,60}Error(?: \[\w{1,60}\])?: (?<reason>.*)/
			}]),
			sentence: "{cause}: {reason}"
		},
		uncaught("aggregate", "crash", /^\s{0,8}AggregateError(?: \[\w{1,60}\])?:?\s{0,4}(?:\{|$)/, [{
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
			]
		},
		{
			...uncaught("rejection", "crash", /^\s{0,8}\[?UnhandledPromiseRejection: .{0,300}rejected with the reason "(?<cause>[^"]+)/),
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
			]
		},
		{
			...uncaught("zod", "crash", /^\s{0,8}(?:\$?ZodError): \[$/, [{
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
			...uncaught("native-module", "missing dependency", /^\s{0,8}Error(?: \[\w{1,60}\])?: (?<cause>The module '[^']{1,300}')$/, [{
				where: "below",
				within: 1,
				pattern: /^\s{0,8}(?<more>was compiled .+)/
			}]),
			sentence: "{cause} {more}"
		},
		{
			...uncaught("uncaught", "crash", /^\s{0,8}(?:Uncaught |<ref \*\d{1,3}> )?\[?(?![A-Z]{2,60}:|TSError|.{0,80}(?:Transform failed|Build failed) with)(?:[A-Z][\w.]{0,60}|error)(?: \[\w{1,60}\])?: (?<cause>[^\s[{].*?)\]?(?: \{)?$/, [{
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
			pattern: /^\s{0,8}Warning: (?<cause>Detected unsettled top-level await) at (?!.{0,300}node_modules)(?<file>(?:file:\/\/)?\/[^:]{1,300}):(?<line>\d{1,7})$/
		},
		{
			name: "node-run-script",
			kind: "missing file",
			pattern: /^\s{0,8}(?<cause>(?:Missing script: "[^"]{1,100}" for \S|Can't find package\.json for directory ).*)/
		},
		{
			name: "node-heap-limit",
			kind: "out of memory",
			pattern: /^\s{0,8}(?<cause>FATAL ERROR: .{1,100}? Allocation failed - .+)/
		},
		{
			name: "node-out-of-memory",
			kind: "out of memory",
			pattern: /^\s{0,8}(?:FATAL ERROR: |# Fatal (?:JavaScript|process) )(?<cause>.{0,200}out of memory.*)/
		},
		{
			name: "node-option",
			kind: "crash",
			pattern: /^\s{0,8}(?:\/[\w/.-]{0,100})?(?<cause>node: (?:bad option: |error while loading shared libraries: |\S{1,100} (?:is not allowed in NODE_OPTIONS|requires an argument|must be |is an invalid |can only be|: not found|not found)).*)/
		},
		...JAVASCRIPT_RUNTIMES
	];
	;
	function npm(name, kind, pattern, more = {}) {
		return {
			name: `npm-${name}`,
			kind,
			pattern,
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
		npm("resolve", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?:code )?ERESOLVE (?<cause>unable to resolve dependency tree|could not resolve)/, {
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) Found: (?<found>\S{1,200})/), npmBelow(/^\s{0,8}npm (?:error|ERR!) (?<peer>(?:peer|peerOptional|dev|optional|prod)? ?[@\w][^\s"]{0,200}@"[^"]{1,200}" from (?!the root)\S{1,200})/, 30)],
			sentence: "Could not resolve dependency: {cause}: {peer}, found {found}"
		}),
		npm("404", "missing dependency", /^\s{0,8}npm (?:error|ERR!) 404\s{1,2}(?<cause>Not Found) - [A-Z]{3,7} \S/, {
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) 404 {1,4}(?:The requested resource )?'(?<spec>[^']{1,200})'/, 5)],
			sentence: "404 {cause}: '{spec}'"
		}),
		npm("auth", "permission", /^\s{0,8}npm (?:error|ERR!) (?:40[13] )?(?<cause>(?:40[13] (?:Unauthorized|Forbidden)|Unable to authenticate|Incorrect or missing password|This (?:command|operation) requires|You must (?:be logged in|sign up)).*)/),
		npm("target", "missing dependency", /^\s{0,8}npm (?:error|ERR!) notarget (?<cause>No (?:matching )?versions? .+)/),
		npm("lock-missing", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?:code EUSAGE )?`npm ci` can only install packages when your (?<cause>package\.json and package-lock\.json)(?: or npm-shrinkwrap\.json are in sync)/, {
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) (?<missing>(?:Missing: \S{1,200} from lock file|Invalid: lock file's \S{1,200} does not satisfy \S{1,200}))/, 8)],
			sentence: "{cause} are not in sync: {missing}"
		}),
		npm("lock-absent", "missing file", /^\s{0,8}npm (?:error|ERR!) (?<cause>The `npm ci` command can only install with an existing package-lock\.json.*)/, {
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) (?<more>npm-shrinkwrap\.json with lockfileVersion.+)/, 1)],
			sentence: "{cause} {more}"
		}),
		npm("engine", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) (?<cause>Unsupported engine)/, {
			near: [
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Not compatible with your version of node\/npm: (?<spec>\S{1,200})/, 6),
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Required: \{"(?<engine>\w{1,20})":"(?<range>[^"]{1,100})"/, 6),
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Actual:\s{1,4}(?:\{"npm":"[^"]{1,40}",|\{)"node":"(?<actual>[^"]{1,40})"/, 6)
			],
			sentence: "{cause}: {spec} requires {engine} {range}, found {actual}"
		}),
		npm("platform", "missing dependency", /^\s{0,8}npm (?:error|ERR!) notsup (?<cause>Unsupported platform .+)/),
		npm("script", "missing file", /^\s{0,8}npm (?:error|ERR!) (?<cause>[Mm]issing script: .+)/),
		npm("package-json", "missing file", /^\s{0,8}npm (?:error|ERR!) enoent (?<cause>Could not read package\.json: )(?:Error: )?(?:ENOENT: )?(?<more>.{1,80} open '(?<file>[^']{1,300})')/, { sentence: "{cause}{more}" }),
		npm("json", "compile error", /^\s{0,8}npm (?:error|ERR!) (?:code EJSONPARSE |JSON\.parse )(?:(?<what>Invalid package\.json): )?(?:\w{1,30}Error: )?(?<cause>(?!Failed to parse JSON data|Note: )\S.+)/, {
			near: [{
				where: "above",
				within: 3,
				pattern: /^\s{0,8}npm (?:error|ERR!) (?:path|JSON\.parse Invalid package\.json:) (?<file>\/.+)/
			}],
			sentence: "{what}: {cause}"
		}),
		npm("space", "crash", /^\s{0,8}npm (?:error|ERR!) nospc (?:.{0,200}: )?(?<cause>ENOSPC: .+)/),
		npm("integrity", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?:Verification failed while extracting |sha\d{1,3}-\S{1,200} )(?<cause>integrity checksum failed.{0,40}).*/),
		npm("network", "timeout", /^\s{0,8}npm (?:error|ERR!) (?:network |errno |FetchError: )(?<cause>(?:request to|Socket timeout|read |connect |getaddrinfo|Invalid response|network ).+)/),
		npm("certificate", "permission", /^\s{0,8}npm (?:error|ERR!) (?<cause>(?:request to \S{1,300} failed, reason: |unable to (?:get|verify) |self.signed certificate).*)/),
		npm("permission", "permission", /^\s{0,8}npm (?:error|ERR!) (?:\[?Error: )?(?<cause>(?:EACCES|EPERM|EROFS): .+?)\]?(?: \{)?$/),
		npm("enoent", "missing file", /^\s{0,8}npm (?:error|ERR!) enoent (?:Error: )?(?<cause>(?:ENOENT|An unknown git error|undefined|spawn|no such).{1,300})/),
		npm("python", "missing dependency", /^\s{0,8}npm (?:error|ERR!) gyp ERR! stack (?:Error: )?(?<cause>(?:Could not find any|not found:|Can't find Python|EACCES).*)/, { sentence: "node-gyp: {cause}" }),
		npm("gyp", "compile error", /^\s{0,8}(?:npm (?:error|ERR!) )?gyp ERR! stack (?:Error: )?(?<cause>(?!at )\S.*)/, {
			rank: "effect",
			near: [FAILED_EXIT],
			sentence: "node-gyp: {cause}"
		}),
		npm("executable", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?<cause>(?:could not determine executable to run|canceled due to|npx canceled|No workspaces found|Invalid (?:package name|tag name|version|dependency)|Unsupported URL Type|EOVERRIDE|Override for|Tracker |Cannot read propert|Exit handler never called).*)/),
		npm("git", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?<cause>(?:fatal: |Permission denied \(publickey\)|ERROR: Repository not found|remote: |spawn git ENOENT|Host key verification).*)/),
		npm("signal", "out of memory", /^\s{0,8}npm (?:error|ERR!) (?:signal|errno) (?<cause>SIGKILL)/, {
			rank: "effect",
			sentence: "The command was killed by {cause}"
		}),
		npm("command", "crash", /^\s{0,8}(?<cause>Unknown command: "[^"]{1,60}")$/, { near: [{
			where: "below",
			within: 12,
			pattern: /^\s{0,8}To see a list of supported npm commands/,
			isRequired: true
		}] }),
		npm("audit", "lint error", /^\s{0,8}(?<cause>\d{1,6} (?:(?:low|moderate|high|critical) severity (?:vulnerability|vulnerabilities)|vulnerabilities \(.*))$/, {
			rank: "effect",
			near: [{
				where: "above",
				within: 400,
				pattern: /^\s{0,8}# npm audit report$/,
				isRequired: true
			}, {
				...FAILED_EXIT,
				within: 12
			}]
		}),
		npm("install-script", "missing dependency", /^\s{0,8}npm (?:error|ERR!) command (?:sh -c|\/bin\/sh -c|bash -c) (?<command>.{1,200})/, {
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
		npm("only-line", "crash", /^\s{0,8}npm (?:error|ERR!) (?<cause>(?!code |errno |A complete |command |path |Lifecycle |Exit status )\S.+)/, {
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
		npm("lifecycle", "crash", /^\s{0,8}npm (?:error|ERR!) Lifecycle script `(?<script>[^`]{1,100})` failed with error/, {
			rank: "exit",
			near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) code (?<code>\w{1,20})/, 2)],
			sentence: "npm script {script} failed with code {code}"
		}),
		npm("elifecycle", "crash", /^\s{0,8}npm ERR! (?<spec>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}@\S{1,40}) (?<script>[\w:.-]{1,60}): `(?<command>[^`]{1,200})`$/, {
			rank: "exit",
			near: [npmBelow(/^\s{0,8}npm ERR! Exit status (?<code>\d{1,5})/, 2)],
			sentence: "npm script {script} failed: {command}: exit code {code}"
		})
	];
	;
	const PNPM = [
		{
			name: "pnpm-404",
			kind: "missing dependency",
			pattern: /^\s{0,8}ERR_PNPM_FETCH_404\s{1,4}GET https?:\/\/[^/\s]{1,100}\/(?<cause>\S{1,300}: Not Found - 404)/
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
			sentence: "{cause}: expected {range}, got {actual}"
		},
		{
			name: "pnpm-exit",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}(?:ERR_PNPM_RECURSIVE_(?:(?:RUN|EXEC)_FIRST_)?FAIL|ELIFECYCLE)\s{1,4}(?<cause>.+)/
		},
		{
			name: "pnpm-no-lockfile",
			kind: "missing file",
			pattern: /^\s{0,8}ERR_PNPM_(?:NO_LOCKFILE|NO_PKG_MANIFEST|NO_IMPORTER_MANIFEST_FOUND|NO_SCRIPT|ENOENT)\s{1,4}(?<cause>.+)/
		},
		{
			name: "pnpm",
			kind: "missing dependency",
			pattern: /^\s{0,8}ERR_PNPM_(?!UNSUPPORTED_ENGINE|RECURSIVE_\w{0,12}FAIL)[A-Z_0-9]{1,80}\s{1,4}(?<cause>.+)/
		},
		{
			name: "pnpm-command",
			kind: "missing dependency",
			pattern: /^\s{0,8}ERR_PNPM_\w{1,60}\s{1,4}(?<cause>Command "[^"]{1,100}" not found.*)/
		}
	];
	const YARN = [
		{
			name: "yarn-exit",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}error (?<cause>Command failed with (?:exit code|signal) .+)/
		},
		{
			name: "yarn-command",
			kind: "missing file",
			pattern: /^\s{0,8}error (?<cause>Command "[^"]{1,100}" not found.*)/
		},
		{
			name: "yarn-engine",
			kind: "missing dependency",
			pattern: /^\s{0,8}error \S{1,200}: (?<cause>The (?:engine|platform) "[^"]{1,60}" is incompatible with this module\..*)/
		},
		{
			name: "yarn",
			kind: "missing dependency",
			pattern: /^\s{0,8}error (?<cause>(?:Couldn't find (?:any versions for|package|a package\.json|match)|Your lockfile needs to be updated|An unexpected error occurred: |Integrity check failed|Received invalid|Package "|No lockfile|https?:\/\/|This project's package\.json defines|Outdated lockfile|Found incompatible|Workspaces can only|Invalid |Can't |\S{1,200}: Command failed).*)/
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
			}]
		},
		{
			name: "yarn-berry-usage",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Usage|Internal|Unknown Syntax) Error: (?<cause>.+)/
		},
		{
			name: "yarn-berry-command",
			kind: "missing dependency",
			pattern: /^\s{0,8}command not found: (?<cause>\S{1,100})$/,
			sentence: "command not found: {cause}"
		}
	];
	const BUN = [
		{
			name: "bun-exit",
			kind: "crash",
			rank: "exit",
			pattern: /^\s{0,8}error: (?<cause>script "[^"]{1,100}" (?:exited with code|was terminated by signal) .+)/
		},
		{
			name: "bun-script",
			kind: "missing file",
			pattern: /^\s{0,8}error: (?<cause>(?:Script not found|Module not found|Missing script:?) .+)/
		},
		{
			name: "bun-install",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:lockfile had changes, but lockfile is frozen|No version matching |GET https?:\/\/\S{1,300} - \d{3}|Package "|\S{1,200}@\S{1,60} failed to resolve|InvalidLockfile|FileNotFound|Integrity check failed).*)/
		}
	];
	const NODE_PACKAGES = [
		{
			name: "corepack",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Internal Error|Error): (?<cause>(?:Cannot find matching keyid|Error when performing the request|Server answered with HTTP|Unsupported package manager specification|This package manager|Mismatch hashes).*)/
		},
		{
			name: "buildpack-node-version",
			kind: "missing dependency",
			pattern: /^\s{0,12}(?:! {1,4}|\[Error: )?(?<cause>(?:Could not (?:find|get) \w{1,10} version corresponding to version requirement|Could not parse `engines|Failed to resolve \w{1,10} version|Error resolving Node\.js version|No matching version found for (?:Node|npm|Yarn|pnpm)).*)/
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
			}]
		}
	];
	;
	const TYPESCRIPT = [
		{
			name: "tsc-missing-file",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792): (?<cause>Cannot find module '[./][^']{0,200}'(?: or its corresponding type declarations)?)/
		},
		{
			name: "tsc-missing-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792|7016|2688): (?<cause>[^']{1,80}'[^']{1,200}'(?: or its corresponding type declarations)?)/
		},
		{
			name: "tsc",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<cause>.+)/
		},
		{
			name: "tsc-pretty-missing-file",
			kind: "missing file",
			pattern: /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:TS2307|ts\(2307\)): (?<cause>Cannot find module '[./][^']{0,200}'(?: or its corresponding type declarations)?)/
		},
		{
			name: "tsc-pretty-missing-module",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:TS|ts\()(?:2307|2792|7016|2688)\)?: (?<cause>[^']{1,80}'[^']{1,200}'(?: or its corresponding type declarations)?)/
		},
		{
			name: "tsc-pretty",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:(?:TS|NG|ts\()-?\d+\)?|astro(?:\(\d+\))?): (?<cause>.+)/
		},
		{
			name: "tsc-no-types",
			kind: "missing dependency",
			pattern: /^\s{0,8}error TS2688: (?<cause>Cannot find type definition file for '[^']{1,200}')/
		},
		{
			name: "tsc-no-input",
			kind: "missing file",
			pattern: /^\s{0,8}error TS(?:18003|18002|5083|5058|5057|6053|5012): (?<cause>(?:(?:Cannot read file|File) '(?!.{0,300}node_modules)(?<file>\/[^'\s]{1,300})'|No inputs were found in config file '[^']{1,200}'|[^.]{1,40}(?:'[^']{1,200}')?.*))/
		},
		{
			name: "tsc-global",
			kind: "compile error",
			pattern: /^\s{0,8}error TS\d{3,6}: (?<cause>.+)/
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
			}]
		},
		{
			name: "svelte-check-machine",
			kind: "compile error",
			pattern: /^\s{0,8}\d{10,16} ERROR "(?<file>[^"]{1,300})" (?<line>\d+):(?<column>\d+) "(?<cause>.+)"$/
		},
		{
			name: "deno-check",
			kind: "compile error",
			pattern: /^\s{0,8}(?:error: )?TS\d+ \[ERROR\]: (?<cause>.+)/,
			near: [{
				where: "below",
				within: 8,
				pattern: /^\s{1,8}at (?<file>file:\/\/\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/
			}]
		}
	];
	;
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
			near: [NEXT_FILE]
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
			}]
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
			}]
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
			}]
		},
		{
			name: "next-turbopack",
			kind: "compile error",
			pattern: /^\s{0,8}(?<cause>(?:Export \S{1,100} doesn't exist in target module|Unknown module type|Error evaluating Node\.js code|Invalid segment .+|Missing module type))$/,
			near: [NEXT_FILE]
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
			sentence: "Prerendering page \"{page}\": {cause}"
		},
		{
			name: "next-prerender-page",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}(?:\u2A2F )?(?<cause>Error occurred prerendering page "[^"]{1,200}")/
		},
		{
			name: "next-suspense",
			kind: "compile error",
			pattern: /^\s{0,8}\u2A2F (?<cause>(?:use\w{1,40}\(\) should be wrapped|Page "[^"]{1,200}" is missing|Couldn't find any).{1,200}?)(?:\. Read more|$)/
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
			}]
		},
		{
			name: "next-page-data-only",
			kind: "crash",
			rank: "effect",
			pattern: /^\s{0,8}\[?Error: (?<cause>Failed to collect (?:page data|configuration) for [^\s\]]{1,200})/
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
			}, APP_FRAME]
		},
		{
			name: "next-worker-killed",
			kind: "out of memory",
			rank: "effect",
			pattern: /^\s{0,8}(?:\u2A2F )?(?<cause>Next\.js build worker exited with code: null and signal: SIGKILL)/
		},
		{
			name: "next-no-pages",
			kind: "missing file",
			pattern: /^\s{0,8}(?:> |\[?Error: )?(?:> )?(?<cause>Couldn't find any `pages` or `app` directory.*?)\]?$/
		},
		{
			name: "next-typescript",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?<cause>It looks like you're trying to use TypeScript but do not have the required package\(s\) installed)/
		}
	];
	;
	const FILE_BELOW = {
		where: "below",
		within: 4,
		pattern: /^\s{0,8}(?:file|File): (?!.{0,300}node_modules)(?<file>[^:?]{1,300})(?:\?[^:]{0,200})?(?::(?<line>\d+):(?<column>\d+))?$/
	};
	function nuxt(name, kind, message) {
		const start = /^\s{0,8}(?:\u25A0|ERROR|FATAL|\[\w{5}\])\s{1,3}Nuxt [Bb]uild [Ee]rror: /.source;
		const plugins = /(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@ /-]{1,40}\]:? ){0,2}/.source;
		return {
			name: `nuxt-${name}`,
			kind,
			pattern: new RegExp(`${start}${plugins}${message.source.slice(1)}`),
			near: [FILE_BELOW]
		};
	}
	const WEB_FRAMEWORKS = [
		...NEXT_MATCHERS,
		{
			name: "nuxt",
			kind: "compile error",
			pattern: /^\s{0,8}(?:ERROR|\[error\])\s{1,3}(?:\[\w{1,20}\]\s{1,3})?(?:Nuxt Build Error: |Cannot start nuxt:\s{1,2}|RollupError: |Error: )?(?:\[[\w:.@/ -]{1,40}\]:? ){0,2}(?:[^\s()]{1,200} \(\d+:\d+\): )?(?<cause>(?:Rollup failed to resolve import|Could not (?:resolve|load)|"[^"]{1,100}" is not exported|Expected|Unexpected|Element is missing|Cannot find (?:module|package)|Missing required|Undefined variable).*)/,
			near: [FILE_BELOW]
		},
		nuxt("import", "missing file", /^(?<cause>Could not load \S{1,300} \(imported by (?!.{0,300}node_modules)(?<file>[^\s?)]{1,300}))/),
		nuxt("build", "compile error", /^(?:[^\s()]{1,200} \(\d+:\d+\): )?(?<cause>\S.+)/),
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
			}]
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
			}]
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
			}]
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
			}]
		},
		{
			name: "vite-checker",
			kind: "compile error",
			pattern: /^\s{0,8}ERROR\((?:TypeScript|vue-tsc|ESLint|Biome)\)\s{1,3}(?<cause>.+)/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^\s{0,8}FILE\s{1,3}(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/
			}]
		}
	];
	;
	const FILE = "(?<file>(?![^:]{0,300}(?:vendor/|/usr/share/|/usr/local/|phar:))(?=[^\\s:()]{1,300}\\.(?:php|phtml|inc)[^\\w])[^\\s:()#]{1,300})";
	const STACK = {
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
	function fatal(name, kind, text) {
		return {
			name,
			kind,
			pattern: new RegExp(`^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?(?:Fatal|Parse|Recoverable fatal|Compile) error: {1,2}${text}(?: in (?:${FILE}|(?:phar:)?[^\\s:()]{1,300})(?: on line |:)(?<line>\\d{1,7}))$`),
			near: [SERVES]
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
		fatal("php-parse", "compile error", "(?<cause>(?:syntax error|Unclosed|Unmatched|Invalid numeric|unterminated).{1,300}?)"),
		fatal("php-memory", "out of memory", "(?<cause>(?:Allowed memory size|Out of memory).{1,200}?)"),
		fatal("php-timeout", "timeout", "(?<cause>Maximum execution time.{1,100}?)"),
		{
			name: "php-called-wrongly",
			kind: "crash",
			pattern: new RegExp(`^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?Fatal error: {1,2}Uncaught (?<cause>[\\w\\\\]{1,200}: .{1,400}?), called in ${FILE} on line (?<line>\\d{1,7}) and defined in `),
			near: [SERVES, STACK]
		},
		{
			name: "php-uncaught",
			kind: "crash",
			pattern: new RegExp(`^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?Fatal error: {1,2}Uncaught (?:exception ')?(?<cause>[\\w\\\\]{1,200}(?:: |' with message ').{1,600}?)'?(?: in (?:${FILE}:(?<line>\\d{1,7})|(?:phar:)?[^\\s:()]{1,300}:\\d{1,7}))?$`),
			near: [
				SERVES,
				THROWN,
				STACK
			]
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
				STACK
			]
		},
		fatal("php-fatal", "crash", "(?!Uncaught )(?<cause>.{1,600}?)"),
		{
			name: "php-input-file",
			kind: "missing file",
			pattern: /^(?<cause>Could not open input file: \S.{0,200})$/
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
			}]
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
			}]
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
			}, STACK]
		},
		{
			name: "laravel-database",
			kind: "migration",
			pattern: /^ {2,4}(?<cause>SQLSTATE\[.+)$/,
			near: [
				SHOWN_CLASS,
				SHOWN_AT,
				...SHOWN_PLACES
			]
		},
		{
			name: "laravel",
			kind: "crash",
			pattern: /^ {2,4}(?<cause>\S.+)$/,
			near: [
				SHOWN_CLASS,
				SHOWN_AT,
				...SHOWN_PLACES
			]
		}
	];
	;
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
			pattern: /^ {2,16}- (?<cause>Root composer\.json requires (?!.{0,300} -> satisfiable by).+)$/
		},
		{
			name: "composer-package",
			kind: "missing dependency",
			pattern: /^ {0,16}- (?<cause>(?:\S{1,200} \S{1,200} requires .{1,300} -> (?:your |it |the |could |no |found ).+|Required (?:\(in require-dev\) )?package "[^"]{1,200}" .+|\S{1,200} is present at version .+|The requested (?:package|PHP extension|linked library) .+))$/
		},
		{
			name: "composer-unresolved",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^ {0,8}(?<cause>Your (?:requirements could not be resolved to an installable set of packages|lock file does not contain a compatible set of packages).{0,60})/
		},
		{
			name: "composer-json-missing",
			kind: "missing file",
			pattern: /^ {0,8}(?<cause>Composer could not find a composer\.json file in .{1,200})$/
		},
		{
			name: "composer-json-invalid",
			kind: "compile error",
			pattern: /^ {2,16}(?<cause>"(?<file>[^"\s]{1,200})" does not (?:contain valid JSON|match the expected JSON schema))/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^ {2,16}Parse error on line (?<line>\d{1,6}):/
			}]
		},
		{
			name: "composer-platform",
			kind: "missing dependency",
			pattern: /^ {0,8}(?<cause>Your Composer dependencies require .+?)\.?$/
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
			]
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
			}]
		},
		{
			name: "symfony-log",
			kind: "crash",
			pattern: /^(?:.{0,40}?CRITICAL {1,3})?\[(?:console|critical)\] Error thrown while running command "[^"]{1,200}"\. Message: "(?<cause>.+)$/
		},
		{
			name: "symfony-block",
			kind: "crash",
			pattern: /^ {1,3}\[ERROR\] (?<cause>(?!Found \d)\S.+?) *$/
		},
		{
			name: "symfony-command",
			kind: "missing file",
			pattern: /^(?:!! {0,2})? {0,16}(?<cause>(?:ERROR {1,4})?(?:Command "[^"]{1,100}" is not defined|There are no commands defined in the "[^"]{1,100}" namespace)).{0,60}$/
		},
		{
			name: "composer-script",
			kind: "crash",
			rank: "effect",
			pattern: /^ {0,8}(?<cause>Script .{1,200} handling the \S{1,60} event returned with error code \d{1,3})/
		}
	];
	;
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
		},
		{
			name: "phpunit-testdox-called",
			kind: "test failure",
			pattern: new RegExp(`^ {1,4}\u2502 (?<cause>(?:TypeError|ArgumentCountError): .{1,400}?), called in ${FILE} on line (?<line>\\d{1,7})$`),
			near: [DOX_TEST],
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
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
			}]
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
			}]
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
			}]
		},
		{
			name: "psalm",
			kind: "lint error",
			pattern: /^ERROR: \w{1,80} - (?<file>[^:\s]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}) - (?<cause>.+)$/
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
			sentence: "{issue}: {cause}"
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
			}]
		}
	];
	;
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
			sentence: "No matching distribution found: could not find a version that satisfies the requirement {cause}"
		},
		{
			name: "pip-conflict",
			kind: "missing dependency",
			pattern: /^ {0,8}ERROR: (?<cause>Cannot install (?:-r (?<file>[\w./-]{1,200}) \(line \d{1,6}\))?.{0,500} because these package versions have conflicting dependencies)/
		},
		{
			name: "pip-impossible",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^ {0,8}ERROR: (?<cause>ResolutionImpossible)/,
			sentence: "{cause}: the requirements conflict"
		},
		{
			name: "pip-permission",
			kind: "permission",
			pattern: /^ {0,8}ERROR: Could not install packages due to an (?:OS|Environment)Error: (?<cause>\[Errno 13\] Permission denied.+)$/
		},
		{
			name: "pip-os-error",
			kind: "missing dependency",
			pattern: /^ {0,8}ERROR: (?<cause>Could not install packages due to an (?:OS|Environment)Error: .+)$/
		},
		{
			name: "pip-requirements-missing",
			kind: "missing file",
			pattern: /^ {0,8}ERROR: (?<cause>Could not open requirements file: .+)$/
		},
		{
			name: "pip-invalid-requirement",
			kind: "compile error",
			pattern: /^ {0,8}ERROR: (?<cause>(?:Invalid requirement|Invalid marker|Invalid wheel filename)[:(].+?)(?: \(from line (?<line>\d{1,6}) of (?<file>[^()]{1,200})\))?$/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^.{0,300}?\(from line (?<line>\d{1,6}) of (?<file>[^()]{1,200})\)/
			}]
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
			sentence: "{cause}: {package}"
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
			}]
		},
		{
			name: "pip-refused",
			kind: "missing dependency",
			pattern: /^ {0,8}ERROR: (?<cause>(?:Package '[^']{1,100}' requires a different Python: |\S{1,300}\.whl is not a supported wheel|In --require-hashes mode|Hashes are required in --require-hashes mode|Cannot find command '|Directory '[^']{1,200}' is not installable|\S{1,300} does not appear to be a Python project|\S{1,200} is not a valid editable requirement|Cannot uninstall |Cannot install .{1,200} because|Can not perform a '--user' install|Project \S{1,200} has a 'pyproject\.toml').{0,400})$/
		},
		{
			name: "pip-externally-managed",
			kind: "permission",
			pattern: /^ {0,8}error: (?<cause>externally-managed-environment)$/
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
			}]
		},
		{
			name: "pip-build-requires",
			kind: "missing dependency",
			pattern: /^ {0,16}(?:[Ee]rror: )?(?<cause>pg_config executable not found|can't find Rust compiler|Can not find valid pkg-config name|command '[^']{1,200}' failed: No such file or directory|[Uu]nable to execute '[^']{1,200}': No such file or directory|Microsoft Visual C\+\+ \d.{1,100}is required|Multiple top-level packages discovered in a flat-layout.{0,200}|invalid command 'bdist_wheel'|package directory '[^']{1,200}' does not exist|Cargo, the Rust package manager, is not installed or is not on PATH)/
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
			}]
		},
		{
			name: "pip-build",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^ {0,8}(?:ERROR: |\u00D7 )(?<cause>Failed building wheel for .+|Failed to build .+|Could not build wheels for .+|Getting requirements to build (?:wheel|editable) did not run successfully|Preparing (?:metadata|editable metadata) \(\S{1,40}\) did not run successfully|Building wheel for \S.{0,100} did not run successfully|git \w{1,20} .{1,200}did not run successfully|pip subprocess to install build dependencies did not run successfully|python setup\.py \w+ did not run successfully)\.?$/
		}
	];
	;
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
	function raised(name, kind, types) {
		return {
			name,
			kind,
			pattern: exception(types),
			near: PROOFS
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
			]
		},
		{
			name: "python-syntax-sorry",
			kind: "compile error",
			pattern: /^(?:\*{3} )?Sorry: (?:SyntaxError|IndentationError|TabError): (?<cause>.+) \((?<name>[\w./-]{1,200}), line (?<line>\d{1,7})\)$/,
			near: [{
				where: "above",
				within: 1,
				pattern: /^(?:\*{3} Error c|C)ompiling '(?<file>[^']{1,300})'\.\.\.$/
			}]
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
			sentence: "{count}: {field} {problem}"
		},
		{
			...raised("python-migration", "migration", "\\w{3,60}"),
			pattern: /^[ |+]{0,16}(?:django\.db\.|sqlalchemy\.exc\.|psycopg2?\.|alembic\.)(?:\w{1,60}\.){0,3}(?<cause>\w{3,60}: .+)$/,
			near: [...PROOFS, {
				where: "above",
				within: 300,
				pattern: /^[ |+]{0,24}File "[^"]{1,300}(?:\/migrations\/|\/alembic\/)/,
				isRequired: true
			}]
		},
		raised("python-missing-module", "missing dependency", "ModuleNotFoundError|DistributionNotFound|PackageNotFoundError"),
		{
			...raised("python-missing-library", "missing dependency", ""),
			pattern: /^[ |+]{0,16}(?:ImportError|OSError): (?<cause>lib\S{1,100}: cannot open shared object file.*|No module named .*)$/
		},
		raised("python-missing-file", "missing file", "FileNotFoundError|TemplateNotFound|TemplateDoesNotExist|NotADirectoryError"),
		raised("python-memory", "out of memory", "\\w{0,60}MemoryError"),
		raised("python-permission", "permission", "PermissionError"),
		{
			...raised("python-port", "port", ""),
			pattern: /^[ |+]{0,16}OSError: (?<cause>\[Errno (?:98|48|10048)\] .+)$/
		},
		raised("python-timeout", "timeout", "\\w{0,60}(?:TimeoutError|ReadTimeout|ConnectTimeout|TimeoutException)"),
		{
			...raised("unittest", "test failure", ""),
			pattern: /^[ |+]{0,16}(?:\w{1,60}\.){0,4}(?<cause>[A-Z]\w{2,100}|[A-Z]\w{2,100}: .+)$/,
			near: [...PROOFS, {
				where: "above",
				within: 120,
				pattern: /^(?:FAIL|ERROR): (?<test>\w{1,200})(?: \(| *$)/,
				until: /^(?:Ran \d|OK\b|FAILED \()/,
				isRequired: true
			}],
			sentence: "{test}: {cause}"
		},
		raised("python", "crash", python_ANY),
		{
			...raised("python-logged", "crash", ""),
			pattern: exception(python_ANY),
			near: [
				AFTER_FRAMES,
				IN_TRACEBACK,
				CHAINED,
				CONTINUED,
				python_STOPPED,
				APPLICATION_FRAME
			]
		},
		{
			name: "python-command-line",
			kind: "missing file",
			pattern: /^(?:\/[\w./-]{1,200}\/)?python[\d.]{0,6}(?:\.exe)?: (?<cause>(?:can't open file|can't find '__main__'|Error while finding module specification).+)$/
		},
		{
			name: "python-command-line-module",
			kind: "missing dependency",
			pattern: /^(?:\/[\w./-]{1,200}\/)?python[\d.]{0,6}(?:\.exe)?: (?<cause>No module named \S.{0,200})$/
		},
		{
			name: "python-fatal",
			kind: "crash",
			pattern: /^Fatal Python error: (?:\w{1,60}: )?(?<cause>.+)$/,
			near: [{
				where: "below",
				within: 60,
				pattern: APPLICATION_FRAME.pattern
			}]
		}
	];
	;
	const CODE_LINE = /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.(?:pyi?|ipynb)):(?<line>\d{1,7}):(?<column>\d{1,5}):? /;
	function lint(name, kind, message) {
		const pattern = new RegExp(`${CODE_LINE.source}${message}`);
		return {
			name,
			kind,
			pattern,
			sentence: "{code} {cause}"
		};
	}
	const PYTHON_LINTERS = [
		{
			name: "ruff-syntax",
			kind: "compile error",
			pattern: new RegExp(`${CODE_LINE.source}(?<cause>(?:E999 |invalid-syntax: ?)?SyntaxError: .+|invalid-syntax: .+)$`)
		},
		lint("ruff-flake8", "lint error", "(?:error: |warning: )?(?<code>[A-Z]{1,5}\\d{2,4}) (?:\\[\\*\\] )?(?<cause>.+)$"),
		{
			name: "ruff-pylint",
			kind: "lint error",
			pattern: /^(?<file>[^\s:]{1,300}):(?<line>\d{1,7}): \[(?<code>[A-Z]{1,5}\d{2,4})(?:\([\w-]{1,80}\), [^\]]{0,200})?\] (?<cause>.+)$/,
			sentence: "{code} {cause}"
		},
		lint("pylint", "lint error", "(?<cause>[EFWRC]\\d{4}: .+)$"),
		lint("mypy-column", "compile error", "error: (?<cause>.+)$"),
		{
			name: "mypy",
			kind: "compile error",
			pattern: /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.pyi?):(?<line>\d{1,7}): error: (?<cause>.+)$/
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
			}]
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
			}]
		},
		{
			name: "pyright",
			kind: "compile error",
			pattern: /^ {2}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.pyi?):(?<line>\d{1,7}):(?<column>\d{1,5}) - error: (?<cause>.+)$/
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
			}]
		},
		{
			name: "ruff-github",
			kind: "lint error",
			pattern: /^::error title=[Rr]uff[^:]{0,200}file=(?<file>[^,:]{1,300}),line=(?<line>\d{1,7}),[^:]{0,200}::(?:[^\s:]{1,300}:\d{1,7}:\d{1,5}: )?(?<cause>.+)$/
		},
		{
			name: "black-parse",
			kind: "compile error",
			pattern: /^error: (?<cause>cannot format (?<file>[^\s:]{1,300}\.pyi?): Cannot parse[^:]{0,60}: (?<line>\d{1,7}):(?<column>\d{1,5}).*)$/
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
			}]
		},
		{
			name: "ruff-format",
			kind: "lint error",
			pattern: /^(?<cause>(?:Would reformat: |unformatted: File would be reformatted)(?<file>\S.{0,300})?)$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^ {1,8}--> (?<file>[^\s:]{1,300}):(?<line>\d{1,7})/
			}]
		},
		{
			name: "isort",
			kind: "lint error",
			pattern: /^ERROR: (?<file>\S.{0,300}?\.pyi?) (?<cause>Imports are incorrectly sorted and\/or formatted\.?)$/
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
			sentence: "{cause}"
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
			]
		},
		{
			name: "python-json-error",
			kind: "crash",
			rank: "effect",
			pattern: /^\{(?=.{0,900}?"level": ?"error")(?=.{0,900}?"event": ?"(?<message>[^"]{1,200})")(?:.{0,980}\\n(?:\w{1,60}\.){0,4}(?<cause>[A-Z]\w{1,60}: [^"\\]{1,200}|[A-Z]\w{1,60})")?/,
			near: [python_logs_GOES_ON, python_logs_ENDED],
			sentence: "{message}: {cause}"
		},
		{
			name: "python-json-critical",
			kind: "crash",
			pattern: /^\{(?=.{0,600}?"level(?:name)?": ?"(?:CRITICAL|critical)")(?=.{0,600}?"(?:message|msg|event)": ?"(?<message>[^"]{1,200})")(?:.{0,980}\\n(?:\w{1,60}\.){0,4}(?<cause>[A-Z]\w{1,60}: [^"\\]{1,200}|[A-Z]\w{1,60})")?/,
			sentence: "{message}: {cause}"
		}
	];
	;
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
			}]
		},
		{
			name: "poetry-lock",
			kind: "missing dependency",
			pattern: /^ {0,8}(?:Error: )?(?<cause>(?:pyproject\.toml changed significantly since poetry\.lock was last generated|poetry\.lock is not consistent with pyproject\.toml|The lock file is not compatible with the current version of Poetry).{0,300})$/
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
			sentence: "{start} {cause}"
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
			sentence: "{start} {cause}"
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
			}]
		},
		{
			name: "poetry-says",
			kind: "missing file",
			pattern: /^ {0,8}(?:Error: )?(?<cause>(?:Poetry could not find a pyproject\.toml file in|Could not find a matching version of package|Group\(s\) not found:|The current project could not be installed:|\[?Errno 2\]? No such file or directory: 'poetry).{0,300})$/
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
			sentence: "{cause}: {problem}"
		},
		{
			name: "poetry-toml",
			kind: "compile error",
			pattern: /^ {0,8}(?:Error: )?(?<cause>Invalid TOML file (?<file>[^\s:]{1,300}): [^\n]{1,200}? at line (?<line>\d{1,6}) col (?<column>\d{1,5}))$/
		},
		{
			name: "uv-lock",
			kind: "missing dependency",
			pattern: /^ {0,8}(?:error: )?(?<cause>The lockfile at `[^`]{1,200}` needs to be updated.{0,200})$/
		},
		{
			name: "uv-parse",
			kind: "compile error",
			pattern: /^ {0,8}error: (?<cause>Failed to parse:? `(?<file>[^`]{1,200})`)$/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^ {0,16}(?:Caused by: )?TOML parse error at line (?<line>\d{1,6}), column (?<column>\d{1,6})/
			}]
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
			sentence: "{cause} {first} {second} {third}"
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
			sentence: "{cause}: {why}"
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
			sentence: "{cause}: {why}"
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
			}]
		},
		{
			name: "pipenv-command",
			kind: "missing dependency",
			pattern: /^Error: (?<cause>the command \S{1,100} (?:\([^)]{1,100}\) )?could not be found within PATH.{0,100})$/
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
			sentence: "{type}: {cause} {package}"
		},
		{
			name: "conda",
			kind: "missing dependency",
			pattern: /^(?:Conda\w{2,40}Error|EnvironmentFileNotFound|SpecNotFound|InvalidSpec|NoWritableEnvsDirError): (?<cause>.+)$/
		}
	];
	;
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
			}]
		},
		{
			name: "gunicorn-failed-to-find",
			kind: "missing file",
			pattern: /^(?<cause>Failed to (?:find attribute '[^']{1,200}' in|parse '[^']{1,200}' as an attribute name).{0,200})$/
		},
		{
			name: "gunicorn-config",
			kind: "missing file",
			pattern: /^Error: (?<cause>'[^']{1,200}' doesn't exist)$/
		},
		{
			name: "gunicorn-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] (?<cause>Worker \(pid:\d+\) was sent SIGKILL! Perhaps out of memory\?)/,
			near: [RESTARTED]
		},
		{
			name: "gunicorn-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[CRITICAL\] (?<cause>WORKER TIMEOUT \(pid:\d+\))/,
			near: [RESTARTED, HUNG_AT]
		},
		{
			name: "gunicorn-boot",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] Reason: |gunicorn\.errors\.HaltServer: <HaltServer ')(?<cause>(?:Worker|App) failed to (?:boot|load))/
		},
		{
			name: "uvicorn-import",
			kind: "missing file",
			pattern: /^(?:ERROR:? {1,8})?Error loading ASGI app\. (?<cause>.+)$/
		},
		{
			name: "uvicorn-port",
			kind: "port",
			pattern: /^(?:ERROR:? {1,8})?(?<cause>\[Errno \d+\] error while attempting to bind on address .+)$/
		},
		{
			name: "uvicorn-startup",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:ERROR:? {1,8})?(?<cause>Application startup failed)\. Exiting\./
		},
		{
			name: "python-server-port",
			kind: "port",
			pattern: /^(?:Error: |\[ERROR\] |ERROR: {1,8}|.{0,40}CRITICAL Listen failure: |(?=bind\(\)))(?<cause>(?:That port is already in use|\[Errno 98\] Address already in use|Couldn't listen on |bind\(\): Address already in use).{0,200})$/
		},
		{
			name: "uwsgi-load",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:---\s)?(?<cause>unable to load app \d+ .{1,200}|no python application found, check your startup logs for errors)/
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
			}]
		},
		{
			name: "flask-port",
			kind: "port",
			pattern: /^(?<cause>Port \d{1,5} is (?:already in use|in use by another program).{0,200})$/
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
			sentence: "{cause} {more}"
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
			}]
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
			}]
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
			}]
		},
		{
			name: "alembic",
			kind: "migration",
			pattern: /^ {0,4}(?:FAILED: (?!\S{1,300}\s{0,8}$|\S{1,300}\.(?:o|obj|a|so)\b)|ERROR {1,3}\[(?:flask_migrate|alembic\.util\.messaging)\] (?:Error: )?)(?<cause>\S.+)$/
		},
		{
			name: "django-migrations-conflict",
			kind: "migration",
			pattern: /^ {0,8}CommandError: (?<cause>Conflicting migrations detected; .+)$/
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
			sentence: "Migrations are missing for changes of the models: {migration} {change}"
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
			}]
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
			}]
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
			sentence: "{subject}({code}) {cause}"
		}
	];
	;
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
			]
		},
		{
			name: "pytest-missing-module",
			kind: "missing dependency",
			pattern: /^E {3,40}(?:ModuleNotFoundError|ImportError): (?<cause>(?:No module named|lib\S{1,100}: cannot open).{1,200})$/,
			near: [...python_tests_PROOFS, ...PLACES]
		},
		{
			name: "pytest-fixture",
			kind: "test failure",
			pattern: /^E {7}(?<cause>fixture '\w{1,100}' not found)$/,
			near: [...python_tests_PROOFS, DEFINED_AT],
			sentence: "{test}: {cause}"
		},
		{
			name: "pytest-timeout",
			kind: "timeout",
			pattern: /^E {3,40}(?<cause>Failed: Timeout .+)$/,
			near: [...python_tests_PROOFS, ...PLACES],
			sentence: "{test}: {cause}"
		},
		{
			name: "pytest",
			kind: "test failure",
			pattern: /^E {3,40}(?!File ")(?=.{0,600}?(?:rror|xcept|assert|xpect|ailed|not |does|imeout|DID|xit))(?<cause>[^\s+].*)$/,
			near: [...python_tests_PROOFS, ...PLACES],
			sentence: "{test}: {cause}"
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
			}]
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
			sentence: "{test}: {cause}"
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
			sentence: "{cause} {more}"
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
			sentence: "{test}: {cause}"
		},
		{
			name: "pytest-internal",
			kind: "crash",
			pattern: /^INTERNALERROR> (?<cause>(?:\w{1,60}\.){0,4}[A-Z]\w{2,60}: .+)$/,
			near: [{
				where: "above",
				within: 40,
				pattern: /^INTERNALERROR> {1,4}File "(?!\/usr\/|[^"]{0,300}-packages\/)(?<file>[^"<]{1,300})", line (?<line>\d{1,7})/
			}]
		},
		{
			name: "pytest-usage",
			kind: "missing file",
			pattern: /^ERROR: (?<cause>(?:file or directory not found: |not found: |found no collectors for ).{1,300})$/
		},
		{
			name: "pytest-coverage",
			kind: "test failure",
			pattern: /^(?:FAIL |ERROR: |Coverage failure: )(?<cause>(?:Required test coverage of|Coverage failure: total of|total of) .{1,200})$/
		},
		{
			name: "pytest-no-tests",
			kind: "test failure",
			rank: "effect",
			pattern: /^={3,} (?<cause>no tests (?:ran|collected)).{0,60} ={3,}$/
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
			sentence: "tox failed in {env} with exit code {code}"
		}
	];
	;
	function bundler(name, kind, text) {
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
			sentence: "{cause} {more} {change} {item}"
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
			}]
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
			sentence: "{cause}: {why} {second} {third}"
		},
		bundler("bundler-missing-gem", "missing dependency", "Could not find (?:gem '|'|a valid gem '|[\\w.-]{1,100}-\\d|[\\w.-]{1,100}(?: \\([^)]{1,40}\\))? in (?:any of|locally)).{1,400}"),
		bundler("bundler-ruby-version", "missing dependency", "Your Ruby (?:version|engine|patchlevel) is [^,]{1,60}, but your Gemfile specified .{1,60}|[\\w.-]{1,100} requires r(?:uby|ubygems) version .{1,200}incompatible with the current version.{1,100}|[^,]{1,100} requires Ruby version .{1,160}"),
		bundler("bundler-lockfile", "missing dependency", "Your bundle (?:only supports platforms|is locked to) .{1,300}|The deployment setting requires a .{1,200}|You are trying to install in deployment mode after changing.{0,200}|The (?:lockfile|gemspecs for path gems|dependencies in your gemfile|list of sources|gemfile) (?:can't be updated because|changed).{0,200}|Unable to resolve dependencies.{0,200}|Your lockfile (?:is missing|was created|does not).{1,300}|The checksum .{1,200}"),
		bundler("bundler-gemfile-missing", "missing file", "Could not locate (?:Gemfile|gemspec).{0,60}|The Gemfile specifies no dependencies$"),
		bundler("bundler-network", "missing dependency", "Could not (?:reach host|fetch specs from|download gem from|verify the SSL certificate for) .{1,200}|Authentication is required for .{1,200}|Bad username or password for .{1,200}|Network error while fetching .{1,200}|bundler: (?:command not found: \\S{1,100}|not executable: .{1,100})"),
		{
			name: "gem-build-requires",
			kind: "missing dependency",
			pattern: /^ {0,8}(?<cause>Can't find the '[\w.-]{1,60} header|(?:ERROR: )?[\w.]{2,40} (?:client )?is missing[.;,].{0,200}|(?:ERROR: )?(?:cannot|can't) find (?:the )?[\w.-]{1,60}(?: header| library)?.{0,60}|You have to install development tools first|mkmf\.rb can't find header files for ruby at \S{1,200}|Cannot find (?:lib)?[\w.-]{1,60} header.{0,60}|(?:Could not|Unable to) (?:find|locate) (?:the )?[\w. -]{1,60}(?:header|library|headers|libraries).{0,60})/,
			near: [{
				where: "below",
				within: 60,
				pattern: /^ {0,8}(?:\*\*\* )?extconf(?:\.rb)? failed/,
				isRequired: true
			}]
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
			}]
		},
		{
			name: "bundler-install",
			kind: "missing dependency",
			rank: "effect",
			pattern: /^ {0,8}(?<cause>An error occurred while installing \S{1,100} \([^)]{1,40}\)|(?:Gem::Ext::BuildError: )?ERROR: Failed to build gem native extension|ERROR: {1,2}Error installing \S{1,100})/
		}
	];
	;
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
	function ruby_uncaught(name, kind, types) {
		return {
			name,
			kind,
			pattern: new RegExp(`^ {0,8}(?:${ruby_FILE}:(?<line>\\d{1,7})|[^\\s:][^:]{0,300}:\\d{1,7}|<internal:[^>]{1,200}>:\\d{1,7}):in [\`'][^']{1,200}': (?<cause>.+) \\((?:${types})\\)$`),
			near: [ruby_FRAME, REVERSED_FRAME]
		};
	}
	function aborted(name, kind, pattern) {
		return {
			name,
			kind,
			pattern,
			near: [
				ABORTED,
				ruby_FRAME,
				ruby_START_FRAME
			]
		};
	}
	const RUBY_CODE = [
		{
			name: "puma-syntax",
			kind: "compile error",
			pattern: new RegExp(`^(?:\\[\\d{1,7}\\] )?! Unable to load application: SyntaxError: ${ruby_FILE}:(?<line>\\d{1,7}): (?<cause>.+)`)
		},
		{
			name: "zeitwerk",
			kind: "crash",
			pattern: /^(?: {0,8}(?:(?:\[\d{1,7}\] )?! Unable to load application: )?Zeitwerk::NameError: | {0,8}[^\s:]{1,300}:\d{1,7}:in [`'][^']{1,200}': | {0,8})(?<cause>expected file (?<file>\S{1,300}\.rb) to define constant [\w:]{1,200}, but didn't)/
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
			sentence: "{cause}: {why}"
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
			]
		},
		aborted("rake-task-unknown", "missing file", /^ {0,8}(?<cause>Don't know how to build task .+)$/),
		aborted("rake-database", "migration", /^ {0,8}(?:ActiveRecord|PG|Mysql2|Trilogy|SQLite3)::\w{1,80}(?:::\w{1,60})?: (?<cause>.+?)(?: \([A-Z][\w:]{2,100}\))?$/),
		aborted("rake-missing-gem", "missing dependency", /^ {0,8}(?:LoadError|Gem::\w{1,60}|Bundler::\w{1,60}): (?<cause>.+?)(?: \([A-Z][\w:]{2,100}\))?$/),
		{
			...aborted("rails-sass", "compile error", /^ {0,8}SassC?::SyntaxError: (?:Error: )?(?<cause>.+)$/),
			near: [ABORTED, {
				where: "below",
				within: 2,
				pattern: /^ {4,16}on line (?<line>\d{1,7}):(?<column>\d{1,6}) of (?<file>\S{1,300})$/
			}]
		},
		aborted("rake-no-rakefile", "missing file", /^ {0,8}(?<cause>No Rakefile found .+)$/),
		{
			...aborted("rake-command", "crash", /^ {0,8}(?<cause>Command failed with (?:status|signal) .+|(?:js|css)bundling-rails: .+)$/),
			rank: "effect"
		},
		{
			...aborted("rake", "crash", /^ {0,8}(?!StandardError: An error has occurred)[A-Z]\w{1,60}(?:::\w{1,60}){0,4}: (?<cause>.+?)(?: \([A-Z][\w:]{2,100}\))?$/),
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
			}, ruby_FRAME]
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
			]
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
			}]
		},
		ruby_uncaught("ruby-missing-gem", "missing dependency", "LoadError|Bundler::\\w{1,60}|Gem::\\w{1,60}"),
		ruby_uncaught("ruby-missing-file", "missing file", "Errno::ENOENT"),
		ruby_uncaught("ruby-permission", "permission", "Errno::E(?:ACCES|PERM)"),
		ruby_uncaught("ruby-port", "port", "Errno::EADDRINUSE"),
		ruby_uncaught("ruby-memory", "out of memory", "NoMemoryError"),
		ruby_uncaught("ruby", "crash", "[A-Z]\\w{1,60}(?:::\\w{1,60}){0,4}"),
		{
			name: "ruby-script-missing",
			kind: "missing file",
			pattern: /^ruby: (?<cause>No such file or directory -- \S{1,200}) \(LoadError\)$/
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
			}]
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
			}, ruby_FRAME]
		},
		{
			name: "rails-server-running",
			kind: "port",
			pattern: /^(?<cause>A server is already running\.? .{1,200})$/
		},
		{
			name: "rails-says",
			kind: "crash",
			pattern: /^ {0,8}(?:[A-Z]\w{1,60}(?:::\w{1,60}){0,3}: )?(?<cause>(?:Missing encryption key to decrypt file with|Missing `secret_key_base` for|Couldn't decrypt config\/credentials|Unrecognized command "|Could not find a JavaScript runtime|Migrations are pending).{0,200})/,
			near: [ruby_FRAME]
		}
	];
	;
	const EXAMPLE = {
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
		EXAMPLE,
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
			sentence: "{type}: {cause}"
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
				EXAMPLE,
				SPEC_FRAME
			],
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {message} {want} {got}"
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
			sentence: "{test}: {cause} {got}"
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
			sentence: "{test}: {type}: {cause}"
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
			sentence: "{test}: {message} {want} {got}"
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
			sentence: "{test}: expected {want}, got {got}"
		},
		{
			name: "minitest-expected",
			kind: "test failure",
			pattern: /^ {0,8}(?<cause>Expected .+)$/,
			near: [MINITEST_NAME, ruby_tests_MESSAGE],
			sentence: "{test}: {message} {cause}"
		},
		{
			name: "minitest-failure",
			kind: "test failure",
			pattern: /^ {0,8}(?<cause>\S.+)$/,
			near: [{
				...MINITEST_NAME,
				within: 1
			}],
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {cause}"
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
			sentence: "{test}: {want} {got}"
		},
		{
			name: "rubocop",
			kind: "lint error",
			pattern: /^ {0,8}(?<file>[^\s:]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}): [CWEFR]: (?:\[\w{1,20}\] )?(?<cause>.+)$/
		},
		{
			name: "rubocop-config",
			kind: "lint error",
			pattern: /^(?:Error: )?(?<cause>(?:unrecognized cop or department|The following cops were added|RuboCop found unknown Ruby version|unrecognized parameter)[^.]{1,200}? found in (?<file>\.[\w./-]{1,100}))/
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
			sentence: "Killed: out of memory during {command} (exit code 137)"
		},
		{
			name: "buildkit-exit-137",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?process "(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"]{1,200})" did not complete successfully: (?:exit code: 137|cannot allocate memory)/,
			near: docker_PLACE,
			sentence: "{command} was killed with exit code 137, most likely for lack of memory"
		},
		{
			name: "buildkit-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:executor failed running \[|process ")(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"\]]{1,200})["\]](?: did not complete successfully)?: exit code: (?<code>\d{1,3})/,
			sentence: "{command} failed with exit code {code}"
		},
		{
			name: "docker-legacy-exit-137",
			kind: "out of memory",
			rank: "effect",
			pattern: /^The command '(?:\/bin\/(?:ba)?sh -c )?(?<command>[^']{1,200})' returned a non-zero code: 137$/,
			sentence: "{command} was killed with exit code 137, most likely for lack of memory"
		},
		{
			name: "docker-legacy-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^The command '(?:\/bin\/(?:ba)?sh -c )?(?<command>[^']{1,200})' returned a non-zero code: (?<code>\d{1,3})/,
			sentence: "{command} failed with exit code {code}"
		},
		{
			name: "docker-copy-missing",
			kind: "missing file",
			pattern: /^[^"]{0,200}(?<cause>failed to (?:calculate checksum of ref [^\s"]{1,100}|compute cache key:|walk [^\s"]{1,200}) "[^"]{1,300}": not found)/,
			near: docker_PLACE
		},
		{
			name: "docker-copy-failed",
			kind: "missing file",
			pattern: /^(?<cause>(?:COPY|ADD) failed: .{1,300})/
		},
		{
			name: "dockerfile-missing",
			kind: "missing file",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:failed to read dockerfile|unable to prepare context: unable to evaluate symlinks in Dockerfile path|resolve): (?<cause>(?:open|lstat|CreateFile) (?<file>\S{1,200}): no such file or directory)/
		},
		{
			name: "dockerfile-parse",
			kind: "compile error",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: |Error response from daemon: )?(?:failed to create LLB definition: |rpc error: code = Unknown desc = )?(?<cause>[Dd]ockerfile parse error (?:on )?line (?<line>\d+): .{1,300})/,
			near: [{
				...INSTRUCTION,
				within: 20
			}, INSTRUCTION_ABOVE]
		},
		{
			name: "docker-image-missing",
			kind: "image pull",
			pattern: /^(?:ERROR|error): (?<cause>(?:[\w.-]+(?::\d+)?\/)[\w./-]{1,200}(?::[\w.-]{1,128})?(?:@sha256:\w+)?: (?:not found|pull access denied.{0,200}|failed to .{1,300}|manifest unknown.{0,100}))/,
			near: docker_PLACE
		},
		{
			name: "docker-platform",
			kind: "image pull",
			pattern: /^(?:ERROR|error): .{0,300}?(?<cause>no match for platform in manifest(?: sha256:\w{8,64})?: not found)$/,
			near: docker_PLACE
		},
		{
			name: "docker-resolve-source",
			kind: "image pull",
			rank: "effect",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?<image>[^\s:]{1,200}(?::[\w.-]{1,128})?): (?:failed to (?:do request|authorize|resolve|fetch)|error getting credentials|no match for platform|pulling from host)(?<rest>.{0,100}: )?(?<cause>[^:]{3,200})$/,
			near: docker_PLACE,
			sentence: "{image}: {cause}"
		},
		{
			name: "docker-daemon-image",
			kind: "image pull",
			isSurvivable: true,
			pattern: /^(?:Error response from daemon|Error|ERROR|docker): (?:Error response from daemon: )?(?<cause>(?:pull access denied|manifest for|manifest unknown|unauthorized: |no matching manifest|toomanyrequests: |Head "|Get "https:\/\/registry).{0,300})/,
			near: docker_PLACE
		},
		{
			name: "docker-push-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:failed to push \S{1,200}: )?(?<cause>(?:denied|unauthorized|insufficient_scope)[: ].{0,200}|push access denied.{0,200}|server message: insufficient_scope.{0,100})/,
			near: docker_PLACE
		},
		{
			name: "docker-port-allocated",
			kind: "port",
			pattern: /^(?:(?:docker|Error|ERROR): )?(?:Error response from daemon: )?(?:failed to set up container networking: )?(?:driver failed programming external connectivity|Ports are not available|cannot start service).{0,200}?(?<cause>Bind for \S{1,60} failed: port is already allocated|listen tcp\S? \S{1,60} bind: address already in use|exposing port .{1,200})/
		},
		{
			name: "docker-exec-permission",
			kind: "permission",
			pattern: /^[^"]{0,300}(?:unable to start container process|starting container process caused): (?:error during container init: )?(?<cause>exec: "(?:(?<file>\.?\/[^"]{1,200})|[^"]{1,200})": permission denied)/
		},
		{
			name: "docker-exec-missing",
			kind: "missing file",
			pattern: /^[^"]{0,300}(?:unable to start container process|starting container process caused): (?:error during container init: )?(?<cause>exec: "(?:(?<file>\.\/[\w./-]{1,200})|[^"]{1,200})": (?:executable file not found in \$PATH|stat [^:]{1,200}: no such file or directory|no such file or directory|exec format error))/
		},
		{
			name: "docker-exec-format",
			kind: "crash",
			pattern: /^(?:terminated: )?(?<cause>(?:Application failed to start: failed to load |exec |standard_init_linux\.go:\d+: exec user process caused: ?)(?:(?<file>(?:\.\/|\/app\/|\/usr\/src\/app\/)[\w./-]{1,200}\.sh): |\S{1,200}: )?(?:"?exec format error"?|no such file or directory))$/,
			near: docker_PLACE
		},
		{
			name: "docker-mount",
			kind: "missing file",
			pattern: /^(?:docker: )?Error response from daemon: (?<cause>(?:invalid mount config|error while mounting volume|failed to (?:mount|populate)|network \S{1,100} not found|No such image|create \S{1,100}: ).{0,250})/
		},
		{
			name: "docker-disk-full",
			kind: "crash",
			pattern: /^(?:(?:ERROR|error|Error response from daemon): )?(?:failed to (?:solve|register layer|copy|prepare|export)[^:]{0,100}: )(?<cause>.{0,250}no space left on device)/
		},
		{
			name: "compose-unhealthy",
			kind: "health check",
			rank: "effect",
			pattern: /^(?<cause>(?:dependency failed to start: )?[Cc]ontainer \S{1,100} is unhealthy)\b/
		},
		{
			name: "swarm-paused",
			kind: "crash",
			rank: "effect",
			pattern: /^service update paused: (?<cause>update paused due to failure .{1,250})/
		},
		{
			name: "compose-exited",
			kind: "crash",
			rank: "effect",
			pattern: /^(?<cause>(?:dependency failed to start: container \S{1,100}|service "[^"]{1,100}" (?:didn't|did not) complete successfully:?) ?(?:exited \(\d{1,3}\)|exit \d{1,3}))/
		},
		{
			name: "compose-invalid",
			kind: "compile error",
			pattern: /^(?:validating \S{1,200}: |yaml: |parsing \S{1,200}: )?(?<cause>(?:services|networks|volumes)[. ]\S{0,200} (?:Additional property|additional properties|must be|contains an unsupported).{0,200}|service "[^"]{1,100}" (?:refers to undefined|depends on undefined|has neither an image).{0,200})/
		},
		{
			name: "docker-health-output",
			kind: "health check",
			rank: "effect",
			pattern: /^\{"Status":"unhealthy",.{0,400}?"Output":"(?<cause>(?!\\?")(?:[^"\\]|\\[^n]){3,300})/
		},
		{
			name: "docker-oom-killed",
			kind: "out of memory",
			rank: "effect",
			pattern: /^.{0,120}(?<cause>\bOOMKilled\b).{0,60}$/
		}
	];
	;
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
			pattern: /^(?:(?:ERROR|Error|error|docker): )?(?:failed to [\w ]{1,40}: )?(?<cause>(?:Cannot connect to the Docker daemon at|error during connect: |Couldn't connect to Docker daemon|failed to connect to the docker API at).{0,280})/
		},
		{
			name: "docker-socket",
			kind: "permission",
			pattern: /^(?:(?:ERROR|Error|error|docker): )?(?<cause>(?:Got )?permission denied while trying to connect to the (?:Docker daemon socket|docker API) at \w{1,10}:\/\/[\w./:-]{1,100})/
		},
		{
			name: "docker-rate-limit",
			kind: "image pull",
			pattern: /^(?:ERROR|Error|error|docker)[: ].{0,600}?(?<cause>toomanyrequests: .{1,250})/,
			near: docker_daemon_PLACE
		},
		{
			name: "nomad-image",
			kind: "image pull",
			pattern: /^(?:[\w -]{0,40} {2})?(?<cause>Failed to pull `[^`]{1,200}`: .{1,250})/
		},
		{
			name: "docker-login",
			kind: "permission",
			pattern: /^(?:Error: |##\[error\])?(?<cause>Username and password required|Cannot perform an interactive login from a(?: non)? TTY device|Error saving credentials: .{1,200}|no basic auth credentials)$/
		},
		{
			name: "docker-registry",
			kind: "image pull",
			pattern: /^(?:(?:ERROR|Error|error): )?(?:failed to push \S{1,200}: )?(?<cause>(?:name unknown: |tag invalid: |manifest invalid: |blob upload (?:unknown|invalid)|manifest blob unknown|error parsing HTTP \d{3} response body: |received unexpected HTTP status: |unexpected status from \w+ request to |unknown blob$|unknown: Not Found|requested access to the resource is denied).{0,280})/
		},
		{
			name: "docker-mount-kind",
			kind: "missing file",
			pattern: /^(?:docker: )?Error response from daemon: [^"]{0,200}: (?<cause>error mounting ".{1,400})/
		},
		{
			name: "docker-daemon-other",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?:(?:docker|Error|ERROR): )?(?:failed to [\w ]{1,60}: )?Error response from daemon: (?<cause>(?!No such |You cannot remove|cannot (?:stop|kill|remove) |network \S{1,100} (?:not found|has active)|.{0,150} is not running).{1,300})/
		},
		{
			name: "docker-command-other",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^docker: (?!Error response)(?<cause>[a-z'"].{1,300})/
		},
		{
			name: "docker-context",
			kind: "missing file",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to build: )?(?<cause>(?:unable to prepare context: |error checking context: |resolve : |invalid tag "|failed to stat |"docker (?:buildx )?\w+" requires |the Dockerfile cannot be empty|no builder ")(?!.{0,150}Dockerfile path).{0,250})/
		},
		{
			name: "docker-copy-destination",
			kind: "compile error",
			pattern: /^(?<cause>When using (?:COPY|ADD) with more than one source file, the destination must be a directory and end with a \/)/
		},
		{
			name: "buildkit-copy-missing",
			kind: "missing file",
			pattern: /^(?:ERROR|error): (?:failed to solve: )?(?:failed to compute cache key: )?(?<cause>"[^"]{1,300}" not found: not found)/,
			near: docker_daemon_PLACE
		},
		{
			name: "buildkit-other",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:Error: buildx failed with: )?(?:ERROR|error): (?:failed to build: )?failed to solve: (?:rpc error: code = \w+ desc = )?(?!process "|executor failed)(?:\S{1,200}: (?=failed to resolve source))?(?<cause>.{1,400})/,
			near: docker_daemon_PLACE
		},
		{
			name: "compose-no-file",
			kind: "missing file",
			pattern: /^(?<cause>no configuration file provided: not found|(?:env file|Couldn't find env file:) \S{1,200}(?: not found(?:: .{1,200})?)?|open [\w./-]{1,200}\.ya?ml: no such file or directory)$/
		},
		{
			name: "compose-other",
			kind: "compile error",
			pattern: /^(?:error while interpolating \S{1,200}: |invalid interpolation format for \S{1,200}[: ]{0,2})?(?<cause>required variable \S{1,100} is missing a value.{0,150}|network \S{1,100} declared as external, but could not be found.{0,100}|external volume "[^"]{1,100}" not found|no such service: \S{1,100}|yaml: (?:line \d{1,5}: |unmarshal errors|found ).{0,200}|You may need to escape any \$.{0,100}|dependency cycle detected: .{1,200})$/
		}
	];
	;
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
			}]
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
			sentence: "{shell}: {cause}"
		},
		{
			name: "docker-run-system",
			kind: "crash",
			pattern: /^(?<tool>chmod|chown|cp|mv|mkdir|ln|tar|gzip|unzip|useradd|groupadd|usermod|adduser|addgroup|sed|rm|cat|ls|install|find|touch|wget|curl|git|fatal|gpg): (?!Removing |warning)(?<cause>.{3,250})$/,
			near: [SYSTEM_COMMAND, docker_runs_INSTRUCTION],
			sentence: "{tool}: {cause}"
		}
	];
	;
	const HOSTS = [
		{
			name: "heroku-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^Error R1[45] \((?<cause>[^)]{1,100})\)/
		},
		{
			name: "heroku-boot-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^Error R10 \(Boot timeout\)(?: -> (?<cause>.{1,200}))?/,
			sentence: "Boot timeout: {cause}"
		},
		{
			name: "heroku-bad-bind",
			kind: "port",
			rank: "effect",
			pattern: /^Error R11 \(Bad bind\)(?: -> (?<cause>.{1,200}))?/,
			sentence: "Bad bind: {cause}"
		},
		{
			name: "heroku-error",
			kind: "crash",
			rank: "effect",
			pattern: /^Error [RL]\d\d \((?<cause>[^)]{1,100})\)/
		},
		{
			name: "heroku-no-app",
			kind: "missing file",
			pattern: /^ ?! {1,8}(?<cause>No default language could be detected for this app)/
		},
		{
			name: "heroku-slug-size",
			kind: "crash",
			pattern: /^ ?! {1,8}(?<cause>Compiled slug size: .{1,60} is too large.{0,60})/
		},
		{
			name: "render-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:==> )?(?<cause>(?:Ran out of memory|Instance failed: \S{1,40}|Out of memory)[ (:].{0,150})/
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
			}]
		},
		{
			name: "render-deploy-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?:==> )?(?<cause>Timed out after waiting for internal health check .{0,150}|Deploy cancelled by timeout.{0,60})/
		},
		{
			name: "render-exited",
			kind: "crash",
			rank: "exit",
			pattern: /^==> (?<cause>(?:Exited with status \d{1,3}|Build failed|Application exited early)[^.]{0,100})/
		},
		{
			name: "fly-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:\[ {0,8}[\d.]{1,12}\] )?(?<cause>Out of memory: Killed process \d{1,8} \([^)]{1,40}\))/
		},
		{
			name: "linux-oom-cgroup",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:\[ {0,8}[\d.]{1,12}\] )?(?<cause>Memory cgroup out of memory: Killed process \d{1,8} \([^)]{1,40}\))/
		},
		{
			name: "fly-health",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:Error: |error: |\u2716 )?(?<cause>(?:timeout reached waiting for health checks to pass for machine|failed to update machine|Health check .{1,100} (?:has failed|failed)|smoke checks? for \S{1,40} failed|the app appears to be crashing)[^\n]{0,150})/i
		},
		{
			name: "fly-restarts",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:INFO )?(?<cause>machine has reached its max restart count of \d{1,4})/
		},
		{
			name: "buildpacks-detect",
			kind: "missing file",
			pattern: /^(?:\[detector\] )?ERROR: (?<cause>No buildpack groups passed detection)/
		},
		{
			name: "buildpacks-failed",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:\[(?:builder|exporter|detector|analyzer|restorer)\] )?ERROR: (?<cause>failed to (?:build|export|detect|analyze|restore)[ :].{1,200})/
		},
		{
			name: "ecs-stopped",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:\(service [\w-]{1,100}\)[,:]? ?)?(?:\([^)]{1,120}\),? ?){0,3}(?<cause>(?:failed container health checks\b.{0,100}|\(?task .{1,120} failed (?:ELB|container) health checks.{0,150}|is unhealthy in .{1,200}|Task failed (?:ELB|container) health checks.{0,150}))/
		},
		{
			name: "ecs-failed",
			kind: "health check",
			rank: "exit",
			pattern: /^(?:\(service [\w-]{1,100}\)[,:]? ?)?(?:\([^)]{1,120}\),? ?){0,3}(?<cause>\(?deployment .{0,120}deployment failed: .{1,120})/
		},
		{
			name: "ecs-image",
			kind: "image pull",
			pattern: /^.{0,80}\b(?<cause>CannotPullContainerError: .{1,250})/
		},
		{
			name: "ecs-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^.{0,80}\b(?<cause>OutOfMemoryError: Container killed due to memory usage)/
		},
		{
			name: "ecs-start",
			kind: "crash",
			rank: "effect",
			pattern: /^.{0,80}\b(?<cause>(?:ResourceInitializationError|CannotStartContainerError|CannotCreateContainerError|TaskFailedToStart): .{1,250})/
		},
		{
			name: "cloud-run-port",
			kind: "port",
			rank: "effect",
			pattern: /^(?:ERROR: )?(?:\(gcloud\.[\w.]{1,60}\) )?(?:Revision '[^']{1,100}' is not ready and cannot serve traffic\. )?(?<cause>The user-provided container failed to start and listen on the port [^.]{1,200})/
		},
		{
			name: "cloud-run-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?<cause>Memory limit of \S{1,20} (?:MiB )?exceeded with .{1,60} used|Container '[^']{1,60}' exceeded memory limit)/
		},
		{
			name: "kamal-unhealthy",
			kind: "health check",
			rank: "effect",
			pattern: /^(?: {0,8}ERROR )?(?:\(SSHKit::Command::Failed\): |Error: )?(?<cause>target failed to become healthy within configured timeout.{0,60}|container not ready after .{1,60})/
		},
		{
			name: "railway-health",
			kind: "health check",
			rank: "effect",
			pattern: /^(?<cause>\d{1,3}\/\d{1,3} replicas never became healthy|Healthcheck failed|service unavailable)!?$/
		},
		{
			name: "app-service-ping",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:ERROR - )?(?<cause>Container \S{1,100} didn't respond to HTTP pings on port: \d{1,5}.{0,60})/
		},
		{
			name: "railway-start",
			kind: "missing file",
			pattern: /^(?:ERROR: )?(?<cause>The executable `[^`]{1,200}` could not be found)/
		},
		{
			name: "nixpacks",
			kind: "missing file",
			pattern: /^(?:\u2716 )?(?<cause>(?:Nixpacks|Railpack) (?:was unable to generate a build plan|could not determine how to build the app).{0,60})/
		},
		{
			name: "host-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:Process|Container|container|Main child|App|Application|The process|Command|Task|INFO Main child| INFO Main child)\s?(?:\S{1,60} )?(?<cause>(?:exited|terminated|failed) (?:normally )?with (?:status|code:?|exit code|exit status|signal)[: ]{0,2}(?!0\b|143\b)\w{1,12})/,
			sentence: "The process {cause}"
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
			sentence: "{cause}: {detail}"
		},
		{
			name: "terraform-plain",
			kind: "crash",
			pattern: /^\u2502 Error: (?<cause>.{1,250})/
		},
		{
			name: "systemd-exec",
			kind: "permission",
			pattern: /^[\w@.-]{1,100}\.service: (?<cause>Unable to locate executable '[^']{1,200}': Permission denied)/
		},
		{
			name: "systemd-exec-missing",
			kind: "missing file",
			pattern: /^[\w@.-]{1,100}\.service: (?<cause>Unable to locate executable '[^']{1,200}': No such file or directory)/
		},
		{
			name: "hugo",
			kind: "compile error",
			pattern: /^(?:ERROR |Error: )?[Ee]rror building site: "(?<file>[^"]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,7})": (?<cause>.{3,400})/
		},
		{
			name: "systemd-failed",
			kind: "crash",
			rank: "exit",
			pattern: /^(?<cause>[\w@.-]{1,100}\.service: (?:Failed with result '[\w-]{1,40}'|Main process exited, code=\w{1,20}, status=(?!0\b|143\b)\S{1,40}))/
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
			}]
		},
		{
			name: "ansible-service",
			kind: "crash",
			rank: "effect",
			pattern: /^fatal: \[[^\]]{1,100}\]: FAILED! => .{0,600}?"msg": "(?<cause>Unable to (?:re)?start service (?:[^"\\]|\\[^n]){1,250})/
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
			sentence: "{cause} {detail}: {reason}"
		},
		{
			name: "cloudformation",
			kind: "crash",
			pattern: /^.{0,120}\b(?:CREATE_FAILED|UPDATE_FAILED|DELETE_FAILED)[ |]{1,24}(?<cause>[\w:]{1,80} .{1,250})/
		},
		{
			name: "kaniko",
			kind: "crash",
			rank: "exit",
			pattern: /^error building image: (?:error building stage: )?(?:failed to execute command: )?(?<cause>.{1,250})/
		},
		{
			name: "postgres-server",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S{0,6} [A-Z]{3,5} \[\d{1,8}\] )FATAL: {2}(?<cause>(?:could not (?:create|open|access|bind|write|load)|data directory|database files are incompatible|configuration file|password authentication failed|database "[^"]{1,100}" does not exist).{0,200})/
		},
		{
			name: "elasticsearch-bootstrap",
			kind: "crash",
			pattern: /^.{0,80}(?<cause>max virtual memory areas vm\.max_map_count \[\d+\] is too low.{0,100})/
		},
		{
			name: "apache-port",
			kind: "port",
			pattern: /^\(\d{1,3}\)(?<cause>Address already in use: AH00072: .{1,150})/
		},
		{
			name: "apache-syntax",
			kind: "compile error",
			pattern: /^AH00526: (?<cause>Syntax error on line (?<line>\d+) of (?<file>[^\s:]{1,200}))/
		},
		{
			name: "haproxy",
			kind: "compile error",
			pattern: /^(?:\[ALERT\] .{0,40}: )?(?:config : )?parsing \[(?<file>[^:\]]{1,200}):(?<line>\d+)\] ?: (?<cause>.{1,200})/
		},
		{
			name: "ci-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?:##\[error\]|ERROR: |Error: |error: )?(?<cause>(?:The (?:job|build|step|action|deployment|operation|task)\b.{0,150}? (?:(?:exceeded|ran longer than|reached) the (?:maximum|time)|has timed out after)|(?:Too long with no output|No output has been received|Exceeded build time limit|Job failed: execution took longer|Build timed out|Timeout has been exceeded)\b).{0,150})/
		},
		{
			name: "cloud-build-step",
			kind: "crash",
			rank: "exit",
			pattern: /^ERROR: (?<cause>build step \d{1,3} "[^"]{1,200}" failed: .{1,150})/
		},
		{
			name: "codebuild-command",
			kind: "crash",
			rank: "exit",
			pattern: /^Command did not exit successfully (?<command>.{1,200}?) exit status (?<code>\d{1,3})$/,
			sentence: "{command} failed with exit code {code}"
		},
		{
			name: "command-exited",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:Error: |ERROR: |error: )?Command "(?<command>[^"]{1,200})" (?:exited with|failed with exit code) (?<code>\d{1,3})/,
			sentence: "{command} failed with exit code {code}"
		},
		{
			name: "command-failed",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:Error message: |Error: )?Command failed with exit code (?<code>\d{1,3}): (?<command>.{1,200})/,
			sentence: "{command} failed with exit code {code}"
		},
		{
			name: "ci-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:##\[error\]|Error: |ERROR: )(?<cause>(?:Process completed with exit code|Job failed: exit code|Bash exited with code) '?(?!0\b)\d{1,3})/
		}
	];
	;
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
			sentence: "Failed to pull image {image}: {cause}"
		},
		{
			name: "kubernetes-image-plain",
			kind: "image pull",
			pattern: /^(?<cause>Failed to pull image "[^"]{1,200}".{0,200})/
		},
		{
			name: "kubernetes-image-name",
			kind: "image pull",
			pattern: /^.{0,200}?Failed to apply default image tag "[^"]{1,200}": (?<cause>.{3,250})/
		},
		{
			name: "kubernetes-image-waiting",
			kind: "image pull",
			rank: "effect",
			pattern: /^(?<cause>Back-off pulling image "[^"]{1,200}"|Error: InvalidImageName)/
		},
		{
			name: "kubernetes-image-status",
			kind: "image pull",
			rank: "effect",
			pattern: /^.{0,120}\b(?<cause>ImagePullBackOff|ErrImagePull|InvalidImageName|ErrImageNeverPull)\b/
		},
		{
			name: "kubernetes-container-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^ {4,12}Reason: {1,12}OOMKilled$/,
			near: [CONTAINER, EXIT_CODE],
			sentence: "Container {container} was OOMKilled (exit code {code})"
		},
		{
			name: "kubernetes-container-fault",
			kind: "crash",
			rank: "effect",
			pattern: /^ {4,12}Exit Code: {1,12}139$/,
			near: [CONTAINER],
			sentence: "Container {container} terminated with a segmentation fault (exit code 139)"
		},
		{
			name: "kubernetes-container-exit",
			kind: "crash",
			rank: "effect",
			pattern: /^ {4,12}Exit Code: {1,12}(?<code>(?!0$|143$)\d{1,3})$/,
			near: [CONTAINER],
			sentence: "Container {container} terminated with exit code {code}"
		},
		{
			name: "kubernetes-out-of-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^.{0,120}\b(?<cause>OOMKilled)\b/
		},
		{
			name: "kubernetes-probe-refused",
			kind: "health check",
			rank: "effect",
			pattern: /^(?<probe>(?:Live|Readi)ness|Startup) probe failed: (?:Get "?https?:\/\/[^":/]{1,100}:(?<port>\d{1,5})[^"]{0,200}"?: )?dial tcp \S{1,60} (?:connect: )?connection refused/,
			sentence: "{probe} probe failed: connection refused on port {port}"
		},
		{
			name: "kubernetes-probe-deadline",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?<probe>(?:Live|Readi)ness|Startup) probe failed: (?:Get "[^"]{1,300}": |command "?.{1,200}"? )?(?<cause>context deadline exceeded|timed out.{0,60}|net\/http: request canceled)/,
			sentence: "{probe} probe failed: {cause}"
		},
		{
			name: "kubernetes-probe",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:Error: )?(?<cause>(?:Liveness|Readiness|Startup) probe (?:failed|errored): .{1,250})/
		},
		{
			name: "kubernetes-crash-loop",
			kind: "crash",
			rank: "effect",
			pattern: /^(?<cause>Back-off restarting failed container(?: (?!in )\S{1,100})?)/
		},
		{
			name: "kubernetes-unschedulable",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?<cause>\d+\/\d+ nodes are available: .{1,300}?)(?:\. preemption: |\.?$)/
		},
		{
			name: "kubernetes-deadline",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?<cause>Job was active longer than specified deadline)/
		},
		{
			name: "kubernetes-backoff-limit",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:Error: |error: )?(?<cause>Job has reached the specified backoff limit)/
		},
		{
			name: "kubernetes-config-missing",
			kind: "missing file",
			pattern: /^(?:Error: )?(?:MountVolume\.SetUp failed for volume "[^"]{1,100}" ?: )?(?<cause>(?:references non-existent |couldn't find key \S{1,100} in )?(?:secret|configmap|ConfigMap|Secret) \S{1,200} not found|couldn't find key .{1,200}|configmap references non-existent config key: .{1,100})/
		},
		{
			name: "kubernetes-container-start",
			kind: "missing file",
			pattern: /^Error: failed to (?:create|start) container[^"]{0,200}: (?:error during container init: )?(?<cause>exec: "[^"]{1,200}": .{1,120})/
		},
		{
			name: "kubectl-forbidden",
			kind: "permission",
			pattern: /^Error from server \(Forbidden\): (?:error when \w{1,20} "(?:STDIN|(?<file>[\w./-]{1,200}))": )?(?<cause>[^\s:]{1,200} (?:"[^"]{1,200}" )?is forbidden: User .{1,500})$/
		},
		{
			name: "kubectl-strict",
			kind: "compile error",
			pattern: /^Error from server \(BadRequest\): .{0,400}strict decoding error: (?<cause>.{1,250})/
		},
		{
			name: "kubectl-validate",
			kind: "compile error",
			pattern: /^error: error validating "(?<file>[^"]{1,200})": error validating data: (?!failed to download)(?:ValidationError\([^)]{1,200}\): )?(?<cause>[^;]{1,250})/,
			sentence: "error validating \"{file}\": {cause}"
		},
		{
			name: "kubectl-parse",
			kind: "compile error",
			pattern: /^error: error parsing (?<file>[^\s:]{1,200}): (?<cause>error converting YAML to JSON: yaml: line (?<line>\d+): .{1,200})/,
			sentence: "{cause}"
		},
		{
			name: "kubectl-invalid",
			kind: "compile error",
			pattern: /^The \w+ "[^"]{1,200}" is invalid: (?<cause>.{1,250})/
		},
		{
			name: "kubectl-server",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^Error from server \((?:NotFound|AlreadyExists|Conflict|InternalError|BadRequest)\): (?!.{0,200} is waiting to start: )(?<cause>.{1,250})/
		},
		{
			name: "kubectl-unauthorized",
			kind: "permission",
			pattern: /^error: (?<cause>You must be logged in to the server.{0,100})/
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
			}]
		},
		{
			name: "kubectl-kustomize",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?:E\d{4} [\d:.]{8,15} {1,10}\d{1,8} run\.go:\d{1,6}\] "command failed" err="|[Ee]rror: (?=accumulating ))(?:accumulating .{0,800}?(?=evalsymlink|lstat |invalid |missing ))?(?<cause>[^"]{3,600})/
		},
		{
			name: "helm-template",
			kind: "compile error",
			pattern: /^Error: (?:UPGRADE FAILED: |INSTALLATION FAILED: )?(?<cause>(?:parse error at|template: (?<bareFile>[^:]{1,200}):(?<line>\d+):(?<column>\d+): executing "[^"]{1,200}" at|execution error at) .{3,500})$/
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
			sentence: "{cause} {more}"
		},
		{
			name: "kubectl-rollout",
			kind: "timeout",
			rank: "exit",
			pattern: /^error: (?<cause>(?:deployment|statefulset|daemonset) "[^"]{1,200}" (?:exceeded its progress deadline|rollout failed)|timed out waiting for the condition.{0,100})/
		}
	];
	;
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
			sentence: "Failed to pull image {image}: {cause}"
		},
		{
			name: "kubernetes-quota",
			kind: "crash",
			pattern: /^(?:Error creating|Error from server \(Forbidden\)): (?<cause>.{1,200}is forbidden: (?:exceeded quota|violates PodSecurity|error looking up service account).{1,250})/
		},
		{
			name: "kubernetes-mount",
			kind: "missing file",
			pattern: /^(?<cause>MountVolume\.SetUp failed for volume "[^"]{1,100}" ?: (?:secret|configmap|ConfigMap|Secret) "[^"]{1,200}" not found)/
		},
		{
			name: "kubectl-other",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?:error: (?=resource mapping not found|the path "|context "|no context exists|current-context|unable to recognize|no objects passed|exec plugin|unable to read client|unable to load|the server doesn't have|error validating "[^"]{1,200}": error validating data: failed to download|no matches for|error loading config)|(?=The connection to the server \S{1,100} was refused|Unable to connect to the server: ))(?<cause>.{3,300})/
		},
		{
			name: "helm-other",
			kind: "crash",
			pattern: /^Error: (?<cause>(?:repo \S{1,100} not found|failed to download "|chart "[^"]{1,100}" |path "[^"]{1,200}" not found|non-absolute URLs|Kubernetes cluster unreachable|found in Chart\.yaml|values don't meet the specifications|cannot re-use a name|release: not found|"[^"]{1,100}" has no deployed releases).{0,250})/
		},
		{
			name: "kamal-error",
			kind: "crash",
			rank: "effect",
			pattern: /^ {0,4}ERROR \([A-Z][\w:]{1,60}\): (?!.{0,200}exit status: \d)(?:Exception while executing (?:on host |as )\S{1,100}: )?(?<cause>.{3,300})/
		},
		{
			name: "heroku-rejected",
			kind: "crash",
			rank: "exit",
			pattern: /^ {0,2}! {1,8}(?<cause>Push rejected.{0,100})/
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
			}]
		},
		{
			name: "heroku-router",
			kind: "crash",
			rank: "exit",
			pattern: /^at=error code=H(?:10|14|20|99) desc="(?<cause>[^"]{1,100})"/
		},
		{
			name: "shell-temporary-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: new RegExp(`${TEMPORARY_SCRIPT}(?<cause>\\.\\/(?<file>[\\w./@-]{1,200}): Permission denied)$`)
		},
		{
			name: "shell-temporary-script",
			kind: "crash",
			isSurvivable: true,
			pattern: new RegExp(`${TEMPORARY_SCRIPT}(?<cause>[^:]{1,200}: (?:(?:command )?not found|unbound variable|No such file or directory|Permission denied)|[Ss]yntax error.{1,150}|unexpected EOF .{1,150})$`)
		},
		{
			name: "shell-temporary-unbound",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?:\/tmp\/|\/dev\/|\/scripts-|environment|\/[\w./-]{1,150}@tmp\/|bash|\/bin\/(?:ba)?sh|\/home\/runner\/work\/_temp\/|\/__w\/_temp\/)[\w./@-]{0,150}: (?:line )?\d{1,7}: (?<cause>\w{1,100}: unbound variable)$/
		},
		{
			name: "shell-line-other",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d{1,7}): (?<cause>set: [Ii]llegal option .{1,60}|(?:\$\{.{1,100}: )?[Bb]ad substitution|\[\[: not found|\$'[^']{1,100}': command not found|.{0,100}division by (?:0|zero).{0,60}|arithmetic expression: .{1,100}|(?:source|export|local|declare|readonly): .{1,150})$/
		},
		{
			name: "shell-line-test",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/)[\w./@-]{1,200}\.(?:ba)?sh): (?:line )?(?<line>\d{1,7}): (?<cause>\[{1,2}: .{1,150}|[A-Z_][A-Z0-9_]{1,60}: .{3,200})$/
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
			}, COMMAND_FAILED]
		},
		{
			name: "shellcheck-gcc",
			kind: "lint error",
			pattern: /^(?<file>[\w./@-]{1,200}):(?<line>\d{1,7}):(?<column>\d{1,7}): (?:error|warning|note): (?<cause>.{3,300}) \[SC\d{4}\]$/,
			near: [COMMAND_FAILED]
		}
	];
	;
	const shell_INSTRUCTION = {
		where: "below",
		within: 60,
		pattern: /^(?<file>[\w./-]*Dockerfile[\w.-]*):(?<line>\d+)$/
	};
	const SHELL = [
		{
			name: "apt-package",
			kind: "missing dependency",
			pattern: /^E: (?<cause>Unable to locate package \S{1,100}|Package '[^']{1,100}' has no installation candidate|Version '[^']{1,100}' for '[^']{1,100}' was not found|Couldn't find any package by .{1,150}|Unable to correct problems, you have held broken packages|The repository '[^']{1,200}' (?:does not have|is not signed).{0,100}|Failed to fetch \S{1,200} .{0,100}|Some index files failed to download.{0,60})/,
			near: [shell_INSTRUCTION]
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
			sentence: "{package}: {cause}"
		},
		{
			name: "yum-package",
			kind: "missing dependency",
			pattern: /^(?:Error: )?(?<cause>Unable to find a match: \S{1,200}|No match for argument: \S{1,200}|No package \S{1,100} available)/,
			near: [shell_INSTRUCTION]
		},
		{
			name: "shell-line-not-found",
			kind: "missing dependency",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:|zsh:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>[\w./@+-]{1,100}: (?:command )?not found)$/
		},
		{
			name: "shell-not-found",
			kind: "missing dependency",
			isSurvivable: true,
			pattern: /^(?<shell>(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh): (?:line )?(?:\d+: )?(?<cause>(?!\d)[\w./@+-]{1,100}: (?:command )?not found)$/,
			sentence: "{shell}: {cause}"
		},
		{
			name: "zsh-not-found",
			kind: "missing dependency",
			isSurvivable: true,
			pattern: /^zsh:(?:\d+:)? (?<cause>command not found: \S{1,100})$/
		},
		{
			name: "shell-line-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:cannot create )?[^:]{1,200}: Permission denied)$/
		},
		{
			name: "shell-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?<shell>(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh): (?:line )?(?:\d+: )?(?<cause>(?:\.\/)?(?<file>[\w@-][\w@./-]{0,200}\.\w{1,5}): Permission denied|(?:cannot create )?[^:]{1,200}: Permission denied)$/,
			sentence: "{shell}: {cause}"
		},
		{
			name: "shell-unbound",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>\w{1,100}: (?:unbound variable|parameter not set|parameter null or not set|\S.{0,100} (?:is|must) .{1,100}))$/
		},
		{
			name: "shell-syntax",
			kind: "compile error",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:[Ss]yntax error|unexpected EOF while looking)\b.{0,150})$/
		},
		{
			name: "shell-missing-file",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:(?:cd|pushd|source|\.|exec): |cannot open |cannot create )?[^:]{1,200}: No such file(?: or directory)?)$/
		},
		{
			name: "shell-script-missing",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?<shell>(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh): (?:line )?(?:\d+: )?(?<cause>(?:cannot open |can't cd to |cd: )?[^:]{1,200}: No such file(?: or directory)?|can't open '[^']{1,200}'.{0,60})$/,
			sentence: "{shell}: {cause}"
		},
		{
			name: "env-interpreter",
			kind: "missing dependency",
			pattern: /^(?:\/usr\/bin\/)?env: (?<cause>(?:can't execute )?['\u2018][^'\u2019]{1,100}['\u2019]: No such file or directory)/
		},
		{
			name: "coreutils-missing",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|stat|head|sed|grep|find|touch|source|unzip|rsync|tar(?: \(child\))?): (?<cause>(?:cannot (?:stat|access|open|create regular file|touch|move|remove|find or open) |can't open |can't read )?[^:]{1,200}: (?:Cannot (?:open|stat): )?No such file or directory)/
		},
		{
			name: "coreutils-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|mkdir|touch|tar|rsync|unzip): (?<cause>(?:cannot [a-z ]{3,40} |can't [a-z ]{3,40} |changing [a-z ]{3,40} )?[^:]{1,200}: (?:Permission denied|Operation not permitted|Read-only file system))/
		},
		{
			name: "disk-full",
			kind: "crash",
			isSurvivable: true,
			pattern: /^(?<cause>.{0,250}\b(?:[Nn]o space left on device|Disk quota exceeded))\b/
		},
		{
			name: "curl-own-server",
			kind: "health check",
			rank: "effect",
			pattern: /^curl: \(\d{1,3}\) (?<cause>Failed to connect to (?:localhost|127\.0\.0\.1|0\.0\.0\.0) .{1,200})/
		},
		{
			name: "curl-server-error",
			kind: "health check",
			rank: "effect",
			isSurvivable: true,
			pattern: /^curl: \(22\) (?<cause>The requested URL returned error: 5\d\d.{0,100})/
		},
		{
			name: "curl",
			kind: "crash",
			isSurvivable: true,
			pattern: /^curl: \((?!0\))\d{1,3}\) (?<cause>.{1,250})/
		},
		{
			name: "git-fatal",
			kind: "crash",
			isSurvivable: true,
			pattern: /^fatal: (?<cause>(?:could not read Username|Authentication failed|repository '[^']{1,200}' not found|unable to access|couldn't find remote ref|Remote branch \S{1,100} not found|not a git repository|reference is not a tree|clone of).{0,200})/
		},
		{
			name: "ssh-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: /^(?<cause>(?:[\w.@-]{1,100}: )?Permission denied \((?:publickey|password)[^)]{0,80}\)|Host key verification failed)\.?$/
		},
		{
			name: "nginx-emergency",
			kind: "crash",
			pattern: /^(?:nginx: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )\[emerg\] (?:\d+#\d+: )?(?<cause>(?!bind\(\)).{1,250}?) in (?<file>\/[\w./-]{1,200}):(?<line>\d+)$/
		},
		{
			name: "nginx-port",
			kind: "port",
			pattern: /^(?:nginx: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )\[emerg\] (?:\d+#\d+: )?(?<cause>bind\(\) to \S{1,60} failed \(\d+: (?:Address already in use|Permission denied)\))/
		},
		{
			name: "nginx-other",
			kind: "crash",
			pattern: /^(?:nginx: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )\[emerg\] (?:\d+#\d+: )?(?<cause>.{1,250})$/
		},
		{
			name: "caddy",
			kind: "compile error",
			pattern: /^Error: (?<cause>(?:adapting config using caddyfile|loading initial config|reading config): (?:(?:parsing caddyfile tokens for '\w+': )?(?<file>[\w./-]{1,200}):(?<line>\d+)(?::| -) )?.{1,250})/
		},
		{
			name: "shell-out-of-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:[\w./-]{1,200}: )?(?:line \d+: )?(?: {0,6}\d{1,8} )?(?<cause>Killed) {1,20}(?<command>.{1,200})$/,
			sentence: "Killed: {command}"
		},
		{
			name: "shell-line-fault",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/|\/tmp\/)[\w./-]{1,200}): line (?<line>\d+): {0,6}\d{1,8} (?<cause>Segmentation fault|Illegal instruction|Bus error|Aborted)(?: {1,12}(?<dumped>\(core dumped\)))?(?: {1,24}(?<command>\S.{0,150}))?$/,
			sentence: "{cause} {dumped} {command}"
		},
		{
			name: "segfault",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?:[\w./-]{1,200}: )?(?:line \d+: )?(?: {0,6}\d{1,8} )?(?<cause>(?:Segmentation fault|Illegal instruction|Bus error|Aborted)\b(?: \(core dumped\))?)(?: .{1,200})?$/
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
		return `The application's log does not show why it failed. ${PROBLEMS[kind]} Look on the platform for ${subject}.`;
	}
	const PROBLEMS = {
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
