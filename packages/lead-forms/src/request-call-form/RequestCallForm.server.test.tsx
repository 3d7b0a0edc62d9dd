import {
  answers,
  createFormOpener,
  errorText,
  pass,
  successText,
  type OpenForm,
} from '@adviser-widgets/testing/form';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { definition } from './definition.ts';

const { openConfiguredWithClock, openFilledWithClock } = createFormOpener(definition, answers);

describe('fault 14: a server that asks to wait', () => {
  async function open(): Promise<OpenForm> {
    const page = await openFilledWithClock({ status: 429, headers: { 'Retry-After': '30' } }, 200);
    await page.submit();
    await screen.findAllByText('You can try again in 30 seconds.');
    return page;
  }

  test('gets no second lead before the time', async () => {
    const page = await open();
    await page.submit();
    expect(page.api.requests).toHaveLength(1);
  });

  test('announces its button as disabled, which keeps the focus', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Try again' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  test('counts down on the screen, and is read out once', async () => {
    await open();
    await pass(12_000);
    expect(screen.getByRole('alert').textContent).toMatch(
      /You can try again in 30 seconds\.You can try again in 18 seconds\./,
    );
  });

  test('announces when it can be retried', async () => {
    await open();
    await pass(30_000);
    expect(screen.getByRole('status').textContent).toBe('You can try again now.');
    expect(screen.getByRole('alert').textContent).toBe(`${errorText}Or call us on 0800 000 000`);
  });

  test('can be retried afterwards', async () => {
    const page = await open();
    await pass(30_000);
    expect(screen.queryByText(/You can try again in/)).toBeNull();
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests).toHaveLength(2);
  });
});

describe('fault 15: a server that recognises repeats', () => {
  const serverDedupes = { serverDedupes: true };

  test('gets a failed lead again, automatically, with the same id and another token', async () => {
    const page = await openConfiguredWithClock(serverDedupes, 503, 500, 200);
    await page.submit();
    await pass(3500);
    await screen.findByText(successText);
    const sent = page.api.requests.map(({ fields }) => fields);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ SubmissionId }) => SubmissionId)).size).toBe(1);
    expect(new Set(sent.map(({ captcha }) => captcha)).size).toBe(3);
  });

  test('gets it three times at most', async () => {
    const page = await openConfiguredWithClock(serverDedupes, 503, 503, 503, 200);
    await page.submit();
    await pass(3500);
    await screen.findByText(errorText);
    expect(page.api.requests).toHaveLength(3);
  });

  test('gets a lead again if the answer was truncated', async () => {
    const page = await openConfiguredWithClock(serverDedupes, 'cut', 'network', 200);
    await page.submit();
    await pass(3500);
    await screen.findByText(successText);
    expect(page.api.requests).toHaveLength(3);
  });

  test('that never answers keeps the form busy for 25 seconds in all', async () => {
    const page = await openConfiguredWithClock(serverDedupes, 'never');
    await page.submit();
    await pass(25_100);
    expect(screen.getByText(errorText)).toBeTruthy();
  });

  test('gets it once after a refusal', async () => {
    const page = await openConfiguredWithClock(serverDedupes, 422, 200);
    await page.submit();
    await screen.findByText(errorText);
    await pass(5000);
    expect(page.api.requests).toHaveLength(1);
  });

  test('is not relied on if leads have no id', async () => {
    const page = await openConfiguredWithClock({ ...serverDedupes, submissionIdField: false }, 503, 200);
    await page.submit();
    await screen.findByText(errorText);
    await pass(5000);
    expect(page.api.requests).toHaveLength(1);
  });
});
