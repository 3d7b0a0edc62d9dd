import { expect, inAllUnless, nonce, pageWidgets, strictPolicy } from '@adviser-widgets/testing/browser';
import { engineTest as test, openBare } from '@adviser-widgets/testing/engines';
import { attacks, hostileAddresses, readBack, readCorpora } from '@adviser-widgets/testing/hostile-html';
import { attributes, pageOf, tools, type HtmlJudge } from './html-judges.ts';

const judges: readonly HtmlJudge[] = [attributes, tools];

/** Without any policy, so that script would run. */
const withoutPolicy = { 'Content-Security-Policy-Report-Only': '' };

const payloads = [...new Set([...readCorpora(), ...attacks].flatMap((corpus) => corpus.payloads))];

/** Every n-th, so that each part has some of every source. */
function part<Item>(items: readonly Item[], count: number, number = 0): Item[] {
  return items.filter((_, index) => index % count === number);
}

/** As many as one page shows at once. */
function* pagesOf(items: readonly string[], size = 550): Iterable<readonly string[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

const parts = 12;

for (const { name, open, logged, ...given } of judges)
  for (const number of Array.from({ length: parts }).keys())
    test(
      `${name} lets no attack through, and the browser reads its result the same again (${number + 1} of ${parts})`,
      inAllUnless(number === 0),
      async ({ driver, sandbox, bare, expectConsole }) => {
        if (logged) expectConsole(logged);
        for (const shown of pagesOf(part(payloads, parts, number))) {
          await open(driver, shown, { sandbox, bare, headers: withoutPolicy });
          const { count, faults, calls } = await driver.evaluate(readBack, given);
          expect(faults.map((fault) => `${fault}: ${shown[Number.parseInt(fault)]}`)).toEqual([]);
          expect(calls, 'what script did').toEqual([]);
          expect(count, 'results').toBe(shown.length);
        }
      },
    );

test('the attacks do run where nothing judges them', async ({ driver, bare, expectConsole }) => {
  expectConsole(/./);
  const raw = part(
    attacks.flatMap((corpus) => corpus.payloads),
    12,
  );
  await driver.goto(bare.serve(`<!doctype html><body>${pageOf(putAsGiven, raw)}`, withoutPolicy));
  const { faults, calls } = await driver.evaluate(readBack, { ...attributes, results: '.raw' });
  expect(calls.length, 'calls').toBeGreaterThan(100);
  expect(new Set(faults.map(Number.parseFloat)).size, 'payloads with a fault').toBeGreaterThan(200);
});

test('HTML in attributes needs no other policy than ours on a page with Trusted Types', async ({
  driver,
  sandbox,
  bare,
  expectConsole,
}) => {
  // Chromium also reports styles and handlers of a document that nothing shows.
  expectConsole(/inline (event handler|style)|breaks (style|script)-src-/);
  const headers = strictPolicy(sandbox.url, "img-src 'self'");
  const page = { sandbox, bare, headers, attributes: `async nonce="${nonce}"` };
  await attributes.open(driver, part(payloads, 15), page);
  const logged = await driver.console();
  expect(logged.filter((line) => /trusted/i.test(line))).toEqual([]);
});

for (const number of Array.from({ length: parts }).keys())
  test(
    `no address in an attribute leads to script (${number + 1} of ${parts})`,
    inAllUnless(number === 0),
    async ({ driver, sandbox, bare, expectConsole }) => {
      expectConsole(/./);
      const addresses = part(hostileAddresses, parts, number);
      const rows = pageWidgets.flatMap(({ example, attributes: known }) =>
        Object.keys(known)
          .filter((name) => known[name]?.kind === 'url')
          .flatMap((name) => addresses.map((address) => [example, `data-${name}`, address])),
      );
      await openBare(driver, {
        sandbox,
        bare,
        body: pageOf(putExamples, rows),
        headers: withoutPolicy,
        state: '',
      });
      await driver.waitFor(() =>
        [...document.querySelectorAll<HTMLElement>('[data-widget]')].every(({ dataset }) =>
          ['ready', 'invalid', 'failed'].includes(dataset['widgetState'] ?? ''),
        ),
      );
      expect(new Set(rows.map(([, name]) => name)).size, 'attributes').toBeGreaterThan(3);
      expect(await driver.evaluate(addressesOfScript)).toEqual([]);
    },
  );

/** Runs in the page. */
function putExamples(rows: readonly (readonly string[])[]): void {
  for (const [example = '', name = '', address = ''] of rows) {
    const box = document.createElement('div');
    box.innerHTML = example;
    box.firstElementChild?.setAttribute(name, address);
    box.firstElementChild?.setAttribute('data-widget-load', 'eager');
    document.body.append(box);
  }
}

/** Runs in the page: what no judge has seen. */
function putAsGiven(texts: readonly string[]): void {
  for (const text of texts) {
    const box = document.createElement('div');
    box.className = 'raw';
    document.body.append(box);
    box.innerHTML = text;
  }
}

/** Runs in the page: returns each address that a browser would go to or load, and that is not of the web. */
function addressesOfScript(): string[] {
  const names = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'srcdoc', 'xlink:href'];
  const link = document.createElement('a');
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    names
      .map((name) => element.getAttribute(name) ?? '/')
      .filter((address) => {
        link.setAttribute('href', address);
        return !['http:', 'https:', 'mailto:', 'tel:', ':'].includes(link.protocol);
      }),
  );
}
