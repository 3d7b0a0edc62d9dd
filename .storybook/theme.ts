import { create } from 'storybook/theming';
import { codeTypeface, typeface } from './typeface.ts';

/** The look of the catalogue: sidebar and pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'Adviser widgets',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: '#0b2545',
  colorSecondary: '#0f766e',
  appBg: '#fbf8f3',
  fontBase: typeface,
  fontCode: codeTypeface,
});
