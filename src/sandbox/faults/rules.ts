import type { Operation } from '../http/operations.ts';
import { drawFor } from '../random-choices.ts';

/** Which requests go wrong, and how. */
export interface FaultRule {
  /** Faults as their text; with `share` one is drawn, otherwise each has its turn. */
  readonly faults: readonly string[];
  /** The calls that it concerns; empty: all of the platform's. */
  readonly on: readonly Operation[];
  readonly application?: string;
  /** Only once the application has been deployed. */
  readonly since?: 'deploy';
  /** Only the first so many of the requests that it concerns. */
  readonly times?: number;
  /** Only every so many-th of them. */
  readonly every?: number;
  /** Only this share of them, from 0 to 1, drawn under the seed. */
  readonly share?: number;
}

/** A rule and how many requests it has concerned. */
export interface RuleState {
  readonly rule: FaultRule;
  readonly met: number;
}

/** What a rule reads. `chance` names the draw: the seed and whose request it is. */
export interface RequestFacts {
  readonly operation: Operation;
  readonly applicationId: string | null;
  readonly deployed: boolean;
  readonly chance: string;
}

/** A fault that a rule chose, and how often the rule had been met before: shapes that take turns count by it. */
export interface ChosenFault {
  readonly text: string;
  readonly turn: number;
}

/** Returns the rules after one more request, and the fault of the first of them that strikes; null if none does. */
export function chooseFault(
  states: readonly RuleState[],
  facts: RequestFacts,
): [readonly RuleState[], ChosenFault | null] {
  const concerned = states.map(({ rule }) => concerns(rule, facts));
  if (!concerned.includes(true)) return [states, null];
  const chosen = states
    .map((state, index) => (concerned[index] ? strike(state, `${facts.chance}/${index}`) : null))
    .find((fault) => fault !== null);
  const counted = states.map((state, index) => (concerned[index] ? { ...state, met: state.met + 1 } : state));
  return [counted, chosen ?? null];
}

function concerns(rule: FaultRule, facts: RequestFacts): boolean {
  if (rule.on.length > 0 && !rule.on.includes(facts.operation)) return false;
  if (rule.application !== undefined && rule.application !== facts.applicationId) return false;
  return rule.since === undefined || facts.deployed;
}

function strike({ rule, met }: RuleState, chance: string): ChosenFault | null {
  if (rule.times !== undefined && met >= rule.times) return null;
  if (rule.every !== undefined && (met + 1) % rule.every !== 0) return null;
  if (rule.share !== undefined && drawFor(`${chance}/${met}/strikes`) >= rule.share) return null;
  const pick = rule.share === undefined ? met : Math.floor(drawFor(`${chance}/${met}/which`) * rule.faults.length);
  const text = rule.faults[pick % rule.faults.length];
  return text === undefined ? null : { text, turn: met };
}
