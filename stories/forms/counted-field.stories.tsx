import { leadKinds } from '@adviser-widgets/core';
import { contactFields, CountedField, LeadForm } from '@adviser-widgets/forms';
import '@adviser-widgets/forms/counted.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { CountedFieldExample } from './examples/CountedFieldExample.tsx';
import code from './examples/CountedFieldExample.tsx?raw';

/** A form of an app, with a field that has a limit. */
function Story({ maxLength }: { readonly maxLength: number }) {
  const fields = {
    FormFirstName: contactFields.FormFirstName,
    FormMessage: { ...contactFields.FormMessage, control: CountedField, maxLength },
  };
  return <LeadForm kind={leadKinds.contact} fields={fields} eventLabel="Story" draft={false} />;
}

const meta = {
  id: 'forms-counted-field',
  title: 'Form components/CountedField (textarea, character count, maxLength, limit)',
  ...partMeta({
    part: CountedField,
    code,
    useFor:
      'Use it as the control of a lead field with a maxLength. No widget has one: a message may be of any length.',
    accessibility: [
      'What is left is part of the field’s description, and is announced once the visitor pauses.',
      'A text that is too long can be typed and pasted, and is refused when it is sent: nothing is cut.',
    ],
  }),
  component: Story,
  args: { maxLength: 40 },
} satisfies Meta<typeof Story>;

export default meta;

type Stories = StoryObj<typeof meta>;

export const Example: Stories = { render: () => <CountedFieldExample /> };

export const Short: Stories = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 40 characters remaining')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Message'), 'Kia ora');
    await expect(canvas.getByText('You have 33 characters remaining')).toBeVisible();
  },
};

/** Of a long limit, what is left shows from three quarters on; its line is there before. */
export const Long: Stories = {
  args: { maxLength: 400 },
  parameters: { storyCode: { jsx: code.replace('40', '400') } },
  play: async ({ canvas }) => {
    const message = canvas.getByLabelText('Message');
    const { height } = message.parentElement?.getBoundingClientRect() ?? {};
    await userEvent.click(message);
    await userEvent.paste('a'.repeat(300));
    await expect(canvas.getByText('You have 100 characters remaining')).toBeVisible();
    await expect(message.parentElement?.getBoundingClientRect().height).toBe(height);
  },
};

/** A long text is refused, and stays as it was pasted. */
export const TooLong: Stories = {
  play: async ({ canvas }) => {
    const message = canvas.getByLabelText('Message');
    await userEvent.type(canvas.getByLabelText('First Name'), 'Aroha');
    await userEvent.click(message);
    await userEvent.paste('a'.repeat(52));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Please use 40 characters or fewer.');
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveValue('a'.repeat(52));
    await expect(canvas.getByText('You have 12 characters too many', { selector: 'p' })).toBeVisible();
  },
};
