/** The configuration's ids for Heap. */
export const analyticsIds = { production: 'sandbox-production', development: 'sandbox-development' } as const;
