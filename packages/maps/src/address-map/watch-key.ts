import { pageGlobal, setPageGlobal } from '@adviser-widgets/core/internal';

/** Google calls it when it refuses the key. */
const hookName = 'gm_authFailure';

const listeners = new Set<() => void>();
let isRefused = false;
let unhook: (() => void) | undefined;

/**
 * Google reports a refused key, referrer or billing only once, and by one global function: a site's own is still
 * called, and restored after the last map.
 */
export function watchKey(onRefused: () => void): () => void {
  if (listeners.size === 0) unhook = hook();
  listeners.add(onRefused);
  if (isRefused) onRefused();
  return () => {
    listeners.delete(onRefused);
    if (listeners.size > 0) return;
    unhook?.();
    unhook = undefined; // in the minified code it would keep the last map in memory
  };
}

function hook(): () => void {
  const own = ownHook();
  const reportRefusal = () => {
    isRefused = true;
    listeners.forEach((listener) => listener());
    own?.();
  };
  setPageGlobal(hookName, reportRefusal);
  return () => {
    if (ownHook() === reportRefusal) setPageGlobal(hookName, own); // otherwise the site has replaced it
  };
}

function ownHook(): (() => void) | undefined {
  return pageGlobal<() => void>(hookName, (found) => typeof found === 'function');
}
