/**
 * Puts values straight into the controls of a form, by name and with no event, as autofill of some browsers does
 * (fault 45). A box is ticked by any text. Names the form has no control for are passed over.
 */
export function putValues(form: Element, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control?.type === 'checkbox') control.checked = value !== '';
    else if (control) control.value = value;
  }
}
