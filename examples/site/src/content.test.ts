import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toId } from './anchors.ts';
import { renderInlineMarkdown, renderMarkdown } from './markdown.ts';
import { readPage } from './page.ts';
import { toPath } from './pages.ts';
import { createTemplates } from './templates.ts';

function inFolder(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('the address of a content file', () => {
  it.each([
    ['index.md', '/'],
    ['privacy-policy.md', '/privacy-policy'],
    ['about-us/contact-us.md', '/about-us/contact-us'],
    ['about-us/index.md', '/about-us'],
    ['about-us\\contact-us.md', '/about-us/contact-us'],
  ])('of %s is %s', (file, path) => expect(toPath(file)).toBe(path));
});

describe('a content file', () => {
  const description = 'A description that is long enough to say what the page is about.';

  it('becomes a page with its fields, its text and its sections', () => {
    const file = inFolder(
      'a.md',
      `---\ntitle: Ngā pūrere\ndescription: ${description}\nlead: Hi\n---\n\n## Kāpiti & you\n\nText`,
    );
    const page = readPage(file, '/a');
    expect(page.fields).toEqual({ title: 'Ngā pūrere', description, template: 'article', lead: 'Hi' });
    expect(page.sections).toEqual([{ id: 'kapiti-you', text: 'Kāpiti & you' }]);
    expect(page.content).toBe('<h2 id="kapiti-you">Kāpiti &amp; you</h2>\n<p>Text</p>\n');
  });

  it.each([
    ['no front matter', 'Text', /a\.md has no front matter/],
    ['YAML that cannot be read', '---\ntitle: a: b\n---\n', /a\.md: the YAML cannot be read/],
    ['no title', `---\ndescription: ${description}\n---\n`, /a\.md cannot be used\.\n {2}title: /],
    ['a description too short to help', '---\ntitle: T\ndescription: Short\n---\n', /description: /],
    [
      'a template outside its folder',
      `---\ntitle: T\ndescription: ${description}\ntemplate: ../x\n---\n`,
      /template: /,
    ],
  ])('with %s is an error that names the file', (_, text, message) => {
    expect(() => readPage(inFolder('a.md', text), '/a')).toThrow(message);
  });
});

describe('Markdown', () => {
  it('leaves a widget between two paragraphs unchanged', () => {
    const widget =
      '<div class="aw-widget" data-widget="pop-up" data-heading="Don\'t &amp; do">\n  <p>Fallback &quot;*as is*&quot;</p>\n</div>';
    expect(renderMarkdown(`Before\n\n${widget}\n\nAfter`).html).toBe(
      `<p>Before</p>\n${widget}\n<p>After</p>\n`,
    );
  });

  it('puts no paragraph around a line of front matter', () => {
    expect(renderInlineMarkdown('[Read](/privacy-policy) *now*')).toBe(
      '<a href="/privacy-policy">Read</a> <em>now</em>',
    );
  });

  it.each([
    ['Kāpiti and Horowhenua', 'kapiti-and-horowhenua'],
    ['Who sees it?', 'who-sees-it'],
    ["  'In short'  ", 'in-short'],
  ])('gives the heading %j the id %j', (text, id) => expect(toId(text)).toBe(id));
});

describe('a template', () => {
  const render = (text: string, scope: object) => createTemplates(tmpdir()).parseAndRender(text, scope);

  it('escapes what it prints', async () => {
    expect(await render('{{ a }}', { a: '<b a="1">' })).toBe('&lt;b a=&#34;1&#34;&gt;');
  });

  it('refuses a name that does not exist', async () => {
    await expect(render('{{ page.titel }}', { page: { title: 'T' } })).rejects.toThrow(/titel/);
    await expect(render("{{ 'a' | markdwon }}", {})).rejects.toThrow(/markdwon/);
  });
});
