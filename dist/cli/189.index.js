export const id = 189;
export const ids = [189];
export const modules = {
	3860: ((module) => {
		var hasOwn = Object.prototype.hasOwnProperty;
		var toStr = Object.prototype.toString;
		var defineProperty = Object.defineProperty;
		var gOPD = Object.getOwnPropertyDescriptor;
		var isArray = function isArray(arr) {
			if (typeof Array.isArray === "function") {
				return Array.isArray(arr);
			}
			return toStr.call(arr) === "[object Array]";
		};
		var isPlainObject = function isPlainObject(obj) {
			if (!obj || toStr.call(obj) !== "[object Object]") {
				return false;
			}
			var hasOwnConstructor = hasOwn.call(obj, "constructor");
			var hasIsPrototypeOf = obj.constructor && obj.constructor.prototype && hasOwn.call(obj.constructor.prototype, "isPrototypeOf");
			if (obj.constructor && !hasOwnConstructor && !hasIsPrototypeOf) {
				return false;
			}
			var key;
			for (key in obj) {}
			return typeof key === "undefined" || hasOwn.call(obj, key);
		};
		var setProperty = function setProperty(target, options) {
			if (defineProperty && options.name === "__proto__") {
				defineProperty(target, options.name, {
					enumerable: true,
					configurable: true,
					value: options.newValue,
					writable: true
				});
			} else {
				target[options.name] = options.newValue;
			}
		};
		var getProperty = function getProperty(obj, name) {
			if (name === "__proto__") {
				if (!hasOwn.call(obj, name)) {
					return void 0;
				} else if (gOPD) {
					return gOPD(obj, name).value;
				}
			}
			return obj[name];
		};
		module.exports = function extend() {
			var options, name, src, copy, copyIsArray, clone;
			var target = arguments[0];
			var i = 1;
			var length = arguments.length;
			var deep = false;
			if (typeof target === "boolean") {
				deep = target;
				target = arguments[1] || {};
				i = 2;
			}
			if (target == null || typeof target !== "object" && typeof target !== "function") {
				target = {};
			}
			for (; i < length; ++i) {
				options = arguments[i];
				if (options != null) {
					for (name in options) {
						src = getProperty(target, name);
						copy = getProperty(options, name);
						if (target !== copy) {
							if (deep && copy && (isPlainObject(copy) || (copyIsArray = isArray(copy)))) {
								if (copyIsArray) {
									copyIsArray = false;
									clone = src && isArray(src) ? src : [];
								} else {
									clone = src && isPlainObject(src) ? src : {};
								}
								setProperty(target, {
									name,
									newValue: extend(deep, clone, copy)
								});
							} else if (typeof copy !== "undefined") {
								setProperty(target, {
									name,
									newValue: copy
								});
							}
						}
					}
				}
			}
			return target;
		};
	}),
	1397: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Ay: () => esm });
		;
		const VOID = -1;
		const PRIMITIVE = 0;
		const ARRAY = 1;
		const OBJECT = 2;
		const DATE = 3;
		const REGEXP = 4;
		const MAP = 5;
		const SET = 6;
		const ERROR = 7;
		const BIGINT = 8;
		;
		const { defineProperty } = Object;
		const env = typeof self === "object" ? self : globalThis;
		const guard = (name, init) => {
			switch (name) {
				case "Function":
				case "SharedWorker":
				case "Worker":
				case "eval":
				case "setInterval":
				case "setTimeout": throw new TypeError("unable to deserialize " + name);
			}
			return new env[name](init);
		};
		const deserializer = ($, _) => {
			const as = (out, index) => {
				$.set(index, out);
				return out;
			};
			const unpair = (index) => {
				if ($.has(index)) return $.get(index);
				const [type, value] = _[index];
				switch (type) {
					case PRIMITIVE:
					case VOID: return as(value, index);
					case ARRAY: {
						const arr = as([], index);
						for (const index of value) arr.push(unpair(index));
						return arr;
					}
					case OBJECT: {
						const object = as({}, index);
						for (const [key, index] of value) {
							const k = unpair(key), value = unpair(index);
							if (k === "__proto__") defineProperty(object, k, {
								value,
								configurable: true,
								enumerable: true,
								writable: true
							});
							else object[k] = value;
						}
						return object;
					}
					case DATE: return as(new Date(value), index);
					case REGEXP: {
						const { source, flags } = value;
						return as(new RegExp(source, flags), index);
					}
					case MAP: {
						const map = as(new Map(), index);
						for (const [key, index] of value) map.set(unpair(key), unpair(index));
						return map;
					}
					case SET: {
						const set = as(new Set(), index);
						for (const index of value) set.add(unpair(index));
						return set;
					}
					case ERROR: {
						const { name, message } = value;
						return as(typeof env[name] === "function" ? guard(name, message) : new Error(message), index);
					}
					case BIGINT: return as(BigInt(value), index);
					case "BigInt": return as(Object(BigInt(value)), index);
					case "ArrayBuffer": return as(new Uint8Array(value).buffer, value);
					case "DataView": {
						const { buffer } = new Uint8Array(value);
						return as(new DataView(buffer), value);
					}
					case "-0": return -0;
				}
				return as(guard(type, value), index);
			};
			return unpair;
		};
		const deserialize = (serialized) => deserializer(new Map(), serialized)(0);
		;
		const EMPTY = "";
		const { toString: serialize_toString } = {};
		const { keys, is } = Object;
		const typeOf = (value) => {
			const type = typeof value;
			if (type !== "object" || !value) return [PRIMITIVE, type];
			const asString = serialize_toString.call(value).slice(8, -1);
			switch (asString) {
				case "Array": return [ARRAY, EMPTY];
				case "Object": return [OBJECT, EMPTY];
				case "Date": return [DATE, EMPTY];
				case "RegExp": return [REGEXP, EMPTY];
				case "Map": return [MAP, EMPTY];
				case "Set": return [SET, EMPTY];
				case "DataView": return [ARRAY, asString];
			}
			if (asString.includes("Array")) return [ARRAY, asString];
			if (value instanceof Error) return [ERROR, value.name || "Error"];
			return [OBJECT, asString];
		};
		const shouldSkip = ([TYPE, type]) => TYPE === PRIMITIVE && (type === "function" || type === "symbol");
		const serializer = (strict, json, $, _) => {
			const as = (out, value) => {
				const index = _.push(out) - 1;
				$.set(value, index);
				return index;
			};
			const pair = (value) => {
				if ($.has(value)) return $.get(value);
				let [TYPE, type] = typeOf(value);
				switch (TYPE) {
					case PRIMITIVE: {
						let entry = value;
						switch (type) {
							case "bigint":
								TYPE = BIGINT;
								entry = value.toString();
								break;
							case "number":
								if (!value && is(value, -0)) return _.push(["-0"]) - 1;
								break;
							case "function":
							case "symbol":
								if (strict) throw new TypeError("unable to serialize " + type);
								entry = null;
								break;
							case "undefined": return as([VOID], value);
						}
						return as([TYPE, entry], value);
					}
					case ARRAY: {
						if (type) {
							let spread = value;
							if (type === "DataView") {
								spread = new Uint8Array(value.buffer);
							} else if (type === "ArrayBuffer") {
								spread = new Uint8Array(value);
							}
							return as([type, [...spread]], value);
						}
						const arr = [];
						const index = as([TYPE, arr], value);
						for (const entry of value) arr.push(pair(entry));
						return index;
					}
					case OBJECT: {
						if (type) {
							switch (type) {
								case "BigInt": return as([type, value.toString()], value);
								case "Boolean":
								case "Number":
								case "String": return as([type, value.valueOf()], value);
							}
						}
						if (json && "toJSON" in value) return pair(value.toJSON());
						const entries = [];
						const index = as([TYPE, entries], value);
						for (const key of keys(value)) {
							if (strict || !shouldSkip(typeOf(value[key]))) entries.push([pair(key), pair(value[key])]);
						}
						return index;
					}
					case DATE: return as([TYPE, isNaN(value.getTime()) ? EMPTY : value.toISOString()], value);
					case REGEXP: {
						const { source, flags } = value;
						return as([TYPE, {
							source,
							flags
						}], value);
					}
					case MAP: {
						const entries = [];
						const index = as([TYPE, entries], value);
						for (const [key, entry] of value) {
							if (strict || !(shouldSkip(typeOf(key)) || shouldSkip(typeOf(entry)))) entries.push([pair(key), pair(entry)]);
						}
						return index;
					}
					case SET: {
						const entries = [];
						const index = as([TYPE, entries], value);
						for (const entry of value) {
							if (strict || !shouldSkip(typeOf(entry))) entries.push(pair(entry));
						}
						return index;
					}
				}
				const { message } = value;
				return as([TYPE, {
					name: type,
					message
				}], value);
			};
			return pair;
		};
		const serialize = (value, { json, lossy } = {}) => {
			const _ = [];
			return serializer(!(json || lossy), !!json, new Map(), _)(value), _;
		};
		;
		const esm = typeof structuredClone === "function" ? (any, options) => options && ("json" in options || "lossy" in options) ? deserialize(serialize(any, options)) : structuredClone(any) : (any, options) => deserialize(serialize(any, options));
	}),
	6923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => ccount });
		function ccount(value, character) {
			const source = String(value);
			if (typeof character !== "string") {
				throw new TypeError("Expected character");
			}
			let count = 0;
			let index = source.indexOf(character);
			while (index !== -1) {
				count++;
				index = source.indexOf(character, index + character.length);
			}
			return count;
		}
	}),
	6193: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => stringify,
			q: () => parse
		});
		function parse(value) {
			const tokens = [];
			const input = String(value || "");
			let index = input.indexOf(",");
			let start = 0;
			let end = false;
			while (!end) {
				if (index === -1) {
					index = input.length;
					end = true;
				}
				const token = input.slice(start, index).trim();
				if (token || !end) {
					tokens.push(token);
				}
				start = index + 1;
				index = input.indexOf(",", start);
			}
			return tokens;
		}
		function stringify(values, options) {
			const settings = options || {};
			const input = values[values.length - 1] === "" ? [...values, ""] : values;
			return input.join((settings.padRight ? " " : "") + "," + (settings.padLeft === false ? "" : " ")).trim();
		}
	}),
	7776: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { ok: () => ok });
		function deprecate(fn) {
			return fn;
		}
		function equal() {}
		function ok() {}
		function unreachable() {}
	}),
	2139: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => defaultSchema });
		const aria = [
			"ariaDescribedBy",
			"ariaLabel",
			"ariaLabelledBy"
		];
		const defaultSchema = {
			ancestors: {
				tbody: ["table"],
				td: ["table"],
				th: ["table"],
				thead: ["table"],
				tfoot: ["table"],
				tr: ["table"]
			},
			attributes: {
				a: [
					...aria,
					"dataFootnoteBackref",
					"dataFootnoteRef",
					["className", "data-footnote-backref"],
					"href"
				],
				blockquote: ["cite"],
				code: [["className", /^language-./]],
				del: ["cite"],
				div: ["itemScope", "itemType"],
				dl: [...aria],
				h2: [["className", "sr-only"]],
				img: [
					...aria,
					"longDesc",
					"src"
				],
				input: [["disabled", true], ["type", "checkbox"]],
				ins: ["cite"],
				li: [["className", "task-list-item"]],
				ol: [...aria, ["className", "contains-task-list"]],
				q: ["cite"],
				section: ["dataFootnotes", ["className", "footnotes"]],
				source: ["srcSet"],
				summary: [...aria],
				table: [...aria],
				ul: [...aria, ["className", "contains-task-list"]],
				"*": [
					"abbr",
					"accept",
					"acceptCharset",
					"accessKey",
					"action",
					"align",
					"alt",
					"axis",
					"border",
					"cellPadding",
					"cellSpacing",
					"char",
					"charOff",
					"charSet",
					"checked",
					"clear",
					"colSpan",
					"color",
					"cols",
					"compact",
					"coords",
					"dateTime",
					"dir",
					"encType",
					"frame",
					"hSpace",
					"headers",
					"height",
					"hrefLang",
					"htmlFor",
					"id",
					"isMap",
					"itemProp",
					"label",
					"lang",
					"maxLength",
					"media",
					"method",
					"multiple",
					"name",
					"noHref",
					"noShade",
					"noWrap",
					"open",
					"prompt",
					"readOnly",
					"rev",
					"rowSpan",
					"rows",
					"rules",
					"scope",
					"selected",
					"shape",
					"size",
					"span",
					"start",
					"summary",
					"tabIndex",
					"title",
					"useMap",
					"vAlign",
					"value",
					"width"
				]
			},
			clobber: [
				"ariaDescribedBy",
				"ariaLabelledBy",
				"id",
				"name"
			],
			clobberPrefix: "user-content-",
			protocols: {
				cite: ["http", "https"],
				href: [
					"http",
					"https",
					"irc",
					"ircs",
					"mailto",
					"xmpp"
				],
				longDesc: ["http", "https"],
				src: ["http", "https"]
			},
			required: { input: {
				disabled: true,
				type: "checkbox"
			} },
			strip: ["script"],
			tagNames: [
				"a",
				"b",
				"blockquote",
				"br",
				"code",
				"dd",
				"del",
				"details",
				"div",
				"dl",
				"dt",
				"em",
				"h1",
				"h2",
				"h3",
				"h4",
				"h5",
				"h6",
				"hr",
				"i",
				"img",
				"input",
				"ins",
				"kbd",
				"li",
				"ol",
				"p",
				"picture",
				"pre",
				"q",
				"rp",
				"rt",
				"ruby",
				"s",
				"samp",
				"section",
				"source",
				"span",
				"strike",
				"strong",
				"sub",
				"summary",
				"sup",
				"table",
				"tbody",
				"td",
				"tfoot",
				"th",
				"thead",
				"tr",
				"tt",
				"ul",
				"var"
			]
		};
	}),
	5271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => htmlVoidElements });
		const htmlVoidElements = [
			"area",
			"base",
			"basefont",
			"bgsound",
			"br",
			"col",
			"command",
			"embed",
			"frame",
			"hr",
			"image",
			"img",
			"input",
			"keygen",
			"link",
			"meta",
			"param",
			"source",
			"track",
			"wbr"
		];
	}),
	1869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => toString });
		const emptyOptions = {};
		function toString(value, options) {
			const settings = options || emptyOptions;
			const includeImageAlt = typeof settings.includeImageAlt === "boolean" ? settings.includeImageAlt : true;
			const includeHtml = typeof settings.includeHtml === "boolean" ? settings.includeHtml : true;
			return one(value, includeImageAlt, includeHtml);
		}
		function one(value, includeImageAlt, includeHtml) {
			if (node(value)) {
				if ("value" in value) {
					return value.type === "html" && !includeHtml ? "" : value.value;
				}
				if (includeImageAlt && "alt" in value && value.alt) {
					return value.alt;
				}
				if ("children" in value) {
					return all(value.children, includeImageAlt, includeHtml);
				}
			}
			if (Array.isArray(value)) {
				return all(value, includeImageAlt, includeHtml);
			}
			return "";
		}
		function all(values, includeImageAlt, includeHtml) {
			const result = [];
			let index = -1;
			while (++index < values.length) {
				result[index] = one(values[index], includeImageAlt, includeHtml);
			}
			return result.join("");
		}
		function node(value) {
			return Boolean(value && typeof value === "object");
		}
	}),
	4520: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => blankLine });
		var micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2328);
		var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
		const blankLine = {
			partial: true,
			tokenize: tokenizeBlankLine
		};
		function tokenizeBlankLine(effects, ok, nok) {
			return start;
			function start(code) {
				return (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) ? (0, micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__.N)(effects, after, "linePrefix")(code) : after(code);
			}
			function after(code) {
				return code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.HP)(code) ? ok(code) : nok(code);
			}
		}
	}),
	2328: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => factorySpaceMinMax,
			N: () => factorySpace
		});
		var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
		function factorySpace(effects, ok, type, max) {
			const limit = max ? max - 1 : Infinity;
			let size = 0;
			return start;
			function start(code) {
				if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) {
					effects.enter(type);
					return prefix(code);
				}
				return ok(code);
			}
			function prefix(code) {
				if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) && size++ < limit) {
					effects.consume(code);
					return prefix;
				}
				effects.exit(type);
				return ok(code);
			}
		}
		function factorySpaceMinMax(effects, ok, nok, type, min, max) {
			let size = 0;
			return start;
			function start(code) {
				if (max > 0 && (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) {
					effects.enter(type);
					return prefix(code);
				}
				return after(code);
			}
			function prefix(code) {
				if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) && size < max) {
					effects.consume(code);
					size++;
					return prefix;
				}
				effects.exit(type);
				return after(code);
			}
			function after(code) {
				return size >= min ? ok(code) : nok(code);
			}
		}
	}),
	401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BM: () => asciiDigit,
			CW: () => asciiAlpha,
			Ee: () => markdownLineEndingOrSpace,
			HP: () => markdownLineEnding,
			JQ: () => asciiControl,
			Ny: () => unicodeWhitespace,
			On: () => markdownSpace,
			cx: () => asciiAtext,
			es: () => unicodePunctuation,
			lV: () => asciiAlphanumeric,
			ok: () => asciiHexDigit,
			ol: () => asciiPunctuation
		});
		const asciiAlpha = regexCheck(/[A-Za-z]/);
		const asciiAlphanumeric = regexCheck(/[\dA-Za-z]/);
		const asciiAtext = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
		function asciiControl(code) {
			return code !== null && (code < 32 || code === 127);
		}
		const asciiDigit = regexCheck(/\d/);
		const asciiHexDigit = regexCheck(/[\dA-Fa-f]/);
		const asciiPunctuation = regexCheck(/[!-/:-@[-`{-~]/);
		function markdownLineEnding(code) {
			return code !== null && code < -2;
		}
		function markdownLineEndingOrSpace(code) {
			return code !== null && (code < 0 || code === 32);
		}
		function markdownSpace(code) {
			return code === -2 || code === -1 || code === 32;
		}
		const unicodePunctuation = regexCheck(/\p{P}|\p{S}/u);
		const unicodeWhitespace = regexCheck(/\s/);
		function regexCheck(regex) {
			return check;
			function check(code) {
				return code !== null && code > -1 && regex.test(String.fromCharCode(code));
			}
		}
	}),
	5254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => push,
			m: () => splice
		});
		function splice(list, start, remove, items) {
			const end = list.length;
			let chunkStart = 0;
			let parameters;
			if (start < 0) {
				start = -start > end ? 0 : end + start;
			} else {
				start = start > end ? end : start;
			}
			remove = remove > 0 ? remove : 0;
			if (items.length < 1e4) {
				parameters = Array.from(items);
				parameters.unshift(start, remove);
				list.splice(...parameters);
			} else {
				if (remove) list.splice(start, remove);
				while (chunkStart < items.length) {
					parameters = items.slice(chunkStart, chunkStart + 1e4);
					parameters.unshift(start, 0);
					list.splice(...parameters);
					chunkStart += 1e4;
					start += 1e4;
				}
			}
		}
		function push(list, items) {
			if (list.length > 0) {
				splice(list, list.length, 0, items);
				return list;
			}
			return items;
		}
	}),
	4386: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => classifyCharacter });
		var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
		function classifyCharacter(code) {
			if (code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code) || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code)) {
				return 1;
			}
			if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.es)(code)) {
				return 2;
			}
		}
	}),
	6792: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => combineExtensions });
		var micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5254);
		const hasOwnProperty = {}.hasOwnProperty;
		function combineExtensions(extensions) {
			const all = {};
			let index = -1;
			while (++index < extensions.length) {
				syntaxExtension(all, extensions[index]);
			}
			return all;
		}
		function syntaxExtension(all, extension) {
			let hook;
			for (hook in extension) {
				const maybe = hasOwnProperty.call(all, hook) ? all[hook] : undefined;
				const left = maybe || (all[hook] = {});
				const right = extension[hook];
				let code;
				if (right) {
					for (code in right) {
						if (!hasOwnProperty.call(left, code)) left[code] = [];
						const value = right[code];
						constructs(left[code], Array.isArray(value) ? value : value ? [value] : []);
					}
				}
			}
		}
		function constructs(existing, list) {
			let index = -1;
			const before = [];
			while (++index < list.length) {
				;
				(list[index].add === "after" ? existing : before).push(list[index]);
			}
			(0, micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__.m)(existing, 0, 0, before);
		}
		function combineHtmlExtensions(htmlExtensions) {
			const handlers = {};
			let index = -1;
			while (++index < htmlExtensions.length) {
				htmlExtension(handlers, htmlExtensions[index]);
			}
			return handlers;
		}
		function htmlExtension(all, extension) {
			let hook;
			for (hook in extension) {
				const maybe = hasOwnProperty.call(all, hook) ? all[hook] : undefined;
				const left = maybe || (all[hook] = {});
				const right = extension[hook];
				let type;
				if (right) {
					for (type in right) {
						left[type] = right[type];
					}
				}
			}
		}
	}),
	9586: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => htmlBlockNames,
			y: () => htmlRawNames
		});
		const htmlBlockNames = [
			"address",
			"article",
			"aside",
			"base",
			"basefont",
			"blockquote",
			"body",
			"caption",
			"center",
			"col",
			"colgroup",
			"dd",
			"details",
			"dialog",
			"dir",
			"div",
			"dl",
			"dt",
			"fieldset",
			"figcaption",
			"figure",
			"footer",
			"form",
			"frame",
			"frameset",
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6",
			"head",
			"header",
			"hr",
			"html",
			"iframe",
			"legend",
			"li",
			"link",
			"main",
			"menu",
			"menuitem",
			"nav",
			"noframes",
			"ol",
			"optgroup",
			"option",
			"p",
			"param",
			"search",
			"section",
			"summary",
			"table",
			"tbody",
			"td",
			"tfoot",
			"th",
			"thead",
			"title",
			"tr",
			"track",
			"ul"
		];
		const htmlRawNames = [
			"pre",
			"script",
			"style",
			"textarea"
		];
	}),
	31: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => normalizeIdentifier });
		function normalizeIdentifier(value) {
			return value.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase();
		}
	}),
	6728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => resolveAll });
		function resolveAll(constructs, events, context) {
			const called = [];
			let index = -1;
			while (++index < constructs.length) {
				const resolve = constructs[index].resolveAll;
				if (resolve && !called.includes(resolve)) {
					events = resolve(events, context);
					called.push(resolve);
				}
			}
			return events;
		}
	}),
	4278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qy: () => property_information_html,
			JW: () => property_information_svg
		});
		;
		class Schema {
			constructor(property, normal, space) {
				this.normal = normal;
				this.property = property;
				if (space) {
					this.space = space;
				}
			}
		}
		Schema.prototype.normal = {};
		Schema.prototype.property = {};
		Schema.prototype.space = undefined;
		function merge(definitions, space) {
			const property = {};
			const normal = {};
			for (const definition of definitions) {
				Object.assign(property, definition.property);
				Object.assign(normal, definition.normal);
			}
			return new Schema(property, normal, space);
		}
		var normalize = __webpack_require__(5246);
		var defined_info = __webpack_require__(5523);
		;
		function create(definition) {
			const properties = {};
			const normals = {};
			for (const [property, value] of Object.entries(definition.properties)) {
				const info = new defined_info.E(property, definition.transform(definition.attributes || {}, property), value, definition.space);
				if (definition.mustUseProperty && definition.mustUseProperty.includes(property)) {
					info.mustUseProperty = true;
				}
				properties[property] = info;
				normals[(0, normalize.S)(property)] = property;
				normals[(0, normalize.S)(info.attribute)] = property;
			}
			return new Schema(properties, normals, definition.space);
		}
		var types = __webpack_require__(4923);
		;
		const aria = create({
			properties: {
				ariaActiveDescendant: null,
				ariaAtomic: types.booleanish,
				ariaAutoComplete: null,
				ariaBusy: types.booleanish,
				ariaChecked: types.booleanish,
				ariaColCount: types.number,
				ariaColIndex: types.number,
				ariaColSpan: types.number,
				ariaControls: types.spaceSeparated,
				ariaCurrent: null,
				ariaDescribedBy: types.spaceSeparated,
				ariaDetails: null,
				ariaDisabled: types.booleanish,
				ariaDropEffect: types.spaceSeparated,
				ariaErrorMessage: null,
				ariaExpanded: types.booleanish,
				ariaFlowTo: types.spaceSeparated,
				ariaGrabbed: types.booleanish,
				ariaHasPopup: null,
				ariaHidden: types.booleanish,
				ariaInvalid: null,
				ariaKeyShortcuts: null,
				ariaLabel: null,
				ariaLabelledBy: types.spaceSeparated,
				ariaLevel: types.number,
				ariaLive: null,
				ariaModal: types.booleanish,
				ariaMultiLine: types.booleanish,
				ariaMultiSelectable: types.booleanish,
				ariaOrientation: null,
				ariaOwns: types.spaceSeparated,
				ariaPlaceholder: null,
				ariaPosInSet: types.number,
				ariaPressed: types.booleanish,
				ariaReadOnly: types.booleanish,
				ariaRelevant: null,
				ariaRequired: types.booleanish,
				ariaRoleDescription: types.spaceSeparated,
				ariaRowCount: types.number,
				ariaRowIndex: types.number,
				ariaRowSpan: types.number,
				ariaSelected: types.booleanish,
				ariaSetSize: types.number,
				ariaSort: null,
				ariaValueMax: types.number,
				ariaValueMin: types.number,
				ariaValueNow: types.number,
				ariaValueText: null,
				role: null
			},
			transform(_, property) {
				return property === "role" ? property : "aria-" + property.slice(4).toLowerCase();
			}
		});
		function caseSensitiveTransform(attributes, attribute) {
			return attribute in attributes ? attributes[attribute] : attribute;
		}
		;
		function caseInsensitiveTransform(attributes, property) {
			return caseSensitiveTransform(attributes, property.toLowerCase());
		}
		;
		const html = create({
			attributes: {
				acceptcharset: "accept-charset",
				classname: "class",
				htmlfor: "for",
				httpequiv: "http-equiv"
			},
			mustUseProperty: [
				"checked",
				"multiple",
				"muted",
				"selected"
			],
			properties: {
				abbr: null,
				accept: types.commaSeparated,
				acceptCharset: types.spaceSeparated,
				accessKey: types.spaceSeparated,
				action: null,
				allow: null,
				allowFullScreen: types.boolean,
				allowPaymentRequest: types.boolean,
				allowUserMedia: types.boolean,
				alpha: types.boolean,
				alt: null,
				as: null,
				async: types.boolean,
				autoCapitalize: null,
				autoComplete: types.spaceSeparated,
				autoFocus: types.boolean,
				autoPlay: types.boolean,
				blocking: types.spaceSeparated,
				capture: null,
				charSet: null,
				checked: types.boolean,
				cite: null,
				className: types.spaceSeparated,
				closedBy: null,
				colorSpace: null,
				cols: types.number,
				colSpan: types.number,
				command: null,
				commandFor: null,
				content: null,
				contentEditable: types.booleanish,
				controls: types.boolean,
				controlsList: types.spaceSeparated,
				coords: types.number | types.commaSeparated,
				crossOrigin: null,
				data: null,
				dateTime: null,
				decoding: null,
				default: types.boolean,
				defer: types.boolean,
				dir: null,
				dirName: null,
				disabled: types.boolean,
				download: types.overloadedBoolean,
				draggable: types.booleanish,
				encType: null,
				enterKeyHint: null,
				fetchPriority: null,
				form: null,
				formAction: null,
				formEncType: null,
				formMethod: null,
				formNoValidate: types.boolean,
				formTarget: null,
				headers: types.spaceSeparated,
				height: types.number,
				hidden: types.overloadedBoolean,
				high: types.number,
				href: null,
				hrefLang: null,
				htmlFor: types.spaceSeparated,
				httpEquiv: types.spaceSeparated,
				id: null,
				imageSizes: null,
				imageSrcSet: null,
				inert: types.boolean,
				inputMode: null,
				integrity: null,
				is: null,
				isMap: types.boolean,
				itemId: null,
				itemProp: types.spaceSeparated,
				itemRef: types.spaceSeparated,
				itemScope: types.boolean,
				itemType: types.spaceSeparated,
				kind: null,
				label: null,
				lang: null,
				language: null,
				list: null,
				loading: null,
				loop: types.boolean,
				low: types.number,
				manifest: null,
				max: null,
				maxLength: types.number,
				media: null,
				method: null,
				min: null,
				minLength: types.number,
				multiple: types.boolean,
				muted: types.boolean,
				name: null,
				nonce: null,
				noModule: types.boolean,
				noValidate: types.boolean,
				onAbort: null,
				onAfterPrint: null,
				onAuxClick: null,
				onBeforeMatch: null,
				onBeforePrint: null,
				onBeforeToggle: null,
				onBeforeUnload: null,
				onBlur: null,
				onCancel: null,
				onCanPlay: null,
				onCanPlayThrough: null,
				onChange: null,
				onClick: null,
				onClose: null,
				onContextLost: null,
				onContextMenu: null,
				onContextRestored: null,
				onCopy: null,
				onCueChange: null,
				onCut: null,
				onDblClick: null,
				onDrag: null,
				onDragEnd: null,
				onDragEnter: null,
				onDragExit: null,
				onDragLeave: null,
				onDragOver: null,
				onDragStart: null,
				onDrop: null,
				onDurationChange: null,
				onEmptied: null,
				onEnded: null,
				onError: null,
				onFocus: null,
				onFormData: null,
				onHashChange: null,
				onInput: null,
				onInvalid: null,
				onKeyDown: null,
				onKeyPress: null,
				onKeyUp: null,
				onLanguageChange: null,
				onLoad: null,
				onLoadedData: null,
				onLoadedMetadata: null,
				onLoadEnd: null,
				onLoadStart: null,
				onMessage: null,
				onMessageError: null,
				onMouseDown: null,
				onMouseEnter: null,
				onMouseLeave: null,
				onMouseMove: null,
				onMouseOut: null,
				onMouseOver: null,
				onMouseUp: null,
				onOffline: null,
				onOnline: null,
				onPageHide: null,
				onPageShow: null,
				onPaste: null,
				onPause: null,
				onPlay: null,
				onPlaying: null,
				onPopState: null,
				onProgress: null,
				onRateChange: null,
				onRejectionHandled: null,
				onReset: null,
				onResize: null,
				onScroll: null,
				onScrollEnd: null,
				onSecurityPolicyViolation: null,
				onSeeked: null,
				onSeeking: null,
				onSelect: null,
				onSlotChange: null,
				onStalled: null,
				onStorage: null,
				onSubmit: null,
				onSuspend: null,
				onTimeUpdate: null,
				onToggle: null,
				onUnhandledRejection: null,
				onUnload: null,
				onVolumeChange: null,
				onWaiting: null,
				onWheel: null,
				open: types.boolean,
				optimum: types.number,
				pattern: null,
				ping: types.spaceSeparated,
				placeholder: null,
				playsInline: types.boolean,
				popover: null,
				popoverTarget: null,
				popoverTargetAction: null,
				poster: null,
				preload: null,
				readOnly: types.boolean,
				referrerPolicy: null,
				rel: types.spaceSeparated,
				required: types.boolean,
				reversed: types.boolean,
				rows: types.number,
				rowSpan: types.number,
				sandbox: types.spaceSeparated,
				scope: null,
				scoped: types.boolean,
				seamless: types.boolean,
				selected: types.boolean,
				shadowRootClonable: types.boolean,
				shadowRootCustomElementRegistry: types.boolean,
				shadowRootDelegatesFocus: types.boolean,
				shadowRootMode: null,
				shadowRootSerializable: types.boolean,
				shape: null,
				size: types.number,
				sizes: null,
				slot: null,
				span: types.number,
				spellCheck: types.booleanish,
				src: null,
				srcDoc: null,
				srcLang: null,
				srcSet: null,
				start: types.number,
				step: null,
				style: null,
				tabIndex: types.number,
				target: null,
				title: null,
				translate: null,
				type: null,
				typeMustMatch: types.boolean,
				useMap: null,
				value: types.booleanish,
				width: types.number,
				wrap: null,
				writingSuggestions: null,
				align: null,
				aLink: null,
				archive: types.spaceSeparated,
				axis: null,
				background: null,
				bgColor: null,
				border: types.number,
				borderColor: null,
				bottomMargin: types.number,
				cellPadding: null,
				cellSpacing: null,
				char: null,
				charOff: null,
				classId: null,
				clear: null,
				code: null,
				codeBase: null,
				codeType: null,
				color: null,
				compact: types.boolean,
				declare: types.boolean,
				event: null,
				face: null,
				frame: null,
				frameBorder: null,
				hSpace: types.number,
				leftMargin: types.number,
				link: null,
				longDesc: null,
				lowSrc: null,
				marginHeight: types.number,
				marginWidth: types.number,
				noResize: types.boolean,
				noHref: types.boolean,
				noShade: types.boolean,
				noWrap: types.boolean,
				object: null,
				profile: null,
				prompt: null,
				rev: null,
				rightMargin: types.number,
				rules: null,
				scheme: null,
				scrolling: types.booleanish,
				standby: null,
				summary: null,
				text: null,
				topMargin: types.number,
				valueType: null,
				version: null,
				vAlign: null,
				vLink: null,
				vSpace: types.number,
				allowTransparency: null,
				autoCorrect: null,
				autoSave: null,
				credentialless: types.boolean,
				disablePictureInPicture: types.boolean,
				disableRemotePlayback: types.boolean,
				exportParts: types.commaSeparated,
				part: types.spaceSeparated,
				prefix: null,
				property: null,
				results: types.number,
				security: null,
				unselectable: null
			},
			space: "html",
			transform: caseInsensitiveTransform
		});
		const svg = create({
			attributes: {
				accentHeight: "accent-height",
				alignmentBaseline: "alignment-baseline",
				arabicForm: "arabic-form",
				baselineShift: "baseline-shift",
				capHeight: "cap-height",
				className: "class",
				clipPath: "clip-path",
				clipRule: "clip-rule",
				colorInterpolation: "color-interpolation",
				colorInterpolationFilters: "color-interpolation-filters",
				colorProfile: "color-profile",
				colorRendering: "color-rendering",
				crossOrigin: "crossorigin",
				dataType: "datatype",
				dominantBaseline: "dominant-baseline",
				enableBackground: "enable-background",
				fillOpacity: "fill-opacity",
				fillRule: "fill-rule",
				floodColor: "flood-color",
				floodOpacity: "flood-opacity",
				fontFamily: "font-family",
				fontSize: "font-size",
				fontSizeAdjust: "font-size-adjust",
				fontStretch: "font-stretch",
				fontStyle: "font-style",
				fontVariant: "font-variant",
				fontWeight: "font-weight",
				glyphName: "glyph-name",
				glyphOrientationHorizontal: "glyph-orientation-horizontal",
				glyphOrientationVertical: "glyph-orientation-vertical",
				hrefLang: "hreflang",
				horizAdvX: "horiz-adv-x",
				horizOriginX: "horiz-origin-x",
				horizOriginY: "horiz-origin-y",
				imageRendering: "image-rendering",
				letterSpacing: "letter-spacing",
				lightingColor: "lighting-color",
				markerEnd: "marker-end",
				markerMid: "marker-mid",
				markerStart: "marker-start",
				maskType: "mask-type",
				navDown: "nav-down",
				navDownLeft: "nav-down-left",
				navDownRight: "nav-down-right",
				navLeft: "nav-left",
				navNext: "nav-next",
				navPrev: "nav-prev",
				navRight: "nav-right",
				navUp: "nav-up",
				navUpLeft: "nav-up-left",
				navUpRight: "nav-up-right",
				onAbort: "onabort",
				onActivate: "onactivate",
				onAfterPrint: "onafterprint",
				onBeforePrint: "onbeforeprint",
				onBegin: "onbegin",
				onCancel: "oncancel",
				onCanPlay: "oncanplay",
				onCanPlayThrough: "oncanplaythrough",
				onChange: "onchange",
				onClick: "onclick",
				onClose: "onclose",
				onCopy: "oncopy",
				onCueChange: "oncuechange",
				onCut: "oncut",
				onDblClick: "ondblclick",
				onDrag: "ondrag",
				onDragEnd: "ondragend",
				onDragEnter: "ondragenter",
				onDragExit: "ondragexit",
				onDragLeave: "ondragleave",
				onDragOver: "ondragover",
				onDragStart: "ondragstart",
				onDrop: "ondrop",
				onDurationChange: "ondurationchange",
				onEmptied: "onemptied",
				onEnd: "onend",
				onEnded: "onended",
				onError: "onerror",
				onFocus: "onfocus",
				onFocusIn: "onfocusin",
				onFocusOut: "onfocusout",
				onHashChange: "onhashchange",
				onInput: "oninput",
				onInvalid: "oninvalid",
				onKeyDown: "onkeydown",
				onKeyPress: "onkeypress",
				onKeyUp: "onkeyup",
				onLoad: "onload",
				onLoadedData: "onloadeddata",
				onLoadedMetadata: "onloadedmetadata",
				onLoadStart: "onloadstart",
				onMessage: "onmessage",
				onMouseDown: "onmousedown",
				onMouseEnter: "onmouseenter",
				onMouseLeave: "onmouseleave",
				onMouseMove: "onmousemove",
				onMouseOut: "onmouseout",
				onMouseOver: "onmouseover",
				onMouseUp: "onmouseup",
				onMouseWheel: "onmousewheel",
				onOffline: "onoffline",
				onOnline: "ononline",
				onPageHide: "onpagehide",
				onPageShow: "onpageshow",
				onPaste: "onpaste",
				onPause: "onpause",
				onPlay: "onplay",
				onPlaying: "onplaying",
				onPopState: "onpopstate",
				onProgress: "onprogress",
				onRateChange: "onratechange",
				onRepeat: "onrepeat",
				onReset: "onreset",
				onResize: "onresize",
				onScroll: "onscroll",
				onSeeked: "onseeked",
				onSeeking: "onseeking",
				onSelect: "onselect",
				onShow: "onshow",
				onStalled: "onstalled",
				onStorage: "onstorage",
				onSubmit: "onsubmit",
				onSuspend: "onsuspend",
				onTimeUpdate: "ontimeupdate",
				onToggle: "ontoggle",
				onUnload: "onunload",
				onVolumeChange: "onvolumechange",
				onWaiting: "onwaiting",
				onZoom: "onzoom",
				overlinePosition: "overline-position",
				overlineThickness: "overline-thickness",
				paintOrder: "paint-order",
				panose1: "panose-1",
				pointerEvents: "pointer-events",
				referrerPolicy: "referrerpolicy",
				renderingIntent: "rendering-intent",
				shapeRendering: "shape-rendering",
				stopColor: "stop-color",
				stopOpacity: "stop-opacity",
				strikethroughPosition: "strikethrough-position",
				strikethroughThickness: "strikethrough-thickness",
				strokeDashArray: "stroke-dasharray",
				strokeDashOffset: "stroke-dashoffset",
				strokeLineCap: "stroke-linecap",
				strokeLineJoin: "stroke-linejoin",
				strokeMiterLimit: "stroke-miterlimit",
				strokeOpacity: "stroke-opacity",
				strokeWidth: "stroke-width",
				tabIndex: "tabindex",
				textAnchor: "text-anchor",
				textDecoration: "text-decoration",
				textRendering: "text-rendering",
				transformOrigin: "transform-origin",
				typeOf: "typeof",
				underlinePosition: "underline-position",
				underlineThickness: "underline-thickness",
				unicodeBidi: "unicode-bidi",
				unicodeRange: "unicode-range",
				unitsPerEm: "units-per-em",
				vAlphabetic: "v-alphabetic",
				vHanging: "v-hanging",
				vIdeographic: "v-ideographic",
				vMathematical: "v-mathematical",
				vectorEffect: "vector-effect",
				vertAdvY: "vert-adv-y",
				vertOriginX: "vert-origin-x",
				vertOriginY: "vert-origin-y",
				wordSpacing: "word-spacing",
				writingMode: "writing-mode",
				xHeight: "x-height",
				playbackOrder: "playbackorder",
				timelineBegin: "timelinebegin"
			},
			properties: {
				about: types.commaOrSpaceSeparated,
				accentHeight: types.number,
				accumulate: null,
				additive: null,
				alignmentBaseline: null,
				alphabetic: types.number,
				amplitude: types.number,
				arabicForm: null,
				ascent: types.number,
				attributeName: null,
				attributeType: null,
				azimuth: types.number,
				bandwidth: null,
				baselineShift: null,
				baseFrequency: null,
				baseProfile: null,
				bbox: null,
				begin: null,
				bias: types.number,
				by: null,
				calcMode: null,
				capHeight: types.number,
				className: types.spaceSeparated,
				clip: null,
				clipPath: null,
				clipPathUnits: null,
				clipRule: null,
				color: null,
				colorInterpolation: null,
				colorInterpolationFilters: null,
				colorProfile: null,
				colorRendering: null,
				content: null,
				contentScriptType: null,
				contentStyleType: null,
				crossOrigin: null,
				cursor: null,
				cx: null,
				cy: null,
				d: null,
				dataType: null,
				defaultAction: null,
				descent: types.number,
				diffuseConstant: types.number,
				direction: null,
				display: null,
				dur: null,
				divisor: types.number,
				dominantBaseline: null,
				download: types.boolean,
				dx: null,
				dy: null,
				edgeMode: null,
				editable: null,
				elevation: types.number,
				enableBackground: null,
				end: null,
				event: null,
				exponent: types.number,
				externalResourcesRequired: null,
				fill: null,
				fillOpacity: types.number,
				fillRule: null,
				filter: null,
				filterRes: null,
				filterUnits: null,
				floodColor: null,
				floodOpacity: null,
				focusable: null,
				focusHighlight: null,
				fontFamily: null,
				fontSize: null,
				fontSizeAdjust: null,
				fontStretch: null,
				fontStyle: null,
				fontVariant: null,
				fontWeight: null,
				format: null,
				fr: null,
				from: null,
				fx: null,
				fy: null,
				g1: types.commaSeparated,
				g2: types.commaSeparated,
				glyphName: types.commaSeparated,
				glyphOrientationHorizontal: null,
				glyphOrientationVertical: null,
				glyphRef: null,
				gradientTransform: null,
				gradientUnits: null,
				handler: null,
				hanging: types.number,
				hatchContentUnits: null,
				hatchUnits: null,
				height: null,
				href: null,
				hrefLang: null,
				horizAdvX: types.number,
				horizOriginX: types.number,
				horizOriginY: types.number,
				id: null,
				ideographic: types.number,
				imageRendering: null,
				initialVisibility: null,
				in: null,
				in2: null,
				intercept: types.number,
				k: types.number,
				k1: types.number,
				k2: types.number,
				k3: types.number,
				k4: types.number,
				kernelMatrix: types.commaOrSpaceSeparated,
				kernelUnitLength: null,
				keyPoints: null,
				keySplines: null,
				keyTimes: null,
				kerning: null,
				lang: null,
				lengthAdjust: null,
				letterSpacing: null,
				lightingColor: null,
				limitingConeAngle: types.number,
				local: null,
				markerEnd: null,
				markerMid: null,
				markerStart: null,
				markerHeight: null,
				markerUnits: null,
				markerWidth: null,
				mask: null,
				maskContentUnits: null,
				maskType: null,
				maskUnits: null,
				mathematical: null,
				max: null,
				media: null,
				mediaCharacterEncoding: null,
				mediaContentEncodings: null,
				mediaSize: types.number,
				mediaTime: null,
				method: null,
				min: null,
				mode: null,
				name: null,
				navDown: null,
				navDownLeft: null,
				navDownRight: null,
				navLeft: null,
				navNext: null,
				navPrev: null,
				navRight: null,
				navUp: null,
				navUpLeft: null,
				navUpRight: null,
				numOctaves: null,
				observer: null,
				offset: null,
				onAbort: null,
				onActivate: null,
				onAfterPrint: null,
				onBeforePrint: null,
				onBegin: null,
				onCancel: null,
				onCanPlay: null,
				onCanPlayThrough: null,
				onChange: null,
				onClick: null,
				onClose: null,
				onCopy: null,
				onCueChange: null,
				onCut: null,
				onDblClick: null,
				onDrag: null,
				onDragEnd: null,
				onDragEnter: null,
				onDragExit: null,
				onDragLeave: null,
				onDragOver: null,
				onDragStart: null,
				onDrop: null,
				onDurationChange: null,
				onEmptied: null,
				onEnd: null,
				onEnded: null,
				onError: null,
				onFocus: null,
				onFocusIn: null,
				onFocusOut: null,
				onHashChange: null,
				onInput: null,
				onInvalid: null,
				onKeyDown: null,
				onKeyPress: null,
				onKeyUp: null,
				onLoad: null,
				onLoadedData: null,
				onLoadedMetadata: null,
				onLoadStart: null,
				onMessage: null,
				onMouseDown: null,
				onMouseEnter: null,
				onMouseLeave: null,
				onMouseMove: null,
				onMouseOut: null,
				onMouseOver: null,
				onMouseUp: null,
				onMouseWheel: null,
				onOffline: null,
				onOnline: null,
				onPageHide: null,
				onPageShow: null,
				onPaste: null,
				onPause: null,
				onPlay: null,
				onPlaying: null,
				onPopState: null,
				onProgress: null,
				onRateChange: null,
				onRepeat: null,
				onReset: null,
				onResize: null,
				onScroll: null,
				onSeeked: null,
				onSeeking: null,
				onSelect: null,
				onShow: null,
				onStalled: null,
				onStorage: null,
				onSubmit: null,
				onSuspend: null,
				onTimeUpdate: null,
				onToggle: null,
				onUnload: null,
				onVolumeChange: null,
				onWaiting: null,
				onZoom: null,
				opacity: null,
				operator: null,
				order: null,
				orient: null,
				orientation: null,
				origin: null,
				overflow: null,
				overlay: null,
				overlinePosition: types.number,
				overlineThickness: types.number,
				paintOrder: null,
				panose1: null,
				path: null,
				pathLength: types.number,
				patternContentUnits: null,
				patternTransform: null,
				patternUnits: null,
				phase: null,
				ping: types.spaceSeparated,
				pitch: null,
				playbackOrder: null,
				pointerEvents: null,
				points: null,
				pointsAtX: types.number,
				pointsAtY: types.number,
				pointsAtZ: types.number,
				preserveAlpha: null,
				preserveAspectRatio: null,
				primitiveUnits: null,
				propagate: null,
				property: types.commaOrSpaceSeparated,
				r: null,
				radius: null,
				referrerPolicy: null,
				refX: null,
				refY: null,
				rel: types.commaOrSpaceSeparated,
				rev: types.commaOrSpaceSeparated,
				renderingIntent: null,
				repeatCount: null,
				repeatDur: null,
				requiredExtensions: types.commaOrSpaceSeparated,
				requiredFeatures: types.commaOrSpaceSeparated,
				requiredFonts: types.commaOrSpaceSeparated,
				requiredFormats: types.commaOrSpaceSeparated,
				resource: null,
				restart: null,
				result: null,
				rotate: null,
				rx: null,
				ry: null,
				scale: null,
				seed: null,
				shapeRendering: null,
				side: null,
				slope: null,
				snapshotTime: null,
				specularConstant: types.number,
				specularExponent: types.number,
				spreadMethod: null,
				spacing: null,
				startOffset: null,
				stdDeviation: null,
				stemh: null,
				stemv: null,
				stitchTiles: null,
				stopColor: null,
				stopOpacity: null,
				strikethroughPosition: types.number,
				strikethroughThickness: types.number,
				string: null,
				stroke: null,
				strokeDashArray: types.commaOrSpaceSeparated,
				strokeDashOffset: null,
				strokeLineCap: null,
				strokeLineJoin: null,
				strokeMiterLimit: types.number,
				strokeOpacity: types.number,
				strokeWidth: null,
				style: null,
				surfaceScale: types.number,
				syncBehavior: null,
				syncBehaviorDefault: null,
				syncMaster: null,
				syncTolerance: null,
				syncToleranceDefault: null,
				systemLanguage: types.commaOrSpaceSeparated,
				tabIndex: types.number,
				tableValues: null,
				target: null,
				targetX: types.number,
				targetY: types.number,
				textAnchor: null,
				textDecoration: null,
				textRendering: null,
				textLength: null,
				timelineBegin: null,
				title: null,
				transformBehavior: null,
				type: null,
				typeOf: types.commaOrSpaceSeparated,
				to: null,
				transform: null,
				transformOrigin: null,
				u1: null,
				u2: null,
				underlinePosition: types.number,
				underlineThickness: types.number,
				unicode: null,
				unicodeBidi: null,
				unicodeRange: null,
				unitsPerEm: types.number,
				values: null,
				vAlphabetic: types.number,
				vMathematical: types.number,
				vectorEffect: null,
				vHanging: types.number,
				vIdeographic: types.number,
				version: null,
				vertAdvY: types.number,
				vertOriginX: types.number,
				vertOriginY: types.number,
				viewBox: null,
				viewTarget: null,
				visibility: null,
				width: null,
				widths: null,
				wordSpacing: null,
				writingMode: null,
				x: null,
				x1: null,
				x2: null,
				xChannelSelector: null,
				xHeight: types.number,
				y: null,
				y1: null,
				y2: null,
				yChannelSelector: null,
				z: null,
				zoomAndPan: null
			},
			space: "svg",
			transform: caseSensitiveTransform
		});
		const xlink = create({
			properties: {
				xLinkActuate: null,
				xLinkArcRole: null,
				xLinkHref: null,
				xLinkRole: null,
				xLinkShow: null,
				xLinkTitle: null,
				xLinkType: null
			},
			space: "xlink",
			transform(_, property) {
				return "xlink:" + property.slice(5).toLowerCase();
			}
		});
		const xmlns = create({
			attributes: { xmlnsxlink: "xmlns:xlink" },
			properties: {
				xmlnsXLink: null,
				xmlns: null
			},
			space: "xmlns",
			transform: caseInsensitiveTransform
		});
		const xml = create({
			properties: {
				xmlBase: null,
				xmlLang: null,
				xmlSpace: null
			},
			space: "xml",
			transform(_, property) {
				return "xml:" + property.slice(3).toLowerCase();
			}
		});
		const property_information_html = merge([
			aria,
			html,
			xlink,
			xmlns,
			xml
		], "html");
		const property_information_svg = merge([
			aria,
			svg,
			xlink,
			xmlns,
			xml
		], "svg");
	}),
	7522: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => find });
		var _util_defined_info_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5523);
		var _util_info_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4936);
		var _normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5246);
		const cap = /[A-Z]/g;
		const dash = /-[a-z]/g;
		const valid = /^data[-\w.:]+$/i;
		function find(schema, value) {
			const normal = (0, _normalize_js__WEBPACK_IMPORTED_MODULE_0__.S)(value);
			let property = value;
			let Type = _util_info_js__WEBPACK_IMPORTED_MODULE_1__.R;
			if (normal in schema.normal) {
				return schema.property[schema.normal[normal]];
			}
			if (normal.length > 4 && normal.slice(0, 4) === "data" && valid.test(value)) {
				if (value.charAt(4) === "-") {
					const rest = value.slice(5).replace(dash, camelcase);
					property = "data" + rest.charAt(0).toUpperCase() + rest.slice(1);
				} else {
					const rest = value.slice(4);
					if (!dash.test(rest)) {
						let dashes = rest.replace(cap, kebab);
						if (dashes.charAt(0) !== "-") {
							dashes = "-" + dashes;
						}
						value = "data" + dashes;
					}
				}
				Type = _util_defined_info_js__WEBPACK_IMPORTED_MODULE_2__.E;
			}
			return new Type(property, value);
		}
		function kebab($0) {
			return "-" + $0.toLowerCase();
		}
		function camelcase($0) {
			return $0.charAt(1).toUpperCase();
		}
	}),
	5246: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => normalize });
		function normalize(value) {
			return value.toLowerCase();
		}
	}),
	5523: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => DefinedInfo });
		var _info_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4936);
		var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4923);
		const checks = Object.keys(_types_js__WEBPACK_IMPORTED_MODULE_0__);
		class DefinedInfo extends _info_js__WEBPACK_IMPORTED_MODULE_1__.R {
			constructor(property, attribute, mask, space) {
				let index = -1;
				super(property, attribute);
				mark(this, "space", space);
				if (typeof mask === "number") {
					while (++index < checks.length) {
						const check = checks[index];
						mark(this, checks[index], (mask & _types_js__WEBPACK_IMPORTED_MODULE_0__[check]) === _types_js__WEBPACK_IMPORTED_MODULE_0__[check]);
					}
				}
			}
		}
		DefinedInfo.prototype.defined = true;
		function mark(values, key, value) {
			if (value) {
				values[key] = value;
			}
		}
	}),
	4936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => Info });
		class Info {
			constructor(property, attribute) {
				this.attribute = attribute;
				this.property = property;
			}
		}
		Info.prototype.attribute = "";
		Info.prototype.booleanish = false;
		Info.prototype.boolean = false;
		Info.prototype.commaOrSpaceSeparated = false;
		Info.prototype.commaSeparated = false;
		Info.prototype.defined = false;
		Info.prototype.mustUseProperty = false;
		Info.prototype.number = false;
		Info.prototype.overloadedBoolean = false;
		Info.prototype.property = "";
		Info.prototype.spaceSeparated = false;
		Info.prototype.space = undefined;
	}),
	4923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			boolean: () => boolean,
			booleanish: () => booleanish,
			commaOrSpaceSeparated: () => commaOrSpaceSeparated,
			commaSeparated: () => commaSeparated,
			number: () => number,
			overloadedBoolean: () => overloadedBoolean,
			spaceSeparated: () => spaceSeparated
		});
		let powers = 0;
		const boolean = increment();
		const booleanish = increment();
		const overloadedBoolean = increment();
		const number = increment();
		const spaceSeparated = increment();
		const commaSeparated = increment();
		const commaOrSpaceSeparated = increment();
		function increment() {
			return 2 ** ++powers;
		}
	}),
	6626: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => rehypeRaw });
		var esm = __webpack_require__(1397);
		var lib_default = __webpack_require__(7776);
		var property_information = __webpack_require__(4278);
		var comma_separated_tokens = __webpack_require__(6193);
		;
		const search = /[#.]/g;
		function parseSelector(selector, defaultTagName) {
			const value = selector || "";
			const props = {};
			let start = 0;
			let previous;
			let tagName;
			while (start < value.length) {
				search.lastIndex = start;
				const match = search.exec(value);
				const subvalue = value.slice(start, match ? match.index : value.length);
				if (subvalue) {
					if (!previous) {
						tagName = subvalue;
					} else if (previous === "#") {
						props.id = subvalue;
					} else if (Array.isArray(props.className)) {
						props.className.push(subvalue);
					} else {
						props.className = [subvalue];
					}
					start += subvalue.length;
				}
				if (match) {
					previous = match[0];
					start++;
				}
			}
			return {
				type: "element",
				tagName: tagName || defaultTagName || "div",
				properties: props,
				children: []
			};
		}
		var find = __webpack_require__(7522);
		var normalize = __webpack_require__(5246);
		var space_separated_tokens = __webpack_require__(5510);
		;
		function createH(schema, defaultTagName, caseSensitive) {
			const adjust = caseSensitive ? createAdjustMap(caseSensitive) : undefined;
			function h(selector, properties, ...children) {
				let node;
				if (selector === null || selector === undefined) {
					node = {
						type: "root",
						children: []
					};
					const child = properties;
					children.unshift(child);
				} else {
					node = parseSelector(selector, defaultTagName);
					const lower = node.tagName.toLowerCase();
					const adjusted = adjust ? adjust.get(lower) : undefined;
					node.tagName = adjusted || lower;
					if (isChild(properties)) {
						children.unshift(properties);
					} else {
						for (const [key, value] of Object.entries(properties)) {
							addProperty(schema, node.properties, key, value);
						}
					}
				}
				for (const child of children) {
					addChild(node.children, child);
				}
				if (node.type === "element" && node.tagName === "template" && schema.space === "html") {
					node.content = {
						type: "root",
						children: node.children
					};
					node.children = [];
				}
				return node;
			}
			return h;
		}
		function isChild(value) {
			if (value === null || typeof value !== "object" || Array.isArray(value)) {
				return true;
			}
			if (typeof value.type !== "string") return false;
			const record = value;
			const keys = Object.keys(value);
			for (const key of keys) {
				const value = record[key];
				if (value && typeof value === "object") {
					if (!Array.isArray(value)) return true;
					const list = value;
					for (const item of list) {
						if (typeof item !== "number" && typeof item !== "string") {
							return true;
						}
					}
				}
			}
			if ("children" in value && Array.isArray(value.children)) {
				return true;
			}
			return false;
		}
		function addProperty(schema, properties, key, value) {
			if (value === null || value === undefined) return;
			const info = (0, find.I)(schema, key);
			let result;
			if (typeof value === "number") {
				if (Number.isNaN(value)) return;
				result = value;
			} else if (typeof value === "boolean") {
				result = value;
			} else if (typeof value === "string") {
				if (info.spaceSeparated) {
					result = (0, space_separated_tokens.q)(value);
				} else if (info.commaSeparated) {
					result = (0, comma_separated_tokens.q)(value);
				} else if (info.commaOrSpaceSeparated) {
					result = (0, space_separated_tokens.q)((0, comma_separated_tokens.q)(value).join(" "));
				} else {
					result = parsePrimitive(info, info.property, value);
				}
			} else if (Array.isArray(value)) {
				result = [...value];
			} else {
				result = info.property === "style" ? style(value) : String(value);
			}
			if (Array.isArray(result)) {
				const finalResult = [];
				for (const item of result) {
					finalResult.push(parsePrimitive(info, info.property, item));
				}
				result = finalResult;
			}
			if (info.property === "className" && Array.isArray(properties.className)) {
				const add = result;
				result = [...properties.className, ...Array.isArray(add) ? add : [add]];
			}
			properties[info.property] = result;
		}
		function addChild(nodes, value) {
			if (value === null || value === undefined) {} else if (typeof value === "number" || typeof value === "string") {
				nodes.push({
					type: "text",
					value: String(value)
				});
			} else if (Array.isArray(value)) {
				for (const child of value) {
					addChild(nodes, child);
				}
			} else if (typeof value === "object" && "type" in value) {
				if (value.type === "root") {
					addChild(nodes, value.children);
				} else {
					nodes.push(value);
				}
			} else {
				throw new Error("Expected node, nodes, or string, got `" + value + "`");
			}
		}
		function parsePrimitive(info, name, value) {
			if (typeof value === "string") {
				if (info.number && value && !Number.isNaN(Number(value))) {
					return Number(value);
				}
				if ((info.boolean || info.overloadedBoolean) && (value === "" || (0, normalize.S)(value) === (0, normalize.S)(name))) {
					return true;
				}
			}
			return value;
		}
		function style(styles) {
			const result = [];
			for (const [key, value] of Object.entries(styles)) {
				result.push([key, value].join(": "));
			}
			return result.join("; ");
		}
		function createAdjustMap(values) {
			const result = new Map();
			for (const value of values) {
				result.set(value.toLowerCase(), value);
			}
			return result;
		}
		;
		const svgCaseSensitiveTagNames = [
			"altGlyph",
			"altGlyphDef",
			"altGlyphItem",
			"animateColor",
			"animateMotion",
			"animateTransform",
			"clipPath",
			"feBlend",
			"feColorMatrix",
			"feComponentTransfer",
			"feComposite",
			"feConvolveMatrix",
			"feDiffuseLighting",
			"feDisplacementMap",
			"feDistantLight",
			"feDropShadow",
			"feFlood",
			"feFuncA",
			"feFuncB",
			"feFuncG",
			"feFuncR",
			"feGaussianBlur",
			"feImage",
			"feMerge",
			"feMergeNode",
			"feMorphology",
			"feOffset",
			"fePointLight",
			"feSpecularLighting",
			"feSpotLight",
			"feTile",
			"feTurbulence",
			"foreignObject",
			"glyphRef",
			"linearGradient",
			"radialGradient",
			"solidColor",
			"textArea",
			"textPath"
		];
		const h = createH(property_information.qy, "div");
		const s = createH(property_information.JW, "g", svgCaseSensitiveTagNames);
		function lib_location(file) {
			const value = String(file);
			const indices = [];
			let cr = -1;
			let lf = -1;
			return {
				toOffset,
				toPoint
			};
			function grow() {
				const from = indices.at(-1) ?? 0;
				if (cr < from) {
					cr = value.indexOf("\r", from);
					if (cr === -1) cr = Infinity;
				}
				if (lf < from) {
					lf = value.indexOf("\n", from);
					if (lf === -1) lf = Infinity;
				}
				const eol = cr + 1 === lf ? lf : Math.min(cr, lf);
				indices.push((eol === Infinity ? value.length : eol) + 1);
			}
			function toPoint(offset) {
				if (typeof offset === "number" && offset > -1 && offset <= value.length) {
					while ((indices.at(-1) ?? 0) <= offset) grow();
					let low = 0;
					let high = indices.length - 1;
					while (low < high) {
						const middle = Math.floor((low + high) / 2);
						if (indices[middle] > offset) {
							high = middle;
						} else {
							low = middle + 1;
						}
					}
					return {
						line: low + 1,
						column: offset - (low > 0 ? indices[low - 1] : 0) + 1,
						offset
					};
				}
			}
			function toOffset(point) {
				if (point && typeof point.line === "number" && typeof point.column === "number" && !Number.isNaN(point.line) && point.column > 0) {
					while (indices.length < point.line && (indices.at(-1) ?? 0) <= value.length) {
						grow();
					}
					const offset = (point.line > 1 ? indices[point.line - 2] : 0) + point.column - 1;
					if (offset < indices[point.line - 1]) return offset;
				}
			}
		}
		;
		const webNamespaces = {
			html: "http://www.w3.org/1999/xhtml",
			mathml: "http://www.w3.org/1998/Math/MathML",
			svg: "http://www.w3.org/2000/svg",
			xlink: "http://www.w3.org/1999/xlink",
			xml: "http://www.w3.org/XML/1998/namespace",
			xmlns: "http://www.w3.org/2000/xmlns/"
		};
		const own = {}.hasOwnProperty;
		const proto = Object.prototype;
		function fromParse5(tree, options) {
			const settings = options || {};
			return one({
				file: settings.file || undefined,
				location: false,
				schema: settings.space === "svg" ? property_information.JW : property_information.qy,
				verbose: settings.verbose || false
			}, tree);
		}
		function one(state, node) {
			let result;
			switch (node.nodeName) {
				case "#comment": {
					const reference = node;
					result = {
						type: "comment",
						value: reference.data
					};
					patch(state, reference, result);
					return result;
				}
				case "#document":
				case "#document-fragment": {
					const reference = node;
					const quirksMode = "mode" in reference ? reference.mode === "quirks" || reference.mode === "limited-quirks" : false;
					result = {
						type: "root",
						children: lib_all(state, node.childNodes),
						data: { quirksMode }
					};
					if (state.file && state.location) {
						const document = String(state.file);
						const loc = lib_location(document);
						const start = loc.toPoint(0);
						const end = loc.toPoint(document.length);
						(0, lib_default.ok)(start, "expected `start`");
						(0, lib_default.ok)(end, "expected `end`");
						result.position = {
							start,
							end
						};
					}
					return result;
				}
				case "#documentType": {
					const reference = node;
					result = { type: "doctype" };
					patch(state, reference, result);
					return result;
				}
				case "#text": {
					const reference = node;
					result = {
						type: "text",
						value: reference.value
					};
					patch(state, reference, result);
					return result;
				}
				default: {
					const reference = node;
					result = lib_element(state, reference);
					return result;
				}
			}
		}
		function lib_all(state, nodes) {
			let index = -1;
			const results = [];
			while (++index < nodes.length) {
				const result = one(state, nodes[index]);
				results.push(result);
			}
			return results;
		}
		function lib_element(state, node) {
			const { schema } = state;
			state.schema = node.namespaceURI === webNamespaces.svg ? property_information.JW : property_information.qy;
			let index = -1;
			const properties = {};
			while (++index < node.attrs.length) {
				const attribute = node.attrs[index];
				const name = (attribute.prefix ? attribute.prefix + ":" : "") + attribute.name;
				if (!own.call(proto, name)) {
					properties[name] = attribute.value;
				}
			}
			const x = state.schema.space === "svg" ? s : h;
			const result = x(node.tagName, properties, lib_all(state, node.childNodes));
			patch(state, node, result);
			if (result.tagName === "template") {
				if (node.namespaceURI === webNamespaces.html) {
					const reference = node;
					const pos = reference.sourceCodeLocation;
					const startTag = pos && pos.startTag && position(pos.startTag);
					const endTag = pos && pos.endTag && position(pos.endTag);
					const content = one(state, reference.content);
					if (startTag && endTag && state.file) {
						content.position = {
							start: startTag.end,
							end: endTag.start
						};
					}
					result.content = content;
				} else if (result.content) {
					result.children = result.content.children;
					delete result.content;
				}
			}
			state.schema = schema;
			return result;
		}
		function patch(state, from, to) {
			if ("sourceCodeLocation" in from && from.sourceCodeLocation && state.file) {
				const position = createLocation(state, to, from.sourceCodeLocation);
				if (position) {
					state.location = true;
					to.position = position;
				}
			}
		}
		function createLocation(state, node, location) {
			const result = position(location);
			if (node.type === "element") {
				const tail = node.children[node.children.length - 1];
				if (result && !location.endTag && tail && tail.position && tail.position.end) {
					result.end = Object.assign({}, tail.position.end);
				}
				if (state.verbose) {
					const properties = {};
					let key;
					if (location.attrs) {
						for (key in location.attrs) {
							if (own.call(location.attrs, key)) {
								properties[(0, find.I)(state.schema, key).property] = position(location.attrs[key]);
							}
						}
					}
					(0, lib_default.ok)(location.startTag, "a start tag should exist");
					const opening = position(location.startTag);
					const closing = location.endTag ? position(location.endTag) : undefined;
					const data = { opening };
					if (closing) data.closing = closing;
					data.properties = properties;
					node.data = { position: data };
				}
			}
			return result;
		}
		function position(loc) {
			const start = point({
				line: loc.startLine,
				column: loc.startCol,
				offset: loc.startOffset
			});
			const end = point({
				line: loc.endLine,
				column: loc.endCol,
				offset: loc.endOffset
			});
			return start || end ? {
				start,
				end
			} : undefined;
		}
		function point(point) {
			return point.line && point.column ? point : undefined;
		}
		var zwitch = __webpack_require__(950);
		;
		const emptyOptions = {};
		const lib_own = {}.hasOwnProperty;
		const lib_one = (0, zwitch.A)("type", { handlers: {
			root,
			element: hast_util_to_parse5_lib_element,
			text: lib_text,
			comment,
			doctype
		} });
		function toParse5(tree, options) {
			const settings = options || emptyOptions;
			const space = settings.space;
			return lib_one(tree, space === "svg" ? property_information.JW : property_information.qy);
		}
		function root(node, schema) {
			const result = {
				nodeName: "#document",
				mode: (node.data || {}).quirksMode ? "quirks" : "no-quirks",
				childNodes: []
			};
			result.childNodes = hast_util_to_parse5_lib_all(node.children, result, schema);
			lib_patch(node, result);
			return result;
		}
		function fragment(node, schema) {
			const result = {
				nodeName: "#document-fragment",
				childNodes: []
			};
			result.childNodes = hast_util_to_parse5_lib_all(node.children, result, schema);
			lib_patch(node, result);
			return result;
		}
		function doctype(node) {
			const result = {
				nodeName: "#documentType",
				name: "html",
				publicId: "",
				systemId: "",
				parentNode: null
			};
			lib_patch(node, result);
			return result;
		}
		function lib_text(node) {
			const result = {
				nodeName: "#text",
				value: node.value,
				parentNode: null
			};
			lib_patch(node, result);
			return result;
		}
		function comment(node) {
			const result = {
				nodeName: "#comment",
				data: node.value,
				parentNode: null
			};
			lib_patch(node, result);
			return result;
		}
		function hast_util_to_parse5_lib_element(node, schema) {
			const parentSchema = schema;
			let currentSchema = parentSchema;
			if (node.type === "element" && node.tagName.toLowerCase() === "svg" && parentSchema.space === "html") {
				currentSchema = property_information.JW;
			}
			const attrs = [];
			let prop;
			if (node.properties) {
				for (prop in node.properties) {
					if (prop !== "children" && lib_own.call(node.properties, prop)) {
						const result = createProperty(currentSchema, prop, node.properties[prop]);
						if (result) {
							attrs.push(result);
						}
					}
				}
			}
			const space = currentSchema.space;
			(0, lib_default.ok)(space);
			const result = {
				nodeName: node.tagName,
				tagName: node.tagName,
				attrs,
				namespaceURI: webNamespaces[space],
				childNodes: [],
				parentNode: null
			};
			result.childNodes = hast_util_to_parse5_lib_all(node.children, result, currentSchema);
			lib_patch(node, result);
			if (node.tagName === "template" && node.content) {
				result.content = fragment(node.content, currentSchema);
			}
			return result;
		}
		function createProperty(schema, prop, value) {
			const info = (0, find.I)(schema, prop);
			if (value === false || value === null || value === undefined || typeof value === "number" && Number.isNaN(value) || !value && info.boolean) {
				return;
			}
			if (Array.isArray(value)) {
				value = info.commaSeparated ? (0, comma_separated_tokens.A)(value) : (0, space_separated_tokens.A)(value);
			}
			const attribute = {
				name: info.attribute,
				value: value === true ? "" : String(value)
			};
			if (info.space && info.space !== "html" && info.space !== "svg") {
				const index = attribute.name.indexOf(":");
				if (index < 0) {
					attribute.prefix = "";
				} else {
					attribute.name = attribute.name.slice(index + 1);
					attribute.prefix = info.attribute.slice(0, index);
				}
				attribute.namespace = webNamespaces[info.space];
			}
			return attribute;
		}
		function hast_util_to_parse5_lib_all(children, parentNode, schema) {
			let index = -1;
			const results = [];
			if (children) {
				while (++index < children.length) {
					const child = lib_one(children[index], schema);
					child.parentNode = parentNode;
					results.push(child);
				}
			}
			return results;
		}
		function lib_patch(from, to) {
			const position = from.position;
			if (position && position.start && position.end) {
				(0, lib_default.ok)(typeof position.start.offset === "number");
				(0, lib_default.ok)(typeof position.end.offset === "number");
				to.sourceCodeLocation = {
					startLine: position.start.line,
					startCol: position.start.column,
					startOffset: position.start.offset,
					endLine: position.end.line,
					endCol: position.end.column,
					endOffset: position.end.offset
				};
			}
		}
		var html_void_elements = __webpack_require__(5271);
		;
		const UNDEFINED_CODE_POINTS = new Set([
			65534,
			65535,
			131070,
			131071,
			196606,
			196607,
			262142,
			262143,
			327678,
			327679,
			393214,
			393215,
			458750,
			458751,
			524286,
			524287,
			589822,
			589823,
			655358,
			655359,
			720894,
			720895,
			786430,
			786431,
			851966,
			851967,
			917502,
			917503,
			983038,
			983039,
			1048574,
			1048575,
			1114110,
			1114111
		]);
		const REPLACEMENT_CHARACTER = "\uFFFD";
		var CODE_POINTS;
		(function(CODE_POINTS) {
			CODE_POINTS[CODE_POINTS["EOF"] = -1] = "EOF";
			CODE_POINTS[CODE_POINTS["NULL"] = 0] = "NULL";
			CODE_POINTS[CODE_POINTS["TABULATION"] = 9] = "TABULATION";
			CODE_POINTS[CODE_POINTS["CARRIAGE_RETURN"] = 13] = "CARRIAGE_RETURN";
			CODE_POINTS[CODE_POINTS["LINE_FEED"] = 10] = "LINE_FEED";
			CODE_POINTS[CODE_POINTS["FORM_FEED"] = 12] = "FORM_FEED";
			CODE_POINTS[CODE_POINTS["SPACE"] = 32] = "SPACE";
			CODE_POINTS[CODE_POINTS["EXCLAMATION_MARK"] = 33] = "EXCLAMATION_MARK";
			CODE_POINTS[CODE_POINTS["QUOTATION_MARK"] = 34] = "QUOTATION_MARK";
			CODE_POINTS[CODE_POINTS["AMPERSAND"] = 38] = "AMPERSAND";
			CODE_POINTS[CODE_POINTS["APOSTROPHE"] = 39] = "APOSTROPHE";
			CODE_POINTS[CODE_POINTS["HYPHEN_MINUS"] = 45] = "HYPHEN_MINUS";
			CODE_POINTS[CODE_POINTS["SOLIDUS"] = 47] = "SOLIDUS";
			CODE_POINTS[CODE_POINTS["DIGIT_0"] = 48] = "DIGIT_0";
			CODE_POINTS[CODE_POINTS["DIGIT_9"] = 57] = "DIGIT_9";
			CODE_POINTS[CODE_POINTS["SEMICOLON"] = 59] = "SEMICOLON";
			CODE_POINTS[CODE_POINTS["LESS_THAN_SIGN"] = 60] = "LESS_THAN_SIGN";
			CODE_POINTS[CODE_POINTS["EQUALS_SIGN"] = 61] = "EQUALS_SIGN";
			CODE_POINTS[CODE_POINTS["GREATER_THAN_SIGN"] = 62] = "GREATER_THAN_SIGN";
			CODE_POINTS[CODE_POINTS["QUESTION_MARK"] = 63] = "QUESTION_MARK";
			CODE_POINTS[CODE_POINTS["LATIN_CAPITAL_A"] = 65] = "LATIN_CAPITAL_A";
			CODE_POINTS[CODE_POINTS["LATIN_CAPITAL_Z"] = 90] = "LATIN_CAPITAL_Z";
			CODE_POINTS[CODE_POINTS["RIGHT_SQUARE_BRACKET"] = 93] = "RIGHT_SQUARE_BRACKET";
			CODE_POINTS[CODE_POINTS["GRAVE_ACCENT"] = 96] = "GRAVE_ACCENT";
			CODE_POINTS[CODE_POINTS["LATIN_SMALL_A"] = 97] = "LATIN_SMALL_A";
			CODE_POINTS[CODE_POINTS["LATIN_SMALL_Z"] = 122] = "LATIN_SMALL_Z";
		})(CODE_POINTS || (CODE_POINTS = {}));
		const SEQUENCES = {
			DASH_DASH: "--",
			CDATA_START: "[CDATA[",
			DOCTYPE: "doctype",
			SCRIPT: "script",
			PUBLIC: "public",
			SYSTEM: "system"
		};
		function isSurrogate(cp) {
			return cp >= 55296 && cp <= 57343;
		}
		function isSurrogatePair(cp) {
			return cp >= 56320 && cp <= 57343;
		}
		function getSurrogatePairCodePoint(cp1, cp2) {
			return (cp1 - 55296) * 1024 + 9216 + cp2;
		}
		function isControlCodePoint(cp) {
			return cp !== 32 && cp !== 10 && cp !== 13 && cp !== 9 && cp !== 12 && cp >= 1 && cp <= 31 || cp >= 127 && cp <= 159;
		}
		function isUndefinedCodePoint(cp) {
			return cp >= 64976 && cp <= 65007 || UNDEFINED_CODE_POINTS.has(cp);
		}
		;
		var ERR;
		(function(ERR) {
			ERR["controlCharacterInInputStream"] = "control-character-in-input-stream";
			ERR["noncharacterInInputStream"] = "noncharacter-in-input-stream";
			ERR["surrogateInInputStream"] = "surrogate-in-input-stream";
			ERR["nonVoidHtmlElementStartTagWithTrailingSolidus"] = "non-void-html-element-start-tag-with-trailing-solidus";
			ERR["endTagWithAttributes"] = "end-tag-with-attributes";
			ERR["endTagWithTrailingSolidus"] = "end-tag-with-trailing-solidus";
			ERR["unexpectedSolidusInTag"] = "unexpected-solidus-in-tag";
			ERR["unexpectedNullCharacter"] = "unexpected-null-character";
			ERR["unexpectedQuestionMarkInsteadOfTagName"] = "unexpected-question-mark-instead-of-tag-name";
			ERR["invalidFirstCharacterOfTagName"] = "invalid-first-character-of-tag-name";
			ERR["unexpectedEqualsSignBeforeAttributeName"] = "unexpected-equals-sign-before-attribute-name";
			ERR["missingEndTagName"] = "missing-end-tag-name";
			ERR["unexpectedCharacterInAttributeName"] = "unexpected-character-in-attribute-name";
			ERR["unknownNamedCharacterReference"] = "unknown-named-character-reference";
			ERR["missingSemicolonAfterCharacterReference"] = "missing-semicolon-after-character-reference";
			ERR["unexpectedCharacterAfterDoctypeSystemIdentifier"] = "unexpected-character-after-doctype-system-identifier";
			ERR["unexpectedCharacterInUnquotedAttributeValue"] = "unexpected-character-in-unquoted-attribute-value";
			ERR["eofBeforeTagName"] = "eof-before-tag-name";
			ERR["eofInTag"] = "eof-in-tag";
			ERR["missingAttributeValue"] = "missing-attribute-value";
			ERR["missingWhitespaceBetweenAttributes"] = "missing-whitespace-between-attributes";
			ERR["missingWhitespaceAfterDoctypePublicKeyword"] = "missing-whitespace-after-doctype-public-keyword";
			ERR["missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers"] = "missing-whitespace-between-doctype-public-and-system-identifiers";
			ERR["missingWhitespaceAfterDoctypeSystemKeyword"] = "missing-whitespace-after-doctype-system-keyword";
			ERR["missingQuoteBeforeDoctypePublicIdentifier"] = "missing-quote-before-doctype-public-identifier";
			ERR["missingQuoteBeforeDoctypeSystemIdentifier"] = "missing-quote-before-doctype-system-identifier";
			ERR["missingDoctypePublicIdentifier"] = "missing-doctype-public-identifier";
			ERR["missingDoctypeSystemIdentifier"] = "missing-doctype-system-identifier";
			ERR["abruptDoctypePublicIdentifier"] = "abrupt-doctype-public-identifier";
			ERR["abruptDoctypeSystemIdentifier"] = "abrupt-doctype-system-identifier";
			ERR["cdataInHtmlContent"] = "cdata-in-html-content";
			ERR["incorrectlyOpenedComment"] = "incorrectly-opened-comment";
			ERR["eofInScriptHtmlCommentLikeText"] = "eof-in-script-html-comment-like-text";
			ERR["eofInDoctype"] = "eof-in-doctype";
			ERR["nestedComment"] = "nested-comment";
			ERR["abruptClosingOfEmptyComment"] = "abrupt-closing-of-empty-comment";
			ERR["eofInComment"] = "eof-in-comment";
			ERR["incorrectlyClosedComment"] = "incorrectly-closed-comment";
			ERR["eofInCdata"] = "eof-in-cdata";
			ERR["absenceOfDigitsInNumericCharacterReference"] = "absence-of-digits-in-numeric-character-reference";
			ERR["nullCharacterReference"] = "null-character-reference";
			ERR["surrogateCharacterReference"] = "surrogate-character-reference";
			ERR["characterReferenceOutsideUnicodeRange"] = "character-reference-outside-unicode-range";
			ERR["controlCharacterReference"] = "control-character-reference";
			ERR["noncharacterCharacterReference"] = "noncharacter-character-reference";
			ERR["missingWhitespaceBeforeDoctypeName"] = "missing-whitespace-before-doctype-name";
			ERR["missingDoctypeName"] = "missing-doctype-name";
			ERR["invalidCharacterSequenceAfterDoctypeName"] = "invalid-character-sequence-after-doctype-name";
			ERR["duplicateAttribute"] = "duplicate-attribute";
			ERR["nonConformingDoctype"] = "non-conforming-doctype";
			ERR["missingDoctype"] = "missing-doctype";
			ERR["misplacedDoctype"] = "misplaced-doctype";
			ERR["endTagWithoutMatchingOpenElement"] = "end-tag-without-matching-open-element";
			ERR["closingOfElementWithOpenChildElements"] = "closing-of-element-with-open-child-elements";
			ERR["disallowedContentInNoscriptInHead"] = "disallowed-content-in-noscript-in-head";
			ERR["openElementsLeftAfterEof"] = "open-elements-left-after-eof";
			ERR["abandonedHeadElementChild"] = "abandoned-head-element-child";
			ERR["misplacedStartTagForHeadElement"] = "misplaced-start-tag-for-head-element";
			ERR["nestedNoscriptInHead"] = "nested-noscript-in-head";
			ERR["eofInElementThatCanContainOnlyText"] = "eof-in-element-that-can-contain-only-text";
		})(ERR || (ERR = {}));
		;
		const DEFAULT_BUFFER_WATERLINE = 1 << 16;
		class Preprocessor {
			constructor(handler) {
				this.handler = handler;
				this.html = "";
				this.pos = -1;
				this.lastGapPos = -2;
				this.gapStack = [];
				this.skipNextNewLine = false;
				this.lastChunkWritten = false;
				this.endOfChunkHit = false;
				this.bufferWaterline = DEFAULT_BUFFER_WATERLINE;
				this.isEol = false;
				this.lineStartPos = 0;
				this.droppedBufferSize = 0;
				this.line = 1;
				this.lastErrOffset = -1;
			}
			get col() {
				return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
			}
			get codePointStart() {
				return this.pos - Number(this.lastGapPos === this.pos);
			}
			get offset() {
				return this.droppedBufferSize + this.codePointStart;
			}
			getError(code, cpOffset) {
				const { line, col, offset } = this;
				const startCol = col + cpOffset;
				const startOffset = offset + cpOffset;
				return {
					code,
					startLine: line,
					endLine: line,
					startCol,
					endCol: startCol,
					startOffset,
					endOffset: startOffset
				};
			}
			_err(code) {
				if (this.handler.onParseError && this.lastErrOffset !== this.offset) {
					this.lastErrOffset = this.offset;
					this.handler.onParseError(this.getError(code, 0));
				}
			}
			_addGap() {
				this.gapStack.push(this.lastGapPos);
				this.lastGapPos = this.pos;
			}
			_processSurrogate(cp) {
				if (this.pos !== this.html.length - 1) {
					const nextCp = this.html.charCodeAt(this.pos + 1);
					if (!isSurrogatePair(cp) && isSurrogatePair(nextCp)) {
						this.pos++;
						this._addGap();
						return getSurrogatePairCodePoint(cp, nextCp);
					}
				} else if (!this.lastChunkWritten) {
					this.endOfChunkHit = true;
					return CODE_POINTS.EOF;
				}
				this._err(ERR.surrogateInInputStream);
				return cp;
			}
			willDropParsedChunk() {
				return this.pos > this.bufferWaterline;
			}
			dropParsedChunk(keep = 0) {
				if (this.willDropParsedChunk()) {
					const droppedSize = this.offset - this.droppedBufferSize - keep;
					this.html = this.html.substring(droppedSize);
					this.lineStartPos -= droppedSize;
					this.droppedBufferSize += droppedSize;
					this.pos -= droppedSize;
					this.lastGapPos = -2;
					this.gapStack.length = 0;
					if (this.pos > keep) this._addGap();
				}
			}
			write(chunk, isLastChunk) {
				if (this.html.length > 0) {
					this.html += chunk;
				} else {
					this.html = chunk;
				}
				this.endOfChunkHit = false;
				this.lastChunkWritten = isLastChunk;
			}
			insertHtmlAtCurrentPos(chunk) {
				this.html = this.html.substring(0, this.pos + 1) + chunk + this.html.substring(this.pos + 1);
				this.endOfChunkHit = false;
			}
			startsWith(pattern, caseSensitive) {
				if (this.pos + pattern.length > this.html.length) {
					this.endOfChunkHit = !this.lastChunkWritten;
					return false;
				}
				if (caseSensitive) {
					return this.html.startsWith(pattern, this.pos);
				}
				for (let i = 0; i < pattern.length; i++) {
					const cp = this.html.charCodeAt(this.pos + i) | 32;
					if (cp !== pattern.charCodeAt(i)) {
						return false;
					}
				}
				return true;
			}
			peek(offset) {
				const pos = this.pos + offset;
				if (pos >= this.html.length) {
					this.endOfChunkHit = !this.lastChunkWritten;
					return CODE_POINTS.EOF;
				}
				const code = this.html.charCodeAt(pos);
				return code === CODE_POINTS.CARRIAGE_RETURN ? CODE_POINTS.LINE_FEED : code;
			}
			advance() {
				this.pos++;
				if (this.isEol) {
					this.isEol = false;
					this.line++;
					this.lineStartPos = this.pos;
				}
				if (this.pos >= this.html.length) {
					this.endOfChunkHit = !this.lastChunkWritten;
					return CODE_POINTS.EOF;
				}
				let cp = this.html.charCodeAt(this.pos);
				if (cp === CODE_POINTS.CARRIAGE_RETURN) {
					this.isEol = true;
					this.skipNextNewLine = true;
					return CODE_POINTS.LINE_FEED;
				}
				if (cp === CODE_POINTS.LINE_FEED) {
					this.isEol = true;
					if (this.skipNextNewLine) {
						this.line--;
						this.skipNextNewLine = false;
						this._addGap();
						return this.advance();
					}
				}
				this.skipNextNewLine = false;
				if (isSurrogate(cp)) {
					cp = this._processSurrogate(cp);
				}
				const isCommonValidRange = this.handler.onParseError === null || cp > 31 && cp < 127 || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.CARRIAGE_RETURN || cp > 159 && cp < 64976;
				if (!isCommonValidRange) {
					this._checkForProblematicCharacters(cp);
				}
				return cp;
			}
			_checkForProblematicCharacters(cp) {
				if (isControlCodePoint(cp)) {
					this._err(ERR.controlCharacterInInputStream);
				} else if (isUndefinedCodePoint(cp)) {
					this._err(ERR.noncharacterInInputStream);
				}
			}
			retreat(count) {
				this.pos -= count;
				while (this.pos < this.lastGapPos) {
					this.lastGapPos = this.gapStack.pop();
					this.pos--;
				}
				this.isEol = false;
			}
		}
		;
		var TokenType;
		(function(TokenType) {
			TokenType[TokenType["CHARACTER"] = 0] = "CHARACTER";
			TokenType[TokenType["NULL_CHARACTER"] = 1] = "NULL_CHARACTER";
			TokenType[TokenType["WHITESPACE_CHARACTER"] = 2] = "WHITESPACE_CHARACTER";
			TokenType[TokenType["START_TAG"] = 3] = "START_TAG";
			TokenType[TokenType["END_TAG"] = 4] = "END_TAG";
			TokenType[TokenType["COMMENT"] = 5] = "COMMENT";
			TokenType[TokenType["DOCTYPE"] = 6] = "DOCTYPE";
			TokenType[TokenType["EOF"] = 7] = "EOF";
			TokenType[TokenType["HIBERNATION"] = 8] = "HIBERNATION";
		})(TokenType || (TokenType = {}));
		function getTokenAttr(token, attrName) {
			for (let i = token.attrs.length - 1; i >= 0; i--) {
				if (token.attrs[i].name === attrName) {
					return token.attrs[i].value;
				}
			}
			return null;
		}
		;
		const c1 = [
			8364,
			0,
			8218,
			402,
			8222,
			8230,
			8224,
			8225,
			710,
			8240,
			352,
			8249,
			338,
			0,
			381,
			0,
			0,
			8216,
			8217,
			8220,
			8221,
			8226,
			8211,
			8212,
			732,
			8482,
			353,
			8250,
			339,
			0,
			382,
			376
		];
		function isInvalidCodePoint(codePoint) {
			return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
		}
		function replaceCodePoint(codePoint) {
			if (isInvalidCodePoint(codePoint)) {
				return 65533;
			}
			if (codePoint >= 128 && codePoint <= 159) {
				return c1[codePoint - 128] || codePoint;
			}
			return codePoint;
		}
		function decode_codepoint_replaceCodePointXML(codePoint) {
			return isInvalidCodePoint(codePoint) ? 65533 : codePoint;
		}
		function decode_codepoint_codePointToString(codePoint) {
			return codePoint - 1 >>> 0 < 127 || codePoint - 160 >>> 0 < 55136 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePoint(codePoint));
		}
		;
		const htmlDecodeData = ["Q=\u00A8`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "\u00C6&\u00C1\u0102\u00C2\u0410\u{1D504}\u00C0\u0391\u0100\u2A53\u0104\u{1D538}\u2061\u00C5\u{1D49C}\u2254\u00C3\u00C4\u2216\u2AE7\u2306\u0411\u2235\u212C\u0392\u{1D505}\u{1D539}\u02D8\u212C\u224E\u0427\u00A9\u0106\u22D2\u2145\u212D\u010C\u00C7\u0108\u2230\u010A\u00B8\u00B7\u212D\u03A7\u2299\u2296\u2295\u2297\u2232\u201D\u2019\u2237\u2A74\u2261\u222F\u222E\u2102\u2210\u2233\u2A2F\u{1D49E}\u22D3\u224D\u2145\u2911\u0402\u0405\u040F\u2021\u21A1\u2AE4\u010E\u0414\u2207\u0394\u{1D507}\u00B4\u02D9\u02DD`\u02DC\u22C4\u2146\u{1D53B}\u00A8\u20DC\u2250\u222F\u00A8\u21D3\u21D0\u21D4\u2AE4\u27F8\u27FA\u27F9\u21D2\u22A8\u21D1\u21D5\u2225\u2193\u2913\u21F5\u0311\u2950\u295E\u21BD\u2956\u295F\u21C1\u2957\u22A4\u21A7\u21D3\u{1D49F}\u0110\u014A\u00D0\u00C9\u011A\u00CA\u042D\u0116\u{1D508}\u00C8\u2208\u0112\u25FB\u25AB\u0118\u{1D53C}\u0395\u2A75\u2242\u21CC\u2130\u2A73\u0397\u00CB\u2203\u2147\u0424\u{1D509}\u25FC\u25AA\u{1D53D}\u2200\u2131\u2131\u0403>\u0393\u03DC\u011E\u0122\u011C\u0413\u0120\u{1D50A}\u22D9\u{1D53E}\u2265\u22DB\u2267\u2AA2\u2277\u2A7E\u2273\u{1D4A2}\u226B\u042A\u02C7^\u0124\u210C\u210B\u210D\u2500\u210B\u0126\u224E\u224F\u0415\u0132\u0401\u00CD\u00CE\u0418\u0130\u2111\u00CC\u2111\u012A\u2148\u21D2\u222C\u222B\u22C2\u2063\u2062\u012E\u{1D540}\u0399\u2110\u0128\u0406\u00CF\u0134\u0419\u{1D50D}\u{1D541}\u{1D4A5}\u0408\u0404\u0425\u040C\u039A\u0136\u041A\u{1D50E}\u{1D542}\u{1D4A6}\u0409<\u0139\u039B\u27EA\u2112\u219E\u013D\u013B\u041B\u27E8\u2190\u21E4\u21C6\u2308\u27E6\u2961\u21C3\u2959\u230A\u2194\u294E\u22A3\u21A4\u295A\u22B2\u29CF\u22B4\u2951\u2960\u21BF\u2958\u21BC\u2952\u21D0\u21D4\u22DA\u2266\u2276\u2AA1\u2A7D\u2272\u{1D50F}\u22D8\u21DA\u013F\u27F5\u27F7\u27F6\u27F8\u27FA\u27F9\u{1D543}\u2199\u2198\u2112\u21B0\u0141\u226A\u2905\u041C\u205F\u2133\u{1D510}\u2213\u{1D544}\u2133\u039C\u040A\u0143\u0147\u0145\u041D\u200B\u200B\u200B\u200B\u226B\u226A\n\u{1D511}\u2060\u00A0\u2115\u2AEC\u2262\u226D\u2226\u2209\u2260\u2242\u0338\u2204\u226F\u2271\u2267\u0338\u226B\u0338\u2279\u2A7E\u0338\u2275\u224E\u0338\u224F\u0338\u22EA\u29CF\u0338\u22EC\u226E\u2270\u2278\u226A\u0338\u2A7D\u0338\u2274\u2AA2\u0338\u2AA1\u0338\u2280\u2AAF\u0338\u22E0\u220C\u22EB\u29D0\u0338\u22ED\u228F\u0338\u22E2\u2290\u0338\u22E3\u2282\u20D2\u2288\u2281\u2AB0\u0338\u22E1\u227F\u0338\u2283\u20D2\u2289\u2241\u2244\u2247\u2249\u2224\u{1D4A9}\u00D1\u039D\u0152\u00D3\u00D4\u041E\u0150\u{1D512}\u00D2\u014C\u03A9\u039F\u{1D546}\u201C\u2018\u2A54\u{1D4AA}\u00D8\u00D5\u2A37\u00D6\u203E\u23DE\u23B4\u23DC\u2202\u041F\u{1D513}\u03A6\u03A0\u00B1\u210C\u2119\u2ABB\u227A\u2AAF\u227C\u227E\u2033\u220F\u2237\u221D\u{1D4AB}\u03A8\"\u{1D514}\u211A\u{1D4AC}\u2910\u00AE\u0154\u27EB\u21A0\u2916\u0158\u0156\u0420\u211C\u220B\u21CB\u296F\u211C\u03A1\u27E9\u2192\u21E5\u21C4\u2309\u27E7\u295D\u21C2\u2955\u230B\u22A2\u21A6\u295B\u22B3\u29D0\u22B5\u294F\u295C\u21BE\u2954\u21C0\u2953\u21D2\u211D\u2970\u21DB\u211B\u21B1\u29F4\u0429\u0428\u042C\u015A\u2ABC\u0160\u015E\u015C\u0421\u{1D516}\u2193\u2190\u2192\u2191\u03A3\u2218\u{1D54A}\u221A\u25A1\u2293\u228F\u2291\u2290\u2292\u2294\u{1D4AE}\u22C6\u22D0\u22D0\u2286\u227B\u2AB0\u227D\u227F\u220B\u2211\u22D1\u2283\u2287\u22D1\u00DE\u2122\u040B\u0426	\u03A4\u0164\u0162\u0422\u{1D517}\u2234\u0398\u205F\u200A\u2009\u223C\u2243\u2245\u2248\u{1D54B}\u20DB\u{1D4AF}\u0166\u00DA\u219F\u2949\u040E\u016C\u00DB\u0423\u0170\u{1D518}\u00D9\u016A_\u23DF\u23B5\u23DD\u22C3\u228E\u0172\u{1D54C}\u2191\u2912\u21C5\u2195\u296E\u22A5\u21A5\u21D1\u21D5\u2196\u2197\u03D2\u03A5\u016E\u{1D4B0}\u0168\u00DC\u22AB\u2AEB\u0412\u22A9\u2AE6\u22C1\u2016\u2016\u2223|\u2758\u2240\u200A\u{1D519}\u{1D54D}\u{1D4B1}\u22AA\u0174\u22C0\u{1D51A}\u{1D54E}\u{1D4B2}\u{1D51B}\u039E\u{1D54F}\u{1D4B3}\u042F\u0407\u042E\u00DD\u0176\u042B\u{1D51C}\u{1D550}\u{1D4B4}\u0178\u0416\u0179\u017D\u0417\u017B\u200B\u0396\u2128\u2124\u{1D4B5}\u00E1\u0103\u223E\u223E\u0333\u223F\u00E2\u00B4\u0430\u00E6\u2061\u{1D51E}\u00E0\u2135\u2135\u03B1\u0101\u2A3F&\u2227\u2A55\u2A5C\u2A58\u2A5A\u2220\u29A4\u2220\u2221\u29A8\u29A9\u29AA\u29AB\u29AC\u29AD\u29AE\u29AF\u221F\u22BE\u299D\u2222\u00C5\u237C\u0105\u{1D552}\u2248\u2A70\u2A6F\u224A\u224B'\u2248\u224A\u00E5\u{1D4B6}*\u2248\u224D\u00E3\u00E4\u2233\u2A11\u2AED\u224C\u03F6\u2035\u223D\u22CD\u22BD\u2305\u2305\u23B5\u23B6\u224C\u0431\u201E\u2235\u2235\u29B0\u03F6\u212C\u03B2\u2136\u226C\u{1D51F}\u22C2\u25EF\u22C3\u2A00\u2A01\u2A02\u2A06\u2605\u25BD\u25B3\u2A04\u22C1\u22C0\u290D\u29EB\u25AA\u25B4\u25BE\u25C2\u25B8\u2423\u2592\u2591\u2593\u2588=\u20E5\u2261\u20E5\u2310\u{1D553}\u22A5\u22A5\u22C8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255D\u255A\u255C\u2559\u2551\u256C\u2563\u2560\u256B\u2562\u255F\u29C9\u2555\u2552\u2510\u250C\u2500\u2565\u2568\u252C\u2534\u229F\u229E\u22A0\u255B\u2558\u2518\u2514\u2502\u256A\u2561\u255E\u253C\u2524\u251C\u2035\u02D8\u00A6\u{1D4B7}\u204F\u223D\u22CD\\\u29C5\u27C8\u2022\u2022\u224E\u2AAE\u224F\u224F\u0107\u2229\u2A44\u2A49\u2A4B\u2A47\u2A40\u2229\uFE00\u2041\u02C7\u2A4D\u010D\u00E7\u0109\u2A4C\u2A50\u010B\u00B8\u29B2\u00A2\u00B7\u{1D520}\u0447\u2713\u2713\u03C7\u25CB\u29C3\u02C6\u2257\u21BA\u21BB\u00AE\u24C8\u229B\u229A\u229D\u2257\u2A10\u2AEF\u29C2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2A6D\u222E\u{1D554}\u2210\u00A9\u2117\u21B5\u2717\u{1D4B8}\u2ACF\u2AD1\u2AD0\u2AD2\u22EF\u2938\u2935\u22DE\u22DF\u21B6\u293D\u222A\u2A48\u2A46\u2A4A\u228D\u2A45\u222A\uFE00\u21B7\u293C\u22DE\u22DF\u22CE\u22CF\u00A4\u21B6\u21B7\u22CE\u22CF\u2232\u2231\u232D\u21D3\u2965\u2020\u2138\u2193\u2010\u22A3\u290F\u02DD\u010F\u0434\u2146\u2021\u21CA\u2A77\u00B0\u03B4\u29B1\u297F\u{1D521}\u21C3\u21C2\u22C4\u22C4\u2666\u2666\u00A8\u03DD\u22F2\u00F7\u00F7\u22C7\u22C7\u0452\u231E\u230D$\u{1D555}\u02D9\u2250\u2251\u2238\u2214\u22A1\u2306\u2193\u21CA\u21C3\u21C2\u2910\u231F\u230C\u{1D4B9}\u0455\u29F6\u0111\u22F1\u25BF\u25BE\u21F5\u296F\u29A6\u045F\u27FF\u2A77\u2251\u00E9\u2A6E\u011B\u2256\u00EA\u2255\u044D\u0117\u2147\u2252\u{1D522}\u2A9A\u00E8\u2A96\u2A98\u2A99\u23E7\u2113\u2A95\u2A97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014B\u2002\u0119\u{1D556}\u22D5\u29E3\u2A71\u03B5\u03B5\u03F5\u2256\u2255\u2242\u2A96\u2A95=\u225F\u2261\u2A78\u29E5\u2253\u2971\u212F\u2250\u2242\u03B7\u00F0\u00EB\u20AC!\u2203\u2130\u2147\u2252\u0444\u2640\uFB03\uFB00\uFB04\u{1D523}\uFB01fj\u266D\uFB02\u25B1\u0192\u{1D557}\u2200\u22D4\u2AD9\u2A0D\u00BD\u2153\u00BC\u2155\u2159\u215B\u2154\u2156\u00BE\u2157\u215C\u2158\u215A\u215D\u215E\u2044\u2322\u{1D4BB}\u2267\u2A8C\u01F5\u03B3\u03DD\u2A86\u011F\u011D\u0433\u0121\u2265\u22DB\u2265\u2267\u2A7E\u2A7E\u2AA9\u2A80\u2A82\u2A84\u22DB\uFE00\u2A94\u{1D524}\u226B\u22D9\u2137\u0453\u2277\u2A92\u2AA5\u2AA4\u2269\u2A8A\u2A8A\u2A88\u2A88\u2269\u22E7\u{1D558}`\u210A\u2273\u2A8E\u2A90>\u2AA7\u2A7A\u22D7\u2995\u2A7C\u2A86\u2978\u22D7\u22DB\u2A8C\u2277\u2273\u2269\uFE00\u2269\uFE00\u21D4\u200A\u00BD\u210B\u044A\u2194\u2948\u21AD\u210F\u0125\u2665\u2665\u2026\u22B9\u{1D525}\u2925\u2926\u21FF\u223B\u21A9\u21AA\u{1D559}\u2015\u{1D4BD}\u210F\u0127\u2043\u2010\u00ED\u2063\u00EE\u0438\u0435\u00A1\u21D4\u{1D526}\u00EC\u2148\u2A0C\u222D\u29DC\u2129\u0133\u012B\u2111\u2110\u2111\u0131\u22B7\u01B5\u2208\u2105\u221E\u29DD\u0131\u222B\u22BA\u2124\u22BA\u2A17\u2A3C\u0451\u012F\u{1D55A}\u03B9\u2A3C\u00BF\u{1D4BE}\u2208\u22F9\u22F5\u22F4\u22F3\u2208\u2062\u0129\u0456\u00EF\u0135\u0439\u{1D527}\u0237\u{1D55B}\u{1D4BF}\u0458\u0454\u03BA\u03F0\u0137\u043A\u{1D528}\u0138\u0445\u045C\u{1D55C}\u{1D4C0}\u21DA\u21D0\u291B\u290E\u2266\u2A8B\u2962\u013A\u29B4\u2112\u03BB\u27E8\u2991\u27E8\u2A85\u00AB\u2190\u21E4\u291F\u291D\u21A9\u21AB\u2939\u2973\u21A2\u2AAB\u2919\u2AAD\u2AAD\uFE00\u290C\u2772{[\u298B\u298F\u298D\u013E\u013C\u2308{\u043B\u2936\u201C\u201E\u2967\u294B\u21B2\u2264\u2190\u21A2\u21BD\u21BC\u21C7\u2194\u21C6\u21CB\u21AD\u22CB\u22DA\u2264\u2266\u2A7D\u2A7D\u2AA8\u2A7F\u2A81\u2A83\u22DA\uFE00\u2A93\u2A85\u22D6\u22DA\u2A8B\u2276\u2272\u297C\u230A\u{1D529}\u2276\u2A91\u21BD\u21BC\u296A\u2584\u0459\u226A\u21C7\u231E\u296B\u25FA\u0140\u23B0\u23B0\u2268\u2A89\u2A89\u2A87\u2A87\u2268\u22E6\u27EC\u21FD\u27E6\u27F5\u27F7\u27FC\u27F6\u21AB\u21AC\u2985\u{1D55D}\u2A2D\u2A34\u2217_\u25CA\u25CA\u29EB(\u2993\u21C6\u231F\u21CB\u296D\u200E\u22BF\u2039\u{1D4C1}\u21B0\u2272\u2A8D\u2A8F[\u2018\u201A\u0142<\u2AA6\u2A79\u22D6\u22CB\u22C9\u2976\u2A7B\u2996\u25C3\u22B4\u25C2\u294A\u2966\u2268\uFE00\u2268\uFE00\u223A\u00AF\u2642\u2720\u2720\u21A6\u21A6\u21A7\u21A4\u21A5\u25AE\u2A29\u043C\u2014\u2221\u{1D52A}\u2127\u00B5\u2223*\u2AF0\u00B7\u2212\u229F\u2238\u2A2A\u2ADB\u2026\u2213\u22A7\u{1D55E}\u2213\u{1D4C2}\u223E\u03BC\u22B8\u22B8\u22D9\u0338\u226B\u20D2\u226B\u0338\u21CD\u21CE\u22D8\u0338\u226A\u20D2\u226A\u0338\u21CF\u22AF\u22AE\u2207\u0144\u2220\u20D2\u2249\u2A70\u0338\u224B\u0338\u0149\u2249\u266E\u266E\u2115\u00A0\u224E\u0338\u224F\u0338\u2A43\u0148\u0146\u2247\u2A6D\u0338\u2A42\u043D\u2013\u2260\u21D7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\u{1D52B}\u2267\u0338\u2271\u2271\u2267\u0338\u2A7E\u0338\u2A7E\u0338\u2275\u226F\u226F\u21CE\u21AE\u2AF2\u220B\u22FC\u22FA\u220B\u045A\u21CD\u2266\u0338\u219A\u2025\u2270\u219A\u21AE\u2270\u2266\u0338\u2A7D\u0338\u2A7D\u0338\u226E\u2274\u226E\u22EA\u22EC\u2224\u{1D55F}\u00AC\u2209\u22F9\u0338\u22F5\u0338\u2209\u22F7\u22F6\u220C\u220C\u22FE\u22FD\u2226\u2226\u2AFD\u20E5\u2202\u0338\u2A14\u2280\u22E0\u2AAF\u0338\u2280\u2AAF\u0338\u21CF\u219B\u2933\u0338\u219D\u0338\u219B\u22EB\u22ED\u2281\u22E1\u2AB0\u0338\u{1D4C3}\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22E2\u22E3\u2284\u2AC5\u0338\u2288\u2282\u20D2\u2288\u2AC5\u0338\u2281\u2AB0\u0338\u2285\u2AC6\u0338\u2289\u2283\u20D2\u2289\u2AC6\u0338\u2279\u00F1\u2278\u22EA\u22EC\u22EB\u22ED\u03BD#\u2116\u2007\u22AD\u2904\u224D\u20D2\u22AC\u2265\u20D2>\u20D2\u29DE\u2902\u2264\u20D2<\u20D2\u22B4\u20D2\u2903\u22B5\u20D2\u223C\u20D2\u21D6\u2923\u2196\u2196\u2927\u24C8\u00F3\u229B\u229A\u00F4\u043E\u229D\u0151\u2A38\u2299\u29BC\u0153\u29BF\u{1D52C}\u02DB\u00F2\u29C1\u29B5\u03A9\u222E\u21BA\u29BE\u29BB\u203E\u29C0\u014D\u03C9\u03BF\u29B6\u2296\u{1D560}\u29B7\u29B9\u2295\u2228\u21BB\u2A5D\u2134\u2134\u00AA\u00BA\u22B6\u2A56\u2A57\u2A5B\u2134\u00F8\u2298\u00F5\u2297\u2A36\u00F6\u233D\u2225\u00B6\u2225\u2AF3\u2AFD\u2202\u043F%.\u2030\u22A5\u2031\u{1D52D}\u03C6\u03D5\u2133\u260E\u03C0\u22D4\u03D6\u210F\u210E\u210F+\u2A23\u229E\u2A22\u2214\u2A25\u2A72\u00B1\u2A26\u2A27\u00B1\u2A15\u{1D561}\u00A3\u227A\u2AB3\u2AB7\u227C\u2AAF\u227A\u2AB7\u227C\u2AAF\u2AB9\u2AB5\u22E8\u227E\u2032\u2119\u2AB5\u2AB9\u22E8\u220F\u232E\u2312\u2313\u221D\u221D\u227E\u22B0\u{1D4C5}\u03C8\u2008\u{1D52E}\u2A0C\u{1D562}\u2057\u{1D4C6}\u210D\u2A16?\u225F\"\u21DB\u21D2\u291C\u290F\u2964\u223D\u0331\u0155\u221A\u29B3\u27E9\u2992\u29A5\u27E9\u00BB\u2192\u2975\u21E5\u2920\u2933\u291E\u21AA\u21AC\u2945\u2974\u21A3\u219D\u291A\u2236\u211A\u290D\u2773}]\u298C\u298E\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201D\u201D\u21B3\u211C\u211B\u211C\u211D\u25AD\u00AE\u297D\u230B\u{1D52F}\u21C1\u21C0\u296C\u03C1\u03F1\u2192\u21A3\u21C1\u21C0\u21C4\u21CC\u21C9\u219D\u22CC\u02DA\u2253\u21C4\u21CC\u200F\u23B1\u23B1\u2AEE\u27ED\u21FE\u27E7\u2986\u{1D563}\u2A2E\u2A35)\u2994\u2A12\u21C9\u203A\u{1D4C7}\u21B1]\u2019\u2019\u22CC\u22CA\u25B9\u22B5\u25B8\u29CE\u2968\u211E\u015B\u201A\u227B\u2AB4\u2AB8\u0161\u227D\u2AB0\u015F\u015D\u2AB6\u2ABA\u22E9\u2A13\u227F\u0441\u22C5\u22A1\u2A66\u21D8\u2925\u2198\u2198\u00A7;\u2929\u2216\u2216\u2736\u{1D530}\u2322\u266F\u0449\u0448\u2223\u2225\u00AD\u03C3\u03C2\u03C2\u223C\u2A6A\u2243\u2243\u2A9E\u2AA0\u2A9D\u2A9F\u2246\u2A24\u2972\u2190\u2216\u2A33\u29E4\u2223\u2323\u2AAA\u2AAC\u2AAC\uFE00\u044C/\u29C4\u233F\u{1D564}\u2660\u2660\u2225\u2293\u2293\uFE00\u2294\u2294\uFE00\u228F\u2291\u228F\u2291\u2290\u2292\u2290\u2292\u25A1\u25A1\u25AA\u25AA\u2192\u{1D4C8}\u2216\u2323\u22C6\u2606\u2605\u03F5\u03D5\u00AF\u2282\u2AC5\u2ABD\u2286\u2AC3\u2AC1\u2ACB\u228A\u2ABF\u2979\u2282\u2286\u2AC5\u228A\u2ACB\u2AC7\u2AD5\u2AD3\u227B\u2AB8\u227D\u2AB0\u2ABA\u2AB6\u22E9\u227F\u2211\u266A\u2283\u00B9\u00B2\u00B3\u2AC6\u2ABE\u2AD8\u2287\u2AC4\u27C9\u2AD7\u297B\u2AC2\u2ACC\u228B\u2AC0\u2283\u2287\u2AC6\u228B\u2ACC\u2AC8\u2AD4\u2AD6\u21D9\u2926\u2199\u2199\u292A\u00DF\u2316\u03C4\u23B4\u0165\u0163\u0442\u20DB\u2315\u{1D531}\u2234\u2234\u03B8\u03D1\u03D1\u2248\u223C\u2009\u2248\u223C\u00FE\u02DC\u00D7\u22A0\u2A31\u2A30\u222D\u2928\u22A4\u2336\u2AF1\u{1D565}\u2ADA\u2929\u2034\u2122\u25B5\u25BF\u25C3\u22B4\u225C\u25B9\u22B5\u25EC\u225C\u2A3A\u2A39\u29CD\u2A3B\u23E2\u{1D4C9}\u0446\u045B\u0167\u226C\u219E\u21A0\u21D1\u2963\u00FA\u2191\u045E\u016D\u00FB\u0443\u21C5\u0171\u296E\u297E\u{1D532}\u00F9\u21BF\u21BE\u2580\u231C\u231C\u230F\u25F8\u016B\u00A8\u0173\u{1D566}\u2191\u2195\u21BF\u21BE\u228E\u03C5\u03D2\u03C5\u21C8\u231D\u231D\u230E\u016F\u25F9\u{1D4CA}\u22F0\u0169\u25B5\u25B4\u21C8\u00FC\u29A7\u21D5\u2AE8\u2AE9\u22A8\u299C\u03F5\u03F0\u2205\u03D5\u03D6\u221D\u2195\u03F1\u03C2\u228A\uFE00\u2ACB\uFE00\u228B\uFE00\u2ACC\uFE00\u03D1\u22B2\u22B3\u0432\u22A2\u2228\u22BB\u225A\u22EE||\u{1D533}\u22B2\u2282\u20D2\u2283\u20D2\u{1D567}\u221D\u22B3\u{1D4CB}\u2ACB\uFE00\u228A\uFE00\u2ACC\uFE00\u228B\uFE00\u299A\u0175\u2A5F\u2227\u2259\u2118\u{1D534}\u{1D568}\u2118\u2240\u2240\u{1D4CC}\u22C2\u25EF\u22C3\u25BD\u{1D535}\u27FA\u27F7\u03BE\u27F8\u27F5\u27FC\u22FB\u2A00\u{1D569}\u2A01\u2A02\u27F9\u27F6\u{1D4CD}\u2A06\u2A04\u25B3\u22C1\u22C0\u00FD\u044F\u0177\u044B\u00A5\u{1D536}\u0457\u{1D56A}\u{1D4CE}\u044E\u00FF\u017A\u017E\u0437\u017C\u2128\u03B6\u{1D537}\u0436\u21DD\u{1D56B}\u{1D4CF}\u200D\u200C"];
		;
		const META_BIAS = 35;
		const HEADER_BIAS = 48;
		const HEADER_LENGTH = 6;
		const CHOICE_BITS_PER_CHAR = 6;
		const BUCKET_HASH_1 = 2654435761;
		const BUCKET_HASH_2 = 2246822507;
		const PAIR_TABLE_SIZE = 1024;
		const CHAR_REMAP = (() => {
			const remap = new Uint8Array(128);
			for (let code = 48; code <= 57; code++) remap[code] = code - 47;
			for (let code = 65; code <= 90; code++) remap[code] = code - 54;
			for (let code = 97; code <= 122; code++) remap[code] = code - 60;
			return remap;
		})();
		function exactKey(text, nameStart, length) {
			return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
		}
		function decode_data_format_pairIndex(c0, c1) {
			return (c0 * 3 << 3 ^ c1) & PAIR_TABLE_SIZE - 1;
		}
		function bucketOne(key, buckets) {
			return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
		}
		function bucketTwo(key, buckets) {
			return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
		}
		function initDecodeData(packed) {
			const [data, values] = packed;
			const nameCount = data.charCodeAt(0) - HEADER_BIAS << 6 | data.charCodeAt(1) - HEADER_BIAS;
			const suffixesLength = data.charCodeAt(2) - HEADER_BIAS << 6 | data.charCodeAt(3) - HEADER_BIAS;
			const buckets = data.charCodeAt(4) - HEADER_BIAS << 6 | data.charCodeAt(5) - HEADER_BIAS;
			const metaStart = HEADER_LENGTH + suffixesLength;
			const choicesStart = metaStart + 2 * nameCount;
			const slotCount = 2 * buckets;
			const keys = new Int32Array(slotCount);
			const slotMidOff = new Uint16Array(slotCount);
			const slotValue = new Uint16Array(slotCount);
			const lengthBits = new Uint32Array(PAIR_TABLE_SIZE);
			const middleOffsets = new Map();
			const middles = [];
			let name = "";
			let suffixOffset = HEADER_LENGTH;
			let valueOffset = 0;
			for (let index = 0; index < nameCount; index++) {
				const meta0 = data.charCodeAt(metaStart + 2 * index) - META_BIAS;
				const meta1 = data.charCodeAt(metaStart + 2 * index + 1) - META_BIAS;
				const prefixLength = meta0 & 31;
				const length = prefixLength + (meta1 & 31);
				const valueLength = (meta1 >> 5) + 1;
				name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength);
				suffixOffset += length - prefixLength;
				const key = exactKey(name, 0, length);
				const choice = data.charCodeAt(choicesStart + Math.floor(index / CHOICE_BITS_PER_CHAR)) - HEADER_BIAS & 1 << index % CHOICE_BITS_PER_CHAR;
				let slot = 2 * (choice === 0 ? bucketOne : bucketTwo)(key, buckets);
				if (keys[slot] !== 0) slot += 1;
				keys[slot] = key;
				if (length > 4) {
					const middle = name.slice(2, length - 2);
					const existing = middleOffsets.get(middle);
					if (existing === undefined) {
						middleOffsets.set(middle, middles.length);
						slotMidOff[slot] = middles.length;
						for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) {
							middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
						}
					} else {
						slotMidOff[slot] = existing;
					}
				}
				const pair = decode_data_format_pairIndex(name.charCodeAt(0), name.charCodeAt(1));
				lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768;
				if ((meta0 & 32) !== 0) {
					lengthBits[pair] |= 1 << length - 2 + 16;
				}
				slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4;
				valueOffset += valueLength;
			}
			return {
				keys,
				buckets,
				slotMidOff,
				slotValue,
				values,
				lengthBits,
				middles: new Uint32Array(middles)
			};
		}
		;
		const CHAR_AMP = 38;
		const CHAR_NUM = 35;
		const CHAR_SEMI = 59;
		const CHAR_EQUALS = 61;
		const CHAR_ZERO = 48;
		const CHAR_LOWER_A = 97;
		const CHAR_LOWER_G = 103;
		const CHAR_LOWER_L = 108;
		const CHAR_LOWER_M = 109;
		const CHAR_LOWER_O = 111;
		const CHAR_LOWER_P = 112;
		const CHAR_LOWER_Q = 113;
		const CHAR_LOWER_S = 115;
		const CHAR_LOWER_T = 116;
		const CHAR_LOWER_U = 117;
		const CHAR_LOWER_X = 120;
		const CHAR_UPPER_A = 65;
		const TO_LOWER_BIT = 32;
		function isNumber(code) {
			return code - CHAR_ZERO >>> 0 <= 9;
		}
		function isAlphaNumeric(code) {
			return isNumber(code) || (code | TO_LOWER_BIT) - CHAR_LOWER_A >>> 0 <= 25;
		}
		function isEntityInAttributeInvalidEnd(code) {
			return code === CHAR_EQUALS || isAlphaNumeric(code);
		}
		var DecodingMode;
		(function(DecodingMode) {
			DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
			DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
			DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
		})(DecodingMode || (DecodingMode = {}));
		const htmlDecode = initDecodeData(htmlDecodeData);
		const htmlKeys = (() => htmlDecode.keys)();
		const htmlBuckets = (() => htmlDecode.buckets)();
		const htmlSlotMidOff = (() => htmlDecode.slotMidOff)();
		const htmlLengthBits = (() => htmlDecode.lengthBits)();
		const htmlMiddles = (() => htmlDecode.middles)();
		const htmlSlotValue = (() => htmlDecode.slotValue)();
		const htmlValues = (() => htmlDecode.values)();
		function emitHtmlValue(packed) {
			const off = packed >> 2;
			return (packed & 1) === 0 ? htmlValues.charAt(off) : htmlValues.slice(off, off + (packed & 1) + 1);
		}
		function findSlotHtml(text, start, length) {
			const c0 = text.charCodeAt(start);
			const c1 = text.charCodeAt(start + 1);
			const c2 = text.charCodeAt(start + length - 2);
			const c3 = text.charCodeAt(start + length - 1);
			if ((c0 | c1 | c2 | c3) > 127) return -1;
			const key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length;
			let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
			for (let attempt = 0;; attempt++) {
				if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) {
					return slot;
				}
				if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) {
					return slot + 1;
				}
				if (attempt === 1) return -1;
				slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
			}
		}
		function isMidMatchHtml(slot, text, start, length) {
			let wordIndex = htmlSlotMidOff[slot];
			let index = start + 2;
			const end = start + length - 2;
			while (index + 1 < end) {
				if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return false;
				index += 2;
			}
			return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
		}
		const NUMERIC_CONSUMED_SHIFT = 21;
		const NUMERIC_CODE_POINT_MASK = 2097151;
		const NUMERIC_CONSUMED_OVERFLOW = 2047;
		let longNumericConsumed = 0;
		function unpackConsumed(packed) {
			const consumed = packed >>> NUMERIC_CONSUMED_SHIFT;
			return consumed === NUMERIC_CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
		}
		const numericDigits = (() => {
			const digits = new Uint8Array(128).fill(255);
			for (let digit = 0; digit < 10; digit++) {
				digits[CHAR_ZERO + digit] = digit;
			}
			for (let digit = 0; digit < 6; digit++) {
				digits[CHAR_UPPER_A + digit] = digit + 10;
				digits[CHAR_LOWER_A + digit] = digit + 10;
			}
			return digits;
		})();
		function parseNumericEntity(input, offset, isStrict) {
			const inputLength = input.length;
			let index = offset;
			let codePoint = 0;
			let digitsStart;
			if ((input.charCodeAt(index) | TO_LOWER_BIT) === CHAR_LOWER_X) {
				index += 1;
				digitsStart = index;
				while (index < inputLength) {
					const char = input.charCodeAt(index);
					if (char >= 128) break;
					const digit = numericDigits[char];
					if (digit <= 15) {
						codePoint = codePoint * 16 + digit;
						index++;
					} else {
						break;
					}
				}
			} else {
				digitsStart = index;
				while (index < inputLength) {
					const char = input.charCodeAt(index);
					if (char >= 128) break;
					const digit = numericDigits[char];
					if (digit <= 9) {
						codePoint = codePoint * 10 + digit;
						index++;
					} else {
						break;
					}
				}
			}
			if (index === digitsStart) return 0;
			if (codePoint > 1114111) codePoint = 1114112;
			let consumed = index - offset + 2;
			if (index < inputLength && input.charCodeAt(index) === CHAR_SEMI) {
				consumed += 1;
			} else if (isStrict) {
				return 0;
			}
			if (consumed >= NUMERIC_CONSUMED_OVERFLOW) {
				longNumericConsumed = consumed;
				consumed = NUMERIC_CONSUMED_OVERFLOW;
			}
			return consumed << NUMERIC_CONSUMED_SHIFT | codePoint;
		}
		function findLegacySlot(input, start, maxLength) {
			let legacy = htmlLengthBits[decode_data_format_pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
			while (legacy !== 0) {
				const top = 31 - Math.clz32(legacy);
				legacy ^= 1 << top;
				if (top + 2 > maxLength) continue;
				const slot = findSlotHtml(input, start, top + 2);
				if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) {
					return slot << 3 | top + 2;
				}
			}
			return -1;
		}
		function findLongClassMatch(input, start, mode) {
			const length = input.slice(start, start + 32).indexOf(";");
			if (length - 2 >>> 0 <= 29) {
				const slot = findSlotHtml(input, start, length);
				if (slot >= 0) return slot << 6 | length + 1;
			}
			if (mode !== DecodingMode.Strict) {
				const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
				if (packed >= 0) {
					const length = packed & 7;
					if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
				}
			}
			return -1;
		}
		function matchXmlEntity(input, start) {
			switch (input.charCodeAt(start)) {
				case CHAR_LOWER_L: {
					return input.charCodeAt(start + 1) === CHAR_LOWER_T && input.charCodeAt(start + 2) === CHAR_SEMI ? 3 << 7 | 60 : -1;
				}
				case CHAR_LOWER_G: {
					return input.charCodeAt(start + 1) === CHAR_LOWER_T && input.charCodeAt(start + 2) === CHAR_SEMI ? 3 << 7 | 62 : -1;
				}
				case CHAR_LOWER_A: {
					const c1 = input.charCodeAt(start + 1);
					const c2 = input.charCodeAt(start + 2);
					if (c1 === CHAR_LOWER_M && c2 === CHAR_LOWER_P && input.charCodeAt(start + 3) === CHAR_SEMI) {
						return 4 << 7 | 38;
					}
					return c1 === CHAR_LOWER_P && c2 === CHAR_LOWER_O && input.charCodeAt(start + 3) === CHAR_LOWER_S && input.charCodeAt(start + 4) === CHAR_SEMI ? 5 << 7 | 39 : -1;
				}
				case CHAR_LOWER_Q: {
					return input.charCodeAt(start + 1) === CHAR_LOWER_U && input.charCodeAt(start + 2) === CHAR_LOWER_O && input.charCodeAt(start + 3) === CHAR_LOWER_T && input.charCodeAt(start + 4) === CHAR_SEMI ? 5 << 7 | 34 : -1;
				}
				default: {
					return -1;
				}
			}
		}
		function nextOffset(input, last) {
			if (last >= input.length) return -1;
			return input.charCodeAt(last) === CHAR_AMP ? last : input.indexOf("&", last);
		}
		function decodeHtmlText(input, mode) {
			const isLegacyAllowed = mode !== DecodingMode.Strict;
			let offset = input.indexOf("&");
			if (offset < 0) return input;
			const inputLength = input.length;
			let result = "";
			let last = 0;
			do {
				const start = offset + 1;
				if (start + 1 >= inputLength) break;
				const c0 = input.charCodeAt(start);
				if (c0 === CHAR_AMP) {
					offset = start;
					continue;
				}
				if (c0 === CHAR_NUM) {
					const packed = parseNumericEntity(input, start + 1, !isLegacyAllowed);
					const consumed = unpackConsumed(packed);
					if (consumed === 0) {
						offset = input.indexOf("&", start);
					} else {
						if (last !== offset) {
							result += input.slice(last, offset);
						}
						result += codePointToString(packed & NUMERIC_CODE_POINT_MASK);
						last = offset + consumed;
						offset = nextOffset(input, last);
					}
					continue;
				}
				const bits = htmlLengthBits[pairIndex(c0, input.charCodeAt(start + 1))];
				if ((bits & 32768) !== 0) {
					const packed = findLongClassMatch(input, start, mode);
					if (packed >= 0) {
						if (last !== offset) result += input.slice(last, offset);
						result += emitHtmlValue(htmlSlotValue[packed >> 6]);
						last = start + (packed & 63);
						offset = nextOffset(input, last);
					} else {
						offset = input.indexOf("&", start);
					}
					continue;
				}
				let probed = bits & 32767;
				let matched = -1;
				while (probed !== 0) {
					const low = probed & -probed;
					probed ^= low;
					const length = 33 - Math.clz32(low);
					const end = start + length;
					if (end > inputLength) break;
					const isTerminated = end < inputLength && input.charCodeAt(end) === CHAR_SEMI;
					if (!(isTerminated || isLegacyAllowed && (bits >>> length + 14 & 1) !== 0)) continue;
					const slot = findSlotHtml(input, start, length);
					if (slot < 0) continue;
					if (isTerminated) {
						matched = slot << 6 | 32 | length + 1;
						break;
					}
					if ((htmlSlotValue[slot] & 2) !== 0) {
						matched = slot << 6 | length;
					}
				}
				if (matched >= 0) {
					const length = matched & 31;
					if ((matched & 32) !== 0 || mode !== DecodingMode.Attribute || start + length >= inputLength || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) {
						if (last !== offset) result += input.slice(last, offset);
						result += emitHtmlValue(htmlSlotValue[matched >> 6]);
						last = start + length;
						offset = nextOffset(input, last);
						continue;
					}
				}
				offset = input.indexOf("&", start + 1);
			} while (offset >= 0);
			return result + input.slice(last);
		}
		function decodeHTML(htmlString, mode = DecodingMode.Legacy) {
			return decodeHtmlText(htmlString, mode);
		}
		function decodeHTMLAttribute(htmlAttribute) {
			return decodeHtmlText(htmlAttribute, DecodingMode.Attribute);
		}
		function decodeHTMLStrict(htmlString) {
			return decodeHtmlText(htmlString, DecodingMode.Strict);
		}
		function decodeXML(xmlString) {
			let offset = xmlString.indexOf("&");
			if (offset < 0) return xmlString;
			let lastIndex = 0;
			let result = "";
			do {
				const start = offset + 1;
				if (start + 1 >= xmlString.length) break;
				let consumed = 0;
				let value = "";
				const c1 = xmlString.charCodeAt(start);
				if (c1 === CHAR_NUM) {
					const packed = parseNumericEntity(xmlString, start + 1, true);
					consumed = unpackConsumed(packed);
					if (consumed !== 0) {
						const codePoint = packed & NUMERIC_CODE_POINT_MASK;
						value = codePoint - 1 >>> 0 < 55295 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePointXML(codePoint));
					}
				} else {
					switch (c1) {
						case 108:
						case 103: {
							if (start + 2 < xmlString.length && xmlString.charCodeAt(start + 1) === 116 && xmlString.charCodeAt(start + 2) === CHAR_SEMI) {
								consumed = 4;
								value = c1 === 108 ? "<" : ">";
							}
							break;
						}
						case 97: {
							const c2 = xmlString.charCodeAt(start + 1);
							if (start + 3 < xmlString.length && c2 === 109 && xmlString.charCodeAt(start + 2) === 112 && xmlString.charCodeAt(start + 3) === CHAR_SEMI) {
								consumed = 5;
								value = "&";
							} else if (start + 4 < xmlString.length && c2 === 112 && xmlString.charCodeAt(start + 2) === 111 && xmlString.charCodeAt(start + 3) === 115 && xmlString.charCodeAt(start + 4) === CHAR_SEMI) {
								consumed = 6;
								value = "'";
							}
							break;
						}
						case 113: {
							if (start + 4 < xmlString.length && xmlString.charCodeAt(start + 1) === 117 && xmlString.charCodeAt(start + 2) === 111 && xmlString.charCodeAt(start + 3) === 116 && xmlString.charCodeAt(start + 4) === CHAR_SEMI) {
								consumed = 6;
								value = "\"";
							}
							break;
						}
					}
				}
				if (consumed > 0) {
					if (lastIndex < offset) result += xmlString.slice(lastIndex, offset);
					result += value;
					offset = lastIndex = offset + consumed;
				} else {
					offset = start;
				}
				offset = offset < xmlString.length && xmlString.charCodeAt(offset) === CHAR_AMP ? offset : xmlString.indexOf("&", offset);
			} while (offset >= 0);
			return result + xmlString.slice(lastIndex);
		}
		const STATE_ENTITY_START = 0;
		const STATE_NUMERIC_START = 1;
		const STATE_NUMERIC_DECIMAL = 2;
		const STATE_NUMERIC_HEX = 3;
		const STATE_NAMED_ENTITY = 4;
		class EntityDecoderBase {
			emitCodePoint;
			errors;
			state = STATE_ENTITY_START;
			consumed = 1;
			result = 0;
			decodeMode = DecodingMode.Strict;
			replaceNumericCodePoint = replaceCodePoint;
			constructor(emitCodePoint, errors) {
				this.emitCodePoint = emitCodePoint;
				this.errors = errors;
			}
			stateNumericStart(input, offset) {
				if (offset >= input.length) {
					return -1;
				}
				if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CHAR_LOWER_X) {
					this.state = STATE_NUMERIC_HEX;
					this.consumed += 1;
					return this.stateNumericHex(input, offset + 1);
				}
				this.state = STATE_NUMERIC_DECIMAL;
				return this.stateNumericDecimal(input, offset);
			}
			stateNumericHex(input, offset) {
				const inputLength = input.length;
				let { result, consumed } = this;
				let index = offset;
				while (index < inputLength) {
					const char = input.charCodeAt(index);
					const digit = numericDigits[char];
					if (digit <= 15) {
						result = result * 16 + digit;
					} else {
						this.result = result;
						this.consumed = consumed;
						return this.emitNumericEntity(char, 3);
					}
					consumed += 1;
					index += 1;
				}
				this.result = result;
				this.consumed = consumed;
				return -1;
			}
			stateNumericDecimal(input, offset) {
				const inputLength = input.length;
				let { result, consumed } = this;
				let index = offset;
				while (index < inputLength) {
					const digit = input.charCodeAt(index) - CHAR_ZERO;
					if (digit >>> 0 > 9) {
						this.result = result;
						this.consumed = consumed;
						return this.emitNumericEntity(digit + CHAR_ZERO, 2);
					}
					result = result * 10 + digit;
					consumed += 1;
					index += 1;
				}
				this.result = result;
				this.consumed = consumed;
				return -1;
			}
			emitNumericEntity(lastCp, expectedLength) {
				if (this.consumed <= expectedLength) {
					this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
					return 0;
				}
				if (lastCp === CHAR_SEMI) {
					this.consumed += 1;
				} else if (this.decodeMode === DecodingMode.Strict) {
					return 0;
				}
				this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed);
				if (this.errors) {
					if (lastCp !== CHAR_SEMI) {
						this.errors.missingSemicolonAfterCharacterReference();
					}
					this.errors.validateNumericCharacterReference(this.result);
				}
				return this.consumed;
			}
			startEntity(decodeMode) {
				this.decodeMode = decodeMode;
				this.state = STATE_ENTITY_START;
				this.result = 0;
				this.consumed = 1;
			}
			write(input, offset) {
				switch (this.state) {
					case STATE_ENTITY_START: {
						if (input.charCodeAt(offset) === CHAR_NUM) {
							this.state = STATE_NUMERIC_START;
							this.consumed += 1;
							return this.stateNumericStart(input, offset + 1);
						}
						this.state = STATE_NAMED_ENTITY;
						return this.stateNamedEntity(input, offset);
					}
					case STATE_NUMERIC_START: {
						return this.stateNumericStart(input, offset);
					}
					case STATE_NUMERIC_DECIMAL: {
						return this.stateNumericDecimal(input, offset);
					}
					case STATE_NUMERIC_HEX: {
						return this.stateNumericHex(input, offset);
					}
					default: {
						return this.stateNamedEntity(input, offset);
					}
				}
			}
			end() {
				switch (this.state) {
					case STATE_NAMED_ENTITY: {
						return this.endNamedEntity();
					}
					case STATE_NUMERIC_DECIMAL: {
						return this.emitNumericEntity(0, 2);
					}
					case STATE_NUMERIC_HEX: {
						return this.emitNumericEntity(0, 3);
					}
					case STATE_NUMERIC_START: {
						this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
						return 0;
					}
					default: {
						return 0;
					}
				}
			}
		}
		class HtmlEntityDecoder extends EntityDecoderBase {
			runLength = 0;
			nameBuffer = new Uint8Array(32);
			emitSlot(slot) {
				const packed = htmlSlotValue[slot];
				const off = packed >> 2;
				this.emitCodePoint(htmlValues.charCodeAt(off), this.consumed);
				if ((packed & 1) !== 0) {
					this.emitCodePoint(htmlValues.charCodeAt(off + 1), this.consumed);
				}
			}
			startEntity(decodeMode) {
				super.startEntity(decodeMode);
				this.runLength = 0;
			}
			stateNamedEntity(input, offset) {
				const inputLength = input.length;
				if (this.runLength === 0 && offset + 17 <= inputLength) {
					const c0 = input.charCodeAt(offset);
					const pair = decode_data_format_pairIndex(c0, input.charCodeAt(offset + 1));
					const bits = htmlLengthBits[pair];
					if ((bits & 32768) !== 0 && offset + 32 <= inputLength) {
						const packed = findLongClassMatch(input, offset, this.decodeMode);
						if (packed >= 0) {
							const length = packed & 63;
							this.consumed = length + 1;
							this.emitSlot(packed >> 6);
							if (input.charCodeAt(offset + length - 1) !== CHAR_SEMI) {
								this.errors?.missingSemicolonAfterCharacterReference();
							}
							return this.consumed;
						}
						return 0;
					}
					let probed = bits & 32767;
					while (probed !== 0) {
						const low = probed & -probed;
						probed ^= low;
						const length = 33 - Math.clz32(low);
						if (input.charCodeAt(offset + length) === CHAR_SEMI) {
							const slot = findSlotHtml(input, offset, length);
							if (slot >= 0) {
								this.consumed = length + 2;
								this.emitSlot(slot);
								return this.consumed;
							}
						}
					}
					if ((bits & 32768) === 0) {
						if (this.decodeMode !== DecodingMode.Strict) {
							const packed = findLegacySlot(input, offset, 31);
							if (packed >= 0) {
								const matchLength = packed & 7;
								const next = input.charCodeAt(offset + matchLength);
								if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) {
									return 0;
								}
								this.consumed = matchLength + 1;
								this.emitSlot(packed >> 3);
								this.errors?.missingSemicolonAfterCharacterReference();
								return this.consumed;
							}
						}
						return 0;
					}
				}
				let index = offset;
				let { runLength } = this;
				let terminator = -1;
				const scanEnd = Math.min(inputLength, offset + 32 - runLength);
				while (index < scanEnd) {
					const char = input.charCodeAt(index);
					if (!isAlphaNumeric(char)) {
						terminator = char;
						break;
					}
					this.nameBuffer[runLength++] = char;
					index++;
				}
				if (terminator < 0 && runLength < 32) {
					this.runLength = runLength;
					return -1;
				}
				if (terminator === CHAR_SEMI && runLength - 2 >>> 0 <= 29) {
					const slot = findBufferedHtmlSlot(this.nameBuffer, runLength);
					if (slot >= 0) {
						this.consumed = runLength + 2;
						this.emitSlot(slot);
						return this.consumed;
					}
				}
				if (this.decodeMode !== DecodingMode.Strict && runLength >= 2) {
					const packed = findBufferedLegacySlot(this.nameBuffer, runLength);
					if (packed >= 0) {
						const length = packed & 7;
						const next = length < runLength ? this.nameBuffer[length] : terminator;
						if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) return 0;
						this.consumed = length + 1;
						this.emitSlot(packed >> 3);
						this.errors?.missingSemicolonAfterCharacterReference();
						return this.consumed;
					}
				}
				return 0;
			}
			endNamedEntity() {
				if (this.decodeMode === DecodingMode.Strict || this.runLength < 2) {
					return 0;
				}
				const packed = findBufferedLegacySlot(this.nameBuffer, this.runLength);
				if (packed < 0) return 0;
				if (this.decodeMode === DecodingMode.Attribute && (packed & 7) < this.runLength) {
					return 0;
				}
				this.consumed = (packed & 7) + 1;
				this.emitSlot(packed >> 3);
				this.errors?.missingSemicolonAfterCharacterReference();
				return this.consumed;
			}
		}
		function findBufferedHtmlSlot(buffer, length) {
			const key = buffer[0] << 25 | buffer[1] << 18 | buffer[length - 2] << 11 | CHAR_REMAP[buffer[length - 1]] << 5 | length;
			let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
			for (let attempt = 0;; attempt++) {
				if (htmlKeys[slot] === key && (length <= 4 || isBufferedMiddle(slot, buffer, length))) return slot;
				if (htmlKeys[slot + 1] === key && (length <= 4 || isBufferedMiddle(slot + 1, buffer, length))) return slot + 1;
				if (attempt === 1) return -1;
				slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
			}
		}
		function isBufferedMiddle(slot, buffer, length) {
			let wordIndex = htmlSlotMidOff[slot];
			let index = 2;
			const end = length - 2;
			while (index + 1 < end) {
				if ((buffer[index] | buffer[index + 1] << 16) !== htmlMiddles[wordIndex++]) return false;
				index += 2;
			}
			return index === end || buffer[index] === (htmlMiddles[wordIndex] & 65535);
		}
		function findBufferedLegacySlot(buffer, length) {
			let legacy = htmlLengthBits[decode_data_format_pairIndex(buffer[0], buffer[1])] >>> 16 & 31;
			while (legacy !== 0) {
				const top = 31 - Math.clz32(legacy);
				legacy ^= 1 << top;
				if (top + 2 > length) continue;
				const slot = findBufferedHtmlSlot(buffer, top + 2);
				if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
			}
			return -1;
		}
		function xmlCodePoint(name) {
			switch (name) {
				case 1603312: {
					return 38;
				}
				case 205273075: {
					return 39;
				}
				case 13300: {
					return 62;
				}
				case 13940: {
					return 60;
				}
				case 238909428: {
					return 34;
				}
				default: {
					return -1;
				}
			}
		}
		class XmlEntityDecoder extends (null && EntityDecoderBase) {
			replaceNumericCodePoint = replaceCodePointXML;
			stateNamedEntity(input, offset) {
				const inputLength = input.length;
				if (this.consumed === 1 && offset + 5 <= inputLength) {
					const packed = matchXmlEntity(input, offset);
					if (packed < 0) return 0;
					const consumed = this.consumed = (packed >> 7) + 1;
					this.emitCodePoint(packed & 127, consumed);
					return consumed;
				}
				let { result, consumed } = this;
				for (let index = offset; index < inputLength; index++) {
					const char = input.charCodeAt(index);
					if (char === CHAR_SEMI) {
						const codePoint = xmlCodePoint(result);
						if (codePoint < 0) return 0;
						this.consumed = consumed + 1;
						this.emitCodePoint(codePoint, this.consumed);
						return this.consumed;
					}
					if (consumed >= 5 || char - CHAR_LOWER_A >>> 0 > 25) return 0;
					result = result << 7 | char;
					consumed++;
				}
				this.result = result;
				this.consumed = consumed;
				return -1;
			}
			endNamedEntity() {
				return 0;
			}
		}
		;
		var html_NS;
		(function(NS) {
			NS["HTML"] = "http://www.w3.org/1999/xhtml";
			NS["MATHML"] = "http://www.w3.org/1998/Math/MathML";
			NS["SVG"] = "http://www.w3.org/2000/svg";
			NS["XLINK"] = "http://www.w3.org/1999/xlink";
			NS["XML"] = "http://www.w3.org/XML/1998/namespace";
			NS["XMLNS"] = "http://www.w3.org/2000/xmlns/";
		})(html_NS || (html_NS = {}));
		var ATTRS;
		(function(ATTRS) {
			ATTRS["TYPE"] = "type";
			ATTRS["ACTION"] = "action";
			ATTRS["ENCODING"] = "encoding";
			ATTRS["PROMPT"] = "prompt";
			ATTRS["NAME"] = "name";
			ATTRS["COLOR"] = "color";
			ATTRS["FACE"] = "face";
			ATTRS["SIZE"] = "size";
		})(ATTRS || (ATTRS = {}));
		var DOCUMENT_MODE;
		(function(DOCUMENT_MODE) {
			DOCUMENT_MODE["NO_QUIRKS"] = "no-quirks";
			DOCUMENT_MODE["QUIRKS"] = "quirks";
			DOCUMENT_MODE["LIMITED_QUIRKS"] = "limited-quirks";
		})(DOCUMENT_MODE || (DOCUMENT_MODE = {}));
		var TAG_NAMES;
		(function(TAG_NAMES) {
			TAG_NAMES["A"] = "a";
			TAG_NAMES["ADDRESS"] = "address";
			TAG_NAMES["ANNOTATION_XML"] = "annotation-xml";
			TAG_NAMES["APPLET"] = "applet";
			TAG_NAMES["AREA"] = "area";
			TAG_NAMES["ARTICLE"] = "article";
			TAG_NAMES["ASIDE"] = "aside";
			TAG_NAMES["B"] = "b";
			TAG_NAMES["BASE"] = "base";
			TAG_NAMES["BASEFONT"] = "basefont";
			TAG_NAMES["BGSOUND"] = "bgsound";
			TAG_NAMES["BIG"] = "big";
			TAG_NAMES["BLOCKQUOTE"] = "blockquote";
			TAG_NAMES["BODY"] = "body";
			TAG_NAMES["BR"] = "br";
			TAG_NAMES["BUTTON"] = "button";
			TAG_NAMES["CAPTION"] = "caption";
			TAG_NAMES["CENTER"] = "center";
			TAG_NAMES["CODE"] = "code";
			TAG_NAMES["COL"] = "col";
			TAG_NAMES["COLGROUP"] = "colgroup";
			TAG_NAMES["DD"] = "dd";
			TAG_NAMES["DESC"] = "desc";
			TAG_NAMES["DETAILS"] = "details";
			TAG_NAMES["DIALOG"] = "dialog";
			TAG_NAMES["DIR"] = "dir";
			TAG_NAMES["DIV"] = "div";
			TAG_NAMES["DL"] = "dl";
			TAG_NAMES["DT"] = "dt";
			TAG_NAMES["EM"] = "em";
			TAG_NAMES["EMBED"] = "embed";
			TAG_NAMES["FIELDSET"] = "fieldset";
			TAG_NAMES["FIGCAPTION"] = "figcaption";
			TAG_NAMES["FIGURE"] = "figure";
			TAG_NAMES["FONT"] = "font";
			TAG_NAMES["FOOTER"] = "footer";
			TAG_NAMES["FOREIGN_OBJECT"] = "foreignObject";
			TAG_NAMES["FORM"] = "form";
			TAG_NAMES["FRAME"] = "frame";
			TAG_NAMES["FRAMESET"] = "frameset";
			TAG_NAMES["H1"] = "h1";
			TAG_NAMES["H2"] = "h2";
			TAG_NAMES["H3"] = "h3";
			TAG_NAMES["H4"] = "h4";
			TAG_NAMES["H5"] = "h5";
			TAG_NAMES["H6"] = "h6";
			TAG_NAMES["HEAD"] = "head";
			TAG_NAMES["HEADER"] = "header";
			TAG_NAMES["HGROUP"] = "hgroup";
			TAG_NAMES["HR"] = "hr";
			TAG_NAMES["HTML"] = "html";
			TAG_NAMES["I"] = "i";
			TAG_NAMES["IMG"] = "img";
			TAG_NAMES["IMAGE"] = "image";
			TAG_NAMES["INPUT"] = "input";
			TAG_NAMES["IFRAME"] = "iframe";
			TAG_NAMES["KEYGEN"] = "keygen";
			TAG_NAMES["LABEL"] = "label";
			TAG_NAMES["LI"] = "li";
			TAG_NAMES["LINK"] = "link";
			TAG_NAMES["LISTING"] = "listing";
			TAG_NAMES["MAIN"] = "main";
			TAG_NAMES["MALIGNMARK"] = "malignmark";
			TAG_NAMES["MARQUEE"] = "marquee";
			TAG_NAMES["MATH"] = "math";
			TAG_NAMES["MENU"] = "menu";
			TAG_NAMES["META"] = "meta";
			TAG_NAMES["MGLYPH"] = "mglyph";
			TAG_NAMES["MI"] = "mi";
			TAG_NAMES["MO"] = "mo";
			TAG_NAMES["MN"] = "mn";
			TAG_NAMES["MS"] = "ms";
			TAG_NAMES["MTEXT"] = "mtext";
			TAG_NAMES["NAV"] = "nav";
			TAG_NAMES["NOBR"] = "nobr";
			TAG_NAMES["NOFRAMES"] = "noframes";
			TAG_NAMES["NOEMBED"] = "noembed";
			TAG_NAMES["NOSCRIPT"] = "noscript";
			TAG_NAMES["OBJECT"] = "object";
			TAG_NAMES["OL"] = "ol";
			TAG_NAMES["OPTGROUP"] = "optgroup";
			TAG_NAMES["OPTION"] = "option";
			TAG_NAMES["P"] = "p";
			TAG_NAMES["PARAM"] = "param";
			TAG_NAMES["PLAINTEXT"] = "plaintext";
			TAG_NAMES["PRE"] = "pre";
			TAG_NAMES["RB"] = "rb";
			TAG_NAMES["RP"] = "rp";
			TAG_NAMES["RT"] = "rt";
			TAG_NAMES["RTC"] = "rtc";
			TAG_NAMES["RUBY"] = "ruby";
			TAG_NAMES["S"] = "s";
			TAG_NAMES["SCRIPT"] = "script";
			TAG_NAMES["SEARCH"] = "search";
			TAG_NAMES["SECTION"] = "section";
			TAG_NAMES["SELECT"] = "select";
			TAG_NAMES["SOURCE"] = "source";
			TAG_NAMES["SMALL"] = "small";
			TAG_NAMES["SPAN"] = "span";
			TAG_NAMES["STRIKE"] = "strike";
			TAG_NAMES["STRONG"] = "strong";
			TAG_NAMES["STYLE"] = "style";
			TAG_NAMES["SUB"] = "sub";
			TAG_NAMES["SUMMARY"] = "summary";
			TAG_NAMES["SUP"] = "sup";
			TAG_NAMES["TABLE"] = "table";
			TAG_NAMES["TBODY"] = "tbody";
			TAG_NAMES["TEMPLATE"] = "template";
			TAG_NAMES["TEXTAREA"] = "textarea";
			TAG_NAMES["TFOOT"] = "tfoot";
			TAG_NAMES["TD"] = "td";
			TAG_NAMES["TH"] = "th";
			TAG_NAMES["THEAD"] = "thead";
			TAG_NAMES["TITLE"] = "title";
			TAG_NAMES["TR"] = "tr";
			TAG_NAMES["TRACK"] = "track";
			TAG_NAMES["TT"] = "tt";
			TAG_NAMES["U"] = "u";
			TAG_NAMES["UL"] = "ul";
			TAG_NAMES["SVG"] = "svg";
			TAG_NAMES["VAR"] = "var";
			TAG_NAMES["WBR"] = "wbr";
			TAG_NAMES["XMP"] = "xmp";
		})(TAG_NAMES || (TAG_NAMES = {}));
		var TAG_ID;
		(function(TAG_ID) {
			TAG_ID[TAG_ID["UNKNOWN"] = 0] = "UNKNOWN";
			TAG_ID[TAG_ID["A"] = 1] = "A";
			TAG_ID[TAG_ID["ADDRESS"] = 2] = "ADDRESS";
			TAG_ID[TAG_ID["ANNOTATION_XML"] = 3] = "ANNOTATION_XML";
			TAG_ID[TAG_ID["APPLET"] = 4] = "APPLET";
			TAG_ID[TAG_ID["AREA"] = 5] = "AREA";
			TAG_ID[TAG_ID["ARTICLE"] = 6] = "ARTICLE";
			TAG_ID[TAG_ID["ASIDE"] = 7] = "ASIDE";
			TAG_ID[TAG_ID["B"] = 8] = "B";
			TAG_ID[TAG_ID["BASE"] = 9] = "BASE";
			TAG_ID[TAG_ID["BASEFONT"] = 10] = "BASEFONT";
			TAG_ID[TAG_ID["BGSOUND"] = 11] = "BGSOUND";
			TAG_ID[TAG_ID["BIG"] = 12] = "BIG";
			TAG_ID[TAG_ID["BLOCKQUOTE"] = 13] = "BLOCKQUOTE";
			TAG_ID[TAG_ID["BODY"] = 14] = "BODY";
			TAG_ID[TAG_ID["BR"] = 15] = "BR";
			TAG_ID[TAG_ID["BUTTON"] = 16] = "BUTTON";
			TAG_ID[TAG_ID["CAPTION"] = 17] = "CAPTION";
			TAG_ID[TAG_ID["CENTER"] = 18] = "CENTER";
			TAG_ID[TAG_ID["CODE"] = 19] = "CODE";
			TAG_ID[TAG_ID["COL"] = 20] = "COL";
			TAG_ID[TAG_ID["COLGROUP"] = 21] = "COLGROUP";
			TAG_ID[TAG_ID["DD"] = 22] = "DD";
			TAG_ID[TAG_ID["DESC"] = 23] = "DESC";
			TAG_ID[TAG_ID["DETAILS"] = 24] = "DETAILS";
			TAG_ID[TAG_ID["DIALOG"] = 25] = "DIALOG";
			TAG_ID[TAG_ID["DIR"] = 26] = "DIR";
			TAG_ID[TAG_ID["DIV"] = 27] = "DIV";
			TAG_ID[TAG_ID["DL"] = 28] = "DL";
			TAG_ID[TAG_ID["DT"] = 29] = "DT";
			TAG_ID[TAG_ID["EM"] = 30] = "EM";
			TAG_ID[TAG_ID["EMBED"] = 31] = "EMBED";
			TAG_ID[TAG_ID["FIELDSET"] = 32] = "FIELDSET";
			TAG_ID[TAG_ID["FIGCAPTION"] = 33] = "FIGCAPTION";
			TAG_ID[TAG_ID["FIGURE"] = 34] = "FIGURE";
			TAG_ID[TAG_ID["FONT"] = 35] = "FONT";
			TAG_ID[TAG_ID["FOOTER"] = 36] = "FOOTER";
			TAG_ID[TAG_ID["FOREIGN_OBJECT"] = 37] = "FOREIGN_OBJECT";
			TAG_ID[TAG_ID["FORM"] = 38] = "FORM";
			TAG_ID[TAG_ID["FRAME"] = 39] = "FRAME";
			TAG_ID[TAG_ID["FRAMESET"] = 40] = "FRAMESET";
			TAG_ID[TAG_ID["H1"] = 41] = "H1";
			TAG_ID[TAG_ID["H2"] = 42] = "H2";
			TAG_ID[TAG_ID["H3"] = 43] = "H3";
			TAG_ID[TAG_ID["H4"] = 44] = "H4";
			TAG_ID[TAG_ID["H5"] = 45] = "H5";
			TAG_ID[TAG_ID["H6"] = 46] = "H6";
			TAG_ID[TAG_ID["HEAD"] = 47] = "HEAD";
			TAG_ID[TAG_ID["HEADER"] = 48] = "HEADER";
			TAG_ID[TAG_ID["HGROUP"] = 49] = "HGROUP";
			TAG_ID[TAG_ID["HR"] = 50] = "HR";
			TAG_ID[TAG_ID["HTML"] = 51] = "HTML";
			TAG_ID[TAG_ID["I"] = 52] = "I";
			TAG_ID[TAG_ID["IMG"] = 53] = "IMG";
			TAG_ID[TAG_ID["IMAGE"] = 54] = "IMAGE";
			TAG_ID[TAG_ID["INPUT"] = 55] = "INPUT";
			TAG_ID[TAG_ID["IFRAME"] = 56] = "IFRAME";
			TAG_ID[TAG_ID["KEYGEN"] = 57] = "KEYGEN";
			TAG_ID[TAG_ID["LABEL"] = 58] = "LABEL";
			TAG_ID[TAG_ID["LI"] = 59] = "LI";
			TAG_ID[TAG_ID["LINK"] = 60] = "LINK";
			TAG_ID[TAG_ID["LISTING"] = 61] = "LISTING";
			TAG_ID[TAG_ID["MAIN"] = 62] = "MAIN";
			TAG_ID[TAG_ID["MALIGNMARK"] = 63] = "MALIGNMARK";
			TAG_ID[TAG_ID["MARQUEE"] = 64] = "MARQUEE";
			TAG_ID[TAG_ID["MATH"] = 65] = "MATH";
			TAG_ID[TAG_ID["MENU"] = 66] = "MENU";
			TAG_ID[TAG_ID["META"] = 67] = "META";
			TAG_ID[TAG_ID["MGLYPH"] = 68] = "MGLYPH";
			TAG_ID[TAG_ID["MI"] = 69] = "MI";
			TAG_ID[TAG_ID["MO"] = 70] = "MO";
			TAG_ID[TAG_ID["MN"] = 71] = "MN";
			TAG_ID[TAG_ID["MS"] = 72] = "MS";
			TAG_ID[TAG_ID["MTEXT"] = 73] = "MTEXT";
			TAG_ID[TAG_ID["NAV"] = 74] = "NAV";
			TAG_ID[TAG_ID["NOBR"] = 75] = "NOBR";
			TAG_ID[TAG_ID["NOFRAMES"] = 76] = "NOFRAMES";
			TAG_ID[TAG_ID["NOEMBED"] = 77] = "NOEMBED";
			TAG_ID[TAG_ID["NOSCRIPT"] = 78] = "NOSCRIPT";
			TAG_ID[TAG_ID["OBJECT"] = 79] = "OBJECT";
			TAG_ID[TAG_ID["OL"] = 80] = "OL";
			TAG_ID[TAG_ID["OPTGROUP"] = 81] = "OPTGROUP";
			TAG_ID[TAG_ID["OPTION"] = 82] = "OPTION";
			TAG_ID[TAG_ID["P"] = 83] = "P";
			TAG_ID[TAG_ID["PARAM"] = 84] = "PARAM";
			TAG_ID[TAG_ID["PLAINTEXT"] = 85] = "PLAINTEXT";
			TAG_ID[TAG_ID["PRE"] = 86] = "PRE";
			TAG_ID[TAG_ID["RB"] = 87] = "RB";
			TAG_ID[TAG_ID["RP"] = 88] = "RP";
			TAG_ID[TAG_ID["RT"] = 89] = "RT";
			TAG_ID[TAG_ID["RTC"] = 90] = "RTC";
			TAG_ID[TAG_ID["RUBY"] = 91] = "RUBY";
			TAG_ID[TAG_ID["S"] = 92] = "S";
			TAG_ID[TAG_ID["SCRIPT"] = 93] = "SCRIPT";
			TAG_ID[TAG_ID["SEARCH"] = 94] = "SEARCH";
			TAG_ID[TAG_ID["SECTION"] = 95] = "SECTION";
			TAG_ID[TAG_ID["SELECT"] = 96] = "SELECT";
			TAG_ID[TAG_ID["SOURCE"] = 97] = "SOURCE";
			TAG_ID[TAG_ID["SMALL"] = 98] = "SMALL";
			TAG_ID[TAG_ID["SPAN"] = 99] = "SPAN";
			TAG_ID[TAG_ID["STRIKE"] = 100] = "STRIKE";
			TAG_ID[TAG_ID["STRONG"] = 101] = "STRONG";
			TAG_ID[TAG_ID["STYLE"] = 102] = "STYLE";
			TAG_ID[TAG_ID["SUB"] = 103] = "SUB";
			TAG_ID[TAG_ID["SUMMARY"] = 104] = "SUMMARY";
			TAG_ID[TAG_ID["SUP"] = 105] = "SUP";
			TAG_ID[TAG_ID["TABLE"] = 106] = "TABLE";
			TAG_ID[TAG_ID["TBODY"] = 107] = "TBODY";
			TAG_ID[TAG_ID["TEMPLATE"] = 108] = "TEMPLATE";
			TAG_ID[TAG_ID["TEXTAREA"] = 109] = "TEXTAREA";
			TAG_ID[TAG_ID["TFOOT"] = 110] = "TFOOT";
			TAG_ID[TAG_ID["TD"] = 111] = "TD";
			TAG_ID[TAG_ID["TH"] = 112] = "TH";
			TAG_ID[TAG_ID["THEAD"] = 113] = "THEAD";
			TAG_ID[TAG_ID["TITLE"] = 114] = "TITLE";
			TAG_ID[TAG_ID["TR"] = 115] = "TR";
			TAG_ID[TAG_ID["TRACK"] = 116] = "TRACK";
			TAG_ID[TAG_ID["TT"] = 117] = "TT";
			TAG_ID[TAG_ID["U"] = 118] = "U";
			TAG_ID[TAG_ID["UL"] = 119] = "UL";
			TAG_ID[TAG_ID["SVG"] = 120] = "SVG";
			TAG_ID[TAG_ID["VAR"] = 121] = "VAR";
			TAG_ID[TAG_ID["WBR"] = 122] = "WBR";
			TAG_ID[TAG_ID["XMP"] = 123] = "XMP";
		})(TAG_ID || (TAG_ID = {}));
		const TAG_NAME_TO_ID = new Map([
			[TAG_NAMES.A, TAG_ID.A],
			[TAG_NAMES.ADDRESS, TAG_ID.ADDRESS],
			[TAG_NAMES.ANNOTATION_XML, TAG_ID.ANNOTATION_XML],
			[TAG_NAMES.APPLET, TAG_ID.APPLET],
			[TAG_NAMES.AREA, TAG_ID.AREA],
			[TAG_NAMES.ARTICLE, TAG_ID.ARTICLE],
			[TAG_NAMES.ASIDE, TAG_ID.ASIDE],
			[TAG_NAMES.B, TAG_ID.B],
			[TAG_NAMES.BASE, TAG_ID.BASE],
			[TAG_NAMES.BASEFONT, TAG_ID.BASEFONT],
			[TAG_NAMES.BGSOUND, TAG_ID.BGSOUND],
			[TAG_NAMES.BIG, TAG_ID.BIG],
			[TAG_NAMES.BLOCKQUOTE, TAG_ID.BLOCKQUOTE],
			[TAG_NAMES.BODY, TAG_ID.BODY],
			[TAG_NAMES.BR, TAG_ID.BR],
			[TAG_NAMES.BUTTON, TAG_ID.BUTTON],
			[TAG_NAMES.CAPTION, TAG_ID.CAPTION],
			[TAG_NAMES.CENTER, TAG_ID.CENTER],
			[TAG_NAMES.CODE, TAG_ID.CODE],
			[TAG_NAMES.COL, TAG_ID.COL],
			[TAG_NAMES.COLGROUP, TAG_ID.COLGROUP],
			[TAG_NAMES.DD, TAG_ID.DD],
			[TAG_NAMES.DESC, TAG_ID.DESC],
			[TAG_NAMES.DETAILS, TAG_ID.DETAILS],
			[TAG_NAMES.DIALOG, TAG_ID.DIALOG],
			[TAG_NAMES.DIR, TAG_ID.DIR],
			[TAG_NAMES.DIV, TAG_ID.DIV],
			[TAG_NAMES.DL, TAG_ID.DL],
			[TAG_NAMES.DT, TAG_ID.DT],
			[TAG_NAMES.EM, TAG_ID.EM],
			[TAG_NAMES.EMBED, TAG_ID.EMBED],
			[TAG_NAMES.FIELDSET, TAG_ID.FIELDSET],
			[TAG_NAMES.FIGCAPTION, TAG_ID.FIGCAPTION],
			[TAG_NAMES.FIGURE, TAG_ID.FIGURE],
			[TAG_NAMES.FONT, TAG_ID.FONT],
			[TAG_NAMES.FOOTER, TAG_ID.FOOTER],
			[TAG_NAMES.FOREIGN_OBJECT, TAG_ID.FOREIGN_OBJECT],
			[TAG_NAMES.FORM, TAG_ID.FORM],
			[TAG_NAMES.FRAME, TAG_ID.FRAME],
			[TAG_NAMES.FRAMESET, TAG_ID.FRAMESET],
			[TAG_NAMES.H1, TAG_ID.H1],
			[TAG_NAMES.H2, TAG_ID.H2],
			[TAG_NAMES.H3, TAG_ID.H3],
			[TAG_NAMES.H4, TAG_ID.H4],
			[TAG_NAMES.H5, TAG_ID.H5],
			[TAG_NAMES.H6, TAG_ID.H6],
			[TAG_NAMES.HEAD, TAG_ID.HEAD],
			[TAG_NAMES.HEADER, TAG_ID.HEADER],
			[TAG_NAMES.HGROUP, TAG_ID.HGROUP],
			[TAG_NAMES.HR, TAG_ID.HR],
			[TAG_NAMES.HTML, TAG_ID.HTML],
			[TAG_NAMES.I, TAG_ID.I],
			[TAG_NAMES.IMG, TAG_ID.IMG],
			[TAG_NAMES.IMAGE, TAG_ID.IMAGE],
			[TAG_NAMES.INPUT, TAG_ID.INPUT],
			[TAG_NAMES.IFRAME, TAG_ID.IFRAME],
			[TAG_NAMES.KEYGEN, TAG_ID.KEYGEN],
			[TAG_NAMES.LABEL, TAG_ID.LABEL],
			[TAG_NAMES.LI, TAG_ID.LI],
			[TAG_NAMES.LINK, TAG_ID.LINK],
			[TAG_NAMES.LISTING, TAG_ID.LISTING],
			[TAG_NAMES.MAIN, TAG_ID.MAIN],
			[TAG_NAMES.MALIGNMARK, TAG_ID.MALIGNMARK],
			[TAG_NAMES.MARQUEE, TAG_ID.MARQUEE],
			[TAG_NAMES.MATH, TAG_ID.MATH],
			[TAG_NAMES.MENU, TAG_ID.MENU],
			[TAG_NAMES.META, TAG_ID.META],
			[TAG_NAMES.MGLYPH, TAG_ID.MGLYPH],
			[TAG_NAMES.MI, TAG_ID.MI],
			[TAG_NAMES.MO, TAG_ID.MO],
			[TAG_NAMES.MN, TAG_ID.MN],
			[TAG_NAMES.MS, TAG_ID.MS],
			[TAG_NAMES.MTEXT, TAG_ID.MTEXT],
			[TAG_NAMES.NAV, TAG_ID.NAV],
			[TAG_NAMES.NOBR, TAG_ID.NOBR],
			[TAG_NAMES.NOFRAMES, TAG_ID.NOFRAMES],
			[TAG_NAMES.NOEMBED, TAG_ID.NOEMBED],
			[TAG_NAMES.NOSCRIPT, TAG_ID.NOSCRIPT],
			[TAG_NAMES.OBJECT, TAG_ID.OBJECT],
			[TAG_NAMES.OL, TAG_ID.OL],
			[TAG_NAMES.OPTGROUP, TAG_ID.OPTGROUP],
			[TAG_NAMES.OPTION, TAG_ID.OPTION],
			[TAG_NAMES.P, TAG_ID.P],
			[TAG_NAMES.PARAM, TAG_ID.PARAM],
			[TAG_NAMES.PLAINTEXT, TAG_ID.PLAINTEXT],
			[TAG_NAMES.PRE, TAG_ID.PRE],
			[TAG_NAMES.RB, TAG_ID.RB],
			[TAG_NAMES.RP, TAG_ID.RP],
			[TAG_NAMES.RT, TAG_ID.RT],
			[TAG_NAMES.RTC, TAG_ID.RTC],
			[TAG_NAMES.RUBY, TAG_ID.RUBY],
			[TAG_NAMES.S, TAG_ID.S],
			[TAG_NAMES.SCRIPT, TAG_ID.SCRIPT],
			[TAG_NAMES.SEARCH, TAG_ID.SEARCH],
			[TAG_NAMES.SECTION, TAG_ID.SECTION],
			[TAG_NAMES.SELECT, TAG_ID.SELECT],
			[TAG_NAMES.SOURCE, TAG_ID.SOURCE],
			[TAG_NAMES.SMALL, TAG_ID.SMALL],
			[TAG_NAMES.SPAN, TAG_ID.SPAN],
			[TAG_NAMES.STRIKE, TAG_ID.STRIKE],
			[TAG_NAMES.STRONG, TAG_ID.STRONG],
			[TAG_NAMES.STYLE, TAG_ID.STYLE],
			[TAG_NAMES.SUB, TAG_ID.SUB],
			[TAG_NAMES.SUMMARY, TAG_ID.SUMMARY],
			[TAG_NAMES.SUP, TAG_ID.SUP],
			[TAG_NAMES.TABLE, TAG_ID.TABLE],
			[TAG_NAMES.TBODY, TAG_ID.TBODY],
			[TAG_NAMES.TEMPLATE, TAG_ID.TEMPLATE],
			[TAG_NAMES.TEXTAREA, TAG_ID.TEXTAREA],
			[TAG_NAMES.TFOOT, TAG_ID.TFOOT],
			[TAG_NAMES.TD, TAG_ID.TD],
			[TAG_NAMES.TH, TAG_ID.TH],
			[TAG_NAMES.THEAD, TAG_ID.THEAD],
			[TAG_NAMES.TITLE, TAG_ID.TITLE],
			[TAG_NAMES.TR, TAG_ID.TR],
			[TAG_NAMES.TRACK, TAG_ID.TRACK],
			[TAG_NAMES.TT, TAG_ID.TT],
			[TAG_NAMES.U, TAG_ID.U],
			[TAG_NAMES.UL, TAG_ID.UL],
			[TAG_NAMES.SVG, TAG_ID.SVG],
			[TAG_NAMES.VAR, TAG_ID.VAR],
			[TAG_NAMES.WBR, TAG_ID.WBR],
			[TAG_NAMES.XMP, TAG_ID.XMP]
		]);
		function getTagID(tagName) {
			var _a;
			return (_a = TAG_NAME_TO_ID.get(tagName)) !== null && _a !== void 0 ? _a : TAG_ID.UNKNOWN;
		}
		const html_$ = TAG_ID;
		const SPECIAL_ELEMENTS = {
			[html_NS.HTML]: new Set([
				html_$.ADDRESS,
				html_$.APPLET,
				html_$.AREA,
				html_$.ARTICLE,
				html_$.ASIDE,
				html_$.BASE,
				html_$.BASEFONT,
				html_$.BGSOUND,
				html_$.BLOCKQUOTE,
				html_$.BODY,
				html_$.BR,
				html_$.BUTTON,
				html_$.CAPTION,
				html_$.CENTER,
				html_$.COL,
				html_$.COLGROUP,
				html_$.DD,
				html_$.DETAILS,
				html_$.DIR,
				html_$.DIV,
				html_$.DL,
				html_$.DT,
				html_$.EMBED,
				html_$.FIELDSET,
				html_$.FIGCAPTION,
				html_$.FIGURE,
				html_$.FOOTER,
				html_$.FORM,
				html_$.FRAME,
				html_$.FRAMESET,
				html_$.H1,
				html_$.H2,
				html_$.H3,
				html_$.H4,
				html_$.H5,
				html_$.H6,
				html_$.HEAD,
				html_$.HEADER,
				html_$.HGROUP,
				html_$.HR,
				html_$.HTML,
				html_$.IFRAME,
				html_$.IMG,
				html_$.INPUT,
				html_$.LI,
				html_$.LINK,
				html_$.LISTING,
				html_$.MAIN,
				html_$.MARQUEE,
				html_$.MENU,
				html_$.META,
				html_$.NAV,
				html_$.NOEMBED,
				html_$.NOFRAMES,
				html_$.NOSCRIPT,
				html_$.OBJECT,
				html_$.OL,
				html_$.P,
				html_$.PARAM,
				html_$.PLAINTEXT,
				html_$.PRE,
				html_$.SCRIPT,
				html_$.SECTION,
				html_$.SELECT,
				html_$.SOURCE,
				html_$.STYLE,
				html_$.SUMMARY,
				html_$.TABLE,
				html_$.TBODY,
				html_$.TD,
				html_$.TEMPLATE,
				html_$.TEXTAREA,
				html_$.TFOOT,
				html_$.TH,
				html_$.THEAD,
				html_$.TITLE,
				html_$.TR,
				html_$.TRACK,
				html_$.UL,
				html_$.WBR,
				html_$.XMP
			]),
			[html_NS.MATHML]: new Set([
				html_$.MI,
				html_$.MO,
				html_$.MN,
				html_$.MS,
				html_$.MTEXT,
				html_$.ANNOTATION_XML
			]),
			[html_NS.SVG]: new Set([
				html_$.TITLE,
				html_$.FOREIGN_OBJECT,
				html_$.DESC
			]),
			[html_NS.XLINK]: new Set(),
			[html_NS.XML]: new Set(),
			[html_NS.XMLNS]: new Set()
		};
		const NUMBERED_HEADERS = new Set([
			html_$.H1,
			html_$.H2,
			html_$.H3,
			html_$.H4,
			html_$.H5,
			html_$.H6
		]);
		const UNESCAPED_TEXT = new Set([
			TAG_NAMES.STYLE,
			TAG_NAMES.SCRIPT,
			TAG_NAMES.XMP,
			TAG_NAMES.IFRAME,
			TAG_NAMES.NOEMBED,
			TAG_NAMES.NOFRAMES,
			TAG_NAMES.PLAINTEXT
		]);
		function html_hasUnescapedText(tn, scriptingEnabled) {
			return UNESCAPED_TEXT.has(tn) || scriptingEnabled && tn === TAG_NAMES.NOSCRIPT;
		}
		;
		const ATTR_NAME_SET_THRESHOLD = 64;
		var State;
		(function(State) {
			State[State["DATA"] = 0] = "DATA";
			State[State["RCDATA"] = 1] = "RCDATA";
			State[State["RAWTEXT"] = 2] = "RAWTEXT";
			State[State["SCRIPT_DATA"] = 3] = "SCRIPT_DATA";
			State[State["PLAINTEXT"] = 4] = "PLAINTEXT";
			State[State["TAG_OPEN"] = 5] = "TAG_OPEN";
			State[State["END_TAG_OPEN"] = 6] = "END_TAG_OPEN";
			State[State["TAG_NAME"] = 7] = "TAG_NAME";
			State[State["RCDATA_LESS_THAN_SIGN"] = 8] = "RCDATA_LESS_THAN_SIGN";
			State[State["RCDATA_END_TAG_OPEN"] = 9] = "RCDATA_END_TAG_OPEN";
			State[State["RCDATA_END_TAG_NAME"] = 10] = "RCDATA_END_TAG_NAME";
			State[State["RAWTEXT_LESS_THAN_SIGN"] = 11] = "RAWTEXT_LESS_THAN_SIGN";
			State[State["RAWTEXT_END_TAG_OPEN"] = 12] = "RAWTEXT_END_TAG_OPEN";
			State[State["RAWTEXT_END_TAG_NAME"] = 13] = "RAWTEXT_END_TAG_NAME";
			State[State["SCRIPT_DATA_LESS_THAN_SIGN"] = 14] = "SCRIPT_DATA_LESS_THAN_SIGN";
			State[State["SCRIPT_DATA_END_TAG_OPEN"] = 15] = "SCRIPT_DATA_END_TAG_OPEN";
			State[State["SCRIPT_DATA_END_TAG_NAME"] = 16] = "SCRIPT_DATA_END_TAG_NAME";
			State[State["SCRIPT_DATA_ESCAPE_START"] = 17] = "SCRIPT_DATA_ESCAPE_START";
			State[State["SCRIPT_DATA_ESCAPE_START_DASH"] = 18] = "SCRIPT_DATA_ESCAPE_START_DASH";
			State[State["SCRIPT_DATA_ESCAPED"] = 19] = "SCRIPT_DATA_ESCAPED";
			State[State["SCRIPT_DATA_ESCAPED_DASH"] = 20] = "SCRIPT_DATA_ESCAPED_DASH";
			State[State["SCRIPT_DATA_ESCAPED_DASH_DASH"] = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH";
			State[State["SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"] = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN";
			State[State["SCRIPT_DATA_ESCAPED_END_TAG_OPEN"] = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN";
			State[State["SCRIPT_DATA_ESCAPED_END_TAG_NAME"] = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME";
			State[State["SCRIPT_DATA_DOUBLE_ESCAPE_START"] = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START";
			State[State["SCRIPT_DATA_DOUBLE_ESCAPED"] = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED";
			State[State["SCRIPT_DATA_DOUBLE_ESCAPED_DASH"] = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH";
			State[State["SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"] = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH";
			State[State["SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"] = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN";
			State[State["SCRIPT_DATA_DOUBLE_ESCAPE_END"] = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END";
			State[State["BEFORE_ATTRIBUTE_NAME"] = 31] = "BEFORE_ATTRIBUTE_NAME";
			State[State["ATTRIBUTE_NAME"] = 32] = "ATTRIBUTE_NAME";
			State[State["AFTER_ATTRIBUTE_NAME"] = 33] = "AFTER_ATTRIBUTE_NAME";
			State[State["BEFORE_ATTRIBUTE_VALUE"] = 34] = "BEFORE_ATTRIBUTE_VALUE";
			State[State["ATTRIBUTE_VALUE_DOUBLE_QUOTED"] = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED";
			State[State["ATTRIBUTE_VALUE_SINGLE_QUOTED"] = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED";
			State[State["ATTRIBUTE_VALUE_UNQUOTED"] = 37] = "ATTRIBUTE_VALUE_UNQUOTED";
			State[State["AFTER_ATTRIBUTE_VALUE_QUOTED"] = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED";
			State[State["SELF_CLOSING_START_TAG"] = 39] = "SELF_CLOSING_START_TAG";
			State[State["BOGUS_COMMENT"] = 40] = "BOGUS_COMMENT";
			State[State["MARKUP_DECLARATION_OPEN"] = 41] = "MARKUP_DECLARATION_OPEN";
			State[State["COMMENT_START"] = 42] = "COMMENT_START";
			State[State["COMMENT_START_DASH"] = 43] = "COMMENT_START_DASH";
			State[State["COMMENT"] = 44] = "COMMENT";
			State[State["COMMENT_LESS_THAN_SIGN"] = 45] = "COMMENT_LESS_THAN_SIGN";
			State[State["COMMENT_LESS_THAN_SIGN_BANG"] = 46] = "COMMENT_LESS_THAN_SIGN_BANG";
			State[State["COMMENT_LESS_THAN_SIGN_BANG_DASH"] = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH";
			State[State["COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"] = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH";
			State[State["COMMENT_END_DASH"] = 49] = "COMMENT_END_DASH";
			State[State["COMMENT_END"] = 50] = "COMMENT_END";
			State[State["COMMENT_END_BANG"] = 51] = "COMMENT_END_BANG";
			State[State["DOCTYPE"] = 52] = "DOCTYPE";
			State[State["BEFORE_DOCTYPE_NAME"] = 53] = "BEFORE_DOCTYPE_NAME";
			State[State["DOCTYPE_NAME"] = 54] = "DOCTYPE_NAME";
			State[State["AFTER_DOCTYPE_NAME"] = 55] = "AFTER_DOCTYPE_NAME";
			State[State["AFTER_DOCTYPE_PUBLIC_KEYWORD"] = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD";
			State[State["BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"] = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER";
			State[State["DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"] = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED";
			State[State["DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"] = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED";
			State[State["AFTER_DOCTYPE_PUBLIC_IDENTIFIER"] = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER";
			State[State["BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"] = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS";
			State[State["AFTER_DOCTYPE_SYSTEM_KEYWORD"] = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD";
			State[State["BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"] = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER";
			State[State["DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"] = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED";
			State[State["DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"] = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED";
			State[State["AFTER_DOCTYPE_SYSTEM_IDENTIFIER"] = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER";
			State[State["BOGUS_DOCTYPE"] = 67] = "BOGUS_DOCTYPE";
			State[State["CDATA_SECTION"] = 68] = "CDATA_SECTION";
			State[State["CDATA_SECTION_BRACKET"] = 69] = "CDATA_SECTION_BRACKET";
			State[State["CDATA_SECTION_END"] = 70] = "CDATA_SECTION_END";
			State[State["CHARACTER_REFERENCE"] = 71] = "CHARACTER_REFERENCE";
			State[State["AMBIGUOUS_AMPERSAND"] = 72] = "AMBIGUOUS_AMPERSAND";
		})(State || (State = {}));
		const TokenizerMode = {
			DATA: State.DATA,
			RCDATA: State.RCDATA,
			RAWTEXT: State.RAWTEXT,
			SCRIPT_DATA: State.SCRIPT_DATA,
			PLAINTEXT: State.PLAINTEXT,
			CDATA_SECTION: State.CDATA_SECTION
		};
		function isAsciiDigit(cp) {
			return cp >= CODE_POINTS.DIGIT_0 && cp <= CODE_POINTS.DIGIT_9;
		}
		function isAsciiUpper(cp) {
			return cp >= CODE_POINTS.LATIN_CAPITAL_A && cp <= CODE_POINTS.LATIN_CAPITAL_Z;
		}
		function isAsciiLower(cp) {
			return cp >= CODE_POINTS.LATIN_SMALL_A && cp <= CODE_POINTS.LATIN_SMALL_Z;
		}
		function isAsciiLetter(cp) {
			return isAsciiLower(cp) || isAsciiUpper(cp);
		}
		function isAsciiAlphaNumeric(cp) {
			return isAsciiLetter(cp) || isAsciiDigit(cp);
		}
		function toAsciiLower(cp) {
			return cp + 32;
		}
		function isWhitespace(cp) {
			return cp === CODE_POINTS.SPACE || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.TABULATION || cp === CODE_POINTS.FORM_FEED || cp === CODE_POINTS.CARRIAGE_RETURN;
		}
		function isScriptDataDoubleEscapeSequenceEnd(cp) {
			return isWhitespace(cp) || cp === CODE_POINTS.SOLIDUS || cp === CODE_POINTS.GREATER_THAN_SIGN;
		}
		function getErrorForNumericCharacterReference(code) {
			if (code === CODE_POINTS.NULL) {
				return ERR.nullCharacterReference;
			} else if (code > 1114111) {
				return ERR.characterReferenceOutsideUnicodeRange;
			} else if (isSurrogate(code)) {
				return ERR.surrogateCharacterReference;
			} else if (isUndefinedCodePoint(code)) {
				return ERR.noncharacterCharacterReference;
			} else if (isControlCodePoint(code) || code === CODE_POINTS.CARRIAGE_RETURN) {
				return ERR.controlCharacterReference;
			}
			return null;
		}
		class Tokenizer {
			constructor(options, handler) {
				this.options = options;
				this.handler = handler;
				this.paused = false;
				this.inLoop = false;
				this.inForeignNode = false;
				this.lastStartTagName = "";
				this.active = false;
				this.state = State.DATA;
				this.returnState = State.DATA;
				this.entityStartPos = 0;
				this.consumedAfterSnapshot = -1;
				this.currentCharacterToken = null;
				this.currentToken = null;
				this.currentAttr = {
					name: "",
					value: ""
				};
				this.currentAttrLocation = null;
				this.currentAttrNames = null;
				this.runStart = 0;
				this.runEnd = 0;
				this.preprocessor = new Preprocessor(handler);
				this.currentLocation = this.getCurrentLocation(-1);
				this.entityDecoder = new HtmlEntityDecoder((cp, consumed) => {
					this.preprocessor.pos = this.entityStartPos + consumed - 1;
					if (!this._isCharacterReferenceInAttribute()) {
						this._ensureCharacterToken(isWhitespace(cp) ? TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? TokenType.NULL_CHARACTER : TokenType.CHARACTER);
					}
					this._extendRunWith(String.fromCodePoint(cp), 0);
					this.entityStartPos = this.preprocessor.pos - consumed + 1;
				}, handler.onParseError ? {
					missingSemicolonAfterCharacterReference: () => {
						this._err(ERR.missingSemicolonAfterCharacterReference, 1);
					},
					absenceOfDigitsInNumericCharacterReference: (consumed) => {
						this._err(ERR.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + consumed);
					},
					validateNumericCharacterReference: (code) => {
						const error = getErrorForNumericCharacterReference(code);
						if (error) this._err(error, 1);
					}
				} : undefined);
			}
			_err(code, cpOffset = 0) {
				var _a, _b;
				(_b = (_a = this.handler).onParseError) === null || _b === void 0 ? void 0 : _b.call(_a, this.preprocessor.getError(code, cpOffset));
			}
			getCurrentLocation(offset) {
				if (!this.options.sourceCodeLocationInfo) {
					return null;
				}
				return {
					startLine: this.preprocessor.line,
					startCol: this.preprocessor.col - offset,
					startOffset: this.preprocessor.offset - offset,
					endLine: -1,
					endCol: -1,
					endOffset: -1
				};
			}
			_runParsingLoop() {
				if (this.inLoop) return;
				this.inLoop = true;
				while (this.active && !this.paused) {
					this.consumedAfterSnapshot = 0;
					const cp = this._consume();
					if (!this._ensureHibernation()) {
						this._callState(cp);
					}
				}
				this.inLoop = false;
			}
			flushCharacters() {
				var _a;
				if (this.inLoop) {
					throw new Error("Cannot flush characters from a tokenizer callback");
				}
				const location = (_a = this.currentCharacterToken) === null || _a === void 0 ? void 0 : _a.location;
				let nextLocation = null;
				if (location) {
					nextLocation = this.getCharacterTokenEndLocation(location);
					this.currentLocation = nextLocation;
				}
				this.inLoop = true;
				try {
					this._emitCurrentCharacterToken(nextLocation);
				} finally {
					this.inLoop = false;
				}
				this._runParsingLoop();
			}
			getCharacterTokenEndLocation(location) {
				const endOffset = this.getCharacterTokenEndOffset();
				const html = this.preprocessor.html.slice(location.startOffset - this.preprocessor.droppedBufferSize, endOffset - this.preprocessor.droppedBufferSize);
				let line = location.startLine;
				let lastLineBreak = -1;
				for (let i = html.indexOf("\n"); i !== -1; i = html.indexOf("\n", i + 1)) {
					line++;
					lastLineBreak = i;
				}
				for (let i = html.indexOf("\r"); i !== -1; i = html.indexOf("\r", i + 1)) {
					if (html.charCodeAt(i + 1) !== CODE_POINTS.LINE_FEED) {
						line++;
						lastLineBreak = Math.max(lastLineBreak, i);
					}
				}
				return {
					startLine: line,
					startCol: lastLineBreak === -1 ? location.startCol + html.length : html.length - lastLineBreak,
					startOffset: endOffset,
					endLine: -1,
					endCol: -1,
					endOffset: -1
				};
			}
			getCharacterTokenEndOffset() {
				var _a;
				const end = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1;
				const tokenLocation = (_a = this.currentToken) === null || _a === void 0 ? void 0 : _a.location;
				switch (this.state) {
					case State.TAG_OPEN:
					case State.RCDATA_LESS_THAN_SIGN:
					case State.RAWTEXT_LESS_THAN_SIGN:
					case State.SCRIPT_DATA_LESS_THAN_SIGN:
					case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
					case State.CDATA_SECTION_BRACKET: {
						return end - 1;
					}
					case State.END_TAG_OPEN:
					case State.MARKUP_DECLARATION_OPEN:
					case State.RCDATA_END_TAG_OPEN:
					case State.RCDATA_END_TAG_NAME:
					case State.RAWTEXT_END_TAG_OPEN:
					case State.RAWTEXT_END_TAG_NAME:
					case State.SCRIPT_DATA_END_TAG_OPEN:
					case State.SCRIPT_DATA_END_TAG_NAME:
					case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
					case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
					case State.CDATA_SECTION_END: {
						return end - 2;
					}
					case State.CHARACTER_REFERENCE: {
						return this._isCharacterReferenceInAttribute() && tokenLocation ? tokenLocation.startOffset : this.preprocessor.droppedBufferSize + this.entityStartPos;
					}
					case State.DOCTYPE:
					case State.BEFORE_DOCTYPE_NAME: {
						return this.currentLocation.startOffset;
					}
					default: {
						if (tokenLocation && (this.state === State.TAG_NAME || this.state >= State.BEFORE_ATTRIBUTE_NAME && this.state <= State.BOGUS_COMMENT || this.state >= State.COMMENT_START && this.state <= State.BOGUS_DOCTYPE)) {
							return tokenLocation.startOffset;
						}
						return end;
					}
				}
			}
			pause() {
				this.paused = true;
			}
			resume(writeCallback) {
				if (!this.paused) {
					throw new Error("Parser was already resumed");
				}
				this.paused = false;
				if (this.inLoop) return;
				this._runParsingLoop();
				if (!this.paused) {
					writeCallback === null || writeCallback === void 0 ? void 0 : writeCallback();
				}
			}
			write(chunk, isLastChunk, writeCallback) {
				this.active = true;
				this.preprocessor.write(chunk, isLastChunk);
				this._runParsingLoop();
				if (!this.paused) {
					writeCallback === null || writeCallback === void 0 ? void 0 : writeCallback();
				}
			}
			insertHtmlAtCurrentPos(chunk) {
				this.active = true;
				this.preprocessor.insertHtmlAtCurrentPos(chunk);
				this._runParsingLoop();
			}
			flushCurrentCharacterToken() {
				if (this.paused || this.active || !this.currentCharacterToken || this.currentToken || this.state === State.DOCTYPE || this.state === State.BEFORE_DOCTYPE_NAME || !this.preprocessor.willDropParsedChunk()) {
					return;
				}
				const pending = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1 - this.getCharacterTokenEndOffset();
				this.preprocessor.advance();
				this.currentLocation = this.getCurrentLocation(pending);
				this.preprocessor.retreat(1);
				this._emitCurrentCharacterToken(this.currentLocation);
				this._createCharacterToken(TokenType.CHARACTER);
				this.preprocessor.dropParsedChunk(Math.max(pending - 1, 0));
				this.entityStartPos = this.preprocessor.pos + 1 - pending;
			}
			_ensureHibernation() {
				if (this.preprocessor.endOfChunkHit) {
					this.preprocessor.retreat(this.consumedAfterSnapshot);
					this.consumedAfterSnapshot = 0;
					this.active = false;
					return true;
				}
				return false;
			}
			_consume() {
				this.consumedAfterSnapshot++;
				return this.preprocessor.advance();
			}
			_advanceBy(count) {
				this.consumedAfterSnapshot += count;
				for (let i = 0; i < count; i++) {
					this.preprocessor.advance();
				}
			}
			_consumeSequenceIfMatch(pattern, caseSensitive) {
				if (this.preprocessor.startsWith(pattern, caseSensitive)) {
					this._advanceBy(pattern.length - 1);
					return true;
				}
				return false;
			}
			_createStartTagToken() {
				this._flushRun("");
				this.currentToken = {
					type: TokenType.START_TAG,
					tagName: "",
					tagID: TAG_ID.UNKNOWN,
					selfClosing: false,
					ackSelfClosing: false,
					attrs: [],
					location: this.getCurrentLocation(1)
				};
			}
			_createEndTagToken() {
				this._flushRun("");
				this.currentToken = {
					type: TokenType.END_TAG,
					tagName: "",
					tagID: TAG_ID.UNKNOWN,
					selfClosing: false,
					ackSelfClosing: false,
					attrs: [],
					location: this.getCurrentLocation(2)
				};
			}
			_createCommentToken(offset) {
				this._flushRun("");
				this.currentToken = {
					type: TokenType.COMMENT,
					data: "",
					location: this.getCurrentLocation(offset)
				};
			}
			_createDoctypeToken(initialName) {
				this._flushRun("");
				this.currentToken = {
					type: TokenType.DOCTYPE,
					name: initialName,
					forceQuirks: false,
					publicId: null,
					systemId: null,
					location: this.currentLocation
				};
			}
			_createCharacterToken(type) {
				if (this.currentLocation) {
					const start = this.currentLocation.startOffset - this.preprocessor.droppedBufferSize;
					if (this.preprocessor.html[start] === "\n" && this.preprocessor.html[start - 1] === "\r") {
						this.currentLocation.startOffset++;
					}
				}
				this.currentCharacterToken = {
					type,
					chars: "",
					location: this.currentLocation
				};
			}
			_createAttr(attrNameFirstCh) {
				this._flushRun("");
				this.currentAttr = {
					name: attrNameFirstCh,
					value: ""
				};
				this.currentAttrLocation = this.getCurrentLocation(0);
			}
			_leaveAttrName() {
				var _a;
				var _b;
				const token = this.currentToken;
				const { name } = this.currentAttr;
				const names = this.currentAttrNames;
				let duplicate;
				if (names === null) {
					duplicate = getTokenAttr(token, name) !== null;
					if (!duplicate && token.attrs.length === ATTR_NAME_SET_THRESHOLD) {
						this.currentAttrNames = new Set(token.attrs.map((attr) => attr.name)).add(name);
					}
				} else {
					duplicate = names.has(name);
					if (!duplicate) names.add(name);
				}
				if (duplicate) {
					this._err(ERR.duplicateAttribute);
				} else {
					token.attrs.push(this.currentAttr);
					if (token.location && this.currentAttrLocation) {
						const attrLocations = (_a = (_b = token.location).attrs) !== null && _a !== void 0 ? _a : _b.attrs = Object.create(null);
						attrLocations[this.currentAttr.name] = this.currentAttrLocation;
						this._leaveAttrValue();
					}
				}
			}
			_leaveAttrValue() {
				if (this.currentAttrLocation) {
					this.currentAttrLocation.endLine = this.preprocessor.line;
					this.currentAttrLocation.endCol = this.preprocessor.col;
					this.currentAttrLocation.endOffset = this.preprocessor.offset;
				}
			}
			_flushRun(text) {
				if (this.runEnd === this.runStart && text.length === 0) {
					return;
				}
				const slice = this.preprocessor.html.slice(this.runStart, this.runEnd);
				const run = (slice.length < 13 ? slice : ` ${slice}`.slice(1)) + text;
				const token = this.currentToken;
				this.runStart = this.runEnd;
				if (token === null) {
					this.currentCharacterToken.chars += run;
				} else if (token.type === TokenType.COMMENT) {
					token.data += run;
				} else {
					this.currentAttr.value += run;
				}
			}
			_extendRun(cp) {
				const { preprocessor } = this;
				if (cp === CODE_POINTS.LINE_FEED && preprocessor.html.charCodeAt(preprocessor.pos) !== CODE_POINTS.LINE_FEED) {
					this._flushRun("\n");
					this.runStart = preprocessor.pos + 1;
				} else {
					const start = preprocessor.pos - Number(cp > 65535);
					if (start !== this.runEnd) {
						this._flushRun("");
						this.runStart = start;
					}
				}
				this.runEnd = preprocessor.pos + 1;
			}
			_extendRunWith(text, cpOffset) {
				const { preprocessor } = this;
				const start = preprocessor.codePointStart + 1 + cpOffset - text.length;
				if (start >= 0 && preprocessor.html.startsWith(text, start)) {
					if (start !== this.runEnd) {
						this._flushRun("");
						this.runStart = start;
					}
				} else {
					this._flushRun(text);
					this.runStart = start + text.length;
				}
				this.runEnd = start + text.length;
			}
			prepareToken(ct) {
				this._emitCurrentCharacterToken(ct.location);
				this.currentToken = null;
				if (ct.location) {
					ct.location.endLine = this.preprocessor.line;
					ct.location.endCol = this.preprocessor.col + 1;
					ct.location.endOffset = this.preprocessor.offset + 1;
				}
				this.currentLocation = this.getCurrentLocation(-1);
			}
			emitCurrentTagToken() {
				const ct = this.currentToken;
				this.currentAttrNames = null;
				this.prepareToken(ct);
				ct.tagID = getTagID(ct.tagName);
				if (ct.type === TokenType.START_TAG) {
					this.lastStartTagName = ct.tagName;
					this.handler.onStartTag(ct);
				} else {
					if (ct.attrs.length > 0) {
						this._err(ERR.endTagWithAttributes);
					}
					if (ct.selfClosing) {
						this._err(ERR.endTagWithTrailingSolidus);
					}
					this.handler.onEndTag(ct);
				}
				this.preprocessor.dropParsedChunk();
			}
			emitCurrentComment(ct) {
				this.prepareToken(ct);
				this.handler.onComment(ct);
				this.preprocessor.dropParsedChunk();
			}
			emitCurrentDoctype(ct) {
				this.prepareToken(ct);
				this.handler.onDoctype(ct);
				this.preprocessor.dropParsedChunk();
			}
			_emitCurrentCharacterToken(nextLocation) {
				this._flushRun("");
				if (this.currentCharacterToken) {
					if (nextLocation && this.currentCharacterToken.location) {
						this.currentCharacterToken.location.endLine = nextLocation.startLine;
						this.currentCharacterToken.location.endCol = nextLocation.startCol;
						this.currentCharacterToken.location.endOffset = nextLocation.startOffset;
					}
					switch (this.currentCharacterToken.type) {
						case TokenType.CHARACTER: {
							this.handler.onCharacter(this.currentCharacterToken);
							break;
						}
						case TokenType.NULL_CHARACTER: {
							this.handler.onNullCharacter(this.currentCharacterToken);
							break;
						}
						case TokenType.WHITESPACE_CHARACTER: {
							this.handler.onWhitespaceCharacter(this.currentCharacterToken);
							break;
						}
					}
					this.currentCharacterToken = null;
				}
			}
			_emitEOFToken() {
				var _a, _b;
				const location = this.getCurrentLocation(0);
				if (location) {
					location.endLine = location.startLine;
					location.endCol = location.startCol;
					location.endOffset = location.startOffset;
				}
				this._emitCurrentCharacterToken((_b = (_a = this.currentToken) === null || _a === void 0 ? void 0 : _a.location) !== null && _b !== void 0 ? _b : location);
				this.handler.onEof({
					type: TokenType.EOF,
					location
				});
				this.active = false;
			}
			_ensureCharacterToken(type) {
				if (this.currentCharacterToken) {
					if (this.currentCharacterToken.type === type) {
						return;
					}
					this.currentLocation = this.getCurrentLocation(0);
					this._emitCurrentCharacterToken(this.currentLocation);
					this.preprocessor.dropParsedChunk();
				}
				this._createCharacterToken(type);
			}
			_emitCodePoint(cp) {
				const type = isWhitespace(cp) ? TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? TokenType.NULL_CHARACTER : TokenType.CHARACTER;
				const token = this.currentCharacterToken;
				if (token === null || token.type !== type) {
					this._ensureCharacterToken(type);
				}
				this._extendRun(cp);
			}
			_emitChars(ch, cpOffset = 0) {
				if (this.options.sourceCodeLocationInfo && cpOffset !== 0 && this.currentCharacterToken && this.currentCharacterToken.type !== TokenType.CHARACTER) {
					this.currentLocation = this.getCurrentLocation(ch.length - 1 - cpOffset);
					this._emitCurrentCharacterToken(this.currentLocation);
					this._createCharacterToken(TokenType.CHARACTER);
				} else {
					this._ensureCharacterToken(TokenType.CHARACTER);
				}
				this._extendRunWith(ch, cpOffset);
			}
			_startCharacterReference() {
				this.returnState = this.state;
				this.state = State.CHARACTER_REFERENCE;
				this.entityStartPos = this.preprocessor.pos;
				this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? DecodingMode.Attribute : DecodingMode.Legacy);
			}
			_isCharacterReferenceInAttribute() {
				return this.returnState === State.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_UNQUOTED;
			}
			_flushCodePointConsumedAsCharacterReference(cp) {
				if (this._isCharacterReferenceInAttribute()) {
					this._extendRun(cp);
				} else {
					this._emitCodePoint(cp);
				}
			}
			_callState(cp) {
				switch (this.state) {
					case State.DATA: {
						this._stateData(cp);
						break;
					}
					case State.RCDATA: {
						this._stateRcdata(cp);
						break;
					}
					case State.RAWTEXT: {
						this._stateRawtext(cp);
						break;
					}
					case State.SCRIPT_DATA: {
						this._stateScriptData(cp);
						break;
					}
					case State.PLAINTEXT: {
						this._statePlaintext(cp);
						break;
					}
					case State.TAG_OPEN: {
						this._stateTagOpen(cp);
						break;
					}
					case State.END_TAG_OPEN: {
						this._stateEndTagOpen(cp);
						break;
					}
					case State.TAG_NAME: {
						this._stateTagName(cp);
						break;
					}
					case State.RCDATA_LESS_THAN_SIGN: {
						this._stateRcdataLessThanSign(cp);
						break;
					}
					case State.RCDATA_END_TAG_OPEN: {
						this._stateRcdataEndTagOpen(cp);
						break;
					}
					case State.RCDATA_END_TAG_NAME: {
						this._stateRcdataEndTagName(cp);
						break;
					}
					case State.RAWTEXT_LESS_THAN_SIGN: {
						this._stateRawtextLessThanSign(cp);
						break;
					}
					case State.RAWTEXT_END_TAG_OPEN: {
						this._stateRawtextEndTagOpen(cp);
						break;
					}
					case State.RAWTEXT_END_TAG_NAME: {
						this._stateRawtextEndTagName(cp);
						break;
					}
					case State.SCRIPT_DATA_LESS_THAN_SIGN: {
						this._stateScriptDataLessThanSign(cp);
						break;
					}
					case State.SCRIPT_DATA_END_TAG_OPEN: {
						this._stateScriptDataEndTagOpen(cp);
						break;
					}
					case State.SCRIPT_DATA_END_TAG_NAME: {
						this._stateScriptDataEndTagName(cp);
						break;
					}
					case State.SCRIPT_DATA_ESCAPE_START: {
						this._stateScriptDataEscapeStart(cp);
						break;
					}
					case State.SCRIPT_DATA_ESCAPE_START_DASH: {
						this._stateScriptDataEscapeStartDash(cp);
						break;
					}
					case State.SCRIPT_DATA_ESCAPED: {
						this._stateScriptDataEscaped(cp);
						break;
					}
					case State.SCRIPT_DATA_ESCAPED_DASH: {
						this._stateScriptDataEscapedDash(cp);
						break;
					}
					case State.SCRIPT_DATA_ESCAPED_DASH_DASH: {
						this._stateScriptDataEscapedDashDash(cp);
						break;
					}
					case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN: {
						this._stateScriptDataEscapedLessThanSign(cp);
						break;
					}
					case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN: {
						this._stateScriptDataEscapedEndTagOpen(cp);
						break;
					}
					case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME: {
						this._stateScriptDataEscapedEndTagName(cp);
						break;
					}
					case State.SCRIPT_DATA_DOUBLE_ESCAPE_START: {
						this._stateScriptDataDoubleEscapeStart(cp);
						break;
					}
					case State.SCRIPT_DATA_DOUBLE_ESCAPED: {
						this._stateScriptDataDoubleEscaped(cp);
						break;
					}
					case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH: {
						this._stateScriptDataDoubleEscapedDash(cp);
						break;
					}
					case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH: {
						this._stateScriptDataDoubleEscapedDashDash(cp);
						break;
					}
					case State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN: {
						this._stateScriptDataDoubleEscapedLessThanSign(cp);
						break;
					}
					case State.SCRIPT_DATA_DOUBLE_ESCAPE_END: {
						this._stateScriptDataDoubleEscapeEnd(cp);
						break;
					}
					case State.BEFORE_ATTRIBUTE_NAME: {
						this._stateBeforeAttributeName(cp);
						break;
					}
					case State.ATTRIBUTE_NAME: {
						this._stateAttributeName(cp);
						break;
					}
					case State.AFTER_ATTRIBUTE_NAME: {
						this._stateAfterAttributeName(cp);
						break;
					}
					case State.BEFORE_ATTRIBUTE_VALUE: {
						this._stateBeforeAttributeValue(cp);
						break;
					}
					case State.ATTRIBUTE_VALUE_DOUBLE_QUOTED: {
						this._stateAttributeValueDoubleQuoted(cp);
						break;
					}
					case State.ATTRIBUTE_VALUE_SINGLE_QUOTED: {
						this._stateAttributeValueSingleQuoted(cp);
						break;
					}
					case State.ATTRIBUTE_VALUE_UNQUOTED: {
						this._stateAttributeValueUnquoted(cp);
						break;
					}
					case State.AFTER_ATTRIBUTE_VALUE_QUOTED: {
						this._stateAfterAttributeValueQuoted(cp);
						break;
					}
					case State.SELF_CLOSING_START_TAG: {
						this._stateSelfClosingStartTag(cp);
						break;
					}
					case State.BOGUS_COMMENT: {
						this._stateBogusComment(cp);
						break;
					}
					case State.MARKUP_DECLARATION_OPEN: {
						this._stateMarkupDeclarationOpen(cp);
						break;
					}
					case State.COMMENT_START: {
						this._stateCommentStart(cp);
						break;
					}
					case State.COMMENT_START_DASH: {
						this._stateCommentStartDash(cp);
						break;
					}
					case State.COMMENT: {
						this._stateComment(cp);
						break;
					}
					case State.COMMENT_LESS_THAN_SIGN: {
						this._stateCommentLessThanSign(cp);
						break;
					}
					case State.COMMENT_LESS_THAN_SIGN_BANG: {
						this._stateCommentLessThanSignBang(cp);
						break;
					}
					case State.COMMENT_LESS_THAN_SIGN_BANG_DASH: {
						this._stateCommentLessThanSignBangDash(cp);
						break;
					}
					case State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH: {
						this._stateCommentLessThanSignBangDashDash(cp);
						break;
					}
					case State.COMMENT_END_DASH: {
						this._stateCommentEndDash(cp);
						break;
					}
					case State.COMMENT_END: {
						this._stateCommentEnd(cp);
						break;
					}
					case State.COMMENT_END_BANG: {
						this._stateCommentEndBang(cp);
						break;
					}
					case State.DOCTYPE: {
						this._stateDoctype(cp);
						break;
					}
					case State.BEFORE_DOCTYPE_NAME: {
						this._stateBeforeDoctypeName(cp);
						break;
					}
					case State.DOCTYPE_NAME: {
						this._stateDoctypeName(cp);
						break;
					}
					case State.AFTER_DOCTYPE_NAME: {
						this._stateAfterDoctypeName(cp);
						break;
					}
					case State.AFTER_DOCTYPE_PUBLIC_KEYWORD: {
						this._stateAfterDoctypePublicKeyword(cp);
						break;
					}
					case State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER: {
						this._stateBeforeDoctypePublicIdentifier(cp);
						break;
					}
					case State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED: {
						this._stateDoctypePublicIdentifierDoubleQuoted(cp);
						break;
					}
					case State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED: {
						this._stateDoctypePublicIdentifierSingleQuoted(cp);
						break;
					}
					case State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER: {
						this._stateAfterDoctypePublicIdentifier(cp);
						break;
					}
					case State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS: {
						this._stateBetweenDoctypePublicAndSystemIdentifiers(cp);
						break;
					}
					case State.AFTER_DOCTYPE_SYSTEM_KEYWORD: {
						this._stateAfterDoctypeSystemKeyword(cp);
						break;
					}
					case State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER: {
						this._stateBeforeDoctypeSystemIdentifier(cp);
						break;
					}
					case State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED: {
						this._stateDoctypeSystemIdentifierDoubleQuoted(cp);
						break;
					}
					case State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED: {
						this._stateDoctypeSystemIdentifierSingleQuoted(cp);
						break;
					}
					case State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER: {
						this._stateAfterDoctypeSystemIdentifier(cp);
						break;
					}
					case State.BOGUS_DOCTYPE: {
						this._stateBogusDoctype(cp);
						break;
					}
					case State.CDATA_SECTION: {
						this._stateCdataSection(cp);
						break;
					}
					case State.CDATA_SECTION_BRACKET: {
						this._stateCdataSectionBracket(cp);
						break;
					}
					case State.CDATA_SECTION_END: {
						this._stateCdataSectionEnd(cp);
						break;
					}
					case State.CHARACTER_REFERENCE: {
						this._stateCharacterReference();
						break;
					}
					case State.AMBIGUOUS_AMPERSAND: {
						this._stateAmbiguousAmpersand(cp);
						break;
					}
					default: {
						throw new Error("Unknown state");
					}
				}
			}
			_stateData(cp) {
				switch (cp) {
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.TAG_OPEN;
						break;
					}
					case CODE_POINTS.AMPERSAND: {
						this._startCharacterReference();
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._emitCodePoint(cp);
						break;
					}
					case CODE_POINTS.EOF: {
						this._emitEOFToken();
						break;
					}
					default: {
						this._emitCodePoint(cp);
					}
				}
			}
			_stateRcdata(cp) {
				switch (cp) {
					case CODE_POINTS.AMPERSAND: {
						this._startCharacterReference();
						break;
					}
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.RCDATA_LESS_THAN_SIGN;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._emitEOFToken();
						break;
					}
					default: {
						this._emitCodePoint(cp);
					}
				}
			}
			_stateRawtext(cp) {
				switch (cp) {
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.RAWTEXT_LESS_THAN_SIGN;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._emitEOFToken();
						break;
					}
					default: {
						this._emitCodePoint(cp);
					}
				}
			}
			_stateScriptData(cp) {
				switch (cp) {
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.SCRIPT_DATA_LESS_THAN_SIGN;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._emitEOFToken();
						break;
					}
					default: {
						this._emitCodePoint(cp);
					}
				}
			}
			_statePlaintext(cp) {
				switch (cp) {
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._emitEOFToken();
						break;
					}
					default: {
						this._emitCodePoint(cp);
					}
				}
			}
			_stateTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this._createStartTagToken();
					this.state = State.TAG_NAME;
					this._stateTagName(cp);
				} else switch (cp) {
					case CODE_POINTS.EXCLAMATION_MARK: {
						this.state = State.MARKUP_DECLARATION_OPEN;
						break;
					}
					case CODE_POINTS.SOLIDUS: {
						this.state = State.END_TAG_OPEN;
						break;
					}
					case CODE_POINTS.QUESTION_MARK: {
						this._err(ERR.unexpectedQuestionMarkInsteadOfTagName);
						this._createCommentToken(1);
						this.state = State.BOGUS_COMMENT;
						this._stateBogusComment(cp);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofBeforeTagName);
						this._emitChars("<", -1);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.invalidFirstCharacterOfTagName);
						this._emitChars("<", -1);
						this.state = State.DATA;
						this._stateData(cp);
					}
				}
			}
			_stateEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this._createEndTagToken();
					this.state = State.TAG_NAME;
					this._stateTagName(cp);
				} else switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.missingEndTagName);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofBeforeTagName);
						this._emitChars("</", -1);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.invalidFirstCharacterOfTagName);
						this._createCommentToken(2);
						this.state = State.BOGUS_COMMENT;
						this._stateBogusComment(cp);
					}
				}
			}
			_stateTagName(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						break;
					}
					case CODE_POINTS.SOLIDUS: {
						this.state = State.SELF_CLOSING_START_TAG;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						token.tagName += REPLACEMENT_CHARACTER;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					}
					default: {
						token.tagName += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
					}
				}
			}
			_stateRcdataLessThanSign(cp) {
				if (cp === CODE_POINTS.SOLIDUS) {
					this.state = State.RCDATA_END_TAG_OPEN;
				} else {
					this._emitChars("<", -1);
					this.state = State.RCDATA;
					this._stateRcdata(cp);
				}
			}
			_stateRcdataEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this.state = State.RCDATA_END_TAG_NAME;
					this._stateRcdataEndTagName(cp);
				} else {
					this._emitChars("</", -1);
					this.state = State.RCDATA;
					this._stateRcdata(cp);
				}
			}
			handleSpecialEndTag(_cp) {
				if (!this.preprocessor.startsWith(this.lastStartTagName, false)) {
					return !this._ensureHibernation();
				}
				this._createEndTagToken();
				const token = this.currentToken;
				token.tagName = this.lastStartTagName;
				const cp = this.preprocessor.peek(this.lastStartTagName.length);
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						this._advanceBy(this.lastStartTagName.length);
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						return false;
					}
					case CODE_POINTS.SOLIDUS: {
						this._advanceBy(this.lastStartTagName.length);
						this.state = State.SELF_CLOSING_START_TAG;
						return false;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._advanceBy(this.lastStartTagName.length);
						this.emitCurrentTagToken();
						this.state = State.DATA;
						return false;
					}
					default: {
						this.currentToken = null;
						return !this._ensureHibernation();
					}
				}
			}
			_stateRcdataEndTagName(cp) {
				if (this.handleSpecialEndTag(cp)) {
					this._emitChars("</", -1);
					this.state = State.RCDATA;
					this._stateRcdata(cp);
				}
			}
			_stateRawtextLessThanSign(cp) {
				if (cp === CODE_POINTS.SOLIDUS) {
					this.state = State.RAWTEXT_END_TAG_OPEN;
				} else {
					this._emitChars("<", -1);
					this.state = State.RAWTEXT;
					this._stateRawtext(cp);
				}
			}
			_stateRawtextEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this.state = State.RAWTEXT_END_TAG_NAME;
					this._stateRawtextEndTagName(cp);
				} else {
					this._emitChars("</", -1);
					this.state = State.RAWTEXT;
					this._stateRawtext(cp);
				}
			}
			_stateRawtextEndTagName(cp) {
				if (this.handleSpecialEndTag(cp)) {
					this._emitChars("</", -1);
					this.state = State.RAWTEXT;
					this._stateRawtext(cp);
				}
			}
			_stateScriptDataLessThanSign(cp) {
				switch (cp) {
					case CODE_POINTS.SOLIDUS: {
						this.state = State.SCRIPT_DATA_END_TAG_OPEN;
						break;
					}
					case CODE_POINTS.EXCLAMATION_MARK: {
						this.state = State.SCRIPT_DATA_ESCAPE_START;
						this._emitChars("<!");
						break;
					}
					default: {
						this._emitChars("<", -1);
						this.state = State.SCRIPT_DATA;
						this._stateScriptData(cp);
					}
				}
			}
			_stateScriptDataEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this.state = State.SCRIPT_DATA_END_TAG_NAME;
					this._stateScriptDataEndTagName(cp);
				} else {
					this._emitChars("</", -1);
					this.state = State.SCRIPT_DATA;
					this._stateScriptData(cp);
				}
			}
			_stateScriptDataEndTagName(cp) {
				if (this.handleSpecialEndTag(cp)) {
					this._emitChars("</", -1);
					this.state = State.SCRIPT_DATA;
					this._stateScriptData(cp);
				}
			}
			_stateScriptDataEscapeStart(cp) {
				if (cp === CODE_POINTS.HYPHEN_MINUS) {
					this.state = State.SCRIPT_DATA_ESCAPE_START_DASH;
					this._emitChars("-");
				} else {
					this.state = State.SCRIPT_DATA;
					this._stateScriptData(cp);
				}
			}
			_stateScriptDataEscapeStartDash(cp) {
				if (cp === CODE_POINTS.HYPHEN_MINUS) {
					this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
					this._emitChars("-");
				} else {
					this.state = State.SCRIPT_DATA;
					this._stateScriptData(cp);
				}
			}
			_stateScriptDataEscaped(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this.state = State.SCRIPT_DATA_ESCAPED_DASH;
						this._emitChars("-");
						break;
					}
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					}
					default: {
						this._emitCodePoint(cp);
					}
				}
			}
			_stateScriptDataEscapedDash(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
						this._emitChars("-");
						break;
					}
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this.state = State.SCRIPT_DATA_ESCAPED;
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					}
					default: {
						this.state = State.SCRIPT_DATA_ESCAPED;
						this._emitCodePoint(cp);
					}
				}
			}
			_stateScriptDataEscapedDashDash(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this._emitChars("-");
						break;
					}
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.SCRIPT_DATA;
						this._emitChars(">");
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this.state = State.SCRIPT_DATA_ESCAPED;
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					}
					default: {
						this.state = State.SCRIPT_DATA_ESCAPED;
						this._emitCodePoint(cp);
					}
				}
			}
			_stateScriptDataEscapedLessThanSign(cp) {
				if (cp === CODE_POINTS.SOLIDUS) {
					this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN;
				} else if (isAsciiLetter(cp)) {
					this._emitChars("<", -1);
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_START;
					this._stateScriptDataDoubleEscapeStart(cp);
				} else {
					this._emitChars("<", -1);
					this.state = State.SCRIPT_DATA_ESCAPED;
					this._stateScriptDataEscaped(cp);
				}
			}
			_stateScriptDataEscapedEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_NAME;
					this._stateScriptDataEscapedEndTagName(cp);
				} else {
					this._emitChars("</", -1);
					this.state = State.SCRIPT_DATA_ESCAPED;
					this._stateScriptDataEscaped(cp);
				}
			}
			_stateScriptDataEscapedEndTagName(cp) {
				if (this.handleSpecialEndTag(cp)) {
					this._emitChars("</", -1);
					this.state = State.SCRIPT_DATA_ESCAPED;
					this._stateScriptDataEscaped(cp);
				}
			}
			_stateScriptDataDoubleEscapeStart(cp) {
				if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
					this._emitCodePoint(cp);
					for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) {
						this._emitCodePoint(this._consume());
					}
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
				} else if (!this._ensureHibernation()) {
					this.state = State.SCRIPT_DATA_ESCAPED;
					this._stateScriptDataEscaped(cp);
				}
			}
			_stateScriptDataDoubleEscaped(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH;
						this._emitChars("-");
						break;
					}
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
						this._emitChars("<");
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					}
					default: {
						this._emitCodePoint(cp);
					}
				}
			}
			_stateScriptDataDoubleEscapedDash(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH;
						this._emitChars("-");
						break;
					}
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
						this._emitChars("<");
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					}
					default: {
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
						this._emitCodePoint(cp);
					}
				}
			}
			_stateScriptDataDoubleEscapedDashDash(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this._emitChars("-");
						break;
					}
					case CODE_POINTS.LESS_THAN_SIGN: {
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
						this._emitChars("<");
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.SCRIPT_DATA;
						this._emitChars(">");
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
						this._emitChars(REPLACEMENT_CHARACTER);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					}
					default: {
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
						this._emitCodePoint(cp);
					}
				}
			}
			_stateScriptDataDoubleEscapedLessThanSign(cp) {
				if (cp === CODE_POINTS.SOLIDUS) {
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_END;
					this._emitChars("/");
				} else {
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
					this._stateScriptDataDoubleEscaped(cp);
				}
			}
			_stateScriptDataDoubleEscapeEnd(cp) {
				if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
					this._emitCodePoint(cp);
					for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) {
						this._emitCodePoint(this._consume());
					}
					this.state = State.SCRIPT_DATA_ESCAPED;
				} else if (!this._ensureHibernation()) {
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
					this._stateScriptDataDoubleEscaped(cp);
				}
			}
			_stateBeforeAttributeName(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						break;
					}
					case CODE_POINTS.SOLIDUS:
					case CODE_POINTS.GREATER_THAN_SIGN:
					case CODE_POINTS.EOF: {
						this.state = State.AFTER_ATTRIBUTE_NAME;
						this._stateAfterAttributeName(cp);
						break;
					}
					case CODE_POINTS.EQUALS_SIGN: {
						this._err(ERR.unexpectedEqualsSignBeforeAttributeName);
						this._createAttr("=");
						this.state = State.ATTRIBUTE_NAME;
						break;
					}
					default: {
						this._createAttr("");
						this.state = State.ATTRIBUTE_NAME;
						this._stateAttributeName(cp);
					}
				}
			}
			_stateAttributeName(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
					case CODE_POINTS.SOLIDUS:
					case CODE_POINTS.GREATER_THAN_SIGN:
					case CODE_POINTS.EOF: {
						this._leaveAttrName();
						this.state = State.AFTER_ATTRIBUTE_NAME;
						this._stateAfterAttributeName(cp);
						break;
					}
					case CODE_POINTS.EQUALS_SIGN: {
						this._leaveAttrName();
						this.state = State.BEFORE_ATTRIBUTE_VALUE;
						break;
					}
					case CODE_POINTS.QUOTATION_MARK:
					case CODE_POINTS.APOSTROPHE:
					case CODE_POINTS.LESS_THAN_SIGN: {
						this._err(ERR.unexpectedCharacterInAttributeName);
						this.currentAttr.name += String.fromCodePoint(cp);
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this.currentAttr.name += REPLACEMENT_CHARACTER;
						break;
					}
					default: {
						this.currentAttr.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
					}
				}
			}
			_stateAfterAttributeName(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						break;
					}
					case CODE_POINTS.SOLIDUS: {
						this.state = State.SELF_CLOSING_START_TAG;
						break;
					}
					case CODE_POINTS.EQUALS_SIGN: {
						this.state = State.BEFORE_ATTRIBUTE_VALUE;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					}
					default: {
						this._createAttr("");
						this.state = State.ATTRIBUTE_NAME;
						this._stateAttributeName(cp);
					}
				}
			}
			_stateBeforeAttributeValue(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						break;
					}
					case CODE_POINTS.QUOTATION_MARK: {
						this.state = State.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
						break;
					}
					case CODE_POINTS.APOSTROPHE: {
						this.state = State.ATTRIBUTE_VALUE_SINGLE_QUOTED;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.missingAttributeValue);
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					}
					default: {
						this.state = State.ATTRIBUTE_VALUE_UNQUOTED;
						this._stateAttributeValueUnquoted(cp);
					}
				}
			}
			_stateAttributeValueDoubleQuoted(cp) {
				switch (cp) {
					case CODE_POINTS.QUOTATION_MARK: {
						this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
						break;
					}
					case CODE_POINTS.AMPERSAND: {
						this._startCharacterReference();
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith(REPLACEMENT_CHARACTER, 0);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					}
					default: {
						this._extendRun(cp);
					}
				}
			}
			_stateAttributeValueSingleQuoted(cp) {
				switch (cp) {
					case CODE_POINTS.APOSTROPHE: {
						this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
						break;
					}
					case CODE_POINTS.AMPERSAND: {
						this._startCharacterReference();
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith(REPLACEMENT_CHARACTER, 0);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					}
					default: {
						this._extendRun(cp);
					}
				}
			}
			_stateAttributeValueUnquoted(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						this._leaveAttrValue();
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						break;
					}
					case CODE_POINTS.AMPERSAND: {
						this._startCharacterReference();
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._leaveAttrValue();
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith(REPLACEMENT_CHARACTER, 0);
						break;
					}
					case CODE_POINTS.QUOTATION_MARK:
					case CODE_POINTS.APOSTROPHE:
					case CODE_POINTS.LESS_THAN_SIGN:
					case CODE_POINTS.EQUALS_SIGN:
					case CODE_POINTS.GRAVE_ACCENT: {
						this._err(ERR.unexpectedCharacterInUnquotedAttributeValue);
						this._extendRun(cp);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					}
					default: {
						this._extendRun(cp);
					}
				}
			}
			_stateAfterAttributeValueQuoted(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						this._leaveAttrValue();
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						break;
					}
					case CODE_POINTS.SOLIDUS: {
						this._leaveAttrValue();
						this.state = State.SELF_CLOSING_START_TAG;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._leaveAttrValue();
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.missingWhitespaceBetweenAttributes);
						this._leaveAttrValue();
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						this._stateBeforeAttributeName(cp);
					}
				}
			}
			_stateSelfClosingStartTag(cp) {
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN: {
						const token = this.currentToken;
						token.selfClosing = true;
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.unexpectedSolidusInTag);
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						this._stateBeforeAttributeName(cp);
					}
				}
			}
			_stateBogusComment(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.DATA;
						this.emitCurrentComment(token);
						break;
					}
					case CODE_POINTS.EOF: {
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith(REPLACEMENT_CHARACTER, 0);
						break;
					}
					default: {
						this._extendRun(cp);
					}
				}
			}
			_stateMarkupDeclarationOpen(cp) {
				if (this._consumeSequenceIfMatch(SEQUENCES.DASH_DASH, true)) {
					this._createCommentToken(SEQUENCES.DASH_DASH.length + 1);
					this.state = State.COMMENT_START;
				} else if (this._consumeSequenceIfMatch(SEQUENCES.DOCTYPE, false)) {
					this.currentLocation = this.getCurrentLocation(SEQUENCES.DOCTYPE.length + 1);
					this.state = State.DOCTYPE;
				} else if (this._consumeSequenceIfMatch(SEQUENCES.CDATA_START, true)) {
					if (this.inForeignNode) {
						this.state = State.CDATA_SECTION;
					} else {
						this._err(ERR.cdataInHtmlContent);
						this._createCommentToken(SEQUENCES.CDATA_START.length + 1);
						this.currentToken.data = "[CDATA[";
						this.state = State.BOGUS_COMMENT;
					}
				} else if (!this._ensureHibernation()) {
					this._err(ERR.incorrectlyOpenedComment);
					this._createCommentToken(2);
					this.state = State.BOGUS_COMMENT;
					this._stateBogusComment(cp);
				}
			}
			_stateCommentStart(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this.state = State.COMMENT_START_DASH;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.abruptClosingOfEmptyComment);
						this.state = State.DATA;
						const token = this.currentToken;
						this.emitCurrentComment(token);
						break;
					}
					default: {
						this.state = State.COMMENT;
						this._stateComment(cp);
					}
				}
			}
			_stateCommentStartDash(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this.state = State.COMMENT_END;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.abruptClosingOfEmptyComment);
						this.state = State.DATA;
						this.emitCurrentComment(token);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._extendRunWith("-", -1);
						this.state = State.COMMENT;
						this._stateComment(cp);
					}
				}
			}
			_stateComment(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this.state = State.COMMENT_END_DASH;
						break;
					}
					case CODE_POINTS.LESS_THAN_SIGN: {
						this._extendRunWith("<", 0);
						this.state = State.COMMENT_LESS_THAN_SIGN;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith(REPLACEMENT_CHARACTER, 0);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._extendRun(cp);
					}
				}
			}
			_stateCommentLessThanSign(cp) {
				switch (cp) {
					case CODE_POINTS.EXCLAMATION_MARK: {
						this._extendRunWith("!", 0);
						this.state = State.COMMENT_LESS_THAN_SIGN_BANG;
						break;
					}
					case CODE_POINTS.LESS_THAN_SIGN: {
						this._extendRunWith("<", 0);
						break;
					}
					default: {
						this.state = State.COMMENT;
						this._stateComment(cp);
					}
				}
			}
			_stateCommentLessThanSignBang(cp) {
				if (cp === CODE_POINTS.HYPHEN_MINUS) {
					this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH;
				} else {
					this.state = State.COMMENT;
					this._stateComment(cp);
				}
			}
			_stateCommentLessThanSignBangDash(cp) {
				if (cp === CODE_POINTS.HYPHEN_MINUS) {
					this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH;
				} else {
					this.state = State.COMMENT_END_DASH;
					this._stateCommentEndDash(cp);
				}
			}
			_stateCommentLessThanSignBangDashDash(cp) {
				if (cp !== CODE_POINTS.GREATER_THAN_SIGN && cp !== CODE_POINTS.EOF) {
					this._err(ERR.nestedComment);
				}
				this.state = State.COMMENT_END;
				this._stateCommentEnd(cp);
			}
			_stateCommentEndDash(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this.state = State.COMMENT_END;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._extendRunWith("-", -1);
						this.state = State.COMMENT;
						this._stateComment(cp);
					}
				}
			}
			_stateCommentEnd(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.DATA;
						this.emitCurrentComment(token);
						break;
					}
					case CODE_POINTS.EXCLAMATION_MARK: {
						this.state = State.COMMENT_END_BANG;
						break;
					}
					case CODE_POINTS.HYPHEN_MINUS: {
						this._extendRunWith("-", -2);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._extendRunWith("--", -1);
						this.state = State.COMMENT;
						this._stateComment(cp);
					}
				}
			}
			_stateCommentEndBang(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS: {
						this._extendRunWith("--!", -1);
						this.state = State.COMMENT_END_DASH;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.incorrectlyClosedComment);
						this.state = State.DATA;
						this.emitCurrentComment(token);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._extendRunWith("--!", -1);
						this.state = State.COMMENT;
						this._stateComment(cp);
					}
				}
			}
			_stateDoctype(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						this.state = State.BEFORE_DOCTYPE_NAME;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.BEFORE_DOCTYPE_NAME;
						this._stateBeforeDoctypeName(cp);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						this._createDoctypeToken(null);
						const token = this.currentToken;
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.missingWhitespaceBeforeDoctypeName);
						this.state = State.BEFORE_DOCTYPE_NAME;
						this._stateBeforeDoctypeName(cp);
					}
				}
			}
			_stateBeforeDoctypeName(cp) {
				if (isAsciiUpper(cp)) {
					this._createDoctypeToken(String.fromCharCode(toAsciiLower(cp)));
					this.state = State.DOCTYPE_NAME;
				} else switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						this._createDoctypeToken(REPLACEMENT_CHARACTER);
						this.state = State.DOCTYPE_NAME;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.missingDoctypeName);
						this._createDoctypeToken(null);
						const token = this.currentToken;
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						this._createDoctypeToken(null);
						const token = this.currentToken;
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._createDoctypeToken(String.fromCodePoint(cp));
						this.state = State.DOCTYPE_NAME;
					}
				}
			}
			_stateDoctypeName(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						this.state = State.AFTER_DOCTYPE_NAME;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						token.name += REPLACEMENT_CHARACTER;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						token.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
					}
				}
			}
			_stateAfterDoctypeName(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						if (this._consumeSequenceIfMatch(SEQUENCES.PUBLIC, false)) {
							this.state = State.AFTER_DOCTYPE_PUBLIC_KEYWORD;
						} else if (this._consumeSequenceIfMatch(SEQUENCES.SYSTEM, false)) {
							this.state = State.AFTER_DOCTYPE_SYSTEM_KEYWORD;
						} else if (!this._ensureHibernation()) {
							this._err(ERR.invalidCharacterSequenceAfterDoctypeName);
							token.forceQuirks = true;
							this.state = State.BOGUS_DOCTYPE;
							this._stateBogusDoctype(cp);
						}
					}
				}
			}
			_stateAfterDoctypePublicKeyword(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						this.state = State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
						break;
					}
					case CODE_POINTS.QUOTATION_MARK: {
						this._err(ERR.missingWhitespaceAfterDoctypePublicKeyword);
						token.publicId = "";
						this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
						break;
					}
					case CODE_POINTS.APOSTROPHE: {
						this._err(ERR.missingWhitespaceAfterDoctypePublicKeyword);
						token.publicId = "";
						this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.missingDoctypePublicIdentifier);
						token.forceQuirks = true;
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.missingQuoteBeforeDoctypePublicIdentifier);
						token.forceQuirks = true;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
					}
				}
			}
			_stateBeforeDoctypePublicIdentifier(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						break;
					}
					case CODE_POINTS.QUOTATION_MARK: {
						token.publicId = "";
						this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
						break;
					}
					case CODE_POINTS.APOSTROPHE: {
						token.publicId = "";
						this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.missingDoctypePublicIdentifier);
						token.forceQuirks = true;
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.missingQuoteBeforeDoctypePublicIdentifier);
						token.forceQuirks = true;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
					}
				}
			}
			_stateDoctypePublicIdentifierDoubleQuoted(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.QUOTATION_MARK: {
						this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						token.publicId += REPLACEMENT_CHARACTER;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.abruptDoctypePublicIdentifier);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						token.publicId += String.fromCodePoint(cp);
					}
				}
			}
			_stateDoctypePublicIdentifierSingleQuoted(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.APOSTROPHE: {
						this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						token.publicId += REPLACEMENT_CHARACTER;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.abruptDoctypePublicIdentifier);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						token.publicId += String.fromCodePoint(cp);
					}
				}
			}
			_stateAfterDoctypePublicIdentifier(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						this.state = State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					}
					case CODE_POINTS.QUOTATION_MARK: {
						this._err(ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
						break;
					}
					case CODE_POINTS.APOSTROPHE: {
						this._err(ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
						token.forceQuirks = true;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
					}
				}
			}
			_stateBetweenDoctypePublicAndSystemIdentifiers(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.QUOTATION_MARK: {
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
						break;
					}
					case CODE_POINTS.APOSTROPHE: {
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
						token.forceQuirks = true;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
					}
				}
			}
			_stateAfterDoctypeSystemKeyword(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						this.state = State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
						break;
					}
					case CODE_POINTS.QUOTATION_MARK: {
						this._err(ERR.missingWhitespaceAfterDoctypeSystemKeyword);
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
						break;
					}
					case CODE_POINTS.APOSTROPHE: {
						this._err(ERR.missingWhitespaceAfterDoctypeSystemKeyword);
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.missingDoctypeSystemIdentifier);
						token.forceQuirks = true;
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
						token.forceQuirks = true;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
					}
				}
			}
			_stateBeforeDoctypeSystemIdentifier(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						break;
					}
					case CODE_POINTS.QUOTATION_MARK: {
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
						break;
					}
					case CODE_POINTS.APOSTROPHE: {
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.missingDoctypeSystemIdentifier);
						token.forceQuirks = true;
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
						token.forceQuirks = true;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
					}
				}
			}
			_stateDoctypeSystemIdentifierDoubleQuoted(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.QUOTATION_MARK: {
						this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						token.systemId += REPLACEMENT_CHARACTER;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.abruptDoctypeSystemIdentifier);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						token.systemId += String.fromCodePoint(cp);
					}
				}
			}
			_stateDoctypeSystemIdentifierSingleQuoted(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.APOSTROPHE: {
						this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						token.systemId += REPLACEMENT_CHARACTER;
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.abruptDoctypeSystemIdentifier);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						token.systemId += String.fromCodePoint(cp);
					}
				}
			}
			_stateAfterDoctypeSystemIdentifier(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: {
						break;
					}
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						token.forceQuirks = true;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default: {
						this._err(ERR.unexpectedCharacterAfterDoctypeSystemIdentifier);
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
					}
				}
			}
			_stateBogusDoctype(cp) {
				const token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.NULL: {
						this._err(ERR.unexpectedNullCharacter);
						break;
					}
					case CODE_POINTS.EOF: {
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default:
				}
			}
			_stateCdataSection(cp) {
				switch (cp) {
					case CODE_POINTS.RIGHT_SQUARE_BRACKET: {
						this.state = State.CDATA_SECTION_BRACKET;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInCdata);
						this._emitEOFToken();
						break;
					}
					default: {
						this._emitCodePoint(cp);
					}
				}
			}
			_stateCdataSectionBracket(cp) {
				if (cp === CODE_POINTS.RIGHT_SQUARE_BRACKET) {
					this.state = State.CDATA_SECTION_END;
				} else {
					this._emitChars("]", -1);
					this.state = State.CDATA_SECTION;
					this._stateCdataSection(cp);
				}
			}
			_stateCdataSectionEnd(cp) {
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.RIGHT_SQUARE_BRACKET: {
						this._emitChars("]", -2);
						break;
					}
					default: {
						this._emitChars("]]", -1);
						this.state = State.CDATA_SECTION;
						this._stateCdataSection(cp);
					}
				}
			}
			_stateCharacterReference() {
				let length = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
				if (length < 0) {
					if (this.preprocessor.lastChunkWritten) {
						length = this.entityDecoder.end();
					} else {
						this.active = false;
						this.preprocessor.pos = this.preprocessor.html.length - 1;
						this.consumedAfterSnapshot = 0;
						this.preprocessor.endOfChunkHit = true;
						return;
					}
				}
				if (length === 0) {
					this.preprocessor.pos = this.entityStartPos;
					this._flushCodePointConsumedAsCharacterReference(CODE_POINTS.AMPERSAND);
					this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? State.AMBIGUOUS_AMPERSAND : this.returnState;
				} else {
					this.state = this.returnState;
				}
			}
			_stateAmbiguousAmpersand(cp) {
				if (isAsciiAlphaNumeric(cp)) {
					this._flushCodePointConsumedAsCharacterReference(cp);
				} else {
					if (cp === CODE_POINTS.SEMICOLON) {
						this._err(ERR.unknownNamedCharacterReference);
					}
					this.state = this.returnState;
					this._callState(cp);
				}
			}
		}
		;
		const IMPLICIT_END_TAG_REQUIRED = new Set([
			TAG_ID.DD,
			TAG_ID.DT,
			TAG_ID.LI,
			TAG_ID.OPTGROUP,
			TAG_ID.OPTION,
			TAG_ID.P,
			TAG_ID.RB,
			TAG_ID.RP,
			TAG_ID.RT,
			TAG_ID.RTC
		]);
		const IMPLICIT_END_TAG_REQUIRED_THOROUGHLY = new Set([
			...IMPLICIT_END_TAG_REQUIRED,
			TAG_ID.CAPTION,
			TAG_ID.COLGROUP,
			TAG_ID.TBODY,
			TAG_ID.TD,
			TAG_ID.TFOOT,
			TAG_ID.TH,
			TAG_ID.THEAD,
			TAG_ID.TR
		]);
		const INDEX_DEPTH = 64;
		const SVG_KEYS = 256;
		const MATHML_KEYS = 512;
		const NAME_KEYS = 768;
		const open_element_stack_NUMBERED_HEADERS = [
			TAG_ID.H1,
			TAG_ID.H2,
			TAG_ID.H3,
			TAG_ID.H4,
			TAG_ID.H5,
			TAG_ID.H6
		];
		const TABLE_BODIES = [
			TAG_ID.TBODY,
			TAG_ID.TFOOT,
			TAG_ID.THEAD
		];
		const TABLE_ROW_CONTEXT = [
			TAG_ID.TR,
			TAG_ID.TEMPLATE,
			TAG_ID.HTML
		];
		const TABLE_BODY_CONTEXT = [
			...TABLE_BODIES,
			TAG_ID.TEMPLATE,
			TAG_ID.HTML
		];
		const TABLE_CONTEXT = [
			TAG_ID.TABLE,
			TAG_ID.TEMPLATE,
			TAG_ID.HTML
		];
		const TABLE_CELLS = [TAG_ID.TD, TAG_ID.TH];
		const SPECIAL = 1;
		const LIST_ITEM_BOUNDARY = 2;
		const SCOPE = 4;
		const LIST_ITEM_SCOPE = 8;
		const BUTTON_SCOPE = 16;
		const TABLE_SCOPE = 32;
		const KEY_CLASSES = new Uint8Array(NAME_KEYS);
		for (const [ns, offset] of [
			[html_NS.HTML, 0],
			[html_NS.SVG, SVG_KEYS],
			[html_NS.MATHML, MATHML_KEYS]
		]) {
			for (const tn of SPECIAL_ELEMENTS[ns]) {
				KEY_CLASSES[offset + tn] = ns === html_NS.HTML && (tn === TAG_ID.ADDRESS || tn === TAG_ID.DIV || tn === TAG_ID.P) ? SPECIAL : SPECIAL | LIST_ITEM_BOUNDARY;
			}
		}
		for (const key of [
			TAG_ID.APPLET,
			TAG_ID.CAPTION,
			TAG_ID.HTML,
			TAG_ID.MARQUEE,
			TAG_ID.OBJECT,
			TAG_ID.TABLE,
			TAG_ID.TD,
			TAG_ID.TEMPLATE,
			TAG_ID.TH,
			SVG_KEYS + TAG_ID.DESC,
			SVG_KEYS + TAG_ID.FOREIGN_OBJECT,
			SVG_KEYS + TAG_ID.TITLE,
			MATHML_KEYS + TAG_ID.ANNOTATION_XML,
			MATHML_KEYS + TAG_ID.MI,
			MATHML_KEYS + TAG_ID.MN,
			MATHML_KEYS + TAG_ID.MO,
			MATHML_KEYS + TAG_ID.MS,
			MATHML_KEYS + TAG_ID.MTEXT
		]) {
			KEY_CLASSES[key] |= SCOPE | LIST_ITEM_SCOPE | BUTTON_SCOPE;
		}
		KEY_CLASSES[TAG_ID.OL] |= LIST_ITEM_SCOPE;
		KEY_CLASSES[TAG_ID.UL] |= LIST_ITEM_SCOPE;
		KEY_CLASSES[TAG_ID.BUTTON] |= BUTTON_SCOPE;
		KEY_CLASSES[TAG_ID.TABLE] |= TABLE_SCOPE;
		KEY_CLASSES[TAG_ID.HTML] |= TABLE_SCOPE;
		const FORMATTING_TAGS = new Uint8Array(NAME_KEYS);
		for (const tn of [
			TAG_ID.A,
			TAG_ID.B,
			TAG_ID.BIG,
			TAG_ID.CODE,
			TAG_ID.EM,
			TAG_ID.FONT,
			TAG_ID.I,
			TAG_ID.NOBR,
			TAG_ID.S,
			TAG_ID.SMALL,
			TAG_ID.STRIKE,
			TAG_ID.STRONG,
			TAG_ID.TT,
			TAG_ID.U
		]) {
			FORMATTING_TAGS[tn] = 1;
		}
		function tagKey(ns, tagID) {
			if (tagID === TAG_ID.UNKNOWN) return -1;
			switch (ns) {
				case html_NS.HTML: {
					return tagID;
				}
				case html_NS.SVG: {
					return SVG_KEYS + tagID;
				}
				case html_NS.MATHML: {
					return MATHML_KEYS + tagID;
				}
				default: {
					return -1;
				}
			}
		}
		class OpenElementStack {
			get currentTmplContentOrNode() {
				return this._isInTemplate() ? this.treeAdapter.getTemplateContent(this.current) : this.current;
			}
			constructor(document, treeAdapter, handler) {
				this.treeAdapter = treeAdapter;
				this.handler = handler;
				this.items = [];
				this.tagIDs = [];
				this.stackTop = -1;
				this.depth = 0;
				this.tmplCount = 0;
				this.currentTagId = TAG_ID.UNKNOWN;
				this.indexed = false;
				this.below = [];
				this.above = [];
				this.keys = [];
				this.keyPrev = [];
				this.keyNext = [];
				this.keyTops = new Int32Array(0);
				this.specials = [];
				this.listItemBoundaries = [];
				this.scopeBoundaries = [];
				this.htmlSlots = [];
				this.formattingSlots = new Map();
				this.current = document;
			}
			_indexOf(element) {
				if (this.indexed) {
					const idx = this.formattingSlots.get(element);
					if (idx !== undefined) return idx;
					if (FORMATTING_TAGS[getTagID(this.treeAdapter.getTagName(element))]) return -1;
				}
				return this.items.lastIndexOf(element, this.stackTop);
			}
			slotBelow(idx) {
				return this.indexed ? this.below[idx] : idx - 1;
			}
			slotAbove(idx) {
				if (this.indexed) return this.above[idx];
				return idx === this.stackTop ? -1 : idx + 1;
			}
			_isInTemplate() {
				return this.currentTagId === TAG_ID.TEMPLATE && this.treeAdapter.getNamespaceURI(this.current) === html_NS.HTML;
			}
			_updateCurrentElement() {
				this.current = this.items[this.stackTop];
				this.currentTagId = this.tagIDs[this.stackTop];
			}
			_nameKey(ns, tagName, create) {
				var _a, _b;
				const name = `${ns} ${tagName}`;
				let key = (_a = this.nameKeys) === null || _a === void 0 ? void 0 : _a.get(name);
				if (key === undefined && create) {
					(_b = this.nameKeys) !== null && _b !== void 0 ? _b : this.nameKeys = new Map();
					key = NAME_KEYS + this.nameKeys.size;
					this.nameKeys.set(name, key);
					if (key === this.keyTops.length) {
						const keyTops = new Int32Array(2 * key).fill(-1);
						keyTops.set(this.keyTops);
						this.keyTops = keyTops;
					}
				}
				return key !== null && key !== void 0 ? key : -1;
			}
			_indexAll() {
				this.indexed = true;
				this.keyTops = new Int32Array(NAME_KEYS).fill(-1);
				for (let i = 0; i <= this.stackTop; i++) this._index(i, i - 1);
			}
			_index(slot, belowIdx) {
				const element = this.items[slot];
				const tagID = this.tagIDs[slot];
				const ns = this.treeAdapter.getNamespaceURI(element);
				let key = tagKey(ns, tagID);
				if (key === -1) key = this._nameKey(ns, this.treeAdapter.getTagName(element), true);
				const keyPrev = this.keyTops[key];
				this.keys[slot] = key;
				this.keyPrev[slot] = keyPrev;
				this.keyNext[slot] = -1;
				if (keyPrev !== -1) this.keyNext[keyPrev] = slot;
				this.keyTops[key] = slot;
				this.above[slot] = -1;
				this._link(slot, belowIdx, ns === html_NS.HTML);
				if (FORMATTING_TAGS[tagID]) this.formattingSlots.set(element, slot);
			}
			_link(slot, belowIdx, isHtml) {
				const key = this.keys[slot];
				const classes = key < NAME_KEYS ? KEY_CLASSES[key] : 0;
				this.below[slot] = belowIdx;
				if (belowIdx === -1) {
					this.specials[slot] = classes & SPECIAL;
					this.listItemBoundaries[slot] = (classes & LIST_ITEM_BOUNDARY) >> 1;
					this.scopeBoundaries[slot] = (classes & SCOPE) >> 2;
					this.htmlSlots[slot] = isHtml ? slot : -1;
				} else {
					this.above[belowIdx] = slot;
					this.specials[slot] = this.specials[belowIdx] + (classes & SPECIAL);
					this.listItemBoundaries[slot] = this.listItemBoundaries[belowIdx] + ((classes & LIST_ITEM_BOUNDARY) >> 1);
					this.scopeBoundaries[slot] = this.scopeBoundaries[belowIdx] + ((classes & SCOPE) >> 2);
					this.htmlSlots[slot] = isHtml ? slot : this.htmlSlots[belowIdx];
				}
			}
			_unindex(slot) {
				const key = this.keys[slot];
				const keyPrev = this.keyPrev[slot];
				const keyNext = this.keyNext[slot];
				if (keyPrev !== -1) this.keyNext[keyPrev] = keyNext;
				if (keyNext === -1) this.keyTops[key] = keyPrev;
				else this.keyPrev[keyNext] = keyPrev;
				if (FORMATTING_TAGS[this.tagIDs[slot]]) this.formattingSlots.delete(this.items[slot]);
			}
			_move(from, to) {
				const element = this.items[from];
				const key = this.keys[from];
				const keyPrev = this.keyPrev[from];
				const keyNext = this.keyNext[from];
				this.items[to] = element;
				this.tagIDs[to] = this.tagIDs[from];
				this.keys[to] = key;
				this.keyPrev[to] = keyPrev;
				this.keyNext[to] = keyNext;
				if (keyPrev !== -1) this.keyNext[keyPrev] = to;
				if (keyNext === -1) this.keyTops[key] = to;
				else this.keyPrev[keyNext] = to;
				if (FORMATTING_TAGS[this.tagIDs[to]]) this.formattingSlots.set(element, to);
			}
			indexOfTopmost(tagID) {
				if (this.indexed) return this.keyTops[tagID];
				for (let i = this.stackTop; i >= 0; i--) {
					if (this.tagIDs[i] === tagID && this.treeAdapter.getNamespaceURI(this.items[i]) === html_NS.HTML) return i;
				}
				return -1;
			}
			indexOfTopmostOf(tagIDs) {
				if (this.indexed) {
					let top = -1;
					for (const tagID of tagIDs) {
						if (this.keyTops[tagID] > top) top = this.keyTops[tagID];
					}
					return top;
				}
				for (let i = this.stackTop; i >= 0; i--) {
					if (tagIDs.includes(this.tagIDs[i]) && this.treeAdapter.getNamespaceURI(this.items[i]) === html_NS.HTML) return i;
				}
				return -1;
			}
			indexOfTopmostByName(ns, tagName) {
				if (this.indexed) {
					let key = tagKey(ns, getTagID(tagName));
					if (key === -1) key = this._nameKey(ns, tagName, false);
					return key === -1 ? -1 : this.keyTops[key];
				}
				for (let i = this.stackTop; i >= 0; i--) {
					const element = this.items[i];
					if (this.treeAdapter.getTagName(element) === tagName && this.treeAdapter.getNamespaceURI(element) === ns) {
						return i;
					}
				}
				return -1;
			}
			indexOfTopmostHtmlElement() {
				if (this.indexed) return this.stackTop === -1 ? -1 : this.htmlSlots[this.stackTop];
				let i = this.stackTop;
				while (i >= 0 && this.treeAdapter.getNamespaceURI(this.items[i]) !== html_NS.HTML) i--;
				return i;
			}
			_hasAbove(idx, classes) {
				for (let i = this.stackTop; i > idx; i--) {
					const key = tagKey(this.treeAdapter.getNamespaceURI(this.items[i]), this.tagIDs[i]);
					if (key !== -1 && KEY_CLASSES[key] & classes) return true;
				}
				return false;
			}
			hasSpecialElementAbove(idx) {
				return this.indexed ? this.specials[this.stackTop] !== this.specials[idx] : this._hasAbove(idx, SPECIAL);
			}
			hasListItemBoundaryAbove(idx) {
				return this.indexed ? this.listItemBoundaries[this.stackTop] !== this.listItemBoundaries[idx] : this._hasAbove(idx, LIST_ITEM_BOUNDARY);
			}
			push(element, tagID) {
				const belowIdx = this.stackTop;
				this.stackTop++;
				this.depth++;
				this.items[this.stackTop] = element;
				this.current = element;
				this.tagIDs[this.stackTop] = tagID;
				this.currentTagId = tagID;
				if (this.indexed) this._index(this.stackTop, belowIdx);
				else if (this.depth === INDEX_DEPTH) this._indexAll();
				if (this._isInTemplate()) {
					this.tmplCount++;
				}
				this.handler.onItemPush(element, tagID, true);
			}
			_popCurrent() {
				if (this.tmplCount > 0 && this._isInTemplate()) {
					this.tmplCount--;
				}
				if (this.indexed) {
					this._unindex(this.stackTop);
					this.stackTop = this.below[this.stackTop];
					if (this.stackTop !== -1) this.above[this.stackTop] = -1;
				} else {
					this.stackTop--;
				}
				this.depth--;
				this._updateCurrentElement();
			}
			pop() {
				const popped = this.current;
				this._popCurrent();
				this.handler.onItemPop(popped, true);
			}
			replace(oldElement, newElement) {
				const idx = this._indexOf(oldElement);
				this.items[idx] = newElement;
				if (this.indexed && FORMATTING_TAGS[this.tagIDs[idx]]) {
					this.formattingSlots.delete(oldElement);
					this.formattingSlots.set(newElement, idx);
				}
				if (idx === this.stackTop) {
					this.current = newElement;
				}
			}
			replaceFormattingElement(formattingIdx, furthestBlockIdx, element, tagID) {
				const formattingElement = this.items[formattingIdx];
				if (!this.indexed) {
					this.items.splice(formattingIdx, 1);
					this.tagIDs.splice(formattingIdx, 1);
					this.handler.onItemPop(formattingElement, false);
					this.items.splice(furthestBlockIdx, 0, element);
					this.tagIDs.splice(furthestBlockIdx, 0, tagID);
					if (furthestBlockIdx === this.stackTop) this._updateCurrentElement();
					if (this.current && this.currentTagId !== undefined) {
						this.handler.onItemPush(this.current, this.currentTagId, furthestBlockIdx === this.stackTop);
					}
					return;
				}
				const key = this.keys[formattingIdx];
				const belowIdx = this.below[formattingIdx];
				const aboveIdx = this.above[furthestBlockIdx];
				const kept = [];
				for (let i = this.above[formattingIdx]; i !== furthestBlockIdx; i = this.above[i]) kept.push(i);
				const keyNext = this.keyNext[formattingIdx];
				this._unindex(formattingIdx);
				this.items[formattingIdx] = undefined;
				this.handler.onItemPop(formattingElement, false);
				let free = furthestBlockIdx - 1;
				while (kept.length > 0 && kept[kept.length - 1] === free) {
					kept.pop();
					free--;
				}
				for (let i = free + 1; i <= furthestBlockIdx; i++) this._move(i, i - 1);
				const keyPrev = keyNext === -1 ? this.keyTops[key] : this.keyPrev[keyNext];
				this.items[furthestBlockIdx] = element;
				this.tagIDs[furthestBlockIdx] = tagID;
				this.keys[furthestBlockIdx] = key;
				this.keyPrev[furthestBlockIdx] = keyPrev;
				this.keyNext[furthestBlockIdx] = keyNext;
				if (keyPrev !== -1) this.keyNext[keyPrev] = furthestBlockIdx;
				if (keyNext === -1) this.keyTops[key] = furthestBlockIdx;
				else this.keyPrev[keyNext] = furthestBlockIdx;
				if (FORMATTING_TAGS[tagID]) this.formattingSlots.set(element, furthestBlockIdx);
				let prev = belowIdx;
				for (const i of kept) {
					this._link(i, prev, true);
					prev = i;
				}
				for (let i = free; i < furthestBlockIdx; i++) {
					this._link(i, prev, true);
					prev = i;
				}
				this._link(furthestBlockIdx, prev, true);
				if (aboveIdx === -1) this._updateCurrentElement();
				if (this.current && this.currentTagId !== undefined) {
					this.handler.onItemPush(this.current, this.currentTagId, aboveIdx === -1);
				}
			}
			popUntilTagNamePopped(tagName) {
				this.shortenToLength(Math.max(this.indexOfTopmost(tagName), 0));
			}
			shortenToLength(idx) {
				while (this.stackTop >= idx) {
					const popped = this.current;
					this._popCurrent();
					this.handler.onItemPop(popped, this.stackTop < idx);
				}
			}
			popUntilElementPopped(element) {
				const idx = this._indexOf(element);
				this.shortenToLength(Math.max(idx, 0));
			}
			popUntilNumberedHeaderPopped() {
				this.shortenToLength(Math.max(this.indexOfTopmostOf(open_element_stack_NUMBERED_HEADERS), 0));
			}
			popUntilTableCellPopped() {
				this.shortenToLength(Math.max(this.indexOfTopmostOf(TABLE_CELLS), 0));
			}
			popAllUpToHtmlElement() {
				this.tmplCount = 0;
				this.shortenToLength(1);
			}
			clearBackToTableContext() {
				this.shortenToLength(this.indexOfTopmostOf(TABLE_CONTEXT) + 1);
			}
			clearBackToTableBodyContext() {
				this.shortenToLength(this.indexOfTopmostOf(TABLE_BODY_CONTEXT) + 1);
			}
			clearBackToTableRowContext() {
				this.shortenToLength(this.indexOfTopmostOf(TABLE_ROW_CONTEXT) + 1);
			}
			remove(element) {
				const idx = this._indexOf(element);
				if (idx !== -1) this.removeAt(idx);
			}
			removeAt(idx) {
				if (idx === this.stackTop) {
					this.pop();
					return;
				}
				const element = this.items[idx];
				this.depth--;
				if (this.indexed) {
					const classes = this.keys[idx] < NAME_KEYS ? KEY_CLASSES[this.keys[idx]] : 0;
					const belowIdx = this.below[idx];
					const aboveIdx = this.above[idx];
					this._unindex(idx);
					this.items[idx] = undefined;
					this.below[aboveIdx] = belowIdx;
					if (belowIdx !== -1) this.above[belowIdx] = aboveIdx;
					if (classes !== 0) {
						for (let i = aboveIdx; i !== -1; i = this.above[i]) {
							this.specials[i] -= classes & SPECIAL;
							this.listItemBoundaries[i] -= (classes & LIST_ITEM_BOUNDARY) >> 1;
							this.scopeBoundaries[i] -= (classes & SCOPE) >> 2;
						}
					}
					const html = belowIdx === -1 ? -1 : this.htmlSlots[belowIdx];
					for (let i = aboveIdx; i !== -1 && this.htmlSlots[i] === idx; i = this.above[i]) {
						this.htmlSlots[i] = html;
					}
				} else {
					this.items.splice(idx, 1);
					this.tagIDs.splice(idx, 1);
					this.stackTop--;
					this._updateCurrentElement();
				}
				this.handler.onItemPop(element, false);
			}
			tryPeekProperlyNestedBodyElement() {
				return this.stackTop >= 1 && this.tagIDs[1] === TAG_ID.BODY ? this.items[1] : null;
			}
			contains(element) {
				return this._indexOf(element) > -1;
			}
			getCommonAncestor(element) {
				const idx = this._indexOf(element);
				const belowIdx = idx === -1 ? -1 : this.slotBelow(idx);
				return belowIdx === -1 ? null : this.items[belowIdx];
			}
			isRootHtmlElementCurrent() {
				return this.stackTop === 0 && this.tagIDs[0] === TAG_ID.HTML;
			}
			_isInScope(target, scope) {
				let boundary = -1;
				switch (scope) {
					case LIST_ITEM_SCOPE: {
						boundary = Math.max(this.keyTops[TAG_ID.OL], this.keyTops[TAG_ID.UL]);
						break;
					}
					case BUTTON_SCOPE: {
						boundary = this.keyTops[TAG_ID.BUTTON];
						break;
					}
					case TABLE_SCOPE: {
						boundary = Math.max(this.keyTops[TAG_ID.TABLE], this.keyTops[TAG_ID.HTML]);
						return target === -1 ? boundary === -1 : target >= boundary;
					}
					default:
				}
				return target === -1 ? boundary === -1 && (this.stackTop === -1 || this.scopeBoundaries[this.stackTop] === 0) : target >= boundary && this.scopeBoundaries[this.stackTop] === this.scopeBoundaries[target];
			}
			_scanScope(tagID, tagIDs, scope, element) {
				for (let i = this.stackTop; i >= 0; i--) {
					const key = tagKey(this.treeAdapter.getNamespaceURI(this.items[i]), this.tagIDs[i]);
					if (key === -1) continue;
					if ((tagIDs ? tagIDs.includes(key) : key === tagID) && (!element || this.items[i] === element)) return true;
					if (KEY_CLASSES[key] & scope) return false;
				}
				return true;
			}
			hasInScope(tagName, element) {
				if (!this.indexed) return this._scanScope(tagName, null, SCOPE, element);
				return this._isInScope(element ? this._indexOf(element) : this.keyTops[tagName], SCOPE);
			}
			hasInListItemScope(tagName) {
				return this.indexed ? this._isInScope(this.keyTops[tagName], LIST_ITEM_SCOPE) : this._scanScope(tagName, null, LIST_ITEM_SCOPE);
			}
			hasInButtonScope(tagName) {
				return this.indexed ? this._isInScope(this.keyTops[tagName], BUTTON_SCOPE) : this._scanScope(tagName, null, BUTTON_SCOPE);
			}
			hasNumberedHeaderInScope() {
				return this.indexed ? this._isInScope(this.indexOfTopmostOf(open_element_stack_NUMBERED_HEADERS), SCOPE) : this._scanScope(TAG_ID.UNKNOWN, open_element_stack_NUMBERED_HEADERS, SCOPE);
			}
			hasInTableScope(tagName) {
				return this.indexed ? this._isInScope(this.keyTops[tagName], TABLE_SCOPE) : this._scanScope(tagName, null, TABLE_SCOPE);
			}
			hasTableBodyContextInTableScope() {
				return this.indexed ? this._isInScope(this.indexOfTopmostOf(TABLE_BODIES), TABLE_SCOPE) : this._scanScope(TAG_ID.UNKNOWN, TABLE_BODIES, TABLE_SCOPE);
			}
			hasInSelectScope(tagName) {
				for (let i = this.stackTop; i >= 0; i = this.slotBelow(i)) {
					if (this.treeAdapter.getNamespaceURI(this.items[i]) !== html_NS.HTML) {
						continue;
					}
					switch (this.tagIDs[i]) {
						case tagName: {
							return true;
						}
						case TAG_ID.OPTION:
						case TAG_ID.OPTGROUP: {
							break;
						}
						default: {
							return false;
						}
					}
				}
				return true;
			}
			generateImpliedEndTags() {
				while (this.currentTagId !== undefined && IMPLICIT_END_TAG_REQUIRED.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === html_NS.HTML) {
					this.pop();
				}
			}
			generateImpliedEndTagsThoroughly() {
				while (this.currentTagId !== undefined && IMPLICIT_END_TAG_REQUIRED_THOROUGHLY.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === html_NS.HTML) {
					this.pop();
				}
			}
			generateImpliedEndTagsWithExclusion(exclusionId) {
				while (this.currentTagId !== undefined && this.currentTagId !== exclusionId && IMPLICIT_END_TAG_REQUIRED_THOROUGHLY.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === html_NS.HTML) {
					this.pop();
				}
			}
		}
		;
		const NOAH_ARK_CAPACITY = 3;
		var EntryType;
		(function(EntryType) {
			EntryType[EntryType["Marker"] = 0] = "Marker";
			EntryType[EntryType["Element"] = 1] = "Element";
		})(EntryType || (EntryType = {}));
		class FormattingElementList {
			constructor() {
				this.newest = null;
				this.bookmark = null;
				this.index = null;
				this.elementEntries = new Map();
			}
			_insertElementEntry(element, token, older) {
				const newer = older === null ? null : older.newer;
				const entry = {
					type: EntryType.Element,
					element,
					token,
					older,
					newer,
					ark: null,
					olderSameTag: null,
					newerSameTag: null
				};
				if (newer === null) {
					this.newest = entry;
				} else {
					newer.older = entry;
				}
				if (older !== null) {
					older.newer = entry;
				}
				return this.index === null ? null : this._addToIndex(this.index, entry);
			}
			_addToIndex(index, entry) {
				const { tagName, attrs } = entry.token;
				const key = tagName + attrs.map(({ name, value }) => `\0${name}\0${value}`).sort().join("");
				let ark = index.arks.get(key);
				if (ark === undefined) {
					ark = {
						entries: [],
						key
					};
					index.arks.set(key, ark);
				}
				ark.entries.push(entry);
				entry.ark = ark;
				this.elementEntries.set(entry.element, entry);
				let head = index.tagNames.get(tagName);
				if (head === undefined) {
					head = { olderSameTag: null };
					index.tagNames.set(tagName, head);
				}
				entry.olderSameTag = head.olderSameTag;
				entry.newerSameTag = head;
				if (head.olderSameTag !== null) {
					head.olderSameTag.newerSameTag = entry;
				}
				head.olderSameTag = entry;
				return ark;
			}
			insertMarker() {
				if (this.index === null) {
					for (let entry = this.newest; entry !== null && entry.type === EntryType.Element; entry = entry.older) {
						this.elementEntries.set(entry.element, entry);
					}
				}
				const marker = {
					type: EntryType.Marker,
					older: this.newest,
					newer: null,
					outerIndex: this.index
				};
				if (this.newest !== null) {
					this.newest.newer = marker;
				}
				this.newest = marker;
				this.index = null;
			}
			pushElement(element, token) {
				if (this.index === null) {
					let oldest = null;
					let count = 0;
					for (let entry = this.newest; entry !== null && entry.type === EntryType.Element; entry = entry.older) {
						oldest = entry;
						count++;
					}
					if (count >= NOAH_ARK_CAPACITY) {
						this.index = {
							arks: new Map(),
							tagNames: new Map()
						};
						for (let entry = oldest; entry !== null && entry.type === EntryType.Element; entry = entry.newer) {
							this._addToIndex(this.index, entry);
						}
					}
				}
				const ark = this._insertElementEntry(element, token, this.newest);
				if (ark !== null && ark.entries.length > NOAH_ARK_CAPACITY) {
					this.removeEntry(ark.entries[0]);
				}
			}
			insertElementAfterBookmark(element, token) {
				const { bookmark } = this;
				this.bookmark = null;
				this._insertElementEntry(element, token, bookmark);
			}
			removeEntry(entry) {
				var _a;
				if (entry.newer === null ? this.newest !== entry : entry.newer.older !== entry) {
					return;
				}
				this.elementEntries.delete(entry.element);
				if (entry.newer === null) {
					this.newest = entry.older;
				} else {
					entry.newer.older = entry.older;
				}
				if (entry.older !== null) {
					entry.older.newer = entry.newer;
				}
				if (entry.ark !== null) {
					const { entries, key } = entry.ark;
					entries.splice(entries.indexOf(entry), 1);
					if (entries.length === 0) (_a = this.index) === null || _a === void 0 ? void 0 : _a.arks.delete(key);
				}
				if (entry.newerSameTag !== null) {
					entry.newerSameTag.olderSameTag = entry.olderSameTag;
					if (entry.olderSameTag !== null) {
						entry.olderSameTag.newerSameTag = entry.newerSameTag;
					}
				}
			}
			replaceElement(entry, element) {
				if (this.elementEntries.delete(entry.element)) {
					this.elementEntries.set(element, entry);
				}
				entry.element = element;
			}
			clearToLastMarker() {
				let marker = this.newest;
				for (; marker !== null && marker.type === EntryType.Element; marker = marker.older) {
					this.elementEntries.delete(marker.element);
				}
				this.newest = marker === null ? null : marker.older;
				this.index = marker === null ? null : marker.outerIndex;
				if (this.newest !== null) {
					this.newest.newer = null;
				}
			}
			getElementEntryInScopeWithTagName(tagName) {
				var _a, _b;
				if (this.index !== null) {
					return (_b = (_a = this.index.tagNames.get(tagName)) === null || _a === void 0 ? void 0 : _a.olderSameTag) !== null && _b !== void 0 ? _b : null;
				}
				for (let entry = this.newest; entry !== null && entry.type === EntryType.Element; entry = entry.older) {
					if (entry.token.tagName === tagName) {
						return entry;
					}
				}
				return null;
			}
			getElementEntry(element) {
				if (this.index === null) {
					for (let entry = this.newest; entry !== null && entry.type === EntryType.Element; entry = entry.older) {
						if (entry.element === element) {
							return entry;
						}
					}
				}
				return this.elementEntries.get(element);
			}
		}
		;
		const attrListIndexes = new WeakMap();
		const defaultTreeAdapter = {
			createDocument() {
				return {
					nodeName: "#document",
					mode: DOCUMENT_MODE.NO_QUIRKS,
					childNodes: []
				};
			},
			createDocumentFragment() {
				return {
					nodeName: "#document-fragment",
					childNodes: []
				};
			},
			createElement(tagName, namespaceURI, attrs) {
				return {
					nodeName: tagName,
					tagName,
					attrs,
					namespaceURI,
					childNodes: [],
					parentNode: null
				};
			},
			createCommentNode(data) {
				return {
					nodeName: "#comment",
					data,
					parentNode: null
				};
			},
			createTextNode(value) {
				return {
					nodeName: "#text",
					value,
					parentNode: null
				};
			},
			appendChild(parentNode, newNode) {
				parentNode.childNodes.push(newNode);
				newNode.parentNode = parentNode;
			},
			insertBefore(parentNode, newNode, referenceNode) {
				const { childNodes } = parentNode;
				const insertionIdx = childNodes[childNodes.length - 1] === referenceNode ? childNodes.length - 1 : childNodes.indexOf(referenceNode);
				childNodes.splice(insertionIdx, 0, newNode);
				newNode.parentNode = parentNode;
			},
			setTemplateContent(templateElement, contentElement) {
				templateElement.content = contentElement;
			},
			getTemplateContent(templateElement) {
				return templateElement.content;
			},
			setDocumentType(document, name, publicId, systemId) {
				const doctypeNode = document.childNodes.find((node) => node.nodeName === "#documentType");
				if (doctypeNode) {
					doctypeNode.name = name;
					doctypeNode.publicId = publicId;
					doctypeNode.systemId = systemId;
				} else {
					const node = {
						nodeName: "#documentType",
						name,
						publicId,
						systemId,
						parentNode: null
					};
					defaultTreeAdapter.appendChild(document, node);
				}
			},
			setDocumentMode(document, mode) {
				document.mode = mode;
			},
			getDocumentMode(document) {
				return document.mode;
			},
			detachNode(node) {
				if (node.parentNode) {
					const { childNodes } = node.parentNode;
					const idx = childNodes[childNodes.length - 1] === node ? childNodes.length - 1 : childNodes.indexOf(node);
					childNodes.splice(idx, 1);
					node.parentNode = null;
				}
			},
			insertText(parentNode, text) {
				if (parentNode.childNodes.length > 0) {
					const prevNode = parentNode.childNodes[parentNode.childNodes.length - 1];
					if (defaultTreeAdapter.isTextNode(prevNode)) {
						prevNode.value += text;
						return;
					}
				}
				defaultTreeAdapter.appendChild(parentNode, defaultTreeAdapter.createTextNode(text));
			},
			insertTextBefore(parentNode, text, referenceNode) {
				const { childNodes } = parentNode;
				const referenceIdx = childNodes[childNodes.length - 1] === referenceNode ? childNodes.length - 1 : childNodes.indexOf(referenceNode);
				const prevNode = childNodes[referenceIdx - 1];
				if (prevNode && defaultTreeAdapter.isTextNode(prevNode)) {
					prevNode.value += text;
				} else {
					defaultTreeAdapter.insertBefore(parentNode, defaultTreeAdapter.createTextNode(text), referenceNode);
				}
			},
			adoptAttributes(recipient, attrs) {
				if (attrs.length === 0 || attrs === recipient.attrs) return;
				const cached = attrListIndexes.get(recipient.attrs);
				const isIndexed = (cached === null || cached === void 0 ? void 0 : cached.size) === recipient.attrs.length && attrs.every(({ name }) => {
					var _a;
					const index = cached.get(name);
					return index === undefined || ((_a = recipient.attrs[index]) === null || _a === void 0 ? void 0 : _a.name) === name;
				});
				const recipientAttrsMap = isIndexed ? cached : new Map();
				if (!isIndexed) {
					for (let i = 0; i < recipient.attrs.length; i++) {
						const attr = recipient.attrs[i];
						if (attr !== undefined) recipientAttrsMap.set(attr.name, i);
					}
					attrListIndexes.set(recipient.attrs, recipientAttrsMap);
				}
				const adoptedFrom = recipient.attrs.length;
				for (let j = 0; j < attrs.length; j++) {
					if (!recipientAttrsMap.has(attrs[j].name)) {
						recipient.attrs.push(attrs[j]);
					}
				}
				for (let j = adoptedFrom; j < recipient.attrs.length; j++) {
					recipientAttrsMap.set(recipient.attrs[j].name, j);
				}
				if (recipientAttrsMap.size !== recipient.attrs.length) {
					attrListIndexes.delete(recipient.attrs);
				}
			},
			getFirstChild(node) {
				return node.childNodes[0];
			},
			getChildNodes(node) {
				return node.childNodes;
			},
			getParentNode(node) {
				return node.parentNode;
			},
			getAttrList(element) {
				return element.attrs;
			},
			getTagName(element) {
				return element.tagName;
			},
			getNamespaceURI(element) {
				return element.namespaceURI;
			},
			getTextNodeContent(textNode) {
				return textNode.value;
			},
			getCommentNodeContent(commentNode) {
				return commentNode.data;
			},
			getDocumentTypeNodeName(doctypeNode) {
				return doctypeNode.name;
			},
			getDocumentTypeNodePublicId(doctypeNode) {
				return doctypeNode.publicId;
			},
			getDocumentTypeNodeSystemId(doctypeNode) {
				return doctypeNode.systemId;
			},
			isTextNode(node) {
				return node.nodeName === "#text";
			},
			isCommentNode(node) {
				return node.nodeName === "#comment";
			},
			isDocumentTypeNode(node) {
				return node.nodeName === "#documentType";
			},
			isElementNode(node) {
				return Object.prototype.hasOwnProperty.call(node, "tagName");
			},
			setNodeSourceCodeLocation(node, location) {
				node.sourceCodeLocation = location;
			},
			getNodeSourceCodeLocation(node) {
				return node.sourceCodeLocation;
			},
			updateNodeSourceCodeLocation(node, endLocation) {
				node.sourceCodeLocation = {
					...node.sourceCodeLocation,
					...endLocation
				};
			}
		};
		;
		const VALID_DOCTYPE_NAME = "html";
		const VALID_SYSTEM_ID = "about:legacy-compat";
		const QUIRKS_MODE_SYSTEM_ID = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd";
		const QUIRKS_MODE_PUBLIC_ID_PREFIXES = [
			"+//silmaril//dtd html pro v0r11 19970101//",
			"-//as//dtd html 3.0 aswedit + extensions//",
			"-//advasoft ltd//dtd html 3.0 aswedit + extensions//",
			"-//ietf//dtd html 2.0 level 1//",
			"-//ietf//dtd html 2.0 level 2//",
			"-//ietf//dtd html 2.0 strict level 1//",
			"-//ietf//dtd html 2.0 strict level 2//",
			"-//ietf//dtd html 2.0 strict//",
			"-//ietf//dtd html 2.0//",
			"-//ietf//dtd html 2.1e//",
			"-//ietf//dtd html 3.0//",
			"-//ietf//dtd html 3.2 final//",
			"-//ietf//dtd html 3.2//",
			"-//ietf//dtd html 3//",
			"-//ietf//dtd html level 0//",
			"-//ietf//dtd html level 1//",
			"-//ietf//dtd html level 2//",
			"-//ietf//dtd html level 3//",
			"-//ietf//dtd html strict level 0//",
			"-//ietf//dtd html strict level 1//",
			"-//ietf//dtd html strict level 2//",
			"-//ietf//dtd html strict level 3//",
			"-//ietf//dtd html strict//",
			"-//ietf//dtd html//",
			"-//metrius//dtd metrius presentational//",
			"-//microsoft//dtd internet explorer 2.0 html strict//",
			"-//microsoft//dtd internet explorer 2.0 html//",
			"-//microsoft//dtd internet explorer 2.0 tables//",
			"-//microsoft//dtd internet explorer 3.0 html strict//",
			"-//microsoft//dtd internet explorer 3.0 html//",
			"-//microsoft//dtd internet explorer 3.0 tables//",
			"-//netscape comm. corp.//dtd html//",
			"-//netscape comm. corp.//dtd strict html//",
			"-//o'reilly and associates//dtd html 2.0//",
			"-//o'reilly and associates//dtd html extended 1.0//",
			"-//o'reilly and associates//dtd html extended relaxed 1.0//",
			"-//sq//dtd html 2.0 hotmetal + extensions//",
			"-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
			"-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//",
			"-//spyglass//dtd html 2.0 extended//",
			"-//sun microsystems corp.//dtd hotjava html//",
			"-//sun microsystems corp.//dtd hotjava strict html//",
			"-//w3c//dtd html 3 1995-03-24//",
			"-//w3c//dtd html 3.2 draft//",
			"-//w3c//dtd html 3.2 final//",
			"-//w3c//dtd html 3.2//",
			"-//w3c//dtd html 3.2s draft//",
			"-//w3c//dtd html 4.0 frameset//",
			"-//w3c//dtd html 4.0 transitional//",
			"-//w3c//dtd html experimental 19960712//",
			"-//w3c//dtd html experimental 970421//",
			"-//w3c//dtd w3 html//",
			"-//w3o//dtd w3 html 3.0//",
			"-//webtechs//dtd mozilla html 2.0//",
			"-//webtechs//dtd mozilla html//"
		];
		const QUIRKS_MODE_NO_SYSTEM_ID_PUBLIC_ID_PREFIXES = [
			...QUIRKS_MODE_PUBLIC_ID_PREFIXES,
			"-//w3c//dtd html 4.01 frameset//",
			"-//w3c//dtd html 4.01 transitional//"
		];
		const QUIRKS_MODE_PUBLIC_IDS = new Set([
			"-//w3o//dtd w3 html strict 3.0//en//",
			"-/w3c/dtd html 4.0 transitional/en",
			"html"
		]);
		const LIMITED_QUIRKS_PUBLIC_ID_PREFIXES = ["-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//"];
		const LIMITED_QUIRKS_WITH_SYSTEM_ID_PUBLIC_ID_PREFIXES = [
			...LIMITED_QUIRKS_PUBLIC_ID_PREFIXES,
			"-//w3c//dtd html 4.01 frameset//",
			"-//w3c//dtd html 4.01 transitional//"
		];
		function hasPrefix(publicId, prefixes) {
			return prefixes.some((prefix) => publicId.startsWith(prefix));
		}
		function isConforming(token) {
			return token.name === VALID_DOCTYPE_NAME && token.publicId === null && (token.systemId === null || token.systemId === VALID_SYSTEM_ID);
		}
		function getDocumentMode(token) {
			if (token.name !== VALID_DOCTYPE_NAME) {
				return DOCUMENT_MODE.QUIRKS;
			}
			const { systemId } = token;
			if (systemId && systemId.toLowerCase() === QUIRKS_MODE_SYSTEM_ID) {
				return DOCUMENT_MODE.QUIRKS;
			}
			let { publicId } = token;
			if (publicId !== null) {
				publicId = publicId.toLowerCase();
				if (QUIRKS_MODE_PUBLIC_IDS.has(publicId)) {
					return DOCUMENT_MODE.QUIRKS;
				}
				let prefixes = systemId === null ? QUIRKS_MODE_NO_SYSTEM_ID_PUBLIC_ID_PREFIXES : QUIRKS_MODE_PUBLIC_ID_PREFIXES;
				if (hasPrefix(publicId, prefixes)) {
					return DOCUMENT_MODE.QUIRKS;
				}
				prefixes = systemId === null ? LIMITED_QUIRKS_PUBLIC_ID_PREFIXES : LIMITED_QUIRKS_WITH_SYSTEM_ID_PUBLIC_ID_PREFIXES;
				if (hasPrefix(publicId, prefixes)) {
					return DOCUMENT_MODE.LIMITED_QUIRKS;
				}
			}
			return DOCUMENT_MODE.NO_QUIRKS;
		}
		;
		const MIME_TYPES = {
			TEXT_HTML: "text/html",
			APPLICATION_XML: "application/xhtml+xml"
		};
		const DEFINITION_URL_ATTR = "definitionurl";
		const ADJUSTED_DEFINITION_URL_ATTR = "definitionURL";
		const SVG_ATTRS_ADJUSTMENT_MAP = new Map([
			"attributeName",
			"attributeType",
			"baseFrequency",
			"baseProfile",
			"calcMode",
			"clipPathUnits",
			"diffuseConstant",
			"edgeMode",
			"filterUnits",
			"glyphRef",
			"gradientTransform",
			"gradientUnits",
			"kernelMatrix",
			"kernelUnitLength",
			"keyPoints",
			"keySplines",
			"keyTimes",
			"lengthAdjust",
			"limitingConeAngle",
			"markerHeight",
			"markerUnits",
			"markerWidth",
			"maskContentUnits",
			"maskUnits",
			"numOctaves",
			"pathLength",
			"patternContentUnits",
			"patternTransform",
			"patternUnits",
			"pointsAtX",
			"pointsAtY",
			"pointsAtZ",
			"preserveAlpha",
			"preserveAspectRatio",
			"primitiveUnits",
			"refX",
			"refY",
			"repeatCount",
			"repeatDur",
			"requiredExtensions",
			"requiredFeatures",
			"specularConstant",
			"specularExponent",
			"spreadMethod",
			"startOffset",
			"stdDeviation",
			"stitchTiles",
			"surfaceScale",
			"systemLanguage",
			"tableValues",
			"targetX",
			"targetY",
			"textLength",
			"viewBox",
			"viewTarget",
			"xChannelSelector",
			"yChannelSelector",
			"zoomAndPan"
		].map((attr) => [attr.toLowerCase(), attr]));
		const XML_ATTRS_ADJUSTMENT_MAP = new Map([
			["xlink:actuate", {
				prefix: "xlink",
				name: "actuate",
				namespace: html_NS.XLINK
			}],
			["xlink:arcrole", {
				prefix: "xlink",
				name: "arcrole",
				namespace: html_NS.XLINK
			}],
			["xlink:href", {
				prefix: "xlink",
				name: "href",
				namespace: html_NS.XLINK
			}],
			["xlink:role", {
				prefix: "xlink",
				name: "role",
				namespace: html_NS.XLINK
			}],
			["xlink:show", {
				prefix: "xlink",
				name: "show",
				namespace: html_NS.XLINK
			}],
			["xlink:title", {
				prefix: "xlink",
				name: "title",
				namespace: html_NS.XLINK
			}],
			["xlink:type", {
				prefix: "xlink",
				name: "type",
				namespace: html_NS.XLINK
			}],
			["xml:lang", {
				prefix: "xml",
				name: "lang",
				namespace: html_NS.XML
			}],
			["xml:space", {
				prefix: "xml",
				name: "space",
				namespace: html_NS.XML
			}],
			["xmlns", {
				prefix: "",
				name: "xmlns",
				namespace: html_NS.XMLNS
			}],
			["xmlns:xlink", {
				prefix: "xmlns",
				name: "xlink",
				namespace: html_NS.XMLNS
			}]
		]);
		const SVG_TAG_NAMES_ADJUSTMENT_MAP = new Map([
			"altGlyph",
			"altGlyphDef",
			"altGlyphItem",
			"animateColor",
			"animateMotion",
			"animateTransform",
			"clipPath",
			"feBlend",
			"feColorMatrix",
			"feComponentTransfer",
			"feComposite",
			"feConvolveMatrix",
			"feDiffuseLighting",
			"feDisplacementMap",
			"feDistantLight",
			"feFlood",
			"feFuncA",
			"feFuncB",
			"feFuncG",
			"feFuncR",
			"feGaussianBlur",
			"feImage",
			"feMerge",
			"feMergeNode",
			"feMorphology",
			"feOffset",
			"fePointLight",
			"feSpecularLighting",
			"feSpotLight",
			"feTile",
			"feTurbulence",
			"foreignObject",
			"glyphRef",
			"linearGradient",
			"radialGradient",
			"textPath"
		].map((tn) => [tn.toLowerCase(), tn]));
		const EXITS_FOREIGN_CONTENT = new Set([
			TAG_ID.B,
			TAG_ID.BIG,
			TAG_ID.BLOCKQUOTE,
			TAG_ID.BODY,
			TAG_ID.BR,
			TAG_ID.CENTER,
			TAG_ID.CODE,
			TAG_ID.DD,
			TAG_ID.DIV,
			TAG_ID.DL,
			TAG_ID.DT,
			TAG_ID.EM,
			TAG_ID.EMBED,
			TAG_ID.H1,
			TAG_ID.H2,
			TAG_ID.H3,
			TAG_ID.H4,
			TAG_ID.H5,
			TAG_ID.H6,
			TAG_ID.HEAD,
			TAG_ID.HR,
			TAG_ID.I,
			TAG_ID.IMG,
			TAG_ID.LI,
			TAG_ID.LISTING,
			TAG_ID.MENU,
			TAG_ID.META,
			TAG_ID.NOBR,
			TAG_ID.OL,
			TAG_ID.P,
			TAG_ID.PRE,
			TAG_ID.RUBY,
			TAG_ID.S,
			TAG_ID.SMALL,
			TAG_ID.SPAN,
			TAG_ID.STRONG,
			TAG_ID.STRIKE,
			TAG_ID.SUB,
			TAG_ID.SUP,
			TAG_ID.TABLE,
			TAG_ID.TT,
			TAG_ID.U,
			TAG_ID.UL,
			TAG_ID.VAR
		]);
		function causesExit(startTagToken) {
			const tn = startTagToken.tagID;
			const isFontWithAttrs = tn === TAG_ID.FONT && startTagToken.attrs.some(({ name }) => name === ATTRS.COLOR || name === ATTRS.SIZE || name === ATTRS.FACE);
			return isFontWithAttrs || EXITS_FOREIGN_CONTENT.has(tn);
		}
		function adjustTokenMathMLAttrs(token) {
			for (let i = 0; i < token.attrs.length; i++) {
				if (token.attrs[i].name === DEFINITION_URL_ATTR) {
					token.attrs[i].name = ADJUSTED_DEFINITION_URL_ATTR;
					break;
				}
			}
		}
		function adjustTokenSVGAttrs(token) {
			for (let i = 0; i < token.attrs.length; i++) {
				const adjustedAttrName = SVG_ATTRS_ADJUSTMENT_MAP.get(token.attrs[i].name);
				if (adjustedAttrName != null) {
					token.attrs[i].name = adjustedAttrName;
				}
			}
		}
		function adjustTokenXMLAttrs(token) {
			for (let i = 0; i < token.attrs.length; i++) {
				const adjustedAttrEntry = XML_ATTRS_ADJUSTMENT_MAP.get(token.attrs[i].name);
				if (adjustedAttrEntry) {
					token.attrs[i].prefix = adjustedAttrEntry.prefix;
					token.attrs[i].name = adjustedAttrEntry.name;
					token.attrs[i].namespace = adjustedAttrEntry.namespace;
				}
			}
		}
		function adjustTokenSVGTagName(token) {
			const adjustedTagName = SVG_TAG_NAMES_ADJUSTMENT_MAP.get(token.tagName);
			if (adjustedTagName != null) {
				token.tagName = adjustedTagName;
				token.tagID = getTagID(token.tagName);
			}
		}
		function isMathMLTextIntegrationPoint(tn, ns) {
			return ns === html_NS.MATHML && (tn === TAG_ID.MI || tn === TAG_ID.MO || tn === TAG_ID.MN || tn === TAG_ID.MS || tn === TAG_ID.MTEXT);
		}
		function isHtmlIntegrationPoint(tn, ns, attrs) {
			if (ns === html_NS.MATHML && tn === TAG_ID.ANNOTATION_XML) {
				for (let i = 0; i < attrs.length; i++) {
					if (attrs[i].name === ATTRS.ENCODING) {
						const value = attrs[i].value.toLowerCase();
						return value === MIME_TYPES.TEXT_HTML || value === MIME_TYPES.APPLICATION_XML;
					}
				}
			}
			return ns === html_NS.SVG && (tn === TAG_ID.FOREIGN_OBJECT || tn === TAG_ID.DESC || tn === TAG_ID.TITLE);
		}
		function foreign_content_isIntegrationPoint(tn, ns, attrs, foreignNS) {
			return (!foreignNS || foreignNS === html_NS.HTML) && isHtmlIntegrationPoint(tn, ns, attrs) || (!foreignNS || foreignNS === html_NS.MATHML) && isMathMLTextIntegrationPoint(tn, ns);
		}
		;
		const INSERTION_MODE_TAGS = [
			TAG_ID.TR,
			TAG_ID.TBODY,
			TAG_ID.THEAD,
			TAG_ID.TFOOT,
			TAG_ID.CAPTION,
			TAG_ID.COLGROUP,
			TAG_ID.TABLE,
			TAG_ID.FRAMESET,
			TAG_ID.SELECT,
			TAG_ID.TEMPLATE,
			TAG_ID.TD,
			TAG_ID.TH,
			TAG_ID.HEAD,
			TAG_ID.BODY,
			TAG_ID.HTML
		];
		const HIDDEN_INPUT_TYPE = "hidden";
		const EMPTY_ATTRS = [];
		const AA_OUTER_LOOP_ITER = 8;
		const AA_INNER_LOOP_ITER = 3;
		var InsertionMode;
		(function(InsertionMode) {
			InsertionMode[InsertionMode["INITIAL"] = 0] = "INITIAL";
			InsertionMode[InsertionMode["BEFORE_HTML"] = 1] = "BEFORE_HTML";
			InsertionMode[InsertionMode["BEFORE_HEAD"] = 2] = "BEFORE_HEAD";
			InsertionMode[InsertionMode["IN_HEAD"] = 3] = "IN_HEAD";
			InsertionMode[InsertionMode["IN_HEAD_NO_SCRIPT"] = 4] = "IN_HEAD_NO_SCRIPT";
			InsertionMode[InsertionMode["AFTER_HEAD"] = 5] = "AFTER_HEAD";
			InsertionMode[InsertionMode["IN_BODY"] = 6] = "IN_BODY";
			InsertionMode[InsertionMode["TEXT"] = 7] = "TEXT";
			InsertionMode[InsertionMode["IN_TABLE"] = 8] = "IN_TABLE";
			InsertionMode[InsertionMode["IN_TABLE_TEXT"] = 9] = "IN_TABLE_TEXT";
			InsertionMode[InsertionMode["IN_CAPTION"] = 10] = "IN_CAPTION";
			InsertionMode[InsertionMode["IN_COLUMN_GROUP"] = 11] = "IN_COLUMN_GROUP";
			InsertionMode[InsertionMode["IN_TABLE_BODY"] = 12] = "IN_TABLE_BODY";
			InsertionMode[InsertionMode["IN_ROW"] = 13] = "IN_ROW";
			InsertionMode[InsertionMode["IN_CELL"] = 14] = "IN_CELL";
			InsertionMode[InsertionMode["IN_SELECT"] = 15] = "IN_SELECT";
			InsertionMode[InsertionMode["IN_SELECT_IN_TABLE"] = 16] = "IN_SELECT_IN_TABLE";
			InsertionMode[InsertionMode["IN_TEMPLATE"] = 17] = "IN_TEMPLATE";
			InsertionMode[InsertionMode["AFTER_BODY"] = 18] = "AFTER_BODY";
			InsertionMode[InsertionMode["IN_FRAMESET"] = 19] = "IN_FRAMESET";
			InsertionMode[InsertionMode["AFTER_FRAMESET"] = 20] = "AFTER_FRAMESET";
			InsertionMode[InsertionMode["AFTER_AFTER_BODY"] = 21] = "AFTER_AFTER_BODY";
			InsertionMode[InsertionMode["AFTER_AFTER_FRAMESET"] = 22] = "AFTER_AFTER_FRAMESET";
		})(InsertionMode || (InsertionMode = {}));
		const BASE_LOC = {
			startLine: -1,
			startCol: -1,
			startOffset: -1,
			endLine: -1,
			endCol: -1,
			endOffset: -1
		};
		const TABLE_STRUCTURE_TAGS = new Set([
			TAG_ID.TABLE,
			TAG_ID.TBODY,
			TAG_ID.TFOOT,
			TAG_ID.THEAD,
			TAG_ID.TR
		]);
		const defaultParserOptions = {
			scriptingEnabled: true,
			sourceCodeLocationInfo: false,
			treeAdapter: defaultTreeAdapter,
			onParseError: null
		};
		class parser_Parser {
			constructor(options, document, fragmentContext = null, scriptHandler = null) {
				this.fragmentContext = fragmentContext;
				this.scriptHandler = scriptHandler;
				this.currentToken = null;
				this.stopped = false;
				this.insertionMode = InsertionMode.INITIAL;
				this.originalInsertionMode = InsertionMode.INITIAL;
				this.headElement = null;
				this.formElement = null;
				this.currentNotInHTML = false;
				this.tmplInsertionModeStack = [];
				this.pendingCharacterTokens = [];
				this.hasNonWhitespacePendingCharacterToken = false;
				this.framesetOk = true;
				this.skipNextNewLine = false;
				this.fosterParentingEnabled = false;
				this.options = {
					...defaultParserOptions,
					...options
				};
				this.treeAdapter = this.options.treeAdapter;
				this.onParseError = this.options.onParseError;
				if (this.onParseError) {
					this.options.sourceCodeLocationInfo = true;
				}
				this.document = document !== null && document !== void 0 ? document : this.treeAdapter.createDocument();
				this.tokenizer = new Tokenizer(this.options, this);
				this.activeFormattingElements = new FormattingElementList();
				this.fragmentContextID = fragmentContext ? getTagID(this.treeAdapter.getTagName(fragmentContext)) : TAG_ID.UNKNOWN;
				this._setContextModes(fragmentContext !== null && fragmentContext !== void 0 ? fragmentContext : this.document, this.fragmentContextID);
				this.openElements = new OpenElementStack(this.document, this.treeAdapter, this);
			}
			static parse(html, options) {
				const parser = new this(options);
				parser.tokenizer.write(html, true);
				return parser.document;
			}
			static getFragmentParser(fragmentContext, options) {
				const opts = {
					...defaultParserOptions,
					...options
				};
				fragmentContext !== null && fragmentContext !== void 0 ? fragmentContext : fragmentContext = opts.treeAdapter.createElement(TAG_NAMES.TEMPLATE, html_NS.HTML, []);
				const documentMock = opts.treeAdapter.createElement("documentmock", html_NS.HTML, []);
				const parser = new this(opts, documentMock, fragmentContext);
				if (parser.fragmentContextID === TAG_ID.TEMPLATE) {
					parser.tmplInsertionModeStack.push(InsertionMode.IN_TEMPLATE);
				}
				parser._initTokenizerForFragmentParsing();
				parser._insertFakeRootElement();
				parser._resetInsertionMode();
				parser._findFormInFragmentContext();
				return parser;
			}
			getFragment() {
				const rootElement = this.treeAdapter.getFirstChild(this.document);
				const fragment = this.treeAdapter.createDocumentFragment();
				this._adoptNodes(rootElement, fragment);
				return fragment;
			}
			_err(token, code, beforeToken) {
				var _a;
				if (!this.onParseError) return;
				const loc = (_a = token.location) !== null && _a !== void 0 ? _a : BASE_LOC;
				const err = {
					code,
					startLine: loc.startLine,
					startCol: loc.startCol,
					startOffset: loc.startOffset,
					endLine: beforeToken ? loc.startLine : loc.endLine,
					endCol: beforeToken ? loc.startCol : loc.endCol,
					endOffset: beforeToken ? loc.startOffset : loc.endOffset
				};
				this.onParseError(err);
			}
			onItemPush(node, tid, isTop) {
				var _a, _b;
				(_b = (_a = this.treeAdapter).onItemPush) === null || _b === void 0 ? void 0 : _b.call(_a, node);
				if (isTop && this.openElements.stackTop > 0) this._setContextModes(node, tid);
			}
			onItemPop(node, isTop) {
				var _a, _b, _c;
				if (this.options.sourceCodeLocationInfo) {
					this._setEndLocation(node, this.currentToken);
				}
				(_b = (_a = this.treeAdapter).onItemPop) === null || _b === void 0 ? void 0 : _b.call(_a, node, this.openElements.current);
				(_c = this.annotationXmlIntegrationPoints) === null || _c === void 0 ? void 0 : _c.delete(node);
				if (isTop) {
					let current;
					let currentTagId;
					if (this.openElements.stackTop === 0 && this.fragmentContext) {
						current = this.fragmentContext;
						currentTagId = this.fragmentContextID;
					} else {
						({current, currentTagId} = this.openElements);
					}
					this._setContextModes(current, currentTagId);
				}
			}
			_setContextModes(current, tid) {
				const isHTML = current === this.document || current && this.treeAdapter.getNamespaceURI(current) === html_NS.HTML;
				this.currentNotInHTML = !isHTML;
				this.tokenizer.inForeignNode = !isHTML && current !== undefined && tid !== undefined && !this._isIntegrationPoint(tid, current);
			}
			_switchToTextParsing(currentToken, nextTokenizerState) {
				this._insertElement(currentToken, html_NS.HTML);
				this.tokenizer.state = nextTokenizerState;
				this.originalInsertionMode = this.insertionMode;
				this.insertionMode = InsertionMode.TEXT;
			}
			switchToPlaintextParsing() {
				this.insertionMode = InsertionMode.TEXT;
				this.originalInsertionMode = InsertionMode.IN_BODY;
				this.tokenizer.state = TokenizerMode.PLAINTEXT;
			}
			_getAdjustedCurrentElement() {
				return this.openElements.stackTop === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.current;
			}
			_findFormInFragmentContext() {
				let node = this.fragmentContext;
				while (node) {
					if (this.treeAdapter.getTagName(node) === TAG_NAMES.FORM && this.treeAdapter.getNamespaceURI(node) === html_NS.HTML) {
						this.formElement = node;
						break;
					}
					node = this.treeAdapter.getParentNode(node);
				}
			}
			_initTokenizerForFragmentParsing() {
				if (!this.fragmentContext || this.treeAdapter.getNamespaceURI(this.fragmentContext) !== html_NS.HTML) {
					return;
				}
				switch (this.fragmentContextID) {
					case TAG_ID.TITLE:
					case TAG_ID.TEXTAREA: {
						this.tokenizer.state = TokenizerMode.RCDATA;
						break;
					}
					case TAG_ID.STYLE:
					case TAG_ID.XMP:
					case TAG_ID.IFRAME:
					case TAG_ID.NOEMBED:
					case TAG_ID.NOFRAMES:
					case TAG_ID.NOSCRIPT: {
						this.tokenizer.state = TokenizerMode.RAWTEXT;
						break;
					}
					case TAG_ID.SCRIPT: {
						this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
						break;
					}
					case TAG_ID.PLAINTEXT: {
						this.tokenizer.state = TokenizerMode.PLAINTEXT;
						break;
					}
					default:
				}
			}
			_setDocumentType(token) {
				const name = token.name || "";
				const publicId = token.publicId || "";
				const systemId = token.systemId || "";
				this.treeAdapter.setDocumentType(this.document, name, publicId, systemId);
				if (token.location) {
					const documentChildren = this.treeAdapter.getChildNodes(this.document);
					const docTypeNode = documentChildren.find((node) => this.treeAdapter.isDocumentTypeNode(node));
					if (docTypeNode) {
						this.treeAdapter.setNodeSourceCodeLocation(docTypeNode, token.location);
					}
				}
			}
			_attachElementToTree(element, location, insertionLocation) {
				if (this.options.sourceCodeLocationInfo) {
					const loc = location && {
						...location,
						startTag: location
					};
					this.treeAdapter.setNodeSourceCodeLocation(element, loc);
				}
				if (insertionLocation.beforeElement) {
					this.treeAdapter.insertBefore(insertionLocation.parent, element, insertionLocation.beforeElement);
				} else {
					this.treeAdapter.appendChild(insertionLocation.parent, element);
				}
			}
			_getInsertionLocation() {
				var _a;
				if (this._shouldFosterParentOnInsertion()) {
					return this._findFosterParentingLocation();
				}
				return {
					parent: (_a = this.openElements.currentTmplContentOrNode) !== null && _a !== void 0 ? _a : this.document,
					beforeElement: null
				};
			}
			_createElement(tagName, namespaceURI, attrs, intendedParent) {
				var _a, _b;
				const element = this.treeAdapter.createElement(tagName, namespaceURI, attrs);
				(_b = (_a = this.treeAdapter).onElementCreated) === null || _b === void 0 ? void 0 : _b.call(_a, element, {
					intendedParent,
					formElement: this.formElement,
					isInTemplate: this.openElements.tmplCount > 0
				});
				return element;
			}
			_appendElement(token, namespaceURI) {
				const insertionLocation = this._getInsertionLocation();
				const element = this._createElement(token.tagName, namespaceURI, token.attrs, insertionLocation.parent);
				this._attachElementToTree(element, token.location, insertionLocation);
			}
			_insertElement(token, namespaceURI) {
				const insertionLocation = this._getInsertionLocation();
				const element = this._createElement(token.tagName, namespaceURI, token.attrs, insertionLocation.parent);
				this._attachElementToTree(element, token.location, insertionLocation);
				this.openElements.push(element, token.tagID);
			}
			_insertFakeElement(tagName, tagID) {
				const insertionLocation = this._getInsertionLocation();
				const element = this._createElement(tagName, html_NS.HTML, [], insertionLocation.parent);
				this._attachElementToTree(element, null, insertionLocation);
				this.openElements.push(element, tagID);
			}
			_insertTemplate(token) {
				const insertionLocation = this._getInsertionLocation();
				const tmpl = this._createElement(token.tagName, html_NS.HTML, token.attrs, insertionLocation.parent);
				const content = this.treeAdapter.createDocumentFragment();
				this.treeAdapter.setTemplateContent(tmpl, content);
				this._attachElementToTree(tmpl, token.location, insertionLocation);
				this.openElements.push(tmpl, token.tagID);
				if (this.options.sourceCodeLocationInfo) this.treeAdapter.setNodeSourceCodeLocation(content, null);
			}
			_insertFakeRootElement() {
				const element = this._createElement(TAG_NAMES.HTML, html_NS.HTML, [], this.document);
				if (this.options.sourceCodeLocationInfo) this.treeAdapter.setNodeSourceCodeLocation(element, null);
				this.treeAdapter.appendChild(this.document, element);
				this.openElements.push(element, TAG_ID.HTML);
			}
			_appendCommentNode(token, parent) {
				const commentNode = this.treeAdapter.createCommentNode(token.data);
				this.treeAdapter.appendChild(parent, commentNode);
				if (this.options.sourceCodeLocationInfo) {
					this.treeAdapter.setNodeSourceCodeLocation(commentNode, token.location);
				}
			}
			_insertCharacters(token) {
				let parent;
				let beforeElement;
				if (this._shouldFosterParentOnInsertion()) {
					({parent, beforeElement} = this._findFosterParentingLocation());
					if (beforeElement) {
						this.treeAdapter.insertTextBefore(parent, token.chars, beforeElement);
					} else {
						this.treeAdapter.insertText(parent, token.chars);
					}
				} else {
					parent = this.openElements.currentTmplContentOrNode;
					this.treeAdapter.insertText(parent, token.chars);
				}
				if (!token.location) return;
				const siblings = this.treeAdapter.getChildNodes(parent);
				const textNodeIdx = beforeElement ? siblings.lastIndexOf(beforeElement) : siblings.length;
				const textNode = siblings[textNodeIdx - 1];
				const tnLoc = this.treeAdapter.getNodeSourceCodeLocation(textNode);
				if (tnLoc) {
					const { endLine, endCol, endOffset } = token.location;
					this.treeAdapter.updateNodeSourceCodeLocation(textNode, {
						endLine,
						endCol,
						endOffset
					});
				} else if (this.options.sourceCodeLocationInfo) {
					this.treeAdapter.setNodeSourceCodeLocation(textNode, token.location);
				}
			}
			_adoptNodes(donor, recipient) {
				const children = [...this.treeAdapter.getChildNodes(donor)];
				for (let i = children.length - 1; i >= 0; i--) {
					this.treeAdapter.detachNode(children[i]);
				}
				for (const child of children) {
					this.treeAdapter.appendChild(recipient, child);
				}
			}
			_setEndLocation(element, closingToken) {
				if (this.treeAdapter.getNodeSourceCodeLocation(element) && closingToken.location) {
					const ctLoc = closingToken.location;
					const tn = this.treeAdapter.getTagName(element);
					const endLoc = closingToken.type === TokenType.END_TAG && tn === closingToken.tagName ? {
						endTag: { ...ctLoc },
						endLine: ctLoc.endLine,
						endCol: ctLoc.endCol,
						endOffset: ctLoc.endOffset
					} : {
						endLine: ctLoc.startLine,
						endCol: ctLoc.startCol,
						endOffset: ctLoc.startOffset
					};
					this.treeAdapter.updateNodeSourceCodeLocation(element, endLoc);
				}
			}
			shouldProcessStartTagTokenInForeignContent(token) {
				if (!this.currentNotInHTML) return false;
				let current;
				let currentTagId;
				if (this.openElements.stackTop === 0 && this.fragmentContext) {
					current = this.fragmentContext;
					currentTagId = this.fragmentContextID;
				} else {
					({current, currentTagId} = this.openElements);
				}
				if (token.tagID === TAG_ID.SVG && this.treeAdapter.getTagName(current) === TAG_NAMES.ANNOTATION_XML && this.treeAdapter.getNamespaceURI(current) === html_NS.MATHML) {
					return false;
				}
				return this.tokenizer.inForeignNode || (token.tagID === TAG_ID.MGLYPH || token.tagID === TAG_ID.MALIGNMARK) && currentTagId !== undefined && !this._isIntegrationPoint(currentTagId, current, html_NS.HTML);
			}
			_processToken(token) {
				switch (token.type) {
					case TokenType.CHARACTER: {
						this.onCharacter(token);
						break;
					}
					case TokenType.NULL_CHARACTER: {
						this.onNullCharacter(token);
						break;
					}
					case TokenType.COMMENT: {
						this.onComment(token);
						break;
					}
					case TokenType.DOCTYPE: {
						this.onDoctype(token);
						break;
					}
					case TokenType.START_TAG: {
						this._processStartTag(token);
						break;
					}
					case TokenType.END_TAG: {
						this.onEndTag(token);
						break;
					}
					case TokenType.EOF: {
						this.onEof(token);
						break;
					}
					case TokenType.WHITESPACE_CHARACTER: {
						this.onWhitespaceCharacter(token);
						break;
					}
				}
			}
			_isIntegrationPoint(tid, element, foreignNS) {
				var _a;
				const ns = this.treeAdapter.getNamespaceURI(element);
				if (tid === TAG_ID.ANNOTATION_XML && ns === html_NS.MATHML && foreignNS !== html_NS.MATHML) {
					const verdicts = (_a = this.annotationXmlIntegrationPoints) !== null && _a !== void 0 ? _a : this.annotationXmlIntegrationPoints = new Map();
					let isIntegrationPoint = verdicts.get(element);
					if (isIntegrationPoint === undefined) {
						isIntegrationPoint = foreign_content_isIntegrationPoint(tid, ns, this.treeAdapter.getAttrList(element));
						verdicts.set(element, isIntegrationPoint);
					}
					return isIntegrationPoint;
				}
				return foreign_content_isIntegrationPoint(tid, ns, EMPTY_ATTRS, foreignNS);
			}
			_reconstructActiveFormattingElements() {
				let oldest = null;
				for (let entry = this.activeFormattingElements.newest; entry !== null && entry.type === EntryType.Element && !this.openElements.contains(entry.element); entry = entry.older) {
					oldest = entry;
				}
				for (let entry = oldest; entry !== null && entry.type === EntryType.Element; entry = entry.newer) {
					this._insertElement(entry.token, this.treeAdapter.getNamespaceURI(entry.element));
					this.activeFormattingElements.replaceElement(entry, this.openElements.current);
				}
			}
			_closeTableCell() {
				this.openElements.generateImpliedEndTags();
				this.openElements.popUntilTableCellPopped();
				this.activeFormattingElements.clearToLastMarker();
				this.insertionMode = InsertionMode.IN_ROW;
			}
			_closePElement() {
				this.openElements.generateImpliedEndTagsWithExclusion(TAG_ID.P);
				this.openElements.popUntilTagNamePopped(TAG_ID.P);
			}
			_resetInsertionMode() {
				const i = this.openElements.indexOfTopmostOf(INSERTION_MODE_TAGS);
				const tn = i === 0 && this.fragmentContext ? this.fragmentContextID : this.openElements.tagIDs[i];
				const node = i === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.items[i];
				if (node !== undefined && this.treeAdapter.getNamespaceURI(node) === html_NS.HTML) {
					switch (tn) {
						case TAG_ID.TR: {
							this.insertionMode = InsertionMode.IN_ROW;
							return;
						}
						case TAG_ID.TBODY:
						case TAG_ID.THEAD:
						case TAG_ID.TFOOT: {
							this.insertionMode = InsertionMode.IN_TABLE_BODY;
							return;
						}
						case TAG_ID.CAPTION: {
							this.insertionMode = InsertionMode.IN_CAPTION;
							return;
						}
						case TAG_ID.COLGROUP: {
							this.insertionMode = InsertionMode.IN_COLUMN_GROUP;
							return;
						}
						case TAG_ID.TABLE: {
							this.insertionMode = InsertionMode.IN_TABLE;
							return;
						}
						case TAG_ID.BODY: {
							this.insertionMode = InsertionMode.IN_BODY;
							return;
						}
						case TAG_ID.FRAMESET: {
							this.insertionMode = InsertionMode.IN_FRAMESET;
							return;
						}
						case TAG_ID.SELECT: {
							this._resetInsertionModeForSelect(i);
							return;
						}
						case TAG_ID.TEMPLATE: {
							this.insertionMode = this.tmplInsertionModeStack[this.tmplInsertionModeStack.length - 1];
							return;
						}
						case TAG_ID.HTML: {
							this.insertionMode = this.headElement ? InsertionMode.AFTER_HEAD : InsertionMode.BEFORE_HEAD;
							return;
						}
						case TAG_ID.TD:
						case TAG_ID.TH: {
							if (i > 0) {
								this.insertionMode = InsertionMode.IN_CELL;
								return;
							}
							break;
						}
						case TAG_ID.HEAD: {
							if (i > 0) {
								this.insertionMode = InsertionMode.IN_HEAD;
								return;
							}
							break;
						}
					}
				}
				this.insertionMode = InsertionMode.IN_BODY;
			}
			_resetInsertionModeForSelect(selectIdx) {
				if (selectIdx > 0) {
					const tableIdx = this.openElements.indexOfTopmost(TAG_ID.TABLE);
					if (tableIdx > 0 && tableIdx > this.openElements.indexOfTopmost(TAG_ID.TEMPLATE)) {
						this.insertionMode = InsertionMode.IN_SELECT_IN_TABLE;
						return;
					}
				}
				this.insertionMode = InsertionMode.IN_SELECT;
			}
			_isElementCausesFosterParenting(tn) {
				return TABLE_STRUCTURE_TAGS.has(tn);
			}
			_shouldFosterParentOnInsertion() {
				return this.fosterParentingEnabled && this.openElements.currentTagId !== undefined && this._isElementCausesFosterParenting(this.openElements.currentTagId);
			}
			_findFosterParentingLocation() {
				const { openElements } = this;
				const tableIdx = openElements.indexOfTopmost(TAG_ID.TABLE);
				const templateIdx = openElements.indexOfTopmost(TAG_ID.TEMPLATE);
				if (templateIdx > tableIdx) {
					return {
						parent: this.treeAdapter.getTemplateContent(openElements.items[templateIdx]),
						beforeElement: null
					};
				}
				if (tableIdx !== -1) {
					const table = openElements.items[tableIdx];
					const parent = this.treeAdapter.getParentNode(table);
					if (parent) {
						return {
							parent,
							beforeElement: table
						};
					}
					return {
						parent: openElements.items[openElements.slotBelow(tableIdx)],
						beforeElement: null
					};
				}
				return {
					parent: openElements.items[0],
					beforeElement: null
				};
			}
			_fosterParentElement(element) {
				const location = this._findFosterParentingLocation();
				if (location.beforeElement) {
					this.treeAdapter.insertBefore(location.parent, element, location.beforeElement);
				} else {
					this.treeAdapter.appendChild(location.parent, element);
				}
			}
			_isSpecialElement(element, id) {
				const ns = this.treeAdapter.getNamespaceURI(element);
				return SPECIAL_ELEMENTS[ns].has(id);
			}
			onCharacter(token) {
				this.skipNextNewLine = false;
				if (this.tokenizer.inForeignNode) {
					characterInForeignContent(this, token);
					return;
				}
				switch (this.insertionMode) {
					case InsertionMode.INITIAL: {
						tokenInInitialMode(this, token);
						break;
					}
					case InsertionMode.BEFORE_HTML: {
						tokenBeforeHtml(this, token);
						break;
					}
					case InsertionMode.BEFORE_HEAD: {
						tokenBeforeHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD: {
						tokenInHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD_NO_SCRIPT: {
						tokenInHeadNoScript(this, token);
						break;
					}
					case InsertionMode.AFTER_HEAD: {
						tokenAfterHead(this, token);
						break;
					}
					case InsertionMode.IN_BODY:
					case InsertionMode.IN_CAPTION:
					case InsertionMode.IN_CELL:
					case InsertionMode.IN_TEMPLATE: {
						characterInBody(this, token);
						break;
					}
					case InsertionMode.TEXT:
					case InsertionMode.IN_SELECT:
					case InsertionMode.IN_SELECT_IN_TABLE: {
						this._insertCharacters(token);
						break;
					}
					case InsertionMode.IN_TABLE:
					case InsertionMode.IN_TABLE_BODY:
					case InsertionMode.IN_ROW: {
						characterInTable(this, token);
						break;
					}
					case InsertionMode.IN_TABLE_TEXT: {
						characterInTableText(this, token);
						break;
					}
					case InsertionMode.IN_COLUMN_GROUP: {
						tokenInColumnGroup(this, token);
						break;
					}
					case InsertionMode.AFTER_BODY: {
						tokenAfterBody(this, token);
						break;
					}
					case InsertionMode.AFTER_AFTER_BODY: {
						tokenAfterAfterBody(this, token);
						break;
					}
					default:
				}
			}
			onNullCharacter(token) {
				this.skipNextNewLine = false;
				if (this.tokenizer.inForeignNode) {
					nullCharacterInForeignContent(this, token);
					return;
				}
				switch (this.insertionMode) {
					case InsertionMode.INITIAL: {
						tokenInInitialMode(this, token);
						break;
					}
					case InsertionMode.BEFORE_HTML: {
						tokenBeforeHtml(this, token);
						break;
					}
					case InsertionMode.BEFORE_HEAD: {
						tokenBeforeHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD: {
						tokenInHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD_NO_SCRIPT: {
						tokenInHeadNoScript(this, token);
						break;
					}
					case InsertionMode.AFTER_HEAD: {
						tokenAfterHead(this, token);
						break;
					}
					case InsertionMode.TEXT: {
						this._insertCharacters(token);
						break;
					}
					case InsertionMode.IN_TABLE:
					case InsertionMode.IN_TABLE_BODY:
					case InsertionMode.IN_ROW: {
						characterInTable(this, token);
						break;
					}
					case InsertionMode.IN_COLUMN_GROUP: {
						tokenInColumnGroup(this, token);
						break;
					}
					case InsertionMode.AFTER_BODY: {
						tokenAfterBody(this, token);
						break;
					}
					case InsertionMode.AFTER_AFTER_BODY: {
						tokenAfterAfterBody(this, token);
						break;
					}
					default:
				}
			}
			onComment(token) {
				this.skipNextNewLine = false;
				if (this.currentNotInHTML) {
					appendComment(this, token);
					return;
				}
				switch (this.insertionMode) {
					case InsertionMode.INITIAL:
					case InsertionMode.BEFORE_HTML:
					case InsertionMode.BEFORE_HEAD:
					case InsertionMode.IN_HEAD:
					case InsertionMode.IN_HEAD_NO_SCRIPT:
					case InsertionMode.AFTER_HEAD:
					case InsertionMode.IN_BODY:
					case InsertionMode.IN_TABLE:
					case InsertionMode.IN_CAPTION:
					case InsertionMode.IN_COLUMN_GROUP:
					case InsertionMode.IN_TABLE_BODY:
					case InsertionMode.IN_ROW:
					case InsertionMode.IN_CELL:
					case InsertionMode.IN_SELECT:
					case InsertionMode.IN_SELECT_IN_TABLE:
					case InsertionMode.IN_TEMPLATE:
					case InsertionMode.IN_FRAMESET:
					case InsertionMode.AFTER_FRAMESET: {
						appendComment(this, token);
						break;
					}
					case InsertionMode.IN_TABLE_TEXT: {
						tokenInTableText(this, token);
						break;
					}
					case InsertionMode.AFTER_BODY: {
						appendCommentToRootHtmlElement(this, token);
						break;
					}
					case InsertionMode.AFTER_AFTER_BODY:
					case InsertionMode.AFTER_AFTER_FRAMESET: {
						appendCommentToDocument(this, token);
						break;
					}
					default:
				}
			}
			onDoctype(token) {
				this.skipNextNewLine = false;
				switch (this.insertionMode) {
					case InsertionMode.INITIAL: {
						doctypeInInitialMode(this, token);
						break;
					}
					case InsertionMode.BEFORE_HEAD:
					case InsertionMode.IN_HEAD:
					case InsertionMode.IN_HEAD_NO_SCRIPT:
					case InsertionMode.AFTER_HEAD: {
						this._err(token, ERR.misplacedDoctype);
						break;
					}
					case InsertionMode.IN_TABLE_TEXT: {
						tokenInTableText(this, token);
						break;
					}
					default:
				}
			}
			onStartTag(token) {
				this.skipNextNewLine = false;
				this.currentToken = token;
				this._processStartTag(token);
				if (token.selfClosing && !token.ackSelfClosing) {
					this._err(token, ERR.nonVoidHtmlElementStartTagWithTrailingSolidus);
				}
			}
			_processStartTag(token) {
				if (this.shouldProcessStartTagTokenInForeignContent(token)) {
					startTagInForeignContent(this, token);
				} else {
					this._startTagOutsideForeignContent(token);
				}
			}
			_startTagOutsideForeignContent(token) {
				switch (this.insertionMode) {
					case InsertionMode.INITIAL: {
						tokenInInitialMode(this, token);
						break;
					}
					case InsertionMode.BEFORE_HTML: {
						startTagBeforeHtml(this, token);
						break;
					}
					case InsertionMode.BEFORE_HEAD: {
						startTagBeforeHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD: {
						startTagInHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD_NO_SCRIPT: {
						startTagInHeadNoScript(this, token);
						break;
					}
					case InsertionMode.AFTER_HEAD: {
						startTagAfterHead(this, token);
						break;
					}
					case InsertionMode.IN_BODY: {
						startTagInBody(this, token);
						break;
					}
					case InsertionMode.IN_TABLE: {
						startTagInTable(this, token);
						break;
					}
					case InsertionMode.IN_TABLE_TEXT: {
						tokenInTableText(this, token);
						break;
					}
					case InsertionMode.IN_CAPTION: {
						startTagInCaption(this, token);
						break;
					}
					case InsertionMode.IN_COLUMN_GROUP: {
						startTagInColumnGroup(this, token);
						break;
					}
					case InsertionMode.IN_TABLE_BODY: {
						startTagInTableBody(this, token);
						break;
					}
					case InsertionMode.IN_ROW: {
						startTagInRow(this, token);
						break;
					}
					case InsertionMode.IN_CELL: {
						startTagInCell(this, token);
						break;
					}
					case InsertionMode.IN_SELECT: {
						startTagInSelect(this, token);
						break;
					}
					case InsertionMode.IN_SELECT_IN_TABLE: {
						startTagInSelectInTable(this, token);
						break;
					}
					case InsertionMode.IN_TEMPLATE: {
						startTagInTemplate(this, token);
						break;
					}
					case InsertionMode.AFTER_BODY: {
						startTagAfterBody(this, token);
						break;
					}
					case InsertionMode.IN_FRAMESET: {
						startTagInFrameset(this, token);
						break;
					}
					case InsertionMode.AFTER_FRAMESET: {
						startTagAfterFrameset(this, token);
						break;
					}
					case InsertionMode.AFTER_AFTER_BODY: {
						startTagAfterAfterBody(this, token);
						break;
					}
					case InsertionMode.AFTER_AFTER_FRAMESET: {
						startTagAfterAfterFrameset(this, token);
						break;
					}
					default:
				}
			}
			onEndTag(token) {
				this.skipNextNewLine = false;
				this.currentToken = token;
				if (this.currentNotInHTML) {
					endTagInForeignContent(this, token);
				} else {
					this._endTagOutsideForeignContent(token);
				}
			}
			_endTagOutsideForeignContent(token) {
				switch (this.insertionMode) {
					case InsertionMode.INITIAL: {
						tokenInInitialMode(this, token);
						break;
					}
					case InsertionMode.BEFORE_HTML: {
						endTagBeforeHtml(this, token);
						break;
					}
					case InsertionMode.BEFORE_HEAD: {
						endTagBeforeHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD: {
						endTagInHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD_NO_SCRIPT: {
						endTagInHeadNoScript(this, token);
						break;
					}
					case InsertionMode.AFTER_HEAD: {
						endTagAfterHead(this, token);
						break;
					}
					case InsertionMode.IN_BODY: {
						endTagInBody(this, token);
						break;
					}
					case InsertionMode.TEXT: {
						endTagInText(this, token);
						break;
					}
					case InsertionMode.IN_TABLE: {
						endTagInTable(this, token);
						break;
					}
					case InsertionMode.IN_TABLE_TEXT: {
						tokenInTableText(this, token);
						break;
					}
					case InsertionMode.IN_CAPTION: {
						endTagInCaption(this, token);
						break;
					}
					case InsertionMode.IN_COLUMN_GROUP: {
						endTagInColumnGroup(this, token);
						break;
					}
					case InsertionMode.IN_TABLE_BODY: {
						endTagInTableBody(this, token);
						break;
					}
					case InsertionMode.IN_ROW: {
						endTagInRow(this, token);
						break;
					}
					case InsertionMode.IN_CELL: {
						endTagInCell(this, token);
						break;
					}
					case InsertionMode.IN_SELECT: {
						endTagInSelect(this, token);
						break;
					}
					case InsertionMode.IN_SELECT_IN_TABLE: {
						endTagInSelectInTable(this, token);
						break;
					}
					case InsertionMode.IN_TEMPLATE: {
						endTagInTemplate(this, token);
						break;
					}
					case InsertionMode.AFTER_BODY: {
						endTagAfterBody(this, token);
						break;
					}
					case InsertionMode.IN_FRAMESET: {
						endTagInFrameset(this, token);
						break;
					}
					case InsertionMode.AFTER_FRAMESET: {
						endTagAfterFrameset(this, token);
						break;
					}
					case InsertionMode.AFTER_AFTER_BODY: {
						tokenAfterAfterBody(this, token);
						break;
					}
					default:
				}
			}
			onEof(token) {
				switch (this.insertionMode) {
					case InsertionMode.INITIAL: {
						tokenInInitialMode(this, token);
						break;
					}
					case InsertionMode.BEFORE_HTML: {
						tokenBeforeHtml(this, token);
						break;
					}
					case InsertionMode.BEFORE_HEAD: {
						tokenBeforeHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD: {
						tokenInHead(this, token);
						break;
					}
					case InsertionMode.IN_HEAD_NO_SCRIPT: {
						tokenInHeadNoScript(this, token);
						break;
					}
					case InsertionMode.AFTER_HEAD: {
						tokenAfterHead(this, token);
						break;
					}
					case InsertionMode.IN_BODY:
					case InsertionMode.IN_TABLE:
					case InsertionMode.IN_CAPTION:
					case InsertionMode.IN_COLUMN_GROUP:
					case InsertionMode.IN_TABLE_BODY:
					case InsertionMode.IN_ROW:
					case InsertionMode.IN_CELL:
					case InsertionMode.IN_SELECT:
					case InsertionMode.IN_SELECT_IN_TABLE: {
						eofInBody(this, token);
						break;
					}
					case InsertionMode.TEXT: {
						eofInText(this, token);
						break;
					}
					case InsertionMode.IN_TABLE_TEXT: {
						tokenInTableText(this, token);
						break;
					}
					case InsertionMode.IN_TEMPLATE: {
						eofInTemplate(this, token);
						break;
					}
					case InsertionMode.AFTER_BODY:
					case InsertionMode.IN_FRAMESET:
					case InsertionMode.AFTER_FRAMESET:
					case InsertionMode.AFTER_AFTER_BODY:
					case InsertionMode.AFTER_AFTER_FRAMESET: {
						stopParsing(this, token);
						break;
					}
					default:
				}
			}
			onWhitespaceCharacter(token) {
				if (this.skipNextNewLine) {
					this.skipNextNewLine = false;
					if (token.chars.charCodeAt(0) === CODE_POINTS.LINE_FEED) {
						if (token.chars.length === 1) {
							return;
						}
						token.chars = token.chars.substr(1);
					}
				}
				if (this.tokenizer.inForeignNode) {
					this._insertCharacters(token);
					return;
				}
				switch (this.insertionMode) {
					case InsertionMode.IN_HEAD:
					case InsertionMode.IN_HEAD_NO_SCRIPT:
					case InsertionMode.AFTER_HEAD:
					case InsertionMode.TEXT:
					case InsertionMode.IN_COLUMN_GROUP:
					case InsertionMode.IN_SELECT:
					case InsertionMode.IN_SELECT_IN_TABLE:
					case InsertionMode.IN_FRAMESET:
					case InsertionMode.AFTER_FRAMESET: {
						this._insertCharacters(token);
						break;
					}
					case InsertionMode.IN_BODY:
					case InsertionMode.IN_CAPTION:
					case InsertionMode.IN_CELL:
					case InsertionMode.IN_TEMPLATE:
					case InsertionMode.AFTER_BODY:
					case InsertionMode.AFTER_AFTER_BODY:
					case InsertionMode.AFTER_AFTER_FRAMESET: {
						whitespaceCharacterInBody(this, token);
						break;
					}
					case InsertionMode.IN_TABLE:
					case InsertionMode.IN_TABLE_BODY:
					case InsertionMode.IN_ROW: {
						characterInTable(this, token);
						break;
					}
					case InsertionMode.IN_TABLE_TEXT: {
						whitespaceCharacterInTableText(this, token);
						break;
					}
					default:
				}
			}
		}
		function aaObtainFormattingElementEntry(p, token) {
			let formattingElementEntry = p.activeFormattingElements.getElementEntryInScopeWithTagName(token.tagName);
			if (formattingElementEntry) {
				if (!p.openElements.contains(formattingElementEntry.element)) {
					p.activeFormattingElements.removeEntry(formattingElementEntry);
					formattingElementEntry = null;
				} else if (!p.openElements.hasInScope(token.tagID, formattingElementEntry.element)) {
					formattingElementEntry = null;
				}
			} else {
				genericEndTagInBody(p, token);
			}
			return formattingElementEntry;
		}
		function aaObtainFurthestBlock(p, formattingElementEntry) {
			const { openElements } = p;
			const formattingIdx = openElements._indexOf(formattingElementEntry.element);
			for (let idx = openElements.slotAbove(formattingIdx); idx !== -1; idx = openElements.slotAbove(idx)) {
				if (p._isSpecialElement(openElements.items[idx], openElements.tagIDs[idx])) {
					return idx;
				}
			}
			openElements.shortenToLength(formattingIdx);
			p.activeFormattingElements.removeEntry(formattingElementEntry);
			return -1;
		}
		function aaInnerLoop(p, furthestBlockIdx, formattingElement) {
			const furthestBlock = p.openElements.items[furthestBlockIdx];
			let lastElement = furthestBlock;
			let nextIdx = p.openElements.slotBelow(furthestBlockIdx);
			const intendedParent = p.openElements.getCommonAncestor(formattingElement);
			for (let i = 0, idx = nextIdx; p.openElements.items[idx] !== formattingElement; i++, idx = nextIdx) {
				let element = p.openElements.items[idx];
				nextIdx = p.openElements.slotBelow(idx);
				const elementEntry = p.activeFormattingElements.getElementEntry(element);
				const counterOverflow = elementEntry && i >= AA_INNER_LOOP_ITER;
				const shouldRemoveFromOpenElements = !elementEntry || counterOverflow;
				if (shouldRemoveFromOpenElements) {
					if (counterOverflow) {
						p.activeFormattingElements.removeEntry(elementEntry);
					}
					p.openElements.removeAt(idx);
				} else {
					element = aaRecreateElementFromEntry(p, elementEntry, intendedParent);
					if (lastElement === furthestBlock) {
						p.activeFormattingElements.bookmark = elementEntry;
					}
					p.treeAdapter.detachNode(lastElement);
					p.treeAdapter.appendChild(element, lastElement);
					lastElement = element;
				}
			}
			return lastElement;
		}
		function aaRecreateElementFromEntry(p, elementEntry, intendedParent) {
			const ns = p.treeAdapter.getNamespaceURI(elementEntry.element);
			const newElement = p._createElement(elementEntry.token.tagName, ns, elementEntry.token.attrs, intendedParent);
			p.openElements.replace(elementEntry.element, newElement);
			p.activeFormattingElements.replaceElement(elementEntry, newElement);
			return newElement;
		}
		function aaInsertLastNodeInCommonAncestor(p, commonAncestor, lastElement) {
			const tn = p.treeAdapter.getTagName(commonAncestor);
			const tid = getTagID(tn);
			if (p._isElementCausesFosterParenting(tid)) {
				p._fosterParentElement(lastElement);
			} else {
				const ns = p.treeAdapter.getNamespaceURI(commonAncestor);
				if (tid === TAG_ID.TEMPLATE && ns === html_NS.HTML) {
					commonAncestor = p.treeAdapter.getTemplateContent(commonAncestor);
				}
				p.treeAdapter.appendChild(commonAncestor, lastElement);
			}
		}
		function aaReplaceFormattingElement(p, furthestBlock, formattingElementEntry) {
			const ns = p.treeAdapter.getNamespaceURI(formattingElementEntry.element);
			const { token } = formattingElementEntry;
			const newElement = p._createElement(token.tagName, ns, token.attrs, furthestBlock);
			p._adoptNodes(furthestBlock, newElement);
			p.treeAdapter.appendChild(furthestBlock, newElement);
			p.activeFormattingElements.insertElementAfterBookmark(newElement, token);
			p.activeFormattingElements.removeEntry(formattingElementEntry);
			const formattingIdx = p.openElements._indexOf(formattingElementEntry.element);
			let furthestBlockIdx = p.openElements.slotAbove(formattingIdx);
			while (p.openElements.items[furthestBlockIdx] !== furthestBlock) {
				furthestBlockIdx = p.openElements.slotAbove(furthestBlockIdx);
			}
			p.openElements.replaceFormattingElement(formattingIdx, furthestBlockIdx, newElement, token.tagID);
		}
		function callAdoptionAgency(p, token) {
			const { current, currentTagId } = p.openElements;
			if (currentTagId === token.tagID && p.treeAdapter.getNamespaceURI(current) === html_NS.HTML && !p.activeFormattingElements.getElementEntry(current)) {
				p.openElements.pop();
				return;
			}
			for (let i = 0; i < AA_OUTER_LOOP_ITER; i++) {
				const formattingElementEntry = aaObtainFormattingElementEntry(p, token);
				if (!formattingElementEntry) {
					break;
				}
				const furthestBlockIdx = aaObtainFurthestBlock(p, formattingElementEntry);
				if (furthestBlockIdx === -1) {
					break;
				}
				const furthestBlock = p.openElements.items[furthestBlockIdx];
				p.activeFormattingElements.bookmark = formattingElementEntry;
				const lastElement = aaInnerLoop(p, furthestBlockIdx, formattingElementEntry.element);
				const commonAncestor = p.openElements.getCommonAncestor(formattingElementEntry.element);
				p.treeAdapter.detachNode(lastElement);
				if (commonAncestor) aaInsertLastNodeInCommonAncestor(p, commonAncestor, lastElement);
				aaReplaceFormattingElement(p, furthestBlock, formattingElementEntry);
			}
		}
		function appendComment(p, token) {
			p._appendCommentNode(token, p.openElements.currentTmplContentOrNode);
		}
		function appendCommentToRootHtmlElement(p, token) {
			p._appendCommentNode(token, p.openElements.items[0]);
		}
		function appendCommentToDocument(p, token) {
			p._appendCommentNode(token, p.document);
		}
		function stopParsing(p, token) {
			p.stopped = true;
			if (token.location) {
				const target = p.fragmentContext ? 0 : 2;
				for (let i = p.openElements.stackTop; i >= target; i = p.openElements.slotBelow(i)) {
					p._setEndLocation(p.openElements.items[i], token);
				}
				if (!p.fragmentContext && p.openElements.stackTop >= 0) {
					const htmlElement = p.openElements.items[0];
					const htmlLocation = p.treeAdapter.getNodeSourceCodeLocation(htmlElement);
					if (htmlLocation && !htmlLocation.endTag) {
						p._setEndLocation(htmlElement, token);
						if (p.openElements.stackTop >= 1) {
							const bodyElement = p.openElements.items[1];
							const bodyLocation = p.treeAdapter.getNodeSourceCodeLocation(bodyElement);
							if (bodyLocation && !bodyLocation.endTag) {
								p._setEndLocation(bodyElement, token);
							}
						}
					}
				}
			}
		}
		function doctypeInInitialMode(p, token) {
			p._setDocumentType(token);
			const mode = token.forceQuirks ? DOCUMENT_MODE.QUIRKS : getDocumentMode(token);
			if (!isConforming(token)) {
				p._err(token, ERR.nonConformingDoctype);
			}
			p.treeAdapter.setDocumentMode(p.document, mode);
			p.insertionMode = InsertionMode.BEFORE_HTML;
		}
		function tokenInInitialMode(p, token) {
			p._err(token, ERR.missingDoctype, true);
			p.treeAdapter.setDocumentMode(p.document, DOCUMENT_MODE.QUIRKS);
			p.insertionMode = InsertionMode.BEFORE_HTML;
			p._processToken(token);
		}
		function startTagBeforeHtml(p, token) {
			if (token.tagID === TAG_ID.HTML) {
				p._insertElement(token, html_NS.HTML);
				p.insertionMode = InsertionMode.BEFORE_HEAD;
			} else {
				tokenBeforeHtml(p, token);
			}
		}
		function endTagBeforeHtml(p, token) {
			const tn = token.tagID;
			if (tn === TAG_ID.HTML || tn === TAG_ID.HEAD || tn === TAG_ID.BODY || tn === TAG_ID.BR) {
				tokenBeforeHtml(p, token);
			}
		}
		function tokenBeforeHtml(p, token) {
			p._insertFakeRootElement();
			p.insertionMode = InsertionMode.BEFORE_HEAD;
			p._processToken(token);
		}
		function startTagBeforeHead(p, token) {
			switch (token.tagID) {
				case TAG_ID.HTML: {
					startTagInBody(p, token);
					break;
				}
				case TAG_ID.HEAD: {
					p._insertElement(token, html_NS.HTML);
					p.headElement = p.openElements.current;
					p.insertionMode = InsertionMode.IN_HEAD;
					break;
				}
				default: {
					tokenBeforeHead(p, token);
				}
			}
		}
		function endTagBeforeHead(p, token) {
			const tn = token.tagID;
			if (tn === TAG_ID.HEAD || tn === TAG_ID.BODY || tn === TAG_ID.HTML || tn === TAG_ID.BR) {
				tokenBeforeHead(p, token);
			} else {
				p._err(token, ERR.endTagWithoutMatchingOpenElement);
			}
		}
		function tokenBeforeHead(p, token) {
			p._insertFakeElement(TAG_NAMES.HEAD, TAG_ID.HEAD);
			p.headElement = p.openElements.current;
			p.insertionMode = InsertionMode.IN_HEAD;
			p._processToken(token);
		}
		function startTagInHead(p, token) {
			switch (token.tagID) {
				case TAG_ID.HTML: {
					startTagInBody(p, token);
					break;
				}
				case TAG_ID.BASE:
				case TAG_ID.BASEFONT:
				case TAG_ID.BGSOUND:
				case TAG_ID.LINK:
				case TAG_ID.META: {
					p._appendElement(token, html_NS.HTML);
					token.ackSelfClosing = true;
					break;
				}
				case TAG_ID.TITLE: {
					p._switchToTextParsing(token, TokenizerMode.RCDATA);
					break;
				}
				case TAG_ID.NOSCRIPT: {
					if (p.options.scriptingEnabled) {
						p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
					} else {
						p._insertElement(token, html_NS.HTML);
						p.insertionMode = InsertionMode.IN_HEAD_NO_SCRIPT;
					}
					break;
				}
				case TAG_ID.NOFRAMES:
				case TAG_ID.STYLE: {
					p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
					break;
				}
				case TAG_ID.SCRIPT: {
					p._switchToTextParsing(token, TokenizerMode.SCRIPT_DATA);
					break;
				}
				case TAG_ID.TEMPLATE: {
					p._insertTemplate(token);
					p.activeFormattingElements.insertMarker();
					p.framesetOk = false;
					p.insertionMode = InsertionMode.IN_TEMPLATE;
					p.tmplInsertionModeStack.push(InsertionMode.IN_TEMPLATE);
					break;
				}
				case TAG_ID.HEAD: {
					p._err(token, ERR.misplacedStartTagForHeadElement);
					break;
				}
				default: {
					tokenInHead(p, token);
				}
			}
		}
		function endTagInHead(p, token) {
			switch (token.tagID) {
				case TAG_ID.HEAD: {
					p.openElements.pop();
					p.insertionMode = InsertionMode.AFTER_HEAD;
					break;
				}
				case TAG_ID.BODY:
				case TAG_ID.BR:
				case TAG_ID.HTML: {
					tokenInHead(p, token);
					break;
				}
				case TAG_ID.TEMPLATE: {
					templateEndTagInHead(p, token);
					break;
				}
				default: {
					p._err(token, ERR.endTagWithoutMatchingOpenElement);
				}
			}
		}
		function templateEndTagInHead(p, token) {
			if (p.openElements.tmplCount > 0) {
				p.openElements.generateImpliedEndTagsThoroughly();
				if (p.openElements.currentTagId !== TAG_ID.TEMPLATE) {
					p._err(token, ERR.closingOfElementWithOpenChildElements);
				}
				p.openElements.popUntilTagNamePopped(TAG_ID.TEMPLATE);
				p.activeFormattingElements.clearToLastMarker();
				p.tmplInsertionModeStack.pop();
				p._resetInsertionMode();
			} else {
				p._err(token, ERR.endTagWithoutMatchingOpenElement);
			}
		}
		function tokenInHead(p, token) {
			p.openElements.pop();
			p.insertionMode = InsertionMode.AFTER_HEAD;
			p._processToken(token);
		}
		function startTagInHeadNoScript(p, token) {
			switch (token.tagID) {
				case TAG_ID.HTML: {
					startTagInBody(p, token);
					break;
				}
				case TAG_ID.BASEFONT:
				case TAG_ID.BGSOUND:
				case TAG_ID.HEAD:
				case TAG_ID.LINK:
				case TAG_ID.META:
				case TAG_ID.NOFRAMES:
				case TAG_ID.STYLE: {
					startTagInHead(p, token);
					break;
				}
				case TAG_ID.NOSCRIPT: {
					p._err(token, ERR.nestedNoscriptInHead);
					break;
				}
				default: {
					tokenInHeadNoScript(p, token);
				}
			}
		}
		function endTagInHeadNoScript(p, token) {
			switch (token.tagID) {
				case TAG_ID.NOSCRIPT: {
					p.openElements.pop();
					p.insertionMode = InsertionMode.IN_HEAD;
					break;
				}
				case TAG_ID.BR: {
					tokenInHeadNoScript(p, token);
					break;
				}
				default: {
					p._err(token, ERR.endTagWithoutMatchingOpenElement);
				}
			}
		}
		function tokenInHeadNoScript(p, token) {
			const errCode = token.type === TokenType.EOF ? ERR.openElementsLeftAfterEof : ERR.disallowedContentInNoscriptInHead;
			p._err(token, errCode);
			p.openElements.pop();
			p.insertionMode = InsertionMode.IN_HEAD;
			p._processToken(token);
		}
		function startTagAfterHead(p, token) {
			switch (token.tagID) {
				case TAG_ID.HTML: {
					startTagInBody(p, token);
					break;
				}
				case TAG_ID.BODY: {
					p._insertElement(token, html_NS.HTML);
					p.framesetOk = false;
					p.insertionMode = InsertionMode.IN_BODY;
					break;
				}
				case TAG_ID.FRAMESET: {
					p._insertElement(token, html_NS.HTML);
					p.insertionMode = InsertionMode.IN_FRAMESET;
					break;
				}
				case TAG_ID.BASE:
				case TAG_ID.BASEFONT:
				case TAG_ID.BGSOUND:
				case TAG_ID.LINK:
				case TAG_ID.META:
				case TAG_ID.NOFRAMES:
				case TAG_ID.SCRIPT:
				case TAG_ID.STYLE:
				case TAG_ID.TEMPLATE:
				case TAG_ID.TITLE: {
					p._err(token, ERR.abandonedHeadElementChild);
					p.openElements.push(p.headElement, TAG_ID.HEAD);
					startTagInHead(p, token);
					p.openElements.remove(p.headElement);
					break;
				}
				case TAG_ID.HEAD: {
					p._err(token, ERR.misplacedStartTagForHeadElement);
					break;
				}
				default: {
					tokenAfterHead(p, token);
				}
			}
		}
		function endTagAfterHead(p, token) {
			switch (token.tagID) {
				case TAG_ID.BODY:
				case TAG_ID.HTML:
				case TAG_ID.BR: {
					tokenAfterHead(p, token);
					break;
				}
				case TAG_ID.TEMPLATE: {
					templateEndTagInHead(p, token);
					break;
				}
				default: {
					p._err(token, ERR.endTagWithoutMatchingOpenElement);
				}
			}
		}
		function tokenAfterHead(p, token) {
			p._insertFakeElement(TAG_NAMES.BODY, TAG_ID.BODY);
			p.insertionMode = InsertionMode.IN_BODY;
			modeInBody(p, token);
		}
		function modeInBody(p, token) {
			switch (token.type) {
				case TokenType.CHARACTER: {
					characterInBody(p, token);
					break;
				}
				case TokenType.WHITESPACE_CHARACTER: {
					whitespaceCharacterInBody(p, token);
					break;
				}
				case TokenType.COMMENT: {
					appendComment(p, token);
					break;
				}
				case TokenType.START_TAG: {
					startTagInBody(p, token);
					break;
				}
				case TokenType.END_TAG: {
					endTagInBody(p, token);
					break;
				}
				case TokenType.EOF: {
					eofInBody(p, token);
					break;
				}
				default:
			}
		}
		function whitespaceCharacterInBody(p, token) {
			p._reconstructActiveFormattingElements();
			p._insertCharacters(token);
		}
		function characterInBody(p, token) {
			p._reconstructActiveFormattingElements();
			p._insertCharacters(token);
			p.framesetOk = false;
		}
		function htmlStartTagInBody(p, token) {
			if (p.openElements.tmplCount === 0) {
				p.treeAdapter.adoptAttributes(p.openElements.items[0], token.attrs);
			}
		}
		function bodyStartTagInBody(p, token) {
			const bodyElement = p.openElements.tryPeekProperlyNestedBodyElement();
			if (bodyElement && p.openElements.tmplCount === 0) {
				p.framesetOk = false;
				p.treeAdapter.adoptAttributes(bodyElement, token.attrs);
			}
		}
		function framesetStartTagInBody(p, token) {
			const bodyElement = p.openElements.tryPeekProperlyNestedBodyElement();
			if (p.framesetOk && bodyElement) {
				p.treeAdapter.detachNode(bodyElement);
				p.openElements.popAllUpToHtmlElement();
				p._insertElement(token, html_NS.HTML);
				p.insertionMode = InsertionMode.IN_FRAMESET;
			}
		}
		function addressStartTagInBody(p, token) {
			if (p.openElements.hasInButtonScope(TAG_ID.P)) {
				p._closePElement();
			}
			p._insertElement(token, html_NS.HTML);
		}
		function numberedHeaderStartTagInBody(p, token) {
			if (p.openElements.hasInButtonScope(TAG_ID.P)) {
				p._closePElement();
			}
			if (p.openElements.currentTagId !== undefined && NUMBERED_HEADERS.has(p.openElements.currentTagId)) {
				p.openElements.pop();
			}
			p._insertElement(token, html_NS.HTML);
		}
		function preStartTagInBody(p, token) {
			if (p.openElements.hasInButtonScope(TAG_ID.P)) {
				p._closePElement();
			}
			p._insertElement(token, html_NS.HTML);
			p.skipNextNewLine = true;
			p.framesetOk = false;
		}
		function formStartTagInBody(p, token) {
			const inTemplate = p.openElements.tmplCount > 0;
			if (!p.formElement || inTemplate) {
				if (p.openElements.hasInButtonScope(TAG_ID.P)) {
					p._closePElement();
				}
				p._insertElement(token, html_NS.HTML);
				if (!inTemplate) {
					p.formElement = p.openElements.current;
				}
			}
		}
		function listItemStartTagInBody(p, token) {
			p.framesetOk = false;
			const idx = token.tagID === TAG_ID.LI ? p.openElements.indexOfTopmost(TAG_ID.LI) : Math.max(p.openElements.indexOfTopmost(TAG_ID.DD), p.openElements.indexOfTopmost(TAG_ID.DT));
			if (idx !== -1 && !p.openElements.hasListItemBoundaryAbove(idx)) {
				const elementId = p.openElements.tagIDs[idx];
				p.openElements.generateImpliedEndTagsWithExclusion(elementId);
				p.openElements.popUntilTagNamePopped(elementId);
			}
			if (p.openElements.hasInButtonScope(TAG_ID.P)) {
				p._closePElement();
			}
			p._insertElement(token, html_NS.HTML);
		}
		function plaintextStartTagInBody(p, token) {
			if (p.openElements.hasInButtonScope(TAG_ID.P)) {
				p._closePElement();
			}
			p._insertElement(token, html_NS.HTML);
			p.tokenizer.state = TokenizerMode.PLAINTEXT;
		}
		function buttonStartTagInBody(p, token) {
			if (p.openElements.hasInScope(TAG_ID.BUTTON)) {
				p.openElements.generateImpliedEndTags();
				p.openElements.popUntilTagNamePopped(TAG_ID.BUTTON);
			}
			p._reconstructActiveFormattingElements();
			p._insertElement(token, html_NS.HTML);
			p.framesetOk = false;
		}
		function aStartTagInBody(p, token) {
			const activeElementEntry = p.activeFormattingElements.getElementEntryInScopeWithTagName(TAG_NAMES.A);
			if (activeElementEntry) {
				callAdoptionAgency(p, token);
				p.openElements.remove(activeElementEntry.element);
				p.activeFormattingElements.removeEntry(activeElementEntry);
			}
			p._reconstructActiveFormattingElements();
			p._insertElement(token, html_NS.HTML);
			p.activeFormattingElements.pushElement(p.openElements.current, token);
		}
		function bStartTagInBody(p, token) {
			p._reconstructActiveFormattingElements();
			p._insertElement(token, html_NS.HTML);
			p.activeFormattingElements.pushElement(p.openElements.current, token);
		}
		function nobrStartTagInBody(p, token) {
			p._reconstructActiveFormattingElements();
			if (p.openElements.hasInScope(TAG_ID.NOBR)) {
				callAdoptionAgency(p, token);
				p._reconstructActiveFormattingElements();
			}
			p._insertElement(token, html_NS.HTML);
			p.activeFormattingElements.pushElement(p.openElements.current, token);
		}
		function appletStartTagInBody(p, token) {
			p._reconstructActiveFormattingElements();
			p._insertElement(token, html_NS.HTML);
			p.activeFormattingElements.insertMarker();
			p.framesetOk = false;
		}
		function tableStartTagInBody(p, token) {
			if (p.treeAdapter.getDocumentMode(p.document) !== DOCUMENT_MODE.QUIRKS && p.openElements.hasInButtonScope(TAG_ID.P)) {
				p._closePElement();
			}
			p._insertElement(token, html_NS.HTML);
			p.framesetOk = false;
			p.insertionMode = InsertionMode.IN_TABLE;
		}
		function areaStartTagInBody(p, token) {
			p._reconstructActiveFormattingElements();
			p._appendElement(token, html_NS.HTML);
			p.framesetOk = false;
			token.ackSelfClosing = true;
		}
		function isHiddenInput(token) {
			const inputType = getTokenAttr(token, ATTRS.TYPE);
			return inputType != null && inputType.toLowerCase() === HIDDEN_INPUT_TYPE;
		}
		function inputStartTagInBody(p, token) {
			p._reconstructActiveFormattingElements();
			p._appendElement(token, html_NS.HTML);
			if (!isHiddenInput(token)) {
				p.framesetOk = false;
			}
			token.ackSelfClosing = true;
		}
		function paramStartTagInBody(p, token) {
			p._appendElement(token, html_NS.HTML);
			token.ackSelfClosing = true;
		}
		function hrStartTagInBody(p, token) {
			if (p.openElements.hasInButtonScope(TAG_ID.P)) {
				p._closePElement();
			}
			p._appendElement(token, html_NS.HTML);
			p.framesetOk = false;
			token.ackSelfClosing = true;
		}
		function imageStartTagInBody(p, token) {
			token.tagName = TAG_NAMES.IMG;
			token.tagID = TAG_ID.IMG;
			areaStartTagInBody(p, token);
		}
		function textareaStartTagInBody(p, token) {
			p._insertElement(token, html_NS.HTML);
			p.skipNextNewLine = true;
			p.tokenizer.state = TokenizerMode.RCDATA;
			p.originalInsertionMode = p.insertionMode;
			p.framesetOk = false;
			p.insertionMode = InsertionMode.TEXT;
		}
		function xmpStartTagInBody(p, token) {
			if (p.openElements.hasInButtonScope(TAG_ID.P)) {
				p._closePElement();
			}
			p._reconstructActiveFormattingElements();
			p.framesetOk = false;
			p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
		}
		function iframeStartTagInBody(p, token) {
			p.framesetOk = false;
			p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
		}
		function rawTextStartTagInBody(p, token) {
			p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
		}
		function selectStartTagInBody(p, token) {
			p._reconstructActiveFormattingElements();
			p._insertElement(token, html_NS.HTML);
			p.framesetOk = false;
			p.insertionMode = p.insertionMode === InsertionMode.IN_TABLE || p.insertionMode === InsertionMode.IN_CAPTION || p.insertionMode === InsertionMode.IN_TABLE_BODY || p.insertionMode === InsertionMode.IN_ROW || p.insertionMode === InsertionMode.IN_CELL ? InsertionMode.IN_SELECT_IN_TABLE : InsertionMode.IN_SELECT;
		}
		function optgroupStartTagInBody(p, token) {
			if (p.openElements.currentTagId === TAG_ID.OPTION) {
				p.openElements.pop();
			}
			p._reconstructActiveFormattingElements();
			p._insertElement(token, html_NS.HTML);
		}
		function rbStartTagInBody(p, token) {
			if (p.openElements.hasInScope(TAG_ID.RUBY)) {
				p.openElements.generateImpliedEndTags();
			}
			p._insertElement(token, html_NS.HTML);
		}
		function rtStartTagInBody(p, token) {
			if (p.openElements.hasInScope(TAG_ID.RUBY)) {
				p.openElements.generateImpliedEndTagsWithExclusion(TAG_ID.RTC);
			}
			p._insertElement(token, html_NS.HTML);
		}
		function mathStartTagInBody(p, token) {
			p._reconstructActiveFormattingElements();
			adjustTokenMathMLAttrs(token);
			adjustTokenXMLAttrs(token);
			if (token.selfClosing) {
				p._appendElement(token, html_NS.MATHML);
			} else {
				p._insertElement(token, html_NS.MATHML);
			}
			token.ackSelfClosing = true;
		}
		function svgStartTagInBody(p, token) {
			p._reconstructActiveFormattingElements();
			adjustTokenSVGAttrs(token);
			adjustTokenXMLAttrs(token);
			if (token.selfClosing) {
				p._appendElement(token, html_NS.SVG);
			} else {
				p._insertElement(token, html_NS.SVG);
			}
			token.ackSelfClosing = true;
		}
		function genericStartTagInBody(p, token) {
			p._reconstructActiveFormattingElements();
			p._insertElement(token, html_NS.HTML);
		}
		function startTagInBody(p, token) {
			switch (token.tagID) {
				case TAG_ID.I:
				case TAG_ID.S:
				case TAG_ID.B:
				case TAG_ID.U:
				case TAG_ID.EM:
				case TAG_ID.TT:
				case TAG_ID.BIG:
				case TAG_ID.CODE:
				case TAG_ID.FONT:
				case TAG_ID.SMALL:
				case TAG_ID.STRIKE:
				case TAG_ID.STRONG: {
					bStartTagInBody(p, token);
					break;
				}
				case TAG_ID.A: {
					aStartTagInBody(p, token);
					break;
				}
				case TAG_ID.H1:
				case TAG_ID.H2:
				case TAG_ID.H3:
				case TAG_ID.H4:
				case TAG_ID.H5:
				case TAG_ID.H6: {
					numberedHeaderStartTagInBody(p, token);
					break;
				}
				case TAG_ID.P:
				case TAG_ID.DL:
				case TAG_ID.OL:
				case TAG_ID.UL:
				case TAG_ID.DIV:
				case TAG_ID.DIR:
				case TAG_ID.NAV:
				case TAG_ID.MAIN:
				case TAG_ID.MENU:
				case TAG_ID.ASIDE:
				case TAG_ID.CENTER:
				case TAG_ID.FIGURE:
				case TAG_ID.FOOTER:
				case TAG_ID.HEADER:
				case TAG_ID.HGROUP:
				case TAG_ID.DIALOG:
				case TAG_ID.DETAILS:
				case TAG_ID.ADDRESS:
				case TAG_ID.ARTICLE:
				case TAG_ID.SEARCH:
				case TAG_ID.SECTION:
				case TAG_ID.SUMMARY:
				case TAG_ID.FIELDSET:
				case TAG_ID.BLOCKQUOTE:
				case TAG_ID.FIGCAPTION: {
					addressStartTagInBody(p, token);
					break;
				}
				case TAG_ID.LI:
				case TAG_ID.DD:
				case TAG_ID.DT: {
					listItemStartTagInBody(p, token);
					break;
				}
				case TAG_ID.BR:
				case TAG_ID.IMG:
				case TAG_ID.WBR:
				case TAG_ID.AREA:
				case TAG_ID.EMBED:
				case TAG_ID.KEYGEN: {
					areaStartTagInBody(p, token);
					break;
				}
				case TAG_ID.HR: {
					hrStartTagInBody(p, token);
					break;
				}
				case TAG_ID.RB:
				case TAG_ID.RTC: {
					rbStartTagInBody(p, token);
					break;
				}
				case TAG_ID.RT:
				case TAG_ID.RP: {
					rtStartTagInBody(p, token);
					break;
				}
				case TAG_ID.PRE:
				case TAG_ID.LISTING: {
					preStartTagInBody(p, token);
					break;
				}
				case TAG_ID.XMP: {
					xmpStartTagInBody(p, token);
					break;
				}
				case TAG_ID.SVG: {
					svgStartTagInBody(p, token);
					break;
				}
				case TAG_ID.HTML: {
					htmlStartTagInBody(p, token);
					break;
				}
				case TAG_ID.BASE:
				case TAG_ID.LINK:
				case TAG_ID.META:
				case TAG_ID.STYLE:
				case TAG_ID.TITLE:
				case TAG_ID.SCRIPT:
				case TAG_ID.BGSOUND:
				case TAG_ID.BASEFONT:
				case TAG_ID.TEMPLATE: {
					startTagInHead(p, token);
					break;
				}
				case TAG_ID.BODY: {
					bodyStartTagInBody(p, token);
					break;
				}
				case TAG_ID.FORM: {
					formStartTagInBody(p, token);
					break;
				}
				case TAG_ID.NOBR: {
					nobrStartTagInBody(p, token);
					break;
				}
				case TAG_ID.MATH: {
					mathStartTagInBody(p, token);
					break;
				}
				case TAG_ID.TABLE: {
					tableStartTagInBody(p, token);
					break;
				}
				case TAG_ID.INPUT: {
					inputStartTagInBody(p, token);
					break;
				}
				case TAG_ID.PARAM:
				case TAG_ID.TRACK:
				case TAG_ID.SOURCE: {
					paramStartTagInBody(p, token);
					break;
				}
				case TAG_ID.IMAGE: {
					imageStartTagInBody(p, token);
					break;
				}
				case TAG_ID.BUTTON: {
					buttonStartTagInBody(p, token);
					break;
				}
				case TAG_ID.APPLET:
				case TAG_ID.OBJECT:
				case TAG_ID.MARQUEE: {
					appletStartTagInBody(p, token);
					break;
				}
				case TAG_ID.IFRAME: {
					iframeStartTagInBody(p, token);
					break;
				}
				case TAG_ID.SELECT: {
					selectStartTagInBody(p, token);
					break;
				}
				case TAG_ID.OPTION:
				case TAG_ID.OPTGROUP: {
					optgroupStartTagInBody(p, token);
					break;
				}
				case TAG_ID.NOEMBED:
				case TAG_ID.NOFRAMES: {
					rawTextStartTagInBody(p, token);
					break;
				}
				case TAG_ID.FRAMESET: {
					framesetStartTagInBody(p, token);
					break;
				}
				case TAG_ID.TEXTAREA: {
					textareaStartTagInBody(p, token);
					break;
				}
				case TAG_ID.NOSCRIPT: {
					if (p.options.scriptingEnabled) {
						rawTextStartTagInBody(p, token);
					} else {
						genericStartTagInBody(p, token);
					}
					break;
				}
				case TAG_ID.PLAINTEXT: {
					plaintextStartTagInBody(p, token);
					break;
				}
				case TAG_ID.COL:
				case TAG_ID.TH:
				case TAG_ID.TD:
				case TAG_ID.TR:
				case TAG_ID.HEAD:
				case TAG_ID.FRAME:
				case TAG_ID.TBODY:
				case TAG_ID.TFOOT:
				case TAG_ID.THEAD:
				case TAG_ID.CAPTION:
				case TAG_ID.COLGROUP: {
					break;
				}
				default: {
					genericStartTagInBody(p, token);
				}
			}
		}
		function bodyEndTagInBody(p, token) {
			if (p.openElements.hasInScope(TAG_ID.BODY)) {
				p.insertionMode = InsertionMode.AFTER_BODY;
				if (p.options.sourceCodeLocationInfo) {
					const bodyElement = p.openElements.tryPeekProperlyNestedBodyElement();
					if (bodyElement) {
						p._setEndLocation(bodyElement, token);
					}
				}
			}
		}
		function htmlEndTagInBody(p, token) {
			if (p.openElements.hasInScope(TAG_ID.BODY)) {
				p.insertionMode = InsertionMode.AFTER_BODY;
				endTagAfterBody(p, token);
			}
		}
		function addressEndTagInBody(p, token) {
			const tn = token.tagID;
			if (p.openElements.hasInScope(tn)) {
				p.openElements.generateImpliedEndTags();
				p.openElements.popUntilTagNamePopped(tn);
			}
		}
		function formEndTagInBody(p) {
			const inTemplate = p.openElements.tmplCount > 0;
			const { formElement } = p;
			if (!inTemplate) {
				p.formElement = null;
			}
			if ((formElement || inTemplate) && p.openElements.hasInScope(TAG_ID.FORM)) {
				p.openElements.generateImpliedEndTags();
				if (inTemplate) {
					p.openElements.popUntilTagNamePopped(TAG_ID.FORM);
				} else if (formElement) {
					p.openElements.remove(formElement);
				}
			}
		}
		function pEndTagInBody(p) {
			if (!p.openElements.hasInButtonScope(TAG_ID.P)) {
				p._insertFakeElement(TAG_NAMES.P, TAG_ID.P);
			}
			p._closePElement();
		}
		function liEndTagInBody(p) {
			if (p.openElements.hasInListItemScope(TAG_ID.LI)) {
				p.openElements.generateImpliedEndTagsWithExclusion(TAG_ID.LI);
				p.openElements.popUntilTagNamePopped(TAG_ID.LI);
			}
		}
		function ddEndTagInBody(p, token) {
			const tn = token.tagID;
			if (p.openElements.hasInScope(tn)) {
				p.openElements.generateImpliedEndTagsWithExclusion(tn);
				p.openElements.popUntilTagNamePopped(tn);
			}
		}
		function numberedHeaderEndTagInBody(p) {
			if (p.openElements.hasNumberedHeaderInScope()) {
				p.openElements.generateImpliedEndTags();
				p.openElements.popUntilNumberedHeaderPopped();
			}
		}
		function appletEndTagInBody(p, token) {
			const tn = token.tagID;
			if (p.openElements.hasInScope(tn)) {
				p.openElements.generateImpliedEndTags();
				p.openElements.popUntilTagNamePopped(tn);
				p.activeFormattingElements.clearToLastMarker();
			}
		}
		function brEndTagInBody(p) {
			p._reconstructActiveFormattingElements();
			p._insertFakeElement(TAG_NAMES.BR, TAG_ID.BR);
			p.openElements.pop();
			p.framesetOk = false;
		}
		function genericEndTagInBody(p, token) {
			const tid = token.tagID;
			const i = tid === TAG_ID.UNKNOWN ? p.openElements.indexOfTopmostByName(html_NS.HTML, token.tagName) : p.openElements.indexOfTopmost(tid);
			if (i > 0 && !p.openElements.hasSpecialElementAbove(i)) {
				p.openElements.generateImpliedEndTagsWithExclusion(tid);
				if (p.openElements.stackTop >= i) p.openElements.shortenToLength(i);
			}
		}
		function endTagInBody(p, token) {
			switch (token.tagID) {
				case TAG_ID.A:
				case TAG_ID.B:
				case TAG_ID.I:
				case TAG_ID.S:
				case TAG_ID.U:
				case TAG_ID.EM:
				case TAG_ID.TT:
				case TAG_ID.BIG:
				case TAG_ID.CODE:
				case TAG_ID.FONT:
				case TAG_ID.NOBR:
				case TAG_ID.SMALL:
				case TAG_ID.STRIKE:
				case TAG_ID.STRONG: {
					callAdoptionAgency(p, token);
					break;
				}
				case TAG_ID.P: {
					pEndTagInBody(p);
					break;
				}
				case TAG_ID.DL:
				case TAG_ID.UL:
				case TAG_ID.OL:
				case TAG_ID.DIR:
				case TAG_ID.DIV:
				case TAG_ID.NAV:
				case TAG_ID.PRE:
				case TAG_ID.MAIN:
				case TAG_ID.MENU:
				case TAG_ID.ASIDE:
				case TAG_ID.BUTTON:
				case TAG_ID.CENTER:
				case TAG_ID.FIGURE:
				case TAG_ID.FOOTER:
				case TAG_ID.HEADER:
				case TAG_ID.HGROUP:
				case TAG_ID.DIALOG:
				case TAG_ID.ADDRESS:
				case TAG_ID.ARTICLE:
				case TAG_ID.DETAILS:
				case TAG_ID.SEARCH:
				case TAG_ID.SECTION:
				case TAG_ID.SUMMARY:
				case TAG_ID.LISTING:
				case TAG_ID.FIELDSET:
				case TAG_ID.BLOCKQUOTE:
				case TAG_ID.FIGCAPTION: {
					addressEndTagInBody(p, token);
					break;
				}
				case TAG_ID.LI: {
					liEndTagInBody(p);
					break;
				}
				case TAG_ID.DD:
				case TAG_ID.DT: {
					ddEndTagInBody(p, token);
					break;
				}
				case TAG_ID.H1:
				case TAG_ID.H2:
				case TAG_ID.H3:
				case TAG_ID.H4:
				case TAG_ID.H5:
				case TAG_ID.H6: {
					numberedHeaderEndTagInBody(p);
					break;
				}
				case TAG_ID.BR: {
					brEndTagInBody(p);
					break;
				}
				case TAG_ID.BODY: {
					bodyEndTagInBody(p, token);
					break;
				}
				case TAG_ID.HTML: {
					htmlEndTagInBody(p, token);
					break;
				}
				case TAG_ID.FORM: {
					formEndTagInBody(p);
					break;
				}
				case TAG_ID.APPLET:
				case TAG_ID.OBJECT:
				case TAG_ID.MARQUEE: {
					appletEndTagInBody(p, token);
					break;
				}
				case TAG_ID.TEMPLATE: {
					templateEndTagInHead(p, token);
					break;
				}
				default: {
					genericEndTagInBody(p, token);
				}
			}
		}
		function eofInBody(p, token) {
			if (p.tmplInsertionModeStack.length > 0) {
				eofInTemplate(p, token);
			} else {
				stopParsing(p, token);
			}
		}
		function endTagInText(p, token) {
			var _a;
			if (token.tagID === TAG_ID.SCRIPT) {
				(_a = p.scriptHandler) === null || _a === void 0 ? void 0 : _a.call(p, p.openElements.current);
			}
			p.openElements.pop();
			p.insertionMode = p.originalInsertionMode;
		}
		function eofInText(p, token) {
			p._err(token, ERR.eofInElementThatCanContainOnlyText);
			p.openElements.pop();
			p.insertionMode = p.originalInsertionMode;
			p.onEof(token);
		}
		function characterInTable(p, token) {
			if (p.openElements.currentTagId !== undefined && TABLE_STRUCTURE_TAGS.has(p.openElements.currentTagId)) {
				p.pendingCharacterTokens.length = 0;
				p.hasNonWhitespacePendingCharacterToken = false;
				p.originalInsertionMode = p.insertionMode;
				p.insertionMode = InsertionMode.IN_TABLE_TEXT;
				switch (token.type) {
					case TokenType.CHARACTER: {
						characterInTableText(p, token);
						break;
					}
					case TokenType.WHITESPACE_CHARACTER: {
						whitespaceCharacterInTableText(p, token);
						break;
					}
				}
			} else {
				tokenInTable(p, token);
			}
		}
		function captionStartTagInTable(p, token) {
			p.openElements.clearBackToTableContext();
			p.activeFormattingElements.insertMarker();
			p._insertElement(token, html_NS.HTML);
			p.insertionMode = InsertionMode.IN_CAPTION;
		}
		function colgroupStartTagInTable(p, token) {
			p.openElements.clearBackToTableContext();
			p._insertElement(token, html_NS.HTML);
			p.insertionMode = InsertionMode.IN_COLUMN_GROUP;
		}
		function colStartTagInTable(p, token) {
			p.openElements.clearBackToTableContext();
			p._insertFakeElement(TAG_NAMES.COLGROUP, TAG_ID.COLGROUP);
			p.insertionMode = InsertionMode.IN_COLUMN_GROUP;
			startTagInColumnGroup(p, token);
		}
		function tbodyStartTagInTable(p, token) {
			p.openElements.clearBackToTableContext();
			p._insertElement(token, html_NS.HTML);
			p.insertionMode = InsertionMode.IN_TABLE_BODY;
		}
		function tdStartTagInTable(p, token) {
			p.openElements.clearBackToTableContext();
			p._insertFakeElement(TAG_NAMES.TBODY, TAG_ID.TBODY);
			p.insertionMode = InsertionMode.IN_TABLE_BODY;
			startTagInTableBody(p, token);
		}
		function tableStartTagInTable(p, token) {
			if (p.openElements.hasInTableScope(TAG_ID.TABLE)) {
				p.openElements.popUntilTagNamePopped(TAG_ID.TABLE);
				p._resetInsertionMode();
				p._processStartTag(token);
			}
		}
		function inputStartTagInTable(p, token) {
			if (isHiddenInput(token)) {
				p._appendElement(token, html_NS.HTML);
			} else {
				tokenInTable(p, token);
			}
			token.ackSelfClosing = true;
		}
		function formStartTagInTable(p, token) {
			if (!p.formElement && p.openElements.tmplCount === 0) {
				p._insertElement(token, html_NS.HTML);
				p.formElement = p.openElements.current;
				p.openElements.pop();
			}
		}
		function startTagInTable(p, token) {
			switch (token.tagID) {
				case TAG_ID.TD:
				case TAG_ID.TH:
				case TAG_ID.TR: {
					tdStartTagInTable(p, token);
					break;
				}
				case TAG_ID.STYLE:
				case TAG_ID.SCRIPT:
				case TAG_ID.TEMPLATE: {
					startTagInHead(p, token);
					break;
				}
				case TAG_ID.COL: {
					colStartTagInTable(p, token);
					break;
				}
				case TAG_ID.FORM: {
					formStartTagInTable(p, token);
					break;
				}
				case TAG_ID.TABLE: {
					tableStartTagInTable(p, token);
					break;
				}
				case TAG_ID.TBODY:
				case TAG_ID.TFOOT:
				case TAG_ID.THEAD: {
					tbodyStartTagInTable(p, token);
					break;
				}
				case TAG_ID.INPUT: {
					inputStartTagInTable(p, token);
					break;
				}
				case TAG_ID.CAPTION: {
					captionStartTagInTable(p, token);
					break;
				}
				case TAG_ID.COLGROUP: {
					colgroupStartTagInTable(p, token);
					break;
				}
				default: {
					tokenInTable(p, token);
				}
			}
		}
		function endTagInTable(p, token) {
			switch (token.tagID) {
				case TAG_ID.TABLE: {
					if (p.openElements.hasInTableScope(TAG_ID.TABLE)) {
						p.openElements.popUntilTagNamePopped(TAG_ID.TABLE);
						p._resetInsertionMode();
					}
					break;
				}
				case TAG_ID.TEMPLATE: {
					templateEndTagInHead(p, token);
					break;
				}
				case TAG_ID.BODY:
				case TAG_ID.CAPTION:
				case TAG_ID.COL:
				case TAG_ID.COLGROUP:
				case TAG_ID.HTML:
				case TAG_ID.TBODY:
				case TAG_ID.TD:
				case TAG_ID.TFOOT:
				case TAG_ID.TH:
				case TAG_ID.THEAD:
				case TAG_ID.TR: {
					break;
				}
				default: {
					tokenInTable(p, token);
				}
			}
		}
		function tokenInTable(p, token) {
			const savedFosterParentingState = p.fosterParentingEnabled;
			p.fosterParentingEnabled = true;
			modeInBody(p, token);
			p.fosterParentingEnabled = savedFosterParentingState;
		}
		function whitespaceCharacterInTableText(p, token) {
			p.pendingCharacterTokens.push(token);
		}
		function characterInTableText(p, token) {
			p.pendingCharacterTokens.push(token);
			p.hasNonWhitespacePendingCharacterToken = true;
		}
		function tokenInTableText(p, token) {
			let i = 0;
			if (p.hasNonWhitespacePendingCharacterToken) {
				for (; i < p.pendingCharacterTokens.length; i++) {
					tokenInTable(p, p.pendingCharacterTokens[i]);
				}
			} else {
				for (; i < p.pendingCharacterTokens.length; i++) {
					p._insertCharacters(p.pendingCharacterTokens[i]);
				}
			}
			p.insertionMode = p.originalInsertionMode;
			p._processToken(token);
		}
		const TABLE_VOID_ELEMENTS = new Set([
			TAG_ID.CAPTION,
			TAG_ID.COL,
			TAG_ID.COLGROUP,
			TAG_ID.TBODY,
			TAG_ID.TD,
			TAG_ID.TFOOT,
			TAG_ID.TH,
			TAG_ID.THEAD,
			TAG_ID.TR
		]);
		function startTagInCaption(p, token) {
			const tn = token.tagID;
			if (TABLE_VOID_ELEMENTS.has(tn)) {
				if (p.openElements.hasInTableScope(TAG_ID.CAPTION)) {
					p.openElements.generateImpliedEndTags();
					p.openElements.popUntilTagNamePopped(TAG_ID.CAPTION);
					p.activeFormattingElements.clearToLastMarker();
					p.insertionMode = InsertionMode.IN_TABLE;
					startTagInTable(p, token);
				}
			} else {
				startTagInBody(p, token);
			}
		}
		function endTagInCaption(p, token) {
			const tn = token.tagID;
			switch (tn) {
				case TAG_ID.CAPTION:
				case TAG_ID.TABLE: {
					if (p.openElements.hasInTableScope(TAG_ID.CAPTION)) {
						p.openElements.generateImpliedEndTags();
						p.openElements.popUntilTagNamePopped(TAG_ID.CAPTION);
						p.activeFormattingElements.clearToLastMarker();
						p.insertionMode = InsertionMode.IN_TABLE;
						if (tn === TAG_ID.TABLE) {
							endTagInTable(p, token);
						}
					}
					break;
				}
				case TAG_ID.BODY:
				case TAG_ID.COL:
				case TAG_ID.COLGROUP:
				case TAG_ID.HTML:
				case TAG_ID.TBODY:
				case TAG_ID.TD:
				case TAG_ID.TFOOT:
				case TAG_ID.TH:
				case TAG_ID.THEAD:
				case TAG_ID.TR: {
					break;
				}
				default: {
					endTagInBody(p, token);
				}
			}
		}
		function startTagInColumnGroup(p, token) {
			switch (token.tagID) {
				case TAG_ID.HTML: {
					startTagInBody(p, token);
					break;
				}
				case TAG_ID.COL: {
					p._appendElement(token, html_NS.HTML);
					token.ackSelfClosing = true;
					break;
				}
				case TAG_ID.TEMPLATE: {
					startTagInHead(p, token);
					break;
				}
				default: {
					tokenInColumnGroup(p, token);
				}
			}
		}
		function endTagInColumnGroup(p, token) {
			switch (token.tagID) {
				case TAG_ID.COLGROUP: {
					if (p.openElements.currentTagId === TAG_ID.COLGROUP) {
						p.openElements.pop();
						p.insertionMode = InsertionMode.IN_TABLE;
					}
					break;
				}
				case TAG_ID.TEMPLATE: {
					templateEndTagInHead(p, token);
					break;
				}
				case TAG_ID.COL: {
					break;
				}
				default: {
					tokenInColumnGroup(p, token);
				}
			}
		}
		function tokenInColumnGroup(p, token) {
			if (p.openElements.currentTagId === TAG_ID.COLGROUP) {
				p.openElements.pop();
				p.insertionMode = InsertionMode.IN_TABLE;
				p._processToken(token);
			}
		}
		function startTagInTableBody(p, token) {
			switch (token.tagID) {
				case TAG_ID.TR: {
					p.openElements.clearBackToTableBodyContext();
					p._insertElement(token, html_NS.HTML);
					p.insertionMode = InsertionMode.IN_ROW;
					break;
				}
				case TAG_ID.TH:
				case TAG_ID.TD: {
					p.openElements.clearBackToTableBodyContext();
					p._insertFakeElement(TAG_NAMES.TR, TAG_ID.TR);
					p.insertionMode = InsertionMode.IN_ROW;
					startTagInRow(p, token);
					break;
				}
				case TAG_ID.CAPTION:
				case TAG_ID.COL:
				case TAG_ID.COLGROUP:
				case TAG_ID.TBODY:
				case TAG_ID.TFOOT:
				case TAG_ID.THEAD: {
					if (p.openElements.hasTableBodyContextInTableScope()) {
						p.openElements.clearBackToTableBodyContext();
						p.openElements.pop();
						p.insertionMode = InsertionMode.IN_TABLE;
						startTagInTable(p, token);
					}
					break;
				}
				default: {
					startTagInTable(p, token);
				}
			}
		}
		function endTagInTableBody(p, token) {
			const tn = token.tagID;
			switch (token.tagID) {
				case TAG_ID.TBODY:
				case TAG_ID.TFOOT:
				case TAG_ID.THEAD: {
					if (p.openElements.hasInTableScope(tn)) {
						p.openElements.clearBackToTableBodyContext();
						p.openElements.pop();
						p.insertionMode = InsertionMode.IN_TABLE;
					}
					break;
				}
				case TAG_ID.TABLE: {
					if (p.openElements.hasTableBodyContextInTableScope()) {
						p.openElements.clearBackToTableBodyContext();
						p.openElements.pop();
						p.insertionMode = InsertionMode.IN_TABLE;
						endTagInTable(p, token);
					}
					break;
				}
				case TAG_ID.BODY:
				case TAG_ID.CAPTION:
				case TAG_ID.COL:
				case TAG_ID.COLGROUP:
				case TAG_ID.HTML:
				case TAG_ID.TD:
				case TAG_ID.TH:
				case TAG_ID.TR: {
					break;
				}
				default: {
					endTagInTable(p, token);
				}
			}
		}
		function startTagInRow(p, token) {
			switch (token.tagID) {
				case TAG_ID.TH:
				case TAG_ID.TD: {
					p.openElements.clearBackToTableRowContext();
					p._insertElement(token, html_NS.HTML);
					p.insertionMode = InsertionMode.IN_CELL;
					p.activeFormattingElements.insertMarker();
					break;
				}
				case TAG_ID.CAPTION:
				case TAG_ID.COL:
				case TAG_ID.COLGROUP:
				case TAG_ID.TBODY:
				case TAG_ID.TFOOT:
				case TAG_ID.THEAD:
				case TAG_ID.TR: {
					if (p.openElements.hasInTableScope(TAG_ID.TR)) {
						p.openElements.clearBackToTableRowContext();
						p.openElements.pop();
						p.insertionMode = InsertionMode.IN_TABLE_BODY;
						startTagInTableBody(p, token);
					}
					break;
				}
				default: {
					startTagInTable(p, token);
				}
			}
		}
		function endTagInRow(p, token) {
			switch (token.tagID) {
				case TAG_ID.TR: {
					if (p.openElements.hasInTableScope(TAG_ID.TR)) {
						p.openElements.clearBackToTableRowContext();
						p.openElements.pop();
						p.insertionMode = InsertionMode.IN_TABLE_BODY;
					}
					break;
				}
				case TAG_ID.TABLE: {
					if (p.openElements.hasInTableScope(TAG_ID.TR)) {
						p.openElements.clearBackToTableRowContext();
						p.openElements.pop();
						p.insertionMode = InsertionMode.IN_TABLE_BODY;
						endTagInTableBody(p, token);
					}
					break;
				}
				case TAG_ID.TBODY:
				case TAG_ID.TFOOT:
				case TAG_ID.THEAD: {
					if (p.openElements.hasInTableScope(token.tagID) || p.openElements.hasInTableScope(TAG_ID.TR)) {
						p.openElements.clearBackToTableRowContext();
						p.openElements.pop();
						p.insertionMode = InsertionMode.IN_TABLE_BODY;
						endTagInTableBody(p, token);
					}
					break;
				}
				case TAG_ID.BODY:
				case TAG_ID.CAPTION:
				case TAG_ID.COL:
				case TAG_ID.COLGROUP:
				case TAG_ID.HTML:
				case TAG_ID.TD:
				case TAG_ID.TH: {
					break;
				}
				default: {
					endTagInTable(p, token);
				}
			}
		}
		function startTagInCell(p, token) {
			const tn = token.tagID;
			if (TABLE_VOID_ELEMENTS.has(tn)) {
				if (p.openElements.hasInTableScope(TAG_ID.TD) || p.openElements.hasInTableScope(TAG_ID.TH)) {
					p._closeTableCell();
					startTagInRow(p, token);
				}
			} else {
				startTagInBody(p, token);
			}
		}
		function endTagInCell(p, token) {
			const tn = token.tagID;
			switch (tn) {
				case TAG_ID.TD:
				case TAG_ID.TH: {
					if (p.openElements.hasInTableScope(tn)) {
						p.openElements.generateImpliedEndTags();
						p.openElements.popUntilTagNamePopped(tn);
						p.activeFormattingElements.clearToLastMarker();
						p.insertionMode = InsertionMode.IN_ROW;
					}
					break;
				}
				case TAG_ID.TABLE:
				case TAG_ID.TBODY:
				case TAG_ID.TFOOT:
				case TAG_ID.THEAD:
				case TAG_ID.TR: {
					if (p.openElements.hasInTableScope(tn)) {
						p._closeTableCell();
						endTagInRow(p, token);
					}
					break;
				}
				case TAG_ID.BODY:
				case TAG_ID.CAPTION:
				case TAG_ID.COL:
				case TAG_ID.COLGROUP:
				case TAG_ID.HTML: {
					break;
				}
				default: {
					endTagInBody(p, token);
				}
			}
		}
		function startTagInSelect(p, token) {
			switch (token.tagID) {
				case TAG_ID.HTML: {
					startTagInBody(p, token);
					break;
				}
				case TAG_ID.OPTION: {
					if (p.openElements.currentTagId === TAG_ID.OPTION) {
						p.openElements.pop();
					}
					p._insertElement(token, html_NS.HTML);
					break;
				}
				case TAG_ID.OPTGROUP: {
					if (p.openElements.currentTagId === TAG_ID.OPTION) {
						p.openElements.pop();
					}
					if (p.openElements.currentTagId === TAG_ID.OPTGROUP) {
						p.openElements.pop();
					}
					p._insertElement(token, html_NS.HTML);
					break;
				}
				case TAG_ID.HR: {
					if (p.openElements.currentTagId === TAG_ID.OPTION) {
						p.openElements.pop();
					}
					if (p.openElements.currentTagId === TAG_ID.OPTGROUP) {
						p.openElements.pop();
					}
					p._appendElement(token, html_NS.HTML);
					token.ackSelfClosing = true;
					break;
				}
				case TAG_ID.INPUT:
				case TAG_ID.KEYGEN:
				case TAG_ID.TEXTAREA:
				case TAG_ID.SELECT: {
					if (p.openElements.hasInSelectScope(TAG_ID.SELECT)) {
						p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
						p._resetInsertionMode();
						if (token.tagID !== TAG_ID.SELECT) {
							p._processStartTag(token);
						}
					}
					break;
				}
				case TAG_ID.SCRIPT:
				case TAG_ID.TEMPLATE: {
					startTagInHead(p, token);
					break;
				}
				default:
			}
		}
		function endTagInSelect(p, token) {
			switch (token.tagID) {
				case TAG_ID.OPTGROUP: {
					if (p.openElements.stackTop > 0 && p.openElements.currentTagId === TAG_ID.OPTION && p.openElements.tagIDs[p.openElements.slotBelow(p.openElements.stackTop)] === TAG_ID.OPTGROUP) {
						p.openElements.pop();
					}
					if (p.openElements.currentTagId === TAG_ID.OPTGROUP) {
						p.openElements.pop();
					}
					break;
				}
				case TAG_ID.OPTION: {
					if (p.openElements.currentTagId === TAG_ID.OPTION) {
						p.openElements.pop();
					}
					break;
				}
				case TAG_ID.SELECT: {
					if (p.openElements.hasInSelectScope(TAG_ID.SELECT)) {
						p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
						p._resetInsertionMode();
					}
					break;
				}
				case TAG_ID.TEMPLATE: {
					templateEndTagInHead(p, token);
					break;
				}
				default:
			}
		}
		function startTagInSelectInTable(p, token) {
			const tn = token.tagID;
			if (tn === TAG_ID.CAPTION || tn === TAG_ID.TABLE || tn === TAG_ID.TBODY || tn === TAG_ID.TFOOT || tn === TAG_ID.THEAD || tn === TAG_ID.TR || tn === TAG_ID.TD || tn === TAG_ID.TH) {
				p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
				p._resetInsertionMode();
				p._processStartTag(token);
			} else {
				startTagInSelect(p, token);
			}
		}
		function endTagInSelectInTable(p, token) {
			const tn = token.tagID;
			if (tn === TAG_ID.CAPTION || tn === TAG_ID.TABLE || tn === TAG_ID.TBODY || tn === TAG_ID.TFOOT || tn === TAG_ID.THEAD || tn === TAG_ID.TR || tn === TAG_ID.TD || tn === TAG_ID.TH) {
				if (p.openElements.hasInTableScope(tn)) {
					p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
					p._resetInsertionMode();
					p.onEndTag(token);
				}
			} else {
				endTagInSelect(p, token);
			}
		}
		function startTagInTemplate(p, token) {
			switch (token.tagID) {
				case TAG_ID.BASE:
				case TAG_ID.BASEFONT:
				case TAG_ID.BGSOUND:
				case TAG_ID.LINK:
				case TAG_ID.META:
				case TAG_ID.NOFRAMES:
				case TAG_ID.SCRIPT:
				case TAG_ID.STYLE:
				case TAG_ID.TEMPLATE:
				case TAG_ID.TITLE: {
					startTagInHead(p, token);
					break;
				}
				case TAG_ID.CAPTION:
				case TAG_ID.COLGROUP:
				case TAG_ID.TBODY:
				case TAG_ID.TFOOT:
				case TAG_ID.THEAD: {
					p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_TABLE;
					p.insertionMode = InsertionMode.IN_TABLE;
					startTagInTable(p, token);
					break;
				}
				case TAG_ID.COL: {
					p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_COLUMN_GROUP;
					p.insertionMode = InsertionMode.IN_COLUMN_GROUP;
					startTagInColumnGroup(p, token);
					break;
				}
				case TAG_ID.TR: {
					p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_TABLE_BODY;
					p.insertionMode = InsertionMode.IN_TABLE_BODY;
					startTagInTableBody(p, token);
					break;
				}
				case TAG_ID.TD:
				case TAG_ID.TH: {
					p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_ROW;
					p.insertionMode = InsertionMode.IN_ROW;
					startTagInRow(p, token);
					break;
				}
				default: {
					p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_BODY;
					p.insertionMode = InsertionMode.IN_BODY;
					startTagInBody(p, token);
				}
			}
		}
		function endTagInTemplate(p, token) {
			if (token.tagID === TAG_ID.TEMPLATE) {
				templateEndTagInHead(p, token);
			}
		}
		function eofInTemplate(p, token) {
			if (p.openElements.tmplCount > 0) {
				do {
					p.openElements.popUntilTagNamePopped(TAG_ID.TEMPLATE);
					p.activeFormattingElements.clearToLastMarker();
					p.tmplInsertionModeStack.pop();
				} while (p.openElements.tmplCount > 0);
				p._resetInsertionMode();
				p.onEof(token);
			} else {
				stopParsing(p, token);
			}
		}
		function startTagAfterBody(p, token) {
			if (token.tagID === TAG_ID.HTML) {
				startTagInBody(p, token);
			} else {
				tokenAfterBody(p, token);
			}
		}
		function endTagAfterBody(p, token) {
			var _a;
			if (token.tagID === TAG_ID.HTML) {
				if (!p.fragmentContext) {
					p.insertionMode = InsertionMode.AFTER_AFTER_BODY;
				}
				if (p.options.sourceCodeLocationInfo && p.openElements.tagIDs[0] === TAG_ID.HTML) {
					p._setEndLocation(p.openElements.items[0], token);
					const bodyElement = p.openElements.items[1];
					if (bodyElement && !((_a = p.treeAdapter.getNodeSourceCodeLocation(bodyElement)) === null || _a === void 0 ? void 0 : _a.endTag)) {
						p._setEndLocation(bodyElement, token);
					}
				}
			} else {
				tokenAfterBody(p, token);
			}
		}
		function tokenAfterBody(p, token) {
			p.insertionMode = InsertionMode.IN_BODY;
			modeInBody(p, token);
		}
		function startTagInFrameset(p, token) {
			switch (token.tagID) {
				case TAG_ID.HTML: {
					startTagInBody(p, token);
					break;
				}
				case TAG_ID.FRAMESET: {
					p._insertElement(token, html_NS.HTML);
					break;
				}
				case TAG_ID.FRAME: {
					p._appendElement(token, html_NS.HTML);
					token.ackSelfClosing = true;
					break;
				}
				case TAG_ID.NOFRAMES: {
					startTagInHead(p, token);
					break;
				}
				default:
			}
		}
		function endTagInFrameset(p, token) {
			if (token.tagID === TAG_ID.FRAMESET && !p.openElements.isRootHtmlElementCurrent()) {
				p.openElements.pop();
				if (!p.fragmentContext && p.openElements.currentTagId !== TAG_ID.FRAMESET) {
					p.insertionMode = InsertionMode.AFTER_FRAMESET;
				}
			}
		}
		function startTagAfterFrameset(p, token) {
			switch (token.tagID) {
				case TAG_ID.HTML: {
					startTagInBody(p, token);
					break;
				}
				case TAG_ID.NOFRAMES: {
					startTagInHead(p, token);
					break;
				}
				default:
			}
		}
		function endTagAfterFrameset(p, token) {
			if (token.tagID === TAG_ID.HTML) {
				p.insertionMode = InsertionMode.AFTER_AFTER_FRAMESET;
			}
		}
		function startTagAfterAfterBody(p, token) {
			if (token.tagID === TAG_ID.HTML) {
				startTagInBody(p, token);
			} else {
				tokenAfterAfterBody(p, token);
			}
		}
		function tokenAfterAfterBody(p, token) {
			p.insertionMode = InsertionMode.IN_BODY;
			modeInBody(p, token);
		}
		function startTagAfterAfterFrameset(p, token) {
			switch (token.tagID) {
				case TAG_ID.HTML: {
					startTagInBody(p, token);
					break;
				}
				case TAG_ID.NOFRAMES: {
					startTagInHead(p, token);
					break;
				}
				default:
			}
		}
		function nullCharacterInForeignContent(p, token) {
			token.chars = REPLACEMENT_CHARACTER;
			p._insertCharacters(token);
		}
		function characterInForeignContent(p, token) {
			p._insertCharacters(token);
			p.framesetOk = false;
		}
		function popUntilHtmlOrIntegrationPoint(p) {
			while (p.treeAdapter.getNamespaceURI(p.openElements.current) !== html_NS.HTML && p.openElements.currentTagId !== undefined && !p._isIntegrationPoint(p.openElements.currentTagId, p.openElements.current)) {
				p.openElements.pop();
			}
		}
		function startTagInForeignContent(p, token) {
			if (causesExit(token)) {
				popUntilHtmlOrIntegrationPoint(p);
				p._startTagOutsideForeignContent(token);
			} else {
				const current = p._getAdjustedCurrentElement();
				const currentNs = p.treeAdapter.getNamespaceURI(current);
				if (currentNs === html_NS.MATHML) {
					adjustTokenMathMLAttrs(token);
				} else if (currentNs === html_NS.SVG) {
					adjustTokenSVGTagName(token);
					adjustTokenSVGAttrs(token);
				}
				adjustTokenXMLAttrs(token);
				if (token.selfClosing) {
					p._appendElement(token, currentNs);
				} else {
					p._insertElement(token, currentNs);
				}
				token.ackSelfClosing = true;
			}
		}
		function endTagInForeignContent(p, token) {
			if (token.tagID === TAG_ID.P || token.tagID === TAG_ID.BR) {
				popUntilHtmlOrIntegrationPoint(p);
				p._endTagOutsideForeignContent(token);
				return;
			}
			if (p.openElements.stackTop === 0) return;
			const { tagName } = token;
			const adjustedTagName = SVG_TAG_NAMES_ADJUSTMENT_MAP.get(tagName);
			const contextNs = p.fragmentContext ? p.treeAdapter.getNamespaceURI(p.fragmentContext) : html_NS.HTML;
			const i = Math.max(p.openElements.indexOfTopmostByName(html_NS.SVG, tagName), p.openElements.indexOfTopmostByName(html_NS.MATHML, tagName), adjustedTagName === undefined ? -1 : p.openElements.indexOfTopmostByName(html_NS.SVG, adjustedTagName), contextNs === html_NS.HTML || contextNs === html_NS.SVG || contextNs === html_NS.MATHML ? -1 : p.openElements.indexOfTopmostByName(contextNs, tagName));
			if (i > p.openElements.indexOfTopmostHtmlElement()) {
				token.tagName = p.treeAdapter.getTagName(p.openElements.items[i]);
				p.openElements.shortenToLength(i);
			} else {
				p._endTagOutsideForeignContent(token);
			}
		}
		;
		const VOID_ELEMENTS = new Set([
			TAG_NAMES.AREA,
			TAG_NAMES.BASE,
			TAG_NAMES.BASEFONT,
			TAG_NAMES.BGSOUND,
			TAG_NAMES.BR,
			TAG_NAMES.COL,
			TAG_NAMES.EMBED,
			TAG_NAMES.FRAME,
			TAG_NAMES.HR,
			TAG_NAMES.IMG,
			TAG_NAMES.INPUT,
			TAG_NAMES.KEYGEN,
			TAG_NAMES.LINK,
			TAG_NAMES.META,
			TAG_NAMES.PARAM,
			TAG_NAMES.SOURCE,
			TAG_NAMES.TRACK,
			TAG_NAMES.WBR
		]);
		function isVoidElement(node, options) {
			return options.treeAdapter.isElementNode(node) && options.treeAdapter.getNamespaceURI(node) === NS.HTML && VOID_ELEMENTS.has(options.treeAdapter.getTagName(node));
		}
		const defaultOpts = {
			treeAdapter: defaultTreeAdapter,
			scriptingEnabled: true
		};
		function serialize(node, options) {
			var _a;
			const opts = {
				...defaultOpts,
				...options
			};
			if (isVoidElement(node, opts)) {
				return "";
			}
			const { treeAdapter } = opts;
			const container = treeAdapter.isElementNode(node) && treeAdapter.getTagName(node) === $.TEMPLATE && treeAdapter.getNamespaceURI(node) === NS.HTML ? treeAdapter.getTemplateContent(node) : node;
			return serializeNodes((_a = treeAdapter.getChildNodes(container)) !== null && _a !== void 0 ? _a : [], opts);
		}
		function serializeOuter(node, options) {
			const opts = {
				...defaultOpts,
				...options
			};
			return serializeNodes([node], opts);
		}
		function serializeNodes(nodes, options) {
			var _a;
			const { treeAdapter } = options;
			const stack = [];
			let html = "";
			let index = 0;
			for (;;) {
				if (index < nodes.length) {
					const node = nodes[index++];
					if (treeAdapter.isElementNode(node)) {
						const tn = treeAdapter.getTagName(node);
						html += `<${tn}${serializeAttributes(node, options)}>`;
						const isHtml = treeAdapter.getNamespaceURI(node) === NS.HTML;
						if (!(isHtml && VOID_ELEMENTS.has(tn))) {
							stack.push({
								nodes,
								index,
								endTag: `</${tn}>`
							});
							nodes = (_a = treeAdapter.getChildNodes(isHtml && tn === $.TEMPLATE ? treeAdapter.getTemplateContent(node) : node)) !== null && _a !== void 0 ? _a : [];
							index = 0;
						}
					} else if (treeAdapter.isTextNode(node)) {
						html += serializeTextNode(node, options);
					} else if (treeAdapter.isCommentNode(node)) {
						html += serializeCommentNode(node, options);
					} else if (treeAdapter.isDocumentTypeNode(node)) {
						html += serializeDocumentTypeNode(node, options);
					}
				} else {
					const parent = stack.pop();
					if (!parent) {
						return html;
					}
					html += parent.endTag;
					({nodes, index} = parent);
				}
			}
		}
		function serializeAttributes(node, { treeAdapter }) {
			let html = "";
			for (const attr of treeAdapter.getAttrList(node)) {
				html += " ";
				if (attr.namespace) {
					switch (attr.namespace) {
						case NS.XML: {
							html += `xml:${attr.name}`;
							break;
						}
						case NS.XMLNS: {
							if (attr.name !== "xmlns") {
								html += "xmlns:";
							}
							html += attr.name;
							break;
						}
						case NS.XLINK: {
							html += `xlink:${attr.name}`;
							break;
						}
						default: {
							html += `${attr.prefix}:${attr.name}`;
						}
					}
				} else {
					html += attr.name;
				}
				html += `="${escapeAttribute(attr.value)}"`;
			}
			return html;
		}
		function serializeTextNode(node, options) {
			const { treeAdapter } = options;
			const content = treeAdapter.getTextNodeContent(node);
			const parent = treeAdapter.getParentNode(node);
			const parentTn = parent && treeAdapter.isElementNode(parent) && treeAdapter.getTagName(parent);
			return parentTn && treeAdapter.getNamespaceURI(parent) === NS.HTML && hasUnescapedText(parentTn, options.scriptingEnabled) ? content : escapeText(content);
		}
		function serializeCommentNode(node, { treeAdapter }) {
			return `<!--${treeAdapter.getCommentNodeContent(node)}-->`;
		}
		function serializeDocumentTypeNode(node, { treeAdapter }) {
			return `<!DOCTYPE ${treeAdapter.getDocumentTypeNodeName(node)}>`;
		}
		;
		function parse(html, options) {
			return Parser.parse(html, options);
		}
		function parseFragment(fragmentContext, html, options) {
			if (typeof fragmentContext === "string") {
				options = html;
				html = fragmentContext;
				fragmentContext = null;
			}
			const parser = Parser.getFragmentParser(fragmentContext, options);
			parser.tokenizer.write(html, true);
			return parser.getFragment();
		}
		var lib = __webpack_require__(1717);
		var unist_util_visit_lib = __webpack_require__(3617);
		;
		const gfmTagfilterExpression = /<(\/?)(iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)(?=[\t\n\f\r />])/gi;
		const knownMdxNames = new Set([
			"mdxFlowExpression",
			"mdxJsxFlowElement",
			"mdxJsxTextElement",
			"mdxTextExpression",
			"mdxjsEsm"
		]);
		const parseOptions = {
			sourceCodeLocationInfo: true,
			scriptingEnabled: false
		};
		function raw(tree, options) {
			const document = documentMode(tree);
			const one = (0, zwitch.A)("type", {
				handlers: {
					root: lib_root,
					element: hast_util_raw_lib_element,
					text: hast_util_raw_lib_text,
					comment: lib_comment,
					doctype: lib_doctype,
					raw: handleRaw
				},
				unknown
			});
			const state = {
				parser: document ? new parser_Parser(parseOptions) : parser_Parser.getFragmentParser(undefined, parseOptions),
				handle(node) {
					one(node, state);
				},
				stitches: false,
				options: options || {}
			};
			one(tree, state);
			resetTokenizer(state, (0, lib.PW)());
			const p5 = document ? state.parser.document : state.parser.getFragment();
			const result = fromParse5(p5, { file: state.options.file });
			if (state.stitches) {
				(0, unist_util_visit_lib.YR)(result, "comment", function(node, index, parent) {
					const stitch = node;
					if (stitch.value.stitch && parent && index !== undefined) {
						const siblings = parent.children;
						siblings[index] = stitch.value.stitch;
						return index;
					}
				});
			}
			if (result.type === "root" && result.children.length === 1 && result.children[0].type === tree.type) {
				return result.children[0];
			}
			return result;
		}
		function hast_util_raw_lib_all(nodes, state) {
			let index = -1;
			if (nodes) {
				while (++index < nodes.length) {
					state.handle(nodes[index]);
				}
			}
		}
		function lib_root(node, state) {
			hast_util_raw_lib_all(node.children, state);
		}
		function hast_util_raw_lib_element(node, state) {
			startTag(node, state);
			hast_util_raw_lib_all(node.children, state);
			endTag(node, state);
		}
		function hast_util_raw_lib_text(node, state) {
			if (state.parser.tokenizer.state > 4) {
				state.parser.tokenizer.state = 0;
			}
			resetTokenizer(state, (0, lib.PW)(node));
			const location = createParse5Location(node);
			const { value } = node;
			let start = 0;
			while (start < value.length) {
				const type = characterType(value.charCodeAt(start));
				let end = start + 1;
				while (end < value.length && characterType(value.charCodeAt(end)) === type) {
					end++;
				}
				const token = {
					type,
					chars: value.slice(start, end),
					location
				};
				state.parser.currentToken = token;
				state.parser._processToken(state.parser.currentToken);
				start = end;
			}
		}
		function lib_doctype(node, state) {
			const token = {
				type: TokenType.DOCTYPE,
				name: "html",
				forceQuirks: false,
				publicId: "",
				systemId: "",
				location: createParse5Location(node)
			};
			resetTokenizer(state, (0, lib.PW)(node));
			state.parser.currentToken = token;
			state.parser._processToken(state.parser.currentToken);
		}
		function stitch(node, state) {
			state.stitches = true;
			const clone = cloneWithoutChildren(node);
			if ("children" in node && "children" in clone) {
				const fakeRoot = raw({
					type: "root",
					children: node.children
				}, state.options);
				clone.children = fakeRoot.children;
			}
			lib_comment({
				type: "comment",
				value: { stitch: clone }
			}, state);
		}
		function lib_comment(node, state) {
			const data = node.value;
			const token = {
				type: TokenType.COMMENT,
				data,
				location: createParse5Location(node)
			};
			resetTokenizer(state, (0, lib.PW)(node));
			state.parser.currentToken = token;
			state.parser._processToken(state.parser.currentToken);
		}
		function handleRaw(node, state) {
			state.parser.tokenizer.flushCharacters();
			state.parser.tokenizer.preprocessor.html = "";
			state.parser.tokenizer.preprocessor.pos = -1;
			state.parser.tokenizer.preprocessor.lastGapPos = -2;
			state.parser.tokenizer.preprocessor.gapStack = [];
			state.parser.tokenizer.preprocessor.skipNextNewLine = false;
			state.parser.tokenizer.preprocessor.lastChunkWritten = false;
			state.parser.tokenizer.preprocessor.endOfChunkHit = false;
			state.parser.tokenizer.preprocessor.isEol = false;
			setPoint(state, (0, lib.PW)(node));
			state.parser.tokenizer.write(state.options.tagfilter ? node.value.replace(gfmTagfilterExpression, "&lt;$1$2") : node.value, false);
			state.parser.tokenizer._runParsingLoop();
			if (state.parser.tokenizer.state === 71) {
				state.parser.tokenizer.preprocessor.pos = state.parser.tokenizer.preprocessor.html.length;
				state.parser.tokenizer.preprocessor.lastChunkWritten = true;
				state.parser.tokenizer._stateCharacterReference();
				state.parser.tokenizer.preprocessor.lastChunkWritten = false;
				state.parser.tokenizer.preprocessor.endOfChunkHit = false;
				state.parser.tokenizer.active = true;
				state.parser.tokenizer._runParsingLoop();
			}
		}
		function unknown(node_, state) {
			const node = node_;
			if (state.options.passThrough && state.options.passThrough.includes(node.type)) {
				stitch(node, state);
			} else {
				let extra = "";
				if (knownMdxNames.has(node.type)) {
					extra = ". It looks like you are using MDX nodes with `hast-util-raw` (or `rehype-raw`). If you use this because you are using remark or rehype plugins that inject `'html'` nodes, then please raise an issue with that plugin, as its a bad and slow idea. If you use this because you are using markdown syntax, then you have to configure this utility (or plugin) to pass through these nodes (see `passThrough` in docs), but you can also migrate to use the MDX syntax";
				}
				throw new Error("Cannot compile `" + node.type + "` node" + extra);
			}
		}
		function resetTokenizer(state, point) {
			state.parser.tokenizer.flushCharacters();
			setPoint(state, point);
			state.parser.tokenizer.paused = false;
			state.parser.tokenizer.inLoop = false;
			state.parser.tokenizer.active = false;
			state.parser.tokenizer.returnState = TokenizerMode.DATA;
			state.parser.tokenizer.charRefCode = -1;
			state.parser.tokenizer.consumedAfterSnapshot = -1;
			state.parser.tokenizer.currentLocation = null;
			state.parser.tokenizer.currentCharacterToken = null;
			state.parser.tokenizer.currentToken = null;
			state.parser.tokenizer.currentAttr = {
				name: "",
				value: ""
			};
		}
		function setPoint(state, point) {
			if (point && point.offset !== undefined) {
				const location = {
					startLine: point.line,
					startCol: point.column,
					startOffset: point.offset,
					endLine: -1,
					endCol: -1,
					endOffset: -1
				};
				state.parser.tokenizer.preprocessor.lineStartPos = -point.column + 1;
				state.parser.tokenizer.preprocessor.droppedBufferSize = point.offset;
				state.parser.tokenizer.preprocessor.line = point.line;
				state.parser.tokenizer.currentLocation = location;
			}
		}
		function startTag(node, state) {
			if (state.parser.tokenizer.state === TokenizerMode.PLAINTEXT) return;
			const tagName = node.tagName.toLowerCase();
			resetTokenizer(state, (0, lib.PW)(node));
			const { current } = state.parser.openElements;
			let ns = current && "namespaceURI" in current ? current.namespaceURI : webNamespaces.html;
			if (ns === webNamespaces.html && tagName === "svg") {
				ns = webNamespaces.svg;
			}
			const result = toParse5({
				...node,
				children: []
			}, { space: ns === webNamespaces.svg ? "svg" : "html" });
			const tag = {
				type: TokenType.START_TAG,
				tagName,
				tagID: getTagID(tagName),
				selfClosing: false,
				ackSelfClosing: false,
				attrs: "attrs" in result ? result.attrs : [],
				location: createParse5Location(node)
			};
			state.parser.currentToken = tag;
			state.parser._processToken(state.parser.currentToken);
			state.parser.tokenizer.lastStartTagName = tagName;
		}
		function endTag(node, state) {
			const tagName = node.tagName.toLowerCase();
			if (!state.parser.tokenizer.inForeignNode && html_void_elements.b.includes(tagName)) {
				return;
			}
			if (state.parser.tokenizer.state === TokenizerMode.PLAINTEXT) return;
			resetTokenizer(state, (0, lib.Y)(node));
			const tag = {
				type: TokenType.END_TAG,
				tagName,
				tagID: getTagID(tagName),
				selfClosing: false,
				ackSelfClosing: false,
				attrs: [],
				location: createParse5Location(node)
			};
			state.parser.currentToken = tag;
			state.parser._processToken(state.parser.currentToken);
			if (tagName === state.parser.tokenizer.lastStartTagName && (state.parser.tokenizer.state === TokenizerMode.RCDATA || state.parser.tokenizer.state === TokenizerMode.RAWTEXT || state.parser.tokenizer.state === TokenizerMode.SCRIPT_DATA)) {
				state.parser.tokenizer.state = TokenizerMode.DATA;
			}
		}
		function documentMode(node) {
			const head = node.type === "root" ? node.children[0] : node;
			return Boolean(head && (head.type === "doctype" || head.type === "element" && head.tagName.toLowerCase() === "html"));
		}
		function createParse5Location(node) {
			const start = (0, lib.PW)(node) || {
				line: undefined,
				column: undefined,
				offset: undefined
			};
			const end = (0, lib.Y)(node) || {
				line: undefined,
				column: undefined,
				offset: undefined
			};
			const location = {
				startLine: start.line,
				startCol: start.column,
				startOffset: start.offset,
				endLine: end.line,
				endCol: end.column,
				endOffset: end.offset
			};
			return location;
		}
		function cloneWithoutChildren(node) {
			return (0, esm.Ay)("children" in node ? {
				...node,
				children: []
			} : node);
		}
		function characterType(code) {
			return code === 9 || code === 10 || code === 12 || code === 13 || code === 32 ? TokenType.WHITESPACE_CHARACTER : TokenType.CHARACTER;
		}
		;
		function rehypeRaw(options) {
			return function(tree, file) {
				const result = raw(tree, {
					...options,
					file
				});
				return result;
			};
		}
	}),
	1408: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => rehypeSanitize });
		var esm = __webpack_require__(1397);
		var lib = __webpack_require__(1717);
		var schema = __webpack_require__(2139);
		;
		const own = {}.hasOwnProperty;
		function sanitize(node, options) {
			let result = {
				type: "root",
				children: []
			};
			const state = {
				schema: options ? {
					...schema.j,
					...options
				} : schema.j,
				stack: []
			};
			const replace = transform(state, node);
			if (replace) {
				if (Array.isArray(replace)) {
					if (replace.length === 1) {
						result = replace[0];
					} else {
						result.children = replace;
					}
				} else {
					result = replace;
				}
			}
			return result;
		}
		function transform(state, node) {
			if (node && typeof node === "object") {
				const unsafe = node;
				const type = typeof unsafe.type === "string" ? unsafe.type : "";
				switch (type) {
					case "comment": {
						return comment(state, unsafe);
					}
					case "doctype": {
						return doctype(state, unsafe);
					}
					case "element": {
						return lib_element(state, unsafe);
					}
					case "root": {
						return root(state, unsafe);
					}
					case "text": {
						return lib_text(state, unsafe);
					}
					default:
				}
			}
		}
		function comment(state, unsafe) {
			if (state.schema.allowComments) {
				const result = typeof unsafe.value === "string" ? unsafe.value : "";
				const index = result.indexOf("-->");
				const value = index < 0 ? result : result.slice(0, index);
				const node = {
					type: "comment",
					value
				};
				patch(node, unsafe);
				return node;
			}
		}
		function doctype(state, unsafe) {
			if (state.schema.allowDoctypes) {
				const node = { type: "doctype" };
				patch(node, unsafe);
				return node;
			}
		}
		function lib_element(state, unsafe) {
			const name = typeof unsafe.tagName === "string" ? unsafe.tagName : "";
			state.stack.push(name);
			const content = children(state, unsafe.children);
			const properties_ = properties(state, unsafe.properties);
			state.stack.pop();
			let safeElement = false;
			if (name && name !== "*" && (!state.schema.tagNames || state.schema.tagNames.includes(name))) {
				safeElement = true;
				if (state.schema.ancestors && own.call(state.schema.ancestors, name)) {
					const ancestors = state.schema.ancestors[name];
					let index = -1;
					safeElement = false;
					while (++index < ancestors.length) {
						if (state.stack.includes(ancestors[index])) {
							safeElement = true;
						}
					}
				}
			}
			if (!safeElement) {
				return state.schema.strip && !state.schema.strip.includes(name) ? content : undefined;
			}
			const node = {
				type: "element",
				tagName: name,
				properties: properties_,
				children: content
			};
			patch(node, unsafe);
			return node;
		}
		function root(state, unsafe) {
			const content = children(state, unsafe.children);
			const node = {
				type: "root",
				children: content
			};
			patch(node, unsafe);
			return node;
		}
		function lib_text(_, unsafe) {
			const value = typeof unsafe.value === "string" ? unsafe.value : "";
			const node = {
				type: "text",
				value
			};
			patch(node, unsafe);
			return node;
		}
		function children(state, children) {
			const results = [];
			if (Array.isArray(children)) {
				const childrenUnknown = children;
				let index = -1;
				while (++index < childrenUnknown.length) {
					const value = transform(state, childrenUnknown[index]);
					if (value) {
						if (Array.isArray(value)) {
							results.push(...value);
						} else {
							results.push(value);
						}
					}
				}
			}
			return results;
		}
		function properties(state, properties) {
			const tagName = state.stack[state.stack.length - 1];
			const attributes = state.schema.attributes;
			const required = state.schema.required;
			const specific = attributes && own.call(attributes, tagName) ? attributes[tagName] : undefined;
			const defaults = attributes && own.call(attributes, "*") ? attributes["*"] : undefined;
			const properties_ = properties && typeof properties === "object" ? properties : {};
			const result = {};
			let key;
			for (key in properties_) {
				if (own.call(properties_, key)) {
					const unsafe = properties_[key];
					let safe = propertyValue(state, findDefinition(specific, key), key, unsafe);
					if (safe === null || safe === undefined) {
						safe = propertyValue(state, findDefinition(defaults, key), key, unsafe);
					}
					if (safe !== null && safe !== undefined) {
						result[key] = safe;
					}
				}
			}
			if (required && own.call(required, tagName)) {
				const properties = required[tagName];
				for (key in properties) {
					if (own.call(properties, key) && !own.call(result, key)) {
						result[key] = properties[key];
					}
				}
			}
			return result;
		}
		function propertyValue(state, definition, key, value) {
			return definition ? Array.isArray(value) ? propertyValueMany(state, definition, key, value) : propertyValuePrimitive(state, definition, key, value) : undefined;
		}
		function propertyValueMany(state, definition, key, values) {
			let index = -1;
			const result = [];
			while (++index < values.length) {
				const value = propertyValuePrimitive(state, definition, key, values[index]);
				if (typeof value === "number" || typeof value === "string") {
					result.push(value);
				}
			}
			return result;
		}
		function propertyValuePrimitive(state, definition, key, value) {
			if (typeof value !== "boolean" && typeof value !== "number" && typeof value !== "string") {
				return;
			}
			if (!safeProtocol(state, key, value)) {
				return;
			}
			if (typeof definition === "object" && definition.length > 1) {
				let ok = false;
				let index = 0;
				while (++index < definition.length) {
					const allowed = definition[index];
					if (allowed && typeof allowed === "object" && "flags" in allowed) {
						if (allowed.test(String(value))) {
							ok = true;
							break;
						}
					} else if (allowed === value) {
						ok = true;
						break;
					}
				}
				if (!ok) return;
			}
			return state.schema.clobber && state.schema.clobberPrefix && state.schema.clobber.includes(key) ? state.schema.clobberPrefix + value : value;
		}
		function safeProtocol(state, key, value) {
			const protocols = state.schema.protocols && own.call(state.schema.protocols, key) ? state.schema.protocols[key] : undefined;
			if (!protocols || protocols.length === 0) {
				return true;
			}
			const url = String(value);
			const colon = url.indexOf(":");
			const questionMark = url.indexOf("?");
			const numberSign = url.indexOf("#");
			const slash = url.indexOf("/");
			if (colon < 0 || slash > -1 && colon > slash || questionMark > -1 && colon > questionMark || numberSign > -1 && colon > numberSign) {
				return true;
			}
			let index = -1;
			while (++index < protocols.length) {
				const protocol = protocols[index];
				if (colon === protocol.length && url.slice(0, protocol.length) === protocol) {
					return true;
				}
			}
			return false;
		}
		function patch(node, unsafe) {
			const cleanPosition = (0, lib.G1)(unsafe);
			if (unsafe.data) {
				node.data = (0, esm.Ay)(unsafe.data);
			}
			if (cleanPosition) node.position = cleanPosition;
		}
		function findDefinition(definitions, key) {
			let dataDefault;
			let index = -1;
			if (definitions) {
				while (++index < definitions.length) {
					const entry = definitions[index];
					const name = typeof entry === "string" ? entry : entry[0];
					if (name === key) {
						return entry;
					}
					if (name === "data*") dataDefault = entry;
				}
			}
			if (key.length > 4 && key.slice(0, 4).toLowerCase() === "data") {
				return dataDefault;
			}
		}
		;
		function rehypeSanitize(options) {
			return function(tree) {
				const result = sanitize(tree, options);
				return result;
			};
		}
	}),
	3073: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => rehypeStringify });
		var html_void_elements = __webpack_require__(5271);
		var property_information = __webpack_require__(4278);
		var zwitch = __webpack_require__(950);
		;
		const defaultSubsetRegex = /["&'<>`]/g;
		const surrogatePairsRegex = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
		const controlCharactersRegex = /[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g;
		const regexEscapeRegex = /[|\\{}()[\]^$+*?.]/g;
		const subsetToRegexCache = new WeakMap();
		function core_core(value, options) {
			value = value.replace(options.subset ? charactersToExpressionCached(options.subset) : defaultSubsetRegex, basic);
			if (options.subset || options.escapeOnly) {
				return value;
			}
			return value.replace(surrogatePairsRegex, surrogate).replace(controlCharactersRegex, basic);
			function surrogate(pair, index, all) {
				return options.format((pair.charCodeAt(0) - 55296) * 1024 + pair.charCodeAt(1) - 56320 + 65536, all.charCodeAt(index + 2), options);
			}
			function basic(character, index, all) {
				return options.format(character.charCodeAt(0), all.charCodeAt(index + 1), options);
			}
		}
		function charactersToExpressionCached(subset) {
			let cached = subsetToRegexCache.get(subset);
			if (!cached) {
				cached = charactersToExpression(subset);
				subsetToRegexCache.set(subset, cached);
			}
			return cached;
		}
		function charactersToExpression(subset) {
			const groups = [];
			let index = -1;
			while (++index < subset.length) {
				groups.push(subset[index].replace(regexEscapeRegex, "\\$&"));
			}
			return new RegExp("(?:" + groups.join("|") + ")", "g");
		}
		;
		const hexadecimalRegex = /[\dA-Fa-f]/;
		function toHexadecimal(code, next, omit) {
			const value = "&#x" + code.toString(16).toUpperCase();
			return omit && next && !hexadecimalRegex.test(String.fromCharCode(next)) ? value : value + ";";
		}
		;
		const decimalRegex = /\d/;
		function toDecimal(code, next, omit) {
			const value = "&#" + String(code);
			return omit && next && !decimalRegex.test(String.fromCharCode(next)) ? value : value + ";";
		}
		;
		const characterEntitiesLegacy = [
			"AElig",
			"AMP",
			"Aacute",
			"Acirc",
			"Agrave",
			"Aring",
			"Atilde",
			"Auml",
			"COPY",
			"Ccedil",
			"ETH",
			"Eacute",
			"Ecirc",
			"Egrave",
			"Euml",
			"GT",
			"Iacute",
			"Icirc",
			"Igrave",
			"Iuml",
			"LT",
			"Ntilde",
			"Oacute",
			"Ocirc",
			"Ograve",
			"Oslash",
			"Otilde",
			"Ouml",
			"QUOT",
			"REG",
			"THORN",
			"Uacute",
			"Ucirc",
			"Ugrave",
			"Uuml",
			"Yacute",
			"aacute",
			"acirc",
			"acute",
			"aelig",
			"agrave",
			"amp",
			"aring",
			"atilde",
			"auml",
			"brvbar",
			"ccedil",
			"cedil",
			"cent",
			"copy",
			"curren",
			"deg",
			"divide",
			"eacute",
			"ecirc",
			"egrave",
			"eth",
			"euml",
			"frac12",
			"frac14",
			"frac34",
			"gt",
			"iacute",
			"icirc",
			"iexcl",
			"igrave",
			"iquest",
			"iuml",
			"laquo",
			"lt",
			"macr",
			"micro",
			"middot",
			"nbsp",
			"not",
			"ntilde",
			"oacute",
			"ocirc",
			"ograve",
			"ordf",
			"ordm",
			"oslash",
			"otilde",
			"ouml",
			"para",
			"plusmn",
			"pound",
			"quot",
			"raquo",
			"reg",
			"sect",
			"shy",
			"sup1",
			"sup2",
			"sup3",
			"szlig",
			"thorn",
			"times",
			"uacute",
			"ucirc",
			"ugrave",
			"uml",
			"uuml",
			"yacute",
			"yen",
			"yuml"
		];
		const characterEntitiesHtml4 = {
			nbsp: "\u00A0",
			iexcl: "\u00A1",
			cent: "\u00A2",
			pound: "\u00A3",
			curren: "\u00A4",
			yen: "\u00A5",
			brvbar: "\u00A6",
			sect: "\u00A7",
			uml: "\u00A8",
			copy: "\u00A9",
			ordf: "\u00AA",
			laquo: "\u00AB",
			not: "\u00AC",
			shy: "\u00AD",
			reg: "\u00AE",
			macr: "\u00AF",
			deg: "\u00B0",
			plusmn: "\u00B1",
			sup2: "\u00B2",
			sup3: "\u00B3",
			acute: "\u00B4",
			micro: "\u00B5",
			para: "\u00B6",
			middot: "\u00B7",
			cedil: "\u00B8",
			sup1: "\u00B9",
			ordm: "\u00BA",
			raquo: "\u00BB",
			frac14: "\u00BC",
			frac12: "\u00BD",
			frac34: "\u00BE",
			iquest: "\u00BF",
			Agrave: "\u00C0",
			Aacute: "\u00C1",
			Acirc: "\u00C2",
			Atilde: "\u00C3",
			Auml: "\u00C4",
			Aring: "\u00C5",
			AElig: "\u00C6",
			Ccedil: "\u00C7",
			Egrave: "\u00C8",
			Eacute: "\u00C9",
			Ecirc: "\u00CA",
			Euml: "\u00CB",
			Igrave: "\u00CC",
			Iacute: "\u00CD",
			Icirc: "\u00CE",
			Iuml: "\u00CF",
			ETH: "\u00D0",
			Ntilde: "\u00D1",
			Ograve: "\u00D2",
			Oacute: "\u00D3",
			Ocirc: "\u00D4",
			Otilde: "\u00D5",
			Ouml: "\u00D6",
			times: "\u00D7",
			Oslash: "\u00D8",
			Ugrave: "\u00D9",
			Uacute: "\u00DA",
			Ucirc: "\u00DB",
			Uuml: "\u00DC",
			Yacute: "\u00DD",
			THORN: "\u00DE",
			szlig: "\u00DF",
			agrave: "\u00E0",
			aacute: "\u00E1",
			acirc: "\u00E2",
			atilde: "\u00E3",
			auml: "\u00E4",
			aring: "\u00E5",
			aelig: "\u00E6",
			ccedil: "\u00E7",
			egrave: "\u00E8",
			eacute: "\u00E9",
			ecirc: "\u00EA",
			euml: "\u00EB",
			igrave: "\u00EC",
			iacute: "\u00ED",
			icirc: "\u00EE",
			iuml: "\u00EF",
			eth: "\u00F0",
			ntilde: "\u00F1",
			ograve: "\u00F2",
			oacute: "\u00F3",
			ocirc: "\u00F4",
			otilde: "\u00F5",
			ouml: "\u00F6",
			divide: "\u00F7",
			oslash: "\u00F8",
			ugrave: "\u00F9",
			uacute: "\u00FA",
			ucirc: "\u00FB",
			uuml: "\u00FC",
			yacute: "\u00FD",
			thorn: "\u00FE",
			yuml: "\u00FF",
			fnof: "\u0192",
			Alpha: "\u0391",
			Beta: "\u0392",
			Gamma: "\u0393",
			Delta: "\u0394",
			Epsilon: "\u0395",
			Zeta: "\u0396",
			Eta: "\u0397",
			Theta: "\u0398",
			Iota: "\u0399",
			Kappa: "\u039A",
			Lambda: "\u039B",
			Mu: "\u039C",
			Nu: "\u039D",
			Xi: "\u039E",
			Omicron: "\u039F",
			Pi: "\u03A0",
			Rho: "\u03A1",
			Sigma: "\u03A3",
			Tau: "\u03A4",
			Upsilon: "\u03A5",
			Phi: "\u03A6",
			Chi: "\u03A7",
			Psi: "\u03A8",
			Omega: "\u03A9",
			alpha: "\u03B1",
			beta: "\u03B2",
			gamma: "\u03B3",
			delta: "\u03B4",
			epsilon: "\u03B5",
			zeta: "\u03B6",
			eta: "\u03B7",
			theta: "\u03B8",
			iota: "\u03B9",
			kappa: "\u03BA",
			lambda: "\u03BB",
			mu: "\u03BC",
			nu: "\u03BD",
			xi: "\u03BE",
			omicron: "\u03BF",
			pi: "\u03C0",
			rho: "\u03C1",
			sigmaf: "\u03C2",
			sigma: "\u03C3",
			tau: "\u03C4",
			upsilon: "\u03C5",
			phi: "\u03C6",
			chi: "\u03C7",
			psi: "\u03C8",
			omega: "\u03C9",
			thetasym: "\u03D1",
			upsih: "\u03D2",
			piv: "\u03D6",
			bull: "\u2022",
			hellip: "\u2026",
			prime: "\u2032",
			Prime: "\u2033",
			oline: "\u203E",
			frasl: "\u2044",
			weierp: "\u2118",
			image: "\u2111",
			real: "\u211C",
			trade: "\u2122",
			alefsym: "\u2135",
			larr: "\u2190",
			uarr: "\u2191",
			rarr: "\u2192",
			darr: "\u2193",
			harr: "\u2194",
			crarr: "\u21B5",
			lArr: "\u21D0",
			uArr: "\u21D1",
			rArr: "\u21D2",
			dArr: "\u21D3",
			hArr: "\u21D4",
			forall: "\u2200",
			part: "\u2202",
			exist: "\u2203",
			empty: "\u2205",
			nabla: "\u2207",
			isin: "\u2208",
			notin: "\u2209",
			ni: "\u220B",
			prod: "\u220F",
			sum: "\u2211",
			minus: "\u2212",
			lowast: "\u2217",
			radic: "\u221A",
			prop: "\u221D",
			infin: "\u221E",
			ang: "\u2220",
			and: "\u2227",
			or: "\u2228",
			cap: "\u2229",
			cup: "\u222A",
			int: "\u222B",
			there4: "\u2234",
			sim: "\u223C",
			cong: "\u2245",
			asymp: "\u2248",
			ne: "\u2260",
			equiv: "\u2261",
			le: "\u2264",
			ge: "\u2265",
			sub: "\u2282",
			sup: "\u2283",
			nsub: "\u2284",
			sube: "\u2286",
			supe: "\u2287",
			oplus: "\u2295",
			otimes: "\u2297",
			perp: "\u22A5",
			sdot: "\u22C5",
			lceil: "\u2308",
			rceil: "\u2309",
			lfloor: "\u230A",
			rfloor: "\u230B",
			lang: "\u2329",
			rang: "\u232A",
			loz: "\u25CA",
			spades: "\u2660",
			clubs: "\u2663",
			hearts: "\u2665",
			diams: "\u2666",
			quot: "\"",
			amp: "&",
			lt: "<",
			gt: ">",
			OElig: "\u0152",
			oelig: "\u0153",
			Scaron: "\u0160",
			scaron: "\u0161",
			Yuml: "\u0178",
			circ: "\u02C6",
			tilde: "\u02DC",
			ensp: "\u2002",
			emsp: "\u2003",
			thinsp: "\u2009",
			zwnj: "\u200C",
			zwj: "\u200D",
			lrm: "\u200E",
			rlm: "\u200F",
			ndash: "\u2013",
			mdash: "\u2014",
			lsquo: "\u2018",
			rsquo: "\u2019",
			sbquo: "\u201A",
			ldquo: "\u201C",
			rdquo: "\u201D",
			bdquo: "\u201E",
			dagger: "\u2020",
			Dagger: "\u2021",
			permil: "\u2030",
			lsaquo: "\u2039",
			rsaquo: "\u203A",
			euro: "\u20AC"
		};
		const dangerous = [
			"cent",
			"copy",
			"divide",
			"gt",
			"lt",
			"not",
			"para",
			"times"
		];
		const own = {}.hasOwnProperty;
		const characters = {};
		let key;
		for (key in characterEntitiesHtml4) {
			if (own.call(characterEntitiesHtml4, key)) {
				characters[characterEntitiesHtml4[key]] = key;
			}
		}
		const notAlphanumericRegex = /[^\dA-Za-z]/;
		function toNamed(code, next, omit, attribute) {
			const character = String.fromCharCode(code);
			if (own.call(characters, character)) {
				const name = characters[character];
				const value = "&" + name;
				if (omit && characterEntitiesLegacy.includes(name) && !dangerous.includes(name) && (!attribute || next && next !== 61 && notAlphanumericRegex.test(String.fromCharCode(next)))) {
					return value;
				}
				return value + ";";
			}
			return "";
		}
		;
		function formatSmart(code, next, options) {
			let numeric = toHexadecimal(code, next, options.omitOptionalSemicolons);
			let named;
			if (options.useNamedReferences || options.useShortestReferences) {
				named = toNamed(code, next, options.omitOptionalSemicolons, options.attribute);
			}
			if ((options.useShortestReferences || !named) && options.useShortestReferences) {
				const decimal = toDecimal(code, next, options.omitOptionalSemicolons);
				if (decimal.length < numeric.length) {
					numeric = decimal;
				}
			}
			return named && (!options.useShortestReferences || named.length < numeric.length) ? named : numeric;
		}
		;
		function stringifyEntities(value, options) {
			return core_core(value, Object.assign({ format: formatSmart }, options));
		}
		function stringifyEntitiesLight(value, options) {
			return core(value, Object.assign({ format: formatBasic }, options));
		}
		;
		const htmlCommentRegex = /^>|^->|<!--|-->|--!>|<!-$/g;
		const bogusCommentEntitySubset = [">"];
		const commentEntitySubset = ["<", ">"];
		function comment(node, _1, _2, state) {
			return state.settings.bogusComments ? "<?" + stringifyEntities(node.value, Object.assign({}, state.settings.characterReferences, { subset: bogusCommentEntitySubset })) + ">" : "<!--" + node.value.replace(htmlCommentRegex, encode) + "-->";
			function encode($0) {
				return stringifyEntities($0, Object.assign({}, state.settings.characterReferences, { subset: commentEntitySubset }));
			}
		}
		;
		function doctype(_1, _2, _3, state) {
			return "<!" + (state.settings.upperDoctype ? "DOCTYPE" : "doctype") + (state.settings.tightDoctype ? "" : " ") + "html>";
		}
		var ccount = __webpack_require__(6923);
		var comma_separated_tokens = __webpack_require__(6193);
		var find = __webpack_require__(7522);
		var space_separated_tokens = __webpack_require__(5510);
		;
		const re = /[ \t\n\f\r]/g;
		function whitespace(thing) {
			return typeof thing === "object" ? thing.type === "text" ? empty(thing.value) : false : empty(thing);
		}
		function empty(value) {
			return value.replace(re, "") === "";
		}
		;
		const siblingAfter = siblings(1);
		const siblingBefore = siblings(-1);
		const emptyChildren = [];
		function siblings(increment) {
			return sibling;
			function sibling(parent, index, includeWhitespace) {
				const siblings = parent ? parent.children : emptyChildren;
				let offset = (index || 0) + increment;
				let next = siblings[offset];
				if (!includeWhitespace) {
					while (next && whitespace(next)) {
						offset += increment;
						next = siblings[offset];
					}
				}
				return next;
			}
		}
		;
		const omission_own = {}.hasOwnProperty;
		function omission(handlers) {
			return omit;
			function omit(node, index, parent) {
				return omission_own.call(handlers, node.tagName) && handlers[node.tagName](node, index, parent);
			}
		}
		;
		const closing = omission({
			body,
			caption: headOrColgroupOrCaption,
			colgroup: headOrColgroupOrCaption,
			dd,
			dt,
			head: headOrColgroupOrCaption,
			html,
			li,
			optgroup,
			option: closing_option,
			p,
			rp: rubyElement,
			rt: rubyElement,
			tbody,
			td: cells,
			tfoot,
			th: cells,
			thead,
			tr
		});
		function headOrColgroupOrCaption(_, index, parent) {
			const next = siblingAfter(parent, index, true);
			return !next || next.type !== "comment" && !(next.type === "text" && whitespace(next.value.charAt(0)));
		}
		function html(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type !== "comment";
		}
		function body(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type !== "comment";
		}
		function p(_, index, parent) {
			const next = siblingAfter(parent, index);
			return next ? next.type === "element" && (next.tagName === "address" || next.tagName === "article" || next.tagName === "aside" || next.tagName === "blockquote" || next.tagName === "details" || next.tagName === "div" || next.tagName === "dl" || next.tagName === "fieldset" || next.tagName === "figcaption" || next.tagName === "figure" || next.tagName === "footer" || next.tagName === "form" || next.tagName === "h1" || next.tagName === "h2" || next.tagName === "h3" || next.tagName === "h4" || next.tagName === "h5" || next.tagName === "h6" || next.tagName === "header" || next.tagName === "hgroup" || next.tagName === "hr" || next.tagName === "main" || next.tagName === "menu" || next.tagName === "nav" || next.tagName === "ol" || next.tagName === "p" || next.tagName === "pre" || next.tagName === "section" || next.tagName === "table" || next.tagName === "ul") : !parent || !(parent.type === "element" && (parent.tagName === "a" || parent.tagName === "audio" || parent.tagName === "del" || parent.tagName === "ins" || parent.tagName === "map" || parent.tagName === "noscript" || parent.tagName === "video" || parent.tagName.includes("-")));
		}
		function li(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type === "element" && next.tagName === "li";
		}
		function dt(_, index, parent) {
			const next = siblingAfter(parent, index);
			return Boolean(next && next.type === "element" && (next.tagName === "dt" || next.tagName === "dd"));
		}
		function dd(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type === "element" && (next.tagName === "dt" || next.tagName === "dd");
		}
		function rubyElement(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type === "element" && (next.tagName === "rp" || next.tagName === "rt");
		}
		function optgroup(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type === "element" && next.tagName === "optgroup";
		}
		function closing_option(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type === "element" && (next.tagName === "option" || next.tagName === "optgroup");
		}
		function thead(_, index, parent) {
			const next = siblingAfter(parent, index);
			return Boolean(next && next.type === "element" && (next.tagName === "tbody" || next.tagName === "tfoot"));
		}
		function tbody(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type === "element" && (next.tagName === "tbody" || next.tagName === "tfoot");
		}
		function tfoot(_, index, parent) {
			return !siblingAfter(parent, index);
		}
		function tr(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type === "element" && next.tagName === "tr";
		}
		function cells(_, index, parent) {
			const next = siblingAfter(parent, index);
			return !next || next.type === "element" && (next.tagName === "td" || next.tagName === "th");
		}
		;
		const opening = omission({
			body: opening_body,
			colgroup,
			head,
			html: opening_html,
			tbody: opening_tbody
		});
		function opening_html(node) {
			const head = siblingAfter(node, -1);
			return !head || head.type !== "comment";
		}
		function head(node) {
			const seen = new Set();
			for (const child of node.children) {
				if (child.type === "element" && (child.tagName === "base" || child.tagName === "title")) {
					if (seen.has(child.tagName)) return false;
					seen.add(child.tagName);
				}
			}
			const child = node.children[0];
			return !child || child.type === "element";
		}
		function opening_body(node) {
			const head = siblingAfter(node, -1, true);
			return !head || head.type !== "comment" && !(head.type === "text" && whitespace(head.value.charAt(0))) && !(head.type === "element" && (head.tagName === "meta" || head.tagName === "link" || head.tagName === "script" || head.tagName === "style" || head.tagName === "template"));
		}
		function colgroup(node, index, parent) {
			const previous = siblingBefore(parent, index);
			if (parent && previous && previous.type === "element" && previous.tagName === "colgroup" && closing(previous, parent.children.indexOf(previous), parent)) {
				return false;
			}
			const head = siblingAfter(node, -1, true);
			return Boolean(head && head.type === "element" && head.tagName === "col");
		}
		function opening_tbody(node, index, parent) {
			const previous = siblingBefore(parent, index);
			if (parent && previous && previous.type === "element" && (previous.tagName === "thead" || previous.tagName === "tbody") && closing(previous, parent.children.indexOf(previous), parent)) {
				return false;
			}
			const head = siblingAfter(node, -1);
			return Boolean(head && head.type === "element" && head.tagName === "tr");
		}
		;
		const constants = {
			name: [["	\n\f\r &/=>".split(""), "	\n\f\r \"&'/=>`".split("")], ["\0	\n\f\r \"&'/<=>".split(""), "\0	\n\f\r \"&'/<=>`".split("")]],
			unquoted: [["	\n\f\r &>".split(""), "\0	\n\f\r \"&'<=>`".split("")], ["\0	\n\f\r \"&'<=>`".split(""), "\0	\n\f\r \"&'<=>`".split("")]],
			single: [["&'".split(""), "\"&'`".split("")], ["\0&'".split(""), "\0\"&'`".split("")]],
			double: [["\"&".split(""), "\"&'`".split("")], ["\0\"&".split(""), "\0\"&'`".split("")]]
		};
		const htmlIntegrationPoints = new Set([
			"desc",
			"foreignObject",
			"title"
		]);
		function element_element(node, index, parent, state) {
			const { schema } = state;
			const omit = schema.space === "svg" ? false : state.settings.omitOptionalTags;
			let selfClosing = schema.space === "svg" ? state.settings.closeEmptyElements : state.settings.voids.includes(node.tagName.toLowerCase());
			const parts = [];
			if (schema.space === "html" && node.tagName === "svg") {
				state.schema = property_information.JW;
			}
			const attributes = serializeAttributes(state, node.properties);
			if (state.schema.space === "svg" && htmlIntegrationPoints.has(node.tagName)) {
				state.schema = property_information.qy;
			}
			const content = state.all(schema.space === "html" && node.tagName === "template" ? node.content : node);
			state.schema = schema;
			if (content) selfClosing = false;
			if (attributes || !omit || !opening(node, index, parent)) {
				parts.push("<", node.tagName, attributes ? " " + attributes : "");
				if (selfClosing && (schema.space === "svg" || state.settings.closeSelfClosing)) {
					const last = attributes.charAt(attributes.length - 1);
					if (!state.settings.tightSelfClosing || last === "/" || last && last !== "\"" && last !== "'") {
						parts.push(" ");
					}
					parts.push("/");
				}
				parts.push(">");
			}
			parts.push(content);
			if (!selfClosing && (!omit || !closing(node, index, parent))) {
				parts.push("</" + node.tagName + ">");
			}
			return parts.join("");
		}
		function serializeAttributes(state, properties) {
			const values = [];
			let index = -1;
			let key;
			if (properties) {
				for (key in properties) {
					if (properties[key] !== null && properties[key] !== undefined) {
						const value = serializeAttribute(state, key, properties[key]);
						if (value) values.push(value);
					}
				}
			}
			while (++index < values.length) {
				const last = state.settings.tightAttributes ? values[index].charAt(values[index].length - 1) : undefined;
				if (index !== values.length - 1 && last !== "\"" && last !== "'") {
					values[index] += " ";
				}
			}
			return values.join("");
		}
		function serializeAttribute(state, key, value) {
			const info = (0, find.I)(state.schema, key);
			const x = state.settings.allowParseErrors && state.schema.space === "html" ? 0 : 1;
			const y = state.settings.allowDangerousCharacters ? 0 : 1;
			if (info.overloadedBoolean && (value === info.attribute || value === "")) {
				value = true;
			} else if ((info.boolean || info.overloadedBoolean) && (typeof value !== "string" || value === info.attribute || value === "")) {
				value = Boolean(value);
			}
			if (value === null || value === undefined || value === false || typeof value === "number" && Number.isNaN(value)) {
				return "";
			}
			const name = stringifyEntities(info.attribute, Object.assign({}, state.settings.characterReferences, { subset: constants.name[x][y] }));
			if (value === true) return name;
			value = Array.isArray(value) ? (info.commaSeparated ? comma_separated_tokens.A : space_separated_tokens.A)(value, { padLeft: !state.settings.tightCommaSeparatedLists }) : String(value);
			if (state.settings.collapseEmptyAttributes && !value) return name;
			let result;
			if (state.settings.preferUnquoted) {
				result = stringifyEntities(value, Object.assign({}, state.settings.characterReferences, {
					attribute: true,
					subset: constants.unquoted[x][y]
				}));
			}
			if (result !== value) {
				let { quote } = state;
				if (state.settings.quoteSmart && (0, ccount.D)(value, quote) > (0, ccount.D)(value, state.alternative)) {
					quote = state.alternative;
				}
				result = quote + stringifyEntities(value, Object.assign({}, state.settings.characterReferences, {
					subset: (quote === "'" ? constants.single : constants.double)[x][y],
					attribute: true
				})) + quote;
			}
			return name + (result ? "=" + result : result);
		}
		;
		const textEntitySubset = ["<", "&"];
		function text_text(node, _, parent, state) {
			return parent && parent.type === "element" && (parent.tagName === "script" || parent.tagName === "style") ? node.value : stringifyEntities(node.value, Object.assign({}, state.settings.characterReferences, { subset: textEntitySubset }));
		}
		;
		function raw(node, index, parent, state) {
			return state.settings.allowDangerousHtml ? node.value : text_text(node, index, parent, state);
		}
		;
		function root(node, _1, _2, state) {
			return state.all(node);
		}
		;
		const handle = (0, zwitch.A)("type", {
			invalid,
			unknown,
			handlers: {
				comment,
				doctype,
				element: element_element,
				raw,
				root,
				text: text_text
			}
		});
		function invalid(node) {
			throw new Error("Expected node, not `" + node + "`");
		}
		function unknown(node_) {
			const node = node_;
			throw new Error("Cannot compile unknown node `" + node.type + "`");
		}
		;
		const emptyOptions = {};
		const emptyCharacterReferences = {};
		const lib_emptyChildren = [];
		function toHtml(tree, options) {
			const options_ = options || emptyOptions;
			const quote = options_.quote || "\"";
			if (quote !== "\"" && quote !== "'") {
				throw new Error("Invalid quote `" + quote + "`, expected `'` or `\"`");
			}
			const alternative = quote === "\"" ? "'" : "\"";
			const state = {
				one,
				all: lib_all,
				settings: {
					omitOptionalTags: options_.omitOptionalTags || false,
					allowParseErrors: options_.allowParseErrors || false,
					allowDangerousCharacters: options_.allowDangerousCharacters || false,
					quoteSmart: options_.quoteSmart || false,
					preferUnquoted: options_.preferUnquoted || false,
					tightAttributes: options_.tightAttributes || false,
					upperDoctype: options_.upperDoctype || false,
					tightDoctype: options_.tightDoctype || false,
					bogusComments: options_.bogusComments || false,
					tightCommaSeparatedLists: options_.tightCommaSeparatedLists || false,
					tightSelfClosing: options_.tightSelfClosing || false,
					collapseEmptyAttributes: options_.collapseEmptyAttributes || false,
					allowDangerousHtml: options_.allowDangerousHtml || false,
					voids: options_.voids || html_void_elements.b,
					characterReferences: options_.characterReferences || emptyCharacterReferences,
					closeSelfClosing: options_.closeSelfClosing || false,
					closeEmptyElements: options_.closeEmptyElements || false
				},
				schema: options_.space === "svg" ? property_information.JW : property_information.qy,
				quote,
				alternative
			};
			return state.one(Array.isArray(tree) ? {
				type: "root",
				children: tree
			} : tree, undefined, undefined);
		}
		function one(node, index, parent) {
			return handle(node, index, parent, this);
		}
		function lib_all(parent) {
			const results = [];
			const children = parent && parent.children || lib_emptyChildren;
			let index = -1;
			while (++index < children.length) {
				results[index] = this.one(children[index], index, parent);
			}
			return results.join("");
		}
		;
		function rehypeStringify(options) {
			const self = this;
			const settings = {
				...self.data("settings"),
				...options
			};
			self.compiler = compiler;
			function compiler(tree) {
				return toHtml(tree, settings);
			}
		}
	}),
	1840: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => remarkGfm });
		var ccount = __webpack_require__(6923);
		var lib_default = __webpack_require__(7776);
		var micromark_util_character = __webpack_require__(401);
		;
		function escapeStringRegexp(string) {
			if (typeof string !== "string") {
				throw new TypeError("Expected a string");
			}
			return string.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
		}
		var lib = __webpack_require__(4146);
		var unist_util_is_lib = __webpack_require__(8830);
		;
		function findAndReplace(tree, list, options) {
			const settings = options || {};
			const ignored = (0, unist_util_is_lib.C)(settings.ignore || []);
			const pairs = toPairs(list);
			let pairIndex = -1;
			while (++pairIndex < pairs.length) {
				(0, lib.VG)(tree, visitor);
			}
			function visitor(node, parents, index) {
				if (node.type === "text" && typeof index === "number") {
					return handler(node, parents, index);
				}
				if (ignored(node, index, parents[parents.length - 1])) return lib._Z;
			}
			function handler(node, parents, index) {
				const parent = parents[parents.length - 1];
				const find = pairs[pairIndex][0];
				const replace = pairs[pairIndex][1];
				let start = 0;
				let change = false;
				let nodes = [];
				find.lastIndex = 0;
				let match = find.exec(node.value);
				while (match) {
					const position = match.index;
					const matchObject = {
						index: match.index,
						input: match.input,
						stack: [...parents, node]
					};
					let value = replace(...match, matchObject);
					if (typeof value === "string") {
						value = value.length > 0 ? {
							type: "text",
							value
						} : undefined;
					}
					if (value === false) {
						find.lastIndex = position + 1;
					} else {
						if (start !== position) {
							add({
								type: "text",
								value: node.value.slice(start, position)
							});
						}
						if (Array.isArray(value)) {
							for (const child of value) add(child);
						} else if (value) {
							add(value);
						}
						start = position + match[0].length;
						change = true;
					}
					if (!find.global) {
						break;
					}
					match = find.exec(node.value);
				}
				if (change) {
					if (start < node.value.length) {
						add({
							type: "text",
							value: node.value.slice(start)
						});
					}
					parent.children.splice(index, 1, ...nodes);
				} else {
					nodes = [node];
				}
				return index + nodes.length;
				function add(child) {
					const previous = nodes[nodes.length - 1];
					if (previous && previous.type === "text" && child.type === "text") {
						previous.value += child.value;
					} else {
						nodes.push(child);
					}
				}
			}
		}
		function toPairs(tupleOrList) {
			if (!Array.isArray(tupleOrList)) {
				throw new TypeError("Expected find and replace tuple or list of tuples");
			}
			const result = [];
			const list = !tupleOrList[0] || Array.isArray(tupleOrList[0]) ? tupleOrList : [tupleOrList];
			let index = -1;
			while (++index < list.length) {
				const tuple = list[index];
				result.push([toExpression(tuple[0]), toFunction(tuple[1])]);
			}
			return result;
		}
		function toExpression(find) {
			return typeof find === "string" ? new RegExp(escapeStringRegexp(find), "g") : find;
		}
		function toFunction(replace) {
			return typeof replace === "function" ? replace : function() {
				return replace;
			};
		}
		;
		const inConstruct = "phrasing";
		const notInConstruct = [
			"autolink",
			"link",
			"image",
			"label"
		];
		function gfmAutolinkLiteralFromMarkdown() {
			return {
				transforms: [transformGfmAutolinkLiterals],
				enter: {
					literalAutolink: enterLiteralAutolink,
					literalAutolinkEmail: enterLiteralAutolinkValue,
					literalAutolinkHttp: enterLiteralAutolinkValue,
					literalAutolinkWww: enterLiteralAutolinkValue
				},
				exit: {
					literalAutolink: exitLiteralAutolink,
					literalAutolinkEmail: exitLiteralAutolinkEmail,
					literalAutolinkHttp: exitLiteralAutolinkHttp,
					literalAutolinkWww: exitLiteralAutolinkWww
				}
			};
		}
		function gfmAutolinkLiteralToMarkdown() {
			return { unsafe: [
				{
					character: "@",
					before: "[+\\-.\\w]",
					after: "[\\-.\\w]",
					inConstruct,
					notInConstruct
				},
				{
					character: ".",
					before: "[Ww]",
					after: "[\\-.\\w]",
					inConstruct,
					notInConstruct
				},
				{
					character: ":",
					before: "[ps]",
					after: "\\/",
					inConstruct,
					notInConstruct
				}
			] };
		}
		function enterLiteralAutolink(token) {
			this.enter({
				type: "link",
				title: null,
				url: "",
				children: [],
				position: undefined
			}, token);
		}
		function enterLiteralAutolinkValue(token) {
			this.config.enter.autolinkProtocol.call(this, token);
		}
		function exitLiteralAutolinkHttp(token) {
			this.config.exit.autolinkProtocol.call(this, token);
		}
		function exitLiteralAutolinkWww(token) {
			this.config.exit.data.call(this, token);
			const node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "link");
			node.url = "http://" + this.sliceSerialize(token);
		}
		function exitLiteralAutolinkEmail(token) {
			this.config.exit.autolinkEmail.call(this, token);
		}
		function exitLiteralAutolink(token) {
			this.exit(token);
		}
		function transformGfmAutolinkLiterals(tree) {
			findAndReplace(tree, [
				[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi, findUrl],
				[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g, findXmpp],
				[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findMailto],
				[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findEmail]
			], { ignore: ["link", "linkReference"] });
		}
		function findUrl(_, protocol, domain, path, match) {
			if (!previous(match)) {
				return false;
			}
			let prefix = "";
			if (/^w/i.test(protocol)) {
				domain = protocol + domain;
				protocol = "";
				prefix = "http://";
			}
			if ((0, micromark_util_character.es)(domain.charCodeAt(0)) || !isCorrectDomain(domain)) {
				return false;
			}
			const parts = splitUrl(domain + path);
			const result = {
				type: "link",
				title: null,
				url: prefix + protocol + parts[0],
				children: [{
					type: "text",
					value: protocol + parts[0],
					position: undefined
				}],
				position: undefined
			};
			if (parts[1]) {
				return [result, {
					type: "text",
					value: parts[1],
					position: undefined
				}];
			}
			return result;
		}
		function findEmail(_, atext, label) {
			if (/[\d\-_]$/.test(label)) {
				return false;
			}
			return {
				type: "link",
				title: null,
				url: "mailto:" + atext + "@" + label,
				children: [{
					type: "text",
					value: atext + "@" + label,
					position: undefined
				}],
				position: undefined
			};
		}
		function findMailto(_, atext, label) {
			if (/[\d\-_]$/.test(label)) {
				return false;
			}
			const value = "mailto:" + atext + "@" + label;
			return {
				type: "link",
				title: null,
				url: value,
				children: [{
					type: "text",
					value,
					position: undefined
				}],
				position: undefined
			};
		}
		function findXmpp(matchValue, atext, label, resource, match) {
			if (/[\d\-_]$/.test(label) || resource && (!/[A-Za-z]$/.test(resource) || match.input.charAt(match.index + matchValue.length) === "@")) {
				return false;
			}
			const value = "xmpp:" + atext + "@" + label + (resource || "");
			return {
				type: "link",
				title: null,
				url: value,
				children: [{
					type: "text",
					value,
					position: undefined
				}],
				position: undefined
			};
		}
		function isCorrectDomain(domain) {
			const parts = domain.split(".");
			if (parts.length < 2 || parts[parts.length - 1] && (/_/.test(parts[parts.length - 1]) || !/[\dA-Za-z]/.test(parts[parts.length - 1])) || parts[parts.length - 2] && (/_/.test(parts[parts.length - 2]) || !/[\dA-Za-z]/.test(parts[parts.length - 2]))) {
				return false;
			}
			return true;
		}
		function splitUrl(url) {
			let index = url.length;
			while (index > 0) {
				const code = url.charCodeAt(index - 1);
				if (code === 33 || code === 34 || code === 38 || code === 39 || code === 41 || code === 44 || code === 46 || code === 58 || code === 59 || code === 60 || code === 62 || code === 63 || code === 93 || code === 125) {
					index--;
				} else {
					break;
				}
			}
			if (index === url.length) {
				return [url, undefined];
			}
			let trail = url.slice(index);
			url = url.slice(0, index);
			let closingParenIndex = trail.indexOf(")");
			const openingParens = (0, ccount.D)(url, "(");
			let closingParens = (0, ccount.D)(url, ")");
			while (closingParenIndex !== -1 && openingParens > closingParens) {
				url += trail.slice(0, closingParenIndex + 1);
				trail = trail.slice(closingParenIndex + 1);
				closingParenIndex = trail.indexOf(")");
				closingParens++;
			}
			return [url, trail];
		}
		function previous(match) {
			const code = match.input.charCodeAt(match.index - 1);
			return match.index === 0 || (0, micromark_util_character.Ny)(code) || (0, micromark_util_character.es)(code);
		}
		var micromark_util_normalize_identifier = __webpack_require__(31);
		;
		footnoteReference.peek = footnoteReferencePeek;
		function enterFootnoteCallString() {
			this.buffer();
		}
		function enterFootnoteCall(token) {
			this.enter({
				type: "footnoteReference",
				identifier: "",
				label: ""
			}, token);
		}
		function enterFootnoteDefinitionLabelString() {
			this.buffer();
		}
		function enterFootnoteDefinition(token) {
			this.enter({
				type: "footnoteDefinition",
				identifier: "",
				label: "",
				children: []
			}, token);
		}
		function exitFootnoteCallString(token) {
			const label = this.resume();
			const node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "footnoteReference");
			node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
			node.label = label;
		}
		function exitFootnoteCall(token) {
			this.exit(token);
		}
		function exitFootnoteDefinitionLabelString(token) {
			const label = this.resume();
			const node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "footnoteDefinition");
			node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
			node.label = label;
		}
		function exitFootnoteDefinition(token) {
			this.exit(token);
		}
		function footnoteReferencePeek() {
			return "[";
		}
		function footnoteReference(node, _, state, info) {
			const tracker = state.createTracker(info);
			let value = tracker.move("[^");
			const exit = state.enter("footnoteReference");
			const subexit = state.enter("reference");
			value += tracker.move(state.safe(state.associationId(node), {
				after: "]",
				before: value
			}));
			subexit();
			exit();
			value += tracker.move("]");
			return value;
		}
		function gfmFootnoteFromMarkdown() {
			return {
				enter: {
					gfmFootnoteCallString: enterFootnoteCallString,
					gfmFootnoteCall: enterFootnoteCall,
					gfmFootnoteDefinitionLabelString: enterFootnoteDefinitionLabelString,
					gfmFootnoteDefinition: enterFootnoteDefinition
				},
				exit: {
					gfmFootnoteCallString: exitFootnoteCallString,
					gfmFootnoteCall: exitFootnoteCall,
					gfmFootnoteDefinitionLabelString: exitFootnoteDefinitionLabelString,
					gfmFootnoteDefinition: exitFootnoteDefinition
				}
			};
		}
		function gfmFootnoteToMarkdown(options) {
			let firstLineBlank = false;
			if (options && options.firstLineBlank) {
				firstLineBlank = true;
			}
			return {
				handlers: {
					footnoteDefinition,
					footnoteReference
				},
				unsafe: [{
					character: "[",
					inConstruct: [
						"label",
						"phrasing",
						"reference"
					]
				}]
			};
			function footnoteDefinition(node, _, state, info) {
				const tracker = state.createTracker(info);
				let value = tracker.move("[^");
				const exit = state.enter("footnoteDefinition");
				const subexit = state.enter("label");
				value += tracker.move(state.safe(state.associationId(node), {
					before: value,
					after: "]"
				}));
				subexit();
				value += tracker.move("]:");
				if (node.children && node.children.length > 0) {
					tracker.shift(4);
					value += tracker.move((firstLineBlank ? "\n" : " ") + state.indentLines(state.containerFlow(node, tracker.current()), firstLineBlank ? mapAll : mapExceptFirst));
				}
				exit();
				return value;
			}
		}
		function mapExceptFirst(line, index, blank) {
			return index === 0 ? line : mapAll(line, index, blank);
		}
		function mapAll(line, index, blank) {
			return (blank ? "" : "    ") + line;
		}
		;
		const constructsWithoutStrikethrough = [
			"autolink",
			"destinationLiteral",
			"destinationRaw",
			"reference",
			"titleQuote",
			"titleApostrophe"
		];
		handleDelete.attention = attentionDelete;
		handleDelete.peek = peekDelete;
		function gfmStrikethroughFromMarkdown() {
			return {
				canContainEols: ["delete"],
				enter: { strikethrough: enterStrikethrough },
				exit: { strikethrough: exitStrikethrough }
			};
		}
		function gfmStrikethroughToMarkdown() {
			return {
				handlers: { delete: handleDelete },
				unsafe: [{
					character: "~",
					inConstruct: "phrasing",
					notInConstruct: constructsWithoutStrikethrough
				}]
			};
		}
		function enterStrikethrough(token) {
			this.enter({
				type: "delete",
				children: [],
				position: undefined
			}, token);
		}
		function exitStrikethrough(token) {
			this.exit(token);
		}
		function handleDelete(node, _, state, info) {
			const tracker = state.createTracker(info);
			const sequence = state.stack.includes("strikethrough") ? "~" : "~~";
			const exit = state.enter("strikethrough");
			let value = tracker.move(sequence);
			value += state.containerPhrasing(node, {
				...tracker.current(),
				before: value,
				after: "~"
			});
			value += tracker.move(sequence);
			exit();
			return value;
		}
		function attentionDelete() {
			return {
				construct: "strikethrough",
				markers: ["~"],
				sizes: [2, 1]
			};
		}
		function peekDelete() {
			return "~";
		}
		;
		function defaultStringLength(value) {
			return value.length;
		}
		function markdownTable(table, options) {
			const settings = options || {};
			const align = (settings.align || []).concat();
			const stringLength = settings.stringLength || defaultStringLength;
			const alignments = [];
			const cellMatrix = [];
			const sizeMatrix = [];
			const longestCellByColumn = [];
			let mostCellsPerRow = 0;
			let rowIndex = -1;
			while (++rowIndex < table.length) {
				const row = [];
				const sizes = [];
				let columnIndex = -1;
				if (table[rowIndex].length > mostCellsPerRow) {
					mostCellsPerRow = table[rowIndex].length;
				}
				while (++columnIndex < table[rowIndex].length) {
					const cell = serialize(table[rowIndex][columnIndex]);
					if (settings.alignDelimiters !== false) {
						const size = stringLength(cell);
						sizes[columnIndex] = size;
						if (longestCellByColumn[columnIndex] === undefined || size > longestCellByColumn[columnIndex]) {
							longestCellByColumn[columnIndex] = size;
						}
					}
					row.push(cell);
				}
				cellMatrix[rowIndex] = row;
				sizeMatrix[rowIndex] = sizes;
			}
			let columnIndex = -1;
			if (typeof align === "object" && "length" in align) {
				while (++columnIndex < mostCellsPerRow) {
					alignments[columnIndex] = toAlignment(align[columnIndex]);
				}
			} else {
				const code = toAlignment(align);
				while (++columnIndex < mostCellsPerRow) {
					alignments[columnIndex] = code;
				}
			}
			columnIndex = -1;
			const row = [];
			const sizes = [];
			while (++columnIndex < mostCellsPerRow) {
				const code = alignments[columnIndex];
				let before = "";
				let after = "";
				if (code === 99) {
					before = ":";
					after = ":";
				} else if (code === 108) {
					before = ":";
				} else if (code === 114) {
					after = ":";
				}
				let size = settings.alignDelimiters === false ? 1 : Math.max(1, longestCellByColumn[columnIndex] - before.length - after.length);
				const cell = before + "-".repeat(size) + after;
				if (settings.alignDelimiters !== false) {
					size = before.length + size + after.length;
					if (size > longestCellByColumn[columnIndex]) {
						longestCellByColumn[columnIndex] = size;
					}
					sizes[columnIndex] = size;
				}
				row[columnIndex] = cell;
			}
			cellMatrix.splice(1, 0, row);
			sizeMatrix.splice(1, 0, sizes);
			rowIndex = -1;
			const lines = [];
			while (++rowIndex < cellMatrix.length) {
				const row = cellMatrix[rowIndex];
				const sizes = sizeMatrix[rowIndex];
				const cellsInRow = settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
				columnIndex = -1;
				const line = [];
				while (++columnIndex < cellsInRow) {
					const cell = row[columnIndex] || "";
					let before = "";
					let after = "";
					if (settings.alignDelimiters !== false) {
						const size = longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0);
						const code = alignments[columnIndex];
						if (code === 114) {
							before = " ".repeat(size);
						} else if (code === 99) {
							const half = size / 2;
							if (size % 2) {
								before = " ".repeat(half + .5);
								after = " ".repeat(half - .5);
							} else {
								before = " ".repeat(half);
								after = before;
							}
						} else {
							after = " ".repeat(size);
						}
					}
					if (settings.delimiterStart !== false && !columnIndex) {
						line.push("|");
					}
					if (settings.padding !== false && !(settings.alignDelimiters === false && cell === "") && (settings.delimiterStart !== false || columnIndex)) {
						line.push(" ");
					}
					if (settings.alignDelimiters !== false) {
						line.push(before);
					}
					line.push(cell);
					if (settings.alignDelimiters !== false) {
						line.push(after);
					}
					if (settings.padding !== false) {
						line.push(" ");
					}
					if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
						line.push("|");
					}
				}
				lines.push(settings.delimiterEnd === false ? line.join("").replace(/ +$/, "") : line.join(""));
			}
			return lines.join("\n");
		}
		function serialize(value) {
			return value === null || value === undefined ? "" : String(value);
		}
		function toAlignment(value) {
			const code = typeof value === "string" ? value.codePointAt(0) : 0;
			return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
		}
		;
		function blockquote(node, _, state, info) {
			const exit = state.enter("blockquote");
			const tracker = state.createTracker(info);
			tracker.move("> ");
			tracker.shift(2);
			const value = state.indentLines(state.containerFlow(node, tracker.current()), map);
			exit();
			return value;
		}
		function map(line, _, blank) {
			return ">" + (blank ? "" : " ") + line;
		}
		;
		function patternInScope(stack, pattern) {
			return listInScope(stack, pattern.inConstruct, true) && !listInScope(stack, pattern.notInConstruct, false);
		}
		function listInScope(stack, list, none) {
			if (typeof list === "string") {
				list = [list];
			}
			if (!list || list.length === 0) {
				return none;
			}
			let index = -1;
			while (++index < list.length) {
				if (stack.includes(list[index])) {
					return true;
				}
			}
			return false;
		}
		;
		function hardBreak(_, _1, state, info) {
			let index = -1;
			while (++index < state.unsafe.length) {
				const pattern = state.unsafe[index];
				if (pattern.character === "\n" && !pattern.before && !pattern.after && patternInScope(state.stack, pattern)) {
					return /[\t ]/.test(info.before) ? "" : " ";
				}
			}
			return "\\\n";
		}
		;
		function longestStreak(value, substring) {
			const source = String(value);
			let index = source.indexOf(substring);
			let expected = index;
			let count = 0;
			let max = 0;
			if (typeof substring !== "string") {
				throw new TypeError("Expected substring");
			}
			while (index !== -1) {
				if (index === expected) {
					if (++count > max) {
						max = count;
					}
				} else {
					count = 1;
				}
				expected = index + substring.length;
				index = source.indexOf(substring, expected);
			}
			return max;
		}
		;
		function formatCodeAsIndented(node, state) {
			return Boolean(state.options.fences === false && node.value && !node.lang && /[^\n\r ]/.test(node.value) && !/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(node.value));
		}
		;
		function checkFence(state) {
			const marker = state.options.fence || "`";
			if (marker !== "`" && marker !== "~") {
				throw new Error("Cannot serialize code with `" + marker + "` for `options.fence`, expected `` ` `` or `~`");
			}
			return marker;
		}
		;
		function code(node, _, state, info) {
			const marker = checkFence(state);
			const raw = node.value || "";
			if (formatCodeAsIndented(node, state)) {
				const exit = state.enter("codeIndented");
				const value = state.indentLines(raw, code_map);
				exit();
				return value;
			}
			const tracker = state.createTracker(info);
			const sequence = marker.repeat(Math.max(longestStreak(raw, marker) + 1, 3));
			const exit = state.enter("codeFenced");
			const suffix = marker === "`" ? "GraveAccent" : "Tilde";
			let value = tracker.move(sequence);
			if (node.lang) {
				const subexit = state.enter(`codeFencedLang${suffix}`);
				value += tracker.move(state.safe(node.lang, {
					before: value,
					after: " ",
					encode: ["`"],
					...tracker.current()
				}));
				subexit();
			}
			if (node.lang && node.meta) {
				const subexit = state.enter(`codeFencedMeta${suffix}`);
				value += tracker.move(" ");
				value += tracker.move(state.safe(node.meta, {
					before: value,
					after: "\n",
					encode: ["`"],
					...tracker.current()
				}));
				subexit();
			}
			value += tracker.move("\n");
			if (raw) {
				value += tracker.move(raw + "\n");
			}
			value += tracker.move(sequence);
			exit();
			return value;
		}
		function code_map(line, _, blank) {
			return (blank ? "" : "    ") + line;
		}
		;
		function checkQuote(state) {
			const marker = state.options.quote || "\"";
			if (marker !== "\"" && marker !== "'") {
				throw new Error("Cannot serialize title with `" + marker + "` for `options.quote`, expected `\"`, or `'`");
			}
			return marker;
		}
		;
		function definition(node, _, state, info) {
			const quote = checkQuote(state);
			const suffix = quote === "\"" ? "Quote" : "Apostrophe";
			const exit = state.enter("definition");
			let subexit = state.enter("label");
			const tracker = state.createTracker(info);
			let value = tracker.move("[");
			value += tracker.move(state.safe(state.associationId(node), {
				before: value,
				after: "]",
				...tracker.current()
			}));
			value += tracker.move("]: ");
			subexit();
			if (!node.url || /[\0- \u007F]/.test(node.url)) {
				subexit = state.enter("destinationLiteral");
				value += tracker.move("<");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: ">",
					...tracker.current()
				}));
				value += tracker.move(">");
			} else {
				subexit = state.enter("destinationRaw");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: node.title ? " " : "\n",
					...tracker.current()
				}));
			}
			subexit();
			if (node.title) {
				subexit = state.enter(`title${suffix}`);
				value += tracker.move(" " + quote);
				value += tracker.move(state.safe(node.title, {
					before: value,
					after: quote,
					...tracker.current()
				}));
				value += tracker.move(quote);
				subexit();
			}
			exit();
			return value;
		}
		;
		function checkEmphasis(state) {
			const marker = state.options.emphasis || "*";
			if (marker !== "*" && marker !== "_") {
				throw new Error("Cannot serialize emphasis with `" + marker + "` for `options.emphasis`, expected `*`, or `_`");
			}
			return marker;
		}
		var micromark_util_classify_character = __webpack_require__(4386);
		;
		function firstCharacter(value) {
			const code = value.codePointAt(0);
			return code === undefined ? "" : String.fromCodePoint(code);
		}
		function lastCharacter(value) {
			const code = value.codePointAt(value.length - 2);
			return code !== undefined && code > 65535 ? value.slice(-2) : value.slice(-1);
		}
		;
		function encodeCharacterReference(code) {
			return "&#x" + code.toString(16).toUpperCase() + ";";
		}
		;
		function encodeInfo(outside, inside, marker) {
			const outsideKind = (0, micromark_util_classify_character.S)(outside);
			const insideKind = (0, micromark_util_classify_character.S)(inside);
			if (outsideKind === undefined) {
				return insideKind === undefined ? marker === "_" ? {
					inside: true,
					outside: true
				} : {
					inside: false,
					outside: false
				} : insideKind === 1 ? {
					inside: true,
					outside: true
				} : {
					inside: false,
					outside: true
				};
			}
			if (outsideKind === 1) {
				return insideKind === undefined ? {
					inside: false,
					outside: false
				} : insideKind === 1 ? {
					inside: true,
					outside: true
				} : {
					inside: false,
					outside: false
				};
			}
			return insideKind === undefined ? {
				inside: false,
				outside: false
			} : insideKind === 1 ? {
				inside: true,
				outside: false
			} : {
				inside: false,
				outside: false
			};
		}
		var micromark_util_html_tag_name = __webpack_require__(9586);
		;
		function htmlKind(value) {
			if (value.charCodeAt(0) !== 60) return;
			const next = value.charCodeAt(1);
			if (next === 33) {
				const code = value.charCodeAt(2);
				if (code === 45) return 2;
				if (code === 91) return 5;
				if ((0, micromark_util_character.CW)(code)) return 4;
				return;
			}
			if (next === 63) return 3;
			const closing = next === 47;
			const start = closing ? 2 : 1;
			let end = start;
			let code = value.charCodeAt(end);
			if (!(0, micromark_util_character.CW)(code)) return;
			while (code === 45 || (0, micromark_util_character.lV)(code)) {
				code = value.charCodeAt(++end);
			}
			const name = value.slice(start, end).toLowerCase();
			if (!closing && code !== 47 && micromark_util_html_tag_name.y.includes(name)) {
				return 1;
			}
			return micromark_util_html_tag_name.T.includes(name) ? 6 : 7;
		}
		;
		const builtins = new Map([["*", false], ["_", true]]);
		function candidates(tokens, involved, runOf) {
			const related = new Set();
			for (const token of tokens) {
				const siblings = runOf.get(token);
				if (siblings && token.attention && involved.some((d) => d.attention === token.attention)) {
					for (const sibling of siblings.tokens) {
						related.add(sibling.attention);
					}
				}
			}
			const ordered = [];
			for (const token of tokens) {
				if (token.attention && related.delete(token.attention)) {
					ordered.push(token.attention);
				}
			}
			ordered.reverse();
			return ordered;
		}
		function check(tokens, before, after) {
			const runs = [];
			const wrong = new Map();
			const runOf = new Map();
			let index = 0;
			while (index < tokens.length) {
				if (!tokens[index].attention) {
					index++;
					continue;
				}
				const marker = tokens[index].value.charAt(0);
				const strict = builtins.get(marker);
				let end = index + 1;
				while (end < tokens.length && tokens[end].attention && tokens[end].value.charAt(0) === marker) {
					end++;
				}
				const head = index ? tokens[index - 1].value : before;
				const previous = (0, micromark_util_classify_character.S)(head.charCodeAt(head.length - 1));
				const next = (0, micromark_util_classify_character.S)((end < tokens.length ? tokens[end].value : after).charCodeAt(0));
				const open = !next || next === 2 && Boolean(previous);
				const close = !previous || previous === 2 && Boolean(next);
				const run = {
					tokens: tokens.slice(index, end),
					markers: [],
					start: 0,
					end: 0,
					open: strict ? open && (Boolean(previous) || !close) : open,
					close: strict ? close && (Boolean(next) || !open) : close,
					split: strict !== undefined
				};
				for (const token of run.tokens) {
					wrong.set(token, [...run.tokens]);
					runOf.set(token, run);
					let size = token.value.length;
					while (size--) run.markers.push(token);
				}
				run.end = run.markers.length;
				runs.push(run);
				index = end;
			}
			pair(runs, wrong);
			index = -1;
			while (++index < tokens.length) {
				const involved = wrong.get(tokens[index]);
				if (involved) return {
					attention: candidates(tokens, involved, runOf),
					index
				};
			}
		}
		function containerPhrasing(parent, state, info) {
			return container_phrasing_serialize(phrasing(parent, state, info), info.before, info.after);
		}
		function encode(tokens, start) {
			const token = tokens[start ? 0 : tokens.length - 1];
			if (!token || token.attention) return;
			const character = start ? firstCharacter(token.value) : lastCharacter(token.value);
			const reference = encodeCharacterReference(character.codePointAt(0));
			if (start) {
				token.value = reference + token.value.slice(character.length);
			} else {
				let value = token.value.slice(0, token.value.length - character.length);
				let escapes = 0;
				while (value.charCodeAt(value.length - 1 - escapes) === 92) {
					escapes++;
				}
				if (escapes % 2) value += "\\";
				token.value = value + reference;
			}
		}
		function improve(items, chosen, mistake, before, after) {
			for (const attention of mistake.attention) {
				const current = chosen.get(attention) || attention.sequences[0];
				for (const sequence of attention.sequences) {
					if (sequence === current) continue;
					const trial = new Map(chosen);
					trial.set(attention, sequence);
					const tokens = render(items, trial, before, after);
					const next = check(tokens, before, after);
					if (!next || next.index > mistake.index) {
						return {
							chosen: trial,
							mistake: next,
							tokens
						};
					}
				}
			}
		}
		function pair(runs, wrong) {
			const openersByMarker = new Map();
			for (const closer of runs) {
				const marker = closer.tokens[0].value.charAt(0);
				let openers = openersByMarker.get(marker);
				if (!openers) {
					openers = [];
					openersByMarker.set(marker, openers);
				}
				let open = closer.close ? openers.length : 0;
				while (open-- && closer.start < closer.end) {
					const opener = openers[open];
					const openerSize = opener.end - opener.start;
					const closerSize = closer.end - closer.start;
					if (closer.split ? (opener.close || closer.open) && closerSize % 3 && !((openerSize + closerSize) % 3) : openerSize !== opener.markers.length || openerSize !== closerSize) {
						continue;
					}
					const size = closer.split ? openerSize > 1 && closerSize > 1 ? 2 : 1 : closerSize;
					const opening = opener.markers.slice(opener.end - size, opener.end);
					const closing = closer.markers.slice(closer.start, closer.start + size);
					const openToken = opening[0];
					const closeToken = closing[0];
					if (openToken === opening[size - 1] && openToken.value.length === size && closeToken === closing[size - 1] && closeToken.value.length === size && openToken.attention === closeToken.attention) {
						wrong.delete(openToken);
						wrong.delete(closeToken);
					} else {
						const involved = [...new Set([...opening, ...closing])];
						for (const token of involved) {
							const list = wrong.get(token);
							if (list) list.push(...involved);
						}
					}
					opener.end -= size;
					closer.start += size;
					if (opener.start === opener.end) openers.splice(open, 1);
					open = openers.length;
				}
				if (closer.open && closer.start < closer.end) openers.push(closer);
			}
		}
		function attentionSequences(type, markers, sizes) {
			if (markers.length === 0) {
				throw new Error("Cannot serialize `" + type + "` as attention without markers, expected one or more markers");
			}
			if (sizes.length === 0) {
				throw new Error("Cannot serialize `" + type + "` as attention without sizes, expected one or more sizes");
			}
			for (const size of sizes) {
				if (!Number.isSafeInteger(size) || size < 1) {
					throw new Error("Cannot serialize `" + type + "` as attention with `" + size + "` as size, expected positive integer");
				}
			}
			const sequences = [];
			for (const marker of markers) {
				if (marker.length !== 1) {
					throw new Error("Cannot serialize `" + type + "` as attention with `" + marker + "` as marker, expected a single ascii character");
				}
				if (!(0, micromark_util_character.ol)(marker.charCodeAt(0))) {
					throw new Error("Cannot serialize `" + type + "` as attention with `" + marker + "` as marker, expected ascii punctuation");
				}
				for (const size of sizes) {
					sequences.push(marker.repeat(size));
				}
			}
			return sequences;
		}
		function phrasing(parent, state, info) {
			const indexStack = state.indexStack;
			const children = parent.children || [];
			const results = [];
			let index = -1;
			let before = info.before;
			indexStack.push(-1);
			let tracker = state.createTracker(info);
			while (++index < children.length) {
				const child = children[index];
				let after;
				indexStack[indexStack.length - 1] = index;
				if (index + 1 < children.length) {
					let handle = state.handle.handlers[children[index + 1].type];
					if (handle && handle.peek) handle = handle.peek;
					after = handle ? firstCharacter(handle(children[index + 1], parent, state, {
						before: "",
						after: "",
						...tracker.current()
					})) : "";
				} else {
					after = info.after;
				}
				const previous = results[results.length - 1];
				if (typeof previous === "string" && (before === "\r" || before === "\n") && child.type === "html" && htmlKind(child.value) !== 7) {
					results[results.length - 1] = previous.replace(/(\r?\n|\r)$/, " ");
					before = " ";
					tracker = state.createTracker(info);
					tracker.move(container_phrasing_serialize(results, info.before, info.after));
				}
				const handle = state.handle.handlers[child.type];
				if (handle && handle.attention) {
					const item = attentionItem(child, handle.attention, state, tracker);
					if (!item) continue;
					results.push(item);
					before = lastCharacter(item.sequences[0]);
				} else {
					const value = state.handle(child, parent, state, {
						...tracker.current(),
						after,
						before
					});
					if (!value) continue;
					tracker.move(value);
					results.push(value);
					before = lastCharacter(value);
				}
			}
			indexStack.pop();
			return results;
		}
		function attentionItem(node, attention, state, tracker) {
			const { construct, markers, sizes } = attention(node, state);
			const sequences = attentionSequences(node.type, markers, sizes);
			const sequence = sequences[0];
			const exit = state.enter(construct);
			const inside = state.createTracker(tracker.current());
			inside.move(sequence);
			const children = phrasing(node, state, {
				...inside.current(),
				before: sequence,
				after: sequence
			});
			exit();
			if (children.length === 0) return;
			tracker.move(sequence);
			tracker.move(container_phrasing_serialize(children, sequence, sequence));
			tracker.move(sequence);
			return {
				children,
				sequences
			};
		}
		function fix(items, chosen, before, after) {
			let tokens = render(items, chosen, before, after);
			let mistake = check(tokens, before, after);
			while (mistake) {
				const next = improve(items, chosen, mistake, before, after);
				if (!next) return;
				chosen = next.chosen;
				tokens = next.tokens;
				mistake = next.mistake;
			}
			return tokens;
		}
		function guess(items, chosen, before, after) {
			let previous = before;
			let index = -1;
			while (++index < items.length) {
				const item = items[index];
				if (typeof item === "string") {
					previous = "";
					continue;
				}
				const next = index === items.length - 1 ? after : "";
				const sequence = item.sequences.find(function(value) {
					const marker = value.charAt(0);
					return marker !== previous.charAt(0) && marker !== next.charAt(0) || items.length === 1 && builtins.has(marker) && value.length > before.length;
				}) || item.sequences[0];
				if (sequence !== item.sequences[0]) chosen.set(item, sequence);
				guess(item.children, chosen, sequence, sequence);
				previous = sequence;
			}
		}
		function render(items, chosen, before, after) {
			const tokens = [];
			let encodeAfter;
			let previous = lastCharacter(before);
			let index = -1;
			while (++index < items.length) {
				const item = items[index];
				if (typeof item === "string") {
					const token = {
						value: item,
						attention: undefined
					};
					if (encodeAfter && encodeAfter === firstCharacter(item)) {
						encode([token], true);
					}
					encodeAfter = undefined;
					tokens.push(token);
					if (token.value) previous = lastCharacter(token.value);
					continue;
				}
				const sequence = chosen.get(item) || item.sequences[0];
				const marker = sequence.charAt(0);
				const next = items[index + 1];
				const outsideBefore = previous;
				const outsideAfter = firstCharacter(next === undefined ? after : typeof next === "string" ? next : chosen.get(next) || next.sequences[0]);
				const inside = render(item.children, chosen, sequence, sequence);
				const head = inside[0].value;
				const open = encodeInfo(outsideBefore.charCodeAt(outsideBefore.length - 1), head.charCodeAt(0), marker);
				if (open.inside) encode(inside, true);
				const tail = lastCharacter(inside[inside.length - 1].value);
				const close = encodeInfo(outsideAfter.charCodeAt(0), tail.charCodeAt(tail.length - 1), marker);
				if (close.inside) encode(inside, false);
				if (open.outside && outsideBefore !== "\n" && outsideBefore !== "\r") {
					encode(tokens, false);
				}
				if (close.outside) encodeAfter = outsideAfter;
				tokens.push({
					value: sequence,
					attention: item
				}, ...inside, {
					value: sequence,
					attention: item
				});
				previous = sequence.charAt(sequence.length - 1);
			}
			return tokens;
		}
		function container_phrasing_serialize(items, before, after) {
			const guessed = new Map();
			guess(items, guessed, before, after);
			const tokens = (guessed.size > 0 ? fix(items, guessed, before, after) : undefined) || fix(items, new Map(), before, after) || render(items, new Map(), before, after);
			let result = "";
			for (const token of tokens) result += token.value;
			return result;
		}
		;
		emphasis.attention = attention;
		emphasis.peek = peek;
		function emphasis(node, _, state, info) {
			const exit = state.enter("phrasing");
			const item = attentionItem(node, attention, state, state.createTracker(info));
			const value = item ? container_phrasing_serialize([item], info.before, info.after) : "";
			exit();
			return value;
		}
		function attention(_, state) {
			const marker = checkEmphasis(state);
			return {
				construct: "emphasis",
				markers: marker === "*" ? ["*", "_"] : ["_", "*"],
				sizes: [1]
			};
		}
		function peek(_, _1, state) {
			return state.options.emphasis || "*";
		}
		var unist_util_visit_lib = __webpack_require__(3617);
		var mdast_util_to_string_lib = __webpack_require__(1869);
		;
		function formatHeadingAsSetext(node, state) {
			let literalWithBreak = false;
			(0, unist_util_visit_lib.YR)(node, function(node) {
				if ("value" in node && /\r?\n|\r/.test(node.value) || node.type === "break") {
					literalWithBreak = true;
					return lib.dc;
				}
			});
			return Boolean((!node.depth || node.depth < 3) && (0, mdast_util_to_string_lib.d)(node) && (state.options.setext || literalWithBreak));
		}
		;
		function heading(node, _, state, info) {
			const rank = Math.max(Math.min(6, node.depth || 1), 1);
			const tracker = state.createTracker(info);
			if (formatHeadingAsSetext(node, state)) {
				const exit = state.enter("headingSetext");
				const subexit = state.enter("phrasing");
				const value = state.containerPhrasing(node, {
					...tracker.current(),
					before: "\n",
					after: "\n"
				});
				subexit();
				exit();
				return value + "\n" + (rank === 1 ? "=" : "-").repeat(value.length - (Math.max(value.lastIndexOf("\r"), value.lastIndexOf("\n")) + 1));
			}
			const sequence = "#".repeat(rank);
			const exit = state.enter("headingAtx");
			const subexit = state.enter("phrasing");
			tracker.move(sequence + " ");
			let value = state.containerPhrasing(node, {
				before: "# ",
				after: "\n",
				...tracker.current()
			});
			const head = value.charCodeAt(0);
			if (head === 9 || head === 32) {
				value = encodeCharacterReference(head) + value.slice(1);
			}
			value = value ? sequence + " " + value : sequence;
			if (state.options.closeAtx) {
				value += " " + sequence;
			}
			subexit();
			exit();
			return value;
		}
		;
		html.peek = htmlPeek;
		function html(node) {
			return node.value || "";
		}
		function htmlPeek() {
			return "<";
		}
		;
		image_image.peek = imagePeek;
		function image_image(node, _, state, info) {
			const quote = checkQuote(state);
			const suffix = quote === "\"" ? "Quote" : "Apostrophe";
			const exit = state.enter("image");
			let subexit = state.enter("label");
			const tracker = state.createTracker(info);
			let value = tracker.move("![");
			value += tracker.move(state.safe(node.alt, {
				before: value,
				after: "]",
				...tracker.current()
			}));
			value += tracker.move("](");
			subexit();
			if (!node.url && node.title || /[\0- \u007F]/.test(node.url)) {
				subexit = state.enter("destinationLiteral");
				value += tracker.move("<");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: ">",
					...tracker.current()
				}));
				value += tracker.move(">");
			} else {
				subexit = state.enter("destinationRaw");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: node.title ? " " : ")",
					...tracker.current()
				}));
			}
			subexit();
			if (node.title) {
				subexit = state.enter(`title${suffix}`);
				value += tracker.move(" " + quote);
				value += tracker.move(state.safe(node.title, {
					before: value,
					after: quote,
					...tracker.current()
				}));
				value += tracker.move(quote);
				subexit();
			}
			value += tracker.move(")");
			exit();
			return value;
		}
		function imagePeek() {
			return "!";
		}
		;
		imageReference.peek = imageReferencePeek;
		function imageReference(node, _, state, info) {
			const type = node.referenceType;
			const exit = state.enter("imageReference");
			let subexit = state.enter("label");
			const tracker = state.createTracker(info);
			let value = tracker.move("![");
			const alt = state.safe(node.alt, {
				before: value,
				after: "]",
				...tracker.current()
			});
			value += tracker.move(alt + "][");
			subexit();
			const stack = state.stack;
			state.stack = stack.filter(function(d) {
				return d !== "phrasing";
			});
			subexit = state.enter("reference");
			const reference = state.safe(state.associationId(node), {
				before: value,
				after: "]",
				...tracker.current()
			});
			subexit();
			state.stack = stack;
			exit();
			if (type === "full" || !alt || alt !== reference) {
				value += tracker.move(reference + "]");
			} else if (type === "shortcut") {
				value = value.slice(0, -1);
			} else {
				value += tracker.move("]");
			}
			return value;
		}
		function imageReferencePeek() {
			return "!";
		}
		;
		inlineCode.peek = inlineCodePeek;
		function inlineCode(node, _, state) {
			let value = node.value || "";
			let sequence = "`";
			let index = -1;
			while (new RegExp("(^|[^`])" + sequence + "([^`]|$)").test(value)) {
				sequence += "`";
			}
			if (/[^\n\r ]/.test(value) && (/^[\n\r ]/.test(value) && /[\n\r ]$/.test(value) || /^`|`$/.test(value))) {
				value = " " + value + " ";
			}
			while (++index < state.unsafe.length) {
				const pattern = state.unsafe[index];
				const expression = state.compilePattern(pattern);
				if (!pattern.atBreak) continue;
				let match;
				while (match = expression.exec(value)) {
					let position = match.index;
					if (value.charCodeAt(position) === 10 && value.charCodeAt(position - 1) === 13) {
						position--;
					}
					value = value.slice(0, position) + " " + value.slice(match.index + 1);
				}
			}
			return sequence + value + sequence;
		}
		function inlineCodePeek() {
			return "`";
		}
		;
		function formatLinkAsAutolink(node, state) {
			const raw = (0, mdast_util_to_string_lib.d)(node);
			return Boolean(!state.options.resourceLink && node.url && !node.title && node.children && node.children.length === 1 && node.children[0].type === "text" && (raw === node.url || "mailto:" + raw === node.url) && /^[a-z][+\-.a-z]+:/i.test(node.url) && !/[\0- <>\u007F]/.test(node.url));
		}
		;
		link_link.peek = linkPeek;
		function link_link(node, _, state, info) {
			const quote = checkQuote(state);
			const suffix = quote === "\"" ? "Quote" : "Apostrophe";
			const tracker = state.createTracker(info);
			if (formatLinkAsAutolink(node, state)) {
				const stack = state.stack;
				state.stack = stack.filter(function(d) {
					return d !== "phrasing";
				});
				const exit = state.enter("autolink");
				let value = tracker.move("<");
				value += tracker.move(state.containerPhrasing(node, {
					before: value,
					after: ">",
					...tracker.current()
				}));
				value += tracker.move(">");
				exit();
				state.stack = stack;
				return value;
			}
			const exit = state.enter("link");
			let subexit = state.enter("label");
			let value = tracker.move("[");
			const text = state.containerPhrasing(node, {
				before: value,
				after: "](",
				...tracker.current()
			});
			value += tracker.move(text);
			subexit();
			value += tracker.move("](");
			const enclose = /[\0- \u007F]/.test(node.url);
			const last = info.before.charAt(info.before.length - 1);
			let title = node.title || undefined;
			if (!title && !enclose && (last === "\n" || last === "\r")) {
				let index = 0;
				while (index < text.length && text.charCodeAt(index) !== 93) {
					index += text.charCodeAt(index) === 92 ? 2 : 1;
				}
				if (text.charCodeAt(index + 1) === 58) title = "";
			}
			if (!node.url && typeof title === "string" || enclose) {
				subexit = state.enter("destinationLiteral");
				value += tracker.move("<");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: ">",
					...tracker.current()
				}));
				value += tracker.move(">");
			} else {
				subexit = state.enter("destinationRaw");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: typeof title === "string" ? " " : ")",
					...tracker.current()
				}));
			}
			subexit();
			if (typeof title === "string") {
				subexit = state.enter(`title${suffix}`);
				value += tracker.move(" " + quote);
				value += tracker.move(state.safe(title, {
					before: value,
					after: quote,
					...tracker.current()
				}));
				value += tracker.move(quote);
				subexit();
			}
			value += tracker.move(")");
			exit();
			return value;
		}
		function linkPeek(node, _, state) {
			return formatLinkAsAutolink(node, state) ? "<" : "[";
		}
		;
		linkReference.peek = linkReferencePeek;
		function linkReference(node, _, state, info) {
			const type = node.referenceType;
			const exit = state.enter("linkReference");
			let subexit = state.enter("label");
			const tracker = state.createTracker(info);
			let value = tracker.move("[");
			const text = state.containerPhrasing(node, {
				before: value,
				after: "]",
				...tracker.current()
			});
			value += tracker.move(text + "][");
			subexit();
			const stack = state.stack;
			state.stack = stack.filter(function(d) {
				return d !== "phrasing";
			});
			subexit = state.enter("reference");
			const reference = state.safe(state.associationId(node), {
				before: value,
				after: "]",
				...tracker.current()
			});
			subexit();
			state.stack = stack;
			exit();
			if (type === "full" || !text || text !== reference) {
				value += tracker.move(reference + "]");
			} else if (type === "shortcut") {
				value = value.slice(0, -1);
			} else {
				value += tracker.move("]");
			}
			return value;
		}
		function linkReferencePeek() {
			return "[";
		}
		;
		function checkBullet(state) {
			const marker = state.options.bullet || "*";
			if (marker !== "*" && marker !== "+" && marker !== "-") {
				throw new Error("Cannot serialize items with `" + marker + "` for `options.bullet`, expected `*`, `+`, or `-`");
			}
			return marker;
		}
		;
		function checkBulletOther(state) {
			const bullet = checkBullet(state);
			const bulletOther = state.options.bulletOther;
			if (!bulletOther) {
				return bullet === "*" ? "-" : "*";
			}
			if (bulletOther !== "*" && bulletOther !== "+" && bulletOther !== "-") {
				throw new Error("Cannot serialize items with `" + bulletOther + "` for `options.bulletOther`, expected `*`, `+`, or `-`");
			}
			if (bulletOther === bullet) {
				throw new Error("Expected `bullet` (`" + bullet + "`) and `bulletOther` (`" + bulletOther + "`) to be different");
			}
			return bulletOther;
		}
		;
		function checkBulletOrdered(state) {
			const marker = state.options.bulletOrdered || ".";
			if (marker !== "." && marker !== ")") {
				throw new Error("Cannot serialize items with `" + marker + "` for `options.bulletOrdered`, expected `.` or `)`");
			}
			return marker;
		}
		;
		function checkRule(state) {
			const marker = state.options.rule || "*";
			if (marker !== "*" && marker !== "-" && marker !== "_") {
				throw new Error("Cannot serialize rules with `" + marker + "` for `options.rule`, expected `*`, `-`, or `_`");
			}
			return marker;
		}
		;
		function list(node, parent, state, info) {
			const exit = state.enter("list");
			const bulletCurrent = state.bulletCurrent;
			let bullet = node.ordered ? checkBulletOrdered(state) : checkBullet(state);
			const bulletOther = node.ordered ? bullet === "." ? ")" : "." : checkBulletOther(state);
			let useDifferentMarker = parent && state.bulletLastUsed ? bullet === state.bulletLastUsed : false;
			if (!node.ordered) {
				const firstListItem = node.children ? node.children[0] : undefined;
				if ((bullet === "*" || bullet === "-") && firstListItem && (!firstListItem.children || !firstListItem.children[0]) && state.stack[state.stack.length - 1] === "list" && state.stack[state.stack.length - 2] === "listItem" && state.stack[state.stack.length - 3] === "list" && state.stack[state.stack.length - 4] === "listItem" && state.indexStack[state.indexStack.length - 1] === 0 && state.indexStack[state.indexStack.length - 2] === 0 && state.indexStack[state.indexStack.length - 3] === 0) {
					useDifferentMarker = true;
				}
				if (checkRule(state) === bullet && firstListItem) {
					let index = -1;
					while (++index < node.children.length) {
						const item = node.children[index];
						if (item && item.type === "listItem" && item.children && item.children[0] && item.children[0].type === "thematicBreak") {
							useDifferentMarker = true;
							break;
						}
					}
				}
			}
			if (useDifferentMarker) {
				bullet = bulletOther;
			}
			state.bulletCurrent = bullet;
			const value = state.containerFlow(node, info);
			state.bulletLastUsed = bullet;
			state.bulletCurrent = bulletCurrent;
			exit();
			return value;
		}
		;
		function checkListItemIndent(state) {
			const style = state.options.listItemIndent || "one";
			if (style !== "tab" && style !== "one" && style !== "mixed") {
				throw new Error("Cannot serialize items with `" + style + "` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`");
			}
			return style;
		}
		;
		function listItem(node, parent, state, info) {
			const listItemIndent = checkListItemIndent(state);
			let bullet = state.bulletCurrent || checkBullet(state);
			if (parent && parent.type === "list" && parent.ordered) {
				bullet = (typeof parent.start === "number" && parent.start > -1 ? parent.start : 1) + (state.options.incrementListMarker === false ? 0 : parent.children.indexOf(node)) + bullet;
			}
			let size = bullet.length + 1;
			if (listItemIndent === "tab" || listItemIndent === "mixed" && (parent && parent.type === "list" && parent.spread || node.spread)) {
				size = Math.ceil(size / 4) * 4;
			}
			const tracker = state.createTracker(info);
			tracker.move(bullet + " ".repeat(size - bullet.length));
			tracker.shift(size);
			const exit = state.enter("listItem");
			const value = state.indentLines(state.containerFlow(node, tracker.current()), map);
			exit();
			return value;
			function map(line, index, blank) {
				if (index) {
					return (blank ? "" : " ".repeat(size)) + line;
				}
				return (blank ? bullet : bullet + " ".repeat(size - bullet.length)) + line;
			}
		}
		;
		function paragraph(node, _, state, info) {
			const exit = state.enter("paragraph");
			const subexit = state.enter("phrasing");
			const value = state.containerPhrasing(node, info);
			subexit();
			exit();
			return value;
		}
		;
		const lib_phrasing = (0, unist_util_is_lib.C)([
			"break",
			"delete",
			"emphasis",
			"footnote",
			"footnoteReference",
			"image",
			"imageReference",
			"inlineCode",
			"inlineMath",
			"link",
			"linkReference",
			"mdxJsxTextElement",
			"mdxTextExpression",
			"strong",
			"text",
			"textDirective"
		]);
		function root(node, _, state, info) {
			const hasPhrasing = node.children.some(function(d) {
				return lib_phrasing(d);
			});
			if (!hasPhrasing) return state.containerFlow(node, info);
			const exit = state.enter("phrasing");
			const value = state.containerPhrasing(node, info);
			exit();
			return value;
		}
		;
		function checkStrong(state) {
			const marker = state.options.strong || "*";
			if (marker !== "*" && marker !== "_") {
				throw new Error("Cannot serialize strong with `" + marker + "` for `options.strong`, expected `*`, or `_`");
			}
			return marker;
		}
		;
		strong.attention = strong_attention;
		strong.peek = strong_peek;
		function strong(node, _, state, info) {
			const exit = state.enter("phrasing");
			const item = attentionItem(node, strong_attention, state, state.createTracker(info));
			const value = item ? container_phrasing_serialize([item], info.before, info.after) : "";
			exit();
			return value;
		}
		function strong_attention(_, state) {
			const marker = checkStrong(state);
			return {
				construct: "strong",
				markers: marker === "*" ? ["*", "_"] : ["_", "*"],
				sizes: [2]
			};
		}
		function strong_peek(_, _1, state) {
			return state.options.strong || "*";
		}
		;
		function text_text(node, parent, state, info) {
			const siblings = parent ? parent.children : [];
			const index = state.indexStack[state.indexStack.length - 1];
			return state.safe(node.value, {
				...info,
				afterNode: siblings[index + 1],
				beforeNode: siblings[index - 1]
			});
		}
		;
		function checkRuleRepetition(state) {
			const repetition = state.options.ruleRepetition || 3;
			if (repetition < 3) {
				throw new Error("Cannot serialize rules with repetition `" + repetition + "` for `options.ruleRepetition`, expected `3` or more");
			}
			return repetition;
		}
		;
		function thematicBreak(_, _1, state) {
			const value = (checkRule(state) + (state.options.ruleSpaces ? " " : "")).repeat(checkRuleRepetition(state));
			return state.options.ruleSpaces ? value.slice(0, -1) : value;
		}
		;
		const handle = {
			blockquote,
			break: hardBreak,
			code,
			definition,
			emphasis,
			hardBreak,
			heading,
			html,
			image: image_image,
			imageReference,
			inlineCode,
			link: link_link,
			linkReference,
			list,
			listItem,
			paragraph,
			root,
			strong,
			text: text_text,
			thematicBreak
		};
		function gfmTableFromMarkdown() {
			return {
				enter: {
					table: enterTable,
					tableData: enterCell,
					tableHeader: enterCell,
					tableRow: enterRow
				},
				exit: {
					codeText: exitCodeText,
					table: exitTable,
					tableData: exit,
					tableHeader: exit,
					tableRow: exit
				}
			};
		}
		function enterTable(token) {
			const align = token._align;
			(0, lib_default.ok)(align, "expected `_align` on table");
			this.enter({
				type: "table",
				align: align.map(function(d) {
					return d === "none" ? null : d;
				}),
				children: [],
				position: undefined
			}, token);
			this.data.inTable = true;
		}
		function exitTable(token) {
			this.exit(token);
			this.data.inTable = undefined;
		}
		function enterRow(token) {
			this.enter({
				type: "tableRow",
				children: [],
				position: undefined
			}, token);
		}
		function exit(token) {
			this.exit(token);
		}
		function enterCell(token) {
			this.enter({
				type: "tableCell",
				children: [],
				position: undefined
			}, token);
		}
		function exitCodeText(token) {
			let value = this.resume();
			if (this.data.inTable) {
				value = value.replace(/\\([\\|])/g, replace);
			}
			const node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "inlineCode");
			node.value = value;
			this.exit(token);
		}
		function replace($0, $1) {
			return $1 === "|" ? $1 : $0;
		}
		function gfmTableToMarkdown(options) {
			const settings = options || {};
			const { tableCellPadding: padding, tablePipeAlign: alignDelimiters, stringLength } = settings;
			const around = padding ? " " : "|";
			return {
				handlers: {
					inlineCode: inlineCodeWithTable,
					table: handleTable,
					tableCell: handleTableCell,
					tableRow: handleTableRow
				},
				join: [joinTable],
				unsafe: [
					{
						character: "\r",
						inConstruct: "tableCell"
					},
					{
						character: "\n",
						inConstruct: "tableCell"
					},
					{
						atBreak: true,
						character: "|",
						after: "[	 :-]"
					},
					{
						character: "|",
						inConstruct: "tableCell"
					},
					{
						atBreak: true,
						character: ":",
						after: "-"
					},
					{
						atBreak: true,
						character: "-",
						after: "[:|-]"
					}
				]
			};
			function handleTable(node, _, state, info) {
				const matrix = handleTableAsData(node, state, info);
				const head = matrix[0];
				if (head) {
					let columns = node.align ? node.align.length : 0;
					let index = -1;
					if (!columns) {
						while (++index < matrix.length) {
							if (matrix[index].length > columns) columns = matrix[index].length;
						}
					}
					while (head.length < columns) head.push("");
				}
				return serializeData(matrix, node.align);
			}
			function handleTableRow(node, _, state, info) {
				const row = handleTableRowAsData(node, state, info);
				const value = serializeData([row]);
				return value.slice(0, value.indexOf("\n"));
			}
			function handleTableCell(node, _, state, info) {
				const exit = state.enter("tableCell");
				const subexit = state.enter("phrasing");
				const value = state.containerPhrasing(node, {
					...info,
					before: around,
					after: around
				});
				subexit();
				exit();
				return value;
			}
			function serializeData(matrix, align) {
				return markdownTable(matrix, {
					align,
					alignDelimiters,
					fillRows: false,
					padding,
					stringLength
				});
			}
			function handleTableAsData(node, state, info) {
				const { children } = node;
				let index = -1;
				const result = [];
				const subexit = state.enter("table");
				while (++index < children.length) {
					result[index] = handleTableRowAsData(children[index], state, info);
				}
				subexit();
				return result;
			}
			function handleTableRowAsData(node, state, info) {
				const { children } = node;
				let index = -1;
				const result = [];
				const subexit = state.enter("tableRow");
				while (++index < children.length) {
					result[index] = handleTableCell(children[index], node, state, info);
				}
				subexit();
				return result;
			}
			function inlineCodeWithTable(node, parent, state) {
				const value = handle.inlineCode(node, parent, state);
				if (!state.stack.includes("tableCell")) return value;
				const result = [];
				let start = 0;
				let index = value.indexOf("|");
				while (index !== -1) {
					let before = index;
					while (before > start && value.charCodeAt(before - 1) === 92) {
						before--;
					}
					result.push(value.slice(start, index));
					if ((index - before) % 2 === 0) result.push("\\");
					start = index;
					index = value.indexOf("|", index + 1);
				}
				result.push(value.slice(start));
				return result.join("");
			}
		}
		function joinTable(left, right, parent, state) {
			if (left.type === "table" && parent.type === "listItem" && parent.spread === false && (right.type === "definition" || right.type === "heading" && lib_formatHeadingAsSetext(right, state) || right.type === "paragraph" || right.type === "table")) {
				return 1;
			}
		}
		function lib_formatHeadingAsSetext(node, state) {
			let literalWithBreak = false;
			(0, unist_util_visit_lib.YR)(node, function(node) {
				if (node.type === "break" || "value" in node && /\r?\n|\r/.test(node.value)) {
					literalWithBreak = true;
					return lib.dc;
				}
			});
			return Boolean((!node.depth || node.depth < 3) && (0, mdast_util_to_string_lib.d)(node) && (state.options.setext || literalWithBreak));
		}
		;
		function gfmTaskListItemFromMarkdown() {
			return { exit: {
				taskListCheckValueChecked: exitCheck,
				taskListCheckValueUnchecked: exitCheck,
				paragraph: exitParagraphWithTaskListItem
			} };
		}
		function gfmTaskListItemToMarkdown() {
			return {
				handlers: { paragraph: paragraphWithTaskListItem },
				join: [joinDefinitionsBeforeTaskListItemParagraph]
			};
		}
		function exitCheck(token) {
			const node = this.stack[this.stack.length - 2];
			(0, lib_default.ok)(node.type === "listItem");
			node.checked = token.type === "taskListCheckValueChecked";
		}
		function exitParagraphWithTaskListItem(token) {
			const parent = this.stack[this.stack.length - 2];
			if (parent && parent.type === "listItem" && typeof parent.checked === "boolean") {
				const node = this.stack[this.stack.length - 1];
				(0, lib_default.ok)(node.type === "paragraph");
				const head = node.children[0];
				if (head && head.type === "text") {
					const siblings = parent.children;
					let index = -1;
					let firstParagraph;
					while (++index < siblings.length) {
						const sibling = siblings[index];
						if (sibling.type === "paragraph") {
							firstParagraph = sibling;
							break;
						}
					}
					if (firstParagraph === node) {
						head.value = head.value.slice(1);
						if (head.value.length === 0) {
							node.children.shift();
						} else if (node.position && head.position && typeof head.position.start.offset === "number") {
							head.position.start.column++;
							head.position.start.offset++;
							node.position.start = { ...head.position.start };
						}
					}
				}
			}
			this.exit(token);
		}
		function paragraphWithTaskListItem(node, parent, state, info) {
			if (!parent || parent.type !== "listItem" || taskListItemParagraph(parent) !== node) {
				return handle.paragraph(node, parent, state, info);
			}
			const checkbox = "[" + (parent.checked ? "x" : " ") + "] ";
			const tracker = state.createTracker(info);
			tracker.move(checkbox);
			const value = handle.paragraph(node.children.length > 0 ? node : {
				type: "paragraph",
				children: [{
					type: "text",
					value: " "
				}]
			}, parent, state, {
				...info,
				...tracker.current()
			});
			return checkbox + value;
		}
		function joinDefinitionsBeforeTaskListItemParagraph(left, _, parent) {
			if (!(left.type === "definition" && parent.type === "listItem")) {
				return;
			}
			const paragraph = taskListItemParagraph(parent);
			if (paragraph && parent.children.indexOf(left) < parent.children.indexOf(paragraph)) {
				return 0;
			}
		}
		function taskListItemParagraph(node) {
			if (typeof node.checked !== "boolean") {
				return;
			}
			for (const child of node.children) {
				if (child.type === "paragraph") {
					return child;
				}
				if (child.type !== "definition") {
					return;
				}
			}
		}
		;
		function gfmFromMarkdown() {
			return [
				gfmAutolinkLiteralFromMarkdown(),
				gfmFootnoteFromMarkdown(),
				gfmStrikethroughFromMarkdown(),
				gfmTableFromMarkdown(),
				gfmTaskListItemFromMarkdown()
			];
		}
		function gfmToMarkdown(options) {
			return { extensions: [
				gfmAutolinkLiteralToMarkdown(),
				gfmFootnoteToMarkdown(options),
				gfmStrikethroughToMarkdown(),
				gfmTableToMarkdown(options),
				gfmTaskListItemToMarkdown()
			] };
		}
		var micromark_util_combine_extensions = __webpack_require__(6792);
		;
		const wwwPrefix = {
			tokenize: tokenizeWwwPrefix,
			partial: true
		};
		const domain = {
			tokenize: tokenizeDomain,
			partial: true
		};
		const path = {
			tokenize: tokenizePath,
			partial: true
		};
		const trail = {
			tokenize: tokenizeTrail,
			partial: true
		};
		const emailDomainDotTrail = {
			tokenize: tokenizeEmailDomainDotTrail,
			partial: true
		};
		const wwwAutolink = {
			name: "wwwAutolink",
			tokenize: tokenizeWwwAutolink,
			previous: previousWww
		};
		const protocolAutolink = {
			name: "protocolAutolink",
			tokenize: tokenizeProtocolAutolink,
			previous: previousProtocol
		};
		const emailAutolink = {
			name: "emailAutolink",
			tokenize: tokenizeEmailAutolink,
			previous: previousEmail
		};
		const syntax_text = {};
		function gfmAutolinkLiteral() {
			return { text: syntax_text };
		}
		let syntax_code = 48;
		while (syntax_code < 123) {
			syntax_text[syntax_code] = emailAutolink;
			syntax_code++;
			if (syntax_code === 58) syntax_code = 65;
			else if (syntax_code === 91) syntax_code = 97;
		}
		syntax_text[43] = emailAutolink;
		syntax_text[45] = emailAutolink;
		syntax_text[46] = emailAutolink;
		syntax_text[95] = emailAutolink;
		syntax_text[72] = [emailAutolink, protocolAutolink];
		syntax_text[104] = [emailAutolink, protocolAutolink];
		syntax_text[87] = [emailAutolink, wwwAutolink];
		syntax_text[119] = [emailAutolink, wwwAutolink];
		function tokenizeEmailAutolink(effects, ok, nok) {
			const self = this;
			let dot;
			let data;
			return start;
			function start(code) {
				if (!gfmAtext(code) || !previousEmail.call(self, self.previous) || previousUnbalanced(self.events)) {
					return nok(code);
				}
				effects.enter("literalAutolink");
				effects.enter("literalAutolinkEmail");
				return atext(code);
			}
			function atext(code) {
				if (gfmAtext(code)) {
					effects.consume(code);
					return atext;
				}
				if (code === 64) {
					effects.consume(code);
					return emailDomain;
				}
				return nok(code);
			}
			function emailDomain(code) {
				if (code === 46) {
					return effects.check(emailDomainDotTrail, emailDomainAfter, emailDomainDot)(code);
				}
				if (code === 45 || code === 95 || (0, micromark_util_character.lV)(code)) {
					data = true;
					effects.consume(code);
					return emailDomain;
				}
				return emailDomainAfter(code);
			}
			function emailDomainDot(code) {
				effects.consume(code);
				dot = true;
				return emailDomain;
			}
			function emailDomainAfter(code) {
				if (data && dot && (0, micromark_util_character.CW)(self.previous)) {
					effects.exit("literalAutolinkEmail");
					effects.exit("literalAutolink");
					return ok(code);
				}
				return nok(code);
			}
		}
		function tokenizeWwwAutolink(effects, ok, nok) {
			const self = this;
			return wwwStart;
			function wwwStart(code) {
				if (code !== 87 && code !== 119 || !previousWww.call(self, self.previous) || previousUnbalanced(self.events)) {
					return nok(code);
				}
				effects.enter("literalAutolink");
				effects.enter("literalAutolinkWww");
				return effects.check(wwwPrefix, effects.attempt(domain, effects.attempt(path, wwwAfter), nok), nok)(code);
			}
			function wwwAfter(code) {
				effects.exit("literalAutolinkWww");
				effects.exit("literalAutolink");
				return ok(code);
			}
		}
		function tokenizeProtocolAutolink(effects, ok, nok) {
			const self = this;
			let buffer = "";
			let seen = false;
			return protocolStart;
			function protocolStart(code) {
				if ((code === 72 || code === 104) && previousProtocol.call(self, self.previous) && !previousUnbalanced(self.events)) {
					effects.enter("literalAutolink");
					effects.enter("literalAutolinkHttp");
					buffer += String.fromCodePoint(code);
					effects.consume(code);
					return protocolPrefixInside;
				}
				return nok(code);
			}
			function protocolPrefixInside(code) {
				if ((0, micromark_util_character.CW)(code) && buffer.length < 5) {
					buffer += String.fromCodePoint(code);
					effects.consume(code);
					return protocolPrefixInside;
				}
				if (code === 58) {
					const protocol = buffer.toLowerCase();
					if (protocol === "http" || protocol === "https") {
						effects.consume(code);
						return protocolSlashesInside;
					}
				}
				return nok(code);
			}
			function protocolSlashesInside(code) {
				if (code === 47) {
					effects.consume(code);
					if (seen) {
						return afterProtocol;
					}
					seen = true;
					return protocolSlashesInside;
				}
				return nok(code);
			}
			function afterProtocol(code) {
				return code === null || (0, micromark_util_character.JQ)(code) || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code) || (0, micromark_util_character.es)(code) ? nok(code) : effects.attempt(domain, effects.attempt(path, protocolAfter), nok)(code);
			}
			function protocolAfter(code) {
				effects.exit("literalAutolinkHttp");
				effects.exit("literalAutolink");
				return ok(code);
			}
		}
		function tokenizeWwwPrefix(effects, ok, nok) {
			let size = 0;
			return wwwPrefixInside;
			function wwwPrefixInside(code) {
				if ((code === 87 || code === 119) && size < 3) {
					size++;
					effects.consume(code);
					return wwwPrefixInside;
				}
				if (code === 46 && size === 3) {
					effects.consume(code);
					return wwwPrefixAfter;
				}
				return nok(code);
			}
			function wwwPrefixAfter(code) {
				return code === null ? nok(code) : ok(code);
			}
		}
		function tokenizeDomain(effects, ok, nok) {
			let underscoreInLastSegment;
			let underscoreInLastLastSegment;
			let seen;
			return domainInside;
			function domainInside(code) {
				if (code === 46 || code === 95) {
					return effects.check(trail, domainAfter, domainAtPunctuation)(code);
				}
				if (code === null || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code) || code !== 45 && (0, micromark_util_character.es)(code)) {
					return domainAfter(code);
				}
				seen = true;
				effects.consume(code);
				return domainInside;
			}
			function domainAtPunctuation(code) {
				if (code === 95) {
					underscoreInLastSegment = true;
				} else {
					underscoreInLastLastSegment = underscoreInLastSegment;
					underscoreInLastSegment = undefined;
				}
				effects.consume(code);
				return domainInside;
			}
			function domainAfter(code) {
				if (underscoreInLastLastSegment || underscoreInLastSegment || !seen) {
					return nok(code);
				}
				return ok(code);
			}
		}
		function tokenizePath(effects, ok) {
			let sizeOpen = 0;
			let sizeClose = 0;
			return pathInside;
			function pathInside(code) {
				if (code === 40) {
					sizeOpen++;
					effects.consume(code);
					return pathInside;
				}
				if (code === 41 && sizeClose < sizeOpen) {
					return pathAtPunctuation(code);
				}
				if (code === 33 || code === 34 || code === 38 || code === 39 || code === 41 || code === 42 || code === 44 || code === 46 || code === 58 || code === 59 || code === 60 || code === 63 || code === 93 || code === 95 || code === 126) {
					return effects.check(trail, ok, pathAtPunctuation)(code);
				}
				if (code === null || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) {
					return ok(code);
				}
				effects.consume(code);
				return pathInside;
			}
			function pathAtPunctuation(code) {
				if (code === 41) {
					sizeClose++;
				}
				effects.consume(code);
				return pathInside;
			}
		}
		function tokenizeTrail(effects, ok, nok) {
			return trail;
			function trail(code) {
				if (code === 33 || code === 34 || code === 39 || code === 41 || code === 42 || code === 44 || code === 46 || code === 58 || code === 59 || code === 63 || code === 95 || code === 126) {
					effects.consume(code);
					return trail;
				}
				if (code === 38) {
					effects.consume(code);
					return trailCharacterReferenceStart;
				}
				if (code === 93) {
					effects.consume(code);
					return trailBracketAfter;
				}
				if (code === 60 || code === null || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) {
					return ok(code);
				}
				return nok(code);
			}
			function trailBracketAfter(code) {
				if (code === null || code === 40 || code === 91 || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) {
					return ok(code);
				}
				return trail(code);
			}
			function trailCharacterReferenceStart(code) {
				return (0, micromark_util_character.CW)(code) ? trailCharacterReferenceInside(code) : nok(code);
			}
			function trailCharacterReferenceInside(code) {
				if (code === 59) {
					effects.consume(code);
					return trail;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return trailCharacterReferenceInside;
				}
				return nok(code);
			}
		}
		function tokenizeEmailDomainDotTrail(effects, ok, nok) {
			return start;
			function start(code) {
				effects.consume(code);
				return after;
			}
			function after(code) {
				return (0, micromark_util_character.lV)(code) ? nok(code) : ok(code);
			}
		}
		function previousWww(code) {
			return code === null || code === 40 || code === 42 || code === 95 || code === 91 || code === 93 || code === 126 || (0, micromark_util_character.Ee)(code);
		}
		function previousProtocol(code) {
			return !(0, micromark_util_character.CW)(code);
		}
		function previousEmail(code) {
			return !(code === 47 || gfmAtext(code));
		}
		function gfmAtext(code) {
			return code === 43 || code === 45 || code === 46 || code === 95 || (0, micromark_util_character.lV)(code);
		}
		function previousUnbalanced(events) {
			let index = events.length;
			let result = false;
			while (index--) {
				const token = events[index][1];
				if ((token.type === "labelLink" || token.type === "labelImage") && !token._balanced) {
					result = true;
					break;
				}
				if (token._gfmAutolinkLiteralWalkedInto) {
					result = false;
					break;
				}
			}
			if (events.length > 0 && !result) {
				events[events.length - 1][1]._gfmAutolinkLiteralWalkedInto = true;
			}
			return result;
		}
		var blank_line = __webpack_require__(4520);
		var micromark_factory_space = __webpack_require__(2328);
		;
		const indent = {
			tokenize: tokenizeIndent,
			partial: true
		};
		function gfmFootnote() {
			return {
				document: { [91]: {
					name: "gfmFootnoteDefinition",
					tokenize: tokenizeDefinitionStart,
					continuation: { tokenize: tokenizeDefinitionContinuation },
					exit: gfmFootnoteDefinitionEnd
				} },
				text: {
					[91]: {
						name: "gfmFootnoteCall",
						tokenize: tokenizeGfmFootnoteCall
					},
					[93]: {
						name: "gfmPotentialFootnoteCall",
						add: "after",
						tokenize: tokenizePotentialGfmFootnoteCall,
						resolveTo: resolveToPotentialGfmFootnoteCall
					}
				}
			};
		}
		function tokenizePotentialGfmFootnoteCall(effects, ok, nok) {
			const self = this;
			let index = self.events.length;
			const defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
			let labelStart;
			while (index--) {
				const token = self.events[index][1];
				if (token.type === "labelImage") {
					labelStart = token;
					break;
				}
				if (token.type === "gfmFootnoteCall" || token.type === "labelLink" || token.type === "label" || token.type === "image" || token.type === "link") {
					break;
				}
			}
			return start;
			function start(code) {
				if (!labelStart || !labelStart._balanced) {
					return nok(code);
				}
				const id = (0, micromark_util_normalize_identifier.B)(self.sliceSerialize({
					start: labelStart.end,
					end: self.now()
				}));
				if (id.codePointAt(0) !== 94 || !defined.includes(id.slice(1))) {
					return nok(code);
				}
				effects.enter("gfmFootnoteCallLabelMarker");
				effects.consume(code);
				effects.exit("gfmFootnoteCallLabelMarker");
				return ok(code);
			}
		}
		function resolveToPotentialGfmFootnoteCall(events, context) {
			let index = events.length;
			let labelStart;
			while (index--) {
				if (events[index][1].type === "labelImage" && events[index][0] === "enter") {
					labelStart = events[index][1];
					break;
				}
			}
			events[index + 1][1].type = "data";
			events[index + 3][1].type = "gfmFootnoteCallLabelMarker";
			const call = {
				type: "gfmFootnoteCall",
				start: Object.assign({}, events[index + 3][1].start),
				end: Object.assign({}, events[events.length - 1][1].end)
			};
			const marker = {
				type: "gfmFootnoteCallMarker",
				start: Object.assign({}, events[index + 3][1].end),
				end: Object.assign({}, events[index + 3][1].end)
			};
			marker.end.column++;
			marker.end.offset++;
			marker.end._bufferIndex++;
			const string = {
				type: "gfmFootnoteCallString",
				start: Object.assign({}, marker.end),
				end: Object.assign({}, events[events.length - 1][1].start)
			};
			const chunk = {
				type: "chunkString",
				contentType: "string",
				start: Object.assign({}, string.start),
				end: Object.assign({}, string.end)
			};
			const replacement = [
				events[index + 1],
				events[index + 2],
				[
					"enter",
					call,
					context
				],
				events[index + 3],
				events[index + 4],
				[
					"enter",
					marker,
					context
				],
				[
					"exit",
					marker,
					context
				],
				[
					"enter",
					string,
					context
				],
				[
					"enter",
					chunk,
					context
				],
				[
					"exit",
					chunk,
					context
				],
				[
					"exit",
					string,
					context
				],
				events[events.length - 2],
				events[events.length - 1],
				[
					"exit",
					call,
					context
				]
			];
			events.splice(index, events.length - index + 1, ...replacement);
			return events;
		}
		function tokenizeGfmFootnoteCall(effects, ok, nok) {
			const self = this;
			const defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
			let size = 0;
			let data;
			return start;
			function start(code) {
				effects.enter("gfmFootnoteCall");
				effects.enter("gfmFootnoteCallLabelMarker");
				effects.consume(code);
				effects.exit("gfmFootnoteCallLabelMarker");
				return callStart;
			}
			function callStart(code) {
				if (code !== 94) return nok(code);
				effects.enter("gfmFootnoteCallMarker");
				effects.consume(code);
				effects.exit("gfmFootnoteCallMarker");
				effects.enter("gfmFootnoteCallString");
				effects.enter("chunkString").contentType = "string";
				return callData;
			}
			function callData(code) {
				if (size > 999 || code === 93 && !data || code === null || code === 91 || (0, micromark_util_character.Ee)(code)) {
					return nok(code);
				}
				if (code === 93) {
					effects.exit("chunkString");
					const token = effects.exit("gfmFootnoteCallString");
					if (!defined.includes((0, micromark_util_normalize_identifier.B)(self.sliceSerialize(token)))) {
						return nok(code);
					}
					effects.enter("gfmFootnoteCallLabelMarker");
					effects.consume(code);
					effects.exit("gfmFootnoteCallLabelMarker");
					effects.exit("gfmFootnoteCall");
					return ok;
				}
				if (!(0, micromark_util_character.Ee)(code)) {
					data = true;
				}
				size++;
				effects.consume(code);
				return code === 92 ? callEscape : callData;
			}
			function callEscape(code) {
				if (code === 91 || code === 92 || code === 93) {
					effects.consume(code);
					size++;
					return callData;
				}
				return callData(code);
			}
		}
		function tokenizeDefinitionStart(effects, ok, nok) {
			const self = this;
			const defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
			let identifier;
			let size = 0;
			let data;
			return start;
			function start(code) {
				effects.enter("gfmFootnoteDefinition")._container = true;
				effects.enter("gfmFootnoteDefinitionLabel");
				effects.enter("gfmFootnoteDefinitionLabelMarker");
				effects.consume(code);
				effects.exit("gfmFootnoteDefinitionLabelMarker");
				return labelAtMarker;
			}
			function labelAtMarker(code) {
				if (code === 94) {
					effects.enter("gfmFootnoteDefinitionMarker");
					effects.consume(code);
					effects.exit("gfmFootnoteDefinitionMarker");
					effects.enter("gfmFootnoteDefinitionLabelString");
					effects.enter("chunkString").contentType = "string";
					return labelInside;
				}
				return nok(code);
			}
			function labelInside(code) {
				if (size > 999 || code === 93 && !data || code === null || code === 91 || (0, micromark_util_character.Ee)(code)) {
					return nok(code);
				}
				if (code === 93) {
					effects.exit("chunkString");
					const token = effects.exit("gfmFootnoteDefinitionLabelString");
					identifier = (0, micromark_util_normalize_identifier.B)(self.sliceSerialize(token));
					effects.enter("gfmFootnoteDefinitionLabelMarker");
					effects.consume(code);
					effects.exit("gfmFootnoteDefinitionLabelMarker");
					effects.exit("gfmFootnoteDefinitionLabel");
					return labelAfter;
				}
				if (!(0, micromark_util_character.Ee)(code)) {
					data = true;
				}
				size++;
				effects.consume(code);
				return code === 92 ? labelEscape : labelInside;
			}
			function labelEscape(code) {
				if (code === 91 || code === 92 || code === 93) {
					effects.consume(code);
					size++;
					return labelInside;
				}
				return labelInside(code);
			}
			function labelAfter(code) {
				if (code === 58) {
					effects.enter("definitionMarker");
					effects.consume(code);
					effects.exit("definitionMarker");
					if (!defined.includes(identifier)) {
						defined.push(identifier);
					}
					return (0, micromark_factory_space.N)(effects, whitespaceAfter, "gfmFootnoteDefinitionWhitespace");
				}
				return nok(code);
			}
			function whitespaceAfter(code) {
				return ok(code);
			}
		}
		function tokenizeDefinitionContinuation(effects, ok, nok) {
			return effects.check(blank_line.B, ok, effects.attempt(indent, ok, nok));
		}
		function gfmFootnoteDefinitionEnd(effects) {
			effects.exit("gfmFootnoteDefinition");
		}
		function tokenizeIndent(effects, ok, nok) {
			const self = this;
			return (0, micromark_factory_space.N)(effects, afterPrefix, "gfmFootnoteDefinitionIndent", 4 + 1);
			function afterPrefix(code) {
				const tail = self.events[self.events.length - 1];
				return tail && tail[1].type === "gfmFootnoteDefinitionIndent" && tail[2].sliceSerialize(tail[1], true).length === 4 ? ok(code) : nok(code);
			}
		}
		var micromark_util_chunked = __webpack_require__(5254);
		var micromark_util_resolve_all = __webpack_require__(6728);
		;
		function gfmStrikethrough(options) {
			const options_ = options || {};
			let single = options_.singleTilde;
			const tokenizer = {
				name: "strikethrough",
				tokenize: tokenizeStrikethrough,
				resolveAll: resolveAllStrikethrough
			};
			if (single === null || single === undefined) {
				single = true;
			}
			return {
				text: { [126]: tokenizer },
				insideSpan: { null: [tokenizer] },
				attentionMarkers: { null: [126] }
			};
			function resolveAllStrikethrough(events, context) {
				let index = -1;
				while (++index < events.length) {
					if (events[index][0] === "enter" && events[index][1].type === "strikethroughSequenceTemporary" && events[index][1]._close) {
						let open = index;
						while (open--) {
							if (events[open][0] === "exit" && events[open][1].type === "strikethroughSequenceTemporary" && events[open][1]._open && events[index][1].end.offset - events[index][1].start.offset === events[open][1].end.offset - events[open][1].start.offset) {
								events[index][1].type = "strikethroughSequence";
								events[open][1].type = "strikethroughSequence";
								const strikethrough = {
									type: "strikethrough",
									start: Object.assign({}, events[open][1].start),
									end: Object.assign({}, events[index][1].end)
								};
								const text = {
									type: "strikethroughText",
									start: Object.assign({}, events[open][1].end),
									end: Object.assign({}, events[index][1].start)
								};
								const nextEvents = [
									[
										"enter",
										strikethrough,
										context
									],
									[
										"enter",
										events[open][1],
										context
									],
									[
										"exit",
										events[open][1],
										context
									],
									[
										"enter",
										text,
										context
									]
								];
								const insideSpan = context.parser.constructs.insideSpan.null;
								if (insideSpan) {
									(0, micromark_util_chunked.m)(nextEvents, nextEvents.length, 0, (0, micromark_util_resolve_all.W)(insideSpan, events.slice(open + 1, index), context));
								}
								(0, micromark_util_chunked.m)(nextEvents, nextEvents.length, 0, [
									[
										"exit",
										text,
										context
									],
									[
										"enter",
										events[index][1],
										context
									],
									[
										"exit",
										events[index][1],
										context
									],
									[
										"exit",
										strikethrough,
										context
									]
								]);
								(0, micromark_util_chunked.m)(events, open - 1, index - open + 3, nextEvents);
								index = open + nextEvents.length - 2;
								break;
							}
						}
					}
				}
				index = -1;
				while (++index < events.length) {
					if (events[index][1].type === "strikethroughSequenceTemporary") {
						events[index][1].type = "data";
					}
				}
				return events;
			}
			function tokenizeStrikethrough(effects, ok, nok) {
				const previous = this.previous;
				const events = this.events;
				let size = 0;
				return start;
				function start(code) {
					if (previous === 126 && events[events.length - 1][1].type !== "characterEscape") {
						return nok(code);
					}
					effects.enter("strikethroughSequenceTemporary");
					return more(code);
				}
				function more(code) {
					const before = (0, micromark_util_classify_character.S)(previous);
					if (code === 126) {
						if (size > 1) return nok(code);
						effects.consume(code);
						size++;
						return more;
					}
					if (size < 2 && !single) return nok(code);
					const token = effects.exit("strikethroughSequenceTemporary");
					const after = (0, micromark_util_classify_character.S)(code);
					token._open = !after || after === 2 && Boolean(before);
					token._close = !before || before === 2 && Boolean(after);
					return ok(code);
				}
			}
		}
		;
		class EditMap {
			constructor() {
				this.map = [];
				this.index = new Map();
			}
			add(index, remove, add) {
				addImplementation(this, index, remove, add);
			}
			consume(events) {
				this.map.sort(function(a, b) {
					return a[0] - b[0];
				});
				if (this.map.length === 0) {
					return;
				}
				let index = this.map.length;
				const vecs = [];
				while (index > 0) {
					index -= 1;
					vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]);
					events.length = this.map[index][0];
				}
				vecs.push(events.slice());
				events.length = 0;
				let slice = vecs.pop();
				while (slice) {
					for (const element of slice) {
						events.push(element);
					}
					slice = vecs.pop();
				}
				this.map.length = 0;
				this.index.clear();
			}
		}
		function addImplementation(editMap, at, remove, add) {
			if (remove === 0 && add.length === 0) {
				return;
			}
			const existing = editMap.index.get(at);
			if (existing) {
				existing[1] += remove;
				existing[2].push(...add);
				return;
			}
			const change = [
				at,
				remove,
				add
			];
			editMap.map.push(change);
			editMap.index.set(at, change);
		}
		;
		function gfmTableAlign(events, index) {
			let inDelimiterRow = false;
			const align = [];
			while (index < events.length) {
				const event = events[index];
				if (inDelimiterRow) {
					if (event[0] === "enter") {
						if (event[1].type === "tableContent") {
							align.push(events[index + 1][1].type === "tableDelimiterMarker" ? "left" : "none");
						}
					} else if (event[1].type === "tableContent") {
						if (events[index - 1][1].type === "tableDelimiterMarker") {
							const alignIndex = align.length - 1;
							align[alignIndex] = align[alignIndex] === "left" ? "center" : "right";
						}
					} else if (event[1].type === "tableDelimiterRow") {
						break;
					}
				} else if (event[0] === "enter" && event[1].type === "tableDelimiterRow") {
					inDelimiterRow = true;
				}
				index += 1;
			}
			return align;
		}
		;
		function gfmTable() {
			return { flow: { null: {
				name: "table",
				tokenize: tokenizeTable,
				resolveAll: resolveTable
			} } };
		}
		function tokenizeTable(effects, ok, nok) {
			const self = this;
			let size = 0;
			let sizeB = 0;
			let seen;
			return start;
			function start(code) {
				let index = self.events.length - 1;
				while (index > -1) {
					const { type } = self.events[index][1];
					if (type === "lineEnding" || type === "linePrefix") {
						index--;
					} else {
						break;
					}
				}
				const tail = index > -1 ? self.events[index][1].type : null;
				const next = tail === "tableHead" || tail === "tableRow" ? bodyRowStart : headRowBefore;
				if (next === bodyRowStart && self.parser.lazy[self.now().line]) {
					return nok(code);
				}
				return next(code);
			}
			function headRowBefore(code) {
				effects.enter("tableHead");
				effects.enter("tableRow");
				return headRowStart(code);
			}
			function headRowStart(code) {
				if (code === 124) {
					return headRowBreak(code);
				}
				seen = true;
				sizeB += 1;
				return headRowBreak(code);
			}
			function headRowBreak(code) {
				if (code === null) {
					return nok(code);
				}
				if ((0, micromark_util_character.HP)(code)) {
					if (sizeB > 1) {
						sizeB = 0;
						self.interrupt = true;
						effects.exit("tableRow");
						effects.enter("lineEnding");
						effects.consume(code);
						effects.exit("lineEnding");
						return headDelimiterStart;
					}
					return nok(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					return (0, micromark_factory_space.N)(effects, headRowBreak, "whitespace")(code);
				}
				sizeB += 1;
				if (seen) {
					seen = false;
					size += 1;
				}
				if (code === 124) {
					effects.enter("tableCellDivider");
					effects.consume(code);
					effects.exit("tableCellDivider");
					seen = true;
					return headRowBreak;
				}
				effects.enter("data");
				return headRowData(code);
			}
			function headRowData(code) {
				if (code === null || code === 124 || (0, micromark_util_character.Ee)(code)) {
					effects.exit("data");
					return headRowBreak(code);
				}
				effects.consume(code);
				return code === 92 ? headRowEscape : headRowData;
			}
			function headRowEscape(code) {
				if (code === 92 || code === 124) {
					effects.consume(code);
					return headRowData;
				}
				return headRowData(code);
			}
			function headDelimiterStart(code) {
				self.interrupt = false;
				if (self.parser.lazy[self.now().line]) {
					return nok(code);
				}
				effects.enter("tableDelimiterRow");
				seen = false;
				if ((0, micromark_util_character.On)(code)) {
					return (0, micromark_factory_space.N)(effects, headDelimiterBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code);
				}
				return headDelimiterBefore(code);
			}
			function headDelimiterBefore(code) {
				if (code === 45 || code === 58) {
					return headDelimiterValueBefore(code);
				}
				if (code === 124) {
					seen = true;
					effects.enter("tableCellDivider");
					effects.consume(code);
					effects.exit("tableCellDivider");
					return headDelimiterCellBefore;
				}
				return headDelimiterNok(code);
			}
			function headDelimiterCellBefore(code) {
				if ((0, micromark_util_character.On)(code)) {
					return (0, micromark_factory_space.N)(effects, headDelimiterValueBefore, "whitespace")(code);
				}
				return headDelimiterValueBefore(code);
			}
			function headDelimiterValueBefore(code) {
				if (code === 58) {
					sizeB += 1;
					seen = true;
					effects.enter("tableDelimiterMarker");
					effects.consume(code);
					effects.exit("tableDelimiterMarker");
					return headDelimiterLeftAlignmentAfter;
				}
				if (code === 45) {
					sizeB += 1;
					return headDelimiterLeftAlignmentAfter(code);
				}
				if (code === null || (0, micromark_util_character.HP)(code)) {
					return headDelimiterCellAfter(code);
				}
				return headDelimiterNok(code);
			}
			function headDelimiterLeftAlignmentAfter(code) {
				if (code === 45) {
					effects.enter("tableDelimiterFiller");
					return headDelimiterFiller(code);
				}
				return headDelimiterNok(code);
			}
			function headDelimiterFiller(code) {
				if (code === 45) {
					effects.consume(code);
					return headDelimiterFiller;
				}
				if (code === 58) {
					seen = true;
					effects.exit("tableDelimiterFiller");
					effects.enter("tableDelimiterMarker");
					effects.consume(code);
					effects.exit("tableDelimiterMarker");
					return headDelimiterRightAlignmentAfter;
				}
				effects.exit("tableDelimiterFiller");
				return headDelimiterRightAlignmentAfter(code);
			}
			function headDelimiterRightAlignmentAfter(code) {
				if ((0, micromark_util_character.On)(code)) {
					return (0, micromark_factory_space.N)(effects, headDelimiterCellAfter, "whitespace")(code);
				}
				return headDelimiterCellAfter(code);
			}
			function headDelimiterCellAfter(code) {
				if (code === 124) {
					return headDelimiterBefore(code);
				}
				if (code === null || (0, micromark_util_character.HP)(code)) {
					if (!seen || size !== sizeB) {
						return headDelimiterNok(code);
					}
					effects.exit("tableDelimiterRow");
					effects.exit("tableHead");
					return ok(code);
				}
				return headDelimiterNok(code);
			}
			function headDelimiterNok(code) {
				return nok(code);
			}
			function bodyRowStart(code) {
				effects.enter("tableRow");
				return bodyRowBreak(code);
			}
			function bodyRowBreak(code) {
				if (code === 124) {
					effects.enter("tableCellDivider");
					effects.consume(code);
					effects.exit("tableCellDivider");
					return bodyRowBreak;
				}
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("tableRow");
					return ok(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					return (0, micromark_factory_space.N)(effects, bodyRowBreak, "whitespace")(code);
				}
				effects.enter("data");
				return bodyRowData(code);
			}
			function bodyRowData(code) {
				if (code === null || code === 124 || (0, micromark_util_character.Ee)(code)) {
					effects.exit("data");
					return bodyRowBreak(code);
				}
				effects.consume(code);
				return code === 92 ? bodyRowEscape : bodyRowData;
			}
			function bodyRowEscape(code) {
				if (code === 92 || code === 124) {
					effects.consume(code);
					return bodyRowData;
				}
				return bodyRowData(code);
			}
		}
		function resolveTable(events, context) {
			let index = -1;
			let inFirstCellAwaitingPipe = true;
			let rowKind = 0;
			let lastCell = [
				0,
				0,
				0,
				0
			];
			let cell = [
				0,
				0,
				0,
				0
			];
			let afterHeadAwaitingFirstBodyRow = false;
			let lastTableEnd = 0;
			let currentTable;
			let currentBody;
			let currentCell;
			const map = new EditMap();
			while (++index < events.length) {
				const event = events[index];
				const token = event[1];
				if (event[0] === "enter") {
					if (token.type === "tableHead") {
						afterHeadAwaitingFirstBodyRow = false;
						if (lastTableEnd !== 0) {
							flushTableEnd(map, context, lastTableEnd, currentTable, currentBody);
							currentBody = undefined;
							lastTableEnd = 0;
						}
						currentTable = {
							type: "table",
							start: Object.assign({}, token.start),
							end: Object.assign({}, token.end)
						};
						map.add(index, 0, [[
							"enter",
							currentTable,
							context
						]]);
					} else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
						inFirstCellAwaitingPipe = true;
						currentCell = undefined;
						lastCell = [
							0,
							0,
							0,
							0
						];
						cell = [
							0,
							index + 1,
							0,
							0
						];
						if (afterHeadAwaitingFirstBodyRow) {
							afterHeadAwaitingFirstBodyRow = false;
							currentBody = {
								type: "tableBody",
								start: Object.assign({}, token.start),
								end: Object.assign({}, token.end)
							};
							map.add(index, 0, [[
								"enter",
								currentBody,
								context
							]]);
						}
						rowKind = token.type === "tableDelimiterRow" ? 2 : currentBody ? 3 : 1;
					} else if (rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller")) {
						inFirstCellAwaitingPipe = false;
						if (cell[2] === 0) {
							if (lastCell[1] !== 0) {
								cell[0] = cell[1];
								currentCell = flushCell(map, context, lastCell, rowKind, undefined, currentCell);
								lastCell = [
									0,
									0,
									0,
									0
								];
							}
							cell[2] = index;
						}
					} else if (token.type === "tableCellDivider") {
						if (inFirstCellAwaitingPipe) {
							inFirstCellAwaitingPipe = false;
						} else {
							if (lastCell[1] !== 0) {
								cell[0] = cell[1];
								currentCell = flushCell(map, context, lastCell, rowKind, undefined, currentCell);
							}
							lastCell = cell;
							cell = [
								lastCell[1],
								index,
								0,
								0
							];
						}
					}
				} else if (token.type === "tableHead") {
					afterHeadAwaitingFirstBodyRow = true;
					lastTableEnd = index;
				} else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
					lastTableEnd = index;
					if (lastCell[1] !== 0) {
						cell[0] = cell[1];
						currentCell = flushCell(map, context, lastCell, rowKind, index, currentCell);
					} else if (cell[1] !== 0) {
						currentCell = flushCell(map, context, cell, rowKind, index, currentCell);
					}
					rowKind = 0;
				} else if (rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller")) {
					cell[3] = index;
				}
			}
			if (lastTableEnd !== 0) {
				flushTableEnd(map, context, lastTableEnd, currentTable, currentBody);
			}
			map.consume(context.events);
			index = -1;
			while (++index < context.events.length) {
				const event = context.events[index];
				if (event[0] === "enter" && event[1].type === "table") {
					event[1]._align = gfmTableAlign(context.events, index);
				}
			}
			return events;
		}
		function flushCell(map, context, range, rowKind, rowEnd, previousCell) {
			const groupName = rowKind === 1 ? "tableHeader" : rowKind === 2 ? "tableDelimiter" : "tableData";
			const valueName = "tableContent";
			if (range[0] !== 0) {
				previousCell.end = Object.assign({}, getPoint(context.events, range[0]));
				map.add(range[0], 0, [[
					"exit",
					previousCell,
					context
				]]);
			}
			const now = getPoint(context.events, range[1]);
			previousCell = {
				type: groupName,
				start: Object.assign({}, now),
				end: Object.assign({}, now)
			};
			map.add(range[1], 0, [[
				"enter",
				previousCell,
				context
			]]);
			if (range[2] !== 0) {
				const relatedStart = getPoint(context.events, range[2]);
				const relatedEnd = getPoint(context.events, range[3]);
				const valueToken = {
					type: valueName,
					start: Object.assign({}, relatedStart),
					end: Object.assign({}, relatedEnd)
				};
				map.add(range[2], 0, [[
					"enter",
					valueToken,
					context
				]]);
				if (rowKind !== 2) {
					const start = context.events[range[2]];
					const end = context.events[range[3]];
					start[1].end = Object.assign({}, end[1].end);
					start[1].type = "chunkText";
					start[1].contentType = "text";
					if (range[3] > range[2] + 1) {
						const a = range[2] + 1;
						const b = range[3] - range[2] - 1;
						map.add(a, b, []);
					}
				}
				map.add(range[3] + 1, 0, [[
					"exit",
					valueToken,
					context
				]]);
			}
			if (rowEnd !== undefined) {
				previousCell.end = Object.assign({}, getPoint(context.events, rowEnd));
				map.add(rowEnd, 0, [[
					"exit",
					previousCell,
					context
				]]);
				previousCell = undefined;
			}
			return previousCell;
		}
		function flushTableEnd(map, context, index, table, tableBody) {
			const exits = [];
			const related = getPoint(context.events, index);
			if (tableBody) {
				tableBody.end = Object.assign({}, related);
				exits.push([
					"exit",
					tableBody,
					context
				]);
			}
			table.end = Object.assign({}, related);
			exits.push([
				"exit",
				table,
				context
			]);
			map.add(index + 1, 0, exits);
		}
		function getPoint(events, index) {
			const event = events[index];
			const side = event[0] === "enter" ? "start" : "end";
			return event[1][side];
		}
		;
		const tasklistCheck = {
			name: "tasklistCheck",
			tokenize: tokenizeTasklistCheck
		};
		function gfmTaskListItem() {
			return { text: { [91]: tasklistCheck } };
		}
		function tokenizeTasklistCheck(effects, ok, nok) {
			const self = this;
			return open;
			function open(code) {
				if (self.previous !== null || !self._gfmTasklistFirstContentOfListItem) {
					return nok(code);
				}
				effects.enter("taskListCheck");
				effects.enter("taskListCheckMarker");
				effects.consume(code);
				effects.exit("taskListCheckMarker");
				return inside;
			}
			function inside(code) {
				if ((0, micromark_util_character.Ee)(code)) {
					effects.enter("taskListCheckValueUnchecked");
					effects.consume(code);
					effects.exit("taskListCheckValueUnchecked");
					return close;
				}
				if (code === 88 || code === 120) {
					effects.enter("taskListCheckValueChecked");
					effects.consume(code);
					effects.exit("taskListCheckValueChecked");
					return close;
				}
				return nok(code);
			}
			function close(code) {
				if (code === 93) {
					effects.enter("taskListCheckMarker");
					effects.consume(code);
					effects.exit("taskListCheckMarker");
					effects.exit("taskListCheck");
					return after;
				}
				return nok(code);
			}
			function after(code) {
				if ((0, micromark_util_character.HP)(code)) {
					return ok(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					return effects.check({ tokenize: spaceThenNonSpace }, ok, nok)(code);
				}
				return nok(code);
			}
		}
		function spaceThenNonSpace(effects, ok, nok) {
			return (0, micromark_factory_space.N)(effects, after, "whitespace");
			function after(code) {
				return code === null ? nok(code) : ok(code);
			}
		}
		;
		function gfm(options) {
			return (0, micromark_util_combine_extensions.y)([
				gfmAutolinkLiteral(),
				gfmFootnote(),
				gfmStrikethrough(options),
				gfmTable(),
				gfmTaskListItem()
			]);
		}
		function gfmHtml(options) {
			return combineHtmlExtensions([
				gfmAutolinkLiteralHtml(),
				gfmFootnoteHtml(options),
				gfmStrikethroughHtml(),
				gfmTableHtml(),
				gfmTagfilterHtml(),
				gfmTaskListItemHtml()
			]);
		}
		;
		const emptyOptions = {};
		function remarkGfm(options) {
			const self = this;
			const settings = options || emptyOptions;
			const data = self.data();
			const micromarkExtensions = data.micromarkExtensions || (data.micromarkExtensions = []);
			const fromMarkdownExtensions = data.fromMarkdownExtensions || (data.fromMarkdownExtensions = []);
			const toMarkdownExtensions = data.toMarkdownExtensions || (data.toMarkdownExtensions = []);
			micromarkExtensions.push(gfm(settings));
			fromMarkdownExtensions.push(gfmFromMarkdown());
			toMarkdownExtensions.push(gfmToMarkdown(settings));
		}
	}),
	6658: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => remarkParse });
		var constructs_namespaceObject = {};
		__webpack_require__.r(constructs_namespaceObject);
		__webpack_require__.d(constructs_namespaceObject, {
			attentionMarkers: () => attentionMarkers,
			contentInitial: () => contentInitial,
			disable: () => disable,
			document: () => constructs_document,
			flow: () => constructs_flow,
			flowInitial: () => flowInitial,
			insideSpan: () => insideSpan,
			string: () => constructs_string,
			text: () => constructs_text
		});
		var lib = __webpack_require__(1869);
		var micromark_util_chunked = __webpack_require__(5254);
		;
		class SpliceBuffer {
			constructor(initial) {
				this.left = initial ? [...initial] : [];
				this.right = [];
			}
			get(index) {
				if (index < 0 || index >= this.left.length + this.right.length) {
					throw new RangeError("Cannot access index `" + index + "` in a splice buffer of size `" + (this.left.length + this.right.length) + "`");
				}
				if (index < this.left.length) return this.left[index];
				return this.right[this.right.length - index + this.left.length - 1];
			}
			get length() {
				return this.left.length + this.right.length;
			}
			shift() {
				this.setCursor(0);
				return this.right.pop();
			}
			slice(start, end) {
				const stop = end === null || end === undefined ? Number.POSITIVE_INFINITY : end;
				if (stop < this.left.length) {
					return this.left.slice(start, stop);
				}
				if (start > this.left.length) {
					return this.right.slice(this.right.length - stop + this.left.length, this.right.length - start + this.left.length).reverse();
				}
				return this.left.slice(start).concat(this.right.slice(this.right.length - stop + this.left.length).reverse());
			}
			splice(start, deleteCount, items) {
				const count = deleteCount || 0;
				this.setCursor(Math.trunc(start));
				const removed = this.right.splice(this.right.length - count, Number.POSITIVE_INFINITY);
				if (items) chunkedPush(this.left, items);
				return removed.reverse();
			}
			pop() {
				this.setCursor(Number.POSITIVE_INFINITY);
				return this.left.pop();
			}
			push(item) {
				this.setCursor(Number.POSITIVE_INFINITY);
				this.left.push(item);
			}
			pushMany(items) {
				this.setCursor(Number.POSITIVE_INFINITY);
				chunkedPush(this.left, items);
			}
			unshift(item) {
				this.setCursor(0);
				this.right.push(item);
			}
			unshiftMany(items) {
				this.setCursor(0);
				chunkedPush(this.right, items.reverse());
			}
			setCursor(n) {
				if (n === this.left.length || n > this.left.length && this.right.length === 0 || n < 0 && this.left.length === 0) return;
				if (n < this.left.length) {
					const removed = this.left.splice(n, Number.POSITIVE_INFINITY);
					chunkedPush(this.right, removed.reverse());
				} else {
					const removed = this.right.splice(this.left.length + this.right.length - n, Number.POSITIVE_INFINITY);
					chunkedPush(this.left, removed.reverse());
				}
			}
		}
		function chunkedPush(list, right) {
			let chunkStart = 0;
			if (right.length < 1e4) {
				list.push(...right);
			} else {
				while (chunkStart < right.length) {
					list.push(...right.slice(chunkStart, chunkStart + 1e4));
					chunkStart += 1e4;
				}
			}
		}
		;
		function subtokenize(eventsArray) {
			const jumps = {};
			let index = -1;
			let event;
			let lineIndex;
			let otherIndex;
			let otherEvent;
			let parameters;
			let subevents;
			let more;
			const events = new SpliceBuffer(eventsArray);
			while (++index < events.length) {
				while (index in jumps) {
					index = jumps[index];
				}
				event = events.get(index);
				if (index && event[1].type === "chunkFlow" && events.get(index - 1)[1].type === "listItemPrefix") {
					subevents = event[1]._tokenizer.events;
					otherIndex = 0;
					if (otherIndex < subevents.length && subevents[otherIndex][1].type === "lineEndingBlank") {
						otherIndex += 2;
					}
					if (otherIndex < subevents.length && subevents[otherIndex][1].type === "content") {
						while (++otherIndex < subevents.length) {
							if (subevents[otherIndex][1].type === "content") {
								break;
							}
							if (subevents[otherIndex][1].type === "chunkText") {
								subevents[otherIndex][1]._isInFirstContentOfListItem = true;
								otherIndex++;
							}
						}
					}
				}
				if (event[0] === "enter") {
					if (event[1].contentType) {
						Object.assign(jumps, subcontent(events, index));
						index = jumps[index];
						more = true;
					}
				} else if (event[1]._container) {
					otherIndex = index;
					lineIndex = undefined;
					while (otherIndex--) {
						otherEvent = events.get(otherIndex);
						if (otherEvent[1].type === "lineEnding" || otherEvent[1].type === "lineEndingBlank") {
							if (otherEvent[0] === "enter") {
								if (lineIndex) {
									events.get(lineIndex)[1].type = "lineEndingBlank";
								}
								otherEvent[1].type = "lineEnding";
								lineIndex = otherIndex;
							}
						} else if (otherEvent[1].type === "linePrefix" || otherEvent[1].type === "listItemIndent") {} else {
							break;
						}
					}
					if (lineIndex) {
						event[1].end = { ...events.get(lineIndex)[1].start };
						parameters = events.slice(lineIndex, index);
						parameters.unshift(event);
						events.splice(lineIndex, index - lineIndex + 1, parameters);
					}
				}
			}
			(0, micromark_util_chunked.m)(eventsArray, 0, Number.POSITIVE_INFINITY, events.slice(0));
			return !more;
		}
		function subcontent(events, eventIndex) {
			const token = events.get(eventIndex)[1];
			const context = events.get(eventIndex)[2];
			let startPosition = eventIndex - 1;
			const startPositions = [];
			let tokenizer = token._tokenizer;
			if (!tokenizer) {
				tokenizer = context.parser[token.contentType](token.start);
				if (token._contentTypeTextTrailing) {
					tokenizer._contentTypeTextTrailing = true;
				}
			}
			const childEvents = tokenizer.events;
			const jumps = [];
			const gaps = {};
			let stream;
			let previous;
			let index = -1;
			let current = token;
			let adjust = 0;
			let start = 0;
			const breaks = [start];
			while (current) {
				while (events.get(++startPosition)[1] !== current) {}
				startPositions.push(startPosition);
				if (!current._tokenizer) {
					stream = context.sliceStream(current);
					if (!current.next) {
						stream.push(null);
					}
					if (previous) {
						tokenizer.defineSkip(current.start);
					}
					if (current._isInFirstContentOfListItem) {
						tokenizer._gfmTasklistFirstContentOfListItem = true;
					}
					tokenizer.write(stream);
					if (current._isInFirstContentOfListItem) {
						tokenizer._gfmTasklistFirstContentOfListItem = undefined;
					}
				}
				previous = current;
				current = current.next;
			}
			current = token;
			while (++index < childEvents.length) {
				if (childEvents[index][0] === "exit" && childEvents[index - 1][0] === "enter" && childEvents[index][1].type === childEvents[index - 1][1].type && childEvents[index][1].start.line !== childEvents[index][1].end.line) {
					start = index + 1;
					breaks.push(start);
					current._tokenizer = undefined;
					current.previous = undefined;
					current = current.next;
				}
			}
			tokenizer.events = [];
			if (current) {
				current._tokenizer = undefined;
				current.previous = undefined;
			} else {
				breaks.pop();
			}
			index = breaks.length;
			while (index--) {
				const slice = childEvents.slice(breaks[index], breaks[index + 1]);
				const start = startPositions.pop();
				jumps.push([start, start + slice.length - 1]);
				events.splice(start, 2, slice);
			}
			jumps.reverse();
			index = -1;
			while (++index < jumps.length) {
				gaps[adjust + jumps[index][0]] = adjust + jumps[index][1];
				adjust += jumps[index][1] - jumps[index][0] - 1;
			}
			return gaps;
		}
		;
		function postprocess(events) {
			while (!subtokenize(events)) {}
			return events;
		}
		var micromark_util_combine_extensions = __webpack_require__(6792);
		var micromark_factory_space = __webpack_require__(2328);
		var micromark_util_character = __webpack_require__(401);
		;
		const content = { tokenize: initializeContent };
		function initializeContent(effects) {
			const contentStart = effects.attempt(this.parser.constructs.contentInitial, afterContentStartConstruct, paragraphInitial);
			let previous;
			return contentStart;
			function afterContentStartConstruct(code) {
				if (code === null) {
					effects.consume(code);
					return;
				}
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return (0, micromark_factory_space.N)(effects, contentStart, "linePrefix");
			}
			function paragraphInitial(code) {
				effects.enter("paragraph");
				return lineStart(code);
			}
			function lineStart(code) {
				const token = effects.enter("chunkText", {
					contentType: "text",
					previous
				});
				if (previous) {
					previous.next = token;
				}
				previous = token;
				return data(code);
			}
			function data(code) {
				if (code === null) {
					effects.exit("chunkText");
					effects.exit("paragraph");
					effects.consume(code);
					return;
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.consume(code);
					effects.exit("chunkText");
					return lineStart;
				}
				effects.consume(code);
				return data;
			}
		}
		;
		class EditMap {
			constructor() {
				this.index = new Map();
				this.map = [];
			}
			add(index, remove, add) {
				addImplementation(this, index, remove, add, false);
			}
			addBefore(index, remove, add) {
				addImplementation(this, index, remove, add, true);
			}
			consume(events) {
				this.map.sort(function(a, b) {
					return a[0] - b[0];
				});
				if (this.map.length === 0) {
					return;
				}
				let index = this.map.length;
				const vecs = [];
				while (index > 0) {
					index -= 1;
					vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]);
					events.length = this.map[index][0];
				}
				vecs.push(events.slice());
				events.length = 0;
				let slice = vecs.pop();
				while (slice) {
					for (const element of slice) {
						events.push(element);
					}
					slice = vecs.pop();
				}
				this.map.length = 0;
				this.index.clear();
			}
		}
		function addImplementation(editMap, at, remove, add, before) {
			if (remove === 0 && add.length === 0) {
				return;
			}
			const existing = editMap.index.get(at);
			if (existing) {
				existing[1] += remove;
				if (before) {
					add.push(...existing[2]);
					existing[2] = add;
				} else {
					existing[2].push(...add);
				}
				return;
			}
			const change = [
				at,
				remove,
				add
			];
			editMap.map.push(change);
			editMap.index.set(at, change);
		}
		;
		const document_document = { tokenize: initializeDocument };
		const containerConstruct = { tokenize: tokenizeContainer };
		function initializeDocument(effects) {
			const self = this;
			const stack = [];
			let continued = 0;
			let childFlow;
			let childToken;
			let lineStartOffset;
			return start;
			function start(code) {
				if (continued < stack.length) {
					const item = stack[continued];
					self.containerState = item[1];
					return effects.attempt(item[0].continuation, documentContinue, checkNewContainers)(code);
				}
				return checkNewContainers(code);
			}
			function documentContinue(code) {
				continued++;
				if (self.containerState._closeFlow) {
					self.containerState._closeFlow = undefined;
					if (childFlow) {
						closeFlow();
					}
					const indexBeforeExits = self.events.length;
					let indexBeforeFlow = indexBeforeExits;
					let point;
					while (indexBeforeFlow--) {
						if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
							point = self.events[indexBeforeFlow][1].end;
							break;
						}
					}
					exitContainers(continued);
					let index = indexBeforeExits;
					while (index < self.events.length) {
						self.events[index][1].end = { ...point };
						index++;
					}
					const editMap = new EditMap();
					editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
					editMap.add(indexBeforeExits, index - indexBeforeExits, []);
					editMap.consume(self.events);
					return checkNewContainers(code);
				}
				return start(code);
			}
			function checkNewContainers(code) {
				if (continued === stack.length) {
					if (!childFlow) {
						return documentContinued(code);
					}
					if (childFlow.currentConstruct && childFlow.currentConstruct.concrete) {
						return flowStart(code);
					}
					self.interrupt = Boolean(childFlow.currentConstruct && !childFlow._gfmTableDynamicInterruptHack);
				}
				self.containerState = {};
				return effects.check(containerConstruct, thereIsANewContainer, thereIsNoNewContainer)(code);
			}
			function thereIsANewContainer(code) {
				if (childFlow) {
					closeFlow();
				}
				exitContainers(continued);
				return documentContinued(code);
			}
			function thereIsNoNewContainer(code) {
				self.parser.lazy[self.now().line] = continued !== stack.length;
				lineStartOffset = self.now().offset;
				return flowStart(code);
			}
			function documentContinued(code) {
				self.containerState = {};
				return effects.attempt(containerConstruct, containerContinue, flowStart)(code);
			}
			function containerContinue(code) {
				continued++;
				stack.push([self.currentConstruct, self.containerState]);
				return documentContinued(code);
			}
			function flowStart(code) {
				if (code === null) {
					if (childFlow) {
						closeFlow();
					}
					exitContainers(0);
					effects.consume(code);
					return;
				}
				childFlow = childFlow || self.parser.flow(self.now());
				effects.enter("chunkFlow", {
					_tokenizer: childFlow,
					contentType: "flow",
					previous: childToken
				});
				return flowContinue(code);
			}
			function flowContinue(code) {
				if (code === null) {
					writeToChild(effects.exit("chunkFlow"), true);
					exitContainers(0);
					effects.consume(code);
					return;
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.consume(code);
					writeToChild(effects.exit("chunkFlow"));
					continued = 0;
					self.interrupt = undefined;
					return start;
				}
				effects.consume(code);
				return flowContinue;
			}
			function writeToChild(token, endOfFile) {
				const stream = self.sliceStream(token);
				if (endOfFile) {
					stream.push(null);
				}
				token.previous = childToken;
				if (childToken) {
					childToken.next = token;
				}
				childToken = token;
				childFlow.defineSkip(token.start);
				childFlow.write(stream);
				if (self.parser.lazy[token.start.line]) {
					let index = childFlow.events.length;
					while (index--) {
						if (childFlow.events[index][1].start.offset < lineStartOffset && (!childFlow.events[index][1].end || childFlow.events[index][1].end.offset > lineStartOffset)) {
							return;
						}
					}
					const indexBeforeExits = self.events.length;
					let indexBeforeFlow = indexBeforeExits;
					let seen;
					let point;
					while (indexBeforeFlow--) {
						if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
							if (seen) {
								point = self.events[indexBeforeFlow][1].end;
								break;
							}
							seen = true;
						}
					}
					exitContainers(continued);
					index = indexBeforeExits;
					while (index < self.events.length) {
						self.events[index][1].end = { ...point };
						index++;
					}
					const editMap = new EditMap();
					editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
					editMap.add(indexBeforeExits, index - indexBeforeExits, []);
					editMap.consume(self.events);
				}
			}
			function exitContainers(size) {
				let index = stack.length;
				while (index-- > size) {
					const entry = stack[index];
					self.containerState = entry[1];
					entry[0].exit.call(self, effects);
				}
				stack.length = size;
			}
			function closeFlow() {
				childFlow.write([null]);
				childToken = undefined;
				childFlow = undefined;
				self.containerState._closeFlow = undefined;
			}
		}
		function tokenizeContainer(effects, ok, nok) {
			return (0, micromark_factory_space.N)(effects, effects.attempt(this.parser.constructs.document, ok, nok), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4);
		}
		var blank_line = __webpack_require__(4520);
		;
		const content_content = {
			resolve: resolveContent,
			tokenize: tokenizeContent
		};
		const continuationConstruct = {
			partial: true,
			tokenize: tokenizeContinuation
		};
		function resolveContent(events) {
			subtokenize(events);
			return events;
		}
		function tokenizeContent(effects, ok) {
			let previous;
			return chunkStart;
			function chunkStart(code) {
				effects.enter("content");
				previous = effects.enter("chunkContent", { contentType: "content" });
				return chunkInside(code);
			}
			function chunkInside(code) {
				if (code === null) {
					return contentEnd(code);
				}
				if ((0, micromark_util_character.HP)(code)) {
					return effects.check(continuationConstruct, contentContinue, contentEnd)(code);
				}
				effects.consume(code);
				return chunkInside;
			}
			function contentEnd(code) {
				effects.exit("chunkContent");
				effects.exit("content");
				return ok(code);
			}
			function contentContinue(code) {
				effects.consume(code);
				effects.exit("chunkContent");
				previous.next = effects.enter("chunkContent", {
					contentType: "content",
					previous
				});
				previous = previous.next;
				return chunkInside;
			}
		}
		function tokenizeContinuation(effects, ok, nok) {
			const self = this;
			return startLookahead;
			function startLookahead(code) {
				effects.exit("chunkContent");
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return (0, micromark_factory_space.N)(effects, prefixed, "linePrefix");
			}
			function prefixed(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					return nok(code);
				}
				const tail = self.events[self.events.length - 1];
				if (!self.parser.constructs.disable.null.includes("codeIndented") && tail && tail[1].type === "linePrefix" && tail[2].sliceSerialize(tail[1], true).length >= 4) {
					return ok(code);
				}
				return effects.interrupt(self.parser.constructs.flow, nok, ok)(code);
			}
		}
		;
		const flow = { tokenize: initializeFlow };
		function initializeFlow(effects) {
			const self = this;
			const initial = effects.attempt(blank_line.B, atBlankEnding, effects.attempt(this.parser.constructs.flowInitial, afterConstruct, (0, micromark_factory_space.N)(effects, effects.attempt(this.parser.constructs.flow, afterConstruct, effects.attempt(content_content, afterConstruct)), "linePrefix")));
			return initial;
			function atBlankEnding(code) {
				if (code === null) {
					effects.consume(code);
					return;
				}
				effects.enter("lineEndingBlank");
				effects.consume(code);
				effects.exit("lineEndingBlank");
				self.currentConstruct = undefined;
				return initial;
			}
			function afterConstruct(code) {
				if (code === null) {
					effects.consume(code);
					return;
				}
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				self.currentConstruct = undefined;
				return initial;
			}
		}
		;
		const resolver = { resolveAll: createResolver() };
		const string = initializeFactory("string");
		const text_text = initializeFactory("text");
		function initializeFactory(field) {
			return {
				resolveAll: createResolver(field === "text" ? resolveAllLineSuffixes : undefined),
				tokenize: initializeText
			};
			function initializeText(effects) {
				const self = this;
				const constructs = this.parser.constructs[field];
				const text = effects.attempt(constructs, start, notText);
				return start;
				function start(code) {
					return atBreak(code) ? text(code) : notText(code);
				}
				function notText(code) {
					if (code === null) {
						effects.consume(code);
						return;
					}
					effects.enter("data");
					effects.consume(code);
					return data;
				}
				function data(code) {
					if (atBreak(code)) {
						effects.exit("data");
						return text(code);
					}
					effects.consume(code);
					return data;
				}
				function atBreak(code) {
					if (code === null) {
						return true;
					}
					const list = constructs[code];
					let index = -1;
					if (list) {
						while (++index < list.length) {
							const item = list[index];
							if (!item.previous || item.previous.call(self, self.previous)) {
								return true;
							}
						}
					}
					return false;
				}
			}
		}
		function createResolver(extraResolver) {
			return resolveAllText;
			function resolveAllText(events, context) {
				let index = -1;
				let enter;
				while (++index <= events.length) {
					if (enter === undefined) {
						if (events[index] && events[index][1].type === "data") {
							enter = index;
							index++;
						}
					} else if (!events[index] || events[index][1].type !== "data") {
						if (index !== enter + 2) {
							events[enter][1].end = events[index - 1][1].end;
							events.splice(enter + 2, index - enter - 2);
							index = enter + 2;
						}
						enter = undefined;
					}
				}
				return extraResolver ? extraResolver(events, context) : events;
			}
		}
		function resolveAllLineSuffixes(events, context) {
			const editMap = new EditMap();
			let eventIndex = 0;
			while (++eventIndex <= events.length) {
				if ((eventIndex === events.length || events[eventIndex][1].type === "lineEnding") && events[eventIndex - 1][1].type === "data") {
					const data = events[eventIndex - 1][1];
					const chunks = context.sliceStream(data);
					let index = chunks.length;
					let bufferIndex = -1;
					let size = 0;
					let tabs;
					while (index--) {
						const chunk = chunks[index];
						if (typeof chunk === "string") {
							bufferIndex = chunk.length;
							while (chunk.charCodeAt(bufferIndex - 1) === 32) {
								size++;
								bufferIndex--;
							}
							if (bufferIndex) {
								break;
							}
							bufferIndex = -1;
						} else if (chunk === -2) {
							tabs = true;
							size++;
						} else if (chunk === -1) {} else {
							index++;
							break;
						}
					}
					if (context._contentTypeTextTrailing && eventIndex === events.length) {
						size = 0;
					}
					if (size) {
						const token = {
							type: eventIndex === events.length || tabs || size < 2 ? "lineSuffix" : "hardBreakTrailing",
							start: {
								_bufferIndex: index ? bufferIndex : data.start._bufferIndex + bufferIndex,
								_index: data.start._index + index,
								line: data.end.line,
								column: data.end.column - size,
								offset: data.end.offset - size
							},
							end: { ...data.end }
						};
						data.end = { ...token.start };
						if (data.start.offset === data.end.offset) {
							Object.assign(data, token);
						} else {
							editMap.add(eventIndex, 0, [[
								"enter",
								token,
								context
							], [
								"exit",
								token,
								context
							]]);
						}
					}
					eventIndex++;
				}
			}
			editMap.consume(events);
			return events;
		}
		;
		const thematicBreak = {
			name: "thematicBreak",
			tokenize: tokenizeThematicBreak
		};
		function tokenizeThematicBreak(effects, ok, nok) {
			let size = 0;
			let marker;
			return start;
			function start(code) {
				effects.enter("thematicBreak");
				return before(code);
			}
			function before(code) {
				marker = code;
				return atBreak(code);
			}
			function atBreak(code) {
				if (code === marker) {
					effects.enter("thematicBreakSequence");
					return sequence(code);
				}
				if (size >= 3 && (code === null || (0, micromark_util_character.HP)(code))) {
					effects.exit("thematicBreak");
					return ok(code);
				}
				return nok(code);
			}
			function sequence(code) {
				if (code === marker) {
					effects.consume(code);
					size++;
					return sequence;
				}
				effects.exit("thematicBreakSequence");
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, atBreak, "whitespace")(code) : atBreak(code);
			}
		}
		;
		const list = {
			continuation: { tokenize: tokenizeListContinuation },
			exit: tokenizeListEnd,
			name: "list",
			tokenize: tokenizeListStart
		};
		const listItemPrefixWhitespaceConstruct = {
			partial: true,
			tokenize: tokenizeListItemPrefixWhitespace
		};
		const indentConstruct = {
			partial: true,
			tokenize: tokenizeIndent
		};
		function tokenizeListStart(effects, ok, nok) {
			const self = this;
			const tail = self.events[self.events.length - 1];
			let initialSize = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
			let size = 0;
			return start;
			function start(code) {
				const kind = self.containerState.type || (code === 42 || code === 43 || code === 45 ? "listUnordered" : "listOrdered");
				if (kind === "listUnordered" ? !self.containerState.marker || code === self.containerState.marker : (0, micromark_util_character.BM)(code)) {
					if (!self.containerState.type) {
						self.containerState.type = kind;
						effects.enter(kind, { _container: true });
					}
					if (kind === "listUnordered") {
						effects.enter("listItemPrefix");
						return code === 42 || code === 45 ? effects.check(thematicBreak, nok, atMarker)(code) : atMarker(code);
					}
					if (!self.interrupt || code === 49) {
						effects.enter("listItemPrefix");
						effects.enter("listItemValue");
						return inside(code);
					}
				}
				return nok(code);
			}
			function inside(code) {
				if ((0, micromark_util_character.BM)(code) && ++size < 10) {
					effects.consume(code);
					return inside;
				}
				if ((!self.interrupt || size < 2) && (self.containerState.marker ? code === self.containerState.marker : code === 41 || code === 46)) {
					effects.exit("listItemValue");
					return atMarker(code);
				}
				return nok(code);
			}
			function atMarker(code) {
				effects.enter("listItemMarker");
				effects.consume(code);
				effects.exit("listItemMarker");
				self.containerState.marker = self.containerState.marker || code;
				return effects.check(blank_line.B, self.interrupt ? nok : onBlank, effects.attempt(listItemPrefixWhitespaceConstruct, endOfPrefix, otherPrefix));
			}
			function onBlank(code) {
				self.containerState.initialBlankLine = true;
				initialSize++;
				return endOfPrefix(code);
			}
			function otherPrefix(code) {
				if ((0, micromark_util_character.On)(code)) {
					effects.enter("listItemPrefixWhitespace");
					effects.consume(code);
					effects.exit("listItemPrefixWhitespace");
					return endOfPrefix;
				}
				return nok(code);
			}
			function endOfPrefix(code) {
				self.containerState.size = initialSize + self.sliceSerialize(effects.exit("listItemPrefix"), true).length;
				return ok(code);
			}
		}
		function tokenizeListContinuation(effects, ok, nok) {
			const self = this;
			self.containerState._closeFlow = undefined;
			return effects.check(blank_line.B, onBlank, notBlank);
			function onBlank(code) {
				self.containerState.furtherBlankLines = self.containerState.furtherBlankLines || self.containerState.initialBlankLine;
				return (0, micromark_factory_space.N)(effects, ok, "listItemIndent", self.containerState.size + 1)(code);
			}
			function notBlank(code) {
				if (self.containerState.furtherBlankLines || !(0, micromark_util_character.On)(code)) {
					self.containerState.furtherBlankLines = undefined;
					self.containerState.initialBlankLine = undefined;
					return notInCurrentItem(code);
				}
				self.containerState.furtherBlankLines = undefined;
				self.containerState.initialBlankLine = undefined;
				return effects.attempt(indentConstruct, ok, notInCurrentItem)(code);
			}
			function notInCurrentItem(code) {
				self.containerState._closeFlow = true;
				self.interrupt = undefined;
				return (0, micromark_factory_space.N)(effects, effects.attempt(list, ok, nok), "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code);
			}
		}
		function tokenizeIndent(effects, ok, nok) {
			const self = this;
			return (0, micromark_factory_space.N)(effects, afterPrefix, "listItemIndent", self.containerState.size + 1);
			function afterPrefix(code) {
				const tail = self.events[self.events.length - 1];
				return tail && tail[1].type === "listItemIndent" && tail[2].sliceSerialize(tail[1], true).length === self.containerState.size ? ok(code) : nok(code);
			}
		}
		function tokenizeListEnd(effects) {
			effects.exit(this.containerState.type);
		}
		function tokenizeListItemPrefixWhitespace(effects, ok, nok) {
			const self = this;
			return (0, micromark_factory_space.N)(effects, afterPrefix, "listItemPrefixWhitespace", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4 + 1);
			function afterPrefix(code) {
				const tail = self.events[self.events.length - 1];
				return !(0, micromark_util_character.On)(code) && tail && tail[1].type === "listItemPrefixWhitespace" ? ok(code) : nok(code);
			}
		}
		;
		const blockQuote = {
			continuation: { tokenize: tokenizeBlockQuoteContinuation },
			exit,
			name: "blockQuote",
			tokenize: tokenizeBlockQuoteStart
		};
		function tokenizeBlockQuoteStart(effects, ok, nok) {
			const self = this;
			return start;
			function start(code) {
				if (code === 62) {
					const state = self.containerState;
					if (!state.open) {
						effects.enter("blockQuote", { _container: true });
						state.open = true;
					}
					effects.enter("blockQuotePrefix");
					effects.enter("blockQuoteMarker");
					effects.consume(code);
					effects.exit("blockQuoteMarker");
					return after;
				}
				return nok(code);
			}
			function after(code) {
				if ((0, micromark_util_character.On)(code)) {
					effects.enter("blockQuotePrefixWhitespace");
					effects.consume(code);
					effects.exit("blockQuotePrefixWhitespace");
					effects.exit("blockQuotePrefix");
					return ok;
				}
				effects.exit("blockQuotePrefix");
				return ok(code);
			}
		}
		function tokenizeBlockQuoteContinuation(effects, ok, nok) {
			const self = this;
			return contStart;
			function contStart(code) {
				if ((0, micromark_util_character.On)(code)) {
					return (0, micromark_factory_space.N)(effects, contBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code);
				}
				return contBefore(code);
			}
			function contBefore(code) {
				return effects.attempt(blockQuote, ok, nok)(code);
			}
		}
		function exit(effects) {
			effects.exit("blockQuote");
		}
		;
		function factoryDestination(effects, ok, nok, type, literalType, literalMarkerType, rawType, stringType, max) {
			const limit = max || Number.POSITIVE_INFINITY;
			let balance = 0;
			return start;
			function start(code) {
				if (code === 60) {
					effects.enter(type);
					effects.enter(literalType);
					effects.enter(literalMarkerType);
					effects.consume(code);
					effects.exit(literalMarkerType);
					return enclosedBefore;
				}
				if (code === null || code === 32 || code === 41 || (0, micromark_util_character.JQ)(code)) {
					return nok(code);
				}
				effects.enter(type);
				effects.enter(rawType);
				effects.enter(stringType);
				effects.enter("chunkString", { contentType: "string" });
				return raw(code);
			}
			function enclosedBefore(code) {
				if (code === 62) {
					effects.enter(literalMarkerType);
					effects.consume(code);
					effects.exit(literalMarkerType);
					effects.exit(literalType);
					effects.exit(type);
					return ok;
				}
				effects.enter(stringType);
				effects.enter("chunkString", { contentType: "string" });
				return enclosed(code);
			}
			function enclosed(code) {
				if (code === 62) {
					effects.exit("chunkString");
					effects.exit(stringType);
					return enclosedBefore(code);
				}
				if (code === null || code === 60 || (0, micromark_util_character.HP)(code)) {
					return nok(code);
				}
				effects.consume(code);
				return code === 92 ? enclosedEscape : enclosed;
			}
			function enclosedEscape(code) {
				if (code === 60 || code === 62 || code === 92) {
					effects.consume(code);
					return enclosed;
				}
				return enclosed(code);
			}
			function raw(code) {
				if (!balance && (code === null || code === 41 || (0, micromark_util_character.Ee)(code))) {
					effects.exit("chunkString");
					effects.exit(stringType);
					effects.exit(rawType);
					effects.exit(type);
					return ok(code);
				}
				if (balance < limit && code === 40) {
					effects.consume(code);
					balance++;
					return raw;
				}
				if (code === 41) {
					effects.consume(code);
					balance--;
					return raw;
				}
				if (code === null || code === 32 || code === 40 || (0, micromark_util_character.JQ)(code)) {
					return nok(code);
				}
				effects.consume(code);
				return code === 92 ? rawEscape : raw;
			}
			function rawEscape(code) {
				if (code === 40 || code === 41 || code === 92) {
					effects.consume(code);
					return raw;
				}
				return raw(code);
			}
		}
		;
		function factoryLabel(effects, ok, nok, type, markerType, stringType) {
			const self = this;
			let size = 0;
			let seen;
			return start;
			function start(code) {
				effects.enter(type);
				effects.enter(markerType);
				effects.consume(code);
				effects.exit(markerType);
				effects.enter(stringType);
				return atBreak;
			}
			function atBreak(code) {
				if (size > 999 || code === null || code === 91 || code === 93 && !seen || code === 94 && !size && "_hiddenFootnoteSupport" in self.parser.constructs) {
					return nok(code);
				}
				if (code === 93) {
					effects.exit(stringType);
					effects.enter(markerType);
					effects.consume(code);
					effects.exit(markerType);
					effects.exit(type);
					return ok;
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return atBreak;
				}
				effects.enter("chunkString", { contentType: "string" });
				return labelInside(code);
			}
			function labelInside(code) {
				if (code === null || code === 91 || code === 93 || (0, micromark_util_character.HP)(code) || size++ > 999) {
					effects.exit("chunkString");
					return atBreak(code);
				}
				effects.consume(code);
				if (!seen) seen = !(0, micromark_util_character.On)(code);
				return code === 92 ? labelEscape : labelInside;
			}
			function labelEscape(code) {
				if (code === 91 || code === 92 || code === 93) {
					effects.consume(code);
					size++;
					return labelInside;
				}
				return labelInside(code);
			}
		}
		;
		function factoryTitle(effects, ok, nok, type, markerType, stringType) {
			let marker;
			return start;
			function start(code) {
				if (code === 34 || code === 39 || code === 40) {
					effects.enter(type);
					effects.enter(markerType);
					effects.consume(code);
					effects.exit(markerType);
					marker = code === 40 ? 41 : code;
					return begin;
				}
				return nok(code);
			}
			function begin(code) {
				if (code === marker) {
					effects.enter(markerType);
					effects.consume(code);
					effects.exit(markerType);
					effects.exit(type);
					return ok;
				}
				effects.enter(stringType);
				return atBreak(code);
			}
			function atBreak(code) {
				if (code === marker) {
					effects.exit(stringType);
					return begin(marker);
				}
				if (code === null) {
					return nok(code);
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return (0, micromark_factory_space.N)(effects, atBreak, "linePrefix");
				}
				effects.enter("chunkString", { contentType: "string" });
				return inside(code);
			}
			function inside(code) {
				if (code === marker || code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("chunkString");
					return atBreak(code);
				}
				effects.consume(code);
				return code === 92 ? escape : inside;
			}
			function escape(code) {
				if (code === marker || code === 92) {
					effects.consume(code);
					return inside;
				}
				return inside(code);
			}
		}
		;
		function factoryWhitespace(effects, ok) {
			let seen;
			return start;
			function start(code) {
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					seen = true;
					return start;
				}
				if ((0, micromark_util_character.On)(code)) {
					return (0, micromark_factory_space.N)(effects, start, seen ? "linePrefix" : "lineSuffix")(code);
				}
				return ok(code);
			}
		}
		var micromark_util_normalize_identifier = __webpack_require__(31);
		;
		const definition = {
			name: "definition",
			tokenize: tokenizeDefinition
		};
		const titleBefore = {
			partial: true,
			tokenize: tokenizeTitleBefore
		};
		function tokenizeDefinition(effects, ok, nok) {
			const self = this;
			let identifier;
			return start;
			function start(code) {
				effects.enter("definition");
				return before(code);
			}
			function before(code) {
				return factoryLabel.call(self, effects, labelAfter, nok, "definitionLabel", "definitionLabelMarker", "definitionLabelString")(code);
			}
			function labelAfter(code) {
				identifier = (0, micromark_util_normalize_identifier.B)(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1));
				if (code === 58) {
					effects.enter("definitionMarker");
					effects.consume(code);
					effects.exit("definitionMarker");
					return markerAfter;
				}
				return nok(code);
			}
			function markerAfter(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, destinationBefore)(code) : destinationBefore(code);
			}
			function destinationBefore(code) {
				return factoryDestination(effects, destinationAfter, nok, "definitionDestination", "definitionDestinationLiteral", "definitionDestinationLiteralMarker", "definitionDestinationRaw", "definitionDestinationString")(code);
			}
			function destinationAfter(code) {
				return effects.attempt(titleBefore, after, after)(code);
			}
			function after(code) {
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, afterWhitespace, "whitespace")(code) : afterWhitespace(code);
			}
			function afterWhitespace(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("definition");
					self.parser.defined.push(identifier);
					return ok(code);
				}
				return nok(code);
			}
		}
		function tokenizeTitleBefore(effects, ok, nok) {
			return titleBefore;
			function titleBefore(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, beforeMarker)(code) : nok(code);
			}
			function beforeMarker(code) {
				return factoryTitle(effects, titleAfter, nok, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(code);
			}
			function titleAfter(code) {
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, titleAfterOptionalWhitespace, "whitespace")(code) : titleAfterOptionalWhitespace(code);
			}
			function titleAfterOptionalWhitespace(code) {
				return code === null || (0, micromark_util_character.HP)(code) ? ok(code) : nok(code);
			}
		}
		;
		const codeIndented = {
			name: "codeIndented",
			tokenize: tokenizeCodeIndented
		};
		const furtherStart = {
			partial: true,
			tokenize: tokenizeFurtherStart
		};
		function tokenizeCodeIndented(effects, ok, nok) {
			return start;
			function start(code) {
				effects.enter("codeIndented");
				return (0, micromark_factory_space.B)(effects, atBreak, nok, "linePrefix", 4, 4)(code);
			}
			function atBreak(code) {
				if (code === null) {
					return after(code);
				}
				if ((0, micromark_util_character.HP)(code)) {
					return effects.attempt(furtherStart, atBreak, after)(code);
				}
				effects.enter("codeFlowValue");
				return inside(code);
			}
			function inside(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("codeFlowValue");
					return atBreak(code);
				}
				effects.consume(code);
				return inside;
			}
			function after(code) {
				effects.exit("codeIndented");
				return ok(code);
			}
		}
		function tokenizeFurtherStart(effects, ok, nok) {
			const self = this;
			return furtherStart;
			function furtherStart(code) {
				if (self.parser.lazy[self.now().line]) {
					return nok(code);
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return furtherStart;
				}
				return (0, micromark_factory_space.B)(effects, ok, onNotEnoughPrefix, "linePrefix", 4, 4)(code);
			}
			function onNotEnoughPrefix(code) {
				return (0, micromark_util_character.HP)(code) ? furtherStart(code) : nok(code);
			}
		}
		;
		const headingAtx = {
			name: "headingAtx",
			resolve: resolveHeadingAtx,
			tokenize: tokenizeHeadingAtx
		};
		function resolveHeadingAtx(events, context) {
			let contentEnd = events.length - 2;
			let contentStart = 3;
			if (events[contentStart][1].type === "whitespace") {
				contentStart += 2;
			}
			if (contentEnd - 2 > contentStart && events[contentEnd][1].type === "whitespace") {
				contentEnd -= 2;
			}
			if (events[contentEnd][1].type === "atxHeadingSequence" && (contentStart === contentEnd - 1 || contentEnd - 4 > contentStart && events[contentEnd - 2][1].type === "whitespace")) {
				contentEnd -= contentStart + 1 === contentEnd ? 2 : 4;
			}
			if (contentEnd > contentStart) {
				const content = {
					type: "atxHeadingText",
					start: events[contentStart][1].start,
					end: events[contentEnd][1].end
				};
				const text = {
					type: "chunkText",
					start: events[contentStart][1].start,
					end: events[contentEnd][1].end,
					contentType: "text"
				};
				(0, micromark_util_chunked.m)(events, contentStart, contentEnd - contentStart + 1, [
					[
						"enter",
						content,
						context
					],
					[
						"enter",
						text,
						context
					],
					[
						"exit",
						text,
						context
					],
					[
						"exit",
						content,
						context
					]
				]);
			}
			return events;
		}
		function tokenizeHeadingAtx(effects, ok, nok) {
			let size = 0;
			return start;
			function start(code) {
				effects.enter("atxHeading");
				return before(code);
			}
			function before(code) {
				effects.enter("atxHeadingSequence");
				return sequenceOpen(code);
			}
			function sequenceOpen(code) {
				if (code === 35 && size++ < 6) {
					effects.consume(code);
					return sequenceOpen;
				}
				if (code === null || (0, micromark_util_character.Ee)(code)) {
					effects.exit("atxHeadingSequence");
					return atBreak(code);
				}
				return nok(code);
			}
			function atBreak(code) {
				if (code === 35) {
					effects.enter("atxHeadingSequence");
					return sequenceFurther(code);
				}
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("atxHeading");
					return ok(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					return (0, micromark_factory_space.N)(effects, atBreak, "whitespace")(code);
				}
				effects.enter("atxHeadingText");
				return data(code);
			}
			function sequenceFurther(code) {
				if (code === 35) {
					effects.consume(code);
					return sequenceFurther;
				}
				effects.exit("atxHeadingSequence");
				return atBreak(code);
			}
			function data(code) {
				if (code === null || code === 35 || (0, micromark_util_character.Ee)(code)) {
					effects.exit("atxHeadingText");
					return atBreak(code);
				}
				effects.consume(code);
				return data;
			}
		}
		;
		const setextUnderline = {
			name: "setextUnderline",
			resolveTo: resolveToSetextUnderline,
			tokenize: tokenizeSetextUnderline
		};
		function resolveToSetextUnderline(events, context) {
			const editMap = new EditMap();
			let index = events.length;
			let content;
			let text;
			let definition;
			while (index--) {
				if (events[index][0] === "enter") {
					if (events[index][1].type === "content") {
						content = index;
						break;
					}
					if (events[index][1].type === "paragraph") {
						text = index;
					}
				} else {
					if (events[index][1].type === "content") {
						editMap.add(index, 1, []);
					}
					if (!definition && events[index][1].type === "definition") {
						definition = index;
					}
				}
			}
			const heading = {
				type: "setextHeading",
				start: { ...events[content][1].start },
				end: { ...events[events.length - 1][1].end }
			};
			events[text][1].type = "setextHeadingText";
			if (definition) {
				editMap.add(text, 0, [[
					"enter",
					heading,
					context
				]]);
				editMap.add(definition + 1, 0, [[
					"exit",
					events[content][1],
					context
				]]);
				events[content][1].end = { ...events[definition][1].end };
			} else {
				events[content][1] = heading;
			}
			editMap.add(events.length, 0, [[
				"exit",
				heading,
				context
			]]);
			editMap.consume(events);
			return events;
		}
		function tokenizeSetextUnderline(effects, ok, nok) {
			const self = this;
			let marker;
			return start;
			function start(code) {
				let index = self.events.length;
				let paragraph;
				while (index--) {
					if (self.events[index][1].type !== "lineEnding" && self.events[index][1].type !== "linePrefix" && self.events[index][1].type !== "content") {
						paragraph = self.events[index][1].type === "paragraph";
						break;
					}
				}
				if (!self.parser.lazy[self.now().line] && (self.interrupt || paragraph)) {
					effects.enter("setextHeadingLine");
					marker = code;
					return before(code);
				}
				return nok(code);
			}
			function before(code) {
				effects.enter("setextHeadingLineSequence");
				return inside(code);
			}
			function inside(code) {
				if (code === marker) {
					effects.consume(code);
					return inside;
				}
				effects.exit("setextHeadingLineSequence");
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, after, "lineSuffix")(code) : after(code);
			}
			function after(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("setextHeadingLine");
					return ok(code);
				}
				return nok(code);
			}
		}
		var micromark_util_html_tag_name = __webpack_require__(9586);
		;
		const nonLazyContinuation = {
			partial: true,
			tokenize: tokenizeNonLazyContinuation
		};
		function tokenizeNonLazyContinuation(effects, ok, nok) {
			const self = this;
			return start;
			function start(code) {
				if (code === null) {
					return nok(code);
				}
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return after;
			}
			function after(code) {
				return self.parser.lazy[self.now().line] ? nok(code) : ok(code);
			}
		}
		;
		const htmlFlow = {
			concrete: true,
			name: "htmlFlow",
			resolveTo: resolveToHtmlFlow,
			tokenize: tokenizeHtmlFlow
		};
		const blankLineBefore = {
			partial: true,
			tokenize: tokenizeBlankLineBefore
		};
		function resolveToHtmlFlow(events) {
			let index = events.length;
			while (index--) {
				if (events[index][0] === "enter" && events[index][1].type === "htmlFlow") {
					break;
				}
			}
			if (index > 1 && events[index - 2][1].type === "linePrefix") {
				events[index][1].start = events[index - 2][1].start;
				events[index + 1][1].start = events[index - 2][1].start;
				events.splice(index - 2, 2);
			}
			return events;
		}
		function tokenizeHtmlFlow(effects, ok, nok) {
			const self = this;
			let marker;
			let closingTag;
			let buffer;
			let index;
			let markerB;
			return start;
			function start(code) {
				return before(code);
			}
			function before(code) {
				effects.enter("htmlFlow");
				effects.enter("htmlFlowData");
				effects.consume(code);
				return open;
			}
			function open(code) {
				if (code === 33) {
					effects.consume(code);
					return declarationOpen;
				}
				if (code === 47) {
					effects.consume(code);
					closingTag = true;
					return tagCloseStart;
				}
				if (code === 63) {
					effects.consume(code);
					marker = 3;
					return self.interrupt ? ok : continuationDeclarationInside;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					buffer = String.fromCharCode(code);
					return tagName;
				}
				return nok(code);
			}
			function declarationOpen(code) {
				if (code === 45) {
					effects.consume(code);
					marker = 2;
					return commentOpenInside;
				}
				if (code === 91) {
					effects.consume(code);
					marker = 5;
					index = 0;
					return cdataOpenInside;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					marker = 4;
					return self.interrupt ? ok : continuationDeclarationInside;
				}
				return nok(code);
			}
			function commentOpenInside(code) {
				if (code === 45) {
					effects.consume(code);
					return self.interrupt ? ok : continuationDeclarationInside;
				}
				return nok(code);
			}
			function cdataOpenInside(code) {
				const value = "CDATA[";
				if (code === value.charCodeAt(index++)) {
					effects.consume(code);
					if (index === value.length) {
						return self.interrupt ? ok : continuation;
					}
					return cdataOpenInside;
				}
				return nok(code);
			}
			function tagCloseStart(code) {
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					buffer = String.fromCharCode(code);
					return tagName;
				}
				return nok(code);
			}
			function tagName(code) {
				if (code === null || code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) {
					const slash = code === 47;
					const name = buffer.toLowerCase();
					if (!slash && !closingTag && micromark_util_html_tag_name.y.includes(name)) {
						marker = 1;
						return self.interrupt ? ok(code) : continuation(code);
					}
					if (micromark_util_html_tag_name.T.includes(buffer.toLowerCase())) {
						marker = 6;
						if (slash) {
							effects.consume(code);
							return basicSelfClosing;
						}
						return self.interrupt ? ok(code) : continuation(code);
					}
					marker = 7;
					return self.interrupt && !self.parser.lazy[self.now().line] ? nok(code) : closingTag ? completeClosingTagAfter(code) : completeAttributeNameBefore(code);
				}
				if (code === 45 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					buffer += String.fromCharCode(code);
					return tagName;
				}
				return nok(code);
			}
			function basicSelfClosing(code) {
				if (code === 62) {
					effects.consume(code);
					return self.interrupt ? ok : continuation;
				}
				return nok(code);
			}
			function completeClosingTagAfter(code) {
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeClosingTagAfter;
				}
				return completeEnd(code);
			}
			function completeAttributeNameBefore(code) {
				if (code === 47) {
					effects.consume(code);
					return completeEnd;
				}
				if (code === 58 || code === 95 || (0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return completeAttributeName;
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeAttributeNameBefore;
				}
				return completeEnd(code);
			}
			function completeAttributeName(code) {
				if (code === 45 || code === 46 || code === 58 || code === 95 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					return completeAttributeName;
				}
				return completeAttributeNameAfter(code);
			}
			function completeAttributeNameAfter(code) {
				if (code === 61) {
					effects.consume(code);
					return completeAttributeValueBefore;
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeAttributeNameAfter;
				}
				return completeAttributeNameBefore(code);
			}
			function completeAttributeValueBefore(code) {
				if (code === null || code === 60 || code === 61 || code === 62 || code === 96) {
					return nok(code);
				}
				if (code === 34 || code === 39) {
					effects.consume(code);
					markerB = code;
					return completeAttributeValueQuoted;
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeAttributeValueBefore;
				}
				return completeAttributeValueUnquoted(code);
			}
			function completeAttributeValueQuoted(code) {
				if (code === markerB) {
					effects.consume(code);
					markerB = null;
					return completeAttributeValueQuotedAfter;
				}
				if (code === null || (0, micromark_util_character.HP)(code)) {
					return nok(code);
				}
				effects.consume(code);
				return completeAttributeValueQuoted;
			}
			function completeAttributeValueUnquoted(code) {
				if (code === null || code === 34 || code === 39 || code === 47 || code === 60 || code === 61 || code === 62 || code === 96 || (0, micromark_util_character.Ee)(code)) {
					return completeAttributeNameAfter(code);
				}
				effects.consume(code);
				return completeAttributeValueUnquoted;
			}
			function completeAttributeValueQuotedAfter(code) {
				if (code === 47 || code === 62 || (0, micromark_util_character.On)(code)) {
					return completeAttributeNameBefore(code);
				}
				return nok(code);
			}
			function completeEnd(code) {
				if (code === 62) {
					effects.consume(code);
					return completeAfter;
				}
				return nok(code);
			}
			function completeAfter(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					return continuation(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeAfter;
				}
				return nok(code);
			}
			function continuation(code) {
				if (code === 45 && marker === 2) {
					effects.consume(code);
					return continuationCommentInside;
				}
				if (code === 60 && marker === 1) {
					effects.consume(code);
					return continuationRawTagOpen;
				}
				if (code === 62 && marker === 4) {
					effects.consume(code);
					return continuationClose;
				}
				if (code === 63 && marker === 3) {
					effects.consume(code);
					return continuationDeclarationInside;
				}
				if (code === 93 && marker === 5) {
					effects.consume(code);
					return continuationCdataInside;
				}
				if ((0, micromark_util_character.HP)(code) && (marker === 6 || marker === 7)) {
					effects.exit("htmlFlowData");
					return effects.check(blankLineBefore, continuationAfter, continuationStart)(code);
				}
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("htmlFlowData");
					return continuationStart(code);
				}
				effects.consume(code);
				return continuation;
			}
			function continuationStart(code) {
				return effects.check(nonLazyContinuation, continuationStartNonLazy, continuationAfter)(code);
			}
			function continuationStartNonLazy(code) {
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return continuationBefore;
			}
			function continuationBefore(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					return continuationStart(code);
				}
				effects.enter("htmlFlowData");
				return continuation(code);
			}
			function continuationCommentInside(code) {
				if (code === 45) {
					effects.consume(code);
					return continuationDeclarationInside;
				}
				return continuation(code);
			}
			function continuationRawTagOpen(code) {
				if (code === 47) {
					effects.consume(code);
					buffer = "";
					return continuationRawEndTag;
				}
				return continuation(code);
			}
			function continuationRawEndTag(code) {
				if (code === 62) {
					const name = buffer.toLowerCase();
					if (micromark_util_html_tag_name.y.includes(name)) {
						effects.consume(code);
						return continuationClose;
					}
					return continuation(code);
				}
				if ((0, micromark_util_character.CW)(code) && buffer.length < 8) {
					effects.consume(code);
					buffer += String.fromCharCode(code);
					return continuationRawEndTag;
				}
				return continuation(code);
			}
			function continuationCdataInside(code) {
				if (code === 93) {
					effects.consume(code);
					return continuationDeclarationInside;
				}
				return continuation(code);
			}
			function continuationDeclarationInside(code) {
				if (code === 62) {
					effects.consume(code);
					return continuationClose;
				}
				if (code === 45 && marker === 2) {
					effects.consume(code);
					return continuationDeclarationInside;
				}
				return continuation(code);
			}
			function continuationClose(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("htmlFlowData");
					return continuationAfter(code);
				}
				effects.consume(code);
				return continuationClose;
			}
			function continuationAfter(code) {
				effects.exit("htmlFlow");
				return ok(code);
			}
		}
		function tokenizeBlankLineBefore(effects, ok, nok) {
			return start;
			function start(code) {
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return effects.attempt(blank_line.B, ok, nok);
			}
		}
		;
		const codeFenced = {
			concrete: true,
			name: "codeFenced",
			tokenize: tokenizeCodeFenced
		};
		function tokenizeCodeFenced(effects, ok, nok) {
			const self = this;
			const closeStart = {
				partial: true,
				tokenize: tokenizeCloseStart
			};
			let initialPrefix = 0;
			let sizeOpen = 0;
			let marker;
			return start;
			function start(code) {
				return beforeSequenceOpen(code);
			}
			function beforeSequenceOpen(code) {
				const tail = self.events[self.events.length - 1];
				initialPrefix = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
				marker = code;
				effects.enter("codeFenced");
				effects.enter("codeFencedFence");
				effects.enter("codeFencedFenceSequence");
				return sequenceOpen(code);
			}
			function sequenceOpen(code) {
				if (code === marker) {
					sizeOpen++;
					effects.consume(code);
					return sequenceOpen;
				}
				if (sizeOpen < 3) {
					return nok(code);
				}
				effects.exit("codeFencedFenceSequence");
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, infoBefore, "whitespace")(code) : infoBefore(code);
			}
			function infoBefore(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("codeFencedFence");
					return self.interrupt ? ok(code) : effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
				}
				effects.enter("codeFencedFenceInfo");
				effects.enter("chunkString", { contentType: "string" });
				return info(code);
			}
			function info(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("chunkString");
					effects.exit("codeFencedFenceInfo");
					return infoBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.exit("chunkString");
					effects.exit("codeFencedFenceInfo");
					return (0, micromark_factory_space.N)(effects, metaBefore, "whitespace")(code);
				}
				if (code === 96 && code === marker) {
					return nok(code);
				}
				effects.consume(code);
				return info;
			}
			function metaBefore(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					return infoBefore(code);
				}
				effects.enter("codeFencedFenceMeta");
				effects.enter("chunkString", { contentType: "string" });
				return meta(code);
			}
			function meta(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("chunkString");
					effects.exit("codeFencedFenceMeta");
					return infoBefore(code);
				}
				if (code === 96 && code === marker) {
					return nok(code);
				}
				effects.consume(code);
				return meta;
			}
			function atNonLazyBreak(code) {
				return effects.attempt(closeStart, after, contentBefore)(code);
			}
			function contentBefore(code) {
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return contentStart;
			}
			function contentStart(code) {
				return initialPrefix > 0 && (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, beforeContentChunk, "linePrefix", initialPrefix + 1)(code) : beforeContentChunk(code);
			}
			function beforeContentChunk(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					return effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
				}
				effects.enter("codeFlowValue");
				return contentChunk(code);
			}
			function contentChunk(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("codeFlowValue");
					return beforeContentChunk(code);
				}
				effects.consume(code);
				return contentChunk;
			}
			function after(code) {
				effects.exit("codeFenced");
				return ok(code);
			}
			function tokenizeCloseStart(effects, ok, nok) {
				let size = 0;
				return startBefore;
				function startBefore(code) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return start;
				}
				function start(code) {
					effects.enter("codeFencedFence");
					return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, beforeSequenceClose, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code) : beforeSequenceClose(code);
				}
				function beforeSequenceClose(code) {
					if (code === marker) {
						effects.enter("codeFencedFenceSequence");
						return sequenceClose(code);
					}
					return nok(code);
				}
				function sequenceClose(code) {
					if (code === marker) {
						size++;
						effects.consume(code);
						return sequenceClose;
					}
					if (size >= sizeOpen) {
						effects.exit("codeFencedFenceSequence");
						return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, sequenceCloseAfter, "whitespace")(code) : sequenceCloseAfter(code);
					}
					return nok(code);
				}
				function sequenceCloseAfter(code) {
					if (code === null || (0, micromark_util_character.HP)(code)) {
						effects.exit("codeFencedFence");
						return ok(code);
					}
					return nok(code);
				}
			}
		}
		;
		const characterEntities = {
			AElig: "\u00C6",
			AMP: "&",
			Aacute: "\u00C1",
			Abreve: "\u0102",
			Acirc: "\u00C2",
			Acy: "\u0410",
			Afr: "\u{1D504}",
			Agrave: "\u00C0",
			Alpha: "\u0391",
			Amacr: "\u0100",
			And: "\u2A53",
			Aogon: "\u0104",
			Aopf: "\u{1D538}",
			ApplyFunction: "\u2061",
			Aring: "\u00C5",
			Ascr: "\u{1D49C}",
			Assign: "\u2254",
			Atilde: "\u00C3",
			Auml: "\u00C4",
			Backslash: "\u2216",
			Barv: "\u2AE7",
			Barwed: "\u2306",
			Bcy: "\u0411",
			Because: "\u2235",
			Bernoullis: "\u212C",
			Beta: "\u0392",
			Bfr: "\u{1D505}",
			Bopf: "\u{1D539}",
			Breve: "\u02D8",
			Bscr: "\u212C",
			Bumpeq: "\u224E",
			CHcy: "\u0427",
			COPY: "\u00A9",
			Cacute: "\u0106",
			Cap: "\u22D2",
			CapitalDifferentialD: "\u2145",
			Cayleys: "\u212D",
			Ccaron: "\u010C",
			Ccedil: "\u00C7",
			Ccirc: "\u0108",
			Cconint: "\u2230",
			Cdot: "\u010A",
			Cedilla: "\u00B8",
			CenterDot: "\u00B7",
			Cfr: "\u212D",
			Chi: "\u03A7",
			CircleDot: "\u2299",
			CircleMinus: "\u2296",
			CirclePlus: "\u2295",
			CircleTimes: "\u2297",
			ClockwiseContourIntegral: "\u2232",
			CloseCurlyDoubleQuote: "\u201D",
			CloseCurlyQuote: "\u2019",
			Colon: "\u2237",
			Colone: "\u2A74",
			Congruent: "\u2261",
			Conint: "\u222F",
			ContourIntegral: "\u222E",
			Copf: "\u2102",
			Coproduct: "\u2210",
			CounterClockwiseContourIntegral: "\u2233",
			Cross: "\u2A2F",
			Cscr: "\u{1D49E}",
			Cup: "\u22D3",
			CupCap: "\u224D",
			DD: "\u2145",
			DDotrahd: "\u2911",
			DJcy: "\u0402",
			DScy: "\u0405",
			DZcy: "\u040F",
			Dagger: "\u2021",
			Darr: "\u21A1",
			Dashv: "\u2AE4",
			Dcaron: "\u010E",
			Dcy: "\u0414",
			Del: "\u2207",
			Delta: "\u0394",
			Dfr: "\u{1D507}",
			DiacriticalAcute: "\u00B4",
			DiacriticalDot: "\u02D9",
			DiacriticalDoubleAcute: "\u02DD",
			DiacriticalGrave: "`",
			DiacriticalTilde: "\u02DC",
			Diamond: "\u22C4",
			DifferentialD: "\u2146",
			Dopf: "\u{1D53B}",
			Dot: "\u00A8",
			DotDot: "\u20DC",
			DotEqual: "\u2250",
			DoubleContourIntegral: "\u222F",
			DoubleDot: "\u00A8",
			DoubleDownArrow: "\u21D3",
			DoubleLeftArrow: "\u21D0",
			DoubleLeftRightArrow: "\u21D4",
			DoubleLeftTee: "\u2AE4",
			DoubleLongLeftArrow: "\u27F8",
			DoubleLongLeftRightArrow: "\u27FA",
			DoubleLongRightArrow: "\u27F9",
			DoubleRightArrow: "\u21D2",
			DoubleRightTee: "\u22A8",
			DoubleUpArrow: "\u21D1",
			DoubleUpDownArrow: "\u21D5",
			DoubleVerticalBar: "\u2225",
			DownArrow: "\u2193",
			DownArrowBar: "\u2913",
			DownArrowUpArrow: "\u21F5",
			DownBreve: "\u0311",
			DownLeftRightVector: "\u2950",
			DownLeftTeeVector: "\u295E",
			DownLeftVector: "\u21BD",
			DownLeftVectorBar: "\u2956",
			DownRightTeeVector: "\u295F",
			DownRightVector: "\u21C1",
			DownRightVectorBar: "\u2957",
			DownTee: "\u22A4",
			DownTeeArrow: "\u21A7",
			Downarrow: "\u21D3",
			Dscr: "\u{1D49F}",
			Dstrok: "\u0110",
			ENG: "\u014A",
			ETH: "\u00D0",
			Eacute: "\u00C9",
			Ecaron: "\u011A",
			Ecirc: "\u00CA",
			Ecy: "\u042D",
			Edot: "\u0116",
			Efr: "\u{1D508}",
			Egrave: "\u00C8",
			Element: "\u2208",
			Emacr: "\u0112",
			EmptySmallSquare: "\u25FB",
			EmptyVerySmallSquare: "\u25AB",
			Eogon: "\u0118",
			Eopf: "\u{1D53C}",
			Epsilon: "\u0395",
			Equal: "\u2A75",
			EqualTilde: "\u2242",
			Equilibrium: "\u21CC",
			Escr: "\u2130",
			Esim: "\u2A73",
			Eta: "\u0397",
			Euml: "\u00CB",
			Exists: "\u2203",
			ExponentialE: "\u2147",
			Fcy: "\u0424",
			Ffr: "\u{1D509}",
			FilledSmallSquare: "\u25FC",
			FilledVerySmallSquare: "\u25AA",
			Fopf: "\u{1D53D}",
			ForAll: "\u2200",
			Fouriertrf: "\u2131",
			Fscr: "\u2131",
			GJcy: "\u0403",
			GT: ">",
			Gamma: "\u0393",
			Gammad: "\u03DC",
			Gbreve: "\u011E",
			Gcedil: "\u0122",
			Gcirc: "\u011C",
			Gcy: "\u0413",
			Gdot: "\u0120",
			Gfr: "\u{1D50A}",
			Gg: "\u22D9",
			Gopf: "\u{1D53E}",
			GreaterEqual: "\u2265",
			GreaterEqualLess: "\u22DB",
			GreaterFullEqual: "\u2267",
			GreaterGreater: "\u2AA2",
			GreaterLess: "\u2277",
			GreaterSlantEqual: "\u2A7E",
			GreaterTilde: "\u2273",
			Gscr: "\u{1D4A2}",
			Gt: "\u226B",
			HARDcy: "\u042A",
			Hacek: "\u02C7",
			Hat: "^",
			Hcirc: "\u0124",
			Hfr: "\u210C",
			HilbertSpace: "\u210B",
			Hopf: "\u210D",
			HorizontalLine: "\u2500",
			Hscr: "\u210B",
			Hstrok: "\u0126",
			HumpDownHump: "\u224E",
			HumpEqual: "\u224F",
			IEcy: "\u0415",
			IJlig: "\u0132",
			IOcy: "\u0401",
			Iacute: "\u00CD",
			Icirc: "\u00CE",
			Icy: "\u0418",
			Idot: "\u0130",
			Ifr: "\u2111",
			Igrave: "\u00CC",
			Im: "\u2111",
			Imacr: "\u012A",
			ImaginaryI: "\u2148",
			Implies: "\u21D2",
			Int: "\u222C",
			Integral: "\u222B",
			Intersection: "\u22C2",
			InvisibleComma: "\u2063",
			InvisibleTimes: "\u2062",
			Iogon: "\u012E",
			Iopf: "\u{1D540}",
			Iota: "\u0399",
			Iscr: "\u2110",
			Itilde: "\u0128",
			Iukcy: "\u0406",
			Iuml: "\u00CF",
			Jcirc: "\u0134",
			Jcy: "\u0419",
			Jfr: "\u{1D50D}",
			Jopf: "\u{1D541}",
			Jscr: "\u{1D4A5}",
			Jsercy: "\u0408",
			Jukcy: "\u0404",
			KHcy: "\u0425",
			KJcy: "\u040C",
			Kappa: "\u039A",
			Kcedil: "\u0136",
			Kcy: "\u041A",
			Kfr: "\u{1D50E}",
			Kopf: "\u{1D542}",
			Kscr: "\u{1D4A6}",
			LJcy: "\u0409",
			LT: "<",
			Lacute: "\u0139",
			Lambda: "\u039B",
			Lang: "\u27EA",
			Laplacetrf: "\u2112",
			Larr: "\u219E",
			Lcaron: "\u013D",
			Lcedil: "\u013B",
			Lcy: "\u041B",
			LeftAngleBracket: "\u27E8",
			LeftArrow: "\u2190",
			LeftArrowBar: "\u21E4",
			LeftArrowRightArrow: "\u21C6",
			LeftCeiling: "\u2308",
			LeftDoubleBracket: "\u27E6",
			LeftDownTeeVector: "\u2961",
			LeftDownVector: "\u21C3",
			LeftDownVectorBar: "\u2959",
			LeftFloor: "\u230A",
			LeftRightArrow: "\u2194",
			LeftRightVector: "\u294E",
			LeftTee: "\u22A3",
			LeftTeeArrow: "\u21A4",
			LeftTeeVector: "\u295A",
			LeftTriangle: "\u22B2",
			LeftTriangleBar: "\u29CF",
			LeftTriangleEqual: "\u22B4",
			LeftUpDownVector: "\u2951",
			LeftUpTeeVector: "\u2960",
			LeftUpVector: "\u21BF",
			LeftUpVectorBar: "\u2958",
			LeftVector: "\u21BC",
			LeftVectorBar: "\u2952",
			Leftarrow: "\u21D0",
			Leftrightarrow: "\u21D4",
			LessEqualGreater: "\u22DA",
			LessFullEqual: "\u2266",
			LessGreater: "\u2276",
			LessLess: "\u2AA1",
			LessSlantEqual: "\u2A7D",
			LessTilde: "\u2272",
			Lfr: "\u{1D50F}",
			Ll: "\u22D8",
			Lleftarrow: "\u21DA",
			Lmidot: "\u013F",
			LongLeftArrow: "\u27F5",
			LongLeftRightArrow: "\u27F7",
			LongRightArrow: "\u27F6",
			Longleftarrow: "\u27F8",
			Longleftrightarrow: "\u27FA",
			Longrightarrow: "\u27F9",
			Lopf: "\u{1D543}",
			LowerLeftArrow: "\u2199",
			LowerRightArrow: "\u2198",
			Lscr: "\u2112",
			Lsh: "\u21B0",
			Lstrok: "\u0141",
			Lt: "\u226A",
			Map: "\u2905",
			Mcy: "\u041C",
			MediumSpace: "\u205F",
			Mellintrf: "\u2133",
			Mfr: "\u{1D510}",
			MinusPlus: "\u2213",
			Mopf: "\u{1D544}",
			Mscr: "\u2133",
			Mu: "\u039C",
			NJcy: "\u040A",
			Nacute: "\u0143",
			Ncaron: "\u0147",
			Ncedil: "\u0145",
			Ncy: "\u041D",
			NegativeMediumSpace: "\u200B",
			NegativeThickSpace: "\u200B",
			NegativeThinSpace: "\u200B",
			NegativeVeryThinSpace: "\u200B",
			NestedGreaterGreater: "\u226B",
			NestedLessLess: "\u226A",
			NewLine: "\n",
			Nfr: "\u{1D511}",
			NoBreak: "\u2060",
			NonBreakingSpace: "\u00A0",
			Nopf: "\u2115",
			Not: "\u2AEC",
			NotCongruent: "\u2262",
			NotCupCap: "\u226D",
			NotDoubleVerticalBar: "\u2226",
			NotElement: "\u2209",
			NotEqual: "\u2260",
			NotEqualTilde: "\u2242\u0338",
			NotExists: "\u2204",
			NotGreater: "\u226F",
			NotGreaterEqual: "\u2271",
			NotGreaterFullEqual: "\u2267\u0338",
			NotGreaterGreater: "\u226B\u0338",
			NotGreaterLess: "\u2279",
			NotGreaterSlantEqual: "\u2A7E\u0338",
			NotGreaterTilde: "\u2275",
			NotHumpDownHump: "\u224E\u0338",
			NotHumpEqual: "\u224F\u0338",
			NotLeftTriangle: "\u22EA",
			NotLeftTriangleBar: "\u29CF\u0338",
			NotLeftTriangleEqual: "\u22EC",
			NotLess: "\u226E",
			NotLessEqual: "\u2270",
			NotLessGreater: "\u2278",
			NotLessLess: "\u226A\u0338",
			NotLessSlantEqual: "\u2A7D\u0338",
			NotLessTilde: "\u2274",
			NotNestedGreaterGreater: "\u2AA2\u0338",
			NotNestedLessLess: "\u2AA1\u0338",
			NotPrecedes: "\u2280",
			NotPrecedesEqual: "\u2AAF\u0338",
			NotPrecedesSlantEqual: "\u22E0",
			NotReverseElement: "\u220C",
			NotRightTriangle: "\u22EB",
			NotRightTriangleBar: "\u29D0\u0338",
			NotRightTriangleEqual: "\u22ED",
			NotSquareSubset: "\u228F\u0338",
			NotSquareSubsetEqual: "\u22E2",
			NotSquareSuperset: "\u2290\u0338",
			NotSquareSupersetEqual: "\u22E3",
			NotSubset: "\u2282\u20D2",
			NotSubsetEqual: "\u2288",
			NotSucceeds: "\u2281",
			NotSucceedsEqual: "\u2AB0\u0338",
			NotSucceedsSlantEqual: "\u22E1",
			NotSucceedsTilde: "\u227F\u0338",
			NotSuperset: "\u2283\u20D2",
			NotSupersetEqual: "\u2289",
			NotTilde: "\u2241",
			NotTildeEqual: "\u2244",
			NotTildeFullEqual: "\u2247",
			NotTildeTilde: "\u2249",
			NotVerticalBar: "\u2224",
			Nscr: "\u{1D4A9}",
			Ntilde: "\u00D1",
			Nu: "\u039D",
			OElig: "\u0152",
			Oacute: "\u00D3",
			Ocirc: "\u00D4",
			Ocy: "\u041E",
			Odblac: "\u0150",
			Ofr: "\u{1D512}",
			Ograve: "\u00D2",
			Omacr: "\u014C",
			Omega: "\u03A9",
			Omicron: "\u039F",
			Oopf: "\u{1D546}",
			OpenCurlyDoubleQuote: "\u201C",
			OpenCurlyQuote: "\u2018",
			Or: "\u2A54",
			Oscr: "\u{1D4AA}",
			Oslash: "\u00D8",
			Otilde: "\u00D5",
			Otimes: "\u2A37",
			Ouml: "\u00D6",
			OverBar: "\u203E",
			OverBrace: "\u23DE",
			OverBracket: "\u23B4",
			OverParenthesis: "\u23DC",
			PartialD: "\u2202",
			Pcy: "\u041F",
			Pfr: "\u{1D513}",
			Phi: "\u03A6",
			Pi: "\u03A0",
			PlusMinus: "\u00B1",
			Poincareplane: "\u210C",
			Popf: "\u2119",
			Pr: "\u2ABB",
			Precedes: "\u227A",
			PrecedesEqual: "\u2AAF",
			PrecedesSlantEqual: "\u227C",
			PrecedesTilde: "\u227E",
			Prime: "\u2033",
			Product: "\u220F",
			Proportion: "\u2237",
			Proportional: "\u221D",
			Pscr: "\u{1D4AB}",
			Psi: "\u03A8",
			QUOT: "\"",
			Qfr: "\u{1D514}",
			Qopf: "\u211A",
			Qscr: "\u{1D4AC}",
			RBarr: "\u2910",
			REG: "\u00AE",
			Racute: "\u0154",
			Rang: "\u27EB",
			Rarr: "\u21A0",
			Rarrtl: "\u2916",
			Rcaron: "\u0158",
			Rcedil: "\u0156",
			Rcy: "\u0420",
			Re: "\u211C",
			ReverseElement: "\u220B",
			ReverseEquilibrium: "\u21CB",
			ReverseUpEquilibrium: "\u296F",
			Rfr: "\u211C",
			Rho: "\u03A1",
			RightAngleBracket: "\u27E9",
			RightArrow: "\u2192",
			RightArrowBar: "\u21E5",
			RightArrowLeftArrow: "\u21C4",
			RightCeiling: "\u2309",
			RightDoubleBracket: "\u27E7",
			RightDownTeeVector: "\u295D",
			RightDownVector: "\u21C2",
			RightDownVectorBar: "\u2955",
			RightFloor: "\u230B",
			RightTee: "\u22A2",
			RightTeeArrow: "\u21A6",
			RightTeeVector: "\u295B",
			RightTriangle: "\u22B3",
			RightTriangleBar: "\u29D0",
			RightTriangleEqual: "\u22B5",
			RightUpDownVector: "\u294F",
			RightUpTeeVector: "\u295C",
			RightUpVector: "\u21BE",
			RightUpVectorBar: "\u2954",
			RightVector: "\u21C0",
			RightVectorBar: "\u2953",
			Rightarrow: "\u21D2",
			Ropf: "\u211D",
			RoundImplies: "\u2970",
			Rrightarrow: "\u21DB",
			Rscr: "\u211B",
			Rsh: "\u21B1",
			RuleDelayed: "\u29F4",
			SHCHcy: "\u0429",
			SHcy: "\u0428",
			SOFTcy: "\u042C",
			Sacute: "\u015A",
			Sc: "\u2ABC",
			Scaron: "\u0160",
			Scedil: "\u015E",
			Scirc: "\u015C",
			Scy: "\u0421",
			Sfr: "\u{1D516}",
			ShortDownArrow: "\u2193",
			ShortLeftArrow: "\u2190",
			ShortRightArrow: "\u2192",
			ShortUpArrow: "\u2191",
			Sigma: "\u03A3",
			SmallCircle: "\u2218",
			Sopf: "\u{1D54A}",
			Sqrt: "\u221A",
			Square: "\u25A1",
			SquareIntersection: "\u2293",
			SquareSubset: "\u228F",
			SquareSubsetEqual: "\u2291",
			SquareSuperset: "\u2290",
			SquareSupersetEqual: "\u2292",
			SquareUnion: "\u2294",
			Sscr: "\u{1D4AE}",
			Star: "\u22C6",
			Sub: "\u22D0",
			Subset: "\u22D0",
			SubsetEqual: "\u2286",
			Succeeds: "\u227B",
			SucceedsEqual: "\u2AB0",
			SucceedsSlantEqual: "\u227D",
			SucceedsTilde: "\u227F",
			SuchThat: "\u220B",
			Sum: "\u2211",
			Sup: "\u22D1",
			Superset: "\u2283",
			SupersetEqual: "\u2287",
			Supset: "\u22D1",
			THORN: "\u00DE",
			TRADE: "\u2122",
			TSHcy: "\u040B",
			TScy: "\u0426",
			Tab: "	",
			Tau: "\u03A4",
			Tcaron: "\u0164",
			Tcedil: "\u0162",
			Tcy: "\u0422",
			Tfr: "\u{1D517}",
			Therefore: "\u2234",
			Theta: "\u0398",
			ThickSpace: "\u205F\u200A",
			ThinSpace: "\u2009",
			Tilde: "\u223C",
			TildeEqual: "\u2243",
			TildeFullEqual: "\u2245",
			TildeTilde: "\u2248",
			Topf: "\u{1D54B}",
			TripleDot: "\u20DB",
			Tscr: "\u{1D4AF}",
			Tstrok: "\u0166",
			Uacute: "\u00DA",
			Uarr: "\u219F",
			Uarrocir: "\u2949",
			Ubrcy: "\u040E",
			Ubreve: "\u016C",
			Ucirc: "\u00DB",
			Ucy: "\u0423",
			Udblac: "\u0170",
			Ufr: "\u{1D518}",
			Ugrave: "\u00D9",
			Umacr: "\u016A",
			UnderBar: "_",
			UnderBrace: "\u23DF",
			UnderBracket: "\u23B5",
			UnderParenthesis: "\u23DD",
			Union: "\u22C3",
			UnionPlus: "\u228E",
			Uogon: "\u0172",
			Uopf: "\u{1D54C}",
			UpArrow: "\u2191",
			UpArrowBar: "\u2912",
			UpArrowDownArrow: "\u21C5",
			UpDownArrow: "\u2195",
			UpEquilibrium: "\u296E",
			UpTee: "\u22A5",
			UpTeeArrow: "\u21A5",
			Uparrow: "\u21D1",
			Updownarrow: "\u21D5",
			UpperLeftArrow: "\u2196",
			UpperRightArrow: "\u2197",
			Upsi: "\u03D2",
			Upsilon: "\u03A5",
			Uring: "\u016E",
			Uscr: "\u{1D4B0}",
			Utilde: "\u0168",
			Uuml: "\u00DC",
			VDash: "\u22AB",
			Vbar: "\u2AEB",
			Vcy: "\u0412",
			Vdash: "\u22A9",
			Vdashl: "\u2AE6",
			Vee: "\u22C1",
			Verbar: "\u2016",
			Vert: "\u2016",
			VerticalBar: "\u2223",
			VerticalLine: "|",
			VerticalSeparator: "\u2758",
			VerticalTilde: "\u2240",
			VeryThinSpace: "\u200A",
			Vfr: "\u{1D519}",
			Vopf: "\u{1D54D}",
			Vscr: "\u{1D4B1}",
			Vvdash: "\u22AA",
			Wcirc: "\u0174",
			Wedge: "\u22C0",
			Wfr: "\u{1D51A}",
			Wopf: "\u{1D54E}",
			Wscr: "\u{1D4B2}",
			Xfr: "\u{1D51B}",
			Xi: "\u039E",
			Xopf: "\u{1D54F}",
			Xscr: "\u{1D4B3}",
			YAcy: "\u042F",
			YIcy: "\u0407",
			YUcy: "\u042E",
			Yacute: "\u00DD",
			Ycirc: "\u0176",
			Ycy: "\u042B",
			Yfr: "\u{1D51C}",
			Yopf: "\u{1D550}",
			Yscr: "\u{1D4B4}",
			Yuml: "\u0178",
			ZHcy: "\u0416",
			Zacute: "\u0179",
			Zcaron: "\u017D",
			Zcy: "\u0417",
			Zdot: "\u017B",
			ZeroWidthSpace: "\u200B",
			Zeta: "\u0396",
			Zfr: "\u2128",
			Zopf: "\u2124",
			Zscr: "\u{1D4B5}",
			aacute: "\u00E1",
			abreve: "\u0103",
			ac: "\u223E",
			acE: "\u223E\u0333",
			acd: "\u223F",
			acirc: "\u00E2",
			acute: "\u00B4",
			acy: "\u0430",
			aelig: "\u00E6",
			af: "\u2061",
			afr: "\u{1D51E}",
			agrave: "\u00E0",
			alefsym: "\u2135",
			aleph: "\u2135",
			alpha: "\u03B1",
			amacr: "\u0101",
			amalg: "\u2A3F",
			amp: "&",
			and: "\u2227",
			andand: "\u2A55",
			andd: "\u2A5C",
			andslope: "\u2A58",
			andv: "\u2A5A",
			ang: "\u2220",
			ange: "\u29A4",
			angle: "\u2220",
			angmsd: "\u2221",
			angmsdaa: "\u29A8",
			angmsdab: "\u29A9",
			angmsdac: "\u29AA",
			angmsdad: "\u29AB",
			angmsdae: "\u29AC",
			angmsdaf: "\u29AD",
			angmsdag: "\u29AE",
			angmsdah: "\u29AF",
			angrt: "\u221F",
			angrtvb: "\u22BE",
			angrtvbd: "\u299D",
			angsph: "\u2222",
			angst: "\u00C5",
			angzarr: "\u237C",
			aogon: "\u0105",
			aopf: "\u{1D552}",
			ap: "\u2248",
			apE: "\u2A70",
			apacir: "\u2A6F",
			ape: "\u224A",
			apid: "\u224B",
			apos: "'",
			approx: "\u2248",
			approxeq: "\u224A",
			aring: "\u00E5",
			ascr: "\u{1D4B6}",
			ast: "*",
			asymp: "\u2248",
			asympeq: "\u224D",
			atilde: "\u00E3",
			auml: "\u00E4",
			awconint: "\u2233",
			awint: "\u2A11",
			bNot: "\u2AED",
			backcong: "\u224C",
			backepsilon: "\u03F6",
			backprime: "\u2035",
			backsim: "\u223D",
			backsimeq: "\u22CD",
			barvee: "\u22BD",
			barwed: "\u2305",
			barwedge: "\u2305",
			bbrk: "\u23B5",
			bbrktbrk: "\u23B6",
			bcong: "\u224C",
			bcy: "\u0431",
			bdquo: "\u201E",
			becaus: "\u2235",
			because: "\u2235",
			bemptyv: "\u29B0",
			bepsi: "\u03F6",
			bernou: "\u212C",
			beta: "\u03B2",
			beth: "\u2136",
			between: "\u226C",
			bfr: "\u{1D51F}",
			bigcap: "\u22C2",
			bigcirc: "\u25EF",
			bigcup: "\u22C3",
			bigodot: "\u2A00",
			bigoplus: "\u2A01",
			bigotimes: "\u2A02",
			bigsqcup: "\u2A06",
			bigstar: "\u2605",
			bigtriangledown: "\u25BD",
			bigtriangleup: "\u25B3",
			biguplus: "\u2A04",
			bigvee: "\u22C1",
			bigwedge: "\u22C0",
			bkarow: "\u290D",
			blacklozenge: "\u29EB",
			blacksquare: "\u25AA",
			blacktriangle: "\u25B4",
			blacktriangledown: "\u25BE",
			blacktriangleleft: "\u25C2",
			blacktriangleright: "\u25B8",
			blank: "\u2423",
			blk12: "\u2592",
			blk14: "\u2591",
			blk34: "\u2593",
			block: "\u2588",
			bne: "=\u20E5",
			bnequiv: "\u2261\u20E5",
			bnot: "\u2310",
			bopf: "\u{1D553}",
			bot: "\u22A5",
			bottom: "\u22A5",
			bowtie: "\u22C8",
			boxDL: "\u2557",
			boxDR: "\u2554",
			boxDl: "\u2556",
			boxDr: "\u2553",
			boxH: "\u2550",
			boxHD: "\u2566",
			boxHU: "\u2569",
			boxHd: "\u2564",
			boxHu: "\u2567",
			boxUL: "\u255D",
			boxUR: "\u255A",
			boxUl: "\u255C",
			boxUr: "\u2559",
			boxV: "\u2551",
			boxVH: "\u256C",
			boxVL: "\u2563",
			boxVR: "\u2560",
			boxVh: "\u256B",
			boxVl: "\u2562",
			boxVr: "\u255F",
			boxbox: "\u29C9",
			boxdL: "\u2555",
			boxdR: "\u2552",
			boxdl: "\u2510",
			boxdr: "\u250C",
			boxh: "\u2500",
			boxhD: "\u2565",
			boxhU: "\u2568",
			boxhd: "\u252C",
			boxhu: "\u2534",
			boxminus: "\u229F",
			boxplus: "\u229E",
			boxtimes: "\u22A0",
			boxuL: "\u255B",
			boxuR: "\u2558",
			boxul: "\u2518",
			boxur: "\u2514",
			boxv: "\u2502",
			boxvH: "\u256A",
			boxvL: "\u2561",
			boxvR: "\u255E",
			boxvh: "\u253C",
			boxvl: "\u2524",
			boxvr: "\u251C",
			bprime: "\u2035",
			breve: "\u02D8",
			brvbar: "\u00A6",
			bscr: "\u{1D4B7}",
			bsemi: "\u204F",
			bsim: "\u223D",
			bsime: "\u22CD",
			bsol: "\\",
			bsolb: "\u29C5",
			bsolhsub: "\u27C8",
			bull: "\u2022",
			bullet: "\u2022",
			bump: "\u224E",
			bumpE: "\u2AAE",
			bumpe: "\u224F",
			bumpeq: "\u224F",
			cacute: "\u0107",
			cap: "\u2229",
			capand: "\u2A44",
			capbrcup: "\u2A49",
			capcap: "\u2A4B",
			capcup: "\u2A47",
			capdot: "\u2A40",
			caps: "\u2229\uFE00",
			caret: "\u2041",
			caron: "\u02C7",
			ccaps: "\u2A4D",
			ccaron: "\u010D",
			ccedil: "\u00E7",
			ccirc: "\u0109",
			ccups: "\u2A4C",
			ccupssm: "\u2A50",
			cdot: "\u010B",
			cedil: "\u00B8",
			cemptyv: "\u29B2",
			cent: "\u00A2",
			centerdot: "\u00B7",
			cfr: "\u{1D520}",
			chcy: "\u0447",
			check: "\u2713",
			checkmark: "\u2713",
			chi: "\u03C7",
			cir: "\u25CB",
			cirE: "\u29C3",
			circ: "\u02C6",
			circeq: "\u2257",
			circlearrowleft: "\u21BA",
			circlearrowright: "\u21BB",
			circledR: "\u00AE",
			circledS: "\u24C8",
			circledast: "\u229B",
			circledcirc: "\u229A",
			circleddash: "\u229D",
			cire: "\u2257",
			cirfnint: "\u2A10",
			cirmid: "\u2AEF",
			cirscir: "\u29C2",
			clubs: "\u2663",
			clubsuit: "\u2663",
			colon: ":",
			colone: "\u2254",
			coloneq: "\u2254",
			comma: ",",
			commat: "@",
			comp: "\u2201",
			compfn: "\u2218",
			complement: "\u2201",
			complexes: "\u2102",
			cong: "\u2245",
			congdot: "\u2A6D",
			conint: "\u222E",
			copf: "\u{1D554}",
			coprod: "\u2210",
			copy: "\u00A9",
			copysr: "\u2117",
			crarr: "\u21B5",
			cross: "\u2717",
			cscr: "\u{1D4B8}",
			csub: "\u2ACF",
			csube: "\u2AD1",
			csup: "\u2AD0",
			csupe: "\u2AD2",
			ctdot: "\u22EF",
			cudarrl: "\u2938",
			cudarrr: "\u2935",
			cuepr: "\u22DE",
			cuesc: "\u22DF",
			cularr: "\u21B6",
			cularrp: "\u293D",
			cup: "\u222A",
			cupbrcap: "\u2A48",
			cupcap: "\u2A46",
			cupcup: "\u2A4A",
			cupdot: "\u228D",
			cupor: "\u2A45",
			cups: "\u222A\uFE00",
			curarr: "\u21B7",
			curarrm: "\u293C",
			curlyeqprec: "\u22DE",
			curlyeqsucc: "\u22DF",
			curlyvee: "\u22CE",
			curlywedge: "\u22CF",
			curren: "\u00A4",
			curvearrowleft: "\u21B6",
			curvearrowright: "\u21B7",
			cuvee: "\u22CE",
			cuwed: "\u22CF",
			cwconint: "\u2232",
			cwint: "\u2231",
			cylcty: "\u232D",
			dArr: "\u21D3",
			dHar: "\u2965",
			dagger: "\u2020",
			daleth: "\u2138",
			darr: "\u2193",
			dash: "\u2010",
			dashv: "\u22A3",
			dbkarow: "\u290F",
			dblac: "\u02DD",
			dcaron: "\u010F",
			dcy: "\u0434",
			dd: "\u2146",
			ddagger: "\u2021",
			ddarr: "\u21CA",
			ddotseq: "\u2A77",
			deg: "\u00B0",
			delta: "\u03B4",
			demptyv: "\u29B1",
			dfisht: "\u297F",
			dfr: "\u{1D521}",
			dharl: "\u21C3",
			dharr: "\u21C2",
			diam: "\u22C4",
			diamond: "\u22C4",
			diamondsuit: "\u2666",
			diams: "\u2666",
			die: "\u00A8",
			digamma: "\u03DD",
			disin: "\u22F2",
			div: "\u00F7",
			divide: "\u00F7",
			divideontimes: "\u22C7",
			divonx: "\u22C7",
			djcy: "\u0452",
			dlcorn: "\u231E",
			dlcrop: "\u230D",
			dollar: "$",
			dopf: "\u{1D555}",
			dot: "\u02D9",
			doteq: "\u2250",
			doteqdot: "\u2251",
			dotminus: "\u2238",
			dotplus: "\u2214",
			dotsquare: "\u22A1",
			doublebarwedge: "\u2306",
			downarrow: "\u2193",
			downdownarrows: "\u21CA",
			downharpoonleft: "\u21C3",
			downharpoonright: "\u21C2",
			drbkarow: "\u2910",
			drcorn: "\u231F",
			drcrop: "\u230C",
			dscr: "\u{1D4B9}",
			dscy: "\u0455",
			dsol: "\u29F6",
			dstrok: "\u0111",
			dtdot: "\u22F1",
			dtri: "\u25BF",
			dtrif: "\u25BE",
			duarr: "\u21F5",
			duhar: "\u296F",
			dwangle: "\u29A6",
			dzcy: "\u045F",
			dzigrarr: "\u27FF",
			eDDot: "\u2A77",
			eDot: "\u2251",
			eacute: "\u00E9",
			easter: "\u2A6E",
			ecaron: "\u011B",
			ecir: "\u2256",
			ecirc: "\u00EA",
			ecolon: "\u2255",
			ecy: "\u044D",
			edot: "\u0117",
			ee: "\u2147",
			efDot: "\u2252",
			efr: "\u{1D522}",
			eg: "\u2A9A",
			egrave: "\u00E8",
			egs: "\u2A96",
			egsdot: "\u2A98",
			el: "\u2A99",
			elinters: "\u23E7",
			ell: "\u2113",
			els: "\u2A95",
			elsdot: "\u2A97",
			emacr: "\u0113",
			empty: "\u2205",
			emptyset: "\u2205",
			emptyv: "\u2205",
			emsp13: "\u2004",
			emsp14: "\u2005",
			emsp: "\u2003",
			eng: "\u014B",
			ensp: "\u2002",
			eogon: "\u0119",
			eopf: "\u{1D556}",
			epar: "\u22D5",
			eparsl: "\u29E3",
			eplus: "\u2A71",
			epsi: "\u03B5",
			epsilon: "\u03B5",
			epsiv: "\u03F5",
			eqcirc: "\u2256",
			eqcolon: "\u2255",
			eqsim: "\u2242",
			eqslantgtr: "\u2A96",
			eqslantless: "\u2A95",
			equals: "=",
			equest: "\u225F",
			equiv: "\u2261",
			equivDD: "\u2A78",
			eqvparsl: "\u29E5",
			erDot: "\u2253",
			erarr: "\u2971",
			escr: "\u212F",
			esdot: "\u2250",
			esim: "\u2242",
			eta: "\u03B7",
			eth: "\u00F0",
			euml: "\u00EB",
			euro: "\u20AC",
			excl: "!",
			exist: "\u2203",
			expectation: "\u2130",
			exponentiale: "\u2147",
			fallingdotseq: "\u2252",
			fcy: "\u0444",
			female: "\u2640",
			ffilig: "\uFB03",
			fflig: "\uFB00",
			ffllig: "\uFB04",
			ffr: "\u{1D523}",
			filig: "\uFB01",
			fjlig: "fj",
			flat: "\u266D",
			fllig: "\uFB02",
			fltns: "\u25B1",
			fnof: "\u0192",
			fopf: "\u{1D557}",
			forall: "\u2200",
			fork: "\u22D4",
			forkv: "\u2AD9",
			fpartint: "\u2A0D",
			frac12: "\u00BD",
			frac13: "\u2153",
			frac14: "\u00BC",
			frac15: "\u2155",
			frac16: "\u2159",
			frac18: "\u215B",
			frac23: "\u2154",
			frac25: "\u2156",
			frac34: "\u00BE",
			frac35: "\u2157",
			frac38: "\u215C",
			frac45: "\u2158",
			frac56: "\u215A",
			frac58: "\u215D",
			frac78: "\u215E",
			frasl: "\u2044",
			frown: "\u2322",
			fscr: "\u{1D4BB}",
			gE: "\u2267",
			gEl: "\u2A8C",
			gacute: "\u01F5",
			gamma: "\u03B3",
			gammad: "\u03DD",
			gap: "\u2A86",
			gbreve: "\u011F",
			gcirc: "\u011D",
			gcy: "\u0433",
			gdot: "\u0121",
			ge: "\u2265",
			gel: "\u22DB",
			geq: "\u2265",
			geqq: "\u2267",
			geqslant: "\u2A7E",
			ges: "\u2A7E",
			gescc: "\u2AA9",
			gesdot: "\u2A80",
			gesdoto: "\u2A82",
			gesdotol: "\u2A84",
			gesl: "\u22DB\uFE00",
			gesles: "\u2A94",
			gfr: "\u{1D524}",
			gg: "\u226B",
			ggg: "\u22D9",
			gimel: "\u2137",
			gjcy: "\u0453",
			gl: "\u2277",
			glE: "\u2A92",
			gla: "\u2AA5",
			glj: "\u2AA4",
			gnE: "\u2269",
			gnap: "\u2A8A",
			gnapprox: "\u2A8A",
			gne: "\u2A88",
			gneq: "\u2A88",
			gneqq: "\u2269",
			gnsim: "\u22E7",
			gopf: "\u{1D558}",
			grave: "`",
			gscr: "\u210A",
			gsim: "\u2273",
			gsime: "\u2A8E",
			gsiml: "\u2A90",
			gt: ">",
			gtcc: "\u2AA7",
			gtcir: "\u2A7A",
			gtdot: "\u22D7",
			gtlPar: "\u2995",
			gtquest: "\u2A7C",
			gtrapprox: "\u2A86",
			gtrarr: "\u2978",
			gtrdot: "\u22D7",
			gtreqless: "\u22DB",
			gtreqqless: "\u2A8C",
			gtrless: "\u2277",
			gtrsim: "\u2273",
			gvertneqq: "\u2269\uFE00",
			gvnE: "\u2269\uFE00",
			hArr: "\u21D4",
			hairsp: "\u200A",
			half: "\u00BD",
			hamilt: "\u210B",
			hardcy: "\u044A",
			harr: "\u2194",
			harrcir: "\u2948",
			harrw: "\u21AD",
			hbar: "\u210F",
			hcirc: "\u0125",
			hearts: "\u2665",
			heartsuit: "\u2665",
			hellip: "\u2026",
			hercon: "\u22B9",
			hfr: "\u{1D525}",
			hksearow: "\u2925",
			hkswarow: "\u2926",
			hoarr: "\u21FF",
			homtht: "\u223B",
			hookleftarrow: "\u21A9",
			hookrightarrow: "\u21AA",
			hopf: "\u{1D559}",
			horbar: "\u2015",
			hscr: "\u{1D4BD}",
			hslash: "\u210F",
			hstrok: "\u0127",
			hybull: "\u2043",
			hyphen: "\u2010",
			iacute: "\u00ED",
			ic: "\u2063",
			icirc: "\u00EE",
			icy: "\u0438",
			iecy: "\u0435",
			iexcl: "\u00A1",
			iff: "\u21D4",
			ifr: "\u{1D526}",
			igrave: "\u00EC",
			ii: "\u2148",
			iiiint: "\u2A0C",
			iiint: "\u222D",
			iinfin: "\u29DC",
			iiota: "\u2129",
			ijlig: "\u0133",
			imacr: "\u012B",
			image: "\u2111",
			imagline: "\u2110",
			imagpart: "\u2111",
			imath: "\u0131",
			imof: "\u22B7",
			imped: "\u01B5",
			in: "\u2208",
			incare: "\u2105",
			infin: "\u221E",
			infintie: "\u29DD",
			inodot: "\u0131",
			int: "\u222B",
			intcal: "\u22BA",
			integers: "\u2124",
			intercal: "\u22BA",
			intlarhk: "\u2A17",
			intprod: "\u2A3C",
			iocy: "\u0451",
			iogon: "\u012F",
			iopf: "\u{1D55A}",
			iota: "\u03B9",
			iprod: "\u2A3C",
			iquest: "\u00BF",
			iscr: "\u{1D4BE}",
			isin: "\u2208",
			isinE: "\u22F9",
			isindot: "\u22F5",
			isins: "\u22F4",
			isinsv: "\u22F3",
			isinv: "\u2208",
			it: "\u2062",
			itilde: "\u0129",
			iukcy: "\u0456",
			iuml: "\u00EF",
			jcirc: "\u0135",
			jcy: "\u0439",
			jfr: "\u{1D527}",
			jmath: "\u0237",
			jopf: "\u{1D55B}",
			jscr: "\u{1D4BF}",
			jsercy: "\u0458",
			jukcy: "\u0454",
			kappa: "\u03BA",
			kappav: "\u03F0",
			kcedil: "\u0137",
			kcy: "\u043A",
			kfr: "\u{1D528}",
			kgreen: "\u0138",
			khcy: "\u0445",
			kjcy: "\u045C",
			kopf: "\u{1D55C}",
			kscr: "\u{1D4C0}",
			lAarr: "\u21DA",
			lArr: "\u21D0",
			lAtail: "\u291B",
			lBarr: "\u290E",
			lE: "\u2266",
			lEg: "\u2A8B",
			lHar: "\u2962",
			lacute: "\u013A",
			laemptyv: "\u29B4",
			lagran: "\u2112",
			lambda: "\u03BB",
			lang: "\u27E8",
			langd: "\u2991",
			langle: "\u27E8",
			lap: "\u2A85",
			laquo: "\u00AB",
			larr: "\u2190",
			larrb: "\u21E4",
			larrbfs: "\u291F",
			larrfs: "\u291D",
			larrhk: "\u21A9",
			larrlp: "\u21AB",
			larrpl: "\u2939",
			larrsim: "\u2973",
			larrtl: "\u21A2",
			lat: "\u2AAB",
			latail: "\u2919",
			late: "\u2AAD",
			lates: "\u2AAD\uFE00",
			lbarr: "\u290C",
			lbbrk: "\u2772",
			lbrace: "{",
			lbrack: "[",
			lbrke: "\u298B",
			lbrksld: "\u298F",
			lbrkslu: "\u298D",
			lcaron: "\u013E",
			lcedil: "\u013C",
			lceil: "\u2308",
			lcub: "{",
			lcy: "\u043B",
			ldca: "\u2936",
			ldquo: "\u201C",
			ldquor: "\u201E",
			ldrdhar: "\u2967",
			ldrushar: "\u294B",
			ldsh: "\u21B2",
			le: "\u2264",
			leftarrow: "\u2190",
			leftarrowtail: "\u21A2",
			leftharpoondown: "\u21BD",
			leftharpoonup: "\u21BC",
			leftleftarrows: "\u21C7",
			leftrightarrow: "\u2194",
			leftrightarrows: "\u21C6",
			leftrightharpoons: "\u21CB",
			leftrightsquigarrow: "\u21AD",
			leftthreetimes: "\u22CB",
			leg: "\u22DA",
			leq: "\u2264",
			leqq: "\u2266",
			leqslant: "\u2A7D",
			les: "\u2A7D",
			lescc: "\u2AA8",
			lesdot: "\u2A7F",
			lesdoto: "\u2A81",
			lesdotor: "\u2A83",
			lesg: "\u22DA\uFE00",
			lesges: "\u2A93",
			lessapprox: "\u2A85",
			lessdot: "\u22D6",
			lesseqgtr: "\u22DA",
			lesseqqgtr: "\u2A8B",
			lessgtr: "\u2276",
			lesssim: "\u2272",
			lfisht: "\u297C",
			lfloor: "\u230A",
			lfr: "\u{1D529}",
			lg: "\u2276",
			lgE: "\u2A91",
			lhard: "\u21BD",
			lharu: "\u21BC",
			lharul: "\u296A",
			lhblk: "\u2584",
			ljcy: "\u0459",
			ll: "\u226A",
			llarr: "\u21C7",
			llcorner: "\u231E",
			llhard: "\u296B",
			lltri: "\u25FA",
			lmidot: "\u0140",
			lmoust: "\u23B0",
			lmoustache: "\u23B0",
			lnE: "\u2268",
			lnap: "\u2A89",
			lnapprox: "\u2A89",
			lne: "\u2A87",
			lneq: "\u2A87",
			lneqq: "\u2268",
			lnsim: "\u22E6",
			loang: "\u27EC",
			loarr: "\u21FD",
			lobrk: "\u27E6",
			longleftarrow: "\u27F5",
			longleftrightarrow: "\u27F7",
			longmapsto: "\u27FC",
			longrightarrow: "\u27F6",
			looparrowleft: "\u21AB",
			looparrowright: "\u21AC",
			lopar: "\u2985",
			lopf: "\u{1D55D}",
			loplus: "\u2A2D",
			lotimes: "\u2A34",
			lowast: "\u2217",
			lowbar: "_",
			loz: "\u25CA",
			lozenge: "\u25CA",
			lozf: "\u29EB",
			lpar: "(",
			lparlt: "\u2993",
			lrarr: "\u21C6",
			lrcorner: "\u231F",
			lrhar: "\u21CB",
			lrhard: "\u296D",
			lrm: "\u200E",
			lrtri: "\u22BF",
			lsaquo: "\u2039",
			lscr: "\u{1D4C1}",
			lsh: "\u21B0",
			lsim: "\u2272",
			lsime: "\u2A8D",
			lsimg: "\u2A8F",
			lsqb: "[",
			lsquo: "\u2018",
			lsquor: "\u201A",
			lstrok: "\u0142",
			lt: "<",
			ltcc: "\u2AA6",
			ltcir: "\u2A79",
			ltdot: "\u22D6",
			lthree: "\u22CB",
			ltimes: "\u22C9",
			ltlarr: "\u2976",
			ltquest: "\u2A7B",
			ltrPar: "\u2996",
			ltri: "\u25C3",
			ltrie: "\u22B4",
			ltrif: "\u25C2",
			lurdshar: "\u294A",
			luruhar: "\u2966",
			lvertneqq: "\u2268\uFE00",
			lvnE: "\u2268\uFE00",
			mDDot: "\u223A",
			macr: "\u00AF",
			male: "\u2642",
			malt: "\u2720",
			maltese: "\u2720",
			map: "\u21A6",
			mapsto: "\u21A6",
			mapstodown: "\u21A7",
			mapstoleft: "\u21A4",
			mapstoup: "\u21A5",
			marker: "\u25AE",
			mcomma: "\u2A29",
			mcy: "\u043C",
			mdash: "\u2014",
			measuredangle: "\u2221",
			mfr: "\u{1D52A}",
			mho: "\u2127",
			micro: "\u00B5",
			mid: "\u2223",
			midast: "*",
			midcir: "\u2AF0",
			middot: "\u00B7",
			minus: "\u2212",
			minusb: "\u229F",
			minusd: "\u2238",
			minusdu: "\u2A2A",
			mlcp: "\u2ADB",
			mldr: "\u2026",
			mnplus: "\u2213",
			models: "\u22A7",
			mopf: "\u{1D55E}",
			mp: "\u2213",
			mscr: "\u{1D4C2}",
			mstpos: "\u223E",
			mu: "\u03BC",
			multimap: "\u22B8",
			mumap: "\u22B8",
			nGg: "\u22D9\u0338",
			nGt: "\u226B\u20D2",
			nGtv: "\u226B\u0338",
			nLeftarrow: "\u21CD",
			nLeftrightarrow: "\u21CE",
			nLl: "\u22D8\u0338",
			nLt: "\u226A\u20D2",
			nLtv: "\u226A\u0338",
			nRightarrow: "\u21CF",
			nVDash: "\u22AF",
			nVdash: "\u22AE",
			nabla: "\u2207",
			nacute: "\u0144",
			nang: "\u2220\u20D2",
			nap: "\u2249",
			napE: "\u2A70\u0338",
			napid: "\u224B\u0338",
			napos: "\u0149",
			napprox: "\u2249",
			natur: "\u266E",
			natural: "\u266E",
			naturals: "\u2115",
			nbsp: "\u00A0",
			nbump: "\u224E\u0338",
			nbumpe: "\u224F\u0338",
			ncap: "\u2A43",
			ncaron: "\u0148",
			ncedil: "\u0146",
			ncong: "\u2247",
			ncongdot: "\u2A6D\u0338",
			ncup: "\u2A42",
			ncy: "\u043D",
			ndash: "\u2013",
			ne: "\u2260",
			neArr: "\u21D7",
			nearhk: "\u2924",
			nearr: "\u2197",
			nearrow: "\u2197",
			nedot: "\u2250\u0338",
			nequiv: "\u2262",
			nesear: "\u2928",
			nesim: "\u2242\u0338",
			nexist: "\u2204",
			nexists: "\u2204",
			nfr: "\u{1D52B}",
			ngE: "\u2267\u0338",
			nge: "\u2271",
			ngeq: "\u2271",
			ngeqq: "\u2267\u0338",
			ngeqslant: "\u2A7E\u0338",
			nges: "\u2A7E\u0338",
			ngsim: "\u2275",
			ngt: "\u226F",
			ngtr: "\u226F",
			nhArr: "\u21CE",
			nharr: "\u21AE",
			nhpar: "\u2AF2",
			ni: "\u220B",
			nis: "\u22FC",
			nisd: "\u22FA",
			niv: "\u220B",
			njcy: "\u045A",
			nlArr: "\u21CD",
			nlE: "\u2266\u0338",
			nlarr: "\u219A",
			nldr: "\u2025",
			nle: "\u2270",
			nleftarrow: "\u219A",
			nleftrightarrow: "\u21AE",
			nleq: "\u2270",
			nleqq: "\u2266\u0338",
			nleqslant: "\u2A7D\u0338",
			nles: "\u2A7D\u0338",
			nless: "\u226E",
			nlsim: "\u2274",
			nlt: "\u226E",
			nltri: "\u22EA",
			nltrie: "\u22EC",
			nmid: "\u2224",
			nopf: "\u{1D55F}",
			not: "\u00AC",
			notin: "\u2209",
			notinE: "\u22F9\u0338",
			notindot: "\u22F5\u0338",
			notinva: "\u2209",
			notinvb: "\u22F7",
			notinvc: "\u22F6",
			notni: "\u220C",
			notniva: "\u220C",
			notnivb: "\u22FE",
			notnivc: "\u22FD",
			npar: "\u2226",
			nparallel: "\u2226",
			nparsl: "\u2AFD\u20E5",
			npart: "\u2202\u0338",
			npolint: "\u2A14",
			npr: "\u2280",
			nprcue: "\u22E0",
			npre: "\u2AAF\u0338",
			nprec: "\u2280",
			npreceq: "\u2AAF\u0338",
			nrArr: "\u21CF",
			nrarr: "\u219B",
			nrarrc: "\u2933\u0338",
			nrarrw: "\u219D\u0338",
			nrightarrow: "\u219B",
			nrtri: "\u22EB",
			nrtrie: "\u22ED",
			nsc: "\u2281",
			nsccue: "\u22E1",
			nsce: "\u2AB0\u0338",
			nscr: "\u{1D4C3}",
			nshortmid: "\u2224",
			nshortparallel: "\u2226",
			nsim: "\u2241",
			nsime: "\u2244",
			nsimeq: "\u2244",
			nsmid: "\u2224",
			nspar: "\u2226",
			nsqsube: "\u22E2",
			nsqsupe: "\u22E3",
			nsub: "\u2284",
			nsubE: "\u2AC5\u0338",
			nsube: "\u2288",
			nsubset: "\u2282\u20D2",
			nsubseteq: "\u2288",
			nsubseteqq: "\u2AC5\u0338",
			nsucc: "\u2281",
			nsucceq: "\u2AB0\u0338",
			nsup: "\u2285",
			nsupE: "\u2AC6\u0338",
			nsupe: "\u2289",
			nsupset: "\u2283\u20D2",
			nsupseteq: "\u2289",
			nsupseteqq: "\u2AC6\u0338",
			ntgl: "\u2279",
			ntilde: "\u00F1",
			ntlg: "\u2278",
			ntriangleleft: "\u22EA",
			ntrianglelefteq: "\u22EC",
			ntriangleright: "\u22EB",
			ntrianglerighteq: "\u22ED",
			nu: "\u03BD",
			num: "#",
			numero: "\u2116",
			numsp: "\u2007",
			nvDash: "\u22AD",
			nvHarr: "\u2904",
			nvap: "\u224D\u20D2",
			nvdash: "\u22AC",
			nvge: "\u2265\u20D2",
			nvgt: ">\u20D2",
			nvinfin: "\u29DE",
			nvlArr: "\u2902",
			nvle: "\u2264\u20D2",
			nvlt: "<\u20D2",
			nvltrie: "\u22B4\u20D2",
			nvrArr: "\u2903",
			nvrtrie: "\u22B5\u20D2",
			nvsim: "\u223C\u20D2",
			nwArr: "\u21D6",
			nwarhk: "\u2923",
			nwarr: "\u2196",
			nwarrow: "\u2196",
			nwnear: "\u2927",
			oS: "\u24C8",
			oacute: "\u00F3",
			oast: "\u229B",
			ocir: "\u229A",
			ocirc: "\u00F4",
			ocy: "\u043E",
			odash: "\u229D",
			odblac: "\u0151",
			odiv: "\u2A38",
			odot: "\u2299",
			odsold: "\u29BC",
			oelig: "\u0153",
			ofcir: "\u29BF",
			ofr: "\u{1D52C}",
			ogon: "\u02DB",
			ograve: "\u00F2",
			ogt: "\u29C1",
			ohbar: "\u29B5",
			ohm: "\u03A9",
			oint: "\u222E",
			olarr: "\u21BA",
			olcir: "\u29BE",
			olcross: "\u29BB",
			oline: "\u203E",
			olt: "\u29C0",
			omacr: "\u014D",
			omega: "\u03C9",
			omicron: "\u03BF",
			omid: "\u29B6",
			ominus: "\u2296",
			oopf: "\u{1D560}",
			opar: "\u29B7",
			operp: "\u29B9",
			oplus: "\u2295",
			or: "\u2228",
			orarr: "\u21BB",
			ord: "\u2A5D",
			order: "\u2134",
			orderof: "\u2134",
			ordf: "\u00AA",
			ordm: "\u00BA",
			origof: "\u22B6",
			oror: "\u2A56",
			orslope: "\u2A57",
			orv: "\u2A5B",
			oscr: "\u2134",
			oslash: "\u00F8",
			osol: "\u2298",
			otilde: "\u00F5",
			otimes: "\u2297",
			otimesas: "\u2A36",
			ouml: "\u00F6",
			ovbar: "\u233D",
			par: "\u2225",
			para: "\u00B6",
			parallel: "\u2225",
			parsim: "\u2AF3",
			parsl: "\u2AFD",
			part: "\u2202",
			pcy: "\u043F",
			percnt: "%",
			period: ".",
			permil: "\u2030",
			perp: "\u22A5",
			pertenk: "\u2031",
			pfr: "\u{1D52D}",
			phi: "\u03C6",
			phiv: "\u03D5",
			phmmat: "\u2133",
			phone: "\u260E",
			pi: "\u03C0",
			pitchfork: "\u22D4",
			piv: "\u03D6",
			planck: "\u210F",
			planckh: "\u210E",
			plankv: "\u210F",
			plus: "+",
			plusacir: "\u2A23",
			plusb: "\u229E",
			pluscir: "\u2A22",
			plusdo: "\u2214",
			plusdu: "\u2A25",
			pluse: "\u2A72",
			plusmn: "\u00B1",
			plussim: "\u2A26",
			plustwo: "\u2A27",
			pm: "\u00B1",
			pointint: "\u2A15",
			popf: "\u{1D561}",
			pound: "\u00A3",
			pr: "\u227A",
			prE: "\u2AB3",
			prap: "\u2AB7",
			prcue: "\u227C",
			pre: "\u2AAF",
			prec: "\u227A",
			precapprox: "\u2AB7",
			preccurlyeq: "\u227C",
			preceq: "\u2AAF",
			precnapprox: "\u2AB9",
			precneqq: "\u2AB5",
			precnsim: "\u22E8",
			precsim: "\u227E",
			prime: "\u2032",
			primes: "\u2119",
			prnE: "\u2AB5",
			prnap: "\u2AB9",
			prnsim: "\u22E8",
			prod: "\u220F",
			profalar: "\u232E",
			profline: "\u2312",
			profsurf: "\u2313",
			prop: "\u221D",
			propto: "\u221D",
			prsim: "\u227E",
			prurel: "\u22B0",
			pscr: "\u{1D4C5}",
			psi: "\u03C8",
			puncsp: "\u2008",
			qfr: "\u{1D52E}",
			qint: "\u2A0C",
			qopf: "\u{1D562}",
			qprime: "\u2057",
			qscr: "\u{1D4C6}",
			quaternions: "\u210D",
			quatint: "\u2A16",
			quest: "?",
			questeq: "\u225F",
			quot: "\"",
			rAarr: "\u21DB",
			rArr: "\u21D2",
			rAtail: "\u291C",
			rBarr: "\u290F",
			rHar: "\u2964",
			race: "\u223D\u0331",
			racute: "\u0155",
			radic: "\u221A",
			raemptyv: "\u29B3",
			rang: "\u27E9",
			rangd: "\u2992",
			range: "\u29A5",
			rangle: "\u27E9",
			raquo: "\u00BB",
			rarr: "\u2192",
			rarrap: "\u2975",
			rarrb: "\u21E5",
			rarrbfs: "\u2920",
			rarrc: "\u2933",
			rarrfs: "\u291E",
			rarrhk: "\u21AA",
			rarrlp: "\u21AC",
			rarrpl: "\u2945",
			rarrsim: "\u2974",
			rarrtl: "\u21A3",
			rarrw: "\u219D",
			ratail: "\u291A",
			ratio: "\u2236",
			rationals: "\u211A",
			rbarr: "\u290D",
			rbbrk: "\u2773",
			rbrace: "}",
			rbrack: "]",
			rbrke: "\u298C",
			rbrksld: "\u298E",
			rbrkslu: "\u2990",
			rcaron: "\u0159",
			rcedil: "\u0157",
			rceil: "\u2309",
			rcub: "}",
			rcy: "\u0440",
			rdca: "\u2937",
			rdldhar: "\u2969",
			rdquo: "\u201D",
			rdquor: "\u201D",
			rdsh: "\u21B3",
			real: "\u211C",
			realine: "\u211B",
			realpart: "\u211C",
			reals: "\u211D",
			rect: "\u25AD",
			reg: "\u00AE",
			rfisht: "\u297D",
			rfloor: "\u230B",
			rfr: "\u{1D52F}",
			rhard: "\u21C1",
			rharu: "\u21C0",
			rharul: "\u296C",
			rho: "\u03C1",
			rhov: "\u03F1",
			rightarrow: "\u2192",
			rightarrowtail: "\u21A3",
			rightharpoondown: "\u21C1",
			rightharpoonup: "\u21C0",
			rightleftarrows: "\u21C4",
			rightleftharpoons: "\u21CC",
			rightrightarrows: "\u21C9",
			rightsquigarrow: "\u219D",
			rightthreetimes: "\u22CC",
			ring: "\u02DA",
			risingdotseq: "\u2253",
			rlarr: "\u21C4",
			rlhar: "\u21CC",
			rlm: "\u200F",
			rmoust: "\u23B1",
			rmoustache: "\u23B1",
			rnmid: "\u2AEE",
			roang: "\u27ED",
			roarr: "\u21FE",
			robrk: "\u27E7",
			ropar: "\u2986",
			ropf: "\u{1D563}",
			roplus: "\u2A2E",
			rotimes: "\u2A35",
			rpar: ")",
			rpargt: "\u2994",
			rppolint: "\u2A12",
			rrarr: "\u21C9",
			rsaquo: "\u203A",
			rscr: "\u{1D4C7}",
			rsh: "\u21B1",
			rsqb: "]",
			rsquo: "\u2019",
			rsquor: "\u2019",
			rthree: "\u22CC",
			rtimes: "\u22CA",
			rtri: "\u25B9",
			rtrie: "\u22B5",
			rtrif: "\u25B8",
			rtriltri: "\u29CE",
			ruluhar: "\u2968",
			rx: "\u211E",
			sacute: "\u015B",
			sbquo: "\u201A",
			sc: "\u227B",
			scE: "\u2AB4",
			scap: "\u2AB8",
			scaron: "\u0161",
			sccue: "\u227D",
			sce: "\u2AB0",
			scedil: "\u015F",
			scirc: "\u015D",
			scnE: "\u2AB6",
			scnap: "\u2ABA",
			scnsim: "\u22E9",
			scpolint: "\u2A13",
			scsim: "\u227F",
			scy: "\u0441",
			sdot: "\u22C5",
			sdotb: "\u22A1",
			sdote: "\u2A66",
			seArr: "\u21D8",
			searhk: "\u2925",
			searr: "\u2198",
			searrow: "\u2198",
			sect: "\u00A7",
			semi: ";",
			seswar: "\u2929",
			setminus: "\u2216",
			setmn: "\u2216",
			sext: "\u2736",
			sfr: "\u{1D530}",
			sfrown: "\u2322",
			sharp: "\u266F",
			shchcy: "\u0449",
			shcy: "\u0448",
			shortmid: "\u2223",
			shortparallel: "\u2225",
			shy: "\u00AD",
			sigma: "\u03C3",
			sigmaf: "\u03C2",
			sigmav: "\u03C2",
			sim: "\u223C",
			simdot: "\u2A6A",
			sime: "\u2243",
			simeq: "\u2243",
			simg: "\u2A9E",
			simgE: "\u2AA0",
			siml: "\u2A9D",
			simlE: "\u2A9F",
			simne: "\u2246",
			simplus: "\u2A24",
			simrarr: "\u2972",
			slarr: "\u2190",
			smallsetminus: "\u2216",
			smashp: "\u2A33",
			smeparsl: "\u29E4",
			smid: "\u2223",
			smile: "\u2323",
			smt: "\u2AAA",
			smte: "\u2AAC",
			smtes: "\u2AAC\uFE00",
			softcy: "\u044C",
			sol: "/",
			solb: "\u29C4",
			solbar: "\u233F",
			sopf: "\u{1D564}",
			spades: "\u2660",
			spadesuit: "\u2660",
			spar: "\u2225",
			sqcap: "\u2293",
			sqcaps: "\u2293\uFE00",
			sqcup: "\u2294",
			sqcups: "\u2294\uFE00",
			sqsub: "\u228F",
			sqsube: "\u2291",
			sqsubset: "\u228F",
			sqsubseteq: "\u2291",
			sqsup: "\u2290",
			sqsupe: "\u2292",
			sqsupset: "\u2290",
			sqsupseteq: "\u2292",
			squ: "\u25A1",
			square: "\u25A1",
			squarf: "\u25AA",
			squf: "\u25AA",
			srarr: "\u2192",
			sscr: "\u{1D4C8}",
			ssetmn: "\u2216",
			ssmile: "\u2323",
			sstarf: "\u22C6",
			star: "\u2606",
			starf: "\u2605",
			straightepsilon: "\u03F5",
			straightphi: "\u03D5",
			strns: "\u00AF",
			sub: "\u2282",
			subE: "\u2AC5",
			subdot: "\u2ABD",
			sube: "\u2286",
			subedot: "\u2AC3",
			submult: "\u2AC1",
			subnE: "\u2ACB",
			subne: "\u228A",
			subplus: "\u2ABF",
			subrarr: "\u2979",
			subset: "\u2282",
			subseteq: "\u2286",
			subseteqq: "\u2AC5",
			subsetneq: "\u228A",
			subsetneqq: "\u2ACB",
			subsim: "\u2AC7",
			subsub: "\u2AD5",
			subsup: "\u2AD3",
			succ: "\u227B",
			succapprox: "\u2AB8",
			succcurlyeq: "\u227D",
			succeq: "\u2AB0",
			succnapprox: "\u2ABA",
			succneqq: "\u2AB6",
			succnsim: "\u22E9",
			succsim: "\u227F",
			sum: "\u2211",
			sung: "\u266A",
			sup1: "\u00B9",
			sup2: "\u00B2",
			sup3: "\u00B3",
			sup: "\u2283",
			supE: "\u2AC6",
			supdot: "\u2ABE",
			supdsub: "\u2AD8",
			supe: "\u2287",
			supedot: "\u2AC4",
			suphsol: "\u27C9",
			suphsub: "\u2AD7",
			suplarr: "\u297B",
			supmult: "\u2AC2",
			supnE: "\u2ACC",
			supne: "\u228B",
			supplus: "\u2AC0",
			supset: "\u2283",
			supseteq: "\u2287",
			supseteqq: "\u2AC6",
			supsetneq: "\u228B",
			supsetneqq: "\u2ACC",
			supsim: "\u2AC8",
			supsub: "\u2AD4",
			supsup: "\u2AD6",
			swArr: "\u21D9",
			swarhk: "\u2926",
			swarr: "\u2199",
			swarrow: "\u2199",
			swnwar: "\u292A",
			szlig: "\u00DF",
			target: "\u2316",
			tau: "\u03C4",
			tbrk: "\u23B4",
			tcaron: "\u0165",
			tcedil: "\u0163",
			tcy: "\u0442",
			tdot: "\u20DB",
			telrec: "\u2315",
			tfr: "\u{1D531}",
			there4: "\u2234",
			therefore: "\u2234",
			theta: "\u03B8",
			thetasym: "\u03D1",
			thetav: "\u03D1",
			thickapprox: "\u2248",
			thicksim: "\u223C",
			thinsp: "\u2009",
			thkap: "\u2248",
			thksim: "\u223C",
			thorn: "\u00FE",
			tilde: "\u02DC",
			times: "\u00D7",
			timesb: "\u22A0",
			timesbar: "\u2A31",
			timesd: "\u2A30",
			tint: "\u222D",
			toea: "\u2928",
			top: "\u22A4",
			topbot: "\u2336",
			topcir: "\u2AF1",
			topf: "\u{1D565}",
			topfork: "\u2ADA",
			tosa: "\u2929",
			tprime: "\u2034",
			trade: "\u2122",
			triangle: "\u25B5",
			triangledown: "\u25BF",
			triangleleft: "\u25C3",
			trianglelefteq: "\u22B4",
			triangleq: "\u225C",
			triangleright: "\u25B9",
			trianglerighteq: "\u22B5",
			tridot: "\u25EC",
			trie: "\u225C",
			triminus: "\u2A3A",
			triplus: "\u2A39",
			trisb: "\u29CD",
			tritime: "\u2A3B",
			trpezium: "\u23E2",
			tscr: "\u{1D4C9}",
			tscy: "\u0446",
			tshcy: "\u045B",
			tstrok: "\u0167",
			twixt: "\u226C",
			twoheadleftarrow: "\u219E",
			twoheadrightarrow: "\u21A0",
			uArr: "\u21D1",
			uHar: "\u2963",
			uacute: "\u00FA",
			uarr: "\u2191",
			ubrcy: "\u045E",
			ubreve: "\u016D",
			ucirc: "\u00FB",
			ucy: "\u0443",
			udarr: "\u21C5",
			udblac: "\u0171",
			udhar: "\u296E",
			ufisht: "\u297E",
			ufr: "\u{1D532}",
			ugrave: "\u00F9",
			uharl: "\u21BF",
			uharr: "\u21BE",
			uhblk: "\u2580",
			ulcorn: "\u231C",
			ulcorner: "\u231C",
			ulcrop: "\u230F",
			ultri: "\u25F8",
			umacr: "\u016B",
			uml: "\u00A8",
			uogon: "\u0173",
			uopf: "\u{1D566}",
			uparrow: "\u2191",
			updownarrow: "\u2195",
			upharpoonleft: "\u21BF",
			upharpoonright: "\u21BE",
			uplus: "\u228E",
			upsi: "\u03C5",
			upsih: "\u03D2",
			upsilon: "\u03C5",
			upuparrows: "\u21C8",
			urcorn: "\u231D",
			urcorner: "\u231D",
			urcrop: "\u230E",
			uring: "\u016F",
			urtri: "\u25F9",
			uscr: "\u{1D4CA}",
			utdot: "\u22F0",
			utilde: "\u0169",
			utri: "\u25B5",
			utrif: "\u25B4",
			uuarr: "\u21C8",
			uuml: "\u00FC",
			uwangle: "\u29A7",
			vArr: "\u21D5",
			vBar: "\u2AE8",
			vBarv: "\u2AE9",
			vDash: "\u22A8",
			vangrt: "\u299C",
			varepsilon: "\u03F5",
			varkappa: "\u03F0",
			varnothing: "\u2205",
			varphi: "\u03D5",
			varpi: "\u03D6",
			varpropto: "\u221D",
			varr: "\u2195",
			varrho: "\u03F1",
			varsigma: "\u03C2",
			varsubsetneq: "\u228A\uFE00",
			varsubsetneqq: "\u2ACB\uFE00",
			varsupsetneq: "\u228B\uFE00",
			varsupsetneqq: "\u2ACC\uFE00",
			vartheta: "\u03D1",
			vartriangleleft: "\u22B2",
			vartriangleright: "\u22B3",
			vcy: "\u0432",
			vdash: "\u22A2",
			vee: "\u2228",
			veebar: "\u22BB",
			veeeq: "\u225A",
			vellip: "\u22EE",
			verbar: "|",
			vert: "|",
			vfr: "\u{1D533}",
			vltri: "\u22B2",
			vnsub: "\u2282\u20D2",
			vnsup: "\u2283\u20D2",
			vopf: "\u{1D567}",
			vprop: "\u221D",
			vrtri: "\u22B3",
			vscr: "\u{1D4CB}",
			vsubnE: "\u2ACB\uFE00",
			vsubne: "\u228A\uFE00",
			vsupnE: "\u2ACC\uFE00",
			vsupne: "\u228B\uFE00",
			vzigzag: "\u299A",
			wcirc: "\u0175",
			wedbar: "\u2A5F",
			wedge: "\u2227",
			wedgeq: "\u2259",
			weierp: "\u2118",
			wfr: "\u{1D534}",
			wopf: "\u{1D568}",
			wp: "\u2118",
			wr: "\u2240",
			wreath: "\u2240",
			wscr: "\u{1D4CC}",
			xcap: "\u22C2",
			xcirc: "\u25EF",
			xcup: "\u22C3",
			xdtri: "\u25BD",
			xfr: "\u{1D535}",
			xhArr: "\u27FA",
			xharr: "\u27F7",
			xi: "\u03BE",
			xlArr: "\u27F8",
			xlarr: "\u27F5",
			xmap: "\u27FC",
			xnis: "\u22FB",
			xodot: "\u2A00",
			xopf: "\u{1D569}",
			xoplus: "\u2A01",
			xotime: "\u2A02",
			xrArr: "\u27F9",
			xrarr: "\u27F6",
			xscr: "\u{1D4CD}",
			xsqcup: "\u2A06",
			xuplus: "\u2A04",
			xutri: "\u25B3",
			xvee: "\u22C1",
			xwedge: "\u22C0",
			yacute: "\u00FD",
			yacy: "\u044F",
			ycirc: "\u0177",
			ycy: "\u044B",
			yen: "\u00A5",
			yfr: "\u{1D536}",
			yicy: "\u0457",
			yopf: "\u{1D56A}",
			yscr: "\u{1D4CE}",
			yucy: "\u044E",
			yuml: "\u00FF",
			zacute: "\u017A",
			zcaron: "\u017E",
			zcy: "\u0437",
			zdot: "\u017C",
			zeetrf: "\u2128",
			zeta: "\u03B6",
			zfr: "\u{1D537}",
			zhcy: "\u0436",
			zigrarr: "\u21DD",
			zopf: "\u{1D56B}",
			zscr: "\u{1D4CF}",
			zwj: "\u200D",
			zwnj: "\u200C"
		};
		const own = {}.hasOwnProperty;
		function decodeNamedCharacterReference(value) {
			return own.call(characterEntities, value) ? characterEntities[value] : false;
		}
		;
		const characterReference = {
			name: "characterReference",
			tokenize: tokenizeCharacterReference
		};
		function tokenizeCharacterReference(effects, ok, nok) {
			const self = this;
			let size = 0;
			let max;
			let test;
			return start;
			function start(code) {
				effects.enter("characterReference");
				effects.enter("characterReferenceMarker");
				effects.consume(code);
				effects.exit("characterReferenceMarker");
				return open;
			}
			function open(code) {
				if (code === 35) {
					effects.enter("characterReferenceMarkerNumeric");
					effects.consume(code);
					effects.exit("characterReferenceMarkerNumeric");
					return numeric;
				}
				effects.enter("characterReferenceValue");
				max = 31;
				test = micromark_util_character.lV;
				return value(code);
			}
			function numeric(code) {
				if (code === 88 || code === 120) {
					effects.enter("characterReferenceMarkerHexadecimal");
					effects.consume(code);
					effects.exit("characterReferenceMarkerHexadecimal");
					effects.enter("characterReferenceValue");
					max = 6;
					test = micromark_util_character.ok;
					return value;
				}
				effects.enter("characterReferenceValue");
				max = 7;
				test = micromark_util_character.BM;
				return value(code);
			}
			function value(code) {
				if (code === 59 && size) {
					const token = effects.exit("characterReferenceValue");
					if (test === micromark_util_character.lV && !decodeNamedCharacterReference(self.sliceSerialize(token))) {
						return nok(code);
					}
					effects.enter("characterReferenceMarker");
					effects.consume(code);
					effects.exit("characterReferenceMarker");
					effects.exit("characterReference");
					return ok;
				}
				if (test(code) && size++ < max) {
					effects.consume(code);
					return value;
				}
				return nok(code);
			}
		}
		;
		const characterEscape = {
			name: "characterEscape",
			tokenize: tokenizeCharacterEscape
		};
		function tokenizeCharacterEscape(effects, ok, nok) {
			return start;
			function start(code) {
				effects.enter("characterEscape");
				effects.enter("escapeMarker");
				effects.consume(code);
				effects.exit("escapeMarker");
				return inside;
			}
			function inside(code) {
				if ((0, micromark_util_character.ol)(code)) {
					effects.enter("characterEscapeValue");
					effects.consume(code);
					effects.exit("characterEscapeValue");
					effects.exit("characterEscape");
					return ok;
				}
				return nok(code);
			}
		}
		;
		const lineEnding = {
			name: "lineEnding",
			tokenize: tokenizeLineEnding
		};
		function tokenizeLineEnding(effects, ok) {
			return start;
			function start(code) {
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return (0, micromark_factory_space.N)(effects, ok, "linePrefix");
			}
		}
		var micromark_util_resolve_all = __webpack_require__(6728);
		;
		const labelEnd = {
			name: "labelEnd",
			resolveAll: resolveAllLabelEnd,
			resolveTo: resolveToLabelEnd,
			tokenize: tokenizeLabelEnd
		};
		const resourceConstruct = { tokenize: tokenizeResource };
		const referenceFullConstruct = { tokenize: tokenizeReferenceFull };
		const referenceCollapsedConstruct = { tokenize: tokenizeReferenceCollapsed };
		function resolveAllLabelEnd(events) {
			let index = -1;
			const newEvents = [];
			while (++index < events.length) {
				const token = events[index][1];
				newEvents.push(events[index]);
				if (token.type === "labelImage" || token.type === "labelLink" || token.type === "labelEnd") {
					const offset = token.type === "labelImage" ? 4 : 2;
					token.type = "data";
					index += offset;
				}
			}
			if (events.length !== newEvents.length) {
				(0, micromark_util_chunked.m)(events, 0, events.length, newEvents);
			}
			return events;
		}
		function resolveToLabelEnd(events, context) {
			let index = events.length;
			let offset = 0;
			let open;
			let close;
			let media;
			while (index--) {
				const token = events[index][1];
				if (open) {
					if (token.type === "link" || token.type === "labelLink" && token._inactive) {
						break;
					}
					if (events[index][0] === "enter" && token.type === "labelLink") {
						token._inactive = true;
					}
				} else if (close) {
					if (events[index][0] === "enter" && (token.type === "labelImage" || token.type === "labelLink") && !token._balanced) {
						open = index;
						if (token.type !== "labelLink") {
							offset = 2;
							break;
						}
					}
				} else if (token.type === "labelEnd") {
					close = index;
				}
			}
			const group = {
				type: events[open][1].type === "labelLink" ? "link" : "image",
				start: { ...events[open][1].start },
				end: { ...events[events.length - 1][1].end }
			};
			const label = {
				type: "label",
				start: { ...events[open][1].start },
				end: { ...events[close][1].end }
			};
			const text = {
				type: "labelText",
				start: { ...events[open + offset + 2][1].end },
				end: { ...events[close - 2][1].start }
			};
			media = [[
				"enter",
				group,
				context
			], [
				"enter",
				label,
				context
			]];
			media = (0, micromark_util_chunked.V)(media, events.slice(open + 1, open + offset + 3));
			media = (0, micromark_util_chunked.V)(media, [[
				"enter",
				text,
				context
			]]);
			media = (0, micromark_util_chunked.V)(media, (0, micromark_util_resolve_all.W)(context.parser.constructs.insideSpan.null, events.slice(open + offset + 4, close - 3), context));
			media = (0, micromark_util_chunked.V)(media, [
				[
					"exit",
					text,
					context
				],
				events[close - 2],
				events[close - 1],
				[
					"exit",
					label,
					context
				]
			]);
			media = (0, micromark_util_chunked.V)(media, events.slice(close + 1));
			media = (0, micromark_util_chunked.V)(media, [[
				"exit",
				group,
				context
			]]);
			(0, micromark_util_chunked.m)(events, open, events.length, media);
			return events;
		}
		function tokenizeLabelEnd(effects, ok, nok) {
			const self = this;
			const labelStarts = self._labelStarts;
			let labelStart;
			let defined;
			if (labelStarts) {
				while (labelStarts.length > 0 && labelStarts[labelStarts.length - 1]._balanced) {
					labelStarts.pop();
				}
				labelStart = labelStarts[labelStarts.length - 1];
			}
			return start;
			function start(code) {
				if (!labelStart) {
					return nok(code);
				}
				if (labelStart._inactive) {
					return labelEndNok(code);
				}
				defined = self.parser.defined.includes((0, micromark_util_normalize_identifier.B)(self.sliceSerialize({
					start: labelStart.end,
					end: self.now()
				})));
				effects.enter("labelEnd");
				effects.enter("labelMarker");
				effects.consume(code);
				effects.exit("labelMarker");
				effects.exit("labelEnd");
				return after;
			}
			function after(code) {
				if (code === 40) {
					return effects.attempt(resourceConstruct, labelEndOk, defined ? labelEndOk : labelEndNok)(code);
				}
				if (code === 91) {
					return effects.attempt(referenceFullConstruct, labelEndOk, defined ? referenceNotFull : labelEndNok)(code);
				}
				return defined ? labelEndOk(code) : labelEndNok(code);
			}
			function referenceNotFull(code) {
				return effects.attempt(referenceCollapsedConstruct, labelEndOk, labelEndNok)(code);
			}
			function labelEndOk(code) {
				labelStarts.pop();
				return ok(code);
			}
			function labelEndNok(code) {
				labelStart._balanced = true;
				return nok(code);
			}
		}
		function tokenizeResource(effects, ok, nok) {
			return resourceStart;
			function resourceStart(code) {
				effects.enter("resource");
				effects.enter("resourceMarker");
				effects.consume(code);
				effects.exit("resourceMarker");
				return resourceBefore;
			}
			function resourceBefore(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceOpen)(code) : resourceOpen(code);
			}
			function resourceOpen(code) {
				if (code === 41) {
					return resourceEnd(code);
				}
				return factoryDestination(effects, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(code);
			}
			function resourceDestinationAfter(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceBetween)(code) : resourceEnd(code);
			}
			function resourceDestinationMissing(code) {
				return nok(code);
			}
			function resourceBetween(code) {
				if (code === 34 || code === 39 || code === 40) {
					return factoryTitle(effects, resourceTitleAfter, nok, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(code);
				}
				return resourceEnd(code);
			}
			function resourceTitleAfter(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceEnd)(code) : resourceEnd(code);
			}
			function resourceEnd(code) {
				if (code === 41) {
					effects.enter("resourceMarker");
					effects.consume(code);
					effects.exit("resourceMarker");
					effects.exit("resource");
					return ok;
				}
				return nok(code);
			}
		}
		function tokenizeReferenceFull(effects, ok, nok) {
			const self = this;
			return referenceFull;
			function referenceFull(code) {
				return factoryLabel.call(self, effects, referenceFullAfter, referenceFullMissing, "reference", "referenceMarker", "referenceString")(code);
			}
			function referenceFullAfter(code) {
				return self.parser.defined.includes((0, micromark_util_normalize_identifier.B)(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1))) ? ok(code) : nok(code);
			}
			function referenceFullMissing(code) {
				return nok(code);
			}
		}
		function tokenizeReferenceCollapsed(effects, ok, nok) {
			return referenceCollapsedStart;
			function referenceCollapsedStart(code) {
				effects.enter("reference");
				effects.enter("referenceMarker");
				effects.consume(code);
				effects.exit("referenceMarker");
				return referenceCollapsedOpen;
			}
			function referenceCollapsedOpen(code) {
				if (code === 93) {
					effects.enter("referenceMarker");
					effects.consume(code);
					effects.exit("referenceMarker");
					effects.exit("reference");
					return ok;
				}
				return nok(code);
			}
		}
		;
		const labelStartImage = {
			name: "labelStartImage",
			resolveAll: labelEnd.resolveAll,
			tokenize: tokenizeLabelStartImage
		};
		function tokenizeLabelStartImage(effects, ok, nok) {
			const self = this;
			let labelImage;
			return start;
			function start(code) {
				effects.enter("labelImage");
				effects.enter("labelImageMarker");
				effects.consume(code);
				effects.exit("labelImageMarker");
				return open;
			}
			function open(code) {
				if (code === 91) {
					effects.enter("labelMarker");
					effects.consume(code);
					effects.exit("labelMarker");
					labelImage = effects.exit("labelImage");
					return after;
				}
				return nok(code);
			}
			function after(code) {
				if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) {
					return nok(code);
				}
				self._labelStarts = self._labelStarts || [];
				self._labelStarts.push(labelImage);
				return ok(code);
			}
		}
		var micromark_util_classify_character = __webpack_require__(4386);
		;
		const attention = {
			name: "attention",
			resolveAll: resolveAllAttention,
			tokenize: tokenizeAttention
		};
		function resolveAllAttention(events, context) {
			let index = -1;
			let nextEvents;
			while (++index < events.length) {
				if (events[index][0] === "enter" && events[index][1].type === "attentionSequence" && events[index][1]._close) {
					let open = index;
					while (open--) {
						if (events[open][0] === "exit" && events[open][1].type === "attentionSequence" && events[open][1]._open && context.sliceSerialize(events[open][1]).charCodeAt(0) === context.sliceSerialize(events[index][1]).charCodeAt(0)) {
							if ((events[open][1]._close || events[index][1]._open) && (events[index][1].end.offset - events[index][1].start.offset) % 3 && !((events[open][1].end.offset - events[open][1].start.offset + events[index][1].end.offset - events[index][1].start.offset) % 3)) {
								continue;
							}
							const use = events[open][1].end.offset - events[open][1].start.offset > 1 && events[index][1].end.offset - events[index][1].start.offset > 1 ? 2 : 1;
							const start = { ...events[open][1].end };
							const end = { ...events[index][1].start };
							movePoint(start, -use);
							movePoint(end, use);
							const openingSequence = {
								type: use > 1 ? "strongSequence" : "emphasisSequence",
								start,
								end: { ...events[open][1].end }
							};
							const closingSequence = {
								type: use > 1 ? "strongSequence" : "emphasisSequence",
								start: { ...events[index][1].start },
								end
							};
							const text = {
								type: use > 1 ? "strongText" : "emphasisText",
								start: { ...events[open][1].end },
								end: { ...events[index][1].start }
							};
							const group = {
								type: use > 1 ? "strong" : "emphasis",
								start: { ...openingSequence.start },
								end: { ...closingSequence.end }
							};
							events[open][1].end = { ...openingSequence.start };
							events[index][1].start = { ...closingSequence.end };
							nextEvents = [];
							if (events[open][1].end.offset - events[open][1].start.offset) {
								nextEvents = (0, micromark_util_chunked.V)(nextEvents, [[
									"enter",
									events[open][1],
									context
								], [
									"exit",
									events[open][1],
									context
								]]);
							}
							nextEvents = (0, micromark_util_chunked.V)(nextEvents, [
								[
									"enter",
									group,
									context
								],
								[
									"enter",
									openingSequence,
									context
								],
								[
									"exit",
									openingSequence,
									context
								],
								[
									"enter",
									text,
									context
								]
							]);
							nextEvents = (0, micromark_util_chunked.V)(nextEvents, (0, micromark_util_resolve_all.W)(context.parser.constructs.insideSpan.null, events.slice(open + 1, index), context));
							nextEvents = (0, micromark_util_chunked.V)(nextEvents, [
								[
									"exit",
									text,
									context
								],
								[
									"enter",
									closingSequence,
									context
								],
								[
									"exit",
									closingSequence,
									context
								],
								[
									"exit",
									group,
									context
								]
							]);
							let offset = 0;
							if (events[index][1].end.offset - events[index][1].start.offset) {
								offset = 2;
								nextEvents = (0, micromark_util_chunked.V)(nextEvents, [[
									"enter",
									events[index][1],
									context
								], [
									"exit",
									events[index][1],
									context
								]]);
							}
							(0, micromark_util_chunked.m)(events, open - 1, index - open + 3, nextEvents);
							index = open + nextEvents.length - offset - 2;
							break;
						}
					}
				}
			}
			index = -1;
			while (++index < events.length) {
				if (events[index][1].type === "attentionSequence") {
					events[index][1].type = "data";
				}
			}
			return events;
		}
		function tokenizeAttention(effects, ok) {
			const attentionMarkers = this.parser.constructs.attentionMarkers.null;
			const previous = this.previous;
			const before = (0, micromark_util_classify_character.S)(previous);
			let marker;
			return start;
			function start(code) {
				marker = code;
				effects.enter("attentionSequence");
				return inside(code);
			}
			function inside(code) {
				if (code === marker) {
					effects.consume(code);
					return inside;
				}
				const token = effects.exit("attentionSequence");
				const after = (0, micromark_util_classify_character.S)(code);
				const open = !after || after === 2 && before || attentionMarkers.includes(code) && code !== 42 && code !== 95;
				const close = !before || before === 2 && after || attentionMarkers.includes(previous) && previous !== 42 && previous !== 95;
				token._open = Boolean(marker === 42 ? open : open && (before || !close));
				token._close = Boolean(marker === 42 ? close : close && (after || !open));
				return ok(code);
			}
		}
		function movePoint(point, offset) {
			point.column += offset;
			point.offset += offset;
			point._bufferIndex += offset;
		}
		;
		const autolink = {
			name: "autolink",
			tokenize: tokenizeAutolink
		};
		function tokenizeAutolink(effects, ok, nok) {
			let size = 0;
			return start;
			function start(code) {
				effects.enter("autolink");
				effects.enter("autolinkMarker");
				effects.consume(code);
				effects.exit("autolinkMarker");
				effects.enter("autolinkProtocol");
				return open;
			}
			function open(code) {
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return schemeOrEmailAtext;
				}
				if (code === 64) {
					return nok(code);
				}
				return emailAtext(code);
			}
			function schemeOrEmailAtext(code) {
				if (code === 43 || code === 45 || code === 46 || (0, micromark_util_character.lV)(code)) {
					size = 1;
					return schemeInsideOrEmailAtext(code);
				}
				return emailAtext(code);
			}
			function schemeInsideOrEmailAtext(code) {
				if (code === 58) {
					effects.consume(code);
					size = 0;
					return urlInside;
				}
				if ((code === 43 || code === 45 || code === 46 || (0, micromark_util_character.lV)(code)) && size++ < 32) {
					effects.consume(code);
					return schemeInsideOrEmailAtext;
				}
				size = 0;
				return emailAtext(code);
			}
			function urlInside(code) {
				if (code === 62) {
					effects.exit("autolinkProtocol");
					effects.enter("autolinkMarker");
					effects.consume(code);
					effects.exit("autolinkMarker");
					effects.exit("autolink");
					return ok;
				}
				if (code === null || code === 32 || code === 60 || (0, micromark_util_character.JQ)(code)) {
					return nok(code);
				}
				effects.consume(code);
				return urlInside;
			}
			function emailAtext(code) {
				if (code === 64) {
					effects.consume(code);
					return emailAtSignOrDot;
				}
				if ((0, micromark_util_character.cx)(code)) {
					effects.consume(code);
					return emailAtext;
				}
				return nok(code);
			}
			function emailAtSignOrDot(code) {
				return (0, micromark_util_character.lV)(code) ? emailLabel(code) : nok(code);
			}
			function emailLabel(code) {
				if (code === 46) {
					effects.consume(code);
					size = 0;
					return emailAtSignOrDot;
				}
				if (code === 62) {
					effects.exit("autolinkProtocol").type = "autolinkEmail";
					effects.enter("autolinkMarker");
					effects.consume(code);
					effects.exit("autolinkMarker");
					effects.exit("autolink");
					return ok;
				}
				return emailValue(code);
			}
			function emailValue(code) {
				if ((code === 45 || (0, micromark_util_character.lV)(code)) && size++ < 63) {
					const next = code === 45 ? emailValue : emailLabel;
					effects.consume(code);
					return next;
				}
				return nok(code);
			}
		}
		;
		const htmlText = {
			name: "htmlText",
			tokenize: tokenizeHtmlText
		};
		function tokenizeHtmlText(effects, ok, nok) {
			const self = this;
			let marker;
			let index;
			let returnState;
			return start;
			function start(code) {
				effects.enter("htmlText");
				effects.enter("htmlTextData");
				effects.consume(code);
				return open;
			}
			function open(code) {
				if (code === 33) {
					effects.consume(code);
					return declarationOpen;
				}
				if (code === 47) {
					effects.consume(code);
					return tagCloseStart;
				}
				if (code === 63) {
					effects.consume(code);
					return instruction;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return tagOpen;
				}
				return nok(code);
			}
			function declarationOpen(code) {
				if (code === 45) {
					effects.consume(code);
					return commentOpenInside;
				}
				if (code === 91) {
					effects.consume(code);
					index = 0;
					return cdataOpenInside;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return declaration;
				}
				return nok(code);
			}
			function commentOpenInside(code) {
				if (code === 45) {
					effects.consume(code);
					return commentEnd;
				}
				return nok(code);
			}
			function comment(code) {
				if (code === null) {
					return nok(code);
				}
				if (code === 45) {
					effects.consume(code);
					return commentClose;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = comment;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return comment;
			}
			function commentClose(code) {
				if (code === 45) {
					effects.consume(code);
					return commentEnd;
				}
				return comment(code);
			}
			function commentEnd(code) {
				return code === 62 ? end(code) : code === 45 ? commentClose(code) : comment(code);
			}
			function cdataOpenInside(code) {
				const value = "CDATA[";
				if (code === value.charCodeAt(index++)) {
					effects.consume(code);
					return index === value.length ? cdata : cdataOpenInside;
				}
				return nok(code);
			}
			function cdata(code) {
				if (code === null) {
					return nok(code);
				}
				if (code === 93) {
					effects.consume(code);
					return cdataClose;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = cdata;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return cdata;
			}
			function cdataClose(code) {
				if (code === 93) {
					effects.consume(code);
					return cdataEnd;
				}
				return cdata(code);
			}
			function cdataEnd(code) {
				if (code === 62) {
					return end(code);
				}
				if (code === 93) {
					effects.consume(code);
					return cdataEnd;
				}
				return cdata(code);
			}
			function declaration(code) {
				if (code === null || code === 62) {
					return end(code);
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = declaration;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return declaration;
			}
			function instruction(code) {
				if (code === null) {
					return nok(code);
				}
				if (code === 63) {
					effects.consume(code);
					return instructionClose;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = instruction;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return instruction;
			}
			function instructionClose(code) {
				return code === 62 ? end(code) : instruction(code);
			}
			function tagCloseStart(code) {
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return tagClose;
				}
				return nok(code);
			}
			function tagClose(code) {
				if (code === 45 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					return tagClose;
				}
				return tagCloseBetween(code);
			}
			function tagCloseBetween(code) {
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagCloseBetween;
					return lineEndingBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return tagCloseBetween;
				}
				return end(code);
			}
			function tagOpen(code) {
				if (code === 45 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					return tagOpen;
				}
				if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) {
					return tagOpenBetween(code);
				}
				return nok(code);
			}
			function tagOpenBetween(code) {
				if (code === 47) {
					effects.consume(code);
					return end;
				}
				if (code === 58 || code === 95 || (0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return tagOpenAttributeName;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagOpenBetween;
					return lineEndingBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return tagOpenBetween;
				}
				return end(code);
			}
			function tagOpenAttributeName(code) {
				if (code === 45 || code === 46 || code === 58 || code === 95 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					return tagOpenAttributeName;
				}
				return tagOpenAttributeNameAfter(code);
			}
			function tagOpenAttributeNameAfter(code) {
				if (code === 61) {
					effects.consume(code);
					return tagOpenAttributeValueBefore;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagOpenAttributeNameAfter;
					return lineEndingBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return tagOpenAttributeNameAfter;
				}
				return tagOpenBetween(code);
			}
			function tagOpenAttributeValueBefore(code) {
				if (code === null || code === 60 || code === 61 || code === 62 || code === 96) {
					return nok(code);
				}
				if (code === 34 || code === 39) {
					effects.consume(code);
					marker = code;
					return tagOpenAttributeValueQuoted;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagOpenAttributeValueBefore;
					return lineEndingBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return tagOpenAttributeValueBefore;
				}
				effects.consume(code);
				return tagOpenAttributeValueUnquoted;
			}
			function tagOpenAttributeValueQuoted(code) {
				if (code === marker) {
					effects.consume(code);
					marker = undefined;
					return tagOpenAttributeValueQuotedAfter;
				}
				if (code === null) {
					return nok(code);
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagOpenAttributeValueQuoted;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return tagOpenAttributeValueQuoted;
			}
			function tagOpenAttributeValueUnquoted(code) {
				if (code === null || code === 34 || code === 39 || code === 60 || code === 61 || code === 96) {
					return nok(code);
				}
				if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) {
					return tagOpenBetween(code);
				}
				effects.consume(code);
				return tagOpenAttributeValueUnquoted;
			}
			function tagOpenAttributeValueQuotedAfter(code) {
				if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) {
					return tagOpenBetween(code);
				}
				return nok(code);
			}
			function end(code) {
				if (code === 62) {
					effects.consume(code);
					effects.exit("htmlTextData");
					effects.exit("htmlText");
					return ok;
				}
				return nok(code);
			}
			function lineEndingBefore(code) {
				effects.exit("htmlTextData");
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return lineEndingAfter;
			}
			function lineEndingAfter(code) {
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, lineEndingAfterPrefix, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code) : lineEndingAfterPrefix(code);
			}
			function lineEndingAfterPrefix(code) {
				effects.enter("htmlTextData");
				return returnState(code);
			}
		}
		;
		const labelStartLink = {
			name: "labelStartLink",
			resolveAll: labelEnd.resolveAll,
			tokenize: tokenizeLabelStartLink
		};
		function tokenizeLabelStartLink(effects, ok, nok) {
			const self = this;
			let labelLink;
			return start;
			function start(code) {
				effects.enter("labelLink");
				effects.enter("labelMarker");
				effects.consume(code);
				effects.exit("labelMarker");
				labelLink = effects.exit("labelLink");
				return after;
			}
			function after(code) {
				if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) {
					return nok(code);
				}
				self._labelStarts = self._labelStarts || [];
				self._labelStarts.push(labelLink);
				return ok(code);
			}
		}
		;
		const hardBreakEscape = {
			name: "hardBreakEscape",
			tokenize: tokenizeHardBreakEscape
		};
		function tokenizeHardBreakEscape(effects, ok, nok) {
			return start;
			function start(code) {
				effects.enter("hardBreakEscape");
				effects.consume(code);
				return after;
			}
			function after(code) {
				if ((0, micromark_util_character.HP)(code)) {
					effects.exit("hardBreakEscape");
					return ok(code);
				}
				return nok(code);
			}
		}
		;
		const codeText = {
			name: "codeText",
			previous,
			resolve: resolveCodeText,
			tokenize: tokenizeCodeText
		};
		function resolveCodeText(events) {
			let tailExitIndex = events.length - 4;
			let headEnterIndex = 3;
			let index;
			let enter;
			if ((events[headEnterIndex][1].type === "lineEnding" || events[headEnterIndex][1].type === "space") && (events[tailExitIndex][1].type === "lineEnding" || events[tailExitIndex][1].type === "space")) {
				index = headEnterIndex;
				while (++index < tailExitIndex) {
					if (events[index][1].type === "codeTextData") {
						events[headEnterIndex][1].type = "codeTextPadding";
						events[tailExitIndex][1].type = "codeTextPadding";
						headEnterIndex += 2;
						tailExitIndex -= 2;
						break;
					}
				}
			}
			index = headEnterIndex - 1;
			tailExitIndex++;
			while (++index <= tailExitIndex) {
				if (enter === undefined) {
					if (index !== tailExitIndex && events[index][1].type !== "lineEnding") {
						enter = index;
					}
				} else if (index === tailExitIndex || events[index][1].type === "lineEnding") {
					events[enter][1].type = "codeTextData";
					if (index !== enter + 2) {
						events[enter][1].end = events[index - 1][1].end;
						events.splice(enter + 2, index - enter - 2);
						tailExitIndex -= index - enter - 2;
						index = enter + 2;
					}
					enter = undefined;
				}
			}
			return events;
		}
		function previous(code) {
			return code !== 96 || this.events[this.events.length - 1][1].type === "characterEscape";
		}
		function tokenizeCodeText(effects, ok, nok) {
			const self = this;
			let sizeOpen = 0;
			let size;
			let token;
			return start;
			function start(code) {
				effects.enter("codeText");
				effects.enter("codeTextSequence");
				return sequenceOpen(code);
			}
			function sequenceOpen(code) {
				if (code === 96) {
					effects.consume(code);
					sizeOpen++;
					return sequenceOpen;
				}
				effects.exit("codeTextSequence");
				return between(code);
			}
			function between(code) {
				if (code === null) {
					return nok(code);
				}
				if (code === 32) {
					effects.enter("space");
					effects.consume(code);
					effects.exit("space");
					return between;
				}
				if (code === 96) {
					token = effects.enter("codeTextSequence");
					size = 0;
					return sequenceClose(code);
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return between;
				}
				effects.enter("codeTextData");
				return data(code);
			}
			function data(code) {
				if (code === null || code === 32 || code === 96 || (0, micromark_util_character.HP)(code)) {
					effects.exit("codeTextData");
					return between(code);
				}
				effects.consume(code);
				return data;
			}
			function sequenceClose(code) {
				if (code === 96) {
					effects.consume(code);
					size++;
					return sequenceClose;
				}
				if (size === sizeOpen) {
					effects.exit("codeTextSequence");
					effects.exit("codeText");
					return ok(code);
				}
				token.type = "codeTextData";
				return data(code);
			}
		}
		;
		const constructs_document = {
			[42]: list,
			[43]: list,
			[45]: list,
			[48]: list,
			[49]: list,
			[50]: list,
			[51]: list,
			[52]: list,
			[53]: list,
			[54]: list,
			[55]: list,
			[56]: list,
			[57]: list,
			[62]: blockQuote
		};
		const contentInitial = { [91]: definition };
		const flowInitial = {
			[-2]: codeIndented,
			[-1]: codeIndented,
			[32]: codeIndented
		};
		const constructs_flow = {
			[35]: headingAtx,
			[42]: thematicBreak,
			[45]: [setextUnderline, thematicBreak],
			[60]: htmlFlow,
			[61]: setextUnderline,
			[95]: thematicBreak,
			[96]: codeFenced,
			[126]: codeFenced
		};
		const constructs_string = {
			[38]: characterReference,
			[92]: characterEscape
		};
		const constructs_text = {
			[-5]: lineEnding,
			[-4]: lineEnding,
			[-3]: lineEnding,
			[33]: labelStartImage,
			[38]: characterReference,
			[42]: attention,
			[60]: [autolink, htmlText],
			[91]: labelStartLink,
			[92]: [hardBreakEscape, characterEscape],
			[93]: labelEnd,
			[95]: attention,
			[96]: codeText
		};
		const insideSpan = { null: [attention, resolver] };
		const attentionMarkers = { null: [42, 95] };
		const disable = { null: [] };
		;
		function createTokenizer(parser, initialize, from) {
			let point = {
				_bufferIndex: -1,
				_index: 0,
				line: from && from.line || 1,
				column: from && from.column || 1,
				offset: from && from.offset || 0
			};
			const columnStart = {};
			const resolveAllConstructs = [];
			let chunks = [];
			let stack = [];
			let consumed = true;
			const effects = {
				attempt: constructFactory(onsuccessfulconstruct),
				check: constructFactory(onsuccessfulcheck),
				consume,
				enter,
				exit,
				interrupt: constructFactory(onsuccessfulcheck, { interrupt: true })
			};
			const context = {
				code: null,
				containerState: {},
				defineSkip,
				events: [],
				now,
				parser,
				previous: null,
				sliceSerialize,
				sliceStream,
				write
			};
			let state = initialize.tokenize.call(context, effects);
			let expectedCode;
			if (initialize.resolveAll) {
				resolveAllConstructs.push(initialize);
			}
			return context;
			function write(slice) {
				chunks = (0, micromark_util_chunked.V)(chunks, slice);
				main();
				if (chunks[chunks.length - 1] !== null) {
					return [];
				}
				addResult(initialize, 0);
				context.events = (0, micromark_util_resolve_all.W)(resolveAllConstructs, context.events, context);
				return context.events;
			}
			function sliceSerialize(token, expandTabs) {
				return serializeChunks(sliceStream(token), expandTabs);
			}
			function sliceStream(token) {
				return sliceChunks(chunks, token);
			}
			function now() {
				const { _bufferIndex, _index, line, column, offset } = point;
				return {
					_bufferIndex,
					_index,
					line,
					column,
					offset
				};
			}
			function defineSkip(value) {
				columnStart[value.line] = value.column;
				accountForPotentialSkip();
			}
			function main() {
				while (point._index < chunks.length) {
					const chunk = chunks[point._index];
					if (typeof chunk === "string") {
						const chunkIndex = point._index;
						if (point._bufferIndex < 0) {
							point._bufferIndex = 0;
						}
						while (point._index === chunkIndex && point._bufferIndex < chunk.length) {
							go(chunk.charCodeAt(point._bufferIndex));
						}
					} else {
						go(chunk);
					}
				}
			}
			function go(code) {
				consumed = undefined;
				expectedCode = code;
				state = state(code);
			}
			function consume(code) {
				if ((0, micromark_util_character.HP)(code)) {
					point.line++;
					point.column = 1;
					point.offset += code === -3 ? 2 : 1;
					accountForPotentialSkip();
				} else if (code !== -1) {
					point.column++;
					point.offset++;
				}
				if (point._bufferIndex < 0) {
					point._index++;
				} else {
					point._bufferIndex++;
					if (point._bufferIndex === chunks[point._index].length) {
						point._bufferIndex = -1;
						point._index++;
					}
				}
				context.previous = code;
				consumed = true;
			}
			function enter(type, fields) {
				const token = fields || {};
				token.type = type;
				token.start = now();
				context.events.push([
					"enter",
					token,
					context
				]);
				stack.push(token);
				return token;
			}
			function exit(type) {
				const token = stack.pop();
				token.end = now();
				context.events.push([
					"exit",
					token,
					context
				]);
				return token;
			}
			function onsuccessfulconstruct(construct, info) {
				addResult(construct, info.from);
			}
			function onsuccessfulcheck(_, info) {
				info.restore();
			}
			function constructFactory(onreturn, fields) {
				return hook;
				function hook(constructs, returnState, bogusState) {
					let listOfConstructs;
					let constructIndex;
					let currentConstruct;
					let info;
					return Array.isArray(constructs) ? handleListOfConstructs(constructs) : "tokenize" in constructs ? handleListOfConstructs([constructs]) : handleMapOfConstructs(constructs);
					function handleMapOfConstructs(map) {
						return start;
						function start(code) {
							const left = code !== null && map[code];
							const all = code !== null && map.null;
							const list = [...Array.isArray(left) ? left : left ? [left] : [], ...Array.isArray(all) ? all : all ? [all] : []];
							return handleListOfConstructs(list)(code);
						}
					}
					function handleListOfConstructs(list) {
						listOfConstructs = list;
						constructIndex = 0;
						if (list.length === 0) {
							return bogusState;
						}
						return handleConstruct(list[constructIndex]);
					}
					function handleConstruct(construct) {
						return start;
						function start(code) {
							info = store();
							currentConstruct = construct;
							if (!construct.partial) {
								context.currentConstruct = construct;
							}
							if (construct.name && context.parser.constructs.disable.null.includes(construct.name)) {
								return nok(code);
							}
							return construct.tokenize.call(fields ? Object.assign(Object.create(context), fields) : context, effects, ok, nok)(code);
						}
					}
					function ok(code) {
						consumed = true;
						onreturn(currentConstruct, info);
						return returnState;
					}
					function nok(code) {
						consumed = true;
						info.restore();
						if (++constructIndex < listOfConstructs.length) {
							return handleConstruct(listOfConstructs[constructIndex]);
						}
						return bogusState;
					}
				}
			}
			function addResult(construct, from) {
				if (construct.resolveAll && !resolveAllConstructs.includes(construct)) {
					resolveAllConstructs.push(construct);
				}
				if (construct.resolve) {
					(0, micromark_util_chunked.m)(context.events, from, context.events.length - from, construct.resolve(context.events.slice(from), context));
				}
				if (construct.resolveTo) {
					context.events = construct.resolveTo(context.events, context);
				}
			}
			function store() {
				const startPoint = now();
				const startPrevious = context.previous;
				const startCurrentConstruct = context.currentConstruct;
				const startEventsIndex = context.events.length;
				const startStack = Array.from(stack);
				return {
					from: startEventsIndex,
					restore
				};
				function restore() {
					point = startPoint;
					context.previous = startPrevious;
					context.currentConstruct = startCurrentConstruct;
					context.events.length = startEventsIndex;
					stack = startStack;
					accountForPotentialSkip();
				}
			}
			function accountForPotentialSkip() {
				if (point.line in columnStart && point.column < 2) {
					point.column = columnStart[point.line];
					point.offset += columnStart[point.line] - 1;
				}
			}
		}
		function sliceChunks(chunks, token) {
			const startIndex = token.start._index;
			const startBufferIndex = token.start._bufferIndex;
			const endIndex = token.end._index;
			const endBufferIndex = token.end._bufferIndex;
			let view;
			if (startIndex === endIndex) {
				view = [chunks[startIndex].slice(startBufferIndex, endBufferIndex)];
			} else {
				view = chunks.slice(startIndex, endIndex);
				if (startBufferIndex > -1) {
					const head = view[0];
					if (typeof head === "string") {
						view[0] = head.slice(startBufferIndex);
					} else {
						view.shift();
					}
				}
				if (endBufferIndex > 0) {
					view.push(chunks[endIndex].slice(0, endBufferIndex));
				}
			}
			return view;
		}
		function serializeChunks(chunks, expandTabs) {
			let index = -1;
			const result = [];
			let atTab;
			while (++index < chunks.length) {
				const chunk = chunks[index];
				let value;
				if (typeof chunk === "string") {
					value = chunk;
				} else {
					switch (chunk) {
						case -5: {
							value = "\r";
							break;
						}
						case -4: {
							value = "\n";
							break;
						}
						case -3: {
							value = "\r" + "\n";
							break;
						}
						case -2: {
							value = expandTabs ? " " : "	";
							break;
						}
						case -1: {
							if (!expandTabs && atTab) {
								continue;
							}
							value = " ";
							break;
						}
						default: {
							value = String.fromCharCode(chunk);
						}
					}
				}
				atTab = chunk === -2;
				result.push(value);
			}
			return result.join("");
		}
		;
		function parse(options) {
			const settings = options || {};
			const constructs = (0, micromark_util_combine_extensions.y)([constructs_namespaceObject, ...settings.extensions || []]);
			const parser = {
				constructs,
				content: create(content),
				defined: [],
				document: create(document_document),
				flow: create(flow),
				lazy: {},
				string: create(string),
				text: create(text_text)
			};
			return parser;
			function create(initial) {
				return creator;
				function creator(from) {
					return createTokenizer(parser, initial, from);
				}
			}
		}
		;
		const search = /[\0\t\n\r]/g;
		function preprocess() {
			let column = 1;
			let buffer = "";
			let start = true;
			let atCarriageReturn;
			return preprocessor;
			function preprocessor(value, encoding, end) {
				value = buffer + (typeof value === "string" ? value.toString() : new TextDecoder(encoding || undefined).decode(value));
				const chunks = [];
				let startPosition = 0;
				buffer = "";
				if (start) {
					if (value.charCodeAt(0) === 65279) {
						startPosition++;
					}
					start = undefined;
				}
				while (startPosition < value.length) {
					search.lastIndex = startPosition;
					const match = search.exec(value);
					const endPosition = match && match.index !== undefined ? match.index : value.length;
					const code = value.charCodeAt(endPosition);
					if (!match) {
						buffer = value.slice(startPosition);
						break;
					}
					if (code === 10 && startPosition === endPosition && atCarriageReturn) {
						chunks.push(-3);
						atCarriageReturn = undefined;
					} else {
						if (atCarriageReturn) {
							chunks.push(-5);
							atCarriageReturn = undefined;
						}
						if (startPosition < endPosition) {
							chunks.push(value.slice(startPosition, endPosition));
							column += endPosition - startPosition;
						}
						switch (code) {
							case 0: {
								chunks.push(65533);
								column++;
								break;
							}
							case 9: {
								const next = Math.ceil(column / 4) * 4;
								chunks.push(-2);
								while (column++ < next) {
									chunks.push(-1);
								}
								break;
							}
							case 10: {
								chunks.push(-4);
								column = 1;
								break;
							}
							default: {
								atCarriageReturn = true;
								column = 1;
							}
						}
					}
					startPosition = endPosition + 1;
				}
				if (end) {
					if (atCarriageReturn) {
						chunks.push(-5);
					}
					if (buffer) {
						chunks.push(buffer);
					}
					chunks.push(null);
				}
				return chunks;
			}
		}
		;
		function decodeNumericCharacterReference(value, base) {
			const code = Number.parseInt(value, base);
			if (code < 9 || code === 11 || code > 13 && code < 32 || code > 126 && code < 160 || code > 55295 && code < 57344 || code > 64975 && code < 65008 || (code & 65535) === 65535 || (code & 65535) === 65534 || code > 1114111) {
				return "\uFFFD";
			}
			return String.fromCodePoint(code);
		}
		;
		const characterEscapeOrReference = /\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;
		function decodeString(value) {
			return value.replace(characterEscapeOrReference, decode);
		}
		function decode($0, $1, $2) {
			if ($1) {
				return $1;
			}
			const head = $2.charCodeAt(0);
			if (head === 35) {
				const head = $2.charCodeAt(1);
				const hex = head === 120 || head === 88;
				return decodeNumericCharacterReference($2.slice(hex ? 2 : 1), hex ? 16 : 10);
			}
			return decodeNamedCharacterReference($2) || $0;
		}
		var unist_util_stringify_position_lib = __webpack_require__(669);
		;
		const lib_own = {}.hasOwnProperty;
		function fromMarkdown(value, encoding, options) {
			if (encoding && typeof encoding === "object") {
				options = encoding;
				encoding = undefined;
			}
			return compiler(options)(postprocess(parse(options).document().write(preprocess()(value, encoding, true))));
		}
		function compiler(options) {
			const config = {
				afterExit: [],
				beforeEnter: [],
				transforms: [],
				canContainEols: [
					"emphasis",
					"fragment",
					"heading",
					"paragraph",
					"strong"
				],
				enter: {
					autolink: opener(link),
					autolinkProtocol: onenterdata,
					autolinkEmail: onenterdata,
					atxHeading: opener(heading),
					blockQuote: opener(blockQuote),
					characterEscape: onenterdata,
					characterReference: onenterdata,
					codeFenced: opener(codeFlow),
					codeFencedFenceInfo: buffer,
					codeFencedFenceMeta: buffer,
					codeIndented: opener(codeFlow, buffer),
					codeText: opener(codeText, buffer),
					codeTextData: onenterdata,
					data: onenterdata,
					codeFlowValue: onenterdata,
					definition: opener(definition),
					definitionDestinationString: buffer,
					definitionLabelString: buffer,
					definitionTitleString: buffer,
					emphasis: opener(emphasis),
					hardBreakEscape: opener(hardBreak),
					hardBreakTrailing: opener(hardBreak),
					htmlFlow: opener(html, buffer),
					htmlFlowData: onenterdata,
					htmlText: opener(html, buffer),
					htmlTextData: onenterdata,
					image: opener(image),
					label: buffer,
					link: opener(link),
					listItem: opener(listItem),
					listItemValue: onenterlistitemvalue,
					listOrdered: opener(list, onenterlistordered),
					listUnordered: opener(list),
					paragraph: opener(paragraph),
					reference: onenterreference,
					referenceString: buffer,
					resourceDestinationString: buffer,
					resourceTitleString: buffer,
					setextHeading: opener(heading),
					strong: opener(strong),
					thematicBreak: opener(thematicBreak)
				},
				exit: {
					atxHeading: closer(),
					atxHeadingSequence: onexitatxheadingsequence,
					autolink: closer(),
					autolinkEmail: onexitautolinkemail,
					autolinkProtocol: onexitautolinkprotocol,
					blockQuote: closer(),
					characterEscapeValue: onexitdata,
					characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
					characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
					characterReferenceValue: onexitcharacterreferencevalue,
					characterReference: onexitcharacterreference,
					codeFenced: closer(onexitcodefenced),
					codeFencedFence: onexitcodefencedfence,
					codeFencedFenceInfo: onexitcodefencedfenceinfo,
					codeFencedFenceMeta: onexitcodefencedfencemeta,
					codeFlowValue: onexitdata,
					codeIndented: closer(onexitcodeindented),
					codeText: closer(onexitcodetext),
					codeTextData: onexitdata,
					data: onexitdata,
					definition: closer(),
					definitionDestinationString: onexitdefinitiondestinationstring,
					definitionLabelString: onexitdefinitionlabelstring,
					definitionTitleString: onexitdefinitiontitlestring,
					emphasis: closer(),
					hardBreakEscape: closer(onexithardbreak),
					hardBreakTrailing: closer(onexithardbreak),
					htmlFlow: closer(onexithtmlflow),
					htmlFlowData: onexitdata,
					htmlText: closer(onexithtmltext),
					htmlTextData: onexitdata,
					image: closer(onexitimage),
					label: onexitlabel,
					labelText: onexitlabeltext,
					lineEnding: onexitlineending,
					link: closer(onexitlink),
					listItem: closer(),
					listOrdered: closer(),
					listUnordered: closer(),
					paragraph: closer(),
					referenceString: onexitreferencestring,
					resourceDestinationString: onexitresourcedestinationstring,
					resourceTitleString: onexitresourcetitlestring,
					resource: onexitresource,
					setextHeading: closer(onexitsetextheading),
					setextHeadingLineSequence: onexitsetextheadinglinesequence,
					setextHeadingText: onexitsetextheadingtext,
					strong: closer(),
					thematicBreak: closer()
				}
			};
			configure(config, (options || {}).mdastExtensions || []);
			const data = {};
			return compile;
			function compile(events) {
				let tree = {
					type: "root",
					children: [],
					position: undefined
				};
				const context = {
					stack: [tree],
					tokenStack: [],
					config,
					enter,
					exit,
					buffer,
					resume,
					data
				};
				const listStack = [];
				const prepared = [];
				let index = -1;
				while (++index < events.length) {
					prepared.push(events[index]);
					if (events[index][1].type === "listOrdered" || events[index][1].type === "listUnordered") {
						if (events[index][0] === "enter") {
							listStack.push(prepared.length - 1);
						} else {
							const tail = listStack.pop();
							prepareList(prepared, tail);
						}
					}
				}
				events = prepared;
				index = -1;
				while (++index < events.length) {
					const handler = config[events[index][0]];
					if (events[index][0] === "enter" && config.beforeEnter.length > 0) {
						callListeners(config.beforeEnter, {
							...context,
							sliceSerialize: events[index][2].sliceSerialize
						}, events[index][1]);
					}
					if (lib_own.call(handler, events[index][1].type)) {
						handler[events[index][1].type].call({
							...context,
							sliceSerialize: events[index][2].sliceSerialize
						}, events[index][1]);
					}
					if (events[index][0] === "exit" && config.afterExit.length > 0) {
						callListeners(config.afterExit, {
							...context,
							sliceSerialize: events[index][2].sliceSerialize
						}, events[index][1]);
					}
				}
				if (context.tokenStack.length > 0) {
					const tail = context.tokenStack[context.tokenStack.length - 1];
					const handler = tail[1] || defaultOnError;
					handler.call(context, undefined, tail[0]);
				}
				tree.position = {
					start: point(events.length > 0 ? events[0][1].start : {
						line: 1,
						column: 1,
						offset: 0
					}),
					end: point(events.length > 0 ? events[events.length - 2][1].end : {
						line: 1,
						column: 1,
						offset: 0
					})
				};
				index = -1;
				while (++index < config.transforms.length) {
					tree = config.transforms[index](tree) || tree;
				}
				return tree;
			}
			function callListeners(listeners, context, token) {
				let index = -1;
				while (++index < listeners.length) {
					listeners[index].call(context, token);
				}
			}
			function prepareList(events, start) {
				const end = events.length - 1;
				let index = start - 1;
				let containerBalance = -1;
				let listSpread = false;
				let listItem;
				let lineIndex;
				let firstBlankLineIndex;
				let atMarker;
				const insertions = [];
				while (++index <= end) {
					const event = events[index];
					switch (event[1].type) {
						case "listUnordered":
						case "listOrdered":
						case "blockQuote": {
							if (event[0] === "enter") {
								containerBalance++;
							} else {
								containerBalance--;
							}
							atMarker = undefined;
							break;
						}
						case "lineEndingBlank": {
							if (event[0] === "enter") {
								if (listItem && !atMarker && !containerBalance && !firstBlankLineIndex) {
									firstBlankLineIndex = index;
								}
								atMarker = undefined;
							}
							break;
						}
						case "linePrefix":
						case "listItemValue":
						case "listItemMarker":
						case "listItemPrefix":
						case "listItemPrefixWhitespace": {
							break;
						}
						default: {
							atMarker = undefined;
						}
					}
					if (!containerBalance && event[0] === "enter" && event[1].type === "listItemPrefix" || containerBalance === -1 && event[0] === "exit" && (event[1].type === "listUnordered" || event[1].type === "listOrdered")) {
						if (listItem) {
							let tailIndex = index;
							lineIndex = undefined;
							while (tailIndex--) {
								const tailEvent = events[tailIndex];
								if (tailEvent[1].type === "lineEnding" || tailEvent[1].type === "lineEndingBlank") {
									if (tailEvent[0] === "exit") continue;
									if (lineIndex) {
										events[lineIndex][1].type = "lineEndingBlank";
										listSpread = true;
									}
									tailEvent[1].type = "lineEnding";
									lineIndex = tailIndex;
								} else if (tailEvent[1].type === "linePrefix" || tailEvent[1].type === "blockQuotePrefix" || tailEvent[1].type === "blockQuotePrefixWhitespace" || tailEvent[1].type === "blockQuoteMarker" || tailEvent[1].type === "listItemIndent") {} else {
									break;
								}
							}
							if (firstBlankLineIndex && (!lineIndex || firstBlankLineIndex < lineIndex)) {
								listItem._spread = true;
							}
							listItem.end = Object.assign({}, lineIndex ? events[lineIndex][1].start : event[1].end);
							insertions.push({
								at: lineIndex || index,
								event: [
									"exit",
									listItem,
									event[2]
								]
							});
						}
						if (event[1].type === "listItemPrefix") {
							const item = {
								type: "listItem",
								_spread: false,
								start: Object.assign({}, event[1].start),
								end: undefined
							};
							listItem = item;
							insertions.push({
								at: index,
								event: [
									"enter",
									item,
									event[2]
								]
							});
							firstBlankLineIndex = undefined;
							atMarker = true;
						}
					}
				}
				const listEvents = events.splice(start);
				let insertion = 0;
				index = -1;
				while (++index < listEvents.length) {
					while (insertion < insertions.length && insertions[insertion].at === start + index) {
						events.push(insertions[insertion++].event);
					}
					events.push(listEvents[index]);
				}
				events[start][1]._spread = listSpread;
			}
			function opener(create, and) {
				return open;
				function open(token) {
					enter.call(this, create(token), token);
					if (and) and.call(this, token);
				}
			}
			function buffer() {
				this.stack.push({
					type: "fragment",
					children: []
				});
			}
			function enter(node, token, errorHandler) {
				const parent = this.stack[this.stack.length - 1];
				const siblings = parent.children;
				siblings.push(node);
				this.stack.push(node);
				this.tokenStack.push([token, errorHandler || undefined]);
				node.position = {
					start: point(token.start),
					end: undefined
				};
			}
			function closer(and) {
				return close;
				function close(token) {
					if (and) and.call(this, token);
					exit.call(this, token);
				}
			}
			function exit(token, onExitError) {
				const node = this.stack.pop();
				const open = this.tokenStack.pop();
				if (!open) {
					throw new Error("Cannot close `" + token.type + "` (" + (0, unist_util_stringify_position_lib.L)({
						start: token.start,
						end: token.end
					}) + "): it\u2019s not open");
				}
				if (open[0].type !== token.type) {
					if (onExitError) {
						onExitError.call(this, token, open[0]);
					} else {
						const handler = open[1] || defaultOnError;
						handler.call(this, token, open[0]);
					}
				}
				node.position.end = point(token.end);
			}
			function resume() {
				return (0, lib.d)(this.stack.pop());
			}
			function onenterlistordered() {
				this.data.expectingFirstListItemValue = true;
			}
			function onenterlistitemvalue(token) {
				if (this.data.expectingFirstListItemValue) {
					const ancestor = this.stack[this.stack.length - 2];
					ancestor.start = Number.parseInt(this.sliceSerialize(token), 10);
					this.data.expectingFirstListItemValue = undefined;
				}
			}
			function onexitcodefencedfenceinfo() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.lang = data;
			}
			function onexitcodefencedfencemeta() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.meta = data;
			}
			function onexitcodefencedfence() {
				if (this.data.flowCodeInside) return;
				this.buffer();
				this.data.flowCodeInside = true;
			}
			function onexitcodefenced() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.value = data.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, "");
				this.data.flowCodeInside = undefined;
			}
			function onexitcodeindented() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.value = data.replace(/(\r?\n|\r)$/g, "");
			}
			function onexitdefinitionlabelstring(token) {
				const label = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.label = label;
				node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
			}
			function onexitdefinitiontitlestring() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.title = data;
			}
			function onexitdefinitiondestinationstring() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.url = data;
			}
			function onexitatxheadingsequence(token) {
				const node = this.stack[this.stack.length - 1];
				if (!node.depth) {
					const depth = this.sliceSerialize(token).length;
					node.depth = depth;
				}
			}
			function onexitsetextheadingtext() {
				this.data.setextHeadingSlurpLineEnding = true;
			}
			function onexitsetextheadinglinesequence(token) {
				const node = this.stack[this.stack.length - 1];
				node.depth = this.sliceSerialize(token).codePointAt(0) === 61 ? 1 : 2;
			}
			function onexitsetextheading() {
				this.data.setextHeadingSlurpLineEnding = undefined;
			}
			function onenterdata(token) {
				const node = this.stack[this.stack.length - 1];
				const siblings = node.children;
				let tail = siblings[siblings.length - 1];
				if (!tail || tail.type !== "text") {
					tail = text();
					tail.position = {
						start: point(token.start),
						end: undefined
					};
					siblings.push(tail);
				}
				this.stack.push(tail);
			}
			function onexitdata(token) {
				const tail = this.stack.pop();
				tail.value += this.sliceSerialize(token);
				tail.position.end = point(token.end);
			}
			function onexitlineending(token) {
				const context = this.stack[this.stack.length - 1];
				if (this.data.atHardBreak) {
					const tail = context.children[context.children.length - 1];
					tail.position.end = point(token.end);
					this.data.atHardBreak = undefined;
					return;
				}
				if (!this.data.setextHeadingSlurpLineEnding && config.canContainEols.includes(context.type)) {
					onenterdata.call(this, token);
					onexitdata.call(this, token);
				}
			}
			function onexithardbreak() {
				this.data.atHardBreak = true;
			}
			function onexithtmlflow() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.value = data;
			}
			function onexithtmltext() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.value = data;
			}
			function onexitcodetext() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.value = data;
			}
			function onexitlink() {
				const node = this.stack[this.stack.length - 1];
				if (this.data.inReference) {
					const referenceType = this.data.referenceType || "shortcut";
					node.type += "Reference";
					node.referenceType = referenceType;
					delete node.url;
					delete node.title;
				} else {
					delete node.identifier;
					delete node.label;
				}
				this.data.referenceType = undefined;
			}
			function onexitimage() {
				const node = this.stack[this.stack.length - 1];
				if (this.data.inReference) {
					const referenceType = this.data.referenceType || "shortcut";
					node.type += "Reference";
					node.referenceType = referenceType;
					delete node.url;
					delete node.title;
				} else {
					delete node.identifier;
					delete node.label;
				}
				this.data.referenceType = undefined;
			}
			function onexitlabeltext(token) {
				const string = this.sliceSerialize(token);
				const ancestor = this.stack[this.stack.length - 2];
				ancestor.label = decodeString(string);
				ancestor.identifier = (0, micromark_util_normalize_identifier.B)(string).toLowerCase();
			}
			function onexitlabel() {
				const fragment = this.stack[this.stack.length - 1];
				const value = this.resume();
				const node = this.stack[this.stack.length - 1];
				this.data.inReference = true;
				if (node.type === "link") {
					const children = fragment.children;
					node.children = children;
				} else {
					node.alt = value;
				}
			}
			function onexitresourcedestinationstring() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.url = data;
			}
			function onexitresourcetitlestring() {
				const data = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.title = data;
			}
			function onexitresource() {
				this.data.inReference = undefined;
			}
			function onenterreference() {
				this.data.referenceType = "collapsed";
			}
			function onexitreferencestring(token) {
				const label = this.resume();
				const node = this.stack[this.stack.length - 1];
				node.label = label;
				node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
				this.data.referenceType = "full";
			}
			function onexitcharacterreferencemarker(token) {
				this.data.characterReferenceType = token.type;
			}
			function onexitcharacterreferencevalue(token) {
				const data = this.sliceSerialize(token);
				const type = this.data.characterReferenceType;
				let value;
				if (type) {
					value = decodeNumericCharacterReference(data, type === "characterReferenceMarkerNumeric" ? 10 : 16);
					this.data.characterReferenceType = undefined;
				} else {
					const result = decodeNamedCharacterReference(data);
					value = result;
				}
				const tail = this.stack[this.stack.length - 1];
				tail.value += value;
			}
			function onexitcharacterreference(token) {
				const tail = this.stack.pop();
				tail.position.end = point(token.end);
			}
			function onexitautolinkprotocol(token) {
				onexitdata.call(this, token);
				const node = this.stack[this.stack.length - 1];
				node.url = this.sliceSerialize(token);
			}
			function onexitautolinkemail(token) {
				onexitdata.call(this, token);
				const node = this.stack[this.stack.length - 1];
				node.url = "mailto:" + this.sliceSerialize(token);
			}
			function blockQuote() {
				return {
					type: "blockquote",
					children: [],
					position: undefined
				};
			}
			function codeFlow() {
				return {
					type: "code",
					lang: null,
					meta: null,
					value: "",
					position: undefined
				};
			}
			function codeText() {
				return {
					type: "inlineCode",
					value: "",
					position: undefined
				};
			}
			function definition() {
				return {
					type: "definition",
					identifier: "",
					label: null,
					title: null,
					url: "",
					position: undefined
				};
			}
			function emphasis() {
				return {
					type: "emphasis",
					children: [],
					position: undefined
				};
			}
			function heading() {
				return {
					type: "heading",
					depth: 0,
					children: [],
					position: undefined
				};
			}
			function hardBreak() {
				return {
					type: "break",
					position: undefined
				};
			}
			function html() {
				return {
					type: "html",
					value: "",
					position: undefined
				};
			}
			function image() {
				return {
					type: "image",
					title: null,
					url: "",
					alt: null,
					position: undefined
				};
			}
			function link() {
				return {
					type: "link",
					title: null,
					url: "",
					children: [],
					position: undefined
				};
			}
			function list(token) {
				return {
					type: "list",
					ordered: token.type === "listOrdered",
					start: null,
					spread: token._spread,
					children: [],
					position: undefined
				};
			}
			function listItem(token) {
				return {
					type: "listItem",
					spread: token._spread,
					checked: null,
					children: [],
					position: undefined
				};
			}
			function paragraph() {
				return {
					type: "paragraph",
					children: [],
					position: undefined
				};
			}
			function strong() {
				return {
					type: "strong",
					children: [],
					position: undefined
				};
			}
			function text() {
				return {
					type: "text",
					value: "",
					position: undefined
				};
			}
			function thematicBreak() {
				return {
					type: "thematicBreak",
					position: undefined
				};
			}
		}
		function point(d) {
			return {
				line: d.line,
				column: d.column,
				offset: d.offset
			};
		}
		function configure(combined, extensions) {
			let index = -1;
			while (++index < extensions.length) {
				const value = extensions[index];
				if (Array.isArray(value)) {
					configure(combined, value);
				} else {
					extension(combined, value);
				}
			}
		}
		function extension(combined, extension) {
			let key;
			for (key in extension) {
				if (lib_own.call(extension, key)) {
					switch (key) {
						case "canContainEols": {
							const right = extension[key];
							if (right) {
								combined[key].push(...right);
							}
							break;
						}
						case "transforms": {
							const right = extension[key];
							if (right) {
								combined[key].push(...right);
							}
							break;
						}
						case "afterExit":
						case "beforeEnter": {
							const right = extension[key];
							if (right) {
								combined[key].push(right);
							}
							break;
						}
						case "enter":
						case "exit": {
							const right = extension[key];
							if (right) {
								Object.assign(combined[key], right);
							}
							break;
						}
					}
				}
			}
		}
		function defaultOnError(left, right) {
			if (left) {
				throw new Error("Cannot close `" + left.type + "` (" + (0, unist_util_stringify_position_lib.L)({
					start: left.start,
					end: left.end
				}) + "): a different token (`" + right.type + "`, " + (0, unist_util_stringify_position_lib.L)({
					start: right.start,
					end: right.end
				}) + ") is open");
			}
			throw new Error("Cannot close document, a token (`" + right.type + "`, " + (0, unist_util_stringify_position_lib.L)({
				start: right.start,
				end: right.end
			}) + ") is still open");
		}
		;
		function remarkParse(options) {
			const self = this;
			self.parser = parser;
			function parser(doc) {
				return fromMarkdown(doc, {
					...self.data("settings"),
					...options,
					extensions: self.data("micromarkExtensions") || [],
					mdastExtensions: self.data("fromMarkdownExtensions") || []
				});
			}
		}
	}),
	5993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => remarkRehype });
		var lib_default = __webpack_require__(7776);
		var esm = __webpack_require__(1397);
		var micromark_util_character = __webpack_require__(401);
		;
		function sanitizeUri(url, protocol) {
			const value = encode(normalizeUri(url || ""));
			if (!protocol) {
				return value;
			}
			const colon = value.indexOf(":");
			const questionMark = value.indexOf("?");
			const numberSign = value.indexOf("#");
			const slash = value.indexOf("/");
			if (colon < 0 || slash > -1 && colon > slash || questionMark > -1 && colon > questionMark || numberSign > -1 && colon > numberSign || protocol.test(value.slice(0, colon))) {
				return value;
			}
			return "";
		}
		function normalizeUri(value) {
			const result = [];
			let index = -1;
			let start = 0;
			let skip = 0;
			while (++index < value.length) {
				const code = value.charCodeAt(index);
				let replace = "";
				if (code === 37 && (0, micromark_util_character.lV)(value.charCodeAt(index + 1)) && (0, micromark_util_character.lV)(value.charCodeAt(index + 2))) {
					skip = 2;
				} else if (code < 128) {
					if (!/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(code))) {
						replace = String.fromCharCode(code);
					}
				} else if (code > 55295 && code < 57344) {
					const next = value.charCodeAt(index + 1);
					if (code < 56320 && next > 56319 && next < 57344) {
						replace = String.fromCharCode(code, next);
						skip = 1;
					} else {
						replace = "\uFFFD";
					}
				} else {
					replace = String.fromCharCode(code);
				}
				if (replace) {
					result.push(value.slice(start, index), encodeURIComponent(replace));
					start = index + skip + 1;
					replace = "";
				}
				if (skip) {
					index += skip;
					skip = 0;
				}
			}
			return result.join("") + value.slice(start);
		}
		;
		function defaultFootnoteBackContent(_, rereferenceIndex) {
			const result = [{
				type: "text",
				value: "\u21A9"
			}];
			if (rereferenceIndex > 1) {
				result.push({
					type: "element",
					tagName: "sup",
					properties: {},
					children: [{
						type: "text",
						value: String(rereferenceIndex)
					}]
				});
			}
			return result;
		}
		function defaultFootnoteBackLabel(referenceIndex, rereferenceIndex) {
			return "Back to reference " + (referenceIndex + 1) + (rereferenceIndex > 1 ? "-" + rereferenceIndex : "");
		}
		function footer(state) {
			const clobberPrefix = typeof state.options.clobberPrefix === "string" ? state.options.clobberPrefix : "user-content-";
			const footnoteBackContent = state.options.footnoteBackContent || defaultFootnoteBackContent;
			const footnoteBackLabel = state.options.footnoteBackLabel || defaultFootnoteBackLabel;
			const footnoteLabel = state.options.footnoteLabel || "Footnotes";
			const footnoteLabelTagName = state.options.footnoteLabelTagName || "h2";
			const footnoteLabelProperties = state.options.footnoteLabelProperties || { className: ["sr-only"] };
			const contents = [];
			const listItems = [];
			let referenceIndex = -1;
			while (++referenceIndex < state.footnoteOrder.length) {
				const definition = state.footnoteById.get(state.footnoteOrder[referenceIndex]);
				if (definition) {
					contents[referenceIndex] = state.all(definition);
				}
			}
			referenceIndex = -1;
			while (++referenceIndex < state.footnoteOrder.length) {
				const definition = state.footnoteById.get(state.footnoteOrder[referenceIndex]);
				if (!definition) {
					continue;
				}
				const content = contents[referenceIndex];
				const id = String(definition.identifier).toUpperCase();
				const safeId = normalizeUri(id.toLowerCase());
				let rereferenceIndex = 0;
				const backReferences = [];
				const counts = state.footnoteCounts.get(id);
				while (counts !== undefined && ++rereferenceIndex <= counts) {
					if (backReferences.length > 0) {
						backReferences.push({
							type: "text",
							value: " "
						});
					}
					let children = typeof footnoteBackContent === "string" ? footnoteBackContent : footnoteBackContent(referenceIndex, rereferenceIndex);
					if (typeof children === "string") {
						children = {
							type: "text",
							value: children
						};
					}
					backReferences.push({
						type: "element",
						tagName: "a",
						properties: {
							href: "#" + clobberPrefix + "fnref-" + safeId + (rereferenceIndex > 1 ? "-" + rereferenceIndex : ""),
							dataFootnoteBackref: "",
							ariaLabel: typeof footnoteBackLabel === "string" ? footnoteBackLabel : footnoteBackLabel(referenceIndex, rereferenceIndex),
							className: ["data-footnote-backref"]
						},
						children: Array.isArray(children) ? children : [children]
					});
				}
				const tail = content[content.length - 1];
				if (tail && tail.type === "element" && tail.tagName === "p") {
					const tailTail = tail.children[tail.children.length - 1];
					if (tailTail && tailTail.type === "text") {
						tailTail.value += " ";
					} else {
						tail.children.push({
							type: "text",
							value: " "
						});
					}
					tail.children.push(...backReferences);
				} else {
					content.push(...backReferences);
				}
				const listItem = {
					type: "element",
					tagName: "li",
					properties: { id: clobberPrefix + "fn-" + safeId },
					children: state.wrap(content, true)
				};
				state.patch(definition, listItem);
				listItems.push(listItem);
			}
			if (listItems.length === 0) {
				return;
			}
			return {
				type: "element",
				tagName: "section",
				properties: {
					dataFootnotes: true,
					className: ["footnotes"]
				},
				children: [
					{
						type: "element",
						tagName: footnoteLabelTagName,
						properties: {
							...(0, esm.Ay)(footnoteLabelProperties),
							id: "footnote-label"
						},
						children: [{
							type: "text",
							value: footnoteLabel
						}]
					},
					{
						type: "text",
						value: "\n"
					},
					{
						type: "element",
						tagName: "ol",
						properties: {},
						children: state.wrap(listItems, true)
					},
					{
						type: "text",
						value: "\n"
					}
				]
			};
		}
		var lib = __webpack_require__(3617);
		var unist_util_position_lib = __webpack_require__(1717);
		;
		function blockquote(state, node) {
			const result = {
				type: "element",
				tagName: "blockquote",
				properties: {},
				children: state.wrap(state.all(node), true)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function hardBreak(state, node) {
			const result = {
				type: "element",
				tagName: "br",
				properties: {},
				children: []
			};
			state.patch(node, result);
			return [state.applyData(node, result), {
				type: "text",
				value: "\n"
			}];
		}
		;
		function code(state, node) {
			const value = node.value ? node.value + "\n" : "";
			const properties = {};
			const language = node.lang ? node.lang.split(/\s+/) : [];
			if (language.length > 0) {
				properties.className = ["language-" + language[0]];
			}
			let result = {
				type: "element",
				tagName: "code",
				properties,
				children: [{
					type: "text",
					value
				}]
			};
			if (node.meta) {
				result.data = { meta: node.meta };
			}
			state.patch(node, result);
			result = state.applyData(node, result);
			result = {
				type: "element",
				tagName: "pre",
				properties: {},
				children: [result]
			};
			state.patch(node, result);
			return result;
		}
		;
		function strikethrough(state, node) {
			const result = {
				type: "element",
				tagName: "del",
				properties: {},
				children: state.all(node)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function emphasis(state, node) {
			const result = {
				type: "element",
				tagName: "em",
				properties: {},
				children: state.all(node)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function footnoteReference(state, node) {
			const clobberPrefix = typeof state.options.clobberPrefix === "string" ? state.options.clobberPrefix : "user-content-";
			const id = String(node.identifier).toUpperCase();
			const safeId = normalizeUri(id.toLowerCase());
			const index = state.footnoteOrder.indexOf(id);
			let counter;
			let reuseCounter = state.footnoteCounts.get(id);
			if (reuseCounter === undefined) {
				reuseCounter = 0;
				state.footnoteOrder.push(id);
				counter = state.footnoteOrder.length;
			} else {
				counter = index + 1;
			}
			reuseCounter += 1;
			state.footnoteCounts.set(id, reuseCounter);
			const link = {
				type: "element",
				tagName: "a",
				properties: {
					href: "#" + clobberPrefix + "fn-" + safeId,
					id: clobberPrefix + "fnref-" + safeId + (reuseCounter > 1 ? "-" + reuseCounter : ""),
					dataFootnoteRef: true,
					ariaDescribedBy: ["footnote-label"]
				},
				children: [{
					type: "text",
					value: String(counter)
				}]
			};
			state.patch(node, link);
			const sup = {
				type: "element",
				tagName: "sup",
				properties: {},
				children: [link]
			};
			state.patch(node, sup);
			return state.applyData(node, sup);
		}
		;
		function heading(state, node) {
			const result = {
				type: "element",
				tagName: "h" + node.depth,
				properties: {},
				children: state.all(node)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function html(state, node) {
			if (state.options.allowDangerousHtml) {
				const result = {
					type: "raw",
					value: node.value
				};
				state.patch(node, result);
				return state.applyData(node, result);
			}
			return undefined;
		}
		;
		function revert(state, node) {
			const subtype = node.referenceType;
			let suffix = "]";
			if (subtype === "collapsed") {
				suffix += "[]";
			} else if (subtype === "full") {
				suffix += "[" + (node.label || node.identifier) + "]";
			}
			if (node.type === "imageReference") {
				return [{
					type: "text",
					value: "![" + node.alt + suffix
				}];
			}
			const contents = state.all(node);
			const head = contents[0];
			if (head && head.type === "text") {
				head.value = "[" + head.value;
			} else {
				contents.unshift({
					type: "text",
					value: "["
				});
			}
			const tail = contents[contents.length - 1];
			if (tail && tail.type === "text") {
				tail.value += suffix;
			} else {
				contents.push({
					type: "text",
					value: suffix
				});
			}
			return contents;
		}
		;
		function imageReference(state, node) {
			const id = String(node.identifier).toUpperCase();
			const definition = state.definitionById.get(id);
			if (!definition) {
				return revert(state, node);
			}
			const properties = { src: normalizeUri(definition.url || "") };
			if (node.alt !== null && node.alt !== undefined) {
				properties.alt = node.alt;
			}
			if (definition.title !== null && definition.title !== undefined) {
				properties.title = definition.title;
			}
			const result = {
				type: "element",
				tagName: "img",
				properties,
				children: []
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function image_image(state, node) {
			const properties = { src: normalizeUri(node.url) };
			if (node.alt !== null && node.alt !== undefined) {
				properties.alt = node.alt;
			}
			if (node.title !== null && node.title !== undefined) {
				properties.title = node.title;
			}
			const result = {
				type: "element",
				tagName: "img",
				properties,
				children: []
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function inlineCode(state, node) {
			const text = {
				type: "text",
				value: node.value.replace(/\r?\n|\r/g, " ")
			};
			state.patch(node, text);
			const result = {
				type: "element",
				tagName: "code",
				properties: {},
				children: [text]
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function linkReference(state, node) {
			const id = String(node.identifier).toUpperCase();
			const definition = state.definitionById.get(id);
			if (!definition) {
				return revert(state, node);
			}
			const properties = { href: normalizeUri(definition.url || "") };
			if (definition.title !== null && definition.title !== undefined) {
				properties.title = definition.title;
			}
			const result = {
				type: "element",
				tagName: "a",
				properties,
				children: state.all(node)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function link_link(state, node) {
			const properties = { href: normalizeUri(node.url) };
			if (node.title !== null && node.title !== undefined) {
				properties.title = node.title;
			}
			const result = {
				type: "element",
				tagName: "a",
				properties,
				children: state.all(node)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function listItem(state, node, parent) {
			const results = state.all(node);
			const loose = parent ? listLoose(parent) : listItemLoose(node);
			const properties = {};
			const children = [];
			if (typeof node.checked === "boolean") {
				const head = results[0];
				let paragraph;
				if (head && head.type === "element" && head.tagName === "p") {
					paragraph = head;
				} else {
					paragraph = {
						type: "element",
						tagName: "p",
						properties: {},
						children: []
					};
					results.unshift(paragraph);
				}
				if (paragraph.children.length > 0) {
					paragraph.children.unshift({
						type: "text",
						value: " "
					});
				}
				paragraph.children.unshift({
					type: "element",
					tagName: "input",
					properties: {
						type: "checkbox",
						checked: node.checked,
						disabled: true
					},
					children: []
				});
				properties.className = ["task-list-item"];
			}
			let index = -1;
			while (++index < results.length) {
				const child = results[index];
				if (loose || index !== 0 || child.type !== "element" || child.tagName !== "p") {
					children.push({
						type: "text",
						value: "\n"
					});
				}
				if (child.type === "element" && child.tagName === "p" && !loose) {
					children.push(...child.children);
				} else {
					children.push(child);
				}
			}
			const tail = results[results.length - 1];
			if (tail && (loose || tail.type !== "element" || tail.tagName !== "p")) {
				children.push({
					type: "text",
					value: "\n"
				});
			}
			const result = {
				type: "element",
				tagName: "li",
				properties,
				children
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		function listLoose(node) {
			let loose = false;
			if (node.type === "list") {
				loose = node.spread || false;
				const { children } = node;
				let index = -1;
				while (!loose && ++index < children.length) {
					loose = listItemLoose(children[index]);
				}
			}
			return loose;
		}
		function listItemLoose(node) {
			const { spread } = node;
			return spread === null || spread === undefined ? node.children.length > 1 : spread;
		}
		;
		function list(state, node) {
			const properties = {};
			const results = state.all(node);
			let index = -1;
			if (typeof node.start === "number" && node.start !== 1) {
				properties.start = node.start;
			}
			while (++index < results.length) {
				const child = results[index];
				if (child.type === "element" && child.tagName === "li" && child.properties && Array.isArray(child.properties.className) && child.properties.className.includes("task-list-item")) {
					properties.className = ["contains-task-list"];
					break;
				}
			}
			const result = {
				type: "element",
				tagName: node.ordered ? "ol" : "ul",
				properties,
				children: state.wrap(results, true)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function paragraph(state, node) {
			const result = {
				type: "element",
				tagName: "p",
				properties: {},
				children: state.all(node)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function root(state, node) {
			const result = {
				type: "root",
				children: state.wrap(state.all(node))
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function strong(state, node) {
			const result = {
				type: "element",
				tagName: "strong",
				properties: {},
				children: state.all(node)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function table(state, node) {
			const rows = state.all(node);
			const firstRow = rows.shift();
			const tableContent = [];
			if (firstRow) {
				const head = {
					type: "element",
					tagName: "thead",
					properties: {},
					children: state.wrap([firstRow], true)
				};
				state.patch(node.children[0], head);
				tableContent.push(head);
			}
			if (rows.length > 0) {
				const body = {
					type: "element",
					tagName: "tbody",
					properties: {},
					children: state.wrap(rows, true)
				};
				const start = (0, unist_util_position_lib.PW)(node.children[1]);
				const end = (0, unist_util_position_lib.Y)(node.children[node.children.length - 1]);
				if (start && end) body.position = {
					start,
					end
				};
				tableContent.push(body);
			}
			const result = {
				type: "element",
				tagName: "table",
				properties: {},
				children: state.wrap(tableContent, true)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function tableRow(state, node, parent) {
			const siblings = parent ? parent.children : undefined;
			const rowIndex = siblings ? siblings.indexOf(node) : 1;
			const tagName = rowIndex === 0 ? "th" : "td";
			const align = parent && parent.type === "table" ? parent.align : undefined;
			const length = align ? align.length : node.children.length;
			let cellIndex = -1;
			const cells = [];
			while (++cellIndex < length) {
				const cell = node.children[cellIndex];
				const properties = {};
				const alignValue = align ? align[cellIndex] : undefined;
				if (alignValue) {
					properties.align = alignValue;
				}
				let result = {
					type: "element",
					tagName,
					properties,
					children: []
				};
				if (cell) {
					result.children = state.all(cell);
					state.patch(cell, result);
					result = state.applyData(cell, result);
				}
				cells.push(result);
			}
			const result = {
				type: "element",
				tagName: "tr",
				properties: {},
				children: state.wrap(cells, true)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function tableCell(state, node) {
			const result = {
				type: "element",
				tagName: "td",
				properties: {},
				children: state.all(node)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		const tab = 9;
		const space = 32;
		function trimLines(value) {
			const source = String(value);
			const search = /\r?\n|\r/g;
			let match = search.exec(source);
			let last = 0;
			const lines = [];
			while (match) {
				lines.push(trimLine(source.slice(last, match.index), last > 0, true), match[0]);
				last = match.index + match[0].length;
				match = search.exec(source);
			}
			lines.push(trimLine(source.slice(last), last > 0, false));
			return lines.join("");
		}
		function trimLine(value, start, end) {
			let startIndex = 0;
			let endIndex = value.length;
			if (start) {
				let code = value.codePointAt(startIndex);
				while (code === tab || code === space) {
					startIndex++;
					code = value.codePointAt(startIndex);
				}
			}
			if (end) {
				let code = value.codePointAt(endIndex - 1);
				while (code === tab || code === space) {
					endIndex--;
					code = value.codePointAt(endIndex - 1);
				}
			}
			return endIndex > startIndex ? value.slice(startIndex, endIndex) : "";
		}
		;
		function text_text(state, node) {
			const result = {
				type: "text",
				value: trimLines(String(node.value))
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		function thematicBreak(state, node) {
			const result = {
				type: "element",
				tagName: "hr",
				properties: {},
				children: []
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		;
		const handlers_handlers = {
			blockquote,
			break: hardBreak,
			code,
			delete: strikethrough,
			emphasis,
			footnoteReference,
			heading,
			html,
			imageReference,
			image: image_image,
			inlineCode,
			linkReference,
			link: link_link,
			listItem,
			list,
			paragraph,
			root,
			strong,
			table,
			tableCell,
			tableRow,
			text: text_text,
			thematicBreak,
			toml: ignore,
			yaml: ignore,
			definition: ignore,
			footnoteDefinition: ignore
		};
		function ignore() {
			return undefined;
		}
		;
		const own = {}.hasOwnProperty;
		const emptyOptions = {};
		function createState(tree, options) {
			const settings = options || emptyOptions;
			const definitionById = new Map();
			const footnoteById = new Map();
			const footnoteCounts = new Map();
			const handlers = {
				...handlers_handlers,
				...settings.handlers
			};
			const state = {
				all,
				applyData,
				definitionById,
				footnoteById,
				footnoteCounts,
				footnoteOrder: [],
				handlers,
				one,
				options: settings,
				patch,
				wrap
			};
			(0, lib.YR)(tree, function(node) {
				if (node.type === "definition" || node.type === "footnoteDefinition") {
					const id = String(node.identifier).toUpperCase();
					if (node.type === "definition") {
						if (!definitionById.has(id)) {
							definitionById.set(id, node);
						}
					} else if (!footnoteById.has(id)) {
						footnoteById.set(id, node);
					}
				}
			});
			return state;
			function one(node, parent) {
				const { type } = node;
				const handle = state.handlers[type];
				if (own.call(state.handlers, type) && handle) {
					return handle(state, node, parent);
				}
				if (state.options.passThrough && state.options.passThrough.includes(type)) {
					if ("children" in node) {
						const { children, ...shallow } = node;
						return {
							...(0, esm.Ay)(shallow),
							children: state.all(node)
						};
					}
					return (0, esm.Ay)(node);
				}
				const unknown = state.options.unknownHandler || defaultUnknownHandler;
				return unknown(state, node, parent);
			}
			function all(parent) {
				const values = [];
				if ("children" in parent) {
					const nodes = parent.children;
					let index = -1;
					while (++index < nodes.length) {
						const result = state.one(nodes[index], parent);
						if (result) {
							if (index && nodes[index - 1].type === "break") {
								if (!Array.isArray(result) && result.type === "text") {
									result.value = trimMarkdownSpaceStart(result.value);
								}
								if (!Array.isArray(result) && result.type === "element") {
									const head = result.children[0];
									if (head && head.type === "text") {
										head.value = trimMarkdownSpaceStart(head.value);
									}
								}
							}
							if (Array.isArray(result)) {
								values.push(...result);
							} else {
								values.push(result);
							}
						}
					}
				}
				return values;
			}
		}
		function patch(from, to) {
			if (from.position) to.position = (0, unist_util_position_lib.G1)(from);
		}
		function applyData(from, to) {
			let result = to;
			if (from && from.data) {
				const { hChildren, hName, hProperties } = from.data;
				if (typeof hName === "string") {
					if (result.type === "element") {
						result.tagName = hName;
					} else {
						const children = "children" in result ? result.children : [result];
						result = {
							type: "element",
							tagName: hName,
							properties: {},
							children
						};
					}
				}
				if (result.type === "element" && hProperties) {
					Object.assign(result.properties, (0, esm.Ay)(hProperties));
				}
				if ("children" in result && result.children && hChildren !== null && hChildren !== undefined) {
					result.children = hChildren;
				}
			}
			return result;
		}
		function defaultUnknownHandler(state, node) {
			const data = node.data || {};
			const result = "value" in node && !(own.call(data, "hProperties") || own.call(data, "hChildren")) ? {
				type: "text",
				value: node.value
			} : {
				type: "element",
				tagName: "div",
				properties: {},
				children: state.all(node)
			};
			state.patch(node, result);
			return state.applyData(node, result);
		}
		function wrap(nodes, loose) {
			const result = [];
			let index = -1;
			if (loose) {
				result.push({
					type: "text",
					value: "\n"
				});
			}
			while (++index < nodes.length) {
				if (index) result.push({
					type: "text",
					value: "\n"
				});
				result.push(nodes[index]);
			}
			if (loose && nodes.length > 0) {
				result.push({
					type: "text",
					value: "\n"
				});
			}
			return result;
		}
		function trimMarkdownSpaceStart(value) {
			let index = 0;
			let code = value.charCodeAt(index);
			while (code === 9 || code === 32) {
				index++;
				code = value.charCodeAt(index);
			}
			return value.slice(index);
		}
		;
		function toHast(tree, options) {
			const state = createState(tree, options);
			const node = state.one(tree, undefined);
			const foot = footer(state);
			const result = Array.isArray(node) ? {
				type: "root",
				children: node
			} : node || {
				type: "root",
				children: []
			};
			if (foot) {
				(0, lib_default.ok)("children" in result);
				result.children.push({
					type: "text",
					value: "\n"
				}, foot);
			}
			return result;
		}
		;
		function remarkRehype(destination, options) {
			if (destination && "run" in destination) {
				return async function(tree, file) {
					const hastTree = toHast(tree, {
						file,
						...options
					});
					await destination.run(hastTree, file);
				};
			}
			return function(tree, file) {
				return toHast(tree, {
					file,
					...destination || options
				});
			};
		}
	}),
	5510: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => stringify,
			q: () => parse
		});
		function parse(value) {
			const input = String(value || "").trim();
			return input ? input.split(/[ \t\n\r\f]+/g) : [];
		}
		function stringify(values) {
			return values.join(" ").trim();
		}
	}),
	3900: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => unified });
		;
		function bail(error) {
			if (error) {
				throw error;
			}
		}
		var extend = __webpack_require__(3860);
		var lib_default = __webpack_require__(7776);
		;
		function isPlainObject(value) {
			if (typeof value !== "object" || value === null) {
				return false;
			}
			const prototype = Object.getPrototypeOf(value);
			return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !(Symbol.toStringTag in value) && !(Symbol.iterator in value);
		}
		;
		function trough() {
			const fns = [];
			const pipeline = {
				run,
				use
			};
			return pipeline;
			function run(...values) {
				let middlewareIndex = -1;
				const callback = values.pop();
				if (typeof callback !== "function") {
					throw new TypeError("Expected function as last argument, not " + callback);
				}
				next(null, ...values);
				function next(error, ...output) {
					const fn = fns[++middlewareIndex];
					let index = -1;
					if (error) {
						callback(error);
						return;
					}
					while (++index < values.length) {
						if (output[index] === null || output[index] === undefined) {
							output[index] = values[index];
						}
					}
					values = output;
					if (fn) {
						wrap(fn, next)(...output);
					} else {
						callback(null, ...output);
					}
				}
			}
			function use(middelware) {
				if (typeof middelware !== "function") {
					throw new TypeError("Expected `middelware` to be a function, not " + middelware);
				}
				fns.push(middelware);
				return pipeline;
			}
		}
		function wrap(middleware, callback) {
			let called;
			return wrapped;
			function wrapped(...parameters) {
				const fnExpectsCallback = middleware.length > parameters.length;
				let result;
				if (fnExpectsCallback) {
					parameters.push(done);
				}
				try {
					result = middleware.apply(this, parameters);
				} catch (error) {
					const exception = error;
					if (fnExpectsCallback && called) {
						throw exception;
					}
					return done(exception);
				}
				if (!fnExpectsCallback) {
					if (result && result.then && typeof result.then === "function") {
						result.then(then, done);
					} else if (result instanceof Error) {
						done(result);
					} else {
						then(result);
					}
				}
			}
			function done(error, ...output) {
				if (!called) {
					called = true;
					callback(error, ...output);
				}
			}
			function then(value) {
				done(null, value);
			}
		}
		var lib = __webpack_require__(669);
		;
		class VFileMessage extends Error {
			constructor(causeOrReason, optionsOrParentOrPlace, origin) {
				super();
				if (typeof optionsOrParentOrPlace === "string") {
					origin = optionsOrParentOrPlace;
					optionsOrParentOrPlace = undefined;
				}
				let reason = "";
				let options = {};
				let legacyCause = false;
				if (optionsOrParentOrPlace) {
					if ("line" in optionsOrParentOrPlace && "column" in optionsOrParentOrPlace) {
						options = { place: optionsOrParentOrPlace };
					} else if ("start" in optionsOrParentOrPlace && "end" in optionsOrParentOrPlace) {
						options = { place: optionsOrParentOrPlace };
					} else if ("type" in optionsOrParentOrPlace) {
						options = {
							ancestors: [optionsOrParentOrPlace],
							place: optionsOrParentOrPlace.position
						};
					} else {
						options = { ...optionsOrParentOrPlace };
					}
				}
				if (typeof causeOrReason === "string") {
					reason = causeOrReason;
				} else if (!options.cause && causeOrReason) {
					legacyCause = true;
					reason = causeOrReason.message;
					options.cause = causeOrReason;
				}
				if (!options.ruleId && !options.source && typeof origin === "string") {
					const index = origin.indexOf(":");
					if (index === -1) {
						options.ruleId = origin;
					} else {
						options.source = origin.slice(0, index);
						options.ruleId = origin.slice(index + 1);
					}
				}
				if (!options.place && options.ancestors) {
					const parent = options.ancestors[options.ancestors.length - 1];
					if (parent) {
						options.place = parent.position;
					}
				}
				const start = options.place && "start" in options.place ? options.place.start : options.place;
				this.ancestors = options.ancestors || undefined;
				this.cause = options.cause || undefined;
				this.column = start ? start.column : undefined;
				this.fatal = undefined;
				this.file = "";
				this.message = reason;
				this.line = start ? start.line : undefined;
				this.name = (0, lib.L)(options.place) || "1:1";
				this.place = options.place || undefined;
				this.reason = this.message;
				this.ruleId = options.ruleId || undefined;
				this.source = options.source || undefined;
				this.stack = legacyCause && options.cause && typeof options.cause.stack === "string" ? options.cause.stack : "";
				this.actual = undefined;
				this.expected = undefined;
				this.note = undefined;
				this.url = undefined;
			}
		}
		Object.defineProperties(VFileMessage.prototype, {
			file: {
				configurable: true,
				enumerable: true,
				value: "",
				writable: true
			},
			name: {
				configurable: true,
				enumerable: true,
				value: "",
				writable: true
			},
			reason: {
				configurable: true,
				enumerable: true,
				value: "",
				writable: true
			},
			message: {
				configurable: true,
				enumerable: true,
				value: "",
				writable: true
			},
			stack: {
				configurable: true,
				enumerable: true,
				value: "",
				writable: true
			},
			column: {
				configurable: true,
				enumerable: true,
				writable: true
			},
			line: {
				configurable: true,
				enumerable: true,
				writable: true
			},
			ancestors: {
				configurable: true,
				enumerable: true,
				writable: true
			},
			cause: {
				configurable: true,
				enumerable: true,
				writable: true
			},
			fatal: {
				configurable: true,
				enumerable: true,
				writable: true
			},
			place: {
				configurable: true,
				enumerable: true,
				writable: true
			},
			ruleId: {
				configurable: true,
				enumerable: true,
				writable: true
			},
			source: {
				configurable: true,
				enumerable: true,
				writable: true
			}
		});
		var external_node_path_ = __webpack_require__(6760);
		var external_node_process_ = __webpack_require__(1708);
		;
		function isUrl(fileUrlOrPath) {
			return Boolean(fileUrlOrPath !== null && typeof fileUrlOrPath === "object" && "href" in fileUrlOrPath && fileUrlOrPath.href && "protocol" in fileUrlOrPath && fileUrlOrPath.protocol && fileUrlOrPath.auth === undefined);
		}
		var external_node_url_ = __webpack_require__(3136);
		;
		const order = [
			"history",
			"path",
			"basename",
			"stem",
			"extname",
			"dirname"
		];
		class VFile {
			constructor(value) {
				let options;
				if (!value) {
					options = {};
				} else if (isUrl(value)) {
					options = { path: value };
				} else if (typeof value === "string" || isUint8Array(value)) {
					options = { value };
				} else {
					options = value;
				}
				this.cwd = "cwd" in options ? "" : external_node_process_.cwd();
				this.data = {};
				this.history = [];
				this.messages = [];
				this.value;
				this.map;
				this.result;
				this.stored;
				let index = -1;
				while (++index < order.length) {
					const field = order[index];
					if (field in options && options[field] !== undefined && options[field] !== null) {
						this[field] = field === "history" ? [...options[field]] : options[field];
					}
				}
				let field;
				for (field in options) {
					if (!order.includes(field)) {
						this[field] = options[field];
					}
				}
			}
			get basename() {
				return typeof this.path === "string" ? external_node_path_.basename(this.path) : undefined;
			}
			set basename(basename) {
				assertNonEmpty(basename, "basename");
				assertPart(basename, "basename");
				this.path = external_node_path_.join(this.dirname || "", basename);
			}
			get dirname() {
				return typeof this.path === "string" ? external_node_path_.dirname(this.path) : undefined;
			}
			set dirname(dirname) {
				assertPath(this.basename, "dirname");
				this.path = external_node_path_.join(dirname || "", this.basename);
			}
			get extname() {
				return typeof this.path === "string" ? external_node_path_.extname(this.path) : undefined;
			}
			set extname(extname) {
				assertPart(extname, "extname");
				assertPath(this.dirname, "extname");
				if (extname) {
					if (extname.codePointAt(0) !== 46) {
						throw new Error("`extname` must start with `.`");
					}
					if (extname.includes(".", 1)) {
						throw new Error("`extname` cannot contain multiple dots");
					}
				}
				this.path = external_node_path_.join(this.dirname, this.stem + (extname || ""));
			}
			get path() {
				return this.history[this.history.length - 1];
			}
			set path(path) {
				if (isUrl(path)) {
					path = (0, external_node_url_.fileURLToPath)(path);
				}
				assertNonEmpty(path, "path");
				if (this.path !== path) {
					this.history.push(path);
				}
			}
			get stem() {
				return typeof this.path === "string" ? external_node_path_.basename(this.path, this.extname) : undefined;
			}
			set stem(stem) {
				assertNonEmpty(stem, "stem");
				assertPart(stem, "stem");
				this.path = external_node_path_.join(this.dirname || "", stem + (this.extname || ""));
			}
			fail(causeOrReason, optionsOrParentOrPlace, origin) {
				const message = this.message(causeOrReason, optionsOrParentOrPlace, origin);
				message.fatal = true;
				throw message;
			}
			info(causeOrReason, optionsOrParentOrPlace, origin) {
				const message = this.message(causeOrReason, optionsOrParentOrPlace, origin);
				message.fatal = undefined;
				return message;
			}
			message(causeOrReason, optionsOrParentOrPlace, origin) {
				const message = new VFileMessage(causeOrReason, optionsOrParentOrPlace, origin);
				if (this.path) {
					message.name = this.path + ":" + message.name;
					message.file = this.path;
				}
				message.fatal = false;
				this.messages.push(message);
				return message;
			}
			toString(encoding) {
				if (this.value === undefined) {
					return "";
				}
				if (typeof this.value === "string") {
					return this.value;
				}
				const decoder = new TextDecoder(encoding || undefined);
				return decoder.decode(this.value);
			}
		}
		function assertPart(part, name) {
			if (part && part.includes(external_node_path_.sep)) {
				throw new Error("`" + name + "` cannot be a path: did not expect `" + external_node_path_.sep + "`");
			}
		}
		function assertNonEmpty(part, name) {
			if (!part) {
				throw new Error("`" + name + "` cannot be empty");
			}
		}
		function assertPath(path, name) {
			if (!path) {
				throw new Error("Setting `" + name + "` requires `path` to be set too");
			}
		}
		function isUint8Array(value) {
			return Boolean(value && typeof value === "object" && "byteLength" in value && "byteOffset" in value);
		}
		;
		const CallableInstance = (function(property) {
			const self = this;
			const constr = self.constructor;
			const proto = constr.prototype;
			const value = proto[property];
			const apply = function() {
				return value.apply(apply, arguments);
			};
			Object.setPrototypeOf(apply, proto);
			return apply;
		});
		const own = {}.hasOwnProperty;
		class Processor extends CallableInstance {
			constructor() {
				super("copy");
				this.Compiler = undefined;
				this.Parser = undefined;
				this.attachers = [];
				this.compiler = undefined;
				this.freezeIndex = -1;
				this.frozen = undefined;
				this.namespace = {};
				this.parser = undefined;
				this.transformers = trough();
			}
			copy() {
				const destination = new Processor();
				let index = -1;
				while (++index < this.attachers.length) {
					const attacher = this.attachers[index];
					destination.use(...attacher);
				}
				destination.data(extend(true, {}, this.namespace));
				return destination;
			}
			data(key, value) {
				if (typeof key === "string") {
					if (arguments.length === 2) {
						assertUnfrozen("data", this.frozen);
						this.namespace[key] = value;
						return this;
					}
					return own.call(this.namespace, key) && this.namespace[key] || undefined;
				}
				if (key) {
					assertUnfrozen("data", this.frozen);
					this.namespace = key;
					return this;
				}
				return this.namespace;
			}
			freeze() {
				if (this.frozen) {
					return this;
				}
				const self = this;
				while (++this.freezeIndex < this.attachers.length) {
					const [attacher, ...options] = this.attachers[this.freezeIndex];
					if (options[0] === false) {
						continue;
					}
					if (options[0] === true) {
						options[0] = undefined;
					}
					const transformer = attacher.call(self, ...options);
					if (typeof transformer === "function") {
						this.transformers.use(transformer);
					}
				}
				this.frozen = true;
				this.freezeIndex = Number.POSITIVE_INFINITY;
				return this;
			}
			parse(file) {
				this.freeze();
				const realFile = vfile(file);
				const parser = this.parser || this.Parser;
				assertParser("parse", parser);
				return parser(String(realFile), realFile);
			}
			process(file, done) {
				const self = this;
				this.freeze();
				assertParser("process", this.parser || this.Parser);
				assertCompiler("process", this.compiler || this.Compiler);
				return done ? executor(undefined, done) : new Promise(executor);
				function executor(resolve, reject) {
					const realFile = vfile(file);
					const parseTree = self.parse(realFile);
					self.run(parseTree, realFile, function(error, tree, file) {
						if (error || !tree || !file) {
							return realDone(error);
						}
						const compileTree = tree;
						const compileResult = self.stringify(compileTree, file);
						if (looksLikeAValue(compileResult)) {
							file.value = compileResult;
						} else {
							file.result = compileResult;
						}
						realDone(error, file);
					});
					function realDone(error, file) {
						if (error || !file) {
							reject(error);
						} else if (resolve) {
							resolve(file);
						} else {
							(0, lib_default.ok)(done, "`done` is defined if `resolve` is not");
							done(undefined, file);
						}
					}
				}
			}
			processSync(file) {
				let complete = false;
				let result;
				this.freeze();
				assertParser("processSync", this.parser || this.Parser);
				assertCompiler("processSync", this.compiler || this.Compiler);
				this.process(file, realDone);
				assertDone("processSync", "process", complete);
				(0, lib_default.ok)(result, "we either bailed on an error or have a tree");
				return result;
				function realDone(error, file) {
					complete = true;
					bail(error);
					result = file;
				}
			}
			run(tree, file, done) {
				assertNode(tree);
				this.freeze();
				const transformers = this.transformers;
				if (!done && typeof file === "function") {
					done = file;
					file = undefined;
				}
				return done ? executor(undefined, done) : new Promise(executor);
				function executor(resolve, reject) {
					;
					(0, lib_default.ok)(typeof file !== "function", "`file` can\u2019t be a `done` anymore, we checked");
					const realFile = vfile(file);
					transformers.run(tree, realFile, realDone);
					function realDone(error, outputTree, file) {
						const resultingTree = outputTree || tree;
						if (error) {
							reject(error);
						} else if (resolve) {
							resolve(resultingTree);
						} else {
							(0, lib_default.ok)(done, "`done` is defined if `resolve` is not");
							done(undefined, resultingTree, file);
						}
					}
				}
			}
			runSync(tree, file) {
				let complete = false;
				let result;
				this.run(tree, file, realDone);
				assertDone("runSync", "run", complete);
				(0, lib_default.ok)(result, "we either bailed on an error or have a tree");
				return result;
				function realDone(error, tree) {
					bail(error);
					result = tree;
					complete = true;
				}
			}
			stringify(tree, file) {
				this.freeze();
				const realFile = vfile(file);
				const compiler = this.compiler || this.Compiler;
				assertCompiler("stringify", compiler);
				assertNode(tree);
				return compiler(tree, realFile);
			}
			use(value, ...parameters) {
				const attachers = this.attachers;
				const namespace = this.namespace;
				assertUnfrozen("use", this.frozen);
				if (value === null || value === undefined) {} else if (typeof value === "function") {
					addPlugin(value, parameters);
				} else if (typeof value === "object") {
					if (Array.isArray(value)) {
						addList(value);
					} else {
						addPreset(value);
					}
				} else {
					throw new TypeError("Expected usable value, not `" + value + "`");
				}
				return this;
				function add(value) {
					if (typeof value === "function") {
						addPlugin(value, []);
					} else if (typeof value === "object") {
						if (Array.isArray(value)) {
							const [plugin, ...parameters] = value;
							addPlugin(plugin, parameters);
						} else {
							addPreset(value);
						}
					} else {
						throw new TypeError("Expected usable value, not `" + value + "`");
					}
				}
				function addPreset(result) {
					if (!("plugins" in result) && !("settings" in result)) {
						throw new Error("Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither");
					}
					addList(result.plugins);
					if (result.settings) {
						namespace.settings = extend(true, namespace.settings, result.settings);
					}
				}
				function addList(plugins) {
					let index = -1;
					if (plugins === null || plugins === undefined) {} else if (Array.isArray(plugins)) {
						while (++index < plugins.length) {
							const thing = plugins[index];
							add(thing);
						}
					} else {
						throw new TypeError("Expected a list of plugins, not `" + plugins + "`");
					}
				}
				function addPlugin(plugin, parameters) {
					let index = -1;
					let entryIndex = -1;
					while (++index < attachers.length) {
						if (attachers[index][0] === plugin) {
							entryIndex = index;
							break;
						}
					}
					if (entryIndex === -1) {
						attachers.push([plugin, ...parameters]);
					} else if (parameters.length > 0) {
						let [primary, ...rest] = parameters;
						const currentPrimary = attachers[entryIndex][1];
						if (isPlainObject(currentPrimary) && isPlainObject(primary)) {
							primary = extend(true, currentPrimary, primary);
						}
						attachers[entryIndex] = [
							plugin,
							primary,
							...rest
						];
					}
				}
			}
		}
		const unified = new Processor().freeze();
		function assertParser(name, value) {
			if (typeof value !== "function") {
				throw new TypeError("Cannot `" + name + "` without `parser`");
			}
		}
		function assertCompiler(name, value) {
			if (typeof value !== "function") {
				throw new TypeError("Cannot `" + name + "` without `compiler`");
			}
		}
		function assertUnfrozen(name, frozen) {
			if (frozen) {
				throw new Error("Cannot call `" + name + "` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.");
			}
		}
		function assertNode(node) {
			if (!isPlainObject(node) || typeof node.type !== "string") {
				throw new TypeError("Expected node, got `" + node + "`");
			}
		}
		function assertDone(name, asyncName, complete) {
			if (!complete) {
				throw new Error("`" + name + "` finished async. Use `" + asyncName + "` instead");
			}
		}
		function vfile(value) {
			return looksLikeAVFile(value) ? value : new VFile(value);
		}
		function looksLikeAVFile(value) {
			return Boolean(value && typeof value === "object" && "message" in value && "messages" in value);
		}
		function looksLikeAValue(value) {
			return typeof value === "string" || lib_isUint8Array(value);
		}
		function lib_isUint8Array(value) {
			return Boolean(value && typeof value === "object" && "byteLength" in value && "byteOffset" in value);
		}
	}),
	8830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => convert });
		const is = (function(node, test, index, parent, context) {
			const check = convert(test);
			if (index !== undefined && index !== null && (typeof index !== "number" || index < 0 || index === Number.POSITIVE_INFINITY)) {
				throw new Error("Expected positive finite index");
			}
			if (parent !== undefined && parent !== null && (!is(parent) || !parent.children)) {
				throw new Error("Expected parent node");
			}
			if ((parent === undefined || parent === null) !== (index === undefined || index === null)) {
				throw new Error("Expected both parent and index");
			}
			return looksLikeANode(node) ? check.call(context, node, index, parent) : false;
		});
		const convert = (function(test) {
			if (test === null || test === undefined) {
				return ok;
			}
			if (typeof test === "function") {
				return castFactory(test);
			}
			if (typeof test === "object") {
				return Array.isArray(test) ? anyFactory(test) : propertiesFactory(test);
			}
			if (typeof test === "string") {
				return typeFactory(test);
			}
			throw new Error("Expected function, string, or object as test");
		});
		function anyFactory(tests) {
			const checks = [];
			let index = -1;
			while (++index < tests.length) {
				checks[index] = convert(tests[index]);
			}
			return castFactory(any);
			function any(...parameters) {
				let index = -1;
				while (++index < checks.length) {
					if (checks[index].apply(this, parameters)) return true;
				}
				return false;
			}
		}
		function propertiesFactory(check) {
			const checkAsRecord = check;
			return castFactory(all);
			function all(node) {
				const nodeAsRecord = node;
				let key;
				for (key in check) {
					if (nodeAsRecord[key] !== checkAsRecord[key]) return false;
				}
				return true;
			}
		}
		function typeFactory(check) {
			return castFactory(type);
			function type(node) {
				return node && node.type === check;
			}
		}
		function castFactory(testFunction) {
			return check;
			function check(value, index, parent) {
				return Boolean(looksLikeANode(value) && testFunction.call(this, value, typeof index === "number" ? index : undefined, parent || undefined));
			}
		}
		function ok() {
			return true;
		}
		function looksLikeANode(value) {
			return value !== null && typeof value === "object" && "type" in value;
		}
	}),
	1717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G1: () => position,
			PW: () => pointStart,
			Y: () => pointEnd
		});
		const pointEnd = point("end");
		const pointStart = point("start");
		function point(type) {
			return point;
			function point(node) {
				const point = node && node.position && node.position[type] || {};
				if (typeof point.line === "number" && point.line > 0 && typeof point.column === "number" && point.column > 0) {
					return {
						line: point.line,
						column: point.column,
						offset: typeof point.offset === "number" && point.offset > -1 ? point.offset : undefined
					};
				}
			}
		}
		function position(node) {
			const start = pointStart(node);
			const end = pointEnd(node);
			if (start && end) {
				return {
					start,
					end
				};
			}
		}
	}),
	669: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => stringifyPosition });
		function stringifyPosition(value) {
			if (!value || typeof value !== "object") {
				return "";
			}
			if ("position" in value || "type" in value) {
				return position(value.position);
			}
			if ("start" in value || "end" in value) {
				return position(value);
			}
			if ("line" in value || "column" in value) {
				return point(value);
			}
			return "";
		}
		function point(point) {
			return index(point && point.line) + ":" + index(point && point.column);
		}
		function position(pos) {
			return point(pos && pos.start) + "-" + point(pos && pos.end);
		}
		function index(value) {
			return value && typeof value === "number" ? value : 1;
		}
	}),
	4146: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dc: () => EXIT,
			_Z: () => SKIP,
			VG: () => visitParents
		});
		var lib = __webpack_require__(8830);
		;
		function color(d) {
			return "\x1B[33m" + d + "\x1B[39m";
		}
		;
		const empty = [];
		const CONTINUE = true;
		const EXIT = false;
		const SKIP = "skip";
		function visitParents(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, reverse) {
			if (!tree || typeof tree !== "object") {
				throw new Error("Unexpected value `" + tree + "` for `tree`, expected node");
			}
			let preorder = true;
			let check;
			let visitors;
			let enter;
			let exit;
			if (typeof enterOrVisitorsOrReverse === "function" || enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse === "object") {
				check = testOrEnterOrVisitors;
				visitors = enterOrVisitorsOrReverse;
				if (reverse) preorder = false;
			} else {
				visitors = testOrEnterOrVisitors;
				if (enterOrVisitorsOrReverse) preorder = false;
			}
			if (typeof visitors === "function") {
				enter = visitors;
			} else if (visitors && typeof visitors === "object") {
				if (visitors.enter === null || visitors.enter === undefined) {} else if (typeof visitors.enter === "function") {
					enter = visitors.enter;
				} else {
					throw new Error("Unexpected value `" + visitors.enter + "` for `visitors.enter`, expected optional visitor");
				}
				if (typeof visitors.exit === "function") {
					exit = visitors.exit;
				} else {
					throw new Error("Unexpected value `" + visitors.exit + "` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)");
				}
			} else {
				throw new Error("Unexpected value `" + visitors + "` for `enter` or `visitors`, expected visitor or object with visitors");
			}
			const is = (0, lib.C)(check);
			const step = preorder ? 1 : -1;
			factory(tree, undefined, [])();
			function factory(node, index, parents) {
				const value = node && typeof node === "object" ? node : {};
				if (typeof value.type === "string") {
					const name = typeof value.tagName === "string" ? value.tagName : typeof value.name === "string" ? value.name : undefined;
					Object.defineProperty(visit, "name", { value: "node (" + color(node.type + (name ? "<" + name + ">" : "")) + ")" });
				}
				return visit;
				function visit() {
					const matches = !check || is(node, index, parents[parents.length - 1] || undefined);
					let result = empty;
					if (enter && matches) {
						result = toResult(enter(node, parents, index));
						if (result[0] === EXIT) {
							return result;
						}
					}
					if ("children" in node && node.children) {
						const nodeAsParent = node;
						if (nodeAsParent.children && result[0] !== SKIP) {
							let offset = (preorder ? -1 : nodeAsParent.children.length) + step;
							const grandparents = [...parents, nodeAsParent];
							while (offset > -1 && offset < nodeAsParent.children.length) {
								const child = nodeAsParent.children[offset];
								const subresult = factory(child, offset, grandparents)();
								if (subresult[0] === EXIT) {
									return subresult;
								}
								offset = typeof subresult[1] === "number" ? subresult[1] : offset + step;
							}
						}
					}
					if (exit && matches) {
						const exitResult = toResult(exit(node, parents, index));
						if (exitResult[0] === SKIP) {
							throw new Error("Unexpected value `" + exitResult[0] + "` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing");
						}
						if (exitResult[0] === EXIT || typeof exitResult[1] === "number") {
							return exitResult;
						}
					}
					return result;
				}
			}
		}
		function toResult(value) {
			if (Array.isArray(value)) {
				return value;
			}
			if (typeof value === "number") {
				return [CONTINUE, value];
			}
			return value === null || value === undefined ? empty : [value];
		}
	}),
	3617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { YR: () => visit });
		var unist_util_visit_parents__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4146);
		function visit(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, maybeReverse) {
			let check;
			let visitors;
			let reverse;
			if (typeof enterOrVisitorsOrReverse === "function" || enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse === "object") {
				check = testOrEnterOrVisitors;
				visitors = enterOrVisitorsOrReverse;
				reverse = maybeReverse;
			} else {
				visitors = testOrEnterOrVisitors;
				reverse = enterOrVisitorsOrReverse;
			}
			if (typeof visitors === "function") {
				(0, unist_util_visit_parents__WEBPACK_IMPORTED_MODULE_0__.VG)(tree, check, wrap(visitors), reverse);
			} else {
				(0, unist_util_visit_parents__WEBPACK_IMPORTED_MODULE_0__.VG)(tree, check, wrapVisitors(visitors), reverse);
			}
		}
		function wrapVisitors(visitors) {
			if (!visitors || typeof visitors !== "object") return visitors;
			return {
				enter: typeof visitors.enter === "function" ? wrap(visitors.enter) : visitors.enter,
				exit: typeof visitors.exit === "function" ? wrap(visitors.exit) : visitors.exit
			};
		}
		function wrap(visitor) {
			return overload;
			function overload(node, parents, index) {
				return visitor(node, index, parents[parents.length - 1]);
			}
		}
	}),
	950: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => zwitch });
		const own = {}.hasOwnProperty;
		function zwitch(key, options) {
			const settings = options || {};
			function one(value, ...parameters) {
				let fn = one.invalid;
				const handlers = one.handlers;
				if (value && own.call(value, key)) {
					const id = String(value[key]);
					fn = own.call(handlers, id) ? handlers[id] : one.unknown;
				}
				if (fn) {
					return fn.call(this, value, ...parameters);
				}
			}
			one.handlers = settings.handlers || {};
			one.invalid = settings.invalid;
			one.unknown = settings.unknown;
			return one;
		}
	})
};
