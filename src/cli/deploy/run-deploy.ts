import type { DeploymentRecord } from '../../deploy/state.ts';
import { deployApplication } from '../../deploy-application.ts';
import { connectApplication } from '../../platform/connect-application.ts';
import { renderEnding } from '../../report/ending.ts';
import { NO_LINKS } from '../../report/surface-names.ts';
import { type RunFacts, viewRun } from '../../report/view.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { exitCodeOfRun } from './deploy-exit-code.ts';
import { openUsualDurations, type UsualDurations } from './durations-file.ts';
import { type OpenedRun, openRun } from './open-run.ts';
import { openShow } from './open-show.ts';
import { writeReports } from './report-files.ts';
import type { RunEnd, RunShow } from './run-show.ts';
import { type AppWatch, beginRecords, watchApplication } from './watch-run.ts';

/**
 * Deploys the applications, or with `follow` follows them, in parallel under one rate budget; shows and reports how that goes, and answers
 * the exit code. Where somebody interrupts it, the platform is not asked to stop. Rejects with InputError, before anything is sent.
 */
export async function runDeployments(
  command: 'deploy' | 'follow',
  values: OptionValues,
  terminal: Terminal,
  words: readonly string[],
): Promise<number> {
  const run = await openRun(command === 'deploy', values, terminal, words);
  const startedAt = terminal.clock.monotonicMs();
  const begun = beginRecords(run.appIds, run.choices.policy.commit, startedAt);
  const usual = openUsualDurations(terminal.env, run.baseUrl);
  const show = openShow(command, values['json'] === true, terminal, run, begun, usual);
  const { logs, logTail } = run.choices;
  const watches = begun.map((record) =>
    watchApplication(record, { show, isStreaming: logs === 'stream', tailLines: logTail }),
  );
  try {
    await Promise.all(watches.map((watch) => deployOne(watch, run, terminal)));
    return tellEnd(factsOf(watches, run, terminal, startedAt), run, terminal, show, usual);
  } finally {
    show.leave();
    await run.platform.close();
  }
}

async function deployOne(watch: AppWatch, { platform, choices }: OpenedRun, terminal: Terminal): Promise<void> {
  const { policy, settings, logs, logTail } = choices;
  const { clock, random, ending: signal } = terminal;
  const log = { logTail: logs === 'off' ? null : logTail };
  const application = connectApplication(platform, watch.appId);
  await deployApplication({ ...application, policy, settings, ...log, watch, clock, random, signal });
}

function factsOf(
  watches: readonly AppWatch[],
  { platform, choices }: OpenedRun,
  { clock }: Terminal,
  startedAt: number,
): RunFacts {
  const endedAt = clock.monotonicMs();
  const { used, remaining } = platform.gate.view();
  return {
    policy: choices.policy,
    apps: watches.map((watch) => watch.facts()),
    startedAt,
    endedAt,
    epochOffsetMs: clock.epochMs() - endedAt,
    requestsUsed: used,
    requestsLeft: remaining,
    logFile: null,
    links: NO_LINKS,
  };
}

/** The files come first: whoever reads the verdict finds them written. */
function tellEnd(facts: RunFacts, run: OpenedRun, terminal: Terminal, show: RunShow, usual: UsualDurations): number {
  const { reports, logs, policy } = run.choices;
  const records = facts.apps.map(({ record }) => record);
  const end = endOf(facts, logs, exitCodeOfRun(records, policy, terminal.ending.aborted));
  writeReports(end.view, reports, terminal.folder, (text) => show.notice(null, { level: 'warning', text }));
  show.end(end);
  usual.keep(records.flatMap(durationOf));
  return end.exitCode;
}

function endOf(facts: RunFacts, logs: OpenedRun['choices']['logs'], exitCode: number): RunEnd {
  const view = viewRun(facts, null);
  const ending = renderEnding(facts, null, { logs, summary: false });
  const verdict = ending.verdict.map((line, index) => {
    const app = view.apps[index];
    return app === undefined || (app.passed && !app.isDoubtful) ? line : `${line} ${app.advice}`;
  });
  return { view, exitCode, verdict, logs: ending.logs };
}

/** Only what surely was this deployment, from when it was taken to its end, says how long one takes. */
function durationOf({ appId, settlement, triggeredAt }: DeploymentRecord) {
  if (settlement?.result !== 'success' || !settlement.confirmed || triggeredAt === null) return [];
  return [{ appId, durationMs: settlement.settledAt - triggeredAt }];
}
