import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { maxFindings } from './limits.ts';
import { createTestSite, pageOf } from '../test-site.ts';

const site = await createTestSite();
afterEach(site.clear);
afterAll(site.close);

describe('a hostile page', () => {
  test.each([
    ['elements inside each other', '<div>'.repeat(50_000), 'stopped after 256 elements inside each other'],
    [
      'formatting that is opened again in each paragraph',
      Array.from({ length: 50_000 }, (_, index) => `<p><b id=${index}>`).join(''),
      'stopped after 256 elements inside each other',
    ],
    [
      'formatting that is opened again in many paragraphs',
      `${Array.from({ length: 200 }, (_, index) => `<b id=${index}>`).join('')}${'<p>'.repeat(50_000)}`,
      'stopped after 50000 elements',
    ],
    [
      'tables inside each other',
      '<table><tr><td>'.repeat(50_000),
      'stopped after 256 elements inside each other',
    ],
    [
      'templates inside each other',
      '<template>'.repeat(50_000),
      'stopped after 256 elements inside each other',
    ],
    ['elements beside each other', '<br>'.repeat(60_000), 'stopped after 50000 elements'],
    ['comments', '<!---->'.repeat(60_000), 'stopped after 50000 elements and comments'],
    [
      'attributes',
      `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}`).join(' ')}>`,
      'stopped after 100 attributes of one element',
    ],
    ['placeholders', '<i data-widget=x></i>'.repeat(3000), 'stopped after 1000 placeholders and slots'],
    [
      'placeholders inside each other',
      '<div data-widget=pop-up>'.repeat(20),
      'stopped after 16 placeholders and slots inside each other',
    ],
    [
      'letters in a value',
      `<i data-widget="${' '.repeat(500_000)}x"></i>`,
      'stopped after 10000 characters of an attribute',
    ],
    ['bytes', 'a'.repeat(6_000_000), 'stopped after 5 MB'],
  ])('with too many %s is rejected', async (_, body, message) => {
    site.answers.set('/a', pageOf(body));
    const { code, logged } = await site.check(`${site.base}/a`);
    expect(code).toBe(2);
    expect(logged[0]).toMatch(new RegExp(`^${site.base}/a.* ${message}`));
  });

  test.each([
    ['begins tags in its text without end', '&lt;a '.repeat(500_000)],
    [
      'names a loader without end in <noscript>',
      `<noscript>${'<script loader'.repeat(200_000)}</noscript><i data-widget="icon"></i>`,
    ],
    ['has one id 40,000 times', '<p id=a></p>'.repeat(40_000)],
    ['has 10,000 script tags of the loader', '<script src="/1/loader.js"></script>'.repeat(10_000)],
    ['has 900 unknown widgets', '<i data-widget="a"></i>'.repeat(900)],
    ['has a style sheet of 4 MB', `<style>${'a{b:c}'.repeat(700_000)}</style>`],
    [
      'has slots in slots',
      '<div data-widget=request-call-form data-slot=success>'.repeat(15) + '<i data-slot=a></i>'.repeat(900),
    ],
  ])(
    'that %s is checked in time',
    async (_, body) => {
      site.answers.set('/a', pageOf(body));
      expect((await site.check(`${site.base}/a`)).out).toMatch(/1 page, \d+ widgets?: /);
    },
    60_000,
  );

  test('keeps its positions after a style sheet', async () => {
    site.answers.set('/a', pageOf('<style>\na { b: c }\n</style><i data-widget="a"></i>'));
    expect((await site.check(`${site.base}/a`)).out).toMatch(/\/a:4:12: error: page: there is no widget "a"/);
  });

  test('with many findings prints only the first', async () => {
    site.answers.set(
      '/a',
      pageOf(`<i data-widget="request-call-form" data-aw-a="1" data-aw-b="2">x</i>`.repeat(950)),
    );
    const { code, out } = await site.check(`${site.base}/a`);
    expect(out.split('\n').filter((line) => line.includes(': warning: '))).toHaveLength(maxFindings);
    expect(code).toBe(3);
    expect(out).toContain('stopped after 1000 findings: 900 more are counted and not shown');
    expect(JSON.parse((await site.check('--json', `${site.base}/a`)).out)).toMatchObject({
      warnings: 1900,
      notShown: 900,
    });
  });
});
