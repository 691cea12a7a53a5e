import type { TouchdownError } from '../kernel/errors.ts';

/** One line of a log as the platform has it: untrusted text, not yet split or cleaned. */
export interface LogLine {
  readonly text: string;
  /** The line's own time in epoch milliseconds, where it has one. */
  readonly epochMs: number | null;
  /** The platform's id of the line, where it has one. */
  readonly id: string | null;
  /** Which service wrote it, and during which deployment; absent if the line says neither. */
  readonly origin?: LineOrigin;
}

/** What a line of an environment's log says of its origin, as the platform has it; each is null if it does not say. */
export interface LineOrigin {
  readonly executionId: string | null;
  readonly transmitterId: string | null;
  /** Such as `Application`, `Database` or `Environment`. */
  readonly transmitterType: string | null;
}

/**
 * One read of the end of the log. `skipped`: the rate budget has nothing to spare for logs now; `error` says until when. `unavailable`:
 * the log cannot be read; `lasting` if trying again will not help (401, 403, 404).
 */
export type LogRead =
  | { readonly kind: 'window'; readonly lines: readonly LogLine[] }
  | { readonly kind: 'skipped'; readonly error?: TouchdownError }
  | { readonly kind: 'unavailable'; readonly error: TouchdownError; readonly lasting: boolean };

/** The source of log lines. Never rejects. */
export interface LogSource {
  /** Reads the last `tail` lines, oldest first. `purpose` `drain` marks the last reads at the end. */
  read(
    tail: number,
    purpose: 'follow' | 'drain',
    limits: { signal: AbortSignal; deadlineAt: number },
  ): Promise<LogRead>;
}

/** Why there is a gap although no lines were missed. */
export type GapCause = 'withheld' | 'repeated';

/** Where log lines go: each exactly once, in order. */
export interface LogSink {
  line(line: LogLine): void;
  /**
   * Reports that about `missing` lines (null: unknown) are missing here. `withheld`: they were read, but may be the previous
   * deployment's, since the log was not read before this one. `repeated`: the lines before this gap are shown because no line is new,
   * and may be the previous deployment's.
   */
  gap(missing: number | null, cause?: GapCause): void;
  /** Reports something about the lines that follow, as an unfinished sentence; without it nothing is said of them. */
  remark?(sentence: string): void;
  /** Reports, once, that the log cannot be read, or was not read for lack of budget. */
  unavailable(error: TouchdownError): void;
}

/**
 * One read of the log of an application's environment; `environmentId` is null if the platform names none. `absent`: it has no such
 * log. `refused`: the token may not read it. `unreadable`: the read failed otherwise.
 */
export type BuildLogRead =
  | { readonly kind: 'lines'; readonly environmentId: string; readonly lines: readonly LogLine[] }
  | { readonly kind: 'absent' | 'refused' | 'unreadable'; readonly environmentId: string | null };

/** The source of a build's log, for services that do not keep it in the application's log. Never rejects. */
export interface BuildLogSource {
  /** Reads the last `most` lines of the log of the application's environment, oldest first. At most two requests, each sent once. */
  readBuildLog(most: number, limits: { signal: AbortSignal; deadlineAt: number }): Promise<BuildLogRead>;
}
