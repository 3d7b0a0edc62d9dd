/**
 * Attributes of a placeholder, or parameters of a link, that are read. No widget has forty; to find one attribute a browser
 * looks through them all, so that a thousand times as many would take a million times as long.
 */
export const maxAttributes = 400;
