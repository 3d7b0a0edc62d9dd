import { configure, getConfig } from '@adviser-widgets/core';
import {
  createFormOpener,
  errorText,
  putValues,
  successText,
  type OpenForm,
} from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { leadForms } from './lead-forms.ts';
import { definition as shortContactForm } from './short-contact-form/definition.ts';

const adviser = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

afterEach(() => {
  for (const name of ['aaid', 'lib_campaign']) document.cookie = `${name}=; max-age=0`;
});

describe.each(leadForms)('$name', (definition) => {
  const { open } = createFormOpener(definition, {});

  test('fault 3: after a failure it keeps every value, and sends the same lead with the same id and another token', async () => {
    const page = await open();
    page.api.queue.push('network');
    putValues(page.element, goldenValues);
    const before = valuesIn(page);
    await page.submit();
    await screen.findByText(errorText);
    expect(valuesIn(page)).toEqual(before);
    expect(screen.getByRole('button').textContent).toBe('Try again');
    await page.submit();
    await screen.findByText(successText);
    const [first, second, ...others] = page.api.requests.map(({ fields }) => fields);
    expect({ ...second, captcha: '' }).toEqual({ ...first, captcha: '' });
    expect(first?.captcha).toBe('token-1');
    expect(second?.captcha).toBe('token-2');
    expect(others).toEqual([]);
  });
});

describe('what the page changes after an unknown outcome', () => {
  const { open } = createFormOpener(shortContactForm, {});

  /** Sends a lead before and after the change; returns both requests. */
  async function sendAround(change: (page: OpenForm) => unknown) {
    const page = await open();
    page.api.queue.push('network');
    putValues(page.element, goldenValues);
    await page.submit();
    await screen.findByText(errorText);
    change(page);
    await page.placeholder.refresh();
    await page.submit();
    await screen.findByText(successText);
    const [first, second] = page.api.requests;
    return { first, second, isSame: first?.fields.SubmissionId === second?.fields.SubmissionId };
  }

  test.each<[string, string, string, (page: OpenForm) => unknown]>([
    ['adviser-id', 'AdviserId', adviser, ({ element }) => (element.dataset.adviserId = adviser)],
    [
      'campaign-id',
      'CampaignId',
      'SPRING-2026',
      ({ element }) => (element.dataset.campaignId = 'SPRING-2026'),
    ],
    ['cookie aaid', 'AdviserId', adviser, () => (document.cookie = `aaid=${adviser}`)],
    ['cookie lib_campaign', 'CampaignId', 'MAIL', () => (document.cookie = 'lib_campaign=MAIL')],
  ])('%s makes it another lead', async (_what, field, value, change) => {
    const { second, isSame } = await sendAround(change);
    expect(isSame).toBe(false);
    expect(second?.fields[field]).toBe(value);
    expect(Number(second?.fields.SubmissionRevision)).toBe(1);
  });

  test('another brand makes it another lead', async () => {
    const { second, isSame } = await sendAround(() =>
      configure({ json: { ...getConfig(), brand: 'other' } }),
    );
    expect(isSame).toBe(false);
    expect(second?.url).toContain('/other/');
  });

  test('tracking-number makes it a new revision of the same lead', async () => {
    const { second, isSame } = await sendAround(({ element }) => (element.dataset.trackingNumber = 'T-2'));
    expect(isSame).toBe(true);
    expect(second?.fields.TrackingNumber).toBe('T-2');
    expect(Number(second?.fields.SubmissionRevision)).toBe(2);
  });

  test('the environment leaves it the same lead', async () => {
    const { second, isSame } = await sendAround(() =>
      configure({ json: { ...getConfig(), environment: 'live' } }),
    );
    expect(isSame).toBe(true);
    expect(Number(second?.fields.SubmissionRevision)).toBe(1);
  });
});

function valuesIn({ element }: OpenForm): string[] {
  const controls = [...element.querySelectorAll<HTMLInputElement>('.aw-fields [name]')];
  return controls.map(({ name, checked, value }) => `${name}=${value}${checked ? ', ticked' : ''}`);
}
