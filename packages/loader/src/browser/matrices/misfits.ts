import type { Page } from '@playwright/test';

/**
 * Returns which texts of the widgets are cut off or lie on others, which of their parts reach beyond the window, and
 * which controls lie on others. A part that the page scrolls is beyond the window only to the left and right of it, a
 * fixed one also above and below.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** CSS pixels: fractions, and the room that fonts have above and below their letters. */
    const slack = 2;
    const unseen =
      '.aw-hidden, .aw-hidden *, .aw-away, .aw-away *, [aria-hidden="true"] *, svg *, iframe, [inert] *';
    const controls =
      'a[href], button, input, select, textarea, summary, [role="option"], .aw-gift, .aw-rating__choice';
    /** Fields have buttons in their padding. The button of a gift or a score covers it all. A menu scrolls under its cross. */
    const covering =
      '.aw-gift__radio, .aw-rating__radio, .aw-combobox *, .aw-search__sheet *, .aw-search-form__box *, .aw-drawer .aw-close';
    /** Links in lines of text, which the page gives a padding that reaches beyond the line. */
    const ofThePage = '.aw-sticky-header a';
    /** A clamped text and a line of changing words end where their room does. */
    const shortened = '.aw-option__more, .aw-search__prompt';

    const found: string[] = [];
    const nameOf = (element: Element) => {
      const widget = element.closest<HTMLElement>('[data-widget]')?.dataset.widget ?? 'page';
      return `${widget}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 110)}`;
    };
    const report = (what: string, element: Element) => void found.push(`${what} | ${nameOf(element)}`);
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)' && // for screen readers: the chat's label on phones
      !element.matches(unseen);
    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];
    const { clientWidth } = document.documentElement;

    const lay = (one: DOMRect, other: DOMRect, part: number) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > slack && height > Math.max(slack, part * Math.min(one.height, other.height));
    };

    const clippersOf = (element: Element) =>
      [element, ...ancestorsOf(element)].filter(
        (each) => each.closest('.aw-root') && /hidden|clip|auto|scroll/.test(getComputedStyle(each).overflow),
      );

    const checkClipped = (element: Element, rect: DOMRect): void => {
      for (const clipper of clippersOf(element)) {
        const box = clipper.getBoundingClientRect();
        const { overflowY } = getComputedStyle(clipper);
        const isBeside = rect.left < box.left - slack || rect.right > box.right + slack;
        const isCut =
          /hidden|clip/.test(overflowY) && (rect.top < box.top - slack || rect.bottom > box.bottom + slack);
        if (isBeside || isCut) return report('cut off', element);
        if (/auto|scroll/.test(overflowY) && clipper.scrollHeight > clipper.clientHeight) return; // can be scrolled to
      }
    };

    const isFixed = (element: Element) =>
      [element, ...ancestorsOf(element)].find((each) => getComputedStyle(each).position === 'fixed');

    /** The lines of each text in it. */
    const linesOf = (root: Element) => {
      const lines: { readonly element: Element; readonly rect: DOMRect }[] = [];
      const range = document.createRange();
      const add = (node: Node, element: Element) => {
        range.selectNodeContents(node);
        const shown = [...range.getClientRects()].filter(({ width }) => width >= 1);
        lines.push(...shown.map((rect) => ({ element, rect })));
      };
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: element, textContent } = node;
        if (textContent?.trim() && element && isShown(element) && !element.closest(shortened))
          add(node, element);
      }
      return lines;
    };

    const checkTexts = (root: Element) => {
      const lines = linesOf(root);
      lines.forEach(({ element, rect }, index) => {
        checkClipped(element, rect);
        const other = lines
          .slice(index + 1)
          .find((each) => each.element !== element && lay(rect, each.rect, 0.35));
        if (other && isFixed(element) === isFixed(other.element))
          report(`a text lies on "${other.element.textContent.trim().slice(0, 40)}"`, element);
      });
    };

    const checkPart = (part: Element) => {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const isClipped = clippersOf(part.parentElement ?? part).length > 0;
      if (!isClipped && (left < -1 || right > clientWidth + 1))
        report(`from ${left.toFixed()} to ${right.toFixed()} of ${clientWidth}`, part);
      const isOut = top < -1 || bottom > innerHeight + 1;
      if (isOut && getComputedStyle(part).position === 'fixed')
        report(`from ${top.toFixed()} to ${bottom.toFixed()} of ${innerHeight} in height`, part);
    };

    const isOn = (one: Element, other: Element) =>
      isFixed(one) === isFixed(other) &&
      !one.contains(other) &&
      !other.contains(one) &&
      !one.matches(covering) &&
      !other.matches(covering) &&
      lay(one.getBoundingClientRect(), other.getBoundingClientRect(), 0);

    const checkControls = (pressed: readonly Element[]) =>
      pressed.forEach((one, index) => {
        const other = pressed.slice(index + 1).find((each) => isOn(one, each));
        if (other) report(`a control lies on ${other.outerHTML.slice(0, 60)}`, one);
      });

    const checkField = (field: Element) => {
      const { fontSize, height, paddingTop, paddingBottom, appearance } = getComputedStyle(field);
      const inside = parseFloat(height) - (parseFloat(paddingTop) + parseFloat(paddingBottom) + 2);
      if (appearance === 'none' && inside < parseFloat(fontSize) * 1.1)
        report(`a line of ${fontSize} in ${inside}px`, field);
    };

    for (const root of document.querySelectorAll('.aw-root:not(.aw-root .aw-root)')) {
      checkTexts(root);
      const parts = [...root.querySelectorAll('*')].filter(isShown);
      parts.forEach(checkPart);
      checkControls(parts.filter((part) => part.matches(controls) && !part.matches(ofThePage)));
      parts.filter((part) => part.matches('.aw-control')).forEach(checkField);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} of ${clientWidth}`);
    return [...new Set(found)];
  });
}

/**
 * Returns the texts, fields, icons and boxes to tick of the widgets, not of the page or a vendor in them, that do not grow
 * from 100 % to 200 %.
 */
export function fixedSizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = 'svg, [type=checkbox], .aw-spinner';
    const elsewhere = // a picture or on one, or nothing of ours
      'svg *, iframe, .aw-hidden, .aw-away, .aw-map__ground, .aw-parallax__content, .aw-video__play > svg, .aw-gift__picture';
    const shown = [...document.querySelectorAll('.aw-root *')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest(elsewhere) &&
        (element.matches(`${drawn}, input:not([type=range], [type=radio]), select, textarea`) ||
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())),
    );
    const root = document.documentElement;
    const sizeOf = (element: Element) => {
      const { fontSize, width } = getComputedStyle(element);
      return parseFloat(element.matches(drawn) ? width : fontSize);
    };
    const sizes = () => shown.map(sizeOf);
    const { fontSize } = root.style;
    root.style.setProperty('font-size', '100%', 'important');
    const small = sizes();
    root.style.setProperty('font-size', '200%', 'important');
    const large = sizes();
    root.style.fontSize = fontSize;
    const found = shown.flatMap((element, index) => {
      const [was = 0, is = 0] = [small[index], large[index]];
      const { parentElement, localName, className } = element;
      const name = `${parentElement?.localName} > ${localName}.${className}`;
      const widget = element.closest<HTMLElement>('[data-widget]')?.dataset.widget;
      return Math.abs(is - was * 2) < 0.5 ? [] : `${widget}: ${was}px becomes ${is}px in ${name}`;
    });
    return [...new Set(found)];
  });
}
