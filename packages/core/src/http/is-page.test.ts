import { describe, expect, test } from 'vitest';
import { isPage } from './is-page.ts';

const json = 'application/json';
const html = 'text/html';
const page = '<html><body>Checking your browser</body></html>';

describe('a page is', () => {
  test.each([
    ['a document type', json, '<!doctype html><title>Home</title>'],
    [
      'a document type in capitals, without a media type',
      '',
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">',
    ],
    ['an html tag, whatever its media type', 'text/plain', page],
    ['an html tag with attributes', json, '<HTML lang="en">'],
    ['one after a byte order mark and white space', json, '\ufeff\r\n\t <!doctype html>'],
    ['one after comments', json, '<!-- a --> <!-- b --!><!--> <!---><!doctype html>'],
    ['one after an XML declaration', json, '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>'],
    [
      'one in a conditional comment of Internet Explorer',
      json,
      '<!--[if IE]><html class="ie"><![endif]--><!--[if !IE]><!--><html>',
    ],
    ['one after a long licence', json, `<!--${' licence'.repeat(5000)}-->${page}`],
    ['any tag under text/html', html, '<div>Please wait</div>'],
    ['a script under text/html', 'Text/HTML; charset=utf-8', '\n<script>location = "/wall"</script>'],
    ['a PHP warning under text/html', html, '<br />\n<b>Warning</b>: mail() failed'],
    ['an end tag under text/html', html, '</head><body>'],
    ['any tag under application/xhtml+xml', 'application/xhtml+xml', '<body>'],
    ['any tag under text/html that is said twice', 'text/html, text/html', '<p>'],
  ])('%s', (_name, contentType, body) => {
    expect(isPage(body, contentType)).toBe(true);
  });
});

describe('an answer of an API is', () => {
  test.each([
    ['nothing under text/html', html, ''],
    ['white space under text/html', html, '\r\n\t'],
    ['OK under text/html', html, 'OK'],
    ['JSON under text/html', html, '{"ok":true}'],
    ['JSON that holds a page', html, '{"html":"<!doctype html>"}'],
    ['a text that holds a tag', html, 'Thanks<br>'],
    ['a text that begins like a tag', html, '<3 thanks'],
    ['a comment alone under text/html', html, '<!-- stored -->'],
    ['a comment without an end', html, '<!-- <html>'],
    ['XML', 'application/xml', '<?xml version="1.0"?><lead id="7"/>'],
    ['a tag of no known media type', '', '<lead id="7"/>'],
    ['a tag of a media type like that of pages', 'text/html5', '<lead/>'],
    ['bytes', 'application/octet-stream', '\u0000\u0001'],
  ])('%s', (_name, contentType, body) => {
    expect(isPage(body, contentType)).toBe(false);
  });
});

test.each([
  ['comments that never end', '<!--'],
  ['empty comments', '<!---->'],
  ['white space', ' '],
  ['declarations', '<?xml?>'],
])('a million %s take no longer than they are long', (_name, part) => {
  expect(isPage(part.repeat(1_000_000), html)).toBe(false);
});
