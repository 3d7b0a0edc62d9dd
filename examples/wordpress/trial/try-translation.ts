import { expect, type Locator } from '@playwright/test';
import { openNewPage, openSidebar, previewOf, toggleInserter } from './block-editor.ts';
import { openSettings } from './settings-page.ts';
import { installTranslation, locale, translated } from './translation.ts';
import type { Trial } from './trial.ts';

/** Texts without a letter outside of the translation's brackets. */
const translatedOnly = /^(?:⟦[^⟦⟧]*⟧|[^\p{L}])*$/u;

/** A translator gives back a whole translation; people who read that language use the plugin. */
export async function tryTranslation(trial: Trial): Promise<void> {
  const { admin, wordpress, protocol, folder, shot } = trial;
  protocol.title('In another language, as an administrator, an editor and a visitor');
  installTranslation(`${folder}/wp-content`);
  const page = await admin.newPage();
  speak(trial, locale);

  await protocol.check('the list of plugins says what it is', async () => {
    await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
    const row = page.locator('tr[data-plugin^="adviser-widgets/"]');
    await expect(row.locator('.plugin-title strong')).toHaveText(translated('Adviser Widgets'));
    await expect(row.locator('.plugin-description')).toContainText('⟦The widgets of the adviser network');
  });

  await protocol.check('the settings are translated whole, but for names, values and examples', async () => {
    await openSettings(page, wordpress);
    await shot(page, 'translated-settings');
    const told = page
      .locator('.wrap :is(h1, h2, th, label, .notice, .description)')
      .filter({ hasNot: page.locator('code') });
    expect(await untranslated(told)).toEqual([]);
    await expect(page.locator('#where option').first()).toHaveText(translated('Pages with a widget'));
  });
  await page.close();

  await tryTranslatedEditor(trial);

  await protocol.check('visitors get fallbacks in the language of the site', async () => {
    const fallback = async () => await (await fetch(`${wordpress.url}/talk-to-us/`)).text();
    expect(await fallback()).toContain('Prefer to talk? Call <');
    wordpress.run(`update_option( 'WPLANG', '${locale}' );`);
    expect(await fallback()).toContain('⟦Prefer to talk? Call <');
    wordpress.run(`update_option( 'WPLANG', '' );`);
  });
  speak(trial, '');
}

/** The block editor of a site in English, for somebody who has chosen another language for the administration. */
async function tryTranslatedEditor({ editor, wordpress, protocol, names, shot }: Trial): Promise<void> {
  const page = await editor.newPage();
  const canvas = await openNewPage(page, wordpress.url);
  const block = canvas.locator('[data-type="adviser-widgets/request-call-form"]');

  await protocol.check(
    `the inserter has the titles of all ${names.length} widgets, and finds them by these`,
    async () => {
      await toggleInserter(page);
      const items = page.locator('.block-editor-block-types-list__item[class*="adviser-widgets"]');
      await expect(items).toHaveCount(names.length);
      expect(await untranslated(items)).toEqual([]);
      await page.getByPlaceholder('Search').fill(translated('Request a call'));
      await page.locator('button.editor-block-list-item-adviser-widgets-request-call-form').click();
      await toggleInserter(page);
    },
  );

  await protocol.check('the sidebar and the block are translated whole, but for values', async () => {
    await block.locator('.adviser-widgets-title').click();
    const sidebar = await openSidebar(page);
    await sidebar.getByLabel(translated('Heading'), { exact: true }).fill('Kōrero mai');
    await sidebar.getByLabel(translated('Best day options')).fill('[');
    await expect(block.locator('.components-notice')).toContainText('⟦This is no JSON: ');
    await expect(sidebar.getByLabel(translated('Success'), { exact: true })).toBeVisible();
    await shot(page, 'translated-editor');
    await sidebar.getByRole('button', { name: 'Advanced' }).click();
    await expect(sidebar.getByLabel(translated('Fetch the widget'))).toContainText('⟦Default: visible⟧');
    expect(await untranslated(sidebar.locator('.adviser-widgets-control :is(label, p, button)'))).toEqual([]);
    expect(await untranslated(sidebar.locator('.components-panel__body-title').first())).toEqual([]);
    expect(
      await untranslated(
        block.locator(':is(dt, .components-notice__content, .adviser-widgets-title, .adviser-widgets-note)'),
      ),
    ).toEqual([]);
  });

  await protocol.check(
    'what visitors will see is shown to an editor in the language of the site',
    async () => {
      await expect(block.locator('.adviser-widgets-standard')).toHaveText(
        '⟦If you write nothing: “Prefer to talk? Call 0800 555 123.”⟧',
      );
      expect(await previewOf(page, '<!-- wp:adviser-widgets/request-call-form /-->')).toContain(
        '<p>Prefer to talk? Call <',
      );
    },
  );
  await page.close();
}

/** What the administration is shown in to the administrator and the editor; empty for the language of the site. */
function speak({ wordpress }: Trial, language: string): void {
  for (const user of ['admin', 'editor'])
    wordpress.run(`update_user_meta( get_user_by( 'login', '${user}' )->ID, 'locale', '${language}' );`);
}

async function untranslated(texts: Locator): Promise<string[]> {
  const all = await texts.allInnerTexts();
  expect(all.length).toBeGreaterThan(0);
  return all.filter((text) => !translatedOnly.test(text));
}
