import { useStore } from '@adviser-widgets/ui/internal';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TextStore } from './text-store.ts';
import type { TextElements } from './text-elements.ts';

interface TextSetting {
  readonly elements: TextElements;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onLink: () => void;
}

/** The store of one field: renders again with each change of text or selection, and follows `value`. */
export function useTextStore({ elements, value, onChange, onLink }: TextSetting): TextStore {
  const latest = useRef({ onChange, onLink });
  useLayoutEffect(() => {
    latest.current = { onChange, onLink };
  });
  const [store] = useState(
    () =>
      new TextStore({
        elements,
        html: value,
        onChange: (html) => latest.current.onChange(html),
        onLink: () => latest.current.onLink(),
      }),
  );
  useEffect(() => store.follow(value), [store, value]);
  useStore(store);
  return store;
}
