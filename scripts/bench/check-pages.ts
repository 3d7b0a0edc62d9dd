import { checkHtml } from '@adviser-widgets/check';
import { findWidgets } from '../cdn/find-widgets.ts';

const head =
  '<!doctype html><link rel="stylesheet" href="/1/page.css"><script async src="/1/loader.js" data-brand="acme" data-captcha-site-key="key"></script>';
const form =
  '<div class="aw-widget" data-widget="request-call-form"><div data-slot="success"><p>Thanks</p></div><p>Call <a href="tel:0800000000">0800 000 000</a>.</p></div>';

/** Pages by the number of their elements; 50,000 is the limit. */
const bodies: Readonly<Record<string, (elements: number) => string>> = {
  text: (elements) => `${'<p>One <a href="/b">two</a> <em>three</em></p>'.repeat(elements / 3)}${form}`,
  ids: (elements) =>
    `${Array.from({ length: elements / 2 }, (_, index) => `<p id="p${index}"><b>One</b></p>`).join('')}${form}`,
  forms: (elements) => `<div>${form}${'<p><b>One</b></p>'.repeat(117)}</div>`.repeat(elements / 240),
};

/** Prints how long the page checker takes for long pages, which grows with their length alone. */
export async function checkPages(repetitions: number): Promise<void> {
  const manifest = new Map((await findWidgets()).map(({ definition }) => [definition.name, definition]));
  console.log(`\nchecker: pages of 12,000, 24,000 and 48,000 elements, medians of ${repetitions}`);
  for (const [name, bodyOf] of Object.entries(bodies)) {
    const times: number[] = [];
    for (const elements of [12_000, 24_000, 48_000])
      times.push(await median(repetitions, () => check(head + bodyOf(elements))));
    console.log(`${name.padEnd(9)} ${times.map((time) => time.toFixed(0).padStart(8)).join('')}`);
  }

  function check(html: string): Promise<unknown> {
    return checkHtml({ name: 'bench', html, address: 'https://www.example.nz/' }, manifest);
  }
}

/** Milliseconds. The first run is the warm-up. */
async function median(repetitions: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= repetitions; run++) {
    const start = performance.now();
    await work();
    if (run > 0) times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(repetitions / 2)] ?? NaN;
}
