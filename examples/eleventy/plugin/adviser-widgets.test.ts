import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Definition } from '@adviser-widgets/widget';
import { adviserWidgets } from './adviser-widgets.js';

/** As the build writes them into `widgets.json`, read from the sources: tests need no build. */
const definitions = globSync(join(import.meta.dirname, '../../../packages/*/src/*/definition.ts'))
  .sort()
  .map((file) => import(pathToFileURL(file).href) as Promise<{ definition: Definition }>);
const widgets = (await Promise.all(definitions)).map(({ definition: { load, ...rest } }) => ({
  ...rest,
  loading: load,
}));
const folder = mkdtempSync(join(tmpdir(), 'eleventy-'));
const manifest = join(folder, 'widgets.json');
writeFileSync(manifest, JSON.stringify({ schemaVersion: 1, version: '1.0.0', widgets }));
afterAll(() => rmSync(folder, { recursive: true }));

const base = 'https://cdn.example.nz/adviser-widgets/1';

type Config = Parameters<typeof adviserWidgets>[0];
type Widget = Parameters<Config['addPairedShortcode']>[1];
type Transform = Parameters<Config['addTransform']>[1];

/** What Eleventy would do with what the plugin adds to it. */
function install(folder = base, errorsOnly = false) {
  const added: { tags?: () => string; widget?: Widget; transform?: Transform } = {};
  adviserWidgets(
    {
      addShortcode: (_name, write) => (added.tags = write),
      addPairedShortcode: (_name, write) => (added.widget = write),
      addTransform: (_name, transform) => (added.transform = transform),
    },
    { base: folder, tag: { config: '/widgets-config.json' }, manifest, errorsOnly },
  );
  const { tags, widget, transform } = added;
  if (!tags || !widget || !transform) throw new Error('the plugin has not added all it should');
  const page = { inputPath: './site/call.md', outputPath: './_site/call/index.html' };
  return {
    tags,
    widget,
    publish: (body: string) => transform.call({ page }, `<!doctype html>\n${tags()}\n${body}`),
  };
}

const { tags, widget, publish } = install();
const fallback = '<p>Call us</p>';

describe('a widget', () => {
  test.each([
    ['named arguments', [{ heading: 'Talk to us', campaignId: 'A1', __keywords: true }]],
    ['an object', [{ heading: 'Talk to us', 'campaign-id': 'A1' }]],
    ['names and values in turn', ['heading', 'Talk to us', 'data-campaign-id', 'A1']],
  ])('takes its attributes as %s', (_form, args) => {
    expect(widget(fallback, 'request-call-form', ...args)).toBe(
      '<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us" data-campaign-id="A1">\n\n<p>Call us</p>\n\n</div>',
    );
  });

  test('writes no value that could end the attribute or the tag', () => {
    expect(widget('', 'request-call-form', { heading: '"><img src=x onerror=a()>\n\n&lt;' })).toContain(
      'data-heading="&quot;&gt;&lt;img src=x onerror=a()&gt;&#10;&#10;&amp;lt;"',
    );
  });

  test.each([
    ['a backtick, which a backtick before the tag would pair with', 'a`b', 'a&#96;b'],
    ['a tag that ends a script', '</script>', '&lt;/script&gt;'],
    ['text that Nunjucks has marked as safe', new String('"><b>'), '&quot;&gt;&lt;b&gt;'],
  ])('escapes %s', (_what, heading, written) => {
    expect(widget('', 'request-call-form', { heading })).toContain(`data-heading="${written}"`);
  });

  test.each([
    'x onclick=alert(1) y',
    'x\tonclick',
    'x"',
    'x>',
    'x/onclick',
    'x=',
    'x\0',
    'x\u00a0y',
    'ж',
    '1',
    '-x',
    '__x',
    'data-',
    '',
  ])('refuses the name %j, and says how names are written', (name) => {
    const sentence = `{% widget "request-call-form" %} has an attribute named ${JSON.stringify(name.replace('data-', ''))}; names have only small letters, digits and hyphens: heading="Talk to us"`;
    expect(() => widget('', 'request-call-form', name, 'a')).toThrow(sentence);
    expect(() => widget('', 'request-call-form', Object.fromEntries([[name, 'a']]))).toThrow(sentence);
  });

  test('of an unknown name has the same rule for its attributes', () => {
    expect(() => widget('', 'x" onclick="a()', 'y onclick', 'b()')).toThrow('named "y onclick"');
    expect(widget('', 'x" onclick="a()')).toContain('data-widget="x&quot; onclick=&quot;a()"');
  });

  test.each([
    ['a flag', 'request-call-form', { draft: false }, 'data-draft="false"'],
    ['a list', 'typing-text', { words: ['Loans', 'Cover'] }, 'data-words="Loans, Cover"'],
    [
      'JSON',
      'gift-programme',
      { customer: { ClientFirstName: 'Aroha' } },
      'data-customer="{&quot;ClientFirstName&quot;:&quot;Aroha&quot;}"',
    ],
  ])('writes %s by its kind', (_kind, name, values, written) => {
    expect(widget('', name, values)).toContain(written);
  });

  test('leaves out what the page does not say', () => {
    expect(widget('', 'request-call-form', { heading: undefined })).not.toContain('heading');
  });

  test('gives its element the id, class and label', () => {
    expect(widget('', 'adviser-results', { id: 'found', class: 'wide', 'aria-label': 'Found' })).toContain(
      '<div class="aw-widget wide" data-widget="adviser-results" id="found" aria-label="Found">',
    );
  });

  test('in a line of text is an element of that line', () => {
    expect(widget(' Mortgages ', 'typing-text', { words: 'Loans' })).toBe(
      '<span class="aw-widget" data-widget="typing-text" data-words="Loans">Mortgages</span>',
    );
  });

  test('has a fallback that Markdown does not take for code', () => {
    expect(widget('\n    <p>a</p>\n      <p>b</p>\n', 'request-call-form')).toContain(
      '\n\n<p>a</p>\n  <p>b</p>\n\n',
    );
  });

  test('refuses a name without a value', () => {
    expect(() => widget('', 'request-call-form', 'heading')).toThrow(
      '{% widget "request-call-form" %} has a name without a value, "heading"; write names and values in turn: "heading", "Talk to us"',
    );
  });
});

describe('a page', () => {
  test('with every widget, and the example of what each needs, is published as it is', async () => {
    const content =
      '<h3>Call us</h3><ul><li><a href="/call"><img src="/call.jpg" alt="Call us"></a></li></ul>';
    const all = widgets.map(({ name, attributes, needsOne = [] }) => {
      const others = needsOne.includes('content') ? [] : needsOne; // each would be a second text
      const needed = Object.entries(attributes).filter(
        ([key, { required }]) => required || others.includes(key) || key === 'adviser-id',
      );
      return widget(content, name, Object.fromEntries(needed.map(([key, { example }]) => [key, example])));
    });
    await expect(publish(`<p id="open-offer">Offer</p>${all.join('')}`)).resolves.toContain('data-widget=');
  });

  test.each([
    [
      'an unknown attribute',
      widget(fallback, 'request-call-form', { headding: 'Talk to us' }),
      './site/call.md: request-call-form: does not know data-headding="Talk to us"; write data-heading="Talk to us" (line 4 of ./_site/call/index.html)',
    ],
    [
      'a value that does not fit',
      widget(fallback, 'request-call-form', { headingLevel: 9 }),
      'data-heading-level="9" is not a whole number from 2 to 6; write data-heading-level="6"',
    ],
    ['an unknown widget', widget(fallback, 'request-cal-form', {}), 'request-call-form'],
    ['a missing attribute', widget('', 'youtube-video', { title: 'Us' }), 'needs data-video'],
    [
      'an id that is not there',
      widget(fallback, 'adviser-search', { results: 'fond' }),
      'data-results="fond" is not the id of any element on this page',
    ],
    [
      'a comment without an end',
      `${widget(fallback, 'request-call-form')}<!-- soon`,
      './site/call.md ends in',
    ],
  ])('with %s is not published, and the sentence says how to fix it', async (_mistake, body, sentence) => {
    await expect(publish(body)).rejects.toThrow(sentence);
  });

  test('with a warning is published where only errors count, and the warning is printed', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const lenient = install(base, true);
    await lenient.publish(lenient.widget(fallback, 'request-call-form', { headding: 'Talk to us' }));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('write data-heading="Talk to us"'));
  });

  test.each(['http://127.0.0.1:4400/adviser-widgets/1/', '/adviser-widgets/1/'])(
    'with the library at %s is published',
    async (folder) => {
      const local = install(folder);
      await expect(local.publish(local.widget(fallback, 'request-call-form'))).resolves.toContain(folder);
    },
  );

  test('links the style sheet and the script', () => {
    expect(tags()).toBe(
      `<link rel="stylesheet" href="${base}/page.css">\n<script async fetchpriority="high" src="${base}/loader.js" data-config="/widgets-config.json"></script>`,
    );
  });
});

test('a name of the tag that could not be written is refused', () => {
  const added: { tags?: () => string } = {};
  adviserWidgets(
    {
      addShortcode: (_name, write) => (added.tags = write),
      addPairedShortcode: () => undefined,
      addTransform: () => undefined,
    },
    { base, tag: { 'brand onload=a()': 'acme' }, manifest },
  );
  expect(() => added.tags?.()).toThrow(
    'adviserWidgets: the tag has an attribute named "brand onload=a()"; names have only small letters',
  );
});

test('without the address of the library the plugin says what to write', () => {
  expect(() => adviserWidgets({} as Config, { base: '' })).toThrow(
    'adviserWidgets needs the folder of loader.js',
  );
});
