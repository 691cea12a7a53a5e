import { expect, test } from 'vitest';
import { type OidcIssuer, startOidcIssuer } from '../support/oidc-issuer.ts';
import { countStored, findLost, queryOf } from './relay/database.ts';
import { createStory, send, startLoad } from './relay/load.ts';
import { type RelayProcess, startRelayProcess } from './relay/processes.ts';
import { repositoryIdOf, startScriptedGithub } from './relay/scripted-github.ts';
import { applicationsOf, setStage } from './relay/stage.ts';
import { readMetric } from './relay/standing.ts';
import { until } from './relay/until.ts';

const APPLICATIONS = applicationsOf(4);
const STREAMS = 5;
const SHA = 'a'.repeat(40);

/** Registers a deployment and opens its event stream; returns how often streams were closed. */
async function openStreams(relay: RelayProcess, issuer: OidcIssuer) {
  const { id: app_id = '', repository = '' } = APPLICATIONS[0] ?? {};
  const token = () => issuer.sign({ repository, repository_id: String(repositoryIdOf(repository)), sha: SHA });
  const registered = await fetch(`${relay.url}/v1/deployments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ app_id, deployment_id: 'watched', sha: SHA }),
  });
  expect(registered.status).toBe(201);
  const { id }: { id: string } = JSON.parse(await registered.text());
  const headers = { authorization: `Bearer ${await token()}` };
  const open = Array.from({ length: STREAMS }, () => fetch(`${relay.url}/v1/deployments/${id}/events`, { headers }));
  const streams = await Promise.all(open);
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  return Promise.all(streams.map((stream) => stream.text()));
}

test('a relay that is asked to stop while GitHub hangs stops, readiness first, accepts deliveries meanwhile, and loses nothing', async () => {
  await using github = await startScriptedGithub();
  await using issuer = await startOidcIssuer({ repository: 'acme/app-0' });
  using stage = setStage(APPLICATIONS);
  const env = { ...stage.env, GITHUB_API_URL: github.urlFor('one'), RELAY_OIDC_ISSUER: issuer.url };
  const relay = await startRelayProcess({ env: { ...env, RELAY_STORE: stage.sqlite, RELAY_DRAIN: '5s' } });
  github.holdWrites(Number.POSITIVE_INFINITY);
  const streamed = openStreams(relay, issuer);
  await until('the streams are open', async () => (await readMetric(relay.url, 'relay_streams_open')) === STREAMS);
  const story = createStory(
    APPLICATIONS.map(({ id }) => id),
    1,
  );
  const load = startLoad({ connections: 4, target: () => relay.url, next: story.next, restMs: 10 });
  await until('GitHub is asked', () => github.writes.length > 0 && load.acknowledged.size > 10);

  relay.signal('SIGTERM');
  await relay.until(({ message }) => message === 'The relay is stopping.');
  const [ready, alive] = await Promise.all(['readyz', 'healthz'].map((name) => fetch(`${relay.url}/${name}`)));
  expect([ready?.status, alive?.status]).toEqual([503, 200]);
  expect(await ready?.text()).toContain('the relay is stopping');
  expect(alive?.headers.get('connection')).toBe('close');
  expect(await send(relay.url, { ...story.next(), number: 40_000_000 })).toMatchObject({ status: 200 });
  await load.abandon();
  const streams = await streamed;
  const exit = await relay.exited;

  expect(exit).toEqual({ code: 0, signal: null });
  expect(streams.every((text) => text.includes('event: '))).toBe(true);
  const query = queryOf(stage.sqlite);
  const lost = await findLost(query, load);
  expect(lost.filter((sentence) => !sentence.endsWith('was never applied'))).toEqual([]);
  expect(await countStored(query)).toBeGreaterThanOrEqual(load.acknowledged.size + 1);
});
