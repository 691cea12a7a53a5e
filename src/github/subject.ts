import { closeSync, openSync, readSync } from 'node:fs';

/** Which commit a workflow's event is about, and what was wrong in telling it, as a sentence. */
export interface Subject {
  readonly commit: string | null;
  readonly problem: string | null;
}

/** GitHub's webhook payloads have at most 25 MB (GitHub's documentation of webhook events and payloads). */
const LARGEST_EVENT_BYTES = 25_000_000;

/**
 * Where an event's payload names the commit that its author means; GITHUB_SHA is then a merge commit, or the default branch's.
 * Source: GitHub's documentation of events that trigger workflows.
 */
const HEADS = [
  ['pull_request', 'head', 'sha'],
  ['merge_group', 'head_sha'],
  ['workflow_run', 'head_sha'],
] as const;

/** Answers the commit that an event is about: the head that its payload names, else `fallback`. Never throws. */
export function decodeSubject(payload: unknown, fallback: string | null): Subject {
  for (const path of HEADS) {
    const named = path.reduce(fieldOf, payload);
    if (isSha(named)) return { commit: named, problem: null };
    if (named !== undefined) {
      return { commit: fallback, problem: `The event's ${path.join('.')} is not a commit: using GITHUB_SHA instead.` };
    }
  }
  return { commit: fallback, problem: null };
}

/** Reads which commit the workflow's event is about, from GITHUB_EVENT_PATH and GITHUB_SHA. Never throws. */
export function readSubject(env: Readonly<Record<string, string | undefined>>): Subject {
  const sha = env['GITHUB_SHA'];
  const fallback = isSha(sha) ? sha : null;
  const path = env['GITHUB_EVENT_PATH'];
  if (path === undefined || path === '') return { commit: fallback, problem: null };
  try {
    return decodeSubject(JSON.parse(readStart(path, LARGEST_EVENT_BYTES)), fallback);
  } catch {
    // The cause would quote the payload, which is nobody's to show.
    return { commit: fallback, problem: 'The event file (GITHUB_EVENT_PATH) could not be read: using GITHUB_SHA.' };
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function isSha(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}

/** Reads a file of at most `mostBytes`; throws where it is larger, whatever it claims its size to be. */
function readStart(path: string, mostBytes: number): string {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const chunk = Buffer.alloc(65_536);
      const read = readSync(file, chunk, 0, chunk.length, null);
      if (read === 0) return Buffer.concat(chunks).toString('utf8');
      bytes += read;
      if (bytes > mostBytes) throw new RangeError('the file is too large');
      chunks.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
}
