import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderClosed } from '../../../src/action/close.ts';
import { createDeployState } from '../../../src/deploy/decide.ts';
import type { RefusedSetting } from '../../../src/deploy/decide-setting.ts';
import type { Refusal } from '../../../src/deploy/deploy-target.ts';
import * as after from '../../../src/deploy/endings.ts';
import * as before from '../../../src/deploy/endings-before-start.ts';
import { NO_BASELINE } from '../../../src/deploy/evidence/evidence.ts';
import { settleHealth } from '../../../src/deploy/health.ts';
import type { DeployState, Settlement } from '../../../src/deploy/state.ts';
import { AccessError, CancelledError, InputError, NetworkError, RemoteError } from '../../../src/kernel/errors.ts';
import { renderBlankOutputs } from '../../../src/report/outputs.ts';
import { viewEnd } from '../../../src/report/view.ts';
import { createApp, createFacts, createRecord, observe, POLICY } from '../../report/support/facts.ts';
import { explainError, explainSignal } from '../../report/support/interruptions.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FACTS = { method: 'GET', path: '/' };

/** A way in which a run ends: with its sentence and its advice, except for what only has a result. */
export type WayOut = Pick<Settlement, 'result' | 'reasonCode'> & { readonly reason?: string } & {
  readonly advice?: Settlement['advice'] | string;
};

const state = (over: Partial<DeployState> = {}): DeployState => ({
  ...createDeployState('app-1', POLICY, false, 0),
  stage: 'following',
  triggersSent: 1,
  isAccepted: true,
  ...over,
});
const following = state({ policy: { ...POLICY, trigger: false } });
const read = (word: string, phase: 'progress' | 'success' | 'failure' | 'cancelled') => ({ word, phase, known: true });
const seen = observe('RUNNING');
const network = (stage: NetworkError['stage']) => new NetworkError(stage, 'No.', FACTS);
const refused = (refusal: Refusal) => ({
  kind: 'refused' as const,
  refusal,
  error: new AccessError('access-forbidden', 'No.', FACTS),
});
const setting = { kind: 'variable', key: 'A', value: 'b' } as const;
const another = { ...setting, key: 'B' } as const;
const secret = { ...setting, kind: 'secret' } as const;
const cannotSet = (...refused: readonly RefusedSetting[]) => before.settingsNotSet({ kind: 'refused', refused });
const notSet = (result: 'failure' | 'unknown' | 'timed_out', error: AccessError | RemoteError) =>
  before.settingsNotSet({ kind: 'failed', setting, result, error });
const yielded = (guard: 'skip' | 'fail') =>
  before.yieldToNewer(createRecord(), 'b'.repeat(40), 'production', guard, 1).settlement ?? { result: 'unknown' };
const queued = { ...state().evidence, isOpen: true };
const outdated = { ...seen, serviceDeploymentStatus: 'OUT_OF_DATE' };
const started = { ...state().evidence, strongest: 'progress-seen' as const };
const foreign = { ...state().evidence, another: { names: { execution_id: '7' }, isNewer: false } };
const failing = { ...POLICY, onUnchanged: 'fail' } as const;
const left = (word: string, phase: 'cancelled' | 'failure') =>
  after.endUnproven(state({ evidence: { ...state().evidence, atStart: 1 } }), observe(word), read(word, phase));

/** Every function that makes an ending, in all ways that it can end: a new one does not compile without a row here. */
const BEFORE: Readonly<Record<Exclude<keyof typeof before, 'describeRefusal' | 'adviseRefused'>, readonly unknown[]>> =
  {
    baselineUnreadable: [before.baselineUnreadable('No.')],
    unreachedBefore: (['tls', 'proxy', 'dns', 'connect'] as const).map((stage) =>
      before.unreachedBefore(network(stage)),
    ),
    outOfTimeBefore: [before.outOfTimeBefore('No.')],
    throttledBefore: [before.throttledBefore('No.')],
    refusedBefore: [
      before.refusedBefore({ message: 'No.' }, POLICY),
      before.refusedBefore({ message: 'No.' }, following.policy),
    ],
    untouched: [before.untouched('No change under apps/web since a1b2c3d')],
    dryRun: [before.dryRun(POLICY, seen)],
    conflictFails: [before.conflictFails('No.')],
    stillInProgress: [before.stillInProgress(), before.stillInProgress('No.')],
    otherUnreadable: [before.otherUnreadable('No.')],
    requestRejected: [before.requestRejected(new RemoteError('rejected', 'No.', FACTS, ''))],
    requestNotSent: [before.requestNotSent('No.')],
    settingsNotSet: [
      ...(['failure', 'unknown', 'timed_out'] as const).map((result) =>
        notSet(result, new RemoteError('remote', 'No.', FACTS, '')),
      ),
      notSet('failure', new AccessError('access-unauthorized', 'No.', FACTS)),
      ...(['unchangeable', 'unseen', 'unlisted', 'built-in', 'alias', 'other-kind'] as const).flatMap((why) => [
        cannotSet({ setting, why }),
        cannotSet({ setting, why }, { setting: another, why }),
      ]),
      cannotSet({ setting: secret, why: 'other-kind' }),
    ],
    yieldToNewer: [yielded('skip'), yielded('fail')],
  };

const AFTER: Readonly<
  Record<Exclude<keyof typeof after, 'sayRefusal' | 'withCommit' | 'withOtherCommit'>, readonly unknown[]>
> = {
  endNow: [
    after.endNow(state(), read('RUNNING', 'success')),
    after.endNow(following, read('ERROR', 'failure')),
    after.endNow(state({ record: createRecord() }), read('ERROR', 'failure')),
    after.endNow(state({ record: createRecord({ triggeredAt: null, isRequestDue: true }) }), read('ERROR', 'failure')),
    after.endNow(state(), read('ERROR', 'failure')),
    after.endNow(state(), read('BUILD_ERROR', 'failure')),
    after.endNow(state(), read('CANCELED', 'cancelled')),
    after.endNow(state(), read('READY', 'progress')),
  ],
  alreadyRuns: [after.alreadyRuns(state(), seen)],
  nothingInProgress: [
    after.nothingInProgress(seen, read('RUNNING', 'success')),
    after.nothingInProgress(seen, read('ERROR', 'failure')),
    after.nothingInProgress(seen, read('CANCELED', 'cancelled')),
  ],
  endUnproven: [
    after.endUnproven(state(), seen, read('RUNNING', 'success')),
    after.endUnproven(state({ policy: failing, settings: 'written' }), seen, read('RUNNING', 'success')),
    after.endUnproven(state({ evidence: started }), outdated, read('RUNNING', 'success')),
    after.endUnproven(state({ evidence: started }), seen, read('READY', 'progress')),
    after.endUnproven(state({ reference: NO_BASELINE }), observe('ERROR'), read('ERROR', 'failure')),
    after.endUnproven(
      state({ isAccepted: false, record: createRecord({ isAdopted: true }) }),
      seen,
      read('RUNNING', 'success'),
    ),
    after.endUnproven(state(), observe('ERROR'), read('ERROR', 'failure')),
    after.endUnproven(state({ isAccepted: false }), seen, read('RUNNING', 'success')),
    after.endUnproven(state({ evidence: queued }), seen, read('RUNNING', 'success')),
    left('DELETED', 'failure'),
    left('CANCELED', 'cancelled'),
  ],
  supersededEnding: [after.supersededEnding(state()), after.supersededEnding(state({ evidence: foreign }))],
  outOfTime: [after.outOfTime(state(), '')],
  undetermined: [after.undetermined(state(), { message: 'No.' })],
  refusedToCheck: [
    after.refusedToCheck(state(), refused('forbidden')),
    after.refusedToCheck(state(), refused('not-found')),
    after.refusedToCheck(following, refused('forbidden')),
    after.refusedToCheck(state({ record: createRecord() }), refused('unauthorized')),
  ],
  responseLost: [after.responseLost('No.')],
  notWaiting: [after.notWaiting('Yes.')],
  finishedAtOnce: [after.finishedAtOnce('failure', 'ERROR'), after.finishedAtOnce('cancelled', null)],
  outOfTimeAfterRequest: [after.outOfTimeAfterRequest()],
  otherCommit: [after.otherCommit(state(), 'b'.repeat(40))],
  unsureOfCommit: [after.unsureOfCommit(state(), 'b'.repeat(40))],
  interruptedEnding: [
    after.interruptedEnding(state()),
    after.interruptedEnding(following),
    after.interruptedEnding(state({ isAccepted: false })),
    after.interruptedEnding(createDeployState('app-1', POLICY, false, 0)),
  ],
};

const outputsOf = (outputs: ReturnType<typeof renderBlankOutputs>) => ({
  result: outputs.result,
  reasonCode: outputs['reason-code'],
});
const unsettled = createFacts({ apps: [createApp({ settlement: null })] });

/** The ways out of a step without an ending of the engine. */
const OUTSIDE: readonly unknown[] = [
  ...[['app-id'], ['app-id', 'base-url']].map((names) =>
    explainError(new InputError(names.map((name) => ({ name, seen: '', problem: 'is missing.' })))),
  ),
  explainError(new CancelledError('signal', 'Stopped.')),
  explainError(new Error('boom')),
  explainSignal('SIGTERM'),
  outputsOf(renderBlankOutputs(explainSignal('SIGTERM'))),
  viewEnd(unsettled, explainSignal('SIGTERM')),
  outputsOf(renderClosed({ reason: 'Closed.', headline: 'Closed', commentUrl: null, isSummaryWanted: false }).outputs),
  viewEnd(unsettled, null),
  viewEnd(createFacts({ apps: [] }), explainError(new Error('boom'))),
  // The part that runs on any Node writes these itself.
  ...[
    ...readFileSync(join(ROOT, 'src/action/main.ts'), 'utf8').matchAll(/`result=(\w+)\\n.*reason-code=([\w-]+)/g),
  ].map(([, result, reasonCode]) => ({ result, reasonCode })),
];

const health = { url: 'https://example.com', startedAt: 0, attempts: 3, passes: 0, isHealthy: false, problem: null };
const HEALTH = [
  ...(['success', 'failure', 'timed_out', 'cancelled'] as const).map(
    (result) => settleHealth(createRecord(), health, result, 1).settlement,
  ),
  settleHealth(createRecord(), { ...health, passes: 2 }, 'failure', 1).settlement,
];

export const WAYS_OUT = [
  ...Object.values(BEFORE).flat(),
  ...Object.values(AFTER).flat(),
  ...HEALTH,
  ...OUTSIDE,
] as readonly WayOut[];
