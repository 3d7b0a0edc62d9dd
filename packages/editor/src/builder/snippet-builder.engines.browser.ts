import { expect, snippet } from '@adviser-widgets/testing/browser';
import { engineTest as test } from '@adviser-widgets/testing/engines';

test('in the snippet builder an editor writes emphasis and a list', async ({ driver, sandbox }) => {
  await driver.goto(`${sandbox.url}/editor/#${String(new URLSearchParams({ draft: snippet }))}`);
  await driver.click('[role="textbox"][aria-label="Introduction"]');
  await driver.type('Free ');
  await driver.click({ css: '[aria-label="Format: Introduction"] button', text: 'Bold' });
  await driver.type('now');
  await driver.press('Enter');
  await driver.click({ css: '[aria-label="Format: Introduction"] button', text: 'Bulleted list' });
  await driver.type('Ask');
  const written = () =>
    driver.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value);
  await expect.poll(written).toMatch(/<p>Free <strong>now<\/strong><\/p>\s+<ul>\s+<li>Ask<\/li>\s+<\/ul>/);
});
