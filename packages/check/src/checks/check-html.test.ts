import { accordion } from '@adviser-widgets/disclosure';
import { popUp } from '@adviser-widgets/banners';
import { requestCallForm } from '@adviser-widgets/lead-forms';
import { iframeEmbed, youtubeVideo } from '@adviser-widgets/media';
import type { KnownWidget } from '@adviser-widgets/widget/internal';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { form, script, sheet } from '../../cases/case.ts';
import type { GivenPage } from '../pages/given-page.ts';
import { checkHtml } from './check-html.ts';
import { writeText } from '../report/write-report.ts';

const widgets: readonly KnownWidget[] = [accordion, popUp, requestCallForm, iframeEmbed, youtubeVideo];
const manifest = new Map(widgets.map((widget) => [widget.name, widget]));

async function check(
  body: string,
  { head = sheet + script(), ...given }: Partial<GivenPage> & { readonly head?: string } = {},
) {
  const html = `<!doctype html><html><head>${head}</head><body>\n${body}</body></html>`;
  return checkHtml({ name: 'a.html', html, address: 'https://www.example.nz/a.html', ...given }, manifest);
}

/** Returns `line:column severity subject: message` for each finding. */
async function found(...given: Parameters<typeof check>): Promise<string[]> {
  const { findings } = await check(...given);
  return findings.map(
    ({ line = '', column = '', severity, subject, message }) =>
      `${line}:${column} ${severity} ${subject}: ${message}`,
  );
}

test('finds nothing to fix on a correct page', async () => {
  expect(
    await check(
      `${form()}<div class="aw-widget" data-widget="pop-up" data-trigger="open"><p>Offer</p>${form()}</div><button id="open">Open</button>`,
    ),
  ).toEqual({
    page: 'a.html',
    widgets: 3,
    leads: { live: '', sandbox: '' },
    findings: [],
  });
});

test('says where leads go in each environment, without the key in a query', async () => {
  const attributes =
    'data-brand="acme" data-api-base-live="https://api.example.nz/v1?code=1" data-api-base-sandbox="/test"';
  const { leads } = await check(form(), { head: sheet + script().replace('data-brand="acme"', attributes) });
  expect(leads).toEqual({
    live: 'https://api.example.nz/v1/acme/',
    sandbox: 'https://www.example.nz/test/acme/',
  });
});

test.each([
  [
    'data-heading="Talk to us data-campaign-id="HL-2026"',
    'data-campaign-id is within the quotes of the value before it',
  ],
  ['data-heading="Talk to us data-campaign-id=HL-2026"', 'a quote of data-campaign-id is missing'],
])('%s loses the campaign of leads: an error, with its letters as written', async (attributes, why) => {
  const [campaign, ...others] = await found(form(attributes));
  expect(campaign).toContain(
    `error request-call-form: ${why}, so leads may arrive without it; write data-campaign-id="HL-2026"`,
  );
  expect(others).toEqual([expect.stringContaining('warning request-call-form: a quote of data-heading')]);
});

test('says of a heading that the parser has lowered that letters may be lost', async () => {
  const [heading] = await found(form('data-campaign-id="HL-2026 data-heading="Talk to us"'));
  expect(heading).toContain(
    'warning request-call-form: data-heading is within the quotes of the value before it, so capital letters or words of it may be lost; write data-heading="Talk to us"',
  );
});

test('reports nothing for a page without widgets', async () => {
  expect(await check('<p>Kia ora</p>', { head: '', policies: ["script-src 'none'"] })).toEqual({
    page: 'a.html',
    widgets: 0,
    findings: [],
  });
});

test('finds all twenty planted mistakes, each with its position and fix', async () => {
  const report = await checkHtml(
    {
      name: 'twenty-mistakes.html',
      html: readFileSync(new URL('../../cases/twenty-mistakes.html', import.meta.url), 'utf8'),
      address: 'https://site.invalid/twenty-mistakes.html',
    },
    manifest,
  );
  const expected = new URL('../../cases/twenty-mistakes.txt', import.meta.url);
  expect(`${writeText([report])}\n`).toBe(readFileSync(expected, 'utf8'));
  expect(report.findings.length).toBeGreaterThanOrEqual(20);
});

test('gives the place of an attribute or a slot on another line than its widget', async () => {
  const slots =
    '<div class="aw-widget" data-widget="request-call-form"\n   data-heading-level="x">\n <p data-slot="sucess">T</p><p>Call us</p></div>';
  expect((await found(slots)).map((line) => line.split(' ')[0])).toEqual(['3:4', '4:5']);
});

test('the configuration is fetched from its address; if it cannot be read, only that is reported', async () => {
  const head = sheet + script().replace('data-brand="acme"', 'data-config="/aw.json"');
  const asked: string[] = [];
  const fetchConfig = (address: string) =>
    Promise.resolve(asked.push(address) && { brand: 'acme', captcha: { siteKey: '6LeIxAcT' } });
  expect(await found(form(), { head, fetchConfig })).toEqual([]);
  expect(asked).toEqual(['https://www.example.nz/aw.json']);
  expect(
    await found(form(), { head, fetchConfig: () => Promise.reject(new Error('it answered 404')) }),
  ).toEqual([
    expect.stringMatching(
      /^1:\d+ error configuration: the configuration could not be read from \/aw\.json: it answered 404$/,
    ),
  ]);
  expect(await found(form(), { head })).toEqual([]);
});

test('the policy is read from a meta element too, and each one is checked separately', async () => {
  const meta = `<meta http-equiv="content-security-policy" content="style-src 'self'">`;
  expect(await found(form(), { head: meta + sheet + script(), policies: ['trusted-types a'] })).toHaveLength(
    2,
  );
});
