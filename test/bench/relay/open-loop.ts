import type { Loaded } from './loads.ts';
import type { OpenLoad } from './scripts/load.ts';
import { buildSlowDisk, startSlowPostgres } from './slow-disk.ts';
import { type Stage, type StoreName, untilIdle } from './stage.ts';

/** The durations of deliveries at fixed times, from their time to their response. */
export interface OpenRow extends Loaded {
  readonly store: StoreName;
  readonly disk: 'as it is' | 'slow';
  readonly offered: number;
}

/** How much is sent. */
export interface OpenEffort {
  readonly perSecond: number;
  readonly slowPerSecond: number;
  readonly seconds: number;
}

/** So many that it is never for want of a connection that something waits. */
const CONNECTIONS = 300;

/** Sends deliveries at fixed times to relays on the real disk and on a slower one; names what is missing here. */
export async function measureOpenLoop(
  stage: Stage,
  effort: OpenEffort,
): Promise<{ rows: readonly OpenRow[]; missing: readonly string[] }> {
  const rows: OpenRow[] = [];
  for (const store of ['SQLite', 'PostgreSQL'] as const) {
    const address = await stage.freshStore(store);
    if (address === null) continue;
    const { perSecond: offered, seconds } = effort;
    rows.push({ ...(await sendTo(stage, address, offered, seconds)), store, disk: 'as it is', offered });
  }
  const library = buildSlowDisk(stage.folder);
  if (library === null) return { rows, missing: ['No slow disk: there is no C compiler here to delay fsync with.'] };
  const slowly = (address: string, env: Readonly<Record<string, string>>): Promise<Loaded> =>
    sendTo(stage, address, effort.slowPerSecond, effort.seconds, env);
  const slow = { disk: 'slow', offered: effort.slowPerSecond } as const;
  const file = await stage.freshStore('SQLite');
  if (file !== null) rows.push({ ...(await slowly(file, { LD_PRELOAD: library })), store: 'SQLite', ...slow });
  const postgres = await startSlowPostgres(stage.folder, library);
  if (postgres !== null) {
    rows.push({ ...(await slowly(postgres.url, {})), store: 'PostgreSQL', ...slow });
    await postgres.stop();
  }
  return { rows, missing: [] };
}

async function sendTo(
  stage: Stage,
  store: string,
  perSecond: number,
  seconds: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Loaded> {
  const [relay, load] = [await stage.startRelay(store, env), await stage.start('load')];
  const send = (duration: number): Promise<unknown> => {
    const input: OpenLoad = {
      url: String(relay.ready),
      connections: CONNECTIONS,
      perSecond,
      count: perSecond * duration,
    };
    return load.request('open', input);
  };
  await send(1);
  await untilIdle(relay);
  const loaded = (await send(seconds)) as Loaded;
  await Promise.all([relay.stop(), load.stop()]);
  return loaded;
}
