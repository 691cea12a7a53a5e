import { flagOption, valueOption } from '../arguments/command.ts';
import { EVENT_OPTION, FIELD_OPTION, ORGANIZATION_OPTION, readEvents } from '../arguments/common-options.ts';
import { readFields } from '../arguments/extra-field-options.ts';
import { findOrganizationId } from '../config/find-organization.ts';
import { readSecretFile, readSecretInput } from '../config/secret-source.ts';
import { createResource, createResourceCommand, type Given } from './resource-command.ts';
import { hideUrl, parseWebhookUrl } from './webhook-url.ts';

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
