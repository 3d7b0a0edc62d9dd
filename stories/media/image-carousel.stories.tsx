import { ImageCarousel, imageCarousel } from '@adviser-widgets/media';
import '@adviser-widgets/media/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import type { Canvas } from '../lead-forms/play.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

/** A picture that needs no server. */
const picture = (colour: string, text: string, size = 'width="570" height="365"') =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 570 365" preserveAspectRatio="xMidYMid slice"><rect width="570" height="365" fill="${colour}"/><path d="M120 300V190l165-110 165 110v110z" fill="#fff" opacity=".25"/><text x="285" y="340" font-family="sans-serif" font-size="22" fill="#fff" text-anchor="middle">${text}</text></svg>`)}`;

const homes = [
  ['#24588f', 'A villa with a red roof'],
  ['#0f766e', 'A flat by the sea'],
  ['#7a4a1e', 'A farm in Waikato'],
] as const;

const images = homes.map(([colour, alt]) => (
  <img key={alt} src={picture(colour, alt)} alt={alt} width={570} height={365} />
));

const meta = {
  id: 'media-image-carousel',
  title:
    'Media/Image carousel (image-carousel, slider, gallery, slideshow, photos, pictures, logo row, partners)',
  ...widgetMeta(imageCarousel),
  component: ImageCarousel,
  args: { ...widgetMeta(imageCarousel).args, label: 'Homes our clients bought', children: images },
} satisfies Meta<typeof ImageCarousel>;

export default meta;

type Story = StoryObj<typeof meta>;

const shown = async (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('group', { name })).not.toHaveAttribute('inert'));

export const Pictures: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Homes our clients bought' })).toBeVisible();
    await shown(canvas, '1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await shown(canvas, '2 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await shown(canvas, '3 of 3');
  },
};

/** Any use of it stops it for good; the dots go to any picture. */
export const Scrubbed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await shown(canvas, '2 of 3');
    await fireEvent.change(canvas.getByRole('slider', { name: 'Picture' }), { target: { value: '3' } });
    await shown(canvas, '3 of 3');
    await expect(canvas.getByRole('slider', { name: 'Picture' })).toHaveValue('3');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const OnePicture: Story = {
  args: { children: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A villa with a red roof' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Pictures from the image server. If one can't load, its text and its space stay. */
export const BrokenPictures: Story = {
  tags: ['picture'],
  args: {
    slides: [
      { filename: 'villa.jpg', alt: 'A villa with a red roof' },
      { filename: 'flat.jpg', alt: 'A flat by the sea', mobile: 'flat-mobile.jpg' },
    ],
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A villa with a red roof' })).toBeVisible();
  },
};

/** Nothing is cut: each picture is shown whole, and none is higher than two thirds of the width. */
export const SeveralRatios: Story = {
  tags: ['picture'],
  args: {
    children: [
      <img
        key="tower"
        src={picture('#5b3a80', 'A tower', 'width="400" height="800"')}
        alt="A tower"
        width={400}
        height={800}
      />,
      ...images,
    ],
  },
  play: async ({ canvas }) => {
    const [tower, villa] = canvas.getAllByRole('img', { hidden: true });
    await waitFor(() => expect(tower?.clientHeight).toBe(villa?.clientHeight));
  },
};

/** The dots shrink to a line. */
export const ManyPictures: Story = {
  tags: ['picture'],
  args: {
    children: [...Array(24).keys()].map((index) => (
      <img
        key={index}
        src={picture('#24588f', `Home ${index + 1}`)}
        alt={`Home ${index + 1}`}
        width={570}
        height={365}
      />
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await shown(canvas, '24 of 24');
  },
};

const markup = (
  attributes: string,
) => `<div class="aw-widget" data-widget="image-carousel" data-label="Homes" ${attributes}>
  <figure><img src="${picture(...homes[0])}" alt="${homes[0][1]}" width="570" height="365"><figcaption>Sold in May</figcaption></figure>
  <p><a href="#flat"><img src="${picture(...homes[1])}" alt="${homes[1][1]}"></a></p>
  <img src="${picture(...homes[2])}" alt="${homes[2][1]}" width="570" height="365">
</div>`;

export const FromMarkup: StoryObj = markupStory(markup(''), imageCarousel);
export const RightToLeft: StoryObj = markupStory(markup('dir="rtl"'), imageCarousel);
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Narrow: Story = { parameters: { hostWidth: '320px' } };
