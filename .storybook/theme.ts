import { create } from 'storybook/theming';

/** The one typeface of the catalogue, which every system has: no download, and no other beside it. */
export const typeface =
  "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, system-ui, sans-serif";

/** For code. */
export const codeTypeface = 'ui-monospace, Menlo, Consolas, monospace';

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
