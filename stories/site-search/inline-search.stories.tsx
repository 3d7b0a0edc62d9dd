import { InlineSearch, inlineSearch } from '@adviser-widgets/site-search';
import '@adviser-widgets/site-search/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../lead-forms/play.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { prepareSearch } from './records.ts';

const { parameters, ...shown } = widgetMeta(inlineSearch);

const meta = {
  id: 'site-search-inline-search',
  title: 'Site search/Search box (inline-search, search the site, find, header, autocomplete, suggestions)',
  ...shown,
  component: InlineSearch,
  parameters: { ...parameters, hostWidth: '480px' },
  beforeEach: prepareSearch,
} satisfies Meta<typeof InlineSearch>;

export default meta;

type Story = StoryObj<typeof meta>;

const box = (canvas: Canvas) => canvas.getByLabelText('Search', { selector: 'input' });

async function type(canvas: Canvas, text: string): Promise<void> {
  await userEvent.click(box(canvas));
  await userEvent.type(box(canvas), text);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(box(canvas)).toHaveAccessibleName('Search');
    await expect(canvas.getByText("I'm looking for...")).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Preview: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await type(canvas, 'home');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(
      'Page: Home loans, part 1',
    );
  },
};

/** Always keeps a row for a post and one for an adviser. */
export const ReservedRows: Story = {
  args: { rows: 'reserved' },
  play: async ({ canvas }) => {
    await type(canvas, 'home');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
    const options = canvas.getAllByRole('option');
    for (const start of ['Page:', 'Page:', 'Blog:', 'Adviser:', 'See all results for home'])
      await expect(options.shift()).toHaveTextContent(new RegExp(`^${start}`));
  },
};

/** Typed without macrons, but found and highlighted with them. */
export const Macrons: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'whangarei');
    await waitFor(() => expect(canvas.getAllByText('Whangārei', { selector: 'mark' })).not.toHaveLength(0));
  },
};

export const Waiting: Story = {
  parameters: { search: 'never' },
  play: async ({ canvas }) => {
    await type(canvas, 'home');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
  },
};

export const NothingFound: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await type(canvas, 'xyzzy');
    await waitFor(() => expect(canvas.getByText('No results for xyzzy', { selector: 'p' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
  },
};

/** Shows nothing; screen readers announce why. */
export const Unavailable: Story = {
  parameters: { search: 503 },
  play: async ({ canvas }) => {
    await type(canvas, 'home');
    await waitFor(() => expect(canvas.getByText('Suggestions unavailable')).toBeInTheDocument());
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

/** After a press into the box in a small window: phones, and pages at 400% zoom. */
export const FullScreen: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await type(canvas, 'home');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(box(canvas)).toHaveFocus();
  },
};

export const FullScreenPreview: Story = { ...Preview, globals: FullScreen.globals };
export const FullScreenNothingFound: Story = { ...NothingFound, globals: FullScreen.globals };

export const FullScreenUnavailable: Story = {
  ...FullScreen,
  parameters: { search: 503 },
  play: async ({ canvas }) => {
    await type(canvas, 'home');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'h');
    await waitFor(() => expect(document.querySelector('.aw-search [aria-live]')).not.toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Please type at least 2 characters.', { selector: 'p' })).toBeVisible();
  },
};

export const Grouped: Story = {
  args: { mode: 'grouped' },
  play: async ({ canvas }) => {
    await type(canvas, 'home');
    await waitFor(() =>
      expect(within(canvas.getByRole('region', { name: 'Blogs' })).getByRole('list').children).toHaveLength(
        4,
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'See More', description: 'Blogs' }));
    await expect(
      within(canvas.getByRole('region', { name: 'Blogs' })).getByRole('list').children,
    ).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'See Less' })).toHaveFocus();
  },
};

export const Dark: Story = { ...Preview, parameters: { theme: 'dark' } };
export const DarkGrouped: Story = { ...Grouped, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Preview, parameters: { hostWidth: '320px' } };
