import Ajv from 'ajv-draft-04';
import type { Log } from 'sarif';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { rules } from '../checks/rules.ts';
import { createTestSite, pageOf } from '../test-site.ts';

const site = await createTestSite();
afterEach(site.clear);
afterAll(site.close);

const form = (attributes: string) =>
  `<div class="aw-widget" data-widget="request-call-form" ${attributes}><p>Call us</p></div>`;
const warned = pageOf(form('data-heading-level="9"'));
const wrong = pageOf('<div data-widget="request-call-from"></div>');
const right = pageOf(form(''));

/** Text in a page that a terminal, a CI service or a log would take for its own. */
const sting = '\u001b[31m\n::error::pwned%0A::set-output name=a::b ##[error]pwned,line=1:2';

describe('the exit code', () => {
  test.each([
    [[right], [], 0],
    [[wrong, warned], [], 1],
    [[warned], [], 3],
    [[warned], ['--fail-on', 'error'], 0],
    [[wrong], ['--fail-on', 'error'], 1],
    [[wrong, warned], ['--fail-on', 'never'], 0],
    [[warned], ['--errors-only'], 0],
  ])('of pages %# with %j is %i', async (pages, options, expected) => {
    const addresses = pages.map((page, index) => {
      site.answers.set(`/${index}`, page);
      return `${site.base}/${index}`;
    });
    expect((await site.check(...options, ...addresses)).code).toBe(expected);
  });

  test('is 2 if a page cannot be read, whatever fails', async () => {
    expect((await site.check('--fail-on', 'never', `${site.base}/none`)).code).toBe(2);
  });

  test.each([
    ['--format', 'xml', '--format: expected text, json, github, sarif, got "xml"'],
    ['--fail-on', 'info', '--fail-on: expected warning, error, never, got "info"'],
  ])('is 2 for %s %s', async (option, value, message) => {
    const { code, logged } = await site.check(option, value, 'a.html');
    expect(code).toBe(2);
    expect(logged).toEqual([message]);
  });
});

test('--version prints that of the package', async () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  expect(await site.check('--version')).toMatchObject({ code: 0, out: version });
});

test('--json is --format json, whose findings name their rule', async () => {
  site.answers.set('/a', wrong);
  const [{ out }, { out: other }] = await Promise.all([
    site.check('--json', `${site.base}/a`),
    site.check('--format', 'json', `${site.base}/a`),
  ]);
  expect(out).toBe(other);
  expect(JSON.parse(out)).toMatchObject({ pages: [{ findings: [{ rule: 'unknown-widget' }] }] });
});

describe('annotations of GitHub', () => {
  test('name the file, the line and the rule', async () => {
    const file = site.write('a,b.html', warned);
    const { out } = await site.check('--format', 'github', file);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(
        /^::warning file=[^,:]*a%2Cb\.html,line=2,col=56,title=attribute-value::request-call-form: data-heading-level="9" is not /,
      ),
      '1 page, 1 widget: 0 errors, 1 warning',
    ]);
  });

  test('give the address of a page that is not a file of the repository', async () => {
    site.answers.set('/a', wrong);
    const { out } = await site.check('--format', 'github', `${site.base}/a`);
    expect(out).toMatch(
      new RegExp(`^::error title=unknown-widget::${site.base}/a:2:6: page: there is no widget`),
    );
  });

  test.each([
    ['a widget', `<i data-widget="${sting}"></i>`],
    ['an attribute', form(`data-heading-level="${sting}"`)],
    ['an id', form(`data-adviser-id="${sting}"`)],
    ['a link', `<div data-widget="request-call-form"><a href="tel:${sting}">Call</a></div>`],
    ['a shortcode', `<p>[adviser_widget name="${sting}"]</p>`],
    ['text', `<div class="aw-widget">${sting}</div>`],
  ])('cannot be forged by %s', async (_, body) => {
    site.answers.set('/a', pageOf(body));
    const lines = (await site.check('--format', 'github', `${site.base}/a`)).out.split('\n');
    const others = lines.filter((line) => !/^::(error|warning) title=[a-z-]+::http/.test(line));
    expect(others).toEqual([expect.stringMatching(/^1 page, /)]);
  });

  test.each([
    ['a widget', `<i data-widget="${sting}"></i>`],
    ['a link', `<div data-widget="request-call-form"><a href="tel:${sting}">Call</a></div>`],
  ])('keep the text of %s in one line without commands', async (_, body) => {
    site.answers.set('/a', pageOf(body));
    const [line = ''] = (await site.check('--format', 'github', `${site.base}/a`)).out.split('\n');
    expect(line.replace(/^::\w+ [^:]*::/, '')).not.toMatch(/::[a-z]|##\w*\[|\p{Cc}|%(?!25)/u);
  });

  test('cannot be forged by the name of a file', async () => {
    const file = site.write('a::error::b%0A,line=9.html', wrong);
    const [line = ''] = (await site.check('--format', 'github', file)).out.split('\n');
    expect(line).toMatch(
      /^::error file=[^,:]*%250A%2Cline=9\.html,line=2,col=6,title=unknown-widget::page: /,
    );
  });
});

describe('SARIF', () => {
  const require = createRequire(import.meta.url);
  const schema = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json') as object;
  const formats = { 'date-time': /^\d{4}-/, uri: isUri, 'uri-reference': isUriReference };
  const isValid = new Ajv({ strict: false, unicodeRegExp: false, formats }).compile(schema);

  function isUri(text: string): boolean {
    return URL.canParse(text);
  }

  function isUriReference(text: string): boolean {
    return URL.canParse(text, 'https://site.invalid/') && !/[\s<>"{}|\\^`]/.test(text);
  }

  async function sarif(...args: string[]): Promise<Log> {
    return JSON.parse((await site.check('--format', 'sarif', ...args)).out) as Log;
  }

  test.each([
    ['a page with an error', wrong],
    ['a page with a warning', warned],
    ['a page without findings', right],
    ['a hostile page', pageOf(`<i data-widget="${sting}"></i><div class="aw-widget">${sting}</div>`)],
  ])('of %s fits its schema', async (_, html) => {
    site.answers.set('/a', html);
    isValid(await sarif(`${site.base}/a?b=c d`, site.write('a b<c>.html', html)));
    expect(isValid.errors).toBeNull();
  });

  test('names the rule, the place and the severity of a finding', async () => {
    const [run] = (await sarif(site.write('a b.html', warned))).runs;
    expect(run?.results).toEqual([
      {
        ruleId: 'attribute-value',
        ruleIndex: Object.keys(rules).indexOf('attribute-value'),
        level: 'warning',
        message: {
          text: expect.stringMatching(/^request-call-form: data-heading-level="9" is not/) as string,
        },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: expect.stringMatching(/\/a%20b\.html$/) as string },
              region: { startLine: 2, startColumn: 56 },
            },
          },
        ],
      },
    ]);
  });

  test('describes each rule with help', async () => {
    const [run] = (await sarif(site.write('a.html', right))).runs;
    const described = run?.tool.driver.rules?.map(({ id, help }) => [id, (help?.text ?? '') !== '']);
    expect(described).toEqual(Object.keys(rules).map((id) => [id, true]));
  });

  test('says what could not be read', async () => {
    const [run] = (await sarif(`${site.base}/none`)).runs;
    expect(run?.invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ level: 'error', message: { text: `${site.base}/none answered 404` } }],
      },
    ]);
  });

  test('masks secrets of addresses', async () => {
    site.answers.set('/a', wrong);
    const { out } = await site.check(
      '--format',
      'sarif',
      `${site.base.replace('//', '//jo:hunter2@')}/a?token=hunter2`,
    );
    expect(out).not.toContain('hunter2');
  });
});
