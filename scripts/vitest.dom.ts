import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { checkEventDocs } from './check-event-docs.ts';

// jsdom has no layout, so it cannot scroll, and has nothing at any point.
Element.prototype.scrollIntoView = () => {};
Document.prototype.elementsFromPoint = () => [];

// It does not observe or measure elements either. Tests prefer reduced motion: none waits for an animation.
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

// Milliseconds. Generous, for busy machines; a passing test never waits this long.
configure({ asyncUtilTimeout: 4_000 });

// Testing Library only unmounts automatically if the test functions are globals; here they are imported.
afterEach(cleanup);

checkEventDocs();
