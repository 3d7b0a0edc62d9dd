import { expect } from '@playwright/test';
import { expectSoon } from './admin.ts';
import { addHtmlCard, beginPost, htmlCard, publish } from './editor.ts';
import { snippetWith } from './readme.ts';
import type { Trial } from './trial.ts';

/** A post with an HTML card, written in the editor, read and opened again. */
export async function tryCard({ admin, protocol, shot }: Trial): Promise<void> {
  const { page } = admin;
  const markup = snippetWith('data-campaign-id');
  protocol.title('A post with an HTML card, as its author');

  await protocol.check('"/html" puts a card in, and the markup is pasted into it', async () => {
    await beginPost(admin, 'Talk to us', 'Kia ora. Ask us anything.');
    await addHtmlCard(admin, markup);
    await expectSoon(htmlCard(admin)).toContainText('Prefer to talk? Call 0800 000 000.');
    await shot(page, 'editor');
  });

  await protocol.check('the post is published', () => publish(admin, 'Talk to us'));

  await protocol.check('what visitors get holds the markup, byte for byte', async () => {
    const { url } = await admin.post('Talk to us');
    expect(await (await fetch(url)).text()).toContain(markup);
  });

  await protocol.check('opened again, the card holds what was pasted', async () => {
    const { id } = await admin.post('Talk to us');
    await admin.open(`editor/post/${id}`);
    await htmlCard(admin).dblclick();
    const lines = page.locator('[data-kg-card="html"] .cm-line');
    await expectSoon(lines).toHaveText(markup.split('\n'), { useInnerText: true });
    await page.keyboard.press('Escape');
  });
}
