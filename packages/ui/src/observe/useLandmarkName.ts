import { useLayoutEffect, useState } from 'react';

/** Of the landmarks that are mounted. */
const names = new Set<string>();

/**
 * Returns a name that no other landmark of ours has: its label, with a number for the second of one label. Screen
 * readers list landmarks by their names. '' for what is no landmark at the moment.
 */
export function useLandmarkName(label: string): string {
  const [name, setName] = useState(label);
  useLayoutEffect(() => {
    let own = label;
    for (let number = 2; own && names.has(own); number++) own = `${label} ${number}`;
    names.add(own);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the page holds is known once this is in it
    setName(own);
    return () => void names.delete(own);
  }, [label]);
  return name;
}
