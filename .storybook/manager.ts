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
  // Titles end in search terms in brackets, which the tree omits.
  sidebar: { renderLabel: ({ name }) => name.replace(/ \(.*\)$/, '') },
});
