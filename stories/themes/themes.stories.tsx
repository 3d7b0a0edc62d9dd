import '@adviser-widgets/adviser-search/styles.css';
import '@adviser-widgets/banners/styles.css';
import '@adviser-widgets/subscription-centre/styles.css';
import { PropertyReportForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press } from '../lead-forms/play.ts';
import { ThemedWidgets } from './ThemedWidgets.tsx';
import { night, plain, themeParameters, warm } from './themes.ts';

/** The three example themes of the page "Design tokens", on idle widgets and on a form with errors. */
const meta = {
  id: 'themes',
  title: 'Guides/Themes (design, colours, branding, dark, high contrast)',
  tags: ['!autodocs'],
  component: ThemedWidgets,
} satisfies Meta<typeof ThemedWidgets>;

export default meta;

type Story = StoryObj<typeof meta>;

const WithErrors: Story = {
  render: () => <PropertyReportForm />,
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    await expect(await canvas.findByText('Please enter your email.')).toBeVisible();
  },
};

export const Warm: Story = { parameters: themeParameters(warm) };
export const WarmWithErrors: Story = { ...WithErrors, parameters: themeParameters(warm) };

export const Night: Story = { parameters: themeParameters(night) };
export const NightWithErrors: Story = { ...WithErrors, parameters: themeParameters(night) };

export const Plain: Story = { parameters: themeParameters(plain) };
export const PlainWithErrors: Story = { ...WithErrors, parameters: themeParameters(plain) };
