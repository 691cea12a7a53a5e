import { describe, expect, test } from 'vitest';
import { readOptionsFile } from '../../../src/cli/resources/commands.ts';
import { createFolder } from '../folder.ts';

const OPTIONS = {
  name: { type: 'string', summary: '' },
  'git-url': { type: 'string', summary: '' },
  cpu: { type: 'string', summary: '' },
  port: { type: 'string', multiple: true, summary: '' },
  field: { type: 'string', multiple: true, summary: '' },
} as const;

async function read(text: string) {
  const folder = await createFolder({ 'web.yaml': text });
  return readOptionsFile('web.yaml', OPTIONS, { env: {}, folder });
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
    ['git_url: x', 'web.yaml: git_url is not a known key. Did you mean git-url?'],
    [
      'field: ["a={}", "b=@/etc/passwd"]',
      'web.yaml: field has KEY=@FILE, which a file cannot have. Give --field KEY=@FILE on the command line.',
    ],
    ['constructor: x', 'web.yaml: constructor is not a known key. Use one of name, git-url, cpu, port, field.'],
    ['name: [a]', /^web\.yaml: name is not a text or a number\.$/],
    ['cpu: .inf', /^web\.yaml: cpu is not a text or a number\.$/],
    ['port: [{a: 1}]', /^web\.yaml: port is not a text, a number, or a list of them\.$/],
    ['cpu: true\nmemory: 1', /^web\.yaml: cpu is [^\n]*\nweb\.yaml: memory is not a known key\. Use one of/],
    ['- name', 'web.yaml is not a list of keys and values. Write for example "name: web".'],
    [
      'name: [',
      'web.yaml:1:8: invalid YAML: flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
  ])('is refused: %j', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });
});
