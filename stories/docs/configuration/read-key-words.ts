export interface KeyWords {
  readonly meaning: string;
  /** A valid value, as in the JSON. */
  readonly example: unknown;
}

/** The words for each key by its dotted path, in the sections of the table. */
export type WordsBySection = Readonly<Record<string, Readonly<Record<string, KeyWords>>>>;

/** The start of a group, a docstring with the name of its key, or the end of a group. */
const parts =
  /(?<group>\w+): \{$|\/\*\*(?<docstring>(?:(?!\*\/)[^])*)\*\/\s*(?<key>\w+):(?! \{$)|^ *(?<end>\}),$/gm;

/**
 * Reads the docstrings in `source`, the table of configuration keys. `@section` begins a section, and `@example` is followed by
 * JSON.
 */
export function readKeyWords(source: string): WordsBySection {
  const sections: Record<string, Record<string, KeyWords>> = {};
  const groups: string[] = [];
  let section = '';
  const table = source.slice(source.indexOf('export const configKeys'));
  for (const { groups: { docstring, key = '', group, end } = {} } of table.matchAll(parts)) {
    if (group) groups.push(group);
    if (end) groups.pop();
    if (!docstring) continue;
    const [meaning = '', ...tags] = docstring
      .replace(/\s+\*?\s*/g, ' ')
      .trim()
      .split(' @');
    const tagged = Object.fromEntries(tags.map((tag) => tag.split(/ (.*)/)));
    section = tagged.section ?? section;
    const path = [...groups, key].join('.');
    (sections[section] ??= {})[path] = { meaning, example: JSON.parse(tagged.example ?? '') as unknown };
  }
  return sections;
}
