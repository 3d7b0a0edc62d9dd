import { configure, reportError, warn } from '@adviser-widgets/core';
import { createPlaceholder, suggest, type Placeholder } from '@adviser-widgets/widget';
import type { activate, MountedWidget, WidgetModule } from '@adviser-widgets/widget/react';
import { isSheet } from './assets.ts';
import { queueMount } from './mount-queue.ts';
import type { Page, Runtime } from './page.ts';

/** A placeholder and, once it stands, its widget. */
interface Entry {
  readonly placeholder: Placeholder;
  mounted?: MountedWidget;
}

/** A widget's built file: its definition, its component, and the code that mounts it. */
interface BuiltWidget extends WidgetModule {
  readonly activate: typeof activate;
}

/** Milliseconds until a file that never arrives counts as missing. */
const patience = 30_000;

/** Takes over from the loader: states, events, imports, mounting. */
export function start(page: Page): Runtime {
  const { manifest, assets } = page;
  const entries = new Map<HTMLElement, Entry>();
  const widgets = new Map<string, Promise<BuiltWidget>>();
  const configured = readConfiguration(page);

  return {
    found(element) {
      const placeholder = createPlaceholder(element);
      entries.set(element, { placeholder });
      placeholder.setState('pending');
    },
    due(element) {
      const entry = entries.get(element);
      if (entry) void load(entry);
    },
    lost(element) {
      const entry = entries.get(element);
      entries.delete(element);
      entry?.mounted?.unmount();
      entry?.placeholder.clear();
      if (entry?.mounted) entry.placeholder.emit('aw:unmounted');
    },
  };

  async function load(entry: Entry): Promise<void> {
    const { placeholder } = entry;
    if (!Object.hasOwn(manifest.widgets, placeholder.name)) return refuse(placeholder);
    placeholder.setState('loading');
    placeholder.emit('aw:loading');
    try {
      const [widget] = await Promise.all([withPatience(widgetOf(placeholder.name)), configured]);
      await queueMount(() => {
        if (isInPage(entry)) entry.mounted = widget.activate(placeholder, widget, manifest.version);
      });
    } catch (error) {
      if (isInPage(entry)) fail(placeholder, error);
    }
  }

  /** False for one that was removed meanwhile, also when its element has come back since. */
  function isInPage(entry: Entry): boolean {
    return entries.get(entry.placeholder.element) === entry;
  }

  /** One import per widget, however many placeholders; a failed one is forgotten, for the next to try. */
  function widgetOf(name: string): Promise<BuiltWidget> {
    const known = widgets.get(name) ?? importWidget(name);
    widgets.set(name, known);
    known.catch(() => widgets.delete(name));
    return known;
  }

  async function importWidget(name: string): Promise<BuiltWidget> {
    const files = manifest.widgets[name]?.files.map((index) => manifest.files[index] ?? '') ?? [];
    const [widget] = await Promise.all([
      assets.module(files[0] ?? ''),
      ...files.filter(isSheet).map((file) => assets.sheet(file)),
    ]);
    return widget as BuiltWidget; // the build generates the file with these exports
  }

  function refuse(placeholder: Placeholder): void {
    placeholder.setState('invalid');
    const near = suggest(placeholder.name, Object.keys(manifest.widgets));
    const hint = near ? `; did you mean data-widget="${near}"?` : '';
    warn(`there is no widget "${placeholder.name}"${hint}`, placeholder.element);
  }
}

function fail(placeholder: Placeholder, error: unknown): void {
  placeholder.setState('failed');
  const isSilenced = !placeholder.emit('aw:failed', { phase: 'load', message: String(error) });
  if (!isSilenced) reportError(`${placeholder.name} could not be loaded; its fallback stays`, error, placeholder.element);
}

async function readConfiguration({ config, tag, nonce }: Page): Promise<void> {
  const json = await config.catch((error: unknown) => {
    reportError('the configuration could not be read; using the script tag and the defaults', error);
  });
  configure({ json, tag: nonce ? { ...tag, nonce } : tag });
}

function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The files did not arrive in time')), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
