import type { VariableName } from './relay-variables.ts';

/** What each variable of the relay's means, in one line for a person; its default is said apart. */
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
