import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from './fixtures.ts';

/** What broken HTML is made of. */
const markup = `< > " ' = / ! - -- b [ ] title=" title=' <p> </p> <!-- --> --!> <! <? </ <textarea> </textarea>
  <script> </script> <style> </style> <noscript> <TITLE> </title/x> [/adviser_widget]`;
const parts = [...markup.split(/\s+/), ' ', '<a ', '<img alt=', '</noscript >'];

/** Would be handlers of an element if a value was torn open, by either kind of quote. */
const shortcodes = [
  `[adviser_widget name=icon class="' onmouseover=x y"]`,
  `[adviser_widget name=accordion id='x onmouseover=x y']`,
];

const count = 3000;

/** Not filtered, as kses would repair most of it. */
test('no shortcode runs where Chromium reads markup in broken HTML', async ({ site, page }) => {
  const part = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...shortcodes) },
    { weight: 4, arbitrary: fc.constantFrom(...parts) },
  );
  const fragment = fc.array(part, { minLength: 3, maxLength: 17, size: 'max' });
  const fragments = fc.sample(fragment, { seed: 2026, numRuns: count }).map((each) => each.join(''));
  const file = join(site.content, 'fragments.json');
  writeFileSync(file, JSON.stringify(fragments));
  const ran = JSON.parse(
    await site.run(
      `echo json_encode( array_map( 'AdviserWidgets\\run_shortcodes', json_decode( file_get_contents( '${file}' ), true ) ) );`,
    ),
  ) as string[]; // one for each

  const pairs = fragments.map((fragment, index) => ({ fragment, html: ran[index] ?? '' }));
  const results = await page.evaluate((all) => {
    const parse = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });
    const hasHandler = (html: string) => parse(html).querySelector('[onmouseover]') !== null;
    return all.map(({ fragment, html }) => ({
      fragment,
      html,
      isTornOpen: hasHandler(html) && !hasHandler(fragment),
      hasWidget: parse(html).querySelector('[data-widget]') !== null,
    }));
  }, pairs);
  expect(results.filter(({ isTornOpen }) => isTornOpen).slice(0, 3)).toEqual([]);
  expect(results.filter(({ hasWidget }) => hasWidget).length).toBeGreaterThan(count / 10);
});
