import { expect } from '@playwright/test';
import { everyReady, scrollThrough, watchLibrary } from './browser.ts';
import type { Trial } from './trial.ts';

/** As typed into a classic post, with no paragraphs made yet. */
const classic = `Before the widgets it’s “plain” text.

[adviser_widget name="request-call-form" heading="Talk & listen" campaign-id="CLASSIC" error-summary="true"]
[adviser_slot name="success"]<h3>Ka pai</h3>

We ring you <strong>today</strong>.[/adviser_slot]
Call <a href="tel:0800555123">0800 555 123</a>.

Or come in.
[/adviser_widget]

An icon [adviser_widget name="icon" data-name="phone"] within a line.

[adviser_widget name="callback-form" heading=”Curly quotes, and a space” /]

[adviser_widget name="accordion"]
<h3>What does it cost?</h3>
Nothing.
<h3>Who calls me?</h3>
[adviser_widget name="short-contact-form" heading="Within the accordion"]
[/adviser_widget]
[/adviser_widget]

[adviser_widget name="youtube-video" video="https://youtu.be/M7lc1UVf-VE?t=90&amp;x=1" title="Buying a home"]

After the widgets. [[adviser_widget name="icon"]] is how an icon is written.`;

/** In the block editor: in a Shortcode block, in a paragraph, and in the attribute of a block, where it is only text. */
const inBlocks = `<!-- wp:shortcode -->
[adviser_widget name="property-report-form" heading="In a Shortcode block"]

Call us.

[/adviser_widget]
<!-- /wp:shortcode -->

<!-- wp:paragraph -->
<p>[adviser_widget name="job-application-form" heading="In a paragraph"]</p>
<!-- /wp:paragraph -->

<!-- wp:adviser-widgets/collapse {"label":"[adviser_widget name=x] \\u0026 [gallery]"} -->
<!-- wp:paragraph -->
<p>Inside, with a form in it:</p>
<!-- /wp:paragraph -->

<!-- wp:adviser-widgets/contact-adviser-form {"adviserId":"3f2504e0-4f89-11d3-9a0c-0305e82c3301"} -->
<!-- wp:adviser-widgets/slot {"name":"success"} -->
<!-- wp:paragraph -->
<p>Sent to Aroha.</p>
<!-- /wp:paragraph -->
<!-- /wp:adviser-widgets/slot -->
<!-- /wp:adviser-widgets/contact-adviser-form -->
<!-- /wp:adviser-widgets/collapse -->`;

/** Shortcodes in a classic post and in blocks, saved by an editor whose HTML is filtered. */
export async function tryShortcodes({ wordpress, visitor, protocol, shot }: Trial): Promise<void> {
  protocol.title('Shortcodes and nested blocks, as a visitor');
  wordpress.publish({ classic, blocks: inBlocks });
  const page = await visitor.newPage();
  const lines = watchLibrary(page);
  const widget = (name: string) => page.locator(`[data-widget="${name}"]`);

  await protocol.check(
    'what the server writes for a classic post is well-formed: paragraphs end where they began',
    async () => {
      const html = await (await fetch(`${wordpress.url}/classic/`)).text();
      expect(
        unbalanced(
          html.slice(html.indexOf('<p>Before the widgets'), html.indexOf('is how an icon is written')),
        ),
      ).toEqual([]);
      expect(html).toContain(
        '<div class="aw-widget" data-widget="request-call-form" data-heading="Talk &amp; listen" data-campaign-id="CLASSIC" data-error-summary="true">',
      );
    },
  );

  await protocol.check('every widget of it is ready, the one in the accordion too', async () => {
    await page.goto(`${wordpress.url}/classic/`);
    await scrollThrough(page);
    await page.getByRole('button', { name: 'Who calls me?' }).click();
    await everyReady(page, [
      'request-call-form',
      'icon',
      'callback-form',
      'accordion',
      'short-contact-form',
      'youtube-video',
    ]);
    await expect(widget('accordion').locator('[data-widget="short-contact-form"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Talk & listen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Curly quotes, and a space', exact: true })).toBeVisible();
    await expect(page.getByText('[adviser_widget name="icon"] is how an icon is written.')).toBeVisible();
    await expect(page.getByText('An icon').locator('[data-widget="icon"]')).toBeVisible();
    await shot(page, 'shortcodes');
  });

  await protocol.check(
    'shortcodes in a Shortcode block and in a paragraph, and blocks in blocks, are ready',
    async () => {
      await page.goto(`${wordpress.url}/blocks/`);
      await scrollThrough(page);
      await page.getByRole('button', { name: '[adviser_widget name=x] & [gallery]', exact: true }).click();
      await everyReady(page, [
        'property-report-form',
        'job-application-form',
        'collapse',
        'contact-adviser-form',
      ]);
      await expect(widget('job-application-form').locator('xpath=ancestor::p')).toHaveCount(0);
    },
  );

  await protocol.check('the library has no problem to tell of', () =>
    Promise.resolve(expect(lines).toEqual([])),
  );
  await page.close();
}

/** Tags of blocks of text that have no end, or no beginning. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, end, name = ''] of html.matchAll(/<(\/)?(p|div|h[1-6]|span|ul|li)\b[^>]*>/g)) {
    if (!end) open.push(name);
    else if (open.pop() !== name) wrong.push(tag);
  }
  return [...wrong, ...open.slice(0, -1)]; // the paragraph that the last words are cut out of
}
