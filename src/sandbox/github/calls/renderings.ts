import type { Actor, Repository } from '../repository.ts';

/** A value on its way into JSON. It has those of GitHub's fields that a deployment's clients read. */
export type Rendered = Readonly<Record<string, unknown>>;

/** Returns an instant as GitHub writes it: ISO 8601 in whole seconds. */
export function renderInstant(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

/** Returns a user as GitHub shows it. */
export function renderUser({ login, id, type }: Actor): Rendered {
  return { login, id, type };
}

/** Returns a repository as GitHub shows it. */
export function renderRepository({ id, fullName }: Repository): Rendered {
  return { id, name: fullName.split('/')[1] ?? '', full_name: fullName };
}

/** Returns when a thing was made and last changed, as its fields. */
export function renderDates({ createdAt, updatedAt }: { createdAt: number; updatedAt: number }): Rendered {
  return { created_at: renderInstant(createdAt), updated_at: renderInstant(updatedAt) };
}
