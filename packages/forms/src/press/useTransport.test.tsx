import { configure } from '@adviser-widgets/core';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useTransport, type Transport } from './useTransport.tsx';

let count = 0;

afterEach(() => {
  document.head.replaceChildren();
  configure({});
});

/**
 * Opens a form's transport. The captcha's script has a new address each time, because the page remembers
 * scripts.
 */
function open({ preview = false, isChecked = true, brand = 'acme' } = {}) {
  const scriptUrl = `https://captcha.example/${++count}.js`;
  configure({ json: { brand, preview, captcha: { siteKey: 'key', scriptUrl } } });
  let transport: Transport | undefined;
  function Form() {
    transport = useTransport(isChecked);
    return <div>{transport.captchaBox}</div>;
  }
  const { unmount } = render(<Form />);
  const captcha = () => {
    if (!transport) throw new Error('The form was not rendered');
    return transport.captcha;
  };
  return {
    unmount,
    prepare: () => captcha().prepare(),
    execute: () => captcha().execute(),
    hasCode: () => transport?.code !== undefined,
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

test.each([{ preview: true }, { isChecked: false }])(
  'loads the sending code, but no captcha, with %j',
  async (given) => {
    const { prepare, hasCode, script } = open(given);
    prepare();
    await waitFor(() => expect(hasCode()).toBe(true));
    expect(script()).toBeNull();
  },
);

test('asks no captcha without a brand, because nothing can be sent', async () => {
  await expect(open({ brand: '' }).execute()).rejects.toMatchObject({ kind: 'refused' });
});

test('gives an empty token if no check is required', async () => {
  expect((await open({ isChecked: false }).execute()).value).toBe('');
});

test('gives no token once the form is gone', async () => {
  const { execute, unmount } = open();
  unmount();
  await expect(execute()).rejects.toMatchObject({ kind: 'captcha-error' });
});
