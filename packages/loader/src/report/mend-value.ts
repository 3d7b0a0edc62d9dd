import { parseValue, type Kind, type Limits } from '@adviser-widgets/core';
import { suggest } from '@adviser-widgets/widget/words';

interface ReadAs extends Limits {
  readonly name: string;
  readonly kind: Kind;
}

/** What an author nearly wrote, or `undefined` where that would be a guess: 30 s for a time in ms is no 30. */
export function mendValue(text: string, attribute: ReadAs): string | undefined {
  const candidate = mends[attribute.kind]?.(text.trim(), attribute);
  return candidate !== undefined && parseValue(attribute.kind, candidate, attribute) ? candidate : undefined;
}

type Mend = (text: string, attribute: ReadAs) => string | undefined;

const number: Mend = (text) =>
  text
    .replace(/\s*(px|ms)$/i, '')
    .replace(/(\d)[,\s](?=\d{3}\b)/g, '$1')
    .replace(/^(\d*),(\d{1,2})$/, '$1.$2');

const mends: Partial<Record<Kind, Mend>> = {
  number,
  integer: (text, attribute) => number(text, attribute)?.replace(/\.0+$/, ''),
  // closable="closable" is how XHTML writes a flag.
  flag: (text, { name }) => flags.get(text.toLowerCase()) ?? (text.toLowerCase() === name ? 'true' : undefined),
  choice: (text, { choices = [] }) => {
    const word = text.toLowerCase().replace(/[\s_]+/g, '-');
    return choices.includes(word) || word.length < 4 ? word : suggest(word, choices);
  },
  json: (text) => {
    const plain = text.replace(/,(?=\s*[}\]])/g, '');
    return plain.includes('"') ? plain : plain.replaceAll("'", '"');
  },
};

const flags = new Map([
  ...['on', 'enabled', 'checked', 'y', 'ture'].map((word): [string, string] => [word, 'true']),
  ...['off', 'disabled', 'none', 'n', 'flase'].map((word): [string, string] => [word, 'false']),
]);
