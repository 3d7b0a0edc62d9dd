import { leftDefinitions, leftMarkup } from '@adviser-widgets/testing/left-markup';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../cases/case.ts';
import { checkHtml } from './check-html.ts';

describe.each(Object.entries(leftMarkup))('%s', (_family, pieces) => {
  test.each(pieces)('the checker says what is wrong: $name', async ({ markup, says }) => {
    const { findings } = await checkHtml(
      {
        name: 'a page',
        html: pageOf({ html: markup }),
        address: 'https://www.example.nz/a/page.html',
        fetchConfig: (address) => Promise.reject(new Error(`${address} answered 404`)),
      },
      leftDefinitions as Parameters<typeof checkHtml>[1],
    );
    expect(findings.map(({ message }) => message).join('\n')).toContain(says);
  });
});
