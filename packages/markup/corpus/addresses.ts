import { notice, type BrokenSnippet } from './broken-snippet.ts';

/** Harmful and mistyped addresses. */
export const addresses: readonly BrokenSnippet[] = [
  { name: 'a script', html: notice('data-link="javascript:alert(1)"'), state: 'ready', props: { link: undefined }, fix: 'for example data-link="/about-us"' },
  { name: 'a script in odd letters', html: notice('data-link=" JaVaScRiPt:alert(1)"'), state: 'ready', props: { link: undefined }, fix: 'for example data-link="/about-us"' },
  { name: 'a script with a line break', html: notice('data-link="java&#10;script:alert(1)"'), state: 'ready', props: { link: undefined }, fix: 'for example data-link="/about-us"' },
  { name: 'a script with a zero-width space', html: notice('data-link="java\u200bscript:alert(1)"'), state: 'ready', props: { link: undefined }, fix: 'for example data-link="/about-us"' },
  { name: 'a script between curly quotes', html: notice('data-link=”javascript:alert(1)”'), state: 'ready', props: { link: undefined }, fix: 'for example data-link="/about-us"' },
  { name: 'a script escaped twice', html: notice('data-link="&amp;#106;avascript:alert(1)"'), state: 'ready', props: { link: undefined }, fix: 'for example data-link="/about-us"' },
  { name: 'data', html: notice('data-link="data:text/html,<b>x</b>"'), state: 'ready', props: { link: undefined }, fix: 'for example data-link="/about-us"' },
  { name: 'a vbscript', html: notice('data-link="vbscript:x"'), state: 'ready', props: { link: undefined }, fix: 'for example data-link="/about-us"' },
  { name: 'another scheme', html: notice('data-link="ftp://example.nz/a"'), state: 'ready', props: { link: undefined }, fix: 'for example data-link="/about-us"' },
  { name: 'a mistyped scheme', html: notice('data-link="htps://example.nz"'), state: 'ready', props: { link: undefined }, fix: 'write data-link="https://example.nz"' },
  { name: 'a scheme without its colon', html: notice('data-link="https//example.nz/a"'), state: 'ready', props: { link: undefined }, fix: 'write data-link="https://example.nz/a"' },
  { name: 'a semicolon for the colon', html: notice('data-link="http;//example.nz"'), state: 'ready', fix: 'write data-link="http://example.nz"' },
  { name: 'no scheme', html: notice('data-link="www.example.nz/a"'), state: 'ready', props: { link: undefined }, fix: 'write data-link="https://www.example.nz/a"' },
  { name: 'a scheme in capitals', html: notice('data-link="HTTPS://EXAMPLE.NZ/A"'), state: 'ready', props: { link: 'HTTPS://EXAMPLE.NZ/A' } },
  { name: 'a mistyped mailto', html: notice('data-link="mailt:kia@ora.nz"'), state: 'ready', fix: 'write data-link="mailto:kia@ora.nz"' },
  { name: 'raw ampersands', html: notice('data-link="/find?a=1&b=2&copy=3"'), state: 'ready', props: { link: '/find?a=1&b=2&copy=3' } },
  { name: 'an empty address', html: notice('data-link=""'), state: 'ready', props: { link: '' } },
  { name: 'no protocol, which is valid', html: notice('data-link="//cdn.example.nz/a"'), state: 'ready', props: { link: '//cdn.example.nz/a' } },
  { name: 'a former name', html: notice('data-href="/about-us"'), state: 'ready', props: { link: '/about-us' }, fix: 'write data-link="/about-us"' },
  { name: 'a former name and the current one', html: notice('data-href="/old" data-link="/new"'), state: 'ready', props: { link: '/new' }, fix: 'data-href="/old" is now called data-link' },
  { name: 'a former name with a harmful value', html: notice('data-href="javascript:alert(1)"'), state: 'ready', props: { link: undefined }, fix: 'is now called data-link' },
];
