/**
 * Normalises a name for comparison. Ignores case, macrons and other marks, invisible characters, extra white
 * space and kinds of apostrophe. "Mārama  O’Neill" and "marama o'neill" are the same name (row 33).
 */
export function foldName(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]+/gu, '');
  return letters
    .replace(/[`´‘’ʻʼ′＇]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
