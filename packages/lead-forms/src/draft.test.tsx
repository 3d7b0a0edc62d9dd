import { createFormOpener, type OpenForm } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { describe, expect, test } from 'vitest';
import { leadForms } from './lead-forms.ts';

describe.each(leadForms)('fault 42: $name', (definition) => {
  const { open } = createFormOpener(definition, {});

  test('has all that was typed, chosen and ticked again after a reload', async () => {
    const before = await open({ id: 'lead' });
    for (const control of controlsOf(before)) await use(before, control);
    const given = controlsOf(before).map(stateOf);
    before.remove();
    expect(controlsOf(await open({ id: 'lead' })).map(stateOf)).toEqual(given);
  });
});

function controlsOf({ element }: OpenForm): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('.aw-fields [name]')];
}

function stateOf({ name, value, checked }: HTMLInputElement): string {
  return `${name}=${value}${checked ? ', ticked' : ''}`;
}

/** As a visitor does: ticks, chooses or pastes. */
async function use({ user }: OpenForm, control: HTMLInputElement): Promise<void> {
  const value = goldenValues[control.name as keyof typeof goldenValues]; // those of our forms are all there
  if (control.type === 'checkbox') return user.click(control);
  if (control.localName === 'select') return user.selectOptions(control, value);
  await user.click(control);
  await user.paste(value);
}
