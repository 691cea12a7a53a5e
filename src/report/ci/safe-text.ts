import { plainLines, safeLogLines } from '../../kernel/untrusted.ts';

/**
 * Azure's agent looks for `##vso[` anywhere in a line (microsoft/azure-pipelines-agent, Command.TryParse), the old one of GitHub for
 * `##[`. Both compare by the rules of a culture, which skip invisible characters, so only a visible space breaks the mark.
 */
const COMMAND_MARK = /#(?=(?:\x1b\[[\d;:]*m|[^\x20-\x7e])*#)/gu;
/** GitLab reads it, with what follows, as a section (lib/gitlab/regex.rb, logs_section_prefix_regex). */
const SECTION_MARK = /section_(?=(?:start|end):)/g;
/** Starts a hidden note of Jenkins (hudson.console.ConsoleNote, PREAMBLE_STR); concealed text is unwanted elsewhere too. */
const CONCEAL = '\x1b[8m';

/**
 * Returns a line of the application's log for the log of a CI that reads commands there. It starts with `│ `, so that no command counts
 * that must start a line; a space breaks the marks that count anywhere. Cleaned, redacted and cut like `safeLogLines`; several lines
 * are joined by line feeds. No line feed at the end. Never throws.
 */
export function safeCiLine(line: string): string {
  return safeLogLines(line).map(breakMarks).join('\n');
}

/**
 * Returns an untrusted text, cleaned and with its lines kept, in which no CI finds a command, unless it is printed at a line's start. Never
 * throws.
 */
export function sayWithLines(text: string): string {
  return breakMarks(plainLines(text).join('\n'));
}

/** Returns JSON in which no CI finds a command and that parses to the same. */
export function escapeMarks(json: string): string {
  return json.replace(COMMAND_MARK, String.raw`\u0023`);
}

/** Returns a clean text in which no CI finds a command, unless it is printed at a line's start. Never throws. */
export function breakMarks(text: string): string {
  return text.replaceAll(CONCEAL, '').replace(COMMAND_MARK, '# ').replace(SECTION_MARK, 'section ');
}
