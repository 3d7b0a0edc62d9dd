import type { ReactNode } from 'react';

export const calculators = ['Repayments', 'Borrowing power', 'Extra repayments', 'Refix', 'Deposit', 'Insurance', 'Budget', 'Rent or buy', 'Debt consolidation'];

/** An entry of a list for each, with a link. */
export function links(names: readonly string[]): ReactNode[] {
  return names.map((name) => (
    <li key={name}>
      <a href={`#${name}`}>{name}</a>
    </li>
  ));
}

/** Something to scroll by. */
export function Paragraphs() {
  return (
    <>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>Good advice takes its time, and so does paragraph {index + 1}.</p>
      ))}
    </>
  );
}

/** Scrolls at once; the undo of a story's play function is the next story. */
export function scrollPage(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}
