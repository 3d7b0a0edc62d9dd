import { describe, expect, test } from 'vitest';
import { imageAddress } from './SlidePicture.tsx';
import { readSlides } from './read-slides.ts';

describe('data-slides', () => {
  const a = { filename: 'a.jpg', alt: 'A', mobile: 'a-mobile.jpg' };

  test.each<[given: unknown, slides: readonly unknown[], wrong: number]>([
    [undefined, [], 0],
    [[], [], 0],
    [[a], [a], 0],
    [a, [a], 0],
    [[{ filename: 'a.jpg' }], [{ filename: 'a.jpg', alt: '', mobile: undefined }], 0],
    [[{ ...a, alt: 7, mobile: '' }], [{ filename: 'a.jpg', alt: '', mobile: undefined }], 0],
    [[a, null, 'a.jpg', {}, { filename: ' ' }, { filename: 7 }], [a], 5],
    ['a.jpg', [], 1],
    [7, [], 1],
    [null, [], 1],
  ])('%j gives %j, and %i invalid slides', (given, slides, wrong) => {
    expect(readSlides(given)).toEqual({ slides, wrong });
  });
});

describe('the URL of a picture', () => {
  const imageUrl = '{cdnBase}/{filename}?width=570&height=365';

  test.each([
    ['a.jpg', 'https://cdn.example.nz/a.jpg?width=570&height=365'],
    ['homes/a b.jpg', 'https://cdn.example.nz/homes/a%20b.jpg?width=570&height=365'],
    ['/a.jpg', 'https://cdn.example.nz/a.jpg?width=570&height=365'],
    ['a?b#c&d.jpg', 'https://cdn.example.nz/a%3Fb%23c%26d.jpg?width=570&height=365'],
    ['ā.jpg', 'https://cdn.example.nz/%C4%81.jpg?width=570&height=365'],
    ['a\uD800.jpg', 'https://cdn.example.nz/a.jpg?width=570&height=365'],
    [
      'https://evil.example/a.jpg',
      'https://cdn.example.nz/https%3A//evil.example/a.jpg?width=570&height=365',
    ],
    ['$&.jpg', 'https://cdn.example.nz/%24%26.jpg?width=570&height=365'],
  ])('of %j is %s', (filename, address) => {
    expect(imageAddress({ imageUrl, cdnBase: 'https://cdn.example.nz/' }, filename)).toBe(address);
  });
});
