/** Characters of what was typed that are read out or shown again, at most. */
const limit = 60;

export function shorten(typed: string): string {
  const letters = [...typed];
  return letters.length > limit ? `${letters.slice(0, limit).join('')}…` : typed;
}
