/** What a token may be allowed to do, as the platform's console names it. */
export type Scope = 'Admin' | 'Read' | 'Deploy' | 'Write';

/** One call of the platform's contract: what is sent, and how a person hears of it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the base address, as `/application/{app_id}/status`. */
  readonly template: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON; left out: no body. */
  readonly body?: unknown;
  /** True if the response is a list: a 204 then means an empty one. */
  readonly isList?: boolean;
  readonly scope: Scope;
  /** What the token is needed for, after "to": `start a deployment of application a1`. */
  readonly action: string;
  /** What the path names: `application a1`. */
  readonly subject: string;
  /** True if the service means 409 by a 400 or a 422: the requested thing already exists, or is already under way. */
  readonly saysConflict?: (message: string) => boolean;
  /** What the platform allows of this, as a sentence: reported with every refusal that may be due to it. */
  readonly rule?: string;
}
