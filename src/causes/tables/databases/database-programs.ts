import type { Matcher, NearLine } from '../../matcher.ts';

/** A script tried again, or the database was there later. */
const RETRIED: NearLine = {
  where: 'below',
  within: 6,
  pattern: /^.{0,120}?(?:[Rr]etry|[Ww]aiting|[Aa]ttempt \d|[Tt]rying again|[Ss]leep|unavailable|is up\b|is ready)/,
  isForbidden: true,
};

/** A server or its container stopped. */
const STOPPED: NearLine = {
  where: 'below',
  within: 6,
  pattern:
    /^.{0,120}?(?:[Aa]borting|exited with code [1-9]|exited \([1-9]|Back-off|CrashLoop|database system is shut down|shutting down|exit(?:ed with)? (?:code|status):? [1-9])/,
  isRequired: true,
};

/** The file that a database's program was given, with the line; or that a script says it applies, which may be a part of it. */
const GIVEN: NearLine = {
  where: 'above',
  within: 30,
  pattern: /^[^<]{0,300}< ?(?<file>[\w./-]{1,200})/,
  until: /^(?:\+|\$) /,
  isRequired: true,
};
const APPLIED: NearLine = {
  where: 'above',
  within: 30,
  pattern:
    /^[^A-Za-z]{0,40}(?:[Aa]pplying|[Rr]unning|[Ee]xecuting|[Mm]igrating)(?: migration)?:? (?=\S{1,200}\.sql\b)(?<file>[\w./-]{1,200})/,
};

/** Returns the matchers of a program that reads statements from a file. */
function fed(name: string, pattern: RegExp): readonly Matcher[] {
  const unplaced = new RegExp(pattern.source.replace('(?<line>', '(?:'));
  return [
    {
      name: `${name}-given`,
      kind: 'migration',
      pattern,
      near: [GIVEN, RETRIED],
    },
    { name, kind: 'migration', pattern: unplaced, near: [APPLIED, RETRIED] },
  ];
}

/** What the programs of databases say, and Perl. */
export const DATABASE_PROGRAMS: readonly Matcher[] = [
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
  },
  {
    name: 'postgres-program',
    kind: 'migration',
    pattern:
      /^(?:psql|createdb|dropdb|pg_restore|pg_dump|pg_isready|createuser|pg_ctl): (?:error: |fatal: |FATAL: {1,2})?(?<cause>(?:connection to server|could not|FATAL: |database |error: |server |role |local user|creation|invalid|too many)?.*(?:fail|not |denied|refused|exist|rror|FATAL).*)$/,
    near: [
      RETRIED,
      {
        where: 'below',
        within: 400,
        pattern: /^.{0,80}(?:[Cc]onnected|is ready|accepting connections|[Mm]igrations? (?:applied|complete|done))/,
        isForbidden: true,
      },
    ],
  },
  {
    name: 'postgres-stopped',
    kind: 'crash',
    pattern: /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \S{1,6} \[\d{1,8}\] )?(?:FATAL|PANIC): {1,2}(?<cause>.+)$/,
    near: [STOPPED, { where: 'below', within: 1, pattern: /^.{0,60}?(?:DETAIL|HINT): {1,2}(?<why>.+)$/ }],
    sentence: '{cause}: {why}',
  },
  {
    name: 'database-image',
    kind: 'crash',
    pattern:
      /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[+\d:]{0,8} \[ERROR\] \[Entrypoint\]: |Error: |error: )(?<cause>(?:Database is uninitialized and |in \d\d\+, these Docker images are configured).+)$/,
  },
  {
    name: 'mysql-server',
    kind: 'crash',
    pattern:
      /^(?:(?:\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d\S{0,12} {1,3})?\d{1,10} \[ERROR\] (?:\[MY-\d{6}\] )?(?:\[\w{1,20}\] )?(?:\/\S{1,100}\/)?(?:mysqld: |mariadbd: )?|(?:mysqld|mariadbd): )(?<cause>(?![Aa]borting|Unknown\/unsupported|Plugin '|Failed to initialize|Data Dictionary init).+)$/,
    near: [STOPPED],
  },
  {
    name: 'redis-config',
    kind: 'crash',
    pattern: /^\*{3} FATAL CONFIG FILE ERROR .{0,40}\*{3}$/,
    near: [
      { where: 'below', within: 3, pattern: /^>>> '(?<setting>.+)'$/, isRequired: true },
      { where: 'below', within: 4, pattern: /^(?!>>> |Reading )(?<cause>\S.+)$/ },
    ],
    sentence: '{setting}: {cause}',
  },
  {
    name: 'redis-server',
    kind: 'port',
    pattern:
      /^(?:\d{1,8}:[A-Z] .{10,30} )?[#*] (?:Warning: )?(?<cause>Could not create server TCP listening socket .+|Fatal error, can't open config file .+|Can't (?:handle RDB format|open or create).+)$/,
    near: [STOPPED],
  },
  {
    name: 'mongosh',
    kind: 'migration',
    pattern: /^(?:Uncaught:? ?)?Mongo\w{0,40}Error: (?<cause>.+)$/,
    near: [
      { where: 'above', within: 40, pattern: /^(?:Current Mongosh Log ID|Connecting to):\s/, isRequired: true },
      RETRIED,
    ],
  },
  {
    name: 'mongo-server',
    kind: 'crash',
    pattern:
      /^\{"t":\{"\$date":"[^"]{1,40}"\}, {0,2}"s":"[EF]", {1,3}"c":"[^"]{1,20}", {1,12}"id":\d{1,9}, {1,6}"ctx":"[^"]{1,60}"(?:,"svc":"[^"]{1,10}")?,"msg":"(?<message>(?!\\n|Fatal assertion)[^"]{1,300})"(?:,"attr":\{.{0,300}?"error":"(?<cause>[^"]{1,300})")?/,
    near: [
      {
        where: 'below',
        within: 40,
        pattern:
          /^(?:\{"t":.{1,80}"s":"F"|.{0,200}?(?:"exitCode":[1-9]|exited with code [1-9]|exit code:? [1-9]|Back-off|CrashLoop))/,
        isRequired: true,
      },
    ],
    sentence: '{message}: {cause}',
  },
  {
    name: 'mysql-file',
    kind: 'migration',
    pattern:
      /^(?:mysql: |mariadb: )?ERROR \d{4} \(\w{5}\) at line (?<line>\d{1,7}) in file: '(?<file>[^']{1,300})': (?<cause>.+)$/,
  },
  ...fed(
    'mysql-program',
    /^(?:mysql: |mariadb: )?ERROR \d{4} \(\w{5}\)(?: at line (?<line>\d{1,7}))?(?: in file: '(?<file>[^']{1,300})')?: (?<cause>.+)$/,
  ),
  ...fed(
    'sqlite-program',
    /^(?:Parse|Runtime) error (?:near line (?<line>\d{1,7})|in prepare)?:? ?(?<cause>.+?)(?: \(\d{1,4}\))?$/,
  ),
  {
    name: 'perl-module',
    kind: 'missing dependency',
    pattern:
      /^(?<cause>Can't locate \S{1,200} in @INC(?: \(you may need to install the [^)]{1,200}\)|))(?: \([^)]{0,700}\)|) at (?:(?<file>(?!\/usr\/)\S{1,300})|\S{1,300}) line (?<line>\d{1,7})\.$/,
  },
  {
    name: 'perl',
    kind: 'crash',
    pattern:
      /^(?<cause>(?:Can't |Cannot |Died|Global symbol |Undefined subroutine|syntax error|Bareword |Missing right |Illegal |Modification of|Not an? \w{1,20} reference|Attempt to).{0,400}?) at (?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:\.|(?<near>, (?:near|at) .*))$/,
    sentence: '{cause}{near}',
  },
  {
    name: 'perl-die',
    kind: 'crash',
    pattern:
      /^(?!Use of uninit)(?<cause>\S.{0,400}?) at (?=\S{1,300}\.(?:pl|pm|psgi|cgi|t) line)(?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:, <\w{1,40}> (?:line|chunk) \d{1,9})?\.$/,
    near: [
      {
        where: 'below',
        within: 2,
        pattern:
          /^.{0,120}?(?:Process (?:exited with status|completed with exit code) [1-9]|exited with code [1-9]|Main process exited|BEGIN failed|did not complete successfully|exit code:? [1-9]|Error [1-9]|returned a non-zero|[Ee]xited with (?:code|status) [1-9])/,
        isRequired: true,
      },
    ],
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
  },
  {
    name: 'perl-script-missing',
    kind: 'missing file',
    pattern: /^(?<cause>Can't open perl script "[^"]{1,200}": .{1,100})$/,
  },
];
