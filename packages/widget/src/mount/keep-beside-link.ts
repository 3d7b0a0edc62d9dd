import type { Fallback } from './fallback.ts';

/**
 * Keeps a link's widget right after it, because a link cannot contain one. The widget follows the link when
 * it moves, and the link is hidden meanwhile (contract section 1).
 */
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
      // The style object works under every content security policy. A site's own `display` would override
      // `hidden`.
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
