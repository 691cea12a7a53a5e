// Probot as `probot run` serves it, with its own request log and an empty app.
import { generateKeyPairSync } from 'node:crypto';
import { serveParent } from './parent.ts';

/** The used part of `probot`, which is not a dependency of ours. */
interface ProbotModule {
  run(app: () => void, options: { env: Readonly<Record<string, string>> }): Promise<unknown>;
}

const [, , entry = '', secret = '', port = ''] = process.argv;
const { run }: ProbotModule = await import(entry);
const pem = { type: 'pkcs1', format: 'pem' } as const;
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: pem,
  publicKeyEncoding: pem,
});
const env = { APP_ID: '1', PRIVATE_KEY: privateKey, WEBHOOK_SECRET: secret, PORT: port, HOST: '127.0.0.1' };
await run(() => {}, { env: { ...env, WEBHOOK_PATH: '/' } });
serveParent(`http://127.0.0.1:${port}`, {});
