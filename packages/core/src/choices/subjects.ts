import { defineOptions } from './define-options.ts';

/** What the visitor would like to discuss. */
export const subjects = defineOptions('subject', [
  { value: '1', label: 'Home Loans' },
  { value: '3', label: 'Investment Loans' },
  { value: '4', label: 'Insurance' },
  { value: '5', label: 'Debt Consolidation' },
  { value: '6', label: 'Business Loans' },
  { value: '13', label: 'Personal Loans' },
  { value: '14', label: 'Refix' },
]);
