import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { defineWidget, type WidgetProps } from './definition.ts';

const definition = defineWidget({
  name: 'greeting',
  title: 'Greeting',
  description: 'Says hello.',
  attributes: {
    text: { kind: 'text', required: true, description: 'What to say.', example: 'Kia ora' },
    mode: {
      kind: 'choice',
      choices: ['loud', 'quiet'],
      default: 'quiet',
      description: 'How.',
      example: 'loud',
    },
  },
  slots: { footer: { description: 'Below the greeting.' } },
  purpose: 'show',
  events: {},
  accessibility: [],
  example: '<div class="aw-widget" data-widget="greeting" data-text="Kia ora"></div>',
  reserve: { narrow: 10, wide: 10 },
});

describe('defineWidget', () => {
  test('loads when visible by default', () => {
    expect(definition.load).toBe('visible');
  });

  test('needs no API by default', () => {
    expect(definition.callsApi).toBe(false);
  });

  test('is not a content widget by default', () => {
    expect(definition.content).toBe(false);
    expect(defineWidget({ ...definition, content: true }).content).toBe(true);
  });

  test('needs no configuration and has no React-only props by default', () => {
    expect(definition.needsConfig).toEqual([]);
    expect(definition.reactOnly).toEqual({});
  });

  test('keeps the values of the definition', () => {
    expect(defineWidget({ ...definition, load: 'eager', callsApi: true })).toMatchObject({
      load: 'eager',
      callsApi: true,
    });
  });

  test('keeps the choices as types', () => {
    expectTypeOf<WidgetProps<typeof definition.attributes>['mode']>().toEqualTypeOf<
      'loud' | 'quiet' | undefined
    >();
  });

  test('makes each slot an optional node', () => {
    type Props = WidgetProps<typeof definition.attributes, typeof definition.slots>;
    expectTypeOf<Props['footer']>().toEqualTypeOf<ReactNode>();
  });
});
