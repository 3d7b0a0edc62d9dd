import { Icon, icon, iconNames } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/icon.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'ui-icon',
  title: 'Icons/Icon (icon, symbol, pictogram, glyph, SVG)',
  ...widgetMeta(icon),
  component: Icon,
  args: { name: 'phone' },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

async function drawn(canvasElement: HTMLElement, count = 1): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelectorAll('.aw-glyph path')).toHaveLength(count));
}

export const Ornament: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Labelled: Story = {
  args: { name: 'deposits', label: 'Deposits' },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Deposits' })).toBeVisible();
  },
};

/** All icons at three sizes: they scale with the text. */
export const All: Story = {
  tags: ['picture'],
  parameters: {
    storyCode: {
      html: iconNames
        .map((name) => `<span class="aw-widget" data-widget="icon" data-name="${name}"></span>`)
        .join('\n'),
      jsx: iconNames.map((name) => `<Icon name="${name}" />`).join('\n'),
    },
  },
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        gap: 24,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {iconNames.map((name) => (
        <li key={name}>
          {[24, 48, 96].map((fontSize) => (
            <span key={fontSize} style={{ fontSize, marginInlineEnd: 12 }}>
              <Icon name={name} />
            </span>
          ))}
          <div>{name}</div>
        </li>
      ))}
    </ul>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, 3 * iconNames.length),
};

/** As tall as the text, and in its colour. */
export const InALine: Story = {
  parameters: {
    storyCode: {
      html: '<p>Call us <span class="aw-widget" data-widget="icon" data-name="phone"></span> any day</p>',
      jsx: '<p>\n  Call us <Icon name="phone" /> any day\n</p>',
    },
  },
  render: (args) => (
    <p style={{ color: '#0f766e', fontSize: 24 }}>
      Call us <Icon {...args} /> any day
    </p>
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const { height, width } = canvasElement.querySelector('.aw-glyph')?.getBoundingClientRect() ?? {};
    await expect(height).toBe(24);
    await expect(width).toBe(24);
  },
};

/** An unknown name shows nothing, or the content inside the tag. The report suggests the nearest name. */
export const UnknownName: Story = markupStory(
  '<span class="aw-widget" data-widget="icon" data-name="phon">☎</span>',
  icon,
);

export const Dark: Story = {
  args: { name: 'insurance' },
  parameters: { theme: 'dark' },
  play: ({ canvasElement }) => drawn(canvasElement),
};
