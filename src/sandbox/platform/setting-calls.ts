import { decodeBody } from '../http/json-bodies.ts';
import { decodePage, renderPage } from '../http/list-page.ts';
import { respondJson, respondProblem, type SandboxResponse } from '../http/wire.ts';
import { identifierFor } from '../random-choices.ts';
import { type Application, renderDate, type StoredSetting } from './application.ts';
import type { CallResult, RouteCall } from './call.ts';
import { decodeOverride, decodeSetting, decodeSettingChange } from './resource-bodies.ts';
import { type World, withApplication } from './world-state.ts';

type Kind = StoredSetting['kind'];

/** The name of a kind's list in an application. */
const LISTS = { variable: 'variables', secret: 'secrets' } as const;

/** Returns the call that lists a page of variables or secrets: `GET /application/{app_id}/environmentVariable`. */
export function listSettings(kind: Kind) {
  return (world: World, application: Application, call: RouteCall): CallResult => {
    const order = decodePage(call.query);
    if (order.kind === 'refused') return [world, respondProblem(400, order.message)];
    const settings = application[LISTS[kind]];
    const render = (setting: StoredSetting) => renderSetting(application, setting);
    // A platform that queues deployments has no pages.
    const isWhole = application.scenario.queue !== null;
    return [
      world,
      respondJson(200, isWhole ? { results: settings.map(render) } : renderPage(settings, order.value, render)),
    ];
  };
}

/** Returns the call that creates a variable or a secret: `POST /application/{app_id}/secret`. The value of a secret is not kept. */
export function createSetting(kind: Kind) {
  return (world: World, application: Application, call: RouteCall, now: number): CallResult => {
    const setting = decodeBody(call.request, decodeSetting);
    if (setting.kind === 'refused') return [world, respondProblem(400, setting.message)];
    const { key } = setting.value;
    const known = [...application.variables, ...application.secrets].find((one) => one.key === key);
    if (known !== undefined) {
      const where = known.scope === 'APPLICATION' ? 'on this application' : `in the scope ${known.scope}`;
      return [world, respondProblem(409, `key: ${JSON.stringify(key)} already exists ${where}.`)];
    }
    return add(world, application, { ...setting.value, kind, scope: 'APPLICATION', type: 'VALUE' }, now);
  };
}

/** Returns the call that gives an application its own value of an inherited setting: `POST …/{variable_id}/override`. */
export function overrideSetting(kind: Kind) {
  return (world: World, application: Application, call: RouteCall, now: number): CallResult => {
    const body = decodeBody(call.request, decodeOverride);
    if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
    const stored = findSetting(application, kind, call);
    if (stored === null) return [world, notFound(kind)];
    if (stored.scope === 'APPLICATION' || stored.scope === 'BUILT_IN')
      return [world, respondProblem(400, `${kind}_id: a setting of the scope ${stored.scope} cannot be overridden.`)];
    const { key } = stored;
    if (application[LISTS[kind]].some((one) => one.key === key && one.scope === 'APPLICATION'))
      return [world, respondProblem(409, `key: ${JSON.stringify(key)} already exists on this application.`)];
    const setting = { kind, key, value: body.value.value, scope: 'APPLICATION', type: 'OVERRIDE' } as const;
    return add(world, application, setting, now);
  };
}

/** Returns the call that changes a setting of the application's own scope: `PUT …/{variable_id}`. What the body lacks is removed. */
export function changeSetting(kind: Kind) {
  return (world: World, application: Application, call: RouteCall, now: number): CallResult => {
    const body = decodeBody(call.request, decodeSettingChange);
    if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
    const stored = findSetting(application, kind, call);
    if (stored === null) return [world, notFound(kind)];
    if (stored.scope !== 'APPLICATION' || stored.type === 'ALIAS')
      return [world, respondProblem(400, `${kind}_id: this setting is of the scope ${stored.scope} (${stored.type}).`)];
    const changed = keepable({ ...stored, ...NO_FIELDS, ...body.value, updatedAt: now });
    const settings = application[LISTS[kind]].map((one) => (one.id === stored.id ? changed : one));
    const after = { ...application, [LISTS[kind]]: settings };
    return [withApplication(world, after), respondJson(200, renderSetting(after, changed))];
  };
}

const NO_FIELDS = { mount_path: null, description: null };

function add(
  world: World,
  application: Application,
  setting: Omit<StoredSetting, 'id' | 'createdAt' | 'updatedAt'>,
  now: number,
): CallResult {
  const { kind, key } = setting;
  const id = identifierFor(`${world.seed}/${application.id}/setting/${key}`);
  const stored = keepable({ ...setting, id, createdAt: now, updatedAt: now });
  const after = { ...application, [LISTS[kind]]: [...application[LISTS[kind]], stored] };
  return [withApplication(world, after), respondJson(201, renderSetting(after, stored))];
}

/** Secrets are kept without their values, which cannot be read back. */
function keepable({ value, ...setting }: StoredSetting): StoredSetting {
  return setting.kind === 'secret' || value === undefined ? setting : { ...setting, value };
}

function findSetting(application: Application, kind: Kind, { parameters }: RouteCall): StoredSetting | null {
  return application[LISTS[kind]].find(({ id }) => id === parameters['setting_id']) ?? null;
}

function notFound(kind: Kind): SandboxResponse {
  return respondProblem(404, `setting_id: the ${kind} does not exist.`);
}

function renderSetting(application: Application, setting: StoredSetting): Readonly<Record<string, unknown>> {
  const { id, kind, key, value, createdAt, updatedAt, scope, type, mount_path, description } = setting;
  const known = {
    id,
    key,
    ...(value === undefined ? {} : { value }),
    created_at: renderDate(application, createdAt),
    updated_at: renderDate(application, updatedAt),
  };
  if (application.scenario.queue === null) return known;
  const above = application[LISTS[kind]].find((one) => one.key === key && one.scope !== 'APPLICATION');
  return {
    ...known,
    mount_path: mount_path ?? null,
    description: description ?? null,
    scope,
    variable_type: type,
    ...(type === 'OVERRIDE' && above !== undefined ? { [`overridden_${kind}`]: { id: above.id, key } } : {}),
    ...(type === 'ALIAS' ? { [`aliased_${kind}`]: { key: ALIASED_KEY } } : {}),
  };
}

const ALIASED_KEY = 'BUILT_IN_APPLICATION_ID';
