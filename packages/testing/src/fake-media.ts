/** The features that media queries of the fake window can test. */
export interface MediaFeatures {
  /** CSS pixels. */
  readonly width: number;
  readonly isMotionReduced: boolean;
}

export interface FakeMedia {
  /** Changes the window, and notifies listeners. */
  change(features: Partial<MediaFeatures>): void;
  /** The number of listeners. */
  readonly listeners: number;
  /** Restores the real `matchMedia`. */
  remove(): void;
}

/** Replaces `matchMedia`: a wide window without reduced motion, unless `given` says otherwise. */
export function installFakeMedia(given: Partial<MediaFeatures> = {}): FakeMedia {
  const real = globalThis.matchMedia;
  let features: MediaFeatures = { width: 1280, isMotionReduced: false, ...given };
  const listening = new Set<() => void>();
  globalThis.matchMedia = (media) => {
    const list = {
      media,
      get matches() {
        return isHolding(media, features);
      },
      addEventListener: (_: 'change', listener: () => void) => listening.add(listener),
      removeEventListener: (_: 'change', listener: () => void) => listening.delete(listener),
    };
    return list as unknown as MediaQueryList; // only the part that widgets use
  };
  return {
    change(next) {
      features = { ...features, ...next };
      for (const listener of [...listening]) listener();
    },
    get listeners() {
      return listening.size;
    },
    remove: () => (globalThis.matchMedia = real),
  };
}

/** @throws for an unknown query, as a query that never matches would hide what a test is about */
function isHolding(query: string, { width, isMotionReduced }: MediaFeatures): boolean {
  if (query === '(prefers-reduced-motion: reduce)') return isMotionReduced;
  const [, sign, limit] = /^\(width (<|>) (\d+)px\)$/.exec(query) ?? [];
  if (!sign) throw new Error(`The fake window cannot answer the media query ${query}`);
  return sign === '<' ? width < Number(limit) : width > Number(limit);
}
