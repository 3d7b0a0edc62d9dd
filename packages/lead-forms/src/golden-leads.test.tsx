import { createFormOpener, putValues } from '@adviser-widgets/testing/form';
import {
  goldenLeads,
  goldenPage,
  goldenValues,
  type GoldenLead,
} from '@adviser-widgets/testing/golden-leads';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
async function send(
  { widget, config, attributes, cookies = {}, honeypot = '', refusal }: GoldenLead,
  messages: object,
): Promise<unknown> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  const page = await open(
    { config: { ...config, messages }, attributes },
    leadForms.find(({ name }) => name === widget),
  );
  putValues(page.element, goldenValues);
  find<HTMLInputElement>('.aw-away input').value = honeypot;
  await page.submit();
  await waitFor(() => find(refusal ? '.aw-form-error p' : '.aw-panel'));
  const { requests, refusals } = page.api;
  return { requests: requests.map(({ url, headers, body }) => ({ url, headers, body })), refusals };
}

function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
}

/** Has every text: `«success»`. */
const replaced = new Proxy(
  {},
  {
    get: (_, name) => `«${String(name)}»`,
    getOwnPropertyDescriptor: () => ({ configurable: true }),
  },
);

describe.each([
  ["the library's texts", {}],
  ['all texts replaced', replaced],
])('with %s', (_, messages) => {
  test.each(goldenLeads)('$title is sent byte for byte, once and without other headers', async (golden) => {
    const { url, contentType, body, refusal: refusals = [] } = golden;
    const headers = contentType ? { 'content-type': contentType } : {};
    expect(await send(golden, messages)).toEqual({ requests: [{ url, headers, body }], refusals });
  });
});

test('with all texts replaced, a form shows none of ours', async () => {
  const page = await open({ config: { messages: replaced } });
  expect(page.element.textContent).toContain('«FormEmailLabel»');
});

test.each(leadForms)('$name is in the table', ({ name }) => {
  expect(goldenLeads.map(({ widget }) => widget)).toContain(name);
});
