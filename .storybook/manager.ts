import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Adviser widgets',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#0b2545',
    colorSecondary: '#0f766e',
    appBg: '#fbf8f3',
  }),
  // Titles end in the words that people search a widget by, in brackets. The tree does without.
  sidebar: { renderLabel: ({ name }) => name.replace(/ \(.*\)$/, '') },
});
