import { ParallaxBanner, parallaxBanner } from '@adviser-widgets/banners';
import '@adviser-widgets/banners/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const { href: harbour } = new URL('harbour.svg', import.meta.url);

const meta = {
  id: 'banners-parallax-banner',
  title: 'Banners/Parallax banner (parallax-banner, hero, background picture, header image)',
  ...widgetMeta(parallaxBanner),
  component: ParallaxBanner,
  args: {
    image: harbour,
    children: (
      <>
        <h2>Home, sooner than you think</h2>
        <p>An adviser near you knows what banks want to see.</p>
      </>
    ),
  },
  parameters: { ...widgetMeta(parallaxBanner).parameters, hostWidth: '1240px' },
} satisfies Meta<typeof ParallaxBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Up: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Home, sooner than you think' })).toBeVisible();
  },
};

export const Down: Story = { ...Up, args: { direction: 'down', speed: 0.3 } };
export const OwnHeight: Story = { ...Up, args: { height: '320px' } };
export const WithoutPicture: Story = { ...Up, args: { image: '' } };
export const FromMarkup: StoryObj = markupStory(
  parallaxBanner.example.replace('/assets/blog/keys.svg', harbour),
  parallaxBanner,
);
export const Dark: Story = { ...Up, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Up, parameters: { hostWidth: '320px' } };
