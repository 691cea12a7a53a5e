import type { Terminal } from '../command.ts';
import { createOutput } from '../output.ts';

/**
 * Answers what prints a line of the relay's log, which is JSON: as it is, or, where `isJson`, within a line of `--json`, which always has
 * its `facts` and how many of them were `cut`. Throws for a line that is no JSON.
 */
export function createLogWriter(isJson: boolean, terminal: Pick<Terminal, 'out'>): (line: string) => void {
  if (!isJson) return (line) => terminal.out(line);
  const output = createOutput('relay', true, terminal);
  return (line) => {
    const entry: object = JSON.parse(line);
    output.show('log', { facts: {}, cut: 0, ...entry }, '');
  };
}
