/** Query parameters that a visit may start with, and the names of their cookies. */
export const queryNames = ['aaid', 'ceid', 'user_class', 'lib_campaign'] as const;

export type QueryName = (typeof queryNames)[number];
