import { repair, report } from '@adviser-widgets/markup';
import { Placeholder, type Attributes, type Definition } from '@adviser-widgets/widget';
import { looksMangled, pascalCase, type Slots } from '@adviser-widgets/widget/internal';
import { mountWidget } from '@adviser-widgets/widget/react';
import type { ComponentType } from 'react';
import { recordEvents, type RecordedEvent } from './record-events.ts';

export interface MountedSnippet {
  /** The placeholder. */
  readonly element: HTMLElement;
  readonly placeholder: Placeholder;
  readonly events: readonly RecordedEvent[];
  /** Takes the widget away, like the loader; the snippet stays. */
  unmount(): void;
  /** Removes the snippet from the page. */
  remove(): void;
}

/** Inserts a snippet of markup into the page and mounts its first placeholder, like the loader: with the widget's own component, unless another is given. */
export async function mountSnippet<A extends Attributes, S extends Slots>(
  html: string,
  definition: Definition<A, S>,
  component?: Component,
): Promise<MountedSnippet> {
  const holder = document.createElement('div');
  holder.append(parse(html));
  document.body.append(holder);
  const element = holder.querySelector<HTMLElement>('[data-widget]');
  if (!element) throw new Error('The snippet holds no placeholder: expected an element with data-widget');
  const events = recordEvents(holder);
  const placeholder = new Placeholder(element, { report });
  const code = { definition, component: component ?? (await loadComponent(definition.name)), mountWidget };
  placeholder.mount(code, { repair: looksMangled(element) ? repair : undefined });
  const unmount = () => placeholder.leave();
  const remove = () => {
    unmount();
    holder.remove();
  };
  return { element, placeholder, events, unmount, remove };
}

function parse(html: string): Node {
  return document.createRange().createContextualFragment(html);
}

/** Inserts markup into the page and returns its first element. */
export function putMarkup(html: string): HTMLElement {
  const parsed = document.createRange().createContextualFragment(html);
  const element = parsed.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('The markup holds no element');
  document.body.append(parsed);
  return element;
}

/** It takes the props that are read for it. */
export type Component = ComponentType<Record<string, unknown>>;

const files = import.meta.glob<Record<string, Component>>(['../../*/src/*/[A-Z]*.tsx', '!**/*.test.tsx']);

/** Loads the component of a widget: it is beside the definition, under the widget's name. */
export async function loadComponent(widget: string): Promise<Component> {
  const name = pascalCase(widget);
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${widget}/${name}.tsx`))?.[1];
  const component = (await load?.())?.[name];
  if (!component) throw new Error(`There is no component ${name} in a folder ${widget}`);
  return component;
}
