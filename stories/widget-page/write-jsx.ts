import parse from 'html-react-parser';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import writeElement from 'react-element-to-jsx-string';

/** Writes an element as JSX, for code to copy: correct, but not yet laid out. */
export function writeJsx(
  component: string,
  { children, ...props }: Readonly<Record<string, unknown>>,
): string {
  const isFragment = isValidElement<{ readonly children: ReactNode }>(children) && children.type === Fragment;
  const content = isFragment ? children.props.children : children;
  return writeElement(createElement(component, { ...props, children: content }), {
    // An example needs no functions.
    filterProps: (value) => value !== undefined && value !== null && typeof value !== 'function',
    showDefaultProps: true,
    sortProps: false,
    useBooleanShorthandSyntax: false, // the short form leaves out what is false
  });
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
