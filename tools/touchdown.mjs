// @ts-check
// Runs the command line in the folder where npm was called, instead of the clone's, on the first Node in PATH: the one that the set-up
// installed. Runs on the machine's own Node: only what Node 20 offers is used here. package.json starts it with `exec`, since npm sends a
// signal only to its shell, which does not pass it on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
// npm's node.cmd needs a shell, which needs quotes.
const isWindows = process.platform === 'win32';
const words = [main, ...process.argv.slice(2)].map((word) => (isWindows ? JSON.stringify(word) : word));
const child = spawn('node', words, { cwd: process.env['INIT_CWD'], stdio: 'inherit', shell: isWindows });
process.on('SIGTERM', () => child.kill());
// A terminal sends Ctrl-C to the command too, which would take another SIGINT for a second Ctrl-C.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
const [code] = await once(child, 'close');
process.exitCode = code ?? 1;
