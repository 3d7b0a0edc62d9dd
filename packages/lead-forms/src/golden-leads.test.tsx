import { createFormOpener, errorText, putValues, successText } from '@adviser-widgets/testing/form';
import {
  goldenLeads,
  goldenPage,
  goldenValues,
  type GoldenLead,
} from '@adviser-widgets/testing/golden-leads';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadForms } from './lead-forms.ts';
import { definition as anyForm } from './request-call-form/definition.ts';

// The sandbox accepts these requests, or refuses them for the reasons in the table.

const { open } = createFormOpener(anyForm, {});

beforeEach(() => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(goldenPage.submissionId);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(goldenPage.userAgent);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(goldenPage.referrer);
  history.replaceState(null, '', goldenPage.path);
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

/** Returns the requests that the page asks the browser to send, and what the sandbox has against them. */
async function send({
  widget,
  config,
  attributes,
  cookies = {},
  honeypot = '',
  refusal,
}: GoldenLead): Promise<unknown> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  const page = await open(
    { config, attributes },
    leadForms.find(({ name }) => name === widget),
  );
  putValues(page.element, goldenValues);
  screen.getByLabelText<HTMLInputElement>(/Leave this field empty/).value = honeypot;
  await page.submit();
  await screen.findByText(refusal ? errorText : successText);
  const { requests, refusals } = page.api;
  return { requests: requests.map(({ url, headers, body }) => ({ url, headers, body })), refusals };
}

test.each(goldenLeads)('$title is sent byte for byte, once and without other headers', async (golden) => {
  const { url, contentType, body, refusal: refusals = [] } = golden;
  const headers = contentType ? { 'content-type': contentType } : {};
  expect(await send(golden)).toEqual({ requests: [{ url, headers, body }], refusals });
});

test.each(leadForms)('$name is in the table', ({ name }) => {
  expect(goldenLeads.map(({ widget }) => widget)).toContain(name);
});
