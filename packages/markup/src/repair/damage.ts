/** Each kind of damage that people and their programs do to markup, with the sentence that describes it. */
const sentences = {
  unclosed: (names) => `a quote of ${names} is missing`,
  endless: (names) => `the closing quote of ${names} is missing, and the tag after it is lost`,
  endlessSlot: (names) => `the closing quote of ${names} is missing, and the slot after it is lost`,
  taken: (names) => `${names} is within the quotes of the value before it`,
  twice: (names) => `${names} is there twice, and only the first counts`,
  doubled: (names) => `the quotes of ${names} are doubled`,
  curly: (names) => `the quotes of ${names} are not straight`,
  quoted: (names) => `${names} has quotes around the name`,
  quote: (names) => `the quotes of ${names} are escaped, as \\" or &quot;`,
  nbsp: (names) => `a no-break space is in or before ${names} in place of an ordinary one`,
  space: (names) => `a space in or before ${names} is not an ordinary one`,
  cut: (names) => `a space is in ${names} where none belongs`,
  start: () => 'a space follows the < of its tags',
  invisible: (names) => `an invisible character is in or before ${names}`,
  dash: (names) => `a dash of another kind is in ${names} in place of a hyphen`,
  equals: (names) => `${names} is not followed by a plain equals sign`,
  comma: (names) =>
    `a comma, a semicolon or another sign is before ${names}; attributes have spaces between them`,
  name: (names) => `${names} is not spelt as the library reads it`,
  bracket: () => 'the brackets of its tags are of another kind; HTML has < and >',
  reply: () => 'each of its lines starts with >, as in an email reply',
  email: () => 'it is encoded as in the source of an email',
  spreadsheet: () => 'its quotes are doubled, as in a cell of a spreadsheet',
  chat: () => 'it is between backticks, as chats write code',
  escaped: (names) => `${names} was escaped once or more too often`,
  rewritten: (names) => `the address in ${names} was rewritten by a mail program, a search or a chat`,
  place: (names) => `${names} holds a link to a map in place of an address`,
  embed: (names) => `${names} holds embed code in place of an address`,
  translated: (names) => `${names} was changed by a translator; names of settings and widgets are in English`,
} as const satisfies Readonly<Record<string, (names: string) => string>>;

export type Damage = keyof typeof sentences;

const kinds = '“”„‟″‘’‚‛′«»‹›`´「」『』＂＇〝〞❝❞';
const isCurly = new RegExp(`^[${kinds}]|[${kinds}]$`, 'u');
const escaped = String.raw`(?:\\["']|&(?:quot|apos|#0{0,4}3[49]|#x2[27]);)`;
const isEscaped = new RegExp(`^${escaped}|${escaped}$`, 'i');
const isDoubled = /^(?:""|'')\s{0,9}[^"'\s]|[^"'\s]\s{0,9}(?:""|'')$/;

/** What is wrong with the quotes around a value, by the value as it was written, with its quotes. */
export function damageOfQuotes(raw: string): Damage {
  const text = raw.trim();
  if (isCurly.test(text)) return 'curly';
  if (isEscaped.test(text)) return 'quote';
  return isDoubled.test(text) ? 'doubled' : 'unclosed';
}

/** In words that fit after a colon. `names` are attributes, or whatever else was damaged. */
export function describeDamage(damage: Damage, names: readonly string[]): string {
  return sentences[damage](listNames(names));
}

/** The names in words, with four at most. */
export function listNames(names: readonly string[]): string {
  if (names.length > 4) return `${names.slice(0, 4).join(', ')} and others`;
  return names.length < 2 ? (names[0] ?? 'a name') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A kind of damage, and the attributes that have it. */
export type Damages = ReadonlyMap<Damage, readonly string[]>;

export function describeDamages(damages: Damages): string {
  return [...damages].map(([damage, names]) => describeDamage(damage, names)).join('; ');
}
