import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface ToolbarButton {
  readonly label: string;
  readonly icon: ReactNode;
  /** As `aria-keyshortcuts` writes them. */
  readonly keys?: string;
  /** For buttons that are on or off. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

interface ToolbarProps {
  readonly label: string;
  readonly buttons: readonly ToolbarButton[];
  /** Escape, or a press with the mouse: back to what the buttons act on. */
  readonly onLeave: () => void;
}

/** A toolbar by the ARIA practice: one tab stop, and arrow keys between the buttons. */
export function Toolbar({ label, buttons, onLeave }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, buttons.length - 1);

  function move(event: KeyboardEvent): void {
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === 'Escape') onLeave();
    if (next === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll('button')[(next + buttons.length) % buttons.length]?.focus();
  }

  return (
    <div ref={bar} className="aw-toolbar" role="toolbar" aria-label={label} onKeyDown={move}>
      {buttons.map(({ label: name, icon, keys, isOn, isOff, onPress }, index) => (
        <button
          key={name}
          type="button"
          className="aw-toolbar__button"
          aria-label={name}
          title={name}
          aria-keyshortcuts={keys}
          aria-pressed={isOn}
          aria-disabled={isOff}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onMouseDown={(event) => event.preventDefault()} // the text keeps the focus and its selection
          onClick={({ detail }) => {
            if (!isOff) onPress();
            if (detail > 0) onLeave();
          }}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
