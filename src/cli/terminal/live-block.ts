import type { Clock } from '../../kernel/clock.ts';
import { detectCi } from '../../report/ci/dialect.ts';
import type { Terminal } from '../arguments/command.ts';

interface LiveBlockOptions {
  readonly terminal: Pick<Terminal, 'out' | 'columns' | 'rows'>;
  readonly clock: Clock;
  /** At most `maxLines` of the returned lines are shown; each is narrower than `columns`. */
  readonly render: (columns: number, maxLines: number) => readonly string[];
}

const FRAME_MS = 100;
const USUAL_COLUMNS = 80;

/** Returns a live block. The cursor stays visible at the start of the line below it, so nothing must be restored at exit. */
export function createLiveBlock({ terminal, clock, render }: LiveBlockOptions) {
  const ended = new AbortController();
  let pending = '';
  let drawn: readonly string[] = [];
  const draw = (block: readonly string[]): void => {
    if (pending === '' && block.join('\n') === drawn.join('\n')) return;
    terminal.out(`${renderErasure(drawn.length)}${pending}${block.map((line) => `${line}\n`).join('')}`);
    pending = '';
    drawn = block;
  };
  const frame = (): void => {
    if (ended.signal.aborted) return;
    const maxLines = maxLinesOf(terminal.rows());
    draw(render(terminal.columns() ?? USUAL_COLUMNS, maxLines).slice(0, maxLines));
    void clock.wait(FRAME_MS, ended.signal).then(frame);
  };
  frame();
  return {
    /** Prints a text that ends in a line feed above the block, with the next frame. */
    print: (text: string): void => {
      pending += text;
    },
    /** Removes the block; does nothing the second time. */
    close: (): void => {
      if (ended.signal.aborted) return;
      ended.abort();
      draw([]);
    },
  };
}

/** The cursor's own line needs a row. A line that has scrolled off cannot be erased, and every frame would leave another copy. */
function maxLinesOf(rows: number | null): number {
  return rows === null ? Number.POSITIVE_INFINITY : Math.max(0, rows - 1);
}

/** Moves up over the drawn lines and erases everything from there on (CUU and ED; ECMA-48, 8.3.22 and 8.3.39). */
function renderErasure(lineCount: number): string {
  return lineCount === 0 ? '' : `\r\x1b[${lineCount}A\x1b[J`;
}

/** Returns whether a person watches a terminal that can redraw lines: not a pipe, a CI (all of them set `CI`) or TERM=dumb. */
export function isWatched({ columns, env }: Pick<Terminal, 'columns' | 'env'>): boolean {
  const isCi = detectCi(env) !== 'none' || !['', 'false', '0'].includes(env['CI'] ?? '');
  return !isCi && columns() !== null && env['TERM'] !== 'dumb';
}
