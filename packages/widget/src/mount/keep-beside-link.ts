import type { Fallback } from './fallback.ts';

/** A link cannot contain a widget, so it follows the link, which is hidden (contract section 1). */
export function keepBesideLink(link: HTMLElement): Fallback {
  const { style } = link;
  const before = {
    attribute: link.getAttribute('style'),
    display: style.display,
    priority: style.getPropertyPriority('display'),
  };
  let widget: Element | undefined;
  const observer = new MutationObserver(follow);

  return {
    replaceWith(replacement) {
      widget = replacement;
      // Not `hidden`, which a site's own `display` would override. CSP never blocks the style object.
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
