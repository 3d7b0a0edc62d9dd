import { expect, type Page } from '@playwright/test';
import { everyReady } from './browser.ts';
import { send } from './send-lead.ts';
import { store } from './store-settings.ts';
import type { Trial } from './trial.ts';
import { withPlugin } from './with-plugin.ts';

/** A plugin as sites have that write a policy: a new nonce in every answer, which ours asks for with its filter. */
const policyPlugin = `
add_action( 'send_headers', function () {
	$nonce = base64_encode( random_bytes( 16 ) );
	header( "Content-Security-Policy: script-src 'nonce-$nonce' 'strict-dynamic'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types adviser-widgets" );
	add_filter( 'adviser_widgets_nonce', fn() => $nonce );
} );
`;

/** What the browser has refused of ours. What WordPress and its theme put into the page has no nonce, and is theirs. */
async function watchRefusals(page: Page, origin: string): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return async () =>
    (await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).filter((line) =>
      line.includes(`${origin}/adviser-widgets/`),
    );
}

/** A page under a strict policy with Trusted Types. */
export async function tryPolicy({
  visitor,
  wordpress,
  sandbox,
  protocol,
  folder,
  version,
}: Trial): Promise<void> {
  await protocol.check(
    'under a policy of nonces with Trusted Types nothing of ours is refused, hints and all, and a lead arrives',
    async () => {
      await withPlugin(folder, policyPlugin, async () => {
        store(wordpress, { base: `${sandbox.url}/adviser-widgets/${version}/`, hints: true });
        const page = await visitor.newPage();
        const refusals = await watchRefusals(page, sandbox.url);
        const answer = await page.goto(`${wordpress.url}/talk-to-us/`);
        expect(answer?.headers()['content-security-policy']).toContain('strict-dynamic');
        expect(
          await page.locator('head link[rel="preload"][as="script"][integrity]').count(),
        ).toBeGreaterThan(3);
        await everyReady(page, ['request-call-form']);
        await send(page, 'POLICY');
        expect((await sandbox.records('call-centre'))[0]?.fields).toMatchObject({
          FormEmail: 'POLICY@example.nz',
        });
        expect(await refusals()).toEqual([]);
        await page.close();
      });
      store(wordpress, { base: `${sandbox.url}/adviser-widgets/1/`, hints: false });
    },
  );
}
