import { InputError, type TouchdownError } from '../../kernel/errors.ts';
import { plainLines } from '../../kernel/untrusted.ts';
import type { LogLine, LogSink, LogSource } from '../../logs/log-source.ts';
import { createLogTail } from '../../logs/tail.ts';
import { createLogSource } from '../../platform/log-source.ts';
import { detectCi } from '../../report/ci/dialect.ts';
import { safeCiLine } from '../../report/ci/safe-text.ts';
import { cutEntry, sayLinesLeftOut } from '../../report/log-sentences.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import { SETTINGS } from '../../settings/settings.ts';
import {
  type Command,
  exitCodes,
  flagOption,
  type OptionValues,
  type Terminal,
  valueOption,
} from '../arguments/command.ts';
import { chooseApps } from '../arguments/common-options.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { CONNECTION_OPTIONS, type Connection, connect } from '../config/connection.ts';
import { createOutput, type Output } from '../terminal/output.ts';

const POLL_INTERVAL_MS = 2_000;
/** As many lines as `deploy` requests at a time. */
const TAIL = SETTINGS['log-tail'];

export const command: Command = {
  summary: "Prints the last lines of an application's log, and with --follow also new ones",
  arguments: [
    {
      name: 'APP_ID',
      isRequired: false,
      summary: 'id of the application (default: $TOUCHDOWN_APP_ID, else app-id in touchdown.yaml)',
    },
  ],
  options: {
    tail: valueOption('N', `number of last lines, from 1 to 10000 (default: ${TAIL.default})`),
    follow: { ...flagOption('keep printing new lines until interrupted'), short: 'f' },
    ...CONNECTION_OPTIONS,
  },
  examples: [
    ['touchdown logs app-1 --tail 50', 'prints the last 50 lines'],
    ['touchdown logs app-1 --follow | grep -i error', 'prints errors as they occur'],
  ],
  details: [
    exitCodes(
      ['0', 'the lines were printed'],
      ['2', 'an option, a file or an id is invalid'],
      ['3', 'the platform refused the token, or the application does not exist'],
      ['4', 'the log could not be read'],
      ['130', 'interrupted, the only way to stop --follow'],
    ),
  ],
  run: printLog,
};

async function printLog(values: OptionValues, terminal: Terminal, words: readonly string[]): Promise<number> {
  const reader = createOptionReader(values);
  const tail = reader.value('tail', TAIL.kind) ?? Number(TAIL.default);
  reader.finish();
  const connection = await connect(values, terminal);
  try {
    const appId = requireOne(chooseApps(words, connection.config.apps));
    const output = createOutput('logs', values['json'] === true, terminal);
    let shown = 0;
    const show = (line: LogLine): void => {
      shown += showLine(line, appId, output, terminal);
    };
    const lines = await connection.platform.applications.log(appId, { tail }, { signal: terminal.ending });
    for (const line of lines) {
      show(line);
      await terminal.ready();
    }
    const shownLog = { appId, tail, lines, show };
    const exitCode = reader.flag('follow') ? await followLog(shownLog, connection, terminal, output) : EXIT.done;
    output.show('result', { appId, lines: shown, exitCode }, '');
    return exitCode;
  } finally {
    await connection.close();
  }
}

interface ShownLog {
  readonly appId: string;
  readonly tail: number;
  readonly lines: readonly LogLine[];
  readonly show: (line: LogLine) => void;
}

async function followLog(
  { appId, tail, lines, show }: ShownLog,
  { platform }: Connection,
  { clock, ending: signal, err, ready }: Terminal,
  output: Output,
): Promise<number> {
  let problem: TouchdownError | null = null;
  const note = (message: string): void => showNotice(message, appId, output, err);
  const sink: LogSink = {
    line: show,
    gap: (missing) => note(`${missing === null ? 'Some' : `About ${missing}`} lines are missing here.`),
    unavailable: (error) => {
      problem = error;
    },
  };
  const source = readOnDemand(lines, sayOutages(createLogSource(platform, appId), note), ready);
  const paceMs = (): number => platform.gate.paceMs();
  const log = createLogTail({
    source,
    sink,
    clock,
    tail,
    pollIntervalMs: POLL_INTERVAL_MS,
    paceMs,
    isBaselineShown: true,
  });
  const limits = { signal, deadlineAt: Number.POSITIVE_INFINITY };
  await log.baseline(limits);
  await log.follow(limits);
  if (problem !== null && !signal.aborted) throw problem;
  return EXIT.interrupted;
}

/** A source whose first read has been made already, and that reads on only after its lines were printed. */
function readOnDemand(lines: readonly LogLine[], source: LogSource, ready: () => Promise<void>): LogSource {
  let hasStarted = false;
  return {
    read: async (tail, purpose, limits) => {
      await ready();
      if (hasStarted) return source.read(tail, purpose, limits);
      hasStarted = true;
      return { kind: 'window', lines };
    },
  };
}

/** A source that reports when the log cannot be read, and when it can be again. What ends the command is left to its error. */
function sayOutages(source: LogSource, note: (message: string) => void): LogSource {
  let isOut = false;
  return {
    read: async (tail, purpose, limits) => {
      const result = await source.read(tail, purpose, limits);
      if (limits.signal.aborted) return result;
      if (result.kind === 'window') {
        if (isOut) note('The log can be read again.');
        isOut = false;
      } else if (!isOut && result.error !== undefined && !(result.kind === 'unavailable' && result.lasting)) {
        note(`${result.error.message} Trying again until the log can be read.`);
        isOut = true;
      }
      return result;
    },
  };
}

/** Prints an entry and returns its number of lines; in a CI's log no line may act as a command. */
function showLine({ text, epochMs }: LogLine, appId: string, output: Output, { env, err }: Terminal): number {
  const isInCi = detectCi(env) !== 'none';
  const at = epochMs === null ? null : new Date(epochMs).toISOString();
  const { lines, leftOut } = cutEntry(text);
  for (const line of lines.flatMap(plainLines))
    output.show('log', { appId, line, at }, `${isInCi ? safeCiLine(line) : line}\n`);
  if (leftOut > 0) showNotice(`${sayLinesLeftOut(leftOut, '')}.`, appId, output, err);
  return lines.length;
}

function showNotice(message: string, appId: string, output: Output, err: Terminal['err']): void {
  if (output.isJson) output.show('notice', { appId, level: 'warning', message }, '');
  else err(`touchdown logs: ${message}\n`);
}

function requireOne(apps: readonly NamedApp[]): string {
  const [app, ...others] = apps;
  if (app !== undefined && others.length === 0) return app.appId;
  const problem = 'is more than one application. Give only one.';
  throw new InputError([{ name: 'APP_ID', seen: apps.map(({ name }) => name).join(' '), problem }]);
}
