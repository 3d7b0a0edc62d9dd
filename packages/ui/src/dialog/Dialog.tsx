import { parentOf } from '@adviser-widgets/core/internal';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { asItIs, useStyleSheetCheck, type AsRoot } from '@adviser-widgets/widget/react/internal';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useHush } from '../observe/useHush.ts';
import { coverFoot } from '../text/keep-room.ts';
import { canOpen } from './can-open.ts';
import { CloseButton } from './CloseButton.tsx';
import { focusedIn } from './focused-in.ts';
import { lockScroll } from './lock-scroll.ts';
import { rememberFocus } from './remember-focus.ts';
import { whenHidden } from './when-hidden.ts';

/** Props of Dialog. */
export interface DialogProps {
  /** Opens and closes it. */
  readonly isOpen: boolean;
  /** Not modal: above the foot of the page, which stays usable, without taking the focus. */
  readonly isModal: boolean;
  /** Accessible name. */
  readonly label: string;
  /** For an `aria-controls`. */
  readonly id?: string | undefined;
  /** For the layer around the dialog. */
  readonly className?: string | undefined;
  /** If the dialog is the root of a widget. */
  readonly asRoot?: AsRoot | undefined;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /**
   * Escape from anywhere, close button, a press beside a modal dialog, or a `method="dialog"` form inside; also if the
   * page hides the part that the dialog is in, at once if it is hidden already.
   */
  readonly onClose: () => void;
  /** Its content, after the close button. */
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
  asRoot = asItIs,
  closeLabel,
  onClose,
  children,
}: DialogProps) {
  useStyleSheetCheck();
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const host = useWidgetHost();
  const wasOpen = useRef(isOpen);
  const latest = useRef({ isOpen, label, onClose });
  useLayoutEffect(() => {
    latest.current = { isOpen, label, onClose };
  });
  useEffect(() => {
    if (!isOpen || !dialog.current || !layer.current) return;
    const end = () => latest.current.isOpen && latest.current.onClose();
    // A layer that is to be a popover is hidden itself until then.
    if (!canOpen(parentOf(layer.current) ?? layer.current, latest.current.label)) return void end();
    const close = isModal ? openModal(dialog.current) : openAbove(dialog.current, layer.current);
    const unwatch = whenHidden(dialog.current, end);
    return () => {
      unwatch();
      close();
    };
  }, [isOpen, isModal]);
  useEffect(() => {
    const isShown = isOpen && Boolean(dialog.current?.open);
    if (isShown !== wasOpen.current)
      emit(host, isShown ? 'aw:open' : 'aw:close', { fallback: layer.current });
    wasOpen.current = isShown;
  }, [isOpen, host]);
  useEffect(() => {
    const { current } = dialog;
    // The event fires after the closing: ignore it if we closed the dialog, or it is open again.
    const onEnd = () => latest.current.isOpen && !current?.open && latest.current.onClose();
    current?.addEventListener('close', onEnd);
    return () => current?.removeEventListener('close', onEnd);
  }, []);
  useEffect(
    // The browser handles modal ones.
    () => (isOpen && !isModal ? onEscape(() => latest.current.onClose()) : undefined),
    [isOpen, isModal],
  );
  useHush(dialog, !isOpen);
  const beside = usePressBeside(isModal, onClose);
  return (
    <div
      ref={layer}
      className={`aw-dialog-layer ${className}`.trim()}
      popover={isOpen && !isModal ? 'manual' : undefined}
    >
      <dialog
        {...asRoot({
          ref: dialog,
          id,
          className: `aw-dialog${isModal ? ' aw-dialog--modal' : ''}`,
          'aria-label': label,
        })}
        data-lenis-prevent="" // libraries for smooth scrolling would scroll the page instead
        {...beside}
      >
        <CloseButton label={closeLabel} onClick={onClose} />
        {children}
      </dialog>
    </div>
  );
}

/** Only a convenience: Escape and the close button work for everybody. */
function usePressBeside(isOn: boolean, action: () => void) {
  const beganBeside = useRef(false);
  return {
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      beganBeside.current = isBeside(event);
    },
    // Text that is selected from inside may end outside, with a click on the dialog.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isOn && beganBeside.current && isBeside(event)) action();
    },
  };
}

function openModal(dialog: HTMLDialogElement): () => void {
  const unlock = lockScroll();
  const restoreFocus = rememberFocus(dialog);
  dialog.showModal();
  return () => {
    unlock();
    dialog.close();
    restoreFocus();
  };
}

/** `show()` would take the focus; the attribute does not. A popover (2024) is above anything on the page. */
function openAbove(dialog: HTMLDialogElement, layer: HTMLElement): () => void {
  dialog.setAttribute('open', '');
  if ('showPopover' in layer && layer.popover) layer.showPopover();
  const uncover = coverFoot(dialog, 'above');
  scrollFocusClear(dialog);
  return () => {
    uncover();
    if ('hidePopover' in layer && layer.popover) layer.hidePopover();
    dialog.removeAttribute('open');
  };
}

/** A dialog that opens automatically must not cover the control in use (WCAG 2.4.11). */
function scrollFocusClear(dialog: HTMLElement): void {
  const focused = focusedIn(document);
  if (!focused || focused === document.body) return;
  const [cover, control] = [dialog.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isCovered =
    control.bottom > cover.top &&
    control.top < cover.bottom &&
    control.right > cover.left &&
    control.left < cover.right;
  if (isCovered && !dialog.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
}

/** Unless something else has used the key, or a modal dialog is above. */
function onEscape(action: () => void): () => void {
  const listen = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !isComposing && !document.querySelector('dialog:modal'))
      action();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** Events of the backdrop target the dialog itself. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
