import type { Page } from '@playwright/test';
import { join } from 'node:path';

/** A placeholder in the `main` of a page: its start tag, and what its author wrote in it. */
export interface Part {
  readonly tag: string;
  readonly inside: string;
}

/** How a page gives its placeholders other content. */
export interface Rewriting {
  readonly name: string;
  /** Files of npm packages that the page loads. */
  readonly scripts?: readonly string[];
  readonly rewrite: (page: Page, parts: readonly Part[]) => Promise<unknown>;
}

interface Libraries {
  readonly Idiomorph: { morph(target: Element, html: string, options?: object): void };
  readonly morphdom: (target: Element, html: string) => void;
  readonly Alpine: { morph(target: Element, html: string, options?: object): void };
  readonly htmx: { process(element: Element): void; trigger(element: Element, event: string): void };
  readonly Turbo: {
    readonly session: { refresh(url: string, options: object): void };
    visit(url: string, options: object): void;
  };
  readonly jQuery: (target: Element) => { html(html: string): void };
}

/** Every library that gives a page new content and keeps the elements it can, and the browser's own ways. */
export const rewritings: readonly Rewriting[] = [
  {
    name: 'innerHTML',
    rewrite: (page, parts) =>
      onEach(page, insidesOf(parts), (element, inside) => (element.innerHTML = inside)),
  },
  {
    name: 'replaceChildren',
    rewrite: (page, parts) =>
      onEach(page, insidesOf(parts), (element, inside) =>
        element.replaceChildren(document.createRange().createContextualFragment(inside)),
      ),
  },
  {
    name: 'html() of jQuery',
    scripts: ['jquery/dist/jquery.js'],
    rewrite: (page, parts) =>
      onEach(page, insidesOf(parts), (element, inside) =>
        (window as unknown as Libraries).jQuery(element).html(inside),
      ),
  },
  {
    name: 'idiomorph',
    scripts: ['idiomorph/dist/idiomorph.js'],
    rewrite: (page, parts) =>
      onMain(page, parts, (main, given) =>
        (window as unknown as Libraries).Idiomorph.morph(main, given, { morphStyle: 'innerHTML' }),
      ),
  },
  {
    name: 'morphdom',
    scripts: ['morphdom/dist/morphdom-umd.js'],
    rewrite: (page, parts) =>
      onMain(page, parts, (main, given) =>
        (window as unknown as Libraries).morphdom(main, `<main>${given}</main>`),
      ),
  },
  {
    name: "Alpine's morph",
    scripts: ['@alpinejs/morph/dist/cdn.js', 'alpinejs/dist/cdn.js'],
    rewrite: (page, parts) =>
      onMain(page, parts, (main, given) =>
        (window as unknown as Libraries).Alpine.morph(main, `<main>${given}</main>`),
      ),
  },
  {
    name: "Livewire's morph, which is Alpine's with ids as keys",
    scripts: ['@alpinejs/morph/dist/cdn.js', 'alpinejs/dist/cdn.js'],
    rewrite: (page, parts) =>
      onMain(page, parts, (main, given) =>
        (window as unknown as Libraries).Alpine.morph(main, `<main>${given}</main>`, {
          key: (element: Element) => element.getAttribute('wire:key') ?? element.id,
          lookahead: false,
        }),
      ),
  },
  {
    name: "htmx with idiomorph's extension",
    scripts: ['htmx.org/dist/htmx.js', 'idiomorph/dist/idiomorph-ext.js'],
    async rewrite(page, parts) {
      await page.route('**/new-content', (route) =>
        route.fulfill({ body: written(parts), contentType: 'text/html; charset=utf-8' }),
      );
      await onMain(page, parts, async (main) => {
        const { htmx } = window as unknown as Libraries;
        const settled = new Promise((resolve) => main.addEventListener('htmx:afterSettle', resolve));
        const attributes = {
          'hx-ext': 'morph',
          'hx-get': '/new-content',
          'hx-swap': 'morph:innerHTML',
          'hx-trigger': 'refresh',
        };
        for (const [name, value] of Object.entries(attributes)) main.setAttribute(name, value);
        htmx.process(main);
        htmx.trigger(main, 'refresh');
        await settled;
      });
    },
  },
  {
    name: 'a page refresh of Turbo',
    scripts: ['@hotwired/turbo/dist/turbo.es2017-umd.js'],
    async rewrite(page, parts) {
      await serveWith(page, parts);
      await onMain(page, parts, async () => {
        const rendered = new Promise((resolve) => addEventListener('turbo:render', resolve, { once: true }));
        (window as unknown as Libraries).Turbo.session.refresh(location.href, { method: 'morph' });
        await rendered;
      });
    },
  },
  {
    name: 'a visit of Turbo to the page itself',
    scripts: ['@hotwired/turbo/dist/turbo.es2017-umd.js'],
    async rewrite(page, parts) {
      await serveWith(page, parts);
      await onMain(page, parts, async () => {
        const rendered = new Promise((resolve) => addEventListener('turbo:render', resolve, { once: true }));
        (window as unknown as Libraries).Turbo.visit(location.href, { action: 'replace' });
        await rendered;
      });
    },
  },
];

/** The placeholders as HTML. */
export function written(parts: readonly Part[]): string {
  return parts.map(({ tag, inside }) => `${tag}${inside}</div>`).join('\n');
}

const packages = join(import.meta.dirname, '../../../node_modules');

/** What the authors wrote in the placeholders. */
export function insidesOf(parts: readonly Part[]): string[] {
  return parts.map(({ inside }) => inside);
}

/** Loads the packages' files into the page. */
export async function addScripts(page: Page, scripts: readonly string[] = []): Promise<void> {
  for (const script of scripts) await page.addScriptTag({ path: join(packages, script) });
}

function onMain(
  page: Page,
  parts: readonly Part[],
  action: (main: Element, html: string) => unknown,
): Promise<unknown> {
  return page.locator('main').evaluate(action, written(parts));
}

/** Gives each placeholder its content one by one. */
export async function onEach(
  page: Page,
  insides: readonly string[],
  action: (element: Element, inside: string) => unknown,
): Promise<void> {
  for (const [index, inside] of insides.entries())
    await page.locator('main > [data-widget]').nth(index).evaluate(action, inside);
}

/** The server now answers with a page that has this content in its `main`. */
async function serveWith(page: Page, parts: readonly Part[]): Promise<void> {
  await page.route(page.url(), async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(/<main>[^]*<\/main>/, () => `<main>${written(parts)}</main>`),
    });
  });
}
