import fc from 'fast-check';
import { codePoint } from '../../support/code-points.ts';

/** What a CI, a shell, XML or a terminal would read as its own. */
const MARKS = [
  '##vso[task.setvariable variable=PATH;]evil',
  '##vso[task.complete result=Succeeded;]',
  '##[error]',
  '##[group]',
  '#\u200d#vso[task.setsecret]x',
  '#\x1b[31m#vso[task.logissue type=error]x',
  '##\x1b[0mvso[',
  '::set-output name=a::b',
  '::error::',
  '--- ',
  '+++ ',
  '~~~ ',
  '^^^ +++',
  '\x1b[0Ksection_start:1:evil\r\x1b[0K',
  'section_end:1:touchdown_log',
  '\x1b[8mha:AAAA',
  '[[ATTACHMENT|/etc/passwd]]',
  ']]>',
  '<![CDATA[',
  '</system-out>',
  '&lt;',
  '&#0;',
  '$TOUCHDOWN_TOKEN',
  '${TOUCHDOWN_TOKEN}',
  '%TOUCHDOWN_TOKEN%',
  '$(TOUCHDOWN_TOKEN)',
  '$[variables.x]',
  '%AZP25',
  '%0A',
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\0',
  '\ud800',
  '\ufffe',
  '\x1b]0;title\x07',
  '│',
  ' ',
  '"',
  "'",
  '=',
  '#',
];

/** Texts made of words of many CIs, and of any characters. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ unit: codePoint, maxLength: 6 })), { maxLength: 8 })
  .map((parts) => parts.join(''));
