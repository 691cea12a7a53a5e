import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IdentityField, Observation, StatusCheck, TriggerResult } from '../../../src/deploy/deploy-target.ts';
import { AccessError, ProtocolError, RemoteError } from '../../../src/kernel/errors.ts';
import { accepted, DEFAULT_POLICY, FACTS, lostAnswer, play } from '../../support/scripted-target.ts';

/** One row of a table in docs/how-it-decides.md: what the platform shows, and what it must come to. */
export interface TruthRow {
  /** The number of the rule whose table has the row. */
  readonly rule: string;
  readonly title: string;
  readonly before: string;
  readonly response: string;
  readonly shows: string;
  readonly runs: string;
  readonly result: string;
  readonly evidence: string;
}

/** A row that was played. */
export interface PlayedRow {
  readonly result: string;
  readonly evidence: string;
  /** How many requests that deploy were sent. */
  readonly requests: number;
}

/** The commits that a row names. */
export const COMMITS: Readonly<Record<string, string>> = {
  before: '0'.repeat(40),
  ours: DEFAULT_POLICY.commit ?? '',
  another: 'b'.repeat(40),
};
const NAMES: Readonly<Record<string, IdentityField>> = {
  R: 'deployment_request_id',
  E: 'execution_id',
  N: 'deployment_id',
};
const EVIDENCE = { none: 'none', 'progress-seen': 'work', 'date-changed': 'date', identity: 'name', commit: 'commit' };

/** Returns the rows of the tables below the headings that are numbered like the rules; of a relay below 7. */
export function readTruthRows(of: 'engine' | 'relay'): readonly TruthRow[] {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/how-it-decides.md'), 'utf8');
  const rows = page.split('\n### ').slice(1).flatMap(readSection);
  return rows.filter(({ rule }) => (rule === '7') === (of === 'relay'));
}

function readSection(section: string): readonly TruthRow[] {
  const rule = /^\d+/.exec(section)?.[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const cells = line.replaceAll('`', '').split('|').slice(1, -1);
    const [title = '', before = '', response = '', shows = '', runs = '', result = '', evidence = ''] = cells.map(
      (cell) => cell.trim(),
    );
    return { rule, title, before, response, shows, runs, result, evidence };
  });
}

/** Plays a row through the engine: each check shows the next status of the row, and the last one stays. */
export async function playRow({ before, response, shows, runs }: TruthRow): Promise<PlayedRow> {
  const checks = shows.split(' → ').map(readCheck);
  const commits = runs.split(' → ').map((word) => (word === '' ? null : known(COMMITS, word)));
  const baseline = readBaseline(before);
  const responses = response.split(' → ');
  const trigger = response !== 'no request';
  // Without a request, the baseline is the first check.
  let next = trigger ? 0 : 1;
  const checkNext = (): StatusCheck => (checks[next++] ?? checks.at(-1))?.check ?? baseline;
  const story = await play(
    {
      check: (_sinceMs, _nth, purpose) => (purpose === 'baseline' ? baseline : checkNext()),
      trigger: (nth) => readResponse(responses[nth] ?? response),
      startsDeployment: ({ kind }) => kind !== 'conflict',
      commit: () => commits[next < checks.length ? 0 : commits.length - 1] ?? null,
      paceMs: () => checks[next]?.afterMs ?? 0,
    },
    { policy: { trigger } },
  );
  return { result: story.result ?? 'none', evidence: EVIDENCE[story.record.evidence], requests: story.triggers };
}

function readResponse(text: string): TriggerResult {
  if (text === 'lost') return lostAnswer();
  if (text === 'conflict') {
    const error = new RemoteError('remote', 'a deployment is in progress', { ...FACTS, status: 409 }, '');
    return { kind: 'conflict', message: 'a deployment is in progress', error };
  }
  const { identity, state, requestsWaiting = null } = readWords(text);
  const deploymentId = identity.deployment_request_id ?? identity.execution_id ?? identity.deployment_id ?? null;
  return accepted({ identity, deploymentId, state: state === '' ? null : state, requestsWaiting });
}

function readBaseline(text: string): StatusCheck {
  if (text === 'forbidden') {
    return { kind: 'refused', refusal: 'forbidden', error: new AccessError('access-forbidden', 'forbidden', FACTS) };
  }
  const { state, ...partial } = readWords(text);
  if (state !== '') return { kind: 'observed', observation: { state, ...partial } };
  return { kind: 'malformed', error: new ProtocolError('$.state', 'a string', 'null'), partial };
}

/** Reads for example `20 s later: BUILDING D1`. */
export function readCheck(text: string): {
  readonly afterMs: number;
  readonly check: Extract<StatusCheck, { kind: 'observed' }>;
} {
  const [, seconds = '0', words = text] = /^(\d+) s later: (.*)$/.exec(text) ?? [];
  return { afterMs: Number(seconds) * 1_000, check: { kind: 'observed', observation: readWords(words) } };
}

/** Reads for example `BUILDING R1 E1 D1 +0`. */
function readWords(text: string): Observation {
  const identity: { -readonly [field in IdentityField]?: string } = {};
  let read: Observation = { state: '', serviceDeploymentStatus: 'UP_TO_DATE', lastDeploymentDate: null, identity };
  for (const word of text.split(' ')) {
    const [, kind = '', number = ''] = /^([REND+])(\d+)$/.exec(word) ?? [];
    if (kind === 'D') read = { ...read, lastDeploymentDate: { text: word, epochMs: Number(number) * 60_000 } };
    else if (kind === '+') read = { ...read, requestsWaiting: Number(number) };
    else if (kind !== '') identity[known(NAMES, kind)] = word;
    else if (word === 'outdated') read = { ...read, serviceDeploymentStatus: 'OUT_OF_DATE' };
    else if (word === 'new') read = { ...read, serviceDeploymentStatus: 'NEVER_DEPLOYED' };
    else if (word === 'restart') read = { ...read, details: { action: 'RESTART', status: null, subAction: null } };
    else if (/^[A-Z]+(?:_[A-Z]+)*$/.test(word)) read = { ...read, state: word };
    else if (word !== 'accepted') throw new Error(`"${word}" in "${text}" is no word of the table`);
  }
  return read;
}

function known<T>(values: Readonly<Record<string, T | undefined>>, word: string): T {
  const value = values[word];
  if (value === undefined) throw new Error(`"${word}" is no word of the table`);
  return value;
}
