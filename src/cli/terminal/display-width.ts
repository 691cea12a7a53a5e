/** East Asian wide and fullwidth ranges (Unicode's EastAsianWidth.txt), too many rather than too few, and possible emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe10-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}\ufdfd]|(?=[^\x00-\xff])\p{Emoji}/u;

/** Returns how many columns a terminal needs for `text` at most: two for a wide character, one for any other. Never throws. */
export function widthOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += columnsOf(character);
  return columns;
}

/** Returns `text` in at most `columns` columns, with an ellipsis if it was cut; splits no character. Empty for no columns. */
export function cutToWidth(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let left = columns - 1;
  for (const character of text) {
    left -= columnsOf(character);
    if (left < 0) break;
    kept += character;
  }
  return columns < 1 ? '' : `${kept}…`;
}

/** Returns a text whose lines start with the indent and are broken between words; not broken if `columns` is null. A longer word is kept whole. */
export function fold(text: string, indent: string, columns: number | null): string {
  const room = columns === null ? Number.POSITIVE_INFINITY : columns - indent.length;
  const lines = text.split('\n').flatMap((line) => foldLine(line, room));
  return lines.map((line) => `${indent}${line}`).join('\n');
}

function foldLine(line: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function columnsOf(character: string): number {
  return WIDE.test(character) ? 2 : 1;
}
