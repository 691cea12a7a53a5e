/** A script tried again, or the database was there later. */
const RETRIED = {
    where: 'below',
    within: 6,
    pattern: /^.{0,120}?(?:[Rr]etry|[Ww]aiting|[Aa]ttempt \d|[Tt]rying again|[Ss]leep|unavailable|is up\b|is ready)/,
    isForbidden: true,
};
/** What the programs of databases say, and Perl. */
export const DATABASE_PROGRAMS = [
    {
        name: 'psql-script',
        kind: 'migration',
        pattern: /^psql:(?<file>[^\s:]{1,300}):(?<line>\d{1,7}): (?:ERROR|FATAL): {1,2}(?<cause>.+)$/,
        near: [
            {
                where: 'below',
                within: 6,
                pattern: /^(?:(?:CREATE|ALTER|DROP) [A-Z]{3,20}|INSERT \d+ \d+|UPDATE \d+|COMMIT|COPY \d+|GRANT|SET|ROLLBACK)$/,
                isForbidden: true,
            },
        ],
        example: 'psql:/app/db/schema.sql:12: ERROR:  relation "orders" already exists',
        source: 'https://www.postgresql.org/docs/current/app-psql.html',
    },
    {
        name: 'postgres-program',
        kind: 'migration',
        pattern: /^(?:psql|createdb|dropdb|pg_restore|pg_dump|pg_isready|createuser|pg_ctl): (?:error: |fatal: |FATAL: {1,2})?(?<cause>(?:connection to server|could not|FATAL: |database |error: |server |role |local user|creation|invalid|too many)?.*(?:fail|not |denied|refused|exist|rror|FATAL).*)$/,
        near: [
            RETRIED,
            {
                where: 'below',
                within: 400,
                pattern: /^.{0,80}(?:[Cc]onnected|is ready|accepting connections|[Mm]igrations? (?:applied|complete|done))/,
                isForbidden: true,
            },
        ],
        example: 'psql: error: connection to server at "db" (172.18.0.2), port 5432 failed: Connection refused',
        source: 'https://github.com/postgres/postgres/blob/master/src/bin/psql/startup.c',
    },
    {
        name: 'mysql-program',
        kind: 'migration',
        pattern: /^(?:mysql: )?ERROR \d{4} \(\w{5}\)(?: at line \d{1,7})?(?: in file: '[^']{1,300}')?: (?<cause>.+)$/,
        near: [RETRIED],
        example: "ERROR 1050 (42S01) at line 3: Table 'orders' already exists",
        source: 'https://dev.mysql.com/doc/refman/8.4/en/mysql-command-options.html',
    },
    {
        name: 'sqlite-program',
        kind: 'migration',
        pattern: /^(?:Parse|Runtime) error (?:near line \d{1,7}|in prepare)?:? ?(?<cause>.+?)(?: \(\d{1,4}\))?$/,
        example: 'Parse error near line 3: table orders already exists',
        source: 'https://www.sqlite.org/cli.html',
    },
    {
        name: 'perl-module',
        kind: 'missing dependency',
        pattern: /^(?<cause>Can't locate \S{1,200} in @INC(?: \(you may need to install the [^)]{1,200}\)|))(?: \([^)]{0,700}\)|) at (?:(?<file>(?!\/usr\/)\S{1,300})|\S{1,300}) line (?<line>\d{1,7})\.$/,
        example: "Can't locate DBI.pm in @INC (you may need to install the DBI module) (@INC entries checked: /etc/perl) at bin/app.pl line 3.",
        source: 'https://perldoc.perl.org/perldiag',
    },
    {
        name: 'perl',
        kind: 'crash',
        pattern: /^(?<cause>(?:Can't |Cannot |Died|Global symbol |Undefined subroutine|syntax error|Bareword |Missing right |Illegal |Modification of|Not an? \w{1,20} reference|Attempt to).{0,400}?) at (?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:\.|(?<near>, (?:near|at) .*))$/,
        sentence: '{cause}{near}',
        example: 'Global symbol "$total" requires explicit package name (did you forget to declare "my $total"?) at lib/Cart.pm line 7.',
        source: 'https://perldoc.perl.org/perldiag',
    },
    {
        name: 'perl-die',
        kind: 'crash',
        pattern: /^(?!Use of uninit)(?<cause>\S.{0,400}?) at (?=\S{1,300}\.(?:pl|pm|psgi|cgi|t) line)(?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:, <\w{1,40}> (?:line|chunk) \d{1,9})?\.$/,
        near: [
            {
                where: 'below',
                within: 2,
                pattern: /^.{0,120}?(?:Process (?:exited with status|completed with exit code) [1-9]|exited with code [1-9]|Main process exited|BEGIN failed|did not complete successfully|exit code:? [1-9]|Error [1-9]|returned a non-zero|[Ee]xited with (?:code|status) [1-9])/,
                isRequired: true,
            },
        ],
        example: 'DATABASE_URL is not set at bin/app.pl line 7.\nProcess exited with status 255',
        source: 'https://perldoc.perl.org/functions/die',
    },
    {
        name: 'perl-test',
        kind: 'test failure',
        pattern: /^\s{0,8}# {1,3}Failed test '(?<test>[^']{1,200})'$/,
        near: [
            {
                where: 'below',
                within: 1,
                pattern: /^\s{0,8}# {1,3}at (?<file>\S{1,300}) line (?<line>\d{1,7})\.$/,
                isRequired: true,
            },
            { where: 'below', within: 2, pattern: /^\s{0,8}# {1,12}(?<got>got: .+)$/ },
            { where: 'below', within: 3, pattern: /^\s{0,8}# {1,12}(?<expected>expected: .+)$/ },
        ],
        sentence: '{test}: {got} {expected}',
        example: "#   Failed test 'adds tax'\n#   at t/cart.t line 6.\n#          got: '100'\n#     expected: '119'",
        source: 'https://metacpan.org/pod/Test::More',
    },
    {
        name: 'perl-script-missing',
        kind: 'missing file',
        pattern: /^(?<cause>Can't open perl script "[^"]{1,200}": .{1,100})$/,
        example: 'Can\'t open perl script "bin/app.pl": No such file or directory',
        source: 'https://perldoc.perl.org/perldiag',
    },
];
