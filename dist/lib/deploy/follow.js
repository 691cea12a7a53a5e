import { createDeployState, decide } from './decide.js';
import { writeSettings } from './settings.js';
/** Deploys one application and follows it until it has settled. Never rejects: every way out is a settlement. */
export async function follow(options) {
    const { clock, observer, policy, target } = options;
    const startedAt = clock.monotonicMs();
    let state = createDeployState(target.appId, policy, options.settings.length > 0, startedAt);
    let event = { kind: 'begun', at: startedAt };
    for (;;) {
        const act = tell(event);
        if (act === undefined)
            return state.record;
        event = await perform(act, state, options);
    }
    function tell(happened) {
        let effects;
        [state, effects] = decide(state, happened);
        for (const effect of effects)
            if (effect.kind === 'notify')
                observer.notice(effect.notice);
        observer.changed(state.record);
        return effects.find((effect) => effect.kind !== 'notify');
    }
}
async function perform(act, state, options) {
    const { clock, random, signal, target } = options;
    const limits = { signal, deadlineAt: state.deadlineAt };
    if (act.kind !== 'configure')
        await clock.wait(act.at - clock.monotonicMs(), signal);
    const interrupted = () => ({ kind: 'interrupted', at: clock.monotonicMs() });
    if (signal.aborted)
        return interrupted();
    if (act.kind === 'configure')
        return configure(limits, options);
    if (act.kind === 'look') {
        const look = await target.look(act.purpose, limits);
        if (signal.aborted && look.kind !== 'observed')
            return interrupted();
        return { kind: 'looked', at: clock.monotonicMs(), chance: random(), look, pace: target.pace() };
    }
    await options.observer.beforeTrigger(limits);
    if (signal.aborted)
        return interrupted();
    // Whatever comes of it is taken in, interrupted or not: the deployment may have begun.
    const answer = await target.trigger(state.policy.commit, limits);
    return { kind: 'answered', at: clock.monotonicMs(), chance: random(), answer, pace: target.pace() };
}
async function configure(limits, options) {
    const { problem, notices } = await writeSettings(options.settings, options.settingsTarget, limits);
    for (const notice of notices)
        options.observer.notice(notice);
    return { kind: 'configured', at: options.clock.monotonicMs(), problem };
}
