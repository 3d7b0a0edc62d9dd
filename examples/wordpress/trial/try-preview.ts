import { expect, type Page } from '@playwright/test';
import { openSidebar, previewOf, type Canvas } from './block-editor.ts';
import type { Trial } from './trial.ts';

/** The preview of the block that was just written, on the page of the editor. */
export async function tryPreview(
  { page, canvas }: { readonly page: Page; readonly canvas: Canvas },
  { wordpress, protocol, shot }: Trial,
): Promise<void> {
  await protocol.check(
    'the preview shows the widget, follows what is written, and says that nothing is sent',
    async () => {
      const press = () =>
        page.locator('.block-editor-block-toolbar').getByRole('button', { name: 'Preview' }).click();
      await canvas.locator('[data-type="adviser-widgets/request-call-form"] .adviser-widgets-title').click();
      await press();
      const preview = canvas.frameLocator('.adviser-widgets-preview');
      await expect(preview.locator('[data-widget-state="ready"]')).toBeVisible();
      await expect(preview.getByRole('heading', { name: 'Kōrero mai & "talk" [now] > later' })).toBeVisible();
      await expect(preview.getByText('Preview: forms work, nothing is sent')).toBeVisible();
      await (await openSidebar(page)).getByLabel('Button text').fill('Ring me');
      await expect(preview.getByRole('button', { name: 'Ring me' })).toBeVisible();
      await shot(page, 'preview');
      await (await openSidebar(page)).getByLabel('Button text').fill('');
      await press();
      await expect(canvas.locator('.adviser-widgets-content').first()).toBeVisible();
    },
  );

  if (wordpress.run(`echo function_exists( 'wp_print_font_faces' );`) === '1') {
    await protocol.check('the preview has the fonts of the theme', async () => {
      const html = await previewOf(page, '<!-- wp:adviser-widgets/request-call-form /-->');
      expect(html).toContain('@font-face');
    });
  }

  await protocol.check('a preview holds no script that this editor may not write', async () => {
    const script = '<script>alert(1)</script>';
    const html = await previewOf(
      page,
      `<!-- wp:html -->${script}<img src="x" onerror="alert(1)"><!-- /wp:html -->`,
    );
    expect(html).not.toContain(script);
    expect(html).not.toContain('onerror');
    expect(html).toContain('<img src="x"');
  });
}
