import { closePullRequest } from '../github/close-pull-request.ts';
import type { Subject } from '../github/subject.ts';
import type { Clock } from '../kernel/clock.ts';
import { escapeMarkdown } from '../kernel/markup.ts';
import { type Ending, renderBareEnding } from '../report/ending.ts';
import { renderBlankOutputs } from '../report/outputs.ts';
import { renderUnwritten } from '../report/unwritten.ts';
import { NO_LINKS } from '../report/view.ts';
import { askGithub, readAuthor } from './github-report.ts';
import type { ClosingInputs } from './inputs/inputs.ts';
import type { Step } from './runner/runner.ts';

/** Closes what this workflow reported for the pull request of the event; deploys nothing. Rejects with InputError for a bad proxy. */
export async function close(step: Step, inputs: ClosingInputs, subject: Subject, clock: Clock): Promise<void> {
  const { pullRequest, dryRun, githubToken, summary, surfaces, apps } = inputs;
  const nothing = 'Nothing was deployed.';
  const name = `pull request #${pullRequest}`;
  const end = (reason: string, headline = 'Nothing was closed', commentUrl: string | null = null): void =>
    step.endWith((interruption) =>
      interruption === null
        ? renderClosed({ reason, headline, commentUrl, isSummaryWanted: summary })
        : renderBareEnding(interruption, summary),
    );
  if (dryRun) return end(`Dry run: what was reported for ${name} would be closed. ${nothing}`);
  if (githubToken === '') return end(`Nothing was closed for ${name}, because github-token is empty. ${nothing}`);
  const closed = await askGithub(step, inputs, subject, clock, async (client, job) => {
    const author = await readAuthor(client, githubToken);
    const { headSha } = subject;
    return closePullRequest({ client, clock, job, pullRequest, headSha, settings: surfaces, apps, author });
  });
  if (closed === null) return end(`Nothing was closed for ${name}: this is not a GitHub Actions job. ${nothing}`);
  const { isReadOnly } = subject;
  const message = renderUnwritten(closed.refused, { isReadOnly, hasSummary: summary });
  if (message !== null) step.commands.annotate({ level: 'warning', title: 'GitHub', message });
  const what = `${countOf(closed.deployments, 'GitHub Deployment')} and ${countOf(closed.rows, 'row')} of the comment`;
  const headline = closed.refused.length > 0 ? 'Not everything was closed' : 'Closed';
  end(`${headline} for ${name}: ${what}. ${nothing}`, headline, closed.commentUrl);
}

function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** Returns the ending of a step that deployed nothing, since its pull request was closed. */
export function renderClosed({
  reason,
  headline,
  commentUrl,
  isSummaryWanted,
}: {
  readonly reason: string;
  readonly headline: string;
  readonly commentUrl: string | null;
  readonly isSummaryWanted: boolean;
}): Ending {
  return {
    passed: true,
    outputs: renderBlankOutputs(
      { result: 'skipped', reasonCode: 'pull-request-closed', reason },
      { ...NO_LINKS, comment: commentUrl },
    ),
    annotations: [],
    missingCheckout: null,
    verdict: [reason],
    logs: [],
    failing: [],
    summary: isSummaryWanted ? `## 🧹 ${headline}\n\n${escapeMarkdown(reason)}\n` : null,
  };
}
