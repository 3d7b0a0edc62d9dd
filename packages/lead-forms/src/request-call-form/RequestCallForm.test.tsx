import { answers, openForm, type OpenForm, type OpenFormOptions } from '@adviser-widgets/testing/form';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { RequestCallForm } from './RequestCallForm.tsx';

let page: OpenForm | undefined;

afterEach(() => {
  page?.remove();
  page = undefined;
  sessionStorage.clear();
});

async function open(options?: OpenFormOptions): Promise<OpenForm> {
  page = await openForm(definition, options);
  return page;
}

describe('what the form shows', () => {
  test('a heading and its purpose', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Request a Call');
    expect(screen.getByText(/Let us know/).textContent).toBe(
      "Let us know how we can help and we'll call you back",
    );
  });

  test.each([
    ['3', 3],
    ['6', 6],
    ['2', 2],
  ])('with data-heading-level="%s" a heading of level %i', async (level, expected) => {
    await open({ attributes: { 'heading-level': level } });
    expect(screen.getByRole('heading', { level: expected }).textContent).toBe('Request a Call');
  });

  test("the page's own texts", async () => {
    await open({
      attributes: { heading: 'Talk to us', 'sub-heading': 'We call back today', 'button-text': 'Call me' },
    });
    expect(screen.getByRole('heading').textContent).toBe('Talk to us');
    expect(screen.getByText('We call back today')).toBeTruthy();
    expect(screen.getByRole('button').textContent).toBe('Call me');
  });

  test.each(['intro', 'privacy'] as const)('what an app gives as %s, outside the form element', (slot) => {
    render(<RequestCallForm {...{ [slot]: <input aria-label="Theirs" name="FormEmail" /> }} />);
    expect(screen.getByLabelText<HTMLInputElement>('Theirs').form).toBeNull();
  });

  test('no heading if the page wants none', async () => {
    await open({ attributes: { heading: '' } });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('the heading as the name of the form', async () => {
    await open({ attributes: { heading: 'Talk to us' } });
    expect(screen.getByRole('form', { name: 'Talk to us' })).toBeTruthy();
  });

  test('the privacy note with its link', async () => {
    await open({ config: { privacyUrl: '/privacy' } });
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  });

  test("the page's own note instead, and its introduction", async () => {
    await open({
      children: '<p data-slot="privacy">Our terms</p><p data-slot="intro">Before you start</p>',
    });
    expect(page?.element.textContent).toMatch(/Before you start.*First Name.*Our terms$/);
  });

  test('no honeypot to assistive technology or the keyboard', async () => {
    await open();
    expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/Leave this field empty/).tabIndex).toBe(-1);
  });
});

describe('the typed values', () => {
  test('never leave in an event, on the console or to a tool', async () => {
    const dataLayer: unknown[] = [];
    const heap = { track: vi.fn() };
    vi.stubGlobal('heap', heap);
    vi.stubGlobal('dataLayer', dataLayer);
    const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const consoles = methods.map((method) => vi.spyOn(console, method).mockReturnValue());
    const form = await open();
    form.api.queue.push('network', 422);
    await form.fill({ ...answers, Email: 'not an e-mail zq' });
    await form.submit();
    await form.fill(answers);
    await form.submit();
    await screen.findByRole('button', { name: 'Try again' });
    await form.submit();
    await waitFor(() => expect(form.api.requests).toHaveLength(2));
    await screen.findByRole('button', { name: 'Try again' });
    await form.submit();
    await screen.findByText('Your request has been received.');
    const said = JSON.stringify([
      form.events,
      dataLayer,
      heap.track.mock.calls,
      consoles.map(({ mock }) => mock.calls.map(String)),
    ]);
    const typed = [
      'Mārama',
      "O'Neill-Ng",
      'marama@',
      '021 555',
      'Ring after',
      'not an e-mail zq',
      'Northland',
      '0110',
    ];
    expect(typed.filter((text) => said.includes(text))).toEqual([]);
  });
});

describe('an app that renders the form itself', () => {
  test('gets the same form with the same defaults', () => {
    render(<RequestCallForm headingLevel={4} />);
    expect(screen.getByRole('heading', { level: 4, name: 'Request a Call' })).toBeTruthy();
  });

  test('gets its events from the form', async () => {
    const onError = vi.fn();
    document.addEventListener('aw:error', onError, { once: true });
    render(<RequestCallForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onError).toHaveBeenCalledOnce();
  });
});
