/** The ids a page of this sandbox may give to the analytics script (contract section 2). */
export const analyticsIds = { production: 'sandbox-production', development: 'sandbox-development' } as const;
