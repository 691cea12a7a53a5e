/**
 * The runner's own reading of a step's output, ported from actions/runner: StreamReader.ReadLine for the lines, ActionCommand.TryParseV2
 * and ActionCommand.TryParse for the commands, the names of ActionCommandManager's extensions.
 */
const COMMANDS = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

/** Char.IsWhiteSpace of .NET. */
const LEADING_WHITE_SPACE = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
/** Characters that a culture-sensitive comparison (ICU) does not see: controls, format characters, variation selectors. */
const IGNORED = String.raw`[\p{Cf}\u034f\ufe00-\ufe0f\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]*`;

/** Returns every command that the runner finds in `output`, by name; with `ignoring`, as under a culture that does not see some characters. */
export function findCommands(output: string, comparison: 'ordinal' | 'ignoring'): string[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => readCommand(line, comparison) ?? []);
}

function readCommand(line: string, comparison: 'ordinal' | 'ignoring'): string | null {
  return readNewCommand(line, comparison) ?? readOldCommand(line, comparison);
}

function readNewCommand(line: string, comparison: 'ordinal' | 'ignoring'): string | null {
  const message = line.replace(LEADING_WHITE_SPACE, '');
  if (indexOf(message, '::', 0, comparison) !== 0) return null;
  const end = indexOf(message, '::', 2, comparison);
  return end === -1 ? null : registered(message.slice(2, end));
}

function readOldCommand(line: string, comparison: 'ordinal' | 'ignoring'): string | null {
  const start = indexOf(line, '##[', 0, comparison);
  if (start === -1) return null;
  const end = line.indexOf(']', start);
  return end === -1 ? null : registered(line.slice(start + 3, end));
}

function registered(commandInfo: string): string | null {
  const name = commandInfo.split(' ')[0]!.toLowerCase();
  return COMMANDS.has(name) ? name : null;
}

function indexOf(text: string, wanted: string, from: number, comparison: 'ordinal' | 'ignoring'): number {
  if (comparison === 'ordinal') return text.indexOf(wanted, from);
  const spread = [...wanted].map((character) => RegExp.escape(character)).join(IGNORED);
  const at = text.slice(from).search(new RegExp(`${IGNORED}${spread}`, 'u'));
  return at === -1 ? -1 : at + from;
}
