import type { Page } from '@playwright/test';

/**
 * Returns the texts, borders of fields and focus rings of the widgets whose contrast is below WCAG's 4.5:1 or
 * 3:1, and texts of ours that lie on a picture. Opaque colours only; the page's own content is not checked.
 */
export function lowContrasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const pixelOf = (color: string, below: string) => {
      if (!canvas) throw new Error('no canvas');
      for (const paint of [below, color]) {
        canvas.fillStyle = paint;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const luminanceOf = (color: string, below: string) => {
      const [red = 0, green = 0, blue = 0] = pixelOf(color, below).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastOf = (color: string, below: string) => {
      const [dark = 0, light = 0] = [luminanceOf(color, below), luminanceOf(below, below)].sort(
        (a, b) => a - b,
      );
      return (light + 0.05) / (dark + 0.05);
    };
    /** `undefined` on a picture. */
    const groundOf = (element: Element | null): string | undefined => {
      if (!element) return 'white';
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const below = () => groundOf(element.parentElement);
      if (backgroundImage.includes('url(')) return undefined;
      if (/^rgb\(|^color\([^/]*\)$/.test(backgroundColor)) return backgroundColor;
      const ground = below();
      return ground && `rgb(${pixelOf(backgroundColor, ground).join()})`;
    };
    const low: string[] = [];
    const check = (
      what: string,
      element: Element,
      { color, at, least }: { color: string; at: Element | null; least: number },
    ) => {
      const ground = groundOf(at);
      const is = ground === undefined ? 0 : contrastOf(color, ground);
      if (is < least)
        low.push(
          `${what}: ${color} on ${ground ?? 'the picture'} is ${is.toFixed(2)}: ${element.outerHTML.slice(0, 140)}`,
        );
    };
    const isOurs = (element: Element) =>
      /(^| )aw-/.test(element.getAttribute('class') ?? '') ||
      !element.closest('.aw-root--page, .aw-root--inline');
    for (const element of document.querySelectorAll<HTMLElement>('.aw-root *')) {
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (
        !isShown ||
        !isOurs(element) ||
        element.closest('.aw-hidden, .aw-away, .aw-root--inline, svg, iframe, picture')
      )
        continue;
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isControl = element.matches(
        'input:not([type=range], [type=checkbox], [type=radio]), select, textarea',
      );
      if (hasText || isControl) check('text', element, { color: style.color, at: element, least: 4.5 });
      if (element.getAttribute('placeholder')?.trim())
        check('placeholder', element, {
          color: getComputedStyle(element, '::placeholder').color,
          at: element,
          least: 4.5,
        });
      if (element.matches('.aw-control'))
        check('border', element, { color: style.borderTopColor, at: element, least: 3 });
    }
    for (const root of document.querySelectorAll('.aw-root:not(.aw-root--page, .aw-root--inline)')) {
      const probe = root.appendChild(document.createElement('i'));
      probe.style.color = 'var(--aw-color-focus)';
      check('focus ring', root, { color: getComputedStyle(probe).color, at: root, least: 3 });
      probe.remove();
    }
    return low;
  });
}
