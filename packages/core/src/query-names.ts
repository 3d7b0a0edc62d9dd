/** What a visit may begin with: parameters of a page's query, and the cookies that keep them (row 60). */
export const queryNames = ['aaid', 'ceid', 'user_class', 'lib_campaign'] as const;

export type QueryName = (typeof queryNames)[number];
