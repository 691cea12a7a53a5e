#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	23: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("../llhttp/llhttp_simd-wasm.js");
	}),
	8696: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("../milo/no-simd.js");
	}),
	4094: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("../milo/simd.js");
	}),
	6839: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("../web/fetch/body.js");
	}),
	2796: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("../web/fetch/formdata");
	}),
	4030: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("../web/webidl");
	}),
	181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	4589: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
	}),
	6698: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
	}),
	4573: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
	}),
	7598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	3053: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
	}),
	8474: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
	}),
	3024: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
	}),
	1455: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
	}),
	7067: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
	}),
	2467: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
	}),
	7030: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
	}),
	8161: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
	}),
	6760: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	1708: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
	}),
	1792: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
	}),
	7075: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
	}),
	1692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
	}),
	3136: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
	}),
	7975: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	283: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			F9: () => valueOption,
			hS: () => exitCodes,
			kY: () => flagOption
		});
		function valueOption(value, summary, more = {}) {
			return {
				type: "string",
				value,
				summary,
				...more
			};
		}
		function flagOption(summary, more = {}) {
			return {
				type: "boolean",
				summary,
				...more
			};
		}
		function exitCodes(...rows) {
			return {
				heading: "Exit codes",
				rows
			};
		}
	}),
	9034: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Ct: () => ORGANIZATION_OPTION,
			He: () => requireText,
			No: () => readAmount,
			Px: () => FIELD_OPTION,
			pk: () => EVENT_OPTION,
			wj: () => readEvents,
			yR: () => readText
		});
		var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(283);
		const ORGANIZATION_OPTION = (0, _command_js__WEBPACK_IMPORTED_MODULE_0__.F9)("ID_OR_NAME", "organization (default: $TOUCHDOWN_ORGANIZATION, else touchdown.yaml, else the only one of the token)");
		function requireText(reader, name, problem) {
			const text = reader.text(name)?.trim() ?? "";
			if (text === "") reader.reject({
				name: `--${name}`,
				seen: "",
				problem
			});
			return text;
		}
		function readText(reader, name) {
			const text = reader.text(name)?.trim();
			if (text === "") reader.reject({
				name: `--${name}`,
				seen: "",
				problem: "is empty. Give a text, or leave the option out."
			});
			return text === "" ? undefined : text;
		}
		function readAmount(reader, name, least = 1) {
			return reader.number(name, {
				least,
				most: 2147483647
			});
		}
		const FIELD_OPTION = (0, _command_js__WEBPACK_IMPORTED_MODULE_0__.F9)("KEY=JSON", "extra field to send, for example kind='\"STANDARD\"'; a.b=JSON adds to the object a; KEY=@FILE reads the text of a file; can be repeated", { multiple: true });
		const EVENTS = [
			"DEPLOYMENT_STARTED",
			"DEPLOYMENT_SUCCEEDED",
			"DEPLOYMENT_FAILED"
		];
		const EVENT_OPTION = (0, _command_js__WEBPACK_IMPORTED_MODULE_0__.F9)("EVENT", `event to send: ${EVENTS.join(", ")} (default: all of these), or another name that the service knows; can be repeated`, {
			multiple: true,
			choices: EVENTS
		});
		function readEvents(reader) {
			const events = reader.texts("event").map((event) => event.trim());
			if (events.includes("")) reader.reject({
				name: "--event",
				seen: "",
				problem: `is empty. Use for example ${EVENTS.join(", ")}.`
			});
			return events.length === 0 ? EVENTS : [...new Set(events)];
		}
	}),
	4527: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$N: () => codeOf,
			Rr: () => exitCodeFor,
			dc: () => EXIT
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6641);
		const EXIT = {
			done: 0,
			bad: 1,
			misused: 2,
			refused: 3,
			unknown: 4,
			interrupted: 130
		};
		function exitCodeFor(error) {
			if (error.code === "input" || isRefusedRequest(error)) return EXIT.misused;
			if (error.code === "cancelled-signal") return EXIT.interrupted;
			return error.code.startsWith("access-") ? EXIT.refused : EXIT.unknown;
		}
		function isRefusedRequest(error) {
			if (!(error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi) || error.facts.method !== "POST") return false;
			return error.code === "rejected" || error.code === "conflict";
		}
		function codeOf(error) {
			return error instanceof Error && "code" in error ? String(error.code) : "unknown";
		}
	}),
	4277: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			A: () => HEADINGS,
			h: () => createCommands
		});
		;
		const VARIABLES = {
			PORT: "8080",
			HOST: "0.0.0.0",
			RELAY_STORE: "sqlite:relay.db",
			RELAY_WEBHOOK_SECRET: "",
			RELAY_SECRET_HEADER: "X-Webhook-Secret",
			RELAY_SIGNATURE: "off",
			RELAY_CONFIG: "relay.json",
			PLATFORM_BASE_URL: "",
			PLATFORM_TOKEN: "",
			GITHUB_APP_ID: "",
			GITHUB_APP_PRIVATE_KEY: "",
			GITHUB_APP_PRIVATE_KEY_FILE: "",
			GITHUB_API_URL: "https://api.github.com",
			GITHUB_WEBHOOK_SECRET: "",
			RELAY_OIDC_ISSUER: "https://token.actions.githubusercontent.com",
			RELAY_OIDC_AUDIENCE: "touchdown",
			RELAY_UNPLACED: "keep",
			RELAY_DEADLINE: "60m",
			RELAY_ADMIN_TOKEN: "",
			RELAY_URL: ""
		};
		const MEANINGS = {
			PORT: "port to listen on; 0 picks a free one",
			HOST: "address to listen on",
			RELAY_STORE: "where deliveries are stored: sqlite:FILE for one relay, postgres://\u2026 for several",
			RELAY_WEBHOOK_SECRET: "required: secret of the platform's webhook; to rotate it, set several separated by commas",
			RELAY_SECRET_HEADER: "header that can carry the secret instead of the URL",
			RELAY_SIGNATURE: "set to standard-webhooks to accept only signed deliveries",
			RELAY_CONFIG: "file that lists the applications; SIGHUP reloads it",
			PLATFORM_BASE_URL: "URL of the platform's API; with it, a check passes only if the status confirms the success",
			PLATFORM_TOKEN: "platform API token with the scope Read; Deploy for \"Deploy again\", Write for `relay register`",
			GITHUB_APP_ID: "required: ID of the GitHub App",
			GITHUB_APP_PRIVATE_KEY: "required: private key of the App (PEM), here or in GITHUB_APP_PRIVATE_KEY_FILE",
			GITHUB_APP_PRIVATE_KEY_FILE: "path of a file that contains the private key",
			GITHUB_API_URL: "URL of GitHub's API; https://HOST/api/v3 for GitHub Enterprise Server",
			GITHUB_WEBHOOK_SECRET: "webhook secret of the App; without it, GitHub's events are not accepted",
			RELAY_OIDC_ISSUER: "issuers whose OIDC tokens may register deployments, separated by commas",
			RELAY_OIDC_AUDIENCE: "audience that these tokens must name",
			RELAY_UNPLACED: "events with an unknown commit: keep lists them on the page, branch-head uses the head of the application's branch",
			RELAY_DEADLINE: "how long a deployment may take (1m to 24h) before its check run is marked as timed out",
			RELAY_ADMIN_TOKEN: "token for the page and `touchdown relay replay`; without it, both are disabled",
			RELAY_URL: "public URL of the relay; check runs link to its page with Details"
		};
		const OWN_PREFIX = "RELAY_";
		const MAX_DISTANCE = 3;
		function findMisspelt(env) {
			return Object.keys(env).filter((name) => name.startsWith(OWN_PREFIX) && /^\w{1,100}$/.test(name) && !Object.hasOwn(VARIABLES, name)).map((name) => {
				const [near = ""] = Object.keys(VARIABLES).sort((a, b) => distanceOf(name, a) - distanceOf(name, b));
				const meant = distanceOf(name, near) > MAX_DISTANCE ? "" : ` Did you mean ${near}?`;
				return {
					name,
					seen: "",
					problem: `is not a variable of the relay and is ignored.${meant}`
				};
			});
		}
		var command = __nccwpck_require__(283);
		var common_options = __nccwpck_require__(9034);
		;
		const JSON_LINES = (0, command.kY)("print JSON lines");
		const URL_OF_RELAY = (0, command.F9)("URL", "public URL of the relay");
		const MISUSED = ["2", "an option or a variable is invalid"];
		const ENVIRONMENT = variables("Environment", Object.keys(VARIABLES).filter(isVariable));
		const COMMANDS = {
			serve: {
				name: "relay",
				summary: "Turns the platform's webhooks into check runs on GitHub. Runs until it is stopped.",
				isSeenThrough: true,
				options: { json: (0, command.kY)("print the log in the JSON format of the other commands") },
				details: [
					ENVIRONMENT,
					(0, command.hS)(["0", "stopped on request"], ["2", "could not start: a setting is invalid, the store cannot be opened, or the address cannot be used"], ["4", "could not start: PostgreSQL does not respond, or accepts no connections"]),
					{
						heading: "Getting started",
						rows: [
							["touchdown relay manifest", "print how to register the GitHub App"],
							["touchdown relay register", "create the platform's webhook"],
							["touchdown relay check", "check the configuration"]
						]
					}
				]
			},
			register: {
				name: "relay register",
				summary: "Creates the platform's webhook that notifies the relay of deployments",
				options: {
					organization: (0, command.F9)("ID", "ID of the platform's organization; required"),
					url: required(URL_OF_RELAY),
					"in-header": (0, command.kY)("keep the secret out of the URL; the platform sends it in a header"),
					event: common_options.pk,
					field: common_options.Px,
					json: JSON_LINES
				},
				details: [variables("Environment", [
					"PLATFORM_BASE_URL",
					"PLATFORM_TOKEN",
					"RELAY_WEBHOOK_SECRET",
					"RELAY_SECRET_HEADER"
				], {
					PLATFORM_BASE_URL: "required: URL of the platform's API",
					PLATFORM_TOKEN: "required: platform API token with the scope Write"
				}), (0, command.hS)(["0", "the webhook was created"], ["2", "an option or a variable is invalid, or the platform rejects the request"], ["3", "the platform refuses the token, or the organization does not exist"], ["4", "unknown whether the webhook was created: check on the platform before you try again"])]
			},
			manifest: {
				name: "relay manifest",
				summary: "Prints the manifest of the GitHub App that the relay needs, and how to register the App",
				options: {
					url: required(URL_OF_RELAY),
					name: (0, command.F9)("NAME", "name of the App, at most 34 characters"),
					organization: (0, command.F9)("LOGIN", "GitHub organization that will own the App"),
					json: (0, command.kY)("print the manifest and its links as one line of JSON")
				},
				details: [variables("Environment", ["GITHUB_API_URL"]), (0, command.hS)(["0", "the manifest was printed"], MISUSED)]
			},
			check: {
				name: "relay check",
				summary: "Checks the relay's whole configuration without changing anything, and says what to fix",
				isSeenThrough: true,
				options: {
					url: {
						...URL_OF_RELAY,
						summary: "also check the relay that runs at this URL"
					},
					json: JSON_LINES
				},
				details: [ENVIRONMENT, (0, command.hS)(["0", "no problem found"], ["1", "found a problem, such as an invalid variable"], ["2", "an option is invalid"], ["130", "interrupted before all checks were done"])]
			},
			replay: {
				name: "relay replay",
				summary: "Makes a running relay retry the check runs that GitHub refused (dead letters)",
				options: {
					check: (0, command.F9)("ID", "retry only this dead letter (default: all)"),
					url: {
						...URL_OF_RELAY,
						summary: "URL of the relay (default: http://127.0.0.1 and $PORT)"
					},
					json: JSON_LINES
				},
				details: [variables("Environment", ["RELAY_ADMIN_TOKEN", "PORT"], {
					RELAY_ADMIN_TOKEN: "required: the token that the relay was started with",
					PORT: "port of the relay on this machine"
				}), (0, command.hS)(["0", "the dead letters will be retried, or there are no dead letters"], ["1", "no dead letter has the ID of --check"], MISUSED, ["3", "the relay refuses the token, or no relay with an admin token runs at this URL"], ["4", "the relay cannot be reached, or responds with an error"])]
			}
		};
		function createRelayCommands(load) {
			const names = Object.keys(COMMANDS).filter(isName);
			return new Map(names.map((key) => [COMMANDS[key].name, async () => commandOf(key, load)]));
		}
		function commandOf(key, load) {
			const { name: _, ...shown } = COMMANDS[key];
			return {
				...shown,
				run: async (values, terminal) => (await load())[key](values, terminal)
			};
		}
		function required(option) {
			return {
				...option,
				summary: `${option.summary}; required`
			};
		}
		function variables(heading, names, own = {}) {
			return {
				heading,
				rows: names.map((name) => {
					const usual = VARIABLES[name];
					const meaning = own[name] ?? MEANINGS[name];
					return [name, usual === "" ? meaning : `${meaning} (default: ${usual})`];
				})
			};
		}
		function isVariable(name) {
			return Object.hasOwn(VARIABLES, name);
		}
		function isName(key) {
			return Object.hasOwn(COMMANDS, key);
		}
		;
		const RESOURCE_COMMANDS = new Map([
			["organizations list", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(290)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7290))).listOrganizations],
			["projects list", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(290)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7290))).listProjects],
			["projects create", async () => (await Promise.all([
				__nccwpck_require__.e(440),
				__nccwpck_require__.e(507),
				__nccwpck_require__.e(574)
			]).then(__nccwpck_require__.bind(__nccwpck_require__, 9574))).createProject],
			["environments create", async () => (await Promise.all([
				__nccwpck_require__.e(440),
				__nccwpck_require__.e(507),
				__nccwpck_require__.e(574)
			]).then(__nccwpck_require__.bind(__nccwpck_require__, 9574))).createEnvironment],
			["applications create", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(476)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5476))).command],
			["databases create", async () => (await Promise.all([
				__nccwpck_require__.e(440),
				__nccwpck_require__.e(507),
				__nccwpck_require__.e(574)
			]).then(__nccwpck_require__.bind(__nccwpck_require__, 9574))).createDatabase],
			["databases deploy", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(804)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3804))).deployDatabase],
			["variables list", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(290)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7290))).listVariables],
			["variables create", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5602))).createVariables],
			["secrets create", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5602))).createSecrets],
			["webhooks create", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(351)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4351))).command],
			["rewards claim", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(804)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3804))).claimReward]
		]);
		const ENDPOINT_COMMANDS = {
			"organizations.list": "organizations list",
			"projects.list": "projects list",
			"projects.create": "projects create",
			"environments.create": "environments create",
			"applications.create": "applications create",
			"applications.deploy": "deploy",
			"applications.status": "status",
			"applications.environmentVariables.create": "variables create",
			"applications.environmentVariables.list": "variables list",
			"applications.secrets.create": "secrets create",
			"applications.log": "logs",
			"databases.create": "databases create",
			"databases.deploy": "databases deploy",
			"webhooks.create": "webhooks create",
			"rewards.claim": "rewards claim"
		};
		;
		const HEADINGS = new Map([
			["deploy", "Deployments"],
			["organizations list", "Platform resources"],
			["init", "Setup and diagnosis"],
			["sandbox", "Local sandbox"],
			["relay", "Relay: webhooks to check runs"]
		]);
		const RELATED = [
			[
				"deploy",
				"follow",
				"status",
				"logs",
				"up"
			],
			[
				"organizations list",
				"projects list",
				"projects create",
				"environments create",
				"rewards claim"
			],
			[
				"applications create",
				"variables list",
				"variables create",
				"secrets create"
			],
			["databases create", "databases deploy"],
			[
				"init",
				"doctor",
				"conformance",
				"sandbox",
				"completion"
			],
			[
				"relay",
				"relay manifest",
				"relay register",
				"relay check",
				"relay replay",
				"webhooks create"
			]
		];
		function createCommands(loadRelay) {
			const commands = new Map([
				["deploy", async () => (await Promise.all([
					__nccwpck_require__.e(440),
					__nccwpck_require__.e(507),
					__nccwpck_require__.e(346),
					__nccwpck_require__.e(746),
					__nccwpck_require__.e(911),
					__nccwpck_require__.e(250)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 1250))).deployCommand],
				["follow", async () => (await Promise.all([
					__nccwpck_require__.e(440),
					__nccwpck_require__.e(507),
					__nccwpck_require__.e(346),
					__nccwpck_require__.e(746),
					__nccwpck_require__.e(911),
					__nccwpck_require__.e(250)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 1250))).followCommand],
				["status", async () => (await Promise.all([__nccwpck_require__.e(440), __nccwpck_require__.e(40)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3040))).command],
				["logs", async () => (await Promise.all([
					__nccwpck_require__.e(440),
					__nccwpck_require__.e(507),
					__nccwpck_require__.e(346),
					__nccwpck_require__.e(746),
					__nccwpck_require__.e(925)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 9925))).command],
				["up", async () => (await Promise.all([
					__nccwpck_require__.e(440),
					__nccwpck_require__.e(507),
					__nccwpck_require__.e(346),
					__nccwpck_require__.e(746),
					__nccwpck_require__.e(911),
					__nccwpck_require__.e(855)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 5855))).command],
				...RESOURCE_COMMANDS,
				["init", async () => (await __nccwpck_require__.e(225).then(__nccwpck_require__.bind(__nccwpck_require__, 5225))).command],
				["doctor", async () => (await Promise.all([
					__nccwpck_require__.e(701),
					__nccwpck_require__.e(440),
					__nccwpck_require__.e(507),
					__nccwpck_require__.e(346),
					__nccwpck_require__.e(458),
					__nccwpck_require__.e(409)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 1409))).command],
				["conformance", async () => (await Promise.all([
					__nccwpck_require__.e(701),
					__nccwpck_require__.e(440),
					__nccwpck_require__.e(507),
					__nccwpck_require__.e(346),
					__nccwpck_require__.e(458),
					__nccwpck_require__.e(434)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 1434))).command],
				["completion", async () => (await __nccwpck_require__.e(332).then(__nccwpck_require__.bind(__nccwpck_require__, 7332))).createCompletionCommand(loadAll)],
				["sandbox", async () => (await __nccwpck_require__.e(952).then(__nccwpck_require__.bind(__nccwpck_require__, 952))).command],
				...createRelayCommands(loadRelay)
			]);
			const loadAll = async () => new Map(await Promise.all([...commands].map(async ([name, load]) => [name, await load()])));
			const relatedTo = (name) => RELATED.flatMap((row) => row.includes(name) ? row.filter((other) => other !== name) : []);
			return new Map([...commands].map(([name, load]) => [name, async () => ({
				...await load(),
				seeAlso: relatedTo(name)
			})]));
		}
	}),
	5472: ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				var _refuse_old_node_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6146);
				var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4277);
				var _package_files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5559);
				var __rewriteRelativeImportExtension = undefined && undefined.__rewriteRelativeImportExtension || function(path, preserveJsx) {
					if (typeof path === "string" && /^\.\.?\//.test(path)) {
						return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
							return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
						});
					}
					return path;
				};
				const script = process.argv[1] ?? "";
				async function loadRelay() {
					const { href } = (0, _package_files_js__WEBPACK_IMPORTED_MODULE_2__.SS)(script, "relay");
					const { program } = await import(__rewriteRelativeImportExtension(href));
					return program;
				}
				async function run(words) {
					const [{ dispatch }, { openTerminal }] = await Promise.all([__nccwpck_require__.e(582).then(__nccwpck_require__.bind(__nccwpck_require__, 4582)), __nccwpck_require__.e(213).then(__nccwpck_require__.bind(__nccwpck_require__, 9213))]);
					return dispatch(words, (0, _commands_js__WEBPACK_IMPORTED_MODULE_1__.h)(loadRelay), () => (0, _package_files_js__WEBPACK_IMPORTED_MODULE_2__.$4)(script), openTerminal(), _commands_js__WEBPACK_IMPORTED_MODULE_1__.A);
				}
				const words = process.argv.slice(2);
				if (words[0] === "--version") process.stdout.write(`${(0, _package_files_js__WEBPACK_IMPORTED_MODULE_2__.$4)(script)}\n`);
				else process.exitCode = await run(words);
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	5559: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$4: () => readVersion,
			SS: () => siblingOf,
			Vd: () => isProgram,
			rM: () => PACKAGE_NAME
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
		var node_url__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3136);
		var _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(29);
		const PROGRAMS = {
			cli: "cli/main.ts",
			relay: "cli/relay/main.ts"
		};
		const PACKAGE_NAME = "@touchdown-ci/touchdown";
		function fileOf(script) {
			const candidates = script === "" ? [] : [
				script,
				`${script}.js`,
				(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(script, "index.js")
			];
			const found = candidates.find((path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true);
			return found === undefined ? null : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(found);
		}
		function siblingOf(script, name) {
			const path = fileOf(script) ?? script;
			if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === "index.js") return (0, node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), "..", name, "index.js"));
			const source = Object.values(PROGRAMS).find((program) => path.endsWith((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)("/", program))) ?? "";
			return (0, node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path.slice(0, path.length - source.length), PROGRAMS[name]));
		}
		function isProgram(script, name) {
			const path = fileOf(script);
			return path !== null && (0, node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(path).href === siblingOf(path, name).href;
		}
		function readVersion(path) {
			for (let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(fileOf(path) ?? path);; folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
				const version = versionIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "package.json"));
				if (version !== null) return version;
				if (folder === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) return "unknown";
			}
		}
		function versionIn(path) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) return null;
			const manifest = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
			const version = (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_3__._F)(manifest, "name") === PACKAGE_NAME ? (0, _kernel_hostile_json_js__WEBPACK_IMPORTED_MODULE_3__._F)(manifest, "version") : null;
			return typeof version === "string" ? version : null;
		}
	}),
	6146: ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6641);
		var _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4527);
		var _package_files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5559);
		var _terminal_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9880);
		const MIN_MAJOR = 24;
		const { node: version } = process.versions;
		if (Number.parseInt(version, 10) < MIN_MAJOR) {
			refuse(`Node ${MIN_MAJOR} or later is required, but this is Node ${version}. Install a newer one from https://nodejs.org.`);
		}
		function refuse(sentence) {
			const script = process.argv[1] ?? "";
			const words = process.argv.slice(2);
			const name = ["cli", "relay"].find((program) => (0, _package_files_js__WEBPACK_IMPORTED_MODULE_2__.Vd)(script, program));
			if (name === undefined) throw new Error(sentence);
			const command = name === "relay" ? name : words.find((word) => !word.startsWith("-")) ?? "touchdown";
			if (words.includes("--json")) process.stdout.write((0, _terminal_json_lines_js__WEBPACK_IMPORTED_MODULE_3__.Jz)(command, new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.gG("input", sentence)));
			process.stderr.write(`touchdown: ${sentence}\n`);
			process.exit(_arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.misused);
		}
	}),
	9880: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Jz: () => renderErrorLine,
			ni: () => renderLine,
			oX: () => renderUnexpectedLine
		});
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6641);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2274);
		var _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4527);
		function renderLine(kind, command, data) {
			const text = JSON.stringify({
				version: 1,
				kind,
				command,
				data
			});
			return `${text.replaceAll("##", "#\\u0023")}\n`;
		}
		function renderErrorLine(command, error) {
			const hasFacts = error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Hi || error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Zz || error instanceof _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dr;
			const { status = null, requestId = null } = hasFacts ? error.facts : {};
			const { code, message } = error;
			return renderLine("error", command, {
				code,
				message,
				exitCode: (0, _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(error),
				status,
				requestId
			});
		}
		function renderUnexpectedLine(command, error) {
			const message = `This is a bug in touchdown: ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.b1)(String(error), 500)}`;
			return renderLine("error", command, {
				code: "unexpected",
				message,
				exitCode: _arguments_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.dc.bad,
				status: null,
				requestId: null
			});
		}
	}),
	6641: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Dr: () => NetworkError,
			Hi: () => RemoteError,
			Xe: () => ThrottledError,
			Zz: () => AccessError,
			bd: () => ProtocolError,
			cc: () => CancelledError,
			dz: () => InputError,
			gG: () => TouchdownError
		});
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6094);
		var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6329);
		class TouchdownError extends Error {
			code;
			constructor(code, message, cause) {
				super((0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(message), cause === undefined ? undefined : { cause });
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
		const CONTINUES = /^(?:is|has|cannot|needs|takes) /;
		function renderBadInput({ name, seen, problem }) {
			const subject = seen === "" ? name : `${name}: ${JSON.stringify((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oN)((0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(seen), MAX_SEEN))}`;
			return `${subject}${CONTINUES.test(problem) ? "" : ":"} ${problem}`;
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
				this.excerpt = (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(excerpt);
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
				super("protocol", `Could not read the service's response: ${where} should be ${expected}, but is ${came}`, cause);
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
	}),
	29: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			MA: () => isTextOrNull,
			_F: () => fieldOf,
			qF: () => parseJson
		});
		const UTF_8 = new TextDecoder("utf-8", { fatal: true });
		function parseJson(source) {
			try {
				return JSON.parse(typeof source === "string" ? source : UTF_8.decode(source));
			} catch {
				return undefined;
			}
		}
		function fieldOf(value, name) {
			return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
		}
		function fieldAt(value, ...path) {
			return path.reduce(fieldOf, value);
		}
		function isTextOrNull(value) {
			return value === null || typeof value === "string";
		}
	}),
	6094: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Ax: () => shortCommit,
			IM: () => eachLine,
			Pz: () => stripHidden,
			Uw: () => cutBytes,
			oN: () => cutChars,
			pe: () => ZERO_WIDTH_SPACE,
			qA: () => separateColors,
			uz: () => splitLines
		});
		const ZERO_WIDTH_SPACE = "\u200B";
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
		const COLOR_SEQUENCE = /^\x1b\[[\d;:]{0,32}m$/;
		function splitLines(text) {
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
		function separateColors(line) {
			const source = line.toWellFormed();
			const colors = [];
			let plain = "";
			let from = 0;
			for (const { 0: hidden, index } of source.matchAll(HIDDEN)) {
				plain += source.slice(from, index);
				from = index + hidden.length;
				if (COLOR_SEQUENCE.test(hidden)) colors.push({
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
		function cutBytes(text, maxBytes) {
			if (text.length * 3 <= maxBytes || Buffer.byteLength(text) <= maxBytes) return text;
			const bytes = Buffer.from(text.slice(0, maxBytes));
			let end = Math.max(0, maxBytes);
			while (end > 0 && ((bytes[end] ?? 0) & 192) === 128) end -= 1;
			return bytes.toString("utf8", 0, end);
		}
		function cutChars(text, maxChars) {
			if (text.length <= maxChars) return text;
			if (maxChars < 1) return "";
			return `${text.slice(0, maxChars - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
		}
		function shortCommit(commit) {
			return /^[0-9a-f]{12,64}$/i.test(commit) ? commit.slice(0, 7) : commit;
		}
	}),
	6329: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			E$: () => redact,
			cl: () => registerSecret,
			dL: () => findSecrets,
			kU: () => reachOfSecrets,
			v5: () => MASK
		});
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6094);
		const MASK = "***";
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
		let forms = [];
		const USUAL_REACH = 8192;
		let longestForm = USUAL_REACH;
		function registerSecret(value) {
			if (value.trim().length < MIN_SECRET) return;
			const shapes = new Set([
				value,
				value.trim(),
				(0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.qA)(value).plain.trim()
			]);
			const whole = [...shapes].flatMap((shape) => [shape, ...encodingsOf(shape)]);
			const lines = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(value).map((line) => (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.qA)(line).plain.trim());
			const added = [...whole.filter(({ length }) => length >= MIN_SECRET), ...lines.filter(({ length }) => length >= MIN_LINE)];
			forms = [...new Set([...forms, ...added])].sort((one, other) => one.length - other.length);
			longestForm = Math.max(USUAL_REACH, forms.at(-1)?.length ?? 0);
		}
		function forgetSecrets() {
			forms = [];
			longestForm = USUAL_REACH;
		}
		function reachOfSecrets() {
			return longestForm;
		}
		function redact(text, units = text.length) {
			let shown = "";
			let from = 0;
			for (const { start, end } of findSecrets(text.slice(0, units + longestForm))) {
				if (start >= units) break;
				shown += text.slice(from, start) + MASK;
				from = end;
			}
			return shown + text.slice(from, Math.max(from, units));
		}
		function findSecrets(text) {
			const found = [];
			for (const form of forms) {
				if (form.length > text.length) break;
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
	}),
	5171: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			E9: () => parseDuration,
			PP: () => renderDuration,
			UP: () => renderBytes,
			VD: () => describeBadDuration,
			fP: () => toSeconds
		});
		const MAX_DURATION_MS = 2147483647;
		const NUMBER = String.raw`(\d{1,12}(?:\.\d{1,6})?)`;
		const BARE_SECONDS = new RegExp(`^${NUMBER}$`);
		const PARTS = new RegExp(`^(?:${NUMBER}h)?(?:${NUMBER}m)?(?:${NUMBER}s)?(?:${NUMBER}ms)?$`);
		const PART_MS = [
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
		function describeBadDuration(durationMs) {
			return `is not a duration${durationMs === 0 ? " above zero" : ""}. Use for example 90s, 10m or 1h30m.`;
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
	}),
	2274: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			AO: () => eachPlainLine,
			Px: () => safeLogLines,
			b1: () => safeSentence,
			h0: () => plainLine,
			y1: () => plainLines
		});
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6094);
		var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6329);
		var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5171);
		const PREFIX = "\u2502 ";
		const LINE_LIMIT_BYTES = 8192;
		const KEPT_UNITS = 1048576;
		const FRAME_BYTES = 64;
		const NOTHING_TO_CLEAN = /^[!-~]+(?: [!-~]+)*$/;
		const RESET = "\x1B[0m";
		const IS_RESET = /^\x1b\[0*m$/;
		const COMMAND_MARK = "##[";
		const BROKEN_MARK = `##${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}[`;
		function safeLogLines(text) {
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(text).map(renderLogLine);
		}
		function plainLines(text) {
			return [...eachPlainLine(text)];
		}
		function* eachPlainLine(text) {
			for (const line of (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.IM)(text)) yield renderPlainLine(line);
		}
		function plainLine(text) {
			if (text.length <= KEPT_UNITS && NOTHING_TO_CLEAN.test(text)) return (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(text);
			return plainLines(text).join(" ").replace(/\s+/g, " ").trim();
		}
		function safeSentence(text, maxChars) {
			const { seen, isWhole } = seeStart(text, 2 * maxChars);
			const line = plainLine(seen);
			const shown = isWhole ? line : `${line.slice(0, unitsToShow(line, isWhole))}\u2026`;
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oN)(shown.replaceAll(COMMAND_MARK, BROKEN_MARK).replace(/^::/, `:${_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe}:`), maxChars);
		}
		function sentenceOf(error, maxChars = 300) {
			return safeSentence(error instanceof Error ? error.message : String(error), maxChars);
		}
		function seeStart(text, units) {
			const most = 2 * units + (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.kU)();
			return text.length <= most ? {
				seen: text,
				isWhole: true
			} : {
				seen: text.slice(0, most),
				isWhole: false
			};
		}
		function unitsToShow(cleaned, isWhole) {
			return isWhole ? cleaned.length : Math.max(0, cleaned.length - (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.kU)());
		}
		function renderPlainLine(line) {
			const { seen, isWhole } = seeStart(line, KEPT_UNITS);
			const plain = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Pz)(seen);
			const units = Math.min(KEPT_UNITS, unitsToShow(plain, isWhole));
			const missingBytes = isWhole && units === plain.length ? 0 : Buffer.byteLength(line) - Buffer.byteLength(plain.slice(0, units));
			return (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.E$)(plain, units) + renderCut(missingBytes);
		}
		function renderCut(missingBytes) {
			return missingBytes > 0 ? ` \u2026 [${(0, _units_js__WEBPACK_IMPORTED_MODULE_2__.UP)(missingBytes)} more cut]` : "";
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
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.Uw)(text, maxBytes);
		}
		function piecesOf(line, isWhole) {
			const { plain, colors } = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.qA)(line);
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
			for (const span of (0, _redaction_js__WEBPACK_IMPORTED_MODULE_1__.dL)(plain)) edits.push({
				...span,
				text: _redaction_js__WEBPACK_IMPORTED_MODULE_1__.v5,
				isColor: false
			});
			for (let at = plain.indexOf(COMMAND_MARK); at !== -1; at = plain.indexOf(COMMAND_MARK, at + 1)) {
				edits.push({
					start: at + 2,
					end: at + 2,
					text: _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.pe,
					isColor: false
				});
			}
			return edits.sort((a, b) => a.start - b.start);
		}
	})
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== undefined) {
		return cachedModule.exports;
	}
	var module = __webpack_module_cache__[moduleId] = {
		id: moduleId,
		loaded: false,
		exports: {}
	};
	var threw = true;
	try {
		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if (threw) delete __webpack_module_cache__[moduleId];
	}
	module.loaded = true;
	return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
	var resolveQueue = (queue) => {
		if (queue && queue.d < 1) {
			queue.d = 1;
			queue.forEach((fn) => fn.r--);
			queue.forEach((fn) => fn.r-- ? fn.r++ : fn());
		}
	};
	var wrapDeps = (deps) => deps.map((dep) => {
		if (dep !== null && typeof dep === "object") {
			if (dep[webpackQueues]) return dep;
			if (dep.then) {
				var queue = [];
				queue.d = 0;
				dep.then((r) => {
					obj[webpackExports] = r;
					resolveQueue(queue);
				}, (e) => {
					obj[webpackError] = e;
					resolveQueue(queue);
				});
				var obj = {};
				obj[webpackQueues] = (fn) => fn(queue);
				return obj;
			}
		}
		var ret = {};
		ret[webpackQueues] = (x) => {};
		ret[webpackExports] = dep;
		return ret;
	});
	__nccwpck_require__.a = (module, body, hasAwait) => {
		var queue;
		hasAwait && ((queue = []).d = -1);
		var depQueues = new Set();
		var exports = module.exports;
		var currentDeps;
		var outerResolve;
		var reject;
		var promise = new Promise((resolve, rej) => {
			reject = rej;
			outerResolve = resolve;
		});
		promise[webpackExports] = exports;
		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"]((x) => {}));
		module.exports = promise;
		body((deps) => {
			currentDeps = wrapDeps(deps);
			var fn;
			var getResult = () => currentDeps.map((d) => {
				if (d[webpackError]) throw d[webpackError];
				return d[webpackExports];
			});
			var promise = new Promise((resolve) => {
				fn = () => resolve(getResult);
				fn.r = 0;
				var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
				currentDeps.map((dep) => dep[webpackQueues](fnQueue));
			});
			return fn.r ? promise : getResult();
		}, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
		queue && queue.d < 0 && (queue.d = 0);
	};
})();
(() => {
	var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
	var leafPrototypes;
	__nccwpck_require__.t = function(value, mode) {
		if (mode & 1) value = this(value);
		if (mode & 8) return value;
		if (typeof value === "object" && value) {
			if (mode & 4 && value.__esModule) return value;
			if (mode & 16 && typeof value.then === "function") return value;
		}
		var ns = Object.create(null);
		__nccwpck_require__.r(ns);
		var def = {};
		leafPrototypes = leafPrototypes || [
			null,
			getProto({}),
			getProto([]),
			getProto(getProto)
		];
		for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) {
			Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
		}
		def["default"] = () => value;
		__nccwpck_require__.d(ns, def);
		return ns;
	};
})();
(() => {
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) {
			if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
				Object.defineProperty(exports, key, {
					enumerable: true,
					get: definition[key]
				});
			}
		}
	};
})();
(() => {
	__nccwpck_require__.f = {};
	__nccwpck_require__.e = (chunkId) => {
		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	};
})();
(() => {
	__nccwpck_require__.u = (chunkId) => {
		return "" + chunkId + ".index.js";
	};
})();
(() => {
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();
(() => {
	__nccwpck_require__.r = (exports) => {
		if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
			Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		}
		Object.defineProperty(exports, "__esModule", { value: true });
	};
})();
(() => {
	__nccwpck_require__.nmd = (module) => {
		module.paths = [];
		if (!module.children) module.children = [];
		return module;
	};
})();
(() => {
	var installedChunks = { 792: 0 };
	var installChunk = (data) => {
		var { ids, modules, runtime } = data;
		var moduleId, chunkId, i = 0;
		for (moduleId in modules) {
			if (__nccwpck_require__.o(modules, moduleId)) {
				__nccwpck_require__.m[moduleId] = modules[moduleId];
			}
		}
		if (runtime) runtime(__nccwpck_require__);
		for (; i < ids.length; i++) {
			chunkId = ids[i];
			if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
				installedChunks[chunkId][0]();
			}
			installedChunks[ids[i]] = 0;
		}
	};
	__nccwpck_require__.f.j = (chunkId, promises) => {
		var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
		if (installedChunkData !== 0) {
			if (installedChunkData) {
				promises.push(installedChunkData[1]);
			} else {
				if (true) {
					var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
						if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
						throw e;
					});
					var promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
					promises.push(installedChunkData[1] = promise);
				}
			}
		}
	};
})();
var __webpack_exports__ = __nccwpck_require__(5472);
__webpack_exports__ = await __webpack_exports__;
