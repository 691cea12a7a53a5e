import type { Matcher, NearLine } from '../../matcher.ts';
import { FOREIGN } from './python.ts';

/** A new worker took over. */
const RESTARTED: NearLine = {
  where: 'below',
  within: 40,
  pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[INFO\] Booting worker/,
  isForbidden: true,
};

/** Where the worker was when its time was over. */
const HUNG_AT: NearLine = {
  where: 'far-below',
  within: 40,
  pattern: new RegExp(`^\\s{0,8}File "${FOREIGN}(?<file>[^"<]+\\.pyw?)", line (?<line>\\d{1,7})`),
  until: /^\s{0,2}SystemExit/,
};

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
    name: 'gunicorn-failed-to-find',
    kind: 'missing file',
    pattern:
      /^(?<cause>Failed to (?:find attribute '[^']{1,200}' in|parse '[^']{1,200}' as an attribute name).{0,200})$/,
  },
  {
    name: 'gunicorn-config',
    kind: 'missing file',
    pattern: /^Error: (?<cause>'[^']{1,200}' doesn't exist)$/,
  },
  {
    name: 'gunicorn-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern:
      /^(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] (?<cause>Worker \(pid:\d+\) was sent SIGKILL! Perhaps out of memory\?)/,
    near: [RESTARTED],
  },
  {
    name: 'gunicorn-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[CRITICAL\] (?<cause>WORKER TIMEOUT \(pid:\d+\))/,
    near: [RESTARTED, HUNG_AT],
  },
  {
    name: 'gunicorn-boot',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^(?:(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] Reason: |gunicorn\.errors\.HaltServer: <HaltServer ')(?<cause>(?:Worker|App) failed to (?:boot|load))/,
  },
  {
    name: 'uvicorn-import',
    kind: 'missing file',
    pattern: /^(?:ERROR:? {1,8})?Error loading ASGI app\. (?<cause>.+)$/,
  },
  {
    name: 'uvicorn-port',
    kind: 'port',
    pattern: /^(?:ERROR:? {1,8})?(?<cause>\[Errno \d+\] error while attempting to bind on address .+)$/,
  },
  {
    name: 'uvicorn-startup',
    kind: 'crash',
    rank: 'effect',
    pattern: /^(?:ERROR:? {1,8})?(?<cause>Application startup failed)\. Exiting\./,
  },
  {
    name: 'python-server-port',
    kind: 'port',
    pattern:
      /^(?:Error: |\[ERROR\] |ERROR: {1,8}|.{0,40}CRITICAL Listen failure: |(?=bind\(\)))(?<cause>(?:That port is already in use|\[Errno 98\] Address already in use|Couldn't listen on |bind\(\): Address already in use).{0,200})$/,
  },
  {
    name: 'uwsgi-load',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^(?:---\s)?(?<cause>unable to load app \d+ .{1,200}|no python application found, check your startup logs for errors)/,
  },
  {
    name: 'flask-import',
    kind: 'missing file',
    pattern:
      /^Error: (?<cause>Could not import '[^']{1,200}'|Failed to find (?:Flask|application|a Flask).{1,200}|Could not locate a Flask application.{0,200}|Detected multiple Flask applications.{1,200}|While importing '[^']{1,200}', an ImportError was raised)[.:]?/,
    near: [
      {
        where: 'below',
        within: 60,
        pattern: /^Traceback \(most recent call last\):$/,
        until: /^\S/,
        isForbidden: true,
      },
    ],
  },
  {
    name: 'flask-port',
    kind: 'port',
    pattern: /^(?<cause>Port \d{1,5} is (?:already in use|in use by another program).{0,200})$/,
  },
  {
    name: 'click-usage',
    kind: 'crash',
    pattern:
      /^Error: (?<cause>(?:No such (?:command|option)|Invalid value|Missing (?:argument|option|parameter)|Got unexpected).+)$/,
    near: [
      { where: 'above', within: 6, pattern: /^Usage: \S/, isRequired: true },
      { where: 'below', within: 4, pattern: /^Traceback \(most recent call last\):$/, isForbidden: true },
      {
        where: 'below',
        within: 2,
        pattern: /^(?<more>Unable to load .{1,200}|The (?:module|file) \S{1,200} was not found.{0,100})$/,
      },
    ],
    sentence: '{cause} {more}',
  },
  {
    name: 'argparse-usage',
    kind: 'crash',
    pattern:
      /^[\w./ -]{1,100}: error: (?<cause>(?:unrecognized arguments|the following arguments are required|argument \S{1,100}: (?:invalid|expected)|one of the arguments|ambiguous option).+)$/,
    near: [{ where: 'above', within: 20, pattern: /^(?:ERROR: )?usage: \S/, isRequired: true }],
  },
  {
    name: 'celery-load',
    kind: 'missing file',
    pattern: /^(?<cause>The module \S{1,200} was not found|Unable to load celery application)\.?$/,
    near: [
      { where: 'above', within: 6, pattern: /^Error: Invalid value for /, isForbidden: true },
      { where: 'below', within: 4, pattern: /^Traceback \(most recent call last\):$/, isForbidden: true },
    ],
  },
  {
    name: 'celery-broker',
    kind: 'crash',
    rank: 'effect',
    pattern: /^\[[^\]]{1,80}\] consumer: (?<cause>Cannot connect to \S{1,200}: .+)$/,
    near: [{ where: 'below', within: 60, pattern: /^\[[^\]]{1,80}\] Connected to /, isForbidden: true }],
  },
  {
    name: 'alembic',
    kind: 'migration',
    pattern:
      /^ {0,4}(?:FAILED: (?!\S{1,300}\s{0,8}$|\S{1,300}\.(?:o|obj|a|so)\b)|ERROR {1,3}\[(?:flask_migrate|alembic\.util\.messaging)\] (?:Error: )?)(?<cause>\S.+)$/,
  },
  {
    name: 'django-migrations-conflict',
    kind: 'migration',
    pattern: /^ {0,8}CommandError: (?<cause>Conflicting migrations detected; .+)$/,
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
    name: 'django-command',
    kind: 'crash',
    pattern: /^ {0,8}CommandError: (?<cause>(?!Conflicting migrations).+)$/,
    near: [{ where: 'above', within: 1, pattern: /^ {2}/, isForbidden: true }],
  },
  {
    name: 'django-unknown-command',
    kind: 'crash',
    pattern: /^ {0,8}(?<cause>Unknown command: '[^']{1,100}'.{0,100})$/,
    near: [{ where: 'below', within: 2, pattern: /^ {0,8}Type '\S{1,100} help' for usage/, isRequired: true }],
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
