import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { command } from '../../../src/cli/doctor/command.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { createTerminal, type RecordedTerminal } from '../terminal.ts';

/** What `touchdown doctor` printed and ended with. */
export interface Examined {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The lines of one subject: `✓ …`, `✗ …` or `! …`, without the subject. */
  of(subject: string): readonly string[];
}

/** Runs `touchdown doctor` at `url`, as an admin unless `env` says otherwise; words are split at spaces. */
export async function examineAt(
  url: string,
  line = '',
  { env = {}, ...surroundings }: Partial<Terminal> = {},
  flags: readonly string[] = ['--verbose'],
): Promise<Examined> {
  const terminal: RecordedTerminal = createTerminal({
    clock: createSystemClock(),
    env: { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: url, ...env },
    ...surroundings,
  });
  const words = [...flags, ...line.split(' ').filter((word) => word !== '')];
  const commands = new Map([['doctor', async () => command]]);
  const code = await dispatch(['doctor', ...words], commands, terminal);
  const { out, err } = terminal.printed;
  const of = (subject: string) =>
    out
      .split('\n')
      .filter((one) => one.slice(2).split(' ')[0] === subject)
      .map((one) => `${one[0]} ${one.slice(15)}`);
  return { code, out, err, of };
}
