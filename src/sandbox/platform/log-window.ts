import { respond, respondJson, respondNothing, type SandboxResponse } from '../http/wire.ts';
import type { LogFields, LogShape } from '../scenarios/log-shapes.ts';
import type { LogEntry } from '../scenarios/scenario.ts';
import { type Application, type Deployment, movesAt } from './application.ts';
import { runOf } from './executions.ts';

/** One line as it stands in an application's log; `at` is platform time in epoch milliseconds. */
export interface LoggedLine {
  readonly id: string;
  readonly at: number;
  readonly text: string;
}

/** A line that a deployment has logged. */
export interface DeploymentLine extends LoggedLine, Pick<LogEntry, 'from' | 'isError'> {
  readonly deploymentId: string;
}

/** What an application that was there before any deployment of ours had logged, by seconds before its first use; one that was created had nothing to log. */
const EARLIER_LINES: readonly (readonly [number, string])[] = [
  [86_460, 'Deployment of the previous version finished.'],
  [86_410, 'server: listening on 0.0.0.0:8080'],
  [3_600, 'server: 12043 requests served, 0 failed, p99 41 ms'],
  [60, 'server: 12107 requests served, 0 failed, p99 40 ms'],
];

/** Returns all that the application has logged until `now`, oldest first; `token` is what a line that quotes the reader's token shows. */
export function logUntil(application: Application, now: number, token: string): readonly LoggedLine[] {
  const before = application.environmentId === null ? EARLIER_LINES : [];
  const earlier = before.map(([secondsBefore, text], index) => ({
    id: `${application.firstDeploymentId.slice(0, 8)}-${index + 1}`,
    at: application.createdAt - secondsBefore * 1000,
    text,
  }));
  return [...earlier, ...linesOfAll(application, application.scenario.log, now, token)];
}

/** Returns the lines of `log` that all deployments of the application have logged until `now`, oldest first. */
export function linesOfAll(
  application: Application,
  log: readonly LogEntry[],
  now: number,
  token: string,
): readonly DeploymentLine[] {
  return application.deployments.flatMap((_, index) => linesOf(application, log, index, now, token));
}

function linesOf(
  application: Application,
  log: readonly LogEntry[],
  index: number,
  now: number,
  token: string,
): DeploymentLine[] {
  const deployment = application.deployments[index];
  if (deployment === undefined) return [];
  const next = application.deployments[index + 1];
  const span = spanOf(application, deployment, next);
  if (span === null) return [];
  const [startsAt, endsAt] = span;
  const until = Math.min(now, endsAt);
  const fill = fillerFor(application.id, deployment.commit, deployment.id, token);
  return log.flatMap(({ atSeconds, text, ...entry }, line) => {
    const at = startsAt + atSeconds * 1000;
    const id = `${deployment.id.slice(0, 8)}-${line + 1}`;
    return at > until ? [] : [{ ...entry, id, at, text: fill(text), deploymentId: deployment.id }];
  });
}

/** From when to when a deployment logs; null if it never runs. */
function spanOf(
  application: Application,
  deployment: Deployment,
  next: Deployment | undefined,
): readonly [number, number] | null {
  const { queue } = application.scenario;
  if (queue === null) return [movesAt(application, deployment), next?.startedAt ?? Infinity];
  const run = runOf(application, queue, deployment);
  return run === null ? null : [run.startsAt, run.endsAt];
}

function fillerFor(app: string, commit: string | null, deploymentId: string, token: string): (text: string) => string {
  const tag = (commit ?? deploymentId).slice(0, 12);
  const values: Record<string, string> = {
    app,
    commit: commit ?? 'HEAD',
    image: `registry.local/${app}:${tag}`,
    token,
  };
  return (text) => text.replace(/\{(app|commit|image|token)\}/g, (_, name: string) => values[name] ?? '');
}

/** Returns the last `tail` of `lines` (oldest first) in the given shape. */
export function renderLog(lines: readonly LoggedLine[], tail: number, shape: LogShape): SandboxResponse {
  if (shape.envelope === 'nothing') return respondNothing();
  const window = shape.ignoresTail ? lines : lines.slice(Math.max(0, lines.length - tail));
  const ordered = shape.newestFirst ? window.toReversed() : window;
  const written = ordered.map((line, index) => writeLine(line, shape, index));
  switch (shape.envelope) {
    case 'array':
      return respondJson(200, written);
    case 'text':
      return respond(200, 'text/plain; charset=utf-8', written.map((line) => `${line}\n`).join(''));
    case 'ndjson':
      return respond(200, 'application/x-ndjson', written.map((line) => `${JSON.stringify(line)}\n`).join(''));
    default:
      return respondJson(200, { [shape.envelope]: written });
  }
}

/** Returns one line of a log as it stands in the response; `index` is its place there. */
export function writeLine(line: LoggedLine, { fields, odd }: LogShape, index: number): unknown {
  if (odd && index % 4 > 0) return [null, index, { unexpected: { text: line.text } }][(index % 4) - 1];
  if (fields === null) return line.text;
  return {
    ...(fields.id ? { id: line.id } : {}),
    [fields.time]: writeTime(line.at, fields.unit),
    [fields.text]: line.text,
  };
}

function writeTime(at: number, unit: LogFields['unit']): string | number {
  if (unit === 'iso') return new Date(at).toISOString();
  return unit === 'ms' ? at : at / 1000;
}
