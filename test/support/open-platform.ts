import { createPlatform, type Platform, type PlatformOptions } from '../../src/platform/client.ts';
import { createRecordingGate, type RecordingGate } from './recording-gate.ts';

/** A client for a test, and the gate that its requests pass; dispose of it to end its connections. */
export interface OpenedPlatform extends Platform, AsyncDisposable {
  readonly gate: RecordingGate;
}

/** Returns a client of the platform at `baseUrl` whose gate lets every request pass. */
export function openPlatform(
  baseUrl: string,
  options: Omit<Partial<PlatformOptions>, 'gate'> & { gate?: RecordingGate } = {},
): OpenedPlatform {
  const { gate = createRecordingGate() } = options;
  const platform = createPlatform({ baseUrl, token: 'tok-of-the-test', random: () => 1, ...options, gate });
  return Object.assign(platform, { gate, [Symbol.asyncDispose]: platform.close });
}

/** Returns the limits of one of the engine's calls (default: no deadline). */
export function callLimits(parts: { signal?: AbortSignal; deadlineAt?: number } = {}) {
  return { signal: new AbortController().signal, deadlineAt: Number.POSITIVE_INFINITY, ...parts };
}
