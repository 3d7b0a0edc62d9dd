import { createFormOpener, putValues, successText } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { definition } from './definition.ts';

const { open } = createFormOpener(definition, {});

const named = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const remembered = '7D444840-9DC0-11D1-B245-5FFDCE74FAD2';

test.each([
  [named, '', named],
  [named, `aaid=${remembered}`, named],
  ['', `aaid=${remembered}`, remembered],
  [` ${named} `, '', named],
  [named.toUpperCase(), '', named.toUpperCase()],
  ['jane-doe', '', ''],
  ['jane-doe', `aaid=${remembered}`, remembered],
  [`${named}0`, '', ''],
  [`{${named}}`, '', ''],
  ['', 'aaid=jane-doe', ''],
  ['', '', ''],
])('data-adviser-id="%s" and the cookie "%s": the lead goes to "%s"', async (attribute, cookie, expected) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  const page = await open({ attributes: { 'adviser-id': attribute } });
  putValues(page.element, goldenValues);
  await page.submit();
  await screen.findByText(successText);
  expect(page.api.requests.map(({ fields }) => fields.AdviserId)).toEqual([expected]);
});
