import type { Clock } from '../../../../src/kernel/clock.ts';
import type { WebFetch } from '../../../../src/platform/http/web-fetch.ts';

/** What the relay does at an instant after the registration: an event's data, raw text of the stream, its end, or silence from then on. */
export type Move = Readonly<Record<string, unknown>> | string | 'close' | 'silence';

export interface FakeRelayScript {
  /** By the time since the registration, in milliseconds. */
  readonly moves?: readonly (readonly [atMs: number, move: Move])[];
  readonly registration?: () => Response | Promise<Response>;
  /** Returns a response instead of a stream. */
  readonly stream?: () => Response;
}

export interface SeenByRelay {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface FakeRelay {
  readonly fetch: WebFetch;
  readonly seen: SeenByRelay[];
}

export const SHA = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';

/** Returns the data of an event about the deployment of the tests. */
export function report(state: string, rev: number, more: Readonly<Record<string, unknown>> = {}) {
  const ended = ['succeeded', 'failed', 'cancelled', 'superseded', 'timed_out'].includes(state);
  const about = { id: 'reg-1', app_id: 'app-1', deployment_id: null, sha: SHA };
  return { ...about, state, unconfirmed: false, platform_state: null, ended, rev, ...more };
}

/** Returns a relay that plays a script on a clock, behind a `fetch`; its streams beat every 15 s until their end. */
export function createFakeRelay(clock: Clock, script: FakeRelayScript): FakeRelay {
  const seen: SeenByRelay[] = [];
  const moves = [...(script.moves ?? [])];
  let registeredAt = 0;
  let isSilent = false;

  const stream = (signal: AbortSignal): Response => {
    const body = new ReadableStream<Uint8Array>({
      start: async (opened) => {
        const over = new AbortController();
        signal.addEventListener('abort', () => over.abort());
        const write = (text: string): void => {
          if (!over.signal.aborted) opened.enqueue(new TextEncoder().encode(text));
        };
        const beat = async (): Promise<void> => {
          for (;;) {
            await clock.wait(15_000, over.signal);
            if (over.signal.aborted || isSilent) return;
            write(': beat\n\n');
          }
        };
        void beat();
        void play(write, over);
        over.signal.addEventListener('abort', () =>
          signal.aborted ? opened.error(new Error('aborted')) : opened.close(),
        );
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

  const play = async (write: (text: string) => void, over: AbortController): Promise<void> => {
    for (let next = moves[0]; next !== undefined; next = moves[0]) {
      const [atMs, move] = next;
      await clock.wait(registeredAt + atMs - clock.monotonicMs(), over.signal);
      if (over.signal.aborted) return;
      moves.shift();
      if (move === 'close') return over.abort();
      if (move === 'silence') isSilent = true;
      else
        write(typeof move === 'string' ? move : `event: state\nid: ${move['rev']}\ndata: ${JSON.stringify(move)}\n\n`);
    }
  };

  const fetch = async (input: Parameters<typeof globalThis.fetch>[0], init: RequestInit = {}): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const method = init.method ?? 'GET';
    seen.push({ method, url: String(input), headers, body: String(init.body ?? '') });
    if (method === 'POST') {
      registeredAt = clock.monotonicMs();
      return script.registration?.() ?? Response.json({ id: 'reg-1', check_run_url: '' }, { status: 201 });
    }
    return script.stream?.() ?? stream(init.signal ?? new AbortController().signal);
  };
  return { fetch: Object.assign(fetch, { close: async () => {} }), seen };
}
