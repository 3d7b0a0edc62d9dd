/** Contract section 2. */
export const analyticsIds = { production: 'sandbox-production', development: 'sandbox-development' } as const;
