import { type JsonObject } from '../http/json.ts';
import type { ExtraFields } from './resources.ts';
declare const KNOWN: {
    readonly project: {
        readonly name: true;
        readonly description: true;
    };
    readonly environment: {
        readonly name: true;
        readonly mode: true;
        readonly cluster_id: true;
    };
    readonly application: {
        readonly name: true;
        readonly git_repository: {
            readonly url: true;
            readonly branch: true;
        };
        readonly build_mode: true;
        readonly dockerfile_path: true;
        readonly cpu: true;
        readonly memory: true;
        readonly min_running_instances: true;
        readonly max_running_instances: true;
        readonly ports: true;
    };
    readonly database: {
        readonly name: true;
        readonly type: true;
        readonly version: true;
        readonly mode: true;
        readonly cpu: true;
        readonly memory: true;
        readonly storage: true;
    };
    readonly variable: {
        readonly key: true;
        readonly value: true;
    };
    readonly secret: {
        readonly key: true;
        readonly value: true;
    };
    readonly webhook: {
        readonly target_url: true;
        readonly events: true;
        readonly enabled: true;
    };
};
/** What can be created with extra fields. */
export type CreatedKind = keyof typeof KNOWN;
/** An extra field that cannot be sent, by its path, and what to do about it. */
export interface FieldProblem {
    readonly field: string;
    readonly problem: string;
}
/** Names the setting of a field, `git-repository.url`, for the person who gave the field; null if it has no setting of its own. */
export type NameSetting = (setting: string) => string | null;
/** The form of a field's path. */
export declare const FIELD_PATH = "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$";
/** Returns why extra fields cannot be sent, one reason for each bad field; empty if all can. Shows no values. Never throws. */
export declare function findFieldProblems(kind: CreatedKind, fields: readonly (readonly [string, unknown])[], nameSetting: NameSetting): readonly FieldProblem[];
/**
 * Returns a request body with extra fields: a dotted name, or an object, adds to an existing object. Registers texts whose
 * field names say that they are secret. Throws InputError if a field cannot be sent.
 */
export declare function withExtraFields<K extends CreatedKind>(kind: K, body: {
    readonly [F in keyof (typeof KNOWN)[K]]: unknown;
}, fields?: ExtraFields): JsonObject;
/** Registers every text in fields whose names say that they are secret, for redaction. Expects fields without problems. */
export declare function registerSecretFields(fields: ExtraFields): void;
/** Returns true if the name of a field says that its value is a secret: `target_secret`. */
export declare function isSecretName(name: string): boolean;
export {};
