import { camelCase, type Attribute, type Definition } from '@adviser-widgets/widget';
import { writeTree, type Tag } from './write-tree.ts';

/** Writes parsed nodes as an editor would, for snippets to copy. */
export function writeHtml(nodes: Iterable<Node>, indent = ''): string {
  return writeTree([...nodes].flatMap(tagsOf), indent);
}

function tagsOf(node: Node): (Tag | string)[] {
  if (node instanceof Text) return [node.data.replace(/\s+/g, ' ')];
  if (!(node instanceof Element)) return [];
  const shell = node.cloneNode(false) as Element; // of an element
  const [start = '', end = ''] = shell.outerHTML.split(/(?=<\/[^<]*$)/);
  return [{ start: withSingleQuotes(start), end, children: [...node.childNodes].flatMap(tagsOf) }];
}

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
function withSingleQuotes(html: string): string {
  return html.replace(
    /="([^"']*&quot;[^"']*)"/g,
    (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`,
  );
}
