export const id = 1;
export const ids = [1];
export const modules = { 1001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createChain: () => createChain });
	var rehype_raw__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6626);
	var rehype_sanitize__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1408);
	var rehype_sanitize__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2139);
	var rehype_stringify__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3073);
	var remark_gfm__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1840);
	var remark_parse__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6658);
	var remark_rehype__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5993);
	var unified__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3900);
	const MAX_MISSING = 1e4;
	const MAX_REFERRED = 1e6;
	function createChain() {
		return (text, prefix) => (0, unified__WEBPACK_IMPORTED_MODULE_0__.l)().use(remark_parse__WEBPACK_IMPORTED_MODULE_1__.A).use(remark_gfm__WEBPACK_IMPORTED_MODULE_2__.A).use(() => refuseGrowth).use(remark_rehype__WEBPACK_IMPORTED_MODULE_3__.A, {
			allowDangerousHtml: true,
			clobberPrefix: ""
		}).use(rehype_raw__WEBPACK_IMPORTED_MODULE_4__.A).use(() => settleTree).use(rehype_sanitize__WEBPACK_IMPORTED_MODULE_5__.A, {
			...rehype_sanitize__WEBPACK_IMPORTED_MODULE_6__.j,
			clobberPrefix: prefix,
			attributes: allowedAttributes()
		}).use(rehype_stringify__WEBPACK_IMPORTED_MODULE_7__.A).processSync(text).toString();
	}
	function allowedAttributes() {
		const attributes = rehype_sanitize__WEBPACK_IMPORTED_MODULE_6__.j.attributes ?? {};
		return {
			...attributes,
			pre: [...attributes["pre"] ?? [], ["tabIndex", "0"]],
			div: [
				...attributes["div"] ?? [],
				["className", "wide"],
				["role", "group"],
				["ariaLabel", "Table"],
				["tabIndex", "0"]
			]
		};
	}
	function refuseGrowth(tree) {
		const nodes = flatten(tree);
		const missing = nodes.reduce((sum, node) => sum + missingIn(node), 0);
		const references = nodes.filter(({ type }) => type === "linkReference" || type === "imageReference").length;
		const longest = nodes.reduce((most, node) => Math.max(most, definedIn(node)), 0);
		if (missing > MAX_MISSING || references * longest > MAX_REFERRED) throw new Error("The text would grow too much.");
	}
	function flatten(node) {
		return [node, ...(node.children ?? []).flatMap(flatten)];
	}
	function missingIn({ type, align, children = [] }) {
		if (type !== "table") return 0;
		const columns = align?.length ?? 0;
		return children.reduce((sum, row) => sum + Math.max(0, columns - (row.children?.length ?? 0)), 0);
	}
	function definedIn({ type, url = "", title }) {
		return type === "definition" ? url.length + (title?.length ?? 0) : 0;
	}
	function settleTree(tree) {
		tree.children = tree.children.flatMap((node) => node.type === "element" ? settle(node) : node);
	}
	function settle(element) {
		element.children = element.children.flatMap((node) => node.type === "element" ? settle(node) : [node]);
		const { tagName, properties } = element;
		switch (tagName) {
			case "img": return [textNode(`[picture: ${String(properties["alt"] ?? "") || "without text"}]`)];
			case "source": return [];
			case "input": return [textNode(properties["checked"] ? "\u2611" : "\u2610")];
			case "pre": return [{
				...element,
				properties: {
					...properties,
					tabIndex: 0
				}
			}];
			case "table": return [elementNode("div", {
				className: ["wide"],
				role: "group",
				ariaLabel: "Table",
				tabIndex: 0
			}, [element])];
			default: return [element];
		}
	}
	function textNode(value) {
		return {
			type: "text",
			value
		};
	}
	function elementNode(tagName, properties, children) {
		return {
			type: "element",
			tagName,
			properties,
			children
		};
	}
}) };
