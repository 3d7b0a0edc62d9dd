import { googlePage } from './google-page.ts';

const listeners = new Set<() => void>();
let isRefused = false;
let unhook: () => void;

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
    if (listeners.size === 0) unhook();
  };
}

function hook(): () => void {
  const page = googlePage();
  const { gm_authFailure: own } = page;
  const reportRefusal = () => {
    isRefused = true;
    listeners.forEach((listener) => listener());
    own?.();
  };
  page.gm_authFailure = reportRefusal;
  return () => {
    if (page.gm_authFailure === reportRefusal) page.gm_authFailure = own; // otherwise the site has replaced it
  };
}
