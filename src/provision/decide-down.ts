/** What the state and the platform know about the environment to delete. */
export interface DownFacts {
  /** What the state says of it; `lost`: its creation was sent, and the response was lost or could not be used. */
  readonly known: 'created' | 'adopted' | 'unknown' | 'lost' | 'none';
  /** How many environments of the project have the name; `unlisted`: the platform has no list. Null if it was not asked. */
  readonly found: 'one' | 'several' | 'none' | 'unlisted' | null;
  /** False if no state file exists, or it is empty. */
  readonly hasState: boolean;
}

/** `delete-found` needs the word of a person: nothing proves that `up` created the environment. */
type DownDecision = 'delete' | 'delete-found' | 'refuse-adopted' | 'refuse-several' | 'nothing' | 'by-hand';

/** Returns whether the platform is asked for environments of the name: if the state has no id. */
export function needsLookup({ known }: Pick<DownFacts, 'known'>): boolean {
  return known === 'lost' || known === 'none';
}

/** Returns what `touchdown down` does with the environment. */
export function decideDown({ known, found, hasState }: DownFacts): DownDecision {
  if (known === 'adopted') return 'refuse-adopted';
  if (known === 'created') return 'delete';
  if (known === 'unknown' || found === 'one') return 'delete-found';
  if (found === 'several') return 'refuse-several';
  if (found === 'none') return 'nothing';
  // Without a list, only a state that lacks the environment says that it was never created.
  return known === 'none' && hasState ? 'nothing' : 'by-hand';
}
