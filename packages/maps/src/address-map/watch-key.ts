import { googlePage } from './google-page.ts';

const listeners = new Set<() => void>();
let isRefused = false;
let unhook: () => void;

/**
 * Calls `onRefused` when Google refuses the key, its referrer or its billing (H35), or has done so: it tells once, and maps
 * to come would have its apology too. Returns the undo. Google calls one function of the page for this: a site's own goes
 * on being called, and is back in its place after the last map.
 */
export function watchKey(onRefused: () => void): () => void {
  if (listeners.size === 0) unhook = hook();
  listeners.add(onRefused);
  if (isRefused) onRefused();
  return () => {
    listeners.delete(onRefused);
    if (listeners.size === 0) unhook();
  };
}

function hook(): () => void {
  const page = googlePage();
  const { gm_authFailure: own } = page;
  const tell = () => {
    isRefused = true;
    listeners.forEach((listener) => listener());
    own?.();
  };
  page.gm_authFailure = tell;
  return () => {
    if (page.gm_authFailure === tell) page.gm_authFailure = own; // else the site has put another there since
  };
}
