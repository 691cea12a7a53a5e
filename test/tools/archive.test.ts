import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findLimitProblems, readArchive, unpackArchive } from '../../tools/archive.mjs';

interface Entry {
  readonly name: string;
  readonly text?: string;
  /** `0` a file, `5` a folder, `g` a comment of git (POSIX.1-2017, pax). */
  readonly type?: string;
  readonly prefix?: string;
}

/** Returns a compressed tar of these entries. */
function pack(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ name, text = '', type = '0', prefix = '' }) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(`${Buffer.byteLength(text).toString(8).padStart(11, '0')} `, 124);
    header.write(type, 156);
    header.write('ustar\0', 257);
    header.write(prefix, 345);
    const content = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
    content.write(text);
    return [header, content];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

const ENTRIES: readonly Entry[] = [
  { name: 'pax_global_header', type: 'g', text: '52 comment=0123456789abcdef\n' },
  { name: 'dist/', type: '5' },
  { name: 'dist/a.js', text: `${'é'.repeat(300)}\n` },
  { name: 'empty.txt', prefix: 'far/away' },
];

describe('an archive', () => {
  test('has its files with their content, without folders and comments', () => {
    const files = readArchive(pack(ENTRIES)).map(({ path, content }) => [path, content.toString()]);

    expect(files).toEqual([
      ['dist/a.js', `${'é'.repeat(300)}\n`],
      ['far/away/empty.txt', ''],
    ]);
  });

  test('is unpacked with the folders of its files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchdown-archive-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));

    unpackArchive(pack(ENTRIES), folder);

    expect(readFileSync(join(folder, 'dist/a.js'), 'utf8')).toBe(`${'é'.repeat(300)}\n`);
    expect(readFileSync(join(folder, 'far/away/empty.txt'), 'utf8')).toBe('');
  });

  test('keeps its limits exactly up to them', () => {
    const archive = pack(ENTRIES);
    const bytes = archive.length;

    expect(findLimitProblems('It', archive, { bytes, files: 2 })).toEqual([]);
    expect(findLimitProblems('It', archive, { bytes })).toEqual([]);
    expect(findLimitProblems('It', archive, { bytes: bytes - 1, files: 1 })).toEqual([
      `It has ${bytes} bytes; at most ${bytes - 1} are allowed.`,
      'It has 2 files; at most 1 are allowed.',
    ]);
  });
});
