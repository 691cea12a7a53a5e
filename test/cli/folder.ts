import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns a new folder that holds these files, by name; only their owner can read them unless `mode` says otherwise. It ends with the test. */
export async function createFolder(files: Readonly<Record<string, string>> = {}, mode = 0o600): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchdown-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    await chmod(join(folder, name), mode);
  }
  return folder;
}
