import { createContext, useContext } from 'react';
import type { WidgetHost } from './emit.ts';

/** The placeholder that components are mounted for. In an app there is none, and events start at the component itself. */
export const WidgetContext = createContext<WidgetHost>({ name: '', id: '', element: undefined });

/** The placeholder this component was mounted for. */
export function useWidgetHost(): WidgetHost {
  return useContext(WidgetContext);
}
