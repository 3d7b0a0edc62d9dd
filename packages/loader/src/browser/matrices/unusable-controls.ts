import type { Page } from '@playwright/test';

export function unusableControls(page: Page, controls: string): Promise<string[]> {
  return page.locator(controls).evaluateAll((elements) => {
    if (elements.length === 0) return ['There is none of them'];
    const faultOf = (element: Element): string => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { width, height, left, top, right } = element.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      const isInText = getComputedStyle(element).display === 'inline' || element.matches('.aw-glyph');
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 'not seen';
      if (!isInText && Math.min(width, height) < 24) return `${width} by ${height} px`;
      if (left < 0 || right > innerWidth) return `from ${left} to ${right} px across`;
      if (!middle) return 'out of sight';
      return element.contains(middle) || middle.contains(element)
        ? ''
        : `under ${middle.outerHTML.slice(0, 80)}`;
    };
    return elements.flatMap((element) => {
      const fault = faultOf(element);
      return fault ? `${fault}: ${element.outerHTML.slice(0, 100)}` : [];
    });
  });
}
