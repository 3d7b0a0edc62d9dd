import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { putInto, undoPageChanges, type ShownButton } from '@adviser-widgets/widget/internal';
import { useStyleSheetCheck } from '@adviser-widgets/widget/react/internal';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'ref'> {
  /** Announced as disabled but still focusable, so that the focus is never lost. */
  readonly isBusy?: boolean | undefined;
  /** Its label. */
  readonly children: ReactNode;
}

/**
 * A button that can be busy: it stays focusable then, and its handler must ignore the press. What a page does to
 * it in answer to a press is undone.
 */
export function Button({ isBusy = false, children, ...rest }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useStyleSheetCheck();
  const isDisabled = isBusy || rest['aria-disabled'] || undefined;
  useKeptButton(button, { words: children, isBusy, ariaDisabled: isDisabled && String(isDisabled) });
  return (
    <button type="button" {...rest} ref={button} className="aw-button" aria-disabled={isDisabled}>
      {/* Always there: React could not put it before a label that a page has replaced. */}
      <span className={isBusy ? 'aw-spinner' : 'aw-hidden'} aria-hidden="true" />
      {/* Its own element survives browsers that translate text nodes. */}
      <span>{children}</span>
    </button>
  );
}

function useKeptButton(ref: { readonly current: HTMLButtonElement | null }, now: ShownButton): void {
  const shown = useRef(now);
  const parts = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    const { current: button } = ref;
    if (!button) return undefined;
    parts.current = [...button.children];
    return undoPageChanges({ button, parts: parts.current, shown: () => shown.current });
  }, [ref]);
  useLayoutEffect(() => {
    shown.current = now;
  });
  useLayoutEffect(() => {
    const [, label] = parts.current;
    if (!ref.current || !label || typeof now.words !== 'string') return;
    putInto(ref.current, parts.current);
    if (label.textContent !== now.words) label.textContent = now.words; // Preact writes into its own text node
  }, [ref, now.words]);
}
