import { PROMPT_LOG, REFUSED_LOG } from './build-log.ts';
import { failing, type ScenarioSketch, standing } from './plain-scenario.ts';
import type { Stage } from './scenario.ts';

/** Somebody else's deployment, in progress when the application is first used. */
const BUSY: readonly Stage[] = [
  { atSeconds: 0, state: 'DEPLOYING', service: 'OUT_OF_DATE', another: true },
  { atSeconds: 45, state: 'RUNNING', service: 'UP_TO_DATE', dateMoves: true, another: true },
];

/** What becomes of the POST that deploys. */
export const ANSWER_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  'terminal-answer': {
    description: 'The POST itself answers that the deployment FAILED.',
    reply: 'failed',
    timeline: [failing(0)],
    log: REFUSED_LOG,
  },
  'status-answer': {
    description: "The POST answers the application's status in place of a deployment.",
    reply: 'status',
  },
  'empty-answer': {
    description: 'The POST answers 204 without a body.',
    reply: 'empty',
  },
  'text-answer': {
    description: 'The POST answers 200 with a line of plain text.',
    reply: 'text',
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
