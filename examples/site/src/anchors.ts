import type { MarkdownIt } from 'markdown-it';

export interface Section {
  id: string;
  text: string;
}

/** A markdown-it plugin: gives every second-level heading an id and lists them in `env.sections`. */
export function anchors(markdown: MarkdownIt): void {
  markdown.core.ruler.push('anchors', ({ tokens, env }) => {
    const sections: Section[] = [];
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open' || token.tag !== 'h2') return;
      const text = tokens[index + 1]?.content ?? '';
      const id = toId(text);
      token.attrSet('id', id);
      sections.push({ id, text });
    });
    if (env) env.sections = sections;
  });
}

/** "Ngā pūrere: phones" becomes "nga-purere-phones". */
export function toId(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
