import { generateKeyPairSync } from 'node:crypto';
import { digestOf } from '../../random-choices.ts';
import type { Level, Permission } from '../credentials.ts';
import { type Actor, numberFor, type Repository } from '../repository.ts';

/** What became of one attempt to deliver an event: it waits, is under way, or was responded with a status (502: with none). */
export type HookOutcome = 'waiting' | 'under-way' | number;

/** One attempt to deliver an event to the App. Instants are platform time in epoch milliseconds. */
export interface HookAttempt {
  readonly id: number;
  /** The id by which receivers know the delivery. */
  readonly guid: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly outcome: HookOutcome;
}

/** The one GitHub App that the stand-in has, and its only installation. */
export interface SandboxApp {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly installationId: number;
  readonly permissions: Readonly<Partial<Record<Permission, Level>>>;
  /** Full names in lower case; null: on every repository. */
  readonly installedOn: readonly string[] | null;
  /** Where its events go; null: they are lost. */
  readonly hook: { readonly url: string; readonly secret: string } | null;
  /** Oldest first. */
  readonly attempts: readonly HookAttempt[];
}

/** The App that exists from the start, with what the relay needs. */
export const DEFAULT_APP: SandboxApp = {
  id: 424_242,
  slug: 'touchdown-relay',
  name: 'Touchdown Relay',
  installationId: 515_151,
  permissions: {
    checks: 'write',
    statuses: 'write',
    deployments: 'write',
    pull_requests: 'write',
    actions: 'read',
    merge_queues: 'read',
    metadata: 'read',
  },
  installedOn: null,
  hook: null,
  attempts: [],
};

/** Returns the bot that an App acts as. */
export function botOf({ id, slug, name }: SandboxApp): Actor {
  const login = `${slug}[bot]`;
  return { login, id: numberFor(`user/${login}`), type: 'Bot', app: { id, slug, name } };
}

/** Returns true if the App is installed on a repository. */
export function isInstalledOn({ installedOn }: SandboxApp, { fullName }: Pick<Repository, 'fullName'>): boolean {
  return installedOn === null || installedOn.includes(fullName.toLowerCase());
}

/** Returns a token as GitHub makes them since 2026, `ghs_APPID_JWT`: long, with dots, its value that of `seed` alone. */
export function tokenValueFor({ id }: SandboxApp, seed: string): string {
  const part = (name: string): string => digestOf(`${seed}/${name}/1`) + digestOf(`${seed}/${name}/2`);
  return `ghs_${id}_eyJhbGciOiJSUzI1NiJ9.${part('claims')}.${part('sign')}_${part('ature')}-0`;
}

/** A pair of RSA keys, PEM; the private one in PKCS#1, as GitHub gives it. */
interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

let pair: KeyPair | null = null;

/** Returns the key pair of the App: made when it is first asked for, then the same for the whole process. */
export function sandboxKeyPair(): KeyPair {
  pair ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  return pair;
}
