import { useCombobox } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseComboboxExample } from './examples/UseComboboxExample.tsx';
import code from './examples/UseComboboxExample.tsx?raw';

const meta = {
  id: 'ui-use-combobox',
  title: 'UI hooks/useCombobox (autocomplete, typeahead, suggestions, listbox)',
  ...partMeta({
    part: useCombobox,
    code,
    useFor:
      'Use it for a text field with suggestions, when any other text is welcome too. For a fixed list, a native select is simpler.',
    accessibility: [
      'The editable combobox with list autocomplete of the ARIA practices: Up and Down choose, Enter takes, Escape closes, and then clears.',
      'The focus stays in the field. Pointing at an option does not change what Enter does.',
      'Keys that are pressed before the options are there act on them once they are.',
      'Name the list with an aria-label, and say how many options there are, for example with LiveRegion.',
    ],
  }),
  component: UseComboboxExample,
} satisfies Meta<typeof UseComboboxExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(input, 'n{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Nelson');
    await userEvent.clear(input);
    await userEvent.type(input, 'h{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Hamilton');
  },
};
