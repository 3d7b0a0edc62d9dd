// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Placeholder } from '@adviser-widgets/widget';
import { observePlaceholders, type PlaceholderObserver } from './observe-placeholders.ts';

// Never restored: observers, including the last test's, watch the page until it is gone.
beforeAll(() => void vi.useFakeTimers());
afterEach(() => document.body.replaceChildren());

let observer: PlaceholderObserver;

/** Observes the page and logs what is found and lost, by id. */
function observe(): string[] {
  const log: string[] = [];
  observer = observePlaceholders({
    onFailed: (_, error) => reportError(error),
    onFound: ({ element: { id } }) => log.push(`found ${id}`),
    onLost: ({ element: { id } }) => log.push(`lost ${id}`),
    isContent: ({ dataset }) => dataset.widget === 'accordion',
  });
  observer.scan();
  return log;
}

/** Waits until a frame's changes are processed. */
async function looked(): Promise<void> {
  await vi.advanceTimersByTimeAsync(40);
}

function add(html: string, parent: Element = document.body): Element {
  parent.append(document.createRange().createContextualFragment(html));
  if (!parent.lastElementChild) throw new Error('expected an element');
  return parent.lastElementChild;
}

test.each([
  ['a placeholder', '<div id="a" data-widget="x"></div>', ['found a']],
  ['an empty name', '<div id="a" data-widget></div>', ['found a']],
  ['two', '<div id="a" data-widget="x"></div><p id="b" data-widget="y"></p>', ['found a', 'found b']],
  ['any element', '<section><nav><a id="a" href="/" data-widget="x">Call</a></nav></section>', ['found a']],
  ['none', '<div class="aw-widget"></div>', []],
  [
    'one inside a content widget',
    '<div id="a" data-widget="accordion"><p><b id="b" data-widget="y"></b></p></div>',
    ['found a', 'found b'],
  ],
  [
    'none inside a slot of one',
    '<div id="a" data-widget="accordion"><p data-slot="s"><b id="b" data-widget="y"></b></p></div>',
    ['found a'],
  ],
  [
    'one in a slot outside any placeholder',
    '<p data-slot="s"><b id="a" data-widget="y"></b></p>',
    ['found a'],
  ],
  [
    'none inside HTML that came from an attribute',
    '<div class="aw-root"><div class="aw-html"><b id="a" data-widget="y"></b></div></div>',
    [],
  ],
  ['a link of this origin by its fragment', '<a id="a" href="/x#widget=y"></a>', ['found a']],
  ['no link to another origin', '<a id="a" href="https://elsewhere.nz/x#widget=y"></a>', []],
  [
    'a link to another origin by its attribute',
    '<a id="a" href="https://elsewhere.nz/" data-widget="y"></a>',
    ['found a'],
  ],
  ...['ugc', 'nofollow', 'sponsored', 'external NoFollow noopener'].flatMap(
    (rel): [string, string, string[]][] => [
      [`no link with rel="${rel}" by its fragment`, `<a id="a" rel="${rel}" href="/x#widget=y"></a>`, []],
      [
        `no link with rel="${rel}" by its attribute`,
        `<a id="a" rel="${rel}" href="/x" data-widget="y"></a>`,
        [],
      ],
    ],
  ),
  ['a link with another rel', '<a id="a" rel="noopener no-nofollow" href="/x#widget=y"></a>', ['found a']],
  [
    'none inside another',
    '<div id="a" data-widget="x"><div id="b" data-widget="y"></div></div>',
    ['found a'],
  ],
])('finds at once: %s', (_name, html, log) => {
  add(html);
  expect(observe()).toEqual(log);
});

test('ignores a placeholder in an editor, where the widget would be saved', () => {
  const element = add('<div id="a" data-widget="x"></div>');
  Object.defineProperty(element, 'isContentEditable', { value: true }); // missing in jsdom
  expect(observe()).toEqual([]);
});

describe('later', () => {
  test('finds an inserted placeholder', async () => {
    const log = observe();
    add('<section><div id="a" data-widget="x"></div></section>');
    await looked();
    expect(log).toEqual(['found a']);
  });

  test('finds an element that becomes a placeholder', async () => {
    const log = observe();
    add('<div id="a"></div>').setAttribute('data-widget', 'x');
    await looked();
    expect(log).toEqual(['found a']);
  });

  test('finds a link whose fragment a script sets afterwards', async () => {
    const link = add('<a id="a" href="/x"></a>');
    const log = observe();
    link.setAttribute('href', '/x#widget=y');
    await looked();
    expect(log).toEqual(['found a']);
  });

  test('finds what an editor had, once it is closed', async () => {
    const editor = add('<div contenteditable><p><b id="a" data-widget="x"></b></p></div>');
    const element = document.querySelector('#a') ?? editor;
    const isContentEditable = { get: () => editor.hasAttribute('contenteditable') }; // missing in jsdom
    Object.defineProperty(element, 'isContentEditable', isContentEditable);
    const log = observe();
    editor.removeAttribute('contenteditable');
    await looked();
    expect(log).toEqual(['found a']);
  });

  test.each([
    ['a marked link', '<a id="a" rel="ugc" href="/x#widget=y"></a>', 'a', 'rel'],
    [
      'what is in a slot',
      '<div data-widget="accordion"><p data-slot="s"><b id="a" data-widget="y"></b></p></div>',
      'p',
      'data-slot',
    ],
  ])('finds %s once it no longer is one', async (_what, html, changing, attribute) => {
    add(html);
    const log = observe();
    document.querySelector(changing)?.removeAttribute(attribute);
    await looked();
    expect(log).toContain('found a');
  });

  test('looks again at what is not ours only once it changes (P16)', async () => {
    const link = add('<a rel="ugc" href="/x#widget=y"></a>');
    observe();
    await looked();
    const look = vi.spyOn(link, 'getAttribute');
    add('<p>More</p>');
    await looked();
    expect(look).not.toHaveBeenCalled();
  });

  test('finds what is inside a placeholder that becomes one for content', async () => {
    const outer = add('<div id="a" data-widget="x"><b id="b" data-widget="y"></b></div>');
    const log = observe();
    outer.setAttribute('data-widget', 'accordion');
    await looked();
    expect(log).toEqual(['found a', 'found b']);
  });

  test('finds all that a script puts into each other, and what it puts elsewhere meanwhile', async () => {
    const log = observe();
    const section = add('<section><b id="a" data-widget="x"></b></section>');
    add('<b id="b" data-widget="x"></b>', section);
    add('<b id="c" data-widget="x"></b>');
    add('<i><b id="d" data-widget="x"></b></i>', section);
    await looked();
    expect(log.sort()).toEqual(['found a', 'found b', 'found c', 'found d']);
  });

  test('looks at what was added, never through the whole page (P16)', async () => {
    observe();
    const search = vi.spyOn(document, 'querySelectorAll');
    const searchBody = vi.spyOn(document.body, 'querySelectorAll');
    add('<section><div id="a" data-widget="x"></div></section>');
    await looked();
    expect(search).not.toHaveBeenCalled();
    expect(searchBody).not.toHaveBeenCalled();
  });

  test('finds all again after a page was cached', async () => {
    add('<div id="a" data-widget="x"></div>');
    const log = observe();
    observer.forget(() => false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['found a', 'lost a', 'found a']);
  });

  test('reports a removed placeholder as lost', async () => {
    const element = add('<div id="a" data-widget="x"></div>');
    const log = observe();
    element.remove();
    await looked();
    expect(log).toEqual(['found a', 'lost a']);
  });

  test('reports a placeholder removed with its parent as lost', async () => {
    const section = add('<section><div id="a" data-widget="x"></div></section>');
    const log = observe();
    section.remove();
    await looked();
    expect(log).toEqual(['found a', 'lost a']);
  });

  test('neither loses nor finds again a moved placeholder', async () => {
    const element = add('<div id="a" data-widget="x"></div>');
    const log = observe();
    const section = add('<section></section>');
    element.remove();
    section.append(element);
    await looked();
    expect(log).toEqual(['found a']);
  });

  test('neither loses nor finds again a placeholder that a script puts back shortly after', async () => {
    const element = add('<div id="a" data-widget="x"></div>');
    const log = observe();
    element.remove();
    for (let wait = 0; wait < 5; wait++) await Promise.resolve();
    document.body.append(element);
    await looked();
    expect(log).toEqual(['found a']);
  });

  test('never finds a placeholder that is inserted and removed at once', async () => {
    const log = observe();
    add('<div id="a" data-widget="x"></div>').remove();
    await looked();
    expect(log).toEqual([]);
  });

  test('finds a lost placeholder again when it is put back', async () => {
    const element = add('<div id="a" data-widget="x"></div>');
    const log = observe();
    element.remove();
    await looked();
    document.body.append(element);
    await looked();
    expect(log).toEqual(['found a', 'lost a', 'found a']);
  });

  test('fault 48: finds each placeholder once, whatever else changes', async () => {
    add('<div id="a" data-widget="x"></div>');
    const log = observe();
    add('<p>More</p>');
    await looked();
    add('<p>And more</p>');
    await looked();
    expect(log).toEqual(['found a']);
  });
});

describe('an element that only a script of the page has named', () => {
  /** A script mounts a widget in an element that is not in the page yet. */
  function mountOutside(): HTMLElement {
    const element = document.createElement('div');
    element.id = 'a';
    element.dataset.widget = 'x';
    observer.add(element).placeholder = new Placeholder(element);
    return element;
  }

  async function somethingChanges(): Promise<void> {
    add('<p>More</p>');
    await looked();
  }

  test('is known although it is outside the page', async () => {
    const log = observe();
    const element = mountOutside();
    await somethingChanges();
    expect(observer.known.has(element)).toBe(true);
    expect(log).toEqual([]);
  });

  test('is forgotten once the script has unmounted it', async () => {
    observe();
    const element = mountOutside();
    observer.add(element).placeholder = undefined;
    await somethingChanges();
    expect(observer.known.has(element)).toBe(false);
  });

  test('stays when a page is about to be cached', () => {
    observe();
    const element = mountOutside();
    observer.forget(() => false);
    expect(observer.known.has(element)).toBe(true);
  });

  test('is one of the page once it is found there: it is lost with it', async () => {
    const log = observe();
    const element = mountOutside();
    document.body.append(element);
    await looked();
    element.remove();
    await looked();
    expect(log).toEqual(['found a', 'lost a']);
    expect(observer.known.has(element)).toBe(false);
  });
});
