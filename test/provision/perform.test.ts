import { describe, expect, test } from 'vitest';
import { AccessError, CancelledError, InputError } from '../../src/kernel/errors.ts';
import type { Creation } from '../../src/provision/interfaces.ts';
import { forget, withPending } from '../../src/provision/state.ts';
import { conflict, FakePlatform, lost } from './support/fake-platform.ts';
import { parse, SHOP } from './support/manifests.ts';

const MANIFEST = parse(SHOP);

function many(count: number): object {
  const applications = Object.fromEntries(Array.from({ length: count }, (_, at) => [`app${at}`, {}]));
  return { project: { name: 'shop' }, environment: { name: 'x' }, applications };
}

describe('performing a plan', () => {
  test('creates what is missing, then deploys databases, then applications in the order of their needs', async () => {
    const platform = new FakePlatform();
    const run = await platform.run(MANIFEST);
    expect(platform.requests).toEqual([
      'find project shop',
      'create project shop',
      'create environment preview-x',
      'create database main',
      'create application web',
      'create application api',
      'deploy database id3',
      'create variable LOG_LEVEL',
      'create secret DATABASE_URL',
      'deploy application api',
      'deploy application web',
    ]);
    expect(run?.performance.halt).toBeNull();
  });

  test('continues with independent steps after a lost response, and says what to do', async () => {
    const platform = new FakePlatform();
    const answer = (thing: { kind: string; spec?: { name: string } }) =>
      thing.spec?.name === 'api' ? ({ kind: 'lost', error: lost('the connection broke') } as const) : null;
    const manifest = parse({ ...SHOP, applications: { ...SHOP.applications, other: {} } });
    const run = await platform.run(manifest, { answer });
    expect(run?.words).toMatchObject({
      'create application:api': 'uncertain',
      'create variable:api/LOG_LEVEL': 'blocked',
      'deploy application:api': 'blocked',
      'deploy application:web': 'blocked',
      'create application:web': 'created',
      'deploy application:other': 'deployed',
      'deploy database:main': 'deployed',
    });
    const outcome = run?.performance.outcomes.get('create application:shop/preview-x/api');
    expect(outcome).toMatchObject({ note: expect.stringContaining('--adopt application:api=ID') });
    expect(outcome).toMatchObject({ note: expect.stringContaining('--forget application:api') });
    const again = await platform.run(manifest);
    expect(again?.words['create application:api']).toBe('uncertain');
    expect(platform.requests.filter((call) => call === 'create application api')).toHaveLength(1);
  });

  test('keeps an environment on another cluster out of the state until a person decides (B41)', async () => {
    const platform = new FakePlatform();
    const error = new InputError([{ name: 'cluster-id', seen: 'c1', problem: 'it is on c0' }]);
    const answer = (thing: { kind: string }) =>
      thing.kind === 'environment' ? ({ kind: 'other-cluster', error } as const) : null;
    const run = await platform.run(MANIFEST, { answer });
    expect(run?.words).toMatchObject({ 'create environment': 'failed', 'deploy application:web': 'blocked' });
    expect(run?.outcomes.get('create environment:shop/preview-x')).toMatchObject({ note: error.message, error });
    platform.requests.length = 0;
    const again = await platform.run(MANIFEST);
    expect(again?.outcomes.get('create environment:shop/preview-x')).toMatchObject({
      kind: 'failed',
      note: error.message,
    });
    expect(platform.requests).toEqual([]);
    platform.change((state) => forget(state, 'environment:shop/preview-x'));
    expect((await platform.run(MANIFEST))?.words['create environment']).toBe('created');
  });

  test('does not adopt an existing application by itself, and leaves no pending creation', async () => {
    const platform = new FakePlatform();
    const answer = (thing: { kind: string }) =>
      thing.kind === 'application' ? ({ kind: 'exists', error: conflict() } as const) : null;
    const run = await platform.run(MANIFEST, { answer });
    expect(run?.words['create application:api']).toBe('failed');
    expect(run?.performance.outcomes.get('create application:shop/preview-x/api')).toMatchObject({
      note: 'It is there already. If this is the right one, use it with --adopt application:api=ID.',
    });
    expect([...platform.state().pending]).toEqual([]);
  });

  test('does not deploy what needs a failed application, and deploys both the next time', async () => {
    const platform = new FakePlatform();
    const run = await platform.run(MANIFEST, { failing: ['api'] });
    expect(run?.words).toMatchObject({ 'deploy application:api': 'not-passed', 'deploy application:web': 'blocked' });
    const again = await platform.run(MANIFEST);
    expect(again?.words).toEqual({ 'deploy application:api': 'deployed', 'deploy application:web': 'deployed' });
  });

  test('removes the last deployment from the state before it deploys an application again', async () => {
    const platform = new FakePlatform();
    await platform.run(MANIFEST);
    await platform.run(MANIFEST, { redeploys: true, failing: ['api'] });
    expect([...platform.state().deployed.keys()]).not.toContain('application:shop/preview-x/api');
    expect((await platform.run(MANIFEST))?.words).toMatchObject({ 'deploy application:api': 'deployed' });
  });

  test('starts nothing more once it is asked to stop, and finishes what it started', async () => {
    const ending = new AbortController();
    const platform = new FakePlatform();
    const run = await platform.run(MANIFEST, {
      signal: ending.signal,
      onCall: (call) => call === 'create environment preview-x' && ending.abort(),
    });
    expect(run?.words).toMatchObject({ 'create environment': 'created', 'create application:api': 'left' });
    expect(platform.requests.at(-1)).toBe('create environment preview-x');
    expect((await platform.run(MANIFEST))?.words['deploy application:web']).toBe('deployed');
  });

  test('leaves steps that were not sent before it was asked to stop, and all that need them, without pending notes', async () => {
    const ending = new AbortController();
    const platform = new FakePlatform();
    const answer = ({ kind }: { kind: string }) => {
      if (kind !== 'environment') return null;
      ending.abort();
      return { kind: 'unsent' } as const;
    };
    const run = await platform.run(MANIFEST, { signal: ending.signal, answer });
    const { 'create project': project, ...others } = run?.words ?? {};
    expect([project, new Set(Object.values(others))]).toEqual(['created', new Set(['left'])]);
    expect([...platform.state().pending]).toEqual([]);
  });

  test.for([
    [false, 'left', null],
    [true, 'uncertain', 'cancelled-signal'],
  ] as const)(
    'does not look for a project once it is asked to stop (an earlier response was lost: %s): %s',
    async ([isLost, word, code]) => {
      const platform = new FakePlatform();
      if (isLost) platform.change((state) => withPending(state, 'project:shop', 'then'));
      const ending = new AbortController();
      const found = () => {
        ending.abort();
        return new CancelledError('signal', 'Somebody asked to stop.');
      };
      const run = await platform.run(MANIFEST, { signal: ending.signal, found });
      expect(run?.words['create project']).toBe(word);
      const outcome = run?.performance.outcomes.get('create project:shop');
      expect(outcome !== undefined && 'error' in outcome ? outcome.error?.code : null).toBe(code);
      expect(platform.state().pending.has('project:shop')).toBe(isLost);
      expect(platform.requests).toEqual(['find project shop']);
    },
  );

  test('starts nothing more if the state cannot be written, and sends nothing that is not noted', async () => {
    const platform = new FakePlatform();
    const run = await platform.run(MANIFEST, { fullAt: 3 });
    expect(run?.performance.halt?.message).toContain('the disk is full');
    expect(run?.words['create environment']).toBe('failed');
    expect(platform.requests).toEqual(['find project shop', 'create project shop']);
  });

  test('starts nothing more if the token is not accepted', async () => {
    const platform = new FakePlatform();
    const error = new AccessError('access-unauthorized', 'No.', { method: 'POST', path: '/', status: 401 });
    const answer = ({ kind }: { kind: string }) => (kind === 'database' ? ({ kind: 'refused', error } as const) : null);
    const run = await platform.run(parse({ ...many(30), databases: { main: { type: 'POSTGRESQL' } } }), { answer });
    expect(run?.performance.halt).toBe(error);
    expect(platform.requests.length).toBeLessThan(15);
    expect([...platform.state().pending]).toEqual([]);
  });

  test('deploys an application without needs after the databases, even if one of them failed', async () => {
    const platform = new FakePlatform();
    const manifest = parse({ ...SHOP, applications: { alone: {}, bound: { needs: ['main'] } } });
    const run = await platform.run(manifest, { failing: ['id3'] });
    expect(platform.requests.slice(-2)).toEqual(['deploy database id3', 'deploy application alone']);
    expect(run?.words).toMatchObject({ 'deploy application:alone': 'deployed', 'deploy application:bound': 'blocked' });
  });

  test.each(['variable:api/LOG_LEVEL', 'secret:api/DATABASE_URL'])(
    'sends %s again if an earlier run got no response, since the same value does no harm',
    async (word) => {
      const platform = new FakePlatform();
      const key = word.replace(':', ':shop/preview-x/');
      await platform.run(MANIFEST);
      platform.change((state) => withPending(forget(state, key), key, 'then'));
      expect((await platform.run(MANIFEST))?.words[`create ${word}`]).toBe('created');
      expect(platform.state().pending.has(key)).toBe(false);
    },
  );

  test.each<[Creation, string, string]>([
    [{ kind: 'exists', error: conflict() }, 'failed', '--adopt project=ID'],
    [{ kind: 'lost', error: lost('the connection broke') }, 'uncertain', 'it checks the list first'],
  ])('uses a project once the platform lists it, after %j, and otherwise ends as %s', async (creation, kind, note) => {
    const answer = (thing: { kind: string }) => (thing.kind === 'project' ? creation : null);
    let looks = 0;
    const late = () => {
      looks += 1;
      return looks > 1 ? { id: 'p9' } : null;
    };
    const listed = await new FakePlatform().run(MANIFEST, { answer, found: late });
    expect(listed?.outcomes.get('create project:shop')).toMatchObject({ kind: 'found', id: 'p9' });
    const unlisted = await new FakePlatform().run(MANIFEST, { answer });
    expect(unlisted?.outcomes.get('create project:shop')).toMatchObject({ kind, note: expect.stringContaining(note) });
  });

  test('creates nothing if the lookup fails, and reports the reason', async () => {
    const platform = new FakePlatform();
    const run = await platform.run(MANIFEST, { found: () => lost('the list broke') });
    expect(run?.outcomes.get('create project:shop')).toMatchObject({ kind: 'failed', note: 'the list broke.' });
    expect(platform.requests).toEqual(['find project shop']);
  });
});
