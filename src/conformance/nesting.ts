/** The platform's resources have about five levels. */
export const MAX_LEVELS = 100;

/** What JSON may have outside of strings, brackets aside: white space, numbers, `true`, `false`, `null`, `,` and `:`. */
const OTHERS = new Set('\t\n\r 0123456789+-.eEtrufalsn,:');

/** Returns whether a text, read as JSON, has more than MAX_LEVELS brackets open at once. Takes linear time and builds nothing. */
export function isDeeplyNested(text: string): boolean {
  let levels = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '"') index = endOfString(text, index);
    else if (character === '[' || character === '{') levels++;
    else if (character === ']' || character === '}') levels--;
    else if (!OTHERS.has(character)) return false;
    if (levels > MAX_LEVELS) return true;
  }
  return false;
}

/** Returns where the string that starts at `start` has its closing quotation mark; the text's length if it has none. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index;
}
