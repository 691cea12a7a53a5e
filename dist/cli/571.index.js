export const id = 571;
export const ids = [571];
export const modules = { 571: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { command: () => command });
	var extra_field_options = __webpack_require__(8842);
	var field_option = __webpack_require__(46);
	var key_values = __webpack_require__(9887);
	var resource_command = __webpack_require__(8787);
	var errors = __webpack_require__(6641);
	var redaction = __webpack_require__(6329);
	var secret_source = __webpack_require__(470);
	;
	async function readSecretValues({ keys, fromEnvironment, valueFiles }, values, terminal) {
		const files = parseFiles(valueFiles, keys);
		const left = keys.filter((key) => !files.has(key) && !fromEnvironment);
		if (left.length > 1) {
			throw missing(left.join(", "), "standard input holds one value only; use --from-env, or --value-file KEY=PATH for each");
		}
		const found = new Map();
		for (const key of keys) {
			const path = files.get(key);
			const value = path !== undefined ? await (0, secret_source.f)(path, terminal) : fromEnvironment ? terminal.env[key] ?? "" : await (0, secret_source.N)(`the value of ${key}`, values, terminal);
			(0, redaction.cl)(value);
			if (value === "") throw missing(key, describeEmptiness(path, fromEnvironment));
			found.set(key, value);
		}
		return found;
	}
	function parseFiles(valueFiles, keys) {
		const pairs = valueFiles.map((text) => {
			const [key = ""] = text.split("=", 1);
			return [key, text.slice(key.length + 1)];
		});
		const [wrong] = pairs.filter(([key, path]) => !keys.includes(key) || path === "");
		if (wrong !== undefined) throw missing("--value-file", "write KEY=PATH, with a KEY that is among the keys and the path of a file");
		const files = new Map(pairs);
		if (files.size < pairs.length) throw missing("--value-file", "give each key once");
		return files;
	}
	function describeEmptiness(path, fromEnvironment) {
		if (path !== undefined) return "its file is empty";
		if (fromEnvironment) return "there is no environment variable of this name, or it is empty";
		return "standard input is empty; pipe the value in, or use --from-env or --value-file KEY=PATH";
	}
	function missing(name, accepted) {
		return new errors.dz([{
			name,
			seen: "",
			accepted
		}]);
	}
	var write_keys = __webpack_require__(4377);
	;
	const SETTINGS = {
		key: "KEY",
		value: "--from-env, --value-file or standard input"
	};
	const command = (0, resource_command.o)({
		name: "secrets create",
		summary: "Creates secrets of an application, whose values come from the environment, files or standard input",
		arguments: [{
			name: "APP_ID",
			isRequired: true,
			summary: "the id of the application"
		}, {
			name: "KEY",
			isRequired: true,
			isRepeated: true,
			summary: "the name of a secret, never its value"
		}],
		options: {
			"from-env": {
				type: "boolean",
				summary: "take each value from the environment variable of the same name"
			},
			"value-file": {
				type: "string",
				multiple: true,
				value: "KEY=PATH",
				summary: "take the value of KEY from a file, a last line break left out; may be repeated"
			},
			field: {
				...field_option.P,
				summary: `${field_option.P.summary}; goes with each secret`
			}
		},
		examples: [
			["touchdown secrets create APP_ID DATABASE_URL --from-env", "takes it from the variable DATABASE_URL"],
			["touchdown secrets create APP_ID TLS_KEY --value-file TLS_KEY=key.pem", "takes it from a file"],
			["pass show shop/api-key | touchdown secrets create APP_ID API_KEY", "takes the only one from standard input"]
		],
		read: async ({ reader, words: [appId = "", ...keys], values, terminal }) => {
			(0, key_values.A)(keys);
			const sources = {
				keys,
				fromEnvironment: reader.flag("from-env"),
				valueFiles: reader.texts("value-file")
			};
			const fields = await (0, extra_field_options.q)("secret", reader, terminal, (setting) => SETTINGS[setting] ?? null);
			reader.finish();
			return {
				appId,
				fields,
				secrets: await readSecretValues(sources, values, terminal)
			};
		},
		perform: ({ appId, secrets, fields }, task) => {
			const create = (key, value) => task.platform.applications.secrets.create(appId, {
				key,
				value,
				fields
			}, task.call);
			return (0, write_keys.m)("secret", appId, secrets, create, task);
		}
	});
}) };
