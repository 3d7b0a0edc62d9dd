import { commands } from 'vitest/browser';
import { enlargeText } from './enlarge-text.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Of `scripts/vitest.stories.config.ts`. */
    forceColours(isForced: boolean): Promise<void>;
  }
}

/** How a window shows a page. */
export interface View {
  /** By default those of the window. */
  readonly width?: number;
  readonly height?: number;
  readonly forcedColours?: true;
  /** Text at twice its size. */
  readonly largeText?: true;
}

/** Shows the page in each view in turn, runs `check`, and restores the page. */
export async function inEachView<V extends View>(
  views: readonly V[],
  check: (view: V) => Promise<void>,
): Promise<void> {
  const { frameElement, scrollY: top } = window;
  const { style } = frameElement as HTMLIFrameElement; // in which Vitest runs the stories
  const { width, height } = style;
  try {
    // The window is as large as its frame. `page.viewport` would ask Playwright, which takes longer.
    for (const view of views) {
      style.width = view.width ? `${view.width}px` : width;
      style.height = view.height ? `${view.height}px` : height;
      await inView(view, () => check(view));
    }
  } finally {
    Object.assign(style, { width, height });
    scrollTo({ top, behavior: 'instant' });
  }
}

async function inView({ forcedColours, largeText }: View, check: () => Promise<void>): Promise<void> {
  if (forcedColours) await commands.forceColours(true);
  const restoreText = largeText ? enlargeText() : undefined;
  try {
    await untilDrawn();
    await check();
  } finally {
    restoreText?.();
    if (forcedColours) await commands.forceColours(false);
  }
}

/** Waits for two frames: the page has reacted to its new size by then. */
export async function untilDrawn(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
