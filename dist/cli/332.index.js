export const id = 332;
export const ids = [332];
export const modules = {
	7332: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createCompletionCommand: () => createCompletionCommand });
		var errors = __webpack_require__(6641);
		var command = __webpack_require__(283);
		var exit_codes = __webpack_require__(4527);
		var output = __webpack_require__(7237);
		var untrusted = __webpack_require__(2274);
		;
		const HELP = (0, command.kY)("show help for this command");
		const PLAIN = /^[A-Za-z0-9][\w.+@%/-]*$/;
		function tableOf(commands) {
			return [...commands].filter(([name]) => name.split(" ").length <= 2 && name.split(" ").every((word) => PLAIN.test(word))).map(([name, { summary, options, arguments: taken = [] }]) => ({
				name,
				summary: (0, untrusted.h0)(summary),
				options: Object.entries({
					...options,
					help: HELP
				}).filter(([option]) => PLAIN.test(option)).map(([option, facts]) => offer(option, facts)),
				words: (taken[0]?.choices ?? []).filter((word) => PLAIN.test(word)),
				takesFiles: taken.some((argument) => argument.name === "FILE")
			}));
		}
		function firstWordsOf(table) {
			const words = [...new Set(table.map(({ name }) => name.split(" ")[0] ?? ""))];
			return words.map((word) => {
				const seconds = table.flatMap(({ name, summary }) => {
					const [first, second] = name.split(" ");
					return first === word && second !== undefined ? [{
						word: second,
						summary
					}] : [];
				});
				const own = table.find(({ name }) => name === word);
				const taken = (own?.words ?? []).map((choice) => ({
					word: choice,
					summary: `${word} ${choice}`
				}));
				const summary = own?.summary ?? seconds.map((second) => second.word).join(", ");
				return {
					word,
					seconds: [...seconds, ...taken],
					summary
				};
			});
		}
		function offer(option, { summary, type, value = "", choices, multiple = false }) {
			return {
				name: `--${option}`,
				summary: (0, untrusted.h0)(summary),
				value: type === "boolean" ? { kind: "none" } : offerAfter(value, choices),
				placeholder: type === "boolean" ? "" : (0, untrusted.h0)(value) || "VALUE",
				isRepeatable: multiple
			};
		}
		function offerAfter(placeholder, choices = []) {
			const words = choices.filter((word) => PLAIN.test(word));
			if (words.length > 0) return {
				kind: "words",
				words
			};
			return { kind: placeholder === "FILE" ? "file" : "unknown" };
		}
		;
		function renderBash(table) {
			const pairs = table.filter(({ name }) => name.includes(" ")).map(({ name }) => name);
			const withFiles = table.filter(({ takesFiles }) => takesFiles).map(({ name }) => name);
			return `# touchdown's completion for bash, from 3.2 on; made by: touchdown completion bash

${OFFERING}
${renderFunction("words", renderFirstWords(table))}
${renderFunction("options", table.map(renderOptions).join(""))}
${renderFunction("value", `${renderValues(table)}    *) return 1 ;;\n`)}
${renderMain(renderCase(pairs), renderCase(withFiles))}
complete -F _touchdown touchdown
`;
		}
		const OFFERING = `_touchdown_offer() {
  local word
  for word in "$@"; do
    case "$word" in
      "$cur"*) COMPREPLY[\${#COMPREPLY[@]}]="$word" ;;
    esac
  done
}

_touchdown_files() {
  local file
  if type compopt >/dev/null 2>&1; then compopt -o filenames 2>/dev/null; fi
  while IFS= read -r file; do
    if [ -n "$file" ]; then COMPREPLY[\${#COMPREPLY[@]}]="$file"; fi
  done <<_TOUCHDOWN_FILES
$(compgen -f -- "$cur")
_TOUCHDOWN_FILES
}
`;
		function renderFunction(name, cases) {
			return `_touchdown_${name}() {\n  case "$1" in\n${cases}  esac\n}\n`;
		}
		function renderMain(pairs, withFiles) {
			return `_touchdown() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" name="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    _touchdown_words ''
    _touchdown_offer --help --version
    return 0
  fi
  # --option=value comes as three words.
  if [ "$cur" = '=' ]; then
    cur=''
  elif [ "$prev" = '=' ]; then
    prev="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  if [ "$COMP_CWORD" -gt 2 ]; then
    case "$name \${COMP_WORDS[2]}" in
      ${pairs}) name="$name \${COMP_WORDS[2]}" ;;
    esac
  fi
  case "$prev" in
    --*) if _touchdown_value "$name $prev"; then return 0; fi ;;
  esac
  case "$cur" in
    -*) _touchdown_options "$name" ;;
    *)
      if [ "$COMP_CWORD" -eq 2 ]; then _touchdown_words "$name"; fi
      case "$name" in
        ${withFiles}) _touchdown_files ;;
      esac
      if [ -z "$cur" ] && [ "\${#COMPREPLY[@]}" -eq 0 ]; then _touchdown_options "$name"; fi
      ;;
  esac
  return 0
}
`;
		}
		function renderFirstWords(table) {
			const firsts = firstWordsOf(table);
			const groups = firsts.filter(({ seconds }) => seconds.length > 0);
			const cases = groups.map(({ word, seconds }) => renderOffer(word, seconds.map((second) => second.word)));
			return renderOffer("", firsts.map(({ word }) => word)) + cases.join("");
		}
		function renderOptions({ name, options }) {
			return renderOffer(name, options.map((option) => option.name));
		}
		function renderOffer(place, words) {
			return `    ${quote(place)}) _touchdown_offer ${words.map(quote).join(" ")} ;;\n`;
		}
		function renderValues(table) {
			return table.flatMap(({ name, options }) => options.map((option) => renderValue(name, option))).join("");
		}
		function renderValue(command, { name, value }) {
			const place = `${command} ${name}`;
			if (value.kind === "none") return "";
			if (value.kind === "words") return renderOffer(place, value.words);
			return `    ${quote(place)}) ${value.kind === "file" ? "_touchdown_files " : ""};;\n`;
		}
		function renderCase(names) {
			return names.length === 0 ? "''" : names.map(quote).join(" | ");
		}
		function quote(text) {
			return /^[\w.@%/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
		}
		;
		function renderFish(table) {
			const firsts = firstWordsOf(table);
			return `# touchdown's completion for fish; made by: touchdown completion fish

function __touchdown_begins
    set -l words (commandline -opc)
    set -l last (math (count $argv) + 1)
    test (count $words) -ge $last; or return 1
    test $last -eq 1; or test "$words[2..$last]" = "$argv"
end

function __touchdown_is
    test (count (commandline -opc)) -eq (math (count $argv) + 1); and __touchdown_begins $argv
end

complete -c touchdown -e
complete -c touchdown -f
complete -c touchdown -n __touchdown_is -l help -d 'show all commands'
complete -c touchdown -n __touchdown_is -l version -d 'show the version'
${firsts.map(renderFirst).join("")}${table.map((command) => renderCommand(command, firsts)).join("")}`;
		}
		function renderFirst({ word, summary, seconds }) {
			const first = `complete -c touchdown -n __touchdown_is -a ${fish_quote(word)} -d ${fish_quote(summary)}\n`;
			const others = seconds.map((second) => `complete -c touchdown -n ${fish_quote(`__touchdown_is ${word}`)} -a ${fish_quote(second.word)} -d ${fish_quote(second.summary)}\n`);
			return first + others.join("");
		}
		function renderCommand({ name, options, takesFiles }, firsts) {
			const seconds = firsts.find(({ word }) => word === name)?.seconds ?? [];
			const others = seconds.map(({ word }) => `; and not __touchdown_begins ${name} ${word}`);
			const condition = fish_quote(`__touchdown_begins ${name}${others.join("")}`);
			const files = takesFiles ? `complete -c touchdown -n ${condition} -F\n` : "";
			return options.map((option) => renderOption(option, condition)).join("") + files;
		}
		function renderOption({ name, summary, value }, condition) {
			const after = {
				none: "",
				file: " -r -F",
				unknown: " -x",
				words: ""
			}[value.kind];
			const words = value.kind === "words" ? ` -x -a ${fish_quote(value.words.join(" "))}` : "";
			return `complete -c touchdown -n ${condition} -l ${name.slice(2)} -d ${fish_quote(summary)}${after}${words}\n`;
		}
		function fish_quote(text) {
			return `'${text.replace(/['\\]/g, "\\$&")}'`;
		}
		;
		function renderZsh(table) {
			const firsts = firstWordsOf(table);
			const pairs = table.filter(({ name }) => name.includes(" ")).map(({ name }) => name);
			return `#compdef touchdown
# touchdown's completion for zsh; made by: touchdown completion zsh

_touchdown() {
  local -a offered
  local name="$words[2]"
  if (( CURRENT == 2 )); then
    offered=(
${renderDescriptions([
				...firsts,
				{
					word: "--help",
					summary: "show all commands"
				},
				{
					word: "--version",
					summary: "show the version"
				}
			])}    )
    _describe -t commands 'command of touchdown' offered
    return
  fi
  if (( CURRENT > 3 )); then
    case "$name $words[3]" in
      (${zsh_renderCase(pairs)}) name="$name $words[3]"; shift words; (( CURRENT-- )) ;;
    esac
  elif [[ "$words[CURRENT]" != -* ]]; then
    case "$name" in
${firsts.map(renderSeconds).join("")}    esac
  fi
  shift words; (( CURRENT-- ))
  case "$name" in
${table.map(zsh_renderCommand).join("")}  esac
}

if [[ "$funcstack[1]" == _touchdown ]]; then
  _touchdown "$@"
elif (( $+functions[compdef] )); then
  compdef _touchdown touchdown
fi
`;
		}
		function renderSeconds({ word, seconds }) {
			if (seconds.length === 0) return "";
			return `      (${word})
        offered=(
${renderDescriptions(seconds)}        )
        _describe -t commands ${zsh_quote(`command of touchdown ${word}`)} offered
        ;;
`;
		}
		function zsh_renderCommand({ name, options, takesFiles }) {
			const specs = [...options.map(zsh_renderOption), takesFiles ? "*:file:_files" : "*: : "];
			return `    (${zsh_quote(name)})\n      _arguments -S : \\\n${specs.map((spec) => `        ${zsh_quote(spec)}`).join(" \\\n")}\n      ;;\n`;
		}
		function zsh_renderOption({ name, summary, value, placeholder, isRepeatable }) {
			const explanation = summary.replace(/[\\[\]]/g, "\\$&");
			const opening = `${isRepeatable ? "*" : ""}${name}${value.kind === "none" ? "" : "="}[${explanation}]`;
			if (value.kind === "none") return opening;
			const actions = {
				file: "_files",
				unknown: " "
			};
			const action = value.kind === "words" ? `(${value.words.join(" ")})` : actions[value.kind];
			return `${opening}:${placeholder.replace(/[\\:]/g, "\\$&")}:${action}`;
		}
		function renderDescriptions(words) {
			return words.map(({ word, summary }) => `      ${zsh_quote(`${word}:${summary.replaceAll("\\", "\\\\")}`)}\n`).join("");
		}
		function zsh_renderCase(names) {
			return names.length === 0 ? "''" : names.map(zsh_quote).join("|");
		}
		function zsh_quote(text) {
			return `'${text.replaceAll("'", "'\\''")}'`;
		}
		;
		const RENDERERS = new Map([
			["bash", renderBash],
			["zsh", renderZsh],
			["fish", renderFish]
		]);
		function createCompletionCommand(commands) {
			return {
				summary: "Prints a completion script for bash, zsh or fish",
				arguments: [{
					name: "SHELL",
					isRequired: true,
					choices: [...RENDERERS.keys()],
					summary: [...RENDERERS.keys()].join(", ")
				}],
				options: { json: (0, command.kY)("print the script in a JSON line") },
				examples: [["source <(touchdown completion bash)", "enables completion in this terminal (bash 4 or later, or zsh)"]],
				details: [{
					heading: "Installation",
					rows: [
						["bash", "touchdown completion bash > ~/.touchdown-completion.bash"],
						["", "echo 'source ~/.touchdown-completion.bash' >> ~/.bashrc"],
						["zsh", "mkdir -p ~/.zfunc && touchdown completion zsh > ~/.zfunc/_touchdown"],
						["", "and in ~/.zshrc, before compinit: fpath=(~/.zfunc $fpath)"],
						["fish", "touchdown completion fish > ~/.config/fish/completions/touchdown.fish"],
						["", "Repeat this after an update of touchdown."]
					]
				}],
				run: async (values, terminal, [shell = ""]) => {
					const render = RENDERERS.get(shell);
					if (render === undefined) {
						const problem = `is not a supported shell. Use one of ${[...RENDERERS.keys()].join(", ")}.`;
						throw new errors.dz([{
							name: "SHELL",
							seen: shell,
							problem
						}]);
					}
					const script = render(tableOf(await commands()));
					(0, output.q)("completion", values["json"] === true, terminal).show("result", {
						shell,
						script
					}, script);
					return exit_codes.dc.done;
				}
			};
		}
	}),
	7237: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => createPaint,
			q: () => createOutput
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		var _json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9880);
		function createOutput(command, isJson, terminal) {
			return {
				isJson,
				paint: createPaint(terminal.hasColors ?? false),
				say: (text) => {
					if (!isJson) terminal.out(text);
				},
				show: (kind, data, text) => terminal.out(isJson ? (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_1__.ni)(kind, command, data) : text)
			};
		}
		const STYLES = {
			strong: "bold",
			good: "green",
			doubt: "yellow",
			bad: "red",
			busy: "cyan",
			faint: "dim"
		};
		function createPaint(hasColors) {
			return (style, text) => hasColors ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(STYLES[style], text, { validateStream: false }) : text;
		}
	})
};
