import {
  advisedWords,
  describeFound,
  searchEverything,
  searchPages,
  searchWidgets,
} from '@adviser-widgets/markup/search';
import { describe, expect, test } from 'vitest';
import { findWidgets } from '../cdn/find-widgets.ts';
import { readSearchIndex } from '../docs/search-index.ts';

const widgets = (await findWidgets()).map(({ definition }) => definition);
const find = (text: string) => searchWidgets(widgets, text).widgets.map(({ name }) => name);

test.each([
  ['unsubscribe', 'subscription-centre'],
  ['call back', 'request-call-form'],
  ['Ring me!', 'request-call-form'],
  ['map', 'address-map'],
  ['faq', 'accordion'],
  ['hamburger', 'off-canvas-nav'],
  ['popup', 'pop-up'],
  ['find an adviser', 'adviser-search'],
  ['feedback', 'request-survey'],
  ['watch a video', 'youtube-video'],
  ['refer a friend', 'gift-programme'],
  ['job', 'job-application-form'],
  ['news', 'blog-list'],
])('“%s” finds %s among the first three', (text, name) => {
  expect(find(text).slice(0, 3)).toContain(name);
});

test('a widget has all the words, in any order', () => {
  expect(find('adviser find')[0]).toBe('adviser-search');
});

test.each([
  ['I want people to book a call', /^(callback-form|request-call-form)$/],
  ['FAQ that folds', /^accordion$/],
  ['closed on Friday', /^notice-banner$/],
  ['opening hours', /^(announcement|notice-banner)$/],
  ['let visitors write to us', /^short-contact-form$/],
  ['show a map of our office', /^address-map$/],
  ['sliders', /^image-carousel$/],
  ['a list of our advisers in Hamilton', /^adviser-search$/],
  ['our people', /^adviser-search$/],
  ['our staff', /^adviser-search$/],
  ['menu for phones', /^off-canvas-nav$/],
  ['book a call', /^callback-form$/],
  ['Vimeo', /^iframe-embed$/],
])('the request “%s” finds the widget for it first', (text, name) => {
  expect(find(text)[0]).toMatch(name);
});

test('widgets with only some of the words come last, and the count says so', () => {
  const found = searchWidgets(widgets, 'book a call');
  expect(found.widgets.slice(0, 2).map(({ name }) => name)).toEqual(['callback-form', 'request-call-form']);
  expect(found.widgets.map(({ name }) => name)).toContain('sticky-mobile-bar');
  expect(describeFound(found)).toMatch(/^2 widgets, and \d+ with only some of the words$/);
});

test('says that no widget has all of the words', () => {
  const found = searchWidgets(widgets, 'map zebra');
  expect(found.widgets.map(({ name }) => name)).toEqual(['address-map']);
  expect(describeFound(found)).toBe('No widget has all of these words. 1 widget has some of them.');
});

test.each([
  ['clsoed', 'closed'],
  ['a newsleter please', 'newsletter'],
])('of “%s”, the slip is corrected to “%s”', (text, word) => {
  expect(describeFound(searchWidgets(widgets, text))).toContain(`“${word}`);
});

test('what was typed is quoted', () => {
  expect(describeFound(searchWidgets(widgets, 'accordeon zebra'))).toContain('words “accordeon zebra”.');
});

test.each(['click to call button', 'saying'])('the short words of “%s” are taken as they are', (text) => {
  expect(searchWidgets(widgets, text).instead).toBeUndefined();
});

test('a mistyped word finds what the nearest one does, and says so', () => {
  const found = searchWidgets(widgets, 'newsleter');
  expect(found.widgets[0]?.name).toBe('subscription-centre');
  expect(describeFound(found)).toContain('“newsletter”');
});

test('says how many widgets have the words', () => {
  expect(describeFound(searchWidgets(widgets, 'newsletter'))).toMatch(/^1 widget/);
  expect(describeFound(searchWidgets(widgets, 'weather forecast'))).toMatch(
    /^No widget has any of these words/,
  );
});

test('nothing is found without words', () => {
  expect(find('')).toEqual([]);
  expect(find(' … ')).toEqual([]);
});

describe('what no widget does is said, with the nearest way', () => {
  test.each([
    ['testimonials', 'announcement', /text of your page/],
    ['what customers say about us', 'announcement', /testimonials/],
    ['what clients are saying', 'announcement', /testimonials/],
    ['show customer reviews', 'announcement', /asks customers for a rating/],
    ['a WhatsApp button', 'sticky-mobile-bar', /https:\/\/wa\.me\//],
    ['cookie banner', undefined, /consent tool.*AdviserWidgets\.consent/],
    ['opening hours', 'announcement', /“Announcement”/],
    ['instagram feed', 'iframe-embed', /link to your profile/],
    ['mortgage calculator', 'iframe-embed', /“Iframe embed”/],
    ['newsletter sign-up', 'subscription-centre', /does not sign up new people/],
    ['calendar of events', 'announcement', /the next event/],
    ['pricing table', 'collapse', /a table of your CMS/],
    ['rates', 'collapse', /a table of your CMS/],
    ['thank you text', 'request-call-form', /the slot success/],
    ['logo row', 'image-carousel', /row of logos/],
    ['partners', 'image-carousel', /row of logos/],
    ['quiz', 'iframe-embed', /quizzes/],
    ['countdown', 'notice-banner', /first and last day/],
    ['upload a file', 'iframe-embed', /No form takes files/],
    ['language', undefined, /under messages in the configuration/],
  ])('for “%s”', (text, first, sentence) => {
    const { advice, widgets: found } = searchWidgets(widgets, text);
    expect(advice?.sentence, 'the advice').toEqual(expect.stringMatching(sentence));
    if (first) expect(found[0]?.name).toBe(first);
  });

  test('with the words that were typed, in any form', () => {
    const found = searchWidgets(widgets, 'testimonials');
    expect(found.instead).toBeUndefined();
    expect(describeFound(found)).toBe('3 widgets');
  });

  test('also with a slip', () => {
    expect(searchWidgets(widgets, 'testimonals').advice?.sentence).toMatch(/testimonials/);
  });

  test.each(['call back', 'map', 'unsubscribe', 'closed on Friday', 'ratings'])(
    'and not for “%s”',
    (text) => {
      expect(searchWidgets(widgets, text).advice).toBeUndefined();
    },
  );

  test('each widget is there, and is called by its title', () => {
    const titles = new Map(widgets.map(({ name, title }) => [name, title]));
    for (const word of advisedWords) {
      const { sentence = '', widgets: advised = [] } = searchWidgets(widgets, word).advice ?? {};
      for (const name of advised) expect(sentence).toContain(`“${titles.get(name) ?? name}”`);
      for (const [, title = ''] of sentence.matchAll(/“(.*?)”/g))
        expect([...titles.values()]).toContain(title);
    }
  });
});

describe('advice that no widget does something', () => {
  /** A notice looks like one, but asks for no consent. */
  const known = ['cookie bar'];

  test.each(widgets)('names $name if its title or a keyword is asked for', ({ name, title, keywords }) => {
    const denied = [title, ...keywords].filter((words) => {
      const { advice } = searchWidgets(widgets, words);
      return advice && /^No \w+/.test(advice.sentence) && !advice.widgets.includes(name);
    });
    expect(
      denied.filter((words) => !known.includes(words)),
      `A search for these words of ${name} says that no widget does it. Change the sentence in packages/markup/src/search/search-advice.ts, and name ${name} in it, or change the words`,
    ).toEqual([]);
  });
});

describe('of guides, components, tokens, events and configuration keys', () => {
  const pages = readSearchIndex();

  test.each([
    ['csp', 'guide', 'for-integrators', 'For integrators'],
    ['content security policy', 'guide', 'for-integrators', 'For integrators'],
    ['integrity', 'guide', 'files-and-releases', 'Files, releases and upgrades'],
    ['upgrade', 'guide', 'files-and-releases', 'Files, releases and upgrades'],
    ['turbo', 'guide', 'pages-that-swap', 'Pages that swap their body, and libraries'],
    ['hydrate', 'guide', 'frameworks-that-hydrate', 'Frameworks that hydrate'],
    ['mount', 'guide', 'page-api', 'Page API'],
    ['moduleResolution', 'guide', 'for-front-end-developers', 'When it does not show'],
    ['address of a picture', 'guide', 'for-content-editors', 'Pictures'],
    ['font', 'guide', 'design-tokens', 'Design tokens'],
    ['dark mode', 'guide', 'dark-mode', 'Dark mode'],
    ['theme', 'guide', 'design-tokens', 'Design tokens'],
    ['--aw-radius', 'token', 'design-tokens', '--aw-radius'],
    ['onSuccess', 'guide', 'for-front-end-developers', 'For front-end developers'],
    ['aw:success', 'event', 'lead-forms-request-call-form', 'aw:success, onSuccess'],
    ['language', 'guide', 'texts', 'Texts and languages'],
    ['thank you text', 'guide', 'for-content-editors', 'For content editors'],
    ['brand', 'key', 'configuration', 'brand'],
    ['captcha.siteKey', 'key', 'configuration', 'captcha.siteKey'],
    ['useLeadForm', 'hook', 'forms-use-lead-form', 'useLeadForm'],
    ['Button', 'component', 'ui-button', 'Button'],
  ])('“%s” finds the %s on %s first', (text, kind, page, title) => {
    expect(searchPages(pages, text)[0]).toMatchObject({ kind, page, title });
  });

  test('a token leads to the table that has it', () => {
    const anchors = ['--aw-color-link', '--aw-radius'].map((name) => searchPages(pages, name)[0]?.anchor);
    expect(anchors).toEqual(['colours', 'type-space-and-shape']);
  });

  test.each(['quiz', 'countdown', 'upload a file', 'rates', 'zebra'])(
    '“%s”, which no page is about, finds none by a word of its sentences',
    (text) => {
      expect(searchPages(pages, text)).toEqual([]);
    },
  );

  test('offers eight pages at most', () => {
    expect(searchPages(pages, 'the')).toHaveLength(8);
  });
});

describe('of widgets and pages together', () => {
  const pages = readSearchIndex();
  const search = (text: string) => searchEverything({ widgets, pages }, text);

  test('pages with all of the words replace widgets with some', () => {
    const { widgets: found, pages: guides, count } = search('dark mode');
    expect(found).toEqual([]);
    expect(guides.map(({ title }) => title)).toEqual(['Dark mode']);
    expect(count).toBe('');
  });

  test('beside a widget that has the words, no page is listed that only mentions them', () => {
    expect(search('call back').pages).toEqual([]);
  });

  test('a part of a guide that is called so is listed beside a widget', () => {
    expect(search('map').pages[0]?.title).toBe('Maps');
  });

  test('a part that only mentions the word is listed if nothing is called so', () => {
    expect(search('csp').pages.map(({ title }) => title)).toContain('Content-Security-Policy');
  });

  test.each(['Christmas hours', 'Easter opening hours', 'holiday hours', 'christmas'])(
    '“%s” leads to the notice first',
    (text) => {
      expect(search(text).widgets[0]?.name).toBe('notice-banner');
    },
  );
});
