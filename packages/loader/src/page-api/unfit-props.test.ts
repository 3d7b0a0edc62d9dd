// @vitest-environment jsdom
import { sampleDefinitions } from '@adviser-widgets/testing';
import { expect, test } from 'vitest';
import { unfitProps } from './unfit-props.ts';

test.each([
  [{ heading: 'Hi', headingLevel: 3 }, []],
  [{ heading: undefined, headingLevel: '' }, []],
  [{ headding: 'Hi' }, ['headding']],
  [{ headingLevel: 9 }, ['headingLevel']],
  [{ 'heading-level': 3, 'data-heading': 'Hi' }, ['heading-level', 'data-heading']],
])('of %j are %j', (props, expected) => {
  const greeting = sampleDefinitions.get('greeting');
  expect(greeting && unfitProps(greeting, props).map(([prop]) => prop)).toEqual(expected);
});
