/** A tag of HTML or JSX, as text. */
export interface Tag {
  readonly start: string;
  /** '' for a tag without content. */
  readonly end: string;
  readonly children: readonly (Tag | string)[];
}

/** Writes tags below each other, and what is in a line of text within the line. */
export function writeTree(nodes: readonly (Tag | string)[], indent = ''): string {
  const shown = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
  if (shown.some((node) => typeof node === 'string')) return indent + nodes.map(inLine).join('').trim();
  return shown.map((node) => (typeof node === 'string' ? node : writeTag(node, indent))).join('\n');
}

function writeTag(tag: Tag, indent: string): string {
  const { start, end, children } = tag;
  const isShort = children.every((child) => typeof child === 'string' || child.end === '' || isText(child));
  const line = indent + inLine(tag);
  if (end === '' || (isShort && line.length <= 100)) return line;
  return `${indent}${start}\n${writeTree(children, `${indent}  `)}\n${indent}${end}`;
}

function isText({ children }: Tag): boolean {
  return children.every((child) => typeof child === 'string');
}

function inLine(node: Tag | string): string {
  return typeof node === 'string' ? node : node.start + node.children.map(inLine).join('') + node.end;
}
