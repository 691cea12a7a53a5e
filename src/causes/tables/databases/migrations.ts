import type { Matcher } from '../../matcher.ts';
import { NODE_FRAME, RETRIED } from './prisma.ts';

/** What tools that migrate a database say. */
export const MIGRATIONS: readonly Matcher[] = [
  {
    name: 'knex-corrupt',
    kind: 'migration',
    pattern: /^(?:Error: )?(?<cause>The migration directory is corrupt, the following files are missing: .*)$/,
  },
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
    name: 'pg-node',
    kind: 'migration',
    pattern:
      /^(?:\[.\] applying migrations\.\.\.|\[ERROR\] )?(?:error|PostgresError|DatabaseError|QueryFailedError): (?:.{0,500} - )?(?<cause>.+)$/,
    near: [
      {
        where: 'below',
        within: 2,
        pattern:
          /^ {4,8}at .{0,300}(?:pg-protocol|pg-pool|parseErrorMessage|postgres\/|PostgresQueryRunner|QueryRunner|ErrorResponse)/,
        isRequired: true,
      },
      NODE_FRAME,
    ],
  },
  {
    name: 'typeorm',
    kind: 'migration',
    pattern: /^(?:\w{1,60}Error|error|Error): (?<cause>.+)$/,
    near: [
      {
        where: 'above',
        within: 3,
        pattern:
          /^(?:Error during (?:migration (?:run|show|revert)|schema \w{1,20}|query|Data Source)|Migration "[^"]{1,200}" failed, error:)/,
        isRequired: true,
      },
      NODE_FRAME,
    ],
  },
  {
    name: 'typeorm-failed',
    kind: 'migration',
    pattern:
      /^(?:MigrationError: )?Migration (?:"[^"]{1,200}" failed, error: |\S{1,200} \((?:up|down)\) failed: Original error: )(?<cause>.+)$/,
    near: [{ where: 'below', within: 12, pattern: NODE_FRAME.pattern }],
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
    name: 'flyway-message',
    kind: 'migration',
    pattern: /^Message {1,6}: (?:ERROR: )?(?<cause>.+)$/,
    near: [
      {
        where: 'above',
        within: 12,
        pattern: /^(?:ERROR: )?(?:Script|Migration) \S{1,200}(?: to version \S{1,60})? (?:- .{1,100})?failed/,
        isRequired: true,
      },
      { where: 'below', within: 1, pattern: /^Location {1,6}: (?<file>(?!\/)[^\s()]{1,300})/ },
      { where: 'below', within: 2, pattern: /^Line {1,10}: (?<line>\d{1,7})$/ },
    ],
  },
  {
    name: 'flyway-validate',
    kind: 'migration',
    pattern:
      /^(?:ERROR: )?(?<cause>(?:Migration (?:checksum|description|type) mismatch for migration|Detected (?:failed|applied|resolved) migration|Found non-empty schema|Found more than one migration|Unable to obtain connection from database|Unable to connect to the database|No database found to handle).{1,300}?)$/,
    near: [{ where: 'below', within: 30, pattern: /^Successfully (?:applied|validated)/, isForbidden: true }],
  },
  {
    name: 'liquibase-reason',
    kind: 'migration',
    pattern: /^ {2,10}Reason: (?:liquibase\.exception\.\w{1,60}: )?(?:ERROR: )?(?<cause>[^[]{3,600})/,
    near: [{ where: 'above', within: 3, pattern: /^.{0,200}Migration failed for change ?set /, isRequired: true }],
  },
  {
    name: 'liquibase',
    kind: 'migration',
    pattern:
      /^(?:ERROR: )?(?:Unexpected error running Liquibase: |Exception Primary Reason: {1,2})(?!Migration failed)(?:ERROR: )?(?<cause>.+)$/,
  },
  {
    name: 'goose',
    kind: 'migration',
    pattern:
      /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?goose (?:run|up): (?=.{0,600}?(?:rror|ERROR|fail))(?:ERROR )?(?<cause>.+)$/,
  },
  {
    name: 'golang-migrate',
    kind: 'migration',
    pattern:
      /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:error|Execution Error): (?<cause>(?:error returned from database: |migration failed(?: in line \d+)?: |Dirty database version |no migration found for version |first : file does not exist|failed to open (?:database|source)|while executing migration |migration \d+ was previously applied|migration \d+ is partially applied).*)$/,
  },
  {
    name: 'diesel',
    kind: 'migration',
    pattern: /^(?:Failed to run \S{1,200} with: |thread 'main' panicked.{0,200}Failed to run )(?<cause>.+)$/,
  },
  {
    name: 'ecto',
    kind: 'migration',
    pattern: /^\*\* \((?:Postgrex|MyXQL|DBConnection|Ecto|Exqlite)\.\w{1,60}\) (?<cause>.+)$/,
  },
  {
    name: 'go-database',
    kind: 'migration',
    pattern: /^Error: (?<cause>(?:pq: |sql\/migrate: |dial tcp |unable to connect to database).+)$/,
  },
  {
    name: 'doctrine-migration',
    kind: 'migration',
    pattern: /^ {0,4}\[error\] (?<cause>Migration \S{1,200} failed during .+)$/,
  },
];
