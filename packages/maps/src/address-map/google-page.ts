/** What Google's script and a site leave on the window; anything else may stand there too. */
export interface GooglePage {
  google?: { maps?: { importLibrary?: unknown } };
  /** Google calls it when it refuses the key. */
  gm_authFailure?: (() => void) | undefined;
  /** Google calls it once its script has brought the rest. */
  awMapsReady?: (() => void) | undefined;
}

/** The window, which the vendor types otherwise. */
export function googlePage(): GooglePage {
  return globalThis as GooglePage;
}
