import type { ActionOutcome } from '../support/action-runner.ts';
import type { StagedPlatform, StagedRequest } from './staged-platform.ts';

/** Returns the inputs of a step that deploys `appId` on `platform`, with a token that may read and deploy. */
export function inputsFor(
  platform: Pick<StagedPlatform, 'url'>,
  appId: string,
  inputs: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return { token: 'sandbox-ci', 'app-id': appId, 'base-url': platform.url, 'poll-interval': '100ms', ...inputs };
}

/** Returns the errors that a step showed beside the job. */
export function errorsIn({ printed }: Pick<ActionOutcome, 'printed'>): readonly string[] {
  return printed.split('\n').filter((line) => line.startsWith('::error'));
}

/** Returns the errors and warnings that a step showed, a line each. */
export function annotationsIn({ printed }: Pick<ActionOutcome, 'printed'>): string {
  return printed
    .split('\n')
    .filter((line) => /^::(?:error|warning|notice)\b/.test(line))
    .join('\n');
}

/** Returns the lines of the application's log that a step printed, without the mark before them. */
export function logLinesIn({ printed }: Pick<ActionOutcome, 'printed'>): readonly string[] {
  return printed.split('\n').flatMap((line) => /^(?:\[[^\]]+\] )?│ (.*)$/s.exec(line)?.[1] ?? []);
}

/** Returns the requests that change something, as `POST /application/a/deploy`. */
export function writesAmong(requests: readonly StagedRequest[]): readonly string[] {
  const writes = requests.filter(({ method }) => method !== 'GET');
  return writes.map(({ method, target }) => `${method} ${target.replace('/api/v1', '')}`);
}
