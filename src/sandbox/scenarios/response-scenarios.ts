import { PROMPT_LOG, REFUSED_LOG } from './build-log.ts';
import { failing, type ScenarioSketch, standing } from './plain-scenario.ts';
import type { Stage } from './scenario.ts';

/** What can happen to the reads of the status: the deployment itself is a normal one. */
export const READ_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  flaky: {
    description: 'Three in ten reads of status and log end in 500, 502, 503, a reset or an HTML page.',
    faults: [{ faults: ['status=500', 'html=502', 'status=503', 'reset', 'html'], on: ['status', 'log'], share: 0.3 }],
  },
  down: {
    description: 'After the POST every read of the status answers 503.',
    faults: [{ faults: ['status=503'], on: ['status'], since: 'deploy' }],
  },
  slow: {
    description: 'Every answer takes two and a half real seconds.',
    faults: [{ faults: ['slow=2500'], on: [] }],
  },
  hangs: {
    description: 'After the POST no read of the status is ever answered.',
    faults: [{ faults: ['hang'], on: ['status'], since: 'deploy' }],
  },
  'html-status': {
    description: 'After the POST every read of the status answers an HTML page with 200.',
    faults: [{ faults: ['html'], on: ['status'], since: 'deploy' }],
  },
  'malformed-status': {
    description:
      'After the POST the status is null, an array, or has a state that is a number, null, missing or lower case.',
    faults: [{ faults: ['malformed'], on: ['status'], since: 'deploy' }],
  },
  'big-body': {
    description: 'After the POST every status comes with more than 10 MiB of padding.',
    faults: [{ faults: ['big-body'], on: ['status'], since: 'deploy' }],
  },
  'cut-body': {
    description: 'After the POST every second read of the status ends in the middle of its body.',
    faults: [{ faults: ['cut-body'], on: ['status'], since: 'deploy', every: 2 }],
  },
  'not-found-once': {
    description: 'The first read of the status after the POST answers 404.',
    faults: [{ faults: ['status=404'], on: ['status'], since: 'deploy', times: 1 }],
  },
  redirecting: {
    description: 'Every GET is redirected once, with 307, to the same origin.',
    faults: [{ faults: ['redirect'], on: [] }],
  },
  'redirecting-away': {
    description: 'After the POST every GET is redirected, with 307, to another origin.',
    faults: [{ faults: ['redirect-away'], on: [], since: 'deploy' }],
  },
  'redirecting-forever': {
    description: 'After the POST every GET of the status is redirected, with 307, without end.',
    faults: [{ faults: ['redirect-loop'], on: ['status'], since: 'deploy' }],
  },
  'clock-skewed': {
    description: "The platform's clock is an hour ahead: the Date header, all dates, and when the rate limit resets.",
    skewSeconds: 3600,
  },
};

const SHORT_BUDGET = { remaining: 60, endsInSeconds: 90 };

/** What the rate limit does and how it is reported: the deployment itself is a normal one. */
export const LIMIT_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  throttled: {
    description: 'Every second request answers 429 with a Retry-After of two seconds.',
    faults: [{ faults: ['throttle=2'], on: [], every: 2 }],
  },
  'throttled-plain': {
    description: 'Every second request answers 429 as an HTML page without any header of the rate limit.',
    faults: [{ faults: ['throttle-plain'], on: [], every: 2 }],
  },
  'low-budget': {
    description: 'Only 80 requests are left in a window that ends in ten minutes.',
    budget: { remaining: 80, endsInSeconds: 600 },
  },
  'reset-in-seconds': {
    description: 'X-RateLimit-Reset says how many seconds to wait; 60 requests are left for 90 seconds.',
    budget: SHORT_BUDGET,
    limitHeaders: 'seconds',
  },
  'reset-in-ms': {
    description: 'X-RateLimit-Reset is a Unix timestamp in milliseconds; 60 requests are left for 90 seconds.',
    budget: SHORT_BUDGET,
    limitHeaders: 'epoch-ms',
  },
  'reset-as-date': {
    description: 'X-RateLimit-Reset is an HTTP date; 60 requests are left for 90 seconds.',
    budget: SHORT_BUDGET,
    limitHeaders: 'date',
  },
  unlimited: {
    description: 'The headers of the rate limit say "unlimited" and -1.',
    limitHeaders: 'unlimited',
  },
  'no-limit-headers': {
    description: 'No answer has any header of the rate limit.',
    limitHeaders: 'missing',
  },
};

/** Another user's deployment, in progress when the application is first used. */
const BUSY: readonly Stage[] = [
  { atSeconds: 0, state: 'DEPLOYING', service: 'OUT_OF_DATE', another: true },
  { atSeconds: 45, state: 'RUNNING', service: 'UP_TO_DATE', dateMoves: true, another: true },
];

/** What becomes of the POST that deploys. */
export const RESPONSE_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  'terminal-answer': {
    description: 'The POST itself answers that the deployment FAILED.',
    deployResponse: 'failed',
    timeline: [failing(0)],
    log: REFUSED_LOG,
  },
  'status-answer': {
    description: "The POST answers the application's status in place of a deployment.",
    deployResponse: 'status',
  },
  'empty-answer': {
    description: 'The POST answers 204 without a body.',
    deployResponse: 'empty',
  },
  'text-answer': {
    description: 'The POST answers 200 with a line of plain text.',
    deployResponse: 'text',
  },
  rejected: {
    description: 'The POST is turned down with 400 and a message that names the field.',
    refusal: { status: 400, message: 'git_commit_id: no such commit in the repository.', forSeconds: Infinity },
    log: [],
  },
  conflict: {
    description: 'Another deployment is in progress for 45 seconds, and the POST answers 409 until it ends.',
    before: BUSY,
    refusal: { status: 409, message: 'Another deployment of this application is in progress.', forSeconds: 45 },
  },
  'conflict-400': {
    description:
      'Another deployment is in progress for 45 seconds, and the POST answers 400, saying so, until it ends.',
    before: BUSY,
    refusal: { status: 400, message: 'A deployment is already in progress for this application.', forSeconds: 45 },
  },
  'lost-answer': {
    description: 'The POST is carried out, and its answer is lost: the connection is reset.',
    faults: [{ faults: ['reset-after'], on: ['deploy'], times: 1 }],
  },
  'lost-request': {
    description: 'The connection is reset before the first POST is carried out.',
    faults: [{ faults: ['reset'], on: ['deploy'], times: 1 }],
  },
  'lost-then-stale': {
    description:
      'The POST is carried out, its answer is lost, and the status shows what was before for 10 more seconds.',
    delaySeconds: 10,
    faults: [{ faults: ['reset-after'], on: ['deploy'], times: 1 }],
  },
  'lost-then-fast': {
    description: 'The POST is carried out and its answer lost; the deployment is over by the first look.',
    before: standing('STOPPED'),
    timeline: [{ atSeconds: 0, state: 'RUNNING', service: 'UP_TO_DATE', dateMoves: true }],
    log: PROMPT_LOG,
    faults: [{ faults: ['reset-after'], on: ['deploy'], times: 1 }],
  },
  'deploy-only': {
    description: 'Whatever the token, only deploying is allowed: every read answers 403.',
    faults: [{ faults: ['status=403'], on: ['status', 'log', 'variables'] }],
  },
};
