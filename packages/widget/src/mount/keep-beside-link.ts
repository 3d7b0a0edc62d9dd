import type { Fallback } from './fallback.ts';

/**
 * A link cannot hold a widget: the widget stands right after it and goes where it goes, and the link is
 * hidden meanwhile (contract section 1).
 */
export function keepBesideLink(link: HTMLElement): Fallback {
  const { style } = link;
  const before = { attribute: link.getAttribute('style'), display: style.display, priority: style.getPropertyPriority('display') };
  let widget: Element | undefined;
  const observer = new MutationObserver(follow);

  return {
    replaceWith(replacement) {
      widget = replacement;
      // Through the style object, which every policy allows; a site's own `display` would beat `hidden`.
      style.setProperty('display', 'none', 'important');
      follow();
    },
    restore() {
      observer.disconnect();
      widget?.remove();
      if (before.attribute === null) link.removeAttribute('style');
      else style.setProperty('display', before.display, before.priority);
    },
  };

  function follow(): void {
    if (!widget || !link.parentNode) return;
    if (link.nextSibling !== widget) link.after(widget);
    observer.disconnect();
    observer.observe(link.parentNode, { childList: true });
  }
}
