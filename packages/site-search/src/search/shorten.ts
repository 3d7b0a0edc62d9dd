/** Characters of what was typed that are read out or shown again, at most. */
const maxCharacters = 60;

export function shorten(typed: string): string {
  const letters = [...typed];
  return letters.length > maxCharacters ? `${letters.slice(0, maxCharacters).join('')}…` : typed;
}
