import { builtVersion, button, fillIn } from '@adviser-widgets/testing/browser';
import { expect, expectReady, test } from './fixtures.ts';

const form = '[adviser_widget name="request-call-form" campaign-id="LOADING"]';

test('a feed has the fallback alone', async ({ site, editor }) => {
  const slot = '[adviser_slot name="success"]Later[/adviser_slot]';
  await editor.save({ title: 'In the feed', content: `${form}${slot}Call us[/adviser_widget]` });
  const feed = await (await fetch(`${site.url}/feed/`)).text();
  const newest = feed.slice(feed.indexOf('<item>'), feed.indexOf('</item>'));
  expect(newest).toContain('Call us');
  expect(newest).not.toMatch(/data-widget|Later/);
});

test('the tag is that of the contract, on pages with a widget', async ({ site, editor, sandbox }) => {
  const without = await (await fetch(`${site.url}/sample-page/`)).text();
  expect(without).not.toMatch(/loader\.js|page\.css/);
  const { link } = await editor.save({ title: 'Tag', content: form });
  const html = await (await fetch(link)).text();
  const tag = (/<script[^>]*loader\.js[^>]*>/.exec(html)?.[0] ?? '').replaceAll("'", '"');
  expect(tag).toContain(`src="${sandbox.url}/adviser-widgets/1/loader.js"`);
  expect(tag).toMatch(/ async /);
  expect(tag).toContain(`data-config="${sandbox.url}/__sandbox/config.json"`);
  expect(html).toMatch(/page\.css[^]*<\/head>/);
});

test('without a file the fields are the configuration', async ({ editor, settings, page, sandbox }) => {
  const keys = {
    brand: 'acme',
    'apiBase.live': `${sandbox.url}/api-base`,
    'apiBase.sandbox': `${sandbox.url}/api-base`,
    'captcha.siteKey': 'sandbox-site-key',
    messages: '{"tryAgain":"Again </script>"}',
    cookieDays: '7',
  };
  await settings({ config: '', keys });
  await page.goto((await editor.save({ title: 'Fields', content: form })).link);
  await expectReady(page);
  const config = await page.evaluate(
    () => (window as unknown as { AdviserWidgets: { config: object } }).AdviserWidgets.config,
  );
  expect(config).toMatchObject({
    brand: 'acme',
    cookieDays: 7,
    messages: { tryAgain: 'Again </script>' },
    captcha: { siteKey: 'sandbox-site-key' },
  });
});

/** A plugin as sites have that write a policy: a new nonce in every answer, which ours asks for with its filter. */
const policyPlugin = `
add_action( 'send_headers', function () {
	$nonce = base64_encode( random_bytes( 16 ) );
	header( "Content-Security-Policy: script-src 'nonce-$nonce' 'strict-dynamic'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types adviser-widgets" );
	add_filter( 'adviser_widgets_nonce', fn() => $nonce );
} );
`;

test('under a policy with Trusted Types nothing of ours is refused, hints and all', async ({
  editor,
  settings,
  addPlugin,
  page,
  sandbox,
  expectConsole,
}) => {
  const refusal = /Content Security Policy|Trusted/;
  expectConsole(refusal); // what WordPress and its theme put into the page has no nonce
  addPlugin(policyPlugin);
  await settings({ base: `${sandbox.url}/adviser-widgets/${builtVersion}/`, hints: true });
  const { link } = await editor.save({ title: 'Policy', content: form });
  const refused: string[] = [];
  page.on('console', (message) => {
    const line = `${message.text()} ${message.location().url}`;
    if (refusal.test(line) && line.includes(`${sandbox.url}/adviser-widgets/`)) refused.push(line);
  });
  const answer = await page.goto(link);
  expect(answer?.headers()['content-security-policy']).toContain('strict-dynamic');
  await expectReady(page);
  const hints = page.locator('head link[rel="preload"][as="script"][integrity]');
  expect(await hints.count()).toBeGreaterThan(3);
  await fillIn(page);
  await button(page).click();
  await expect.poll(() => sandbox.records('call-centre')).toHaveLength(1);
  expect(refused).toEqual([]);
});

test('a widget in a classic sidebar, unknown to the head, is styled and ready', async ({ site, page }) => {
  const theme = await site.run(`echo get_stylesheet(); switch_theme( 'twentytwentyone' );`);
  const slot =
    '<!-- wp:adviser-widgets/slot {"name":"success"} --><p>Thanks from the sidebar</p><!-- /wp:adviser-widgets/slot -->';
  const block = `<!-- wp:adviser-widgets/callback-form -->${slot}<!-- /wp:adviser-widgets/callback-form -->`;
  await site.run(
    `update_option( 'widget_block', array( 2 => array( 'content' => '${block}' ), '_multiwidget' => 1 ) ); update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array( 'block-2' ), 'array_version' => 3 ) );`,
  );
  const html = await (await fetch(`${site.url}/sample-page/`)).text();
  expect(html).toMatch(/<link[^>]*page\.css[^>]*>\s*<div class="aw-widget" data-widget="callback-form"/);
  await page.goto(`${site.url}/sample-page/`);
  await expectReady(page);
  await site.run(`switch_theme( '${theme}' );`);
});
