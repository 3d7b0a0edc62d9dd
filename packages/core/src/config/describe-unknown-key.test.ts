import { describe, expect, test } from 'vitest';
import { describeUnknownKey } from './describe-unknown-key.ts';
import { readConfig } from './read-config.ts';

const liveAndSandbox = ', an object with live and sandbox';

test.each([
  ['brnad', 'there is no configuration key "brnad"; did you mean "brand"?'],
  ['captcha.sitekey', 'there is no configuration key "captcha.sitekey"; did you mean "captcha.siteKey"?'],
  ['captcha-site-key', 'there is no configuration key "captcha-site-key"; did you mean "captcha.siteKey"?'],
  ['siteKey', 'there is no configuration key "siteKey"; did you mean "captcha.siteKey"?'],
  [
    'captcha.siteKey',
    'there is no configuration key "captcha.siteKey" with a dot; write "captcha": { "siteKey": … }',
  ],
  ['apiBase.test', 'there is no configuration key "apiBase.test"; "apiBase" has live, sandbox'],
  [
    'theme.primaryColor',
    'there is no configuration key "theme.primaryColor"; set how widgets look with CSS properties such as --aw-color-primary',
  ],
  [
    'theme',
    'there is no configuration key "theme"; set how widgets look with CSS properties such as --aw-color-primary',
  ],
  ['layout', 'there is no configuration key "layout"'],
  ['apiBases', `there is no configuration key "apiBases"; did you mean "apiBase"${liveAndSandbox}?`],
  ['apiBaseUrls', `there is no configuration key "apiBaseUrls"; did you mean "apiBase"${liveAndSandbox}?`],
  ['ApiBase', `there is no configuration key "ApiBase"; did you mean "apiBase"${liveAndSandbox}?`],
  ['apiUrl', `there is no configuration key "apiUrl"; did you mean "apiBase"${liveAndSandbox}?`],
  ['mcoApi', `there is no configuration key "mcoApi"; did you mean "mcoApiBase"${liveAndSandbox}?`],
  ['apiBaseLive', 'there is no configuration key "apiBaseLive"; did you mean "apiBase.live"?'],
  ['captchaKey', 'there is no configuration key "captchaKey"; did you mean "captcha.siteKey"?'],
  [
    'recaptcha',
    'there is no configuration key "recaptcha"; did you mean "captcha", an object with provider, siteKey and scriptUrl?',
  ],
  ['searchUrls', 'there is no configuration key "searchUrls"; did you mean "searchUrl"?'],
  ['__proto__', 'there is no configuration key "__proto__"'],
])('%s in the JSON: %s', (path, sentence) => {
  expect(describeUnknownKey(path)).toBe(sentence);
});

test.each([
  ['data-brnad', 'the script tag has no data-brnad; did you mean data-brand?'],
  ['data-conifg', 'the script tag has no data-conifg; did you mean data-config?'],
  [
    'data-apiBase',
    'the script tag has no data-api-base; did you mean data-api-base-live or data-api-base-sandbox?',
  ],
  [
    'data-apiUrl',
    'the script tag has no data-api-url; did you mean data-api-base-live or data-api-base-sandbox?',
  ],
  ['data-env', 'the script tag has no data-env; did you mean data-environment?'],
  ['data-siteKey', 'the script tag has no data-site-key; did you mean data-captcha-site-key?'],
  ['data-envirnment', 'the script tag has no data-envirnment; did you mean data-environment?'],
  ['data-captchaSitekey', 'the script tag has no data-captcha-sitekey; did you mean data-captcha-site-key?'],
  [
    'data-analyticsProduction',
    'the script tag has no data-analytics-production; did you mean data-analytics-id-production?',
  ],
])('%s on the tag: %s', (path, sentence) => {
  expect(describeUnknownKey(path)).toBe(sentence);
});

describe('a name that was meant for the address of an API', () => {
  const configOf = (json: object) => readConfig({ json }).config;
  const lost = "Until apiBase.live is set, live leads go to the page's own site";

  test.each(['apiBases', 'apiBase.Live', 'apiBase.live', 'data-apiBase', 'live'])(
    '%s says what goes astray while the address is not set',
    (path) => {
      expect(describeUnknownKey(path, configOf({}))).toContain(lost);
    },
  );

  test('says it after a full stop where it suggests nothing', () => {
    expect(describeUnknownKey('apiBase.prod', configOf({}))).toBe(
      `there is no configuration key "apiBase.prod"; "apiBase" has live, sandbox. ${lost}`,
    );
  });

  test('says it of the search for advisers', () => {
    expect(describeUnknownKey('mcoApiBases', configOf({}))).toContain(
      "Until mcoApiBase.live is set, live searches for advisers go to the page's own site",
    );
  });

  test.each(['apiBases', 'apiBase.sandbx', 'phonne'])(
    '%s is only unknown where the address is set',
    (path) => {
      const config = configOf({ apiBase: { live: 'https://api.example.nz' } });
      expect(describeUnknownKey(path, config)).toBe(describeUnknownKey(path));
    },
  );

  test.each(['apiBase.sandbx', 'phonne'])('%s is not meant for the live one', (path) => {
    expect(describeUnknownKey(path, configOf({}))).toBe(describeUnknownKey(path));
  });
});

test.each([
  'cfasync',
  'noOptimize',
  'noMinify',
  'noDefer',
  'pagespeedNoDefer',
  'pagespeedOrigSrc',
  'rocketSrc',
  'rocketType',
  'wpMeta',
  'cookieconsent',
  'turboTrack',
  'usercentrics',
  'category',
  'src',
  'type',
  'id',
  'name',
  'version',
  'otIgnore',
  'ampCustomElement',
  'loaded',
  'async',
  'purpose',
])('ignores data-%s on the tag, which belongs to another tool', (name) => {
  expect(describeUnknownKey(`data-${name}`)).toBeUndefined();
});
