import { expect } from '@playwright/test';
import { test } from './sandbox-test.ts';

test('a sandboxed frame reads the API and the configuration, and no record or switch', async ({
  page,
  sandbox,
}) => {
  // Any website can create such a frame. Its origin is the same as that of files: null.
  const calls: readonly (readonly [path: string, method: string, json?: string])[] = [
    ['/__sandbox/config.json', 'GET'],
    ['/api/blog', 'GET'],
    ['/acme/lead', 'POST', '{}'],
    ['/__sandbox/records', 'GET'],
    ['/__sandbox/records', 'DELETE'],
    ['/__sandbox/faults', 'POST', '{"path":"/api/blog"}'],
    ['/__sandbox/captcha', 'PUT', '{"mode":"block"}'],
  ];
  const script = `
    const results = ${JSON.stringify(calls)}.map(([path, method, body]) =>
      fetch('${sandbox.url}' + path, { method, body, headers: body && { 'Content-Type': 'application/json' } })
        .then(({ status }) => path + ' ' + status, () => path + ' unreadable'));
    Promise.all(results).then((lines) => { document.body.textContent = lines.join(', '); });
  `;
  await page.goto(sandbox.url.replace('127.0.0.1', 'localhost'));
  await page.setContent('<iframe sandbox="allow-scripts"></iframe>');
  await page.locator('iframe').evaluate((frame, text) => {
    frame.setAttribute('srcdoc', `<body><script>${text}</script>`);
  }, script);
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
  expect((await sandbox.call('/api/blog')).status).toBe(200);
});
