import { parseMarkup, replaceTags } from '@adviser-widgets/markup';
import { DOMParser as SchemaParser, type Schema, type Slice } from 'prosemirror-model';

interface Pasted {
  readonly html: string;
  readonly text: string;
}

/** Reduces what was pasted or dropped to what the schema holds. */
export function readPasted({ html, text }: Pasted, schema: Schema): Slice {
  const page = html.trim() === '' ? pageOfLines(text) : cleaned(parseMarkup(withoutStyles(html)));
  return SchemaParser.fromSchema(schema).parseSlice(page.body);
}

/** A policy of the page reports style attributes that are parsed, even if nothing uses them. */
function withoutStyles(html: string): string {
  return replaceTags(html, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
}

function pageOfLines(text: string): Document {
  const page = parseMarkup('');
  for (const line of text.split(/(?:\r\n?|\n)+/)) {
    const paragraph = page.createElement('p');
    paragraph.textContent = line;
    page.body.append(paragraph);
  }
  return page;
}

/** Word writes lists as paragraphs that begin with their bullet. Of a table, each row becomes a paragraph. */
function cleaned(page: Document): Document {
  for (const paragraph of page.querySelectorAll('p[class^="MsoListParagraph"]')) moveIntoList(paragraph);
  for (const cell of page.querySelectorAll('td, th')) cell.append(' ');
  for (const row of page.querySelectorAll('tr')) {
    const line = page.createElement('div');
    line.append(...row.childNodes);
    row.replaceWith(line);
  }
  return page;
}

function moveIntoList(paragraph: Element): void {
  const bullet = paragraph.querySelector('[data-style*="mso-list:Ignore" i]');
  const name = /^\s*\w+[.)]/.test(bullet?.textContent ?? '') ? 'ol' : 'ul';
  bullet?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.localName === name ? before : paragraph.ownerDocument.createElement(name);
  if (list !== before) paragraph.before(list);
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}
