import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { openContext } from '../../trial/browser.ts';

/** What Ghost tells of a post. */
export interface GhostPost {
  readonly id: string;
  readonly url: string;
  readonly status: string;
  readonly html: string;
  readonly excerpt: string;
}

/** The owner's browser. */
export interface Admin {
  readonly page: Page;
  /** Goes to a page of the admin. */
  open(place: string): Promise<void>;
  /** Presses Ctrl+V with this on the clipboard. */
  paste(content: Readonly<Record<string, string>>): Promise<void>;
  /** The newest post with this title. */
  post(title: string): Promise<GhostPost>;
  /** Publishes a post from HTML, by Ghost's API for people who log in. */
  importHtml(title: string, html: string, visibility?: string): Promise<GhostPost>;
  /** The newsletter that Ghost would send of a post. */
  newsletter(id: string): Promise<string>;
}

/** Ghost's admin is slow on a busy machine. */
export const expectSoon = expect.configure({ timeout: 30_000 });

export async function openAdmin(browser: Browser, url: string): Promise<Admin> {
  const context = await openContext(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await leaveOutFonts(context);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ask = async (path: string, data?: object): Promise<unknown> => {
    const headers = { Origin: url, 'Accept-Version': 'v6.0' };
    const answer = await context.request.fetch(`${url}/ghost/api/admin${path}`, {
      method: data ? 'POST' : 'GET',
      headers,
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const firstPost = async (path: string, data?: object) => {
    const { posts } = (await ask(path, data)) as { posts: GhostPost[] }; // Ghost's own format
    expect(posts).not.toEqual([]);
    return posts[0] as GhostPost; // as was expected
  };
  return {
    page,
    async open(place) {
      await page.goto('about:blank'); // else the windows of the last page stay open
      await page.goto(`${url}/ghost/#/${place}`);
    },
    async paste(content) {
      await page.evaluate((kinds) => {
        const blobs = Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })]);
        return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
      }, content);
      await page.keyboard.press('ControlOrMeta+V');
    },
    post: (title) =>
      firstPost(
        `/posts/?formats=html&order=created_at%20desc&filter=${encodeURIComponent(`title:'${title}'`)}`,
      ),
    importHtml: (title, html, visibility = 'public') =>
      firstPost('/posts/?source=html&formats=html', {
        posts: [{ title, html, visibility, status: 'published' }],
      }),
    async newsletter(id) {
      const { email_previews } = (await ask(`/email_previews/posts/${id}/`)) as {
        email_previews: { html: string }[];
      }; // Ghost's own format
      return email_previews[0]?.html ?? '';
    },
  };
}

/** Without an answer to each of its font services, Ghost's settings do not open. */
function leaveOutFonts(context: BrowserContext): Promise<unknown> {
  return context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) =>
      route.request().resourceType() === 'stylesheet'
        ? route.fulfill({ contentType: 'text/css', body: '' })
        : route.abort(),
  );
}
