import { camelCase, type Attribute, type Definition } from '@adviser-widgets/widget';

/** Returns the definition's example with the attributes in `args`, omitting those at their default. */
export function snippetWith(
  definition: Pick<Definition, 'attributes' | 'example'>,
  args: Readonly<Record<string, unknown>>,
): string {
  const page = new DOMParser().parseFromString(definition.example, 'text/html');
  const placeholder = page.querySelector('[data-widget]');
  if (!placeholder) return definition.example;
  for (const [name, attribute] of Object.entries(definition.attributes)) {
    placeholder.removeAttribute(`data-${name}`);
    const value = args[camelCase(name)];
    if (value === undefined || value === attribute.default) continue;
    placeholder.setAttribute(`data-${name}`, asText(attribute, value));
  }
  return withSingleQuotes(placeholder.outerHTML);
}

/** Formats a value as an editor writes it. */
function asText({ kind }: Attribute, value: unknown): string {
  if (kind === 'json') return JSON.stringify(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** JSON goes between single quotes, as the guides write it. */
export function withSingleQuotes(html: string): string {
  return html.replace(
    /="([^"']*&quot;[^"']*)"/g,
    (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`,
  );
}
