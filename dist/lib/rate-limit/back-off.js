const FIRST_MS = 1_000;
const MAX_MS = 60_000;
/** Returns how long to send nothing after the `refusals`-th refusal in a row (from 1): from 1 s to 60 s, doubling, up to twice that by chance. */
export function backOffMs(refusals, chance) {
    const ceiling = Math.min(MAX_MS, FIRST_MS * 2 ** refusals);
    return (ceiling / 2) * (1 + chance);
}
