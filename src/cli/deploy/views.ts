import { headlineOfEnd, isPassing } from '../../deploy/result.ts';
import { lastSeen } from '../../deploy/sentences.ts';
import type { DeploymentRecord, DeployPolicy, Notice } from '../../deploy/state.ts';
import type { Clock } from '../../kernel/clock.ts';
import { shortCommit } from '../../kernel/plain-text.ts';
import { toSeconds } from '../../kernel/units.ts';
import { plainLine, plainLines } from '../../kernel/untrusted.ts';
import { renderCauseFields } from '../../report/cause/cause-text.ts';
import { renderExcerpt } from '../../report/cause/log-excerpt.ts';
import { type Dialect, dialectFor } from '../../report/ci/dialect.ts';
import { breakMarks, safeCiLine } from '../../report/ci/safe-text.ts';
import type { TitledLog } from '../../report/ending.ts';
import { createEqualWarnings } from '../../report/equal-warnings.ts';
import { createLineBudget, renderRemark, renderShownEntry } from '../../report/log-sentences.ts';
import { cleanSentence, cleanWord, type EndedApp, type EndedRun, hasPassed } from '../../report/view.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import type { Terminal } from '../arguments/command.ts';
import { cutToWidth, fold, widthOf } from '../terminal/display-width.ts';
import { createLiveBlock } from '../terminal/live-block.ts';
import { createPaint, type Output, type Paint, type Style } from '../terminal/output.ts';
import type { AppRecord, RunEnd, RunShow } from './watch-run.ts';

/** One application, or another resource, in a live view; texts are one plain line each. */
export interface AppStatus {
  readonly name: string;
  readonly standing: 'waiting' | 'going' | 'passed' | 'doubtful' | 'failed';
  /** One or two words: `in progress`. */
  readonly phase: string;
  readonly state: string | null;
  readonly elapsedMs: number;
  readonly commit: string | null;
}

/** Everything that the live view shows at the bottom. */
export interface StatusModel {
  readonly apps: readonly AppStatus[];
  readonly requests: { readonly remaining: number | null; readonly limit: number | null };
  readonly hasColors: boolean;
}

interface Field {
  readonly text: string;
  readonly style: Style | 'plain';
}

const MAX_ROWS = 8;
const MIN_ROWS = 3;
const GAP = '  ';
const INDENT = '  ';
const MARKS = { waiting: '·', going: '▸', passed: '✓', doubtful: '!', failed: '✗' } as const;
const STANDING_STYLES = {
  waiting: 'faint',
  going: 'strong',
  passed: 'good',
  doubtful: 'doubt',
  failed: 'bad',
} as const;

/** Renders the live view's lines, each narrower than `columns`, at most `maxLines`: one for each application, of which some may be counted only. */
export function renderStatusBlock(
  model: StatusModel,
  columns: number,
  maxLines = Number.POSITIVE_INFINITY,
): readonly string[] {
  const room = Math.max(1, columns - 1);
  const rule = [{ text: '─'.repeat(Math.min(room, 60)), style: 'faint' }] as const;
  const last = requestLine(model, room);
  const left = maxLines - 1 - last.length;
  const lines =
    left < MIN_ROWS
      ? appLines(model.apps, room, maxLines).slice(0, maxLines)
      : [rule, ...appLines(model.apps, room, left), ...last];
  const paint = createPaint(model.hasColors);
  return lines.map((fields) => fields.map((field) => paintField(paint, field)).join(''));
}

type Line = readonly Field[];

function fieldsOf({ name, standing, phase, state, elapsedMs, commit }: AppStatus): readonly Field[] {
  const style = STANDING_STYLES[standing];
  return [
    { text: `${MARKS[standing]} ${name}`, style },
    { text: phase, style: standing === 'going' ? 'plain' : style },
    ...(state === null ? [] : [{ text: state, style: 'busy' as const }]),
    ...(standing === 'waiting' ? [] : [{ text: renderElapsed(elapsedMs), style: 'plain' as const }]),
    ...(commit === null ? [] : [{ text: `commit ${commit}`, style: 'faint' as const }]),
  ];
}

function firstToFit(texts: readonly string[], room: number): string {
  return texts.find((text) => widthOf(text) <= room) ?? cutToWidth(texts.at(-1) ?? '', room);
}

function appLines(apps: readonly AppStatus[], room: number, most: number): readonly Line[] {
  const rows = apps.length <= most ? MAX_ROWS : Math.min(MAX_ROWS, Math.max(1, most - 1));
  const of = (...standings: readonly AppStatus['standing'][]) =>
    apps.filter(({ standing }) => standings.includes(standing));
  const chosen = new Set([...of('going'), ...of('waiting'), ...of('passed', 'doubtful', 'failed')].slice(0, rows));
  const shown = apps.filter((app) => chosen.has(app));
  const others = apps.filter((app) => !chosen.has(app));
  const more = `… and ${others.length} more`;
  const text = firstToFit([`${more}: ${renderCounts(others)}`, more], room);
  const rest: readonly Line[] = others.length === 0 ? [] : [[{ text, style: 'faint' }]];
  return [...shown.map((app) => appLine(app, room)), ...rest];
}

function renderCounts(apps: readonly AppStatus[]): string {
  const going = apps.filter(({ standing }) => standing === 'going').length;
  const waiting = apps.filter(({ standing }) => standing === 'waiting').length;
  const waits = waiting === 0 ? '' : `${waiting} waiting, `;
  return `${going} in progress, ${waits}${apps.length - going - waiting} finished`;
}

function appLine(app: AppStatus, room: number): Line {
  const [name, ...fields] = fieldsOf(app);
  if (name === undefined) return [];
  const text = cutToWidth(name.text, Math.max(3, Math.floor(room / 2)));
  const line: Field[] = [{ ...name, text: cutToWidth(text, room) }];
  let left = room - widthOf(text);
  for (const field of fields) {
    left -= GAP.length + widthOf(field.text);
    if (left < 0) break;
    line.push({ text: GAP, style: 'plain' }, field);
  }
  return line;
}

function requestLine({ requests: { remaining, limit } }: StatusModel, room: number): readonly Line[] {
  if (remaining === null) return [];
  const left = `${INDENT}${remaining} requests left`;
  const texts = limit === null ? [left] : [`${INDENT}${remaining} of ${limit} requests left`, left];
  return [[{ text: firstToFit(texts, room), style: 'faint' }]];
}

function paintField(paint: Paint, { text, style }: Field): string {
  return style === 'plain' || text === '' ? text : paint(style, text);
}

/** Renders whole seconds in at most two units: `42s`, `1m 12s`, `1h 05m`; `0s` below zero. */
function renderElapsed(durationMs: number): string {
  const seconds = durationMs >= 1000 ? Math.floor(durationMs / 1000) : 0;
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${pad(seconds % 60)}s`;
  return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
}

function pad(count: number): string {
  return String(count).padStart(2, '0');
}

interface LiveViewOptions {
  readonly terminal: Pick<Terminal, 'out' | 'columns' | 'rows' | 'hasColors'>;
  readonly clock: Clock;
  readonly policy: DeployPolicy;
  readonly initial: readonly AppRecord[];
  readonly requests: () => StatusModel['requests'];
}

/** Returns a view for a terminal: permanent lines, as in a pipe, and under them a block with each application. */
export function createLiveView(options: LiveViewOptions): RunShow {
  const { terminal, clock, policy, requests, initial } = options;
  const { hasColors } = terminal;
  const records = new Map(initial.map((one) => [one.app.appId, one]));
  const render = (columns: number, maxLines: number): readonly string[] => {
    const now = clock.monotonicMs();
    const apps = [...records.values()].map((one) => statusOf(one, policy, now));
    return renderStatusBlock({ apps, requests: requests(), hasColors }, columns, maxLines);
  };
  const { print, close } = createLiveBlock({ terminal, clock, render });
  const lines = createPlainView({
    print,
    clock,
    hasColors,
    dialect: dialectFor('none'),
    hasSeveral: initial.length > 1,
    columns: terminal.columns,
  });
  return {
    ...lines,
    changed: (app, record, sentences) => {
      records.set(app.appId, { app, record });
      lines.changed(app, record, sentences);
    },
    end: (end) => {
      lines.end(end);
      close();
    },
    close,
  };
}

function statusOf({ app, record }: AppRecord, policy: DeployPolicy, now: number): AppStatus {
  const { settlement, startedAt, triggeredAt, commit } = record;
  // After the request, an earlier state is the previous deployment's.
  const state = lastSeen(record);
  return {
    name: cleanWord(app.name),
    standing: standingOf(record, policy),
    phase: phaseOf(record, policy),
    state: state === null ? null : cleanWord(state),
    elapsedMs: (settlement?.settledAt ?? now) - (triggeredAt ?? startedAt),
    commit: commit === null ? null : cleanWord(shortCommit(commit)),
  };
}

function standingOf({ settlement }: DeploymentRecord, policy: DeployPolicy): AppStatus['standing'] {
  if (settlement === null) return 'going';
  if (!isPassing(settlement.result, policy)) return 'failed';
  return ['unchanged', 'superseded'].includes(settlement.result) ? 'doubtful' : 'passed';
}

function phaseOf({ settlement, triggeredAt, evidence }: DeploymentRecord, { trigger }: DeployPolicy): string {
  if (settlement !== null) return headlineOfEnd(settlement);
  if (trigger && triggeredAt === null) return 'preparing';
  if (evidence === 'none') return trigger ? 'waiting to start' : 'checking';
  return 'in progress';
}

interface PlainViewOptions {
  readonly print: (text: string) => void;
  readonly dialect: Dialect;
  /** True if every line starts with its application. */
  readonly hasSeveral: boolean;
  readonly hasColors: boolean;
  readonly clock: Clock;
  /** The width of a terminal, where sentences are broken between words and the lines around a cause are shown once more; absent for a pipe. */
  readonly columns?: () => number | null;
}

const GROUP = 'Log';

/** Returns a view that prints lines as things happen and never redraws: for a pipe, a file and the log of a CI. */
export function createPlainView(options: PlainViewOptions): RunShow {
  const { print, dialect, hasSeveral, columns } = options;
  const isForPerson = dialect.name === 'none';
  const { enter, say, printLog } = createPrinter(options);
  const budget = createLineBudget();
  const warnings = createEqualWarnings();
  const printWarnings = (): void => {
    for (const { title, message } of warnings.take()) print(dialect.renderNotice('warning', title, message));
  };
  const printEnd = ({ view, verdict, logs, failing, causes }: RunEnd): void => {
    enter(null);
    printWarnings();
    for (const { title, log } of logs) {
      if (isForPerson) say(null, `${title}:`);
      printLog(null, renderExcerpt(log), title);
    }
    enter(null);
    const failingLines = failing.flatMap(renderFailing(options));
    if (columns !== undefined && isForPerson) for (const text of failingLines) print(text);
    if (!isForPerson) for (const text of dialect.renderEnding(view, failingLines)) print(text);
    // A CI's errors name the causes.
    for (const { app, lines } of isForPerson ? causes : []) for (const line of lines) say(app, line, 'bad');
    for (const line of verdict) say(null, line);
  };
  return {
    changed: (app, _record, sentences) => {
      for (const sentence of sentences) say(app, sentence);
    },
    notice: (app, { level, text, key }) => {
      const sentence = cleanSentence(text);
      if (level === 'info') return say(app, sentence);
      enter(null);
      const isShared = hasSeveral && app !== null;
      if (isForPerson || isShared) say(app, `Warning: ${sentence}`);
      if (isForPerson) return;
      if (app === null) return print(dialect.renderNotice(level, 'Touchdown', sentence));
      warnings.add(cleanWord(app.name), sentence, key);
      if (!isShared) printWarnings();
    },
    log: (app, text) => printLog(app, renderShownEntry(budget(text))),
    logRemark: (app, sentence) => printLog(app, [renderRemark(sentence)]),
    end: printEnd,
    close: () => enter(null),
  };
}

function createPrinter({ print, dialect, hasSeveral, hasColors, clock, columns = () => null }: PlainViewOptions) {
  const paint = createPaint(hasColors);
  let openTitle: string | null = null;
  const atSeconds = (): number => clock.epochMs() / 1000;
  const enter = (title: string | null): void => {
    if (dialect.name === 'none' || openTitle === title) return;
    if (openTitle !== null) print(dialect.closeGroup(openTitle, atSeconds()));
    if (title !== null) print(dialect.openGroup(title, atSeconds()));
    openTitle = title;
  };
  const about = (app: NamedApp | null): string =>
    hasSeveral && app !== null ? `[${breakMarks(cleanWord(app.name))}] ` : '';
  const say = (app: NamedApp | null, sentence: string, style?: Style): void => {
    enter(null);
    const text = fold(`${about(app)}${breakMarks(sentence)}`, '', columns());
    print(`${style === undefined ? text : paint(style, text)}\n`);
  };
  const printLog = (app: NamedApp | null, lines: readonly string[], group = GROUP): void => {
    enter(group);
    for (const line of hasColors ? lines : lines.flatMap(plainLines)) print(`${about(app)}${safeCiLine(line)}\n`);
  };
  return { enter, say, printLog };
}

function renderFailing({ hasColors }: PlainViewOptions): (failing: TitledLog) => readonly string[] {
  const paint = createPaint(hasColors);
  return ({ title, log }) => [
    `${breakMarks(title)}:\n`,
    ...renderExcerpt(log).map((text, at) => {
      const line = safeCiLine(text);
      return `${log.marks.includes(at) ? paint('bad', line) : line}\n`;
    }),
  ];
}

/** Returns a view that prints lines of JSON: `progress`, `notice`, `log`, and finally one `result`. */
export function createJsonView(output: Output, clock: Clock): RunShow {
  const budget = createLineBudget();
  const notice = (app: NamedApp | null, level: Notice['level'], message: string): void =>
    output.show('notice', { ...namesOf(app), level, message }, '');
  return {
    changed: (app, record, sentences) => {
      const { startedAt, triggeredAt } = record;
      const elapsedSeconds = toSeconds(clock.monotonicMs() - (triggeredAt ?? startedAt));
      // After the request, an earlier state is the previous deployment's.
      const seen = lastSeen(record);
      const state = seen === null ? null : plainLine(seen);
      const deploymentId = record.deploymentId === null ? null : plainLine(record.deploymentId);
      for (const sentence of sentences)
        output.show('progress', { ...namesOf(app), message: sentence, state, deploymentId, elapsedSeconds }, '');
    },
    notice: (app, { level, text }) => notice(app, level, plainLine(text)),
    log: (app, text) => {
      const { lines, remark } = budget(text);
      for (const line of lines.flatMap(plainLines)) output.show('log', { ...namesOf(app), line }, '');
      if (remark !== null) notice(app, 'info', remark);
    },
    logRemark: (app, sentence) => notice(app, 'info', sentence),
    end: ({ view, exitCode }) => output.show('result', resultData(view, exitCode), ''),
    close: () => undefined,
  };
}

function namesOf(app: NamedApp | null) {
  return { appId: app?.appId ?? null, name: app?.name ?? null };
}

function resultData(view: EndedRun, exitCode: number) {
  const { result, reason, reasonCode } = view;
  return {
    result,
    passed: hasPassed(view),
    reason,
    reasonCode,
    exitCode,
    applications: view.apps.map(applicationData),
  };
}

function applicationData(app: EndedApp) {
  return {
    appId: app.appId,
    name: app.name,
    result: app.result,
    passed: hasPassed(app),
    reason: app.reason,
    reasonCode: app.reasonCode,
    advice: app.advice,
    confirmed: app.confirmed,
    deploymentId: app.deploymentId,
    supersededBy: app.supersededBy,
    causes: app.causes.map(renderCauseFields),
    state: app.state,
    serviceDeploymentStatus: app.serviceDeploymentStatus,
    lastDeploymentDate: app.lastDeploymentDate,
    commit: app.commit,
    previousCommit: app.previousCommit,
    durationSeconds: toSeconds(app.endedAt - app.startedAt),
    phases: app.phases.map(({ name, startedAt, endedAt }) => ({
      name,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
      durationSeconds: toSeconds(endedAt - startedAt),
    })),
  };
}
