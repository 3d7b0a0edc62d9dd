import { adviserResults, adviserSearch } from '@adviser-widgets/adviser-search';
import { announcement, noticeBanner, parallaxBanner, popUp } from '@adviser-widgets/banners';
import { blogList } from '@adviser-widgets/blog-list';
import { webChat } from '@adviser-widgets/chat';
import { accordion } from '@adviser-widgets/disclosure';
import {
  callbackForm,
  contactAdviserForm,
  requestCallForm,
  shortContactForm,
} from '@adviser-widgets/lead-forms';
import { addressMap } from '@adviser-widgets/maps';
import { iframeEmbed, imageCarousel, typingText, youtubeVideo } from '@adviser-widgets/media';
import { offCanvasNav } from '@adviser-widgets/navigation';
import { siteSearch } from '@adviser-widgets/site-search';
import { ipDisplay } from '@adviser-widgets/tracking';
import { icon } from '@adviser-widgets/ui';
import type { KnownWidget } from '@adviser-widgets/widget/internal';
import { describe, expect, test } from 'vitest';
import { pageOf, type Case } from '../../cases/case.ts';
import { cases } from '../../cases/cases.ts';
import { checkHtml } from './check-html.ts';
import type { Finding } from './finding.ts';

const widgets: readonly KnownWidget[] = [
  ...[adviserResults, adviserSearch, announcement, noticeBanner, parallaxBanner, popUp, blogList, webChat],
  ...[accordion, callbackForm, contactAdviserForm, requestCallForm, shortContactForm, addressMap],
  ...[iframeEmbed, imageCarousel, typingText, youtubeVideo, offCanvasNav, siteSearch, ipDisplay, icon],
];
const texts = ['close', 'tryAgain'];
const manifest = new Map(
  widgets.map((widget) => [
    widget.name,
    { ...widget, texts: widget.name === 'accordion' ? ['close'] : texts },
  ]),
);

function asLine({ line, column, severity, subject, message, rule }: Finding): string {
  const place = line === undefined ? 'the page' : `${line}:${column}`;
  return `${place}: ${severity}: ${subject}: ${message} [${rule}]`;
}

function expectedLines({ error, warning, at }: Case, rule: string, html: string): string[] {
  const place = at === undefined ? 'the page' : placeOf(at, html);
  if (error !== undefined) return [`${place}: error: ${error} [${rule}]`];
  return warning === undefined ? [] : [`${place}: warning: ${warning} [${rule}]`];
}

function placeOf(text: string, html: string): string {
  const lines = html.slice(0, html.indexOf(text)).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

describe.each(Object.entries(cases))('%s', (rule, ofRule) => {
  test.each(Object.entries(ofRule))('%s', async (_name, given) => {
    const html = pageOf(given);
    const { findings, unread, unchecked } = await checkHtml(
      {
        name: 'a page',
        html,
        address: 'https://www.example.nz/a/page.html',
        ...(given.encodingProblem && { encodingProblem: given.encodingProblem }),
        ...(given.integrityPolicy && { integrityPolicy: given.integrityPolicy }),
        ...(given.integrityPolicyReportOnly && {
          integrityPolicyReportOnly: given.integrityPolicyReportOnly,
        }),
        policies: [given.policy ?? []].flat(),
        ...(given.isOfTagManager && { hasTagManager: true }),
        ...(!given.isFile && {
          fetchConfig: (address: string) =>
            given.config
              ? Promise.resolve(given.config)
              : Promise.reject(new Error(`${address} answered 404`)),
        }),
      },
      manifest,
    );
    expect([...findings, ...[unchecked ?? []].flat()].map(asLine)).toEqual(expectedLines(given, rule, html));
    if (findings.length === 0) expect(unread).toBeUndefined();
  });

  test('has a mistake among its cases', () => {
    expect(Object.values(ofRule).some(({ error, warning }) => error ?? warning)).toBe(true);
  });
});
