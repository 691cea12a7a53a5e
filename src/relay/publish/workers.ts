import { type Lane, type LaneOptions, startLane } from './poll-loop.ts';

/** What a team is made of. */
export interface TeamOptions extends Omit<LaneOptions, 'run'> {
  readonly size: number;
  /** How often somebody looks for what comes due unasked, in milliseconds. */
  readonly pollMs: number;
  /** As a lane's; calls `onTaken` before it begins what takes long, and answers `pollMs` where there was nothing to do. */
  readonly run: (onTaken: () => void) => Promise<number>;
}

/** Who is on standby looks all the same after this, in milliseconds. */
const STANDBY_MS = 30_000;

/**
 * Begins several lanes for the same work, so that a piece that takes long holds up no other. One of them is on the lookout for all: the
 * first that has nothing under way. Who begins a piece passes that on, so that it is enough to wake that one.
 */
export function startTeam({ name, size, run, pollMs, clock, log }: TeamOptions): Lane {
  const busy = new Set<number>();
  const lookout = (): number => team.findIndex((_, index) => !busy.has(index));
  const work = async (index: number): Promise<number> => {
    const nextMs = await run(() => {
      busy.add(index);
      team[lookout()]?.wake();
    }).finally(() => busy.delete(index));
    return nextMs < pollMs || index === lookout() ? nextMs : STANDBY_MS;
  };
  const team: readonly Lane[] = Array.from({ length: size }, (_, index) =>
    startLane({ name: `${name} ${index + 1}`, run: () => work(index), clock, log }),
  );
  return {
    wake: () => {
      const onLookout = team[lookout()];
      for (const lane of onLookout === undefined ? team : [onLookout]) lane.wake();
    },
    stop: async () => {
      await Promise.all(team.map((lane) => lane.stop()));
    },
  };
}
