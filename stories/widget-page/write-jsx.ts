import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { writeTree, type Tag } from './write-tree.ts';

/** Writes React nodes as JSX, for code to copy. */
export function writeJsx(node: ReactNode, indent = ''): string {
  return writeTree(tagsOf(node), indent);
}

function tagsOf(node: ReactNode): (Tag | string)[] {
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(tagsOf);
  if (!isValidElement<Record<string, unknown>>(node))
    return typeof node === 'string' || typeof node === 'number' ? [escaped(String(node))] : [];
  const { children, ...props } = node.props;
  const inside = tagsOf(children as ReactNode); // React's own type of it
  const name = nameOf(node.type);
  if (name === '') return inside;
  const start = [name, ...Object.entries(props).flatMap(writeProp)].join(' ');
  if (inside.length === 0) return [{ start: `<${start} />`, end: '', children: [] }];
  return [{ start: `<${start}>`, end: `</${name}>`, children: inside }];
}

/** Writes a prop; nothing for `undefined`, and for functions, which an example does not need. */
export function writeProp([name, value]: readonly [name: string, value: unknown]): string[] {
  if (value === undefined || value === null || typeof value === 'function') return [];
  if (value === true) return [name];
  if (typeof value === 'string' && !/["\n\\]/.test(value)) return [`${name}="${value}"`];
  return [`${name}={${writeValue(value)}}`];
}

function writeValue(value: unknown): string {
  if (isValidElement(value)) {
    const tags = tagsOf(value);
    const [first] = tags;
    return tags.length === 1 && typeof first === 'object'
      ? writeTree(tags)
      : `<>\n${writeTree(tags, '  ')}\n</>`;
  }
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return writeList(value.map(writeValue));
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, each]) => `${keyOf(name)}: ${writeValue(each)}`);
  return `{ ${fields.join(', ')} }`;
}

function writeList(values: readonly string[]): string {
  const line = `[${values.join(', ')}]`;
  if (line.length <= 80) return line;
  return `[\n${values.map((each) => `  ${each.replaceAll('\n', '\n  ')},\n`).join('')}]`;
}

/** Converts parsed HTML to one React node: a text, an element or a fragment. */
export function readFragment(nodes: Iterable<Node>): ReactNode {
  const read = readDom(nodes).filter((node) => typeof node !== 'string' || node.trim() !== '');
  return read.length === 1 ? read[0] : createElement(Fragment, null, ...read);
}

/** Converts parsed HTML to React nodes. */
export function readDom(nodes: Iterable<Node>): ReactNode[] {
  return [...nodes].flatMap((node, index): ReactNode[] => {
    if (node instanceof Element) {
      const props = Object.fromEntries(Array.from(node.attributes, readAttribute));
      return [createElement(node.localName, { key: index, ...props }, ...readDom(node.childNodes))];
    }
    return node instanceof Text ? [node.data.replace(/\s+/g, ' ')] : [];
  });
}

function readAttribute({ name, value }: Attr): [name: string, value: unknown] {
  if (name === 'style') return ['style', readStyle(value)];
  const renamed = { class: 'className', for: 'htmlFor', srcset: 'srcSet', tabindex: 'tabIndex' }[name];
  return [renamed ?? name, value === '' && /^(open|hidden|checked|disabled)$/.test(name) ? true : value];
}

function readStyle(text: string): Record<string, string> {
  const declarations = text.split(';').filter((each) => each.includes(':'));
  return Object.fromEntries(
    declarations.map((each) => {
      const [name = '', ...value] = each.split(':');
      return [
        name.trim().replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value.join(':').trim(),
      ];
    }),
  );
}

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  return typeof type === 'function' ? type.name : ''; // a fragment
}

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}

function escaped(text: string): string {
  return text.replace(/[{}<>]/g, (sign) => `{'${sign}'}`);
}
