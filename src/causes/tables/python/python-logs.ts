import type { Matcher, NearLine } from '../../matcher.ts';
import { ANY, APPLICATION_FRAME, CONTINUED, exception, FOREIGN } from './python.ts';

/** Something else was printed before the program ended, so that it may have survived what it logged. */
const GOES_ON: NearLine = {
  where: 'below',
  within: 60,
  pattern: /^(?!.{0,300}?(?:[Ee]xit|[Ff]ail|[Cc]rash|[Ss]topp|[Bb]ack-?[Oo]ff|rror|ERR|Exception))\S/,
  until: /^.{0,300}?(?:exit(?:ed)? |[Ss]topping )/,
  isForbidden: true,
};
/** The program, or its container, ended after it. */
const ENDED: NearLine = {
  where: 'below',
  within: 12,
  pattern:
    /^.{0,160}?(?:exited (?:normally )?with (?:code|status)|[Ss]topping |to crashed|[Ee]xit(?: code|ed)?:? [1-9]|Back-off)/,
  isRequired: true,
};
/** Exceptions as libraries that log or draw them print them. */
export const PYTHON_LOGS: readonly Matcher[] = [
  {
    name: 'python-rich',
    kind: 'crash',
    pattern: new RegExp(`^(?:\\w{1,60}\\.){0,4}(?<cause>(?:${ANY})(?:: .+)?)$`),
    near: [
      { where: 'above', within: 1, pattern: /^[╰└+][─-]{10,200}[╯┘+]$/, isRequired: true },
      CONTINUED,
      {
        where: 'above',
        within: 400,
        pattern: new RegExp(`^[│|] ${FOREIGN}(?<file>[^":<]{1,300}\\.py):(?<line>\\d{1,7}) in `),
        until: /^[╭┌+][─-]{1,100} Traceback /,
      },
    ],
    sentence: '{cause}',
  },
  {
    name: 'python-loguru',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern: exception(ANY),
    near: [
      { where: 'above', within: 1, pattern: /^$/, isRequired: true },
      {
        where: 'above',
        within: 200,
        pattern: /^Traceback \(most recent call last\):$/,
        until: /^[^\s>]/,
        isRequired: true,
      },
      {
        ...APPLICATION_FRAME,
        pattern: new RegExp(`^[ >] File "${FOREIGN}(?<file>[^"<]+\\.pyw?)", line (?<line>\\d{1,7})`),
      },
    ],
  },
  {
    name: 'python-json-error',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^\{(?=.{0,900}?"level": ?"error")(?=.{0,900}?"event": ?"(?<message>[^"]{1,200})")(?:.{0,980}\\n(?:\w{1,60}\.){0,4}(?<cause>[A-Z]\w{1,60}: [^"\\]{1,200}|[A-Z]\w{1,60})")?/,
    near: [GOES_ON, ENDED],
    sentence: '{message}: {cause}',
  },
  {
    name: 'python-json-critical',
    kind: 'crash',
    pattern:
      /^\{(?=.{0,600}?"level(?:name)?": ?"(?:CRITICAL|critical)")(?=.{0,600}?"(?:message|msg|event)": ?"(?<message>[^"]{1,200})")(?:.{0,980}\\n(?:\w{1,60}\.){0,4}(?<cause>[A-Z]\w{1,60}: [^"\\]{1,200}|[A-Z]\w{1,60})")?/,
    sentence: '{message}: {cause}',
  },
];
