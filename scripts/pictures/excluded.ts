/** Stories that are never still, by id, each with its reason. */
export const excluded: Readonly<Record<string, string>> = {};
