/** Most deliveries are smaller. */
export const LARGE_BYTES = 65_536;

/** One body's part of a budget: `hold` sets its bytes, `release` returns them. */
interface BodyShare {
  hold(bytes: number): void;
  release(): void;
}

/**
 * Returns a budget of `maxBytes`, as a function that opens a share for a body; `giveWay` is called once if the body has to make room. When
 * the budget is used up, a large body is dropped itself, and a small one displaces the oldest body: honest bodies arrive quickly, while an
 * attack on the memory has to leave bodies unfinished.
 */
export function createBodyBudget(maxBytes: number): (giveWay: () => void) => BodyShare {
  /** The shares in use, the oldest first. */
  const held = new Map<BodyShare, { readonly bytes: number; readonly giveWay: () => void }>();
  let totalBytes = 0;
  return (giveWay) => {
    let isOver = false;
    const set = (bytes: number): void => {
      totalBytes += bytes - (held.get(share)?.bytes ?? 0);
      if (bytes === 0) held.delete(share);
      else held.set(share, { bytes, giveWay });
    };
    const share: BodyShare = {
      hold: (bytes) => {
        if (isOver) return;
        set(bytes);
        for (const oldest of held.keys()) {
          if (totalBytes <= maxBytes || isOver) return;
          const chosen = bytes > LARGE_BYTES ? share : oldest;
          const leave = held.get(chosen)?.giveWay;
          chosen.release();
          leave?.();
        }
      },
      release: () => {
        isOver = true;
        set(0);
      },
    };
    return share;
  };
}
