import { unshadowed } from '@adviser-widgets/core/internal';

/** In an editor's notation: `data-words="a, b"`, or `words=a%2C%20b` for a link with its props in it. */
export function written(attribute: string, value?: string, element?: Element): string {
  const own = element && unshadowed(element);
  const isInLink = own !== undefined && !own.hasAttribute('data-widget') && !own.hasAttribute(attribute);
  const name = isInLink ? attribute.replace(/^data-/, '') : attribute;
  if (value === undefined) return name;
  return isInLink ? `${name}=${inAddress(value)}` : `${name}=${quoted(value)}`;
}

/** encodeURIComponent throws on half of a surrogate pair, left where a long text was cut. */
function inAddress(value: string): string {
  return encodeURIComponent(value.replace(/[\ud800-\udbff](?![\udc00-\udfff])/g, ''));
}

function quoted(value: string): string {
  if (!value.includes('"')) return `"${value}"`;
  return value.includes("'") ? `"${value.replaceAll('"', '&quot;')}"` : `'${value}'`;
}
