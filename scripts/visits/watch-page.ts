import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import { isLeadCall } from './forms.ts';

export interface PageEvent {
  readonly type: string;
  /** -1 for events of no form. */
  readonly form: number;
  /** As JSON. */
  readonly detail: string;
  /** On the page's clock. */
  readonly at: number;
}

/** Key in session storage of the events so far. A duplicated tab starts without it. */
const eventLogKey = 'events of this visit';

const eventTypes = ['aw:submit', 'aw:success', 'aw:error', 'aw:analytics', 'aw:failed', 'pageshow'];

/** Everything that one tab reveals, across reloads. */
export class Witness {
  events: readonly PageEvent[] = [];
  /** Addresses, console and events: none of them may contain typed text. */
  readonly lines: string[] = [];
  readonly exceptions: string[] = [];
  /** Every POST of the page, without preflights and the targets of redirects, which browsers do not request. */
  readonly posts: Request[] = [];
  readonly page: Page;
  private readonly underWay = new Set<Request>();
  private forgotten = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => this.lines.push(`console: ${message.text()}`));
    // Who leaves is asked to stay, and leaves. The question may be gone with the page.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    page.on('pageerror', (error) => this.exceptions.push(error.message));
    page.on('request', (request) => {
      this.lines.push(`address: ${decodeURIComponent(request.url())}`);
      this.underWay.add(request);
      if (request.method() === 'POST' && request.redirectedFrom() === null) this.posts.push(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => void this.underWay.delete(request));
  }

  /** Call it before the page loads. */
  async begin(): Promise<void> {
    await this.page.addInitScript(logEvents, { types: eventTypes, key: eventLogKey });
  }

  leadPosts(): Request[] {
    return this.posts.filter((post) => isLeadCall(post.url()));
  }

  isUnderWay(path: string): boolean {
    return [...this.underWay].some((request) => new URL(request.url()).pathname.endsWith(path));
  }

  count(type: string, form: number): number {
    return this.of(form).filter((event) => event.type === type).length;
  }

  of(form: number): PageEvent[] {
    return this.events.filter((event) => event.form === form);
  }

  /** Counts accepted presses without an answer. An error without a press: a form's own file did not load (row 40). */
  pending(form: number): number {
    const since = this.events.slice(this.forgotten).filter((event) => event.form === form);
    return since.reduce((open, { type }) => {
      if (type === 'aw:submit') return open + 1;
      return type === 'aw:success' || type === 'aw:error' ? Math.max(0, open - 1) : open;
    }, 0);
  }

  /** Drops presses that will never be answered: their page is gone. */
  forgetPending(): void {
    this.forgotten = this.events.length;
  }

  /** Reads the events that the page has logged. A page that is just being left has none to give. */
  async catchUp(): Promise<void> {
    const logged = await this.page
      .evaluate((key) => sessionStorage.getItem(key), eventLogKey)
      .catch((error: unknown) => {
        if (this.page.isClosed()) throw error;
        return null;
      });
    const events = JSON.parse(logged ?? '[]') as PageEvent[]; // `logEvents` writes no other shape
    this.lines.push(...events.slice(this.events.length).map(({ type, detail }) => `${type}: ${detail}`));
    if (events.length > this.events.length) this.events = events;
  }

  /** Returns false after `limit` milliseconds. */
  async until(holds: () => boolean | Promise<boolean>, limit: number): Promise<boolean> {
    for (const end = performance.now() + limit; ; await wait(40)) {
      await this.catchUp();
      if (await holds()) return true;
      if (performance.now() > end) return false;
    }
  }
}

/** Runs in the page. */
function logEvents({ types, key }: { types: readonly string[]; key: string }): void {
  if (window !== window.top) return;
  const log = (event: Event) => {
    const widget = event.target instanceof Element ? event.target.closest('.aw-widget') : null;
    const of = /form-(\d)/.exec(widget?.className ?? '')?.[1];
    const detail = JSON.stringify(
      event instanceof CustomEvent ? event.detail : { persisted: (event as PageTransitionEvent).persisted },
    );
    const entry = { type: event.type, form: Number(of ?? -1), detail, at: Date.now() };
    const logged = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[];
    sessionStorage.setItem(key, JSON.stringify([...logged, entry]));
  };
  for (const type of types) window.addEventListener(type, log, true);
}
