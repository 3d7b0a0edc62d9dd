import { parseValue, type Kind } from '@adviser-widgets/core';
import { expect, test } from 'vitest';
import { kindExamples } from '../../stories/docs/kind-examples.ts';

const examples = Object.entries(kindExamples).flatMap(([kind, { good }]) =>
  good.map((text) => [kind, text] as const),
);

test.each(examples)('the guide’s example of the kind %s, %s, works', (kind, text) => {
  // The record has one entry per kind.
  expect(parseValue(kind as Kind, text, { choices: ['none', 'booklet'] })).toBeDefined();
});
