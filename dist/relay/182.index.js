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
				const problem = `is not one line of up to ${MAX_NAME} characters.`;
				reader.reject({
					name: "--name",
					seen: given ?? "",
					problem
				});
			}
			const organization = reader.text("organization") ?? null;
			if (organization !== null && !LOGIN.test(organization)) {
				const problem = "is not the name of a GitHub organization. Copy it from the URL of its page.";
				reader.reject({
					name: "--organization",
					seen: organization,
					problem
				});
			}
			const api = (0, _relay_config_setting_values_js__WEBPACK_IMPORTED_MODULE_1__.zq)(env["GITHUB_API_URL"]?.trim() || _relay_config_relay_variables_js__WEBPACK_IMPORTED_MODULE_0__.ut.GITHUB_API_URL);
			if ("problem" in api) reader.reject({
				name: "GITHUB_API_URL",
				seen: "",
				problem: api.problem
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
Open this link. It fills in GitHub's form, except for the webhook secret, which a link cannot contain.

  ${renderFormAddress(wanted)}

1. Webhook secret: enter the output of \`openssl rand -hex 32\`, and set GITHUB_WEBHOOK_SECRET to the same value.
2. Click "Create GitHub App", and set GITHUB_APP_ID to its App ID.
3. Click "Generate a private key", and set GITHUB_APP_PRIVATE_KEY_FILE to the path of the downloaded file.
4. Click "Install App", select the repositories in relay.json, then run: touchdown relay check

Tools that register Apps from a manifest can use the JSON. They add their own redirect_url.
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
					problem: read.problem
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
					problem: "is missing. Give the relay's URL, for example https://relay.example.com."
				});
			}
			return url ?? "";
		}
	})
};
