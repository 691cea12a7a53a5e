import type { Matcher } from '../../matcher.ts';

/** What tools that migrate a database say. */
export const MIGRATIONS: readonly Matcher[] = [
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
];
