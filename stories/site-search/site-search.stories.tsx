import { SiteSearch, siteSearch } from '@adviser-widgets/site-search';
import '@adviser-widgets/site-search/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { prepareSearch } from './records.ts';

const meta = {
  id: 'site-search-site-search',
  title: 'Site search/Search page (site-search, search the site, find, search results, query)',
  ...widgetMeta(siteSearch),
  component: SiteSearch,
  beforeEach: prepareSearch,
} satisfies Meta<typeof SiteSearch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Search Tussock & Tide' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveAccessibleDescription(
      'Error: Please type at least 2 characters.',
    );
  },
};

export const Results: Story = {
  tags: ['picture'],
  args: { query: 'home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Showing results for: home' })).toBeVisible();
    await waitFor(() =>
      expect(within(canvas.getByRole('region', { name: 'Pages' })).getByRole('list').children).toHaveLength(
        8,
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'See More', description: 'Advisers' }));
    await expect(
      within(canvas.getByRole('region', { name: 'Advisers' })).getByRole('list').children,
    ).toHaveLength(6);
  },
};

export const Waiting: Story = {
  args: { query: 'home' },
  parameters: { search: 'never' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Searching…')).toBeVisible());
  },
};

export const NothingFound: Story = {
  args: { query: 'xyzzy' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Nothing matches/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
  },
};

/** An empty page would explain nothing. */
export const Unavailable: Story = {
  tags: ['picture'],
  args: { query: 'home' },
  parameters: { search: 503 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Search Again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Dark: Story = { ...Results, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Results, parameters: { hostWidth: '320px' } };
