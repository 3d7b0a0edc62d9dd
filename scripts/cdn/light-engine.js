// What the light engine gives in the place of React (R28): Preact's layer that is compatible with it, and what differs.
import { useState } from 'preact/compat';

export * from 'preact/compat';
// eslint-disable-next-line no-restricted-syntax -- packages import React by its default
export { default } from 'preact/compat';
export { createRoot, hydrateRoot } from 'preact/compat/client';
export { Fragment, jsx, jsxs } from 'preact/compat/jsx-runtime';

let count = 0;

/** Unique in the page: Preact's own is so in one root alone, and a page has a root per widget. */
export function useId() {
  const [id] = useState(() => `aw-${++count}`);
  return id;
}
