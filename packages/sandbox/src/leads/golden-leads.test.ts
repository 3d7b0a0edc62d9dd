import { goldenLeads, goldenPage, type GoldenLead } from '@adviser-widgets/testing/golden-leads';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

// The counterpart is packages/lead-forms/src/golden-leads.test.tsx, where the forms send these exact
// requests.

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(() => test.call('/__sandbox/records', { method: 'DELETE' }));

/** Replaces the fake token by an issued one, as the sandbox refuses fake ones. */
function withToken(body: GoldenLead['body'], token: string): string | FormData {
  if (typeof body === 'string') return body.replace(goldenPage.captcha, encodeURIComponent(token));
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value === goldenPage.captcha ? token : value);
  return form;
}

async function answerTo({
  url,
  contentType,
  body,
}: GoldenLead): Promise<{ status: number; errors?: unknown }> {
  const headers = contentType ? { 'Content-Type': contentType } : undefined;
  const response = await test.call(url, {
    method: 'POST',
    headers,
    body: withToken(body, await test.token()),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  return { status: response.status, errors };
}

it.each(goldenLeads.filter(({ refusal }) => !refusal))('accepts $title, and stores it', async (golden) => {
  expect(await answerTo(golden)).toEqual({ status: 201 });
  expect(test.sandbox.records()).toHaveLength(1);
});

it.each(goldenLeads.filter(({ refusal }) => refusal))('objects only to the id of $title', async (golden) => {
  expect(await answerTo(golden)).toEqual({ status: 422, errors: golden.refusal });
});
