import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { WorkflowChoices } from '../../../src/cli/init/templates.ts';
import { TEMPLATES } from '../../../src/cli/init/templates.ts';

/** What a user of one application chose. */
export const CHOICES: WorkflowChoices = {
  appIds: ['app-1'],
  baseUrl: 'https://api.platform.example/api/v1',
  branch: 'main',
  release: {
    action: 'touchdown-ci/touchdown@v1',
    package: '@touchdown-ci/touchdown@1',
  },
};

/** Returns the workflow of a CI for these choices. */
export function renderFor(ci: string, over: Partial<WorkflowChoices> = {}): string {
  return TEMPLATES.get(ci)?.render({ ...CHOICES, ...over }) ?? '';
}

/** Returns what is at a path in a parsed document: names, and numbers for places in lists. */
export function at(document: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value.at(Number(key));
    return value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined;
  }, document);
}

/** Runs the command of these sources in this process; resolves with what it prints and its exit code. */
export type RunCommand = (words: readonly string[], env: NodeJS.ProcessEnv, folder: string) => Promise<CommandResult>;

/** What a command printed, and its exit code. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Serves a command to the scripts of workflows; returns the address. It ends with the test. */
export async function serveCommand(run: RunCommand): Promise<string> {
  return serve(async (request, response) => {
    const { words, env, folder } = JSON.parse(await text(request));
    response.end(JSON.stringify(await run(words, env, folder)));
  });
}

/** Serves requests on this machine; returns the address. It ends with the test. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
}

/** Puts programs into a folder: `npm` installs the command at an address, and `buildkite-agent` notes its words and its input. */
export function installPrograms(folder: string, url = ''): void {
  const call = `const [, ...words] = process.argv;
const body = JSON.stringify({ words, env: process.env, folder: process.cwd() });
const { code, out, err } = await (await fetch("${url}", { method: "POST", body })).json();
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;`;
  installProgram(
    folder,
    'npm',
    `[ "$1 $2 $3 $5 $7" = "install --global --prefix --cache ${CHOICES.release.package}" ] || exit 99
mkdir "$4/bin" && cp '${folder}/touchdown-program' "$4/bin/touchdown"`,
  );
  installProgram(
    folder,
    'touchdown-program',
    `exec '${process.execPath}' --input-type=module --eval '${call}' -- "$@"`,
  );
  installProgram(
    folder,
    'buildkite-agent',
    `echo "$*" >> "$AGENT_LOG"
case "$1 $2" in
  'step get') echo "$STEP_OUTCOME" ;;
  'annotate '*) cat >> "$AGENT_LOG" ;;
esac`,
  );
}

/** Writes a shell script that can be started. */
export function installProgram(folder: string, name: string, body: string): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
}
