import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ImageCarousel } from '../index.ts';

test('a carousel without slides says on the console what it takes', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  render(<ImageCarousel />);
  expect(warned.mock.calls).toEqual([[expect.stringContaining('write each slide as a child')]]);
});

test.each([{ slides: [] }, { slides: undefined }, { children: [] }])(
  'slides that are not there yet are not reported: %j',
  (props) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    render(<ImageCarousel {...props} />);
    expect(warned).not.toHaveBeenCalled();
  },
);
