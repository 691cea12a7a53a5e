import { styleText } from 'node:util';

const STYLES = {
  strong: 'bold',
  good: 'green',
  doubt: 'yellow',
  bad: 'red',
  busy: 'cyan',
  faint: 'dim',
} as const;

/** What a text is, from which its color follows. */
export type Style = keyof typeof STYLES;

/** Returns a text in a style, or as it is where there are no colors. Colors say nothing that the text does not say too. */
export type Paint = (style: Style, text: string) => string;

/** Returns what paints texts for a terminal that has colors, or has none. */
export function createPaint(hasColors: boolean): Paint {
  // The terminal has decided already; styleText would ask the environment a second time.
  return (style, text) => (hasColors ? styleText(STYLES[style], text, { validateStream: false }) : text);
}
