import { code, markdownTable, plain } from '../../widget-page/markdown.ts';
import { textGroups } from './text-groups.ts';

/** Every text by the family of widgets that shows it: its name in `messages`, and what visitors read without one of yours. */
export function textSection(): string {
  return textGroups
    .map(({ title, texts }) => {
      const rows = Object.entries(texts).map(([name, text]) => [code(name), plain(text)]);
      return `### ${title}\n\n${markdownTable(['Name', 'In English'], rows)}`;
    })
    .join('\n\n');
}
