import { configure } from '@adviser-widgets/core';
import { render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CaptchaBox, FormCaptcha } from './form-captcha.tsx';

let count = 0;

afterEach(() => {
  document.head.replaceChildren();
  configure({});
});

/** Opens a form's captcha. Its script has a new address each time, because the page remembers scripts. */
function open({ brand = 'acme', siteKey = 'key' } = {}) {
  const scriptUrl = `https://captcha.example/${++count}.js`;
  configure({ json: { brand, captcha: { siteKey, scriptUrl } } });
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

describe('fault 36: without a site key', () => {
  test('a press fails at once, and the error says where to write one', async () => {
    await expect(open({ siteKey: '' }).execute()).rejects.toMatchObject({
      kind: 'captcha-error',
      message: expect.stringContaining('The captcha has no key: set captcha.siteKey in the configuration'),
    });
  });

  test("the vendor's script is not loaded", async () => {
    const { prepare, execute, script } = open({ siteKey: '' });
    prepare();
    await execute().catch(() => {});
    expect(script()).toBeNull();
  });

  test('one that arrives before the press is used', async () => {
    const { prepare, execute } = open({ siteKey: '' });
    prepare();
    const late = open();
    void execute().catch(() => {});
    await waitFor(() => expect(late.script()).not.toBeNull());
  });
});
