import parse from 'html-react-parser';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** Writes React nodes as JSX, for code to copy: correct, but not yet laid out. */
export function writeJsx(node: ReactNode): string {
  if (Array.isArray(node)) return (node as ReactNode[]).map(writeJsx).join('');
  if (!isValidElement<Record<string, unknown>>(node))
    return typeof node === 'string' || typeof node === 'number' ? escaped(String(node)) : '';
  const { children, ...props } = node.props;
  const inside = writeJsx(children as ReactNode); // React's own type of it
  if (node.type === Fragment) return inside;
  const name = typeof node.type === 'string' ? node.type : node.type.name;
  const start = [name, ...Object.entries(props).flatMap(writeProp)].join(' ');
  return inside === '' ? `<${start} />` : `<${start}>${inside}</${name}>`;
}

/** Writes a prop; nothing for `undefined`, and for functions, which an example does not need. */
function writeProp([name, value]: readonly [name: string, value: unknown]): string[] {
  if (value === undefined || value === null || typeof value === 'function') return [];
  if (value === true) return [name];
  if (typeof value === 'string' && !/["\n\\]/.test(value)) return [`${name}="${value}"`];
  return [`${name}={${writeValue(value)}}`];
}

function writeValue(value: unknown): string {
  if (isValidElement(value)) return value.type === Fragment ? `<>${writeJsx(value)}</>` : writeJsx(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${writeValue(each)}`);
  return `{${fields.join()}}`;
}

function escaped(text: string): string {
  return text.replace(/[{}<>]/g, (sign) => `{'${sign}'}`);
}

/** Converts HTML to one React node, without the white space between its lines. */
export function readNode(html: string): ReactNode {
  const nodes = parse(
    html
      .trim()
      .replace(/>\s*\n\s*</g, '><')
      .replace(/\s+/g, ' '),
  );
  return Array.isArray(nodes) ? createElement(Fragment, null, ...nodes) : nodes;
}
