import type { ReactNode } from 'react';
import { useStyleSheetCheck } from '@adviser-widgets/widget/react/internal';

/** Props of DisclosureButton. */
export interface DisclosureButtonProps {
  /** Whether the element is shown. */
  readonly isOpen: boolean;
  /** Id of the element that it shows and hides. */
  readonly controls: string;
  /** Called for a press. */
  readonly onToggle: () => void;
  /** Besides its own. */
  readonly className?: string | undefined;
  /** Accessible name of a button without text. */
  readonly label?: string | undefined;
  /** Its text. */
  readonly children?: ReactNode;
}

/** A button that shows and hides something. `label` names a button without text. */
export function DisclosureButton({
  isOpen,
  controls,
  onToggle,
  className = '',
  label,
  children,
}: DisclosureButtonProps) {
  useStyleSheetCheck();
  return (
    <button
      type="button"
      className={`aw-disclosure ${className}`.trim()}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={label}
      onClick={onToggle}
    >
      {children}
      <svg className="aw-icon aw-disclosure__arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 9l6 6 6-6" />
      </svg>
    </button>
  );
}
