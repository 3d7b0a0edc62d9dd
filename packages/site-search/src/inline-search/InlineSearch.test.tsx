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
import { settled } from '@adviser-widgets/testing/settled';
import { Placeholder } from '@adviser-widgets/widget';
import { mountWidget } from '@adviser-widgets/widget/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { InlineSearch } from './InlineSearch.tsx';

const some = (count: number, record: (number: number) => FakeRecord) =>
  Array.from({ length: count }, (_, index) => record(index + 1));

const records: readonly FakeRecord[] = [
  ...some(10, (number) => ({
    path: `/home-${number}`,
    title: `Home loans ${number}`,
    description: 'What a bank asks.',
  })),
  ...some(6, (number) => ({
    path: `/blog/home-${number}`,
    title: `A home of your own ${number}`,
    catid: 'insurance',
  })),
  ...some(5, (number) => ({
    path: `/advisers/${number}`,
    title: `Mārama Ōhara ${number}`,
    description: 'Home loans',
    GUID: `3f2504e0-4f89-11d3-9a0c-0305e82c330${number}`,
  })),
  { path: '/only', title: 'Only one' },
  {
    path: '/hostile',
    title: '<img src=x onerror=alert(1)> &amp; hostile',
    description: '"><script>alert(1)</script>',
  },
  { path: 'javascript:alert(1)', title: 'Hostile link' },
];

let search: FakeApi;
let snippet: MountedSnippet | undefined;
let opened: string[];
let isSmallWindow: boolean;

beforeEach(() => {
  search = installFakeSearch(records);
  opened = [];
  vi.stubGlobal('open', (url: string) => void opened.push(new URL(url, location.href).pathname));
  isSmallWindow = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') || isSmallWindow,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('dataLayer', []);
  configure({
    json: {
      brand: 'acme',
      search: fakeSearchConfig,
    },
  });
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  search.remove();
  configure({});
});

const fallback =
  '<form role="search" action="/search"><label>Search <input name="q"></label> <button>Go</button></form>';

/** Opens a page with the box in its header, and a link after it. */
async function open(attributes = '') {
  snippet = await mountSnippet(
    `<div data-widget="inline-search" ${attributes}>${fallback}</div><a href="#after">After</a>`,
    definition,
  );
  const user = userEvent.setup();
  return {
    user,
    events: snippet.events,
    input: screen.getByLabelText<HTMLInputElement>('Search', { selector: '.aw-root input, .aw-full input' }),
  };
}

/** Opens it and clicks into the box. */
async function focus(attributes = '') {
  const page = await open(attributes);
  await page.user.click(page.input);
  await act(() => import('./InlineResults.tsx'));
  return page;
}

/** Opens it and types. */
async function type(text: string, attributes = '') {
  const page = await focus(attributes);
  await page.user.keyboard(text);
  return page;
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const links = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? 'text';
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
const results = () =>
  waitFor(() =>
    expect(options().filter((text) => /^(Page|Blog|Adviser): /.test(text ?? '')).length).toBeGreaterThan(0),
  );
const option = (text: string) =>
  screen.getAllByRole('option').find(({ textContent }) => textContent === text) as HTMLElement;
const errors = ({ events }: { events: MountedSnippet['events'] }) =>
  events.filter(({ type }) => type === 'aw:error').map(({ detail }) => detail);

describe('before anything else is loaded', () => {
  test('it is a form that leads to the results without more code', async () => {
    const { input } = await open();
    const [, form] = screen.getAllByRole<HTMLFormElement>('search'); // the first is the fallback's
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.method).toBe('get');
    expect(input.name).toBe('q');
  });

  test('its prompt is hidden from screen readers, and its label is read', async () => {
    const { input } = await open();
    const prompt = screen.getByText("I'm looking for...");
    expect(prompt.getAttribute('aria-hidden')).toBe('true');
    expect(input.placeholder.trim()).toBe('');
  });

  test('its box is a combobox, closed', async () => {
    const { input } = await open();
    const before = input.cloneNode() as HTMLElement;
    expect(before.role ?? before.getAttribute('role')).toBe('combobox');
    expect(before.getAttribute('aria-expanded')).toBe('false');
  });

  test('its box is the same once the code has loaded', async () => {
    const { input, user } = await open();
    const attributes = () =>
      Object.fromEntries(Array.from(input.attributes, ({ name, value }) => [name, value]));
    const before = attributes();
    await user.click(input);
    await act(() => import('./InlineResults.tsx'));
    expect(attributes()).toEqual(before);
  });

  test('with mode grouped its box is a text box, whose results are in the tab order', async () => {
    const { input } = await open('data-mode="grouped"');
    expect(input.hasAttribute('role')).toBe(false);
  });

  test('it takes over the typed text from the form before it, and the focus', async () => {
    const holder = document.createElement('div');
    holder.dataset.widget = 'inline-search';
    const form = document.createElement('form');
    const typed = Object.assign(document.createElement('input'), { value: 'home' });
    const hidden = Object.assign(document.createElement('input'), { type: 'hidden', value: 'en' });
    form.append(hidden, typed);
    holder.append(form);
    document.body.append(holder);
    typed.focus();
    const placeholder = new Placeholder(holder);
    placeholder.mount({ definition, component: InlineSearch as never, mountWidget });
    const input = screen.getByRole<HTMLInputElement>('combobox');
    expect(input.value).toBe('home');
    expect(document.activeElement).toBe(input);
    placeholder.unmount();
    holder.remove();
  });
});

test.each(['preview', 'grouped'])(
  'with mode %s focus alone shows, announces and requests nothing',
  async (mode) => {
    await focus(`data-mode="${mode}"`);
    await settled();
    expect(document.querySelector('.aw-popup')).toBeNull();
    expect(said()).toBe('');
    expect(queriesOf(search)).toEqual([]);
  },
);

describe('the preview', () => {
  test('shows four rows that start with their kind, and last the link to all results', async () => {
    await type('home');
    await results();
    expect(options()).toEqual([
      'Page: Home loans 1',
      'Page: Home loans 2',
      'Page: Home loans 3',
      'Page: Home loans 4',
      'See all results for home',
    ]);
  });

  test('reserves a row for a post and one for an adviser, if the editor asks for it', async () => {
    await type('home', 'data-rows="reserved"');
    await results();
    expect(options()).toEqual([
      'Page: Home loans 1',
      'Page: Home loans 2',
      'Blog: A home of your own 1',
      'Adviser: Mārama Ōhara 1Home loans',
      'See all results for home',
    ]);
  });

  test('marks the matches, with or without macrons', async () => {
    await type('marama o');
    await results();
    expect(Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual([
      'Mārama',
      'Ō',
    ]);
  });

  test.each(['h', ' h ', 'a\u0304'])('shows nothing for %j', async (text) => {
    await type(text);
    expect(queriesOf(search)).toEqual([]);
    expect(options()).toEqual([]);
  });

  test('shows a message without results, and where to get help', async () => {
    await type('xyzzy');
    expect(await screen.findByText('No results for xyzzy')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      '/about-us/contact-us',
    );
  });

  test('shows hostile records as text, and links to no script', async () => {
    await type('hostile');
    await results();
    expect(document.querySelectorAll('img, script')).toHaveLength(0);
    expect(links()).toEqual(['http://localhost:3000/hostile', '/search/hostile']);
    expect(options()[0]).toBe('Page: <img src=x onerror=alert(1)> & hostile');
  });

  test('removes rows as soon as the text changes', async () => {
    const { user } = await type('home');
    await results();
    search.delay = 100_000;
    await user.keyboard('s');
    expect(options()).toEqual(['See all results for homes']);
  });
});

describe('the keyboard', () => {
  test.each([
    ['', 'text'],
    ['{ArrowDown}', 'Page: Home loans 1'],
    ['{ArrowUp}', 'See all results for home'],
    ['{ArrowUp}{ArrowDown}', 'text'],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Page: Home loans 1'],
    ['{ArrowDown}{Home}', 'text'],
    ['{ArrowDown}{End}', 'text'],
  ])('after %j the active one is %j: in a loop through options and text', async (keys, expected) => {
    const { user } = await type('home');
    await results();
    if (keys) await user.keyboard(keys);
    expect(active()).toBe(expected);
    expect(document.activeElement?.localName).toBe('input');
  });

  test('Enter follows the link of the active option, like a press on it', async () => {
    const pressed: (string | null)[] = [];
    document.addEventListener(
      'click',
      (event) => {
        pressed.push((event.target as Element).closest('a')?.getAttribute('href') ?? null);
        event.preventDefault();
      },
      { once: true },
    );
    const { user, input } = await open();
    act(() => input.focus());
    await act(() => import('./InlineResults.tsx'));
    await user.keyboard('home');
    await results();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(pressed).toEqual(['http://localhost:3000/home-2']);
    expect(options()).toEqual([]);
  });

  test.each([['{Control>}{Enter}{/Control}'], ['{Meta>}{Enter}{/Meta}']])(
    '%s on an option opens a tab',
    async (keys) => {
      const { user } = await type('home');
      await results();
      await user.keyboard(`{ArrowDown}${keys}`);
      expect(opened).toEqual(['/home-1']);
    },
  );

  test('Ctrl with Enter in the text opens a tab with the results', async () => {
    const { user } = await type('home');
    await results();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toEqual(['/search/home']);
  });

  test('searches for what a script has put into the box without an event', async () => {
    const { user, input } = await type('home');
    await results();
    input.value = 'refix';
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toEqual(['/search/refix']);
    expect(input.value).toBe('refix');
  });

  test('the first Escape closes, the second clears', async () => {
    const { user, input } = await type('home');
    await results();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(input.value).toBe('home');
    await user.keyboard('{Escape}');
    expect(input.value).toBe('');
  });

  test('Tab moves on to the contact link under the results', async () => {
    const { user } = await type('home');
    await results();
    await user.tab();
    expect(options()).toHaveLength(5);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Contact us' }));
  });

  test('Tab after that closes and moves on', async () => {
    const { user } = await type('home');
    await results();
    await user.tab();
    await user.tab();
    expect(options()).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Clear');
  });

  test('Escape on the contact link closes, and leads back to the box', async () => {
    const { user, input } = await type('home');
    await results();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(input);
  });

  test('after Escape a click into the box shows the same results again, without a request', async () => {
    const { user, input } = await type('home');
    await results();
    const before = search.requests.length;
    await user.keyboard('{Escape}');
    await user.click(input);
    expect(options()).toHaveLength(5);
    expect(search.requests).toHaveLength(before);
  });

  test('after Escape, Down is on the first of the same results at once, without a request', async () => {
    const { user } = await type('home');
    await results();
    const before = search.requests.length;
    await user.keyboard('{Escape}{ArrowDown}');
    expect(active()).toBe('Page: Home loans 1');
    expect(search.requests).toHaveLength(before);
  });

  test('Enter with too few letters shows a hint, and stays', async () => {
    const { user } = await type('h{Enter}');
    expect(screen.getByText('Please type at least 2 characters.')).toBeTruthy();
    await user.keyboard('o');
    expect(screen.queryByText('Please type at least 2 characters.')).toBeNull();
  });
});

describe('keys that come before the results', () => {
  /** Types faster than the service answers. */
  async function typeAhead(keys: string) {
    const page = await focus();
    const release = search.hold();
    const pressed: (string | null)[] = [];
    document.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        if (link) event.preventDefault();
        if (link) pressed.push(link.getAttribute('href'));
      },
      { once: true, capture: true },
    );
    const submitted = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('submit', submitted, { once: true, capture: true });
    await page.user.keyboard(keys);
    return { ...page, release, pressed, submitted };
  }

  test('two Downs are on the second result, once it is there', async () => {
    const { release } = await typeAhead('home{ArrowDown}{ArrowDown}');
    expect(active()).toBe('text');
    release();
    await results();
    expect(active()).toBe('Page: Home loans 2');
  });

  test('until then a row that waits is shown as the one', async () => {
    await typeAhead('home{ArrowDown}{ArrowDown}');
    const rows = [...document.querySelectorAll('.aw-option--waiting')];
    expect(rows.map((row) => row.hasAttribute('data-active'))).toEqual([false, true, false, false]);
  });

  test('two Downs and Enter follow the second result', async () => {
    const { release, pressed, submitted } = await typeAhead('home{ArrowDown}{ArrowDown}{Enter}');
    expect(pressed).toEqual([]);
    expect(submitted).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(pressed).toEqual(['http://localhost:3000/home-2']));
    expect(options()).toEqual([]);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('Up takes a Down back, and Enter then submits the text', async () => {
    const { submitted } = await typeAhead('home{ArrowDown}{ArrowUp}{Enter}');
    expect(submitted).toHaveBeenCalledOnce();
  });

  test.each(['x', '{Escape}', '{ArrowLeft}'])('%s after them forgets them', async (key) => {
    const { release, pressed } = await typeAhead(`home{ArrowDown}{Enter}${key}`);
    release();
    await settled();
    expect(pressed).toEqual([]);
    expect(active()).toBe('text');
  });

  test('if nothing is found, that is shown, and Enter leads nowhere', async () => {
    const { release, submitted } = await typeAhead('xyzzy{ArrowDown}{Enter}');
    release();
    expect(await screen.findByText('No results for xyzzy')).toBeTruthy();
    expect(submitted).not.toHaveBeenCalled();
  });

  test('if the search fails, Enter leads to the search page', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    search.standard = 503;
    const { release, submitted } = await typeAhead('home{ArrowDown}{Enter}');
    release();
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  });
});

describe('the button that clears the box', () => {
  const button = () => screen.queryByRole('button', { name: 'Clear' });

  test('is there only while the box has text', async () => {
    await focus();
    expect(button()).toBeNull();
  });

  test('empties the box, closes the results, and leaves the focus in the box', async () => {
    const { user, input } = await type('home');
    await results();
    await user.click(button() as HTMLElement);
    expect(input.value).toBe('');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(input);
    expect(button()).toBeNull();
  });

  test('works by key too', async () => {
    const { user, input } = await type('home');
    act(() => button()?.focus());
    await user.keyboard('{Enter}');
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });
});

describe.each(['preview', 'grouped'])('in a small window with mode %s', (mode) => {
  beforeEach(() => {
    isSmallWindow = true;
  });

  const full = () => screen.queryByRole('dialog', { name: 'Search' });
  const start = (text: string) => type(text, `data-mode="${mode}"`);

  test('a click into the box fills the screen', async () => {
    await focus(`data-mode="${mode}"`);
    expect(full()?.getAttribute('aria-modal')).toBe('true');
  });

  test('the keyboard focus alone does not', async () => {
    const { user } = await open(`data-mode="${mode}"`);
    await user.tab();
    await act(() => import('./InlineResults.tsx'));
    expect(full()).toBeNull();
  });

  test('so does typing; the input stays the same, with the focus', async () => {
    const { input } = await start('h');
    expect(full()?.contains(input)).toBe(true);
    expect(document.activeElement).toBe(input);
  });

  test('the page behind it does not scroll', async () => {
    await start('home');
    expect(document.body.style.overflow).toBe('hidden');
  });

  test('it stays while the text is changed, cleared or too short', async () => {
    const { user } = await start('home');
    await user.keyboard('{Backspace>3/}');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(full()).not.toBeNull();
  });

  test('it stays when the keyboard of the phone is put away', async () => {
    const { input } = await start('home');
    act(() => input.blur());
    expect(full()).not.toBeNull();
  });

  test('a finger that scrolls the results puts the keyboard away', async () => {
    const { input } = await start('home');
    await screen.findByRole('link', { name: 'Contact us' });
    fireEvent.touchMove(screen.getByRole('link', { name: 'Contact us' }));
    expect(document.activeElement).not.toBe(input);
  });

  test('Escape ends it and keeps the text, the second clears the box', async () => {
    const { user, input } = await start('home');
    await user.keyboard('{Escape}');
    expect(full()).toBeNull();
    expect(input.value).toBe('home');
    expect(document.activeElement).toBe(input);
    await user.keyboard('{Escape}');
    expect(input.value).toBe('');
  });

  test('its button ends it, away from the box and its keyboard', async () => {
    const { user } = await start('home');
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(full()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  });

  test('the page scrolls again after it', async () => {
    const { user } = await start('home');
    await user.keyboard('{Escape}');
    expect(document.body.style.overflow).toBe('');
  });

  test('the focus elsewhere on the page ends it', async () => {
    await start('home');
    act(() => screen.getByText('After').focus());
    expect(full()).toBeNull();
  });

  test('when the search fails, it has a way to a person', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    search.standard = 503;
    await start('home');
    expect(await screen.findByRole('link', { name: 'Contact us' })).toBeTruthy();
  });
});

describe('known bugs of other search boxes', () => {
  test('docsearch#1014: options are links themselves, in a list with a name, each with a name of its own', async () => {
    await type('home', 'data-rows="reserved"');
    await results();
    const list = screen.getByRole('listbox', { name: 'Search results' });
    expect(
      Array.from(list.children, ({ localName, role, children }) => [
        localName,
        role ?? '',
        [...children].some((child) => child.matches('a, [role]')),
      ]),
    ).toEqual(Array.from({ length: 5 }, () => ['a', 'option', false]));
    expect(new Set(options()).size).toBe(5);
  });

  test('Orange#874: no option is active at first, so that the typed text is read out and the first arrow reaches the first', async () => {
    const { user, input } = await type('home');
    await results();
    expect(active()).toBe('text');
    expect(input.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Page: Home loans 1');
  });

  test('Orange#874: no key of the page is intercepted: a slash stays a slash', async () => {
    const { user } = await open();
    await user.keyboard('/');
    expect(document.activeElement).toBe(document.body);
  });

  test("Orange#874: the texts of the box are the page's, in its language", async () => {
    configure({
      json: {
        brand: 'acme',
        messages: { searchLabel: 'Rapu', 'inline-search': { searchPrompt: 'Kei te rapu au…' } },
      },
    });
    snippet = await mountSnippet('<div data-widget="inline-search"></div>', definition);
    expect(screen.getByLabelText('Rapu', { selector: 'input' })).toBeTruthy();
    expect(screen.getByText('Kei te rapu au…')).toBeTruthy();
  });

  test('instantsearch#7098: the box has a label, is a landmark, and its button a name', async () => {
    await open();
    expect(screen.getAllByRole('search').at(-1)?.localName).toBe('form');
    expect(screen.getByRole('combobox', { name: 'Search' }).localName).toBe('input');
    expect(screen.getByRole('button', { name: 'Search' }).localName).toBe('button');
  });

  test('autocomplete#211: a pointer that rests on an option does not change what Enter does', async () => {
    const { user } = await type('home');
    await results();
    await user.hover(option('Page: Home loans 3'));
    expect(active()).toBe('text');
  });
});

describe('announcements', () => {
  test.each([
    ['home', '4 results for home'],
    ['only', '1 result for only'],
    ['xyzzy', 'No results for xyzzy'],
  ])('for %j: %j, once it has settled', async (text, expected) => {
    await type(text);
    await waitFor(() => expect(said()).toBe(expected));
  });

  test.each([
    ['network', 'network'],
    [503, 'http'],
    [403, 'refused'],
  ] as const)(
    'after %s: that there are no results; the page gets %s, and nothing shows',
    async (answer, kind) => {
      vi.spyOn(console, 'error').mockReturnValue();
      search.standard = answer;
      const page = await type('home');
      await waitFor(() => expect(said()).toBe('Suggestions unavailable'));
      expect(options()).toEqual([]);
      expect(errors(page).at(-1)).toMatchObject({ kind, widget: 'inline-search' });
      expect(JSON.stringify([errors(page), vi.mocked(console.error).mock.calls.map(String)])).not.toContain(
        'home',
      );
    },
  );

  test('once per pause, however many letters are typed', async () => {
    const announced: string[] = [];
    const { user } = await type('ho');
    new MutationObserver(() => announced.push(said() ?? '')).observe(
      document.querySelector('[aria-live]') as Element,
      { childList: true, subtree: true, characterData: true },
    );
    await user.keyboard('me');
    await waitFor(() => expect(said()).toBe('4 results for home'));
    expect(announced.filter(Boolean)).toEqual(['4 results for home']);
  });
});

test('a press on a result is reported to analytics, without digits', async () => {
  const { user, events } = await type('home');
  await results();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(option('Page: Home loans 1'));
  expect(events.filter(({ type }) => type === 'aw:analytics').map(({ detail }) => detail)).toMatchObject([
    { name: 'click_search_result', category: 'Click', label: 'Page: Home loans', action: 'Click' },
  ]);
});

test('a press on See all results is reported without what was typed', async () => {
  const { user, events } = await type('home');
  await results();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(option('See all results for home'));
  expect(events.filter(({ type }) => type === 'aw:analytics').map(({ detail }) => detail)).toMatchObject([
    { name: 'click_search_result', category: 'Click', label: 'See all results', action: 'Click' },
  ]);
});

describe('in groups', () => {
  const grouped = 'data-mode="grouped"';
  const list = (name: string) => within(screen.getByRole('region', { name })).getByRole('list');
  const toggle = (name: string) =>
    screen
      .getAllByRole<HTMLButtonElement>('button', { name: /^See / })
      .find((button) => button.getAttribute('aria-controls') === list(name).id);

  test('shows 8 pages, 4 posts and 4 advisers, and more on request; the toggle keeps the focus', async () => {
    const { user } = await type('home', grouped);
    await screen.findByRole('region', { name: 'Pages' });
    const counts = () => ['Pages', 'Blogs', 'Advisers'].map((name) => list(name).children.length);
    expect(counts()).toEqual([8, 4, 4]);
    const button = toggle('Blogs');
    await user.click(button as HTMLElement);
    expect(counts()).toEqual([8, 6, 4]);
    expect(button?.textContent).toBe('See Less');
    expect(button?.ariaExpanded ?? button?.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(button);
    await waitFor(() => expect(said()).toBe('Blogs: 6 shown'));
    await user.click(button as HTMLElement);
    expect(counts()).toEqual([8, 4, 4]);
    expect(button?.textContent).toBe('See More');
    expect(document.activeElement).toBe(button);
    expect(queriesOf(search).filter((query) => query === 'home')).toHaveLength(1);
  });

  test('has no toggle if everything fits, and always a contact link', async () => {
    await type('only', grouped);
    await screen.findByRole('region', { name: 'Pages' });
    expect(screen.queryByRole('button', { name: /^See / })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      '/about-us/contact-us',
    );
  });

  test('stays open while it has the focus, and closes on Escape, back to the box', async () => {
    const { user, input } = await type('only', grouped);
    await screen.findByRole('region', { name: 'Pages' });
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Only one');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('only');
    await user.keyboard('{Escape}');
    expect(input.value).toBe('');
  });

  test('closes when the focus leaves it, and when the page is pressed', async () => {
    const { user, input } = await type('only', grouped);
    await screen.findByRole('region', { name: 'Pages' });
    await user.click(screen.getByText('After'));
    expect(screen.queryByRole('region')).toBeNull();
    await user.click(input);
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('region', { name: 'Pages' });
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('a photo that fails is replaced by initials, once', async () => {
    await type('marama', grouped);
    await screen.findByRole('region', { name: 'Advisers' });
    for (const image of document.querySelectorAll('img')) fireEvent.error(image);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(document.querySelector('.aw-photo')?.textContent).toBe('M');
  });
});

test('cancels running requests when it unmounts', async () => {
  search.standard = 'never';
  await type('home');
  const said = vi.spyOn(console, 'error');
  snippet?.unmount();
  await settled();
  expect(said).not.toHaveBeenCalled();
});
