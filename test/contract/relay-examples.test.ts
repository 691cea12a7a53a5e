import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { parseApplications } from '../../src/relay/config/config-file.ts';
import { readSettings } from '../../src/relay/config/read-settings.ts';
import { findMisspelt } from '../../src/relay/config/variables.ts';
import { sandboxKeyPair } from '../../src/sandbox/github/app/state.ts';
import { BUILD, instructions, readImageVariables } from '../support/dockerfile.ts';
import { isMissing } from '../support/needs.ts';
import { ROOT } from '../support/programs.ts';

const EXAMPLES = join(ROOT, 'examples/relay');
const CADDYFILE = join(EXAMPLES, 'Caddyfile');
const COMPOSE = parse(readFileSync(join(EXAMPLES, 'compose.yaml'), 'utf8'));
const ENVIRONMENT = parseEnv(readFileSync(join(EXAMPLES, 'relay.env'), 'utf8'));

describe('the Dockerfile', () => {
  test('uses the Node version of the project and runs as a user without privileges', () => {
    const major = readFileSync(join(ROOT, '.node-version'), 'utf8').split('.')[0];
    expect(instructions('FROM')).toEqual([expect.stringMatching(`^node:${major}-alpine@sha256:[0-9a-f]{64}$`)]);
    expect(instructions('USER')).toEqual(['node']);
  });

  test('sends nothing but the package to the build', () => {
    expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8')).toBe('*\n!touchdown.tgz\n');
    expect(BUILD.filter(({ name }) => name === 'COPY')).toEqual([{ name: 'COPY', rest: 'touchdown.tgz ./' }]);
  });
});

describe('the example of', () => {
  test('the container mounts what the image and relay.env name', () => {
    const { volumes, env_file, image } = COMPOSE.services.relay;
    const mounted = volumes.map((volume: string) => volume.split(':')[1]);
    const env = readImageVariables();
    expect(env).toMatchObject({ RELAY_STORE: `sqlite:${mounted[0]}/relay.db`, RELAY_CONFIG: mounted[1] });
    expect(ENVIRONMENT['GITHUB_APP_PRIVATE_KEY_FILE']).toBe(mounted[2]);
    expect(existsSync(join(EXAMPLES, env_file))).toBe(true);
    expect(image).toMatch(/^ghcr\.io\/touchdown-ci\/touchdown:\d+$/);
  });

  test('Caddy is in front of the relay, which has no port of its own, with the configuration of the page', () => {
    const { relay, caddy } = COMPOSE.services;
    expect(relay).not.toHaveProperty('ports');
    expect(caddy.ports).toEqual(['80:80', '443:443']);
    expect(caddy.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
    const page = readFileSync(join(ROOT, 'docs/relay/balancers.md'), 'utf8');
    const block = /^```caddyfile\n(.*?)^```/ms.exec(page)?.[1] ?? '';
    expect(readFileSync(CADDYFILE, 'utf8')).toBe(
      block.replace(':80', '{$RELAY_HOST}').replace('10.0.0.1:8080 10.0.0.2:8080', 'relay:8080'),
    );
  });

  test('the environment has variables that the relay knows, and all that are required', () => {
    const settings = readSettings(ENVIRONMENT, () => sandboxKeyPair().privateKey);
    expect(settings).toMatchObject({ store: { kind: 'sqlite' }, signature: 'off', unplaced: 'keep' });
    expect(settings.platform).not.toBeNull();
    expect(findMisspelt(ENVIRONMENT)).toEqual([]);
  });

  test('the applications can be read', () => {
    const applications = parseApplications(readFileSync(join(EXAMPLES, 'relay.json'), 'utf8'));
    expect(applications).toMatchObject([
      { name: 'shop', check: 'deploy / shop', repository: 'owner/name' },
      { name: 'billing', check: 'deploy / billing', repository: 'owner/another-name' },
    ]);
  });
});

describe.skipIf(isMissing('systemd'))('the unit for systemd', () => {
  const unit = readFileSync(join(EXAMPLES, 'touchdown-relay.service'), 'utf8');

  test('has nothing that systemd does not understand', () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchdown-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'touchdown-relay.service');
    // systemd checks that the program exists; its script has to check its own files.
    writeFileSync(path, unit.replace('/usr/bin/node ', `${process.execPath} `));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('touchdown-relay'));
    expect(ours).toEqual([]);
    expect(status).toBe(0);
  });

  test('gives the relay more time to stop than the relay needs', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
  });
});
