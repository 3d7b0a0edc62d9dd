import type { RefObject } from 'react';

interface HoneypotProps {
  /** The `honeypotName` that `useLeadForm` has. */
  readonly name: string;
  /** For robots, and people whose browser shows the field after all. */
  readonly label: string;
  /** The `honeypotRef` of `useLeadForm`. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** As `.aw-away`, for a page that has removed our style sheets. A strict policy allows single properties, not `style=""`. */
const away = { position: 'absolute', top: '-10000px', width: '1px', overflow: 'hidden' };

function hide(element: HTMLElement | null): void {
  Object.assign(element?.style ?? {}, away);
}

/**
 * A field that only robots fill in. It is off the screen rather than hidden, and sent even if a password manager has filled
 * it: the server decides.
 */
export function Honeypot({ name, label, inputRef }: HoneypotProps) {
  return (
    <div className="aw-away" aria-hidden="true" ref={hide}>
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
