import { createContext, useContext } from 'react';
import type { WidgetHost } from './emit.ts';

export const WidgetContext = createContext<WidgetHost>({ name: '', id: '', element: undefined });

/** The placeholder this component was mounted for. */
export function useWidgetHost(): WidgetHost {
  return useContext(WidgetContext);
}
