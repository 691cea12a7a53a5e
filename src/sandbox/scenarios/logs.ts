import { BUSY_LOG } from './build-log.ts';
import { LOG_SHAPES } from './log-shapes.ts';
import type { ScenarioSketch } from './plain.ts';
import type { LogEntry } from './scenario.ts';

const ESCAPE = '\u001b';

/**
 * What a log may hold that was written to harm its reader: commands to the GitHub runner (both notations, behind every
 * character that starts a line there), escape sequences of a terminal, and text that Markdown or HTML would act on.
 */
const ATTACKS: readonly string[] = [
  '::error::This deployment has been taken over',
  '::error file=app.js,line=1::A forged annotation',
  '::warning::and this one',
  '  ::notice::behind spaces',
  '##[error]The older notation',
  'in the middle of a line ##[error]as the runner reads it',
  '##[group]a group that never ends',
  '::add-mask::e',
  '::stop-commands::resume-token',
  '##[add-mask]a',
  '::resume-token::',
  '::set-output name=result::success',
  '##[set-output name=result]success',
  '::save-state name=isPost::true',
  '::set-env name=PATH::/tmp/evil',
  '::add-path::/tmp/evil',
  '::debug::hidden by default',
  'a carriage return\r::error::behind it',
  'CR and LF\r\n::error::behind them',
  'a line feed\n::error::behind it',
  'a next line\u0085::error::behind it',
  'a line separator\u2028::error::behind it',
  'a paragraph separator\u2029::error::behind it',
  'a vertical tab\u000b::error::behind it',
  'a form feed\u000c::error::behind it',
  '\u0085::error::behind a next line that is trimmed',
  '\ufeff::error::behind a byte order mark',
  '\u200b::error::behind a zero-width space',
  'your token is {token}',
  'Authorization: Token {token}',
  `${ESCAPE}]0;a new title\u0007the window's title`,
  `${ESCAPE}]8;;https://evil.example/\u0007a link to elsewhere${ESCAPE}]8;;\u0007`,
  `${ESCAPE}]52;c;ZXZpbA==\u0007the clipboard`,
  `${ESCAPE}[2J${ESCAPE}[H${ESCAPE}[1;31mthe screen cleared, and red${ESCAPE}[0m`,
  `${ESCAPE}[31mordinary red${ESCAPE}[0m`,
  `${ESCAPE}[1A${ESCAPE}[2Kthe line above overwritten`,
  `${ESCAPE}Pdevice control${ESCAPE}\\`,
  '\u009b31mred by a single control character',
  'erased\b\b\b\b\b\bhidden',
  'a bell\u0007 and a null\u0000 byte',
  'turned around \u202etxt.exe\u202c and isolated \u2066text\u2069',
  'half a surrogate pair \ud83d in the text',
  '# A heading, **bold**, `code` and a [link](https://evil.example/)',
  '![a picture](https://evil.example/pixel.png)',
  '```',
  '</details></summary></pre><h1>broken out</h1>',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '<!-- a comment that never ends',
  '| a | table |',
  'thanks to @octocat and @github/security, closes #1, see GH-2 and octocat/hello-world#3',
  'https://evil.example/?q=a&b=c',
  '\u0024{{ secrets.GITHUB_TOKEN }} $(id) `id` %0A::error::encoded',
  `a very long line: ${'0123456789abcdef'.repeat(4096)}`,
  '',
  '   ',
];

/** The attacks, one a second, while a normal deployment continues. */
const HOSTILE_LOG: readonly LogEntry[] = ATTACKS.map((text, atSeconds) => ({ atSeconds, text }));

/** What the log holds and how it is written: the deployment itself is a normal one. */
export const LOG_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  'hostile-log': {
    description: 'The log contains attacks: runner commands, escape sequences, markup, and the token of the caller.',
    log: HOSTILE_LOG,
  },
  'busy-log': {
    description: 'The log grows by 50 lines per second for a minute, so some lines are gone before the next read.',
    log: BUSY_LOG,
  },
  'log-strings': { description: 'The log is a bare array of strings.', logShape: LOG_SHAPES.strings },
  'log-objects': {
    description: 'The log is a bare array of objects with msg, and a timestamp in seconds.',
    logShape: LOG_SHAPES.objects,
  },
  'log-logs': { description: 'The log is {logs: [{timestamp, line}]}.', logShape: LOG_SHAPES.logs },
  'log-data': {
    description: 'The log is {data: [{id, created_at, text}]}, with times in milliseconds.',
    logShape: LOG_SHAPES.data,
  },
  'log-lines': { description: 'The log is {lines: [string]}.', logShape: LOG_SHAPES.lines },
  'log-text': { description: 'The log is plain text.', logShape: LOG_SHAPES.text },
  'log-ndjson': { description: 'The log is one JSON object per line (NDJSON).', logShape: LOG_SHAPES.ndjson },
  'log-newest-first': { description: 'The newest line of the log comes first.', logShape: LOG_SHAPES['newest-first'] },
  'log-tail-ignored': {
    description: 'The log is always complete; the parameter tail is ignored.',
    logShape: LOG_SHAPES['tail-ignored'],
  },
  'log-odd': { description: 'Some lines of the log are null, numbers or unknown objects.', logShape: LOG_SHAPES.odd },
  'log-nothing': { description: 'Every read of the log returns 204 without a body.', logShape: LOG_SHAPES.nothing },
  'log-unavailable': {
    description: 'Every read of the log returns 500.',
    faults: [{ faults: ['status=500'], on: ['log'] }],
  },
  'log-forbidden': {
    description: 'Every read of the log returns 403.',
    faults: [{ faults: ['status=403'], on: ['log'] }],
  },
};
