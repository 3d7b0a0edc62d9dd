import { isJson } from '../repair/is-json.ts';

/** JSON as its author meant it: single quotes, bare names, a comma too many, a bracket too few. */
export function correctedJson(text: string): string | undefined {
  if (!/\w/.test(text)) return undefined; // nothing is left of it
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
  // Strings end at the latest with the text, and names begin at their first letter: nothing is looked at twice.
  const tokens = /"(?:[^"\\]|\\.)*(?:"|$)|'((?:[^'\\]|\\.)*)(?:'|$)|(?<![\w$])[A-Za-z_$][\w$]*(?![\w$])(?=\s*:)|,(?=\s*[\]}])|\b(?:True|False|None|undefined)\b/g;
  return text.replace(/[“”„″]/g, '"').replace(/[‘’]/g, "'").replace(tokens, (token, quoted: string | undefined) => {
    if (quoted !== undefined) return JSON.stringify(quoted.replaceAll("\\'", "'"));
    if (token.startsWith('"')) return token;
    return token === ',' ? '' : (words.get(token) ?? JSON.stringify(token));
  });
}
