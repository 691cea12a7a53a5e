import { describe, expect, test } from 'vitest';
import type { StatusCheck } from '../../../src/deploy/deploy-target.ts';
import { type Deployment, openDeployment } from '../../../src/relay/decide/deployment.ts';
import { changeDeployment } from '../../../src/relay/decide/deployment-changes.ts';
import { foundCommit } from '../../../src/relay/decide/prove-commit.ts';
import { recordStatusCheck } from '../../../src/relay/decide/record-status-check.ts';
import type { DeployedCommit } from '../../../src/relay/decide/tasks.ts';
import { rowsBelow } from '../../support/doc-table.ts';
import { deploymentOf } from '../support/deployments.ts';
import { BASE, dateOf, observationOf, PLACE, rulesOf, shaOf } from '../support/history-facts.ts';

interface Row {
  readonly title: string;
  readonly before: string;
  readonly statuses: readonly string[];
  /** What is read after each status; `–` if the relay does not read. */
  readonly runs: readonly string[];
  readonly result: string;
}

const COMMITS = { before: shaOf(1), ours: shaOf(2), another: shaOf(3) };
const RULES = rulesOf();

function readRows(): readonly Row[] {
  return rowsBelow('relay/run.md', '### The commit of a success').map((cells) => {
    const [title = '', before = '', statuses = '', runs = '', result = ''] = cells.map((cell) =>
      cell.replaceAll('`', ''),
    );
    return { title, before, statuses: statuses.split(' → '), runs: runs.split(' → '), result };
  });
}

function observedOf(text: string): Extract<StatusCheck, { kind: 'observed' }> {
  const [state = '', date = '', execution] = text.split(' ');
  const identity = execution === undefined ? {} : { execution_id: execution };
  const lastDeploymentDate = date === 'none' ? null : dateOf((Number(date.slice(1)) - 1) * 1_000);
  return { kind: 'observed', observation: observationOf(state, { lastDeploymentDate, identity }) };
}

function readingOf(word: string): DeployedCommit {
  const commit = COMMITS[word as keyof typeof COMMITS] ?? null;
  return { kind: 'commit', commit, isNamed: word === 'absent' ? false : commit === null ? null : true };
}

function resultOf(deployment: Deployment): string {
  const commit = foundCommit(deployment);
  const name = Object.entries(COMMITS).find(([, sha]) => sha === commit)?.[0];
  return name ?? (deployment.endedAt === null ? 'open' : 'unmatched');
}

/** Plays a row; returns what was read, and the result. */
function play({ before, statuses, runs }: Row, others: readonly Deployment[] = []) {
  const reference = before === 'unknown' ? null : observedOf(before).observation;
  const opening = { application: 'app-1', deployment: null, firstKey: 'k', openedAt: BASE };
  const opened = openDeployment(opening, { reference, now: BASE, rules: RULES });
  const word = statuses[0]?.startsWith('RUNNING') ? 'succeeded' : 'running';
  let deployment: Deployment = { ...opened, reported: { ...opened.reported, word, at: BASE } };
  let now = BASE;
  const record = (check: StatusCheck | DeployedCommit): boolean => {
    const input = { application: 'app-1', check, now, jitter: 1, rules: RULES };
    const { deployments, isCommitWanted } = recordStatusCheck([deployment, ...others], input, reference);
    const [after = deployment] = deployments;
    deployment = changeDeployment(deployment, after, now, RULES) ?? after;
    return isCommitWanted;
  };
  const read = statuses.map((status, nth) => {
    const [, minutes = '0', shown = ''] = /^(?:(\d+) min later: )?(.*)$/.exec(status) ?? [];
    now += Number(minutes) * 60_000 + 8_000;
    if (!record(observedOf(shown))) return '–';
    record(readingOf(runs[nth] ?? ''));
    return runs[nth];
  });
  return { read, result: resultOf(deployment), deployment };
}

const ROWS = readRows();

describe('the commit of a success that no workflow registered', () => {
  test.each(ROWS)('is $result if $title (B64)', (row) => {
    const { read, result } = play(row);
    expect({ read, result }).toEqual({ read: row.runs, result: row.result });
  });

  const found = ROWS.find(({ result }) => result === 'ours') as Row;
  const other = (changes: Partial<Deployment>): Deployment =>
    deploymentOf({ deployment: null, endedAt: BASE + 60_000, ...changes });

  test('is not searched for a second check run if a workflow registered a deployment of it meanwhile (B64)', () => {
    const placed = { ...PLACE, sha: COMMITS.ours };
    expect(play(found, [other({ placed })]).result).toBe('unmatched');
    expect(play(found, [other({ placed, endedAt: BASE - 1 })]).result).toBe('ours');
    expect(play(found, [other({ placed: { ...PLACE, sha: COMMITS.another } })]).result).toBe('ours');
  });

  test('is not known if a newer deployment was reported meanwhile (B64)', () => {
    const newer = { registeredAt: null, placed: null };
    expect(play(found, [other({ ...newer, openedAt: BASE + 1 })]).result).toBe('unmatched');
    expect(play(found, [other({ ...newer, openedAt: BASE - 1 })]).result).toBe('ours');
  });
});
