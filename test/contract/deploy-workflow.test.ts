import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Input {
  readonly description: string;
  readonly required?: boolean;
  readonly default?: unknown;
}
type Inputs = Readonly<Record<string, Input>>;

const read = (path: string) => parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const action: { inputs: Inputs; outputs: Inputs } = read('action.yml');
const workflow = read('.github/workflows/deploy.yml');
const { inputs, secrets, outputs }: Record<string, Inputs> = workflow.on.workflow_call;
const [known, checkout, own, step] = workflow.jobs.deploy.steps;

/** Inputs for the job. All others are for the action. */
const OF_THE_JOB = ['environment', 'runner', 'timeout-minutes'];

describe('the reusable workflow', () => {
  const passed = Object.entries(inputs ?? {}).filter(([name]) => !OF_THE_JOB.includes(name));

  test.each(passed)('has the input %s with the default of action.yml, or requires it', (name, input) => {
    if (input.required !== true) expect(input).toMatchObject({ default: action.inputs[name]?.default });
  });

  test.each([
    ...[...passed, ...Object.entries(secrets ?? {})].map(([name, ours]) => [name, ours, action.inputs[name]] as const),
    ...Object.entries(outputs ?? {}).map(([name, ours]) => [name, ours, action.outputs[name]] as const),
  ])('describes %s as action.yml does, without the default of what it requires', (_, ours, theirs) => {
    const text = theirs?.description;
    expect(ours.description).toBe(ours.required === true ? text?.replace(/ \(default: .*\)/, '') : text);
  });

  test('passes each of its inputs and secrets to the action, and nothing else', () => {
    const ours = passed.map(([name]) => [name, `\${{ inputs.${name} }}`]);
    const hidden = Object.keys(secrets ?? {}).map((name) => [name, `\${{ secrets.${name} }}`]);
    expect(step.with).toEqual(Object.fromEntries([...ours, ...hidden]));
  });

  test('requires what the action requires', () => {
    const required = Object.entries({ ...inputs, ...secrets }).filter(([, input]) => input.required === true);
    const needed = Object.entries(action.inputs).filter(([, input]) => input.required === true);
    expect(required.map(([name]) => name)).toEqual(expect.arrayContaining(needed.map(([name]) => name)));
  });

  test.each(Object.keys(outputs ?? {}))('has the output %s of the action', (name) => {
    expect(outputs?.[name]).toMatchObject({ value: `\${{ jobs.deploy.outputs.${name} }}` });
    expect(workflow.jobs.deploy.outputs[name]).toBe(`\${{ steps.deploy.outputs.${name} }}`);
  });

  test('has each of its inputs, secrets and outputs on its page', () => {
    const page = readFileSync(new URL('../../docs/reusable-workflow.md', import.meta.url), 'utf8');
    const names = Object.keys({ ...inputs, ...secrets, ...outputs });
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('checks out without credentials, deploys although that fails, and checks out nothing beside a fork', () => {
    expect(checkout).toEqual({
      if: "github.event_name != 'pull_request_target'",
      'continue-on-error': true,
      uses: expect.stringMatching(/^actions\/checkout@[0-9a-f]{40}$/),
      with: { 'persist-credentials': false },
    });
  });

  test('uses the action of its own commit, so that it works at a commit that is in no release', () => {
    expect(own).toEqual({
      name: expect.any(String),
      uses: checkout.uses,
      with: {
        repository: '${{ job.workflow_repository }}',
        ref: '${{ job.workflow_sha }}',
        path: '.touchdown',
        'sparse-checkout': '/action.yml\n/dist/action/\n',
        'sparse-checkout-cone-mode': false,
        'persist-credentials': false,
      },
    });
    expect(step.uses).toBe(`./${own.with.path}`);
    const { main, post }: Record<string, string> = read('action.yml').runs;
    for (const file of [main, post]) expect(file).toMatch(/^dist\/action\//);
  });

  test('stops where GitHub does not name that commit: it would run an action of the caller with the token', () => {
    expect(known).toMatchObject({ if: "job.workflow_sha == ''", run: expect.stringMatching(/::error::.*\nexit 1\n$/) });
  });
});
