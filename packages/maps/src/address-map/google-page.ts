/** A site may have set these globals to anything. */
export interface GooglePage {
  google?: { maps?: { importLibrary?: unknown } };
  /** Google calls it when it refuses the key. */
  gm_authFailure?: (() => void) | undefined;
  awMapsReady?: (() => void) | undefined;
}

/** The vendor's types describe the window differently. */
export function googlePage(): GooglePage {
  return globalThis as GooglePage;
}
