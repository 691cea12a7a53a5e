import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { medianOf } from '../statistics.ts';
import { startChild } from './children.ts';
import { sharedMs } from './scripts/parent.ts';
import type { Stage } from './stage.ts';

/** How soon a relay listens, and what it is made of. */
export interface StartingRow {
  readonly what: string;
  readonly medianMs: number;
  readonly longestMs: number;
  /** Runtime packages; null without a bundle. */
  readonly packages: number | null;
}

/** How often it is started, and whether the sources are, although there is a bundle. */
export interface StartEffort {
  readonly times: number;
  readonly isOfSources: boolean;
}

const DIST = join(import.meta.dirname, '../../../dist/relay');

/** Starts a relay on SQLite repeatedly: the bundle if it exists, else the sources. */
export async function measureStarts(stage: Stage, { times, isOfSources }: StartEffort): Promise<StartingRow> {
  const bundle = join(DIST, 'index.js');
  const isBuilt = existsSync(bundle) && !isOfSources;
  const tookMs: number[] = [];
  for (let time = 0; time < times; time++) {
    const env = stage.environmentFor((await stage.freshStore('SQLite')) ?? '');
    tookMs.push(isBuilt ? await startBundle(bundle, env) : await startSources(env));
  }
  const what = isBuilt ? 'dist/relay' : 'the sources';
  return {
    what,
    medianMs: medianOf(tookMs),
    longestMs: Math.max(...tookMs),
    packages: countPackages(join(DIST, 'licenses.txt')),
  };
}

async function startSources(env: Readonly<Record<string, string>>): Promise<number> {
  const beginsMs = sharedMs();
  const child = await startChild('relay-server', { env });
  const tookMs = sharedMs() - beginsMs;
  await child.stop();
  return tookMs;
}

/** A relay says on standard output when it listens. */
async function startBundle(bundle: string, env: Readonly<Record<string, string>>): Promise<number> {
  const beginsMs = sharedMs();
  const child = spawn(process.execPath, [bundle], { env: { ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('"The relay is listening."')) resolve();
    });
    child.once('exit', () => reject(new Error(`the relay has ended: ${said}`)));
  });
  const tookMs = sharedMs() - beginsMs;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  return tookMs;
}

/** The build writes a line a package: name, version and license. */
function countPackages(licenses: string): number | null {
  if (!existsSync(licenses)) return null;
  const named = readFileSync(licenses, 'utf8').matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S* \(/gm);
  return new Set([...named].map(([, name]) => name)).size;
}
