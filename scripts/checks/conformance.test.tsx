import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { configKeys, configure, keysByPath, parseValue } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { settled } from '@adviser-widgets/testing/settled';
import {
  camelCase,
  commonEvents,
  readProps,
  tasks,
  type Attribute,
  type Definition,
} from '@adviser-widgets/widget';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findWidgets, root, type FoundWidget } from '../cdn/find-widgets.ts';

// What every widget must do on a page. One loop covers all definitions, so a new widget needs no line here.

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const widgets = (await findWidgets()).map((widget) => ({ ...widget, name: widget.definition.name }));

const configPaths = [...keysByPath(configKeys).keys()];

let snippet: MountedSnippet | undefined;

beforeEach(() => {
  configure({ json: { brand: 'acme', captcha: { siteKey: 'test' }, chat: { key: 'test' } } });
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  configure({});
});

/** Mounts markup and waits until its effects have run. */
async function mount(html: string, definition: Definition): Promise<MountedSnippet> {
  snippet = await mountSnippet(html, definition);
  await settled();
  return snippet;
}

function bare({ name }: Definition): string {
  return `<div class="aw-widget" data-widget="${name}"><p>Call us</p></div>`;
}

function isDemanding({ attributes }: Definition): boolean {
  return Object.values(attributes).some(({ required }: Attribute) => required);
}

/** Returns markup as a browser serialises it: JSON loses the single quotes around it. */
function asParsed(html: string): string {
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(html));
  return holder.innerHTML;
}

function isSentence(text: string): boolean {
  return /^[A-Z].{6,}\.$/.test(text);
}

const svg = 'http://www.w3.org/2000/svg';
const pictureShapes = ['g', 'rect', 'circle', 'path'];
const pictureColours = ['none', '#fff', '#0b2545', '#0f766e', '#fbf8f3', '#d9d4c9'];
const pictureLayout = /^(d|transform|x|y|r|rx|cx|cy|width|height|(stroke|fill)-[a-z]+)$/;

function readPicture({ pictureFile }: FoundWidget): string {
  return readFileSync(pictureFile, 'utf8');
}

/** Parses the picture as an image: after one mistake, browsers show none of it. */
function parsePicture(widget: FoundWidget): Element {
  return new DOMParser().parseFromString(readPicture(widget), 'image/svg+xml').documentElement;
}

/** Returns the attributes that are neither layout nor one of the common colours. */
function oddAttributes({ attributes }: Element): string[] {
  return Array.from(attributes)
    .filter(({ name, value }) =>
      /^(fill|stroke)$/.test(name)
        ? !pictureColours.includes(value)
        : !pictureLayout.test(name) || /[:&]/.test(value),
    )
    .map(({ name, value }) => `${name}="${value}"`);
}

/** The whole page, including the sandbox mark. */
function page(): string {
  return document.documentElement.outerHTML;
}

/** Finds listeners on `window` and `document` that were added and never removed. */
function watchListeners(): () => string[] {
  const open = new Map<unknown, { type: string; signal?: AbortSignal }>();
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      // React adds this listener once per document and never removes it.
      if (type !== 'selectionchange')
        open.set(listener, { type, ...(typeof options === 'object' && { signal: options.signal }) });
      addEventListener.call(target, type, listener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      open.delete(listener);
      removeEventListener.call(target, type, listener, options);
    });
  }
  return () => [...open.values()].filter(({ signal }) => !signal?.aborted).map(({ type }) => type);
}

test('there are widgets to check', () => {
  expect(widgets.length).toBeGreaterThan(0);
});

test("one form is the contract's first form", () => {
  expect(widgets.filter(({ definition }) => definition.budget === 'first-form')).toHaveLength(1);
});

test('every name is unique', () => {
  expect(new Set(widgets.map(({ name }) => name)).size).toBe(widgets.length);
});

describe.each(widgets)('$name', (widget) => {
  const { definition, name } = widget;
  const attributes = Object.entries<Attribute>(definition.attributes);

  describe('is named and documented', () => {
    test('by a name in kebab-case', () => {
      expect(name).toMatch(kebabCase);
    });

    test('by a title', () => {
      expect(definition.title.trim()).not.toBe('');
    });

    test('by a paragraph for editors', () => {
      expect(definition.description.length).toBeGreaterThanOrEqual(40);
    });

    test('by what visitors do with it', () => {
      expect(Object.keys(tasks)).toContain(definition.task);
    });

    test('by three words or more that people search for, each once', () => {
      const { keywords } = definition;
      expect(keywords.length).toBeGreaterThanOrEqual(3);
      expect(keywords).toEqual([...new Set(keywords)]);
    });

    test('by a story', () => {
      const story = `stories/${widget.family}/${name}.stories.tsx`;
      expect(existsSync(join(root, story)), `expected ${story}`).toBe(true);
    });

    test('by a picture of its own', () => {
      const picture = readPicture(widget);
      expect(widgets.filter((other) => readPicture(other) === picture).map((other) => other.name)).toEqual([
        name,
      ]);
    });

    test('by a picture on the common card', () => {
      const { tagName, namespaceURI, firstElementChild: card, attributes: given } = parsePicture(widget);
      expect([
        tagName,
        namespaceURI,
        Array.from(given, ({ name: attribute, value }) => [attribute, value]),
      ]).toEqual([
        'svg',
        svg,
        [
          ['xmlns', svg],
          ['viewBox', '0 0 160 100'],
        ],
      ]);
      expect([card?.tagName, card?.getAttribute('width'), card?.getAttribute('height')]).toEqual([
        'rect',
        '159',
        '99',
      ]);
    });

    test('by a picture of shapes in the common colours, without text, downloads or scripts', () => {
      const parts = Array.from(parsePicture(widget).querySelectorAll('*'));
      const wrong = parts.flatMap((part) => [
        ...(pictureShapes.includes(part.tagName) ? [] : [part.tagName]),
        ...oddAttributes(part),
      ]);
      expect(wrong).toEqual([]);
    });

    test('by a picture below 2 kB', () => {
      expect(statSync(widget.pictureFile).size).toBeLessThan(2000);
    });

    test('by its height, narrow and wide', () => {
      const { narrow, wide } = definition.reserve;
      expect([narrow, wide].every((height) => Number.isInteger(height) && height >= 0)).toBe(true);
    });

    test('by a loading condition', () => {
      expect(['eager', 'visible', 'idle', 'interaction']).toContain(definition.load);
    });

    test('by its own events, which say when they are sent', () => {
      const wrong = Object.entries(definition.events).filter(
        ([event, { when }]) => event in commonEvents || !isSentence(when),
      );
      expect(wrong).toEqual([]);
    });

    test('by keys of event details besides those that every event has', () => {
      const keys = Object.values(definition.events).flatMap(({ detail = {} }) => Object.keys(detail));
      expect(keys.filter((key) => ['widget', 'id'].includes(key))).toEqual([]);
    });

    test('by configuration keys that exist, besides brand', () => {
      const keys = definition.needsConfig.map(({ key }) => key);
      expect(
        keys.filter(
          (key) => key === 'brand' || !configPaths.some((path) => path === key || path.startsWith(`${key}.`)),
        ),
      ).toEqual([]);
    });

    test('by phrases that say why it needs each key', () => {
      expect(definition.needsConfig.filter(({ why }) => !/^[a-z].{10,}[^.]$/.test(why))).toEqual([]);
    });

    test('by flags, on by default, for what leaves the address bar', () => {
      const flags = definition.addressParameters.flatMap(({ scrubbedBy }) => scrubbedBy ?? []);
      expect(flags.map((flag) => definition.attributes[flag])).toEqual(
        flags.map(() => expect.objectContaining({ kind: 'flag', default: true })),
      );
    });

    test('by React-only props that duplicate no attribute or slot', () => {
      const others = [...Object.keys(definition.attributes).map(camelCase), ...Object.keys(definition.slots)];
      expect(Object.keys(definition.reactOnly).filter((prop) => others.includes(prop))).toEqual([]);
    });

    test('by React-only props that have a description', () => {
      expect(
        Object.values(definition.reactOnly).filter(({ description }) => !isSentence(description)),
      ).toEqual([]);
    });

    test('by its purpose, if it sends a lead', () => {
      expect(definition.lead === undefined || isSentence(definition.takeFor ?? '')).toBe(true);
    });

    test('by a style sheet, if any, that its family exports', () => {
      const files = ['src/widgets.css', 'package.json'].map((file) =>
        join(root, 'packages', widget.family, file),
      );
      const exported = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
      expect(exported.some((text) => text.includes(`/${name}/${name}.css`))).toBe(
        widget.sheetFile !== undefined,
      );
    });

    test('by two to five notes on accessibility', () => {
      expect([2, 3, 4, 5]).toContain(definition.accessibility.length);
    });

    test('by notes on accessibility that are whole sentences', () => {
      expect(definition.accessibility.filter((note) => !/^[A-Z“].{30,}\.$/.test(note))).toEqual([]);
    });

    test('by an example for each slot', () => {
      const bare = Object.entries(definition.slots).filter(([, { example }]) => !example?.startsWith('<'));
      expect(bare.map(([slot]) => slot)).toEqual([]);
    });

    test('by slots that say what goes in', () => {
      const silent = Object.entries(definition.slots).filter(
        ([slot, { description }]) => !kebabCase.test(slot) || description.length < 10,
      );
      expect(silent).toEqual([]);
    });
  });

  describe.each(attributes)('data-%s', (attribute, spec) => {
    test('is named in kebab-case', () => {
      expect(attribute).toMatch(kebabCase);
    });

    test('is not a name that every placeholder uses', () => {
      expect(['widget', 'widget-load', 'widget-state', 'widget-version', 'slot']).not.toContain(attribute);
    });

    test('has a description', () => {
      expect(spec.description.length).toBeGreaterThanOrEqual(10);
    });

    test('has an example that fits its kind', () => {
      expect(parseValue(spec.kind, spec.example, spec)).toHaveProperty('value');
    });

    test('has a default that fits', () => {
      const text = typeof spec.default === 'object' ? JSON.stringify(spec.default) : String(spec.default);
      const kind = spec.kind === 'list' ? 'json' : spec.kind;
      expect(spec.default === undefined || parseValue(kind, text, spec) !== undefined).toBe(true);
    });

    test('offers choices in kebab-case, as values are lower-cased', () => {
      expect((spec.choices ?? []).filter((choice) => !kebabCase.test(choice))).toEqual([]);
    });

    test('is not both required and defaulted', () => {
      expect(spec.required === true && spec.default !== undefined).toBe(false);
    });

    test('has no former name that another one has now', () => {
      expect((spec.formerly ?? []).filter((former) => former in definition.attributes)).toEqual([]);
    });
  });

  describe('its example', () => {
    test('holds one placeholder of its name', () => {
      const holder = document.createElement('div');
      holder.append(document.createRange().createContextualFragment(definition.example));
      expect(
        Array.from(holder.children, (child) => [child.className, child.getAttribute('data-widget')]),
      ).toEqual([['aw-widget', name]]);
    });

    test('is ready once it is mounted', async () => {
      const { element } = await mount(definition.example, definition);
      expect(element.dataset.widgetState).toBe('ready');
    });

    test('leaves an editor nothing to fix', async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const { element } = await mount(definition.example, definition);
      expect([readProps(definition, element).problems, warn.mock.calls]).toEqual([[], []]);
    });
  });

  describe('in a page', () => {
    test('loads', async () => {
      expect(await definition.component()).toBeTypeOf('function');
    });

    test('is ready without attributes, or invalid if it needs some', async () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const { element } = await mount(bare(definition), definition);
      expect(element.dataset.widgetState).toBe(isDemanding(definition) ? 'invalid' : 'ready');
    });

    test('keeps the fallback when it throws', async () => {
      vi.spyOn(console, 'error').mockReturnValue();
      const broken = () => {
        throw new Error('broken');
      };
      const { element } = await mount(definition.example, {
        ...definition,
        component: () => Promise.resolve(broken),
      });
      const state = element.dataset.widgetState;
      delete element.dataset.widgetState;
      expect([state, element.outerHTML]).toEqual(['failed', asParsed(definition.example)]);
    });

    test('unmounts and restores its markup', async () => {
      const { element, unmount } = await mount(definition.example, definition);
      unmount();
      expect(element.outerHTML).toBe(asParsed(definition.example));
    });

    test('unmounts and restores the page', async () => {
      const before = page();
      const { remove } = await mount(definition.example, definition);
      remove();
      expect(page()).toBe(before);
    });

    test('unmounts and removes its listeners', async () => {
      const open = watchListeners();
      const { remove } = await mount(definition.example, definition);
      remove();
      expect(open()).toEqual([]);
    });

    test('works in the StrictMode of an app, and leaves nothing behind (fault 37)', async () => {
      const complaints = vi.spyOn(console, 'error');
      const open = watchListeners();
      const before = page();
      const Component = await definition.component();
      const holder = document.body.appendChild(document.createElement('div'));
      holder.append(document.createRange().createContextualFragment(definition.example));
      const { props } = readProps(definition, holder.querySelector<HTMLElement>('[data-widget]') ?? holder);
      const container = holder.appendChild(document.createElement('div'));
      const { unmount } = render(<Component {...props} />, { container, wrapper: StrictMode });
      await act(settled);
      unmount();
      holder.remove();
      expect([complaints.mock.calls, open(), page()]).toEqual([[], [], before]);
    });

    test('fault 53: has unique ids when it is on a page twice', async () => {
      const second = await mountSnippet(definition.example, definition);
      const { element } = await mount(definition.example, definition);
      const ids = [element, second.element].flatMap((each) =>
        Array.from(each.querySelectorAll('[id]'), ({ id }) => id),
      );
      second.remove();
      expect(ids).toEqual([...new Set(ids)]);
    });
  });
});
