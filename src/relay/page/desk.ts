import type { Clock } from '../../kernel/clock.ts';
import type { RelayLog } from '../ports.ts';
import type { Rules } from '../rules.ts';
import type { Store } from '../store/store.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Session, Sessions } from './sessions.ts';

/** What the page needs; `adminToken` is not empty. */
export interface PageParts {
  readonly store: Pick<Store, 'readOverview' | 'replay' | 'onChange'>;
  readonly rules: () => Rules;
  readonly adminToken: string;
  readonly clock: Clock;
  readonly log: RelayLog;
  /** Whether the browser's own connection is encrypted; by the address and `X-Forwarded-Proto` unless given. */
  readonly isSecure?: (request: Request) => boolean;
  /** Who counts as one client when logging in fails: an address. Without it all count as one. */
  readonly clientOf?: (request: Request) => string;
  /** Ends the open streams of events, so that the relay can stop. */
  readonly signal?: AbortSignal;
}

/** What every route of the page works with. */
export interface Desk extends Required<PageParts> {
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
}

/** One request on a route, and who makes it; `session` is null for somebody who has not logged in. */
export interface Visit {
  readonly request: Request;
  readonly desk: Desk;
  readonly session: Session | null;
  readonly isSecure: boolean;
}

/** Answers one request; what it rejects with is told as "not now". */
export type Answer = (visit: Visit) => Response | Promise<Response>;

/** What an address answers, by method; HEAD is as GET. */
export interface Route {
  readonly GET?: Answer;
  readonly POST?: Answer;
}
