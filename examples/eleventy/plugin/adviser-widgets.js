import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkHtml, printable, readManifest } from '@adviser-widgets/check';
import { loaderTags } from './loader-tags.js';
import { placeholder } from './placeholder.js';

/** The checker brings the `widgets.json` of its own version. */
const ownManifest = () =>
  fileURLToPath(new URL('widgets.json', import.meta.resolve('@adviser-widgets/check')));

/**
 * An Eleventy plugin. `{% widget "name", heading="…" %}fallback{% endwidget %}` writes a placeholder, and
 * `{% widgetTags %}` the style sheet and script for the layout. Every page with a widget is checked.
 */
export function adviserWidgets(
  eleventyConfig,
  { base, tag = {}, manifest = ownManifest(), errorsOnly = false },
) {
  if (!base)
    throw new Error(
      'adviserWidgets needs the folder of loader.js; write addPlugin(adviserWidgets, { base: "https://cdn.example.nz/adviser-widgets/1/" })',
    );
  const text = readFileSync(manifest, 'utf8');
  const known = readManifest(text);
  const widgets = new Map(JSON.parse(text).widgets.map((widget) => [widget.name, widget]));
  eleventyConfig.addShortcode('widgetTags', () => loaderTags(base, tag));
  eleventyConfig.addPairedShortcode('widget', (fallback, name, ...args) =>
    placeholder({ name, fallback, args, widget: widgets.get(name) }),
  );
  eleventyConfig.addTransform('adviser-widgets', async function (html) {
    const { inputPath, outputPath } = this.page;
    if (typeof outputPath === 'string' && outputPath.endsWith('.html') && html.includes('data-widget'))
      await check(html, { inputPath, outputPath, known, base, errorsOnly });
    return html;
  });
}

/** A library on http, as on your own machine, is for pages on http. */
function originFor(base) {
  const { protocol } = new URL(base, 'https://site.example');
  return `${protocol}//site.example/`;
}

async function check(html, { inputPath, outputPath, known, base, errorsOnly }) {
  const { findings, unread = [] } = await checkHtml(
    { name: inputPath, html, address: originFor(base) },
    known,
  );
  const isFatal = ({ severity }) => severity === 'error' || !errorsOnly;
  const describe = ({ subject, message, line }) => {
    const place = line === undefined ? '' : ` (line ${line} of ${outputPath})`;
    return printable(`${inputPath}: ${subject}: ${message}${place}`);
  };
  for (const finding of findings.filter((each) => !isFatal(each))) console.warn(describe(finding));
  const notRead = unread.map((reason) => printable(`${inputPath} ${reason}`));
  const fatal = [...notRead, ...findings.filter(isFatal).map(describe)];
  if (fatal.length > 0) throw new Error(`Fix the widgets of ${inputPath}:\n${fatal.join('\n')}`);
}
