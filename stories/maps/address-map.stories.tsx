import { AddressMap, addressMap } from '@adviser-widgets/maps';
import '@adviser-widgets/maps/styles.css';
import { installFakeMaps } from '@adviser-widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { configurePage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const address = 'Level 3, 1 Example Quay, Wellington 6011';

let maps: ReturnType<typeof installFakeMaps>;

const meta = {
  id: 'maps-address-map',
  title: 'Maps/Address map (address-map, map, Google Maps, location, directions, where we are, office)',
  ...widgetMeta(addressMap),
  component: AddressMap,
  args: { ...widgetMeta(addressMap).args, address },
  beforeEach: () => {
    configurePage({ brand: 'acme', maps: { apiKey: 'stories' } });
    maps = installFakeMaps();
    return () => maps.remove();
  },
} satisfies Meta<typeof AddressMap>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The map fills the space reserved for it. */
export const Found: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: `Map: ${address}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=Level%203%2C'),
    );
    await expect(canvasElement.querySelector('[data-marker="marker"]')).toHaveAccessibleName(address);
  },
};

/** The location is unknown, but the address and the directions link stay. */
export const NotFound: Story = {
  tags: ['picture'],
  args: { address: 'Level 3, 1 Example Quay' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(maps.requests).toHaveLength(1));
    await expect(canvas.getByText('Level 3, 1 Example Quay')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Headed: Story = {
  ...Found,
  args: { heading: 'Our Wellington office', subHeading: 'Step-free from the street.', zoom: 15 },
};

export const LongAddress: Story = {
  ...NotFound,
  args: {
    address:
      'Te Whare o Whakataumatatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu, 1 Example Road, Porangahau',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get directions' })).toBeVisible();
  },
};

export const FromMarkup: StoryObj = {
  ...markupStory(addressMap.example, addressMap),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: address })).toBeVisible();
  },
};
export const Dark: Story = { ...Found, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Found, parameters: { hostWidth: '320px' } };
