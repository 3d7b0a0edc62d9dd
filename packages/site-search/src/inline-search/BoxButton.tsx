interface BoxButtonProps {
  readonly name: keyof typeof paths;
  readonly label: string;
  readonly onClick: () => void;
}

const paths = { clear: 'M7 7l10 10M17 7L7 17', back: 'M19 12H5M11 6l-6 6 6 6' };

/** A button in the box. A press on it leaves the focus, and a phone's keyboard, where they are. */
export function BoxButton({ name, label, onClick }: BoxButtonProps) {
  return (
    <button
      type="button"
      className={`aw-close aw-search__${name}`}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <svg className="aw-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={paths[name]} />
      </svg>
    </button>
  );
}
