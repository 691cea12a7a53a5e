import { readFields } from '../arguments/extra-field-options.ts';
import { FIELD_OPTION } from '../arguments/field-option.ts';
import { findOrganizationId } from '../arguments/option-names.ts';
import { readSecretFile, readSecretInput } from '../config/secret-source.ts';
import { createOnce, LOOK_AT_CONSOLE, showCreated } from './created.ts';
import { ORGANIZATION_OPTION } from './required.ts';
import { createResourceCommand, type Given } from './resource-command.ts';
import { EVENT_OPTION, readEvents } from './webhook-events.ts';
import { hideUrl, parseWebhookUrl } from './webhook-url.ts';

/** `touchdown webhooks create`: has the platform tell an address of deployments. */
export const command = createResourceCommand({
  name: 'webhooks create',
  summary: 'Has the platform tell an address of deployments',
  options: {
    url: { type: 'string', value: 'URL', summary: 'where deliveries go; one that holds a secret is better in a file' },
    'url-file': { type: 'string', value: 'FILE', summary: 'read the address from this file, - for standard input' },
    event: EVENT_OPTION,
    field: FIELD_OPTION,
    disabled: { type: 'boolean', summary: 'create it so that nothing is delivered yet' },
    organization: ORGANIZATION_OPTION,
  },
  examples: [
    ['touchdown webhooks create --url https://ci.example.com/hooks/touchdown', 'tells it of every deployment'],
    ['touchdown webhooks create --url-file url.txt --event DEPLOYMENT_FAILED', 'tells a secret address of failures'],
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
    const create = () => platform.webhooks.create(parentId, webhook, call);
    const { id } = await createOnce(create, `The webhook to ${shown}`, LOOK_AT_CONSOLE, task);
    showCreated({ resource: 'webhook', id, name: shown, parentId, next: null }, task);
  },
});

async function readAddress({ reader, values, terminal }: Given): Promise<string> {
  const [url, file] = [reader.text('url'), reader.text('url-file')];
  if (url !== undefined && file !== undefined) {
    reader.reject({ name: '--url-file', seen: '', accepted: 'give --url or --url-file, not both' });
  }
  reader.finish();
  if (file === undefined) return url ?? '';
  return file === '-' ? readSecretInput('the address', values, terminal) : readSecretFile(file, terminal);
}
