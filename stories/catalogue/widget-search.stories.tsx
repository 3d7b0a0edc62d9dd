import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { convert, ThemeProvider } from 'storybook/theming';
import { theme } from '../../.storybook/theme.ts';
import { WidgetSearch } from './WidgetSearch.tsx';

const meta = {
  title: 'Reference/Parts/Widget search',
  tags: ['!autodocs'],
  component: WidgetSearch,
  parameters: { storyCode: { jsx: '<WidgetSearch />' } },
  decorators: [
    // As documentation pages have it around them, which are always light.
    (Story) => (
      <ThemeProvider theme={convert(theme)}>
        <div style={{ padding: 16, background: '#fff' }}>
          <Story />
        </div>
      </ThemeProvider>
    ),
  ],
} satisfies Meta<typeof WidgetSearch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ByTask: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a widget' }), 'newsletter');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 widget');
    await expect(canvas.getByRole('link', { name: 'Subscription centre' })).toBeVisible();
  },
};

export const Mistyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'newsleter');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 widget for “newsletter”');
  },
};

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'weather forecast');
    await expect(canvas.getByRole('status')).toHaveTextContent('No widget has all of these words.');
  },
};
