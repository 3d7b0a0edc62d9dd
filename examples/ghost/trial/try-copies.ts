import { expect } from '@playwright/test';
import { until } from '../../trial/leftovers.ts';
import { asCard } from './as-card.ts';
import { htmlCard, update } from './editor.ts';
import { snippetWith } from './readme.ts';
import type { Trial } from './trial.ts';

const fallback = 'Prefer to talk? Call';
const thanks = 'be in touch.';

/** Where Ghost shows the text of a post without the site's head, or a part of it. */
export async function tryCopies(trial: Trial): Promise<void> {
  const { admin, protocol, url } = trial;
  protocol.title('Feed, excerpt, newsletter, and posts for members');
  const { id, html, excerpt } = await admin.post('Talk to us');

  await protocol.check(
    'the feed has the fallback, and the thanks, which no page.css hides there',
    async () => {
      const feed = await (await fetch(`${url}/rss/`)).text();
      const item = feed.split('<item>').find((each) => each.includes('<![CDATA[Talk to us]]>'));
      expect(item).toContain(fallback);
      expect(item).toContain(thanks);
    },
  );

  await protocol.check('so has the excerpt that Ghost makes of a post without one', () => {
    expect(html).toContain(thanks);
    expect(excerpt).toContain(thanks);
    return Promise.resolve();
  });

  await protocol.check('so has the newsletter; the link to the phone is one there, too', async () => {
    const newsletter = bodyOf(await admin.newsletter(id));
    expect(newsletter).toContain(fallback);
    expect(newsletter).toContain(thanks);
    expect(newsletter).toContain('href="tel:0800000000"');
  });

  await tryRemedies(trial, id);
  await tryMembers(trial);
}

/** What the README tells to do about it. */
async function tryRemedies({ admin, protocol, shot }: Trial, id: string): Promise<void> {
  const { page } = admin;

  await protocol.check('a card whose Visibility leaves out Email is in the post alone', async () => {
    await admin.open(`editor/post/${id}`);
    await htmlCard(admin).click();
    await page.getByTestId('show-visibility').filter({ visible: true }).click();
    await page.getByTestId('visibility-toggle-email-freeMembers').filter({ visible: true }).click();
    await shot(page, 'visibility');
    await update(admin);
    const newsletter = bodyOf(await admin.newsletter(id));
    expect(newsletter).not.toContain(fallback);
    const { url } = await admin.post('Talk to us');
    expect(await (await fetch(url)).text()).toContain(snippetWith('data-campaign-id'));
  });

  await protocol.check('an excerpt of its own is shown instead', async () => {
    await page.getByTitle('Settings').click();
    await page.getByLabel('Excerpt').fill('Ask us anything.');
    await page.keyboard.press('Tab'); // saves it
    const isSaved = async () => (await admin.post('Talk to us')).excerpt === 'Ask us anything.';
    await until('The excerpt is saved', isSaved);
  });
}

async function tryMembers({ admin, protocol }: Trial): Promise<void> {
  await protocol.check('what stands behind the line of a members-only post is not in the page', async () => {
    const [open, closed] = ['Open to all', 'For members'].map((text) =>
      asCard(`<div class="aw-widget" data-widget="callback-form"><p>${text}</p></div>`),
    );
    const post = await admin.importHtml('Members', `${open}<!--members-only-->${closed}`, 'members');
    const html = await (await fetch(post.url)).text();
    expect(html).toContain(open);
    expect(html).not.toContain('For members');
  });
}

/** Without its preheader, which repeats the excerpt. */
function bodyOf(newsletter: string): string {
  return newsletter.slice(newsletter.indexOf('<table'));
}
