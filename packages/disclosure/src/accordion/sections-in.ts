import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A section that an application provides. */
export interface AccordionSection {
  readonly heading: ReactNode;
  readonly content: ReactNode;
}

/** What an app has written as children, as an editor would in a page. */
export interface SectionsInChildren {
  /** What comes before the first section. */
  readonly before: readonly ReactNode[];
  readonly sections: readonly AccordionSection[];
  /** The level of the headings, if headings begin the sections. */
  readonly level: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Reads headings with the content after them, or `<details>`, as sections. */
export function sectionsIn(children: ReactNode): SectionsInChildren {
  const nodes = flat(children);
  const first = nodes.findIndex(isMark);
  const mark = nodes[first];
  if (!isMark(mark)) return { before: nodes, sections: [], level: undefined };
  const sections: { heading: ReactNode; content: ReactNode[] }[] = [];
  for (const node of nodes.slice(first)) {
    if (isMark(node) && node.type === mark.type) sections.push(sectionOf(node));
    else sections.at(-1)?.content.push(node);
  }
  const level = levels.find((each) => mark.type === `h${each}`);
  return { before: nodes.slice(0, first), sections, level };
}

const levels = [2, 3, 4, 5, 6] as const;

type Mark = ReactElement<{ readonly children?: ReactNode }, string>;

function isMark(node: ReactNode): node is Mark {
  return isValidElement(node) && typeof node.type === 'string' && /^(h[2-6]|details)$/.test(node.type);
}

function sectionOf({ type, props: { children } }: Mark): { heading: ReactNode; content: ReactNode[] } {
  if (type !== 'details') return { heading: children, content: [] };
  const [summary, ...content] = flat(children);
  const heading = isValidElement<{ children?: ReactNode }>(summary) ? summary.props.children : summary;
  return { heading, content };
}

/** With a key for each; fragments are opened. */
function flat(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((node) =>
    isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment
      ? flat(node.props.children)
      : [node],
  );
}
