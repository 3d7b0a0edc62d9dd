import { withText } from '../with-text.ts';

/** Placeholders that the loader passes over (contract section 1), with the reason. */
export function checkUnmountable(known: readonly Element[]): string[] {
  const others = Array.from(document.querySelectorAll<HTMLElement>('[data-widget]')).filter((element) => !known.includes(element));
  return others.flatMap((element) => {
    const reason = reasonFor(element);
    return reason ? [`${withText(element.dataset.widget ?? '', element)} does not load: ${reason}`] : [];
  });
}

/** None for one inside a slot, which comes with the slot, nor for one that is about to be found. */
function reasonFor(element: HTMLElement): string | undefined {
  if (element.isContentEditable) return 'it stands in an editor, where the widget would be saved as content.';
  if (element.closest('[data-slot]')) return undefined;
  const around = element.parentElement?.closest<HTMLElement>('[data-widget], .aw-root');
  if (!around?.dataset.widget) return undefined;
  return `it stands inside ${around.dataset.widget}, whose content is only shown until it has loaded; move it out.`;
}
