import type { ComponentProps, ReactNode } from 'react';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Announced as disabled but still focusable, so that the focus is never lost. */
  readonly isBusy?: boolean;
  /** Its label. */
  readonly children: ReactNode;
}

/** A button that can be busy: it stays focusable then, and its handler must ignore the press. */
export function Button({ isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className="aw-button" aria-disabled={isBusy || rest['aria-disabled']}>
      {isBusy && <span className="aw-spinner" aria-hidden="true" />}
      {/* Its own element survives browsers that translate text nodes. */}
      <span>{children}</span>
    </button>
  );
}
