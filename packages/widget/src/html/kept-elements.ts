/** The elements that the sanitiser keeps in HTML of an attribute. Only links keep an attribute, their address. */
export const keptElements: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'b', 'i', 'br', 'span', 'p']);
