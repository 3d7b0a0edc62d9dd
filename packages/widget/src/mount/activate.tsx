import { getConfig } from '@adviser-widgets/core';
import { createElement, type ComponentType } from 'react';
import type { RuntimeDefinition } from '../definition.ts';
import { mountWidget, type MountOptions } from './mount-widget.tsx';
import type { Placeholder } from './placeholder.ts';
import type { Problem } from '../attributes/problem.ts';
import { readProps, type GivenProps, type Repair } from '../attributes/read-props.ts';
import { readSlots } from '../slots/read-slots.ts';
import { Slot } from '../slots/PageNodes.tsx';

/** A widget's code. */
export interface WidgetModule {
  readonly definition: RuntimeDefinition;
  readonly component: ComponentType<Record<string, unknown>>;
}

/** A widget mounted for a placeholder. */
export interface ActiveWidget {
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
  readonly keep?: MountOptions['keep'];
}

/** Mounts a widget with its states and events (contract sections 1, 2); `undefined` if it is invalid. */
export function activate(
  placeholder: Placeholder,
  { definition, component }: WidgetModule,
  { version = '', given, repair, loadRepair, report, keep }: ActivateOptions = {},
): ActiveWidget | undefined {
  const { element } = placeholder;
  const read = readProps(definition, element, { given, repair });
  const found = readSlots(element, Object.keys(definition.slots));
  const lacksBrand = definition.callsApi && getConfig().brand === '';
  const isInvalid = read.isIncomplete || lacksBrand;
  if (isInvalid) placeholder.setState('invalid');
  const reportProblems = (problems: readonly Problem[]) =>
    problems.length > 0 && report?.(placeholder, definition, problems);
  reportProblems([...read.problems, ...found.problems, ...(lacksBrand ? [brandProblem] : [])]);
  if (isInvalid) return undefined;
  // Some old libraries replace Array.from with a version that neither iterates nor maps.
  const slots = Object.fromEntries(
    [...found.slots].map(([name, slot]) => [name, createElement(Slot, { element: slot })]),
  );
  const mounted = mountWidget({
    host: placeholder,
    component,
    frame: definition.frame,
    props: { ...read.props, ...slots },
    keep,
    onReady: () => {
      if (version) element.setAttribute('data-widget-version', version);
      placeholder.setState('ready');
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
    unmount,
    async refresh(now) {
      const { props, problems, isIncomplete } = readProps(definition, element, {
        given: now,
        repair: await loadRepair?.(element),
      });
      if (isOver) return;
      if (isIncomplete) {
        unmount();
        element.removeAttribute('data-widget-version');
        placeholder.setState('invalid');
      }
      reportProblems(problems);
      mounted.update({ ...props, ...slots });
    },
  };
}

const brandProblem: Problem = { kind: 'brand', name: 'brand' };
