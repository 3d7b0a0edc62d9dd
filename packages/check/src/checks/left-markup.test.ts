import { leftDefinitions, leftMarkup } from '@adviser-widgets/testing/left-markup';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../cases/case.ts';
import { checkHtml } from './check-html.ts';

function check(markup: string) {
  return checkHtml(
    {
      name: 'a page',
      html: pageOf({ html: markup }),
      address: 'https://www.example.nz/a/page.html',
      fetchConfig: (address) => Promise.reject(new Error(`${address} answered 404`)),
    },
    leftDefinitions as Parameters<typeof checkHtml>[1],
  );
}

test('names of a spreadsheet cell keep their capital letters, which the source has', async () => {
  const cell =
    '<div class=""aw-widget"" data-widget=""request-call-form"" data-campaign-id=""HL-2026""></div>';
  const { findings } = await check(cell);
  expect(findings.map(({ message }) => message).join('\n')).toContain('data-campaign-id="HL-2026"');
});

describe.each(Object.entries(leftMarkup))('%s', (_family, pieces) => {
  test.each(pieces)('the checker says what is wrong: $name', async ({ markup, says }) => {
    const { findings } = await check(markup);
    expect(findings.map(({ message }) => message).join('\n')).toContain(says);
  });
});
