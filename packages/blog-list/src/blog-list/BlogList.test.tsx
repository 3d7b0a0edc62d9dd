import { configure, type BlogCategory } from '@adviser-widgets/core';
import {
  fakeArticles,
  installFakeBlog,
  mountSnippet,
  type ArticleCounts,
  type FakeAnswer,
  type FakeApi,
  type MountedSnippet,
} from '@adviser-widgets/testing';
import { settled } from '@adviser-widgets/testing/settled';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BlogList } from './BlogList.tsx';
import { definition } from './definition.ts';

const counts: ArticleCounts = { insurance: 24, 'personal-finance': 17, 'small-business': 5 };

let blog: FakeApi;
let snippet: MountedSnippet | undefined;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  configure({ json: { brand: 'acme' } });
  history.replaceState(null, '', '/');
  blog = installFakeBlog(counts);
  user = userEvent.setup();
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  blog.remove();
  cleanup();
});

/** Articles as an editor writes them. */
function children(category: BlogCategory, count: number): string {
  return fakeArticles(category, count)
    .map(
      ({ url, heading }) =>
        `<article class="card"><h3><a href="${url}">${heading}</a></h3><p>Written by the page</p></article>`,
    )
    .join('');
}

interface Placed {
  readonly at?: string;
  readonly attributes?: string;
  readonly children?: string;
}

async function open({
  at = '/blog',
  attributes = '',
  children: inside = '',
}: Placed = {}): Promise<MountedSnippet> {
  history.replaceState(null, '', at);
  snippet = await mountSnippet(
    `<div class="aw-widget" data-widget="blog-list" ${attributes}>${inside}</div>`,
    definition,
  );
  return snippet;
}

/** The addresses requested, with their queries. */
const asked = () => blog.requests.map(({ url }) => url);
const answerOf = (articles: unknown): FakeAnswer => ({ body: JSON.stringify(articles) });
const twelve = children('insurance', 12);
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const more = () => screen.queryByRole('button', { name: 'Show more' });
const tab = (name: string) => screen.getByRole('tab', { name });
const said = () => screen.getByRole('status').textContent;
const show = async (count: number) => waitFor(() => expect(headings()).toHaveLength(count));
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the first page', () => {
  test('is the content of the placeholder: the same nodes, and nothing is fetched', async () => {
    const holder = document.createElement('div');
    holder.append(document.createRange().createContextualFragment(twelve));
    const { element } = await open({ children: twelve });
    expect(element.querySelectorAll('article.card')).toHaveLength(12);
    expect(screen.getAllByText('Written by the page')).toHaveLength(12);
    expect(asked()).toEqual([]);
    expect(more()).not.toBeNull();
  });

  test('with fewer than twelve cards has no Show more', async () => {
    await open({ children: children('insurance', 11) });
    expect(headings()).toHaveLength(11);
    expect(more()).toBeNull();
    expect(asked()).toEqual([]);
  });

  test('ignores the articles of a nested placeholder', async () => {
    await open({
      children: `${children('insurance', 3)}<div data-widget="pop-up"><article><a href="/x">X</a></article></div>`,
    });
    expect(headings()).toHaveLength(3);
  });

  test.each<[Placed, string]>([
    [{}, '/api/blog'],
    [{ at: '/' }, '/api/blog'],
    [{ at: '/blog/' }, '/api/blog'],
    [{ attributes: 'data-category="insurance"' }, '/api/blog/insurance'],
    [{ at: '/blog/personal-finance' }, '/api/blog/personal-finance'],
    [{ at: '/news/small-business' }, '/api/blog/small-business'],
    [{ at: '/blog/insurance/an-article' }, '/api/blog/insurance'],
    [{ at: '/blog/travel' }, '/api/blog'],
    [{ at: '/blog/toString' }, '/api/blog'],
    [{ at: '/insurance' }, '/api/blog'],
    [{ at: '/blog/personal-finance', attributes: 'data-category="insurance"' }, '/api/blog/insurance'],
  ])('without cards is fetched without a page number: %j requests %s', async (placed, request) => {
    await open(placed);
    await waitFor(() => expect(headings().length).toBeGreaterThan(0));
    expect(asked()).toEqual([request]);
  });

  test('shows a message if it is empty', async () => {
    await open({ attributes: 'data-category="home-finance-property"' });
    expect(await screen.findByText('There are no articles here yet.')).toBeTruthy();
    expect(more()).toBeNull();
  });
});

describe('a card', () => {
  test('has day, month, image, category, heading, summary and Read more', async () => {
    await open({ attributes: 'data-category="insurance"' });
    const heading = await screen.findByRole('heading', { level: 2, name: 'Insurance Articles 1' });
    const card = heading.closest('article') as HTMLElement; // every card is one
    const url = new URL('/blog/insurance/1', location.href).href;
    expect(
      within(card)
        .getAllByRole('link')
        .map((link) => [link.textContent, (link as HTMLAnchorElement).href]),
    ).toEqual([
      ['Insurance Articles 1', url],
      ['Insurance Articles', new URL('/blog/insurance', location.href).href],
      ['Read more: Insurance Articles 1', url],
    ]);
    expect(card.textContent).toContain('28 Oct');
    expect(card.textContent).toContain('What to know about it, number 1.');
    expect(card.querySelector('img')?.getAttribute('src')).toBe(
      new URL('/assets/blog/insurance.svg', location.href).href,
    );
  });

  test("is one level below the heading, and uses the page's own texts", async () => {
    configure({
      json: { brand: 'acme', messages: { 'blog-list': { readMore: 'Go on', showMore: 'Older ones' } } },
    });
    await open({
      attributes:
        'data-category="insurance" data-heading="News" data-sub-heading="Read up" data-heading-level="3"',
    });
    expect(await screen.findByRole('heading', { level: 4, name: 'Insurance Articles 1' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'News' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go on: Insurance Articles 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Older ones' })).toBeTruthy();
  });

  test('without a class gets ours while the widget is mounted', async () => {
    const { element, unmount } = await open({
      children:
        '<article><h3><a href="/a">A</a></h3></article><article><img src="/c.svg" alt=""><a href="/c">C</a></article><article class="own"><a href="/b">B</a></article>',
    });
    expect(Array.from(element.querySelectorAll('article'), ({ className }) => className)).toEqual([
      'aw-article aw-article--plain aw-article--text',
      'aw-article aw-article--plain aw-pictures',
      'own',
    ]);
    unmount();
    expect(
      Array.from(element.querySelectorAll('article'), (article) => article.getAttribute('class')),
    ).toEqual([null, null, 'own']);
  });

  test.each([
    ['<img src=x onerror="alert(1)">', '/blog/a'],
    ['</script><script>alert(1)</script>', '/blog/a'],
    ['{{7*7}}', 'javascript:alert(1)'],
    ['A', ' JaVaScRiPt:alert(1)'],
    ['A', 'data:text/html,<script>alert(1)</script>'],
  ])('with %j and %j stays text, and links only to http addresses', async (text, url) => {
    const category = { heading: text, url };
    blog.standard = answerOf([
      { url: '/blog/good', heading: text, summary: text, day: text, month: text, image: url, category },
      { url, heading: text, category },
    ]);
    const { element } = await open();
    await screen.findAllByRole('heading');
    const schemes = Array.from(
      element.querySelectorAll('[href], [src]'),
      (each) => new URL(each.getAttribute('href') ?? each.getAttribute('src') ?? '').protocol,
    );
    expect(schemes.filter((scheme) => scheme !== 'http:')).toEqual([]);
    expect(element.querySelectorAll('script, [onerror], img[src="x"]')).toHaveLength(0);
    expect(headings()[0]).toBe(text);
  });
});

describe('Show more', () => {
  test('requests page two, adds its articles, focuses the first of them and announces how many there are', async () => {
    await open({ at: '/blog/insurance', children: twelve });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await show(24);
    expect(asked()).toEqual(['/api/blog/insurance?page=2']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Insurance Articles 13'));
    expect(said()).toBe('12 more articles, 24 shown');
  });

  test.each([
    ['data-first-page="0"', '/api/blog/insurance?page=1'],
    ['data-first-page="1"', '/api/blog/insurance?page=2'],
  ])('with %s requests %s', async (attributes, request) => {
    await open({ at: '/blog/insurance', children: twelve, attributes });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(asked()[0]).toBe(request));
  });

  test('disappears after a page of fewer than twelve', async () => {
    await open({ at: '/blog/personal-finance', children: children('personal-finance', 12) });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await show(17);
    expect(more()).toBeNull();
    expect(said()).toBe('5 more articles, 17 shown');
  });

  test('after an exact multiple of twelve disappears with an empty page, and announces that there are no more', async () => {
    await open({ at: '/blog/insurance', children: twelve });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await show(24);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(more()).toBeNull());
    expect(headings()).toHaveLength(24);
    expect(said()).toBe('No more articles');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Insurance Articles 24'));
  });

  test('drops articles that are already listed, by address', async () => {
    await open({ at: '/blog/insurance', children: children('insurance', 13) });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await show(24);
    expect(said()).toBe('11 more articles, 24 shown');
  });

  test('requests the next page if a full page has nothing new', async () => {
    await open({ at: '/blog', children: `${children('insurance', 24)}` });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await show(36);
    expect(asked()).toEqual(['/api/blog?page=2', '/api/blog?page=3']);
  });

  test('stops if a server repeats the same page for ever', async () => {
    blog.standard = answerOf(fakeArticles('insurance', 12));
    await open({ at: '/blog/insurance', children: twelve });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(more()).toBeNull());
    expect(headings()).toHaveLength(12);
    expect(blog.requests).toHaveLength(4);
    expect(said()).toBe('No more articles');
  });

  test('pressed repeatedly requests once, keeps the focus and announces that it is loading', async () => {
    const release = blog.hold('insurance');
    await open({ at: '/blog/insurance', children: twelve });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const busy = await screen.findByRole('button', { name: 'Loading articles…' });
    await user.click(busy);
    await user.click(busy);
    expect(document.activeElement).toBe(busy);
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('true');
    release();
    await show(24);
    expect(blog.requests).toHaveLength(1);
  });

  test('leaves the focus alone if the visitor has moved on', async () => {
    const release = blog.hold('insurance');
    await open({ at: '/blog/insurance', children: twelve });
    const field = document.body.appendChild(document.createElement('input'));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    field.focus();
    release();
    await show(24);
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

describe('the categories', () => {
  test('are tabs and a drop-down that share one state', async () => {
    await open({ children: twelve });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Show all',
      'Personal Finance',
      'Insurance Articles',
      'Small Business',
      'Home finance and property',
    ]);
    const dropDown = screen.getByLabelText<HTMLSelectElement>('Category', { selector: 'select' });
    await user.selectOptions(dropDown, 'Personal Finance');
    expect(chosen()).toBe('Personal Finance');
    await user.click(tab('Small Business'));
    expect(dropDown.value).toBe('small-business');
    await show(5);
    expect(said()).toBe('Small Business, articles shown: 5');
  });

  test('are reached with the arrow keys and chosen with Enter: one Tab stop', async () => {
    await open({ children: twelve });
    await user.tab();
    expect(document.activeElement).toBe(tab('Show all'));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Home finance and property'));
    await user.keyboard('{ArrowRight}{ArrowRight}{End}{Home}{ArrowRight}');
    expect(document.activeElement).toBe(tab('Personal Finance'));
    expect(chosen()).toBe('Show all');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(headings()[0]).toBe('Personal Finance 1'));
    expect(chosen()).toBe('Personal Finance');
    expect(document.activeElement).toBe(tab('Personal Finance'));
  });

  test('follow the arrow keys the way they point, from right to left too', async () => {
    await open({ children: twelve });
    for (const each of screen.getAllByRole('tab')) each.style.direction = 'rtl';
    await user.tab();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(document.activeElement).toBe(tab('Personal Finance'));
  });

  test('start again: with their own first page and Show more', async () => {
    await open({ at: '/blog/small-business', children: children('small-business', 5) });
    expect(more()).toBeNull();
    await user.click(tab('Insurance Articles'));
    await show(12);
    expect(more()).toBeTruthy();
    expect(asked()).toEqual(['/api/blog/insurance']);
  });

  test("show the page's own nodes if they are among the fetched articles", async () => {
    const { element } = await open({ at: '/blog', children: twelve });
    const [first] = element.querySelectorAll('article');
    await user.click(tab('Insurance Articles'));
    await waitFor(() => expect(asked()).toEqual(['/api/blog/insurance']));
    await show(12);
    expect(element.querySelectorAll('article')[0]).toBe(first);
  });

  test('keep their state, and nothing is fetched twice', async () => {
    await open({ at: '/blog/insurance', children: twelve });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await show(24);
    await user.click(tab('Personal Finance'));
    await waitFor(() => expect(headings()).toHaveLength(12));
    await user.click(tab('Insurance Articles'));
    await show(24);
    expect(asked()).toEqual(['/api/blog/insurance?page=2', '/api/blog/personal-finance']);
  });

  test('never show a late answer for another category', async () => {
    const release = blog.hold('insurance');
    await open({ at: '/blog', children: children('small-business', 5) });
    await user.click(tab('Insurance Articles'));
    await user.click(tab('Personal Finance'));
    await waitFor(() => expect(headings()[0]).toBe('Personal Finance 1'));
    release();
    await settled();
    expect(headings()[0]).toBe('Personal Finance 1');
    expect(chosen()).toBe('Personal Finance');
    expect(said()).toBe('Personal Finance, articles shown: 12');
  });

  test.each(['pointer', 'focus'])(
    'are prefetched when a visitor reaches for their tab (%s), once each',
    async (how) => {
      await open({ children: twelve });
      if (how === 'pointer') await user.hover(tab('Personal Finance'));
      else tab('Personal Finance').focus();
      await waitFor(() => expect(asked()).toEqual(['/api/blog/personal-finance']));
      await user.click(tab('Personal Finance'));
      await waitFor(() => expect(headings()[0]).toBe('Personal Finance 1'));
      expect(blog.requests).toHaveLength(1);
      expect(snippet?.events.filter(({ type }) => type === 'aw:error')).toEqual([]);
    },
  );

  test('are all fetched on load if the page asks for it', async () => {
    await open({ children: twelve, attributes: 'data-prefetch="all"' });
    await waitFor(() =>
      expect([...asked()].sort()).toEqual(
        ['home-finance-property', 'insurance', 'personal-finance', 'small-business'].map(
          (slug) => `/api/blog/${slug}`,
        ),
      ),
    );
  });
});

test('a visitor who saves data gets no other categories in advance', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true }, onLine: true });
  await open({ children: twelve, attributes: 'data-prefetch="all"' });
  await settled();
  expect(asked()).toEqual([]);
});

describe('the address', () => {
  test.each([
    ['/blog', 'Insurance Articles', '/blog/insurance'],
    ['/blog/insurance', 'Show all', '/blog'],
    ['/news/insurance', 'Personal Finance', '/news/personal-finance'],
    ['/blog?lib_campaign=spring&page=1', 'Insurance Articles', '/blog/insurance?lib_campaign=spring'],
    ['/', 'Insurance Articles', '/'],
    ['/about-us', 'Insurance Articles', '/about-us'],
    ['/blog/insurance/an-article', 'Show all', '/blog/insurance/an-article'],
  ])('at %s with %s becomes %s', async (at, name, address) => {
    await open({ at, children: twelve });
    await user.click(tab(name));
    expect(location.pathname + location.search).toBe(address);
  });

  test('follows Back and Forward through the categories', async () => {
    await open({ at: '/blog', children: children('small-business', 5) });
    await user.click(tab('Insurance Articles'));
    await show(12);
    history.back();
    await waitFor(() => {
      expect(chosen()).toBe('Show all');
      expect(location.pathname).toBe('/blog');
      expect(headings()).toHaveLength(5);
    });
    history.forward();
    await waitFor(() => {
      expect(chosen()).toBe('Insurance Articles');
      expect(location.pathname).toBe('/blog/insurance');
      expect(headings()).toHaveLength(12);
    });
    expect(asked()).toEqual(['/api/blog/insurance']);
  });

  test('remembers the list for visitors who return, and keeps the rest of the history state', async () => {
    await open({ at: '/blog/insurance', children: twelve });
    history.replaceState({ theirs: 1 }, '');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await show(24);
    const state: unknown = history.state;
    snippet?.remove();
    history.replaceState(state, '', '/blog/insurance');
    snippet = await mountSnippet(`<div data-widget="blog-list">${twelve}</div>`, definition);
    await show(24);
    expect(blog.requests).toHaveLength(1);
    expect((history.state as { theirs: number }).theirs).toBe(1);
  });

  test.each([
    {
      category: 'insurance',
      articles: [{ url: 'javascript:alert(1)', heading: 'X' }],
      pages: 2,
      hasMore: true,
    },
    { category: 'insurance', articles: 'X', pages: '2', hasMore: 'no' },
    { category: 'travel', pages: 2 },
    null,
    'text',
  ])('ignores a state like %j', async (awBlog) => {
    await open({ at: '/blog/insurance' });
    await show(12);
    snippet?.remove();
    history.replaceState({ awBlog }, '');
    snippet = await mountSnippet(`<div data-widget="blog-list">${twelve}</div>`, definition);
    await settled();
    expect(headings()).toHaveLength(12);
    expect(chosen()).toBe('Insurance Articles');
    expect(snippet.element.querySelectorAll('[href^="javascript"]')).toHaveLength(0);
  });

  test('is left alone if the browser does not let it change', async () => {
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    await open({ children: children('small-business', 5) });
    await user.click(tab('Insurance Articles'));
    await show(12);
  });
});

describe('a page that fails to load', () => {
  test.each([
    [404, 'http'],
    [{ body: '{"articles":[]}' }, 'http'],
    [{ body: '<h1>Down</h1>' }, 'http'],
    ['network', 'network'],
  ] as const)(
    '%j: the event says %s, the failure is shown and announced, and the button retries',
    async (answer, kind) => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      await open({ at: '/blog/insurance', children: twelve });
      blog.standard = answer;
      await user.click(screen.getByRole('button', { name: 'Show more' }));
      const again = await screen.findByRole('button', { name: 'Show more' });
      expect(said()).toBe('The articles could not be loaded.');
      expect(again.previousElementSibling?.textContent).toBe('The articles could not be loaded.');
      expect(headings()).toHaveLength(12);
      expect(document.activeElement).toBe(again);
      expect(
        snippet?.events.filter(({ type }) => type === 'aw:error').map(({ detail }) => detail.kind),
      ).toEqual([kind]);
      expect(error).toHaveBeenCalledOnce();
      blog.standard = 200;
      await user.click(again);
      await show(24);
    },
  );

  test('of another category shows none of the old articles', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await open({ children: twelve });
    blog.standard = 404;
    await user.click(tab('Personal Finance'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(again.previousElementSibling?.textContent).toBe('The articles could not be loaded.');
    expect(headings()).toEqual([]);
    blog.standard = 200;
    await user.click(again);
    await show(12);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Personal Finance 1'));
  });

  test('is not announced unless the visitor asked for it', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await open({ children: twelve });
    blog.standard = 404;
    await user.hover(tab('Personal Finance'));
    await waitFor(() => expect(blog.requests).toHaveLength(1));
    await settled();
    expect(said()).toBe('');
    expect(error).not.toHaveBeenCalled();
  });
});

describe('when it unmounts', () => {
  test('running requests are cancelled, and nothing is announced', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    blog.standard = 'never';
    const { unmount } = await open();
    await waitFor(() => expect(blog.requests).toHaveLength(1));
    unmount();
    await settled();
    expect(error).not.toHaveBeenCalled();
    expect(blog.requests).toHaveLength(1);
  });

  test('its markup is restored, also after another category', async () => {
    const { element, unmount } = await open({ children: `<nav>Categories</nav>${twelve}<p>Older</p>` });
    await user.click(tab('Personal Finance'));
    await waitFor(() => expect(headings()[0]).toBe('Personal Finance 1'));
    unmount();
    expect(element.innerHTML).toBe(`<nav>Categories</nav>${twelve}<p>Older</p>`);
  });
});

test('works in an app, in strict mode too', async () => {
  render(
    <StrictMode>
      <BlogList category="insurance" headingLevel={3} />
    </StrictMode>,
  );
  expect(await screen.findByRole('heading', { level: 3, name: 'Insurance Articles 12' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await show(24);
});
