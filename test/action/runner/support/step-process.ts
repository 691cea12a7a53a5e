// A step in a process of its own: what its body does is the first argument.

import { readInputs } from '../../../../src/action/inputs/inputs.ts';
import { watchApplications } from '../../../../src/action/runner/deploy-run.ts';
import { createHost } from '../../../../src/action/runner/host.ts';
import { runStep, type Step } from '../../../../src/action/runner/runner.ts';
import { createCommands } from '../../../../src/action/runner/workflow-commands.ts';
import { createSystemClock } from '../../../../src/kernel/clock.ts';
import { NO_LINKS } from '../../../../src/report/view.ts';
import { COMPILE_ERROR, LOG } from '../../../report/support/causes.ts';
import { createRecord, settle } from '../../../report/support/facts.ts';
import { EVENT } from './inputs.ts';

const clock = createSystemClock();

const BODIES: Readonly<Record<string, (step: Step) => Promise<void>>> = {
  succeed: async (step) => watch(step).settle(),
  explain: async (step) => watch(step).explain(),
  hang: async (step) => {
    watch(step);
    step.commands.info('hanging');
    await clock.wait(600_000);
  },
  obey: async (step) => {
    const app = watch(step);
    step.commands.info('hanging');
    await clock.wait(600_000, step.signal);
    app.cancel();
  },
  break: async (step) => {
    const app = watch(step);
    // What Ctrl+Break is for Node on Windows.
    process.emit('SIGBREAK', 'SIGBREAK');
    await clock.wait(600_000, step.signal);
    app.cancel();
  },
  crash: async (step) => {
    watch(step);
    queueMicrotask(() => {
      throw new TypeError('boom');
    });
    await clock.wait(600_000);
  },
  drain: async (step) => {
    watch(step);
    await new Promise(() => {});
  },
};

function watch(step: Step): { settle(): void; explain(): void; cancel(): void } {
  const inputs = readInputs(step.commands, step.env, EVENT);
  const surroundings = { requests: () => ({ used: 3, remaining: 997 }), links: () => NO_LINKS };
  const [app] = watchApplications(step, inputs, clock, surroundings).watches;
  app?.line({ text: `token ${inputs.token}\n::error::smuggled`, epochMs: null, id: null });
  app?.changed(createRecord({ settlement: null }));
  return {
    settle: () => app?.changed(createRecord()),
    explain: () => {
      for (const text of LOG) app?.line({ text, epochMs: null, id: null });
      app?.keptLines?.();
      app?.explained?.([{ ...COMPILE_ERROR, at: 22 }]);
      app?.changed(createRecord({ settlement: settle('failure') }));
    },
    cancel: () => app?.changed(createRecord({ settlement: settle('cancelled') })),
  };
}

await runStep(BODIES[process.argv[2] ?? ''] ?? (async () => {}), {
  host: createHost(clock),
  commands: createCommands(),
  clock,
});
