import type { Terminal } from '../arguments/command.ts';
import { createOutput } from '../terminal/output.ts';

/**
 * Returns what prints whole lines of the relay's log, each of which is JSON: as they are, or, where `isJson`, each within a line of
 * `--json`, which always has its `facts` and how many of them were `cut`. Throws for a line that is no JSON.
 */
export function createLogWriter(isJson: boolean, terminal: Pick<Terminal, 'out'>): (lines: string) => void {
  if (!isJson) return (lines) => terminal.out(lines);
  const output = createOutput('relay', true, terminal);
  return (lines) => {
    for (const line of lines.trimEnd().split('\n')) {
      const entry: object = JSON.parse(line);
      output.show('log', { facts: {}, cut: 0, ...entry }, '');
    }
  };
}
