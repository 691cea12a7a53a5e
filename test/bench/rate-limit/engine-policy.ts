import type { CallLimits, DeployTarget, SettingsTarget } from '../../../src/deploy/deploy-target.ts';
import { follow, type Observer } from '../../../src/deploy/follow.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import { TouchdownError } from '../../../src/kernel/errors.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { readAdvice } from '../../../src/rate-limit/advice.ts';
import { createGate } from '../../../src/rate-limit/gate.ts';
import type { Gate, Purpose } from '../../../src/rate-limit/gate-interface.ts';
import { accepted, DEFAULT_POLICY, observed } from '../../support/scripted-target.ts';
import type { Client, Phase, Reply } from './platform.ts';

const STATES: Readonly<Record<Phase, string>> = {
  before: 'RUNNING',
  deploying: 'DEPLOYING',
  succeeded: 'RUNNING',
  failed: 'ERROR',
};
const SILENT: Observer = { changed() {}, notice() {}, beforeTrigger: () => Promise.resolve() };
const NO_SETTINGS: SettingsTarget = {
  list: () => Promise.resolve({ kind: 'listed', stored: [] }),
  create: () => Promise.resolve({ kind: 'written' }),
  change: () => Promise.resolve({ kind: 'written' }),
};

/** The job's connection and what else it has of the world. */
export interface FollowerParts {
  readonly client: Client;
  readonly clock: Clock;
  readonly random: Random;
  readonly reserve: number;
}

/** Deploys and follows as the action does, with the engine and the gate themselves. Returns the result. */
export async function followWithEngine(parts: FollowerParts): Promise<string | undefined> {
  const { clock, random, reserve } = parts;
  const gate = createGate({ clock, random, reserve });
  const record = await follow({
    target: createTarget(parts, gate),
    settingsTarget: NO_SETTINGS,
    settings: [],
    policy: { ...DEFAULT_POLICY, commit: null },
    clock,
    random,
    signal: new AbortController().signal,
    observer: SILENT,
  });
  return record.settlement?.result;
}

function createTarget({ client, clock }: FollowerParts, gate: Gate): DeployTarget {
  const send = async (purpose: Purpose, limits: CallLimits, request: () => Promise<Reply>): Promise<Reply | null> => {
    for (;;) {
      if ((await gate.pass(purpose, limits)) === 'given-up') return null;
      const reply = await request();
      gate.applyAdvice(readAdvice(reply, clock.epochMs()));
      if (reply.status !== 429) return reply;
    }
  };
  /** Reads the log with each status check. A read that the budget does not allow is not repeated. */
  const readLog = (limits: CallLimits): void => {
    send('log', limits, () => client.readLog()).catch(asOurs);
  };
  return {
    appId: 'app',
    checkStatus: async (purpose, limits) => {
      try {
        const reply = await send(purpose === 'baseline' ? 'essential' : purpose, limits, () => client.pollStatus());
        readLog(limits);
        const phase = reply?.phase ?? 'before';
        return observed(STATES[phase], phase === 'before' ? 'D0' : 'D1');
      } catch (error) {
        return { kind: 'throttled', error: asOurs(error) };
      }
    },
    readDeployedCommit: async () => ({ commit: null, isNamed: false, error: null }),
    trigger: async (_commit, limits) => {
      try {
        await send('essential', limits, () => client.deploy());
        return accepted();
      } catch (error) {
        return { kind: 'throttled', error: asOurs(error) };
      }
    },
    pace: () => ({
      intervalMs: gate.paceMs(),
      resetsAt: gate.view().resetsAt,
      isLastCheckLeft: gate.isOpenFor('final'),
    }),
  };
}

function asOurs(error: unknown): TouchdownError {
  if (error instanceof TouchdownError) return error;
  throw error;
}
