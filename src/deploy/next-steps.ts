/** A setting that advice names, as src/settings does. */
export type AdvisedSetting =
  | 'timeout'
  | 'start-timeout'
  | 'health-timeout'
  | 'trigger'
  | 'wait'
  | 'on-conflict'
  | 'on-unchanged'
  | 'on-superseded'
  | 'order-guard'
  | 'success-states'
  | 'failure-states';

/** One thing to do next, or instead of the one before. Each product words it: it alone knows how its settings are spelled. */
export type NextStep =
  /** Something that no setting changes: a clause such as `check the platform`. */
  | { readonly kind: 'do'; readonly what: string }
  /** Give it more time. */
  | { readonly kind: 'raise'; readonly setting: 'timeout' | 'start-timeout' | 'health-timeout' }
  /** Give a setting this value, or one of its choices (null); `to` says what that is good for. */
  | { readonly kind: 'set'; readonly setting: AdvisedSetting; readonly value: string | null; readonly to?: string }
  /** Run it again: after a check of the platform, once the platform can be reached, once the other deployment finished, or later. */
  | { readonly kind: 'repeat'; readonly when: 'checked' | 'reachable' | 'finished' | 'later' }
  /** Say whether the state that was just named means success or failure. */
  | { readonly kind: 'classify' };

/** More time may be enough. */
export const RAISE_TIMEOUT: NextStep = { kind: 'raise', setting: 'timeout' };

/** What was started may continue, so that another run might deploy twice. */
export const CHECK_FIRST: readonly NextStep[] = [{ kind: 'repeat', when: 'checked' }];

/** The deployment continues without us. */
export const FOLLOW: NextStep = { kind: 'set', setting: 'trigger', value: 'false', to: 'follow it' };

/** Returns the advice to look at something, and to choose whether what was seen fails. */
export function checkOrChoose(what: string): readonly NextStep[] {
  return [
    { kind: 'do', what },
    { kind: 'set', setting: 'on-superseded', value: null, to: 'decide whether this fails' },
  ];
}
