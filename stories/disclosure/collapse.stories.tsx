import { collapse, Collapse } from '@adviser-widgets/disclosure';
import '@adviser-widgets/disclosure/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'disclosure-collapse',
  title:
    'Disclosure/Collapse (collapse, show more, read more, toggle, details, expand, terms and conditions, rates, prices)',
  ...widgetMeta(collapse),
  component: Collapse,
} satisfies Meta<typeof Collapse>;

export default meta;

type Story = StoryObj<typeof meta>;

const placeholder = (
  attributes = '',
) => `<div class="aw-widget" data-widget="collapse" data-label="All our conditions"${attributes}>
  <p>Lending criteria, terms and fees apply. A low equity premium may apply where you borrow more than 80 %.</p>
</div>`;

export const Closed: Story = {
  ...markupStory(placeholder(), collapse),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Lending criteria/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All our conditions' }));
    await expect(canvas.getByText(/Lending criteria/)).toBeVisible();
  },
};

export const Open: Story = {
  tags: ['picture'],
  ...markupStory(placeholder(' data-open'), collapse),
  play: ({ canvas }) => expect(canvas.getByText(/Lending criteria/)).toBeVisible(),
};

/** In a React app. */
export const Children: Story = { args: { open: true, children: <p>Terms and fees apply.</p> } };

export const Dark: Story = { ...Open, parameters: { ...Open.parameters, theme: 'dark' } };

export const Narrow: Story = { ...Open, parameters: { ...Open.parameters, hostWidth: '320px' } };
