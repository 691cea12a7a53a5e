/** The most needed first. */
const TURNS = { final: 0, essential: 1, follow: 2, other: 3, log: 4 };
/** Puts `waiter` into `queue` behind all that are needed as much or more. */
export function enqueue(queue, waiter) {
    const behind = queue.findLastIndex(({ purpose }) => TURNS[purpose] <= TURNS[waiter.purpose]);
    queue.splice(behind + 1, 0, waiter);
}
