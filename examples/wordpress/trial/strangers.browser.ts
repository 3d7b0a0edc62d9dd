import { expect, test } from './fixtures.ts';

const shortcode = '[adviser_widget name=icon id=stranger][/adviser_widget]';

/** What such code does in themes and plugins of others: it runs shortcodes in comments. */
const careless =
  "add_filter( 'comment_text', 'do_shortcode', 99 ); add_filter( 'get_comment_excerpt', 'do_shortcode', 99 );";

test('a comment holds no widget, and neither does its author', async ({
  site,
  editor,
  settings,
  addPlugin,
  page,
  sandbox,
}) => {
  await settings({ config: '', keys: { brand: 'acme', links: 'true', siteBase: sandbox.url } });
  await site.run(
    `update_option( 'comment_previously_approved', 0 ); update_option( 'comment_moderation', 0 );`,
  );
  const own = '[adviser_widget name="icon" id="author-own" data-name="phone"]';
  const list = await editor.save({ title: 'Comments', content: `<!-- wp:latest-comments /-->\n\n${own}` });
  const post = await editor.save({ title: 'Discussed', content: 'Discuss' });

  await page.goto(post.link);
  await page.fill('#author', `Mallory ${shortcode}`);
  await page.fill('#email', 'mallory@example.nz');
  await page.fill('#url', `${site.url}/#widget=icon&name=phone`);
  await page.fill(
    '#comment',
    `Kia ora ${shortcode} <a href="${site.url}/x#widget=icon" title="[adviser_widget name=icon]">a</a> <div class="aw-widget" data-widget="icon">b</div>`,
  );
  await page.click('#commentform [type="submit"]');
  await expect(page.getByText('Kia ora [adviser_widget').first()).toBeVisible();

  for (const plugin of ['', careless]) {
    addPlugin(plugin);
    for (const { link } of [post, list]) {
      await page.goto(link);
      await expect(page.getByText('[adviser_widget name=icon id=stranger]').first(), link).toBeVisible();
      await expect(
        page.locator('[data-widget]:not(#author-own), [data-widget-state]:not(#author-own)'),
      ).toHaveCount(0);
    }
    await expect(page.locator('#author-own')).toHaveAttribute('data-widget-state', 'ready');
    expect(await (await fetch(`${site.url}/comments/feed/`)).text()).not.toContain('data-widget');
  }
});

test('a shortcode in what a subscriber or a visitor saves is text', async ({ site, page }) => {
  for (const user of [`get_user_by( 'login', 'subscriber' )->ID`, '0']) {
    const id = await site.run(
      `wp_set_current_user( ${user} ); echo wp_insert_post( array( 'post_title' => 'Sent in', 'post_status' => 'publish', 'post_author' => ${user}, 'post_content' => 'Kia ora ${shortcode}' ) );`,
    );
    await page.goto(`${site.url}/?p=${id}`);
    await expect(page.getByText('Kia ora [adviser_widget name=icon id=stranger]')).toBeVisible();
    await expect(page.locator('[data-widget]')).toHaveCount(0);
  }
});

test('a shortcode of an editor stays one, whoever saves the post again', async ({ site, editor, page }) => {
  const content = '[adviser_widget name="icon" id="ours" data-name="phone"]';
  const { id, link } = await editor.save({ title: 'Ours', content });
  await site.run(
    `wp_set_current_user( 0 ); wp_update_post( wp_slash( array( 'ID' => ${id}, 'post_content' => get_post( ${id} )->post_content ) ) );`,
  );
  await page.goto(link);
  await expect(page.locator('#ours[data-widget="icon"]')).toHaveCount(1);
});

test('a post behind a password tells nothing of its widgets', async ({ site, editor }) => {
  const content = '[adviser_widget name="address-map" address="1 Quay"]';
  const { id, link } = await editor.save({ title: 'Secret', content });
  await site.run(`wp_update_post( array( 'ID' => ${id}, 'post_password' => 'kupu' ) );`);
  expect(await (await fetch(link)).text()).not.toMatch(/address-map|loader\.js/);
});
