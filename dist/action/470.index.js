"use strict";
exports.id = 470;
exports.ids = [470];
exports.modules = { 3470: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { explainFailure: () => explainFailure });
	var kernel_clock = __webpack_require__(7639);
	var time_limit = __webpack_require__(3542);
	var untrusted = __webpack_require__(7627);
	var plain_text = __webpack_require__(4281);
	var resource_id = __webpack_require__(7811);
	;
	function isOurLine(facts) {
		if (facts.transmitter === "another" || facts.execution === "another") return false;
		return namesUs(facts) || facts.time !== "before";
	}
	function ownLines(lines, ours) {
		const { acceptedBy } = ours;
		const isDated = acceptedBy !== null && lines.some(({ epochMs }) => epochMs !== null);
		const own = lines.map((line) => ({
			line,
			facts: factsOf(line, ours, isDated ? acceptedBy : null)
		})).filter(({ facts }) => isOurLine(facts));
		return {
			lines: own.map(({ line }) => line),
			isDated,
			isNamed: own.every(({ facts }) => namesUs(facts))
		};
	}
	function namesUs({ transmitter, execution }) {
		return transmitter !== "none" && execution === "ours";
	}
	function factsOf({ epochMs, origin }, ours, acceptedBy) {
		const isAfter = acceptedBy !== null && epochMs !== null && epochMs >= acceptedBy;
		return {
			transmitter: origin === undefined ? "none" : transmitterOf(origin, ours),
			execution: executionOf(origin?.executionId ?? null, ours.executionId),
			time: acceptedBy === null ? "none" : isAfter ? "after" : "before"
		};
	}
	const OF_ENVIRONMENT = ["ENVIRONMENT", "TASK_MANAGER"];
	function transmitterOf({ transmitterId, transmitterType }, { appId, environmentId }) {
		if (transmitterId !== null && (0, resource_id.WB)(transmitterId, appId)) return "ours";
		if (transmitterType !== null && OF_ENVIRONMENT.includes((0, plain_text._P)(transmitterType))) return "environment";
		if (transmitterId === null) return "none";
		return environmentId !== null && (0, resource_id.WB)(transmitterId, environmentId) ? "environment" : "another";
	}
	function executionOf(id, ours) {
		if (ours === null) return "unknown";
		if (id === null) return "none";
		return (0, resource_id.WB)(id, ours) ? "ours" : "another";
	}
	var hostile_json = __webpack_require__(9974);
	;
	const MAX_UNITS = 1e3;
	const MAX_PREFIX_UNITS = 8e3;
	const MAX_PREFIXES = 4;
	const PREFIXES = [
		/^(?<step>#\d{1,4}) (?:\d{1,5}\.\d{1,3}(?: |$))?/,
		/^ {7}>(?: |$)/,
		/^(?:\d{1,5}\.(?:\d{2,3} (?=.)|\d{3} ?$)|\d{3,5}\.\d (?=.))/,
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
		/^ {0,8}remote: ?/,
		/^(?:\d\d:\d\d:\d\d )?(?<step>[\w.@-]{1,100}|\[[\w ./-]{1,80}\]) {1,20}\|(?: |$)/,
		/^\u27A4 YN0000: (?:\u2502 )?(?=\s{1,8}at |node:|[A-Z]\w{0,40}Error: |Error: |Node\.js v)/,
		/^Warning\t\w{1,60}\t/,
		/^ {0,8}Warning +\w+ +(?:<\w+>|\d\w*)(?: \(x\d+ over \w+\))? +[\w-]+(?:, [\w.-]+)? +/,
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
	function readMessage(line) {
		const entry = (0, hostile_json.qF)(line);
		const message = (0, hostile_json._F)(entry, "message") ?? (0, hostile_json._F)(entry, "msg") ?? (0, hostile_json._F)(entry, "log") ?? (0, hostile_json._F)(entry, "textPayload");
		if (typeof message !== "string") return null;
		const [text = ""] = (0, plain_text.uz)(message);
		const level = String((0, hostile_json._F)(entry, "level") ?? (0, hostile_json._F)(entry, "severity") ?? (0, hostile_json._F)(entry, "s"));
		if (!/^(?:error|fatal|panic|critical|[56]0|[ef])$/i.test(level)) return text;
		const reasons = [
			"error",
			"err",
			"exception",
			"stack_trace"
		].map((name) => (0, hostile_json._F)(entry, name));
		const [first = ""] = (0, plain_text.uz)(reasons.find((reason) => typeof reason === "string") ?? "");
		return first === "" || text.includes(first) ? text : `${text}: ${first}`;
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
			if (part === ".." && parts.pop() === undefined) return `/../${inRepository}`;
			if (part !== "." && part !== ".." && (part !== "" || parts.length === 0)) parts.push(part);
		}
		return parts.join("/");
	}
	const ENTRY = /^(?:manage\.py|artisan|(?:[\w.-]{1,60}\/){0,4}(?:run[-_])?migrat(?:e|ions?)\.(?:py|[cm]?[jt]s|rb|php)|bin\/(?:rails|rake|bundle|console)|config\/(?:environment|boot)\.rb)$/;
	const ABSOLUTE = /^(?:\/|[A-Za-z]:)/;
	const LOGGED = /^(?:(?:INFO|WARN|ERROR|DEBUG|TRACE|ERR|OUT|[\u2502|+-]|\[[\w/.: -]{1,60}\]|\d[\d:.,TZ/-]{3,40}) {1,4}){1,3}/;
	const SYSTEM = /^(?:\/(?:bin|dev|etc|lib|lib64|nix|opt|proc|root|run|sbin|sys|usr|var)\/|[A-Za-z]:\/(?:Program|Windows))/;
	const INSTALLED = /^\/opt\/(?!(?:hostedtoolcache|homebrew|conda|miniconda\d?|venv|java|jdk|node|python|ruby|go|bitnami|atlassian|google|microsoft|pipx?|local|lib|bin)\b)[^/]{1,60}\/(?<path>.{1,300})$/;
	const SOURCES = /^(?:[A-Za-z]:)?\/(?:[^/]{1,100}\/){1,8}?(?<path>(?:src|tests?|spec|lib|apps?|packages|cmd|internal|pkg)\/.{1,300})$/;
	const NO_FILE = /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python\d[\d.]{0,5}|pkg\/mod|gems\/[\w.-]{1,80}-\d[\w.]{0,20}|_actions|vendor|\.(?:rbenv|rvm|pub-cache|stack|cabal)|\.(?:next|nuxt|output|venv|cargo|m2|gradle|cache|pnpm|yarn))\/|^(?:dist|target|__pycache__)\/|^library\/(?:core|std|alloc)\/|(?:^|\/)pip-(?:install|build|req)[\w-]{0,40}\/|[\]:]\s|[<>|*?"]|^(?:[\w-]{1,60}\.){1,6}(?:com|net|org|io|dev|internal|local|cloud|cluster|svc)$|^[\d.]{1,40}$|^(?!.{0,60}file$|(?:gradlew|mvnw)$)[^./]{1,60}$/;
	function fileIn(named, folder, roots) {
		const file = named.replace(LOGGED, "");
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
			if (changed !== undefined) shellFolder = folderAfter(shellFolder, changed);
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
	function folderAfter(folder, change) {
		if (change.startsWith("/")) return inRepository(change);
		const isSure = folder === "" || change.startsWith("..");
		return isSure && change !== "-" ? inRepository(join(folder, change)) : UNKNOWN_FOLDER;
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
	const MAX_LINES = 400;
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
			pattern: new RegExp(`^\\[(?!\\s{0,8}(?:info|warn(?:ing)?|err(?:or)?|debug|fatal|trace|notice|critical|severe|nest|fail(?:ed)?|exception|panic)\\b)(?=[^\\]]{0,90}?[A-Za-z])[^\\]]{1,90}\\]${MARK}`, "i"),
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
			pattern: /^(?!(?:go|info|debug|note|notice|[\w-]*(?:[Ee]rror|ERROR|[Ee]xception|[Ff]ailure|[Ff]atal|FATAL|[Pp]anic|FAIL|[Ww]arning|WARNING)): )[A-Za-z][\w-]{1,60}:(?:\s|$)/,
			minShare: .8,
			isName: true
		},
		{
			pattern: /^(?!\s{0,8}(?:info|warn|error|debug|fatal|fail)\b|\u27A4 YN)(?=[^|\u2502\u2503]{0,99}?(?:[A-Za-z]{2}|\d:\d)|\d{1,4}\|[A-Za-z])\s{0,8}(?:\[?[\d:.,T/-]{5,30}Z?\]? {1,4})?(?:\d{1,4}\|)?(?:\[[\w.@/: -]{1,60}\]|[\w.@/:#()-]{1,90}) {0,40}(?:\|[\w-]{1,60} {0,40})?[|\u2502\u2503](?:\s|$)/i,
			minShare: 0,
			isName: true
		}
	];
	function findSharedPrefix(lines) {
		const filled = lines.slice(-MAX_LINES).filter((line) => line.trim() !== "");
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
	const LINES_AT_A_TIME = 50;
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
			const strip = findSharedPrefix(lines.map(({ text }) => text));
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
	const SUCCEEDED = /^(?:==> |--> |\[?INFO\]? |\u2714 |\u2705 ?|\u2713 |\uD83D\uDE80 ?)?(?:(?:deployment|statefulset|daemon set) "[^"]{1,100}" successfully rolled out|(?:\(service [\w-]{1,100}\) )?has reached a steady state|-----> (?:Build succeeded|Launching)|State changed from starting to up$|STATUS: deployed$|(?:DONE|Job succeeded)$|\[PM2\] Done\.?$|Your service is live|(?:[Dd]eploy(?:ment)?|[Rr]elease|[Rr]ollout|[Ss]moke tests?)(?: of .{1,80}| v?\d[\w.-]{0,40})?(?: has| was| is)? (?:live|active|succe|complete|finished|passed|done)|(?:Successfully )?[Dd]eployed .{1,100} (?:to|in) |Visit your newly deployed app|(?:remote: )?Verifying deploy\.{3,4} ?done|(?:First \w{1,30} )?[Cc]ontainer is healthy|(?:# )?Status: SUCCEED|## Build completed successfully|Job (?:completed with )?result: [Ss]ucce|Finished: SUCCESS$|Done\. Your build exited with 0\.$|[Aa]ll (?:required )?(?:steps|checks|jobs) (?:have )?(?:passed|succeeded))/;
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
	const PART_WENT_WELL = /^(?!.{0,200}\b(?:[Bb]uild completed on|[Ii]s the|not|[Ff]ail\w*|[Ee]rror\w*|FAILED|ERROR|[Ww]ait\w*|[Mm]ake sure|[Ee]nsure|[Cc]heck (?:that|if|whether)|[Pp]lease|should|must|if|until)\b)(?:.{0,200}?\b(?:pass(?:ed|ing)?|PASS|ok|OK|[Ss]ucce\w*|SUCCESS|[Ll]istening|[Ss]tarted|[Rr]eady|[Hh]ealthy|is live|serving|[Pp]assed|[Bb]uilt|updated|[Dd]one|[Cc]ompleted?|[Dd]eployed|(?:is|now) running(?! in)|[Rr]unning (?:on|at)|[Cc]onnected|live|200)\b|\s{0,8}[\u2713\u2714\u2705])/;
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
			pattern: /^(?:webpack (?:\d[\w.-]{0,20} )?c|C)ompiled with (?:\d{1,5} )?warnings?\b/,
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
	function rankMatchers(matchers) {
		return matchers.toSorted((one, other) => rankOf(one) - rankOf(other) || generalityOf(one) - generalityOf(other) || demandOf(other) - demandOf(one) || (one.name < other.name ? -1 : 1));
	}
	function rankOf({ rank = "error" }) {
		return rank === "error" ? 0 : 1;
	}
	function generalityOf({ isGeneral = false }) {
		return isGeneral ? 1 : 0;
	}
	function demandOf({ pattern, near = [] }) {
		const required = near.filter(({ isRequired }) => isRequired === true);
		return pattern.source.length + required.reduce((sum, line) => sum + 1e3 + line.pattern.source.length, 0);
	}
	function isLower(one, other) {
		return rankOf(one) > rankOf(other) || generalityOf(one) > generalityOf(other) || countRequired(one) < countRequired(other);
	}
	function countRequired({ near = [] }) {
		return near.filter(({ isRequired }) => isRequired === true).length;
	}
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
	const DOTNET = [
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
	const TEST_PACKAGE = {
		where: "below",
		within: 200,
		pattern: /^FAIL\t(?<goPackage>[^\s]{1,300})\t/,
		until: /^(?:FAIL|ok)\s{1,4}\S/
	};
	const EXITED = {
		where: "below",
		within: 1,
		pattern: FAILED,
		isRequired: true
	};
	const NO_ERROR = "(?!warning: |note: )";
	const PLACE = `(?:vet: )?(?=[^\\s:]{1,300}\\.go:)(?<file>[^\\s:]{1,300}):(?<line>\\d+):(?<column>\\d+): ${NO_ERROR}`;
	const PACKAGE = {
		where: "above",
		within: 20,
		pattern: /^# (?<goPackage>[^\s[]{1,300})$/
	};
	const placed = (rest) => new RegExp(`^\\s{0,8}${PLACE}${rest}`);
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
			name: "go-panic",
			isGeneral: true,
			kind: "crash",
			pattern: /^\s{0,8}panic: (?<cause>.+?)(?: \[recovered(?:, repanicked)?\])?$/,
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
			name: "go-test-of-subtest",
			kind: "test failure",
			pattern: /^--- FAIL: (?<test>\S+) \(/,
			near: [
				TEST_PACKAGE,
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
				TEST_PACKAGE,
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
			name: "go-log-fatal-port",
			kind: "port",
			pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?<file>[^\s:]{1,200}):(?<line>\d+): )?)?(?=(?:[\w .]{0,60}: )?listen (?:tcp|udp|unix))(?!.*(?:retry|trying))(?<cause>.+ ?bind: .+)/
		},
		{
			name: "go-log-fatal",
			isGeneral: true,
			kind: "crash",
			pattern: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?:(?<file>[^\s:]{1,200}\.go):(?<line>\d+): )?(?<cause>(?!\[|(?:INFO|DEBUG|WARN|ERROR) )\S.+)/,
			near: [EXITED]
		},
		{
			name: "go-missing-module",
			kind: "missing dependency",
			pattern: placed("(?<cause>(?:no required module provides package|missing go\\.sum entry|cannot find (?:package|module)|package \\S+ is not in (?:std|GOROOT)|could not import|cannot query module).*?)(?:; to add(?: it)?:)?$")
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
			near: [PACKAGE]
		},
		{
			name: "go-import-cycle",
			kind: "compile error",
			pattern: /^\s{0,16}(?:package|imports) [^\s:]+(?: from [^\s:]+)?: (?=import cycle not allowed|use of internal package|build constraints exclude|no required module|cannot find|no Go files|\S{1,6} source files not allowed|import ")(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/
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
			name: "gofmt-diff",
			kind: "lint error",
			pattern: /^diff (?:-u )?(?=\S{1,300}\.go\.orig )\S{1,305} (?<file>\S{1,300})$/,
			sentence: "{file} is not formatted with gofmt"
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
	const ERROR = "^\\s{0,8}\\[(?:ERROR|FATAL|error)\\] {1,4}";
	const SYMBOL = {
		where: "below",
		within: 4,
		pattern: /^\s{0,8}(?:\[ERROR\]\s{1,8}|)symbol:\s{1,8}(?<symbol>.+)/,
		until: /^.{0,300}\.java:/
	};
	const jvm_SUCCEEDED = {
		where: "below",
		within: 400,
		pattern: /^\s{0,8}(?:\[INFO\] )?BUILD SUCCESS/,
		isForbidden: true
	};
	const maven = (rest) => new RegExp(`${ERROR}${rest}`);
	const JVM = [
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
			name: "java-class-version",
			kind: "missing dependency",
			pattern: /^\s{0,8}(?:Exception in thread "[^"]{1,80}" |Caused by: |Error: )?(?:java\.lang\.)?UnsupportedClassVersionError: (?<cause>.+)/
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
		...ended("exception", "crash", "\\w"),
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
			name: "maven-compiler",
			kind: "compile error",
			pattern: maven("(?<file>(?:[A-Za-z]:)?[^\\s:][^:]{0,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?:error: )?(?<cause>.+)"),
			near: [SYMBOL],
			sentence: "{cause}: {symbol}"
		},
		{
			name: "surefire-2",
			kind: "test failure",
			pattern: /^(?:\[ERROR\] )?Failed tests: {1,4}(?<test>\w{1,100}\([\w.$]{1,200}\)): (?<cause>.+)$/,
			sentence: "{test}: {cause}"
		},
		{
			name: "surefire",
			kind: "test failure",
			pattern: /^\s{0,8}(?:\[ERROR\] {1,2})?(?!Tests run)(?<test>[\w.$]+(?:\([^)]{0,150}\))?(?:\[[^\]]{0,80}\])?)(?: --)? {1,2}Time elapsed: .{0,20} <<< (?:FAILURE|ERROR)!/,
			near: [
				jvm_SUCCEEDED,
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
			name: "maven-dependency",
			kind: "missing dependency",
			pattern: maven("Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: Could not (?:resolve|collect) dependencies for project [^\\s:]+(?::[^\\s:]+){2,4}: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$")
		},
		{
			name: "maven-goal",
			kind: "compile error",
			pattern: maven("Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$")
		}
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
		...levels("missing dependency", "dependency", "(?:Could not (?:find|resolve|GET|HEAD|download|install)|Cannot find a Java|No matching|Unable to (?:load|find)|Received status|No cached|Failed to (?:install|list)|Toolchain|Plugin )"),
		...levels("compile error", "cause", ""),
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
	const OBJECT = "^(?:\\s{0,16}= note: )?\\s{0,8}(?:[^\\s:]{1,200}: )?(?:[^\\s:]{1,200}\\.o:(?=/))?";
	const UNDEFINED = ": (?<cause>(?:undefined reference to|multiple definition of) .+)";
	const BUILD_FOLDER = {
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
			name: "cc-werror",
			kind: "compile error",
			pattern: new RegExp(`^\\s{0,8}${SOURCE}:(?<column>\\d+): ${native_ERROR}(?<cause>.+)`),
			near: FOLDER
		},
		{
			name: "ld-undefined-in-source",
			kind: "compile error",
			pattern: new RegExp(`${OBJECT}(?<file>\\/[^\\s:()]{1,300}):(?<line>\\d+)${UNDEFINED}`)
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
			name: "ld-undefined-in-object",
			kind: "compile error",
			pattern: /^\s{0,16}(?:= note: )?(?:[^\s:]{1,300}: ?){1,3}(?:\([^)]{1,100}\)|\d+|function .{1,100}): (?:error: )?(?<cause>(?:undefined reference to|multiple definition of) .+)/
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
			name: "make-command-missing",
			kind: "missing dependency",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: (?<cause>[^\s:*]{1,200}: (?:No such file or directory|Permission denied|Command not found))$/,
			near: [{
				where: "below",
				within: 3,
				pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* \[(?<file>[^\]\s:]{1,200}):(?<line>\d+): [^\]]{1,200}\] Error 127/
			}, BUILD_FOLDER]
		},
		{
			name: "make-file",
			kind: "compile error",
			pattern: /^\s{0,8}(?<file>(?=[^\s:]{0,200}(?:[Mm]akefile|\.mk|\.make|\.in):)[^\s:]{1,300}):(?<line>\d+): (?:\*\*\* )?(?<cause>(?:missing separator|[^\s:]{1,200}: No such file|recipe commences|target pattern|multiple target patterns|unterminated|commands commence|mixed implicit|missing (?:target|rule|endif|`endif')|invalid syntax|extraneous|prerequisites|empty variable|insufficient|non-numeric|Recursive variable).*?)(?:\. {1,2}Stop\.)?$/,
			near: [BUILD_FOLDER]
		},
		{
			name: "make-no-rule",
			kind: "missing file",
			pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* (?!\[)(?!Waiting for)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/
		},
		{
			name: "cmake-missing-package",
			kind: "missing dependency",
			pattern: /^\s{0,8}CMake Error at (?!\/usr\/|\/opt\/)(?<file>[^\s:(]{1,300}):(?<line>\d+) \((?:find_package|find_library|find_path|pkg_check_modules|pkg_search_module)\):$/,
			near: [PARAGRAPH]
		},
		...["test failure", "crash"].map((kind) => ({
			name: `assert-${kind.replace(" ", "-")}`,
			kind,
			pattern: /^\s{0,8}[^\s:]{1,100}: (?<file>(?!\/usr\/)[^\s:]{1,300}):(?<line>\d+): [^`]{1,300}: (?<cause>Assertion `.+)/,
			near: kind === "crash" ? [] : [TEST_START]
		})),
		{
			name: "gtest",
			kind: "test failure",
			pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): Failure$/,
			near: [DETAIL, GTEST_NAME],
			sentence: "{test}: {cause}"
		}
	];
	;
	const other_languages_FRAME = {
		where: "below",
		within: 20,
		pattern: /^\s{2,20}(?!\((?:elixir|stdlib|kernel|mix|ex_unit|logger|iex|eex|compiler|ecto\w{0,20}|postgrex|db_connection|phoenix\w{0,20}|plug\w{0,20}|cowboy\w{0,20}|ranch|bandit|thousand_island|telemetry\w{0,20}|jason|oban|tesla|finch|mint|absinthe\w{0,20}|swoosh|gettext) )(?:\([\w.]{1,60} [\w.-]{1,40}\) )?(?!\/root\/|deps\/|\/usr\/|src\/)(?=[^\s:]{1,300}\.h?e?exs?:)(?!\/app\/releases)(?<file>(?:lib|test|config|priv|apps|mix|\/)[^\s:]{0,300}):(?<line>\d+):/,
		until: /^\s{0,8}(?:\*\* |\[|\d\d:\d\d)/
	};
	const OTHER_LANGUAGES = [{
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
	}, {
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
	}];
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
	const OWN = "(?<file>[^:']{1,300}):(?<line>\\d+):(?<column>\\d+):$";
	const panics = (name, pattern, matcher) => ({
		name,
		pattern: new RegExp(pattern),
		...matcher
	});
	const RUST_PANICS = [
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
		panics("rust-panic-main", THREAD.replace("[^']{1,200}", "main") + OWN, {
			kind: "crash",
			near: [MESSAGE, CONTINUES]
		})
	];
	const rust_ROOT = {
		where: "below",
		within: 14,
		pattern: /^\s{2,12}(?!\d+: (?=failed to))(?!Caused by:|--- |could not parse input|TOML parse error|failed to (?:load|parse|get|query|fetch|update|read|clone|select|run|acquire)|[Uu]nable to update|process didn't|cargo[:=]|\d* ?\||\.\.\. )(?:\d+: |= note: )?(?<root>\S.*)/,
		until: /^\s{0,8}(?:error|warning)\b/
	};
	const RUST = [
		...RUST_PANICS,
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
			name: "rustc",
			kind: "compile error",
			pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
			near: [rust_PLACE]
		},
		{
			name: "rustfmt",
			kind: "lint error",
			pattern: /^\s{0,8}(?<cause>Diff in (?<file>[^\s:]{1,300})(?::| at line )(?<line>\d+)):$/,
			sentence: "{cause}: not formatted with rustfmt"
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
				rust_ROOT
			],
			sentence: "{cause}: {root}"
		}
	];
	;
	const databases_RETRIED = {
		where: "below",
		within: 6,
		pattern: /^.{0,120}?(?:[Rr]etry|[Ww]aiting|[Aa]ttempt \d|[Tt]rying again|[Ss]leep|unavailable)/,
		isForbidden: true
	};
	const databases_ENDED = {
		where: "below",
		within: 80,
		pattern: /^.{0,160}?(?:exited (?:normally )?with (?:code|status)|Exited with status [1-9]|exit(?: code|ed| status):? [1-9]|completed with exit code [1-9]|did not complete|non-zero|[Ss]topping Container|to crashed|Back-off|Job failed|Rolling back attempted|At statement \d)/,
		isRequired: true
	};
	const DATABASES = [
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
				pattern: /^(?:ERROR: {1,2}|Database error: |error: |ERROR {1,2})?(?<cause>(?!Database error|Migration name|Please|DbError)\S+ .*(?:exist|violat|constraint|denied|error|syntax|cannot|not |must|contain|Unknown|Incorrect).*|Duplicate .+)$/,
				until: /^DbError/
			}],
			sentence: "A migration failed to apply: {migration}: {cause}"
		},
		{
			name: "prisma-code",
			kind: "migration",
			pattern: /^(?:Error: )(?:P\d{4}): (?<cause>.+)$/,
			near: [databases_RETRIED]
		},
		{
			name: "perl",
			kind: "crash",
			pattern: /^(?<cause>(?:Can't |Cannot |Died|Global symbol |Undefined subroutine|syntax error|Bareword |Missing right |Illegal |Modification of|Not an? \w{1,20} reference|Attempt to).{0,400}?) at (?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:\.|(?<near>, (?:near|at) .*))$/,
			sentence: "{cause}{near}"
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
			name: "golang-migrate",
			kind: "migration",
			pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:error|Execution Error): (?<cause>(?:error returned from database: |migration failed(?: in line \d+)?: |Dirty database version |no migration found for version |first : file does not exist|failed to open (?:database|source)|while executing migration |migration \d+ was previously applied|migration \d+ is partially applied).*)$/
		},
		{
			name: "postgres-message",
			kind: "migration",
			rank: "effect",
			pattern: /^(?=.{0,400}?(?:rror|ERR|xception|failed|SQLSTATE))(?!\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [A-Z])(?!.{0,80}\b(?:NOTICE|WARNING|INFO)\b)(?!query failed).{0,400}?(?<cause>(?:(?:relation|column|type|function|schema|role|database|index|constraint|trigger|extension|sequence|view) "[^"]{1,200}" (?:of relation "[^"]{1,200}" )?(?:does not exist|already exists)|duplicate key value violates|(?:insert or update|update or delete) on table "|null value in column "|new row for relation "|could not create unique index|syntax error at or near "|permission denied for (?:table|schema|relation|database|sequence|view)|must be owner of |password authentication failed for|no pg_hba\.conf entry|unterminated quoted string at|current transaction is aborted).{0,300})$/,
			near: [databases_ENDED]
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
	const WEBPACKS = [{
		name: "webpack-missing-module",
		kind: "missing dependency",
		pattern: /^\s{0,8}(?:\u00D7 )?(?:\.\/(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)(?:-\d+)? - )?(?:Error: )?(?<cause>Module not found: (?:Error: )?(?:Can't resolve '[^']{1,200}' in '(?<fileFolder>[^']{1,300})'.{0,300}|(?:Can't resolve '|Cannot find |You attempted to import ).+))/,
		near: [WARNING_ABOVE, MODULE_ABOVE]
	}, {
		name: "webpack-types",
		kind: "compile error",
		pattern: /^\s{0,8}TS\d{3,6}: (?<cause>.+)/,
		near: [{
			where: "above",
			within: 1,
			pattern: /^\s{0,8}(?:(?:\[tsl\] )?ERROR in )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}?)(?::|\()(?<line>\d+)(?::|,)(?<column>\d+)\)?$/,
			isRequired: true
		}]
	}];
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
	const VITES = [vite("missing-file", "missing file", /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,2}(?<cause>(?:Roll(?:up|down) failed to resolve import "[./][^"]{0,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?"|Could not (?:resolve|load) (?:entry module "(?<file>[^"/]{1,200}\.\w{1,8})")?.*|Failed to resolve .+))/, [FILE_LINE]), {
		...vite("message", "compile error", /^\s{0,8}(?!.{0,80}(?:Transform|Build) failed with)(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,3}(?:[^\s():]{1,200}(?: \(\d+:\d+\)|:\d+:\d+): )?(?:\/[^\s:]{1,200}:\d+:\d+ )?(?<cause>[^\s[].*?)(?: \(\d+:\d+\))?$/, [{
			...FILE_LINE,
			within: 3
		}, APP_FRAME]),
		isGeneral: true
	}];
	const ROLLUPS = [{
		name: "rollup",
		kind: "compile error",
		pattern: /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:[A-Z]\w{0,20}Error: |Error: )(?:\[[\w:.@/ -]{1,60}\] )?(?:[^\s()]{1,200} \(\d+:\d+\): )?(?:@rollup\/plugin-typescript (?:TS\d{1,6}: )?)?(?<cause>\S.*)/,
		near: [{
			where: "below",
			within: 3,
			pattern: /^\s{0,8}(?!.{0,300}node_modules)(?<file>[\w@./\\()[\]-]{1,300}\.\w{1,8}) \((?<line>\d+):(?<column>\d+)\)$/
		}, APP_FRAME]
	}];
	const BUNDLERS = [
		esbuild("-missing-module", "missing dependency", /^\s{0,8}[\u2718X] \[ERROR\] (?:TS2307: )?(?<cause>(?:Could not resolve|Cannot find module) .+?)(?: \[plugin [\w-]{1,60}\])?$/),
		esbuild("", "compile error", /^\s{0,8}[\u2718X] \[ERROR\] (?!Build failed with )(?:(?:TS|NG)-?\d{1,8}: )?(?<cause>.+?)(?: \[plugin [\w-]{1,60}\])?$/),
		...VITES,
		...ROLLUPS,
		...WEBPACKS
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
		{
			...jest("test", "test failure", /^\s{2,8}(?:thrown: )?(?:[A-Z]\w{0,40}Error(?: \[\w{1,40}\])?: )?(?<cause>[^\s\u2022].*)/),
			isGeneral: true
		},
		jestSuite("script", "compile error", {
			where: "below",
			within: 50,
			pattern: /^\s{2,8}SyntaxError: (?<cause>.+)/
		}, [{
			where: "below",
			within: 45,
			pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}):(?<line>\d+)$/,
			until: /^\s{2,8}SyntaxError: /
		}])
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
	const VITEST_MATCHERS = [vitestSuite("missing-file", "missing file", /^\s{0,8}Error: (?<cause>(?:Failed to resolve import "[./@~][^"]{0,300}" from "[^"]{1,300}"|Cannot find module '[./][^']{0,300}'|Failed to load url [./]|No test suite found in file (?=(?<file>\/\S{1,300}))).*)/), { ...vitest("test", "test failure", /^\s{0,8}(?:[A-Z]\w{0,40}: |Unknown Error: |[A-Z]\w{0,40} \[\w{1,40}\]: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/) }];
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
	const MOCHA_TIMEOUT = /^\s{4,10}(?:Uncaught )?Error: (?<cause>Timeout of \d+ms exceeded[^(]{0,60}(?:\(\)[^(]{0,100})?)(?:\((?<file>\/[^()]{1,300})\))?/;
	const MOCHA_ERROR = /^\s{4,12}(?:Uncaught )?[A-Z]\w{0,60}(?: \[\w{1,40}\])?: (?<cause>.+)/;
	const MOCHAS = [mocha("timeout", "timeout", MOCHA_TIMEOUT), mocha("test", "test failure", MOCHA_ERROR)];
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
			name: "eslint-in-build",
			kind: "lint error",
			isSurvivable: true,
			pattern: /^\s{0,8}Line (?<line>\d{1,7}):(?<column>\d{1,6}):\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
			near: [FILE_ABOVE]
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
			name: "biome",
			kind: "lint error",
			pattern: /^\s{1,8}[\u2716\u00D7] (?<cause>\S.*)/,
			near: [BIOME_HEADER]
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
			name: "tsc",
			kind: "compile error",
			pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<cause>.+)/
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
	const NODE = [
		atHeader(uncaught("missing-package", "missing dependency", /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find package '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/)),
		atHeader(uncaught("missing-import", "missing file", /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find module '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/)),
		uncaught("missing-module", "missing dependency", /^\s{0,8}Error(?: \[\w{1,60}\])?: (?<cause>(?:Cannot find (?:module|package) '[^']{1,300}'|No such built-in module: .*))/, [REQUIRED_BY]),
		atHeader(uncaught("syntax", "compile error", /^\s{0,8}SyntaxError(?: \[\w{1,60}\])?: (?<cause>(?!.{0,200}JSON).+)/)),
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
			...uncaught("uncaught", "crash", /^\s{0,8}(?:Uncaught |<ref \*\d{1,3}> )?\[?(?![A-Z]{2,60}:|TSError|.{0,80}(?:Transform failed|Build failed) with)(?:[A-Z][\w.]{0,60}|error)(?: \[\w{1,60}\])?: (?<cause>[^\s[{].*?)\]?(?: \{)?$/, [{
				where: "below",
				within: 2,
				pattern: /^(?!\s{0,12}at )\s{0,8}(?<more>[-\u2022*\u2716\u2717] .{1,150}|.{1,60} !== .{1,60})$/
			}]),
			isGeneral: true,
			sentence: "{cause}: {more}"
		},
		{
			name: "node-heap-limit",
			kind: "out of memory",
			pattern: /^\s{0,8}(?<cause>FATAL ERROR: .{1,100}? Allocation failed - .+)/
		},
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
		}
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
		npm("engine", "missing dependency", /^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) (?<cause>Unsupported engine)/, {
			near: [
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Not compatible with your version of node\/npm: (?<spec>\S{1,200})/, 6),
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Required: \{"(?<engine>\w{1,20})":"(?<range>[^"]{1,100})"/, 6),
				npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Actual:\s{1,4}(?:\{"npm":"[^"]{1,40}",|\{)"node":"(?<actual>[^"]{1,40})"/, 6)
			],
			sentence: "{cause}: {spec} requires {engine} {range}, found {actual}"
		}),
		npm("script", "missing file", /^\s{0,8}npm (?:error|ERR!) (?<cause>[Mm]issing script: .+)/),
		npm("package-json", "missing file", /^\s{0,8}npm (?:error|ERR!) enoent (?<cause>Could not read package\.json: )(?:Error: )?(?:ENOENT: )?(?<more>.{1,80} open '(?<file>[^']{1,300})')/, { sentence: "{cause}{more}" }),
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
			isGeneral: true,
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
		})
	];
	;
	const PNPM = [{
		name: "pnpm-no-lockfile",
		kind: "missing file",
		pattern: /^\s{0,8}ERR_PNPM_(?:NO_LOCKFILE|NO_PKG_MANIFEST|NO_IMPORTER_MANIFEST_FOUND|NO_SCRIPT|ENOENT)\s{1,4}(?<cause>.+)/
	}, {
		name: "pnpm",
		kind: "missing dependency",
		pattern: /^\s{0,8}ERR_PNPM_(?!UNSUPPORTED_ENGINE|RECURSIVE_\w{0,12}FAIL)[A-Z_0-9]{1,80}\s{1,4}(?<cause>.+)/
	}];
	const YARN = [{
		name: "yarn",
		kind: "missing dependency",
		pattern: /^\s{0,8}error (?<cause>(?:Couldn't find (?:any versions for|package|a package\.json|match)|Your lockfile needs to be updated|An unexpected error occurred: |Integrity check failed|Received invalid|Package "|No lockfile|https?:\/\/|This project's package\.json defines|Outdated lockfile|Found incompatible|Workspaces can only|Invalid |Can't |\S{1,200}: Command failed).*)/
	}, {
		name: "yarn-berry",
		kind: "missing dependency",
		pattern: /^\s{0,8}\u27A4 YN(?:0001|0009|0016|0018|0020|0022|0027|0028|0035|0041|0043|0045|0047|0048|0056|0058|0062|0067|0078|0080|0081|0082|0083|0090|0091): (?:[\u2502\u250C\u2514] )?(?<cause>(?![+@\u2502\u250C\u2514-])\S.+)/,
		near: [{
			where: "below",
			within: 100,
			pattern: /^\s{0,8}\u27A4 YN0000: (?:\u00B7 )?Failed with errors/,
			isRequired: true
		}]
	}];
	const BUN = [];
	const NODE_PACKAGES = [
		...NPM,
		...PNPM,
		...YARN,
		...BUN
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
			name: "next-prerender",
			isGeneral: true,
			kind: "crash",
			pattern: /^\s{0,8}(?:\u2A2F )?Error occurred prerendering page "(?<page>[^"]{1,200})"/,
			near: [{
				where: "below",
				within: 3,
				pattern: ERROR_MESSAGE,
				isRequired: true
			}, APP_FRAME],
			sentence: "Prerendering page \"{page}\": {cause}"
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
	const WEB_FRAMEWORKS = [...NEXT_MATCHERS, nuxt("import", "missing file", /^(?<cause>Could not load \S{1,300} \(imported by (?!.{0,300}node_modules)(?<file>[^\s?)]{1,300}))/)];
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
	const TRACED = {
		where: "below",
		within: 60,
		pattern: new RegExp(`^ \\S.{0,300}\\(\\) at ${FILE}:(?<line>\\d{1,7})$`),
		until: /^ {0,10}In \S{1,100} line \d/
	};
	const PHP = [
		fatal("php-memory", "out of memory", "(?<cause>(?:Allowed memory size|Out of memory).{1,200}?)"),
		{
			name: "php-called-wrongly",
			kind: "crash",
			pattern: new RegExp(`^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?Fatal error: {1,2}Uncaught (?<cause>[\\w\\\\]{1,200}: .{1,400}?), called in ${FILE} on line (?<line>\\d{1,7}) and defined in `),
			near: [SERVES, STACK]
		},
		{
			name: "php-uncaught",
			isGeneral: true,
			kind: "crash",
			pattern: new RegExp(`^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?Fatal error: {1,2}Uncaught (?:exception ')?(?<cause>[\\w\\\\]{1,200}(?:: |' with message ').{1,600}?)'?(?: in (?:${FILE}:(?<line>\\d{1,7})|(?:phar:)?[^\\s:()]{1,300}:\\d{1,7}))?$`),
			near: [
				SERVES,
				THROWN,
				STACK
			]
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
			name: "composer-root",
			kind: "missing dependency",
			pattern: /^ {0,16}- (?<cause>Root composer\.json requires (?!.{0,300} -> satisfiable by).+)$/
		},
		{
			name: "composer-package",
			kind: "missing dependency",
			pattern: /^ {0,16}- (?<cause>(?:.{1,300}? -> (?:your |it |the |could |no |found ).+|Required (?:\(in require-dev\) )?package "[^"]{1,200}" .+|\S{1,200} is present at version .+|The requested (?:package|PHP extension|linked library) .+))$/
		},
		{
			name: "composer-json-invalid",
			kind: "compile error",
			pattern: /^ {2,16}(?<cause>"(?<file>[^"\s]{1,200})" does not (?:contain valid JSON|match the expected JSON schema))/,
			near: [{
				where: "below",
				within: 2,
				pattern: /^ {0,16}Parse error on line (?<line>\d{1,6}):/
			}]
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
	const PYTHON_PACKAGES = [
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
			name: "pip-build-output",
			kind: "missing dependency",
			isGeneral: true,
			pattern: /^ {2,12}(?<cause>[^\s[].{3,400})$/,
			near: [{
				where: "below",
				within: 1,
				pattern: /^ {2,12}\[end of output\]$/,
				isRequired: true
			}]
		},
		{
			name: "pip-conflict",
			kind: "missing dependency",
			pattern: /^ {0,8}ERROR: (?<cause>Cannot install (?:-r (?<file>[\w./-]{1,200}) \(line \d{1,6}\))?.{0,500} because these package versions have conflicting dependencies)/
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
		lint("ruff-flake8", "lint error", "(?:error: |warning: )?(?<code>[A-Z]{1,5}\\d{2,4}) (?:\\[\\*\\] )?(?<cause>.+)$"),
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
			name: "black",
			kind: "lint error",
			pattern: /^(?<cause>would reformat (?<file>\S.{0,300}?))$/,
			near: [{
				where: "below",
				within: 400,
				pattern: /^(?:Oh no! |\d{1,6} files? would be reformatted)/,
				isRequired: true
			}]
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
	const STOPPED = {
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
	const ANY = "(?![A-Z_]{2,40}:|SystemExit|KeyboardInterrupt|Traceback|During|The |\\w{0,40}ExceptionGroup)[A-Z]\\w{2,100}|gaierror|herror|timeout";
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
		{
			...raised("python", "crash", ANY),
			isGeneral: true
		},
		{
			...raised("python-logged", "crash", ""),
			isGeneral: true,
			pattern: exception(ANY),
			near: [
				AFTER_FRAMES,
				IN_TRACEBACK,
				CHAINED,
				CONTINUED,
				STOPPED,
				APPLICATION_FRAME
			]
		}
	];
	;
	const PYTHON_SERVERS = [];
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
			name: "pytest-missing-module",
			kind: "missing dependency",
			pattern: /^E {3,40}(?:ModuleNotFoundError|ImportError): (?<cause>(?:No module named|lib\S{1,100}: cannot open).{1,200})$/,
			near: [...python_tests_PROOFS, ...PLACES]
		},
		{
			name: "pytest",
			kind: "test failure",
			pattern: /^E {3,40}(?!File ")(?=.{0,600}?(?:rror|xcept|assert|xpect|ailed|not |does|imeout|DID|xit))(?<cause>[^\s+].*)$/,
			near: [...python_tests_PROOFS, ...PLACES],
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
	const REVERSED_FRAME = {
		where: "above",
		within: 120,
		pattern: new RegExp(`^[ \\t]{1,16}\\d{1,4}: from ${ruby_FILE}:(?<line>\\d{1,7}):in `),
		until: /^\S/
	};
	function ruby_uncaught(name, kind, types) {
		return {
			name,
			kind,
			pattern: new RegExp(`^ {0,8}(?:${ruby_FILE}:(?<line>\\d{1,7})|[^\\s:][^:]{0,300}:\\d{1,7}|<internal:[^>]{1,200}>:\\d{1,7}):in [\`'][^']{1,200}': (?<cause>.+) \\((?:${types})\\)$`),
			near: [ruby_FRAME, REVERSED_FRAME]
		};
	}
	function bundler(name, kind, text) {
		return {
			name,
			kind,
			pattern: new RegExp(`^ {0,8}(?:\\[!\\] |ERROR: {1,2})?(?<cause>${text})$`),
			near: [
				{
					where: "all-below",
					within: 3,
					pattern: /^ {0,8}(?<more>['(a-z`].{0,100})$/,
					until: /^ {0,8}(?:[^'(a-z`\s]|$)/
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
	const ruby_MESSAGE = {
		where: "above",
		within: 1,
		pattern: /^ {0,8}(?<message>[^#[]{1,200})$/
	};
	const RUBY_CODE = [
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
		{
			...ruby_uncaught("ruby", "crash", "[A-Z]\\w{1,60}(?:::\\w{1,60}){0,4}"),
			isGeneral: true
		},
		bundler("bundler-missing-gem", "missing dependency", "Could not find (?:gem '|'|a valid gem '|[\\w.-]{1,100}-\\d|[\\w.-]{1,100}(?: \\([^)]{1,40}\\))? in (?:any of|locally)).{1,400}"),
		bundler("bundler-ruby-version", "missing dependency", "Your Ruby (?:version|engine|patchlevel) is [^,]{1,60}, but your Gemfile specified .{1,60}|[\\w.-]{1,100} requires r(?:uby|ubygems) version .{1,200}incompatible with the current version.{1,100}|[^,]{1,100} requires Ruby version .{1,160}"),
		bundler("bundler-lockfile", "missing dependency", "Your bundle (?:only supports platforms|is locked to) .{1,300}|The deployment setting requires a .{1,200}|You are trying to install in deployment mode after changing.{0,200}|The (?:lockfile|gemspecs for path gems|dependencies in your gemfile|list of sources|gemfile) (?:can't be updated because|changed).{0,200}|Unable to resolve dependencies.{0,200}|Your lockfile (?:is missing|was created|does not).{1,300}|The checksum .{1,200}"),
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
				ruby_MESSAGE
			],
			sentence: "{test}: {message} {want} {got}"
		},
		{
			name: "rubocop",
			kind: "lint error",
			pattern: /^ {0,8}(?<file>[^\s:]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}): [CWEFR]: (?:\[\w{1,20}\] )?(?<cause>.+)$/
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
	const BELOW = {
		where: "below",
		within: 30,
		pattern: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/
	};
	const DAEMON_PLACE = [BELOW, {
		...BELOW,
		where: "above"
	}];
	const DOCKER = [
		{
			name: "docker-copy-missing",
			kind: "missing file",
			pattern: /^[^"]{0,200}(?<cause>failed to (?:calculate checksum of ref [^\s"]{1,100}|compute cache key:|walk [^\s"]{1,200}) "[^"]{1,300}": not found)/,
			near: docker_PLACE
		},
		{
			name: "dockerfile-missing",
			kind: "missing file",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:failed to read dockerfile|unable to prepare context: unable to evaluate symlinks in Dockerfile path|resolve): (?<cause>(?:open|lstat|CreateFile) (?<file>\S{1,200}): no such file or directory)/
		},
		{
			name: "docker-image-missing",
			kind: "image pull",
			pattern: /^(?:ERROR|error): (?<cause>(?:[\w.-]+(?::\d+)?\/)[\w./-]{1,200}(?::[\w.-]{1,128})?(?:@sha256:\w+)?: (?:not found|pull access denied.{0,200}|failed to .{1,300}|manifest unknown.{0,100}))/,
			near: docker_PLACE
		},
		{
			name: "docker-daemon-image",
			kind: "image pull",
			isSurvivable: true,
			pattern: /^(?:Error response from daemon|Error|ERROR|docker): (?:Error response from daemon: )?(?<cause>(?:pull access denied|manifest for|manifest unknown|unauthorized: |no matching manifest|toomanyrequests: |Head "|Get "https:\/\/registry).{0,300})/,
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
			name: "docker-exec-format",
			kind: "crash",
			pattern: /^(?:terminated: )?(?<cause>(?:Application failed to start: failed to load |exec |standard_init_linux\.go:\d+: exec user process caused: ?)(?:(?<file>(?:\.\/|\/app\/|\/usr\/src\/app\/)[\w./-]{1,200}\.sh): |\S{1,200}: )?(?:"?exec format error"?|no such file or directory))$/,
			near: docker_PLACE
		},
		{
			name: "buildkit-other",
			isGeneral: true,
			kind: "crash",
			rank: "effect",
			pattern: /^(?:Error: buildx failed with: )?(?:ERROR|error): (?:failed to build: )?failed to solve: (?:rpc error: code = \w+ desc = )?(?!process "|executor failed)(?:\S{1,200}: (?=failed to resolve source))?(?<cause>.{1,400})/,
			near: DAEMON_PLACE
		}
	];
	;
	const TEMPORARY_SCRIPT = "^(?:/tmp/|/dev/|/scripts-|environment|/[\\w./-]{1,150}@tmp/|/home/runner/work/_temp/|/__w/_temp/)[\\w./@-]{0,150}: (?:line )?\\d{1,7}: ";
	const HOSTS = [
		{
			name: "heroku-boot-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^Error R10 \(Boot timeout\)(?: -> (?<cause>.{1,200}))?/,
			sentence: "Boot timeout: {cause}"
		},
		{
			name: "fly-health",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:Error: |error: |\u2716 )?(?<cause>(?:timeout reached waiting for health checks to pass for machine|failed to update machine|Health check .{1,100} (?:has failed|failed)|smoke checks? for \S{1,40} failed|the app appears to be crashing)[^\n]{0,150})/i
		},
		{
			name: "cloud-run-port",
			kind: "port",
			rank: "effect",
			pattern: /^(?:ERROR: )?(?:\(gcloud\.[\w.]{1,60}\) )?(?:Revision '[^']{1,100}' is not ready and cannot serve traffic\. )?(?<cause>The user-provided container failed to start and listen on the port [^.]{1,200})/
		},
		{
			name: "shell-temporary-denied",
			kind: "permission",
			isSurvivable: true,
			pattern: new RegExp(`${TEMPORARY_SCRIPT}(?<cause>\\.\\/(?<file>[\\w./@-]{1,200}): Permission denied)$`)
		},
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
			name: "ansible-indented",
			kind: "crash",
			pattern: /^(?:fatal: \[[^\]]{1,100}\]: )?(?:FAILED|UNREACHABLE)! =>(?: \{)?$/,
			near: [{
				where: "below",
				within: 20,
				pattern: /^\s{1,8}"?msg"?: "?(?!non-zero return code|MODULE FAILURE)(?<cause>(?:[^"\\]|\\.){3,280})/,
				isRequired: true
			}, {
				where: "below",
				within: 24,
				pattern: /^\.\.\.ignoring/,
				isForbidden: true
			}]
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
			name: "ci-timeout",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?:##\[error\]|ERROR: |Error: |error: )?(?<cause>(?:The (?:job|build|step|action|deployment|operation|task)\b.{0,150}? (?:(?:exceeded|ran longer than|reached) the (?:maximum|time)|has timed out after)|(?:Too long with no output|No output has been received|Exceeded build time limit|Job failed: execution took longer|Build timed out|Timeout has been exceeded)\b).{0,150})/
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
			name: "kubernetes-unschedulable",
			kind: "timeout",
			rank: "effect",
			pattern: /^(?<cause>\d+\/\d+ nodes are available: .{1,300}?)(?:\. preemption: |\.?$)/
		},
		{
			name: "kubernetes-image",
			kind: "image pull",
			pattern: /^Failed to pull image (?<image>"[^"]{1,200}"): .{0,600}: (?<cause>[^:]{3,120})$/,
			sentence: "Failed to pull image {image}: {cause}"
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
			name: "kubernetes-probe",
			kind: "health check",
			rank: "effect",
			pattern: /^(?:Error: )?(?<cause>(?:Liveness|Readiness|Startup) probe (?:failed|errored): .{1,250})/
		},
		{
			name: "kubectl-kustomize",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?:E\d{4} [\d:.]{8,15} {1,10}\d{1,8} run\.go:\d{1,6}\] "command failed" err="|[Ee]rror: (?=accumulating ))(?:accumulating .{0,800}?(?=evalsymlink|lstat |invalid |missing ))?(?<cause>[^"]{3,600})/
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
		}
	];
	;
	const SHELL = [
		{
			name: "shell-line-not-found",
			kind: "missing dependency",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:|zsh:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>[\w./@+-]{1,100}: (?:command )?not found)$/
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
			name: "coreutils-missing",
			kind: "missing file",
			isSurvivable: true,
			pattern: /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|stat|head|sed|grep|find|touch|source|unzip|rsync|tar(?: \(child\))?): (?<cause>(?:cannot (?:stat|access|open|create regular file|touch|move|remove|find or open) |can't open |can't read )?[^:]{1,200}: (?:Cannot (?:open|stat): )?No such file or directory)/
		},
		{
			name: "caddy",
			kind: "compile error",
			pattern: /^Error: (?<cause>(?:adapting config using caddyfile|loading initial config|reading config): (?:(?:parsing caddyfile tokens for '\w+': )?(?<file>[\w./-]{1,200}):(?<line>\d+)(?::| -) )?.{1,250})/
		},
		{
			name: "shell-line-fault",
			kind: "crash",
			rank: "effect",
			isSurvivable: true,
			pattern: /^(?<file>(?!\/bin\/|\/usr\/|\/tmp\/)[\w./-]{1,200}): line (?<line>\d+): {0,6}\d{1,8} (?<cause>Segmentation fault|Illegal instruction|Bus error|Aborted)(?: {1,12}(?<dumped>\(core dumped\)))?(?: {1,24}(?<command>\S.{0,150}))?$/,
			sentence: "{cause} {dumped} {command}"
		}
	];
	;
	const MATCHERS = [
		...BUNDLERS,
		...JAVASCRIPT_TESTS,
		...LINTERS,
		...NODE,
		...NODE_PACKAGES,
		...PYTHON_PACKAGES,
		...RUBY_CODE,
		...DATABASES,
		...PHP,
		...PYTHON_SERVERS,
		...PYTHON_TESTS,
		...PYTHON,
		...WEB_FRAMEWORKS,
		...RUST,
		...GO_RUN,
		...OTHER_LANGUAGES,
		...GRADLE_BUILDS,
		...JVM,
		...DOTNET,
		...NATIVE,
		...KUBERNETES,
		...HOSTS,
		...SHELL,
		...DOCKER
	];
	;
	const KINDS = [
		["out of memory", /\b(?:[Oo]ut of memory|OOM|OutOfMemory|heap (?:out|limit|space)|Cannot allocate memory|MemoryError)/],
		["port", /\bEADDRINUSE|[Aa]ddress already in use|[Pp]ort \d{1,5} (?:is|was)? ?(?:already|in use)/],
		["image pull", /\b(?:pull access denied|manifest unknown|manifest for|ImagePull\w*|toomanyrequests|failed to resolve (?:source|reference)|pulling image)/],
		["health check", /\b(?:[Hh]ealth ?-?checks?|[Rr]eadiness|[Ll]iveness|[Pp]robe)\b/],
		["test failure", /\b(?:[Aa]ssert\w*|[Ee]xpected\b.{1,100}\b(?:to|but|got|received|actual)|tests? failed)\b/],
		["migration", /\b(?:[Mm]igrat\w+|SQLSTATE|relation "|duplicate (?:key|column|entry)|foreign key)\b/],
		["missing dependency", /\b(?:[Mm]odule not found|[Cc]annot find (?:module|package)|No module named|[Cc]ould not resolve|[Cc]ouldn't resolve|command not found|no matching (?:version|distribution|package|manifest)|ClassNotFound\w*|NoClassDef\w*|cannot load such file|unresolved (?:import|reference)|[Pp]ackage .{1,80} (?:not found|is not|does not exist)|ModuleNotFound\w*|ImportError|executable file not found|dependenc(?:y|ies))\b|: not found$/],
		["missing file", /\b(?:[Nn]o such file|ENOENT|FileNotFound\w*|[Ff]ile not found|cannot (?:stat|open)|does not exist)\b/],
		["permission", /\b(?:[Pp]ermission denied|EACCES|EPERM|[Ff]orbidden|[Uu]nauthori[sz]ed|[Aa]ccess ?[Dd]enied|[Aa]uthentication (?:failed|required)|not authorized|401|403|credentials)\b/],
		["timeout", /\b(?:[Tt]imed ?out|[Tt]imeout|[Dd]eadline exceeded|ETIMEDOUT)\b/],
		["lint error", /\b(?:[Ee]slint|[Ll]int\w*|[Pp]rettier|[Ff]ormatt\w+)\b/],
		["compile error", /\b(?:[Ss]yntax ?[Ee]rror|[Pp]arse error|[Cc]ompil\w+|TS\d{4}|[Tt]ype mismatch|undeclared|undefined reference|[Uu]nexpected token)\b/]
	];
	function kindOf(message, isPlaced) {
		const known = KINDS.find(([, pattern]) => pattern.test(message))?.[0];
		return known ?? (isPlaced ? "compile error" : "crash");
	}
	;
	const RANKS = {
		effect: 1,
		words: 2,
		toolWords: 3,
		named: 4,
		placed: 5
	};
	const shapes_MAX_UNITS = 500;
	const PLAIN = { is: "plain" };
	const COMMAND = /^\s{0,40}(?:[A-Z]:\\[^>]{0,100}>|[\u2713\u2714\u2705\u270E\u25CB] ?|ok \d{1,5}\b|PASS(?:ED)?\b|-- |\[[ \d]{1,3}%\] |test .{1,200} ok$|[$+%#>] |\++ |##\[(?:group|command|endgroup)\]|\[command\]|Run |RUN |(?:=> )?\[.{1,40}\] (?:RUN|COPY|ADD|FROM) |Step \d{1,3}\/\d{1,3} :|=> |[=-]{3,5}> |> \S{1,100}@\S{1,40} )/;
	const EFFECT = /\b(?:[Hh]ealth ?-?checks?|[Pp]robe|[Bb]ack-?off|CrashLoop\w*|[Ww]aiting for|[Nn]ot ready|[Uu]nhealthy|[Rr]estart(?:ed|ing|s)|[Gg]iving up|[Aa]borting|[Dd]id(?: not|n't) (?:start|respond|become|come)|[Ff]ailed to (?:start|push|extract|upload|restore|save|get logs)|is not running|[Nn]o answer|[Rr]un failed|[Ff]ailed with result|timed out waiting|[Aa]lready exists$|progress deadline|[Rr]olled back|[Rr]olling back|[Rr]olled out|[Rr]ollout|[Ss]moke checks?|crashing|[Ff]ailed to boot|[Nn]o files|cleanup|[Cc]leaning|(?:upload|restor|sav|extract)\w* (?:the )?(?:cache|artifacts?))\b/;
	const shapes_MARK = /^(?:\s{0,40}(?:[\u2716\u2718\u2717\u00D7\u274C\u2A2F\u25CF\u2502\u2503\u2506\u23AF\u25B2\uD83D\uDEA8\uD83D\uDED1>*!]|-{1,3}(?= )|\|(?= )))*\s*/u;
	const TIME = /^[[(]?(?:\d{4}[-/]\d\d[-/]\d\d[T ]?)?(?:\d\d:\d\d(?::\d\d)?(?:[.,:]\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?[\])]?(?= |$|:)[:\s]{0,4}/;
	const BAD_LEVEL = /^(?:\S{1,24} (?=\[(?:ERROR|FATAL|CRITICAL)\]))?[[(<|]{0,2}\s{0,3}(?:ERROR|FATAL|CRITICAL|SEVERE|PANIC|EMERG|EMERGENCY|CRIT|ALERT|ERR|(?:error|fatal|critical|panic|crit|emerg)(?=\s{0,3}[\])>|:]))\s{0,3}(?:[\])>|]{1,2}:?|:|(?=\s))[\s:|-]{0,6}(?:\d{1,8} --- (?:\[[^\]]{0,60}\] ){1,3}[\w.$[\]/-]{1,80} {0,40}:(?: |$))?/;
	const MILD_LEVEL = /^[[(<|]{0,2}\s{0,3}(?:WARN(?:ING)?|INFO|NOTICE|NOTE|DEBUG|TRACE|VERBOSE|HINT|TIP|HELP|[Ww]arn(?:ing)?s?|[Ii]nfo|[Nn]otice|[Nn]ote|[Dd]ebug|[Tt]race|[Vv]erbose|[Hh]int|[Tt]ip|[Hh]elp|[Ss]uggestion|[Dd]eprecat(?:ed|ion(?: [Ww]arning)?))\s{0,3}(?:[\])>|]{1,2}:?|\[[\w.-]{1,60}\]:?|:|(?=\s{1,8}\S)(?![a-z ]{0,40}(?:failed|error)))/;
	const FAILED_TEST = /^\[info\] {1,8}(?:.{1,200} \*{3} FAILED \*{3}|(?:\w{1,60}\.){1,10}[A-Z]\w{0,60}(?:Error|Exception): )/;
	const ERROR_WORD = /^(?:[eE]: (?=\S)|E {2,6}(?=\S)|[a-z][\w.-]{0,20} ERROR (?=\S)|(?:[\w./@-]{1,60}(?:\[\d{1,8}\])?: {1,4}|\[[\w./@ -]{1,60}\] )?(?:\[?(?:[Uu]nhandled |[Uu]ncaught |[Ff]atal |[Ii]nternal |[Cc]ompil\w{1,6} |[Ss]yntax |[Pp]arse |[Bb]uild |[Rr]untime |[Ll]ink(?:er)? |\w{1,20} )?(?:[Ee]rror|ERROR|ERR!|FATAL|[Ff]atal|PANIC|panic|[Ff]ailure|FAILURE|FAILED|FAIL|Exception|exception)\b\]?)(?:[[(][\w./ :-]{1,40}[\])])?(?: ?[A-Z]{1,8}-?\d{1,6})?(?:: {0,4}| - | \u2014 |! ?|(?<=ERR!) | (?=(?:in|at|on|while|when|during|from|to|occurred|loading|running|reading|parsing|building|running|calling|executing)\b)))/;
	const ERROR_INSIDE = /^.{0,160}?[\s:>\])|](?:[Ff]atal error|FATAL|[Ff]atal|ERROR|Error|error|panic|PANIC)(?:\[\w{1,20}\])?(?: [A-Z]{1,6}\d{1,6})?: {0,4}(?=\S)/;
	const EXCEPTION_INSIDE = /^.{1,160}?[\s:(](?:[\w$]{1,60}[.\\/]){0,8}[A-Z]\w{0,60}(?:Error|Exception): (?=\S)/;
	const shapes_EXCEPTION = /^(?:\((?=[A-Z][\w.]{1,60}\) )|(?:Exception in thread "[^"]{1,80}"|Unhandled [Ee]xception[.:]|Uncaught(?: exception)?:?|Unhandled(?: promise)? rejection[:]?|Caused by:|\[cause\]:|terminate called after throwing an instance of|thrown:|raised:) )?(?<class>(?:[a-z_]\w{0,40}\.){1,6}[A-Z]\w{1,60}(?=: )|thread '[^']{1,80}' panicked at [^:]{1,200}:\d{1,6}:\d{1,6}|(?:[\w$]{1,60}[.\\/:]{1,2}){0,10}(?:[A-Z][\w$]{0,60})?(?:Error|Exception|Failure|Fault|Exit|Interrupt|NotFound|Invalid|Unavailable|Timeout|Violation))(?: ?[[(][\w .:-]{1,40}[\])])?(?:: |:?$|\) )/;
	const WORDS = /\b(?:[Cc]annot|[Cc]an't|[Cc]an not|[Cc]ould not|[Cc]ouldn't|[Uu]nable to|[Ff]ailed|[Ff]ails|[Ff]ailure|[Nn]ot found|[Mm]issing|[Ii]nvalid|[Dd]enied|[Rr]efused|[Rr]ejected|[Ff]orbidden|[Uu]nauthorized|must (?:be|have|not|install|set|provide|specify)|[Ii]llegal|[Nn]o such|[Uu]nexpected|[Uu]nknown(?!-)|[Uu]nsupported|[Uu]nrecognized|[Uu]ndefined|[Uu]nresolved|[Uu]nbound|[Uu]nsatisf\w{3,5}|[Dd]oes not|[Dd]oesn't|[Ii]s not|[Ii]sn't|[Aa]re not|[Nn]o [\w./' *-]{1,80} (?:was |were )?found|[Nn]o (?:module|space|matching|package|rule|valid|version|default|route|suitable|compatible)|[Tt]imed out|[Tt]imeout(?= (?:of|after|exceeded|reached|expired|waiting|while|error))|[Ee]xceed(?:s|ed)|[Aa]lready (?:exists|in use|defined|allocated|taken)|[Aa]bort(?:ed|ing)|[Kk]illed|[Oo]ut of memory|[Oo]OM\w{0,8}|[Ss]egmentation fault|[Cc]orrupt\w{0,3}|[Cc]onflict\w{0,3}|[Mm]ismatch\w{0,3}|[Dd]uplicate|[Mm]alformed|[Ii]ncompatible|[Uu]nreachable|[Cc]rash\w{0,4}|[Ee]rror|ERROR|[Pp]anic\w{0,4}|[Ff]atal|FATAL|[Vv]iolat\w{2,4}|E(?:CONN|ADDR|TIMED|NOENT|NOTFOUND|ACCES|PERM|PIPE|PROTO|EXIST|MFILE|NOSPC|ISDIR|NOTDIR|INVAL|HOST|RESOLVE|TARGET|INTEGRITY|BADENGINE|USAGE|AI_)[A-Z_]{0,12}|[Ee]xpired|(?:is|are|but|not) required|required (?:by|but|for)|[Dd]isconnected|[Rr]equires|out of date|no longer|[Dd]id not|[Dd]idn't|(?:was|were|has|have) not|could not be|not (?:allowed|permitted|supported|defined|declared|used|recognized)|[Uu]nused|in use|[Ii]ncorrect|[Ii]nsufficient|[Oo]verflow\w{0,3}|out of (?:range|bounds|space)|more recent|too (?:large|long|many|old|small|short|big|low|high)|[Nn]ull pointer|[Bb]ad (?:request|gateway|config\w{0,10}|substitution|interpreter|state))\b/;
	const TOOL = /^(?:\/(?:usr\/)?(?:local\/)?bin\/)?[a-z][\w.+-]{0,40}(?:\[\d{1,8}\])?: (?:(?:line )?\d{1,6}: )?(?=\S)/;
	const ASIDE = /^(?:If |w: |cargo:|[A-Z_]{3,60}: \w{1,20}$|[\w-]{1,60}: (?:true|false)$|Unable to find image |"[\w.-]{1,60}": (?:true|false|null|[\d.]{1,20}|[[{]),?$|[\w$]{1,60}: (?:undefined|null|true|false|-?[\d.]{1,20}|'[^']{0,200}'|\[\]|\{\}),?$|[\u2139\uD83D\uDCA1]|.{0,300}[;{}]$)|^.{0,80}?(?:\b(?:[Ww]arning|WARNING|WARN|[Dd]eprecat\w{2,9}|npm (?:warn|WARN|notice)|[Rr]etry(?:ing)?|[Tt]rying again|[Ww]ill (?:retry|try)|[Ss]kipp(?:ed|ing)|[Ii]gnor(?:ed|ing)|[Cc]ontinuing|[Ff]all(?:ing|s)? ?back|[Rr]ecover(?:ed|ing)|using default|[Nn]o (?:errors?|problems?|issues?|failures?)|0 (?:[Ee]rrors?(?:\(s\))?|failures?|failed|problems?|vulnerabilit\w{1,3})|(?:errors?|failures?|failed)[:=] ?0|if you|you (?:may|can|should|might)|[Ss]ee (?:the|also|http)|[Rr]un (?:with|`)|[Tt]o (?:fix|see|resolve|ignore)|[Pp]lease (?:see|try|report|run|check)|[Mm]ore info\w{0,8}|[Ff]or (?:more|help)|[Cc]onsider|Ignored the following|[Dd]id you (?:mean|forget)|[Oo]ptional|not required|will no longer|[Cc]ache (?:was )?not found|(?:SQL ?[Ss]tate|[Ee]rror [Cc]ode|[Ss]tatus ?[Cc]ode) ?[:=] ?\w{1,12}$)\b|\u26A0|error_log|errors?\.(?:ts|js|py|rb|go|log|html?)\b|[/\\]errors?[/\\.])/u;
	const TEST_NAME = /^.{1,200} \(?[\d.]{1,10} ?m?s\)?$/;
	const SURVIVED = /^(?:To (?:see|find|learn|get)|Re-?run |For (?:more|help)|Please (?:refer|see|read)|Read more|\[Help )|^.{0,300}?(?:\(Background on this error|\[SQL: |\b(?:[Ii]gnored the following|recovered|[Rr]etrying|[Ww]ill retry|[Tt]rying again|[Ff]all(?:ing|s)? back|[Ii]gnor(?:ed|ing)(?! these)|[Ss]kipp(?:ed|ing)|starting up|[Pp]lease consider|continuing|using (?:the )?default|(?:[Aa]ttempt|try) #?(?<tried>\d{1,3})(?:\/| of )(?!\k<tried>\b)\d{1,3}|optional)\b)/;
	const SUMMARY = /^(?!.{0,200}\b0 (?:errors?|failed|failures?|problems?)\b(?!.{0,60}\b[1-9]\d{0,5} (?:errors?|failed|failures?)\b))(?:(?:\W{0,8}(?:[Ee]rror|ERROR|error)?:? ?)?(?:(?:[Ff]ound|[Ff]ailed with|[Bb]uild failed (?:with|due to)|[Dd]ue to|[Ff]inished with|[Hh]ad|[Tt]here (?:were|was)|[Tt]otal:?) )?\d{1,6} (?:\w{1,12} )?(?:errors?|problems?|failures?|failed|failing|fatal)\b(?! (?:to|for)\b|: {0,4}\S)|.{1,60}[,(] ?\d{1,6} (?:errors?|failures?|failed|failing)\b(?! (?:to|for)\b|: {0,4}\S))|^.{0,40}(?:could not compile|aborting due to|(?:one|two|three|four|five|\d{1,5}) (?:errors?|warnings?) (?:found|generated)|Total time: |[Ff]ailed [Tt]ests?:|[Tt]est [Ss]uites?:|[Tt]ests?:|[Tt]ests? run:|FAILED \((?:failures|errors)=|short test summary)/;
	const ONLY_FAILED = /^(?:[\w ]{0,40}\b(?:exited|terminated|completed) with (?:an? )?(?:non-zero )?(?:exit |error )?(?:code|status):? ?\d{1,3}|(?:Compilation|Build|Deployment|Job|Command|Process|Task)(?: process)? (?:failure|failed|error)|(?:\[[\w:.-]{1,40}\] )?There was an error during the build:?|The build was canceled|A request to .{1,200} failed|Turbopack build(?: failed.{0,40})?|.{0,20}Build failed in [\d.]{1,8} ?m?s)$/;
	const REASON = /^.{0,100}?\b(?:[Ff]ailed|[Ee]rror|ERROR)(?: [\w-]{1,30}){0,3}: (?<reason>[^:].{14,})$/;
	const ALL_PASSED = /^(?!.{0,200}\b(?:[1-9]\d{0,5} (?:failed|errors?|failing)|FAILED)\b).{0,200}\b[1-9]\d{0,5} pass(?:ed|ing)\b/;
	const SAYS_NOTHING = /^(?!.{0,400}(?:\b(?:code|status):?=? ?\(?'?0\b|\b[Nn]o (?:failed|errors?|failures?)|\b0 (?:failed|errors?|failures?)|if |[Ii]gnor(?:ed|ing)\b))(?:\W{0,8}(?:[Ee]rror|ERROR|[Ff]atal|FATAL|FAILED)?[:!]? {0,4})?(?:[Tt]he |[Yy]our |[Aa]n? )?(?:(?:[\w./@-]{1,60}[: ] ?){0,4}?(?:[Bb]uild|BUILD|[Dd]eploy(?:ment)?|[Jj]ob|[Ss]teps?|[Cc]ommand|[Pp]rocess|[Tt]ask|[Ss]cript|[Pp]ipeline|[Rr]elease|[Cc]ompil\w{2,6}|[Tt]ests?|[Ww]orkflow|[Ii]nstall\w{0,6}|[Rr]un|[Cc]ontainer|[Pp]roject|[Ss]ubprocess)\b.{0,80}\b(?:[Ff]ailed|FAILED|[Ff]ailure|FAILURE|errored|errors?|exited|terminated|unsuccessful(?:ly)?|aborted|cancelled|did not complete|returned a? ?non-zero)\b[^:]{0,40}[:.!]{0,3}|(?:[Ff]ailed|FAILED|FAILURE|[Ee]rror|ERROR|[Ff]atal|[Aa]borted|[Aa]borting(?: (?:deploy|build|push|the \w{1,12}))?|[Ff]ailure)\b[.:!]{0,3}|rake aborted!?|(?:update|upgrade|preview|destroy) failed|Container [\w.-]{1,80} {1,4}(?:Error|Exited)|(?:Status|Reason|State): {1,20}(?:Failed|Error)|[Hh]ealth ?check failed!?|(?:Configuration|Plugin|Internal) error|Error (?:message|details|output|location|log)|.{1,120}\.{3,200} ?failed|.{0,120}failed to solve: process .{1,440}|FAIL\s{1,4}\S{1,200} \[(?:build|setup) failed\]|[Ff]ailed after [\d.]{1,8} ?m?s|Err[A-Z]\w{3,40}|[Ff]ailed to (?:install|boot)\b.{0,60}|.{0,440}\b(?:[Ee]xit(?:ed)?(?: with)?(?: an?)?(?: non-zero| error)? (?:code|status)|did not complete successfully|exit status|returned non-zero|non-zero code|exit code|[Cc]ommand failed|ELIFECYCLE|return code|returned with error code)\b.{0,60}|[Pp]ush (?:rejected|failed)\b.{0,60}|.{0,40}\[remote rejected\].{0,100}|[Ff]ailed to (?:build|deploy|compile|solve|run|execute)\b.{0,30}|.{0,20}(?:error|failure) (?:occurred )?(?:during|while) (?:running|executing|building|the) ?[\w ]{0,40}[.:]?|failed to run custom build command for .{1,200}|process didn't exit successfully.{0,200}|A request to .{1,200} failed\.?|.{0,200}completed with status "?FAILURE"?|[Ff]ailed to build gem native extension|COMPILATION ERROR ?:?|[Ww]hat went wrong:?|[Ee]xecution failed for task\b.{0,100}|[Bb]uild did (?:not|NOT) complete.{0,100}|[Ee]rror (?:during|while) [\w ]{1,40}:?|[Cc]ompilation error.? See .{0,100}|[Ff]ailed to execute goal\b.{0,300}|APPLICATION FAILED TO START)$/;
	const shapes_FRAMES = [
		/^\s{0,40}at (?:async |new )?(?:[^\s(].{0,200}? )?\(?(?<file>(?:file:\/\/)?(?:[A-Za-z]:)?[^\s():][^():]{0,300}):(?<line>\d{1,7})(?::(?<column>\d{1,6}))?\)?,?$/,
		/^\s{1,40}File "(?<file>[^"]{1,300})", line (?<line>\d{1,7})/,
		/^\s{1,40}at .{1,300} in (?<file>[^:\s](?:[^:]|:(?=[\\/])){0,300}):line (?<line>\d{1,7})$/,
		/^\s{0,40}(?:from |\d{1,3}: from )?(?<file>[\w./@-]{1,300}\.(?:rb|rake|ru|erb)):(?<line>\d{1,7}):in\b/,
		/^\s{0,40}from [\w./@-]{1,300}:\d{1,7}:in [`'].{1,200}$/,
		/^\s{0,8}#\d{1,3}:? (?<file>[/\w.@-]{1,300}\.php)\((?<line>\d{1,7})\)/,
		/^\s{1,40}(?<file>\/[\w./@-]{1,300}\.\w{1,6}):(?<line>\d{1,7})$/,
		/^\s{0,40}(?<file>\/[\w./@-]{1,300}\.go):(?<line>\d{1,7}) \+0x[\da-f]{1,12}$/,
		/^(?:created by |panic\(0x|[\w./@-]{1,200}\.[\w.()*]{1,80}\((?:0x|\.{3}|\{))/,
		/^\s{0,12}at (?<file>[\w./@-]{1,300}\.rs):(?<line>\d{1,7})(?::(?<column>\d{1,6}))?$/,
		/^\s{1,40}\((?:[\w.-]{1,60} )?[\w.-]{1,40}\) (?<file>[\w./-]{1,200}\.exs?):(?<line>\d{1,7}): /,
		/^\s{1,40}at (?:async |new )?[\w$<@./[][^\s(]{0,400}(?: \[as [\w.$ ]{1,60}\])?(?: ?\(.{0,400}\))?(?: in .{1,300}:line \d{1,7})?$/,
		/^at (?:node:.{1,200}|(?:async |new )?[\w$<.[][^\s(]{0,200}(?: \[as [\w.$ ]{1,60}\])? \([^()]{1,300}\))$/,
		/^\s{0,40}(?:\.{3} \d{1,5} (?:more|common frames|levels\b)|-{1,8} ?(?:End of|Inner)\b.{0,100}|\[?(?:goroutine|Thread|thread) \d{1,6}\b.{0,80}:$)/,
		/^\t\S{1,300}\.go:\d{1,7}$/,
		/^(?=[\w-]{1,40}[./])(?=\S{0,200}[./(]\S)(?!\S{0,200}:\d)[\w./@*()-]{4,250}\.[\w.()*]{1,80}(?:\(\S{0,200}\))?$/,
		/^\s{0,8}#?\d{1,3}:? {1,4}0x[\da-f]{6,16}\b/
	];
	const shapes_FRAME = oneOf(shapes_FRAMES);
	const PLACE_LINES = [
		/^(?<file>[\w./-]{0,100}(?:Docker|Container)file[\w.-]{0,60}):(?<line>\d{1,6})$/,
		/^\s{0,12}(?:-->|\u276F|\u256D\u2500\[|\u256D\u25B8|\u250C\u2500|at|in|on|File|@|\u250C\u2500\u2500|\u2192)? {0,4}\[? ?(?<file>(?:[A-Za-z]:[\\/])?[\w@()[\]./\\~-]{0,250}\.[A-Za-z]\w{0,9}):(?<line>\d{1,7})(?::(?<column>\d{1,6}))?[\]):]{0,2}$/,
		/^.{0,120}?\b(?:in|at|on|File) "?(?<file>(?:[A-Za-z]:[\\/])?[\w@./\\~-]{1,250}\.[A-Za-z]\w{0,9})"?(?:,| on)? line (?<line>\d{1,7})(?:,? (?:col(?:umn)?|char(?:acter)?) (?<column>\d{1,6}))?\b/
	];
	const PLACE_LINE = oneOf(PLACE_LINES);
	const ONLY_PLACE = oneOf(PLACE_LINES.slice(0, -1));
	const PLACED = /^(?:\[\w{1,12}\] )?(?<file>(?:file:\/\/)?(?:[A-Za-z]:[\\/])?[\w@()[\]./\\~+-]{0,250}\.[A-Za-z]\w{0,9})(?::(?<line>\d{1,7})(?:[:.](?<column>\d{1,6})(?:-\d{1,6}(?::\d{1,6})?)?)?|[([](?<line>\d{1,7})(?:[,:](?<column>\d{1,6}))?(?:[,-]\d{1,6}){0,3}[)\]])(?::| -|,)?\s{1,4}(?=\S)/;
	const PLACE_INSIDE = [/^.{1,300}?(?:\b(?:in|at|on|from|file|File)\b:?|[(["'`]|,) {0,2}["'`]?(?<file>(?:[A-Za-z]:[\\/])?[\w@./\\~-]{1,200}\.[A-Za-z]\w{0,9})["'`]?(?::|, line | on line | line |:line |\()(?<line>\d{1,7})(?:[:,](?: ?(?:col(?:umn)? )?)?(?<column>\d{1,6}))?/, /^.{0,300}?(?<![\w@./\\~-])(?<file>[\w@./\\~-]{1,200}\.[A-Za-z]\w{0,9}):(?<line>\d{1,7})(?::(?<column>\d{1,6}))?(?![\w.])/];
	const CODE = /^(?:Normal {1,20}[A-Z]\w{1,40} |\s{0,80}(?:\/\/|\/\*) |npm (?:error|ERR!)(?:$| (?:code|syscall|path|errno|dest|file|cwd|command|signal|node|argv|workspace|location)\b)|At (?:line|\S{1,200}):\d{1,6} char:\d|\s{0,8}\+ (?:CategoryInfo|FullyQualifiedErrorId|~)|\s{0,20}(?:>{1,3}|>?\s{0,4}\|)?\s{0,8}\d{1,6} {0,3}[|\u2502\u2503]|\s{0,20}[|\u2502\u2503:\u00B7]{1,2}\s{0,80}(?:[\^~\u2500\u252C\u2570\u256D\u2514\u2518\u2534-]|$)|\s{1,200}[\^~\u252C\u2500\u2570]{1,200}|\s{0,20}-{2,3} {0,2}\^|\s{0,40}[\^~]{1,200}\s{0,4}$)/;
	function shapeOf(line) {
		const text = line.slice(0, shapes_MAX_UNITS).trimEnd();
		if (text === "") return { is: "blank" };
		if (shapes_FRAME.test(text)) return {
			is: "frame",
			place: placeIn(shapes_FRAMES, text)
		};
		if (CODE.test(text)) return { is: "code" };
		if (FAILED.test(text)) return reasonOf(text) ?? { is: "failed" };
		if (COMMAND.test(text)) return PLAIN;
		const bare = text.replace(shapes_MARK, "");
		const hasMark = /[\u2716\u2718\u2717\u00D7\u274C\u2A2F\uD83D\uDEA8\uD83D\uDED1]|^ ?! {2,6}/u.test(text.slice(0, text.length - bare.length));
		const timed = bare.replace(TIME, "");
		if (MILD_LEVEL.test(timed) && !FAILED_TEST.test(timed)) return { is: "aside" };
		const level = BAD_LEVEL.exec(timed)?.[0] ?? (FAILED_TEST.test(timed) ? "[info] " : "");
		const rest = timed.slice(level.length);
		if (level !== "" && CODE.test(rest)) return { is: "code" };
		return shapeOfMessage(rest, level !== "" || hasMark, text);
	}
	const SIGNAL = /\bsignal:? (?:SIG[A-Z]{3,5}|\d{1,2})\b/;
	function reasonOf(text) {
		if (SIGNAL.test(text)) return {
			is: "error",
			rank: RANKS.effect,
			message: text.trim(),
			place: null
		};
		const reason = REASON.exec(text)?.groups?.["reason"] ?? "";
		if (!WORDS.test(reason) || SAYS_NOTHING.test(reason) || EFFECT.test(reason)) return null;
		return {
			is: "error",
			rank: RANKS.toolWords,
			message: text.trim(),
			place: null
		};
	}
	function saysAfterWhat(text) {
		return EFFECT.test(REASON.exec(text)?.groups?.["reason"] ?? "");
	}
	function shapeOfMessage(text, isNamed, whole) {
		const placed = PLACED.exec(text);
		const message = placed === null ? text : text.slice(placed[0].length);
		const word = ERROR_WORD.exec(message)?.[0] ?? "";
		if (placed === null && word !== "") {
			const inner = PLACED.exec(message.slice(word.length));
			if (inner !== null) return {
				is: "error",
				rank: RANKS.placed,
				message: message.slice(word.length + inner[0].length),
				place: placeOf(inner.groups ?? {})
			};
		}
		if (isNamed && !/\w/.test(message)) return { is: "blank" };
		const exception = shapes_EXCEPTION.exec(message)?.groups?.["class"];
		const said = message.slice(word.length);
		if (ALL_PASSED.test(whole)) return { is: "aside" };
		if (SUMMARY.test(whole) || SUMMARY.test(message)) return { is: "summary" };
		const detail = exception === undefined ? message : message.slice(message.indexOf(exception) + exception.length);
		if (SAYS_NOTHING.test(detail.replace(/^(?:[\s:\u2717\u2716\u00D7\u274C]|\[[\w:./@-]{1,40}\])+/u, ""))) return reasonOf(whole) ?? { is: "failed" };
		if (MILD_LEVEL.test(message)) return { is: "aside" };
		const isError = isNamed || word !== "" || exception !== undefined || ERROR_INSIDE.test(message) || EXCEPTION_INSIDE.test(message);
		if ((isError ? SURVIVED : ASIDE).test(message)) return { is: "aside" };
		const isEffect = exception === undefined && EFFECT.test(message) && !/[a-z](?:Error|Exception): /.test(message);
		const place = placed === null ? placeIn(PLACE_INSIDE, message) : placeOf(placed.groups ?? {});
		const isPlacedInLine = placed?.groups?.["column"] !== undefined && /^(?:[\w'"`(]\S{0,80} ){2}\S/.test(message);
		if (placed !== null && (isError || isPlacedInLine || WORDS.test(proseOf(message)))) return {
			is: "error",
			rank: RANKS.placed,
			message: said || message,
			place
		};
		if (isEffect && (isError || WORDS.test(proseOf(message)))) return {
			is: "error",
			rank: RANKS.effect,
			message,
			place
		};
		if (isError && ONLY_PLACE.test(message)) return {
			is: "error",
			rank: RANKS.placed,
			message: "",
			place: placeIn(PLACE_LINES, message)
		};
		if (isNamed && exception === undefined && TEST_NAME.test(message)) return { is: "failed" };
		if (isError && exception === undefined && /^\S*[/\\]\S*$/.test(said)) return { is: "failed" };
		if (isNamed && word === "" && exception === undefined && /^\S*$/.test(message)) return PLAIN;
		if (isError) return {
			is: "error",
			rank: RANKS.named,
			message: exception === undefined && !/ $/.test(word.replace(/[:!-] {0,4}$/, "")) ? said || message : message,
			place
		};
		if (PLACE_LINE.test(text)) {
			const only = placeIn(PLACE_LINES, text);
			if (only !== null) return {
				is: "place",
				place: only
			};
		}
		if (!WORDS.test(proseOf(message))) return PLAIN;
		return {
			is: "error",
			rank: TOOL.test(message) ? RANKS.toolWords : RANKS.words,
			message,
			place
		};
	}
	const FILE_NAME = /^(?:[^\s()]{0,200}[\w)]\.[A-Za-z]{1,6}[^\w\s]{0,4}|[\w.-]{1,80}\/\S{1,200})$/;
	function proseOf(message) {
		const words = message.split(" ");
		return words.filter((word) => !FILE_NAME.test(word)).join(" ");
	}
	function placeIn(patterns, text) {
		for (const pattern of patterns) {
			const groups = pattern.exec(text)?.groups;
			if (groups?.["file"] !== undefined) return placeOf(groups);
		}
		return null;
	}
	function placeOf(groups) {
		return {
			file: (groups["file"] ?? "").replace(/^file:\/\//, ""),
			line: Number(groups["line"]) || null,
			column: Number(groups["column"]) || null
		};
	}
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
		return findings.filter((finding) => !isSettled(finding) || NAMED_STEP.test(step) && finding.step !== step);
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
	const MAX_BETWEEN = 12;
	const MAX_AWAY = 40;
	const UNFINISHED = /[:([{]\s{0,8}$|^in \S{1,300}(?: \d{1,7}:[\d-]{1,15})?$|: while (?:scanning|parsing) [\w ]{1,40}$/;
	const CODE_ONLY = /^(?:\w{0,20}Error: )?(?:\[[\w-]{1,30}\]|[A-Z]{1,6}-?\d{1,6}|[\w\\.$]{1,200}(?:Error|Exception)):?$/;
	const MAX_JOINED = 3;
	const MAX_ERRORS = 50;
	const search_MAX_LAST_LINES = 8;
	const MAX_LAST_LINES_OF_WORDS = 2;
	const MIN_FLAT_LINES = 20;
	function* searchErrors(lines) {
		const log = [];
		for (const [at, { text, step }] of lines.entries()) {
			if (at % LINES_AT_A_TIME === 0) yield;
			log.push({
				text,
				step,
				shape: shapeOf(text)
			});
		}
		const errors = unsettledErrors(log);
		const words = errors.length > 0 ? lastRun(log, errors) : lastWords(log);
		const run = words.length > 0 ? words : lastReason(log);
		const best = Math.max(0, ...run.map((at) => rankAt(log, at)));
		const chosen = run.filter((at) => rankAt(log, at) >= Math.min(best, RANKS.named));
		if (!endsTheLog(log, chosen)) return [];
		return chosen.slice(0, MAX_ERRORS).map((at) => describe(log, innermost(log, detailed(log, at))));
	}
	function unsettledErrors(log) {
		const settledAt = endedWellAt(log);
		let errors = [];
		let isRolledBack = false;
		let isIgnored = false;
		for (const [at, line] of log.entries()) {
			if (line.text.startsWith("Exception ignored in")) isIgnored = true;
			if (line.shape.is === "error") {
				if (!isIgnored) errors.push({
					at,
					step: line.step,
					matcher: SURVIVABLE
				});
				isIgnored = false;
			} else if (errors.length > 0 && !isRolledBack) {
				isRolledBack = ROLLS_BACK.test(line.text);
				errors = unsettled(errors, line);
			}
		}
		const retriedAt = log.findLastIndex(({ text }) => RETRIED.test(text));
		const left = dropIgnored(errors, log).filter(({ at }) => at > settledAt);
		const later = left.filter(({ at }) => at > retriedAt);
		const hasFailed = log.some(({ shape }, at) => at > retriedAt && (shape.is === "failed" || shape.is === "summary"));
		return (later.length > 0 || !hasFailed ? later : left).map(({ at }) => at);
	}
	function lastReason(log) {
		const at = log.findLastIndex(({ shape, text }) => shape.is === "failed" && saysAfterWhat(text));
		return at <= endedWellAt(log) ? [] : [at];
	}
	function lastWords(log) {
		const failedAt = log.findLastIndex(({ shape }) => shape.is === "failed");
		const step = log[failedAt]?.step;
		const at = log.findLastIndex(({ shape, step: own, text }, index) => index < failedAt && own === step && shape.is === "plain" && !NO_WORDS.test(text));
		const after = log.slice(failedAt + 1).filter(({ shape }) => shape.is === "plain").length;
		const isLast = after <= MAX_BEFORE_FAILURE && failedAt - at <= MAX_BEFORE_FAILURE;
		const isWell = at <= endedWellAt(log) || log.slice(failedAt + 1).some(({ text }) => PART_WENT_WELL.test(text));
		return isLast && !isWell ? [at] : [];
	}
	const MAX_BEFORE_FAILURE = 3;
	const NO_WORDS = /^\s{0,8}(?:[$+>#*] |##|\W{0,400}$|Clean|Post |Finish|Ran |Done\b|\d{1,6} (?:actionable )?(?:tasks?|files?|tests?|modules?|packages?)\b|\(?See |Time:|Snapshots:|\W{0,4}[A-Za-z][a-z]{1,20}ing\b)|(?:\.{3}|\u2026)$|\b[Cc]ompleted?\b|is not empty/;
	const SURVIVABLE = {
		name: "searched",
		kind: "crash",
		isSurvivable: true,
		pattern: /^/
	};
	function endsTheLog(log, chosen) {
		const last = chosen.at(-1);
		if (last === undefined) return false;
		const failedAt = log.findLastIndex(({ shape }) => shape.is === "failed" || shape.is === "summary");
		const isWeak = (failedAt === -1 || failedAt < last - MAX_BEFORE_FAILURE) && rankAt(log, last) < RANKS.named;
		if (failedAt < last && log.slice(0, last).some(({ text }) => RUNNING.test(text) || SUCCEEDED.test(text))) return false;
		const rest = log.slice(Math.max(last, failedAt) + 1);
		const cleanupAt = rest.findIndex(({ text }) => CLEANUP.test(text) || text.startsWith("##[section]"));
		const below = cleanupAt === -1 ? rest : rest.slice(0, cleanupAt);
		const isGood = ({ shape, text }) => (shape.is === "plain" || shape.is === "aside") && PART_WENT_WELL.test(text);
		const end = below.findLast(({ shape }) => shape.is !== "blank");
		if (failedAt < last ? below.some(isGood) : end !== undefined && isGood(end)) return false;
		const plain = below.filter(({ shape, text }) => shape.is === "plain" && !/^(?:\s{2,}|--|[\u2502\u2503])/.test(text));
		const isFlat = log.length > MIN_FLAT_LINES && !log.some(({ text }) => /^\s+\S/.test(text));
		const most = isWeak ? MAX_LAST_LINES_OF_WORDS : search_MAX_LAST_LINES;
		return plain.length <= (isFlat ? most * 3 : most);
	}
	function rankAt(log, at) {
		const shape = log[at]?.shape;
		return shape?.is === "error" ? shape.rank : 0;
	}
	function lastRun(log, all) {
		const failed = log.findLast(({ shape, step }) => shape.is === "failed" && NAMED_STEP.test(step))?.step;
		const ofStep = all.filter((at) => failed === undefined || !isOfOther(log[at]?.step ?? "", failed));
		const candidates = ofStep.length > 0 ? ofStep : all;
		const failedAt = log.findLastIndex(({ shape }) => shape.is === "failed" || shape.is === "summary");
		const above = candidates.filter((at) => at < failedAt || rankAt(log, at) >= RANKS.named);
		const ranked = above.some((at) => at < failedAt) ? above : candidates;
		const best = Math.min(RANKS.toolWords, Math.max(0, ...ranked.map((at) => rankAt(log, at))));
		const considered = ranked.filter((at) => rankAt(log, at) >= best);
		const run = [];
		for (const at of considered.toReversed()) {
			const next = run[0];
			if (next !== undefined && isApart(log, at, next)) break;
			run.unshift(at);
		}
		return run;
	}
	function isApart(log, at, next) {
		if (log[at]?.step !== log[next]?.step) return true;
		let between = 0;
		for (let index = at + 1; index < next; index++) {
			const is = log[index]?.shape.is;
			if (is === "plain" || is === "aside") between += 1;
		}
		return between > MAX_BETWEEN;
	}
	const ONLY_WHAT = /^(?:[\w.-]{1,40}: )?(?:[Ee]rror (?:while )?|[Ff]ailed (?:to )?|[Ff]ailure (?:while )?|[Uu]nable to |[Cc]ould not |[Aa]n error occurred while |\w{1,60}Error occurred while )[a-z]{3,20}(?: [^:]{1,80})?:?$/;
	function detailed(log, at) {
		const [{ shape }, next] = [log[at] ?? {}, log[at + 1]];
		const isHead = shape?.is === "error" && shape.place === null && ONLY_WHAT.test(shape.message);
		const isDetail = next?.shape.is === "error" && next.step === log[at]?.step;
		return isHead && isDetail && rankAt(log, at + 1) >= RANKS.words ? at + 1 : at;
	}
	const CAUSED_BY = /^\s{0,40}(?:[\w ]{0,40})?(?:[Cc]aused by|\[cause\]|Root cause|Cause)\b ?:/;
	const CLASS = /^.{0,60}?[Cc]aused by: {0,4}(?:[\w.$]{1,200}: )?/;
	const search_CONTINUES = /^(?:\s{2,}|Traceback \(most recent|During handling of the above|The above exception was)/;
	function innermost(log, at) {
		let found = at;
		let hasFrames = false;
		for (let index = at + 1; index < log.length && index - found <= MAX_AWAY; index++) {
			const { text = "", shape } = log[index] ?? {};
			hasFrames ||= shape?.is === "frame";
			const isRaised = hasFrames && shape?.is === "error" && shape.rank === RANKS.named && shape.place === null;
			if (CAUSED_BY.test(text) || isRaised) found = index;
			else if (!search_CONTINUES.test(text) && shape?.is !== "frame" && shape?.is !== "blank" && shape?.is !== "code") break;
		}
		const inner = log[found]?.text.replace(CLASS, "") ?? "";
		return /\w/.test(inner) && log[at]?.text.includes(inner) === true ? at : found;
	}
	function describe(log, at) {
		const { shape, text = "" } = log[at] ?? {};
		const own = shape?.is === "error" ? shape : null;
		const message = joinNext(log, at, own?.message ?? text.trim());
		const places = placesOf(log, at, own);
		return {
			at,
			kind: kindOf(message, own?.rank === RANKS.placed),
			message,
			places
		};
	}
	const SHOWN_BY_POWERSHELL = /^[\w.-]{1,60} : /;
	const search_CALLED_AT = /^\S.{0,300}:\d{1,6} \S{1,12}:\d{1,6}$/;
	function unwrapped(log, at) {
		const lines = log.slice(at, at + MAX_AWAY).map(({ text }) => text);
		const end = lines.findIndex((text) => search_CALLED_AT.test(text));
		const head = SHOWN_BY_POWERSHELL.exec(lines[0] ?? "")?.[0];
		return head === undefined || end < 2 ? null : lines.slice(0, end).join("").slice(head.length).trim();
	}
	function joinNext(log, at, message) {
		const wrapped = unwrapped(log, at);
		if (wrapped !== null) return wrapped;
		let joined = message.trim();
		let left = MAX_JOINED;
		for (let next = at + 1; left > 0 && next <= at + MAX_JOINED * 2; next++) {
			if (/\w/.test(joined.replace(CODE_ONLY, "")) && !UNFINISHED.test(joined)) break;
			const { text = "", shape } = log[next] ?? {};
			if (shape === undefined || shape.is === "frame" || shape.is === "code" || shape.is === "failed") break;
			if (shape.is === "blank") continue;
			joined = `${joined} ${shape.is === "error" ? shape.message.trim() : text.trim()}`.trim();
			left -= 1;
		}
		return joined;
	}
	function placesOf(log, at, own) {
		const below = [];
		for (let index = at + 1; index < log.length && index - at <= MAX_AWAY; index++) {
			const shape = log[index]?.shape;
			if ((shape?.is === "frame" || shape?.is === "place") && shape.place !== null) below.push(shape.place);
			else if (shape?.is === "error" || shape?.is === "failed") break;
			else if (shape?.is === "plain" && index - at > 4 && !/^\s{2,}/.test(log[index]?.text ?? "")) break;
		}
		const above = [];
		for (let index = at - 1; index >= 0 && at - index <= MAX_AWAY; index--) {
			const { shape, text = "" } = log[index] ?? {};
			if ((shape?.is === "frame" || shape?.is === "place") && shape.place !== null) above.push(shape.place);
			else if (shape?.is === "error" || shape?.is === "failed" || shape?.is === "blank") break;
			else if (shape?.is === "plain" && !/^\s{2,}/.test(text)) break;
		}
		return [
			...own?.place == null ? [] : [own.place],
			...below,
			...above
		];
	}
	;
	const MAX_SENTENCE_UNITS = 300;
	const MAX_CAUSES = 10;
	const MAX_DIGITS = 7;
	const MIN_INDENTED_SHARE = .5;
	const EXPLAINS_TIMEOUT = new Set([
		"health check",
		"out of memory",
		"port",
		"image pull"
	]);
	const RANKED = rankMatchers(MATCHERS);
	function findCauses(lines) {
		const search = searchCauses(lines);
		let step = search.next();
		while (step.done !== true) step = search.next();
		return step.value;
	}
	function* searchCauses(lines) {
		const log = readLog(lines);
		yield;
		const findings = yield* findingsIn(log);
		const all = findings.length > 0 ? findings : yield* findIndented(log);
		return choose(all, failedSteps(log)).slice(0, MAX_CAUSES).map(({ cause }) => cause);
	}
	function* findIndented(log) {
		const indent = sharedIndent(log.lines.map(({ text }) => text), MIN_INDENTED_SHARE);
		if (indent === 0) return [];
		return yield* findingsIn({
			...log,
			lines: log.lines.map((line) => ({
				...line,
				text: dedent(line.text, indent)
			}))
		});
	}
	function* findingsIn(log) {
		const settledAt = endedWellAt(log.lines);
		const known = (yield* searchTables(log)).filter(({ at }) => at > settledAt);
		const left = dropSurvived(known, log.lines);
		if (left.some(isError)) return left;
		const errors = yield* searchErrors(log.lines);
		return [...left, ...errors.map((error) => toFinding(error, log))].toSorted((one, other) => one.at - other.at);
	}
	function toFinding({ at, kind, message, places }, log) {
		const { step = "", folder = "" } = log.lines[at] ?? {};
		const files = places.map((place) => ({
			...place,
			file: fileIn(place.file, folder, log.roots)
		}));
		const place = files.find(({ file }) => file !== null);
		const { ending, ...nowhere } = cause_placeOf(place?.file ?? null, null, place?.line ?? null, place?.column ?? null);
		const cause = {
			kind,
			sentence: plainSentence(message),
			certainty: "likely",
			file: null,
			line: null,
			column: null,
			at
		};
		const likely = ending ?? (nowhere.file === null ? undefined : {
			...nowhere,
			file: nowhere.file
		});
		return {
			matcher: {
				name: "shape",
				kind,
				rank: "effect",
				isSurvivable: true,
				pattern: /^/
			},
			at,
			step,
			cause: likely === undefined ? cause : {
				...cause,
				ending: likely
			}
		};
	}
	function plainSentence(text) {
		const words = text.replace(/\s+/g, " ");
		return (0, plain_text.oN)(words.replace(/^[\s:]+|[\s.:]+$/g, ""), MAX_SENTENCE_UNITS);
	}
	function* searchTables(log) {
		let findings = [];
		let isRolledBack = false;
		for (const [at, line] of log.lines.entries()) {
			if (at % LINES_AT_A_TIME === 0) yield;
			const found = findAt(log, at);
			if (found !== null) findings.push(found);
			else if (findings.length > 0 && !isRolledBack) {
				isRolledBack = ROLLS_BACK.test(line.text);
				findings = unsettled(findings, line);
			}
		}
		return findings;
	}
	function findAt(log, at) {
		const { text = "", step = "" } = log.lines[at] ?? {};
		let best = null;
		for (const matcher of RANKED) {
			if (best !== null && (isLower(matcher, best.matcher) || isPlaced(best.cause))) break;
			const found = matcher.pattern.exec(text);
			const groups = found === null ? null : addNear(log.lines, at, matcher.near ?? [], found.groups ?? {});
			if (groups === null) continue;
			const finding = {
				matcher,
				at,
				step,
				cause: renderCause(matcher, groups, log, at)
			};
			if (ONLY_FAILED.test(finding.cause.sentence) || !/\w/.test(finding.cause.sentence)) continue;
			if (best === null || isPlaced(finding.cause)) best = finding;
		}
		return best;
	}
	function isPlaced({ file, ending }) {
		return file !== null || ending !== undefined;
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
	const cause_UNFINISHED = /[^:]:\s{0,8}$|^\[[\w-]{1,30}\]$|^[A-Z]{1,6}-?\d{1,6}:?$/;
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
		const more = cause_UNFINISHED.test(groups["cause"] ?? "") ? findNear(log.lines, at, cause_MORE)?.["more"] : undefined;
		const sentence = `${filled} ${more ?? ""}`.replaceAll("\\\"", "\"").replace(/\s+/g, " ").replace(/[.:]: /g, ": ");
		const path = file === undefined ? null : fileIn(file.trim(), (isBare ? UNKNOWN_FOLDER : groups["folder"]) ?? folderAbove(groups["fileFolder"], file) ?? folderOfClass(groups["javaPackage"], file, folder) ?? folderOfGoPackage(groups["goPackage"], file, folder, log.roots) ?? folder, log.roots);
		return {
			kind: matcher.kind,
			sentence: plainSentence(sentence),
			certainty: (matcher.rank ?? "error") === "error" ? "certain" : "likely",
			...cause_placeOf(path, endingOfGoFile(groups["goPackage"], path), readNumber(line), readNumber(column)),
			at
		};
	}
	function cause_placeOf(path, moduleEnding, line, column) {
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
	const cause_EXITED = /^([\w.-]{1,60}) exited with code [1-9]/;
	function failedSteps({ lines }) {
		return new Set(lines.flatMap(({ text, step }) => {
			if (!FAILED.test(text)) return [];
			return NAMED_STEP.test(step) ? [step] : [cause_EXITED.exec(text)?.[1] ?? ""];
		}));
	}
	function choose(findings, failed) {
		for (const rank of ["error", "effect"]) {
			const all = findings.filter(({ matcher }) => (matcher.rank ?? "error") === rank);
			const isExplained = rank === "effect" && all.some(({ matcher }) => EXPLAINS_TIMEOUT.has(matcher.kind));
			const ranked = isExplained ? all.filter(({ matcher }) => matcher.kind !== "timeout") : all;
			const last = ranked.findLast(({ step }) => failed.has(step)) ?? ranked.at(-1);
			if (last === undefined) continue;
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
	const TURN_MS = 10;
	const BUILD_LOG_MS = 5e3;
	const GIVE_UP_MS = 5500;
	const MAX_READ_LINES = 1e4;
	const explain_failure_MAX_LINES = 1e3;
	const MAX_UNDATED_LINES = 200;
	const explain_failure_MAX_UNITS = 1048576;
	const PAUSE_MS = 36e5;
	const MAX_ID_UNITS = 200;
	async function explainFailure(facts) {
		const { keptLines, isOurs, signal } = facts;
		const found = await findInTurns(keptLines(), facts);
		const own = isOurs ? found : lastAsLikely(found);
		if (found.some(({ certainty }) => certainty === "certain")) return own;
		if (facts.buildLogSource === null || signal.aborted) return own;
		const read = await readInTime(facts, facts.buildLogSource);
		if (signal.aborted) return own;
		const chosen = read.kind === "lines" ? chooseLines(read.lines, {
			...facts,
			environmentId: read.environmentId
		}) : null;
		if (chosen === null || chosen.lines.length === 0) {
			const sentence = own.length > 0 ? null : sayElsewhere(read, facts);
			if (sentence !== null) facts.say(sentence);
			return own;
		}
		show(read, chosen, facts.sink);
		const built = await search(chosen, facts);
		return built.length > 0 ? built : own;
	}
	async function findInTurns(lines, { clock, signal, searchBudget }) {
		if (lines.length > searchBudget.linesLeft) return [];
		searchBudget.linesLeft -= lines.length;
		const search = searchCauses(lines);
		let turnMs = 0;
		while (!signal.aborted) {
			const startedAt = clock.monotonicMs();
			const { done, value } = search.next();
			turnMs += clock.monotonicMs() - startedAt;
			if (done === true) return value;
			if (turnMs < TURN_MS) continue;
			await (0, kernel_clock.G)();
			turnMs = 0;
		}
		return [];
	}
	async function readInTime({ clock, signal }, source) {
		const deadlineAt = clock.monotonicMs() + BUILD_LOG_MS;
		const read = (limit) => source.readBuildLog(MAX_READ_LINES, {
			signal: limit,
			deadlineAt
		});
		const unreadable = {
			kind: "unreadable",
			environmentId: null
		};
		return (0, time_limit.zl)(clock, GIVE_UP_MS, read, signal).then((result) => result ?? unreadable, () => unreadable);
	}
	function chooseLines(all, ours) {
		const showable = all.filter(({ text }) => text.length <= explain_failure_MAX_UNITS);
		const { lines: own, isDated, isNamed } = ownLines(showable, ours);
		const lines = isDated || isNamed ? own.slice(-explain_failure_MAX_LINES) : afterLastPause(own).slice(-MAX_UNDATED_LINES);
		let units = 0;
		const tooLong = lines.findLastIndex(({ text }) => {
			units += text.length;
			return units > explain_failure_MAX_UNITS;
		});
		return {
			lines: lines.slice(tooLong + 1),
			isDated,
			isNamed
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
		return lines.slice(lines.findLastIndex(({ epochMs }) => epochMs === null || epochMs < at) + 1);
	}
	function show({ environmentId }, { lines, isDated, isNamed }, sink) {
		const doubt = isDated || isNamed ? "" : "; some lines may be from earlier builds or other applications";
		sink.remark?.(`the build's log follows (environment ${safeId(environmentId)})${doubt}`);
		for (const line of lines) sink.line(line);
	}
	async function search({ lines, isDated, isNamed }, facts) {
		const { keptLines, isOurs, startedBy } = facts;
		const kept = keptLines();
		const findIn = (searched) => {
			const from = kept.length - searched.reduce((count, { text }) => count + countLines(text), 0);
			return findInTurns(kept.map((line, index) => index < from ? "" : line), facts);
		};
		const dated = isDated && startedBy !== null ? since(lines, startedBy) : [];
		const certain = isOurs ? await findIn(isNamed ? lines : dated) : [];
		return certain.length > 0 ? certain : lastAsLikely(await findIn(lines));
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
