import type { Session } from './conformance-session.ts';

/** What a departure means for a user of this client. `copes`: null if it could not be tested. */
export interface Coping {
  readonly copes: boolean | null;
  readonly consequence: string;
}

/** Repeats the check's call with the client and returns the result. */
export type Cope = () => Promise<Coping>;

/** What a check found. `came`: a type, a status or a short excerpt, never a secret's value. */
export type Finding =
  | { readonly kind: 'conforms' }
  | { readonly kind: 'departs'; readonly expected: string; readonly came: string; readonly cope: Cope }
  | { readonly kind: 'skipped'; readonly why: string }
  | { readonly kind: 'noted'; readonly came: string; readonly consequence: string };

/** What was expected of a response, and what came instead. */
export interface Fault {
  readonly expected: string;
  readonly came: string;
}

/** One statement of the description, and how to check that a service keeps to it. */
export interface Check {
  /** Its group and what it is about: `auth.missing-token`. */
  readonly id: string;
  /** Where the description says it: `Authentication 6`. */
  readonly section: string;
  /** What the description says, as one sentence. */
  readonly says: string;
  /** True if it creates something, deploys, or spends a claim. */
  readonly isWriting?: boolean;
  /** Rejects with an Omission if it cannot be checked, and with a network error if no response came. */
  run(session: Session): Promise<Finding>;
}

/** The checks of one subject, in order. */
export interface CheckGroup {
  readonly title: string;
  readonly checks: readonly Check[];
}

/** The service does as the description says. */
export const CONFORMS: Finding = { kind: 'conforms' };

/** Returns a departure. */
export function departs(expected: string, came: string, cope: Cope): Finding {
  return { kind: 'departs', expected, came, cope };
}

/** Returns a departure if there is a fault, else CONFORMS. */
export function judgeFault(fault: Fault | null, cope: Cope): Finding {
  return fault === null ? CONFORMS : departs(fault.expected, fault.came, cope);
}

/** Returns a note about something that the description leaves open, and what it means for a user of this client. */
export function note(came: string, consequence: string): Finding {
  return { kind: 'noted', came, consequence };
}

/** Returns the finding of a check that does not apply. */
export function skip(why: string): Finding {
  return { kind: 'skipped', why };
}
