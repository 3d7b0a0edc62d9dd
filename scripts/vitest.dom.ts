import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { checkEventDocs } from './check-event-docs.ts';

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

// Nor does it see or measure anything; of media it has none, but no test waits for what moves.
class Unseeing {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}
Object.assign(globalThis, {
  IntersectionObserver: Unseeing,
  ResizeObserver: Unseeing,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: media.includes('prefers-reduced-motion: reduce') }),
});

// Milliseconds that a test waits for the screen. A busy machine takes its time, and a test in order never waits so long.
configure({ asyncUtilTimeout: 4_000 });

// Testing Library unmounts by itself only where the test functions are globals; here they are imported.
afterEach(cleanup);

checkEventDocs();
