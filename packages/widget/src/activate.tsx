import { getConfig, reportError, warn } from '@adviser-widgets/core';
import { createElement, type ComponentType } from 'react';
import type { RuntimeDefinition } from './definition.ts';
import { mountWidget, type MountedWidget } from './mount-widget.tsx';
import type { Placeholder } from './placeholder.ts';
import { readProps, type ReadProps } from './read-props.ts';
import { readSlots } from './read-slots.ts';
import { Slot } from './Slot.tsx';

/** A widget's code as its chunk brings it. */
export interface WidgetModule {
  readonly definition: RuntimeDefinition;
  readonly component: ComponentType<Record<string, unknown>>;
}

/**
 * Reads a placeholder by the widget's definition and mounts the widget in it, with the state
 * attributes and events of contract sections 1 and 2. Reports what an editor should mend.
 *
 * @returns the way to take it away again, or `undefined` when the placeholder is invalid
 */
export function activate(placeholder: Placeholder, { definition, component }: WidgetModule, version = ''): MountedWidget | undefined {
  const read = readProps(definition, placeholder.element);
  read.problems.forEach((problem) => warn(`${placeholder.name} ${problem}`, placeholder.element));
  if (!isUsable(placeholder, definition, read)) {
    placeholder.setState('invalid');
    return undefined;
  }
  return mountWidget({
    host: placeholder,
    component,
    props: { ...read.props, ...slotNodes(placeholder.element, definition) },
    onReady: () => {
      if (version) placeholder.element.dataset.widgetVersion = version;
      placeholder.setState('ready');
      placeholder.emit('aw:ready', { version });
    },
    onFailed: (phase, error) => {
      placeholder.setState('failed');
      const message = String(error);
      const isSilenced = !placeholder.emit('aw:failed', { phase, message });
      if (!isSilenced) reportError(`${placeholder.name} failed (${phase}); its fallback is back`, error, placeholder.element);
    },
  });
}

function isUsable(placeholder: Placeholder, definition: RuntimeDefinition, read: ReadProps): boolean {
  if (read.missing.length > 0) return false;
  if (!definition.callsApi || getConfig().brand) return true;
  warn(`${placeholder.name} needs the configuration key "brand", for example data-brand="acme" on the script tag`);
  return false;
}

function slotNodes(host: Element, definition: RuntimeDefinition): Record<string, unknown> {
  const slots = readSlots(host, Object.keys(definition.slots));
  return Object.fromEntries(Array.from(slots, ([name, element]) => [name, createElement(Slot, { element })]));
}
