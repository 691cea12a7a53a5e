/**
 * Returns a duration for a place where it ticks: whole seconds, at most two units, `42s`, `1m 12s`, `1h 05m`. What is below zero, or
 * no number, is `0s`. Never throws.
 */
export function renderElapsed(durationMs: number): string {
  const seconds = durationMs >= 1000 ? Math.floor(durationMs / 1000) : 0;
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${pad(seconds % 60)}s`;
  return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
}

function pad(count: number): string {
  return String(count).padStart(2, '0');
}
