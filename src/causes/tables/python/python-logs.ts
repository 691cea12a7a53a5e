import type { Matcher } from '../../matcher.ts';
import { ANY, CONTINUED, FOREIGN } from './python.ts';

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
];
