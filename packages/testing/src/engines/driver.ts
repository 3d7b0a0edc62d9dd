/**
 * One browser, whatever drives it. Cases written for it run in every engine. A `selector` is CSS and means
 * its first visible match; `{ css, text }` means the first one that contains the text, in its label too.
 */
export interface Driver {
  /** Opens a page and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It can't use anything but its argument, which must be JSON. */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Waits until a function in the page returns something truthy, across navigations. */
  waitFor<Argument = undefined>(
    condition: (argument: Argument) => unknown,
    argument?: Argument,
  ): Promise<void>;
  click(selector: Selector): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  /** Presses keys by their names in events, one after another: `Tab`, `Enter`, ` `. */
  press(...keys: readonly string[]): Promise<void>;
  /** Sets the size of the page's area. WebKitGTK's window is never narrower than 447 px. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is in sight. */
  screenshot(): Promise<Buffer>;
  /** The console's errors and warnings so far, uncaught errors and blocked files included. */
  console(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type Selector = string | { readonly css: string; readonly text: string };

/** What a visitor has set in the system. */
export interface Settings {
  readonly reducedMotion?: boolean;
  /** WebKitGTK knows no forced colours. */
  readonly forcedColours?: boolean;
}

/** An engine that has started. */
export interface StartedEngine {
  /** Opens a browser with no history, cookies or cache of others. */
  open(settings?: Settings): Promise<Driver>;
  stop(): Promise<void>;
}
