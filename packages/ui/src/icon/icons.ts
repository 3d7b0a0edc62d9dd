import type { IconName } from './icon-names.ts';

/** A single 2 px stroke on a 24 × 24 grid. */
interface IconModule {
  readonly path: string;
}

/** Loaders of the icons' paths, by name. */
export const icons: Readonly<Record<IconName, () => Promise<IconModule>>> = {
  comments: () => import('./icons/comments.ts'),
  'arrow-right-long': () => import('./icons/arrow-right-long.ts'),
  insurance: () => import('./icons/insurance.ts'),
  'personal-loans': () => import('./icons/personal-loans.ts'),
  construction: () => import('./icons/construction.ts'),
  tailored: () => import('./icons/tailored.ts'),
  'angle-double-right': () => import('./icons/angle-double-right.ts'),
  'document-chart': () => import('./icons/document-chart.ts'),
  hand: () => import('./icons/hand.ts'),
  'chart-line': () => import('./icons/chart-line.ts'),
  'commercial-building': () => import('./icons/commercial-building.ts'),
  deposits: () => import('./icons/deposits.ts'),
  phone: () => import('./icons/phone.ts'),
};
