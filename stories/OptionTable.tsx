import type { ReactNode } from 'react';
import { Table } from './catalogue/Table.tsx';

interface Props {
  /** What the options are; heads the first column. */
  readonly of: string;
  readonly caption: string;
  /** One row per option, with five cells. */
  readonly children: ReactNode;
}

/** A table of options: how to write each, what it means, what it takes, and its default. */
export function OptionTable({ of, caption, children }: Props) {
  return (
    <Table caption={caption} heads={[of, 'What it is for', 'Takes', 'Without it', 'For example']}>
      {children}
    </Table>
  );
}
