import { deployApplication } from './deploy-application.ts';
import { readSubject } from './github/subject.ts';
import { createSystemRandom } from './kernel/chance.ts';
import type { Clock } from './kernel/clock.ts';
import { createPlatform } from './platform/client.ts';
import { createGate } from './rate-limit/gate.ts';
import { watchApplications } from './runner/deploy-run.ts';
import { readInputs } from './runner/read-inputs.ts';
import type { Step } from './runner/runner.ts';

/** Deploys all the applications of a step, in parallel, under one rate budget. Throws InputError for inputs that cannot be used. */
export async function deploy(step: Step, clock: Clock): Promise<void> {
  const { commands, env, signal } = step;
  const inputs = readInputs(commands, env, readSubject(env));
  const { policy, settings } = inputs;
  const random = createSystemRandom();
  const gate = createGate({ clock, random, reserve: inputs.rateLimitReserve });
  const platform = createPlatform({ ...inputs, env, gate, clock, random });
  const watches = watchApplications(step, inputs, clock, () => gate.view());
  const logTail = inputs.logs === 'off' ? null : inputs.logTail;
  await Promise.all(
    watches.map((watch, index) => {
      const appId = inputs.appIds[index] ?? '';
      return deployApplication({ platform, appId, policy, settings, logTail, watch, clock, random, signal });
    }),
  );
  await platform.close();
}
