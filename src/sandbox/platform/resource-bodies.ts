import * as v from 'valibot';
import {
  ADDRESS,
  bodyWith,
  decoderOf,
  FLAG,
  integerFrom,
  listOf,
  mustBe,
  oneOf,
  STRING,
  TEXT,
} from '../http/field-schemas.ts';
import { EVENT_KINDS } from '../scenarios/scenario.ts';

const OPTIONAL_TEXT = v.exactOptional(TEXT);
/** Units of cpu, memory and storage are not described, so there is no most of them. */
const AMOUNT = v.exactOptional(integerFrom(1));

/** Returns what a project is created with. */
export const decodeProject = decoderOf(bodyWith({ name: TEXT, description: v.exactOptional(STRING) }));

/** Returns what an environment is created with. Services differ in how a request names the cluster; the response says `cluster_id`. */
export const decodeEnvironment = decoderOf(
  bodyWith({
    name: TEXT,
    mode: OPTIONAL_TEXT,
    cluster_id: OPTIONAL_TEXT,
    cluster: OPTIONAL_TEXT,
  }),
);

const PORT = bodyWith({
  internal_port: integerFrom(1, 65_535),
  external_port: v.exactOptional(integerFrom(1, 65_535)),
  protocol: OPTIONAL_TEXT,
  publicly_accessible: v.exactOptional(FLAG),
});
const APPLICATION = v.pipe(
  bodyWith({
    name: TEXT,
    git_repository: v.exactOptional(bodyWith({ url: TEXT, branch: OPTIONAL_TEXT })),
    build_mode: OPTIONAL_TEXT,
    dockerfile_path: OPTIONAL_TEXT,
    cpu: AMOUNT,
    memory: AMOUNT,
    min_running_instances: v.exactOptional(integerFrom(0)),
    max_running_instances: AMOUNT,
    ports: v.exactOptional(listOf(PORT)),
  }),
  v.forward(
    v.check(
      ({ min_running_instances: least = 0, max_running_instances: most = least }) => least <= most,
      'must not be larger than max_running_instances.',
    ),
    ['min_running_instances'],
  ),
);

/** The body that creates an application, as the wire has it; what was not given is absent. */
export type ApplicationBody = Readonly<v.InferOutput<typeof APPLICATION>>;

/** Returns what an application is created with. */
export const decodeApplicationBody = decoderOf(APPLICATION);

const DATABASE = bodyWith({
  name: TEXT,
  type: TEXT,
  version: OPTIONAL_TEXT,
  mode: OPTIONAL_TEXT,
  cpu: AMOUNT,
  memory: AMOUNT,
  storage: AMOUNT,
});

/** The body that creates a database, as the wire has it; what was not given is absent. */
export type DatabaseBody = Readonly<v.InferOutput<typeof DATABASE>>;

/** Returns what a database is created with. */
export const decodeDatabase = decoderOf(DATABASE);

/** Returns a reward claim. */
export const decodeClaim = decoderOf(bodyWith({ code: TEXT, type: v.exactOptional(oneOf(['INVITATION'])) }));

/** Returns what a deployment is started with. */
export const decodeDeploy = decoderOf(bodyWith({ git_commit_id: OPTIONAL_TEXT }));

/** Returns the key and value of a variable or a secret. */
export const decodeSetting = decoderOf(bodyWith({ key: TEXT, value: STRING }));

/** Returns what a variable or a secret is changed to. */
export const decodeSettingChange = decoderOf(
  bodyWith({
    key: TEXT,
    value: STRING,
    mount_path: v.exactOptional(v.nullable(STRING)),
    description: v.exactOptional(v.nullable(STRING)),
  }),
);

/** Returns the application's own value of an inherited variable or secret. */
export const decodeOverride = decoderOf(bodyWith({ value: STRING }));

/** Returns the webhook target that is to be created, its events of any name; `enabled` is true if nothing is said. */
export const decodeWebhook = decoderOf(
  bodyWith({
    target_url: ADDRESS,
    events: mustBe(`an array of event names, for example ${EVENT_KINDS.join(', ')}`, (message) =>
      v.custom<readonly string[]>((events) => v.is(v.array(TEXT), events), message),
    ),
    enabled: v.exactOptional(FLAG, true),
  }),
);
