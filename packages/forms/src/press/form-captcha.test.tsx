import { configure } from '@adviser-widgets/core';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CaptchaBox, FormCaptcha } from './form-captcha.tsx';

let count = 0;

afterEach(() => {
  document.head.replaceChildren();
  configure({});
});

/** Opens a form's captcha. Its script has a new address each time, because the page remembers scripts. */
function open({ brand = 'acme' } = {}) {
  const scriptUrl = `https://captcha.example/${++count}.js`;
  configure({ json: { brand, captcha: { siteKey: 'key', scriptUrl } } });
  const captcha = new FormCaptcha();
  const { unmount } = render(<CaptchaBox captcha={captcha} />);
  return {
    unmount,
    prepare: captcha.prepare,
    execute: captcha.execute,
    script: () => document.querySelector(`script[src="${scriptUrl}"]`),
  };
}

test('loads no captcha before the first sign of intent', () => {
  expect(open().script()).toBeNull();
});

test('loads the captcha with the first sign of intent', async () => {
  const { prepare, script } = open();
  prepare();
  await waitFor(() => expect(script()).not.toBeNull());
});

test('loads the captcha for a press without preparation', async () => {
  const { execute, script } = open();
  void execute().catch(() => {});
  await waitFor(() => expect(script()).not.toBeNull());
});

test('asks no captcha without a brand, because nothing can be sent', async () => {
  await expect(open({ brand: '' }).execute()).rejects.toMatchObject({ kind: 'refused' });
});

test('gives no token once the form is gone', async () => {
  const { execute, unmount } = open();
  unmount();
  await expect(execute()).rejects.toMatchObject({ kind: 'captcha-error' });
});
