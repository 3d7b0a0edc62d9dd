/**
 * The rich HTML of a placeholder by slot name (contract section 1). Tolerates wrappers an editor put
 * around a slot; a slot of a nested placeholder is not ours. The first of two equal names wins.
 */
export function readSlots(host: Element, names: readonly string[]): Map<string, HTMLElement> {
  const slots = new Map<string, HTMLElement>();
  for (const element of host.querySelectorAll<HTMLElement>('[data-slot]')) {
    const name = element.dataset.slot?.trim().toLowerCase() ?? '';
    const isOurs = element.parentElement?.closest('[data-widget]') === host;
    if (isOurs && names.includes(name) && !slots.has(name)) slots.set(name, element);
  }
  return slots;
}
