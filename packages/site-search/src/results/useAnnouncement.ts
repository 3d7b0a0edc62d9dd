import type { SearchLimits } from '@adviser-widgets/core/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState } from 'react';
import type { SearchState } from '../search/create-search.ts';
import { announce } from './announce.ts';

/** Results to request when they show in groups. */
export const fullLimits: SearchLimits = { pages: 20, blogs: 20, advisers: 20 };

/** Announces how many results were found, or what a toggle now shows. */
export function useAnnouncement(state: SearchState): [said: string, onToggle: (said: string) => void] {
  const { name: widget } = useWidgetHost();
  const [toggled, setToggled] = useState<{ readonly of: SearchState; readonly said: string }>();
  const count = state.status === 'shown' ? Object.values(state.results).flat().length : 0;
  const said = toggled?.of === state ? toggled.said : announce(state, widget, count);
  return [said, (text) => setToggled({ of: state, said: text })];
}
