import type { WorkflowChoices } from './init-choices.ts';

/** The workflow of one CI. */
export interface WorkflowTemplate {
  /** The CI's name as its users write it. */
  readonly title: string;
  /** Where that CI looks for it, from the repository's root. */
  readonly path: string;
  /** The file's text. */
  render(choices: WorkflowChoices): string;
  /** What is left to do by hand, in that CI's words, one sentence each. */
  todo(choices: WorkflowChoices): readonly string[];
}

/** Returns a text of several lines, each indented by `columns`; the last has no line feed. */
export function indent(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `${' '.repeat(columns)}${line}`))
    .join('\n');
}

/** Returns the sentences about what `choices` leave to variables of the CI's, which are made in `place`. */
export function variablesLeft({ appIds, baseUrl }: WorkflowChoices, place: string): readonly string[] {
  const address = `Create the variable TOUCHDOWN_BASE_URL with the platform's address: ${place}.`;
  const id = `Create the variable TOUCHDOWN_APP_ID with the application's id: ${place}.`;
  return [...(baseUrl === null ? [address] : []), ...(appIds.length === 0 ? [id] : [])];
}
