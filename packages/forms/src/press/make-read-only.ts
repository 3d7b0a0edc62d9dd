import { isBox, type Control } from '../fields/controls.ts';

/**
 * A change after sending would be lost. HTML has no read-only selects, boxes and radios, so their changes are undone
 * before React sees them.
 */
export function makeReadOnly(root: HTMLElement | null): () => void {
  const undoes = [...(root?.querySelectorAll<Control>('input, textarea, select') ?? [])].map(
    makeControlReadOnly,
  );
  return () => undoes.forEach((undo) => undo());
}

function makeControlReadOnly(control: Control): () => void {
  const { value } = control;
  const isText = 'readOnly' in control && !isBox(control);
  const wasReadOnly = isText && control.readOnly;
  const state = control.type === 'radio' ? 'aria-disabled' : 'aria-readonly'; // ARIA has no read-only radio
  const listening = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    control.addEventListener(type, listener, { signal: listening.signal });

  if (isText) control.readOnly = true;
  else control.setAttribute(state, 'true');
  if (isBox(control)) listen('click', cancel);
  // A list that is already open, or a script of the page, can change it without a click.
  if (control instanceof HTMLSelectElement) {
    const putBack = (event: Event) => {
      control.value = value;
      event.stopPropagation();
    };
    listen('input', putBack);
    listen('change', putBack);
  }
  return () => {
    listening.abort();
    if (isText) control.readOnly = wasReadOnly;
    else control.removeAttribute(state);
  };
}

/** React takes any click on a box for a change. */
function cancel(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
