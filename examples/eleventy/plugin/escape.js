const entities = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '`': '&#96;',
};

/**
 * Writes an attribute. In Markdown, a blank line ends a tag, and a backtick before a tag pairs with one in it; so line
 * breaks and backticks are escaped too.
 */
export function attribute(name, value) {
  return ` ${name}="${String(value).replace(/[&<>"\n\r`]/g, (sign) => entities[sign])}"`;
}

/** Whether a name can be written as that of a `data-` attribute. A blank in it would begin another attribute. */
export function isAttributeName(name) {
  return /^[a-z][a-z0-9-]*$/.test(name);
}
