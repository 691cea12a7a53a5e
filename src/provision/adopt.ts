import { type BadInput, InputError } from '../kernel/errors.ts';
import { findNearWord } from '../kernel/near-word.ts';
import { isSameId, isUuid } from '../kernel/resource-id.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import type { Name } from './manifest-names.ts';
import { forget, type State, withResource } from './state.ts';

interface Claims {
  /** `application:api=ID`. */
  readonly adopt: readonly string[];
  /** `application:api`. */
  readonly forget: readonly string[];
}

interface ClaimContext {
  readonly names: readonly Name[];
  readonly at: string;
}

/** A resource that the author says exists, under an id that is not checked yet. */
export interface Adoption {
  readonly name: Name;
  readonly id: string;
}

/** The result of reading the claims. */
export interface ClaimsRead {
  readonly adoptions: readonly Adoption[];
  /** Forgets, then adopts. */
  readonly change: (state: State) => State;
}

const ADOPTABLE = ['project', 'environment', 'database', 'application'];
/** No white space, control or format characters: an id is one segment of a URL. */
const ID = /^[^\s\p{C}]{1,255}$/u;

/** Returns what `--adopt` and `--forget` change in a state; null if nothing. Throws InputError with every unusable claim. */
export function readClaims(claims: Claims, state: State, context: ClaimContext): ClaimsRead | null {
  const bad: BadInput[] = [];
  const forgotten = claims.forget.flatMap((word) => {
    const name = findName(word, context.names);
    if (name === null) bad.push(unknownName('--forget', word, context.names));
    return name === null ? [] : [name];
  });
  const without = forgotten.reduce((now, { key }) => forget(now, key), state);
  const adoptions = claims.adopt.flatMap((text) => {
    const read = readAdoption(text, without, context);
    if (!('problem' in read)) return [read];
    bad.push(read.problem);
    return [];
  });
  bad.push(...findContradictions(adoptions), ...findSharedIds(adoptions, without, context.names));
  if (bad.length > 0) throw new InputError(bad);
  if (forgotten.length + adoptions.length === 0) return null;
  const change = (before: State): State => {
    const cleared = forgotten.reduce((now, { key }) => forget(now, key), before);
    const origin = 'adopted';
    return adoptions.reduce(
      (now, { name, id }) => withResource(now, name.key, { id, createdAt: context.at, origin }),
      cleared,
    );
  };
  return { adoptions, change };
}

function readAdoption(text: string, state: State, { names }: ClaimContext): Adoption | { problem: BadInput } {
  const at = text.indexOf('=');
  const word = at < 0 ? text : text.slice(0, at);
  const id = at < 0 ? '' : text.slice(at + 1).trim();
  const adoptable = names.filter(({ kind }) => ADOPTABLE.includes(kind));
  const name = findName(word, adoptable);
  if (name === null) return { problem: unknownName('--adopt', word, adoptable) };
  const refuse = (problem: string) => ({ problem: badAdoption({ name, id }, problem) });
  if (!ID.test(id)) return refuse('is not an id. Give NAME=ID with the id that the platform shows.');
  const known = state.resources.get(name.key)?.id ?? null;
  if (known === null || isSameId(known, id)) return { name, id };
  return refuse(`is not its known id, ${shown(known)}. To adopt another, add --forget ${name.word}.`);
}

/** Without this check the last of two contradicting claims would silently win. */
function findContradictions(adoptions: readonly Adoption[]): readonly BadInput[] {
  return adoptions.flatMap(({ name, id }, at) => {
    const other = adoptions.slice(0, at).find((before) => before.name.key === name.key && before.id !== id);
    if (other === undefined) return [];
    return [badAdoption({ name, id }, `is given together with ${shown(other.id)}. Give one id.`)];
  });
}

/** One id is one resource, but ids of two kinds may be equal unless they are UUIDs; renamed resources may be adopted again. */
function findSharedIds(adoptions: readonly Adoption[], state: State, names: readonly Name[]): readonly BadInput[] {
  const known = names.flatMap((name): readonly Adoption[] => {
    const id = state.resources.get(name.key)?.id ?? null;
    return id === null ? [] : [{ name, id }];
  });
  return adoptions.flatMap(({ name, id }, at) => {
    const isOther = (other: Adoption): boolean =>
      other.name.key !== name.key && isSameId(other.id, id) && (other.name.kind === name.kind || isUuid(id));
    const taken = adoptions.slice(0, at).find(isOther);
    const held = known.find(isOther);
    const refuse = (problem: string) => [badAdoption({ name, id }, problem)];
    if (taken !== undefined) return refuse(`is also adopted as ${taken.name.word}. Give each its own id.`);
    if (held === undefined) return [];
    return refuse(`is already known as ${held.name.word}. Give another id, or add --forget ${held.name.word}.`);
  });
}

function badAdoption({ name, id }: Adoption, problem: string): BadInput {
  return { name: `--adopt ${name.word}`, seen: shown(id), problem };
}

function findName(word: string, names: readonly Name[]): Name | null {
  return names.find((name) => name.word === word) ?? null;
}

function unknownName(option: string, seen: string, names: readonly Name[]): BadInput {
  const words = names.map(({ word }) => word);
  const near = findNearWord(seen, words);
  const problem = `is not a known name. ${near === null ? `Use one of ${words.slice(0, 20).join(', ')}.` : `Did you mean ${near}?`}`;
  return { name: option, seen: shown(seen), problem };
}

function shown(text: string): string {
  return safeSentence(text, 100);
}
