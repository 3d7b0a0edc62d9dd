import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './Heading.tsx';

test.each([
  [undefined, 2],
  [2, 2],
  [4, 4],
  [6, 6],
  [7, 6],
  [1, 2],
  [0, 2],
])('the level %j is a heading of level %i', (level, expected) => {
  render(<Heading level={level}>Request a Call</Heading>);
  expect(screen.getByRole('heading', { level: expected, name: 'Request a Call' })).toBeTruthy();
});
