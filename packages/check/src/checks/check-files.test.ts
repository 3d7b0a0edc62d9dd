import { createHash } from 'node:crypto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestSite, pageOf } from '../test-site.ts';

const site = await createTestSite();
const cdn = await createTestSite();
afterEach(() => [site, cdn].forEach(({ clear }) => clear()));
afterAll(() => [site, cdn].forEach(({ close }) => close()));

const form = '<div data-widget="request-call-form"><p>Call us</p></div>';
const tag = 'data-brand="acme" data-captcha-site-key="6LeIxAcT"';
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What is found on a page whose files come from `cdn`, or from the page's own server. */
async function found(html: string): Promise<string> {
  site.answers.set('/a', html.replaceAll('CDN', cdn.base));
  const { out } = await site.check(`${site.base}/a`);
  return out.replaceAll(cdn.base, 'CDN').replaceAll(site.base, 'SITE');
}

test('files that are there are right', async () => {
  expect(await found(pageOf(form))).toMatch(/\n1 page, 1 widget: nothing to fix$/);
});

test('an address of the script that leads nowhere is an error', async () => {
  expect(await found(pageOf(form).replace('/1/loader.js', '/2/loader.js').replace('/1/p', '/2/p'))).toMatch(
    /error: script: the script tag leads to no file \(SITE\/2\/loader\.js answered 404\); correct its address/,
  );
});

test('one of page.css is a warning', async () => {
  site.answers.delete('/1/page.css');
  expect(await found(pageOf(form))).toMatch(
    /^SITE\/a:1:16: warning: script: the tag of page\.css leads to no file \(SITE\/1\/page\.css answered 404\)/,
  );
});

test('is not fetched for a page without widgets', async () => {
  site.answers.delete('/1/loader.js');
  expect(await found(pageOf('<p>Kia ora</p>'))).toBe('1 page, 0 widgets: nothing to fix');
});

const exact = pageOf(form, tag).replaceAll('/1/', 'CDN/1.0.0/');

test.each([
  ['its own', sha384('file'), /nothing to fix/],
  ['several, one of them its own', `${sha384('x')} ${sha384('file')}`, /nothing to fix/],
  ['another file', sha384('other'), /error: script: the script tag has the integrity of another file/],
])('integrity of %s', async (_, integrity, expected) => {
  cdn.answers.set('/1.0.0/loader.js', 'file').set('/1.0.0/page.css', 'x');
  cdn.headers.set('Access-Control-Allow-Origin', '*');
  const html = exact.replace(' async', ` async crossorigin="anonymous" integrity="${integrity}"`);
  expect(await found(html)).toMatch(expected);
});

test('a module from another origin needs CORS', async () => {
  const html = pageOf(form, `type="module" ${tag}`).replaceAll('"/1/', '"CDN/1/');
  expect(await found(html)).toMatch(
    /error: script: the script tag leads to another origin that sends no CORS header, so browsers block the file/,
  );
  cdn.headers.set('Access-Control-Allow-Origin', '*');
  expect(await found(html)).toMatch(/nothing to fix/);
});

test('a configuration on another origin needs CORS', async () => {
  cdn.answers.set('/aw.json', '{ "brand": "acme", "captcha": { "siteKey": "6LeIxAcT" } }');
  const html = pageOf(form, `${tag} data-config="CDN/aw.json"`);
  expect(await found(html)).toMatch(
    /error: configuration: the configuration could not be read from .* is on another origin, which does not let this page read it; have that server send/,
  );
  cdn.headers.set('Access-Control-Allow-Origin', '*');
  expect(await found(html)).toMatch(/nothing to fix/);
});
