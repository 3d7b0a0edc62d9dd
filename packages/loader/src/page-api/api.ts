import type { ConsentChoices } from '@adviser-widgets/core';
import type { GivenProps } from '@adviser-widgets/widget/internal';
import type { Runtime, WidgetInfo } from '../page.ts';

/** `window.AdviserWidgets`. Until it is installed, an array collects `push` calls. */
export interface AdviserWidgets {
  readonly version: string;
  /** A read-only copy; empty until the configuration is loaded. */
  readonly config: object;
  /** Resolves after the configuration and the first scan, whether the page has started or not. */
  readonly ready: Promise<void>;
  widgets(): WidgetInfo[];
  /**
   * With `start: manual`, lets widgets mount: those within `root`, which may be a shadow root, or all of the page. Until
   * then `mount` and `update` wait. Safe to repeat.
   */
  start(root?: ParentNode): void;
  /** Looks for placeholders in `root`, which may be a shadow root. */
  scan(root?: ParentNode): void;
  /** Resolves when ready; rejects with `{phase, message}`. */
  mount(element: HTMLElement, name?: string, props?: GivenProps): Promise<void>;
  update(element: HTMLElement, props: GivenProps): Promise<void>;
  unmount(element: HTMLElement): void;
  /** `on('ready')` is short for `on('aw:ready')`. Returns a function that removes the listener. */
  on(event: string, handler: (event: Event) => void): () => void;
  consent(choices: ConsentChoices): void;
  /** Calls back once everything in the API works. */
  push(callback: (api: AdviserWidgets) => void): void;
}

interface ApiParts {
  readonly version: string;
  readonly start: (root?: ParentNode) => void;
  readonly scan: (root?: ParentNode) => void;
  readonly getRuntime: () => Promise<Runtime>;
  readonly current: () => Runtime | undefined;
  readonly report: (error: unknown) => void;
}

export function installApi({ version, start, scan, getRuntime: load, current, report }: ApiParts): void {
  // eslint-disable-next-line no-restricted-syntax -- our own name; what is there is checked below
  const page = window as { AdviserWidgets?: unknown };
  const api: AdviserWidgets = {
    version,
    get config() {
      return current()?.config() ?? {};
    },
    get ready() {
      return load().then(({ ready }) => ready);
    },
    widgets: () => current()?.widgets() ?? [],
    start,
    scan,
    mount: async (...mount) => (await load()).mount(...mount),
    update: async (...update) => (await load()).update(...update),
    unmount: (element) => api.push(() => current()?.unmount(element)),
    on(event, handler) {
      const type = event.replace(/^(aw:)?/, 'aw:');
      document.addEventListener(type, handler);
      return () => document.removeEventListener(type, handler);
    },
    consent: (choices) => api.push(() => current()?.consent(choices)),
    push: (callback) =>
      void load()
        .then(() => callback(api))
        .catch(report),
  };
  // Ignores an element with that id, which would also be a property of the window.
  const pushed = Array.isArray(page.AdviserWidgets)
    ? (page.AdviserWidgets as Parameters<AdviserWidgets['push']>[0][])
    : [];
  page.AdviserWidgets = api;
  pushed.forEach(api.push);
}
