import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFolder } from '../folder.ts';
import { openStage, without } from './stage.ts';

const yamlOf = (scenario: string): string => `
up:
  project: { name: shop }
  environment: { name: preview }
  applications:
    api: { name: ${scenario}--api, commit: ${scenario === 'fast' ? 'none' : 'a1b2c3d4'}, ports: [{ internal-port: 8080 }] }
    web: { name: ${scenario}--web, commit: ${scenario === 'fast' ? 'none' : 'a1b2c3d4'}, needs: [api], ports: [{ internal-port: 80, external-port: 443, publicly-accessible: true }] }
`;

/** Runs `up` as a step of GitHub Actions, and returns the lines of its outputs. */
async function runStep(scenario: string) {
  const stage = await openStage(yamlOf(scenario));
  const path = join(await createFolder({ outputs: 'before=1\n' }), 'outputs');
  const ran = await stage.up('', { env: { GITHUB_OUTPUT: path } });
  const { resources } = await stage.state();
  const idOf = (name: string): string => resources[`application:shop/preview/${name}`]?.id ?? '';
  const outputs = (await readFile(path, 'utf8')).split('\n');
  return { ...ran, outputs, api: idOf('api'), web: idOf('web'), requests: without(stage.requests()) };
}

describe('up', () => {
  test('prints the public addresses of the applications, and sets the outputs of its step (B72)', async () => {
    const { code, out, outputs, api, web } = await runStep('queue-idle');
    const url = `https://p443-${web}.preview.example`;
    expect([code, out]).toEqual([0, expect.stringContaining(`\napplication:web  ${url}\n`)]);
    expect(out).not.toContain('application:api  https');
    expect(outputs).toEqual(['before=1', `app-id=api=${api},web=${web}`, `url=${url}`, '']);
  });

  test('passes with a warning if the outputs of its step cannot be written', async () => {
    const stage = await openStage(yamlOf('queue-idle'));
    const { code, out } = await stage.up('', { env: { GITHUB_OUTPUT: stage.folder } });
    expect([code, out]).toEqual([0, expect.stringContaining('up: Warning: the outputs app-id and url could not be')]);
  });
});
