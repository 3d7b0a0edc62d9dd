/** Returns at most `max` UTF-16 units of a text, and no half of an emoji, which servers refuse. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

/** Returns a text as it is quoted: at most `max` UTF-16 units, and an ellipsis if there were more. */
export function shorten(text: string, max: number): string {
  return text.length > max ? `${cutText(text, max).trimEnd()}…` : text;
}
