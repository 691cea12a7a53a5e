import type { Matcher } from '../../matcher.ts';
import { RETRIED } from './prisma.ts';

/** What tools that migrate a database say. */
export const MIGRATIONS: readonly Matcher[] = [
  {
    name: 'knex-connection',
    kind: 'migration',
    pattern: /^Acquire connection error: (?:\w{0,40}[Ee]rror: )?(?<cause>.+)$/,
    near: [RETRIED],
  },
  {
    name: 'knex-failed',
    kind: 'migration',
    pattern: /^migration failed with error: (?:.{0,700} - )?(?<cause>.+)$/,
    near: [{ where: 'above', within: 1, pattern: /^migration file "(?<bareFile>[\w.-]{1,200})" failed$/ }],
  },
  {
    name: 'sequelize',
    kind: 'migration',
    pattern: /^ERROR: (?<cause>.+)$/,
    near: [
      { where: 'above', within: 12, pattern: /^(?:Sequelize CLI \[|== \S{1,200}: migrating =)/, isRequired: true },
      { where: 'below', within: 2, pattern: /^ERROR DETAIL: (?<detail>.+)$/ },
    ],
    sentence: '{cause}: {detail}',
  },
  {
    name: 'flyway-validate',
    kind: 'migration',
    pattern:
      /^(?:ERROR: )?(?<cause>(?:Migration (?:checksum|description|type) mismatch for migration|Detected (?:failed|applied|resolved) migration|Found non-empty schema|Found more than one migration|Unable to obtain connection from database|Unable to connect to the database|No database found to handle).{1,300}?)$/,
    near: [{ where: 'below', within: 30, pattern: /^Successfully (?:applied|validated)/, isForbidden: true }],
  },
  {
    name: 'golang-migrate',
    kind: 'migration',
    pattern:
      /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:error|Execution Error): (?<cause>(?:error returned from database: |migration failed(?: in line \d+)?: |Dirty database version |no migration found for version |first : file does not exist|failed to open (?:database|source)|while executing migration |migration \d+ was previously applied|migration \d+ is partially applied).*)$/,
  },
];
