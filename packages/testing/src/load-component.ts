import { pascalCase } from '@adviser-widgets/widget/internal';
import type { ComponentType } from 'react';

/** It takes the props that are read for it. */
export type Component = ComponentType<Record<string, unknown>>;

const files = import.meta.glob<Record<string, Component>>(['../../*/src/*/[A-Z]*.tsx', '!**/*.test.tsx']);

/** Loads the component of a widget: it stands beside the definition under the widget's name. */
export async function loadComponent(widget: string): Promise<Component> {
  const name = pascalCase(widget);
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${widget}/${name}.tsx`))?.[1];
  const component = (await load?.())?.[name];
  if (!component) throw new Error(`There is no component ${name} in a folder ${widget}`);
  return component;
}
