import { describe, expect, test } from 'vitest';
import { statusOf } from '../../src/cli/deploy/live-view.ts';
import { renderCheckRun } from '../../src/report/check-run.ts';
import { renderJunit } from '../../src/report/ci/junit.ts';
import { renderComment } from '../../src/report/comment/pr-comment.ts';
import { decodeComment } from '../../src/report/comment/pr-comment-data.ts';
import { entriesFrom } from '../../src/report/comment/pr-comment-entries.ts';
import { renderCommitStatus } from '../../src/report/commit-status.ts';
import { renderDeploymentStatus, worstStanding } from '../../src/report/deployment-status.ts';
import { renderEnding } from '../../src/report/ending.ts';
import { renderStanding } from '../../src/report/standing.ts';
import { viewRun } from '../../src/report/view.ts';
import { createApp, createFacts, createRecord, POLICY, settle } from './support/facts.ts';
import { JOB } from './support/standings.ts';

const HEADLINE = 'Refused by the platform: app-1';
const REASON = 'The platform does not accept the token (401). Nothing was deployed.';
const REFUSED = { settlement: settle('failure', { reason: REASON, isRefused: true }) };
const FAILED = { appId: 'bad', settlement: settle('failure') };
const ALONE = createFacts({ apps: [createApp(REFUSED)] });
const SETTINGS = { environmentUrl: null } as Parameters<typeof entriesFrom>[2];

function commentOf(facts: typeof ALONE): string {
  const entries = entriesFrom(renderStanding(facts, true), JOB, SETTINGS);
  return renderComment({ revision: 1, entries, leftOut: 0 }, 'key');
}

describe('a token or an id that the platform refuses', () => {
  test('is a failure whose headline speaks of no deployment, on every surface', () => {
    const { outputs, annotations, verdict, summary } = renderEnding(ALONE, null, { logs: 'stream', summary: true });
    expect(outputs.result).toBe('failure');
    expect(summary).toMatch(new RegExp(`^## ❌ ${HEADLINE}\n`));
    expect(summary).toContain('Nothing was deployed.');
    expect(verdict[0]).toMatch(new RegExp(`^${HEADLINE} `));
    expect(annotations[0]).toMatchObject({ level: 'error', title: HEADLINE });
    const standing = renderStanding(ALONE, true);
    expect(renderCheckRun(standing, JOB)).toMatchObject({ title: HEADLINE, conclusion: 'failure' });
    expect(renderCommitStatus(standing)).toEqual({ state: 'failure', description: `${HEADLINE}. ${REASON}` });
    expect(renderDeploymentStatus(worstStanding(standing, ['app-1'])).description).toContain(HEADLINE);
    expect(renderJunit(viewRun(ALONE, null))).toContain(`<system-out>${HEADLINE}\n`);
    expect(statusOf(createRecord(REFUSED), POLICY, 0).phase).toBe('Refused by the platform');
    for (const text of [summary, commentOf(ALONE), JSON.stringify(standing)])
      expect(text).not.toContain('Deployment failed');
  });

  test('keeps its headline in a comment that a later job reads and writes again', () => {
    const body = commentOf(ALONE);
    expect(body).toContain(`### ❌ ${HEADLINE}\n`);
    expect(body).toContain('| ❌ Refused by the platform |');
    const document = decodeComment(body, 'key');
    expect(document).not.toBeNull();
    if (document !== null) expect(renderComment(document, 'key')).toBe(body);
  });

  test('does not count as a deployment that failed, and is reported if none did', () => {
    const mixed = createFacts({ apps: [createApp(REFUSED), createApp(FAILED)] });
    const alone = createFacts({ apps: [createApp(REFUSED), createApp({ appId: 'good' })] });
    const headlines = [mixed, alone].map((facts) => [
      viewRun(facts, null).headline,
      /^### ❌ (.*)$/m.exec(commentOf(facts))?.[1],
      worstStanding(
        renderStanding(facts, true),
        facts.apps.map(({ record }) => record.appId),
      ).headline,
    ]);
    expect(headlines[0]).toEqual(Array(3).fill('Deployment failed: 1 of 2 applications'));
    expect(headlines[1]).toEqual(Array(3).fill('Refused by the platform: 1 of 2 applications'));
    expect(viewRun(mixed, null).worst?.appId).toBe('bad');
  });
});
