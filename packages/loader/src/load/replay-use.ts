import { focusable, isInSight, isRendered, unshadowed } from '@adviser-widgets/core/internal';
import type { EarlyUse, HeldEvent } from '../find/early-use.ts';
import { rootOf } from '@adviser-widgets/widget/internal';
import { isPageNode } from '@adviser-widgets/widget/react/internal';

interface UsedControl {
  readonly element: HTMLElement;
  /** `undefined` if unchanged. */
  readonly value?: string | boolean;
  readonly caret?: readonly [start: number, end: number] | undefined;
}

/** What may have taken the place of something that did nothing when it was pressed. */
const button = 'button, summary, [role="button"]';

/** Call it right before the mount: records what the visitor did, and replays it on the ready widget. */
export function replayUse(element: HTMLElement, use: EarlyUse): void {
  const controls = usedControls(element);
  const focused = unshadowed(element).contains(document.activeElement) ? document.activeElement : undefined;
  const isAway = !!focused && !isInSight(focused);
  const listening = new AbortController();
  const listen = (type: string, then: () => void) =>
    unshadowed(element).addEventListener(
      type,
      ({ target }) => target === element && (listening.abort(), then()),
      {
        signal: listening.signal,
      },
    );
  listen('aw:failed', () => {}); // the fallback is restored, with what was typed in it
  listen('aw:ready', () => {
    const root = rootOf(element);
    controls.forEach((control) => carryOver(control, root));
    if (focused)
      focus(equivalent(focused, root) ?? firstFocusable(root), {
        ...controls.find((control) => control.element === focused),
        isAway,
      });
    press(use, root);
  });
}

/** Presses the button that has taken the place of what the visitor pressed in the fallback, if there is one. */
export function replayPress(pressed: Element, root: Element): void {
  buttonFor(pressed, root)?.click();
}

/** The widget may have put a button around the element or inside it; otherwise, the only one with its label. */
function buttonFor(pressed: Element, root: Element): HTMLElement | undefined {
  const around = pressed.closest<HTMLElement>(button);
  if (around && root.contains(around)) return around;
  const label = labelOf(pressed);
  const place = root.contains(pressed) ? pressed : root;
  const [only, another] = [...place.querySelectorAll<HTMLElement>(button)].filter(
    (candidate) => isRendered(candidate) && labelOf(candidate) === label,
  );
  return label && !another ? only : undefined;
}

function usedControls(element: HTMLElement): UsedControl[] {
  const controls = unshadowed(element).querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  >('input, textarea, select');
  return [...controls].map((control) => ({
    element: control,
    value: usedValue(control),
    caret: caretOf(control),
  }));
}

function usedValue(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
): string | boolean | undefined {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
      ? control.value
      : undefined;
  if (isTick(control)) return control.checked === control.defaultChecked ? undefined : control.checked;
  return control.value === control.defaultValue ? undefined : control.value;
}

function isTick(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

function caretOf(control: Element): UsedControl['caret'] {
  // Null for input types whose caret can't be read, such as email.
  const { selectionStart: start, selectionEnd: end } = control as Partial<HTMLInputElement>;
  return typeof start === 'number' && typeof end === 'number' ? [start, end] : undefined;
}

function carryOver({ element, value }: UsedControl, root: Element): void {
  const control = equivalent(element, root);
  if (value === undefined || !control || control === element) return;
  const key = typeof value === 'boolean' ? 'checked' : 'value';
  // React puts its own setter on the control, and would ignore a value set through that one.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, key)?.set;
  setter?.call(control, value);
  for (const type of typeof value === 'boolean' ? ['click'] : ['input', 'change'])
    control.dispatchEvent(new CustomEvent(type, { bubbles: true })); // MooTools replaces `Event`
}

/** `isAway`: the visitor has scrolled on, and the page must not scroll back. */
function focus(
  control: HTMLElement | undefined,
  { caret, isAway }: Pick<UsedControl, 'caret'> & { readonly isAway: boolean },
): void {
  control?.focus({ preventScroll: isAway });
  if (caret && control && caretOf(control)) (control as HTMLInputElement).setSelectionRange(...caret);
}

function press({ held, key }: EarlyUse, root: Element): void {
  if (held) return pressHeld(held, root);
  const control = key && isCommand(key) && equivalent(key.target as Element, root);
  if (control)
    control.dispatchEvent(
      new KeyboardEvent('keydown', { key: key.key, code: key.code, bubbles: true, cancelable: true }),
    );
}

function pressHeld({ event, target }: HeldEvent, root: Element): void {
  const control = event.type === 'submit' ? undefined : equivalent(target, root);
  if (control) return control.click();
  const form = formToSend(target, root);
  if (form) submit(form, root);
  else firstFocusable(root)?.focus(); // the widget itself is what the click was meant to open
}

function formToSend(target: HTMLElement, root: Element): HTMLFormElement | null | undefined {
  const sent =
    target instanceof HTMLFormElement
      ? target
      : (target as HTMLButtonElement).type === 'submit' && target.closest('form');
  if (!sent || root.contains(sent)) return sent || null;
  const fields = [...unshadowed(sent).querySelectorAll('input, textarea, select')].map((field) =>
    equivalent(field, root),
  );
  return fields.find(Boolean)?.closest('form');
}

/** Presses our own button, as some frames submit no forms. */
function submit(form: HTMLFormElement, root: Element): void {
  const button = unshadowed(form).querySelector<HTMLElement>('[type="submit"]');
  if (button && !isPageNode(button, root)) button.click();
  else unshadowed(form).requestSubmit();
}

/** Tab has already moved the focus. */
function isCommand({ key }: KeyboardEvent): boolean {
  return key.length > 1 && key !== 'Tab' && key !== 'Shift';
}

/** The widget may have kept the element of the fallback; otherwise, a similar one of its own. */
function equivalent(old: Element, root: Element): HTMLElement | undefined {
  if (root.contains(old) && old !== root) return old as HTMLElement;
  const candidates = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (candidate) => !isPageNode(candidate, root),
  );
  const same = (read: (control: Element) => string | null | undefined) => {
    const own = read(old);
    return own
      ? candidates.find((candidate) => candidate.localName === old.localName && read(candidate) === own)
      : undefined;
  };
  return (
    same(({ id }) => id) ??
    same((control) => control.getAttribute('name')) ??
    same((control) => (control as Partial<HTMLAnchorElement>).href) ??
    same((control) => control.getAttribute('autocomplete')) ??
    same(labelOf)
  );
}

function labelOf(control: Element): string {
  const [label] = (control as Partial<HTMLInputElement>).labels ?? [];
  return (control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent)
    .trim()
    .toLowerCase();
}

function firstFocusable(root: Element): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(focusable)].find(
    (control) => control.tabIndex >= 0 && isRendered(control),
  );
}
