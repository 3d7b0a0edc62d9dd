import { useStyleSheetCheck } from '@adviser-widgets/widget/react/internal';

interface CloseButtonProps {
  /** Accessible name: what it closes. */
  readonly label: string;
  /** Called for a press. */
  readonly onClick: () => void;
}

/** A round close button with an accessible name. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  useStyleSheetCheck();
  return (
    <button type="button" className="aw-close" aria-label={label} onClick={onClick}>
      <svg className="aw-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  );
}
