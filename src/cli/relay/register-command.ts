import { plainLine } from '../../kernel/untrusted.ts';
import { createPlatform } from '../../platform/client.ts';
import { registerSecrets } from '../../relay/config/read-settings.ts';
import { type Read, readAddress, readHeaderName, readSecrets, readToken } from '../../relay/config/setting-values.ts';
import { VARIABLES, type VariableName } from '../../relay/config/variables.ts';
import { divideSecrets } from '../../relay/intake/authenticity.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { readEvents } from '../arguments/common-options.ts';
import { nameOption, readFields } from '../arguments/extra-field-options.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { doOnce } from '../resources/resource-command.ts';
import { createOutput } from '../terminal/output.ts';
import { requireUrl } from './address.ts';

const TARGET = '/hooks/platform';
/** What the relay itself can do without. */
const REQUIRED: ReadonlyMap<VariableName, string> = new Map([
  ['PLATFORM_BASE_URL', 'is missing. Set it to a URL such as https://api.example.com.'],
  ['PLATFORM_TOKEN', 'is missing. Set it to a token with the scope Write.'],
]);

type Wanted = Awaited<ReturnType<typeof readWanted>>;

/** Creates the platform's webhook for the relay and returns 0; never prints the secret. Rejects with TouchdownError. */
export async function register(values: OptionValues, terminal: Terminal): Promise<number> {
  const output = createOutput('relay register', values['json'] === true, terminal);
  const wanted = await readWanted(createOptionReader(values), terminal);
  const platform = createPlatform({ ...wanted.platform, allowHttp: true, env: terminal.env });
  try {
    const secretPart = wanted.isInHeader ? '' : `/${encodeURIComponent(wanted.secret)}`;
    const { organization, url, events, fields } = wanted;
    const webhook = { targetUrl: `${url}${TARGET}${secretPart}`, events, enabled: true, fields };
    const call = { signal: terminal.ending };
    const { id } = await doOnce(() => platform.webhooks.create(organization, webhook, call), DOUBT, {
      output,
      terminal,
    });
    const facts = { webhookId: id, organizationId: organization, relayUrl: url, events };
    output.show('result', facts, renderCreated(wanted, id));
    return 0;
  } finally {
    await platform.close();
  }
}

const DOUBT = {
  message: 'The webhook may have been created anyway.',
  hint: 'Check on the platform before you try again.',
};

async function readWanted(reader: OptionReader, terminal: Terminal) {
  const { env } = terminal;
  registerSecrets(env);
  const take = <T>(name: VariableName, read: (text: string) => Read<T>, otherwise: T): T => {
    const text = env[name]?.trim() || VARIABLES[name];
    const result = read(text);
    if (!('problem' in result)) return result.value;
    const problem = (text === '' ? REQUIRED.get(name) : undefined) ?? result.problem;
    reader.reject(name, '', problem);
    return otherwise;
  };
  const organization = reader.text('organization') ?? '';
  if (organization === '') {
    reader.reject('--organization', '', "is missing. Give the id of the platform's organization.");
  }
  const url = requireUrl(reader);
  const baseUrl = take('PLATFORM_BASE_URL', readAddress, '');
  const token = take('PLATFORM_TOKEN', readToken, '');
  const secrets = take('RELAY_WEBHOOK_SECRET', readSecrets, []);
  const secretHeader = env['RELAY_SECRET_HEADER']?.trim() || VARIABLES.RELAY_SECRET_HEADER;
  take('RELAY_SECRET_HEADER', readHeaderName, '');
  const events = readEvents(reader);
  const fields = await readFields('webhook', reader, terminal, nameSetting);
  reader.finish();
  const [secret = ''] = divideSecrets(secrets).shown;
  return {
    organization,
    url,
    isInHeader: reader.flag('in-header'),
    events,
    fields,
    secret,
    secretHeader,
    platform: { baseUrl, token },
  };
}

/** A webhook that nothing is delivered to is of no use to a relay. */
function nameSetting(setting: string): string | null {
  return setting === 'enabled' ? null : nameOption(setting);
}

function renderCreated({ organization, url, isInHeader, events, secretHeader }: Wanted, id: string): string {
  const secretPart = isInHeader ? '' : '/***';
  const left = isInHeader
    ? `\nNow configure the platform to send the first RELAY_WEBHOOK_SECRET in the header ${secretHeader}. Without it, the relay responds 401.\n`
    : '';
  return `Created webhook ${plainLine(id)} in organization ${organization}.
  target  ${url}${TARGET}${secretPart}
  events  ${events.join(', ')}
${left}
Run this only once. A second webhook would send everything twice; the relay would ignore the duplicates.
Next: start the relay with touchdown relay, then run: touchdown relay check --url ${url}
`;
}
