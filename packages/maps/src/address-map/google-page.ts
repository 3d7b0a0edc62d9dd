/** Globals that Google's script and a site set. A site may have set them to anything. */
export interface GooglePage {
  google?: { maps?: { importLibrary?: unknown } };
  /** Google calls it when it refuses the key. */
  gm_authFailure?: (() => void) | undefined;
  /** Google calls it once its script has loaded everything else. */
  awMapsReady?: (() => void) | undefined;
}

/** The window, which the vendor's types describe differently. */
export function googlePage(): GooglePage {
  return globalThis as GooglePage;
}
