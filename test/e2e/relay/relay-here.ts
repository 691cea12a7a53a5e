import { serveRelay } from '../../../src/relay/server.ts';
import type { LogLine } from './processes.ts';

/** A relay in this process. */
export interface RelayHere {
  readonly url: string;
  /** The log lines so far. */
  readonly lines: readonly LogLine[];
  /** Stops it as a signal does. */
  kill(): Promise<void>;
}

/** Starts a relay in this process, with the settings of an environment, for tests of which a process is not the point. */
export async function startRelayHere({ env }: { readonly env: Readonly<Record<string, string>> }): Promise<RelayHere> {
  const lines: LogLine[] = [];
  const { url, close } = await serveRelay(env, (text) => {
    for (const line of text.trimEnd().split('\n')) lines.push({ facts: {}, ...JSON.parse(line) });
  });
  return { url, lines, kill: close };
}
