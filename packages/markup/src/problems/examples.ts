/** By widget. Filled by the build of the CDN folder; elsewhere, definitions carry their own examples. */
export const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
