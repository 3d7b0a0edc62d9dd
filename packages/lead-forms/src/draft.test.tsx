import { createFormOpener, type OpenForm, type OpenFormOptions } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { settled } from '@adviser-widgets/testing/settled';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestCallForm } from './index.ts';
import { leadForms } from './lead-forms.ts';
import { definition as requestCall } from './request-call-form/definition.ts';

const adviser = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

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

  test('keeps drafts by default, but not in the call centre, whose staff serve one customer after another', async () => {
    const page = await open();
    for (const control of controlsOf(page)) await use(page, control);
    expect(sessionStorage.length > 0).toBe(definition.name !== 'call-centre-form');
  });
});

describe('in a duplicated tab', () => {
  const { open } = createFormOpener(requestCall, {});

  test('what is typed while the tab asks for the draft is kept, also over a reload', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const original = await open({ id: 'lead' });
    fireEvent.change(firstControl(original), { target: { value: 'Aroha' } });
    original.remove();
    const request = (_: string, __: object, hold: (lock: null) => void) => Promise.resolve(hold(null));
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    const duplicate = await open({ id: 'lead' });
    fireEvent.change(firstControl(duplicate), { target: { value: 'Wiremu' } });
    await vi.advanceTimersByTimeAsync(1000);
    duplicate.remove();
    vi.unstubAllGlobals();
    const reloaded = await open({ id: 'lead' });
    await vi.waitFor(() => expect(firstControl(reloaded).value).toBe('Wiremu'));
  });
});

describe('after 30 minutes', () => {
  const minute = 60_000;
  const { open } = createFormOpener(requestCall, {});

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });

  test.each([true, false])(
    'a form of an app with drafts: %s, removes drafts that other pages of the site have left',
    (draft) => {
      sessionStorage.setItem('aw-draft 1-2', JSON.stringify({ value: 'Aroha', until: Date.now() - 1 }));
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

describe('a draft belongs to where the page sends the form', () => {
  const { open } = createFormOpener(requestCall, {});
  const other = { id: 'lead', attributes: { 'adviser-id': adviser } };

  /** Types a name into a form, reloads the page with another one, and returns what that shows. */
  async function nameAfterReload(now: OpenFormOptions, before: OpenFormOptions = { id: 'lead' }) {
    const first = await open(before);
    type(first, 'Aroha');
    first.remove();
    const page = await open({ id: 'lead', ...now });
    await settled();
    return nameIn(page);
  }

  test.each<[string, OpenFormOptions, string]>([
    ['the same page', {}, 'Aroha'],
    ['another adviser of the page', { attributes: { 'adviser-id': adviser } }, ''],
    ['another campaign of the page', { attributes: { 'campaign-id': 'SPRING-2026' } }, ''],
    ['another brand', { config: { brand: 'other' } }, ''],
    ['another tracking number', { attributes: { 'tracking-number': 'T-2' } }, 'Aroha'],
    ['an adviser id that is not one', { attributes: { 'adviser-id': 'Aroha' } }, 'Aroha'],
    ["the site's default campaign", { config: { campaignId: 'SITE' } }, 'Aroha'],
    ['another environment', { config: { environment: 'live' } }, 'Aroha'],
    ['a preview', { config: { preview: true } }, 'Aroha'],
    ['another heading', { attributes: { heading: 'Talk to us' } }, 'Aroha'],
  ])('%s', async (_what, now, name) => {
    expect(await nameAfterReload(now)).toBe(name);
  });

  test.each([`aaid=${adviser}`, 'lib_campaign=MAIL'])('a cookie does not hide it: %s', async (cookie) => {
    document.cookie = cookie;
    expect(await nameAfterReload({})).toBe('Aroha');
    document.cookie = `${cookie}; max-age=0`;
  });

  test('an adviser id in capitals is the same', async () => {
    const attributes = { 'adviser-id': adviser.toUpperCase() };
    expect(await nameAfterReload({ attributes }, other)).toBe('Aroha');
  });

  test('a draft that the visitor has left as it was leaves the form with its adviser, and comes back', async () => {
    const before = await open({ id: 'lead' });
    type(before, 'Aroha');
    before.remove();
    const page = await open({ id: 'lead' });
    await waitFor(() => expect(nameIn(page)).toBe('Aroha'));
    await sendTo(page, adviser);
    expect(nameIn(page)).toBe('');
    expect(screen.queryByText(/We have kept/)).toBeNull();
    await sendTo(page, '');
    await waitFor(() => expect(nameIn(page)).toBe('Aroha'));
  });

  test('what was typed on this page stays when the page changes the adviser', async () => {
    const page = await open({ id: 'lead' });
    type(page, 'Aroha');
    await sendTo(page, adviser);
    expect(nameIn(page)).toBe('Aroha');
  });

  test('what was typed for two advisers is two drafts', async () => {
    const page = await open({ id: 'lead' });
    type(page, 'Aroha');
    await sendTo(page, adviser);
    type(page, 'Wiremu');
    page.remove();
    const first = await open({ id: 'lead' });
    await waitFor(() => expect(nameIn(first)).toBe('Aroha'));
    first.remove();
    const second = await open(other);
    await waitFor(() => expect(nameIn(second)).toBe('Wiremu'));
  });

  test('of two forms with one id, each gets its own after a reload', async () => {
    const before = [await open({ id: 'lead' }), await open({ id: 'lead' })] as const;
    type(before[0], 'Aroha');
    type(before[1], 'Wiremu');
    before.forEach((page) => page.remove());
    const after = [await open({ id: 'lead' }), await open({ id: 'lead' })] as const;
    await waitFor(() => expect(after.map(nameIn)).toEqual(['Aroha', 'Wiremu']));
  });

  test('another widget that the page puts before the form does not hide it', async () => {
    const before = await open();
    type(before, 'Aroha');
    before.remove();
    document.body.prepend(
      Object.assign(document.createElement('div'), { innerHTML: '<p data-widget="icon"></p>' }),
    );
    const page = await open();
    await waitFor(() => expect(nameIn(page)).toBe('Aroha'));
    document.body.firstElementChild?.remove();
  });

  test('an app that sends its form to another adviser keeps two drafts, and shows what was typed', () => {
    const { rerender } = render(<RequestCallForm />);
    const name = screen.getByLabelText<HTMLInputElement>('First Name');
    fireEvent.change(name, { target: { value: 'Aroha' } });
    rerender(<RequestCallForm adviserId={adviser} />);
    expect(name.value).toBe('Aroha');
    fireEvent.change(name, { target: { value: 'Wiremu' } });
    expect(sessionStorage.length).toBe(2);
  });

  test('an app that shows its form again gets the draft back, and not for values of someone else', async () => {
    const name = () => screen.getByLabelText<HTMLInputElement>('First Name');
    const { unmount } = render(<RequestCallForm defaultValues={{ FormPhone: '021 123 4567' }} />);
    fireEvent.change(name(), { target: { value: 'Aroha' } });
    unmount();
    const other = render(<RequestCallForm defaultValues={{ FormPhone: '021 765 4321' }} />);
    await settled();
    expect(name().value).toBe('');
    other.unmount();
    render(<RequestCallForm defaultValues={{ FormPhone: '021 123 4567' }} />);
    await waitFor(() => expect(name().value).toBe('Aroha'));
  });

  test('of two equal forms of an app, each gets its own', async () => {
    const forms = (
      <>
        <RequestCallForm />
        <RequestCallForm />
      </>
    );
    const names = () => screen.getAllByLabelText<HTMLInputElement>('First Name');
    const { unmount } = render(forms);
    names().forEach((name, index) =>
      fireEvent.change(name, { target: { value: ['Aroha', 'Wiremu'][index] } }),
    );
    unmount();
    render(forms);
    await waitFor(() => expect(names().map(({ value }) => value)).toEqual(['Aroha', 'Wiremu']));
  });

  test('the storage names neither path, adviser nor form', async () => {
    type(await open(other), 'Aroha');
    expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/^aw-draft [\da-z]+-[\da-z]+$/)]);
  });
});

function nameIn(page: OpenForm): string | undefined {
  return controlsOf(page)[0]?.value;
}

function type(page: OpenForm, value: string): void {
  const [first] = controlsOf(page);
  if (first) fireEvent.change(first, { target: { value } });
}

/** As the page does that changes its adviser. */
async function sendTo({ element, placeholder }: OpenForm, adviserId: string): Promise<void> {
  element.dataset.adviserId = adviserId;
  await placeholder.refresh();
  await settled();
}

function controlsOf({ element }: OpenForm): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('.aw-fields [name]')];
}

function firstControl(form: OpenForm): HTMLInputElement {
  const [first] = controlsOf(form);
  if (!first) throw new Error('The form has no control');
  return first;
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
