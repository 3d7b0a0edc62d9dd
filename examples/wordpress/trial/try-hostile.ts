import { expect, type BrowserContext } from '@playwright/test';
import { watchDialogs } from './browser.ts';
import { canvasOf } from './block-editor.ts';
import { logIn } from './log-in.ts';
import { honest, hostilePosts } from './hostile-posts.ts';
import { hugePosts } from './huge-posts.ts';
import { expectNoScript } from './no-script.ts';
import { savePost } from './save-post.ts';
import type { Trial } from './trial.ts';
import { tryRequests } from './try-requests.ts';

/** People who may not write script save hostile posts; an administrator reads and previews them. */
export async function tryHostile(trial: Trial): Promise<void> {
  const { admin, wordpress, protocol } = trial;
  const browser = admin.browser();
  if (!browser) throw new Error('The browser is gone.');
  const [author, contributor] = [
    await logIn(browser, wordpress.url, 'author'),
    await logIn(browser, wordpress.url, 'contributor'),
  ];

  protocol.title(
    "Hostile posts, in an administrator's browser: an author's, and the preview of a contributor's",
  );
  for (const [what, attack] of Object.entries(hostilePosts)) {
    await protocol.check(`${what}: nothing runs, and the honest widget after it is ready`, async () => {
      const content = `${attack}\n\n${honest}`;
      const published = await savePost(author, wordpress, {
        title: `Post: ${what}`,
        content,
        status: 'publish',
      });
      await readPost(admin, published.link);
      const draft = await savePost(contributor, wordpress, {
        title: `Draft: ${what}`,
        content,
        status: 'pending',
      });
      await readPost(admin, `${wordpress.url}/?p=${draft.id}&preview=true`);
    });
  }
  await tryElsewhere(trial, { author });
  await tryRequests(trial, { author, contributor });
  await tryHuge(trial, { author });
  await author.close();
  await contributor.close();
}

/** The same attacks by ways that WordPress has beside the text of a post. */
async function tryElsewhere(
  { admin, wordpress, protocol }: Trial,
  { author }: { readonly author: BrowserContext },
): Promise<void> {
  const attacks = Object.values(hostilePosts).join('\n\n');

  await protocol.check(
    'all of them in a reusable block: nothing runs, and the honest widget before them is ready',
    async () => {
      const reusable = await savePost(author, wordpress, {
        kind: 'blocks',
        title: 'Reusable',
        content: `${honest}\n\n${attacks}`,
        status: 'publish',
      });
      const { link } = await savePost(author, wordpress, {
        title: 'Post with a reusable block',
        content: `<!-- wp:block {"ref":${reusable.id}} /-->`,
        status: 'publish',
      });
      await readPost(admin, link);
    },
  );

  await protocol.check('all of them in the list of posts and in the block editor: nothing runs', async () => {
    const { id } = await savePost(author, wordpress, {
      title: `All of them [adviser_widget name=icon]`,
      content: attacks,
      status: 'publish',
    });
    const page = await admin.newPage();
    const dialogs = watchDialogs(page);
    await page.goto(wordpress.url);
    await expectNoScript(page);
    await page.goto(`${wordpress.url}/wp-admin/post.php?post=${id}&action=edit`);
    const canvas = await canvasOf(page);
    await expect(canvas.locator('[data-type="adviser-widgets/callback-form"]').first()).toBeVisible();
    expect(dialogs).toEqual([]);
    await page.close();
  });
}

/** Posts that would take minutes of PHP, or come back empty: within the time that PHP has, the page comes whole. */
async function tryHuge(
  { wordpress, protocol }: Trial,
  { author }: { readonly author: BrowserContext },
): Promise<void> {
  protocol.title(`Huge posts of an author, with ${wordpress.secondsOfPhp} seconds of PHP for a page`);
  const saved: number[] = [];
  for (const [what, text] of Object.entries(hugePosts)) {
    await protocol.check(`${what}: the page comes whole, and so does the list of posts`, async () => {
      const { id, link } = await savePost(author, wordpress, {
        title: what,
        content: `The first words. ${text} The last words.`,
        status: 'publish',
      });
      saved.push(id);
      for (const [address, words] of [
        [link, /The first words\.[^]*The last words\./],
        [wordpress.url, /The first words/],
      ] as const) {
        const html = await (await fetch(address)).text();
        expect(html.trimEnd().slice(-7), address).toBe('</html>');
        expect(words.test(html), `${address} has the words around it`).toBe(true);
      }
    });
  }
  wordpress.run(
    `array_map( 'wp_delete_post', array( ${saved.join(', ')} ), array_fill( 0, ${saved.length}, true ) );`,
  );
}

/** Opens a post, moves over everything in it, and waits for the honest widget. */
async function readPost(reader: BrowserContext, address: string): Promise<void> {
  const page = await reader.newPage();
  const dialogs = watchDialogs(page);
  try {
    await page.goto(address);
    await expectNoScript(page);
    const widget = page.locator('[data-campaign-id="HONEST"]');
    await widget.scrollIntoViewIfNeeded({ timeout: 5000 });
    await expect(widget).toHaveAttribute('data-widget-state', 'ready', { timeout: 15_000 });
    await expectNoScript(page);
  } finally {
    // What ran is the worse news: it is told even where something else has failed.
    expect(dialogs, 'dialogs of scripts that ran').toEqual([]);
    await page.close();
  }
}
