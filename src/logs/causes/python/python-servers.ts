import type { Matcher, NearLine } from '../../matcher.ts';
import { FOREIGN } from './python.ts';

const GUNICORN = 'https://github.com/benoitc/gunicorn/blob/master/gunicorn/arbiter.py';
const UVICORN = 'https://github.com/encode/uvicorn/blob/master/uvicorn/config.py';
const FLASK = 'https://github.com/pallets/flask/blob/main/src/flask/cli.py';
const CELERY = 'https://github.com/celery/celery/blob/main/celery/bin/celery.py';

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
    example:
      "[2026-03-02 09:14:11 +0000] [1] [ERROR] Connection in use: ('0.0.0.0', 8000)\n[2026-03-02 09:14:12 +0000] [1] [ERROR] Retrying in 1 second.\n[2026-03-02 09:14:13 +0000] [1] [ERROR] Can't connect to ('0.0.0.0', 8000)\nweb-1 exited with code 1",
    source: 'https://github.com/benoitc/gunicorn/blob/master/gunicorn/sock.py',
  },
  {
    name: 'gunicorn-failed-to-find',
    kind: 'missing file',
    pattern:
      /^(?<cause>Failed to (?:find attribute '[^']{1,200}' in|parse '[^']{1,200}' as an attribute name).{0,200})$/,
    example: "Failed to find attribute 'app' in 'wsgi'.",
    source: 'https://github.com/benoitc/gunicorn/blob/master/gunicorn/util.py',
  },
  {
    name: 'gunicorn-config',
    kind: 'missing file',
    pattern: /^Error: (?<cause>'[^']{1,200}' doesn't exist)$/,
    example: "Error: 'gunicorn.conf.py' doesn't exist",
    source: 'https://github.com/benoitc/gunicorn/blob/master/gunicorn/app/base.py',
  },
  {
    name: 'gunicorn-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern:
      /^(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] (?<cause>Worker \(pid:\d+\) was sent SIGKILL! Perhaps out of memory\?)/,
    near: [RESTARTED],
    example: '[2026-03-02 09:14:11 +0000] [1] [ERROR] Worker (pid:9) was sent SIGKILL! Perhaps out of memory?',
    source: GUNICORN,
  },
  {
    name: 'gunicorn-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^(?:\[[^\]]{1,40}\] ){0,2}\[CRITICAL\] (?<cause>WORKER TIMEOUT \(pid:\d+\))/,
    near: [RESTARTED, HUNG_AT],
    example: '[2026-03-02 09:14:11 +0000] [1] [CRITICAL] WORKER TIMEOUT (pid:9)',
    source: GUNICORN,
  },
  {
    name: 'gunicorn-boot',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^(?:(?:\[[^\]]{1,40}\] ){0,2}\[ERROR\] Reason: |gunicorn\.errors\.HaltServer: <HaltServer ')(?<cause>(?:Worker|App) failed to (?:boot|load))/,
    example: '[2026-03-02 09:14:11 +0000] [1] [ERROR] Reason: Worker failed to boot.',
    source: GUNICORN,
  },
  {
    name: 'uvicorn-import',
    kind: 'missing file',
    pattern: /^(?:ERROR:? {1,8})?Error loading ASGI app\. (?<cause>.+)$/,
    example: 'ERROR:    Error loading ASGI app. Could not import module "main".',
    source: UVICORN,
  },
  {
    name: 'uvicorn-port',
    kind: 'port',
    pattern: /^(?:ERROR:? {1,8})?(?<cause>\[Errno \d+\] error while attempting to bind on address .+)$/,
    example: "ERROR:    [Errno 98] error while attempting to bind on address ('0.0.0.0', 8000): address already in use",
    source: UVICORN,
  },
  {
    name: 'uvicorn-startup',
    kind: 'crash',
    rank: 'effect',
    pattern: /^(?:ERROR:? {1,8})?(?<cause>Application startup failed)\. Exiting\./,
    example: 'ERROR:    Application startup failed. Exiting.',
    source: UVICORN,
  },
  {
    name: 'python-server-port',
    kind: 'port',
    pattern:
      /^(?:Error: |\[ERROR\] |ERROR: {1,8}|.{0,40}CRITICAL Listen failure: |(?=bind\(\)))(?<cause>(?:That port is already in use|\[Errno 98\] Address already in use|Couldn't listen on |bind\(\): Address already in use).{0,200})$/,
    example: 'Error: That port is already in use.',
    source: 'https://github.com/django/django/blob/main/django/core/management/commands/runserver.py',
  },
  {
    name: 'uwsgi-load',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^(?:---\s)?(?<cause>unable to load app \d+ .{1,200}|no python application found, check your startup logs for errors)/,
    example: "unable to load app 0 (mountpoint='') (callable not found or import error)",
    source: 'https://github.com/unbit/uwsgi/blob/master/core/loader.c',
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
    example: "Error: Could not import 'orders'.",
    source: FLASK,
  },
  {
    name: 'flask-port',
    kind: 'port',
    pattern: /^(?<cause>Port \d{1,5} is (?:already in use|in use by another program).{0,200})$/,
    example:
      'Address already in use\nPort 5000 is in use by another program. Either identify and stop that program, or start the server with a different port.',
    source: 'https://github.com/pallets/werkzeug/blob/main/src/werkzeug/serving.py',
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
    example: "Usage: flask [OPTIONS] COMMAND [ARGS]...\nTry 'flask --help' for help.\n\nError: No such command 'db'.",
    source: 'https://github.com/pallets/click/blob/main/src/click/exceptions.py',
  },
  {
    name: 'argparse-usage',
    kind: 'crash',
    pattern:
      /^[\w./ -]{1,100}: error: (?<cause>(?:unrecognized arguments|the following arguments are required|argument \S{1,100}: (?:invalid|expected)|one of the arguments|ambiguous option).+)$/,
    near: [{ where: 'above', within: 20, pattern: /^(?:ERROR: )?usage: \S/, isRequired: true }],
    example: 'usage: manage.py migrate [-h]\nmanage.py: error: unrecognized arguments: --noinputs',
    source: 'https://github.com/python/cpython/blob/main/Lib/argparse.py',
  },
  {
    name: 'celery-load',
    kind: 'missing file',
    pattern: /^(?<cause>The module \S{1,200} was not found|Unable to load celery application)\.?$/,
    near: [
      { where: 'above', within: 6, pattern: /^Error: Invalid value for /, isForbidden: true },
      { where: 'below', within: 4, pattern: /^Traceback \(most recent call last\):$/, isForbidden: true },
    ],
    example: 'The module proj was not found.',
    source: CELERY,
  },
  {
    name: 'celery-broker',
    kind: 'crash',
    rank: 'effect',
    pattern: /^\[[^\]]{1,80}\] consumer: (?<cause>Cannot connect to \S{1,200}: .+)$/,
    near: [{ where: 'below', within: 60, pattern: /^\[[^\]]{1,80}\] Connected to /, isForbidden: true }],
    example:
      '[2026-03-02 09:14:11,204: ERROR/MainProcess] consumer: Cannot connect to redis://redis:6379/0: Error 111 connecting to redis:6379. Connection refused',
    source: 'https://github.com/celery/celery/blob/main/celery/worker/consumer/consumer.py',
  },
  {
    name: 'alembic',
    kind: 'migration',
    pattern:
      /^ {0,4}(?:FAILED: (?!\S{1,300}\s{0,8}$|\S{1,300}\.(?:o|obj|a|so)\b)|ERROR {1,3}\[(?:flask_migrate|alembic\.util\.messaging)\] (?:Error: )?)(?<cause>\S.+)$/,
    example: "  FAILED: Can't locate revision identified by '4f1c2ab6e3d0'",
    source: 'https://github.com/sqlalchemy/alembic/blob/main/alembic/util/messaging.py',
  },
  {
    name: 'django-migrations-conflict',
    kind: 'migration',
    pattern: /^ {0,8}CommandError: (?<cause>Conflicting migrations detected; .+)$/,
    example:
      'CommandError: Conflicting migrations detected; multiple leaf nodes in the migration graph: (0002_add_email, 0002_add_phone in shop).',
    source: 'https://github.com/django/django/blob/main/django/core/management/commands/migrate.py',
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
    example:
      "Migrations for 'shop':\n  shop/migrations/0002_order_note.py\n    + Add field note to order\nProcess completed with exit code 1.",
    source: 'https://docs.djangoproject.com/en/stable/ref/django-admin/#cmdoption-makemigrations-check',
  },
  {
    name: 'django-command',
    kind: 'crash',
    pattern: /^ {0,8}CommandError: (?<cause>(?!Conflicting migrations).+)$/,
    near: [{ where: 'above', within: 1, pattern: /^ {2}/, isForbidden: true }],
    example: "CommandError: Unknown command: 'migrat'. Did you mean migrate?",
    source: 'https://github.com/django/django/blob/main/django/core/management/base.py',
  },
  {
    name: 'django-unknown-command',
    kind: 'crash',
    pattern: /^ {0,8}(?<cause>Unknown command: '[^']{1,100}'.{0,100})$/,
    near: [{ where: 'below', within: 2, pattern: /^ {0,8}Type '\S{1,100} help' for usage/, isRequired: true }],
    example: "Unknown command: 'migrat'. Did you mean migrate?\nType 'manage.py help' for usage.",
    source: 'https://github.com/django/django/blob/main/django/core/management/__init__.py',
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
    example:
      "SystemCheckError: System check identified some issues:\n\nERRORS:\nshop.Order.number: (fields.E120) CharFields must define a 'max_length' attribute.",
    source: 'https://docs.djangoproject.com/en/stable/ref/checks/',
  },
];
