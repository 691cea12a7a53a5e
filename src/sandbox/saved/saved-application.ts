import { freshRules } from '../faults/fault-rules.ts';
import { listOf, objectOf, type Part } from '../http/body-parts.ts';
import { type Decoded, refuse } from '../http/json-replies.ts';
import { decodeApplicationBody } from '../platform/resource-bodies.ts';
import type { Application } from '../platform/sandbox-application.ts';
import { scenarioFor } from '../scenarios/scenarios.ts';
import {
  fieldsOf,
  nullOr,
  SAVED_COUNT,
  SAVED_ID,
  SAVED_INSTANT,
  SAVED_SECRETS,
  SAVED_TEXT,
  SAVED_VARIABLES,
  wholeOf,
} from './saved-parts.ts';
import { encodeChanges, SCENARIO_CHANGES } from './saved-scenario.ts';

const SHOWN = wholeOf({
  state: SAVED_TEXT,
  service: SAVED_TEXT,
  deployedAt: nullOr(SAVED_INSTANT),
  deploymentId: SAVED_ID,
});

const DEPLOYMENT = objectOf(
  { id: SAVED_ID, commit: nullOr(SAVED_ID), startedAt: SAVED_INSTANT, before: SHOWN, startsAt: SAVED_INSTANT },
  ['id', 'commit', 'startedAt', 'before'],
);

const WRITTEN = wholeOf({
  id: SAVED_ID,
  scenarioName: SAVED_ID,
  changes: SCENARIO_CHANGES,
  environmentId: nullOr(SAVED_ID),
  body: nullOr(fieldsOf(decodeApplicationBody)),
  createdAt: SAVED_INSTANT,
  firstDeploymentId: SAVED_ID,
  deployments: listOf(DEPLOYMENT),
  met: listOf(SAVED_COUNT),
  variables: SAVED_VARIABLES,
  secrets: SAVED_SECRETS,
});

/** Returns an application as JSON: its scenario by name with what is otherwise, its faults by how often each was met. */
export function encodeApplication(application: Application): Readonly<Record<string, unknown>> {
  const { scenario, rules, ...rest } = application;
  return {
    ...rest,
    changes: encodeChanges(scenario, scenarioFor(application.scenarioName)),
    met: rules.map(({ met }) => met),
  };
}

/** An application as `encodeApplication` wrote it. */
export const SAVED_APPLICATION: Part<Application> = {
  said: WRITTEN.said,
  decode: (value, path): Decoded<Application> => {
    const written = WRITTEN.decode(value, path);
    if (written.kind === 'refused') return written;
    const { changes, met, ...rest } = written.value;
    const named = scenarioFor(rest.scenarioName);
    if (named === null) return refuse(`${path}.scenarioName: there is no scenario of that name.`);
    const rules = freshRules(named.faults).map((rule, index) => ({ ...rule, met: met[index] ?? 0 }));
    return { kind: 'decoded', value: { ...rest, scenario: { ...named, ...changes }, rules } };
  },
};
