import { describe, expect, test } from 'vitest';
import { readOptionsFile } from '../../../src/cli/resources/application-file.ts';
import { refusalOf } from '../../support/refusal.ts';
import { createFolder } from '../folder.ts';

const OPTIONS = {
  name: { type: 'string', summary: '' },
  'git-url': { type: 'string', summary: '' },
  cpu: { type: 'string', summary: '' },
  port: { type: 'string', multiple: true, summary: '' },
} as const;

async function read(text: string) {
  const folder = await createFolder({ 'web.yaml': text });
  return readOptionsFile('web.yaml', OPTIONS, { folder });
}

describe('a file of options', () => {
  test.each([
    ['name: web\ncpu: 500\nport: [8080, "80:443"]', { name: 'web', cpu: '500', port: ['8080', '80:443'] }],
    ['{"name": "web", "port": "8080"}', { name: 'web', port: '8080' }],
    ['name: web\ngit-url:', { name: 'web', 'git-url': undefined }],
  ])('sets options: %j', async (text, values) => {
    expect(await read(text)).toEqual(values);
  });

  test.each([
    ['git_url: x', 'web.yaml: git_url: there is no such key; did you mean git-url?'],
    ['constructor: x', 'web.yaml: constructor: there is no such key; there are name, git-url, cpu, port'],
    ['name: [a]', /^web\.yaml: name: a text or a number$/],
    ['name: true', /^web\.yaml: name: a text or a number$/],
    ['name: {a: 1}', /^web\.yaml: name: a text or a number$/],
    ['cpu: .inf', /^web\.yaml: cpu: a text or a number$/],
    ['cpu: .nan', /^web\.yaml: cpu: a text or a number$/],
    ['port: [{a: 1}]', /^web\.yaml: port: a text or a number, or a list of them$/],
    ['port: [80, null]', /^web\.yaml: port: a text or a number, or a list of them$/],
    ['cpu: true\nmemory: 1', /^web\.yaml: cpu: [^\n]*\nweb\.yaml: memory: there is no such key; there are/],
    ['- name', 'web.yaml: keys and their values'],
    ['', 'web.yaml: keys and their values'],
    ['just text', 'web.yaml: keys and their values'],
    ['7', 'web.yaml: keys and their values'],
    ['name: [', 'web.yaml, line 1'],
  ])('is refused: %j', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });

  test('must exist and be a file', async () => {
    const folder = await createFolder();
    await expect(readOptionsFile('none.yaml', OPTIONS, { folder })).rejects.toThrow(
      refusalOf('--from', 'none.yaml', 'a file that can be read (ENOENT)'),
    );
    await expect(readOptionsFile('.', OPTIONS, { folder })).rejects.toThrow(
      refusalOf('--from', '.', 'a file that can be read (EISDIR)'),
    );
  });

  test('has its keys shown on one line, cut to 60 characters', async () => {
    const reading = read(`"\\e[2J${'k'.repeat(100)}\\nx": 1`);
    await expect(reading).rejects.toThrow(/^web\.yaml: k{60}: there is no such key; there are [^\n]*$/);
  });
});
