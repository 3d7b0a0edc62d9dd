import type { ComponentProps, ReactNode } from 'react';
import { ScrollArea } from './ScrollArea.tsx';

interface TableProps {
  /** The caption: a few words on what the table contains. */
  readonly caption: string;
  readonly heads: readonly string[];
  /** The table's rows. */
  readonly children: ReactNode;
}

/** A table of the catalogue, with a caption and horizontal scrolling on narrow screens. */
export function Table({ caption, heads, children }: TableProps) {
  return (
    <ScrollArea label={caption}>
      <table>
        <caption className="table__caption">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollArea>
  );
}

/** A table in an MDX page. The heading before it names it. */
export function PageTable(props: ComponentProps<'table'>) {
  return (
    <ScrollArea>
      <table {...props} />
    </ScrollArea>
  );
}
