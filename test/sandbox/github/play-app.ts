import { createSign } from 'node:crypto';
import type { SandboxApp } from '../../../src/sandbox/github/app/state.ts';
import { sandboxKeyPair } from '../../../src/sandbox/github/app/state.ts';
import { START } from '../play.ts';
import { type Asking, type GithubPlay, playGithub, type SentResponse } from './play-github.ts';

/** The stand-in's App, played with. */
export interface AppPlay extends GithubPlay {
  /** Asks as the App itself. */
  asApp(method: string, path: string, body?: unknown, atSeconds?: number): SentResponse;
  /** Makes a token of the installation, and returns the response. */
  mint(body?: unknown, atSeconds?: number): SentResponse;
  /** Asks with a token of the installation. */
  asInstallation(method: string, path: string, body?: unknown, requesting?: Asking): SentResponse;
  change(app: Partial<SandboxApp>): void;
}

export function playApp(): AppPlay {
  const play = playGithub();
  const mint: AppPlay['mint'] = (body, atSeconds) =>
    story.asApp('POST', '/app/installations/515151/access_tokens', body, atSeconds);
  const story: AppPlay = Object.assign(play, {
    asApp: (method: string, path: string, body?: unknown, atSeconds = 0) =>
      play.send(method, path, body, { token: jwtAt(atSeconds, play.world.app.id), atSeconds }),
    mint,
    asInstallation: (method: string, path: string, body?: unknown, requesting: Asking = {}) =>
      play.send(method, path, body, { token: mint(undefined, requesting.atSeconds).json.token, ...requesting }),
    change: (app: Partial<SandboxApp>) => {
      play.world = { ...play.world, app: { ...play.world.app, ...app } };
    },
  });
  return story;
}

function jwtAt(atSeconds: number, id: number): string {
  const now = START / 1000 + atSeconds;
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss: id, iat: now - 60, exp: now + 540 })}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(sandboxKeyPair().privateKey, 'base64url')}`;
}
