import type { Matcher } from '../../matcher.ts';
import { NODE_FRAME, RETRIED } from './prisma.ts';

const FLYWAY = 'https://documentation.red-gate.com/fd/error-messages-277578945.html';
const KNEX = 'https://github.com/knex/knex/blob/master/lib/migrations/migrate/Migrator.js';
/** What tools that migrate a database say. */
export const MIGRATIONS: readonly Matcher[] = [
  {
    name: 'knex-corrupt',
    kind: 'migration',
    pattern: /^(?:Error: )?(?<cause>The migration directory is corrupt, the following files are missing: .*)$/,
    example: 'Error: The migration directory is corrupt, the following files are missing: 20260101090000_users.js',
    source: KNEX,
  },
  {
    name: 'knex-connection',
    kind: 'migration',
    pattern: /^Acquire connection error: (?:\w{0,40}[Ee]rror: )?(?<cause>.+)$/,
    near: [RETRIED],
    example: 'Acquire connection error: Error: connect ECONNREFUSED 127.0.0.1:5432',
    source: KNEX,
  },
  {
    name: 'knex-failed',
    kind: 'migration',
    pattern: /^migration failed with error: (?:.{0,700} - )?(?<cause>.+)$/,
    near: [{ where: 'above', within: 1, pattern: /^migration file "(?<bareFile>[\w.-]{1,200})" failed$/ }],
    example:
      'migration file "20260214103000_accounts.js" failed\nmigration failed with error: create table "users" ("id" serial) - relation "users" already exists',
    source: KNEX,
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
    example:
      'error: relation "users" already exists\n    at Parser.parseErrorMessage (/app/node_modules/pg-protocol/dist/parser.js:285:98)',
    source: 'https://github.com/brianc/node-postgres/blob/master/packages/pg-protocol/src/parser.ts',
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
    example: 'Error during migration run:\nQueryFailedError: relation "users" already exists',
    source: 'https://github.com/typeorm/typeorm/blob/master/src/commands/MigrationRunCommand.ts',
  },
  {
    name: 'typeorm-failed',
    kind: 'migration',
    pattern:
      /^(?:MigrationError: )?Migration (?:"[^"]{1,200}" failed, error: |\S{1,200} \((?:up|down)\) failed: Original error: )(?<cause>.+)$/,
    near: [{ where: 'below', within: 12, pattern: NODE_FRAME.pattern }],
    example: 'Migration "CreateUsers1700000000000" failed, error: relation "users" already exists',
    source: 'https://github.com/typeorm/typeorm/blob/master/src/migration/MigrationExecutor.ts',
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
    example:
      'Sequelize CLI [Node: 22.12.0, CLI: 6.6.2, ORM: 6.37.5]\n\n== 20260101-users: migrating =======\n\nERROR: relation "users" already exists',
    source: 'https://github.com/sequelize/cli/blob/main/src/helpers/view-helper.js',
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
    example:
      'ERROR: Script V2__add_orders.sql failed\n-----------------------------------\nSQL State  : 42P07\nError Code : 0\nMessage    : ERROR: relation "orders" already exists',
    source: FLYWAY,
  },
  {
    name: 'flyway-validate',
    kind: 'migration',
    pattern:
      /^(?:ERROR: )?(?<cause>(?:Migration (?:checksum|description|type) mismatch for migration|Detected (?:failed|applied|resolved) migration|Found non-empty schema|Found more than one migration|Unable to obtain connection from database|Unable to connect to the database|No database found to handle).{1,300}?)$/,
    near: [{ where: 'below', within: 30, pattern: /^Successfully (?:applied|validated)/, isForbidden: true }],
    example:
      'ERROR: Validate failed: Migrations have failed validation\nMigration checksum mismatch for migration version 2',
    source: FLYWAY,
  },
  {
    name: 'liquibase-reason',
    kind: 'migration',
    pattern: /^ {2,10}Reason: (?:liquibase\.exception\.\w{1,60}: )?(?:ERROR: )?(?<cause>[^[]{3,600})/,
    near: [{ where: 'above', within: 3, pattern: /^.{0,200}Migration failed for change ?set /, isRequired: true }],
    example:
      'Unexpected error running Liquibase: Migration failed for changeset db/changelog.xml::2::ada:\n     Reason: liquibase.exception.DatabaseException: ERROR: relation "orders" already exists [Failed SQL: (0) CREATE TABLE orders]',
    source:
      'https://github.com/liquibase/liquibase/blob/master/liquibase-standard/src/main/java/liquibase/changelog/ChangeSet.java',
  },
  {
    name: 'liquibase',
    kind: 'migration',
    pattern:
      /^(?:ERROR: )?(?:Unexpected error running Liquibase: |Exception Primary Reason: {1,2})(?!Migration failed)(?:ERROR: )?(?<cause>.+)$/,
    example: 'Unexpected error running Liquibase: Validation Failed: 1 changesets check sum db/changelog.xml::2::ada',
    source: 'https://github.com/liquibase/liquibase',
  },
  {
    name: 'goose',
    kind: 'migration',
    pattern:
      /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?goose (?:run|up): (?=.{0,600}?(?:rror|ERROR|fail))(?:ERROR )?(?<cause>.+)$/,
    example:
      '2026/04/11 07:20:01 goose run: ERROR 00002_orders.sql: failed to run SQL migration: relation "orders" already exists (SQLSTATE 42P07)',
    source: 'https://github.com/pressly/goose/blob/main/cmd/goose/main.go',
  },
  {
    name: 'golang-migrate',
    kind: 'migration',
    pattern:
      /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:error|Execution Error): (?<cause>(?:error returned from database: |migration failed(?: in line \d+)?: |Dirty database version |no migration found for version |first : file does not exist|failed to open (?:database|source)|while executing migration |migration \d+ was previously applied|migration \d+ is partially applied).*)$/,
    example: 'error: Dirty database version 3. Fix and force version.',
    source: 'https://github.com/golang-migrate/migrate/blob/master/migrate.go',
  },
  {
    name: 'diesel',
    kind: 'migration',
    pattern: /^(?:Failed to run \S{1,200} with: |thread 'main' panicked.{0,200}Failed to run )(?<cause>.+)$/,
    example: 'Failed to run 2026-01-30-101010_orders with: relation "orders" already exists',
    source: 'https://github.com/diesel-rs/diesel/tree/master/diesel_cli',
  },
  {
    name: 'ecto',
    kind: 'migration',
    pattern: /^\*\* \((?:Postgrex|MyXQL|DBConnection|Ecto|Exqlite)\.\w{1,60}\) (?<cause>.+)$/,
    example: '** (Postgrex.Error) ERROR 42P07 (duplicate_table) relation "orders" already exists',
    source: 'https://github.com/elixir-ecto/postgrex',
  },
  {
    name: 'go-database',
    kind: 'migration',
    pattern: /^Error: (?<cause>(?:pq: |sql\/migrate: |dial tcp |unable to connect to database).+)$/,
    example: 'Applying: 20260101_orders.sql\nError: pq: relation "orders" already exists',
    source: 'https://github.com/amacneil/dbmate',
  },
  {
    name: 'doctrine-migration',
    kind: 'migration',
    pattern: /^ {0,4}\[error\] (?<cause>Migration \S{1,200} failed during .+)$/,
    example: '[error] Migration DoctrineMigrations\\Version20260101 failed during Execution. Error: "SQLSTATE[42S01]"',
    source: 'https://github.com/doctrine/migrations/blob/3.9.x/src/Version/DbalExecutor.php',
  },
];
