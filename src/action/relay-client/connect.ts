import { getIDToken } from '@actions/core';
import type { WakeUp } from '../../deploy/deploy-target.ts';
import type { Subject } from '../../github/subject.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createSystemRandom } from '../../kernel/random.ts';
import { createContact } from '../../platform/http/contact.ts';
import { createWebStream } from '../../platform/http/web-fetch.ts';
import { addressFor, forApp } from '../../report/view.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import type { ActionInputs } from '../inputs/inputs.ts';
import type { Environment } from '../runner/host.ts';
import type { Step } from '../runner/runner.ts';
import type { Watch } from '../runner/watch.ts';
import { RelayClient } from './client.ts';
import { RelayWakeUp } from './wake-up.ts';

/** Returns the wake-up of one application that waits on the relay; `watch` receives a notice when the relay is no longer trusted. */
export type CreateWakeUp = (app: NamedApp, watch: Pick<Watch, 'notice'>) => WakeUp;

/** Returns what creates wake-ups on the relay; null, with a warning, if this job cannot use it. Throws InputError for a bad proxy. */
export function connectRelay(
  { commands, env, signal }: Pick<Step, 'commands' | 'env' | 'signal'>,
  inputs: Pick<ActionInputs, 'relayAudience' | 'surfaces' | 'policy'>,
  baseUrl: string,
  { commit: sha, pullRequest }: Pick<Subject, 'commit' | 'pullRequest'>,
  clock: Clock,
  readIdToken: ReadIdToken | null = createIdTokens(env),
): CreateWakeUp | null {
  const warn = (message: string): void => commands.annotate({ level: 'warning', title: 'Relay', message });
  if (readIdToken === null) {
    warn(
      'This job has no OIDC token, so the step polls the platform instead of waiting on the relay. Add `permissions: id-token: write` ' +
        'to the job. Pull requests from forks never get a token.',
    );
    return null;
  }
  if (sha === null) {
    warn(
      'No full SHA to register with the relay is known, so the step polls the platform instead. Give all 40 digits in commit.',
    );
    return null;
  }
  const { origin } = new URL(baseUrl);
  const contact = createContact(clock);
  return (app, watch) => {
    const web = createWebStream({ origin, env, clock, contact });
    const { environment, environmentUrl } = inputs.surfaces;
    return new RelayWakeUp({
      client: new RelayClient({ baseUrl, fetch: web, readToken: () => readIdToken(inputs.relayAudience) }),
      deployment: {
        appId: app.appId,
        sha,
        pullRequest,
        environment: environment && forApp(environment, app),
        url: environmentUrl && addressFor(environmentUrl, app),
      },
      isFollowed: inputs.policy.wait,
      clock,
      random: createSystemRandom(),
      signal,
      say: (text) => watch.notice({ level: 'info', text }),
    });
  };
}

/** Returns a fresh OIDC token of this job for an audience, masked; rejects if GitHub issues none. */
type ReadIdToken = (audience: string) => Promise<string>;

/** Null if the permissions of this job do not allow it, as in a fork's pull request. */
function createIdTokens(env: Environment): ReadIdToken | null {
  const isGiven = Boolean(env['ACTIONS_ID_TOKEN_REQUEST_URL']) && Boolean(env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']);
  return isGiven ? (audience) => getIDToken(audience) : null;
}
