import '@adviser-widgets/adviser-search/styles.css';
import '@adviser-widgets/banners/styles.css';
import '@adviser-widgets/subscription-centre/styles.css';
import { adviserSearch } from '@adviser-widgets/adviser-search';
import { announcement } from '@adviser-widgets/banners';
import { matchBackground } from '@adviser-widgets/core';
import { PropertyReportForm, propertyReportForm } from '@adviser-widgets/lead-forms';
import { subscriptionCentre } from '@adviser-widgets/subscription-centre';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { press } from '../lead-forms/play.ts';
import { ThemedWidgets } from './ThemedWidgets.tsx';
import themedWidgets from './ThemedWidgets.tsx?raw';
import { themeParameters } from './theme.ts';
import { themes } from './themes.ts';

/** The example themes of the page "Design tokens", on idle widgets and on a form with errors. */
const meta = {
  id: 'themes',
  title: 'Guides/Themes (design, colours, branding, dark, high contrast)',
  tags: ['!autodocs'],
  component: ThemedWidgets,
  parameters: {
    storyCode: {
      html: [announcement, adviserSearch, subscriptionCentre].map(({ example }) => example).join('\n'),
      jsx: themedWidgets,
    },
  },
} satisfies Meta<typeof ThemedWidgets>;

export default meta;

type Story = StoryObj<typeof meta>;

const ofForm = { storyCode: { html: propertyReportForm.example, jsx: '<PropertyReportForm />' } };

const WithErrors: Story = {
  render: () => <PropertyReportForm />,
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    await expect(await canvas.findByText('Please enter your email.')).toBeVisible();
  },
};

export const Brand: Story = { parameters: themeParameters(themes.brand) };
export const BrandWithErrors: Story = {
  tags: ['picture'],
  ...WithErrors,
  parameters: { ...themeParameters(themes.brand), ...ofForm },
};

export const Warm: Story = { parameters: themeParameters(themes.warm) };
export const WarmWithErrors: Story = {
  tags: ['picture'],
  ...WithErrors,
  parameters: { ...themeParameters(themes.warm), ...ofForm },
};

export const Night: Story = { parameters: themeParameters(themes.night) };
export const NightWithErrors: Story = {
  tags: ['picture'],
  ...WithErrors,
  parameters: { ...themeParameters(themes.night), ...ofForm },
};

export const Plain: Story = { parameters: themeParameters(themes.plain) };
export const PlainWithErrors: Story = {
  ...WithErrors,
  parameters: { ...themeParameters(themes.plain), ...ofForm },
};

/** Stands for a photo: a picture of which nothing is known. */
const photo =
  'linear-gradient(120deg, #f6d365, #8a4b2d 45%, #10243f), url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E")';

/** On a page that sets neither tokens nor an attribute: the widgets read the background. */
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

export const Paper = onPage({ background: '#fff', color: '#1c2a3a' }, null);
export const Midnight = onPage({ background: '#0b1220', color: '#e6edf3' }, 'dark');
export const OnAPhoto = onPage({ background: `${photo} center / cover`, color: '#fff' }, 'dark panel');
