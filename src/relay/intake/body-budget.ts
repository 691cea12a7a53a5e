/** Memory that the unfinished bodies of many requests share. */
export interface BodyBudget {
  /** Opens the share of one more body, which holds nothing yet; `giveWay` is called, once, if the body has to make room for others. */
  open(giveWay: () => void): BodyShare;
}

/** What one body holds of a budget. */
export interface BodyShare {
  /** Sets how many bytes the body holds by now. */
  hold(bytes: number): void;
  /** Gives back what the body holds; to be called once, at its end. */
  release(): void;
}

/** A body of more than this is large: most deliveries are smaller. */
export const LARGE_BYTES = 65_536;

/**
 * Returns a budget of `maxBytes`. When it is used up, a body that has grown large gives way itself, and for a small one the body that
 * started first does: an honest body arrives within a moment, while an attacker who wants to use up the memory has to leave bodies
 * unfinished.
 */
export function createBodyBudget(maxBytes: number): BodyBudget {
  /** In the order in which the bodies started. */
  const held = new Map<Share, number>();
  let totalBytes = 0;
  const set = (share: Share, bytes: number): void => {
    totalBytes += bytes - (held.get(share) ?? 0);
    if (bytes === 0) held.delete(share);
    else held.set(share, bytes);
  };
  return {
    open: (giveWay) => {
      const share: Share = {
        isOver: false,
        giveWay,
        hold: (bytes) => {
          if (share.isOver) return;
          set(share, bytes);
          for (const oldest of held.keys()) {
            if (totalBytes <= maxBytes || share.isOver) return;
            const chosen = bytes > LARGE_BYTES ? share : oldest;
            chosen.release();
            chosen.giveWay();
          }
        },
        release: () => {
          share.isOver = true;
          set(share, 0);
        },
      };
      return share;
    },
  };
}

interface Share extends BodyShare {
  isOver: boolean;
  readonly giveWay: () => void;
}
