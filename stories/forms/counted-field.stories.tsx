import { leadKinds } from '@adviser-widgets/core';
import { contactFields, CountedField, LeadForm } from '@adviser-widgets/forms';
import '@adviser-widgets/forms/counted.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

/** A form of an app, with a field that has a limit. */
function Story({ maxLength }: { readonly maxLength: number }) {
  const fields = {
    FormFirstName: contactFields.FormFirstName,
    FormMessage: { ...contactFields.FormMessage, control: CountedField, maxLength },
  };
  return <LeadForm kind={leadKinds.contact} fields={fields} eventLabel="Story" draft={false} />;
}

const meta = {
  title: 'Reference/Parts/Counted field',
  tags: ['!autodocs'],
  component: Story,
  args: { maxLength: 40 },
} satisfies Meta<typeof Story>;

export default meta;

type Stories = StoryObj<typeof meta>;

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
    await expect(canvas.getByText('You have 12 characters too many')).toBeVisible();
  },
};
