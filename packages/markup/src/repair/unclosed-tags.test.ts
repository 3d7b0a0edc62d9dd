import { expect, test } from 'vitest';
import { describeUnclosed, unclosedTags } from './unclosed-tags.ts';

test.each([
  ['<div data-widget="x"><p>Call</p>', ['x has no end tag']],
  ['<main><div data-widget="x"><p>Call</p><h2>Rest</h2></main>', ['x has no end tag']],
  ['<div data-widget="x"><div data-slot="success">Ta</div>', ['x has no end tag']],
  ['<section data-widget="x"><div data-slot="success">Ta</section>', ['The slot "success" has no end tag']],
  ['<div data-widget="x"><p>Call<li>One<img><br></div>', []],
  ['<p data-widget="x">Call', []],
  ['<div data-widget="x"><!-- <div> --><script>"<div>"</script></div>', []],
  ['<div data-widget="x" data-heading="a > b"></div>', []],
])('of %s', (html, expected) => {
  const said = unclosedTags(html).map(describeUnclosed);
  expect(said).toEqual(expected.map((start) => expect.stringContaining(start) as string));
});

test('a long row of open tags takes no time by its square', () => {
  expect(unclosedTags('<div data-widget="x">'.repeat(20_000))).toHaveLength(20_000);
});
