/** Returns the value below which `share` of `values` lie; 0.5 gives the median, the lower one of two. NaN for none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Returns the middle of `values`, the lower one of two; NaN for none. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}
