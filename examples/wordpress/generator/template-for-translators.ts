import { po, type GetTextTranslation } from 'gettext-parser';
import type { ZipEntry } from './zip.ts';

/** A call in PHP or JavaScript, with what is said to translators on the line before. */
const call =
  /(?:\/\* translators: (.*?) \*\/\n[^\n]*?)?\b(?:esc_html)?__\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),\s*'adviser-widgets'\s*\)/gs;

/** Texts of the plugin's own header. */
const headers = ['Plugin Name', 'Description'];

/** Every text of the plugin as a `.pot` file, from which translators start. The same files always give the same one. */
export function templateForTranslators(files: readonly ZipEntry[], version: string): string {
  const texts: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { context = '', text, place, note } of files.flatMap(textsOf)) {
    const known = (texts[context] ??= {})[text];
    const reference = [known?.comments?.reference, place].filter(Boolean).join('\n');
    texts[context][text] = {
      msgid: text,
      msgstr: [''],
      ...(context && { msgctxt: context }),
      comments: { reference, ...(note && { extracted: `translators: ${note}` }) } as never, // the type asks for all kinds of comments
    };
  }
  const about = {
    'Project-Id-Version': `Adviser Widgets ${version}`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Domain': 'adviser-widgets',
  };
  return `${po.compile({ charset: 'utf-8', headers: about, translations: texts }).toString()}\n`;
}

interface Text {
  readonly text: string;
  /** File and line. */
  readonly place: string;
  readonly context?: string;
  readonly note?: string | undefined;
}

function textsOf({ path, content }: ZipEntry): Text[] {
  const source = content.toString();
  if (path.endsWith('block.json')) return textsOfBlock(path, source);
  if (!/\.(php|js)$/.test(path)) return [];
  const placeOf = (index: number) => `${path}:${source.slice(0, index).split('\n').length}`;
  const called = [...source.matchAll(call)].map(({ 0: whole, 1: note, 2: single, 3: double, index }) => ({
    text: (single ?? double ?? '').replace(/\\(.)/g, '$1'),
    place: placeOf(index + whole.lastIndexOf('__(')),
    note,
  }));
  const named = headers.flatMap((name) => {
    const found = new RegExp(`^ \\* ${name}: +(.*)$`, 'm').exec(source);
    return found?.[1] ? [{ text: found[1], place: placeOf(found.index), note: `${name} of the plugin` }] : [];
  });
  return [...called, ...named];
}

/** WordPress translates these automatically, each in its own context. */
function textsOfBlock(path: string, source: string): Text[] {
  const {
    title,
    description,
    keywords = [],
  } = JSON.parse(source) as {
    title: string;
    description: string;
    keywords?: readonly string[];
  }; // our own files
  const text = (context: string) => (each: string) => ({ context, text: each, place: path });
  return [
    text('block title')(title),
    text('block description')(description),
    ...keywords.map(text('block keyword')),
  ];
}
