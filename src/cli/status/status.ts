import type { Observation } from '../../deploy/deploy-target.ts';
import { type Phase, readStatus } from '../../deploy/phase.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import { readStates } from '../../settings/reader.ts';
import { type Command, exitCodes, type OptionValues, type Terminal } from '../arguments/command.ts';
import { APP_IDS_ARGUMENT, chooseApps } from '../arguments/common-options.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { settingOptions } from '../arguments/setting-options.ts';
import { CONNECTION_OPTIONS, connect } from '../config/connection.ts';
import { createOutput, type Paint } from '../terminal/output.ts';

export const command: Command = {
  summary: 'Shows the current state of applications',
  arguments: [APP_IDS_ARGUMENT],
  options: { ...settingOptions('success-states', 'failure-states'), ...CONNECTION_OPTIONS },
  examples: [
    ['touchdown status app-1', 'shows the state of app-1 and when it was last deployed'],
    ['touchdown status app-1 app-2 --json', 'prints a JSON line for each application, and one with the result'],
  ],
  details: [
    exitCodes(
      ['0', 'no application is in a failed state; a deployment in progress or cancelled is not a failure'],
      ['1', 'an application is in a failed state'],
      ['2', 'an option, a file or an id is invalid'],
      ['3', 'the platform refused the token, or an application does not exist'],
      ['4', 'the state is unknown'],
    ),
  ],
  run: showStatus,
};

async function showStatus(values: OptionValues, terminal: Terminal, words: readonly string[]): Promise<number> {
  const reader = createOptionReader(values);
  const states = readStates(reader.settings());
  reader.finish();
  const { platform, config, close } = await connect(values, terminal);
  const output = createOutput('status', values['json'] === true, terminal);
  try {
    const checks = await Promise.allSettled(
      chooseApps(words, config.apps).map(async (app) => {
        const seen = await platform.applications.status(app.appId, { signal: terminal.ending });
        return statusData(app, seen, readStatus(seen, states).phase);
      }),
    );
    const all = checks.flatMap((check) => (check.status === 'fulfilled' ? [check.value] : []));
    for (const data of all) output.show('item', data, renderStatus(data, output.paint));
    const failed = checks.find((check) => check.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    const exitCode = all.some(({ phase }) => phase === 'failure') ? EXIT.bad : EXIT.done;
    output.show('result', { applications: all.length, exitCode }, '');
    return exitCode;
  } finally {
    await close();
  }
}

const STYLES = { progress: 'busy', success: 'good', failure: 'bad', cancelled: 'doubt' } as const;

function statusData({ appId, name }: NamedApp, seen: Observation, phase: Phase) {
  const { state, serviceDeploymentStatus: service, lastDeploymentDate: date, requestsWaiting, details } = seen;
  const words = [details?.action, details?.status, details?.subAction].filter(
    (word) => word != null && word !== 'NONE',
  );
  return {
    appId,
    name,
    state: plainLine(state),
    phase,
    serviceDeploymentStatus: service === null ? null : plainLine(service),
    lastDeploymentDate: date === null ? null : plainLine(date.text),
    requestsWaiting: requestsWaiting ?? null,
    statusDetails: words.length === 0 ? null : plainLine(words.join(', ')),
  };
}

function renderStatus(data: ReturnType<typeof statusData>, paint: Paint): string {
  const { name, state, phase, serviceDeploymentStatus, lastDeploymentDate, requestsWaiting, statusDetails } = data;
  const date = lastDeploymentDate === null ? 'no deployment date' : `last deployed ${lastDeploymentDate}`;
  const waiting = requestsWaiting === null || requestsWaiting === 0 ? null : `requests waiting: ${requestsWaiting}`;
  const shown = paint(STYLES[phase], `${state} (${phase})`);
  const parts = [plainLine(name), shown, statusDetails, serviceDeploymentStatus, date, waiting];
  return `${parts.filter((part) => part !== null).join('  ')}\n`;
}
