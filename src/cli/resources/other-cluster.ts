import { RemoteError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { findOtherCluster } from '../../platform/resources/environments.ts';
import type { Environment, NewEnvironment } from '../../platform/resources/resources.ts';

/** The names of the two settings that choose a cluster, and the advice about what was created. */
export interface ClusterWords {
  /** `--cluster-id`, or its key in a file. */
  readonly setting: string;
  /** The field `cluster` in the same place. */
  readonly field: string;
  /** How to send that field: `--field cluster='"c1"'`. */
  exampleOf(cluster: string): string;
  readonly advice: string;
}

const MAX_CHARS = 100;

/** Returns the error of an environment that was created on another cluster than requested; null if the cluster is right. */
export function otherClusterError(
  wanted: NewEnvironment,
  created: Environment,
  { setting, field, exampleOf, advice }: ClusterWords,
): RemoteError | null {
  const other = findOtherCluster(wanted, created);
  if (other === null) return null;
  const [name, id, reported] = [wanted.name, created.id, other.reported].map((text) => safeSentence(text, MAX_CHARS));
  const requested = safeSentence(other.requested, MAX_CHARS);
  const isField = other.requested !== wanted.clusterId;
  const hint = `Some services expect the cluster in another field: try ${exampleOf(requested)} for the next one.`;
  const fact = `the service created the environment ${name} (id ${id}) on cluster ${reported} instead.`;
  const message = [`${isField ? field : setting} ${requested}: ${fact}`, advice, ...(isField ? [] : [hint])].join(' ');
  return new RemoteError('rejected', message, { method: 'POST', path: '/project/{project_id}/environment' }, '');
}
