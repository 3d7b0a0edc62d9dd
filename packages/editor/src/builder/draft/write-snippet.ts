import { attributesOf, cleanHtml, writeHtml, type WrittenAttribute } from '@adviser-widgets/markup';
import type { WidgetDraft } from './draft.ts';

/** Values survive CMSs: escaped, on one line. HTML is rewritten, so that unclosed elements end inside. */
export function writeSnippet(draft: WidgetDraft): string {
  const start = document.createElement(draft.tag);
  for (const [name, value] of attributesOfDraft(draft)) start.setAttribute(name, value);
  return writeHtml(start, attributesOf).replace(/<\/[^<]*>$/, '') + inside(draft) + `</${draft.tag}>`;
}

/** A link is its own fallback, and carries neither slots nor content. */
export function writeLink({ widget, attributes, others, link }: WidgetDraft): string {
  const given = others.flatMap(([name, value]): [string, string][] =>
    name.startsWith('data-') ? [[name.slice('data-'.length), value]] : [],
  );
  const parameters = [
    ['widget', widget] as const,
    ...Object.entries(attributes).map(([name, value]) => [name, onOneLine(value)] as const),
    ...given,
  ];
  const fragment = parameters
    .map(([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`)
    .join('&');
  const written = document.createElement('a');
  written.setAttribute('href', `${link.address || '/'}#${fragment}`);
  written.textContent = link.text || 'Open';
  return writeHtml(written, attributesOf);
}

/** Some CMSs curl an apostrophe or interpret a bracket. */
function encode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function attributesOfDraft({ widget, attributes, others }: WidgetDraft): WrittenAttribute[] {
  const classes = others.find(([name]) => name === 'class')?.[1];
  return [
    ['class', classes ? `aw-widget ${classes}` : 'aw-widget'],
    ['data-widget', widget],
    ...Object.entries(attributes).map(([name, value]): WrittenAttribute => [
      `data-${name}`,
      onOneLine(value),
    ]),
    ...others.filter(([name]) => name !== 'class'),
  ];
}

/** Minifiers join lines too, and some tools end a tag at a line break. */
function onOneLine(value: string): string {
  return value.replace(/[\t\n\r ]+/g, ' ').trim();
}

function inside({ tag, slots, content }: WidgetDraft): string {
  const slotParts = Object.entries(slots).filter(([, html]) => html.trim() !== '');
  if (tag === 'span' && slotParts.length === 0) return whole(content);
  const parts = [...slotParts.map(([name, html]) => slotMarkup(name, whole(html))), whole(content)].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? '' : `\n${parts.map(indented).join('\n')}\n`;
}

function slotMarkup(name: string, html: string): string {
  return html.includes('\n')
    ? `<div data-slot="${name}">\n${indented(html)}\n</div>`
    : `<div data-slot="${name}">${html}</div>`;
}

/** Closes every element, and leaves out what a snippet can't have. */
function whole(html: string): string {
  return cleanHtml(html).html.trim();
}

/** Leaves alone text whose white space is visible. */
function indented(html: string): string {
  return /<(pre|textarea)\b/i.test(html) ? html : html.replace(/^(?=.)/gm, '  ');
}
