import type { SearchLimits } from '@adviser-widgets/core';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState } from 'react';
import type { SearchState } from '../search/create-search.ts';
import { announce } from './announce.ts';

/** What is asked for where results stand in groups (spec section 9). */
export const fullLimits: SearchLimits = { pages: 20, blogs: 20, advisers: 20 };

/** What screen readers hear of results in groups: how many were found, then what a toggle shows; and what to call then. */
export function useSaid(state: SearchState): [said: string, onToggle: (said: string) => void] {
  const { name: widget } = useWidgetHost();
  const [toggled, setToggled] = useState<{ readonly of: SearchState; readonly said: string }>();
  const count = state.status === 'shown' ? Object.values(state.results).flat().length : 0;
  const said = toggled?.of === state ? toggled.said : announce(state, widget, count);
  return [said, (text) => setToggled({ of: state, said: text })];
}
