import { lastSeen } from '../../deploy/sentences.ts';
import type { Notice } from '../../deploy/state.ts';
import type { Clock } from '../../kernel/clock.ts';
import { toSeconds } from '../../kernel/units.ts';
import { plainLine, plainLines } from '../../kernel/untrusted.ts';
import { renderCauseFields } from '../../report/cause/cause-text.ts';
import { createLineBudget } from '../../report/log-sentences.ts';
import { type EndedApp, type EndedRun, hasPassed } from '../../report/view.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import type { Output } from '../terminal/output.ts';
import type { RunShow } from './watch-run.ts';

/** Returns a view that prints lines of JSON: `progress`, `notice`, `log`, and finally one `result`. */
export function createJsonView(output: Output, clock: Clock): RunShow {
  const budget = createLineBudget();
  const notice = (app: NamedApp | null, level: Notice['level'], message: string): void =>
    output.show('notice', { ...namesOf(app), level, message }, '');
  return {
    changed: (app, record, sentences) => {
      const { startedAt, triggeredAt } = record;
      const elapsedSeconds = toSeconds(clock.monotonicMs() - (triggeredAt ?? startedAt));
      // After the request, an earlier state is the previous deployment's.
      const seen = lastSeen(record);
      const state = seen === null ? null : plainLine(seen);
      const deploymentId = record.deploymentId === null ? null : plainLine(record.deploymentId);
      for (const sentence of sentences)
        output.show('progress', { ...namesOf(app), message: sentence, state, deploymentId, elapsedSeconds }, '');
    },
    notice: (app, { level, text }) => notice(app, level, plainLine(text)),
    log: (app, text) => {
      const { lines, remark } = budget(text);
      for (const line of lines.flatMap(plainLines)) output.show('log', { ...namesOf(app), line }, '');
      if (remark !== null) notice(app, 'info', remark);
    },
    logRemark: (app, sentence) => notice(app, 'info', sentence),
    end: ({ view, exitCode }) => output.show('result', resultData(view, exitCode), ''),
    leave: () => undefined,
  };
}

function namesOf(app: NamedApp | null) {
  return { appId: app?.appId ?? null, name: app?.name ?? null };
}

function resultData(view: EndedRun, exitCode: number) {
  const { result, reason } = view;
  return { result, passed: hasPassed(view), reason, exitCode, applications: view.apps.map(applicationData) };
}

function applicationData(app: EndedApp) {
  return {
    appId: app.appId,
    name: app.name,
    result: app.result,
    passed: hasPassed(app),
    reason: app.reason,
    advice: app.advice,
    confirmed: app.confirmed,
    deploymentId: app.deploymentId,
    supersededBy: app.supersededBy,
    causes: app.causes.map(renderCauseFields),
    state: app.state,
    serviceDeploymentStatus: app.serviceDeploymentStatus,
    lastDeploymentDate: app.lastDeploymentDate,
    commit: app.commit,
    durationSeconds: toSeconds(app.endedAt - app.startedAt),
    phases: app.phases.map(({ name, startedAt, endedAt }) => ({
      name,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
      durationSeconds: toSeconds(endedAt - startedAt),
    })),
  };
}
