import type { ReactNode } from 'react';
import { Table } from './catalogue/Table.tsx';

interface Props {
  /** What the options are: the head of the first column. */
  readonly of: string;
  readonly caption: string;
  /** One row per option, of five cells. */
  readonly children: ReactNode;
}

/** What somebody can set: how each option is written, what it means, takes, and is without a value. */
export function OptionTable({ of, caption, children }: Props) {
  return (
    <Table caption={caption} heads={[of, 'What it is for', 'Takes', 'Without it', 'For example']}>
      {children}
    </Table>
  );
}
