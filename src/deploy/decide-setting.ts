import type { Setting, SettingList, StoredSetting } from './deploy-target.ts';

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
 * How a setting gets its value. `create`: the application gets its own, in place of an inherited one if there is one. `done`: nothing is
 * sent, because it has the value, or is a secret that exists and cannot be changed, or of which no list shows the id.
 */
export type SettingDecision =
  | { readonly kind: 'create'; readonly inherited: StoredSetting | null }
  | { readonly kind: 'change'; readonly stored: StoredSetting; readonly id: string }
  | { readonly kind: 'done'; readonly how: 'unchanged' | 'kept' | 'unlisted' }
  | { readonly kind: 'refuse'; readonly why: SettingRefusal };

/** What is stored, by kind. `unread`: the list was not requested. */
export type SettingLists = Readonly<Record<Setting['kind'], SettingList | { readonly kind: 'unread' }>>;

/**
 * Decides how a setting gets its value, by the table in docs/behaviors.md, "Variables and secrets". `said` is what the platform's response
 * to an earlier request showed beside the lists: that the key exists, or that a stored setting cannot be changed. Pure and total.
 */
export function decideSetting(
  { kind, key, value }: Setting,
  lists: SettingLists,
  said: 'exists' | 'unchangeable' | null = null,
): SettingDecision {
  const stored = find(lists[kind], key);
  const other = find(lists[kind === 'variable' ? 'secret' : 'variable'], key);
  if (other?.place === 'own' && stored?.place !== 'own') return { kind: 'refuse', why: 'other-kind' };
  if (stored === undefined) {
    if (said !== 'exists') return { kind: 'create', inherited: null };
    const isUnsupported = lists[kind].kind === 'unsupported';
    if (kind === 'secret') return { kind: 'done', how: isUnsupported ? 'kept' : 'unlisted' };
    return { kind: 'refuse', why: isUnsupported ? 'unseen' : 'unlisted' };
  }
  if (stored.place === 'built-in') return { kind: 'refuse', why: 'built-in' };
  if (stored.value === value) return { kind: 'done', how: 'unchanged' };
  if (stored.place === 'alias') return { kind: 'refuse', why: 'alias' };
  if (stored.place === 'inherited') return { kind: 'create', inherited: stored };
  if (stored.id !== null && said !== 'unchangeable') return { kind: 'change', stored, id: stored.id };
  if (kind === 'secret') return { kind: 'done', how: 'kept' };
  return { kind: 'refuse', why: stored.value === null ? 'unseen' : 'unchangeable' };
}

/** The nearest scope comes first. */
function find(list: SettingLists['variable'], key: string): StoredSetting | undefined {
  return list.kind === 'listed' ? list.stored.find((stored) => stored.key === key) : undefined;
}
