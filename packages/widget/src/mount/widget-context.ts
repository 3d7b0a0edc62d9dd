import { createContext, useContext } from 'react';
import type { WidgetHost } from './emit.ts';

/**
 * The placeholder of the mounted components. An app has none, so events are dispatched on the component
 * itself.
 */
export const WidgetContext = createContext<WidgetHost>({ name: '', id: '', element: undefined });

/** The placeholder this component was mounted for. */
export function useWidgetHost(): WidgetHost {
  return useContext(WidgetContext);
}
