import { configure } from '@adviser-widgets/core';
import { installFakeApi, installFakeCaptcha } from '@adviser-widgets/testing';
import { answers, createFormOpener, errorText, pass, successText } from '@adviser-widgets/testing/form';
import { settled } from '@adviser-widgets/testing/settled';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { SampleForm, sampleForm } from './sample-form.tsx';

const { open, openFilledWithClock } = createFormOpener(sampleForm, answers, SampleForm);

// The captcha itself is tested in captcha-machine.test.ts and load-captcha.test.ts.

/** Fires the load or error event of the vendor's script. */
async function dispatchOnScript(type: 'load' | 'error'): Promise<void> {
  await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());
  [...document.head.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event(type));
  await settled();
}

test('fault 24: a script that is blocked ends in an error with a phone number, and Try again loads it again', async () => {
  const page = await open({
    withCaptcha: false,
    config: { captcha: { siteKey: 'test', scriptUrl: 'https://captcha.example.nz/a.js' } },
  });
  await page.fill(answers);
  await dispatchOnScript('error');
  await page.submit();
  await dispatchOnScript('error');
  await screen.findByText(errorText);
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '0800 000 000' })).toBeTruthy();
  expect(page.api.requests).toEqual([]);
  expect(page.events.filter(({ type }) => type === 'aw:error').map(({ detail }) => detail.kind)).toEqual([
    'captcha-blocked',
  ]);
  await page.submit();
  const captcha = installFakeCaptcha(page.api);
  await dispatchOnScript('load');
  await screen.findByText(successText);
  captcha.remove();
  expect(page.api.requests).toHaveLength(1);
});

test('fault 27: a challenge that the visitor closed is no error for anybody, and gives the focus back to the button', async () => {
  const page = await openFilledWithClock(200);
  if (page.captcha) page.captcha.mode = 'close';
  await page.user.click(screen.getByLabelText('Email'));
  await page.user.keyboard('{Enter}');
  await pass(1500);
  expect(screen.queryByText(errorText)).toBeNull();
  expect(console.error).not.toHaveBeenCalled();
  expect(screen.getByRole('button').textContent).toBe('Submit');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('fault 37: in StrictMode one lead is sent', async () => {
  const api = installFakeApi();
  const captcha = installFakeCaptcha(api);
  configure({ json: { brand: 'acme', captcha: { siteKey: 'test' } } });
  render(
    <StrictMode>
      <SampleForm />
    </StrictMode>,
  );
  for (const [label, value] of Object.entries(answers))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText(successText);
  captcha.remove();
  api.remove();
  expect(api.requests).toHaveLength(1);
});

test('fault 36: without a site key, a press ends in the error with a phone number, and what was typed stays', async () => {
  const page = await open({ withCaptcha: false, config: { captcha: { siteKey: '' } } });
  await page.fill(answers);
  await page.submit();
  await screen.findByText(errorText);
  expect(screen.getByRole('link', { name: '0800 000 000' })).toBeTruthy();
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('set captcha.siteKey'));
  for (const [label, value] of Object.entries(answers))
    expect(screen.getByLabelText(label)).toHaveProperty('value', value);
});

test('loads nothing before a visitor touches the form', async () => {
  await open({ withCaptcha: false });
  expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
});

test("is left out in preview: the form sends without the vendor's script and without a check", async () => {
  const page = await open({ config: { preview: true } });
  await page.fill(answers);
  await page.submit();
  await screen.findByText(successText);
  expect(page.captcha?.executions).toBe(0);
  expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
});
