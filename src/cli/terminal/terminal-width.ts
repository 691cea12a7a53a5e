/** Where output goes, as far as its size is asked for: `node:tty` WriteStream, or any other stream. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
}

/**
 * Returns how many columns a terminal has; null for what is none, and for a terminal that tells no width: one that nobody sized says 0
 * (ioctl_tty(2), TIOCGWINSZ), in which nothing could be shown.
 */
export function readColumns({ isTTY, columns }: Screen): number | null {
  return isTTY === true && columns !== undefined && columns > 0 ? columns : null;
}

/** Returns how many rows a terminal has; null where `readColumns` would say so of a height. */
export function readRows({ isTTY, rows }: Screen): number | null {
  return isTTY === true && rows !== undefined && rows > 0 ? rows : null;
}
