import { configure } from '@adviser-widgets/core';
import { cleanHtml, isKeptAttribute } from '@adviser-widgets/markup';
import { loadComponent, mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { settled } from '@adviser-widgets/testing/settled';
import { readProps, type Attribute, type Definition } from '@adviser-widgets/widget';
import { act, render } from '@testing-library/react';
import { StrictMode, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findWidgets } from '../cdn/find-widgets.ts';

// What every widget must do on a page. One loop covers all definitions, so a new widget needs no line here.

const widgets = (await findWidgets()).map((widget) => ({ ...widget, name: widget.definition.name }));

const exportsOf = import.meta.glob<Record<string, ComponentType<Record<string, unknown>>>>(
  '../../packages/*/src/index.ts',
);

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
async function mount(
  html: string,
  definition: Definition,
  component?: ComponentType,
): Promise<MountedSnippet> {
  snippet = await mountSnippet(html, definition, component);
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

describe.each(widgets)('$name', ({ definition, name, family, componentName }) => {
  test('its example is ready once it is mounted, and leaves an editor nothing to fix', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { element } = await mount(definition.example, definition);
    expect(element.dataset.widgetState).toBe('ready');
    expect(element.dataset.widget).toBe(name);
    expect(readProps(definition, element).problems).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('tools write its examples back whole', () => {
    const slots = Object.values(definition.slots ?? {}).map(({ example = '' }) => example);
    expect([definition.example, ...slots].flatMap((html) => cleanHtml(html).removed)).toEqual([]);
  });

  test('tools write all of its attributes', () => {
    const names = Object.keys(definition.attributes).map((name) => `data-${name}`);
    expect(names.filter((name) => !isKeptAttribute(name, '', 'div'))).toEqual([]);
  });

  describe('in a page', () => {
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
      const { element } = await mount(definition.example, definition, broken);
      expect(element.dataset.widgetState).toBe('failed');
      delete element.dataset.widgetState;
      expect(element.outerHTML).toBe(asParsed(definition.example));
    });

    test('unmounts, and restores its markup, the page and the listeners of it', async () => {
      const before = page();
      const open = watchListeners();
      const { element, unmount, remove } = await mount(definition.example, definition);
      unmount();
      expect(element.outerHTML).toBe(asParsed(definition.example));
      remove();
      expect(page()).toBe(before);
      expect(open()).toEqual([]);
    });

    test('works in the StrictMode of an app, and leaves nothing behind (fault 37)', async () => {
      const complaints = vi.spyOn(console, 'error');
      const open = watchListeners();
      const before = page();
      const Component = await loadComponent(definition.name);
      const holder = document.body.appendChild(document.createElement('div'));
      holder.append(document.createRange().createContextualFragment(definition.example));
      const { props } = readProps(definition, holder.querySelector<HTMLElement>('[data-widget]') ?? holder);
      const container = holder.appendChild(document.createElement('div'));
      const { unmount } = render(<Component {...props} />, { container, wrapper: StrictMode });
      await act(settled);
      unmount();
      holder.remove();
      expect(complaints).not.toHaveBeenCalled();
      expect(open()).toEqual([]);
      expect(page()).toBe(before);
    });

    test('calls onReady of an app, and is named in the tools of React', async () => {
      const { [componentName]: Component } =
        (await exportsOf[`../../packages/${family}/src/index.ts`]?.()) ?? {};
      const holder = document.body.appendChild(document.createElement('div'));
      holder.append(document.createRange().createContextualFragment(definition.example));
      const { props } = readProps(definition, holder.querySelector<HTMLElement>('[data-widget]') ?? holder);
      const onReady = vi.fn();
      const { unmount } = render(Component && <Component {...props} onReady={onReady} />);
      await act(settled);
      unmount();
      holder.remove();
      expect(onReady).toHaveBeenCalledOnce();
      expect(Component?.displayName).toMatch(new RegExp(`${componentName}$`));
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
