import { isOfOther, NAMED_STEP, oneOf } from './log-prefix.ts';
import { ENDED_WELL, FAILED, RECOVERIES, RETRIED, SUCCEEDED } from './log-verdicts.ts';
import type { Matcher } from './matcher.ts';

/** A line that a matcher knows. */
interface Found {
  readonly matcher: Matcher;
  readonly at: number;
  readonly step: string;
}

interface Line {
  readonly text: string;
  readonly step: string;
}

/** An error counts as the log's last words if at most this many lines follow it. */
const MAX_LAST_LINES = 3;
/** A line of a stack or of an object, which belongs to the error above it. */
const CONTINUES = /^(?:\s{0,8}$|\s{1,24}(?:at |\w{1,40}: )|\s{0,8}[}\])])/;

/** What CIs print before commands that run whatever came before, and whose failure does not count: GitLab, GitHub Actions, Buildkite. */
export const CLEANUP = /^(?:Running after_script|Post job cleanup\.|~~~ Running \w{1,20} pre-exit hook)$/;
/** A command that may fail. */
const IGNORED =
  /^(?:##\[group\]Run |\$ |\+ |# Executing command: )\S.{0,300} \|\| (?:true|:|echo (?!.{0,200}\bexit\b).{1,200}|sleep \d{1,3}; done)$/;

/** Returns true if a finding names what is wrong, and not what it led to. */
export function isError({ matcher }: Found): boolean {
  return (matcher.rank ?? 'error') === 'error';
}

/** Matches a line that says that a server listens, or that a build succeeded. */
export const RUNNING = oneOf(RECOVERIES.flatMap(({ pattern, settles }) => (settles === 'errors' ? [pattern] : [])));

/** Returns true if a program that runs after a finding shows that it did not matter. */
function isSettled(finding: Found): boolean {
  return isError(finding) || finding.matcher.isSurvivable === true;
}

/** Returns the findings that a line does not settle. */
export function unsettled<Finding extends Found>(findings: Finding[], { text, step }: Line): Finding[] {
  const recovery = RECOVERIES.find(({ pattern }) => pattern.test(text));
  if (recovery === undefined) return findings;
  const { settles, pattern } = recovery;
  if (settles === 'step') {
    const settled = pattern.exec(text)?.groups?.['step'] ?? step;
    return findings.filter((finding) => finding.step !== settled);
  }
  if (settles === 'all') return [];
  if (settles === 'effects') return findings.filter(isError);
  return findings.filter((finding) => !isSettled(finding) || (NAMED_STEP.test(step) && finding.step !== step));
}

/** Lines at the end of a log, without empty ones, of which one may say that all went well. */
const MAX_VERDICT_LINES = 4;

/** The steps of GitHub Actions that do the job's work, and not those that run after a failure. */
const WORKS =
  /^##\[group\]Run (?!.{0,200}\b(?:report|coverage|notify|upload|logs?|summary)\b)(?:(?:npm|npx|pnpm|yarn|bun|make|go|cargo|mvn|gradle|\.\/gradlew|\.\/mvnw|pytest|dotnet|bundle|composer|terraform|helm|docker (?:build|push|buildx)) |\.\/(?:scripts|bin)\/(?:build|test|deploy|release))/;

/** Returns the index of the last failure of GitHub Actions if steps that work came after it: it was one that may fail. -1 if none did. */
function toleratedAt(log: readonly Line[]): number {
  const failedAt = log.findLastIndex(({ text }) => text.startsWith('##[error]Process completed'));
  return failedAt !== -1 && log.some(({ text }, at) => at > failedAt && WORKS.test(text)) ? failedAt : -1;
}

/** Returns the index of the line at the log's end that says that all went well; -1 if none does, or a failure is shown below it. */
export function endedWellAt(log: readonly Line[]): number {
  const tolerated = toleratedAt(log);
  if (tolerated !== -1) return tolerated;
  let seen = 0;
  for (let at = log.length - 1; at >= 0 && seen < MAX_VERDICT_LINES; at--) {
    const text = log[at]?.text ?? '';
    if (FAILED.test(text)) return -1;
    if (ENDED_WELL.test(text)) return at;
    if (/\S/.test(text)) seen += 1;
  }
  return -1;
}

/** GitHub Actions, after the lines of a step's script. */
const SCRIPT_SHOWN = /^(?:shell: |env:$|##\[endgroup\]$)/;

/** Returns true if a line begins a step of one command that may fail; a step that its lines name has others, too. */
function isIgnoredStep({ text, step }: Line, at: number, log: readonly Line[]): boolean {
  if (!IGNORED.test(text) || NAMED_STEP.test(step)) return false;
  return !text.startsWith('##[group]') || [1, 2].some((away) => SCRIPT_SHOWN.test(log[at + away]?.text ?? ''));
}

/** Returns the findings without those of commands whose failure does not count. */
export function dropIgnored<Finding extends Found>(
  findings: readonly Finding[],
  log: readonly Line[],
): readonly Finding[] {
  const cleanupAt = log.findIndex(({ text }) => CLEANUP.test(text));
  const ignored = new Set<string>();
  // Of the commands that `sh -x` shows, not every one begins a step.
  const isIgnored = log.map((line, at) => {
    if (isIgnoredStep(line, at, log)) ignored.add(line.step);
    else if (line.text.startsWith('+ ')) ignored.delete(line.step);
    return ignored.has(line.step);
  });
  return findings.filter(({ at }) => (cleanupAt === -1 || at < cleanupAt) && isIgnored[at] !== true);
}

/**
 * Returns the findings without those that need a failure below them, in their step, and have none: errors that scripts often survive,
 * effects that were shown after a deployment had succeeded, and what was tried again. The end of the log is a failure, too. Linear time.
 */
export function dropSurvived<Finding extends Found>(all: readonly Finding[], log: readonly Line[]): readonly Finding[] {
  if (all.length === 0) return all;
  const findings = dropIgnored(all, log);
  const [first] = findings;
  if (first === undefined) return findings;
  const lastEffectAt = findings.findLast(({ matcher }) => matcher.rank === 'effect' || matcher.isSurvivable)?.at ?? -1;
  const succeededAt = lastEffectAt === -1 ? -1 : log.findIndex(({ text }) => SUCCEEDED.test(text));
  const retriedAt = log.findLastIndex(({ text }, at) => at > first.at && RETRIED.test(text));
  const retriedIn = log[retriedAt]?.step ?? '';
  const isRetried = ({ at, step }: Finding): boolean => at < retriedAt && !isOfOther(retriedIn, step);
  const listenedAt = lastEffectAt === -1 ? -1 : log.findIndex(({ text }) => RUNNING.test(text));
  // What a server that listens logs of a request is no cause, but its health check may fail, and its memory run out.
  const isLate = ({ matcher, at }: Finding): boolean =>
    (succeededAt !== -1 && at > succeededAt) || (matcher.kind === 'crash' && listenedAt !== -1 && at > listenedAt);
  const needsFailure = (finding: Finding): boolean =>
    isRetried(finding) ||
    finding.matcher.isSurvivable === true ||
    (finding.matcher.rank === 'effect' && isLate(finding));
  if (!findings.some(needsFailure)) return findings;

  const lastFailure = readLastFailures(
    findings.filter((finding) => !needsFailure(finding)),
    log,
    first.at,
  );
  const heads = log.flatMap(({ text }, at) => (at > first.at && !CONTINUES.test(text) ? [at] : []));
  const isAtEnd = ({ matcher, at }: Finding): boolean =>
    !/^ {2}/.test(log[at]?.text ?? '') && (heads.at(-1 - (matcher.rank === 'effect' ? 0 : MAX_LAST_LINES)) ?? -1) <= at;
  return findings.filter((finding) => {
    if (!needsFailure(finding)) return true;
    if (isRetried(finding)) return lastFailure(finding.step) > retriedAt;
    return lastFailure(finding.step) > finding.at || (!isLate(finding) && isAtEnd(finding));
  });
}

/** Returns where the last failure is shown that a step may have caused, of the lines below one and of other findings. */
function readLastFailures(others: readonly Found[], log: readonly Line[], below: number): (step: string) => number {
  let [last, unnamed] = [-1, -1];
  const named = new Map<string, number>();
  const add = (step: string, at: number): void => {
    last = Math.max(last, at);
    if (NAMED_STEP.test(step)) named.set(step, Math.max(named.get(step) ?? -1, at));
    else unnamed = Math.max(unnamed, at);
  };
  for (const [at, { text, step }] of log.entries()) if (at > below && FAILED.test(text)) add(step, at);
  for (const { matcher, step, at } of others) if (matcher.rank !== 'effect') add(step, at);
  return (step) => (NAMED_STEP.test(step) ? Math.max(unnamed, named.get(step) ?? -1) : last);
}
