(() => {
	"use strict";
	var __webpack_modules__ = {
		3713: ((module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
				try {
					__nccwpck_require__.r(__webpack_exports__);
					var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
					var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
					var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
					var node_path__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
					var _kernel_node_version_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1340);
					const POST_SCRIPT = "post.js";
					const isPost = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(process.argv[1] ?? "") === POST_SCRIPT;
					const problem = (0, _kernel_node_version_js__WEBPACK_IMPORTED_MODULE_2__.P)(process.versions.node);
					if (problem === null) {
						const { runMain, runPost } = await Promise.all([__nccwpck_require__.e(825), __nccwpck_require__.e(844)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1844));
						await (isPost ? runPost() : runMain());
					} else if (!isPost) {
						process.exitCode = 1;
						process.stdout.write(`::error title=Old Node::${problem}\n`);
						const outputs = process.env["GITHUB_OUTPUT"] ?? "";
						if (outputs !== "") (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(outputs, `result=failure\nreason=${problem}\nreason-code=old-node\n`);
					}
					__webpack_async_result__();
				} catch (e) {
					__webpack_async_result__(e);
				}
			}, 1);
		}),
		1340: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { P: () => describeOldRunner });
			const MIN_OF_PACKAGE = null && [24, 0];
			const MIN_OF_ACTION = [22, 19];
			function describeOldNode(version) {
				if (!isOlder(version, MIN_OF_PACKAGE)) return null;
				return `Node ${MIN_OF_PACKAGE[0]} or later is required, but this is Node ${version}. Install a newer one from https://nodejs.org.`;
			}
			function describeOldRunner(version) {
				if (!isOlder(version, MIN_OF_ACTION)) return null;
				const needed = `This action needs Node ${MIN_OF_ACTION.join(".")} or later, but the runner started it with Node ${version}.`;
				return `${needed} Update the runner, or use a job image with Node 24. Nothing was deployed.`;
			}
			function isOlder(version, [minMajor, minMinor]) {
				const [major = 0, minor = 0] = version.split(".").map(Number);
				return major < minMajor || major === minMajor && minor < minMinor;
			}
		}),
		2613: ((module) => {
			module.exports = require("assert");
		}),
		5317: ((module) => {
			module.exports = require("child_process");
		}),
		6982: ((module) => {
			module.exports = require("crypto");
		}),
		4434: ((module) => {
			module.exports = require("events");
		}),
		9896: ((module) => {
			module.exports = require("fs");
		}),
		8611: ((module) => {
			module.exports = require("http");
		}),
		5692: ((module) => {
			module.exports = require("https");
		}),
		9278: ((module) => {
			module.exports = require("net");
		}),
		4589: ((module) => {
			module.exports = require("node:assert");
		}),
		6698: ((module) => {
			module.exports = require("node:async_hooks");
		}),
		4573: ((module) => {
			module.exports = require("node:buffer");
		}),
		7540: ((module) => {
			module.exports = require("node:console");
		}),
		7598: ((module) => {
			module.exports = require("node:crypto");
		}),
		3053: ((module) => {
			module.exports = require("node:diagnostics_channel");
		}),
		610: ((module) => {
			module.exports = require("node:dns");
		}),
		8474: ((module) => {
			module.exports = require("node:events");
		}),
		3024: ((module) => {
			module.exports = require("node:fs");
		}),
		1455: ((module) => {
			module.exports = require("node:fs/promises");
		}),
		7067: ((module) => {
			module.exports = require("node:http");
		}),
		2467: ((module) => {
			module.exports = require("node:http2");
		}),
		7030: ((module) => {
			module.exports = require("node:net");
		}),
		8161: ((module) => {
			module.exports = require("node:os");
		}),
		6760: ((module) => {
			module.exports = require("node:path");
		}),
		643: ((module) => {
			module.exports = require("node:perf_hooks");
		}),
		1792: ((module) => {
			module.exports = require("node:querystring");
		}),
		99: ((module) => {
			module.exports = require("node:sqlite");
		}),
		7075: ((module) => {
			module.exports = require("node:stream");
		}),
		7830: ((module) => {
			module.exports = require("node:stream/web");
		}),
		7997: ((module) => {
			module.exports = require("node:timers");
		}),
		1692: ((module) => {
			module.exports = require("node:tls");
		}),
		3136: ((module) => {
			module.exports = require("node:url");
		}),
		7975: ((module) => {
			module.exports = require("node:util");
		}),
		3429: ((module) => {
			module.exports = require("node:util/types");
		}),
		5919: ((module) => {
			module.exports = require("node:worker_threads");
		}),
		8522: ((module) => {
			module.exports = require("node:zlib");
		}),
		857: ((module) => {
			module.exports = require("os");
		}),
		6928: ((module) => {
			module.exports = require("path");
		}),
		5574: ((module) => {
			module.exports = require("string_decoder");
		}),
		3557: ((module) => {
			module.exports = require("timers");
		}),
		4756: ((module) => {
			module.exports = require("tls");
		}),
		9023: ((module) => {
			module.exports = require("util");
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
			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
			threw = false;
		} finally {
			if (threw) delete __webpack_module_cache__[moduleId];
		}
		module.loaded = true;
		return module.exports;
	}
	__nccwpck_require__.m = __webpack_modules__;
	if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = __dirname + "/";
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
		__nccwpck_require__.n = (module) => {
			var getter = module && module.__esModule ? () => module["default"] : () => module;
			__nccwpck_require__.d(getter, { a: getter });
			return getter;
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
		var installedChunks = { 792: 1 };
		var installChunk = (chunk) => {
			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
			for (var moduleId in moreModules) {
				if (__nccwpck_require__.o(moreModules, moduleId)) {
					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
				}
			}
			if (runtime) runtime(__nccwpck_require__);
			for (var i = 0; i < chunkIds.length; i++) installedChunks[chunkIds[i]] = 1;
		};
		__nccwpck_require__.f.require = (chunkId, promises) => {
			if (!installedChunks[chunkId]) {
				if (true) {
					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
				} else installedChunks[chunkId] = 1;
			}
		};
	})();
	var __webpack_exports__ = __nccwpck_require__(3713);
	module.exports = __webpack_exports__;
})();
