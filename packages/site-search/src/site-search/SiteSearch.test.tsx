import { configure } from '@adviser-widgets/core';
import {
  fakeSearchConfig,
  installFakeSearch,
  mountSnippet,
  queriesOf,
  type FakeApi,
  type FakeRecord,
  type MountedSnippet,
} from '@adviser-widgets/testing';
import { personalSpellings } from '@adviser-widgets/testing/personal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { SiteSearch } from './SiteSearch.tsx';

const records: readonly FakeRecord[] = Array.from({ length: 30 }, (_, index) => ({
  path: `/home-${index}`,
  title: `Home ${index}`,
}));
const json = {
  brand: 'acme',
  productName: 'Tussock',
  search: { ...fakeSearchConfig, blogIndex: '' },
};

let search: FakeApi;
let snippet: MountedSnippet | undefined;
let properties: unknown[];

beforeEach(() => {
  search = installFakeSearch(records);
  properties = [];
  vi.stubGlobal('heap', { track() {}, addUserProperties: (given: unknown) => properties.push(given) });
  configure({ json });
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  search.remove();
  configure({});
  history.replaceState(null, '', '/');
});

async function open(address: string, attributes = '') {
  history.replaceState(null, '', address);
  snippet = await mountSnippet(`<div data-widget="site-search" ${attributes}></div>`, definition);
  return { user: userEvent.setup(), events: snippet.events };
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const pages = () => within(screen.getByRole('region', { name: 'Pages' })).getByRole('list');
const found = () => waitFor(() => expect(pages().children.length).toBeGreaterThan(0));

describe('without a query', () => {
  test('its heading names the product, and it lists frequent searches', async () => {
    await open('/search');
    expect(heading()).toBe('Search Tussock');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['First Home Buyers', '/search/First%20Home%20Buyers'],
      ['Insurance', '/search/Insurance'],
      ['Mortgages', '/search/Mortgages'],
      ['Personal loans', '/search/Personal%20loans'],
      ['Debt Consolidation', '/search/Debt%20Consolidation'],
      ['Calculators', '/search/Calculators'],
    ]);
    expect(queriesOf(search)).toEqual([]);
  });

  test('a button clears the box, which has the focus then', async () => {
    const { user } = await open('/search');
    const box = screen.getByRole('textbox', { name: 'Search' });
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await user.type(box, 'refix');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box).toHaveProperty('value', '');
    expect(document.activeElement).toBe(box);
  });

  test('what a script has put into the box without an event is what is searched for', async () => {
    const { user } = await open('/search');
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
    box.value = 'x';
    await user.type(box, '{Enter}');
    expect(screen.getByText('Please type at least 2 characters.')).toBeTruthy();
    expect(box.value).toBe('x');
  });

  test('its box keeps what was typed into the form of the page', async () => {
    history.replaceState(null, '', '/search');
    snippet = await mountSnippet(
      '<div data-widget="site-search"><form><input name="q" value="refi"></form></div>',
      definition,
    );
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveProperty('value', 'refi');
  });

  test('its heading is Search if the product has no name', async () => {
    configure({ json: { ...json, productName: '' } });
    await open('/search');
    expect(heading()).toBe('Search');
  });

  test.each([
    ['heading', 'Find it', 'Find it'],
    ['heading-level', '3', undefined],
  ])('data-%s="%s" is respected', async (name, value, expected) => {
    await open('/search', `data-${name}="${value}"`);
    if (expected) expect(heading()).toBe(expected);
    else expect(screen.getByRole('heading', { level: 3, name: 'Search Tussock' })).toBeTruthy();
  });

  test.each(['', 'a', ' a '])('Go with %j shows a hint and stays', async (text) => {
    const { user } = await open('/search');
    const input = screen.getByRole('textbox', { name: 'Search' });
    if (text) await user.type(input, text);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect(screen.getByText('Please type at least 2 characters.').localName).toBe('span');
    await user.keyboard('b');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  test('its form leads to the results without more code', async () => {
    await open('/search');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/search');
    expect(form.method).toBe('get');
    expect(screen.getByRole<HTMLInputElement>('textbox').name).toBe('q');
  });
});

describe('the query', () => {
  test.each([
    ['/search/home', '', 'Showing results for: home'],
    ['/search/first%20home', '', 'Showing results for: first home'],
    ['/search/Whang%C4%81rei/', '', 'Showing results for: Whangārei'],
    ['/search?q=a%2Fb', '', 'Showing results for: a/b'],
    ['/search?q=+home+', '', 'Showing results for: home'],
    ['/search/100%', '', 'Showing results for: 100%'],
    ['/search/home', 'data-query="refix"', 'Showing results for: refix'],
    ['/search/home?q=other', '', 'Showing results for: home'],
    ['/elsewhere/home', '', 'Search Tussock'],
    ['/search/a', '', 'Search Tussock'],
    ['/search?q=$%26', '', 'Showing results for: $&'],
  ])('at %s with %j: %s', async (address, attributes, expected) => {
    await open(address, attributes);
    expect(heading()).toBe(expected);
  });

  test('that is too short is in the box, with the hint', async () => {
    await open('/search?q=a');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('a');
    expect(screen.getByText('Please type at least 2 characters.').localName).toBe('span');
  });
});

describe('with a query', () => {
  test('the box has the words, to search again', async () => {
    await open('/search/home');
    await found();
    const box = screen.getByRole('textbox', { name: 'Search' });
    expect(box).toHaveProperty('value', 'home');
    expect(box.getAttribute('aria-invalid')).toBeNull();
  });

  test('shows up to 20 of a group, the first 8 at once, and a link to another search', async () => {
    const { user } = await open('/search/home');
    await found();
    const list = pages();
    expect(list.children).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'See More' }));
    expect(list.children).toHaveLength(20);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Pages');
    expect(queriesOf(search)).toEqual(['home']);
    expect(screen.getByRole('link', { name: 'Search Again' }).getAttribute('href')).toBe('/search');
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      '/about-us/contact-us',
    );
  });

  test('has no half of an emoji in its heading, which has at most 100 characters of it', async () => {
    await open(`/search/${encodeURIComponent(`${'a'.repeat(99)}😀`)}`);
    expect(heading()).toBe(`Showing results for: ${'a'.repeat(99)}`);
  });

  test('shows a message without results', async () => {
    await open('/search/xyzzy');
    expect(await screen.findByText('Nothing matches. Check the spelling, or try other words.')).toBeTruthy();
    expect(await screen.findByText('No results for xyzzy')).toBeTruthy(); // for screen readers
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });

  test('after a failure heading and contact stay, the page gets an event, and a press tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    search.standard = 503;
    const { user, events } = await open('/search/home');
    expect(await screen.findByRole('link', { name: 'Contact us' })).toBeTruthy();
    expect(heading()).toBe('Showing results for: home');
    expect(events.filter(({ type }) => type === 'aw:error').map(({ detail }) => detail.kind)).toEqual([
      'http',
    ]);
    await waitFor(() =>
      expect(document.querySelector('[aria-live]')?.textContent).toBe('Suggestions unavailable'),
    );
    expect(screen.getAllByText('Suggestions unavailable')).toHaveLength(2);
    search.standard = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await found();
    expect(document.activeElement?.contains(pages())).toBe(true);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('reports the query to analytics once, without anything that looks like a person', async () => {
    await open('/search/home');
    await found();
    expect(properties).toEqual([{ SearchWord: 'home' }]);
  });

  test('reports nothing to analytics if the query may be personal', async () => {
    await open('/search?q=ana%EF%BC%A0example.nz');
    await screen.findByText('No results for ana＠example.nz');
    expect(properties).toEqual([]);
  });

  test.each([
    ['/search?q=home+ana%40example.nz', '/search?q='],
    ['/search/home%20021%20555%200199', '/search?q='],
    ['/search/Mr%2520Smith', '/search?q='], // encoded twice
    ['/find?a=1&amp;q=ana%40example.nz&b=2#top', '/find?a=1&b=2&q=#top'],
    ['/search/home', '/search/home'],
    ['/search?q=5%25+deposit', '/search?q=5%25+deposit'],
  ])('leaves the address %s as %s', async (address, expected) => {
    await open(address);
    await screen.findByText(/^(Pages|No results for .*)$/);
    expect(location.href).toBe(new URL(expected, location.origin).href);
  });

  test('finds its words again after a reload, and keeps what the page has in the history', async () => {
    history.replaceState({ scroll: 7 }, '', '/');
    history.pushState({ scroll: 9 }, '', '/search?q=home+ana%40example.nz');
    snippet = await mountSnippet('<div data-widget="site-search"></div>', definition);
    await screen.findByText('No results for home ana@example.nz');
    snippet.remove();
    snippet = await mountSnippet('<div data-widget="site-search"></div>', definition);
    expect(heading()).toBe('Showing results for: home ana@example.nz');
    expect(history.state).toMatchObject({ scroll: 9 });
  });

  test.each(personalSpellings)('takes %j out of the address', async (words) => {
    await open(`/search?${String(new URLSearchParams({ q: words }))}`);
    await waitFor(() => expect(location.href).toBe(`${location.origin}/search?q=`));
    expect(properties).toEqual([]);
  });

  test('searches and reports once under Strict Mode too', async () => {
    history.replaceState(null, '', '/search/home');
    const holder = document.body.appendChild(document.createElement('div'));
    const root = createRoot(holder);
    root.render(
      <StrictMode>
        <SiteSearch />
      </StrictMode>,
    );
    await found();
    root.unmount();
    holder.remove();
    expect(properties).toEqual([{ SearchWord: 'home' }]);
    expect(queriesOf(search).filter((query) => query === 'home').length).toBeLessThanOrEqual(2);
  });
});
