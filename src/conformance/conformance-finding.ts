import type { Session } from './conformance-session.ts';

/** What becomes of a user of this client if the service departs. `copes`: null if it could not be tried. */
export interface Coping {
  readonly copes: boolean | null;
  readonly consequence: string;
}

/** Does with the client what the check did, and returns what came of it. */
export type Cope = () => Promise<Coping>;

/** What a check found. `came`: a type, a status or a short excerpt, never a secret's value. */
export type Finding =
  | { readonly kind: 'conforms' }
  | { readonly kind: 'departs'; readonly expected: string; readonly came: string; readonly cope: Cope }
  | { readonly kind: 'skipped'; readonly why: string }
  | { readonly kind: 'noted'; readonly came: string; readonly consequence: string };

/** What is wrong with a response: what was to come, and what came. */
export interface Fault {
  readonly expected: string;
  readonly came: string;
}

/** One thing that the description says, and how to see whether the service keeps to it. */
export interface Check {
  /** Its group and what it is about: `auth.missing-token`. */
  readonly id: string;
  /** Where the description says it: `Authentication 6`. */
  readonly section: string;
  /** What the description says, as one sentence. */
  readonly says: string;
  /** True if it creates something, deploys, or spends a claim. */
  readonly isWriting?: boolean;
  /** Rejects with an Omission if it cannot be checked, and with a TouchdownError of the network's if no response came. */
  run(session: Session): Promise<Finding>;
}

/** The checks of one subject, in their order. */
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

/** Returns what a check found where only a fault would be one. */
export function judgeFault(fault: Fault | null, cope: Cope): Finding {
  return fault === null ? CONFORMS : departs(fault.expected, fault.came, cope);
}

/** Returns what a check found if the description says nothing, and what it means for a user of this client. */
export function note(came: string, consequence: string): Finding {
  return { kind: 'noted', came, consequence };
}

/** Returns that a check does not apply, and why. */
export function skip(why: string): Finding {
  return { kind: 'skipped', why };
}
