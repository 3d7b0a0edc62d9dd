import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Trial } from './trial.ts';

/** What broken HTML is made of. */
const parts = [
  '<',
  '>',
  '"',
  "'",
  '=',
  ' ',
  '/',
  '!',
  '-',
  '--',
  '<a ',
  '<img alt=',
  'title="',
  "title='",
  'b',
  '<p>',
  '</p>',
  '<!--',
  '-->',
  '--!>',
  '<!',
  '<?',
  '</',
  '<textarea>',
  '</textarea>',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<noscript>',
  '</noscript >',
  '<TITLE>',
  '</title/x>',
  '[',
  ']',
  '[/adviser_widget]',
];

/** Would be handlers of an element if a value was torn open, by either kind of quote. */
const shortcodes = [
  `[adviser_widget name=icon class="' onmouseover=x y"]`,
  `[adviser_widget name=accordion id='x onmouseover=x y']`,
];

const count = 3000;

/**
 * Compares how the plugin reads broken HTML with how Chromium does: a shortcode that ran inside a tag would show as a
 * handler that was not there before. Not filtered, as kses would repair most of it.
 */
export async function tryFragments({ visitor, wordpress, protocol, folder }: Trial): Promise<void> {
  await protocol.check(
    `in ${count} fragments of broken HTML no shortcode runs where Chromium reads markup`,
    async () => {
      const fragments = randomFragments();
      const file = join(folder, 'fragments.json');
      writeFileSync(file, JSON.stringify(fragments));
      const ran = JSON.parse(
        wordpress.run(
          `echo json_encode( array_map( 'AdviserWidgets\\run_shortcodes', json_decode( file_get_contents( '${file}' ), true ) ) );`,
        ),
      ) as string[]; // one for each
      const page = await visitor.newPage();
      const results = await page.evaluate(
        (pairs) =>
          pairs.map(({ fragment, html }) => {
            const [before, after] = [fragment, html].map((text) => {
              const place = document.createElement('div');
              place.innerHTML = text ?? '';
              return place;
            });
            const handlers =
              (after?.querySelectorAll('[onmouseover]').length ?? 0) -
              (before?.querySelectorAll('[onmouseover]').length ?? 0);
            return {
              html,
              fragment,
              handlers,
              widgets: after?.querySelectorAll('[data-widget]').length ?? 0,
            };
          }),
        fragments.map((fragment, index) => ({ fragment, html: ran[index] ?? '' })),
      );
      await page.close();
      expect(results.filter(({ handlers }) => handlers > 0).slice(0, 3)).toEqual([]);
      expect(
        results.filter(({ widgets }) => widgets > 0).length,
        'fragments with a shortcode that ran',
      ).toBeGreaterThan(count / 10);
    },
  );
}

/** The same ones each time. */
function randomFragments(): string[] {
  let seed = 20_261_123;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const part = () =>
    (below(5) === 0 ? shortcodes[below(shortcodes.length)] : parts[below(parts.length)]) ?? '';
  return Array.from({ length: count }, () => Array.from({ length: 3 + below(15) }, part).join(''));
}
