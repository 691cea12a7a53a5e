/** Returns how long to send nothing after the `refusals`-th refusal in a row (from 1): from 1 s to 60 s, doubling, up to twice that by chance. */
export declare function backOffMs(refusals: number, chance: number): number;
