import { diffArrays } from 'diff';

/**
 * Returns how an indented text differs from another: the lines that have gone (`-`) and come (`+`), each below the lines
 * that it stands in. `(the same)` for the same text, `undefined` if the whole text is shorter.
 */
export function differenceOf(before: string, after: string): string | undefined {
  if (before === after) return '(the same)';
  const [old, now] = [before, after].map((text) => text.split('\n')) as [string[], string[]];
  const said: string[] = [];
  let around: readonly string[] = [];
  const say = (mark: string, lines: readonly string[], at: number) => {
    const parents = parentsOf(lines, at);
    const told = parents.findIndex((parent, depth) => parent !== around[depth]);
    if (told >= 0) said.push(...parents.slice(told).map((parent) => `  ${parent}`));
    around = [...parents, lines[at] ?? ''];
    said.push(`${mark} ${lines[at]}`);
  };
  let [oldAt, nowAt] = [0, 0];
  for (const { added, removed, count } of diffArrays(old, now)) {
    const part = [...Array(count).keys()];
    if (removed) part.forEach((line) => say('-', old, oldAt + line));
    if (added) part.forEach((line) => say('+', now, nowAt + line));
    if (!added) oldAt += count;
    if (!removed) nowAt += count;
  }
  return said.length < now.length ? said.join('\n') : undefined;
}

/** The lines that one is inside, from the outermost. */
function parentsOf(lines: readonly string[], at: number): string[] {
  const parents: string[] = [];
  let indent = indentOf(lines[at]);
  for (let line = at - 1; line >= 0 && indent > 0; line--) {
    if (indentOf(lines[line]) >= indent) continue;
    indent = indentOf(lines[line]);
    parents.unshift(lines[line] ?? '');
  }
  return parents;
}

function indentOf(line = ''): number {
  return line.length - line.trimStart().length;
}
