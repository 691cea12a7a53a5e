import { itemsOf } from '../../github/http/response.ts';
import { fieldOf, textOf } from '../../kernel/hostile-json.ts';
import { type CallerOptions, createAppCaller, type Decode, resultOf } from '../../relay/github-app/app-caller.ts';
import type { AppResult } from '../../relay/interfaces.ts';
import { type Finding, findingsOf } from '../doctor/finding.ts';

/** The App's webhook as GitHub has it. GitHub does not show the secret, only whether one is set. */
export interface AppHook {
  /** Empty if the App has none. */
  readonly url: string;
  readonly isJson: boolean;
  readonly hasSecret: boolean;
  /** The newest delivery of the last three days in epoch milliseconds, with the status of its response; null without one. */
  readonly last: { readonly at: number; readonly status: number } | null;
}

/** Returns a reader of the App's webhook; sends nothing yet. */
export function createHookReader(options: CallerOptions): () => Promise<AppResult<AppHook>> {
  const { asApp } = createAppCaller(options);
  return async () => {
    const config = resultOf(await asApp('GET /app/hook/config'), options.clock, decodeConfig);
    if (config.kind !== 'done') return config;
    const last = resultOf(await asApp('GET /app/hook/deliveries', { per_page: 1 }), options.clock, decodeLast);
    return last.kind === 'done' ? { kind: 'done', value: { ...config.value, last: last.value } } : last;
  };
}

const decodeConfig: Decode<Omit<AppHook, 'last'>> = (data) => ({
  url: textOf(data, 'url'),
  isJson: textOf(data, 'content_type') === 'json',
  hasSecret: textOf(data, 'secret') !== '',
});

const decodeLast: Decode<AppHook['last']> = (data) => {
  const items = itemsOf(data);
  if (items === null) return undefined;
  const at = Date.parse(textOf(items[0], 'delivered_at'));
  const status = fieldOf(items[0], 'status_code');
  return Number.isNaN(at) || typeof status !== 'number' ? null : { at, status };
};

/** Returns an instant as `2026-01-31 09:30 UTC`. */
export function renderMinute(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const PATH = '/hooks/github';
const AGAIN = "Then redeliver the event under Recent Deliveries in the App's settings, and check again.";

/** Compares the App's webhook with the relay's settings. `relayUrl`: the relay's public address, or null if it is not known. */
export function describeHook(hook: AppHook, relayUrl: string | null): readonly Finding[] {
  const { url, isJson, hasSecret, last } = hook;
  const { good, wrong, note } = findingsOf('github');
  const address =
    relayUrl === null ? `the relay's public address and ${PATH}` : `${relayUrl.replace(/\/$/, '')}${PATH}`;
  const setAddress = `Set the webhook's URL in the App's settings to ${address}.`;
  if (url === '') return [wrong('The App has no webhook, so GitHub sends no events.', setAddress)];
  if (!leadsTo(url, relayUrl)) return [wrong(`The App sends its events to ${withoutSecrets(url)}.`, setAddress)];
  const findings: Finding[] = [];
  if (!isJson) {
    const fix = "Set the content type of the webhook in the App's settings to application/json.";
    findings.push(wrong('The App does not send its events as JSON, so the relay refuses them.', fix));
  }
  if (!hasSecret) {
    const fix = "Set the webhook's secret in the App's settings to the value of GITHUB_WEBHOOK_SECRET.";
    findings.push(wrong("The App's webhook has no secret, so the relay refuses its events.", fix));
  }
  if (findings.length > 0) return findings;
  if (last === null) {
    const fix = 'Open a pull request in one of the repositories, and check again.';
    return [note("GitHub sent the App no event in the last three days, so the webhook's secret is not checked.", fix)];
  }
  const { status } = last;
  const at = renderMinute(last.at);
  if (status >= 200 && status < 300) return [good(`The relay accepted the last event of GitHub (${at}).`)];
  if (status === 401) {
    const sentence = `The relay refused the last event of GitHub (${at}) with 401: its signature is not by GITHUB_WEBHOOK_SECRET.`;
    return [
      wrong(sentence, `Set the webhook's secret in the App's settings to the value of GITHUB_WEBHOOK_SECRET. ${AGAIN}`),
    ];
  }
  const sentence = `${withoutSecrets(url)} did not accept the last event of GitHub (${at}): the response was ${status}.`;
  const fix = 'Check that GitHub can reach the relay at this address, and that it runs with GITHUB_WEBHOOK_SECRET.';
  return [wrong(sentence, `${fix} ${AGAIN}`)];
}

/** Returns whether an address is that of the relay's hook; if the relay's own address is not known, only the path counts. */
function leadsTo(url: string, relayUrl: string | null): boolean {
  const given = URL.parse(url);
  if (given === null) return false;
  if (relayUrl === null) return pathOf(given).endsWith(PATH);
  const expected = new URL(`${relayUrl}${PATH}`);
  return given.origin === expected.origin && pathOf(given) === pathOf(expected);
}

/** The relay accepts a slash too many. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/{2,8}/g, '/').replace(/\/$/, '');
}

/** An address may have a user, a password or a query with a secret. */
function withoutSecrets(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'an invalid address' : `${parsed.origin}${parsed.pathname}`;
}
