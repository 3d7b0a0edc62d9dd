import { expect, test } from 'vitest';
import { withDefaults } from './attributes.ts';

const attributes = {
  heading: { kind: 'text', default: 'Request a Call', description: '', example: '' },
  'heading-level': { kind: 'integer', default: 2, description: '', example: '' },
  closable: { kind: 'flag', default: false, description: '', example: '' },
  'campaign-id': { kind: 'text', description: '', example: '' },
} as const;

test('fills in the defaults under their prop names', () => {
  expect(withDefaults(attributes, {})).toEqual({
    heading: 'Request a Call',
    headingLevel: 2,
    closable: false,
  });
});

test.each([
  [{ heading: 'Talk to us' }, 'heading', 'Talk to us'],
  [{ heading: '' }, 'heading', ''],
  [{ headingLevel: 0 }, 'headingLevel', 0],
  [{ heading: undefined }, 'heading', 'Request a Call'],
])('given %j, %s is %j', (props, name, value) => {
  expect(withDefaults<Record<string, unknown>>(attributes, props)[name]).toBe(value);
});

test('passes on props that are not attributes', () => {
  expect(withDefaults(attributes, { success: 'Thanks' }).success).toBe('Thanks');
});
