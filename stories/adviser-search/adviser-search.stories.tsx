import { AdviserSearch, adviserSearch } from '@adviser-widgets/adviser-search';
import '@adviser-widgets/adviser-search/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption, press, type Canvas } from '../lead-forms/play.ts';
import { currentPage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { answerOf, aroha, colin, siobhan } from './found-advisers.ts';

const meta = {
  id: 'adviser-search-adviser-search',
  title:
    'Adviser search/Adviser search (adviser-search, find an adviser, find a broker, region, office near me, locator, directory)',
  ...widgetMeta(adviserSearch),
  component: AdviserSearch,
  args: {
    heading: 'Find an adviser near you',
    subHeading: 'Our advisers live where they work.',
    buttonText: 'Show advisers',
  },
} satisfies Meta<typeof AdviserSearch>;

export default meta;

type Story = StoryObj<typeof meta>;

const region = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Postcode' });

async function choose(canvas: Canvas, name = 'Northland'): Promise<void> {
  await chooseOption(region(canvas), name);
}

/** 31 regions, and a hint that choosing one is enough. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(region(canvas)).toHaveValue('none');
    await expect(region(canvas)).toHaveAccessibleDescription('Advisers appear when you choose a region.');
    await expect(currentPage().api.requests).toEqual([]);
  },
};

/** Photos, with initials where a photo is missing or broken. */
export const Found: Story = {
  tags: ['picture'],
  parameters: { api: answerOf(aroha, colin, siobhan) },
  play: async ({ canvas }) => {
    await choose(canvas);
    const panel = await canvas.findByRole('region', { name: 'There are 3 Advisers in your area' });
    await expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(3);
    await expect(
      within(panel).getByRole('link', { name: 'Learn more about Aroha Tautari-Reed' }),
    ).toBeVisible();
    await waitFor(() => expect(panel.querySelectorAll('img')).toHaveLength(1)); // the broken one is removed
    await expect(currentPage().api.requests).toMatchObject([{ url: '/acme/adviser-search/0110' }]);
    await expect(region(canvas)).toHaveFocus();
  },
};

export const FoundOne: Story = {
  parameters: { api: answerOf(aroha) },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByRole('heading', { name: 'There is 1 Adviser in your area' }),
    ).toBeVisible();
  },
};

/** Nobody works in the region, but visitors can still get in touch. */
export const FoundNobody: Story = {
  parameters: { api: answerOf() },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByRole('heading', { name: 'There are 0 Advisers in your area' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: "Contact us and we'll find an adviser for you" }),
    ).toHaveAttribute('href', '/about-us/contact-us');
  },
};

export const Searching: Story = {
  parameters: { api: 'never' },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('button', { name: 'Searching…' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
  },
};

/** Sends no request until a region is chosen. */
export const RegionMissing: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await press(canvas, 'Show advisers');
    await expect(region(canvas)).toHaveFocus();
    await expect(region(canvas)).toHaveAccessibleDescription(
      expect.stringContaining('Error: Please select your region'),
    );
    await expect(currentPage().api.requests).toEqual([]);
  },
};

export const Failed: Story = {
  tags: ['picture'],
  parameters: { api: 503 },
  play: async ({ canvas }) => {
    await choose(canvas);
    const alert = canvas.getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('Sorry, something went wrong. Please try again later'),
    );
    await expect(within(alert).getByRole('link', { name: '0800 000 000' })).toHaveAttribute(
      'href',
      'tel:0800000000',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: { api: answerOf(aroha) },
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(region(canvas)).toHaveFocus();
  },
};

/** Arrow keys step through the closed list. It searches once, where they stop. */
export const ByKeyboard: Story = {
  parameters: { api: answerOf(colin) },
  play: async ({ canvas }) => {
    region(canvas).focus();
    for (const value of ['0110', '0931', '0622']) {
      await userEvent.keyboard('{ArrowDown}');
      await fireEvent.change(region(canvas), { target: { value } });
    }
    await expect(await canvas.findByRole('region')).toBeVisible();
    await expect(currentPage().api.requests).toMatchObject([{ url: '/acme/adviser-search/0622' }]);
  },
};

/** Shows names from elsewhere unchanged, however long or odd. */
export const OddNames: Story = {
  parameters: {
    api: answerOf(
      {
        ...aroha,
        name: 'Bartholomew Featherstonehaugh-Montgomery-Cholmondeley',
        specialties: 'Home loans; Investment loans, Insurance, Debt consolidation',
      },
      { ...colin, name: '<img src=x onerror=alert(1)>', link: 'data:text/html,<script>alert(1)</script>' },
      {
        ...colin,
        name: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
        phone: '0800 LOANS 4 U',
      },
    ),
  },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await expect(document.querySelectorAll('[onerror], [href^="data"]')).toHaveLength(0);
  },
};

export const Plain: Story = { ...Found, args: { heading: '', subHeading: '', buttonText: '' } };
export const Dark: Story = { ...Found, parameters: { ...Found.parameters, theme: 'dark' } };
export const Narrow: Story = { ...Found, parameters: { ...Found.parameters, hostWidth: '320px' } };
