export const id = 990;
export const ids = [990];
export const modules = {
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	2352: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => requireUrl,
			w: () => readUrl
		});
		var _relay_config_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);
		function readUrl(reader) {
			const text = reader.text("url");
			if (text === undefined) return null;
			const read = (0, _relay_config_values_js__WEBPACK_IMPORTED_MODULE_0__.zq)(text);
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
	}),
	9990: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { register: () => register });
		var _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2320);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
		var _platform_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9782);
		var _relay_config_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1316);
		var _relay_config_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4483);
		var _relay_config_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7368);
		var _relay_intake_authenticity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3338);
		var _option_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1819);
		var _output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8288);
		var _address_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2352);
		const EVENTS = [
			"DEPLOYMENT_STARTED",
			"DEPLOYMENT_SUCCEEDED",
			"DEPLOYMENT_FAILED"
		];
		const TARGET = "/hooks/platform";
		const REQUIRED = new Map([["PLATFORM_BASE_URL", "it is required: give an address such as https://api.example.com"], ["PLATFORM_TOKEN", "it is required: give a token with the scope Write"]]);
		async function register(values, terminal, world) {
			const output = (0, _output_js__WEBPACK_IMPORTED_MODULE_8__.qw)("relay register", values["json"] === true, terminal);
			const wanted = readWanted((0, _option_values_js__WEBPACK_IMPORTED_MODULE_7__.V)(values), world.env);
			const platform = (0, _platform_client_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
				...wanted.platform,
				allowHttp: true,
				env: world.env
			});
			try {
				const secretPart = wanted.isInHeader ? "" : `/${encodeURIComponent(wanted.secret)}`;
				const webhook = {
					targetUrl: `${wanted.url}${TARGET}${secretPart}`,
					events: EVENTS,
					enabled: true
				};
				const { id } = await platform.webhooks.create(wanted.organization, webhook, { signal: terminal.ending });
				const { organization, url } = wanted;
				const facts = {
					webhookId: id,
					organizationId: organization,
					relayUrl: url,
					events: EVENTS
				};
				output.show("result", facts, renderCreated(wanted, id));
				return 0;
			} catch (error) {
				if ((0, _kernel_request_fate_js__WEBPACK_IMPORTED_MODULE_0__.cp)(error)) {
					output.show("notice", {
						code: "uncertain",
						message: UNCERTAIN
					}, "");
					terminal.err(`${UNCERTAIN}\n`);
				}
				throw error;
			} finally {
				await platform.close();
			}
		}
		const UNCERTAIN = "The webhook may have been created all the same: look at the platform before you try again.";
		function readWanted(reader, env) {
			(0, _relay_config_secrets_js__WEBPACK_IMPORTED_MODULE_3__.d)(env);
			const take = (name, read, otherwise) => {
				const text = env[name]?.trim() || _relay_config_variables_js__WEBPACK_IMPORTED_MODULE_5__.ut[name];
				const result = read(text);
				if (!("problem" in result)) return result.value;
				const accepted = (text === "" ? REQUIRED.get(name) : undefined) ?? result.problem;
				reader.reject({
					name,
					seen: "",
					accepted
				});
				return otherwise;
			};
			const organization = reader.text("organization") ?? "";
			if (organization === "") {
				reader.reject({
					name: "--organization",
					seen: "",
					accepted: "give the id of the platform's organization"
				});
			}
			const url = (0, _address_js__WEBPACK_IMPORTED_MODULE_9__.p)(reader);
			const baseUrl = take("PLATFORM_BASE_URL", _relay_config_values_js__WEBPACK_IMPORTED_MODULE_4__.zq, "");
			const token = take("PLATFORM_TOKEN", _relay_config_values_js__WEBPACK_IMPORTED_MODULE_4__.AI, "");
			const secrets = take("RELAY_WEBHOOK_SECRET", _relay_config_values_js__WEBPACK_IMPORTED_MODULE_4__.ql, []);
			const secretHeader = env["RELAY_SECRET_HEADER"]?.trim() || _relay_config_variables_js__WEBPACK_IMPORTED_MODULE_5__.ut.RELAY_SECRET_HEADER;
			take("RELAY_SECRET_HEADER", _relay_config_values_js__WEBPACK_IMPORTED_MODULE_4__.dj, "");
			reader.finish();
			const [secret = ""] = (0, _relay_intake_authenticity_js__WEBPACK_IMPORTED_MODULE_6__.NO)(secrets).shown;
			return {
				organization,
				url,
				isInHeader: reader.flag("in-header"),
				secret,
				secretHeader,
				platform: {
					baseUrl,
					token
				}
			};
		}
		function renderCreated({ organization, url, isInHeader, secretHeader }, id) {
			const secretPart = isInHeader ? "" : "/***";
			const left = isInHeader ? `\nNow have the platform send the first RELAY_WEBHOOK_SECRET in the header ${secretHeader}: without it the relay answers 401.\n` : "";
			return `The webhook ${(0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(id)} of organization ${organization} was created.
  target  ${url}${TARGET}${secretPart}
  events  ${EVENTS.join(", ")}
${left}
Once is enough: a second webhook would send everything twice (the relay counts it once).
Next: touchdown relay check --url ${url}
`;
		}
	})
};
