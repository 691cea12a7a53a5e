import type { Commands, StateName } from '../../../../src/action/runner/workflow-commands.ts';
import type { OutputName } from '../../../../src/report/outputs.ts';
import type { SettingName } from '../../../../src/settings/settings.ts';

/** Commands that keep what they were told, as lines in order: `info text`, `group Log`, `error title: message`; `mask` without the value. */
export interface RecordedCommands extends Commands {
  readonly lines: string[];
  /** What would be in the output file, the last value of each name. */
  readonly outputs: Partial<Record<OutputName, string>>;
  readonly states: Partial<Record<StateName, string>>;
  readonly masks: string[];
  readonly summaries: string[];
}

/** Returns a recorder whose inputs are `inputs`, and whose main step saved `saved`. */
export function recordCommands(
  inputs: Partial<Record<SettingName, string>> = {},
  saved: Partial<Record<StateName, string>> = {},
): RecordedCommands {
  const lines: string[] = [];
  const outputs: RecordedCommands['outputs'] = {};
  const states: RecordedCommands['states'] = {};
  const masks: string[] = [];
  const summaries: string[] = [];
  return {
    lines,
    outputs,
    states,
    masks,
    summaries,
    input: (name) => inputs[name] ?? '',
    mask: (value) => {
      masks.push(value);
      lines.push('mask');
    },
    info: (line) => void lines.push(`info ${line}`),
    debug: (line) => void lines.push(`debug ${line}`),
    annotate: ({ level, title, message }) => void lines.push(`${level} ${title}: ${message}`),
    openGroup: (title) => void lines.push(`group ${title}`),
    closeGroup: () => void lines.push('endgroup'),
    output: (name, value) => {
      outputs[name] = value;
    },
    saveState: (name, value) => {
      states[name] = value;
    },
    state: (name) => saved[name] ?? '',
    summarize: (markdown) => void summaries.push(markdown),
  };
}
