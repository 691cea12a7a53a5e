export const id = 414;
export const ids = [414];
export const modules = { 3414: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createChain: () => createChain });
	var lib = __webpack_require__(6626);
	var rehype_sanitize_lib = __webpack_require__(1408);
	var schema = __webpack_require__(2139);
	var rehype_stringify_lib = __webpack_require__(3073);
	var remark_gfm_lib = __webpack_require__(1840);
	var remark_parse_lib = __webpack_require__(4277);
	var remark_rehype_lib = __webpack_require__(5993);
	var unified_lib = __webpack_require__(3900);
	;
	const MAX_MISSING = 1e4;
	const MAX_REFERRED = 1e6;
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
	;
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
	;
	function createChain() {
		return (text, prefix) => (0, unified_lib.l)().use(remark_parse_lib.A).use(remark_gfm_lib.A).use(() => refuseGrowth).use(remark_rehype_lib.A, {
			allowDangerousHtml: true,
			clobberPrefix: ""
		}).use(lib.A).use(() => settleTree).use(rehype_sanitize_lib.A, {
			...schema.j,
			clobberPrefix: prefix,
			attributes: allowedAttributes()
		}).use(rehype_stringify_lib.A).processSync(text).toString();
	}
	function allowedAttributes() {
		const attributes = schema.j.attributes ?? {};
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
}) };
