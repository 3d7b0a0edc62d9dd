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

/** Returns the placeholder this component was mounted for. */
export function useWidgetHost(): WidgetHost {
  return useContext(WidgetContext);
}

/** What a mounted widget shows of the page's nodes, and what holds those of a content widget. */
interface PagePart {
  readonly shown: ShownNodes;
  readonly holder: Holder | undefined;
}

/** `undefined` for a component that an app renders. */
export const PagePartContext = /* @__PURE__ */ pageState(`page part ${version}`, () =>
  createContext<PagePart | undefined>(undefined),
);

/** Returns what the widget shows of the page's nodes; in an app there is nothing of that. */
export function useShownNodes(): ShownNodes | undefined {
  return useContext(PagePartContext)?.shown;
}

/** Returns what holds the author's nodes of a content widget; nothing does in an app or a link. */
export function useHolder(): Holder | undefined {
  return useContext(PagePartContext)?.holder;
}
