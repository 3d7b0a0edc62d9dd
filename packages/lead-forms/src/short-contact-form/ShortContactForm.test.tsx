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
import { definition } from './definition.ts';

const { open } = createFormOpener(definition, {});

afterEach(() => {
  history.replaceState(null, '', '/');
});

async function send(attributes: Readonly<Record<string, string>>, values: object = {}): Promise<OpenForm> {
  const page = await open({ attributes });
  putValues(page.element, { ...goldenValues, ...values });
  await page.submit();
  await screen.findByText(successText);
  return page;
}

function messageOf({ api }: OpenForm): unknown {
  return api.requests[0]?.fields.FormMessage;
}

describe('the note added to the message', () => {
  const booklet = { 'message-mode': 'booklet' };
  const slug = { 'message-mode': 'page-slug' };
  const own = { 'message-text': 'Refix guide downloaded' };

  test.each<[attributes: Readonly<Record<string, string>>, path: string, typed: string, sent: string]>([
    [{}, '/', '', ''],
    [{}, '/', 'Kia ora', 'Kia ora'],
    [{ 'message-mode': 'none', ...own }, '/', 'Kia ora', 'Kia ora'],
    [booklet, '/', '', 'First home buyer booklet downloaded'],
    [booklet, '/', 'Kia ora', 'First home buyer booklet downloaded\nKia ora'],
    [booklet, '/', ' Kia\nora ', 'First home buyer booklet downloaded\n Kia\nora '],
    [{ ...booklet, ...own }, '/', 'Kia ora', 'Refix guide downloaded\nKia ora'],
    [slug, '/home-loans', '', 'Submitted from home-loans'],
    [slug, '/home-loans/first-home/', 'Kia ora', 'Submitted from home-loans/first-home\nKia ora'],
    [slug, '/home-loans?utm=a#top', '', 'Submitted from home-loans'],
    [slug, '/', '', 'Submitted from home'],
    [{ ...slug, ...own }, '/', '', 'Submitted from home'],
  ])('with %j on %s and %j typed is sent as %j', async (attributes, path, typed, sent) => {
    history.replaceState(null, '', path);
    expect(messageOf(await send(attributes, { FormMessage: typed }))).toBe(sent);
  });

  test.each([booklet, slug])('is never shown (%j), not even after a failure', async (attributes) => {
    const page = await open({ attributes });
    page.api.queue.push(503);
    const shown = [screenTextOf(page)];
    putValues(page.element, { ...goldenValues, FormMessage: 'Kia ora' });
    await page.submit();
    await screen.findByText(errorText);
    shown.push(screenTextOf(page));
    expect(shown.filter((text) => /booklet|Submitted from/.test(text))).toEqual([]);
  });

  test('is added once when the lead is retried', async () => {
    const page = await open({ attributes: booklet });
    page.api.queue.push('network');
    putValues(page.element, { ...goldenValues, FormMessage: 'Kia ora' });
    await page.submit();
    await screen.findByText(errorText);
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests.map(({ fields }) => fields.FormMessage)).toEqual(
      Array(2).fill('First home buyer booklet downloaded\nKia ora'),
    );
  });
});

test.each([
  ['1', 'Contact Us: Home Loans'],
  ['3', 'Contact Us: Investment Loans'],
  ['4', 'Contact Us: Insurance'],
  ['5', 'Contact Us: Debt Consolidation'],
  ['6', 'Contact Us: Business Loans'],
  ['13', 'Contact Us: Personal Loans'],
  ['14', 'Contact Us: Refix'],
])('subject %s is reported to analytics as "%s"', async (FormSubject, label) => {
  const { events } = await send({ heading: 'Ask us' }, { FormSubject });
  expect(events.filter(({ type }) => type === 'aw:analytics').map(({ detail }) => detail.label)).toEqual([
    label,
  ]);
});

/** Returns the text and the values of the controls. */
function screenTextOf({ element }: OpenForm): string {
  const controls = [...element.querySelectorAll<HTMLInputElement>('[name]')];
  return [element.textContent, ...controls.map(({ value }) => value)].join('\n');
}
