import {
  answers,
  createFormOpener,
  errorText,
  putValues,
  successText,
  type OpenForm,
} from '@adviser-widgets/testing/form';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SampleForm, sampleForm } from './sample-form.tsx';

const { open } = createFormOpener(sampleForm, answers, SampleForm);

// The rules are tested in rules.test.ts, what every form shows of them in lead-forms/focus.test.tsx.
test('fault 56: runs no captcha and sends nothing', async () => {
  const page = await open();
  await page.submit();
  await screen.findByText('Please enter your first name.');
  expect(page.captcha?.executions).toBe(0);
  expect(page.api.requests).toEqual([]);
});

test('fault 56: reports the fields to the page, and none of their values', async () => {
  const page = await open();
  await page.fill({ ...answers, Email: 'nobody', 'Choose your region': 'none' });
  await page.submit();
  await screen.findByText('Please enter your email.');
  expect(page.events.at(-1)).toEqual({
    type: 'aw:error',
    detail: {
      widget: 'sample-form',
      id: expect.any(String),
      kind: 'invalid',
      fields: ['FormEmail', 'FormPostcode'],
    },
  });
});

test.each(['json', 'form'])('fault 61: a message is sent exactly, as %s', async (callCentre) => {
  const message = `<b>Kia ora</b> & "hi"\n🏡👩\u200d👧 Ōtautahi\n${'x'.repeat(20_000)}`;
  const page = await open({ config: { encoding: { callCentre } } });
  await page.fill({ ...answers, Message: message });
  await page.submit();
  await screen.findByText(successText);
  expect(page.api.requests[0]?.fields.FormMessage).toBe(message);
});

test('fault 67: one key clears the error of its field, and no other', async () => {
  const page = await open();
  await page.submit();
  await screen.findByText('Please enter your first name.');
  await page.user.type(screen.getByLabelText('Email'), 'm');
  expect(screen.queryByText('Please enter your email.')).toBeNull();
  expect(screen.getAllByText(/^Please (enter|select)/)).toHaveLength(6);
});

describe('the error summary', () => {
  const right = {
    FormFirstName: 'Aroha',
    FormLastName: 'Ngata',
    FormEmail: 'a@b.nz',
    FormPhone: '021 555 0000',
    FormPostcode: '0110',
    FormSubject: '4',
  };

  async function openWithErrors(wrong: Readonly<Record<string, string>>): Promise<OpenForm> {
    const page = await open({ attributes: { 'error-summary': 'true', 'heading-level': '3' } });
    putValues(page.element, { ...right, ...wrong });
    await page.submit();
    await screen.findByText('Please enter your email.');
    return page;
  }

  const openWithTwo = () => openWithErrors({ FormEmail: 'nobody', FormPostcode: 'none' });
  const summary = () => screen.queryByRole('group', { name: 'There is a problem' });
  const links = () => within(summary() ?? document.body).getAllByRole('link');

  test('lists every error with its field', async () => {
    await openWithTwo();
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'Email: Please enter your email.',
      'Choose your region: Please select your region',
    ]);
  });

  test('takes the focus', async () => {
    await openWithTwo();
    expect(document.activeElement).toBe(summary());
  });

  test('is read out with the focus, so it is no alert too', async () => {
    await openWithTwo();
    const list = document.getElementById(summary()?.getAttribute('aria-describedby') ?? '');
    expect(list?.textContent).toContain('Email: Please enter your email.');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test("has a heading below the form's own", async () => {
    await openWithTwo();
    expect(screen.getByRole('heading', { name: 'There is a problem', level: 4 })).toBeTruthy();
  });

  test('leads to the field', async () => {
    const page = await openWithTwo();
    await page.user.click(screen.getByRole('link', { name: /Choose your region/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Choose your region'));
  });

  test("leaves the page's address as it is", async () => {
    const page = await openWithTwo();
    await page.user.click(screen.getByRole('link', { name: /Choose your region/ }));
    expect(location.hash).toBe('');
  });

  test('links name the controls', async () => {
    await openWithTwo();
    const targets = links().map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(targets).toEqual([screen.getByLabelText('Email'), screen.getByLabelText('Choose your region')]);
  });

  test('stays as it is while fields are corrected: nothing moves while someone types', async () => {
    const page = await openWithTwo();
    await page.fill({ Email: 'a@b.nz', 'Choose your region': '0110' });
    expect(links()).toHaveLength(2);
  });

  test('has what the next press finds', async () => {
    const page = await openWithTwo();
    putValues(page.element, { FormEmail: 'a@b.nz', FormFirstName: '' });
    await page.submit();
    await screen.findByText('Please enter your first name.');
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'First Name: Please enter your first name.',
      'Choose your region: Please select your region',
    ]);
  });

  test('is gone if the next press passes, and the server fails', async () => {
    const page = await openWithTwo();
    page.api.standard = 500;
    putValues(page.element, right);
    await page.submit();
    await screen.findByText(errorText);
    expect(summary()).toBeNull();
  });

  test('is not shown for one error: the field takes the focus', async () => {
    await openWithErrors({ FormEmail: 'nobody' });
    expect(summary()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test('is not shown unless the page asks for it', async () => {
    await (await open()).submit();
    await screen.findByText('Please enter your first name.');
    expect(screen.queryByRole('group')).toBeNull();
  });
});
