import { requestCallForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';

/** Markup as in a CMS page, mounted the way the loader does. */
const meta: Meta = {
  title: 'Reference/Parts/From markup',
  tags: ['!autodocs'],
};

export default meta;

export const RequestCall: StoryObj = {
  ...markupStory(requestCallForm.example, requestCallForm),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
    await expect(canvas.queryByText('Prefer to talk?')).toBeNull();
  },
};
