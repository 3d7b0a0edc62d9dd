/** The vendor takes 512 bytes; a UTF-16 unit is at most three of them. */
const longest = 170;

/**
 * What is searched for when a visitor typed `text`: well-formed, without control characters, at most 170 UTF-16 units.
 * Empty where no letter, digit or symbol is left, as the vendor would answer dots and slashes with everything it has.
 */
export function cleanQuery(text: string): string {
  const query = text
    .slice(0, 4 * longest) // a book that was pasted is not read to its end
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  return /[\p{L}\p{N}\p{S}]/u.test(query) ? query : '';
}
