import { plainLine, plainLines, safeLogLines } from '../../kernel/untrusted.ts';

/**
 * Azure's agent looks for `##vso[` anywhere in a line (microsoft/azure-pipelines-agent, Command.TryParse), the old one of GitHub
 * for `##[`, both by the rules of a culture, which skip characters that show nothing: a space breaks the mark, nothing less does.
 */
const COMMAND_MARK = /#(?=(?:\x1b\[[\d;:]*m|[^\x20-\x7e])*#)/gu;
/** GitLab takes it for a section with what follows (lib/gitlab/regex.rb, logs_section_prefix_regex). */
const SECTION_MARK = /section_(?=(?:start|end):)/g;
/** Begins a hidden note of Jenkins's (hudson.console.ConsoleNote, PREAMBLE_STR); concealed text is nobody's friend elsewhere either. */
const CONCEAL = '\x1b[8m';

/**
 * Returns a line of the application's log for the log of a CI that reads commands there: it begins with `│ `, so no command that
 * counts at a line's start does, and the marks that count anywhere are broken by a space. Cleaned, redacted and cut as
 * `safeLogLines` does, which also says what becomes of a text of several lines: they are joined by line feeds. No line feed at the
 * end. Never throws.
 */
export function safeCiLine(line: string): string {
  return safeLogLines(line).map(breakMarks).join('\n');
}

/** Returns a text as one line in which no CI finds a command, where it does not stand at the line's start. Never throws. */
export function sayPlainly(text: string): string {
  return breakMarks(plainLine(text));
}

/** As {@link sayPlainly}, with its lines kept. Never throws. */
export function sayWithLines(text: string): string {
  return plainLines(text).map(breakMarks).join('\n');
}

function breakMarks(line: string): string {
  return line.replaceAll(CONCEAL, '').replace(COMMAND_MARK, '# ').replace(SECTION_MARK, 'section ');
}
