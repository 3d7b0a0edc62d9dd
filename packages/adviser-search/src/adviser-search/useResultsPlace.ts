import { useEffect, useState } from 'react';

/** The placeholder may mount after the search, or again; loader events announce each change. */
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

function placeOf(id: string | undefined): Element | undefined {
  if (!id) return undefined;
  return document.querySelector(`#${CSS.escape(id)} .aw-adviser-results`) ?? undefined; // whatever else has the id
}
