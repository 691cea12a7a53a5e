import { describe, expect, test } from 'vitest';
import { runAt } from '../run.ts';
import { openPlatform } from './platform.ts';

const PROJECT = '22222222-2222-4333-8444-555555555555';
const CREATE = `environments create --project ${PROJECT} --name eu`;
const CLUSTER = 'AAAAAAAA-2222-4333-8444-555555555555';

describe('environments create', () => {
  test('fails with both clusters in the message if the service chose another one (B41)', async () => {
    const { url, requests } = await openPlatform({ status: 201, body: { id: 'e1', cluster_id: 'c0' } });
    const ran = await runAt(url, `${CREATE} --cluster-id c1`);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain('--cluster-id c1: the service');
    expect(ran.err).toContain('created the environment eu (id e1) on cluster c0 instead');
    expect(ran.err).toContain("delete it in the platform's console");
    expect(ran.err).toContain(`--field cluster='"c1"'`);
    expect(ran.err).not.toMatch(/may have been created|--help/);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['the service reports the same cluster', { id: 'e1', cluster_id: 'c1' }, 'c1'],
    ['the service reports the same UUID in another case', { id: 'e1', cluster_id: CLUSTER.toLowerCase() }, CLUSTER],
    ['the service reports no cluster', { id: 'e1' }, 'c1'],
    ['the service reports null', { id: 'e1', cluster_id: null }, 'c1'],
    ['no cluster was asked for', { id: 'e1', cluster_id: 'c0' }, ''],
  ])('succeeds when %s (B41)', async (_, body, cluster) => {
    const { url } = await openPlatform({ status: 201, body });
    const ran = await runAt(url, cluster === '' ? CREATE : `${CREATE} --cluster-id ${cluster}`);
    expect([ran.code, ran.err]).toEqual([0, '']);
  });
});
