import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGithubDelivery } from '../../../src/relay/intake/github-delivery.ts';
import { codePoint } from '../../support/code-points.ts';

const GUID = '72d3162e-cc78-11e3-81ab-4c9367dc0958';
const SHA = 'A'.repeat(40);
const PLACE = { repositoryId: 7, repository: 'acme/shop', installationId: 9 };
const COMMON = {
  repository: { id: 7, full_name: 'acme/shop' },
  installation: { id: 9 },
  sender: { login: 'octo_cat', type: 'User' },
};
const CHECK_RUN = { head_sha: SHA, external_id: 'touchdown-0123' };

function read(event: string, payload: unknown) {
  return readGithubDelivery({ guid: GUID, event, payload, receivedAt: 1 })?.content;
}

describe('readGithubDelivery', () => {
  test('identifies a delivery by its GUID, with the authority of a signature', () => {
    const delivery = readGithubDelivery({ guid: GUID.toUpperCase(), event: 'ping', payload: {}, receivedAt: 5 });
    expect(delivery).toEqual({
      source: 'github',
      dedupeKey: GUID,
      receivedAt: 5,
      authority: 1,
      content: { kind: 'ignored', event: 'ping' },
    });
  });

  test.each([null, '', 'x', `${GUID}0`, `${GUID}\n`, GUID.replaceAll('-', '')])('refuses %j as a GUID', (guid) => {
    expect(readGithubDelivery({ guid, event: 'ping', payload: {}, receivedAt: 5 })).toBeNull();
  });

  test.each([
    ['check_run', { action: 'rerequested', check_run: CHECK_RUN }],
    [
      'check_run',
      { action: 'requested_action', check_run: CHECK_RUN, requested_action: { identifier: 'deploy-again' } },
    ],
  ])('requests a redeployment at %s %j', (event, payload) => {
    expect(read(event, { ...COMMON, ...payload })).toEqual({
      kind: 'request',
      request: { kind: 'again', place: PLACE, sha: 'a'.repeat(40), externalId: 'touchdown-0123', askedBy: 'octo_cat' },
    });
  });

  test.each([
    ['merge_group', { action: 'checks_requested', merge_group: { head_sha: SHA } }],
    ['check_suite', { action: 'requested', check_suite: { head_sha: SHA } }],
    ['check_suite', { action: 'rerequested', check_suite: { head_sha: SHA } }],
    ['pull_request', { action: 'opened', pull_request: { head: { sha: SHA } } }],
    ['pull_request', { action: 'synchronize', pull_request: { head: { sha: SHA } } }],
    ['pull_request', { action: 'reopened', pull_request: { head: { sha: SHA } } }],
    ['pull_request', { action: 'ready_for_review', pull_request: { head: { sha: SHA } } }],
  ])('expects a check at %s %j', (event, payload) => {
    expect(read(event, { ...COMMON, ...payload })).toEqual({
      kind: 'request',
      request: { kind: 'expect', place: PLACE, sha: 'a'.repeat(40) },
    });
  });

  test.each([
    ['ping', {}],
    ['check_run', { action: 'created', check_run: CHECK_RUN }],
    ['check_run', { action: 'requested_action', check_run: CHECK_RUN, requested_action: { identifier: 'other' } }],
    ['check_run', { action: 'rerequested', check_run: CHECK_RUN, sender: { login: 'relay[bot]', type: 'Bot' } }],
    ['pull_request', { action: 'closed' }],
    ['constructor', { action: 'name' }],
  ])('ignores %s %j', (event, payload) => {
    expect(read(event, { ...COMMON, ...payload })?.kind).toBe('ignored');
  });

  test.each<[string, object, string]>([
    [
      'check_run',
      { check_run: { ...CHECK_RUN, external_id: '' } },
      'check_run.external_id is a string of length 0, not an id of a check run of this relay.',
    ],
    [
      'check_run',
      { check_run: { ...CHECK_RUN, head_sha: 'main' }, sender: { login: '@everyone' } },
      'check_run.head_sha is a string of length 4, not the whole hash of a commit. sender.login is a string of length 9, not a login.',
    ],
    [
      'check_run',
      { check_run: { id: 5 }, installation: undefined },
      'installation.id is missing. The body has: repository, installation, sender, action, and check_run. check_run.head_sha and check_run.external_id are missing. check_run has: id.',
    ],
    [
      'check_run',
      { check_run: CHECK_RUN, repository: { id: '7', full_name: 'acme/..' } },
      'repository.id is a string of length 1, not a whole number from 1. repository.full_name is a string of length 7, not owner/name.',
    ],
    [
      'pull_request',
      { action: 'opened', pull_request: { number: 3 } },
      'pull_request.head.sha is missing. pull_request has: number.',
    ],
  ])('quarantines %s %j, and says which fields it looked for and which it found', (name, payload, problem) => {
    const body = { ...COMMON, action: 'rerequested', ...payload };
    expect(read(name, body)).toEqual({ kind: 'quarantined', reason: `${name}.${body.action}: ${problem}` });
  });

  test('never throws for any payload, and cleans the texts that it keeps', () => {
    const events = fc.oneof(
      fc.string({ unit: codePoint }),
      fc.constantFrom('check_run', 'pull_request', 'merge_group'),
    );
    const action = fc.oneof(
      fc.string({ unit: codePoint }),
      fc.constantFrom('rerequested', 'opened', 'checks_requested'),
    );
    fc.assert(
      fc.property(events, action, fc.jsonValue(), fc.jsonValue(), (event, name, some, other) => {
        const content = read(event, {
          ...COMMON,
          action: name,
          check_run: some,
          pull_request: other,
          merge_group: some,
        });
        expect(content?.kind).toMatch(/ignored|quarantined/);
        if (content?.kind === 'ignored') expect(content.event).toMatch(/^[^\p{Cc}]{0,100}$/u);
        expect(read(event, some)?.kind).toMatch(/ignored|quarantined/);
      }),
    );
  });
});
