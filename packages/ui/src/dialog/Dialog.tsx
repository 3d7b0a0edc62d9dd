import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { coverFoot } from '../text/keep-room.ts';
import { lockScroll } from './lock-scroll.ts';

/** What Dialog shows, and what it tells. */
export interface DialogProps {
  readonly isOpen: boolean;
  /**
   * Modal: the page behind is inert and does not scroll, the focus goes in and comes back. Not modal: it shows above the
   * foot of the page and takes nothing from it, the focus neither (H28); what gets the focus scrolls clear of it.
   */
  readonly isModal: boolean;
  /** Its name for assistive technology. */
  readonly label: string;
  readonly id?: string | undefined;
  readonly className?: string;
  /** The name of its close control. */
  readonly closeLabel: string;
  /** The visitor wants it closed: Escape, a press beside a modal one, or a form of its content with `method="dialog"`. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native dialog. Its content stays in the page while it is closed, so that forms in it keep what was typed. Of a modal
 * one the browser keeps the focus inside, and gives it back to where it came from. Tells the page once it has opened or
 * closed, as `aw:open` and `aw:close` of its widget.
 */
export function Dialog({ isOpen, isModal, label, id, className = '', closeLabel, onClose, children }: DialogProps) {
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const host = useWidgetHost();
  const wasOpen = useRef(isOpen);
  const latest = useRef({ isOpen, onClose });
  useLayoutEffect(() => {
    latest.current = { isOpen, onClose };
  });
  useEffect(() => {
    if (!isOpen || !dialog.current || !layer.current) return;
    return isModal ? openModal(dialog.current) : openAbove(dialog.current, layer.current);
  }, [isOpen, isModal]);
  useEffect(() => {
    if (isOpen !== wasOpen.current) emit(host, isOpen ? 'aw:open' : 'aw:close', { fallback: layer.current });
    wasOpen.current = isOpen;
  }, [isOpen, host]);
  useEffect(() => {
    const { current } = dialog;
    // Comes later than what closed it: our own closing says nothing new, and it may be open again.
    const onEnd = () => latest.current.isOpen && !current?.open && latest.current.onClose();
    current?.addEventListener('close', onEnd);
    return () => current?.removeEventListener('close', onEnd);
  }, []);
  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (isModal && event.target === event.currentTarget && isBeside(event)) onClose();
  };
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (!isModal && key === 'Escape' && !defaultPrevented) onClose(); // the browser sees to modal ones
  };
  return (
    <div ref={layer} className={`aw-dialog-layer ${className}`.trim()} popover={isOpen && !isModal ? 'manual' : undefined}>
      {/* A press beside it is a convenience: Escape and its close control are for everybody. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog ref={dialog} id={id} className="aw-dialog" aria-label={label} onClick={onPress} onKeyDown={onKeyDown}>
        <CloseButton label={closeLabel} onClick={onClose} />
        {children}
      </dialog>
    </div>
  );
}

/** Returns the undo. */
function openModal(dialog: HTMLDialogElement): () => void {
  const unlock = lockScroll();
  dialog.showModal();
  return () => {
    unlock();
    dialog.close();
  };
}

/**
 * `show()` would take the focus; the attribute does not. The layer is a popover, above whatever the page has, where browsers
 * know them (2024).
 */
function openAbove(dialog: HTMLDialogElement, layer: HTMLElement): () => void {
  dialog.setAttribute('open', '');
  if ('showPopover' in layer && layer.popover) layer.showPopover();
  const uncover = coverFoot(dialog);
  return () => {
    uncover();
    if ('hidePopover' in layer && layer.popover) layer.hidePopover();
    dialog.removeAttribute('open');
  };
}

/** The ground behind a modal dialog counts as the dialog itself. */
function isBeside({ currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
