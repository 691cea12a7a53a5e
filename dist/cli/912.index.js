export const id = 912;
export const ids = [912];
export const modules = { 9912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { explainFailure: () => explainFailure });
	var time_limit = __webpack_require__(2329);
	var untrusted = __webpack_require__(2274);
	var plain_text = __webpack_require__(6094);
	var hostile_json = __webpack_require__(29);
	;
	const MAX_UNITS = 1e3;
	const MAX_PREFIX_UNITS = 8e3;
	const MAX_PREFIXES = 4;
	const PREFIXES = [
		/^(?<step>#\d{1,4}) (?:\d{1,5}\.\d{1,3} )?/,
		/^\d{1,5}\.\d{2,3} (?=\S|\s)/,
		/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)\s/,
		/^(?:app|heroku|runner|proxy|health)\[[\w.-]{1,40}\](?: [a-z]{3} \[\w{1,10}\](?: |$)|: )/,
		/^(?<step>Step #\d{1,3}(?: - "[^"]{1,60}")?): ?/,
		/^\[Container\] \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{1,9})? /,
		/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6}\] |\] | [AP]M: )/,
		/^\[(?:builder|detector|exporter|analyzer|restorer|creator|\d{1,2})\] /,
		/^(?<step>(?:@[\w.-]{1,40}\/)?[\w.-]{1,60}:(?:build|test|lint|dev|start|check|compile|typecheck|check-types)): /,
		/^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,60} [\w.@-]{1,60}(?:\[\d{1,8}\])?: /,
		/^remote: {0,10}/,
		/^(?<step>[\w.-]{1,60}) {1,20}\| /,
		/^ {0,8}Warning +\w+ +(?:<\w+>|\d\w*)(?: \(x\d+ over \w+\))? +[\w-]+ +/,
		/^(?:<\w+>|\d\w*) +Warning +\w+ +[\w-]+\/\S+ +/,
		/^\[pod\/[\w.-]{1,100}\/[\w.-]{1,100}\] /,
		/^(?<step>(?<folder>(?:[\w@.-]{1,60}\/){0,4}[\w@.-]{1,60}) (?:build|test|lint|prepare|postinstall|compile|start|dev|check|typecheck|types)): /
	];
	function readUnprefixed(line) {
		let text = line.length > MAX_PREFIX_UNITS ? line.slice(0, MAX_PREFIX_UNITS) : line;
		let step = "";
		let folder = "";
		for (let count = 0; count < MAX_PREFIXES; count++) {
			const found = firstMatch(text);
			if (found === null) break;
			text = text.slice(found[0].length);
			step ||= found.groups?.["step"] ?? "";
			folder ||= found.groups?.["folder"] ?? "";
		}
		if (text.startsWith("{")) text = readMessage(text) ?? text;
		return {
			text: text.length > MAX_UNITS ? text.slice(0, MAX_UNITS) : text,
			step,
			folder
		};
	}
	function readMessage(text) {
		const entry = (0, hostile_json.qF)(text);
		if (/^(?:fatal|panic|critical|60)$/i.test(String((0, hostile_json._F)(entry, "level")))) return null;
		const message = (0, hostile_json._F)(entry, "message") ?? (0, hostile_json._F)(entry, "msg") ?? (0, hostile_json._F)(entry, "log");
		return typeof message === "string" ? (0, plain_text.uz)(message)[0] ?? null : null;
	}
	function firstMatch(text) {
		for (const pattern of PREFIXES) {
			const found = pattern.exec(text);
			if (found !== null) return found;
		}
		return null;
	}
	const RECOVERIES = [
		{
			pattern: /^(?:DONE \d|CACHED$)/,
			settles: "step"
		},
		{
			pattern: /^[\w.-]{1,60} exited with code 0$/,
			settles: "all"
		},
		{
			pattern: /^ ?Container [\w.-]{1,100} {1,4}Healthy$/,
			settles: "effects"
		},
		{
			pattern: /^Successfully (?:pulled image|built|tagged) /,
			settles: "effects"
		},
		{
			pattern: /^(?:deployment|statefulset|daemon set) "[^"]{1,100}" successfully rolled out/,
			settles: "all"
		},
		{
			pattern: /^(?:\(service [\w-]{1,100}\) )?has reached a steady state/,
			settles: "all"
		},
		{
			pattern: /^-----> (?:Build succeeded|Launching)/,
			settles: "all"
		},
		{
			pattern: /^(?:==> )?(?:Your service is live|Deploy(?:ment)? (?:live|succeeded|complete[d]?))/,
			settles: "all"
		},
		{
			pattern: /^STATUS: deployed$/,
			settles: "all"
		}
	];
	const STEP_STARTS = [
		/^> (?:@[\w.-]{1,60}\/)?[\w.-]{1,80}@\S{0,40} \S/,
		/^[$+] \S/,
		/^Step \d{1,3}\/\d{1,3} : /,
		/^-----> /,
		/^===> /,
		/^> Task :/,
		/^\[INFO\] --- \S/,
		/^##\[group\]Run /
	];
	const ROOTS = /^(?:\/app\/|\/workspace\/|\/usr\/src\/(?:app|my\w{1,20})\/|\/usr\/src\/|\/usr\/app\/|\/home\/node\/app\/|\/code\/|\/src\/app\/|\/opt\/app\/|\/opt\/render\/project\/src\/|\/tmp\/build_[0-9a-f]{6,12}\/|\/var\/app\/current\/|\/var\/www\/html\/|\/var\/www\/|\/var\/task\/|\/go\/src\/app\/|\/vercel\/path\d\/|\/github\/workspace\/|\/home\/runner\/work\/[\w.-]{1,100}\/[\w.-]{1,100}\/|\/builds\/[\w.-]{1,100}\/[\w.-]{1,100}\/|\/build\/|\/srv\/app\/|\/srv\/|\/src\/|\/source\/|\/home\/app\/|\/home\/gradle\/(?:src|project)\/|\/go\/src\/[\w.-]{1,60}\/[\w.-]{1,60}\/[\w.-]{1,60}\/|[A-Za-z]:\/(?:a\/[\w.-]{1,100}\/[\w.-]{1,100}|src|app)\/)/;
	function readPath(file, folder) {
		const plain = file.replace(/^file:\/\//, "").replaceAll("\\", "/");
		const inRepository = plain.replace(ROOTS, "").replace(/^(?:\.\/){1,4}/, "");
		const isRelative = inRepository === plain && !/^(?:\/|[A-Za-z]:)/.test(plain);
		if (folder === "" || !(isRelative || plain.startsWith("./"))) return inRepository;
		const parts = [];
		for (const part of `${`${folder}/`.replace(ROOTS, "")}${inRepository}`.split("/")) {
			if (part === "..") parts.pop();
			else if (part !== ".") parts.push(part);
		}
		return parts.join("/");
	}
	;
	const NOT_A_WORD = /\W+/;
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
	const MAX_WORDS = 150;
	function indexMatchers(matchers) {
		const always = [];
		const byWord = new Map();
		for (const [place, { pattern }] of matchers.entries()) {
			const words = requiredWords(pattern);
			if (words === null) always.push(place);
			for (const word of words ?? []) byWord.set(word, [...byWord.get(word) ?? [], place]);
		}
		const matchersAt = (places) => places.flatMap((place) => matchers[place] ?? []);
		const merge = (places) => matchersAt([...new Set([...always, ...places])].sort((one, other) => one - other));
		const alwaysTried = matchersAt(always);
		const triedFor = new Map([...byWord].map(([word, places]) => [word, merge(places)]));
		return (text) => {
			const words = text.split(NOT_A_WORD, MAX_WORDS).filter((word) => byWord.has(word));
			if (words.length > 1) return merge(words.flatMap((word) => byWord.get(word) ?? []));
			return triedFor.get(words[0] ?? "") ?? alwaysTried;
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
		while (cursor.source[cursor.at] !== "]") cursor.at += cursor.source[cursor.at] === "\\" ? 2 : 1;
		cursor.at += 1;
		return ANY;
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
	const ROOT = {
		where: "below",
		within: 14,
		pattern: /^\s{2,12}(?!\d+: (?=failed to))(?!Caused by:|--- |could not parse input|TOML parse error|failed to (?:load|parse|get|query|fetch|update|read|clone|select|run|acquire)|Unable to update|process didn't|cargo[:=]|\d* ?\||\.\.\. )(?:\d+: )?(?<root>\S.*)/,
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
			pattern: /^\s{0,8}error: (?<cause>failed to parse (?:manifest|lock file) at:? `?(?<file>[^\s`]{1,300}))/,
			near: [{
				where: "below",
				within: 8,
				pattern: /^\s{2,12}TOML parse error/,
				isForbidden: true
			}, ROOT],
			sentence: "{cause}: {root}",
			example: "error: failed to parse manifest at `/app/Cargo.toml`\n\nCaused by:\n  feature `edition2024` is required",
			source: `${CARGO}/core/workspace.rs`
		},
		{
			name: "cargo-dependency",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:no matching package|failed to select a version|failed to get `|failed to download|failed to load source|failed to sync|failed to verify the checksum|checksum for|package `\S+ v|rustc \S+ is not supported|no (?:bin|example|test|library|lib) target|unable to update|failed to fetch|failed to update|failed to query|spurious network|the package|package ID specification|cyclic package dependency|multiple packages|none of the selected packages).*)/,
			near: [ROOT],
			sentence: "{cause}: {root}",
			example: "error: no matching package named `serd` found\nlocation searched: crates.io index\nrequired by package `gateway v0.3.0 (/app)`",
			source: `${CARGO}/core/resolver/errors.rs`
		},
		{
			name: "cargo-workspace",
			kind: "missing file",
			pattern: /^\s{0,8}error: (?<cause>(?:could not find `|(?:cannot|can't) (?:update|find)|the lock file|failed to (?:load manifest|read|open|write|create)|current package believes|manifest path|couldn't read|no such (?:sub)?command|can't find).*)/,
			near: [ROOT],
			sentence: "{cause}: {root}",
			example: "error: could not find `Cargo.toml` in `/app` or any parent directory",
			source: `${CARGO}/util/important_paths.rs`
		},
		{
			name: "rust-toolchain",
			kind: "missing dependency",
			pattern: /^\s{0,8}error: (?<cause>(?:toolchain '|rustup could not|component '|'?(?:cargo|rust)\S{1,20} is not installed|override toolchain|could not (?:download|execute process|choose)|the toolchain|invalid toolchain|target '|linker `|failed to (?:install|run `rustc`)|no (?:default|override)|Unable to proceed|custom toolchain).*)/,
			near: [ROOT],
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
			pattern: /^\s{0,8}error: (?!could not compile|failed to run custom build)(?<cause>.+)/,
			near: [CAUSED_BY, ROOT],
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
					pattern: /^\s{4,12}(?:\d+: )?(?<root>\S.*)/,
					until: /^\s{0,8}$/
				},
				ROOT
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
	const PLACE = [INSTRUCTION, INSTRUCTION_ABOVE];
	const BUILDKIT = "https://github.com/moby/buildkit/blob/master/solver/errdefs/solve.go";
	const MOBY = "https://github.com/moby/moby (daemon errors)";
	const DOCKER = [
		{
			name: "docker-run-killed",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:[^K]{0,80}[: ])?Killed\b/,
			near: [{
				where: "below",
				within: 20,
				pattern: /^ERROR: process "(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"]{1,200})" .{0,60}exit code: 137$/,
				isRequired: true
			}, ...PLACE],
			sentence: "Killed: out of memory during {command} (exit code 137)",
			example: "Killed\nERROR: process \"/bin/sh -c npm run build\" did not complete successfully: exit code: 137",
			source: BUILDKIT
		},
		{
			name: "buildkit-exit-137",
			kind: "out of memory",
			rank: "effect",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?process "(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"]{1,200})" did not complete successfully: (?:exit code: 137|cannot allocate memory)/,
			near: PLACE,
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
			pattern: /^[^"]{0,200}failed to (?:calculate checksum of ref [^\s"]{1,100}|compute cache key:|walk [^\s"]{1,200}) (?<cause>"[^"]{1,300}": not found)/,
			near: PLACE,
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
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: |Error response from daemon: )?(?:failed to create LLB definition: |rpc error: code = Unknown desc = )?(?:dockerfile|Dockerfile) parse error (?:on )?line (?<line>\d+): (?<cause>.{1,300})/,
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
			near: PLACE,
			example: "ERROR: docker.io/library/node:24.99-alpine: not found\nDockerfile:1",
			source: BUILDKIT
		},
		{
			name: "docker-resolve-source",
			kind: "image pull",
			rank: "effect",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?<image>[^\s:]{1,200}(?::[\w.-]{1,128})?): (?:failed to (?:do request|authorize|resolve|fetch)|error getting credentials|no match for platform|pulling from host)(?<rest>.{0,100}: )?(?<cause>[^:]{3,200})$/,
			near: PLACE,
			sentence: "{image}: {cause}",
			example: "ERROR: failed to solve: ghcr.io/acme/base:3: failed to resolve source metadata for ghcr.io/acme/base:3: no match for platform in manifest: not found",
			source: BUILDKIT
		},
		{
			name: "docker-daemon-image",
			kind: "image pull",
			pattern: /^(?:Error response from daemon|Error|ERROR|docker): (?:Error response from daemon: )?(?<cause>(?:pull access denied|manifest for|manifest unknown|unauthorized: |no matching manifest|toomanyrequests: |Head "|Get "https:\/\/registry).{0,300})/,
			example: "Error response from daemon: pull access denied for acme/web, repository does not exist or may require docker login",
			source: MOBY
		},
		{
			name: "docker-push-denied",
			kind: "permission",
			pattern: /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:failed to push \S{1,200}: )?(?<cause>(?:denied|unauthorized|insufficient_scope)[: ].{0,200}|push access denied.{0,200}|server message: insufficient_scope.{0,100})/,
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
			pattern: /^[^"]{0,300}(?:unable to start container process|starting container process caused): (?:error during container init: )?(?<cause>exec: "(?<file>[^"]{1,200})": permission denied)/,
			example: "Error response from daemon: failed to create task for container: OCI runtime create failed: runc create failed: unable to start container process: exec: \"/app/docker-entrypoint.sh\": permission denied",
			source: "https://github.com/opencontainers/runc"
		},
		{
			name: "docker-exec-missing",
			kind: "missing file",
			pattern: /^[^"]{0,300}(?:unable to start container process|starting container process caused): (?:error during container init: )?(?<cause>exec: "[^"]{1,200}": (?:executable file not found in \$PATH|stat [^:]{1,200}: no such file or directory|no such file or directory|exec format error))/,
			example: "docker: Error response from daemon: failed to create task for container: unable to start container process: exec: \"nodee\": executable file not found in $PATH: unknown.",
			source: "https://github.com/opencontainers/runc"
		},
		{
			name: "docker-exec-format",
			kind: "crash",
			pattern: /^(?<cause>(?:exec |standard_init_linux\.go:\d+: exec user process caused: ?)(?:\S{1,200}: )?(?:"?exec format error"?|no such file or directory))$/,
			example: "exec /usr/local/bin/docker-entrypoint.sh: exec format error",
			source: "https://github.com/opencontainers/runc/blob/main/libcontainer/standard_init_linux.go"
		},
		{
			name: "docker-mount",
			kind: "missing file",
			pattern: /^(?:docker: )?Error response from daemon: (?<cause>(?:invalid mount config|error while mounting volume|failed to (?:mount|populate)|network \S{1,100} not found|No such (?:image|container)|create \S{1,100}: ).{0,250})/,
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
			pattern: /^(?<cause>(?:dependency failed to start: )?container \S{1,100} is unhealthy)/i,
			example: "dependency failed to start: container shop-db-1 is unhealthy",
			source: "https://github.com/docker/compose/blob/main/pkg/compose/convergence.go"
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
			name: "docker-oom-killed",
			kind: "out of memory",
			rank: "effect",
			pattern: /^.{0,120}(?<cause>\bOOMKilled\b).{0,60}$/,
			example: "    \"OOMKilled\": true,",
			source: "https://docs.docker.com/reference/api/engine/"
		}
	];
	;
	const GO = "https://github.com/golang/go/blob/master/src";
	const OWN_FRAME = /^\s{1,8}(?=\/|\.\/|(?:github|gitlab|bitbucket)\.)(?!\S{0,200}\/(?:vendor|(?:go|golang|go-?\d\.\d{1,2}(?:\.\d{1,2})?)\/src\/(?:bufio|bytes|context|crypto|database|encoding|errors|flag|fmt|html|internal|io|log|maps|math|net|os|path|reflect|regexp|runtime|slices|sort|strconv|strings|sync|syscall|testing|text|time))\/)(?:(?:github|gitlab|bitbucket)\.[a-z]{3}\/[^\s/@]{1,60}\/[^\s/@]{1,60}\/(?:v\d{1,2}\/)?)?(?<file>[^\s@:]{1,300}):(?<line>\d+)(?: |$)/;
	const GOROUTINE = {
		where: "below",
		within: 15,
		pattern: /^(?:goroutine \d+|runtime stack:|\[signal )/,
		isRequired: true
	};
	const FRAME = {
		where: "below",
		within: 80,
		pattern: OWN_FRAME,
		until: /^(?:created by|exit status) /
	};
	const EXITED = {
		where: "below",
		within: 3,
		pattern: /^(?:##\[error\])?\s{0,8}(?:exit status [1-9]|[\w.-]{1,80} exited with code [1-9]|Process (?:exited with status|completed with exit code) [1-9]|INFO Main child exited (?:normally )?with (?:code|status): [1-9])/,
		isRequired: true
	};
	const NOT_TEST_LINE = /^(?:=== RUN|\s{0,12}--- |FAIL|ok\s|PASS)/;
	const IN_TEST = /^\s{1,16}(?<file>[\w.-]{1,100}_test\.go):(?<line>\d+): (?<cause>\S.*)/;
	const GO_RUN = [
		{
			name: "go-test-timeout",
			kind: "timeout",
			pattern: /^panic: (?<cause>test timed out after \S+)/,
			near: [{
				where: "below",
				within: 4,
				pattern: /^\s{1,8}(?<test>Test\w+\S*) \(/
			}, {
				where: "below",
				within: 90,
				pattern: /^\s{1,8}(?<file>[^\s@:]{1,300}_test\.go):(?<line>\d+)(?: |$)/
			}],
			sentence: "{test} {cause}",
			example: "panic: test timed out after 10m0s\nrunning tests:\n	TestSlow (10m0s)\n\ngoroutine 34 [running]:\ntesting.(*M).startAlarm.func1()\n	/usr/local/go/src/testing/testing.go:2366 +0x385\ncreated by time.goFunc\n\ngoroutine 7 [sleep]:\nmain.TestSlow()\n	/app/slow_test.go:9 +0x1d",
			source: `${GO}/testing/testing.go (startAlarm)`
		},
		{
			name: "go-panic-port",
			kind: "port",
			pattern: /^panic: (?<cause>.{0,80}listen (?:tcp|udp)\S* \S+ bind: .+)/,
			near: [GOROUTINE, FRAME],
			example: "panic: listen tcp :8080: bind: address already in use\n\ngoroutine 1 [running]:\nmain.main()\n	/app/main.go:12 +0xb5",
			source: `${GO}/net/net.go (OpError.Error)`
		},
		{
			name: "go-panic",
			kind: "crash",
			pattern: /^\s{0,8}panic: (?<cause>[^[].{0,500}?)(?: \[recovered(?:, repanicked)?\])?$/,
			near: [GOROUTINE, FRAME],
			example: "panic: assignment to entry in nil map\n\ngoroutine 1 [running]:\nmain.main()\n	/app/main.go:12 +0xb5",
			source: `${GO}/runtime/panic.go (printpanics)`
		},
		{
			name: "go-out-of-memory",
			kind: "out of memory",
			pattern: /^fatal error: (?<cause>(?:runtime: )?(?:out of memory|cannot allocate memory).*)/,
			near: [GOROUTINE, FRAME],
			example: "fatal error: runtime: out of memory\n\nruntime stack:\nruntime.throw({0x4b2})\n	/usr/local/go/src/runtime/panic.go:1077 +0x5c",
			source: `${GO}/runtime/mem_linux.go (sysMapOS)`
		},
		{
			name: "go-fatal-error",
			kind: "crash",
			pattern: /^fatal error: (?<cause>.+)/,
			near: [GOROUTINE, FRAME],
			example: "fatal error: all goroutines are asleep - deadlock!\n\ngoroutine 1 [chan send]:\nmain.main()\n	/app/main.go:6 +0x5b",
			source: `${GO}/runtime/panic.go (fatalthrow)`
		},
		{
			name: "go-data-race",
			kind: "crash",
			pattern: /^WARNING: (?<cause>DATA RACE)/,
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
			}, FRAME],
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
			name: "go-test",
			kind: "test failure",
			pattern: /^\s{0,16}--- FAIL: (?<test>\S+) \(/,
			near: [{
				where: "below",
				within: 10,
				pattern: IN_TEST,
				until: NOT_TEST_LINE,
				isRequired: true
			}],
			sentence: "{test}: {cause}",
			example: "--- FAIL: TestTotal (0.00s)\n    total_test.go:11: got 100, want 119\nFAIL",
			source: `${GO}/testing/testing.go (report)`
		},
		{
			name: "go-test-verbose",
			kind: "test failure",
			pattern: /^--- FAIL: (?<test>\S+) \(/,
			near: [{
				where: "above",
				within: 12,
				pattern: IN_TEST,
				until: /^(?:=== RUN|--- )/,
				isRequired: true
			}],
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
		},
		{
			name: "go-log-fatal-port",
			kind: "port",
			pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?<file>[^\s:]{1,200}):(?<line>\d+): )?)?(?=(?:[\w .]{0,60}: )?listen (?:tcp|udp|unix))(?<cause>.+ ?bind: .+)/,
			example: "2026/04/11 07:20:02 listen tcp :8080: bind: address already in use\nexit status 1",
			source: `${GO}/net/net.go (OpError.Error)`
		},
		{
			name: "go-log-fatal",
			kind: "crash",
			pattern: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?:(?<file>[^\s:]{1,200}\.go):(?<line>\d+): )?(?<cause>\S.+)/,
			near: [EXITED],
			example: "2026/04/11 07:20:02 config: DATABASE_URL must be set\nexit status 1",
			source: `${GO}/log/log.go (formatHeader)`
		},
		{
			name: "go-logger-fatal",
			kind: "crash",
			pattern: /^(?:time="?[^\s"]{1,40}"? |\d\S{0,40} )?(?:level=fatal msg="?|FATA\[\d{4}\] |F\d{4} \d\d:\d\d:\d\d\.\d{6} {1,8}\d+ (?<file>[^\s:]{1,100}):(?<line>\d+)\] )(?<cause>[^"]+)/,
			example: "time=\"2026-04-11T07:20:02Z\" level=fatal msg=\"cannot read the settings\"",
			source: "https://github.com/sirupsen/logrus/blob/master/text_formatter.go"
		},
		{
			name: "go-zap-fatal",
			kind: "crash",
			pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|timestamp)":[^,]{1,40},)?(?:"caller":"(?<file>[^:"]{1,200}):(?<line>\d+)",)?"(?:msg|message)":"(?<cause>[^"]+)"/,
			example: "{\"level\":\"fatal\",\"ts\":1775892002.1,\"caller\":\"server/main.go:42\",\"msg\":\"cannot read the settings\"}",
			source: "https://github.com/uber-go/zap/blob/master/zapcore/json_encoder.go"
		}
	];
	;
	const go_build_GO = "https://github.com/golang/go/blob/master/src";
	const NO_ERROR = "(?!warning: |note: )";
	const go_build_PLACE = `(?:vet: )?(?=[^\\s:]{1,300}\\.go:)(?<file>[^\\s:]{1,300}):(?<line>\\d+):(?<column>\\d+): ${NO_ERROR}`;
	const placed = (rest) => new RegExp(`^\\s{0,8}${go_build_PLACE}${rest}`);
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
			pattern: /^(?:time="?[^\s"]{1,40}"? )?(?:level=error msg="|ERRO )(?<cause>(?:Running error: |Can't |Failed to |Timeout exceeded|\[linters_context\] typechecking)[^"]*)/i,
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
			}],
			example: "# github.com/acme/orders\n# [github.com/acme/orders]\n./main.go:9:2: fmt.Printf format %d has arg name of wrong type string",
			source: `${go_build_GO}/cmd/go/internal/work/exec.go (reportCmd)`
		},
		{
			name: "go-compile",
			kind: "compile error",
			pattern: placed("(?:syntax error: (?=syntax error))?(?<cause>.+)"),
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
			pattern: /^\s{0,16}(?:package|imports) [^\s:]+(?: from [^\s:]+)?: (?=import cycle not allowed|use of internal package|build constraints exclude|no required module|cannot find|no Go files|\S{1,6} source files not allowed|import ")(?<cause>[^;]+(?:; (?!to add)[^;]+)?)/,
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
			pattern: /^\s{0,8}(?:go: |verifying (?=\S+: checksum))(?:(?=(?:module )?[\w./~-]{1,200}@\S+: )|(?=module [^\s:]+: )|(?=\S{1,200}: checksum mismatch)|(?=cannot find|updates to go\.(?:mod|work|sum) needed|inconsistent vendoring|go\.mod file not found|no modules? (?:disabled|declares)|modules (?:disabled|declares)|cannot load module|cannot determine module|error loading|error obtaining VCS|malformed|could not|-mod|unrecognized|unknown|ambiguous|conflicting|missing|no module provides|vendor))(?<cause>[^;]+(?:; (?!to add)[^;]+)?)/,
			example: "go: github.com/acme/private@v1.2.0: reading github.com/acme/private/go.mod at revision v1.2.0: git ls-remote -q origin: exit status 128",
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
				pattern: /^.{0,300}go(?:fmt|imports) (?:-s )?-[sld]{1,3} (?!-w)/,
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
			pattern: /^(?:==> )?(?<cause>(?:Port scan timeout reached, no open ports detected|No open ports detected)(?! yet|, continuing)[^.]{0,150})/,
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
			pattern: /^(?:\(service [\w-]{1,100}\)[,:]? ?)?(?:\([^)]{1,120}\),? ?){0,3}(?<cause>(?:failed container health checks\b.{0,100}|\(?task .{1,120} failed (?:ELB|container) health checks.{0,150}|deployment .{0,120}deployment failed: .{1,120}|is unhealthy in .{1,200}|Task failed (?:ELB|container) health checks.{0,150}))/,
			example: "(service web) (task 0c1f2d7e) failed container health checks.",
			source: "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/service-event-messages-list.html"
		},
		{
			name: "ecs-image",
			kind: "image pull",
			pattern: /^.{0,80}(?<cause>CannotPullContainerError: .{1,250})/,
			example: "CannotPullContainerError: pull image manifest has been retried 5 time(s): failed to resolve ref docker.io/acme/web:9: not found",
			source: "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task_cannot_pull_image.html"
		},
		{
			name: "ecs-memory",
			kind: "out of memory",
			rank: "effect",
			pattern: /^.{0,80}(?<cause>OutOfMemoryError: Container killed due to memory usage)/,
			example: "OutOfMemoryError: Container killed due to memory usage",
			source: "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/stopped-task-error-codes.html"
		},
		{
			name: "ecs-start",
			kind: "crash",
			rank: "effect",
			pattern: /^.{0,80}(?<cause>(?:ResourceInitializationError|CannotStartContainerError|CannotCreateContainerError|TaskFailedToStart): .{1,250})/,
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
			pattern: /^(?<cause>Memory limit of \S{1,20} (?:MiB )?exceeded with .{1,60} used)/,
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
			pattern: /^(?<cause>\d{1,3}\/\d{1,3} replicas never became healthy|Healthcheck failed|service unavailable)!?$/i,
			example: "1/1 replicas never became healthy!",
			source: "https://docs.railway.com/guides/healthchecks"
		},
		{
			name: "host-exit-code",
			kind: "crash",
			rank: "exit",
			pattern: /^(?:Process|Container|container|Main child|App|Application|The process|Command|Task|INFO Main child| INFO Main child)\s?(?:\S{1,60} )?(?<cause>(?:exited|terminated|failed) (?:normally )?with (?:status|code:?|exit code|exit status|signal)[: ]{0,2}(?!0\b)\w{1,12}.{0,60})/,
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
			}],
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
			name: "ansible",
			kind: "crash",
			pattern: /^fatal: \[[^\]]{1,100}\]: (?:FAILED|UNREACHABLE)! => .{0,400}?"msg": "(?<cause>[^"]{1,250})"/,
			example: "fatal: [web-1]: FAILED! => {\"changed\": false, \"msg\": \"No package matching 'libvips2' is available\"}",
			source: "https://github.com/ansible/ansible/blob/devel/lib/ansible/plugins/callback/default.py"
		},
		{
			name: "cloudformation",
			kind: "crash",
			pattern: /^.{0,120}(?:CREATE|UPDATE|DELETE)_FAILED[ |]{1,24}(?<cause>[\w:]{1,80} .{1,250})/,
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
			pattern: /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S{0,6} [A-Z]{3,5} \[\d{1,8}\] )FATAL: {2}(?<cause>(?:could not (?:create|open|access|bind|write|load)|data directory|database files are incompatible|configuration file|password authentication failed|database "[^"]{1,100}" does not exist).{0,200})/,
			example: "2026-02-01 10:00:00.120 UTC [1] FATAL:  database files are incompatible with server",
			source: "https://www.postgresql.org/docs/current/runtime-config-logging.html"
		},
		{
			name: "postgres-image",
			kind: "crash",
			pattern: /^Error: (?<cause>Database is uninitialized and superuser password is not specified)/,
			example: "Error: Database is uninitialized and superuser password is not specified.",
			source: "https://github.com/docker-library/postgres/blob/master/docker-entrypoint.sh"
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
			example: "[Container] 2026/05/01 10:20:30.123456 Command did not exit successfully npm run build exit status 2",
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
			name: "kubernetes-image-waiting",
			kind: "image pull",
			rank: "effect",
			pattern: /^(?<cause>Back-off pulling image "[^"]{1,200}"|Failed to apply default image tag .{1,200}|Error: InvalidImageName)/,
			example: "Back-off pulling image \"registry.example.com/web:1.9.0\"",
			source: KUBELET
		},
		{
			name: "kubernetes-image-status",
			kind: "image pull",
			rank: "effect",
			pattern: /^(?:\S{1,100} +\d+\/\d+ +|.{0,60}Reason: +|.{0,80}: )(?<cause>ImagePullBackOff|ErrImagePull|InvalidImageName|ErrImageNeverPull)\b/,
			example: "web-5b7d9c6f4-t2v8k   0/1     ImagePullBackOff   0          92s",
			source: KUBELET
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
			pattern: /^(?<cause>\d+\/\d+ nodes are available: [^.]{1,250})/,
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
			pattern: /^Error from server \(Forbidden\): .{0,200}?is forbidden: (?<user>User "[^"]{1,200}" cannot \w+ resource "[^"]{1,100}")(?: in API group "[^"]{0,100}")?(?<where> in the namespace "[^"]{1,100}"| at the cluster scope)?/,
			sentence: "{user}{where}",
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
			pattern: /^error: error validating "(?<file>[^"]{1,200})": error validating data: (?:ValidationError\([^)]{1,200}\): )?(?<cause>[^;]{1,250})/,
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
			pattern: /^Error from server \((?:NotFound|AlreadyExists|Conflict|InternalError|BadRequest)\): (?<cause>.{1,250})/,
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
			name: "helm-template",
			kind: "compile error",
			pattern: /^Error: (?:UPGRADE FAILED: |INSTALLATION FAILED: )?(?:parse error at|template: [^:]{1,200}:\d+:\d+: executing "[^"]{1,200}" at|execution error at) .{0,300}: (?<cause>[^:]{3,200})$/,
			example: "Error: UPGRADE FAILED: template: web/templates/deployment.yaml:23:28: executing \"web/templates/deployment.yaml\" at <.Values.image.tag>: nil pointer evaluating interface {}.tag",
			source: "https://github.com/helm/helm/blob/main/pkg/engine/engine.go"
		},
		{
			name: "helm-failed",
			kind: "timeout",
			rank: "effect",
			pattern: /^Error: (?<cause>(?:UPGRADE|INSTALLATION) FAILED: .{1,250})/,
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
		pattern: /^(?!.{0,200}(?:Health check|health check)).{0,200}\b(?:listening|serving|started|ready|recover|caught|disabled|continu|retry|fall(?:ing)? ?back|ignor|passing|succe|test \S{1,80} \.\.\. ok)/i,
		until: /^.{0,20}(?:exited with code|Process exited|---- )/,
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
			near: [BUILD_SCRIPT, MESSAGE],
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
	const shell_INSTRUCTION = {
		where: "below",
		within: 60,
		pattern: /^(?<file>[\w./-]*Dockerfile[\w.-]*):(?<line>\d+)$/
	};
	const BASH = "https://git.savannah.gnu.org/cgit/bash.git/tree/error.c";
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
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|sh:|bash:|zsh:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>[\w./@+-]{1,100}: (?:command )?not found)$/,
			example: "scripts/deploy.sh: 5: jq: not found",
			source: BASH
		},
		{
			name: "shell-not-found",
			kind: "missing dependency",
			pattern: /^(?:(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh: )(?:line )?(?:\d+: )?(?<cause>(?!\d)[\w./@+-]{1,100}: (?:command )?not found)$/,
			example: "sh: 1: nest: not found",
			source: BASH
		},
		{
			name: "zsh-not-found",
			kind: "missing dependency",
			pattern: /^zsh:(?:\d+:)? (?<cause>command not found: \S{1,100})$/,
			example: "zsh: command not found: jq",
			source: "https://zsh.sourceforge.io"
		},
		{
			name: "shell-line-denied",
			kind: "permission",
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:cannot create )?[^:]{1,200}: Permission denied)$/,
			example: "./deploy.sh: line 9: /var/log/deploy.log: Permission denied",
			source: BASH
		},
		{
			name: "shell-denied",
			kind: "permission",
			pattern: /^(?:(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh: )(?:line )?(?:\d+: )?(?<cause>(?:cannot create )?[^:]{1,200}: Permission denied)$/,
			example: "/bin/sh: 1: ./build.sh: Permission denied",
			source: BASH
		},
		{
			name: "shell-unbound",
			kind: "crash",
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>\w{1,100}: (?:unbound variable|parameter not set|parameter null or not set|\S.{0,100} (?:is|must) .{1,100}))$/,
			example: "scripts/migrate.sh: line 5: DATABASE_URL: unbound variable",
			source: BASH
		},
		{
			name: "shell-syntax",
			kind: "compile error",
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:[Ss]yntax error|unexpected EOF while looking).{0,150})$/,
			example: "./build.sh: line 14: syntax error near unexpected token `fi'",
			source: BASH
		},
		{
			name: "shell-missing-file",
			kind: "missing file",
			pattern: /^(?<file>(?!\/bin\/|\/usr\/bin\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:cd: |cannot open |cannot create |\.: )?[^:]{1,200}: No such file(?: or directory)?)$/,
			example: "./start.sh: line 3: /etc/app/env: No such file or directory",
			source: BASH
		},
		{
			name: "shell-script-missing",
			kind: "missing file",
			pattern: /^(?:(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh: )(?:line )?(?:\d+: )?(?<cause>(?:cannot open |can't cd to |cd: )?[^:]{1,200}: No such file(?: or directory)?|can't open '[^']{1,200}'.{0,60})$/,
			example: "sh: 0: cannot open ./start.sh: No such file",
			source: BASH
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
			pattern: /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|stat|head|sed|grep|find|touch|source|unzip|rsync|tar(?: \(child\))?): (?<cause>(?:cannot (?:stat|access|open|create regular file|touch|move|remove|find or open) |can't open |can't read )?[^:]{1,200}: (?:Cannot (?:open|stat): )?No such file or directory)/,
			example: "cp: cannot stat 'dist/server.js': No such file or directory",
			source: "https://git.savannah.gnu.org/cgit/coreutils.git"
		},
		{
			name: "coreutils-denied",
			kind: "permission",
			pattern: /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|mkdir|touch|tar|rsync|unzip): (?<cause>(?:cannot [a-z ]{3,40} |can't [a-z ]{3,40} |changing [a-z ]{3,40} )?[^:]{1,200}: (?:Permission denied|Operation not permitted|Read-only file system))/,
			example: "mkdir: cannot create directory '/data/cache': Permission denied",
			source: "https://git.savannah.gnu.org/cgit/coreutils.git"
		},
		{
			name: "disk-full",
			kind: "crash",
			pattern: /^(?<cause>(?:[\w./-]{1,60}: ){1,3}(?:[^:]{1,200}: )?(?:No space left on device|Disk quota exceeded))/,
			example: "cp: error writing '/app/dist/vendor.js': No space left on device",
			source: "https://man7.org/linux/man-pages/man3/errno.3.html"
		},
		{
			name: "curl",
			kind: "crash",
			pattern: /^curl: \((?!0\))\d{1,3}\) (?<cause>.{1,250})/,
			example: "curl: (6) Could not resolve host: registry.example.com",
			source: "https://curl.se/libcurl/c/libcurl-errors.html"
		},
		{
			name: "git-fatal",
			kind: "crash",
			pattern: /^fatal: (?<cause>(?:could not read Username|Authentication failed|repository '[^']{1,200}' not found|unable to access|couldn't find remote ref|Remote branch \S{1,100} not found|not a git repository|reference is not a tree|clone of).{0,200})/,
			example: "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
			source: "https://github.com/git/git"
		},
		{
			name: "ssh-denied",
			kind: "permission",
			pattern: /^(?:[\w.@-]{1,100}: )?(?<cause>Permission denied \((?:publickey|password)[^)]{0,80}\)|Host key verification failed)\.?$/,
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
			pattern: /^Error: (?:adapting config using caddyfile|loading initial config|reading config): (?<cause>.{1,250})/,
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
			source: BASH
		},
		{
			name: "segfault",
			kind: "crash",
			rank: "effect",
			pattern: /^(?:[\w./-]{1,200}: )?(?:line \d+: )?(?: {0,6}\d{1,8} )?(?<cause>(?:Segmentation fault|Illegal instruction|Bus error|Aborted)(?: \(core dumped\))?)(?: .{1,200})?$/,
			example: "Segmentation fault (core dumped)",
			source: BASH
		}
	];
	;
	const TYPESCRIPT = [{
		name: "tsc-missing-module",
		kind: "missing dependency",
		pattern: /^(?<file>[^\s(:][^(:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792|7016): (?<cause>[^.]+)/,
		example: "src/queue.ts(1,23): error TS2307: Cannot find module 'bullmq' or its corresponding type declarations.",
		source: "https://github.com/microsoft/TypeScript/blob/main/src/compiler/program.ts (formatDiagnostic)"
	}, {
		name: "tsc",
		kind: "compile error",
		pattern: /^(?<file>[^\s(:][^(:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<cause>.+)/,
		example: "src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'.",
		source: "https://github.com/microsoft/TypeScript/blob/main/src/compiler/program.ts (formatDiagnostic)"
	}];
	;
	const MATCHERS = [
		...TYPESCRIPT,
		...RUST,
		...CARGO_RUN,
		...GO_BUILD,
		...GO_RUN,
		...KUBERNETES,
		...HOSTS,
		...INFRASTRUCTURE,
		...SHELL,
		...DOCKER
	];
	;
	const MAX_SENTENCE_UNITS = 300;
	const MAX_CAUSES = 10;
	const MAX_DIGITS = 7;
	const ALARM = /err|fail|cannot|can't|could|not |no |unable|missing|denied|refused|kill|panic|fatal|exce|invalid|unexpect|expected|undefined|unknown|unhealthy|back-?off|oom|memory|time|abort|conflict|unresolved|must|already|exit|stop|deadline|large|reached|healthy|not set|fault|abort|core dump|non-zero|unbound|crash|unsupported|forbidden|unauthori|\u2717|\u2716|\u2715|\u00D7|\u25CF|\u2718|violat|would |is not|didn|does|disappear|mismatch|cycle|data race|requires|diff in |\.orig |\.go$|:\d{1,7}:\d{1,7}: /i;
	const matchersFor = indexMatchers(MATCHERS);
	function findCauses(lines) {
		const log = readLog(lines);
		let findings = [];
		for (const [at, { text, step }] of log.entries()) {
			const found = ALARM.test(text) ? findAt(log, at) : null;
			if (found !== null) findings.push(found);
			else if (findings.length > 0) findings = unsettled(findings, text, step);
		}
		return choose(findings).slice(0, MAX_CAUSES).map(({ cause }) => cause);
	}
	function unsettled(findings, text, step) {
		const settles = RECOVERIES.find(({ pattern }) => pattern.test(text))?.settles;
		if (settles === undefined) return findings;
		if (settles === "step") return findings.filter((finding) => finding.step !== step);
		return settles === "all" ? [] : findings.filter(({ matcher }) => (matcher.rank ?? "error") === "error");
	}
	function readLog(lines) {
		let started = 0;
		return lines.map((line) => {
			const { text, step, folder } = readUnprefixed(line);
			if (step === "" && STEP_STARTS.some((pattern) => pattern.test(text))) started += 1;
			return {
				text,
				folder,
				step: step === "" ? String(started) : step
			};
		});
	}
	function findAt(log, at) {
		const { text = "", step = "", folder = "" } = log[at] ?? {};
		for (const matcher of matchersFor(text)) {
			const found = matcher.pattern.exec(text);
			const groups = found === null ? null : addNear(log, at, matcher.near ?? [], found.groups ?? {});
			if (groups !== null) return {
				matcher,
				groups,
				at,
				step,
				cause: renderCause(matcher, groups, at, folder)
			};
		}
		return null;
	}
	function addNear(log, at, near, own) {
		const groups = {};
		for (const [name, text] of Object.entries(own)) if (text !== undefined) groups[name] = text;
		for (const wanted of near) {
			const found = findNear(log, at, wanted);
			if (found === null ? wanted.isRequired === true : wanted.isForbidden === true) return null;
			for (const [name, text] of Object.entries(found ?? {})) if (text !== undefined) groups[name] ??= text;
		}
		return groups;
	}
	function findNear(log, at, { where, within, pattern, until }) {
		const direction = where.endsWith("above") ? -1 : 1;
		let found = null;
		for (let away = 1; away <= within; away++) {
			const text = log[at + direction * away]?.text;
			if (text === undefined) break;
			const groups = pattern.exec(text)?.groups ?? (pattern.test(text) ? {} : null);
			found = groups ?? found;
			if (groups !== null && !where.startsWith("far")) break;
			if (until?.test(text) === true) break;
		}
		return found;
	}
	function renderCause(matcher, groups, at, folder) {
		const { file, line, column } = groups;
		const template = matcher.sentence ?? "{cause}";
		const sentence = template.replace(/\{(\w+)\}/g, (_, name) => groups[name] ?? "").replace(/\s+/g, " ");
		const place = {
			file: file === undefined ? null : readPath(file.trim(), groups["folder"] ?? folder),
			line: null,
			column: null
		};
		return {
			kind: matcher.kind,
			sentence: (0, plain_text.oN)(sentence.replace(/^[\s:]+|[\s.:]+$/g, ""), MAX_SENTENCE_UNITS),
			certainty: (matcher.rank ?? "error") === "error" ? "certain" : "likely",
			...place,
			...file === undefined ? {} : {
				line: readNumber(line),
				column: readNumber(column)
			},
			at
		};
	}
	function readNumber(digits) {
		return digits === undefined || digits.length > MAX_DIGITS || Number(digits) < 1 ? null : Number(digits);
	}
	function choose(findings) {
		for (const rank of [
			"error",
			"effect",
			"exit"
		]) {
			const ranked = findings.filter(({ matcher }) => (matcher.rank ?? "error") === rank);
			const last = ranked.at(-1);
			if (last === undefined) continue;
			if (rank === "exit") return [last];
			const firsts = new Map();
			for (const finding of ranked) if (!firsts.has(keyOf(finding))) firsts.set(keyOf(finding), finding);
			const ofStep = ranked.filter(({ step }) => step === last.step).map(keyOf);
			return [...new Set(ofStep)].flatMap((key) => firsts.get(key) ?? []);
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
	const MAX_ID_UNITS = 200;
	async function explainFailure(facts) {
		const { keptLines, isOurs, signal } = facts;
		const own = findCauses(keptLines());
		if (own.length > 0) return isOurs ? own : own.map(makeLikely);
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
		return search(lines, isDated, facts);
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
		const lines = isDated ? since(all, acceptedBy) : all.slice(-MAX_UNDATED_LINES);
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
	function since(lines, at) {
		return lines.filter(({ epochMs }) => epochMs !== null && epochMs >= at);
	}
	function show({ environmentId }, lines, isDated, sink) {
		const doubt = isDated ? "" : "; some lines may be from earlier builds or other applications";
		sink.remark?.(`the build's log follows (environment ${safeId(environmentId)})${doubt}`);
		for (const line of lines) sink.line(line);
	}
	function search(lines, isDated, { keptLines, isOurs, startedBy }) {
		const kept = keptLines();
		const findIn = (searched) => {
			const from = kept.length - searched.reduce((count, { text }) => count + countLines(text), 0);
			return findCauses(kept.map((line, index) => index < from ? "" : line));
		};
		const certain = isDated && isOurs && startedBy !== null ? findIn(since(lines, startedBy)) : [];
		return certain.length > 0 ? certain : findIn(lines).map(makeLikely);
	}
	function countLines(text) {
		let count = 0;
		for (const _ of (0, untrusted.AO)(text)) count += 1;
		return count;
	}
	function makeLikely(cause) {
		return {
			...cause,
			certainty: "likely"
		};
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
