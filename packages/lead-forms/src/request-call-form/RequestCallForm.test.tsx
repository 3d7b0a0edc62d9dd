import { openForm, type OpenForm, type OpenFormOptions } from '@adviser-widgets/testing/form';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { RequestCallForm } from './RequestCallForm.tsx';
import { answers } from './sample-answers.ts';

const labels = Object.keys(answers);

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

async function openAndSend(options?: OpenFormOptions, changes: Record<string, string> = {}): Promise<OpenForm> {
  const form = await open(options);
  await form.fill({ ...answers, ...changes });
  await form.submit();
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  return form;
}

describe('what the form shows', () => {
  test('a heading and what it is for', async () => {
    await open();
    expect([screen.getByRole('heading', { level: 2 }).textContent, screen.getByText(/Let us know/).textContent]).toEqual([
      'Request a Call', "Let us know how we can help and we'll call you back",
    ]);
  });

  test('its fields in the order of the spec (row 57)', async () => {
    await open();
    const controls = screen.getByRole('form').querySelectorAll<HTMLInputElement>('[name^="Form"]');
    expect(Array.from(controls, ({ labels: tied }) => tied?.[0]?.textContent)).toEqual(labels);
  });

  test.each([
    ['First Name', 'FormFirstName'],
    ['Last Name', 'FormLastName'],
    ['Email', 'FormEmail'],
    ['Contact number', 'FormPhone'],
    ['Choose your region', 'FormPostcode'],
    ['I would like to discuss...', 'FormSubject'],
    ['Message', 'FormMessage'],
  ])('"%s" is named %s (row 58)', async (label, name) => {
    await open();
    expect(screen.getByLabelText(label).getAttribute('name')).toBe(name);
  });

  test.each(labels.slice(0, 6))('"%s" is announced as required', async (label) => {
    await open();
    expect(screen.getByLabelText(label).getAttribute('aria-required')).toBe('true');
  });

  test('the message is announced as optional', async () => {
    await open();
    const note = screen.getByLabelText('Message').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(note)?.textContent).toBe('(optional)');
  });

  test.each([
    ['3', 3],
    ['6', 6],
    ['2', 2],
  ])('with data-heading-level="%s" a heading of level %i', async (level, expected) => {
    await open({ attributes: { 'heading-level': level } });
    expect(screen.getByRole('heading', { level: expected }).textContent).toBe('Request a Call');
  });

  test('the words the page gives it', async () => {
    await open({ attributes: { heading: 'Talk to us', 'sub-heading': 'We call back today', 'button-text': 'Call me' } });
    expect([
      screen.getByRole('heading').textContent,
      screen.getByText('We call back today').textContent,
      screen.getByRole('button').textContent,
    ]).toEqual(['Talk to us', 'We call back today', 'Call me']);
  });

  test('no heading where the page wants none', async () => {
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
    expect([
      screen.queryByRole('textbox', { name: /Leave this field empty/ }),
      screen.getByLabelText<HTMLInputElement>(/Leave this field empty/).tabIndex,
    ]).toEqual([null, -1]);
  });
});

describe('the lead', () => {
  test('goes once to the call centre (row 8)', async () => {
    const { api } = await openAndSend();
    expect(api.requests.map(({ url }) => url)).toEqual(['/acme/call-centre']);
  });

  test('holds what was typed and what the form is', async () => {
    const { api, captcha } = await openAndSend();
    expect(api.requests[0]?.fields).toMatchObject({
      FormFirstName: 'Mārama',
      FormLastName: "O'Neill-Ng",
      FormEmail: 'marama@example.co.nz',
      FormPhone: '021 555 0000',
      FormPostcode: '0110',
      FormSubject: '13',
      FormMessage: 'Ring after five, please',
      Method: 2,
      LeadSource: 2,
      Region: 'Northland',
      captcha: captcha?.tokens.at(-1),
      hamCheck: '',
    });
  });

  test.each(['json', 'form'])('carries the same keys as %s (row 2)', async (callCentre) => {
    const { api } = await openAndSend({ config: { encoding: { callCentre } } });
    expect(Object.keys(api.requests[0]?.fields ?? {})).toEqual([
      'FormFirstName', 'FormLastName', 'FormEmail', 'FormPhone', 'FormPostcode', 'FormSubject', 'FormMessage',
      'CampaignId', 'Method', 'TrackingNumber', 'AdviserId', 'captcha', 'hamCheck', 'Region', 'LeadSource', 'SubmissionId',
      'tracking',
    ]);
  });

  test.each([
    ['json', 'application/json'],
    ['form', 'application/x-www-form-urlencoded'],
  ])('is written as %s', async (callCentre, contentType) => {
    const { api } = await openAndSend({ config: { encoding: { callCentre } } });
    expect(api.requests[0]?.contentType).toBe(contentType);
  });

  test.each([
    ['campaign-id', 'HL-2026', 'CampaignId'],
    ['tracking-number', 'TN-1042', 'TrackingNumber'],
    ['adviser-id', '3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'AdviserId'],
  ])('carries data-%s="%s" as %s', async (name, value, key) => {
    const { api } = await openAndSend({ attributes: { [name]: value } });
    expect(api.requests[0]?.fields[key]).toBe(value);
  });

  test('fault 46: carries a honeypot that was filled in, and is treated like any other', async () => {
    const form = await open();
    await form.fill(answers);
    screen.getByLabelText<HTMLInputElement>(/Leave this field empty/).value = 'Mārama';
    await form.submit();
    await screen.findByText('Your request has been received.');
    expect(form.api.requests[0]?.fields.hamCheck).toBe('Mārama');
  });

  test('names the honeypot as the page wants it', async () => {
    const { api } = await openAndSend({ attributes: { 'honeypot-name': 'nickname' } });
    expect(api.requests[0]?.fields).toMatchObject({ nickname: '' });
  });
});

describe('success', () => {
  test('says thank you', async () => {
    await openAndSend();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Thank you');
  });

  test('takes the place of the form', async () => {
    await openAndSend();
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('has the focus, so that it is read out', async () => {
    await openAndSend();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  });

  test("shows the page's own content", async () => {
    await openAndSend({ children: '<div data-slot="success"><h3>Ka pai!</h3></div>' });
    expect(screen.getByRole('heading').textContent).toBe('Ka pai!');
  });

  test("shows the library's words nowhere then", async () => {
    await openAndSend({ children: '<div data-slot="success"><h3>Ka pai!</h3></div>' });
    expect(screen.queryByText('Your request has been received.')).toBeNull();
  });

  test('tells the page in order', async () => {
    const { events } = await openAndSend();
    expect(events.map(({ type }) => type)).toEqual(['aw:ready', 'aw:submit', 'aw:analytics', 'aw:success']);
  });

  test('tells every tool once', async () => {
    const heap = { track: vi.fn() };
    const dataLayer: unknown[] = [];
    vi.stubGlobal('heap', heap);
    vi.stubGlobal('dataLayer', dataLayer);
    await openAndSend();
    expect([heap.track.mock.calls, dataLayer]).toEqual([
      [['lead_call_centre', { category: 'Lead', label: 'Request a Call', action: 'Submit' }]],
      [{ event: 'lead_call_centre', category: 'Lead', label: 'Request a Call', action: 'Submit' }],
    ]);
  });

  test('is told to the tools under the same label whatever the page calls the form (row 59)', async () => {
    const { events } = await openAndSend({ attributes: { heading: 'Talk to us' } });
    expect(events.find(({ type }) => type === 'aw:analytics')?.detail).toMatchObject({
      name: 'lead_call_centre', category: 'Lead', label: 'Request a Call', action: 'Submit',
    });
  });

  test('can be closed', async () => {
    const { user } = await openAndSend();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('form')).toBeTruthy();
  });

  test('closed leaves an empty form', async () => {
    const { user } = await openAndSend();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      '', '', '', '', 'none', 'default', '',
    ]);
  });

  test('closed moves the focus to the first field', async () => {
    const { user } = await openAndSend();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
  });

  test('closed is told to the page', async () => {
    const { user, events } = await openAndSend();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(events.at(-1)?.type).toBe('aw:reset');
  });

  test('closed lets another lead be sent', async () => {
    const { user, api, fill, submit } = await openAndSend();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await fill(answers);
    await submit();
    await screen.findByText('Your request has been received.');
    expect(new Set(api.requests.map(({ fields }) => fields.SubmissionId)).size).toBe(2);
  });

  test('cannot be closed where the page says so', async () => {
    await openAndSend({ attributes: { closable: 'false' } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('what a visitor typed', () => {
  test('never leaves by an event, the console or a tool', async () => {
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
    const said = JSON.stringify([form.events, dataLayer, heap.track.mock.calls, consoles.map(({ mock }) => mock.calls.map(String))]);
    const typed = ['Mārama', "O'Neill-Ng", 'marama@', '021 555', 'Ring after', 'not an e-mail zq', 'Northland', '0110'];
    expect(typed.filter((text) => said.includes(text))).toEqual([]);
  });
});

describe('an app that renders the form itself', () => {
  test('gets the same form with the same defaults', () => {
    render(<RequestCallForm headingLevel={4} />);
    expect(screen.getByRole('heading', { level: 4, name: 'Request a Call' })).toBeTruthy();
  });

  test('hears its events from the form', async () => {
    const heard = vi.fn();
    document.addEventListener('aw:error', heard, { once: true });
    render(<RequestCallForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(heard).toHaveBeenCalledOnce();
  });
});
