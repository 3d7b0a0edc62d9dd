import { AdviserSuggestions } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { AdviserSuggestionsExample } from './examples/AdviserSuggestionsExample.tsx';
import code from './examples/AdviserSuggestionsExample.tsx?raw';

const meta = {
  id: 'forms-adviser-suggestions',
  title: 'Form components/AdviserSuggestions (autocomplete, list of advisers, combobox)',
  ...partMeta({
    part: AdviserSuggestions,
    code,
    useFor: 'Use it under a combobox of your own. AdviserField loads it on its first focus.',
    accessibility: [
      'The list has a name, and its options are those of the combobox.',
      'The number of advisers is announced, also when there are none.',
      'Any other name may be typed.',
    ],
  }),
  component: AdviserSuggestionsExample,
} satisfies Meta<typeof AdviserSuggestionsExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Adviser name');
    await userEvent.click(input);
    await waitFor(() => expect(input).toHaveRole('combobox'));
    await userEvent.type(input, 'mar');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
