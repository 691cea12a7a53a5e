import type { Matcher, NearLine } from '../../matcher.ts';

const PRISMA = 'https://www.prisma.io/docs/orm/reference/error-reference';
const FLYWAY = 'https://documentation.red-gate.com/fd/error-messages-277578945.html';
const KNEX = 'https://github.com/knex/knex/blob/master/lib/migrations/migrate/Migrator.js';
/** The first call of the application below an error of Node. */
const NODE_FRAME: NearLine = {
  where: 'below',
  within: 30,
  pattern:
    /^ {4,8}at (?:[^()]{1,200} \()?(?:file:\/\/)?(?<file>(?![^:]{0,300}node_modules)\/[^:()]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,6})\)?$/,
  until: /^(?! {4}at )/,
};

/** A script tried again. */
const RETRIED: NearLine = {
  where: 'below',
  within: 6,
  pattern: /^.{0,120}?(?:[Rr]etry|[Ww]aiting|[Aa]ttempt \d|[Tt]rying again|[Ss]leep|unavailable)/,
  isForbidden: true,
};

/** What tools that migrate a database say. */
export const MIGRATIONS: readonly Matcher[] = [
  {
    name: 'prisma-failed-before',
    kind: 'migration',
    pattern: /^(?:Error: )?(?:P3009:? )?(?<cause>migrate found failed migrations in the target database)/,
    near: [{ where: 'below', within: 6, pattern: /^The `(?<migration>[^`]{1,200})` migration started at/ }],
    sentence: '{cause}: {migration}',
    example:
      'Error: P3009\n\nmigrate found failed migrations in the target database, new migrations will not be applied.\nThe `20260130_add_orders` migration started at 2026-01-30 09:01:44 UTC failed',
    source: PRISMA,
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
          /^(?:ERROR: {1,2}|Database error: |error: |ERROR {1,2})?(?<cause>(?!Database error|Migration name|Please|DbError)\S+ .*(?:exist|violat|constraint|denied|error|syntax|cannot|not |must|contain).*)$/,
        until: /^DbError/,
      },
    ],
    sentence: 'A migration failed to apply: {migration}: {cause}',
    example:
      'A migration failed to apply. New migrations cannot be applied before the error is recovered from.\n\nMigration name: 20260130_add_orders\n\nDatabase error code: 42P07\n\nDatabase error:\nERROR: relation "Order" already exists',
    source: PRISMA,
  },
  {
    name: 'prisma-code',
    kind: 'migration',
    pattern: /^(?:Error: )(?:P\d{4}): (?<cause>.+)$/,
    near: [RETRIED],
    example: "Error: P1001: Can't reach database server at `db:5432`",
    source: PRISMA,
  },
  {
    name: 'prisma-code-above',
    kind: 'migration',
    pattern: /^(?<cause>[A-Z@].+)$/,
    near: [
      {
        where: 'above',
        within: 2,
        pattern: /^(?:Error: |Error code: )P(?!1012)\d{4}$/,
        until: /^[^EP]/,
        isRequired: true,
      },
    ],
    example:
      'Error: P3005\n\nThe database schema is not empty. Read more about how to baseline an existing production database',
    source: PRISMA,
  },
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
    example: 'error: Environment variable not found: DATABASE_URL.\n  -->  prisma/schema.prisma:10\n   | ',
    source: 'https://github.com/prisma/prisma-engines/tree/main/psl/diagnostics',
  },
  {
    name: 'prisma-engine-download',
    kind: 'missing dependency',
    pattern:
      /^(?:Error: )?(?:request to https:\/\/binaries\.prisma\.sh\S{0,300} failed, reason: |Failed to fetch (?=the engine|sha256))(?<cause>.+)$/,
    example:
      'Error: request to https://binaries.prisma.sh/all_commits/c2990dca/schema-engine.gz failed, reason: getaddrinfo ENOTFOUND binaries.prisma.sh',
    source: 'https://github.com/prisma/prisma/tree/main/packages/fetch-engine',
  },
  {
    name: 'prisma-client',
    kind: 'crash',
    pattern:
      /^.{0,200}?PrismaClient(?:Initialization|KnownRequest|UnknownRequest|RustPanic|Validation)Error: (?<cause>\S.+)$/,
    near: [NODE_FRAME],
    example:
      'PrismaClientInitializationError: Prisma Client could not locate the Query Engine for runtime "linux-musl-openssl-3.0.x".',
    source: PRISMA,
  },
  {
    name: 'prisma-client-reach',
    kind: 'crash',
    pattern:
      /^(?<cause>(?:Can't reach database server at|Authentication failed against database server|Environment variable not found:|Database `[^`]{1,100}` does not exist|The table `[^`]{1,100}` does not exist|The column `[^`]{1,100}` does not exist).{1,200})$/,
    near: [
      {
        where: 'above',
        within: 16,
        pattern: /^.{0,200}?(?:PrismaClient(?:Init|Known|Unknown|Rust|Valid)|Invalid `)/,
        isRequired: true,
      },
    ],
    example:
      "PrismaClientInitializationError: \nInvalid `prisma.user.findMany()` invocation:\n\n\nCan't reach database server at `db:5432`",
    source: PRISMA,
  },
  {
    name: 'prisma-says',
    kind: 'missing file',
    pattern:
      /^(?:Error: )?(?<cause>(?:Could not (?:find|load) (?:a schema\.prisma|Prisma Schema|`--schema`)|@prisma\/client did not initialize yet|Prisma Migrate has detected that the environment is non-interactive|Drift detected: ).{0,300})$/,
    example: 'Error: Could not find Prisma Schema that is required for this command.',
    source: PRISMA,
  },
  {
    name: 'knex-corrupt',
    kind: 'migration',
    pattern:
      /^(?:Error: )?(?<cause>The migration directory is corrupt, the following files are missing: (?<file>[\w.-]{1,200})?.*)$/,
    example: 'Error: The migration directory is corrupt, the following files are missing: 20260101090000_users.js',
    source: KNEX,
  },
  {
    name: 'knex-failed',
    kind: 'migration',
    pattern: /^migration failed with error: (?:.{0,700} - )?(?<cause>.+)$/,
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
    example: 'Migration "CreateUsers1700000000000" failed, error: relation "users" already exists',
    source: 'https://github.com/typeorm/typeorm/blob/master/src/migration/MigrationExecutor.ts',
  },
  {
    name: 'sequelize',
    kind: 'migration',
    pattern: /^ERROR: (?<cause>.+)$/,
    near: [
      { where: 'above', within: 12, pattern: /^(?:Sequelize CLI \[|== \S{1,200}: migrating =)/, isRequired: true },
    ],
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
