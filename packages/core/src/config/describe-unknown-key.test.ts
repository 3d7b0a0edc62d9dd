import { expect, test } from 'vitest';
import { describeUnknownKey } from './describe-unknown-key.ts';

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
  ['__proto__', 'there is no configuration key "__proto__"'],
])('%s in the JSON: %s', (path, sentence) => {
  expect(describeUnknownKey(path)).toBe(sentence);
});

test.each([
  ['data-brnad', 'the script tag has no data-brnad; did you mean data-brand?'],
  ['data-conifg', 'the script tag has no data-conifg; did you mean data-config?'],
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
