import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tasks } from '@adviser-widgets/widget/internal';
import { describe, expect, test } from 'vitest';
import { findWidgets, root, type FoundWidget } from '../cdn/find-widgets.ts';

// The lists of widgets in the READMEs and in a type have each widget, by its title or name and in its place.

const widgets = await findWidgets();
const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
const advice = 'README.md: correct the list "All widgets", or the count in its first sentence';

const taskOf = ({ definition: { task } }: FoundWidget) => (task ? tasks[task] : '');
const wanted = [...new Set(widgets.map(taskOf))];

describe('README.md', () => {
  const readme = read('README.md');
  const list = readme.split('\n## All widgets\n')[1]?.split('\n## ')[0] ?? '';
  const parts = list.split('\n### ').slice(1);

  test('counts the widgets', () => {
    expect(Number(/^(\d+) interactive widgets/m.exec(readme)?.[1]), advice).toBe(widgets.length);
  });

  test('has a heading for each task that widgets have', () => {
    const headings = parts.map((part) => part.split('\n')[0]);
    expect(headings.sort(), advice).toEqual(wanted.sort());
  });

  test.each(wanted)('lists the widgets for “%s”', (task) => {
    const found = widgets.filter((widget) => taskOf(widget) === task);
    const part = parts.find((each) => each.startsWith(`${task}\n`)) ?? '';
    const rows = found.map(
      ({ family, definition: { name, title } }) =>
        `| <img src="packages/${family}/src/${name}/picture.svg" width="96" alt=""> | [${title}](stories/docs/widgets/${name}.md)<br>\`${name}\` | `,
    );
    expect(rowsOf(part), advice).toEqual(rows.sort());
  });
});

const families = [...new Set(widgets.map(({ family }) => family))];

// The README of `ui` is about parts: the icon is one of them.
test.each(families.filter((family) => family !== 'ui'))('the README of %s lists its widgets', (family) => {
  const found = widgets.filter((widget) => widget.family === family);
  const file = `packages/${family}/README.md`;
  const rows = found.map(
    ({ componentName, definition: { name } }) =>
      `| [\`${componentName}\`](../../stories/docs/widgets/${name}.md) | \`${name}\` | `,
  );
  expect(rowsOf(read(file)), `${file}: correct the table of components`).toEqual(rows.sort());
});

test('the type of names, which code editors complete, has each widget', () => {
  const file = 'packages/widget/src/events/event-map.ts';
  const listed = read(file).matchAll(/^ {2}\| '(.+)'$/gm);
  const names = widgets.map(({ definition: { name } }) => name);
  expect(
    Array.from(listed, ([, name]) => name),
    `${file}: correct WidgetName`,
  ).toEqual(names.sort());
});

/** The start of each row that leads to the page of a widget, without the words that describe it. */
function rowsOf(text: string): string[] {
  const rows = text.matchAll(/^(\|.*\(\S*stories\/docs\/widgets\/.*?\| )[^|]+\|$/gm);
  return Array.from(rows, ([, start = '']) => start).sort();
}
