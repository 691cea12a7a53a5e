import type { Matcher, NearLine } from '../matcher.ts';

/** A script tried again. */
const RETRIED: NearLine = {
  where: 'below',
  within: 6,
  pattern: /^.{0,120}?(?:[Rr]etry|[Ww]aiting|[Aa]ttempt \d|[Tt]rying again|[Ss]leep|unavailable)/,
  isForbidden: true,
};

/** The program, its container or the step ended after it. */
const ENDED: NearLine = {
  where: 'below',
  within: 80,
  pattern:
    /^.{0,160}?(?:exited (?:normally )?with (?:code|status)|Exited with status [1-9]|exit(?: code|ed| status):? [1-9]|completed with exit code [1-9]|did not complete|non-zero|[Ss]topping Container|to crashed|Back-off|Job failed|Rolling back attempted|At statement \d)/,
  isRequired: true,
};

/** What databases, their programs and the tools of migrations say. */
export const DATABASES: readonly Matcher[] = [
  {
    name: 'prisma-schema',
    kind: 'compile error',
    pattern: /^ {0,4}error: (?<cause>.+)$/,
    near: [
      {
        where: 'below',
        within: 3,
        pattern: /^ {1,8}--> {1,2}(?:schema\.prisma:|(?<file>[^\s:]{1,300}\.prisma):(?<line>\d{1,7}))/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'prisma-failed-migration',
    kind: 'migration',
    pattern:
      /^(?:Error: )?(?:P30\d\d:? )?(?:A migration failed to apply\. New|Migration `[^`]{1,200}` failed to apply cleanly).*$/,
    near: [
      { where: 'below', within: 12, pattern: /^Migration name: (?<migration>\S{1,200})/ },
      {
        where: 'below',
        within: 20,
        pattern:
          /^(?:ERROR: {1,2}|Database error: |error: |ERROR {1,2})?(?<cause>(?!Database error|Migration name|Please|DbError)\S+ .*(?:exist|violat|constraint|denied|error|syntax|cannot|not |must|contain|Unknown|Incorrect).*|Duplicate .+)$/,
        until: /^DbError/,
      },
    ],
    sentence: 'A migration failed to apply: {migration}: {cause}',
  },
  {
    name: 'prisma-code',
    kind: 'migration',
    pattern: /^(?:Error: )(?:P\d{4}): (?<cause>.+)$/,
    near: [RETRIED],
  },
  {
    name: 'perl',
    kind: 'crash',
    pattern:
      /^(?<cause>(?:Can't |Cannot |Died|Global symbol |Undefined subroutine|syntax error|Bareword |Missing right |Illegal |Modification of|Not an? \w{1,20} reference|Attempt to).{0,400}?) at (?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:\.|(?<near>, (?:near|at) .*))$/,
    sentence: '{cause}{near}',
  },
  {
    name: 'knex-failed',
    kind: 'migration',
    pattern: /^migration failed with error: (?:.{0,700} - )?(?<cause>.+)$/,
    near: [{ where: 'above', within: 1, pattern: /^migration file "(?<bareFile>[\w.-]{1,200})" failed$/ }],
  },
  {
    name: 'golang-migrate',
    kind: 'migration',
    pattern:
      /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:error|Execution Error): (?<cause>(?:error returned from database: |migration failed(?: in line \d+)?: |Dirty database version |no migration found for version |first : file does not exist|failed to open (?:database|source)|while executing migration |migration \d+ was previously applied|migration \d+ is partially applied).*)$/,
  },
  {
    name: 'postgres-message',
    kind: 'migration',
    rank: 'effect',
    pattern:
      /^(?=.{0,400}?(?:rror|ERR|xception|failed|SQLSTATE))(?!\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [A-Z])(?!.{0,80}\b(?:NOTICE|WARNING|INFO)\b)(?!query failed).{0,400}?(?<cause>(?:(?:relation|column|type|function|schema|role|database|index|constraint|trigger|extension|sequence|view) "[^"]{1,200}" (?:of relation "[^"]{1,200}" )?(?:does not exist|already exists)|duplicate key value violates|(?:insert or update|update or delete) on table "|null value in column "|new row for relation "|could not create unique index|syntax error at or near "|permission denied for (?:table|schema|relation|database|sequence|view)|must be owner of |password authentication failed for|no pg_hba\.conf entry|unterminated quoted string at|current transaction is aborted).{0,300})$/,
    near: [ENDED],
  },
];
