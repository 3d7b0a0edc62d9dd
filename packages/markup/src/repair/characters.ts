// Parts of patterns, for what people and programs write in place of the plain characters of HTML.

/** In a class: of no width. */
export const invisible = String.raw`\u00ad\u034f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0e\ufe0f\ufeff`;

/** In a class: hyphens and dashes of every kind. */
export const dashes = String.raw`\p{Pd}\u2212`;

/** In a class: around what was the value of an attribute of an element, whose own quotes are not known. */
export const opened = '\ue001';
export const closed = '\ue002';

const characters = `"'“”„‟″‘’‚‛′«»‹›\`´「」『』＂＇〝〞❝❞${opened}${closed}`;
const entities = 'quot|apos|[lr]dquo|bdquo|[lr]squo|sbquo|[lr]s?aquo|#0*3[49]|#x2[27]|#822[0-2]|#821[6-8]';

/** One quote of any kind, as a character or an entity. */
export const quote = String.raw`(?:\\*[${characters}]|&(?:${entities});)`;

/** One space of any kind, or what people write between attributes instead. */
export const gap = String.raw`(?:[\s,;|${invisible}]|&(?:nbsp|#160|#xa0|gt);)`;

const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j', ԁ: 'd', һ: 'h' },
  ...{ α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i' },
};

// eslint-disable-next-line no-misleading-character-class -- each is invisible by itself
const odd = new RegExp(`[\\s${invisible}]`, 'gu');
const anyDash = new RegExp(`[${dashes}]`, 'gu');

/** The name that was meant, in lower case and with plain characters. */
export function straightName(name: string): string {
  const plain = name
    .replace(odd, '')
    .replace(anyDash, '-')
    .replace(/[\u0370-\u0529]/g, (letter) => lookalikes[letter] ?? letter)
    .toLowerCase();
  return /^(data|aria)[-_]/.test(plain) ? plain.replace(/(?<=[a-z\d])_(?=[a-z\d])/g, '-') : plain;
}
