/** The names of the icons, for `Icon` and `data-icon`. */
export const iconNames = [
  'comments',
  'arrow-right-long',
  'insurance',
  'personal-loans',
  'construction',
  'tailored',
  'angle-double-right',
  'document-chart',
  'hand',
  'chart-line',
  'commercial-building',
  'deposits',
  'phone',
] as const;

/** The name of an icon. */
export type IconName = (typeof iconNames)[number];
