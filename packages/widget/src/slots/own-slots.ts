/** An element with `data-slot`, and its name as it is read. */
interface OwnSlot {
  readonly element: HTMLElement;
  readonly name: string;
}

/** The slots of a placeholder, known to its widget or not; those of a nested placeholder are not its own. */
export function ownSlots(host: Element): OwnSlot[] {
  if (!host.firstElementChild) return [];
  return [...host.querySelectorAll<HTMLElement>('[data-slot]')]
    .filter((element) => element.parentElement?.closest('[data-widget]') === host)
    .map((element) => ({ element, name: element.dataset.slot?.trim().toLowerCase() ?? '' }));
}
