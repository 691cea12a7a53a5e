import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxKeyPair } from '../../../src/sandbox/github/app/state.ts';
import { APP_ID } from './scripted-github.ts';

/** One application of the file of applications. */
export interface StagedApplication {
  readonly id: string;
  readonly repository: string;
  readonly branch?: string;
  readonly environment?: string;
}

/** A folder with all that a relay is started with. */
export interface Stage extends Disposable {
  readonly folder: string;
  readonly configFile: string;
  /** `sqlite:` and a file in the folder. */
  readonly sqlite: string;
  readonly sqliteFile: string;
  /** An environment that lacks only the store and GitHub's address, and in which signed deliveries decide. */
  readonly env: Readonly<Record<string, string>>;
  configure(applications: readonly StagedApplication[] | string): void;
}

/** The secret of the webhook's path. */
export const PATH_SECRET = 'path-secret-3f9b2c7d1e';
/** The secret that deliveries are signed with: its bytes. */
export const SIGNING_KEY = Buffer.from('a-key-that-signs-thirty-two-byte');
/** The same in the relay's configuration. */
export const SIGNING_SECRET = `whsec_${SIGNING_KEY.toString('base64')}`;
/** The secret of GitHub's webhook. */
export const GITHUB_SECRET = 'github-secret-8a7d6c5b4e';
/** The token for the login to the page. */
export const ADMIN_TOKEN = 'admin-token-5d4c3b2a19';

/** Returns so many applications, each of a repository of its own. */
export function applicationsOf(count: number, prefix = 'app'): readonly StagedApplication[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}-${index}`,
    repository: `acme/${prefix}-${index}`,
    branch: 'main',
  }));
}

/** Makes a stage; dispose of it to remove its folder. */
export function setStage(applications: readonly StagedApplication[]): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-relay-'));
  const configFile = join(folder, 'relay.json');
  const keyFile = join(folder, 'app.pem');
  const sqliteFile = join(folder, 'relay.db');
  const configure: Stage['configure'] = (content) =>
    writeFileSync(configFile, typeof content === 'string' ? content : JSON.stringify(content));
  configure(applications);
  writeFileSync(keyFile, sandboxKeyPair().privateKey);
  return {
    folder,
    configFile,
    sqlite: `sqlite:${sqliteFile}`,
    sqliteFile,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      RELAY_WEBHOOK_SECRET: `${PATH_SECRET},${SIGNING_SECRET}`,
      RELAY_SIGNATURE: 'standard-webhooks',
      RELAY_CONFIG: configFile,
      RELAY_UNPLACED: 'branch-head',
      RELAY_DRAIN: '0s',
      GITHUB_APP_ID: String(APP_ID),
      GITHUB_APP_PRIVATE_KEY_FILE: keyFile,
    },
    configure,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
