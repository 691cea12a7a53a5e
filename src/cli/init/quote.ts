/** Returns a text as a scalar of YAML, on one line, in double quotes: what JSON.stringify writes is one (YAML 1.2.2, 1.3). */
export function quoteYaml(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeUnit);
}

/** Returns a text as one word of a POSIX shell, in single quotes where it needs any. No shell can be given a NUL: it is left out. */
export function quoteShell(text: string): string {
  const given = text.replaceAll('\0', '');
  return /^[\w./:@%+=-]+$/.test(given) ? given : `'${given.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * Returns a text as a string of Groovy, in single quotes, where nothing is put in for `$` (Apache Groovy, "Single-quoted string");
 * control characters but line feeds and tabs are left out, since Groovy 2.4 reads its escapes of Unicode before its strings.
 */
export function quoteGroovy(text: string): string {
  const shown = text.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '');
  const escaped = shown
    .replace(/['\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`);
  return `'${escaped}'`;
}

function escapeUnit(unit: string): string {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
