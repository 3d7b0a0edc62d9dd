import { OffCanvasNav, offCanvasNav } from '@adviser-widgets/navigation';
import '@adviser-widgets/navigation/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '../lead-forms/play.ts';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { calculators, links } from './links.tsx';

const meta = {
  id: 'navigation-off-canvas-nav',
  title:
    'Navigation/Off-canvas navigation (menu for phones, off-canvas-nav, menu, hamburger, burger menu, drawer, side menu, mobile)',
  ...widgetMeta(offCanvasNav),
  component: OffCanvasNav,
  args: {
    children: (
      <ul>
        <li>
          <a href="#home">Home</a>
        </li>
        <li>
          <a href="#loans">Home loans</a>
          <ul>{links(['First home', 'Refix', 'Investment'])}</ul>
        </li>
        <li>
          Calculators
          <ul>{links(calculators)}</ul>
        </li>
        <li>
          <a href="#insurance">Insurance</a>
          <ul>
            <li>
              <a href="#life" aria-current="page">
                Life
              </a>
            </li>
          </ul>
        </li>
      </ul>
    ),
  },
} satisfies Meta<typeof OffCanvasNav>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Opens the menu once its lists can be expanded. Their buttons are a separate download, which does not change
 * an open menu.
 */
async function open(canvas: Canvas): Promise<void> {
  await canvas.findByRole('button', { name: 'More in Home loans', hidden: true });
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The list with the current page is expanded. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Life' })).toBeVisible();
  },
};

export const Unfolded: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'More in Home loans' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Calculators' }));
    await expect(canvas.getByRole('link', { name: 'First home' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
  },
};

export const Dark: Story = { ...Unfolded, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Unfolded, parameters: { hostWidth: '320px' } };

/** Slides in from the opposite side. */
export const RightToLeft: Story = {
  ...Unfolded,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const FromMarkup: StoryObj = markupStory(offCanvasNav.example, offCanvasNav);
