// What the light engine gives in the place of React (R28): Preact's layer that is compatible with it, and what differs.
import { options } from 'preact';
import { useState } from 'preact/compat';

export * from 'preact/compat';
// eslint-disable-next-line no-restricted-syntax -- packages import React by its default
export { default } from 'preact/compat';
export { createRoot, hydrateRoot } from 'preact/compat/client';
export { Fragment, jsx, jsxs } from 'preact/compat/jsx-runtime';

const fields = new Set(['input', 'select', 'textarea']);
const { vnode: readLikeReact } = options;
options.vnode = (node) => {
  readLikeReact(node);
  if (typeof node.type !== 'string') return;
  writeText(node.props);
  if (!fields.has(node.type)) hearInput(node.props);
};

/**
 * The one text of an element is written as React writes it, whatever stands in its place by now: browsers that translate, and
 * scripts that draw emoji, put other nodes there, and Preact would go on changing the node that they took away.
 */
function writeText(props) {
  if (!['string', 'number'].includes(typeof props.children)) return;
  props.textContent = props.children;
  delete props.children;
}

/** What stands around fields hears of every input, as with React, and not only once a field is left. */
function hearInput(props) {
  if (props.onChange) props.oninput ??= props.onChange; // in lower case, as Preact's layer left the names
}

// What an effect does has been done before the browser acts upon the event, as with React: a menu that closes gives the focus
// back before a link in it moves the focus on. Preact's own effects wait for the next frame.
options.requestAnimationFrame = (runEffects) => queueMicrotask(runEffects);

let count = 0;

/** Unique in the page: Preact's own is so in one root alone, and a page has a root per widget. */
export function useId() {
  const [id] = useState(() => `aw-${++count}`);
  return id;
}
