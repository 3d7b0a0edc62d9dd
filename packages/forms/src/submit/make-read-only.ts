type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Makes all fields under `root` read-only, with the focus where it is, and returns the undo. A change after the request
 * went out would be dropped with thanks (R20). Selects, boxes and radios have no such state in HTML: what changes them
 * is undone, before React hears of it.
 */
export function makeReadOnly(root: HTMLElement | null): () => void {
  const undoes = [...(root?.querySelectorAll<Control>('input, textarea, select') ?? [])].map(makeControlReadOnly);
  return () => undoes.forEach((undo) => undo());
}

/** Returns the undo. */
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
  // A list that was open already, and pages' scripts, change it without a click.
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

function isBox({ type }: Control): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** React takes a click on a box for a change, whatever becomes of it. */
function cancel(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
