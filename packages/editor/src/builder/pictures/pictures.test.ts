// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readPictures, withoutSecondFiles, writePictures, type Picture } from './pictures.ts';

test('reads pictures and links, and writes them as they were', () => {
  const html = `<img src="/a.jpg" alt="A &amp; B" width="570" height="365">
<a href="/b"><img src="/b.jpg" alt=""></a>`;
  const pictures = readPictures(html) as Picture[];
  expect(pictures).toEqual([
    { address: '/a.jpg', description: 'A & B', link: '', size: { width: '570', height: '365' } },
    { address: '/b.jpg', description: '', link: '/b' },
  ]);
  expect(writePictures(pictures)).toBe(html);
});

test.each([
  ['', []],
  ['<picture><source><img src="a"></picture>', ['<picture>']],
  ['<figure><img src="a"><figcaption>A</figcaption></figure>', ['<figure>']],
  ['<img src="a"> and more', ['text']],
  ['<img src="a"><!-- b -->', ['comments']],
  ['<img src="a" class="x" loading="lazy">', ['class', 'loading']],
  ['<a href="/" target="_blank"><img src="a"></a>', ['target']],
  ['<a href="/"><img src="a"> More</a>', ['text']],
  ['<a href="/"><img src="a"><img src="b"></a>', ['links around several pictures or none']],
  ['<ul><li><img src="a"></li></ul>', ['<ul>']],
])('of %j, names what a list can’t hold', (html, parts) => {
  const read = readPictures(html);
  expect('parts' in read ? read.parts : []).toEqual(parts);
});

describe('writes', () => {
  const picture = { address: '/a.jpg', description: 'A', link: '' };

  test('no picture without an address', () => {
    expect(writePictures([{ ...picture, address: ' ' }, picture])).toBe('<img src="/a.jpg" alt="A">');
  });

  test('no address that is a script', () => {
    expect(writePictures([{ ...picture, link: 'javascript:steal()' }])).toBe('<img src="/a.jpg" alt="A">');
    expect(writePictures([{ ...picture, address: 'javascript:steal()' }])).toBe('');
  });
});

test('an example with a second file starts without it', () => {
  const html = '<picture><source srcset="/wide.jpg"><img src="/a.jpg" alt="A"></picture>';
  expect(withoutSecondFiles(html)).toBe('<img src="/a.jpg" alt="A">');
});
