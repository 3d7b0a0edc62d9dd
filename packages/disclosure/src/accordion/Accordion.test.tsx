import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accordion, Accordion } from '../index.ts';

const faq = '<h3>Costs</h3><p>None</p>and<p>no fees</p><h3>Time</h3><p>A week</p>';

let snippet: MountedSnippet | undefined;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  location.hash = '';
  vi.useRealTimers();
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
    expect([panelOf('Costs')?.textContent, panelOf('Costs')?.hasAttribute('hidden')]).toEqual([
      'Noneandno fees',
      true,
    ]);
  });

  test('show and hide their content as often as pressed, several at once, and emit events', async () => {
    await mount(faq);
    fireEvent.click(button('Costs'));
    fireEvent.click(button('Time'));
    expect([opened(), panelOf('Time')?.hasAttribute('hidden')]).toEqual([['Costs', 'Time'], false]);
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
    expect([snippet?.element.querySelector('em'), snippet?.element.querySelector('input')?.value]).toEqual([
      em,
      'Aroha',
    ]);
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
    expect([element.innerHTML, [...element.querySelectorAll('h3, p, b, a')]]).toEqual([content, nodes]);
  });

  test('are open if the visitor is typing below them', async () => {
    const observer = new MutationObserver(() => document.querySelector('input')?.focus());
    observer.observe(document.body, { childList: true });
    await mount('<h3>Costs</h3><p>None</p><h3>Time</h3><input>');
    observer.disconnect();
    expect([opened(), document.activeElement]).toEqual([['Time'], document.querySelector('input')]);
  });
});

describe('a section opens by itself', () => {
  test('after 500 ms (spec section 9, H31)', async () => {
    await mount(faq, 'data-open="2"');
    act(() => void vi.advanceTimersByTime(499));
    expect(opened()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect([opened(), events()]).toEqual([['Time'], [['aw:open', 2]]]);
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
    await act(() => snippet?.mounted?.refresh());
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
    expect([opened(), scrolled.at(-1)?.id]).toEqual([['Costs'], 'costs']);
  });

  test.each(['#elsewhere', '#%E0%A4%A', '#'])('%s with a target elsewhere changes nothing', async (hash) => {
    location.hash = hash;
    await mount(linked);
    expect([opened(), scrolled]).toEqual([[], []]);
  });

  test('without a name is looked for nowhere, as Firefox warns of that', async () => {
    location.hash = '';
    const find = vi.spyOn(document, 'getElementById');
    await mount(linked);
    expect(find).not.toHaveBeenCalledWith('');
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

  test('open by themselves, and emit events', async () => {
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
  expect([isOpen('Costs'), isOpen('Time')]).toEqual([true, false]);
  fireEvent.click(button('Time'));
  expect(panelOf('Time')?.hasAttribute('hidden')).toBe(false);
});
