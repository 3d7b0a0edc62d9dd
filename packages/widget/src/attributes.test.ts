import { describe, expect, expectTypeOf, test } from 'vitest';
import { camelCase, kebabCase, type PropsOf } from './attributes.ts';

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

test.each(pairs.filter(([name]) => !/\d/.test(name)))('the attribute %s is found again from the prop %s', (name, prop) => {
  expect(kebabCase(prop)).toBe(name);
});

describe('PropsOf', () => {
  type Attributes = {
    readonly words: { readonly kind: 'list'; readonly description: string; readonly example: string };
    readonly 'heading-level': { readonly kind: 'integer'; readonly default: 2; readonly description: string; readonly example: string };
    readonly speed: { readonly kind: 'number'; readonly description: string; readonly example: string };
    readonly closable: { readonly kind: 'flag'; readonly description: string; readonly example: string };
    readonly slides: { readonly kind: 'json'; readonly description: string; readonly example: string };
    readonly src: { readonly kind: 'url'; readonly required: true; readonly description: string; readonly example: string };
    readonly mode: {
      readonly kind: 'choice';
      readonly choices: readonly ['none', 'booklet'];
      readonly description: string;
      readonly example: string;
    };
  };
  type Props = PropsOf<Attributes>;

  test('names props in camel case', () => {
    expectTypeOf<keyof Props>().toEqualTypeOf<'words' | 'headingLevel' | 'speed' | 'closable' | 'slides' | 'src' | 'mode'>();
  });

  test('gives each kind its type', () => {
    expectTypeOf<Required<Props>>().toEqualTypeOf<
      Readonly<{
        src: string;
        words: readonly string[];
        headingLevel: number;
        speed: number;
        closable: boolean;
        slides: unknown;
        mode: 'none' | 'booklet';
      }>
    >();
  });

  test('asks for required attributes only', () => {
    expectTypeOf<{ src: string }>().toExtend<Props>();
  });

  test('refuses to go without a required one', () => {
    expectTypeOf<{ words: readonly string[] }>().not.toExtend<Props>();
  });

  test('refuses a choice that is not offered', () => {
    expectTypeOf<{ src: string; mode: 'page' }>().not.toExtend<Props>();
  });
});
