import type { Matcher } from '../../matcher.ts';

/** What servers, task queues and frameworks of Python say when they start, and Alembic and Django of migrations. */
export const PYTHON_SERVERS: readonly Matcher[] = [
  {
    name: 'gunicorn-port',
    kind: 'port',
    pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] (?<cause>[Cc]onnection (?:in use: .+|to .+ failed: \[Errno 98\].+))$/,
    near: [
      {
        where: 'below',
        within: 60,
        pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] Can't connect to /,
        until: /^(?:\[[^\]]{1,40}\] ){0,2}\[INFO\] Listening at/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'uvicorn-port',
    kind: 'port',
    pattern: /^(?:ERROR:? {1,8})?(?<cause>\[Errno \d+\] error while attempting to bind on address .+)$/,
  },
  {
    name: 'django-migrations-missing',
    kind: 'migration',
    rank: 'effect',
    pattern: /^ {0,8}(?<cause>Migrations for '\w{1,80}':)$/,
    near: [
      { where: 'below', within: 1, pattern: /^ {2,12}(?<migration>\S{1,200}\.py)$/, isRequired: true },
      { where: 'below', within: 2, pattern: /^ {4,16}(?<change>[-+~] .{1,200})$/ },
      {
        where: 'below',
        within: 40,
        pattern: /^.{0,200}?(?:exit(?:ed with)?(?: status| code)?:? [1-9]|failed|Error [1-9])/,
        until: /^(?! {2,16}\S|Migrations for ')\S/,
        isRequired: true,
      },
    ],
    sentence: 'Migrations are missing for changes of the models: {migration} {change}',
  },
  {
    name: 'django-system-check',
    kind: 'lint error',
    pattern: /^ {0,8}(?:\?: |(?<subject>\S{1,200}: ))\((?<code>\w+\.E\d+)\) (?<cause>.+)$/,
    near: [
      {
        where: 'above',
        within: 200,
        pattern: /^ {0,8}(?:ERRORS|CRITICALS):$/,
        until: /^ {0,8}(?:WARNINGS|INFOS|DEBUGS):$/,
        isRequired: true,
      },
    ],
    sentence: '{subject}({code}) {cause}',
  },
];
