import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveRelay } from '../../src/relay/server.ts';
import { applicationsOf, setStage } from '../e2e/relay/stage.ts';

function start(env: Readonly<Record<string, string>>, write: (lines: string) => void = () => {}) {
  return serveRelay(env, write);
}

describe('a relay that cannot start', () => {
  test('leaves no file if its port is in use', async () => {
    using stage = setStage(applicationsOf(1));
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const starting = start({ ...stage.env, HOST: '127.0.0.1', PORT: port, RELAY_STORE: stage.sqlite });
    await expect(starting).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
    expect(existsSync(stage.sqliteFile)).toBe(false);
  });

  test('reports the settings, the file of applications and the misspelt variables at once', async () => {
    const starting = start({ RELAY_CONFIG: '/no/such/file.json', RELAY_ADMIN_TOKN: 'x' });
    await expect(starting).rejects.toThrow(
      /^RELAY_WEBHOOK_SECRET is .*\nGITHUB_APP_ID is .*\nGITHUB_APP_PRIVATE_KEY is .*\nRELAY_CONFIG: .*\nRELAY_ADMIN_TOKN is .*Did you mean RELAY_ADMIN_TOKEN\?$/,
    );
  });

  test('reports the misspelt variables if only the file is wrong', async () => {
    using stage = setStage(applicationsOf(1));
    const starting = start({ ...stage.env, RELAY_CONFIG: '/no/such/file.json', RELAY_CONFG: stage.configFile });
    await expect(starting).rejects.toThrow(/^RELAY_CONFIG: .*\nRELAY_CONFG is .*Did you mean RELAY_CONFIG\?$/);
  });
});
