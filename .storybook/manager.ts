import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  // Titles end in search terms in brackets, which the tree omits.
  sidebar: { renderLabel: ({ name }) => name.replace(/ \(.*\)$/, '') },
});
