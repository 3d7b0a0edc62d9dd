import { whenIdle, type SearchItem } from '@adviser-widgets/core';
import { useEffect, useState } from 'react';
import type { SearchState } from '../create-search.ts';
import { previewRowLimit } from '../preview-rows.ts';

const pages = Array.from({ length: previewRowLimit }, (_, index): SearchItem => {
  const text = [{ text: 'Home', isMatch: true }, { text: ' loans', isMatch: false }];
  return { id: `${index}`, url: '/', title: text, description: text, image: undefined, guid: undefined, category: undefined };
});

/** What a first search shows, one after the other. */
const scenes: readonly SearchState[] = [
  { status: 'loading', words: 'home' },
  { status: 'shown', words: 'home', results: { pages, blogs: [], advisers: [] } },
];

/**
 * What to draw unseen, once and while the page is idle, so that the browser has done for the first time all that a first
 * search takes: its results come a fifth sooner then. Nothing while the box is open.
 */
export function useRehearsal(isOpen: boolean): SearchState | undefined {
  const [scene, setScene] = useState(-1);
  useEffect(() => {
    if (scene === scenes.length) return;
    let isOver = false;
    void whenIdle(() => false).then(() => isOver || setScene(scene + 1));
    return () => {
      isOver = true;
    };
  }, [scene]);
  return isOpen ? undefined : scenes[scene];
}
