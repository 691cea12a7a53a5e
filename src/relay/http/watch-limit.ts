import type { DeploymentView } from '../store/store-overview.ts';
import { type Change, renderChange, type Waiter } from './deployment-change.ts';

/** One deployment that is waited for, and its state as it was last told. */
export interface Watch {
  readonly id: string;
  readonly waiters: Set<Waiter>;
  latest: Change;
  isReading: boolean;
  /** Whether something was heard of it since the last reading began. */
  isDirty: boolean;
}

/** Returns the watch of a deployment that was just read, with its first waiter. */
export function createWatch(view: DeploymentView, waiter: Waiter): Watch {
  return { id: view.id, waiters: new Set([waiter]), latest: renderChange(view), isReading: false, isDirty: false };
}
