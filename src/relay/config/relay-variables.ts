import { distanceOf } from '../../kernel/edit-distance.ts';

/** Every variable that the relay reads, with its default; an empty one counts as not set. */
export const VARIABLES = {
  PORT: '8080',
  HOST: '0.0.0.0',
  RELAY_STORE: 'sqlite:relay.db',
  RELAY_WEBHOOK_SECRET: '',
  RELAY_SECRET_HEADER: 'X-Webhook-Secret',
  RELAY_SIGNATURE: 'off',
  RELAY_CONFIG: 'relay.json',
  PLATFORM_BASE_URL: '',
  PLATFORM_TOKEN: '',
  GITHUB_APP_ID: '',
  GITHUB_APP_PRIVATE_KEY: '',
  GITHUB_APP_PRIVATE_KEY_FILE: '',
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_WEBHOOK_SECRET: '',
  RELAY_OIDC_ISSUER: 'https://token.actions.githubusercontent.com',
  RELAY_OIDC_AUDIENCE: 'touchdown',
  RELAY_UNPLACED: 'keep',
  RELAY_DEADLINE: '60m',
  RELAY_ADMIN_TOKEN: '',
  RELAY_URL: '',
} as const;

/** The name of one of the relay's variables. */
export type VariableName = keyof typeof VARIABLES;

/** The meaning of each variable, in one line for a person, without its default. */
export const MEANINGS: Readonly<Record<VariableName, string>> = {
  PORT: 'where to listen; 0 takes any free port',
  HOST: 'on which address',
  RELAY_STORE: 'where deliveries are kept: sqlite:FILE for one relay, postgres://… for several',
  RELAY_WEBHOOK_SECRET: "required: the platform's webhook carries it; several with commas between them, to rotate",
  RELAY_SECRET_HEADER: 'the header that may carry the secret instead of the path',
  RELAY_SIGNATURE: 'standard-webhooks: deliveries have to be signed as well',
  RELAY_CONFIG: 'the file of applications, read again on SIGHUP',
  PLATFORM_BASE_URL: "the platform's API; with it and its token nothing is green that the status does not confirm",
  PLATFORM_TOKEN: 'its token: scope Read to confirm, Deploy for the button "Deploy again", Write for `relay register`',
  GITHUB_APP_ID: "required: the GitHub App's id",
  GITHUB_APP_PRIVATE_KEY: "required, this or the next: the App's private key (PEM)",
  GITHUB_APP_PRIVATE_KEY_FILE: 'the path of a file that holds it',
  GITHUB_API_URL: "GitHub's API; https://HOST/api/v3 for a server of your own",
  GITHUB_WEBHOOK_SECRET: "the App's webhook secret; without it GitHub's events are not taken",
  RELAY_OIDC_ISSUER: 'whose tokens may register deployments; several with commas between them',
  RELAY_OIDC_AUDIENCE: 'the audience that those tokens have to name',
  RELAY_UNPLACED: "an event whose commit is not known: keep shows it, branch-head takes its branch's head",
  RELAY_DEADLINE: 'how long a deployment may take, from 1m to 24h, before its check ends as timed out',
  RELAY_ADMIN_TOKEN: 'opens the page, and lets `touchdown relay replay` in; without it there are neither',
  RELAY_URL: "where people reach the relay: the check runs' Details lead to its page",
};

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const OWN_PREFIX = 'RELAY_';
const MAX_DISTANCE = 3;

/** An unknown variable, and a sentence to follow its name. */
export interface Misspelt {
  readonly name: string;
  readonly sentence: string;
}

/** Returns each variable that begins with `RELAY_` but is unknown: it was probably misspelt. */
export function findMisspelt(env: Environment): readonly Misspelt[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(OWN_PREFIX) && /^\w{1,100}$/.test(name) && !Object.hasOwn(VARIABLES, name))
    .map((name) => {
      const near = nearestOf(name);
      const meant = near === null ? '' : ` Did you mean ${near}?`;
      return { name, sentence: `is not a variable of the relay and is ignored.${meant}` };
    });
}

/** Returns a sentence for each variable that `findMisspelt` finds. */
export function findUnknownVariables(env: Environment): readonly string[] {
  return findMisspelt(env).map(({ name, sentence }) => `${name} ${sentence}`);
}

function nearestOf(name: string): string | null {
  const known = Object.keys(VARIABLES).map((word) => ({ word, distance: distanceOf(name, word) }));
  const nearest = known.sort((one, other) => one.distance - other.distance)[0];
  return nearest !== undefined && nearest.distance <= MAX_DISTANCE ? nearest.word : null;
}
