// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { describeConfigProblem } from './describe-config-problem.ts';
import { readConfig } from './read-config.ts';

const widgetNames = ['request-call-form', 'callback-form'];

function read(
  links: unknown,
  checks: { isSelector?: (text: string) => boolean; widgetNames?: readonly string[] } = { widgetNames },
) {
  const { config, problems } = readConfig({ json: { links }, hostname: 'www.example.nz', ...checks });
  return { links: config.links, sentences: problems.map((problem) => describeConfigProblem(problem)) };
}

describe('the configuration key "links"', () => {
  test.each([
    [{ within: 'main .page-content' }],
    [{ widgets: ['request-call-form'] }],
    [{ within: 'main, aside', widgets: ['request-call-form', 'callback-form'] }],
  ])('can be %j', (rule) => {
    expect(read(rule)).toEqual({ links: rule, sentences: [] });
  });

  test.each(['main >', '', '..main', ':nonsense'])(
    'is off, with one error that names it, if within is the invalid selector "%s"',
    (within) => {
      const expected = 'a CSS selector such as ".page-content"';
      expect(read({ within, widgets: ['request-call-form'] })).toEqual({
        links: false,
        sentences: [
          `configuration key "links.within": expected ${expected}, got ${JSON.stringify(within)}; using the default`,
        ],
      });
    },
  );

  test.each<[unknown, string]>([
    [['reqest-call-form', 'callback-form'], '["reqest-call-form"]'],
    [[], '[]'],
    ['callback-form', '"callback-form"'],
    [[7], '[7]'],
  ])('is off, with one error that names what is wrong, for widgets %j', (widgets, got) => {
    const expected = 'names of widgets such as ["request-call-form"]';
    expect(read({ within: 'main', widgets })).toEqual({
      links: false,
      sentences: [`configuration key "links.widgets": expected ${expected}, got ${got}; using the default`],
    });
  });

  test('accepts any names if the widgets are unknown', () => {
    expect(read({ widgets: ['anything'] }, {}).links).toEqual({ widgets: ['anything'] });
  });

  test('checks selectors in the page that is checked', () => {
    expect(read({ within: 'main' }, { isSelector: () => false }).links).toBe(false);
  });
});
