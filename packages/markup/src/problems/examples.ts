/**
 * Examples of attributes, by widget and attribute. The build of the CDN folder fills them in here and removes
 * them from the definitions that visitors download. Elsewhere, definitions carry their own.
 */
export const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
