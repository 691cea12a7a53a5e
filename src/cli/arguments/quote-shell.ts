/** Returns a text as one word of a POSIX shell, in single quotes if needed, without NULs, which no shell accepts. */
export function quoteShell(text: string): string {
  const given = text.replaceAll('\0', '');
  return /^[\w./:@=-]+$/.test(given) ? given : `'${given.replaceAll("'", String.raw`'\''`)}'`;
}
