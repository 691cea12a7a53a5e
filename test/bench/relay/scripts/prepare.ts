// Fills a store before a relay is started on it: what workflows registered, and what was stored before.
import { createSystemClock } from '../../../../src/kernel/clock.ts';
import type { Rules } from '../../../../src/relay/decide/rules.ts';
import { readPlatformDelivery } from '../../../../src/relay/intake/platform-delivery.ts';
import { openStore } from '../../../../src/relay/store/open-store.ts';
import { applicationOf } from '../deliveries.ts';
import { serveParent } from './parent.ts';

/** A deployment that a workflow registered, each in a repository and an installation of its own. */
export interface Registering {
  readonly application: string;
  readonly deployment: string;
  readonly number: number;
}

const clock = createSystemClock();
const AT_ONCE = 500;

type Settings = Parameters<typeof openStore>[0];

async function register(input: {
  store: Settings;
  rules: Rules;
  registering: readonly Registering[];
}): Promise<readonly string[]> {
  const store = await openStore(input.store, clock);
  const ids: string[] = [];
  for (const { application, deployment, number } of input.registering) {
    const place = { repositoryId: 1_000 + number, repository: `bench/r${number}`, installationId: 1_000 + number };
    const sha = number.toString(16).padStart(40, 'a');
    const registration = {
      application,
      deployment,
      sha,
      place,
      runId: 1 + number,
      pullRequest: null,
      environment: null,
      url: null,
    };
    const token = { jti: `jti-${number}`, requestHash: 'a', expiresAt: clock.epochMs() + 60_000 };
    const registered = await store.register({ registration, token, now: clock.epochMs(), rules: input.rules });
    if (registered.kind === 'registered') ids.push(registered.id);
  }
  await store.close();
  return ids;
}

/** Stores `count` deliveries, the next event of each of `deployments` in turn, without applying them. */
async function append(input: { store: Settings; deployments: readonly Registering[]; count: number }): Promise<void> {
  const store = await openStore(input.store, clock);
  const { deployments } = input;
  const words = ['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCEEDED'];
  for (let begin = 0; begin < input.count; begin += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, input.count - begin) }, (_, index) => begin + index);
    await Promise.all(
      indexes.map((index) => {
        const { application = applicationOf(index), deployment = '' } = deployments[index % deployments.length] ?? {};
        const isLast = index >= input.count - deployments.length;
        const receivedAt = clock.epochMs();
        const payload = {
          application_id: application,
          deployment_id: deployment,
          created_at: new Date(receivedAt).toISOString(),
        };
        const body = Buffer.from(JSON.stringify({ event_type: words[isLast ? 1 : 0], payload }));
        const read = readPlatformDelivery(body, `backlog-${index}`, receivedAt);
        if (read === null) throw new Error('the delivery is none');
        return store.append({ source: 'platform', ...read, receivedAt, authority: 1 });
      }),
    );
  }
  await store.close();
}

serveParent(null, { register, append });
