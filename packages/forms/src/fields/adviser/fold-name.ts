/** No name is longer, and normalising many marks takes quadratic time. */
const maxLength = 1000;

/** Normalises a name for comparison: "Mārama  O’Neill" and "marama o'neill" are the same. */
export function foldName(text: string): string {
  const letters = text
    .slice(0, maxLength)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]+/gu, '');
  return letters
    .replace(/[`´‘’‛ʹʻʼʽˈ′＇]/g, "'")
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
