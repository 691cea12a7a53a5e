import { compareIdentity, isEchoOf, type Reference } from '../deploy/evidence.ts';
import {
  type Activity,
  isIdle,
  isOutOfDate,
  isReadable,
  isWaiting,
  readState,
  type StateReading,
} from '../deploy/phase.ts';
import type { Identity, Observation } from '../deploy/ports.ts';
import { createTies, type Ties } from '../deploy/ties.ts';
import { weigh } from '../deploy/weigh.ts';
import { anyonesAfter, baselineAfter, isFromBefore } from './baseline.ts';
import type { Deployment, Weighing } from './deployment.ts';
import { type Knowledge, merge, type Word } from './knowledge.ts';

const BUILT_IN = { successStates: [], failureStates: [] };
/** An end that may be an old answer must hold for this long and this many looks before it is believed. */
const ECHO_MS = 15_000;
const ECHO_LOOKS = 3;

const ENDS: Readonly<Record<'success' | 'failure' | 'cancelled', Word>> = {
  success: 'succeeded',
  failure: 'failed',
  cancelled: 'cancelled',
};

/** A word of the platform; a text with a NUL in it no PostgreSQL stores. */
const WORD = /^\P{C}{1,100}$/u;

/** Tells whether a status can be read as one at all. */
export function isBelievable({ state }: Observation): boolean {
  return WORD.test(state) && isReadable(state, BUILT_IN);
}

/**
 * Takes one reading of the status into what is known of a deployment: pure. What the status shows counts only with evidence that
 * it shows this deployment: its identity, a date that moved against the one before, or work that was seen since. `isBehind`: an
 * older one is under way, so that what does not name this one is of the other, and what this one is compared with from now on.
 * `aheadMs`: by how much the platform's clock is ahead of ours.
 */
export function takeLook(
  deployment: Deployment,
  observation: Observation,
  now: number,
  isBehind: boolean,
  aheadMs = 0,
): Deployment {
  const shown = identityFor(deployment, observation.identity);
  const isOurs = deployment.deployment !== null && shown.deployment_id === deployment.deployment;
  if (isBehind && !isOurs) return { ...deployment, reference: observation, state: observation.state, doubt: null };
  const reading = readState(observation.state, BUILT_IN);
  const isOpen = !isOurs && reading.phase !== 'progress' && (begunOf(deployment)?.ties.tie ?? 'none') === 'none';
  const isSuccess = reading.phase === 'success';
  const reference = isOpen ? baselineAfter(deployment, observation, isSuccess, now, aheadMs) : deployment.reference;
  const own = { ...observation, identity: shown };
  const weighing = weighOnce({ ...deployment, reference }, own, reading, now);
  const seen = readVerdict(weighing, own, reading, now);
  const looked = { ...deployment, reference, weighing, state: observation.state, doubt: null };
  if (seen === null) return looked;
  const mayBeOther = weighing.anyones != null || isFromBefore(looked, observation, aheadMs);
  // Only a success: the failure of ours that was taken for another's would leave ours the success of the next.
  if (seen.word === 'succeeded' && !isOurs && mayBeOther) return { ...looked, reference: observation, weighing: null };
  return { ...looked, seen: mergeLook(deployment.seen, seen) };
}

/** A word seen again is no news: the instant at which it was first seen stays. */
function mergeLook(before: Knowledge, seen: Knowledge): Knowledge {
  return before.word === seen.word ? before : merge(before, seen);
}

function weighOnce(deployment: Deployment, observation: Observation, reading: StateReading, now: number): Weighing {
  const reference = referenceFor(deployment);
  const start = begunOf(deployment) ?? { ties: firstTies(deployment, reference), before: null, echo: null };
  const before = start.before ?? reference?.state ?? null;
  const weighed = {
    observation,
    activity: activityOf(reading),
    before: before === null ? ('ended' as const) : activityOf(readState(before, BUILT_IN)),
  };
  const ties = weigh(start.ties, reference, weighed);
  const echo = reading.phase === 'progress' ? null : echoOf(start, reference, observation, now);
  return { ties, before: observation.state, echo, anyones: anyonesAfter(start, reference, weighed) };
}

/** What was weighed before a registration told the deployment's id knows nothing of it, and begins anew. */
function begunOf({ deployment, weighing }: Deployment): Weighing | null {
  return deployment !== null && weighing?.ties.ours.deployment_id !== deployment ? null : weighing;
}

function firstTies({ deployment }: Deployment, reference: Reference | null): Ties {
  const ours: Identity = deployment === null ? {} : { deployment_id: deployment };
  const before = reference?.state == null ? 'ended' : activityOf(readState(reference.state, BUILT_IN));
  const wasActive = before === 'waiting' || before === 'working';
  return createTies(reference, ours, wasActive ? reference : null);
}

function echoOf(
  { ties, echo }: Weighing,
  reference: Reference | null,
  observation: Observation,
  now: number,
): Weighing['echo'] {
  if (!isEchoOf(reference, ties.ours, observation)) return null;
  return { since: echo?.since ?? now, looks: (echo?.looks ?? 0) + 1 };
}

/** Answers what a look says of the deployment; null where it says nothing of it. */
function readVerdict(
  { ties, echo }: Weighing,
  observation: Observation,
  reading: StateReading,
  now: number,
): Knowledge | null {
  if (ties.superseded) return { word: 'superseded', authority: 2, at: now };
  const isHeld = echo === null || (echo.looks >= ECHO_LOOKS && now - echo.since >= ECHO_MS);
  if (compareIdentity(ties.ours, observation.identity) === 'different') {
    return ties.oursSeen && ties.foreign !== null && isHeld ? { word: 'superseded', authority: 2, at: now } : null;
  }
  if (ties.tie === 'none' || ties.foreign !== null) return null;
  if (reading.phase === 'progress')
    return { word: isWaiting(reading.word) ? 'queued' : 'running', authority: 2, at: now };
  if (reading.phase === 'success' && isOutOfDate(observation.serviceDeploymentStatus)) return null;
  if (!isHeld) return null;
  return { word: ENDS[reading.phase], authority: 2, at: now };
}

function activityOf(reading: StateReading): Activity {
  if (reading.phase !== 'progress') return 'ended';
  if (isIdle(reading)) return 'idle';
  return isWaiting(reading.word) ? 'waiting' : 'working';
}

function referenceFor(deployment: Deployment): Reference | null {
  const { reference } = deployment;
  return reference === null ? null : { ...reference, identity: identityFor(deployment, reference.identity) };
}

/**
 * A platform names deployments under several words, and a registration under one that it does not tell: where any of them is
 * the id that we know, it is the same deployment, and where none is, another one.
 */
function identityFor({ deployment }: Deployment, identity: Identity): Identity {
  const ids = Object.values(identity);
  if (deployment === null || ids.length === 0) return identity;
  return { deployment_id: ids.includes(deployment) ? deployment : (ids[0] ?? '') };
}
