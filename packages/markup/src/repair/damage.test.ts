import { expect, test } from 'vitest';
import { describeDamages } from './damage.ts';
import { readTag } from './read-tag.ts';

test.each([
  ['div data-heading="Talk to us data-level=3', 'a quote of data-heading is missing'],
  ['div data-heading=Talk to us', 'a quote of data-heading is missing'],
  ['div data-heading=""Talk to us"" data-level="3"', 'the quotes of data-heading are doubled'],
  ['div data-heading="Talk to us"" data-level="3"', 'the quotes of data-heading are doubled'],
  ['div data-heading=“Talk to us”', 'the quotes of data-heading are not straight'],
  ['div data-heading=« Talk to us »', 'the quotes of data-heading are not straight'],
  ['div data-heading=\\"Talk\\"', 'the quotes of data-heading are escaped, as \\" or &quot;'],
  ['div data-heading=&quot;Talk to us&quot;', 'the quotes of data-heading are escaped, as \\" or &quot;'],
  ['div "data-heading"="Talk"', 'data-heading has quotes around the name'],
  [
    'div class="a"\u00a0data-heading="Talk"',
    'a no-break space is in or before data-heading in place of an ordinary one',
  ],
  ['div class="a"\u2003data-heading="Talk"', 'a space in or before data-heading is not an ordinary one'],
  ['div data-he\u200bading="Talk"', 'an invisible character is in or before data-heading'],
  ['div data- heading="Talk"', 'a space is in data-heading where none belongs'],
])('%s has one thing wrong, and it is named', (tag, sentence) => {
  expect(describeDamages(readTag(tag).damages)).toBe(sentence);
});
