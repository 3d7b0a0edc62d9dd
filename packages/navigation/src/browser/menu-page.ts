import type { Page } from '@playwright/test';
import { text } from './navigation-page.ts';

export const list = `<ul class="menu">
  <li><a href="/">Home</a></li>
  <li><a href="/loans">Home loans</a>
    <ul><li><a href="/loans/first">First home</a></li><li><a href="#">Refix</a><ul><li><a href="/loans/fixed">Fixed</a></li></ul></li></ul>
  </li>
  <li>Insurance <ul><li><a href="/insurance/life" aria-current="page">Life</a></li></ul></li>
  <li><a href="#p20">Contact</a></li>
</ul>`;
const nav = `<div class="aw-widget" data-widget="off-canvas-nav" id="nav">${list}</div>`;
export const head =
  '<style>.menu { display: flex } header { display: flex; justify-content: space-between; padding: 8px }</style>';
export const body = `<header><b>Acme</b>${nav}</header><main><h1>Loans</h1>${text}</main>`;

export const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The buttons of nested lists load separately, and don't change an open menu. */
export const unfoldable = (page: Page) => page.locator('.aw-branch').first().waitFor({ state: 'attached' });

export async function openUnfoldable(page: Page): Promise<void> {
  await unfoldable(page);
  await menu(page).click();
}
