import { unshadowed } from '@adviser-widgets/core/internal';
import { focusedIn } from './focused-in.ts';

/**
 * Takes modal dialogs, and what else of ours is there, out of the browser's top layer, so that a captcha's question is
 * above it and not inert. The dialogs stay open and in their place, without being modal, and the page does not hear of it.
 * Returns the function that brings them back as they were; `undefined` if nothing was there.
 */
export function stepAside(): (() => void) | undefined {
  const modals = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  const popovers =
    'showPopover' in document.body
      ? [...document.querySelectorAll<HTMLElement>('[class^="aw-"]:popover-open')]
      : [];
  if (modals.length + popovers.length === 0) return undefined;
  const focused = focusedIn(document);
  // The dialog in use is in front: the others opened before it.
  modals.sort((one, other) => Number(one.contains(focused)) - Number(other.contains(focused)));
  const lockScroll = unlockScroll();
  const undoes = modals.filter((dialog) => !dialog.matches('.aw-dialog--modal')).map(pin);
  const listen = keepUnheard(modals);
  modals.forEach(leaveTopLayer);
  popovers.forEach((popover) => popover.hidePopover());
  return () => {
    const openModals = modals.filter(
      (dialog) => dialog.isConnected && dialog.open && !dialog.matches(':modal'),
    );
    const openPopovers = popovers.filter(({ popover }) => popover);
    if (openModals.length + openPopovers.length > 0) lockScroll();
    openModals.forEach(enterTopLayer);
    openPopovers.forEach((popover) => popover.showPopover());
    undoes.forEach((undo) => undo());
    setTimeout(listen, unheardMs);
  };
}

/** Milliseconds after which the last of the events has arrived. */
const unheardMs = 1000;

/** Of dialogs that are still open: the page would take one for closed. */
function keepUnheard(dialogs: readonly HTMLDialogElement[]): () => void {
  const unheard = new AbortController();
  const stop = (event: Event) => {
    const dialog = dialogs.find((each) => each === event.target);
    if (dialog?.open || (dialog && event.type === 'beforetoggle')) event.stopImmediatePropagation();
  };
  for (const type of ['beforetoggle', 'toggle', 'close'])
    addEventListener(type, stop, { capture: true, signal: unheard.signal });
  return () => unheard.abort();
}

/** By the browser's own style, a dialog that is not modal is elsewhere. Ours has a style for that. */
function pin(dialog: HTMLDialogElement): () => void {
  const { style } = dialog;
  const { cssText } = style;
  const { left, top, width, height } = dialog.getBoundingClientRect();
  style.overflow = getComputedStyle(dialog).overflow;
  Object.assign(style, { position: 'fixed', inset: `${top}px auto auto ${left}px`, margin: '0' });
  Object.assign(style, { width: `${width}px`, height: `${height}px`, boxSizing: 'border-box' });
  Object.assign(style, { maxWidth: 'none', maxHeight: 'none', zIndex: '2147483646' });
  return () => {
    style.cssText = cssText;
  };
}

/** The question may be higher than the window, so the page scrolls meanwhile. What `lockScroll` has set is important. */
function unlockScroll(): () => void {
  const locked = [unshadowed(document).documentElement, unshadowed(document).body].filter(
    ({ style }) => style.overflow === 'hidden' && style.getPropertyPriority('overflow') !== '',
  );
  for (const { style } of locked) style.overflow = '';
  return () => locked.forEach(({ style }) => style.setProperty('overflow', 'hidden', 'important'));
}

function leaveTopLayer(dialog: HTMLDialogElement): void {
  keepPlace(dialog, () => {
    dialog.close();
    dialog.setAttribute('open', ''); // `show()` would take the focus
  });
}

function enterTopLayer(dialog: HTMLDialogElement): void {
  keepPlace(dialog, () => {
    dialog.removeAttribute('open');
    dialog.showModal();
  });
}

/** Keeps its scrolling and its focus, and does not play its animation again. */
function keepPlace(dialog: HTMLDialogElement, change: () => void): void {
  const { scrollTop } = dialog;
  const focused = focusedIn(document);
  const { display } = dialog.style;
  dialog.style.display = 'block';
  change();
  dialog.style.display = display;
  dialog.scrollTop = scrollTop;
  if (dialog.contains(focused) && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
