/** Returns what a terminal of unlimited height shows after the writes. */
export function screenOf(writes: readonly string[]): string[] {
  const rows: string[] = [''];
  let at = 0;
  for (const [token, up, clear] of writes.join('').matchAll(/\x1b\[(\d+)A|(\x1b\[J)|\r|\n|[^\x1b\r\n]+|\x1b/g)) {
    if (up !== undefined) at -= Number(up);
    else if (clear !== undefined) rows.splice(at, rows.length, '');
    else if (token === '\n') rows[++at] ??= '';
    else if (token !== '\r') rows[at] += token;
  }
  return rows;
}
