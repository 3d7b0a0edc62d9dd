import type { ReactNode } from 'react';

export const calculators = [
  'Repayments',
  'Borrowing power',
  'Extra repayments',
  'Refix',
  'Deposit',
  'Insurance',
  'Budget',
  'Rent or buy',
  'Debt consolidation',
];

/** Returns a list item with a link for each name. */
export function links(names: readonly string[]): ReactNode[] {
  return names.map((name) => (
    <li key={name}>
      <a href={`#${name}`}>{name}</a>
    </li>
  ));
}

/** Enough text to scroll. */
export function Paragraphs() {
  return (
    <>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>Good advice takes its time, and so does paragraph {index + 1}.</p>
      ))}
    </>
  );
}

/** Scrolls instantly. The next story resets the position. */
export function scrollPage(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}
