import type { Page } from '@playwright/test';
import { canvasOf } from './block-editor.ts';
import { expect, test } from './fixtures.ts';
import { honest, hostilePosts } from './hostile-posts.ts';

const everyAttack = Object.values(hostilePosts).join('\n\n');

for (const [what, attack] of Object.entries(hostilePosts))
  test(`nothing runs: ${what}`, async ({ admin, author, contributor }) => {
    const content = `${attack}\n\n${honest}`;

    await test.step('in a post of an author', async () => {
      const { link } = await author.save({ title: what, content });
      await read(admin.page, link);
    });

    await test.step('in the preview of the block editor, sent by a contributor', async () => {
      const answer = await contributor.send('/adviser-widgets/v1/preview', { blocks: content });
      const { page: html } = (await answer.json()) as { page: string }; // by the plugin's route
      await admin.page.setContent(html); // its script is not loaded yet
      await expect(admin.page.locator('[data-widget]:not([data-widget-state])')).toHaveCount(0);
      await expectNoScript(admin.page);
    });
  });

test('nothing runs: all of them in a draft and in a reusable block', async ({
  site,
  admin,
  author,
  contributor,
}) => {
  const content = `${honest}\n\n${everyAttack}`;
  const draft = await contributor.save({ title: 'Draft', content, status: 'pending' });
  await read(admin.page, `${site.url}/?p=${draft.id}&preview=true`);
  const { id } = await author.save({ kind: 'blocks', title: 'Reusable', content });
  const { link } = await author.save({ title: 'Its post', content: `<!-- wp:block {"ref":${id}} /-->` });
  await read(admin.page, link);
});

test('nothing runs: all of them in the list of posts and in the block editor', async ({
  site,
  admin,
  author,
}) => {
  const { page } = admin;
  const { id } = await author.save({ title: 'All [adviser_widget name=icon]', content: everyAttack });
  await page.goto(site.url);
  await expectNoScript(page);
  await page.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`);
  const canvas = await canvasOf(page);
  await expect(canvas.locator('[data-type="adviser-widgets/callback-form"]').first()).toBeVisible();
});

test('nothing runs: a block that a contributor asks WordPress to render', async ({ admin, contributor }) => {
  const quoted = 'x" onmouseover="alert(document.domain)" y="';
  const picture = '<img src="x" onerror="alert(document.domain)">';
  const answer = await contributor.send('/wp/v2/block-renderer/adviser-widgets/callback-form&context=edit', {
    attributes: { heading: picture, elementId: quoted, campaignId: quoted, className: quoted },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { rendered } = (await answer.json()) as { rendered: string }; // by WordPress's route
  await admin.page.setContent(rendered);
  await expectNoScript(admin.page);
});

/** Opens a post, moves over everything in it, and waits for the honest widget. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectNoScript(page);
  const widget = page.locator('[data-campaign-id="HONEST"]');
  await widget.scrollIntoViewIfNeeded();
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  await expectNoScript(page);
}

/** Fires what handlers wait for, and looks for handlers and addresses that would run. */
async function expectNoScript(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const roots: ParentNode[] = [document];
    // Grows as it goes: what an author wrote is kept in templates while its widget stands.
    for (const root of roots)
      roots.push(...[...root.querySelectorAll('template')].map(({ content }) => content));
    const all = roots.flatMap((root) => [...root.querySelectorAll('*')]);
    for (const type of ['mouseover', 'focus', 'error', 'load', 'toggle'])
      for (const element of all) element.dispatchEvent(new Event(type));
    return all.flatMap(({ localName, attributes }) =>
      [...attributes]
        .filter(({ name, value }) =>
          name.startsWith('on')
            ? value.includes('document.domain')
            : /^(href|src|srcdoc|data|action|formaction|xlink:href)$/.test(name) &&
              /^\s*(javascript:|data:text\/html|<)/i.test(value.replace(/[\t\n\r]/g, '')),
        )
        .map(({ name, value }) => `<${localName} ${name}="${value}">`),
    );
  });
  expect(found, 'handlers and addresses that run').toEqual([]);
}
