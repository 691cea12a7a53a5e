import type { SandboxRequest, SandboxResponse, SandboxResult } from '../http/sandbox-wire.ts';
import { FAULT_KINDS, type FaultKind } from './fault-kinds.ts';

/** A fault that was read from its text: `reset`, `status=503`, `slow=2000`. */
export interface Fault {
  readonly text: string;
  /** True if the request is not carried out. */
  readonly preempts: boolean;
  /** Returns the request that is carried out in place of the one that came. */
  meet(request: SandboxRequest): SandboxRequest;
  /**
   * Returns what the client gets in place of `response`; `turn` makes shapes that alternate alternate, and `now` is what the platform's
   * clock says, in epoch milliseconds.
   */
  change(response: SandboxResponse, request: SandboxRequest, turn: number, now: number): SandboxResult;
}

/** The faults that there are: how each is written, and what it does. */
export const FAULT_CATALOGUE: readonly { readonly fault: string; readonly summary: string }[] = [...FAULT_KINDS].map(
  ([name, { value, summary }]) => ({
    fault: value === undefined ? name : value.usual === undefined ? `${name}=N` : `${name}[=N]`,
    summary,
  }),
);

/** Returns the fault that `text` names; null if none exists such, or its number is missing or out of range. */
export function parseFault(text: string): Fault | null {
  const [name = '', number, ...rest] = text.trim().split('=');
  const kind = FAULT_KINDS.get(name);
  if (kind === undefined || rest.length > 0) return null;
  const value = readValue(kind, number);
  if (value === null) return null;
  return {
    text: text.trim(),
    preempts: kind.preempts === true,
    meet: (request) => kind.meet?.(request) ?? request,
    change: (response, request, turn, now) => kind.change(response, value, request, turn, now),
  };
}

/** Returns the one sentence that tells how faults are written. */
export function describeFaults(): string {
  return `Use one of: ${FAULT_CATALOGUE.map(({ fault }) => fault).join(', ')}.`;
}

function readValue({ value }: FaultKind, number: string | undefined): number | null {
  if (value === undefined) return number === undefined ? 0 : null;
  if (number === undefined) return value.usual ?? null;
  if (!/^\d{1,7}$/.test(number)) return null;
  return Number(number) >= value.least && Number(number) <= value.most ? Number(number) : null;
}
