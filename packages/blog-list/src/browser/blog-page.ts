import { expect, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export const placeholder = (page: Page) => page.locator('[data-widget="blog-list"]');
export const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
export const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const status = (page: Page) => placeholder(page).getByRole('status');

export async function open(page: Page, sandbox: TestSandbox, path = '/blog'): Promise<void> {
  await page.goto(sandbox.url + path);
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
}

export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/api/blog')) paths.push(pathname.replace('/api-base', '') + search);
  });
  return paths;
}

/** Resolves with the `kind` of the next `aw:error`. */
export function nextErrorKind(page: Page): Promise<string> {
  return placeholder(page).evaluate(
    (element) =>
      new Promise<string>((resolve) =>
        element.addEventListener('aw:error', (event) =>
          resolve((event as CustomEvent<{ kind: string }>).detail.kind),
        ),
      ),
  );
}
