import { checkHtml, type PageReport } from '@adviser-widgets/check';
import { readConfig } from '@adviser-widgets/core/internal';
import { transform } from 'esbuild';
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentedPages, type CodeBlock } from './code-blocks.ts';
import { findWidgets, root } from '../cdn/find-widgets.ts';

const guides = documentedPages();
const browserTests = globSync('{packages,examples,stories,scripts}/**/*.browser.ts', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).map((file) => basename(file));
const manifest = new Map((await findWidgets()).map(({ definition }) => [definition.name, definition]));

const sheet = '<link rel="stylesheet" href="https://cdn.example.nz/adviser-widgets/1/page.css">';
const script =
  '<script async src="https://cdn.example.nz/adviser-widgets/1/loader.js" data-brand="acme" data-captcha-site-key="key" data-maps-api-key="key" data-chat-key="key" ATTRIBUTES></script>';

const search =
  '<script type="application/json" id="adviser-widgets-config">{ "search": { "appId": "id", "apiKey": "key", "pagesIndex": "pages" } }</script>';

/**
 * Returns the page that a snippet belongs to, with the script, its style sheet and a configuration, unless
 * the snippet brings its own.
 */
function pageWith({ text, use }: CodeBlock): string {
  if (text.startsWith('<!doctype')) return text;
  const tag = text.includes('loader.js')
    ? ''
    : sheet +
      (text.includes('adviser-widgets-config') ? '' : search) +
      script.replace('ATTRIBUTES', use === 'links' ? 'data-links="true"' : '');
  return `<!doctype html><html lang="en">${tag}${text}</html>`; // what begins with tags of the head is in it
}

function check(snippet: CodeBlock, policies: readonly string[] = []): Promise<PageReport> {
  return checkHtml(
    { name: 'guide', html: pageWith(snippet), address: addressOf(snippet), policies },
    manifest,
  );
}

/** A page that loads the sandbox's files is on the reader's machine; all others are on a site. */
function addressOf({ text }: CodeBlock): string {
  return text.includes('http://127.0.0.1:4400/') ? 'http://127.0.0.1/page.html' : 'https://www.example.nz/';
}

describe.each(guides)('$file', ({ text, blocks: snippets }) => {
  const written = (language: string) => snippets.filter((snippet) => snippet.language === language);
  const right = written('html').filter(({ use }) => use !== 'mistake');
  const mistakes = written('html').filter(({ use }) => use === 'mistake');

  test.for(right)('the snippet on line $line has nothing to fix', async (snippet) => {
    expect((await check(snippet)).findings).toEqual([]);
  });

  test.for(right.filter(({ text: html }) => html.includes('data-widget=') || html.includes('#widget=')))(
    'the snippet on line $line contains a widget',
    async (snippet) => {
      expect((await check(snippet)).widgets).toBeGreaterThan(0);
    },
  );

  test.for(mistakes)('the mistake on line $line is found', async (snippet) => {
    expect((await check(snippet)).findings).not.toEqual([]);
  });

  test.for(written('text').filter(({ use }) => use === 'policy'))(
    'the policy on line $line allows the code before it',
    async (policy) => {
      const page = snippets.findLast(({ use, line }) => use === 'strict' && line < policy.line);
      expect(page && (await check(page, [policy.text])).findings).toEqual([]);
    },
  );

  test.for(written('json').filter(({ use, text: json }) => use !== 'answer' && !json.includes('"version"')))(
    'the configuration on line $line is valid',
    ({ text: json }) => {
      expect(
        readConfig({ json: JSON.parse(json) as unknown, tag: {}, hostname: 'www.example.nz' }).problems,
      ).toEqual([]);
    },
  );

  test.for(written('js'))('the script on line $line is valid JavaScript', async ({ text: code }) => {
    expect((await transform(code, { loader: 'js' })).warnings).toEqual([]);
  });

  test('names files and pages that exist', () => {
    const files = [...text.matchAll(/`((?:packages|scripts|stories|\.storybook)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(
      files.filter(
        (file) => !existsSync(join(root, file.replace('packages/loader/dist/cdn', 'packages/loader'))),
      ),
    ).toEqual([]);
    expect(unclearBrowserTests(text)).toEqual([]);
  });
});

/**
 * Returns the browser tests that a text names and that do not exist exactly once. Guides name them without
 * their folder.
 */
function unclearBrowserTests(text: string): string[] {
  const names = [...text.matchAll(/`([\w-]+\.browser\.ts)`/g)].map(([, name = '']) => name);
  return names.filter((name) => browserTests.filter((other) => other === name).length !== 1);
}
