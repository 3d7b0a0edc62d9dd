import { expect, type APIResponse, type BrowserContext } from '@playwright/test';
import { watchDialogs } from './browser.ts';
import { hostilePosts } from './hostile-posts.ts';
import { expectNoScript } from './no-script.ts';
import { nonceOf, savePost } from './save-post.ts';
import { storedSettings } from './settings-page.ts';
import type { Trial } from './trial.ts';

interface People {
  readonly author: BrowserContext;
  readonly contributor: BrowserContext;
}

/** Requests that no page of WordPress's sends: for settings, previews and blocks, from people who may not. */
export async function tryRequests(trial: Trial, { author, contributor }: People): Promise<void> {
  const { admin, visitor, wordpress, protocol } = trial;
  const send = async (person: BrowserContext, route: string, data: object): Promise<APIResponse> =>
    person.request.post(`${wordpress.url}/?rest_route=${route}`, {
      headers: person === visitor ? {} : { 'X-WP-Nonce': await nonceOf(person, wordpress) },
      data,
    });

  await protocol.check('only an administrator changes settings, and only on the settings page', async () => {
    const before = storedSettings(wordpress);
    const option = { base: 'https://cdn.elsewhere.example/1/' };
    for (const person of [visitor, contributor, author, admin]) {
      await send(person, '/wp/v2/settings', { adviser_widgets: option });
      await person.request.post(`${wordpress.url}/wp-admin/options.php`, {
        form: {
          option_page: 'adviser-widgets',
          action: 'update',
          _wpnonce: await nonceOf(person, wordpress),
          'adviser_widgets[base]': option.base,
        },
      });
      expect(storedSettings(wordpress)).toEqual(before);
    }
  });

  await protocol.check('visitors get no preview', async () => {
    const answer = await send(visitor, '/adviser-widgets/v1/preview', { blocks: 'x' });
    expect(answer.status()).toBe(401);
  });

  await protocol.check(
    "a contributor's drafts and own requests, in the preview that an administrator or they see: nothing runs",
    async () => {
      const page = await admin.newPage();
      const dialogs = watchDialogs(page);
      await page.goto(`${wordpress.url}/wp-login.php`); // previews have the origin of the site
      for (const [what, content] of Object.entries(hostilePosts)) {
        const { id } = await savePost(contributor, wordpress, { title: what, content, status: 'draft' });
        const saved = wordpress.run(`echo get_post( ${id} )->post_content;`);
        for (const [person, blocks] of [
          [admin, saved],
          [contributor, content],
        ] as const) {
          const answer = await send(person, '/adviser-widgets/v1/preview', { blocks });
          expect(answer.status(), what).toBe(200);
          const { page: html } = (await answer.json()) as { page: string };
          await page.setContent(html); // its script is not loaded yet
          await page.waitForFunction(() =>
            [...document.querySelectorAll('[data-widget]')].every((one) =>
              one.hasAttribute('data-widget-state'),
            ),
          );
          await expectNoScript(page);
          expect(dialogs, what).toEqual([]);
        }
      }
      await page.close();
    },
  );

  await protocol.check('blocks that a contributor asks WordPress to render: nothing runs', async () => {
    const page = await admin.newPage();
    const dialogs = watchDialogs(page);
    await page.goto(`${wordpress.url}/wp-login.php`);
    const quoted = 'x" onmouseover="alert(document.domain)" y="';
    const attributes = {
      heading: '<img src="x" onerror="alert(document.domain)">',
      elementId: quoted,
      campaignId: quoted,
      className: quoted,
    };
    const answer = await send(
      contributor,
      '/wp/v2/block-renderer/adviser-widgets/callback-form&context=edit',
      { attributes },
    );
    expect(answer.status(), await answer.text()).toBe(200);
    await page.setContent(((await answer.json()) as { rendered: string }).rendered);
    await expectNoScript(page);
    expect(dialogs).toEqual([]);
    await page.close();
  });
}
