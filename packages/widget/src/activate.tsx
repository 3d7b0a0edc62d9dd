import { getConfig, reportError, warn } from '@adviser-widgets/core';
import { createElement, type ComponentType } from 'react';
import type { RuntimeDefinition } from './definition.ts';
import { mountWidget } from './mount-widget.tsx';
import type { Placeholder } from './placeholder.ts';
import { readProps, type GivenProps, type Problem } from './read-props.ts';
import { readSlots } from './read-slots.ts';
import { Slot } from './Slot.tsx';

/** A widget's code as its chunk brings it. */
export interface WidgetModule {
  readonly definition: RuntimeDefinition;
  readonly component: ComponentType<Record<string, unknown>>;
}

/** A widget mounted for a placeholder. */
export interface ActiveWidget {
  /** Reads the attributes again and hands changed props to the widget, which keeps its state. */
  refresh(given?: GivenProps): void;
  /** Takes the widget away and puts the fallback back. */
  unmount(): void;
}

/**
 * Reads a placeholder by the widget's definition and mounts the widget in it, with the state
 * attributes and events of contract sections 1 and 2. Reports what an editor should mend.
 *
 * @returns the way to change it and take it away again, or `undefined` when the placeholder is invalid
 */
export function activate(
  placeholder: Placeholder,
  { definition, component }: WidgetModule,
  { version = '', given = {} }: { version?: string; given?: GivenProps } = {},
): ActiveWidget | undefined {
  const { element } = placeholder;
  const read = readProps(definition, element, given);
  const needsBrand = definition.callsApi && getConfig().brand === ''; // a widget that sends leads cannot do without
  if (read.isIncomplete || needsBrand) {
    void refuse(placeholder, definition, needsBrand ? [...read.problems, { kind: 'brand', name: 'brand' }] : read.problems);
    return undefined;
  }
  void tellProblems(placeholder, definition, read.problems);
  const slots = slotNodes(element, definition);
  const mounted = mountWidget({
    host: placeholder,
    component,
    props: { ...read.props, ...slots },
    onReady: () => {
      if (version) element.dataset.widgetVersion = version;
      placeholder.setState('ready');
      placeholder.emit('aw:ready', { version });
    },
    onFailed: (phase, error) => {
      placeholder.setState('failed');
      const isUnhandled = placeholder.emit('aw:failed', { phase, message: String(error) });
      if (isUnhandled) reportError(`${placeholder.name} failed (${phase}); its fallback is back`, error, element);
    },
  });
  return {
    unmount: mounted.unmount,
    refresh(now = {}) {
      const { props, problems } = readProps(definition, element, now);
      void tellProblems(placeholder, definition, problems);
      mounted.update({ ...props, ...slots });
    },
  };
}

/** The fallback stays; the page is told, and the editor how to mend it. */
async function refuse(placeholder: Placeholder, definition: RuntimeDefinition, problems: readonly Problem[]): Promise<void> {
  placeholder.setState('invalid');
  const sentences = await describe(definition, problems);
  const isUnhandled = placeholder.emit('aw:failed', { phase: 'parse', message: sentences.join('; ') });
  if (isUnhandled) sentences.forEach((sentence) => warn(`${placeholder.name} ${sentence}`, placeholder.element));
}

async function tellProblems(placeholder: Placeholder, definition: RuntimeDefinition, problems: readonly Problem[]): Promise<void> {
  const sentences = await describe(definition, problems);
  sentences.forEach((sentence) => warn(`${placeholder.name} ${sentence}`, placeholder.element));
}

/** The words are fetched only where there is something to tell. */
async function describe(definition: RuntimeDefinition, problems: readonly Problem[]): Promise<string[]> {
  if (problems.length === 0) return [];
  const { describeProblem } = await import('./words.ts');
  return problems.map((problem) => describeProblem(definition, problem));
}

function slotNodes(host: Element, definition: RuntimeDefinition): Record<string, unknown> {
  const slots = readSlots(host, Object.keys(definition.slots));
  // Some old libraries replace Array.from with one that neither iterates nor maps.
  return Object.fromEntries([...slots].map(([name, element]) => [name, createElement(Slot, { element })]));
}
