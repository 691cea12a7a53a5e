import { MEANINGS, VARIABLES, type VariableName } from '../../relay/config/variables.ts';
import {
  type Command,
  type CommandOption,
  exitCodes,
  flagOption,
  type HelpPart,
  valueOption,
} from '../arguments/command.ts';
import { EVENT_OPTION, FIELD_OPTION } from '../arguments/common-options.ts';
import { stopSignals } from '../terminal/stop-request.ts';

const JSON_LINES: CommandOption = flagOption('print JSON lines');
const URL_OF_RELAY = valueOption('URL', 'public URL of the relay');

/** Without a listener, SIGUSR1 opens Node's debugger for everyone on this machine, and SIGUSR2 ends the process silently. */
const IGNORED = 'has no effect on a relay. Send SIGHUP to reload its applications, or SIGTERM to stop it.';

const MISUSED = ['2', 'an option or a variable is invalid'] as const;

const ENVIRONMENT: HelpPart = variables(Object.keys(VARIABLES).filter(isVariable));

const COMMANDS: Readonly<Record<string, Command>> = {
  relay: {
    summary: "Turns the platform's webhooks into check runs on GitHub. Runs until it is stopped.",
    isSeenThrough: true,
    options: { json: flagOption('print the log in the JSON format of the other commands') },
    details: [
      ENVIRONMENT,
      exitCodes(
        ['0', 'stopped on request'],
        ['2', 'could not start: a setting is invalid, the store cannot be opened, or the address cannot be used'],
        ['4', 'could not start: PostgreSQL does not respond, or accepts no connections'],
      ),
      {
        heading: 'Getting started',
        rows: [
          ['touchdown relay manifest', 'print how to register the GitHub App'],
          ['touchdown relay register', "create the platform's webhook"],
          ['touchdown relay check', 'check the configuration'],
        ],
      },
    ],
    run: async (values, terminal) => {
      const [{ serve }, { serveRelay }] = await Promise.all([import('./serve.ts'), import('../../relay/server.ts')]);
      for (const signal of ['SIGUSR1', 'SIGUSR2'] as const)
        process.on(signal, () => terminal.err(`${signal} ${IGNORED}\n`));
      return serve(values, terminal, { start: (write) => serveRelay(terminal.env, write), onHangup });
    },
  },
  'relay register': {
    summary: "Creates the platform's webhook that notifies the relay of deployments",
    options: {
      organization: valueOption('ID', "ID of the platform's organization; required"),
      url: required(URL_OF_RELAY),
      'in-header': flagOption('keep the secret out of the URL; the platform sends it in a header'),
      event: EVENT_OPTION,
      field: FIELD_OPTION,
      json: JSON_LINES,
    },
    details: [
      variables(['PLATFORM_BASE_URL', 'PLATFORM_TOKEN', 'RELAY_WEBHOOK_SECRET', 'RELAY_SECRET_HEADER'], {
        PLATFORM_BASE_URL: "required: URL of the platform's API",
        PLATFORM_TOKEN: 'required: platform API token with the scope Write',
      }),
      exitCodes(
        ['0', 'the webhook was created'],
        ['2', 'an option or a variable is invalid, or the platform rejects the request'],
        ['3', 'the platform refuses the token, or the organization does not exist'],
        ['4', 'unknown whether the webhook was created: check on the platform before you try again'],
      ),
    ],
    run: async (values, terminal) => (await import('./register-command.ts')).register(values, terminal),
  },
  'relay manifest': {
    summary: 'Prints the manifest of the GitHub App that the relay needs, and how to register the App',
    options: {
      url: required(URL_OF_RELAY),
      name: valueOption('NAME', 'name of the App, at most 34 characters'),
      organization: valueOption('LOGIN', 'GitHub organization that will own the App'),
      json: flagOption('print the manifest and its links as one line of JSON'),
    },
    details: [variables(['GITHUB_API_URL']), exitCodes(['0', 'the manifest was printed'], MISUSED)],
    run: async (values, terminal) => (await import('./manifest-command.ts')).manifest(values, terminal),
  },
  'relay check': {
    summary: "Checks the relay's whole configuration without changing anything, and says what to fix",
    isSeenThrough: true,
    options: {
      url: { ...URL_OF_RELAY, summary: 'also check the relay that runs at this URL' },
      json: JSON_LINES,
    },
    details: [
      ENVIRONMENT,
      exitCodes(
        ['0', 'no problem found'],
        ['1', 'found a problem, such as an invalid variable'],
        ['2', 'an option is invalid'],
        ['130', 'interrupted before all checks were done'],
      ),
    ],
    run: async (values, terminal) => {
      const [{ check, createCheckWorld }, { readText }] = await Promise.all([
        import('./check.ts'),
        import('../../relay/config/config-file.ts'),
      ]);
      return check(values, terminal, createCheckWorld({ ...terminal, readFile: readText }));
    },
  },
  'relay replay': {
    summary: 'Makes a running relay retry the check runs that GitHub refused (dead letters)',
    options: {
      check: valueOption('ID', 'retry only this dead letter (default: all)'),
      url: { ...URL_OF_RELAY, summary: 'URL of the relay (default: http://127.0.0.1 and $PORT)' },
      json: JSON_LINES,
    },
    details: [
      variables(['RELAY_ADMIN_TOKEN', 'PORT'], {
        RELAY_ADMIN_TOKEN: 'required: the token that the relay was started with',
        PORT: 'port of the relay on this machine',
      }),
      exitCodes(
        ['0', 'the dead letters will be retried, or there are no dead letters'],
        ['1', 'no dead letter has the ID of --check'],
        MISUSED,
        ['3', 'the relay refuses the token, or no relay with an admin token runs at this URL'],
        ['4', 'the relay cannot be reached, or responds with an error'],
      ),
    ],
    run: async (values, terminal) => (await import('./replay-command.ts')).replay(values, terminal),
  },
};

/** The relay's commands by name. Each loads what it needs when it runs, since the relay's packages are large. */
export const RELAY_COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map(
  Object.entries(COMMANDS).map(([name, command]) => [name, async () => command]),
);

/** On a system where SIGHUP asks a program to stop, nothing asks it to read its file again. */
function onHangup(listener: () => void): void {
  if (!stopSignals(process.platform).includes('SIGHUP')) process.on('SIGHUP', listener);
}

function required(option: CommandOption): CommandOption {
  return { ...option, summary: `${option.summary}; required` };
}

/** What a variable means to one command alone is in `own`. */
function variables(names: readonly VariableName[], own: Partial<Record<VariableName, string>> = {}): HelpPart {
  return {
    heading: 'Environment',
    rows: names.map((name) => {
      const usual = VARIABLES[name];
      const meaning = own[name] ?? MEANINGS[name];
      return [name, usual === '' ? meaning : `${meaning} (default: ${usual})`];
    }),
  };
}

function isVariable(name: string): name is VariableName {
  return Object.hasOwn(VARIABLES, name);
}
