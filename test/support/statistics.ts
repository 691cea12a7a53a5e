/** Returns the value below which `share` of `values` lie (0.5: the median, the upper one of two); NaN for none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the median of `values`, the upper one of two; NaN for none. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}
