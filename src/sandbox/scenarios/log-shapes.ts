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

const PLAIN: LogShape = {
  envelope: 'results',
  fields: { text: 'message', time: 'created_at', unit: 'iso', id: true },
  newestFirst: false,
  ignoresTail: false,
  odd: false,
};

/** The shapes by name; `results` is the default. */
export const LOG_SHAPES: ReadonlyMap<string, LogShape> = new Map(
  Object.entries<Partial<LogShape>>({
    results: {},
    strings: { envelope: 'array', fields: null },
    objects: { envelope: 'array', fields: { text: 'msg', time: 'timestamp', unit: 'seconds', id: false } },
    logs: { envelope: 'logs', fields: { text: 'line', time: 'timestamp', unit: 'iso', id: false } },
    data: { envelope: 'data', fields: { text: 'text', time: 'created_at', unit: 'ms', id: true } },
    lines: { envelope: 'lines', fields: null },
    text: { envelope: 'text', fields: null },
    ndjson: { envelope: 'ndjson', fields: { text: 'log', time: 'timestamp', unit: 'ms', id: false } },
    'newest-first': { newestFirst: true },
    'tail-ignored': { ignoresTail: true },
    odd: { odd: true },
    nothing: { envelope: 'nothing' },
  }).map(([name, shape]) => [name, { ...PLAIN, ...shape }]),
);

/** Returns the shape of that name; throws a RangeError if none exists. */
export function logShape(name: string): LogShape {
  const shape = LOG_SHAPES.get(name);
  if (shape === undefined) throw new RangeError(`The log shape "${name}" does not exist.`);
  return shape;
}
