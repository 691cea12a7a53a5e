import type { ActionOutcome } from '../support/action-runner.ts';
import type { StagedRequest } from './staged-platform.ts';

/** What a run of a step came to, as one text that is the same on every machine. */
export function renderTranscript(outcome: ActionOutcome, requests: readonly StagedRequest[]): string {
  const parts: readonly [string, string][] = [
    ['exit code', `${outcome.exitCode}`],
    ['printed', outcome.printed],
    ['outputs', renderValues(outcome.outputs)],
    ['state', renderValues(outcome.state)],
    ['summary', outcome.summary],
    ['log file', renderLogFile(outcome)],
    ['requests', countRequests(requests).join('\n')],
  ];
  return parts.map(([title, text]) => `=== ${title}\n${normalize(text)}\n`).join('');
}

/** Returns a text without what differs from run to run, its invisible characters shown. */
export function normalize(text: string): string {
  return showInvisible(hideInstants(hideDurations(hideCounts(hideAddresses(text))))).trimEnd();
}

/** `127.0.0.1:40183` → `127.0.0.1:PORT`; the folders of a run and of its log lose their names. */
export function hideAddresses(text: string): string {
  return text
    .replace(/(127\.0\.0\.1|localhost):\d+/g, '$1:PORT')
    .replace(/\/[^\s"'=]*\/touchdown-run-\w{6}/g, 'FOLDER')
    .replace(/touchdown-\w{6}\//g, 'touchdown-RANDOM/');
}

/** `17 used, 983 left in` → `N used, N left in`: how often the log is read is a matter of time. */
export function hideCounts(text: string): string {
  return text.replace(/\b\d+ used\b/g, 'N used').replace(/\b\d+ left in\b/g, 'N left in');
}

/** `102 ms`, `2.5 s`, `2\.5 s`, `1 min 12 s` → TIME. The durations in the sandbox's logs are written without a space. */
export function hideDurations(text: string): string {
  const amount = String.raw`\b\d+(?:\\?\.\d+)? (?:ms|s|min|h)\b`;
  return text.replace(new RegExp(`${amount}(?: ${amount})*`, 'g'), 'TIME');
}

/** Epoch milliseconds of this machine's clock, and `08:33 UTC` → INSTANT. */
export function hideInstants(text: string): string {
  return text.replace(/\b1[78]\d{11}\b|\b\d\d:\d\d UTC\b/g, 'INSTANT');
}

/** Shows every character but a line feed that a reader would not see: `\u{1b}[31m`. */
export function showInvisible(text: string): string {
  return text.replace(/[\p{C}\u2028\u2029]/gu, (character) =>
    character === '\n' ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

const MEASURED = ['duration-seconds', 'requests-used', 'rate-limit-remaining'];

/** Outputs or saved values, a line each. Numbers that were measured → N; of the phases in `results` the names are left. */
export function renderValues(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (MEASURED.includes(name)) return `${name}=${value.replace(/^[\d.]+$/, 'N')}`;
      return `${name}=${value.startsWith('[') ? renderJson(value) : value}`;
    })
    .join('\n');
}

function renderJson(text: string): string {
  const simplify = (key: string, value: unknown): unknown => {
    if (key === 'duration-seconds') return 'N';
    return key === 'phases' && Array.isArray(value) ? value.map(({ name }) => name).join(', ') : value;
  };
  return JSON.stringify(JSON.parse(text), simplify, 2);
}

/** The log file, or that it is what was printed, colors aside. */
export function renderLogFile({ logFile, printed }: Pick<ActionOutcome, 'logFile' | 'printed'>): string {
  const shown = printed.split('\n').filter((line) => line.startsWith('│ '));
  const plain = shown.map((line) => `${line.slice(2).replace(/\u001b\[[\d;:]*m|\u200b/g, '')}\n`).join('');
  return logFile !== '' && plain === logFile ? 'as printed' : logFile;
}

/**
 * Returns each kind of request once, in the order of the first of each: `POST /api/v1/application/a/deploy {…} -> 201, once`.
 * A write is counted; of reads, whose number is a matter of time, only whether there were several.
 */
export function countRequests(requests: readonly StagedRequest[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { method, target, body, answer } of requests) {
    const kind = `${method} ${target}${body === '' ? '' : ` ${body}`} -> ${answer}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind}, ${renderCount(count, kind.startsWith('GET '))}`);
}

function renderCount(count: number, isRead: boolean): string {
  if (count === 1) return 'once';
  return isRead ? 'several times' : `${count} times`;
}
