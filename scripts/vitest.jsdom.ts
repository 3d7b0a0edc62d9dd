// jsdom lays nothing out, so it cannot observe, measure or scroll. With reduced motion no test waits for an animation.
class Unseeing {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}
Object.assign(globalThis, {
  IntersectionObserver: Unseeing,
  ResizeObserver: Unseeing,
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('prefers-reduced-motion: reduce') }),
});
Element.prototype.scrollIntoView = () => {};
Document.prototype.elementsFromPoint = () => [];
