const start = String.raw`^(?:https?:)?(?://)?`;

/** The page of a video on Vimeo, or its player; the group is its id. */
export const vimeoVideo = String.raw`${start}(?:(?:www\.)?vimeo\.com/(?:channels/[\w-]+/|groups/[\w-]+/videos/)?|player\.vimeo\.com/video/)(\d+)(?![\w-])`;

/** The same of one that is not listed; the second group is its key. */
export const unlistedVideo = String.raw`${vimeoVideo}(?:/|\?(?:[^#]*&)?h=)([\da-f]{6,})`;

/** Any page of Vimeo but those that are made for a frame. */
export const vimeoPage = String.raw`${start}(?:www\.)?vimeo\.com/(?!.*/embed)`;

/** What a frame shows of a video on Vimeo, with the groups of the patterns above. */
export const vimeoPlayer = 'https://player.vimeo.com/video/$1';
export const unlistedPlayer = `${vimeoPlayer}?h=$2`;
