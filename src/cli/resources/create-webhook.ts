import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { parseWebAddress } from '../../kernel/web-address.ts';
import { flagOption, valueOption } from '../arguments/command.ts';
import { EVENT_OPTION, FIELD_OPTION, ORGANIZATION_OPTION, readEvents } from '../arguments/common-options.ts';
import { readFields } from '../arguments/extra-field-options.ts';
import { findOrganizationId } from '../config/find-organization.ts';
import { readSecretFile, readSecretInput } from '../config/secret-source.ts';
import { createResource, createResourceCommand, type Given } from './resource-command.ts';

export const command = createResourceCommand({
  name: 'webhooks create',
  summary: 'Creates a webhook that sends deployment events to a URL',
  options: {
    url: valueOption('URL', 'URL to send events to; if it contains a secret, use --url-file'),
    'url-file': valueOption('FILE', 'read the URL from this file, or from standard input if it is -'),
    event: EVENT_OPTION,
    field: FIELD_OPTION,
    disabled: flagOption('create it disabled, so it sends no events yet'),
    organization: ORGANIZATION_OPTION,
  },
  examples: [
    ['touchdown webhooks create --url https://ci.example.com/hooks/touchdown', 'sends every deployment event'],
    ['touchdown webhooks create --url-file url.txt --event DEPLOYMENT_FAILED', 'sends only failures, to a secret URL'],
    [
      'touchdown webhooks create --url https://ci.example.com/ --field target_secret=@secret.txt',
      'sends a secret from a file in a field that has no option',
    ],
  ],
  read: async (given) => {
    const { reader, terminal } = given;
    const events = readEvents(reader);
    const fields = await readFields('webhook', reader, terminal);
    const targetUrl = parseWebhookUrl(await readAddress(given));
    return { targetUrl, events, enabled: !reader.flag('disabled'), fields };
  },
  perform: async (webhook, task) => {
    const { platform, config, call } = task;
    const parentId = await findOrganizationId(platform, config.organization, call);
    const shown = hideUrl(webhook.targetUrl);
    const create = async () => ({ id: (await platform.webhooks.create(parentId, webhook, call)).id });
    await createResource({ resource: 'webhook', name: shown, parentId }, create, task);
  },
});

async function readAddress({ reader, values, terminal }: Given): Promise<string> {
  const [url, file] = [reader.text('url'), reader.text('url-file')];
  if (url !== undefined && file !== undefined) {
    reader.reject('--url-file', '', 'cannot be combined with --url. Give only one of them.');
  }
  reader.finish();
  if (file === undefined) return url ?? '';
  return file === '-' ? readSecretInput('the address', values, terminal) : readSecretFile(file, terminal);
}

/** A shorter part of a URL is no secret, and would be masked everywhere. */
const MIN_SECRET_CHARS = 8;

/** Returns an http or https URL and registers its parts that may be secret. Throws InputError, without the URL, for any other text. */
export function parseWebhookUrl(text: string): string {
  const trimmed = text.trim();
  const url = parseWebAddress(trimmed);
  if (url === null) {
    const problem = 'is missing or not an http or https URL. Give one with --url, or in a file with --url-file.';
    throw new InputError([{ name: '--url', seen: '', problem }]);
  }
  const parts = [url.username, url.password, url.pathname, ...url.pathname.split('/'), ...url.searchParams.values()];
  const isSecret = parts.filter((part) => part.length >= MIN_SECRET_CHARS && /\d/.test(part));
  const isBare = url.href === `${url.origin}/`;
  for (const part of [isBare ? '' : trimmed, url.password, ...isSecret]) registerSecret(part);
  return trimmed;
}

/** Returns a webhook's URL without the parts that may be secret: `https://example.com/…`. */
export function hideUrl(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '…';
  return `${url.origin}${url.pathname === '/' && url.search === '' ? '/' : '/…'}`;
}
