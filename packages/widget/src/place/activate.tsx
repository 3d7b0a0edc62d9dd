import { getConfig } from '@adviser-widgets/core';
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { RuntimeDefinition } from '../definition.ts';
import { mountWidget, type MountOptions } from './mount-widget.tsx';
import type { Placeholder } from './placeholder.ts';
import type { Problem } from '../attributes/problem.ts';
import { readProps, type GivenProps, type Repair } from '../attributes/read-props.ts';
import { readSlots, type ReadSlots } from '../slots/read-slots.ts';
import { Slot } from './PageNodes.tsx';

/** A widget's code. */
export interface WidgetModule {
  readonly definition: RuntimeDefinition;
  readonly component: ComponentType<Record<string, unknown>>;
}

/** A widget mounted for a placeholder. */
export interface ActiveWidget {
  readonly definition: RuntimeDefinition;
  /** Reads the attributes again; the widget keeps its state, or unmounts if it is now incomplete. */
  refresh(given?: GivenProps): Promise<void>;
  unmount(): void;
}

interface ActivateOptions {
  readonly version?: string;
  readonly given?: GivenProps;
  readonly repair?: Repair | undefined;
  readonly loadRepair?: (element: Element) => Promise<Repair | undefined> | undefined;
  readonly report?: (
    placeholder: Placeholder,
    definition: RuntimeDefinition,
    problems: readonly Problem[],
  ) => void;
  readonly open?: MountOptions['open'];
  readonly ground?: MountOptions['ground'];
  /** Unmounts this widget and mounts a new one: the page has rewritten what the widget shows. */
  readonly remount?: (() => void) | undefined;
}

/** Mounts a widget with its states and events; `undefined` if it is invalid. */
export function activate(
  placeholder: Placeholder,
  { definition, component }: WidgetModule,
  { version = '', given, repair, loadRepair, report, open, ground, remount }: ActivateOptions = {},
): ActiveWidget | undefined {
  const { element } = placeholder;
  const read = readProps(definition, element, { given, repair });
  const names = Object.keys(definition.slots);
  const found = readSlots(element, names);
  const lacksBrand = definition.callsApi && getConfig().brand === '';
  const isInvalid = read.isIncomplete || lacksBrand;
  if (isInvalid) placeholder.setState('invalid');
  const reportProblems = (problems: readonly Problem[]) =>
    problems.length > 0 && report?.(placeholder, definition, problems);
  reportProblems([...read.problems, ...found.problems, ...(lacksBrand ? [brandProblem] : [])]);
  if (isInvalid) return undefined;
  let { props } = read;
  let slots = slotProps(found);
  const mounted = mountWidget({
    host: placeholder,
    component,
    frame: definition.frame,
    props: { ...props, ...slots },
    isContent: definition.content,
    open,
    ground,
    onRewritten: (healed) => {
      if (healed === 'overwritten') return remount?.();
      slots = slotProps(readSlots(element, names));
      mounted.update({ ...props, ...slots });
    },
    onReady: () => {
      placeholder.setState('ready', version);
      placeholder.emit('aw:ready', { version });
    },
    onFailed: placeholder.fail,
  });
  let isOver = false;
  const unmount = () => {
    isOver = true;
    mounted.unmount();
  };
  return {
    definition,
    unmount,
    async refresh(givenNow) {
      const { problems, isIncomplete, ...now } = readProps(definition, element, {
        given: givenNow,
        repair: await loadRepair?.(element),
      });
      if (isOver) return;
      if (isIncomplete) {
        unmount();
        placeholder.setState('invalid');
      }
      reportProblems(problems);
      ({ props } = now);
      mounted.update({ ...props, ...slots });
    },
  };
}

let reads = 0;

/** With a key, as a page can put the same element into the placeholder again. */
function slotProps({ slots }: ReadSlots): Record<string, ReactNode> {
  reads++;
  // Some old libraries replace Array.from with a version that neither iterates nor maps.
  return Object.fromEntries(
    [...slots].map(([name, slot]) => [name, createElement(Slot, { element: slot, key: reads })]),
  );
}

const brandProblem: Problem = { kind: 'brand', name: 'brand' };
