import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { CloseButton } from './CloseButton.tsx';
import { coverFoot } from '../text/keep-room.ts';
import { lockScroll } from './lock-scroll.ts';

/** Props of Dialog. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** Not modal: above the foot of the page, which stays usable, without taking the focus (H28). */
  readonly isModal: boolean;
  /** Accessible name. */
  readonly label: string;
  readonly id?: string | undefined;
  readonly className?: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** Escape, close button, a press beside a modal dialog, or a `method="dialog"` form inside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native dialog. Its content stays in the page while closed, so forms in it keep what was typed. Emits
 * `aw:open` and `aw:close` of its widget once it has opened or closed.
 */
export function Dialog({
  isOpen,
  isModal,
  label,
  id,
  className = '',
  closeLabel,
  onClose,
  children,
}: DialogProps) {
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
    // The event fires after the closing: ignore it if we closed the dialog, or it is open again.
    const onEnd = () => latest.current.isOpen && !current?.open && latest.current.onClose();
    current?.addEventListener('close', onEnd);
    return () => current?.removeEventListener('close', onEnd);
  }, []);
  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (isModal && event.target === event.currentTarget && isBeside(event)) onClose();
  };
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (!isModal && key === 'Escape' && !defaultPrevented) onClose(); // the browser handles modal ones
  };
  return (
    <div
      ref={layer}
      className={`aw-dialog-layer ${className}`.trim()}
      popover={isOpen && !isModal ? 'manual' : undefined}
    >
      {/* A press beside the dialog is only a convenience: Escape and the close button work for everybody. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={id}
        className="aw-dialog"
        aria-label={label}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        <CloseButton label={closeLabel} onClick={onClose} />
        {children}
      </dialog>
    </div>
  );
}

function openModal(dialog: HTMLDialogElement): () => void {
  const unlock = lockScroll();
  const opener = document.activeElement;
  dialog.showModal();
  return () => {
    unlock();
    dialog.close();
    // The browser gives the focus back, unless the open dialog was moved in the page.
    const { activeElement, body } = document;
    const isLost = activeElement === body || dialog.contains(activeElement);
    if (isLost && opener instanceof HTMLElement) opener.focus();
  };
}

/** `show()` would take the focus; the attribute does not. A popover (2024) is above anything on the page. */
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

/** Events of the backdrop target the dialog itself. */
function isBeside({ currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
