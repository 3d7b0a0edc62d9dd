/**
 * Examples of attributes, by widget and attribute: the build of the CDN folder writes them in here, and
 * leaves them out of the definitions that visitors download. Elsewhere definitions carry their own.
 */
export const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
