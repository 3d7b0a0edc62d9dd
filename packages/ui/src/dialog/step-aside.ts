import { pageRoot, readDocument } from '@adviser-widgets/core/internal';
import { focusedIn } from './focused-in.ts';

/**
 * Takes all of ours out of the browser's top layer, so that a captcha's question is above it and not
 * inert. Modal dialogs stay open, without being modal. Returns the function that brings them back as they were;
 * `undefined` if nothing was there.
 */
export function stepAside(): (() => void) | undefined {
  const modals = [...document.querySelectorAll<HTMLDialogElement>('.aw-dialog--modal:modal')];
  const popovers =
    'showPopover' in document.body
      ? [...document.querySelectorAll<HTMLElement>('[class^="aw-"]:popover-open')]
      : [];
  if (modals.length + popovers.length === 0) return undefined;
  const focused = focusedIn(document);
  // The dialog in use is in front: the others opened before it.
  modals.sort((one, other) => Number(one.contains(focused)) - Number(other.contains(focused)));
  const lockScroll = unlockScroll();
  modals.forEach(leaveTopLayer);
  popovers.forEach((popover) => popover.hidePopover());
  return () => {
    const openModals = modals.filter((dialog) => dialog.open && !dialog.matches(':modal'));
    const openPopovers = popovers.filter(({ popover }) => popover);
    if (openModals.length + openPopovers.length > 0) lockScroll();
    openModals.forEach(enterTopLayer);
    openPopovers.forEach((popover) => popover.showPopover());
  };
}

/** The question may be higher than the window, so the page scrolls meanwhile. What `lockScroll` has set is important. */
function unlockScroll(): () => void {
  const locked = [pageRoot(), readDocument('body')].filter(
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
  dialog.style.display = 'block';
  change();
  dialog.style.display = '';
  dialog.scrollTop = scrollTop;
  if (dialog.contains(focused) && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
