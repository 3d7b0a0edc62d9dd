import { accordion, Accordion } from '@adviser-widgets/disclosure';
import '@adviser-widgets/disclosure/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'disclosure-accordion',
  title: 'Disclosure/Accordion (accordion, FAQ, questions and answers, fold, expand, sections)',
  ...widgetMeta(accordion),
  component: Accordion,
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

const questions = `<h3>What does an adviser cost me?</h3>
  <p>Nothing. The lender pays us once your loan is drawn down, and tells you how much.</p>
  <h3>How long does it take until a bank says yes, and what can I do to make it faster?</h3>
  <p>Most banks answer within a week. Have your last three payslips at hand.</p>
  <ul><li>Payslips</li><li>Bank statements</li></ul>
  <h3>Can I fix part of my loan?</h3>
  <p>Yes: most people split theirs.</p>`;

const placeholder = (content: string, attributes = '') =>
  `<div class="aw-widget" data-widget="accordion"${attributes}>\n  ${content}\n</div>`;

export const Closed: Story = {
  ...markupStory(placeholder(questions), accordion),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What does an adviser cost me?' });
    await expect(canvas.getByText(/The lender pays/)).not.toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText(/The lender pays/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Opens half a second after mounting. */
export const OpensByItself: Story = {
  ...markupStory(placeholder(questions, ' data-open="2"'), accordion),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText(/Most banks answer/)).toBeVisible()),
};

export const OpenFromTheStart: Story = {
  tags: ['picture'],
  ...markupStory(placeholder(questions, ' data-open="1" data-open-delay="0"'), accordion),
  play: ({ canvas }) => expect(canvas.getByText(/The lender pays/)).toBeVisible(),
};

export const Details: Story = {
  ...markupStory(
    placeholder(
      '<details open><summary>What does an adviser cost me?</summary><p>Nothing.</p></details><details><summary>How long does it take?</summary><p>A week.</p></details>',
    ),
    accordion,
  ),
};

/** One button opens all sections, and closes them once all are open. */
export const ShowAll: Story = {
  ...markupStory(placeholder(questions, ' data-show-all="true"'), accordion),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all sections' }));
    await expect(canvas.getByText(/Yes: most people/)).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Hide all sections' });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.getByText(/Yes: most people/)).not.toBeVisible();
  },
};

/** Sections that were left open are open again when the page is loaded again in the same tab. */
export const Remembers: Story = markupStory(
  placeholder(questions, ' data-remember="true" data-show-all="true"'),
  accordion,
);

const longWords = markupStory(
  placeholder(
    '<h3>Taumatawhakatangihangakoauauotamateapōkaiwhenuakitānatahu</h3><p>A hill in Hawke’s Bay.</p><h3>Rechtsschutzversicherungsgesellschaften</h3><p>Insurers.</p>',
    ' data-show-all="true"',
  ),
  accordion,
);

/** They break only where there is no other way. */
export const LongWords: Story = { ...longWords, parameters: { ...longWords.parameters, hostWidth: '320px' } };

/** The button is next to the link. */
export const LinkInHeading: Story = {
  ...markupStory(
    placeholder('<h3><a href="#rates">Our rates</a></h3><p>From 5.2 %</p><h3>Our fees</h3><p>None</p>'),
    accordion,
  ),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Our rates' })).toBeVisible(),
};

/** An accordion inside an accordion, with text before the first heading. */
export const Nested: Story = markupStory(
  placeholder(
    `<p>Good to know.</p><h2>Loans</h2><h3>Fixed</h3><p>For years.</p><h3>Floating</h3><p>As it comes.</p><h2>Insurance</h2><p>For life.</p>`,
    ' data-open="1" data-open-delay="0"',
  ),
  accordion,
);

/** In a React app. */
export const Sections: Story = {
  args: {
    open: 1,
    openDelay: 0,
    sections: [
      { heading: 'Costs', content: <p>None at all.</p> },
      { heading: 'Time', content: <p>A week.</p> },
    ],
  },
  play: ({ canvas }) => expect(canvas.getByText('None at all.')).toBeVisible(),
};

export const Dark: Story = {
  ...OpenFromTheStart,
  parameters: { ...OpenFromTheStart.parameters, theme: 'dark' },
};

export const Narrow: Story = {
  ...OpenFromTheStart,
  parameters: { ...OpenFromTheStart.parameters, hostWidth: '320px' },
};

export const RightToLeft: Story = markupStory(
  placeholder(
    '<h3>كم يكلفني المستشار؟</h3><p>لا شيء.</p><h3>كم يستغرق ذلك؟</h3><p>أسبوع.</p>',
    ' dir="rtl" data-open="1" data-open-delay="0"',
  ),
  accordion,
);
