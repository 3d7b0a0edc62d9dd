import { CalculatorNav, calculatorNav } from '@adviser-widgets/navigation';
import '@adviser-widgets/navigation/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { calculators, links } from './links.tsx';

const meta = {
  id: 'navigation-calculator-nav',
  title:
    'Navigation/Calculator navigation (calculator-nav, list of calculators, tools, tabs, link bar, more)',
  ...widgetMeta(calculatorNav),
  component: CalculatorNav,
  args: { children: links(calculators) },
  parameters: { ...widgetMeta(calculatorNav).parameters, hostWidth: '1240px' },
} satisfies Meta<typeof CalculatorNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More Calculators' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('link', { name: 'Debt consolidation' })).toBeNull();
  },
};

/** Opens over the page, which does not move. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More Calculators' }));
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(calculators);
  },
};

export const WithoutMore: Story = { args: { children: links(calculators.slice(0, 2)) } };

/** Long names wrap. */
export const LongNames: Story = {
  args: { children: links(calculators.map((name) => `${name} calculator for your whenua`)) },
};
export const Dark: Story = { ...Open, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  ...Open,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const FromMarkup: StoryObj = markupStory(calculatorNav.example, calculatorNav);
