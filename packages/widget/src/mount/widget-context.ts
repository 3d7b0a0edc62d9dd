import { createContext, useContext } from 'react';
import type { WidgetHost } from './emit.ts';

/** The placeholder of the mounted components. In an app, events are dispatched on the component itself. */
export const WidgetContext = createContext<WidgetHost>({ name: '', id: '', element: undefined });

/** Returns the placeholder this component was mounted for. */
export function useWidgetHost(): WidgetHost {
  return useContext(WidgetContext);
}
