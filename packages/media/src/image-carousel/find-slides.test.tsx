import { describe, expect, test } from 'vitest';
import { findSlides } from './find-slides.ts';

function slidesOf(html: string): string[] {
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(html));
  return findSlides([...holder.childNodes]).map((nodes) =>
    nodes.map((node) => (node instanceof Element ? node.outerHTML : node.textContent)).join(''),
  );
}

describe('the slides of', () => {
  test.each<[name: string, html: string, slides: readonly string[]]>([
    ['nothing', '', []],
    ['text', '<p>Call us</p> or not<!-- x -->', []],
    ['pictures side by side', '<img src="a">\n  <img src="b">', ['<img src="a">', '<img src="b">']],
    [
      'a picture element',
      '<picture><source><img src="a"></picture>',
      ['<picture><source><img src="a"></picture>'],
    ],
    [
      'links around pictures',
      '<a href="/"><img src="a"></a><a href="/"><picture><img src="b"></picture></a>',
      ['<a href="/"><img src="a"></a>', '<a href="/"><picture><img src="b"></picture></a>'],
    ],
    [
      'paragraphs an editor put around',
      '<p><img src="a"></p><p><a href="/"><img src="b"></a></p>',
      ['<p><img src="a"></p>', '<p><a href="/"><img src="b"></a></p>'],
    ],
    [
      'figures, with their captions',
      '<figure><img src="a"><figcaption>A</figcaption></figure>',
      ['<figure><img src="a"><figcaption>A</figcaption></figure>'],
    ],
    [
      'boxes with text',
      '<div><img src="a"><p>A</p></div><div><img src="b"></div>',
      ['<div><img src="a"><p>A</p></div>', '<div><img src="b"></div>'],
    ],
    ['one paragraph around all', '<p><img src="a"> <img src="b"></p>', ['<img src="a">', '<img src="b">']],
    [
      'one box around all',
      '<div><div><p><img src="a"></p><p><img src="b"></p></div></div>',
      ['<p><img src="a"></p>', '<p><img src="b"></p>'],
    ],
    [
      'a list',
      '<ul><li><img src="a"> A</li>\n<li><a href="/"><img src="b"></a></li><li>C</li></ul>',
      ['<img src="a"> A', '<a href="/"><img src="b"></a>'],
    ],
    ['a list in a box', '<div><ol><li><img src="a"></li></ol></div>', ['<img src="a">']],
    [
      'a link around two pictures',
      '<a href="/"><img src="a"><img src="b"></a>',
      ['<a href="/"><img src="a"><img src="b"></a>'],
    ],
  ])('%s', (_, html, slides) => {
    expect(slidesOf(html)).toEqual(slides);
  });
});
