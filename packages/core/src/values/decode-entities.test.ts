import { expect, test } from 'vitest';
import { decodeEntities } from './decode-entities.ts';

test.each([
  ['Sam O&#8217;Brien', 'Sam O’Brien'],
  ['Sam O&#x27;Brien', "Sam O'Brien"],
  ['Sam O&#146;Brien', 'Sam O’Brien'],
  ['O&rsquo;Brien &amp; Sons', 'O’Brien & Sons'],
  ['M&amacr;rama &Omacr;tene', 'Mārama Ōtene'],
  ['Jos&eacute; Mu&ntilde;oz', 'José Muñoz'],
  ['O&amp;#39;Neill', 'O&#39;Neill'],
  [
    'AT&T; &nosuch; &#0; &#8; &#xD800; &#9999999; &constructor;',
    'AT&T; &nosuch; &#0; &#8; &#xD800; &#9999999; &constructor;',
  ],
  ['&lt;b&gt;', '<b>'],
  ['one&#10;two&#9;three', 'one\ntwo\tthree'],
])('%s is %s', (given, expected) => {
  expect(decodeEntities(given)).toBe(expected);
});
