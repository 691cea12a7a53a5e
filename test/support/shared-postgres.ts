import { once } from 'node:events';
import { createServer } from 'node:http';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** The environment variable with the address that test processes ask for the PostgreSQL of their test run. */
const VARIABLE = 'TOUCHDOWN_TEST_POSTGRES';

/** Offers one PostgreSQL to the processes of a test run; starts it when the first asks. Returns what ends it. */
export async function offerPostgres(): Promise<() => Promise<void>> {
  let starting: ReturnType<typeof startPostgres> | null = null;
  const server = createServer(async (_, response) => {
    starting ??= startPostgres();
    const text = await starting.then((postgres) => JSON.stringify(postgres), String);
    response.end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  process.env[VARIABLE] = `http://127.0.0.1:${address.port}`;
  return async () => {
    server.close();
    await (await starting)?.stop();
  };
}

/** Returns the PostgreSQL of this test run, for tests that need only databases of their own; null on a machine without one. */
export async function sharePostgres(): Promise<Pick<TestPostgres, 'url' | 'dataDir'> | null> {
  const response = await fetch(process.env[VARIABLE] ?? '');
  return JSON.parse(await response.text());
}
