import { expect, it } from 'vitest';
import { startTestSite } from './start-test-site.ts';
import type { Answer, Ask } from './start-test-site.ts';

// Paths served by the sandbox rather than the site.
const ELSEWHERE = /^\/(adviser-widgets|__sandbox|cdn)\//;

interface Link {
  from: string;
  path: string;
  fragment: string;
}

function linksOf(from: string, { headers, text, $ }: Answer): Link[] {
  const type = headers.get('content-type') ?? '';
  return urlsIn(type, text, $)
    .map((url) => new URL(url, `http://site.test${from}`))
    .filter(({ origin, pathname }) => origin === 'http://site.test' && !ELSEWHERE.test(pathname))
    .map(({ pathname, search, hash }) => ({
      from,
      path: pathname + search,
      fragment: decodeURIComponent(hash.slice(1)),
    }));
}

/** Returns the URLs in a page or a style sheet; other files contain none. */
function urlsIn(type: string, text: string, $: Answer['$']): string[] {
  if (type.startsWith('text/css')) return [...text.matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => url);
  if (!type.startsWith('text/html')) return [];
  return $('[href], [src]')
    .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
    .get();
}

// Each test makes some two hundred requests, so the timeout allows for a busy machine.
const patient = { timeout: 120_000 };

/** Follows every internal link from the home page and from the 404 page. */
async function crawl(ask: Ask): Promise<{ answers: Map<string, Answer>; links: Link[] }> {
  const answers = new Map<string, Answer>();
  // The unknown page itself answers 404, so other tests cover its skip link.
  const links = linksOf('/lost', await ask('/lost')).filter(({ path }) => path !== '/lost');
  const queue = ['/', ...links.map(({ path }) => path)];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (answers.has(path)) continue;
    const answer = await ask(path);
    answers.set(path, answer);
    const found = linksOf(path, answer);
    links.push(...found);
    queue.push(...found.map((link) => link.path));
  }
  return { answers, links };
}

it('every internal link, style sheet and image exists', patient, async () => {
  const { answers, links } = await crawl(await startTestSite());
  const broken = links.filter(({ path }) => answers.get(path)?.status !== 200);
  expect(broken).toEqual([]);
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining([
      '/about-us/contact-us',
      '/privacy-policy',
      '/assets/site.css',
      '/assets/coast-narrow.svg',
      '/favicon.svg',
    ]),
  );
});

it('every link to a fragment finds it', patient, async () => {
  const { answers, links } = await crawl(await startTestSite());
  const withFragment = links.filter(({ fragment }) => fragment !== '');
  const broken = withFragment.filter(
    ({ path, fragment }) => answers.get(path)?.$(`[id="${fragment}"]`).length !== 1,
  );
  expect(withFragment.length).toBeGreaterThan(10);
  expect(broken).toEqual([]);
});

it('nothing is loaded from another origin', patient, async () => {
  const { answers } = await crawl(await startTestSite());
  for (const [path, { text }] of answers) {
    const foreign = path.endsWith('.css') ? /url\((?!'\/)|@import/ : /(src|srcset|data)="(https?:)?\/\//;
    expect(text, path).not.toMatch(foreign);
  }
});
