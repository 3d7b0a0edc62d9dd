import type { MountedSnippet } from '@adviser-widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EveryWidget, mountExamples, shownWidgets } from './every-widget.tsx';
import everyWidget from './every-widget.tsx?raw';
import { themeParameters, type Theme } from './theme.ts';
import { themes } from './themes.ts';

/** Every widget in the theme of three brands that have nothing in common. */
const meta = {
  id: 'brands',
  title: 'Guides/Brands (every widget, themes, serif, square, dark, dense, large)',
  tags: ['!autodocs'],
  component: EveryWidget,
  args: { snippets: [] },
  parameters: {
    storyCode: {
      html: [...shownWidgets.forms, ...shownWidgets.others].map(({ example }) => example).join('\n'),
      jsx: everyWidget,
    },
  },
} satisfies Meta<typeof EveryWidget>;

export default meta;

type Story = StoryObj<typeof meta>;

function brand(theme: Theme, widgets: keyof typeof shownWidgets): Story {
  return {
    globals: { viewport: { value: 'desktop' } }, // all states are also looked at on narrow screens
    parameters: { ...themeParameters(theme), hasOwnRoot: true, hostWidth: 'none' },
    beforeEach: async ({ loaded }) => {
      const snippets = await mountExamples(shownWidgets[widgets]);
      loaded.snippets = snippets;
      return () => snippets.forEach((snippet) => snippet.remove());
    },
    render: (_args, { loaded }) => <EveryWidget snippets={loaded.snippets as readonly MountedSnippet[]} />,
    play: async ({ canvasElement }) => {
      const states = () =>
        Array.from(
          canvasElement.querySelectorAll('[data-widget]'),
          (each) => `${each.getAttribute('data-widget')}: ${each.getAttribute('data-widget-state')}`,
        );
      await waitFor(() => expect(states().filter((state) => !state.endsWith(': ready'))).toEqual([]));
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    },
  };
}

export const BankForms = brand(themes.bank, 'forms');
export const BankPage = brand(themes.bank, 'others');
export const StartUpForms = brand(themes.startUp, 'forms');
export const StartUpPage = brand(themes.startUp, 'others');
export const GovernmentForms = brand(themes.government, 'forms');
export const GovernmentPage = brand(themes.government, 'others');
