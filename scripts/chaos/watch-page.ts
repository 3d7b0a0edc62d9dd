import type { Page, Request } from 'playwright';

export interface PageEvent {
  /** Unique within the tab. */
  readonly key: string;
  readonly type: string;
  readonly form: number;
  /** As JSON. */
  readonly detail: string;
  /** On the page's clock. */
  readonly at: number;
}

/** Everything that a page reveals, across reloads. */
export interface Witness {
  readonly events: readonly PageEvent[];
  /** These lines must contain no typed text. */
  readonly lines: readonly string[];
  readonly exceptions: readonly string[];
  /** Counts leads sent, without preflights. */
  posts(): number;
  count(type: string, form: number): number;
  /** Counts presses that reached a form, accepted or not: clicks on its button, and Enter in a field. */
  reached(form: number): number;
  /** On the page's clock. */
  pressedAt(form: number, number: number): number | undefined;
  isUnderWay(path: string): boolean;
  of(form: number): PageEvent[];
  eventCount(form: number): number;
  last(type: string, form: number): PageEvent | undefined;
  /** Counts accepted presses without an answer. */
  pending(form: number): number;
  /** Drops presses that will never be answered: their page is gone. */
  forgetPending(form: number): void;
  /** Reads events that Playwright's binding sometimes loses when a page is left. */
  catchUp(): Promise<void>;
  /** Resolves with false after `limit` milliseconds. */
  until(holds: () => boolean, limit: number): Promise<boolean>;
}

/** Key in session storage. A duplicated tab starts without it. */
export const eventLogKey = 'chaos event log';

const eventTypes = [
  'aw:submit',
  'aw:success',
  'aw:error',
  'aw:analytics',
  'aw:failed',
  'aw:reset',
  'pageshow',
];

export async function watchPage(page: Page): Promise<Witness> {
  const events: PageEvent[] = [];
  const lines: string[] = [];
  const exceptions: string[] = [];
  const forgottenAt = new Map<number, number>();
  const waiting = new Set<() => void>();
  let posts = 0;
  const changed = () => waiting.forEach((check) => check());
  const count = (type: string, form: number) =>
    events.filter((event) => event.type === type && event.form === form).length;
  const presses: { readonly form: number; readonly at: number }[] = [];
  const requests = watchRequests(page, changed);
  const pending = (form: number) =>
    unanswered(events.slice(forgottenAt.get(form) ?? 0).filter((event) => event.form === form));

  page.on('console', (message) => lines.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => exceptions.push(error.message));
  page.on('request', (request) => {
    lines.push(`address: ${decodeURIComponent(request.url())}`);
    if (!isLead(request)) return;
    posts += 1;
    changed();
  });
  const record = (event: PageEvent) => {
    if (events.some(({ key }) => key === event.key)) return;
    const later = events.findIndex(({ key }) => Number(key) > Number(event.key)); // an event read from the log happened earlier
    events.splice(later < 0 ? events.length : later, 0, event);
    lines.push(`${event.type}: ${event.detail}`);
    changed();
  };
  await page.exposeBinding('chaosEvent', (_source, event: PageEvent) => record(event));
  await page.exposeBinding('chaosReached', (_source, press: { form: number; at: number }) => {
    presses.push(press);
    changed();
  });
  await page.addInitScript(reportPresses);
  await page.addInitScript(reportEvents, { eventTypes, eventLogKey });

  return {
    events,
    lines,
    exceptions,
    posts: () => posts,
    count,
    reached: (form) => presses.filter((press) => press.form === form).length,
    pressedAt: (form, number) => presses.filter((press) => press.form === form)[number]?.at,
    isUnderWay: (path) => [...requests].some((url) => new URL(url).pathname.endsWith(path)),
    of: (form) => events.filter((event) => event.form === form),
    eventCount: (form) => events.filter((event) => event.form === form).length,
    last: (type, form) => events.findLast((event) => event.type === type && event.form === form),
    pending,
    forgetPending: (form) => void forgottenAt.set(form, events.length),
    async catchUp() {
      const logged = await page.evaluate((key) => sessionStorage.getItem(key), eventLogKey);
      (JSON.parse(logged ?? '[]') as PageEvent[]).forEach(record);
    },
    until: (holds, limit) => waitFor(waiting, { holds, limit }),
  };
}

function isLead(request: Request): boolean {
  // Chromium reports a request for the redirect's target, which nobody sends.
  return (
    request.method() === 'POST' &&
    /\/api-base\/|\/cap\//.test(request.url()) &&
    request.redirectedFrom() === null
  );
}

/** An error without a pending press: the validation code failed to load (row 40). */
function unanswered(events: readonly PageEvent[]): number {
  return events.reduce((open, { type }) => {
    if (type === 'aw:submit') return open + 1;
    return type === 'aw:success' || type === 'aw:error' ? Math.max(0, open - 1) : open;
  }, 0);
}

function watchRequests(page: Page, changed: () => void): Iterable<string> {
  const requests = new Map<Request, string>();
  const end = (request: Request) => {
    requests.delete(request);
    changed();
  };
  page.on('request', (request) => {
    requests.set(request, request.url());
    changed();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { [Symbol.iterator]: () => requests.values() };
}

function waitFor(
  waiting: Set<() => void>,
  { holds, limit }: { holds: () => boolean; limit: number },
): Promise<boolean> {
  if (holds()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (held: boolean) => {
      clearTimeout(timer);
      waiting.delete(check);
      resolve(held);
    };
    const check = () => holds() && end(true);
    const timer = setTimeout(() => end(false), limit);
    waiting.add(check);
  });
}

/** Runs in the page. */
function reportEvents({
  eventTypes: types,
  eventLogKey: key,
}: {
  eventTypes: readonly string[];
  eventLogKey: string;
}): void {
  if (window !== window.top) return;
  const { chaosEvent } = window as unknown as { chaosEvent: (event: PageEvent) => void };
  const report = (event: Event) => {
    const form = [...document.querySelectorAll('[data-widget]')].indexOf(event.target as Element);
    const detail = JSON.stringify(
      event instanceof CustomEvent ? event.detail : { persisted: (event as PageTransitionEvent).persisted },
    );
    const logged = JSON.parse(sessionStorage.getItem(key) ?? '[]') as PageEvent[];
    const entry = { key: String(logged.length), type: event.type, form, detail, at: Date.now() };
    sessionStorage.setItem(key, JSON.stringify([...logged, entry]));
    chaosEvent(entry);
  };
  for (const type of types) window.addEventListener(type, report, true);
}

/** Runs in the page. */
function reportPresses(): void {
  if (window !== window.top) return;
  const { chaosReached } = window as unknown as {
    chaosReached: (press: { form: number; at: number }) => void;
  };
  const report = ({ target, isTrusted }: Event, selector: string) => {
    const pressed = isTrusted && target instanceof Element ? target.closest(selector) : null;
    const form = [...document.querySelectorAll('[data-widget]')].findIndex((placeholder) =>
      placeholder.contains(pressed),
    );
    if (pressed && form >= 0) chaosReached({ form, at: Date.now() });
  };
  window.addEventListener(
    'click',
    (event) => report(event, 'button[type="submit"], .aw-referrals__ways > button'),
    true,
  );
  window.addEventListener('keydown', (event) => event.key === 'Enter' && report(event, 'input'), true);
}
