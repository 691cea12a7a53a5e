export const id = 409;
export const ids = [409];
export const modules = {
	4393: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => APP_IDS,
			l: () => chooseAppIds
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _platform_http_request_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8024);
		const APP_IDS = {
			name: "APP_ID",
			isRequired: false,
			isRepeated: true,
			summary: "ids of the applications (default: $TOUCHDOWN_APP_ID, else app-id in touchdown.yaml)"
		};
		const MAX_CHARS = 255;
		function chooseAppIds(words, configured) {
			const appIds = [...new Set(words.length > 0 ? words : configured)];
			if (appIds.length === 0) {
				const problem = "is missing. Give the id of an application, set TOUCHDOWN_APP_ID, or write app-id in touchdown.yaml.";
				throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
					name: "APP_ID",
					seen: "",
					problem
				}]);
			}
			for (const appId of appIds) requireId(appId);
			return appIds;
		}
		function requireId(appId) {
			(0, _platform_http_request_path_js__WEBPACK_IMPORTED_MODULE_1__.d)("{app_id}", { app_id: appId });
			const isName = appId.length <= MAX_CHARS && !/\p{C}/u.test(appId);
			const problem = `is not a valid id. Use up to ${MAX_CHARS} characters without control characters.`;
			if (!isName) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz([{
				name: "APP_ID",
				seen: appId,
				problem
			}]);
		}
	}),
	1409: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { command: () => doctor_command_command });
		var command = __webpack_require__(283);
		var exit_codes = __webpack_require__(4527);
		var connection = __webpack_require__(1998);
		var app_ids = __webpack_require__(4393);
		var terminal_output = __webpack_require__(7237);
		var http_authorization = __webpack_require__(9626);
		var hostile_json = __webpack_require__(29);
		var error_mapping = __webpack_require__(210);
		var http_failure = __webpack_require__(5421);
		var http_proxy = __webpack_require__(8287);
		var transport = __webpack_require__(6078);
		var undici_exchange = __webpack_require__(7958);
		;
		const LIMITS = {
			connectMs: 1e4,
			headersMs: 15e3,
			bodyMs: 15e3
		};
		const MAX_MS = 3e4;
		function createProbe(options) {
			const { origin, env, clock, signal } = options;
			const exchange = (0, undici_exchange.C)({
				origin,
				proxy: (0, http_proxy.U)(origin, env),
				limits: LIMITS,
				clock
			});
			const get = async (asked, authorization) => {
				let path = asked;
				for (let followed = 0;; followed++) {
					const headers = {
						...options.headers,
						"accept-encoding": "identity",
						authorization
					};
					const deadlineAt = clock.monotonicMs() + MAX_MS;
					const [sentAt, began] = [clock.epochMs(), clock.monotonicMs()];
					const exchanged = await exchange.send({
						method: "GET",
						path,
						headers,
						body: null,
						signal,
						deadlineAt
					});
					const tookMs = clock.monotonicMs() - began;
					const reply = readResult(exchanged, sentAt + tookMs / 2, tookMs);
					if (reply.kind !== "answered") return reply;
					const redirect = (0, transport.tg)(reply, {
						method: "GET",
						origin,
						path,
						followed
					});
					if (redirect.kind === "none") return reply;
					const { status } = reply;
					if (redirect.kind === "refuse") return {
						kind: "elsewhere",
						status,
						location: reply.headers["location"] ?? ""
					};
					path = redirect.path;
				}
			};
			return {
				get,
				close: () => exchange.close()
			};
		}
		function readResult(exchanged, middleAt, tookMs) {
			const { failure } = exchanged;
			if (exchanged.kind === "answered" && (failure === null || exchanged.status >= 300)) {
				const { status, headers, text } = exchanged;
				return {
					kind: "answered",
					status,
					headers,
					text,
					json: (0, hostile_json.qF)(text),
					middleAt,
					tookMs
				};
			}
			const { kind: stage, cause } = failure ?? {
				kind: "closed",
				cause: undefined
			};
			return {
				kind: "unreached",
				stage,
				detail: (0, http_failure.V)(cause)
			};
		}
		const BY_STATUS = new Map([
			[401, "unauthorized"],
			[403, "forbidden"],
			[404, "missing"]
		]);
		function sortResult(reply) {
			if (reply.kind !== "answered") return reply.kind;
			const { status, json, text } = reply;
			if (status >= 500) return "trouble";
			if (status === 429) return "throttled";
			if (isPage(reply)) return "foreign";
			if (status < 300) return json === undefined && text.trim() !== "" ? "foreign" : "fine";
			return BY_STATUS.get(status) ?? "refused";
		}
		function isElsewhere(reply) {
			return [
				"missing",
				"foreign",
				"elsewhere"
			].includes(sortResult(reply));
		}
		function isKnown(reply) {
			return ["fine", "forbidden"].includes(sortResult(reply));
		}
		function isPage({ headers, text }) {
			return /\bhtml\b/i.test(headers["content-type"] ?? "") || /^\s*<(?:!doctype|html|head|body)\b/i.test(text);
		}
		function quoteResult(reply) {
			const said = reply.kind === "answered" ? (0, error_mapping.Nt)(reply.text).replace(/\.$/, "") : "";
			return said === "" ? "" : `: "${said}"`;
		}
		function exitOf(reply) {
			const sort = sortResult(reply);
			if (sort === "unauthorized") return exit_codes.dc.refused;
			return [
				"trouble",
				"foreign",
				"elsewhere",
				"unreached"
			].includes(sort) ? exit_codes.dc.unknown : exit_codes.dc.bad;
		}
		;
		const PREFIX = "/api/v1";
		async function tryWays(probe, { base, token, scheme }) {
			const ask = async (prefix, word) => {
				const authorization = (0, http_authorization.E)(token, word === "Bearer" ? "bearer" : "token");
				return {
					prefix,
					word,
					reply: await probe.get(`${prefix}/organization`, authorization)
				};
			};
			const word = (0, http_authorization.E)(token, scheme).startsWith("Bearer ") ? "Bearer" : "Token";
			let last = await ask(base.prefix, word);
			const attempts = [last];
			for (const prefix of otherPrefixes(base.prefix)) {
				if (!isElsewhere(last.reply)) break;
				last = await ask(prefix, word);
				attempts.push(last);
			}
			if (sortResult(last.reply) === "unauthorized") {
				attempts.push(await ask(last.prefix, word === "Bearer" ? "Token" : "Bearer"));
			}
			return attempts;
		}
		function otherPrefixes(prefix) {
			if (prefix.endsWith(PREFIX)) return [prefix.slice(0, -PREFIX.length)];
			return prefix === "" ? [PREFIX] : [`${prefix}${PREFIX}`, PREFIX];
		}
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
		var external_node_fs_ = __webpack_require__(3024);
		var base_address = __webpack_require__(2543);
		var request_path = __webpack_require__(8024);
		var cli_config = __webpack_require__(4873);
		var read_config = __webpack_require__(9526);
		var secret_source = __webpack_require__(470);
		var units = __webpack_require__(5171);
		;
		const SOON_MS = 36e5;
		function readTokenForm(token) {
			if (!(0, http_authorization.E)(token, "auto").startsWith("Bearer ")) return { kind: "opaque" };
			const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
			const expiry = (0, hostile_json._F)((0, hostile_json.qF)(claims), "exp");
			return {
				kind: "jwt",
				expiresAt: typeof expiry === "number" && Number.isFinite(expiry) ? expiry * 1e3 : null
			};
		}
		function checkTokenText(token) {
			const { wrong, note } = findingsOf("settings");
			if (/^(?:token|bearer|authorization:?)\s/i.test(token)) {
				const fix = "Remove the word before the token; touchdown adds it to the header.";
				return [wrong("The token starts with a word of the Authorization header, such as \"Bearer\".", fix)];
			}
			if (/^(["'`]).*\1$/.test(token)) {
				return [note("The token is in quotation marks, which are sent as part of it.", "Remove them.")];
			}
			if (/^(?:gh[opsur]_|github_pat_)/.test(token)) {
				return [note("This looks like a GitHub token, not a token of the platform.", "Use the platform's token.")];
			}
			return [];
		}
		function checkExpiry(form, now) {
			const { good, wrong, note } = findingsOf("token");
			if (form.kind === "opaque") return good("The token is an API token, which may never expire.");
			if (form.expiresAt === null) return good("The token is a JWT without an expiry time.");
			const leftMs = form.expiresAt - now;
			const fix = "In CI, use an API token: \"Organization Settings, then API Tokens, then Generate Token\".";
			if (leftMs <= 0) return wrong(`The token is a JWT that expired ${(0, units.PP)(-leftMs)} ago.`, fix);
			const sentence = `The token is a JWT that expires in ${(0, units.PP)(leftMs)}.`;
			return leftMs < SOON_MS ? note(sentence, fix) : good(sentence);
		}
		;
		async function readSettings(given, terminal) {
			const findings = [];
			const attempt = async (work) => {
				try {
					return await work();
				} catch (error) {
					findings.push(...findingsOf("settings").unusable(error));
					return null;
				}
			};
			const file = await attempt(() => (0, read_config.RG)(given.values, terminal));
			const config = await attempt(() => (0, read_config.R2)(given.values, terminal, file ?? cli_config.H5));
			if (file === null || config === null) return {
				findings,
				settings: null
			};
			findings.push(...checkSources(config, given));
			const base = await attempt(() => (0, base_address.d)((0, read_config.SF)(config), { allowHttp: config.allowHttp ?? false }));
			const token = await attempt(() => (0, secret_source.AI)(given.values, {
				...terminal,
				err: () => {}
			}, config));
			if (token !== null) {
				findings.push(...checkTokenSource(given, config.tokenFile, modeOf(config.tokenFile)), ...checkTokenText(token));
			}
			const scheme = config.authScheme ?? "auto";
			const isSendable = token !== null && await attempt(() => (0, http_authorization.E)(token, scheme)) !== null;
			const wanted = [...new Set(given.words.length > 0 ? given.words : config.appIds)];
			const appIds = await Promise.all(wanted.map((appId) => attempt(() => requireId(appId))));
			if (base === null || token === null || !isSendable) return {
				findings,
				settings: null
			};
			const { organization } = config;
			return {
				findings,
				settings: {
					base,
					token,
					scheme,
					appIds: appIds.filter((appId) => appId !== null),
					organization
				}
			};
		}
		function requireId(appId) {
			(0, request_path.d)("{app_id}", { app_id: appId });
			return appId;
		}
		function modeOf(path) {
			if (path === null || path === "-" || process.platform === "win32") return null;
			return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.mode ?? null;
		}
		const VARIABLES = {
			"base-url": "TOUCHDOWN_BASE_URL",
			organization: "TOUCHDOWN_ORGANIZATION",
			"app-id": "TOUCHDOWN_APP_ID",
			"auth-scheme": "TOUCHDOWN_AUTH_SCHEME",
			"allow-http": "TOUCHDOWN_ALLOW_HTTP",
			"token-file": "TOUCHDOWN_TOKEN_FILE"
		};
		function sourceOf(key, { values, env }) {
			if (values[key] !== undefined && values[key] !== false) return `--${key}`;
			return isSet(env, VARIABLES[key]) ? VARIABLES[key] : "touchdown.yaml";
		}
		function checkSources(config, given) {
			const found = findingsOf("settings");
			const { path, organization, authScheme, allowHttp, baseUrl } = config;
			const describeSource = (key, text) => found.good(`${text} (from ${sourceOf(key, given)}).`);
			return [
				found.good(path === null ? "No touchdown.yaml found (optional)." : `Read ${path}.`),
				...baseUrl === null ? [] : [describeSource("base-url", `The base URL ${renderAddress(baseUrl)}`)],
				...organization === null ? [] : [describeSource("organization", `The organization is ${organization}`)],
				...authScheme === null ? [] : [describeSource("auth-scheme", `The token is sent as ${authScheme}`)],
				...allowHttp === true ? [describeSource("allow-http", "Plain http to another host is allowed")] : [],
				...applications(found, config, given)
			];
		}
		function checkTokenSource(given, tokenFile, fileMode) {
			const found = findingsOf("settings");
			const { values, env } = given;
			if (values["token-file"] === undefined && isSet(env, "TOUCHDOWN_TOKEN")) {
				return [found.good("The token comes from TOUCHDOWN_TOKEN.")];
			}
			const source = sourceOf("token-file", given);
			const place = tokenFile === "-" || tokenFile === null ? "standard input" : `the file ${tokenFile}`;
			const isHidden = isSet(env, "TOUCHDOWN_TOKEN");
			return [
				found.good(`The token comes from ${place} (${source}).`),
				...isHidden ? [found.note("TOUCHDOWN_TOKEN is also set but not used: --token-file takes precedence.")] : [],
				...fileMode === null || (fileMode & READABLE_BY_OTHERS) === 0 ? [] : [found.note(`Other users can read ${place}.`, `Run: chmod 600 ${tokenFile}.`)]
			];
		}
		const READABLE_BY_OTHERS = 36;
		function applications({ good, note }, { appIds }, given) {
			if (given.words.length > 0) return [];
			if (appIds.length > 0) {
				return [good(`The application is ${appIds.join(", ")} (from ${sourceOf("app-id", given)}).`)];
			}
			const fix = "To check an application, give its id or set TOUCHDOWN_APP_ID.";
			return [note("No application was given.", fix)];
		}
		function renderAddress(baseUrl) {
			if (!baseUrl.includes("@")) return `is ${baseUrl}`;
			return "is not shown, because it contains an @ and may contain a password";
		}
		function isSet(env, name) {
			return (env[name] ?? "").trim() !== "";
		}
		var loopback = __webpack_require__(3123);
		;
		function checkAddress(base, attempts) {
			const found = findingsOf("address");
			const [first] = attempts;
			if (first === undefined) return [];
			const address = base.origin + base.prefix;
			const other = attempts.find(({ reply }) => reply.kind === "answered" && !isElsewhere(reply));
			if (first.reply.kind === "answered" && !isElsewhere(first.reply)) return [reached(found, address, first.reply)];
			const [sentence, fix] = describe(base, first.reply);
			if (other === undefined) return [found.wrong(sentence, fix)];
			return [found.wrong(sentence, `Set the base URL to ${base.origin}${other.prefix}, where the platform responds.`)];
		}
		function reached({ good, wrong, note }, address, reply) {
			const { status, tookMs } = reply;
			if (sortResult(reply) === "trouble") {
				return wrong(`${address} returned ${status}${quoteResult(reply)}.`, error_mapping.hc.headers);
			}
			if (sortResult(reply) === "refused") {
				const fix = "Check the base URL with its version prefix, and whether a proxy or a firewall refuses the request.";
				return wrong(`${address} refused to list the organizations (${status})${quoteResult(reply)}.`, fix);
			}
			const { protocol, hostname } = new URL(address);
			const sentence = `${address} responded with ${status} within ${(0, units.PP)(tookMs)}.`;
			if (protocol === "https:" || (0, loopback.U)(hostname)) return good(sentence);
			return note(`${sentence} Plain http exposes the token to the network.`, "Use https.");
		}
		function describe({ origin, prefix }, reply) {
			const address = origin + prefix;
			if (reply.kind === "unreached") {
				const { stage, detail } = reply;
				const sentence = `${address}: ${WHAT[stage]}${detail === "" ? "" : ` (${detail})`}.`;
				return [sentence, (0, error_mapping.lH)(detail, address) ?? FIX[stage]];
			}
			if (reply.kind === "elsewhere") return describeRedirect(address, reply);
			const { status } = reply;
			if (isPage(reply)) {
				const isLogin = /type=["']?password|\b(?:log|sign)[ -]?in\b/i.test(reply.text);
				const page = isLogin ? "what seems to be a login page" : "an HTML page";
				return [`${address} returned ${status} with ${page} instead of JSON.`, NOT_THE_CONSOLE];
			}
			if (status === 404) return [`${address} has no list of organizations (404)${quoteResult(reply)}.`, CHECK_PREFIX];
			return [`${address} returned ${status} with text that is not JSON.`, NOT_THE_CONSOLE];
		}
		function describeRedirect(address, { status, location }) {
			const target = location === "" ? null : URL.parse(location, address);
			if (target === null) return [`${address} returned a redirect (${status}) without a usable location.`, CHECK_PREFIX];
			const { host, hostname, origin, protocol } = new URL(address);
			if (target.origin === origin) {
				return [`${address} redirects too many times (${status}).`, CHECK_PREFIX];
			}
			const sentence = `${address} redirects to ${target.origin} (${status}). The token is never sent to another origin.`;
			if (target.hostname === hostname && protocol === "http:" && target.protocol === "https:") {
				return [sentence, `Set the base URL to https://${host}.`];
			}
			return [sentence, "Use the URL of the API itself. A redirect to another host usually means a login page or a moved service."];
		}
		const NOT_THE_CONSOLE = "Use the URL of the API, not of the console. A proxy's login or maintenance page may also be the cause.";
		const CHECK_PREFIX = "Check the base URL with its version prefix, for example https://api.example.com/api/v1.";
		const WHAT = {
			...error_mapping.M$,
			deadline: "no response came in time",
			signal: "the request was canceled",
			closed: "the request was canceled",
			"too-large": "the response is too large",
			encoded: "the response is compressed, which was not requested"
		};
		const FIX = {
			...error_mapping.hc,
			tls: "Check the base URL. If a private certificate authority is used, set NODE_EXTRA_CA_CERTS to its certificate.",
			deadline: error_mapping.hc.connect,
			signal: "Run it again.",
			closed: "Run it again.",
			"too-large": NOT_THE_CONSOLE,
			encoded: "Check whether a proxy in front of it changes responses."
		};
		function checkProxy(origin, env) {
			const found = findingsOf("proxy");
			const { hostname, host, protocol } = new URL(origin);
			const [name, other] = protocol === "https:" ? ["HTTPS_PROXY", "HTTP_PROXY"] : ["HTTP_PROXY", "HTTPS_PROXY"];
			try {
				const proxy = (0, http_proxy.U)(origin, env);
				if (proxy !== null) return [found.good(`Requests to ${host} go through the proxy ${new URL(proxy).host} (${name}).`)];
				if ((0, loopback.U)(hostname)) return [found.good(`Requests to ${host} use no proxy: it is this machine.`)];
				if ((0, http_proxy.U)(origin, {
					...env,
					no_proxy: "",
					NO_PROXY: ""
				}) !== null) {
					const fix = "If only the proxy has internet access, remove the host from NO_PROXY.";
					return [found.note(`Requests to ${host} do not use ${name}, because NO_PROXY contains the host.`, fix)];
				}
			} catch (error) {
				if (error instanceof errors.dz) return found.unusable(error);
				throw error;
			}
			if (!examine_address_isSet(env, other)) return [found.good(`Requests to ${host} use no proxy: none is set.`)];
			const fix = `If only the proxy has internet access, also set ${name}.`;
			return [found.note(`Requests to ${host} use no proxy: ${other} does not apply to ${protocol.slice(0, -1)} URLs.`, fix)];
		}
		function examine_address_isSet(env, name) {
			return Boolean(env[name]?.trim() || env[name.toLowerCase()]?.trim());
		}
		;
		const HEADERS = {
			accept: "application/vnd.github+json",
			"x-github-api-version": "2022-11-28"
		};
		function withoutSlash(baseUrl) {
			return baseUrl.replace(/\/+$/, "");
		}
		async function readResponse(response) {
			const text = await response.text().catch(() => null);
			return {
				status: response.status,
				headers: Object.fromEntries(response.headers),
				text
			};
		}
		var redaction = __webpack_require__(6329);
		;
		const API = "https://api.github.com";
		async function* examineGithub({ env, clock, ending: signal }) {
			const token = env["GITHUB_TOKEN"]?.trim() ?? "";
			const repository = env["GITHUB_REPOSITORY"]?.trim() ?? "";
			const skipped = skipGithub(token, repository);
			if (skipped !== null) return yield {
				findings: [skipped],
				exit: exit_codes.dc.done
			};
			(0, redaction.cl)(token);
			const api = URL.parse(env["GITHUB_API_URL"]?.trim() || API);
			const found = findingsOf("github");
			if (api === null || !/^[\x21-\x7e]+$/.test(token)) {
				const [name, problem] = api === null ? ["GITHUB_API_URL", `is not a URL. Use for example ${API}.`] : ["GITHUB_TOKEN", "has spaces or special characters. Give the token alone."];
				return yield {
					findings: found.unusable(new errors.dz([{
						name,
						seen: "",
						problem
					}])),
					exit: exit_codes.dc.misused
				};
			}
			const headers = {
				...HEADERS,
				"user-agent": "touchdown"
			};
			try {
				const probe = createProbe({
					origin: api.origin,
					env,
					clock,
					signal,
					headers
				});
				try {
					const path = `${api.pathname.replace(/\/+$/, "")}/repos/${repository}`;
					yield* examineRepository(probe, {
						path,
						token,
						repository,
						ref: env["GITHUB_SHA"]?.trim() || "HEAD"
					});
				} finally {
					await probe.close();
				}
			} catch (error) {
				yield {
					findings: found.unusable(error),
					exit: exit_codes.dc.misused
				};
			}
		}
		async function* examineRepository(probe, { path, token, repository, ref }) {
			const authorization = `Bearer ${token}`;
			const reply = await probe.get(path, authorization);
			yield {
				findings: checkRepository(repository, reply),
				exit: exit_codes.dc.bad
			};
			if (sortResult(reply) !== "fine") return;
			const asked = permissionsAt(ref).map(async ({ name, path: below }) => {
				return [name, await probe.get(path + below, authorization)];
			});
			yield {
				findings: checkPermissions(await Promise.all(asked)),
				exit: exit_codes.dc.bad
			};
		}
		function permissionsAt(ref) {
			const commit = `/commits/${encodeURIComponent(ref)}`;
			return [
				{
					name: "checks",
					path: `${commit}/check-runs?per_page=1`
				},
				{
					name: "statuses",
					path: `${commit}/statuses?per_page=1`
				},
				{
					name: "deployments",
					path: "/deployments?per_page=1"
				},
				{
					name: "pull-requests",
					path: "/pulls?per_page=1"
				}
			];
		}
		function skipGithub(token, repository) {
			const { note } = findingsOf("github");
			if (token === "") return note("GitHub was not checked: GITHUB_TOKEN is not set.", "You only need it for reports on GitHub.");
			if (/^[\w.-]+\/[\w.-]+$/.test(repository)) return null;
			return note("GitHub was not checked: GITHUB_REPOSITORY is not a repository.", "Set it to \"owner/name\".");
		}
		function checkRepository(repository, reply) {
			const found = findingsOf("github");
			const said = quoteResult(reply);
			switch (sortResult(reply)) {
				case "fine": return [found.good(`GITHUB_TOKEN can read ${repository}.`), ...describeClassicScopes(found, reply)];
				case "unauthorized": return [found.wrong(`GitHub does not accept GITHUB_TOKEN (401)${said}.`, "It may have expired; each job has its own.")];
				case "missing": return [found.wrong(`GITHUB_TOKEN cannot see the repository ${repository} (404).`, "Check GITHUB_REPOSITORY, and give the job `permissions: { contents: read }`.")];
				case "forbidden":
				case "throttled": return [found.wrong(`GITHUB_TOKEN may not read ${repository}${said}.`, "Check its permissions and its rate limit.")];
				default: return [found.wrong(`Could not read from GitHub${detailOf(reply)}${said}.`, "Check GITHUB_API_URL and the proxy.")];
			}
		}
		function checkPermissions(asked) {
			const { good, wrong, note } = findingsOf("github");
			const namesOf = (isGood) => asked.filter(([, reply]) => sortResult(reply) === "fine" === isGood).map(([name]) => name);
			const [reached, missing] = [namesOf(true), namesOf(false)];
			const block = asked.map(([name]) => `${name}: write`).join(", ");
			return [
				...reached.length === 0 ? [] : [good(`GITHUB_TOKEN can read ${reached.join(", ")}.`)],
				...missing.length === 0 ? [] : [wrong(`GITHUB_TOKEN cannot read ${missing.join(", ")}.`, `Add to the job what its reports use: \`permissions: { ${missing.map((name) => `${name}: write`).join(", ")} }\`.`)],
				...reached.length === 0 ? [] : [note("Not checked: whether GITHUB_TOKEN may write. Only writing would show that.", `Give the job what its reports use: \`permissions: { ${block} }\`.`)]
			];
		}
		function describeClassicScopes({ wrong, note }, reply) {
			const header = reply.kind === "answered" ? reply.headers["x-oauth-scopes"] : undefined;
			if (header === undefined) return [];
			const scopes = header.split(/[\s,]+/).filter((scope) => scope !== "");
			if (!scopes.some((scope) => scope === "repo" || scope === "public_repo")) {
				const sentence = `GITHUB_TOKEN is a classic personal token with the scopes ${scopes.join(", ") || "none"}.`;
				return [wrong(sentence, "Give it the scope repo, or use the job's own token.")];
			}
			const sentence = `GITHUB_TOKEN is a classic personal token (${scopes.join(", ")}), which cannot write check runs.`;
			return [note(sentence, "Use the job's own token: `${{ github.token }}`.")];
		}
		function detailOf(reply) {
			if (reply.kind === "unreached") return reply.detail === "" ? "" : ` (${reply.detail})`;
			return ` (${reply.status})`;
		}
		var instant = __webpack_require__(3885);
		var advice = __webpack_require__(5677);
		;
		const NOTABLE_MS = 3e4;
		const WRONG_MS = 3e5;
		const HALF_SECOND_MS = 500;
		function platformTime({ headers }) {
			const date = (0, instant.m)(headers["date"]?.trim() ?? "");
			return date === null ? null : date + HALF_SECOND_MS;
		}
		function checkClock(answered) {
			const { good, wrong, note } = findingsOf("clock");
			const theirs = platformTime(answered);
			if (theirs === null) return note("Could not check this machine's clock: the platform's response has no Date header.");
			const skewMs = answered.middleAt - theirs;
			const offMs = Math.abs(skewMs);
			if (offMs <= NOTABLE_MS) return good("This machine's clock and the platform's differ by less than 30 s.");
			const speed = sandboxSpeed(answered);
			if (speed !== null) return note(`The platform is a sandbox whose clock runs at ${speed} times real time.`);
			const way = skewMs > 0 ? "ahead of" : "behind";
			const sentence = `This machine's clock is ${(0, units.PP)(offMs)} ${way} the platform's.`;
			const fix = "Turn on NTP: the expiry of certificates and tokens and the rate limit depend on it.";
			return offMs > WRONG_MS ? wrong(sentence, fix) : note(sentence, fix);
		}
		function sandboxSpeed({ headers }) {
			return /^\d{1,6}(?:\.\d{1,6})?$/.exec(headers["x-sandbox-speed"] ?? "")?.[0] ?? null;
		}
		const REQUESTS_A_DEPLOYMENT = 120;
		function checkBudget(answered) {
			const { good, wrong, note } = findingsOf("budget");
			const { limit, remaining, resetInMs, limited } = (0, advice.N)(answered, answered.middleAt);
			const until = resetInMs === null ? "" : `; it resets in ${(0, units.PP)(resetInMs)}`;
			if (limited || remaining === 0) {
				const fix = "Wait for the reset. Give workflows that run at the same time separate tokens.";
				return wrong(`The token's rate limit is used up${until}.`, fix);
			}
			if (remaining === null) return note("The platform does not report the token's rate limit.");
			const of = limit === null ? "" : ` of ${limit}`;
			const jobs = Math.floor(remaining / REQUESTS_A_DEPLOYMENT);
			const carried = `The rate limit has ${remaining}${of} requests left${until}.`;
			if (jobs > 0) {
				const jobsText = jobs === 1 ? "one ten-minute deployment" : `${jobs} ten-minute deployments`;
				return good(`${carried} Enough for about ${jobsText}.`);
			}
			const fix = "Wait, or give other workflows a separate token. Until then, status is checked less often.";
			return note(`${carried} A ten-minute deployment uses about ${REQUESTS_A_DEPLOYMENT}.`, fix);
		}
		function isSpent(answered) {
			const { remaining, limited } = (0, advice.N)(answered, answered.middleAt);
			return limited || remaining === 0;
		}
		var application_operations = __webpack_require__(2265);
		var deploy_phase = __webpack_require__(5593);
		var wire = __webpack_require__(5231);
		var wire_log = __webpack_require__(3236);
		var lists = __webpack_require__(9425);
		var wire_resources = __webpack_require__(2087);
		;
		const CONSOLE = "See the platform's console: \"Organization Settings, then API Tokens\".";
		const MAX_NAMED = 5;
		function checkOrganizations(reply, wanted) {
			const found = findingsOf("scopes");
			const read = readList(found, reply, "organizations", wire_resources.Wi);
			if (wanted === null || read.items.length === 0 || chooseOrganization(read.items, wanted) !== null) return read;
			const listed = renderListed(read.items);
			const finding = read.isWhole ? found.wrong(`The token cannot see the organization ${wanted}. It can see: ${listed}.`, "Use one of these.") : found.note(`The organization ${wanted} is not on the first page of the list: ${listed}.`, "Run touchdown organizations list to check that it exists.");
			return {
				...read,
				findings: [...read.findings, finding]
			};
		}
		function chooseOrganization(organizations, wanted) {
			const [first = null] = organizations;
			if (wanted === null) return first;
			return organizations.find(({ id, name }) => id === wanted || name === wanted) ?? null;
		}
		function checkProjects(reply) {
			return readList(findingsOf("scopes"), reply, "projects", wire_resources.EH);
		}
		function noteUnproved() {
			const sentence = "Not checked: whether the token may deploy (scope Deploy) or create (scope Write). Only doing it would show that.";
			return findingsOf("scopes").note(sentence, CONSOLE);
		}
		function describeRefusal({ wrong, note }, reply, action) {
			const said = quoteResult(reply);
			switch (sortResult(reply)) {
				case "forbidden": return wrong(`The token may not ${action} (403)${said}.`, `Add the scope Read to it. ${CONSOLE}`);
				case "unauthorized": return wrong(`Could not ${action}: the token was rejected (401)${said}.`, "It may have just been revoked.");
				case "throttled": return note(`Could not check whether the token may ${action}: the rate limit is used up.`, "Try again later.");
				default: {
					const status = reply.kind === "unreached" ? "no response" : String(reply.status);
					return wrong(`Could not ${action} (${status})${said}.`, "Try again.");
				}
			}
		}
		function readList(found, reply, kind, decode) {
			if (reply.kind !== "answered" || sortResult(reply) !== "fine") {
				return {
					findings: [describeRefusal(found, reply, `list the ${kind}`)],
					items: [],
					isWhole: false
				};
			}
			try {
				const json = reply.status === 204 ? [] : reply.json;
				const { items, totalPages, totalCount } = (0, lists.Ci)(json, decode);
				const isWhole = (totalPages ?? 1) <= 1 && (totalCount ?? 0) <= items.length;
				const shown = items.length === 0 ? "none" : renderListed(items);
				return {
					findings: [found.good(`The token can list the ${kind}: ${shown}.`)],
					items,
					isWhole
				};
			} catch (error) {
				if (!(error instanceof errors.bd)) throw error;
				return {
					findings: [found.wrong(`Could not read the list of ${kind}. ${error.message}.`)],
					items: [],
					isWhole: false
				};
			}
		}
		function renderListed(items) {
			const named = items.slice(0, MAX_NAMED).map(({ id, name }) => name === null ? id : `${name} (${id})`);
			return items.length > MAX_NAMED ? `${named.join(", ")} and more` : named.join(", ");
		}
		;
		const NO_OVERRIDES = {
			successStates: [],
			failureStates: []
		};
		const PHASES = {
			progress: "in progress",
			success: "success",
			failure: "failure",
			cancelled: "canceled"
		};
		function checkStatus(appId, reply, seen) {
			const found = findingsOf("application");
			if (reply.kind === "answered" && sortResult(reply) === "fine") return readStatus(found, appId, reply.json);
			if (sortResult(reply) === "missing") {
				return [found.wrong(`Application ${appId} does not exist (404)${quoteResult(reply)}.`, adviseAboutId(appId, seen))];
			}
			const refusal = describeRefusal(found, reply, `read the status of application ${appId}`);
			if (sortResult(reply) !== "forbidden") return [refusal];
			const fix = `${refusal.fix} If it has this scope, check the id: some services return 403 for an unknown id.`;
			return [found.wrong(refusal.sentence, fix)];
		}
		function checkPart(appId, part, reply) {
			const found = findingsOf("scopes");
			if (sortResult(reply) === "fine" || part === "log" && isReadableLog(reply)) {
				return found.good(`The token can read the ${part} of application ${appId}.`);
			}
			return describeRefusal(found, reply, `read the ${part} of application ${appId}`);
		}
		function adviseAboutId(appId, seen) {
			const trimmed = appId.trim();
			const other = seen.find(({ id, name }) => id === trimmed || name === trimmed);
			if (other !== undefined) return `This is the id of ${other.kind}. Use the id of an application in it.`;
			if (/\s/.test(appId)) return "The id contains spaces. Remove them.";
			if (appId.includes("/")) return "Use only the id, not the URL of the application.";
			return "Copy the id from the console, and check that the token belongs to the same organization.";
		}
		function readStatus(found, appId, json) {
			const reading = (0, wire.pQ)(json);
			if (reading.kind === "malformed") {
				return [found.wrong(`Could not read the status of ${appId}. ${reading.error.message}.`)];
			}
			const { observation } = reading;
			return [...describeState(found, appId, observation), describeEvidence(found, appId, observation)];
		}
		function describeState({ good, note }, appId, observation) {
			const { state, serviceDeploymentStatus: service } = observation;
			const { phase, known } = (0, deploy_phase.un)(state, NO_OVERRIDES);
			const sentence = `Application ${appId} exists. Its state is ${state}, which means ${PHASES[phase]}.`;
			const isBad = phase === "failure" || phase === "cancelled";
			const states = [
				(0, deploy_phase.hS)(state, NO_OVERRIDES) ? null : note(`The state ${state} is in lower case and is ignored.`, "Name this platform's states with --success-state and --failure-state."),
				known ? null : note(`The state ${state} is not documented.`, "Set --success-state or --failure-state to say what it means."),
				(0, deploy_phase.a7)(service) ? note(`The last change is not deployed: ${service}.`, "Deploy it again.") : null
			].filter((finding) => finding !== null);
			return [isBad ? note(sentence, "This is how its last deployment finished. Its log says why.") : good(sentence), ...states];
		}
		function describeEvidence({ good, note }, appId, { identity, lastDeploymentDate }) {
			const [name] = Object.keys(identity);
			if (name !== undefined) return good(`The status of ${appId} names its deployment (${name}), so its outcome can be confirmed.`);
			if (lastDeploymentDate !== null) {
				return good(`The status of ${appId} has the date of its last deployment, so a new one can be recognized.`);
			}
			const sentence = `The status of ${appId} has no deployment id or date, so a new deployment is recognized only by its state.`;
			return note(sentence, "A deployment that finishes between two status checks counts as unchanged; see --on-unchanged.");
		}
		function isReadableLog(reply) {
			if (reply.kind !== "answered" || reply.status >= 300 || isPage(reply)) return false;
			try {
				(0, wire_log.N)({
					...reply,
					contentType: reply.headers["content-type"] ?? ""
				});
				return true;
			} catch (error) {
				if (error instanceof errors.bd) return false;
				throw error;
			}
		}
		;
		async function* examineReads(probe, settings, standing) {
			const { appIds, organization, token } = settings;
			const reader = createReader(probe, token, standing);
			const organizations = checkOrganizations(standing.reply, organization);
			yield {
				findings: organizations.findings,
				exit: exitOf(standing.reply)
			};
			const chosen = chooseOrganization(organizations.items, organization);
			const template = "/organization/{org_id}/project";
			const projects = chosen === null ? null : await reader.read({
				template,
				ids: { org_id: chosen.id }
			});
			const listed = projects === null ? null : checkProjects(projects);
			if (listed !== null && projects !== null) yield {
				findings: listed.findings,
				exit: exitOf(projects)
			};
			const seen = [...namedAs("an organization", organizations.items), ...namedAs("a project", listed?.items ?? [])];
			for (const [index, appId] of appIds.entries()) yield* examineApplication(reader, appId, seen, index === 0);
			yield {
				findings: [noteUnproved()],
				exit: exit_codes.dc.done
			};
			const latest = reader.latest();
			if (latest !== null) yield {
				findings: [checkBudget(latest)],
				exit: exit_codes.dc.bad
			};
		}
		async function* examineApplication(reader, appId, seen, isFirst) {
			const status = await reader.read((0, application_operations.Uj)(appId));
			if (status === null) return yield notChecked(appId);
			yield {
				findings: checkStatus(appId, status, seen),
				exit: exitOf(status)
			};
			if (!isFirst || status.kind === "answered" && status.status === 404) return;
			const parts = [["log", (0, application_operations.Gj)(appId, 1)], ["environment variables", (0, application_operations.fg)(appId, 1)]];
			for (const [part, operation] of parts) {
				const reply = await reader.read(operation);
				if (reply === null) return;
				yield {
					findings: [checkPart(appId, part, reply)],
					exit: exitOf(reply)
				};
			}
		}
		function createReader(probe, token, { prefix, word, reply }) {
			const authorization = (0, http_authorization.E)(token, word === "Bearer" ? "bearer" : "token");
			let latest = reply.kind === "answered" ? reply : null;
			return {
				read: async ({ template, ids, query }) => {
					if (latest !== null && isSpent(latest)) return null;
					const came = await probe.get(prefix + (0, request_path.d)(template, ids, query), authorization);
					if (came.kind === "answered") latest = came;
					return came;
				},
				latest: () => latest
			};
		}
		function namedAs(kind, items) {
			return items.map((item) => ({
				...item,
				kind
			}));
		}
		function notChecked(appId) {
			const { note } = findingsOf("application");
			const sentence = `Application ${appId} was not checked: the rate limit is used up.`;
			return {
				findings: [note(sentence, "Run this again after the reset.")],
				exit: exit_codes.dc.done
			};
		}
		;
		const CREATE = "To create a token in the console: \"Organization Settings, then API Tokens, then Generate Token\".";
		function checkToken(attempts, form, now) {
			const asked = attempts.filter(({ reply }) => reply.kind === "answered" && !isElsewhere(reply));
			return [judge(asked), checkExpiry(form, now)];
		}
		function judge([first, second]) {
			const { good, wrong, note } = findingsOf("token");
			if (first === undefined) return note("Could not check whether the token is accepted: the platform was not reached.");
			const header = `sent as "Authorization: ${first.word}"`;
			if (isKnown(first.reply)) return good(`The platform accepts the token, ${header}.`);
			const sort = sortResult(first.reply);
			if (sort !== "unauthorized") return note(`Could not check whether the token is accepted: ${WHY[sort] ?? "the request was refused"}.`);
			if (second !== undefined && isKnown(second.reply)) {
				const scheme = second.word.toLowerCase();
				const sentence = `The platform does not accept the token ${header} (401), but accepts it as "${second.word}".`;
				return wrong(sentence, `Set --auth-scheme ${scheme}, or TOUCHDOWN_AUTH_SCHEME=${scheme}.`);
			}
			const also = second !== undefined && sortResult(second.reply) === "unauthorized" ? ` or "${second.word}"` : "";
			const sentence = `The platform does not accept the token (401), ${header}${also}${quoteResult(first.reply)}.`;
			return wrong(sentence, `Check that it is complete, has not expired, and belongs to this platform. ${CREATE}`);
		}
		const WHY = {
			throttled: "the rate limit is used up",
			trouble: "the platform has a server error"
		};
		;
		const doctor_command_command = {
			summary: "Checks the token, URL, application and rate limit without changing anything, and suggests fixes",
			isSeenThrough: true,
			arguments: [app_ids.b],
			options: connection.Ur,
			examples: [["touchdown doctor app-1", "checks whether app-1 can be deployed, without changing anything"], ["touchdown doctor --json", "prints each finding and the result as JSON lines"]],
			details: [{
				heading: "What it checks",
				rows: [
					["settings", "whether each value is valid, and where it comes from"],
					["proxy", "whether requests use a proxy, and why"],
					["address", "whether the platform responds at the base URL, with or without /api/v1"],
					["clock", "whether this machine's clock agrees with the platform's"],
					["token", "whether the platform accepts it, with which scheme, and when it expires"],
					["scopes", "what the token can read"],
					["application", "whether it exists, its state, and how a deployment of it can be recognized"],
					["budget", "how many requests the rate limit still allows"],
					["github", "what GITHUB_TOKEN can read in GITHUB_REPOSITORY, if both are set"],
					["", "It sends about a dozen GET requests, and one more for each further application."]
				]
			}, (0, command.hS)(["0", "no problems; there may be notes (!)"], ["1", "there is a problem"], ["2", "a setting is invalid"], ["3", "the platform does not accept the token"], ["4", "the platform cannot be reached"], ["130", "interrupted before all checks were done"])],
			run
		};
		const RANKS = [
			exit_codes.dc.misused,
			exit_codes.dc.unknown,
			exit_codes.dc.refused,
			exit_codes.dc.bad
		];
		async function run(values, terminal, words) {
			const output = (0, terminal_output.q)("doctor", values["json"] === true, terminal);
			const all = [];
			const exits = [];
			for await (const { findings, exit } of examine({
				values,
				env: terminal.env,
				words
			}, terminal)) {
				if (terminal.ending.aborted) break;
				all.push(...findings);
				if (findings.some(({ verdict }) => verdict === "wrong")) exits.push(exit);
				showFindings(output, findings);
			}
			if (terminal.ending.aborted) throw interruptedCheck();
			showSummary(output, all);
			return RANKS.find((rank) => exits.includes(rank)) ?? exit_codes.dc.done;
		}
		const doctor_command_HEADERS = {
			accept: "application/json, text/plain;q=0.9, */*;q=0.1",
			"user-agent": "touchdown"
		};
		async function* examine(given, terminal) {
			const { findings, settings } = await readSettings(given, terminal);
			yield {
				findings,
				exit: exit_codes.dc.misused
			};
			if (settings !== null) yield* examinePlatform(settings, terminal);
			yield* examineGithub(terminal);
		}
		async function* examinePlatform(settings, terminal) {
			const { env, clock, ending: signal } = terminal;
			const { origin } = settings.base;
			const proxy = checkProxy(origin, env);
			yield {
				findings: proxy,
				exit: exit_codes.dc.misused
			};
			if (proxy.some(({ verdict }) => verdict === "wrong")) return;
			const probe = createProbe({
				origin,
				env,
				clock,
				signal,
				headers: doctor_command_HEADERS
			});
			try {
				yield* examineAt(probe, settings, terminal);
			} finally {
				await probe.close();
			}
		}
		async function* examineAt(probe, settings, { clock }) {
			const attempts = await tryWays(probe, settings);
			yield {
				findings: checkAddress(settings.base, attempts),
				exit: exitOfAddress(attempts)
			};
			const [answered] = attempts.map(({ reply }) => reply).filter((reply) => reply.kind === "answered").filter((reply) => !isElsewhere(reply));
			if (answered !== undefined) yield {
				findings: [checkClock(answered)],
				exit: exit_codes.dc.bad
			};
			const now = (answered && platformTime(answered)) ?? clock.epochMs();
			const form = readTokenForm(settings.token);
			yield {
				findings: checkToken(attempts, form, now),
				exit: answered === undefined ? exit_codes.dc.bad : exitOf(answered)
			};
			const standing = attempts.find(({ reply }) => isKnown(reply));
			if (standing !== undefined) yield* examineReads(probe, settings, standing);
			else if (answered !== undefined && isSpent(answered)) yield {
				findings: [checkBudget(answered)],
				exit: exit_codes.dc.bad
			};
		}
		function exitOfAddress(attempts) {
			const [first] = attempts;
			if (attempts.some(({ reply }) => reply.kind === "answered" && !isElsewhere(reply)) && first !== undefined) {
				return isElsewhere(first.reply) ? exit_codes.dc.bad : exitOf(first.reply);
			}
			return exit_codes.dc.unknown;
		}
	}),
	5593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EX: () => readActivity,
			Gu: () => isWaiting,
			Nr: () => isOtherAction,
			_E: () => toReadableCheck,
			_P: () => foldWord,
			a7: () => isOutOfDate,
			d5: () => isNeverDeployed,
			hS: () => isReadable,
			nx: () => activityOf,
			rk: () => readStatus,
			un: () => readState,
			xB: () => isIdle
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
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
					error: new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.state", "the application's state", observation.state)
				};
			}
			if (isReadable(observation.state, overrides)) return check;
			const error = new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.bd("$.state", "a state word in upper case", "a word in lower case");
			return {
				kind: "malformed",
				error,
				partial: observation
			};
		}
	})
};
