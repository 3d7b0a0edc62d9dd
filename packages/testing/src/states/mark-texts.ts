/** Not drawn, and white space to the matchers of Testing Library. */
export const mark = '\uFEFF';

/** Replaces each text by itself with a mark before each word; inside, it is before the space, where a line may still break. */
export function markTexts(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, mark + text.replace(/ /g, `${mark} `)]),
  );
}

export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}
