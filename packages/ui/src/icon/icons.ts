import type { IconName } from './icon-names.ts';

/** One stroke of 2 px width on a grid of 24 × 24 (H37). */
interface IconModule {
  readonly path: string;
}

/** Loads an icon's path. */
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
