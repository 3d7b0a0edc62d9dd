import { toJson } from '@adviser-widgets/core/internal';
import { isJson } from '../repair/is-json.ts';

/** Corrects single quotes, unquoted names, a trailing comma, a missing bracket. */
export function correctedJson(text: string): string | undefined {
  if (!/\w/.test(text)) return undefined; // nothing but punctuation
  const strict = withStrictTokens(text);
  const candidates = [text, strict, `${strict}}`, `${strict}]`, `${strict}}]`, `[${strict}]`, `{${strict}}`];
  return candidates.find(isJson);
}

const words = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['undefined', 'null'],
]);

function withStrictTokens(text: string): string {
  // No backtracking: a string ends with the text at the latest, and a name starts at its first letter.
  const tokens =
    /"(?:[^"\\]|\\.)*(?:"|$)|'((?:[^'\\]|\\.)*)(?:'|$)|(?<![\w$])[A-Za-z_$][\w$]*(?![\w$])(?=\s*:)|,(?=\s*[\]}])|\b(?:True|False|None|undefined)\b/g;
  return text
    .replace(/[“”„″]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(tokens, (token, quoted: string | undefined) => {
      if (quoted !== undefined) return toJson(quoted.replaceAll("\\'", "'"));
      if (token.startsWith('"')) return token;
      return token === ',' ? '' : (words.get(token) ?? toJson(token));
    });
}
