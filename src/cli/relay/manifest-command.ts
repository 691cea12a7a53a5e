import { readGithubApi } from '../../relay/config/setting-values.ts';
import { VARIABLES } from '../../relay/config/variables.ts';
import { APP_PERMISSIONS, OPTIONAL_PERMISSIONS } from '../../relay/github-app/installation-tokens.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { createOutput } from '../terminal/output.ts';
import { requireUrl } from './address.ts';

/**
 * The events to subscribe to. An App that may write checks gets `check_run` and `check_suite` for its own without (GitHub, "Webhook events
 * and payloads"); with a subscription it would get every other App's as well.
 */
const EVENTS: readonly string[] = ['merge_group', 'pull_request'];
const PERMISSIONS = { ...APP_PERMISSIONS, ...OPTIONAL_PERMISSIONS };
/** GitHub, "Registering a GitHub App". */
const MAX_NAME = 34;
/** GitHub's own rule for a login: letters, digits, single hyphens inside; Enterprise adds an underscore and a short code. */
const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98}[A-Za-z0-9])?$/;

type Wanted = ReturnType<typeof readWanted>;

/** Prints a GitHub App's manifest (GitHub, "Registering a GitHub App from a manifest") and how to register it. Rejects with InputError. */
export async function manifest(values: OptionValues, terminal: Terminal): Promise<number> {
  const output = createOutput('relay manifest', values['json'] === true, terminal);
  const wanted = readWanted(createOptionReader(values), terminal.env);
  const rendered = renderManifest(wanted);
  const facts = { manifest: rendered, postUrl: renderPostAddress(wanted), formUrl: renderFormAddress(wanted) };
  output.show('result', facts, `${JSON.stringify(rendered, null, 2)}\n`);
  if (!output.isJson) terminal.err(renderAdvice(wanted));
  return 0;
}

function readWanted(reader: OptionReader, env: Terminal['env']) {
  const url = requireUrl(reader);
  const given = reader.text('name');
  const name = given ?? `Touchdown ${URL.parse(url)?.hostname ?? ''}`.slice(0, MAX_NAME).replace(/[^\w]+$/, '');
  if (!/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]{1,34}(?<!\s)$/u.test(name)) {
    const problem = `is not one line of up to ${MAX_NAME} characters.`;
    reader.reject('--name', given ?? '', problem);
  }
  const organization = reader.text('organization') ?? null;
  if (organization !== null && !LOGIN.test(organization)) {
    const problem = 'is not the name of a GitHub organization. Copy it from the URL of its page.';
    reader.reject('--organization', organization, problem);
  }
  const api = readGithubApi(env['GITHUB_API_URL']?.trim() || VARIABLES.GITHUB_API_URL);
  if ('problem' in api) reader.reject('GITHUB_API_URL', '', api.problem);
  reader.finish();
  return { url, name, organization, github: pagesOf('value' in api ? api.value : '') };
}

/** `api.github.com` and `api.SUB.ghe.com` have their pages beside them; a server of one's own at the root of its API's host. */
function pagesOf(apiUrl: string): string {
  const { protocol, host } = new URL(apiUrl);
  return `${protocol}//${/^api\.(?:github\.com|.+\.ghe\.com)$/.test(host) ? host.slice('api.'.length) : host}`;
}

function hookOf({ url }: Wanted): string {
  return `${url}/hooks/github`;
}

function renderManifest(wanted: Wanted): object {
  return {
    name: wanted.name,
    url: wanted.url,
    hook_attributes: { url: hookOf(wanted), active: true },
    public: false,
    default_permissions: PERMISSIONS,
    default_events: EVENTS,
  };
}

function renderAdvice(wanted: Wanted): string {
  return `
Open this link. It fills in GitHub's form, except for the webhook secret, which a link cannot contain.

  ${renderFormAddress(wanted)}

1. Webhook secret: enter the output of \`openssl rand -hex 32\`, and set GITHUB_WEBHOOK_SECRET to the same value.
2. Click "Create GitHub App", and set GITHUB_APP_ID to its App ID.
3. Click "Generate a private key", and set GITHUB_APP_PRIVATE_KEY_FILE to the path of the downloaded file.
4. Click "Install App", select the repositories in relay.json, then run: touchdown relay check

Tools that register Apps from a manifest can use the JSON. They add their own redirect_url.
`;
}

function renderPostAddress({ github, organization }: Wanted): string {
  const account = organization === null ? '' : `/organizations/${organization}`;
  return `${github}${account}/settings/apps/new`;
}

/** GitHub, "Registering a GitHub App using URL parameters". */
function renderFormAddress(wanted: Wanted): string {
  const { name, url } = wanted;
  const fields = new URLSearchParams({
    name,
    url,
    public: 'false',
    webhook_active: 'true',
    webhook_url: hookOf(wanted),
  });
  for (const [permission, level] of Object.entries(PERMISSIONS)) fields.set(permission, level);
  for (const event of EVENTS) fields.append('events[]', event);
  return `${renderPostAddress(wanted)}?${fields}`;
}
