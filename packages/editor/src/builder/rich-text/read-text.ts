import { unshadowed } from '@adviser-widgets/core/internal';
import { parseMarkup } from '@adviser-widgets/markup';
import { DOMParser as SchemaParser } from 'prosemirror-model';
import { outlineOf } from './outline.ts';
import { keptAttributes, textElements, type TextElements } from './text-elements.ts';
import { schemaOf } from './text-schema.ts';
import { writeText, type RichText } from './write-text.ts';

/** Names of elements and attributes that the field would drop; empty if it would change the markup otherwise. */
export interface NotHeld {
  readonly parts: readonly string[];
}

const blockNames = 'p, h1, h2, h3, h4, h5, h6, ul, ol';

/** Reads HTML without loss, or says what a field for these elements can't hold. */
export function readText(html: string, elements: TextElements): RichText | NotHeld {
  const { body } = parseMarkup(`<body>${html}`);
  const isBare = html.trim() === '' ? elements === 'attribute' : !body.querySelector(blockNames);
  const doc = SchemaParser.fromSchema(schemaOf(elements)).parse(body);
  const written = parseMarkup(`<body>${writeText({ doc, isBare })}`).body;
  return outlineOf(written) === outlineOf(body)
    ? { doc, isBare }
    : { parts: partsBeyond(body, textElements[elements]) };
}

function partsBeyond(parent: Element, known: ReadonlySet<string>): string[] {
  const parts = [...unshadowed(parent).children].flatMap((element) => {
    const { localName } = unshadowed(element);
    if (!known.has(localName)) return [`<${localName}>`];
    const kept = keptAttributes[localName] ?? [];
    const others = unshadowed(element)
      .getAttributeNames()
      .filter((name) => !kept.includes(name));
    return [...others, ...partsBeyond(element, known)];
  });
  return [...new Set(parts)];
}
