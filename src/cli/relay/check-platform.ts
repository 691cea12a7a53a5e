import type { DeployTarget, StatusCheck } from '../../deploy/deploy-target.ts';
import type { Clock } from '../../kernel/clock.ts';
import { NetworkError } from '../../kernel/errors.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import type { RelaySettings } from '../../relay/relay-settings.ts';
import { type Finding, type Findings, findingsOf } from '../doctor/doctor-finding.ts';

/** The platform's applications, each to be looked at. */
export type Lookable = (appId: string) => Pick<DeployTarget, 'checkStatus'>;

const MAX_MS = 30_000;

/** Looks once at each application's status, until one says what is true of all: the token is not accepted, nobody can be reached. */
export async function checkPlatform(
  { platform, signature }: RelaySettings,
  applications: readonly ConfiguredApplication[],
  {
    lookable,
    clock,
    signal,
  }: { readonly lookable: Lookable | null; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<readonly Finding[]> {
  const found = findingsOf('platform');
  if (platform === null || lookable === null) return [noteAbsence(found, signature)];
  const findings: Finding[] = [];
  for (const { id } of applications) {
    const look = await lookable(id).checkStatus('baseline', { signal, deadlineAt: clock.monotonicMs() + MAX_MS });
    findings.push(findingOf(found, id, look));
    if (isTrueOfAll(look) || signal.aborted) return findings;
  }
  return [...findings, found.note(...DEPLOY_UNKNOWN)];
}

function isTrueOfAll(look: StatusCheck): boolean {
  if (look.kind === 'refused') return look.refusal === 'unauthorized';
  return look.kind === 'throttled' || (look.kind === 'failed' && look.error instanceof NetworkError);
}

const DEPLOY_UNKNOWN = [
  'Whether the token may deploy cannot be asked without deploying.',
  'The button "Deploy again" needs the scope Deploy; nothing else does.',
] as const;

function noteAbsence({ note, good }: Findings, signature: RelaySettings['signature']): Finding {
  if (signature !== 'off') return good('There is no token for the platform: a signed delivery is believed.');
  const fix = 'Give PLATFORM_BASE_URL and PLATFORM_TOKEN, or switch RELAY_SIGNATURE on.';
  return note('There is no token for the platform, and deliveries are not signed: nothing can turn green.', fix);
}

function findingOf({ good, wrong }: Findings, id: string, look: StatusCheck): Finding {
  switch (look.kind) {
    case 'observed':
      return good(`The status of ${id} can be read: ${look.observation.state}.`);
    case 'malformed':
      return wrong(`The status of ${id} could not be understood. ${look.error.message}`);
    default:
      return wrong(`The status of ${id} cannot be read. ${look.error.message}`);
  }
}
