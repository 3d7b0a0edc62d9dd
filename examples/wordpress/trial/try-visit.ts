import { expect } from '@playwright/test';
import { everyReady, watchLibrary } from './browser.ts';
import { send } from './send-lead.ts';
import { store } from './store-settings.ts';
import type { Trial } from './trial.ts';
import { tryPolicy } from './try-policy.ts';

/** What a visitor does with a form, and what there is without JavaScript. */
export async function tryVisit(trial: Trial): Promise<void> {
  const { visitor, wordpress, sandbox, protocol, names } = trial;
  protocol.title('Leads and fallbacks, as a visitor');

  for (const [slug, campaign, thanks] of [
    ['talk-to-us', 'WP-2026', 'Ka pai! We will ring you.'],
    ['classic', 'CLASSIC', 'We ring you today.'],
  ] as const) {
    await protocol.check(
      `a lead sent from /${slug}/ arrives, with its campaign, and the page's own thanks show`,
      async () => {
        const page = await visitor.newPage();
        await page.goto(`${wordpress.url}/${slug}/`);
        await send(page, campaign);
        await expect(page.locator('[data-widget="request-call-form"]')).toContainText(thanks);
        const [lead] = await sandbox.records('call-centre');
        expect(lead?.fields).toMatchObject({
          CampaignId: campaign,
          FormFirstName: 'Mārama',
          FormEmail: `${campaign}@example.nz`,
        });
        await page.close();
      },
    );
  }

  const plain = await visitor.browser()?.newContext({ javaScriptEnabled: false });
  const page = await plain?.newPage();
  if (!page) throw new Error('The browser is gone.');
  await protocol.check('without JavaScript the fallbacks show, and the texts for later do not', async () => {
    await page.goto(`${wordpress.url}/talk-to-us/`);
    await expect(page.locator('[data-widget]')).toContainText('Prefer to talk? Call 0800 555 123.');
    await expect(page.getByRole('link', { name: '0800 555 123' })).toHaveAttribute('href', 'tel:0800555123');
    await expect(page.getByText('Ka pai! We will ring you.')).toBeHidden();
    await page.goto(`${wordpress.url}/classic/`);
    await expect(page.getByText('Or come in.')).toBeVisible();
    await expect(page.getByText('We ring you today.')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Buying a home' })).toHaveAttribute(
      'href',
      'https://youtu.be/M7lc1UVf-VE?t=90&x=1',
    );
  });

  await protocol.check(
    `without JavaScript the page of ${names.length} widgets shows what each holds`,
    async () => {
      await page.goto(`${wordpress.url}/every-widget/`);
      for (const words of [
        'All our advisers, by region',
        'Two banks have lowered their rates',
        'What does an adviser cost me?',
        'Budget',
      ]) {
        await expect(page.getByText(words).first(), words).toBeVisible();
      }
    },
  );
  await plain?.close();
  await tryPlaces(trial);
}

/** Where the library is loaded, and how it is configured without a file. */
async function tryPlaces(trial: Trial): Promise<void> {
  const { visitor, wordpress, sandbox, protocol, version } = trial;
  protocol.title('Loading and configuration, as a visitor');
  const page = await visitor.newPage();
  const lines = watchLibrary(page);

  await protocol.check(
    'a page without widgets loads nothing of the library; a feed has the fallback alone',
    async () => {
      const html = await (await fetch(`${wordpress.url}/sample-page/`)).text();
      expect(html).not.toMatch(/loader\.js|page\.css/);
      wordpress.run(
        `wp_set_current_user( 1 ); wp_update_post( array( 'ID' => 1, 'edit_date' => true, 'post_date' => current_time( 'mysql' ), 'post_date_gmt' => current_time( 'mysql', true ), 'post_content' => '[adviser_widget name="request-call-form"][adviser_slot name="success"]Later[/adviser_slot]Call us[/adviser_widget]' ) );`,
      );
      const feed = await (await fetch(`${wordpress.url}/feed/`)).text();
      const newest = feed.slice(feed.indexOf('<item>'), feed.indexOf('</item>'));
      expect(newest).toContain('Call us');
      expect(newest).not.toMatch(/data-widget|Later/);
    },
  );

  await protocol.check(
    'the tag is the one of the contract: async, no version, attributes; page.css stands in the head',
    async () => {
      const html = await (await fetch(`${wordpress.url}/talk-to-us/`)).text();
      const tag = (/<script[^>]*loader\.js[^>]*>/.exec(html)?.[0] ?? '').replaceAll("'", '"');
      expect(tag).toContain(`src="${sandbox.url}/adviser-widgets/1/loader.js"`);
      expect(tag).toMatch(/ async /);
      expect(tag).toContain(`data-config="${sandbox.config}"`);
      expect(html.indexOf('page.css')).toBeGreaterThan(0);
      expect(html.indexOf('page.css')).toBeLessThan(html.indexOf('</head>'));
    },
  );

  await protocol.check(
    'without a configuration file the fields are the configuration, and a lead arrives',
    async () => {
      const api = `${sandbox.url}/api-base`;
      const script = `${sandbox.url}/stand-ins/captcha/api.js?render=explicit`;
      const keys = {
        brand: 'acme',
        'apiBase.live': api,
        'apiBase.sandbox': api,
        siteBase: sandbox.url,
        phone: '0800 555 123',
        'captcha.siteKey': 'sandbox-site-key',
        'captcha.scriptUrl': script,
        messages: '{"tryAgain":"Again </script>"}',
        cookieDays: '7',
      };
      store(wordpress, { config: '', keys });
      await page.goto(`${wordpress.url}/talk-to-us/`);
      await everyReady(page, ['request-call-form']);
      const config = await page.evaluate(
        () =>
          (window as unknown as { AdviserWidgets: { config: Record<string, unknown> } }).AdviserWidgets
            .config,
      );
      expect(config).toMatchObject({
        brand: 'acme',
        cookieDays: 7,
        messages: { tryAgain: 'Again </script>' },
        captcha: { siteKey: 'sandbox-site-key' },
      });
      await send(page, 'FIELDS');
      expect((await sandbox.records('call-centre'))[0]?.fields).toMatchObject({
        FormEmail: 'FIELDS@example.nz',
      });
    },
  );

  await protocol.check(
    'preload hints name files that are there, in the folder of the exact version',
    async () => {
      store(wordpress, { base: `${sandbox.url}/adviser-widgets/${version}/`, hints: true });
      await page.goto(`${wordpress.url}/talk-to-us/`);
      await everyReady(page, ['request-call-form']);
      const hints = await page
        .locator('head link[integrity]')
        .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
      expect(hints.length).toBeGreaterThan(3);
      for (const hint of hints) expect((await fetch(hint)).status, hint).toBe(200);
      store(wordpress, { base: `${sandbox.url}/adviser-widgets/1/`, hints: false, config: sandbox.config });
    },
  );

  await tryPolicy(trial);

  await protocol.check(
    'in a classic theme a widget in the sidebar, of which the head knows nothing, is styled and ready',
    async () => {
      wordpress.run(
        `switch_theme( 'twentytwentyone' ); update_option( 'widget_block', array( 2 => array( 'content' => '<!-- wp:adviser-widgets/callback-form --><!-- wp:adviser-widgets/slot {"name":"success"} --><!-- wp:paragraph --><p>Thanks from the sidebar</p><!-- /wp:paragraph --><!-- /wp:adviser-widgets/slot --><!-- /wp:adviser-widgets/callback-form -->' ), '_multiwidget' => 1 ) ); update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array( 'block-2' ), 'array_version' => 3 ) );`,
      );
      const html = await (await fetch(`${wordpress.url}/sample-page/`)).text();
      expect(html).toMatch(/<link[^>]*page\.css[^>]*>\s*<div class="aw-widget" data-widget="callback-form"/);
      await page.goto(`${wordpress.url}/sample-page/`);
      await everyReady(page, ['callback-form']);
      await page.goto(`${wordpress.url}/classic/`);
      await everyReady(page, ['request-call-form', 'callback-form']);
    },
  );

  await protocol.check('the library has no problem to tell of', () =>
    Promise.resolve(expect(lines).toEqual([])),
  );
  await page.close();
}
