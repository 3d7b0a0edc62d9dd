import { configure } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { settled } from '@adviser-widgets/testing/settled';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accordion, Accordion } from '../index.ts';

const faq = '<h3>Costs</h3><p>None</p>and<p>no fees</p><h3>Time</h3><p>A week</p>';

let snippet: MountedSnippet | undefined;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(async () => {
  snippet?.remove();
  snippet = undefined;
  location.hash = '';
  sessionStorage.clear();
  configure({});
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve)); // jsdom fires `hashchange` in a later task, the next test's
});

async function mount(content: string, attributes = ''): Promise<HTMLElement> {
  snippet = await mountSnippet(`<div data-widget="accordion" ${attributes}>${content}</div>`, accordion);
  return snippet.element;
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const panelOf = (name: string) => document.getElementById(button(name).getAttribute('aria-controls') ?? '');
const opened = () =>
  screen.queryAllByRole('button', { expanded: true, hidden: true }).map(({ textContent }) => textContent);
const events = () =>
  snippet?.events
    .filter(({ type }) => /open|close/.test(type))
    .map(({ type, detail }) => [type, (detail as { index?: number }).index]);

describe('headings of the page', () => {
  test('get a button each, inside the heading; the content after them is hidden', async () => {
    await mount(faq);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.firstElementChild)).toEqual([
      button('Costs'),
      button('Time'),
    ]);
    expect(panelOf('Costs')?.textContent).toBe('Noneandno fees');
    expect(panelOf('Costs')?.hasAttribute('hidden')).toBe(true);
  });

  test('show and hide their content as often as pressed, several at once, and emit events', async () => {
    await mount(faq);
    fireEvent.click(button('Costs'));
    fireEvent.click(button('Time'));
    expect(opened()).toEqual(['Costs', 'Time']);
    expect(panelOf('Time')?.hasAttribute('hidden')).toBe(false);
    fireEvent.click(button('Costs'));
    expect(opened()).toEqual(['Time']);
    expect(events()).toEqual([
      ['aw:open', 1],
      ['aw:open', 2],
      ['aw:close', 1],
    ]);
  });

  test('keep their own nodes, and so does their content', async () => {
    const pressed = vi.fn();
    await mount('<h3>Costs <em>now</em></h3><form><input name="name"></form>');
    const [em, input] = [snippet?.element.querySelector('em'), snippet?.element.querySelector('input')];
    input?.addEventListener('click', pressed);
    if (input) input.value = 'Aroha';
    snippet?.unmount();
    expect(snippet?.element.querySelector('em')).toBe(em);
    expect(snippet?.element.querySelector('input')?.value).toBe('Aroha');
    input?.click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'the first heading sets the level',
      '<h2>A</h2><p>a</p><h3>A1</h3><p>a1</p><h2>B</h2><p>b</p>',
      { A: 'aA1a1', B: 'b' },
    ],
    ['content before them stays visible', '<p>Questions</p><h3>A</h3><p>a</p>', { A: 'a' }],
    ['one wrapper', '<section class="group"><h3>A</h3><p>a</p><h3>B</h3>b</section>', { A: 'a', B: 'b' }],
    [
      'a wrapper in a wrapper, and blanks',
      '\n<div>\n<div class="inner"> <h3>A</h3><p>a</p></div>\n</div><!-- /group -->',
      { A: 'a' },
    ],
    ['a heading that an editor left empty', '<h3>A</h3><p>a</p><h3>&nbsp;</h3><p>b</p>', { A: 'a\u00a0b' }],
    ['nothing under a heading', '<h3>A</h3><h3>B</h3><p>b</p>', { A: '', B: 'b' }],
  ])('%s', async (_, content, panels) => {
    await mount(content);
    const found = screen
      .getAllByRole('button', { hidden: true })
      .map((each) =>
        document.getElementById(each.getAttribute('aria-controls') ?? '')?.textContent.replace(/\n/g, ''),
      );
    expect(found).toEqual(Object.values(panels));
    Object.keys(panels).forEach((name) => expect(button(name)).toBeTruthy());
  });

  test('that contain a link keep it, and get a button beside it', async () => {
    await mount('<h3><a href="/costs">Costs</a></h3><p>None</p>');
    expect(button('Costs').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Costs' }).closest('button')).toBeNull();
  });

  test.each([
    [6, 6],
    [7, 0],
  ])('%i of them make %i landmarks', async (count, regions) => {
    await mount(
      Array.from({ length: count }, (_, index) => `<h3>Question ${index}</h3><p>Answer</p>`).join(''),
    );
    expect(snippet?.element.querySelectorAll('[role=region]')).toHaveLength(regions);
    fireEvent.click(button('Question 0'));
    expect(screen.queryByRole('region', { name: 'Question 0' })).toBe(
      regions > 0 ? panelOf('Question 0') : null,
    );
  });

  test('keep their ids', async () => {
    await mount('<h3 id="costs" class="big">Costs</h3><p>None</p>');
    expect(document.getElementById('costs')).toBe(screen.getByRole('heading', { name: 'Costs' }));
  });

  test.each([
    faq,
    `<div><div>${faq}</div></div>`,
    '<h3 id="a" class="b">A <b>b</b></h3>text<!-- c --><p>a</p><h3><a href="/">B</a></h3>',
    '<details><summary>A</summary>a</details>',
    '<p>None</p>',
  ])('are left unchanged: %s', async (content) => {
    const element = await mount(content, 'data-open="1" data-open-delay="0"');
    const nodes = [...element.querySelectorAll('h3, p, b, a')];
    snippet?.unmount();
    expect(element.innerHTML).toBe(content);
    expect([...element.querySelectorAll('h3, p, b, a')]).toEqual(nodes);
  });

  test('are open if the visitor is typing below them', async () => {
    const observer = new MutationObserver(() => document.querySelector('input')?.focus());
    observer.observe(document.body, { childList: true });
    await mount('<h3>Costs</h3><p>None</p><h3>Time</h3><input>');
    observer.disconnect();
    expect(opened()).toEqual(['Time']);
    expect(document.activeElement).toBe(document.querySelector('input'));
  });
});

describe('a framework that replaces what it finds by copies', () => {
  /** What it may take for its own: WordPress Interactivity, Knockout and hydrating engines do so. */
  const ways: readonly [what: string, replace: (accordion: HTMLElement) => void][] = [
    ['our buttons', (host) => host.querySelectorAll('h3 > button').forEach(replaceByCopy)],
    ['our panels', (host) => host.querySelectorAll('.aw-folded').forEach(replaceByCopy)],
    ['the headings', (host) => host.querySelectorAll('h3').forEach(replaceByCopy)],
    ['the whole widget, twice', (host) => host.replaceChildren(...[1, 2].map(() => copyOf(host.lastChild)))],
  ];

  function copyOf(node: Node | null): Node {
    if (!node) throw new Error('expected a node to copy');
    return node.cloneNode(true);
  }

  function replaceByCopy(element: Element): void {
    element.replaceWith(copyOf(element));
  }

  test.each(ways)('leaves sections that open: %s', async (_what, replace) => {
    const host = await mount(faq);
    replace(host);
    await settled();
    fireEvent.click(button('Costs'));
    expect(opened()).toEqual(['Costs']);
    expect(panelOf('Costs')?.textContent).toBe('Noneandno fees');
  });

  test.each(ways)('leaves the author’s text once, in its order: %s', async (_what, replace) => {
    const host = await mount(faq);
    replace(host);
    await settled();
    expect(host.textContent).toBe('CostsNoneandno feesTimeA week');
    snippet?.unmount();
    expect(host.innerHTML).toBe(faq);
  });
});

describe('a section opens automatically', () => {
  test('after 500 ms', async () => {
    await mount(faq, 'data-open="2"');
    act(() => void vi.advanceTimersByTime(499));
    expect(opened()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(opened()).toEqual(['Time']);
    expect(events()).toEqual([['aw:open', 2]]);
  });

  test('not at once if its delay is too long for a timer', async () => {
    await mount(faq, 'data-open="2" data-open-delay="9999999999"');
    act(() => void vi.advanceTimersByTime(1000));
    expect(opened()).toEqual([]);
  });

  test('at once with a delay of 0', async () => {
    await mount(faq, 'data-open="1" data-open-delay="0"');
    expect(opened()).toEqual(['Costs']);
  });

  test('but not if there is no section of that number', async () => {
    await mount(faq, 'data-open="3" data-open-delay="0"');
    expect(opened()).toEqual([]);
  });

  test('follows a changed attribute', async () => {
    const element = await mount(faq, 'data-open="1" data-open-delay="0"');
    element.dataset.open = '2';
    await act(() => snippet?.placeholder.refresh());
    act(() => void vi.advanceTimersByTime(1));
    expect(opened()).toEqual(['Costs', 'Time']);
  });

  test("if the browser's search finds text in it", async () => {
    await mount(faq);
    act(() => void panelOf('Time')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(opened()).toEqual(['Time']);
  });
});

describe('a fragment in the address', () => {
  const linked =
    '<h3 id="costs">Costs</h3><p>None</p><h3>Time</h3><p id="one%20week">A <b id="täglich">week</b></p>';
  const scrolled: Element[] = [];

  beforeEach(() => {
    scrolled.length = 0;
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this);
    };
  });

  test.each([
    ['#costs', 'Costs'],
    ['#t%C3%A4glich', 'Time'],
    ['#täglich', 'Time'],
  ])('%s opens %s on load, and scrolls to it once it shows', async (hash, name) => {
    location.hash = hash;
    await act(() => mount(linked));
    expect(opened()).toEqual([name]);
    expect(scrolled.at(-1)).toBe(document.getElementById(decodeURIComponent(hash.slice(1))));
  });

  test('that changes opens its target', async () => {
    await mount(linked);
    location.hash = '#costs';
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(opened()).toEqual(['Costs']);
    expect(scrolled.at(-1)?.id).toBe('costs');
  });

  test('does not open again what the visitor has closed, when the page changes its content', async () => {
    history.replaceState(null, '', '#costs'); // without the event, which opens it
    const element = await mount(linked);
    fireEvent.click(button('Costs'));
    await act(async () => {
      element.insertAdjacentHTML('beforeend', '<h3>Fees</h3><p>None</p>');
      await settled();
    });
    expect(isOpen('Fees')).toBe(false);
    expect(opened()).toEqual([]);
  });

  test.each(['#elsewhere', '#%E0%A4%A', '#'])('%s with a target elsewhere changes nothing', async (hash) => {
    location.hash = hash;
    await mount(linked);
    expect(opened()).toEqual([]);
    expect(scrolled).toEqual([]);
  });

  test('without a name is looked for nowhere, as Firefox warns of that', async () => {
    location.hash = '';
    const find = vi.spyOn(document, 'getElementById');
    await mount(linked);
    expect(find).not.toHaveBeenCalledWith('');
  });
});

describe('a press on a link of the page', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });

  const press = (href: string) => {
    document.body.insertAdjacentHTML('beforeend', `<a id="link" href="${href}"><b>There</b></a>`);
    const link = document.getElementById('link');
    // Like a page that scrolls by script, and leaves the address alone.
    link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('There'));
    link?.remove();
  };

  test('opens the section that it points into, even if the address does not change', async () => {
    await mount('<h3 id="costs">Costs</h3><p>None</p><h3>Time</h3><p id="week">A week</p>');
    press('#week');
    expect(opened()).toEqual(['Time']);
  });

  test.each(['#elsewhere', '/other#week', '/other', '#'])('to %s opens nothing', async (href) => {
    await mount('<h3>Time</h3><p id="week">A week</p>');
    press(href);
    expect(opened()).toEqual([]);
  });
});

describe('data-show-all', () => {
  const all = () => screen.queryByRole('button', { name: /sections$/ });

  test('adds no button unless it is set', async () => {
    await mount(faq);
    expect(all()).toBeNull();
  });

  test('adds a button that opens all sections, and then closes all', async () => {
    await mount(faq, 'data-show-all');
    fireEvent.click(button('Costs'));
    fireEvent.click(button('Show all sections'));
    expect(opened()).toEqual(['Hide all sections', 'Costs', 'Time']);
    fireEvent.click(button('Hide all sections'));
    expect(opened()).toEqual([]);
  });

  test('says that all are open once the visitor has opened the last one', async () => {
    await mount(faq, 'data-show-all');
    fireEvent.click(button('Costs'));
    expect(all()?.textContent).toBe('Show all sections');
    fireEvent.click(button('Time'));
    expect(all()?.textContent).toBe('Hide all sections');
  });

  test('emits an event for each section that it opens, and none for those that are open', async () => {
    await mount(faq, 'data-show-all data-open="2" data-open-delay="0"');
    fireEvent.click(button('Show all sections'));
    expect(events()).toEqual([
      ['aw:open', 2],
      ['aw:open', 1],
    ]);
  });

  test('works with details', async () => {
    const element = await mount(
      '<details><summary>A</summary>a</details><details open><summary>B</summary>b</details>',
      'data-show-all',
    );
    const details = [...element.querySelectorAll('details')];
    fireEvent.click(button('Show all sections'));
    details.forEach((each) => fireEvent(each, new Event('toggle')));
    expect(details.map(({ open }) => open)).toEqual([true, true]);
    expect(all()?.textContent).toBe('Hide all sections');
  });

  test("has the page's own texts", async () => {
    configure({ json: { messages: { accordion: { showAll: 'Whakaatuhia katoa' } } } });
    await mount(faq, 'data-show-all');
    expect(button('Whakaatuhia katoa')).toBeTruthy();
  });

  test('leaves nothing behind', async () => {
    const element = await mount(faq, 'data-show-all');
    snippet?.unmount();
    expect(element.innerHTML).toBe(faq);
  });
});

describe('data-remember', () => {
  /** As on the next load of the page. */
  const reload = async (content = faq, attributes = 'data-remember') => {
    snippet?.remove();
    await mount(content, attributes);
  };

  test('opens the sections that were open before, at once', async () => {
    await mount(faq, 'data-remember');
    fireEvent.click(button('Costs'));
    fireEvent.click(button('Time'));
    fireEvent.click(button('Costs'));
    await reload();
    expect(opened()).toEqual(['Time']);
  });

  test('goes by their headings, as an editor may add a section', async () => {
    await mount(faq, 'data-remember');
    fireEvent.click(button('Time'));
    await reload(`<h3>New</h3><p>New</p>${faq}`);
    expect(opened()).toEqual(['Time']);
  });

  test('keeps an automatically opened section closed once the visitor has closed it', async () => {
    const attributes = 'data-remember data-open="1" data-open-delay="0"';
    await mount(faq, attributes);
    expect(opened()).toEqual(['Costs']);
    fireEvent.click(button('Costs'));
    await reload(faq, attributes);
    act(() => void vi.advanceTimersByTime(1000));
    expect(opened()).toEqual([]);
  });

  test('keeps what was open beside the section that the address points into', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const linked = faq.replace('<h3>Costs', '<h3 id="costs">Costs');
    await mount(linked, 'data-remember');
    fireEvent.click(button('Time'));
    location.hash = '#costs';
    await reload(linked);
    expect(opened()).toEqual(['Costs', 'Time']);
  });

  test.each([
    ['of another page', () => history.pushState(null, '', '/other')],
    [
      'that the page has changed',
      () => Object.keys(sessionStorage).forEach((key) => sessionStorage.setItem(key, '{"value":7}')),
    ],
  ])('opens nothing for a record %s', async (_which, change) => {
    await mount(faq, 'data-remember');
    fireEvent.click(button('Time'));
    change();
    await reload();
    history.replaceState(null, '', '/');
    expect(opened()).toEqual([]);
  });

  test('opens nothing once the editor has removed the attribute', async () => {
    await mount(faq, 'data-remember');
    fireEvent.click(button('Time'));
    await reload(faq, '');
    expect(opened()).toEqual([]);
  });

  test('keeps the sections of two accordions on a page', async () => {
    await mount(faq, 'data-remember');
    fireEvent.click(button('Time'));
    await reload('<h3>Fees</h3><p>None</p>');
    fireEvent.click(button('Fees'));
    await reload();
    expect(opened()).toEqual(['Time']);
  });

  test('keeps nothing unless it is set', async () => {
    await mount(faq);
    fireEvent.click(button('Time'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('details of the page', () => {
  const details =
    '<details><summary>Costs</summary><p id="none">None</p></details><details open><summary>Time</summary>A week</details>';
  const open = () => [...document.querySelectorAll('details')].map((each) => each.open);

  test('stay as they are, with the look of a section', async () => {
    const element = await mount(details);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(element.querySelectorAll('details[data-aw-section]')).toHaveLength(2);
    expect(open()).toEqual([false, true]);
  });

  test('open automatically, and emit events', async () => {
    await mount(details, 'data-open="1" data-open-delay="0"');
    expect(open()).toEqual([true, true]);
    const [first] = document.querySelectorAll('details');
    act(() => void first?.dispatchEvent(new Event('toggle')));
    expect(events()?.at(-1)).toEqual(['aw:open', 1]);
  });

  test('open for a fragment that points inside', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    location.hash = '#none';
    await mount(details);
    expect(open()).toEqual([true, true]);
  });

  test('keep their open state after the widget has unmounted', async () => {
    await mount(details, 'data-open="1" data-open-delay="0"');
    snippet?.unmount();
    expect(snippet?.element.innerHTML.replace('open=""', 'open')).toBe(details);
  });
});

test('an app passes its sections', () => {
  render(
    <Accordion
      open={1}
      openDelay={0}
      headingLevel={4}
      sections={[
        { heading: 'Costs', content: <p>None</p> },
        { heading: 'Time', content: 'A week' },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  expect(isOpen('Costs')).toBe(true);
  expect(isOpen('Time')).toBe(false);
  fireEvent.click(button('Time'));
  expect(panelOf('Time')?.hasAttribute('hidden')).toBe(false);
});

test("an app's sections are shown all at once and remembered, too", () => {
  const sections = [
    { heading: 'Costs', content: 'None' },
    { heading: <b>Time</b>, content: 'A week' },
  ];
  const { unmount } = render(<Accordion showAll remember sections={sections} />);
  fireEvent.click(button('Show all sections'));
  fireEvent.click(button('Costs'));
  unmount();
  render(<Accordion remember sections={sections} />);
  expect(opened()).toEqual(['Time']);
});

describe('the children of an app', () => {
  test('are sections under headings, of the level of the first', () => {
    render(
      <Accordion>
        <h2>Costs</h2>
        <p>None</p>
        <h3>Fees</h3>
        <h2>Time</h2>
        <p>A week</p>
      </Accordion>,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Costs',
      'Time',
    ]);
    expect(panelOf('Costs')?.textContent).toBe('NoneFees');
    expect(panelOf('Time')?.textContent).toBe('A week');
  });

  test('are sections by their `<details>`', () => {
    render(
      <Accordion>
        <details>
          <summary>Costs</summary>
          <p>None</p>
        </details>
      </Accordion>,
    );
    expect(panelOf('Costs')?.textContent).toBe('None');
  });

  test('may be a list in a fragment', () => {
    render(
      <Accordion>
        <>{['Costs', 'Time'].map((name) => [<h3 key={name}>{name}</h3>, <p key={`${name}-text`}>Text</p>])}</>
      </Accordion>,
    );
    expect(panelOf('Time')?.textContent).toBe('Text');
  });

  test('stay in sight before the first section', () => {
    render(
      <Accordion>
        <p>Good to know</p>
        <h3>Costs</h3>
      </Accordion>,
    );
    expect(screen.getByText('Good to know').closest('.aw-folded')).toBeNull();
  });

  test('that hold no section stay in sight, and the console says what sections are', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    render(<Accordion>Costs</Accordion>);
    expect(screen.getByText('Costs')).toBeTruthy();
    expect(warned.mock.calls).toEqual([
      [expect.stringContaining('Accordion has no sections. Give it sections=')],
    ]);
  });
});

test.each([
  ['an empty list', <Accordion key="a" sections={[]} />],
  ['a list that is not there yet', <Accordion key="b" sections={undefined} />],
  ['children that are not there yet', <Accordion key="c">{undefined}</Accordion>],
])('%s is not reported, as it may be fetched', (_, element) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  render(element);
  expect(warned).not.toHaveBeenCalled();
});

test('without sections and children the console says what it takes', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  render(<Accordion />);
  expect(warned.mock.calls).toEqual([[expect.stringContaining('sections={[{ heading, content }]}')]]);
});
