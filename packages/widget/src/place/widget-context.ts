import { registerCopy, type PageState } from '@adviser-widgets/core/internal';
import { createContext, useContext, version } from 'react';
import type { WidgetHost } from '../events/emit.ts';
import type { ShownNodes } from '../nodes/shown-nodes.ts';
import type { Holder } from './holder.ts';

/** The build of the packages writes it (scripts/build/build-packages.ts); the CDN's files have none. */
declare const AW_COPY: string | undefined;

const pageState: PageState =
  typeof AW_COPY === 'undefined' ? (_, create) => create() : /* @__PURE__ */ registerCopy(AW_COPY);

/** The placeholder of the mounted components. In an app, events are dispatched on the component itself. */
export const WidgetContext = /* @__PURE__ */ pageState(`context ${version}`, () =>
  createContext<WidgetHost>({ name: '', id: '', element: undefined }),
);

/** Adds what an app has set for the root element of a widget to that element's own attributes. */
export type AsRoot = <Own extends object>(own: Own) => Own;

/** Adds nothing, as placeholders keep their attributes. */
export const asItIs: AsRoot = (own) => own;

/** What an app has set for the root element of the widget. */
export const RootContext = /* @__PURE__ */ pageState(`root ${version}`, () => createContext(asItIs));

/**
 * Returns the function for the attributes of a widget's root element: `<div {...asRoot({ className: 'aw-map' })}>`.
 * Only the component that renders the root calls it.
 */
export function useRoot(): AsRoot {
  return useContext(RootContext);
}

/** Returns the placeholder this component was mounted for. */
export function useWidgetHost(): WidgetHost {
  return useContext(WidgetContext);
}

/** The placeholder of a mounted widget, and what of the page's nodes the widget has. In an app there is neither. */
export interface MountedHost extends WidgetHost {
  readonly shown: ShownNodes;
  /** What holds the author's nodes of a content widget. */
  readonly holder: Holder | undefined;
}

/** Returns what the widget shows of the page's nodes; `undefined` in an app. */
export function useShownNodes(): ShownNodes | undefined {
  return useMountedHost().shown;
}

/** Returns what holds the author's nodes of a content widget; `undefined` in an app or a link. */
export function useHolder(): Holder | undefined {
  return useMountedHost().holder;
}

function useMountedHost(): Partial<MountedHost> {
  return useWidgetHost(); // only a mounted widget's has more
}
