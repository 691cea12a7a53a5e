import { type JsonObject, nameType } from '../../platform/http/json.ts';
import { isFilled, isTimestamp } from '../body-reader.ts';
import { type Check, CONFORMS, type Cope, departs, skip } from '../conformance-finding.ts';
import type { Session } from '../conformance-session.ts';

interface FieldRule {
  readonly field: 'id' | 'name' | 'created_at' | 'updated_at';
  readonly expected: string;
  isRight(value: unknown): boolean;
}

/** A kind of resource, how to list it, and how the client copes with a wrong field. */
export interface Shown {
  /** The prefix of the ids of its checks: `project`. */
  readonly kind: string;
  readonly fields: readonly FieldRule['field'][];
  list(session: Session): Promise<readonly JsonObject[]>;
  cope(session: Session, field: FieldRule['field']): Cope;
}

const SECTION = 'Common fields of a returned resource';
const INSTANT = 'ISO 8601 with milliseconds and Z';
const MAX_EXCERPT = 40;

const RULES: readonly FieldRule[] = [
  { field: 'id', expected: 'a string', isRight: isFilled },
  { field: 'name', expected: 'a string', isRight: isFilled },
  { field: 'created_at', expected: INSTANT, isRight: isTimestamp },
  { field: 'updated_at', expected: INSTANT, isRight: isTimestamp },
];

/** Returns one check for each field. */
export function fieldChecks(shown: Shown): readonly Check[] {
  return RULES.filter(({ field }) => shown.fields.includes(field)).map((rule) => fieldCheck(shown, rule));
}

function fieldCheck({ kind, list, cope }: Shown, { field, expected, isRight }: FieldRule): Check {
  return {
    id: `${kind}.${field.replace('_', '-')}`,
    section: SECTION,
    says: `The ${field} of a resource is ${expected}.`,
    run: async (session) => {
      const objects = await list(session);
      if (objects.length === 0) return skip(`no ${kind} was listed`);
      const wrong = objects.find((object) => !isRight(object[field]));
      return wrong === undefined ? CONFORMS : departs(expected, nameValue(wrong[field]), cope(session, field));
    },
  };
}

/** Shows the value of a timestamp, which is not personal data; for any other value only the type. */
function nameValue(value: unknown): string {
  const isInstantLike = typeof value === 'string' && /^[\d\-:.,TZ+ ]+$/.test(value);
  return isInstantLike ? `"${value.slice(0, MAX_EXCERPT)}"` : nameType(value);
}
