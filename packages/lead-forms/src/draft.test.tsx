import { createFormOpener, type OpenForm } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leadForms } from './lead-forms.ts';

describe.each(leadForms)('fault 42: $name', (definition) => {
  const { open } = createFormOpener(definition, {});

  test('has all that was typed, chosen and ticked again after a reload', async () => {
    const before = await open({ id: 'lead', attributes: { draft: 'true' } });
    for (const control of controlsOf(before)) await use(before, control);
    const given = controlsOf(before).map(stateOf);
    before.remove();
    const after = await open({ id: 'lead', attributes: { draft: 'true' } });
    await waitFor(() => expect(controlsOf(after).map(stateOf)).toEqual(given));
  });

  test('keeps drafts by default, but not for the staff of the call centre, who serve one customer after another (R18)', async () => {
    const page = await open();
    for (const control of controlsOf(page)) await use(page, control);
    expect(sessionStorage.length > 0).toBe(definition.name !== 'call-centre-form');
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
