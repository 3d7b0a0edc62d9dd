import type { ReactNode } from 'react';
import { ScrollArea } from './ScrollArea.tsx';

interface TableProps {
  /** What the table holds, in a few words: its caption. */
  readonly caption: string;
  readonly heads: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table of the catalogue, with a caption and room to scroll on narrow screens. */
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
