import type { Setting, StoredSetting } from './deploy-target.ts';

/**
 * Why a setting cannot get its value. `unchangeable`: it has another value; `unseen`: it may have, since the value is not shown; `unlisted`:
 * it exists, but no list shows it.
 */
export type SettingRefusal = 'unchangeable' | 'unseen' | 'unlisted' | 'built-in' | 'alias' | 'other-kind';

/** A setting that cannot get its value, and why. */
export interface RefusedSetting {
  readonly setting: Setting;
  readonly why: SettingRefusal;
}

/**
 * How a setting gets its value. `create`: the application gets its own, in place of an inherited one if there is one. `keep`: it has the
 * value. `use-stored`: a secret that exists and cannot be changed.
 */
export type SettingDecision =
  | { readonly kind: 'create'; readonly inherited: StoredSetting | null }
  | { readonly kind: 'change'; readonly stored: StoredSetting; readonly id: string }
  | { readonly kind: 'keep' }
  | { readonly kind: 'use-stored' }
  | { readonly kind: 'refuse'; readonly why: SettingRefusal };

/** What is stored, by kind, the nearest scope first; null if it cannot be listed. */
export interface StoredSettings {
  readonly variable: readonly StoredSetting[] | null;
  readonly secret: readonly StoredSetting[] | null;
}

/** Decides how a setting gets its value, by the table in docs/behaviors.md, "Variables and secrets". Pure and total. */
export function decideSetting({ kind, key, value }: Setting, lists: StoredSettings): SettingDecision {
  const stored = find(lists[kind], key);
  const other = find(kind === 'variable' ? lists.secret : lists.variable, key);
  if (other?.place === 'own' && stored?.place !== 'own') return { kind: 'refuse', why: 'other-kind' };
  if (stored === undefined) return { kind: 'create', inherited: null };
  if (stored.place === 'built-in') return { kind: 'refuse', why: 'built-in' };
  if (stored.value === value) return { kind: 'keep' };
  if (stored.place === 'alias') return { kind: 'refuse', why: 'alias' };
  if (stored.place === 'inherited') return { kind: 'create', inherited: stored };
  if (stored.id !== null) return { kind: 'change', stored, id: stored.id };
  return kind === 'secret' ? { kind: 'use-stored' } : { kind: 'refuse', why: whyUnchangeable(stored) };
}

/** Returns why a variable stays as it is where the platform cannot change it; `stored` is null if it exists but no list shows it. */
export function whyUnchangeable(stored: StoredSetting | null): SettingRefusal {
  return (stored?.value ?? null) === null ? 'unseen' : 'unchangeable';
}

function find(list: readonly StoredSetting[] | null, key: string): StoredSetting | undefined {
  return list?.find((stored) => stored.key === key);
}
