import type { Clock } from '../kernel/clock.ts';
import type { GithubJournalEntry } from './github/github-journal.ts';
import type { JournalEntry } from './http/journal.ts';
import type { Deliver } from './platform/webhook-courier.ts';
import type { Post } from './platform/webhook-sender.ts';
import type { WorldOptions } from './platform/world-state.ts';
import type { SavedWorld } from './saved/saved-world.ts';

/** What a sandbox is made of. */
export interface SandboxOptions extends WorldOptions {
  readonly clock: Clock;
  /**
   * What the platform's clock says at first, in epoch milliseconds; where nothing is said the clock's own time, or the instant at which
   * `saved` was kept where that is later.
   */
  readonly startAt?: number | undefined;
  /** The world to go on with, its seed too; a new one where nothing is said. */
  readonly saved?: SavedWorld | undefined;
  /** Called after each change of the platform's part of the world. */
  readonly onChange?: (() => void) | undefined;
  /** Sends webhook deliveries; where there is none they are recorded and fail. */
  readonly deliver?: Deliver | undefined;
  /** Sends GitHub's events to the App; where there is none they fail. */
  readonly deliverHook?: Post | undefined;
  /** Called when the answer to a request of the platform begins. */
  readonly onRequest?: ((entry: JournalEntry) => void) | undefined;
  /** Called when the answer to a request of GitHub begins. */
  readonly onGithubRequest?: ((entry: GithubJournalEntry) => void) | undefined;
}
