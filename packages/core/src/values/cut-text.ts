/** Returns at most `max` UTF-16 units of a text, and no half of an emoji, which servers refuse. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
