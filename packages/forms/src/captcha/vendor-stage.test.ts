import { CaptchaError } from '@adviser-widgets/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VendorCaptcha } from './captcha-bridge.ts';
import { createVendorStage } from './CaptchaBox.tsx';

// Only compared, never used.
const vendor = { name: 'first' } as unknown as VendorCaptcha;
const another = { name: 'second' } as unknown as VendorCaptcha;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('returns the mounted widget', async () => {
  const stage = createVendorStage();
  stage.enter(vendor);
  expect(await stage.onStage()).toBe(vendor);
});

test('waits for a widget that is not mounted yet', async () => {
  const stage = createVendorStage();
  const promise = stage.onStage();
  stage.enter(vendor);
  expect(await promise).toBe(vendor);
});

test('waits again once the widget has unmounted', async () => {
  const stage = createVendorStage();
  stage.enter(vendor);
  stage.leave();
  const promise = stage.onStage();
  stage.enter(another);
  expect(await promise).toBe(another);
});

test('fault 36: gives up after 10 seconds without a widget', async () => {
  const outcome = expect(createVendorStage().onStage()).rejects.toEqual(
    new CaptchaError(
      'captcha-error',
      'The captcha was not shown; check captcha.siteKey in the configuration',
    ),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
});

test('still waits just before that', async () => {
  const settled = vi.fn();
  createVendorStage().onStage().then(settled, settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
});

test('leaves no timer running once the widget has mounted', () => {
  const stage = createVendorStage();
  void stage.onStage();
  stage.enter(vendor);
  expect(vi.getTimerCount()).toBe(0);
});
