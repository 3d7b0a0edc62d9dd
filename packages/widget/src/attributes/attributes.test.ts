import type { Kind } from '@adviser-widgets/core/internal';
import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { camelCase, kebabCase, type Attribute, type PropsOf } from './attributes.ts';
import { htmlText, type HtmlText } from '../html/html-text.ts';

const pairs: readonly (readonly [string, string])[] = [
  ['heading', 'heading'],
  ['sub-heading', 'subHeading'],
  ['campaign-id', 'campaignId'],
  ['a-b-c', 'aBC'],
  ['banner-1', 'banner1'],
];

test.each(pairs)('the attribute %s is the prop %s', (name, prop) => {
  expect(camelCase(name)).toBe(prop);
});

test.each(pairs.filter(([name]) => !/\d/.test(name)))(
  'the attribute %s is restored from the prop %s',
  (name, prop) => {
    expect(kebabCase(prop)).toBe(name);
  },
);

describe('PropsOf', () => {
  interface Words {
    readonly description: string;
    readonly example: string;
  }
  type Attributes = {
    readonly heading: Words & { readonly kind: 'text' };
    readonly 'heading-level': Words & { readonly kind: 'integer'; readonly default: 2 };
    readonly speed: Words & { readonly kind: 'number' };
    readonly closable: Words & { readonly kind: 'flag' };
    readonly mode: Words & { readonly kind: 'choice'; readonly choices: readonly ['none', 'page-slug'] };
    readonly src: Words & { readonly kind: 'url'; readonly required: true };
    readonly until: Words & { readonly kind: 'date' };
    readonly words: Words & { readonly kind: 'list' };
    readonly slides: Words & { readonly kind: 'json' };
    readonly trigger: Words & { readonly kind: 'id' };
    readonly notice: Words & { readonly kind: 'html'; readonly required: true };
  };
  type Props = PropsOf<Attributes>;

  test('maps each kind to its type, under its camel-case name', () => {
    expectTypeOf<Required<Props>>().toEqualTypeOf<
      Readonly<{
        heading: string;
        headingLevel: number;
        speed: number;
        closable: boolean;
        mode: 'none' | 'page-slug';
        src: string;
        until: string;
        words: readonly string[];
        slides: unknown;
        trigger: string;
        notice: HtmlText;
      }>
    >();
  });

  test('maps an integer of a small range to a union of its values', () => {
    type Integer<Min extends number, Max extends number> = PropsOf<{
      readonly level: Words & { readonly kind: 'integer'; readonly min: Min; readonly max: Max };
    }>['level'];
    expectTypeOf<Integer<2, 6>>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
    expectTypeOf<Integer<1, 10>>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | undefined>();
    expectTypeOf<Integer<0, 10>>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Integer<1000, 1004>>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Integer<-2, 2>>().toEqualTypeOf<number | undefined>();
  });

  test('requires only the required attributes', () => {
    expectTypeOf<{ src: string; notice: HtmlText }>().toExtend<Props>();
  });

  test('rejects props without a required one', () => {
    expectTypeOf<{ src: string }>().not.toExtend<Props>();
  });

  test('rejects an unknown choice', () => {
    expectTypeOf<{ src: string; notice: HtmlText; mode: 'page' }>().not.toExtend<Props>();
  });

  test('rejects a text for a number', () => {
    expectTypeOf<{ src: string; notice: HtmlText; speed: string }>().not.toExtend<Props>();
  });

  test('rejects plain text for HTML', () => {
    expectTypeOf<{ src: string; notice: string }>().not.toExtend<Props>();
  });

  test('prevents rendering HTML by accident', () => {
    expectTypeOf<HtmlText>().not.toExtend<ReactNode>();
    expectTypeOf<HtmlText>().not.toExtend<string>();
  });

  test('accepts HTML that is marked as such', () => {
    expectTypeOf(htmlText('<b>Open</b>')).toEqualTypeOf<HtmlText>();
  });
});

test.each([
  'text',
  'number',
  'integer',
  'flag',
  'choice',
  'url',
  'date',
  'list',
  'json',
  'id',
  'html',
] as const)('an attribute can be of the kind %s', (kind) => {
  expectTypeOf(kind).toEqualTypeOf<Kind>();
  const attribute: Attribute = { kind, description: '', example: '' };
  expect(attribute.kind).toBe(kind);
});
