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

/** JSON goes between single quotes, as the guides write it. */
export function withSingleQuotes(html: string): string {
  return html.replace(
    /="([^"']*&quot;[^"']*)"/g,
    (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`,
  );
}
