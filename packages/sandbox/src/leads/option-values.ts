// The values of the option lists, written independently of the widgets' lists.

/** Home Loans, Investment Loans, Insurance, Debt Consolidation, Business Loans, Personal Loans, Refix. */
export const subjects: readonly string[] = ['1', '3', '4', '5', '6', '13', '14'];

/** Any time, Morning, Afternoon, Evening. */
export const bestTimes: readonly string[] = ['4', '1', '2', '3'];

/** From Our Website to Social Media; there is no 11. */
export const howHeard: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12', '13'];

/** The labels that visitors read, which are never sent. */
export const days: readonly string[] = [
  'As soon as possible',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
];
