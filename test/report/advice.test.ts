import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { INPUT_WORDING } from '../../src/action/inputs/wording.ts';
import { OPTION_WORDING } from '../../src/cli/arguments/setting-options.ts';
import { checkOrChoose, FOLLOW, type NextStep, RAISE_TIMEOUT } from '../../src/deploy/next-steps.ts';
import { renderAdvice } from '../../src/report/advice.ts';

const CHECK: NextStep = { kind: 'do', what: 'check it there' };

/** Advice, as a workflow and as the command line words it. */
const CASES: readonly (readonly [steps: readonly NextStep[], workflow: string, command: string])[] = [
  [[], '', ''],
  [[CHECK], 'Check it there.', 'Check it there.'],
  [
    [CHECK, RAISE_TIMEOUT, FOLLOW],
    'Check it there, or raise timeout. To follow it, set trigger: false.',
    'Check it there, or raise --timeout. To follow it, use touchdown follow.',
  ],
  [
    [CHECK, { kind: 'raise', setting: 'start-timeout' }, { kind: 'set', setting: 'trigger', value: 'true' }],
    'Check it there, raise start-timeout, or set trigger: true.',
    'Check it there, raise --start-timeout, or use touchdown deploy.',
  ],
  [
    [
      { kind: 'repeat', when: 'finished' },
      { kind: 'set', setting: 'on-conflict', value: 'wait' },
    ],
    'Run the job again when it has finished, or set on-conflict: wait.',
    'Run it again when it has finished, or use --on-conflict wait.',
  ],
  [
    checkOrChoose('check which commit runs'),
    'Check which commit runs. To decide whether this fails, set on-superseded.',
    'Check which commit runs. To decide whether this fails, use --on-superseded.',
  ],
  [
    [{ kind: 'repeat', when: 'checked' }],
    'Check the platform before you run the job again.',
    'Check the platform before you run it again.',
  ],
  [
    [{ kind: 'repeat', when: 'reachable' }],
    'Check the base URL, the network and the platform, then run the job again.',
    'Check the base URL, the network and the platform, then run it again.',
  ],
  [
    [{ kind: 'repeat', when: 'later' }, RAISE_TIMEOUT],
    'Run the job again later, or raise timeout.',
    'Run it again later, or raise --timeout.',
  ],
  [
    [{ kind: 'classify' }],
    'If it is final, name it with success-states or failure-states.',
    'If it is final, name it with --success-state or --failure-state.',
  ],
];

describe('advice', () => {
  test.each(CASES)('%j is worded as each product spells its settings', (steps, workflow, command) => {
    expect(renderAdvice(steps, INPUT_WORDING)).toBe(workflow);
    expect(renderAdvice(steps, OPTION_WORDING)).toBe(command);
  });

  test('leaves out what a product cannot set', () => {
    const none = { name: () => null, set: () => null, again: 'run it again' };
    const said = CASES.map(([steps]) => renderAdvice(steps, none));
    expect(said.filter((text) => /null|timeout|-states|trigger/.test(text))).toEqual([]);
    expect(renderAdvice([CHECK, RAISE_TIMEOUT, FOLLOW, { kind: 'classify' }], none)).toBe('Check it there.');
    expect(renderAdvice([RAISE_TIMEOUT, FOLLOW], none)).toBe('');
  });
});

test('no sentence below the products names a setting, an option or a job', () => {
  const NAMED =
    /\b(?:(?:base-url|start-timeout|on-unchanged|on-superseded|on-conflict|order-guard|allow-http|rate-limit-reserve)(?!['"])|(?:success|failure)-states?\b(?!['"])|trigger: (?:true|false)|wait: false|[Rr]aise timeout|--[a-z-]+|the job again)/;
  const paths = globSync('src/{deploy,platform,rate-limit,report}/**/*.ts').concat(globSync('src/{causes,logs}/*.ts'));
  const sentences = paths.flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split('\n');
    // A name alone is data: the kind of an advice, or of a surface.
    return lines.filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && /['"`][^'"`]* [^'"`]*['"`]/.test(line));
  });
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((line) => NAMED.test(line))).toEqual([]);
});
