import type { Fallback } from './fallback.ts';
import { createPatience } from './watch-content.ts';

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
  const hasPatience = createPatience();

  return {
    replaceWith(replacement) {
      widget = replacement;
      follow();
    },
    restore() {
      observer.disconnect();
      widget?.replaceWith();
      if (before.attribute === null) link.removeAttribute('style');
      else style.setProperty('display', before.display, before.priority);
    },
  };

  /** A page that is morphed removes the widget, and the link's own style. */
  function follow(): void {
    if (!widget || !link.parentNode || !hasPatience()) return;
    // Not `hidden`, which a site's own `display` would override. CSP never blocks the style object.
    if (style.display !== 'none') style.setProperty('display', 'none', 'important');
    if (link.nextSibling !== widget) link.after(widget);
    observer.disconnect();
    observer.observe(link.parentNode, { childList: true });
    observer.observe(link, { attributeFilter: ['style'] });
  }
}
