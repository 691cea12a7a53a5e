/** Returns what stands for a status of a commit or a deployment: the state, a space, the description. */
export function fingerprintOf({
  state,
  description,
}: {
  readonly state: string;
  readonly description: string;
}): string {
  return `${state} ${description}`;
}
