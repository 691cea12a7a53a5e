import { resolve } from 'node:path';
import type { Cause } from '../../causes/cause.ts';
import type { SearchBudget } from '../../causes/explain-failure.ts';
import type { Setting } from '../../deploy/deploy-target.ts';
import { isPassing } from '../../deploy/result.ts';
import { type CommitSource, skipUntouched } from '../../deploy/skip-untouched.ts';
import { createRecord, type DeploymentRecord } from '../../deploy/state.ts';
import { createSearchBudget, deployApplication } from '../../deploy-application.ts';
import { openCheckout } from '../../github/checkout.ts';
import { connectApplication } from '../../platform/connect-application.ts';
import { placeCauses } from '../../report/cause/cause-place.ts';
import { type CauseView, type PlacedCause, renderCause } from '../../report/cause/cause-text.ts';
import { CI_NAMES, type CiName, detectCi, dialectFor } from '../../report/ci/dialect.ts';
import { renderJunit } from '../../report/ci/junit.ts';
import { renderDotenv } from '../../report/ci/variables.ts';
import { renderEnding } from '../../report/ending.ts';
import { renderJobSummary } from '../../report/summary/job-summary.ts';
import { type EndedRun, hasPassed, isDoubtful, NO_LINKS, type RunFacts, viewEnd } from '../../report/view.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import { patternsOf } from '../../settings/app-paths.ts';
import { healthFor, readHealth } from '../../settings/health.ts';
import { isKey, type KeyEntry, parseKeyValue } from '../../settings/key-values.ts';
import { choiceOf, promotedFrom } from '../../settings/kinds.ts';
import { joinKeyValues, readPaths, readPolicy, type SettingReader } from '../../settings/reader.ts';
import {
  type Command,
  type CommandOption,
  exitCodes,
  type HelpPart,
  type OptionValues,
  type Terminal,
  valueOption,
} from '../arguments/command.ts';
import { APP_IDS_ARGUMENT, chooseApps } from '../arguments/common-options.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader, FILE, type OptionReader } from '../arguments/option-values.ts';
import { OPTION_WORDING, settingOptions } from '../arguments/setting-options.ts';
import { codeOf, FileRefusal } from '../arguments/system-error.ts';
import type { Config } from '../config/config.ts';
import { CONNECTION_OPTIONS, openConnection } from '../config/connection.ts';
import { openNamed } from '../config/open-file.ts';
import { readConfig, requireBaseUrl } from '../config/read-config.ts';
import { isWatched } from '../terminal/live-block.ts';
import { createOutput } from '../terminal/output.ts';
import { createJsonView, createLiveView, createPlainView } from './views.ts';
import { type AppRecord, type AppWatch, type RunEnd, type RunShow, watchApplication } from './watch-run.ts';

const CI_CHOICES = ['auto', ...CI_NAMES] as const;

/** The options of `follow`; `deploy` has them too. */
export const FOLLOW_OPTIONS: Readonly<Record<string, CommandOption>> = {
  ...settingOptions(
    'commit',
    'timeout',
    'start-timeout',
    'poll-interval',
    'logs',
    'log-tail',
    'success-states',
    'failure-states',
    'health-url',
    'health-text',
    'health-status',
    'health-timeout',
    'on-unchanged',
    'on-superseded',
    'rate-limit-reserve',
  ),
  junit: valueOption('FILE', 'write the result as JUnit XML'),
  dotenv: valueOption('FILE', 'write the result as KEY=VALUE lines'),
  summary: valueOption('FILE', 'append the result as Markdown'),
  ci: valueOption('NAME', `format the output for this CI: ${CI_CHOICES.join(', ')} (default: auto)`),
  ...CONNECTION_OPTIONS,
};

export const DEPLOY_OPTIONS: Readonly<Record<string, CommandOption>> = {
  ...settingOptions('wait', 'dry-run', 'on-conflict', 'variables', 'secrets', 'paths'),
  ...FOLLOW_OPTIONS,
};

export const DEPLOY_DETAILS: readonly HelpPart[] = [
  exitCodes(
    ['0', 'every deployment passed'],
    ['1', 'a deployment failed, was rejected, timed out, was superseded or was cancelled'],
    ['2', 'an option, a file or an id is invalid, so that nothing was sent'],
    ['3', 'the platform refused the token, or an application does not exist'],
    ['4', 'the outcome is unknown'],
    ['130', 'interrupted; a deployment that has started continues on the platform'],
  ),
];

/** All choices of a run except the connection. The files of `reports` are null if not written; paths start at the terminal's folder. */
export type RunChoices = ReturnType<typeof readChoices>;

/** Returns the choices made by the options of `deploy`, or of `follow` if `trigger` is false. Throws InputError with every bad one. */
export function readChoices(
  values: OptionValues,
  { env }: Pick<Terminal, 'env'>,
  trigger: boolean,
  { timeout, allowHttp }: Pick<Config, 'timeout' | 'allowHttp'>,
  apps: readonly NamedApp[],
) {
  const reader = createOptionReader(values);
  const settings = reader.settings({ timeout });
  const { take } = settings;
  const ci = reader.value('ci', choiceOf(...CI_CHOICES)) ?? 'auto';
  const policy = { trigger, commit: take('commit'), ...readPolicy(settings) };
  const checked = apps.map(({ name }) => ({ name, commit: policy.commit }));
  const choices = {
    policy,
    health: readHealth(settings, { apps: checked, wait: policy.wait, allowHttp: allowHttp ?? false }),
    settings: readKeyValues(reader, settings, env),
    paths: readPaths(settings, apps, policy),
    logs: take('logs'),
    logTail: take('log-tail'),
    rateLimitReserve: take('rate-limit-reserve'),
    reports: {
      junit: reader.value('junit', FILE) ?? null,
      dotenv: reader.value('dotenv', FILE) ?? null,
      summary: reader.value('summary', FILE) ?? null,
    },
    ci: ci === 'auto' ? detectCi(env) : ci,
  };
  reader.finish();
  return choices;
}

/** Reads `--variable KEY=VALUE` and `--secret KEY`, whose value is in the environment. No value is ever in an error. */
function readKeyValues(reader: OptionReader, settings: SettingReader, env: Terminal['env']): readonly Setting[] {
  const variables = reader.texts('variable').flatMap((text, at): readonly KeyEntry[] => {
    const { value, problem } = parseKeyValue(text);
    if (problem === null) return [{ ...value, place: { number: at + 1 } }];
    settings.reject('variables', '', `number ${at + 1} ${problem}. Write KEY=VALUE.`);
    return [];
  });
  const secrets = reader.texts('secret').flatMap((key, at): readonly KeyEntry[] => {
    if (isKey(key)) return [{ key, value: null, place: { number: at + 1 } }];
    // A value may have been given in place of the key.
    const form = `number ${at + 1} is not a key of letters, digits and underscores.`;
    settings.reject('secrets', '', `${form} The value is read from the environment variable KEY.`);
    return [];
  });
  return joinKeyValues(variables, secrets, env, settings);
}

export const deployCommand: Command = {
  summary: 'Deploys applications, follows the deployments and reports the outcome',
  isSeenThrough: true,
  arguments: [APP_IDS_ARGUMENT],
  options: DEPLOY_OPTIONS,
  examples: [
    ['touchdown deploy app-1 --commit "$(git rev-parse HEAD)"', 'deploys the current commit and waits for the outcome'],
    [
      'touchdown deploy app-1 app-2 --timeout 20m --junit report.xml',
      'deploys two applications in parallel and writes a JUnit report',
    ],
    ['touchdown deploy web=7f1c2a90 api=c35d8e12', 'shows the names web and api instead of the ids'],
    ['DB_PASSWORD=… touchdown deploy app-1 --secret DB_PASSWORD', 'sets a secret from the environment, then deploys'],
    [
      'GITHUB_TOKEN=… GITHUB_REPOSITORY=octo/rocket touchdown deploy web=c35d8e12 --commit from:staging',
      'deploys the commit of the last successful GitHub Deployment of web in staging',
    ],
    [
      'touchdown deploy app-1 --json | jq -r "select(.kind == \\"result\\").data.reason"',
      'prints the reason of the outcome',
    ],
  ],
  details: DEPLOY_DETAILS,
  run: (values, terminal, words) => runDeployments('deploy', values, terminal, words),
};

export const followCommand: Command = {
  summary: 'Follows deployments in progress, or judges the current state, without starting anything',
  isSeenThrough: true,
  arguments: [APP_IDS_ARGUMENT],
  options: FOLLOW_OPTIONS,
  examples: [
    ['touchdown follow app-1', 'follows a deployment that was started elsewhere'],
    ['touchdown follow app-1 --logs on-failure --timeout 10m', 'prints the last log lines if the deployment fails'],
  ],
  details: DEPLOY_DETAILS,
  run: (values, terminal, words) => runDeployments('follow', values, terminal, words),
};

/** Deploys or follows the applications in parallel under one rate budget. */
async function runDeployments(
  command: 'deploy' | 'follow',
  values: OptionValues,
  terminal: Terminal,
  words: readonly string[],
): Promise<number> {
  const run = await openRun(command === 'deploy', values, terminal, words);
  const startedAt = terminal.clock.monotonicMs();
  const initial = run.apps.map((app) => ({
    app,
    record: createRecord(app.appId, run.choices.policy.commit, startedAt),
  }));
  const show = openShow(command, values['json'] === true, terminal, run, initial);
  const { logs, logTail, ci } = run.choices;
  const place = (causes: readonly Cause[]) => placeInJob(causes, ci, terminal);
  const watches = initial.map(({ app, record }) =>
    watchApplication(app, record, { show, isStreaming: logs === 'stream', tailLines: logTail, place }),
  );
  try {
    const searchBudget = createSearchBudget();
    const unsettled = new Set(run.apps);
    const settled = (app: NamedApp): void => {
      if (unsettled.delete(app) && unsettled.size === 0) terminal.holdVerdict?.();
    };
    const source = run.choices.paths === null ? null : await openSource(run.apps, terminal);
    const deployed = watches.map((watch) =>
      deployOne(withSettled(watch, settled), run, terminal, searchBudget, source),
    );
    await Promise.all(deployed).finally(() => source?.close());
    return await reportResult(factsOf(watches, run, terminal, startedAt), run, terminal, show);
  } finally {
    show.close();
    await run.platform.close();
  }
}

function withSettled(watch: AppWatch, settled: (app: NamedApp) => void): AppWatch {
  const changed = (record: DeploymentRecord): void => {
    watch.changed(record);
    if (record.settlement !== null) settled(watch.app);
  };
  return { ...watch, changed };
}

async function deployOne(
  watch: AppWatch,
  { platform, choices, healthProbe }: OpenedRun,
  terminal: Terminal,
  searchBudget: SearchBudget,
  source: CommitSource | null,
): Promise<void> {
  const { policy, settings, logs, logTail, paths } = choices;
  const { clock, random, ending: signal } = terminal;
  const log = { logTail: logs === 'off' ? null : logTail };
  const healthOf = (commit: string | null) =>
    choices.health && healthFor(choices.health, { name: watch.app.name, commit });
  const application = connectApplication(platform, watch.app.appId);
  const tools = { healthProbe, clock, signal };
  if (paths !== null && source !== null) {
    const patterns = patternsOf(watch.app, paths);
    const candidate = { target: application.target, policy, settings, patterns, source, healthOf, ...tools, watch };
    if (await skipUntouched(watch.facts().record, candidate)) return;
  }
  const shared = { policy, settings, health: healthOf(policy.commit), ...tools, isPreviousWanted: true };
  await deployApplication({ ...application, ...shared, ...log, searchBudget, random, watch });
}

/** The client of GitHub is loaded only if files are compared. */
async function openSource(apps: readonly NamedApp[], terminal: Terminal) {
  const { openCommits } = await import('./github.ts');
  return openCommits(apps, terminal);
}

function factsOf(
  watches: readonly AppWatch[],
  { platform, choices }: OpenedRun,
  { clock }: Terminal,
  startedAt: number,
): RunFacts {
  const endedAt = clock.monotonicMs();
  const { used, remaining } = platform.gate.view();
  return {
    policy: choices.policy,
    wording: OPTION_WORDING,
    apps: watches.map((watch) => watch.facts()),
    isLogForFailure: choices.logs === 'on-failure',
    startedAt,
    endedAt,
    epochOffsetMs: clock.epochMs() - endedAt,
    requestsUsed: used,
    requestsLeft: remaining,
    logFile: null,
    links: NO_LINKS,
  };
}

/** The files are written first, so that they exist when the verdict is printed. */
async function reportResult(facts: RunFacts, run: OpenedRun, terminal: Terminal, show: RunShow): Promise<number> {
  const { reports, ci } = run.choices;
  const records = facts.apps.map(({ record }) => record);
  const end = endOf(facts, run.choices, exitCodeOf(records, run.choices));
  await writeReports(end.view, reports, ci, terminal, (text) => show.notice(null, { level: 'warning', text }));
  show.end(end);
  return end.exitCode;
}

function endOf(facts: RunFacts, { logs, logTail }: RunChoices, exitCode: number): RunEnd {
  const view = viewEnd(facts, null);
  const ending = renderEnding(view, { logs, logTail, summary: false });
  const verdict = ending.verdict.map((line, index) => {
    const app = view.apps[index];
    const isPlain = app === undefined || app.advice === '' || (hasPassed(app) && !isDoubtful(app));
    return isPlain ? line : `${line} ${app.advice}`;
  });
  const causes = view.apps.map(({ appId, name, causes }) => ({
    app: { appId, name },
    lines: causes.map(renderCauseLine),
  }));
  return { view, exitCode, verdict, logs: ending.logs, failing: ending.failing, causes };
}

function renderCauseLine(cause: CauseView, index: number): string {
  const label = cause.certainty === 'likely' ? 'Likely cause' : 'Cause';
  return `${index === 0 ? label : 'Also'}: ${renderCause(cause)}`;
}

type OpenedRun = Awaited<ReturnType<typeof openRun>>;

/** GitHub's client is loaded only if a commit is promoted. */
async function promote(
  choices: RunChoices,
  apps: readonly NamedApp[],
  config: Config,
  values: OptionValues,
  terminal: Terminal,
): Promise<RunChoices> {
  const environment = promotedFrom(choices.policy.commit);
  if (environment === null) return choices;
  const baseUrl = requireBaseUrl(config, { values, env: terminal.env });
  const commit = await (await import('./github.ts')).readPromoted(environment, apps, baseUrl, terminal);
  return { ...choices, policy: { ...choices.policy, commit } };
}

/** Sends nothing yet. */
async function openRun(trigger: boolean, values: OptionValues, terminal: Terminal, words: readonly string[]) {
  const config = await readConfig(values, terminal);
  const apps = chooseApps(words, config.apps);
  const choices = await promote(readChoices(values, terminal, trigger, config, apps), apps, config, values, terminal);
  const { platform, healthProbe } = await openConnection(config, values, terminal, choices.rateLimitReserve);
  return { platform, healthProbe, apps, choices };
}

function openShow(
  command: string,
  isJson: boolean,
  terminal: Terminal,
  run: OpenedRun,
  initial: readonly AppRecord[],
): RunShow {
  const { clock, hasColors } = terminal;
  const { ci, policy } = run.choices;
  if (isJson) return createJsonView(createOutput(command, true, terminal), clock);
  if (ci === 'none' && isWatched(terminal)) {
    const requests = () => run.platform.gate.view();
    return createLiveView({ terminal, clock, policy, initial, requests });
  }
  const print = terminal.out;
  return createPlainView({ print, dialect: dialectFor(ci), hasSeveral: initial.length > 1, hasColors, clock });
}

/** 0 if all deployments pass, else 130, 1, 3 or 4, whichever comes first in this order. */
function exitCodeOf(records: readonly DeploymentRecord[], { policy }: RunChoices): number {
  const endings = records.map(({ settlement }) => settlement ?? { result: 'unknown' as const });
  const bad = endings.filter(({ result }) => !isPassing(result, policy));
  if (bad.length === 0) return EXIT.done;
  if (bad.some((ending) => 'isInterrupted' in ending && ending.isInterrupted === true)) return EXIT.interrupted;
  const refused = bad.filter((ending) => 'isRefused' in ending && ending.isRefused === true);
  const unknown = bad.filter(({ result }) => result === 'unknown');
  if (bad.length > refused.length + unknown.length) return EXIT.bad;
  return refused.length > 0 ? EXIT.refused : EXIT.unknown;
}

async function writeReports(
  view: EndedRun,
  { junit, dotenv, summary }: RunChoices['reports'],
  ci: CiName,
  terminal: Terminal,
  warn: (sentence: string) => void,
): Promise<void> {
  const write = async (option: string, path: string | null, access: 'replace' | 'append', render: () => string) => {
    if (path === null) return;
    try {
      await using file = await openNamed(resolve(terminal.folder, path), access, terminal);
      await file.writeFile(render());
    } catch (error) {
      const why =
        error instanceof FileRefusal
          ? `: it ${error.message} Give the path of the file itself.`
          : ` (${codeOf(error)}).`;
      warn(`Could not write ${path} for ${option}${why} The exit code is not affected.`);
    }
  };
  await write('--junit', junit, 'replace', () => renderJunit(view, ci));
  await write('--dotenv', dotenv, 'replace', () => renderDotenv(view));
  await write('--summary', summary, 'append', () => `${renderJobSummary(view)}\n`);
}

const FOLDERS: Readonly<Partial<Record<CiName, string>>> = {
  github: 'GITHUB_WORKSPACE',
  gitlab: 'CI_PROJECT_DIR',
  azure: 'BUILD_SOURCESDIRECTORY',
  buildkite: 'BUILDKITE_BUILD_CHECKOUT_PATH',
  jenkins: 'WORKSPACE',
  bitbucket: 'BITBUCKET_CLONE_DIR',
};

/** The checkout is the current folder, unless the CI says where it is. */
function placeInJob(
  causes: readonly Cause[],
  ci: CiName,
  { env, folder }: Pick<Terminal, 'env' | 'folder'>,
): readonly PlacedCause[] {
  const named = env[FOLDERS[ci] ?? ''] ?? '';
  return placeCauses(causes, openCheckout(named === '' ? folder : named), null);
}
