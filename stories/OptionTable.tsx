import type { ReactNode } from 'react';

interface Props {
  /** What the options are: the head of the first column. */
  readonly of: string;
  /** One row per option, of five cells. */
  readonly children: ReactNode;
}

/** What somebody can set: how each option is written, what it means, takes, and is without a value. */
export function OptionTable({ of, children }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">What it is for</th>
          <th scope="col">Takes</th>
          <th scope="col">Without it</th>
          <th scope="col">For example</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
