import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyWidget } from '@adviser-widgets/testing/browser';
import type { Locator } from '@playwright/test';
import { mo, po } from 'gettext-parser';
import { labels, openNewPage, openSidebar, toggleInserter } from './block-editor.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

/** The language of the trial's translation. */
const locale = 'mi';

const domain = 'adviser-widgets';
const headers = { Language: locale, 'Content-Type': 'text/plain; charset=UTF-8' };

/** Texts without a letter outside of the translation's brackets. */
const translatedOnly = /^(?:⟦[^⟦⟧]*⟧|[^\p{L}])*$/u;

test('a whole translation shows in settings, editor and fallbacks', async ({ site, admin, editor, page }) => {
  installTranslation(site.content);
  await speak(site, locale);

  await test.step('the list of plugins', async () => {
    await admin.page.goto(`${site.url}/wp-admin/plugins.php`);
    const row = admin.page.locator('tr[data-plugin^="adviser-widgets/"]');
    await expect(row.locator('.plugin-title strong')).toHaveText(translated('Adviser Widgets'));
    await expect(row.locator('.plugin-description')).toContainText('⟦The widgets of the adviser network');
  });

  await test.step('the settings, but for names, values and examples', async () => {
    await admin.page.goto(`${site.url}/wp-admin/options-general.php?page=adviser-widgets`);
    const told = admin.page.locator('.wrap :is(h1, h2, th, label, .notice, .description):not(:has(code))');
    await expectTranslated(told);
    await expect(admin.page.locator('#where option').first()).toHaveText(translated('Pages with a widget'));
  });

  const canvas = await openNewPage(editor.page, site.url);
  const block = canvas.locator('[data-type="adviser-widgets/request-call-form"]');
  await test.step('the inserter, which finds widgets by their translated titles', async () => {
    await toggleInserter(editor.page);
    const items = editor.page.locator('.block-editor-block-types-list__item[class*="adviser-widgets"]');
    await expect(items).toHaveCount(everyWidget.length);
    await expectTranslated(items);
    await editor.page.getByPlaceholder('Search').fill(translated('Request a call'));
    await editor.page.locator('button.editor-block-list-item-adviser-widgets-request-call-form').click();
    await toggleInserter(editor.page);
  });

  await test.step('the sidebar and the block, but for values', async () => {
    await block.locator('.adviser-widgets-title').click();
    const sidebar = await openSidebar(editor.page);
    await sidebar.getByLabel(translated('Heading'), { exact: true }).fill('Kōrero mai');
    await sidebar.getByLabel(translated(labels.bestDays)).fill('[');
    await expect(block.locator('.components-notice')).toContainText('⟦This is no JSON: ');
    await expect(sidebar.getByLabel(translated(labels.thanks))).toBeVisible();
    await sidebar.getByRole('button', { name: 'Advanced' }).click();
    await expect(sidebar.getByLabel(translated('Fetch the widget'))).toContainText('⟦Default: visible⟧');
    await expectTranslated(sidebar.locator('.adviser-widgets-control :is(label, p, button)'));
    await expectTranslated(sidebar.locator('.components-panel__body-title').first());
    const texts = ':is(dt, .components-notice__content, .adviser-widgets-title, .adviser-widgets-note)';
    await expectTranslated(block.locator(texts));
  });

  await test.step('what visitors see, in the language of the site', async () => {
    const content = '<!-- wp:adviser-widgets/request-call-form /-->';
    await expect(block.locator('.adviser-widgets-standard')).toHaveText(
      '⟦If you write nothing: “Prefer to talk? Call 0800 555 123.”⟧',
    );
    const preview = await editor.send('/adviser-widgets/v1/preview', { blocks: content });
    expect(await preview.text()).toContain('<p>Prefer to talk? Call <');
    await site.run(`update_option( 'WPLANG', '${locale}' );`);
    const answer = await page.goto((await editor.save({ title: 'Fallback', content })).link);
    expect(await answer?.text()).toContain('⟦Prefer to talk? Call <');
  });
  await site.run(`update_option( 'WPLANG', '' );`);
  await speak(site, '');
});

/** Chooses the language of the administration for the administrator and the editor; empty for that of the site. */
async function speak({ run }: Site, language: string): Promise<void> {
  await run(
    `foreach ( array( 'admin', 'editor' ) as $user ) update_user_meta( get_user_by( 'login', $user )->ID, 'locale', '${language}' );`,
  );
}

async function expectTranslated(texts: Locator): Promise<void> {
  const all = await texts.allInnerTexts();
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((text) => !translatedOnly.test(text))).toEqual([]);
}

/** Every text is translated into itself in brackets: what has none on a page is not translated. */
function translated(text: string): string {
  return `⟦${text}⟧`;
}

/**
 * Installs a translation of the plugin as translators give it back, made from its template: the `.mo` for PHP, and for each
 * script a `.json`. WordPress has the language too, and in it not a single text.
 *
 * @param content the folder `wp-content`
 */
function installTranslation(content: string): void {
  const plugin = join(content, 'plugins', domain);
  const { charset, translations } = po.parse(readFileSync(join(plugin, 'languages', `${domain}.pot`)));
  const texts = Object.values(translations)
    .flatMap((each) => Object.values(each))
    .filter(({ msgid }) => msgid !== '');
  for (const text of texts) text.msgstr = [translated(text.msgid)];
  const languages = join(content, 'languages');
  const path = join(languages, 'plugins', `${domain}-${locale}`);
  mkdirSync(join(languages, 'plugins'), { recursive: true });
  writeFileSync(`${path}.mo`, mo.compile({ charset, headers, translations }));
  const messages = {
    '': { domain: 'messages', lang: locale },
    ...Object.fromEntries(texts.map(({ msgid, msgstr }) => [msgid, msgstr])),
  };
  for (const script of globSync('editor/*.js', { cwd: plugin })) {
    const hash = createHash('md5').update(script).digest('hex');
    writeFileSync(`${path}-${hash}.json`, JSON.stringify({ domain: 'messages', locale_data: { messages } }));
  }
  writeFileSync(join(languages, `${locale}.mo`), mo.compile({ charset, headers, translations: {} }));
}
