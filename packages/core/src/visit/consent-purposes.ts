/**
 * What a visitor can agree to. `analytics` includes tracking cookies, `videos` is a
 * video's picture before it is played; leads never wait.
 */
export const consentPurposes = ['analytics', 'chat', 'maps', 'videos'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];
