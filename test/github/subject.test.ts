import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeSubject, readSubject } from '../../src/github/subject.ts';

const HEAD = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const SHA = 'ffffffffffffffffffffffffffffffffffffffff';

describe('the commit of an event', () => {
  test.each([
    ['a pull request', { pull_request: { head: { sha: HEAD } } }],
    ['a merge group', { merge_group: { head_sha: HEAD } }],
    ['a workflow run', { workflow_run: { head_sha: HEAD } }],
    ['a pull request of a repository with SHA-256', { pull_request: { head: { sha: HEAD.padEnd(64, '0') } } }],
  ])('is the head of %s', (_, payload) => {
    const { commit, problem } = decodeSubject(payload, SHA);
    expect(commit?.slice(0, 40)).toBe(HEAD);
    expect(problem).toBeNull();
  });

  test.each([
    ['a push', { after: HEAD, head_commit: { id: HEAD } }],
    ['a comment on a pull request', { issue: { pull_request: { url: 'x' } } }],
    ['nothing', {}],
  ])('is GITHUB_SHA for %s', (_, payload) => {
    expect(decodeSubject(payload, SHA)).toEqual({ commit: SHA, problem: null });
  });

  test.each([
    { pull_request: { head: { sha: '../../etc' } } },
    { pull_request: { head: { sha: `${HEAD}\n::error::x` } } },
    { merge_group: { head_sha: 7 } },
    { workflow_run: { head_sha: null } },
  ])('is GITHUB_SHA, with a problem named, for the head %j', (payload) => {
    const { commit, problem } = decodeSubject(payload, SHA);
    expect(commit).toBe(SHA);
    expect(problem).toMatch(/^The event's \w+\.\S+ is not a commit: using GITHUB_SHA instead\.$/);
  });

  test('is a commit or the fallback whatever the payload is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('pull_request', 'merge_group', 'x'), (value, key) => {
        for (const payload of [value, { [key]: value }, { [key]: { head: value, head_sha: value } }]) {
          expect(decodeSubject(payload, SHA).commit).toBe(SHA);
        }
      }),
    );
  });

  test('is not taken from what a payload inherits', () => {
    const inherited: unknown = Object.create({ pull_request: { head: { sha: HEAD } } });
    expect(decodeSubject(inherited, SHA).commit).toBe(SHA);
  });
});

describe('the event file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'subject-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function readFrom(content: string | Buffer): ReturnType<typeof readSubject> {
    const path = join(folder, 'event.json');
    writeFileSync(path, content);
    return readSubject({ GITHUB_EVENT_PATH: path, GITHUB_SHA: SHA });
  }

  test('is read, however many pieces it comes in', () => {
    const payload = JSON.stringify({ filler: 'é'.repeat(200_000), pull_request: { head: { sha: HEAD } } });
    expect(readFrom(payload)).toEqual({ commit: HEAD, problem: null });
  });

  test.each([
    ['broken', '{"pull_request": '],
    ['empty', ''],
    ['binary', Buffer.from([0xff, 0xfe, 0])],
  ])('that is %s leaves GITHUB_SHA, and a problem that quotes nothing', (_, content) => {
    const problem = 'The event file (GITHUB_EVENT_PATH) could not be read: using GITHUB_SHA.';
    expect(readFrom(content)).toEqual({ commit: SHA, problem });
  });

  test('that is larger than any payload of GitHub is not read', () => {
    const payload = `{"pull_request":{"head":{"sha":"${HEAD}"}}}`;
    expect(readFrom(payload + ' '.repeat(25_000_000 - payload.length)).commit).toBe(HEAD);
    expect(readFrom(payload + ' '.repeat(25_000_001 - payload.length))).toMatchObject({
      commit: SHA,
      problem: expect.stringContaining('could not be read'),
    });
  });

  test('that is not there leaves GITHUB_SHA', () => {
    expect(readSubject({ GITHUB_EVENT_PATH: join(folder, 'none'), GITHUB_SHA: SHA }).commit).toBe(SHA);
    expect(readSubject({ GITHUB_EVENT_PATH: folder, GITHUB_SHA: SHA }).commit).toBe(SHA);
  });

  test('is not missed outside of a runner', () => {
    expect(readSubject({ GITHUB_SHA: SHA })).toEqual({ commit: SHA, problem: null });
    expect(readSubject({ GITHUB_EVENT_PATH: '', GITHUB_SHA: 'HEAD' })).toEqual({ commit: null, problem: null });
  });
});
