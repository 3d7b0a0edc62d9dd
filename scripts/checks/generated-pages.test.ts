// @vitest-environment jsdom
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { families } from '../../stories/catalogue/families.ts';
import { generatedSections, withSections } from '../../stories/docs/generated-sections.ts';
import { widgetPage } from '../../stories/widget-page/page-file.ts';
import { root } from '../cdn/find-widgets.ts';

// The page of each widget in stories/docs/widgets, and the generated parts of guides. AW_PAGES=accept writes them.

const folder = 'stories/docs/widgets';
const widgets = families.flatMap((family) =>
  family.widgets.map((widget) => ({ ...widget, family: family.name })),
);
const pages = widgets.map((widget) => ({ widget, file: `${folder}/${widget.name}.md` }));

const isAccepted = process.env.AW_PAGES === 'accept';
const advice =
  'If the change is meant, write the pages with AW_PAGES=accept npm test -- scripts/checks/generated-pages.test.ts';

if (isAccepted) mkdirSync(join(root, folder), { recursive: true });

test.each(pages)('$file says what the definition says', async ({ widget, file }) => {
  const page = await widgetPage(widget, `../../../${pictureOf(widget)}`);
  if (isAccepted) writeFileSync(join(root, file), page);
  expect(readText(file), advice).toBe(page);
});

test.each(Object.entries(generatedSections))('%s says what the sources say', (name, sections) => {
  const file = `stories/docs/${name}`;
  const guide = withSections(readText(file), sections);
  if (isAccepted) writeFileSync(join(root, file), guide);
  expect(readText(file), advice).toBe(guide);
});

test.each(Object.entries(generatedSections))('%s has each of its generated parts', (name, sections) => {
  const marks = readText(`stories/docs/${name}`).matchAll(/\(generated: (\w+)\)/g);
  expect(Array.from(marks, ([, mark]) => mark)).toEqual(Object.keys(sections));
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
