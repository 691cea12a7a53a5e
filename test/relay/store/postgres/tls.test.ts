import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSystemClock } from '../../../../src/kernel/clock.ts';
import { StoreError } from '../../../../src/relay/store/error.ts';
import { probeStore } from '../../../../src/relay/store/open-store.ts';
import { createPostgresStore } from '../../../../src/relay/store/postgres/postgres.ts';
import { createCertificate } from '../../../support/certificates.ts';
import { POSTGRES_OWNER } from '../../../support/postgres-binaries.ts';
import { sharePostgres } from '../../../support/shared-postgres.ts';
import { createPostgresDatabase, type TestDatabase } from '../../support/store-databases.ts';
import { deliveryOf } from '../../support/store-deliveries.ts';

const clock = createSystemClock();
const server = await sharePostgres();

describe.skipIf(server === null)('TLS to PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-tls-'));
  const pathOf = (name: string): string => join(folder, name);
  let database: TestDatabase;
  beforeAll(async () => {
    if (server === null) return;
    const { cert, key } = createCertificate();
    for (const [name, text] of [
      ['server.crt', cert],
      ['server.key', key],
    ] as const) {
      const path = join(server.dataDir, name);
      writeFileSync(path, text, { mode: 0o600 });
      chownSync(path, POSTGRES_OWNER.uid ?? -1, POSTGRES_OWNER.gid ?? -1);
    }
    writeFileSync(pathOf('right.pem'), cert);
    writeFileSync(pathOf('other.pem'), createCertificate().cert);
    writeFileSync(pathOf('text.pem'), 'not a certificate');
    database = await createPostgresDatabase(server);
    await database.query('ALTER SYSTEM SET ssl = on');
    await database.query('SELECT pg_reload_conf()');
    await vi.waitFor(async () => expect(await database.query('SHOW ssl')).toEqual([{ ssl: 'on' }]), 300_000);
  });
  afterAll(async () => {
    await database.remove();
    rmSync(folder, { recursive: true });
  });
  const urlWith = (parameters: Readonly<Record<string, string>>): string =>
    `${database.target}?${new URLSearchParams(parameters)}`;

  test('verifies the certificate in each mode that asks for TLS, and warns of nothing', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const url = urlWith({ sslmode: 'require', sslrootcert: pathOf('right.pem') });
    const store = await createPostgresStore({ url, clock });
    await store.append(deliveryOf('a'));
    const [used] = await database.query('SELECT COUNT(*) AS n FROM pg_stat_ssl WHERE ssl');
    expect(used?.['n']).toBeGreaterThan(0);
    await store.close();
    for (const sslmode of ['verify-full', 'verify-ca', 'require', 'prefer']) {
      const refused = createPostgresStore({ url: urlWith({ sslmode }), clock });
      await expect(refused).rejects.toThrow('self-signed certificate');
    }
    expect(warnings).toEqual([]);
  });

  test('accepts any certificate with sslmode=no-verify', async () => {
    expect(await probeStore({ kind: 'postgres', url: urlWith({ sslmode: 'no-verify' }) }, clock)).toBeTruthy();
  });

  test.each([
    [
      'sslrootcert',
      'none.pem',
      /^RELAY_STORE: sslrootcert "[^"]+none\.pem" cannot be used: .*ENOENT.* Give the path of a PEM file\.$/,
    ],
    ['sslrootcert', '.', /^RELAY_STORE: sslrootcert ".*" cannot be used: .*EISDIR/],
    ['sslrootcert', 'text.pem', /^RELAY_STORE: sslrootcert ".*text\.pem" cannot be used: /],
    [
      'sslrootcert',
      'other.pem',
      /^PostgreSQL cannot be reached: .*certificate.* Check sslmode and sslrootcert in RELAY_STORE\.$/,
    ],
    ['sslcert', 'none.pem', /^RELAY_STORE: sslcert ".*" cannot be used: .*ENOENT/],
    ['sslkey', 'right.pem', /^RELAY_STORE: sslkey ".*right\.pem" cannot be used: /],
  ])('is refused with a sentence if %s is %s', async (name, file, sentence) => {
    const url = urlWith({ sslmode: 'verify-full', [name]: pathOf(file) });
    for (const open of [
      () => createPostgresStore({ url, clock }),
      () => probeStore({ kind: 'postgres', url }, clock),
    ]) {
      const error: unknown = await open().catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(StoreError);
      expect(error).toMatchObject({ message: expect.stringMatching(sentence) });
    }
  });

  test('is refused for an unknown mode, which would mean no TLS', async () => {
    const url = urlWith({ sslmode: 'verify_full' });
    await expect(createPostgresStore({ url, clock })).rejects.toThrow(
      'RELAY_STORE: sslmode "verify_full" is not a mode. Use verify-full, verify-ca, require, prefer, no-verify, disable.',
    );
  });
});
