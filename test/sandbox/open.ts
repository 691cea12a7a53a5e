import type { DeliveryBody, Post } from '../../src/sandbox/http/webhook-sender.ts';
import type { SandboxResponse, SandboxResult } from '../../src/sandbox/http/wire.ts';
import type { SandboxOptions } from '../../src/sandbox/sandbox.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { createFakeClock, type FakeClock } from '../support/fake-clock.ts';
import { responseOf, START } from './play.ts';

/** A sandbox on a clock that jumps. */
export interface Opened {
  readonly clock: FakeClock;
  readonly sandbox: Sandbox;
  /** What was sent to webhooks; everything gets a 200. */
  readonly sent: readonly { readonly targetUrl: string; readonly body: DeliveryBody }[];
  request(method: string, target: string, body?: unknown): Promise<SandboxResult>;
  /** Sends a request and returns the response; fails if it gets none. */
  send(method: string, target: string, body?: unknown): Promise<SandboxResponse>;
}

/** Opens a sandbox, with requests under an administrator's token. */
export function open(options: Partial<SandboxOptions> = {}): Opened {
  const clock = createFakeClock(START);
  const sent: { targetUrl: string; body: DeliveryBody }[] = [];
  const sandbox = createSandbox({
    clock,
    post: async ({ targetUrl, body }: Parameters<Post>[0]) => {
      sent.push({ targetUrl, body: JSON.parse(body) });
      return { kind: 'responded', status: 200 };
    },
    ...options,
  });
  const request = (method: string, target: string, body?: unknown): Promise<SandboxResult> =>
    sandbox.handle({
      method,
      target,
      headers: { authorization: 'Token sandbox-admin', 'content-type': 'application/json' },
      body: body === undefined ? '' : JSON.stringify(body),
    });
  const send = async (method: string, target: string, body?: unknown) =>
    responseOf(await request(method, target, body));
  return { clock, sandbox, sent, request, send };
}
