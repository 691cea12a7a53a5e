/** What surrounds the lines: a JSON object's field, a bare array, plain text, a JSON object a line, or nothing at all (204). */
type LogEnvelope = 'results' | 'logs' | 'data' | 'lines' | 'array' | 'text' | 'ndjson' | 'nothing';

/** How a log is written on the wire. The platform's description says no more than "application log lines". */
export interface LogShape {
  readonly envelope: LogEnvelope;
  /** The names of a line's fields; null if lines are strings. */
  readonly fields: LogFields | null;
  readonly newestFirst: boolean;
  /** The whole log comes, whatever `tail` asks for. */
  readonly ignoresTail: boolean;
  readonly odd: boolean;
}

/** Where a line has its text and its time; `id` true if it has one too. */
export interface LogFields {
  readonly text: 'message' | 'msg' | 'line' | 'log' | 'text';
  readonly time: 'created_at' | 'timestamp';
  readonly unit: 'iso' | 'seconds' | 'ms';
  readonly id: boolean;
}

const RESULTS: LogShape = {
  envelope: 'results',
  fields: { text: 'message', time: 'created_at', unit: 'iso', id: true },
  newestFirst: false,
  ignoresTail: false,
  odd: false,
};

/** The shapes by name; `results` is the default. */
export const LOG_SHAPES = {
  results: RESULTS,
  strings: { ...RESULTS, envelope: 'array', fields: null },
  objects: { ...RESULTS, envelope: 'array', fields: { text: 'msg', time: 'timestamp', unit: 'seconds', id: false } },
  logs: { ...RESULTS, envelope: 'logs', fields: { text: 'line', time: 'timestamp', unit: 'iso', id: false } },
  data: { ...RESULTS, envelope: 'data', fields: { text: 'text', time: 'created_at', unit: 'ms', id: true } },
  lines: { ...RESULTS, envelope: 'lines', fields: null },
  text: { ...RESULTS, envelope: 'text', fields: null },
  ndjson: { ...RESULTS, envelope: 'ndjson', fields: { text: 'log', time: 'timestamp', unit: 'ms', id: false } },
  'newest-first': { ...RESULTS, newestFirst: true },
  'tail-ignored': { ...RESULTS, ignoresTail: true },
  odd: { ...RESULTS, odd: true },
  nothing: { ...RESULTS, envelope: 'nothing' },
} as const satisfies Readonly<Record<string, LogShape>>;
