import { eachOf, type Posting, startLoad } from './load.ts';
import type { ScriptedGithub } from './scripted-github.ts';
import { pause, until } from './until.ts';

/** Returns one number of a relay's metrics; null if it does not exist or the relay does not respond. */
export async function readMetric(url: string, name: string): Promise<number | null> {
  const text = await fetch(`${url}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

/** A relay renders its metrics at most once a second. */
const METRICS_KEPT_MS = 1_000;

/** Resolves once a relay has applied all stored deliveries and performed all desired writes. */
export async function untilIdle(url: string): Promise<void> {
  await pause(METRICS_KEPT_MS);
  await until(
    'nothing is left to apply and to write',
    async () =>
      (await readMetric(url, 'relay_backlog_pending')) === 0 &&
      (await readMetric(url, 'relay_checks_unpublished')) === 0,
  );
}

/** Returns, as sentences, each check run that exists twice, and each that went back from its outcome. */
export function findWrongChecks({ checks }: Pick<ScriptedGithub, 'checks'>): readonly string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const { externalId, name, said } of checks) {
    if (seen.has(externalId)) problems.push(`${name} was created twice`);
    seen.add(externalId);
    const end = said.findIndex((word) => word === 'success' || word === 'failure');
    if (end !== -1 && said.slice(end).some((word) => word !== said[end]))
      problems.push(`${name} said ${said.join(', ')}`);
  }
  return problems;
}

/** Sends the outcomes once every deployment has its check run, waits until each says so, and returns what was acknowledged. */
export async function sendOutcomes(
  url: string,
  ends: readonly Posting[],
  github: Pick<ScriptedGithub, 'checks'>,
): Promise<ReadonlyMap<string, Posting>> {
  await until('every deployment has its check run', () => github.checks.length >= ends.length);
  const load = startLoad({ connections: 8, target: () => url, next: eachOf(ends) });
  await load.done;
  await untilIdle(url);
  return load.acknowledged;
}

/** Returns a sentence if the number of check runs is wrong, and one if not all of them are successful. */
export function findMissingChecks({ checks }: Pick<ScriptedGithub, 'checks'>, count: number): readonly string[] {
  const open = checks.filter(({ said }) => said.at(-1) !== 'success');
  return [
    ...(checks.length === count ? [] : [`${checks.length} check runs instead of ${count}`]),
    ...(open.length === 0 ? [] : [`${open.length} check runs without their end`]),
  ];
}
