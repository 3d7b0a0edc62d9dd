import { button, fillIn } from '@adviser-widgets/testing/browser';
import { expect, expectReady, test } from './fixtures.ts';

/** As typed into a classic post, with no paragraphs made yet. */
const classic = `Before the widgets it’s “plain” text.

[adviser_widget name="request-call-form" heading="Talk & listen" campaign_id="CLASSIC" error-summary="true"]
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

<!-- wp:paragraph --><p>[adviser_widget name="job-application-form"]</p><!-- /wp:paragraph -->

<!-- wp:adviser-widgets/collapse {"label":"[adviser_widget name=x] \\u0026 [gallery]"} -->
<!-- wp:paragraph --><p>Inside, with a form in it:</p><!-- /wp:paragraph -->
<!-- wp:adviser-widgets/contact-adviser-form {"adviserId":"3f2504e0-4f89-11d3-9a0c-0305e82c3301"} -->
<!-- wp:adviser-widgets/slot {"name":"success"} -->
<!-- wp:paragraph --><p>Sent to Aroha.</p><!-- /wp:paragraph -->
<!-- /wp:adviser-widgets/slot -->
<!-- /wp:adviser-widgets/contact-adviser-form -->
<!-- /wp:adviser-widgets/collapse -->`;

test('shortcodes of a classic post are ready, or readable', async ({ editor, page, browser, sandbox }) => {
  const { link } = await editor.save({ kind: 'pages', title: 'Classic', content: classic });

  await test.step('every widget of it is ready, the one in the accordion too', async () => {
    await page.goto(link);
    const accordion = page.locator('[data-widget="accordion"]');
    await accordion.scrollIntoViewIfNeeded();
    await accordion.getByRole('button', { name: 'Who calls me?' }).click();
    await expectReady(page);
    await expect(accordion.locator('[data-widget="short-contact-form"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Talk & listen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Curly quotes, and a space', exact: true })).toBeVisible();
    await expect(page.getByText('[adviser_widget name="icon"] is how an icon is written.')).toBeVisible();
    await expect(page.getByText('An icon').locator('[data-widget="icon"]')).toBeVisible();
  });

  await test.step('a lead arrives with its campaign, and the thanks of the post show', async () => {
    await fillIn(page);
    await button(page).click();
    await expect(page.getByText('We ring you today.')).toBeVisible();
    expect(sandbox.records('call-centre')[0]?.fields).toMatchObject({ CampaignId: 'CLASSIC' });
  });

  await test.step('without JavaScript the fallbacks show, and the texts for later do not', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(link);
    // An end without its beginning would be a paragraph of its own.
    await expect(plain.locator('p:not(:has(*))').filter({ hasNotText: /\S/ })).toHaveCount(0);
    await expect(plain.getByText('Or come in.')).toBeVisible();
    await expect(plain.getByText('We ring you today.')).toBeHidden();
    const video = plain.getByRole('link', { name: 'Buying a home' });
    await expect(video).toHaveAttribute('href', 'https://youtu.be/M7lc1UVf-VE?t=90&x=1');
    const phone = plain.locator('[data-widget="callback-form"]').getByRole('link', { name: '0800 555 123' });
    await expect(phone).toHaveAttribute('href', 'tel:0800555123');
    await plain.close();
  });
});

test('shortcodes in blocks, and blocks in blocks, are ready', async ({ editor, page }) => {
  const { link } = await editor.save({ kind: 'pages', title: 'Blocks', content: inBlocks });
  await page.goto(link);
  const collapse = page.locator('[data-widget="collapse"]');
  await collapse.scrollIntoViewIfNeeded();
  await collapse.getByRole('button', { name: '[adviser_widget name=x] & [gallery]', exact: true }).click();
  await expectReady(page);
  await expect(page.locator('[data-widget]')).toHaveCount(4);
  const inParagraph = page.locator('[data-widget="job-application-form"]');
  await expect(inParagraph.locator('xpath=ancestor::p')).toHaveCount(0);
});
