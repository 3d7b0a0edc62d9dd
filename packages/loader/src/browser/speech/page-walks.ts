import { expect, failedRequest } from '@adviser-widgets/testing/browser';
import { press, said, section, untilFocused, type Stage, type Walks } from './walk.ts';

/** Banners, media, navigation and all else that sends nothing. */
export const pageWalks: Walks = {
  accordion: {
    markup:
      '<div class="aw-widget" data-widget="accordion" data-show-all="true"><h3>What does an adviser cost me?</h3><p>Nothing: the lender pays us.</p><h3>How long does it take?</h3><p>Most banks answer within a week.</p></div>',
    run: walkAccordion,
  },
  'address-map': {
    ready: (page) => page.getByRole('img').waitFor(),
    run: async () => {},
  },
  announcement: {
    markup:
      '<div class="aw-widget" data-widget="announcement" data-heading="Fixed rates are down" data-link="/blog" data-closable="true"><p>Two banks have lowered their rates.</p></div><p><a href="/last">The next link of the page</a></p>',
    run: walkBanner,
  },
  'calculator-nav': { run: walkCalculators },
  collapse: {
    run: async ({ page, hear, read }) => {
      await hear('Open it', () => press(page, 'All our conditions'));
      await read('Read from top to bottom after that', section);
      await hear('Close it', () => press(page, 'All our conditions'));
    },
  },
  'image-carousel': { run: walkCarousel },
  'notice-banner': {
    markup:
      '<div class="aw-widget" data-widget="notice-banner"><p>Our offices are closed over Easter.</p></div><p><a href="/last">The next link of the page</a></p>',
    run: walkBanner,
  },
  'off-canvas-nav': { run: walkMenu },
  'pop-up': {
    markup:
      '<button id="offer">Our offer</button><div class="aw-widget" data-widget="pop-up" data-widget-load="eager" data-heading="Free first home guide" data-trigger="offer" data-auto-show="true" data-delay="3600000"><p>Twenty pages. <a href="/guide">Read the guide</a></p></div>',
    run: walkPopUp,
  },
  'sticky-mobile-bar': { width: 360, run: walkBar },
  'typing-text': { run: ({ page, hear }) => hear('Pause it', () => press(page, 'Pause')) },
  'web-chat': { run: walkChat },
  'youtube-video': { run: walkVideo },
};

async function walkAccordion({ page, hear, read }: Stage): Promise<void> {
  await hear('Open the first section', () => press(page, 'What does an adviser cost me?'));
  await read('Read from top to bottom after that', section);
  await hear('Close it', () => press(page, 'What does an adviser cost me?'));
  await hear('Show all', () => press(page, 'Show all sections'));
  await hear('Hide all', () => press(page, 'Hide all sections'));
}

async function walkBanner({ page, hear }: Stage): Promise<void> {
  await hear('Close it', async () => {
    await press(page, 'Close');
    await untilFocused(page, 'a');
  });
}

async function walkCalculators({ page, hear, read }: Stage): Promise<void> {
  await hear('Open the rest', () => press(page, 'More Calculators'));
  await read('Read from top to bottom after that', section);
  await hear('Leave it with Escape', () => page.keyboard.press('Escape'));
}

async function walkCarousel({ page, hear, read }: Stage): Promise<void> {
  await hear('Press Next', () => press(page, 'Next picture'));
  await hear('Press it again', () => press(page, 'Next picture'));
  await hear('Move the scrubber', () => page.getByRole('slider').press('ArrowLeft'));
  await read('Read from top to bottom after that', section);
}

async function walkMenu({ page, hear, read }: Stage): Promise<void> {
  await page.locator('.aw-branch').first().waitFor({ state: 'attached' });
  await hear('Open it', async () => {
    await press(page, 'Menu');
    await untilFocused(page, 'dialog *');
  });
  await read('Read the open menu', 'dialog');
  await hear('Unfold a part of it', () => page.locator('.aw-branch button').first().press('Enter'));
  await read('Read it after that', 'dialog');
  await hear('Leave it with Escape', async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}

async function walkPopUp({ page, hear, read }: Stage): Promise<void> {
  const closed = () => expect(page.locator('dialog[open]')).toHaveCount(0);
  await hear('Open it by its button', async () => {
    await press(page, 'Our offer');
    await untilFocused(page, 'dialog *');
  });
  await read('Read the dialog', 'dialog');
  await hear('Close it', async () => {
    await press(page, 'Close');
    await closed();
  });
}

async function walkBar({ page, hear, read }: Stage): Promise<void> {
  await hear('Scroll down', async () => {
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px';
      scrollTo({ top: 900, behavior: 'instant' });
    });
    await expect(page.locator('.aw-sticky-bar--shown a').first()).toBeVisible();
  });
  await read('Read from top to bottom after that', section);
}

async function walkChat({ page, expectConsole, hear }: Stage): Promise<void> {
  expectConsole(failedRequest, /could not be loaded/);
  await hear('Press it; the vendor cannot be reached', async () => {
    await page.route('**/stand-ins/chat/**', (route) => route.abort());
    await press(page, 'Chat with us');
    await said(page, 'cannot be reached');
  });
}

async function walkVideo({ page, hear, read }: Stage): Promise<void> {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await hear('Play it', async () => {
    await press(page, /^Play/);
    await expect(page.locator('iframe')).toBeFocused();
  });
  await read('Read from top to bottom after that', section);
}
