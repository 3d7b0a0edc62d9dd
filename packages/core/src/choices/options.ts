/** One choice in a list: the value sent and the label shown. Values are always text (row 17). */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What the visitor would like to discuss (spec section 3, Subject). */
export const subjects: readonly Option[] = [
  { value: '1', label: 'Home Loans' },
  { value: '3', label: 'Investment Loans' },
  { value: '4', label: 'Insurance' },
  { value: '5', label: 'Debt Consolidation' },
  { value: '6', label: 'Business Loans' },
  { value: '13', label: 'Personal Loans' },
  { value: '14', label: 'Refix' },
];
