/** Writes a table in Markdown; each cell is Markdown. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ') || '–').join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

/** Writes a list in Markdown; each item is Markdown. */
export function markdownList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Writes a block of code in Markdown. */
export function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** Marks words as code in Markdown. */
export function code(words: string): string {
  return words.includes('`') ? `\`\` ${words} \`\`` : `\`${words}\``;
}

/** Escapes what Markdown would read as a tag or as a part that is set apart, and MDX as JavaScript. */
export function plain(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[*[\]{}]/g, '\\$&');
}
