import type { BadInput } from '../../kernel/errors.ts';
import { distanceOf } from '../../kernel/near-word.ts';

/** All variables of the relay with their defaults; an empty variable counts as not set. */
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
  RELAY_OIDC_ISSUER: '',
  RELAY_OIDC_AUDIENCE: 'touchdown',
  RELAY_UNPLACED: 'keep',
  RELAY_DEADLINE: '60m',
  RELAY_DRAIN: '5s',
  RELAY_ADMIN_TOKEN: '',
  RELAY_URL: '',
} as const;

/** The name of one of the relay's variables. */
export type VariableName = keyof typeof VARIABLES;

/** The meaning of each variable, in one line for a person, without its default. */
export const MEANINGS: Readonly<Record<VariableName, string>> = {
  PORT: 'port to listen on; 0 picks a free one',
  HOST: 'address to listen on',
  RELAY_STORE: 'where deliveries are stored: sqlite:FILE for one relay, postgres://… for several',
  RELAY_WEBHOOK_SECRET: "required: secret of the platform's webhook; to rotate it, set several separated by commas",
  RELAY_SECRET_HEADER: 'header that can carry the secret instead of the URL',
  RELAY_SIGNATURE: 'set to standard-webhooks to accept only signed deliveries',
  RELAY_CONFIG: 'file that lists the applications; SIGHUP reloads it',
  PLATFORM_BASE_URL: "URL of the platform's API; with it, a check passes only if the status confirms the success",
  PLATFORM_TOKEN: 'platform API token with the scope Read; Deploy for "Deploy again", Write for `relay register`',
  GITHUB_APP_ID: 'required: ID of the GitHub App',
  GITHUB_APP_PRIVATE_KEY: 'required: private key of the App (PEM), here or in GITHUB_APP_PRIVATE_KEY_FILE',
  GITHUB_APP_PRIVATE_KEY_FILE: 'path of a file that contains the private key',
  GITHUB_API_URL: "URL of GitHub's API; https://HOST/api/v3 for GitHub Enterprise Server",
  GITHUB_WEBHOOK_SECRET: "webhook secret of the App; without it, GitHub's events are not accepted",
  RELAY_OIDC_ISSUER:
    'issuers whose OIDC tokens may register deployments, separated by commas; if empty, the one of GITHUB_API_URL',
  RELAY_OIDC_AUDIENCE: 'audience that these tokens must name',
  RELAY_UNPLACED:
    "events with an unknown commit: keep lists them on the page, branch-head uses the head of the application's branch",
  RELAY_DEADLINE: 'how long a deployment may take (1m to 24h) before its check run is marked as timed out',
  RELAY_DRAIN:
    'how long (0s to 10m) the relay still accepts deliveries after SIGTERM, while /readyz fails, so that load balancers notice',
  RELAY_ADMIN_TOKEN: 'token for the page and `touchdown relay replay`; without it, both are disabled',
  RELAY_URL: 'public URL of the relay; check runs link to its page with Details',
};

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const OWN_PREFIX = 'RELAY_';
const MAX_DISTANCE = 3;

/** Returns a problem for each unknown variable that starts with `RELAY_`: it was probably misspelt. */
export function findMisspelt(env: Environment): readonly BadInput[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(OWN_PREFIX) && /^\w{1,100}$/.test(name) && !Object.hasOwn(VARIABLES, name))
    .map((name) => {
      const [near = ''] = Object.keys(VARIABLES).sort((a, b) => distanceOf(name, a) - distanceOf(name, b));
      const meant = distanceOf(name, near) > MAX_DISTANCE ? '' : ` Did you mean ${near}?`;
      return { name, seen: '', problem: `is not a variable of the relay and is ignored.${meant}` };
    });
}
