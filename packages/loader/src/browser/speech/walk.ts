import { expect, type TestSandbox, type Transcript } from '@adviser-widgets/testing/browser';

import type { Page } from '@playwright/test';

/** What a walk may use. */
export interface Stage extends Transcript {
  readonly page: Page;
  readonly sandbox: TestSandbox;
  readonly expectConsole: (...patterns: RegExp[]) => void;
}

/** What a visitor does with a widget after having read it. */
export interface Walk {
  /** Markup of the placeholder and what belongs to it; by default the widget's example. */
  readonly markup?: string;
  readonly width?: number;
  readonly query?: string;
  /** Waits for what the widget shows later. */
  readonly ready?: (page: Page) => Promise<unknown>;
  readonly run: (stage: Stage) => Promise<void>;
}

/** By the widget's name. */
export type Walks = Readonly<Record<string, Walk>>;

/** The part of the page that is read. */
export const section = '#read';

/** Waits until a live region has said it: some wait for a pause in typing. */
export function said(page: Page, text: string | RegExp): Promise<void> {
  return expect(page.locator('[aria-live], [role="status"]').filter({ hasText: text })).not.toHaveCount(0);
}

/** Waits until the focus, which some effects move only after they have drawn, is in a match. */
export const untilFocused = (page: Page, selector: string) =>
  expect(page.locator(selector).locator('visible=true').and(page.locator(':focus'))).toHaveCount(1);

/** A field with an error. */
export const invalid = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');
