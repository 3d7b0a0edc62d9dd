import { createFormOpener, errorText, pass, successText, type OpenForm } from '@adviser-widgets/testing/form';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { definition } from './definition.ts';
import { answers } from './sample-answers.ts';

const { openConfiguredWithClock, openFilledWithClock } = createFormOpener(definition, answers);

describe('fault 14: a server that asks to wait', () => {
  async function open(): Promise<OpenForm> {
    const page = await openFilledWithClock({ status: 429, headers: { 'Retry-After': '30' } }, 200);
    await page.submit();
    await screen.findByText('You can try again in 30 seconds.');
    return page;
  }

  test('gets no second lead before the time', async () => {
    const page = await open();
    await page.submit();
    expect(page.api.requests).toHaveLength(1);
  });

  test('has its button announced as disabled, which keeps the focus', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Try again' });
    expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button]);
  });

  test('is tried again after it', async () => {
    const page = await open();
    await pass(30_000);
    expect([screen.queryByText(/You can try again in/), screen.getByRole('button').getAttribute('aria-disabled')]).toEqual([null, null]);
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests).toHaveLength(2);
  });
});

describe('fault 15: a server that recognises repeats', () => {
  const serverDedupes = { serverDedupes: true };

  test('gets a lead it failed on again, by itself, with the same id and another token', async () => {
    const page = await openConfiguredWithClock(serverDedupes, 503, 500, 200);
    await page.submit();
    await pass(2500);
    await screen.findByText(successText);
    const sent = page.api.requests.map(({ fields }) => fields);
    expect([sent.length, new Set(sent.map(({ SubmissionId }) => SubmissionId)).size, new Set(sent.map(({ captcha }) => captcha)).size]).toEqual([3, 1, 3]);
  });

  test('gets it three times at most', async () => {
    const page = await openConfiguredWithClock(serverDedupes, 503, 503, 503, 200);
    await page.submit();
    await pass(2500);
    await screen.findByText(errorText);
    expect(page.api.requests).toHaveLength(3);
  });

  test.each([['a refusal', 422], ['a broken connection', 'network']] as const)('gets it once after %s', async (_, answer) => {
    const page = await openConfiguredWithClock(serverDedupes, answer, 200);
    await page.submit();
    await screen.findByText(errorText);
    await pass(5000);
    expect(page.api.requests).toHaveLength(1);
  });

  test('is not believed in where leads carry no id', async () => {
    const page = await openConfiguredWithClock({ ...serverDedupes, submissionIdField: false }, 503, 200);
    await page.submit();
    await screen.findByText(errorText);
    await pass(5000);
    expect(page.api.requests).toHaveLength(1);
  });
});
