import type { Stage, StageOptions } from './stage.ts';
import { hush } from '../nodes/hush.ts';
import { createPatience } from '../nodes/patience.ts';

/** A link cannot contain a widget, so it follows the link, which is hidden. */
export function stageBesideLink({ host: link, root }: StageOptions): Stage {
  const { style } = link;
  const before = {
    attribute: link.getAttribute('style'),
    display: style.display,
    priority: style.getPropertyPriority('display'),
  };
  const observer = new MutationObserver(follow);
  const hasPatience = createPatience();

  return {
    show() {
      follow();
      hush(link, { isFirst: true });
    },
    heal: () => 'same',
    end() {
      observer.disconnect();
      root.replaceWith();
      if (before.attribute === null) link.removeAttribute('style');
      else style.setProperty('display', before.display, before.priority);
    },
  };

  /** A page that is morphed removes the widget, and the link's own style. */
  function follow(): void {
    if (!link.parentNode || !hasPatience()) return;
    // Not `hidden`, which a site's own `display` would override. CSP never blocks the style object.
    if (style.display !== 'none') style.setProperty('display', 'none', 'important');
    // By the browser's own method: a content widget around the link lets it answer for the page's changes.
    if (link.nextSibling !== root) Element.prototype.after.call(link, root);
    observer.disconnect();
    observer.observe(link.parentNode, { childList: true });
    observer.observe(link, { attributeFilter: ['style'] });
  }
}
