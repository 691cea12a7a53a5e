import type { Name } from '../../provision/names.ts';
import type { Outcome } from '../../provision/outcome.ts';
import { LEFT } from '../../provision/sentences.ts';
import type { State } from '../../provision/state.ts';
import type { Column } from '../resources/table.ts';

/** How one resource ended. */
export interface ResourceResult {
  readonly kind: Name['kind'];
  /** As `--adopt` and `--forget` take it. */
  readonly name: string;
  /** Null where it is not known, and for variables and secrets. */
  readonly id: string | null;
  /** `there` where nothing had to be done. */
  readonly creation: Outcome['kind'] | 'there';
  /** `deployed-before` where nothing had to be done; null for what is not deployed. */
  readonly deployment: Outcome['kind'] | 'deployed-before' | null;
  readonly deploymentId: string | null;
  /** The last sentence that was said of it; empty where there is none. */
  readonly note: string;
}

/** The columns in which results are shown to a person. */
export const RESULT_COLUMNS: readonly Column<ResourceResult>[] = [
  { heading: 'RESOURCE', cell: ({ name }) => name },
  { heading: 'ID', cell: ({ id }) => id },
  { heading: 'THERE', cell: ({ creation }) => WORDS[creation] },
  { heading: 'DEPLOYMENT', cell: wordOfDeployment },
];

/** Answers how everything in a manifest ended, in its order. */
export function resultsOf(
  names: readonly Name[],
  outcomes: ReadonlyMap<string, Outcome>,
  state: State,
): readonly ResourceResult[] {
  return names.map(({ kind, key, word }) => {
    const creation = outcomes.get(`create ${key}`) ?? null;
    const deployment = outcomes.get(`deploy ${key}`) ?? null;
    const isDeployable = kind === 'database' || kind === 'application';
    const known = state.deployed.get(key);
    const told = deployment ?? creation;
    return {
      kind,
      name: word,
      id: state.resources.get(key)?.id ?? null,
      creation: creation?.kind ?? 'there',
      deployment: isDeployable ? (deployment?.kind ?? 'deployed-before') : null,
      deploymentId:
        deployment !== null && 'deploymentId' in deployment ? deployment.deploymentId : (known?.deploymentId ?? null),
      note: told !== null && 'note' in told ? told.note : '',
    };
  });
}

/** Tells whether a result is worth a row of its own: settings that went well are not. */
export function isShown({ kind, creation }: ResourceResult): boolean {
  const isSetting = kind === 'variable' || kind === 'secret';
  return !isSetting || !['created', 'found', 'there'].includes(creation);
}

const WORDS: Readonly<Record<ResourceResult['creation'] | 'deployed-before', string>> = {
  there: 'there',
  created: 'created',
  found: 'was there',
  deployed: 'deployed',
  'deployed-before': 'deployed before',
  'not-passed': 'FAILED',
  failed: 'FAILED',
  uncertain: 'NOT KNOWN',
  blocked: 'not begun',
  left: 'not begun',
};

function wordOfDeployment({ kind, deployment, note }: ResourceResult): string {
  if (deployment === null) return '';
  // What was begun goes on at the platform.
  if (deployment === 'left' && note !== LEFT.note) return 'not followed';
  return kind === 'database' && deployment === 'deployed' ? 'asked to deploy' : WORDS[deployment];
}
