import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns a new folder with these files, by name; `mode` defaults to readable by the owner only. It is removed after the test. */
export async function createFolder(files: Readonly<Record<string, string>> = {}, mode = 0o600): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchdown-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    await chmod(join(folder, name), mode);
  }
  return folder;
}
