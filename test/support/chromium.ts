import { existsSync } from 'node:fs';

/** The one that cannot open a window takes two thirds of the CPU time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Returns the path of this machine's Chromium: $CHROMIUM_PATH, else one in /usr/bin; null if it has none. */
export function findChromium(): string | null {
  const paths = [process.env['CHROMIUM_PATH'] ?? '', ...NAMES.map((name) => `/usr/bin/${name}`)];
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Returns the path of this machine's Chromium; throws if it has none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === null) throw new Error(`There is no Chromium: set CHROMIUM_PATH, or install ${NAMES[0]}.`);
  return path;
}
