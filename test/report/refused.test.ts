import { describe, expect, test } from 'vitest';
import { renderCheckRun } from '../../src/report/check-run.ts';
import { renderJunit } from '../../src/report/ci/junit.ts';
import { fitComment } from '../../src/report/comment/comment.ts';
import { decodeComment } from '../../src/report/comment/document.ts';
import { entriesFrom } from '../../src/report/comment/entries.ts';
import { renderEnding } from '../../src/report/ending.ts';
import { renderCommitStatus, renderDeploymentStatus, selectApps } from '../../src/report/github-status.ts';
import { type EndedRun, worstAmong } from '../../src/report/view.ts';
import { createApp, createView, settle } from './support/facts.ts';
import { JOB } from './support/views.ts';

const HEADLINE = 'Refused by the platform: app-1';
const REASON = 'The platform does not accept the token (401). Nothing was deployed.';
const REFUSED = { settlement: settle('failure', { reason: REASON, isRefused: true }) };
const FAILED = { appId: 'bad', settlement: settle('failure') };
const ALONE = createView({ apps: [createApp(REFUSED)] });

function commentOf(run: EndedRun): string {
  return fitComment({ revision: 1, entries: entriesFrom(run, JOB, null), leftOut: 0 }, 'key').body;
}

describe('a token or an id that the platform refuses', () => {
  test('is a failure whose headline speaks of no deployment, on every surface', () => {
    const { outputs, annotations, verdict, summary } = renderEnding(ALONE, { logs: 'stream', summary: true });
    expect(outputs.result).toBe('failure');
    expect(summary).toMatch(new RegExp(`^## ❌ ${HEADLINE}\n`));
    expect(summary).toContain('Nothing was deployed.');
    expect(verdict[0]).toMatch(new RegExp(`^${HEADLINE} `));
    expect(annotations[0]).toMatchObject({ level: 'error', title: HEADLINE });
    expect(renderCheckRun(ALONE, JOB)).toMatchObject({ title: HEADLINE, conclusion: 'failure' });
    expect(renderCommitStatus(ALONE)).toEqual({ state: 'failure', description: `${HEADLINE}. ${REASON}` });
    expect(renderDeploymentStatus(selectApps(ALONE, ['app-1'])).description).toContain(HEADLINE);
    expect(renderJunit(ALONE)).toContain(`<system-out>${HEADLINE}\n`);
    for (const text of [summary, commentOf(ALONE), JSON.stringify(ALONE)])
      expect(text).not.toContain('Deployment failed');
  });

  test('keeps its headline in a comment that a later job reads and writes again', () => {
    const body = commentOf(ALONE);
    expect(body).toContain(`### ❌ ${HEADLINE}\n`);
    expect(body).toContain('| ❌ Refused by the platform |');
    const document = decodeComment(body, 'key');
    expect(document).not.toBeNull();
    if (document !== null) expect(fitComment(document, 'key').body).toBe(body);
  });

  test('does not count as a deployment that failed, and is reported if none did', () => {
    const mixed = createView({ apps: [createApp(REFUSED), createApp(FAILED)] });
    const alone = createView({ apps: [createApp(REFUSED), createApp({ appId: 'good' })] });
    const headlines = [mixed, alone].map((run) => [
      run.headline,
      /^### ❌ (.*)$/m.exec(commentOf(run))?.[1],
      selectApps(
        run,
        run.apps.map(({ appId }) => appId),
      ).headline,
    ]);
    expect(headlines[0]).toEqual(Array(3).fill('Deployment failed: 1 of 2 applications'));
    expect(headlines[1]).toEqual(Array(3).fill('Refused by the platform: 1 of 2 applications'));
    expect(worstAmong(mixed.apps).map(({ appId }) => appId)).toEqual(['bad']);
  });
});
