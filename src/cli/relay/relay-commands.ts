import { MEANINGS, VARIABLES, type VariableName } from '../../relay/config/relay-variables.ts';
import {
  type Command,
  type CommandOption,
  exitCodes,
  flagOption,
  type HelpPart,
  type OptionValues,
  type Terminal,
  valueOption,
} from '../arguments/command.ts';
import { EVENT_OPTION, FIELD_OPTION } from '../arguments/common-options.ts';

type Run = (values: OptionValues, terminal: Terminal) => Promise<number>;

/** The relay's commands themselves, which are a program of their own: large, and loaded only where one of them runs. They report their errors. */
export interface RelayProgram {
  readonly serve: Run;
  readonly register: Run;
  readonly manifest: Run;
  readonly check: Run;
  readonly replay: Run;
}

const JSON_LINES: CommandOption = flagOption('print lines of JSON');
const URL_OF_RELAY = valueOption('URL', 'where the relay is reached from outside');

type Shown = Omit<Command, 'run'> & { readonly name: string };

const MISUSED = ['2', 'an option or a variable cannot be used'] as const;

const ENVIRONMENT: HelpPart = variables('Environment', Object.keys(VARIABLES).filter(isVariable));

/** What the help shows of each command. */
export const COMMANDS: Readonly<Record<keyof RelayProgram, Shown>> = {
  serve: {
    name: 'relay',
    summary: "Turns the platform's webhooks into check runs on GitHub, until it is told to end",
    isSeenThrough: true,
    options: { json: flagOption("print the log in the other commands' lines of JSON") },
    details: [
      ENVIRONMENT,
      exitCodes(
        ['0', 'it was told to end, and has'],
        ['1', 'it cannot go on: its store failed for good'],
        ['2', 'it could not be started: a setting, the store, or the address where it is to listen'],
        ['4', 'it could not be started: PostgreSQL does not answer, or takes nobody now'],
      ),
      {
        heading: 'To begin',
        rows: [
          ['touchdown relay manifest', 'register the GitHub App'],
          ['touchdown relay register', "create the platform's webhook"],
          ['touchdown relay check', 'see whether all of it is right'],
        ],
      },
    ],
  },
  register: {
    name: 'relay register',
    summary: "Creates the platform's webhook that tells the relay of deployments",
    options: {
      organization: valueOption('ID', "the platform's organization; required"),
      url: required(URL_OF_RELAY),
      'in-header': flagOption('leave the secret out of the address: a header carries it'),
      event: EVENT_OPTION,
      field: FIELD_OPTION,
      json: JSON_LINES,
    },
    details: [
      variables('Environment', ['PLATFORM_BASE_URL', 'PLATFORM_TOKEN', 'RELAY_WEBHOOK_SECRET', 'RELAY_SECRET_HEADER'], {
        PLATFORM_BASE_URL: "required: the platform's API",
        PLATFORM_TOKEN: 'required: its token, with the scope Write',
      }),
      exitCodes(
        ['0', 'the webhook was created'],
        ['2', 'an option or a variable cannot be used, or the platform refuses what they ask for'],
        ['3', 'the platform refuses the token, or there is no such organization'],
        ['4', 'it could not be determined whether it was created: look before you try again'],
      ),
    ],
  },
  manifest: {
    name: 'relay manifest',
    summary: 'Prints the manifest of the GitHub App that the relay needs, and how to register it',
    options: {
      url: required(URL_OF_RELAY),
      name: valueOption('NAME', "the App's name, at most 34 characters"),
      organization: valueOption('LOGIN', 'the organization on GitHub that is to own it'),
      json: flagOption('print the manifest and where it goes in a line of JSON'),
    },
    details: [variables('Environment', ['GITHUB_API_URL']), exitCodes(['0', 'it was printed'], MISUSED)],
  },
  check: {
    name: 'relay check',
    summary: "Proves the relay's whole configuration and says what is wrong; changes nothing",
    isSeenThrough: true,
    options: {
      url: { ...URL_OF_RELAY, summary: 'look at the relay that runs there, too' },
      json: JSON_LINES,
    },
    details: [
      ENVIRONMENT,
      exitCodes(
        ['0', 'nothing is wrong'],
        ['1', 'something is wrong, a variable too'],
        ['2', 'an option cannot be used'],
        ['130', 'interrupted before everything was looked at'],
      ),
    ],
  },
  replay: {
    name: 'relay replay',
    summary: 'Has a running relay try again what GitHub refused',
    options: {
      check: valueOption('ID', 'this one alone; all of them unless said'),
      url: { ...URL_OF_RELAY, summary: 'where the relay is; http://127.0.0.1 and $PORT unless said' },
      json: JSON_LINES,
    },
    details: [
      variables('Environment', ['RELAY_ADMIN_TOKEN', 'PORT'], {
        RELAY_ADMIN_TOKEN: 'required: the one that the relay was started with',
      }),
      exitCodes(
        ['0', 'all that was given up is tried again; there may be none'],
        ['1', 'no dead letter has the id of --check'],
        MISUSED,
        ['3', 'the relay refuses the token, or there is no relay that has one at the address'],
        ['4', 'the relay cannot be reached, or cannot do it'],
      ),
    ],
  },
};

/** Returns the relay's commands by name. Their help needs nothing of the program that `load` brings. */
export function createRelayCommands(load: () => Promise<RelayProgram>): ReadonlyMap<string, () => Promise<Command>> {
  const names = Object.keys(COMMANDS).filter(isName);
  return new Map(names.map((key) => [COMMANDS[key].name, async () => commandOf(key, load)]));
}

function commandOf(key: keyof RelayProgram, load: () => Promise<RelayProgram>): Command {
  const { name: _, ...shown } = COMMANDS[key];
  return { ...shown, run: async (values, terminal) => (await load())[key](values, terminal) };
}

function required(option: CommandOption): CommandOption {
  return { ...option, summary: `${option.summary}; required` };
}

/** What a variable means to one command alone is in `own`. */
function variables(
  heading: string,
  names: readonly VariableName[],
  own: Partial<Record<VariableName, string>> = {},
): HelpPart {
  return {
    heading,
    rows: names.map((name) => {
      const usual = VARIABLES[name];
      const meaning = own[name] ?? MEANINGS[name];
      return [name, usual === '' ? meaning : `${meaning} (${usual})`];
    }),
  };
}

function isVariable(name: string): name is VariableName {
  return Object.hasOwn(VARIABLES, name);
}

function isName(key: string): key is keyof RelayProgram {
  return Object.hasOwn(COMMANDS, key);
}
