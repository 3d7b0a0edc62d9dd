import type { RefObject } from 'react';

interface HoneypotProps {
  readonly name: string;
  readonly label: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Off the screen rather than hidden, and sent even if it is filled (row 14): the server decides. */
export function Honeypot({ name, label, inputRef }: HoneypotProps) {
  return (
    <div className="aw-away" aria-hidden="true">
      <label>
        {label}
        <input
          ref={inputRef}
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
