import { configure } from '@adviser-widgets/core';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDelivery } from './useDelivery.ts';

let count = 0;

afterEach(() => {
  document.head.replaceChildren();
  configure({});
});

/**
 * Opens a form's delivery. The captcha's script has a new address each time, because the page remembers
 * scripts.
 */
function open({ preview = false, isChecked = true, brand = 'acme' } = {}) {
  const scriptUrl = `https://captcha.example/${++count}.js`;
  configure({ json: { brand, preview, captcha: { siteKey: 'key', scriptUrl } } });
  const { result } = renderHook(() => useDelivery(isChecked));
  return {
    delivery: () => result.current,
    script: () => document.querySelector(`script[src="${scriptUrl}"]`),
  };
}

test('loads no captcha before the first sign of intent', () => {
  expect(open().script()).toBeNull();
});

test('loads the captcha with the first sign of intent', async () => {
  const { delivery, script } = open();
  delivery().captcha.prepare();
  await waitFor(() => expect(script()).not.toBeNull());
});

test('loads the captcha for a press without preparation', async () => {
  const { delivery, script } = open();
  void delivery()
    .captcha.execute()
    .catch(() => {});
  await waitFor(() => expect(script()).not.toBeNull());
});

test.each([{ preview: true }, { isChecked: false }])(
  'loads the sending code, but no captcha, with %j',
  async (given) => {
    const { delivery, script } = open(given);
    delivery().captcha.prepare();
    await act(() =>
      delivery().check(
        { fields: {}, defaults: {}, widget: '' },
        {},
        { fields: {}, shouldUseNativeValidation: false },
      ),
    );
    expect(script()).toBeNull();
  },
);

test('asks no captcha without a brand, because nothing can be sent', async () => {
  const { delivery, script } = open({ brand: '' });
  await expect(delivery().captcha.execute()).rejects.toMatchObject({ kind: 'refused' });
  expect(script()).toBeNull();
});

test('gives an empty token if no check is required', async () => {
  expect((await open({ isChecked: false }).delivery().captcha.execute()).value).toBe('');
});
