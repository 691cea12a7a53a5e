import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { WorkflowChoices } from '../../../src/cli/init/init-choices.ts';
import { TEMPLATES } from '../../../src/cli/init/templates.ts';

/** What a user of one application chose. */
export const CHOICES: WorkflowChoices = {
  appIds: ['app-1'],
  baseUrl: 'https://api.platform.example/api/v1',
  branch: 'main',
  source: 'https://github.com/touchdown-ci/touchdown/archive/refs/tags/v1.2.3.tar.gz',
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

/** A folder that is gone with the test. */
export function createFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'touchdown-init-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** Puts programs into a folder: `npx --yes --package=… touchdown words` becomes the committed command, twenty times as fast; `node`, and `buildkite-agent`, which notes its words and its input. */
export function installPrograms(folder: string): void {
  const fast = join(ROOT, 'test/support/fast-time.ts?speed=20');
  write(
    folder,
    'npx',
    `[ "$1 $2 $3" = "--yes --package=${CHOICES.source} touchdown" ] || exit 99
shift 3
exec '${process.execPath}' --no-warnings --import 'file://${fast}' '${join(ROOT, 'dist/cli/index.js')}' "$@"`,
  );
  write(
    folder,
    'buildkite-agent',
    `echo "$*" >> "$AGENT_LOG"
case "$1 $2" in
  'step get') echo "$STEP_OUTCOME" ;;
  'annotate '*) cat >> "$AGENT_LOG" ;;
esac`,
  );
}

function write(folder: string, name: string, body: string): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
}
