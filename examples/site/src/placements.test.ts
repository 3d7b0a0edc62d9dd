import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folders } from './folders.ts';
import { startTestSite } from './start-test-site.ts';

const placements = [
  {
    path: '/',
    file: 'index.md',
    widget: 'request-call-form',
    attributes: {
      'data-campaign-id': 'HOME-2026',
      'data-tracking-number': 'HP-0800',
      'data-heading-level': '3',
    },
  },
  {
    path: '/about-us/contact-us',
    file: 'about-us/contact-us.md',
    widget: 'request-call-form',
    attributes: { 'data-campaign-id': 'CONTACT-2026', 'data-heading': 'Request a Call' },
  },
  {
    path: '/about-us/contact-us',
    file: 'about-us/contact-us.md',
    widget: 'short-contact-form',
    attributes: {
      'data-campaign-id': 'CONTACT-2026',
      'data-message-mode': 'page-slug',
      'data-heading-level': '3',
    },
  },
  {
    path: '/call-centre',
    file: 'call-centre.md',
    widget: 'call-centre-form',
    attributes: { 'data-campaign-id': 'CALL-CENTRE-2026' },
  },
  {
    path: '/property-report',
    file: 'property-report.md',
    widget: 'property-report-form',
    attributes: { 'data-campaign-id': 'PROPERTY-2026' },
  },
  {
    path: '/find-help',
    file: 'find-help.md',
    widget: 'callback-form',
    attributes: {
      'data-campaign-id': 'FIND-HELP-2026',
      'data-best-day-options': expect.stringContaining('"Tuesday"') as string,
    },
  },
  {
    path: '/find-help',
    file: 'find-help.md',
    widget: 'adviser-search',
    attributes: { 'data-results': 'advisers-near-you', 'data-button-text': 'Show advisers' },
    hasSlot: false,
  },
  {
    path: '/advisers',
    file: 'advisers.md',
    widget: 'adviser-search',
    attributes: { 'data-button-text': 'Show advisers' },
    hasSlot: false,
  },
  {
    path: '/faq',
    file: 'faq.md',
    widget: 'request-call-form',
    attributes: { 'data-campaign-id': 'FAQ-2026' },
  },
  {
    path: '/survey',
    file: 'survey.md',
    widget: 'request-survey',
    attributes: { 'data-campaign-id': 'SURVEY-2026' },
  },
  {
    path: '/become-an-adviser',
    file: 'become-an-adviser.md',
    widget: 'job-application-form',
    attributes: { 'data-campaign-id': 'CAREERS-2026' },
  },
  {
    path: '/subscription',
    file: 'subscription.md',
    widget: 'subscription-centre',
    attributes: { 'data-heading': 'Marketing email' },
  },
];

/** Widgets around an editor's own text, which is also their fallback. */
const aroundText = [
  { path: '/faq', file: 'faq.md', widget: 'accordion' },
  { path: '/faq', file: 'faq.md', widget: 'collapse' },
  { path: '/', file: 'index.md', widget: 'pop-up' },
];

/** Returns the placeholders of a content file, as its editor wrote them. */
function writtenIn(file: string): string[] {
  const text = readFileSync(join(folders.content, 'pages', file), 'utf8');
  return Array.from(text.matchAll(/^<div class="aw-widget"[\s\S]*?^<\/div>/gm), ([html]) => html);
}

describe.each(placements)('the $widget at $path', ({ path, file, widget, attributes, hasSlot = true }) => {
  const selector = `[data-widget=${widget}]`;

  it('is served byte for byte as the editor wrote it', async () => {
    const ask = await startTestSite();
    const { text } = await ask(path);
    const written = writtenIn(file).find((html) => html.includes(`data-widget="${widget}"`));
    expect(written).toBeDefined();
    expect(text).toContain(written);
  });

  it('is in the page once and keeps its attributes', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($(selector)).toHaveLength(1);
    expect($(selector).attr()).toMatchObject({ class: 'aw-widget', ...attributes });
  });

  it('is not inside a paragraph, and its slot and fallback are its children', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($(selector).closest('p')).toHaveLength(0);
    expect($(selector).parent().is('.card')).toBe(true);
    expect($(selector).find('> [data-slot=success] > h3').text() !== '').toBe(hasSlot);
    expect($(selector).find('> p').length).toBeGreaterThan(1);
  });

  it('offers the phone number without JavaScript', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($(selector).find("> p a[href='tel:0800000000']").text()).toBe('0800 000 000');
  });
});

it.each(aroundText)(
  'the $widget at $path is served byte for byte as the editor wrote it',
  async ({ path, file, widget }) => {
    const ask = await startTestSite();
    const { text } = await ask(path);
    const written = writtenIn(file).find((html) =>
      html.startsWith(`<div class="aw-widget" data-widget="${widget}"`),
    );
    expect(written).toBeDefined();
    expect(text).toContain(written);
  },
);

it('the search at /find-help names an empty placeholder for its results', async () => {
  const ask = await startTestSite();
  const { $ } = await ask('/find-help');
  const place = $(`#${$('[data-widget=adviser-search]').attr('data-results')}`);
  expect(place.attr('class')).toBe('aw-widget');
  expect(place.attr('data-widget')).toBe('adviser-results');
  expect(place.text()).toBe('');
});

it('every placement in the content is checked', () => {
  const files = readdirSync(join(folders.content, 'pages'), { recursive: true, encoding: 'utf8' });
  const written = files
    .filter((file) => file.endsWith('.md'))
    .flatMap(writtenIn)
    .filter((html) => !html.includes('"adviser-results"'));
  expect(written).toHaveLength(placements.length + aroundText.length);
});
