import { registerCopy, type PageState } from '@adviser-widgets/core/internal';
import { createContext, useContext, version } from 'react';
import type { WidgetHost } from '../events/emit.ts';

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
