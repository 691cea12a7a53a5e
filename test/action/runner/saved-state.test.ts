import { describe, expect, test } from 'vitest';
import { createSavedState, readOpenDeployments } from '../../../src/action/runner/saved-state.ts';
import { createRecord, settle } from '../../report/support/facts.ts';
import { appOf } from '../../support/app-of.ts';
import { recordCommands } from './support/recorded-commands.ts';

const started = createRecord({ triggeredAt: null, deploymentId: null, steps: [], settlement: null });
const taken = createRecord({ steps: [], settlement: null });

/** What the post step finds after the main step was killed. */
function openAfter(
  play: (state: ReturnType<typeof createSavedState>) => void,
  apps = [appOf('app-1', 'web'), appOf('app-2')],
) {
  const commands = recordCommands();
  play(createSavedState(apps, commands));
  return readOpenDeployments(recordCommands({}, commands.states));
}

describe('the state that is saved for the post step', () => {
  test('has every application from the start, since any may be deployed', () => {
    expect(openAfter(() => {})).toEqual([
      { appId: 'app-1', name: 'web', deploymentId: null, isTaken: false },
      { appId: 'app-2', name: 'app-2', deploymentId: null, isTaken: false },
    ]);
  });

  test('has the deployment as soon as the platform took it, and its id when it is reported', () => {
    const open = openAfter((state) => {
      state.changed(started);
      state.changed({ ...taken, deploymentId: null });
    });
    expect(open[0]).toEqual({ appId: 'app-1', name: 'web', deploymentId: null, isTaken: true });
    expect(openAfter((state) => state.changed(taken))[0]?.deploymentId).toBe('dep-7');
  });

  test('no longer has what has settled', () => {
    const open = openAfter((state) => {
      state.changed(taken);
      state.changed(createRecord());
      state.changed(createRecord());
    });
    expect(open.map(({ appId }) => appId)).toEqual(['app-2']);
  });

  test('still has what was given up, since it may continue on the platform', () => {
    const open = openAfter((state) => {
      state.changed(createRecord({ settlement: settle('timed_out') }));
      state.changed(createRecord({ appId: 'app-2', settlement: settle('failure') }));
    });
    expect(open).toEqual([{ appId: 'app-1', name: 'web', deploymentId: 'dep-7', isTaken: true }]);
  });

  test('is written only where it changes', () => {
    const commands = recordCommands();
    let writes = 0;
    const counted = {
      saveState: (...saved: Parameters<typeof commands.saveState>) => {
        writes++;
        commands.saveState(...saved);
      },
    };
    const state = createSavedState([appOf('app-1')], counted);
    for (let look = 0; look < 100; look++) state.changed(taken);
    expect(writes).toBe(3);
  });
});

describe('the deployments that a main step left open', () => {
  test('are none if it finished, or never started', () => {
    const deployments = JSON.stringify([{ appId: 'app-1', name: 'app-1', deploymentId: null, isTaken: true }]);
    expect(readOpenDeployments(recordCommands({}, { phase: 'finished', deployments }))).toEqual([]);
    expect(readOpenDeployments(recordCommands({}, { deployments }))).toEqual([]);
  });

  test.each(['', '{', 'null', '{"appId":"x"}', '[{"appId":"x"}]', '[null, 7, "x", {}, {"appId": 7}]'])(
    'are none where the saved state is %j',
    (deployments) => {
      expect(readOpenDeployments(recordCommands({}, { phase: 'started', deployments }))).toEqual([]);
    },
  );

  test('have what of them can be read', () => {
    const deployments = '[{"appId":"x","name":"web","deploymentId":7,"isTaken":"yes","more":1}]';
    expect(readOpenDeployments(recordCommands({}, { phase: 'started', deployments }))).toEqual([
      { appId: 'x', name: 'web', deploymentId: null, isTaken: false },
    ]);
  });
});
