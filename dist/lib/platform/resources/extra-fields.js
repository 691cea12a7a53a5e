import { InputError } from '../../kernel/errors.js';
import { registerSecret } from '../../kernel/redaction.js';
import { safeSentence } from '../../kernel/untrusted.js';
import { isObject } from '../http/json.js';
const KNOWN = {
    project: { name: true, description: true },
    environment: { name: true, mode: true, cluster_id: true },
    application: {
        name: true,
        git_repository: { url: true, branch: true },
        build_mode: true,
        dockerfile_path: true,
        cpu: true,
        memory: true,
        min_running_instances: true,
        max_running_instances: true,
        ports: true,
    },
    database: { name: true, type: true, version: true, mode: true, cpu: true, memory: true, storage: true },
    variable: { key: true, value: true },
    secret: { key: true, value: true },
    webhook: { target_url: true, events: true, enabled: true },
};
/** The form of a field's path. */
export const FIELD_PATH = '^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$';
const RESERVED = ['__proto__', 'constructor', 'prototype'];
const RESERVED_ADVICE = 'reserved in JavaScript and never sent. Use another name.';
const SECRET_NAME = /secret|passw|token|credential|private|api[_-]?key/i;
const MAX_LEVELS = 50;
const MAX_SHOWN_CHARS = 80;
/** Returns why extra fields cannot be sent, one reason for each bad field; empty if all can. Shows no values. Never throws. */
export function findFieldProblems(kind, fields, nameSetting) {
    return fields.flatMap(([field, value], at) => {
        const wrong = (problem) => [{ field, problem }];
        const path = field.split('.');
        if (!new RegExp(FIELD_PATH).test(field)) {
            return wrong('is not a field name. Use letters, digits, "_" and "-", with a dot before a nested field.');
        }
        if (path.some((name) => RESERVED.includes(name)))
            return wrong(`is ${RESERVED_ADVICE}`);
        const before = fields.slice(0, at).find(([other]) => isWithin(other, field) || isWithin(field, other));
        if (before?.[0] === field)
            return wrong('is given twice. Give each field once.');
        if (before !== undefined)
            return wrong(`is given together with the overlapping ${before[0]}. Give each field once.`);
        const problem = findValueProblem(value, 0);
        return problem === null ? findKnown(KNOWN[kind], path, value, nameSetting) : wrong(problem);
    });
}
/**
 * Returns a request body with extra fields: a dotted name, or an object, adds to an existing object. Registers texts whose
 * field names say that they are secret. Throws InputError if a field cannot be sent.
 */
export function withExtraFields(kind, body, fields = {}) {
    const problems = findFieldProblems(kind, Object.entries(fields), (setting) => setting);
    if (problems.length > 0) {
        const inputs = problems.map(({ field, problem }) => ({
            name: `fields.${safeSentence(field, MAX_SHOWN_CHARS)}`,
            seen: '',
            problem,
        }));
        throw new InputError(inputs);
    }
    registerSecretFields(fields);
    return Object.entries(fields).reduce((merged, [field, value]) => withField(merged, field.split('.'), value), body);
}
/** Registers every text in fields whose names say that they are secret, for redaction. Expects fields without problems. */
export function registerSecretFields(fields) {
    const register = (value, isSecret) => {
        if (typeof value === 'string' && isSecret)
            registerSecret(value);
        if (typeof value !== 'object' || value === null)
            return;
        for (const [name, inner] of Object.entries(value))
            register(inner, isSecret || isSecretName(name));
    };
    register(fields, false);
}
/** Returns true if the name of a field says that its value is a secret: `target_secret`. */
export function isSecretName(name) {
    return SECRET_NAME.test(name);
}
function isWithin(path, of) {
    return path === of || path.startsWith(`${of}.`);
}
function findKnown(known, path, value, nameSetting, above = []) {
    if (known === undefined)
        return [];
    const [name, ...rest] = path;
    const field = [...above, ...path].join('.');
    if (known === true) {
        const which = path.length === 0 ? 'this field' : `the field ${above.join('.')}`;
        const setting = nameSetting(above.join('.').replaceAll('_', '-'));
        return [
            { field, problem: `cannot be set: touchdown sets ${which} itself.${setting === null ? '' : ` Use ${setting}.`}` },
        ];
    }
    if (name !== undefined)
        return findKnown(own(known, name), rest, value, nameSetting, [...above, name]);
    if (!isObject(value)) {
        return [{ field, problem: `cannot be replaced: touchdown builds this object. Add to it with ${field}.FIELD.` }];
    }
    return Object.entries(value).flatMap(([inner, one]) => findKnown(own(known, inner), [], one, nameSetting, [...above, inner]));
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function findValueProblem(value, level) {
    if (level > MAX_LEVELS)
        return `has a value that is nested more than ${MAX_LEVELS} levels deep. Use fewer levels.`;
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
        return null;
    if (Array.isArray(value))
        return firstProblem(value, level);
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype)
        return 'has a value that is not JSON. Use JSON.';
    const reserved = Object.keys(value).find((name) => RESERVED.includes(name));
    return reserved === undefined
        ? firstProblem(Object.values(value), level)
        : `has ${reserved} in its value, which is ${RESERVED_ADVICE}`;
}
function firstProblem(values, level) {
    for (const value of values) {
        const problem = findValueProblem(value, level + 1);
        if (problem !== null)
            return problem;
    }
    return null;
}
function withField(object, [name = '', ...rest], value) {
    const present = own(object, name);
    const inner = isObject(present) ? present : {};
    if (rest.length > 0)
        return { ...object, [name]: withField(inner, rest, value) };
    return { ...object, [name]: isObject(value) ? { ...inner, ...value } : value };
}
