/** The first day on which a widget shows. */
export const from = {
  kind: 'date',
  label: 'First day',
  description:
    'The first day it shows. A day begins at midnight in New Zealand, or in the time zone of your site.',
  example: '2026-12-18',
} as const;

/** The last day on which a widget shows. */
export const until = {
  kind: 'date',
  label: 'Last day',
  notBefore: 'from',
  description: 'The last day it shows, to its end.',
  example: '2027-01-05',
} as const;
