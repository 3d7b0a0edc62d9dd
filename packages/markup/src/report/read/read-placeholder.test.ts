// @vitest-environment jsdom
import { noticeBanner } from '@adviser-widgets/banners';
import { putMarkup, sampleDefinitions } from '@adviser-widgets/testing';
import type { RuntimeDefinition } from '@adviser-widgets/widget';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Knowledge } from './find-problems.ts';
import { readPlaceholder } from './read-placeholder.ts';
import { configOf, knowledge } from '../sample-page.ts';
import { Placeholder, type PlaceholderState } from '@adviser-widgets/widget';

function read(
  html: string,
  {
    state = 'pending',
    failure,
    ...parts
  }: Partial<Knowledge> & { state?: PlaceholderState; failure?: Placeholder['failure'] } = {},
) {
  const placeholder = new Placeholder(putMarkup(html));
  placeholder.setState(state);
  placeholder.failure = failure;
  return readPlaceholder(placeholder, knowledge({ definitions: sampleDefinitions, ...parts }));
}

test('a notice with its text in the attribute and inside has two', () => {
  const { problems } = read(
    '<div data-widget="notice-banner" data-text="Closed" data-version="1"><p>Open</p></div>',
    { definitions: new Map([[noticeBanner.name, noticeBanner]]) },
  );
  expect(problems).toEqual([
    'This widget has two texts: only data-text shows, not the content inside; empty one of them.',
  ]);
});

describe('problems', () => {
  test.each([
    ['none', '<div data-widget="greeting" data-heading="Hi"></div>', []],
    [
      'an unknown widget',
      '<div data-widget="greetin"></div>',
      ['There is no widget "greetin"; did you mean data-widget="greeting"?'],
    ],
    [
      'an unknown attribute',
      '<div data-widget="greeting" data-headding="x"></div>',
      ['This widget does not know data-headding="x"; write data-heading="x".'],
    ],
    [
      'an attribute that only another widget has',
      '<div data-widget="iframe-embed" data-src="/a.html" data-title="T" data-heading-level="3"></div>',
      ['This widget does not use data-heading-level, which greeting and lead-form do; leave it out.'],
    ],
    [
      'a wrong value',
      '<div data-widget="greeting" data-heading-level="7"></div>',
      ['data-heading-level="7" is not a whole number from 2 to 6; write data-heading-level="6".'],
    ],
    [
      'a missing attribute',
      '<div data-widget="iframe-embed" data-title="T"></div>',
      [
        'This widget needs data-src, an http, https, mailto or tel address, or a path; for example data-src="/a.html".',
      ],
    ],
    [
      'an unknown slot',
      '<div class="aw-widget" data-widget="greeting"><p data-slot="sucess"></p></div>',
      ['This widget has no slot "sucess"; its slots are success, intro; write data-slot="success".'],
    ],
    [
      'a slot without a similar name',
      '<div class="aw-widget" data-widget="greeting"><p data-slot="footer"></p></div>',
      ['This widget has no slot "footer"; its slots are success, intro.'],
    ],
    [
      'a slot used twice',
      '<div class="aw-widget" data-widget="greeting"><p data-slot="intro"></p><p data-slot="intro"></p></div>',
      [
        'This widget has two slots called "intro" and shows only the first; put all of it into one element with data-slot="intro".',
      ],
    ],
    [
      'a slot of a nested placeholder',
      '<div data-widget="greeting"><b data-widget="x"><i data-slot="y"></i></b></div>',
      [],
    ],
  ])('of a placeholder with %s', (_, html, problems) => {
    expect(read(html).problems).toEqual(problems);
  });

  test('include pictures that did not load, by their number and address', () => {
    const html = '<div data-widget="greeting"><img src="/a.jpg"><img src="/nope1.jpg"></div>';
    const isBroken = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get');
    isBroken.mockImplementation(function (this: HTMLImageElement) {
      return this.src.endsWith('nope1.jpg');
    });
    expect(read(html).problems).toEqual(['Picture 2 did not load: /nope1.jpg']);
    isBroken.mockRestore();
  });

  test('include an id that no element on the page has', () => {
    const popUp: RuntimeDefinition = {
      name: 'pop-up',
      attributes: { trigger: { kind: 'id', description: '', example: 'open' } },
      slots: {},
      load: 'idle',
      callsApi: false,
    };
    const definitions = new Map([['pop-up', popUp]]);
    const problemsOf = (html: string) => read(html, { definitions }).problems;
    expect(problemsOf('<div data-widget="pop-up" data-trigger="no-such"></div>')).toEqual([
      'data-trigger="no-such" is not the id of any element on this page; give the element you mean id="no-such".',
    ]);
    const html = '<div data-widget="pop-up" data-trigger="there"></div>';
    const button = document.body.appendChild(document.createElement('button'));
    button.id = 'there';
    expect(problemsOf(html)).toEqual([]);
    expect(problemsOf('<div data-widget="pop-up"></div>')).toEqual([]);
    button.remove();
  });

  test('include content that is recommended and missing', () => {
    const video: RuntimeDefinition = {
      name: 'video',
      attributes: { thumbnail: { kind: 'flag', description: '', example: 'true' } },
      slots: {},
      load: 'visible',
      callsApi: false,
      recommends: [{ content: 'img', unless: 'thumbnail', sentence: 'has no picture' }],
    };
    const definitions = new Map([['video', video]]);
    const problemsOf = (html: string) => read(html, { definitions }).problems;
    expect(problemsOf('<div data-widget="video">Watch</div>')).toEqual(['This widget has no picture.']);
    expect(problemsOf('<div data-widget="video"><a href="/"><img alt=""></a></div>')).toEqual([]);
    expect(problemsOf('<div data-widget="video" data-thumbnail>Watch</div>')).toEqual([]);
  });

  test('include content that a widget needs and lacks', () => {
    const folds = {
      name: 'folds',
      attributes: {},
      slots: {},
      load: 'visible',
      callsApi: false,
      content: true,
      requires: { selector: 'h3', sentence: 'has no headings' },
    } as const satisfies RuntimeDefinition & { requires: object };
    const problemsOf = (html: string) =>
      read(html, { definitions: new Map<string, RuntimeDefinition>([['folds', folds]]) }).problems;
    expect(problemsOf('<div data-widget="folds"><p>Rates</p></div>')).toEqual([
      'This widget has no headings.',
    ]);
    expect(problemsOf('<div data-widget="folds"><h3>Rates</h3></div>')).toEqual([]);
  });

  test('say what to try if the files of a widget could not be loaded', () => {
    const failure = { phase: 'load', message: 'Error: 404' } as const;
    expect(read('<div data-widget="greeting"></div>', { state: 'failed', failure }).problems).toEqual([
      expect.stringContaining('could not be loaded, so visitors see your content instead'),
    ]);
  });

  test.each(['render', 'effect'] as const)('are empty if the widget itself failed: %s', (phase) => {
    const failure = { phase, message: 'Error: x' };
    expect(read('<div data-widget="greeting"></div>', { state: 'failed', failure }).problems).toEqual([]);
  });

  test('no longer include a failure once a retry succeeded', () => {
    expect(
      read('<div data-widget="greeting"></div>', { state: 'ready', failure: { phase: 'load', message: 'x' } })
        .problems,
    ).toEqual([]);
  });

  test("are the runtime's message if nothing else explains the state", () => {
    const failure = { phase: 'parse', message: 'is upside down' } as const;
    expect(read('<div data-widget="greeting"></div>', { state: 'invalid', failure }).problems).toEqual([
      'Is upside down.',
    ]);
  });

  test('are empty if the definitions could not be fetched', () => {
    expect(read('<div data-widget="greetin" data-x=""></div>', { definitions: undefined })).toMatchObject({
      problems: [],
      props: [],
    });
  });
});

describe('problems for those who run the site', () => {
  const siteProblems = (...args: Parameters<typeof read>) => read(...args).siteProblems;

  test('include a missing brand if the widget calls the API', () => {
    expect(siteProblems('<div data-widget="lead-form"></div>', { config: configOf({}) })).toEqual([
      expect.stringContaining('The configuration has no key "brand"'),
    ]);
    expect(siteProblems('<div data-widget="greeting"></div>', { config: configOf({}) })).toEqual([]);
  });

  test('do not include it if the configuration could not be read', () => {
    expect(siteProblems('<div data-widget="lead-form"></div>', { config: undefined })).toEqual([]);
  });

  test.each([
    [{ brand: 'acme', apiBase: { live: 'api.example.nz' } }, 'The address in apiBase.live has no https://'],
    [
      { brand: 'acme', apiBase: { live: 'http://api.example.nz' } },
      'The address in apiBase.live is over http',
    ],
  ])('include an address of the API that cannot be right: %j', (json, sentence) => {
    const config = configOf(json);
    expect(siteProblems('<div data-widget="lead-form"></div>', { config })).toEqual([
      expect.stringContaining(sentence),
    ]);
    expect(siteProblems('<div data-widget="greeting"></div>', { config })).toEqual([]);
  });

  test('include a key that the widget needs', () => {
    const needsConfig = [{ key: 'captcha.siteKey' }];
    const definitions = new Map(
      [...sampleDefinitions].map(([name, definition]) => [name, { ...definition, needsConfig }]),
    );
    expect(siteProblems('<div data-widget="lead-form"></div>', { definitions })).toEqual([
      'lead-form needs captcha.siteKey in the configuration; without it nothing can be sent.',
    ]);
  });

  test('say that the script tag was not found, if the brand is missing with it', () => {
    const html = '<div data-widget="lead-form"></div>';
    expect(siteProblems(html, { config: configOf({}), isTagFound: false })).toEqual([
      expect.stringContaining('The script tag was not found'),
    ]);
  });

  test.each([
    [{ phase: 'load', message: 'Error: 404' }, 'greeting “Kia ora” could not be loaded (Error: 404). If'],
    [{ phase: 'render', message: 'Error: x' }, 'greeting “Kia ora” failed after it had loaded (Error: x).'],
    [{ phase: 'effect', message: 'Error: x' }, 'greeting “Kia ora” failed after it had loaded (Error: x).'],
  ] as const)('say which widget failed and why: %j', (failure, sentence) => {
    const html = '<div data-widget="greeting" data-heading="Kia ora"></div>';
    expect(siteProblems(html, { state: 'failed', failure })).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('problems of a form that the page checker finds, too', () => {
  const definitions = new Map(
    [...sampleDefinitions].map(([name, definition]) => [name, { ...definition, purpose: 'form' as const }]),
  );
  const fallback = '<p>Call <a href="tel:0800000000">0800 000 000</a>.</p>';
  const form = (inside: string, attributes = '') =>
    `<div class="aw-widget" data-widget="lead-form" ${attributes}>${inside}</div>`;

  function problemsIn(html: string, given?: Readonly<Record<string, unknown>>): readonly string[] {
    const put = putMarkup(html);
    const element = put.matches('[data-widget]') ? put : put.querySelector<HTMLElement>('[data-widget]');
    if (!element) throw new Error('The markup has no placeholder');
    const { problems } = readPlaceholder(new Placeholder(element, { given }), knowledge({ definitions }));
    put.remove();
    return problems;
  }

  test.each([
    [
      'no fallback',
      form(''),
      'This widget has no fallback, so visitors without JavaScript see nothing; put a sentence inside, for example <p>Call <a href="tel:0800000000">0800 000 000</a>.</p>.',
    ],
    [
      'a link that leads nowhere',
      form('<p>Ask <a href="help@example.nz">us</a></p>'),
      'This widget has a link to href="help@example.nz", which browsers take for a page of your site; write href="mailto:help@example.nz".',
    ],
    [
      'a form of the page around it',
      `<form>${form(fallback)}</form>`,
      'This widget is inside <form>: forms cannot be nested, and tools that parse the page again drop the inner one; move it out.',
    ],
    [
      'a link around it',
      `<a href="/">${form('<p>Call us</p>')}</a>`,
      'This widget is inside <a>, which takes presses on the fields for itself; move it out.',
    ],
    [
      'a value that was never filled in',
      form(fallback, 'data-heading="{{ title }}"'),
      'data-heading="{{ title }}" was never filled in; write the value itself.',
    ],
    [
      'a slot of a custom element',
      form(`${fallback}<p slot="success">Thanks</p>`),
      'This widget has slot="success", which widgets do not read; write data-slot="success".',
    ],
    [
      'an empty slot',
      form(`${fallback}<p data-slot="success"></p>`),
      'This widget has an empty slot "success", so visitors see no thanks after sending; write a sentence into it, or remove it to use the default text.',
    ],
    [
      'a date that does not exist',
      form('<p>Until <time datetime="2026-02-30">Friday</time></p>'),
      'datetime="2026-02-30" is not a date; for example datetime="2026-11-30".',
    ],
  ])('%s', (_name, html, sentence) => {
    expect(problemsIn(html)).toEqual([sentence]);
  });

  test.each([
    ['a fallback', form(fallback)],
    ['a form around the whole page', `<form><main>${form(fallback)}</main></form>`],
    [
      'a form of ours around it, which holds a slot',
      `<div class="aw-root"><form>${form(fallback)}</form></div>`,
    ],
  ])('none with %s', (_name, html) => {
    expect(problemsIn(html)).toEqual([]);
  });

  test('no fallback is missed where a script of the page has mounted the form', () => {
    expect(problemsIn(form(''), { heading: 'Hi' })).toEqual([]);
  });
});

describe('a pending placeholder', () => {
  test.each([
    [
      'by its definition',
      '<div data-widget="iframe-embed"></div>',
      'It loads when the page has nothing else to do.',
    ],
    [
      'by its attribute',
      '<div data-widget="greeting" data-widget-load=" Idle "></div>',
      'It loads when the page has nothing else to do.',
    ],
    [
      'by a media query',
      '<div data-widget="greeting" data-widget-load="media((min-width: 1px))"></div>',
      'It loads when its media query matches.',
    ],
    [
      'by an unknown word',
      '<div data-widget="greeting" data-widget-load="lazy"></div>',
      'It loads when it comes near the visible part of the page.',
    ],
    ['at once', '<div data-widget="greeting" data-widget-load="eager"></div>', ''],
  ])('says what it waits for %s', (_, html, waitsFor) => {
    expect(read(html).waitsFor).toBe(waitsFor);
  });

  test('waits for nothing once it is ready', () => {
    expect(read('<div data-widget="greeting"></div>', { state: 'ready' }).waitsFor).toBe('');
  });
});

describe('the label', () => {
  test.each([
    ['the heading', '<div data-widget="greeting" data-heading="Kia ora">Text</div>', '“Kia ora”'],
    ['the text without a heading', '<div data-widget="iframe-embed">Our\n <b>rates</b></div>', '“Our rates”'],
    [
      'the beginning of a long text',
      `<div data-widget="x">${'word '.repeat(20)}</div>`,
      `“${'word '.repeat(8).trim()}…”`,
    ],
    ['empty without both', '<div data-widget="x"></div>', ''],
  ])('is %s', (_, html, label) => {
    expect(read(html).label).toBe(label);
  });
});

test("corrects the author's content of a mounted placeholder", () => {
  const element = putMarkup('<div data-widget="greeting"><p>Hi</p><div class="aw-root">A form</div></div>');
  const { correct } = readPlaceholder(
    new Placeholder(element),
    knowledge({ definitions: sampleDefinitions }),
  );
  expect(correct().snippet).toBe('<div data-widget="greeting"><p>Hi</p></div>');
});

describe('a widget that shows nothing', () => {
  const day = { kind: 'date', description: 'A day.', example: '2026-12-18' } as const;
  const notice = {
    name: 'notice',
    attributes: { from: day, until: { ...day, notBefore: 'from' } },
    slots: {},
    load: 'eager',
    callsApi: false,
    content: true,
    needsOne: ['content'],
    staysClosed: { cookie: 'notice_closed', period: 'an hour' },
  } as const;
  const definitions = new Map([['notice', notice]]);

  function why(attributes = '', { content = '<p>Closed on Monday</p>', shown = '' } = {}): string {
    const box = `<fieldset data-aw-from="all">${content}</fieldset>`;
    const html = `<div data-widget="notice" ${attributes}><div class="aw-root">${shown || box}</div></div>`;
    return read(html, { state: 'ready', definitions }).waitsFor;
  }

  function close(): void {
    document.cookie = 'notice_closed=1; path=/';
  }

  afterEach(() => {
    document.cookie = 'notice_closed=; path=/; max-age=0';
    vi.useRealTimers();
  });

  test('is said to have been closed, with how to see it again', () => {
    close();
    expect(why()).toBe(
      'You have closed it in this browser, where it stays closed for an hour. To see it now, open the page in a private window.',
    );
  });

  test.each([
    ['was not closed', () => why()],
    ['shows, as another version was closed', () => (close(), why('', { shown: '<p>Closed on Monday</p>' }))],
    ['has nothing inside', () => (close(), why('', { content: '' }))],
    ['has ended', () => (close(), why('data-until="2020-01-01"'))],
  ])('is not said to have been closed if it %s', (_, said) => {
    expect(said()).toBe('');
  });

  test('is said to begin later', () => {
    vi.useFakeTimers({ now: new Date('2026-01-05T12:00:00Z') });
    expect(why('data-from="2026-01-07" data-until="2026-01-09"')).toBe('It shows from 7 January 2026.');
  });

  test('is not said to begin later if its last day is before its first', () => {
    vi.useFakeTimers({ now: new Date('2026-01-05T12:00:00Z') });
    expect(why('data-from="2026-01-09" data-until="2026-01-07"')).toBe('');
  });
});
