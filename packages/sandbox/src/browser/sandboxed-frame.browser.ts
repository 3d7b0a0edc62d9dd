import { expect } from '@playwright/test';
import { serveHostPage } from './host-page.ts';
import { test } from './sandbox-test.ts';

// Any website can create such a frame. Its origin is the same as that of files: null.

/** A page whose sandboxed frame reports for each call whether it can read the answer. */
function framed(
  url: string,
  calls: readonly (readonly [path: string, method: string, json?: string])[],
): string {
  const script = `
    const results = ${JSON.stringify(calls)}.map(([path, method, body]) =>
      fetch('${url}' + path, { method, body, headers: body && { 'Content-Type': 'application/json' } })
        .then(({ status }) => path + ' ' + status, () => path + ' unreadable'));
    Promise.all(results).then((lines) => { document.body.textContent = lines.join(', '); });
  `;
  return `<iframe sandbox="allow-scripts" srcdoc="<body><script>${script.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</script>"></iframe>`;
}

test('a sandboxed frame reads the API and the configuration, and no record or switch', async ({
  page,
  sandbox,
}) => {
  const html = framed(sandbox.url, [
    ['/__sandbox/config.json', 'GET'],
    ['/api/blog', 'GET'],
    ['/acme/lead', 'POST', '{}'],
    ['/__sandbox/records', 'GET'],
    ['/__sandbox/records', 'DELETE'],
    ['/__sandbox/faults', 'POST', '{"path":"/lead"}'],
    ['/__sandbox/captcha', 'PUT', '{"mode":"block"}'],
  ]);
  const host = await serveHostPage(html, "default-src * 'unsafe-inline'");
  await page.goto(host.url);
  await expect(page.frameLocator('iframe').locator('body')).toHaveText(
    [
      '/__sandbox/config.json 200',
      '/api/blog 200',
      '/acme/lead 422',
      '/__sandbox/records unreadable',
      '/__sandbox/records unreadable',
      '/__sandbox/faults unreadable',
      '/__sandbox/captcha unreadable',
    ].join(', '),
  );
  host.close();
});

test('no request of a sandboxed frame sets a failure', async ({ page, sandbox }) => {
  const host = await serveHostPage(
    framed(sandbox.url, [['/__sandbox/faults', 'POST', '{"path":"/api/blog"}']]),
    "default-src * 'unsafe-inline'",
  );
  await page.goto(host.url);
  await expect(page.frameLocator('iframe').locator('body')).toHaveText('/__sandbox/faults unreadable');
  expect((await sandbox.call('/api/blog')).status).toBe(200);
  host.close();
});
