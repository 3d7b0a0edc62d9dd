import '@adviser-widgets/adviser-search/styles.css';
import '@adviser-widgets/banners/styles.css';
import '@adviser-widgets/subscription-centre/styles.css';
import { matchBackground } from '@adviser-widgets/core';
import { PropertyReportForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { press } from '../lead-forms/play.ts';
import { ThemedWidgets } from './ThemedWidgets.tsx';
import { midnight, night, onPhoto, paper, plain, themeParameters, warm } from './themes.ts';

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

/** On a page that sets neither tokens nor an attribute. */
function onPage(style: CSSProperties, ground: string | null): Story {
  return {
    parameters: { hasOwnRoot: true, tokens: { '--host-card': 'none', ...style } },
    render: () => (
      <div className="aw-root" ref={matchBackground}>
        <ThemedWidgets />
      </div>
    ),
    play: async ({ canvasElement }) => {
      await expect(canvasElement.querySelector('.aw-root')?.getAttribute('data-aw-ground')).toBe(ground);
    },
  };
}

export const Paper = onPage(paper, null);
export const Midnight = onPage(midnight, 'dark');
export const OnAPhoto = onPage(onPhoto, 'dark panel');
