import { expect, failedRequest, untilSearchLoaded } from '@adviser-widgets/testing/browser';
import { invalid, press, said, section, untilFocused, type Stage, type Walks } from './walk.ts';

/** The searches, and what lists their results. */
export const searchWalks: Walks = {
  'adviser-search': { run: walkAdviserSearch },
  'adviser-results': {
    markup:
      '<div class="aw-widget" data-widget="adviser-search" data-results="near-you"></div><div class="aw-widget" data-widget="adviser-results" id="near-you"></div>',
    run: walkAdviserResults,
  },
  'inline-search': { run: walkBox },
  'site-search': { run: walkSearchPage },
  'blog-list': { run: walkBlog },
};

async function walkAdviserSearch({ page, sandbox, expectConsole, hear, read }: Stage): Promise<void> {
  expectConsole(failedRequest, /answered 503/);
  const region = page.getByRole('combobox');
  await hear('Press the button without a region', async () => {
    await press(page, 'Show advisers');
    await untilFocused(page, invalid);
  });
  await sandbox.fail({ path: '/adviser-search/0110', status: 503, times: 1 });
  await hear('Choose a region; the server fails', async () => {
    await region.selectOption('Northland');
    await expect(page.locator('.aw-search-failed')).toBeVisible();
  });
  await hear('Press the button; the server answers', async () => {
    await press(page, 'Try again');
    await page.locator('.aw-advisers').waitFor();
  });
  await read('Read from top to bottom after that', section);
  await hear('Close the results', async () => {
    await press(page, 'Close');
    await untilFocused(page, 'select');
  });
}

async function walkAdviserResults({ page, expectConsole, hear, read }: Stage): Promise<void> {
  expectConsole(failedRequest);
  await hear('Choose a region in the search', async () => {
    await page.getByRole('combobox').selectOption('Wellington');
    await page.locator('.aw-advisers').waitFor();
  });
  await read('Read from top to bottom after that', section);
}

async function walkBox({ page, sandbox, expectConsole, hear, read }: Stage): Promise<void> {
  expectConsole(failedRequest, /A search failed/);
  const box = page.locator('.aw-root input');
  await hear('Enter the box', async () => {
    await box.focus();
    await untilSearchLoaded(page);
  });
  await hear('Search for a single letter', async () => {
    await box.pressSequentially('w');
    await box.press('Enter');
    await said(page, '2 characters');
  });
  await hear('Type a word', async () => {
    await box.fill('refix');
    await said(page, /results? for refix/);
  });
  await read('Read from top to bottom after that', section);
  await hear('Arrow down', () => box.press('ArrowDown'));
  await hear('Escape', () => box.press('Escape'));
  await hear('Type what nothing has', async () => {
    await box.fill('zzzqqq');
    await said(page, 'No results');
  });
  await read('Read from top to bottom after that', section);
  await sandbox.fail({ path: '/queries', status: 503, times: 20 });
  await hear('Type while the search is down', async () => {
    await box.fill('insurance');
    await said(page, 'unavailable');
  });
}

async function walkSearchPage({ page, expectConsole, hear, read }: Stage): Promise<void> {
  expectConsole(failedRequest);
  await hear('Search for nothing', async () => {
    await press(page, 'Go');
    await untilFocused(page, invalid);
  });
  await page.locator('.aw-root input').blur();
  await hear('Come to the page of a word', async () => {
    await page.locator('[data-widget]').evaluate((element) => element.setAttribute('data-query', 'refix'));
    await said(page, /results? for refix/);
  });
  await read('Read from top to bottom after that', section);
}

async function walkBlog({ page, sandbox, expectConsole, hear, read }: Stage): Promise<void> {
  expectConsole(failedRequest, /503/);
  const status = page.getByRole('status');
  await sandbox.fail({ path: '/api/blog', status: 503, times: 9 });
  await hear('Show more; the server fails', async () => {
    await press(page, 'Show more');
    await expect(status).toHaveText(/could not/);
  });
  await read('Read the end of it', '.aw-show-more');
  await sandbox.clear();
  await hear('Show more; the server answers', async () => {
    await press(page, /Show more|Try again/);
    await expect(status).toHaveText(/24 shown/);
    await untilFocused(page, '.aw-article a');
  });
  await hear('Choose a category', async () => {
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}
