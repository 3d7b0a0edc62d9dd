import { useEffect, useState } from 'react';

/**
 * The place that an adviser-results placeholder with this id gives to results; none while there is none, so that they
 * stand under the search. It may come after the search, go, and come back: the loader tells of each.
 */
export function useResultsPlace(id: string | undefined): Element | undefined {
  const [place, setPlace] = useState<Element>();
  useEffect(() => {
    const find = () => setPlace(placeOf(id));
    find();
    const events = ['aw:ready', 'aw:unmounted'];
    events.forEach((event) => document.addEventListener(event, find));
    return () => events.forEach((event) => document.removeEventListener(event, find));
  }, [id]);
  return place;
}

function placeOf(id = ''): Element | undefined {
  return document.getElementById(id)?.querySelector('.aw-adviser-results') ?? undefined;
}
