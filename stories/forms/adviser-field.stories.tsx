import { AdviserField, AdviserSuggestions, AdviserChoice, useFields } from '@adviser-widgets/forms';
import { Field } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/combobox.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { AdviserFieldExample } from './examples/AdviserFieldExample.tsx';
import code from './examples/AdviserFieldExample.tsx?raw';

const names = [
  'Aroha Ngata',
  'Mārama O’Neill',
  'Hemi Tūhoe',
  'Jane Smith',
  'Jane Smith',
  'Anaru Smith',
  'Siobhán Brown',
  'Tama Walker',
  'Wiremu Williams-Henderson',
  'Ngaire van der Berg',
  'Hana Nguyen',
  'Marama Te Awa',
  'Rangi Patel',
  'Mark Tane',
  'Susan Lee',
  'Alan Roberts',
];
const advisers = names.map((name, index) => ({ id: String(index), name }));

const fields = {
  AdviserId: { label: 'Adviser name', control: 'input', default: '', rule: 'optional' },
} as const;

/** The adviser name field, as in a form. */
function Adviser({ hasList }: { readonly hasList: boolean }) {
  const { form } = useFields({ fields });
  const [choice] = useState(
    () => new AdviserChoice(() => (hasList ? Promise.resolve(advisers) : new Promise(() => {}))),
  );
  const loadSearch = () => Promise.resolve({ choice, Suggestions: AdviserSuggestions });
  return (
    <Field label="Adviser name" note="(optional)">
      {(control) => (
        <AdviserField
          control={control}
          registered={form.register('AdviserId')}
          loadSearch={loadSearch}
          onPick={(name) => form.setValue('AdviserId', name)}
        />
      )}
    </Field>
  );
}

const meta = {
  id: 'forms-adviser-field',
  title: 'Form components/AdviserField (adviser name, broker, autocomplete, combobox)',
  ...partMeta({
    part: AdviserField,
    code,
    useFor:
      'Use it in a Field, for an adviser’s name. useAdviser adds one to a LeadForm, with what it sends.',
    accessibility: [
      'A plain text field until the list is there, then a combobox by the ARIA practice: Up and Down choose, Enter takes, Escape closes, and then clears.',
      'The number of advisers that were found is announced, also when there are none.',
      'Any other name may be typed. The list pushes down what follows, so that it covers no control.',
    ],
  }),
  component: Adviser,
  args: { hasList: true },
} satisfies Meta<typeof Adviser>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Example: Story = {
  render: () => <AdviserFieldExample />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Adviser name');
    await userEvent.type(input, 'hem{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Hemi Tūhoe');
  },
};

export const Suggestions: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Adviser name');
    await userEvent.type(input, 'ma{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('combobox')).toBe(input);
    const list = canvas.getByRole('listbox', { name: 'Advisers' });
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Marama Te Awa');
    await waitFor(() => expect(canvas.getByText('4 advisers')).toBeInTheDocument());
  },
};

export const MoreThanShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Adviser name'), 'an');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await expect(canvas.getByText(/^and \d more; keep typing$/)).toBeVisible();
  },
};

export const NoneOfThatName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Adviser name'), 'zoe');
    await expect(canvas.getByText('No adviser of that name')).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Picked: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Adviser name');
    await userEvent.type(input, 'aroha');
    await userEvent.click(canvas.getByRole('option', { name: 'Aroha Ngata' }));
    await expect(input).toHaveValue('Aroha Ngata');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** While the list is loading, and if it can't load. */
export const WithoutList: Story = {
  args: { hasList: false },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adviser name' }), 'aroha');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Dark: Story = { ...Suggestions, parameters: { theme: 'dark' } };

export const Narrow: Story = { ...MoreThanShown, parameters: { hostWidth: '320px' } };
