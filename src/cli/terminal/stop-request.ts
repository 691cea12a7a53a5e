/**
 * Returns the signals that ask a command to stop. On Windows, where no process can receive SIGTERM, SIGBREAK is Ctrl+Break, and SIGHUP
 * is a closed window, which ends the process ten seconds later (Node's documentation, "Signal events").
 */
export function stopSignals(platform: string): readonly NodeJS.Signals[] {
  return platform === 'win32' ? ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGQUIT'];
}

/** A request to stop that a process may get. */
export interface StopRequest {
  /** Aborted by the first stop signal. */
  readonly ending: AbortSignal;
  /** Makes a second signal as harmless as the first (default: it ends the process). */
  holdVerdict(): void;
}

/** Awaits the stop signals of a process from now on. */
export function awaitStop(host: Pick<NodeJS.Process, 'platform' | 'on' | 'off'>): StopRequest {
  const signals = stopSignals(host.platform);
  const ending = new AbortController();
  const end = (): void => {
    for (const signal of signals) host.off(signal, end);
    ending.abort();
  };
  for (const signal of signals) host.on(signal, end);
  return {
    ending: ending.signal,
    holdVerdict: () => {
      for (const signal of signals) host.on(signal, () => {});
    },
  };
}
