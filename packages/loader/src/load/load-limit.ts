/** Milliseconds after which a download counts as failed, and a reserved height is given up. */
export const loadLimitMs = 30_000;
