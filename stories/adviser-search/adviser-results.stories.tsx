import { AdviserResults, adviserResults, AdviserSearch } from '@adviser-widgets/adviser-search';
import '@adviser-widgets/adviser-search/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { chooseOption } from '../lead-forms/play.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { answerOf, aroha, colin } from './found-advisers.ts';

const meta = {
  id: 'adviser-search-adviser-results',
  title: 'Adviser search/Adviser results (adviser-results, results, region, advisers near you)',
  ...widgetMeta(adviserResults),
  component: AdviserResults,
} satisfies Meta<typeof AdviserResults>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On its own it takes no space. */
export const Alone: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.aw-adviser-results')?.getBoundingClientRect().height).toBe(0);
  },
};

/** With a search elsewhere on the page that names it. */
export const OfASearch: Story = {
  tags: ['picture'],
  parameters: {
    api: answerOf(aroha, colin),
    storyCode: {
      html: `<div class="aw-widget" data-widget="adviser-search" data-results="place" data-button-text="Show advisers"></div>
<p>Something else of the page</p>
<div class="aw-widget" data-widget="adviser-results" id="place"></div>`,
      jsx: `<AdviserSearch results="place" buttonText="Show advisers" />
<p>Something else of the page</p>
<div id="place">
  <AdviserResults />
</div>`,
    },
  },
  render: () => (
    <>
      <AdviserSearch results="story-place" buttonText="Show advisers" />
      <p>Something else of the page</p>
      <div id="story-place">
        <AdviserResults />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await chooseOption(canvas.getByRole('combobox', { name: 'Postcode' }), 'Wellington');
    const panel = await canvas.findByRole('region', { name: 'There are 2 Advisers in your area' });
    await expect(canvasElement.querySelector('#story-place')).toContainElement(panel);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvasElement.querySelector('#story-place')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Show advisers' }));
    await canvas.findByRole('region', { name: 'There are 2 Advisers in your area' });
  },
};
