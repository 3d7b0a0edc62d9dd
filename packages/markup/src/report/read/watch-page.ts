import { unshadowed } from '@adviser-widgets/core/internal';

/** Milliseconds between two reads of the page. */
const pauseMs = 200;

/** Attributes that affect the report. Animations change others many times a second. */
const relevantAttributes = /^(data-|class$|id$|href$|contenteditable$)/;

/** Calls back now, and after changes of the page other than the report itself. */
export function watchPage(onChange: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, pauseMs);
  };
  onChange();
  new MutationObserver((records) => {
    if (records.some(isRelevant)) schedule();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  // Pictures that do not load have an error.
  for (const type of ['aw:failed', 'aw:unmounted', 'error'])
    window.addEventListener(type, schedule, { capture: true });
}

function isRelevant({ target, type, attributeName }: MutationRecord): boolean {
  if (target instanceof Element && unshadowed(target).closest('.aw-report')) return false;
  return type === 'childList' || relevantAttributes.test(attributeName ?? '');
}
