import { logShape } from '../platform/log-shapes.ts';
import { BUSY_LOG } from './build-log.ts';
import { HOSTILE_LOG } from './hostile-log.ts';
import type { ScenarioSketch } from './plain-scenario.ts';

/** What the log holds and how it is written: the deployment itself is a normal one. */
export const LOG_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  'hostile-log': {
    description: "The log attacks its reader: runner commands, escape sequences, markup, and the reader's own token.",
    log: HOSTILE_LOG,
  },
  'busy-log': {
    description: 'The log grows by 50 lines a second for a minute, so that a window of 200 rolls between two looks.',
    log: BUSY_LOG,
  },
  'log-strings': { description: 'The log is a bare array of strings.', logShape: logShape('strings') },
  'log-objects': {
    description: 'The log is a bare array of objects with msg, and a timestamp in seconds.',
    logShape: logShape('objects'),
  },
  'log-logs': { description: 'The log is {logs: [{timestamp, line}]}.', logShape: logShape('logs') },
  'log-data': {
    description: 'The log is {data: [{id, created_at, text}]}, with times in milliseconds.',
    logShape: logShape('data'),
  },
  'log-lines': { description: 'The log is {lines: [string]}.', logShape: logShape('lines') },
  'log-text': { description: 'The log is plain text.', logShape: logShape('text') },
  'log-ndjson': { description: 'The log is one JSON object a line (NDJSON).', logShape: logShape('ndjson') },
  'log-newest-first': { description: 'The log has its newest line first.', logShape: logShape('newest-first') },
  'log-tail-ignored': {
    description: 'The whole log comes, whatever tail asks for.',
    logShape: logShape('tail-ignored'),
  },
  'log-odd': { description: 'Some lines of the log are null, numbers and unknown objects.', logShape: logShape('odd') },
  'log-nothing': { description: 'The log answers 204 without a body.', logShape: logShape('nothing') },
  'log-unavailable': {
    description: 'Every read of the log answers 500.',
    faults: [{ faults: ['status=500'], on: ['log'] }],
  },
  'log-forbidden': {
    description: 'Every read of the log answers 403.',
    faults: [{ faults: ['status=403'], on: ['log'] }],
  },
};
