import { expect } from '@playwright/test';
import { scrollThrough, watchDialogs } from './browser.ts';
import { store } from './store-settings.ts';
import type { Trial } from './trial.ts';
import { withPlugin } from './with-plugin.ts';

const shortcode = '[adviser_widget name=icon id=stranger][/adviser_widget]';

/** What such code does in themes and plugins of others: it runs shortcodes in comments. */
const careless =
  "add_filter( 'comment_text', 'do_shortcode', 99 ); add_filter( 'get_comment_excerpt', 'do_shortcode', 99 );";

/** People who cannot edit posts: a commenter, and somebody whose text a form of the site saves. */
export async function tryStrangers({ visitor, wordpress, sandbox, protocol, folder }: Trial): Promise<void> {
  protocol.title('Comments, and posts of people who cannot edit posts, as a visitor');
  const page = await visitor.newPage();
  const dialogs = watchDialogs(page);
  wordpress.run(
    `update_option( 'comment_previously_approved', 0 ); update_option( 'comment_moderation', 0 );`,
  );
  wordpress.publish({
    comments: `<!-- wp:latest-comments /-->\n\n[adviser_widget name="icon" id="author-own" data-name="phone"]`,
  });
  const post = wordpress.run(
    `echo wp_insert_post( array( 'post_title' => 'Discussed', 'post_status' => 'publish', 'post_author' => 1, 'comment_status' => 'open', 'post_content' => 'Discuss' ) );`,
  );

  await protocol.check(
    'a comment with shortcodes, placeholders and a link widget, also as its author, holds no widget',
    async () => {
      await page.goto(`${wordpress.url}/?p=${post}`);
      await page.fill('#author', `Mallory ${shortcode}`);
      await page.fill('#email', 'mallory@example.nz');
      await page.fill('#url', `${wordpress.url}/#widget=icon&name=phone`);
      await page.fill(
        '#comment',
        `Kia ora ${shortcode} <a href="${wordpress.url}/x#widget=icon" title="[adviser_widget name=icon]">a</a> <div class="aw-widget" data-widget="icon">b</div>`,
      );
      await page.click('#commentform [type="submit"]');
      await expect(page.getByText('Kia ora [adviser_widget').first()).toBeVisible();
      store(wordpress, { config: '', keys: { brand: 'acme', links: 'true', siteBase: sandbox.url } });
      for (const plugin of ['', careless]) {
        await withPlugin(folder, plugin, async () => {
          for (const [slug, own] of [
            [`?p=${post}`, 0],
            ['comments/', 1],
          ] as const) {
            await page.goto(`${wordpress.url}/${slug}`);
            await scrollThrough(page);
            await expect(
              page.getByText('[adviser_widget name=icon id=stranger]').first(),
              slug,
            ).toBeVisible();
            await expect(page.locator('[data-widget], [data-widget-state]'), slug).toHaveCount(own);
          }
          expect(await (await fetch(`${wordpress.url}/comments/feed/`)).text()).not.toContain('data-widget');
        });
      }
      store(wordpress, { config: sandbox.config, keys: { phone: '0800 555 123' } });
    },
  );

  await protocol.check(
    'a shortcode in what a subscriber or a visitor saves is text; in a post of an editor it stays one, whoever saves that again',
    async () => {
      const save = (user: string, post: string) =>
        wordpress.run(`wp_set_current_user( ${user} ); echo wp_insert_post( wp_slash( ${post} ) );`);
      const subscriber = `get_user_by( 'login', 'subscriber' )->ID`;
      for (const user of [subscriber, '0']) {
        const id = save(
          user,
          `array( 'post_title' => 'Sent in', 'post_status' => 'publish', 'post_author' => ${user}, 'post_content' => 'Kia ora ${shortcode}' )`,
        );
        await page.goto(`${wordpress.url}/?p=${id}`);
        await expect(page.getByText('Kia ora [adviser_widget name=icon id=stranger]')).toBeVisible();
        await expect(page.locator('[data-widget]')).toHaveCount(0);
      }
      const id = save(
        '1',
        `array( 'post_title' => 'Ours', 'post_status' => 'publish', 'post_content' => '[adviser_widget name="icon" id="ours"]' )`,
      );
      save(
        '0',
        `array( 'ID' => ${id}, 'post_title' => 'Ours, counted', 'post_status' => 'publish', 'post_content' => get_post( ${id} )->post_content )`,
      );
      await page.goto(`${wordpress.url}/?p=${id}`);
      await expect(page.locator('#ours[data-widget="icon"]')).toHaveCount(1);
    },
  );

  await protocol.check('a post behind a password tells nothing of its widgets', async () => {
    const id = wordpress.run(
      `echo wp_insert_post( array( 'post_title' => 'Secret', 'post_status' => 'publish', 'post_author' => 1, 'post_password' => 'kupu', 'post_content' => '[adviser_widget name="address-map" address="1 Quay"]' ) );`,
    );
    expect(await (await fetch(`${wordpress.url}/?p=${id}`)).text()).not.toMatch(/address-map|loader\.js/);
  });

  await protocol.check('no script of theirs has run', () => Promise.resolve(expect(dialogs).toEqual([])));
  await page.close();
}
