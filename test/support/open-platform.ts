import { createPlatform, type Platform, type PlatformOptions } from '../../src/platform/platform-client.ts';
import { createRecordingGate, type RecordingGate } from './recording-gate.ts';

/** A client for a test, and the gate that its requests pass; dispose of it to end its connections. */
export interface OpenedPlatform extends Platform, AsyncDisposable {
  readonly gate: RecordingGate;
}

/** Returns a client of the platform at `baseUrl` whose gate holds nobody back. */
export function openPlatform(
  baseUrl: string,
  options: Omit<Partial<PlatformOptions>, 'gate'> & { gate?: RecordingGate } = {},
): OpenedPlatform {
  const { gate = createRecordingGate() } = options;
  const platform = createPlatform({ baseUrl, token: 'tok-of-the-test', random: () => 1, ...options, gate });
  return Object.assign(platform, { gate, [Symbol.asyncDispose]: platform.close });
}

/** Returns the limits of a call of the engine's: no hurry, unless told. */
export function callLimits(parts: { signal?: AbortSignal; deadlineAt?: number } = {}) {
  return { signal: new AbortController().signal, deadlineAt: Number.POSITIVE_INFINITY, ...parts };
}
