import type { Appended } from '../decide/delivery.ts';
import type { BodyFailure } from './request-bodies.ts';

/** The most that a body of the platform's may have, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

/** An answer to a delivery: status, headers in lower case, JSON. */
export interface HookAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const JSON_HEADERS = { 'content-type': 'application/json' } as const;
const RETRY_AFTER_SECONDS = '5';

/** The answer to an event that is none of ours: acknowledged, so that no sender switches us off. */
export const IGNORED: HookAnswer = { status: 200, headers: JSON_HEADERS, body: '{"ignored":true}' };

/** Returns that a delivery is stored durably. */
export function accepted({ id, isDuplicate }: Appended): HookAnswer {
  const body = `{"accepted":true,"id":${JSON.stringify(id)},"duplicate":${isDuplicate}}`;
  return { status: 200, headers: JSON_HEADERS, body };
}

/** Returns that a delivery is refused; `sentence` tells its sender what to do. */
export function refusal(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): HookAnswer {
  return { status, headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify({ error: sentence }) };
}

/** Returns that only a POST is taken. */
export function wrongMethod(): HookAnswer {
  return refusal(405, 'Send deliveries with POST.', { allow: 'POST' });
}

/** Returns that a delivery could be lost if it were taken now. */
export function unavailable(): HookAnswer {
  const sentence = 'The delivery could not be stored. Send it again later.';
  return refusal(503, sentence, { 'retry-after': RETRY_AFTER_SECONDS });
}

/** Returns the response to a request whose body, of at most `maxBytes`, was not received whole. */
export function bodyRefusal(failure: BodyFailure, maxBytes: number): HookAnswer {
  switch (failure) {
    case 'too-large':
      return refusal(413, `The body is over ${maxBytes / 1024} KiB. Send a smaller one.`);
    case 'crowded-out':
      return refusal(503, 'Too many bodies are being received. Send the request again later.', {
        'retry-after': RETRY_AFTER_SECONDS,
      });
    case 'late':
      return refusal(408, 'The body did not arrive in time. Send it faster.');
    case 'broken':
      return refusal(400, 'The body did not arrive whole. Send it again.');
  }
}

/** Returns that a body is no JSON in UTF-8. */
export function notJson(): HookAnswer {
  return refusal(400, 'The body is not JSON in UTF-8. Send the event as application/json.');
}
