import { configure, getConfig, reportError, warn } from '@adviser-widgets/core';
import { createPlaceholder, type GivenProps, type Placeholder } from '@adviser-widgets/widget';
import type { ActiveWidget } from '@adviser-widgets/widget/react';
import { createImporter } from './import-widgets.ts';
import { queueMount } from './mount-queue.ts';
import type { Page, Runtime } from './page.ts';
import { watchAttributes } from './watch-attributes.ts';

/** A placeholder and, once it stands, its widget. */
export interface Entry {
  readonly placeholder: Placeholder;
  /** What the page's own script gave; counts before the attributes. */
  given: GivenProps;
  active?: ActiveWidget;
}

/** Takes over from the loader: states, events, imports, mounting, and the page API. */
export function start(page: Page): Runtime {
  const { manifest } = page;
  const entries = new Map<HTMLElement, Entry>();
  const importWidget = createImporter(page);
  const ready = readConfiguration(page);
  const watch = watchAttributes({
    onProps: (element) => refresh(entries.get(element)),
    onName: (element) => {
      lose(element);
      if (element.hasAttribute('data-widget')) load(find(element));
    },
  });

  // Few pages call these.
  const pageApi = () => import('./page-api.ts');
  const parts = { entryOf: (element: HTMLElement) => entries.get(element), lose, find, load };

  return {
    ready,
    found(element) {
      if (!entries.has(element)) find(element);
    },
    due(element) {
      const entry = entries.get(element);
      if (entry?.placeholder.state === 'pending') load(entry);
    },
    lost: lose,
    widgets: () => [...entries.values()].map(({ placeholder: { name, state, element } }) => ({ name, state, element })),
    mount: async (element, name, props) => (await pageApi()).mount(parts, element, { name, props }),
    update: async (element, props) => (await pageApi()).update(parts, element, props),
    unmount: lose,
    config: () => structuredClone(getConfig()),
  };

  function find(element: HTMLElement): Entry {
    const entry: Entry = { placeholder: createPlaceholder(element), given: {} };
    entries.set(element, entry);
    entry.placeholder.setState('pending');
    watch(element);
    return entry;
  }

  function lose(element: HTMLElement): void {
    const entry = entries.get(element);
    entries.delete(element);
    entry?.active?.unmount();
    entry?.placeholder.clear();
    if (entry?.active) entry.placeholder.emit('aw:unmounted');
  }

  /** Attributes have changed: new props for a widget that stands, another try for one that did not. */
  function refresh(entry: Entry | undefined): void {
    if (entry?.active) entry.active.refresh(entry.given);
    else if (entry?.placeholder.state === 'invalid') load(entry);
  }

  function load(entry: Entry): void {
    const { placeholder } = entry;
    if (!Object.hasOwn(manifest.widgets, placeholder.name)) return void refuse(placeholder, Object.keys(manifest.widgets));
    placeholder.setState('loading');
    placeholder.emit('aw:loading');
    mount(entry).catch((error: unknown) => {
      if (isInPage(entry)) fail(placeholder, error);
    });
  }

  async function mount(entry: Entry): Promise<void> {
    const { placeholder } = entry;
    const [widget] = await Promise.all([importWidget(placeholder.name), ready]);
    await queueMount(() => {
      if (!isInPage(entry)) return;
      entry.active = widget.activate(placeholder, widget, { version: manifest.version, given: entry.given });
    });
  }

  /** False for one that was removed meanwhile, also when its element has come back since. */
  function isInPage(entry: Entry): boolean {
    return entries.get(entry.placeholder.element) === entry;
  }
}

async function refuse(placeholder: Placeholder, names: readonly string[]): Promise<void> {
  placeholder.setState('invalid');
  const { describeUnknownWidget } = await import('@adviser-widgets/widget/words');
  const message = describeUnknownWidget(placeholder.name, names);
  const isUnhandled = placeholder.emit('aw:failed', { phase: 'parse', message });
  if (isUnhandled) warn(message, placeholder.element);
}

function fail(placeholder: Placeholder, error: unknown): void {
  placeholder.setState('failed');
  const isUnhandled = placeholder.emit('aw:failed', { phase: 'load', message: String(error) });
  if (isUnhandled) reportError(`${placeholder.name} could not be loaded; its fallback stays`, error, placeholder.element);
}

async function readConfiguration({ config, tag, nonce }: Page): Promise<void> {
  const json = await config.catch((error: unknown) => {
    reportError('the configuration could not be read; using the script tag and the defaults', error);
  });
  configure({ json, tag: nonce ? { ...tag, nonce } : tag });
}
