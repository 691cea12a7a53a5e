import { describe, expect, test } from 'vitest';
import { finishForMain } from '../../../src/action/runner/post-step.ts';
import { recordCommands } from './support/recorded-commands.ts';

const deployments = JSON.stringify([{ appId: 'app-1', deploymentId: 'dep-7', isTaken: true }]);

describe('the post step', () => {
  test('says in a warning and in the summary what a killed main step left running', () => {
    const commands = recordCommands({}, { phase: 'started', deployments });
    finishForMain(commands);
    expect(commands.lines).toEqual([expect.stringMatching(/^warning .*: .* dep-7 of app-1 /)]);
    expect(commands.summaries).toEqual([expect.stringContaining('- Deployment dep-7 of app-1 continues')]);
  });

  test('says nothing where the main step finished', () => {
    const commands = recordCommands({}, { phase: 'finished', deployments });
    finishForMain(commands);
    expect([commands.lines, commands.summaries]).toEqual([[], []]);
  });
});
