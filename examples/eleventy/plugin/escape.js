const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\r': '&#13;' };

/** Writes an attribute. A line break is escaped too, because a blank line in a tag ends it in Markdown. */
export function attribute(name, value) {
  return ` ${name}="${String(value).replace(/[&<>"\n\r]/g, (sign) => entities[sign])}"`;
}
