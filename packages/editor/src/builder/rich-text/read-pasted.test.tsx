import { SanitisedHtml, htmlText } from '@adviser-widgets/widget/react';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { afterEach, describe, expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import { readPasted } from './read-pasted.ts';
import type { TextElements } from './text-elements.ts';
import { schemaOf } from './text-schema.ts';
import { writeText } from './write-text.ts';

afterEach(cleanup);

/** What is in an empty field after pasting. */
function pasted(html: string, elements: TextElements = 'content', text = ''): string {
  const schema = schemaOf(elements);
  const state = EditorState.create({ schema });
  const { doc } = state.apply(state.tr.replaceSelection(readPasted({ html, text }, schema)));
  return writeText({ doc, isBare: false });
}

describe('pasted text is reduced to what the field holds', () => {
  test.each([
    [
      'Word',
      `<html xmlns:o="x"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-NZ><!--StartFragment--><p class=MsoNormal style='margin:0cm'><b>Kia ora</b><o:p></o:p></p><p class=MsoNormal>from <span style='color:red'>us</span>.<o:p></o:p></p><!--EndFragment--></body></html>`,
      '<p><b>Kia ora</b></p>\n<p>from us.</p>',
    ],
    [
      'lists of Word',
      `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span>One</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span>Two</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Three</p>`,
      '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>\n<ol>\n  <li>Three</li>\n</ol>',
    ],
    [
      'Google Docs',
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Title</span></h1><p dir="ltr"><span style="font-weight:700;font-style:italic">both</span><span style="font-weight:400"> and </span><a href="https://example.nz/"><span style="color:#1155cc;text-decoration:underline">a link</span></a></p></b><ul><li dir="ltr"><p dir="ltr" role="presentation"><span>Item</span></p></li></ul>`,
      '<h2>Title</h2>\n<p><strong><em>both</em></strong> and <a href="https://example.nz/">a link</a></p>\n<ul>\n  <li>Item</li>\n</ul>',
    ],
    [
      'tables',
      '<table><tr><td>Rate</td><td>5%</td></tr><tr><td>Fee</td><td>none</td></tr></table>',
      '<p>Rate 5%</p>\n<p>Fee none</p>',
    ],
    [
      'scripts, frames and handlers',
      '<p onclick="x()">a<script>x()</script><iframe src="/x"></iframe><a href="javascript:x()">b</a></p>',
      '<p>ab</p>',
    ],
  ])('from or with %s', (_, html, expected) => {
    expect(pasted(html)).toBe(expected);
  });

  test('plain text becomes paragraphs', () => {
    expect(pasted('', 'content', 'One <b>\r\n\r\nTwo')).toBe('<p>One &lt;b&gt;</p>\n<p>Two</p>');
  });
});

const names = [
  'p',
  'b',
  'em',
  'span',
  'h1',
  'h3',
  'ul',
  'li',
  'div',
  'td',
  'br',
  'img src="/a"',
  'a href="/b"',
];
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom('x', ' ', 'āy ', '</p>', '</b>', '</a>'),
      fc.constantFrom(...names).map((name) => `<${name}>`),
    ),
  )
  .map((parts) => parts.join(''));

test('the sanitiser removes nothing that the field for an attribute can make', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const made = pasted(html, 'attribute');
      const { container, unmount } = render(<SanitisedHtml html={htmlText(made)} />);
      const before = document.createElement('div');
      before.append(document.createRange().createContextualFragment(made));
      const [kept, given] = [outlineOf(container.firstElementChild ?? container), outlineOf(before)];
      unmount();
      return kept === given;
    }),
  );
});
