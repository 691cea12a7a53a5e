import type { Matcher, NearLine } from '../../matcher.ts';

/** The program, its container or the step ended after it. */
const ENDED: NearLine = {
  where: 'below',
  within: 80,
  pattern:
    /^.{0,160}?(?:exited (?:normally )?with (?:code|status)|Exited with status [1-9]|exit(?: code|ed| status):? [1-9]|completed with exit code [1-9]|did not complete|non-zero|[Ss]topping Container|to crashed|Back-off|Job failed|Rolling back attempted|At statement \d)/,
  isRequired: true,
};

/**
 * Messages of databases, whatever tool shows them: their wording is the server's. They come after the matchers of tools, and count as
 * effects: a program may go on after a query that failed.
 */
export const SQL_MESSAGES: readonly Matcher[] = [
  {
    name: 'postgres-message',
    kind: 'migration',
    rank: 'effect',
    pattern:
      /^(?=.{0,400}?(?:rror|ERR|xception|failed|SQLSTATE))(?!\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [A-Z])(?!.{0,80}\b(?:NOTICE|WARNING|INFO)\b)(?!query failed).{0,400}?(?<cause>(?:(?:relation|column|type|function|schema|role|database|index|constraint|trigger|extension|sequence|view) "[^"]{1,200}" (?:of relation "[^"]{1,200}" )?(?:does not exist|already exists)|duplicate key value violates|(?:insert or update|update or delete) on table "|null value in column "|new row for relation "|could not create unique index|syntax error at or near "|permission denied for (?:table|schema|relation|database|sequence|view)|must be owner of |password authentication failed for|no pg_hba\.conf entry|unterminated quoted string at|current transaction is aborted).{0,300})$/,
    near: [ENDED],
  },
];
