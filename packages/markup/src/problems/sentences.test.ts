// @vitest-environment jsdom
import { demandingGreeting, greeting } from '@adviser-widgets/testing';
import { readProps, type RuntimeDefinition } from '@adviser-widgets/widget';
import { describe, expect, test } from 'vitest';
import { describeProblem } from './describe-problem.ts';
import { asSentenceOfWidget } from './sentence.ts';

/** The sentences that an editor would read. */
function sentencesOf(attributes: Record<string, string>, of: RuntimeDefinition = greeting): string[] {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return readProps(of, element).problems.flatMap((problem) => describeProblem(of, problem) ?? []);
}

describe('the sentences', () => {
  test.each([
    [
      { 'data-heading-level': '7' },
      'data-heading-level="7" is not a whole number from 2 to 6; write data-heading-level="6"',
    ],
    [{ 'data-speed': 'fast' }, 'data-speed="fast" is not a number; for example data-speed="0.2"'],
    [
      { 'data-closable': 'maybe' },
      'data-closable="maybe" is not "true" or "false"; for example data-closable="false"',
    ],
    [
      { 'data-mode': 'loud' },
      'data-mode="loud" is not one of "none", "booklet"; for example data-mode="booklet"',
    ],
    [{ 'data-customer': '{' }, 'data-customer="{" is not JSON; for example data-customer=\'{"a":1}\''],
    [
      { 'data-link': 'javascript:alert(1)' },
      'data-link="javascript:alert(1)" is not an http, https, mailto or tel address, or a path; for example data-link="/about"',
    ],
    [{ 'data-headding': 'x' }, 'does not know data-headding="x"; write data-heading="x"'],
    [
      { 'data-aw-colour': 'x' },
      'does not know data-aw-colour="x"; leave it out, or write one of data-heading, data-sub-heading, data-heading-level, data-speed, data-closable, data-mode, data-link, data-words, data-customer',
    ],
    [{ 'data-href': '/a' }, 'data-href="/a" is now called data-link; write data-link="/a"'],
    [{ 'data-target-url': '/a' }, 'data-target-url="/a" is now called data-link; write data-link="/a"'],
    [
      { heading: 'Talk to us' },
      'heading="Talk to us" is not a widget attribute; write data-heading="Talk to us"',
    ],
    [{ 'data-widget-laod': 'idle' }, expect.stringMatching(/write data-widget-load="idle"$/)],
  ])('of %j read "%s"', (attributes: Record<string, string>, problem) => {
    expect(sentencesOf(attributes)).toEqual([problem]);
  });

  test('quote only the start of a long value', () => {
    expect(sentencesOf({ 'data-speed': 'x'.repeat(500) })[0]?.length).toBeLessThan(150);
  });

  test('explain a missing required attribute with an example', () => {
    expect(sentencesOf({}, demandingGreeting)).toEqual([
      'needs data-src, an http, https, mailto or tel address, or a path; for example data-src="/a.html"',
    ]);
  });

  test('explain a required attribute that lacks its data-', () => {
    expect(sentencesOf({ src: '/b.html' }, demandingGreeting)).toContain(
      'src="/b.html" is not a widget attribute; write data-src="/b.html"',
    );
  });

  test('explain that a last date is before the first one', () => {
    const from = { kind: 'date', description: '', example: '' } as const;
    const dated: RuntimeDefinition = {
      ...greeting,
      attributes: { from, until: { ...from, notBefore: 'from' } },
    };
    expect(sentencesOf({ 'data-from': '2026-04-06', 'data-until': '2026-04-03' }, dated)).toEqual([
      'data-until is before data-from, so it never shows',
    ]);
  });

  test('explain that one of several is needed', () => {
    const either: RuntimeDefinition = { ...greeting, needsOne: ['link', 'content'] };
    expect(sentencesOf({}, either)).toEqual([
      'needs data-link, or something inside; for example data-link="/about"',
    ]);
  });
});

test.each([
  ['needs data-src', 'This widget needs data-src.'],
  ['has no slot "x"; it has no slots', 'This widget has no slot "x"; it has no slots.'],
  ['does not know data-aw-colour="x"', 'This widget does not know data-aw-colour="x".'],
  ['data-speed="fast" is not a number', 'data-speed="fast" is not a number.'],
  ['heading="Hi" is not a widget attribute', 'heading="Hi" is not a widget attribute.'],
  ['heading has a curly quote', 'Heading has a curly quote.'],
])('as a sentence of the report, “%s” has one subject', (text, sentence) => {
  expect(asSentenceOfWidget(text)).toBe(sentence);
});
