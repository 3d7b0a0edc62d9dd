const length = 300_000;

function long(repeat: string, { begin = '', end = '' } = {}): string {
  return begin + repeat.repeat(length / repeat.length) + end;
}

/** Each is the worst case of a pattern that parses what people write. */
export const texts: Readonly<Record<string, string>> = {
  'spaces inside': long(' ', { begin: 'a', end: 'b' }),
  'no-break spaces inside': long('\u00a0', { begin: 'a', end: 'b' }),
  'line breaks before a quote': long('\n', { begin: 'a', end: '"' }),
  'spaces and a line break': long(' ', { begin: 'a', end: '\nb' }),
  'digits and a letter': long('1', { end: 'x' }),
  'digits and commas': long('1,'),
  'groups of digits': long(',111', { begin: '1', end: 'x' }),
  slashes: long('/', { begin: 'https://a', end: 'b' }),
  letters: long('a'),
  'names with hyphens': long('a-'),
  'letters and a colon far off': long('a', { end: ' '.repeat(1000) }),
  'escaped quotes without an end': long('\\"', { begin: '"' }),
  'escaped single quotes without an end': long("\\'", { begin: "'" }),
  'JSON that is open': long('[', { begin: '{"a":' }),
  'curly quotes': long('“”'),
  'an opening curly quote': long('a', { begin: '“' }),
  'tags without an end': long('<a '),
  'escaped tags without an end': long('&lt;a '),
  'an attribute without a tag': long(' data-widget ', { begin: '&lt;a' }),
  'escaped tags before an attribute': long('&lt;a ', { end: ' data-widget' }),
  ampersands: long('&'),
  'an entity without an end': long('a', { begin: '&' }),
  'equals signs': long('= ', { begin: '<a ', end: '>' }),
  'times of day': long('T1:', { end: '\n' }),
  'addresses of videos': long('&', { begin: 'https://youtube.com/watch?' }),
  commas: long(', '),
  'zero-width spaces': long('\u200b', { begin: 'a', end: 'b' }),
  'marks in the wrong order': long('\u0315\u0300', { begin: 'a', end: 'b' }),
};
