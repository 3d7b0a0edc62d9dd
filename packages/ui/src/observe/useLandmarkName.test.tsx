import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLandmarkName } from './useLandmarkName.ts';

function Landmark({ label }: { readonly label: string }) {
  return <section aria-label={useLandmarkName(label)}>Text</section>;
}

const names = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

test('the first landmark has its label, each other one a number too', () => {
  render(
    <>
      <Landmark label="Notice" />
      <Landmark label="Announcement" />
      <Landmark label="Notice" />
      <Landmark label="Notice" />
    </>,
  );
  expect(names()).toEqual(['Notice', 'Announcement', 'Notice 2', 'Notice 3']);
});

test('a name is free again once its landmark has gone', () => {
  const first = render(<Landmark label="Notice" />);
  render(<Landmark label="Notice" />);
  first.unmount();
  render(<Landmark label="Notice" />);
  expect(names()).toEqual(['Notice 2', 'Notice']);
});

test('what is no landmark at the moment takes no name', () => {
  render(
    <>
      <Landmark label="" />
      <Landmark label="" />
    </>,
  );
  expect(screen.getAllByText('Text').map((each) => each.getAttribute('aria-label'))).toEqual(['', '']);
});

test('a changed label is a new name', () => {
  const { rerender } = render(<Landmark label="Notice" />);
  render(<Landmark label="Offer" />);
  rerender(<Landmark label="Offer" />);
  expect(names()).toEqual(['Offer 2', 'Offer']);
});
