import { cutText } from '@adviser-widgets/core/internal';
import { maxLineLength } from '../dom/limits.ts';

/** Terminals obey control characters, logs start a line at line ends, invisible marks mislead readers. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

/** CI commands: `::error::` at the start of a line, `##[error]` and `##vso[…]` anywhere. */
const commands: readonly (readonly [RegExp, string, string])[] = [
  [/::(?=[a-z])/gi, ':', ':'],
  [/##(?=[a-z]*\[)/gi, '#', '#'],
];

const credentials = /([a-z][a-z\d+.-]{0,20}:)?\/\/[^\s/?#"'<>@]{1,500}@/gi;
const queryValue = /([?&][\w.~%[\]-]{1,100}=)[^\s&#"'<>;,)]+/g;
/** Our own example of an attribute: its address does not come from the page. */
const ownExample = /(for example data-[\w-]+="[^"]*")/;

/** Makes foreign text one line that is safe for a terminal and a CI log. */
export function printable(text: string): string {
  const line = withoutSecrets(cut(text)).replace(unprintable, (character) => `\\u{${codeOf(character)}}`);
  return commands.reduce(
    (safe, [pattern, first, second]) => safe.replace(pattern, `${first}\\u{${codeOf(second)}}`),
    line,
  );
}

/** Does not change the JSON's meaning. */
export function printableJson(json: string): string {
  const escape = (character: string) =>
    character === '\n'
      ? character
      : [...Array(character.length).keys()]
          .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
          .join('');
  const safe = json.replace(unprintable, escape);
  return commands.reduce(
    (text, [pattern, first, second]) => text.replace(pattern, `${first}${escape(second)}`),
    safe,
  );
}

/** Masks user and password of an address, and the values of its query. */
export function withoutSecrets(text: string): string {
  const mask = (part: string) => part.replace(credentials, '$1//***@').replace(queryValue, '$1***');
  return text
    .split(ownExample)
    .map((part, index) => (index % 2 ? part : mask(part)))
    .join('');
}

export function cut(text: string): string {
  return text.length > maxLineLength
    ? `${cutText(text, maxLineLength)}… (stopped after ${maxLineLength} characters)`
    : text;
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16);
}
