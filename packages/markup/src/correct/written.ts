/**
 * An attribute as an editor writes it: `data-words="a, b"`, in single quotes where the value holds
 * double ones. In a link that carries its props in its address, `words=a%2C%20b` instead. Without a
 * value, the name alone.
 */
export function written(attribute: string, value?: string, element?: Element): string {
  const isInLink = element !== undefined && !element.hasAttribute('data-widget') && !element.hasAttribute(attribute);
  const name = isInLink ? attribute.replace(/^data-/, '') : attribute;
  if (value === undefined) return name;
  return isInLink ? `${name}=${inAddress(value)}` : `${name}=${quoted(value)}`;
}

/** Half of a letter, where a long text was cut, has no escape. */
function inAddress(value: string): string {
  return encodeURIComponent(value.replace(/[\ud800-\udbff](?![\udc00-\udfff])/g, ''));
}

function quoted(value: string): string {
  if (!value.includes('"')) return `"${value}"`;
  return value.includes("'") ? `"${value.replaceAll('"', '&quot;')}"` : `'${value}'`;
}
