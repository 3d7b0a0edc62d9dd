/** Returns what makes the page scroll sideways, and what ends outside the window or outside its dialog. */
export function outside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const limit = element.closest('dialog')?.getBoundingClientRect().right ?? clientWidth;
    return width > 1 && (right > limit + 0.5 || left < -0.5);
  };
  const found = [...document.querySelectorAll('.aw-root *')].filter(
    (element) =>
      !element.closest('.aw-hidden, .aw-away, .aw-carousel__slides') &&
      element.checkVisibility() &&
      isOutside(element),
  );
  return [
    ...(scrollWidth > clientWidth ? [`The page scrolls sideways: ${scrollWidth} px`] : []),
    ...found.map((element) => `Outside the window: ${element.outerHTML.slice(0, 120)}`),
  ];
}
