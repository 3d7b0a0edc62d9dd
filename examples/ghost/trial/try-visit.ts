import { expect } from '@playwright/test';
import { everyReady, watchLibrary } from '../../trial/browser.ts';
import { send } from '../../trial/send-lead.ts';
import { asCard } from './as-card.ts';
import type { Trial } from './trial.ts';

/** What a visitor of the default theme sees and sends. */
export async function tryVisit(trial: Trial): Promise<void> {
  const { admin, visitor, sandbox, protocol, widgets, shot } = trial;
  protocol.title('The same post, as a visitor');
  const page = await visitor.newPage();
  const lines = watchLibrary(page);
  const { url } = await admin.post('Talk to us');

  await protocol.check('the form is ready, with the heading of its markup', async () => {
    await page.goto(url);
    await everyReady(page, ['request-call-form']);
    await expect(page.getByRole('heading', { name: 'Talk to us', level: 2 })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await shot(page, 'post');
  });

  await protocol.check("a lead arrives with its campaign, and the page's own thanks show", async () => {
    await send(page, 'GHOST');
    await expect(page.locator('[data-widget]')).toContainText("We'll be in touch.");
    const [lead] = await sandbox.records('call-centre');
    expect(lead?.fields).toMatchObject({ CampaignId: 'HL-2026', FormEmail: 'GHOST@example.nz' });
  });

  await tryWithoutScript(trial, url);

  const names = widgets.map(({ name }) => name);
  await protocol.check(`all ${names.length} widgets, a card for each, are ready in one post`, async () => {
    const cards = widgets.map(({ example }) => asCard(example)).join('\n');
    const post = await admin.importHtml('Every widget', cards);
    await page.goto(post.url);
    await everyReady(page, names);
    await shot(page, 'every-widget');
  });

  await protocol.check('the library has no problem to tell of', () =>
    Promise.resolve(expect(lines).toEqual([])),
  );
  await page.close();
}

async function tryWithoutScript({ visitor, protocol }: Trial, url: string): Promise<void> {
  const context = await visitor.browser()?.newContext({ javaScriptEnabled: false });
  const page = await context?.newPage();
  if (!page) throw new Error('The browser is gone.');
  await protocol.check('without JavaScript the fallback shows, and the thanks do not', async () => {
    await page.goto(url);
    await expect(page.getByText('Prefer to talk?')).toBeVisible();
    await expect(page.getByRole('link', { name: '0800 000 000' })).toHaveAttribute('href', 'tel:0800000000');
    await expect(page.locator('[data-slot="success"]')).toBeHidden();
  });
  await context?.close();
}
