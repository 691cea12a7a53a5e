import { distanceOf } from '../../kernel/edit-distance.ts';

/** Every variable that the relay reads, with what it is where nothing is set; an empty one counts as not set. */
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

/** The name of a variable of the relay's. */
export type VariableName = keyof typeof VARIABLES;

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const OWN_PREFIX = 'RELAY_';
const FARTHEST = 3;

/** A variable that nobody reads, and what is to be said of it after its name. */
export interface Misspelt {
  readonly name: string;
  readonly sentence: string;
}

/** Returns each variable that begins with `RELAY_` and is none of the relay's: it was misspelt, most likely. */
export function findMisspelt(env: Environment): readonly Misspelt[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(OWN_PREFIX) && /^\w{1,100}$/.test(name) && !Object.hasOwn(VARIABLES, name))
    .map((name) => {
      const near = nearestOf(name);
      const meant = near === null ? '' : `; did you mean ${near}?`;
      return { name, sentence: `is no variable of the relay and is ignored${meant}` };
    });
}

/** Returns a sentence for each variable that `findMisspelt` finds. */
export function findUnknownVariables(env: Environment): readonly string[] {
  return findMisspelt(env).map(({ name, sentence }) => `${name} ${sentence}`);
}

function nearestOf(name: string): string | null {
  const known = Object.keys(VARIABLES).map((word) => ({ word, distance: distanceOf(name, word) }));
  const nearest = known.sort((one, other) => one.distance - other.distance)[0];
  return nearest !== undefined && nearest.distance <= FARTHEST ? nearest.word : null;
}
