import type { CheckAtGithub } from './github-model.ts';
import type { RelayWorld } from './relay-world.ts';

const RANKS = { queued: 1, in_progress: 2, completed: 3 };

/** Returns the problems after some minutes without faults, as sentences. */
export function findProblems(world: RelayWorld): readonly string[] {
  return [...findBroken(world), ...findUnpublished(world), ...findFalse(world)];
}

/** Returns the rules that were broken, at any fault rates. */
export function findBroken({ github, memory }: RelayWorld): readonly string[] {
  const several = memory.query(
    'SELECT deployment_row, COUNT(*) AS count FROM check_run WHERE deployment_row IS NOT NULL GROUP BY deployment_row, sha, environment HAVING COUNT(*) > 1',
  );
  return [
    ...github.book.violations,
    ...github.checks.flatMap(findFall),
    ...several.map(({ deployment_row, count }) => `${String(count)} check runs of ${String(deployment_row)}`),
  ];
}

function findFall({ place, states }: CheckAtGithub): readonly string[] {
  return states.flatMap(({ check }, index) => {
    const before = states[index - 1]?.check;
    if (before === undefined) return [];
    if (RANKS[before.status] > RANKS[check.status])
      return [`${place.name} fell from ${before.status} to ${check.status}`];
    return before.conclusion !== null && before.conclusion !== check.conclusion
      ? [`${place.name} turned from ${before.conclusion} to ${check.conclusion}`]
      : [];
  });
}

function findUnpublished({ github, memory }: RelayWorld): readonly string[] {
  const problems: string[] = [];
  const [inbox] = memory.query('SELECT COUNT(*) AS count FROM inbox WHERE applied_at IS NULL');
  if (inbox?.['count'] !== 0) problems.push(`${String(inbox?.['count'])} deliveries are not applied`);
  for (const row of memory.query('SELECT * FROM check_run')) {
    const name = `${String(row['name'])} (${String(row['external_id'])})`;
    const shown = github.checks.filter(({ place }) => place.externalId === row['external_id']);
    if (row['is_dead'] === 1) problems.push(`${name} is a dead letter: ${String(row['last_error'])}`);
    else if (row['is_pending'] === 1) problems.push(`${name} is pending: ${String(row['last_error'])}`);
    // One that is closed before it was created is never created.
    if (row['environment'] !== null && shown.length === 0 && String(row['desired']).includes('"inactive"')) continue;
    if (shown.length !== 1) problems.push(`${name} is ${shown.length} times at GitHub`);
    else if (JSON.stringify(shown[0]?.states.at(-1)?.check) !== row['desired'])
      problems.push(`${name} does not show what is known`);
  }
  return problems;
}

/** Returns confirmed outcomes that are false, and outcomes that were never detected. */
function findFalse({ clock, memory, platform, rules }: RelayWorld): readonly string[] {
  const problems: string[] = [];
  for (const row of memory.query('SELECT * FROM deployment')) {
    const id = String(row['deployment']);
    const word = String(row['word']);
    const true_ = platform.deployments.find((one) => one.id === id);
    if (true_ === undefined) continue;
    const next = platform.deployments.find(
      (one) => one.application === true_.application && one.startedAt > true_.startedAt,
    );
    const isOver = clock.epochMs() >= true_.endsAt + rules.deadlineMs;
    if (word === 'superseded' && next !== undefined) continue;
    if (word === 'timed_out' && isOver) continue;
    // Without names it is indistinguishable from the next one, or from the one before without a status check.
    if (!platform.hasNames && (row['reference'] === null || (next?.startedAt ?? Infinity) <= Number(row['ended_at'])))
      continue;
    if (['succeeded', 'failed', 'cancelled', 'superseded', 'timed_out'].includes(word)) {
      if (word !== true_.end || Number(row['ended_at']) < true_.endsAt)
        problems.push(`${id} is said to be ${word}, but it is ${true_.end}`);
    } else if (platform.hasNames && next === undefined && true_.endsAt < clock.epochMs() - 300_000) {
      problems.push(`${id} is still ${word}, though it ${true_.end} long ago`);
    }
  }
  return problems;
}
