import { answers, createFormOpener, successText, type OpenForm } from '@adviser-widgets/testing/form';
import type { Definition } from '@adviser-widgets/widget';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { definition } from './request-call-form/definition.ts';

const { open, openFilled } = createFormOpener(definition as Definition, answers);
const emailSlip = 'Is this right? Check for brackets, commas or quotation marks.';
const phoneSlip = 'Is this right? Phone numbers usually have 7 to 15 digits.';
const phone = () => screen.getByLabelText<HTMLInputElement>('Contact number');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

async function type(page: OpenForm, control: HTMLInputElement, text: string): Promise<void> {
  await page.user.clear(control);
  await page.user.type(control, text);
}

/** Returns what assistive technology reads out after the name of a control. */
function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

describe('the notice about a probable slip', () => {
  test.each([
    ['<jo@x.nz>', email, emailSlip],
    ['jo@x.nz,', email, emailSlip],
    ['021 555', phone, phoneSlip],
    ['1234 1234 1234 1234', phone, phoneSlip],
  ])('shows for %s on blur', async (text, control, notice) => {
    const page = await open();
    await type(page, control(), text);
    await page.user.tab();
    expect(screen.getByText(notice)).toBeTruthy();
  });

  test('does not show while the visitor is typing', async () => {
    const page = await open();
    await type(page, phone(), '021 555');
    expect(screen.queryByText(phoneSlip)).toBeNull();
  });

  test('does not show during a press, whose target it would move', async () => {
    const page = await open();
    await type(page, phone(), '021 555');
    await page.user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Submit' }) });
    expect(screen.queryByText(phoneSlip)).toBeNull();
  });

  test('shows when that press is over', async () => {
    const page = await open();
    await type(page, phone(), '021 555');
    await page.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByText(phoneSlip)).toBeTruthy();
  });

  test('shows on Enter in the field', async () => {
    const page = await open();
    await type(page, phone(), '021 555{Enter}');
    expect(await screen.findByText(phoneSlip)).toBeTruthy();
  });

  test('is read out with its field', async () => {
    const page = await open();
    await type(page, phone(), '021 555');
    await page.user.tab();
    expect(descriptionOf(phone())).toBe(`For example 021 123 4567 | ${phoneSlip}`);
  });

  test('is in a polite live region', async () => {
    const page = await open();
    await type(page, phone(), '021 555');
    await page.user.tab();
    expect(screen.getByText(phoneSlip).getAttribute('aria-live')).toBe('polite');
  });

  test('is in a region that exists before it', async () => {
    await open();
    expect([...document.querySelectorAll('.aw-field-notice')].map(({ textContent }) => textContent)).toEqual([
      '',
      '',
    ]);
  });

  test('does not mark the field as wrong', async () => {
    const page = await open();
    await type(page, phone(), '021 555');
    await page.user.tab();
    expect(phone().getAttribute('aria-invalid')).toBeNull();
  });

  test('stays while the slip remains', async () => {
    const page = await open();
    await type(page, phone(), '021 55');
    await page.user.tab();
    await page.user.type(phone(), '5');
    expect(screen.getByText(phoneSlip)).toBeTruthy();
  });

  test('disappears as soon as the slip is corrected', async () => {
    const page = await open();
    await type(page, phone(), '021 555');
    await page.user.tab();
    await page.user.type(phone(), '0000');
    expect(screen.queryByText(phoneSlip)).toBeNull();
  });

  test('is replaced by the error of its field', async () => {
    const page = await open();
    await type(page, phone(), 'none');
    await page.submit();
    await screen.findByText('Please enter your contact number.');
    expect(screen.queryByText(phoneSlip)).toBeNull();
  });

  test("takes the page's own text", async () => {
    const page = await open({ config: { messages: { phoneSlip: 'Are you sure?' } } });
    await type(page, phone(), '021 555');
    await page.user.tab();
    expect(screen.getByText('Are you sure?')).toBeTruthy();
  });

  test('never blocks: the lead is sent as typed', async () => {
    const page = await openFilled(200);
    await type(page, email(), 'jo@x.nz,');
    await type(page, phone(), '021 555');
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests[0]?.fields).toMatchObject({ FormEmail: 'jo@x.nz,', FormPhone: '021 555' });
  });
});

test('a number pasted from a contacts app is accepted, and sent without its invisible characters', async () => {
  const page = await openFilled(200);
  await page.user.clear(phone());
  await page.user.click(phone());
  await page.user.paste('\u202a+64 21 555 0000\u202c');
  await page.submit();
  await screen.findByText(successText);
  expect(page.api.requests[0]?.fields.FormPhone).toBe('+64 21 555 0000');
});
