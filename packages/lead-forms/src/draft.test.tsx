import { createFormOpener, type OpenForm } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leadForms } from './lead-forms.ts';
import { definition as requestCall } from './request-call-form/definition.ts';
import { RequestCallForm } from './request-call-form/RequestCallForm.tsx';

describe.each(leadForms)('fault 42: $name', (definition) => {
  const { open } = createFormOpener(definition, {});

  test('restores everything typed, chosen and ticked after a reload', async () => {
    const before = await open({ id: 'lead', attributes: { draft: 'true' } });
    for (const control of controlsOf(before)) await use(before, control);
    const given = controlsOf(before).map(stateOf);
    before.remove();
    const after = await open({ id: 'lead', attributes: { draft: 'true' } });
    await waitFor(() => expect(controlsOf(after).map(stateOf)).toEqual(given));
  });

  test('keeps drafts by default, but not in the call centre, whose staff serve one customer after another (R18)', async () => {
    const page = await open();
    for (const control of controlsOf(page)) await use(page, control);
    expect(sessionStorage.length > 0).toBe(definition.name !== 'call-centre-form');
  });
});

describe('R18: after 30 minutes', () => {
  const minute = 60_000;
  const { open } = createFormOpener(requestCall, {});

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });

  test.each([true, false])(
    'a form of an app with drafts: %s, removes drafts that other pages of the site have left',
    (draft) => {
      sessionStorage.setItem(
        'aw-draft /another-page short-contact-form 0',
        JSON.stringify({ value: 'Aroha', until: Date.now() - 1 }),
      );
      render(<RequestCallForm draft={draft} />);
      expect(sessionStorage.length).toBe(0);
    },
  );

  test('a draft leaves the storage after a reload too, though it stays in the form', async () => {
    const before = await open({ id: 'lead' });
    const [first] = controlsOf(before);
    if (first) fireEvent.change(first, { target: { value: 'Aroha' } });
    before.remove();
    const [[key, draft] = ['', '']] = Object.entries(sessionStorage);
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(String(draft)), until: Date.now() + minute }));
    const after = await open({ id: 'lead' });
    await vi.waitFor(() => expect(controlsOf(after)[0]?.value).toBe('Aroha'));
    expect(Object.keys(sessionStorage)).toEqual([key]);
    await vi.advanceTimersByTimeAsync(minute);
    expect(sessionStorage.length).toBe(0);
  });
});

function controlsOf({ element }: OpenForm): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('.aw-fields [name]')];
}

function stateOf({ name, value, checked }: HTMLInputElement): string {
  return `${name}=${value}${checked ? ', ticked' : ''}`;
}

/** Fills a control as a visitor does: ticks, chooses or pastes. */
async function use({ user }: OpenForm, control: HTMLInputElement): Promise<void> {
  const value = goldenValues[control.name as keyof typeof goldenValues]; // has a value for every control
  if (control.type === 'checkbox') return user.click(control);
  if (control.localName === 'select') return user.selectOptions(control, value);
  await user.click(control);
  await user.paste(value);
}
