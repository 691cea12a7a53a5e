import { request as send } from 'node:http';
import { onTestFinished } from 'vitest';
import { type RunningSandbox, type ServerOptions, startSandbox } from '../../src/sandbox/server.ts';

/** The status of an idle application. */
export const STATUS = '/api/v1/application/succeeds/status';

/** Starts a sandbox that is closed when the test is over. */
export async function start(options: ServerOptions = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** The result of a request: status, headers and body, or the error's code. */
export interface Came {
  readonly status?: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly error: string | null;
}

/** Asks over a connection of its own. */
export function ask(
  sandbox: RunningSandbox,
  target: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Came> {
  return new Promise((resolve) => {
    const url = URL.parse(sandbox.url)!;
    const requested = send({
      host: url.hostname,
      port: url.port,
      path: target,
      method,
      agent: false,
      headers: { Authorization: 'Token sandbox-admin', ...headers },
    });
    requested.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ headers: {}, body: '', error: error.code ?? error.message }),
    );
    requested.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      const finish = (error: string | null): void =>
        resolve({ status: response.statusCode, headers: response.headers, body: text, error });
      response.on('end', () => finish(null));
      response.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message));
    });
    requested.end(body);
  });
}
