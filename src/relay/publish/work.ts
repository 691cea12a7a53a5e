import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';
import type { Rules } from '../decide/rules.ts';
import type { GithubApp, Platform, RelayLog } from '../interfaces.ts';
import type { Meter } from '../monitoring/metrics.ts';
import type { Store } from '../store/store.ts';

/** What all background work needs. */
export interface WorkParts {
  readonly store: Store;
  readonly github: GithubApp;
  /** Null without a token for the platform. */
  readonly platform: Platform | null;
  readonly clock: Clock;
  readonly random: Random;
  readonly rules: () => Rules;
  readonly meter: Meter;
  readonly log: RelayLog;
  /** True if the relay accepts GitHub's deliveries, so that it also fetches missed ones. */
  readonly receivesGithub: boolean;
}

/** What background work with the platform's API needs. */
export type PlatformWorkParts = WorkParts & { readonly platform: Platform };
