import type { Page, Request } from 'playwright';

/** An event of the library, on the form of that number on the page. */
export interface HeardEvent {
  /** Its number in its tab. */
  readonly key: string;
  readonly type: string;
  readonly form: number;
  /** As JSON. */
  readonly detail: string;
  /** By the page's clock. */
  readonly at: number;
}

/** Everything a page lets others know: its events, console lines and requests, reloads included. */
export interface Witness {
  readonly events: readonly HeardEvent[];
  /** What is to hold no typed text, each with where it was heard. */
  readonly lines: readonly string[];
  /** Exceptions nobody caught. */
  readonly exceptions: readonly string[];
  /** Leads that were sent off, preflights not counted. */
  posts(): number;
  count(type: string, form: number): number;
  /** Presses that reached a form: clicks on its button, and Enter in one of its fields, whatever it made of them. */
  reached(form: number): number;
  /** When the press of that number reached a form, by the page's clock. */
  pressedAt(form: number, number: number): number | undefined;
  /** A request to an address with this end is not answered yet. */
  isUnderWay(path: string): boolean;
  /** Events of a form, in order. */
  of(form: number): HeardEvent[];
  /** Events of a form so far. */
  told(form: number): number;
  last(type: string, form: number): HeardEvent | undefined;
  /** Presses of a form that were accepted and are not answered yet. */
  pending(form: number): number;
  /** What is pending now will never be answered: the page it was pressed on is gone. */
  forgetPending(form: number): void;
  /** Hears what a page told in the moment it was left, which the browser's own channel loses now and then. */
  catchUp(): Promise<void>;
  /** Resolves when `holds`, or with false after so many milliseconds. */
  until(holds: () => boolean, limit: number): Promise<boolean>;
}

/** Where a tab keeps what its pages told; a duplicate of the tab begins without. */
export const toldKey = 'chaos told';

const eventTypes = ['aw:submit', 'aw:success', 'aw:error', 'aw:analytics', 'aw:failed', 'aw:reset', 'pageshow'];

/** Watches a page from before its first document. */
export async function watchPage(page: Page): Promise<Witness> {
  const events: HeardEvent[] = [];
  const lines: string[] = [];
  const exceptions: string[] = [];
  const forgottenAt = new Map<number, number>();
  const waiting = new Set<() => void>();
  let posts = 0;
  const changed = () => waiting.forEach((check) => check());
  const count = (type: string, form: number) => events.filter((event) => event.type === type && event.form === form).length;
  const presses: { readonly form: number; readonly at: number }[] = [];
  const requests = watchRequests(page, changed);
  const pending = (form: number) => unanswered(events.slice(forgottenAt.get(form) ?? 0).filter((event) => event.form === form));

  page.on('console', (message) => lines.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => exceptions.push(error.message));
  page.on('request', (request) => {
    lines.push(`address: ${decodeURIComponent(request.url())}`);
    if (!isLead(request)) return;
    posts += 1;
    changed();
  });
  const hear = (event: HeardEvent) => {
    if (events.some(({ key }) => key === event.key)) return;
    const later = events.findIndex(({ key }) => Number(key) > Number(event.key)); // one that was caught up on happened before
    events.splice(later < 0 ? events.length : later, 0, event);
    lines.push(`${event.type}: ${event.detail}`);
    changed();
  };
  await page.exposeBinding('chaosHeard', (_source, event: HeardEvent) => hear(event));
  await page.exposeBinding('chaosReached', (_source, press: { form: number; at: number }) => {
    presses.push(press);
    changed();
  });
  await page.addInitScript(tellPresses);
  await page.addInitScript(tellEvents, { eventTypes, toldKey });

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
    told: (form) => events.filter((event) => event.form === form).length,
    last: (type, form) => events.findLast((event) => event.type === type && event.form === form),
    pending,
    forgetPending: (form) => void forgottenAt.set(form, events.length),
    async catchUp() {
      const told = await page.evaluate((key) => sessionStorage.getItem(key), toldKey);
      (JSON.parse(told ?? '[]') as HeardEvent[]).forEach(hear);
    },
    until: (holds, limit) => waitFor(waiting, { holds, limit }),
  };
}

function isLead(request: Request): boolean {
  // Chromium reports the request that a redirect would have led to, which nobody makes.
  return request.method() === 'POST' && /\/api-base\/|\/cap\//.test(request.url()) && request.redirectedFrom() === null;
}

/** An error that answers no press is of one whose rules could not be had: it was not accepted (row 40). */
function unanswered(events: readonly HeardEvent[]): number {
  return events.reduce((open, { type }) => {
    if (type === 'aw:submit') return open + 1;
    return type === 'aw:success' || type === 'aw:error' ? Math.max(0, open - 1) : open;
  }, 0);
}

/** The addresses of requests that are under way, each as often as there are of them. */
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

function waitFor(waiting: Set<() => void>, { holds, limit }: { holds: () => boolean; limit: number }): Promise<boolean> {
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
function tellEvents({ eventTypes: types, toldKey: key }: { eventTypes: readonly string[]; toldKey: string }): void {
  if (window !== window.top) return;
  const { chaosHeard } = window as unknown as { chaosHeard: (event: HeardEvent) => void };
  const tell = (event: Event) => {
    const form = [...document.querySelectorAll('[data-widget]')].indexOf(event.target as Element);
    const detail = JSON.stringify(event instanceof CustomEvent ? event.detail : { persisted: (event as PageTransitionEvent).persisted });
    const told = JSON.parse(sessionStorage.getItem(key) ?? '[]') as HeardEvent[];
    const heard = { key: String(told.length), type: event.type, form, detail, at: Date.now() };
    sessionStorage.setItem(key, JSON.stringify([...told, heard]));
    chaosHeard(heard);
  };
  for (const type of types) window.addEventListener(type, tell, true);
}

/** Runs in the page. */
function tellPresses(): void {
  if (window !== window.top) return;
  const { chaosReached } = window as unknown as { chaosReached: (press: { form: number; at: number }) => void };
  const tell = ({ target, isTrusted }: Event, selector: string) => {
    const pressed = isTrusted && target instanceof Element ? target.closest(selector) : null;
    const form = [...document.querySelectorAll('[data-widget]')].findIndex((placeholder) => placeholder.contains(pressed));
    if (pressed && form >= 0) chaosReached({ form, at: Date.now() });
  };
  window.addEventListener('click', (event) => tell(event, 'button[type="submit"], .aw-referrals__ways > button'), true);
  window.addEventListener('keydown', (event) => event.key === 'Enter' && tell(event, 'input'), true);
}
