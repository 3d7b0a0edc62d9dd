// Replaces React: Preact's compatibility layer, with fixes for its differences.
import { options } from 'preact';
import { useState } from 'preact/compat';

export * from 'preact/compat';
// For packages that import React by its default. Preact's own default would keep all of Preact.
export * as default from 'preact/compat';
export { createRoot, hydrateRoot } from 'preact/compat/client';
export { Fragment, jsx, jsxs } from 'preact/compat/jsx-runtime';

const fields = new Set(['input', 'select', 'textarea']);
const { vnode: readLikeReact } = options;
options.vnode = (node) => {
  readLikeReact(node);
  if (typeof node.type !== 'string') return;
  writeText(node.props);
  if (!fields.has(node.type)) listenToInput(node.props);
};

/** Like React. Translation and emoji scripts replace text nodes; Preact would keep updating removed ones. */
function writeText(props) {
  if (!['string', 'number'].includes(typeof props.children)) return;
  props.textContent = props.children;
  delete props.children;
}

/** Like React, fires `onChange` around fields at every input, not only when a field loses focus. */
function listenToInput(props) {
  if (props.onChange) props.oninput ??= props.onChange; // in lower case, as Preact's layer writes the names
}

// Like React, runs effects before the browser handles the event; Preact waits for the next frame.
// For example, a closing menu restores the focus before a link in it moves the focus on.
options.requestAnimationFrame = (runEffects) => queueMicrotask(runEffects);

let count = 0;

/** Preact's own ids are only unique within one root, and a page has a root per widget. */
export function useId() {
  const [id] = useState(() => `aw-${++count}`);
  return id;
}
