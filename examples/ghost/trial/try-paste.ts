import { expect } from '@playwright/test';
import { watchLibrary } from '../../trial/browser.ts';
import { beginPost, publish } from './editor.ts';
import { snippetWith } from './readme.ts';
import type { Trial } from './trial.ts';

/** Other ways into a post than an HTML card: the text itself, and Ghost's API. */
export async function tryPaste(trial: Trial): Promise<void> {
  const { admin, protocol } = trial;
  const markup = snippetWith('data-campaign-id');
  protocol.title('Pasted into the text, and imported');

  await protocol.check("the builder's markup in the text loses its widget; the fallback stays", async () => {
    for (const button of ['Copy', 'Copy as rich text'] as const) {
      await copyFromBuilder(trial, { markup, form: 'For a code or HTML block', button });
      await beginPost(admin, button, 'Pasted:');
      await admin.page.keyboard.press('ControlOrMeta+V');
      await publish(admin, button);
      const { html } = await admin.post(button);
      expect(html).toContain('Prefer to talk? Call');
      expect(html).not.toContain('data-widget');
    }
  });

  await protocol.check("the builder's link, copied as rich text, stays as it is", async () => {
    await copyFromBuilder(trial, { markup, form: 'As a link', button: 'Copy as rich text' });
    await beginPost(admin, 'A link', 'Pasted:');
    await admin.page.keyboard.press('ControlOrMeta+V');
    await publish(admin, 'A link');
    expect((await admin.post('A link')).html).toContain(
      '/#widget=request-call-form&amp;heading=Talk%20to%20us&amp;campaign-id=HL-2026"',
    );
  });

  await tryLink(trial);

  await protocol.check(
    "Ghost's API drops a placeholder from HTML, except in the comments of a card",
    async () => {
      const bare = await admin.importHtml('Bare', markup);
      expect(bare.html).toContain('Prefer to talk? Call');
      expect(bare.html).not.toContain('data-widget');
      const [, inside = ''] = snippetWith('kg-card-begin').split('\n'); // the README's
      const card = await admin.importHtml('Card', snippetWith('kg-card-begin'));
      expect(card.html).toContain(inside);
    },
  );
}

async function tryLink({ admin, protocol, visitor, sandbox }: Trial): Promise<void> {
  await protocol.check('it is a form, once the configuration lets links be widgets', async () => {
    const page = await visitor.newPage();
    const lines = watchLibrary(page);
    const links = JSON.parse(snippetWith('"links"')) as object; // the README's
    await page.route(sandbox.config, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), ...links }, // our own sandbox's
      });
    });
    await page.goto((await admin.post('A link')).url);
    await expect(page.getByRole('heading', { name: 'Talk to us', level: 2 })).toBeVisible();
    expect(lines).toEqual([]);
    await page.close();
  });
}

interface Copying {
  readonly markup: string;
  readonly form: string;
  readonly button: string;
}

/** Opens markup in the snippet builder, and copies it. */
async function copyFromBuilder({ admin, sandbox }: Trial, { markup, form, button }: Copying): Promise<void> {
  const page = await admin.page.context().newPage();
  const draft = new URLSearchParams({ draft: markup });
  await page.goto(`${sandbox.url}/adviser-widgets/1/editor/index.html#${draft}`);
  await page.getByRole('radio', { name: form, exact: true }).check();
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(/^Copied/)).toBeVisible();
  await page.close();
}
