// @vitest-environment jsdom
import { putMarkup, sampleDefinitions } from '@adviser-widgets/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { isSameReport, readPanelContent } from './read-panel-content.ts';
import { configOf, knowledge } from '../sample-page.ts';
import { Placeholder } from '@adviser-widgets/widget';

beforeEach(() => document.body.replaceChildren());

const greeting = '<div data-widget="greeting"></div>';

test('lists placeholders in document order, however they were found', () => {
  const [first, second] = [
    new Placeholder(putMarkup(greeting)),
    new Placeholder(putMarkup('<div data-widget="iframe-embed"></div>')),
  ];
  const { placeholders } = readPanelContent([second, first], {
    ...knowledge({ definitions: sampleDefinitions }),
    siteNotes: [],
    hasStarted: true,
  });
  expect(placeholders.map(({ name }) => name)).toEqual(['greeting', 'iframe-embed']);
});

test('lists notes about the current page', () => {
  putMarkup('<div class="aw-widget"></div>');
  const { notes } = readPanelContent([], {
    ...knowledge({ definitions: sampleDefinitions }),
    siteNotes: [],
    hasStarted: true,
  });
  expect(notes).toEqual([expect.stringContaining('has lost its attributes')]);
});

test('says once, at a widget whose name is damaged, what has damaged it', () => {
  const cell = new Placeholder(putMarkup('<div class=""aw-widget"" data-widget=""greeting"">Hi</div>'));
  const { placeholders, notes } = readPanelContent([cell], {
    ...knowledge({ definitions: sampleDefinitions }),
    siteNotes: [],
    hasStarted: true,
  });
  expect([...placeholders.flatMap(({ problems }) => problems), ...notes]).toEqual([
    expect.stringContaining('as in a cell of a spreadsheet'),
  ]);
});

test('lists what those who run the site can fix once, however many widgets need it', () => {
  const html = '<div data-widget="lead-form"></div>';
  const { siteNotes } = readPanelContent(
    [new Placeholder(putMarkup(html)), new Placeholder(putMarkup(html))],
    {
      ...knowledge({ definitions: sampleDefinitions, config: configOf({}) }),
      siteNotes: ['The configuration is odd.'],
      hasStarted: true,
    },
  );
  expect(siteNotes).toEqual(['The configuration is odd.', expect.stringContaining('no key "brand"')]);
});

describe('what the page checker finds, too', () => {
  const read = (config: ReturnType<typeof configOf>, html = greeting) => {
    putMarkup(html);
    return readPanelContent([new Placeholder(putMarkup('<div data-widget="lead-form"></div>'))], {
      ...knowledge({ definitions: sampleDefinitions, config }),
      siteNotes: [],
      hasStarted: true,
    });
  };

  test.each([
    [{ brand: 'two words' }, 'Brand is a part of the addresses of your API, and has spaces'],
    [
      { brand: 'acme', captcha: { siteKey: 'your-site-key' } },
      'captcha.siteKey still has the text of an example',
    ],
    [{ brand: 'acme', phone: 'call us' }, 'Phone is not a phone number'],
    [{ brand: 'acme', campaignId: 'two words' }, 'campaignId is not the id of a campaign'],
  ])('is said to those who run the site: %j', (json, sentence) => {
    expect(read(configOf(json)).siteNotes).toEqual([expect.stringContaining(sentence)]);
  });

  test.each([
    ['[adviser_widgets name="greeting"]', 'The page shows a shortcode'],
    ['<adviser-widget></adviser-widget>', '<adviser-widget> is not an element that browsers know'],
    ['<div widget="greeting"></div>', 'A widget does not load: widget is mistyped'],
    [
      '<a href="/call#widget=greeting">Call</a>',
      'This link has the settings of greeting, but the configuration does not allow links to be widgets',
    ],
  ])('is a note about the page: %s', (html, sentence) => {
    expect(read(configOf({ brand: 'acme' }), `<div>${html}</div>`).notes).toEqual([
      expect.stringContaining(sentence),
    ]);
  });

  test('an element that a script of the page has defined is left alone', () => {
    customElements.define('adviser-widgets', class extends HTMLElement {});
    expect(read(configOf({ brand: 'acme' }), '<adviser-widgets></adviser-widgets>').notes).toEqual([]);
  });
});

test('notes nothing about the page before it has started', () => {
  putMarkup('<div class="aw-widget"></div>');
  const { notes } = readPanelContent([], {
    ...knowledge({ definitions: sampleDefinitions }),
    siteNotes: [],
    hasStarted: false,
  });
  expect(notes).toEqual([]);
});

describe('two reports are the same', () => {
  const read = (html: string) =>
    readPanelContent([new Placeholder(putMarkup(html))], {
      ...knowledge({ definitions: sampleDefinitions }),
      siteNotes: [],
      hasStarted: true,
    });

  test('when nothing has changed', () => {
    const entry = new Placeholder(putMarkup(greeting));
    const again = () =>
      readPanelContent([entry], {
        ...knowledge({ definitions: sampleDefinitions }),
        siteNotes: [],
        hasStarted: true,
      });
    expect(isSameReport(again(), again())).toBe(true);
  });

  test('unless there is a new problem', () => {
    expect(isSameReport(read(greeting), read('<div data-widget="greeting" data-x></div>'))).toBe(false);
  });

  test('unless another element has replaced one', () => {
    expect(isSameReport(read(greeting), read(greeting))).toBe(false);
  });
});
