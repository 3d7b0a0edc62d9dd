// @vitest-environment jsdom
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { families } from '../../stories/catalogue/families.ts';
import { widgetPage } from '../../stories/widget-page/page-file.ts';
import { root } from '../cdn/find-widgets.ts';

// The page of each widget in stories/docs/widgets. AW_PAGES=accept writes them.

const folder = 'stories/docs/widgets';
const widgets = families.flatMap((family) =>
  family.widgets.map((widget) => ({ ...widget, family: family.name })),
);
const pages = widgets.map((widget) => ({ widget, file: `${folder}/${widget.name}.md` }));

if (process.env.AW_PAGES === 'accept') mkdirSync(join(root, folder), { recursive: true });

test.each(pages)('$file says what the definition says', async ({ widget, file }) => {
  const page = await widgetPage(widget, `../../../${pictureOf(widget)}`);
  if (process.env.AW_PAGES === 'accept') writeFileSync(join(root, file), page);
  expect(
    readText(file),
    `If the change is meant, write the pages with AW_PAGES=accept npm test -- scripts/checks/widget-pages.test.ts`,
  ).toBe(page);
});

test('no page is left of a widget that has gone', () => {
  const files = globSync('*.md', { cwd: join(root, folder) }).map((file) => basename(file, '.md'));
  expect(files.sort()).toEqual(widgets.map(({ name }) => name).sort());
});

/** The first story of the widget that has a picture; else the drawing by which editors choose it. */
function pictureOf({ name, family }: (typeof widgets)[number]): string {
  const stories = readText(`stories/${family}/${name}.stories.tsx`).matchAll(/^export const (\w+)\b/gm);
  const pictures = Array.from(
    stories,
    ([, story = '']) => `stories/pictures/${toId(`${family}-${name}`, storyNameFromExport(story))}.png`,
  );
  const taken = pictures.find((picture) => existsSync(join(root, picture)));
  return taken ?? `packages/${family}/src/${name}/picture.svg`;
}

function readText(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
}
