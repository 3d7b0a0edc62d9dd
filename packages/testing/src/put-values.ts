/**
 * Sets values of a form's controls directly, by name and without events, like autofill in some browsers.
 * Any text ticks a checkbox. Skips names that the form has no control for.
 */
export function putValues(form: Element, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control?.type === 'checkbox') control.checked = value !== '';
    else if (control) control.value = value;
  }
}
