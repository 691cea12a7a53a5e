import { describe, expect, test } from 'vitest';
import type { Decoded } from '../../../src/sandbox/http/json-bodies.ts';
import {
  decodeApplicationBody,
  decodeClaim,
  decodeDeploy,
  decodeSetting,
  decodeWebhook,
} from '../../../src/sandbox/platform/resource-bodies.ts';

/** Returns the decoded value, or the sentence that refuses it. test/sandbox/openapi/conformance.test.ts tries every field of every body. */
const decodedOf = <T>(decoded: Decoded<T>): T | string =>
  decoded.kind === 'decoded' ? decoded.value : decoded.message;

describe('an application', () => {
  test('may have unknown fields at any depth, which are left out', () => {
    const ports = [{ internal_port: 1, name: 'web' }];
    expect(decodedOf(decodeApplicationBody({ name: 'a', ports, more: 1 }))).toEqual({
      name: 'a',
      ports: [{ internal_port: 1 }],
    });
  });

  test('is refused with all its problems', () => {
    const body = { cpu: 0, git_repository: {}, ports: [{ internal_port: 1, protocol: '' }, []] };
    expect(decodedOf(decodeApplicationBody(body))).toBe(
      'name: is required, and must be a non-empty string. git_repository.url: is required, and must be a non-empty string. ' +
        'cpu: must be an integer that is 1 or more. ports[0].protocol: must be a non-empty string. ports[1]: must be an object.',
    );
  });

  test('may have one of the two numbers of instances, or both in their order', () => {
    const bounds = (min?: number, max?: number) => ({ min_running_instances: min, max_running_instances: max });
    for (const [min, max] of [
      [5, undefined],
      [undefined, 1],
      [9, 9],
    ])
      expect(
        decodedOf(decodeApplicationBody(JSON.parse(JSON.stringify({ name: 'a', ...bounds(min, max) })))),
      ).toBeTypeOf('object');
    expect(decodedOf(decodeApplicationBody({ name: 'a', ...bounds(4, 3) }))).toBe(
      'min_running_instances: must not be larger than max_running_instances.',
    );
  });
});

test('a reward claim is its code, with the only type or without', () => {
  expect(decodedOf(decodeClaim({ code: 'abc', type: 'INVITATION' }))).toBe('abc');
  expect(decodedOf(decodeClaim({ code: 'abc', type: 'GIFT' }))).toBe('type: must be one of INVITATION.');
});

test('a deployment may have a commit', () => {
  expect(decodedOf(decodeDeploy({ git_commit_id: 'c0ffee', other: 1 }))).toBe('c0ffee');
  expect(decodedOf(decodeDeploy({}))).toBeNull();
});

test('a variable may be empty', () => {
  expect(decodedOf(decodeSetting({ key: 'A', value: '' }))).toEqual({ key: 'A', value: '' });
});

describe('a webhook', () => {
  const body = { target_url: 'https://example.com/hook', events: ['DEPLOYMENT_FAILED'] };

  test('is enabled by default', () => {
    const decoded = { targetUrl: 'https://example.com/hook', events: ['DEPLOYMENT_FAILED'] };
    expect(decodedOf(decodeWebhook(body))).toEqual({ ...decoded, enabled: true });
    expect(decodedOf(decodeWebhook({ ...body, enabled: false }))).toEqual({ ...decoded, enabled: false });
  });

  test("may have unknown events, since the platform's list of them is incomplete", () => {
    const events = ['DEPLOYMENT_CANCELLED', 'SHIPPED'];
    expect(decodedOf(decodeWebhook({ ...body, events }))).toMatchObject({ events });
  });
});
