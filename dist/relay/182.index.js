export const id = 182;
export const ids = [182];
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
						accepted: `use ${isWhole ? "an integer" : "a number"} from ${least} to ${most}`
					});
					return undefined;
				},
				durationMs(name) {
					const seen = text(name);
					const durationMs = seen === undefined ? null : (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.E9)(seen);
					if (seen === undefined || durationMs !== null && durationMs > 0) return durationMs ?? undefined;
					const accepted = "use a duration above zero, as 500ms, 90s, 10m or 1h30m; a bare number is seconds";
					bad.push({
						name: `--${name}`,
						seen,
						accepted
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
	5182: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { manifest: () => manifest });
		var _relay_config_relay_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2432);
		var _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6888);
		var _relay_github_app_installation_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2251);
		var _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1560);
		var _terminal_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7237);
		var _relay_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9111);
		const EVENTS = [
			"deployment_protection_rule",
			"merge_group",
			"pull_request"
		];
		const MAX_NAME = 34;
		const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98}[A-Za-z0-9])?$/;
		async function manifest(values, terminal, { env }) {
			const output = (0, _terminal_output_js__WEBPACK_IMPORTED_MODULE_4__.q)("relay manifest", values["json"] === true, terminal);
			const wanted = readWanted((0, _arguments_option_values_js__WEBPACK_IMPORTED_MODULE_3__.V)(values), env);
			const rendered = renderManifest(wanted);
			const facts = {
				manifest: rendered,
				postUrl: renderPostAddress(wanted),
				formUrl: renderFormAddress(wanted)
			};
			output.show("result", facts, `${JSON.stringify(rendered, null, 2)}\n`);
			if (!output.isJson) terminal.err(renderAdvice(wanted));
			return 0;
		}
		function readWanted(reader, env) {
			const url = (0, _relay_address_js__WEBPACK_IMPORTED_MODULE_5__.p)(reader);
			const given = reader.text("name");
			const name = given ?? `Touchdown ${URL.parse(url)?.hostname ?? ""}`.slice(0, MAX_NAME).replace(/[^\w]+$/, "");
			if (!/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]{1,34}(?<!\s)$/u.test(name)) {
				const accepted = `give one line of up to ${MAX_NAME} characters`;
				reader.reject({
					name: "--name",
					seen: given ?? "",
					accepted
				});
			}
			const organization = reader.text("organization") ?? null;
			if (organization !== null && !LOGIN.test(organization)) {
				const accepted = "give the name of an organization on GitHub, as its address shows it";
				reader.reject({
					name: "--organization",
					seen: organization,
					accepted
				});
			}
			const api = (0, _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_1__.zq)(env["GITHUB_API_URL"]?.trim() || _relay_config_relay_variables_js__WEBPACK_IMPORTED_MODULE_0__.ut.GITHUB_API_URL);
			if ("problem" in api) reader.reject({
				name: "GITHUB_API_URL",
				seen: "",
				accepted: api.problem
			});
			reader.finish();
			return {
				url,
				name,
				organization,
				github: pagesOf("value" in api ? api.value : "")
			};
		}
		function pagesOf(apiUrl) {
			const { protocol, host } = new URL(apiUrl);
			return `${protocol}//${/^api\.(?:github\.com|.+\.ghe\.com)$/.test(host) ? host.slice("api.".length) : host}`;
		}
		function hookOf({ url }) {
			return `${url}/hooks/github`;
		}
		function renderManifest(wanted) {
			return {
				name: wanted.name,
				url: wanted.url,
				hook_attributes: {
					url: hookOf(wanted),
					active: true
				},
				public: false,
				default_permissions: _relay_github_app_installation_tokens_js__WEBPACK_IMPORTED_MODULE_2__.d,
				default_events: EVENTS
			};
		}
		function renderAdvice(wanted) {
			return `
Open this address: it fills in the same as a form, which needs nothing but a secret (GitHub takes none from an address).

  ${renderFormAddress(wanted)}

1. Webhook secret: the output of \`openssl rand -hex 32\`; the relay gets it as GITHUB_WEBHOOK_SECRET.
2. After "Create GitHub App": its App ID is GITHUB_APP_ID.
3. "Generate a private key": the file is GITHUB_APP_PRIVATE_KEY_FILE.
4. "Install App" on the repositories of relay.json, then: touchdown relay check

Programs that register Apps from manifests take the JSON; they add a redirect_url of their own.
`;
		}
		function renderPostAddress({ github, organization }) {
			const account = organization === null ? "" : `/organizations/${organization}`;
			return `${github}${account}/settings/apps/new`;
		}
		function renderFormAddress(wanted) {
			const { name, url } = wanted;
			const fields = new URLSearchParams({
				name,
				url,
				public: "false",
				webhook_active: "true",
				webhook_url: hookOf(wanted)
			});
			for (const [permission, level] of Object.entries(_relay_github_app_installation_tokens_js__WEBPACK_IMPORTED_MODULE_2__.d)) fields.set(permission, level);
			for (const event of EVENTS) fields.append("events[]", event);
			return `${renderPostAddress(wanted)}?${fields}`;
		}
	}),
	9111: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => requireUrl,
			w: () => readUrl
		});
		var _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6888);
		function readUrl(reader) {
			const text = reader.text("url");
			if (text === undefined) return null;
			const read = (0, _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_0__.zq)(text);
			if ("problem" in read) {
				reader.reject({
					name: "--url",
					seen: text.includes("@") ? "" : text,
					accepted: read.problem
				});
				return null;
			}
			return read.value.replace(/\/+$/, "");
		}
		function requireUrl(reader) {
			const url = readUrl(reader);
			if (reader.text("url") === undefined) {
				reader.reject({
					name: "--url",
					seen: "",
					accepted: "give where the relay is reached, such as https://relay.example.com"
				});
			}
			return url ?? "";
		}
	})
};
